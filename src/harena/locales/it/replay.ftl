# The replay: looking back at a match, moment by moment.

replay-title = Replay
replay-to-now = Al presente
replay-to-table = Torna al tavolo
replay-start = L’inizio della partita
replay-coach = Allenatore
replay-failed = Questa partita non si può rivedere
replay-no-moment = In questa partita non c’è il momento { $n }: l’ultimo è { $last }. Ecco il più vicino che si può mostrare.
replay-older-rules = Ciò che precede è stato giocato con regole più vecchie e si può solo leggere.

## The scrubber

replay-scrubber = Momento della partita
replay-count = { $n } di { $last }
replay-back = Un passo indietro
replay-on = Un passo avanti
replay-turn-back = Al turno precedente
replay-turn-on = Al turno successivo
replay-play = Avvia
replay-pause = Pausa
replay-speed = Velocità
replay-speed-slow = Lenta
replay-speed-normal = Normale
replay-speed-fast = Veloce
replay-speed-off = A passi

## Whose view

replay-view = Di chi è la vista
replay-view-open = Tutto scoperto
replay-view-watching = Da spettatore
replay-view-seat = Come l’ha vista { $name }
replay-hands = Che cosa ha in mano ciascuno
replay-tab-hands = Mani
replay-no-cards = nessuna carta

## To take away

replay-look = Mostra questo momento
replay-link = Copia il link a questo momento
replay-link-copied = Il link al momento { $n } è copiato.
replay-picture = Salva un’immagine di questo momento
replay-picture-done = L’immagine è tra i tuoi download.
replay-picture-failed = Questo browser non sa fare un’immagine del tavolo.

## A record from a file

replay-open = Apri una registrazione
replay-open-text = La registrazione di una partita finita, come la salvano la fine della partita o il programma. Il server la rigioca per te e non ne conserva nulla.
replay-open-choose = Scegli il file, o lascialo cadere qui

## In the terminal

replay-table = Il tavolo dopo la voce { $entry }:
replay-html-written = Il replay è in { $file }. Aprilo in un browser; non serve alcun server.
