# Ordres permanents sur la page

## Ordres permanents
page-left-title = Ordres permanents
page-left-about = Personne d'autre ne les voit. Ce qu'ils répondent est dit au journal comme fait par ordre permanent.
page-left-none = Vous n'avez laissé aucun ordre : tout ce qu'on vous demande vous attend.
page-left-add = Ajouter un ordre
page-left-whom = Pour qui
page-left-everybody = Tous ceux qui n'ont pas d'ordre à eux
page-left-toward = Vers l'hexagone
page-left-leave = Laisser cet ordre
page-left-drop = Retirer
page-left-dry = Essai à blanc
page-left-dry-about = Ce qu'ils auraient fait dans la dernière phase où l'on vous a demandé quelque chose.
page-left-dry-none = On ne vous a encore rien demandé.
page-left-asked = Question
page-left-answered = Votre réponse
page-left-ordered = Vos ordres
page-left-drop-all = Tout retirer
