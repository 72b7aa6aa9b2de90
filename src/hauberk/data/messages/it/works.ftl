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
