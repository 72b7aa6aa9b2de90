# La campagne sur la page.
page-bar-campaigns = Campagnes
page-campaigns = Campagnes
page-campaigns-text = { $count ->
        [one] Une campagne : des groupes marchent dans un vrai pays, et ce qu'ils rencontrent se joue sur la carte ou se règle par la table.
       *[other] { $count } campagnes : des groupes marchent dans un vrai pays, et ce qu'ils rencontrent se joue sur la carte ou se règle par la table.
    }
page-campaigns-going = Campagnes en cours
page-campaigns-all = Toutes les campagnes
page-campaign-over = La campagne est terminée
page-campaign-at-most = { $days } jours au plus
page-campaign-choose = Choisir un camp
page-campaign-play = Jouer : { $faction }
page-campaign-setup = Plus : adversaires, dés, règles
page-campaign-against-captain = l'ordinateur
page-campaign-against-person = des amis, à cet écran
page-campaign-against-watch = personne : l'ordinateur joue tous les camps, je regarde
page-campaign-leagues = lieues
page-campaign-steps = Étapes du jour
page-campaign-map = Le pays. Les flèches déplacent le curseur, Entrée agit.
page-campaign-leaf = Ordres et listes
page-campaign-leave = Vers les campagnes
page-campaign-back = Retour à la campagne
page-campaign-tab-groups = Groupes
page-campaign-tab-nobles = Commandants
page-campaign-day = Jour { $day } sur { $days }
page-campaign-step-upkeep = aube
page-campaign-step-supply = vivres
page-campaign-step-morning = ordres
page-campaign-step-marches = marches
page-campaign-step-sieges = sièges
page-campaign-step-strangers = étrangers
page-campaign-step-night = nuit
page-campaign-nobody = à personne
page-campaign-coin = { $coin ->
        [one] { $coin } pièce
       *[other] { $coin } pièces
    }
page-campaign-points = Points
page-campaign-won = Victoire : { $winners }
page-campaign-quiet = Passer les jours calmes
    .help = Chacun reste où il est, jusqu'à ce qu'une décision soit à prendre.
page-campaign-as-usual = Comme d'habitude
page-campaign-as-they-are = Sans changement
page-campaign-seal = Sceller les ordres
page-campaign-march = Marcher
page-campaign-stay = Rester
page-campaign-route = { $steps ->
        [one] Une case, { $cost } PM. Choisissez-la de nouveau pour marcher.
       *[other] { $steps } cases, { $cost } PM. Choisissez la dernière de nouveau pour marcher.
    }
page-campaign-route-pointed = { $steps ->
        [one] Une case
       *[other] { $steps } cases
    }, { $cost } PM. Choisissez-la pour prendre ce chemin.
page-campaign-group-line = { $size } personnes, { $wounded ->
        [0] aucun blessé
        [one] un blessé
       *[other] { $wounded } blessés
    } · { $coin } · encore { $left ->
        [one] un point
       *[other] { $left } points
    }
page-campaign-group-short = { $size } personnes, { $coin }
page-campaign-where = Choisissez une case de la carte pour y marcher.
page-campaign-nowhere = Il ne peut pas marcher aujourd'hui.
page-campaign-no-points = Il ne reste pas de point de mouvement aujourd'hui.
page-campaign-besieges = Ce groupe assiège { $place }.
page-campaign-shut-in = Ce groupe est enfermé à { $place }.
page-campaign-gone-by = { $place } a payé pour être épargné : le groupe doit être parti { $when ->
        [today] ce soir
       *[tomorrow] demain soir
    }, sinon il rebrousse chemin et un siège est levé.
page-campaign-leads-wounded = Ses blessés doivent aller à { $place } par le plus court chemin, ou rester avec un groupe à part, formé le matin.
page-campaign-leads-prisoners = { $n ->
        [one] Il mène un prisonnier
       *[other] Il mène { $n } prisonniers
    } : au plus court à { $place }.
page-campaign-spy = Un espion. { $notes ->
        [0] Il n'a encore rien à raconter.
        [one] Il a un groupe à signaler, dès qu'il rencontre les vôtres.
       *[other] Il a { $notes } groupes à signaler, dès qu'il rencontre les vôtres.
    }
page-campaign-advice-march = Marcher : { $place }.
page-campaign-advice-morning = Réorganiser d'abord les groupes, puis sceller les ordres.
page-campaign-how-many = Combien
page-campaign-sheets = { $laid } cartes posées sur { $needed }
page-campaign-militia = { $count } habitants et gardes
page-campaign-deed-attack_place = { $what ->
        [storm] Attaquer la localité
        [siege] Mettre le siège
        [assault] Donner l'assaut dès aujourd'hui
       *[other] Sommer la place de se rendre
    }
page-campaign-deed-lift_siege = Lever le siège
page-campaign-deed-hire_engineer = Engager un ingénieur
page-campaign-deed-hire = { $what ->
        [pay] Prendre à sa solde : { $name }
        [promise] Promettre du butin : { $name }
       *[other] Débaucher : { $name }
    }
page-campaign-deed-recruit = { $what ->
        [light] { $count ->
            [one] Lever un fantassin léger
           *[other] Lever { $count } fantassins légers
        }
       *[other] { $count ->
            [one] Lever un paysan
           *[other] Lever { $count } paysans
        }
    }
page-campaign-deed-buy = { $count ->
        [one] Acheter un point de vivres
       *[other] Acheter { $count } points de vivres
    }
page-campaign-deed-free = ne coûte rien
page-campaign-deed-ends = ce groupe ne fait plus rien aujourd'hui
page-campaign-deed-goes-on = le groupe peut continuer aujourd'hui
page-campaign-deed-stays = { $percent } % de chances qu'ils restent au test du premier jour ; il y en a un chaque jour
page-campaign-deed-storm-brings = Pris, le lieu peut être pillé{ $conquers ->
    [yes] {" "}et il est à vous.
   *[no] {" "}; il reste à qui il était.
}
page-campaign-deed-demand = Vous { $own } ({ $mine }) contre { $theirs } ({ $others })
page-campaign-deed-bargain = { $decides ->
        [yes] Leur seigneur décide s'ils traitent ; s'ils le font :
       *[no] Ils traiteront :
    } { $percent } % de chances que la place elle-même soit à vous, et { $points } points de vivres en moyenne, dont chacun vaut { $coin }
page-campaign-deed-no-bargain = Ils sont trop hostiles pour traiter : il n'en sortira rien.
page-campaign-to-come = Agiront encore aujourd'hui
page-campaign-to-come-last = C'est le dernier de vos pions à agir aujourd'hui.
page-campaign-attitude = { $kind ->
        [loyalty] loyauté envers le roi { $level } sur { $most }
       *[hostility] hostilité { $level } sur { $most }
    } ({ $band ->
        [angevin] pour l'impératrice
        [neutral] pour personne
        [royalist] pour le roi
        [pragmatic] pragmatique
        [moderate] modérée
        [warlike] belliqueuse
       *[fanatical] fanatique
    })
page-campaign-convoy-line = { $name } : { $load } { N($load, "point", "points") } de vivres, { $animals } bêtes
page-campaign-convoy-seen = { $name } : { $load } { N($load, "point", "points") } de vivres
page-campaign-convoy-unseen = { $name } : charge inconnue
page-campaign-door-play = La livrer sur la carte
    .text = Vous menez vous-même vos gens ; la campagne continue ensuite.
page-campaign-door-captains = Laisser faire les capitaines
    .text = Deux capitaines la livrent sur la carte ; cela prend quelques minutes. Vous pouvez regarder.
page-campaign-awaited = La bataille attend d'être livrée.
page-campaign-about-attack = Vous êtes l'attaquant, peu importe qui est venu.
page-campaign-gives-way = Si personne n'attaque, { $group } { N($group_count, "cède", "cèdent") } la place.
page-campaign-nobody-gives-way = Si personne n'attaque, vous pouvez essayer de les gagner.
page-campaign-about-fight = Tenir et accepter la bataille.
page-campaign-about-refuse = Chacun jette le dé pour s'échapper ; certains n'y parviendront pas.
page-campaign-about-map = Homme contre homme : vous menez, ou des capitaines.
page-campaign-about-quick = La table en décide, avec les chances ci-dessous.
page-campaign-about-offer = Payer, et s'épargner un siège.
page-campaign-about-resist = Les portes restent fermées.
page-campaign-about-release = Ils rentrent chez eux et ne combattent plus.
page-campaign-about-massacre = Plus personne à garder.
page-campaign-split = Détacher
page-campaign-merge = Réunir avec { $other }
page-campaign-to-garrison = À la garnison
page-campaign-strike-out = Effacer
page-campaign-unload = Décharger
page-campaign-escort = { $group } : l'emmener
page-campaign-order-split = { $group } : { $men } se détachent
page-campaign-order-pass = { $men } → { $group }
page-campaign-order-merge = { $other } se joint { A($group) }
page-campaign-order-load = Un convoi { A($place) } : { $points } points
page-campaign-order-unload = { $points } points déchargés { A($place) }
page-campaign-order-escort = { $group } escorte le convoi
page-campaign-order-ransom = { $group } rachète { $who }
page-campaign-siege-of = Le siège : { $place }
page-campaign-siege-state = Jour { $day } du siège : { $besiegers } devant les murs, { $besieged } derrière{ $food ->
        [-1] .
        [one] , des vivres pour un jour.
       *[other] , des vivres pour { $food } jours.
    }
page-campaign-refusal-odds = Refuser le combat : en moyenne { $away } s'échappent, { $taken } sont pris, { $hurt } blessés, { $dead } tués.
page-campaign-say-join_asked = Ils viennent
page-campaign-say-supply_asked = Ceux-ci mangent d'abord
page-campaign-say-escort_asked = Ils emmènent les prisonniers
page-campaign-say-garrison_asked = Ils restent en garnison
page-campaign-nobody-join_asked = Personne ne vient
page-campaign-choose-supply_asked = Choisissez qui mange d'abord.
page-campaign-choose-escort_asked = Choisissez qui emmène les prisonniers : au moins trois personnes valides.
page-campaign-choose-garrison_asked = Choisissez qui reste : cinq au moins.
page-campaign-instead-escort_asked = Passer les prisonniers au fil de l'épée
page-campaign-sure-escort_asked = Encore une fois : les prisonniers meurent
page-campaign-instead-garrison_asked = Personne ne reste
page-campaign-sure-garrison_asked = Encore une fois : le château n'est plus à personne
page-campaign-say-plunder_asked = { $points ->
        [0] Ne rien piller
        [one] Piller { $points } point
       *[other] Piller { $points } points
    }
page-campaign-say-share_asked = { $points ->
        [0] Ils n'ont rien
        [one] Ils ont { $points } point
       *[other] Ils ont { $points } points
    }
page-campaign-known = { $day ->
        [0] { $size } personnes
       *[other] { $size } personnes au jour { $day }
    }
page-campaign-unknown = force inconnue
page-campaign-place-line = { $name } ({ $faction }), ressources { $resources }{ $day ->
        [0] { "" }
       *[other] , vu le jour { $day }
    }
page-campaign-terrain-open = terrain dégagé
page-campaign-terrain-forest = forêt
page-campaign-terrain-hill = colline
page-campaign-terrain-mountain = montagne
page-campaign-terrain-marsh = marais
page-campaign-terrain-river = rivière
page-campaign-terrain-coast = côte
page-campaign-terrain-road = route
page-campaign-terrain-bridge = pont
page-campaign-terrain-settlement = localité
page-campaign-terrain-castle = château
page-campaign-terrain-sea = mer
page-campaign-eats = mange { $need } par jour, réserves ici : { $stores }
page-campaign-forages = vit sur le pays
page-campaign-hungry = affamé
page-campaign-missed = { $days ->
        [one] un jour sans vivres
       *[other] { $days } jours sans vivres
    }
page-campaign-head-group = Groupe
page-campaign-head-size = Gens
page-campaign-head-money = Argent
page-campaign-head-food = Vivres
page-campaign-head-leader = Commandant
page-campaign-head-faction = Camp
page-campaign-head-prestige = Prestige
page-campaign-head-state = État
page-campaign-captive = prisonnier { DE(LES($faction)) }
page-trouble-no-campaign = Cette campagne n'est pas ici.
error-no_such_campaign = Cette campagne n'existe pas.
error-no_such_map = Cette carte n'existe pas.
page-person-armoured = en armure
page-campaign-no-story = On n'a encore rien raconté de cette personne.
