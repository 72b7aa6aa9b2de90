# The page around the table: home, battles, lesson, watching, replay, rules, settings, chronicle.

## The frame
page-skip = To the text
page-home = Home
page-bar = Main parts
page-bar-battle = Battles
page-bar-learn = Learn
page-bar-watch = Watch
page-bar-rules = Rules
page-bar-settings = Settings
page-close = Close
page-cancel = Cancel
page-again = Try again
page-trouble-unreachable = The server does not answer
    .help = It has stopped, or the line is cut. Your games are kept. Start Hauberk again, then try again.
page-trouble-no-game = There is no such battle here. It was deleted, or it is kept on another machine.
page-trouble-refused = That cannot be shown
page-trouble-broken = Something went wrong on this page
page-percent = { $percent } %
page-times = { $times }×
page-turn = Turn { $turn }
page-picture-of = Map of the battle: { $title }

## Home
page-home-motto = Medieval battles, man to man. Every man has a name.
page-home-begin = Learn in ten minutes
page-home-fight = To battle
page-home-continue = Your game goes on
page-home-continue-what = Go on with { $title }
page-home-go-on = Go on
page-home-learn = A first battle, explained step by step
page-home-watch = Two captains fight, you look on
page-home-rules = Every rule in plain words
page-home-settings = Language, text size, night
page-home-open = Games going on
page-home-over = Games played
page-home-replay = See it again
page-home-chronicle = Chronicle
page-forget = Delete
page-forget-what = Delete { $title }
page-forget-sure = Delete for good?
page-forgotten = { $title } is deleted.
page-doors = What to play
page-door-battle = Battle
    .text = { $count ->
        [one] One evening: in open country, from house to house, over castle walls.
       *[other] { $count } evenings: in open country, from house to house, over castle walls.
    }
page-door-siege = Siege
    .text = { $count } places: camp and garrison, mines and hunger, day by day.
page-door-campaign = Campaign
    .text = { $count } campaigns: a country, its lords and their loyalty, day by day.
page-import = Import
page-import-done = { $steps ->
        [one] The record is here: one step.
       *[other] The record is here: { $steps } steps.
    }
page-import-faults = { $count ->
        [one] { $name } cannot be read: one fault.
       *[other] { $name } cannot be read: { $count } faults.
    }
page-import-bad = { $name } cannot be read.
page-import-nothing = Nothing was changed here.
page-export = Save the record

## Battles
page-battles = Battles
page-battles-text = { $count } battles, from a quarrel over cattle to the storming of a breach. Each one teaches what the next one needs.
page-battles-chapters = Chapters
page-battles-edition = Edition
page-battles-every = every edition
page-chapter-country = Open country
    .text = Arrows, lances, shield walls, water and wood: how men move, shoot and fight.
page-chapter-houses = Houses and camps
    .text = Doors, windows and corners, stairs and roofs, tents that burn: cover, and the fight from room to room.
page-chapter-castles = Into the castle
    .text = The gate is open, or nearly: ramparts, towers and the keep, and who holds the stairs.
page-chapter-storming = Over the wall
    .text = Ladders, siege towers, hoardings, boiling oil: a wall is climbed where it is held least.
page-chapter-breach = Through the wall
    .text = Rams, engines and mines, then the rubble: a wall comes down, and somebody must go first.
page-battles-all = All battles
page-battle-fight = Fight
page-battle-fight-what = Fight: { $title }
page-battle-fight-as = Fight as { $side }
page-battle-more = Look closer
page-battle-men = { $count ->
        [one] one man
       *[other] { $count } men
    }
page-battle-turns = { $turns ->
        [one] One turn
       *[other] { $turns } turns
    }
page-battle-teaches = Teaches: { $what }
page-battle-editions = Can be fought by other editions too: { $others }
page-battle-briefing = Victory conditions
page-battle-rules = Rules this battle teaches

## Before a battle
page-setup = More: opponent, edition, dice
page-setup-opponent = Against
page-setup-captain = a captain (the computer)
page-setup-hotseat = a friend, at this screen
page-setup-time = Time for a decision
    .help = Whoever has not decided by then is answered for by the computer, so that nobody waits for ever.
page-setup-time-0 = as long as one likes
page-setup-time-60 = a minute
page-setup-time-300 = five minutes
page-setup-time-3600 = an hour
page-setup-time-86400 = a day
page-setup-fights = Fights inside
    .help = Settled now for the whole game, so that nobody chooses by the odds of the day.
    .each = Asked anew before every fight.
page-setup-fights-map = on the map; any of them may be left to captains
page-setup-fights-captains = on the map, by two captains
page-setup-fights-table = by the table
page-setup-fights-ask = asked before each
page-setup-ruleset = Edition
page-setup-seed = Dice
    .help = Any word. The same word throws the same dice; left empty, they are new.
page-setup-switches = Points players argue about
    .help = Ticked as we rule them. The record notes what you change.
page-captain-temperament = Temperament
page-captain-strength = Strength

## Learn
page-learn = Learn
page-learn-text = Short games with somebody at your elbow. Every step is a real rule, and nothing is staged: if you lose, you have lost.
page-learn-what = What you will do
page-learn-start = Begin
page-learn-go-on = Go on
page-learn-anew = Begin anew
page-learn-dice = A lesson always throws the same dice. Everywhere else they are new each time, and can be checked afterwards.
page-coach = The coach
page-coach-list = The lesson
page-coach-rules = Rules to read
page-coach-begin = Let us begin
page-coach-hex = Show it on the map
page-coach-leave = Leave the lesson
page-coach-fold = Fold away
page-coach-unfold = What now?
page-coach-done = (done)
page-coach-welcome = Enguerrand speaks
page-coach-over = That was it
page-coach-short =
    It is over. Not everything came up this time: { $missing }.
    You will meet it all when you play on.
page-coach-next-battle = On to the battles
page-coach-next-siege = On to the sieges
page-coach-next-campaign = On to the campaigns
page-coach-more = Other lessons
page-coach-complete = All of it is ticked. Play on as long as you like; nothing here is lost by leaving.
page-learn-done = done
page-learn-battle = Battle
page-learn-siege = Siege
page-learn-campaign = Campaign
page-learn-minutes = about { $minutes } minutes
page-learn-book = The rules as a book

## Watch
page-watch = Watch
page-watch-text = Choose a battle and two captains. They see what you would see, and no more.
page-watch-battle = Battle
page-watch-speed = Speed
page-watch-start = Let them fight

## Replay
page-replay-of = { $title }, again
page-replay-moment = Moment of the battle
page-replay-speed = Speed
page-replay-story = The story
page-replay-where = Turn { $turn } · { $side } · moment { $now } of { $all }
page-replay-play = Play
page-replay-pause = Pause
page-replay-first = To the beginning
page-replay-back = One moment back
page-replay-on = One moment on
page-replay-last = To the end
page-replay-jump = To moment { $number }
page-replay-link = Link to this moment
page-replay-copied = The link is copied.
page-replay-take-over = Take over from here
page-past-where = Moment { $now } of { $all }
page-past-moment = Moment of the game
page-take-over-text = A new game begins at this moment, with new dice. The old one stays as it is.
page-take-over-who = You lead
page-take-over-side = { $side }
page-take-over-both = both sides, in turn
page-take-over-all = all sides, in turn
page-take-over-start = Take over

## Rules
page-rules = Rules
page-rules-search = Search the rules
page-rules-found = { $count ->
        [0] Nothing found.
        [one] One rule.
       *[other] { $count } rules.
    }
page-rules-first = In our own words
page-rules-first-text = { $all } rules and rulings, of which { $done } are at work in the game today. Look one up by a word or by its number, or open a chapter. The key / brings you here from anywhere.
page-rules-tables = Where the tables come from
page-rules-begin = To begin with
page-rules-open = not in the game yet
page-rules-all = All rules
page-book-tactical = The battle
page-book-guiscard = Guiscard: houses, castles, sieges
page-book-anarchy = The Anarchy: castles and sieges
page-book-classic = The older siege rules
page-book-campaigns = The campaigns
page-rules-readings = How it can be read
page-rules-chosen = our ruling
page-rules-rulings = Rulings
page-rules-cited = See also
page-rules-source = Source: { $source }.
page-rules-ours = A ruling of ours on what the books leave open.
page-rules-done = This rule is at work in the game.
page-rules-not-done = This rule is written down, but not in the game yet.
page-tables = Tables
page-tables-text = Every table of the game says where its figures come from.
page-tables-show = Show the figures
page-table-battle = Figures of the battle
page-table-weapons = Missile weapons
page-grid-die = die
page-grid-foot = Against men on foot
page-grid-mounted = Against riders
page-grid-weapon = weapon
page-grid-ranges = Ranges, in hexes
page-grid-short = short
page-grid-medium = medium
page-grid-long = long
page-grid-result = { $letter ->
        [A] one attacker stunned
        [B] the attackers go back
        [C] the defender goes back
        [D] the defender stunned
        [E] the defender wounded
        [F] the defender killed
       *[other] no effect
    }
page-table-crush = Crushing and falling
page-table-works = Figures of works, fires and machines
page-grid-fire = One die, ten faces
page-grid-fire-spread = it spreads
page-grid-fire-oil = oil under a torch
page-grid-fire-engine = wood, tents, engines
page-grid-fire-tower = towers, rams, gates
page-grid-fire-put_out = to put it out
page-grid-sign-F = it catches fire
page-grid-sign-D = the fire is out
page-grid-sign-A = out, if a flaming arrow has lit it
page-grid-wall-castle_stone = Double walls, by bombardment points
page-grid-wall-stone = Single walls, by bombardment points
page-grid-wall-wood = Wood, by bombardment points
page-grid-sign-wall-D = the wall loses a grade
page-grid-sign-wall-nC = the engines lose so many points
page-grid-roll = roll
page-grid-die-of = one die of { $die }
page-grid-outcomes = Results by the roll with its modifiers
page-grid-outcome = { $what ->
        [killed] killed
        [wounded] wounded
        [stunned] stunned
        [retreats] goes back
        [escapes] gets away
        [passes] passes
        [stopped] is stopped
        [put_to_the_sword] all put to the sword
        [tested] each is tested
        [prisoners] prisoners
        [let_go] disarmed and let go
        [marched_out] march out with arms and horses
       *[other] no effect
    }
page-grid-place = { $place ->
        [castle] castle
        [farm] farm
        [chapel] chapel
        [priory] priory
       *[other] { $place }
    }
page-grid-besieged = besieged, and days more or fewer
page-grid-ratio = besiegers for each besieged
page-grid-event-roll = event roll
page-grid-days = days
page-grid-turn = turn
page-grid-events = Events by the total of two dice
page-grid-quick = Results by the difference in strength
page-grid-letter = result
page-grid-losses-battle = In the open: dead and wounded, in per cent
page-grid-losses-siege = In an assault: dead and wounded, in per cent
page-grid-battle-attacker = attacker
page-grid-battle-defender = defender
page-grid-siege-attacker = besieger
page-grid-siege-defender = garrison
page-grid-flag = { $flag ->
        [rout] rout
        [recoil] falls back
        [siege_lifted] the siege is lifted
       *[other] surrenders
    }
page-grid-armoured = In armour, add { $number } to the roll.
page-grid-origin = source
page-provenance-rulebook = rulebook
    .meaning = printed in a rulebook
page-provenance-playsheet = play sheet
    .meaning = from a published play sheet
page-provenance-derived = derived
    .meaning = follows from printed figures or examples
page-provenance-reconstructed = reconstructed
    .meaning = our best guess at something we have not seen in print

## Settings
page-settings = Settings
page-settings-kept = They hold at once and are kept in this browser.
page-set-language = Language
page-set-theme = Light
page-set-theme-day = day
page-set-theme-night = night
page-set-text = Text size
page-set-motion = Motion
    .help = Without motion dice and men jump to where they end.
page-set-motion-system = as the system says
page-set-motion-reduced = little
page-set-motion-full = full
page-set-palette = Colours
    .help = Nothing on the table is told by colour alone. These are easier to tell apart for some eyes.
page-set-palette-plain = painted
page-set-palette-deutan = for red-green blindness
page-set-sounds = Sounds
page-set-sounds-off = off
page-set-sounds-on = on
page-set-passing = When nothing is left to do
    .help = After your last move the game waits while you could still take it back.
page-set-passing-wait = Wait for me
page-set-passing-pass = Go on by itself
page-set-sums = Reckonings at the table
    .help = What stands behind prices and odds.
page-set-sums-open = shown
page-set-sums-folded = folded away
page-set-film = Speed of the film
    .help = How fast the other side's moves are shown.

## Chronicle
page-chronicle = Chronicle
page-chronicle-of = Chronicle: { $title }
page-chronicle-print = Print
page-chronicle-replay = See it again
page-chronicle-fallen = The fallen

# Help where days are played
page-counsel = What would a commander do?
page-counsel-weigh = What may come of this?
page-counsel-follow = Do it
page-counsel-certain = That is certain: no die is thrown.
page-counsel-wordless = He has no words for it.

## The book and the play aid
page-book = Read them as a book
page-book-rules = The single rules
page-aid = Play aid to print
page-aid-lead = { $edition }: what one looks up most, from the tables this edition is played with.
page-aid-print = Print
page-aid-sequence = A phase
page-aid-ground = Ground
page-aid-sides = Between two hexes
page-aid-foot = on foot
page-aid-mounted = mounted
page-aid-cover = cover
page-aid-influence = fight
page-aid-cross = to cross
page-aid-no = no
page-aid-impact = The first die of a shot
page-aid-impact-on = up to { $number }: the hex aimed at
page-aid-impact-astray = up to { $number }: the neighbour shown
page-aid-impact-lost = above: lost
page-aid-impact-medium = medium range
page-aid-impact-long = long range
page-aid-impact-wounded = shooter wounded
page-aid-impact-byzantine_bow = Byzantine horse archer
page-aid-impact-close = archer or slinger, less than { $number } hexes
page-aid-shots = The second die of a shot
page-aid-shots-foot = on foot
page-aid-shots-mounted = mounted
page-aid-shots-row = row
page-aid-shot-foot-A = goes back
page-aid-shot-foot-B = wounded
page-aid-shot-foot-C = killed
page-aid-shot-mounted-A = goes back
page-aid-shot-mounted-B = horse killed, rider thrown and stunned
page-aid-shot-mounted-C = rider wounded
page-aid-shot-mounted-D = rider wounded, horse killed
page-aid-shot-mounted-E = rider killed
page-aid-shifts = Columns in a combat: { $joint } to the right together, the difference of ground from { $least } to { $most }; the die: { $armour } more against armour.
page-aid-figures = Charge: at least { $charge } hexes, half more. Retreat: { $melee } after a combat, { $shot } after a shot. Mount: { $mount }, in armour { $armoured }. Pivot: ground + { $pivot } a hex.
page-aid-band-none = no cover
page-aid-band-light = light
page-aid-band-medium = medium
page-aid-band-strong = strong
page-aid-band-total = total
