# Gli assedi sulla pagina: lo scaffale, il foglio dell'assedio, gli ordini, le domande, il calendario, la cronaca.

## Lo scaffale
page-bar-sieges = Assedi
page-sieges = Assedi
page-sieges-text = { $count } piazze da prendere o da tenere, giorno per giorno. Ogni assalto e ogni sortita si può combattere sulla mappa, lasciare ai capitani o decidere con la tabella.
page-sieges-all = Tutti gli assedi
page-sieges-going = I vostri assedi
page-siege-going-day = Giorno { $day }
page-siege-begin = Comincia
page-siege-begin-what = Comincia: { $title }
page-siege-as-besieger = Poni l'assedio
page-siege-as-besieged = Tieni la piazza
page-siege-at-most = Finisce al più tardi il giorno { $days }
page-siege-setup = Altro: avversario, dadi, regole
page-siege-switches = Segnati come li vuole questo assedio. La registrazione dice che cosa cambiate.
page-siege-switches-fights = Punti dei suoi scontri
page-siege-switch-set = Questo assedio comincia così.
page-siege-switch-void_early_lifting = Nessuna fine precoce
    .text = Il messaggio che toglie l'assedio non vale nei primi giorni. Così com'è stampato, chiude quasi ogni assedio in cinque giorni.
page-siege-switch-minus_five_first_days = Primi giorni tranquilli
    .text = Nei primi giorni la somma dei dadi degli avvenimenti è abbassata, non alzata.
page-siege-switch-above_twenty_is_nothing = Oltre la tabella, nulla
    .text = Un risultato degli avvenimenti che supera la tabella non porta nulla, invece dell'ultima riga.
page-siege-switch-larger_modifier_only = Solo il modificatore maggiore
    .text = Primi giorni e blocco allentato non si sommano: dei due conta solo il maggiore.
page-siege-switch-first_full_day_two = Un giorno per arrivare
    .text = Il primo giorno si contano le provviste e non si fa altro.
page-siege-switch-open_provisions = Provviste scoperte
    .text = L'assediante sa quanto dureranno le provviste.
page-siege-switch-ration_bonus = La fame consiglia
    .text = Quando le provviste scarseggiano la guarnigione cede più volentieri. Le cifre sono nostre.
page-siege-switch-build_on_combat_days = Il cantiere continua
    .text = In un giorno di scontri i costruttori che ne restano fuori proseguono il lavoro.
page-siege-switch-gate_is_breach = Una porta distrutta fa breccia
    .text = Attraverso di essa le pietre raggiungono le mura interne.
page-siege-switch-either_redoubt_first = Ridotta a scelta
    .text = La guarnigione ripiega nella ridotta che vuole; altrimenti l'ordine è fissato.
page-siege-switch-halved_once = Provviste dimezzate una volta sola
    .text = Metà delle provviste si perde solo al primo ripiegamento in una ridotta, non a ciascuno.
page-siege-switch-no_nightfall = Niente notte
    .text = I combattimenti sulla mappa non hanno ultimo turno: finiscono solo secondo le loro regole, non dopo trenta turni.
page-siege-switch-captured_commanders_lost = Comandanti catturati, comandanti perduti
    .text = Una piazza i cui comandanti sono tutti uccisi o catturati si arrende; altrimenti conta solo la loro morte.
page-siege-switch-marker_moves_food_only = I ladri prendono cibo, non tempo
    .text = Quando si rubano provviste o arrivano rifugiati si perde solo cibo; altrimenti il segnalino d'assedio avanza, e guarigioni, costruzioni e impegni giungono prima a scadenza.
page-siege-switch-unled_counter_mine = Contromine senza ingegnere
    .text = Chiunque può scavare verso una mina; altrimenti deve guidare un ingegnere.
page-siege-commander = un comandante (il computer)
page-siege-watch = nessuno: giocano due comandanti, io guardo
page-siege-picture = Pianta della piazza: { $place }
page-trouble-no-siege = Qui non c'è questo assedio. È stato eliminato, o sta su un'altra macchina.

## La cornice
page-siege-leave = Torna agli assedi
page-siege-leaf = La scheda d'assedio
page-siege-tab-today = Oggi
page-siege-tab-sheet = Lavori
page-siege-tab-people = Gente
page-siege-tab-tale = Racconto
page-siege-day = Giorno { $day }
page-siege-today = oggi
page-siege-calendar = Calendario
page-siege-steps = Fasi del giorno
page-siege-step-event = Avvenimento
page-siege-step-initiative = Iniziativa
page-siege-step-recovery = Guarigioni
page-siege-step-action = Azione
page-siege-step-activities = Lavori
page-siege-step-evening = Sera
page-siege-initiative = Iniziativa: { $side }
page-siege-waits = Ora decidono: { $side }.
page-siege-over = L'assedio è finito.
page-siege-end-days = { $days ->
        [one] È durato un giorno.
       *[other] È durato { $days } giorni.
    }
page-siege-quiet = Giorni tranquilli
    .help = Passa, e ridà gli stessi ordini, finché non si chiede altro o non accade qualcosa.
page-siege-quiet-until = finché non accade qualcosa
page-siege-quiet-stop = Ferma
page-siege-quiet-most = Al massimo
page-siege-quiet-length = { $days } { N($days, "giorno", "giorni") }
page-siege-quiet-over = Niente più giorni tranquilli: { $why }.
page-siege-curtain = Gli ordini, le scorte e i piani di questa parte riguardano solo chi la gioca.
page-siege-latest = Che cosa è successo

## Il calendario
page-siege-sign-event = Un avvenimento
page-siege-sign-fight = Un combattimento
page-siege-sign-stones = Un muro colpito
page-siege-sign-breach = Un muro crollato
page-siege-sign-fire = Qualcosa è bruciato
page-siege-sign-dead = Un morto
page-siege-sign-hurt = Un ferito
page-siege-sign-built = Un lavoro finito
page-siege-sign-mine = Lavoro in una mina
page-siege-sign-parley = Si è chiesta la resa
page-siege-sign-joined = È arrivata gente
page-siege-sign-left = Gente presa o partita
page-siege-date-heals = { $count ->
        [one] Guarigione: { $who }
       *[other] { $count } guarigioni: { $who }
    }
page-siege-date-pledge = La guarnigione si arrende, salvo soccorsi
page-siege-date-last = L'ultimo giorno

## La pianta
page-siege-plan = Pianta della piazza. Le frecce vanno di muro in muro, Invio sceglie.
page-siege-plan-nearer = Più vicino
page-siege-plan-farther = Più lontano
page-siege-plan-whole = Tutta la pianta
page-siege-wall = { $what }, { $hex }
page-siege-wall-wall = muro
page-siege-wall-tower = torre
page-siege-wall-keep = mastio
page-siege-wall-house_wall = muro di casa
page-siege-wall-palisade = palizzata
page-siege-wall-gate = porta
page-siege-wall-postern = postierla
page-siege-wall-hoarding = bertesca
page-siege-wall-bridge = ponte
page-siege-wall-scaffold = impalcatura
page-siege-wall-jetty = molo
page-siege-material-castle_stone = pietra doppia
page-siege-material-stone = pietra
page-siege-material-wood = legno
page-siege-wall-grades = { $grades ->
        [one] intatto: il prossimo colpo lo abbatte
       *[other] gradi rimasti: { $left } su { $grades }
    }
page-siege-wall-down = in rovina
page-siege-wall-burnt = bruciato
page-siege-no-target-down = Qui non resta nulla da bombardare.
page-siege-no-target-hidden = Nascosto dalla cinta: nessuna breccia apre la via.
page-siege-no-target-far = Altri muri sono più vicini alla breccia.
page-siege-no-target-screened = Lo copre una bertesca.
page-siege-odds-with = { $percent } % di probabilità di perdere un grado con { $points ->
        [one] un punto
       *[other] { $points } punti
    }

## Il foglio
page-siege-stores = Scorte
page-siege-food = { $days ->
        [0] Non ci sono più viveri
        [one] Viveri per un giorno
       *[other] Viveri per { $days } giorni
    }
page-siege-food-unknown = Quanto abbia da mangiare la guarnigione, lo sa solo lei.
page-siege-food-within = { $days ->
        [one] Dentro ci sono viveri per un giorno
       *[other] Dentro ci sono viveri per { $days } giorni
    }
page-siege-place = La piazza
page-siege-held-whole = Gli assediati la tengono tutta
page-siege-held-taken = È degli assedianti
page-siege-held-part = Gli assediati tengono l'ultimo rifugio; il resto è perduto
page-siege-walls-none = Nessun muro è caduto
page-siege-walls-down = { $count ->
        [one] Un esagono di muro è in rovina
       *[other] { $count } esagoni di muro sono in rovina
    }
page-siege-walls-hurt = { $count ->
        [one] Uno è danneggiato
       *[other] { $count } sono danneggiati
    }
page-siege-walls-burnt = { $count ->
        [one] Uno è bruciato
       *[other] { $count } sono bruciati
    }
page-siege-gate-open = La porta è aperta
page-siege-bridge-down = Il ponte è distrutto
page-siege-restock = { $days ->
        [one] Agli assedianti serve ancora un giorno per rifare l'accampamento bruciato
       *[other] Agli assedianti servono ancora { $days } giorni per rifare l'accampamento bruciato
    }
page-siege-swapped = Gli assedianti sono assediati a loro volta
page-siege-works = Macchine e lavori: { $side }
page-siege-works-none = Niente
page-siege-engine-points = { $points ->
        [one] un punto
       *[other] { $points } punti
    }
page-siege-engine-wall = ai piedi del muro
page-siege-engine-inside = dentro
page-siege-engine-damaged = da riparare
page-siege-engine-repairing = in riparazione
page-siege-site = { $what }: { $men ->
        [0] nessuno al lavoro
        [one] uno al lavoro
       *[other] { $men } al lavoro
    }
page-siege-site-days = { $left ->
        [one] manca un giorno su { $all }
       *[other] mancano { $left } giorni su { $all }
    }
page-siege-site-rests = { $done ->
        [0] fermo
        [one] fermo, un giorno fatto
       *[other] fermo, { $done } giorni fatti
    }
page-siege-mines = Mine
page-siege-mine = Mina: { $where }
page-siege-countermine = Contromina: { $where }
page-siege-mine-dug = esagoni scavati: { $dug } su { $needed }
page-siege-mine-digging = vi si scava
page-siege-mine-fired = i puntelli bruciano
page-siege-mine-failed = i puntelli sono bruciati, il muro sta ancora in piedi
page-siege-mine-fallen = il muro è crollato
page-siege-mine-lost = i suoi minatori sono stati scacciati
page-siege-tomorrow = Che cosa può portare il mattino
page-siege-event-nothing = niente di nuovo
page-siege-event-used = (già accaduto: niente di nuovo)

## La gente
page-siege-people-host = Davanti alle mura: { $side }, { $count }
page-siege-people-garrison = Dentro le mura: { $side }, { $count }
page-siege-people-wounded = Feriti ({ $count })
page-siege-people-prisoners = Prigionieri ({ $count })
page-siege-people-gone = Morti o partiti ({ $count })
page-siege-person-dead = morto
page-siege-person-prisoner = prigioniero
page-siege-person-gone = partito
page-siege-person-wounded = ferito
page-siege-person-never = non guarirà qui
page-siege-person-heals = guarito il giorno { $day }
page-siege-person-within = nella piazza
page-siege-role-commander = comandante
page-siege-role-engineer = ingegnere
page-siege-role-miner = minatore
page-siege-job = al lavoro
page-siege-job-mine = nella mina
page-siege-job-site = costruisce: { $what }
page-siege-job-engine = serve: { $what }
page-siege-numbered = { $what } { $number }
page-siege-kind-ladder = Scale
page-siege-kind-grapnel = Grappini
page-siege-kind-fascine = Fascine
page-siege-kind-mantlet = Mantelletti
page-siege-kind-cauldron = Marmitte
page-siege-kind-stones = Mucchi di pietre
page-siege-kind-ballista = Balista
page-siege-kind-ram = Ariete
page-siege-kind-gallery = Galleria
page-siege-kind-petraria = Petriera
page-siege-kind-mangonel = Mangano
page-siege-kind-trebuchet = Trabucco
page-siege-kind-siege_tower = Torre d'assedio
page-siege-use-ladder = In due la portano al muro; chi sale combatte dalla cima.
page-siege-use-grapnel = Gettato oltre il muro, dà una corda per salire.
page-siege-use-fascine = Fascine che riempiono un esagono del fossato.
page-siege-use-mantlet = Uno schermo su ruote: chi gli sta dietro è coperto dalle frecce fino al muro.
page-siege-use-cauldron = Scalda l'olio sul muro, da versare su chi sale.
page-siege-use-ballista = Tira grandi dardi sugli uomini, dall'accampamento o dal muro.
page-siege-use-ram = Spinto contro una porta o un muro, lo spezza colpo su colpo durante l'assalto.
page-siege-use-gallery = Un tetto portato ai piedi del muro: là sotto si scava una mina.
page-siege-use-petraria = Getta pietre ogni giorno; ogni colpo può costare un grado al muro.
page-siege-use-mangonel = Getta pietre ogni giorno; colpisce più forte e si logora.
page-siege-use-trebuchet = Getta ogni giorno le pietre più pesanti.
page-siege-use-siege_tower = Spinta al muro, fa passare molta gente insieme sul camminamento.

## Azioni
page-siege-about-assault = Sopra le mura o per la breccia, con scale e macchine. Presa, la piazza è vostra.
page-siege-about-assault-redoubt = La guarnigione è chiusa nella sua ridotta. Presa quella, tutta la piazza è vostra.
page-siege-about-camp_sortie = Una parte degli assediati piomba sulle tende e sulle macchine dell'accampamento.
page-siege-about-supply_sortie = Pochi escono con le bestie e riportano provviste, malgrado le pattuglie.
page-siege-about-general_sortie = Tutto su una battaglia in campo aperto. Una sola volta per assedio.
page-siege-about-gallery = Spingere una galleria coperta ai piedi del muro: lì sotto cominciano i minatori.
page-siege-about-mine_fight = Mina e contromina si sono incontrate. Coltelli, al buio.
page-siege-about-mine_sally = Fuori dalla porta e contro la galleria, prima che il muro cada.
page-siege-about-counter_mine = Cercare da dentro la loro mina, e sfondarla.
page-siege-about-negotiate = Chiedere la resa a patti. Il numero e le brecce parlano per voi.
page-siege-about-pass = Lasciar passare il giorno; i lavori continuano.
page-siege-about-general_sortie-again = I due eserciti sono in campo. La battaglia di ieri riprende.
page-siege-about-pass-again = Rinunciare alla battaglia e richiudere le porte; l'assedio continua, e non c'è una seconda sortita generale.
page-siege-action-odds = Secondo la tabella: { $percent } % di probabilità di prendere la piazza.
page-siege-action-food = Con la tabella: { $all } % che tornino tutte le bestie, { $half } % che ne torni la metà, { $none } % che non ne torni nessuna. Un dado dice quante sono; ognuna vale un giorno di viveri.
page-siege-action-driven = Secondo la tabella: { $percent } % di probabilità che cedano.
page-siege-action-losses = In media, dei vostri: morti { $dead }, feriti { $wounded }; dei loro: { $theirs }.

## Ordini
page-siege-orders-seal = Sigilla gli ordini
page-siege-orders-none = Nessun ordine oggi
page-siege-orders-again = Come ieri
page-siege-orders-clear = Cancella tutto
page-siege-order-bombard = Bombardamento
page-siege-order-build = Costruzione
page-siege-order-burn = Fuoco
page-siege-order-mines = Scavo
page-siege-order-repair = Riparazione
page-siege-order-fascines = Fossato
page-siege-order-fascines-do = Riempi { $hexes }
page-siege-order-bridge = Ponte
page-siege-order-bridge-do = Distruggi il ponte
page-siege-order-parley = Trattative
page-siege-order-idle = Senza compito
page-siege-order-not-today = Non in un giorno con questa azione.
page-siege-idle = { $count ->
        [0] Ognuno ha il suo compito.
        [one] Uno solo oggi è senza compito.
       *[other] Oggi { $count } sono senza compito.
    }
page-siege-no-engines = Oggi nessuna macchina può tirare.
page-siege-points = { $points ->
        [one] un punto
       *[other] { $points } punti
    }
page-siege-aim-at = Scegli un muro
page-siege-aim-hint = { $points ->
        [one] Un punto in mano. Scegliete un muro sulla pianta o nell'elenco.
       *[other] { $points } punti in mano. Scegliete un muro sulla pianta o nell'elenco.
    }
page-siege-aim-take = Premete una macchina per riprenderla in mano.
page-siege-aim-off = Non bombardare: { $what }
page-siege-odds-grade = { $percent } % con { $points ->
        [one] un punto
       *[other] { $points } punti
    }; { $grades ->
        [one] un colpo lo abbatte
       *[other] gradi rimasti: { $left } su { $grades }
    }
page-siege-site-what = Che cosa costruire
page-siege-site-how = Con quante braccia
page-siege-site-hands = { $men } al lavoro
page-siege-site-made = { $days ->
        [one] un giorno
       *[other] { $days } giorni
    }{ $pieces ->
        [one] {""}
       *[other] , { $pieces } pezzi
    }
page-siege-site-team = { $men } al lavoro, { $days ->
        [one] un giorno
       *[other] { $days } giorni
    }
page-siege-site-led = sotto { $who }
page-siege-site-off = Non costruire: { $what }
page-siege-site-pause = Sospendi
page-siege-site-resume = Riprendi
page-siege-site-no-engineer = Nessun ingegnere è libero per un nuovo cantiere.
page-siege-burn-nothing = su niente
page-siege-burn-hint = { $count ->
        [0] Nessun arciere è libero.
        [one] Un arciere è libero.
       *[other] { $count } arcieri sono liberi.
    }
page-siege-burn-odds = { $percent } % di probabilità che prenda fuoco ({ $count ->
        [one] un arciere
       *[other] { $count } arcieri
    })
page-siege-mine-dig = Scava: { $men ->
        [one] un minatore
       *[other] { $men } minatori
    }, { $percent } % di guadagnare un esagono oggi
page-siege-mine-fill = Riempi: { $men ->
        [one] un minatore
       *[other] { $men } minatori
    }, { $percent } % di riempire un esagono oggi
page-siege-mine-at = Si scava in { $hexes }.
page-siege-mine-fill-at = Si riempie { $hexes }.
page-siege-mine-choose = Scegli sulla pianta
page-siege-mine-press = Premete un esagono sulla pianta.
page-siege-mine-who = Al lavoro
page-siege-crew = Serventi: { $engine }
page-siege-hands-usual = scelgono i sergenti
page-siege-hands-named = { $names } ({ $count } su { $most })
page-siege-mine-force = Lavoro forzato: due esagoni, ma i minatori possono ferirsi
page-siege-mine-props = Dai fuoco ai puntelli: il muro cade domani, { $percent } %
page-siege-parley-do = Chiedi oggi la resa
page-siege-parley-odds = { $percent } % di probabilità che cedano
page-siege-parley-at-least = { $percent } % di probabilità che cedano, di più se hanno fame

## Domande
page-siege-chosen = { $count } { N($count, "scelto", "scelti") } su { $all }
page-before-sheet = La mappa
page-before-deploy = Lo schieramento
page-before-places = Dove sta la vostra gente
page-before-usual = Come credono i sergenti
page-before-hand = La dispongo io
page-before-lead = Chi la guida
page-before-play = Io
page-before-captains = Dei capitani, da ambo le parti
page-before-go = In campo
page-siege-made-ready = Lo scontro si prepara.
page-siege-victim = { $who } si ammala
page-siege-army-ready = Ne vengono { $count }:
page-siege-army-compose = Oppure componetelo voi: punti { $spent } su { $points }
page-siege-army-send = Falli venire: punti { $spent } su { $points }
page-siege-army-row = { $name }, { $class }: { $price }
page-siege-name-them = Nominali
page-siege-line-up = { $count ->
        [0] Nell'ordine in cui stanno; premete dei volti per metterli davanti.
       *[other] Davanti: { $count }
    }
page-siege-name-as-they-stand = Nell'ordine in cui stanno
page-siege-patrol-nobody = Non mandare nessuno
page-siege-muster-do = Raduna
page-siege-muster-usual = Come al solito
page-siege-muster-builders = I costruttori ne restano fuori
page-siege-muster-all = Tutti
page-siege-muster-none = Nessuno
page-siege-muster-carried = Si portano anche: { $things }.
page-siege-muster-no-ladders = Né scale, né grappini, né mantelletti: non ce ne sono ancora.
page-siege-muster-engines = Macchine
page-siege-muster-most = { $count } { N($count, "scelto", "scelti") }, al massimo { $all }
page-siege-muster-everybody = { $count ->
        [one] Un solo uomo: nessuno resta in disparte.
       *[other] Tutti e { $count }: nessuno resta in disparte.
    }
page-siege-muster-sheet = Il terreno davanti alle mura
page-siege-person-well = sta bene
page-siege-no-wall = qui non c'è muro
page-siege-muster-joined = Confina con la piazza lungo
page-siege-patrol = Pattuglia { $number }
page-siege-patrol-first = Pattuglia 1: pronta dal primo turno
page-siege-patrol-hint = Al massimo { $men } per pattuglia, di cui { $riders } cavalieri e { $shooters } tiratori. Premete un volto per rimandare qualcuno all'accampamento, o da lì alla pattuglia segnata.
page-siege-patrol-counts = { $men } { N($men, "uomo", "uomini") }, { $riders ->
        [one] un cavaliere
       *[other] { $riders } cavalieri
    }, { $shooters ->
        [one] un tiratore
       *[other] { $shooters } tiratori
    }
page-siege-patrol-mark = Manda uomini qui
page-siege-patrol-call = Tienila pronta
page-siege-patrol-new = Un'altra pattuglia
page-siege-patrol-camp = All'accampamento: { $count }
page-siege-muster-edge = Vengono per
page-siege-muster-section = Verso il tratto
page-siege-arrange-usual = Come al solito
page-siege-arrange-do = Ai loro posti
page-siege-arrange-all = Tutti da:
page-siege-arrange-again = Ricomincia
page-siege-arrange-who = I sergenti conoscono i posti. Per mettere qualcuno voi stessi, premete un volto, poi un esagono della pianta.
page-siege-arrange-where = Dove mettere { $who }? Premete un esagono della pianta.
page-siege-arrange-edge = Da quale lato della mappa aspetta { $who }?
page-siege-arrange-along = I sergenti sanno dove aspettare. Per scegliere voi stessi, premete un volto, poi un lato della mappa.
page-siege-arrange-sergeants = I sergenti mettono tutti al loro posto.
page-siege-door-play = Combattilo sulla mappa
    .text = Guidate voi stessi la vostra gente; poi l'assedio continua.
page-siege-door-captains = Lascia fare ai capitani
    .text = Due capitani si battono sulla mappa; ci vuole qualche minuto. Potete guardare.
page-siege-door-quick = Decidilo con la tabella
    .text = Decide la tabella: un dado per lo scontro, uno per la sorte di ciascun comandante, e perdite da ambo le parti.
page-siege-fighting = I capitani si battono. Il giorno riprende quando hanno finito.
page-siege-look-on = Guarda
page-siege-quick = Che cosa dice la tabella
page-siege-quick-strength = Forza
page-siege-quick-low = Un dado basso favorisce chi attacca.
page-siege-quick-expected = { $side }: chi prende parte è segreto. Il calcolo suppone quelli che verrebbero di solito.
page-siege-quick-inside = Nella piazza: un dado a parte, prima della battaglia
page-siege-quick-outside = La battaglia davanti alla piazza
page-siege-quick-dead = Morti, in media
page-siege-quick-wounded = Feriti, in media
page-siege-flag-stands = tengono
page-siege-flag-rout = vanno in rotta
page-siege-flag-recoil = arretrano
page-siege-flag-siege_lifted = tolgono l'assedio
page-siege-flag-garrison_surrenders = si arrendono
