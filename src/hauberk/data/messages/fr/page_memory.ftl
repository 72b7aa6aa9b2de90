## Les parties conservées ici
page-games = Vos parties
page-bar-games = Vos parties
page-games-all = Toutes vos parties ({ $count })
page-games-find = Chercher par titre, camp ou adversaire
page-games-found = { $count ->
        [0] Aucune partie ne correspond.
        [one] Une partie
       *[other] { $count } parties
    }
page-games-kind = Échelle
page-games-kind-all = toutes
page-games-kind-battle = batailles
page-games-kind-siege = sièges
page-games-kind-campaign = campagnes
page-games-state = État
page-games-state-all = toutes
page-games-state-open = en cours
page-games-state-over = terminées
page-games-you = Vous : { $sides }
page-games-watched = Vous regardez
page-games-opponent = { $side } ({ $name })
page-games-person = une personne
page-games-standing-yours = À vous de décider
page-games-standing-theirs = Décision : { $side }
page-games-standing-fight = On se bat sur la carte
page-games-standing-won = Gagnée
page-games-standing-lost = Perdue
page-games-standing-drawn = Personne n'a gagné
page-games-standing-ended = Vainqueurs : { $winners }
page-games-standing-unreadable = Conservée par une autre version
page-games-changed = Dernier coup : { $date }
page-games-deed = { $deed } : { $title }
page-home-games = En cours ou terminées, à reprendre ou à revoir
page-shelf-minutes = environ { $minutes } min
page-shelf-hard = { $how }, { $percent } % de victoires
page-shelf-won-of = { $how }, { $won } victoires en { $games } parties
page-shelf-hard-easy = facile
page-shelf-hard-even = équilibré
page-shelf-hard-hard = difficile
page-shelf-hard-desperate = désespéré
page-shelf-played = Jouées : { $count }
page-shelf-won = gagnées : { $count }
page-shelf-open = en cours : { $count }

## Map modes and search of a campaign
page-campaign-mode = Vue de la carte
page-campaign-mode-none = carte simple
page-campaign-mode-lordship = seigneuries
    .help = Chaque case à la couleur de qui tient le lieu le plus proche.
page-campaign-mode-supply = ravitaillement
    .help = Ce que vos lieux et convois peuvent fournir dans une case, et ce que vos groupes y mangent par jour.
page-campaign-mode-loyalty = loyauté
    .help = Loyauté ou hostilité des groupes que vous voyez et de vos propres lieux : de faible à forte.
page-campaign-mode-threat = menace
    .help = Cases que les pions des autres peuvent atteindre en un jour à l'allure ordinaire, avec la force que vous leur connaissez.
page-campaign-mode-objectives = vos buts
    .help = Où se trouvent vos buts ; coché quand l'un est atteint pour l'instant.
page-campaign-mode-line-lordship = Terre { DE($place) } ({ $faction })
page-campaign-mode-line-supply =
    { $points ->
       [-1] Vivres sans limite
       *[other] Vivres ici : { $points }
    }{ $need ->
       [0] {""}
       *[other] , mangés par jour : { $need }
    }{ $days ->
       [-1] {""}
       [0] , pas assez pour aujourd'hui
       [one] , pour un jour
       *[other] , pour { $days } jours
    }
page-campaign-mode-line-threat = À un jour { DE($groups) } (force connue : { $size })
page-campaign-mode-line-objectives =
    { $met ->
       [yes] Un de vos buts, atteint : { $name }
       *[no] Un de vos buts : { $name }
    }
page-campaign-find = Lieu, groupe ou commandant
    .short = Rechercher
page-campaign-find-none = Rien ne s'appelle { $what }.

## The legend, and leaves over a table
page-legend = Légende des signes
page-full-screen = Plein écran
page-legend-ready = Il peut encore agir maintenant
page-legend-selection = Choisi, ou désigné par la barre
page-legend-shoot = On peut tirer sur lui
page-legend-charge = On peut le charger
page-legend-attack = On peut le frapper
page-legend-goal = Un objectif du scénario
page-legend-cursor = La case du clavier, ou celle d'une réponse
page-legend-storey = Le passage vers l'étage indiqué
page-legend-work-door = Une porte à ouvrir, fermer ou forcer
page-legend-work-ladder = Travail à l'échelle
page-legend-work-fire = De quoi mettre le feu
page-legend-work-water = Un feu à éteindre
page-legend-work-oil = Travail aux marmites et à l'huile
page-legend-work-stone = Travail aux engins et aux pierres
page-legend-work-rope = Travail aux cordes et aux grappins
page-legend-work-tool = Autre travail
page-legend-mark-shot = A tiré
page-legend-mark-charged = A chargé
page-legend-mark-countercharge = A contre-chargé
page-legend-mark-lance_thrown = Sa lance est jetée
page-legend-mark-pikes = Piques abaissées
page-legend-mark-foulkon = Dans un foulkon
page-legend-mark-fire = Feu
page-legend-mark-ammunition = Ce qui lui reste à lancer
page-legend-mark-formation = Dans les rangs d'une formation
page-legend-mark-moved = S'est déplacé
page-legend-mark-halted = Arrêté : il ne va pas plus loin
page-legend-mark-captive = Un prisonnier
page-legend-mark-carries = Porte quelqu'un
page-legend-mark-led = Mené par quelqu'un
page-legend-mark-attacked = A attaqué
page-legend-mark-thrown = A lancé
page-legend-mark-ladder = Avec une échelle
page-legend-mark-worked = A travaillé
page-legend-counter-group = Un groupe, avec la lettre de son camp et sa force
page-legend-counter-mounted = Tous à cheval
page-legend-counter-acted = Il a agi aujourd'hui
page-legend-counter-unknown = Sa force est inconnue
page-legend-counter-mercenaries = Mercenaires
page-legend-counter-train = Un train de siège
page-legend-counter-convoy = Un convoi
page-legend-counter-spy = Un espion
page-legend-counter-hungry = Il a faim
page-legend-counter-halted = Il ne peut pas marcher aujourd'hui
page-legend-counter-prisoners = Il mène des prisonniers
page-legend-place-city = Une cité : ses vivres ne s'épuisent jamais
page-legend-place-town = Une ville
page-legend-place-borough = Un bourg
page-legend-place-village = Un village
page-legend-place-abbey = Une abbaye
page-legend-place-priory = Un prieuré
page-legend-place-castle_stone = Un château de pierre
page-legend-place-castle_tower_palisade = Une tour derrière une palissade
page-legend-place-castle_motte = Une motte et sa tour de bois
page-legend-road = Une route
page-legend-river = Une rivière ; on la passe aux ponts et aux gués
page-legend-bridge = Un pont
page-legend-border = La limite d'un pays
page-legend-leaguer = Un siège
page-legend-aim = Un de vos buts, sur la carte des buts
page-legend-flag = Qui tient le lieu
page-legend-sheaf = Vivres du lieu
page-legend-sheaf-old = Les mêmes, vus pour la dernière fois
page-set-side = Colonne à côté de la carte
page-set-side-open = ouverte
page-set-side-folded = repliée

## The roll of honour
page-honours = Tableau d'honneur
page-honours-none = Votre première partie terminée sera retenue ici.
page-honours-victories = Victoires
page-honours-kind = Échelle
page-honours-side = Camp
page-honours-games = Parties
page-honours-won = Gagnées
page-honours-drawn = Sans vainqueur
page-honours-lost = Perdues
page-honours-losses = Morts de votre camp : { $own }, des autres : { $other }
page-honours-dice = Dés
page-honours-dice-own = Jetés lors de vos décisions : { $count }, moyenne { $mean }
page-honours-dice-other = Lors de celles des autres : { $count }, moyenne { $mean }
page-honours-roll = Vos gens
    .help = Ceux qui sont revenus au moins une fois : les plus méritants d'abord.
page-honours-felled = abattus ou pris : { $count }
page-honours-survived = a survécu { $survived } fois sur { $games }
page-honours-wounds = revenu blessé : { $count }
page-honours-captive = pris : { $count }
