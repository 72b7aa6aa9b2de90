# Le regole come un libro.

book = Le regole, raccontate
book-lead = Una serata di lettura: come si gioca una battaglia, un assedio, una campagna. Chi vuole sapere con esattezza trova le regole stesse sotto ogni capitolo.
book-rules = Le regole di questo capitolo
book-practise = Da provare

book-men = La mappa e gli uomini
book-men-1 = Una battaglia si combatte su una mappa di esagoni. Ogni pedina è una persona con un nome, una faccia e poca memoria, e occupa un esagono; un cavaliere ne occupa due, e quello con la testa del cavallo dice il suo orientamento. Quando una sequenza finisce, nessun esagono contiene più di un essere vivente.
book-men-2 = Ognuno porta tre numeri: in nero l'attacco, in rosso la difesa, in blu il movimento. Un cerchio intorno al rosso dice che è in armatura, e l'armatura conta ogni volta che si tira un dado contro di lui. Le tre lettere della sigla dicono che cos'è; l'ultima, se è j, s o a, che lancia giavellotti, usa la fionda o l'arco.
book-men-3 = Il terreno ha un prezzo e un valore. Costa punti, nasconde chi vi sta, aiuta o intralcia nel combattimento. Indicare un esagono dice tutte e tre le cose; la tabellina dell'aiuto di gioco le mette fianco a fianco.
book-men-4 = Si è colpiti in due modi. Lo stordito resta a terra, indifeso, fino al prossimo recupero del suo campo. Il ferito continua con metà attacco e metà difesa. Chi è stordito o ferito e lo è un'altra volta, in qualunque ordine, è morto. Chi in questo libro finisce male è quasi sempre chi ha dimenticato questa frase.
book-men-fig-counter = Un sergente in armatura: in nero l'attacco, in rosso la difesa, in blu il movimento.
book-men-fig-ground = Quanto costa il terreno a un uomo a piedi.

book-turn = Il turno e le sue parti
book-turn-1 = Un turno è fatto di due fasi, una per campo. Nella sua un giocatore passa per cinque sequenze, sempre nello stesso ordine: prima tira, poi carica, poi muove, poi combatte, poi i suoi storditi si rialzano. Poi tocca all'altro.
book-turn-2 = Nessuno è costretto a niente. Ma ciò che si lascia non torna: i punti non si conservano, i tiri nemmeno, e chi ha tirato nella prima sequenza in questa fase non carica e non colpisce più.
book-turn-3 = L'altro campo non dorme. Mentre il nemico muove o carica, i suoi tiratori possono intervenire in ogni momento, ognuno una volta per fase: è il tiro difensivo. I suoi cavalieri possono andare incontro a una carica. Qualcuno si sgancia invece di combattere, e chi vince in difesa può avanzare.
book-turn-4 = L'ordine delle cose è metà dell'arte. Tirate a chi volete colpire; caricate prima che altri siano di mezzo; muovete in modo che due dei vostri stiano accanto a uno dei loro; e combattete per primi gli scontri di cui altri aspettano l'esito.

book-moving = Muovere a piedi e a cavallo
book-moving-1 = Ognuno ha tanti punti quanti dice il suo numero blu, e un passo costa quel che costa l'esagono in cui si entra. Ciò che non si spende è perso, e in un esagono più caro dei punti rimasti non si entra. Si passa tra gli amici, mai dove c'è un nemico in piedi.
book-moving-2 = Accanto a un nemico non si passeggia. Andare da un esagono vicino a lui a un altro costa ogni volta { $infiltration } punti in più, e un dado dove minacciano in diversi; l'esagono in cui il movimento finisce è gratis. A un nemico dunque si arriva senza pagare, e lo si supera solo pagando.
book-moving-3 = Un cavaliere porta la testa del cavallo in uno dei tre esagoni davanti; la parte posteriore segue, e voltare così non costa niente. Ruotare sul posto costa il terreno e { $battle_pivot_surcharge } punto in più per ogni esagono che la testa percorre. Sterpaglia, alberi e pendii a un cavallo costano cari o sono chiusi.
book-moving-4 = Montare o smontare costa { $battle_mount_cost } punti, { $battle_mount_cost_armoured } in armatura. Un cavallo lasciato lì aspetta dov'è, il suo padrone o quello di un altro.
book-moving-fig-path = Due esagoni di terreno piano e due di sterpaglia: il percorso costa quel che c'è scritto sopra.
book-moving-fig-rider = I tre esagoni davanti a un cavallo. La parte posteriore segue nell'esagono che la testa ha lasciato.

book-shooting = Tirare
book-shooting-1 = Un tiro vuole un'arma che arrivi, una linea libera, e nessuno accanto al tiratore che possa colpirlo. Ognuno tira una volta nella propria prima sequenza. Chi scaglia la lancia non l'ha più; chi lancia giavellotti ne ha { $javelins }.
book-shooting-2 = La linea va da centro a centro. Alberi e muri la fermano, sterpaglia e acqua no. Fionde e lance vogliono una linea senza nessuno sopra; un arco tira al di sopra delle teste se il bersaglio è abbastanza lontano. Ciò che la linea attraversa o che circonda il bersaglio può dare riparo, leggero, medio o forte; conta il migliore, e i ripari non si sommano.
book-shooting-3 = Decidono due dadi. Il primo dice dove cade: { $impact_on_target } o meno, l'esagono bersaglio; fino a { $impact_lost }, uno dei vicini; oltre, il tiro è mancato. Distanza, una ferita e poche altre cose si aggiungono. Chi sta su quell'esagono è colpito, amico o nemico. A meno di { $impact_sure_below } esagoni questo dado non si tira.
book-shooting-4 = Il secondo dice che cosa fa: niente, una ritirata di { $battle_retreat_shot } esagoni, una ferita, la morte. L'armatura vi si aggiunge, il riparo lo fa leggere su una riga più mite, e i cavalieri hanno una tabella loro, in cui a volte il cavallo paga per l'uomo.
book-shooting-5 = Nella fase del nemico ogni tiratore ha anche lui un tiro così, se nella propria è stato abbastanza fermo. Si può tirare in qualunque esagono del suo percorso: presto, prima che l'altro sia al riparo, o tardi, quando è più vicino.
book-shooting-fig-line = La linea di sopra passa per la sterpaglia e finisce dietro un albero: è fermata. Quella di sotto è libera.
book-shooting-fig-impact = Un tiro mancato va in uno dei sei esagoni intorno, secondo la faccia del dado. I numeri sono quelli del diagramma in testa a ogni mappa.

book-melee = Combattere corpo a corpo
book-melee-1 = Chi sta accanto a un nemico può attaccarlo, una volta per fase. Si sommano le forze d'attacco di tutti quelli che colpiscono insieme, si toglie la sua difesa, e la differenza dà una colonna della tabella. Colpire insieme la sposta ancora di { $battle_joint_shift } colonna a destra, contro un cavaliere solo se colpiscono più cavalieri.
book-melee-2 = Anche il terreno sposta la colonna: migliore di quello del nemico, a destra; peggiore, a sinistra. Poi un dado, e chi attacca lo vuole basso; un difensore in armatura vi aggiunge { $melee_armour }.
book-melee-3 = La lettera dice il resto. Dalla parte cattiva gli attaccanti sono storditi o indietreggiano; dalla buona il difensore indietreggia, è stordito, ferito, ucciso. Indietreggiare vuol dire { $battle_retreat_melee } esagono, scelto da chi deve andare; chi non può è ferito, e chi lo era già e non può muore.
book-melee-4 = Chi ha fatto indietreggiare, cadere o morire l'altro può avanzare con un uomo, al massimo per metà dei suoi punti, prima nell'esagono che si è liberato. Un'avanzata non teme sovrapprezzi né tiri. È anche il modo di entrare in una casa, su un muro, in una breccia.
book-melee-5 = Prima ancora di premere trovate tutto nel calcolo, faccia per faccia: quali numeri del dado fanno che cosa. È la stessa somma che poi fa il tavolo.
book-melee-fig-together = I due numeri neri si sommano, il suo rosso si toglie: la differenza dà la colonna, e in più colpiscono insieme.
book-melee-fig-after = Il vinto indietreggia di un esagono; chi l'ha colpito può prendere quello che ha lasciato.

book-charge = La carica
book-charge-1 = Un cavaliere carica qualcuno che sta davanti al suo cavallo, che vede e che i suoi punti raggiungono, per almeno { $battle_charge_hexes } esagoni e senza ruotare sul posto. Per questo il suo attacco conta la metà in più. È un movimento: è sorvegliato, e un tiro può finirlo.
book-charge-2 = L'altro campo può rispondere subito con un cavaliere suo: la contro-carica. Incontra chi carica sugli ultimi esagoni del percorso, testa contro testa; tirano il dado tutti e due, e valgono entrambi i risultati. Chi è respinto dal proprio attacco, in una carica o contro di essa, è ferito.
book-charge-3 = { $battle_group_least } o più cavalieri normanni di rango affiancati possono caricare altrettanti bersagli affiancati, la lancia sotto il braccio: una colonna più a destra per ciascuno. Nessuno ha trovato modo migliore di passare una domenica mattina, e a nessuno che sia a piedi piace.
book-charge-4 = Una carica prende tutto il turno di un cavaliere. Dopo sta tra i nemici su un cavallo stanco: guardate dunque oltre il primo colpo. Chi è disarcionato cade in un esagono accanto al cavallo; se lì ci sono solo nemici, è finita.
book-charge-fig-run = La rincorsa si conta in esagoni, e il nemico dev'essere davanti quando comincia.
book-charge-fig-group = Tre affiancati, tre bersagli affiancati.

book-capture = Fare prigionieri
book-capture-1 = Un cavaliere di rango o un nobile senza nessuno dei suoi accanto vale di più da vivo. Se lo attaccano in più d'uno insieme, con una differenza di { $battle_capture_differential } o più, si tira un dado prima del colpo: { $battle_capture_yields } o meno, e consegna la spada.
book-capture-2 = Un prigioniero va dove lo conducono { $battle_capture_guards } uomini d'arme, tutti e due accanto a lui per tutto il percorso, fino al bordo della mappa. Da lì conta come preso, e quanto vale è affare dello scenario.
book-capture-3 = Fino ad allora i suoi amici possono pensare a lui. Se un guardiano non gli è più accanto, o è attaccato, può fuggire o riprendere le armi; e lo stesso vale per voi, se è uno dei vostri che portano via.
book-capture-fig-escort = Guardiano, prigioniero, guardiano: vanno insieme, o non vanno.

book-houses = Case, porte e finestre
book-houses-1 = Nessuno attraversa un muro, e nemmeno un tiro. In una casa si entra dalle porte, e a piedi dalle finestre per { $window } punti, se nell'esagono dietro non c'è un nemico. I cavalli restano fuori; in una corte possono entrare.
book-houses-2 = Un tiro passa per una porta se non passa per una seconda apertura. Da una finestra si tira dall'esagono dietro di essa; dentro una finestra, solo a chi vi sta, a meno che il tiratore sia al davanzale. Chi è dentro ha riparo medio contro ciò che entra.
book-houses-3 = A un'apertura ha la meglio chi è attaccato, da qualunque lato stia; a una finestra chi attacca ha anche il peggio. Una porta si prende dunque in due o tre uno dopo l'altro, e la prende chi avanza subito quando cede.
book-houses-4 = Anche gli angoli riparano: chi vi sta è nascosto a tutti quelli che non ne vedono i due muri. I muretti di fuori riparano chi sta subito dietro, e scavalcarli costa.
book-houses-fig-house = Una capanna: la porta a destra, la finestra a sinistra. Il tiro finisce nell'esagono della finestra; l'uomo entra dalla porta.

book-walls = Mura, scale, torri, macchine, fuoco
book-walls-1 = Un muro ha dei piani. Ogni piano di un esagono contiene una persona, e dall'uno all'altro si va solo per scale, scale a pioli e corde. Chi sta sopra vede più lontano, è riparato dal parapetto, e combatte meglio oltre il bordo.
book-walls-2 = In due si porta una scala, ognuno con { $works_ladder_carry } punti in meno. Ai piedi del muro la si drizza; salirvi costa { $works_ladder_climb } punti, passare oltre la cima altri { $works_ladder_over }: chi è veloce in un turno è su e di là. Chi sta in cima può rovesciarla invece di combattere: { $works_ladder_fall } o meno sul dado, e chi vi sta cade.
book-walls-3 = Una torre d'assedio è un muro che viene al muro: la si spinge, il ponte cala, e si combatte alla stessa altezza. Un ariete rompe porta e muro sotto il proprio tetto; una galleria ripara chi scava. Petriere e baliste vogliono i serventi accanto, e tempo.
book-walls-4 = Dall'alto viene ciò che è caldo o pesante: pietre su chi sta sotto, olio da una marmitta che due hanno sistemato. Dal basso viene il fuoco: chi resta un turno intero accanto al legno lo accende, senza dado; le frecce incendiarie vogliono fortuna.
book-walls-5 = Ciò che brucia può accendere i vicini alla fine della fase nemica, e dopo { $works_fire_turns } turni non c'è più. Il fuoco lo spegne chi gli resta accanto; nelle case lo spegne per lo più la fine della casa.
book-walls-fig-ladder = Una scala è drizzata, e l'uomo ai suoi piedi passa dove nessuno aspetta; due portano la prossima.

book-siege = Un assedio, giorno per giorno
book-siege-1 = Un assedio si gioca a giorni. La mattina può venire un avvenimento: pioggia, spie, malattia, un esercito. Poi ogni parte tira un dado per l'iniziativa, e l'assediante aggiunge { $siege_initiative_besieger }; la parità è sua.
book-siege-2 = Chi ha l'iniziativa sceglie un'azione. L'assediante va all'assalto, oppure bombarda, costruisce e tratta. Gli assediati escono: contro l'accampamento, per le provviste, o tutti quanti, e questo una volta sola.
book-siege-3 = Oltre all'azione tutti e due danno ordini, sigillati. Una macchina lancia contro il muro che le è stato dato, e i punti su un muro danno la probabilità che perda un grado; all'ultimo cade. I costruttori fanno scale in un giorno, una petriera in molti. I feriti guariscono, e si mangia.
book-siege-4 = Uno scontro che ne viene è una battaglia come le altre, sulla mappa della piazza con tutto ciò che è stato costruito e rotto; o lo risolve la tabella della risoluzione rapida, se piace di più a entrambi. Prigionieri, ferite e porte bruciate tornano nell'assedio.
book-siege-5 = La piazza cade per assalto, quando è mangiato l'ultimo giorno di viveri, quando non è più vivo nessuno che possa comandare, o a parole: l'assediante tira un dado, aggiunge quanto valgono il numero e le brecce, e { $siege_surrender_threshold } apre la porta. Che cosa tocchi allora a chi è dentro, è un altro dado.

book-campaign = Una campagna
book-campaign-1 = Una campagna si gioca su una mappa del paese, un giorno per turno. La mattina si vede chi ha viveri; i gruppi di uno stesso esagono si dividono e si uniscono; si pagano riscatti, si caricano convogli. Poi tutti marciano, prima il comandante con il nome migliore.
book-campaign-2 = Un gruppo ha { $campaign_foot } punti al giorno, { $campaign_riders } se sono tutti a cavallo, e colline, boschi e fiumi costano quel che costano. Al calar della notte c'è un gruppo per esagono. Gli amici si uniscono; i nemici combattono, o uno dei due cede.
book-campaign-3 = I gruppi piccoli vivono del paese. Quelli grandi vanno nutriti ogni giorno, dai loro castelli e villaggi o da un convoglio che è con loro; chi ne fa a meno per { $campaign_hungry_days } giorni di fila è lento e colpisce male. Marciare è per lo più chiedersi chi vi nutrirà domani.
book-campaign-4 = Quando due gruppi s'incontrano, un test dice se possono combattersi: la gente ha signori, cugini e debiti. Chi è attaccato può tentare di sottrarsi, uomo per uomo. Se si viene a battaglia, si combatte su tante mappe quante ne vuole la gente, con gli uomini che conoscete, o si risolve con la tabella.
book-campaign-5 = Un castello si assedia come dice il capitolo di prima, un giorno per turno, mentre il paese va avanti intorno. Il denaro ingaggia mercenari e recluta uomini; il saccheggio ne porta e costa il buon nome. I prigionieri di rango sono condotti a un castello e riscattati. E che cosa vuole la fazione sta scritto sopra la mappa fin dal primo giorno.
book-campaign-fig-march = Una strada è una fila di esagoni con i loro prezzi. Chi s'imbatte in un altro si ferma lì, e si chiede a tutti e due che cosa fanno.
