# Il racconto: una chiave per ogni specie di evento, le varianti dopo un trattino.

## Il turno
event-phase_began = Turno { $turn }: { $side }.
event-sequence_began = { $sequence }.
event-recovered = { $who } si rialza.
event-battle_ended-won = La battaglia è finita. Vittoria: { $side }.
event-battle_ended-draw = La battaglia è finita. Nessuno ha vinto.
event-rolled = Si tira un dado: { $face }.

## Movimento
event-moved-walks = { $who } va in { $hex }.
event-moved-rides = { $who } cavalca fino a { $hex }.
event-moved-carries = { $who } porta { $body } fino a { $hex }.
event-moved-leads = { $who } conduce { $beasts } fino a { $hex }.
event-infiltration_tested-passes = { $who } s'infila tra i nemici in { $hex }.
event-infiltration_tested-stopped = { $who } cerca di passare tra i nemici in { $hex } e viene fermat{ O($who_gender) }.
event-infiltration_tested-struck = { $who } cerca di passare tra i nemici in { $hex } e viene colpit{ O($who_gender) }.
event-halted = { $who } non va oltre.
event-stepped_back = { $who } torna in { $hex }.
event-movement_cut = { $who } è rallentat{ O($who_gender) }: { N($points, "resta", "restano") } { $points } { N($points, "punto", "punti") }.
event-movement_cut-spent = { N($points, "Resta", "Restano") } { $points } { N($points, "punto", "punti") } { A($who) }.
event-mounted_up = { $who } monta { $horse }.
event-dismounted = { $who } smonta in { $hex }.
event-bridle_taken = { $who } prende { $beast } per la briglia.
event-bridle_missed = { $who } tende la mano verso la briglia { DI($beast) } e la manca.
event-bridle_dropped = { $who } lascia la briglia { DI($beast) }.
event-horse_moved = { $beast } viene spint{ O($beast_gender) } in { $hex }.
event-lifted = { $who } si carica { $body } sulle spalle.
event-laid_down = { $who } depone { $body } in { $hex }.
event-corpses_cleared-dragged = { $men } trascinano i morti in { $hex }: { $corpses }.
event-corpses_cleared-sunk = { $men } trascinano i morti in acqua: { $corpses }.
event-entered-walks = { $who } entra in campo in { $hex }.
event-entered-rides = { $who } entra in campo a cavallo in { $hex }.
event-left-goes = { $who } lascia il campo.
event-left-captive = { $who } viene portat{ O($who_gender) } via dal campo come prigionier{ O($who_gender) }.

## Tiro
event-fire_held = { $side }: nessuno tira.
event-shot = { $shot } { $outcome }.
shot = { $weapon ->
        [lance] { $who } scaglia la lancia contro { $target }
        [javelin] { $who } scaglia un giavellotto contro { $target }
        [dagger] { $who } scaglia un pugnale contro { $target }
        [sling] { $who } tira con la fionda contro { $target }
        [staff_sling] { $who } tira con il mazzafrusto contro { $target }
       *[other] { $who } tira contro { $target }
    }
shot-lost = { $why ->
        [off_map] e manca il colpo: esce dalla mappa
        [own_hex] e manca il colpo: ricadrebbe sull'esagono di chi tira
        [no_line] e manca il colpo: un ostacolo lo ferma
        [wide] e manca il colpo: va largo
       *[unknown] e manca il colpo
    }
shot-nobody = e non colpisce nessuno
shot-strays_empty = ma il tiro si perde in { $hex }
shot-strays_harmless = ma il tiro devia in { $hex } senza far male { A($victim) }
shot-strays = ma il tiro devia in { $hex } e colpisce { $victim }
shot-harmless = e colpisce senza far male
shot-driven_back = e { LO($target_gender) } fa indietreggiare
shot-slowed = e { LO($target_gender) } rallenta
shot-wounded = e { LO($target_gender) } ferisce
shot-stunned = e { LO($target_gender) } stordisce
shot-killed = e { LO($target_gender) } uccide
shot-unhorsed = e { LO($target_gender) } butta giù di sella
shot-horse_killed = e { G($target_gender, "gli", "le") } uccide il cavallo

## Ferite
event-hurt-stunned = { $rule ->
        [SC-MOAT-03] { $who } cade nel fossato e resta stordit{ O($who_gender) }.
        [RULING-A-MOAT-02] { $who } cade nel fossato e resta stordit{ O($who_gender) }.
       *[other] { $who } è stordit{ O($who_gender) }.
    }
event-hurt-wounded = { $rule ->
        [RETREAT-07] { $who } non può indietreggiare e riceve una ferita.
       *[other] { $who } è ferit{ O($who_gender) }.
    }
event-hurt-dead = { $rule ->
        [WATER-04] { $who } annega.
        [SC-MOAT-03] { $who } cade nel fossato e muore.
        [RULING-A-MOAT-02] { $who } cade nel fossato e muore.
        [RETREAT-07] { $who } non può indietreggiare e muore.
        [FIRE-08] { $who } muore tra le fiamme.
        [SC-FIRE-05] { $who } muore tra le fiamme.
        [STATE-04] { $who } giace stordit{ O($who_gender) }, non può indietreggiare e muore.
        [STATE-05] { $who } giace stordit{ O($who_gender) } in mezzo ai nemici e muore.
        [UNHORSE-03] { $who } cade in mezzo ai nemici e muore.
        [RULING-T-19] { $who } viene lasciat{ O($who_gender) } cadere nella mischia e muore.
       *[other] { $who } è uccis{ O($who_gender) }.
    }
event-unhorsed = { $who } è disarcionat{ O($who_gender) }.
event-fell = { $who } cade a terra in { $hex }.

## Combattimento
event-attack_declared-attack = { $attack }.
event-attack_declared-charge = { $attack }.
event-fought = { $attack } { $outcome }.
blow-attack = { $men } { N($men_count, "attacca", "attaccano") } { $target }
blow-charge = { $men } { N($men_count, "piomba", "piombano") } { SU($target) }
blow-nothing = senza effetto
blow-struck_down = ma { N($men_count, "viene", "vengono") } abbattut{ O($men_gender, $men_count) }
blow-one_down = ma uno di loro viene abbattuto
blow-thrown_back = ma { N($men_count, "viene", "vengono") } respint{ O($men_gender, $men_count) }
blow-pikes_broken = e { N($men_count, "spezza", "spezzano") } le picche davanti a { G($target_gender, "lui", "lei") }
blow-pikes_hold = ma le picche reggono
blow-ranks_hold = ma i ranghi reggono
blow-driven_back = e { LO($target_gender) } { N($men_count, "fa", "fanno") } indietreggiare
blow-stunned = e { LO($target_gender) } { N($men_count, "stordisce", "stordiscono") }
blow-wounded = e { LO($target_gender) } { N($men_count, "ferisce", "feriscono") }
blow-killed = e { LO($target_gender) } { N($men_count, "uccide", "uccidono") }
blow-unhorsed = e { LO($target_gender) } { N($men_count, "disarciona", "disarcionano") }
event-yield_asked-yields = { $men } { N($men_count, "intima", "intimano") } { A($target) } di arrendersi, e { G($target_gender, "lui", "lei") } si arrende.
event-yield_asked-refuses = { $men } { N($men_count, "intima", "intimano") } { A($target) } di arrendersi, ma { G($target_gender, "lui", "lei") } continua a battersi.
event-captured = { $who } è prigionier{ O($who_gender) }.
event-freed = { $who } sfugge ai suoi guardiani.
event-rearmed = { $who } ha trovato armi tra i morti.
event-escorted = { $men } { N($men_count, "conduce", "conducono") } in { $hex } { G($who_gender, "il prigioniero", "la prigioniera") } { $who }.
event-retreated-back = { $who } indietreggia in { $hex }.
event-retreated-aside = { $who } fa posto e passa in { $hex }.
event-advanced = { $who } avanza in { $hex }.
event-withdrew = { $who } rifiuta il combattimento e si sgancia in { $hex }.

## Cariche
event-charge_declared-alone = { $who } si prepara a caricare { $target }.
event-charge_declared-group = { $who } mette la lancia in resta contro { $target }.
event-counter_charge_declared = { $who } si lancia incontro { A($target) }.
event-charge_void-evaded = { $target } si è sganciat{ O($target_gender) }, e la carica { DI($who) } va a vuoto.
event-charge_void-stopped = La carica { DI($who) } contro { $target } non riesce.
event-rode = { $who } galoppa fino a { $hex }.

## Formazioni
event-formation_formed = { $men } si mettono in formazione, picche abbassate.
event-formation_left = { $who } non è più nei ranghi.
event-formation_dissolved = La formazione si scioglie: { $men }.
event-foulkon_changed-closed = I ranghi si serrano in foulkon: { $men }.
event-foulkon_changed-opened = Il foulkon si apre: { $men }.
event-pikes_changed-up = Le picche davanti { A($who) } sono di nuovo abbassate.
event-pikes_changed-gone = Davanti { A($who) } non ci sono più picche.

## Buoi
event-driven = { $who } fa avanzare { $machine } di { $hexes ->
        [1] un esagono.
       *[other] { $hexes } esagoni.
    }
event-pushed = { $who } { N($who_count, "spinge", "spingono") } { $machine } di { $hexes ->
        [1] un esagono.
       *[other] { $hexes } esagoni.
    }
event-machine_left = { $machine } lascia il campo.
event-work_begun = { $who } si mette al lavoro.
event-team_changed-hitched = { $who } ha attaccato { $beasts } { A($machine) }.
event-team_changed-unhitched = { $who } ha staccato { $beasts } { DA($machine) }.
