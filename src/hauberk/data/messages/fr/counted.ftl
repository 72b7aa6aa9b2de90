## Parties comptées
counted-line = { $title } ({ $seed }) : { $length }. { $why } { $won ->
    [yes] Victoire : { $winners }.
   *[no] Personne n'a gagné.
}
counted-fault = Son enregistrement ne tient pas : { $what }
counted-nobody = Personne
counted-turns = { $n } { N($n, "tour", "tours") }
counted-days = { $n } { N($n, "jour", "jours") }
counted-fights = { $n } { N($n, "combat", "combats") }
counted-battles = { $n } { N($n, "bataille", "batailles") }
counted-sieges = { $n } { N($n, "siège", "sièges") }
counted-head-name = { $kind ->
    [battle] bataille
    [siege] siège
   *[campaign] campagne
}
counted-head-games = { $kind ->
    [siege] joués
   *[other] jouées
}
counted-head-length = { $kind ->
    [battle] tours (quartiles)
   *[other] jours (quartiles)
}
counted-head-longest = { $kind ->
    [siege] le plus long
   *[other] la plus longue
}
counted-head-winners = { $kind ->
    [siege] gagné par
   *[other] gagnée par
}
counted-head-fights = combats
counted-head-battles = batailles
counted-head-sieges = sièges
counted-head-slowest = { $kind ->
    [battle] tour le plus lent
   *[other] jour le plus lent
}
counted-head-held = enregistrements exacts
counted-head-ends = { $kind ->
    [siege] comment il finit
   *[other] comment elle finit
}
counted-all = { $kind ->
    [siege] tous
   *[other] toutes
}
counted-endless = { $kind ->
    [siege] il ne finit pas.
   *[other] elle ne finit pas.
}
counted-battle-end-victory = la bataille est gagnée.
counted-battle-end-time = les tours étaient comptés.
counted-end-reach = le but a été atteint.
counted-end-escort = la compagnie est passée.
counted-end-hold = la place a été tenue.
counted-end-take = la place a été prise.
counted-end-rally = la place s'est ralliée.
counted-end-lift_siege = le siège a été levé.
counted-end-plunder = le butin suffit.
counted-end-fetch = les hommes ont été amenés.
counted-end-hire = les mercenaires ont été engagés.
counted-end-build = l'ouvrage a été bâti.
counted-end-capture = le commandant a été pris.
counted-end-prestige = un nom est devenu assez grand.
counted-end-survive = ils en sont sortis vivants.
counted-end-deny = les autres ont manqué leur but.
counted-end-time = les jours étaient comptés.
counted-end-other = le but a été atteint.

## Une campagne en quelques lignes
headline-day = Jour { $day }
headline-quiet = Une journée calme.
headline-at = { A($place) }
headline-near = près { DE($place) }
headline-others = d'autres
headline-battle = Bataille { $where } : { $winner } vainqueurs, { $loser } battus.
headline-drawn = Bataille { $where } : personne ne tient le terrain.
headline-refused = { $loser } : on s'esquive { $where } devant { LES($winner) }.
headline-siege = Siège mis devant { $place } par { LES($besieger) }.
headline-siege-over = Le siège { DE($place) } est fini. L'avantage est { A(LES($winner)) }.
headline-plundered = Pillage { DE($place) } par { LES($by) } : { $points } { N($points, "point", "points") }.
headline-captured = Capture { DE($who) } par { LES($by) }.
headline-killed = Mort { DE($who) }.
headline-raised = { $by } : { $number } { N($number, "homme levé", "hommes levés") }.
headline-taken = { $place } change de maître : { $by }.
headline-ended = Victoire : { $winners } – { $why }
