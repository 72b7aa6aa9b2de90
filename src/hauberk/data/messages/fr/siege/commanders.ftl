# Ce que répond le commandant d'un siège tenu par l'ordinateur quand on lui demande pourquoi.
commander-nothing_else = Il n'y avait rien d'autre à faire.

commander-storm = Nous donnons l'assaut aujourd'hui : { $percent } % de chances d'avoir la place avant la nuit, et attendre n'arrange rien.
commander-storm_breach = Le mur est à terre. À l'assaut : { $percent } % de chances d'avoir la place avant la nuit.
commander-wait_for_breach = Pas encore. Dans { $days } { N($days, "jour", "jours") } à peu près, il y aura une brèche.
commander-wait_to_storm = Pas aujourd'hui. Dans { $days } { N($days, "jour", "jours") }, nous serons en meilleure posture.
commander-starve = À mon compte, ils ont des vivres pour { $days } { N($days, "jour", "jours") } encore. La faim fera l'ouvrage.
commander-parley = Je négocie la reddition : { $percent } % de chances qu'ils la rendent.
commander-gallery = La galerie va au mur, pour que les mineurs commencent.
commander-mine_fight = Ils creusent où nous creusons. L'affaire se réglera sous terre.

commander-dig = La mine avance. Dans { $days } { N($days, "jour", "jours") } à peu près, le mur tombe.
commander-fire_props = Assez de mur ne tient plus qu'aux étais. Qu'on y mette le feu.
commander-bombard = Toutes les pierres sur { $hex } jusqu'à ce qu'il tombe : { $days } { N($days, "jour", "jours") } à peu près.
commander-burn = Le feu sur { $hex } : { $percent } % de chances qu'il prenne.
commander-build_engine = Nous construisons un engin ; il y faut { $days } { N($days, "jour", "jours") }.
commander-build_small = Nous préparons ce que veut un assaut, les échelles d'abord.
commander-sit = Nous attendons sans bouger. Eux mangent.

commander-hold = Nous ne bougeons pas. Il y a des vivres pour { $days } { N($days, "jour", "jours") }, et chaque jour peut amener du secours.
commander-sally_camp = Nous allons à leur campement : { $percent } % de chances de le brûler.
commander-forage = Nous envoyons chercher des vivres : { $percent } % de chances qu'il en rentre.
commander-forage_last = Nous avons des vivres pour { $days } { N($days, "jour", "jours") }. Il faut en chercher, même à { $percent } %.
commander-sally_all = Tous ensemble, par la porte : { $percent } % de chances de les chasser pour de bon.
commander-sally_mine = Nous allons à ce qui est au pied de notre mur : { $percent } % de chances de le brûler.
commander-counter_mine = Ils creusent. Nous creusons à leur rencontre.
commander-counter_dig = La contre-mine avance vers la leur.
commander-fill_mine = La mine est à nous. Qu'on la comble.
commander-burn_engine = Le feu sur ce qui est au pied du mur : { $percent } % de chances qu'il prenne.
commander-cauldrons = Nous préparons des marmites. Elles serviront.
commander-break_bridge = Qu'on abatte le pont, avant qu'une machine lourde n'y passe.
commander-keep_watch = Nous veillons.

commander-muster = Voilà les gens qu'il faut.
commander-fight = Que cela se règle ainsi.
commander-slip_in = Les meilleurs passent les premiers par cette porte.
commander-army = C'est la plus forte armée que je puisse appeler.
commander-meet = Nous les recevons en rase campagne : { $percent } % de chances de garder le terrain, et rentrer serait la défaite assurée.
commander-shelter = En rase campagne nous serions battus, à { $percent } %. Allons sous ce toit.
commander-take_back = Ce qui reste au pied du mur brûle ; nous ramenons les engins au campement.
commander-leave_at_wall = L'engin est à sa place et reste au mur : il y a { $percent } % de chances qu'ils le brûlent.
commander-retake = Pendant qu'ils se battent dehors, voyons ce qui était à nous.
commander-hold_won = Gardons ce que nous avons pris, et regardons.
commander-victim = Des leurs, celui dont ils ont le plus besoin ; des nôtres, celui dont on peut se passer.
commander-sabotage = Ce qui leur manquera le plus.
commander-piece = Le moins bon. On peut s'en passer.
commander-wear = Celui-ci est à réparer de toute façon.
commander-line_up = D'abord ceux que nous pourrions perdre.

siege-favoured-how = Compté dans des sièges entre deux commandants de même force, les combats réglés par la table, jamais deux fois avec les mêmes dés.
siege-favoured-even = Aucun camp n'est nettement favorisé. { $games } sièges entre deux commandants de même force, gagnés par l'assiégeant : { $share } %.
siege-favoured-side = { $side } : { $share } % de { $games } sièges entre deux commandants de même force.
