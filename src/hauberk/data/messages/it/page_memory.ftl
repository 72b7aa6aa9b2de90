## Le partite conservate qui
page-games = Le vostre partite
page-bar-games = Le vostre partite
page-games-all = Tutte le vostre partite ({ $count })
page-games-find = Cerca per titolo, parte o avversario
page-games-found = { $count ->
        [0] Nessuna partita corrisponde.
        [one] Una partita
       *[other] { $count } partite
    }
page-games-kind = Scala
page-games-kind-all = tutte
page-games-kind-battle = battaglie
page-games-kind-siege = assedi
page-games-kind-campaign = campagne
page-games-state = Stato
page-games-state-all = tutte
page-games-state-open = in corso
page-games-state-over = finite
page-games-you = Voi: { $sides }
page-games-watched = Voi guardate
page-games-opponent = { $side } ({ $name })
page-games-person = una persona
page-games-standing-yours = Tocca a voi
page-games-standing-theirs = Decide: { $side }
page-games-standing-fight = Si combatte sulla mappa
page-games-standing-won = Vinta
page-games-standing-lost = Persa
page-games-standing-drawn = Nessuno ha vinto
page-games-standing-ended = Vincitori: { $winners }
page-games-standing-unreadable = Conservata da un'altra versione
page-games-changed = Ultima mossa: { $date }
page-games-deed = { $deed }: { $title }
page-home-games = In corso o finite, da riprendere o rivedere
page-shelf-minutes = circa { $minutes } min
page-shelf-hard = { $how }, { $percent } % delle vittorie
page-shelf-won-of = { $how }, { $won } vittorie in { $games } partite
page-shelf-hard-easy = facile
page-shelf-hard-even = alla pari
page-shelf-hard-hard = difficile
page-shelf-hard-desperate = impresa disperata
page-shelf-played = Giocate: { $count }
page-shelf-won = vinte: { $count }
page-shelf-open = in corso: { $count }

## Map modes and search of a campaign
page-campaign-mode = Modo della mappa
page-campaign-mode-none = mappa semplice
page-campaign-mode-lordship = signorie
    .help = Ogni esagono nel colore di chi tiene la piazza più vicina.
page-campaign-mode-supply = rifornimenti
    .help = Ciò che le vostre piazze e i vostri convogli possono dare in un esagono, e ciò che i vostri gruppi vi mangiano al giorno.
page-campaign-mode-loyalty = lealtà
    .help = Lealtà o ostilità dei gruppi che vedete e delle vostre piazze: da bassa ad alta.
page-campaign-mode-threat = minaccia
    .help = Esagoni che le pedine altrui possono raggiungere in un giorno al passo ordinario, con la forza che ne conoscete.
page-campaign-mode-objectives = i vostri obiettivi
    .help = Dove si trovano i vostri obiettivi; spuntato quello che per ora è raggiunto.
page-campaign-mode-line-lordship = Terra di { $place } ({ $faction })
page-campaign-mode-line-supply =
    { $points ->
       [-1] Viveri senza fine
       *[other] Viveri qui: { $points }
    }{ $need ->
       [0] {""}
       *[other] , mangiati al giorno: { $need }
    }{ $days ->
       [-1] {""}
       [0] , non bastano per oggi
       [one] , per un giorno
       *[other] , per { $days } giorni
    }
page-campaign-mode-line-threat = A un giorno da { $groups } (forza nota: { $size })
page-campaign-mode-line-objectives =
    { $met ->
       [yes] Un vostro obiettivo, raggiunto: { $name }
       *[no] Un vostro obiettivo: { $name }
    }
page-campaign-find = Piazza, gruppo o comandante
    .short = Cerca
page-campaign-find-none = Nessun risultato per { $what }.

## The legend, and leaves over a table
page-legend = Legenda dei segni
page-full-screen = Schermo intero
page-legend-ready = Può ancora agire adesso
page-legend-selection = Scelto, o indicato dalla barra
page-legend-shoot = Gli si può tirare
page-legend-charge = Lo si può caricare
page-legend-attack = Lo si può colpire
page-legend-goal = Un obiettivo dello scenario
page-legend-cursor = L'esagono della tastiera, o di una risposta
page-legend-storey = Il passaggio verso il piano indicato
page-legend-work-door = Una porta da aprire, chiudere o sfondare
page-legend-work-ladder = Lavoro con una scala
page-legend-work-fire = Qualcosa da incendiare
page-legend-work-water = Un fuoco da spegnere
page-legend-work-oil = Lavoro con marmitte e olio
page-legend-work-stone = Lavoro con macchine e pietre
page-legend-work-rope = Lavoro con corde e grappini
page-legend-work-tool = Altro lavoro
page-legend-mark-shot = Ha tirato
page-legend-mark-charged = Ha caricato
page-legend-mark-countercharge = Ha contro-caricato
page-legend-mark-lance_thrown = Ha scagliato la lancia
page-legend-mark-pikes = Picche abbassate
page-legend-mark-foulkon = In un foulkon
page-legend-mark-fire = Fuoco
page-legend-mark-ammunition = Quanto gli resta da lanciare
page-legend-mark-formation = Nei ranghi di una formazione
page-legend-mark-moved = Si è mosso
page-legend-mark-halted = Fermato: non va oltre
page-legend-mark-captive = Un prigioniero
page-legend-mark-carries = Porta qualcuno
page-legend-mark-led = Condotto da qualcuno
page-legend-mark-attacked = Ha attaccato
page-legend-mark-thrown = Ha lanciato
page-legend-mark-ladder = Con una scala
page-legend-mark-worked = Ha lavorato
page-legend-counter-group = Un gruppo, con la lettera della sua parte e la sua forza
page-legend-counter-mounted = Tutti a cavallo
page-legend-counter-acted = Oggi ha già agito
page-legend-counter-unknown = La sua forza è ignota
page-legend-counter-mercenaries = Mercenari
page-legend-counter-train = Un gruppo di macchine d'assedio
page-legend-counter-convoy = Un convoglio
page-legend-counter-spy = Una spia
page-legend-counter-hungry = Ha fame
page-legend-counter-halted = Oggi non può marciare
page-legend-counter-prisoners = Conduce prigionieri
page-legend-place-city = Una grande città: i suoi viveri non finiscono mai
page-legend-place-town = Una città
page-legend-place-borough = Un borgo
page-legend-place-village = Un villaggio
page-legend-place-abbey = Un'abbazia
page-legend-place-priory = Un priorato
page-legend-place-castle_stone = Un castello di pietra
page-legend-place-castle_tower_palisade = Una torre dietro una palizzata
page-legend-place-castle_motte = Una motta con la torre di legno
page-legend-road = Una strada
page-legend-river = Un fiume; si passa ai ponti e ai guadi
page-legend-bridge = Un ponte
page-legend-border = Il confine di un paese
page-legend-leaguer = Un assedio
page-legend-aim = Un vostro obiettivo, sulla mappa degli obiettivi
page-legend-flag = Chi tiene la piazza
page-legend-sheaf = Viveri della piazza
page-legend-sheaf-old = Lo stesso, come visto l'ultima volta
page-set-side = Colonna accanto alla mappa
page-set-side-open = aperta
page-set-side-folded = ripiegata

## The roll of honour
page-honours = Albo d'onore
page-honours-none = La vostra prima partita finita sarà ricordata qui.
page-honours-victories = Vittorie
page-honours-kind = Scala
page-honours-side = Parte
page-honours-games = Partite
page-honours-won = Vinte
page-honours-drawn = Pari
page-honours-lost = Perse
page-honours-losses = Morti dalla vostra parte: { $own }, dalle altre: { $other }
page-honours-dice = Dadi
page-honours-dice-own = Tirati nelle vostre decisioni: { $count }, media { $mean }
page-honours-dice-other = In quelle degli altri: { $count }, media { $mean }
page-honours-roll = La vostra gente
    .help = Chi è tornato almeno una volta: prima chi ha fatto di più.
page-honours-felled = abbattuti o presi: { $count }
page-honours-survived = in vita alla fine: { $survived } su { $games }
page-honours-wounds = ferite riportate: { $count }
page-honours-captive = in prigionia: { $count }
