# La pagina intorno al tavolo: inizio, battaglie, lezione, spettacolo, replica, regole, impostazioni, cronaca.

## La cornice
page-skip = Al testo
page-home = Inizio
page-bar = Sezioni
page-bar-battle = Battaglie
page-bar-learn = Impara
page-bar-watch = Guarda
page-bar-rules = Regole
page-bar-settings = Impostazioni
page-close = Chiudi
page-cancel = Annulla
page-again = Riprova
page-trouble-unreachable = Il server non risponde
    .help = Si è fermato, o la linea è interrotta. Le vostre partite sono al sicuro. Riavviate Hauberk, poi riprovate.
page-trouble-no-game = Qui non c'è questa battaglia. È stata eliminata, o si trova su un'altra macchina.
page-trouble-refused = Questo non si può mostrare
page-trouble-broken = Qualcosa è andato storto in questa pagina
page-percent = { $percent } %
page-times = { $times }×
page-turn = Turno { $turn }
page-picture-of = Mappa della battaglia: { $title }

## Inizio
page-home-motto = Battaglie medievali, uomo contro uomo. Ognuno ha un nome.
page-home-begin = Impara in dieci minuti
page-home-fight = In battaglia
page-home-continue = La vostra partita continua
page-home-continue-what = Riprendi { $title }
page-home-go-on = Riprendi
page-home-learn = Una prima battaglia, spiegata passo per passo
page-home-watch = Due capitani si battono, voi guardate
page-home-rules = Ogni regola in parole semplici
page-home-settings = Lingua, grandezza del testo, notte
page-home-open = Partite in corso
page-home-over = Partite giocate
page-home-replay = Rivedi
page-home-chronicle = Cronaca
page-forget = Elimina
page-forget-what = Elimina { $title }
page-forget-sure = Eliminare per sempre?
page-forgotten = { $title }: eliminata.
page-doors = A che cosa giocare
page-door-battle = Battaglia
    .text = { $count ->
        [one] Una sera: in campo aperto, di casa in casa, sulle mura dei castelli.
       *[other] { $count } sere: in campo aperto, di casa in casa, sulle mura dei castelli.
    }
page-door-siege = Assedio
    .text = { $count } piazze: accampamento e guarnigione, mine e fame, giorno per giorno.
page-door-campaign = Campagna
    .text = { $count } campagne: un paese, i suoi signori e la loro fedeltà, giorno per giorno.
page-import = Importa una registrazione
page-import-done = { $steps ->
        [one] La registrazione è qui: una mossa.
       *[other] La registrazione è qui: { $steps } mosse.
    }
page-import-faults = { $count ->
        [one] { $name } non si può leggere: un errore.
       *[other] { $name } non si può leggere: { $count } errori.
    }
page-import-bad = { $name } non si può leggere.
page-import-nothing = Qui non è cambiato nulla.
page-export = Salva la registrazione

## Battaglie
page-battles = Battaglie
page-battles-text = { $count } battaglie, da una lite per il bestiame all'assalto di una breccia. Ognuna insegna ciò che serve alla successiva.
page-battles-chapters = Capitoli
page-battles-edition = Edizione
page-battles-every = tutte le edizioni
page-chapter-country = In campo aperto
    .text = Frecce, lance, muri di scudi, acque e boschi: come ci si muove, si tira e si combatte.
page-chapter-houses = Case e accampamenti
    .text = Porte, finestre e angoli, scale e tetti, tende che bruciano: il riparo, e il combattimento di stanza in stanza.
page-chapter-castles = Dentro il castello
    .text = La porta è aperta, o quasi: camminamenti, torri e mastio, e chi tiene le scale.
page-chapter-storming = Oltre il muro
    .text = Scale, torri d'assedio, bertesche, olio bollente: si sale dove il muro è meno difeso.
page-chapter-breach = Attraverso il muro
    .text = Arieti, macchine e mine, poi le macerie: il muro cade, e qualcuno deve passare per primo.
page-battles-all = Tutte le battaglie
page-battle-fight = Combatti
page-battle-fight-what = Combatti: { $title }
page-battle-fight-as = Gioca con: { $side }
page-battle-more = Guarda da vicino
page-battle-men = { $count ->
        [one] un uomo
       *[other] { $count } uomini
    }
page-battle-turns = { $turns ->
        [one] Un turno
       *[other] { $turns } turni
    }
page-battle-teaches = Insegna: { $what }
page-battle-editions = Si combatte anche con altre edizioni: { $others }
page-battle-briefing = Condizioni di vittoria
page-battle-rules = Regole che questa battaglia insegna

## Prima della battaglia
page-setup = Altro: avversario, edizione, dadi
page-setup-opponent = Contro
page-setup-captain = un capitano (il computer)
page-setup-hotseat = un amico, allo stesso schermo
page-setup-time = Tempo per decidere
    .help = Per chi non ha deciso entro quel tempo risponde il computer, così nessuno aspetta per sempre.
page-setup-time-0 = quanto si vuole
page-setup-time-60 = un minuto
page-setup-time-300 = cinque minuti
page-setup-time-3600 = un'ora
page-setup-time-86400 = un giorno
page-setup-fights = I combattimenti
    .help = Deciso ora per tutta la partita, perché nessuno scelga secondo le probabilità del giorno.
    .each = Si chiede di nuovo prima di ogni scontro.
page-setup-fights-map = sulla mappa; ognuno si può lasciare ai capitani
page-setup-fights-captains = sulla mappa, da due capitani
page-setup-fights-table = con la tabella
page-setup-fights-ask = si chiede prima di ciascuno
page-setup-ruleset = Edizione
page-setup-seed = Dadi
    .help = Una parola qualsiasi. La stessa parola tira gli stessi dadi; senza parola sono nuovi.
page-setup-switches = Punti su cui i giocatori discutono
    .help = Segnati come li interpretiamo noi. La registrazione dice che cosa cambiate.
page-captain-temperament = Temperamento
page-captain-strength = Forza

## Imparare
page-learn = Impara
page-learn-text = Piccole partite con qualcuno al vostro fianco. Ogni passo è una regola vera e niente è truccato: se perdete, avete perso.
page-learn-what = Che cosa farete
page-learn-start = Comincia
page-learn-go-on = Riprendi
page-learn-anew = Ricomincia
page-learn-dice = Una lezione tira sempre gli stessi dadi. Altrove sono nuovi ogni volta, e dopo si possono controllare.
page-coach = Il maestro d'armi
page-coach-list = La lezione
page-coach-rules = Regole da leggere
page-coach-begin = Cominciamo
page-coach-hex = Mostra sulla mappa
page-coach-leave = Lascia la lezione
page-coach-fold = Richiudi
page-coach-unfold = E adesso?
page-coach-done = (fatto)
page-coach-welcome = Parla Enguerrand
page-coach-over = Ecco fatto
page-coach-short =
    È finita. Questa volta non è capitato tutto: { $missing }.
    Incontrerete tutto giocando.
page-coach-next-battle = Alle battaglie
page-coach-next-siege = Agli assedi
page-coach-next-campaign = Alle campagne
page-coach-more = Altre lezioni
page-coach-complete = È tutto spuntato. Giocate ancora quanto volete; potete anche andarvene, non si perde nulla.
page-learn-done = finita
page-learn-battle = Battaglia
page-learn-siege = Assedio
page-learn-campaign = Campagna
page-learn-minutes = circa { $minutes } minuti
page-learn-book = Le regole come un libro

## Guardare
page-watch = Guarda
page-watch-text = Scegliete una battaglia e due capitani. Vedono quel che vedreste voi, e niente di più.
page-watch-battle = Battaglia
page-watch-speed = Velocità
page-watch-start = Falli combattere

## Replica
page-replay-of = { $title }, di nuovo
page-replay-moment = Momento della battaglia
page-replay-speed = Velocità
page-replay-story = Il racconto
page-replay-where = Turno { $turn } · { $side } · momento { $now } di { $all }
page-replay-play = Avvia
page-replay-pause = Ferma
page-replay-first = All'inizio
page-replay-back = Un momento indietro
page-replay-on = Un momento avanti
page-replay-last = Alla fine
page-replay-jump = Al momento { $number }
page-replay-link = Copia il collegamento
page-replay-copied = Collegamento copiato.
page-replay-take-over = Prendi il comando da qui
page-past-where = Momento { $now } di { $all }
page-past-moment = Momento della partita
page-take-over-text = Una nuova partita comincia in questo momento, con dadi nuovi. La vecchia resta com'è.
page-take-over-who = Guidate
page-take-over-side = { $side }
page-take-over-both = entrambe le parti, a turno
page-take-over-all = tutte le parti, a turno
page-take-over-start = Prendi il comando

## Regole
page-rules = Regole
page-rules-search = Cerca nelle regole
page-rules-found = { $count ->
        [0] Niente trovato.
        [one] Una regola.
       *[other] { $count } regole.
    }
page-rules-first = Con parole nostre
page-rules-first-text = { $all } regole e interpretazioni, di cui { $done } valgono oggi nel gioco. Cercatene una con una parola o con il numero, o aprite un capitolo. Il tasto / vi porta qui da qualunque pagina.
page-rules-tables = Da dove vengono le tabelle
page-rules-begin = Per cominciare
page-rules-open = non ancora nel gioco
page-rules-all = Tutte le regole
page-book-tactical = La battaglia
page-book-guiscard = Guiscard: case, castelli, assedi
page-book-anarchy = The Anarchy: castelli e assedi
page-book-classic = Siege: le regole classiche d'assedio
page-book-campaigns = Le campagne
page-rules-readings = Come si può leggere
page-rules-chosen = la nostra interpretazione
page-rules-rulings = Interpretazioni
page-rules-cited = Si veda anche
page-rules-source = Fonte: { $source }.
page-rules-ours = Una nostra interpretazione di ciò che i libri lasciano aperto.
page-rules-done = Questa regola vale nel gioco.
page-rules-not-done = Questa regola è scritta, ma non è ancora nel gioco.
page-tables = Tabelle
page-tables-text = Ogni tabella del gioco dice da dove vengono le sue cifre.
page-tables-show = Mostra le cifre
page-table-battle = Cifre della battaglia
page-table-weapons = Armi da tiro
page-grid-die = dado
page-grid-foot = Contro uomini a piedi
page-grid-mounted = Contro cavalieri
page-grid-weapon = arma
page-grid-ranges = Gittate, in esagoni
page-grid-short = corta
page-grid-medium = media
page-grid-long = lunga
page-grid-result = { $letter ->
        [A] un attaccante stordito
        [B] gli attaccanti indietreggiano
        [C] il difensore indietreggia
        [D] il difensore stordito
        [E] il difensore ferito
        [F] il difensore ucciso
       *[other] senza effetto
    }
page-table-crush = Schiacciamenti e cadute
page-table-works = Cifre di opere, fuochi e macchine
page-grid-fire = Un dado, dieci facce
page-grid-fire-spread = si propaga
page-grid-fire-oil = olio e torcia
page-grid-fire-engine = legno, tende, macchine
page-grid-fire-tower = torri, arieti, porte
page-grid-fire-put_out = per spegnerlo
page-grid-sign-F = prende fuoco
page-grid-sign-D = il fuoco è spento
page-grid-sign-A = spento, se viene da una freccia incendiaria
page-grid-wall-castle_stone = Muri doppi, per punti di bombardamento
page-grid-wall-stone = Muri semplici, per punti di bombardamento
page-grid-wall-wood = Legno, per punti di bombardamento
page-grid-sign-wall-D = il muro perde un grado
page-grid-sign-wall-nC = le macchine perdono altrettanti punti
page-grid-roll = dado
page-grid-die-of = un dado a { $die } facce
page-grid-outcomes = Risultati secondo il dado e i suoi modificatori
page-grid-outcome = { $what ->
        [killed] ucciso
        [wounded] ferito
        [stunned] stordito
        [retreats] indietreggia
        [escapes] si salva
        [passes] passa
        [stopped] è fermato
        [put_to_the_sword] tutti passati a fil di spada
        [tested] ciascuno tira la sua sorte
        [prisoners] prigionieri
        [let_go] disarmati e liberati
        [marched_out] escono con armi e cavalli
       *[other] senza effetto
    }
page-grid-place = { $place ->
        [castle] castello
        [farm] fattoria
        [chapel] cappella
        [priory] priorato
       *[other] { $place }
    }
page-grid-besieged = assediati, e giorni in più o in meno
page-grid-ratio = assedianti per ogni assediato
page-grid-event-roll = dadi degli avvenimenti
page-grid-days = giorni
page-grid-turn = turno
page-grid-events = Avvenimenti secondo la somma di due dadi
page-grid-quick = Risultati secondo la differenza di forza
page-grid-letter = risultato
page-grid-losses-battle = In campo aperto: morti e feriti, in percentuale
page-grid-losses-siege = All'assalto: morti e feriti, in percentuale
page-grid-battle-attacker = attaccante
page-grid-battle-defender = difensore
page-grid-siege-attacker = assediante
page-grid-siege-defender = guarnigione
page-grid-flag = { $flag ->
        [rout] rotta
        [recoil] arretramento
        [siege_lifted] l'assedio è tolto
       *[other] si arrende
    }
page-grid-armoured = Con l'armatura si aggiunge { $number } al dado.
page-grid-origin = fonte
page-provenance-rulebook = regolamento
    .meaning = stampata in un regolamento
page-provenance-playsheet = scheda di gioco
    .meaning = da una scheda di gioco pubblicata
page-provenance-derived = dedotta
    .meaning = segue da cifre o esempi stampati
page-provenance-reconstructed = ricostruita
    .meaning = la nostra ipotesi migliore su ciò che non abbiamo visto stampato

## Impostazioni
page-settings = Impostazioni
page-settings-kept = Valgono subito e restano in questo browser.
page-set-language = Lingua
page-set-theme = Luce
page-set-theme-day = giorno
page-set-theme-night = notte
page-set-text = Grandezza del testo
page-set-motion = Movimento
    .help = Senza movimento dadi e uomini saltano dove finiscono.
page-set-motion-system = come dice il sistema
page-set-motion-reduced = poco
page-set-motion-full = tutto
page-set-palette = Colori
    .help = Niente sul tavolo è detto solo dal colore. Alcuni occhi distinguono meglio questi.
page-set-palette-plain = dipinti
page-set-palette-deutan = per daltonici rosso-verde
page-set-sounds = Suoni
page-set-sounds-off = spenti
page-set-sounds-on = accesi
page-set-passing = Quando non resta nulla da fare
    .help = Dopo l'ultimo movimento la partita aspetta finché si può ancora annullare.
page-set-passing-wait = aspetta
page-set-passing-pass = va avanti da sola
page-set-sums = Calcoli al tavolo
    .help = Che cosa sta dietro a costi e probabilità.
page-set-sums-open = mostrati
page-set-sums-folded = ripiegati
page-set-film = Velocità del film
    .help = Quanto in fretta si vedono le mosse dell'altra parte.

## Cronaca
page-chronicle = Cronaca
page-chronicle-of = Cronaca: { $title }
page-chronicle-print = Stampa
page-chronicle-replay = Rivedi
page-chronicle-fallen = I caduti

# Help where days are played
page-counsel = Che cosa farebbe un comandante?
page-counsel-weigh = Che cosa ne può venire?
page-counsel-follow = Esegui
page-counsel-certain = È certo: non si tira nessun dado.
page-counsel-wordless = Non sa dirlo a parole.

## Il libro e l'aiuto di gioco
page-book = Leggile come un libro
page-book-rules = Le regole una per una
page-aid = Aiuto di gioco da stampare
page-aid-lead = { $edition }: quel che si cerca più spesso, dalle tabelle con cui si gioca questa edizione.
page-aid-print = Stampa
page-aid-sequence = Una fase
page-aid-ground = Terreno
page-aid-sides = Tra due esagoni
page-aid-foot = a piedi
page-aid-mounted = a cavallo
page-aid-cover = riparo
page-aid-influence = combattimento
page-aid-cross = da superare
page-aid-no = no
page-aid-impact = Il primo dado di un tiro
page-aid-impact-on = fino a { $number }: l'esagono bersaglio
page-aid-impact-astray = fino a { $number }: il vicino indicato
page-aid-impact-lost = oltre: mancato
page-aid-impact-medium = gittata media
page-aid-impact-long = gittata lunga
page-aid-impact-wounded = tiratore ferito
page-aid-impact-byzantine_bow = arciere a cavallo bizantino
page-aid-impact-close = arciere o fromboliere, a meno di { $number } esagoni
page-aid-shots = Il secondo dado di un tiro
page-aid-shots-foot = a piedi
page-aid-shots-mounted = a cavallo
page-aid-shots-row = riga
page-aid-shot-foot-A = indietreggia
page-aid-shot-foot-B = ferito
page-aid-shot-foot-C = ucciso
page-aid-shot-mounted-A = indietreggia
page-aid-shot-mounted-B = cavallo ucciso, cavaliere disarcionato e stordito
page-aid-shot-mounted-C = cavaliere ferito
page-aid-shot-mounted-D = cavaliere ferito, cavallo ucciso
page-aid-shot-mounted-E = cavaliere ucciso
page-aid-shifts = Colonne di un combattimento: { $joint } a destra in più insieme, la differenza di terreno da { $least } a { $most }; al dado: { $armour } in più contro l'armatura.
page-aid-figures = Carica: almeno { $charge } esagoni, metà in più. Ritirata: { $melee } dopo un combattimento, { $shot } dopo un tiro. Montare: { $mount }, in armatura { $armoured }. Rotazione: terreno + { $pivot } per esagono.
page-aid-band-none = nessun riparo
page-aid-band-light = leggero
page-aid-band-medium = medio
page-aid-band-strong = forte
page-aid-band-total = totale
