# The replay: looking back at a match, moment by moment.

replay-title = Rückblick
replay-to-now = Zur Gegenwart
replay-to-table = Zurück zum Tisch
replay-start = Der Anfang der Partie
replay-coach = Trainer
replay-failed = Auf diese Partie kann man nicht zurückblicken
replay-no-moment = In dieser Partie gibt es keinen Moment { $n }: Der letzte ist { $last }. Hier ist der nächste, der sich zeigen lässt.
replay-older-rules = Was davor war, wurde nach älteren Regeln gespielt und lässt sich nur lesen.

## The scrubber

replay-scrubber = Moment der Partie
replay-count = { $n } von { $last }
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-turn-back = Zur Runde davor
replay-turn-on = Zur nächsten Runde
replay-play = Abspielen
replay-pause = Pause
replay-speed = Tempo
replay-speed-slow = Langsam
replay-speed-normal = Normal
replay-speed-fast = Schnell
replay-speed-off = Schritte

## Whose view

replay-view = Wessen Sicht
replay-view-open = Alles offen
replay-view-watching = Als Zuschauer
replay-view-seat = Wie { $name } es sah
replay-hands = Was alle auf der Hand haben
replay-tab-hands = Hände
replay-no-cards = keine Karten

## To take away

replay-look = Diesen Moment zeigen
replay-link = Link zu diesem Moment kopieren
replay-link-copied = Der Link zu Moment { $n } ist kopiert.
replay-picture = Bild von diesem Moment speichern
replay-picture-done = Das Bild liegt bei deinen Downloads.
replay-picture-failed = Dieser Browser kann kein Bild vom Tisch machen.

## A record from a file

replay-open = Aufzeichnung öffnen
replay-open-text = Die Aufzeichnung einer beendeten Partie, wie das Ende der Partie oder das Programm sie speichert. Der Server spielt sie für dich nach und behält nichts davon.
replay-open-choose = Wähle die Datei, oder zieh sie hierher

## In the terminal

replay-table = Der Tisch nach Eintrag { $entry }:
replay-html-written = Der Rückblick ist in { $file }. Öffne ihn in einem Browser; er braucht keinen Server.
