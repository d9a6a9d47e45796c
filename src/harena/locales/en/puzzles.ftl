## harena puzzles

puzzles-stopped = Stopped after { $done } of { $count } puzzles; { $file } has them, and the same command goes on.
puzzles-made = { $file } has { $count } puzzles.
puzzles-solved-by = { $bot } solves { $solved } of { $count }: { $share } % ({ $low } to { $high }); its answers cost { $cost } points in the mean.

## The page /puzzles. A hundred points are one victory.

puzzles-title = Puzzles
puzzles-about = Positions from matches between bots in which one answer is clearly the best. You know what one seat knows there.
puzzles-today = Today's puzzle
puzzles-puzzle = Puzzle
puzzles-another = Another one
puzzles-solved = { $solved } of { $count } solved
puzzles-today-solved = today's is solved
puzzles-midnight = There is a new one of each game every day, at midnight UTC.
puzzles-days =
    { $count ->
        [one] One day in a row with a puzzle.
       *[other] { $count } days in a row with a puzzle.
    }
puzzles-number = { $number } of { $count }
puzzles-panel = The puzzle
puzzles-words = What is asked, and the answer
puzzles-task = Which answer gives you the best chance to win?
puzzles-show = Show the answer
puzzles-right = That is the best: { $best }.
puzzles-other = { $given } costs { $points } points of your chance to win.
puzzles-best = The best answer: { $best }.
puzzles-usual = At first sight this looks good: { $usual }. { $why } But it costs { $points } points here.
puzzles-second = The next best, { $answer }, costs { $points } points.
puzzles-answers = All answers
puzzles-answer = Answer
puzzles-chance = Chance to win
puzzles-cost = Costs
puzzles-help = A hundred points are one victory. A search has found these figures that guesses the hidden cards as you must.
puzzles-next = Next puzzle
puzzles-all = All puzzles
puzzles-failed = The puzzle is not there
