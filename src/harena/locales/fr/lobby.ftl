# The part of the lobby that shows what others have opened: tables that everybody may join, and club evenings.

lobby-open = Tables ouvertes
lobby-none = Personne n’attend de joueurs pour le moment. Ouvre une table toi-même : les autres la verront ici.
lobby-free =
    { $count ->
        [one] Une place libre sur { $seats }
       *[other] { $count } places libres sur { $seats }
    }
# After the names of people: Ann, Ben + 2 bots
lobby-bots =
    { $count ->
        [one] {" "}+ 1 bot
       *[other] {" "}+ { $count } bots
    }
lobby-options = Ce qui est particulier
lobby-no-talk = sans discussion
lobby-join = S’asseoir
lobby-join-at = S’asseoir : { $game }, avec { $names }
lobby-to-table = À ma place
lobby-make = Ouvrir une table
lobby-evenings = Soirées de club
lobby-evenings-help = Plusieurs manches à plusieurs tables, avec un classement. Un seul lien invite tout le monde.
lobby-plan = Préparer une soirée
