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

# Fire
task-set_fire = Set fire to { $place }
task-put_out = Fight the fire at { $place }
task-flaming_arrow = Shoot a flaming arrow at { $place }
worked-set_fire = { $who } puts a torch to { $place }.
worked-put_out = { $who } fights the fire at { $place }.
worked-flaming_arrow = { $who } shoots a flaming arrow at { $place }.
event-flaming_arrow = { $who } shoots a flaming arrow at { $place }.
tested-put_out-out = The fire at { $place } goes out.
tested-put_out-burns = It burns on at { $place }.
tested-flaming_arrow-lit = The arrow sets { $place } alight.
tested-flaming_arrow-spent = The arrow goes out at { $place }.
tested-flaming_arrow-wide = The arrow misses { $place }.
tested-spread-lit = The flames leap over to { $place }.
tested-spread-spared = The flames do not reach { $place }.
tested-stunned_in_fire-wakes = { $who } comes round in the flames.
tested-stunned_in_fire-dies = { $who } burns without waking.
tested-naphtha-killed = { $who } perishes in the burning naphtha.
tested-naphtha-wounded = { $who } runs burning out of the naphtha.
tested-naphtha-flees = { $who } escapes from the burning naphtha.

refusal-one_man_lights = One man lights a fire
refusal-one_man_at_the_fire = Each man fights the fire for himself
refusal-one_man_shoots = One archer shoots at a time
refusal-nothing_to_burn = Nothing at { $about } would burn
refusal-burns_already = { $about } is burning already
refusal-not_beside_it = { $who } does not stand beside { $about }
refusal-no_fire_there = Nothing burns at { $about }
refusal-greek_fire_burns_on = Nobody puts out Greek fire
refusal-busy_this_phase = { $who } has moved, shot, fought or worked in this phase
refusal-no_bow = { $who } has no bow for flaming arrows
refusal-no_flaming_arrows_left = { $who } has no flaming arrows left
task-break_door = Break in { $thing }
task-cut_canvas = Cut the canvas
task-destroy_bridge = Destroy the bridge
task-lay_gangway = Lay a gangway
worked-break_door = { $who } break in the { $thing }.
worked-cut_canvas = { $who } cuts the canvas at { $place }.
worked-destroy_bridge = { $who } destroy the bridge at { $place }.
worked-lay_gangway = { $who } lay a gangway at { $place }.
tested-landing-safe = { $who } lands safely at { $place }.
tested-landing-wounded = { $who } lands badly at { $place }.
refusal-works_on_foot = { $who } must get off his horse for that
refusal-opens_from_inside = { $who } stands outside: it is opened only from inside
refusal-too_weak_for_winch = { $who } is wounded and cannot turn the winch
refusal-somebody_in_the_door = { $who } cannot do that while somebody stands there
refusal-too_strong_for_hands = This gate is too strong for bare hands
refusal-needs_two_men = That takes two men
refusal-not_beside_the_door = Both men must stand beside the door, on the same side of it
refusal-needs_two_turns = { $who } must stand there for two full turns first, doing nothing else
refusal-no_canvas_there = There is no canvas to cut at { $about } from here
refusal-no_bridge_there = There is no bridge at { $about }
refusal-defenders_bridge = Only the defenders destroy their bridge
refusal-somebody_on_the_bridge = Somebody is still on the bridge at { $about }
refusal-no_gap_there = No destroyed bridge gapes at { $about }

# Greek fire
task-shoot_siphon = Shoot the siphon at { $place }
worked-shoot_siphon = { $who } aim the siphon at { $place }.
tested-shoot_siphon-works = The siphon spews naphtha over { $place } and all around it.
tested-shoot_siphon-jams = The siphon jams and is silent for good.
tested-shoot_siphon-bursts = The siphon bursts and drenches those around it.
refusal-no_such_siphon = There is no such siphon
refusal-needs_a_crew_of_two = A siphon needs two men beside it
refusal-siphon_jammed = The siphon is jammed
refusal-siphon_not_ready = { $about ->
    [one] The siphon is ready in one turn
   *[other] The siphon is ready in { $about } turns
}
refusal-outside_the_arc = { $about } lies outside the arc of the siphon
refusal-no_line_of_fire = There is no clear line to { $about }
