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
