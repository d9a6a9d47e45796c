# The replay: looking back at a match, moment by moment.

replay-title = Replay
replay-to-now = Back to now
replay-to-table = Back to the table
replay-start = The start of the match
replay-coach = Coach
replay-failed = This match cannot be looked back at
replay-no-moment = There is no moment { $n } in this match: the last one is { $last }. Here is the nearest that can be shown.
replay-older-rules = What came before was played under older rules and can only be read.

## The scrubber

replay-scrubber = Moment of the match
replay-count = { $n } of { $last }
replay-back = One step back
replay-on = One step on
replay-turn-back = To the turn before
replay-turn-on = To the next turn
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-slow = Slow
replay-speed-normal = Normal
replay-speed-fast = Fast
replay-speed-off = Steps

## Whose view

replay-view = Whose view
replay-view-open = Everything open
replay-view-watching = As a spectator
replay-view-seat = As { $name } saw it
replay-hands = What everybody holds
replay-tab-hands = Hands
replay-no-cards = no cards

## To take away

replay-look = Show this moment
replay-link = Copy the link to this moment
replay-link-copied = The link to moment { $n } is copied.
replay-picture = Save a picture of this moment
replay-picture-done = The picture is among your downloads.
replay-picture-failed = This browser cannot make a picture of the table.

## A record from a file

replay-open = Open a record
replay-open-text = The record of a finished match, as the end of the match or the program saves it. The server plays it again for you and keeps nothing of it.
replay-open-choose = Choose the file, or drop it here

## In the terminal

replay-table = The table after entry { $entry }:
replay-html-written = The replay is in { $file }. Open it in a browser; it needs no server.
