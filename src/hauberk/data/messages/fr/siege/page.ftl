# Les sièges sur la page : le rayon, la feuille du siège, les ordres, les questions, le calendrier, la chronique.

## Le rayon
page-bar-sieges = Sièges
page-sieges = Sièges
page-sieges-text = { $count } places à prendre ou à tenir, jour après jour. Chaque assaut, chaque sortie peut se jouer sur la carte, se confier à des capitaines ou se régler par la table.
page-sieges-all = Tous les sièges
page-sieges-going = Vos sièges
page-siege-going-day = Jour { $day }
page-siege-begin = Commencer
page-siege-begin-what = Commencer : { $title }
page-siege-as-besieger = Mettre le siège
page-siege-as-besieged = Tenir la place
page-siege-at-most = Finit le jour { $days } au plus tard
page-siege-setup = Plus : adversaire, dés, règles
page-siege-switches = Cochés comme ce siège les entend. L'enregistrement dit ce que vous changez.
page-siege-switches-fights = Points de ses combats
page-siege-switch-set = Ce siège commence ainsi.
page-siege-switch-void_early_lifting = Pas de fin précoce
    .text = Le message qui lève le siège est sans effet les premiers jours. Tel qu'imprimé, il met fin à la plupart des sièges en cinq jours.
page-siege-switch-minus_five_first_days = Des débuts calmes
    .text = Les premiers jours, le jet d'événement est abaissé, et non relevé.
page-siege-switch-above_twenty_is_nothing = Au-delà de la table, rien
    .text = Un jet d'événement qui dépasse la table n'amène rien, au lieu de sa dernière ligne.
page-siege-switch-larger_modifier_only = Le plus fort modificateur seul
    .text = Premiers jours et blocus lâche ne s'additionnent pas : seul le plus fort des deux compte.
page-siege-switch-first_full_day_two = Un jour pour arriver
    .text = Le premier jour, on compte les vivres et l'on ne fait rien d'autre.
page-siege-switch-open_provisions = Vivres connus
    .text = L'assiégeant sait combien de temps les vivres dureront.
page-siege-switch-ration_bonus = La faim conseille
    .text = Quand les vivres manquent, la garnison se rend plus volontiers. Les chiffres sont les nôtres.
page-siege-switch-build_on_combat_days = Le chantier continue
    .text = Un jour de combat, les ouvriers qui n'y prennent pas part poursuivent leur travail.
page-siege-switch-gate_is_breach = Une porte détruite fait brèche
    .text = Par elle, les pierres atteignent les murs intérieurs.
page-siege-switch-either_redoubt_first = Réduit au choix
    .text = La garnison se replie dans le réduit qu'elle veut ; sinon leur ordre est fixé.
page-siege-switch-halved_once = Vivres réduits une seule fois
    .text = La moitié des vivres n'est perdue qu'au premier repli dans un réduit, et non à chacun.
page-siege-switch-no_nightfall = Pas de nuit
    .text = Les combats sur la carte n'ont pas de dernier tour : ils ne s'achèvent que selon leurs propres règles, et non après trente tours.
page-siege-switch-captured_commanders_lost = Chefs capturés, chefs perdus
    .text = Une place dont tous les chefs sont tués ou capturés se rend ; sinon seule leur mort compte.
page-siege-switch-marker_moves_food_only = Les voleurs prennent les vivres, pas le temps
    .text = Quand on vole des vivres ou que des réfugiés arrivent, seuls des vivres sont perdus ; sinon le marqueur de siège avance, et guérisons, chantiers et engagements viennent plus tôt à terme.
page-siege-switch-unled_counter_mine = Contre-mines sans ingénieur
    .text = N'importe qui peut creuser vers une mine ; sinon un ingénieur doit diriger.
page-siege-commander = un commandant (l'ordinateur)
page-siege-watch = personne : deux commandants jouent, je regarde
page-siege-picture = Plan de la place : { $place }
page-trouble-no-siege = Ce siège n'est pas ici. Il a été supprimé, ou il est gardé sur une autre machine.

## Le cadre
page-siege-leave = Vers les sièges
page-siege-leaf = La fiche de siège
page-siege-tab-today = Aujourd'hui
page-siege-tab-sheet = Travaux
page-siege-tab-people = Gens
page-siege-tab-tale = Récit
page-siege-day = Jour { $day }
page-siege-today = aujourd'hui
page-siege-calendar = Calendrier
page-siege-steps = Étapes du jour
page-siege-step-event = Événement
page-siege-step-initiative = Initiative
page-siege-step-recovery = Guérisons
page-siege-step-action = Action
page-siege-step-activities = Travaux
page-siege-step-evening = Soir
page-siege-initiative = Initiative : { $side }
page-siege-waits = Décision : { $side }.
page-siege-over = Le siège est terminé.
page-siege-end-days = { $days ->
        [one] Le siège a duré un jour.
       *[other] Le siège a duré { $days } jours.
    }
page-siege-quiet = Jours calmes
    .help = Passe, et redonne les mêmes ordres, jusqu'à une autre question ou un fait nouveau.
page-siege-quiet-until = jusqu'à du nouveau
page-siege-quiet-stop = Arrêter
page-siege-quiet-most = Au plus
page-siege-quiet-length = { $days } jours
page-siege-quiet-over = Plus de jours calmes : { $why }.
page-siege-curtain = Les ordres, les réserves et les plans de ce camp ne regardent que son joueur.
page-siege-latest = Ce qui s'est passé

## Le calendrier
page-siege-sign-event = Un événement
page-siege-sign-fight = Un combat
page-siege-sign-stones = Un mur touché
page-siege-sign-breach = Un mur tombé
page-siege-sign-fire = Quelque chose a brûlé
page-siege-sign-dead = Un mort
page-siege-sign-hurt = Un blessé
page-siege-sign-built = Un ouvrage achevé
page-siege-sign-mine = Travail dans une mine
page-siege-sign-parley = On a parlé de reddition
page-siege-sign-joined = Des arrivées
page-siege-sign-left = Des prises ou des départs
page-siege-date-heals = { $count ->
        [one] Guérison : { $who }
       *[other] { $count } guérisons : { $who }
    }
page-siege-date-pledge = La garnison se rend, sauf secours
page-siege-date-last = Le dernier jour

## Le plan
page-siege-plan = Plan de la place. Les flèches vont de mur en mur, Entrée choisit.
page-siege-plan-nearer = Plus près
page-siege-plan-farther = Plus loin
page-siege-plan-whole = Tout le plan
page-siege-wall = { $what }, { $hex }
page-siege-wall-wall = mur
page-siege-wall-tower = tour
page-siege-wall-keep = donjon
page-siege-wall-house_wall = mur de maison
page-siege-wall-palisade = palissade
page-siege-wall-gate = porte
page-siege-wall-postern = poterne
page-siege-wall-hoarding = hourd
page-siege-wall-bridge = pont
page-siege-wall-scaffold = échafaudage
page-siege-wall-jetty = jetée
page-siege-material-castle_stone = pierre double
page-siege-material-stone = pierre
page-siege-material-wood = bois
page-siege-wall-grades = { $grades ->
        [one] intact : le prochain coup l'abat
       *[other] reste { $left } degrés sur { $grades }
    }
page-siege-wall-down = en ruine
page-siege-wall-burnt = brûlé
page-siege-no-target-down = Il ne reste rien à pilonner ici.
page-siege-no-target-hidden = Caché par l'enceinte : aucune brèche n'y donne accès.
page-siege-no-target-far = D'autres murs sont plus près de la brèche.
page-siege-no-target-screened = Un hourd le couvre.
page-siege-odds-with = { $percent } % de chances de perdre un degré sous { $points ->
        [one] un point
       *[other] { $points } points
    }

## La feuille
page-siege-stores = Réserves
page-siege-food = { $days ->
        [0] Plus de vivres
        [one] Des vivres pour un jour
       *[other] Des vivres pour { $days } jours
    }
page-siege-food-unknown = Ce que la garnison a à manger, elle seule le sait.
page-siege-food-within = { $days ->
        [one] Dedans, des vivres pour un jour
       *[other] Dedans, des vivres pour { $days } jours
    }
page-siege-place = La place
page-siege-held-whole = Les assiégés la tiennent tout entière
page-siege-held-taken = Elle est aux assiégeants
page-siege-held-part = Les assiégés tiennent leur dernier refuge ; le reste est perdu
page-siege-walls-none = Aucun mur n'est tombé
page-siege-walls-down = { $count ->
        [one] Une case de mur est en ruine
       *[other] { $count } cases de mur sont en ruine
    }
page-siege-walls-hurt = { $count ->
        [one] Une est endommagée
       *[other] { $count } sont endommagées
    }
page-siege-walls-burnt = { $count ->
        [one] Une a brûlé
       *[other] { $count } ont brûlé
    }
page-siege-gate-open = La porte est ouverte
page-siege-bridge-down = Le pont est détruit
page-siege-restock = { $days ->
        [one] Il faut encore un jour aux assiégeants pour leur campement brûlé
       *[other] Il faut encore { $days } jours aux assiégeants pour leur campement brûlé
    }
page-siege-swapped = Les assiégeants sont assiégés à leur tour
page-siege-works = Engins et travaux : { $side }
page-siege-works-none = Rien
page-siege-engine-points = { $points ->
        [one] un point
       *[other] { $points } points
    }
page-siege-engine-wall = au pied du mur
page-siege-engine-inside = dans la place
page-siege-engine-damaged = endommagé
page-siege-engine-repairing = en réparation
page-siege-site = { $what } : { $men ->
        [0] personne à l'ouvrage
        [one] un à l'ouvrage
       *[other] { $men } à l'ouvrage
    }
page-siege-site-days = { $left ->
        [one] encore un jour sur { $all }
       *[other] encore { $left } jours sur { $all }
    }
page-siege-site-rests = { $done ->
        [0] à l'arrêt
        [one] à l'arrêt, un jour de fait
       *[other] à l'arrêt, { $done } jours de faits
    }
page-siege-mines = Mines
page-siege-mine = Mine : { $where }
page-siege-countermine = Contre-mine : { $where }
page-siege-mine-dug = { $dug } cases creusées sur { $needed }
page-siege-mine-digging = on y creuse
page-siege-mine-fired = les étais brûlent
page-siege-mine-failed = les étais ont brûlé, le mur tient encore
page-siege-mine-fallen = le mur est tombé
page-siege-mine-lost = ses mineurs ont été chassés
page-siege-tomorrow = Ce que le matin peut apporter
page-siege-event-nothing = rien de nouveau
page-siege-event-used = (déjà arrivé : rien de nouveau)

## Les gens
page-siege-people-host = Devant les murs : { $side }, { $count }
page-siege-people-garrison = Dans les murs : { $side }, { $count }
page-siege-people-wounded = Blessés ({ $count })
page-siege-people-prisoners = Prisonniers ({ $count })
page-siege-people-gone = Morts ou partis ({ $count })
page-siege-person-dead = mort
page-siege-person-prisoner = prisonnier
page-siege-person-gone = parti
page-siege-person-wounded = blessé
page-siege-person-never = ne guérira pas ici
page-siege-person-heals = guéri le jour { $day }
page-siege-person-within = dans la place
page-siege-role-commander = commandant
page-siege-role-engineer = ingénieur
page-siege-role-miner = mineur
page-siege-job = à l'ouvrage
page-siege-job-mine = dans la mine
page-siege-job-site = bâtit : { $what }
page-siege-job-engine = sert : { $what }
page-siege-numbered = { $what } { $number }
page-siege-kind-ladder = Échelles
page-siege-kind-grapnel = Grappins
page-siege-kind-fascine = Fascines
page-siege-kind-mantlet = Mantelets
page-siege-kind-cauldron = Marmites
page-siege-kind-stones = Tas de pierres
page-siege-kind-ballista = Baliste
page-siege-kind-ram = Bélier
page-siege-kind-gallery = Galerie
page-siege-kind-petraria = Perrière
page-siege-kind-mangonel = Mangonneau
page-siege-kind-trebuchet = Trébuchet
page-siege-kind-siege_tower = Tour de siège
page-siege-use-ladder = Deux la portent au mur ; qui monte se bat de son sommet.
page-siege-use-grapnel = Lancé par-dessus le mur, il donne une corde pour grimper.
page-siege-use-fascine = Des fagots qui comblent une case de fossé.
page-siege-use-mantlet = Un écran sur roues : derrière lui on est à couvert des flèches jusqu'au mur.
page-siege-use-cauldron = Chauffe l'huile sur le mur, à verser sur qui grimpe.
page-siege-use-ballista = Tire de grands traits sur les hommes, du campement ou du mur.
page-siege-use-ram = Poussé contre une porte ou un mur, il le brise coup après coup pendant l'assaut.
page-siege-use-gallery = Un toit amené au pied du mur : on creuse une mine dessous.
page-siege-use-petraria = Lance des pierres chaque jour ; chaque coup peut coûter un degré au mur.
page-siege-use-mangonel = Lance des pierres chaque jour ; il frappe plus fort et s'use.
page-siege-use-trebuchet = Lance chaque jour les pierres les plus lourdes.
page-siege-use-siege_tower = Roulée au mur, elle fait passer beaucoup de gens à la fois sur le rempart.

## Actions
page-siege-about-assault = Par-dessus les murs ou par la brèche, avec échelles et engins. Prise, la place est à vous.
page-siege-about-assault-redoubt = La garnison est enfermée dans son réduit. S'il est pris, toute la place est à vous.
page-siege-about-camp_sortie = Une partie des assiégés tombe sur les tentes et les engins du campement.
page-siege-about-supply_sortie = Quelques-uns sortent avec des bêtes et ramènent des vivres, malgré les patrouilles.
page-siege-about-general_sortie = Tout sur une bataille en rase campagne. Une seule fois par siège.
page-siege-about-gallery = Pousser une galerie couverte au pied du mur : dessous, les mineurs commencent.
page-siege-about-mine_fight = Mine et contre-mine se sont rencontrées. Au couteau, dans le noir.
page-siege-about-mine_sally = Sortir et courir à la galerie, avant que le mur tombe.
page-siege-about-counter_mine = Chercher leur mine de l'intérieur, et y percer.
page-siege-about-negotiate = Obtenir la place sous conditions. Le nombre et les brèches parlent pour vous.
page-siege-about-pass = Laisser passer le jour ; les travaux continuent.
page-siege-about-general_sortie-again = Les deux armées couchent dans la plaine. La bataille de la veille reprend.
page-siege-about-pass-again = Renoncer à la bataille et refermer les portes ; le siège continue, et il n'y a pas de seconde sortie générale.
page-siege-action-odds = Par la table : { $percent } % de chances de prendre la place.
page-siege-action-food = Par la table : { $all } % de chances que toutes les bêtes rentrent, { $half } % que la moitié, { $none } % qu'aucune. Un dé dit combien il y en a ; chacune vaut un jour de vivres.
page-siege-action-driven = Par la table : { $percent } % de chances qu'ils plient.
page-siege-action-losses = Pertes moyennes chez vous : morts { $dead }, blessés { $wounded } ; chez eux : { $theirs }.

## Ordres
page-siege-orders-seal = Sceller les ordres
page-siege-orders-none = Pas d'ordres aujourd'hui
page-siege-orders-again = Comme hier
page-siege-orders-clear = Tout effacer
page-siege-order-bombard = Pilonner
page-siege-order-build = Construire
page-siege-order-burn = Incendier
page-siege-order-mines = Creuser
page-siege-order-repair = Réparer
page-siege-order-fascines = Le fossé
page-siege-order-fascines-do = Combler { $hexes }
page-siege-order-bridge = Le pont
page-siege-order-bridge-do = Détruire le pont
page-siege-order-parley = Négocier la reddition
page-siege-order-idle = Sans tâche
page-siege-order-not-today = Pas un jour d'une telle action.
page-siege-idle = { $count ->
        [0] Chacun a sa tâche.
        [one] Un seul est sans tâche aujourd'hui.
       *[other] { $count } sont sans tâche aujourd'hui.
    }
page-siege-no-engines = Aucun engin ne peut tirer aujourd'hui.
page-siege-points = { $points ->
        [one] un point
       *[other] { $points } points
    }
page-siege-aim-at = Choisir un mur
page-siege-aim-hint = { $points ->
        [one] Un point en main. Choisissez un mur sur le plan ou dans la liste.
       *[other] { $points } points en main. Choisissez un mur sur le plan ou dans la liste.
    }
page-siege-aim-take = Choisissez un engin pour le reprendre en main.
page-siege-aim-off = Ne pas pilonner : { $what }
page-siege-odds-grade = { $percent } % avec { $points ->
        [one] un point
       *[other] { $points } points
    } ; { $grades ->
        [one] un coup l'abat
       *[other] reste { $left } degrés sur { $grades }
    }
page-siege-site-what = Que construire
page-siege-site-how = Avec combien de bras
page-siege-site-hands = { $men } à l'ouvrage
page-siege-site-made = { $days ->
        [one] un jour
       *[other] { $days } jours
    }{ $pieces ->
        [one] {""}
       *[other] , { $pieces } pièces
    }
page-siege-site-team = { $men } à l'ouvrage, { $days ->
        [one] un jour
       *[other] { $days } jours
    }
page-siege-site-led = sous { $who }
page-siege-site-off = Ne pas construire : { $what }
page-siege-site-pause = Suspendre
page-siege-site-resume = Reprendre le travail
page-siege-site-no-engineer = Aucun ingénieur n'est libre pour un nouveau chantier.
page-siege-burn-nothing = sur rien
page-siege-burn-hint = { $count ->
        [0] Aucun archer n'est libre.
        [one] Un archer est libre.
       *[other] { $count } archers sont libres.
    }
page-siege-burn-odds = { $percent } % de chances que le feu prenne ({ $count ->
        [one] un archer
       *[other] { $count } archers
    })
page-siege-mine-dig = Creuser : { $men ->
        [one] un mineur
       *[other] { $men } mineurs
    }, { $percent } % de chances de gagner une case aujourd'hui
page-siege-mine-fill = La combler : { $men ->
        [one] un mineur
       *[other] { $men } mineurs
    }, { $percent } % de chances de combler une case aujourd'hui
page-siege-mine-at = On creuse en { $hexes }.
page-siege-mine-fill-at = On comble { $hexes }.
page-siege-mine-choose = Choisir sur le plan
page-siege-mine-press = Choisissez une case sur le plan.
page-siege-mine-who = À l'ouvrage
page-siege-crew = Servants : { $engine }
page-siege-hands-usual = les sergents choisissent
page-siege-hands-named = { $names } ({ $count } sur { $most })
page-siege-mine-force = Forcer le travail : deux cases, mais des mineurs peuvent être blessés
page-siege-mine-props = Mettre le feu aux étais : le mur tombe demain, { $percent } %
page-siege-parley-do = Négocier aujourd'hui
page-siege-parley-odds = { $percent } % de chances qu'ils cèdent
page-siege-parley-at-least = { $percent } % de chances qu'ils cèdent, plus s'ils ont faim

## Questions
page-siege-chosen = { $count } choisis sur { $all }
page-before-sheet = La carte
page-before-deploy = La mise en place
page-before-places = Où se tiennent vos gens
page-before-usual = Comme leurs sergents l'entendent
page-before-hand = Je les place moi-même
page-before-lead = Qui les mène
page-before-play = Moi
page-before-captains = Des capitaines, des deux côtés
page-before-go = Au combat
page-siege-made-ready = Le combat se prépare.
page-siege-victim = { $who } tombe malade
page-siege-army-ready = { $count } arrivent :
page-siege-army-compose = Ou composez-la vous-même : { $spent } points sur { $points }
page-siege-army-send = Les faire venir : { $spent } points sur { $points }
page-siege-army-row = { $name }, { $class } : { $price }
page-siege-name-them = Les nommer
page-siege-line-up = { $count ->
        [0] Dans l'ordre où ils sont ; choisissez des visages pour les mettre en tête.
       *[other] En tête : { $count }
    }
page-siege-name-as-they-stand = Dans cet ordre
page-siege-patrol-nobody = N'envoyer personne
page-siege-muster-do = Rassembler
page-siege-muster-usual = Comme d'habitude
page-siege-muster-builders = Les bâtisseurs restent à l'écart
page-siege-muster-all = Tous
page-siege-muster-none = Personne
page-siege-muster-carried = Emportés aussi : { $things }.
page-siege-muster-no-ladders = Ni échelles, ni grappins, ni mantelets : il n'y en a pas encore.
page-siege-muster-engines = Engins
page-siege-muster-most = { $count } choisis, { $all } au plus
page-siege-muster-everybody = { $count ->
        [one] Un seul homme : nul ne reste à l'écart.
       *[other] Tous les { $count } : nul ne reste à l'écart.
    }
page-siege-muster-sheet = Le terrain devant les murs
page-siege-person-well = indemne
page-siege-no-wall = aucun mur ici
page-siege-muster-joined = Il touche la place par
page-siege-patrol = Patrouille { $number }
page-siege-patrol-first = Patrouille 1 : prête dès le premier tour
page-siege-patrol-hint = Au plus { $men } par patrouille, dont { $riders } cavaliers et { $shooters } tireurs. Choisissez un visage pour renvoyer quelqu'un au campement, ou du campement vers la patrouille marquée.
page-siege-patrol-counts = { $men } hommes, { $riders ->
        [one] { $riders } cavalier
       *[other] { $riders } cavaliers
    }, { $shooters ->
        [one] { $shooters } tireur
       *[other] { $shooters } tireurs
    }
page-siege-patrol-mark = Y envoyer des hommes
page-siege-patrol-call = La tenir prête
page-siege-patrol-new = Une patrouille de plus
page-siege-patrol-camp = Au campement : { $count }
page-siege-muster-edge = Ils viennent par
page-siege-muster-section = Vers le pan de mur
page-siege-arrange-usual = Comme d'habitude
page-siege-arrange-do = À leurs postes
page-siege-arrange-all = Tous par :
page-siege-arrange-again = Recommencer
page-siege-arrange-who = Les sergents connaissent leurs postes. Pour placer quelqu'un vous-même, choisissez un visage, puis une case du plan.
page-siege-arrange-where = Où placer { $who } ? Choisissez une case du plan.
page-siege-arrange-edge = De quel côté de la carte { $who } attend-il ?
page-siege-arrange-along = Les sergents savent où attendre. Pour choisir vous-même, choisissez un visage, puis un côté de la carte.
page-siege-arrange-sergeants = Les sergents placent tout le monde.
page-siege-door-play = Le jouer sur la carte
    .text = Vous menez vos gens vous-même ; ensuite le siège continue.
page-siege-door-captains = Laisser faire les capitaines
    .text = Deux capitaines se battent sur la carte ; cela prend quelques minutes. Vous pouvez regarder.
page-siege-door-quick = Le régler par la table
    .text = La table décide : un jet pour le combat, un pour le sort de chaque commandant, et des pertes des deux côtés.
page-siege-fighting = Les capitaines se battent. Le jour reprend quand ils ont fini.
page-siege-look-on = Regarder
page-siege-quick = Ce que dit la table
page-siege-quick-strength = Force
page-siege-quick-low = Un jet bas favorise ceux qui attaquent.
page-siege-quick-expected = { $side } : ceux qui prennent part au combat restent secrets. Le calcul suppose ceux qui viendraient d'ordinaire.
page-siege-quick-inside = Dans la place : un jet à part, avant la bataille
page-siege-quick-outside = La bataille devant la place
page-siege-quick-dead = Morts, en moyenne
page-siege-quick-wounded = Blessés, en moyenne
page-siege-flag-stands = tiennent bon
page-siege-flag-rout = sont en déroute
page-siege-flag-recoil = reculent
page-siege-flag-siege_lifted = lèvent le siège
page-siege-flag-garrison_surrenders = se rendent
