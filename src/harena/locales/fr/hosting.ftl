# What the host of a table may do.

host-listed = Montrer cette table dans le salon
host-listed-help = Chacun peut prendre une place libre jusqu’au début.
host-private-help = Seules les personnes qui ont le lien privé peuvent s’asseoir.
host-silence = Faire taire
host-unsilence = Laisser parler
host-remove = Exclure
host-ban = Bannir
host-remove-sure = { $name } perd sa place. Avec le lien, on peut la reprendre.
host-replace-sure = Un bot joue pour { $name } jusqu’à la fin. On peut regarder, mais pas revenir.
host-ban-sure = { $name } perd sa place et ne peut plus s’asseoir ici. Le lien privé change : envoie le nouveau à tes amis.
host-close = Fermer la table
host-close-open = La table se termine pour tous. Les personnes assises ici l’apprennent.
host-close-running = La partie se termine sans vainqueur. Ce qui a été joué reste dans l’enregistrement.
