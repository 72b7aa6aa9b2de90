# Lezioni: che cosa dice il maestro d'armi.

## the_lesson
lesson-the_lesson-step-shoot = Tirare
    .short = sapendo le probabilità prima di scoccare la freccia
    .done = Scoccata. Aprite la riga del racconto e trovate i dadi: dove è caduta la freccia e che cosa ha fatto.
lesson-the_lesson-step-move = Muovere
    .short = dove il terreno ha il suo prezzo
lesson-the_lesson-step-react = Rispondere
    .short = quando qualcuno attraversa il vostro campo di tiro
    .done = Risposto. A volte la risposta migliore è aspettare: un arco che non ha tirato rende tutti prudenti.
lesson-the_lesson-step-fight = Combattere
    .short = in due contro uno
    .done = Così si fa: insieme.
lesson-the_lesson-step-after = Fino in fondo
    .short = indietreggiare, avanzare o subire il colpo
    .done = Bene. Va pesato ogni volta.
lesson-the_lesson-welcome =
    Eccoli, quattro, vicino alle querce. Anche noi siamo quattro. Io ho l'ascia, Raoul la spada; Osmond è svelto di piede; Olivier ha l'arco.
    Un turno va così: prima si tira, poi si carica se si hanno cavalli, poi ci si muove, poi si combatte, poi gli storditi si rialzano. Dopo tocca a loro fare lo stesso.
    La barra in basso dice sempre che cosa vi si chiede. Il suo pulsante grande chiude una parte del turno.
lesson-the_lesson-over =
    Avete tirato, mosso, combattuto e risposto. Il gioco è questo; il resto sono il terreno, i cavalli e la gente.
    Nelle battaglie incontrerete tutti e tre.
lesson-the_lesson-wait =
    Ora fanno quel che abbiamo fatto noi. Guardate, e leggete il racconto di lato: una riga con una piccola freccia si apre e mostra i suoi dadi e le sue regole.
    Se uno di loro passa dove Olivier può tirare, vi si chiederà che cosa fare.
    .title = Tocca a loro
lesson-the_lesson-shoot =
    Olivier ha l'arco. Sceglietelo, poi indicate uno di loro: vedete che cosa c'è in mezzo e la probabilità di ogni esito.
    Premete sul bersaglio per tirare. Un tiro a testa, e chi ha tirato poi non colpisce.
lesson-the_lesson-shoot_again = Olivier può tirare di nuovo. Guardate prima le probabilità; chi ha tirato in questo turno poi non colpisce.
lesson-the_lesson-move =
    Scegliete un uomo: la mappa mostra fin dove può arrivare e quanto costa. Il terreno piano costa un punto, la sterpaglia e gli alberi due. La maglia pesa: illesi, Raoul e io abbiamo sei punti, Osmond otto.
    Indicate un esagono per vedere il percorso, premete per andare.
lesson-the_lesson-move_again =
    Muovete quanti uomini volete. Due dei nostri accanto a uno dei loro valgono più di quattro in fila.
    Accanto a un nemico nessuno passa liberamente. Quando tutti stanno bene, chiudete il movimento.
lesson-the_lesson-move_more =
    Bene. Muovete anche gli altri, quanti volete. Due dei nostri accanto a uno dei loro valgono più di quattro in fila.
    Accanto a un nemico nessuno passa liberamente. Quando tutti stanno bene, chiudete il movimento.
lesson-the_lesson-move_last = Tutti si sono mossi. Chi vuole tornare su un passo lo annulli adesso; poi andate avanti con il pulsante in basso.
lesson-the_lesson-react =
    Uno di loro si muove dove Olivier può tirare. Potete scoccare adesso, nell'esagono che volete, o aspettarne uno migliore.
    Un tiro che colpisce può anche rallentarlo. Ogni tiratore ha un solo tiro così nel loro turno.
lesson-the_lesson-react_again = Ancora una volta uno di loro passa dove Olivier può tirare. Scoccate adesso, o aspettate; ha un solo tiro così nel loro turno.
lesson-the_lesson-ending = Hanno finito di muoversi. Olivier può ancora tirare a uno di loro dove sta ora, o tenere la freccia.
lesson-the_lesson-fight =
    Ora colpiamo chi ci sta accanto. Scegliete un uomo; se un altro dei nostri sta accanto allo stesso nemico, prendetelo con voi: i nostri attacchi si sommano, la sua difesa si toglie, e il resto lo sa il tavolo.
    Guardate il calcolo prima di premere. Ogni voce nomina la sua regola.
lesson-the_lesson-fight_again = Colpite, insieme dove due dei nostri stanno accanto allo stesso nemico. Guardate il calcolo prima di premere.
lesson-the_lesson-fight_more = Ognuno colpisce una volta. Quando tutti hanno colpito, chiudete il combattimento.
lesson-the_lesson-fight_alone = Ora uno solo dei nostri può colpire. Sceglietelo e indicate il nemico accanto a lui: il calcolo dice se ne vale la pena. Nessuno vi è costretto.
lesson-the_lesson-after = I colpi hanno conseguenze: qualcuno deve indietreggiare, o può avanzare, o uno fra tanti deve subire la ferita. La barra dice quale, la mappa mostra dove e chi; scegliete voi.
lesson-the_lesson-after_again = Ancora una volta qualcuno indietreggia, avanza o subisce il colpo. Chi indietreggia è per un momento fuori portata; chi avanza forse resta solo.
lesson-common-rest = Ora fanno quel che abbiamo fatto noi. Guardate, e leggete il racconto di lato: una riga con una piccola freccia si apre e mostra i suoi dadi e le sue regole.
    .title = Tocca a loro
lesson-common-answering = È ancora il nostro turno, ma a qualcosa che abbiamo fatto devono rispondere loro: dove uno indietreggia, o se qualcuno tira. Poi si continua.
    .title = Rispondono loro
lesson-common-other = La barra in basso dice di che si tratta, la mappa mostra le risposte. Invio prende quella segnata.
    .title = Tocca a voi rispondere
lesson-common-idle = In questa parte del turno non resta nulla da fare. Andate avanti con il pulsante in basso.
    .title = Si va avanti
lesson-the_lesson-name = La prima battaglia
lesson-common-siege_rest = Decide l'altra parte, o la giornata va per la sua strada. Che cosa ne viene è scritto sotto la domanda e nel racconto.
    .title = Decidono loro
lesson-common-campaign_rest = Ora marciano gli altri. Quel che ne potete vedere è nel racconto, e la lettera del mattino conserva ciò che conta.
    .title = Marciano gli altri
lesson-common-days_other = La barra in basso dice che cosa si chiede, il foglio accanto alla mappa che cosa si può rispondere. Il punto interrogativo dice di più, e che cosa farebbe un comandante.
    .title = Tocca a voi rispondere

## the_charge
lesson-the_charge-name = La carica
lesson-the_charge-welcome =
    Tre dei nostri sono in sella, ognuno con la lancia. Davanti a loro un pugno di foraggiatori a piedi, e uno con l'arco. A piedi si colpisce più forte di quanto sembri; un cavallo che viene da abbastanza lontano colpisce più forte di tutti.
    La carica ha una parte del turno per sé: dopo il tiro, prima del movimento. Il resto del turno serve ad allontanarsi e a voltarsi.
lesson-the_charge-over =
    Caricare, andare fino in fondo, allontanarsi, caricare di nuovo: un cavaliere serve a questo. Dove il terreno è cattivo, o nessuno gli lascia spazio, è un uomo a piedi che costa caro.
lesson-the_charge-step-charge = Caricare
    .short = da lontano, chi sta davanti al cavallo
    .done = Questa era una carica. Aprite la sua riga nel racconto: la rincorsa, la lancia, il calcolo e il dado sono tutti lì.
lesson-the_charge-step-after = Fino in fondo
    .short = avanzare, o restare dove si è
    .done = Deciso. Chi avanza sta più in mezzo a loro di chi resta.
lesson-the_charge-step-ride = Allontanarsi
    .short = in avanti, e ogni svolta si paga
    .done = Sta come l'avete voltato voi. Quel che il cavallo ha davanti è quel che potrà caricare dopo.
lesson-the_charge-step-again = Caricare di nuovo
    .short = da solo, o in più affiancati
    .done = Ancora una. Va avanti così finché c'è spazio per allontanarsi.
lesson-the_charge-charge =
    Scegliete un cavaliere: si illumina chi può caricare. Il bersaglio dev'essere davanti al cavallo e abbastanza lontano; allora il suo attacco conta la metà in più.
    Indicate prima di premere: la carta dà il calcolo, chi può tirargli lungo il percorso e chi può venirgli incontro.
lesson-the_charge-charge_more = Ogni cavaliere carica una volta per turno, e nessuno è caricato due volte. Caricate con un altro, o andate avanti con il pulsante in basso.
lesson-the_charge-charge_over = Chi poteva caricare l'ha fatto. Andate avanti con il pulsante in basso; poi gli altri possono muovere.
    .title = Si va avanti
lesson-the_charge-charge_none =
    Da dove sono nessuno può caricare: il nemico dev'essere davanti al cavallo, in vista, su un terreno dove si galoppa, e i punti devono bastare.
    Andate avanti con il pulsante in basso, e fate spazio nel movimento.
lesson-the_charge-again =
    C'è di nuovo qualcuno da caricare. Guardate prima la carta: conta la rincorsa, e conta chi sorveglia il percorso.
    Tre cavalieri di rango affiancati possono caricare insieme tre uomini affiancati: scegliete il primo e prendete con lui gli altri.
lesson-the_charge-spent = Un tiro è costato al cavallo tanto che la carica dichiarata non arriva più. La barra dice che cosa si può ancora fare.
lesson-the_charge-after = Il colpo ha conseguenze: qualcuno deve indietreggiare, può avanzare, o subisce la ferita. La mappa mostra dove e chi; scegliete voi.
lesson-the_charge-ride =
    Scegliete un cavaliere. Un cavallo va in avanti; ogni svolta costa, e nell'esagono d'arrivo guarda da qualche parte. Indicate un esagono: si vedono il percorso, il prezzo e l'orientamento.
    Allontanatevi da chi è a piedi e voltate il cavallo verso di loro: quel che ha davanti decide chi potrà caricare nel vostro prossimo turno.
lesson-the_charge-ride_more = Muovete anche gli altri. Lasciate spazio tra i cavalli e gli uomini a piedi, e voltate le teste verso di loro.
lesson-the_charge-ride_last = Tutti si sono mossi. Chi vuole tornare su un passo lo annulli adesso; poi andate avanti con il pulsante in basso.
lesson-the_charge-on_foot = Nessuno dei nostri ancora in grado di combattere è in sella. A piedi combattono come gli altri; chi sta accanto a un cavallo senza cavaliere può montarlo.
    .title = A piedi
lesson-the_charge-strike = Chi sta accanto a un nemico può colpire, anche dalla sella. Guardate il calcolo prima di premere; nessuno vi è costretto.
    .title = Colpire

## the_hut
lesson-the_hut-name = La casa
lesson-the_hut-welcome =
    Eccola: tre esagoni di fango e paglia. Una porta, verso di noi; due finestre. Dentro hanno muri intorno, e un muro vale più di una cotta di maglia.
    Nessuno attraversa un muro. Un tiro entra da una finestra, un uomo dalla porta; quanto vale ciascuna, la carta lo dice prima di premere.
lesson-the_hut-over = Un tiro dalla finestra, due alla porta, uno oltre la soglia: così si prende una casa, e così un castello, solo con più scale.
lesson-the_hut-step-window = Tirare dentro
    .short = da un'apertura, oltre il suo riparo
    .done = Tirato. La riga del racconto dice quanto muro c'era di mezzo.
lesson-the_hut-step-come = Avvicinarsi
    .short = alla porta, fuori dalla vista delle finestre
    .done = Bene. Chi sta a ridosso di un muro, lontano dalle aperture, da dentro non lo vede nessuno.
lesson-the_hut-step-fight = Combattere alla porta
    .short = in due contro chi la tiene
    .done = Colpito. Sulla porta pochi arrivano a un uomo, e lui a pochi.
lesson-the_hut-step-inside = Oltre la soglia
    .short = avanzare quando cede
    .done = Dentro. Da qui i muri aiutano voi quanto loro.
lesson-the_hut-window =
    Uno dei nostri ha un bersaglio. Sceglietelo e indicate: la linea entra da un'apertura, e chi sta dietro ha riparo; la carta dice quanto, e quali probabilità restano.
    Chi ha tirato in questo turno poi non colpisce.
lesson-the_hut-watched = Uno di loro si muove, o si è mosso, dove qualcuno dei nostri può tirare. Tirate adesso, nell'esagono che volete, o tenete il tiro.
    .title = Tocca a voi rispondere
lesson-the_hut-come =
    Scegliete un uomo: la mappa mostra fin dove arriva, e nessun muro si attraversa. Si entra dalla porta; una finestra si scavalca, a un certo prezzo.
    Davanti alla porta, in F10 e in E12, due dei nostri possono stare accanto a chi la tiene.
lesson-the_hut-come_more = Muovete anche gli altri. In F10 e in E12 due dei nostri stanno davanti alla porta; chi resta lontano dalle aperture non è visto da dentro.
lesson-the_hut-come_last = Tutti si sono mossi. Chi vuole tornare su un passo lo annulli adesso; poi andate avanti con il pulsante in basso.
lesson-the_hut-hold = Uno dei nostri è nella capanna. Quando saranno due e nessun nemico vi sarà più in piedi, sarà nostra: mandatene altri.
lesson-the_hut-fight = Colpite chi vi sta accanto, anche attraverso un'apertura. Due insieme valgono più di due uno dopo l'altro. Il calcolo nomina il muro, se conta.
lesson-the_hut-advance = Ha ceduto. Chi l'ha colpito può avanzare, e un piede oltre la soglia vale più di un morto davanti.
lesson-the_hut-blow = Un colpo ha conseguenze: qualcuno indietreggia, o uno fra tanti subisce la ferita. La mappa mostra dove e chi; scegliete voi.
    .title = Fino in fondo

## over_the_wall
lesson-over_the_wall-name = Le scale e il muro
lesson-over_the_wall-welcome =
    Il muro è alto due livelli, e non si sale camminando. Abbiamo due scale: una è drizzata, con Gillis ai piedi; Arnout e Boudewijn portano l'altra.
    Chi aspetta in cima a una scala la rovescia. Perciò si sale dove nessuno aspetta, o dove qualcuno da sotto gli fa abbassare la testa.
    Gli strumenti al bordo della mappa mostrano un piano alla volta, se molti stanno uno sopra l'altro.
lesson-over_the_wall-over = Sgomberare, salire, drizzare, tenere. Con una torre accanto al muro, e l'olio sopra, è lo stesso, solo più rumoroso.
lesson-over_the_wall-step-clear = Sgomberare il muro
    .short = da sotto, con una balestra
    .done = Tirato. Da sotto un parapetto nasconde buona parte dell'uomo; la riga del racconto dice quanto.
lesson-over_the_wall-step-climb = Salire
    .short = per la scala e oltre la cima
    .done = Uno dei nostri ha lasciato il suolo. Altri possono seguirlo per la stessa scala, uno dopo l'altro.
lesson-over_the_wall-step-carry = Portare
    .short = due uomini, una scala
    .done = Una scala si porta in due o non si porta, e rallenta.
lesson-over_the_wall-step-raise = Drizzare la seconda scala
    .short = ai piedi del muro
    .done = Due scale sono drizzate. Ora non possono aspettare in cima a tutte.
lesson-over_the_wall-step-fight = Combattere per il muro
    .short = chi sta sopra ha la meglio
    .done = Colpito. Su un muro si indietreggia lungo il camminamento, o in basso.
lesson-over_the_wall-clear = Uno dei nostri può tirare a qualcuno. Sceglietelo e indicate: la carta dice che cosa nasconde il parapetto e quali probabilità restano.
lesson-over_the_wall-watched = Si muovono, o si sono mossi, dove qualcuno dei nostri può tirare. Tirate adesso, o tenete il tiro.
    .title = Tocca a voi rispondere
lesson-over_the_wall-fall = Qualcuno scende più in fretta del previsto. La barra dice chi; scegliete l'esagono.
    .title = Cade
lesson-over_the_wall-blow = Un colpo ha conseguenze: qualcuno indietreggia, avanza, o subisce la ferita. La mappa mostra dove e chi; scegliete voi.
    .title = Fino in fondo
lesson-over_the_wall-climb =
    Una scala è drizzata contro il muro. Scegliete chi sta ai suoi piedi: dove la mappa illumina un esagono del muro, può salire e passare in una volta, se lì non c'è nessuno.
    Nessuno sorpassa su una scala. Chi porta l'altra intanto può avvicinarsi.
lesson-over_the_wall-more = I nostri sono lassù. Fate salire altri per una scala, e allontanateli dalla cima perché chi segue trovi posto.
lesson-over_the_wall-hold = Uno dei nostri è lassù. Fate salire altri; e fate portare la seconda scala ai piedi del muro per drizzarla lì: scegliete uno dei portatori.
lesson-over_the_wall-carry_first = Nessuna delle nostre scale è drizzata, ma una è in mano ai nostri. Scegliete uno dei portatori: portatela ai piedi del muro e drizzatela.
lesson-over_the_wall-none = Nessuna delle nostre scale è drizzata, e nessuno ne porta una. Quella a terra può essere ripresa da due uomini, uno a ogni capo, portata e drizzata di nuovo.
    .title = Nessuna scala
lesson-over_the_wall-last = Tutti si sono mossi. Chi vuole tornare su un passo lo annulli adesso; poi andate avanti con il pulsante in basso.
    .title = Si va avanti
lesson-over_the_wall-fight = Colpite chi vi sta accanto, lungo il camminamento o in cima a una scala. Il calcolo nomina l'altezza e la scala dove contano; guardate prima di premere.

## the_first_day
lesson-the_first_day-name = I primi giorni di un assedio
lesson-the_first_day-welcome =
    Qui non marcia nessuno, solo i giorni. Ogni mattina può portare un avvenimento, poi i dadi dicono chi ha l'iniziativa. Chi l'ha sceglie un'azione per la giornata; oltre a questa le due parti danno ordini, sigillati.
    Voi assediate. La piazza cade per assalto, per fame o a parole. Sopra la pianta c'è il calendario, accanto la scheda con tutto ciò che avete.
lesson-the_first_day-over = Così vanno i giorni: un'azione, gli ordini, una sera. Ciò che avete cominciato va avanti da sé; ciò che hanno mangiato non c'è più.
lesson-the_first_day-step-action = Scegliere un'azione
    .short = quando l'iniziativa è vostra
    .done = Questa è l'azione del giorno. Ciò che si lancia e si costruisce va avanti intanto, per quanto l'azione ne lascia il tempo.
lesson-the_first_day-step-throw = Bombardare
    .short = scegliere un muro per la macchina
lesson-the_first_day-step-build = Costruire
    .short = scale, e quanto altro chiede braccia e giorni
lesson-the_first_day-step-talk = Trattare la resa
    .short = il numero e le brecce parlano per voi
lesson-the_first_day-step-day = Lasciar passare un giorno
    .short = e leggere che cosa ha portato
    .done = Un nuovo giorno. Il racconto dice come è finito il vecchio; il calendario lo conserva.
lesson-the_first_day-action =
    L'iniziativa è vostra. Ogni carta è un'azione, con ciò che può portare; anche passare lo è, e il primo giorno non è la peggiore: le macchine e i costruttori hanno la giornata per sé.
    Un assalto si gioca sulla mappa o si risolve con la tabella.
lesson-the_first_day-action_later = L'iniziativa è di nuovo vostra. Guardate i muri prima di scegliere: una carta che ieri era sciocca oggi può essere buona.
lesson-the_first_day-orders =
    Ora gli ordini del giorno. Sotto «Bombardamento» prendete la petriera e scegliete un muro, sulla pianta o nell'elenco: accanto c'è la probabilità di abbatterlo di un grado.
    «Costruzione» e «Trattative» sono sulla stessa scheda. Nulla è lanciato prima che gli ordini siano sigillati: potete cambiare idea.
lesson-the_first_day-build = Di nuovo gli ordini. «Come ieri» ripete gli ultimi. Sotto «Costruzione» dite che cosa fare e con quante braccia; la scheda dice quanti giorni ci vogliono.
lesson-the_first_day-talk = Di nuovo gli ordini. «Trattative» pone la domanda a chi è dentro; il calcolo accanto dice che cosa parla per voi. Un no non costa che la speranza.
lesson-the_first_day-orders_again = Di nuovo gli ordini. «Come ieri» ripete gli ultimi; chi non ha niente da fare è contato in fondo alla scheda.
    .title = Gli ordini
lesson-the_first_day-muster = Ci sarà un combattimento. Dite chi vi prende parte e dove sta; «come al solito» lascia fare ai sergenti.
    .title = Alle armi
lesson-the_first_day-resolve = Lo scontro si può giocare sulla mappa, guardare, o risolvere con la tabella, le cui probabilità stanno accanto. Io aspetto qui; tornate quando è finito.
    .title = Come si combatte?

## the_road_to_lavello
lesson-the_road_to_lavello-name = I primi giorni di una campagna
lesson-the_road_to_lavello-welcome =
    Un esagono è qualche lega di Puglia, un turno è un giorno. La mattina i gruppi si dividono, si uniscono, si passano denaro; poi ognuno agisce una volta, prima chi ha il nome migliore; la notte chi non ha viveri ha fame.
    Due gruppi sono vostri, tutti e due a Melfi. La meta è Lavello, a un giorno verso est, dietro una palizzata.
lesson-the_road_to_lavello-over = Così va una campagna: ordini, marce, una porta che si apre o no, e una notte. Quelle più lunghe hanno più porte, e più notti.
lesson-the_road_to_lavello-step-morning = Gli ordini del mattino
    .short = dividere, unire, dare denaro; o lasciare tutto com'è
    .done = Sigillati. Tutti danno gli ordini insieme, e nessuno conosce quelli degli altri.
lesson-the_road_to_lavello-step-march = Marciare
    .short = il percorso, il suo prezzo, il giorno in cui finisce
    .done = In marcia. Se qualcuno sta sulla via si fermano, e vi si chiede che cosa fare.
lesson-the_road_to_lavello-step-ask = Davanti a una piazza
    .short = intimarle la resa, assediarla, assalirla
    .done = Fatto. Che cosa ne viene è nel racconto, con il suo calcolo.
lesson-the_road_to_lavello-step-night = Una notte
    .short = chi ha mangiato e chi no
    .done = Un nuovo giorno. La lettera dice che cosa ha portato la notte: chi ha fame, chi è venuto, che cosa si è visto.
lesson-the_road_to_lavello-morning =
    Prima che qualcuno marci si possono dividere o unire i gruppi di uno stesso esagono, e passare denaro. Da soli i cavalieri sono veloci e pochi; con la colonna sono più sicuri e lenti come lei.
    Non si deve cambiare niente: sigillate gli ordini come sono, se vi vanno.
lesson-the_road_to_lavello-morning_later = Un nuovo mattino. Dividete, unite, passate quel che volete; o sigillate gli ordini come sono.
lesson-the_road_to_lavello-march =
    La barra dice a chi tocca. Indicate un esagono: si vede il percorso con il suo prezzo. Strada, collina e fiume costano ognuno qualcosa; una meta troppo lontana per oggi riceve una data.
    Lavello è a est di Melfi. Un tocco mostra il percorso, un secondo fa marciare. «Resta» chiude qui la giornata di questo gruppo.
lesson-the_road_to_lavello-march_more = La barra dice a chi tocca. Marciate ancora con i punti rimasti, scegliete un'azione, o restate.
lesson-the_road_to_lavello-place =
    Questo gruppo è davanti a Lavello. Ogni azione è un pulsante: intimare la resa, porre l'assedio, o dare l'assalto oggi.
    Guardate chi c'è dentro prima di scegliere; il punto interrogativo dice che cosa farebbe un comandante.
lesson-the_road_to_lavello-spy = Costui non porta armi, ma ha due occhi: dove sta lui, sapete chi c'è. Mandatelo avanti, o fatelo restare.
    .title = Una spia
lesson-the_road_to_lavello-convoy = Un convoglio nutre chi sta con lui. Marcia come gli si dice, e chi lo prende mangia.
    .title = Un convoglio
lesson-the_road_to_lavello-meeting = Due gruppi sono su un esagono, o uno scontro è vicino. Il foglio dice chi sono e quali sono le probabilità, per quanto potete saperne.
    .title = Un incontro
lesson-the_road_to_lavello-siege = In una campagna un assedio ha una giornata sua: un'azione per chi ha l'iniziativa, e ordini. Da qui si va alla sua scheda; il ritorno alla mappa è lì.
    .title = Un assedio
