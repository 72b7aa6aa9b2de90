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
