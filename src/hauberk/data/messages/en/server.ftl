# What the server says: errors, the game master's bar, names of commands.

## Errors: what happened, what to do
error-no_such_game = There is no such game here. It may have been deleted; the home page lists those that are kept.
error-no_such_battle = There is no such battle here.
error-no_such_edition = There is no such edition.
error-no_such_rule = There is no such rule.
error-no_such_entry = The game has no such moment.
error-no_such_language = This language is not spoken here. There are English, French and Italian.
error-no_such_page = There is nothing at this address.
error-not_your_seat = This seat is not yours: you are watching. Nothing has changed.
error-no_such_siege = There is no such siege here. The list of sieges shows those that are.
error-no_fight = There is no fight to be fought on the map now.
error-out_of_turn = The other side decides now. Nothing has changed.
error-battle_over = The battle is over. Nothing has changed.
error-malformed = The message cannot be read. Nothing has changed.
error-too_large = The message is too large. Nothing has changed.
error-binary = Only text is read here. Nothing has changed.
error-not_stored = The command could not be written to disk, so it has been taken back. Look at the disk, then try again.
error-foreign_page = This request comes from another page and is turned away.
error-failed = Something went wrong on the server. Nothing has changed; the game is kept.
error-bad_record = This record cannot be taken over.
error-bad_case = This position cannot be ruled on as it stands. Every fault is listed.
error-old_game = This game was kept by another version of Hauberk and cannot be gone on with here. It lies on the disk untouched: its record can be saved.
error-captain_stuck = The captain does not know what to do here. The game is kept; take a step back, or leave it and come again.
error-no_hint = No captain can say anything here.

## The bar
bar-1 = { $left ->
        [0] Nobody can shoot now. Go on.
        [one] One man can still shoot: choose him, then a target.
       *[other] Choose who shoots, and at whom. { $left } men can still shoot.
    }
bar-2 = { $left ->
        [0] Nobody can charge now. Go on.
        [one] One rider can still charge: choose him, then whom.
       *[other] Choose who charges, and whom. { $left } riders can still do it.
    }
bar-3 = { $left ->
        [0] All have moved. Go on, or let somebody use what points are left.
        [one] Move your men. One of { $all } has not moved.
       *[other] Move your men. { $left } of { $all } have not moved.
    }
bar-waiting = { $number } { N($number, "man waits", "men wait") } beside the map and can come in.
bar-waiting-some = { $number } { N($number, "man waits", "men wait") } beside the map; { $ready } of them can come in now.
bar-waiting-none = { $number } { N($number, "man waits", "men wait") } beside the map and cannot come in now.
bar-3-idle = All have moved. Go on, or take the last move back.
bar-4 = { $left ->
        [0] Nobody can attack now. Go on.
        [one] One man can still attack: choose him, then whom.
       *[other] Choose who attacks whom. { $left } men can still do it.
    }
bar-5 = The stunned get up.
bar-over-won = The battle is over. Victory: { $side }.
bar-failed = Something went wrong on the server: it cannot say what may be done here. Commands are still taken, and so is taking back.
line-untold = What happened here cannot be told.
bar-over-draw = The battle is over, and nobody has won.
warn-1 = { $number } { N($number, "man could", "men could") } still shoot.
warn-2 = { $number } { N($number, "rider could", "riders could") } still charge.
warn-3 = { $number } { N($number, "man has", "men have") } not moved.
warn-4 = { $number } { N($number, "man could", "men could") } still attack.
warn-waiting = { $number } { N($number, "man still waits", "men still wait") } beside the map and could come in.
idle-1 = Nobody shot.
idle-2 = Nobody charged.
idle-3 = Nobody moved.
idle-4 = Nobody attacked.
idle-5 = Nobody had to get up.
undone = { $side }: the last command is taken back.

## Buttons
act-done = Done
act-shoot = Shoot
act-shoot_back = Shoot
act-hold_fire = Hold fire
act-move = Move
act-mount = Mount
act-dismount = Dismount
act-take_bridle = Take the bridle
act-let_go = Let go
act-lift = Take on the back
act-lay_down = Lay down
act-push_horse = Push the horse aside
act-enter = Come onto the field
act-leave = Leave the field
act-form_up = Form ranks
act-foulkon = Foulkon
act-drive = Drive the team
act-push_machine = Push the machine
act-hitch = Hitch
act-escort = Lead the prisoner
act-rearm = Take weapons
act-charge = Charge
act-group_charge = Charge together
act-counter_charge = Counter-charge
act-let_come = Await the charge
act-ride_on = Ride on
act-attack = Attack
act-clear_hex = Clear the hex
act-stand_fast = Stand and fight
act-withdraw = Ride off
act-take_hit = Take the blow
act-take_cover = Take cover
act-retreat = Retreat
act-advance = Advance
act-hold_ground = Hold the ground
act-fall = Fall
act-work = Work

## Answers
do-done = end { $sequence }
do-shoot = { $man } shoots at { $target } ({ $weapon })
do-shoot_back = { $rides ->
        [yes] { $man } shoots at { $target } on { $hex } after { $steps } { N($steps, "hex", "hexes") } ({ $weapon })
       *[no] { $man } shoots at { $target } on { $hex } ({ $weapon })
    }
do-hold_fire-path = hold fire
do-hold_fire-man = hold fire whatever he does in this phase
do-move = { $man } goes to { $hex }
do-mount = { $man } mounts { $horse }
do-dismount = { $man } gets down onto { $hex }
do-take_bridle = { $man } takes { $beast } by the bridle
do-let_go = { $man } lets { $beast } go
do-lift = { $man } takes { $body } on { HIS($man_gender) } back
do-lay_down = { $man } lays the body down on { $hex }
do-push_horse = { $man } pushes { $horse } to { $hex }
do-enter = { $man } comes onto the field at { $hex }
do-leave = { $man } leaves the field
do-form_up = { $men } form ranks
do-foulkon = { $closed ->
        [yes] close the ranks into a foulkon
       *[no] open the foulkon
    }
do-drive = { $man } drives { $machine } { $hexes } { N($hexes, "hex", "hexes") } on
do-push_machine = { $men } push { $machine } by { $hexes } { N($hexes, "hex", "hexes") }
do-hitch = { $man } works at { $ox } and { $machine }
do-escort = { $man } is led to { $hex }
do-rearm = { $man } takes the weapons of a dead man
do-charge = { $man } charges { $target }, ending on { $hex }
do-group_charge = { $men } charge together
do-counter_charge = { $man } rides to meet the charge on { $hex }
do-let_come = let it come
do-ride_on = { $hexes ->
        [0] stop here
        [one] ride on one hex
       *[other] ride on { $hexes } hexes
    }
do-attack = { $men } { N($men_count, "attacks", "attack") } { $target }{ $demand ->
        [yes] , calling on { G($target_gender, "him", "her") } to yield
       *[no] {""}
    }
do-clear_hex = { $men } drag the dead from { $hex } to { $to }
do-stand_fast = stand and fight
do-withdraw = ride off to { $hex }
do-take_hit = { $man } takes the blow
do-take_cover = { $man } takes cover against { $target }
do-retreat = { $man } goes back to { $hex }{ $room ->
        [yes] ; { $makes_room } { N($makes_room_count, "makes", "make") } room ({ $places })
       *[no] {""}
    }
do-advance = { $man } follows onto { $hex }
do-hold_ground = nobody follows
do-work = { $task } ({ $men })
do-fall = fall onto { $hex }{ $room ->
        [yes] ; { $makes_room } { N($makes_room_count, "makes", "make") } room ({ $places })
       *[no] {""}
    }

## Forecasts
outcome-nothing = nothing happens
outcome-healthy = { $who } gets up
outcome-wounded = { $who } wounded
outcome-stunned = { $who } stunned
outcome-dead = { $who } killed
outcome-captured = { $who } taken prisoner
outcome-unhorsed = { $who } unhorsed
outcome-slowed = { $who } slowed down
outcome-asked-retreat_owed = { $men } must go back
outcome-asked-casualty_asked = one of the attackers pays
outcome-asked-advance_offered = the way forward is open
outcome-asked-fall_asked = { $men } falls from the saddle
outcome-asked-landing_asked = { $men } falls
outcome-asked-cover_asked = { $men } chooses on which side to be covered
outcome-asked-other = a decision follows
reckoning-fought = Combat
reckoning-impact = Where it lands
reckoning-hit = What it does
reckoning-tested = What the die decides
reckoning-infiltration_tested = Infiltration
face-impact-on_target = on target
face-impact-strays = strays
face-impact-lost = lost

## Captains
captain-cautious = Cautious
captain-cautious-about = Keeps his men together and under cover, and waits for your mistake.
captain-steady = Steady
captain-steady-about = Takes what the odds give him, no more and no less.
captain-rash = Rash
captain-rash-about = Charges first. Sometimes that is enough.
strength-1 = Squire
strength-1-about = Sees one step ahead and not always clearly.
strength-2 = Captain
strength-2-about = Knows his trade.
strength-3 = Marshal
strength-3-about = Thinks before he moves, and thinks of your answer too.
captain-name =
    { $temper ->
        [cautious] Cautious
        [rash] Rash
       *[steady] Steady
    } { $rank }
favoured-even = Neither side is clearly favoured. { $games } battles between two equal captains, victories of the first side: { $share } %.
favoured-side = { $side }: { $share } % of the victories in { $games } battles between two equal captains.
favoured-unknown = Nobody has counted yet.

# What hovering over a place tells
place-door-closed = shut
place-door-open = open
place-door-broken = broken
place-gate = { $thing }: { $state }
place-post = { $thing } is worked from here: { $state }
place-fire = Burning: turn { $age } of { $turns }
place-greek = Greek fire: turn { $age } of { $turns }
place-naphtha = Covered with naphtha
place-damage = Damaged: { $grades } of { $all } grades
place-ladder = A ladder { $state ->
        [stands] stands here
        [carried] is carried here
       *[lies] lies here
    }
place-thing = { $thing }
place-loaded = Served for { $turns } of { $all } { N($all, "turn", "turns") } since the last shot
place-ready = Ready again in { $turns } { N($turns, "turn", "turns") }
place-worn = Worn: { $points } of { $all } points lost
place-lost = { $number } { N($number, "hex", "hexes") } of it destroyed
rule-source-own = computer version
