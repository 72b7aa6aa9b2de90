# Lessons: what the guide says. `lesson-GAME-LEAF` is what is said while the leaf fits, `lesson-GAME-step-STEP` the name of a step;
# `.short` what it is about, `.done` a word when it was done. Which fits when is data: docs/lessons.md.

## the_lesson
lesson-the_lesson-step-shoot = Shoot
    .short = with the odds laid out before you let go
    .done = Loosed. Open the line in the story and you find the dice: where the arrow came down, and what it did there.
lesson-the_lesson-step-move = Move
    .short = where the ground has its price
lesson-the_lesson-step-react = Answer
    .short = when somebody walks through your field of fire
    .done = Answered. Sometimes the best answer is to wait: a bow that has not shot keeps everybody careful.
lesson-the_lesson-step-fight = Fight
    .short = two against one
    .done = So it is done: together.
lesson-the_lesson-step-after = See it through
    .short = go back, follow, or take the blow
    .done = Good. Weigh it each time.
lesson-the_lesson-welcome =
    There they are, four of them, by the oaks. Four of us. I have the axe, Raoul the sword; Osmond is quick on his feet; Olivier has the bow.
    A turn goes like this: first we shoot, then we charge if we have horses, then we move, then we fight, then the stunned get up. After that it is their turn to do the same.
    The bar at the bottom always says what is asked. The big button there ends a part of the turn.
lesson-the_lesson-over =
    You have shot, moved, fought and answered. That is the game; the rest is ground, horses and people.
    In the battles you will meet all three.
lesson-the_lesson-wait =
    Now they do what we did. Watch, and read the story at the side: a line with a small arrow opens and shows its dice and its rules.
    If one of them walks where Olivier can shoot, you will be asked.
    .title = Their turn
lesson-the_lesson-shoot =
    Olivier has the bow. Select him, then point at one of them: you see what is in the way, and what chance each outcome has.
    Press on the target to shoot. One shot each, and who has shot cannot strike later.
lesson-the_lesson-shoot_again = Olivier can shoot again. Look at the odds first; who has shot cannot strike later in this turn.
lesson-the_lesson-move =
    Select a man: the map shows where he can get to, and what it costs. Flat ground costs one point, scrub and trees two. Mail is heavy: unhurt, Raoul and I have six points, Osmond eight.
    Point at a hex to see the way, press to go.
lesson-the_lesson-move_again =
    Move as many as you like. Two of us beside one of them is worth more than four in a row.
    Beside an enemy nobody walks past freely. When all stand well, end the movement.
lesson-the_lesson-move_more =
    Good. Move the others too, as many as you like. Two of us beside one of them is worth more than four in a row.
    Beside an enemy nobody walks past freely. When all stand well, end the movement.
lesson-the_lesson-move_last = Everybody has moved. If you want a step back, take it back now; then go on with the button at the bottom.
lesson-the_lesson-react =
    One of them is moving where Olivier can shoot. You may let go now, at the hex you choose, or wait for a better one.
    A shot that strikes may also slow him down. Each shooter has one such shot in their turn.
lesson-the_lesson-react_again = Once more: one of them comes where Olivier can shoot. Let go now, or wait; he has one such shot in their turn.
lesson-the_lesson-ending = They have finished moving. Olivier may still shoot at one of them where he stands now, or keep the arrow.
lesson-the_lesson-fight =
    Now we strike whoever stands beside us. Select a man; if another of us stands beside the same enemy, take him along: our attacks are added up, his defence is taken off, and the table knows the rest.
    Look at the reckoning before you press. Every term names its rule.
lesson-the_lesson-fight_again = Strike, together where two of us stand beside the same enemy. Look at the reckoning before you press.
lesson-the_lesson-fight_more = Each man strikes once. When all have had their turn, end the combat.
lesson-the_lesson-fight_alone = Only one of us can strike now. Select him and point at the enemy beside him: the reckoning says whether it is worth it. Nobody is forced to.
lesson-the_lesson-after = Blows have consequences: somebody must go back, or may follow, or one of several must take the wound. The bar says which it is, the map shows where and who; you choose.
lesson-the_lesson-after_again = Once more somebody goes back, follows or takes the blow. Whoever goes back is out of reach for a moment; whoever follows may stand alone.
lesson-common-rest = Now they do what we did. Watch, and read the story at the side: a line with a small arrow opens and shows its dice and its rules.
    .title = Their turn
lesson-common-answering = It is still our turn, but something we did is theirs to answer: where one of them falls back to, or whether somebody shoots. Then we go on.
    .title = They answer
lesson-common-other = The bar at the bottom says what it is about, and the map shows the answers. Enter takes the one that is marked.
    .title = You are asked
lesson-common-idle = Nothing is left to do in this part of the turn. Go on with the button at the bottom.
    .title = Go on
lesson-the_lesson-name = The first battle
lesson-common-siege_rest = The other side decides, or the day goes its way. What comes of it stands under the question and in the story.
    .title = They decide
lesson-common-campaign_rest = The others march now. What you can see of it is told in the story, and the letter of the morning keeps what matters.
    .title = The others march
lesson-common-days_other = The bar at the bottom says what is asked, and the leaf beside the map what may be answered. The question mark says more, and what a commander would do.
    .title = You are asked

## the_charge
lesson-the_charge-name = The charge
lesson-the_charge-welcome =
    Three of ours are in the saddle, each with a lance. Before them a handful of foragers on foot, and one with a bow. Men on foot strike harder than they look; a horse that comes from far enough away strikes harder than anybody.
    A charge has a part of the turn to itself: after the shooting, before the movement. The rest of the turn is there to get away and turn round.
lesson-the_charge-over =
    Charge, see it through, ride out, charge again: that is what a knight is for. Where the ground is bad, or nobody gives him room, he is a dear man on foot.
lesson-the_charge-step-charge = Charge
    .short = from afar, at somebody ahead of the horse
    .done = That was a charge. Open its line in the story: the run-up, the lance, the sum and the die are all there.
lesson-the_charge-step-after = See it through
    .short = follow, or stay where you are
    .done = Settled. A rider who follows stands deeper among them than one who stays.
lesson-the_charge-step-ride = Ride out
    .short = forward, with every turn paid for
    .done = He stands where you turned him. What is ahead of the horse now is what he can charge next.
lesson-the_charge-step-again = Charge again
    .short = alone, or several side by side
    .done = Again. So it goes on as long as there is room to ride out.
lesson-the_charge-charge =
    Select a rider: whoever he can charge is lit. The target must be ahead of the horse and far enough away; then his attack counts half as much again.
    Point at one before you press: the card tells the sum, who may shoot at him on the way, and who may ride to meet him.
lesson-the_charge-charge_more = Each rider charges once in a turn, and nobody is charged twice. Charge with another, or go on with the button at the bottom.
lesson-the_charge-charge_over = Whoever could charge has done so. Go on with the button at the bottom; then the others may move.
    .title = Go on
lesson-the_charge-charge_none =
    Nobody can charge from where he stands: the enemy must be ahead of the horse, in sight, on ground a horse can gallop over, and the points must reach.
    Go on with the button at the bottom, and make room in the movement.
lesson-the_charge-again =
    There is somebody to charge again. Look at the card first: the run-up counts, and so does whoever watches the way.
    Three knights side by side may charge together, at three who stand side by side: select one, and take the others along.
lesson-the_charge-spent = A shot has cost the horse so much that the charge as it was declared falls short. The bar says what can still be done.
lesson-the_charge-after = The blow has consequences: somebody must go back, may follow, or takes the wound. The map shows where and who; you choose.
lesson-the_charge-ride =
    Select a rider. A horse goes forward; every turn costs something, and the hex where he ends has a way to look. Point at a hex: the path and its price are drawn, and the way he will face.
    Ride away from those on foot and turn the horse towards them: what lies ahead of it decides whom he can charge in your next turn.
lesson-the_charge-ride_more = Move the others too. Leave room enough between the horses and the men on foot, and turn the horses' heads towards them.
lesson-the_charge-ride_last = Everybody has moved. If you want a step back, take it back now; then go on with the button at the bottom.
lesson-the_charge-on_foot = None of ours who can still fight is in the saddle. On foot they fight as anybody does; whoever stands beside a horse without a rider may mount it.
    .title = On foot
lesson-the_charge-strike = Whoever stands beside an enemy may strike, from the saddle too. Look at the sum before you press; nobody is forced to.
    .title = Strike

## the_hut
lesson-the_hut-name = The house
lesson-the_hut-welcome =
    There it is, three hexes of mud and thatch. One door, towards us; two windows. Inside they have walls round them, and walls are worth more than mail.
    Nobody walks through a wall. A shot goes in by a window, a man by the door; what each is worth, the card tells before you press.
lesson-the_hut-over = A shot through a window, two at the door, one over the threshold: so is a house taken, and so is a castle, only with more stairs.
lesson-the_hut-step-window = Shoot in
    .short = through an opening, past its cover
    .done = Shot. The line in the story says how much of the wall was in the way.
lesson-the_hut-step-come = Come up
    .short = to the door, out of the windows' sight
    .done = Good. Whoever stands close to a wall, away from its openings, is seen by nobody inside.
lesson-the_hut-step-fight = Fight at the door
    .short = two against the one who stands in it
    .done = Struck. In a doorway few can come at a man, and he at few.
lesson-the_hut-step-inside = Over the threshold
    .short = follow when he gives way
    .done = Inside. From here the walls help you as much as them.
lesson-the_hut-window =
    One of ours has a target. Select him and point: the line goes in by an opening, and whoever is behind it has cover; the card says how much, and what chance remains.
    Who has shot cannot strike later in this turn.
lesson-the_hut-watched = One of them moves, or has moved, where somebody of ours can shoot. Let go now, at the hex you choose, or keep the shot.
    .title = You are asked
lesson-the_hut-come =
    Select a man: the map shows where he can get to, and no wall is crossed. The door is the way in; a window can be climbed through, for a price.
    Before the door, at F10 and at E12, two of ours can stand beside whoever holds it.
lesson-the_hut-come_more = Move the others too. At F10 and at E12 two of ours stand before the door; whoever keeps away from the openings is not seen from inside.
lesson-the_hut-come_last = Everybody has moved. If you want a step back, take it back now; then go on with the button at the bottom.
lesson-the_hut-hold = One of ours is in the hut. When two are and no enemy stands there any more, it is ours: bring others after him.
lesson-the_hut-fight = Strike whoever is beside you, through an opening too. Two together are worth more than two one after the other. The sum names the wall if it counts.
lesson-the_hut-advance = He has given way. Whoever struck him may follow, and a foot over the threshold is worth more than a dead man outside it.
lesson-the_hut-blow = A blow has consequences: somebody goes back, or one of several takes the wound. The map shows where and who; you choose.
    .title = See it through

## over_the_wall
lesson-over_the_wall-name = Ladders and the wall
lesson-over_the_wall-welcome =
    A wall is two levels high, and one does not walk up it. We have two ladders: one stands, with Gillis at its foot; Arnout and Boudewijn carry the other.
    Whoever waits at the top of a ladder throws it down. So one goes up where nobody waits, or where somebody below keeps his head down for him.
    The tools at the edge of the map show one storey at a time, if many stand above one another.
lesson-over_the_wall-over = Clear, climb, raise, hold. With a tower beside the wall, and oil on it, it is the same, only louder.
lesson-over_the_wall-step-clear = Clear the wall
    .short = from below, with a crossbow
    .done = Shot. From below much of the man behind a parapet is hidden; the line in the story says how much.
lesson-over_the_wall-step-climb = Climb
    .short = up the ladder and over the top
    .done = One of ours is off the ground. From there on others may follow by the same ladder, one after the other.
lesson-over_the_wall-step-carry = Carry
    .short = two men, one ladder
    .done = A ladder is carried by both or not at all, and it slows them.
lesson-over_the_wall-step-raise = Raise the second ladder
    .short = at the foot of the wall
    .done = Two ladders stand. Now they cannot wait at the top of each.
lesson-over_the_wall-step-fight = Fight for the wall
    .short = whoever stands above has the better of it
    .done = Struck. On a wall one goes back along the walk, or down.
lesson-over_the_wall-clear = One of ours can shoot at somebody. Select him and point: the card says what the parapet hides and what chance remains.
lesson-over_the_wall-watched = They move, or have moved, where somebody of ours can shoot. Let go now, or keep the shot.
    .title = You are asked
lesson-over_the_wall-fall = Somebody comes down where he did not mean to. The bar says who; choose the hex.
    .title = He falls
lesson-over_the_wall-blow = A blow has consequences: somebody goes back, follows, or takes the wound. The map shows where and who; you choose.
    .title = See it through
lesson-over_the_wall-climb =
    A ladder stands against the wall. Select whoever is at its foot: where the map lights a hex on the wall, he can go up and over the top in one go, if nobody stands there.
    Nobody walks up a ladder past somebody else. Those who carry the other one can be brought nearer meanwhile.
lesson-over_the_wall-more = Ours are up there. Bring others after them by a ladder, and away from its top, so that the next one finds room.
lesson-over_the_wall-hold = One of ours is up there. Bring others after him; and have the second ladder carried to the foot of the wall and raised there: select one of those who carry it.
lesson-over_the_wall-carry_first = No ladder of ours stands, but one is carried. Select one of those who carry it: bring it to the foot of the wall, and raise it there.
lesson-over_the_wall-none = No ladder of ours stands, and none is carried. One that lies on the ground can be taken up by two who stand at its ends, carried, and raised again.
    .title = No ladder
lesson-over_the_wall-last = Everybody has moved. If you want a step back, take it back now; then go on with the button at the bottom.
    .title = Go on
lesson-over_the_wall-fight = Strike whoever is beside you, along the walk or over the top of a ladder. The sum names height and ladder where they count; look before you press.

## the_first_day
lesson-the_first_day-name = The first days of a siege
lesson-the_first_day-welcome =
    Nobody marches here; the days do. Each morning may bring an event, then the dice say who has the initiative. Whoever has it chooses one action for the day; both sides give orders beside it, sealed.
    You besiege. The place falls to a storm, to hunger, or to talk. Above the plan stands the calendar, beside it the sheet with all you have.
lesson-the_first_day-over = So the days go: an action, the orders, an evening. What you began goes on by itself; what they eat is gone.
lesson-the_first_day-step-action = Choose an action
    .short = when the initiative is yours
    .done = That is the day's action. What is thrown and built goes on beside it, as far as the action leaves time.
lesson-the_first_day-step-throw = Bombard
    .short = choose a wall for the engine
lesson-the_first_day-step-build = Build
    .short = ladders, and whatever else takes hands and days
lesson-the_first_day-step-talk = Talk of surrender
    .short = numbers and breaches speak for you
lesson-the_first_day-step-day = Let a day pass
    .short = and read what it has brought
    .done = A new day. The story tells what the old one has come to; the calendar keeps it.
lesson-the_first_day-action =
    The initiative is yours. Each card is an action, with what it may bring; to pass is one too, and on a first day not the worst: engines and builders have the day to themselves.
    A storm can be fought on the map or settled by the table.
lesson-the_first_day-action_later = The initiative is yours again. Look at the walls before you choose: a card that was foolish yesterday may be good today.
lesson-the_first_day-orders =
    Now the orders of the day. Under “Bombard” take the stone-thrower and choose a wall, on the plan or in the list: the chance to bring it down by a grade stands beside it.
    “Build” and “Talk of surrender” are on the same sheet. Nothing is thrown before the orders are sealed, so you may change your mind.
lesson-the_first_day-build = Orders again. “As yesterday” repeats the last ones. Under “Build” say what is to be made and with how many hands; the sheet says how many days it takes.
lesson-the_first_day-talk = Orders again. “Talk of surrender” puts the question to those inside; the sum beside it says what speaks for you. A no costs nothing but the hope.
lesson-the_first_day-orders_again = Orders again. “As yesterday” repeats the last ones; whoever has no job is counted at the foot of the sheet.
    .title = Orders
lesson-the_first_day-muster = There will be a fight. Say who takes part and where they stand; “as usual” leaves it to the sergeants.
    .title = To arms
lesson-the_first_day-resolve = The fight can be played on the map, looked on at, or settled by the table, whose odds stand beside it. I wait here; come back when it is over.
    .title = How is it fought?

## the_road_to_lavello
lesson-the_road_to_lavello-name = The first days of a campaign
lesson-the_road_to_lavello-welcome =
    A hex is some leagues of Apulia, a turn a day. In the morning groups are divided, joined and given money; then each acts once, those with the best name first; at night whoever has no food is hungry.
    Two groups are yours, both at Melfi. The aim is Lavello, a day to the east, behind a palisade.
lesson-the_road_to_lavello-over = So a campaign goes: orders, marches, a gate that opens or does not, and a night. Longer ones have more gates, and more nights.
lesson-the_road_to_lavello-step-morning = Orders of the morning
    .short = divide, join, give money; or leave all as it is
    .done = Sealed. Everybody's orders are given at once, so nobody knows the others'.
lesson-the_road_to_lavello-step-march = March
    .short = the way, its price, the day it ends
    .done = They march. Where somebody stands in the way they stop, and you are asked.
lesson-the_road_to_lavello-step-ask = Before a place
    .short = ask for it, besiege it, storm it
    .done = Done. What has come of it is in the story; the next letter has its sum.
lesson-the_road_to_lavello-step-night = A night
    .short = who has eaten, and who has not
    .done = A new day. The letter tells what the night has brought: who is hungry, who has come, what has been seen.
lesson-the_road_to_lavello-morning =
    Before anybody marches, groups on one hex may be divided or joined, and money handed over. The riders are fast by themselves and few; with the column they are safer and as slow.
    Nothing has to be changed: “Change nothing” goes on with the day.
lesson-the_road_to_lavello-morning_later = A new morning. Divide, join, hand over what you like; or change nothing.
lesson-the_road_to_lavello-march =
    The bar names whose turn it is. Point at a hex: the way is drawn with its price. Road, hill and river each cost something; a place too far for today gets a date.
    Lavello lies to the east of Melfi. A tap shows the way, a second one marches. “Stay” ends this group's day where it is.
lesson-the_road_to_lavello-march_more = Whose turn it is stands in the bar. March on with what points are left, choose a deed, or stay.
lesson-the_road_to_lavello-place =
    This group stands before Lavello. Each deed is a button: to demand that it yields, to lay siege, or to storm the walls today.
    Each button says what it costs and what may come of it, as far as anybody outside can know; the question mark says what a commander would do.
lesson-the_road_to_lavello-spy = This one carries no arms but two eyes: where he is, you know who stands there. Send him ahead, or let him stay.
    .title = A spy
lesson-the_road_to_lavello-convoy = A convoy feeds whoever is with it. It marches as it is told, and who catches it eats.
    .title = A convoy
lesson-the_road_to_lavello-meeting = Two groups are on one hex, or a fight is near. The leaf says who they are and what the odds are, as far as you can know.
    .title = A meeting
lesson-the_road_to_lavello-siege = A siege has a day of its own inside the campaign: an action for who has the initiative, and orders. Go to its sheet from here; the way back to the map is on it.
    .title = A siege
