# Ordres permanents : ce que quelqu'un a laissé à répondre pendant les mouvements des autres.

## Comment ils se lisent
order-everybody = tous
order-said = { $who } : { $deed }
order-hold_fire = ne pas tirer pendant la phase ennemie
order-counter_charge = contre-charger à partir de { $least } %
order-let_come = attendre toute charge
order-ride_off = se dérober devant une attaque qui blesse à plus de { $above } %
order-stand_fast = faire face
order-shoot = tirer sur la meilleure cible{ $within ->
    [0] { "" }
    [1] { " " }adjacente
   *[other] { " " }à { $within } { N($within, "hexagone", "hexagones") } au plus
}, à partir de { $least } %{ $riders ->
    [yes] , d'abord sur les cavaliers
   *[no] { "" }
}, { $careless ->
    [yes] même là où un ami pourrait être touché
   *[no] jamais là où un ami pourrait être touché
}
order-fall_back = { $toward ->
    [yes] reculer vers { $hex }
   *[no] reculer loin de l'ennemi
}
order-take_blow = { $named ->
    [yes] prend le coup
   *[no] le plus faible prend le coup
}
order-join = { $named ->
    [yes] venir à la bataille
   *[no] personne ne vient aux batailles des autres
}
order-hold_ground = ne pas avancer après les vaincus
order-face_nearest = se couvrir de qui tire le premier
order-captain = tout le reste est laissé à un capitaine ({ $captain })
order-answer = à la question { $question } : { $words }
order-slip_away = s'esquiver devant plus de { $above } ennemis pour cent des nôtres, sinon combattre
order-plunder = prendre { $percent } % de ce qui peut être pillé
order-share = { $percent } % de leur part aux mercenaires qui servent sur promesse
order-word-coin = le prendre en argent
order-word-load = le charger sur un convoi
order-usual = la réponse habituelle
order-or = { $one }, sinon { $other }

## Ce qui est demandé
asked-victim_asked = « qui tombe malade »
asked-sabotage_asked = « qu'est-ce qui est saboté »
asked-piece_asked = « quelle pièce est sabotée »
asked-army_asked = « quelle armée arrive »
asked-relief_asked = « comment recevoir l'armée de secours »
asked-retake_asked = « faut-il reprendre ce qui est perdu »
asked-storm_asked = « faut-il donner l'assaut au réduit »
asked-resolve_asked = « comment se livre un combat »
asked-stay_asked = « qu'est-ce qui reste au mur »
asked-wear_asked = « quel engin s'use »
asked-line_up_asked = « qui est fouillé d'abord »
asked-attack_asked = « faut-il attaquer »
asked-refuse_asked = « faut-il accepter la bataille »
asked-how_asked = « comment se livre une bataille »
asked-sheet_asked = « quelle carte est posée »
asked-deploy_asked = « qui se déploie le premier »
asked-draw_up_asked = « où ils se placent »
asked-retreat_asked = « où reculer »
asked-bargain_asked = « faut-il proposer un marché »
asked-tribute_asked = « comment prendre le tribut »
asked-prisoners_asked = « que deviennent les prisonniers »
asked-leader_asked = « qui commande »
asked-seek_asked = « vers qui va une compagnie »
asked-purse_asked = « qui garde une rançon »

## Au journal, aux tables
by-standing-order = { $line } (Par ordre permanent.)
order-silent = aucun ordre n'en dit rien
order-to-captain = un capitaine en déciderait ({ $captain })
verb-standing = permanent, ordres permanents
help-standing = laisser des ordres pour ce qu'on vous demande pendant les mouvements des autres, par exemple permanent shoot least 40 ; drop 1, none, dry
text-no-standing = Aucun ordre permanent.
text-no-standing-asked = On ne vous a rien demandé à quoi des ordres pourraient répondre.
text-no-order-kind = Il n'y a pas de { $about } dans un ordre permanent. { $hint }
