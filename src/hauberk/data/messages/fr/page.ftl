# La page autour de la table : accueil, batailles, leçon, spectacle, reprise, règles, réglages, chronique.

## Le cadre
page-skip = Aller au texte
page-home = Accueil
page-bar = Rubriques
page-bar-battle = Batailles
page-bar-learn = Apprendre
page-bar-watch = Regarder
page-bar-rules = Règles
page-bar-settings = Réglages
page-close = Fermer
page-cancel = Renoncer
page-again = Réessayer
page-trouble-unreachable = Le serveur ne répond pas
    .help = Il s'est arrêté, ou la connexion est coupée. Vos parties sont conservées. Relancez Hauberk, puis réessayez.
page-trouble-no-game = Cette bataille n'est pas ici. Elle a été supprimée, ou elle est gardée sur une autre machine.
page-trouble-refused = Impossible de montrer cela
page-trouble-broken = Cette page a eu une défaillance
page-percent = { $percent } %
page-times = × { $times }
page-turn = Tour { $turn }
page-picture-of = Carte de la bataille : { $title }

## Accueil
page-home-motto = Des batailles médiévales, homme contre homme. Chacun a un nom.
page-home-begin = Apprendre en dix minutes
page-home-fight = Au combat
page-home-continue = Votre partie continue
page-home-continue-what = Reprendre { $title }
page-home-go-on = Reprendre
page-home-learn = Une première bataille, expliquée pas à pas
page-home-watch = Deux capitaines se battent, vous regardez
page-home-rules = Chaque règle en mots simples
page-home-settings = Langue, taille du texte, nuit
page-home-open = Parties en cours
page-home-over = Parties jouées
page-home-replay = Revoir
page-home-chronicle = Chronique
page-forget = Supprimer
page-forget-what = Supprimer { $title }
page-forget-sure = Supprimer pour de bon ?
page-forgotten = Partie supprimée : { $title }.
page-doors = À quoi jouer
page-door-battle = Bataille
    .text = { $count ->
        [one] Une soirée : en rase campagne, de maison en maison, sur les murs des châteaux.
       *[other] { $count } soirées : en rase campagne, de maison en maison, sur les murs des châteaux.
    }
page-door-siege = Siège
    .text = { $count } places : campement et garnison, mines et famine, jour après jour.
page-door-campaign = Campagne
    .text = { $count } campagnes : un pays, ses seigneurs et leur loyauté, jour après jour.
page-import = Importer une partie
page-import-done = { $steps ->
        [one] La partie est là : un coup.
       *[other] La partie est là : { $steps } coups.
    }
page-import-faults = { $count ->
        [one] { $name } est illisible : une erreur.
       *[other] { $name } est illisible : { $count } erreurs.
    }
page-import-bad = { $name } est illisible.
page-import-nothing = Rien n'a été changé ici.
page-export = Exporter la partie

## Batailles
page-battles = Batailles
page-battles-text = { $count } batailles, d'une querelle de bétail à l'assaut d'une brèche. Chacune apprend ce qu'il faut pour la suivante.
page-battles-chapters = Chapitres
page-battles-edition = Édition
page-battles-every = toutes les éditions
page-chapter-country = En rase campagne
    .text = Flèches, lances, murs de boucliers, eaux et bois : comment on marche, comment on tire, comment on se bat.
page-chapter-houses = Maisons et campements
    .text = Portes, fenêtres et coins, escaliers et toits, tentes qui brûlent : le couvert, et le combat de salle en salle.
page-chapter-castles = Dans le château
    .text = La porte est ouverte, ou presque : remparts, tours et donjon, et qui tient l'escalier.
page-chapter-storming = Par-dessus le mur
    .text = Échelles, tours de siège, hourds, huile bouillante : on monte là où le mur est le moins gardé.
page-chapter-breach = À travers le mur
    .text = Béliers, engins et mines, puis les éboulis : le mur tombe, et quelqu'un doit passer le premier.
page-battles-all = Toutes les batailles
page-battle-fight = Combattre
page-battle-fight-what = Combattre : { $title }
page-battle-fight-as = Jouer : { $side }
page-battle-more = Voir de plus près
page-battle-men = { $count ->
        [one] un homme
       *[other] { $count } hommes
    }
page-battle-turns = { $turns ->
        [one] Un tour
       *[other] { $turns } tours
    }
page-battle-teaches = On y apprend : { $what }
page-battle-editions = Se joue aussi avec d'autres éditions : { $others }
page-battle-briefing = Conditions de victoire
page-battle-rules = Règles que cette bataille apprend

## Avant la bataille
page-setup = Plus : adversaire, édition, dés
page-setup-opponent = Contre
page-setup-captain = un capitaine (l'ordinateur)
page-setup-hotseat = un ami, au même écran
page-setup-time = Temps de réflexion
    .help = Qui n'a pas décidé d'ici là, l'ordinateur répond à sa place, pour que personne n'attende sans fin.
page-setup-time-0 = autant qu'on veut
page-setup-time-60 = une minute
page-setup-time-300 = cinq minutes
page-setup-time-3600 = une heure
page-setup-time-86400 = un jour
page-setup-fights = Les combats
    .help = Réglé dès maintenant pour toute la partie, afin que personne ne choisisse selon les chances du jour.
    .each = Demandé de nouveau avant chaque combat.
page-setup-fights-map = sur la carte ; chacun peut être laissé aux capitaines
page-setup-fights-captains = sur la carte, par deux capitaines
page-setup-fights-table = par la table
page-setup-fights-ask = demandé avant chacun
page-setup-ruleset = Édition
page-setup-seed = Dés
    .help = N'importe quel mot. Le même mot jette les mêmes dés ; sans mot, ils sont nouveaux.
page-setup-switches = Points dont les joueurs discutent
    .help = Cochés comme nous les tranchons. L'enregistrement dit ce que vous changez.
page-captain-temperament = Tempérament
page-captain-strength = Niveau

## Apprendre
page-learn = Apprendre
page-learn-text = De petites parties avec quelqu'un à vos côtés. Chaque étape est une vraie règle et rien n'est arrangé : si vous perdez, vous avez perdu.
page-learn-what = Ce que vous allez faire
page-learn-start = Commencer
page-learn-go-on = Reprendre
page-learn-anew = Recommencer
page-learn-dice = Une leçon jette toujours les mêmes dés. Partout ailleurs ils sont nouveaux à chaque fois, et vérifiables ensuite.
page-coach = Le maître d'armes
page-coach-list = La leçon
page-coach-rules = Règles à lire
page-coach-begin = Allons-y
page-coach-hex = Montrer sur la carte
page-coach-leave = Quitter la leçon
page-coach-fold = Replier
page-coach-unfold = Et maintenant ?
page-coach-done = (fait)
page-coach-welcome = Enguerrand vous parle
page-coach-over = Et voilà
page-coach-short =
    C'est fini. Cette fois, tout n'est pas venu : { $missing }.
    Vous rencontrerez tout cela en jouant.
page-coach-next-battle = Vers les batailles
page-coach-next-siege = Vers les sièges
page-coach-next-campaign = Vers les campagnes
page-coach-more = Autres leçons
page-coach-complete = Tout est coché. Jouez encore tant qu'il vous plaît ; vous pouvez aussi partir, rien ne se perd.
page-learn-done = terminée
page-learn-battle = Bataille
page-learn-siege = Siège
page-learn-campaign = Campagne
page-learn-minutes = environ { $minutes } minutes
page-learn-book = Le livre des règles

## Regarder
page-watch = Regarder
page-watch-text = Choisissez une bataille et deux capitaines. Ils voient ce que vous verriez, et rien de plus.
page-watch-battle = Bataille
page-watch-speed = Vitesse
page-watch-start = Qu'ils se battent

## Reprise
page-replay-of = { $title }, à revoir
page-replay-moment = Moment de la bataille
page-replay-speed = Vitesse
page-replay-story = Le récit
page-replay-where = Tour { $turn } · { $side } · moment { $now } sur { $all }
page-replay-play = Lecture
page-replay-pause = Pause
page-replay-first = Au début
page-replay-back = Un moment en arrière
page-replay-on = Un moment en avant
page-replay-last = À la fin
page-replay-jump = Au moment { $number }
page-replay-link = Lien vers ce moment
page-replay-copied = Le lien est copié.
page-replay-take-over = Reprendre la main ici
page-past-where = Moment { $now } sur { $all }
page-past-moment = Moment de la partie
page-take-over-text = Une nouvelle partie commence à ce moment, avec de nouveaux dés. L'ancienne reste telle quelle.
page-take-over-who = Vous jouez
page-take-over-side = { $side }
page-take-over-both = les deux camps, tour à tour
page-take-over-all = tous les camps, tour à tour
page-take-over-start = Prendre la main

## Règles
page-rules = Règles
page-rules-search = Chercher dans les règles
page-rules-found = { $count ->
        [0] Rien trouvé.
        [one] Une règle.
       *[other] { $count } règles.
    }
page-rules-first = Avec nos mots
page-rules-first-text = { $all } règles et interprétations, dont { $done } sont en vigueur dans le jeu aujourd'hui. Cherchez par un mot ou par le numéro, ou ouvrez un chapitre. La touche / vous amène ici de partout.
page-rules-tables = D'où viennent les tables
page-rules-begin = Pour commencer
page-rules-open = pas encore dans le jeu
page-rules-all = Toutes les règles
page-book-tactical = La bataille
page-book-guiscard = Guiscard : maisons, châteaux, sièges
page-book-anarchy = The Anarchy : châteaux et sièges
page-book-classic = Les anciennes règles de siège
page-book-campaigns = Les campagnes
page-rules-readings = Comment on peut la lire
page-rules-chosen = notre choix
page-rules-rulings = Interprétations
page-rules-cited = Voir aussi
page-rules-source = Source : { $source }.
page-rules-ours = Notre interprétation de ce que les livrets laissent ouvert.
page-rules-done = Cette règle est en vigueur dans le jeu.
page-rules-not-done = Cette règle est écrite, mais pas encore dans le jeu.
page-tables = Tables
page-tables-text = Chaque table du jeu dit d'où viennent ses chiffres.
page-tables-show = Montrer les chiffres
page-table-battle = Chiffres de la bataille
page-table-weapons = Armes de jet
page-grid-die = dé
page-grid-foot = Contre des hommes à pied
page-grid-mounted = Contre des cavaliers
page-grid-weapon = arme
page-grid-ranges = Portées, en cases
page-grid-short = courte
page-grid-medium = moyenne
page-grid-long = longue
page-grid-result = { $letter ->
        [A] un attaquant assommé
        [B] les attaquants reculent
        [C] le défenseur recule
        [D] le défenseur assommé
        [E] le défenseur blessé
        [F] le défenseur tué
       *[other] sans effet
    }
page-table-crush = Écrasements et chutes
page-table-works = Chiffres des ouvrages, des feux et des machines
page-grid-fire = Un dé, dix faces
page-grid-fire-spread = propagation
page-grid-fire-oil = huile et torche
page-grid-fire-engine = bois, tentes, engins
page-grid-fire-tower = tours, béliers, portes
page-grid-fire-put_out = extinction
page-grid-sign-F = le feu prend
page-grid-sign-D = le feu est éteint
page-grid-sign-A = éteint, s'il vient d'une flèche enflammée
page-grid-wall-castle_stone = Murs doubles, par points de pilonnage
page-grid-wall-stone = Murs simples, par points de pilonnage
page-grid-wall-wood = Bois, par points de pilonnage
page-grid-sign-wall-D = le mur perd un degré
page-grid-sign-wall-nC = les engins perdent autant de points
page-grid-roll = jet
page-grid-die-of = un dé à { $die } faces
page-grid-outcomes = Résultats selon le jet et ses modificateurs
page-grid-outcome = { $what ->
        [killed] tué
        [wounded] blessé
        [stunned] assommé
        [retreats] recule
        [escapes] s'en tire
        [passes] passe
        [stopped] est arrêté
        [put_to_the_sword] tous passés au fil de l'épée
        [tested] chacun tire son sort
        [prisoners] prisonniers
        [let_go] désarmés et libérés
        [marched_out] sortent avec armes et chevaux
       *[other] sans effet
    }
page-grid-place = { $place ->
        [castle] château
        [farm] ferme
        [chapel] chapelle
        [priory] prieuré
       *[other] { $place }
    }
page-grid-besieged = assiégés, et jours en plus ou en moins
page-grid-ratio = assiégeants par assiégé
page-grid-event-roll = jet d'événement
page-grid-days = jours
page-grid-turn = tour
page-grid-events = Événements selon le total de deux dés
page-grid-quick = Résultats selon la différence de force
page-grid-letter = résultat
page-grid-losses-battle = En rase campagne : morts et blessés, en pour cent
page-grid-losses-siege = À l'assaut : morts et blessés, en pour cent
page-grid-battle-attacker = attaquant
page-grid-battle-defender = défenseur
page-grid-siege-attacker = assiégeant
page-grid-siege-defender = garnison
page-grid-flag = { $flag ->
        [rout] déroute
        [recoil] recul
        [siege_lifted] le siège est levé
       *[other] se rend
    }
page-grid-armoured = En armure, ajouter { $number } au jet.
page-grid-origin = source
page-provenance-rulebook = livret de règles
    .meaning = imprimée dans un livret de règles
page-provenance-playsheet = fiche de jeu
    .meaning = tirée d'une fiche de jeu publiée
page-provenance-derived = déduite
    .meaning = découle de chiffres ou d'exemples imprimés
page-provenance-reconstructed = reconstituée
    .meaning = notre meilleure hypothèse sur ce que nous n'avons pas vu imprimé

## Réglages
page-settings = Réglages
page-settings-kept = Ils valent tout de suite et sont gardés dans ce navigateur.
page-set-language = Langue
page-set-theme = Éclairage
page-set-theme-day = jour
page-set-theme-night = nuit
page-set-text = Taille du texte
page-set-motion = Animations
    .help = Sans animations, les dés et les hommes sautent à leur place finale.
page-set-motion-system = comme le système
page-set-motion-reduced = réduites
page-set-motion-full = complètes
page-set-palette = Couleurs
    .help = Rien sur la table ne se dit par la couleur seule. Certains yeux distinguent mieux celles-ci.
page-set-palette-plain = peintes
page-set-palette-deutan = pour daltoniens rouge-vert
page-set-sounds = Sons
page-set-sounds-off = coupés
page-set-sounds-on = actifs
page-set-passing = Quand il n'y a plus rien à faire
    .help = Après votre dernier mouvement, la partie attend tant que vous pouvez encore l'annuler.
page-set-passing-wait = M'attendre
page-set-passing-pass = Continuer toute seule
page-set-sums = Détail des calculs à la table
    .help = Ce qui se cache derrière les coûts et les chances.
page-set-sums-open = affiché
page-set-sums-folded = replié
page-set-film = Vitesse du film
    .help = La vitesse à laquelle on voit jouer l'autre camp.

## Chronique
page-chronicle = Chronique
page-chronicle-of = Chronique : { $title }
page-chronicle-print = Imprimer
page-chronicle-replay = Revoir
page-chronicle-fallen = Les morts

# Help where days are played
page-counsel = Que ferait un commandant ?
page-counsel-weigh = Que peut-il en sortir ?
page-counsel-follow = Exécuter
page-counsel-certain = C'est certain : aucun dé n'est lancé.
page-counsel-wordless = Il ne sait pas le dire en mots.

## Le livre et l'aide de jeu
page-book = Les lire comme un livre
page-book-rules = Les règles une à une
page-aid = Aide de jeu à imprimer
page-aid-lead = { $edition } : ce qu'on cherche le plus souvent, d'après les tables avec lesquelles cette édition se joue.
page-aid-print = Imprimer
page-aid-sequence = Une phase
page-aid-ground = Terrain
page-aid-sides = Entre deux cases
page-aid-foot = à pied
page-aid-mounted = à cheval
page-aid-cover = couvert
page-aid-influence = combat
page-aid-cross = à franchir
page-aid-no = non
page-aid-impact = Le premier dé d'un tir
page-aid-impact-on = jusqu'à { $number } : la case visée
page-aid-impact-astray = jusqu'à { $number } : la voisine indiquée
page-aid-impact-lost = au-delà : perdu
page-aid-impact-medium = portée moyenne
page-aid-impact-long = portée longue
page-aid-impact-wounded = tireur blessé
page-aid-impact-byzantine_bow = archer à cheval byzantin
page-aid-impact-close = archer ou frondeur, à moins de { $number } cases
page-aid-shots = Le second dé d'un tir
page-aid-shots-foot = à pied
page-aid-shots-mounted = à cheval
page-aid-shots-row = ligne
page-aid-shot-foot-A = recule
page-aid-shot-foot-B = blessé
page-aid-shot-foot-C = tué
page-aid-shot-mounted-A = recule
page-aid-shot-mounted-B = cheval tué, cavalier désarçonné et assommé
page-aid-shot-mounted-C = cavalier blessé
page-aid-shot-mounted-D = cavalier blessé, cheval tué
page-aid-shot-mounted-E = cavalier tué
page-aid-shifts = Colonnes d'un combat : { $joint } vers la droite à plusieurs, la différence de terrain de { $least } à { $most } ; au dé : { $armour } de plus contre une armure.
page-aid-figures = Charge : au moins { $charge } cases, moitié plus. Recul : { $melee } après un combat, { $shot } après un tir. Monter : { $mount }, en armure { $armoured }. Pivot : terrain + { $pivot } par case.
page-aid-band-none = sans couvert
page-aid-band-light = léger
page-aid-band-medium = moyen
page-aid-band-strong = fort
page-aid-band-total = total
