# Où en est une partie, et ce qu'il en est advenu.

score-turns = Tour { $now } sur { $needed }
score-able = { $side } : { $now } sur { $needed } en état de combattre
score-points = { $side } : { $now } { N($now, "point", "points") } d'avance (il en faut { $needed })
score-behind = { $side } : { $now } { N($now, "point", "points") } de retard (il faut { $needed } d'avance)

score-place_falls = La place est prise, ou se rend
score-place_holds = La place est secourue, ou survit au siège
score-progress-0 = L'enceinte extérieure est intacte
score-progress-1 = L'enceinte extérieure a une brèche
score-progress-2 = Les ouvrages extérieurs sont pris
score-progress-3 = Les ouvrages extérieurs sont pris, et l'enceinte intérieure a une brèche
score-hold_out = Jour { $now } des { $needed } que la place doit tenir
score-pledge = La garnison se rend le soir du { $date }, si aucun secours ne vient
score-unknown = Au-dehors, personne ne sait combien de vivres ont les assiégés
score-stores = Vivres pour { $now } { N($now, "jour", "jours") } : la faim au soir du { $date }
score-breached = { $what } { N($what_count, "est", "sont") } à terre
score-breach = Tous les engins contre { $what } : brèche dans { $now } { N($now, "jour", "jours") } environ
score-mine = { $what } : { $now } { N($now, "case creusée", "cases creusées") } sur { $needed }
score-project = { $what } : { $now } { N($now, "jour", "jours") } de travail sur { $needed }
score-besieger = Assiégeants : { $now }{ $well ->
    [yes] , dont { $needed } indemnes
   *[no] {""}
}
score-besieged = Assiégés : { $now }{ $well ->
    [yes] , dont { $needed } indemnes
   *[no] {""}
}

aim-reach = { $who } : gagner { $place }
aim-reach-number = avoir { $number } { N($number, "homme", "hommes") } { A($place) }
aim-escort = conduire { $who } { A($place) }
aim-escort-number = conduire { $number } { N($number, "homme", "hommes") } { A($place) }
aim-hold = tenir { $place }
aim-take = prendre { $place }
aim-rally = rallier { $place }
aim-lift_siege = lever le siège { DE($place) }
aim-plunder = piller { $number } { N($number, "point", "points") }
aim-fetch = ramener { $number } { N($number, "homme", "hommes") }
aim-hire = engager { $number } { N($number, "compagnie", "compagnies") } de mercenaires
aim-build = bâtir un château { A($place) } : { $number } { N($number, "jour", "jours") } de travail
aim-capture = tuer ou prendre { $who }
aim-prestige = un grand nom pour { $who } : prestige { $number }
aim-survive = { $who } : en vie et libre
aim-deny = empêcher l'ennemi d'arriver à ses fins
aim-by_day = { $aim }, avant la fin du jour { $day }
aim-at_end = { $aim }, à la fin du jour { $day }
score-counted = {" "}({ $now } sur { $needed })
score-prestige = { $side } : des noms qui valent { $now } de prestige
score-coin = La bourse : { $coins }
score-days = { $who } : { $now ->
    [0] plus rien à manger sur place
    [one] vivres pour un jour encore sur place
   *[other] vivres pour { $now } jours encore sur place
}
score-field = { $side } : { $now } en campagne{ $unknown ->
    [0] {""}
    [one] , et une bannière que personne n'a comptée
   *[other] , et { $unknown } bannières que personne n'a comptées
}
score-threat-besieged = Siège { DE($place) } ({ $who })
score-threat-near = { $who } près { DE($place) }

glance-stores = faim au jour { $needed }
glance-breach = brèche dans ~{ $now } j
glance-breached = brèche
glance-hold_out = { $now }/{ $needed } jours
glance-aims = { $now }/{ $needed } buts
glance-threats = { $now } en danger

chronicle-quiet-turn = Personne n'a de mal.

# Comment une chronique nomme les hexagones et les mercenaires.
faction-hired = mercenaires
country-open = les champs près { DE($place) }
country-forest = les bois près { DE($place) }
country-hill = les collines près { DE($place) }
country-mountain = les montagnes près { DE($place) }
country-marsh = les marais près { DE($place) }
standing-hoarding = { N($n, "le hourd", "les hourds") }
standing-gate = la porte
standing-postern = la poterne
standing-bridge = le pont
standing-works = l'ouvrage
