# Le calcul sous une ligne du récit.
detail-differential = en tout { $total } : colonne { $column }
detail-house_rule = { $name } { $signed }
detail-rope = { $letter ->
        [C] sur la corde : on ne recule pas
       *[other] sur la corde : la chute et la mort
    }
detail-shifted = après les décalages : colonne { $column }
detail-blow = { $total } dans cette colonne : { $result }
detail-weapon = { $weapon }, à { $hexes } { N($hexes, "case", "cases") }
detail-sure = trop près pour s'égarer
detail-impact-on_target = impact { $total } : sur la cible
detail-impact-strays = impact { $total } : tombe en { $hex }
detail-impact-lost = impact { $total } : perdu
detail-hit = { $total } : { $result }
detail-test = { $total } : { $result }
detail-left = il reste { $points } { N($points, "point", "points") }
detail-rule = selon cette règle
detail-roll = { $purpose } : { $face } sur { $sides }

result-melee = { $letter ->
        [A] un attaquant assommé
        [B] les attaquants reculent
        [C] le défenseur recule
        [D] le défenseur assommé
        [E] le défenseur blessé
        [F] le défenseur tué
       *[other] sans effet
    }
result-shot-foot = { $letter ->
        [A] recule, ou ralenti en chemin
        [B] blessé
        [none] sans effet
       *[other] tué
    }
result-shot-mounted = { $letter ->
        [A] recule, ou ralenti en chemin
        [B] cheval tué, cavalier désarçonné
        [C] cavalier blessé
        [D] cavalier blessé, cheval tué
        [none] sans effet
       *[other] cavalier tué
    }
result-test = { $result ->
        [passes] passe
        [stopped] arrêté
        [wounded] blessé
       *[killed] tué
    }

roll-melee = dé du coup
roll-impact = dé d'impact
roll-hit = dé de résultat
roll-who_is_hit = qui est touché
roll-infiltration = dé du test
roll-yield = dé de reddition
roll-bridle = dé pour la bride
roll-landing = dé de la réception
roll-put_out = dé contre le feu
roll-fire_spreads = dé des flammes
roll-fire_catches = dé du feu
roll-flaming_arrow = dé de la flèche
roll-naphtha = dé dans le naphte
roll-siphon = dé du siphon
roll-oil = dé de l'huile
roll-stunned_in_fire = dé dans les flammes

victory-lost = { $side } : { $number } { N($number, "mort ou pris", "morts ou pris") }
victory-time = les tours sont écoulés
victory-withdrawal = les assaillants se sont retirés
victory-out = { $side } : { $number } { N($number, "mort ou pris", "morts ou pris") } ({ $needed } suffisent)
victory-able = { $side } : { $number } encore en état de combattre (pas plus de { $needed })
victory-exited = { $side } : { $number } hors du terrain (il en faut { $needed })
victory-holds = { $side } : { $number } sur le lieu à tenir (il en faut { $needed }, et aucun ennemi)
victory-inside = { $side } : { $number } dans la place (il en faut { $needed })
victory-burnt = { $number } { N($number, "case brûlée", "cases brûlées") } ou en flammes (il en faut { $needed })
victory-points = { $side } : { $number } { N($number, "point", "points") } d'avance
victory-dead = mort : { $who }
victory-captured = pris : { $who }
victory-alive = vivant et libre : { $who }
victory-machine = { $machine } a quitté le terrain
victory-cleared = { $side } : plus personne debout dans la place
victory-gone = { $side } : plus personne sur le terrain
victory-gathered = { $side } : tous réunis au même endroit
victory-stalled = { $number } phases sans un coup, et hors d'atteinte : { $side }
victory-fought = on en est venu aux mains
victory-docked = { $machine } est contre le mur
victory-sheltered = { $side } : tous sous un toit
roll-batter = dé contre le mur
roll-falling_bridge = dé sous le pont qui tombe
roll-collapse = dé sous la tour qui s'écroule
roll-stone_lands = dé de la chute de la pierre
roll-stone = dé de la pierre
roll-ladder = dé contre l'échelle
roll-grapnel = dé du lancer
roll-rope = dé de la corde
roll-pull = dé de la traction
detail-column-melee = colonne { $column } de la table des combats
detail-column-of-points = { $points } { N($points, "point", "points") } : colonne de { $column }
detail-column-points = colonne de { $column } { N($column, "point", "points") }
detail-column-weapon = colonne de cette arme : { $column }
detail-column-fire = table des incendies, colonne : { $column }
detail-needs = il faut : { $needs }
detail-band = { $needs } dans la table : { $what }
detail-sum-of = { $who } : { $total }
detail-reads = { $total } dans cette colonne : { $letter }
detail-grades = il reste { $left } { N($left, "degré", "degrés") } sur { $of }
fire-column-spread = propagation
fire-column-oil = huile
fire-column-engine = engins et bois
fire-column-tower = engins couverts et portes
fire-column-put_out = extinction
