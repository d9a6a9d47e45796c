# Il tempo e i voti a un tavolo, e il modulo per l'orologio di uno nuovo.

## How much is left

time = Tempo
time-you = Tu
time-you-and =
    { $count ->
        [one] Tu e un'altra persona
       *[other] Tu e altri { $count }
    }
time-several =
    { $count ->
        [one] Una persona
       *[other] { $count } persone
    }
time-and-reserve = { $own } + { $reserve }
time-reserve = Riserva { $reserve }
time-until = fino a { $moment } ({ $left })
time-last-quarter = ultimo quarto
time-hours =
    { $hours ->
        [one] un'ora
       *[other] { $hours } ore
    }
time-hours-minutes = { $hours } h { $minutes } min
time-days =
    { $days ->
        [one] un giorno
       *[other] { $days } giorni
    }
time-days-hours =
    { $days ->
        [one] un giorno { $hours } h
       *[other] { $days } giorni { $hours } h
    }
time-say = Hai { $left }.
time-say-late = È cominciato l'ultimo quarto del tuo tempo: { $left }.
time-late = Il tuo tempo era finito: un bot ha risposto a una domanda per te.
time-read = Va bene

## Pauses

time-paused = Pausa.
time-paused-open = Si riprende quando uno di voi lo dice.
time-paused-until = Si riprende tra { $left }.
time-resume = Riprendi

## Votes

time-vote = Voto
time-vote-late = Il tempo di { $name } è finito. Un bot deve giocare per { $name }?
time-vote-pause-open =
    { $who ->
        [you] Chiedi una pausa.
       *[other] { $by } chiede una pausa.
    }
time-vote-pause =
    { $who ->
        [you] Chiedi una pausa di { $minutes } min.
       *[other] { $by } chiede una pausa di { $minutes } min.
    }
time-vote-replace =
    { $who ->
        [you] Vuoi che un bot giochi per { $name }.
       *[other] { $by } vuole che un bot giochi per { $name }.
    }
time-vote-end =
    { $who ->
        [you] Vuoi finire la partita senza risultato.
       *[other] { $by } vuole finire la partita senza risultato.
    }
time-vote-undo =
    { $who ->
        [you] Vuoi annullare l'ultima mossa.
       *[other] { $by } vuole annullare l'ultima mossa.
    }
time-needs-all = Tutti devono essere d'accordo.
time-needs-most = Più della metà degli altri deve essere d'accordo.
time-vote-waits = Non ancora: { $names }.
time-vote-open = Mancano ancora { $count } voti.
time-agree = D'accordo
time-decline = Rifiuta
time-undone = Tutti erano d'accordo: l'ultima mossa è stata annullata.
time-ended = Tutti erano d'accordo di finire questa partita.
time-ended-help = Non ha un risultato, e resta qui com'è.

## What can be proposed

time-together = Decidere insieme
time-one-at-a-time = Un voto alla volta:
time-too-often = È stato appena rifiutato. Aspetta un minuto.
time-present = Siete in due, e questa persona è qui.
time-by-days = a giorni
time-undo = Annulla l'ultima mossa
time-undo-help = Tutti devono essere d'accordo. Ciò che è stato tirato, pescato, aperto o mostrato a qualcuno resta.
time-pause = Chiedi una pausa
time-pause-open = Finché qualcuno riprende
time-pause-length = Quanto
time-pause-help = Tutti devono essere d'accordo. Orologi e bot si fermano; chiunque può riprendere.
time-replace-help = Più della metà degli altri deve essere d'accordo. La persona torna con un tocco.
time-end = Finisci la partita
time-end-help = Tutti devono essere d'accordo. La partita non ha allora un risultato, e resta com'è.

## A new table

time-clock = Tempo per le decisioni
time-none = Quanto volete
time-none-help = Di solito: nessuno dipende da un orologio.
time-preset-quick = Veloce
time-preset-normal = Normale
time-preset-slow = Lento
time-preset-own = Tempi vostri
time-preset-days = A giorni
time-live-help = { $decision } per decisione, e { $reserve } di riserva per tutta la partita.
time-live-more = Per le risposte sigillate { $sealed }; dove tutti possono reagire, { $window }.
time-own-help = In secondi.
time-days-help = Per partite di giorni o settimane: nessuno deve esserci nello stesso momento.
time-days-label = Tempo per decisione
time-seconds = Secondi
time-own-decision = Per decisione
time-own-reserve = Di riserva
time-own-sealed = Per le risposte sigillate
time-own-window = Dove tutti possono reagire
time-then = Quando il tempo è finito
time-then-stand-in = un bot gioca finché la persona non torna
time-then-bot = un bot risponde a questa sola domanda
time-then-pass = la persona passa, o altrimenti risponde un bot
time-then-vote = votano gli altri
