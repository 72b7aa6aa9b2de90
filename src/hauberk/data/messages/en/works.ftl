# Works: what is done with hands, tools and machines.
# task-NAME: on the button. worked-NAME: the story. tested-NAME-RESULT: what the die decided. thing-KIND: what things are called.

task-open_door = Open { $thing }
task-shut_door = Shut { $thing }
worked-open_door = { $who } opens { $thing }.
worked-shut_door = { $who } shuts { $thing }.

thing-ladder = the ladder
thing-church_door = the church door
thing-castle_gate = the castle gate
thing-keep_door = the keep door
thing-postern = the postern
thing-tilting_gate = the tilting gate
thing-drawbridge = the drawbridge

event-ground_set = { $place } is now { $ground }.
event-ground_set-gone = Nothing is left at { $place }.
event-fire_set-lit = Fire at { $place }!
event-fire_set-out = The fire at { $place } is out.
event-shifted-fell = { $who } falls to { $place }.
event-shifted-jumped = { $who } jumps down to { $place }.
event-shifted-carried = { $who } is carried along to { $place }.
event-shifted-thrown = { $who } is thrown to { $place }.

refusal-no_such_task = Nobody knows such a work
refusal-cannot_work = { $who } cannot work now
refusal-no_such_door = There is no such door
refusal-door_broken = The door is broken and stays open
refusal-door_so_already = It is so already
refusal-not_at_the_door = { $who } does not stand where the door is worked from
refusal-needs_a_full_turn = { $who } must stand there for a full turn first, doing nothing else
refusal-astride_a_wall = { $who } cannot stop with the low wall under his horse
refusal-halts_in_trench = { $who } can jump the trench, but his horse cannot stop in it
