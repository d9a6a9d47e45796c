# The command line and play in the terminal. No article stands before a name; arguments in capitals are typed as they are.

you = Du
list-and = { $first } und { $last }
separator = { "; " }

## Rules text: what a tag in square brackets says

rules-ruling = (Hausregel)
rules-option = (Tischoption)
rules-data = (steht in einer Datendatei)
rules-unknown = Regel { $rule } gibt es nicht. Es gibt: { $known }.

## harena serve

serve-here = Harena ist offen: { $address }
serve-others = In deinem lokalen Netz: { $addresses }
serve-stop = Strg-C schließt die Türen; alle Tische bleiben erhalten.

## harena play

play-start = Antworte mit der Nummer deiner Wahl. Tippe ? für Hilfe, q zum Aufhören; speichern kannst du jederzeit.
play-resumed = Weiter geht es, wo die Partie stehen geblieben ist. Tippe ? für Hilfe.
play-prompt =
    { $count ->
        [one] Deine Wahl (1):
       *[other] Deine Wahl (1 bis { $count }):
    }
play-only = Nur eine Wahl: { $option }.
play-pass = Passen
play-unknown = „{ $typed }“ steht hier nicht zur Wahl.
play-expected = Tippe eine Zahl von 1 bis { $count } oder ? für Hilfe.
play-expected-short = Tippe eine Zahl von 1 bis { $count }, einen Kurznamen wie { $example } oder ? für Hilfe.
play-forbidden = { $option } geht jetzt nicht.
play-nothing-to-undo = Hier lässt sich nichts zurücknehmen: Was alle gesehen haben, bleibt.
play-no-deals = Jetzt ist nichts zu verhandeln.
play-no-hints = Für dieses Spiel gibt es keine Tipps.
play-deal = Tippe d und eine Zahl von 1 bis { $count }, um es zu tun.
play-curtain = { $name }, du bist dran. Wenn sonst niemand den Bildschirm sieht, drück Enter.
play-end = Enter zum Aufhören, c für die Abrechnung:

play-help-answer = 1, 2, 3: die Wahl mit dieser Nummer.
play-help-short = Ein Kurzname wie { $example } geht auch.
play-help-rule = r: die Regel hinter dieser Frage. r { $rule }: jede andere Regel.
play-help-table = t: der ganze Tisch.
play-help-last = l: was gerade geschieht oder zuletzt geschah.
play-help-count = c: der Stand, genau abgerechnet.
play-help-deal = d: was du ungefragt tun kannst, etwa einen Vorschlag machen oder beantworten. d 2: das zweite davon tun.
play-help-hint = h: was der mittlere Bot an deiner Stelle täte, und warum.
play-help-save = s: die Partie speichern. s DATEI: unter einem anderen Namen speichern.
play-help-undo = u: deine letzte Antwort zurücknehmen, solange niemand sie gesehen hat.
play-help-quit = q: aufhören; du wirst gefragt, ob gespeichert werden soll.

play-leave = Partie speichern? Enter speichert, n beendet ohne Speichern:
# The first letters that mean no, in this language and in English.
play-no-letters = n
play-saved = Die Aufzeichnung dieser Partie liegt in { $file }.
play-kept = Gespeichert in { $file }. Zum Weiterspielen tippe:
play-not-saved = Nicht gespeichert.
play-save-failed = Das Speichern hat nicht geklappt: { $why }.
play-save-where = Ein anderer Dateiname (Enter beendet ohne Speichern):
play-save-exists = { $file } gibt es schon. Wähle einen anderen Namen.
play-save-no-folder = Den Ordner { $folder } gibt es nicht. Wähle einen anderen Namen.
play-save-folder = { $file } ist ein Ordner. Wähle einen anderen Namen.
play-save-denied = { $file } darf nicht geschrieben werden. Wähle einen anderen Namen.
play-save-full = Die Platte ist voll: { $file } wurde nicht geschrieben.

## harena replay, verify, simulate, games

replay-table = Der Tisch nach Eintrag { $entry }:
verify-ok =
    { $entries ->
        [one] ok: 1 Eintrag, Prüfsumme { $digest }
       *[other] ok: { NUMBER($entries, useGrouping: 0) } Einträge, Prüfsumme { $digest }
    }
simulate-done =
    { $game }, { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } mit { $players ->
        [one] 1 Spieler
       *[other] { $players } Spielern
    } in { $seconds } s: { $decisions } Entscheidungen, { $decisions_per_second } pro Sekunde.
simulate-seat = Platz
simulate-bot = Bot
simulate-wins = Siege
simulate-share = Anteil
simulate-score = Punkteschnitt
simulate-shared =
    { $games ->
        [one] 1 Sieg wurde geteilt; er zählt für alle, die ihn geteilt haben.
       *[other] { $games } Siege wurden geteilt; jeder zählt für alle, die ihn geteilt haben.
    }
games-options = Tischoptionen, angegeben als --option name=value:
games-default = Standard: { $value }.
games-values = Werte: { $values }.
games-rule = Regel { $rule }.
games-bots = Bots, angegeben als --bots name:

## Bots: each kind with a line about it

bot-easy = Leichter Bot
bot-easy-about = Kennt das Spiel und macht Fehler. Für die erste Partie.
bot-medium = Mittlerer Bot
bot-medium-about = Spielt sofort, nach Faustregeln.
bot-hard = Starker Bot
bot-hard-about = Denkt voraus, etwa eine Drittelsekunde je Entscheidung.
bot-strongest = Stärkster Bot
bot-strongest-about = Denkt bis zu anderthalb Sekunden voraus, auf zwei Kernen.
bot-random = Zufallsbot
bot-random-about = Spielt irgendetwas, was die Regeln erlauben.
timed-bots = { $bots }: mit einem Zeitbudget hängen die Ergebnisse vom Rechner ab; diese lassen sich nicht wiederholen.

## Hints: what a bot would do, and why; each game has reasons of its own

hint-line = Tipp: { $move }. { $why }
# What to type for it in the terminal, and what it is.
hint-typed = { $typed }: { $move }
hint-only = Es gibt keine andere Wahl.
hint-nothing-to-do = Hier lohnt sich jetzt nichts.
hint-usual = Das würde ich tun.
hint-searched = Ich habe vorausgedacht, und so kam es am besten heraus.

## harena tournament

tournament-done =
    { $game }, { $players ->
        [one] 1 Spieler
       *[other] { $players } Spieler
    }, Startwert { NUMBER($seed, useGrouping: 0) }: { $deals ->
        [one] 1 Austeilung
       *[other] { $deals } Austeilungen
    }, { $matches ->
        [one] 1 Partie
       *[other] { $matches } Partien
    }.
tournament-question = Liegt die Siegquote des Herausforderers über oder unter { $rate }?
tournament-challenger = Herausforderer
tournament-field = Gegner
tournament-itself = er selbst
tournament-deals = Austeilungen
tournament-matches = Partien
tournament-rate = Siegquote
tournament-interval = 95-%-Intervall
tournament-verdict = Urteil
tournament-above = darüber
tournament-below = darunter
tournament-open = offen
tournament-fair = fair
tournament-unfair = nicht fair
tournament-unasked = –
tournament-rating = Wertung
tournament-sigma = Sigma
tournament-ordinal = Ordinal
tournament-decisions = Entscheidungen
tournament-cost = CPU je Entscheidung
tournament-failures = Fehler
tournament-failure = { $bot } hat eine Partie der Austeilung { $deal } gegen { $other } verloren, auf Platz { $seat }: { $what }
tournament-failure-solo = { $bot } hat die Austeilung { $deal } verloren: { $what }
tournament-more-failures =
    { $count ->
        [one] Und noch 1 Fehler.
       *[other] Und noch { $count } Fehler.
    }
tournament-unrated = Wertungen brauchen openskill: { $command }
tournament-stopped =
    Abgebrochen. { $deals ->
        [one] 1 Austeilung ist
       *[other] { $deals } Austeilungen sind
    } in { $file } aufgehoben; derselbe Befehl macht dort weiter.
tournament-stopped-unkept =
    Abgebrochen nach { $deals ->
        [one] 1 Austeilung
       *[other] { $deals } Austeilungen
    }, und nichts ist aufgehoben: Mit --out FILE.jsonl lässt sich ein Turnier fortsetzen.

## harena decks

decks-gladiator = Gladiator-Karten
decks-minister = Minister-Karten
decks-munus = Munus-Karten
decks-eventum = Eventum-Karten
decks-map = Landkarte
decks-fighter = Gladiatorenkarten
decks-slave = Sklavenkarten
decks-equipment = Ausrüstungskarten
decks-intrigue = Intrigenkarten
decks-house = Häuser
decks-hand-size = Handgrenzen
decks-arena = Arena
decks-own-cards = { $cards } { $deck }
decks-own-map =
    eine Landkarte mit { $regions ->
        [one] 1 Region
       *[other] { $regions } Regionen
    } und { $seas ->
        [one] 1 Seeregion
       *[other] { $seas } Seeregionen
    }
decks-own-arena = eine Arena mit { $cells } Feldern
decks-good = { $file } ist in Ordnung: { $own }.
decks-good-partly = { $file } ist in Ordnung: { $own }. Der Rest ist von uns: { $ours }.
decks-empty = { $file } ist in Ordnung, hat aber nichts Eigenes: Alles ist von uns.
decks-written = { $file } enthält jetzt unsere Decks. Ändere, was du willst; harena decks check prüft die Datei, --cards spielt damit.

## The table in the browser: what the server itself says

table-waiting = Warten auf { $names }.
table-over = Die Partie ist zu Ende.
table-seats = Spieler
table-middle = Auf dem Tisch
table-nothing = nichts
table-on = an
table-off = aus
table-hidden =
    { $count ->
        [one] 1 verdeckt
       *[other] { $count } verdeckt
    }
