# Orders of a campaign on the page: what cannot be done and why, routes of several days, the sheet of a siege inside.
page-campaign-barred = Not here, not now
page-campaign-barred-recruit = { $what ->
        [light] Raise light foot
       *[other] Raise peasants
    }
page-campaign-barred-buy = Buy goods
page-campaign-barred-hire = Hire mercenaries
page-campaign-no-mercenaries = There are no mercenaries here
page-campaign-no-goods = No convoy is here to buy from
page-campaign-choose-people = Press some faces, then say what they do.
page-campaign-with-coin = with money, at most { $most }
page-campaign-to-group = To { $group }
page-campaign-garrison = Garrison: { $place }
page-campaign-convoys = Convoys
page-campaign-make-convoy = Make up a convoy
page-campaign-convoy-from = Convoy from
page-campaign-convoy-what = { $convoy }: { $what }
page-campaign-load = load
page-campaign-leave-convoy = leave it here
page-campaign-ransoms = Ransoms
page-campaign-payer = Who pays
page-campaign-ransom-of = Buy { $who } free
page-campaign-order-coin = { $coin } to { $group }
page-campaign-set-out = Set out
page-campaign-route-days = { $place }: { $days } days, there on { $date }.
page-campaign-route-day = { $date }: { $steps ->
        [one] one hex
       *[other] { $steps } hexes
    }, { $cost } points
page-campaign-route-again = Press the goal again to set out. Every day the group goes on by itself until something asks for a decision.
page-campaign-route-hungry = Too little to eat there: the group goes hungry in the morning.
page-campaign-route-hungry-day = goes hungry
page-campaign-route-none = No way leads there.
page-campaign-route-met = On the way: { $group }, { $hex }.
page-campaign-route-on = March on all the same
page-campaign-route-back = Take the route back
page-campaign-journeys = On the march
page-campaign-journey = { $group } → { $place }, there on { $date }
page-campaign-tab-sieges = Sieges
page-campaign-siege-first = The camp is being pitched; the siege begins tomorrow.
page-campaign-siege-open = Open the sheet of the siege
page-campaign-siege-elsewhere = The campaign asks for you on the map.
page-campaign-siege-rests = The day of this siege is over; the campaign goes on.
page-campaign-siege-ended = This siege is over.
page-campaign-to-map = To the map
