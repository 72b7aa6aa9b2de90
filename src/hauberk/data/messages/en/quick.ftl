# Quick resolution: what a side is worth, what modifies the roll, what the dice are for. { $about } is a number of people.
term-quick_foot_unarmoured = { $about } on foot without armour { $signed }
term-quick_foot_armoured = { $about } on foot in armour { $signed }
term-quick_shooter_foot_unarmoured = { $about } shooting on foot without armour { $signed }
term-quick_shooter_foot_armoured = { $about } shooting on foot in armour { $signed }
term-quick_rider_armoured_dismounted = armoured riders fighting on foot: { $about }, { $signed }
term-quick_rider_unarmoured = { $about } on horseback without armour { $signed }
term-quick_shooter_mounted_unarmoured = { $about } shooting from the saddle without armour { $signed }
term-quick_shooter_mounted_armoured = { $about } shooting from the saddle in armour { $signed }
term-quick_rider_armoured = { $about } on horseback in armour { $signed }
term-quick_wounded = wounded, who count half: { $about }, { $signed }
term-quick_castle = behind the walls of a castle { $signed }
term-quick_village = among the houses of a village { $signed }
term-quick_slope = on the higher ground { $signed }
term-quick_river = behind a river { $signed }
term-quick_outnumbering = the attackers outnumber the defenders { $signed }
term-quick_engines = engines of war { $signed }
term-quick_rubble = a breach full of rubble { $signed }
term-quick_attacker_hungry = the attackers go hungry { $signed }
term-quick_defender_hungry = the defenders go hungry { $signed }

roll-quick = die of the fight
roll-quick_commander = die of the commander
roll-quick_victim = who falls

quick-flag-rout = rout
quick-flag-recoil = driven back
quick-flag-siege_lifted = the siege is lifted
quick-flag-garrison_surrenders = the garrison surrenders

# What people cost.
term-price_values = half of attack and defence { $signed }
term-price_horse = with a horse { $signed }
term-price_shooter = bow, crossbow or sling { $signed }
term-price_javelins = javelins { $signed }
term-price_engineer = engineer { $signed }
