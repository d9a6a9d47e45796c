# Zeit und Abstimmungen an einem Tisch, und das Formular für die Uhr eines neuen.

## How much is left

clock-time = Zeit
clock-you = Du
clock-you-and =
    { $count ->
        [one] Du und noch jemand
       *[other] Du und { $count } andere
    }
clock-several =
    { $count ->
        [one] Eine Person
       *[other] { $count } Personen
    }
clock-and-reserve = { $own } + { $reserve }
clock-reserve = Reserve { $reserve }
clock-until = bis { $moment } ({ $left })
clock-last-quarter = letztes Viertel
clock-minutes = { $minutes } min
clock-hours =
    { $hours ->
        [one] eine Stunde
       *[other] { $hours } Stunden
    }
clock-hours-minutes = { $hours } h { $minutes } min
clock-days =
    { $days ->
        [one] ein Tag
       *[other] { $days } Tage
    }
clock-days-hours =
    { $days ->
        [one] ein Tag { $hours } h
       *[other] { $days } Tage { $hours } h
    }
clock-say = Du hast { $left }.
clock-say-late = Das letzte Viertel deiner Zeit hat begonnen: { $left }.
clock-late = Deine Zeit war um, darum hat ein Bot eine Frage für dich beantwortet.
clock-read = In Ordnung

## Pauses

clock-paused = Pause.
clock-paused-open = Es geht weiter, wenn jemand von euch es sagt.
clock-paused-until = Es geht weiter in { $left }.
clock-resume = Weiterspielen

## Votes

clock-vote = Abstimmung
clock-vote-late = Die Zeit von { $name } ist um. Soll ein Bot für { $name } spielen?
clock-vote-pause-open =
    { $who ->
        [you] Du bittest um eine Pause.
       *[other] { $by } bittet um eine Pause.
    }
clock-vote-pause =
    { $who ->
        [you] Du bittest um eine Pause von { $length }.
       *[other] { $by } bittet um eine Pause von { $length }.
    }
clock-vote-replace =
    { $who ->
        [you] Du möchtest, dass ein Bot für { $name } spielt.
       *[other] { $by } möchte, dass ein Bot für { $name } spielt.
    }
clock-vote-end =
    { $who ->
        [you] Du möchtest die Partie ohne Ergebnis beenden.
       *[other] { $by } möchte die Partie ohne Ergebnis beenden.
    }
clock-vote-undo =
    { $who ->
        [you] Du möchtest den letzten Schritt zurücknehmen.
       *[other] { $by } möchte den letzten Schritt zurücknehmen.
    }
clock-needs-all = Alle müssen zustimmen.
clock-needs-most = Mehr als die Hälfte der anderen muss zustimmen.
clock-vote-waits = Noch nicht: { $names }.
clock-vote-open = { $count } Stimmen fehlen noch.
clock-agree = Zustimmen
clock-decline = Ablehnen
clock-withdraw = Zurückziehen
clock-undone = Alle waren einverstanden: Der letzte Schritt wurde zurückgenommen.
clock-ended = Alle waren einverstanden, diese Partie zu beenden.
clock-ended-help = Sie hat kein Ergebnis und bleibt hier, wie sie ist.
# Lines of the log, and news for a few seconds
clock-note-pause-open = Alle sind mit einer Pause einverstanden.
clock-note-pause = Alle sind mit einer Pause von { $length } einverstanden.
clock-note-replace = Beschlossen: Für { $name } spielt ein Bot.
clock-note-resume =
    { $who ->
        [time] Die Pause ist vorbei.
        [you] Du beendest die Pause.
       *[other] { $by } beendet die Pause.
    }
# Behind what was wanted: Ann asks for a pause. Declined.
clock-note-declined = Abgelehnt.
clock-note-expired = Nicht rechtzeitig entschieden.
clock-note-withdrawn = Zurückgezogen.

## What can be proposed

clock-together = Gemeinsam entscheiden
clock-one-at-a-time = Eine Abstimmung auf einmal:
clock-too-often = Das wurde eben erst abgelehnt. Warte eine Minute.
clock-present = Ihr seid zu zweit, und diese Person ist da.
clock-undo = Letzten Schritt zurücknehmen
clock-undo-help = Alle müssen zustimmen. Was gewürfelt, gezogen, geöffnet oder jemandem gezeigt wurde, bleibt.
clock-pause = Um eine Pause bitten
clock-pause-open = Bis jemand weiterspielt
clock-pause-length = Wie lange
clock-pause-help = Alle müssen zustimmen. Uhren und Bots stehen still; jeder kann weiterspielen lassen.
clock-replace-help = Mehr als die Hälfte der anderen muss zustimmen. Die Person kommt mit einem Tipp zurück.
clock-end = Partie beenden
clock-end-help = Alle müssen zustimmen. Die Partie hat dann kein Ergebnis und bleibt, wie sie ist.

## A new table

clock-clock = Zeit für Entscheidungen
clock-none = So lange ihr wollt
clock-none-help = Üblich: Niemand richtet sich nach einer Uhr.
clock-preset-quick = Schnell
clock-preset-normal = Normal
clock-preset-slow = Langsam
clock-preset-own = Eigene Zeiten
clock-preset-days = Nach Tagen
clock-live-help = { $decision } für jede Entscheidung und { $reserve } Reserve für die ganze Partie.
clock-live-more = Für versiegelte Antworten { $sealed }; wo alle reagieren können, { $window }.
clock-own-help = In Sekunden.
clock-days-help = Für Partien über Tage oder Wochen: Niemand muss gleichzeitig da sein.
clock-days-label = Zeit für jede Entscheidung
clock-seconds = Sekunden
clock-own-decision = Für jede Entscheidung
clock-own-reserve = Reserve
clock-own-sealed = Für versiegelte Antworten
clock-own-window = Wo alle reagieren können
clock-then = Wenn die Zeit um ist
clock-then-stand-in = spielt ein Bot weiter, bis die Person zurück ist
clock-then-bot = beantwortet ein Bot diese eine Frage
clock-then-pass = passt die Person, oder sonst antwortet ein Bot
clock-then-vote = stimmen die anderen ab
