# The campaign on the page.
page-bar-campaigns = Campaigns
page-campaigns = Campaigns
page-campaigns-text = { $count ->
        [one] One campaign: groups march over real country, and what they meet is fought out on the map or settled by the table.
       *[other] { $count } campaigns: groups march over real country, and what they meet is fought out on the map or settled by the table.
    }
page-campaigns-going = Campaigns that go on
page-campaigns-all = All campaigns
page-campaign-over = The campaign is over
page-campaign-at-most = { $days } days at most
page-campaign-choose = Choose a side
page-campaign-play = Play the { $faction }
page-campaign-setup = More: opponents, dice, rules
page-campaign-against-captain = the computer
page-campaign-against-person = friends, at this screen
page-campaign-against-watch = nobody: the computer plays all sides, I look on
page-campaign-leagues = leagues
page-campaign-steps = Steps of the day
page-campaign-map = The country. Arrow keys move the cursor, Enter acts.
page-campaign-leaf = Orders and lists
page-campaign-leave = Back to the campaigns
page-campaign-back = Back to the campaign
page-campaign-tab-groups = Groups
page-campaign-tab-nobles = Leaders
page-campaign-day = Day { $day } of { $days }
page-campaign-step-upkeep = dawn
page-campaign-step-supply = food
page-campaign-step-morning = orders
page-campaign-step-marches = marches
page-campaign-step-sieges = sieges
page-campaign-step-strangers = strangers
page-campaign-step-night = night
page-campaign-nobody = nobody's
page-campaign-coin = { $coin } coin
page-campaign-points = Points
page-campaign-won = { $winners } have won
page-campaign-quiet = Run through quiet days
    .help = Everybody stays where he is until something asks for a decision.
page-campaign-as-usual = As usual
page-campaign-as-they-are = Change nothing
page-campaign-seal = Seal the orders
page-campaign-march = March
page-campaign-stay = Stay
page-campaign-route = { $steps ->
        [one] One hex, { $cost } points. Press it again to march.
       *[other] { $steps } hexes, { $cost } points. Press the last one again to march.
    }
page-campaign-route-pointed = { $steps ->
        [one] One hex
       *[other] { $steps } hexes
    }, { $cost ->
        [one] one point
       *[other] { $cost } points
    }. Press to choose this way.
page-campaign-group-line = { $size } people, { $wounded } wounded · { $coin } · { $left ->
        [one] one point left
       *[other] { $left } points left
    }
page-campaign-group-short = { $size } people, { $coin }
page-campaign-where = Press a hex on the map to march there.
page-campaign-nowhere = It cannot march today.
page-campaign-no-points = No movement points are left today.
page-campaign-besieges = It lies before { $place } and besieges it.
page-campaign-shut-in = It is shut up in { $place }.
page-campaign-gone-by = { $place } has paid to be spared: the group must be gone by { $when ->
        [today] tonight
       *[tomorrow] tomorrow night
    }, or it goes back and a siege is given up.
page-campaign-leads-wounded = It has wounded to bring to { $place } by the shortest way, or they stay with a group of their own, split off in the morning.
page-campaign-leads-prisoners = { $n ->
        [one] It leads a prisoner
       *[other] It leads { $n } prisoners
    }: by the shortest way to { $place }.
page-campaign-spy = A spy. { $notes ->
        [0] He has nothing to tell yet.
        [one] He has one group to tell of, as soon as he meets your own people.
       *[other] He has { $notes } groups to tell of, as soon as he meets your own people.
    }
page-campaign-advice-march = March to { $place }.
page-campaign-advice-morning = Change the groups first, then seal the orders.
page-campaign-how-many = How many
page-campaign-sheets = { $laid } of { $needed } maps laid
page-campaign-militia = { $count } townsfolk and guards
page-campaign-deed-attack_place = { $what ->
        [storm] Attack the settlement
        [siege] Lay siege
        [assault] Storm the walls today
       *[other] Demand that it yields
    }
page-campaign-deed-lift_siege = Give the siege up
page-campaign-deed-hire_engineer = Hire an engineer
page-campaign-deed-hire = { $what ->
        [pay] Pay { $name }
        [promise] Promise { $name } booty
       *[other] Win { $name } over
    }
page-campaign-deed-recruit = { $what ->
        [light] Raise { $count } light foot
       *[other] Raise { $count } { N($count, "peasant", "peasants") }
    }
page-campaign-deed-buy = { $count ->
        [one] Buy one point of goods
       *[other] Buy { $count } points of goods
    }
page-campaign-deed-free = costs nothing
page-campaign-deed-ends = this group does nothing more today
page-campaign-deed-goes-on = the group may go on today
page-campaign-deed-stays = { $percent } % that they stay on the first day's test; they are tested every day
page-campaign-deed-storm-brings = Won, it may be plundered{ $conquers ->
    [yes] {" "}and is yours.
   *[no] ; it stays whose it is.
}
page-campaign-deed-demand = You { $own } ({ $mine }) against { $theirs } ({ $others })
page-campaign-deed-bargain = { $decides ->
        [yes] Their lord decides whether they bargain; if they do:
       *[no] They will bargain:
    } { $percent } % that the place itself is yours, and { $points } points of goods on the average, each worth { $coin }
page-campaign-deed-no-bargain = They are too hostile to bargain: nothing will come of it.
page-campaign-to-come = Still to act today
page-campaign-to-come-last = It is the last of your counters to act today.
page-campaign-attitude = { $kind ->
        [loyalty] loyalty to the king { $level } of { $most }
       *[hostility] hostility { $level } of { $most }
    } ({ $band ->
        [angevin] for the Empress
        [neutral] for nobody
        [royalist] for the king
        [pragmatic] pragmatic
        [moderate] moderate
        [warlike] warlike
       *[fanatical] fanatical
    })
page-campaign-convoy-line = { $name }: { $load } { N($load, "point", "points") } of food, { $animals } animals
page-campaign-convoy-seen = { $name }: { $load } { N($load, "point", "points") } of food
page-campaign-convoy-unseen = { $name }: load unknown
page-campaign-door-play = Fight it on the map
    .text = You lead your people yourself; afterwards the campaign goes on.
page-campaign-door-captains = Let the captains fight
    .text = Two captains fight it out on the map; that takes a few minutes. You may look on.
page-campaign-awaited = The battle waits to be fought.
page-campaign-about-attack = You are the attacker, whoever came.
page-campaign-gives-way = If nobody attacks, { $group } { N($group_count, "gives", "give") } way.
page-campaign-nobody-gives-way = If nobody attacks, you may try to win them over.
page-campaign-about-fight = Stand and take the battle.
page-campaign-about-refuse = Everybody throws to get away; some will not.
page-campaign-about-map = Man against man: you lead, or captains do.
page-campaign-about-quick = The table settles it, with the odds below.
page-campaign-about-offer = Pay, and be spared a siege.
page-campaign-about-resist = The gates stay shut.
page-campaign-about-release = They go home and fight no more.
page-campaign-about-massacre = Nobody is left to guard.
page-campaign-split = Split off
page-campaign-merge = Merge with { $other }
page-campaign-to-garrison = To the garrison
page-campaign-strike-out = Strike out
page-campaign-unload = Unload
page-campaign-escort = Goes with { $group }
page-campaign-order-split = { $men } leave { $group }
page-campaign-order-pass = { $men } go to { $group }
page-campaign-order-merge = { $other } joins { $group }
page-campaign-order-load = A convoy at { $place }: { $points } points
page-campaign-order-unload = { $points } points unloaded at { $place }
page-campaign-order-escort = { $group } escorts the convoy
page-campaign-order-ransom = { $group } buys { $who } free
page-campaign-siege-of = The siege: { $place }
page-campaign-siege-state = Day { $day } of the siege: { $besiegers } before the walls, { $besieged } behind them{ $food ->
        [-1] .
       *[other] , food for { $food } days.
    }
page-campaign-refusal-odds = To refuse: on average { $away } slip away, { $taken } are taken, { $hurt } wounded, { $dead } killed.
page-campaign-say-join_asked = They come
page-campaign-say-supply_asked = These eat first
page-campaign-say-escort_asked = They lead the prisoners off
page-campaign-say-garrison_asked = They stay as garrison
page-campaign-nobody-join_asked = Nobody comes
page-campaign-choose-supply_asked = Choose who eats first.
page-campaign-choose-escort_asked = Choose who leads the prisoners off: three fit people at least.
page-campaign-choose-garrison_asked = Choose who stays: five at least.
page-campaign-instead-escort_asked = Put the prisoners to the sword
page-campaign-sure-escort_asked = Once more: the prisoners die
page-campaign-instead-garrison_asked = Nobody stays
page-campaign-sure-garrison_asked = Once more: the castle is nobody's
page-campaign-say-plunder_asked = { $points ->
        [0] Plunder nothing
        [one] Plunder one point
       *[other] Plunder { $points } points
    }
page-campaign-say-share_asked = { $points ->
        [0] They get nothing
        [one] They get one point
       *[other] They get { $points } points
    }
page-campaign-known = { $day ->
        [0] { $size } people
       *[other] { $size } people on day { $day }
    }
page-campaign-unknown = strength unknown
page-campaign-place-line = { $name } ({ $faction }), resources { $resources }{ $day ->
        [0] { "" }
       *[other] , as seen on day { $day }
    }
page-campaign-terrain-open = open
page-campaign-terrain-forest = forest
page-campaign-terrain-hill = hill
page-campaign-terrain-mountain = mountain
page-campaign-terrain-marsh = marsh
page-campaign-terrain-river = river
page-campaign-terrain-coast = coast
page-campaign-terrain-road = road
page-campaign-terrain-bridge = bridge
page-campaign-terrain-settlement = settlement
page-campaign-terrain-castle = castle
page-campaign-terrain-sea = sea
page-campaign-eats = eats { $need } a day, stores here { $stores }
page-campaign-forages = lives off the land
page-campaign-hungry = starving
page-campaign-missed = { $days ->
        [one] a day without food
       *[other] { $days } days without food
    }
page-campaign-head-group = Group
page-campaign-head-size = People
page-campaign-head-money = Money
page-campaign-head-food = Food
page-campaign-head-leader = Leader
page-campaign-head-faction = Side
page-campaign-head-prestige = Prestige
page-campaign-head-state = State
page-campaign-captive = prisoner of the { $faction }
page-trouble-no-campaign = There is no such campaign here.
error-no_such_campaign = There is no such campaign.
error-no_such_map = There is no such map.
page-person-armoured = in armour
page-campaign-no-story = Nothing has been told of this person yet.
