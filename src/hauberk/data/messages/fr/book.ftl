# Les règles en livre.

book = Les règles, racontées
book-lead = Une soirée de lecture : comment on joue une bataille, un siège, une campagne. Qui veut savoir exactement trouve les règles elles-mêmes au bas de chaque chapitre.
book-rules = Les règles de ce chapitre
book-practise = À essayer

book-men = La carte et les hommes
book-men-1 = Une bataille se livre sur une carte de cases hexagonales. Chaque pion est une personne, avec un nom, un visage et mauvaise mémoire, et il occupe une case ; un cavalier en occupe deux, et la case de la tête du cheval dit son orientation. À la fin d'une séquence, aucune case ne contient plus d'un être vivant.
book-men-2 = Chacun porte trois nombres : en noir l'attaque, en rouge la défense, en bleu le mouvement. Un cercle autour du rouge dit qu'il est en armure, et l'armure compte chaque fois qu'on jette un dé contre lui. Les trois lettres de son abréviation disent ce qu'il est ; la dernière, si c'est j, s ou a, qu'il lance des javelots, tire à la fronde ou à l'arc.
book-men-3 = Le terrain a un prix et une valeur. Il coûte des points, il cache qui s'y trouve, il aide ou gêne au combat. Pointez sur une case pour les lire tous trois ; le petit tableau de l'aide de jeu les met côte à côte.
book-men-4 = On est touché de deux façons. L'assommé gît là, sans défense, jusqu'à la prochaine récupération de son camp. Le blessé continue avec la moitié de son attaque et de sa défense. Qui est assommé ou blessé et l'est encore une fois, dans quelque ordre que ce soit, est mort. Ceux qui finissent mal dans ce livre sont presque tous ceux qui ont oublié cette phrase.
book-men-fig-counter = Un sergent en armure : en noir l'attaque, en rouge la défense, en bleu le mouvement.
book-men-fig-ground = Ce que le terrain coûte à un homme à pied.

book-turn = Le tour et ses parties
book-turn-1 = Un tour, ce sont deux phases, une par camp. Dans la sienne, un joueur passe par cinq séquences, toujours dans le même ordre : d'abord il tire, puis il charge, puis il bouge, puis il se bat, puis ses assommés se relèvent. Ensuite c'est à l'autre.
book-turn-2 = Personne n'est forcé à rien. Mais ce qu'on laisse ne revient pas : les points ne se gardent pas, les tirs non plus, et qui a tiré en première séquence ne charge ni ne frappe plus dans cette phase.
book-turn-3 = L'autre camp ne dort pas. Pendant que l'ennemi bouge ou charge, ses tireurs peuvent intervenir à tout moment, chacun une fois par phase : c'est le tir défensif. Ses cavaliers peuvent aller à la rencontre d'une charge. Certains se dérobent au lieu de se battre, et qui gagne en défense peut avancer.
book-turn-4 = L'ordre des choses est la moitié de l'art. Tirez sur celui que vous voulez frapper ; chargez avant que d'autres soient sur le chemin ; bougez de sorte que deux des vôtres soient au contact d'un des leurs ; et livrez d'abord les combats dont d'autres attendent l'issue.

book-moving = Bouger à pied et à cheval
book-moving-1 = Chacun a autant de points que dit son nombre bleu, et un pas coûte ce que coûte la case où l'on entre. Ce qu'on ne dépense pas est perdu, et on n'entre pas dans une case plus chère que les points qui restent. On passe par ses amis, jamais par un ennemi debout.
book-moving-2 = Près d'un ennemi on ne se promène pas. Passer d'une case à son contact à une autre coûte chaque fois { $infiltration } points de plus, et un dé encore là où plusieurs menacent ; la case où finit le mouvement est gratuite. On arrive donc sur un ennemi sans payer, et on ne le dépasse qu'en payant.
book-moving-3 = Un cavalier amène la tête du cheval dans l'une des trois cases devant lui ; l'arrière suit, et tourner ainsi ne coûte rien. Pivoter sur place coûte le terrain et { $battle_pivot_surcharge } point de plus par case que la tête balaie. Broussailles, arbres et pentes sont chers pour un cheval, ou lui sont fermés.
book-moving-4 = Monter ou mettre pied à terre coûte { $battle_mount_cost } points, { $battle_mount_cost_armoured } en armure. Un cheval laissé là attend où il est, son maître ou celui d'un autre.
book-moving-fig-path = Deux cases de terrain plat et deux de broussailles : le trajet coûte ce qui est écrit dessus.
book-moving-fig-rider = Les trois cases devant un cheval. L'arrière suit dans la case que la tête a quittée.

book-shooting = Tirer
book-shooting-1 = Un tir demande une arme qui porte, une ligne libre, et personne au contact du tireur qui puisse le frapper. Chacun tire une fois dans sa première séquence. Qui lance sa lance ne l'a plus ; un lanceur de javelots en a { $javelins }.
book-shooting-2 = La ligne va de centre à centre. Les arbres et les murs l'arrêtent, les broussailles et l'eau non. Frondes et lances veulent une ligne sans personne dessus ; un arc tire par-dessus les têtes si la cible est assez loin. Ce que la ligne traverse ou ce qui entoure la cible peut donner un couvert, léger, moyen ou fort ; le meilleur compte, et les couverts ne s'additionnent pas.
book-shooting-3 = Deux dés décident. Le premier dit où le tir tombe : { $impact_on_target } ou moins, la case visée ; jusqu'à { $impact_lost }, l'une de ses voisines ; au-delà, le tir est perdu. La distance, une blessure et quelques autres choses s'ajoutent. Qui est sur cette case est touché, ami ou ennemi. À moins de { $impact_sure_below } cases, ce dé ne se jette pas.
book-shooting-4 = Le second dit son effet : rien, un recul de { $battle_retreat_shot } cases, une blessure, la mort. L'armure s'y ajoute, le couvert le fait lire sur une ligne plus clémente, et les cavaliers ont leur table à eux, où le cheval paie parfois pour l'homme.
book-shooting-5 = Dans la phase de l'ennemi, chaque tireur a aussi un tel tir, s'il s'est tenu assez tranquille dans la sienne. Il se lâche à n'importe quelle case d'un trajet : tôt, avant que l'autre soit à couvert, ou tard, quand il est plus près.
book-shooting-fig-line = La ligne du haut passe des broussailles et finit derrière un arbre : elle est arrêtée. Celle du bas est libre.
book-shooting-fig-impact = Un tir manqué va dans l'une des six cases autour, selon la face du dé. Les nombres sont ceux du diagramme en tête de chaque carte.

book-melee = Se battre au corps à corps
book-melee-1 = Qui est au contact d'un ennemi peut l'attaquer, une fois par phase. On additionne les forces d'attaque de tous ceux qui frappent ensemble, on retire sa défense, et la différence donne une colonne de la table. Frapper ensemble la décale encore de { $battle_joint_shift } colonne vers la droite, contre un cavalier seulement si plusieurs cavaliers frappent.
book-melee-2 = Le terrain décale aussi la colonne : meilleur que celui de l'ennemi, vers la droite ; pire, vers la gauche. Puis un dé, bas pour le bien de l'attaquant ; un défenseur en armure y ajoute { $melee_armour }.
book-melee-3 = La lettre dit le reste. Du mauvais côté, les attaquants sont assommés ou reculent ; du bon, le défenseur recule, est assommé, blessé, tué. Reculer, c'est { $battle_retreat_melee } case, choisie par qui doit partir ; qui ne peut pas est blessé, et qui l'était déjà et ne peut pas meurt.
book-melee-4 = Qui a fait reculer, tomber ou mourir l'autre peut avancer avec un homme, pour la moitié de ses points au plus, d'abord dans la case devenue libre. Une avance ne craint ni surcoût ni tir. C'est aussi ainsi qu'on entre dans une maison, sur un mur, par une brèche.
book-melee-5 = Avant que vous décidiez, le calcul dit tout, face par face : quels nombres du dé font quoi. C'est la même somme que la table fait ensuite.
book-melee-fig-together = Les deux nombres noirs s'additionnent, on retire son rouge : la différence donne la colonne, et en plus ils frappent ensemble.
book-melee-fig-after = Le vaincu recule d'une case ; qui l'a frappé peut prendre celle qu'il a quittée.

book-charge = La charge
book-charge-1 = Un cavalier charge quelqu'un qui est devant son cheval, qu'il voit et que ses points atteignent, sur au moins { $battle_charge_hexes } cases et sans pivoter. Pour cela son attaque compte moitié plus. C'est un mouvement : on le surveille, et un tir peut y mettre fin.
book-charge-2 = L'autre camp peut répondre aussitôt par un cavalier à lui : la contre-charge. Il rencontre celui qui charge sur les dernières cases du trajet, tête contre tête ; tous deux jettent le dé, et les deux résultats valent. Qui est rejeté par sa propre attaque, dans une charge ou contre elle, est blessé.
book-charge-3 = { $battle_group_least } chevaliers normands ou plus, côte à côte, peuvent charger autant de cibles côte à côte, la lance sous le bras : une colonne de plus vers la droite pour chacun. Personne n'a trouvé meilleur usage d'un dimanche matin, et personne à pied ne l'apprécie.
book-charge-4 = Une charge prend tout le tour d'un cavalier. Après, il est parmi les ennemis sur un cheval fatigué : regardez donc plus loin que le premier coup. Qui est désarçonné tombe dans une case à côté de son cheval ; s'il n'y a là que des ennemis, c'est fini.
book-charge-fig-run = L'élan se compte en cases, et l'ennemi doit être devant quand il commence.
book-charge-fig-group = Trois de front, trois cibles côte à côte.

book-capture = Faire des prisonniers
book-capture-1 = Un chevalier ou un noble sans personne des siens à côté vaut plus cher vivant. Si plusieurs l'attaquent ensemble à une différence de { $battle_capture_differential } ou plus, on jette un dé avant le coup : { $battle_capture_yields } ou moins, et il rend son épée.
book-capture-2 = Un prisonnier va où { $battle_capture_guards } hommes d'armes le mènent, tous deux à côté de lui d'un bout à l'autre, jusqu'au bord de la carte. Dès lors il compte pour pris, et ce qu'il vaut est l'affaire du scénario.
book-capture-3 = Jusque-là ses amis peuvent penser à lui. Si un garde n'est plus à côté de lui, ou est attaqué, il peut s'enfuir ou reprendre les armes ; et vous aussi, si c'est le vôtre qu'on emmène.
book-capture-fig-escort = Garde, prisonnier, garde : ils vont ensemble, ou pas du tout.

book-houses = Maisons, portes et fenêtres
book-houses-1 = Personne ne traverse un mur, un tir non plus. On entre dans une maison par ses portes, et à pied par ses fenêtres pour { $window } points, si aucun ennemi n'est dans la case derrière. Les chevaux restent dehors ; ils peuvent entrer dans une cour.
book-houses-2 = Un tir passe par une porte s'il ne passe pas d'autre ouverture. D'une fenêtre, on tire de la case derrière elle ; par une fenêtre, seulement sur qui s'y tient, sauf si le tireur est au rebord. Qui est à l'intérieur a un couvert moyen contre ce qui entre.
book-houses-3 = À une ouverture, celui qu'on attaque a l'avantage, de quelque côté qu'il soit ; à une fenêtre, l'attaquant a en plus le désavantage. Une porte se prend donc à deux ou trois l'un après l'autre, et par qui avance aussitôt quand elle cède.
book-houses-4 = Les coins couvrent aussi : qui s'y tient est caché de tous ceux qui n'en voient pas les deux murs. Les murets du dehors couvrent qui est juste derrière, et se paient pour les franchir.
book-houses-fig-house = Une cabane : la porte à droite, la fenêtre à gauche. Le tir s'arrête à la case de la fenêtre ; l'homme entre par la porte.

book-walls = Murs, échelles, tours, machines, feu
book-walls-1 = Un mur a des étages. Chaque étage d'une case contient une personne, et on ne va de l'un à l'autre que par des escaliers, des échelles et des cordes. Qui est au-dessus voit plus loin, est couvert par son parapet, et se bat mieux par-dessus le bord.
book-walls-2 = Deux hommes portent une échelle, chacun avec { $works_ladder_carry } points de moins. Au pied du mur on la dresse ; y monter coûte { $works_ladder_climb } points, passer par-dessus { $works_ladder_over } de plus : les plus vifs sont en haut en un tour. Qui est à son sommet peut la renverser au lieu de se battre : { $works_ladder_fall } ou moins au dé, et qui est dessus tombe.
book-walls-3 = Une tour de siège est un mur qui vient au mur : on la pousse, son pont tombe, et le combat continue à la même hauteur. Un bélier brise porte et mur sous son propre toit ; une galerie couvre ceux qui creusent. Perrières et balistes veulent leurs servants à côté d'elles, et du temps.
book-walls-4 = D'en haut vient ce qui est chaud ou lourd : des pierres sur qui est dessous, l'huile d'une marmite que deux ont installée. D'en bas vient le feu : qui reste un tour complet à côté du bois l'allume, sans dé ; les flèches enflammées veulent de la chance.
book-walls-5 = Ce qui brûle peut allumer ses voisins à la fin de la phase ennemie, et n'est plus là après { $works_fire_turns } tours. Le feu est éteint par ceux qui restent à côté ; dans les maisons, il l'est surtout par la fin de la maison.
book-walls-fig-ladder = Une échelle est dressée, et l'homme à son pied passe là où personne n'attend ; deux portent la suivante.

book-siege = Un siège, jour après jour
book-siege-1 = Un siège se joue en jours. Le matin peut amener un événement : pluie, espions, maladie, armée. Puis chaque camp jette un dé pour l'initiative, et l'assiégeant ajoute { $siege_initiative_besieger } ; l'égalité est pour lui.
book-siege-2 = Qui a l'initiative choisit une action. L'assiégeant donne l'assaut, ou bien il pilonne, construit et négocie. Les assiégés sortent : contre le campement, pour des vivres, ou tous ensemble, et cela une seule fois.
book-siege-3 = À côté de l'action, les deux donnent des ordres, sous scellés. Un engin bat le mur qu'on lui a désigné, et les points qui portent sur un mur donnent ses chances de perdre un degré ; au dernier, il tombe. Les bâtisseurs font des échelles en un jour ; une perrière en demande beaucoup. Les blessés guérissent, et l'on mange.
book-siege-4 = Un combat qui en sort est une bataille comme les autres, sur la carte du lieu avec tout ce qu'on a bâti et brisé ; ou la table de résolution rapide le règle, si tous deux le préfèrent. Prisonniers, blessures et portes brûlées reviennent dans le siège.
book-siege-5 = La place tombe par l'assaut, quand le dernier jour de vivres est mangé, quand plus personne qui puisse commander n'est en vie, ou par la parole : l'assiégeant jette un dé, ajoute ce que valent le nombre et les brèches, et { $siege_surrender_threshold } ouvre la porte. Ce qu'il advient alors de ceux du dedans est un autre dé.

book-campaign = Une campagne
book-campaign-1 = Une campagne se joue sur une carte du pays, un jour par tour. Le matin on voit qui a des vivres ; les groupes d'une même case se divisent et se réunissent ; on paie les rançons, on charge les convois. Puis tous marchent, le chef de meilleur renom d'abord.
book-campaign-2 = Un groupe a { $campaign_foot } points par jour, { $campaign_riders } si tous sont à cheval, et collines, bois et rivières coûtent ce qu'ils coûtent. À la nuit il n'y a qu'un groupe par case. Les amis se réunissent ; les ennemis se battent, ou l'un d'eux cède.
book-campaign-3 = Les petits groupes vivent sur le pays. Les grands doivent être nourris chaque jour, par leurs châteaux et leurs villages ou par un convoi qui est avec eux ; qui s'en passe { $campaign_hungry_days } jours de suite est lent et frappe mal. Marcher, c'est surtout se demander qui vous nourrira demain.
book-campaign-4 = Quand des groupes se rencontrent, un test dit s'ils peuvent seulement se battre : les gens ont des seigneurs, des cousins et des dettes. Qui est attaqué peut tenter de s'esquiver, homme par homme. S'il y a bataille, elle se livre sur autant de cartes qu'il faut pour le monde, avec les hommes que vous connaissez, ou se règle par la table.
book-campaign-5 = Un château s'assiège comme le dit le chapitre précédent, un jour par tour, pendant que le pays continue autour. L'argent engage des mercenaires et lève des hommes ; le pillage en rapporte et coûte le bon renom. Les prisonniers de rang sont menés à un château et rachetés. Et ce que veut la faction est écrit au-dessus de la carte dès le premier jour.
book-campaign-fig-march = Une route est une suite de cases avec leurs prix. Qui tombe sur un autre s'arrête là, et on interroge les deux.
