# Il tempo e i voti a un tavolo, e il modulo per l'orologio di uno nuovo.

## How much is left

clock-time = Tempo
clock-you = Tu
clock-you-and =
    { $count ->
        [one] Tu e un'altra persona
       *[other] Tu e altri { $count }
    }
clock-several =
    { $count ->
        [one] Una persona
       *[other] { $count } persone
    }
clock-and-reserve = { $own } + { $reserve }
clock-reserve = Riserva { $reserve }
clock-until = fino a { $moment } ({ $left })
clock-last-quarter = ultimo quarto
clock-minutes = { $minutes } min
clock-hours =
    { $hours ->
        [one] un'ora
       *[other] { $hours } ore
    }
clock-hours-minutes = { $hours } h { $minutes } min
clock-days =
    { $days ->
        [one] un giorno
       *[other] { $days } giorni
    }
clock-days-hours =
    { $days ->
        [one] un giorno { $hours } h
       *[other] { $days } giorni { $hours } h
    }
clock-say = Hai { $left }.
clock-say-late = È cominciato l'ultimo quarto del tuo tempo: { $left }.
clock-late = Il tuo tempo era finito: un bot ha risposto a una domanda per te.
clock-read = Va bene

## Pauses

clock-paused = Pausa.
clock-paused-open = Si riprende quando uno di voi lo dice.
clock-paused-until = Si riprende tra { $left }.
clock-resume = Riprendi

## Votes

clock-vote = Voto
clock-vote-late = Il tempo di { $name } è finito. Un bot deve giocare per { $name }?
clock-vote-pause-open =
    { $who ->
        [you] Chiedi una pausa.
       *[other] { $by } chiede una pausa.
    }
clock-vote-pause =
    { $who ->
        [you] Chiedi una pausa di { $length }.
       *[other] { $by } chiede una pausa di { $length }.
    }
clock-vote-replace =
    { $who ->
        [you] Vuoi che un bot giochi per { $name }.
       *[other] { $by } vuole che un bot giochi per { $name }.
    }
clock-vote-end =
    { $who ->
        [you] Vuoi finire la partita senza risultato.
       *[other] { $by } vuole finire la partita senza risultato.
    }
clock-vote-undo =
    { $who ->
        [you] Vuoi annullare l'ultima mossa.
       *[other] { $by } vuole annullare l'ultima mossa.
    }
clock-needs-all = Tutti devono essere d'accordo.
clock-needs-most = Più della metà degli altri deve essere d'accordo.
clock-vote-waits = Non ancora: { $names }.
clock-vote-open = Mancano ancora { $count } voti.
clock-agree = D'accordo
clock-decline = Rifiuta
clock-withdraw = Ritira
clock-undone = Tutti erano d'accordo: l'ultima mossa è stata annullata.
clock-ended = Tutti erano d'accordo di finire questa partita.
clock-ended-help = Non ha un risultato, e resta qui com'è.
# Lines of the log, and news for a few seconds
clock-note-pause-open = Tutti sono d'accordo per una pausa.
clock-note-pause = Tutti sono d'accordo per una pausa di { $length }.
clock-note-replace = È deciso: un bot gioca per { $name }.
clock-note-resume =
    { $who ->
        [time] La pausa è finita.
        [you] Metti fine alla pausa.
       *[other] { $by } mette fine alla pausa.
    }
# Behind what was wanted: Ann asks for a pause. Declined.
clock-note-declined = Rifiutato.
clock-note-expired = Non deciso in tempo.
clock-note-withdrawn = Ritirato.

## What can be proposed

clock-together = Decidere insieme
clock-one-at-a-time = Un voto alla volta:
clock-too-often = È stato appena rifiutato. Aspetta un minuto.
clock-present = Siete in due, e questa persona è qui.
clock-undo = Annulla l'ultima mossa
clock-undo-help = Tutti devono essere d'accordo. Ciò che è stato tirato, pescato, aperto o mostrato a qualcuno resta.
clock-pause = Chiedi una pausa
clock-pause-open = Finché qualcuno riprende
clock-pause-length = Quanto
clock-pause-help = Tutti devono essere d'accordo. Orologi e bot si fermano; chiunque può riprendere.
clock-replace-help = Più della metà degli altri deve essere d'accordo. La persona torna con un tocco.
clock-end = Finisci la partita
clock-end-help = Tutti devono essere d'accordo. La partita non ha allora un risultato, e resta com'è.

## A new table

clock-clock = Tempo per le decisioni
clock-none = Quanto volete
clock-none-help = Di solito: nessuno dipende da un orologio.
clock-preset-quick = Veloce
clock-preset-normal = Normale
clock-preset-slow = Lento
clock-preset-own = Tempi vostri
clock-preset-days = A giorni
clock-live-help = { $decision } per decisione, e { $reserve } di riserva per tutta la partita.
clock-live-more = Per le risposte sigillate { $sealed }; dove tutti possono reagire, { $window }.
clock-own-help = In secondi.
clock-days-help = Per partite di giorni o settimane: nessuno deve esserci nello stesso momento.
clock-days-label = Tempo per decisione
clock-seconds = Secondi
clock-own-decision = Per decisione
clock-own-reserve = Di riserva
clock-own-sealed = Per le risposte sigillate
clock-own-window = Dove tutti possono reagire
clock-then = Quando il tempo è finito
clock-then-stand-in = un bot gioca finché la persona non torna
clock-then-bot = un bot risponde a questa sola domanda
clock-then-pass = la persona passa, o altrimenti risponde un bot
clock-then-vote = votano gli altri
