# The days of a siege: one key for each kind of event, its variants after a hyphen. { $role } is besieger or besieged.

## Names
machine-trebuchet = the trebuchet
engine-numbered = { $engine } no. { $number }
spot = { $section } at { $hex }
spot-hoarding = { N($n, "the hoarding", "the hoardings") } at { $hex }
mine-under = the mine under { $section }
date = { $day } { $month } { $year }
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December

## What is built and kept
ware-ladder = { $n ->
        [one] a ladder
       *[other] { $n } ladders
    }
ware-grapnel = { $n ->
        [one] a grapnel
       *[other] { $n } grapnels
    }
ware-fascine = { $n ->
        [one] a fascine
       *[other] { $n } fascines
    }
ware-mantlet = { $n ->
        [one] a mantlet
       *[other] { $n } mantlets
    }
ware-cauldron = { $n ->
        [one] a cauldron
       *[other] { $n } cauldrons
    }
ware-stones = { $n ->
        [one] a pile of stones
       *[other] { $n } piles of stones
    }
ware-ballista = { $n ->
        [one] a ballista
       *[other] { $n } ballistae
    }
ware-ram = { $n ->
        [one] a ram
       *[other] { $n } rams
    }
ware-gallery = { $n ->
        [one] a gallery
       *[other] { $n } galleries
    }
ware-petraria = { $n ->
        [one] a stone-thrower
       *[other] { $n } stone-throwers
    }
ware-mangonel = { $n ->
        [one] a mangonel
       *[other] { $n } mangonels
    }
ware-trebuchet = { $n ->
        [one] a trebuchet
       *[other] { $n } trebuchets
    }
ware-siege_tower = { $n ->
        [one] a siege tower
       *[other] { $n } siege towers
    }

## The day
siege-day_began = Day { $day }, { $date }.
siege-provisions_found-counted = The besieged count their stores: food for { $days } { N($days, "day", "days") }.
siege-provisions_found-hidden = The besieged count their stores, and keep the number to themselves.
siege-initiative_taken-dice = { $role ->
        [besieger] The besiegers have the initiative.
       *[besieged] The besieged have the initiative.
    }
siege-initiative_taken-event = { $role ->
        [besieger] What has happened gives the besiegers the initiative.
       *[besieged] What has happened gives the besieged the initiative.
    }
siege-action_chosen-assault = { $role ->
    [besieged] The besieged storm the redoubt.
   *[besieger] The besiegers go to the assault.
}
siege-action_chosen-camp_sortie = The besieged make a sortie against the camp.
siege-action_chosen-supply_sortie = The besieged send a party out for food.
siege-action_chosen-general_sortie = The besieged come out with all they have.
siege-action_chosen-gallery = The besiegers bring a gallery up to the wall.
siege-action_chosen-mine_fight = { $role ->
        [besieger] The besiegers break into the counter-mine.
       *[besieged] The besieged break into the mine.
    }
siege-action_chosen-mine_sally = The besieged make a sortie against the mine.
siege-action_chosen-counter_mine = The besieged resolve to dig against the mine.
siege-action_chosen-relief = The relieving army gives battle.
siege-action_chosen-negotiate = The besiegers ask for the place.
siege-action_chosen-pass = { $role ->
        [besieger] The besiegers undertake nothing.
       *[besieged] The besieged leave the day to the besiegers.
    }

## The event of the day
siege-marker_moved = The siege marker goes { $boxes } { N($boxes, "space", "spaces") } on: it is day { $day }.
siege-event_drawn-nothing = The morning brings nothing new.
siege-event_drawn-dissent = There is dissent among the besiegers.
siege-event_drawn-commander_unwell = The commander of the garrison is unwell and stays in bed.
siege-event_drawn-smoke = Smoke is seen in the distance. Nobody can say what is burning.
siege-event_drawn-pledge = The garrison sends word that it will yield, unless help comes.
siege-event_drawn-poisoned_well = The well has been poisoned.
siege-event_drawn-traitor = There is a traitor within the walls.
siege-event_drawn-engineer = A master of engines joins the besiegers. Their engines will be built faster.
siege-event_drawn-reinforcements = There is dust on the road: reinforcements for the besiegers.
siege-event_drawn-provisions_stolen = In the night somebody has made off with provisions of the garrison.
siege-event_drawn-gate_opened = A spy opens the gate to the besiegers.
siege-event_drawn-refugees = Country people beg to be let in.
siege-event_drawn-dysentery = Dysentery breaks out in the camp.
siege-event_drawn-saboteur = A saboteur has stolen into the camp.
siege-event_drawn-assassin = An assassin has stolen into the camp.
siege-event_drawn-rain = It rains without a break, and nobody sees farther than his own tent.
siege-event_drawn-hostage = The castellan's son has fallen into the hands of the besiegers.
siege-event_drawn-relief_army = Banners on the hills: an army comes to relieve the place.
siege-event_drawn-siege_lifted = An urgent message calls the besiegers away.

siege-rolled-dysentery = The sickness will lay low { $number } of the besiegers.
siege-rolled-poisoned_well = { $number } of the besieged will suffer for it.
siege-rolled-assassin = The assassin is seized before he can strike.
siege-rolled-saboteur = The saboteur is driven off before he can do any harm.
siege-rolled-traitor = Everybody is searched; the traitor is not found.
siege-rolled-pack_animals = The foragers have { $number ->
        [one] one beast with them.
       *[other] { $number } beasts with them.
    }

## People
siege-hurt-wounded = { $why ->
        [dysentery] { $who } { N($who_count, "falls", "fall") } ill.
        [poisoned_well] { $who } { N($who_count, "has", "have") } drunk from the well and { N($who_count, "falls", "fall") } ill.
        [assassin] The assassin's knife wounds { $who }.
        [mine] Wounded in the mine: { $who }.
       *[other] { $role ->
            [besieger] Wounded among the besiegers: { $who }.
           *[besieged] Wounded among the besieged: { $who }.
        }
    }
siege-hurt-dead = { $why ->
        [dysentery] { $who } { N($who_count, "dies", "die") } of the sickness.
        [poisoned_well] { $who } { N($who_count, "dies", "die") } of the poison.
        [traitor] { $who } is found to be the traitor, and dies for it.
        [assassin] The assassin's knife kills { $who }.
        [mine] Killed in the mine: { $who }.
       *[other] { $role ->
            [besieger] Killed among the besiegers: { $who }.
           *[besieged] Killed among the besieged: { $who }.
        }
    }
siege-wound_seen-day = { $who } should be well again on day { $day }.
siege-wound_seen-never = { $who } will not be well again in this siege.
siege-wound_seen-others = { $role ->
        [besieger] The besiegers have { $number } newly wounded to nurse.
       *[besieged] The besieged have { $number } newly wounded to nurse.
    }
siege-healed = { $who } { N($who_count, "is", "are") } well again.
siege-departed-prisoner = { $who } { N($who_count, "is", "are") } taken prisoner.
siege-departed-gone = { $who } { N($who_count, "leaves", "leave") } the siege.
siege-joined-refugees = { $number } of them find shelter in the place: { $who }.
siege-joined-reinforcements = Reinforcements join the besiegers, { $number } in all: { $who }.
siege-joined-relief_army = A relieving army is there, { $number } in all: { $who }.
siege-joined-engineer = { $number ->
        [one] { $who } comes to the camp to build engines.
       *[other] { $who } come to the camp to build engines.
    }
siege-unhorsed = { $who } { N($who_count, "has lost a horse", "have lost their horses") }.
siege-quartered-within = The besiegers quarter { $number } of their people inside the place.
siege-quartered-outside = The besiegers come out of the place again.

## Stores and works
siege-food_changed-eaten = { $days ->
        [0] The last food is eaten.
        [one] There is food for one more day.
       *[other] There is food for { $days } more days.
    }
siege-food_changed-provisions_stolen = Food for { $change } { N($change, "day", "days") } is gone; there is enough for { $days }.
siege-food_changed-refugees = So many mouths cost { $change } { N($change, "day", "days") } of food; { $days } { N($days, "is", "are") } left.
siege-food_changed-redoubt = Half of the food stays behind, { $change } { N($change, "day", "days") } of it; { $days } { N($days, "is", "are") } left.
siege-food_changed-foragers = Food for { $change } { N($change, "day", "days") } comes in; there is enough for { $days }.
siege-food_changed-taken = What food was in the redoubt is in the hands of the enemy.
siege-food_changed-relief = By night the relieving army sends food for { $change } { N($change, "day", "days") }; there is enough for { $days }.
siege-store_changed-redoubt = The besiegers find food for { $days } { N($days, "day", "days") } in the part of the place they have won.
siege-store_changed-brought = With what they have brought they have food for { $days } { N($days, "day", "days") }.
siege-store_changed-eaten = Those who have shut themselves in have food for { $days } more { N($days, "day", "days") }.
siege-store_changed-taken = With what was in the redoubt they have food for { $days } { N($days, "day", "days") }.
siege-store_changed-stolen = A part of the food of those who have shut themselves in is stolen: { $days } { N($days, "day is", "days are") } left.
siege-store_changed-foragers = Food for { $days } { N($days, "day", "days") } lies in their part of the place now.
siege-stock_changed-built = Finished: { $ware }.
siege-stock_changed-saboteur = The saboteur ruins { $ware }.
siege-stock_changed-laid = Laid in the moat: { $ware }.
siege-stock_changed-lost = Lost: { $ware }.
siege-stock_changed-gained = Brought in from the fight: { $ware }.
siege-engine_set-built = Finished: { $ware }.
siege-engine_set-worn = { $points ->
        [0] { $engine } has shaken itself to pieces and must be mended.
        [one] { $engine } suffers from its own throws; one point is left to it.
       *[other] { $engine } suffers from its own throws; { $points } points are left to it.
    }
siege-engine_set-mended = { $engine } has been mended.
siege-engine_set-damaged = { $engine } comes out of the fight damaged.
siege-engine_set-at_wall = { $engine } stands at the wall.
siege-engine_set-taken_back = { $engine } goes back to the camp.
siege-engine_lost-saboteur = The saboteur destroys { $engine }.
siege-engine_lost-fire = { $engine } burns down.
siege-engine_lost-abandoned = { $engine } is left in the camp, to the enemy.
siege-engine_lost-fight = { $engine } is lost in the fight.
siege-project_set-begun = Work begins on { $ware }: { $men }.
siege-project_set-led = Work begins on { $ware } under { $engineer }: { $men }.
siege-project_set-resumed = Work goes on again on { $ware }.
siege-project_set-paused = Work rests on { $ware }.
siege-mine_set-begun = { $role ->
        [besieger] The besiegers begin a mine under { $section }.
       *[besieged] The besieged begin a counter-mine towards { $section }.
    }
siege-mine_set-dug = { $role ->
        [besieger] The mine has been driven on under { $spot }.
       *[besieged] The counter-mine has been driven on under { $spot }.
    }
siege-mine_set-filled = The mine under { $section } is filled in again, hex by hex.
siege-mine_set-fired = The props under { $section } are set alight.
siege-mine_set-failed = The props have burnt, and { $section } still stands.
siege-mine_set-fallen = { $section } sinks into the mine and comes down.
siege-mine_set-lost = { $role ->
        [besieger] The besiegers' miners are driven out from under { $section }.
       *[besieged] The counter-miners are driven out from under { $section }.
    }
siege-bombarded-hit = { $engines } { N($engines_count, "throws", "throw") } at { $spot } and { N($engines_count, "breaks", "break") } a piece out of it: { $left } of { $grades } grades left.
siege-bombarded-falls = { $engines } { N($engines_count, "throws", "throw") } at { $spot }, and it comes down.
siege-bombarded-opens = { $engines } { N($engines_count, "throws", "throw") } at { $spot } and { N($engines_count, "breaks", "break") } the door in.
siege-bombarded-nothing = { $engines } { N($engines_count, "throws", "throw") } at { $spot } all day without effect.
siege-bombarded-no_headway = { $role ->
        [besieger] The miners make no headway under { $spot }.
       *[besieged] The counter-mine makes no headway under { $spot }.
    }
siege-grade_lost-weaker = { $spot } is weaker than before: { $left } of { $grades } grades left.
siege-grade_lost-falls = { $spot } { N($spot_count, "has", "have") } come down.
siege-fire_tried-caught = Flaming arrows set { $spot } alight.
siege-fire_tried-failed = Archers shoot fire at { $spot } all day; it does not catch.
siege-fire_tried-spread = The fire leaps over to { $spot }.
siege-fire_tried-spared = It does not leap over to { $spot }.
siege-fire_tried-put_out = The fire at { $spot } is put out.
siege-fire_tried-burns_on = The fire at { $spot } cannot be put out.
siege-burnt = { $spot } { N($spot_count, "burns", "burn") } down.
siege-place_set-open = The gate stands open.
siege-place_set-closed = The gate is shut again.
siege-place_set-destroyed = The bridge is broken down.
siege-place_set-fascines = The moat is filled at { $hexes }.

## Circumstances
siege-pledge_made-until = The garrison will yield on day { $day }, unless an army relieves it before.
siege-pledge_made-void = The pledge no longer binds the garrison.
siege-camp_burnt-burnt = The camp has suffered: the besiegers must spend { $days } { N($days, "day", "days") } on it.
siege-camp_burnt-mending = The besiegers put their camp to rights; that will take { $days } more { N($days, "day", "days") }.
siege-camp_burnt-mended = The camp stands again.
siege-fell_back-outer_lost = The besieged fall back to their last refuge, { $redoubt }. The rest of the place is lost.
siege-fell_back-whole = The besieged hold the whole place again.
siege-roles_swapped-yes = The besiegers shut themselves in, and are besieged themselves.
siege-roles_swapped-no = Nobody besieges the besiegers any longer.
siege-rampart_held-yes = Those in the redoubt have won back a piece of the outer rampart.
siege-rampart_held-no = Those in the redoubt hold no piece of the outer rampart any more.
siege-broken_off-general_sortie = Night parts the two armies. The besieged lie in the field before the camp.
siege-broken_off-relief = Night parts the two armies. The army that came to help lies before the camp.
siege-broken_off-over = Nobody is in the field any more.
siege-parleyed-refused = The garrison refuses to hand over the place.
siege-parleyed-agreed = The garrison agrees to hand over the place.

## Fights
siege-fight_set = { $besiegers ->
        [one] one besieger
       *[other] { $besiegers } besiegers
    } against { $besieged ->
        [one] one besieged
       *[other] { $besieged } besieged
    }.
siege-quick_fought = { $besiegers ->
        [one] one besieger
       *[other] { $besiegers } besiegers
    } against { $besieged ->
        [one] one besieged
       *[other] { $besieged } besieged
    }: the table settles it.
siege-fight_ended-assault-won = The assault succeeds.
siege-fight_ended-assault-lost = The assault is beaten off.
siege-fight_ended-assault-even = The assault ends undecided.
siege-fight_ended-camp_sortie-won = The camp is overrun.
siege-fight_ended-camp_sortie-lost = The sortie is driven back into the place.
siege-fight_ended-camp_sortie-even = The sortie goes home; the camp still stands.
siege-fight_ended-supply_sortie-won = The foragers get through.
siege-fight_ended-supply_sortie-lost = The foragers do not get through.
siege-fight_ended-supply_sortie-even = The foragers fight their way home.
siege-fight_ended-general_sortie-won = The besieged hold the field.
siege-fight_ended-general_sortie-lost = The besieged are beaten in the field.
siege-fight_ended-general_sortie-even = Neither side holds the field.
siege-fight_ended-gallery-won = The gallery has come through.
siege-fight_ended-gallery-lost = The gallery does not come through.
siege-fight_ended-gallery-even = The fight for the gallery ends undecided.
siege-fight_ended-mine_fight-won = { $role ->
        [besieger] The besiegers clear the counter-mine.
       *[besieged] The besieged clear the mine.
    }
siege-fight_ended-mine_fight-lost = { $role ->
        [besieger] The besiegers are thrown back below ground.
       *[besieged] The besieged are thrown back below ground.
    }
siege-fight_ended-mine_fight-even = The fight below ground ends undecided.
siege-fight_ended-mine_sally-won = The works at the mine are overrun.
siege-fight_ended-mine_sally-lost = The sortie is driven back before the mine.
siege-fight_ended-mine_sally-even = The sortie goes home; the mine is still there.
siege-fight_ended-relief-won = The relieving army wins the day.
siege-fight_ended-relief-lost = The relieving army is beaten.
siege-fight_ended-relief-even = The battle with the relieving army ends undecided.

## The end
siege-siege_ended-won = { $why } Victory: { $side }.
siege-siege_ended-nobody = { $why } Nobody has won.
siege-end-starved = Hunger opens the gate: the place surrenders.
siege-end-commanders_lost = Nobody is left to command the garrison. It gives in.
siege-end-negotiated = The place is handed over on terms.
siege-end-pledge = No help has come. The garrison keeps its word and yields.
siege-end-taken = The place is taken.
siege-end-lifted = The besiegers go away: the siege is lifted.
siege-end-driven_off = The besiegers are driven off.
siege-end-wiped_out = One side has nobody left.
siege-end-time = The time has run out, and the place still holds.

## Reckonings
term-two_dice = two dice { $value }
term-besieger = the besieger has the readier hand { $signed }
term-rain = rain { $signed }
term-hostage = the castellan's son is a hostage { $signed }
term-provisions_dice = dice for the provisions { $value }
term-provisions_mouths = mouths to feed: { $about }, { $signed }
term-provisions_least = never fewer days than that { $signed }
term-provisions_stores = what is in the stores { $signed }
term-numbers = numbers { $about }: { $signed }
term-breach = a breach in the enclosure { $signed }
term-outer_held = the enclosure is lost { $signed }
term-inner_breached = the inner walls are breached { $signed }
term-rations = short rations { $signed }

roll-event = dice of the event
roll-provisions = die for the provisions
roll-initiative_besieger = initiative of the besieger
roll-initiative_besieged = initiative of the besieged
roll-parley = die of the parley
roll-bombardment = die of the bombardment
roll-mine = die of the miners
roll-props = die for the burnt props
roll-late_fall = die for the wall that stood
roll-fire = die for the fire
roll-healing = die for the wound
roll-pack_animals = die for the beasts
roll-relief_food = die for the food sent in
roll-traitor = die of the traitor
roll-dysentery = how many fall ill
roll-poisoned_well = how many have drunk
roll-refugees = how many come
roll-dissent = how many go
roll-saboteur = die of the saboteur
roll-assassin = die of the assassin

detail-sum = together { $total }
detail-bombarded = { $points } { N($points, "point", "points") } thrown: { $result }
detail-initiative-besieger = the besiegers: { $total }
detail-initiative-besieged = the besieged: { $total }
detail-initiative-even = even: the besiegers have it
detail-share-leaves = { $percent } % of the besiegers in the field go
detail-once = this event has been before, and comes once in a siege
detail-quick-attackers = the attackers: { $total }
detail-quick-defenders = the defenders: { $total }
detail-quick-difference = difference { $difference }
detail-quick-reads = { $total } in this column: result { $letter } for both sides
detail-quick-lose-attackers = the attackers lose { $dead } % in dead and { $wounded } % in wounded{ $what }
detail-quick-lose-defenders = the defenders lose { $dead } % in dead and { $wounded } % in wounded{ $what }

## The chronicle
chronicle-quiet = A quiet day.
chronicle-side = As { $side } saw it
chronicle-both = As both sides saw it
