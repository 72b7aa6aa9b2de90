## A referee's answer in words: `hauberk adjudicate` and the page on which a position is set up.

ruling-lawful = yes, that is lawful.
ruling-unlawful = no. { $text }
ruling-unclear = there is more than one way to do that; say which ({ $ways }).
ruling-missing_die = a die is missing: throw { $throw }, { $purpose } (1D{ $sides }, { $rule }). Nothing has happened yet.
ruling-missing_die_of = a die is missing: throw { $throw }, { $purpose }, for { $who } (1D{ $sides }, { $rule }). Nothing has happened yet.
ruling-nothing = nothing happens.
ruling-asked = lawful; before it happens somebody else must decide.
ruling-stopped = it does not go on by itself: somebody must decide first.
ruling-left_over = { $number ->
        [one] one die was not thrown.
       *[other] { $number } dice were not thrown.
    }

refusal-no_such_moment = that moment does not come, or is past
    .help = Name a later turn, or leave the turn out.

## `hauberk people`

people-id = id
people-name = name
people-group = people
people-class = class
people-foot = on foot
people-mounted = mounted
people-weapons = weapons
people-found = { $number ->
        [0] nobody is like that.
        [one] one person. Numbers: attack, defence (in brackets: armoured), movement.
       *[other] { $number } people. Numbers: attack, defence (in brackets: armoured), movement.
    }
