# Nomi delle cose che nessuna tabella nomina, e la cornice dei testi.
list-and = { $rest } { ED($last) }
list-others = { $first } e altri { $number }
horse-of = il cavallo { DI($rider) }
own-horse = il suo cavallo

sequence-1 = tiro
sequence-2 = cariche
sequence-3 = movimento
sequence-4 = combattimento
sequence-5 = recupero

machine-ram = l'ariete
machine-gallery = la galleria
machine-siege_tower = la torre d'assedio
machine-petraria = la petriera
machine-siphon = il sifone
machine-ballista = la balista
machine-mangonel = il mangano
machine-mantlet = il mantelletto

cover-0 = nessun riparo
cover-1 = riparo leggero
cover-2 = riparo medio
cover-3 = riparo forte
cover-4 = riparo totale

with-rule = { $text } ({ $rule }).
without-rule = { $text }.
