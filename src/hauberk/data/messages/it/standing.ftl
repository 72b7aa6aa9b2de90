# Ordini permanenti di assedi e campagne: giorni tranquilli, itinerari di più giorni.

## Al tavolo scritto
verb-quiet = giorni tranquilli, attendere
verb-revoke = revocare
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
quiet-why-people = qualcuno è venuto o partito, ferito o guarito
quiet-why-works = qualcosa è cambiato alle mura, alle macchine o alle opere
quiet-why-event = un evento
quiet-why-fight = c'è stato un combattimento
quiet-why-hunger = i viveri stanno finendo
quiet-why-revoked = sono stati revocati

## Perché no
refusal-days_of_the_campaign = I giorni di questo assedio sono quelli di una campagna: è là che si lasciano passare, per tutta la fazione
refusal-no_days = Si lascia passare almeno { $needs } { N($needs, "giorno", "giorni") }; indicati: { $has }
refusal-no_quiet_day = Ciò che si chiede ora non si chiede ogni giorno
refusal-nothing_to_revoke = Nessun ordine di questo genere è in corso
