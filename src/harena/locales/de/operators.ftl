# Was liest, wer eine Seite betreibt, und was die Seite in dessen Namen sagt.

operators-backup =
    { $tables ->
        [one] { $file } ({ $size }): ein Tisch
       *[other] { $file } ({ $size }): { $tables } Tische
    } - laufend: { $running }, offen: { $open }, beendet: { $over }.
operators-restored =
    { $tables ->
        [one] Wiederhergestellt aus { $file }: ein Tisch
       *[other] Wiederhergestellt aus { $file }: { $tables } Tische
    } - laufend: { $running }, offen: { $open }, beendet: { $over }.
operators-replaced =
    { $tables ->
        [one] Ersetzt: ein Tisch
       *[other] Ersetzt: { $tables } Tische
    } - laufend: { $running }, offen: { $open }, beendet: { $over }.
operators-pruned =
    { $tables ->
        [0] Nichts ist so alt.
        [one] Gelöscht: ein Tisch (beendet: { $over }, offen: { $open }, laufend: { $running }).
       *[other] Gelöscht: { $tables } Tische (beendet: { $over }, offen: { $open }, laufend: { $running }).
    }
operators-would-prune =
    { $tables ->
        [0] Nichts ist so alt.
        [one] Ein Tisch würde gelöscht (beendet: { $over }, offen: { $open }, laufend: { $running }).
       *[other] { $tables } Tische würden gelöscht (beendet: { $over }, offen: { $open }, laufend: { $running }).
    }
operators-people =
    { $bots ->
        [0] { $names }
        [one] { $names } + 1 Bot
       *[other] { $names } + { $bots } Bots
    }
operators-room-freed = { $size } an die Platte zurückgegeben.
operators-room-kept = Der Platz bleibt für neue Tische. Um ihn der Platte zurückzugeben, halte den Server an und wiederhole den Befehl.
operators-head-id = Tisch
operators-head-game = Spiel
operators-head-phase = Phase
operators-head-people = Leute
operators-head-age = Angelegt
operators-head-changed = Geändert
operators-head-size = Größe
operators-phase-open = offen
operators-phase-running = läuft
operators-phase-over = beendet
operators-phase-closed = geschlossen
operators-tables = { $shown } von { $count } Tischen.
operators-show-ages = angelegt { $created }, geändert { $changed }
operators-show-size = Einträge: { $entries }, Gesprächszeilen: { $talk }, { $size }
operators-show-waiting = * Das Spiel wartet auf diesen Platz.
operators-who-free = frei
operators-who-person = Mensch
operators-who-bot = Bot ({ $bot })
operators-who-stand-in = Mensch, ein Bot spielt ({ $bot })
operators-minutes = vor { $count } min
operators-hours = vor { $count } h
operators-days = vor { $count } Tagen
operators-closed = Tisch { $table } ist geschlossen. `harena admin reopen` öffnet ihn wieder.
operators-reopened = Tisch { $table } ist wieder offen.
operators-ban = { $network } ist in zwei Sekunden gesperrt. `harena admin unban` hebt das auf.
operators-unban = { $network } ist wieder zugelassen.
operators-no-bans = Niemand ist gesperrt.
operators-no-end = ohne Ende
operators-announced = Alle sehen es in zwei Sekunden, auf anderen Seiten in einer Minute. --withdraw nimmt es weg.
operators-withdrawn = Die Ankündigung ist zurückgezogen.
operators-code = { $code } meldet an, wer ihn unter /me eintippt, einmal und innerhalb von zehn Minuten.
operators-nothing-announced = Nichts ist angekündigt.
operators-banned = Deine Adresse ist auf dieser Seite nicht zugelassen.
operators-banned-why = Deine Adresse ist auf dieser Seite nicht zugelassen: { $why }
operators-report = Platz { $reporter } hat Platz { $accused } gemeldet, { $name }:
operators-report-settled = erledigt
operators-reports = { $shown } von { $count } Meldungen. `harena admin settle` nimmt eine von der Liste.
operators-settled = Meldung { $report } ist erledigt. `harena admin reports --all` zeigt sie weiterhin.
operators-counted =
    { $matches ->
        [one] { $matches } Partie wurde gezählt, davon { $rated } gewertet.
       *[other] { $matches } Partien wurden gezählt, davon { $rated } gewertet.
    }
operators-counted-again =
    { $again ->
        [one] { $again } Partie wurde neu gelesen; die Wertungen wurden aus { $rated } berechnet.
       *[other] { $again } Partien wurden neu gelesen; die Wertungen wurden aus { $rated } berechnet.
    }
