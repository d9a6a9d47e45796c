## harena puzzles

puzzles-stopped = Arrêté après { $done } problèmes sur { $count } ; { $file } les contient, et la même commande continue.
puzzles-made = { $file } contient { $count } problèmes.
