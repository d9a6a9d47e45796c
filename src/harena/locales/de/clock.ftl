# Zeit und Abstimmungen an einem Tisch, und das Formular für die Uhr eines neuen.

## How much is left

time = Zeit
time-you = Du
time-you-and =
    { $count ->
        [one] Du und noch jemand
       *[other] Du und { $count } andere
    }
time-several =
    { $count ->
        [one] Eine Person
       *[other] { $count } Personen
    }
time-and-reserve = { $own } + { $reserve }
time-reserve = Reserve { $reserve }
time-until = bis { $moment } ({ $left })
time-last-quarter = letztes Viertel
time-hours =
    { $hours ->
        [one] eine Stunde
       *[other] { $hours } Stunden
    }
time-hours-minutes = { $hours } h { $minutes } min
time-days =
    { $days ->
        [one] ein Tag
       *[other] { $days } Tage
    }
time-days-hours =
    { $days ->
        [one] ein Tag { $hours } h
       *[other] { $days } Tage { $hours } h
    }
time-say = Du hast { $left }.
time-say-late = Das letzte Viertel deiner Zeit hat begonnen: { $left }.
time-late = Deine Zeit war um, darum hat ein Bot eine Frage für dich beantwortet.
time-read = In Ordnung

## Pauses

time-paused = Pause.
time-paused-open = Es geht weiter, wenn jemand von euch es sagt.
time-paused-until = Es geht weiter in { $left }.
time-resume = Weiterspielen

## Votes

time-vote = Abstimmung
time-vote-late = Die Zeit von { $name } ist um. Soll ein Bot für { $name } spielen?
time-vote-pause-open =
    { $who ->
        [you] Du bittest um eine Pause.
       *[other] { $by } bittet um eine Pause.
    }
time-vote-pause =
    { $who ->
        [you] Du bittest um eine Pause von { $minutes } min.
       *[other] { $by } bittet um eine Pause von { $minutes } min.
    }
time-vote-replace =
    { $who ->
        [you] Du möchtest, dass ein Bot für { $name } spielt.
       *[other] { $by } möchte, dass ein Bot für { $name } spielt.
    }
time-vote-end =
    { $who ->
        [you] Du möchtest die Partie ohne Ergebnis beenden.
       *[other] { $by } möchte die Partie ohne Ergebnis beenden.
    }
time-vote-undo =
    { $who ->
        [you] Du möchtest den letzten Schritt zurücknehmen.
       *[other] { $by } möchte den letzten Schritt zurücknehmen.
    }
time-needs-all = Alle müssen zustimmen.
time-needs-most = Mehr als die Hälfte der anderen muss zustimmen.
time-vote-waits = Noch nicht: { $names }.
time-vote-open = { $count } Stimmen fehlen noch.
time-agree = Zustimmen
time-decline = Ablehnen
time-undone = Alle waren einverstanden: Der letzte Schritt wurde zurückgenommen.
time-ended = Alle waren einverstanden, diese Partie zu beenden.
time-ended-help = Sie hat kein Ergebnis und bleibt hier, wie sie ist.

## What can be proposed

time-together = Gemeinsam entscheiden
time-one-at-a-time = Eine Abstimmung auf einmal:
time-too-often = Das wurde eben erst abgelehnt. Warte eine Minute.
time-present = Ihr seid zu zweit, und diese Person ist da.
time-by-days = nach Tagen
time-undo = Letzten Schritt zurücknehmen
time-undo-help = Alle müssen zustimmen. Was gewürfelt, gezogen, geöffnet oder jemandem gezeigt wurde, bleibt.
time-pause = Um eine Pause bitten
time-pause-open = Bis jemand weiterspielt
time-pause-length = Wie lange
time-pause-help = Alle müssen zustimmen. Uhren und Bots stehen still; jeder kann weiterspielen lassen.
time-replace-help = Mehr als die Hälfte der anderen muss zustimmen. Die Person kommt mit einem Tipp zurück.
time-end = Partie beenden
time-end-help = Alle müssen zustimmen. Die Partie hat dann kein Ergebnis und bleibt, wie sie ist.

## A new table

time-clock = Zeit für Entscheidungen
time-none = So lange ihr wollt
time-none-help = Üblich: Niemand richtet sich nach einer Uhr.
time-preset-quick = Schnell
time-preset-normal = Normal
time-preset-slow = Langsam
time-preset-own = Eigene Zeiten
time-preset-days = Nach Tagen
time-live-help = { $decision } für jede Entscheidung und { $reserve } Reserve für die ganze Partie.
time-live-more = Für versiegelte Antworten { $sealed }; wo alle reagieren können, { $window }.
time-own-help = In Sekunden.
time-days-help = Für Partien über Tage oder Wochen: Niemand muss gleichzeitig da sein.
time-days-label = Zeit für jede Entscheidung
time-seconds = Sekunden
time-own-decision = Für jede Entscheidung
time-own-reserve = Reserve
time-own-sealed = Für versiegelte Antworten
time-own-window = Wo alle reagieren können
time-then = Wenn die Zeit um ist
time-then-stand-in = spielt ein Bot weiter, bis die Person zurück ist
time-then-bot = beantwortet ein Bot diese eine Frage
time-then-pass = passt die Person, oder sonst antwortet ein Bot
time-then-vote = stimmen die anderen ab
