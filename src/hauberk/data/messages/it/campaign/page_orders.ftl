# Ordini di una campagna sulla pagina: che cosa non si può e perché, itinerari di più giorni, il foglio di un assedio.
page-campaign-barred = Non qui, non ora
page-campaign-barred-recruit = { $what ->
        [light] Recluta fanti leggeri
       *[other] Recluta contadini
    }
page-campaign-barred-buy = Compra merci
page-campaign-barred-hire = Ingaggia mercenari
page-campaign-no-mercenaries = Qui non ci sono mercenari
page-campaign-no-goods = Qui non c'è un convoglio che venda
page-campaign-choose-people = Scegliete qualcuno, poi dite che cosa fa.
page-campaign-with-coin = con denaro, al massimo { $most }
page-campaign-to-group = A { $group }
page-campaign-garrison = Guarnigione: { $place }
page-campaign-convoys = Convogli
page-campaign-make-convoy = Forma un convoglio
page-campaign-convoy-from = Convoglio da
page-campaign-convoy-what = { $convoy }: { $what }
page-campaign-load = carica
page-campaign-leave-convoy = lascialo qui
page-campaign-ransoms = Riscatti
page-campaign-payer = Chi paga
page-campaign-ransom-of = Riscatta { $who }
page-campaign-order-coin = { $coin } → { $group }
page-campaign-set-out = In marcia
page-campaign-route-days = { $place }: { $days } { N($days, "giorno", "giorni") }, arrivo: { $date }.
page-campaign-route-day = { $date }: { $steps ->
        [one] un esagono
       *[other] { $steps } esagoni
    }, { $cost } { N($cost, "punto", "punti") }
page-campaign-route-again = Premete di nuovo la meta per partire. Ogni giorno il gruppo prosegue da sé, finché non c'è qualcosa da decidere.
page-campaign-route-hungry = Laggiù c'è troppo poco da mangiare: il gruppo avrà fame al mattino.
page-campaign-route-hungry-day = patisce la fame
page-campaign-route-none = Nessun percorso porta lì.
page-campaign-route-met = Lungo il percorso: { $group }, { $hex }.
page-campaign-route-on = Marcia lo stesso
page-campaign-route-back = Rinuncia all'itinerario
page-campaign-journeys = In cammino
page-campaign-journey = { $group } → { $place }, arrivo: { $date }
page-campaign-tab-sieges = Assedi
page-campaign-siege-first = Si pianta l'accampamento; l'assedio comincia domani.
page-campaign-siege-open = Apri la scheda d'assedio
page-campaign-siege-elsewhere = La campagna vi chiama sulla mappa.
page-campaign-siege-rests = La giornata di questo assedio è finita; la campagna continua.
page-campaign-siege-ended = Questo assedio è finito.
page-campaign-to-map = Alla mappa
