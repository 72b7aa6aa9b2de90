# Résolution rapide : la valeur d'un camp, les modificateurs du dé, l'usage des dés. { $about } est un nombre de personnes.
term-quick_foot_unarmoured = { $about } à pied sans armure { $signed }
term-quick_foot_armoured = { $about } à pied en armure { $signed }
term-quick_shooter_foot_unarmoured = { $about } au tir, à pied sans armure { $signed }
term-quick_shooter_foot_armoured = { $about } au tir, à pied en armure { $signed }
term-quick_rider_armoured_dismounted = cavaliers en armure qui combattent à pied : { $about }, soit { $signed }
term-quick_rider_unarmoured = { $about } à cheval sans armure { $signed }
term-quick_shooter_mounted_unarmoured = { $about } au tir, à cheval sans armure { $signed }
term-quick_shooter_mounted_armoured = { $about } au tir, à cheval en armure { $signed }
term-quick_rider_armoured = { $about } à cheval en armure { $signed }
term-quick_wounded = blessés, qui comptent pour moitié : { $about }, soit { $signed }
term-quick_castle = derrière les murs d'un château { $signed }
term-quick_village = entre les maisons d'un village { $signed }
term-quick_slope = en haut de la pente { $signed }
term-quick_river = derrière une rivière { $signed }
term-quick_outnumbering = les assaillants sont bien plus nombreux { $signed }
term-quick_engines = engins de guerre { $signed }
term-quick_rubble = une brèche pleine d'éboulis { $signed }
term-quick_attacker_hungry = les assaillants ont faim { $signed }
term-quick_defender_hungry = les défenseurs ont faim { $signed }

roll-quick = dé du combat
roll-quick_commander = dé du commandant
roll-quick_victim = qui tombe

quick-flag-rout = déroute
quick-flag-recoil = recul
quick-flag-siege_lifted = le siège est levé
quick-flag-garrison_surrenders = la garnison se rend

# Ce que coûtent les gens.
term-price_values = moitié de l'attaque et de la défense { $signed }
term-price_horse = avec un cheval { $signed }
term-price_shooter = arc, arbalète ou fronde { $signed }
term-price_javelins = javelots { $signed }
term-price_engineer = ingénieur { $signed }
