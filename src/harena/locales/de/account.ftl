# The page about the person at this browser: devices, account, file, deletion. It is loaded when somebody opens it.
# "Harena" stays as it is. Nobody needs an account, and the texts say so.

account-title = Du
account-kind-nobody = Diesen Browser kennt hier noch niemand. Sobald du dich an einen Tisch setzt, ist das anders, auch ohne Konto.
account-kind-guest = Du bist Gast: Dieser Browser merkt sich deine Plätze, und niemand braucht ein Konto.
account-kind-account = Du hast ein Konto: Melde dich damit an, wo du willst.
account-tables =
    { $count ->
        [0] Du hast noch an keinem Tisch einen Platz.
        [one] Du hast an einem Tisch einen Platz.
       *[other] Du hast an { $count } Tischen einen Platz.
    }
account-saved = Gespeichert.

## Another device

account-move = Auf einem anderen Gerät weitermachen
account-move-help = Nimm deine Plätze mit aufs Handy oder an einen anderen Computer. Der Code gilt einmal und zehn Minuten lang. Wer ihn benutzt, spielt als du: Zeig ihn sonst niemandem.
account-move-show = Code zeigen
account-move-again = Neuen Code machen
account-move-scan = Scanne das mit dem anderen Gerät:
account-qr = Der Link als QR-Code
account-move-link = Oder öffne dort diesen Link:
account-move-type = Oder öffne dort { $address } und tippe diesen Code ein:
account-move-until = Gilt einmal, bis { $time }.
account-move-late = Dieser Code ist inzwischen zu alt.
account-move-done = Fertig: { $device } spielt jetzt auch als du.
account-device = Ein anderes Gerät
account-copy = Link kopieren
account-copied = Kopiert

## Arriving on another device

account-arrive = Hier weitermachen?
account-arrive-who = Dieser Browser wird als { $name } angemeldet.
account-arrive-nameless = Dieser Browser wird als die Person angemeldet, der dieser Code gehört.
account-arrive-tables =
    { $count ->
        [0] Diese Person hat noch keine Tische.
        [one] Diese Person hat an einem Tisch einen Platz.
       *[other] Diese Person hat an { $count } Tischen einen Platz.
    }
account-arrive-same = Dieser Browser ist schon als diese Person angemeldet.
account-bring =
    { $count ->
        [one] Den Tisch dieses Browsers mitnehmen
       *[other] Die { $count } Tische dieses Browsers mitnehmen
    }
account-bring-not =
    { $count ->
        [one] Sonst bleibt er nur in diesem Browser, und du findest ihn nirgends sonst.
       *[other] Sonst bleiben sie nur in diesem Browser, und du findest sie nirgends sonst.
    }
account-arrive-yes = Ja, das bin ich
account-arrive-no = Nein
account-code = Ich habe einen Code
account-code-help = Das andere Gerät zeigt ihn unter „Auf einem anderen Gerät weitermachen“.
account-code-field = Code
account-code-use = Weiter
account-arrived = Willkommen zurück. Deine Tische sind in der Lobby.

## Account

account-keep = Mit einem Konto behalten
account-keep-help = Damit du deine Plätze auch dann wiederfindest, wenn du alle Geräte verlierst. Name, Tische und Partien bleiben dir. Eine E-Mail-Adresse braucht es nicht.
account-begin = Mit einem Konto beginnen
account-begin-help = Wenn du magst, kannst du ein Konto anlegen, bevor du dich irgendwo hinsetzt. Eine E-Mail-Adresse brauchst du nicht.
account-ways = Wie du dich anmeldest
account-passkey-help = Ein Passkey ist der Fingerabdruck, das Gesicht oder die PIN deines Geräts. Du musst dir nichts merken, und von diesem Server kann ihn niemand stehlen.
account-passkey-add = Passkey anlegen
account-passkey-another = Noch einen Passkey anlegen
account-passkey = Passkey
account-passkey-line = für { $host }, angelegt am { $created }, zuletzt benutzt am { $used }
account-passkey-remove = Entfernen
account-passkey-removed = Der Passkey ist hier entfernt. Dein Gerät zeigt ihn vielleicht noch; dort kannst du ihn löschen.
account-passkeys-not = Passkeys brauchen eine Adresse mit Namen und https://. Hier tut es ein Passwort.
account-password-set = Passwort wählen
account-password-change = Anmeldenamen oder Passwort ändern
account-password-others = Alle deine anderen Geräte werden abgemeldet.
account-login = Anmeldename
account-login-help = 3 bis 60 Zeichen ohne Leerzeichen. Niemand sonst sieht ihn.
account-password-field = Passwort
account-password-new = Neues Passwort
account-password-help = Mindestens 10 Zeichen. Ein paar Wörter sind gut.
account-password-old = Jetziges Passwort
account-save = Speichern

## Signing in

account-sign-in = Ich habe ein Konto
account-sign-in-go = Anmelden
account-sign-in-passkey = Mit einem Passkey anmelden

## Devices

account-devices = Wo du angemeldet bist
account-devices-help = Ein Browser, den du abmeldest, verliert auch deine Plätze.
account-here = dieser Browser
account-unknown = Unbekannter Browser
account-used = zuletzt hier am { $time }
account-out = Abmelden
account-out-which = { $device } abmelden
account-out-others = Alle anderen abmelden
account-out-here = Hier abmelden
account-outside = Du bist abgemeldet. Dieser Browser hat keine Plätze mehr.

## File and deletion

account-file = Alles, was du hier hast
account-file-help = Name, Geräte, Tische, Partien und was du gesagt hast, in einer Datei (JSON).
account-file-get = Datei herunterladen
account-delete = Alles löschen
account-delete-help = Name, Konto, Geräte und deine Worte werden endgültig gelöscht, hier und auf jedem Gerät. Partien bleiben ohne deinen Namen, und ein Bot spielt für dich weiter.
account-delete-open = Mich löschen …
account-delete-sure = Das lässt sich nicht rückgängig machen. Alles löschen?
account-delete-proof = Zeig noch einmal, dass du es bist: mit deinem Passkey oder deinem Passwort.
account-delete-yes = Ja, alles löschen
account-gone = Du bist fort
account-gone-text = Hier ist nichts mehr über dich gespeichert. Danke, dass du mitgespielt hast.

## What went wrong

account-trouble-not-signed-in = Hier ist niemand mehr angemeldet. Lade die Seite neu.
account-trouble-wrong-sign-in = Dieses Konto gibt es nicht, oder das ist nicht sein Passwort.
account-trouble-wrong-code = Dieser Code stimmt nicht, wurde schon benutzt oder ist älter als zehn Minuten. Prüfe ihn, oder lass das andere Gerät einen neuen zeigen.
account-trouble-wrong-passkey = Diesen Passkey kennt hier niemand: Er gehört zu einer anderen Seite, wurde entfernt, oder es hat zu lange gedauert. Versuch es noch einmal oder melde dich anders an.
account-trouble-no-passkey = Es wurde kein Passkey benutzt. Vielleicht hat dieses Gerät keinen für diese Seite.
account-trouble-login-taken = Diesen Anmeldenamen hat schon jemand. Nimm einen anderen.
account-trouble-bad-login = Das geht nicht als Anmeldename: 3 bis 60 Zeichen ohne Leerzeichen.
account-trouble-weak-password = Dieses Passwort ist zu leicht: mindestens 10 Zeichen, verschiedene, und nicht dein Anmeldename.
account-trouble-last-way = Ohne ihn könntest du dich nicht mehr anmelden. Wähle zuerst ein Passwort oder lege einen anderen Passkey an.
account-trouble-no-accounts = Dieser Server führt keine Konten.
account-trouble-busy = Gerade melden sich viele an. Versuch es noch einmal.
account-trouble-too-fast = Das wurde zu oft versucht. Warte eine Viertelstunde und versuch es dann noch einmal.
