# The days of a campaign: one key for each kind of event, its variants after a hyphen.

## Reckonings
term-all_mounted = everybody rides { $value }
term-on_foot = on foot { $value }
term-engines = engines on wheels { $value }
term-leader_alone = a leader alone { $value }
term-least_move = one hex can always be gone { $signed }
term-season = season { $signed }
term-mounted = on horseback { $signed }
term-loyalty = loyalty { $value }
term-hostility = hostility { $value }
term-prestige = prestige { $signed }
term-tests_before = tests before { $signed }
term-difference = difference of the tests ({ $about }) { $signed }
term-spy_open = in the open { $signed }
term-spy_castle = near a castle { $signed }
term-spy_town = in a town { $signed }
term-spy_city = in a great city { $signed }
roll-capitulation = die for the offer
roll-fate = die for the garrison
roll-massacre = die of the sword
roll-north = die for the north
roll-order = die for the order
roll-promise = die for the promise
roll-refusal = die for getting away
roll-revolt = die for the share
roll-season = die for the season
roll-sheet = die for the ground
roll-turned = die for its lie
roll-spy = die for the spy
roll-weather = die for the harvest
