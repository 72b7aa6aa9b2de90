# La campagna sulla pagina.
page-bar-campaigns = Campagne
page-campaigns = Campagne
page-campaigns-text = { $count ->
        [one] Una campagna: gruppi in marcia per un paese vero, e ciò che incontrano si gioca sulla mappa o si decide con la tabella.
       *[other] { $count } campagne: gruppi in marcia per un paese vero, e ciò che incontrano si gioca sulla mappa o si decide con la tabella.
    }
page-campaigns-going = Campagne in corso
page-campaigns-all = Tutte le campagne
page-campaign-over = La campagna è finita
page-campaign-at-most = { $days } giorni al massimo
page-campaign-choose = Scegli una parte
page-campaign-play = Gioca con: { $faction }
page-campaign-setup = Altro: avversari, dadi, regole
page-campaign-against-captain = il computer
page-campaign-against-person = amici, a questo schermo
page-campaign-against-watch = nessuno: il computer gioca tutte le parti, io guardo
page-campaign-leagues = leghe
page-campaign-steps = Fasi del giorno
page-campaign-map = Il paese. Le frecce muovono il cursore, Invio agisce.
page-campaign-leaf = Ordini ed elenchi
page-campaign-leave = Torna alle campagne
page-campaign-back = Torna alla campagna
page-campaign-tab-groups = Gruppi
page-campaign-tab-nobles = Comandanti
page-campaign-day = Giorno { $day } di { $days }
page-campaign-step-upkeep = alba
page-campaign-step-supply = viveri
page-campaign-step-morning = ordini
page-campaign-step-marches = marce
page-campaign-step-sieges = assedi
page-campaign-step-strangers = forestieri
page-campaign-step-night = notte
page-campaign-nobody = di nessuno
page-campaign-coin = { $coin ->
        [one] { $coin } moneta
       *[other] { $coin } monete
    }
page-campaign-points = Punti
page-campaign-won = Vittoria: { $winners }
page-campaign-quiet = Giorni tranquilli
    .help = Ognuno resta dov'è, finché non c'è qualcosa da decidere.
page-campaign-as-usual = Come al solito
page-campaign-as-they-are = Sigilla così
page-campaign-seal = Sigilla gli ordini
page-campaign-march = Marcia
page-campaign-stay = Resta
page-campaign-route = { $steps ->
        [one] Un esagono, { $cost } { N($cost, "punto", "punti") }. Premetelo di nuovo per marciare.
       *[other] { $steps } esagoni, { $cost } punti. Premete di nuovo l'ultimo per marciare.
    }
page-campaign-route-pointed = { $steps ->
        [one] Un esagono
       *[other] { $steps } esagoni
    }, { $cost } { N($cost, "punto", "punti") }. Premete per scegliere questa via.
page-campaign-group-line = { $size } { N($size, "persona", "persone") }, { $wounded ->
        [0] nessun ferito
        [one] un ferito
       *[other] { $wounded } feriti
    } · { $coin } · ancora { $left ->
        [one] un punto
       *[other] { $left } punti
    }
page-campaign-group-short = { $size } { N($size, "persona", "persone") }, { $coin }
page-campaign-where = Premete un esagono della mappa per marciare fin lì.
page-campaign-nowhere = Oggi non può marciare.
page-campaign-no-points = Oggi non restano punti movimento.
page-campaign-besieges = Questo gruppo assedia { $place }.
page-campaign-shut-in = Questo gruppo è chiuso a { $place }.
page-campaign-gone-by = { $place } ha pagato per essere risparmiata: il gruppo deve andarsene entro { $when ->
        [today] stanotte
       *[tomorrow] domani notte
    }, altrimenti torna indietro e un assedio è tolto.
page-campaign-leads-wounded = I suoi feriti vanno condotti a { $place } per la via più breve, oppure restano con un gruppo a parte, formato al mattino.
page-campaign-leads-prisoners = { $n ->
        [one] Conduce un prigioniero
       *[other] Conduce { $n } prigionieri
    }: per la via più breve a { $place }.
page-campaign-spy = Una spia. { $notes ->
        [0] Non ha ancora nulla da riferire.
        [one] Ha un gruppo da riferire, appena incontra i vostri.
       *[other] Ha { $notes } gruppi da riferire, appena incontra i vostri.
    }
page-campaign-advice-march = Marcia: { $place }.
page-campaign-advice-morning = Riordina prima i gruppi, poi sigilla gli ordini.
page-campaign-how-many = Quanti
page-campaign-sheets = Mappe posate: { $laid } su { $needed }
page-campaign-militia = { $count } abitanti e guardie
page-campaign-deed-attack_place = { $what ->
        [storm] Attacca l'abitato
        [siege] Poni l'assedio
        [assault] Dai l'assalto oggi
       *[other] Intima la resa
    }
page-campaign-deed-lift_siege = Togli l'assedio
page-campaign-deed-hire_engineer = Ingaggia un ingegnere
page-campaign-deed-hire = { $what ->
        [pay] Ingaggia: { $name }
        [promise] Prometti bottino: { $name }
       *[other] Distogli dal nemico: { $name }
    }
page-campaign-deed-recruit = { $what ->
        [light] { $count ->
            [one] Recluta un fante leggero
           *[other] Recluta { $count } fanti leggeri
        }
       *[other] { $count ->
            [one] Recluta un contadino
           *[other] Recluta { $count } contadini
        }
    }
page-campaign-deed-buy = { $count ->
        [one] Compra un punto di merci
       *[other] Compra { $count } punti di merci
    }
page-campaign-deed-free = non costa nulla
page-campaign-deed-ends = questo gruppo oggi non fa più nulla
page-campaign-deed-goes-on = il gruppo oggi può continuare
page-campaign-deed-stays = { $percent } % di probabilità che restino al test del primo giorno; ce n'è uno ogni giorno
page-campaign-deed-storm-brings = Preso, l'abitato si può saccheggiare{ $conquers ->
    [yes] {" "}ed è vostro.
   *[no] ; resta di chi era.
}
page-campaign-deed-demand = Voi { $own } ({ $mine }) contro { $theirs } ({ $others })
page-campaign-deed-bargain = { $decides ->
        [yes] Il loro signore decide se trattare; se lo fanno:
       *[no] Tratteranno:
    } { $percent } % di probabilità che la piazza stessa sia vostra, e in media { $points } punti di viveri, ciascuno del valore di { $coin }
page-campaign-deed-no-bargain = Sono troppo ostili per trattare: non ne verrà nulla.
page-campaign-to-come = Agiscono ancora oggi
page-campaign-to-come-last = È l'ultima delle vostre pedine ad agire oggi.
page-campaign-attitude = { $kind ->
        [loyalty] lealtà verso il re { $level } su { $most }
       *[hostility] ostilità { $level } su { $most }
    } ({ $band ->
        [angevin] per l'imperatrice
        [neutral] per nessuno
        [royalist] per il re
        [pragmatic] accomodante
        [moderate] moderata
        [warlike] bellicosa
       *[fanatical] fanatica
    })
page-campaign-convoy-line = { $name }: { $load } { N($load, "punto", "punti") } di viveri, { $animals } { N($animals, "bestia", "bestie") }
page-campaign-convoy-seen = { $name }: { $load } { N($load, "punto", "punti") } di viveri
page-campaign-convoy-unseen = { $name }: carico ignoto
page-campaign-door-play = Combattila sulla mappa
    .text = Guidate voi la vostra gente; poi la campagna continua.
page-campaign-door-captains = Lascia fare ai capitani
    .text = Due capitani la combattono sulla mappa; ci vuole qualche minuto. Potete guardare.
page-campaign-awaited = La battaglia attende di essere combattuta.
page-campaign-about-attack = Siete l'attaccante, chiunque sia venuto.
page-campaign-gives-way = Se nessuno attacca, { $group } { N($group_count, "cede", "cedono") } il passo.
page-campaign-nobody-gives-way = Se nessuno attacca, potete provare a portarli dalla vostra.
page-campaign-about-fight = Restare e accettare battaglia.
page-campaign-about-refuse = Ognuno tira il dado per sfuggire; qualcuno non ci riuscirà.
page-campaign-about-map = Uomo contro uomo: guidate voi, o dei capitani.
page-campaign-about-quick = Decide la tabella, con le probabilità qui sotto.
page-campaign-about-offer = Pagare, ed evitare un assedio.
page-campaign-about-resist = Le porte restano chiuse.
page-campaign-about-release = Tornano a casa e non combattono più.
page-campaign-about-massacre = Non resta nessuno da sorvegliare.
page-campaign-split = Distacca
page-campaign-merge = Unisci a { $other }
page-campaign-to-garrison = Alla guarnigione
page-campaign-strike-out = Cancella
page-campaign-unload = Scarica
page-campaign-escort = { $group } lo scorta
page-campaign-order-split = { $group }: { $men } si distaccano
page-campaign-order-pass = { $men } → { $group }
page-campaign-order-merge = { $other } si unisce { A($group) }
page-campaign-order-load = Un convoglio { A($place) }: { $points } { N($points, "punto", "punti") }
page-campaign-order-unload = { $points } { N($points, "punto scaricato", "punti scaricati") } { A($place) }
page-campaign-order-escort = { $group } scorta il convoglio
page-campaign-order-ransom = { $group } riscatta { $who }
page-campaign-siege-of = L'assedio: { $place }
page-campaign-siege-state = Giorno { $day } dell'assedio: { $besiegers } davanti alle mura, { $besieged } dietro{ $food ->
        [-1] .
        [one] , viveri per un giorno.
       *[other] , viveri per { $food } giorni.
    }
page-campaign-refusal-odds = Rifiutare di combattere: in media { $away } sfuggono, { $taken } sono presi, { $hurt } feriti, { $dead } uccisi.
page-campaign-say-join_asked = Vengono
page-campaign-say-supply_asked = Questi mangiano per primi
page-campaign-say-escort_asked = Portano via i prigionieri
page-campaign-say-garrison_asked = Restano di guarnigione
page-campaign-nobody-join_asked = Non viene nessuno
page-campaign-choose-supply_asked = Scegliete chi mangia per primo.
page-campaign-choose-escort_asked = Scegliete chi porta via i prigionieri: almeno tre persone valide.
page-campaign-choose-garrison_asked = Scegliete chi resta: almeno cinque.
page-campaign-instead-escort_asked = Passa i prigionieri a fil di spada
page-campaign-sure-escort_asked = Ancora una volta: i prigionieri muoiono
page-campaign-instead-garrison_asked = Non resta nessuno
page-campaign-sure-garrison_asked = Ancora una volta: il castello non è di nessuno
page-campaign-say-plunder_asked = { $points ->
        [0] Non saccheggiare nulla
        [one] Saccheggia un punto
       *[other] Saccheggia { $points } punti
    }
page-campaign-say-share_asked = { $points ->
        [0] Non ricevono nulla
        [one] Ricevono un punto
       *[other] Ricevono { $points } punti
    }
page-campaign-known = { $day ->
        [0] { $size } { N($size, "persona", "persone") }
       *[other] { $size } { N($size, "persona", "persone") } al giorno { $day }
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
page-campaign-head-leader = Comandante
page-campaign-head-faction = Parte
page-campaign-head-prestige = Prestigio
page-campaign-head-state = Stato
page-campaign-captive = prigioniero ({ $faction })
page-trouble-no-campaign = Qui non c'è questa campagna.
error-no_such_campaign = Questa campagna non esiste.
error-no_such_map = Questa mappa non esiste.
page-person-armoured = in armatura
page-campaign-no-story = Di questa persona non si è ancora raccontato nulla.
