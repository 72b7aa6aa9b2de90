## A referee's answer in words: `hauberk adjudicate` and the page on which a position is set up.

ruling-lawful = sì, è permesso.
ruling-unlawful = no. { $text }
ruling-unclear = c'è più di un modo di farlo; precisate quale ({ $ways }).
ruling-missing_die = manca un dado: tiro { $throw }, { $purpose } (1D{ $sides }, { $rule }). Non è ancora successo nulla.
ruling-missing_die_of = manca un dado: tiro { $throw }, { $purpose }, per { $who } (1D{ $sides }, { $rule }). Non è ancora successo nulla.
ruling-nothing = non succede nulla.
ruling-asked = è permesso; prima che accada, qualcun altro deve decidere.
ruling-stopped = non prosegue da sé: prima qualcuno deve decidere.
ruling-left_over = { $number ->
        [one] un dado non è stato tirato.
       *[other] { $number } dadi non sono stati tirati.
    }

refusal-no_such_moment = quel momento non viene, o è passato
    .help = Indicate un turno successivo, o non indicate il turno.

## `hauberk people`

people-id = id
people-name = nome
people-group = popolo
people-class = classe
people-foot = a piedi
people-mounted = a cavallo
people-weapons = armi
people-found = { $number ->
        [0] nessuno corrisponde.
        [one] una persona. Numeri: attacco, difesa (fra parentesi: con armatura), movimento.
       *[other] { $number } persone. Numeri: attacco, difesa (fra parentesi: con armatura), movimento.
    }
