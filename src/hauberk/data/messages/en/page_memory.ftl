## The games kept here
page-games = Your games
page-bar-games = Your games
page-games-all = All your games ({ $count })
page-games-find = Find by title, side or opponent
page-games-found = { $count ->
        [0] No game is like that.
        [one] One game
       *[other] { $count } games
    }
page-games-kind = Scale
page-games-kind-all = all
page-games-kind-battle = battles
page-games-kind-siege = sieges
page-games-kind-campaign = campaigns
page-games-state = State
page-games-state-all = all
page-games-state-open = going on
page-games-state-over = over
page-games-you = You: { $sides }
page-games-watched = You look on
page-games-opponent = { $side } ({ $name })
page-games-person = a person
page-games-standing-yours = Your decision
page-games-standing-theirs = { $side } to decide
page-games-standing-fight = A fight is fought on the map
page-games-standing-won = Won
page-games-standing-lost = Lost
page-games-standing-drawn = Nobody has won
page-games-standing-ended = Won: { $winners }
page-games-standing-unreadable = Kept by another version
page-games-changed = Last played { $date }
page-games-deed = { $deed }: { $title }
page-home-games = Open and finished, to go on or to see again
page-shelf-minutes = about { $minutes } min
page-shelf-hard = { $how }, { $percent } % of the victories
page-shelf-won-of = { $how }, won { $won } of { $games }
page-shelf-hard-easy = easy
page-shelf-hard-even = even
page-shelf-hard-hard = hard
page-shelf-hard-desperate = desperate
page-shelf-played = Played: { $count }
page-shelf-won = won: { $count }
page-shelf-open = going on: { $count }

## Map modes and search of a campaign
page-campaign-mode = Map mode
page-campaign-mode-none = plain map
page-campaign-mode-lordship = lordship
    .help = Every hex in the colour of whoever holds the nearest place.
page-campaign-mode-supply = supply
    .help = What your places and convoys can give on a hex, and what your groups there eat in a day.
page-campaign-mode-loyalty = loyalty
    .help = Loyalty or hostility of the groups you see, and of your own places: low to high.
page-campaign-mode-threat = threat
    .help = Hexes that counters of others can come to in a day at the usual pace, with the strength you know of.
page-campaign-mode-objectives = your aims
    .help = Where your aims lie; a tick where one is reached as things stand.
page-campaign-mode-line-lordship = Land of { $place } ({ $faction })
page-campaign-mode-line-supply =
    { $points ->
       [-1] Food without end
       *[other] Food here: { $points }
    }{ $need ->
       [0] {""}
       *[other] , eaten in a day: { $need }
    }{ $days ->
       [-1] {""}
       [0] , not enough for today
       [one] , for one day
       *[other] , for { $days } days
    }
page-campaign-mode-line-threat = Within a day of { $groups } (known strength: { $size })
page-campaign-mode-line-objectives =
    { $met ->
       [yes] An aim of yours, reached: { $name }
       *[no] An aim of yours: { $name }
    }
page-campaign-find = Find a place, group or leader
    .short = Search
page-campaign-find-none = Nothing is called { $what }.

## The legend, and leaves over a table
page-legend = What the signs mean
page-full-screen = Full screen
page-legend-ready = He can still do something now
page-legend-selection = Picked up, or pointed out by the bar
page-legend-shoot = He can be shot at
page-legend-charge = He can be charged
page-legend-attack = He can be struck
page-legend-goal = A goal of the scenario
page-legend-cursor = The hex you are at by the keyboard, or that an answer is about
page-legend-storey = The way up or down, with the storey it leads to
page-legend-work-door = A door to open, shut or break
page-legend-work-ladder = Work with a ladder
page-legend-work-fire = Something to set alight
page-legend-work-water = A fire to put out
page-legend-work-oil = Work with cauldrons and oil
page-legend-work-stone = Work with engines and stones
page-legend-work-rope = Work with ropes and grapnels
page-legend-work-tool = Other work
page-legend-mark-shot = Has shot
page-legend-mark-charged = Has charged
page-legend-mark-countercharge = Has counter-charged
page-legend-mark-lance_thrown = His lance is thrown
page-legend-mark-pikes = Pikes levelled
page-legend-mark-foulkon = In a foulkon
page-legend-mark-fire = Fire
page-legend-mark-ammunition = What he has left to throw
page-legend-mark-formation = In the ranks of a formation
page-legend-mark-moved = Has moved
page-legend-mark-halted = Stopped: he goes no farther
page-legend-mark-captive = A prisoner
page-legend-mark-carries = Carries somebody
page-legend-mark-led = Led by somebody
page-legend-mark-attacked = Has attacked
page-legend-mark-thrown = Has thrown
page-legend-mark-ladder = With a ladder
page-legend-mark-worked = Has worked
page-legend-counter-group = A group, with the letter of its side and its strength
page-legend-counter-mounted = Everybody in it rides
page-legend-counter-acted = It has acted today
page-legend-counter-unknown = Its strength is not known
page-legend-counter-mercenaries = Mercenaries
page-legend-counter-train = A siege train
page-legend-counter-convoy = A convoy
page-legend-counter-spy = A spy
page-legend-counter-hungry = It is hungry
page-legend-counter-halted = It may not march today
page-legend-counter-prisoners = It leads prisoners
page-legend-place-city = A city: its food never runs out
page-legend-place-town = A town
page-legend-place-borough = A borough
page-legend-place-village = A village
page-legend-place-abbey = An abbey
page-legend-place-priory = A priory
page-legend-place-castle_stone = A castle of stone
page-legend-place-castle_tower_palisade = A tower behind a palisade
page-legend-place-castle_motte = A motte with a wooden tower
page-legend-road = A road
page-legend-river = A river; one crosses by bridges and fords
page-legend-bridge = A bridge
page-legend-border = The border of a land
page-legend-leaguer = A siege
page-legend-aim = An aim of yours, in the map of aims
page-legend-flag = Who holds the place
page-legend-sheaf = Food in the place
page-legend-sheaf-old = The same, as it was when last seen
page-set-side = Column beside the map
page-set-side-open = open
page-set-side-folded = folded away

## The roll of honour
page-honours = Roll of honour
page-honours-none = When your first game is over, it is remembered here.
page-honours-victories = Victories
page-honours-kind = Scale
page-honours-side = Side
page-honours-games = Games
page-honours-won = Won
page-honours-drawn = Nobody won
page-honours-lost = Lost
page-honours-losses = Dead on your side: { $own }, on the others': { $other }
page-honours-dice = Dice
page-honours-dice-own = Thrown in your decisions: { $count }, mean { $mean }
page-honours-dice-other = Thrown in those of others: { $count }, mean { $mean }
page-honours-roll = Your people
    .help = Those who came home at least once, most deeds first.
page-honours-felled = felled or taken: { $count }
page-honours-survived = survived { $survived } of { $games }
page-honours-wounds = came out wounded: { $count }
page-honours-captive = taken: { $count }
