# Refus d'une campagne : ce qui arrête un joueur ; `.help` dit ce qui le permettrait.
refusal-campaign_over = La campagne est terminée
refusal-battle_not_over = La bataille n'est pas encore finie
refusal-missing_in_report = Le rapport de la bataille ne dit rien { DE($who) }
refusal-not_in_the_battle = { $who } n'était pas dans cette bataille

## Marches
refusal-no_path = Aucun chemin n'est indiqué
refusal-not_beside = { $about } ne touche pas la case précédente
    .help = Nommez les cases l'une après l'autre.
refusal-no_way_there = On ne peut pas marcher jusque-là : { $about }
    .help = On ne traverse pas la mer, et les engins ne vont qu'où passent des roues.
refusal-march_too_far = Les points de mouvement ne suffisent pas pour aller si loin : { $about } ; il en faut { $needs }, il en reste { $has }
refusal-prisoners_go_to_prison = { $who } : il faut mener les prisonniers par le plus court chemin à leur prison ({ $about })
refusal-wounded_go_home = { $who } : il faut mener les blessés par le plus court chemin en lieu ami ({ $about })
    .help = Ou détachez-les le matin en un groupe à part.

## Groupes
refusal-not_your_group = Vous n'avez pas ce groupe : { $about }
refusal-not_among_them = Certains de ceux que vous nommez n'y sont pas
refusal-would_be_too_few = Il resterait trop peu de monde : { $who }, { $has } ; il en faut au moins { $needs }
    .help = Un groupe compte trois personnes au moins, ou un commandant seul.
refusal-not_so_much_coin = Il n'y a pas tant d'argent : { $who } ; demandé : { $needs }, disponible : { $has }
refusal-groups_hold_coin = Seuls les groupes tiennent une bourse, on ne laisse pas d'argent là : { $about }
refusal-not_on_one_hex = Ils ne sont pas sur la même case : { $about }
refusal-whole_companies_only = Les mercenaires vont et viennent en compagnie entière : { $who }
refusal-garrison_too_small = Une garnison compte au moins { $needs } personnes ; il y en aurait { $has }

## Convois et commerce
refusal-no_such_place = Il n'y a pas de tel lieu : { $about }
refusal-not_your_place = Ce lieu n'est pas à votre service : { $about }
refusal-too_many_points = On ne charge ni ne décharge tant de points à la fois : { $needs } { N($needs, "demandé", "demandés") }, { $has } au plus
refusal-no_points_named = On ne nomme aucun point à charger ou à décharger
refusal-not_so_much_there = Il n'y en a pas tant : { $about } ; { $needs } { N($needs, "demandé", "demandés") }, il y en a { $has }
refusal-not_your_convoy = Vous n'avez pas ce convoi : { $about }
refusal-not_here = Ce convoi n'est pas sur cette case : { $about }
refusal-one_point_an_animal = Une bête porte un point : { $about } ; { $needs } { N($needs, "point", "points") }, bêtes libres : { $has }
refusal-place_is_full = Les granges sont pleines : { $about } ; cela ferait { $needs } points, elles en tiennent { $has }
refusal-one_convoy_a_day = Un convoi a déjà été formé aujourd'hui : { $about }
refusal-too_many_convoys = Vous avez trop de convois : cela en ferait { $needs }, le maximum est { $has }
refusal-no_drover_needed = { $who } ne peut pas servir de convoyeur
    .help = Le convoyeur doit être du groupe, et le convoi ne pas en avoir.
refusal-no_convoy_here = Il n'y a pas ce convoi ici : { $about }
refusal-nobody_sells = Personne n'est là pour vendre : { $about }
refusal-they_do_not_sell = On ne vous vend rien : { $about }
refusal-too_dear = L'argent ne suffit pas : cela coûte { $needs }, il y a { $has }

## Recrues, ingénieurs, mercenaires
refusal-nobody_named = Dites combien de gens il faut lever
refusal-nobody_to_recruit = Il n'y a personne que des recrues suivraient : { $who }
    .help = Il faut un commandant ; selon l'édition, un chevalier suffit.
refusal-no_settlement_here = On lève des hommes dans une localité que personne n'assiège ; il n'y en a pas ici
refusal-nobody_left = Il n'y a plus personne à engager : { $about }
refusal-not_so_many_men = On ne peut pas en lever tant ici aujourd'hui : { $about } ; { $needs } { N($needs, "demandé", "demandés") }, { $has } au plus
refusal-not_so_many_light = On ne peut pas lever tant d'infanterie légère ici aujourd'hui : { $about } ; { $needs } { N($needs, "demandé", "demandés") }, { $has } au plus
refusal-not_so_many_peasants = On ne peut pas lever tant de paysans ici aujourd'hui : { $about } ; { $needs } { N($needs, "demandé", "demandés") }, { $has } au plus
refusal-place_unwilling = Avec une loyauté de { $has } envers le roi, { $about } ne nourrit aucun groupe et ne donne pas d'hommes
refusal-too_hostile = On ne fait que vous craindre ici : { $who }, hostilité { $needs }, { $has } au plus
refusal-no_engineers = Dans cette campagne, on n'engage pas d'ingénieurs
refusal-no_town_here = On engage les ingénieurs dans une ville à soi
refusal-no_mercenaries_here = Il n'y a pas ces mercenaires ici : { $about }
refusal-nobody_to_win_over = Ils ne servent aucun ennemi : { $who }
refusal-employer_is_near = Leur employeur est trop près : { $who }
refusal-serves_another = Ils sont déjà en service : { $who }
refusal-they_remember = Ils se souviennent de ce que vous leur devez : { $who } ; il faut attendre encore { $needs } { N($needs, "jour", "jours") }

## Lieux et sièges
refusal-no_place_here = Il n'y a ici ni château ni localité
refusal-own_place = C'est un lieu de votre camp : { $about }
refusal-cities_cannot_be_attacked = Une cité est trop forte : { $about }
refusal-neutral_place = On laisse en paix un lieu neutre : { $about }
refusal-too_few_to_attack = Trop peu pour attaquer : { $who }, { $has } ; il en faut au moins { $needs }
refusal-no_fighting_group = Seul un groupe de combat attaque une place : { $who }
refusal-has_paid_today = { $about } a payé pour avoir la paix aujourd'hui
refusal-one_attack_a_day = Une attaque par jour suffit : { $who }
refusal-must_be_besieged = { $about } a des murs : il faut l'assiéger
refusal-no_walls = { $about } n'a pas de murs à assiéger
    .help = Attaquez le lieu.
refusal-others_besiege = D'autres assiègent déjà { $about }
refusal-storm_by_initiative = Le jour de l'arrivée est passé ; il faut désormais l'initiative pour donner l'assaut : { $about }
refusal-besieges_already = Le siège est déjà mis : { $who }
refusal-no_siege_here = Il n'y a pas de siège à lever ici
refusal-no_capitulation = Ici aucun lieu ne se rend sans siège
refusal-came_before_today = Seul qui arrive peut exiger la reddition, et ce groupe est là depuis hier au moins : { $who }
refusal-asked_before = Vous avez déjà sommé ce lieu : { $about }
refusal-test_not_won = { $who } : on n'a pas encore assez peur : hostilité { $has }, il faut au moins { $needs }
    .help = Il faut une hostilité forte, et plus forte que la leur.

## Batailles et prisonniers
refusal-cannot_join = Impossible de rejoindre cette bataille : { $who }
refusal-group_named_twice = Un groupe est nommé deux fois
refusal-cannot_escort = { $who } ne peut pas mener de prisonniers
    .help = Des gens valides et armés, et pas de mercenaires.
refusal-escort_too_small = Une escorte compte au moins { $needs } personnes valides ; nommées : { $has }
refusal-too_few_stay = Il resterait trop peu de monde en arrière : { $who }, { $has } ; il en faut au moins { $needs }
    .help = Trois personnes, un commandant seul, ou personne.
refusal-no_captive_leader = { $who } n'est pas un de vos commandants en captivité
refusal-still_on_the_march = { $who } est encore en route vers sa prison
refusal-wounded_in_treatment = On attend ici la guérison des blessés : { $who }
