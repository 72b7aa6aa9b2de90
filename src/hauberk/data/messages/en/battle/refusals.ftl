# Refusals: what stops a player; `.help` says what would allow it, where that is known. The rule in brackets is added by the program.

## The turn
refusal-battle_over = The battle is over
refusal-answer_first = { $has_question ->
        [yes] Another decision comes first: { $question }
       *[no] Another decision comes first
    }
    .help = Answer the open question, then go on.
refusal-question_not_open = { $has_question ->
        [yes] Nobody asks that now; to be decided is: { $question }
       *[no] Nobody asks that now
    }
refusal-not_in_this_sequence = This has no place in the present sequence: { $about }
    .help = End the sequence, or wait for the right one.
refusal-nobody_of_that_name = Nobody here is called { $about }
refusal-no_such_hex = There is no such hex on this map
refusal-nothing_to_undo = There is nothing of yours to take back
refusal-others_turn = The other side decides now, so nothing can be taken back
refusal-dice_were_thrown = A die has been thrown, so this cannot be taken back
refusal-seen_by_now = What has been seen cannot be unseen
refusal-not_yours = { $who } cannot be given orders now
    .help = Choose somebody of your own side who is on the field.
refusal-stunned_cannot = { $who } can do nothing: stunned, off the field, or carrying somebody
    .help = The stunned get up in the last sequence of their own phase.

## Movement
refusal-beast_is_led = { $who } does not move by itself
    .help = Somebody must take the bridle and lead it.
refusal-has_charged = { $who } has charged in this phase
    .help = { HE($who_gender) } can act again in the next phase of { HIS($who_gender) } side.
refusal-has_worked = { $who } has spent this phase on other work
refusal-movement_over = { $who } has finished moving in this phase
refusal-empty_path = No way is given for { $who }
    .help = Name the hexes to be entered, one after the other.
refusal-not_adjacent = { $about } does not lie beside the hex { $who } comes from
    .help = Go hex by hex.
refusal-not_in_front = { $who } can only ride into the hexes before the horse's head
    .help = Turn on the spot first, or ride a curve.
refusal-step_back_alone = { $who } can step back only instead of any other movement
    .help = Step back before anything else, and stop there.
refusal-enemy_in_the_way = { $by } stands at { $about }, so { $who } cannot pass
    .help = Go round, or drive the enemy off first.
refusal-machine_in_the_way = { $by } stands at { $about }, so { $who } cannot pass
    .help = Go round it.
refusal-closed_side = { $has_by ->
        [yes] { $who } cannot enter { $about } from this side: { $by }
       *[no] { $who } cannot enter { $about } from this side
    }
    .help = Come along its axis, or from a side without an obstacle.
refusal-impassable = { $who } cannot go there: { $about }
    .help = Choose other ground; some of it is barred only to horses or to armour.
refusal-corpses_bar = So many dead lie at { $about } that { $who } cannot pass
    .help = Two people on foot can clear the hex in the combat sequence.
refusal-not_enough_points = { $has_about ->
        [yes] { $who } has not enough movement points for { $about }: it takes { $needs }, there { N($has, "is", "are") } { $has }
       *[no] { $who } has not enough movement points left: it takes { $needs }, there { N($has, "is", "are") } { $has }
    }
    .help = Choose a shorter or easier way.
refusal-no_way_to = No way leads { $who } to { $about }
refusal-hemmed_in = { $who } can step onto none of the hexes around
refusal-occupied = { $about } is taken by { $by }, so { $who } cannot stop there
    .help = Choose a free hex, or let the other one go first.
refusal-on_friend = { $who } cannot stop where { $about } stands
    .help = Let { $about } move away first, or stop elsewhere.
refusal-on_stunned = { $who } cannot stop where { $about } lies stunned
    .help = Go on, or stop one hex before.
refusal-not_alone = { $by } stands on the hex of { $who }
    .help = Only one living being can stay on a hex.
refusal-cannot_be_displaced = { $about } cannot make room for { $who } in this way
    .help = Only friends on their feet and out of the ranks step aside, by one hex.
refusal-cannot_enter = { $who } cannot come onto the field now
    .help = The scenario says when and where.
refusal-comes_later = { $who } comes onto the field from turn { $about } on
refusal-no_room_to_enter = Every hex by which { $who } could come onto the field is taken
refusal-not_an_entry_hex = { $who } cannot come onto the field at { $about }
    .help = Choose a free hex of the entry that the scenario names.
refusal-facing_for_riders = { $who }: a rider comes in with a facing, a person on foot without one
refusal-no_room_for_horse = There is no room for a horse at { $about }
    .help = A horse needs two free hexes, one behind the other.
refusal-no_exit_here = { $who } cannot leave the field at { $about }
    .help = Go to an exit of your own side first.

## Horses and burdens
refusal-not_mounted = { $who } is not on horseback
    .help = Mount a horse first.
refusal-no_rider = { $who } cannot mount a horse now
    .help = Only those who ride, are on foot and have their hands free can mount.
refusal-not_a_free_horse = { $about } cannot be mounted by { $who }
    .help = Choose a living horse that nobody else leads.
refusal-enemy_horse = { $about } is still in the hands of the enemy
    .help = Drive off the enemy who stands beside it.
refusal-not_beside_horse = { $who } does not stand on a hex of { $about }
    .help = Step onto a hex of the horse first.
refusal-horse_crowded = { $by } stands on a hex of { $about }
    .help = Wait until { $who } is alone with the horse.
refusal-enemy_beside_horse = An enemy who could strike stands beside { $about }
    .help = Drive the enemy off first.
refusal-saddle_once = { $who } has mounted or dismounted in this phase
    .help = Once a phase is all.
refusal-no_room_beside = { $who } cannot dismount at { $about }
    .help = Choose a free hex beside the horse where a person can stand.
refusal-cannot_lead = { $who } cannot lead { $about } now
    .help = Whoever leads a beast has his hands free and is nobody's prisoner.
refusal-not_to_be_led = { $about } cannot be led
    .help = Choose a living horse or beast that nobody leads.
refusal-not_at_the_head = { $who } does not stand at the head of { $about }
    .help = Step to a hex before the head; of small beasts any side will do.
refusal-leads_enough = { $who } already leads as many beasts as { HE($who_gender) } can: it would be { $needs }, the most is { $has }
    .help = Let one go first.
refusal-missed_bridle = { $who } has missed a bridle in this phase
    .help = Try again in the next phase.
refusal-does_not_lead = { $who } does not lead { $about }
refusal-no_horse_here = { $about } is not in the way of { $who }
refusal-not_the_nearest = { $about } can only be pushed to the nearest free place
    .help = Choose one of the places shown.
refusal-no_room_for_horses = There is no room there for the beasts { $who } leads
    .help = Choose another way, or let them go.
refusal-horse_in_the_way = { $about } stands in the way of { $who }
    .help = Stop elsewhere; people on foot can push a horse aside if there is room.
refusal-cannot_carry = { $who } cannot carry anybody now
    .help = Whoever carries is on foot with free hands.
refusal-not_stunned = { $about } is not stunned and cannot be carried
refusal-not_on_his_hex = { $who } does not stand on the hex of { $about }
    .help = Step onto that hex first.
refusal-nowhere_to_lay = There is no free hex where { $who } could lay { $about } down
refusal-carries_nobody = { $who } carries nobody
refusal-cannot_lay_there = { $who } cannot lay anybody down at { $about }
    .help = Choose a free hex beside your own.

## Shooting
refusal-not_fire_sequence = { $who } can shoot only in the shooting sequence of { HIS($who_gender) } own phase
refusal-has_shot = { $who } has already shot in this phase
refusal-cannot_shoot = { $who } is in no state to shoot
    .help = Those who shoot are unhurt or wounded, armed, and have their hands free.
refusal-foulkon_in_enemy_phase = The foulkon is formed and broken only in the movement of its own side
refusal-hoplite_keeps_spear = { $who } is a hoplite and does not throw his spear
refusal-pennon_lance_kept = The lance of { $who } bears a pennon and is never thrown
refusal-no_such_missile = { $has_about ->
        [yes] { $who } cannot shoot with this: { $about }
       *[no] { $who } has no such weapon to shoot or throw
    }
    .help = Choose a weapon that can be used as things are, on foot or in the saddle.
refusal-nothing_left_to_throw = { $who } has thrown all there was: { $about }
refusal-swimmers_do_not_shoot = { $who } is swimming and cannot shoot
    .help = Reach the bank first.
refusal-beside_enemy = { $rule ->
        [CORPSE-03] { $who } stands beside an enemy and cannot clear the dead
       *[other] { $who } stands beside an enemy and cannot shoot
    }
    .help = Step away first.
refusal-has_shot_back = { $who } has already shot in this enemy phase
refusal-weapon_offensive_only = { $who } cannot shoot in the enemy's phase with this: { $about }
    .help = Use it in the shooting sequence of the own phase.
refusal-one_shot_a_turn = { $who } has shot in the own phase, and this weapon shoots only once a turn: { $about }
refusal-attacked_before = { $who } has fought hand to hand and cannot shoot now
refusal-moved_too_far_to_shoot = { $who } has moved too far in the own phase to shoot now: { $needs } points used, { $has } allowed ({ $about })
    .help = Bows and slings allow half of the movement, the crossbow none.
refusal-not_his_hex = { $who } does not stand at { $about }
    .help = Shoot from a hex you stand on.
refusal-not_there = { $about } is not on the hex { $who } aims at
refusal-not_an_enemy = { $about } is no enemy for { $who }
    .help = Choose a living enemy who is nobody's prisoner.
refusal-too_near = The target is too near for { $who }: { $has } { N($has, "hex", "hexes") } away, at least { $needs } needed ({ $about })
    .help = Step back, or use another weapon.
refusal-out_of_range = The target is out of range for { $who }: { $needs } { N($needs, "hex", "hexes") } away, the range is { $has } ({ $about })
    .help = Go nearer.
refusal-behind_the_rider = { $about } is behind { $who }, who cannot throw backwards
    .help = Turn the horse.
refusal-lance_upwards = { $about } stands higher, and { $who } cannot throw a lance upwards
    .help = Climb to the same height.
refusal-total_cover = { $about } is fully covered from { $who }
    .help = Shoot from another hex.
refusal-trees_block = A tree hides { $about } from { $who }
    .help = Shoot from another hex, or choose another target.
refusal-bank_hides = The ground hides { $about } from { $who }
    .help = Shoot from another hex, or choose another target.
refusal-wall_blocks = A wall stands between { $who } and { $about }
    .help = Shoot through a door or a window, or from another hex.
refusal-roof_hides = { $about } lies under a roof or a floor that { $who } cannot see past
    .help = Shoot from the same height, through an opening.
refusal-too_low_behind = { $about } is hidden from { $who }: of the two, the lower one is too close to what stands between
    .help = The lower one must be at least as far from the obstacle as the higher one.
refusal-hoarding_covers = A hoarding hangs between { $who } and { $about }, and no shot passes it
    .help = Shoot at who is in the hoarding, or from another hex.
refusal-screen_blocks = A mantlet stands between { $who } and { $about }
    .help = { $rule ->
        [A-MANT-05] Shoot from another height, or from another hex.
       *[other] Shoot from another hex.
    }
refusal-out_of_slit_field = { $who } cannot aim at { $about } through this slit: too far to the side
    .help = A slit opens on a sixth of the circle to either side of its axis.
refusal-not_in_line_with_slit = { $who } does not stand in line with the slit at { $about }
    .help = Stand in the straight row of hexes before the slit.
refusal-not_at_its_height = { $who } does not stand at the height of the door before { $about }
    .help = Through the door of a castle one shoots only from its own height.
refusal-only_at_the_opening = The window before { $about } does not help { $who }
    .help = From outside, aim at somebody right behind the window, or step up to the sill.
refusal-too_many_openings = Between { $who } and { $about } there is more than one door or window
    .help = One may be passed; a second only if the target stands right in it.
refusal-bows_only_through_slits = { $who } cannot use this through a slit: { $about }
    .help = Only bows and crossbows can.
refusal-adjacent_below_window = { $about } lies right below the window of { $who }
    .help = From a window, only a rider can be shot at so close.
refusal-out_of_the_ditch = From the ditch { $who } cannot aim at { $about }
    .help = Climb out first.
refusal-ditch_hides = { $who } cannot see into the ditch at { $about }
    .help = Go to its edge, or shoot from the walls.
refusal-straight_down = { $about } is straight above or below { $who }
    .help = Choose a target in another hex.
refusal-bows_only_through_floor = { $who } cannot use this up through the floor of a hoarding: { $about }
    .help = Only bows and crossbows can.
refusal-no_bow_straight_down = { $who } cannot use this straight down through the floor: { $about }
    .help = Drop stones or throw a javelin.
refusal-no_such_cover = Cover cannot be taken against { $about } now
    .help = Choose one of the enemies named in the question.
refusal-somebody_in_the_way = { $by } stands between { $who } and { $about }
    .help = Shoot from another hex; from farther off, bows and javelins pass overhead.
refusal-no_fire_pots = { $who } has no fire pots
    .help = Only staff slings throw them.
refusal-nobody_moves = There is nobody on the move to shoot at
refusal-no_such_step = The move has no such step to shoot at
refusal-no_such_scope = Shots cannot be held for this: { $about }

## Charges
refusal-not_charge_sequence = { $who } can charge only in the charge sequence of { HIS($who_gender) } own phase
refusal-has_shot_no_attack = { $who } has shot in this phase and cannot attack any more
refusal-charged_already = { $about } has already been charged in this phase
    .help = Attack in the combat sequence, or charge somebody else.
refusal-not_in_front_arc = { $about } is not in front of { $who }
    .help = Choose somebody in the front arc; turning comes with movement.
refusal-does_not_see = { $who } does not see { $about }
refusal-charge_too_short = The way is too short for a charge by { $who }: { $has } { N($has, "hex", "hexes") }, at least { $needs } needed
    .help = Start from farther off, or ride a longer way.
refusal-tight_turn = { $who } cannot turn on the spot in a charge
    .help = Ride curves of one hexside at a time.
refusal-target_not_before_head = { $who } would not end with { $about } before the horse's head
    .help = End the ride facing the target.
refusal-ends_overlap = { $who } would end on the hexes of another of the group
refusal-group_too_small = A charge in a body takes { $needs } riders with a target each; there { N($has, "is", "are") } { $has }
    .help = Each rider needs a target of his own.
refusal-group_not_adjacent = Riders and targets of a charge in a body must stand side by side
refusal-cataphracts_against_foot = Cataphracts charge in a body only against people on foot
refusal-no_couched_lance = { $who } cannot join a charge with couched lances
    .help = It takes a Norman knight or noble who still has his lance.
refusal-has_countered = { $who } has already ridden to meet a charge
refusal-not_head_to_head = { $who } must end head to head with the charging rider
    .help = End on the last two hexes of the enemy's way, facing him.

## Combat
refusal-no_attackers = Nobody is named to attack, or somebody twice
refusal-has_attacked = { $who } has already attacked in this phase
refusal-not_adjacent_enemy = { $who } does not stand beside { $about }
    .help = Step up to the enemy in the movement sequence.
refusal-at_another_height = { $has_by ->
        [yes] { $who } cannot strike { $about }: between a ladder and a wall one fights only over the top of the ladder
       *[no] { $who } cannot strike { $about }, who is at another height
    }
refusal-cannot_enter_there = { $has_by ->
        [yes] { $who } could not step where { $about } stands, and so cannot strike there: { $by }
       *[no] { $who } could not step where { $about } stands, and so cannot strike there
    }
    .help = Attack from another hex.
refusal-prisoner_cannot = { $who } is a prisoner and cannot attack
    .help = A prisoner joins in only when a friend attacks one of the guards.
refusal-did_not_take_part = { $about } took no part in this fight
refusal-no_retreat_owed = { $about } need not go back
refusal-not_a_way_back = { $who } cannot fall back to { $about }
    .help = Choose one of the hexes shown.
refusal-no_advance_offered = There is nobody beaten to follow
refusal-cannot_advance = { $who } is in no state to follow
refusal-not_left_by_enemy = { $who } must first step onto a hex that the beaten have left
refusal-cannot_fall_there = { $who } cannot fall at { $about }
    .help = Choose one of the hexes shown.
refusal-no_way_out = { $who } cannot ride off this way
    .help = The way must be free and lead out of the attackers' reach.

## Formations
refusal-row_too_short = The row is too short for a formation: { $has } { N($has, "man", "men") }, at least { $needs } needed
refusal-not_a_hoplite = { $who } cannot stand in the ranks
    .help = Only hoplites of your own side who are on their feet can.
refusal-hurt_in_formation = { $who } is hurt and cannot form up
refusal-wheeled_too_far = { $who } has moved too far to stay in the ranks: { $needs } points used, { $has } allowed
refusal-no_straight_row = These people do not stand in ranks
    .help = It takes a straight front row, and the others right behind it.
refusal-already_formed = These people stand in this formation already
refusal-no_such_formation = Your side has no such formation
refusal-foulkon_already = The foulkon is already closed, or already open, as you want it
refusal-foulkon_too_thin = The formation is not deep enough for a foulkon: { $has } full { N($has, "rank", "ranks") }, { $needs } needed
refusal-foulkon_moved = The formation has moved too far to close or open the foulkon: { $needs } points used, { $has } allowed

## The dead
refusal-clearing_needs_two = It takes { $needs } to clear the dead; named: { $has }
refusal-no_corpses = There is nothing to clear at { $about }
refusal-clear_beside = The dead cannot be dragged to { $about }
    .help = Choose a hex beside one of the two.
refusal-clear_would_bar = The dead would bar { $about }, where somebody stands
    .help = Choose another hex.
refusal-clearing_on_foot = { $who } cannot clear the dead now
    .help = It takes able people of your own side on foot.
refusal-clearing_whole_phase = { $who } has moved, shot, fought or worked in this phase
    .help = Clearing takes a whole phase.
refusal-too_far = { $who } is too far from { $about }: { $needs } hexes, { $has } at the most
    .help = Stand on the hex or beside it.

## Prisoners
refusal-no_capture_here = { $who } cannot be called on to yield: prisoners are not taken in this battle
refusal-not_worth_capture = { $who } cannot be called on to yield
    .help = Only knights and nobles who are not stunned yield.
refusal-one_alone_demands_nothing = One alone cannot make { $who } yield: it takes several attackers
refusal-not_enough_to_yield = The attack is too weak to make { $who } yield: it takes a difference of { $needs }, and it is { $has }
    .help = Attack with several, and with more force.
refusal-friend_beside_him = { $about } stands beside { $who }, who therefore fights on
    .help = Drive { $about } off first.
refusal-no_prisoner = { $who } is not a prisoner to be led away now
refusal-needs_two_guards = { $who } is led by { $needs } guards; there { N($has, "is", "are") } { $has } named and beside { HIM($who_gender) }
    .help = Two guards on foot must stand beside the prisoner.
refusal-cannot_be_led_there = { $who } cannot go along there: { $by }
refusal-not_at_the_edge = { $who } does not stand at the edge of the map
    .help = Lead the prisoner to the edge first.
refusal-just_captured = { $who } has only just been taken
    .help = A prisoner can try later, when a guard is gone or attacked.
refusal-guarded = { $who } is guarded
refusal-bound = { $who } is led along without weapons: a friend must free { HIM($who_gender) }
refusal-nobody_to_free = There is nobody at { $about } whom { $who } could free
    .help = A prisoner slips away when a guard is gone or attacked by friends.
refusal-not_disarmed = { $who } needs no weapons
refusal-no_dead_beside = { $who } finds no weapons here
    .help = Go to a hex beside a dead fighter.
refusal-full_turn_of_work = { $who } has not finished the work
    .help = It takes a full turn without moving, shooting or fighting.

## Oxen and machines
refusal-cannot_drive = { $who } cannot drive a team now
    .help = It takes an able person on foot, in the movement sequence of the own phase.
refusal-no_such_machine = There is no such machine for { $who }: { $about }
refusal-team_incomplete = { $who } cannot drive: { $about } needs { $needs } living oxen in their places before it, there { N($has, "is", "are") } { $has }
    .help = Put another ox to it.
refusal-not_beside_both_oxen = { $who } does not stand beside both oxen
    .help = Step to a hex that touches both.
refusal-oxen_too_far = The oxen of { $who } cannot pull that far: { $needs } { N($needs, "hex", "hexes") } asked, { $has } left in this phase
refusal-team_stopped = The team before { $about } has lost its driver on the way, so { $who } cannot drive it on in this turn
    .help = In the next turn it can be driven again.
refusal-path_ends_elsewhere = The way given does not end on { $about }
refusal-burden_does_not_pass = { $who } cannot carry that over { $about }: { $by }
    .help = Choose a way on this storey, round comrades and standing ladders.
refusal-edge_of_map = The team of { $who } has reached the edge of the map
    .help = It can leave only by an exit of its own side.
refusal-team_blocked = The team of { $who } cannot pass { $about }: { $by }
    .help = Oxen pull straight on over free, flat ground.
refusal-cannot_hitch = { $who } cannot do this work now
    .help = It takes an able person on foot of the side that owns the machine.
refusal-not_beside_ox = { $who } does not stand beside { $about }
refusal-ox_not_before_machine = { $about } does not stand before the machine, or the team is complete
    .help = { $who } must bring the ox to its place first.
refusal-ox_is_hitched = { $about } is in a team
    .help = Take it out of the team first.

## Crews and ladders
refusal-cannot_push = { $who } cannot push { $about } now
    .help = Only men on foot who have done nothing else in this phase can push.
refusal-not_beside_machine = { $who } does not stand beside { $about }
    .help = Bring { HIM($who_gender) } to a hex that touches it.
refusal-crew_too_small = For this { $about } needs { $needs } { N($needs, "man", "men") }; named: { $has }
    .help = Bring more men beside it, or push it less far.
refusal-machine_too_far = No crew pushes { $about } so far in a turn: it takes { $needs } { N($needs, "point", "points") }, there { N($has, "is", "are") } { $has }
refusal-team_in_the_way = Oxen stand before { $about }
    .help = Take the oxen out first, or let them draw.
refusal-carries_ladder = { $who } carries a ladder and can neither shoot nor fight
    .help = Put the ladder down first.
refusal-no_such_ride = The rider cannot stop there
    .help = Choose one of the hexes offered.

bar-corpses = the dead
bar-ladder = the ladder
bar-edge = the edge of the map
bar-too_many_openings = more than one door or window
bar-only_at_the_opening = the window shows only who stands right behind it
bar-not_at_its_height = it is not at the height of the door
bar-not_in_line_with_slit = it is not in line with the slit
bar-out_of_slit_field = it lies too far to the side of the slit
bar-screen_blocks = a mantlet
bar-too_low_behind = the lower end is too close to what stands between
bar-roof_hides = a roof or a floor
bar-from_the_opening = a wall
bar-wall_blocks = a wall
bar-bank_hides = the lie of the ground
bar-trees_block = a tree
bar-cauldron = the cauldron itself
bar-standing_ladder = a standing ladder
bar-storey = another storey
