# Lo schermo della battaglia.

## Frame
table-leave = Torna all'inizio
table-to-battle = Alla battaglia
table-to-siege = All'assedio
table-to-campaign = Alla campagna
table-loading = Si prepara il tavolo …
table-map = Il campo. Le frecce muovono il cursore, Invio agisce, Tab passa al prossimo uomo che può agire, H aiuta.
table-side = La gente e il racconto
table-steps = Passi di questa fase
table-turn = Turno { $turn } di { $turns }
table-next = poi { $side }
table-step-now = in corso
table-step-skipped = saltato
table-master = Che cosa si chiede
table-over = La battaglia è finita.
table-looking-on = State a guardare. Tocca a: { $side }.
table-thinking = { $side }: il capitano pensa …
table-film = L'altra parte agisce.
table-film-speed = Velocità
table-film-pause = Pausa
table-film-on = Riprendi
table-film-skip = Salta
table-answers = Risposte
table-answers-on-map = { $count ->
        [one] Un'altra risposta è sulla mappa.
       *[other] Altre { $count } risposte sono sulla mappa.
    }
table-help = Aiuto
table-help-key = Aiuto (H)
table-undo = Annulla
table-drop = Rinuncia
table-done = Termina
table-done-anyway = Termina comunque
table-sure = Esegui comunque
table-done-idle = Continua
table-go-move = Vai ({ $cost })
table-go-enter = Entra ({ $cost })
table-slip-enter = { $who } entra in { $hex }
table-roll-enter = Entra in { $hex }, costo { $cost }
table-waits = aspetta al bordo della mappa
table-tray = Chi aspetta al bordo della mappa
table-tray-all = Fai entrare tutti
table-tray-stop = Ferma
table-go-shoot = Tira
table-go-charge = Carica
table-go-attack = Attacca
table-go-other = Esegui
table-go-answer = D'accordo
table-lost = Connessione persa. Non si perde nulla; la pagina riprova …
table-failed = Non ha funzionato: { $what }. Nulla è cambiato.
table-phase = { $side } · turno { $turn }

## The card
table-card = Chi è
table-card-empty = Scegliete uno dei vostri uomini: premete su di lui, o su Tab.
table-card-watching = State guardando. Premete su qualcuno per vedere chi è.
table-horse = il cavallo { DI($who) }
table-mounted = a cavallo
table-attack = attacco
table-defence = difesa
table-movement = movimento
table-left = resta
table-stands = { $hex }, { $ground }
table-asking = Un momento …
table-deeds = Che cosa si può fare
table-count-move = { $count ->
        [one] un esagono
       *[other] { $count } esagoni
    }
table-count-shoot = { $count ->
        [one] un bersaglio
       *[other] { $count } bersagli
    }
table-count-attack = { table-count-shoot }
table-count-charge = { table-count-shoot }
table-health-healthy = sano
table-health-wounded = ferito
table-health-stunned = stordito
table-health-dead = morto
table-mark-shot = ha tirato
table-mark-attacked = ha attaccato
table-mark-charged = ha caricato
table-mark-moved = si è mosso
table-mark-halted = fermato
table-mark-saddle = alle prese con la sella
table-mark-worked = al lavoro
table-mark-shot_back = ha tirato in difesa
table-mark-countered = ha contro-caricato
table-mark-harried = alle strette
table-mark-ladder = con una scala
table-mark-captive = prigioniero
table-mark-carries = porta { $who }
table-mark-formation = nei ranghi
table-mark-disarmed = senz'armi
table-arm-pennon_lance = lancia con pennone
table-arm-sword = spada
table-arm-mace = mazza
table-arm-axe = ascia
table-arm-lance = lancia
table-arm-spear = asta
table-arm-club = randello
table-arm-short_bow = arco corto
table-arm-longbow = arco lungo
table-arm-crossbow = balestra
table-arm-staff_sling = mazzafrusto
table-arm-tool = attrezzo
table-arm-staff = bastone
table-arm-none = disarmato
table-arm-sabre = sciabola
table-arm-javelin = giavellotto
table-arm-composite_bow = arco composito
table-arm-long_spear = lancia lunga
table-arm-dagger = pugnale
table-arm-sling = fionda

## The slip and the reckoning
table-slip = Calcolo
table-level = livello { $level }
table-slip-move = { $who } verso { $hex }
table-slip-shoot = { $who } tira contro { $target }
table-slip-attack = { $count ->
        [one] { $who } attacca { $target }
       *[other] { $who } attaccano { $target }
    }
table-slip-charge = { $count ->
        [one] { $who } carica { $target }
       *[other] { $who } caricano { $target }
    }
table-cost = { $cost } PM, { N($left, "ne resta", "ne restano") } { $left }
table-facing-how = Indicate un lato dell'esagono per scegliere l'orientamento, o premete [ e ].
table-facing = Orientamento
table-faces-way = { $way }, costo { $cost }
table-way-0 = in su
table-way-1 = in su a destra
table-way-2 = in giù a destra
table-way-3 = in giù
table-way-4 = in giù a sinistra
table-way-5 = in su a sinistra
table-watched = Può tirare lungo il percorso: { $who }.
table-danger-to = { $who } contro { $rider }
table-danger-shoot = Non contato sopra: possibile tiro lungo il percorso, con la probabilità di ferire o disarcionare: { $who }.
table-danger-counter_charge = Non contata sopra: possibile contro-carica, con la probabilità di ferire o disarcionare: { $who }.
table-join = Insieme con
table-variant = { $number } di { $count }
table-variant-before = Precedente
table-variant-next = Successiva
table-sums = Come si calcola
table-way-over = { $way }, per { $over } ({ $count ->
        [one] { $count } esagono
       *[other] { $count } esagoni
    })
table-way-straight = { $way } ({ $count ->
        [one] { $count } esagono
       *[other] { $count } esagoni
    })
table-column = colonna { $column }
table-on-the-die = sul dado
table-faces = Facce del dado
table-chances = Probabilità
table-percent = { $percent } %
table-result-healthy = illeso
table-result-wounded = ferito
table-result-stunned = stordito
table-result-dead = ucciso
table-result-captured = preso
table-result-unhorsed = disarcionato
table-result-slowed = rallentato
table-die-melee = colpo
table-die-impact = impatto
table-die-hit = risultato
table-die-who_is_hit = chi
table-die-infiltration = test
table-die-yield = resa
table-die-bridle = briglia
table-die-landing = atterraggio

## The story
table-story = Il racconto
table-older = Più indietro

## Tools
table-storeys = Piani
table-storey-top = Tutto, dall'alto (W, S)
table-storey-ground = Il suolo
table-storey = Piano { $storey }
table-storey-mine = Sottoterra
table-key-storey = un piano su o giù
table-tools = Strumenti della mappa
table-closer = Più vicino (+)
table-farther = Più lontano (−)
table-fit = Tutto il campo (0)
table-overlays = Strati della mappa
table-overlay-reach = Raggio di movimento (R)
table-overlay-threat = Dove il nemico vi trattiene e dove tira (T)
table-overlay-fire = Campo di tiro e distanze (F)
table-overlay-lanes = Corsie di carica (C)
table-overlay-arc = Esagoni frontali (A)
table-overlay-names = Nomi degli esagoni (G)
table-overlay-on = { $what }: strato acceso
table-overlay-off = { $what }: strato spento
table-sketch = Abbozza i movimenti prima di farne uno (P)
table-sketch-ask = { $count ->
        [0] Tracciate dove andranno i vostri uomini. Nulla è ancora fatto.
        [one] Un percorso è tracciato. Nulla è ancora fatto.
       *[other] { $count } percorsi sono tracciati. Nulla è ancora fatto.
    }
table-sketch-draw = Traccia ({ $cost })
table-sketch-wipe = Cancella
table-sketch-go = { $count ->
        [one] Eseguilo
       *[other] Esegui tutti e { $count }
    }
table-sketch-drawn = { $who } in { $hex }: tracciato, non ancora fatto

## The roll
table-roll = Elenco della gente e di ciò che può fare
table-roll-find = Cerca per nome
table-roll-own = La vostra gente
table-roll-foes = Gli altri
table-roll-deeds = Che cosa si può fare
table-roll-ready = può ancora agire
table-roll-move = Vai in { $hex }, { $ground }, costo { $cost }
table-hex = { $hex }, { $ground }
table-hex-empty = nessuno
table-hex-can = Invio: { $what }

## The lens
table-lens = Chi intendete?

## The curtain
table-curtain = Turno { $turn }. Tocca { A($side) }: passate lo schermo.
table-curtain-ready = Siamo pronti

## After the battle
table-won = Vittoria: { $side }
table-drawn = Nessuno ha vinto
table-losses = { $dead } { N($dead, "morto", "morti") }, { $hurt } { N($hurt, "ferito", "feriti") }{ $taken ->
    [0] {""}
   *[other] , { $taken } { N($taken, "preso", "presi") }
}
table-none-fell = Nessuno è caduto.
table-luck-side = Parte
table-luck-throws = Dadi
table-luck-mean = Media
table-luck-expected = Attesa
table-luck-verdict = Verdetto
table-to-battles = Alle battaglie
table-to-lessons = Altre lezioni
table-rematch = Rivincita a parti scambiate
table-look = Guarda il campo
table-home = Inizio

## Help
table-help-close = Torna al tavolo
table-hint = Che cosa farebbe un capitano?
table-hint-none = Nessuno ha un'idea migliore.
table-help-fire = I vostri arcieri, giavellottieri e frombolieri possono tirare adesso, una volta ciascuno. Scegliete un uomo; quelli che può colpire sono cerchiati. Indicatene uno e accanto appare il calcolo. Chi tira adesso poi andrà meno lontano.
table-help-charges = I cavalieri che hanno spazio davanti possono caricare. Scegliete un cavaliere; le corsie verso i suoi bersagli sono disegnate. L'altra parte può tirargli lungo il percorso o andargli incontro.
table-help-movement = Ognuno può muoversi finché ha punti. Scegliete un uomo; i numeri dicono quanto costa ogni esagono. Tenete Maiusc e premete sugli esagoni per tracciare il percorso da voi, o trascinatelo. Accanto a un nemico non si passa come si vuole.
table-help-combat = Scegliete un uomo accanto a un nemico, poi il nemico. Prendete con voi gli amici che lo toccano anche loro: insieme si colpisce più forte che uno dopo l'altro.
table-help-recovery = Gli storditi si rialzano.
table-help-watching = L'altra parte agisce. Spazio salta il film, il cursore ne regola la velocità.
table-help-over = La battaglia è finita. Guardate il campo, rivedetela, o giocate ancora a parti scambiate.
table-help-move_watched = Un nemico cammina in vista dei vostri tiratori. La mappa mostra dove ciascuno può colpirlo. Tirate, o lasciatelo passare: chi tira adesso ha speso il suo tiro per questa fase.
table-help-order_watched = Alcuni nemici vanno insieme: con una macchina, una scala, una marmitta, un prigioniero. La mappa mostra dove, lungo il loro percorso, ciascuno dei vostri tiratori può colpirne uno. Tirate, o lasciateli passare; poi proseguono, si fermano o prendono un'altra strada.
table-help-movement_ending = Il nemico ha finito di muoversi. Chi dei vostri non ha tirato in questa fase può ancora farlo.
table-help-charge_spent = Un tiro ha spezzato la carica. Dite fin dove galoppa ancora nella sua corsia.
table-help-charge_met = Un vostro cavaliere può andare incontro alla carica. Perde il suo posto, ma il nemico perde il vantaggio.
table-help-charge_watched = Potete tirare al cavaliere lungo il percorso, sugli esagoni mostrati.
table-help-refusable = Il vostro arciere a cavallo può allontanarsi invece di combattere.
table-help-casualty_asked = Uno dei vostri attaccanti subisce il colpo. Scegliete chi.
table-help-retreat_owed = Deve indietreggiare. Gli esagoni mostrati sono quelli dove può andare; se un amico è d'intralcio, l'amico fa posto.
table-help-advance_offered = I battuti hanno lasciato il loro esagono. Uno dei vostri può avanzare, o tutti restano.
table-help-fall_asked = Il cavaliere cade di sella. Scegliete l'esagono su cui cade.
table-help-landing_asked = Qualcuno cade, o si salva da una torre che crolla. Scegliete l'esagono in cui arriva.
table-help-cover_asked = Dietro un angolo o in una porta si è al riparo da un lato alla volta. Scegliete il nemico contro cui lo è fino alla fine della fase.
table-keys = Tasti
table-named-enter = Invio
table-named-esc = Esc
table-named-shift = Maiusc
table-named-backspace = Backspace
table-named-space = Spazio
table-key-tab = prossimo uomo che può agire
table-key-name = cerca per nome, o scrivi una maiuscola
table-key-arrows = muovi il cursore; Inizio, Fine e i tasti di pagina vanno di sbieco
table-key-enter = agisci, o prendi la risposta mostrata
table-key-esc = indietro
table-key-enemy = prossimo bersaglio
table-key-variant = altra arma, altro percorso, altro orientamento
table-key-join = prendi con te un amico
table-key-draw = traccia un percorso esagono per esagono
table-key-back = togli l'ultimo esagono del percorso
table-key-sketch = abbozza i movimenti prima di farne uno
table-key-done = termina
table-key-undo = annulla
table-key-reach = raggio di movimento
table-key-threat = minaccia nemica
table-key-fire = campo di tiro
table-key-lanes = corsie di carica
table-key-arc = esagoni frontali
table-key-names = nomi degli esagoni
table-key-log = il racconto
table-key-zoom = più vicino, più lontano
table-key-fit = tutto il campo
table-key-skip = salta il film
table-key-rules = cerca nelle regole
table-key-help = questa pagina
table-touch = Su uno schermo a tocco il primo tocco mostra, il secondo agisce. Una pressione lunga guarda soltanto.

## Works
table-influence = influenza { $sign }
table-leads = porta al piano { $storeys }
table-stood = { $turns ->
        [0] Non è ancora rimasto fermo qui per un turno intero.
        [one] È rimasto fermo qui per un turno intero.
       *[other] È rimasto fermo qui per { $turns } turni interi.
    }
table-work-where = { $count ->
        [one] Scegliete il posto.
       *[other] Scegliete uno dei { $count } posti.
    }
table-target-away = Fuori vista: { $who }
table-muster = La vostra gente
table-overview = Tutta la mappa: premete per andarci
