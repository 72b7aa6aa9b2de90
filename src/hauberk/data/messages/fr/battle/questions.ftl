# Ce que demande le maître du jeu : qui doit décider quoi.
question-move_watched = { $side } : { $who } est en chemin. Tirer sur { G($who_gender, "lui", "elle") }, ou { LE($who_gender) } laisser passer ?
question-order_watched = { $others ->
    [0] { $side } : { $who } est en chemin. Tirer sur { G($who_gender, "lui", "elle") }, ou { LE($who_gender) } laisser passer ?
   *[other] { $side } : { $men } sont en chemin ensemble. Tirer sur l'un d'eux, ou les laisser passer ?
}
question-movement_ending = { $side } : l'ennemi a fini de bouger. Un dernier tir, ou rien ?
question-charge_spent = { $side } : { $who } ne peut plus atteindre { $target }. Jusqu'où continuer ?
question-charge_met = { $side } : { $who } charge { $target }. Aller à la rencontre de la charge, ou l'attendre ?
question-charge_watched = { $side } : { $who } charge { $target }. Tirer sur { G($who_gender, "lui", "elle") } en chemin, ou { LE($who_gender) } laisser venir ?
question-charge_rides = { $side } : la charge continue.
question-phase_ending = { $side } : les feux brûlent.
question-refusable = { $side } : { $men } { N($men_count, "attaque", "attaquent") } { $target }. Se dérober, ou faire face ?
question-casualty_asked = { $side } : qui, parmi { $men }, est { $harm ->
        [stunned] assommé
        [wounded] blessé
       *[killed] tué
    } ?
question-retreat_owed = { $side } : { $men } { N($men_count, "doit", "doivent") } reculer { $hexes ->
        [1] d'une case
       *[other] de { $hexes } cases
    }. Vers où ?
question-advance_offered = { $side } : { $beaten } { N($beaten_count, "est", "sont") } battu{ E($beaten_gender, $beaten_count) }. { $men_count ->
        [one] { $men } avance, ou reste en place ?
       *[other] Qui avance parmi { $men }, ou personne ?
    }
question-fall_asked = { $side } : { $who } tombe de selle. Sur quelle case ?
question-landing_asked = { $side } : { $escapes ->
        [yes] { $who } s'échappe de la tour qui s'effondre. Sur quelle case ?
       *[no] { $who } tombe. Sur quelle case ?
    }
question-cover_asked = { $side } : on tire sur { $who } de deux côtés. Contre qui, parmi { $men }, se met-on à couvert ?

ask-0 = { $side } : la phase commence.
ask-1 = { $side } : qui tire, et sur qui ?
ask-2 = { $side } : qui charge qui ?
ask-3 = { $side } : déplacez vos gens.
ask-4 = { $side } : qui attaque qui ?
ask-5 = { $side } : les assommés se relèvent.
ask-over = La bataille est finie.

# Ce qu'on abandonnerait en partant ; demandé avant que cela n'arrive.
forfeit-foulkon_breaks = Ainsi { $who } sort du foulkon, qui se défait
forfeit-leaves_foulkon = Ainsi { $who } sort du foulkon
forfeit-formation_breaks = { $who } quitte les rangs, et la formation est dissoute
forfeit-leaves_ranks = { $who } quitte les rangs de la formation
forfeit-frees_prisoner = Trop peu de gardes restent auprès { DE($about) }, qui peut s'échapper
forfeit-engine_unserved = { $about } perd les tours déjà servis, et son compte recommence
forfeit-leaves_work = { $who } laisse à moitié fait un travail d'un tour entier
forfeit-lays_down = { $who } s'arrête là et dépose { $about }
