# Nundinae, the kernel's own test game. No article stands before a name. Keys that end in -you address the reader. Where
# an event names two seats, the reader's own is called what harena.ftl says for `you`, so that a text can tell which
# of the two he is.

nundinae-name = Nundinae
nundinae-about = Ein Markttag für { $low } bis { $high } Händler: handeln, bieten, prahlen und jubeln. Das Testspiel des Hauses.

nundinae-card-10 = Gerücht
nundinae-card-11 = Trinkspruch
nundinae-card-12 = Prahlerei
nundinae-altar-4 = Kein Altar mehr
nundinae-altar-5 = Merkur
nundinae-altar-6 = Ceres
nundinae-altar-7 = Fortuna
nundinae-deed-1 = Einen Krug für 2 Münzen verkaufen
nundinae-deed-2 = Einen Krug für 3 Münzen kaufen
nundinae-yes = ja
nundinae-no = nein
nundinae-hidden = verdeckt
nundinae-nothing = nichts

## Goods: so many of them

nundinae-ware-0 = Münzen
nundinae-ware-1 = Krüge
nundinae-ware-10 = Karten Gerücht
nundinae-ware-11 = Karten Trinkspruch
nundinae-ware-12 = Karten Prahlerei
nundinae-good-0 =
    { $amount ->
        [one] { $amount } Münze
       *[other] { $amount } Münzen
    }
nundinae-good-1 =
    { $amount ->
        [one] { $amount } Krug
       *[other] { $amount } Krüge
    }
nundinae-good-10 =
    { $amount ->
        [one] { $amount } Karte Gerücht
       *[other] { $amount } Karten Gerücht
    }
nundinae-good-11 =
    { $amount ->
        [one] { $amount } Karte Trinkspruch
       *[other] { $amount } Karten Trinkspruch
    }
nundinae-good-12 =
    { $amount ->
        [one] { $amount } Karte Prahlerei
       *[other] { $amount } Karten Prahlerei
    }

## Table options

nundinae-setting-days = Markttage
nundinae-setting-days-help = Nach dem letzten gewinnt die meiste Ehre.

## What happens

nundinae-event-drew = { $seat } zieht eine Karte: { $card }.
nundinae-event-drew-you = Du ziehst eine Karte: { $card }.
nundinae-event-traded =
    { $jars ->
        [1] { $seat } kauft einen Krug für 3 Münzen.
       *[other] { $seat } verkauft einen Krug für 2 Münzen.
    }
nundinae-event-traded-you =
    { $jars ->
        [1] Du kaufst einen Krug für 3 Münzen.
       *[other] Du verkaufst einen Krug für 2 Münzen.
    }
nundinae-event-honor = { $seat } gewinnt 1 Ehre und hat jetzt { $honor }.
nundinae-event-honor-you = Du gewinnst 1 Ehre und hast jetzt { $honor }.
nundinae-event-toast = { $seat } spielt einen Trinkspruch und bekommt 1 Münze.
nundinae-event-toast-you = Du spielst einen Trinkspruch und bekommst 1 Münze.
nundinae-event-blessed =
    { $blessed ->
        [nein] Die Götter segnen { $seat } heute nicht.
       *[other] Die Götter segnen { $seat }.
    }
nundinae-event-blessed-you =
    { $blessed ->
        [nein] Die Götter segnen dich heute nicht.
       *[other] Die Götter segnen dich.
    }
nundinae-event-cheered = { $seat } jubelt: ein Krug für 1 Münze.
nundinae-event-cheered-you = Du jubelst: ein Krug für 1 Münze.
nundinae-event-gave =
    { $seat } gibt { $other } { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }.
nundinae-event-gave-you =
    { $other ->
        [Du] { $seat } gibt dir
       *[other] Du gibst { $other }
    } { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }.
nundinae-event-offered = { $seat } macht { $other } ein Angebot.
nundinae-event-offered-you =
    { $other ->
        [Du] { $seat } macht dir ein Angebot.
       *[other] Du machst { $other } ein Angebot.
    }
nundinae-event-countered = { $seat } antwortet { $other } mit einem Gegenangebot.
nundinae-event-countered-you =
    { $other ->
        [Du] { $seat } antwortet dir mit einem Gegenangebot.
       *[other] Du antwortest { $other } mit einem Gegenangebot.
    }
nundinae-event-offer-declined = { $other } lehnt das Angebot von { $seat } ab.
nundinae-event-offer-declined-you =
    { $other ->
        [Du] Du lehnst das Angebot von { $seat } ab.
       *[other] { $other } lehnt dein Angebot ab.
    }
nundinae-event-offer-withdrawn = { $seat } zieht das Angebot an { $other } zurück.
nundinae-event-offer-withdrawn-you =
    { $other ->
        [Du] { $seat } zieht das Angebot an dich zurück.
       *[other] Du ziehst dein Angebot an { $other } zurück.
    }
nundinae-event-offer-gone = Das Angebot von { $seat } an { $other } ist vom Tisch: Die Zeit dafür ist vorbei.
nundinae-event-offer-gone-you =
    { $other ->
        [Du] Das Angebot von { $seat } an dich ist vom Tisch: Die Zeit dafür ist vorbei.
       *[other] Dein Angebot an { $other } ist vom Tisch: Die Zeit dafür ist vorbei.
    }
nundinae-event-offer-failed = Das Angebot von { $seat } an { $other } ist vom Tisch: Das geht nicht mehr.
nundinae-event-offer-failed-you =
    { $other ->
        [Du] Das Angebot von { $seat } an dich ist vom Tisch: Das geht nicht mehr.
       *[other] Dein Angebot an { $other } ist vom Tisch: Das geht nicht mehr.
    }
nundinae-event-offer-void = Das Angebot von { $seat } an { $other } ist nichtig: Eine versprochene Karte war nicht da.
nundinae-event-offer-void-you =
    { $other ->
        [Du] Das Angebot von { $seat } an dich ist nichtig: Eine versprochene Karte war nicht da.
       *[other] Dein Angebot an { $other } ist nichtig: Eine versprochene Karte war nicht da.
    }
nundinae-event-deal = { $seat } und { $other } werden handelseinig.
nundinae-event-deal-you =
    { $other ->
        [Du] Du wirst mit { $seat } handelseinig.
       *[other] Du wirst mit { $other } handelseinig.
    }

## What is asked

nundinae-ask-day-trade = Der Markt ist offen. Was tust du?
nundinae-why-day-trade = Verkaufe und kaufe, so oft du willst, oder handle mit den anderen. Wer den Markt verlässt, kommt heute nicht zurück.
nundinae-pass-day-trade = Den Markt verlassen
nundinae-ask-day-bid = Wie viel bietest du für den Lorbeer?
nundinae-why-day-bid = Das höchste Gebot zahlt und gewinnt 1 Ehre. Bei Gleichstand wird noch einmal geboten; bieten alle 0, bekommt ihn niemand.
nundinae-bid =
    { $coins ->
        [one] { $coins } Münze bieten
       *[other] { $coins } Münzen bieten
    }
nundinae-keep =
    { $coins ->
        [one] du behältst { $coins } Münze
       *[other] du behältst { $coins } Münzen
    }
nundinae-left = danach hast du { $coins } und { $jars }
nundinae-ask-boast-hide = Du bist Gastgeber. Welche Karte kommt unter den Becher?
nundinae-why-boast-hide = Eine Prahlerei, die kein Gerücht trifft, bringt 1 Ehre. Die anderen sehen nicht, was dort liegt.
nundinae-play-boast-hide = verdeckt unter den Becher
nundinae-pass-boast-hide = Den Becher leer lassen
nundinae-ask-boast-rumor = Unter dem Becher liegt eine Karte. Streust du ein Gerücht?
nundinae-why-boast-rumor = Ein Gerücht macht eine Prahlerei wertlos, außer ein Gerücht antwortet darauf.
nundinae-play-boast-rumor = gegen die Karte unter dem Becher
nundinae-pass-boast-rumor = Nichts sagen
nundinae-ask-rumor-rumor = Ein Gerücht geht um. Antwortest du mit einem anderen?
nundinae-why-rumor-rumor = Ein Gerücht, auf das ein anderes antwortet, zählt nicht.
nundinae-play-rumor-rumor = gegen das Gerücht
nundinae-pass-rumor-rumor = Nichts sagen
nundinae-ask-day-toast = Spielst du einen Trinkspruch?
nundinae-why-day-toast = Ein Trinkspruch bringt 1 Münze.
nundinae-play-day-toast = bringt 1 Münze
nundinae-pass-day-toast = Kein Trinkspruch
nundinae-ask-day-name_altar =
    { $remaining ->
        [one] Du bist Gastgeber. Welcher Altar bekommt den letzten Krug?
       *[other] Du bist Gastgeber. Welche Altäre bekommen einen Krug, höchstens { $remaining }?
    }
nundinae-why-day-name_altar = Die Götter segnen dich bei einer 5 oder 6; jeder Krug zählt 1 dazu. Ein Segen bringt 1 Ehre.
nundinae-altar = Ein Krug für { $altar }
nundinae-ask-day-stake = Was setzt du auf die Antwort der Götter?
nundinae-why-day-stake = Bis zu 3 Münzen auf Segen und bis zu 3 auf keinen. Gewonnene Einsätze kommen doppelt zurück, die anderen sind weg.
nundinae-stakes = { $blessing } auf Segen, { $none } auf keinen
nundinae-ask-acclaim-cheer = Ehre wurde gewonnen. Jubelst du?
nundinae-why-acclaim-cheer = Jeder einmal, bis zwei gejubelt haben.
nundinae-cheer = Jubeln: ein Krug für 1 Münze
nundinae-pass-acclaim-cheer = Still bleiben

nundinae-wait-day-trade = Noch auf dem Markt: { $names }.
nundinae-wait-day-bid = Noch kein Gebot: { $names }.
nundinae-wait-boast-hide = Eine Karte unter den Becher oder keine: { $names }.
nundinae-wait-boast-rumor = Ein Gerücht gegen den Becher oder keins: { $names }.
nundinae-wait-rumor-rumor = Ein Gerücht gegen das Gerücht oder keins: { $names }.
nundinae-wait-day-toast = Ein Trinkspruch oder keiner: { $names }.
nundinae-wait-day-name_altar = Die Wahl der Altäre: { $names }.
nundinae-wait-day-stake = Noch kein Einsatz: { $names }.
nundinae-wait-acclaim-cheer = Jubel oder Stille: { $names }.

nundinae-part-blessing = Münzen auf Segen
nundinae-part-none = Münzen auf keinen Segen

nundinae-free-action-give = Münzen verschenken
nundinae-give = { $gift } an { $seat }
nundinae-free-action-propose = Ein Angebot machen
nundinae-free-action-accept = Annehmen
nundinae-free-action-counter = Gegenangebot
nundinae-free-action-decline = Ablehnen
nundinae-free-action-withdraw = Zurückziehen
nundinae-proposal = { $seat }: du gibst { $give }, du bekommst { $get }

## The table

nundinae-field-day = Tag
nundinae-field-host = Gastgeber
nundinae-field-coins = Münzen
nundinae-field-jars = Krüge
nundinae-field-honor = Ehre
nundinae-field-hands = Karten
nundinae-field-bag = Im Beutel
nundinae-field-discards = Gespielte Karten
nundinae-field-bidders = Bieter
nundinae-field-laid_jars = Altäre
nundinae-field-stakes = Einsätze
nundinae-field-by = Gespielt von
nundinae-field-under = Unter dem Becher
nundinae-field-shown = Aufgedeckt
nundinae-field-rumored = Von einem Gerücht getroffen
nundinae-field-denied = Beantwortet
nundinae-field-hailed = Geehrt
nundinae-field-cheered = Haben gejubelt
nundinae-field-boast = Der Becher
nundinae-field-rumor = Ein Gerücht
nundinae-field-acclaim = Jubel

nundinae-of = { $seat }: { $what }
nundinae-day = Tag { $day } von { $days }. Gastgeber: { $host }.
nundinae-trader =
    { $seat }: { $coins }, { $jars }, { $honor } Ehre, { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
nundinae-played = Gespielte Karten: { $cards }
nundinae-hand = Karten von { $seat }: { $cards }
nundinae-hand-you = Deine Karten: { $cards }
nundinae-seats = Auf dem Markt, im Uhrzeigersinn: { $seats }.
nundinae-welcome =
    Ein Markttag: Handle mit Krügen und Münzen, biete dann für einen Lorbeer, prahle, trinke und bitte die Götter um ihren Segen.
    Was zählt, ist Ehre. Münzen und Krüge sind der Weg dorthin.
nundinae-goal =
    { $days ->
        [one] Der Markt dauert 1 Tag. Dann gewinnt, wer die meiste Ehre hat.
       *[other] Der Markt dauert { $days } Tage. Dann gewinnt, wer die meiste Ehre hat.
    }
nundinae-guide =
    Lorbeer: wird jeden Tag mit verdeckten Geboten versteigert; 1 Ehre für das höchste.
    Becher: Der Gastgeber darf eine Karte darunter legen. Eine Prahlerei, die kein Gerücht trifft, bringt 1 Ehre.
    Segen: eine 5 oder 6 auf dem Würfel, 1 mehr für jeden Krug, den der Gastgeber einem Altar gibt; 1 Ehre für den Gastgeber.
nundinae-recap = Ehre: { $list }
nundinae-won = Gewonnen von: { $seats }.
