# The form for a new table: who may join, and what the person chose before.

setup-who = Chi può giocare?
setup-private = Chi ha il link
setup-open = Tutti: il tavolo è nell’elenco della lobby
setup-private-help = Nessun altro vede il tavolo. Ricevi un link da mandare.
setup-open-help = Fino all’inizio chiunque può prendere un posto libero. Puoi richiudere il tavolo e allontanare qualcuno.
setup-again = Come l’ultima volta.
setup-usual = Scelte abituali
setup-presets = Le tue scelte
setup-drop = Dimentica: { $name }
setup-keep = Conserva questa scelta
setup-keep-name = Nome di questa scelta
setup-keep-do = Conserva
setup-kept = Conservata: { $name }
