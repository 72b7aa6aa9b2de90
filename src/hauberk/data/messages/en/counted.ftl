## Matches counted
counted-line = { $title } ({ $seed }): { $length }. { $why } { $won ->
    [yes] Victory: { $winners }.
   *[no] Nobody has won.
}
counted-fault = Its record does not hold: { $what }
counted-nobody = Nobody
counted-turns = { $n } { N($n, "turn", "turns") }
counted-days = { $n } { N($n, "day", "days") }
counted-fights = { $n } { N($n, "fight", "fights") }
counted-battles = { $n } { N($n, "battle", "battles") }
counted-sieges = { $n } { N($n, "siege", "sieges") }
counted-head-name = { $kind ->
    [battle] battle
    [siege] siege
   *[campaign] campaign
}
counted-head-games = played
counted-head-length = { $kind ->
    [battle] turns (quartiles)
   *[other] days (quartiles)
}
counted-head-longest = longest
counted-head-winners = won by
counted-head-fights = fights
counted-head-battles = battles
counted-head-sieges = sieges
counted-head-slowest = { $kind ->
    [battle] slowest turn
   *[other] slowest day
}
counted-head-held = records that hold
counted-head-ends = how it ends
counted-all = all
counted-endless = it does not end.
counted-battle-end-victory = the battle was won.
counted-battle-end-time = the turns were over.
counted-end-reach = the goal was reached.
counted-end-escort = the company came through.
counted-end-hold = the place was held.
counted-end-take = the place was taken.
counted-end-rally = the place came over.
counted-end-lift_siege = the siege was lifted.
counted-end-plunder = enough was plundered.
counted-end-fetch = the men were brought.
counted-end-hire = the mercenaries were hired.
counted-end-build = the work was built.
counted-end-capture = the leader was taken.
counted-end-prestige = a name had grown great enough.
counted-end-survive = they came through alive.
counted-end-deny = the others were kept from their aims.
counted-end-time = the days were over.
counted-end-other = the aim was reached.

## A campaign by its headlines
headline-day = Day { $day }
headline-quiet = A quiet day.
headline-at = at { $place }
headline-near = near { $place }
headline-others = others
headline-battle = Battle { $where }: { $winner } hold the field against { $loser }.
headline-drawn = Battle { $where }: nobody holds the field.
headline-refused = { $loser } slip away from { $winner } { $where }.
headline-siege = { $besieger } lay siege to { $place }.
headline-siege-over = The siege of { $place } is over: { $winner } have the better of it.
headline-plundered = { $by } plunder { $place }: { $points } { N($points, "point", "points") }.
headline-captured = { $who } is taken by { $by }.
headline-killed = { $who } is dead.
headline-raised = { $by } raise { $number } { N($number, "man", "men") }.
headline-taken = { $place } is held by { $by } now.
headline-ended = { $winners } win: { $why }
