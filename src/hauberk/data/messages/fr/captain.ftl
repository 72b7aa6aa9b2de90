# Ce que dit un capitaine de l'ordinateur quand on lui demande pourquoi.
captain-only = Il n'y avait rien d'autre à faire.
captain-done = Personne n'a rien à faire ici.
captain-done_moving = Chacun est là où je le veux.

captain-shoot = { $who } tire sur { $target } en { $hex } : { $percent } % de chances de { LE($target_gender) } blesser, la meilleure cible qui soit.
captain-no_shot = Aucun tir ne vaut qu'on renonce à un coup ou à un pas.
captain-shoot_back = { $who } tire sur { $target } maintenant, { $percent } % de chances de { LE($target_gender) } blesser. L'occasion ne sera pas meilleure.
captain-hold_fire = Ce tir ne servirait à rien.
captain-keep_shot = { $who } garde son trait pour une meilleure cible.

captain-charge = { $who } charge { $target } : le terrain est libre, et il y a { $percent } % de chances de { LE($target_gender) } jeter à terre ou pire.
captain-group_charge = { $who } chargent ensemble, { $target } d'abord : trois lances à la fois valent mieux que l'une après l'autre.
captain-no_charge = Aucune charge ne promet assez pour ce qu'elle risque.
captain-counter = { $who } va à la rencontre { DE($target) } plutôt que d'attendre la lance.
captain-let_come = Laissons venir { $target } : aller à sa rencontre nous coûterait plus cher.
captain-ride_on = La charge contre { $target } n'a rien donné ; { $who } s'arrête là où il y a le moins de danger.

captain-gang_up = { $who } marche sur { $target }, avec d'autres : à plusieurs on frappe bien plus fort.
captain-go_for = { $who } marche sur { $target }, qui est mal placé{ E($target_gender) }.
captain-close_in = { $who } s'approche par { $hex }.
captain-to_exit = { $who } gagne la sortie par { $hex }. C'est la victoire.
captain-to_ground = { $who } va en { $hex } : c'est ce terrain qui décide de la journée.
captain-keep_ground = { $who } prend position en { $hex }, entre l'ennemi et ce qu'il cherche.
captain-better_shot = { $who } va en { $hex }, pour mieux tirer hors d'atteinte.
captain-step_away = { $who } s'écarte en { $hex } : à côté d'un ennemi, on ne tire pas.
captain-spare = { $who }, blessé{ E($who_gender) }, se tient à l'écart en { $hex }.
captain-stay = { $who } reste avec les bêtes.
captain-leave = { $who } quitte le champ par le chemin qu'il nous faut.
captain-enter = { $who } arrive par { $hex }, le plus court chemin vers le combat.
captain-mount = { $who } se met en selle : à cheval, on vaut deux fois plus.
captain-drive = { $who } fait avancer l'attelage. La machine doit passer.
captain-hitch = { $who } attelle { $target } à la machine ; sans deux bœufs elle ne bouge pas.
captain-form = { $who } serrent les rangs face à l'ennemi.
captain-foulkon = Les flèches arrivent et personne n'est proche : boucliers fermés de tous côtés.
captain-open_foulkon = Le combat est proche : on ouvre les boucliers, on libère les lances.

captain-attack = { $who } frappe { $target } : { $percent } % de chances de l'abattre ou de { LE($target_gender) } blesser.
captain-attack_together = { $who } frappent { $target } ensemble : { $percent } % de chances de l'abattre ou de { LE($target_gender) } blesser.
captain-finish = { $target } gît étourdi{ E($target_gender) }. Maintenant, avant qu'{ G($target_gender, "il", "elle") } se relève.
captain-demand = { $target } est { G($target_gender, "seul", "seule") } parmi nous. { G($target_gender, "il", "elle") } peut se rendre.
captain-no_attack = Aucun des coups qui restent ne vaut son risque.
captain-refuse = { $who } se dérobe : ce combat n'est pas pour { G($who_gender, "lui", "elle") }.
captain-stand = { $who } tient bon : se dérober serait pire.
captain-take_hit = { $who } encaisse le coup ; c'est { G($who_gender, "lui", "elle") } dont on peut le mieux se passer.
captain-go_back = { $who } recule en { $hex }, là où il y a le moins de danger.
captain-hold_ground = Nous restons où nous sommes ; poursuivre romprait la ligne.
captain-advance = { $who } poursuit jusqu'en { $hex } : sa place y est meilleure.
captain-fall = { $who } tombe vers { $hex }, loin de l'ennemi.

favoured-how = Compté dans des parties entre deux capitaines de même force ({ $players }), une seule fois par graine.
