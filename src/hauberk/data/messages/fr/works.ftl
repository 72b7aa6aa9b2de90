# Les ouvrages : ce qui se fait avec les mains, les outils et les engins.

task-open_door = Ouvrir { $thing }
task-shut_door = Fermer { $thing }
worked-open_door = { $who } ouvre { $thing }.
worked-shut_door = { $who } ferme { $thing }.

thing-ladder = l'échelle
thing-church_door = la porte de l'église
thing-castle_gate = la porte du château
thing-keep_door = la porte du donjon
thing-postern = la poterne
thing-tilting_gate = la porte basculante
thing-drawbridge = le pont-levis

event-ground_set = { $place } : { $ground } désormais.
event-ground_set-gone = Il ne reste rien en { $place }.
event-fire_set-lit = Le feu prend en { $place } !
event-fire_set-out = Le feu est éteint en { $place }.
event-shifted-fell = { $who } tombe en { $place }.
event-shifted-jumped = { $who } saute en { $place }.
event-shifted-carried = { $who } est emporté jusqu'en { $place }.
event-shifted-thrown = { $who } est projeté en { $place }.

refusal-no_such_task = Nul ne connaît un tel ouvrage
refusal-cannot_work = { $who } ne peut pas travailler maintenant
refusal-no_such_door = Il n'y a pas de telle porte
refusal-door_broken = La porte est brisée et reste ouverte
refusal-door_so_already = Elle l'est déjà
refusal-not_at_the_door = { $who } n'est pas là d'où la porte se manœuvre
refusal-needs_a_full_turn = { $who } doit d'abord rester là un tour entier sans rien faire d'autre
refusal-astride_a_wall = { $who } ne peut pas s'arrêter avec le muret sous son cheval
refusal-halts_in_trench = { $who } peut sauter la tranchée, mais son cheval ne s'y arrête pas

# Le feu
task-set_fire = Mettre le feu en { $place }
task-put_out = Combattre le feu en { $place }
task-flaming_arrow = Tirer une flèche enflammée sur { $place }
worked-set_fire = { $who } met le feu en { $place }.
worked-put_out = { $who } combat le feu en { $place }.
worked-flaming_arrow = { $who } tire une flèche enflammée sur { $place }.
event-flaming_arrow = { $who } tire une flèche enflammée sur { $place }.
tested-put_out-out = Le feu s'éteint en { $place }.
tested-put_out-burns = En { $place }, le feu ne cède pas.
tested-flaming_arrow-lit = La flèche enflamme { $place }.
tested-flaming_arrow-spent = La flèche s'éteint en { $place }.
tested-flaming_arrow-wide = La flèche manque { $place }.
tested-spread-lit = Les flammes gagnent { $place }.
tested-spread-spared = Les flammes n'atteignent pas { $place }.
tested-stunned_in_fire-wakes = { $who } revient à lui dans les flammes.
tested-stunned_in_fire-dies = { $who } brûle sans reprendre ses sens.
tested-naphtha-killed = { $who } périt dans le naphte en feu.
tested-naphtha-wounded = { $who } sort brûlé du naphte.
tested-naphtha-flees = { $who } échappe au naphte en feu.

refusal-one_man_lights = C'est un seul homme qui met le feu
refusal-one_man_at_the_fire = Chacun combat le feu pour soi
refusal-one_man_shoots = Un seul archer tire à la fois
refusal-nothing_to_burn = Rien ne brûlerait en { $about }
refusal-burns_already = { $about } brûle déjà
refusal-not_beside_it = { $who } n'est pas à côté de { $about }
refusal-no_fire_there = Rien ne brûle en { $about }
refusal-greek_fire_burns_on = Nul n'éteint le feu grégeois
refusal-busy_this_phase = { $who } a bougé, tiré, combattu ou travaillé pendant cette phase
refusal-no_bow = { $who } n'a pas d'arc pour des flèches enflammées
refusal-no_flaming_arrows_left = { $who } n'a plus de flèches enflammées
task-break_door = Enfoncer { $thing }
task-cut_canvas = Fendre la toile
task-destroy_bridge = Détruire le pont
task-lay_gangway = Jeter une passerelle
worked-break_door = { $who } enfoncent la { $thing }.
worked-cut_canvas = { $who } fend la toile en { $place }.
worked-destroy_bridge = { $who } détruisent le pont en { $place }.
worked-lay_gangway = { $who } jettent une passerelle en { $place }.
tested-landing-safe = { $who } se reçoit bien en { $place }.
tested-landing-wounded = { $who } se reçoit mal en { $place }.
refusal-works_on_foot = { $who } doit d'abord descendre de cheval
refusal-opens_from_inside = { $who } est dehors : elle ne s'ouvre que de l'intérieur
refusal-too_weak_for_winch = { $who } est blessé et ne peut pas tourner le treuil
refusal-somebody_in_the_door = { $who } ne le peut pas tant que quelqu'un s'y tient
refusal-too_strong_for_hands = Cette porte est trop forte pour des mains nues
refusal-needs_two_men = Il y faut deux hommes
refusal-not_beside_the_door = Les deux hommes doivent être près de la porte, du même côté
refusal-needs_two_turns = { $who } doit d'abord rester là deux tours entiers sans rien faire d'autre
refusal-no_canvas_there = D'ici, aucune toile à fendre en { $about }
refusal-no_bridge_there = Il n'y a pas de pont en { $about }
refusal-defenders_bridge = Seuls les défenseurs détruisent leur pont
refusal-somebody_on_the_bridge = Quelqu'un est encore sur le pont en { $about }
refusal-no_gap_there = Aucun pont détruit en { $about }

# Le feu grégeois
task-shoot_siphon = Diriger le siphon sur { $place }
worked-shoot_siphon = { $who } dirigent le siphon sur { $place }.
tested-shoot_siphon-works = Le siphon crache son naphte sur { $place } et tout autour.
tested-shoot_siphon-jams = Le siphon s'enraye et se tait pour de bon.
tested-shoot_siphon-bursts = Le siphon éclate et asperge ceux qui l'entourent.
refusal-no_such_siphon = Il n'y a pas de tel siphon
refusal-needs_a_crew_of_two = Il faut deux hommes à côté du siphon
refusal-siphon_jammed = Le siphon est enrayé
refusal-siphon_not_ready = { $about ->
    [one] Le siphon sera prêt dans un tour
   *[other] Le siphon sera prêt dans { $about } tours
}
refusal-outside_the_arc = { $about } est hors de l'arc du siphon
refusal-no_line_of_fire = La ligne vers { $about } n'est pas dégagée
