# The days of a campaign: one key for each kind of event, its variants after a hyphen.

## Reckonings
term-all_mounted = everybody rides { $value }
term-on_foot = on foot { $value }
term-engines = engines on wheels { $value }
term-leader_alone = a leader alone { $value }
term-least_move = one hex can always be gone { $signed }
term-season = season { $signed }
term-mounted = on horseback { $signed }
term-scale_end = end of the scale { $signed }
term-loyalty = loyalty { $value }
term-hostility = hostility { $value }
term-prestige = prestige { $signed }
term-tests_before = tests before { $signed }
term-difference = difference of the tests ({ $about }) { $signed }
term-spy_open = in the open { $signed }
term-spy_castle = near a castle { $signed }
term-spy_town = in a town { $signed }
term-spy_city = in a great city { $signed }
roll-capitulation = die for the offer
roll-fate = die for the garrison
roll-massacre = die of the sword
roll-lot = lot
roll-north = die for the north
roll-order = die for the order
roll-promise = die for the promise
roll-refusal = die for getting away
roll-revolt = die for the share
roll-season = die for the season
roll-sheet = die for the ground
roll-turned = die for its lie
roll-spy = die for the spy
roll-weather = die for the harvest
roll-lone_leader = die for the leader alone

## Names
faction-neutral = neutrals
faction-nobody = nobody
group-of = { $leader }'s men
group-made = Band { $number } ({ $faction })
convoy-of = a convoy ({ $faction })
convoy-made = convoy { $number } ({ $faction })
convoy-road = the convoy { $start }–{ $goal }
hex-near = hex { $hex } near { $place }
hex-bare = hex { $hex }
coins = { $shown } { N($n, "coin", "coins") }
temper-pragmatic = pragmatic
temper-moderate = moderate
temper-warlike = warlike
temper-fanatical = fanatical
season-none = Nobody speaks of the weather.
season-winter = It is winter.
season-spring = It is spring.
season-summer = It is summer.
season-autumn = It is autumn.
chronicle-all = As everybody could see it

## The day
campaign-day_began = Day { $day }, { $date }.
campaign-environment_found-rich = Last year's harvest was good. { $season }
campaign-environment_found-poor = Last year's harvest was poor. { $season }
campaign-environment_found-fair = Last year's harvest was as usual. { $season }

## Groups
campaign-group_split = A new group is formed: { $who }.
campaign-mercenaries_hired = { $who } { N($who_count, "takes", "take") } pay ({ $faction }).
campaign-mercenaries_promised = { $who } { N($who_count, "serves", "serve") } for a promise ({ $faction }).
campaign-mercenaries_poached = { $who } { N($who_count, "lets itself", "let themselves") } be bought ({ $faction }).
campaign-mercenaries_hired-seen = { $who } { N($who_count, "takes", "take") } service ({ $faction }).
campaign-mercenaries_promised-seen = { campaign-mercenaries_hired-seen }
campaign-mercenaries_poached-seen = { campaign-mercenaries_hired-seen }
campaign-group_went_over = { $who } { N($who_count, "goes", "go") } over to the other side: { $faction }.
campaign-mercenaries_deserted = { $who } { N($who_count, "leaves", "leave") } the service ({ $faction }).
campaign-group_gave_way = { $who } { N($who_count, "gives", "give") } way, to { $hex }.
campaign-group_retreated = { $who } { N($who_count, "falls", "fall") } back to { $hex }.
campaign-group_joined = { $who } { N($who_count, "comes", "come") } to the battle.
campaign-group_routed = { $who } { N($who_count, "is", "are") } routed and will not march tomorrow.
campaign-engines_taken = { $who } { N($who_count, "takes", "take") } engines.
campaign-group_dissolved = { $who } { N($who_count, "scatters", "scatter") }.
campaign-group_eliminated = Nothing is left of { $who }.
campaign-group_merged = { $who } { N($who_count, "joins", "join") } another group.
campaign-group_merged-into = { $who } { N($who_count, "joins", "join") } { $other }.
campaign-marched-group = { $who } { N($who_count, "marches", "march") } from { $start } to { $hex }.
campaign-marched-convoy = { $who } goes to { $hex }.
campaign-marched-spy = { $who } steals to { $hex }.
campaign-met = { $who } { N($who_count, "meets", "meet") } { $other } at { $hex }.
campaign-attitude_tested = Tested: { $who } – { $what }.
campaign-promise_tested-stay = { $who } { N($who_count, "waits", "wait") } for the pay a little longer.
campaign-promise_tested-desert = { $who } { N($who_count, "has", "have") } waited long enough for the pay.
campaign-promise_tested-attack = { $who } { N($who_count, "comes", "come") } for the pay with drawn swords.
campaign-spy_reported = A spy reports: { $what }.
campaign-seen = { $who }, { $size } { N($size, "head", "heads") }, at { $hex }
campaign-spy_tried-found = { $who } is found out as a spy.
campaign-spy_tried-hidden = The enemy looks at { $who } and sees nothing.

## Goods and places
campaign-fed = { $who } { N($who_count, "finds", "find") } no food at { $hex }.
campaign-fed-hungry = { $who } still { N($who_count, "finds", "find") } no food at { $hex } and { N($who_count, "is", "are") } weak with hunger today.
campaign-fed-weak = { $who } { N($who_count, "eats", "eat") } again at { $hex }, but { N($who_count, "is", "are") } still weak with hunger today.
campaign-convoy_taken = { $who } falls to the { $faction }.
campaign-convoy_let_go = { $who } is left alone and goes its own way again.
campaign-pack_animals_lost = { $who } loses { $animals } pack { N($animals, "animal", "animals") } in the battle, and { $points } { N($points, "point", "points") } of its load.
campaign-convoy_loaded = A convoy loads { $points } { N($points, "point", "points") } at { $hex }.
campaign-convoy_unloaded = A convoy unloads { $points } { N($points, "point", "points") } at { $hex }.
campaign-place_taken = { $place } has a new master: { $faction }.
campaign-place_conquered = { campaign-place_taken }
campaign-place_capitulated = { campaign-place_taken }
campaign-ransom_paid = A ransom of { $coins } is paid.
campaign-spoils_taken = The purse of the beaten, { $coins }, goes to the victor.
campaign-tribute_paid = A tribute of { $coins } is paid.
campaign-booty_shared = The mercenaries get { $coins } of the booty.
campaign-goods_bought = Goods are bought for { $coins }.
campaign-plundered-points = { $who } { N($who_count, "plunders", "plunder") } { $place }: { $points } { N($points, "point", "points") }.
campaign-plundered-seen = { $place } is plundered ({ $faction }).
campaign-capitulation-points = To be spared, { $place } offers { $points } { N($points, "point", "points") }.
campaign-capitulation-all = The gates are opened without a fight: { $place }.
campaign-capitulation-nothing = Fair words and nothing else: { $place }.

## People
campaign-hurt-wounded = Wounded ({ $faction }): { $who }.
campaign-hurt-dead = Killed ({ $faction }): { $who }.
campaign-hurt_slipping_away-wounded = { campaign-hurt-wounded }
campaign-hurt_slipping_away-dead = { campaign-hurt-dead }
campaign-massacred = Put to the sword ({ $faction }): { $who }.
campaign-healed = { $who } { N($who_count, "is", "are") } well again.
campaign-wound_seen-day = { $who } should be well again by { $date }.
campaign-wound_seen-never = { $who } will not be well again in this campaign.
campaign-recruited = { $number } { N($number, "recruit joins", "recruits join") } { $group }: { $who }.
campaign-engineer_hired = An engineer joins { $group } ({ $number }): { $who }.
campaign-townsfolk_rose = { $number } townsfolk take up arms: { $place }.
campaign-captured = Taken prisoner ({ $faction }): { $who }, by { $by }.
campaign-ransomed = Ransomed and free again: { $who }.
campaign-freed = Free again: { $who }.
campaign-escaped = { campaign-freed }
campaign-crippled = { $who } will never fight again and { N($who_count, "goes", "go") } home.
campaign-released = Let go: { $who }.
campaign-prestige_changed-up = The name of { $who } is worth more: prestige { $prestige }.
campaign-prestige_changed-down = The name of { $who } is worth less: prestige { $prestige }.
campaign-leader_born = { $who } has made a name: prestige { $prestige }.
campaign-slipped-away = { $who } { N($who_count, "slips", "slip") } away.
campaign-slipped-caught = { $who } { N($who_count, "does", "do") } not get away.

## Battles and sieges
campaign-battle_set-field = { $who } { N($who_count, "attacks", "attack") } { $other } at { $hex }.
campaign-battle_set-settlement = { $who } { N($who_count, "storms", "storm") } { $place }.
campaign-battle_set-revolt = { $who } { N($who_count, "falls", "fall") } upon { $other } at { $hex }.
campaign-quick_fought = The table settles it.
detail-share = together { $score }: { $percent } % of the stores
campaign-battle_ended-peace = { $one } and { $other } let each other be at { $hex }.
campaign-battle_ended-refused = At { $hex } there is no battle between { $one } and { $other }: the attacked slip away.
campaign-battle_ended-nobody = Battle at { $hex } between { $one } and { $other }: nobody holds the field.
campaign-battle_ended-won = Battle at { $hex } between { $one } and { $other }. Victory: { $winner }.
campaign-siege_laid = A siege begins at { $place } ({ $faction }).
siege-food_changed-convoy = The beasts within are unloaded: food for { $change } { N($change, "day", "days") } more, { $days } in all.
siege-engine_set-brought = Drawn into the camp: { $ware }.
siege-engine_lost-drawn_off = { $engine } is drawn off with those who brought it.
siege-joined-joined = { $number } more come to the siege: { $who }.
campaign-storm_declared = They mean to storm it before night: { $place } ({ $faction }).
campaign-siege_over = The siege of { $place } is over. { $why }
campaign-fate_rolled-put_to_the_sword = The garrison is put to the sword: { $place }.
campaign-fate_rolled-tested = Half of the garrison pays with its life: { $place }.
campaign-fate_rolled-prisoners = The garrison is led away: { $place }.
campaign-fate_rolled-let_go = The garrison is disarmed and let go: { $place }.
campaign-fate_rolled-marched_out = The garrison marches out with arms and horses: { $place }.

## The end
campaign-campaign_ended-won = { $why } Victory: { $winner }.
campaign-campaign_ended-nobody = { $why } Nobody has won.
campaign-end-time = The days are over.
campaign-end-reach = They have come where they had to come.
campaign-end-escort = Whoever was to be brought there is there.
campaign-end-hold = The place is in their hands.
campaign-end-hold-of = { $place } { N($place_count, "is", "are") } in their hands.
campaign-end-take = The place is taken.
campaign-end-take-of = They have taken { $place }.
campaign-end-rally = The place has come over to them.
campaign-end-lift_siege = The siege is lifted.
campaign-end-plunder = Enough has been plundered.
campaign-end-fetch = All who were to be fetched are there.
campaign-end-hire = The mercenaries are in service.
campaign-end-build = The work is done.
campaign-end-capture = The enemy's leader is dead or taken.
campaign-end-captured = { $who } is taken prisoner.
campaign-end-killed = { $who } is dead.
campaign-end-prestige = A great name has been made.
campaign-end-survive = They are still alive and free.
campaign-end-deny = The enemy has not had his way.

## A life
life-battle-won = { $who } is in the battle at { $hex }, on the winning side.
life-battle-lost = { $who } is in the battle at { $hex }, on the losing side.
life-battle-even = { $who } is in the battle at { $hex }, which nobody wins.
