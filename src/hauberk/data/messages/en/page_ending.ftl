# The page after the end of a game, its chronicle, and how it stands while it is played.

page-ending = How it went
page-ending-of = How it went: { $title }
page-ending-won = You have won
page-ending-lost = You have lost
page-ending-nobody = Nobody has won
page-ending-victory = Victory: { $winners }
page-ending-score = Against the aims
page-ending-met = reached
page-ending-unmet = not reached
page-ending-course = The course of it
page-ending-course-label = Dead and taken so far, { $scale ->
    [day] day by day
   *[turn] turn by turn
}; the numbers mark the turning points.
page-ending-turning = Turning points
page-ending-moment = See this moment
page-ending-way-battle = The movement of the fight
page-ending-way-battle-text = The line joins the middle of each side from turn to turn.
page-ending-way-siege = The place at the end
page-ending-way-campaign = Ways over the country
page-ending-way-campaign-text = Every group's way; a dot where it spent a night, with the day.
page-ending-losses = Losses
page-ending-came = Came
page-ending-dead = Dead
page-ending-wounded = Wounded
page-ending-prisoners = Taken
page-ending-people = What became of them
page-ending-more = { $n } more
page-ending-befell-dead = { $scale ->
    [day] died on day { $number }
   *[turn] killed in turn { $number }
}
page-ending-befell-wounded = { $scale ->
    [day] wounded on day { $number }
   *[turn] wounded in turn { $number }
}
page-ending-befell-prisoner = { $scale ->
    [day] taken on day { $number }
   *[turn] taken in turn { $number }
}
page-ending-unhurt = unhurt
page-ending-luck = The dice
page-ending-luck-text = Blows, shots and tests: a low face is good for whoever throws.
page-ending-luck-lucky = lucky
page-ending-luck-unlucky = unlucky
page-ending-luck-fair = as was to be expected
page-ending-next = What to play next
page-ending-next-open = Have a look
page-ending-all = Everything about how it went
page-ending-day = Day { $number }
page-ending-look-siege = Look at the place
page-ending-look-campaign = Look at the map

page-chances = The chance to win
page-chances-label = The chance of { $side } to win: { $from } at the beginning, { $to } at the end.
page-chances-key = Above the middle { $above } are likelier to win, below it { $below }; the numbers mark the phases in which it swung farthest.
page-chances-swing = { $side }: from { $from } to { $to }, { $dice } of it by the dice
page-chances-skill = Skill and luck
page-chances-skill-text = What a throw has moved is the chance after it less what was to be expected before; everything else is the decision. In hundredths of the side's own chance, as the computer's captains have fared in many games.
page-chances-began = At the beginning
page-chances-decided = By its decisions
page-chances-thrown = By its throws
page-chances-ended = At the end

page-standing = How it stands
page-standing-of = How it stands: { $glance }
page-standing-aim = Aims
page-standing-once = wins at once
page-standing-end = counts when the turns are over
page-standing-time = Time
page-standing-food = Food
page-standing-works = Walls and works
page-standing-name = Names and money
page-standing-force = Forces
page-standing-threat = In danger
page-standing-met = reached
page-standing-or = or
page-standing-lead = Show { $what } on the map
