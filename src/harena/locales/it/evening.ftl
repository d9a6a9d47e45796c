# Club evenings: planning one, and its page.

evening = Serata di club
evening-plan = Prepara una serata
evening-plan-help = Tu prepari i turni e mandi un solo link. A ogni turno il server fa sedere chi c’è: gioca insieme chi si è incontrato meno.
evening-what = Che cosa si gioca
evening-name = Nome della serata
evening-usual-name = Serata di club
evening-seats = Posti per tavolo
evening-tables = Tavoli, al massimo
evening-rounds = Turni
evening-room =
    { $count ->
        [one] Posto per una persona.
       *[other] Posto per { $count } persone.
    }
evening-bots = Bot
evening-bots-help = Occupano i posti che restano.
evening-play = Gioco anch’io
evening-make = Crea la serata
evening-missing = Questa serata non esiste
evening-missing-next = Forse manca un pezzo del link, o la serata è di molto tempo fa.
evening-about = { $game }, { $seats } posti per tavolo, turni: { $rounds }.
evening-gathering =
    { $count ->
        [one] Non ancora iniziata. C’è una persona.
       *[other] Non ancora iniziata. Ci sono { $count } persone.
    }
evening-playing = Turno { $round } di { $rounds } in corso.
evening-between = Turno { $round } di { $rounds } finito.
evening-over = La serata è finita.
evening-your-table = Il tuo tavolo
evening-seated = Nel turno { $round } giochi al tavolo { $number }.
evening-to-table = Al tavolo
evening-guests = Ospiti
evening-nobody = Non c’è ancora nessuno.
evening-left = se n’è andato
evening-remove = Allontana
evening-leave = Lascia la serata
evening-leave-help = A metà di un turno un bot gioca per te e il turno non conta per te. Tieni i tuoi punti e puoi tornare al turno dopo.
evening-back = Torna
evening-back-help = Giocherai di nuovo nel prossimo turno.
evening-join = Partecipa
evening-join-help = Giocherai dal prossimo turno.
evening-join-do = Partecipa
evening-full = Tutti i posti di questa serata sono occupati.
evening-host = Dirigi la serata
evening-wait = Il prossimo turno può iniziare quando tutti i tavoli hanno finito. Un tavolo che nessuno finisce si può annullare.
evening-next-help =
    { $count ->
        [one] C’è una persona.
       *[other] Ci sono { $count } persone; tavoli: { $tables }.
    }
evening-next = Inizia il turno { $round }
evening-end = Termina la serata
evening-end-sure = Non ci saranno altri turni. I tavoli non finiti vengono annullati.
evening-standings = Classifica
evening-rank = Posto
evening-round = Turno { $round }
evening-round-short = T{ $round }
evening-points = Punti
evening-bot = Bot
evening-table = Tavolo { $number }
evening-table-running = in corso
evening-table-over = finito
evening-table-called-off = annullato
evening-place = { $place }.
evening-call-off = Annulla il tavolo
evening-call-off-sure = La partita finisce ora; conta come parità fra tutti a questo tavolo.
evening-rules = Come si danno i punti
evening-rule-points = A un tavolo di quattro il vincitore riceve 3 punti, poi 2, 1 e 0; lo stesso per le altre misure. Chi divide i posti divide i loro punti. I bot occupano il loro posto come tutti.
evening-rule-ties = A pari punti decidono più primi posti, poi più secondi e così via; poi il posto è condiviso.
evening-rule-tables = A ogni turno gioca insieme chi si è incontrato meno. I bot completano i tavoli e sono distribuiti in modo uguale.
evening-rule-late = Chi arriva tardi gioca dal turno dopo e non ha punti per quelli passati.
evening-rule-leaving = Per chi se ne va a metà di un turno continua un bot. Il turno conta per gli altri, non per chi è andato via.
evening-rule-off = Un tavolo annullato conta come parità fra tutti quelli che vi sedevano.
