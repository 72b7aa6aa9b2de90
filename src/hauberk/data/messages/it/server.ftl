# Che cosa dice il server: errori, barra del maestro del gioco, nomi degli ordini.

## Errori: che cosa è successo, che cosa fare
error-no_such_game = Questa partita qui non c'è. Forse è stata eliminata; la pagina iniziale mostra quelle conservate.
error-no_such_battle = Questa battaglia qui non c'è.
error-no_such_edition = Questa edizione non c'è.
error-no_such_rule = Questa regola non c'è.
error-no_such_entry = La partita non ha questo momento.
error-no_such_language = Questa lingua qui non si parla. Ci sono inglese, francese e italiano.
error-no_such_page = A questo indirizzo non c'è nulla.
error-not_your_seat = Questo posto non è vostro: state guardando. Nulla è cambiato.
error-no_such_siege = Qui non c'è un assedio simile. L'elenco degli assedi mostra quelli che ci sono.
error-no_fight = Ora non c'è nessuno scontro da combattere sulla mappa.
error-out_of_turn = Ora decide l'altra parte. Nulla è cambiato.
error-battle_over = La battaglia è finita. Nulla è cambiato.
error-malformed = Il messaggio non si può leggere. Nulla è cambiato.
error-too_large = Il messaggio è troppo grande. Nulla è cambiato.
error-binary = Qui si legge solo testo. Nulla è cambiato.
error-not_stored = L'ordine non si è potuto scrivere sul disco, quindi è stato annullato. Controllate il disco, poi riprovate.
error-foreign_page = Questa richiesta viene da un'altra pagina: è respinta.
error-failed = Qualcosa è andato storto sul server. Nulla è cambiato; la partita è conservata.
error-bad_record = Questa registrazione non si può riprendere.
error-bad_case = Questa posizione non si può giudicare così com'è. Tutti gli errori sono elencati.
error-old_game = Questa partita è stata conservata da un'altra versione di Hauberk e qui non si può riprendere. Sul disco è intatta: la sua registrazione si può salvare.
error-captain_stuck = Il capitano non sa che fare qui. La partita è conservata; annullate una mossa, oppure uscite e tornate.
error-no_hint = Qui nessun capitano ha qualcosa da dire.

## La barra
bar-1 = { $left ->
        [0] Ora nessuno può tirare. Andate avanti.
        [one] Un uomo può ancora tirare: scegliete lui, poi un bersaglio.
       *[other] Scegliete chi tira, e contro chi. { $left } uomini possono ancora tirare.
    }
bar-2 = { $left ->
        [0] Ora nessuno può caricare. Andate avanti.
        [one] Un cavaliere può ancora caricare: scegliete lui, poi il bersaglio.
       *[other] Scegliete chi carica, e contro chi. { $left } cavalieri possono ancora farlo.
    }
bar-3 = { $left ->
        [0] Tutti si sono mossi. Andate avanti, o usate i punti che restano.
        [one] Muovete i vostri uomini. Uno su { $all } non si è ancora mosso.
       *[other] Muovete i vostri uomini. { $left } su { $all } non si sono ancora mossi.
    }
bar-waiting = { $number } { N($number, "uomo aspetta", "uomini aspettano") } al bordo della mappa e { N($number, "può", "possono") } entrare.
bar-waiting-some = { $number } { N($number, "uomo aspetta", "uomini aspettano") } al bordo della mappa; { $ready } { N($ready, "può", "possono") } entrare ora.
bar-waiting-none = { $number } { N($number, "uomo aspetta", "uomini aspettano") } al bordo della mappa e non { N($number, "può", "possono") } entrare ora.
bar-3-idle = Tutti si sono mossi. Andate avanti, o annullate una mossa.
bar-4 = { $left ->
        [0] Ora nessuno può attaccare. Andate avanti.
        [one] Un uomo può ancora attaccare: scegliete lui, poi il bersaglio.
       *[other] Scegliete chi attacca chi. { $left } uomini possono ancora farlo.
    }
bar-5 = Gli storditi si rialzano.
bar-over-won = La battaglia è finita. Vittoria: { $side }.
bar-failed = Qualcosa è andato storto sul server: non sa dire che cosa si può fare qui. Gli ordini si accettano ancora, e anche l'annullamento.
line-untold = Quel che è successo qui non si può raccontare.
bar-over-draw = La battaglia è finita, e nessuno ha vinto.
warn-1 = { $number } { N($number, "uomo potrebbe", "uomini potrebbero") } ancora tirare.
warn-2 = { $number } { N($number, "cavaliere potrebbe", "cavalieri potrebbero") } ancora caricare.
warn-3 = { $number } { N($number, "uomo non si è mosso", "uomini non si sono mossi") }.
warn-4 = { $number } { N($number, "uomo potrebbe", "uomini potrebbero") } ancora attaccare.
warn-waiting = { $number } { N($number, "uomo aspetta ancora al bordo della mappa e potrebbe", "uomini aspettano ancora al bordo della mappa e potrebbero") } entrare.
idle-1 = Nessuno ha tirato.
idle-2 = Nessuno ha caricato.
idle-3 = Nessuno si è mosso.
idle-4 = Nessuno ha attaccato.
idle-5 = Nessuno doveva rialzarsi.
undone = { $side }: l'ultimo ordine è annullato.

## Pulsanti
act-done = Termina
act-shoot = Tira
act-shoot_back = Tira
act-hold_fire = Non tirare
act-move = Muovi
act-mount = Monta in sella
act-dismount = Smonta
act-take_bridle = Prendi la briglia
act-let_go = Lascia
act-lift = Prendi in spalla
act-lay_down = Deponi
act-push_horse = Spingi il cavallo
act-enter = Entra in campo
act-leave = Lascia il campo
act-form_up = Forma i ranghi
act-foulkon = Foulkon
act-drive = Guida i buoi
act-push_machine = Spingi la macchina
act-hitch = Attacca o stacca
act-escort = Porta via il prigioniero
act-rearm = Prendi le armi
act-charge = Carica
act-group_charge = Carica in gruppo
act-counter_charge = Contro-carica
act-let_come = Attendi la carica
act-ride_on = Prosegui
act-attack = Attacca
act-clear_hex = Sgombera l'esagono
act-stand_fast = Tieni testa
act-withdraw = Sganciati
act-take_hit = Subisci il colpo
act-take_cover = Riparati
act-retreat = Indietreggia
act-advance = Avanza
act-hold_ground = Resta
act-fall = Cadi
act-work = Lavora

## Risposte
do-done = terminare: { $sequence }
do-shoot = { $man } tira contro { $target } ({ $weapon })
do-shoot_back = { $rides ->
        [yes] { $man } tira contro { $target } in { $hex } dopo { $steps } { N($steps, "esagono", "esagoni") } ({ $weapon })
       *[no] { $man } tira contro { $target } in { $hex } ({ $weapon })
    }
do-hold_fire-path = non tirare
do-hold_fire-man = non tirare, qualunque cosa faccia in questa fase
do-move = { $man } va in { $hex }
do-mount = { $man } monta { $horse }
do-dismount = { $man } smonta in { $hex }
do-take_bridle = { $man } prende { $beast } per la briglia
do-let_go = { $man } lascia { $beast }
do-lift = { $man } prende { $body } in spalla
do-lay_down = { $man } depone il corpo in { $hex }
do-push_horse = { $man } spinge { $horse } in { $hex }
do-enter = { $man } entra in { $hex }
do-leave = { $man } lascia il campo
do-form_up = { $men } formano i ranghi
do-foulkon = { $closed ->
        [yes] serrare i ranghi in foulkon
       *[no] aprire il foulkon
    }
do-drive = { $man } fa avanzare { $machine } di { $hexes } { N($hexes, "esagono", "esagoni") }
do-push_machine = { $men } spingono { $machine } di { $hexes } { N($hexes, "esagono", "esagoni") }
do-hitch = { $man } attacca o stacca { $ox }: { $machine }
do-escort = { $man } viene portato in { $hex }
do-rearm = { $man } prende le armi di un morto
do-charge = { $man } carica { $target } e si ferma in { $hex }
do-group_charge = { $men } caricano insieme
do-counter_charge = { $man } va incontro alla carica in { $hex }
do-let_come = lasciarla venire
do-ride_on = { $hexes ->
        [0] fermarsi qui
        [one] proseguire di un esagono
       *[other] proseguire di { $hexes } esagoni
    }
do-attack = { $men } { N($men_count, "attacca", "attaccano") } { $target }{ $demand ->
        [yes] {" "}e { N($men_count, "intima", "intimano") } la resa
       *[no] {""}
    }
do-clear_hex = { $men } trascinano i morti da { $hex } in { $to }
do-stand_fast = tener testa
do-withdraw = sganciarsi in { $hex }
do-take_hit = { $man } subisce il colpo
do-take_cover = { $man } si ripara { DA($target) }
do-retreat = { $man } indietreggia in { $hex }{ $room ->
        [yes] ; { $makes_room } { N($makes_room_count, "fa", "fanno") } posto ({ $places })
       *[no] {""}
    }
do-advance = { $man } avanza in { $hex }
do-hold_ground = nessuno avanza
do-work = { $task } ({ $men })
do-fall = cadere in { $hex }{ $room ->
        [yes] ; { $makes_room } { N($makes_room_count, "fa", "fanno") } posto ({ $places })
       *[no] {""}
    }

## Previsioni
outcome-nothing = non succede nulla
outcome-healthy = { $who } si rialza
outcome-wounded = { $who } ferit{ O($who_gender) }
outcome-stunned = { $who } stordit{ O($who_gender) }
outcome-dead = { $who } uccis{ O($who_gender) }
outcome-captured = { $who } prigionier{ O($who_gender) }
outcome-unhorsed = { $who } disarcionat{ O($who_gender) }
outcome-slowed = { $who } rallentat{ O($who_gender) }
outcome-asked-retreat_owed = { $men } { N($men_count, "deve", "devono") } indietreggiare
outcome-asked-casualty_asked = uno degli attaccanti paga
outcome-asked-advance_offered = la via è libera
outcome-asked-fall_asked = { $men } cade di sella
outcome-asked-landing_asked = { $men } cade
outcome-asked-cover_asked = { $men } sceglie da che lato ripararsi
outcome-asked-other = segue una decisione
reckoning-fought = Combattimento
reckoning-impact = Impatto
reckoning-hit = Risultato
reckoning-tested = Verifica
reckoning-infiltration_tested = Infiltrazione
face-impact-on_target = sul bersaglio
face-impact-strays = devia
face-impact-lost = mancato

## Capitani
captain-cautious = prudente
captain-cautious-about = Tiene i suoi uniti e al riparo, e aspetta il vostro errore.
captain-steady = saldo
captain-steady-about = Prende quel che le probabilità gli danno, né più né meno.
captain-rash = impetuoso
captain-rash-about = Prima carica. A volte basta.
strength-1 = Scudiero
strength-1-about = Vede un passo avanti, e non sempre con chiarezza.
strength-2 = Capitano
strength-2-about = Conosce il mestiere.
strength-3 = Maresciallo
strength-3-about = Pensa prima di muovere, e pensa anche alla vostra risposta.
captain-name =
    { $rank } { $temper ->
        [cautious] prudente
        [rash] impetuoso
       *[steady] saldo
    }
favoured-even = Nessuna parte è nettamente favorita. { $games } battaglie tra due capitani pari, vittorie della prima parte: { $share } %.
favoured-side = { $side }: { $share } % delle vittorie in { $games } battaglie tra due capitani pari.
favoured-unknown = Non ci sono ancora partite contate.

# Ciò che dice un luogo quando lo si indica
place-door-closed = chiusa
place-door-open = aperta
place-door-broken = sfondata
place-gate = { $thing }: { $state }
place-post = { $thing } si manovra da qui: { $state }
place-fire = In fiamme: turno { $age } di { $turns }
place-greek = Fuoco greco: turno { $age } di { $turns }
place-naphtha = Coperto di nafta
place-damage = Danneggiato: gradi { $grades } su { $all }
place-ladder = Una scala { $state ->
        [stands] è appoggiata qui
        [carried] è portata qui
       *[lies] giace qui
    }
place-thing = { $thing }
place-loaded = Servita da { $turns } { N($turns, "turno", "turni") } su { $all } dall'ultimo tiro
place-ready = Pronta fra { $turns } { N($turns, "turno", "turni") }
place-worn = Logora: punti persi { $points } su { $all }
place-lost = { $number } { N($number, "esagono distrutto", "esagoni distrutti") }
rule-source-own = versione per computer
