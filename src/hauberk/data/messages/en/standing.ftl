# Standing orders of sieges and campaigns: quiet days, and routes of several days.

## At the text table
verb-quiet = quiet, quiet days, wait
verb-revoke = revoke
word-days = days
word-of = of
part-days = how many days at most
part-of = whose order: a counter, a side or a faction

## Why quiet days are over
siege-quiet_ended = No more quiet days for { $role ->
        [besieger] the besiegers
       *[besieged] the besieged
    }: { $why }.
quiet-why-days = as many have gone by as were to
quiet-why-asked = something is asked that is not asked every day
quiet-why-people = people have come or gone, or been hurt
quiet-why-works = something has changed on walls, engines or works
quiet-why-event = an event
quiet-why-fight = there was a fight
quiet-why-hunger = food is running short
quiet-why-revoked = they were called off

## Why not
refusal-days_of_the_campaign = The days of this siege are days of a campaign: there they are let go by for the whole faction
refusal-no_days = At least { $needs } { N($needs, "day", "days") } can be let go by; named: { $has }
refusal-no_quiet_day = What is asked now is not asked every day
refusal-nothing_to_revoke = No such order is under way

## Routes of several days
verb-route = route
word-counter = counter
word-route-path = along, by, to
part-counter = a group, convoy or spy
campaign-route_ended-arrived = { $who } { N($who_count, "has", "have") } come to the end of { N($who_count, "its", "their") } way.
campaign-route_ended-in_the_way = { $who } { N($who_count, "halts", "halt") } on the way to { $goal }: { $about } { N($about_count, "stands", "stand") } in the way.
campaign-route_ended-barred = { $who } { N($who_count, "halts", "halt") } on the way to { $goal }: { $barred }
campaign-route_ended-met = { $who } { N($who_count, "has", "have") } met { $about } and { N($who_count, "goes", "go") } on by { N($who_count, "itself", "themselves") } no longer.
campaign-route_ended-astray = { $who } { N($who_count, "stands", "stand") } no longer where the way to { $goal } goes on.
campaign-route_ended-gone = { $who } { N($who_count, "is", "are") } no longer on the way to { $goal }.
campaign-route_ended-revoked = { $who } { N($who_count, "is", "are") } called back from the way to { $goal }.
campaign-quiet_ended = No more quiet days for { $faction }: { $why }.
quiet-why-met = a meeting with { $about }
quiet-why-battle = a battle, { $about }
quiet-why-siege = news from the siege of { $about }
quiet-why-place = something has befallen { $about }
quiet-why-lost = { $about } { N($about_count, "is", "are") } lost
quiet-why-told = news of { $about }
quiet-why-route = { $about } { N($about_count, "has", "have") } halted
refusal-not_your_counter = You have no group, convoy or spy of that name: { $about }
refusal-does_not_march = { $about } { N($about_count, "does", "do") } not march by { N($about_count, "itself", "themselves") }
refusal-others_in_the_way = { $about } { N($about_count, "stands", "stand") } in the way today
    .help = Whoever wants to meet them marches there.
text-campaign-on-the-way = On the way: { $group }, to { $place }.
