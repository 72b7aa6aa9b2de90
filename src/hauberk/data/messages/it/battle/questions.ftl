# Che cosa chiede il maestro del gioco: chi deve decidere che cosa.
question-move_watched = { $side }: { $who } è in cammino. Tirare contro di { G($who_gender, "lui", "lei") }, o lasciar{ LO($who_gender) } passare?
question-order_watched = { $others ->
    [0] { $side }: { $who } è in cammino. Tirare contro di { G($who_gender, "lui", "lei") }, o lasciar{ LO($who_gender) } passare?
   *[other] { $side }: { $men } sono in cammino insieme. Tirare contro uno di loro, o lasciarli passare?
}
question-movement_ending = { $side }: il nemico ha finito di muovere. Un ultimo tiro, o niente?
question-charge_spent = { $side }: { $who } non può più raggiungere { $target }. Fin dove prosegue?
question-charge_met = { $side }: { $who } carica { $target }. Andare incontro alla carica, o aspettarla?
question-charge_watched = { $side }: { $who } carica { $target }. Tirare contro di { G($who_gender, "lui", "lei") } lungo il percorso, o lasciar{ LO($who_gender) } venire?
question-charge_rides = { $side }: la carica continua.
question-phase_ending = { $side }: i fuochi bruciano.
question-refusable = { $side }: { $men } { N($men_count, "attacca", "attaccano") } { $target }. Sganciarsi, o accettare il combattimento?
question-casualty_asked = { $side }: chi, tra { $men }, viene { $harm ->
        [stunned] stordito
        [wounded] ferito
       *[killed] ucciso
    }?
question-retreat_owed = { $side }: { $men } { N($men_count, "deve", "devono") } indietreggiare di { $hexes ->
        [1] un esagono
       *[other] { $hexes } esagoni
    }. Verso dove?
question-advance_offered = { $side }: { $beaten } { N($beaten_count, "è battut", "sono battut") }{ O($beaten_gender, $beaten_count) }. { $men_count ->
        [one] { $men } avanza, o resta?
       *[other] Chi avanza tra { $men }, o nessuno?
    }
question-fall_asked = { $side }: { $who } cade di sella. In quale esagono?
question-landing_asked = { $side }: { $escapes ->
        [yes] { $who } si salva dalla torre che crolla. In quale esagono?
       *[no] { $who } cade. In quale esagono?
    }
question-cover_asked = { $side }: tirano { SU($who) } da due lati. Contro chi, tra { $men }, è al riparo?

ask-0 = { $side }: la fase comincia.
ask-1 = { $side }: chi tira, e contro chi?
ask-2 = { $side }: chi carica, e chi viene caricato?
ask-3 = { $side }: muovete la vostra gente.
ask-4 = { $side }: chi attacca, e chi viene attaccato?
ask-5 = { $side }: gli storditi si rialzano.
ask-over = La battaglia è finita.

# Ciò a cui si rinuncia muovendosi; si chiede prima che accada.
forfeit-foulkon_breaks = Così { $who } esce dal foulkon, che si scioglie
forfeit-leaves_foulkon = Così { $who } esce dal foulkon
forfeit-formation_breaks = { $who } lascia i ranghi, e la formazione si scioglie
forfeit-leaves_ranks = { $who } lascia i ranghi della formazione
forfeit-frees_prisoner = Restano troppo pochi guardiani: { $about } può fuggire
forfeit-engine_unserved = { $about } perde i turni di servizio già fatti, e il conto ricomincia
forfeit-leaves_work = { $who } lascia a metà un lavoro di un turno intero
forfeit-lays_down = { $who } si ferma lì e depone { $about }
