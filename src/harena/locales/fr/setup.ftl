# The form for a new table: who may join, and what the person chose before.

setup-who = Qui peut jouer ?
setup-private = Les personnes qui ont le lien
setup-open = Tout le monde : la table figure dans le salon
setup-private-help = Personne d’autre ne voit la table. Tu reçois un lien à envoyer.
setup-open-help = Jusqu’au début, chacun peut prendre une place libre. Tu peux refermer la table et exclure quelqu’un.
setup-again = Comme la dernière fois.
setup-usual = Choix habituels
setup-presets = Tes choix
setup-drop = Oublier : { $name }
setup-keep = Garder ce choix
setup-keep-name = Nom de ce choix
setup-keep-do = Garder
setup-kept = Gardé : { $name }
