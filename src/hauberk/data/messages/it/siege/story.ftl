# I giorni di un assedio: una chiave per ogni sorta di avvenimento, le varianti dopo un trattino. { $role }: besieger (assediante) o besieged (assediato).

## Nomi
machine-trebuchet = il trabucco
engine-numbered = { $engine } n. { $number }
spot = { $section } in { $hex }
spot-hoarding = { N($n, "la bertesca", "le bertesche") } in { $hex }
mine-under = la mina sotto { $section }
date = { $day ->
        [1] { $day }º
       *[other] { $day }
    } { $month } { $year }
month-1 = gennaio
month-2 = febbraio
month-3 = marzo
month-4 = aprile
month-5 = maggio
month-6 = giugno
month-7 = luglio
month-8 = agosto
month-9 = settembre
month-10 = ottobre
month-11 = novembre
month-12 = dicembre

## Che cosa si costruisce e si conserva
ware-ladder = { $n ->
        [one] una scala
       *[other] { $n } scale
    }
ware-grapnel = { $n ->
        [one] un grappino
       *[other] { $n } grappini
    }
ware-fascine = { $n ->
        [one] una fascina
       *[other] { $n } fascine
    }
ware-mantlet = { $n ->
        [one] un mantelletto
       *[other] { $n } mantelletti
    }
ware-cauldron = { $n ->
        [one] una marmitta
       *[other] { $n } marmitte
    }
ware-stones = { $n ->
        [one] un mucchio di pietre
       *[other] { $n } mucchi di pietre
    }
ware-ballista = { $n ->
        [one] una balista
       *[other] { $n } baliste
    }
ware-ram = { $n ->
        [one] un ariete
       *[other] { $n } arieti
    }
ware-gallery = { $n ->
        [one] una galleria
       *[other] { $n } gallerie
    }
ware-petraria = { $n ->
        [one] una petriera
       *[other] { $n } petriere
    }
ware-mangonel = { $n ->
        [one] un mangano
       *[other] { $n } mangani
    }
ware-trebuchet = { $n ->
        [one] un trabucco
       *[other] { $n } trabucchi
    }
ware-siege_tower = { $n ->
        [one] una torre d'assedio
       *[other] { $n } torri d'assedio
    }

## Il giorno
siege-day_began = Giorno { $day }, { $date }.
siege-provisions_found-counted = Gli assediati contano le scorte: viveri per { $days } { N($days, "giorno", "giorni") }.
siege-provisions_found-hidden = Gli assediati contano le scorte, e tengono il conto per sé.
siege-initiative_taken-dice = { $role ->
        [besieger] Gli assedianti hanno l'iniziativa.
       *[besieged] Gli assediati hanno l'iniziativa.
    }
siege-initiative_taken-event = { $role ->
        [besieger] Quel che è accaduto dà l'iniziativa agli assedianti.
       *[besieged] Quel che è accaduto dà l'iniziativa agli assediati.
    }
siege-action_chosen-assault = { $role ->
    [besieged] Gli assediati assalgono la ridotta.
   *[besieger] Gli assedianti vanno all'assalto.
}
siege-action_chosen-camp_sortie = Gli assediati fanno una sortita contro l'accampamento.
siege-action_chosen-supply_sortie = Gli assediati mandano a cercare viveri.
siege-action_chosen-general_sortie = Gli assediati escono con tutta la loro gente.
siege-action_chosen-gallery = Gli assedianti portano una galleria sotto il muro.
siege-action_chosen-mine_fight = { $role ->
        [besieger] Gli assedianti irrompono nella contromina.
       *[besieged] Gli assediati irrompono nella mina.
    }
siege-action_chosen-mine_sally = Gli assediati fanno una sortita contro la mina.
siege-action_chosen-counter_mine = Gli assediati decidono di scavare incontro alla mina.
siege-action_chosen-relief = L'esercito di soccorso dà battaglia.
siege-action_chosen-negotiate = Gli assedianti chiedono la resa.
siege-action_chosen-pass = { $role ->
        [besieger] Gli assedianti non intraprendono nulla.
       *[besieged] Gli assediati lasciano la giornata agli assedianti.
    }

## L'avvenimento del giorno
siege-marker_moved = Il segnalino d'assedio avanza di { $boxes } { N($boxes, "casella", "caselle") }: è il giorno { $day }.
siege-event_drawn-nothing = Il mattino non porta nulla di nuovo.
siege-event_drawn-dissent = C'è discordia tra gli assedianti.
siege-event_drawn-commander_unwell = Chi comanda la guarnigione sta male e resta a letto.
siege-event_drawn-smoke = Si vede del fumo in lontananza. Nessuno sa che cosa bruci.
siege-event_drawn-pledge = La guarnigione fa sapere che si arrenderà, se non arriva soccorso.
siege-event_drawn-poisoned_well = Il pozzo è stato avvelenato.
siege-event_drawn-traitor = C'è un traditore tra le mura.
siege-event_drawn-engineer = Un maestro di macchine si unisce agli assedianti. Le loro macchine saranno costruite più in fretta.
siege-event_drawn-reinforcements = Polvere sulla strada: rinforzi per gli assedianti.
siege-event_drawn-provisions_stolen = Nella notte qualcuno ha rubato viveri alla guarnigione.
siege-event_drawn-gate_opened = Una spia apre la porta agli assedianti.
siege-event_drawn-refugees = Gente del paese supplica di essere lasciata entrare.
siege-event_drawn-dysentery = Nell'accampamento scoppia la dissenteria.
siege-event_drawn-saboteur = Un sabotatore si è introdotto nell'accampamento.
siege-event_drawn-assassin = Un sicario si è introdotto nell'accampamento.
siege-event_drawn-rain = Piove senza sosta, e nessuno vede più in là della propria tenda.
siege-event_drawn-hostage = Il figlio del castellano è caduto nelle mani degli assedianti.
siege-event_drawn-relief_army = Stendardi sulle colline: un esercito viene in soccorso della piazza.
siege-event_drawn-siege_lifted = Un messaggio urgente richiama gli assedianti.

siege-rolled-dysentery = La malattia metterà a letto { $number } degli assedianti.
siege-rolled-poisoned_well = { $number } degli assediati ne { N($number, "soffrirà", "soffriranno") }.
siege-rolled-assassin = Il sicario è preso prima di poter colpire.
siege-rolled-saboteur = Il sabotatore è scacciato prima di far danno.
siege-rolled-traitor = Si perquisiscono tutti; il traditore non si trova.
siege-rolled-pack_animals = I foraggiatori hanno con sé { $number ->
        [one] una bestia.
       *[other] { $number } bestie.
    }

## La gente
siege-hurt-wounded = { $why ->
        [dysentery] { $who } si { N($who_count, "ammala", "ammalano") }.
        [poisoned_well] { $who } { N($who_count, "ha", "hanno") } bevuto al pozzo e si { N($who_count, "ammala", "ammalano") }.
        [assassin] Il coltello del sicario ferisce { $who }.
        [mine] { N($who_count, "Ferito", "Feriti") } nella mina: { $who }.
       *[other] { $role ->
            [besieger] { N($who_count, "Ferito", "Feriti") } tra gli assedianti: { $who }.
           *[besieged] { N($who_count, "Ferito", "Feriti") } tra gli assediati: { $who }.
        }
    }
siege-hurt-dead = { $why ->
        [dysentery] { $who } { N($who_count, "muore", "muoiono") } di malattia.
        [poisoned_well] { $who } { N($who_count, "muore", "muoiono") } di veleno.
        [traitor] Il traditore era { $who }, che lo paga con la vita.
        [assassin] Il coltello del sicario uccide { $who }.
        [mine] { N($who_count, "Morto", "Morti") } nella mina: { $who }.
       *[other] { $role ->
            [besieger] { N($who_count, "Morto", "Morti") } tra gli assedianti: { $who }.
           *[besieged] { N($who_count, "Morto", "Morti") } tra gli assediati: { $who }.
        }
    }
siege-wound_seen-day = { $who } { N($who_count, "dovrebbe", "dovrebbero") } guarire entro il giorno { $day }.
siege-wound_seen-never = { $who } non { N($who_count, "guarirà", "guariranno") } durante questo assedio.
siege-wound_seen-others = { $role ->
        [besieger] Gli assedianti hanno { $number } { N($number, "nuovo ferito", "nuovi feriti") } da curare.
       *[besieged] Gli assediati hanno { $number } { N($number, "nuovo ferito", "nuovi feriti") } da curare.
    }
siege-healed = { $who } { N($who_count, "è guarit", "sono guarit") }{ O($who_gender, $who_count) }.
siege-departed-prisoner = { $who } { N($who_count, "è pres", "sono pres") }{ O($who_gender, $who_count) } prigionier{ O($who_gender, $who_count) }.
siege-departed-gone = { $who } { N($who_count, "lascia", "lasciano") } l'assedio.
siege-joined-refugees = { $number } di loro trovano rifugio nella piazza: { $who }.
siege-joined-reinforcements = Rinforzi si uniscono agli assedianti, { $number } in tutto: { $who }.
siege-joined-relief_army = Un esercito di soccorso è arrivato, { $number } in tutto: { $who }.
siege-joined-engineer = { $number ->
        [one] { $who } arriva all'accampamento per costruire macchine.
       *[other] { $who } arrivano all'accampamento per costruire macchine.
    }
siege-unhorsed = { $who } { N($who_count, "ha perso il cavallo", "hanno perso i cavalli") }.
siege-quartered-within = Gli assedianti alloggiano { $number } dei loro dentro la piazza.
siege-quartered-outside = Gli assedianti escono di nuovo dalla piazza.

## Scorte e lavori
siege-food_changed-eaten = { $days ->
        [0] Si mangiano gli ultimi viveri.
        [one] Restano viveri per un giorno.
       *[other] Restano viveri per { $days } giorni.
    }
siege-food_changed-provisions_stolen = Sono spariti viveri per { $change } { N($change, "giorno", "giorni") }; ne restano per { $days }.
siege-food_changed-refugees = Tante bocche costano { $change } { N($change, "giorno", "giorni") } di viveri; ne restano per { $days }.
siege-food_changed-redoubt = Metà dei viveri resta indietro, { $change } { N($change, "giorno", "giorni") }; ne restano per { $days }.
siege-food_changed-foragers = Arrivano viveri per { $change } { N($change, "giorno", "giorni") }; ora bastano per { $days }.
siege-food_changed-taken = I viveri della ridotta sono in mano al nemico.
siege-food_changed-relief = Di notte l'esercito di soccorso manda viveri per { $change } { N($change, "giorno", "giorni") }; ora bastano per { $days }.
siege-store_changed-redoubt = Gli assedianti trovano viveri per { $days } { N($days, "giorno", "giorni") } nella parte della piazza che hanno preso.
siege-store_changed-brought = Con quel che hanno portato hanno viveri per { $days } { N($days, "giorno", "giorni") }.
siege-store_changed-eaten = Chi si è rinchiuso ha ancora viveri per { $days } { N($days, "giorno", "giorni") }.
siege-store_changed-taken = Con quel che era nella ridotta hanno viveri per { $days } { N($days, "giorno", "giorni") }.
siege-store_changed-stolen = Hanno rubato viveri a chi si è rinchiuso: { N($days, "resta", "restano") } { $days } { N($days, "giorno", "giorni") }.
siege-store_changed-foragers = Ora nella loro parte della piazza ci sono viveri per { $days } { N($days, "giorno", "giorni") }.
siege-stock_changed-built = Opera finita: { $ware }.
siege-stock_changed-saboteur = Il sabotatore rovina { $ware }.
siege-stock_changed-laid = Gettate nel fossato: { $ware }.
siege-stock_changed-lost = Perdite: { $ware }.
siege-stock_changed-gained = Portato via dallo scontro: { $ware }.
siege-engine_set-built = Opera finita: { $ware }.
siege-engine_set-worn = { $points ->
        [0] A forza di tirare, { $engine } è da riparare.
        [one] A forza di tirare, { $engine } si guasta: resta un punto.
       *[other] A forza di tirare, { $engine } si guasta: restano { $points } punti.
    }
siege-engine_set-mended = Riparazione finita: { $engine }.
siege-engine_set-damaged = Lo scontro ha danneggiato { $engine }.
siege-engine_set-at_wall = { $engine } sta sotto il muro.
siege-engine_set-taken_back = Si riporta { $engine } all'accampamento.
siege-engine_lost-saboteur = Il sabotatore distrugge { $engine }.
siege-engine_lost-fire = Il fuoco distrugge { $engine }.
siege-engine_lost-abandoned = Si lascia { $engine } nell'accampamento, al nemico.
siege-engine_lost-fight = Nello scontro si perde { $engine }.
siege-project_set-begun = Si mette mano a { $ware }: { $men }.
siege-project_set-led = Si mette mano a { $ware } agli ordini { DI($engineer) }: { $men }.
siege-project_set-resumed = Il lavoro riprende: { $ware }.
siege-project_set-paused = Il lavoro si ferma: { $ware }.
siege-mine_set-begun = { $role ->
        [besieger] Gli assedianti cominciano una mina sotto { $section }.
       *[besieged] Gli assediati cominciano una contromina verso { $section }.
    }
siege-mine_set-dug = { $role ->
        [besieger] La mina è avanzata sotto { $spot }.
       *[besieged] La contromina è avanzata sotto { $spot }.
    }
siege-mine_set-filled = Si riempie la mina sotto { $section }, esagono per esagono.
siege-mine_set-fired = Si dà fuoco ai puntelli sotto { $section }.
siege-mine_set-failed = I puntelli sono bruciati, ma { $section } regge ancora.
siege-mine_set-fallen = { $section } sprofonda nella mina e crolla.
siege-mine_set-lost = { $role ->
        [besieger] I minatori degli assedianti sono scacciati da sotto { $section }.
       *[besieged] I minatori degli assediati sono scacciati da sotto { $section }.
    }
siege-bombarded-hit = { $engines } { N($engines_count, "tira", "tirano") } contro { $spot } e ne { N($engines_count, "stacca", "staccano") } un pezzo; gradi rimasti: { $left } su { $grades }.
siege-bombarded-falls = { $engines } { N($engines_count, "tira", "tirano") } contro { $spot }, e tutto crolla.
siege-bombarded-opens = { $engines } { N($engines_count, "tira", "tirano") } contro { $spot } e { N($engines_count, "sfonda", "sfondano") } la porta.
siege-bombarded-nothing = { $engines } { N($engines_count, "tira", "tirano") } tutto il giorno contro { $spot }, senza effetto.
siege-bombarded-no_headway = { $role ->
        [besieger] I minatori non avanzano sotto { $spot }.
       *[besieged] La contromina non avanza sotto { $spot }.
    }
siege-grade_lost-weaker = Lo scontro ha indebolito { $spot }; gradi rimasti: { $left } su { $grades }.
siege-grade_lost-falls = { N($spot_count, "È crollato un muro", "Sono crollati dei muri") }: { $spot }.
siege-fire_tried-caught = Le frecce incendiarie danno fuoco { A($spot) }.
siege-fire_tried-failed = Gli arcieri tirano frecce incendiarie tutto il giorno contro { $spot }; nulla prende fuoco.
siege-fire_tried-spread = Il fuoco passa { A($spot) }.
siege-fire_tried-spared = Il fuoco non passa { A($spot) }.
siege-fire_tried-put_out = Si spegne l'incendio { DI($spot) }.
siege-fire_tried-burns_on = Non si riesce a spegnere l'incendio { DI($spot) }.
siege-burnt = Il fuoco distrugge { $spot }.
siege-place_set-open = La porta è aperta.
siege-place_set-closed = La porta è di nuovo chiusa.
siege-place_set-destroyed = Il ponte è distrutto.
siege-place_set-fascines = Il fossato è riempito in { $hexes }.

## Circostanze
siege-pledge_made-until = La guarnigione si arrenderà il giorno { $day }, se prima non la soccorre un esercito.
siege-pledge_made-void = La promessa non lega più la guarnigione.
siege-camp_burnt-burnt = L'accampamento ha sofferto: gli assedianti devono dedicargli { $days } { N($days, "giorno", "giorni") }.
siege-camp_burnt-mending = Gli assedianti rimettono in ordine l'accampamento; ci vogliono ancora { $days } { N($days, "giorno", "giorni") }.
siege-camp_burnt-mended = L'accampamento è di nuovo in piedi.
siege-fell_back-outer_lost = Gli assediati ripiegano nel loro ultimo rifugio, { $redoubt }. Il resto della piazza è perduto.
siege-fell_back-whole = Gli assediati tengono di nuovo tutta la piazza.
siege-roles_swapped-yes = Gli assedianti si rinchiudono, e sono assediati a loro volta.
siege-roles_swapped-no = Nessuno assedia più gli assedianti.
siege-rampart_held-yes = Chi è nella ridotta ha ripreso un tratto delle mura esterne.
siege-rampart_held-no = Chi è nella ridotta non tiene più alcun tratto delle mura esterne.
siege-broken_off-general_sortie = La notte divide i due eserciti. Gli assediati restano in campo davanti all'accampamento.
siege-broken_off-relief = La notte divide i due eserciti. L'esercito di soccorso resta davanti all'accampamento.
siege-broken_off-over = In campo non c'è più nessuno.
siege-parleyed-refused = La guarnigione rifiuta di cedere la piazza.
siege-parleyed-agreed = La guarnigione accetta di cedere la piazza.

## Scontri
siege-fight_set = { $besiegers ->
        [one] un assediante
       *[other] { $besiegers } assedianti
    } contro { $besieged ->
        [one] un assediato
       *[other] { $besieged } assediati
    }.
siege-quick_fought = { $besiegers ->
        [one] un assediante
       *[other] { $besiegers } assedianti
    } contro { $besieged ->
        [one] un assediato
       *[other] { $besieged } assediati
    }: decide la tabella.
siege-fight_ended-assault-won = L'assalto riesce.
siege-fight_ended-assault-lost = L'assalto è respinto.
siege-fight_ended-assault-even = L'assalto finisce indeciso.
siege-fight_ended-camp_sortie-won = L'accampamento è travolto.
siege-fight_ended-camp_sortie-lost = La sortita è ricacciata nella piazza.
siege-fight_ended-camp_sortie-even = La sortita rientra; l'accampamento è ancora in piedi.
siege-fight_ended-supply_sortie-won = I foraggiatori passano.
siege-fight_ended-supply_sortie-lost = I foraggiatori non passano.
siege-fight_ended-supply_sortie-even = I foraggiatori rientrano combattendo.
siege-fight_ended-general_sortie-won = Gli assediati restano padroni del campo.
siege-fight_ended-general_sortie-lost = Gli assediati sono battuti in campo aperto.
siege-fight_ended-general_sortie-even = Nessuno resta padrone del campo.
siege-fight_ended-gallery-won = La galleria è passata.
siege-fight_ended-gallery-lost = La galleria non passa.
siege-fight_ended-gallery-even = Lo scontro per la galleria finisce indeciso.
siege-fight_ended-mine_fight-won = { $role ->
        [besieger] Gli assedianti sgomberano la contromina.
       *[besieged] Gli assediati sgomberano la mina.
    }
siege-fight_ended-mine_fight-lost = { $role ->
        [besieger] Gli assedianti sono respinti sottoterra.
       *[besieged] Gli assediati sono respinti sottoterra.
    }
siege-fight_ended-mine_fight-even = Lo scontro sottoterra finisce indeciso.
siege-fight_ended-mine_sally-won = I lavori della mina sono travolti.
siege-fight_ended-mine_sally-lost = La sortita è respinta davanti alla mina.
siege-fight_ended-mine_sally-even = La sortita rientra; la mina è ancora lì.
siege-fight_ended-relief-won = L'esercito di soccorso vince la giornata.
siege-fight_ended-relief-lost = L'esercito di soccorso è battuto.
siege-fight_ended-relief-even = La battaglia con l'esercito di soccorso finisce indecisa.

## La fine
siege-siege_ended-won = { $why } Vittoria: { $side }.
siege-siege_ended-nobody = { $why } Nessuno ha vinto.
siege-end-starved = La fame apre la porta: la piazza si arrende.
siege-end-commanders_lost = Non resta nessuno che comandi la guarnigione. Si arrende.
siege-end-negotiated = La piazza è ceduta a patti.
siege-end-pledge = Non è venuto soccorso. La guarnigione tiene la parola e si arrende.
siege-end-taken = La piazza è presa.
siege-end-lifted = Gli assedianti se ne vanno: l'assedio è tolto.
siege-end-driven_off = Gli assedianti sono scacciati.
siege-end-wiped_out = Una delle parti non ha più nessuno.
siege-end-time = Il tempo è finito, e la piazza tiene ancora.

## Calcoli
term-two_dice = due dadi { $value }
term-besieger = l'assediante ha la mano più pronta { $signed }
term-rain = pioggia { $signed }
term-hostage = il figlio del castellano è ostaggio { $signed }
term-provisions_dice = dadi dei viveri { $value }
term-provisions_mouths = bocche da sfamare: { $about }, cioè { $signed }
term-provisions_least = mai meno giorni di così { $signed }
term-provisions_stores = quello che c'è nelle scorte { $signed }
term-numbers = numero { $about }: { $signed }
term-breach = una breccia nella cinta { $signed }
term-outer_held = la cinta è perduta { $signed }
term-inner_breached = le mura interne hanno una breccia { $signed }
term-rations = razioni scarse { $signed }

roll-event = dadi dell'avvenimento
roll-provisions = dado dei viveri
roll-initiative_besieger = iniziativa dell'assediante
roll-initiative_besieged = iniziativa dell'assediato
roll-parley = dado delle trattative
roll-bombardment = dado del bombardamento
roll-mine = dado dei minatori
roll-props = dado dei puntelli bruciati
roll-late_fall = dado del muro rimasto in piedi
roll-fire = dado del fuoco
roll-healing = dado della ferita
roll-pack_animals = dado delle bestie
roll-relief_food = dado dei viveri mandati
roll-traitor = dado del traditore
roll-dysentery = quanti si ammalano
roll-poisoned_well = quanti hanno bevuto
roll-refugees = quanti arrivano
roll-dissent = quanti se ne vanno
roll-saboteur = dado del sabotatore
roll-assassin = dado del sicario

detail-sum = in tutto { $total }
detail-bombarded = { $points } { N($points, "punto", "punti") } di bombardamento: { $result }
detail-initiative-besieger = gli assedianti: { $total }
detail-initiative-besieged = gli assediati: { $total }
detail-initiative-even = parità: tocca agli assedianti
detail-share-leaves = se ne va il { $percent } % degli assedianti presenti
detail-once = questo avvenimento c'è già stato, e viene una volta sola per assedio
detail-quick-attackers = gli assalitori: { $total }
detail-quick-defenders = i difensori: { $total }
detail-quick-difference = differenza { $difference }
detail-quick-reads = { $total } in questa colonna: risultato { $letter } per le due parti
detail-quick-lose-attackers = gli assalitori perdono il { $dead } % in morti e il { $wounded } % in feriti{ $what }
detail-quick-lose-defenders = i difensori perdono il { $dead } % in morti e il { $wounded } % in feriti{ $what }

## La cronaca
chronicle-quiet = Una giornata tranquilla.
chronicle-side = Vista da: { $side }
chronicle-both = Vista da tutte e due le parti
