# What a computer commander of a siege says when he is asked why.
commander-nothing_else = There was nothing else to do.

commander-storm = We storm today: { $percent } % to have the place by nightfall, and waiting makes it no better.
commander-storm_breach = The wall is down. We storm: { $percent } % to have the place by nightfall.
commander-wait_for_breach = Not yet. In { $days } { N($days, "day", "days") } or so there will be a breach.
commander-wait_to_storm = Not today. In { $days } { N($days, "day", "days") } we shall stand better.
commander-starve = They have food for { $days } more { N($days, "day", "days") }, as I reckon. Let hunger do it.
commander-parley = I ask for the place: { $percent } % that they give it up.
commander-gallery = The gallery goes to the wall, so that the miners can begin.
commander-mine_fight = They dig where we dig. We settle it below ground.

commander-dig = The mine goes on. In { $days } { N($days, "day", "days") } or so the wall comes down.
commander-fire_props = Enough of the wall hangs in the air. Fire to the props.
commander-bombard = All stones at { $hex } until it is down: { $days } { N($days, "day", "days") } or so.
commander-burn = Fire at { $hex }: { $percent } % that it catches.
commander-build_engine = We build an engine; it takes { $days } { N($days, "day", "days") }.
commander-build_small = We make what an assault needs: ladders first.
commander-sit = We sit and wait. They eat.

commander-hold = We keep still. There is food for { $days } { N($days, "day", "days") }, and every day may bring help.
commander-sally_camp = We go for their camp: { $percent } % to burn it.
commander-forage = We send for food: { $percent } % that some of it gets in.
commander-forage_last = We have food for { $days } { N($days, "day", "days") }. We must send for more, even at { $percent } %.
commander-sally_all = All of us, through the gate: { $percent } % to drive them off for good.
commander-sally_mine = We go for what stands at our wall: { $percent } % to burn it.
commander-counter_mine = They dig. We dig to meet them.
commander-counter_dig = On with the counter-mine, towards theirs.
commander-fill_mine = The mine is ours. We fill it.
commander-burn_engine = Fire at what stands under the wall: { $percent } % that it catches.
commander-cauldrons = We make cauldrons. There will be use for them.
commander-break_bridge = The bridge comes down, before something heavy rolls over it.
commander-keep_watch = We keep watch.

commander-muster = These are the men for it.
commander-fight = So it shall be settled.
commander-slip_in = The best we have go first through that gate.
commander-army = This army is the strongest I can call.
commander-meet = We meet them in the open: { $percent } % to keep the field, and going home is certain defeat.
commander-shelter = In the open we should be beaten, { $percent } %. We go under this roof.
commander-take_back = What stands at the wall burns; we take the engines back to the camp.
commander-leave_at_wall = It stands where we want it. It stays at the wall: { $percent } % that they burn it.
commander-retake = While they fight outside, we look to what was ours.
commander-hold_won = We keep what we have won, and look on.
commander-victim = Of theirs the one they need most; of ours the one we can spare.
commander-sabotage = What they would miss most.
commander-piece = The worst of them. We can spare it.
commander-wear = This one needs mending anyway.
commander-line_up = First those whom we could lose.

siege-favoured-how = Counted from sieges between two equal commanders, fights settled by the table, never twice with the same dice.
siege-favoured-even = Neither side is clearly favoured. { $games } sieges between two equal commanders, won by the besieger: { $share } %.
siege-favoured-side = { $side }: { $share } % of { $games } sieges between two equal commanders.
