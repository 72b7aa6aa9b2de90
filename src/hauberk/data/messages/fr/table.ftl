# L'écran de bataille.

## Frame
table-leave = Retour à l'accueil
table-to-battle = À la bataille
table-to-siege = Vers le siège
table-to-campaign = Vers la campagne
table-loading = Mise en place …
table-map = Le terrain. Les flèches déplacent le curseur, Entrée agit, Tab passe à l'homme suivant qui peut agir, H donne de l'aide.
table-side = Les gens et le récit
table-steps = Séquences de cette phase
table-turn = Tour { $turn } sur { $turns }
table-next = puis { $side }
table-step-now = en cours
table-step-skipped = passée
table-master = Ce qui est demandé
table-over = La bataille est finie.
table-looking-on = Vous regardez. Décision : { $side }.
table-thinking = { $side } : le capitaine réfléchit …
table-film = L'autre camp agit.
table-film-speed = Vitesse
table-film-pause = Pause
table-film-on = Reprendre
table-film-skip = Passer
table-answers = Réponses
table-answers-on-map = { $count ->
        [one] Une autre réponse est sur la carte.
       *[other] { $count } autres réponses sont sur la carte.
    }
table-help = Aide
table-help-key = Aide (H)
table-undo = Annuler
table-drop = Renoncer
table-done = Terminer
table-done-anyway = Terminer quand même
table-sure = Exécuter quand même
table-done-idle = Continuer
table-go-move = Aller ({ $cost } PM)
table-go-enter = Entrer ({ $cost } PM)
table-slip-enter = { $who } entre en { $hex }
table-roll-enter = Entrer en { $hex }, { $cost } PM
table-waits = attend au bord de la carte
table-tray = Ceux qui attendent au bord de la carte
table-tray-all = Faire entrer tout le monde
table-tray-stop = Arrêter
table-go-shoot = Tirer
table-go-charge = Charger
table-go-attack = Attaquer
table-go-other = Exécuter
table-go-answer = D'accord
table-lost = Connexion interrompue. La partie est intacte ; la page essaie de nouveau …
table-failed = Cela n'a pas marché : { $what }. Rien n'a changé.
table-phase = { $side } · tour { $turn }

## The card
table-card = Fiche du personnage
table-card-empty = Choisissez un de vos hommes, sur la carte ou par la touche Tab.
table-card-watching = Vous regardez. Choisissez quelqu'un pour voir qui il est.
table-horse = le cheval { DE($who) }
table-mounted = à cheval
table-attack = attaque
table-defence = défense
table-movement = mouvement
table-left = reste
table-stands = { $hex }, { $ground }
table-asking = Un instant …
table-deeds = Ce qu'on peut faire
table-count-move = { $count ->
        [one] une case
       *[other] { $count } cases
    }
table-count-shoot = { $count ->
        [one] une cible
       *[other] { $count } cibles
    }
table-count-attack = { table-count-shoot }
table-count-charge = { table-count-shoot }
table-health-healthy = indemne
table-health-wounded = blessé
table-health-stunned = assommé
table-health-dead = mort
table-mark-shot = a tiré
table-mark-attacked = a attaqué
table-mark-charged = a chargé
table-mark-moved = s'est déplacé
table-mark-halted = arrêté
table-mark-saddle = occupé par la selle
table-mark-worked = à l'ouvrage
table-mark-shot_back = a fait un tir défensif
table-mark-countered = a contre-chargé
table-mark-harried = serré de près
table-mark-ladder = avec une échelle
table-mark-captive = prisonnier
table-mark-carries = porte { $who }
table-mark-formation = dans le rang
table-mark-disarmed = sans armes
table-arm-pennon_lance = lance à fanion
table-arm-sword = épée
table-arm-mace = masse
table-arm-axe = hache
table-arm-lance = lance
table-arm-spear = épieu
table-arm-club = gourdin
table-arm-short_bow = arc court
table-arm-longbow = arc long
table-arm-crossbow = arbalète
table-arm-staff_sling = fustibale
table-arm-tool = outil
table-arm-staff = bâton
table-arm-none = sans armes
table-arm-sabre = sabre
table-arm-javelin = javelot
table-arm-composite_bow = arc composite
table-arm-long_spear = longue lance
table-arm-dagger = dague
table-arm-sling = fronde

## The slip and the reckoning
table-slip = Calcul
table-level = niveau { $level }
table-slip-move = { $who } vers { $hex }
table-slip-shoot = { $who } tire sur { $target }
table-slip-attack = { $count ->
        [one] { $who } attaque { $target }
       *[other] { $who } attaquent { $target }
    }
table-slip-charge = { $count ->
        [one] { $who } charge { $target }
       *[other] { $who } chargent { $target }
    }
table-cost = { $cost } PM, reste { $left }
table-facing-how = Pointez sur un côté de la case pour choisir l'orientation, ou employez les touches [ et ].
table-facing = Orientation
table-faces-way = { $way }, { $cost } PM
table-way-0 = vers le haut
table-way-1 = en haut à droite
table-way-2 = en bas à droite
table-way-3 = vers le bas
table-way-4 = en bas à gauche
table-way-5 = en haut à gauche
table-watched = Peut tirer en chemin : { $who }.
table-danger-to = { $who } contre { $rider }
table-danger-shoot = Non compté ci-dessus, tir possible en chemin, avec la chance de blesser ou de désarçonner : { $who }.
table-danger-counter_charge = Non compté ci-dessus, contre-charge possible, avec la chance de blesser ou de désarçonner : { $who }.
table-join = Avec
table-variant = { $number } sur { $count }
table-variant-before = Le précédent
table-variant-next = Le suivant
table-sums = Le détail du calcul
table-way-over = { $way }, par { $over } ({ $count ->
        [one] { $count } case
       *[other] { $count } cases
    })
table-way-straight = { $way } ({ $count ->
        [one] { $count } case
       *[other] { $count } cases
    })
table-column = colonne { $column }
table-on-the-die = sur le dé
table-faces = Faces du dé
table-chances = Chances
table-percent = { $percent } %
table-result-healthy = debout
table-result-wounded = blessé
table-result-stunned = assommé
table-result-dead = tué
table-result-captured = pris
table-result-unhorsed = désarçonné
table-result-slowed = ralenti
table-die-melee = coup
table-die-impact = impact
table-die-hit = effet
table-die-who_is_hit = qui
table-die-infiltration = test
table-die-yield = sommation
table-die-bridle = bride
table-die-landing = réception

## The story
table-story = Le récit
table-older = Plus tôt

## Tools
table-storeys = Étages
table-storey-top = Tout, vu d'en haut (W, S)
table-storey-ground = Le sol
table-storey = Étage { $storey }
table-storey-mine = Sous terre
table-key-storey = un étage plus haut ou plus bas
table-tools = Regarder la carte
table-closer = Plus près (+)
table-farther = Plus loin (−)
table-fit = Tout le terrain (0)
table-overlays = Calques
table-overlay-reach = Jusqu'où il peut aller (R)
table-overlay-threat = Où l'ennemi vous retient et où il tire (T)
table-overlay-fire = Champ de tir et portées (F)
table-overlay-lanes = Couloirs de charge (C)
table-overlay-arc = Arc frontal (A)
table-overlay-names = Noms des cases (G)
table-overlay-on = { $what } : affiché
table-overlay-off = { $what } : masqué
table-sketch = Esquisser des mouvements avant d'en faire un (P)
table-sketch-ask = { $count ->
        [0] Tracez où vos hommes iront. Rien n'est encore fait.
        [one] Un trajet est tracé. Rien n'est encore fait.
       *[other] { $count } trajets sont tracés. Rien n'est encore fait.
    }
table-sketch-draw = Tracer ({ $cost })
table-sketch-wipe = Effacer
table-sketch-go = { $count ->
        [one] L'exécuter
       *[other] Exécuter les { $count }
    }
table-sketch-drawn = { $who } vers { $hex } : tracé, pas encore fait

## The roll
table-roll = Liste des gens et de leurs actions
table-roll-find = Chercher par nom
table-roll-own = Vos gens
table-roll-foes = Les autres
table-roll-deeds = Ce qu'on peut faire
table-roll-ready = peut encore agir
table-roll-move = Aller en { $hex }, { $ground }, { $cost } PM
table-hex = { $hex }, { $ground }
table-hex-empty = personne
table-hex-can = Entrée : { $what }

## The lens
table-lens = De qui s'agit-il ?

## The curtain
table-curtain = Tour { $turn }. Au joueur suivant : { $side }. Laissez-lui la place.
table-curtain-ready = Nous sommes prêts

## After the battle
table-won = Victoire : { $side }
table-drawn = Personne n'a gagné
table-losses = { $dead } { N($dead, "mort", "morts") }, { $hurt } { N($hurt, "blessé", "blessés") }{ $taken ->
    [0] {""}
   *[other] , { $taken } { N($taken, "pris", "pris") }
}
table-none-fell = Personne n'est tombé.
table-luck-side = Camp
table-luck-throws = Jets
table-luck-mean = Moyenne
table-luck-expected = Attendu
table-luck-verdict = Verdict
table-to-battles = Vers les batailles
table-to-lessons = Autres leçons
table-rematch = Revanche, camps échangés
table-look = Regarder le terrain
table-home = Accueil

## Help
table-help-close = Retour à la table
table-hint = Que ferait un capitaine ?
table-hint-none = Personne n'a de meilleure idée.
table-help-fire = Vos archers, lanceurs de javelots et frondeurs peuvent tirer maintenant, une fois chacun. Choisissez un homme ; ceux qu'il peut atteindre sont cerclés. Pointez sur l'un d'eux et le calcul s'affiche à côté. Qui tire maintenant marchera moins loin ensuite.
table-help-charges = Les cavaliers qui ont de la place devant eux peuvent charger. Choisissez un cavalier ; les couloirs vers ses cibles sont tracés. L'autre camp peut lui tirer dessus en chemin ou venir à sa rencontre.
table-help-movement = Chacun peut se déplacer dans la limite de ses points. Choisissez un homme ; les nombres disent ce que coûte chaque case. Tenez Maj et choisissez des cases pour tracer le trajet vous-même, ou faites-le glisser. À côté d'un ennemi, on ne passe pas comme on veut.
table-help-combat = Choisissez un homme à côté d'un ennemi, puis l'ennemi. Emmenez les amis qui sont aussi à son contact : à plusieurs on frappe plus fort que l'un après l'autre.
table-help-recovery = Les assommés se relèvent.
table-help-watching = L'autre camp agit. Espace passe le film, la glissière règle sa vitesse.
table-help-over = La bataille est finie. Regardez le terrain, revoyez-la, ou rejouez avec les camps échangés.
table-help-move_watched = Un ennemi marche à la vue de vos tireurs. La carte montre où chacun peut l'atteindre. Tirez, ou laissez-le passer : qui tire maintenant a perdu son tir pour cette phase.
table-help-order_watched = Des ennemis vont ensemble : avec une machine, une échelle, une marmite, un prisonnier. La carte montre où, sur leur chemin, chacun de vos tireurs peut atteindre l'un d'eux. Tirez, ou laissez-les passer ; ensuite ils continuent, s'arrêtent ou prennent un autre chemin.
table-help-movement_ending = L'ennemi a fini de bouger. Ceux des vôtres qui n'ont pas tiré dans cette phase le peuvent encore.
table-help-charge_spent = Un tir a coupé la charge. Dites jusqu'où il galope encore dans son couloir.
table-help-charge_met = Un de vos cavaliers peut aller au-devant de la charge. Il y laisse sa place, mais l'ennemi y laisse son avantage.
table-help-charge_watched = Vous pouvez tirer sur le cavalier en chemin, sur les cases montrées.
table-help-refusable = Votre archer à cheval peut se dérober au lieu de se battre.
table-help-casualty_asked = Un de vos attaquants prend le coup. Choisissez lequel.
table-help-retreat_owed = Il doit reculer. Les cases montrées sont celles où il peut aller ; si un ami gêne, l'ami fait place.
table-help-advance_offered = Le vaincu a quitté sa case. Un des vôtres peut avancer, ou tous restent.
table-help-fall_asked = Le cavalier tombe de selle. Choisissez la case où il tombe.
table-help-landing_asked = Quelqu'un tombe, ou s'échappe d'une tour qui s'effondre. Choisissez la case où il arrive.
table-help-cover_asked = Derrière un coin ou dans une porte, on n'est à couvert que d'un côté à la fois. Choisissez l'ennemi contre lequel il l'est jusqu'à la fin de la phase.
table-keys = Touches
table-named-enter = Entrée
table-named-esc = Échap
table-named-shift = Maj
table-named-backspace = Retour arrière
table-named-space = Espace
table-key-tab = homme suivant qui peut agir
table-key-name = chercher par nom, ou taper une majuscule
table-key-arrows = déplacer le curseur ; Début, Fin et les touches de page vont de biais
table-key-enter = agir, ou prendre la réponse montrée
table-key-esc = retour
table-key-enemy = cible suivante
table-key-variant = autre arme, autre trajet, autre orientation
table-key-join = emmener un ami
table-key-draw = tracer un trajet case par case
table-key-back = effacer la dernière case du trajet
table-key-sketch = esquisser des mouvements avant d'en faire un
table-key-done = terminer
table-key-undo = annuler
table-key-reach = jusqu'où il peut aller
table-key-threat = menace ennemie
table-key-fire = champ de tir
table-key-lanes = couloirs de charge
table-key-arc = arc frontal
table-key-names = noms des cases
table-key-log = le récit
table-key-zoom = plus près, plus loin
table-key-fit = tout le terrain
table-key-skip = passer le film
table-key-rules = chercher dans les règles
table-key-help = cette page
table-touch = Sur un écran tactile, le premier appui montre, le second agit. Un appui long ne fait que regarder.

## Works
table-influence = influence { $sign }
table-leads = mène à l'étage { $storeys }
table-stood = { $turns ->
        [0] N'est pas encore resté ici un tour entier sans bouger.
        [one] Est resté ici un tour entier sans bouger.
       *[other] Est resté ici { $turns } tours entiers sans bouger.
    }
table-work-where = { $count ->
        [one] Choisissez l'endroit.
       *[other] Choisissez l'un des { $count } endroits.
    }
table-target-away = Hors de vue : { $who }
table-muster = Vos gens
table-overview = Toute la carte : choisissez où aller
