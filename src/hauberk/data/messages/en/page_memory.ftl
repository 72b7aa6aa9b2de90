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
page-campaign-mode-line-loyalty = { $name }: { $level }
page-campaign-mode-line-threat = Within a day of { $groups } (known strength: { $size })
page-campaign-mode-line-objectives =
    { $met ->
       [yes] An aim of yours, reached: { $name }
       *[no] An aim of yours: { $name }
    }
page-campaign-find = Find a place, group or leader
page-campaign-find-none = Nothing is called { $what }.
