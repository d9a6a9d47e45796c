## harena puzzles

puzzles-stopped = Stopped after { $done } of { $count } puzzles; { $file } has them, and the same command goes on.
puzzles-made = { $file } has { $count } puzzles.
