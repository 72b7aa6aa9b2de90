# Refusals of a campaign: what stops a player; `.help` says what would allow it.
refusal-campaign_over = The campaign is over
refusal-battle_not_over = The battle is not over yet
refusal-missing_in_report = The report of the battle says nothing of { $who }
refusal-not_in_the_battle = { $who } was not in this battle

## Marches
refusal-no_path = No way is named
refusal-not_beside = { $about } does not lie beside the hex before it
    .help = Name the hexes one after the other.
refusal-no_way_there = Nobody can march to { $about }
    .help = Nobody crosses the sea, and engines keep to where wheels can go.
refusal-march_too_far = The movement points do not reach as far as { $about }: it takes { $needs }, there { N($has, "is", "are") } { $has }
refusal-prisoners_go_to_prison = { $who } must bring the prisoners to { $about } by the shortest way
refusal-wounded_go_home = { $who } must bring the wounded to { $about } by the shortest way
    .help = Or leave them with a group of their own in the morning.

## Groups
refusal-not_your_group = You have no such group: { $about }
refusal-not_among_them = Not everybody you name is there
refusal-would_be_too_few = { $who } would be too few: { $has }, at least { $needs } needed
    .help = A group is three people at least, or a leader alone.
refusal-not_so_much_coin = { $who } has not so much money: { $needs } asked, there is { $has }
refusal-groups_hold_coin = Only groups hold money, so none can be left there: { $about }
refusal-not_on_one_hex = They do not stand on one hex with { $about }
refusal-whole_companies_only = Mercenaries come and go as one company: { $who }
refusal-garrison_too_small = A garrison is { $needs } people at least; it would be { $has }

## Convoys and trade
refusal-no_such_place = There is no such place: { $about }
refusal-not_your_place = This place does not serve you now: { $about }
refusal-too_many_points = So many points do not pass at a time: { $needs } asked, { $has } at the most
refusal-no_points_named = No points are named that could be loaded or unloaded
refusal-not_so_much_there = There is not so much there: { $about }; { $needs } asked, there { N($has, "is", "are") } { $has }
refusal-not_your_convoy = You have no such convoy: { $about }
refusal-not_here = This convoy is not on that hex: { $about }
refusal-one_point_an_animal = An animal carries one point: { $about }; { $needs } points, free animals: { $has }
refusal-place_is_full = The barns hold no more: { $about }; it would be { $needs } points, the most is { $has }
refusal-one_convoy_a_day = A convoy has been made up today already: { $about }
refusal-too_many_convoys = You have too many convoys: it would be { $needs }, the most is { $has }
refusal-no_drover_needed = { $who } cannot be the drover
    .help = The drover must be one of the group, and the convoy must be without one.
refusal-no_convoy_here = There is no such convoy here: { $about }
refusal-nobody_sells = Nobody is with the convoy who could sell: { $about }
refusal-they_do_not_sell = They do not sell to you: { $about }
refusal-too_dear = There is not enough money for this: it costs { $needs }; at hand: { $has }

## Recruits, engineers, mercenaries
refusal-nobody_named = Say how many are to be raised
refusal-nobody_to_recruit = { $who } has nobody whom recruits would follow
    .help = It takes a leader; in some editions a knight will do.
refusal-no_settlement_here = Men are raised in a village or a town that nobody besieges; there is none here
refusal-nobody_left = There is nobody left to take service: { $about }
refusal-not_so_many_men = Not so many can be raised here today: { $about }; { $needs } asked, { $has } at the most
refusal-not_so_many_light = Not so many light foot can be raised here today: { $about }; { $needs } asked, { $has } at the most
refusal-not_so_many_peasants = Not so many peasants can be raised here today: { $about }; { $needs } asked, { $has } at the most
refusal-place_unwilling = At a loyalty of { $has } to the king { $about } feeds no groups and gives no men
refusal-too_hostile = { $who } would only be feared here: hostility { $needs }, { $has } at the most
refusal-no_engineers = No engineers are for hire in this campaign
refusal-no_town_here = Engineers are hired in a town of one's own
refusal-no_mercenaries_here = There are no such mercenaries here: { $about }
refusal-nobody_to_win_over = { $who } serve no enemy
refusal-employer_is_near = Their employer is too near: { $who }
refusal-serves_another = They are in service already: { $who }
refusal-they_remember = They remember what you owe them: { $who }; { $needs } { N($needs, "day", "days") } more must pass

## Places and sieges
refusal-no_place_here = There is no castle or settlement here
refusal-own_place = This is a place of your own side: { $about }
refusal-cities_cannot_be_attacked = A city is too strong: { $about }
refusal-neutral_place = A neutral place is left in peace: { $about }
refusal-too_few_to_attack = Too few to attack anything: { $who }, { $has }; at least { $needs } needed
refusal-no_fighting_group = Only a fighting group attacks a place: { $who }
refusal-has_paid_today = { $about } has bought itself free for today
refusal-one_attack_a_day = One attack a day is enough: { $who }
refusal-must_be_besieged = { $about } has walls and must be besieged
refusal-no_walls = { $about } has no walls to besiege
    .help = Storm it.
refusal-others_besiege = Others besiege { $about } already
refusal-storm_by_initiative = The day of arrival is past, and a storm needs the initiative now: { $about }
refusal-besieges_already = { $who } lies before it already
refusal-no_siege_here = There is no siege here to lift
refusal-no_capitulation = Here no place yields without a siege
refusal-came_before_today = Only who arrives can demand that a place yields, and this group came before today: { $who }
refusal-asked_before = You have demanded it before: { $about }
refusal-test_not_won = { $who }: nobody is frightened yet: hostility { $has }, at least { $needs } needed
    .help = One's own hostility must be high, and higher than theirs.

## Battles and prisoners
refusal-cannot_join = { $who } cannot come to this battle
refusal-group_named_twice = A group is named twice
refusal-cannot_escort = { $who } cannot lead prisoners
    .help = Fit people with arms, and no mercenaries.
refusal-escort_too_small = An escort is { $needs } fit people at least; named: { $has }
refusal-too_few_stay = Too few would stay behind: { $who }, { $has }; at least { $needs } needed
    .help = Three people, a leader alone, or nobody.
refusal-no_captive_leader = { $who } is no leader of yours in captivity
refusal-still_on_the_march = { $who } is still being led to prison
refusal-wounded_in_treatment = { $who } rests until the wounded are well
