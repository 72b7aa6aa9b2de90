# Refus : ce qui arrête le joueur ; `.help` dit ce qui le permettrait, quand on le sait. Le programme ajoute la règle entre parenthèses.

## Le tour
refusal-battle_over = La bataille est finie
refusal-answer_first = { $has_question ->
        [yes] Une autre décision passe d'abord : { $question }
       *[no] Une autre décision passe d'abord
    }
    .help = Répondez à la question posée, puis continuez.
refusal-question_not_open = { $has_question ->
        [yes] Personne ne demande cela maintenant ; il faut décider : { $question }
       *[no] Personne ne demande cela maintenant
    }
refusal-not_in_this_sequence = Cela n'a pas sa place dans la séquence en cours : { $about }
    .help = Terminez la séquence, ou attendez la bonne.
refusal-nobody_of_that_name = Personne ici ne s'appelle { $about }
refusal-no_such_hex = Il n'y a pas de telle case sur cette carte
refusal-nothing_to_undo = Vous n'avez rien à annuler
refusal-others_turn = L'autre camp décide maintenant : on ne peut rien annuler
refusal-dice_were_thrown = Un dé a été jeté : on ne peut plus annuler
refusal-seen_by_now = Ce qui a été vu ne peut plus être ignoré
refusal-not_yours = { $who } ne peut pas recevoir d'ordre maintenant
    .help = Choisissez quelqu'un de votre camp qui est sur le terrain.
refusal-stunned_cannot = { $who } ne peut rien faire : assommé{ E($who_gender) }, hors du terrain, ou quelqu'un sur le dos
    .help = Les assommés se relèvent dans la dernière séquence de leur propre phase.

## Mouvement
refusal-beast_is_led = { $who } ne se déplace pas { G($who_gender, "de lui-même", "d'elle-même") }
    .help = Quelqu'un doit { LE($who_gender) } prendre par la bride et { LE($who_gender) } mener.
refusal-has_charged = { $who } a chargé dans cette phase
    .help = { G($who_gender, "Il", "Elle") } pourra agir à la prochaine phase de son camp.
refusal-has_worked = { $who } a passé cette phase à un autre ouvrage
refusal-movement_over = { $who } a fini son mouvement de cette phase
refusal-empty_path = Aucun chemin n'est donné pour { $who }
    .help = Nommez les cases où entrer, l'une après l'autre.
refusal-not_adjacent = { $about } ne touche pas la case d'où vient { $who }
    .help = Avancez case par case.
refusal-not_in_front = { $who } ne peut chevaucher que vers les cases devant la tête du cheval
    .help = Pivotez d'abord, ou prenez un virage.
refusal-step_back_alone = { $who } ne peut reculer d'un pas qu'à la place de tout autre mouvement
    .help = Reculez avant toute chose, et arrêtez-vous là.
refusal-enemy_in_the_way = { $by } se tient en { $about } : { $who } ne peut pas passer
    .help = Contournez l'ennemi, ou chassez-le d'abord.
refusal-machine_in_the_way = { $by } se tient en { $about } : { $who } ne peut pas passer
    .help = Faites le tour.
refusal-closed_side = { $has_by ->
        [yes] { $who } ne peut pas entrer en { $about } de ce côté : { $by }
       *[no] { $who } ne peut pas entrer en { $about } de ce côté
    }
    .help = Venez dans l'axe, ou d'un côté sans obstacle.
refusal-impassable = { $who } ne peut pas aller là : { $about }
    .help = Choisissez un autre terrain ; certains ne sont interdits qu'aux chevaux ou aux armures.
refusal-corpses_bar = Tant de morts gisent en { $about } { QUE($who) } ne peut pas passer
    .help = Deux personnes à pied peuvent dégager la case dans la séquence de combat.
refusal-not_enough_points = { $has_about ->
        [yes] { $who } n'a pas assez de points de mouvement pour { $about } : il en faut { $needs }, il en reste { $has }
       *[no] { $who } n'a plus assez de points de mouvement : il en faut { $needs }, il en reste { $has }
    }
    .help = Choisissez un chemin plus court ou plus facile.
refusal-no_way_to = Aucun chemin ne mène { $who } en { $about }
refusal-hemmed_in = { $who } ne peut faire un pas sur aucune des cases voisines
refusal-occupied = { $about } est pris : { $by } ; { $who } ne peut pas s'y arrêter
    .help = Choisissez une case libre, ou laissez d'abord partir l'autre.
refusal-on_friend = { $who } ne peut pas s'arrêter là où se tient { $about }
    .help = Faites d'abord partir { $about }, ou arrêtez-vous ailleurs.
refusal-on_stunned = { $who } ne peut pas s'arrêter là où { $about } gît sans connaissance
    .help = Continuez, ou arrêtez-vous une case avant.
refusal-not_alone = { $by } se tient sur la case { DE($who) }
    .help = Un seul être vivant peut rester sur une case.
refusal-cannot_be_displaced = { $about } ne peut pas faire place { A($who) } de cette façon
    .help = Seuls des amis debout et hors des rangs s'écartent, d'une case.
refusal-cannot_enter = { $who } ne peut pas entrer sur le terrain maintenant
    .help = Le scénario dit quand et où.
refusal-comes_later = { $who } n'entre sur le terrain qu'à partir du tour { $about }
refusal-no_room_to_enter = Toutes les cases par où { $who } pourrait entrer sur le terrain sont occupées
refusal-not_an_entry_hex = { $who } ne peut pas entrer sur le terrain en { $about }
    .help = Choisissez une case libre de l'entrée que nomme le scénario.
refusal-facing_for_riders = { $who } : un cavalier entre avec une orientation, une personne à pied sans orientation
refusal-no_room_for_horse = Il n'y a pas de place pour un cheval en { $about }
    .help = Un cheval occupe deux cases libres, l'une derrière l'autre.
refusal-no_exit_here = { $who } ne peut pas quitter le terrain en { $about }
    .help = Gagnez d'abord une sortie de votre camp.

## Chevaux et fardeaux
refusal-not_mounted = { $who } n'est pas à cheval
    .help = Montez d'abord à cheval.
refusal-no_rider = { $who } ne peut pas monter à cheval maintenant
    .help = Il faut savoir monter, être à pied et avoir les mains libres.
refusal-not_a_free_horse = { $who } ne peut pas prendre pour monture { $about }
    .help = Choisissez un cheval vivant que personne d'autre ne mène.
refusal-enemy_horse = { $about } est encore aux mains de l'ennemi
    .help = Chassez l'ennemi qui se tient à côté.
refusal-not_beside_horse = { $who } ne se tient pas sur une case { DE($about) }
    .help = Gagnez d'abord une case du cheval.
refusal-horse_crowded = { $by } se tient sur une case { DE($about) }
    .help = Attendez { QUE($who) } soit seul{ E($who_gender) } avec le cheval.
refusal-enemy_beside_horse = Un ennemi en état de frapper se tient près { DE($about) }
    .help = Chassez d'abord l'ennemi.
refusal-saddle_once = { $who } est déjà monté{ E($who_gender) } ou descendu{ E($who_gender) } de cheval dans cette phase
    .help = Une fois par phase suffit.
refusal-no_room_beside = { $who } ne peut pas mettre pied à terre en { $about }
    .help = Choisissez une case libre à côté du cheval où l'on peut se tenir.
refusal-cannot_lead = { $who } ne peut pas mener { $about } maintenant
    .help = Qui mène une bête a les mains libres et n'est le prisonnier de personne.
refusal-not_to_be_led = { $about } ne peut pas être mené{ E($about_gender) }
    .help = Choisissez un cheval ou une bête en vie que personne ne mène.
refusal-not_at_the_head = { $who } ne se tient pas à la tête { DE($about) }
    .help = Gagnez une case devant la tête ; pour les petites bêtes, n'importe quel côté convient.
refusal-leads_enough = { $who } mène déjà autant de bêtes que possible : cela en ferait { $needs }, le maximum est { $has }
    .help = Lâchez-en d'abord une.
refusal-missed_bridle = { $who } a déjà manqué une bride dans cette phase
    .help = Réessayez à la prochaine phase.
refusal-does_not_lead = { $who } ne mène pas { $about }
refusal-no_horse_here = { $about } ne gêne pas { $who }
refusal-not_the_nearest = On ne peut pousser { $about } que vers la place libre la plus proche
    .help = Choisissez une des places montrées.
refusal-no_room_for_horses = Il n'y a pas de place là-bas pour les bêtes que mène { $who }
    .help = Choisissez un autre chemin, ou lâchez-les.
refusal-horse_in_the_way = { $about } gêne { $who }
    .help = Arrêtez-vous ailleurs ; à pied, on peut pousser un cheval s'il y a de la place.
refusal-cannot_carry = { $who } ne peut porter personne maintenant
    .help = Qui porte est à pied et a les mains libres.
refusal-not_stunned = { $about } n'est pas assommé{ E($about_gender) } et ne peut pas être porté{ E($about_gender) }
refusal-not_on_his_hex = { $who } ne se tient pas sur la case { DE($about) }
    .help = Gagnez d'abord cette case.
refusal-nowhere_to_lay = Il n'y a pas de case libre où { $who } pourrait déposer { $about }
refusal-carries_nobody = { $who } ne porte personne
refusal-cannot_lay_there = { $who } ne peut déposer personne en { $about }
    .help = Choisissez une case libre à côté de la sienne.

## Tir
refusal-not_fire_sequence = { $who } ne peut tirer que dans la séquence de tir de sa propre phase
refusal-has_shot = { $who } a déjà tiré dans cette phase
refusal-cannot_shoot = { $who } n'est pas en état de tirer
    .help = Qui tire est debout, a ses armes et les mains libres.
refusal-foulkon_in_enemy_phase = Le foulkon ne se forme et ne se rompt que dans le mouvement de son propre camp
refusal-hoplite_keeps_spear = { $who } est un hoplite et ne lance pas son épieu
refusal-pennon_lance_kept = La lance { DE($who) } porte un fanion : elle ne se jette jamais
refusal-no_such_missile = { $has_about ->
        [yes] { $who } ne peut pas tirer avec cette arme : { $about }
       *[no] { $who } n'a pas d'arme de ce genre à tirer ou à lancer
    }
    .help = Choisissez une arme utilisable dans sa situation, à pied ou en selle.
refusal-nothing_left_to_throw = { $who } a tout lancé : { $about }
refusal-swimmers_do_not_shoot = { $who } nage et ne peut pas tirer
    .help = Gagnez d'abord la rive.
refusal-beside_enemy = { $rule ->
        [CORPSE-03] { $who } est au contact d'un ennemi et ne peut pas dégager les morts
       *[other] { $who } est au contact d'un ennemi et ne peut pas tirer
    }
    .help = Éloignez-vous d'abord.
refusal-has_shot_back = { $who } a déjà tiré dans cette phase ennemie
refusal-weapon_offensive_only = { $who } ne peut pas tirer dans la phase ennemie avec cette arme : { $about }
    .help = Elle sert dans la séquence de tir de sa propre phase.
refusal-one_shot_a_turn = { $who } a tiré dans sa propre phase, et cette arme ne tire qu'une fois par tour : { $about }
refusal-attacked_before = { $who } s'est battu{ E($who_gender) } au corps à corps et ne peut pas tirer maintenant
refusal-moved_too_far_to_shoot = { $who } a trop bougé dans sa propre phase pour tirer maintenant : { $needs } { N($needs, "point dépensé", "points dépensés") }, { $has } { N($has, "permis", "permis") } ({ $about })
    .help = Les arcs et les frondes permettent la moitié du mouvement, l'arbalète aucun.
refusal-not_his_hex = { $who } ne se tient pas en { $about }
    .help = Tirez d'une case que vous occupez.
refusal-not_there = { $about } n'est pas sur la case que vise { $who }
refusal-not_an_enemy = { $about } n'est pas un ennemi pour { $who }
    .help = Choisissez un ennemi vivant qui n'est le prisonnier de personne.
refusal-too_near = La cible est trop proche pour { $who } : à { $has } { N($has, "case", "cases") }, il en faut au moins { $needs } ({ $about })
    .help = Reculez, ou prenez une autre arme.
refusal-out_of_range = La cible est hors de portée pour { $who } : à { $needs } { N($needs, "case", "cases") }, la portée est de { $has } ({ $about })
    .help = Approchez-vous.
refusal-behind_the_rider = { $about } est derrière { $who }, qui ne peut pas lancer en arrière
    .help = Tournez le cheval.
refusal-lance_upwards = { $about } est plus haut, et { $who } ne peut pas lancer une lance vers le haut
    .help = Montez à la même hauteur.
refusal-total_cover = { $about } est entièrement à couvert { DE($who) }
    .help = Tirez d'une autre case.
refusal-trees_block = Un arbre cache { $about } à la vue { DE($who) }
    .help = Tirez d'une autre case, ou choisissez une autre cible.
refusal-bank_hides = Le terrain cache { $about } à la vue { DE($who) }
    .help = Tirez d'une autre case, ou choisissez une autre cible.
refusal-wall_blocks = Un mur se dresse entre { $who } et { $about }
    .help = Tirez par une porte ou une fenêtre, ou d'une autre case.
refusal-roof_hides = { $about } est sous un toit ou un plancher qui arrête la vue { DE($who) }
    .help = Tirez de la même hauteur, par une ouverture.
refusal-too_low_behind = { $who } ne voit pas { $about } : des deux, le plus bas est trop près de l'obstacle
    .help = Le plus bas doit être au moins aussi loin de l'obstacle que le plus haut.
refusal-hoarding_covers = Un hourd s'avance entre { $who } et { $about } : aucun tir ne le traverse
    .help = Tirez sur qui est dans le hourd, ou d'une autre case.
refusal-screen_blocks = Un mantelet se dresse entre { $who } et { $about }
    .help = { $rule ->
        [A-MANT-05] Tirez d'une autre hauteur, ou d'une autre case.
       *[other] Tirez d'une autre case.
    }
refusal-out_of_slit_field = { $who } ne peut pas viser { $about } par cette archère : trop de côté
    .help = Une archère s'ouvre sur un sixième de cercle de part et d'autre de son axe.
refusal-not_in_line_with_slit = { $who } n'est pas dans l'axe de l'archère en { $about }
    .help = Placez-vous dans la rangée droite de cases devant l'archère.
refusal-not_at_its_height = { $who } n'est pas à la hauteur de la porte devant { $about }
    .help = Par la porte d'un château, on ne tire que de sa hauteur.
refusal-only_at_the_opening = La fenêtre devant { $about } ne sert à rien pour { $who }
    .help = De dehors, visez quelqu'un juste derrière la fenêtre, ou venez au rebord.
refusal-too_many_openings = Entre { $who } et { $about } il y a plus d'une porte ou fenêtre
    .help = On en passe une ; une seconde seulement si la cible s'y tient.
refusal-bows_only_through_slits = { $who } ne peut pas s'en servir par une archère : { $about }
    .help = Seuls les arcs et les arbalètes le peuvent.
refusal-adjacent_below_window = { $about } est juste sous la fenêtre { DE($who) }
    .help = D'une fenêtre, on ne tire d'aussi près que sur un cavalier.
refusal-out_of_the_ditch = Du fossé, { $who } ne peut pas viser { $about }
    .help = Sortez d'abord du fossé.
refusal-ditch_hides = { $who } ne voit pas dans le fossé en { $about }
    .help = Venez à son bord, ou tirez des murs.
refusal-straight_down = { $about } est à la verticale { DE($who) }
    .help = Choisissez une cible dans une autre case.
refusal-bows_only_through_floor = { $who } ne peut pas s'en servir vers le haut par le plancher d'un hourd : { $about }
    .help = Seuls les arcs et les arbalètes le peuvent.
refusal-no_bow_straight_down = { $who } ne peut pas s'en servir tout droit vers le bas : { $about }
    .help = Jetez des pierres ou un javelot.
refusal-no_such_cover = On ne peut pas se couvrir contre { $about } maintenant
    .help = Choisissez un des ennemis nommés dans la question.
refusal-somebody_in_the_way = { $by } se tient entre { $who } et { $about }
    .help = Tirez d'une autre case ; de plus loin, flèches et javelots passent par-dessus.
refusal-no_fire_pots = { $who } n'a pas de pots à feu
    .help = Seuls les fustibales en lancent.
refusal-nobody_moves = Personne n'est en chemin : il n'y a personne sur qui tirer
refusal-no_such_step = Ce mouvement ne compte pas tant de pas : on ne peut pas y tirer
refusal-no_such_scope = On ne peut pas retenir les tirs pour cela : { $about }

## Charges
refusal-not_charge_sequence = { $who } ne peut charger que dans la séquence des charges de sa propre phase
refusal-has_shot_no_attack = { $who } a tiré dans cette phase et ne peut plus attaquer
refusal-charged_already = { $about } a déjà subi une charge dans cette phase
    .help = Attaquez dans la séquence de combat, ou chargez quelqu'un d'autre.
refusal-not_in_front_arc = { $about } n'est pas dans l'arc frontal { DE($who) }
    .help = Choisissez quelqu'un devant le cheval ; on tourne pendant le mouvement.
refusal-does_not_see = { $who } ne voit pas { $about }
refusal-charge_too_short = Le trajet est trop court pour une charge { DE($who) } : { $has } { N($has, "case", "cases") }, il en faut au moins { $needs }
    .help = Partez de plus loin, ou prenez un trajet plus long.
refusal-tight_turn = { $who } ne peut pas pivoter pendant une charge
    .help = Tournez d'un côté de case à la fois.
refusal-target_not_before_head = { $who } ne finirait pas avec { $about } devant la tête du cheval
    .help = Finissez le trajet face à la cible.
refusal-ends_overlap = { $who } finirait sur les cases d'un autre du groupe
refusal-group_too_small = Pour une charge groupée il faut { $needs } cavaliers ayant chacun sa cible ; il y en a { $has }
    .help = Chaque cavalier doit avoir sa propre cible.
refusal-group_not_adjacent = Les cavaliers et les cibles d'une charge groupée doivent se toucher
refusal-cataphracts_against_foot = Les cataphractes ne chargent en groupe que des gens à pied
refusal-no_couched_lance = { $who } ne peut pas se joindre à une charge lance couchée
    .help = Il faut un chevalier ou un noble normand qui a encore sa lance.
refusal-has_countered = { $who } est déjà parti{ E($who_gender) } à la rencontre d'une charge
refusal-not_head_to_head = { $who } doit finir face à face avec le cavalier qui charge
    .help = Finissez sur les deux dernières cases du trajet ennemi, face à lui.

## Combat
refusal-no_attackers = Aucun attaquant n'est nommé, ou l'un l'est deux fois
refusal-has_attacked = { $who } a déjà attaqué dans cette phase
refusal-not_adjacent_enemy = { $who } n'est pas au contact { DE($about) }
    .help = Allez au contact dans la séquence de mouvement.
refusal-at_another_height = { $has_by ->
        [yes] { $who } ne peut pas frapper { $about } : entre une échelle et un mur, on ne se bat que par le haut de l'échelle
       *[no] { $who } ne peut pas frapper { $about }, qui est à une autre hauteur
    }
refusal-cannot_enter_there = { $has_by ->
        [yes] { $who } ne pourrait pas entrer là où se tient { $about }, et ne peut donc pas y frapper : { $by }
       *[no] { $who } ne pourrait pas entrer là où se tient { $about }, et ne peut donc pas y frapper
    }
    .help = Attaquez d'une autre case.
refusal-prisoner_cannot = { $who } est prisonni{ G($who_gender, "er", "ère") } et ne peut pas attaquer
    .help = Un prisonnier ne se bat que lorsqu'un ami attaque l'un des gardes.
refusal-did_not_take_part = { $about } n'a pas pris part à ce combat
refusal-no_retreat_owed = { $about } n'a pas à reculer
refusal-not_a_way_back = { $who } ne peut pas reculer en { $about }
    .help = Choisissez une des cases montrées.
refusal-no_advance_offered = Il n'y a pas de vaincu devant qui avancer
refusal-cannot_advance = { $who } n'est pas en état d'avancer
refusal-not_left_by_enemy = { $who } doit d'abord entrer dans une case que le vaincu a quittée
refusal-cannot_fall_there = { $who } ne peut pas tomber en { $about }
    .help = Choisissez une des cases montrées.
refusal-no_way_out = { $who } ne peut pas se dérober par là
    .help = La voie doit être libre et mener hors d'atteinte des attaquants.

## Formations
refusal-row_too_short = Le rang est trop court pour une formation : { $has } { N($has, "homme", "hommes") }, il en faut au moins { $needs }
refusal-not_a_hoplite = { $who } ne peut pas se tenir dans les rangs
    .help = Il faut des hoplites de votre camp, debout.
refusal-hurt_in_formation = { $who } a reçu un coup et ne peut pas se mettre en formation
refusal-wheeled_too_far = { $who } a trop bougé pour rester dans les rangs : { $needs } points dépensés, { $has } permis
refusal-no_straight_row = Ces gens ne se tiennent pas en rangs
    .help = Il faut un premier rang droit, et les autres juste derrière.
refusal-already_formed = Ces gens sont déjà dans cette formation
refusal-no_such_formation = Votre camp n'a pas de telle formation
refusal-foulkon_already = Le foulkon est déjà formé, ou déjà rompu, comme vous le voulez
refusal-foulkon_too_thin = La formation n'est pas assez profonde pour un foulkon : { $has } { N($has, "rang complet", "rangs complets") }, il en faut { $needs }
refusal-foulkon_moved = La formation a trop bougé pour former ou rompre le foulkon : { $needs } points dépensés, { $has } permis

## Les morts
refusal-clearing_needs_two = Il faut être { $needs } pour dégager les morts ; nommés : { $has }
refusal-no_corpses = Il n'y a rien à dégager en { $about }
refusal-clear_beside = On ne peut pas traîner les morts en { $about }
    .help = Choisissez une case voisine de l'un des deux.
refusal-clear_would_bar = Les morts barreraient { $about }, où se tient quelqu'un
    .help = Choisissez une autre case.
refusal-clearing_on_foot = { $who } ne peut pas dégager les morts maintenant
    .help = Il faut des gens valides de votre camp, à pied.
refusal-clearing_whole_phase = { $who } a bougé, tiré, combattu ou travaillé dans cette phase
    .help = Dégager une case prend une phase entière.
refusal-too_far = { $who } est trop loin { DE($about) } : à { $needs } cases, { $has } au plus
    .help = Tenez-vous sur la case ou à côté.

## Prisonniers
refusal-no_capture_here = On ne peut pas sommer { $who } de se rendre : on ne fait pas de prisonniers dans cette bataille
refusal-not_worth_capture = On ne peut pas sommer { $who } de se rendre
    .help = Seuls se rendent les chevaliers et les nobles qui ne sont pas assommés.
refusal-one_alone_demands_nothing = Un seul ne peut pas amener { $who } à se rendre : il faut plusieurs attaquants
refusal-not_enough_to_yield = L'attaque est trop faible pour { QUE($who) } se rende : il faut une différence de { $needs }, elle est de { $has }
    .help = Attaquez à plusieurs, et avec plus de force.
refusal-friend_beside_him = { $about } se tient à côté { DE($who) }, qui ne se rendra donc pas
    .help = Chassez d'abord { $about }.
refusal-no_prisoner = On ne peut pas emmener { $who } comme prisonni{ G($who_gender, "er", "ère") } maintenant
refusal-needs_two_guards = Il faut { $needs } gardes pour mener { $who } ; nommés et à ses côtés : { $has }
    .help = Deux gardes à pied doivent se tenir à côté du prisonnier.
refusal-cannot_be_led_there = { $who } ne peut pas suivre par là : { $by }
refusal-not_at_the_edge = { $who } n'est pas au bord de la carte
    .help = Menez d'abord le prisonnier jusqu'au bord.
refusal-just_captured = { $who } vient d'être capturé{ E($who_gender) }
    .help = Un prisonnier peut essayer plus tard, quand un garde manque ou est attaqué.
refusal-guarded = { $who } est sous bonne garde
refusal-bound = { $who } est prisonni{ G($who_gender, "er", "ère") } et sans armes : il faut qu'un ami { LE($who_gender) } délivre
refusal-nobody_to_free = Il n'y a personne en { $about } { QUE($who) } puisse délivrer
    .help = Un prisonnier s'échappe quand un garde manque ou que des amis l'attaquent.
refusal-not_disarmed = { $who } n'a pas besoin d'armes
refusal-no_dead_beside = { $who } ne trouve pas d'armes ici
    .help = Gagnez une case à côté d'un combattant mort.
refusal-full_turn_of_work = { $who } n'a pas fini l'ouvrage
    .help = Il faut un tour complet sans bouger, tirer ni combattre.

## Bœufs et machines
refusal-cannot_drive = { $who } ne peut pas conduire un attelage maintenant
    .help = Il faut une personne valide à pied, dans la séquence de mouvement de sa propre phase.
refusal-no_such_machine = Il n'y a pas de telle machine pour { $who } : { $about }
refusal-team_incomplete = { $who } ne peut pas conduire : il faut { $needs } bœufs en vie, à leur place, devant { $about } ; il y en a { $has }
    .help = Attelez un autre bœuf.
refusal-not_beside_both_oxen = { $who } ne se tient pas à côté des deux bœufs
    .help = Gagnez une case qui touche les deux.
refusal-oxen_too_far = Les bœufs { DE($who) } ne peuvent pas tirer si loin : { $needs } { N($needs, "case demandée", "cases demandées") }, { $has } { N($has, "possible", "possibles") } dans cette phase
refusal-team_stopped = L'attelage devant { $about } a perdu son conducteur en chemin : { $who } ne peut pas le mener plus loin dans ce tour
    .help = Au tour suivant, c'est possible.
refusal-path_ends_elsewhere = Le chemin donné ne finit pas en { $about }
refusal-burden_does_not_pass = { $who } ne peut pas porter cela par { $about } : { $by }
    .help = Choisissez un chemin à cet étage, sans passer par un compagnon ni par une échelle dressée.
refusal-edge_of_map = L'attelage { DE($who) } est au bord de la carte
    .help = Il ne peut sortir que par une sortie de son camp.
refusal-team_blocked = L'attelage { DE($who) } ne peut pas passer en { $about } : { $by }
    .help = Les bœufs tirent tout droit, sur un terrain plat et libre.
refusal-cannot_hitch = { $who } ne peut pas faire cet ouvrage maintenant
    .help = Il faut une personne valide à pied, du camp à qui est la machine.
refusal-not_beside_ox = { $who } n'est pas à côté { DE($about) }
refusal-ox_not_before_machine = { $about } n'est pas devant la machine, ou l'attelage est complet
    .help = { $who } doit d'abord amener le bœuf à sa place.
refusal-ox_is_hitched = { $about } est dans un attelage
    .help = Dételez d'abord la bête.

## Équipes et échelles
refusal-cannot_push = { $who } ne peut pas pousser { $about } maintenant
    .help = Seuls des hommes à pied qui n'ont rien fait d'autre dans cette phase peuvent pousser.
refusal-not_beside_machine = { $who } n'est pas à côté { DE($about) }
    .help = { G($who_gender, "Qu'il", "Qu'elle") } vienne sur une case voisine.
refusal-crew_too_small = Pour cela il faut { $needs } { N($needs, "homme", "hommes") } { A($about) } ; nommés : { $has }
    .help = Il faut plus d'hommes à côté, ou un trajet plus court.
refusal-machine_too_far = Aucune équipe ne pousse { $about } si loin en un tour : il faut { $needs } { N($needs, "point", "points") }, il y en a { $has }
refusal-team_in_the_way = Des bœufs sont attelés devant : { $about }
    .help = Il faut d'abord dételer les bœufs, ou les laisser tirer.
refusal-carries_ladder = { $who } porte une échelle et ne peut ni tirer ni combattre
    .help = Il faut d'abord poser l'échelle.
refusal-no_such_ride = Le cavalier ne peut pas s'arrêter là
    .help = Il faut choisir une des cases proposées.

bar-corpses = les morts
bar-ladder = l'échelle
bar-edge = le bord de la carte
bar-too_many_openings = plus d'une porte ou fenêtre
bar-only_at_the_opening = la fenêtre ne découvre que qui se tient juste derrière
bar-not_at_its_height = ce n'est pas à la hauteur de la porte
bar-not_in_line_with_slit = ce n'est pas dans l'axe de l'archère
bar-out_of_slit_field = c'est trop de côté pour l'archère
bar-screen_blocks = un mantelet
bar-too_low_behind = le plus bas des deux bouts est trop près de l'obstacle
bar-roof_hides = un toit ou un plancher
bar-from_the_opening = un mur
bar-wall_blocks = un mur
bar-bank_hides = le relief
bar-trees_block = un arbre
bar-cauldron = la marmite elle-même
bar-standing_ladder = une échelle dressée
bar-storey = un autre étage
