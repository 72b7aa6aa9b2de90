# What the game master asks: who must decide what.
question-move_watched = { $side }: { $who } is on the way. Shoot at { HIM($who_gender) }, or let { HIM($who_gender) } pass?
question-order_watched = { $others ->
    [0] { $side }: { $who } is on the way. Shoot at { HIM($who_gender) }, or let { HIM($who_gender) } pass?
   *[other] { $side }: { $men } are on their way together. Shoot at one of them, or let them pass?
}
question-movement_ending = { $side }: the enemy has finished moving. A last shot, or let it be?
question-charge_spent = { $side }: { $who } can no longer reach { $target }. How far does { HE($who_gender) } ride on?
question-charge_met = { $side }: { $who } charges { $target }. Ride to meet the charge, or let it come?
question-charge_watched = { $side }: { $who } charges { $target }. Shoot at { HIM($who_gender) } on the way, or let { HIM($who_gender) } come?
question-charge_rides = { $side }: the charge goes on.
question-phase_ending = { $side }: the fires burn on.
question-refusable = { $side }: { $men } { N($men_count, "attacks", "attack") } { $target }. Ride off, or stand and fight?
question-casualty_asked = { $side }: who of { $men } { $harm ->
        [stunned] is stunned
        [wounded] is wounded
       *[killed] is killed
    }?
question-retreat_owed = { $side }: { $men } must go back { $hexes ->
        [1] one hex
       *[other] { $hexes } hexes
    }. Where to?
question-advance_offered = { $side }: { $beaten } { N($beaten_count, "has", "have") } been beaten. { $men_count ->
        [one] Does { $men } follow, or stay?
       *[other] Who of { $men } follows, or do all stay?
    }
question-fall_asked = { $side }: { $who } falls from the saddle. Where to?
question-landing_asked = { $side }: { $escapes ->
        [yes] { $who } gets out of the falling tower. Where to?
       *[no] { $who } falls. Where to?
    }
question-cover_asked = { $side }: { $who } is shot at from two sides. Against whom of { $men } is { HE($who_gender) } covered?

ask-0 = { $side }: the phase begins.
ask-1 = { $side }: who shoots, and at whom?
ask-2 = { $side }: who charges, and whom?
ask-3 = { $side }: move your people.
ask-4 = { $side }: who attacks, and whom?
ask-5 = { $side }: the stunned get up.
ask-over = The battle is over.

# What one would give up by going; asked before it happens.
forfeit-foulkon_breaks = With this { $who } leaves the foulkon, and it falls apart
forfeit-leaves_foulkon = With this { $who } leaves the foulkon
forfeit-formation_breaks = { $who } leaves the ranks, and the formation is dissolved
forfeit-leaves_ranks = { $who } leaves the ranks of the formation
forfeit-frees_prisoner = Too few guards stay with { $about }, who may slip away
forfeit-engine_unserved = { $about } loses the turns it has been served, and its count begins anew
forfeit-leaves_work = { $who } leaves a full turn's work half done
forfeit-lays_down = { $who } stops there and lays down { $about }
