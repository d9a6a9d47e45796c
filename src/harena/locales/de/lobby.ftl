# The part of the lobby that shows what others have opened: tables that everybody may join, and club evenings.

lobby-open = Offene Tische
lobby-none = Gerade wartet niemand auf Mitspieler. Öffne selbst einen Tisch: Andere sehen ihn hier.
lobby-free =
    { $count ->
        [one] Ein Platz von { $seats } ist frei
       *[other] { $count } Plätze von { $seats } sind frei
    }
# After the names of people: Ann, Ben + 2 bots
lobby-bots =
    { $count ->
        [one] {" "}+ 1 Bot
       *[other] {" "}+ { $count } Bots
    }
lobby-options = Was dort besonders ist
lobby-no-talk = ohne Gespräch
lobby-join = Hinsetzen
lobby-join-at = Hinsetzen: { $game }, mit { $names }
lobby-to-table = Zu meinem Platz
lobby-make = Einen Tisch öffnen
lobby-evenings = Spielabende
lobby-evenings-help = Mehrere Runden an mehreren Tischen, mit Rangliste. Ein Link lädt alle ein.
lobby-plan = Einen Abend planen
