# Ordini permanenti di assedi e campagne: giorni tranquilli, itinerari di più giorni.

## Al tavolo scritto
verb-quiet = giorni tranquilli, attendi, attendere
verb-revoke = revoca, revocare
word-days = giorni
word-of = di
part-days = quanti giorni al massimo
part-of = di chi: una pedina, una parte o una fazione

## Perché i giorni tranquilli sono finiti
siege-quiet_ended = Niente più giorni tranquilli per { $role ->
        [besieger] gli assedianti
       *[besieged] gli assediati
    }: { $why }.
quiet-why-days = ne sono passati quanti ne erano voluti
quiet-why-asked = si chiede ciò che non si chiede ogni giorno
quiet-why-people = qualcuno è venuto, partito o ferito
quiet-why-works = qualcosa è cambiato alle mura, alle macchine o alle opere
quiet-why-event = un avvenimento
quiet-why-fight = c'è stato un combattimento
quiet-why-hunger = i viveri stanno finendo
quiet-why-revoked = sono stati revocati

## Perché no
refusal-days_of_the_campaign = I giorni di questo assedio sono quelli di una campagna: è là che si lasciano passare, per tutta la fazione
refusal-no_days = Si lascia passare almeno { $needs } { N($needs, "giorno", "giorni") }; indicati: { $has }
refusal-no_quiet_day = Ciò che si chiede ora non si chiede ogni giorno
refusal-nothing_to_revoke = Nessun ordine di questo genere è in corso

## Itinerari di più giorni
verb-route = itinerario, metti in cammino, mettere in cammino
word-counter = pedina
word-route-path = per, verso
part-counter = un gruppo, un convoglio o una spia
campaign-route_ended-arrived = { $who }: la meta è raggiunta.
campaign-route_ended-in_the_way = { $who } si { N($who_count, "ferma", "fermano") } sulla via di { $goal }: { $about } { N($about_count, "sbarra", "sbarrano") } il passo.
campaign-route_ended-barred = { $who } si { N($who_count, "ferma", "fermano") } sulla via di { $goal }: { $barred }
campaign-route_ended-met = { $who } { N($who_count, "ha", "hanno") } incontrato { $about } e non { N($who_count, "prosegue", "proseguono") } più senza ordini.
campaign-route_ended-astray = { $who } non { N($who_count, "è", "sono") } più dove prosegue la via di { $goal }.
campaign-route_ended-gone = { $who } non { N($who_count, "è", "sono") } più in cammino verso { $goal }.
campaign-route_ended-revoked = { $who } { N($who_count, "riceve", "ricevono") } l'ordine di non marciare più verso { $goal }.
campaign-quiet_ended = Niente più giorni tranquilli per { $faction }: { $why }.
quiet-why-met = un incontro con { $about }
quiet-why-battle = una battaglia, { $about }
quiet-why-siege = notizie dall'assedio { DI($about) }
quiet-why-place = qualcosa è accaduto { A($about) }
quiet-why-lost = { $about }: { N($about_count, "perduto", "perduti") }
quiet-why-told = notizie { DI($about) }
quiet-why-route = { $about } si { N($about_count, "è fermato", "sono fermati") }
refusal-not_your_counter = Non avete gruppi, convogli o spie con questo nome: { $about }
refusal-does_not_march = { $about } non { N($about_count, "marcia", "marciano") } da sé
refusal-others_in_the_way = { $about } { N($about_count, "sbarra", "sbarrano") } il passo oggi
    .help = Chi vuole l'incontro marci fin là.
text-campaign-on-the-way = In cammino: { $group }, verso { $place }.
