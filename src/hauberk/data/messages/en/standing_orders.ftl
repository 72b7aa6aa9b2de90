# Standing orders: what somebody has left to be answered in the moves of others.

## How they are read
order-everybody = everybody
order-said = { $who }: { $deed }
order-hold_fire = hold fire in the enemy's phase
order-counter_charge = ride to meet a charge from { $least } % on
order-let_come = await every charge
order-ride_off = ride off from an attack that hurts with more than { $above } %
order-stand_fast = stand and fight
order-shoot = shoot at the best target{ $within ->
    [0] { "" }
    [1] { " " }that is adjacent
   *[other] { " " }within { $within } { N($within, "hex", "hexes") }
}, from { $least } % on{ $riders ->
    [yes] , riders first
   *[no] { "" }
}, { $careless ->
    [yes] even where a friend could be hit
   *[no] never where a friend could be hit
}
order-fall_back = { $toward ->
    [yes] go back toward { $hex }
   *[no] go back away from the enemy
}
order-take_blow = { $named ->
    [yes] takes the blow
   *[no] the weakest takes the blow
}
order-join = { $named ->
    [yes] come to the battle
   *[no] nobody comes to battles of others
}
order-hold_ground = do not follow the beaten
order-face_nearest = take cover from whoever shoots first
order-captain = everything else is left to a captain ({ $captain })
order-answer = when asked { $question }: { $words }
order-slip_away = slip away from more than { $above } enemies to each hundred of ours, else fight
order-plunder = take { $percent } % of what can be plundered
order-share = { $percent } % of their share for mercenaries who serve for a promise
order-word-coin = take it in coin
order-word-load = load it on a convoy
order-usual = the usual answer
order-or = { $one }, else { $other }

## What is asked
asked-victim_asked = who falls ill
asked-sabotage_asked = what is ruined
asked-piece_asked = which piece is ruined
asked-army_asked = which army comes
asked-relief_asked = how the relieving army is met
asked-retake_asked = whether to win back what is lost
asked-storm_asked = whether to storm the redoubt
asked-resolve_asked = how a fight is fought
asked-stay_asked = what stays at the wall
asked-wear_asked = which engine wears
asked-line_up_asked = who is searched first
asked-attack_asked = whether to attack
asked-refuse_asked = whether to accept battle
asked-how_asked = how a battle is fought
asked-sheet_asked = which sheet is laid
asked-deploy_asked = who draws up first
asked-draw_up_asked = where they stand
asked-retreat_asked = where to go back
asked-bargain_asked = whether to offer a bargain
asked-tribute_asked = how tribute is taken
asked-prisoners_asked = what becomes of prisoners
asked-leader_asked = who leads
asked-seek_asked = for whom a company makes
asked-purse_asked = who keeps a ransom

## In the log, at the tables
by-standing-order = { $line } (By standing order.)
order-silent = no order says anything
order-to-captain = a captain would decide ({ $captain })
verb-standing = standing, standing orders
help-standing = leave orders for what you are asked in the moves of others, such as standing shoot least 40; drop 1, none, dry
text-no-standing = No standing orders.
text-no-standing-asked = You were asked nothing that orders could answer.
text-no-order-kind = There is no { $about } in a standing order. { $hint }
