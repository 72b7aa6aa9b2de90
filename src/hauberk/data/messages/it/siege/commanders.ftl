# Quello che risponde il comandante di un assedio guidato dal computer quando gli si chiede perché.
commander-nothing_else = Non c'era altro da fare.

commander-storm = Oggi si va all'assalto: { $percent } % di probabilità di avere la piazza prima di notte, e aspettare non giova.
commander-storm_breach = Il muro è a terra. All'assalto: { $percent } % di probabilità di avere la piazza prima di notte.
commander-wait_for_breach = Non ancora. Tra { $days } { N($days, "giorno", "giorni") } circa ci sarà una breccia.
commander-wait_to_storm = Oggi no. Tra { $days } { N($days, "giorno", "giorni") } saremo messi meglio.
commander-starve = A conti fatti hanno viveri per altri { $days } { N($days, "giorno", "giorni") }. Ci penserà la fame.
commander-parley = Chiedo la resa: { $percent } % di probabilità che cedano.
commander-gallery = La galleria va al muro, così i minatori possono cominciare.
commander-mine_fight = Scavano dove scaviamo noi. Si decide sottoterra.

commander-dig = La mina va avanti. Tra { $days } { N($days, "giorno", "giorni") } circa il muro cade.
commander-fire_props = Abbastanza muro è sospeso in aria. Fuoco ai puntelli.
commander-bombard = Tutte le pietre su { $hex } finché non cade: { $days } { N($days, "giorno", "giorni") } circa.
commander-burn = Fuoco su { $hex }: { $percent } % di probabilità che prenda.
commander-build_engine = Costruiamo una macchina; ci vogliono { $days } { N($days, "giorno", "giorni") }.
commander-build_small = Prepariamo quel che serve a un assalto, prima di tutto le scale.
commander-sit = Stiamo fermi ad aspettare. Loro mangiano.

commander-hold = Non ci muoviamo. Ci sono viveri per { $days } { N($days, "giorno", "giorni") }, e ogni giorno può portare aiuto.
commander-sally_camp = Andiamo al loro accampamento: { $percent } % di probabilità di bruciarlo.
commander-forage = Mandiamo a cercare viveri: { $percent } % di probabilità che qualcosa arrivi.
commander-forage_last = Abbiamo viveri per { $days } { N($days, "giorno", "giorni") }. Bisogna cercarne, anche al { $percent } %.
commander-sally_all = Tutti insieme, dalla porta: { $percent } % di probabilità di cacciarli per sempre.
commander-sally_mine = Andiamo a quel che sta sotto il nostro muro: { $percent } % di probabilità di bruciarlo.
commander-counter_mine = Scavano. Scaviamo per andar loro incontro.
commander-counter_dig = Avanti con la contromina, verso la loro.
commander-fill_mine = La mina è nostra. La riempiamo.
commander-burn_engine = Fuoco su quel che sta sotto il muro: { $percent } % di probabilità che prenda.
commander-cauldrons = Prepariamo marmitte. Serviranno.
commander-break_bridge = Il ponte si abbatte, prima che ci passi qualcosa di pesante.
commander-keep_watch = Stiamo di guardia.

commander-muster = Questi sono gli uomini che ci vogliono.
commander-fight = Si decida così.
commander-slip_in = I migliori passano per primi da quella porta.
commander-army = È l'esercito più forte che io possa chiamare.
commander-meet = Li affrontiamo in campo aperto: { $percent } % di probabilità di tenere il campo, e tornare a casa è sconfitta sicura.
commander-shelter = In campo aperto saremmo battuti, al { $percent } %. Andiamo sotto questo tetto.
commander-take_back = Ciò che resta sotto il muro brucia; riportiamo le macchine all'accampamento.
commander-leave_at_wall = La macchina è al suo posto e resta al muro: { $percent } % di probabilità che la brucino.
commander-retake = Mentre combattono fuori, pensiamo a quel che era nostro.
commander-hold_won = Teniamo quel che abbiamo preso, e stiamo a vedere.
commander-victim = Dei loro, quello che serve loro di più; dei nostri, quello di cui si può fare a meno.
commander-sabotage = Quello che mancherà loro di più.
commander-piece = La peggiore. Se ne può fare a meno.
commander-wear = Questa è comunque da riparare.
commander-line_up = Prima quelli che potremmo perdere.

siege-favoured-how = Contato in assedi tra due comandanti pari, con gli scontri decisi dalla tabella, mai due volte con gli stessi dadi.
siege-favoured-even = Nessuna parte è nettamente favorita. { $games } assedi tra due comandanti pari, vinti dall'assediante: { $share } %.
siege-favoured-side = { $side }: { $share } % di { $games } assedi tra due comandanti pari.
