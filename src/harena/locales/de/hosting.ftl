# What the host of a table may do.

host-listed = Diesen Tisch in der Lobby zeigen
host-listed-help = Bis zum Beginn darf sich jeder auf einen freien Platz setzen.
host-private-help = Nur wer den privaten Link hat, kann sich setzen.
host-silence = Stummschalten
host-unsilence = Sprechen lassen
host-remove = Entfernen
host-ban = Aussperren
host-remove-sure = { $name } verliert den Platz. Mit dem Link ist er wieder zu haben.
host-replace-sure = Ein Bot spielt für { $name } bis zum Ende weiter. Zusehen geht, zurückkommen nicht.
host-ban-sure = { $name } verliert den Platz und kann sich hier nicht mehr setzen. Der private Link ändert sich: Schick deinen Freunden den neuen.
host-close = Tisch schließen
host-close-open = Der Tisch endet für alle. Wer hier sitzt, erfährt es.
host-close-running = Das Spiel endet ohne Sieger. Was gespielt wurde, bleibt in der Aufzeichnung.
