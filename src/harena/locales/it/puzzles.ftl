## harena puzzles

puzzles-stopped = Interrotto dopo { $done } problemi su { $count }; { $file } li contiene, e lo stesso comando continua.
puzzles-made = { $file } contiene { $count } problemi.
puzzles-solved-by = { $bot } ne risolve { $solved } su { $count }: { $share } % (da { $low } a { $high }); le sue risposte costano in media { $cost } punti.

## The page /puzzles. A hundred points are one victory.

puzzles-title = Problemi
puzzles-about = Posizioni da partite tra bot in cui una risposta è chiaramente la migliore. Sai quello che sa un posto.
puzzles-today = Il problema di oggi
puzzles-puzzle = Problema
puzzles-another = Un altro
puzzles-solved = { $solved } risolti su { $count }
puzzles-today-solved = quello di oggi è risolto
puzzles-midnight = Ce n’è uno nuovo per ogni gioco ogni giorno, a mezzanotte UTC.
puzzles-days =
    { $count ->
        [one] Un giorno di fila con un problema.
       *[other] { $count } giorni di fila con un problema.
    }
puzzles-number = { $number } di { $count }
puzzles-panel = Il problema
puzzles-words = La domanda e la risposta
puzzles-task = Quale risposta ti dà la migliore probabilità di vincere?
puzzles-show = Mostra la risposta
puzzles-right = È la migliore: { $best }.
puzzles-other = { $given } costa { $points } punti della tua probabilità di vincere.
puzzles-best = La risposta migliore: { $best }.
puzzles-usual = A prima vista questo sembra buono: { $usual }. { $why } Ma qui costa { $points } punti.
puzzles-second = La seconda, { $answer }, costa { $points } punti.
puzzles-answers = Tutte le risposte
puzzles-answer = Risposta
puzzles-chance = Probabilità di vincere
puzzles-cost = Costa
puzzles-help = Cento punti sono una vittoria. Le cifre vengono da una ricerca che indovina le carte nascoste, come devi fare tu.
puzzles-next = Problema successivo
puzzles-all = Tutti i problemi
puzzles-failed = Il problema non c’è
