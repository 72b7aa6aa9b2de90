# La pagina dopo la fine di una partita, la sua cronaca, e a che punto è mentre la si gioca.

page-ending = Il bilancio
page-ending-of = Il bilancio: { $title }
page-ending-won = Avete vinto
page-ending-lost = Avete perso
page-ending-nobody = Non ha vinto nessuno
page-ending-victory = Vittoria: { $winners }
page-ending-score = Rispetto agli obiettivi
page-ending-met = raggiunto
page-ending-unmet = non raggiunto
page-ending-course = L'andamento
page-ending-course-label = Morti e prigionieri in tutto, { $scale ->
    [day] giorno per giorno
   *[turn] turno per turno
}; i numeri segnano le svolte.
page-ending-turning = Le svolte
page-ending-moment = Vedi questo momento
page-ending-way-battle = Il movimento dello scontro
page-ending-way-battle-text = La linea unisce il centro di ogni parte di turno in turno.
page-ending-way-siege = La piazza alla fine
page-ending-way-campaign = Le vie attraverso il paese
page-ending-way-campaign-text = La via di ogni gruppo; un punto dove ha passato una notte, con il giorno.
page-ending-losses = Le perdite
page-ending-came = Presenti
page-ending-dead = Morti
page-ending-wounded = Feriti
page-ending-prisoners = Presi
page-ending-people = Che ne è stato di loro
page-ending-more = Altri { $n }
page-ending-befell-dead = { $scale ->
    [day] la morte il giorno { $number }
   *[turn] la morte al turno { $number }
}
page-ending-befell-wounded = { $scale ->
    [day] una ferita il giorno { $number }
   *[turn] una ferita al turno { $number }
}
page-ending-befell-prisoner = { $scale ->
    [day] la cattura il giorno { $number }
   *[turn] la cattura al turno { $number }
}
page-ending-unhurt = senza ferite
page-ending-luck = I dadi
page-ending-luck-text = Colpi, tiri e test: una faccia bassa è buona per chi tira il dado.
page-ending-luck-lucky = fortuna
page-ending-luck-unlucky = sfortuna
page-ending-luck-fair = come ci si poteva aspettare
page-ending-next = Che cosa giocare dopo
page-ending-next-open = Guarda
page-ending-all = Tutto il bilancio
page-ending-day = Giorno { $number }
page-ending-look-siege = Guarda la piazza
page-ending-look-campaign = Guarda la mappa

page-chances = La probabilità di vittoria
page-chances-label = La probabilità di vittoria di { $side }: { $from } all'inizio, { $to } alla fine.
page-chances-key = Sopra la metà è più probabile che vincano { $above }, sotto { $below }; i numeri segnano le fasi in cui è cambiata di più.
page-chances-swing = { $side }: da { $from } a { $to }, di cui { $dice } per i dadi
page-chances-skill = Abilità e fortuna
page-chances-skill-text = Quello che un tiro ha cambiato è la probabilità dopo di esso meno quella che ci si poteva attendere prima; tutto il resto è la decisione. In centesimi della probabilità della parte, secondo molte partite fra capitani del computer.
page-chances-began = All'inizio
page-chances-decided = Con le sue decisioni
page-chances-thrown = Con i suoi tiri
page-chances-ended = Alla fine

page-standing = A che punto è
page-standing-of = A che punto è: { $glance }
page-standing-aim = Obiettivi
page-standing-once = dà subito la vittoria
page-standing-end = conta quando i turni sono finiti
page-standing-time = Tempo
page-standing-food = Viveri
page-standing-works = Mura e opere
page-standing-name = Nomi e denaro
page-standing-force = Forze
page-standing-threat = In pericolo
page-standing-met = raggiunto
page-standing-or = oppure
page-standing-lead = Mostra sulla mappa: { $what }

# Su questi dadi: che cosa fu promesso, chi ha gettato che cosa, e se ogni tiro era giusto. Vedi docs/dice.md.
page-dice = Su questi dadi
page-dice-text = Con questa impronta il server si è impegnato sul suo seme prima di conoscere alcun sale. Ogni tiro segue dal seme, dal suo numero e da questi sali: così nessuno può scegliere i dadi. A partita finita questa pagina controlla ogni tiro.
page-dice-named = Chi ha aperto questa partita ha nominato i dadi, e li conosce. Non prendono sale.
page-dice-inside = I dadi di questo combattimento seguono da quelli della partita che lo contiene.
page-dice-promise = L'impegno
page-dice-salts = Sali
page-dice-no-salts = Nessun sale.
page-dice-salt-maker = Chi ha aperto la partita
page-dice-salt-own = { $name } (voi)
page-dice-salt-since = dalla voce { $number }
page-dice-seed = Il seme
page-dice-checked-head = I dadi, controllati
page-dice-checking = La pagina controlla ogni tiro…
page-dice-right = { $throws ->
        [0] Non si è tirato alcun dado. Il seme è quello promesso.
        [one] L'unico tiro di dado era giusto, come lo dà il seme promesso.
       *[other] Tutti i { $throws } tiri di dado erano giusti, come li dà il seme promesso.
    } { $fights ->
        [0] { "" }
        [one] Anche quelli del combattimento sulla mappa.
       *[other] Ci sono anche quelli dei { $fights } combattimenti sulla mappa.
    }
page-dice-seen = L'impegno e il vostro sale sono quelli mostrati a questo browser.
page-dice-unseen = In questo browser non è rimasto nulla di ciò che fu promesso al tavolo: la registrazione è stata controllata da sola.
page-dice-by-page = L'ha calcolato questa pagina, non il server.
page-dice-wrong = Questi dadi non sono giusti.
page-dice-wrong-throw = Il tiro di dado { $number } è { $face } nella registrazione; il seme dà { $given }.
page-dice-wrong-seed = Il seme non è quello promesso.
page-dice-wrong-salts = I sali non sono come i giocatori possono darli.
page-dice-wrong-late = Un sale è giunto troppo tardi per contare: { $by }.
page-dice-wrong-fight = Il combattimento non fu combattuto con i dadi di questa partita.
page-dice-wrong-seen = La registrazione ha un altro impegno o altri sali di quelli mostrati a questo browser.
page-dice-wrong-open = Il seme non è mostrato.
page-dice-wrong-unreadable = La registrazione non si può leggere.
page-dice-wrong-inside = In { $fight }:
