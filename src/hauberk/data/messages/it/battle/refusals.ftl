# Rifiuti: che cosa ferma il giocatore; `.help` dice che cosa lo permetterebbe, quando si sa. Il programma aggiunge la regola tra parentesi.

## Il turno
refusal-battle_over = La battaglia è finita
refusal-answer_first = { $has_question ->
        [yes] Prima c'è un'altra decisione: { $question }
       *[no] Prima c'è un'altra decisione
    }
    .help = Rispondete alla domanda aperta, poi continuate.
refusal-question_not_open = { $has_question ->
        [yes] Nessuno lo chiede ora; da decidere è: { $question }
       *[no] Nessuno lo chiede ora
    }
refusal-not_in_this_sequence = Questo non si può fare nella sequenza in corso ({ $about })
    .help = Chiudete la sequenza, o aspettate quella giusta.
refusal-nobody_of_that_name = Nessuno qui si chiama { $about }
refusal-no_such_hex = Su questa mappa quell'esagono non c'è
refusal-nothing_to_undo = Non avete nulla da annullare
refusal-others_turn = Ora decide l'altro campo: non si può annullare nulla
refusal-dice_were_thrown = Un dado è stato tirato: non si può più annullare
refusal-seen_by_now = Ciò che si è visto non si può più ignorare
refusal-not_yours = { $who } non può ricevere ordini ora
    .help = Scegliete qualcuno del vostro campo che sia sul terreno.
refusal-stunned_cannot = { $who } non può fare nulla: stordit{ O($who_gender) }, fuori dal campo, o con qualcuno sulle spalle
    .help = Gli storditi si rialzano nell'ultima sequenza della propria fase.

## Movimento
refusal-beast_is_led = { $who } non si muove da sé
    .help = Qualcuno deve prender{ LO($who_gender) } per la briglia e condur{ LO($who_gender) }.
refusal-has_charged = { $who } ha caricato in questa fase
    .help = Potrà agire nella prossima fase del suo campo.
refusal-has_worked = { $who } ha passato questa fase in un altro lavoro
refusal-movement_over = { $who } ha finito il movimento di questa fase
refusal-empty_path = Non è indicato nessun percorso per { $who }
    .help = Indicate gli esagoni in cui entrare, uno dopo l'altro.
refusal-not_adjacent = { $about } non tocca l'esagono da cui viene { $who }
    .help = Avanzate esagono per esagono.
refusal-not_in_front = { $who } può cavalcare solo verso gli esagoni davanti alla testa del cavallo
    .help = Prima ruotate sul posto, o fate una curva.
refusal-step_back_alone = { $who } può fare un passo indietro solo al posto di ogni altro movimento
    .help = Arretrate prima di tutto il resto, e fermatevi lì.
refusal-enemy_in_the_way = { $by } sta in { $about }: { $who } non può passare
    .help = Aggirate il nemico, o prima scacciatelo.
refusal-machine_in_the_way = { $by } sta in { $about }: { $who } non può passare
    .help = Fate il giro.
refusal-closed_side = { $has_by ->
        [yes] { $who } non può entrare in { $about } da questo lato: { $by }
       *[no] { $who } non può entrare in { $about } da questo lato
    }
    .help = Venite lungo l'asse, o da un lato senza ostacoli.
refusal-impassable = { $who } non può andare lì: { $about }
    .help = Scegliete un altro terreno; alcuni sono vietati solo ai cavalli o alle armature.
refusal-corpses_bar = In { $about } giacciono tanti morti che { $who } non può passare
    .help = Due persone a piedi possono sgomberare l'esagono nella sequenza di combattimento.
refusal-not_enough_points = { $has_about ->
        [yes] { $who } non ha abbastanza punti movimento per { $about }: { N($needs, "ne serve", "ne servono") } { $needs }, { N($has, "ne resta", "ne restano") } { $has }
       *[no] { $who } non ha più abbastanza punti movimento: { N($needs, "ne serve", "ne servono") } { $needs }, { N($has, "ne resta", "ne restano") } { $has }
    }
    .help = Scegliete un percorso più breve o più facile.
refusal-no_way_to = Nessun percorso porta { $who } in { $about }
refusal-hemmed_in = { $who } non può fare un passo su nessuno degli esagoni vicini
refusal-occupied = { $about } è occupato: { $by }; { $who } non può fermarsi lì
    .help = Scegliete un esagono libero, o lasciate prima partire l'altro.
refusal-on_friend = { $who } non può fermarsi dove sta { $about }
    .help = Fate prima partire { $about }, o fermatevi altrove.
refusal-on_stunned = { $who } non può fermarsi dove { $about } giace senza sensi
    .help = Continuate, o fermatevi un esagono prima.
refusal-not_alone = { $by } sta sull'esagono { DI($who) }
    .help = Un solo essere vivente può restare su un esagono.
refusal-cannot_be_displaced = { $about } non può far posto { A($who) } in questo modo
    .help = Si scostano solo gli amici in piedi e fuori dai ranghi, di un esagono.
refusal-cannot_enter = { $who } non può entrare in campo ora
    .help = Lo scenario dice quando e dove.
refusal-comes_later = { $who } entra in campo solo dal turno { $about }
refusal-no_room_to_enter = Tutti gli esagoni da cui { $who } potrebbe entrare in campo sono occupati
refusal-not_an_entry_hex = { $who } non può entrare in campo in { $about }
    .help = Scegliete un esagono libero dell'entrata indicata dallo scenario.
refusal-facing_for_riders = { $who }: un cavaliere entra con un orientamento, una persona a piedi senza
refusal-no_room_for_horse = In { $about } non c'è posto per un cavallo
    .help = Un cavallo occupa due esagoni liberi, uno dietro l'altro.
refusal-no_exit_here = { $who } non può lasciare il campo in { $about }
    .help = Andate prima a un'uscita del vostro campo.

## Cavalli e carichi
refusal-not_mounted = { $who } non è a cavallo
    .help = Prima montate a cavallo.
refusal-no_rider = { $who } non può montare a cavallo ora
    .help = Bisogna saper cavalcare, essere a piedi e avere le mani libere.
refusal-not_a_free_horse = { $who } non può montare { $about }
    .help = Scegliete un cavallo vivo che nessun altro conduce.
refusal-enemy_horse = { $about } è ancora in mano al nemico
    .help = Scacciate il nemico che gli sta accanto.
refusal-not_beside_horse = { $who } non sta su un esagono { DI($about) }
    .help = Andate prima su un esagono del cavallo.
refusal-horse_crowded = { $by } sta su un esagono { DI($about) }
    .help = Aspettate che { $who } sia sol{ O($who_gender) } con il cavallo.
refusal-enemy_beside_horse = Un nemico in grado di colpire sta accanto { A($about) }
    .help = Prima scacciate il nemico.
refusal-saddle_once = { $who } è già montat{ O($who_gender) } o smontat{ O($who_gender) } in questa fase
    .help = Una volta per fase basta.
refusal-no_room_beside = { $who } non può smontare in { $about }
    .help = Scegliete un esagono libero accanto al cavallo dove si possa stare in piedi.
refusal-cannot_lead = { $who } non può condurre { $about } ora
    .help = Chi conduce una bestia ha le mani libere e non è prigioniero di nessuno.
refusal-not_to_be_led = { $about } non può essere condott{ O($about_gender) }
    .help = Scegliete un cavallo o una bestia in vita che nessuno conduce.
refusal-not_at_the_head = { $who } non sta alla testa { DI($about) }
    .help = Andate in un esagono davanti alla testa; per le bestie piccole va bene ogni lato.
refusal-leads_enough = { $who } conduce già tante bestie quante ne può condurre: sarebbero { $needs }, il massimo è { $has }
    .help = Prima lasciatene una.
refusal-missed_bridle = { $who } ha già mancato una briglia in questa fase
    .help = Riprovate nella prossima fase.
refusal-does_not_lead = { $who } non conduce { $about }
refusal-no_horse_here = { $about } non è d'intralcio { A($who) }
refusal-not_the_nearest = Si può spingere { $about } solo nel posto libero più vicino
    .help = Scegliete uno dei posti mostrati.
refusal-no_room_for_horses = Là non c'è posto per le bestie condotte { DA($who) }
    .help = Scegliete un altro percorso, o lasciatele.
refusal-horse_in_the_way = { $about } è d'intralcio { A($who) }
    .help = Fermatevi altrove; a piedi si può spingere un cavallo, se c'è posto.
refusal-cannot_carry = { $who } non può portare nessuno ora
    .help = Chi porta è a piedi e ha le mani libere.
refusal-not_stunned = { $about } non è stordit{ O($about_gender) } e non può essere portat{ O($about_gender) }
refusal-not_on_his_hex = { $who } non sta sull'esagono { DI($about) }
    .help = Andate prima su quell'esagono.
refusal-nowhere_to_lay = Non c'è un esagono libero dove { $who } possa deporre { $about }
refusal-carries_nobody = { $who } non porta nessuno
refusal-cannot_lay_there = { $who } non può deporre nessuno in { $about }
    .help = Scegliete un esagono libero accanto al suo.

## Tiro
refusal-not_fire_sequence = { $who } può tirare solo nella sequenza di tiro della propria fase
refusal-has_shot = { $who } ha già tirato in questa fase
refusal-cannot_shoot = { $who } non è in grado di tirare
    .help = Chi tira è in piedi, ha le sue armi e le mani libere.
refusal-foulkon_in_enemy_phase = Il foulkon si forma e si scioglie solo nel movimento del proprio campo
refusal-hoplite_keeps_spear = { $who } è un oplita e non lancia la sua asta
refusal-pennon_lance_kept = La lancia { DI($who) } porta un pennone: non si scaglia mai
refusal-no_such_missile = { $has_about ->
        [yes] { $who } non può tirare con quest'arma: { $about }
       *[no] { $who } non ha un'arma di questo genere da tirare o da lanciare
    }
    .help = Scegliete un'arma che si possa usare così, a piedi o in sella.
refusal-nothing_left_to_throw = { $who } ha lanciato tutto: { $about }
refusal-swimmers_do_not_shoot = { $who } nuota e non può tirare
    .help = Prima raggiungete la riva.
refusal-beside_enemy = { $rule ->
        [CORPSE-03] { $who } è a contatto con un nemico e non può sgomberare i morti
       *[other] { $who } è a contatto con un nemico e non può tirare
    }
    .help = Prima allontanatevi.
refusal-has_shot_back = { $who } ha già tirato in questa fase nemica
refusal-weapon_offensive_only = { $who } non può tirare nella fase nemica con quest'arma: { $about }
    .help = Serve nella sequenza di tiro della propria fase.
refusal-one_shot_a_turn = { $who } ha tirato nella propria fase, e quest'arma tira una sola volta per turno: { $about }
refusal-attacked_before = { $who } ha combattuto corpo a corpo e non può tirare ora
refusal-moved_too_far_to_shoot = { $who } si è moss{ O($who_gender) } troppo nella propria fase per tirare ora: { $needs } { N($needs, "punto speso", "punti spesi") }, { $has } { N($has, "permesso", "permessi") } ({ $about })
    .help = Archi e fionde permettono metà del movimento, la balestra nessuno.
refusal-not_his_hex = { $who } non sta in { $about }
    .help = Tirate da un esagono che occupate.
refusal-not_there = { $about } non è sull'esagono a cui mira { $who }
refusal-not_an_enemy = { $about } non è un nemico per { $who }
    .help = Scegliete un nemico vivo che non sia prigioniero di nessuno.
refusal-too_near = Il bersaglio è troppo vicino per { $who }: a { $has } { N($has, "esagono", "esagoni") }, ne servono almeno { $needs } ({ $about })
    .help = Arretrate, o prendete un'altra arma.
refusal-out_of_range = Il bersaglio è fuori gittata per { $who }: a { $needs } { N($needs, "esagono", "esagoni") }, la gittata è di { $has } ({ $about })
    .help = Avvicinatevi.
refusal-behind_the_rider = { $about } è dietro { A($who) }, che non può lanciare all'indietro
    .help = Girate il cavallo.
refusal-lance_upwards = { $about } sta più in alto, e { $who } non può scagliare una lancia verso l'alto
    .help = Salite alla stessa altezza.
refusal-total_cover = { $about } è del tutto al riparo { DA($who) }
    .help = Tirate da un altro esagono.
refusal-trees_block = Un albero nasconde { $about } alla vista { DI($who) }
    .help = Tirate da un altro esagono, o scegliete un altro bersaglio.
refusal-bank_hides = Il terreno nasconde { $about } alla vista { DI($who) }
    .help = Tirate da un altro esagono, o scegliete un altro bersaglio.
refusal-wall_blocks = Un muro sta tra { $who } e { $about }
    .help = Tirate da una porta o da una finestra, o da un altro esagono.
refusal-roof_hides = { $about } sta sotto un tetto o un solaio che ferma la vista { DI($who) }
    .help = Tirate dalla stessa altezza, attraverso un'apertura.
refusal-too_low_behind = { $who } non vede { $about }: dei due, il più basso è troppo vicino all'ostacolo
    .help = Il più basso deve essere lontano dall'ostacolo almeno quanto il più alto.
refusal-hoarding_covers = Una bertesca sta tra { $who } e { $about }: nessun tiro la attraversa
    .help = Tirate a chi sta nella bertesca, o da un altro esagono.
refusal-screen_blocks = Un mantelletto sta tra { $who } e { $about }
    .help = { $rule ->
        [A-MANT-05] Tirate da un'altra altezza, o da un altro esagono.
       *[other] Tirate da un altro esagono.
    }
refusal-out_of_slit_field = { $who } non può mirare { A($about) } da questa feritoia: troppo di lato
    .help = Una feritoia si apre su un sesto di cerchio da ogni parte del suo asse.
refusal-not_in_line_with_slit = { $who } non è in asse con la feritoia in { $about }
    .help = Mettetevi nella fila diritta di esagoni davanti alla feritoia.
refusal-not_at_its_height = { $who } non è all'altezza della porta davanti { A($about) }
    .help = Dalla porta di un castello si tira solo alla sua altezza.
refusal-only_at_the_opening = La finestra davanti { A($about) } non serve { A($who) }
    .help = Da fuori, mirate a qualcuno subito dietro la finestra, o venite al davanzale.
refusal-too_many_openings = Tra { $who } e { $about } c'è più di una porta o finestra
    .help = Se ne passa una; una seconda solo se il bersaglio vi sta dentro.
refusal-bows_only_through_slits = { $who } non può usarlo da una feritoia: { $about }
    .help = Possono solo archi e balestre.
refusal-adjacent_below_window = { $about } sta proprio sotto la finestra { DI($who) }
    .help = Da una finestra, così da vicino si tira solo a un cavaliere.
refusal-out_of_the_ditch = Dal fossato { $who } non può mirare { A($about) }
    .help = Uscite prima dal fossato.
refusal-ditch_hides = { $who } non vede nel fossato in { $about }
    .help = Andate al suo orlo, o tirate dalle mura.
refusal-straight_down = { $about } è sulla verticale { DI($who) }
    .help = Scegliete un bersaglio in un altro esagono.
refusal-bows_only_through_floor = { $who } non può usarlo verso l'alto attraverso il pavimento di una bertesca: { $about }
    .help = Possono solo archi e balestre.
refusal-no_bow_straight_down = { $who } non può usarlo dritto verso il basso: { $about }
    .help = Gettate pietre o un giavellotto.
refusal-no_such_cover = Ora non ci si può riparare { DA($about) }
    .help = Scegliete uno dei nemici nominati nella domanda.
refusal-somebody_in_the_way = { $by } sta tra { $who } e { $about }
    .help = Tirate da un altro esagono; da più lontano frecce e giavellotti passano sopra le teste.
refusal-no_fire_pots = { $who } non ha pentole incendiarie
    .help = Le lanciano solo i mazzafrusti.
refusal-nobody_moves = Non c'è nessuno in cammino su cui tirare
refusal-no_such_step = Questo movimento non ha quel passo su cui tirare
refusal-no_such_scope = Non si può trattenere il tiro per questo: { $about }

## Cariche
refusal-not_charge_sequence = { $who } può caricare solo nella sequenza delle cariche della propria fase
refusal-has_shot_no_attack = { $who } ha tirato in questa fase e non può più attaccare
refusal-charged_already = { $about } ha già subito una carica in questa fase
    .help = Attaccate nella sequenza di combattimento, o caricate qualcun altro.
refusal-not_in_front_arc = { $about } non è nell'arco frontale { DI($who) }
    .help = Scegliete qualcuno davanti al cavallo; si gira durante il movimento.
refusal-does_not_see = { $who } non vede { $about }
refusal-charge_too_short = Il percorso è troppo breve per una carica { DI($who) }: { $has } { N($has, "esagono", "esagoni") }, ne servono almeno { $needs }
    .help = Partite da più lontano, o fate un percorso più lungo.
refusal-tight_turn = { $who } non può ruotare sul posto durante una carica
    .help = Girate di un lato d'esagono alla volta.
refusal-target_not_before_head = { $who } non finirebbe con { $about } davanti alla testa del cavallo
    .help = Finite il percorso di fronte al bersaglio.
refusal-ends_overlap = { $who } finirebbe sugli esagoni di un altro del gruppo
refusal-group_too_small = Per una carica in gruppo servono { $needs } cavalieri, ciascuno con il suo bersaglio; ce { N($has, "n'è", "ne sono") } { $has }
    .help = Ogni cavaliere deve avere il proprio bersaglio.
refusal-group_not_adjacent = I cavalieri e i bersagli di una carica in gruppo devono toccarsi
refusal-cataphracts_against_foot = I catafratti caricano in gruppo solo gente a piedi
refusal-no_couched_lance = { $who } non può unirsi a una carica con la lancia in resta
    .help = Ci vuole un cavaliere o un nobile normanno che abbia ancora la lancia.
refusal-has_countered = { $who } è già andat{ O($who_gender) } incontro a una carica
refusal-not_head_to_head = { $who } deve finire testa a testa con il cavaliere che carica
    .help = Finite sugli ultimi due esagoni del percorso nemico, rivolti verso di lui.

## Combattimento
refusal-no_attackers = Nessun attaccante è nominato, o uno lo è due volte
refusal-has_attacked = { $who } ha già attaccato in questa fase
refusal-not_adjacent_enemy = { $who } non sta accanto { A($about) }
    .help = Andate a contatto nella sequenza di movimento.
refusal-at_another_height = { $has_by ->
        [yes] { $who } non può colpire { $about }: tra una scala e un muro si combatte solo dalla cima della scala
       *[no] { $who } non può colpire { $about }, che sta a un'altra altezza
    }
refusal-cannot_enter_there = { $has_by ->
        [yes] { $who } non potrebbe entrare dove sta { $about }, e quindi non può colpire lì: { $by }
       *[no] { $who } non potrebbe entrare dove sta { $about }, e quindi non può colpire lì
    }
    .help = Attaccate da un altro esagono.
refusal-prisoner_cannot = { $who } è prigionier{ O($who_gender) } e non può attaccare
    .help = Un prigioniero si batte solo quando un amico attacca uno dei guardiani.
refusal-did_not_take_part = { $about } non ha preso parte a questo combattimento
refusal-no_retreat_owed = { $about } non deve indietreggiare
refusal-not_a_way_back = { $who } non può indietreggiare in { $about }
    .help = Scegliete uno degli esagoni mostrati.
refusal-no_advance_offered = Nessuno è stato battuto: non si avanza
refusal-cannot_advance = { $who } non è in grado di avanzare
refusal-not_left_by_enemy = { $who } deve entrare prima in un esagono lasciato dagli sconfitti
refusal-cannot_fall_there = { $who } non può cadere in { $about }
    .help = Scegliete uno degli esagoni mostrati.
refusal-no_way_out = { $who } non può sganciarsi per di là
    .help = Il percorso deve essere libero e portare fuori dalla portata degli attaccanti.

## Formazioni
refusal-row_too_short = La fila è troppo corta per una formazione: { $has } { N($has, "uomo", "uomini") }, ne servono almeno { $needs }
refusal-not_a_hoplite = { $who } non può stare nei ranghi
    .help = Ci vogliono opliti del vostro campo, in piedi.
refusal-hurt_in_formation = { $who } ha subito un colpo e non può mettersi in formazione
refusal-wheeled_too_far = { $who } si è moss{ O($who_gender) } troppo per restare nei ranghi: { $needs } { N($needs, "punto speso", "punti spesi") }, { $has } { N($has, "permesso", "permessi") }
refusal-no_straight_row = Questa gente non sta in ranghi
    .help = Ci vuole una prima fila diritta, e gli altri subito dietro.
refusal-already_formed = Questa gente è già in questa formazione
refusal-no_such_formation = Il vostro campo non ha questa formazione
refusal-foulkon_already = Il foulkon è già chiuso, o già aperto, come volete
refusal-foulkon_too_thin = La formazione non è abbastanza profonda per un foulkon: { $has } { N($has, "rango completo", "ranghi completi") }, ne servono { $needs }
refusal-foulkon_moved = La formazione si è mossa troppo per chiudere o aprire il foulkon: { $needs } { N($needs, "punto speso", "punti spesi") }, { $has } { N($has, "permesso", "permessi") }

## I morti
refusal-clearing_needs_two = Bisogna essere in { $needs } per sgomberare i morti; nominati: { $has }
refusal-no_corpses = In { $about } non c'è nulla da sgomberare
refusal-clear_beside = I morti non si possono trascinare in { $about }
    .help = Scegliete un esagono accanto a uno dei due.
refusal-clear_would_bar = I morti sbarrerebbero { $about }, dove sta qualcuno
    .help = Scegliete un altro esagono.
refusal-clearing_on_foot = { $who } non può sgomberare i morti ora
    .help = Ci vuole gente valida del vostro campo, a piedi.
refusal-clearing_whole_phase = { $who } ha mosso, tirato, combattuto o lavorato in questa fase
    .help = Sgomberare un esagono richiede una fase intera.
refusal-too_far = { $who } è troppo lontan{ O($who_gender) } { DA($about) }: a { $needs } { N($needs, "esagono", "esagoni") }, { $has } al massimo
    .help = State sull'esagono o accanto.

## Prigionieri
refusal-no_capture_here = Non si può intimare { A($who) } di arrendersi: in questa battaglia non si fanno prigionieri
refusal-not_worth_capture = Non si può intimare { A($who) } di arrendersi
    .help = Si arrendono solo cavalieri e nobili che non siano storditi.
refusal-one_alone_demands_nothing = Uno solo non può indurre { $who } alla resa: servono più attaccanti
refusal-not_enough_to_yield = L'attacco è troppo debole perché { $who } si arrenda: serve una differenza di { $needs }, ed è di { $has }
    .help = Attaccate in più, e con più forza.
refusal-friend_beside_him = { $about } sta accanto { A($who) }, che quindi non si arrenderà
    .help = Prima scacciate { $about }.
refusal-no_prisoner = Ora non si può portar via { $who } come prigionier{ O($who_gender) }
refusal-needs_two_guards = Servono { $needs } guardiani per condurre { $who }; nominati e al suo fianco: { $has }
    .help = Due guardiani a piedi devono stare accanto al prigioniero.
refusal-cannot_be_led_there = { $who } non può seguire di lì: { $by }
refusal-not_at_the_edge = { $who } non sta al bordo della mappa
    .help = Prima conducete il prigioniero al bordo.
refusal-just_captured = { $who } è appena stat{ O($who_gender) } catturat{ O($who_gender) }
    .help = Un prigioniero può provare più tardi, quando un guardiano manca o è attaccato.
refusal-guarded = { $who } è sotto buona guardia
refusal-bound = { $who } è prigionier{ O($who_gender) } e senza armi: deve liberar{ LO($who_gender) } un amico
refusal-nobody_to_free = In { $about } non c'è nessuno che { $who } possa liberare
    .help = Un prigioniero fugge quando un guardiano manca o è attaccato dai suoi amici.
refusal-not_disarmed = { $who } non ha bisogno di armi
refusal-no_dead_beside = { $who } non trova armi qui
    .help = Andate in un esagono accanto a un combattente morto.
refusal-full_turn_of_work = { $who } non ha finito il lavoro
    .help = Ci vuole un turno intero senza muovere, tirare né combattere.

## Buoi e macchine
refusal-cannot_drive = { $who } non può guidare i buoi ora
    .help = Ci vuole una persona valida a piedi, nella sequenza di movimento della propria fase.
refusal-no_such_machine = { $who } non ha qui una macchina simile: { $about }
refusal-team_incomplete = { $who } non può guidare: davanti { A($about) } servono { $needs } buoi in vita, al loro posto; ce { N($has, "n'è", "ne sono") } { $has }
    .help = Attaccate un altro bue.
refusal-not_beside_both_oxen = { $who } non sta accanto ai due buoi
    .help = Andate in un esagono che li tocchi entrambi.
refusal-oxen_too_far = I buoi { DI($who) } non possono tirare così lontano: { $needs } { N($needs, "esagono chiesto", "esagoni chiesti") }, { $has } { N($has, "possibile", "possibili") } in questa fase
refusal-team_stopped = I buoi davanti { A($about) } hanno perso la loro guida in cammino: { $who } non può condurli oltre in questo turno
    .help = Nel prossimo turno si può.
refusal-path_ends_elsewhere = Il percorso indicato non finisce in { $about }
refusal-burden_does_not_pass = { $who } non può portare quel carico per { $about }: { $by }
    .help = Scegliete un percorso su questo piano, senza passare per un compagno né per una scala drizzata.
refusal-edge_of_map = I buoi { DI($who) } sono al bordo della mappa
    .help = Possono uscire solo da un'uscita del loro campo.
refusal-team_blocked = I buoi { DI($who) } non possono passare in { $about }: { $by }
    .help = I buoi tirano diritto, su terreno piano e libero.
refusal-cannot_hitch = { $who } non può fare questo lavoro ora
    .help = Ci vuole una persona valida a piedi, del campo a cui appartiene la macchina.
refusal-not_beside_ox = { $who } non sta accanto { A($about) }
refusal-ox_not_before_machine = { $about } non sta davanti alla macchina, o i buoi sono già due
    .help = { $who } deve prima portare il bue al suo posto.
refusal-ox_is_hitched = { $about } è attaccato a una macchina
    .help = Prima staccate la bestia.

## Squadre e scale
refusal-cannot_push = { $who } non può spingere { $about } adesso
    .help = Possono spingere solo uomini a piedi che non hanno fatto altro in questa fase.
refusal-not_beside_machine = { $who } non sta accanto { A($about) }
    .help = Deve venire su un esagono vicino.
refusal-crew_too_small = Per questo { N($needs, "serve", "servono") } { $needs } { N($needs, "uomo", "uomini") } { A($about) }; nominati: { $has }
    .help = Servono più uomini accanto, o un tratto più corto.
refusal-machine_too_far = Nessuna squadra spinge { $about } così lontano in un turno: { N($needs, "serve", "servono") } { $needs } { N($needs, "punto", "punti") }, { N($has, "ce n'è", "ce ne sono") } { $has }
refusal-team_in_the_way = Ci sono dei buoi attaccati davanti: { $about }
    .help = Prima si stacchino i buoi, o si lascino tirare.
refusal-carries_ladder = { $who } porta una scala e non può né tirare né combattere
    .help = Prima va posata la scala.
refusal-no_such_ride = Il cavaliere non può fermarsi lì
    .help = Va scelto uno degli esagoni proposti.

bar-corpses = i morti
bar-ladder = la scala
bar-edge = il bordo della mappa
bar-too_many_openings = più di una porta o finestra
bar-only_at_the_opening = la finestra scopre solo chi sta subito dietro
bar-not_at_its_height = non è all'altezza della porta
bar-not_in_line_with_slit = non è in linea con la feritoia
bar-out_of_slit_field = è troppo di lato per la feritoia
bar-screen_blocks = un mantelletto
bar-too_low_behind = l'estremo più basso è troppo vicino a ciò che sta in mezzo
bar-roof_hides = un tetto o un solaio
bar-from_the_opening = un muro
bar-wall_blocks = un muro
bar-bank_hides = il rilievo del terreno
bar-trees_block = un albero
bar-cauldron = la marmitta stessa
bar-standing_ladder = una scala drizzata
bar-storey = un altro piano
