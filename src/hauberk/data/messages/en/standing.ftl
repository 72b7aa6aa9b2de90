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
quiet-why-people = people have come or gone, been hurt or got well
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
