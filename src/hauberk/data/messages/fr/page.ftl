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
page-cancel = Annuler
page-again = Réessayer
page-trouble-unreachable = Le serveur ne répond pas
    .help = Il s'est arrêté, ou la ligne est coupée. Vos batailles sont conservées. Relancez Hauberk, puis réessayez.
page-trouble-no-game = Cette bataille n'est pas ici. Elle a été supprimée, ou elle est sur une autre machine.
page-trouble-refused = Impossible de montrer cela
page-trouble-broken = Quelque chose a mal tourné sur cette page
page-percent = { $percent } %
page-times = × { $times }
page-turn = Tour { $turn }
page-picture-of = Carte de la bataille : { $title }

## Accueil
page-home-motto = Des batailles médiévales, homme contre homme. Chacun a un nom.
page-home-begin = Apprendre en dix minutes
page-home-fight = Au combat
page-home-continue = Votre bataille continue
page-home-continue-what = Reprendre { $title }
page-home-go-on = Reprendre
page-home-whose = Tour { $turn }, décision : { $side }
page-home-learn = Une première bataille, expliquée pas à pas
page-home-watch = Deux capitaines se battent, vous regardez
page-home-rules = Chaque règle en mots simples
page-home-settings = Langue, taille du texte, nuit
page-home-over = Batailles livrées
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
    .text = { $count } places : campement et garnison, sapes et famine, jour après jour.
page-door-campaign = Campagne
    .text = { $count } campagnes : un pays, ses seigneurs et leur fidélité, jour après jour.
page-import = Importer une partie
page-import-done = { $steps ->
        [one] La partie est là : un coup.
       *[other] La partie est là : { $steps } coups.
    }
page-import-faults = { $count ->
        [one] { $name } est illisible : une faute.
       *[other] { $name } est illisible : { $count } fautes.
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
page-chapter-houses = Maisons et camps
    .text = Portes, fenêtres et coins, escaliers et toits, tentes qui brûlent : le couvert, et le combat de salle en salle.
page-chapter-castles = Dans le château
    .text = La porte est ouverte, ou presque : remparts, tours et donjon, et qui tient l'escalier.
page-chapter-storming = Par-dessus le mur
    .text = Échelles, tours de siège, hourds, huile bouillante : on monte là où le mur est le moins gardé.
page-chapter-breach = À travers le mur
    .text = Béliers, machines et sapes, puis les éboulis : le mur tombe, et quelqu'un doit passer le premier.
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
page-setup-time = Temps pour décider
    .help = Qui n'a pas décidé d'ici là, l'ordinateur répond à sa place, pour que personne n'attende sans fin.
page-setup-time-0 = autant qu'on veut
page-setup-time-60 = une minute
page-setup-time-300 = cinq minutes
page-setup-time-3600 = une heure
page-setup-time-86400 = un jour
page-setup-ruleset = Édition
page-setup-seed = Dés
    .help = N'importe quel mot. Le même mot jette les mêmes dés ; sans mot, ils sont nouveaux.
page-setup-switches = Points dont les joueurs discutent
    .help = Cochés comme nous les tranchons. L'enregistrement dit ce que vous changez.
page-captain-temperament = Tempérament
page-captain-strength = Force

## Apprendre
page-learn = Apprendre
page-learn-text = Dix minutes, quatre hommes contre quatre. Chaque pas est une vraie règle et rien n'est arrangé : si vous perdez, vous avez perdu.
page-learn-what = Ce que vous allez faire
page-learn-start = Commencer la leçon
page-learn-go-on = Reprendre la leçon
page-learn-anew = Recommencer
page-learn-dice = La leçon jette toujours les mêmes dés. Partout ailleurs ils sont nouveaux à chaque fois, et vérifiables ensuite.
page-coach = Le maître d'armes
page-coach-list = La leçon
page-coach-rules = Règles à lire
page-coach-begin = Allons-y
page-coach-next = Vers les batailles
page-coach-leave = Quitter la leçon
page-coach-fold = Replier
page-coach-unfold = Et maintenant ?
page-coach-done = (fait)
page-coach-welcome = Enguerrand vous parle
    .text =
        Les voilà, quatre, près des chênes. Nous aussi, nous sommes quatre. J'ai la hache, Raoul l'épée ; Osmond a le pied léger ; Olivier a l'arc.
        Un tour se passe ainsi : d'abord on tire, puis on charge si l'on a des chevaux, puis on bouge, puis on se bat, puis les assommés se relèvent. Après, c'est à eux d'en faire autant.
        La barre du bas dit toujours ce qu'on vous demande. Son gros bouton termine une partie du tour.
page-coach-wait = À eux de jouer
    .text =
        Ils font maintenant ce que nous avons fait. Regardez, et lisez le récit sur le côté : une ligne avec une petite flèche s'ouvre et montre ses dés et ses règles.
        Si l'un d'eux passe là où Olivier peut tirer, on vous demandera quoi faire.
page-coach-rest = À eux de jouer
    .text =
        Ils font maintenant ce que nous avons fait. Regardez, et lisez le récit sur le côté : une ligne avec une petite flèche s'ouvre et montre ses dés et ses règles.
page-coach-answering = Ils répondent
    .text = C'est encore notre tour, mais ce que nous avons fait leur pose une question : où l'un d'eux recule, ou si quelqu'un tire. Ensuite nous continuons.
page-coach-other = À vous de répondre
    .text = La barre du bas dit de quoi il s'agit, la carte montre les réponses. Entrée prend celle qui est marquée.
page-coach-idle = On continue
    .text = Il n'y a plus rien à faire dans cette partie du tour. Continuez avec le bouton du bas.
page-coach-over = Et voilà
    .text =
        Vous avez tiré, bougé, combattu et répondu. C'est tout le jeu ; le reste, ce sont le terrain, les chevaux et les gens.
        Dans les batailles vous rencontrerez les trois.
page-coach-short = Et voilà
    .text =
        La bataille est finie. Cette fois, tout n'est pas venu : { $missing }.
        Dans les batailles vous rencontrerez tout cela, et le terrain, les chevaux et les gens en plus.
page-coach-shoot = Tirer
    .short = en connaissant ses chances avant de lâcher la corde
    .before =
        Olivier a l'arc. Choisissez-le, puis pointez l'un d'eux : vous voyez ce qui gêne, et la chance de chaque issue.
        Choisissez la cible pour tirer. Un tir chacun, et qui a tiré ne frappera pas ensuite.
    .again = Olivier peut tirer de nouveau. Regardez d'abord les chances ; qui a tiré ne frappera pas dans ce tour.
    .done = C'est parti. Ouvrez la ligne du récit : vous y trouvez les dés, où la flèche est tombée et ce qu'elle y a fait.
page-coach-move = Bouger
    .short = là où le terrain a son prix
    .before =
        Choisissez un homme : la carte montre jusqu'où il peut aller et ce que cela coûte. Le terrain plat coûte un point, les broussailles et les arbres deux. La maille pèse : indemnes, Raoul et moi avons six points, Osmond huit.
        Pointez une case pour voir le trajet, choisissez-la pour y aller.
    .again =
        Bougez autant d'hommes que vous voulez. Deux des nôtres auprès d'un des leurs valent mieux que quatre en ligne.
        Près d'un ennemi, personne ne passe librement. Quand tous sont bien placés, terminez le mouvement.
    .more =
        Bien. Bougez aussi les autres, autant que vous voulez. Deux des nôtres auprès d'un des leurs valent mieux que quatre en ligne.
        Près d'un ennemi, personne ne passe librement. Quand tous sont bien placés, terminez le mouvement.
    .last = Tout le monde a bougé. Pour revenir sur un pas, annulez-le maintenant ; puis continuez avec le bouton du bas.
page-coach-react = Répondre
    .short = quand quelqu'un traverse votre champ de tir
    .before =
        L'un d'eux passe là où Olivier peut tirer. Vous pouvez lâcher la flèche maintenant, à la case que vous voulez, ou attendre mieux.
        Un coup qui touche peut aussi le ralentir. Chaque tireur a un seul tir pareil pendant leur tour.
    .again = Encore une fois, l'un d'eux passe là où Olivier peut tirer. Lâchez la flèche, ou attendez ; il a un seul tir pareil pendant leur tour.
    .ending = Ils ont fini de bouger. Olivier peut encore tirer sur l'un d'eux, là où il se tient, ou garder sa flèche.
    .done = Répondu. Parfois le mieux est d'attendre : un arc qui n'a pas tiré rend tout le monde prudent.
page-coach-fight = Combattre
    .short = à deux contre un
    .before =
        Maintenant on frappe qui se tient près de nous. Choisissez un homme ; si un autre des nôtres touche le même ennemi, prenez-le avec : nos attaques s'ajoutent, sa défense se retranche, et la table sait le reste.
        Regardez le calcul avant de choisir. Chaque terme nomme sa règle.
    .again = Frappez, ensemble là où deux des nôtres touchent le même ennemi. Regardez le calcul avant de choisir.
    .alone = Un seul des nôtres peut frapper maintenant. Choisissez-le et pointez l'ennemi près de lui : le calcul dit si cela en vaut la peine. Personne n'y est forcé.
    .more = Chacun frappe une fois. Quand tous ont frappé, terminez le combat.
    .done = C'est ainsi qu'on fait : ensemble.
page-coach-after = Aller au bout
    .short = reculer, suivre, ou prendre le coup
    .before =
        Les coups ont des suites : quelqu'un doit reculer, ou peut suivre, ou l'un de plusieurs doit prendre la blessure. La barre dit laquelle, la carte montre où et qui ; c'est vous qui choisissez.
    .again = Encore une fois, quelqu'un recule, suit ou prend le coup. Qui recule est un moment hors d'atteinte ; qui suit se retrouve peut-être seul.
    .done = Bien. À peser chaque fois.

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
page-replay-play = Lancer
page-replay-pause = Arrêter
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
page-set-theme = Lumière
page-set-theme-day = jour
page-set-theme-night = nuit
page-set-text = Taille du texte
page-set-motion = Mouvement
    .help = Sans mouvement, les dés et les hommes sautent à leur place finale.
page-set-motion-system = comme le système
page-set-motion-reduced = peu
page-set-motion-full = tout
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
