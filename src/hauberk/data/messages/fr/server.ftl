# Ce que dit le serveur : erreurs, barre du maître du jeu, noms des ordres.

## Erreurs : ce qui s'est passé, que faire
error-no_such_game = Cette partie n'existe pas ici. Elle a pu être effacée ; la page d'accueil montre celles qui sont gardées.
error-no_such_battle = Cette bataille n'existe pas ici.
error-no_such_edition = Cette édition n'existe pas.
error-no_such_rule = Cette règle n'existe pas.
error-no_such_entry = La partie n'a pas ce moment.
error-no_such_language = On ne parle pas cette langue ici. Il y a l'anglais, le français et l'italien.
error-no_such_page = Il n'y a rien à cette adresse.
error-not_your_seat = Cette place n'est pas la vôtre : vous regardez. Rien n'a changé.
error-no_such_siege = Il n'y a pas de tel siège ici. La liste des sièges montre ceux qui y sont.
error-no_fight = Il n'y a pas de combat à livrer sur la carte en ce moment.
error-out_of_turn = C'est à l'autre camp de décider. Rien n'a changé.
error-battle_over = La bataille est finie. Rien n'a changé.
error-malformed = Le message est illisible. Rien n'a changé.
error-too_large = Le message est trop long. Rien n'a changé.
error-binary = On ne lit ici que du texte. Rien n'a changé.
error-not_stored = L'ordre n'a pas pu être écrit sur le disque, il est donc annulé. Vérifiez le disque, puis recommencez.
error-foreign_page = Cette demande vient d'une autre page : elle est refusée.
error-failed = Le serveur a eu une défaillance. Rien n'a changé ; la partie est gardée.
error-bad_record = Cet enregistrement ne peut pas être repris.
error-bad_case = Cette position ne peut pas être arbitrée telle quelle. Toutes les erreurs sont indiquées.
error-old_game = Cette partie a été gardée par une autre version de Hauberk et ne peut être reprise ici. Elle reste intacte sur le disque : son enregistrement peut être sauvé.
error-captain_stuck = Le capitaine ne sait que faire ici. La partie est gardée ; annulez un coup, ou quittez-la et revenez.
error-no_hint = Aucun capitaine n'a rien à dire ici.

## La barre
bar-1 = { $left ->
        [0] Personne ne peut tirer maintenant. Continuez.
        [one] Un homme peut encore tirer : choisissez-le, puis une cible.
       *[other] Choisissez qui tire, et sur qui. { $left } hommes peuvent encore tirer.
    }
bar-2 = { $left ->
        [0] Personne ne peut charger maintenant. Continuez.
        [one] Un cavalier peut encore charger : choisissez-le, puis sa cible.
       *[other] Choisissez qui charge, et contre qui. { $left } cavaliers peuvent encore le faire.
    }
bar-3 = { $left ->
        [0] Tous ont bougé. Continuez, ou employez les points qui restent.
        [one] Déplacez vos hommes. Un sur { $all } n'a pas bougé.
       *[other] Déplacez vos hommes. { $left } sur { $all } n'ont pas bougé.
    }
bar-waiting = { $number } { N($number, "homme attend", "hommes attendent") } au bord de la carte et { N($number, "peut", "peuvent") } entrer.
bar-waiting-some = { $number } { N($number, "homme attend", "hommes attendent") } au bord de la carte ; { $ready } { N($ready, "peut", "peuvent") } entrer maintenant.
bar-waiting-none = { $number } { N($number, "homme attend", "hommes attendent") } au bord de la carte et ne { N($number, "peut", "peuvent") } pas entrer maintenant.
bar-3-idle = Tous ont bougé. Continuez, ou annulez un mouvement.
bar-4 = { $left ->
        [0] Personne ne peut attaquer maintenant. Continuez.
        [one] Un homme peut encore attaquer : choisissez-le, puis sa cible.
       *[other] Choisissez qui attaque qui. { $left } hommes peuvent encore le faire.
    }
bar-5 = Les assommés se relèvent.
bar-over-won = La bataille est finie. Victoire : { $side }.
bar-failed = Le serveur a eu une défaillance : il ne peut dire ce qui est permis ici. Les ordres restent acceptés, l'annulation aussi.
line-untold = Ce qui s'est passé ici ne peut être raconté.
bar-over-draw = La bataille est finie, et personne n'a gagné.
warn-1 = { $number } { N($number, "homme pourrait", "hommes pourraient") } encore tirer.
warn-2 = { $number } { N($number, "cavalier pourrait", "cavaliers pourraient") } encore charger.
warn-3 = { $number } { N($number, "homme n'a pas bougé", "hommes n'ont pas bougé") }.
warn-4 = { $number } { N($number, "homme pourrait", "hommes pourraient") } encore attaquer.
warn-waiting = { $number } { N($number, "homme attend encore au bord de la carte et pourrait", "hommes attendent encore au bord de la carte et pourraient") } entrer.
idle-1 = Personne n'a tiré.
idle-2 = Personne n'a chargé.
idle-3 = Personne n'a bougé.
idle-4 = Personne n'a attaqué.
idle-5 = Personne n'avait à se relever.
undone = { $side } : le dernier ordre est annulé.

## Boutons
act-done = Terminer
act-shoot = Tirer
act-shoot_back = Tirer
act-hold_fire = Ne pas tirer
act-move = Se déplacer
act-mount = Monter en selle
act-dismount = Mettre pied à terre
act-take_bridle = Prendre la bride
act-let_go = Lâcher
act-lift = Prendre sur le dos
act-lay_down = Déposer
act-push_horse = Pousser le cheval
act-enter = Entrer sur le terrain
act-leave = Quitter le terrain
act-form_up = Former les rangs
act-foulkon = Foulkon
act-drive = Mener l'attelage
act-push_machine = Pousser la machine
act-hitch = Atteler
act-escort = Emmener le prisonnier
act-rearm = Prendre des armes
act-charge = Charger
act-group_charge = Charger ensemble
act-counter_charge = Contre-charger
act-let_come = Attendre la charge
act-ride_on = Continuer
act-attack = Attaquer
act-clear_hex = Dégager la case
act-stand_fast = Faire face
act-withdraw = Se dérober
act-take_hit = Prendre le coup
act-take_cover = Se couvrir
act-retreat = Reculer
act-advance = Avancer
act-hold_ground = Rester en place
act-fall = Tomber
act-work = Travailler

## Réponses
do-done = terminer : { $sequence }
do-shoot = { $man } tire sur { $target } ({ $weapon })
do-shoot_back = { $rides ->
        [yes] { $man } tire sur { $target } en { $hex } après { $steps } { N($steps, "case", "cases") } ({ $weapon })
       *[no] { $man } tire sur { $target } en { $hex } ({ $weapon })
    }
do-hold_fire-path = ne pas tirer
do-hold_fire-man = ne pas tirer, quoi qu'il fasse dans cette phase
do-move = { $man } va en { $hex }
do-mount = { $man } monte { $horse }
do-dismount = { $man } met pied à terre en { $hex }
do-take_bridle = { $man } prend { $beast } par la bride
do-let_go = { $man } lâche { $beast }
do-lift = { $man } prend { $body } sur son dos
do-lay_down = { $man } dépose le corps en { $hex }
do-push_horse = { $man } pousse { $horse } en { $hex }
do-enter = { $man } entre en { $hex }
do-leave = { $man } quitte le terrain
do-form_up = { $men } forment les rangs
do-foulkon = { $closed ->
        [yes] serrer les rangs en foulkon
       *[no] ouvrir le foulkon
    }
do-drive = { $man } fait avancer { $machine } de { $hexes } { N($hexes, "case", "cases") }
do-push_machine = { $men } poussent { $machine } de { $hexes } { N($hexes, "case", "cases") }
do-hitch = { $man } s'occupe { DE($ox) } et de l'attelage : { $machine }
do-escort = { $man } est emmené en { $hex }
do-rearm = { $man } prend les armes d'un mort
do-charge = { $man } charge { $target } et s'arrête en { $hex }
do-group_charge = { $men } chargent ensemble
do-counter_charge = { $man } va à la rencontre de la charge en { $hex }
do-let_come = laisser venir
do-ride_on = { $hexes ->
        [0] s'arrêter ici
        [one] continuer d'une case
       *[other] continuer de { $hexes } cases
    }
do-attack = { $men } { N($men_count, "attaque", "attaquent") } { $target }{ $demand ->
        [yes] {" "}et { N($men_count, "exige", "exigent") } sa reddition
       *[no] {""}
    }
do-clear_hex = { $men } traînent les morts de { $hex } en { $to }
do-stand_fast = faire face
do-withdraw = se dérober en { $hex }
do-take_hit = { $man } prend le coup
do-take_cover = { $man } se couvre contre { $target }
do-retreat = { $man } recule en { $hex }{ $room ->
        [yes] {" "}; { $makes_room } { N($makes_room_count, "fait", "font") } place ({ $places })
       *[no] {""}
    }
do-advance = { $man } avance en { $hex }
do-hold_ground = personne n'avance
do-work = { $task } ({ $men })
do-fall = tomber en { $hex }{ $room ->
        [yes] {" "}; { $makes_room } { N($makes_room_count, "fait", "font") } place ({ $places })
       *[no] {""}
    }

## Prévisions
outcome-nothing = rien ne se passe
outcome-healthy = { $who } se relève
outcome-wounded = { $who } blessé{ E($who_gender) }
outcome-stunned = { $who } assommé{ E($who_gender) }
outcome-dead = { $who } tué{ E($who_gender) }
outcome-captured = { $who } pris{ E($who_gender) }
outcome-unhorsed = { $who } à bas de cheval
outcome-slowed = { $who } ralenti{ E($who_gender) }
outcome-asked-retreat_owed = { $men } { N($men_count, "doit", "doivent") } reculer
outcome-asked-casualty_asked = un des attaquants paie
outcome-asked-advance_offered = la voie est libre
outcome-asked-fall_asked = { $men } tombe de selle
outcome-asked-landing_asked = { $men } tombe
outcome-asked-cover_asked = { $men } choisit de quel côté se couvrir
outcome-asked-other = une décision suit
reckoning-fought = Combat
reckoning-impact = Point d'impact
reckoning-hit = Effet
reckoning-tested = Jet de dé
reckoning-infiltration_tested = Infiltration
face-impact-on_target = au but
face-impact-strays = dévié
face-impact-lost = perdu

## Capitaines
captain-cautious = Prudent
captain-cautious-about = Garde ses hommes groupés et à couvert, et attend votre erreur.
captain-steady = Posé
captain-steady-about = Prend ce que les chances lui donnent, ni plus ni moins.
captain-rash = Fougueux
captain-rash-about = Charge d'abord. Parfois, cela suffit.
strength-1 = Écuyer
strength-1-about = Voit un pas devant lui, et pas toujours clairement.
strength-2 = Capitaine
strength-2-about = Connaît son métier.
strength-3 = Maréchal
strength-3-about = Réfléchit avant de bouger, et pense aussi à votre réponse.
captain-name =
    { $rank } { $temper ->
        [cautious] prudent
        [rash] fougueux
       *[steady] posé
    }
favoured-even = Aucun camp n'est nettement favorisé. { $games } batailles entre deux capitaines de même force, victoires du premier camp : { $share } %.
favoured-side = { $side } : { $share } % des victoires en { $games } batailles entre deux capitaines de même force.
favoured-unknown = Personne n'a encore compté.

# Ce que dit un lieu quand on pointe dessus
place-door-closed = fermée
place-door-open = ouverte
place-door-broken = enfoncée
place-gate = { $thing } : { $state }
place-post = { $thing } se manœuvre d'ici : { $state }
place-fire = En feu : tour { $age } sur { $turns }
place-greek = Feu grégeois : tour { $age } sur { $turns }
place-naphtha = Couvert de naphte
place-damage = Endommagé : { $grades } degrés sur { $all }
place-ladder = Une échelle { $state ->
        [stands] est dressée ici
        [carried] est portée ici
       *[lies] est couchée ici
    }
place-thing = { $thing }
place-loaded = Servie depuis { $turns } { N($turns, "tour", "tours") } sur { $all } depuis le dernier tir
place-ready = Prête dans { $turns } { N($turns, "tour", "tours") }
place-worn = Usure : { $points } points perdus sur { $all }
place-lost = { $number } { N($number, "case détruite", "cases détruites") }
rule-source-own = version sur ordinateur
