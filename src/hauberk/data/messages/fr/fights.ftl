# Les combats d'un siège : qui y met fin, qui fait le tour, patrouilles, sorties, bêtes menées par la bride.
edge-1 = le bord du haut
edge-2 = le bord de droite
edge-3 = le bord du bas
edge-4 = le bord de gauche
patrol-of = la patrouille { DE($first) }

act-go_round = Faire le tour
act-call_off = Mettre fin au combat
act-call_patrol = Appeler une patrouille
do-go_round = { $man } fait le tour : { $way }
do-call_off = { $when ->
    [gathered] rompre l'assaut
    [surrender] se rendre
   *[any] se retirer du combat
}
do-call_patrol = { $patrol } arrive par { $way }

event-went_round = { $who } fait le tour : { $way }.
event-patrol_called = { $patrol } arrive par { $way } : { $men }.
event-led_in = { $who } mène { $beast } sur le terrain en { $hex }.
event-stayed_behind = { $who } n'est pas sorti{ E($who_gender) } à temps et reste à l'intérieur.
victory-called_off = l'assaut est rompu devant le dernier réduit
victory-withdrew = se retirent du combat : { $side }
victory-surrendered = se rendent : { $side }
roll-patrol = dé de la patrouille

question-patrol_asked = { $side } : { $first ->
    [yes] la première patrouille arrive. Laquelle, et par où ?
   *[no] une autre patrouille arrive. Laquelle, et par où ?
}

refusal-still_going_round = { $who } fait le tour du terrain et ne peut entrer qu'après cette séquence
refusal-no_way_round = { $who } n'entre que par le côté le long duquel { G($who_gender, "il", "elle") } se tient
refusal-stands_there = { $who } s'y tient déjà
refusal-no_room_for_beasts = Il n'y a pas de place en { $about } pour les bêtes que mène { $who }
refusal-no_such_patrol = Cette patrouille n'existe pas, ou elle est déjà venue
refusal-not_by_this_way = Aucune patrouille ne peut arriver par là maintenant
refusal-patrol_comes_up = { $who } vient d'arriver : au premier tour une patrouille ne tire sur personne qui bouge
refusal-cannot_call_off = Ce n'est pas un combat auquel un mot de vous mettrait fin
refusal-not_all_gathered = Tous les défenseurs ne sont pas dans leur réduit : l'assaut continue

verb-go_round = faire le tour, tour
verb-call_off = rompre, se retirer du combat
verb-call_patrol = appeler patrouille, patrouille
word-way = par, vers
word-patrol = patrouille
word-row = droit
part-way = par où entrer
part-patrol = quelle patrouille
part-row = quel droit
text-then-patrol_asked = puis une patrouille arrive
text-sure = Cela met fin au combat. Dites-le encore une fois si c'est bien ce que vous voulez.
text-sure-forfeit = Redites-le pour le faire quand même.
outcome-asked-patrol_asked = une patrouille arrive

table-call-off-sure = Encore une fois : cela met fin au combat
table-help-patrol_asked = Vos hommes ont vu les fourrageurs. Choisissez la patrouille qui arrive et le côté par où elle arrive.
