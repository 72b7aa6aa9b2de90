# Points d'une campagne dont on discute : un nom, et ce qui change.

page-campaign-switch-loyalty_text_threshold = Six est au roi
    .text = Seule une loyauté de 5 est neutre, comme le dit le texte ; sinon 5 et 6 le sont, comme dans la table.
page-campaign-switch-defection = Transfuges
    .text = Un groupe qu'une rencontre fait passer à l'autre parti y reste ; sinon il ne s'écarte que ce jour-là.
page-campaign-switch-meeting_stops = Une rencontre arrête la marche
    .text = Qui rencontre un groupe ne va pas plus loin ce jour-là ; sinon il continue avec les points qui lui restent.
page-campaign-switch-wounded_may_stay = Les blessés peuvent rester
    .text = Un groupe n'est pas tenu de mener ses blessés à la place amie la plus proche ; sinon il le doit, ou les y envoie.
page-campaign-switch-keep_captive_leaders = Les chefs sont épargnés
    .text = Les chefs captifs sont gardés pour la rançon là où tous les autres sont passés au fil de l'épée.
page-campaign-switch-lone_leader_capture = Un chef seul est une proie
    .text = Un groupe ennemi qui entre sur la case d'un chef sans hommes peut le prendre sans combat.
page-campaign-switch-literal_loyalty_four = Seuls les villages loyaux aident
    .text = Un village ne nourrit personne et ne donne pas de recrues si sa loyauté n'est pas supérieure à 4. Les Angevins jeûnent.
page-campaign-switch-fixed_militia = Quinze hommes par ville
    .text = Une ville attaquée a toujours quinze combattants ; sinon autant que ses ressources le permettent.
page-campaign-switch-booty_for_all_mercenaries = Du butin aussi pour les soldés
    .text = Les mercenaires déjà payés veulent eux aussi leur part du pillage.
page-campaign-switch-quick_ignores_supply = La faim ne compte pas en résolution rapide
    .text = Une armée affamée n'y perd rien ; sinon le jet lui est contraire.
page-campaign-switch-conquest = Conquête
    .text = Une agglomération vaincue passe au vainqueur ; sinon elle ne peut qu'être pillée.
page-campaign-switch-weather = La récolte de l'an passé
    .text = Un dé jeté avant la partie élève ou abaisse les ressources de chaque place.
page-campaign-switch-seasons = Saisons
    .text = Un dé, ou la date, donne la saison ; toutes sauf l'été ralentissent les marches.
