# Ordres permanents des sièges et des campagnes : jours calmes, itinéraires de plusieurs jours.

## À la table écrite
verb-quiet = jours calmes, attendre
verb-revoke = révoquer
word-days = jours
word-of = de
part-days = combien de jours au plus
part-of = de qui : un pion, un camp ou une faction

## Pourquoi les jours calmes sont finis
siege-quiet_ended = Plus de jours calmes pour { $role ->
        [besieger] les assiégeants
       *[besieged] les assiégés
    } : { $why }.
quiet-why-days = leur nombre est écoulé
quiet-why-asked = une question inhabituelle se pose
quiet-why-people = des gens sont venus, partis ou blessés
quiet-why-works = quelque chose a changé aux murs, aux engins ou aux ouvrages
quiet-why-event = un événement
quiet-why-fight = il y a eu un combat
quiet-why-hunger = les vivres s'épuisent
quiet-why-revoked = ils ont été révoqués

## Pourquoi non
refusal-days_of_the_campaign = Les jours de ce siège sont ceux d'une campagne : c'est là qu'on les laisse passer, pour toute la faction
refusal-no_days = On laisse passer { $needs } { N($needs, "jour", "jours") } au moins ; demandés : { $has }
refusal-no_quiet_day = La question posée maintenant n'est pas de tous les jours
refusal-nothing_to_revoke = Aucun ordre de ce genre n'est en cours

## Itinéraires de plusieurs jours
verb-route = itinéraire, faire route
word-counter = pion
word-route-path = par, vers
part-counter = un groupe, un convoi ou un espion
campaign-route_ended-arrived = { $who } { N($who_count, "est arrivé", "sont arrivés") } au bout du chemin.
campaign-route_ended-in_the_way = { $who } { N($who_count, "s'arrête", "s'arrêtent") } en chemin vers { $goal } : { $about } { N($about_count, "barre", "barrent") } le passage.
campaign-route_ended-barred = { $who } { N($who_count, "s'arrête", "s'arrêtent") } en chemin vers { $goal } : { $barred }
campaign-route_ended-met = { $who } { N($who_count, "a", "ont") } rencontré { $about } et n'{ N($who_count, "avance", "avancent") } plus sans ordre.
campaign-route_ended-astray = { $who } n'{ N($who_count, "est", "sont") } plus là où continue le chemin vers { $goal }.
campaign-route_ended-gone = { $who } n'{ N($who_count, "est", "sont") } plus en route vers { $goal }.
campaign-route_ended-revoked = { $who } { N($who_count, "reçoit", "reçoivent") } l'ordre de ne plus marcher vers { $goal }.
campaign-quiet_ended = Plus de jours calmes pour { LES($faction) } : { $why }.
quiet-why-met = une rencontre avec { $about }
quiet-why-battle = une bataille, { $about }
quiet-why-siege = des nouvelles du siège { DE($about) }
quiet-why-place = quelque chose est arrivé { A($about) }
quiet-why-lost = { $about } { N($about_count, "est perdu", "sont perdus") }
quiet-why-told = des nouvelles { DE($about) }
quiet-why-route = { $about } { N($about_count, "s'est arrêté", "se sont arrêtés") }
refusal-not_your_counter = Vous n'avez ni groupe, ni convoi, ni espion de ce nom : { $about }
refusal-does_not_march = { $about } ne { N($about_count, "marche", "marchent") } pas de { N($about_count, "son propre chef", "leur propre chef") }
refusal-others_in_the_way = { $about } { N($about_count, "barre", "barrent") } le passage aujourd'hui
    .help = Qui veut les affronter marche sur leur case.
text-campaign-on-the-way = En route : { $group }, vers { $place }.
