## Partite contate
counted-line = { $title } ({ $seed }): { $length }. { $why } { $won ->
    [yes] Vittoria: { $winners }.
   *[no] Nessuno ha vinto.
}
counted-fault = La sua registrazione non regge: { $what }
counted-nobody = Nessuno
counted-turns = { $n } { N($n, "turno", "turni") }
counted-days = { $n } { N($n, "giorno", "giorni") }
counted-fights = { $n } { N($n, "scontro", "scontri") }
counted-battles = { $n } { N($n, "battaglia", "battaglie") }
counted-sieges = { $n } { N($n, "assedio", "assedi") }
counted-head-name = { $kind ->
    [battle] battaglia
    [siege] assedio
   *[campaign] campagna
}
counted-head-games = { $kind ->
    [siege] giocati
   *[other] giocate
}
counted-head-length = { $kind ->
    [battle] turni (quartili)
   *[other] giorni (quartili)
}
counted-head-longest = { $kind ->
    [siege] il più lungo
   *[other] la più lunga
}
counted-head-winners = { $kind ->
    [siege] vinto da
   *[other] vinta da
}
counted-head-fights = scontri
counted-head-battles = battaglie
counted-head-sieges = assedi
counted-head-slowest = { $kind ->
    [battle] turno più lento
   *[other] giorno più lento
}
counted-head-held = registrazioni che reggono
counted-head-ends = come finisce
counted-all = { $kind ->
    [siege] tutti
   *[other] tutte
}
counted-endless = non finisce.
counted-battle-end-victory = la battaglia è vinta.
counted-battle-end-time = i turni erano finiti.
counted-end-reach = la meta è stata raggiunta.
counted-end-escort = la compagnia è passata.
counted-end-hold = la piazza è stata tenuta.
counted-end-take = la piazza è stata presa.
counted-end-rally = la piazza è passata dalla loro.
counted-end-lift_siege = l'assedio è stato tolto.
counted-end-plunder = il bottino basta.
counted-end-fetch = gli uomini sono arrivati.
counted-end-hire = i mercenari sono stati ingaggiati.
counted-end-build = l'opera è stata costruita.
counted-end-capture = il comandante è stato preso.
counted-end-prestige = un nome è diventato abbastanza grande.
counted-end-survive = ne sono usciti vivi.
counted-end-deny = gli altri non hanno raggiunto il loro obiettivo.
counted-end-time = i giorni erano finiti.
counted-end-other = l'obiettivo è stato raggiunto.

## Una campagna in poche righe
headline-day = Giorno { $day }
headline-quiet = Una giornata tranquilla.
headline-at = { A($place) }
headline-near = presso { $place }
headline-others = altri
headline-battle = Battaglia { $where }. Vittoria: { $winner }, contro { $loser }.
headline-drawn = Battaglia { $where }: nessuno tiene il campo.
headline-refused = { $loser }: ci si sottrae { $where } davanti a { $winner }.
headline-siege = { $besieger }: assedio posto { A($place) }.
headline-siege-over = L'assedio { DI($place) } è finito. Vantaggio: { $winner }.
headline-plundered = { $by }: saccheggio { DI($place) }, { $points } { N($points, "punto", "punti") }.
headline-captured = Cattura { DI($who) } ({ $by }).
headline-killed = Morte { DI($who) }.
headline-raised = { $by }: { $number } { N($number, "uomo reclutato", "uomini reclutati") }.
headline-taken = { $place } cambia padrone: { $by }.
headline-ended = Vittoria: { $winners } – { $why }
