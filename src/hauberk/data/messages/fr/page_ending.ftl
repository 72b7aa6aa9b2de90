# La page d'après la fin d'une partie, sa chronique, et où elle en est pendant qu'on la joue.

page-ending = Le bilan
page-ending-of = Le bilan : { $title }
page-ending-won = Vous avez gagné
page-ending-lost = Vous avez perdu
page-ending-nobody = Personne n'a gagné
page-ending-victory = Victoire : { $winners }
page-ending-score = Les buts
page-ending-met = atteint
page-ending-unmet = non atteint
page-ending-course = Le déroulement
page-ending-course-label = Morts et prisonniers au total, { $scale ->
    [day] jour par jour
   *[turn] tour par tour
} ; les chiffres marquent les tournants.
page-ending-turning = Les tournants
page-ending-moment = Voir ce moment
page-ending-way-battle = Le mouvement du combat
page-ending-way-battle-text = La ligne relie le milieu de chaque camp de tour en tour.
page-ending-way-siege = La place à la fin
page-ending-way-campaign = Les chemins à travers le pays
page-ending-way-campaign-text = Le chemin de chaque groupe ; un point là où il a passé une nuit, avec le jour.
page-ending-losses = Les pertes
page-ending-came = Engagés
page-ending-dead = Morts
page-ending-wounded = Blessés
page-ending-prisoners = Pris
page-ending-people = Ce qu'ils sont devenus
page-ending-more = { $n } de plus
page-ending-befell-dead = { $scale ->
    [day] mort au jour { $number }
   *[turn] mort au tour { $number }
}
page-ending-befell-wounded = { $scale ->
    [day] blessure au jour { $number }
   *[turn] blessure au tour { $number }
}
page-ending-befell-prisoner = { $scale ->
    [day] capture au jour { $number }
   *[turn] capture au tour { $number }
}
page-ending-unhurt = sans blessure
page-ending-luck = Les dés
page-ending-luck-text = Coups, tirs et tests : un chiffre bas est bon pour qui lance.
page-ending-luck-lucky = de la chance
page-ending-luck-unlucky = de la malchance
page-ending-luck-fair = comme on pouvait s'y attendre
page-ending-next = Que jouer ensuite
page-ending-next-open = Regarder
page-ending-all = Tout le bilan
page-ending-day = Jour { $number }
page-ending-look-siege = Regarder la place
page-ending-look-campaign = Regarder la carte

page-chances = Les chances de victoire
page-chances-label = Les chances de victoire de { $side } : { $from } au début, { $to } à la fin.
page-chances-key = Au-dessus du milieu, { $above } ont le plus de chances de gagner, au-dessous { $below } ; les chiffres marquent les phases où elles ont le plus basculé.
page-chances-swing = { $side } : de { $from } à { $to }, dont { $dice } par les dés
page-chances-skill = L'art et la chance
page-chances-skill-text = Ce qu'un jet a changé, c'est la chance après lui moins ce qu'on pouvait attendre avant ; tout le reste est la décision. En centièmes des chances du camp, d'après beaucoup de parties entre capitaines de l'ordinateur.
page-chances-began = Au début
page-chances-decided = Par ses décisions
page-chances-thrown = Par ses jets
page-chances-ended = À la fin

page-standing = Où en est la partie
page-standing-of = Où en est la partie : { $glance }
page-standing-aim = Buts
page-standing-once = donne la victoire aussitôt
page-standing-end = compte à la fin des tours
page-standing-time = Temps
page-standing-food = Vivres
page-standing-works = Murs et travaux
page-standing-name = Noms et argent
page-standing-force = Forces
page-standing-threat = En danger
page-standing-met = atteint
page-standing-or = ou
page-standing-lead = Montrer sur la carte : { $what }
