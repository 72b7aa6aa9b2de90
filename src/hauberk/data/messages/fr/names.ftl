# Noms des choses qu'aucune table ne nomme, et le cadre des textes.
list-and = { $rest } et { $last }
list-others = { $first } et { $number } autres
horse-of = le cheval { DE($rider) }
own-horse = son cheval

sequence-1 = tir
sequence-2 = charges
sequence-3 = mouvement
sequence-4 = combat
sequence-5 = relève des assommés

machine-ram = le bélier
machine-gallery = la galerie
machine-siege_tower = la tour de siège
machine-petraria = la perrière
machine-siphon = le siphon
machine-ballista = la baliste
machine-mangonel = le mangonneau
machine-mantlet = le mantelet

cover-0 = aucune couverture
cover-1 = couverture légère
cover-2 = couverture moyenne
cover-3 = couverture forte
cover-4 = couverture totale

with-rule = { $text } ({ $rule }).
without-rule = { $text }.
