## harena puzzles

puzzles-stopped = Interrotto dopo { $done } problemi su { $count }; { $file } li contiene, e lo stesso comando continua.
puzzles-made = { $file } contiene { $count } problemi.
