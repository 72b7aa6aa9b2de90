# Che cosa dice un capitano del computer quando gli si chiede perché.
captain-only = Non c'era altro da fare.
captain-done = Nessuno ha niente da fare qui.
captain-done_moving = Ognuno sta dove lo voglio.

captain-shoot = { $who } tira contro { $target } in { $hex }: { $percent } % di probabilità di ferir{ LO($target_gender) }, il miglior bersaglio che ci sia.
captain-no_shot = Nessun tiro vale la rinuncia a un colpo o a un passo.
captain-shoot_back = { $who } tira adesso contro { $target }, { $percent } % di probabilità di ferir{ LO($target_gender) }. Un'occasione migliore non ci sarà.
captain-hold_fire = Questo tiro non servirebbe a niente.
captain-keep_shot = { $who } tiene il tiro per un bersaglio migliore.

captain-charge = { $who } carica { $target }: il terreno è aperto, e c'è il { $percent } % di probabilità di gettar{ LO($target_gender) } a terra o peggio.
captain-group_charge = { $who } caricano insieme, per primo { $target }: tre lance in una volta valgono più che una dopo l'altra.
captain-no_charge = Nessuna carica promette abbastanza per quello che rischia.
captain-counter = { $who } va incontro { A($target) } piuttosto che aspettare la lancia.
captain-let_come = Lasciamo venire { $target }: andare incontro alla carica ci costerebbe di più.
captain-ride_on = La carica contro { $target } è andata a vuoto; { $who } si ferma dove c'è meno pericolo.

captain-gang_up = { $who } va contro { $target }, con altri: in più d'uno si colpisce molto più forte.
captain-go_for = { $who } va contro { $target }, che è mess{ O($target_gender) } male.
captain-close_in = { $who } si avvicina passando per { $hex }.
captain-to_exit = { $who } va verso l'uscita per { $hex }. Così si vince.
captain-to_ground = { $who } va in { $hex }: è quel terreno che decide la giornata.
captain-keep_ground = { $who } si mette in { $hex }, tra il nemico e quello che cerca.
captain-better_shot = { $who } va in { $hex }, per tirare meglio fuori portata.
captain-step_away = { $who } si scosta in { $hex }: accanto a un nemico non si tira.
captain-spare = { $who }, ferit{ O($who_gender) }, si tiene in disparte in { $hex }.
captain-stay = { $who } resta con le bestie.
captain-leave = { $who } lascia il campo per la via che ci serve.
captain-enter = { $who } arriva da { $hex }, la via più breve verso lo scontro.
captain-mount = { $who } monta in sella: a cavallo si vale il doppio.
captain-drive = { $who } fa avanzare il tiro. La macchina deve passare.
captain-hitch = { $who } attacca { $target } alla macchina; senza due buoi non si muove.
captain-form = { $who } serrano i ranghi verso il nemico.
captain-foulkon = Arrivano frecce e nessuno è vicino: scudi chiusi da ogni parte.
captain-open_foulkon = Lo scontro è vicino: si aprono gli scudi, lance libere.

captain-attack = { $who } colpisce { $target }: { $percent } % di probabilità di abbatter{ LO($target_gender) } o di ferir{ LO($target_gender) }.
captain-attack_together = { $who } colpiscono { $target } insieme: { $percent } % di probabilità di abbatter{ LO($target_gender) } o di ferir{ LO($target_gender) }.
captain-finish = { $target } giace stordit{ O($target_gender) }. Adesso, prima che si rialzi.
captain-demand = { $target } è sol{ O($target_gender) } in mezzo a noi. Può arrendersi.
captain-no_attack = Nessuno dei colpi rimasti vale il suo rischio.
captain-refuse = { $who } si sottrae: questo scontro non fa per { G($who_gender, "lui", "lei") }.
captain-stand = { $who } tiene duro: sottrarsi sarebbe peggio.
captain-take_hit = { $who } si prende il colpo; è chi ci serve di meno.
captain-go_back = { $who } arretra in { $hex }, dove c'è meno pericolo.
captain-hold_ground = Restiamo dove siamo; inseguire romperebbe la linea.
captain-advance = { $who } insegue fino a { $hex }: lì sta meglio.
captain-fall = { $who } cade verso { $hex }, lontano dal nemico.

favoured-how = Contato in partite tra due capitani di pari forza ({ $players }), una sola volta per seme.
