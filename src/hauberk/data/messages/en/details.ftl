# The reckoning under a line of the story.
detail-differential = together { $total }: column { $column }
detail-house_rule = { $name } { $signed }
detail-rope = { $letter ->
        [C] on the rope: nobody goes back
       *[other] on the rope: a fall to the death
    }
detail-shifted = after the shifts: column { $column }
detail-blow = { $total } in this column: { $result }
detail-weapon = { $weapon }, { $hexes } { N($hexes, "hex", "hexes") } away
detail-sure = too near to go astray
detail-impact-on_target = impact { $total }: on target
detail-impact-strays = impact { $total }: lands at { $hex }
detail-impact-lost = impact { $total }: lost
detail-hit = { $total }: { $result }
detail-test = { $total }: { $result }
detail-left = { $points } { N($points, "point", "points") } left
detail-rule = by this rule
detail-roll = { $purpose }: { $face } of { $sides }

result-melee = { $letter ->
        [A] one attacker stunned
        [B] the attackers go back
        [C] the defender goes back
        [D] the defender stunned
        [E] the defender wounded
        [F] the defender killed
       *[other] no effect
    }
result-shot-foot = { $letter ->
        [A] goes back, or slowed on the way
        [B] wounded
        [none] no effect
       *[other] killed
    }
result-shot-mounted = { $letter ->
        [A] goes back, or slowed on the way
        [B] horse killed, rider thrown
        [C] rider wounded
        [D] rider wounded, horse killed
        [none] no effect
       *[other] rider killed
    }
result-test = { $result ->
        [passes] gets through
        [stopped] stopped
        [wounded] wounded
       *[killed] killed
    }

roll-melee = die of the blow
roll-impact = die of the impact
roll-hit = die of the hit
roll-who_is_hit = who is hit
roll-infiltration = die of the test
roll-yield = die of the demand
roll-bridle = die for the bridle
roll-landing = die of the landing
roll-put_out = die against the fire
roll-fire_spreads = die of the flames
roll-fire_catches = die of the fire
roll-flaming_arrow = die of the arrow
roll-naphtha = die in the naphtha
roll-siphon = die of the siphon
roll-oil = die of the oil
roll-stunned_in_fire = die in the flames

victory-lost = { $side }: { $number } dead or taken
victory-time = the turns are over
victory-withdrawal = the attackers have withdrawn
victory-out = { $side }: { $number } dead or taken ({ $needed } decide)
victory-able = { $side }: { $number } still able to fight (no more than { $needed })
victory-exited = { $side }: { $number } off the field ({ $needed } needed)
victory-holds = { $side }: { $number } on the ground that counts ({ $needed } needed, and no enemy there)
victory-inside = { $side }: { $number } inside the place ({ $needed } needed)
victory-burnt = { $number } { N($number, "hex", "hexes") } burnt or in flames ({ $needed } needed)
victory-points = { $side }: ahead by { $number } { N($number, "point", "points") }
victory-dead = { $who }: dead
victory-captured = { $who }: taken
victory-alive = { $who }: alive and free
victory-machine = { $machine } is off the field
victory-cleared = { $side }: nobody left on his feet in the place
victory-gone = { $side }: nobody left on the field
victory-gathered = { $side }: all in one place
victory-stalled = { $number } phases without a blow, and { $side } out of reach
victory-fought = it has come to blows
victory-docked = { $machine } stands against the wall
victory-sheltered = { $side }: all under a roof
roll-batter = die against the wall
roll-falling_bridge = die under the falling bridge
roll-collapse = die under the falling tower
roll-stone_lands = die of where the stone falls
roll-stone = die of the stone
roll-ladder = die against the ladder
roll-grapnel = die of the throw
roll-rope = die at the rope
roll-pull = die of the pull
detail-column-melee = column { $column } of the melee table
detail-column-of-points = { $points } { N($points, "point", "points") }: column of { $column }
detail-column-points = column of { $column } { N($column, "point", "points") }
detail-column-weapon = column of this weapon: { $column }
detail-column-fire = fire table, column: { $column }
detail-needs = needed: { $needs }
detail-band = { $needs } on the table: { $what }
detail-sum-of = { $who }: { $total }
detail-reads = { $total } in this column: { $letter }
detail-grades = { $left } of { $of } grades left
fire-column-spread = spreading
fire-column-oil = oil
fire-column-engine = engines and wood
fire-column-tower = covered engines and gates
fire-column-put_out = putting out
