## A referee's answer in words: `hauberk adjudicate` and the page on which a position is set up.

ruling-lawful = oui, c'est permis.
ruling-unlawful = non. { $text }
ruling-unclear = il y a plus d'une façon de le faire ; précisez laquelle ({ $ways }).
ruling-missing_die = il manque un dé : jet { $throw }, { $purpose } (1D{ $sides }, { $rule }). Rien ne s'est encore passé.
ruling-missing_die_of = il manque un dé : jet { $throw }, { $purpose }, pour { $who } (1D{ $sides }, { $rule }). Rien ne s'est encore passé.
ruling-nothing = il ne se passe rien.
ruling-asked = c'est permis ; avant que cela n'arrive, quelqu'un d'autre doit décider.
ruling-stopped = la suite ne va pas de soi : quelqu'un doit d'abord décider.
ruling-left_over = { $number ->
        [one] un dé n'a pas été jeté.
       *[other] { $number } dés n'ont pas été jetés.
    }

refusal-no_such_moment = ce moment ne vient pas, ou il est passé
    .help = Nommez un tour à venir, ou ne nommez pas de tour.

## `hauberk people`

people-id = id
people-name = nom
people-group = peuple
people-class = catégorie
people-foot = à pied
people-mounted = à cheval
people-weapons = armes
people-found = { $number ->
        [0] personne ne répond à cela.
        [one] une personne. Chiffres : attaque, défense (entre parenthèses : en armure), mouvement.
       *[other] { $number } personnes. Chiffres : attaque, défense (entre parenthèses : en armure), mouvement.
    }
