# I giorni di una campagna: una chiave per ogni tipo di evento, le varianti dopo un trattino.

## Calcoli
term-all_mounted = tutti a cavallo { $value }
term-on_foot = a piedi { $value }
term-engines = macchine su ruote { $value }
term-leader_alone = un comandante da solo { $value }
term-least_move = un esagono si può sempre fare { $signed }
term-season = stagione { $signed }
term-mounted = a cavallo { $signed }
term-scale_end = fine della scala { $signed }
term-loyalty = lealtà { $value }
term-hostility = ostilità { $value }
term-prestige = prestigio { $signed }
term-tests_before = test precedenti { $signed }
term-difference = differenza dei test ({ $about }) { $signed }
term-spy_open = in aperta campagna { $signed }
term-spy_castle = presso un castello { $signed }
term-spy_town = in una città { $signed }
term-spy_city = in una grande città { $signed }
roll-capitulation = dado dell'offerta
roll-fate = dado della guarnigione
roll-massacre = dado della spada
roll-lot = sorteggio
roll-north = dado del nord
roll-order = dado dell'ordine
roll-promise = dado della promessa
roll-refusal = dado della fuga
roll-revolt = dado della spartizione
roll-season = dado della stagione
roll-sheet = dado del terreno
roll-turned = dado dell'orientamento
roll-spy = dado della spia
roll-weather = dado del raccolto
roll-lone_leader = dado del comandante da solo

## Nomi
faction-neutral = neutrali
faction-nobody = nessuno
group-of = gli uomini { DI($leader) }
group-made = la schiera { $number } ({ $faction })
convoy-of = un convoglio ({ $faction })
convoy-made = il convoglio { $number } ({ $faction })
convoy-road = il convoglio { $start }–{ $goal }
hex-near = l'esagono { $hex } presso { $place }
hex-bare = l'esagono { $hex }
coins = { $shown } { N($n, "moneta", "monete") }
temper-pragmatic = accomodante
temper-moderate = moderata
temper-warlike = bellicosa
temper-fanatical = fanatica
season-none = Del tempo nessuno parla.
season-winter = È inverno.
season-spring = È primavera.
season-summer = È estate.
season-autumn = È autunno.
chronicle-all = Come lo videro tutti

## Il giorno
campaign-day_began = Giorno { $day }, { $date }.
campaign-environment_found-rich = L'ultimo raccolto è stato buono. { $season }
campaign-environment_found-poor = L'ultimo raccolto è stato cattivo. { $season }
campaign-environment_found-fair = L'ultimo raccolto è stato come al solito. { $season }

## Gruppi
campaign-group_split = Si forma un nuovo gruppo: { $who }.
campaign-mercenaries_hired = { $who } { N($who_count, "riceve il soldo e serve", "ricevono il soldo e servono") } ({ $faction }).
campaign-mercenaries_promised = { $who } { N($who_count, "serve", "servono") } per una promessa ({ $faction }).
campaign-mercenaries_poached = { $who } { N($who_count, "si lascia", "si lasciano") } comprare ({ $faction }).
campaign-mercenaries_hired-seen = { $who } { N($who_count, "prende", "prendono") } servizio ({ $faction }).
campaign-mercenaries_promised-seen = { campaign-mercenaries_hired-seen }
campaign-mercenaries_poached-seen = { campaign-mercenaries_hired-seen }
campaign-group_went_over = { $who } { N($who_count, "passa", "passano") } dall'altra parte: { $faction }.
campaign-mercenaries_deserted = { $who } { N($who_count, "lascia", "lasciano") } il servizio ({ $faction }).
campaign-group_gave_way = { $who } { N($who_count, "cede", "cedono") } il passo e { N($who_count, "va", "vanno") } { A($hex) }.
campaign-group_retreated = { $who } { N($who_count, "si ritira", "si ritirano") } { A($hex) }.
campaign-group_joined = { $who } { N($who_count, "si unisce", "si uniscono") } alla battaglia.
campaign-group_routed = { $who } { N($who_count, "è", "sono") } in rotta e domani non { N($who_count, "marcerà", "marceranno") }.
campaign-engines_taken = { $who } { N($who_count, "prende", "prendono") } delle macchine.
campaign-group_dissolved = { $who } { N($who_count, "si disperde", "si disperdono") }.
campaign-group_eliminated = Non resta nulla { DI($who) }.
campaign-group_merged = { $who } { N($who_count, "si unisce", "si uniscono") } a un altro gruppo.
campaign-group_merged-into = { $who } { N($who_count, "si unisce", "si uniscono") } { A($other) }.
campaign-marched-group = { $who } { N($who_count, "marcia", "marciano") } { DA($start) } { A($hex) }.
campaign-marched-convoy = { $who } va { A($hex) }.
campaign-marched-spy = { $who } scivola { A($hex) }.
campaign-met = { $who } { N($who_count, "incontra", "incontrano") } { $other } { A($hex) }.
campaign-attitude_tested = Test: { $who } – { $what }.
campaign-promise_tested-stay = { $who } { N($who_count, "aspetta", "aspettano") } il soldo ancora un po'.
campaign-promise_tested-desert = { $who } { N($who_count, "ha", "hanno") } aspettato abbastanza il soldo.
campaign-promise_tested-attack = { $who } { N($who_count, "viene", "vengono") } a prendersi il soldo con la spada in pugno.
campaign-spy_reported = Una spia riferisce: { $what }.
campaign-seen = { $who }, { $size } { N($size, "persona", "persone") }, { A($hex) }
campaign-spy_tried-found = { $who } è { G($who_gender, "scoperto", "scoperta") } come spia.
campaign-spy_tried-hidden = Il nemico guarda { $who } e non vede nulla.

## Merci e piazze
campaign-fed = { $who } non { N($who_count, "trova", "trovano") } viveri { A($hex) }.
campaign-fed-hungry = { $who } non { N($who_count, "trova", "trovano") } ancora viveri { A($hex) } e oggi { N($who_count, "patisce", "patiscono") } la fame.
campaign-fed-weak = { $who } { N($who_count, "mangia", "mangiano") } di nuovo { A($hex) }, ma oggi { N($who_count, "patisce", "patiscono") } ancora la fame.
campaign-convoy_taken = { $who } cambia padrone ({ $faction }).
campaign-convoy_let_go = { $who } resta senza scorta e riprende la spola.
campaign-pack_animals_lost = { $who } perde { $animals } { N($animals, "bestia", "bestie") } da soma nella battaglia, e { $points } { N($points, "punto", "punti") } del suo carico.
campaign-convoy_loaded = Un convoglio carica { $points } { N($points, "punto", "punti") } { A($hex) }.
campaign-convoy_unloaded = Un convoglio scarica { $points } { N($points, "punto", "punti") } { A($hex) }.
campaign-place_taken = Nuovo padrone per { $place }: { $faction }.
campaign-place_conquered = { campaign-place_taken }
campaign-place_capitulated = { campaign-place_taken }
campaign-ransom_paid = Si paga un riscatto di { $coins }.
campaign-spoils_taken = La borsa dei vinti, { $coins }, va al vincitore.
campaign-tribute_paid = Si paga un tributo di { $coins }.
campaign-booty_shared = I mercenari hanno { $coins } del bottino.
campaign-goods_bought = Si comprano viveri per { $coins }.
campaign-plundered-points = { $who } { N($who_count, "saccheggia", "saccheggiano") } { $place }: { $points } { N($points, "punto", "punti") }.
campaign-plundered-seen = Saccheggio: { $place } ({ $faction }).
campaign-capitulation-points = Per essere risparmiati si offrono { $points } { N($points, "punto", "punti") }: { $place }.
campaign-capitulation-all = Le porte si aprono senza combattere: { $place }.
campaign-capitulation-nothing = Belle parole e nient'altro: { $place }.

## Gente
campaign-hurt-wounded = { N($who_count, "Ferito", "Feriti") } ({ $faction }): { $who }.
campaign-hurt-dead = { N($who_count, "Morto", "Morti") } ({ $faction }): { $who }.
campaign-hurt_slipping_away-wounded = { campaign-hurt-wounded }
campaign-hurt_slipping_away-dead = { campaign-hurt-dead }
campaign-massacred = { N($who_count, "Passato", "Passati") } a fil di spada ({ $faction }): { $who }.
campaign-healed = { $who } { N($who_count, "è guarito", "sono guariti") }.
campaign-wound_seen-day = Guarigione attesa, { $date }: { $who }.
campaign-wound_seen-never = Nessuna guarigione durante questa campagna: { $who }.
campaign-recruited = { $number } { N($number, "recluta si unisce", "reclute si uniscono") } { A($group) }: { $who }.
campaign-engineer_hired = Un ingegnere si unisce { A($group) } ({ $number }): { $who }.
campaign-townsfolk_rose = { $number } abitanti prendono le armi: { $place }.
campaign-captured = { N($who_count, "Prigioniero", "Prigionieri") } ({ $faction }): { $who }, per mano di: { $by }.
campaign-ransomed = Di nuovo in libertà dietro riscatto: { $who }.
campaign-freed = Di nuovo in libertà: { $who }.
campaign-escaped = { campaign-freed }
campaign-crippled = { $who } non { N($who_count, "combatterà", "combatteranno") } più e { N($who_count, "torna", "tornano") } a casa.
campaign-released = Si lascia andare { $who }.
campaign-prestige_changed-up = Il nome { DI($who) } cresce: prestigio { $prestige }.
campaign-prestige_changed-down = Il nome { DI($who) } perde lustro: prestigio { $prestige }.
campaign-leader_born = { $who } si è fatto un nome: prestigio { $prestige }.
campaign-slipped-away = { $who } si { N($who_count, "sottrae", "sottraggono") }.
campaign-slipped-caught = { $who } non { N($who_count, "riesce", "riescono") } a sottrarsi.

## Battaglie e assedi
campaign-battle_set-field = { $who } { N($who_count, "attacca", "attaccano") } { $other } { A($hex) }.
campaign-battle_set-settlement = { $who } { N($who_count, "assalta", "assaltano") } { $place }.
campaign-battle_set-revolt = { $who } { N($who_count, "assale", "assalgono") } { $other } { A($hex) }.
campaign-quick_fought = Decide la tabella.
detail-share = in tutto { $score }: il { $percent } % delle scorte
campaign-battle_ended-peace = { $one } e { $other } si lasciano in pace { A($hex) }.
campaign-battle_ended-refused = Nessuna battaglia { A($hex) } tra { $one } e { $other }: gli attaccati si sottraggono.
campaign-battle_ended-nobody = Battaglia { A($hex) } tra { $one } e { $other }: nessuno tiene il campo.
campaign-battle_ended-won = Battaglia { A($hex) } tra { $one } e { $other }. Vittoria: { $winner }.
campaign-siege_laid = Comincia un assedio: { $place } ({ $faction }).
siege-food_changed-convoy = Si scaricano le bestie nella piazza: viveri per { $change } { N($change, "giorno", "giorni") } in più, { $days } in tutto.
siege-engine_set-brought = Portato all'accampamento: { $ware }.
siege-engine_lost-drawn_off = { $engine } riparte con chi l'aveva portato.
siege-joined-joined = Altri { $number } arrivano all'assedio: { $who }.
campaign-storm_declared = Si vuole prendere la piazza prima di notte: { $place } ({ $faction }).
campaign-siege_over = Fine dell'assedio: { $place }. { $why }
campaign-fate_rolled-put_to_the_sword = La guarnigione è passata a fil di spada: { $place }.
campaign-fate_rolled-tested = Metà della guarnigione paga con la vita: { $place }.
campaign-fate_rolled-prisoners = La guarnigione è portata via: { $place }.
campaign-fate_rolled-let_go = La guarnigione è disarmata e lasciata andare: { $place }.
campaign-fate_rolled-marched_out = La guarnigione esce con armi e cavalli: { $place }.

## La fine
campaign-campaign_ended-won = { $why } Vittoria: { $winner }.
campaign-campaign_ended-nobody = { $why } Non ha vinto nessuno.
campaign-end-time = I giorni sono finiti.
campaign-end-reach = Sono arrivati dove dovevano.
campaign-end-escort = Chi doveva essere condotto è arrivato.
campaign-end-hold = La piazza è nelle loro mani.
campaign-end-hold-of = { $place } { N($place_count, "è", "sono") } nelle loro mani.
campaign-end-take = La piazza è presa.
campaign-end-take-of = Hanno preso { $place }.
campaign-end-rally = La piazza è passata dalla loro parte.
campaign-end-lift_siege = L'assedio è tolto.
campaign-end-plunder = Si è saccheggiato abbastanza.
campaign-end-fetch = Tutti quelli da prendere sono arrivati.
campaign-end-hire = I mercenari sono ingaggiati.
campaign-end-build = L'opera è compiuta.
campaign-end-capture = Il comandante nemico è morto o preso.
campaign-end-captured = { $who } è { G($who_gender, "fatto prigioniero", "fatta prigioniera") }.
campaign-end-killed = { $who } è { G($who_gender, "morto", "morta") }.
campaign-end-prestige = Un nome è diventato grande.
campaign-end-survive = Sono ancora vivi e liberi.
campaign-end-deny = Il nemico non ha raggiunto il suo obiettivo.

## Una vita
life-battle-won = { $who } è nella battaglia combattuta { A($hex) }, dalla parte dei vincitori.
life-battle-lost = { $who } è nella battaglia combattuta { A($hex) }, dalla parte dei vinti.
life-battle-even = { $who } è nella battaglia combattuta { A($hex) }, che nessuno vince.
