# Ordini permanenti: ciò che qualcuno ha lasciato da rispondere durante le mosse altrui.

## Come si leggono
order-everybody = tutti
order-said = { $who }: { $deed }
order-hold_fire = non tirare nella fase nemica
order-counter_charge = contro-caricare dal { $least } % in su
order-let_come = attendere ogni carica
order-ride_off = sganciarsi da un attacco che ferisce con più del { $above } %
order-stand_fast = tener testa
order-shoot = tirare al bersaglio migliore{ $within ->
    [0] { "" }
    [1] { " " }adiacente
   *[other] { " " }entro { $within } { N($within, "esagono", "esagoni") }
}, dal { $least } % in su{ $riders ->
    [yes] , prima ai cavalieri
   *[no] { "" }
}, { $careless ->
    [yes] anche dove un amico potrebbe essere colpito
   *[no] mai dove un amico potrebbe essere colpito
}
order-fall_back = { $toward ->
    [yes] indietreggiare verso { $hex }
   *[no] indietreggiare lontano dal nemico
}
order-take_blow = { $named ->
    [yes] subisce il colpo
   *[no] il più debole subisce il colpo
}
order-join = { $named ->
    [yes] venire alla battaglia
   *[no] nessuno viene alle battaglie altrui
}
order-hold_ground = non avanzare dietro ai vinti
order-face_nearest = ripararsi da chi tira per primo
order-captain = tutto il resto è lasciato a un capitano ({ $captain })
order-answer = alla domanda { $question }: { $words }
order-slip_away = sottrarsi a più di { $above } nemici per ogni cento dei nostri, altrimenti combattere
order-plunder = prendere il { $percent } % di ciò che si può saccheggiare
order-share = { $percent } % della loro parte ai mercenari che servono per una promessa
order-word-coin = prenderlo in denaro
order-word-load = caricarlo su un convoglio
order-usual = la risposta solita
order-or = { $one }, altrimenti { $other }

## Che cosa è chiesto
asked-victim_asked = «chi si ammala»
asked-sabotage_asked = «che cosa è sabotato»
asked-piece_asked = «quale pezzo è sabotato»
asked-army_asked = «quale esercito arriva»
asked-relief_asked = «come affrontare l'esercito di soccorso»
asked-retake_asked = «riprendere ciò che è perduto»
asked-storm_asked = «assaltare la ridotta»
asked-resolve_asked = «come si combatte uno scontro»
asked-stay_asked = «che cosa resta al muro»
asked-wear_asked = «quale macchina si logora»
asked-line_up_asked = «chi è frugato per primo»
asked-attack_asked = «attaccare»
asked-refuse_asked = «accettare la battaglia»
asked-how_asked = «come si combatte una battaglia»
asked-sheet_asked = «quale mappa si posa»
asked-deploy_asked = «chi si schiera per primo»
asked-draw_up_asked = «dove si schierano»
asked-retreat_asked = «dove indietreggiare»
asked-bargain_asked = «offrire un patto»
asked-tribute_asked = «come prendere il tributo»
asked-prisoners_asked = «che ne è dei prigionieri»
asked-leader_asked = «chi guida»
asked-seek_asked = «verso chi va una compagnia»
asked-purse_asked = «chi tiene un riscatto»

## Nel diario, ai tavoli
by-standing-order = { $line } (Per ordine permanente.)
order-silent = nessun ordine ne dice nulla
order-to-captain = deciderebbe un capitano ({ $captain })
verb-standing = permanente, ordini permanenti
help-standing = lasciare ordini per ciò che vi è chiesto nelle mosse altrui, per esempio permanente shoot least 40; drop 1, none, dry
text-no-standing = Nessun ordine permanente.
text-no-standing-asked = Non vi è stato chiesto nulla a cui degli ordini potrebbero rispondere.
text-no-order-kind = Non c'è { $about } in un ordine permanente. { $hint }
