# The battle screen.

## Frame
table-leave = Back to the start
table-to-battle = To the battle
table-to-siege = To the siege
table-to-campaign = To the campaign
table-loading = The table is being laid …
table-map = The field. Arrow keys move the cursor, Enter acts, Tab goes to the next man with something to do, H helps.
table-side = People and story
table-steps = Steps of this phase
table-turn = Turn { $turn } of { $turns }
table-next = then { $side }
table-step-now = now
table-step-skipped = skipped
table-master = What is asked
table-over = The battle is over.
table-looking-on = You look on. { $side } decide.
table-thinking = { $side }: the captain thinks …
table-film = The other side acts.
table-film-speed = Speed
table-film-pause = Pause
table-film-on = Go on
table-film-skip = Skip
table-answers = Answers
table-answers-on-map = { $count ->
        [one] One more answer is on the map.
       *[other] { $count } more answers are on the map.
    }
table-help = Help
table-help-key = Help (H)
table-undo = Undo
table-drop = Leave it
table-done = Done
table-done-anyway = Done all the same
table-sure = Do it all the same
table-done-idle = Go on
table-go-move = Go ({ $cost })
table-go-enter = Come in ({ $cost })
table-slip-enter = { $who } comes in at { $hex }
table-roll-enter = Come in at { $hex }, cost { $cost }
table-waits = waits beside the map
table-tray = Those who wait beside the map
table-tray-all = Bring all in
table-tray-stop = Stop
table-go-shoot = Shoot
table-go-charge = Charge
table-go-attack = Attack
table-go-other = Do it
table-go-answer = So be it
table-lost = The line to the table is cut. Nothing is lost; the page tries again …
table-failed = That did not work: { $what }. Nothing has changed.
table-phase = { $side } · turn { $turn }

## The card
table-card = Who it is
table-card-empty = Choose one of your men: press on him, or on Tab.
table-card-watching = You are watching. Press on anybody to see who he is.
table-horse = { $who }'s horse
table-mounted = mounted
table-attack = attack
table-defence = defence
table-movement = movement
table-left = left
table-stands = { $hex }, { $ground }
table-asking = One moment …
table-deeds = What can be done
table-count-move = { $count ->
        [one] one hex
       *[other] { $count } hexes
    }
table-count-shoot = { $count ->
        [one] one target
       *[other] { $count } targets
    }
table-count-attack = { table-count-shoot }
table-count-charge = { table-count-shoot }
table-health-healthy = unhurt
table-health-wounded = wounded
table-health-stunned = stunned
table-health-dead = dead
table-mark-shot = has shot
table-mark-attacked = has attacked
table-mark-charged = has charged
table-mark-moved = has moved
table-mark-halted = stopped
table-mark-saddle = busy with the saddle
table-mark-worked = at work
table-mark-shot_back = has shot back
table-mark-countered = has counter-charged
table-mark-harried = hard pressed
table-mark-ladder = with a ladder
table-mark-captive = prisoner
table-mark-carries = carries { $who }
table-mark-formation = in the ranks
table-mark-disarmed = without weapons
table-arm-pennon_lance = lance with pennon
table-arm-sword = sword
table-arm-mace = mace
table-arm-axe = axe
table-arm-lance = lance
table-arm-spear = spear
table-arm-club = club
table-arm-short_bow = short bow
table-arm-longbow = longbow
table-arm-crossbow = crossbow
table-arm-staff_sling = staff sling
table-arm-tool = tool
table-arm-staff = staff
table-arm-none = unarmed
table-arm-sabre = sabre
table-arm-javelin = javelin
table-arm-composite_bow = composite bow
table-arm-long_spear = long spear
table-arm-dagger = dagger
table-arm-sling = sling

## The slip and the reckoning
table-slip = Reckoning
table-level = level { $level }
table-slip-move = { $who } to { $hex }
table-slip-shoot = { $who } shoots at { $target }
table-slip-attack = { $count ->
        [one] { $who } attacks { $target }
       *[other] { $who } attack { $target }
    }
table-slip-charge = { $count ->
        [one] { $who } charges { $target }
       *[other] { $who } charge { $target }
    }
table-cost = { $cost } to pay, { $left } left
table-facing-how = Point to a side of the hex to choose where he faces, or press [ and ].
table-facing = Facing
table-faces-way = { $way }, cost { $cost }
table-way-0 = up
table-way-1 = up right
table-way-2 = down right
table-way-3 = down
table-way-4 = down left
table-way-5 = up left
table-watched = May shoot on the way: { $who }.
table-danger-to = { $who } at { $rider }
table-danger-shoot = Not counted above: may shoot on the way, with the chance to hurt or unhorse him: { $who }.
table-danger-counter_charge = Not counted above: may ride to meet it, with the chance to hurt or unhorse him: { $who }.
table-join = Together with
table-variant = { $number } of { $count }
table-variant-before = The one before
table-variant-next = The next one
table-sums = How it is reckoned
table-way-over = { $way }, over { $over } ({ $count ->
        [one] { $count } hex
       *[other] { $count } hexes
    })
table-way-straight = { $way } ({ $count ->
        [one] { $count } hex
       *[other] { $count } hexes
    })
table-column = column { $column }
table-on-the-die = on the die
table-faces = Faces of the die
table-chances = Chances
table-percent = { $percent } %
table-result-healthy = on his feet
table-result-wounded = wounded
table-result-stunned = stunned
table-result-dead = killed
table-result-captured = taken
table-result-unhorsed = unhorsed
table-result-slowed = slowed
table-die-melee = blow
table-die-impact = flight
table-die-hit = hit
table-die-who_is_hit = who
table-die-infiltration = test
table-die-yield = demand
table-die-bridle = bridle
table-die-landing = landing

## The story
table-story = The story so far
table-older = Earlier

## Tools
table-storeys = Storeys
table-storey-top = Everything from above (W, S)
table-storey-ground = The ground
table-storey = Storey { $storey }
table-storey-mine = Below the ground
table-key-storey = one storey up or down
table-tools = Looking at the map
table-closer = Closer (+)
table-farther = Farther (−)
table-fit = The whole field (0)
table-overlays = Overlays
table-overlay-reach = Reach (R)
table-overlay-threat = Where the enemy holds you up, and where he shoots (T)
table-overlay-fire = Field of fire and ranges (F)
table-overlay-lanes = Charge lanes (C)
table-overlay-arc = Front hexes (A)
table-overlay-names = Names of the hexes (G)
table-overlay-on = { $what }: shown
table-overlay-off = { $what }: hidden
table-sketch = Sketch moves before any is made (P)
table-sketch-ask = { $count ->
        [0] Draw where your men shall go. Nothing is done yet.
        [one] One way is drawn. Nothing is done yet.
       *[other] { $count } ways are drawn. Nothing is done yet.
    }
table-sketch-draw = Draw ({ $cost })
table-sketch-wipe = Wipe away
table-sketch-go = { $count ->
        [one] Make this move
       *[other] Make all { $count } moves
    }
table-sketch-drawn = { $who } to { $hex }: drawn, not done

## The roll
table-roll = Roll of the people and their deeds
table-roll-find = Find by name
table-roll-own = Your people
table-roll-foes = The others
table-roll-deeds = What can be done
table-roll-ready = can still act
table-roll-move = Go to { $hex }, { $ground }, cost { $cost }
table-hex = { $hex }, { $ground }
table-hex-empty = nobody
table-hex-can = Enter: { $what }

## The lens
table-lens = Who is meant?

## The curtain
table-curtain = Turn { $turn }. { $side } to act: hand the screen over.
table-curtain-ready = We are ready

## After the battle
table-won = Victory: { $side }
table-drawn = Nobody has won
table-losses = { $dead } dead, { $hurt } hurt{ $taken ->
    [0] {""}
   *[other] , { $taken } taken
}
table-none-fell = Nobody fell.
table-luck-side = Side
table-luck-throws = Throws
table-luck-mean = Mean
table-luck-expected = To be expected
table-luck-verdict = Verdict
table-to-battles = On to the battles
table-to-lessons = Other lessons
table-rematch = Again, sides swapped
table-look = Look at the field
table-home = Home

## Help
table-help-close = Back to the table
table-hint = What would a captain do?
table-hint-none = Nobody has a better idea.
table-help-fire = Your archers, javelin men and slingers may shoot now, each once. Choose a man; those he can hit are ringed. Point at one and the reckoning stands beside him. Who shoots now can walk less far later.
table-help-charges = Riders with room before them may charge now. Choose a rider; the lanes to his targets are drawn. The other side may shoot at him on the way or ride to meet him.
table-help-movement = Everybody may move up to his allowance. Choose a man; the numbers are what each hex costs. Hold Shift and press on hexes to draw the way yourself, or drag it. Beside an enemy one cannot simply walk on.
table-help-combat = Choose a man who stands beside an enemy, then the enemy. Take friends along who stand beside him too: several strike harder than one after the other.
table-help-recovery = Who was stunned gets up.
table-help-watching = The other side acts. Space skips the film, the slider sets its speed.
table-help-over = The battle is over. Look at the field, watch it again, or play once more with the sides swapped.
table-help-move_watched = An enemy walks within sight of your shooters. The map shows where each could hit him. Shoot, or let him pass: a man who shoots now has spent his shot for this phase.
table-help-order_watched = Enemies go together: with a machine, a ladder, a cauldron, a prisoner. The map shows where on their way each of your shooters could hit one of them. Shoot, or let them pass; afterwards they go on, stop or take another way.
table-help-movement_ending = The enemy has finished moving. Whoever of yours has not shot in this phase may still do so.
table-help-charge_spent = A shot has stopped the charge short. Say how far he still rides along his lane.
table-help-charge_met = A rider of yours can meet the charge head on. That costs him his place but takes the enemy's advantage away.
table-help-charge_watched = You may shoot at the rider on his way, at the hexes shown.
table-help-refusable = Your horse archer may ride off instead of fighting.
table-help-casualty_asked = One of your attackers takes the blow. Choose who.
table-help-retreat_owed = He must go back. The hexes shown are those he may go to; where a friend stands in the way, the friend makes room.
table-help-advance_offered = The beaten have left their hex. One of yours may follow, or all stay.
table-help-fall_asked = The rider falls from the saddle. Choose the hex he falls on.
table-help-landing_asked = Somebody falls, or gets out of a falling tower. Choose the hex he comes to.
table-help-cover_asked = Behind a corner or in a door one is covered on one side at a time. Choose the enemy against whom he is covered until the phase is over.
table-keys = Keys
table-named-enter = Enter
table-named-esc = Esc
table-named-shift = Shift
table-named-backspace = Backspace
table-named-space = Space
table-key-tab = next man with something to do
table-key-name = find by name, or type a capital letter
table-key-arrows = move the cursor; Home, End and the page keys go slantwise
table-key-enter = act, or take the answer shown
table-key-esc = back
table-key-enemy = next target
table-key-variant = other weapon, way or facing
table-key-join = take a friend along
table-key-draw = draw a way hex by hex
table-key-back = take the last hex of the way back
table-key-sketch = sketch moves before any is made
table-key-done = done
table-key-undo = undo
table-key-reach = reach
table-key-threat = enemy threat
table-key-fire = field of fire
table-key-lanes = charge lanes
table-key-arc = front hexes
table-key-names = names of the hexes
table-key-log = the story
table-key-zoom = closer, farther
table-key-fit = the whole field
table-key-skip = skip the film
table-key-rules = search the rules
table-key-help = this page
table-touch = On a touch screen the first tap shows, the second does. A long press only looks.

## Works
table-influence = influence { $sign }
table-leads = leads to storey { $storeys }
table-stood = { $turns ->
        [0] Has not yet stood still here for a full turn.
        [one] Has stood still here for a full turn.
       *[other] Has stood still here for { $turns } full turns.
    }
table-work-where = { $count ->
        [one] Choose the place.
       *[other] Choose one of { $count } places.
    }
table-target-away = Out of sight: { $who }
table-muster = Your people
table-overview = The whole map: press to go there
