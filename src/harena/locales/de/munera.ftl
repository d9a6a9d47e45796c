# Munera: Familia Gladiatoria. No article stands before a name. Latin names (classes, ranks, origins, offices, titles of
# cards, cities, regions) come from the decks and stay Latin. Keys that end in -you address the reader; the others tell of
# somebody by name. Where an event names two seats, the reader's own is called what harena.ftl says for `you`, so that a
# text can tell which of the two is meant. A part that begins small stands in a list or after a colon.

munera-name = Munera: Familia Gladiatoria
munera-about = Gladiatorenschulen für { $low } bis { $high } Spieler: verdeckte Auktionen, Verträge, Absprachen und Zweikämpfe mit Würfeln.

## Small parts

munera-denarii =
    { $amount ->
        [one] { $amount } Münze
       *[other] { $amount } Münzen
    }
munera-glory = { $points } Ruhm
munera-fame = { $points } Beliebtheit
munera-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
munera-none = keine
munera-no-class = noch keine Klasse
munera-values = Tapferkeit { $valor }, Mut { $courage }, Charisma { $charisma }
munera-rank = { $rank }, Beliebtheit { $fame }
munera-obedience = Gehorsamkeit { $obedience }
munera-man-of = { $man } von { $seat }
munera-man-yours = dein { $man }
munera-rudiarius = { $seat } (Rudis)
munera-uses = { $minister } (noch { $left })
munera-ready = bereit
munera-engaged = aktiviert
munera-wounded = aktiviert, verwundet
munera-lent = für { $city } an { $seat } verliehen
munera-lent-you = für { $city } an dich verliehen
munera-cost = kostet { $cost }
munera-contract =
    { $pairs ->
        [one] { $pairs } Paarung
       *[other] { $pairs } Paarungen
    }
munera-contract-named = 1 Paarung ({ $one } und { $other })
munera-pay = { $denarii }, { $glory } Ruhm
munera-journey = deine Reise kostet { $denarii }
munera-prospect-able = du kannst teilnehmen
munera-prospect-men = dir fehlen die Männer dafür
munera-prospect-denarii = dir fehlen die Münzen dafür
munera-pugna = { $points } für Seite { $side }
munera-die = Würfel { $die }
munera-total = Summe { $total }
munera-of = { $has } von { $target }
munera-line = { $label }: { $what }

# What a Minister does, as part of a list.
munera-office-doctor = +{ $skill } Virtus für die Männer einer Klasse
munera-office-medicus = +{ $skill } auf Heilungswürfe
munera-office-faber = +{ $skill } auf die Anerkennung deiner Verlierer
munera-office-coquus =
    { $skill ->
        [one] { $skill } Neuwurf je Spielzug
       *[other] { $skill } Neuwürfe je Spielzug
    }
munera-office-arbiter = +{ $skill } gegen unabsichtliche Tötung
munera-office-vectores =
    { $skill ->
        [one] { $skill } Region auf jeder Reise frei
       *[other] { $skill } Regionen auf jeder Reise frei
    }
munera-office-lupae = +{ $skill } auf Gehorsamkeit

## Table options

munera-setting-target = Ruhm zum Sieg
munera-setting-target-help = Die Partie endet, sobald ein Gymnasium so viel Ruhm hat.
munera-setting-quick_start = Schnelleinstieg
munera-setting-quick_start-help = Im ersten Spielzug liegen so viele Spektakel mit 1 Paarung aus, wie Spieler mitspielen.
munera-setting-bought_glory = gekaufter Ruhm
munera-setting-bought_glory-help = In einem Ruhemoment der Forum-Phase lässt sich für 15 Münzen 1 Ruhm kaufen.
munera-setting-sales = Verkäufe
munera-setting-sales-help = Wann ein Gymnasium ans Forum verkaufen oder selbst eine Auktion abhalten darf.
munera-setting-naming = Nennung der Kämpfer
munera-setting-naming-help = Wann die beiden Gymnasien eines Spektakels ihre Kämpfer nennen.
munera-setting-classes = Klassen
munera-setting-classes-help = Wann ein neuer Mann seine Klasse bekommt.
munera-setting-rerolls = Wiederholungswürfe
munera-setting-rerolls-help = Wie oft derselbe Würfel neu geworfen werden darf.
munera-setting-bout_bets = Wetten auf Zweikämpfe im selben Gymnasium
munera-setting-bout_bets-help = Wetten, aber keine Betrügereien, auf Zweikämpfe zwischen Männern einer Seite oder eines Besitzers.
munera-setting-offers = Angebote
munera-setting-offers-help = Wie viele Angebote man in einem Ruhemoment machen darf.
munera-setting-turns = letzter Spielzug
munera-setting-turns-help = Nach diesem Spielzug gewinnt der höchste Ruhm; 0 heißt unbegrenzt.
munera-setting-decks = Karten und Landkarte
munera-setting-decks-help = Unsere oder die einer Deck-Datei: „harena decks new munera DATEI.toml“ schreibt eine als Anfang.

munera-value-sales-forum = in der Forum-Phase
munera-value-sales-always = in jedem Ruhemoment
munera-value-naming-tender = vor den Angeboten um den Vertrag
munera-value-naming-travel = vor der Reise, nach der Bezahlung
munera-value-classes-purchase = sofort
munera-value-classes-spectacle = in jedem Ruhemoment vor seinem ersten Spektakel
munera-value-rerolls-paid = so oft dafür bezahlt wird
munera-value-rerolls-once = einmal
munera-value-offers-0 = unbegrenzt
munera-value-turns-0 = unbegrenzt
munera-value-decks-none = unsere Karten
munera-value-decks-own = eigene Karten

## What happens: set-up, turns, cards

munera-event-rolled = { $seat } würfelt eine { $die }.
munera-event-rolled-you = Du würfelst eine { $die }.
munera-event-rudis = Die Rudis geht an { $seat }.
munera-event-rudis-you = Die Rudis geht an dich.
munera-event-settled =
    { $seat } gründet ein Gymnasium in { $region } für { $price ->
        [one] { $price } Münze
       *[other] { $price } Münzen
    }.
munera-event-settled-you =
    Du gründest ein Gymnasium in { $region } für { $price ->
        [one] { $price } Münze
       *[other] { $price } Münzen
    }.
munera-event-recruited = { $man } kommt ins Gymnasium von { $seat }.
munera-event-recruited-you = { $man } kommt in dein Gymnasium.
munera-event-hired = { $seat } nimmt { $minister } in Dienst.
munera-event-hired-you = Du nimmst { $minister } in Dienst.
munera-event-class = { $seat } lässt { $man } als { $class } kämpfen.
munera-event-class-you = Du lässt { $man } als { $class } kämpfen.
munera-event-retrained = { $seat } ändert die Klasse von { $man } in { $class }: Er ist wieder Tiro mit Beliebtheit 0.
munera-event-retrained-you = Du änderst die Klasse von { $man } in { $class }: Er ist wieder Tiro mit Beliebtheit 0.
munera-event-assigned = { $seat } teilt { $minister } für immer der Klasse { $class } zu.
munera-event-assigned-you = Du teilst { $minister } für immer der Klasse { $class } zu.
munera-event-turn = Spielzug { $turn } beginnt.
munera-event-drew = { $seat } zieht eine Eventum-Karte.
munera-event-drew-you = Du ziehst eine Eventum-Karte.
# Follows the line above, for those who may know.
munera-event-drawn = Die Karte heißt { $title }.
munera-event-discarded = { $seat } legt { $title } ab.
munera-event-discarded-you = Du legst { $title } ab.
munera-event-played = { $seat } spielt { $title }.
munera-event-played-you = Du spielst { $title }.
munera-event-played-man = { $seat } spielt { $title } auf { $man }.
munera-event-played-man-you = Du spielst { $title } auf { $man }.
munera-event-played-school = { $seat } spielt { $title } auf das Gymnasium von { $other }.
munera-event-played-school-you =
    { $seat ->
        [Du]
            { $other ->
                [Du] Du spielst { $title } auf dein eigenes Gymnasium.
               *[other] Du spielst { $title } auf das Gymnasium von { $other }.
            }
       *[other] { $seat } spielt { $title } auf dein Gymnasium.
    }
munera-event-played-side = { $seat } spielt { $title } auf Seite { $side }.
munera-event-played-side-you = Du spielst { $title } auf Seite { $side }.
munera-event-fame = { $man } bekommt { $points } Beliebtheit.
munera-event-promoted = { $man } steigt zum { $rank } auf.
munera-event-income =
    { $seat } bekommt { $denarii ->
        [one] { $denarii } Münze
       *[other] { $denarii } Münzen
    }.
munera-event-income-you =
    Du bekommst { $denarii ->
        [one] { $denarii } Münze
       *[other] { $denarii } Münzen
    }.
munera-event-paid =
    { $seat } zahlt { $denarii ->
        [one] { $denarii } Münze
       *[other] { $denarii } Münzen
    } an die Bank.
munera-event-paid-you =
    Du zahlst { $denarii ->
        [one] { $denarii } Münze
       *[other] { $denarii } Münzen
    } an die Bank.
munera-event-stolen =
    { $seat } nimmt { $other } { $denarii ->
        [one] { $denarii } Münze
       *[other] { $denarii } Münzen
    } weg.
munera-event-stolen-you =
    { $other ->
        [Du] { $seat } nimmt dir
       *[other] Du nimmst { $other }
    } { $denarii ->
        [one] { $denarii } Münze
       *[other] { $denarii } Münzen
    } weg.
munera-event-roll = Ein Wurf für { $man }, { $what }: { $die }.
munera-event-test-passed = { $man } besteht die Probe.
munera-event-test-failed = { $man } besteht die Probe nicht: Er wird aktiviert und bekommt eine Verwundungsmarke.
munera-event-test-fled = { $man } besteht die Probe nicht und ist für sein Gymnasium verloren: Die Karte wird abgelegt.
munera-event-healthy = { $man } bleibt gesund.
munera-event-fallen-ill = { $man } wird krank: Er wird aktiviert und bekommt eine Verwundungsmarke.
munera-event-disobeyed = { $man } besteht die Probe nicht.
munera-event-hurt = { $man } wird aktiviert und bekommt eine Verwundungsmarke.
munera-event-engaged = { $man } wird aktiviert.
munera-event-rested = { $man } ist wieder bereit.
munera-event-vanished = { $man } ist für sein Gymnasium verloren: Die Karte wird abgelegt.
munera-event-fame-lost = { $man } verliert { $points } Beliebtheit.
munera-event-glory-lost = { $seat } verliert { $points } Ruhm und hat jetzt { $total }.
munera-event-glory-lost-you = Du verlierst { $points } Ruhm und hast jetzt { $total }.
munera-event-pugna = Pugna steht jetzt bei { $pugna }.
munera-event-wounds =
    { $wounds ->
        [0] { $man } hat in diesem Zweikampf keine Verwundung mehr.
        [one] { $man } hat in diesem Zweikampf jetzt { $wounds } Verwundung.
       *[other] { $man } hat in diesem Zweikampf jetzt { $wounds } Verwundungen.
    }

# What a die is rolled for, between commas.
munera-what-judgement = Zuschauerurteil
munera-what-healing = Heilung
munera-what-recovery = Heilung
munera-what-accident = unabsichtliche Tötung
munera-what-mercy = Gnade
munera-what-plague = Seuche
munera-what-test = Probe auf Gehorsamkeit
munera-what-flight = Probe auf Gehorsamkeit
munera-what-ordeal = Probe auf Gehorsamkeit

## What happens: the Forum

munera-event-forum = Die Forum-Phase beginnt.
munera-event-recovered = { $man } erholt sich: Seine Verwundungsmarke kommt weg.
munera-event-still-hurt = { $man } behält seine Verwundungsmarke.
munera-event-restocked = Neu im Forum: { $men }; Bedienstete: { $ministers }.
munera-event-put-up = { $seat } bringt { $ware } zur Auktion.
munera-event-put-up-you = Du bringst { $ware } zur Auktion.
munera-event-bids = Gebote: { $bids }.
munera-event-outbid =
    Stattdessen nimmt { $seat } die Karte für { $price ->
        [one] { $price } Münze
       *[other] { $price } Münzen
    }.
munera-event-outbid-you =
    Stattdessen nimmst du die Karte für { $price ->
        [one] { $price } Münze
       *[other] { $price } Münzen
    }.
munera-event-bought =
    { $seat } kauft { $ware } für { $price ->
        [one] { $price } Münze
       *[other] { $price } Münzen
    }.
munera-event-bought-you =
    Du kaufst { $ware } für { $price ->
        [one] { $price } Münze
       *[other] { $price } Münzen
    }.
munera-event-unsold = Niemand bietet auf { $ware }.
munera-event-sold =
    { $seat } verkauft { $ware } für { $price ->
        [one] { $price } Münze
       *[other] { $price } Münzen
    } ans Forum.
munera-event-sold-you =
    Du verkaufst { $ware } für { $price ->
        [one] { $price } Münze
       *[other] { $price } Münzen
    } ans Forum.
munera-event-auction =
    { $seat } versteigert { $ware } für mindestens { $minimum ->
        [one] { $minimum } Münze
       *[other] { $minimum } Münzen
    }.
munera-event-auction-you =
    Du versteigerst { $ware } für mindestens { $minimum ->
        [one] { $minimum } Münze
       *[other] { $minimum } Münzen
    }.

## What happens: spectacles

munera-event-announced = Angekündigte Spektakel: { $spectacles }.
munera-event-chosen = { $seat } wählt das Spektakel in { $spectacle }.
munera-event-chosen-you = Du wählst das Spektakel in { $spectacle }.
munera-event-stands = { $seat } bewirbt sich.
munera-event-stands-you = Du bewirbst dich.
munera-event-tendered =
    { $seat } verlangt { $denarii ->
        [0] 0 Münzen und bekommt den Vertrag: tiefer geht es nicht
        [one] { $denarii } Münze
       *[other] { $denarii } Münzen
    }.
munera-event-tendered-you =
    Du verlangst { $denarii ->
        [0] 0 Münzen und bekommst den Vertrag: tiefer geht es nicht
        [one] { $denarii } Münze
       *[other] { $denarii } Münzen
    }.
munera-event-withdrew = { $seat } steigt aus.
munera-event-withdrew-you = Du steigst aus.
munera-event-unmatched = Niemand bewirbt sich um { $spectacle }: Das Spektakel findet nicht statt.
munera-event-contract =
    { $seat } bekommt eine Gage von { $denarii ->
        [one] { $denarii } Münze
       *[other] { $denarii } Münzen
    }.
munera-event-contract-you =
    Du bekommst eine Gage von { $denarii ->
        [one] { $denarii } Münze
       *[other] { $denarii } Münzen
    }.
munera-event-glory = { $seat } bekommt { $points } Ruhm und hat jetzt { $total }.
munera-event-glory-you = Du bekommst { $points } Ruhm und hast jetzt { $total }.
munera-event-named = { $seat } nennt { $man } als Kämpfer.
munera-event-named-you = Du nennst { $man } als Kämpfer.
munera-event-stands-down = { $man } kämpft in diesem Spektakel nicht mehr für { $seat }.
munera-event-stands-down-you = { $man } kämpft in diesem Spektakel nicht mehr für dich.
munera-event-void-pairs =
    { $count ->
        [one] { $seat } fehlen Männer für eine Paarung: Sie entfällt.
       *[other] { $seat } fehlen Männer für { $count } Paarungen: Sie entfallen.
    }
munera-event-void-pairs-you =
    { $count ->
        [one] Dir fehlen Männer für eine Paarung: Sie entfällt.
       *[other] Dir fehlen Männer für { $count } Paarungen: Sie entfallen.
    }
munera-event-travelled =
    { $denarii ->
        [0] { $seat } zahlt nichts für Reise und Sold.
        [one] { $seat } zahlt { $denarii } Münze für Reise und Sold.
       *[other] { $seat } zahlt { $denarii } Münzen für Reise und Sold.
    }
munera-event-travelled-you =
    { $denarii ->
        [0] Du zahlst nichts für Reise und Sold.
        [one] Du zahlst { $denarii } Münze für Reise und Sold.
       *[other] Du zahlst { $denarii } Münzen für Reise und Sold.
    }
munera-event-closed = Die Munus-Karte { $spectacle } wird abgelegt.

## What happens: duels

munera-event-duel = Zweikampf: { $man } von { $seat } (Seite I) trifft auf { $rival } von { $other } (Seite II).
munera-event-duel-you =
    { $other ->
        [Du] Zweikampf: { $man } von { $seat } (Seite I) trifft auf deinen { $rival } (Seite II).
       *[other] Zweikampf: Dein { $man } (Seite I) trifft auf { $rival } von { $other } (Seite II).
    }
munera-event-virtus-both = Virtus: { $man } { $virtus }, { $rival } { $other }.
munera-event-melee = { $man } würfelt eine { $die }, { $rival } eine { $other }.
munera-event-declared = { $seat } gibt 1 Virtus von { $man } für einen Neuwurf aus.
munera-event-declared-you = Du gibst 1 Virtus von { $man } für einen Neuwurf aus.
munera-event-stopped = { $man } hat keine Virtus mehr: Es wird nicht gewürfelt.
munera-event-rerolled = { $seat } würfelt für { $man } neu: { $die }.
munera-event-rerolled-you = Du würfelst für { $man } neu: { $die }.
munera-event-approval = Comprobatio steht jetzt bei { $approval }.
munera-event-virtus = { $man } hat jetzt { $virtus } Virtus.
munera-event-struck =
    Die Runde geht an { $man }. Pugna: { $pugna }; { $rival } hat { $wounds ->
        [0] keine Verwundung
        [one] { $wounds } Verwundung
       *[other] { $wounds } Verwundungen
    }.
munera-event-accident = { $man } wird unabsichtlich getötet.
munera-event-victory = { $man } gewinnt für { $seat }.
munera-event-victory-you = { $man } gewinnt für dich.
munera-event-stantes-missi = Stantes Missi: { $man } und { $rival } gewinnen beide und gehen aufrecht vom Platz.
munera-event-appreciation = Die Zuschauer urteilen über { $man }: Anerkennung { $appreciation }.
munera-event-spared = { $man } wird verschont.
munera-event-killed =
    { $price ->
        [0] { $man } wird getötet. { $seat } bekommt nichts.
        [one] { $man } wird getötet. { $seat } bekommt den Marktwert, { $price } Münze.
       *[other] { $man } wird getötet. { $seat } bekommt den Marktwert, { $price } Münzen.
    }
munera-event-killed-you =
    { $price ->
        [0] { $man } wird getötet. Du bekommst nichts.
        [one] { $man } wird getötet. Du bekommst den Marktwert, { $price } Münze.
       *[other] { $man } wird getötet. Du bekommst den Marktwert, { $price } Münzen.
    }
munera-event-healed = { $man } ist geheilt: Es bleibt keine Verwundungsmarke liegen.
munera-event-scarred = { $man } behält eine Verwundungsmarke.
munera-event-bout = Zweikampf im selben Gymnasium: { $man } würfelt eine { $die }, { $rival } eine { $other }.
munera-event-bout-won = { $man } gewinnt mit { $total } zu { $other }.
munera-event-bout-death = { $man } wird getötet; gezahlt wird nichts.
munera-event-staked =
    { $seat } setzt { $denarii ->
        [one] { $denarii } Münze
       *[other] { $denarii } Münzen
    } auf { $man }.
munera-event-staked-you =
    Du setzt { $denarii ->
        [one] { $denarii } Münze
       *[other] { $denarii } Münzen
    } auf { $man }.
munera-event-bet-won =
    { $seat } gewinnt die Wette und bekommt { $denarii ->
        [one] { $denarii } Münze
       *[other] { $denarii } Münzen
    }.
munera-event-bet-won-you =
    Du gewinnst die Wette und bekommst { $denarii ->
        [one] { $denarii } Münze
       *[other] { $denarii } Münzen
    }.
munera-event-bet-lost =
    { $seat } verliert die Wette und damit { $denarii ->
        [one] { $denarii } Münze
       *[other] { $denarii } Münzen
    }.
munera-event-bet-lost-you =
    Du verlierst die Wette und damit { $denarii ->
        [one] { $denarii } Münze
       *[other] { $denarii } Münzen
    }.
munera-event-pause = { $seat } kauft eine Pause: Pugna bewegt sich für diesen Wurf nicht.
munera-event-pause-you = Du kaufst eine Pause: Pugna bewegt sich für diesen Wurf nicht.
munera-event-refreshment = { $seat } kauft eine Erfrischung: Dieser Wurf bringt keine Verwundung.
munera-event-refreshment-you = Du kaufst eine Erfrischung: Dieser Wurf bringt keine Verwundung.
munera-event-bribed = { $seat } besticht den Schiedsrichter: { $man } hat jetzt { $virtus } Virtus.
munera-event-bribed-you = Du bestichst den Schiedsrichter: { $man } hat jetzt { $virtus } Virtus.
munera-event-cheered = { $seat } bezahlt Fans: { $man } hat jetzt { $virtus } Virtus.
munera-event-cheered-you = Du bezahlst Fans: { $man } hat jetzt { $virtus } Virtus.

## Der Bildschirm: der Zweikampf

munera-screen-duel = Zweikampf: { $man } gegen { $rival }
munera-screen-duel-reading = Der Zweikampf in Worten
munera-screen-duel-man = { $man } von { $seat }.
munera-screen-duel-virtus = Virtus { $virtus }.
munera-screen-duel-wounds = Verwundungen: { $wounds } von { $most }; mit { $most } hat er verloren.
munera-screen-duel-pugna = Pugna { $points } von { $most } für { $man }.
munera-screen-duel-pugna-level = Pugna in der Mitte.
munera-screen-duel-pugna-next = Mit diesen Würfeln: { $pugna }
munera-screen-duel-crowd = Comprobatio { $approval } von { $most }.
munera-screen-duel-crowd-short = Publikum { $approval } / { $most }
munera-screen-duel-same = Ein Wurf für jeden; Tapferkeit und Mut zählen dazu.
munera-screen-duel-die = { $man } hat { $die } gewürfelt.
munera-screen-duel-die-before = vorher:
munera-screen-duel-total = Summe { $total }
munera-screen-duel-ahead = { $man } liegt um { $points } vorn.
munera-screen-duel-equal = Das Publikum erhebt sich
munera-screen-duel-blunt = Stumpfe Waffen
munera-screen-duel-declared = { $man } gibt 1 Virtus für einen neuen Wurf aus.
munera-screen-duel-spend = Neu würfeln: 1 Virtus
munera-screen-duel-chance = Sieg { $chance } %
munera-screen-duel-coquus = Neu würfeln: Coquus
munera-screen-duel-keep = Die { $die } behalten
munera-screen-duel-bet-on = Auf { $man } wetten
munera-screen-duel-staked =
    { $seat }: { $denarii ->
        [one] 1 Münze
       *[other] { $denarii } Münzen
    } auf { $man }.
munera-screen-duel-fixes = Betrügen
munera-screen-duel-fix-pause = Pugna bleibt stehen
munera-screen-duel-fix-refreshment = Niemand wird verwundet
munera-screen-duel-fix-referee = −1 Virtus
munera-screen-duel-fix-supporters = +1 oder −1 Virtus
munera-screen-duel-fix-whom = Wähle den Mann
munera-screen-duel-fix-on = Betrügen für oder gegen { $man }
munera-screen-duel-fix-used = Gekauft: { $seat }
munera-screen-duel-fix-useless = Würde nichts ändern
munera-screen-duel-fix-late = Hält diesen Würfel nicht auf
munera-screen-duel-fix-none = In dieser Runde nicht mehr
munera-screen-duel-fix-right = { $seat } darf kaufen
munera-screen-duel-fix-yours = Für dich, sobald beide ihre Würfel behalten
munera-screen-duel-cards = Karten, die du jetzt spielen kannst
munera-screen-duel-no-more = Nichts mehr in diesem Zweikampf
munera-screen-duel-skip = Direkt zum Urteil
munera-screen-duel-skipping = Weiter zum Urteil ...
munera-screen-duel-bet-won = { $denarii } gewonnen
munera-screen-duel-bet-lost = { $denarii } verloren
munera-screen-duel-spared-ahead = Für dich behalten: Dein Würfel ist höher.
munera-screen-duel-spared-high = Für dich behalten: Ein neuer Würfel wäre selten höher.
munera-screen-duel-spared-level = Für dich behalten: Gleichstand.
munera-screen-duel-spared-keep = Behalten, wie du gesagt hast.
munera-screen-duel-spared-again = Neu gewürfelt, wie du gesagt hast.
munera-screen-duel-spared-card = Keine Karte für dich gespielt.
munera-screen-duel-spared-bet = Nicht für dich gewettet.
munera-screen-duel-spared-fix = Kein Betrug für dich gekauft.
munera-screen-duel-spared-help = Für dich behalten: Der Wurf ist gut.
munera-screen-duel-asked = Ab jetzt wirst du gefragt.
munera-screen-duel-won = { $man } gewinnt.
munera-screen-duel-both = Beide gewinnen und gehen aufrecht hinaus.
munera-screen-duel-dead = { $man } ist tot.
munera-screen-duel-spared = { $man } wird verschont.
munera-screen-judgment-spared = { $man } wird verschont
munera-screen-judgment-killed = { $man } muss sterben
munera-screen-judgment-parts = Verwundungen beider Männer { $wounds }, Publikum { $approval }, Charisma, Faber und Karten { $rest }: Anerkennung { $sum }.
munera-screen-judgment-why-spared = { $die } gewürfelt, höchstens { $needs }: Das Publikum lässt ihn leben.
munera-screen-judgment-why-killed = { $die } gewürfelt, mehr als { $needs }: Das Publikum will seinen Tod.
munera-screen-judgment-why-any = { $die } gewürfelt, und jeder Wurf hätte gereicht: Das Publikum lässt ihn leben.
munera-screen-judgment-why-none = { $die } gewürfelt, und kein Wurf hätte ihn gerettet: Das Publikum will seinen Tod.

## What happens: end of turn, deals, victory

munera-event-unruly = Das Gymnasium von { $seat } ist zu groß: { $man } legt eine Probe ab.
munera-event-unruly-you = Dein Gymnasium ist zu groß: { $man } legt eine Probe ab.
munera-event-gave-denarii =
    { $seat } gibt { $other } { $denarii ->
        [one] { $denarii } Münze
       *[other] { $denarii } Münzen
    }.
munera-event-gave-denarii-you =
    { $other ->
        [Du] { $seat } gibt dir
       *[other] Du gibst { $other }
    } { $denarii ->
        [one] { $denarii } Münze
       *[other] { $denarii } Münzen
    }.
munera-event-gave = { $seat } übergibt { $ware } an { $other }.
munera-event-gave-you =
    { $other ->
        [Du] { $seat } übergibt dir { $ware }.
       *[other] Du übergibst { $ware } an { $other }.
    }
munera-event-gave-cards =
    { $seat } gibt { $other } { $count ->
        [one] { $count } Eventum-Karte
       *[other] { $count } Eventum-Karten
    }.
munera-event-gave-cards-you =
    { $other ->
        [Du] { $seat } gibt dir
       *[other] Du gibst { $other }
    } { $count ->
        [one] { $count } Eventum-Karte
       *[other] { $count } Eventum-Karten
    }.
# Follows the line above, for those who may know.
munera-event-gave-card =
    { $count ->
        [one] Die Karte heißt { $title }.
       *[other] Es sind { $count } Karten { $title }.
    }
munera-event-lent = { $seat } verleiht { $man } für { $spectacle } an { $other }.
munera-event-lent-you =
    { $other ->
        [Du] { $seat } leiht dir { $man } für { $spectacle }.
       *[other] Du verleihst { $man } für { $spectacle } an { $other }.
    }
munera-event-won = Die Partie ist zu Ende. Sieg: { $seats }, mit { $glory } Ruhm.
munera-event-won-with-you = Die Partie ist zu Ende. Du hast zusammen mit { $seats } gewonnen, mit { $glory } Ruhm.
munera-event-won-you = Die Partie ist zu Ende. Du hast mit { $glory } Ruhm gewonnen.
munera-event-offered = { $seat } macht { $other } einen Vorschlag.
munera-event-offered-you =
    { $other ->
        [Du] { $seat } macht dir einen Vorschlag.
       *[other] Du machst { $other } einen Vorschlag.
    }
munera-event-countered = { $seat } antwortet { $other } mit einem Gegenvorschlag.
munera-event-countered-you =
    { $other ->
        [Du] { $seat } antwortet dir mit einem Gegenvorschlag.
       *[other] Du antwortest { $other } mit einem Gegenvorschlag.
    }
munera-event-offer-declined = { $other } lehnt den Vorschlag von { $seat } ab.
munera-event-offer-declined-you =
    { $other ->
        [Du] Du lehnst den Vorschlag von { $seat } ab.
       *[other] { $other } lehnt deinen Vorschlag ab.
    }
munera-event-offer-withdrawn = { $seat } zieht den Vorschlag an { $other } zurück.
munera-event-offer-withdrawn-you =
    { $other ->
        [Du] { $seat } zieht den Vorschlag an dich zurück.
       *[other] Du ziehst deinen Vorschlag an { $other } zurück.
    }
munera-event-offer-gone = Der Vorschlag von { $seat } an { $other } ist vom Tisch: Die Zeit dafür ist vorbei.
munera-event-offer-gone-you =
    { $other ->
        [Du] Der Vorschlag von { $seat } an dich ist vom Tisch: Die Zeit dafür ist vorbei.
       *[other] Dein Vorschlag an { $other } ist vom Tisch: Die Zeit dafür ist vorbei.
    }
munera-event-offer-failed = Der Vorschlag von { $seat } an { $other } ist vom Tisch: Das geht nicht mehr.
munera-event-offer-failed-you =
    { $other ->
        [Du] Der Vorschlag von { $seat } an dich ist vom Tisch: Das geht nicht mehr.
       *[other] Dein Vorschlag an { $other } ist vom Tisch: Das geht nicht mehr.
    }
munera-event-offer-void = Der Vorschlag von { $seat } an { $other } ist nichtig: Eine versprochene Karte war nicht da.
munera-event-offer-void-you =
    { $other ->
        [Du] Der Vorschlag von { $seat } an dich ist nichtig: Eine versprochene Karte war nicht da.
       *[other] Dein Vorschlag an { $other } ist nichtig: Eine versprochene Karte war nicht da.
    }
munera-event-deal = { $seat } und { $other } treffen eine Absprache.
munera-event-deal-you =
    { $other ->
        [Du] Du triffst eine Absprache mit { $seat }.
       *[other] Du triffst eine Absprache mit { $other }.
    }

## What is asked

munera-ask-match-settle = In welcher Region gründest du dein Gymnasium?
munera-ask-match-enlist = Neue Männer. Welche Klasse bekommt jeder?
munera-ask-match-assign = Welcher Klasse teilst du deinen Doctor zu?
munera-ask-moment-play_card = Spielst du eine Karte?
munera-ask-at-moment = { $moment }: Spielst du eine Karte?
munera-ask-hand-throw_away = Du hast zu viele Eventum-Karten. Welche legst du ab?
munera-ask-roll-help_oneself = Würfelst du neu?
munera-ask-forum-put_up = Du hast die Rudis. Welche Karte bringst du zur Auktion?
munera-ask-forum-bid = Wie viel bietest du?
munera-ask-bid-for = Wie viel bietest du für { $ware }?
munera-ask-forum-enlist = Ein neuer Mann. Welche Klasse bekommt er?
munera-ask-forum-assign = Welcher Klasse teilst du deinen Doctor zu?
munera-ask-rest-act = Ein Ruhemoment. Was tust du?
munera-ask-at-rest = { $rest }. Was tust du?
munera-ask-training-pick_trainee = Wer wechselt die Klasse?
munera-ask-training-train = In welche Klasse wechselt er?
munera-ask-sale-sell = Was verkaufst du ans Forum?
munera-ask-auction-offer_up = Was versteigerst du?
munera-ask-auction-name_minimum = Welches Mindestgebot nennst du?
munera-ask-auction-private_bid = Wie viel bietest du?
munera-ask-munus-choose = Du hast die Rudis. Welches Spektakel wählst du?
munera-ask-spectacle-stand = Bewirbst du dich?
munera-ask-stand-for = Bewirbst du dich um { $city }?
munera-ask-spectacle-tender = Wie viel verlangst du?
munera-ask-tender-for = Wie viel verlangst du für { $city }?
munera-ask-naming-name_fighter = Wer kämpft für dich?
munera-ask-spectacle-pick = Welcher deiner Kämpfer kommt als Nächster dran?
munera-ask-spectacle-oppose = Gegen wen tritt er an?
munera-ask-duel-stake = Wettest du auf diesen Zweikampf?
munera-ask-wager-stake = Wettest du auf diesen Zweikampf?
munera-ask-duel-reroll = Würfelst du neu?
munera-ask-duel-interrupt = Antwortest du auf den Neuwurf mit einem Betrug?
munera-ask-duel-fix = Kaufst du einen Betrug?
munera-ask-bout-try_again = Würfelst du einen der Würfel neu?
munera-ask-end-name_excess = Du hast die Rudis. Wen benennst du für eine Probe?
munera-ask-brawl-name_brawler = Eine Schlägerei: Welcher deiner Männer ist dabei?
munera-ask-plague-name_patient = Eine Seuche: Welcher deiner Männer ist ihr ausgesetzt?

munera-wait-match-settle =
    { $count ->
        [one] { $names } muss eine Region für das Gymnasium wählen.
       *[other] { $names } müssen eine Region für das Gymnasium wählen.
    }
munera-wait-match-enlist =
    { $count ->
        [one] { $names } muss eine Klasse für einen neuen Mann wählen.
       *[other] { $names } müssen eine Klasse für einen neuen Mann wählen.
    }
munera-wait-match-assign =
    { $count ->
        [one] { $names } muss eine Klasse für einen Doctor wählen.
       *[other] { $names } müssen eine Klasse für einen Doctor wählen.
    }
munera-wait-moment-play_card =
    { $count ->
        [one] { $names } kann eine Karte spielen.
       *[other] { $names } können eine Karte spielen.
    }
munera-wait-hand-throw_away =
    { $count ->
        [one] { $names } muss eine Karte ablegen.
       *[other] { $names } müssen eine Karte ablegen.
    }
munera-wait-roll-help_oneself =
    { $count ->
        [one] { $names } kann noch einmal würfeln.
       *[other] { $names } können noch einmal würfeln.
    }
munera-wait-forum-put_up =
    { $count ->
        [one] { $names } muss eine Karte zur Auktion stellen.
       *[other] { $names } müssen eine Karte zur Auktion stellen.
    }
munera-wait-forum-bid =
    { $count ->
        [one] { $names } muss ein Gebot abgeben.
       *[other] { $names } müssen ein Gebot abgeben.
    }
munera-wait-forum-enlist =
    { $count ->
        [one] { $names } muss eine Klasse für einen neuen Mann wählen.
       *[other] { $names } müssen eine Klasse für einen neuen Mann wählen.
    }
munera-wait-forum-assign =
    { $count ->
        [one] { $names } muss eine Klasse für einen Doctor wählen.
       *[other] { $names } müssen eine Klasse für einen Doctor wählen.
    }
munera-wait-rest-act =
    { $count ->
        [one] { $names } kann im Ruhemoment handeln oder passen.
       *[other] { $names } können im Ruhemoment handeln oder passen.
    }
munera-wait-training-pick_trainee =
    { $count ->
        [one] { $names } muss einen Mann für den Klassenwechsel wählen.
       *[other] { $names } müssen einen Mann für den Klassenwechsel wählen.
    }
munera-wait-training-train =
    { $count ->
        [one] { $names } muss eine neue Klasse wählen.
       *[other] { $names } müssen eine neue Klasse wählen.
    }
munera-wait-sale-sell =
    { $count ->
        [one] { $names } muss einen Verkauf ans Forum wählen.
       *[other] { $names } müssen einen Verkauf ans Forum wählen.
    }
munera-wait-auction-offer_up =
    { $count ->
        [one] { $names } muss eine Karte zum Versteigern wählen.
       *[other] { $names } müssen eine Karte zum Versteigern wählen.
    }
munera-wait-auction-name_minimum =
    { $count ->
        [one] { $names } muss das Mindestgebot nennen.
       *[other] { $names } müssen das Mindestgebot nennen.
    }
munera-wait-auction-private_bid =
    { $count ->
        [one] { $names } muss ein Gebot abgeben.
       *[other] { $names } müssen ein Gebot abgeben.
    }
munera-wait-munus-choose =
    { $count ->
        [one] { $names } muss ein Spektakel wählen.
       *[other] { $names } müssen ein Spektakel wählen.
    }
munera-wait-spectacle-stand =
    { $count ->
        [one] { $names } kann sich um dieses Spektakel bewerben.
       *[other] { $names } können sich um dieses Spektakel bewerben.
    }
munera-wait-spectacle-tender =
    { $count ->
        [one] { $names } muss niedriger bieten oder aussteigen.
       *[other] { $names } müssen niedriger bieten oder aussteigen.
    }
munera-wait-naming-name_fighter =
    { $count ->
        [one] { $names } muss einen Kämpfer nennen.
       *[other] { $names } müssen einen Kämpfer nennen.
    }
munera-wait-spectacle-pick =
    { $count ->
        [one] { $names } muss den nächsten Kämpfer wählen.
       *[other] { $names } müssen den nächsten Kämpfer wählen.
    }
munera-wait-spectacle-oppose =
    { $count ->
        [one] { $names } muss seinen Gegner wählen.
       *[other] { $names } müssen seinen Gegner wählen.
    }
munera-wait-duel-stake =
    { $count ->
        [one] { $names } kann auf dieses Duell wetten.
       *[other] { $names } können auf dieses Duell wetten.
    }
munera-wait-wager-stake =
    { $count ->
        [one] { $names } kann auf dieses Duell wetten.
       *[other] { $names } können auf dieses Duell wetten.
    }
munera-wait-duel-reroll =
    { $count ->
        [one] { $names } kann einen Würfel neu werfen.
       *[other] { $names } können einen Würfel neu werfen.
    }
munera-wait-duel-interrupt =
    { $count ->
        [one] { $names } kann den Neuwurf mit einem Betrug beantworten.
       *[other] { $names } können den Neuwurf mit einem Betrug beantworten.
    }
munera-wait-duel-fix =
    { $count ->
        [one] { $names } kann einen Betrug kaufen.
       *[other] { $names } können einen Betrug kaufen.
    }
munera-wait-bout-try_again =
    { $count ->
        [one] { $names } kann einen Würfel neu werfen.
       *[other] { $names } können einen Würfel neu werfen.
    }
munera-wait-end-name_excess =
    { $count ->
        [one] { $names } muss einen Mann für eine Probe nennen.
       *[other] { $names } müssen einen Mann für eine Probe nennen.
    }
munera-wait-brawl-name_brawler =
    { $count ->
        [one] { $names } muss einen Mann für die Schlägerei nennen.
       *[other] { $names } müssen einen Mann für die Schlägerei nennen.
    }
munera-wait-plague-name_patient =
    { $count ->
        [one] { $names } muss einen Mann für die Seuche nennen.
       *[other] { $names } müssen einen Mann für die Seuche nennen.
    }

## What is allowed, and what hangs on it

munera-why-match-settle = Hier beginnen deine Reisen: 2 Münzen für jede Region oder Seeregion, die betreten wird. Mehrere Gymnasien dürfen in derselben Region stehen.
# For match.enlist and forum.enlist.
munera-why-enlist = { $man }: { $what }. Zwei Männer, deren Klassen gegeneinander kämpfen, sind eine Paarung; ein Vertrag verlangt Paarungen aus verschiedenen Gladiator-Paarungen.
# For match.assign and forum.assign.
munera-why-assign = { $minister }: Deine Männer dieser Klasse haben in Zweikämpfen +{ $skill } Virtus. Die Klasse gilt für immer.
munera-why-moment = Eine Karte für diesen Moment oder keine, bis alle nacheinander passen.
munera-why-hand-throw_away = Mehr als fünf darfst du nicht haben.
munera-why-forum-put_up = Alle bieten verdeckt; das höchste Gebot zahlt und bekommt die Karte. Kaufst du sie selbst oder verzichtest du, geht die Rudis nach links.
munera-why-forum-bid = { $ware }. Mindestgebot: { $cost }. Alle Gebote werden zugleich gezeigt; das höchste zahlt, bei Gleichstand wird gewürfelt.
munera-why-rest-act = Eine Aktion, oder du passt; der Ruhemoment endet, wenn alle nacheinander passen.
munera-rest-eventum = Ruhemoment nach dem Ziehen
munera-rest-forum = Ruhemoment in der Forum-Phase
munera-rest-munus = Ruhemoment vor der Wahl eines Spektakels
munera-rest-chosen = Ruhemoment: { $city } ist gewählt
munera-rest-end = Ruhemoment am Ende des Spielzugs
munera-why-training-pick_trainee = Wer die Klasse wechselt, wird wieder Tiro mit Beliebtheit 0; wer noch keine hat, bekommt einfach eine.
munera-why-training-train = { $what }. Er wird wieder Tiro mit Beliebtheit 0.
munera-why-sale-sell = Ein Mann bringt seinen Marktwert, ein Bediensteter seine Kosten. Die Karte wird abgelegt.
munera-why-auction-offer_up = Die anderen bieten verdeckt, ab deinem Mindestgebot; das höchste Gebot wird an dich gezahlt. Jede Karte einmal je Spielzug.
munera-why-auction-name_minimum = { $ware }: Das Forum würde { $price } zahlen.
munera-why-auction-private_bid = { $ware }. Mindestgebot: { $minimum }. Alle Gebote werden zugleich gezeigt; das höchste wird an den Verkäufer gezahlt.
munera-why-munus-choose = Nur Spektakel, für die dein Gymnasium die Paarungen und das Geld hat. Du bekommst Münzen und Ruhm der Karte; ein zweites Gymnasium muss sich bewerben.
munera-why-spectacle-stand = { $what }. Bewerben sich mehrere, unterbieten sie einander in einer Angebotsrunde um die Gage.
munera-why-tender-first = { $city }: Die Gage beträgt höchstens { $fee }. Wer am wenigsten verlangt, bekommt den Vertrag; wer 0 verlangt, sofort.
munera-why-tender = { $city }: Verlange weniger als { $fee } oder steig aus. Wer 0 verlangt, bekommt den Vertrag sofort.
munera-why-fighter = { $city } verlangt { $contract }.
munera-why-fighters =
    { $done ->
        [0] { $city } verlangt { $contract }, alle aus verschiedenen Gladiator-Paarungen.
        [one] { $city } verlangt { $contract }, alle aus verschiedenen Gladiator-Paarungen; { $done } ist genannt.
       *[other] { $city } verlangt { $contract }, alle aus verschiedenen Gladiator-Paarungen; { $done } sind genannt.
    }
munera-why-partner = { $man } braucht noch einen Partner für die Paarung: { $partner }.
munera-why-spectacle-pick = Hat das andere Gymnasium noch Männer der passenden Klasse, die nicht gekämpft haben, tritt er gegen einen davon an; sonst gegen seinen eigenen Partner.
munera-why-spectacle-oppose = Jetzt kämpft: { $what }.
munera-why-duel-stake = { $man } gegen { $rival }. Gewinnt der Mann, auf den du setzt, bekommst du das Doppelte des Einsatzes; der Einsatz selbst ist ausgegeben.
munera-why-duel-reroll = { $man } { $die }, { $rival } { $other }. Der neue Wurf zählt, auch wenn er schlechter ist.
munera-why-duel-interrupt = Für { $man } ist ein Neuwurf angesagt; Virtus { $virtus }. Sinkt sie auf 0, wird nicht gewürfelt. Ein Betrug kostet 1 Münze.
munera-why-duel-fix = { $man } { $die }, { $rival } { $other }: Die Würfel bleiben so liegen. Ein Betrug kostet 1 Münze; einen gibt es je Runde.
munera-why-bout-try_again = Würfel, Tapferkeit und Mut zusammen; die höhere Summe gewinnt. Der neue Wurf zählt, auch wenn er schlechter ist.
munera-why-end-name_excess =
    { $count ->
        [one] Ein Gymnasium hat mehr als 8 Gladiatoren: Benenne noch einen.
       *[other] Ein Gymnasium hat mehr als 8 Gladiatoren: Benenne noch { $count }.
    } Ist der Würfel höher als seine Gehorsamkeit, wird der Mann aktiviert und verwundet.
munera-why-brawl-name_brawler = Diese Männer sind gleich ungehorsam. Ist der Würfel höher als seine Gehorsamkeit, wird der Mann aktiviert und verwundet.
munera-why-plague-name_patient = Ist Würfel + Medicus kleiner als 4, wird der Mann aktiviert und verwundet.

# What a die decides. $need is one of munera-need-*.
munera-roll-judgement = Die Zuschauer urteilen über { $man }: Bei { $need } wird er verschont.
munera-roll-healing = { $man } wird nach dem Zweikampf behandelt: Bei { $need } ist er geheilt.
munera-roll-recovery = { $man } hat eine Verwundungsmarke: Bei { $need } kommt sie weg.
munera-roll-accident = { $man } hat eine 0 gewürfelt: Bei { $need } überlebt er.
munera-roll-mercy = { $man } hat höchstens die halbe Summe des Siegers: Bei { $need } bleibt er am Leben.
munera-roll-plague = { $man } ist der Seuche ausgesetzt: Bei { $need } bleibt er gesund.
munera-roll-test = { $man } legt eine Probe ab: Bei { $need } gehorcht er.
munera-roll-flight = { $man } legt eine Probe ab: Bei { $need } bleibt er.
munera-roll-ordeal = { $man } legt eine Probe ab: Bei { $need } gehorcht er.
munera-need-more = { $die } oder mehr
munera-need-less = { $die } oder weniger
munera-need-any = jedem Wurf
munera-need-none = keinem Wurf
munera-die-shows = Der Würfel zeigt { $die }.

## Options

munera-keep = du behältst { $denarii }
munera-have = du hast { $count } { $klass }
munera-option-region = { $region } für { $price }
munera-option-rival = kämpft gegen { $rival }
munera-makes-pair = ergibt eine Paarung
munera-option-sell = { $ware } für { $price } verkaufen
munera-option-bid = { $amount }
munera-option-minimum = Mindestens { $amount }
munera-after-journey = nach Reise und Sold hast du { $denarii }
munera-at-least = du zahlst mindestens { $denarii } für Reise und Sold
munera-option-stand = Bewerbung um { $city }
munera-option-stake = { $amount } auf { $man }
munera-option-won = { $amount }, wenn er gewinnt
munera-option-coquus = Neu würfeln mit deinem Coquus (noch { $left })
munera-option-virtus = Neu würfeln mit Virtus (noch { $left })
munera-option-die = Neu würfeln für { $man }, der eine { $die } hat
munera-keep-die = Die { $die } behalten
munera-fix-pause = Pause: Pugna bewegt sich für diesen Wurf nicht
munera-fix-refreshment = Erfrischung: { $man } bekommt für diesen Wurf keine Verwundung
munera-fix-referee = Bestochener Schiedsrichter: { $man } sinkt auf { $virtus } Virtus
munera-fix-supporters = Fans jubeln: { $man } steigt auf { $virtus } Virtus
munera-fix-jeers = Fans pfeifen: { $man } fällt auf { $virtus } Virtus
munera-deed-train = Die Klasse eines Mannes ändern
munera-deed-sell = Ans Forum verkaufen
munera-deed-auction = Eine Auktion unter den anderen abhalten
munera-deed-glory = 1 Ruhm für { $price } kaufen
munera-pass-moment-play_card = Keine Karte spielen
munera-pass-forum-put_up = Verzichten
munera-pass-forum-put_up-more = die Rudis geht nach links
munera-pass-forum-bid = Kein Gebot
munera-pass-auction-private_bid = Kein Gebot
munera-pass-munus-choose = Verzichten
munera-pass-munus-choose-more = die Rudis geht nach links
munera-pass-spectacle-stand = Keine Bewerbung
munera-pass-spectacle-tender = Aussteigen
munera-pass-duel-stake = Keine Wette
munera-pass-wager-stake = Keine Wette
munera-pass-duel-interrupt = Kein Betrug
munera-pass-duel-fix = Kein Betrug
munera-pass-bout-try_again = Die Würfel behalten
# What is typed for an amount: the letter, then the number. Small letters, all different.
munera-letter-bid = b
munera-letter-tender = v
munera-letter-minimum = m

## Deals

munera-free-action-propose = Einen Vorschlag machen
munera-free-action-accept = Annehmen
munera-free-action-counter = Gegenvorschlag
munera-free-action-decline = Ablehnen
munera-free-action-withdraw = Zurückziehen
munera-ware-denarii = Münzen
munera-ware-title = { $title } (Eventum)
munera-ware-loan = { $man } (leihweise für { $city })
munera-good-loan = { $man } (leihweise für { $city })
munera-offer = Vorschlag an { $seat }: { $give } für { $get }
munera-offer-gift = Vorschlag an { $seat }: { $give } ohne Gegenleistung
munera-offer-request = Bitte an { $seat }: { $get } ohne Gegenleistung
munera-offered-you = Vorschlag von { $seat }: Du bekommst { $give }, du gibst { $get }.
munera-offered-by-you = Dein Vorschlag an { $seat }: Du gibst { $give }, du bekommst { $get }.

## Eventum cards: when, what they do, and what they do to whom

munera-when-at-rest = im Ruhemoment
munera-when-forum-rest = im Ruhemoment der Forum-Phase
munera-when-eventum-phase = in der Eventum-Phase
munera-when-forum-start = am Anfang der Forum-Phase
munera-when-auction-won = wenn eine Forum-Auktion entschieden ist
munera-when-poll = wenn die Umfrage zwei oder mehr Bewerber ergibt
munera-when-before-travel = vor der Reise
munera-when-payment = wenn ein Gymnasium seine Reise bezahlt
munera-when-before-duel = vor einem Zweikampf
munera-when-after-roll = nach einem Nahkampf-Wurf
munera-when-before-judgement = vor einem Zuschauerurteil
munera-when-before-healing = vor einem Heilungswurf
munera-when-before-test = vor einer Probe
munera-when-spectacle-end = am Ende eines Spektakels
munera-when-turn-end = am Ende des Spielzugs

# The moments for cards, as a question names them
munera-moment-forum-start = Anfang der Forum-Phase
munera-moment-auction-won = { $seat } ersteigert { $ware } für { $price }
munera-moment-auction-won-you = Du ersteigerst { $ware } für { $price }
munera-moment-poll = Mehrere bewerben sich um { $city }
munera-moment-before-travel = Vor der Reise nach { $city }
munera-moment-payment = Die Reise nach { $city } wird bezahlt
munera-moment-before-duel = Vor dem Zweikampf { $man } – { $rival }
munera-moment-after-roll = Nach dem Wurf { $man } { $die } – { $rival } { $other }
munera-moment-before-judgement = Vor dem Zuschauerurteil über { $man }
munera-moment-before-healing = Vor dem Heilungswurf für { $man }
munera-moment-before-test = Vor der Probe von { $man }
munera-moment-spectacle-end = Das Spektakel von { $city } endet

munera-effect-favor-editoris = du bekommst { $amount } Ruhm
munera-effect-triumphus = du bekommst { $amount } Ruhm, wenn darin ein Mann von dir gekämpft hat und keiner getötet wurde
munera-effect-rudis-donata = du legst einen eigenen Veteranus ab und bekommst { $amount } Ruhm, oder einen Primus Palus und bekommst doppelt so viel
munera-effect-acclamatio = Comprobatio beginnt um { $amount } höher
munera-effect-sibilus = Comprobatio beginnt um { $amount } niedriger
munera-effect-gladius-acutus = dein Kämpfer hat +{ $amount } Virtus
munera-effect-vinum-merum = ein Kämpfer eines anderen Gymnasiums hat −{ $amount } Virtus
munera-effect-arma-lusoria = in diesem Zweikampf gibt es keine unabsichtliche Tötung
munera-effect-manus-fortunae = einer der beiden Würfel wird neu gewürfelt
munera-effect-clamor = Comprobatio steigt um { $amount }
munera-effect-missio = der Verlierer wird ohne Wurf verschont
munera-effect-iugula = Anerkennung −{ $amount }
munera-effect-favor-populi = Anerkennung +{ $amount }
munera-effect-medicus-graecus = der Heilungswurf deines Gladiators gelingt ohne Würfel
munera-effect-veneficium = der Heilungswurf für den Gladiator eines anderen Gymnasiums misslingt ohne Würfel
munera-effect-seditio = ein Gladiator, der nicht aktiviert ist, legt eine Probe ab; misslingt sie, wird er aktiviert und verwundet
munera-effect-fuga = ein Gladiator eines anderen Gymnasiums legt eine Probe ab; misslingt sie, ist er weg, und gezahlt wird nichts
munera-effect-mors-voluntaria = ein Captivus eines beliebigen Gymnasiums legt eine Probe ab; misslingt sie, ist er weg, und gezahlt wird nichts
munera-effect-rixa = die beiden ungehorsamsten Männer eines Gymnasiums mit 6 oder mehr legen eine Probe ab; wem sie misslingt, der wird aktiviert und verwundet
munera-effect-disciplina = dein Gladiator besteht die Probe
munera-effect-pestis = jedes Gymnasium nennt einen Mann, der nicht aktiviert ist; ist Würfel + Medicus kleiner als 4, wird er aktiviert und verwundet
munera-effect-hereditas =
    { $amount ->
        [one] du bekommst { $amount } Münze
       *[other] du bekommst { $amount } Münzen
    }
munera-effect-vectigal = jedes andere Gymnasium mit mehr als 15 Münzen zahlt { $amount } an die Bank
munera-effect-fur =
    { $amount ->
        [one] nimm einem anderen Gymnasium { $amount } Münze weg
       *[other] nimm einem anderen Gymnasium bis zu { $amount } Münzen weg
    }
munera-effect-latrones =
    { $amount ->
        [one] ein anderes Gymnasium, das reist, zahlt { $amount } Münze mehr oder alles, was es hat
       *[other] ein anderes Gymnasium, das reist, zahlt { $amount } Münzen mehr oder alles, was es hat
    }
munera-effect-via-strata = du zahlst nichts für deine Reise, auch nichts für Räuber
munera-effect-tempestas = für dieses Spektakel kosten Seeregionen 4 Münzen statt 2
munera-effect-redemptor = wenn du dich bewirbst, nimmst du für die aufgedruckte Gage teil, ohne Angebotsrunde
munera-effect-lanista-callidus = du nimmst die Karte, die jemand anders gewonnen hat, für 1 Münze mehr
munera-effect-ars-dimicandi = in der Forum-Phase wird einer deiner Tirones Veteranus mit Beliebtheit 0

munera-target-you = dir selbst
munera-aim-rudis-donata = { $target } wird abgelegt, und du bekommst { $amount } Ruhm
munera-aim-gladius-acutus = { $target } hat +{ $amount } Virtus
munera-aim-vinum-merum = { $target } hat −{ $amount } Virtus
munera-aim-manus-fortunae = { $target } würfelt neu
munera-aim-seditio = { $target } muss eine Probe bestehen, sonst wird er aktiviert und verwundet
munera-aim-fuga = { $target } muss eine Probe bestehen, sonst ist er weg
munera-aim-mors-voluntaria = { $target } muss eine Probe bestehen, sonst ist er weg
munera-aim-rixa = bei { $target } legen die beiden ungehorsamsten Männer eine Probe ab
munera-aim-fur =
    { $amount ->
        [one] nimm { $target } { $amount } Münze weg
       *[other] nimm { $target } { $amount } Münzen weg
    }
munera-aim-ars-dimicandi = { $target } wird Veteranus mit Beliebtheit 0

# Cards that were put together in a deck file: whom a part is about, before a colon, and what happens, after it.
munera-whom-you = du
munera-whom-others = jedes andere Gymnasium
munera-whom-all = jedes Gymnasium
munera-whom-owner = sein Gymnasium
munera-whom-he = er
munera-whom-that-school = dieses Gymnasium
munera-whom-own-man = einer deiner Gladiatoren
munera-whom-other-man = ein Gladiator eines anderen Gymnasiums
munera-whom-any-man = ein Gladiator eines beliebigen Gymnasiums
munera-whom-each-own-man = jeder deiner Gladiatoren
munera-whom-each-other-man = jeder Gladiator der anderen Gymnasien
munera-whom-each-man = jeder Gladiator aller Gymnasien
munera-whom-own-fighter = dein Kämpfer
munera-whom-other-fighter = ein Kämpfer eines anderen Gymnasiums
munera-whom-any-fighter = einer der beiden Kämpfer
munera-whom-other-school = ein anderes Gymnasium
munera-whom-any-school = ein beliebiges Gymnasium
munera-whom-own-roller = dein Gladiator
munera-whom-other-roller = der Gladiator eines anderen Gymnasiums
munera-whom-any-roller = der Gladiator
munera-whom-own-payer = dein Gymnasium
munera-whom-other-payer = ein anderes Gymnasium, das zahlt
munera-whom-any-payer = das Gymnasium, das zahlt
munera-only-free = nicht aktiviert
munera-only-engaged = aktiviert
munera-only-wounded = verwundet
munera-needs-fought = wenn einer deiner Männer darin gekämpft hat
munera-needs-unhurt = wenn einer deiner Männer darin gekämpft hat und keiner getötet wurde
munera-if-passed = besteht er sie
munera-if-failed = besteht er sie nicht
munera-above =
    { $denarii ->
        [one] { $what } (nur mit mehr als { $denarii } Münze)
       *[other] { $what } (nur mit mehr als { $denarii } Münzen)
    }
munera-do-glory = { $signed } Ruhm
munera-do-denarii =
    { $amount ->
        [one] { $signed } Münze
       *[other] { $signed } Münzen
    }
munera-do-steal =
    { $amount ->
        [one] zahlt dir { $amount } Münze
       *[other] zahlt dir bis zu { $amount } Münzen
    }
munera-do-draw =
    { $amount ->
        [one] +{ $amount } Eventum-Karte
       *[other] +{ $amount } Eventum-Karten
    }
munera-do-test = Probe auf Gehorsamkeit
munera-do-test-changed = Probe auf Gehorsamkeit (Gehorsamkeit { $signed })
munera-do-wound = aktiviert und verwundet
munera-do-heal = die Verwundungsmarke kommt weg
munera-do-engage = aktiviert
munera-do-ready = nicht mehr aktiviert, falls nicht verwundet
munera-do-gone = abgelegt, gezahlt wird nichts
munera-do-fame = { $signed } Beliebtheit
munera-do-rank = einen Rang höher, mit 0 Beliebtheit
munera-do-comprobatio = Comprobatio { $signed }
munera-do-virtus = { $signed } Virtus
munera-do-pugna = Pugna { $signed } für ihn
munera-do-wounds =
    { $amount ->
        [one] { $signed } Verwundung in diesem Zweikampf
       *[other] { $signed } Verwundungen in diesem Zweikampf
    }
munera-do-reroll = der Würfel wird neu gewürfelt
munera-do-chance = { $signed } auf den Wurf
munera-do-succeed = der Wurf gelingt ohne Würfel
munera-do-fail = der Wurf misslingt ohne Würfel
munera-do-fare =
    { $amount ->
        [one] { $signed } Münze für die Reise
       *[other] { $signed } Münzen für die Reise
    }

## The table

munera-phase-eventum = Eventum-Phase
munera-phase-forum = Forum-Phase
munera-phase-munus = Munus-Phase
munera-phase-end = Ende des Spielzugs
munera-line-setup = Spielvorbereitung. Sieg mit { $target } Ruhm.
munera-line-turn = Spielzug { $turn }, { $phase }. Sieg mit { $target } Ruhm.
munera-line-turn-of = Spielzug { $turn } von { $turns }, { $phase }. Sieg mit { $target } Ruhm.
munera-line-over = Die Partie ist nach Spielzug { $turn } zu Ende.

munera-sheet-school = Gymnasium von { $seat }
munera-sheet-school-you = Dein Gymnasium
munera-sheet-forum = Forum
munera-sheet-spectacles = Spektakel
munera-sheet-spectacle = Spektakel in { $city }
munera-sheet-duel = Zweikampf
munera-sheet-bout = Zweikampf im selben Gymnasium
munera-sheet-wager = Wetten auf einen Zweikampf im selben Gymnasium
munera-sheet-auction = Auktion
munera-sheet-roll = Wurf
munera-sheet-hand = Deine Hand

munera-head-glory = Ruhm
munera-head-denarii = Münzen
munera-head-region = Region
munera-head-men = Männer
munera-head-cards = Karten
munera-head-ministers = Bedienstete
munera-head-class = Klasse
munera-head-rank = Rang
munera-head-origin = Herkunft
munera-head-values = Tapferkeit / Mut / Charisma
munera-head-now = Jetzt
munera-head-what = Beschreibung
munera-head-cost = Kosten
munera-head-contract = Vertrag
munera-head-pay = Ertrag
munera-head-journey = Reise
munera-head-prospect = Für dich
munera-head-when = Wann
munera-head-effect = Wirkung

munera-row-chosen = Gewählt hat
munera-row-fighters = Die Kämpfer dafür
munera-row-standing = Bewerber
munera-row-fee = Niedrigstes Angebot
munera-row-pugna = Pugna
munera-row-comprobatio = Comprobatio
munera-row-stakes = Wetten
munera-row-fixes = Gekaufter Betrug
munera-row-right = Nächster Betrug
munera-row-paying = Jetzt zahlt
munera-row-seller = Verkäufer
munera-row-minimum = Mindestgebot
munera-row-bid = Höchstes Gebot
munera-up-for = Zur Auktion
munera-up = in der Auktion
munera-unwanted = nicht mehr in diesem Spielzug
munera-on-sale = zu haben
munera-fought = { $man } (hat gekämpft)
munera-fighting = { $man } (kämpft jetzt)
munera-duel-state = Virtus { $virtus }, Verwundungen { $wounds }, Mut { $courage }, Charisma { $charisma }
munera-pugna-level = 0 von { $target }
munera-pugna-for = { $points } von { $target } für { $man }
munera-stake = { $seat } { $amount } auf { $man }
munera-square-pause = Pause
munera-square-refreshment = Erfrischung
munera-square-referee = bestochener Schieds{"\u00AD"}richter
munera-square-supporters = Fans

munera-hand = Hand von { $seat }: { $cards }
munera-hand-you = Deine Hand: { $cards }
munera-last-none = Gerade läuft weder ein Spektakel noch eine Auktion.
munera-out = Eventum-Karten im Ablagestapel: { $cards }
munera-recap = Ruhm in Spielzug { $turn }: { $list }

munera-welcome =
    Du leitest ein Gymnasium, eine Gladiatorenschule. Im Forum kaufst du in verdeckten Auktionen Männer und Bedienstete.
    Mit Paarungen von Männern erfüllst du Verträge für Spektakel: Sie bringen Ruhm und Münzen, und deine Männer tragen Zweikämpfe mit Würfeln aus.
    Wer einen Zweikampf gewinnt, wird beliebter und steigt auf. Über den Verlierer urteilen die Zuschauer.
munera-goal = Das erste Gymnasium mit { $target } Ruhm gewinnt.
munera-goal-turns = Das erste Gymnasium mit { $target } Ruhm gewinnt; nach Spielzug { $turns } gewinnt der höchste Ruhm.
munera-seats = Am Tisch, im Uhrzeigersinn: { $seats }.
munera-guide =
    Rudis: das Holzschwert. Wer es hat, der Rudiarius, wählt zuerst.
    Paarungen: Myrmillo und Thraex, Hoplomachus und Aequimanus, Retiarius und Secutor, Provocator und Provocator.
    Tapferkeit ist im Zweikampf Virtus: Neuwürfe. Wer mehr Verwundungen als Mut hat, verliert. Charisma hilft vor den Zuschauern.
    Herkunft (Kosten, Gehorsamkeit): Damnatus 0, 3; Captivus 2, 1; Servus 2, 5; Auctoratus 5, 7 und 1 Münze je Zweikampf.
    Mit 4 Beliebtheit wird ein Tiro zum Veteranus, mit 4 weiteren zum Primus Palus: mehr Tapferkeit, Charisma und Ruhm.
    Pugna bei 10 gewinnt einen Zweikampf. Steht Comprobatio, die Stimmung der Zuschauer, bei 5, gewinnen beide.
    Aktivierte Männer ruhen bis zur nächsten Forum-Phase; ein Verwundeter muss erst geheilt werden.
    Beträge kannst du tippen: b7 bietet 7, v4 verlangt 4 für einen Vertrag, m5 nennt 5 als Mindestgebot.

## Hints

munera-hint-settle = Von { $region } aus sind die Reisen zu den meisten Spektakeln kurz, und der Preis ist annehmbar.
munera-hint-partner = Als { $class } ist er der Partner, der einem deiner Männer fehlt: Das gibt eine Paarung.
munera-hint-new-pair = Als { $class } beginnt er eine Paarung, die du noch nicht hast: Verträge verlangen verschiedene.
munera-hint-assign = Am meisten nützt die Virtus der Klasse { $class }.
munera-hint-train = Als { $class } vervollständigt { $man } die Paarungen für ein Spektakel, das sich lohnt.
munera-hint-card-glory = { $title } bringt dir Ruhm, und Ruhm gewinnt das Spiel.
munera-hint-card-duel = { $title } macht es wahrscheinlicher, dass der Zweikampf gut für dich ausgeht.
munera-hint-card-save = { $title } schützt einen Mann, der dir fehlen würde.
munera-hint-card-harm = { $title } schadet den anderen Gymnasien, und jetzt ist ein guter Moment dafür.
munera-hint-card-denarii = { $title } bringt dir Münzen oder erspart dir welche.
munera-hint-card-contract = { $title } gibt dir den Vertrag zur aufgedruckten Gage, ohne Angebotsrunde.
munera-hint-card-ware = { $title } bringt dir, was ein anderer ersteigert hat, für weniger, als es dir wert ist.
munera-hint-card-rank = { $title } macht aus einem deiner Tirones sofort einen Veteranus.
munera-hint-card-fame = { $title } macht einen deiner Männer bekannter.
munera-hint-card-cards = { $title } bringt dir Eventum-Karten.
munera-hint-card-keep = Kaum jemand kann kämpfen, also entscheiden die Karten: Solange du diesen Ruhm auf der Hand behältst, zieht ihn niemand sonst.
munera-hint-card-wait = Deine Karten nützen dir in einem anderen Moment mehr.
munera-hint-throw-away = Von deinen Karten wird dir { $title } am wenigsten fehlen.
munera-hint-name-own = Auf { $man } kannst du am ehesten verzichten.
munera-hint-name-other = Es schadet diesem Gymnasium am meisten, wenn { $man } nicht besteht.
munera-hint-put-up = Nichts im Forum ist dir über den Preis hinaus so viel wert wie { $ware }.
munera-hint-put-up-none = Nichts im Forum ist dir seinen Preis wert.
munera-hint-bid =
    { $ware } ist dir etwa { $denarii ->
        [one] 1 Münze
       *[other] { $denarii } Münzen
    } wert: Zu diesem Preis gewinnst du dabei.
munera-hint-bid-full =
    { $ware } ist dir etwa { $denarii ->
        [one] 1 Münze
       *[other] { $denarii } Münzen
    } wert: Geh so weit, aber nicht höher.
munera-hint-bid-none = { $ware } ist dir den Preis nicht wert, oder du brauchst die Münzen für Reisen.
munera-hint-sell = Die Münzen aus dem Verkauf nützen dir mehr als { $ware }.
munera-hint-minimum =
    Das Forum zahlt { $denarii ->
        [one] 1 Münze
       *[other] { $denarii } Münzen
    } für { $ware }: Darunter lohnt sich keine Auktion.
munera-hint-buy-glory = Du hast Münzen übrig, und Ruhm gewinnt das Spiel.
munera-hint-host = { $spectacle } bringt dir { $glory } Ruhm und die ganze Gage, und wahrscheinlich bewirbt sich jemand.
munera-hint-host-win = Mit { $spectacle } gewinnst du das Spiel, wenn sich jemand bewirbt.
munera-hint-host-none = Kein Spektakel nützt dir hier: Niemand könnte sich bewerben, oder andere hätten mehr davon.
munera-hint-stand = { $spectacle } bringt dir { $glory } Ruhm, und das ist die Reise wert.
munera-hint-stand-win = { $spectacle } beendet das Spiel, und du gewinnst es.
munera-hint-stand-not = { $spectacle } kostet dich mehr, als es bringt.
munera-hint-stand-lost = { $spectacle } würde das Spiel beenden, und jemand anders würde es gewinnen.
munera-hint-tender =
    Auch für { $denarii ->
        [one] 1 Münze
       *[other] { $denarii } Münzen
    } lohnt sich { $spectacle }, und eine weniger genügt.
munera-hint-tender-nothing = Andere wollen { $spectacle } allein für den Ruhm: Wer zuerst 0 verlangt, bekommt den Vertrag.
munera-hint-withdraw = Für eine so niedrige Gage lohnt sich { $spectacle } nicht.
munera-hint-fighter = { $man } ist stark genug oder steht kurz vor einem höheren Rang.
munera-hint-fighter-rank = { $man } bringt dir { $points } Ruhm für seinen Rang.
munera-hint-pick = { $man } hat gegen die, die drüben noch übrig sind, die besten Chancen.
munera-hint-oppose = { $man } hat gute Chancen gegen { $rival }: etwa { $chance } %.
munera-hint-oppose-best = Es wird schwer für { $man }, aber { $rival } ist der leichteste Gegner: etwa { $chance } %.
munera-hint-oppose-all = Kämpft { $rival } hier, haben deine anderen Männer in ihren Zweikämpfen bessere Chancen.
munera-hint-reroll = Ein Neuwurf hebt die Chancen von { $man } von { $before } % auf etwa { $after } %.
munera-hint-reroll-not = So wie die Würfel liegen, gewinnt { $man } mit einer Chance von etwa { $chance } %: Ein Neuwurf würde nicht genug helfen.
munera-hint-reroll-save = Ein Neuwurf könnte { $man } helfen, aber seine Virtus ist im weiteren Zweikampf mehr wert.
munera-hint-help = Für { $man } steht viel auf dem Spiel, und ein Neuwurf hilft mit einer Chance von { $chance } %.
munera-hint-help-well = Der Wurf reicht für { $man }.
munera-hint-help-not = Für { $man } steht zu wenig auf dem Spiel: Der Coquus wird anderswo vielleicht mehr gebraucht.
munera-hint-bout-again = { $man } hat viel zu verlieren, also versuch einen Neuwurf.
munera-hint-bout-let = In diesem Zweikampf steht für den Coquus zu wenig auf dem Spiel.
munera-hint-stake = { $man } gewinnt mit einer Chance von etwa { $chance } %, und eine Wette bringt das Doppelte.
munera-hint-stake-none = Der Zweikampf ist für eine Wette zu ausgeglichen, oder der Bessere ist schon vergeben.
munera-hint-interrupt = Mit weniger Virtus nützt { $man } der Neuwurf weniger, und das ist dir eine Münze wert.
munera-hint-interrupt-not = Lass { $man } den Neuwurf: Ihn zu stören ist dir keine Münze wert.
munera-hint-fix = Das hilft { $man } zum Sieg, und der ist dir mehr wert als eine Münze.
munera-hint-fix-none = Hier ändert kein Betrug so viel, dass er dir eine Münze wert wäre.
munera-hint-accept = Was { $seat } bietet, ist dir mehr wert als das, was du gibst.
munera-hint-decline = Was { $seat } verlangt, ist dir mehr wert als das, was du bekommen würdest.
munera-hint-counter-ask =
    Die Absprache ist für dich fair, wenn { $seat } dir { $denarii ->
        [one] 1 Münze
       *[other] { $denarii } Münzen
    } zahlt.
munera-hint-counter-pay =
    Die Absprache ist für dich fair, wenn { $seat } von dir { $denarii ->
        [one] 1 Münze
       *[other] { $denarii } Münzen
    } nimmt.
munera-hint-counter-even = Die Absprache ist für dich fair, wenn { $seat } keine Münzen obendrauf verlangt.
munera-hint-borrow = Mit { $man } als Leihgabe kannst du an { $spectacle } teilnehmen.
munera-hint-buy-man =
    Du hast wenige Männer, und { $man } ist dir mehr wert als { $denarii ->
        [one] 1 Münze
       *[other] { $denarii } Münzen
    }.

## Der Bildschirm

munera-screen-course = Ruhm bisher, { $goal } gewinnen: { $list }
munera-screen-course-title = Ruhm je Runde
munera-screen-asked = am Zug
munera-screen-asked-you = du bist dran
munera-screen-winner = Gewonnen
munera-screen-rudis = Hat die Rudis
munera-screen-glory = Ruhm { $glory } von { $goal }
munera-screen-men =
    { $count ->
        [one] 1 Mann
       *[other] { $count } Männer
    }
munera-screen-cards =
    { $count ->
        [one] 1 Eventum-Karte
       *[other] { $count } Eventum-Karten
    }
munera-screen-aim = Auf das Gymnasium von { $name } zielen
munera-screen-look = Das Gymnasium von { $name } ansehen
munera-screen-start = Du leitest eine Gladiatorenschule. Deine Männer kämpfen bei Spielen in ganz Italien und bringen ihr Ruhm; mit Münzen kaufst du bessere Männer und Helfer. Wer zuerst { $goal } Ruhm hat, gewinnt.
munera-screen-start-turns = Nach Runde { $turns } gewinnt, wer den meisten Ruhm hat.
munera-screen-start-region = In der Mitte Italiens sind mehr Spiele nah; ein Gymnasium kostet dort mehr.
munera-screen-phase-eventum = Ereignisse
munera-screen-phase-forum = Markt
munera-screen-phase-munus = Spiele
munera-screen-phase-end = Ende der Runde
munera-screen-phase-first = Entfällt diesmal: Die erste Runde beginnt mit den Spielen.
munera-screen-latin-eventum = Eventum
munera-screen-latin-forum = Forum
munera-screen-latin-munus = Munus
munera-screen-latin-end = Finis
munera-screen-classes = Die Klassen deiner neuen Männer
munera-screen-classes-help = Zwei Männer, deren Klassen gegeneinander kämpfen (gleiche Farbe), sind ein Paar. Spiele verlangen Paare, jedes von anderer Art.
munera-screen-classes-done = Diese Klassen
munera-screen-pairs =
    { $count ->
        [0] Noch kein Paar.
        [one] 1 Paar.
       *[other] { $count } Paare von { $kinds ->
            [one] 1 Art
           *[other] { $kinds } Arten
        }.
    }
munera-screen-lacks = Zum { $klass } fehlt ein { $rival }.
munera-screen-lineup = Deine Männer für { $city }
munera-screen-lineup-help = { $pairs ->
    [one] Ein Paar: zwei Männer, deren Klassen gegeneinander kämpfen. Tippe, um zu tauschen.
   *[other] { $pairs } Paare, jedes anders: zwei Männer, deren Klassen gegeneinander kämpfen. Tippe, um zu tauschen.
}
munera-screen-lineup-named = genannt
munera-screen-lineup-count = { $count } von { $needs } Männern
munera-screen-lineup-pairs = Jemandem fehlt sein Gegner.
munera-screen-lineup-done = Diese kämpfen
munera-screen-mine = Dein Gymnasium
munera-screen-school = Gymnasium von { $name }
munera-screen-no-men = Keine Männer
munera-screen-hand = Deine Eventum-Karten
munera-screen-target-school = Wähle jetzt ein Gymnasium: hier oder über der Karte.
munera-screen-target-man = Wähle jetzt einen Mann: hier oder auf dem Tisch.
munera-screen-journey =
    Reise { $denarii ->
        [one] { $denarii } Münze
       *[other] { $denarii } Münzen
    }
munera-screen-my-men = { $count ->
    [one] ein Mann passt
   *[other] { $count } Männer passen
}, { $needs } nötig
munera-screen-able = könnten teilnehmen: { $names }
munera-screen-able-none = niemand könnte teilnehmen
munera-screen-choose = Wählen
munera-screen-not-pairs = Du hast { $count } von { $needs } Paaren
munera-screen-not-paid = Reise und Sold für { $denarii } könntest du nicht zahlen
munera-screen-not-lent = verliehen
munera-screen-not-wounded = verwundet
munera-screen-not-engaged = aktiviert
munera-screen-not-now = jetzt nicht
## The screen: cards and map

munera-screen-skill = Können { $skill }
munera-screen-worth = bringt { $denarii }
munera-screen-map = Karte von Italien
munera-screen-map-home = Gymnasium von { $names }
munera-screen-spectacle-open = offen
munera-screen-spectacle-chosen = gewählt
munera-screen-spectacle-held = läuft gerade
munera-screen-spectacle-closed = vorbei
## Standing answers: kinds of questions

munera-screen-kind-rest = Ruhemomente (Handel, Ausbildung)
munera-screen-kind-forum-start = Karten zu Beginn des Forums
munera-screen-kind-auction-won = Karten, wenn eine Auktion entschieden ist
munera-screen-kind-poll = Karten, wenn mehrere Gymnasien antreten
munera-screen-kind-before-travel = Karten vor der Reise
munera-screen-kind-payment = Karten, wenn eine Reise bezahlt wird
munera-screen-kind-before-duel = Karten vor einem Zweikampf
munera-screen-kind-after-roll = Karten nach einem Kampfwurf
munera-screen-kind-before-judgement = Karten vor dem Urteil
munera-screen-kind-before-healing = Karten vor einem Heilungswurf
munera-screen-kind-before-test = Karten vor einer Probe
munera-screen-kind-spectacle-end = Karten am Ende eines Spektakels
munera-screen-kind-reroll = Meinen Würfel im Zweikampf neu werfen
munera-screen-kind-help = Mit einem Coquus neu werfen
munera-screen-kind-stake = Wetten auf Zweikämpfe anderer
munera-screen-kind-fix = Betrug in Zweikämpfen anderer
munera-screen-kind-bid = Gebote
munera-screen-kind-put-up = Eine Karte zur Auktion bringen
munera-screen-kind-stand = Für ein Spektakel antreten
munera-screen-kind-tender = Die Ausschreibung
munera-screen-kind-pick = Welcher meiner Männer als Nächster kämpft
munera-screen-mine-reroll = Wenn ein neuer Wurf meinen Sieg wahrscheinlicher macht
munera-screen-mine-help = Wenn der Wurf schlecht ausgeht
munera-screen-mine-fix = Wenn ich auf den Zweikampf gewettet habe
munera-screen-mine-stake = Wenn die Chancen eines Mannes gut stehen
munera-screen-mine-man = Wenn es mein Mann ist
munera-screen-mine-duel = In Zweikämpfen meiner Männer
munera-screen-mine-behind = In einem Zweikampf von mir, wenn mein Würfel niedriger ist

## The screen: tender and Forum

munera-screen-tender = Ausschreibung für { $city }
munera-screen-poll = Wer bewirbt sich um { $city }?
munera-screen-poll-help = Wer sich bewirbt, schickt seine Männer gegen die von { $host }. Allein erhält er die ganze Gage. Sonst folgt die Ausschreibung: Wer am wenigsten verlangt, bekommt den Auftrag.
munera-screen-poll-help-you = Wer sich bewirbt, schickt seine Männer gegen deine. Allein erhält er die ganze Gage. Sonst folgt die Ausschreibung: Wer am wenigsten verlangt, bekommt den Auftrag.
munera-screen-tender-fee = Die Gage beträgt { $amount }.
munera-screen-tender-printed = die gedruckte Gage
munera-screen-tender-lowest = niedrigstes Angebot
munera-screen-tender-floor = Unter { $amount } legst du drauf
munera-screen-tender-loss = Reise und Sold kosten dich mindestens { $amount }: Du würdest draufzahlen.
munera-screen-tender-stay = Dabei bis { $amount }
munera-screen-tender-limit = Du bleibst bis { $amount } dabei, Schritt für Schritt; danach steigst du aus.
munera-screen-tender-back = Zurücknehmen
munera-screen-tender-out = draußen
munera-screen-tender-beaten = Der Vertrag ist vergeben: Du bist draußen.
munera-screen-glory-contract = für das Spektakel
munera-screen-glory-rank = für den Rang eines Mannes
munera-screen-tender-turn = Als Nächstes: { $name }
munera-screen-stands = dabei
munera-screen-to-come = noch nicht gefragt
munera-screen-asked-now = ist gefragt
munera-screen-tender-mine = deine Grenze
munera-screen-forum = Das Forum
munera-screen-forum-cards = Karten des Forums
munera-screen-forum-own = Karten, die du versteigern kannst
munera-screen-forum-tap = Tippe eine Karte an, um sie zu versteigern: Dann bieten alle darauf.
munera-screen-forum-put-up = Zur Auktion
munera-screen-forum-up = In der Auktion
munera-screen-forum-unwanted = nicht mehr in diesem Zug
munera-screen-forum-seller = Auktion von { $name }
munera-screen-forum-yours = Deine Auktion
munera-screen-forum-minimum = Ab { $amount }
munera-screen-forum-won = { $name } hat sie für { $amount } ersteigert
munera-screen-forum-won-you = Du hast sie für { $amount } ersteigert
munera-screen-gain-pair = Ergibt ein Paar mit { $men }
munera-screen-gain-class = Eine neue Paarung als { $classes }
munera-screen-gain-skill = Dein Gymnasium gewinnt { $gain } Können
munera-screen-gain-none = Ergänzt nichts in deinem Gymnasium
munera-screen-gain-brief-pair = ein Paar
munera-screen-gain-brief-class = neue Paarung
munera-screen-gain-brief-skill = +{ $gain } Können
munera-screen-gain-brief-none = nichts Neues
munera-screen-bid-lowest = Niedrigstes Gebot
munera-screen-same-reroll = Neu würfeln, solange mein Würfel niedriger ist
munera-screen-quiet-reroll = Meine Würfel behalten
munera-screen-bid-short = Dann reicht der Rest vielleicht nicht für Reise und Sold in diesem Zug: { $needs }.
munera-screen-rest-next = Beim nächsten Ruhemoment anhalten: Handel, Verkauf, Ausbildung
munera-screen-rest-soon = Beim nächsten Ruhemoment wirst du gefragt
munera-screen-rest-help = Eine Pause zwischen zwei Schritten: Jetzt kannst du verkaufen, umschulen, handeln und manche Karten spielen.
munera-screen-train-for = Um an { $city } teilzunehmen, muss ein Mann seine Klasse wechseln. Er beginnt wieder als Tiro ohne Beliebtheit:
munera-screen-train-one = { $man } wird { $klass }

# The story of the match
munera-screen-duels = Wer wen im Duell traf
munera-screen-story = So kam es dazu
munera-screen-story-best = Bestes Spektakel: { $name } gewann { $points } Ruhm mit { $spectacle } in Runde { $turn }.
munera-screen-story-duel =
    { $rounds ->
        [one] Längstes Duell: { $first } gegen { $second } in Runde { $turn }, 1 Gang.
       *[other] Längstes Duell: { $first } gegen { $second } in Runde { $turn }, { $rounds } Gänge.
    }
munera-screen-story-dead =
    { $count ->
        [one] Ein Toter: { $list }.
       *[other] { $count } Tote: { $list }.
    }
munera-meets = gegen { $men }
munera-meets-partner = gegen seinen Partner { $men }

## What is explained in a first match, once

munera-teach-settle = Dein Gymnasium bleibt die ganze Partie in dieser Region. In der Mitte Italiens ist es teurer, dafür sind die meisten Städte nah. Was du jetzt sparst, kauft Männer.
munera-teach-class = Eine Klasse sagt nur, gegen wen ein Mann kämpfen kann. Für ein Spektakel brauchst du Paarungen: zwei eigene Männer, deren Klassen zusammengehören. Such also für jeden einen Partner.
munera-teach-doctor = Ein Doctor macht alle deine Männer einer Klasse in Zweikämpfen besser, auch die, die du später kaufst. Wähle eine Klasse, in der du gute oder mehrere Männer hast.
munera-teach-card = Eventum-Karten sind deine geheime Hand, und jede sagt, wann sie gespielt werden kann. Zu diesem Zeitpunkt werden alle der Reihe nach gefragt. Passen kostet nichts.
munera-teach-too-many = Du ziehst mehr Eventum-Karten, als du behalten kannst. Spiel sie also, solange sie nützen, statt sie zu sammeln.
munera-teach-cook = Dein Coquus, der Koch, lässt dich jeden Würfel wiederholen, der für einen deiner Männer geworfen wurde: in jedem Spielzug so oft, wie sein Können angibt.
munera-teach-put-up = Wer die Rudis hat, wählt, was versteigert wird. Kauft es jemand anders, wählst du noch einmal; bring also zuerst, wofür die anderen Geld ausgeben.
munera-teach-bid = Alle bieten zugleich und verdeckt, und nur das höchste Gebot zahlt. Behalte ein paar Münzen: Reisen kosten, und Freiwillige wollen für jeden Zweikampf Lohn.
munera-teach-rest = Im Ruhemoment wird gehandelt: Biete Münzen, Karten oder Männer an, auch leihweise. Du kannst auch Karten spielen und Klassen wechseln; verkauft wird in der Forum-Phase.
munera-teach-retrain = Eine neue Klasse kann eine Paarung vollständig machen, die dir fehlt, kostet den Mann aber alles Erreichte. Wechsle sie bei Anfängern, nicht bei erfahrenen Männern.
munera-teach-sell = Das Forum kauft zum festen Preis. In einer eigenen Auktion zahlen dir die anderen vielleicht mehr; bietet aber niemand, behältst du die Karte und bekommst nichts.
munera-teach-spectacle = Spektakel bringen Ruhm, und das erste Gymnasium mit genug Ruhm gewinnt die Partie. Beide bekommen ihn ganz, wer auch siegt; aber jeder Kämpfer riskiert sein Leben.
munera-teach-stand = Dich bewerben heißt: deine Männer als zweites Gymnasium anbieten. Bewirbst nur du dich, bekommst du die volle Gage, in jedem Fall denselben Ruhm wie das andere Gymnasium.
munera-teach-tender = In der Angebotsrunde geht es abwärts, der Ruhm bleibt gleich. Überleg, was er dir wert ist, und vergiss nicht, was Reise und Lohn kosten.
munera-teach-name = Jeder, den du benennst, kämpft einmal und ist danach aktiviert: Er pausiert bis zur nächsten Forum-Phase, ein Verwundeter länger. Behalte Männer für das nächste Spektakel.
munera-teach-pick = Jeder kämpft genau einmal, und du bestimmst die Reihenfolge. Hat die andere Seite mehrere Männer der passenden Klasse, wählst du auch den Gegner: Such einen schwachen.
munera-teach-bet = Keiner der Kämpfer gehört dir, also darfst du wetten. Wer zuerst setzt, wählt eine Seite; danach bleibt nur noch die andere.
munera-teach-pugna = Der höhere Würfel zieht Pugna auf seine Seite, der andere Mann wird verwundet. Er verliert mit mehr Verwundungen als Mut oder wenn Pugna am Ende des Gegners steht. Virtus kauft Neuwürfe.
munera-teach-fix = Wer wetten darf, kann dem Schicksal nachhelfen: die Virtus eines Kämpfers ändern oder einen Wurf entschärfen. Jede Art von Betrug gibt es je Zweikampf einmal.
munera-teach-excess = Mehr als 8 Gladiatoren sind schwer im Zaum zu halten. Für jeden darüber wird einer geprüft: Ist der Würfel höher als seine Gehorsamkeit, wird er aktiviert und verwundet.
munera-teach-brawl = Die Karte Rixa trifft ein großes Gymnasium: Seine zwei ungehorsamsten Männer können sich verletzen. Bei Gleichstand wählt, wem sie gehören.
munera-teach-plague = Die Karte Pestis trifft jedes Gymnasium: Jedes benennt einen Mann, der gefährdet ist. Ein Medicus hilft ihm; ohne Medicus nimm jemanden, den du eine Weile entbehren kannst.
munera-teach-rudis = Die Rudis, ein Holzschwert, wandert um den Tisch. Wer sie hat, wird zuerst gefragt und wählt, was versteigert wird und welches Spektakel stattfindet.
munera-teach-judgment = Das Zuschauerurteil entscheidet, ob der Verlierer lebt. Verwundungen beider Männer, Comprobatio und sein Charisma erhöhen die Anerkennung; ein höherer Würfel tötet ihn.
munera-teach-travel = Wem ein Kämpfer im Spektakel gehört, der zahlt die Reise, einmal für alle Männer: 2 Münzen für jede betretene Region oder Seeregion. Vectores sparen einige davon.
