# The form for a new table: who may join, and what the person chose before.

setup-who = Wer darf mitspielen?
setup-private = Wer den Link hat
setup-open = Alle: Der Tisch steht in der Lobby
setup-private-help = Niemand sonst sieht den Tisch. Du bekommst einen Link zum Verschicken.
setup-open-help = Bis zum Beginn darf sich jeder auf einen freien Platz setzen. Du kannst den Tisch wieder schließen und Leute entfernen.
setup-again = Wie beim letzten Mal.
setup-usual = Übliche Auswahl
setup-presets = Deine Auswahl
setup-drop = Vergessen: { $name }
setup-keep = Diese Auswahl merken
setup-keep-name = Name dieser Auswahl
setup-keep-do = Merken
setup-kept = Gemerkt: { $name }
