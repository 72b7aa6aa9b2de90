# I combattimenti di un assedio: chi li fa finire, chi fa il giro, pattuglie, sortite, bestie condotte per la briglia.
edge-1 = il bordo in alto
edge-2 = il bordo destro
edge-3 = il bordo in basso
edge-4 = il bordo sinistro
patrol-of = la pattuglia { DI($first) }

act-go_round = Fai il giro
act-call_off = Poni fine al combattimento
act-call_patrol = Chiama una pattuglia
do-go_round = { $man } fa il giro: { $way }
do-call_off = { $when ->
    [gathered] interrompere l'assalto
    [surrender] arrendersi
   *[any] ritirarsi dal combattimento
}
do-call_patrol = { $patrol } arriva per { $way }

event-went_round = { $who } fa il giro: { $way }.
event-patrol_called = { $patrol } arriva per { $way }: { $men }.
event-led_in = { $who } conduce { $beast } in campo in { $hex }.
event-stayed_behind = { $who } non è uscit{ O($who_gender) } in tempo e resta dentro.
victory-called_off = l'assalto è interrotto davanti all'ultima ridotta
victory-withdrew = si ritirano dal combattimento: { $side }
victory-surrendered = si arrendono: { $side }
roll-patrol = dado della pattuglia

question-patrol_asked = { $side }: { $first ->
    [yes] arriva la prima pattuglia. Quale, e da dove?
   *[no] arriva un'altra pattuglia. Quale, e da dove?
}

refusal-still_going_round = { $who } sta facendo il giro del campo e può entrare solo dopo questa sequenza
refusal-no_way_round = { $who } entra solo dal lato lungo il quale sta
refusal-stands_there = { $who } sta già lì
refusal-no_room_for_beasts = In { $about } non c'è posto per le bestie che { $who } conduce
refusal-no_such_patrol = Non c'è una pattuglia così, o è già venuta
refusal-not_by_this_way = Nessuna pattuglia può arrivare di lì ora
refusal-patrol_comes_up = { $who } è appena arrivat{ O($who_gender) }: al primo turno una pattuglia non tira su chi si muove
refusal-cannot_call_off = Questo non è un combattimento che una vostra parola possa far finire
refusal-not_all_gathered = Non tutti i difensori sono nella loro ridotta: l'assalto continua

verb-go_round = fai il giro, fare il giro, giro
verb-call_off = interrompi, interrompere, ritirarsi dal combattimento
verb-call_patrol = chiama pattuglia, chiamare pattuglia, pattuglia
word-way = per, verso
word-patrol = pattuglia
word-row = diritto
part-way = da dove entrare
part-patrol = quale pattuglia
part-row = quale diritto
text-then-patrol_asked = poi arriva una pattuglia
text-sure = Questo fa finire il combattimento. Ditelo ancora una volta se lo volete davvero.
text-sure-forfeit = Ditelo ancora una volta per farlo lo stesso.
outcome-asked-patrol_asked = arriva una pattuglia

table-call-off-sure = Ancora una volta: questo fa finire il combattimento
table-help-patrol_asked = I vostri hanno visto i foraggiatori. Scegliete la pattuglia che arriva e il lato da cui arriva.
