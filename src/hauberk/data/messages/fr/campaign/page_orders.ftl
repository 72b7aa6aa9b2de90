# Ordres d'une campagne sur la page : ce qui ne se peut pas et pourquoi, itinéraires de plusieurs jours, feuille d'un siège.
page-campaign-barred = Pas ici, pas maintenant
page-campaign-barred-recruit = { $what ->
        [light] Lever des fantassins légers
       *[other] Lever des paysans
    }
page-campaign-barred-buy = Acheter des vivres
page-campaign-barred-hire = Engager des mercenaires
page-campaign-no-mercenaries = Il n'y a pas de mercenaires ici
page-campaign-no-goods = Aucun convoi n'est là pour vendre
page-campaign-choose-people = Choisissez des gens, puis dites ce qu'ils font.
page-campaign-with-coin = avec de l'argent, au plus { $most }
page-campaign-to-group = Vers { $group }
page-campaign-garrison = Garnison : { $place }
page-campaign-convoys = Convois
page-campaign-make-convoy = Former un convoi
page-campaign-convoy-from = Convoi au départ de
page-campaign-convoy-what = { $convoy } : { $what }
page-campaign-load = charger
page-campaign-leave-convoy = le laisser ici
page-campaign-ransoms = Rançons
page-campaign-payer = Qui paie
page-campaign-ransom-of = Racheter { $who }
page-campaign-order-coin = { $coin } → { $group }
page-campaign-set-out = Se mettre en route
page-campaign-route-days = { $place } : { $days } jours, arrivée le { $date }.
page-campaign-route-day = { $date } : { $steps ->
        [one] une case
       *[other] { $steps } cases
    }, { $cost } PM
page-campaign-route-again = Choisissez le but de nouveau pour partir. Chaque jour le groupe poursuit de lui-même, jusqu'à ce qu'une décision soit à prendre.
page-campaign-route-hungry = Trop peu à manger là-bas : le groupe aura faim au matin.
page-campaign-route-hungry-day = il a faim
page-campaign-route-none = Aucun chemin n'y mène.
page-campaign-route-met = En chemin : { $group }, { $hex }.
page-campaign-route-on = Marcher malgré tout
page-campaign-route-back = Renoncer à l'itinéraire
page-campaign-journeys = En route
page-campaign-journey = { $group } → { $place }, arrivée le { $date }
page-campaign-tab-sieges = Sièges
page-campaign-siege-first = On dresse le campement ; le siège commence demain.
page-campaign-siege-open = Ouvrir la fiche de siège
page-campaign-siege-elsewhere = La campagne vous attend sur la carte.
page-campaign-siege-rests = La journée de ce siège est finie ; la campagne continue.
page-campaign-siege-ended = Ce siège est terminé.
page-campaign-to-map = Vers la carte
