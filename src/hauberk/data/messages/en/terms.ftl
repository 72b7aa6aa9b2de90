# Terms: the lines of a reckoning. Movement costs give their value plain, modifiers with a sign.

term-die = die { $value }
term-attack = attack of { $about } { $signed }
term-defence = defence of { $about } { $signed }
term-charge = charge of { $about } { $signed }
term-terrain = { $rule ->
        [MELEE-08] ground of the two sides { $signed }
        [DOOR-06] through a door { $signed }
        [WIN-09] through a window { $signed }
       *[other] { $about } { $value }
    }
term-ground_of_attacker = { $rule ->
        [WIN-09] through a window, attacker { $signed }
       *[other] ground of the attacker: { $about } { $signed }
    }
term-ground_of_defender = { $rule ->
        [WIN-09] through a window, defender { $signed }
        [DOOR-06] through a door { $signed }
        [MELEE-08] ground of the defender: { $about } { $signed }
        [MELEE-09] ground of the defender: { $about } { $signed }
       *[other] { $about } between them { $signed }
    }
term-crossing = crossing: { $about } { $value }
term-leaving = out of it: { $about } { $value }
term-climbing = climbing: { $about } { $value }
term-over_top = over the top: { $about } { $value }
term-together = several attack together { $signed }
term-formation_front = { $about } in ranks, attacked from the front { $signed }
term-formation_open_side = { $about } in ranks, attacked from the open side { $signed }
term-formation_rear = { $about } in ranks, attacked from behind { $signed }
term-formation_shield_side = { $about } in ranks, attacked from the shield side { $signed }
term-formation_attack = attack in ranks { $signed }
term-foulkon = foulkon { $signed }
term-group_charge = charge in a body { $signed }
term-armoured = armour { $signed }
term-rider = on horseback { $signed }
term-wounded = wounded { $signed }
term-range_short = short range { $signed }
term-range_medium = medium range { $signed }
term-range_long = long range { $signed }
term-shooter_wounded = the shooter is wounded { $signed }
term-byzantine_bow = Byzantine horse archer { $signed }
term-close_quarters = bow or sling at close quarters { $signed }
term-shot_at = shot at on the way { $signed }
term-wounded_on_the_move = wounded on the way { $signed }
term-infiltration = past the enemy at { $about } { $value }
term-corpses = over the dead at { $about } { $value }
term-pivot = turning on the spot { $value }
term-advance_climbs = the advance is the climb { $value }
term-step_back = stepping back { $value }
term-carrying = taking somebody on the back { $value }
term-hauling = carrying the engine { $value }
term-mounting = mounting { $value }
term-dismounting = dismounting { $value }
term-terrain_cover = { $about }: { $cover }
term-hexside_cover = { $about }: { $cover }
term-foulkon_cover = foulkon: { $cover }
term-across_to_water = in deep water, behind scrub or timber: { $cover }
term-through_scrub = through scrub: { $cover }
term-opening_cover = through the { $about }: { $cover }
term-doorway_cover = in the doorway, { $about }: { $cover }
term-corner_cover = behind the corner: { $cover }
term-floor_cover = through the floor of the hoarding: { $cover }
term-through_breach = through the breach: { $cover }
term-through_canvas = through a tent: { $cover }
term-keep_wall = wall of the keep { $signed }
term-tower_wall = wall of a tower { $signed }
term-moving_tower = the tower was moving { $signed }
term-hungry = hunger { $signed }
term-cauldron = the cauldron
term-ladder = the ladder { $value }
term-rope = the rope { $signed }
term-mantlet = mantlet { $signed }
term-first_days = first days of the siege { $signed }
term-thin_blockade = thin blockade { $signed }
term-all_day = all day long { $signed }
term-more_archers = more archers { $signed }
