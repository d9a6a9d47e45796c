## harena puzzles

puzzles-stopped = Angehalten nach { $done } von { $count } Rätseln; { $file } enthält sie, und derselbe Befehl macht weiter.
puzzles-made = { $file } enthält { $count } Rätsel.
