# La campagna sulla pagina.
page-bar-campaigns = Campagne
page-campaigns = Campagne
page-campaigns-text = { $count ->
        [one] Una campagna: gruppi in marcia per un paese vero, e ciò che incontrano si gioca sulla mappa o si decide con un tiro.
       *[other] { $count } campagne: gruppi in marcia per un paese vero, e ciò che incontrano si gioca sulla mappa o si decide con un tiro.
    }
page-campaigns-going = Campagne in corso
page-campaigns-all = Tutte le campagne
page-campaign-over = La campagna è finita
page-campaign-at-most = { $days } giorni al massimo
page-campaign-choose = Scegliere una parte
page-campaign-play = Giocare: { $faction }
page-campaign-setup = Altro: avversari, dadi, regole
page-campaign-against-captain = il computer
page-campaign-against-person = amici, a questo schermo
page-campaign-against-watch = nessuno: il computer gioca tutte le parti, io guardo
page-campaign-leagues = leghe
page-campaign-steps = Fasi del giorno
page-campaign-map = Il paese. Le frecce muovono il cursore, Invio agisce.
page-campaign-leaf = Ordini ed elenchi
page-campaign-leave = Alle campagne
page-campaign-back = Torna alla campagna
page-campaign-tab-groups = Gruppi
page-campaign-tab-nobles = Capi
page-campaign-day = Giorno { $day } di { $days }
page-campaign-step-upkeep = alba
page-campaign-step-supply = viveri
page-campaign-step-morning = ordini
page-campaign-step-marches = marce
page-campaign-step-sieges = assedi
page-campaign-step-strangers = estranei
page-campaign-step-night = notte
page-campaign-nobody = di nessuno
page-campaign-coin = { $coin ->
        [one] { $coin } moneta
       *[other] { $coin } monete
    }
page-campaign-points = Punti
page-campaign-won = Vittoria: { $winners }
page-campaign-quiet = Scorrere i giorni tranquilli
    .help = Ognuno resta dov'è, finché non c'è qualcosa da decidere.
page-campaign-as-usual = Come al solito
page-campaign-as-they-are = Così come sono
page-campaign-seal = Sigillare gli ordini
page-campaign-march = Marciare
page-campaign-stay = Restare
page-campaign-route = { $steps ->
        [one] Un esagono, { $cost } punti. Toccatelo di nuovo per marciare.
       *[other] { $steps } esagoni, { $cost } punti. Toccate di nuovo l'ultimo per marciare.
    }
page-campaign-group-line = { $size } persone, { $wounded ->
        [0] nessun ferito
        [one] un ferito
       *[other] { $wounded } feriti
    } · { $coin } · ancora { $left ->
        [one] un punto
       *[other] { $left } punti
    }
page-campaign-group-short = { $size } persone, { $coin }
page-campaign-where = Toccate un esagono della mappa per marciarvi.
page-campaign-nowhere = Oggi non può marciare.
page-campaign-how-many = Quanti
page-campaign-sheets = { $laid } mappe posate su { $needed }
page-campaign-militia = { $count } abitanti e guardie
page-campaign-deed-attack_place = { $what ->
        [storm] Attaccare l'abitato
        [siege] Porre l'assedio
        [assault] Dare l'assalto oggi
       *[other] Intimare la resa
    }
page-campaign-deed-lift_siege = Togliere l'assedio
page-campaign-deed-hire_engineer = Assumere un ingegnere
page-campaign-deed-hire = { $what ->
        [pay] Assoldare: { $name }
        [promise] Promettere bottino: { $name }
       *[other] Sottrarre al nemico: { $name }
    }
page-campaign-deed-recruit = { $what ->
        [light] { $count ->
            [one] Arruolare un fante leggero
           *[other] Arruolare { $count } fanti leggeri
        }
       *[other] { $count ->
            [one] Arruolare un contadino
           *[other] Arruolare { $count } contadini
        }
    }
page-campaign-deed-buy = { $count ->
        [one] Comprare un punto di derrate
       *[other] Comprare { $count } punti di derrate
    }
page-campaign-door-play = Combatterla sulla mappa
    .text = Guidate voi la vostra gente; poi la campagna continua.
page-campaign-door-captains = Lasciar fare ai capitani
    .text = Due capitani la combattono sulla mappa; ci vuole qualche minuto. Potete guardare.
page-campaign-awaited = La battaglia attende di essere combattuta.
page-campaign-about-attack = Siete l'attaccante, chiunque sia venuto.
page-campaign-about-let_be = Se nessuno attacca, uno dei due cede il posto.
page-campaign-about-fight = Restare e accettare battaglia.
page-campaign-about-refuse = Ognuno tira il dado per sfuggire; qualcuno non ci riuscirà.
page-campaign-about-map = Uomo contro uomo: guidate voi, o dei capitani.
page-campaign-about-quick = Decide la tabella, con le probabilità qui sotto.
page-campaign-about-offer = Pagare, ed evitare un assedio.
page-campaign-about-resist = Le porte restano chiuse.
page-campaign-about-release = Tornano a casa e non combattono più.
page-campaign-about-massacre = Non resta nessuno da sorvegliare.
page-campaign-split = Distaccare
page-campaign-merge = Unire con { $other }
page-campaign-to-garrison = Alla guarnigione
page-campaign-strike-out = Cancellare
page-campaign-unload = Scaricare
page-campaign-escort = { $group }: portarlo con sé
page-campaign-order-split = { $group }: { $men } si distaccano
page-campaign-order-pass = { $men } → { $group }
page-campaign-order-merge = { $other } si unisce { A($group) }
page-campaign-order-load = Un convoglio { A($place) }: { $points } punti
page-campaign-order-unload = { $points } punti scaricati { A($place) }
page-campaign-order-escort = { $group } scorta il convoglio
page-campaign-order-ransom = { $group } riscatta { $who }
page-campaign-siege-of = L'assedio: { $place }
page-campaign-siege-state = Giorno { $day } dell'assedio: { $besiegers } davanti alle mura, { $besieged } dietro{ $food ->
        [-1] .
        [one] , viveri per un giorno.
       *[other] , viveri per { $food } giorni.
    }
page-campaign-refusal-odds = Rifiutare lo scontro: in media { $away } sfuggono, { $taken } sono presi, { $hurt } feriti, { $dead } uccisi.
page-campaign-say-join_asked = Vengono
page-campaign-say-supply_asked = Questi mangiano per primi
page-campaign-say-escort_asked = Portano via i prigionieri
page-campaign-say-garrison_asked = Restano di guarnigione
page-campaign-nobody-join_asked = Non viene nessuno
page-campaign-choose-supply_asked = Scegliete chi mangia per primo.
page-campaign-choose-escort_asked = Scegliete chi porta via i prigionieri: almeno tre persone valide.
page-campaign-choose-garrison_asked = Scegliete chi resta: almeno cinque.
page-campaign-instead-escort_asked = Passare i prigionieri a fil di spada
page-campaign-sure-escort_asked = Ancora una volta: i prigionieri muoiono
page-campaign-instead-garrison_asked = Non resta nessuno
page-campaign-sure-garrison_asked = Ancora una volta: il castello non è di nessuno
page-campaign-say-plunder_asked = { $points ->
        [0] Non saccheggiare nulla
        [one] Saccheggiare un punto
       *[other] Saccheggiare { $points } punti
    }
page-campaign-say-share_asked = { $points ->
        [0] Non ricevono nulla
        [one] Ricevono un punto
       *[other] Ricevono { $points } punti
    }
page-campaign-known = { $day ->
        [0] { $size } persone
       *[other] { $size } persone al giorno { $day }
    }
page-campaign-unknown = forza ignota
page-campaign-place-line = { $name } ({ $faction }), risorse { $resources }{ $day ->
        [0] { "" }
       *[other] , vista il giorno { $day }
    }
page-campaign-terrain-open = aperto
page-campaign-terrain-forest = foresta
page-campaign-terrain-hill = collina
page-campaign-terrain-mountain = montagna
page-campaign-terrain-marsh = palude
page-campaign-terrain-river = fiume
page-campaign-terrain-coast = costa
page-campaign-terrain-road = strada
page-campaign-terrain-bridge = ponte
page-campaign-terrain-settlement = abitato
page-campaign-terrain-castle = castello
page-campaign-terrain-sea = mare
page-campaign-eats = mangia { $need } al giorno, scorte qui: { $stores }
page-campaign-forages = vive sul paese
page-campaign-hungry = affamato
page-campaign-missed = { $days ->
        [one] un giorno senza viveri
       *[other] { $days } giorni senza viveri
    }
page-campaign-head-group = Gruppo
page-campaign-head-size = Gente
page-campaign-head-money = Denaro
page-campaign-head-food = Viveri
page-campaign-head-leader = Capo
page-campaign-head-faction = Parte
page-campaign-head-prestige = Prestigio
page-campaign-head-state = Stato
page-campaign-captive = prigioniero ({ $faction })
page-trouble-no-campaign = Questa campagna non è qui.
error-no_such_campaign = Questa campagna non esiste.
error-no_such_map = Questa mappa non esiste.
page-campaign-no-story = Di questa persona non si è ancora raccontato nulla.
