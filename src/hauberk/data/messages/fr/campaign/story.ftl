# Les jours d'une campagne : une clé par sorte d'événement, ses variantes après un trait d'union.

## Comptes
term-all_mounted = tous à cheval { $value }
term-on_foot = à pied { $value }
term-engines = engins sur roues { $value }
term-leader_alone = un commandant seul { $value }
term-least_move = une case est toujours possible { $signed }
term-season = saison { $signed }
term-mounted = à cheval { $signed }
term-scale_end = bout de l'échelle { $signed }
term-loyalty = loyauté { $value }
term-hostility = hostilité { $value }
term-prestige = prestige { $signed }
term-tests_before = tests précédents { $signed }
term-difference = écart des tests ({ $about }) { $signed }
term-spy_open = en rase campagne { $signed }
term-spy_castle = près d'un château { $signed }
term-spy_town = dans une ville { $signed }
term-spy_city = dans une cité { $signed }
roll-capitulation = dé de l'offre
roll-fate = dé de la garnison
roll-massacre = dé de l'épée
roll-lot = tirage au sort
roll-north = dé du nord
roll-order = dé de l'ordre
roll-promise = dé de la promesse
roll-refusal = dé de la fuite
roll-revolt = dé du partage
roll-season = dé de la saison
roll-sheet = dé du terrain
roll-turned = dé de l'orientation
roll-spy = dé de l'espion
roll-weather = dé de la récolte
roll-lone_leader = dé du commandant seul

## Noms
faction-neutral = neutres
faction-nobody = personne
group-of = les gens { DE($leader) }
group-made = la troupe { $number } { DE(LES($faction)) }
convoy-of = un convoi { DE(LES($faction)) }
convoy-made = le convoi { $number } { DE(LES($faction)) }
convoy-road = le convoi { $start }–{ $goal }
hex-near = la case { $hex } près { DE($place) }
hex-bare = la case { $hex }
coins = { $shown } { N($n, "pièce", "pièces") }
temper-pragmatic = pragmatique
temper-moderate = modéré
temper-warlike = belliqueux
temper-fanatical = fanatique
season-none = On ne parle pas du temps.
season-winter = C'est l'hiver.
season-spring = C'est le printemps.
season-summer = C'est l'été.
season-autumn = C'est l'automne.
chronicle-all = Vu de tous

## Le jour
campaign-day_began = Jour { $day }, { $date }.
campaign-environment_found-rich = La dernière récolte fut bonne. { $season }
campaign-environment_found-poor = La dernière récolte fut mauvaise. { $season }
campaign-environment_found-fair = La dernière récolte fut ordinaire. { $season }

## Groupes
campaign-group_split = Un nouveau groupe se forme : { $who }.
campaign-mercenaries_hired = { $who } { N($who_count, "reçoit sa solde et sert", "reçoivent leur solde et servent") } { LES($faction) }.
campaign-mercenaries_promised = { $who } { N($who_count, "sert", "servent") } { LES($faction) } sur une promesse.
campaign-mercenaries_poached = { $who } { N($who_count, "se laisse", "se laissent") } acheter par { LES($faction) }.
campaign-mercenaries_hired-seen = { $who } { N($who_count, "prend", "prennent") } du service chez { LES($faction) }.
campaign-mercenaries_promised-seen = { campaign-mercenaries_hired-seen }
campaign-mercenaries_poached-seen = { campaign-mercenaries_hired-seen }
campaign-group_went_over = { $who } { N($who_count, "passe", "passent") } dans le camp { DE(LES($faction)) }.
campaign-mercenaries_deserted = { $who } { N($who_count, "quitte", "quittent") } le service { DE(LES($faction)) }.
campaign-group_gave_way = { $who } { N($who_count, "cède", "cèdent") } la place et { N($who_count, "va", "vont") } { A($hex) }.
campaign-group_retreated = { $who } { N($who_count, "se retire", "se retirent") } { A($hex) }.
campaign-group_joined = { $who } { N($who_count, "rejoint", "rejoignent") } la bataille.
campaign-group_routed = { $who } { N($who_count, "fuit", "fuient") } en déroute et ne { N($who_count, "marchera", "marcheront") } pas demain.
campaign-engines_taken = { $who } { N($who_count, "prend", "prennent") } des engins.
campaign-group_dissolved = { $who } { N($who_count, "se disperse", "se dispersent") }.
campaign-group_eliminated = Il ne reste rien { DE($who) }.
campaign-group_merged = { $who } { N($who_count, "se joint", "se joignent") } à un autre groupe.
campaign-group_merged-into = { $who } { N($who_count, "se joint", "se joignent") } { A($other) }.
campaign-marched-group = { $who } { N($who_count, "marche", "marchent") } { DE($start) } { A($hex) }.
campaign-marched-convoy = { $who } va { A($hex) }.
campaign-marched-spy = { $who } se glisse { A($hex) }.
campaign-met = { $who } { N($who_count, "rencontre", "rencontrent") } { $other } { A($hex) }.
campaign-attitude_tested = Test : { $who } – { $what }.
campaign-promise_tested-stay = { $who } { N($who_count, "attend", "attendent") } la solde encore un peu.
campaign-promise_tested-desert = { $who } { N($who_count, "a", "ont") } assez attendu la solde.
campaign-promise_tested-attack = { $who } { N($who_count, "vient", "viennent") } chercher la solde l'épée à la main.
campaign-spy_reported = Un espion rapporte : { $what }.
campaign-seen = { $who }, { $size } { N($size, "personne", "personnes") }, { A($hex) }
campaign-spy_tried-found = { $who } est { G($who_gender, "découvert comme espion", "découverte comme espionne") }.
campaign-spy_tried-hidden = L'ennemi regarde { $who } et ne voit rien.

## Vivres et lieux
campaign-fed = { $who } ne { N($who_count, "trouve", "trouvent") } pas de vivres { A($hex) }.
campaign-fed-hungry = { $who } ne { N($who_count, "trouve", "trouvent") } toujours pas de vivres { A($hex) } et { N($who_count, "souffre", "souffrent") } de la faim aujourd'hui.
campaign-fed-weak = { $who } { N($who_count, "mange", "mangent") } de nouveau { A($hex) }, mais { N($who_count, "souffre", "souffrent") } encore de la faim aujourd'hui.
campaign-convoy_taken = { $who } tombe aux mains { DE(LES($faction)) }.
campaign-convoy_let_go = { $who } reste sans escorte et reprend sa navette.
campaign-pack_animals_lost = { $who } perd { $animals } { N($animals, "bête", "bêtes") } de somme dans la bataille, et { $points } { N($points, "point", "points") } de sa charge.
campaign-convoy_loaded = Un convoi charge { $points } { N($points, "point", "points") } { A($hex) }.
campaign-convoy_unloaded = Un convoi décharge { $points } { N($points, "point", "points") } { A($hex) }.
campaign-place_taken = Nouveau maître { A($place) } : { LES($faction) }.
campaign-place_conquered = { campaign-place_taken }
campaign-place_capitulated = { campaign-place_taken }
campaign-ransom_paid = Une rançon de { $coins } est payée.
campaign-spoils_taken = La bourse des vaincus, { $coins }, va au vainqueur.
campaign-tribute_paid = Un tribut de { $coins } est payé.
campaign-booty_shared = Les mercenaires ont { $coins } du butin.
campaign-goods_bought = On achète des vivres pour { $coins }.
campaign-plundered-points = { $who } { N($who_count, "pille", "pillent") } { $place } : { $points } { N($points, "point", "points") }.
campaign-plundered-seen = Pillage { DE($place) } par { LES($faction) }.
campaign-capitulation-points = Pour être épargné, on offre { $points } { N($points, "point", "points") } { A($place) }.
campaign-capitulation-all = Les portes s'ouvrent sans combat { A($place) }.
campaign-capitulation-nothing = De belles paroles et rien d'autre { A($place) }.

## Gens
campaign-hurt-wounded = { N($who_count, "Blessé", "Blessés") } chez { LES($faction) } : { $who }.
campaign-hurt-dead = { N($who_count, "Mort", "Morts") } chez { LES($faction) } : { $who }.
campaign-hurt_slipping_away-wounded = { campaign-hurt-wounded }
campaign-hurt_slipping_away-dead = { campaign-hurt-dead }
campaign-massacred = { N($who_count, "Passé", "Passés") } au fil de l'épée chez { LES($faction) } : { $who }.
campaign-healed = { $who } { N($who_count, "est guéri", "sont guéris") }.
campaign-wound_seen-day = Guérison attendue pour le { $date } : { $who }.
campaign-wound_seen-never = Pas de guérison pendant cette campagne : { $who }.
campaign-recruited = { $number } { N($number, "recrue rejoint", "recrues rejoignent") } { $group } : { $who }.
campaign-engineer_hired = Un ingénieur rejoint { $group } ({ $number }) : { $who }.
campaign-townsfolk_rose = { $number } habitants prennent les armes { A($place) }.
campaign-captured = { N($who_count, "Prisonnier", "Prisonniers") } ({ $faction }) : { $who }, pris par { LES($by) }.
campaign-ransomed = Libre contre rançon : { $who }.
campaign-freed = De nouveau en liberté : { $who }.
campaign-escaped = { campaign-freed }
campaign-crippled = { $who } ne se { N($who_count, "battra", "battront") } plus et { N($who_count, "quitte", "quittent") } la guerre.
campaign-released = On laisse partir { $who }.
campaign-prestige_changed-up = Le nom { DE($who) } grandit : prestige { $prestige }.
campaign-prestige_changed-down = Le nom { DE($who) } pâlit : prestige { $prestige }.
campaign-leader_born = { $who } s'est fait un nom : prestige { $prestige }.
campaign-slipped-away = { $who } { N($who_count, "s'esquive", "s'esquivent") }.
campaign-slipped-caught = { $who } { N($who_count, "ne s'esquive", "ne s'esquivent") } pas.

## Batailles et sièges
campaign-battle_set-field = { $who } { N($who_count, "attaque", "attaquent") } { $other } { A($hex) }.
campaign-battle_set-settlement = { $who } { N($who_count, "attaque", "attaquent") } { $place }.
campaign-battle_set-revolt = { $who } { N($who_count, "se jette", "se jettent") } sur { $other } { A($hex) }.
campaign-quick_fought = La table en décide.
detail-share = en tout { $score } : { $percent } % des réserves
campaign-battle_ended-peace = { LES($one) } et { LES($other) } se laissent en paix { A($hex) }.
campaign-battle_ended-refused = Pas de bataille { A($hex) } entre { LES($one) } et { LES($other) } : les attaqués s'esquivent.
campaign-battle_ended-nobody = Bataille { A($hex) } entre { LES($one) } et { LES($other) } : personne ne tient le terrain.
campaign-battle_ended-won = Bataille { A($hex) } entre { LES($one) } et { LES($other) }. Victoire : { $winner }.
campaign-siege_laid = Siège mis devant { $place } par { LES($faction) }.
siege-food_changed-convoy = On décharge les bêtes dans la place : vivres pour { $change } { N($change, "jour", "jours") } de plus, { $days } en tout.
siege-engine_set-brought = On amène { $ware } au campement.
siege-engine_lost-drawn_off = On emmène { $engine } avec ceux qui l'avaient amené.
siege-joined-joined = { $number } de plus arrivent au siège : { $who }.
campaign-storm_declared = L'assaut est pour ce jour { A($place) }, par { LES($faction) }.
campaign-siege_over = Fin du siège { DE($place) }. { $why }
campaign-fate_rolled-put_to_the_sword = La garnison { DE($place) } est passée au fil de l'épée.
campaign-fate_rolled-tested = La moitié de la garnison { DE($place) } paie de sa vie.
campaign-fate_rolled-prisoners = La garnison { DE($place) } est emmenée.
campaign-fate_rolled-let_go = La garnison { DE($place) } est désarmée et relâchée.
campaign-fate_rolled-marched_out = La garnison { DE($place) } sort avec armes et chevaux.

## La fin
campaign-campaign_ended-won = { $why } Victoire : { $winner }.
campaign-campaign_ended-nobody = { $why } Personne n'a gagné.
campaign-end-time = Les jours sont écoulés.
campaign-end-reach = Ils sont arrivés où il fallait.
campaign-end-escort = Qui devait être conduit est arrivé.
campaign-end-hold = La place est entre leurs mains.
campaign-end-hold-of = { $place } { N($place_count, "est", "sont") } entre leurs mains.
campaign-end-take = La place est prise.
campaign-end-take-of = Ils ont pris { $place }.
campaign-end-rally = La place s'est ralliée.
campaign-end-lift_siege = Le siège est levé.
campaign-end-plunder = On a pillé assez.
campaign-end-fetch = Tous ceux qu'il fallait chercher sont là.
campaign-end-hire = Les mercenaires sont engagés.
campaign-end-build = L'ouvrage est fait.
campaign-end-capture = Le commandant ennemi est mort ou pris.
campaign-end-captured = { $who } est { G($who_gender, "fait prisonnier", "faite prisonnière") }.
campaign-end-killed = { $who } est { G($who_gender, "mort", "morte") }.
campaign-end-prestige = Un grand nom s'est fait.
campaign-end-survive = Ils sont encore vivants et libres.
campaign-end-deny = L'ennemi n'est pas parvenu à ses fins.

## Une vie
life-battle-won = { $who } est dans la bataille livrée { A($hex) }, du côté des vainqueurs.
life-battle-lost = { $who } est dans la bataille livrée { A($hex) }, du côté des vaincus.
life-battle-even = { $who } est dans la bataille livrée { A($hex) }, que personne ne gagne.
