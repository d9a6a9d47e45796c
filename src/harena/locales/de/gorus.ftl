# Gorus Maximus. No article stands before a name. Keys that end in -you address the reader; the others tell of
# somebody by name. Lead school and crowd's favorite are what the rules call Initial School and Favored School.

gorus-name = Gorus Maximus
gorus-about = Stichspiel für { $low } bis { $high } Spieler (1: solo). Der Trumpf kann mitten im Stich wechseln.

gorus-school-fists = Fäuste
gorus-school-swords = Schwerter
gorus-school-arrows = Pfeile
gorus-school-axes = Äxte
gorus-school-shields = Schilde
gorus-school-none = noch offen
gorus-letter-fists = F
gorus-letter-swords = S
gorus-letter-arrows = P
gorus-letter-axes = A
gorus-letter-shields = O
gorus-card = { $school } { $rank }

gorus-dummy = Strohmann
gorus-team = Team { $letter }
gorus-team-yours = Team { $letter } (deins)

## Table options

gorus-setting-schools = Schulen im Spiel
gorus-setting-schools-help = Ausgelost oder ausgewählt: 3 bei bis zu drei Spielern, 4 bei vier, alle 5 bei mehr. Im Terminal: random oder die Namen mit Kommas dazwischen.
gorus-setting-target = Unterstützungen zum Sieg
gorus-setting-target-help = Die Partie endet nach der Runde, in der jemand diese Zahl erreicht.
gorus-setting-teams = Teams
gorus-setting-teams-help = Die Größen der Teams, ab vier Spielern; zusammen müssen sie die Spielerzahl ergeben.
gorus-setting-team_target = Ziel der Teams
gorus-setting-team_target-help = Dieselbe Zahl für alle (number) oder size+1: Jedes Team braucht eine Unterstützung mehr, als es Mitglieder hat; die Zahl der Unterstützungen zum Sieg gilt dann nicht.
gorus-setting-open_memory = offenes Gedächtnis
gorus-setting-open_memory-help = Alle dürfen auf alle Kämpfe der Runde zurückblicken, nicht nur auf den letzten.
gorus-setting-favor = Gunst der Menge je Rang
gorus-setting-favor-help = 17 Zahlen: die Ränge 0 bis 15, dann die 0 des Lieblings der Menge. Einfacher in einer Datei: --cards DATEI.toml.

gorus-value-schools-random = ausgelost
gorus-value-schools-fists = Fäuste
gorus-value-schools-swords = Schwerter
gorus-value-schools-arrows = Pfeile
gorus-value-schools-axes = Äxte
gorus-value-schools-shields = Schilde
gorus-value-favor-at-16 = 0 (Liebling)
gorus-value-teams-none = keine
gorus-value-team_target-number = für alle gleich
gorus-value-team_target-size-1 = Teamgröße + 1

## What happens

gorus-event-schools = Schulen in dieser Partie: { $schools }.
gorus-event-dealt = Runde { $round } beginnt. Geber: { $seat }.
gorus-event-dealt-solo = Runde { $round } beginnt.
gorus-event-led = { $seat } eröffnet: { $card }.
gorus-event-led-you = Du eröffnest: { $card }.
gorus-event-favored = Liebling der Menge: { $school }.
gorus-event-played = { $seat } spielt { $card }.
gorus-event-played-you = Du spielst { $card }.
gorus-event-challenge = { $seat } fordert heraus: { $school } sind jetzt Liebling der Menge.
gorus-event-challenge-you = Du forderst heraus: { $school } sind jetzt Liebling der Menge.
gorus-event-challenge-same = { $seat } fordert heraus: { $school } bleiben Liebling der Menge.
gorus-event-challenge-same-you = Du forderst heraus: { $school } bleiben Liebling der Menge.
gorus-event-drew = { $seat } zieht { $card }.
gorus-event-drew-you = Du ziehst { $card }.
gorus-event-drew-unseen = { $seat } zieht eine Karte.
gorus-event-drew-unseen-you = Du ziehst eine Karte.
gorus-event-took = { $seat } gewinnt den Kampf. Liebling der Menge: { $school }.
gorus-event-took-you = Du gewinnst den Kampf. Liebling der Menge: { $school }.
gorus-event-counted = Die Runde ist zu Ende. Liebling der Menge: { $school }. Gunst: { $totals }.
gorus-event-no-eight = { $seat } hat mehr Gunst, aber keine 8 gewonnen: Die Runde ist verloren (Regel G-7.2).
gorus-event-no-eight-you = Du hast mehr Gunst, aber keine 8 gewonnen: Die Runde ist verloren (Regel G-7.2).
gorus-event-support =
    { $number ->
        [one] { $side } bekommt eine Unterstützung, die erste.
       *[other] { $side } bekommt eine Unterstützung und hat jetzt { $number }.
    }
gorus-event-support-you =
    { $number ->
        [one] Du bekommst eine Unterstützung, deine erste.
       *[other] Du bekommst eine Unterstützung und hast jetzt { $number }.
    }
gorus-event-tied-zero = Gemeinsam am Ziel: { $sides }. Die 0 des Lieblings der Menge entscheidet: { $side } (Regel G-5.2).
gorus-event-tied-lowest = Gemeinsam am Ziel: { $sides }. Die niedrigsten gewonnenen Karten entscheiden: { $winners } (Regel G-5.2).
gorus-event-tied-shared = Gemeinsam am Ziel und gleich bis zur letzten Karte: { $sides }. Der Sieg wird geteilt (Regel G-5.2).
gorus-event-won = Die Partie ist zu Ende. Sieg: { $sides }.
gorus-event-won-with-you = Das Spiel ist aus. Du gewinnst zusammen mit { $sides }.
gorus-event-won-you = Die Partie ist zu Ende. Du hast gewonnen.

## What is asked

gorus-ask-match-lead = Du eröffnest. Welche Karte?
gorus-ask-match-play = Du bist dran. Welche Karte?
gorus-ask-solo-lead = Du eröffnest. Welche Karte?
gorus-ask-solo-play = Du bist dran. Welche Karte?
gorus-wait-match-lead = Warten auf die Eröffnung von { $names }.
gorus-wait-match-play = Warten auf eine Karte von { $names }.
gorus-wait-solo-lead = Warten auf die Eröffnung von { $names }.
gorus-wait-solo-play = Warten auf eine Karte von { $names }.
gorus-why-first = Jede Karte ist erlaubt. Ihre Schule wird zur angespielten Schule und vorerst auch zum Liebling der Menge.
gorus-why-lead = Jede Karte ist erlaubt. Ihre Schule wird zur angespielten Schule; { $school } bleiben Liebling der Menge.
gorus-why-follow = Bediene { $school } oder fordere mit einer beliebigen { $rank } heraus.
gorus-why-free = Du hast keine { $school }, also ist jede Karte erlaubt.
gorus-only-card = Nur eine Karte ist möglich: { $option }.
gorus-forbidden-G-2-3 = { $option } hast du nicht auf der Hand.
gorus-option = { $card } ({ $short })
gorus-worth = Gunst { $favor }
gorus-worth-zero = Gunst { $favor }, wenn { $school } am Ende Liebling sind, sonst { $other }
gorus-challenge = Herausforderung: { $school } werden Liebling
gorus-challenge-same = Herausforderung: { $school } bleiben Liebling

## The table

gorus-welcome =
    In jedem Kampf spielen alle eine Karte, und die beste nimmt sie alle: Bediene die angespielte Schule, wenn du kannst, oder fordere stattdessen heraus.
    Der Liebling der Menge ist Trumpf. Eine Karte mit demselben Rang wie die Karte direkt davor ist eine Herausforderung: Ihre Schule wird sofort zum Liebling. Du darfst auch herausfordern, wenn du bedienen könntest.
    Die Karten, die du gewinnst, bringen dir Gunst der Menge oder kosten dich welche.
gorus-worths = Gunst der Menge je Rang: { $list }; alle anderen 0. Am Ende einer Runde zählt die 0 des Lieblings der Menge { $zero }.
gorus-worth-rank = { $low }: { $favor }
gorus-worth-ranks = { $low } bis { $high }: { $favor }
gorus-goal =
    { $target ->
        [one] Die meiste Gunst der Menge in einer Runde bringt eine Unterstützung, und eine einzige gewinnt die Partie.
       *[other] Die meiste Gunst der Menge in einer Runde bringt eine Unterstützung; { $target } Unterstützungen gewinnen die Partie.
    }
gorus-goal-each = Die meiste Gunst der Menge in einer Runde bringt eine Unterstützung; ein Team gewinnt die Partie mit einer Unterstützung mehr, als es Mitglieder hat.
gorus-goal-solo = Du gewinnst eine Runde, wenn du mehr Gunst der Menge hast als der Strohmann und mindestens eine 8 unter deinen gewonnenen Karten; mit { $target } Runden gewinnst du die Partie.
gorus-seats = Am Tisch, im Uhrzeigersinn: { $seats }.
gorus-members = { $team }: { $members }
gorus-round = Runde { $round }. Geber: { $dealer }.
gorus-round-solo = Runde { $round }.
gorus-round-over = Runde { $round } war die letzte.
gorus-score = { $name } { $score }
gorus-of = { $has } von { $target }
gorus-supports = Unterstützungen ({ $target } zum Sieg): { $list }
gorus-supports-each = Unterstützungen: { $list }
gorus-won = Gewonnene Kämpfe: { $list }
gorus-hands = Karten auf der Hand: { $list }
gorus-stock =
    { $cards ->
        [one] Nachziehstapel: 1 Karte
       *[other] Nachziehstapel: { $cards } Karten
    }
gorus-no-card = noch keine Karte
gorus-combat = Kampf { $number } von { $total }: { $plays }
gorus-play = { $seat } { $card }
gorus-play-best = { $seat } { $card } (liegt vorn)
gorus-lead = Angespielte Schule, zu bedienen: { $school }
gorus-lead-open = noch frei (wer eröffnet, wählt)
gorus-favored = Liebling der Menge (Trumpf): { $school }
gorus-hand = Hand von { $seat }: { $cards }
gorus-hand-you = Deine Hand: { $cards }
gorus-hand-group = { $school } { $ranks }
gorus-hand-trump = { $school } (Trumpf) { $ranks }

gorus-sheet-players = Spieler
gorus-sheet-supports = Unterstützungen
gorus-sheet-won = Gewonnene Kämpfe
gorus-sheet-cards = Karten

gorus-last = Letzter Kampf: { $plays }. Sieg: { $seat }.
gorus-past = Kampf { $number }: { $plays }. Sieg: { $seat }.
gorus-last-none = In dieser Runde ist noch kein Kampf zu Ende.
gorus-closed = (Die früheren Kämpfe dieser Runde bleiben bis zur Wertung verdeckt: Regel G-3.6.)
gorus-count-none = Es wurde noch keine Runde gewertet.
gorus-count = Die zuletzt gewertete Runde (Liebling der Menge am Ende: { $school }):
gorus-count-side = { $side }: { $cards }. Zusammen { $total }.
gorus-count-card = { $card } ({ $favor })
gorus-count-zeros =
    { $cards ->
        [0] keine Karte gewonnen, also 0 (Regel G-4.1)
        [one] 1 Karte mit Gunst 0
       *[other] { $cards } Karten mit Gunst 0
    }
gorus-recap = Runde { $round }: { $totals }

gorus-guide =
    Angespielte Schule: die Schule der ersten Karte im Kampf; bediene sie, wenn du kannst. In den Regeln heißt sie Anfangsschule.
    Liebling der Menge: der Trumpf; seine Karten schlagen alle anderen. In den Regeln heißt er Lieblingsschule.
    Herausforderung: Hat eine Karte denselben Rang wie die Karte direkt davor, wird ihre Schule sofort zum Liebling der Menge. Du darfst sie spielen, statt zu bedienen.
    Kurznamen: F Fäuste, S Schwerter, P Pfeile, A Äxte, O Schilde, dann der Rang: A5 ist Äxte 5.

## The screen

gorus-screen-arena = Die Arena
gorus-screen-when = Runde { $round }, Kampf { $number }/{ $total }
gorus-screen-lead = Angespielt
gorus-screen-lead-open = noch nichts
gorus-screen-favorite = Liebling der Menge
gorus-screen-trump = (Trumpf)
gorus-screen-turn = am Zug
gorus-screen-winner = Sieg
gorus-screen-dealer = Geber
gorus-screen-dealer-short = G
gorus-screen-supports = Unterstützungen: { $has } von { $target } zum Sieg
gorus-screen-won =
    { $count ->
        [one] 1 Kampf gewonnen
       *[other] { $count } Kämpfe gewonnen
    }
gorus-screen-cards =
    { $count ->
        [one] 1 Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
gorus-screen-took = Geht an { $seat }
gorus-screen-took-you = Geht an dich
gorus-screen-victory = Sieg: { $sides }
gorus-screen-victory-you = Du gewinnst die Partie
gorus-screen-hand = Deine Hand
# On a card that is a Challenge: its school becomes, or stays, the crowd's favorite. As short as can be.
gorus-screen-challenge = Herausforderung
gorus-screen-becomes = → { $school }
gorus-screen-stays = = { $school }
gorus-screen-play = Spielen
gorus-screen-last = Letzter Kampf
gorus-screen-combat = Kampf { $number }
gorus-screen-count = Letzte Wertung
gorus-screen-counted = Die Wertung
gorus-screen-skip = Überspringen
gorus-screen-continue = Weiter
gorus-screen-eight = Du brauchst eine 8 unter deinen Karten (G-7.2).
gorus-screen-earns =
    { $count ->
        [one] { $sides } bekommt eine Unterstützung.
       *[other] Je eine Unterstützung: { $sides }.
    }
gorus-screen-earns-you = Du bekommst eine Unterstützung.

# How the match came about, at its end
gorus-story = So kam es dazu
gorus-story-favor = Gunst der Menge je Runde
gorus-story-supports = Unterstützungen je Runde
gorus-story-round = Runde
gorus-story-best = Beste Runde: { $side }, mit { $points } Gunst der Menge in Runde { $round }.
gorus-story-challenges = Die meisten Herausforderungen: { $seat }, mit { $count }.

## Hints: why a card is good, said to whoever asks

gorus-hint-last = Nach dir kommt niemand mehr: Sie gewinnt den Kampf.
gorus-hint-sure = Niemand nach dir kann sie schlagen: Der Kampf gehört dir.
gorus-hint-likely = Sie gewinnt wahrscheinlich den Kampf: Nur wenige Karten, die noch fehlen, schlagen sie.
gorus-hint-press = Damit liegst du vorn: Wer den Kampf noch gewinnen will, muss eine bessere Karte hergeben.
gorus-hint-stuck = Dieser Kampf fällt wohl an dich und kostet dich Gunst, aber jede andere Karte würde dich am Ende mehr kosten.
gorus-hint-zero = Ein guter Moment für { $card }: Gewinnst du die Karte jetzt, zählt sie am Ende viel.
gorus-hint-eight = Damit gewinnst du wahrscheinlich die 8, die dir in dieser Runde noch fehlt.
gorus-hint-challenge-win = Eine Herausforderung: Sind { $school } Liebling der Menge, gehört der Kampf wahrscheinlich dir.
gorus-hint-challenge = Eine Herausforderung: Am meisten nützt es dir, wenn { $school } Liebling der Menge sind.
gorus-hint-feed = { $seat } liegt für dein Team vorn, also lege noch Gunst dazu.
gorus-hint-partner = { $seat } liegt für dein Team vorn, also halte dich heraus und spiele, was du am wenigsten brauchst.
gorus-hint-throw = { $seat } liegt in diesem Kampf vorn: ein guter Moment, { $card } loszuwerden.
gorus-hint-duck = In diesem Kampf ist nichts zu holen: { $seat } kann ihn haben.
gorus-hint-save = { $card } könnte den Kampf gewinnen, aber diese Karte brauchst du später dringender.
gorus-hint-leave = { $card } ginge in Führung, aber in diesem Kampf liegt zu wenig.
gorus-hint-give-up = Auch { $card } bliebe kaum in Führung, also spiele, was du am wenigsten brauchst.
gorus-hint-cheap = Diesen Kampf kannst du nicht gewinnen, also spiele, was du am wenigsten brauchst.
gorus-hint-first-lead = Die Schule der ersten Karte einer Runde wird Liebling der Menge, und von keiner hast du mehr Karten: { $school }.
gorus-hint-first-lead-short = Die Schule der ersten Karte einer Runde wird Liebling der Menge: Von einer anderen hast du mehr, aber alles in allem ist diese Eröffnung besser: { $school }.
gorus-hint-lead-bad = { $card } zu gewinnen kostet Gunst: Mit etwas Glück trifft es jemand anderen.
gorus-hint-lead-rid = { $card } bleibt vielleicht an dir hängen und kostet Gunst, aber eine bessere Eröffnung hast du nicht.
gorus-hint-lead-high = Eine starke Eröffnung: Sie gewinnt wahrscheinlich den Kampf.
gorus-hint-lead-trump = { $school } anzuspielen, den Liebling der Menge, zieht den anderen die Trümpfe aus der Hand, und du behältst bessere.
gorus-hint-lead-chance = { $card } gewinnt den Kampf mit einer Chance von etwa { $chance } %: Keine andere Eröffnung verspricht dir mehr.
gorus-hint-lead-low = Eine bescheidene Eröffnung: Lass jemand anderen gewinnen und behalte deine besseren Karten für später.

## What is explained in a first match, once

gorus-teach-lead = Wer einen Kampf eröffnet, darf jede Karte spielen. Eine starke Eröffnung gewinnt den ganzen Kampf, auch die schlechten Karten darin: Überleg, was du gewinnen willst.
gorus-teach-follow = Die höchste Karte des Lieblings der Menge gewinnt den ganzen Kampf. Hat niemand eine gespielt, gewinnt die höchste der angespielten Schule. Andere Karten können nicht gewinnen.
gorus-teach-challenge = Das war eine Herausforderung: eine Karte mit demselben Rang wie die direkt davor. Ihre Schule ist von jetzt an Trumpf; bedient wird weiter die angespielte Schule.
gorus-teach-won = Wer einen Kampf gewinnt, behält seine Karten verdeckt und eröffnet den nächsten. Was sie wert sind, wird erst am Ende der Runde gezählt.
gorus-teach-counted = Die Gunst deiner gewonnenen Karten wird zusammengezählt. Die 0 der Schule, die jetzt Liebling der Menge ist, ist viel wert; jede andere 0 nichts.
