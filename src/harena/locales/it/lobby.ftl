# The part of the lobby that shows what others have opened: tables that everybody may join, and club evenings.

lobby-open = Tavoli aperti
lobby-none = Al momento nessuno aspetta giocatori. Apri tu un tavolo: gli altri lo vedono qui.
lobby-free =
    { $count ->
        [one] Un posto libero su { $seats }
       *[other] { $count } posti liberi su { $seats }
    }
# After the names of people: Ann, Ben + 2 bots
lobby-bots =
    { $count ->
        [one] {" "}+ 1 bot
       *[other] {" "}+ { $count } bot
    }
lobby-options = Che cosa c’è di particolare
lobby-no-talk = senza dialogo
lobby-join = Siediti
lobby-join-at = Siediti: { $game }, con { $names }
lobby-to-table = Al mio posto
lobby-make = Apri un tavolo
lobby-evenings = Serate di club
lobby-evenings-help = Più turni a più tavoli, con classifica. Un solo link invita tutti.
lobby-plan = Prepara una serata
