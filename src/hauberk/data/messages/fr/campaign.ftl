# Les jours d'une campagne : une clé par sorte d'événement, ses variantes après un trait d'union.

## Comptes
term-all_mounted = tous à cheval { $value }
term-on_foot = à pied { $value }
term-engines = engins sur roues { $value }
term-leader_alone = un chef seul { $value }
term-least_move = un hexagone est toujours possible { $signed }
term-season = saison { $signed }
term-mounted = à cheval { $signed }
term-loyalty = loyauté { $value }
term-hostility = hostilité { $value }
term-prestige = prestige { $signed }
term-tests_before = tests précédents { $signed }
term-difference = écart des tests ({ $about }) { $signed }
term-spy_open = en rase campagne { $signed }
term-spy_castle = près d'un château { $signed }
term-spy_town = dans une ville { $signed }
term-spy_city = dans une cité { $signed }
roll-capitulation = dé de l'offre
roll-fate = dé de la garnison
roll-massacre = dé de l'épée
roll-north = dé du nord
roll-order = dé de l'ordre
roll-promise = dé de la promesse
roll-refusal = dé de la fuite
roll-revolt = dé du partage
roll-season = dé de la saison
roll-sheet = dé du terrain
roll-turned = dé de l'orientation
roll-spy = dé de l'espion
roll-weather = dé de la récolte
