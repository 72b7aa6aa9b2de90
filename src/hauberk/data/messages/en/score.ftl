# How a game stands, and what has become of it.

score-turns = Turn { $now } of { $needed }
score-able = { $side }: { $now } of { $needed } on their feet
score-points = { $side }: { $now } { N($now, "point", "points") } ahead ({ $needed } needed)
score-behind = { $side }: { $now } { N($now, "point", "points") } behind (ahead by { $needed } needed)

score-place_falls = The place is taken, or yields
score-place_holds = The place is relieved, or outlasts the siege
score-progress-0 = So far: the outer wall is unbroken
score-progress-1 = So far: the outer wall is breached
score-progress-2 = So far: the outer works are taken
score-progress-3 = So far: the outer works are taken, and the inner wall is breached
score-hold_out = Day { $now } of the { $needed } that the place must hold out
score-pledge = The garrison yields on the evening of { $date }, unless help comes
score-unknown = Nobody outside knows how much food the besieged have
score-commanders = { $now ->
        [one] One man commands the garrison: if he dies, it gives in
       *[other] { $now } can command the garrison: when none of them lives, it gives in
    }
score-stores_left = { $now ->
        [0] Nothing to eat was left
        [one] Food for one day was left
       *[other] Food for { $now } days was left
    }
score-stores = Food for { $now } { N($now, "day", "days") }: hungry on the evening of { $date }
score-breached = { $what } { N($what_count, "is", "are") } down
score-breach = All engines at { $what }: a breach in about { $now } { N($now, "day", "days") }
score-mine = { $what }: { $now } of { $needed } { N($needed, "hex", "hexes") } dug
score-project = { $what }: { $now } of { $needed } { N($needed, "day", "days") } of work done
score-besieger = Besiegers: { $now }{ $well ->
    [yes] , { $needed } of them unhurt
   *[no] {""}
}
score-besieged = Besieged: { $now }{ $well ->
    [yes] , { $needed } of them unhurt
   *[no] {""}
}

aim-reach = { $who } must come to { $place }
aim-reach-number = { $number } { N($number, "man", "men") } must stand at { $place }
aim-escort = { $who } must be brought to { $place }
aim-escort-number = { $number } { N($number, "man", "men") } must be brought to { $place }
aim-hold = hold { $place }
aim-take = take { $place }
aim-rally = win { $place } over
aim-lift_siege = lift the siege of { $place }
aim-plunder = plunder { $number } { N($number, "point", "points") }
aim-fetch = bring { $number } { N($number, "man", "men") } in
aim-hire = hire { $number } { N($number, "company", "companies") } of mercenaries
aim-build = build a castle at { $place }: { $number } { N($number, "day", "days") } of work
aim-capture = kill or take { $who }
aim-prestige = a great name for { $who }: prestige { $number }
aim-survive = { $who }: alive and free
aim-deny = keep the enemy from his aims
aim-by_day = { $aim }, by day { $day }
aim-at_end = { $aim }, at the end of day { $day }
score-counted = {" "}({ $now } of { $needed })
score-prestige = { $side }: names worth { $now } prestige
score-coin = The purse: { $coins }
score-days = { $who }: { $now ->
    [0] nothing to eat where they stand
    [one] food for one more day where they stand
   *[other] food for { $now } more days where they stand
}
score-field = { $side }: { $now } in the field{ $unknown ->
    [0] {""}
    [one] , and one banner that nobody has counted
   *[other] , and { $unknown } banners that nobody has counted
}
score-threat-besieged = { $place } is besieged ({ $who })
score-threat-near = { $place }: { $who }, { $now ->
    [0] at the place itself
    [one] one hex away
   *[other] { $now } hexes away
}

glance-stores = hungry on day { $needed }
glance-breach = breach in ~{ $now } d
glance-breached = breached
glance-hold_out = { $now }/{ $needed } days
glance-aims = { $now }/{ $needed } aims
glance-food = { $now ->
    [0] nothing to eat
   *[other] food for { $now } d
}
glance-threats = { $now } in danger

chronicle-quiet-turn = Nobody comes to harm.

# How a chronicle names hexes and hired men.
faction-hired = hired men
country-open = the fields near { $place }
country-forest = the woods near { $place }
country-hill = the hills near { $place }
country-mountain = the mountains near { $place }
country-marsh = the marshes near { $place }
standing-hoarding = { N($n, "the hoarding", "the hoardings") }
standing-gate = the gate
standing-postern = the postern
standing-bridge = the bridge
standing-works = the works
