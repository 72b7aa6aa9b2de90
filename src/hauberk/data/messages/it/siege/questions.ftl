# Che cosa si chiede in un assedio: il titolo, `.help` che cosa significa; poi le parole tra cui scegliere.
question-of = { $who }: { $question }
question-because = { $cause } { $question }

## Perché si chiede: ciò che precede la domanda
cause-dysentery = La dissenteria corre nell'accampamento.
cause-poisoned_well = Il pozzo della piazza è avvelenato.
cause-sabotage = Il vostro sabotatore è nell'accampamento nemico.
cause-sabotaged = Un sabotatore è stato nel vostro accampamento.
cause-traitor = C'è un traditore nella guarnigione.
cause-gate_opened = Questa notte una spia vi apre la porta.
cause-relief_army = È venuto un esercito a soccorrere la piazza.
cause-reinforcements = Arrivano rinforzi agli assedianti.
cause-afield = Fuori si combatte un esercito di soccorso.
cause-assault_over = L'assalto è finito.
cause-besieger = gli assedianti
cause-besieged = la guarnigione
cause-fight-assault = { $opened ->
        [yes] Una spia ha aperto la porta:
       *[no] {""}
    } { $mine ->
        [yes] andate all'assalto.
       *[no] { $who } { N($many, "va", "vanno") } all'assalto.
    }
cause-fight-camp_sortie = { $mine ->
        [yes] Fate una sortita contro l'accampamento.
       *[no] { $who } { N($many, "fa", "fanno") } una sortita contro il vostro accampamento.
    }
cause-fight-supply_sortie = { $mine ->
        [yes] Mandate fuori un gruppo a cercare viveri.
       *[no] La guarnigione manda fuori un gruppo a cercare viveri.
    }
cause-fight-general_sortie = { $mine ->
        [yes] Uscite con tutti.
       *[no] { $who } { N($many, "esce", "escono") } con tutti.
    }
cause-fight-relief = È venuto un esercito a soccorrere la piazza, e dà battaglia.
cause-fight-gallery = { $mine ->
        [yes] Portate una galleria al muro.
       *[no] Una galleria è portata al vostro muro.
    }
cause-fight-mine_fight = Si combatte sotto terra.
cause-fight-mine_sally = { $mine ->
        [yes] Fate una sortita contro la mina.
       *[no] { $who } { N($many, "fa", "fanno") } una sortita contro la vostra mina.
    }
cause-fight-counter_mine = { $mine ->
        [yes] Scavate contro la mina.
       *[no] Si scava contro la vostra mina.
    }

question-action_asked = qual è l'azione del giorno?
    .help = Avete l'iniziativa. Un'azione al giorno; ciò che si costruisce, si lancia e si scava continua intanto, per quanto l'azione lo permette. Anche passare è una risposta.
question-action_asked-again = riprendete la battaglia?
    .help = La notte ha diviso i due eserciti, e il vostro è in campo davanti all'accampamento. Riprendete oggi la battaglia, oppure rientrate nella piazza.
question-victim_asked = chi si ammala adesso?
    .help = Le due parti indicano i malati a turno. Chi è già ferito ne muore. Ancora da indicare: { $left }.
question-sabotage_asked = che cosa deve rovinare il sabotatore?
    .help = Voi dite la specie; se ce n'è più d'una, l'assediante dice quale.
question-piece_asked = quale è andata perduta?
    .help = Il nemico ha detto la specie. Voi dite quale pezzo era.
question-line_up_asked = in che ordine si perquisisce la guarnigione?
    .help = Si tira un dado per ciascuno, uno dopo l'altro. Il primo scoperto è il traditore e muore; chi viene dopo non è perquisito.
question-army_asked = { $why ->
        [relief_army] quale?
       *[reinforcements] quali?
    }
    .help = Di un esercito già pronto vengono quanti ne pagano i punti, nell'ordine della sua lista; oppure nominateli voi, uno per uno. Chi è già qui non viene una seconda volta.
question-infiltrators_asked = chi s'insinua per la porta?
    .help = La spia ne fa entrare { $number }. Cominciano l'assalto di oggi dentro le mura.
question-relief_asked = come ricevete l'esercito di soccorso?
    .help = { $again ->
        [yes] Ieri non è stato battuto ed è ancora davanti all'accampamento.{" "}
       *[no] {""}
    }Sono { $theirs }, e voi { $ours } in grado di combattere. { $foothold ->
        [yes] Combatterlo con tutti, e lasciate ciò che avete preso della piazza; con una parte, e il resto la tiene; ripararsi nella piazza, e siete assediati voi; oppure tornare a casa.
       *[no] Combatterlo con tutti; oppure tornare a casa, e l'assedio è finito.
    }
question-stay_asked = una macchina resta sotto il muro?
    .help = Indicate quella che vi attende il prossimo assalto; il nemico può bruciarla. Tutte le altre tornano all'accampamento.
question-retake_asked = provate a riprendere ciò che è perduto?
    .help = Una parte degli assedianti combatte fuori. Potete attaccare chi è rimasto nella piazza; se no, là l'iniziativa è sua.
question-storm_asked = intanto assalite la ridotta?
    .help = La guarnigione resta nella sua ridotta, e all'interno l'iniziativa torna a voi. Chi dei vostri rimane nella piazza può assalirla mentre gli altri combattono fuori; oppure tiene ciò che ha.
question-muster_asked = chi prende parte, e con che cosa?
    .help = { $fight ->
        [assault] Nominate chi va all'assalto, le macchine che lo accompagnano e il lato da cui viene. Chi costruisce resta al lavoro.
        [camp_sortie] Gli assediati mandano fuori quanti possono; gli assedianti nominano la guardia e le macchine dell'accampamento. Nessuno vede ciò che dice l'altro.
        [supply_sortie] Gli assediati nominano i foraggiatori e il lato da cui vengono; gli assedianti formano le pattuglie. Nessuno vede ciò che dice l'altro.
        [general_sortie] Tutti combattono, anche i costruttori.
        [general_sortie_builders] Tutti combattono. Solo degli ingegneri, ciascuno con la sua squadra, possono restarne fuori e costruire.
        [gallery] Nominate chi spinge e chi lo copre, la galleria, e il tratto di muro a cui va.
        [mine_fight] Nominate chi scende sottoterra.
        [mine_sally] Nominate chi esce contro la mina.
        [counter_mine] Nominate chi scava, l'ingegnere, e il tratto di muro.
        [relief_builders] Tutti danno battaglia. Solo degli ingegneri, ciascuno con la sua squadra, possono restarne fuori e costruire.
        [relief_storm] Nominate chi dà battaglia fuori. Tutti gli altri sono nella piazza e assalgono la ridotta.
        [relief_hold] Nominate chi dà battaglia fuori. Tutti gli altri sono nella piazza e tengono ciò che è preso.
        [relief_retake] Nominate chi dà battaglia fuori. Tutti gli altri sono nella piazza e difendono ciò che è preso contro la guarnigione.
        [garrison] Tutto l'esercito dà battaglia. Nominate chi della guarnigione esce ad aiutarlo.
        [garrison_retakes] Tutto l'esercito dà battaglia fuori. Nominate chi della guarnigione prova a riprendere ciò che è perduto.
        [garrison_shut_in] Tutto l'esercito dà battaglia fuori; la guarnigione resta nella sua ridotta.
       *[relief] Nominate chi dà battaglia.
    }
question-arrange_asked = dove sta la vostra gente?
    .help = Mettete chi volete dove volete, entro i limiti indicati. Gli altri li dispongono i sergenti.
question-resolve_asked = sulla mappa, o con la tabella?
    .help = Sulla mappa lo scontro è una battaglia a sé. Con la tabella un dado decide lo scontro e un altro la sorte di ciascun comandante, con perdite da entrambe le parti.
question-fight_awaited = si combatte sulla mappa.
    .help = La giornata riprende quando lo scontro è finito.
question-wear_asked = quale macchina ha sofferto?
    .help = I tiri sono costati dei punti. Divideteli tra le macchine che hanno tirato; ancora da dividere: { $left }.
question-orders_asked = che cosa si fa oggi oltre all'azione?
    .help = Bombardare, costruire, riparare, scavare, tirare frecce incendiarie, finché ci sono braccia; ognuno ha un solo lavoro al giorno. Le due parti sigillano gli ordini prima che si tiri un dado.

## Azioni
action-assault = Assalto
action-camp_sortie = Sortita contro l'accampamento
action-supply_sortie = Sortita per le provviste
action-general_sortie = Sortita generale
action-gallery = Galleria al muro
action-mine_fight = Combattimento nella mina
action-mine_sally = Sortita contro la mina
action-counter_mine = Contromina
action-negotiate = Trattativa per la resa
action-pass = Nessuna azione
action-general_sortie-again = Ripresa della battaglia
action-pass-again = Ritorno nella piazza

## Altre scelte
choice-camp = Tutte all'accampamento
choice-battle = Combatti con tutti
choice-part = Combatti con una parte
choice-shelter = Riparati nella piazza
choice-lift = Togli l'assedio
choice-retake = Riprendila
choice-decline = Rinuncia
choice-storm = Assali la ridotta
choice-hold = Tieni ciò che è preso
choice-map = Sulla mappa
choice-quick = Con la tabella

activity-bombard = bombardare
activity-bridge = distruggere il ponte
activity-build = costruire
activity-burn = tirare frecce incendiarie
activity-dig = scavare
