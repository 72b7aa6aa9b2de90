# Le opere: ciò che si fa con le mani, gli attrezzi e le macchine.

task-open_door = Apri { $thing }
task-shut_door = Chiudi { $thing }
worked-open_door = { $who } apre { $thing }.
worked-shut_door = { $who } chiude { $thing }.

thing-ladder = la scala
thing-church_door = la porta della chiesa
thing-castle_gate = la porta del castello
thing-keep_door = la porta del mastio
thing-postern = la postierla
thing-tilting_gate = la porta basculante
thing-drawbridge = il ponte levatoio

event-ground_set = { $place }: ora { $ground }.
event-ground_set-gone = Non resta nulla in { $place }.
event-fire_set-lit = Il fuoco divampa in { $place }!
event-fire_set-out = Il fuoco in { $place } è spento.
event-shifted-fell = { $who } cade in { $place }.
event-shifted-jumped = { $who } salta giù in { $place }.
event-shifted-carried = { $who } è portato in { $place }.
event-shifted-thrown = { $who } è scagliato in { $place }.

refusal-no_such_task = Nessuno conosce un simile lavoro
refusal-cannot_work = { $who } non può lavorare adesso
refusal-no_such_door = Non c'è una porta simile
refusal-door_broken = La porta è sfondata e resta aperta
refusal-door_so_already = È già così
refusal-not_at_the_door = { $who } non sta dove si manovra la porta
refusal-needs_a_full_turn = { $who } deve prima restare lì un turno intero senza fare altro
refusal-astride_a_wall = { $who } non può fermarsi con il muretto sotto il cavallo
refusal-halts_in_trench = { $who } può saltare la trincea, ma il cavallo non vi si ferma

# Il fuoco
task-set_fire = Appicca il fuoco in { $place }
task-put_out = Combatti il fuoco in { $place }
task-flaming_arrow = Scaglia una freccia infuocata su { $place }
worked-set_fire = { $who } appicca il fuoco in { $place }.
worked-put_out = { $who } combatte il fuoco in { $place }.
worked-flaming_arrow = { $who } scaglia una freccia infuocata su { $place }.
event-flaming_arrow = { $who } scaglia una freccia infuocata su { $place }.
tested-put_out-out = Il fuoco in { $place } si spegne.
tested-put_out-burns = In { $place } il fuoco non cede.
tested-flaming_arrow-lit = La freccia incendia { $place }.
tested-flaming_arrow-spent = La freccia si spegne in { $place }.
tested-flaming_arrow-wide = La freccia manca { $place }.
tested-spread-lit = Le fiamme arrivano in { $place }.
tested-spread-spared = Le fiamme non raggiungono { $place }.
tested-stunned_in_fire-wakes = { $who } rinviene tra le fiamme.
tested-stunned_in_fire-dies = { $who } brucia senza rinvenire.
tested-naphtha-killed = { $who } muore nella nafta in fiamme.
tested-naphtha-wounded = { $who } esce ustionato dalla nafta.
tested-naphtha-flees = { $who } scampa alla nafta in fiamme.

refusal-one_man_lights = È un uomo solo ad appiccare il fuoco
refusal-one_man_at_the_fire = Ognuno combatte il fuoco per sé
refusal-one_man_shoots = Tira un arciere alla volta
refusal-nothing_to_burn = In { $about } non c'è nulla che bruci
refusal-burns_already = { $about } brucia già
refusal-not_beside_it = { $who } non è accanto a { $about }
refusal-no_fire_there = In { $about } non brucia nulla
refusal-greek_fire_burns_on = Nessuno spegne il fuoco greco
refusal-busy_this_phase = { $who } si è mosso, ha tirato, combattuto o lavorato in questa fase
refusal-no_bow = { $who } non ha un arco per frecce infuocate
refusal-no_flaming_arrows_left = { $who } non ha più frecce infuocate
task-break_door = Sfondare { $thing }
task-cut_canvas = Tagliare il telo
task-destroy_bridge = Distruggere il ponte
task-lay_gangway = Gettare una passerella
worked-break_door = { $who } sfondano la { $thing }.
worked-cut_canvas = { $who } taglia il telo in { $place }.
worked-destroy_bridge = { $who } distruggono il ponte in { $place }.
worked-lay_gangway = { $who } gettano una passerella in { $place }.
tested-landing-safe = { $who } atterra senza danno in { $place }.
tested-landing-wounded = { $who } atterra male in { $place }.
refusal-works_on_foot = { $who } deve prima scendere da cavallo
refusal-opens_from_inside = { $who } è fuori: si apre solo dall'interno
refusal-too_weak_for_winch = { $who } è ferito e non può girare l'argano
refusal-somebody_in_the_door = { $who } non può farlo finché qualcuno sta lì
refusal-too_strong_for_hands = Questa porta è troppo forte per le sole mani
refusal-needs_two_men = Ci vogliono due uomini
refusal-not_beside_the_door = I due uomini devono stare accanto alla porta, dallo stesso lato
refusal-needs_two_turns = { $who } deve prima restare lì due turni interi senza fare altro
refusal-no_canvas_there = Da qui non c'è telo da tagliare in { $about }
refusal-no_bridge_there = Non c'è nessun ponte in { $about }
refusal-defenders_bridge = Solo i difensori distruggono il loro ponte
refusal-somebody_on_the_bridge = Qualcuno è ancora sul ponte in { $about }
refusal-no_gap_there = Nessun ponte distrutto in { $about }

# Il fuoco greco
task-shoot_siphon = Punta il sifone su { $place }
worked-shoot_siphon = { $who } puntano il sifone su { $place }.
tested-shoot_siphon-works = Il sifone vomita nafta su { $place } e tutt'intorno.
tested-shoot_siphon-jams = Il sifone si inceppa e tace per sempre.
tested-shoot_siphon-bursts = Il sifone scoppia e inonda chi gli sta intorno.
refusal-no_such_siphon = Non c'è un tale sifone
refusal-needs_a_crew_of_two = Servono due uomini accanto al sifone
refusal-siphon_jammed = Il sifone è inceppato
refusal-siphon_not_ready = { $about ->
    [one] Il sifone sarà pronto tra un turno
   *[other] Il sifone sarà pronto tra { $about } turni
}
refusal-outside_the_arc = { $about } è fuori dall'arco del sifone
refusal-no_line_of_fire = La linea verso { $about } non è libera
