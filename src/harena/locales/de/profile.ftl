# The profile of a person and the table of the club. Achievements are worded as something to try; whoever has earned one
# reads the date beside it. { $date } is a date, { $count } a number.

## The page
profile-title = Dein Profil
profile-title-of = Das Profil von { $name }
profile-nobody = Du hast hier noch nicht gespielt
profile-nobody-text = Setz dich an einen Tisch: Mit deiner ersten Partie beginnt dein Profil. Ein Konto brauchst du nicht.
profile-gone = Hier zeigt niemand ein Profil
profile-gone-text = Vielleicht hat sich jemand anders entschieden.
profile-guest = Gast
profile-club-link = Club
profile-try-again = Noch einmal versuchen

## What others see
profile-seen = Was andere sehen
profile-seen-nothing = Diese Seite siehst nur du.
profile-seen-link = Wer diese Adresse hat, sieht diese Seite, ohne deine Tische und ohne die Namen derer, die nichts zeigen:
profile-copy = Adresse kopieren
profile-copied = Kopiert
profile-show = Mein Profil zeigen
profile-show-help = Unter einer Adresse, die niemand erraten kann, und in der Tabelle des Clubs, wenn deine Partien gewertet werden. Schaltest du es aus, ist die Seite sofort weg; die nächste hat eine andere Adresse.
profile-rate = Meine Partien werten
profile-rate-help = Jede Partie bewegt deine Wertung, wenn alle am Tisch eine wollen. Schaltest du es aus, wird deine Wertung gelöscht.
profile-saved = Gespeichert.

## Ratings
profile-ratings = Wertungen
profile-no-rating = Noch keine gewertete Partie.
profile-rating-help = Menschen und Bots stehen auf einer Skala; wer neu ist, beginnt bei 25. Im Band liegt die wahre Wertung mit 95 %: Je mehr du spielst, desto schmaler wird es.
profile-rating-matches =
    { $count ->
        [one] { $count } gewertete Partie
       *[other] { $count } gewertete Partien
    }
profile-curve = Wertung in { $game }, Partie für Partie: jetzt { $mean }, zwischen { $low } und { $high }
profile-as-table = Als Tabelle
profile-date = Datum
profile-rating = Wertung
profile-range = { $low } bis { $high }

## Results
profile-results = Ergebnisse
profile-no-results = Noch keine beendete Partie.
profile-game = Spiel
profile-seats = Plätze
profile-played = Partien
profile-won = Gewonnen
profile-won-help = Gewonnene Partien in Prozent; dahinter, wo dein wahrer Anteil mit 95 % liegt.
profile-mean-place = Mittlerer Rang
profile-place-of = { $place } von { $sides }
profile-streak = In Folge: { $now ->
        [0] gerade keine
       *[other] gerade { $now }
    }, längste { $longest }

## Achievements
profile-achievements = Erfolge
profile-achievements-help = Jeder zeigt eine Regel von ihrer besten Seite. Sie folgen nur aus dem, was alle am Tisch sehen konnten.
profile-achievements-count = { $count } von { $all }
profile-earned =
    { $count ->
        [one] erreicht am { $date }
       *[other] { $count } Mal erreicht, zuerst am { $date }
    }
profile-not-earned = noch zu erreichen
profile-rule = Regel { $rule }

## Matches
profile-matches = Partien
profile-no-matches = Keine Partie passt.
profile-any-game = Alle Spiele
profile-any-size = Alle Größen
profile-size =
    { $count ->
        [one] { $count } Platz
       *[other] { $count } Plätze
    }
profile-rounds-gorus =
    { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    }
profile-rounds-munera =
    { $count ->
        [one] { $count } Spielzug
       *[other] { $count } Spielzüge
    }
profile-rounds-spartacus =
    { $count ->
        [one] { $count } Spielzug
       *[other] { $count } Spielzüge
    }
profile-moves =
    { $count ->
        [one] { $count } Entscheidung
       *[other] { $count } Entscheidungen
    }
profile-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
profile-place = Rang { $place }
profile-victory = Sieg
profile-defeat = Niederlage
profile-no-place = Kein Ergebnis
profile-left = ein Bot spielte zu Ende
profile-result-left = Von einem Bot beendet
profile-left-you = Ein Bot hat die meisten deiner Züge gemacht. Was er auch erreicht hat, für dich zählt der letzte Rang.
profile-left-help = Wer einen Bot die meisten Züge machen ließ, hat den letzten Rang, was der Bot auch erreicht hat.
profile-table = Zum Tisch
profile-record = Aufzeichnung
profile-newer = Neuere
profile-older = Ältere
profile-page = { $first } bis { $last } von { $count }
profile-why-ended = Nicht gezählt: Sie wurde beendet, bevor sie nach den Regeln aus war.
profile-why-alone = Nicht gewertet: Es gibt niemanden zum Vergleichen.
profile-why-several = Nicht gezählt: Jemand hatte mehrere Plätze.
profile-why-unknown = Nicht gewertet: Jemand am Tisch ist hier nicht bekannt.
profile-why-cards = Nicht gewertet: Der Tisch hatte eigene Karten.
profile-why-left = Nicht gewertet: Niemand blieb bis zum Ende.
profile-why-unrated = Nicht gewertet: Nicht alle am Tisch wollen eine Wertung.

## The club
profile-club-title = Der Club
profile-club-title-of = { $name }
profile-club-about = Alle, die hier ein Profil zeigen und { $least } gewertete Partien in einem Spiel haben. Vorn steht, wer sicher gut ist: Es zählt das untere Ende des Bandes.
profile-club-empty = Hier steht noch niemand. Zeig dein Profil, lass deine Partien werten und spiel { $least } davon.
profile-club-place = Rang
profile-club-name = Name
profile-club-interval = Band

## Gorus Maximus
profile-achievement-gorus-own-challenge = Gestohlener Applaus
profile-achievement-gorus-own-challenge-text = Gewinne einen Kampf mit deiner eigenen Herausforderung. Eine Karte mit dem Rang der Karte davor macht ihre Schule sofort zum Liebling, was immer angespielt war.
profile-achievement-gorus-golden-zero = Die goldene Null
profile-achievement-gorus-golden-zero-text = Hol eine Unterstützung in einer Runde, in der du die 0 des Lieblings gewonnen hast. Sie zählt 5, und nur die der Schule, die am Ende Liebling ist.
profile-achievement-gorus-few-combats = Weniger ist mehr
profile-achievement-gorus-few-combats-text = Hol eine Unterstützung in einer Runde, in der du höchstens einen Kampf gewonnen hast. Es zählt die Gunst, nicht der Kampf: Manche überlässt man besser anderen.
profile-achievement-gorus-no-eights = Saubere Hände
profile-achievement-gorus-no-eights-text = Gewinne eine Partie, ohne eine einzige 8 zu gewinnen. Jede kostet 4 Gunst: Spiel deine dort, wo jemand anders den Kampf nimmt.
profile-achievement-gorus-last-challenge = Das letzte Wort
profile-achievement-gorus-last-challenge-text = Ändere im allerletzten Kampf einer Partie den Liebling, und gewinne die Partie. Eine Herausforderung kann eine ganze Runde drehen: Jede 0 und jeder Kampf ist plötzlich etwas anderes wert.
profile-achievement-gorus-alone = Allein im Sand
profile-achievement-gorus-alone-text = Gewinne das Solospiel. Mehr Gunst als der Strohmann reicht nicht: Du brauchst in jeder Runde, die du gewinnst, auch eine 8.

## Munera
profile-achievement-munera-every-size = Klein und groß
profile-achievement-munera-every-size-text = Schließe in einer Partie Verträge von drei verschiedenen Größen. Große bringen Ruhm, brauchen aber Paare verschiedener Klassen: Bau deine Schule rechtzeitig dafür.
profile-achievement-munera-for-nothing = Für den Ruhm
profile-achievement-munera-for-nothing-text = Gewinne eine Angebotsrunde mit 0 Münzen. Das gewinnt sofort, und der Ruhm ist trotzdem dein; denk nur vorher an Reise und Lohn.
profile-achievement-munera-lender = Gute Nachbarn
profile-achievement-munera-lender-text = Verleih einen Mann, den der Entleiher dann nennt. Seine Beliebtheit bleibt dir, und du darfst einen Preis verlangen; er ist nur für ein Spektakel gebunden.
profile-achievement-munera-missus = Missus
profile-achievement-munera-missus-text = Verlier einen Zweikampf, und die Zuschauer verschonen deinen Mann. Lange Kämpfe, gute Stimmung und Charisma machen Gnade wahrscheinlich; ein Faber hilft.
profile-achievement-munera-stantes-missi = Stantes missi
profile-achievement-munera-stantes-missi-text = Lass beide Männer als Sieger gehen. Gleiche Würfe gefallen der Menge: Bei 5 endet der Zweikampf, und beide bekommen 2 Beliebtheit.
profile-achievement-munera-primus-palus = Primus Palus
profile-achievement-munera-primus-palus-text = Mach einen Mann zum Primus Palus. Jeder vierte Punkt Beliebtheit ist ein Rang; ein Rang macht ihn stärker und bringt bei jedem Spektakel Ruhm.

## Spartacus
profile-achievement-spartacus-foiled = Nicht in diesem Haus
profile-achievement-spartacus-foiled-text = Vereitle ein Komplott. Wer das Ziel ist, darf eine Wache schicken, die ab 4 hält; eine Reaktion darf jeder spielen.
profile-achievement-spartacus-supported = Geliehene Macht
profile-achievement-spartacus-supported-text = Lass ein Komplott mit der Unterstützung eines anderen Hauses gelingen. Ein Ja leiht dir seinen ganzen Einfluss für diese Karte: bitte, zahle, versprich oder bluffe.
profile-achievement-spartacus-underdog = Der Außenseiter
profile-achievement-spartacus-underdog-text = Gewinne einen Kampf mit einem Kämpfer, der weniger Würfel hat als sein Gegner. Würfel sind Gesundheit: Stellung, Initiative und Ausrüstung können sie ersetzen.
profile-achievement-spartacus-mercy = Daumen hoch
profile-achievement-spartacus-mercy-text = Sei Gastgeber und verschone den besiegten Kämpfer eines anderen Hauses. Ihn zu töten kostet 1 Einfluss je Gunstmarke, und Freunde.
profile-achievement-spartacus-champion = Ein Name, den alle rufen
profile-achievement-spartacus-champion-text = Mach einen Kämpfer deines Hauses zum Champion. Die dritte Gunstmarke bringt 1 Einfluss und 6 Gold je Kampf, und kein Gastgeber kann ihn töten.
profile-achievement-spartacus-tournament = Das letzte Duell
profile-achievement-spartacus-tournament-text = Gewinne eine Partie in einem Turnier. Stehen mehrere oben, entscheiden ihre besten Kämpfer: Halte einen bereit, mit Ausrüstung.
