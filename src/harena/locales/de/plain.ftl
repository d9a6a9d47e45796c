# The plain view of the page: any game in words and tables. What is asked and what lies there, the game says itself.

plain-your-move = Deine Antwort
plain-remaining = Noch zu wählen: { $count }
plain-sealed = Die anderen sehen deine Antwort erst, wenn alle geantwortet haben. Bis dahin darfst du sie ändern.
plain-given = Du hast geantwortet: { $answer }.
plain-same = Das ist bisher deine Antwort.
plain-yours = bisher deine Antwort
plain-amount = Anzahl
plain-confirm = Bestätigen
plain-part = { $label }: { $value }
plain-together =
    { $left ->
        [0] Zusammen höchstens { $limit }; alles ist verteilt.
       *[other] Zusammen höchstens { $limit }; noch { $left } übrig.
    }
plain-suggestions = Fertige Antworten
plain-filter = Suchen
plain-filter-count = { $shown } von { $total }
plain-filter-none = Hier passt nichts zu diesen Wörtern.
# Besides passing once: where all may react again and again.
plain-pass-on = Passen, bis ich etwas anderes gefragt werde
# Where a question offers answers of several kinds, each kind has a heading.
plain-kind-card = Karten zum Ausspielen
plain-kind-cash = Karten zum Einlösen
plain-kind-cell = Züge
plain-kind-deed = Taten
plain-kind-gold = Gold
plain-kind-promise = Versprechen für später
plain-kind-man = Männer
plain-kind-minister = Bedienstete
plain-kind-sale = Verkäufe an die Bank
plain-kind-seat = Spieler
plain-kind-use = Fähigkeiten

## Free actions

plain-may-also = Du darfst auch
plain-rule = Regel { $rule }
plain-offers = Handel
plain-no-offers = Es gibt keinen Vorschlag an dich oder von dir.
plain-offers-later = Jetzt kannst du keinen Vorschlag machen: nur wenn du an der Reihe bist, und nur so viele auf einmal.
plain-offers-to-you =
    { $count ->
        [one] Ein Vorschlag an dich
       *[other] { $count } Vorschläge an dich
    }
plain-offer-from = { $name } macht dir einen Vorschlag
plain-offer-to = Dein Vorschlag an { $name }
plain-you-give = Du gibst
plain-you-get = Du bekommst
plain-ready-offers = Fertige Vorschläge
plain-with = Mit wem?
plain-nothing = nichts
plain-empty = Wähle, was den Besitzer wechseln soll.
plain-offer = Vorschlag an { $name }
plain-cancel = Abbrechen

## The table and the end

plain-no-state = Der Tisch wird gedeckt …
plain-you-win = Du hast gewonnen
plain-you-share = Du teilst dir den Sieg
plain-won-by = Sieg für { $names }
plain-nobody-wins = Niemand gewinnt
plain-winner = Sieg
