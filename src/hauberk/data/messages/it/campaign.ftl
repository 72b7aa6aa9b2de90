# I giorni di una campagna: una chiave per ogni tipo di evento, le varianti dopo un trattino.

## Conti
term-all_mounted = tutti a cavallo { $value }
term-on_foot = a piedi { $value }
term-engines = macchine su ruote { $value }
term-leader_alone = un capo da solo { $value }
term-least_move = un esagono si può sempre fare { $signed }
term-season = stagione { $signed }
term-mounted = a cavallo { $signed }
term-loyalty = lealtà { $value }
term-hostility = ostilità { $value }
term-prestige = prestigio { $signed }
term-tests_before = prove precedenti { $signed }
term-difference = differenza delle prove ({ $about }) { $signed }
term-spy_open = in aperta campagna { $signed }
term-spy_castle = presso un castello { $signed }
term-spy_town = in una città { $signed }
term-spy_city = in una grande città { $signed }
roll-capitulation = dado dell'offerta
roll-fate = dado della guarnigione
roll-massacre = dado della spada
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
