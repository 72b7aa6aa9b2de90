# Rifiuti di una campagna: che cosa ferma un giocatore; `.help` dice che cosa lo permetterebbe.
refusal-campaign_over = La campagna è finita
refusal-battle_not_over = La battaglia non è ancora finita
refusal-missing_in_report = Il rapporto della battaglia non dice nulla { DI($who) }
refusal-not_in_the_battle = { $who } non era in questa battaglia

## Marce
refusal-no_path = Non è indicata nessuna strada
refusal-not_beside = { $about } non confina con l'esagono precedente
    .help = Indicate gli esagoni uno dopo l'altro.
refusal-no_way_there = Non si può marciare fin là: { $about }
    .help = Non si attraversa il mare, e le macchine vanno solo dove passano le ruote.
refusal-march_too_far = I punti di movimento non bastano per arrivare fin là: { $about }; { N($needs, "ne serve", "ne servono") } { $needs }, { N($has, "ne resta", "ne restano") } { $has }
refusal-prisoners_go_to_prison = { $who }: i prigionieri vanno condotti per la via più breve alla loro prigione ({ $about })
refusal-wounded_go_home = { $who }: i feriti vanno condotti per la via più breve in luogo amico ({ $about })
    .help = Oppure distaccateli al mattino in un gruppo a parte.

## Gruppi
refusal-not_your_group = Non avete questo gruppo: { $about }
refusal-not_among_them = Non tutti quelli che nominate sono lì
refusal-would_be_too_few = Resterebbe troppa poca gente: { $who }
    .help = Un gruppo conta almeno tre persone, o un capo da solo.
refusal-not_so_much_coin = Non c'è tanto denaro: { $who }
refusal-not_on_one_hex = Non sono sullo stesso esagono: { $about }
refusal-whole_companies_only = I mercenari vanno e vengono a compagnie intere: { $who }
refusal-garrison_too_small = Una guarnigione conta almeno { $needs } persone; sarebbero { $has }

## Convogli e commercio
refusal-no_such_place = Non c'è un luogo simile: { $about }
refusal-not_your_place = Questo luogo non è al vostro servizio: { $about }
refusal-too_many_points = Non si caricano né si scaricano tanti punti alla volta: { $about }
refusal-not_so_much_there = Non ce n'è tanto: { $about }
refusal-not_your_convoy = Non avete questo convoglio: { $about }
refusal-not_here = Questo convoglio non è su quell'esagono: { $about }
refusal-one_point_an_animal = Una bestia porta un punto: { $about }
refusal-place_is_full = I granai sono pieni: { $about }
refusal-one_convoy_a_day = Oggi un convoglio è già stato formato: { $about }
refusal-too_many_convoys = Potete avere al massimo { $about } convogli
refusal-no_drover_needed = { $who } non può condurre le bestie
    .help = Deve essere del gruppo, e il convoglio senza conducente.
refusal-no_convoy_here = Qui non c'è questo convoglio: { $about }
refusal-nobody_sells = Non c'è nessuno che possa vendere: { $about }
refusal-they_do_not_sell = A voi non vendono: { $about }
refusal-too_dear = Il denaro non basta: costa { $needs }; in cassa: { $has }

## Reclute, ingegneri, mercenari
refusal-nobody_named = Dite quanta gente si deve arruolare
refusal-nobody_to_recruit = Non c'è nessuno che le reclute seguirebbero: { $who }
    .help = Serve un capo; secondo l'edizione basta un cavaliere.
refusal-no_settlement_here = Qui non c'è un abitato
refusal-nobody_left = Non c'è più nessuno da arruolare: { $about }
refusal-not_so_many_men = Qui oggi non se ne possono arruolare tanti: { $about }
refusal-place_unwilling = La gente di qui non è dalla vostra parte: { $about }
refusal-too_hostile = Qui sapete solo farvi temere: { $who }, ostilità { $about }
refusal-no_engineers = In questa campagna non si assoldano ingegneri
refusal-no_town_here = Gli ingegneri si assoldano in una città propria
refusal-no_mercenaries_here = Qui non ci sono questi mercenari: { $about }
refusal-nobody_to_win_over = Non servono nessun nemico: { $who }
refusal-employer_is_near = Il loro padrone è troppo vicino: { $who }
refusal-serves_another = Sono già al soldo di qualcuno: { $who }
refusal-they_remember = Ricordano quello che dovete loro: { $who }
    .help = Devono passare alcuni giorni.

## Luoghi e assedi
refusal-no_place_here = Qui non c'è né castello né abitato
refusal-own_place = È un luogo della vostra parte: { $about }
refusal-cities_cannot_be_attacked = Una città così grande è troppo forte: { $about }
refusal-neutral_place = Un luogo neutrale si lascia in pace: { $about }
refusal-too_few_to_attack = Troppo pochi per attaccare: { $who }
refusal-has_paid_today = { $about } ha pagato per avere pace oggi
refusal-one_attack_a_day = Un attacco al giorno basta: { $who }
refusal-must_be_besieged = { $about } ha le mura: bisogna assediare il luogo
refusal-no_walls = { $about } non ha mura da assediare
    .help = Attaccate il luogo.
refusal-others_besiege = Altri assediano già { $about }
refusal-storm_by_initiative = Il giorno dell'arrivo è passato; ora per l'assalto serve l'iniziativa: { $about }
refusal-besieges_already = L'assedio è già posto: { $who }
refusal-no_siege_here = Qui non c'è un assedio da togliere
refusal-no_capitulation = Qui nessun luogo si arrende senza assedio
refusal-came_before_today = Solo chi arriva può esigere la resa, e questo gruppo è qui almeno da ieri: { $who }
refusal-asked_before = Avete già intimato la resa: { $about }
refusal-test_not_won = { $who }: non fate ancora abbastanza paura ({ $about })
    .help = Serve un'ostilità alta, e più alta della loro.

## Battaglie e prigionieri
refusal-cannot_join = Impossibile unirsi a questa battaglia: { $who }
refusal-group_named_twice = Un gruppo è nominato due volte
refusal-cannot_escort = { $who } non può condurre prigionieri
    .help = Gente sana e armata, e niente mercenari.
refusal-escort_too_small = Una scorta conta almeno { $needs } persone sane; nominate: { $has }
refusal-too_few_stay = Resterebbe troppa poca gente indietro: { $who }
    .help = Tre persone, un capo da solo, o nessuno.
refusal-no_captive_leader = { $who } non è un vostro capo in prigionia
refusal-still_on_the_march = { $who } è ancora in viaggio verso la prigione
refusal-wounded_in_treatment = Si aspetta qui la guarigione dei feriti: { $who }
