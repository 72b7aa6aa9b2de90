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
refusal-wounded_go_home = { $who }: i feriti vanno condotti per la via più breve in una piazza amica ({ $about })
    .help = Oppure distaccateli al mattino in un gruppo a parte.

## Gruppi
refusal-not_your_group = Non avete questo gruppo: { $about }
refusal-not_among_them = Non tutti quelli che nominate sono lì
refusal-would_be_too_few = Resterebbe troppa poca gente: { $who }, { $has }; ne servono almeno { $needs }
    .help = Un gruppo conta almeno tre persone, o un comandante da solo.
refusal-not_so_much_coin = Non c'è tanto denaro: { $who }; chiesto: { $needs }, disponibile: { $has }
refusal-groups_hold_coin = Solo i gruppi tengono una borsa, non si lascia denaro lì: { $about }
refusal-not_on_one_hex = Non sono sullo stesso esagono: { $about }
refusal-whole_companies_only = I mercenari vanno e vengono a compagnie intere: { $who }
refusal-garrison_too_small = Una guarnigione conta almeno { $needs } persone; sarebbero { $has }

## Convogli e commercio
refusal-no_such_place = Non c'è una piazza simile: { $about }
refusal-not_your_place = Questa piazza non è al vostro servizio: { $about }
refusal-too_many_points = Non si caricano né si scaricano tanti punti alla volta: { $needs } { N($needs, "chiesto", "chiesti") }, { $has } al massimo
refusal-no_points_named = Non si nomina nessun punto da caricare o da scaricare
refusal-not_so_much_there = Non ce n'è tanto: { $about }; { $needs } { N($needs, "chiesto", "chiesti") }, ce { N($has, "n'è", "ne sono") } { $has }
refusal-not_your_convoy = Non avete questo convoglio: { $about }
refusal-not_here = Questo convoglio non è su quell'esagono: { $about }
refusal-one_point_an_animal = Una bestia porta un punto: { $about }; { $needs } { N($needs, "punto", "punti") }, bestie libere: { $has }
refusal-place_is_full = I granai sono pieni: { $about }; sarebbero { $needs } { N($needs, "punto", "punti") }, ne tengono { $has }
refusal-one_convoy_a_day = Oggi un convoglio è già stato formato: { $about }
refusal-too_many_convoys = Avete troppi convogli: sarebbero { $needs }, il massimo è { $has }
refusal-no_drover_needed = { $who } non può condurre le bestie
    .help = Deve essere del gruppo, e il convoglio senza conduttore.
refusal-no_convoy_here = Qui non c'è questo convoglio: { $about }
refusal-nobody_sells = Non c'è nessuno che possa vendere: { $about }
refusal-they_do_not_sell = A voi non vendono: { $about }
refusal-too_dear = Il denaro non basta: costa { $needs }; in cassa: { $has }

## Reclute, ingegneri, mercenari
refusal-nobody_named = Dite quanta gente si deve reclutare
refusal-nobody_to_recruit = Non c'è nessuno che le reclute seguirebbero: { $who }
    .help = Serve un comandante; secondo l'edizione basta un cavaliere.
refusal-no_settlement_here = Gli uomini si reclutano in un villaggio o in una città che nessuno assedia; qui non ce n'è
refusal-nobody_left = Non c'è più nessuno da reclutare: { $about }
refusal-not_so_many_men = Qui oggi non se ne possono reclutare tanti: { $about }; { $needs } { N($needs, "chiesto", "chiesti") }, { $has } al massimo
refusal-not_so_many_light = Qui oggi non si può reclutare tanta fanteria leggera: { $about }; { $needs } { N($needs, "chiesto", "chiesti") }, { $has } al massimo
refusal-not_so_many_peasants = Qui oggi non si possono reclutare tanti contadini: { $about }; { $needs } { N($needs, "chiesto", "chiesti") }, { $has } al massimo
refusal-place_unwilling = Con una lealtà di { $has } verso il re { $about } non nutre gruppi e non dà uomini
refusal-too_hostile = Qui sapete solo farvi temere: { $who }, ostilità { $needs }, { $has } al massimo
refusal-no_engineers = In questa campagna non si ingaggiano ingegneri
refusal-no_town_here = Gli ingegneri si ingaggiano in una città propria
refusal-no_mercenaries_here = Qui non ci sono questi mercenari: { $about }
refusal-nobody_to_win_over = Non sono al servizio di nessun nemico: { $who }
refusal-employer_is_near = Chi li impiega è troppo vicino: { $who }
refusal-serves_another = Sono già al soldo di qualcuno: { $who }
refusal-they_remember = Ricordano quello che dovete loro: { $who }; { N($needs, "deve passare", "devono passare") } ancora { $needs } { N($needs, "giorno", "giorni") }

## Piazze e assedi
refusal-no_place_here = Qui non c'è né castello né abitato
refusal-own_place = È una piazza della vostra parte: { $about }
refusal-cities_cannot_be_attacked = Una città così grande è troppo forte: { $about }
refusal-neutral_place = Una piazza neutrale si lascia in pace: { $about }
refusal-too_few_to_attack = Troppo pochi per attaccare: { $who }, { $has }; ne servono almeno { $needs }
refusal-no_fighting_group = Solo un gruppo da combattimento attacca una piazza: { $who }
refusal-has_paid_today = { $about } ha pagato per avere pace oggi
refusal-one_attack_a_day = Un attacco al giorno basta: { $who }
refusal-must_be_besieged = { $about } ha le mura: bisogna assediare la piazza
refusal-no_walls = { $about } non ha mura da assediare
    .help = Attaccate la piazza.
refusal-others_besiege = Altri assediano già { $about }
refusal-storm_by_initiative = Il giorno dell'arrivo è passato; ora per l'assalto serve l'iniziativa: { $about }
refusal-besieges_already = L'assedio è già posto: { $who }
refusal-no_siege_here = Qui non c'è un assedio da togliere
refusal-no_capitulation = Qui nessuna piazza si arrende senza assedio
refusal-came_before_today = Solo chi arriva può esigere la resa, e questo gruppo è qui almeno da ieri: { $who }
refusal-asked_before = Avete già intimato la resa: { $about }
refusal-test_not_won = Non fate ancora abbastanza paura: { $who }, ostilità { $has }, serve almeno { $needs }
    .help = Serve un'ostilità alta, e più alta della loro.

## Battaglie e prigionieri
refusal-cannot_join = Impossibile unirsi a questa battaglia: { $who }
refusal-group_named_twice = Un gruppo è nominato due volte
refusal-cannot_escort = { $who } non può condurre prigionieri
    .help = Gente sana e armata, e niente mercenari.
refusal-escort_too_small = Una scorta conta almeno { $needs } persone sane; nominate: { $has }
refusal-too_few_stay = Resterebbe troppa poca gente indietro: { $who }, { $has }; ne servono almeno { $needs }
    .help = Tre persone, un comandante da solo, o nessuno.
refusal-no_captive_leader = { $who } non è un vostro comandante in prigionia
refusal-still_on_the_march = { $who } è ancora in viaggio verso la prigione
refusal-wounded_in_treatment = Si aspetta qui la guarigione dei feriti: { $who }
