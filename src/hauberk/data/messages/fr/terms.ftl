# Termes : les lignes d'un calcul. Les coûts de mouvement sont donnés sans signe, les modificateurs avec leur signe.

term-die = dé { $value }
term-attack = attaque { DE($about) } { $signed }
term-defence = défense { DE($about) } { $signed }
term-charge = charge { DE($about) } { $signed }
term-terrain = { $rule ->
        [MELEE-08] terrain des deux camps { $signed }
        [DOOR-06] par une porte { $signed }
        [WIN-09] par une fenêtre { $signed }
       *[other] { $about } { $value }
    }
term-ground_of_attacker = { $rule ->
        [WIN-09] par une fenêtre, attaquant { $signed }
       *[other] terrain de l'attaquant : { $about } { $signed }
    }
term-ground_of_defender = { $rule ->
        [WIN-09] par une fenêtre, défenseur { $signed }
        [DOOR-06] par une porte { $signed }
        [MELEE-08] terrain du défenseur : { $about } { $signed }
        [MELEE-09] terrain du défenseur : { $about } { $signed }
       *[other] { $about } entre eux { $signed }
    }
term-crossing = franchissement : { $about } { $value }
term-leaving = pour en sortir : { $about } { $value }
term-climbing = escalade : { $about } { $value }
term-over_top = passage du sommet : { $about } { $value }
term-together = attaque à plusieurs { $signed }
term-formation_front = { $about } en formation, attaque de face { $signed }
term-formation_open_side = { $about } en formation, attaque du côté découvert { $signed }
term-formation_rear = { $about } en formation, attaque par l'arrière { $signed }
term-formation_shield_side = { $about } en formation, attaque du côté des boucliers { $signed }
term-formation_attack = attaque en formation { $signed }
term-foulkon = foulkon { $signed }
term-group_charge = charge groupée { $signed }
term-armoured = armure { $signed }
term-rider = à cheval { $signed }
term-wounded = blessure { $signed }
term-range_short = courte portée { $signed }
term-range_medium = moyenne portée { $signed }
term-range_long = longue portée { $signed }
term-shooter_wounded = tireur blessé { $signed }
term-byzantine_bow = archer à cheval byzantin { $signed }
term-close_quarters = arc ou fronde à courte distance { $signed }
term-shot_at = tir essuyé en chemin { $signed }
term-wounded_on_the_move = blessure en chemin { $signed }
term-infiltration = infiltration en { $about } { $value }
term-corpses = cadavres en { $about } { $value }
term-pivot = pivot sur place { $value }
term-advance_climbs = l'avance tient lieu d'escalade { $value }
term-step_back = pas en arrière { $value }
term-carrying = prendre quelqu'un sur le dos { $value }
term-hauling = porter l'engin { $value }
term-mounting = monter à cheval { $value }
term-dismounting = descendre de cheval { $value }
term-terrain_cover = { $about } : { $cover }
term-hexside_cover = { $about } : { $cover }
term-foulkon_cover = foulkon : { $cover }
term-across_to_water = dans l'eau profonde, derrière broussailles ou bois : { $cover }
term-through_scrub = à travers les broussailles : { $cover }
term-opening_cover = à travers : { $about }, { $cover }
term-doorway_cover = dans l'embrasure : { $about }, { $cover }
term-corner_cover = derrière le coin : { $cover }
term-floor_cover = par le plancher du hourd : { $cover }
term-through_breach = par la brèche : { $cover }
term-through_canvas = à travers une tente : { $cover }
term-keep_wall = mur du donjon { $signed }
term-tower_wall = mur d'une tour { $signed }
term-moving_tower = la tour bougeait { $signed }
term-hungry = la faim { $signed }
term-cauldron = la marmite
term-ladder = l'échelle { $value }
term-rope = la corde { $signed }
term-mantlet = mantelet { $signed }
term-first_days = premiers jours du siège { $signed }
term-thin_blockade = blocus lâche { $signed }
term-all_day = toute la journée { $signed }
term-more_archers = autres archers { $signed }
