# What is asked in a siege: the headline, `.help` what it means; then the words one can choose.
question-of = { $who }: { $question }
question-because = { $cause } { $question }

## Why it is asked: what stands before the question
cause-dysentery = The flux goes about in the siege camp.
cause-poisoned_well = The well of the place is poisoned.
cause-sabotage = Your saboteur is in the enemy's camp.
cause-sabotaged = A saboteur has been in your camp.
cause-traitor = There is a traitor in the garrison.
cause-gate_opened = A spy opens the gate for you tonight.
cause-relief_army = An army has come to relieve the place.
cause-reinforcements = Reinforcements come to the besiegers.
cause-afield = A relieving army is being fought outside.
cause-assault_over = The assault is over.
cause-besieger = the besiegers
cause-besieged = the garrison
cause-fight-assault = { $opened ->
        [yes] A spy has opened the gate:
       *[no] {""}
    } { $mine ->
        [yes] you go to the assault.
       *[no] { $who } { N($many, "storms", "storm") }.
    }
cause-fight-camp_sortie = { $mine ->
        [yes] You make a sortie against the camp.
       *[no] { $who } { N($many, "makes", "make") } a sortie against your camp.
    }
cause-fight-supply_sortie = { $mine ->
        [yes] You send a party out for food.
       *[no] The garrison sends a party out for food.
    }
cause-fight-general_sortie = { $mine ->
        [yes] You come out with everybody.
       *[no] { $who } { N($many, "comes", "come") } out with everybody.
    }
cause-fight-relief = An army has come to relieve the place, and gives battle.
cause-fight-gallery = { $mine ->
        [yes] You bring a gallery to the wall.
       *[no] A gallery is brought to your wall.
    }
cause-fight-mine_fight = There is fighting below ground.
cause-fight-mine_sally = { $mine ->
        [yes] You make a sortie against the mine.
       *[no] { $who } { N($many, "makes", "make") } a sortie against your mine.
    }
cause-fight-counter_mine = { $mine ->
        [yes] You dig against the mine.
       *[no] They dig against your mine.
    }

question-action_asked = what is the action of the day?
    .help = You have the initiative. One action a day; what is built, thrown and dug goes on beside it as far as the action allows. To pass is an answer too.
question-action_asked-again = do you go on with the battle?
    .help = Night has parted the two armies, and yours lies in the field before the camp. Go on with it today, or go back into the place.
question-victim_asked = who falls ill next?
    .help = Both sides name the sick in turn. Whoever is wounded already dies of it. Still to be named: { $left }.
question-sabotage_asked = what shall the saboteur ruin?
    .help = You name the kind; if there are several of it, the besieger says which one.
question-piece_asked = which one was ruined?
    .help = The enemy has named the kind. You say which piece it was.
question-line_up_asked = in which order is the garrison searched?
    .help = A die is thrown for one after the other. The first who is found out is the traitor and dies; those after him are not searched.
question-army_asked = { $why ->
        [relief_army] which one?
       *[reinforcements] which ones?
    }
    .help = Of an army that stands ready as many come as the points pay for, in the order of its list; or you name them yourself, man by man. Nobody who is here already comes a second time.
question-infiltrators_asked = who slips through the gate?
    .help = The spy lets { $number } in. They begin today's assault inside the walls.
question-relief_asked = how do you meet the relieving army?
    .help = { $again ->
        [yes] It was not beaten yesterday and still stands before the camp.{" "}
       *[no] {""}
    }They are { $theirs }, you { $ours } who can fight. { $foothold ->
        [yes] Fight it with everybody, and you give up what you have won of the place; fight it with a part, and the rest holds it; shelter in the place, and you are besieged yourselves; or go home.
       *[no] Fight it with everybody; or go home, and the siege is over.
    }
question-stay_asked = does an engine stay at the wall?
    .help = Name one that stays there for the next assault; the enemy may burn it by night. All the others go back to the camp.
question-retake_asked = do you try to win back what is lost?
    .help = A part of the besiegers fights outside. You may attack those who have stayed in the place; if you do not, they have the initiative there.
question-storm_asked = do you storm the redoubt meanwhile?
    .help = The garrison keeps to its redoubt, and the initiative inside is yours. Those of you who stay in the place may storm it while the others fight outside; or they hold what they have.
question-muster_asked = who takes part, and with what?
    .help = { $fight ->
        [assault] Name those who storm, the engines that come with them, and the side from which they come. Builders stay at their work.
        [camp_sortie] The besieged send out as many as they may; the besiegers name the guard and the engines in the camp. Neither sees what the other says.
        [supply_sortie] The besieged name the foragers and the side by which they come; the besiegers form their patrols. Neither sees what the other says.
        [general_sortie] Everybody fights, builders too.
        [general_sortie_builders] Everybody fights. Only engineers, each with a team of his own, may stay out of it and build.
        [gallery] Name those who push and those who cover them, the gallery, and the stretch of wall it goes to.
        [mine_fight] Name those who go below ground.
        [mine_sally] Name those who go out against the mine.
        [counter_mine] Name those who dig, the engineer, and the stretch of wall.
        [relief_builders] Everybody gives battle. Only engineers, each with a team of his own, may stay out of it and build.
        [relief_storm] Name those who give battle outside. All the others are in the place and storm the redoubt.
        [relief_hold] Name those who give battle outside. All the others are in the place and hold what is won.
        [relief_retake] Name those who give battle outside. All the others are in the place and defend what is won against the garrison.
        [garrison] The whole army gives battle. Name those of the garrison who come out to help it.
        [garrison_retakes] The whole army gives battle outside. Name those of the garrison who try to win back what is lost.
        [garrison_shut_in] The whole army gives battle outside; the garrison keeps to its redoubt.
       *[relief] Name those who give battle.
    }
question-arrange_asked = where do your people stand?
    .help = Put whom you like where you like, within the bounds that are shown. The sergeants place the others.
question-resolve_asked = on the map, or by the table?
    .help = On the map the fight is a battle of its own. By the table one throw settles it, and one the fate of each commander, with losses on both sides.
question-fight_awaited = the fight is being fought on the map.
    .help = The day goes on when it is over.
question-wear_asked = which engine has suffered?
    .help = The throws have cost points. Divide them among the engines that threw; still to be divided: { $left }.
question-orders_asked = what is done today beside the action?
    .help = Bombard, build, mend, dig, shoot fire, as far as there are hands; everybody has one job a day. Both sides seal their orders before a die is thrown.

## Actions
action-assault = Go to the assault
action-camp_sortie = Make a sortie against the camp
action-supply_sortie = Send a party out for food
action-general_sortie = Come out with everybody
action-gallery = Bring a gallery to the wall
action-mine_fight = Fight below ground
action-mine_sally = Make a sortie against the mine
action-counter_mine = Dig against the mine
action-negotiate = Ask for the place
action-pass = Pass
action-general_sortie-again = Go on with the battle
action-pass-again = Go back into the place

## Other choices
choice-camp = All back to the camp
choice-battle = Battle with everybody
choice-part = Battle with a part
choice-shelter = Shelter in the place
choice-lift = Lift the siege
choice-retake = Win it back
choice-decline = Stay where you are
choice-storm = Storm the redoubt
choice-hold = Hold what is won
choice-map = On the map
choice-quick = By the table

activity-bombard = bombarding
activity-bridge = breaking the bridge
activity-build = building
activity-burn = shooting fire
activity-dig = digging
