# Club evenings: planning one, and its page.

evening = Spielabend
evening-plan = Einen Abend planen
evening-plan-help = Du planst die Runden und verschickst einen Link. In jeder Runde setzt der Server alle, die da sind, an Tische: Wer sich am wenigsten begegnet ist, sitzt zusammen.
evening-what = Was gespielt wird
evening-name = Name des Abends
evening-usual-name = Spielabend
evening-seats = Plätze je Tisch
evening-tables = Tische höchstens
evening-rounds = Runden
evening-room =
    { $count ->
        [one] Platz für einen Gast.
       *[other] Platz für { $count } Gäste.
    }
evening-bots = Bots
evening-bots-help = Sie nehmen die Plätze, die übrig sind.
evening-play = Ich spiele mit
evening-make = Abend anlegen
evening-missing = Diesen Abend gibt es nicht
evening-missing-next = Vielleicht fehlt ein Stück des Links, oder der Abend ist lange her.
evening-about = { $game }, { $seats } Plätze je Tisch, Runden: { $rounds }.
evening-gathering =
    { $count ->
        [one] Noch nicht begonnen. Ein Gast ist da.
       *[other] Noch nicht begonnen. { $count } Gäste sind da.
    }
evening-playing = Runde { $round } von { $rounds } läuft.
evening-between = Runde { $round } von { $rounds } ist vorbei.
evening-over = Der Abend ist vorbei.
evening-your-table = Dein Tisch
evening-seated = In Runde { $round } sitzt du an Tisch { $number }.
evening-to-table = Zum Tisch
evening-guests = Gäste
evening-nobody = Noch niemand ist da.
evening-left = ist gegangen
evening-remove = Entfernen
evening-leave = Den Abend verlassen
evening-leave-help = Mitten in einer Runde spielt ein Bot für dich weiter, und die Runde zählt für dich nicht. Deine Punkte behältst du; zur nächsten Runde kannst du zurückkommen.
evening-back = Zurückkommen
evening-back-help = In der nächsten Runde sitzt du wieder an einem Tisch.
evening-join = Mitmachen
evening-join-help = Ab der nächsten Runde sitzt du an einem Tisch.
evening-join-do = Mitmachen
evening-full = Alle Plätze dieses Abends sind vergeben.
evening-host = Du leitest den Abend
evening-wait = Die nächste Runde kann beginnen, wenn alle Tische fertig sind. Ein Tisch, den niemand zu Ende spielt, lässt sich abbrechen.
evening-next-help =
    { $count ->
        [one] Ein Gast ist da.
       *[other] { $count } Gäste sind da; Tische: { $tables }.
    }
evening-next = Runde { $round } beginnen
evening-end = Abend beenden
evening-end-sure = Es folgt keine Runde mehr. Tische, die nicht fertig sind, werden abgebrochen.
evening-standings = Rangliste
evening-rank = Rang
evening-round = Runde { $round }
evening-round-short = R{ $round }
evening-points = Punkte
evening-bot = Bot
evening-table = Tisch { $number }
evening-table-running = läuft
evening-table-over = fertig
evening-table-called-off = abgebrochen
evening-place = { $place }.
evening-call-off = Tisch abbrechen
evening-call-off-sure = Das Spiel endet jetzt; es zählt als Gleichstand aller an diesem Tisch.
evening-rules = Wie Punkte vergeben werden
evening-rule-points = An einem Tisch mit vier Plätzen bekommt der Sieger 3 Punkte, dann 2, 1 und 0; bei anderen Größen entsprechend. Wer sich Ränge teilt, teilt ihre Punkte. Bots belegen ihren Rang wie alle anderen.
evening-rule-ties = Bei gleichen Punkten entscheiden mehr erste Plätze, dann mehr zweite und so weiter; danach wird der Rang geteilt.
evening-rule-tables = In jeder Runde sitzt zusammen, wer sich am wenigsten begegnet ist. Bots füllen auf und werden gleichmäßig verteilt.
evening-rule-late = Wer später kommt, spielt ab der nächsten Runde und hat für die früheren keine Punkte.
evening-rule-leaving = Für alle, die mitten in einer Runde gehen, spielt ein Bot weiter. Für sie zählt die Runde nicht, für die anderen schon.
evening-rule-off = Ein abgebrochener Tisch zählt als Gleichstand aller, die dort saßen.
