## harena puzzles

puzzles-stopped = Angehalten nach { $done } von { $count } Rätseln; { $file } enthält sie, und derselbe Befehl macht weiter.
puzzles-made = { $file } enthält { $count } Rätsel.
puzzles-solved-by = { $bot } löst { $solved } von { $count }: { $share } % ({ $low } bis { $high }); seine Antworten kosten im Mittel { $cost } Punkte.

## The page /puzzles. A hundred points are one victory.

puzzles-title = Rätsel
puzzles-about = Stellungen aus Partien zwischen Bots, in denen eine Antwort klar die beste ist. Du weißt, was ein Platz dort weiß.
puzzles-today = Das Rätsel des Tages
puzzles-puzzle = Rätsel
puzzles-another = Ein anderes
puzzles-solved = { $solved } von { $count } gelöst
puzzles-today-solved = das von heute ist gelöst
puzzles-midnight = Jeden Tag gibt es zu jedem Spiel ein neues, um Mitternacht UTC.
puzzles-days =
    { $count ->
        [one] Ein Tag in Folge mit einem Rätsel.
       *[other] { $count } Tage in Folge mit einem Rätsel.
    }
puzzles-number = { $number } von { $count }
puzzles-panel = Das Rätsel
puzzles-words = Was gefragt ist, und die Antwort
puzzles-task = Welche Antwort gibt dir die beste Aussicht zu gewinnen?
puzzles-show = Antwort zeigen
puzzles-right = Das ist die beste: { $best }.
puzzles-other = { $given } kostet { $points } Punkte deiner Aussicht zu gewinnen.
puzzles-best = Die beste Antwort: { $best }.
puzzles-usual = Auf den ersten Blick sieht das gut aus: { $usual }. { $why } Hier kostet es aber { $points } Punkte.
puzzles-second = Die nächstbeste, { $answer }, kostet { $points } Punkte.
puzzles-answers = Alle Antworten
puzzles-answer = Antwort
puzzles-chance = Aussicht zu gewinnen
puzzles-cost = Kostet
puzzles-help = Hundert Punkte sind ein Sieg. Die Zahlen hat eine Suche gefunden, die die verdeckten Karten errät, wie du es musst.
puzzles-next = Nächstes Rätsel
puzzles-all = Alle Rätsel
puzzles-failed = Das Rätsel ist nicht da
