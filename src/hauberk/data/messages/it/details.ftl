# Il calcolo sotto una riga del racconto.
detail-differential = in tutto { $total }: colonna { $column }
detail-house_rule = { $name } { $signed }
detail-rope = { $letter ->
        [C] sulla corda: non si indietreggia
       *[other] sulla corda: caduta e morte
    }
detail-shifted = dopo gli spostamenti: colonna { $column }
detail-blow = { $total } in questa colonna: { $result }
detail-weapon = { $weapon }, a { $hexes } { N($hexes, "esagono", "esagoni") }
detail-sure = troppo vicino per deviare
detail-impact-on_target = impatto { $total }: sul bersaglio
detail-impact-strays = impatto { $total }: cade in { $hex }
detail-impact-lost = impatto { $total }: mancato
detail-hit = { $total }: { $result }
detail-test = { $total }: { $result }
detail-left = { N($points, "resta", "restano") } { $points } { N($points, "punto", "punti") }
detail-rule = secondo questa regola
detail-roll = { $purpose }: { $face } su { $sides }

result-melee = { $letter ->
        [A] un attaccante stordito
        [B] gli attaccanti indietreggiano
        [C] il difensore indietreggia
        [D] il difensore stordito
        [E] il difensore ferito
        [F] il difensore ucciso
       *[other] senza effetto
    }
result-shot-foot = { $letter ->
        [A] indietreggia, o è rallentato se si muove
        [B] ferito
        [none] senza effetto
       *[other] ucciso
    }
result-shot-mounted = { $letter ->
        [A] indietreggia, o è rallentato se si muove
        [B] cavallo ucciso, cavaliere disarcionato
        [C] cavaliere ferito
        [D] cavaliere ferito, cavallo ucciso
        [none] senza effetto
       *[other] cavaliere ucciso
    }
result-test = { $result ->
        [passes] passa
        [stopped] fermato
        [wounded] ferito
       *[killed] ucciso
    }

roll-melee = dado del colpo
roll-impact = dado d'impatto
roll-hit = dado del risultato
roll-who_is_hit = chi viene colpito
roll-infiltration = dado del test
roll-yield = dado della resa
roll-bridle = dado per la briglia
roll-landing = dado dell'atterraggio
roll-put_out = dado contro il fuoco
roll-fire_spreads = dado delle fiamme
roll-fire_catches = dado del fuoco
roll-flaming_arrow = dado della freccia
roll-naphtha = dado nella nafta
roll-siphon = dado del sifone
roll-oil = dado dell'olio
roll-stunned_in_fire = dado tra le fiamme

victory-lost = { $side }: { $number } { N($number, "morto o preso", "morti o presi") }
victory-time = i turni sono finiti
victory-withdrawal = gli assalitori si sono ritirati
victory-out = { $side }: { $number } { N($number, "morto o preso", "morti o presi") } ({ N($needed, "ne basta", "ne bastano") } { $needed })
victory-able = { $side }: { $number } ancora in grado di combattere (non più di { $needed })
victory-exited = { $side }: { $number } fuori dal campo ({ N($needed, "ne serve", "ne servono") } { $needed })
victory-holds = { $side }: { $number } sul luogo da tenere ({ N($needed, "ne serve", "ne servono") } { $needed }, e nessun nemico)
victory-inside = { $side }: { $number } dentro la piazza ({ N($needed, "ne serve", "ne servono") } { $needed })
victory-burnt = { $number } { N($number, "esagono bruciato", "esagoni bruciati") } o in fiamme ({ N($needed, "ne serve", "ne servono") } { $needed })
victory-points = { $side }: { $number } { N($number, "punto", "punti") } di vantaggio
victory-dead = morto: { $who }
victory-captured = preso: { $who }
victory-alive = vivo e libero: { $who }
victory-machine = { $machine } ha lasciato il campo
victory-cleared = { $side }: più nessuno in piedi nella piazza
victory-gone = { $side }: più nessuno sul campo
victory-gathered = { $side }: tutti riuniti in un solo luogo
victory-stalled = { $number } { N($number, "fase", "fasi") } senza un colpo, e fuori portata: { $side }
victory-fought = si è venuti alle mani
victory-docked = { $machine } sta contro il muro
victory-sheltered = { $side }: tutti sotto un tetto
roll-batter = dado contro il muro
roll-falling_bridge = dado sotto il ponte che cade
roll-collapse = dado sotto la torre che crolla
roll-stone_lands = dado della caduta della pietra
roll-stone = dado della pietra
roll-ladder = dado contro la scala
roll-grapnel = dado del lancio
roll-rope = dado della corda
roll-pull = dado della trazione
detail-column-melee = colonna { $column } della tabella di combattimento
detail-column-of-points = { $points } { N($points, "punto", "punti") }: colonna da { $column }
detail-column-points = colonna da { $column } { N($column, "punto", "punti") }
detail-column-weapon = colonna di quest'arma: { $column }
detail-column-fire = tabella del fuoco, colonna: { $column }
detail-needs = occorre: { $needs }
detail-band = { $needs } nella tabella: { $what }
detail-sum-of = { $who }: { $total }
detail-reads = { $total } in questa colonna: { $letter }
detail-grades = gradi rimasti: { $left } su { $of }
fire-column-spread = propagazione
fire-column-oil = olio
fire-column-engine = macchine e legno
fire-column-tower = macchine coperte e porte
fire-column-put_out = spegnimento
