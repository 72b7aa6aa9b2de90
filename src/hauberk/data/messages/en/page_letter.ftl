# Letters: what has happened since a seat last decided.
page-letters = Letters
page-letter = News
page-letter-grave = { $n ->
        [one] 1 thing to read first
       *[other] { $n } things to read first
    }
page-letter-read = Read
page-letter-none = Nothing has been written yet.
page-letter-at = News of { $place }: show it on the map
page-letter-part-places = Places and sieges
page-letter-part-battles = Battles
page-letter-part-sieges = Before the walls of { $place }
page-letter-part-people = People
page-letter-part-walls = Walls and works
page-letter-part-stores = Food, money and service
page-letter-part-seen = Seen and heard
page-letter-part-other = Besides
page-letter-part-ways = Your own marches
page-letter-part-elsewhere = Elsewhere
page-letter-folded-convoys = { $n ->
        [one] One pack train of others on the road.
       *[other] { $n } pack trains of others on the road.
    }
page-letter-folded-marches = { $n ->
        [one] One march of others far from you.
       *[other] { $n } marches of others far from you.
    }

# What a fight has come to.
page-fought = The fight
page-fought-follows = What follows
page-fought-on = On
page-fought-nobody = Nobody was lost.
page-fought-dead = { $n } dead
page-fought-wounded = { $n } wounded
page-fought-prisoner = { $n ->
        [one] 1 prisoner
       *[other] { $n } prisoners
    }
page-fought-is-dead = dead
page-fought-is-wounded = wounded
page-fought-is-prisoner = taken
page-letter-sums = How it was reckoned
