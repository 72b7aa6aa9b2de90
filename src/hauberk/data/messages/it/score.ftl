# A che punto è una partita, e che cosa ne è stato.

score-turns = Turno { $now } di { $needed }
score-able = { $side }: { $now } su { $needed } in grado di combattere
score-points = { $side }: { $now } { N($now, "punto", "punti") } di vantaggio ({ N($needed, "ne serve", "ne servono") } { $needed })
score-behind = { $side }: { $now } { N($now, "punto", "punti") } di svantaggio ({ N($needed, "ne serve", "ne servono") } { $needed } di vantaggio)

score-place_falls = La piazza è presa, o si arrende
score-place_holds = La piazza è soccorsa, o sopravvive all'assedio
score-progress-0 = Finora: la cinta esterna è intatta
score-progress-1 = Finora: la cinta esterna ha una breccia
score-progress-2 = Finora: le opere esterne sono prese
score-progress-3 = Finora: le opere esterne sono prese, e la cinta interna ha una breccia
score-hold_out = Giorno { $now } dei { $needed } che la piazza deve resistere
score-pledge = La guarnigione si arrende di sera ({ $date }), se non arriva aiuto
score-unknown = Fuori nessuno sa quanti viveri abbiano gli assediati
score-commanders = { $now ->
        [one] Un solo uomo comanda la guarnigione: se muore, si arrende
       *[other] { $now } possono comandare la guarnigione: se non ne resta nessuno, si arrende
    }
score-stores_left = { $now ->
        [0] Non restava nulla da mangiare
        [one] Restavano viveri per un giorno
       *[other] Restavano viveri per { $now } giorni
    }
score-stores = { $now ->
        [0] I viveri sono finiti: la fame di sera ({ $date })
       *[other] Viveri per { $now } { N($now, "giorno", "giorni") }: la fame di sera ({ $date })
    }
score-breached = { $what } { N($what_count, "è", "sono") } a terra
score-breach = Tutte le macchine contro { $what }: breccia fra { $now } { N($now, "giorno", "giorni") } circa
score-mine = { $what }: { $now } { N($now, "esagono scavato", "esagoni scavati") } su { $needed }
score-project = { $what }: { $now } { N($now, "giorno", "giorni") } di lavoro su { $needed }
score-besieger = Assedianti: { $now }{ $well ->
    [yes] , di cui { $needed } illesi
   *[no] {""}
}
score-besieged = Assediati: { $now }{ $well ->
    [yes] , di cui { $needed } illesi
   *[no] {""}
}

aim-reach = { $who }: arrivare { A($place) }
aim-reach-number = avere { $number } { N($number, "uomo", "uomini") } { A($place) }
aim-escort = { $who }: da condurre { A($place) }
aim-escort-number = condurre { $number } { N($number, "uomo", "uomini") } { A($place) }
aim-hold = tenere { $place }
aim-take = prendere { $place }
aim-rally = portare { $place } dalla propria parte
aim-lift_siege = far togliere l'assedio { DI($place) }
aim-plunder = saccheggiare { $number } { N($number, "punto", "punti") }
aim-fetch = portare { $number } { N($number, "uomo", "uomini") }
aim-hire = ingaggiare { $number } { N($number, "compagnia", "compagnie") } di mercenari
aim-build = costruire un castello, { $place }: { $number } { N($number, "giorno", "giorni") } di lavoro
aim-capture = uccidere o prendere { $who }
aim-prestige = un gran nome per { $who }: prestigio { $number }
aim-survive = { $who }: in vita e in libertà
aim-deny = impedire al nemico di raggiungere i suoi obiettivi
aim-by_day = { $aim }, entro il giorno { $day }
aim-at_end = { $aim }, alla fine del giorno { $day }
score-counted = {" "}({ $now } su { $needed })
score-prestige = { $side }: nomi che valgono { $now } di prestigio
score-coin = La borsa: { $coins }
score-days = { $who }: { $now ->
    [0] niente da mangiare sul posto
    [one] viveri per un giorno ancora sul posto
   *[other] viveri per { $now } giorni ancora sul posto
}
score-field = { $side }: { $now } in campo{ $unknown ->
    [0] {""}
    [one] , e uno stendardo che nessuno ha contato
   *[other] , e { $unknown } stendardi che nessuno ha contato
}
score-threat-besieged = Piazza assediata: { $place } ({ $who })
score-threat-near = { $place }: { $who }, { $now ->
    [0] sul posto
    [one] a un esagono
   *[other] a { $now } esagoni
}

glance-stores = fame il giorno { $needed }
glance-breach = breccia fra ~{ $now } g
glance-breached = breccia
glance-hold_out = { $now }/{ $needed } giorni
glance-aims = { $now }/{ $needed } obiettivi
glance-food = { $now ->
    [0] niente viveri
   *[other] viveri: { $now } g
}
glance-threats = { $now } in pericolo

chronicle-quiet-turn = Nessuno ne esce male.

# Come una cronaca nomina gli esagoni e i mercenari.
faction-hired = mercenari
country-open = i campi presso { $place }
country-forest = i boschi presso { $place }
country-hill = le colline presso { $place }
country-mountain = i monti presso { $place }
country-marsh = le paludi presso { $place }
standing-hoarding = { N($n, "la bertesca", "le bertesche") }
standing-gate = la porta
standing-postern = la postierla
standing-bridge = il ponte
standing-works = le opere
