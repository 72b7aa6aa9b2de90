# Sieges on the page: the shelf, the sheet of a siege, orders, questions, calendar, chronicle.

## The shelf
page-bar-sieges = Sieges
page-sieges = Sieges
page-sieges-text = { $count } places to take or to hold, day by day. Every storm and every sortie can be fought on the map, left to captains, or settled by the table.
page-sieges-all = All sieges
page-sieges-going = Your sieges
page-siege-going-day = Day { $day }
page-siege-begin = Begin
page-siege-begin-what = Begin: { $title }
page-siege-as-besieger = Lay siege
page-siege-as-besieged = Hold the place
page-siege-at-most = Ends on day { $days } at the latest
page-siege-setup = More: opponent, dice, rules
page-siege-switches = Ticked as this siege has them. The record notes what you change.
page-siege-switches-fights = Points of its fights
page-siege-switch-set = This siege begins with it.
page-siege-switch-void_early_lifting = No early end
    .text = The message that lifts the siege is void in the first days. As printed it ends most sieges within five days.
page-siege-switch-minus_five_first_days = Quiet first days
    .text = In the first days the roll for events is lowered, not raised.
page-siege-switch-above_twenty_is_nothing = Above the table, nothing
    .text = A roll for events that goes beyond the table brings nothing, instead of its last line.
page-siege-switch-larger_modifier_only = Only the larger modifier
    .text = First days and a thin blockade do not add up: of the two only the larger counts.
page-siege-switch-first_full_day_two = A day to arrive
    .text = On the first day food is counted and nothing else is done.
page-siege-switch-open_provisions = Open stores
    .text = The besieger knows how long the food inside will last.
page-siege-switch-ration_bonus = Hunger speaks
    .text = When food runs short the garrison yields more readily. The figures are our own.
page-siege-switch-build_on_combat_days = Builders build on
    .text = On a day of fighting, builders who stay out of it go on with their work.
page-siege-switch-gate_is_breach = A broken gate is a breach
    .text = Through it stones reach the inner walls.
page-siege-switch-either_redoubt_first = Any redoubt first
    .text = The garrison falls back into whichever redoubt it likes; else their order is fixed.
page-siege-switch-halved_once = Food is halved once
    .text = Half of the food is lost at the first fall-back into a redoubt only, not at each.
page-siege-switch-no_nightfall = No nightfall
    .text = Fights on the map have no last turn: they end only as their own rules say, not after thirty turns.
page-siege-switch-captured_commanders_lost = Captured commanders are lost
    .text = A place all of whose commanders are killed or captured yields; else only their death counts.
page-siege-switch-marker_moves_food_only = Thieves take food, not time
    .text = When provisions are stolen or refugees come, only food is lost; else the siege marker goes on, and wounds, building and pledges come due the sooner.
page-siege-switch-unled_counter_mine = Counter-mines without an engineer
    .text = Anybody may dig towards a mine; else an engineer must lead.
page-siege-commander = a commander (the computer)
page-siege-watch = nobody: two commanders play, I look on
page-siege-picture = Plan of the place: { $place }
page-trouble-no-siege = There is no such siege here. It was deleted, or it is kept on another machine.

## The frame
page-siege-leave = To the sieges
page-siege-leaf = The siege sheet
page-siege-tab-today = Today
page-siege-tab-sheet = Works
page-siege-tab-people = People
page-siege-tab-tale = Story
page-siege-day = Day { $day }
page-siege-today = today
page-siege-calendar = Calendar
page-siege-steps = Steps of the day
page-siege-step-event = Event
page-siege-step-initiative = Initiative
page-siege-step-recovery = Recovery
page-siege-step-action = Action
page-siege-step-activities = Works
page-siege-step-evening = Evening
page-siege-initiative = { $side } have the initiative
page-siege-waits = { $side } decide now.
page-siege-over = The siege is over.
page-siege-end-days = { $days ->
        [one] It lasted one day.
       *[other] It lasted { $days } days.
    }
page-siege-quiet = Quiet days
    .help = Passes, and gives the same orders again, until something else is asked or something happens.
page-siege-quiet-until = until something happens
page-siege-quiet-stop = Stop
page-siege-quiet-most = At most
page-siege-quiet-length = { $days } days
page-siege-quiet-over = No more quiet days: { $why }.
page-siege-curtain = The orders, stores and plans of this side are for its player alone.
page-siege-latest = What happened

## The calendar
page-siege-sign-event = An event
page-siege-sign-fight = A fight
page-siege-sign-stones = A wall was struck
page-siege-sign-breach = A wall came down
page-siege-sign-fire = Something burnt
page-siege-sign-dead = Somebody died
page-siege-sign-hurt = Somebody was wounded
page-siege-sign-built = Something was built
page-siege-sign-mine = Work in a mine
page-siege-sign-parley = The place was asked for
page-siege-sign-joined = People came
page-siege-sign-left = People were taken or left
page-siege-date-heals = { $count ->
        [one] Well again: { $who }
       *[other] Well again, { $count } of them: { $who }
    }
page-siege-date-pledge = The garrison yields, unless it is relieved
page-siege-date-last = The last day

## The plan
page-siege-plan = Plan of the place. Arrow keys go from wall to wall, Enter chooses.
page-siege-plan-nearer = Nearer
page-siege-plan-farther = Farther
page-siege-plan-whole = The whole plan
page-siege-wall = { $what }, { $hex }
page-siege-wall-wall = wall
page-siege-wall-tower = tower
page-siege-wall-keep = keep
page-siege-wall-house_wall = wall of a house
page-siege-wall-palisade = palisade
page-siege-wall-gate = gate
page-siege-wall-postern = postern
page-siege-wall-hoarding = hoarding
page-siege-wall-bridge = bridge
page-siege-wall-scaffold = scaffold
page-siege-wall-jetty = jetty
page-siege-material-castle_stone = double stone
page-siege-material-stone = stone
page-siege-material-wood = timber
page-siege-wall-grades = { $grades ->
        [one] unbroken: the next hit brings it down
       *[other] { $left } of { $grades } grades left
    }
page-siege-wall-down = in ruins
page-siege-wall-burnt = burnt
page-siege-no-target-down = Nothing is left here to throw at.
page-siege-no-target-hidden = Hidden behind the outer walls: no breach opens the way to it.
page-siege-no-target-far = Other walls lie nearer to the breach.
page-siege-no-target-screened = A hoarding hangs before it.
page-siege-odds-with = { $percent } % to lose a grade to { $points ->
        [one] one point
       *[other] { $points } points
    }

## The sheet
page-siege-stores = Stores
page-siege-food = { $days ->
        [0] No food is left
        [one] Food for one day
       *[other] Food for { $days } days
    }
page-siege-food-unknown = How much the garrison has to eat, only the garrison knows.
page-siege-food-within = { $days ->
        [one] Inside there is food for one day
       *[other] Inside there is food for { $days } days
    }
page-siege-place = The place
page-siege-held-whole = The besieged hold all of it
page-siege-held-taken = The besiegers have it
page-siege-held-part = The besieged hold their last refuge; the rest is lost
page-siege-walls-none = No wall has fallen
page-siege-walls-down = { $count ->
        [one] One hex of wall lies in ruins
       *[other] { $count } hexes of wall lie in ruins
    }
page-siege-walls-hurt = { $count ->
        [one] One is damaged
       *[other] { $count } are damaged
    }
page-siege-walls-burnt = { $count ->
        [one] One has burnt
       *[other] { $count } have burnt
    }
page-siege-gate-open = The gate stands open
page-siege-bridge-down = The bridge is broken down
page-siege-restock = { $days ->
        [one] The besiegers need one more day for their burnt camp
       *[other] The besiegers need { $days } more days for their burnt camp
    }
page-siege-swapped = The besiegers are besieged themselves
page-siege-works = Engines and works: { $side }
page-siege-works-none = Nothing
page-siege-engine-points = { $points ->
        [one] one point
       *[other] { $points } points
    }
page-siege-engine-wall = at the wall
page-siege-engine-inside = inside
page-siege-engine-damaged = damaged
page-siege-engine-repairing = being mended
page-siege-site = { $what }: { $men ->
        [0] nobody at work
        [one] one at work
       *[other] { $men } at work
    }
page-siege-site-days = { $left ->
        [one] one day left of { $all }
       *[other] { $left } days left of { $all }
    }
page-siege-site-rests = { $done ->
        [0] at rest
        [one] at rest, one day done
       *[other] at rest, { $done } days done
    }
page-siege-mines = Mines
page-siege-mine = Mine: { $where }
page-siege-countermine = Counter-mine: { $where }
page-siege-mine-dug = { $dug } of { $needed } hexes dug
page-siege-mine-digging = is being dug
page-siege-mine-fired = the props are burning
page-siege-mine-failed = the props have burnt, the wall still stands
page-siege-mine-fallen = the wall has come down
page-siege-mine-lost = its miners have been driven out
page-siege-tomorrow = What the morning may bring
page-siege-event-nothing = nothing new
page-siege-event-used = (has happened: nothing new)

## People
page-siege-people-host = Before the walls: { $side }, { $count }
page-siege-people-garrison = Within the walls: { $side }, { $count }
page-siege-people-wounded = Wounded ({ $count })
page-siege-people-prisoners = Prisoners ({ $count })
page-siege-people-gone = Dead or gone ({ $count })
page-siege-person-dead = dead
page-siege-person-prisoner = prisoner
page-siege-person-gone = gone
page-siege-person-wounded = wounded
page-siege-person-never = will not mend here
page-siege-person-heals = well on day { $day }
page-siege-person-within = inside the place
page-siege-role-commander = commander
page-siege-role-engineer = engineer
page-siege-role-miner = miner
page-siege-job = at work
page-siege-job-mine = in the mine
page-siege-job-site = builds: { $what }
page-siege-job-engine = serves: { $what }
page-siege-numbered = { $what } { $number }
page-siege-kind-ladder = Ladders
page-siege-kind-grapnel = Grapnels
page-siege-kind-fascine = Fascines
page-siege-kind-mantlet = Mantlets
page-siege-kind-cauldron = Cauldrons
page-siege-kind-stones = Piles of stones
page-siege-kind-ballista = Ballista
page-siege-kind-ram = Ram
page-siege-kind-gallery = Gallery
page-siege-kind-petraria = Stone-thrower
page-siege-kind-mangonel = Mangonel
page-siege-kind-trebuchet = Trebuchet
page-siege-kind-siege_tower = Siege tower
page-siege-use-ladder = Two carry it to the wall; whoever climbs fights from its top.
page-siege-use-grapnel = Thrown over a wall, it makes a rope to climb by.
page-siege-use-fascine = Bundles that fill a hex of the moat.
page-siege-use-mantlet = A screen on wheels: who walks behind it has cover from arrows on the way to the wall.
page-siege-use-cauldron = Heats oil on the wall, to be poured on whoever climbs.
page-siege-use-ballista = Shoots great bolts at men, from the camp or from the wall.
page-siege-use-ram = Pushed to a gate or wall, it breaks it blow by blow in an assault.
page-siege-use-gallery = A roof brought to the foot of the wall: under it a mine is dug.
page-siege-use-petraria = Throws stones every day; each hit may cost a wall a grade.
page-siege-use-mangonel = Throws stones every day; it hits harder and wears.
page-siege-use-trebuchet = Throws the heaviest stones every day.
page-siege-use-siege_tower = Rolled to the wall, it lets many step onto the rampart at once.

## Actions
page-siege-about-assault = Over the walls or through a breach, with ladders and engines. Taken, the place is yours.
page-siege-about-assault-redoubt = The garrison is shut in its redoubt. Taken, the whole place is yours.
page-siege-about-camp_sortie = A part of the besieged falls upon the tents and engines in the camp.
page-siege-about-supply_sortie = A few slip out with beasts and bring food home, past the patrols.
page-siege-about-general_sortie = Everything on one battle in the open field. Only once in a siege.
page-siege-about-gallery = Push a roofed gallery to the foot of the wall: under it the miners begin.
page-siege-about-mine_fight = Mine and counter-mine have met. Knives, in the dark.
page-siege-about-mine_sally = Out of the gate and at the gallery, before the wall falls.
page-siege-about-counter_mine = Find their mine from within and break into it.
page-siege-about-negotiate = Ask for the place on terms. Numbers and breaches speak for you.
page-siege-about-pass = Let the day go by; works go on.
page-siege-about-general_sortie-again = Both armies lie in the field. The battle of yesterday goes on.
page-siege-about-pass-again = Give the battle up and shut the gates again; the siege goes on, and there is no second general sortie.
page-siege-action-odds = By the table: { $percent } % to take the place.
page-siege-action-food = By the table: { $all } % that all the beasts come home, { $half } % that half of them do, { $none } % that none does. A die says how many there are; each is a day of food.
page-siege-action-driven = By the table: { $percent } % that they give way.
page-siege-action-losses = On the average { $dead } dead and { $wounded } wounded of yours, { $theirs } of theirs.

## Orders
page-siege-orders-seal = Seal the orders
page-siege-orders-none = No orders today
page-siege-orders-again = As yesterday
page-siege-orders-clear = Strike out all
page-siege-order-bombard = Bombard
page-siege-order-build = Build
page-siege-order-burn = Shoot fire
page-siege-order-mines = Dig
page-siege-order-repair = Mend
page-siege-order-fascines = The moat
page-siege-order-fascines-do = Fill { $hexes }
page-siege-order-bridge = The bridge
page-siege-order-bridge-do = Break the bridge down
page-siege-order-parley = Talk of surrender
page-siege-order-idle = Without a job
page-siege-order-not-today = Not on a day with this action.
page-siege-idle = { $count ->
        [0] Everybody has a job.
        [one] One has no job today.
       *[other] { $count } have no job today.
    }
page-siege-no-engines = No engine can throw today.
page-siege-points = { $points ->
        [one] one point
       *[other] { $points } points
    }
page-siege-aim-at = Choose a wall
page-siege-aim-hint = { $points ->
        [one] One point in hand. Choose a wall on the plan or in the list.
       *[other] { $points } points in hand. Choose a wall on the plan or in the list.
    }
page-siege-aim-take = Press an engine to take it in hand again.
page-siege-aim-off = Do not throw at { $what }
page-siege-odds-grade = { $percent } % with { $points ->
        [one] one point
       *[other] { $points } points
    }; { $grades ->
        [one] one hit brings it down
       *[other] { $left } of { $grades } grades left
    }
page-siege-site-what = What to build
page-siege-site-how = With how many hands
page-siege-site-hands = { $men } at work
page-siege-site-made = { $days ->
        [one] one day
       *[other] { $days } days
    }{ $pieces ->
        [one] {""}
       *[other] , { $pieces } pieces
    }
page-siege-site-team = { $men } at work, { $days ->
        [one] one day
       *[other] { $days } days
    }
page-siege-site-led = led by { $who }
page-siege-site-off = Do not build: { $what }
page-siege-site-pause = Let it rest
page-siege-site-resume = Go on
page-siege-site-no-engineer = No engineer is free to direct a new site.
page-siege-burn-nothing = at nothing
page-siege-burn-hint = { $count ->
        [0] No archer is free.
        [one] One archer is free.
       *[other] { $count } archers are free.
    }
page-siege-burn-odds = { $percent } % to catch fire ({ $count ->
        [one] one archer
       *[other] { $count } archers
    })
page-siege-mine-dig = Dig on: { $men ->
        [one] one miner
       *[other] { $men } miners
    }, today a hex is won with { $percent } %
page-siege-mine-fill = Fill it in: { $men ->
        [one] one miner
       *[other] { $men } miners
    }, today a hex is filled with { $percent } %
page-siege-mine-at = They dig at { $hexes }.
page-siege-mine-fill-at = They fill { $hexes }.
page-siege-mine-choose = Choose on the plan
page-siege-mine-press = Press a hex on the plan.
page-siege-mine-who = At work
page-siege-crew = Crew: { $engine }
page-siege-hands-usual = the sergeants choose
page-siege-hands-named = { $names } ({ $count } of { $most })
page-siege-mine-force = Force the work: two hexes, but miners may be hurt
page-siege-mine-props = Set the props alight: the wall falls tomorrow, { $percent } %
page-siege-parley-do = Ask for the place today
page-siege-parley-odds = { $percent } % that they yield
page-siege-parley-at-least = { $percent } % that they yield, more if they are hungry

## Questions
page-siege-chosen = { $count } of { $all } chosen
page-before-sheet = The map
page-before-deploy = Drawing up
page-before-places = Where your people stand
page-before-usual = As their sergeants think best
page-before-hand = I put them in their places myself
page-before-lead = Who leads them
page-before-play = I do
page-before-captains = Captains, on both sides
page-before-go = To the field
page-siege-made-ready = The fight is being made ready.
page-siege-victim = { $who } falls ill
page-siege-army-ready = { $count } come:
page-siege-army-compose = Or put it together yourself: { $spent } of { $points } points
page-siege-army-send = Send for these: { $spent } of { $points } points
page-siege-army-row = { $name }, { $class }: { $price }
page-siege-name-them = Name them
page-siege-line-up = { $count ->
        [0] As they stand here; press faces to put them first.
       *[other] Put first: { $count }
    }
page-siege-name-as-they-stand = In the order they stand
page-siege-patrol-nobody = Send nobody out
page-siege-muster-do = Muster
page-siege-muster-usual = As usual
page-siege-muster-builders = Builders stay out
page-siege-muster-all = All
page-siege-muster-none = Nobody
page-siege-muster-carried = These go along: { $things }.
page-siege-muster-no-ladders = No ladders, grapnels or mantlets go along: there are none yet.
page-siege-muster-engines = Engines
page-siege-muster-most = { $count } chosen of at most { $all }
page-siege-muster-everybody = { $count ->
        [one] One man: nobody stays away from this.
       *[other] All { $count }: nobody stays away from this.
    }
page-siege-muster-sheet = The ground before the walls
page-siege-person-well = unhurt
page-siege-no-wall = no wall stands here
page-siege-muster-joined = It adjoins the place at
page-siege-patrol = Patrol { $number }
page-siege-patrol-first = Patrol 1: on call from the first turn
page-siege-patrol-hint = At most { $men } in a patrol, of them { $riders } riders and { $shooters } shooters. Press a face to send somebody back to camp, or from camp to the patrol that is marked.
page-siege-patrol-counts = { $men } in it, { $riders ->
        [one] one rider
       *[other] { $riders } riders
    }, { $shooters ->
        [one] one shooter
       *[other] { $shooters } shooters
    }
page-siege-patrol-mark = Send men to it
page-siege-patrol-call = Put it on call
page-siege-patrol-new = Another patrol
page-siege-patrol-camp = In camp: { $count }
page-siege-muster-edge = They come by
page-siege-muster-section = To the stretch
page-siege-arrange-usual = As usual
page-siege-arrange-do = Take their places
page-siege-arrange-all = All of them by:
page-siege-arrange-again = Begin anew
page-siege-arrange-who = The sergeants know their posts. To place somebody yourself, press a face, then a hex on the plan.
page-siege-arrange-where = Where shall { $who } stand? Press a hex on the plan.
page-siege-arrange-edge = Along which side of the map shall { $who } wait?
page-siege-arrange-along = The sergeants know where to wait. To choose for somebody yourself, press a face, then a side of the map.
page-siege-arrange-sergeants = The sergeants place everybody.
page-siege-door-play = Fight it on the map
    .text = You lead your people yourself; afterwards the siege goes on.
page-siege-door-captains = Let the captains fight
    .text = Two captains fight it out on the map; that takes a few minutes. You may look on.
page-siege-door-quick = Settle it by the table
    .text = The table decides: one throw for the fight, one for the fate of each commander, and losses on both sides.
page-siege-fighting = The captains are fighting. The day goes on when they are done.
page-siege-look-on = Look on
page-siege-quick = What the table says
page-siege-quick-strength = Strength
page-siege-quick-low = Low throws favour those who attack.
page-siege-quick-expected = { $side }: who takes part is sealed. This is reckoned with those who usually would.
page-siege-quick-inside = Inside the place: a throw of its own, before the battle
page-siege-quick-outside = The battle before the place
page-siege-quick-dead = Dead, on average
page-siege-quick-wounded = Wounded, on average
page-siege-flag-stands = stand their ground
page-siege-flag-rout = are routed
page-siege-flag-recoil = give way
page-siege-flag-siege_lifted = lift the siege
page-siege-flag-garrison_surrenders = surrender
