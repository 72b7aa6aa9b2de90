## Le partite conservate qui
page-games = Le vostre partite
page-bar-games = Le vostre partite
page-games-all = Tutte le vostre partite ({ $count })
page-games-find = Cerca per titolo, parte o avversario
page-games-found = { $count ->
        [0] Nessuna partita corrisponde.
        [one] Una partita
       *[other] { $count } partite
    }
page-games-kind = Scala
page-games-kind-all = tutte
page-games-kind-battle = battaglie
page-games-kind-siege = assedi
page-games-kind-campaign = campagne
page-games-state = Stato
page-games-state-all = tutte
page-games-state-open = in corso
page-games-state-over = finite
page-games-you = Voi: { $sides }
page-games-watched = Voi guardate
page-games-opponent = { $side } ({ $name })
page-games-person = una persona
page-games-standing-yours = Tocca a voi
page-games-standing-theirs = Decide: { $side }
page-games-standing-won = Vinta
page-games-standing-lost = Persa
page-games-standing-drawn = Nessuno ha vinto
page-games-standing-ended = Vincitori: { $winners }
page-games-standing-unreadable = Conservata da un’altra versione
page-games-changed = Ultima mossa: { $date }
page-games-deed = { $deed }: { $title }
page-home-games = In corso o finite, da riprendere o rivedere
page-shelf-minutes = circa { $minutes } min
page-shelf-hard = { $how }, { $percent } % delle vittorie
page-shelf-hard-easy = facile
page-shelf-hard-even = equilibrata
page-shelf-hard-hard = difficile
page-shelf-hard-desperate = disperata
page-shelf-played = Giocate: { $count }
page-shelf-won = vinte: { $count }
page-shelf-open = in corso: { $count }
