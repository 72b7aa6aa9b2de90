# Leçons : ce que dit le maître d'armes.

## the_lesson
lesson-the_lesson-step-shoot = Tirer
    .short = en connaissant ses chances avant de lâcher la corde
    .done = C'est parti. Ouvrez la ligne du récit : vous y trouvez les dés, où la flèche est tombée et ce qu'elle y a fait.
lesson-the_lesson-step-move = Bouger
    .short = là où le terrain a son prix
lesson-the_lesson-step-react = Répondre
    .short = quand quelqu'un traverse votre champ de tir
    .done = Vous avez répondu. Parfois le mieux est d'attendre : un arc qui n'a pas tiré rend tout le monde prudent.
lesson-the_lesson-step-fight = Combattre
    .short = à deux contre un
    .done = C'est ainsi qu'on fait : ensemble.
lesson-the_lesson-step-after = Aller au bout
    .short = reculer, avancer, ou prendre le coup
    .done = Bien. À peser chaque fois.
lesson-the_lesson-welcome =
    Les voilà, quatre, près des chênes. Nous aussi, nous sommes quatre. J'ai la hache, Raoul l'épée ; Osmond a le pied léger ; Olivier a l'arc.
    Un tour se passe ainsi : d'abord on tire, puis on charge si l'on a des chevaux, puis on bouge, puis on se bat, puis les assommés se relèvent. Après, c'est à eux d'en faire autant.
    La barre du bas dit toujours ce qu'on vous demande. Son gros bouton termine une séquence du tour.
lesson-the_lesson-over =
    Vous avez tiré, bougé, combattu et répondu. C'est tout le jeu ; le reste, ce sont le terrain, les chevaux et les gens.
    Dans les batailles vous rencontrerez les trois.
lesson-the_lesson-wait =
    Ils font maintenant ce que nous avons fait. Regardez, et lisez le récit sur le côté : une ligne avec une petite flèche s'ouvre et montre ses dés et ses règles.
    Si l'un d'eux passe là où Olivier peut tirer, on vous demandera quoi faire.
    .title = À eux de jouer
lesson-the_lesson-shoot =
    Olivier a l'arc. Choisissez-le, puis pointez sur l'un d'eux : vous voyez ce qui gêne, et la chance de chaque issue.
    Choisissez la cible pour tirer. Un tir chacun, et qui a tiré ne frappera pas ensuite.
lesson-the_lesson-shoot_again = Olivier peut tirer de nouveau. Regardez d'abord les chances ; qui a tiré ne frappera pas dans ce tour.
lesson-the_lesson-move =
    Choisissez un homme : la carte montre jusqu'où il peut aller et ce que cela coûte. Le terrain plat coûte un point, les broussailles et les arbres deux. La maille pèse : indemnes, Raoul et moi avons six points, Osmond huit.
    Pointez sur une case pour voir le trajet, choisissez-la pour y aller.
lesson-the_lesson-move_again =
    Bougez autant d'hommes que vous voulez. Deux des nôtres auprès d'un des leurs valent mieux que quatre en ligne.
    Près d'un ennemi, personne ne passe librement. Quand tous sont bien placés, terminez le mouvement.
lesson-the_lesson-move_more =
    Bien. Bougez aussi les autres, autant que vous voulez. Deux des nôtres auprès d'un des leurs valent mieux que quatre en ligne.
    Près d'un ennemi, personne ne passe librement. Quand tous sont bien placés, terminez le mouvement.
lesson-the_lesson-move_last = Tout le monde a bougé. Pour revenir sur un pas, annulez-le maintenant ; puis continuez avec le bouton du bas.
lesson-the_lesson-react =
    L'un d'eux passe là où Olivier peut tirer. Vous pouvez lâcher la flèche maintenant, à la case que vous voulez, ou attendre mieux.
    Un coup qui touche peut aussi le ralentir. Chaque tireur n'a qu'un tel tir pendant leur tour.
lesson-the_lesson-react_again = Encore une fois, l'un d'eux passe là où Olivier peut tirer. Lâchez la flèche, ou attendez ; il n'a qu'un tel tir pendant leur tour.
lesson-the_lesson-ending = Ils ont fini de bouger. Olivier peut encore tirer sur l'un d'eux, là où il se tient, ou garder sa flèche.
lesson-the_lesson-fight =
    Maintenant on frappe qui se tient près de nous. Choisissez un homme ; si un autre des nôtres est au contact du même ennemi, emmenez-le : nos attaques s'ajoutent, sa défense se retranche, et la table sait le reste.
    Regardez le calcul avant de choisir. Chaque terme nomme sa règle.
lesson-the_lesson-fight_again = Frappez, ensemble là où deux des nôtres sont au contact du même ennemi. Regardez le calcul avant de choisir.
lesson-the_lesson-fight_more = Chacun frappe une fois. Quand tous ont frappé, terminez le combat.
lesson-the_lesson-fight_alone = Un seul des nôtres peut frapper maintenant. Choisissez-le et pointez sur l'ennemi à son contact : le calcul dit si cela en vaut la peine. Personne n'y est forcé.
lesson-the_lesson-after = Les coups ont des suites : quelqu'un doit reculer, ou peut avancer, ou l'un des attaquants doit prendre la blessure. La barre dit ce qu'il en est, la carte montre où et qui ; c'est vous qui choisissez.
lesson-the_lesson-after_again = Encore une fois, quelqu'un recule, avance ou prend le coup. Qui recule est un moment hors d'atteinte ; qui avance se retrouve peut-être seul.
lesson-common-rest = Ils font maintenant ce que nous avons fait. Regardez, et lisez le récit sur le côté : une ligne avec une petite flèche s'ouvre et montre ses dés et ses règles.
    .title = À eux de jouer
lesson-common-answering = C'est encore notre tour, mais ce que nous avons fait leur pose une question : où l'un d'eux recule, ou si quelqu'un tire. Ensuite nous continuons.
    .title = Ils répondent
lesson-common-other = La barre du bas dit de quoi il s'agit, la carte montre les réponses. Entrée prend celle qui est marquée.
    .title = À vous de répondre
lesson-common-idle = Il n'y a plus rien à faire dans cette séquence. Continuez avec le bouton du bas.
    .title = On continue
lesson-the_lesson-name = La première bataille
lesson-common-siege_rest = L'autre camp décide, ou la journée suit son cours. Ce qui en sort est écrit sous la question et dans le récit.
    .title = À eux de décider
lesson-common-campaign_rest = Les autres marchent. Ce que vous pouvez en voir est dans le récit, et la lettre du matin garde l'important.
    .title = Les autres marchent
lesson-common-days_other = La barre du bas dit ce qu'on vous demande, le feuillet près de la carte ce qu'on peut répondre. Le point d'interrogation en dit plus, et ce que ferait un commandant.
    .title = À vous de répondre

## the_charge
lesson-the_charge-name = La charge
lesson-the_charge-welcome =
    Trois des nôtres sont en selle, chacun avec sa lance. Devant eux une poignée de fourrageurs à pied, et un archer. À pied, on frappe plus fort qu'on n'en a l'air ; un cheval qui vient d'assez loin frappe plus fort que tout le monde.
    La charge a sa séquence à elle : après le tir, avant le mouvement. Le reste du tour sert à se dégager et à faire demi-tour.
lesson-the_charge-over =
    Charger, aller au bout, se dégager, charger encore : un chevalier est fait pour cela. Là où le terrain est mauvais, ou qu'on ne lui laisse pas de place, ce n'est qu'un homme à pied qui coûte cher.
lesson-the_charge-step-charge = Charger
    .short = de loin, quelqu'un qui est devant le cheval
    .done = Voilà une charge. Ouvrez sa ligne dans le récit : l'élan, la lance, le calcul et le dé, tout y est.
lesson-the_charge-step-after = Aller au bout
    .short = avancer, ou rester sur place
    .done = C'est réglé. Un cavalier qui avance est plus enfoncé parmi eux que celui qui reste.
lesson-the_charge-step-ride = Se dégager
    .short = vers l'avant, et chaque virage se paie
    .done = Il est orienté comme vous l'avez voulu. Ce que le cheval a devant lui est ce qu'il pourra charger ensuite.
lesson-the_charge-step-again = Charger encore
    .short = seul, ou plusieurs de front
    .done = Encore une. Cela dure tant qu'il y a de la place pour se dégager.
lesson-the_charge-charge =
    Choisissez un cavalier : ceux qu'il peut charger s'éclairent. La cible doit être devant le cheval et assez loin ; alors son attaque compte moitié plus.
    Pointez avant de décider : le calcul s'affiche, avec qui peut tirer sur lui en chemin et qui peut venir à sa rencontre.
lesson-the_charge-charge_more = Chaque cavalier charge une fois par tour, et personne n'est chargé deux fois. Chargez avec un autre, ou continuez avec le bouton du bas.
lesson-the_charge-charge_over = Ceux qui pouvaient charger l'ont fait. Continuez avec le bouton du bas ; ensuite les autres peuvent bouger.
    .title = On continue
lesson-the_charge-charge_none =
    D'où ils sont, aucun ne peut charger : l'ennemi doit être devant le cheval, en vue, sur un terrain où l'on galope, et à portée de points de mouvement.
    Continuez avec le bouton du bas, et faites de la place pendant le mouvement.
lesson-the_charge-again =
    Il y a de nouveau quelqu'un à charger. Regardez d'abord le calcul : l'élan compte, et ceux qui surveillent le trajet aussi.
    Trois chevaliers de front peuvent charger ensemble trois hommes côte à côte : choisissez-en un, puis joignez-lui les autres.
lesson-the_charge-spent = Un tir a coûté si cher au cheval que la charge annoncée n'atteint plus sa cible. La barre dit ce qui reste possible.
lesson-the_charge-after = Le coup a des suites : quelqu'un doit reculer, peut avancer, ou prend la blessure. La carte montre où et qui ; à vous de choisir.
lesson-the_charge-ride =
    Choisissez un cavalier. Un cheval va de l'avant ; chaque virage coûte, et dans la case d'arrivée il regarde quelque part. Pointez sur une case : le trajet, son prix et l'orientation s'affichent.
    Éloignez-vous des hommes à pied et tournez le cheval vers eux : ce qu'il a devant lui décide de qui il pourra charger à votre prochain tour.
lesson-the_charge-ride_more = Bougez aussi les autres. Laissez assez de place entre les chevaux et les hommes à pied, et tournez les têtes vers eux.
lesson-the_charge-ride_last = Tous ont bougé. Pour revenir sur un pas, annulez-le maintenant ; puis continuez avec le bouton du bas.
lesson-the_charge-on_foot = Aucun des nôtres encore capable de se battre n'est en selle. À pied ils combattent comme les autres ; qui est à côté d'un cheval sans cavalier peut y monter.
    .title = À pied
lesson-the_charge-strike = Qui est au contact d'un ennemi peut frapper, en selle aussi. Regardez le calcul avant de décider ; personne n'y est forcé.
    .title = Frappez

## the_hut
lesson-the_hut-name = La maison
lesson-the_hut-welcome =
    La voilà : trois cases de torchis et de chaume. Une porte, de notre côté ; deux fenêtres. Dedans, ils ont des murs autour d'eux, et un mur vaut mieux qu'une cotte de mailles.
    Personne ne traverse un mur. Un tir entre par une fenêtre, un homme par la porte ; ce que chacune vaut, le calcul le dit avant que vous décidiez.
lesson-the_hut-over = Un tir par la fenêtre, deux hommes à la porte, un autre passé le seuil : ainsi se prend une maison, et un château aussi, avec plus d'escaliers.
lesson-the_hut-step-window = Tirer dedans
    .short = par une ouverture, malgré son couvert
    .done = Le coup est parti. La ligne du récit dit ce que le mur en arrêtait.
lesson-the_hut-step-come = Approcher
    .short = jusqu'à la porte, hors de vue des fenêtres
    .done = Bien. Qui se tient contre un mur, loin de ses ouvertures, n'est vu de personne à l'intérieur.
lesson-the_hut-step-fight = Se battre à la porte
    .short = à deux contre celui qui la tient
    .done = Le coup est porté. Sur le pas d'une porte, peu de gens vous atteignent, et vous en atteignez peu.
lesson-the_hut-step-inside = Passer le seuil
    .short = avancer quand il recule
    .done = Dedans. D'ici, les murs vous aident autant qu'eux.
lesson-the_hut-window =
    L'un des nôtres a une cible. Choisissez-le et pointez : la ligne entre par une ouverture, et qui est derrière a un couvert ; le calcul dit lequel, et les chances qui restent.
    Qui a tiré ne frappera pas dans ce tour.
lesson-the_hut-watched = L'un d'eux bouge, ou vient de bouger, là où quelqu'un des nôtres peut tirer. Tirez maintenant, à la case que vous voulez, ou retenez le tir.
    .title = À vous de répondre
lesson-the_hut-come =
    Choisissez un homme : la carte montre jusqu'où il peut aller, et aucun mur ne se traverse. On entre par la porte ; une fenêtre s'enjambe, à un certain prix.
    Devant la porte, en F10 et en E12, deux des nôtres peuvent être au contact de qui la tient.
lesson-the_hut-come_more = Bougez aussi les autres. En F10 et en E12, deux des nôtres sont devant la porte ; qui reste à l'écart des ouvertures n'est pas vu de l'intérieur.
lesson-the_hut-come_last = Tous ont bougé. Pour revenir sur un pas, annulez-le maintenant ; puis continuez avec le bouton du bas.
lesson-the_hut-hold = L'un des nôtres est dans la cabane. Quand ils seront deux et qu'aucun ennemi n'y sera plus debout, elle sera à nous : envoyez-en d'autres.
lesson-the_hut-fight = Frappez qui est à côté de vous, à travers une ouverture aussi. Deux ensemble valent mieux que deux l'un après l'autre. Le calcul nomme le mur s'il compte.
lesson-the_hut-advance = Il a cédé. Qui l'a frappé peut avancer, et un pied passé le seuil vaut mieux qu'un mort devant.
lesson-the_hut-blow = Un coup a des suites : quelqu'un recule, ou l'un des attaquants prend la blessure. La carte montre où et qui ; à vous de choisir.
    .title = Aller au bout

## over_the_wall
lesson-over_the_wall-name = Les échelles et le mur
lesson-over_the_wall-welcome =
    Le mur a deux niveaux, et on ne le monte pas en marchant. Nous avons deux échelles : l'une est dressée, Gillis au pied ; Arnout et Boudewijn portent l'autre.
    Qui attend en haut d'une échelle la renverse. On monte donc là où personne n'attend, ou là où quelqu'un, d'en bas, lui fait baisser la tête.
    Les outils au bord de la carte montrent un étage à la fois, quand trop de gens se superposent.
lesson-over_the_wall-over = Dégarnir, monter, dresser, tenir. Avec une tour contre le mur, et de l'huile dessus, c'est la même chose en plus bruyant.
lesson-over_the_wall-step-clear = Dégarnir le mur
    .short = d'en bas, à l'arbalète
    .done = Le coup est parti. D'en bas, un parapet cache une bonne partie de l'homme ; la ligne du récit dit combien.
lesson-over_the_wall-step-climb = Monter
    .short = à l'échelle, et par-dessus
    .done = L'un des nôtres a quitté le sol. D'autres peuvent suivre par la même échelle, l'un après l'autre.
lesson-over_the_wall-step-carry = Porter
    .short = deux hommes, une échelle
    .done = Une échelle se porte à deux ou pas du tout, et elle ralentit.
lesson-over_the_wall-step-raise = Dresser la deuxième échelle
    .short = au pied du mur
    .done = Deux échelles sont dressées. Ils ne peuvent plus attendre en haut de chacune.
lesson-over_the_wall-step-fight = Se battre pour le mur
    .short = qui est au-dessus a l'avantage
    .done = Le coup est porté. Sur un mur on recule le long du chemin de ronde, ou vers le bas.
lesson-over_the_wall-clear = L'un des nôtres peut tirer sur quelqu'un. Choisissez-le et pointez : le calcul dit ce que cache le parapet et les chances qui restent.
lesson-over_the_wall-watched = Ils bougent, ou viennent de bouger, là où quelqu'un des nôtres peut tirer. Tirez maintenant, ou retenez le tir.
    .title = À vous de répondre
lesson-over_the_wall-fall = Quelqu'un descend plus vite que prévu. La barre dit qui ; choisissez la case.
    .title = Il tombe
lesson-over_the_wall-blow = Un coup a des suites : quelqu'un recule, avance, ou prend la blessure. La carte montre où et qui ; à vous de choisir.
    .title = Aller au bout
lesson-over_the_wall-climb =
    Une échelle est dressée contre le mur. Choisissez qui est à son pied : là où la carte éclaire une case du mur, il peut monter et passer d'un coup, si personne n'y est.
    Personne ne double sur une échelle. Ceux qui portent l'autre peuvent s'approcher entre-temps.
lesson-over_the_wall-more = Des nôtres sont là-haut. Faites-en monter d'autres par une échelle, et éloignez-les de son sommet pour que le suivant ait de la place.
lesson-over_the_wall-hold = L'un des nôtres est là-haut. Faites-en monter d'autres ; et faites porter la deuxième échelle au pied du mur pour l'y dresser : choisissez l'un des porteurs.
lesson-over_the_wall-carry_first = Aucune de nos échelles n'est dressée, mais on en porte une. Choisissez l'un des porteurs : menez-la au pied du mur et dressez-la.
lesson-over_the_wall-none = Aucune de nos échelles n'est dressée ni portée. Celle qui gît à terre peut être reprise par deux hommes à ses bouts, portée et dressée de nouveau.
    .title = Plus d'échelle
lesson-over_the_wall-last = Tous ont bougé. Pour revenir sur un pas, annulez-le maintenant ; puis continuez avec le bouton du bas.
    .title = On continue
lesson-over_the_wall-fight = Frappez qui est à côté de vous, le long du chemin de ronde ou par-dessus une échelle. Le calcul nomme la hauteur et l'échelle là où elles comptent ; regardez avant de décider.

## the_first_day
lesson-the_first_day-name = Les premiers jours d'un siège
lesson-the_first_day-welcome =
    Ici personne ne marche, sauf les jours. Chaque matin peut amener un événement, puis les dés disent qui a l'initiative. Qui l'a choisit une action pour la journée ; à côté, les deux camps donnent des ordres, sous scellés.
    Vous assiégez. La place tombe par l'assaut, par la faim ou par la parole. Au-dessus du plan est le calendrier, à côté la fiche de siège avec tout ce que vous avez.
lesson-the_first_day-over = Ainsi vont les jours : une action, les ordres, un soir. Ce que vous avez commencé continue tout seul ; ce qu'ils ont mangé n'est plus là.
lesson-the_first_day-step-action = Choisir une action
    .short = quand l'initiative est à vous
    .done = C'est l'action du jour. Ce qui se pilonne et ce qui se construit continue à côté, autant que l'action en laisse le temps.
lesson-the_first_day-step-throw = Pilonner
    .short = choisir un mur pour l'engin
lesson-the_first_day-step-build = Construire
    .short = des échelles, et tout ce qui demande des bras et des jours
lesson-the_first_day-step-talk = Négocier la reddition
    .short = le nombre et les brèches parlent pour vous
lesson-the_first_day-step-day = Laisser passer un jour
    .short = et lire ce qu'il a apporté
    .done = Un nouveau jour. Le récit dit ce qu'a donné l'ancien ; le calendrier le garde.
lesson-the_first_day-action =
    L'initiative est à vous. Chaque cadre est une action, avec ce qu'elle peut donner ; passer en est une, et le premier jour ce n'est pas la pire : les engins et les bâtisseurs ont la journée pour eux.
    Un assaut se joue sur la carte ou se règle par la table.
lesson-the_first_day-action_later = L'initiative est de nouveau à vous. Regardez les murs avant de choisir : une action qui était folle hier peut être bonne aujourd'hui.
lesson-the_first_day-orders =
    Maintenant les ordres du jour. Sous « Pilonner », prenez la perrière et choisissez un mur, sur le plan ou dans la liste : la chance de lui faire perdre un degré est à côté.
    « Construire » et « Négocier la reddition » sont sur la même fiche. Rien n'est tiré avant que les ordres soient scellés : vous pouvez changer d'avis.
lesson-the_first_day-build = De nouveau les ordres. « Comme hier » reprend les derniers. Sous « Construire », dites quoi faire et avec combien de bras ; la fiche dit combien de jours il faut.
lesson-the_first_day-talk = De nouveau les ordres. « Négocier la reddition » pose la question à ceux du dedans ; le calcul à côté dit ce qui parle pour vous. Un non ne coûte que l'espoir.
lesson-the_first_day-orders_again = De nouveau les ordres. « Comme hier » reprend les derniers ; ceux qui n'ont rien à faire sont comptés au bas de la fiche.
    .title = Les ordres
lesson-the_first_day-muster = Il y aura combat. Dites qui en est et où ils se tiennent ; « comme d'habitude » laisse faire les sergents.
    .title = Aux armes
lesson-the_first_day-resolve = Le combat peut se jouer sur la carte, se regarder, ou se régler par la table, dont les chances sont à côté. J'attends ici ; revenez quand c'est fini.
    .title = Comment se bat-on ?

## the_road_to_lavello
lesson-the_road_to_lavello-name = Les premiers jours d'une campagne
lesson-the_road_to_lavello-welcome =
    Une case, c'est quelques lieues de Pouille ; un tour, un jour. Le matin on divise les groupes, on les réunit, on donne l'argent ; puis chacun agit une fois, ceux du meilleur renom d'abord ; la nuit, qui n'a pas de vivres a faim.
    Deux groupes sont à vous, tous deux à Melfi. Le but est Lavello, à un jour vers l'est, derrière une palissade.
lesson-the_road_to_lavello-over = Ainsi va une campagne : des ordres, des marches, une porte qui s'ouvre ou non, et une nuit. Les plus longues ont plus de portes, et plus de nuits.
lesson-the_road_to_lavello-step-morning = Les ordres du matin
    .short = diviser, réunir, donner de l'argent ; ou laisser tout en l'état
    .done = Scellés. Tous donnent leurs ordres en même temps : personne ne connaît ceux des autres.
lesson-the_road_to_lavello-step-march = Marcher
    .short = le trajet, son prix, le jour où il finit
    .done = En marche. Si quelqu'un est sur le chemin, ils s'arrêtent et on vous demande quoi faire.
lesson-the_road_to_lavello-step-ask = Devant une place
    .short = la sommer, l'assiéger, donner l'assaut
    .done = C'est fait. Ce qu'il en sort est dans le récit, avec son calcul.
lesson-the_road_to_lavello-step-night = Une nuit
    .short = qui a mangé, et qui non
    .done = Un nouveau jour. La lettre dit ce que la nuit a apporté : qui a faim, qui est venu, ce qu'on a vu.
lesson-the_road_to_lavello-morning =
    Avant que quiconque marche, on peut diviser ou réunir les groupes d'une même case, et donner de l'argent. Seuls, les cavaliers sont rapides et peu nombreux ; avec la colonne ils sont plus sûrs et aussi lents qu'elle.
    Rien n'oblige à changer quoi que ce soit : scellez les ordres tels quels, s'ils vous vont.
lesson-the_road_to_lavello-morning_later = Un nouveau matin. Divisez, réunissez, donnez ce que vous voulez ; ou scellez les ordres tels quels.
lesson-the_road_to_lavello-march =
    La barre dit à qui c'est d'agir. Pointez sur une case : le trajet s'affiche avec son prix. Route, colline et rivière coûtent chacune quelque chose ; un lieu trop loin pour aujourd'hui reçoit une date.
    Lavello est à l'est de Melfi. Un premier choix montre le trajet, un second met en marche. « Rester » termine ici la journée de ce groupe.
lesson-the_road_to_lavello-march_more = La barre dit à qui c'est d'agir. Marchez encore avec les points qui restent, choisissez une action, ou restez.
lesson-the_road_to_lavello-place =
    Ce groupe est devant Lavello. Chaque action est un bouton : sommer la place de se rendre, mettre le siège, ou donner l'assaut aujourd'hui.
    Regardez qui est dedans avant de choisir ; le point d'interrogation dit ce que ferait un commandant.
lesson-the_road_to_lavello-spy = Celui-ci ne porte pas d'armes, mais il a deux yeux : là où il est, vous savez qui s'y trouve. Envoyez-le devant, ou laissez-le.
    .title = Un espion
lesson-the_road_to_lavello-convoy = Un convoi nourrit qui est avec lui. Il marche comme on lui dit, et qui l'attrape mange.
    .title = Un convoi
lesson-the_road_to_lavello-meeting = Deux groupes sont sur la même case, ou un combat s'annonce. Le feuillet dit qui ils sont et quelles sont les chances, autant que vous pouvez le savoir.
    .title = Une rencontre
lesson-the_road_to_lavello-siege = Dans une campagne, un siège a sa journée à lui : une action pour qui a l'initiative, et des ordres. On va d'ici à sa fiche ; le retour à la carte s'y trouve.
    .title = Un siège
