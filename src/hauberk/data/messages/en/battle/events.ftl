# The story: one key for each kind of event, with its variants behind a hyphen.

## The turn
event-phase_began = Turn { $turn }: { $side }.
event-sequence_began = { $sequence }.
event-recovered = { $who } gets up again.
event-battle_ended-won = The battle is over. Victory: { $side }.
event-battle_ended-draw = The battle is over. Nobody has won.
event-rolled = A die is thrown: { $face }.

## Movement
event-moved-walks = { $who } goes to { $hex }.
event-moved-rides = { $who } rides to { $hex }.
event-moved-carries = { $who } carries { $body } to { $hex }.
event-moved-leads = { $who } leads { $beasts } to { $hex }.
event-infiltration_tested-passes = { $who } slips past the enemy at { $hex }.
event-infiltration_tested-stopped = { $who } tries to get past the enemy at { $hex } and is stopped.
event-infiltration_tested-struck = { $who } tries to get past the enemy at { $hex } and is struck.
event-halted = { $who } goes no farther.
event-stepped_back = { $who } steps back to { $hex }.
event-movement_cut = { $who } is slowed down: { $points } { N($points, "point", "points") } left.
event-movement_cut-spent = { $who } has { $points } { N($points, "point", "points") } left.
event-mounted_up = { $who } mounts { $horse }.
event-dismounted = { $who } dismounts at { $hex }.
event-bridle_taken = { $who } takes { $beast } by the bridle.
event-bridle_missed = { $who } reaches for the bridle of { $beast } and misses it.
event-bridle_dropped = { $who } lets go of { $beast }.
event-horse_moved = { $beast } is pushed to { $hex }.
event-lifted = { $who } takes { $body } on { HIS($who_gender) } back.
event-laid_down = { $who } lays { $body } down at { $hex }.
event-corpses_cleared-dragged = { $men } drag the dead to { $hex }: { $corpses }.
event-corpses_cleared-sunk = { $men } drag the dead into the water: { $corpses }.
event-entered-walks = { $who } comes onto the field at { $hex }.
event-entered-rides = { $who } rides onto the field at { $hex }.
event-left-goes = { $who } leaves the field.
event-left-captive = { $who } is led off the field as a prisoner.

## Shooting
event-fire_held = { $side }: nobody shoots.
event-shot = { $shot } { $outcome }.
shot = { $weapon ->
        [lance] { $who } throws { HIS($who_gender) } lance at { $target }
        [javelin] { $who } throws a javelin at { $target }
        [dagger] { $who } throws a dagger at { $target }
        [sling] { $who } slings a stone at { $target }
        [staff_sling] { $who } hurls a shot from the staff sling at { $target }
       *[other] { $who } shoots at { $target }
    }
shot-lost = { $why ->
        [off_map] and misses: it flies off the map
        [own_hex] and misses: it would come down on the shooter's own hex
        [no_line] and misses: something bars its way
        [wide] and misses: it flies wide
       *[unknown] and misses
    }
shot-nobody = and hits nobody
shot-strays_empty = but the shot goes astray to { $hex }
shot-strays_harmless = but the shot goes astray to { $hex } and does { $victim } no harm
shot-strays = but the shot goes astray to { $hex } and hits { $victim }
shot-harmless = and hits without doing harm
shot-driven_back = and drives { HIM($target_gender) } back
shot-slowed = and slows { HIM($target_gender) } down
shot-wounded = and wounds { HIM($target_gender) }
shot-stunned = and stuns { HIM($target_gender) }
shot-killed = and kills { HIM($target_gender) }
shot-unhorsed = and brings { HIM($target_gender) } down from the saddle
shot-horse_killed = and kills the horse under { HIM($target_gender) }

## Wounds
event-hurt-stunned = { $rule ->
        [SC-MOAT-03] { $who } falls into the ditch and is stunned.
        [RULING-A-MOAT-02] { $who } falls into the ditch and is stunned.
       *[other] { $who } is stunned.
    }
event-hurt-wounded = { $rule ->
        [RETREAT-07] { $who } cannot get away and is wounded.
       *[other] { $who } is wounded.
    }
event-hurt-dead = { $rule ->
        [WATER-04] { $who } drowns.
        [SC-MOAT-03] { $who } falls into the ditch and dies.
        [RULING-A-MOAT-02] { $who } falls into the ditch and dies.
        [RETREAT-07] { $who } cannot get away and is killed.
        [FIRE-08] { $who } dies in the flames.
        [SC-FIRE-05] { $who } dies in the flames.
        [STATE-04] { $who } lies stunned, cannot get away and is killed.
        [STATE-05] { $who } lies stunned among enemies and is killed.
        [UNHORSE-03] { $who } falls among enemies and is killed.
        [RULING-T-19] { $who } is dropped in the press and dies.
       *[other] { $who } is killed.
    }
event-unhorsed = { $who } is thrown from the saddle.
event-fell = { $who } falls to the ground at { $hex }.

## Melee
event-attack_declared-attack = { $attack }.
event-attack_declared-charge = { $attack }.
event-fought = { $attack } { $outcome }.
blow-attack = { $men } { N($men_count, "attacks", "attack") } { $target }
blow-charge = { $men } { N($men_count, "rides", "ride") } at { $target }
blow-nothing = to no effect
blow-struck_down = but { N($men_count, "is", "are") } struck down
blow-one_down = but one of them is struck down
blow-thrown_back = but { N($men_count, "is", "are") } thrown back
blow-pikes_broken = and { N($men_count, "breaks", "break") } the pikes before { HIM($target_gender) }
blow-pikes_hold = but the pikes hold
blow-ranks_hold = but the ranks hold
blow-driven_back = and { N($men_count, "drives", "drive") } { HIM($target_gender) } back
blow-stunned = and { N($men_count, "stuns", "stun") } { HIM($target_gender) }
blow-wounded = and { N($men_count, "wounds", "wound") } { HIM($target_gender) }
blow-killed = and { N($men_count, "kills", "kill") } { HIM($target_gender) }
blow-unhorsed = and { N($men_count, "throws", "throw") } { HIM($target_gender) } from the saddle
event-yield_asked-yields = { $men } { N($men_count, "calls", "call") } on { $target } to yield, and { HE($target_gender) } yields.
event-yield_asked-refuses = { $men } { N($men_count, "calls", "call") } on { $target } to yield, but { HE($target_gender) } fights on.
event-captured = { $who } is a prisoner.
event-freed = { $who } slips away from { HIS($who_gender) } captors.
event-rearmed = { $who } has found weapons among the dead.
event-escorted = { $men } { N($men_count, "leads", "lead") } their prisoner { $who } to { $hex }.
event-retreated-back = { $who } falls back to { $hex }.
event-retreated-aside = { $who } makes room and steps to { $hex }.
event-advanced = { $who } follows to { $hex }.
event-withdrew = { $who } refuses the fight and rides off to { $hex }.

## Charges
event-charge_declared-alone = { $who } makes ready to charge { $target }.
event-charge_declared-group = { $who } couches { HIS($who_gender) } lance against { $target }.
event-counter_charge_declared = { $who } rides out to meet { $target }.
event-charge_void-evaded = { $target } has got away, and the charge of { $who } comes to nothing.
event-charge_void-stopped = The charge of { $who } at { $target } comes to nothing.
event-rode = { $who } gallops to { $hex }.

## Formations
event-formation_formed = { $men } form ranks with pikes lowered.
event-formation_left = { $who } is out of the ranks.
event-formation_dissolved = The ranks break up: { $men }.
event-foulkon_changed-closed = The ranks close into a foulkon: { $men }.
event-foulkon_changed-opened = The foulkon opens: { $men }.
event-pikes_changed-up = The pikes before { $who } are lowered again.
event-pikes_changed-gone = There are no pikes before { $who } any more.

## Oxen
event-driven = { $who } drives { $machine } on by { $hexes ->
        [1] one hex.
       *[other] { $hexes } hexes.
    }
event-pushed = { $who } { N($who_count, "pushes", "push") } { $machine } by { $hexes ->
        [1] one hex.
       *[other] { $hexes } hexes.
    }
event-machine_left = { $machine } leaves the field.
event-work_begun = { $who } sets to work.
event-team_changed-hitched = { $who } has put { $beasts } to { $machine }.
event-team_changed-unhitched = { $who } has taken { $beasts } out of the team of { $machine }.
