# Ce qu'on demande pendant un siège : le titre, `.help` ce que cela veut dire ; puis les mots que l'on peut choisir.
question-of = { $who } : { $question }
question-because = { $cause } { $question }

## Pourquoi on le demande : ce qui précède la question
cause-dysentery = La dysenterie court dans le campement.
cause-poisoned_well = Le puits de la place est empoisonné.
cause-sabotage = Votre saboteur est dans le campement ennemi.
cause-sabotaged = Un saboteur est passé dans votre campement.
cause-traitor = Il y a un traître dans la garnison.
cause-gate_opened = Un espion vous ouvre la porte cette nuit.
cause-relief_army = Une armée est venue secourir la place.
cause-reinforcements = Des renforts arrivent aux assiégeants.
cause-afield = On combat dehors une armée de secours.
cause-assault_over = L'assaut est terminé.
cause-besieger = les assiégeants
cause-besieged = la garnison
cause-fight-assault = { $opened ->
        [yes] Un espion a ouvert la porte :
       *[no] {""}
    } { $mine ->
        [yes] vous donnez l'assaut.
       *[no] { $who } { N($many, "donne", "donnent") } l'assaut.
    }
cause-fight-camp_sortie = { $mine ->
        [yes] Vous faites une sortie contre le campement.
       *[no] { $who } { N($many, "fait", "font") } une sortie contre votre campement.
    }
cause-fight-supply_sortie = { $mine ->
        [yes] Vous envoyez chercher des vivres.
       *[no] La garnison envoie chercher des vivres.
    }
cause-fight-general_sortie = { $mine ->
        [yes] Vous sortez avec tout le monde.
       *[no] { $who } { N($many, "sort", "sortent") } avec tout le monde.
    }
cause-fight-relief = Une armée est venue secourir la place, et livre bataille.
cause-fight-gallery = { $mine ->
        [yes] Vous amenez une galerie au mur.
       *[no] Une galerie est amenée à votre mur.
    }
cause-fight-mine_fight = On se bat sous terre.
cause-fight-mine_sally = { $mine ->
        [yes] Vous faites une sortie contre la mine.
       *[no] { $who } { N($many, "fait", "font") } une sortie contre votre mine.
    }
cause-fight-counter_mine = { $mine ->
        [yes] Vous creusez contre la mine.
       *[no] On creuse contre votre mine.
    }

question-action_asked = quelle est l'action du jour ?
    .help = Vous avez l'initiative. Une action par jour ; ce qui se bâtit, se tire et se creuse continue à côté, autant que l'action le permet. Passer est aussi une réponse.
question-action_asked-again = reprenez-vous la bataille ?
    .help = La nuit a séparé les deux armées, et la vôtre couche dans la plaine, devant le campement. Reprenez la bataille aujourd'hui, ou rentrez dans la place.
question-victim_asked = qui tombe malade ensuite ?
    .help = Les deux camps désignent les malades tour à tour. Qui est déjà blessé en meurt. Encore à désigner : { $left }.
question-sabotage_asked = que doit détruire le saboteur ?
    .help = Vous nommez le type de matériel ; s'il y en a plusieurs pièces, l'assiégeant dit laquelle.
question-piece_asked = quelle pièce a été détruite ?
    .help = L'ennemi a nommé le type de matériel. À vous de dire quelle pièce c'était.
question-line_up_asked = dans quel ordre fouille-t-on la garnison ?
    .help = On jette un dé pour chacun à son tour. Le premier démasqué est le traître et meurt ; ceux qui suivent ne sont pas fouillés.
question-army_asked = { $why ->
        [relief_army] laquelle ?
       *[reinforcements] lesquels ?
    }
    .help = D'une armée toute prête, il en vient autant que les points en paient, dans l'ordre de sa liste ; ou bien nommez-les vous-même, un par un. Qui est déjà là ne vient pas une deuxième fois.
question-infiltrators_asked = qui se glisse par la porte ?
    .help = L'espion en fait entrer { $number }. Ils commencent l'assaut du jour à l'intérieur des murs.
question-relief_asked = comment recevez-vous l'armée de secours ?
    .help = { $again ->
        [yes] Elle n'a pas été battue hier et se tient toujours devant le campement.{" "}
       *[no] {""}
    }Ils sont { $theirs }, et vous { $ours } en état de combattre. { $foothold ->
        [yes] La combattre avec tous, et vous rendez ce que vous avez pris de la place ; avec une partie, et le reste la tient ; s'abriter dans la place, et vous voilà assiégés ; ou rentrer chez vous.
       *[no] La combattre avec tous ; ou rentrer chez vous, et le siège est fini.
    }
question-stay_asked = un engin reste-t-il au pied du mur ?
    .help = Désignez celui qui y attend le prochain assaut ; l'ennemi peut le brûler. Tous les autres rentrent au campement.
question-retake_asked = essayez-vous de reprendre ce qui est perdu ?
    .help = Une partie des assiégeants se bat dehors. Vous pouvez attaquer ceux qui sont restés dans la place ; sinon, ils y ont l'initiative.
question-storm_asked = donnez-vous pendant ce temps l'assaut au réduit ?
    .help = La garnison reste dans son réduit, et l'initiative à l'intérieur vous revient. Ceux des vôtres qui restent dans la place peuvent lui donner l'assaut pendant que les autres se battent dehors ; ou bien ils gardent ce qu'ils tiennent.
question-muster_asked = qui prend part au combat, et avec quoi ?
    .help = { $fight ->
        [assault] Nommez ceux qui donnent l'assaut, les engins qui les accompagnent et le côté d'où ils viennent. Ceux qui bâtissent restent à l'ouvrage.
        [camp_sortie] Les assiégés envoient ceux qu'ils peuvent ; les assiégeants nomment la garde et les engins du campement. Aucun ne voit ce que dit l'autre.
        [supply_sortie] Les assiégés nomment les fourrageurs et le côté par où ils viennent ; les assiégeants forment leurs patrouilles. Aucun ne voit ce que dit l'autre.
        [general_sortie] Tout le monde se bat, les bâtisseurs aussi.
        [general_sortie_builders] Tout le monde se bat. Seuls des ingénieurs, chacun avec son équipe, peuvent rester à l'écart et construire.
        [gallery] Nommez ceux qui poussent et ceux qui les couvrent, la galerie, et le pan de mur où elle va.
        [mine_fight] Nommez ceux qui descendent sous terre.
        [mine_sally] Nommez ceux qui sortent contre la mine.
        [counter_mine] Nommez ceux qui creusent, l'ingénieur, et le pan de mur.
        [relief_builders] Tout le monde livre bataille. Seuls des ingénieurs, chacun avec son équipe, peuvent rester à l'écart et construire.
        [relief_storm] Nommez ceux qui livrent bataille dehors. Tous les autres sont dans la place et donnent l'assaut au réduit.
        [relief_hold] Nommez ceux qui livrent bataille dehors. Tous les autres sont dans la place et gardent ce qui est pris.
        [relief_retake] Nommez ceux qui livrent bataille dehors. Tous les autres sont dans la place et défendent ce qui est pris contre la garnison.
        [garrison] Toute l'armée livre bataille. Nommez ceux de la garnison qui sortent l'aider.
        [garrison_retakes] Toute l'armée livre bataille dehors. Nommez ceux de la garnison qui essaient de reprendre ce qui est perdu.
        [garrison_shut_in] Toute l'armée livre bataille dehors ; la garnison reste dans son réduit.
       *[relief] Nommez ceux qui livrent bataille.
    }
question-arrange_asked = où se tiennent vos gens ?
    .help = Placez qui vous voulez où vous voulez, dans les limites indiquées. Les sergents placent les autres.
question-resolve_asked = sur la carte, ou par la table ?
    .help = Sur la carte, le combat est une bataille à part. Par la table, un jet règle le combat, et un autre le sort de chaque commandant, avec des pertes des deux côtés.
question-fight_awaited = le combat se livre sur la carte.
    .help = La journée reprend quand il est fini.
question-wear_asked = quel engin a souffert ?
    .help = Les tirs ont coûté des points. Répartissez-les entre les engins qui ont tiré ; encore à répartir : { $left }.
question-orders_asked = que fait-on aujourd'hui à côté de l'action ?
    .help = Pilonner, bâtir, réparer, creuser, incendier, tant qu'il y a des bras ; chacun n'a qu'une tâche par jour. Les deux camps scellent leurs ordres avant qu'un dé soit jeté.

## Actions
action-assault = Donner l'assaut
action-camp_sortie = Faire une sortie contre le campement
action-supply_sortie = Envoyer chercher des vivres
action-general_sortie = Sortir avec tout le monde
action-gallery = Amener une galerie au pied du mur
action-mine_fight = Combattre sous terre
action-mine_sally = Faire une sortie contre la mine
action-counter_mine = Creuser à la rencontre de la mine
action-negotiate = Négocier la reddition
action-pass = Passer
action-general_sortie-again = Reprendre la bataille
action-pass-again = Rentrer dans la place

## Autres choix
choice-camp = Tous au campement
choice-battle = Bataille avec tous
choice-part = Bataille avec une partie des gens
choice-shelter = S'abriter dans la place
choice-lift = Lever le siège
choice-retake = La reprendre
choice-decline = Rester où l'on est
choice-storm = Donner l'assaut au réduit
choice-hold = Garder ce qu'on tient
choice-map = Sur la carte
choice-quick = Par la table

activity-bombard = pilonner
activity-bridge = détruire le pont
activity-build = bâtir
activity-burn = tirer des flèches enflammées
activity-dig = creuser
