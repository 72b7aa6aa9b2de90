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
page-games-standing-won = Gagnée
page-games-standing-lost = Perdue
page-games-standing-drawn = Personne n’a gagné
page-games-standing-ended = Vainqueurs : { $winners }
page-games-standing-unreadable = Conservée par une autre version
page-games-changed = Dernier coup : { $date }
page-games-deed = { $deed } : { $title }
page-home-games = En cours ou terminées, à reprendre ou à revoir
page-shelf-minutes = environ { $minutes } min
page-shelf-hard = { $how }, { $percent } % des victoires
page-shelf-hard-easy = facile
page-shelf-hard-even = équilibré
page-shelf-hard-hard = difficile
page-shelf-hard-desperate = désespéré
page-shelf-played = Jouées : { $count }
page-shelf-won = gagnées : { $count }
page-shelf-open = en cours : { $count }

## Map modes and search of a campaign
page-campaign-mode = Mode de carte
page-campaign-mode-none = carte simple
page-campaign-mode-lordship = seigneuries
    .help = Chaque hexagone à la couleur de qui tient le lieu le plus proche.
page-campaign-mode-supply = ravitaillement
    .help = Ce que vos lieux et convois peuvent fournir dans un hexagone, et ce que vos groupes y mangent par jour.
page-campaign-mode-loyalty = loyauté
    .help = Loyauté ou hostilité des groupes que vous voyez et de vos propres lieux : de faible à forte.
page-campaign-mode-threat = menace
    .help = Hexagones que les pions des autres peuvent atteindre en un jour au pas ordinaire, avec la force que vous leur connaissez.
page-campaign-mode-objectives = vos objectifs
    .help = Où se trouvent vos objectifs ; coché quand l’un est atteint pour l’instant.
page-campaign-mode-line-lordship = Terre de { $place } ({ $faction })
page-campaign-mode-line-supply =
    { $points ->
       [-1] Vivres sans limite
       *[other] Vivres ici : { $points }
    }{ $need ->
       [0] {""}
       *[other] , mangés par jour : { $need }
    }{ $days ->
       [-1] {""}
       [0] , pas assez pour aujourd’hui
       [one] , pour un jour
       *[other] , pour { $days } jours
    }
page-campaign-mode-line-loyalty = { $name } : { $level }
page-campaign-mode-line-threat = À un jour de { $groups } (force connue : { $size })
page-campaign-mode-line-objectives =
    { $met ->
       [yes] Un de vos objectifs, atteint : { $name }
       *[no] Un de vos objectifs : { $name }
    }
page-campaign-find = Chercher un lieu, un groupe ou un chef
page-campaign-find-none = Rien ne s’appelle { $what }.
