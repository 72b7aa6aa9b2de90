# Names of things that no data table names, and the frame around texts.
list-and = { $rest } and { $last }
list-others = { $first } and { $number } others
horse-of = { $rider }'s horse
own-horse = { HIS($who_gender) } horse

sequence-1 = shooting
sequence-2 = charges
sequence-3 = movement
sequence-4 = combat
sequence-5 = recovery

machine-ram = the ram
machine-gallery = the gallery
machine-siege_tower = the siege tower
machine-petraria = the stone-thrower
machine-siphon = the Greek fire
machine-ballista = the ballista
machine-mangonel = the mangonel
machine-mantlet = the mantlet

cover-0 = no cover
cover-1 = light cover
cover-2 = medium cover
cover-3 = strong cover
cover-4 = total cover

with-rule = { $text } ({ $rule }).
without-rule = { $text }.
