# Les ouvrages : ce qui se fait avec les mains, les outils et les engins.

task-open_door = Ouvrir { $thing }
task-shut_door = Fermer { $thing }
worked-open_door = { $who } ouvre { $thing }.
worked-shut_door = { $who } ferme { $thing }.

thing-ladder = l'échelle
thing-church_door = la porte de l'église
thing-castle_gate = la porte du château
thing-keep_door = la porte du donjon
thing-postern = la poterne
thing-tilting_gate = la porte basculante
thing-drawbridge = le pont-levis

event-ground_set = { $place } : { $ground } désormais.
event-ground_set-gone = Il ne reste rien en { $place }.
event-fire_set-lit = Le feu prend en { $place } !
event-fire_set-out = Le feu est éteint en { $place }.
event-shifted-fell = { $who } tombe en { $place }.
event-shifted-jumped = { $who } saute en { $place }.
event-shifted-carried = { $who } est emporté jusqu'en { $place }.
event-shifted-thrown = { $who } est projeté en { $place }.

refusal-no_such_task = Nul ne connaît un tel ouvrage
refusal-cannot_work = { $who } ne peut pas travailler maintenant
refusal-no_such_door = Il n'y a pas de telle porte
refusal-door_broken = La porte est brisée et reste ouverte
refusal-door_so_already = Elle l'est déjà
refusal-not_at_the_door = { $who } n'est pas là d'où la porte se manœuvre
refusal-needs_a_full_turn = { $who } doit d'abord rester là un tour entier sans rien faire d'autre
refusal-astride_a_wall = { $who } ne peut pas s'arrêter avec le muret sous son cheval
refusal-halts_in_trench = { $who } peut sauter la tranchée, mais son cheval ne s'y arrête pas
