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
