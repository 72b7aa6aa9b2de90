# Les jours d'un siège : une clé par sorte d'événement, ses variantes après un trait d'union. { $role } : besieger (assiégeant) ou besieged (assiégé).

## Noms
machine-trebuchet = le trébuchet
engine-numbered = { $engine } n° { $number }
spot = { $section } en { $hex }
spot-hoarding = { N($n, "le hourd", "les hourds") } en { $hex }
mine-under = la mine sous { $section }
date = { $day ->
        [1] { $day }er
       *[other] { $day }
    } { $month } { $year }
month-1 = janvier
month-2 = février
month-3 = mars
month-4 = avril
month-5 = mai
month-6 = juin
month-7 = juillet
month-8 = août
month-9 = septembre
month-10 = octobre
month-11 = novembre
month-12 = décembre

## Ce qu'on bâtit et ce qu'on garde
ware-ladder = { $n ->
        [one] une échelle
       *[other] { $n } échelles
    }
ware-grapnel = { $n ->
        [one] un grappin
       *[other] { $n } grappins
    }
ware-fascine = { $n ->
        [one] une fascine
       *[other] { $n } fascines
    }
ware-mantlet = { $n ->
        [one] un mantelet
       *[other] { $n } mantelets
    }
ware-cauldron = { $n ->
        [one] une marmite
       *[other] { $n } marmites
    }
ware-stones = { $n ->
        [one] un tas de pierres
       *[other] { $n } tas de pierres
    }
ware-ballista = { $n ->
        [one] une baliste
       *[other] { $n } balistes
    }
ware-ram = { $n ->
        [one] un bélier
       *[other] { $n } béliers
    }
ware-gallery = { $n ->
        [one] une galerie
       *[other] { $n } galeries
    }
ware-petraria = { $n ->
        [one] une perrière
       *[other] { $n } perrières
    }
ware-mangonel = { $n ->
        [one] un mangonneau
       *[other] { $n } mangonneaux
    }
ware-trebuchet = { $n ->
        [one] un trébuchet
       *[other] { $n } trébuchets
    }
ware-siege_tower = { $n ->
        [one] une tour de siège
       *[other] { $n } tours de siège
    }

## Le jour
siege-day_began = Jour { $day }, { $date }.
siege-provisions_found-counted = Les assiégés comptent leurs réserves : des vivres pour { $days } { N($days, "jour", "jours") }.
siege-provisions_found-hidden = Les assiégés comptent leurs réserves et gardent le compte pour eux.
siege-initiative_taken-dice = { $role ->
        [besieger] Les assiégeants ont l'initiative.
       *[besieged] Les assiégés ont l'initiative.
    }
siege-initiative_taken-event = { $role ->
        [besieger] Ce qui est arrivé donne l'initiative aux assiégeants.
       *[besieged] Ce qui est arrivé donne l'initiative aux assiégés.
    }
siege-action_chosen-assault = { $role ->
    [besieged] Les assiégés donnent l'assaut au réduit.
   *[besieger] Les assiégeants donnent l'assaut.
}
siege-action_chosen-camp_sortie = Les assiégés font une sortie contre le campement.
siege-action_chosen-supply_sortie = Les assiégés envoient chercher des vivres.
siege-action_chosen-general_sortie = Les assiégés sortent avec tout leur monde.
siege-action_chosen-gallery = Les assiégeants amènent une galerie au pied du mur.
siege-action_chosen-mine_fight = { $role ->
        [besieger] Les assiégeants percent dans la contre-mine.
       *[besieged] Les assiégés percent dans la mine.
    }
siege-action_chosen-mine_sally = Les assiégés font une sortie contre la mine.
siege-action_chosen-counter_mine = Les assiégés décident de creuser à la rencontre de la mine.
siege-action_chosen-relief = L'armée de secours livre bataille.
siege-action_chosen-negotiate = Les assiégeants négocient la reddition.
siege-action_chosen-pass = { $role ->
        [besieger] Les assiégeants n'entreprennent rien.
       *[besieged] Les assiégés laissent la journée aux assiégeants.
    }

## L'événement du jour
siege-marker_moved = Le marqueur de siège avance de { $boxes } { N($boxes, "case", "cases") } : on est au jour { $day }.
siege-event_drawn-nothing = Le matin n'apporte rien de nouveau.
siege-event_drawn-dissent = La discorde éclate parmi les assiégeants.
siege-event_drawn-commander_unwell = Le commandant de la garnison est souffrant et garde le lit.
siege-event_drawn-smoke = On voit de la fumée au loin. Personne ne sait ce qui brûle.
siege-event_drawn-pledge = La garnison fait savoir qu'elle se rendra, si aucun secours ne vient.
siege-event_drawn-poisoned_well = Le puits a été empoisonné.
siege-event_drawn-traitor = Il y a un traître dans les murs.
siege-event_drawn-engineer = Un maître ingénieur rejoint les assiégeants. Leurs engins seront bâtis plus vite.
siege-event_drawn-reinforcements = De la poussière sur la route : des renforts pour les assiégeants.
siege-event_drawn-provisions_stolen = Pendant la nuit, on a volé des vivres à la garnison.
siege-event_drawn-gate_opened = Un espion ouvre la porte aux assiégeants.
siege-event_drawn-refugees = Des gens du pays supplient qu'on les laisse entrer.
siege-event_drawn-dysentery = La dysenterie se déclare dans le campement.
siege-event_drawn-saboteur = Un saboteur s'est glissé dans le campement.
siege-event_drawn-assassin = Un assassin s'est glissé dans le campement.
siege-event_drawn-rain = Il pleut sans arrêt, et personne ne voit plus loin que sa tente.
siege-event_drawn-hostage = Le fils du châtelain est tombé aux mains des assiégeants.
siege-event_drawn-relief_army = Des bannières sur les collines : une armée vient au secours de la place.
siege-event_drawn-siege_lifted = Un message urgent rappelle les assiégeants.

siege-rolled-dysentery = La maladie va coucher { $number } des assiégeants.
siege-rolled-poisoned_well = { $number } des assiégés { N($number, "va", "vont") } en souffrir.
siege-rolled-assassin = L'assassin est pris avant d'avoir pu frapper.
siege-rolled-saboteur = Le saboteur est chassé avant d'avoir fait du mal.
siege-rolled-traitor = On fouille tout le monde ; le traître reste introuvable.
siege-rolled-pack_animals = Les fourrageurs ont { $number ->
        [one] une bête avec eux.
       *[other] { $number } bêtes avec eux.
    }

## Les gens
siege-hurt-wounded = { $why ->
        [dysentery] { $who } { N($who_count, "tombe", "tombent") } malade{ N($who_count, "", "s") }.
        [poisoned_well] { $who } { N($who_count, "a", "ont") } bu au puits et { N($who_count, "tombe", "tombent") } malade{ N($who_count, "", "s") }.
        [assassin] Le couteau de l'assassin blesse { $who }.
        [mine] { N($who_count, "Blessé", "Blessés") } dans la mine : { $who }.
       *[other] { $role ->
            [besieger] { N($who_count, "Blessé", "Blessés") } chez les assiégeants : { $who }.
           *[besieged] { N($who_count, "Blessé", "Blessés") } chez les assiégés : { $who }.
        }
    }
siege-hurt-dead = { $why ->
        [dysentery] { $who } { N($who_count, "meurt", "meurent") } de la maladie.
        [poisoned_well] { $who } { N($who_count, "meurt", "meurent") } du poison.
        [traitor] Le traître, c'était { $who }, qui le paie de sa vie.
        [assassin] Le couteau de l'assassin tue { $who }.
        [mine] { N($who_count, "Mort", "Morts") } dans la mine : { $who }.
       *[other] { $role ->
            [besieger] { N($who_count, "Mort", "Morts") } chez les assiégeants : { $who }.
           *[besieged] { N($who_count, "Mort", "Morts") } chez les assiégés : { $who }.
        }
    }
siege-wound_seen-day = { $who } { N($who_count, "devrait", "devraient") } être sur pied au jour { $day }.
siege-wound_seen-never = { $who } ne se { N($who_count, "remettra", "remettront") } pas pendant ce siège.
siege-wound_seen-others = { $role ->
        [besieger] Les assiégeants ont { $number } { N($number, "nouveau blessé", "nouveaux blessés") } à soigner.
       *[besieged] Les assiégés ont { $number } { N($number, "nouveau blessé", "nouveaux blessés") } à soigner.
    }
siege-healed = { $who } { N($who_count, "est", "sont") } de nouveau sur pied.
siege-departed-prisoner = { $who } { N($who_count, "est pris", "sont pris") }{ G($who_gender, "", "e") }{ N($who_count, "", G($who_gender, "", "s")) }.
siege-departed-gone = { $who } { N($who_count, "quitte", "quittent") } le siège.
siege-joined-refugees = { $number } d'entre eux trouvent refuge dans la place : { $who }.
siege-joined-reinforcements = Des renforts rejoignent les assiégeants, { $number } en tout : { $who }.
siege-joined-relief_army = Une armée de secours est là, { $number } en tout : { $who }.
siege-joined-engineer = { $number ->
        [one] { $who } arrive au campement pour bâtir des engins.
       *[other] { $who } arrivent au campement pour bâtir des engins.
    }
siege-unhorsed = { $who } { N($who_count, "a perdu son cheval", "ont perdu leurs chevaux") }.
siege-quartered-within = Les assiégeants logent { $number } des leurs dans la place.
siege-quartered-outside = Les assiégeants ressortent de la place.

## Réserves et travaux
siege-food_changed-eaten = { $days ->
        [0] On mange les derniers vivres.
        [one] Il reste des vivres pour un jour.
       *[other] Il reste des vivres pour { $days } jours.
    }
siege-food_changed-provisions_stolen = { $change } { N($change, "jour", "jours") } de vivres { N($change, "a", "ont") } disparu ; il en reste pour { $days }.
siege-food_changed-refugees = Tant de bouches coûtent { $change } { N($change, "jour", "jours") } de vivres ; il en reste pour { $days }.
siege-food_changed-redoubt = On abandonne la moitié des vivres, { $change } { N($change, "jour", "jours") } ; il en reste pour { $days }.
siege-food_changed-foragers = Il rentre des vivres pour { $change } { N($change, "jour", "jours") } ; il y en a pour { $days }.
siege-food_changed-taken = Les vivres du réduit sont aux mains de l'ennemi.
siege-food_changed-relief = De nuit, l'armée de secours fait passer des vivres pour { $change } { N($change, "jour", "jours") } ; il y en a pour { $days }.
siege-store_changed-redoubt = Les assiégeants trouvent des vivres pour { $days } { N($days, "jour", "jours") } dans la partie de la place qu'ils ont prise.
siege-store_changed-brought = Avec ce qu'ils ont apporté, ils ont des vivres pour { $days } { N($days, "jour", "jours") }.
siege-store_changed-eaten = Ceux qui se sont enfermés ont encore des vivres pour { $days } { N($days, "jour", "jours") }.
siege-store_changed-taken = Avec ce qui était dans le réduit, ils ont des vivres pour { $days } { N($days, "jour", "jours") }.
siege-store_changed-stolen = On a volé des vivres à ceux qui se sont enfermés : il leur reste { $days } { N($days, "jour", "jours") }.
siege-store_changed-foragers = Il y a maintenant des vivres pour { $days } { N($days, "jour", "jours") } dans leur partie de la place.
siege-stock_changed-built = On achève { $ware }.
siege-stock_changed-saboteur = Le saboteur détruit { $ware }.
siege-stock_changed-laid = On jette { $ware } dans le fossé.
siege-stock_changed-lost = On perd { $ware }.
siege-stock_changed-gained = On rapporte du combat { $ware }.
siege-engine_set-built = On achève { $ware }.
siege-engine_set-worn = { $points ->
        [0] À force de tirer, { $engine } n'est plus en état : il faut réparer.
        [one] { $engine } souffre de ses propres coups : il lui reste un point.
       *[other] { $engine } souffre de ses propres coups : il lui reste { $points } points.
    }
siege-engine_set-mended = On a réparé { $engine }.
siege-engine_set-damaged = Le combat a endommagé { $engine }.
siege-engine_set-at_wall = { $engine } est au pied du mur.
siege-engine_set-taken_back = On ramène { $engine } au campement.
siege-engine_lost-saboteur = Le saboteur détruit { $engine }.
siege-engine_lost-fire = Le feu détruit { $engine }.
siege-engine_lost-abandoned = On laisse { $engine } au campement, à l'ennemi.
siege-engine_lost-fight = On perd { $engine } dans le combat.
siege-project_set-begun = On commence { $ware } : { $men }.
siege-project_set-led = On commence { $ware } sous les ordres { DE($engineer) } : { $men }.
siege-project_set-resumed = Le travail reprend : { $ware }.
siege-project_set-paused = Le travail s'arrête : { $ware }.
siege-mine_set-begun = { $role ->
        [besieger] Les assiégeants commencent une mine sous { $section }.
       *[besieged] Les assiégés commencent une contre-mine vers { $section }.
    }
siege-mine_set-dug = { $role ->
        [besieger] La mine a avancé sous { $spot }.
       *[besieged] La contre-mine a avancé sous { $spot }.
    }
siege-mine_set-filled = On comble la mine sous { $section }, case par case.
siege-mine_set-fired = On met le feu aux étais sous { $section }.
siege-mine_set-failed = Les étais ont brûlé, mais { $section } tient toujours.
siege-mine_set-fallen = { $section } s'enfonce dans la mine et s'écroule.
siege-mine_set-lost = { $role ->
        [besieger] Les mineurs des assiégeants sont chassés de dessous { $section }.
       *[besieged] Les contre-mineurs sont chassés de dessous { $section }.
    }
siege-bombarded-hit = { $engines } { N($engines_count, "tire", "tirent") } sur { $spot } et en { N($engines_count, "arrache", "arrachent") } un morceau : il reste { $left } { N($left, "degré", "degrés") } sur { $grades }.
siege-bombarded-falls = { $engines } { N($engines_count, "tire", "tirent") } sur { $spot }, et tout s'écroule.
siege-bombarded-opens = { $engines } { N($engines_count, "tire", "tirent") } sur { $spot } et { N($engines_count, "enfonce", "enfoncent") } la porte.
siege-bombarded-nothing = { $engines } { N($engines_count, "tire", "tirent") } toute la journée sur { $spot }, sans effet.
siege-bombarded-no_headway = { $role ->
        [besieger] Les mineurs n'avancent pas sous { $spot }.
       *[besieged] La contre-mine n'avance pas sous { $spot }.
    }
siege-grade_lost-weaker = Le combat a affaibli { $spot } : il reste { $left } { N($left, "degré", "degrés") } sur { $grades }.
siege-grade_lost-falls = { N($spot_count, "Un mur s'est écroulé", "Des murs se sont écroulés") } : { $spot }.
siege-fire_tried-caught = Les flèches enflammées mettent le feu { A($spot) }.
siege-fire_tried-failed = Les archers tirent toute la journée des flèches enflammées sur { $spot } ; rien ne prend.
siege-fire_tried-spread = Le feu saute { A($spot) }.
siege-fire_tried-spared = Il ne saute pas { A($spot) }.
siege-fire_tried-put_out = On éteint l'incendie { DE($spot) }.
siege-fire_tried-burns_on = On n'arrive pas à éteindre l'incendie { DE($spot) }.
siege-burnt = Le feu détruit { $spot }.
siege-place_set-open = La porte est ouverte.
siege-place_set-closed = La porte est refermée.
siege-place_set-destroyed = Le pont est détruit.
siege-place_set-fascines = Le fossé est comblé en { $hexes }.

## Circonstances
siege-pledge_made-until = La garnison se rendra au jour { $day }, si une armée ne la secourt pas avant.
siege-pledge_made-void = L'engagement ne lie plus la garnison.
siege-camp_burnt-burnt = Le campement a souffert : les assiégeants doivent y passer { $days } { N($days, "jour", "jours") }.
siege-camp_burnt-mending = Les assiégeants remettent leur campement en état ; il leur faut encore { $days } { N($days, "jour", "jours") }.
siege-camp_burnt-mended = Le campement est de nouveau debout.
siege-fell_back-outer_lost = Les assiégés se replient dans leur dernier refuge, { $redoubt }. Le reste de la place est perdu.
siege-fell_back-whole = Les assiégés tiennent de nouveau toute la place.
siege-roles_swapped-yes = Les assiégeants s'enferment, et sont assiégés à leur tour.
siege-roles_swapped-no = Plus personne n'assiège les assiégeants.
siege-rampart_held-yes = Ceux du réduit ont repris un pan du rempart extérieur.
siege-rampart_held-no = Ceux du réduit ne tiennent plus aucun pan du rempart extérieur.
siege-broken_off-general_sortie = La nuit sépare les deux armées. Les assiégés couchent dans la plaine, devant le campement.
siege-broken_off-relief = La nuit sépare les deux armées. L'armée de secours couche devant le campement.
siege-broken_off-over = Il n'y a plus personne dans la plaine.
siege-parleyed-refused = La garnison refuse de livrer la place.
siege-parleyed-agreed = La garnison accepte de livrer la place.

## Combats
siege-fight_set = { $besiegers ->
        [one] un assiégeant
       *[other] { $besiegers } assiégeants
    } contre { $besieged ->
        [one] un assiégé
       *[other] { $besieged } assiégés
    }.
siege-quick_fought = { $besiegers ->
        [one] un assiégeant
       *[other] { $besiegers } assiégeants
    } contre { $besieged ->
        [one] un assiégé
       *[other] { $besieged } assiégés
    } : la table en décide.
siege-fight_ended-assault-won = L'assaut réussit.
siege-fight_ended-assault-lost = L'assaut est repoussé.
siege-fight_ended-assault-even = L'assaut finit sans vainqueur.
siege-fight_ended-camp_sortie-won = Le campement est emporté.
siege-fight_ended-camp_sortie-lost = La sortie est rejetée dans la place.
siege-fight_ended-camp_sortie-even = La sortie se retire ; le campement est toujours là.
siege-fight_ended-supply_sortie-won = Les fourrageurs passent.
siege-fight_ended-supply_sortie-lost = Les fourrageurs ne passent pas.
siege-fight_ended-supply_sortie-even = Les fourrageurs rentrent en combattant.
siege-fight_ended-general_sortie-won = Les assiégés restent maîtres du terrain.
siege-fight_ended-general_sortie-lost = Les assiégés sont battus hors des murs.
siege-fight_ended-general_sortie-even = Personne ne reste maître du terrain.
siege-fight_ended-gallery-won = La galerie est passée.
siege-fight_ended-gallery-lost = La galerie ne passe pas.
siege-fight_ended-gallery-even = Le combat pour la galerie finit sans vainqueur.
siege-fight_ended-mine_fight-won = { $role ->
        [besieger] Les assiégeants nettoient la contre-mine.
       *[besieged] Les assiégés nettoient la mine.
    }
siege-fight_ended-mine_fight-lost = { $role ->
        [besieger] Les assiégeants sont repoussés sous terre.
       *[besieged] Les assiégés sont repoussés sous terre.
    }
siege-fight_ended-mine_fight-even = Le combat sous terre finit sans vainqueur.
siege-fight_ended-mine_sally-won = Les travaux de la mine sont emportés.
siege-fight_ended-mine_sally-lost = La sortie est repoussée devant la mine.
siege-fight_ended-mine_sally-even = La sortie se retire ; la mine est toujours là.
siege-fight_ended-relief-won = L'armée de secours gagne la journée.
siege-fight_ended-relief-lost = L'armée de secours est battue.
siege-fight_ended-relief-even = La bataille contre l'armée de secours finit sans vainqueur.

## La fin
siege-siege_ended-won = { $why } Victoire : { $side }.
siege-siege_ended-nobody = { $why } Personne n'a gagné.
siege-end-starved = La faim ouvre la porte : la place se rend.
siege-end-commanders_lost = Il ne reste personne pour commander la garnison. Elle se rend.
siege-end-negotiated = La place se rend sous conditions.
siege-end-pledge = Aucun secours n'est venu. La garnison tient parole et se rend.
siege-end-taken = La place est prise.
siege-end-lifted = Les assiégeants s'en vont : le siège est levé.
siege-end-driven_off = Les assiégeants sont chassés.
siege-end-wiped_out = Un des camps n'a plus personne.
siege-end-time = Le temps est écoulé, et la place tient toujours.

## Comptes
term-two_dice = deux dés { $value }
term-besieger = l'assiégeant a la main plus prompte { $signed }
term-rain = pluie { $signed }
term-hostage = le fils du châtelain est otage { $signed }
term-provisions_dice = dés des vivres { $value }
term-provisions_mouths = bouches à nourrir : { $about }, soit { $signed }
term-provisions_least = jamais moins de jours que cela { $signed }
term-provisions_stores = ce qu'il y a dans les réserves { $signed }
term-numbers = nombre { $about } : { $signed }
term-breach = une brèche dans l'enceinte { $signed }
term-outer_held = l'enceinte est perdue { $signed }
term-inner_breached = les murs intérieurs ont une brèche { $signed }
term-rations = rations réduites { $signed }

roll-event = dés de l'événement
roll-provisions = dé des vivres
roll-initiative_besieger = initiative de l'assiégeant
roll-initiative_besieged = initiative de l'assiégé
roll-parley = dé des pourparlers
roll-bombardment = dé du pilonnage
roll-mine = dé des mineurs
roll-props = dé des étais brûlés
roll-late_fall = dé du mur resté debout
roll-fire = dé du feu
roll-healing = dé de la blessure
roll-pack_animals = dé des bêtes
roll-relief_food = dé des vivres envoyés
roll-traitor = dé du traître
roll-dysentery = combien tombent malades
roll-poisoned_well = combien ont bu
roll-refugees = combien viennent
roll-dissent = combien s'en vont
roll-saboteur = dé du saboteur
roll-assassin = dé de l'assassin

detail-sum = en tout { $total }
detail-bombarded = { $points } { N($points, "point", "points") } de pilonnage : { $result }
detail-initiative-besieger = les assiégeants : { $total }
detail-initiative-besieged = les assiégés : { $total }
detail-initiative-even = égalité : elle est aux assiégeants
detail-share-leaves = { $percent } % des assiégeants présents s'en vont
detail-once = cet événement a déjà eu lieu ; il ne vient qu'une fois par siège
detail-quick-attackers = les assaillants : { $total }
detail-quick-defenders = les défenseurs : { $total }
detail-quick-difference = différence { $difference }
detail-quick-reads = { $total } dans cette colonne : résultat { $letter } pour les deux camps
detail-quick-lose-attackers = les assaillants perdent { $dead } % en morts et { $wounded } % en blessés{ $what }
detail-quick-lose-defenders = les défenseurs perdent { $dead } % en morts et { $wounded } % en blessés{ $what }

## La chronique
chronicle-quiet = Une journée calme.
chronicle-side = Vu par { LES($side) }
chronicle-both = Vu des deux côtés
