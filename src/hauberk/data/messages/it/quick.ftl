# Risoluzione rapida: quanto vale una parte, che cosa modifica il tiro, a che servono i dadi. { $about } è un numero di persone.
term-quick_foot_unarmoured = { $about } a piedi senza armatura { $signed }
term-quick_foot_armoured = { $about } a piedi in armatura { $signed }
term-quick_shooter_foot_unarmoured = tiratori a piedi senza armatura: { $about }, cioè { $signed }
term-quick_shooter_foot_armoured = tiratori a piedi in armatura: { $about }, cioè { $signed }
term-quick_rider_armoured_dismounted = cavalieri in armatura che combattono a piedi: { $about }, cioè { $signed }
term-quick_rider_unarmoured = { $about } a cavallo senza armatura { $signed }
term-quick_shooter_mounted_unarmoured = tiratori a cavallo senza armatura: { $about }, cioè { $signed }
term-quick_shooter_mounted_armoured = tiratori a cavallo in armatura: { $about }, cioè { $signed }
term-quick_rider_armoured = { $about } a cavallo in armatura { $signed }
term-quick_wounded = feriti, che contano metà: { $about }, cioè { $signed }
term-quick_castle = dietro le mura di un castello { $signed }
term-quick_village = tra le case di un villaggio { $signed }
term-quick_slope = in cima al pendio { $signed }
term-quick_river = dietro un fiume { $signed }
term-quick_outnumbering = gli assalitori sono molti di più { $signed }
term-quick_engines = macchine da guerra { $signed }
term-quick_rubble = una breccia piena di macerie { $signed }
term-quick_attacker_hungry = gli assalitori hanno fame { $signed }
term-quick_defender_hungry = i difensori hanno fame { $signed }

roll-quick = dado dello scontro
roll-quick_commander = dado del comandante
roll-quick_victim = chi cade

quick-flag-rout = rotta
quick-flag-recoil = arretramento
quick-flag-siege_lifted = l'assedio è tolto
quick-flag-garrison_surrenders = la guarnigione si arrende

# Quanto costa la gente.
term-price_values = metà di attacco e difesa { $signed }
term-price_horse = con un cavallo { $signed }
term-price_shooter = arco, balestra o fionda { $signed }
term-price_javelins = giavellotti { $signed }
term-price_engineer = ingegnere { $signed }
