# Punti di una campagna su cui si discute: un nome, e che cosa cambia.

page-campaign-switch-loyalty_text_threshold = Il sei è del re
    .text = Solo una lealtà di 5 è neutra, come dice il testo; altrimenti lo sono 5 e 6, come nella tabella.
page-campaign-switch-defection = Voltagabbana
    .text = Un gruppo che un incontro fa passare all'altro partito ci resta; altrimenti si fa da parte solo quel giorno.
page-campaign-switch-meeting_stops = Un incontro ferma la marcia
    .text = Chi incontra un gruppo non va oltre quel giorno; altrimenti prosegue con i punti che gli restano.
page-campaign-switch-wounded_may_stay = I feriti possono restare
    .text = Un gruppo non è tenuto a portare i feriti nel luogo amico più vicino; altrimenti deve, o ve li manda.
page-campaign-switch-keep_captive_leaders = I capi sono risparmiati
    .text = I capi prigionieri sono tenuti per il riscatto dove tutti gli altri sono passati a fil di spada.
page-campaign-switch-lone_leader_capture = Un capo solo è una preda
    .text = Un gruppo nemico che entra nell'esagono di un capo senza uomini può prenderlo senza combattere.
page-campaign-switch-literal_loyalty_four = Aiutano solo i villaggi leali
    .text = Un villaggio non sfama nessuno e non dà reclute se la sua lealtà non supera 4. Gli Angioini digiunano.
page-campaign-switch-fixed_militia = Quindici in ogni città
    .text = Una città attaccata ha sempre quindici combattenti; altrimenti quanti ne permettono le risorse.
page-campaign-switch-booty_for_all_mercenaries = Bottino anche ai pagati
    .text = Anche i mercenari già pagati vogliono la loro parte del saccheggio.
page-campaign-switch-quick_ignores_supply = La fame non conta nella risoluzione rapida
    .text = Un esercito affamato non ci perde; altrimenti il tiro gli è contrario.
page-campaign-switch-conquest = Conquista
    .text = Un'agglomerazione vinta in battaglia passa al vincitore; altrimenti può solo essere saccheggiata.
page-campaign-switch-weather = Il raccolto dell'anno scorso
    .text = Un dado prima della partita alza o abbassa le risorse di ogni luogo.
page-campaign-switch-seasons = Stagioni
    .text = Un dado, o la data, dà la stagione; tutte tranne l'estate rallentano le marce.
