# The page in the browser. No article stands before a name. Short, second person; say what happened, what one can do,
# and never blame. Harena is the name of the house and stays as it is.

## Everywhere

skip = Zum Inhalt springen
loading = Einen Moment …
close = Schließen
cancel = Abbrechen
try-again = Noch einmal versuchen
to-lobby = Zurück zur Lobby
not-found = Hier gibt es nichts
not-found-next = Vielleicht ist ein Stück der Adresse verloren gegangen. Alle Spiele beginnen in der Lobby.
name = Name
your-name = Dein Name
# What somebody is called who has given no name. A number may follow.
guest = Gast
rules = Regeln
# A link to a rule such as G-3.4.
rule = Regel { $rule }
watch = Zuschauen

## Settings

settings = Einstellungen
# The page about the person at this browser.
me = Du und deine Geräte
language = Sprache
motion = Animationen
motion-slow = Langsam
motion-normal = Normal
motion-fast = Schnell
motion-off = Aus
sound = Ton
sound-on = An
sound-volume = Lautstärke
theme = Farben
theme-system = Wie auf diesem Gerät
theme-light = Hell
theme-dark = Dunkel
plain = Einfache Ansicht
plain-help = Jedes Spiel in Worten und Tabellen: für Screenreader, langsame Handys und alle, die es so mögen.
twice = Zweimal bestätigen
twice-help = Ein Tippen wählt nur aus, ein zweites spielt. Für alle, die zu schnell tippen.
settings-notices = Nachrichten, wenn du weg bist …

## Lobby

hero = Brettspiele aus der Arena, gegen Bots und Freunde. Kein Konto, einfach spielen.
games = Spiele
play-now = Jetzt gegen Bots spielen
play-friends = Mit Freunden spielen
learn = Lernen
teach-me = Beim Spielen erklären
set-up = Tisch einrichten
mine = Meine Tische
lobby-profile = Dein Profil
lobby-puzzles = Rätsel
lobby-club = Der Club
mine-none = Noch keine. Tische, an denen du spielst, erscheinen hier.
mine-your-turn = Du bist dran
mine-waits = Warten auf { $names }
mine-won-by = Sieg für { $names }
mine-open = Noch nicht gestartet
mine-running = Läuft
mine-over = Zu Ende
mine-gone = Diesen Tisch gibt es nicht mehr
mine-forget = Aus der Liste entfernen
mine-record = Aufzeichnung einer Partie öffnen

## Die Bühne: Aussichten

stage-odds = Aussichten
stage-odds-win = { $name } gewinnt: { $chance } %
stage-odds-both = Beide gewinnen: { $chance } %
stage-odds-death = { $name } stirbt: { $chance } %
stage-percent = { $chance } %

## A new table

new = Tisch einrichten
new-game = Spiel
new-players = Spieler
new-seats = Wer sitzt wo?
new-options = Tischoptionen
new-more = Weitere Optionen
new-nobody = Setz dich selbst oder jemanden an diesem Bildschirm an den Tisch.
new-no-file = Wähl eine andere Datei mit deinen Karten oder nimm die üblichen Karten.
new-talk = Gespräch
new-talk-on = Am Tisch darf gesprochen werden
new-talk-on-help = Nachrichten, fertige Sätze und Versprechen. Wer den Tisch eröffnet hat, kann es abschalten.
new-whispers = Zwei dürfen flüstern
new-whispers-help = Nur die zwei lesen es. Üblich, wo das Spiel von Absprachen lebt.
new-afterwards = Zuschauer dürfen es nach der Partie lesen
new-afterwards-help = Was zu allen gesagt wurde, nie Geflüstertes.
new-odds = Der Bildschirm zeigt die Chancen
new-odds-help = Wie wahrscheinlich ein Kämpfer siegt oder stirbt, gezählt aus dem, was alle wissen.
new-make = Tisch eröffnen
new-start = Partie starten
# The usual value of a table option, after its explanation.
option-usual = Standard: { $value }.
# Of several values that many are to be chosen.
option-some = { $count } auswählen
option-file = Eigene Karten (TOML-Datei)
option-no-file = Die üblichen Karten nehmen
option-not-text = Diese Datei ist kein UTF-8-Text.
seat-number = Platz { $number }
who-me = Ich
who-friend = Jemand per Link
who-friend-about = Du bekommst einen Link zum Verschicken.
who-here = Jemand an diesem Bildschirm
who-here-name = Name der Person auf Platz { $number }

## Before the start

seats = Plätze
seat-you = (du)
seat-free = frei
seat-here = da
seat-away = nicht da
seat-stand-in = ein Bot spielt bis zur Rückkehr
seat-waited = am Zug
special = An diesem Tisch
room-waiting =
    { $count ->
        [one] Ein Platz ist frei.
       *[other] { $count } Plätze sind frei.
    }
room-ready = Alle sind da. Starte, wann du willst.
room-then-host = Wenn alle besetzt sind, startet der Gastgeber die Partie.
room-host-starts = Alle Plätze sind besetzt. Der Gastgeber startet die Partie.
room-start = Partie starten
fair-dice = Faire Würfel
room-fill-start = Mit Bots auffüllen und starten
room-level = Bots für freie Plätze
room-bot = Bot hinsetzen
room-bot-seat = Bot hinsetzen: Platz { $number }
room-free = Platz freigeben
room-free-seat = Platz freigeben: { $name }
room-leave = Tisch verlassen
watching-room = Du schaust zu. Die Partie hat noch nicht begonnen.

invite = Freunde einladen
invite-help = Wer diesen Link öffnet, kann einen freien Platz nehmen. Schick ihn nur Leuten, mit denen du spielen willst.
invite-link = Privater Link
invite-share = Link teilen
invite-copy = Link kopieren
invite-copied = Kopiert
invite-qr = QR-Code des privaten Links

join = Du bist an diesen Tisch eingeladen. Sag, wer du bist, und setz dich.
join-seat = Platz
join-any = Irgendein freier Platz
join-sit = Platz nehmen
join-full = Alle Plätze an diesem Tisch sind besetzt. Du kannst zuschauen.
join-freed = Der Gastgeber hat deinen Platz freigegeben. Du kannst dich wieder hinsetzen.

## At the table

tools = Werkzeuge
prompt = Was jetzt geschieht
prompt-over = Die Partie ist zu Ende.
prompt-nobody = Gerade muss niemand etwas tun.
prompt-sealed = Deine Antwort liegt verdeckt. Du kannst sie ändern, bis alle geantwortet haben.
prompt-result = Ergebnis
title-your-turn = Du bist dran
hint = Tipp
undo = Zurücknehmen
watching = Du schaust zu.
lost = Verbindung verloren. Neuer Versuch …
lost-now = Jetzt versuchen
sending = Wird gesendet …
keeps-nothing = Dieser Browser speichert nichts. Wenn du die Seite schließt oder neu lädst, verlierst du deinen Platz.
stage-failed = Der Tisch ließ sich nicht zeichnen. Lade die Seite neu.
stage-away = Während du weg warst
stage-away-close = Schließen: Während du weg warst
beside = Plätze und Chronik
log = Chronik
log-closed = Manche früheren Zeilen sind vorerst verdeckt: Die Regeln wollen, dass du sie dir merkst.
log-newest = Zur neuesten Zeile
log-look = Auf die Partie zurückblicken
rules-search = Regeln durchsuchen
rules-none = Keine Regel enthält „{ $words }“. Versuch ein anderes Wort oder eine Nummer wie 3.4.
rules-found = { $count ->
    [one] Eine Regel gefunden
   *[other] { $count } Regeln gefunden
}
rules-contents = Inhalt
rules-missing = Eine Regel { $rule } gibt es in diesem Spiel nicht. Hier sind alle, die es gibt.
rules-page = Als Seite öffnen
rules-print = Drucken
rules-sheet = Übersichtsblatt
rules-print-now = Jetzt drucken
rules-back = Zurück zu den Regeln
rules-print-help = So sieht es auf Papier (A4) aus.

replace = Bot für { $name } einsetzen
leave = Tisch verlassen
leave-help = Ein Bot kann für dich spielen, bis du deinen Platz wieder einnimmst. Oder geh in die Lobby: Dein Platz wartet, und du findest den Tisch unter „Meine Tische“.
leave-bot = Bot für mich einsetzen
leave-wait = Gehen, mein Platz wartet
stand-in = Ein Bot spielt für dich.
stand-in-return = Wieder selbst spielen

curtain = Gib das Gerät an { $name } weiter
curtain-help = Alles bleibt verdeckt, bis nur { $name } auf den Bildschirm schaut.
curtain-open = Ich bin { $name }

## Talk


## Talk


## Talk

say = Gespräch
say-unread =
    { $count ->
        [one] Eine neue Zeile
       *[other] { $count } neue Zeilen
    }
# Read out to those who do not have the talk open.
say-news = { $name } sagt: { $text }
# Between the lines that were read and the new ones.
say-new = Neu
say-failed = Das Gespräch ließ sich nicht laden.
say-empty = Noch hat niemand etwas gesagt. Schreib etwas, oder wähle einen Satz: Alle lesen ihn in ihrer Sprache.
say-off = An diesem Tisch ist das Gespräch abgeschaltet.
say-watching = Du schaust zu. Was am Tisch gesagt wird, bleibt während der Partie dort; danach kannst du es lesen, wenn der Tisch es erlaubt.
say-watching-none = Hier gibt es nichts zu lesen: Niemand hat etwas zu allen gesagt, oder dieser Tisch behält es für sich.
say-shared = Mehrere Personen teilen diesen Bildschirm, darum ist Geflüstertes jetzt nicht zu sehen.
say-earlier = Frühere Zeilen zeigen
say-you = Du
say-whisper-to = geflüstert an { $name }
say-whisper-you = geflüstert an dich
say-promise-to = Versprechen an { $name }
say-promise-you = Versprechen an dich
say-more = Was du mit dieser Zeile von { $name } tun kannst
say-no-about = Mehr ist hier darüber nicht zu wissen.
say-to = An wen
# In a list of receivers.
say-everybody = An alle
say-only = Nur an { $name }
say-to-all = Alle am Tisch lesen es.
say-text = Sag etwas
say-send = Senden
say-whisper = An { $name } flüstern
say-left =
    { $count ->
        [one] Noch ein Zeichen
       *[other] Noch { $count } Zeichen
    }
say-over =
    { $count ->
        [one] Ein Zeichen zu viel
       *[other] { $count } Zeichen zu viel
    }
# Ready-made sentences.
say-phrases = Sätze
say-groups = Arten von Sätzen
say-write = Lieber etwas schreiben
# What a phrase still needs.
say-slot-seat = wer
say-slot-amount = wie viel
say-slot-thing = was
say-amount-bounds = Nur ganze Zahlen von 1 bis { $high }.
# Go on to what the phrase needs next.
say-next = Weiter
say-find = Suchen
say-promise-one = Als Versprechen an { $name }
say-promise-some = Als Versprechen
say-promise-whom = An wen?
say-mute = { $name } stumm schalten
say-muted = { $name } ist für dich stumm.
say-hear = Wieder hören
say-report-line = Diese Zeile melden …
say-report = Melden
say-report-help = Wer den Tisch eröffnet hat, liest diese Zeile und deinen Namen und kann Leute stummschalten oder entfernen. Wer diese Seite betreibt, liest sie mit den Zeilen darum herum.
# Instead of say-report-help, about a line of the host.
say-report-host = { $name } hat den Tisch eröffnet. Nur wer diese Seite betreibt, liest deine Meldung, mit den Zeilen darum herum.
say-reported = Gemeldet.
say-host = Du hast den Tisch eröffnet. Meldungen: { $count }
say-report-by = { $reporter } meldet { $name }:
say-switch-off = Gespräch für alle abschalten
say-switch-on = Gespräch wieder einschalten
promises = Versprechen
promises-open = Versprechen ({ $count } offen)
promises-settled = Versprechen ({ $count } erledigt)
promise-to-you = { $name } hat dir versprochen
promise-by-you = Du hast { $name } versprochen
promise-by-to = { $by } hat { $to } versprochen
# Who promised, and to whom, above what was promised.
promise-pair = { $by } an { $to }
promise-open = offen
promise-kept = gehalten
promise-broken = gebrochen
promise-mark = Was wurde daraus?
promise-mark-kept = Gehalten
promise-mark-broken = Gebrochen
promise-pay = Jetzt { $amount } zahlen
promise-help = Nichts erzwingt ein Versprechen. Wer es bekommen hat, sagt, was daraus wurde.

## Explanations, cards, keys

stage-back = Zurück
stage-phase-done = vorbei
stage-turn = Runde { $turn }
stage-turn-of = Runde { $turn } von { $turns }
stage-setup = Aufbau
stage-confirm = Ausführen
stage-go-on = Weiter
stage-target = Auf wen?
# Before what a thing does at present.
stage-now = Jetzt:
## Numbers, sealed answers and deals

stage-less = { $label }: eins weniger
stage-more = { $label }: eins mehr
stage-counts = Es gilt { $number }
stage-hint-use = Tipp nehmen: { $number }
stage-hint-used = Wie im Tipp: { $number }
stage-amount =
    { $unit ->
        [gold] { $number } Gold
       *[silver]
            { $number ->
                [one] { $number } Münze
               *[other] { $number } Münzen
            }
    }
stage-bid = Dein Gebot
stage-bid-tap = Dein Gebot: einmal tippen, und es gilt
stage-bid-other = Ein anderer Betrag
stage-bid-keep = bleibt { $left }
stage-bid-given = Dein Gebot steht: { $answer }. Du kannst es ändern.
# In these, $unit is gold or denarii and is never shown itself.
stage-sealed-in = verdeckt
stage-sealed-out = überlegt noch
stage-sealed-passed = kein Gebot
stage-sealed-winner = höchstes Gebot
stage-sealed-waiting =
    { $count ->
        [one] Ein Gebot fehlt noch.
       *[other] { $count } Gebote fehlen noch.
    }
stage-sealed-ready = Alle Gebote sind da.
stage-sealed-won =
    { $unit ->
        [gold] Geht für { $price } Gold an { $name }.
       *[denarii]
            { $price ->
                [one] Geht für { $price } Münze an { $name }.
               *[other] Geht für { $price } Münzen an { $name }.
            }
    }
stage-sealed-won-you =
    { $unit ->
        [gold] Geht für { $price } Gold an dich.
       *[denarii]
            { $price ->
                [one] Geht für { $price } Münze an dich.
               *[other] Geht für { $price } Münzen an dich.
            }
    }
stage-sealed-tie = Gleichstand bei { $price }.
stage-sealed-nobody = Niemand bietet.
stage-cards = Karten
stage-cards-kind = Art
stage-cards-sort = Gruppe
stage-cards-all = Alle
stage-cards-order = Reihenfolge
stage-cards-order-deck = Wie im Stapel
stage-cards-order-name = Nach Namen
stage-cards-none = Dieses Spiel hat keine Karten zum Ansehen.
stage-cards-count =
    { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
stage-cards-failed = Die Karten konnten nicht geladen werden.
stage-cards-copies = × { $count }
# Some cards of one kind in one place: Discards × 2.
stage-cards-place = { $place } × { $count }
# Where the numbers on a card come from.
stage-cards-source = Werte: { $source }
stage-deal = Handel
stage-deal-with = Mit wem?
stage-deal-counter = Dein Gegenvorschlag an { $name }
stage-deal-give = Du gibst
stage-deal-get = Du bekommst
stage-deal-mine = Was du hast
stage-deal-theirs = Was { $name } hat
stage-deal-empty-give = Tippe an, was du geben würdest.
stage-deal-empty-get = Tippe an, was du haben möchtest.
stage-deal-empty = Noch liegt nichts auf den Tabletts.
stage-deal-none = nichts
stage-deal-nothing = Nichts, was sich tauschen lässt.
stage-deal-sum = Du gibst: { $give }. Du bekommst: { $get }.
stage-deal-later = Jetzt geht das nicht: nur wenn du an der Reihe bist, und nur so viele auf einmal. Es bleibt alles liegen.
stage-deal-send = Vorschlag an { $name }
stage-deal-send-counter = Gegenvorschlag an { $name }
stage-deal-clear = Leeren
stage-deal-gone = nicht mehr da
stage-deal-short = nur noch { $number } da
stage-deal-take-off = Wegnehmen: { $label }
stage-deal-how-many = Wie viele?
stage-deal-how = Wie: { $label }
stage-deal-for-good = Für immer
stage-deal-lend = Leihweise: { $spectacle }
stage-deal-add = { $label }: { $number } mehr
stage-deal-has = von { $number }
stage-deal-find = Suchen
stage-goods-man = Männer
stage-goods-minister = Bedienstete
stage-goods-title = Eventum-Karten
stage-goods-card = Karten
stage-goods-guards = Wachen
stage-offer-from = { $name } macht dir einen Vorschlag
stage-offer-to = Dein Vorschlag an { $name }
# On the phone: the tabs at the foot of the page.
stage-tabs = Was zu sehen ist
stage-tab-table = Tisch
stage-tab-mine = Meins
stage-tab-others = Andere
# Shows the whole question where only its beginning is on the screen.
stage-read-all = Alles lesen
stage-list = Alle Antworten
# Opens the tools of the table, where there is no room for them.
stage-menu = Menü
# The game's own screen has a bug: the plain view is shown in its place.
stage-broken = Das lässt sich gerade nicht zeichnen. Hier steht es in Worten.
stage-keys = Tasten
# A switch in the list of keys.
stage-keys-on = Diese Tasten mit einem Buchstaben benutzen
stage-key-help = Diese Liste
stage-key-explain = Was ist das? Erklärt, was ausgewählt ist
stage-key-pass = Passen
# After the key that passes, for those who confirm everything twice.
stage-key-again = Drücke noch einmal P, um zu passen.
stage-key-close = Schließen, was offen ist
stage-key-tab = Zum nächsten, mit Umschalt zum vorigen
stage-key-arrows = In einer Hand, einer Liste oder der Chronik

## The end of a match

end-you-win = Du hast gewonnen!
end-team-wins = Dein Team gewinnt: { $names }
end-won-by = Sieg für { $names }
end-shared = Geteilter Sieg: { $names }
end-shared-you = Du gewinnst zusammen mit { $names }
end-shared-why = Das Ziel wurde gemeinsam erreicht, und die Regeln finden keinen Unterschied: Der Sieg gehört allen zusammen.
end-nobody = Niemand gewinnt
end-player = Spieler
end-score = Punkte
end-winner = Sieg
end-rematch = Noch eine Partie
end-to-rematch = Zur nächsten Partie
end-look = Tisch ansehen
end-record = Aufzeichnung herunterladen
end-coach = Mit dem Trainer zurückschauen
end-replay = Rückblick ansehen

## Why a command changed nothing

refused-unreadable = Der Server hat das nicht verstanden. Lade die Seite neu.
refused-not-asked = Das ist schon entschieden. So steht es jetzt.
refused-stale = Inzwischen hat sich etwas geändert. So steht es jetzt.
refused-illegal = Das erlauben die Regeln jetzt nicht.
refused-not-free = Das geht jetzt nicht.
refused-among-strangers = An einem Tisch, der allen offen stand, wird nichts zurückgenommen.
refused-nothing-to-undo = Hier lässt sich nichts zurücknehmen: Was alle gesehen haben, bleibt.
refused-not-yours = Das ist hier anderen vorbehalten.
refused-not-now = An dieser Stelle der Partie geht das nicht.
refused-not-full = Es sind noch Plätze frei. Besetze sie zuerst.
refused-no-such-seat = Diesen Platz gibt es nicht.
refused-no-such-bot = Diesen Bot gibt es für dieses Spiel nicht.
refused-present = Diese Person ist da. Ein Bot übernimmt einen Platz nur, wenn jemand weg ist.
refused-bad-name = Dieser Name lässt sich nicht anzeigen oder mischt Alphabete. Wähle einen anderen.
refused-empty-message = In dieser Nachricht gibt es nichts zu lesen.
refused-too-long = Eine Nachricht hat höchstens 400 Zeichen. Kürze sie oder schick sie in zwei Teilen.
refused-talk-too-fast = Höchstens 8 Nachrichten in 20 Sekunden. Warte kurz und sende es noch einmal.
refused-talk-full = Mehr kannst du an diesem Tisch nicht sagen, versprechen oder ändern.
refused-talk-off = An diesem Tisch ist das Gespräch abgeschaltet.
refused-no-whispers = An diesem Tisch kann jetzt niemand flüstern.
refused-to-yourself = Wähle jemand anderen: Das ginge an dich selbst.
refused-bad-phrase = Dieser Satz passt hier nicht. Wähle ihn noch einmal.
refused-no-promise = Das lässt sich nicht als Versprechen geben.
refused-no-such-message = Diese Zeile gibt es nicht.
refused-not-your-promise = Nur wer das Versprechen bekommen hat, sagt, was daraus wurde.
refused-already-done = Das ist schon geschehen.
refused-not-saved = Das ließ sich nicht speichern, also hat sich nichts geändert. Versuch es noch einmal.
refused-broken = Das ist ein Fehler von uns. Es hat sich nichts geändert; versuch etwas anderes.

## Why the connection is closed, and what to do next

closing-no-such-table = Diesen Tisch gibt es nicht
closing-no-such-table-next = Vielleicht fehlt ein Stück des Links, oder der Tisch wurde entfernt. Lass dir den Link noch einmal geben oder eröffne einen eigenen Tisch.
closing-wrong-token = Dieser Platz ist nicht mehr deiner
closing-wrong-token-next = Er wurde freigegeben oder neu besetzt. Du kannst zuschauen, oder du lässt dir den privaten Link geben und setzt dich wieder.

## Why a request did not work out

trouble-not-found = Das gibt es nicht (mehr).
trouble-bad-request = Der Server hat das nicht verstanden. Lade die Seite neu.
trouble-too-large = Das ist zu groß für den Server.
trouble-foreign-origin = Der Server antwortet keinen Seiten von einer anderen Adresse.
trouble-wrong-invitation = Diese Einladung gilt nicht für diesen Tisch. Lass dir den Link noch einmal geben.
trouble-full = Inzwischen sind alle Plätze besetzt.
trouble-bad-options = So lässt sich der Tisch nicht einrichten.
trouble-too-fast = Das war viel auf einmal. Warte einen Moment, dann versuch es noch einmal.
trouble-too-many-tables = Von deiner Adresse aus wurden heute schon sehr viele Tische angelegt. Versuch es morgen wieder; offene Tische gehen weiter.
trouble-broken = Der Server hat selbst ein Problem. Versuch es gleich noch einmal.
trouble-no-moment = Diesen Moment gibt es in dieser Partie nicht.
trouble-bad-record = Diese Aufzeichnung lässt sich nicht nachspielen.
trouble-not-yet = Diese Sicht ist offen, sobald die Partie vorbei ist.
trouble-offline = Der Server ist nicht zu erreichen. Prüfe deine Verbindung und versuch es noch einmal.

## Standing answers

stage-stop = Seltener fragen …
stage-stop-about = { $kind }: Was antwortest du jetzt, und danach ohne Frage?
stage-stop-duel = { $answer } bis zum Ende des Kampfs
stage-stop-spectacle = { $answer } bis zum Ende des Spektakels
stage-stop-auction = { $answer } bis diese Karte verkauft ist
stage-stop-turn = { $answer } bis zum Rundenende
stage-stop-same = In diesem Kampf, wann immer es geht: { $answer }
stage-stop-mine = { $answer }; nur fragen, wenn es mich betrifft
stage-stop-mine-when = { $answer }; nur in diesem Fall fragen: { $when }
stage-stop-news = { $answer }; fragen, wenn es für mich etwas Neues gibt
stage-stop-never = { $answer }; das nie mehr fragen
stage-stop-title = { $answer }; wegen dieser Karte nie mehr fragen
stage-standing-not-duel = nicht, bis dieser Kampf endet
stage-standing-not-spectacle = nicht, bis dieses Spektakel endet
stage-standing-not-auction = nicht mehr, bis diese Karte verkauft ist
stage-standing-not-turn = nicht, bis diese Runde endet
stage-told = Notiert: { $choice }
stage-told-change = Ändern
stage-passed = Für dich gepasst: { $kind }
stage-gave = Für dich geantwortet: { $answer } ({ $kind })
stage-answered-window = eine Frage wie die vorige
stage-ask-again = Frag mich
stage-standing = Was mich die Seite fragt
stage-standing-help = Wo du nicht gefragt werden willst, passt die Seite für dich. Das dauert immer gleich lang, egal was du hältst.
stage-standing-ask = Frag mich
stage-standing-mine = Nur, wenn es mich betrifft
stage-standing-news = Wenn es für mich etwas Neues gibt
stage-standing-never = Nie
stage-standing-window = Solche Fragen
stage-standing-reset = Wie am Anfang
refused-too-often = Das hast du so oft getan, dass zuerst das Spiel weitergehen muss.
announced = Vom Betreiber dieser Seite:
announced-close = Ankündigung schließen
closing-closed = Dieser Tisch wurde vom Betreiber dieser Seite geschlossen
closing-closed-next = Hier kann zurzeit niemand spielen oder zusehen. Frag die Leute, die diese Seite betreiben.
closing-banned = Du bist auf dieser Seite nicht zugelassen
closing-banned-next = Der Betreiber dieser Seite hat die Adresse gesperrt, von der du kommst.
closing-why = Der Betreiber dieser Seite sagt: { $why }
mine-closed = Dieser Tisch wurde geschlossen
trouble-banned = Der Betreiber dieser Seite hat die Adresse gesperrt, von der du kommst.
trouble-closed = Dieser Tisch wurde vom Betreiber dieser Seite geschlossen.
saving = Wird gespeichert …

## Without a server

offline-title = Keine Verbindung
offline-text = Harena erreicht den Server nicht. Sobald er antwortet, geht es hier von selbst weiter.
offline-still = Der Server antwortet noch nicht.
offline-seats = { $count ->
    [one] Dein Platz an einem Tisch ist
   *[other] Deine Plätze an { $count } Tischen sind
} in diesem Browser aufbewahrt.
offline-matches = Die Partien bewahrt der Server auf, bis zur letzten Antwort. Bist du lange weg, können die anderen einen Bot für dich spielen lassen; mit einem Tippen hast du deinen Platz wieder.
offline-settings = Was hier geht: Sprache, Aussehen und Ton, in den Einstellungen. Zum Spielen, Zuschauen und für die Regeln brauchst du die Verbindung.
offline-own = Man kann auch ohne Internet spielen: Installiere Harena auf deinem Rechner, dann läuft der Server dort.

## Hosts

host = Werkzeuge
join-open = Dieser Tisch ist offen für alle. Sag, wer du bist, und setz dich.
join-removed = Dein Platz gehört jetzt einem Bot. Du kannst zusehen.
room-listed = Dieser Tisch steht in der Lobby: Jeder darf sich auf einen freien Platz setzen.
end-to-evening = Zurück zum Abend
refused-silenced = Du darfst an diesem Tisch nicht sprechen.
closing-ended = Dieser Tisch ist zu Ende
closing-ended-next = Er wurde geschlossen, oder alle sind vor dem Beginn gegangen. Deine anderen Tische gehen weiter.
trouble-banned-here = An diesen Tisch darfst du dich nicht mehr setzen.
trouble-not-now = Das geht gerade nicht. Sieh nach, wie es jetzt steht.
trouble-not-yours = Das darf nur, wer den Abend leitet, oder dein Platz wurde dir genommen.

## Charts

chart-which = Was das Diagramm zeigt
chart-as-table = Als Tabelle
chart-turn = Runde
chart-meetings-help = (gewonnen / gekämpft, je Zeile)
chart-meetings-cell = { $wins } von { $all } gewonnen
