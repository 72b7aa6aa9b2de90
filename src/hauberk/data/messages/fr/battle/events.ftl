# Le récit : une clé par sorte d'événement, ses variantes après un trait d'union.

## Le tour
event-phase_began = Tour { $turn } : { $side }.
event-sequence_began = { $sequence }.
event-recovered = { $who } se relève.
event-battle_ended-won = La bataille est finie. Victoire : { $side }.
event-battle_ended-draw = La bataille est finie. Personne n'a gagné.
event-rolled = On jette un dé : { $face }.

## Mouvement
event-moved-walks = { $who } va en { $hex }.
event-moved-rides = { $who } chevauche jusqu'en { $hex }.
event-moved-carries = { $who } porte { $body } jusqu'en { $hex }.
event-moved-leads = { $who } mène { $beasts } jusqu'en { $hex }.
event-infiltration_tested-passes = { $who } se glisse entre les ennemis en { $hex }.
event-infiltration_tested-stopped = { $who } essaie de passer entre les ennemis en { $hex } et se fait arrêter.
event-infiltration_tested-struck = { $who } essaie de passer entre les ennemis en { $hex } et prend un coup.
event-halted = { $who } ne va pas plus loin.
event-stepped_back = { $who } revient en { $hex }.
event-movement_cut = { $who } est ralenti{ E($who_gender) } : il lui reste { $points } { N($points, "point", "points") }.
event-movement_cut-spent = Il reste { $points } { N($points, "point", "points") } { A($who) }.
event-mounted_up = { $who } monte { $horse }.
event-dismounted = { $who } met pied à terre en { $hex }.
event-bridle_taken = { $who } prend { $beast } par la bride.
event-bridle_missed = { $who } tend la main vers la bride { DE($beast) } et la manque.
event-bridle_dropped = { $who } lâche la bride { DE($beast) }.
event-horse_moved = { $beast } est poussé{ E($beast_gender) } en { $hex }.
event-lifted = { $who } prend { $body } sur son dos.
event-laid_down = { $who } dépose { $body } en { $hex }.
event-corpses_cleared-dragged = { $men } traînent les morts en { $hex } : { $corpses }.
event-corpses_cleared-sunk = { $men } traînent les morts dans l'eau : { $corpses }.
event-entered-walks = { $who } entre sur le terrain en { $hex }.
event-entered-rides = { $who } entre à cheval sur le terrain en { $hex }.
event-left-goes = { $who } quitte le terrain.
event-left-captive = { $who } est emmené{ E($who_gender) } hors du terrain, prisonni{ G($who_gender, "er", "ère") }.

## Tir
event-fire_held = { $side } : personne ne tire.
event-shot = { $shot } { $outcome }.
shot = { $weapon ->
        [lance] { $who } jette sa lance sur { $target }
        [javelin] { $who } jette un javelot sur { $target }
        [dagger] { $who } jette une dague sur { $target }
        [sling] { $who } tire à la fronde sur { $target }
        [staff_sling] { $who } tire au fustibale sur { $target }
       *[other] { $who } tire sur { $target }
    }
shot-lost = { $why ->
        [off_map] et manque son coup : le trait sort de la carte
        [own_hex] et manque son coup : le trait retomberait sur la case du tireur
        [no_line] et manque son coup : un obstacle arrête le trait
        [wide] et manque son coup : le trait passe au large
       *[unknown] et manque son coup
    }
shot-nobody = et ne touche personne
shot-strays_empty = mais le coup s'égare en { $hex }
shot-strays_harmless = mais le coup s'égare en { $hex } sans faire de mal { A($victim) }
shot-strays = mais le coup s'égare en { $hex } et touche { $victim }
shot-harmless = et touche sans faire de mal
shot-driven_back = et { LE($target_gender) } fait reculer
shot-slowed = et { LE($target_gender) } ralentit
shot-wounded = et { LE($target_gender) } blesse
shot-stunned = et l'assomme
shot-killed = et { LE($target_gender) } tue
shot-unhorsed = et { LE($target_gender) } jette à bas de selle
shot-horse_killed = et tue le cheval sous { G($target_gender, "lui", "elle") }

## Blessures
event-hurt-stunned = { $rule ->
        [SC-MOAT-03] { $who } tombe dans le fossé et s'assomme.
        [RULING-A-MOAT-02] { $who } tombe dans le fossé et s'assomme.
       *[other] { $who } est assommé{ E($who_gender) }.
    }
event-hurt-wounded = { $rule ->
        [RETREAT-07] { $who } ne peut pas reculer et reçoit une blessure.
       *[other] { $who } est blessé{ E($who_gender) }.
    }
event-hurt-dead = { $rule ->
        [WATER-04] { $who } se noie.
        [SC-MOAT-03] { $who } tombe dans le fossé et meurt.
        [RULING-A-MOAT-02] { $who } tombe dans le fossé et meurt.
        [RETREAT-07] { $who } ne peut pas reculer et meurt.
        [FIRE-08] { $who } périt dans les flammes.
        [SC-FIRE-05] { $who } périt dans les flammes.
        [STATE-04] { $who } gît assommé{ E($who_gender) }, ne peut pas reculer et meurt.
        [STATE-05] { $who } gît assommé{ E($who_gender) } au milieu des ennemis et meurt.
        [UNHORSE-03] { $who } tombe au milieu des ennemis et meurt.
        [RULING-T-19] { $who } est lâché{ E($who_gender) } dans la mêlée et meurt.
       *[other] { $who } est tué{ E($who_gender) }.
    }
event-unhorsed = { $who } est désarçonné{ E($who_gender) }.
event-fell = { $who } tombe à terre en { $hex }.

## Combat
event-attack_declared-attack = { $attack }.
event-attack_declared-charge = { $attack }.
event-fought = { $attack } { $outcome }.
blow-attack = { $men } { N($men_count, "attaque", "attaquent") } { $target }
blow-charge = { $men } { N($men_count, "fond", "fondent") } sur { $target }
blow-nothing = sans effet
blow-struck_down = mais { N($men_count, "est", "sont") } renversé{ E($men_gender, $men_count) }
blow-one_down = mais l'un d'eux est renversé
blow-thrown_back = mais { N($men_count, "est", "sont") } repoussé{ E($men_gender, $men_count) }
blow-pikes_broken = et { N($men_count, "brise", "brisent") } les piques devant { G($target_gender, "lui", "elle") }
blow-pikes_hold = mais les piques tiennent
blow-ranks_hold = mais les rangs tiennent
blow-driven_back = et { LE($target_gender) } { N($men_count, "fait", "font") } reculer
blow-stunned = et { N($men_count, "l'assomme", "l'assomment") }
blow-wounded = et { LE($target_gender) } { N($men_count, "blesse", "blessent") }
blow-killed = et { LE($target_gender) } { N($men_count, "tue", "tuent") }
blow-unhorsed = et { LE($target_gender) } { N($men_count, "désarçonne", "désarçonnent") }
event-yield_asked-yields = { $men } { N($men_count, "somme", "somment") } { $target } de se rendre, et { G($target_gender, "il", "elle") } se rend.
event-yield_asked-refuses = { $men } { N($men_count, "somme", "somment") } { $target } de se rendre, mais { G($target_gender, "il", "elle") } se bat encore.
event-captured = { $who } est prisonni{ G($who_gender, "er", "ère") }.
event-freed = { $who } échappe à ses gardes.
event-rearmed = { $who } a trouvé des armes parmi les morts.
event-escorted = { $men } { N($men_count, "mène", "mènent") } jusqu'en { $hex } leur { G($who_gender, "prisonnier", "prisonnière") } { $who }.
event-retreated-back = { $who } recule en { $hex }.
event-retreated-aside = { $who } fait place et passe en { $hex }.
event-advanced = { $who } avance en { $hex }.
event-withdrew = { $who } refuse le combat et se dérobe en { $hex }.

## Charges
event-charge_declared-alone = { $who } s'apprête à charger { $target }.
event-charge_declared-group = { $who } couche sa lance contre { $target }.
event-counter_charge_declared = { $who } s'élance à la rencontre { DE($target) }.
event-charge_void-evaded = { $target } s'est dérobé{ E($target_gender) }, et la charge { DE($who) } tombe dans le vide.
event-charge_void-stopped = La charge { DE($who) } contre { $target } n'aboutit pas.
event-rode = { $who } galope jusqu'en { $hex }.

## Formations
event-formation_formed = { $men } se mettent en formation, piques abaissées.
event-formation_left = { $who } n'est plus dans les rangs.
event-formation_dissolved = La formation se défait : { $men }.
event-foulkon_changed-closed = Les rangs se serrent en foulkon : { $men }.
event-foulkon_changed-opened = Le foulkon s'ouvre : { $men }.
event-pikes_changed-up = Les piques devant { $who } sont de nouveau abaissées.
event-pikes_changed-gone = Il n'y a plus de piques devant { $who }.

## Bœufs
event-driven = { $who } fait avancer { $machine } { $hexes ->
        [1] d'une case.
       *[other] de { $hexes } cases.
    }
event-pushed = { $who } { N($who_count, "pousse", "poussent") } { $machine } { $hexes ->
        [1] d'une case.
       *[other] de { $hexes } cases.
    }
event-machine_left = { $machine } quitte le terrain.
event-work_begun = { $who } se met à l'ouvrage.
event-team_changed-hitched = { $who } a attelé { $beasts } { A($machine) }.
event-team_changed-unhitched = { $who } a dételé { $beasts } { DE($machine) }.
