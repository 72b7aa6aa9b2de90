# Termini: le righe di un calcolo. I costi di movimento sono dati senza segno, i modificatori con il loro segno.

term-die = dado { $value }
term-attack = attacco { DI($about) } { $signed }
term-defence = difesa { DI($about) } { $signed }
term-charge = carica { DI($about) } { $signed }
term-terrain = { $rule ->
        [MELEE-08] terreno dei due campi { $signed }
        [DOOR-06] attraverso una porta { $signed }
        [WIN-09] attraverso una finestra { $signed }
       *[other] { $about } { $value }
    }
term-ground_of_attacker = { $rule ->
        [WIN-09] attraverso una finestra, attaccante { $signed }
       *[other] terreno dell'attaccante: { $about } { $signed }
    }
term-ground_of_defender = { $rule ->
        [WIN-09] attraverso una finestra, difensore { $signed }
        [DOOR-06] attraverso una porta { $signed }
        [MELEE-08] terreno del difensore: { $about } { $signed }
        [MELEE-09] terreno del difensore: { $about } { $signed }
       *[other] { $about } tra i due { $signed }
    }
term-crossing = attraversamento: { $about } { $value }
term-leaving = per uscirne: { $about } { $value }
term-climbing = scalata: { $about } { $value }
term-over_top = passaggio in cima: { $about } { $value }
term-together = attacco combinato { $signed }
term-formation_front = { $about } in formazione, attacco di fronte { $signed }
term-formation_open_side = { $about } in formazione, attacco dal lato scoperto { $signed }
term-formation_rear = { $about } in formazione, attacco alle spalle { $signed }
term-formation_shield_side = { $about } in formazione, attacco dal lato degli scudi { $signed }
term-formation_attack = attacco in formazione { $signed }
term-foulkon = foulkon { $signed }
term-group_charge = carica in gruppo { $signed }
term-armoured = armatura { $signed }
term-rider = a cavallo { $signed }
term-wounded = ferita { $signed }
term-range_short = gittata corta { $signed }
term-range_medium = gittata media { $signed }
term-range_long = gittata lunga { $signed }
term-shooter_wounded = tiratore ferito { $signed }
term-byzantine_bow = arciere a cavallo bizantino { $signed }
term-close_quarters = arco o fionda a breve distanza { $signed }
term-shot_at = sotto tiro lungo il percorso { $signed }
term-wounded_on_the_move = ferita lungo il percorso { $signed }
term-infiltration = infiltrazione in { $about } { $value }
term-corpses = cadaveri in { $about } { $value }
term-pivot = rotazione sul posto { $value }
term-advance_climbs = l'avanzata vale la scalata { $value }
term-step_back = passo indietro { $value }
term-carrying = caricarsi qualcuno sulle spalle { $value }
term-hauling = portare la macchina { $value }
term-mounting = montare a cavallo { $value }
term-dismounting = smontare da cavallo { $value }
term-terrain_cover = { $about }: { $cover }
term-hexside_cover = { $about }: { $cover }
term-foulkon_cover = foulkon: { $cover }
term-across_to_water = nell'acqua profonda, dietro sterpaglia o legname: { $cover }
term-through_scrub = attraverso la sterpaglia: { $cover }
term-opening_cover = attraverso: { $about }, { $cover }
term-doorway_cover = nel vano: { $about }, { $cover }
term-corner_cover = dietro l'angolo: { $cover }
term-floor_cover = attraverso il pavimento della bertesca: { $cover }
term-through_breach = attraverso la breccia: { $cover }
term-through_canvas = attraverso una tenda: { $cover }
term-keep_wall = muro del mastio { $signed }
term-tower_wall = muro di una torre { $signed }
term-moving_tower = la torre si muoveva { $signed }
term-hungry = la fame { $signed }
term-cauldron = la marmitta
term-ladder = la scala { $value }
term-rope = la corda { $signed }
term-mantlet = mantelletto { $signed }
term-first_days = primi giorni dell'assedio { $signed }
term-thin_blockade = blocco allentato { $signed }
term-all_day = per tutto il giorno { $signed }
term-more_archers = altri arcieri { $signed }
