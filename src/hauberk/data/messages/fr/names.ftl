# Noms des choses qu'aucune table ne nomme, et le cadre des textes.
list-and = { $rest } et { $last }
list-others = { $first } et { $number } autres
horse-of = le cheval { DE($rider) }
own-horse = son cheval

sequence-1 = tir
sequence-2 = charges
sequence-3 = mouvement
sequence-4 = combat
sequence-5 = récupération

machine-ram = le bélier
machine-gallery = la galerie
machine-siege_tower = la tour de siège
machine-petraria = la perrière
machine-siphon = le siphon
machine-ballista = la baliste
machine-mangonel = le mangonneau
machine-mantlet = le mantelet

cover-0 = aucun couvert
cover-1 = couvert léger
cover-2 = couvert moyen
cover-3 = couvert fort
cover-4 = couvert total

with-rule = { $text } ({ $rule }).
without-rule = { $text }.
