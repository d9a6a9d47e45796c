# The replay: looking back at a match, moment by moment.

replay-title = Relecture
replay-to-now = Au présent
replay-to-table = Revenir à la table
replay-start = Le début de la partie
replay-coach = Entraîneur
replay-failed = Impossible de revoir cette partie
replay-no-moment = Il n’y a pas de moment { $n } dans cette partie : le dernier est { $last }. Voici le plus proche que l’on puisse montrer.
replay-older-rules = Ce qui précède a été joué selon des règles plus anciennes et ne peut qu’être lu.

## The scrubber

replay-scrubber = Moment de la partie
replay-count = { $n } sur { $last }
replay-back = Un pas en arrière
replay-on = Un pas en avant
replay-turn-back = Au tour précédent
replay-turn-on = Au tour suivant
replay-play = Lire
replay-pause = Pause
replay-speed = Vitesse
replay-speed-slow = Lente
replay-speed-normal = Normale
replay-speed-fast = Rapide
replay-speed-off = Pas à pas

## Whose view

replay-view = Quel point de vue
replay-view-open = Tout à découvert
replay-view-watching = En spectateur
replay-view-seat = Vu par { $name }
replay-hands = Ce que chacun a en main
replay-tab-hands = Mains
replay-no-cards = aucune carte

## To take away

replay-look = Montrer ce moment
replay-link = Copier le lien vers ce moment
replay-link-copied = Le lien vers le moment { $n } est copié.
replay-picture = Enregistrer une image de ce moment
replay-picture-done = L’image est dans tes téléchargements.
replay-picture-failed = Ce navigateur ne sait pas faire une image de la table.

## A record from a file

replay-open = Ouvrir un enregistrement
replay-open-text = L’enregistrement d’une partie terminée, tel que la fin de la partie ou le programme le sauvegarde. Le serveur la rejoue pour toi et n’en garde rien.
replay-open-choose = Choisis le fichier, ou dépose-le ici

## In the terminal

replay-table = La table après l'entrée { $entry } :
replay-html-written = La relecture est dans { $file }. Ouvre-la dans un navigateur ; il ne faut pas de serveur.
