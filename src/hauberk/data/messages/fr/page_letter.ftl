# Lettres : ce qui s'est passé depuis qu'un joueur a décidé.
page-letters = Lettres
page-letter = Nouvelles
page-letter-grave = { $n ->
        [one] 1 chose à lire d'abord
       *[other] { $n } choses à lire d'abord
    }
page-letter-read = Lu
page-letter-none = Rien n'a encore été écrit.
page-letter-at = Nouvelles { DE($place) } : montrer sur la carte
page-letter-part-places = Lieux et sièges
page-letter-part-battles = Batailles
page-letter-part-sieges = Devant les murs de { $place }
page-letter-part-people = Les gens
page-letter-part-walls = Murs et ouvrages
page-letter-part-stores = Vivres, argent et service
page-letter-part-seen = Vu et entendu
page-letter-part-other = En outre
page-letter-part-ways = Vos propres marches
page-letter-part-elsewhere = Ailleurs
page-letter-folded-convoys = { $n ->
        [one] Un convoi d'autres camps en route.
       *[other] { $n } convois d'autres camps en route.
    }
page-letter-folded-marches = { $n ->
        [one] Une marche d'autres camps loin de vous.
       *[other] { $n } marches d'autres camps loin de vous.
    }

# Ce qu'un combat a donné.
page-fought = Le combat
page-fought-follows = Ce qui suit
page-fought-on = Continuer
page-fought-nobody = Personne n'est perdu.
page-fought-dead = { $n ->
        [one] 1 mort
       *[other] { $n } morts
    }
page-fought-wounded = { $n ->
        [one] 1 blessé
       *[other] { $n } blessés
    }
page-fought-prisoner = { $n ->
        [one] 1 prisonnier
       *[other] { $n } prisonniers
    }
page-fought-is-dead = mort
page-fought-is-wounded = blessé
page-fought-is-prisoner = pris
