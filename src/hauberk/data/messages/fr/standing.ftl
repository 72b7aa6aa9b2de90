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
quiet-why-days = il s'en est passé autant que voulu
quiet-why-asked = on demande ce qu'on ne demande pas chaque jour
quiet-why-people = des gens sont venus ou partis, blessés ou guéris
quiet-why-works = quelque chose a changé aux murs, aux engins ou aux ouvrages
quiet-why-event = un événement
quiet-why-fight = il y a eu un combat
quiet-why-hunger = les vivres s'épuisent
quiet-why-revoked = ils ont été révoqués

## Pourquoi non
refusal-days_of_the_campaign = Les jours de ce siège sont ceux d'une campagne : c'est là qu'on les laisse passer, pour toute la faction
refusal-no_days = On laisse passer { $needs } { N($needs, "jour", "jours") } au moins ; nommés : { $has }
refusal-no_quiet_day = Ce qui est demandé maintenant ne l'est pas chaque jour
refusal-nothing_to_revoke = Aucun ordre de ce genre n'est en cours
