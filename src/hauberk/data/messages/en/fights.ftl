# Fights of a siege: who ends them, who goes round, patrols, sallies, beasts that are led in.
edge-1 = the upper edge
edge-2 = the right-hand edge
edge-3 = the lower edge
edge-4 = the left-hand edge
patrol-of = the patrol of { $first }

act-go_round = Go round
act-call_off = End the fight
act-call_patrol = Call a patrol
do-go_round = { $man } goes round to { $way }
do-call_off = { $when ->
    [gathered] break off the assault
    [surrender] yield
   *[any] withdraw from the fight
}
do-call_patrol = { $patrol } comes by { $way }

event-went_round = { $who } goes round to { $way }.
event-patrol_called = { $patrol } comes up by { $way }: { $men }.
event-led_in = { $who } leads { $beast } onto the field at { $hex }.
event-stayed_behind = { $who } has not come out in time and stays inside.
victory-called_off = the assault is broken off before the last redoubt
victory-withdrew = { $side } withdraw from the fight
victory-surrendered = { $side } yield
roll-patrol = die for a patrol

question-patrol_asked = { $side }: { $first ->
    [yes] the first patrol comes. Which one, and by which way?
   *[no] a further patrol comes. Which one, and by which way?
}

refusal-still_going_round = { $who } is going round the field and can come in only when this sequence is over
refusal-no_way_round = { $who } comes in along the side where { HE($who_gender) } stands, and by no other
refusal-stands_there = { $who } stands there already
refusal-no_room_for_beasts = There is no room at { $about } for the beasts that { $who } leads
refusal-no_such_patrol = There is no such patrol, or it has come already
refusal-not_by_this_way = No patrol can come by this way now
refusal-patrol_comes_up = { $who } has only just come up: a patrol shoots at nobody who moves in the first turn
refusal-cannot_call_off = This is no fight that you could end by a word
refusal-not_all_gathered = Not all the defenders are in their redoubt: the assault goes on

verb-go_round = go round, round
verb-call_off = call off, withdraw from the fight
verb-call_patrol = call patrol, patrol
word-way = by, to, way
word-patrol = patrol
word-row = right
part-way = the way in
part-patrol = which patrol
part-row = which right
text-then-patrol_asked = then a patrol comes
text-sure = That ends the fight. Say it once more if you mean it.
text-sure-forfeit = Say it once more to do it all the same.
outcome-asked-patrol_asked = a patrol comes

table-call-off-sure = Once more: that ends the fight
table-help-patrol_asked = Your men have seen the foragers. Choose the patrol that comes and the side by which it comes.
