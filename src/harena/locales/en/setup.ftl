# The form for a new table: who may join, and what the person chose before.

setup-who = Who may join?
setup-private = Whoever has the link
setup-open = Everybody: the table is listed in the lobby
setup-private-help = Nobody else sees the table. You get a link to send.
setup-open-help = Until the match starts, anybody may take a free seat. You can make it private again, and remove people.
setup-again = As last time.
setup-usual = Usual choices
setup-presets = Your choices
setup-drop = Forget: { $name }
setup-keep = Keep this choice
setup-keep-name = Name of this choice
setup-keep-do = Keep
setup-kept = Kept: { $name }
