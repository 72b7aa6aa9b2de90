# Lettere: che cosa è accaduto da quando un giocatore ha deciso.
page-letters = Lettere
page-letter = Notizie
page-letter-grave = { $n ->
        [one] 1 cosa da leggere subito
       *[other] { $n } cose da leggere subito
    }
page-letter-read = Letto
page-letter-none = Non è ancora stato scritto nulla.
page-letter-at = Notizie di { $place }: mostra sulla mappa
page-letter-part-places = Piazze e assedi
page-letter-part-battles = Battaglie
page-letter-part-sieges = Davanti alle mura di { $place }
page-letter-part-people = Le persone
page-letter-part-walls = Mura e opere
page-letter-part-stores = Viveri, denaro e servizio
page-letter-part-seen = Visto e sentito
page-letter-part-other = Inoltre
page-letter-part-ways = Le vostre marce
page-letter-part-elsewhere = Altrove
page-letter-folded-convoys = { $n ->
        [one] Un convoglio altrui in cammino.
       *[other] { $n } convogli altrui in cammino.
    }
page-letter-folded-marches = { $n ->
        [one] Una marcia altrui lontano da voi.
       *[other] { $n } marce altrui lontano da voi.
    }

# Che cosa ha dato un combattimento.
page-fought = Il combattimento
page-fought-follows = Che cosa ne segue
page-fought-on = Avanti
page-fought-nobody = Nessuna perdita.
page-fought-dead = { $n ->
        [one] 1 morto
       *[other] { $n } morti
    }
page-fought-wounded = { $n ->
        [one] 1 ferito
       *[other] { $n } feriti
    }
page-fought-prisoner = { $n ->
        [one] 1 prigioniero
       *[other] { $n } prigionieri
    }
page-fought-is-dead = morto
page-fought-is-wounded = ferito
page-fought-is-prisoner = preso
