# The command line and play in the terminal. No article stands before a name; arguments in capitals are typed as they are.

you = Du
list-and = { $first } und { $last }
separator = { "; " }
stand-in-name = { $name } (Bot)

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

verify-ok =
    { $entries ->
        [one] ok: 1 Eintrag, Prüfsumme { $digest }
       *[other] ok: { NUMBER($entries, useGrouping: 0) } Einträge, Prüfsumme { $digest }
    }
verify-dice-ok =
    Würfel: { $outcomes ->
        [0] Es wurde nichts gewürfelt oder ausgeteilt; die Zusage ist { $commitment }
        [one] Das einzige Ergebnis folgt aus dem Geheimnis zur Zusage { $commitment }
       *[other] Alle { NUMBER($outcomes, useGrouping: 0) } Ergebnisse folgen aus dem Geheimnis zur Zusage { $commitment }
    }
verify-dice-salts =
    { $salts ->
        [one] Salz: 1 Platz hat welches gegeben, nachdem die Zusage gezeigt war
       *[other] Salz: { $salts } Plätze haben welches gegeben, nachdem die Zusage gezeigt war
    }
verify-dice-no-salts =
    Salz: Niemand hat welches gegeben; der Server hätte also unter vielen Geheimnissen wählen können
verify-dice-later =
    Würfel: Die Zusage ist { $commitment }; was gewürfelt wurde, lässt sich prüfen, sobald die Partie vorbei und das Geheimnis gezeigt ist
verify-dice-none =
    Würfel: Sie kamen aus einem Zufallsgenerator ohne Zusage und lassen sich nicht prüfen
verify-dice-older =
    Ältere Regeln: { NUMBER($outcomes, useGrouping: 0) } Ergebnisse stammen aus Regeln, die diese Version nicht kennt, und wurden nicht nachgerechnet
verify-view =
    Diese Partie ist nicht vorbei, und die Datei zeigt, was ein einzelner Betrachter sehen darf. Züge und Würfel lassen sich am Ende prüfen.
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
simulate-interval = 95-%-Intervall
simulate-shared =
    { $games ->
        [one] 1 Sieg wurde geteilt; er zählt für alle, die ihn geteilt haben.
       *[other] { $games } Siege wurden geteilt; jeder zählt für alle, die ihn geteilt haben.
    }
simulate-intervals = Intervalle: nach Wilson für Anteile, nach Student für Punkte; die einer Spalte gelten für alle Plätze zugleich.
simulate-failures =
    { $count ->
        [one] Ein Bot ist einmal gescheitert, und ein Zufallsbot hat für ihn weitergespielt
       *[other] Bots sind { $count }-mal gescheitert, und Zufallsbots haben für sie weitergespielt
    }; zuerst { $bot } in Partie { NUMBER($match, useGrouping: 0) }, Platz { $seat }: { $what }
simulate-stopped =
    Abgebrochen. { $games ->
        [one] 1 Partie ist
       *[other] { $games } Partien sind
    } aufgehoben; derselbe Befehl macht dort weiter und vollendet { $file }.
simulate-stopped-unkept =
    { $games ->
        [0] Abgebrochen, bevor die erste Partie zu Ende war.
        [one] Abgebrochen nach 1 Partie, oben gezählt. Mit --out FILE.jsonl wären sie aufgehoben, und es könnte weitergehen.
       *[other] Abgebrochen nach { $games } Partien, oben gezählt. Mit --out FILE.jsonl wären sie aufgehoben, und es könnte weitergehen.
    }
simulate-stopped-records =
    { $games ->
        [0] Abgebrochen, bevor die erste Partie zu Ende war.
        [one] Abgebrochen nach 1 Partie, oben gezählt. Ihre Aufzeichnungen liegen in { $folder }.
       *[other] Abgebrochen nach { $games } Partien, oben gezählt. Ihre Aufzeichnungen liegen in { $folder }.
    }
simulate-kept = Die Zeilen stehen in { $file }; harena report macht eine Seite daraus.
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
bot-hard-about = Denkt voraus, höchstens eine Drittelsekunde je Entscheidung.
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
tournament-stopped =
    Abgebrochen. { $deals ->
        [one] 1 Austeilung ist
       *[other] { $deals } Austeilungen sind
    } in { $file } aufgehoben; derselbe Befehl macht dort weiter.
tournament-stopped-unkept =
    { $deals ->
        [0] Abgebrochen, bevor die erste Austeilung gespielt war.
        [one] Abgebrochen nach 1 Austeilung, oben gezählt. Mit --out FILE.jsonl wären sie aufgehoben, und es könnte weitergehen.
       *[other] Abgebrochen nach { $deals } Austeilungen, oben gezählt. Mit --out FILE.jsonl wären sie aufgehoben, und es könnte weitergehen.
    }

## harena compare

compare-change = Geändert: { $what } von { $old } auf { $new }
compare-done =
    { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } mit jedem Kartensatz, mit demselben Glück für beide. Die 95-%-Intervalle gelten zusammen in jeder von drei Familien: das Spiel als Ganzes ({ $whole }), die geänderten Karten ({ $changed }), die anderen Karten ({ $cards } Zahlen).
compare-stopped =
    { $games ->
        [0] Abgebrochen, bevor die erste Partie zu Ende war.
        [one] Abgebrochen nach 1 Partie mit jedem Kartensatz, oben verglichen. Derselbe Befehl beginnt von vorn.
       *[other] Abgebrochen nach { $games } Partien mit jedem Kartensatz, oben verglichen. Derselbe Befehl beginnt von vorn.
    }
compare-failures =
    { $bot } ist in { $count ->
        [one] 1 Partie
       *[other] { $count } Partien
    } gescheitert, und ein Zufallsbot hat für ihn weitergespielt.
compare-figure = Zahl
compare-difference = Unterschied
compare-interval = Intervall
compare-needs = Nötig
compare-needs-help = Nötig: Mit etwa so vielen Partien je Kartensatz wird ein Unterschied von dieser Größe deutlich, mit einer Wahrscheinlichkeit von 80 %. Sieht er nur durch Glück groß aus, braucht es mehr; ein Strich: mehr als das Hundertfache der gespielten.
compare-is-clear = deutlich
compare-changed = Die geänderten Karten:
compare-clear = Andere Karten, die deutlich anders genutzt werden oder gewinnen:
compare-nothing = Noch ist kein Unterschied deutlich. Das heißt nicht, dass es keinen gibt: Er kann so groß sein, wie die Intervalle sagen. Viermal so viele Partien halbieren sie.
compare-quiet = Noch ist kein Unterschied bei den geänderten Karten deutlich. Er kann so groß sein, wie die Intervalle sagen; viermal so viele Partien halbieren sie.
compare-first = Wenn die Unterschiede der geänderten Karten so groß sind, wie sie aussehen, würden etwa { $games } Partien je Kartensatz den ersten deutlich machen (--games { NUMBER($games, useGrouping: 0) }).
compare-more = … und { $count } weitere
compare-few = zu wenige Partien
compare-rounds = Runden je Partie
compare-match = Entscheidungen je Partie
compare-score = Punkteschnitt
compare-winner = Punkte des Siegers
compare-end = { $name } am Ende
compare-seat = gewonnen von Platz { $name }
compare-side = gewonnen mit { $name }
compare-bot = gewonnen von { $name }
compare-deed = { $deed } { $card }: Mal je Partie
compare-won = { $deed } { $card }: gewonnen von wem es tat
compare-title = { $game }: zwei Kartensätze verglichen
compare-decks = Kartensätze
compare-matches = Partien
compare-each = { $games } mit jedem Kartensatz
compare-changes = Was geändert wurde
compare-change-what = Was
compare-old = vorher
compare-new = nachher
compare-game = Das Spiel als Ganzes
compare-cards = Die geänderten Karten
compare-others = Andere Karten mit deutlichem Unterschied
compare-others-none = Keine der anderen Karten hat einen deutlichen Unterschied.
compare-cards-none = Nichts von dem, was gezählt wird, betrifft eine geänderte Karte.
compare-points = Wie viel öfter sie gewinnen
compare-doers = Wie viel öfter gewinnt, wer es tat
compare-times = Wie viel öfter es getan wird, je Partie
compare-zero = Gestrichelt: kein Unterschied. Gefüllt: Er liegt nicht im Intervall.
compare-sum-clear = { $name }: Aus { $one } wird { $other } (Unterschied { $interval }).
compare-method = Beide Kartensätze spielen dieselben Partien mit denselben Zufallszahlen. Eine Zahl ist das Verhältnis zweier Summen; die Varianz ihres Unterschieds kommt daher, wie die Partien streuen (Deltamethode), und wo einer der Kartensätze weniger als 30 Siege oder Taten hatte, ist sie mindestens so groß, wie sie wäre, wenn diese ausgelost würden. Die Intervalle sind die von Student und gelten in einer Familie zusammen (Bonferroni).
compare-written = Die Seite steht in { $file }.

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
decks-rank = die Gunst der Menge für jeden Rang
decks-favored-zero = für die 0 ihres Lieblings
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
lessons-good = { $file } ist eine gute Lektion: { $moves } Züge zum Selbermachen, { $notes } Notizen, vollständig in: { $languages }.
lessons-lacks = Texte fehlen in: { $languages }. Wer lernt, liest dann die erste vorhandene Sprache.
lessons-written = { $file } und { $record } sind geschrieben. Fülle die Notizen aus, dann: harena lesson check { $file }

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

## harena report

report-written = Der Bericht steht in { $file }.
report-stopped = Abgebrochen: Es wurde kein Bericht geschrieben, und die Zeilen stehen unverändert in { $file }.
report-title =
    { $game }: { $matches ->
        [one] 1 Partie
       *[other] { $matches } Partien
    } zwischen Bots
report-players = Spieler
report-bots = Bots
report-options = Tischoptionen
report-as-usual = wie üblich
report-seed = Startzahl
report-version = Gemacht mit
report-made = Harena { $version }, Regelversion { NUMBER($rules, useGrouping: 0) }
report-seat = Platz { $seat }
report-place =
    { $place ->
        [1] Spielt zuerst
        [2] Als Zweiter
        [3] Als Dritter
        [4] Als Vierter
       *[other] Als Nummer { $place }
    }

report-summary = Kurz gesagt
report-who = Wer gewinnt
report-scores-title = Punkte und Dauer
report-course = Der Verlauf einer Partie
report-cards = Was mit jeder Karte einhergeht
report-choices = Was Bots wählen
report-method = Wie gerechnet wurde

report-sum-none = { $what }: nichts Deutliches. Der gleiche Anteil von { $even } liegt in jedem Intervall.
report-sum-clear = { $what }, deutlich neben dem gleichen Anteil von { $even }: { $names }.
report-sum-alone = Wer allein spielt, gewinnt { $rate } der Partien.
report-sum-length = Eine Partie dauert im Mittel { $mean } Runden; neun von zehn dauern { $low } bis { $high }. Jeder Platz trifft darin { $decisions } Entscheidungen.
report-sum-play = Die Führung wechselt { $changes } Mal je Partie. Wer zur Halbzeit allein führt, gewinnt { $ahead } der Partien; der gleiche Anteil ist { $even }.
report-sum-scores = Sieger haben im Mittel { $winners } Punkte, die anderen { $others }.
report-sum-shared =
    { $count ->
        [one] 1 Sieg ist geteilt.
       *[other] { $count } Siege sind geteilt.
    }
report-sum-cards =
    Von { $looked } betrachteten Karten und Taten { $clear ->
        [one] geht 1
       *[other] gehen { $clear }
    } deutlich mit Sieg oder Niederlage einher. { $count ->
        [one] Es ist
       *[other] Am deutlichsten:
    } { $names } Prozentpunkte.
report-sum-cards-none = Von { $looked } betrachteten Karten und Taten geht keine deutlich mit Sieg oder Niederlage einher.
report-sum-cards-few = Es sind zu wenige Partien, um etwas über einzelne Karten zu sagen: Mindestens { $fewest } müssen etwas aussagen.

report-who-bots = Auf den Plätzen sitzen verschiedene Bots: Was nach Platz oder Seite verschieden ist, kann an ihnen liegen.
report-by-seat = Nach Platz
report-by-place = Nach Reihenfolge
report-by-bot = Nach Bot
report-by-team = Nach Team
report-by-region = Nach Region
report-by-house = Nach Haus
report-by-side = Nach Seite
report-even = Gestrichelt: der gleiche Anteil, { $even }. Gefüllt: Er liegt nicht im Intervall.
report-rate = Siegquote
report-interval = 95-%-Intervall
report-seats = Plätze
report-matches = Partien
report-share = Anteil
report-mean-score = Punkte im Mittel
report-play = Wie Partien verlaufen
report-value = Wert
report-play-rounds = Runden je Partie
report-play-decisions = Entscheidungen je Partie, alle Plätze
report-play-changes = Führungswechsel je Partie
report-play-steady = Partien ohne Führungswechsel
report-play-half = Partien, in denen zur Halbzeit jemand allein führt
report-play-ahead = Wer zur Halbzeit führt, gewinnt
report-play-lost = Späte Entscheidungen eines Platzes ohne Chance
report-play-swing = Königsmacher: Eine solche Entscheidung bestimmt den Sieger
report-play-how = Anteile haben Intervalle nach Wilson, Mittel nach Student; alle in dieser Tabelle gelten zusammen mit 95 %.
report-play-leads = Wer führt, wird am Ende jeder Runde festgestellt; ein Gleichstand an der Spitze ändert nichts. Halbzeit ist das Ende der Runde, mit der die Hälfte der Runden gespielt ist. Hätte der Führende keinen Vorteil, gewönne er { $even } der Partien; je höher der Anteil, desto mehr entscheidet die erste Hälfte.
report-play-kings = Königsmacher werden gemessen, indem eine Entscheidung der letzten Runde noch einmal angesehen wird, die ein Verlierer traf: Die Partie wird { $looks }-mal mit der gegebenen Antwort und { $looks }-mal mit einer anderen zu Ende gespielt, mit neuem Glück und nach Faustregeln. Ein Platz, der keine dieser Partien gewinnt, hat keine Chance. Dann werden Partien nach verschiedenen Antworten mit Partien nach derselben Antwort verglichen: Wie viel öfter haben sie verschiedene Sieger? 0 % heißt, dass nur das Glück den Unterschied macht, 100 %, dass allein die Antwort den Sieger bestimmt.
report-play-kings-none = Königsmacher wurden nicht gemessen: harena simulate tut es mit { $command }.
report-winners = Sieger
report-others = die anderen

report-scores = Punkte
report-scores-help = Anteil an allen Plätzen.
report-score = Punkte
report-lengths = Dauer
report-lengths-help = Anteil an allen Partien.
report-rounds = Runden
report-round = Runde
report-mean = Mittel
report-middle = mittlere Hälfte

report-cards-how = Plätze werden mit den anderen Plätzen derselben Partie verglichen: Um wie viele Prozentpunkte öfter gewann, wer es tat? Wo die meisten es mit den meisten Karten tun, zählt jedes weitere Mal. Das Deutlichste steht oben.
report-cards-many = Von so vielen Karten sehen immer einige durch Glück gut aus. Darum sind die Intervalle so weit, dass alle { $looked } zusammen mit 95 % stimmen.
report-cards-choice = Was ausgeteilt wird, ist Zufall: Da macht die Karte selbst den Unterschied. Was gekauft, gespielt oder geschickt wird, ist gewählt: Wer vorn liegt, kann sich mehr leisten, und eine Karte, die eine verlorene Partie retten soll, trifft auf Verlierer. Ein solcher Unterschied zeigt, was mit dem Sieg einhergeht, nicht, was ihn bringt.
report-cards-bots = Die Bots sind verschieden: Was der bessere gern tut, geht mit dem Sieg einher, ob es hilft oder nicht.
report-cards-nothing = Wer allein spielt, hat niemanden zum Vergleich; über einzelne Karten ist nichts zu sagen.
report-chance = Zufall: Niemand entscheidet darüber.
report-chance-house = Vom Zufall ausgeteilt; aber das Haus sagt, wie viele. Es geht also auch um Häuser.
report-chance-drawn = Welche Karte kommt, ist Zufall; wie viele, ist zum Teil gewählt.
report-held = Am Ende der Partie noch auf der Hand. Eine Karte, die Sieger spielen, bleibt den Verlierern: Das sagt ebenso viel über das Spielen.
report-choice = Gewählt, oder was daraus wurde.
report-clearest = Die deutlichsten { $shown } von { $count }.
report-difference = Siegquote in derselben Partie mit ihr, weniger die ohne sie
report-each-time = was jedes weitere Mal zur Siegquote beiträgt
report-points = Prozentpunkte
report-deed = Tat
report-card = Karte
report-done = taten es
report-times = Male
report-with = Quote mit
report-without = Quote ohne
report-few =
    { $count ->
        [one] 1 weitere Karte, über die weniger als { $fewest } Partien etwas aussagen
       *[other] { $count } weitere Karten, über die weniger als { $fewest } Partien etwas aussagen
    }

report-choices-how = Wie oft jede Antwort gegeben wurde, wo es eine Wahl gab, die häufigste zuerst. Das sagt, was ein Bot tat, nicht, was er hätte tun können: Eine Antwort, die selten erlaubt ist, wird selten gegeben.
report-asked = { $step }; Antworten: { $asked }
report-answer = Antwort
report-other =
    { $count ->
        [one] 1 andere
       *[other] { $count } andere
    }
report-of-answers = Prozent der Antworten

report-method-rates = Siegquoten haben Wilson-Intervalle. Ein geteilter Sieg zählt als der Teil, den jeder bekam; das streut weniger als ganze Siege: Das Intervall ist dann etwas zu weit, nie zu eng. Von mehreren Plätzen eines Bots gewinnt höchstens einer, also zählen Partien, nicht Plätze; Partner gewinnen zusammen und zählen als einer. Alle Intervalle eines Bildes stimmen zusammen mit 95 % (Bonferroni); jedes ist darum weiter, als es allein wäre.
report-method-cards = Der Unterschied einer Karte ist die Steigung der kleinsten Quadrate von Siegen auf das, was getan wurde, innerhalb der Partien. Ihr Standardfehler ist der größere von zweien: wie die Partien um die Steigung streuen, und wie sie es täten, wenn jeder Sieger ausgelost würde. Karten, über die weniger als { $fewest } Partien etwas aussagen, haben kein Intervall.
report-method-course = Im Verlauf einer Partie ist die Linie das Mittel, das Band die mittlere Hälfte der Plätze. Spätere Runden enthalten nur Partien, die so lange dauerten; Runden, die weniger als { $least } erreichten, fehlen.

report-table = Die Zahlen
report-alt-table = Die Zahlen stehen in der Tabelle darunter.
report-alt-range = Am höchsten: { $high }; am niedrigsten: { $low }.
report-alt-most = Am häufigsten: { $name }, { $share }.
report-alt-course = In Runde { $round }: { $told }.

report-measure-supports = Unterstützungen
report-measure-favor = Gunst
report-measure-glory = Ruhm
report-measure-denarii = Denare
report-measure-men = Männer
report-measure-ministers = Minister
report-measure-cards = Handkarten
report-measure-influence = Einfluss
report-measure-gold = Gold
report-measure-assets = Besitz
report-measure-guards = Wachen

report-deed-dealt = Ausgeteilt bekommen
report-deed-settled = Niedergelassen in
report-deed-recruited = Angeworben
report-deed-hired = Angestellt
report-deed-bought = Gekauft
report-deed-sold = Verkauft
report-deed-chosen = Das Spektakel gewählt
report-deed-contract = Den Vertrag bekommen
report-deed-played = Gespielt
report-deed-retrained = Umgeschult zu
report-deed-victory = Einen Kampf gewonnen mit
report-deed-lent = Verliehen
report-deed-starts-with = Begonnen mit
report-deed-used = Benutzt
report-deed-cashed = Eingelöst
report-deed-worked = Komplott gelungen
report-deed-foiled = Komplott vereitelt
report-deed-reacted = Reagiert mit
report-deed-sent = In die Arena geschickt
report-deed-equipped = Ausgerüstet mit
report-deed-defeated = Besiegt worden mit
report-deed-killed = Daumen gesenkt für
report-deed-drawn = Gezogen
report-deed-held = Am Ende noch auf der Hand
report-deed-schemed = Komplott angesagt
report-deed-failed = Gescheitert

report-answer-pass = passen
report-answer-on = auf
report-answer-nothing = nichts
report-answer-train = ausbilden
report-answer-sell = verkaufen
report-answer-auction = versteigern
report-answer-buy-glory = Ruhm kaufen
report-answer-reroll = neu würfeln
report-answer-stand = sich bewerben
report-answer-die = Würfel
report-answer-fix = Betrug
report-answer-post-a-guard = eine Wache aufstellen
report-answer-seek-support = Unterstützung suchen
report-answer-first-rule = erste Regel
report-answer-second-rule = zweite Regel
report-answer-support = unterstützen
report-answer-accept = annehmen
report-answer-sell-a-guard = eine Wache verkaufen
report-answer-take-the-guard = die Wache nehmen
report-answer-cast-the-net = das Netz werfen
report-answer-roll-again = noch einmal würfeln
report-answer-go-first = anfangen
report-answer-go-second = als Zweiter spielen
report-answer-attack = angreifen
report-answer-throw = werfen
report-answer-dodge = Tempo
report-answer-strike = zuschlagen
report-answer-shield = Schild
report-answer-thumb-up = Daumen hoch
report-answer-thumb-down = Daumen runter
report-answer-guard-from-the-table = Wache vom Tisch
report-answer-guard-from-the-hand = Wache aus der Hand
report-answer-show-the-scheme = das Komplott zeigen
report-answer-injury = Verletzung
report-answer-decapitation = Enthauptung
report-answer-seat = Platz
report-answer-look = ansehen
report-answer-promise = versprechen
report-answer-owe = schulden
report-answer-pick = ausrüsten

# Reden im Terminal
play-help-offer = offer: ein eigenes Angebot, Schritt für Schritt. offer 1: ein Gegenangebot zum ersten Angebot an dich.
play-help-say = say TEXT: sag etwas zu allen.
play-help-whisper = whisper 2 TEXT: flüstere Platz 2 etwas zu, wo der Tisch es erlaubt.
play-help-phrase = phrase: wähle einen fertigen Satz, den alle in ihrer Sprache lesen, und gib ihn als Versprechen, wenn du magst.
play-help-promise = promise: die Versprechen, von denen du weißt. promise 1 gehalten, promise 1 gebrochen: beurteile eines an dich. promise 1 zahlen: zahle, was du versprochen hast.
play-talk-all = { $name } sagt: „{ $text }“
play-talk-whisper = { $name } flüstert dir zu: „{ $text }“
play-talk-promise = (ein Versprechen an { $name })
play-talk-said = Gesagt.
play-talk-said-to = { $name } zugeflüstert.
play-talk-number = Tippe eine Zahl von 1 bis { $most }; Enter bricht ab.
play-talk-cancelled = Es wurde nichts gesagt.
play-talk-refused = Das ist jetzt nicht erlaubt ({ $rule }).
play-talk-whisper-how = Tippe whisper, einen Namen oder die Nummer eines Platzes, und deine Nachricht: whisper 2 Schließen wir Frieden? Die Plätze: { $seats }.
play-talk-group = Worum geht es (Nummer)?
play-talk-phrase = Welcher Satz (Nummer)?
play-talk-to = Wer soll es hören (Nummer)?
play-talk-everybody = Alle
play-talk-promise-to = Als Versprechen (Nummer)?
play-talk-no-promise = Nein, einfach so
play-talk-seat = Welches (Nummer)?
play-talk-amount = Wie viel (1 bis { $most })?
play-talk-name = Tippe einen Teil des Namens:
play-talk-word-kept = gehalten g kept k
play-talk-word-broken = gebrochen broken b
play-talk-word-pay = zahlen z pay p
play-talk-state-open = offen
play-talk-state-kept = gehalten
play-talk-state-broken = gebrochen
play-talk-promises-none = Soweit du weißt, hat niemand etwas versprochen.
play-talk-promises-how = Tippe promise 1 gehalten oder promise 1 gebrochen, um ein Versprechen an dich zu beurteilen, promise 1 zahlen, um dein eigenes zu bezahlen.
play-talk-no-payment = Das lässt sich jetzt nicht bezahlen.
play-talk-paid = Bezahlt.
play-talk-offered = { $name } bietet { $give } für { $get }
play-talk-offer-to = An wen (Nummer)?
play-talk-give = Was gibst du? 1, 3 x 5 heißt das erste und fünf vom dritten; Enter: nichts.
play-talk-get = Was willst du dafür? Enter: nichts.
play-talk-goods-how = Tippe Nummern aus der Liste, durch Kommas getrennt, mit x und einer Anzahl, wenn es mehr als eines ist.
play-talk-offer-made = Dein Angebot liegt vor { $name }.
play-talk-empty-message = Darin steht nichts.
play-talk-too-long = Höchstens 400 Zeichen, bitte.
play-talk-talk-too-fast = Das war viel auf einmal. Warte ein paar Sekunden.
play-talk-talk-full = Du hast in dieser Partie alles gesagt, versprochen oder geändert, was geht.
play-talk-talk-off = An diesem Tisch ist das Reden abgeschaltet.
play-talk-no-whispers = Dieser Tisch erlaubt kein Flüstern.
play-talk-no-such-seat = Diesen Platz gibt es nicht, oder er würde es nicht hören.
play-talk-to-yourself = Du kannst nicht mit dir selbst reden.
play-talk-bad-phrase = Diesen Satz gibt es nicht, oder etwas darin passt nicht.
play-talk-no-promise-possible = Das lässt sich nicht versprechen.
play-talk-no-such-message = Dieses Versprechen gibt es nicht.
play-talk-not-your-promise = Nur wem etwas versprochen wurde, kann es beurteilen.

## Der Trainer (harena review)

coach-title = Rückschau: { $game }
coach-seat = { $name }, Platz { $seat }
coach-counts = { $judged } Entscheidungen betrachtet: { $best } wie der Trainer sie träfe, { $good } etwa gleich gut, { $inaccuracy } Ungenauigkeiten, { $mistake } Fehler, { $blunder } grobe Fehler.
coach-balance = Alle Entscheidungen zusammen haben { $lost } Punkte gekostet, Würfel und Karten haben { $luck } gebracht. Hundert Punkte sind ein Sieg.
coach-best = wie der Trainer
coach-good = etwa gleich gut
coach-inaccuracy = eine Ungenauigkeit
coach-mistake = ein Fehler
coach-blunder = ein grober Fehler
coach-mattered = Was am meisten zählte
coach-nothing = Keine Entscheidung hat sicher etwas gekostet.
coach-decision = Eintrag { $entry }, { $verdict }: { $given }. Besser: { $best }. Siegchance { $after } statt { $before } %. { $why }
coach-lucky = Größtes Glück: Eintrag { $entry }, { $points } Punkte gewonnen.
coach-unlucky = Größtes Pech: Eintrag { $entry }, { $points } Punkte verloren.
coach-written = { $file } enthält jede Entscheidung und den Verlauf der Partie.
coach-stopped = Abgebrochen: Es wurde nichts geschrieben.
coach-course = Siegchancen
coach-course-help = Beurteilt von jemandem, der alle Karten sieht, mit neuem Glück von da an.
coach-decisions = Entscheidungen, die etwas gekostet haben
coach-luck = Glück
coach-method = Wie geurteilt wird
coach-method-text = Jede Entscheidung wird nach dem beurteilt, was dieser Platz damals wissen konnte: Der Trainer errät die verdeckten Karten { $simulations }-mal, spielt weiter und vergleicht. Ein Urteil braucht einen Unterschied, der kaum Zufall ist. Reaktionen, Geschäfte und Versprechen werden nicht beurteilt. Das Glück vergleicht jeden Wurf und jede gezogene Karte mit dem, was hätte kommen können.
coach-entry = Eintrag
coach-verdict = Urteil
coach-given = Gespielt
coach-better = Besser
coach-chances = Siegchance, %
coach-why = Warum
coach-points = Punkte
# A guest of an evening whose account was deleted.
evenings-nobody = Gast
## The clock of a table, among its options
timing = Zeit
timing-with-reserve = { $decision } je Entscheidung, und { $reserve } in Reserve.
timing-without-reserve = { $decision } je Entscheidung.
timing-late-stand-in = Danach spielt ein Bot, bis du zurück bist.
timing-late-bot = Danach beantwortet ein Bot diese eine Frage.
timing-late-pass = Danach passt du; wo das nicht geht, antwortet ein Bot.
timing-late-vote = Danach stimmen die anderen ab.
timing-seconds = { $count } s
timing-minutes = { $count } min
timing-hours = { $count } h
timing-days =
    { $count ->
        [one] Ein Tag
       *[other] { $count } Tage
    }
