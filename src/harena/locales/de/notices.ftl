# What people who are away are told, and the page on which they choose how. Nothing secret: which game, never what
# happens in it. Short, second person; no article stands before a name or a game.

## Messages

notices-turn = Du bist dran
notices-started = Die Partie hat begonnen
notices-over = Die Partie ist zu Ende
notices-joined = Jemand hat sich an deinen Tisch gesetzt
notices-turns = Du bist an { $count } Tischen dran
notices-many = Neues von { $count } Tischen
# A line of a message about several tables.
notices-line = { $game }: { $what }
notices-more =
    { $count ->
        [one] … und noch ein Tisch
       *[other] … und noch { $count } Tische
    }
notices-test = So sieht eine Nachricht aus. Sie ist angekommen.
notices-mail-hello = Hallo { $name },
notices-mail-why = Du bekommst das, weil du es auf { $address } so gewählt hast.
notices-stop-turn = Keine E-Mail mehr, wenn du dran bist:
notices-stop-started = Keine E-Mail mehr, wenn eine Partie beginnt:
notices-stop-over = Keine E-Mail mehr, wenn eine Partie endet:
notices-stop-joined = Keine E-Mail mehr, wenn sich jemand setzt:
notices-stop-mail = Gar keine E-Mail mehr:
notices-stop-webhook = Nichts mehr davon:
notices-button-turn = Nicht bei Zügen
notices-button-started = Nicht bei Beginn
notices-button-over = Nicht bei Ende
notices-button-joined = Nicht bei Gästen
notices-button-all = Hier alles aus
notices-confirm = Möchtest du E-Mail von Harena?
notices-confirm-text =
    Jemand, wahrscheinlich du, hat { $address } gebeten, an diese Adresse zu schreiben, wenn man in einer Partie dran ist.

    Wenn du das warst, öffne diesen Link:
    { $link }

    Wenn nicht, musst du nichts tun: Es kommt keine weitere Mail.

## The page

notices-title = Wenn du weg bist
notices-about = Harena kann dir sagen, dass du dran bist, dass eine Partie begonnen hat oder zu Ende ist oder dass sich jemand an deinen Tisch gesetzt hat. Solange du an einem Tisch bist, kommt nichts. Keine Nachricht sagt, was in einer Partie geschieht.
notices-in-browser = In diesem Browser
notices-title-says = Der Titel des Tabs sagt immer, ob du dran bist; einen Ton kannst du in den Einstellungen einschalten.
notices-notify = Sag es mir, wenn die Seite im Hintergrund offen ist
notices-notify-help = Der Browser zeigt eine Nachricht, während du etwas anderes ansiehst.
notices-add-browser = Diesem Browser Nachrichten schicken, auch wenn die Seite zu ist
notices-add-browser-help = Der Browser fragt dich einmal. Was unterwegs ist, kann nur dieser Browser lesen.
notices-install = Dieser Browser nimmt Nachrichten erst an, wenn Harena installiert ist: Lege es auf den Startbildschirm und komm dann wieder hierher.
notices-blocked = Der Browser erlaubt keine Nachrichten von dieser Seite. Ändern kannst du das in seinen Einstellungen für diese Seite.
notices-no-push = Der Browser kann gerade keine Nachrichten empfangen. Vielleicht ist sein Nachrichtendienst ausgeschaltet.
notices-this-browser = Dieser Browser
notices-browser = Ein anderer Browser
notices-mail = Per E-Mail
notices-mail-address = E-Mail-Adresse
notices-mail-help = Zuerst kommt eine Mail mit einem Link. Sonst kommt nichts, bevor du ihn geöffnet hast.
notices-chat = In einer Chatgruppe
notices-webhook-address = Adresse des Webhooks
notices-webhook-help = Slack, Discord, Mattermost und Matrix geben jeder Gruppe eine. Alle in der Gruppe lesen, dass du dran bist, und wo.
notices-add = Hinzufügen
notices-nowhere = Dieser Server schickt keine Nachrichten, wenn die Seite zu ist. Wer ihn betreibt, kann das ändern.
notices-when = Sag es mir, wenn
notices-when-turn = ich dran bin
notices-when-started = eine Partie beginnt
notices-when-over = eine Partie zu Ende ist
notices-when-joined = sich jemand an meinen Tisch setzt
notices-try = Schick mir eine Probe
notices-switch-off = Ausschalten
notices-switch-on = Einschalten
notices-remove = Entfernen
notices-tried-sent = Abgeschickt. Die Nachricht sollte gleich ankommen.
notices-tried-later = Das ging gerade nicht: Die andere Seite antwortet nicht. Versuche es später noch einmal.
notices-tried-refused = Die andere Seite nimmt es nicht an.
notices-tried-gone = Diese Adresse gibt es nicht mehr; sie wurde entfernt.
notices-state-new = Noch nicht bestätigt: Öffne den Link in der Mail, die dorthin ging. Sieh auch im Spam-Ordner nach.
notices-state-off = Ausgeschaltet
notices-state-refused = Hier wurden unsere Nachrichten abgelehnt. Prüfe, ob die Adresse noch stimmt, und schalte sie dann wieder ein.
notices-confirmed = Danke: Ab jetzt kommen E-Mails an diese Adresse.
notices-stopped-turn = Erledigt: nichts mehr, wenn du dran bist.
notices-stopped-started = Erledigt: nichts mehr, wenn eine Partie beginnt.
notices-stopped-over = Erledigt: nichts mehr, wenn eine Partie zu Ende ist.
notices-stopped-joined = Erledigt: nichts mehr, wenn sich jemand setzt.
notices-stopped-mail = Erledigt: An diese Adresse kommt keine E-Mail mehr.
notices-stopped-push = Erledigt: An jenen Browser geht nichts mehr.
notices-stopped-webhook = Erledigt: An jene Chatgruppe geht nichts mehr.
notices-old-link = Dieser Link gilt nicht mehr. Vielleicht gibt es schon nicht mehr, wozu er gehörte.
notices-bad-address = An diese Adresse kann nichts geschickt werden. Sieh nach, ob sie richtig geschrieben ist.
notices-not-sent = Der Mailserver antwortet gerade nicht. Versuche es später noch einmal; gespeichert wurde nichts.
notices-too-many-channels = Du hast schon sehr viele. Entferne zuerst eine.
