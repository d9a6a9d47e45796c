# Spartacus: A Game of Blood and Treachery. No article stands before a name. Proper names (houses, named gladiators and
# slaves) come from the decks and stay as they are. Keys that end in -you address the reader; the others tell of somebody
# by name. Where an event names several seats, the reader's own is called what harena.ftl says for `you`, so that a text
# can tell which of them is meant. A part that begins small stands in a list, after a semicolon or after a colon.
# $gold and $pay are a number in events, elsewhere a whole part such as spartacus-gold; $points is a number in events,
# elsewhere spartacus-influence.
# In sentences, titles of Intrigue cards stand in quotation marks. Names of Market cards (Syrischer Krieger, Maskierte Kurtisane) are
# not declined and have no gender in common: they stand in the nominative or after a colon, and never after “dein”.

spartacus-name = Spartacus: A Game of Blood and Treachery
spartacus-about = Intrigen, Markt und Arena für { $low } bis { $high } Spieler: Komplotte und Bestechung, verdeckte Auktionen, Wetten und Kämpfe mit Würfeln.

## Small parts

spartacus-gold = { $amount } Gold
spartacus-gold-hidden = Gold verborgen
spartacus-influence = { $points } Einfluss
spartacus-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
spartacus-dice =
    { $count ->
        [one] 1 Würfel
       *[other] { $count } Würfel
    }
spartacus-count-gladiators =
    { $count ->
        [one] 1 Gladiator
       *[other] { $count } Gladiatoren
    }
spartacus-count-slaves =
    { $count ->
        [one] 1 Sklave
       *[other] { $count } Sklaven
    }
spartacus-count-guards =
    { $count ->
        [one] 1 Wache
       *[other] { $count } Wachen
    }
spartacus-count-fighters =
    { $count ->
        [0] niemand ist kampfbereit
        [one] 1 bereiter Kämpfer
       *[other] { $count } bereite Kämpfer
    }
# $count is a number, or one such as “2 + 1 exhausted”.
spartacus-purse-gladiators = Gladiatoren { $count }
spartacus-purse-slaves = Sklaven { $count }
spartacus-purse-guards = Wachen { $count }
spartacus-ready-exhausted = { $ready } + { $exhausted } erschöpft
spartacus-none = keine
spartacus-line = { $label }: { $what }
# Caius (Glaber)
spartacus-seat-house = { $seat } ({ $house })
spartacus-is-host = { $seat }, Gastgeber
spartacus-own-house = dein Haus
spartacus-card-yours = { $card } aus deinem Haus
spartacus-card-of = { $card } von { $seat }
spartacus-value = Wert { $value }
spartacus-champion = Champion
spartacus-favors =
    { $count ->
        [one] 1 Gunstmarke
       *[other] { $count } Gunstmarken
    }
spartacus-state-ready = bereit
spartacus-state-exhausted = erschöpft
spartacus-state-injured = verletzt
spartacus-host-token = die Gastgebermarke
spartacus-face-down = verdeckt
spartacus-needs = braucht { $points }
spartacus-pay-first = { $pay } zahlen
# What was declared, and on whom.
spartacus-declared = { $title }, Ziel: { $target }
spartacus-declared-raise-two = { $title }, Ziele: { $target } und { $second }
spartacus-declared-collude = { $title }, Ziel: { $target }, Nutznießer: { $second }
spartacus-declared-buy-secrets = { $title }, Ziel: { $target }, Gold an { $second }

spartacus-sort-gladiator = Gladiator
spartacus-sort-slave = Sklave
spartacus-sort-weapon = Waffe
spartacus-sort-armor = Rüstung
spartacus-sort-special = Spezialausrüstung
spartacus-kind-scheme = Komplott
spartacus-kind-reaction = Reaktion
spartacus-kind-guard = Wache

spartacus-phase-upkeep = Unterhalt
spartacus-phase-intrigue = Intrigenphase
spartacus-phase-market = Marktphase
spartacus-phase-arena = Arenaphase
spartacus-pool-attack = Angriff
spartacus-pool-defense = Verteidigung
spartacus-pool-speed = Tempo
spartacus-pools = Angriff { $attack }, Verteidigung { $defense }, Tempo { $speed }
# What lets a die be rolled again, in brackets.
spartacus-source-weapon = Waffe
spartacus-source-ability = Fähigkeit
spartacus-source-armor = Rüstung
spartacus-source-opponent = ein Würfel des Gegners

## Table options

spartacus-setting-length = Länge
spartacus-setting-length-help = Mit wie viel Einfluss jedes Haus beginnt: kurz 7, normal 4, lang 1.
spartacus-setting-houses = Häuser
spartacus-setting-houses-help = Ob die Häuser gewählt oder ausgelost werden.
spartacus-setting-initiative = Initiative
spartacus-setting-initiative-help = Wie Tempowürfel verglichen werden: nach ihrer Summe oder als blaue Würfel, der höchste zuerst, dann der nächste.
spartacus-setting-bets = Wetten
spartacus-setting-bets-help = Bis zu 3 Gold je Art von Wette, beide Siege zusammen sind wie gedruckt eine Art; oder bis zu 3 auf jeden der beiden Kämpfer.
spartacus-setting-invitation = Gastgeber als Kämpfer
spartacus-setting-invitation-help = Ob ein Gastgeber, der sich selbst einlädt, wie gedruckt jemanden schicken muss oder für 1 Einfluss ablehnen darf.
spartacus-setting-javelin = Wurfspeer
spartacus-setting-javelin-help = Ob die Axt wie gedruckt auch einem Wurf Schaden hinzufügt oder der Wurfspeer für sich allein steht.
spartacus-setting-turns = letzter Spielzug
spartacus-setting-turns-help = Nach diesem Spielzug gewinnt der meiste Einfluss; 0 heißt unbegrenzt.
spartacus-setting-decks = Karten und Arena
spartacus-setting-decks-help = Unsere oder die einer Deck-Datei: „harena decks new spartacus DATEI.toml“ schreibt eine als Anfang.

spartacus-value-length-quick = kurz
spartacus-value-length-normal = normal
spartacus-value-length-long = lang
spartacus-value-houses-chosen = gewählt
spartacus-value-houses-random = ausgelost
spartacus-value-initiative-sum = Summe
spartacus-value-initiative-blue-dice = blaue Würfel
spartacus-value-bets-per-type = 3 je Art
spartacus-value-bets-per-fighter = 3 je Kämpfer
spartacus-value-invitation-must-fight = muss kämpfen
spartacus-value-invitation-may-decline = darf ablehnen
spartacus-value-javelin-with-axe = mit der Axt
spartacus-value-javelin-alone = allein
spartacus-value-turns-0 = unbegrenzt
spartacus-value-decks-none = unsere Karten
spartacus-value-decks-own = eigene Karten

## What happens: set-up, houses, cards
spartacus-event-rolled = { $seat } würfelt eine { $die }.
spartacus-event-rolled-you = Du würfelst eine { $die }.
spartacus-event-host = Die Gastgebermarke geht an { $seat }.
spartacus-event-host-you = Die Gastgebermarke geht an dich.
spartacus-event-house = { $seat } nimmt das Haus { $house }.
spartacus-event-house-you = Du nimmst das Haus { $house }.
spartacus-event-starts-with = Zu Beginn im Haus von { $seat }: { $card }.
spartacus-event-starts-with-you = Zu Beginn in deinem Haus: { $card }.
spartacus-event-turn = Spielzug { $turn } beginnt.
spartacus-event-phase = { $phase }.
spartacus-event-gained-gold = { $seat } bekommt { $gold } Gold.
spartacus-event-gained-gold-you = Du bekommst { $gold } Gold.
spartacus-event-paid-bank = { $seat } zahlt { $gold } Gold an die Bank.
spartacus-event-paid-bank-you = Du zahlst { $gold } Gold an die Bank.
spartacus-event-paid-house = { $seat } zahlt { $other } { $gold } Gold.
spartacus-event-paid-house-you =
    { $other ->
        [Du] { $seat } zahlt dir { $gold } Gold.
       *[other] Du zahlst { $other } { $gold } Gold.
    }
spartacus-event-gave-gold = { $seat } gibt { $other } { $gold } Gold.
spartacus-event-gave-gold-you =
    { $other ->
        [Du] { $seat } gibt dir { $gold } Gold.
       *[other] Du gibst { $other } { $gold } Gold.
    }
spartacus-event-influence-up = { $seat } bekommt { $points } Einfluss und hat jetzt { $total }.
spartacus-event-influence-up-you = Du bekommst { $points } Einfluss und hast jetzt { $total }.
spartacus-event-influence-down = { $seat } verliert { $points } Einfluss und hat jetzt { $total }.
spartacus-event-influence-down-you = Du verlierst { $points } Einfluss und hast jetzt { $total }.
spartacus-event-injured = { $card } ist verletzt und erschöpft.
spartacus-event-favor =
    { $favors ->
        [one] { $card } bekommt eine Gunstmarke.
       *[other] { $card } bekommt eine Gunstmarke und hat jetzt { $favors }.
    }
spartacus-event-champion = { $card } ist jetzt Champion.
spartacus-event-used = { $card } von { $seat } kommt zum Einsatz und ist erschöpft.
spartacus-event-used-you = { $card } aus deinem Haus kommt zum Einsatz und ist erschöpft.
spartacus-event-exhausted = { $card } von { $seat } wird erschöpft.
spartacus-event-exhausted-you = { $card } aus deinem Haus wird erschöpft.
spartacus-event-discarded-asset = { $card } von { $seat } wird abgelegt.
spartacus-event-discarded-asset-you = { $card } aus deinem Haus wird abgelegt.

## What happens: Upkeep
spartacus-event-healing = { $card } von { $seat } würfelt zur Heilung eine { $die }.
spartacus-event-healing-you = { $card } aus deinem Haus würfelt zur Heilung eine { $die }.
spartacus-event-healed = { $card } ist geheilt.
spartacus-event-died = { $card } von { $seat } stirbt an der Verletzung.
spartacus-event-died-you = { $card } aus deinem Haus stirbt an der Verletzung.
spartacus-event-released = { $card } muss das Haus von { $seat } verlassen.
spartacus-event-released-you = { $card } muss dein Haus verlassen.
spartacus-event-books-gain = { $seat } rechnet ab und bekommt { $gold } Gold.
spartacus-event-books-gain-you = Du rechnest ab und bekommst { $gold } Gold.
spartacus-event-books-pay = { $seat } rechnet ab und zahlt { $gold } Gold.
spartacus-event-books-pay-you = Du rechnest ab und zahlst { $gold } Gold.

## What happens: Intrigue
spartacus-event-drew =
    { $seat } zieht { $count ->
        [one] 1 Intrigenkarte
       *[other] { $count } Intrigenkarten
    }.
spartacus-event-drew-you =
    Du hast { $count ->
        [one] 1 Intrigenkarte
       *[other] { $count } Intrigenkarten
    } gezogen.
# Stands before the line above, for those who may know.
spartacus-event-drawn = { $seat } zieht „{ $title }“.
spartacus-event-drawn-you = Du ziehst „{ $title }“.
spartacus-event-intrigue-turn = Der Intrigenzug von { $seat } beginnt.
spartacus-event-intrigue-turn-you = Dein Intrigenzug beginnt.
spartacus-event-intrigue-over = { $seat } beendet den Intrigenzug.
spartacus-event-intrigue-over-you = Du beendest deinen Intrigenzug.
spartacus-event-cashed = { $seat } löst „{ $title }“ ein.
spartacus-event-cashed-you = Du löst „{ $title }“ ein.
spartacus-event-discarded = { $seat } legt „{ $title }“ ab.
spartacus-event-discarded-you = Du legst „{ $title }“ ab.
spartacus-event-posted = { $seat } stellt eine Wache auf den Tisch.
spartacus-event-posted-you = Du stellst eine Wache auf den Tisch.
spartacus-event-used-rule = { $seat } nutzt eine Sonderregel des Hauses: { $rule }.
spartacus-event-used-rule-you = Du nutzt eine Sonderregel deines Hauses: { $rule }.
spartacus-event-spied = { $seat } sieht sich eine Handkarte von { $other } an.
spartacus-event-spied-you =
    { $other ->
        [Du] { $seat } sieht sich eine deiner Handkarten an.
       *[other] Du siehst dir eine Handkarte von { $other } an.
    }
# Follows the line above, for those who may know.
spartacus-event-saw = Die Handkarte von { $other } heißt „{ $title }“.
spartacus-event-laid = { $seat } legt ein Komplott verdeckt hin und sucht Unterstützung.
spartacus-event-laid-you = Du legst ein Komplott verdeckt hin und suchst Unterstützung.
spartacus-event-took-back = { $seat } nimmt das Komplott ungesehen zurück.
spartacus-event-took-back-you = Du nimmst das Komplott ungesehen zurück.
spartacus-event-pleaded =
    { $gold ->
        [0] { $seat } bittet { $other } um Unterstützung.
       *[other] { $seat } bittet { $other } um Unterstützung und bietet { $gold } Gold.
    }
spartacus-event-pleaded-you =
    { $other ->
        [Du]
            { $gold ->
                [0] { $seat } bittet dich um Unterstützung.
               *[other] { $seat } bittet dich um Unterstützung und bietet { $gold } Gold.
            }
       *[other]
            { $gold ->
                [0] Du bittest { $other } um Unterstützung.
               *[other] Du bittest { $other } um Unterstützung und bietest { $gold } Gold.
            }
    }
spartacus-event-promised = { $seat } verspricht { $other } { $gold } Gold für später.
spartacus-event-promised-you =
    { $other ->
        [Du] { $seat } verspricht dir { $gold } Gold für später.
       *[other] Du versprichst { $other } { $gold } Gold für später.
    }
spartacus-event-showed = { $seat } zeigt { $other } das Komplott.
spartacus-event-showed-you =
    { $other ->
        [Du] { $seat } zeigt dir das Komplott.
       *[other] Du zeigst { $other } das Komplott.
    }
# Follows the line above, for the house that was shown it.
spartacus-event-saw-scheme = Das verdeckte Komplott von { $other } ist „{ $title }“.
spartacus-event-claimed = { $seat } sagt, das Komplott sei „{ $title }“.
spartacus-event-claimed-you = Du sagst, das Komplott sei „{ $title }“.
spartacus-event-claimed-house = { $seat } sagt, das Komplott sei „{ $title }“ mit { $other } als Ziel.
spartacus-event-claimed-house-you =
    { $seat ->
        [Du]
            { $other ->
                [Du] Du sagst, das Komplott sei „{ $title }“ mit deinem eigenen Haus als Ziel.
               *[other] Du sagst, das Komplott sei „{ $title }“ mit { $other } als Ziel.
            }
       *[other] { $seat } sagt, das Komplott sei „{ $title }“ mit deinem Haus als Ziel.
    }
spartacus-event-claimed-target = { $seat } sagt, das Ziel sei { $other }.
spartacus-event-claimed-target-you =
    { $seat ->
        [Du]
            { $other ->
                [Du] Du sagst, das Ziel sei dein eigenes Haus.
               *[other] Du sagst, das Ziel sei { $other }.
            }
       *[other] { $seat } sagt, das Ziel sei dein Haus.
    }
spartacus-event-demanded = { $seat } verlangt dafür { $gold } Gold.
spartacus-event-demanded-you = Du verlangst dafür { $gold } Gold.
spartacus-event-demanded-promise = { $seat } verlangt dafür ein Versprechen über { $gold } Gold.
spartacus-event-demanded-promise-you = Du verlangst dafür ein Versprechen über { $gold } Gold.
spartacus-event-supported = { $seat } unterstützt das Komplott von { $other }.
spartacus-event-supported-you =
    { $other ->
        [Du] { $seat } unterstützt dein Komplott.
       *[other] Du unterstützt das Komplott von { $other }.
    }
spartacus-event-support-promised = { $seat } schuldet { $other } nach eigenem Wort { $gold } Gold für die Unterstützung.
spartacus-event-support-promised-you =
    { $other ->
        [Du] { $seat } schuldet dir nach eigenem Wort { $gold } Gold für die Unterstützung.
       *[other] Du schuldest { $other } nach deinem Wort { $gold } Gold für die Unterstützung.
    }
spartacus-event-refused = { $seat } unterstützt das Komplott von { $other } nicht.
spartacus-event-refused-you =
    { $other ->
        [Du] { $seat } unterstützt dein Komplott nicht.
       *[other] Du unterstützt das Komplott von { $other } nicht.
    }
spartacus-event-schemed = { $seat } sagt „{ $title }“ an.
spartacus-event-schemed-you = Du sagst „{ $title }“ an.
spartacus-event-schemed-house = { $seat } sagt „{ $title }“ an. Ziel: { $other }.
spartacus-event-schemed-house-self = { $seat } sagt „{ $title }“ an. Ziel: das eigene Haus.
spartacus-event-schemed-house-you =
    { $seat ->
        [Du]
            { $other ->
                [Du] Du sagst „{ $title }“ an. Ziel: dein eigenes Haus.
               *[other] Du sagst „{ $title }“ an. Ziel: { $other }.
            }
       *[other] { $seat } sagt „{ $title }“ an. Ziel: dein Haus.
    }
# Two houses are named; with Buying Secrets and Collusion the second one profits.
spartacus-event-schemed-houses = { $seat } sagt „{ $title }“ an. Ziel: { $other }; mit dabei: { $second }.
spartacus-event-schemed-houses-you =
    { $seat ->
        [Du]
            { $other ->
                [Du] Du sagst „{ $title }“ an. Ziel: dein eigenes Haus; mit dabei: { $second }.
               *[other]
                    { $second ->
                        [Du] Du sagst „{ $title }“ an. Ziel: { $other }; mit dabei: dein eigenes Haus.
                       *[other] Du sagst „{ $title }“ an. Ziel: { $other }; mit dabei: { $second }.
                    }
            }
       *[other]
            { $other ->
                [Du] { $seat } sagt „{ $title }“ an. Ziel: dein Haus; mit dabei: { $second }.
               *[other] { $seat } sagt „{ $title }“ an. Ziel: { $other }; mit dabei: dein Haus.
            }
    }
spartacus-event-schemed-card = { $seat } sagt „{ $title }“ an. Ziel: { $card }.
spartacus-event-schemed-card-you = Du sagst „{ $title }“ an. Ziel: { $card }.
spartacus-event-foiled = „{ $title }“ von { $seat } ist vereitelt.
spartacus-event-foiled-you = Dein Komplott „{ $title }“ ist vereitelt.
spartacus-event-fizzled = „{ $title }“ von { $seat } verpufft: Das Komplott lässt sich nicht mehr ausführen.
spartacus-event-fizzled-you = „{ $title }“ verpufft: Dein Komplott lässt sich nicht mehr ausführen.
spartacus-event-worked = „{ $title }“ von { $seat } gelingt.
spartacus-event-worked-you = Dein Komplott „{ $title }“ gelingt.
spartacus-event-guards-exhausted = Alle Wachen von { $seat } sind erschöpft.
spartacus-event-guards-exhausted-you = Alle deine Wachen sind erschöpft.

## What happens: reactions and guards
spartacus-event-reacted = { $seat } spielt „{ $title }“.
spartacus-event-reacted-you = Du spielst „{ $title }“.
spartacus-event-reacted-house = { $seat } spielt „{ $title }“ und nennt { $other }.
spartacus-event-reacted-house-you =
    { $seat ->
        [Du]
            { $other ->
                [Du] Du spielst „{ $title }“ und nennst dein eigenes Haus.
               *[other] Du spielst „{ $title }“ und nennst { $other }.
            }
       *[other] { $seat } spielt „{ $title }“ und nennt dein Haus.
    }
spartacus-event-reacted-card = { $seat } spielt „{ $title }“. Genannt: { $card }.
spartacus-event-reacted-card-you = Du spielst „{ $title }“. Genannt: { $card }.
spartacus-event-silenced = „{ $title }“ von { $seat } ist vereitelt und bewirkt nichts.
spartacus-event-silenced-you = Deine Karte „{ $title }“ ist vereitelt und bewirkt nichts.
spartacus-event-took-guard = { $seat } stellt eine Wache vom Ablagestapel auf den Tisch.
spartacus-event-took-guard-you = Du stellst eine Wache vom Ablagestapel auf deinen Tisch.
spartacus-event-guard-rolled = Eine Wache von { $seat } würfelt eine { $die }.
spartacus-event-guard-rolled-you = Deine Wache würfelt eine { $die }.
spartacus-event-guard-held = Die Wache von { $seat } vereitelt das Komplott.
spartacus-event-guard-held-you = Deine Wache vereitelt das Komplott.
spartacus-event-guard-failed = Die Wache von { $seat } versagt.
spartacus-event-guard-failed-you = Deine Wache versagt.

## What happens: the Market
spartacus-event-sold = { $seat } verkauft für { $gold } Gold an die Bank: { $card }.
spartacus-event-sold-you = Du verkaufst für { $gold } Gold an die Bank: { $card }.
spartacus-event-sold-guard = { $seat } verkauft für { $gold } Gold eine Wache an die Bank.
spartacus-event-sold-guard-you = Du verkaufst für { $gold } Gold eine Wache an die Bank.
spartacus-event-gave = { $card } geht von { $seat } an { $other }.
spartacus-event-gave-you =
    { $other ->
        [Du] { $card } geht von { $seat } an dich.
       *[other] { $card } geht von dir an { $other }.
    }
spartacus-event-gave-guards =
    { $seat } gibt { $other } { $count ->
        [one] 1 Wache
       *[other] { $count } Wachen
    }.
spartacus-event-gave-guards-you =
    { $other ->
        [Du] { $seat } gibt dir
       *[other] Du gibst { $other }
    } { $count ->
        [one] 1 Wache
       *[other] { $count } Wachen
    }.
spartacus-event-laid-out =
    { $count ->
        [one] 1 Marktkarte wird verdeckt ausgelegt.
       *[other] { $count } Marktkarten werden verdeckt ausgelegt.
    }
spartacus-event-peeked = { $seat } sieht sich Karte { $place } der Auktion an.
spartacus-event-peeked-you = Du siehst dir Karte { $place } der Auktion an.
# Follows the line above, for those who may know.
spartacus-event-saw-ware = Die Karte heißt { $card }.
spartacus-event-shown = Zur Auktion: { $card }.
# $seats and $bids are lists in the same order.
spartacus-event-bids = Gebote: { $bids }.
spartacus-event-bought = { $card } geht für { $gold } Gold an { $seat }.
spartacus-event-bought-you = { $card } geht für { $gold } Gold an dich.
spartacus-event-unsold = { $card } will niemand kaufen: Die Karte wird abgelegt.
spartacus-event-token-up = Zur Auktion: die Gastgebermarke.

## What happens: the arena
spartacus-event-invited = { $seat } lädt { $other } in die Arena ein.
spartacus-event-invited-self = { $seat } lädt das eigene Haus in die Arena ein.
spartacus-event-invited-you =
    { $seat ->
        [Du]
            { $other ->
                [Du] Du lädst dein eigenes Haus in die Arena ein.
               *[other] Du lädst { $other } in die Arena ein.
            }
       *[other] { $seat } lädt dich in die Arena ein.
    }
spartacus-event-declined = { $seat } schickt niemanden.
spartacus-event-declined-you = Du schickst niemanden.
spartacus-event-sent = { $card } tritt für { $seat } an.
spartacus-event-sent-you = { $card } tritt für dich an.
spartacus-event-equipped = Ausrüstung von { $seat }: { $card }.
spartacus-event-equipped-you = Deine Ausrüstung: { $card }.
spartacus-event-no-fight = Es gibt keinen Kampf: Zwei Kämpfer haben sich nicht gefunden.
spartacus-event-replaced = { $card } kämpft für { $seat }, statt { $instead }.
spartacus-event-replaced-you = { $card } kämpft für dich, statt { $instead }.
spartacus-event-bet = { $seat } setzt { $bets }.
spartacus-event-bet-you = Du setzt { $bets }.
spartacus-event-bets-won = { $seat } gewinnt Wetten und bekommt { $gold } Gold zurück.
spartacus-event-bets-won-you = Du gewinnst Wetten und bekommst { $gold } Gold zurück.
spartacus-event-bets-lost = { $seat } verliert Wetten über { $gold } Gold.
spartacus-event-bets-lost-you = Du verlierst Wetten über { $gold } Gold.
spartacus-event-spared = { $seat } zeigt Daumen hoch: { $card } lebt.
spartacus-event-spared-you = Du zeigst Daumen hoch: { $card } lebt.
spartacus-event-killed = { $seat } zeigt Daumen runter: { $card } wird hingerichtet.
spartacus-event-killed-you = Du zeigst Daumen runter: { $card } wird hingerichtet.

## What happens: a fight
spartacus-event-round = Runde { $round }.
spartacus-event-initiative = { $seat } würfelt um die Initiative: { $dice }.
spartacus-event-initiative-you = Du würfelst um die Initiative: { $dice }.
spartacus-event-leads = { $seat } gewinnt die Initiative.
spartacus-event-leads-you = Du gewinnst die Initiative.
spartacus-event-moved = Der Kämpfer von { $seat } geht auf { $cell }.
spartacus-event-moved-you = Dein Kämpfer geht auf { $cell }.
# $thrown is speed (dice of Speed, the Javelin) or normal; it is never shown itself.
spartacus-event-attacks =
    { $thrown ->
        [speed] { $card } von { $seat } greift mit Tempowürfeln an.
       *[normal] { $card } von { $seat } greift an.
    }
spartacus-event-attacks-you =
    { $thrown ->
        [speed] { $card } greift für dich mit Tempowürfeln an.
       *[normal] { $card } greift für dich an.
    }
spartacus-event-dice = Angriff { $attack }, Verteidigung { $defence }.
spartacus-event-rerolled = { $seat } lässt einen Würfel neu werfen ({ $source }).
spartacus-event-rerolled-you = Du lässt einen Würfel neu werfen ({ $source }).
spartacus-event-damage =
    { $damage ->
        [0] Der Kämpfer von { $seat } nimmt keinen Schaden.
       *[other] Der Kämpfer von { $seat } nimmt { $damage } Schaden.
    }
spartacus-event-damage-you =
    { $damage ->
        [0] Dein Kämpfer nimmt keinen Schaden.
       *[other] Dein Kämpfer nimmt { $damage } Schaden.
    }
spartacus-event-riposte = Drilling in der Verteidigung: Der Kämpfer von { $seat } schlägt zurück, Schaden: { $damage }.
spartacus-event-riposte-you = Drilling in der Verteidigung: Dein Kämpfer schlägt zurück, Schaden: { $damage }.
spartacus-event-padded = Die Rüstung von { $seat } wehrt den ersten Schaden ab.
spartacus-event-padded-you = Deine Rüstung wehrt den ersten Schaden ab.
spartacus-event-lost-die = { $seat } verliert einen Würfel: { $pool }.
spartacus-event-lost-die-you = Du verlierst einen Würfel: { $pool }.
# $level is yields, injured or decapitated; it is never shown itself.
spartacus-event-defeated =
    { $level ->
        [yields] { $card } von { $seat } ist besiegt und ergibt sich.
        [injured] { $card } von { $seat } ist besiegt und verletzt.
       *[decapitated] { $card } von { $seat } ist besiegt und enthauptet.
    }
spartacus-event-defeated-you =
    { $level ->
        [yields] { $card } aus deinem Haus ist besiegt und ergibt sich.
        [injured] { $card } aus deinem Haus ist besiegt und verletzt.
       *[decapitated] { $card } aus deinem Haus ist besiegt und enthauptet.
    }

## What happens: the end, trade
spartacus-event-tournament = Ein Turnier entscheidet. Es treten an: { $seats }.
spartacus-event-bout = Kampf des Turniers: { $seat } gegen { $other }.
spartacus-event-bout-you =
    { $other ->
        [Du] Kampf des Turniers: { $seat } gegen dich.
       *[other] Kampf des Turniers: du gegen { $other }.
    }
spartacus-event-through = { $seat } gewinnt den Kampf.
spartacus-event-through-you = Du gewinnst den Kampf.
spartacus-event-won = Die Partie ist zu Ende. { $seat } gewinnt mit { $influence } Einfluss.
spartacus-event-won-you = Die Partie ist zu Ende. Du hast mit { $influence } Einfluss gewonnen.
spartacus-event-offered = { $seat } macht { $other } einen Vorschlag.
spartacus-event-offered-you =
    { $other ->
        [Du] { $seat } macht dir einen Vorschlag.
       *[other] Du machst { $other } einen Vorschlag.
    }
spartacus-event-countered = { $seat } antwortet { $other } mit einem Gegenvorschlag.
spartacus-event-countered-you =
    { $other ->
        [Du] { $seat } antwortet dir mit einem Gegenvorschlag.
       *[other] Du antwortest { $other } mit einem Gegenvorschlag.
    }
spartacus-event-offer-declined = { $other } lehnt den Vorschlag von { $seat } ab.
spartacus-event-offer-declined-you =
    { $other ->
        [Du] Du lehnst den Vorschlag von { $seat } ab.
       *[other] { $other } lehnt deinen Vorschlag ab.
    }
spartacus-event-offer-withdrawn = { $seat } zieht den Vorschlag an { $other } zurück.
spartacus-event-offer-withdrawn-you =
    { $other ->
        [Du] { $seat } zieht den Vorschlag an dich zurück.
       *[other] Du ziehst deinen Vorschlag an { $other } zurück.
    }
spartacus-event-offer-gone = Der Vorschlag von { $seat } an { $other } ist vom Tisch: Die Zeit dafür ist vorbei.
spartacus-event-offer-gone-you =
    { $other ->
        [Du] Der Vorschlag von { $seat } an dich ist vom Tisch: Die Zeit dafür ist vorbei.
       *[other] Dein Vorschlag an { $other } ist vom Tisch: Die Zeit dafür ist vorbei.
    }
spartacus-event-offer-failed = Der Vorschlag von { $seat } an { $other } ist vom Tisch: Das geht nicht mehr.
spartacus-event-offer-failed-you =
    { $other ->
        [Du] Der Vorschlag von { $seat } an dich ist vom Tisch: Das geht nicht mehr.
       *[other] Dein Vorschlag an { $other } ist vom Tisch: Das geht nicht mehr.
    }
spartacus-event-offer-void = Der Vorschlag von { $seat } an { $other } ist nichtig: Etwas Versprochenes war nicht da.
spartacus-event-offer-void-you =
    { $other ->
        [Du] Der Vorschlag von { $seat } an dich ist nichtig: Etwas Versprochenes war nicht da.
       *[other] Dein Vorschlag an { $other } ist nichtig: Etwas Versprochenes war nicht da.
    }
spartacus-event-deal = { $seat } und { $other } treffen eine Absprache.
spartacus-event-deal-you =
    { $other ->
        [Du] Du triffst eine Absprache mit { $seat }.
       *[other] Du triffst eine Absprache mit { $other }.
    }


## What is asked

spartacus-ask-match-choose_house = Welches Haus nimmst du?
spartacus-ask-upkeep-treat = Wer würfelt als Nächster zur Heilung?
spartacus-ask-upkeep-cure = Lässt du diesen Heilungswurf wiederholen?
spartacus-ask-upkeep-release = Du rechnest ab. Trennst du dich von einem Gladiator?
spartacus-ask-intrigue-do_deed = Dein Intrigenzug. Was tust du?
spartacus-ask-scheme-lay_down = Welches Komplott legst du verdeckt hin?
spartacus-ask-scheme-plead = Wen bittest du um Unterstützung?
spartacus-ask-plead-enough = Du hast genug Unterstützung. Spielst du dein Komplott?
spartacus-ask-scheme-name_price = Wie viel Gold bietest du sofort oder versprichst du für später?
spartacus-ask-scheme-claim = Was sagst du, welches Komplott es ist, oder zeigst du es?
spartacus-ask-scheme-claim_target = Was sagst du, wer das Ziel ist?
spartacus-ask-scheme-pledge = Unterstützt du dieses Komplott?
spartacus-ask-scheme-settle_demand = Es wird mehr verlangt. Bist du einverstanden?
spartacus-ask-scheme-make_up = Wie gleichst du den fehlenden Einfluss aus?
spartacus-ask-scheme-foil = Versuchst du, dieses Komplott zu vereiteln?
spartacus-ask-scheme-pick = Welche Karte trifft es?
spartacus-ask-cost-pay = Welche Karte nimmst du für die Sonderregel deines Hauses?
spartacus-ask-cost-drop = Welche Karte tauschst du aus?
spartacus-ask-spy-look = In wessen Hand siehst du?
spartacus-ask-exchange-exchange = Welche Karte tauschst du aus?
spartacus-ask-reaction-thunder = Vereitelst du diese Reaktion?
spartacus-ask-reaction-take_guard = Nimmst du eine Wache vom Ablagestapel?
spartacus-ask-guard-drill = Deine Wache hat versagt. Würfelt sie noch einmal?
spartacus-ask-guard-thunder = Vereitelst du diese Wache?
spartacus-ask-quiet-speak = Spielst du eine Reaktion?
spartacus-ask-market-trade = Der Offene Markt. Was verkaufst du an die Bank?
spartacus-ask-market-look = Welche Karte der Auktion siehst du dir an?
spartacus-ask-market-bid = Wie viel bietest du?
spartacus-ask-market-bid_for_token = Wie viel bietest du um die Gastgebermarke?
spartacus-ask-arena-invite = Du bist Gastgeber. Wen lädst du ein?
spartacus-ask-arena-send = Du bist eingeladen. Wen schickst du?
spartacus-ask-arena-take_weapon = Welche Waffe nimmt dein Kämpfer?
spartacus-ask-arena-take_armour = Welche Rüstung nimmt dein Kämpfer?
spartacus-ask-arena-take_special = Welche Spezialausrüstung nimmt dein Kämpfer?
spartacus-ask-arena-bet = Worauf wettest du?
spartacus-ask-arena-show_thumb = Du bist Gastgeber. Daumen hoch oder runter?
spartacus-ask-fight-cast = Wirfst du dein Netz?
spartacus-ask-fight-reroll_initiative = Wird die Initiative neu ausgewürfelt?
spartacus-ask-fight-choose_order = Du hast die Initiative. Bist du zuerst dran oder als Zweiter?
spartacus-ask-fight-act = Was tut dein Kämpfer?
spartacus-ask-fight-act_second = Was tut dein Kämpfer?
spartacus-ask-fight-call_off = Du bist Gastgeber. Wer ergibt sich?
spartacus-ask-attack-dodge = Du wirst angegriffen. Welche Würfel wirfst du?
spartacus-ask-attack-reroll = Lässt du einen Würfel neu werfen?
spartacus-ask-attack-strike = Gibst du 1 Schaden dazu?
spartacus-ask-attack-shield = Wehrst du 1 Schaden ab?
spartacus-ask-attack-shield_back = Ein Drilling schlägt zurück. Wehrst du 1 Schaden ab?
spartacus-ask-loss-lose = Welchen Würfel verlierst du?
spartacus-ask-tournament-pick_fighters = Wen schickst du ins Turnier?

spartacus-wait-match-choose_house =
    { $count ->
        [one] { $names } muss ein Haus wählen.
       *[other] { $names } müssen ein Haus wählen.
    }
spartacus-wait-upkeep-treat =
    { $count ->
        [one] { $names } muss den nächsten Heilungswurf wählen.
       *[other] { $names } müssen den nächsten Heilungswurf wählen.
    }
spartacus-wait-upkeep-cure =
    { $count ->
        [one] { $names } kann einen Heilungswurf wiederholen.
       *[other] { $names } können einen Heilungswurf wiederholen.
    }
spartacus-wait-upkeep-release =
    { $count ->
        [one] { $names } muss die Abrechnung machen.
       *[other] { $names } müssen die Abrechnung machen.
    }
spartacus-wait-intrigue-do_deed =
    { $count ->
        [one] { $names } muss den Intrigenzug machen.
       *[other] { $names } müssen den Intrigenzug machen.
    }
spartacus-wait-scheme-lay_down =
    { $count ->
        [one] { $names } muss ein Komplott verdeckt legen.
       *[other] { $names } müssen ein Komplott verdeckt legen.
    }
spartacus-wait-scheme-plead =
    { $count ->
        [one] { $names } kann um Unterstützung bitten.
       *[other] { $names } können um Unterstützung bitten.
    }
spartacus-wait-scheme-name_price =
    { $count ->
        [one] { $names } muss Gold für Unterstützung bieten.
       *[other] { $names } müssen Gold für Unterstützung bieten.
    }
spartacus-wait-scheme-claim =
    { $count ->
        [one] { $names } muss sagen, welches Komplott es sein soll.
       *[other] { $names } müssen sagen, welches Komplott es sein soll.
    }
spartacus-wait-scheme-claim_target =
    { $count ->
        [one] { $names } muss sagen, wer das Ziel sein soll.
       *[other] { $names } müssen sagen, wer das Ziel sein soll.
    }
spartacus-wait-scheme-pledge =
    { $count ->
        [one] { $names } kann das Komplott unterstützen.
       *[other] { $names } können das Komplott unterstützen.
    }
spartacus-wait-scheme-settle_demand =
    { $count ->
        [one] { $names } muss mehr zahlen oder auf die Unterstützung verzichten.
       *[other] { $names } müssen mehr zahlen oder auf die Unterstützung verzichten.
    }
spartacus-wait-scheme-make_up =
    { $count ->
        [one] { $names } kann fehlenden Einfluss ausgleichen.
       *[other] { $names } können fehlenden Einfluss ausgleichen.
    }
spartacus-wait-scheme-foil =
    { $count ->
        [one] { $names } kann das Komplott kontern.
       *[other] { $names } können das Komplott kontern.
    }
spartacus-wait-scheme-pick =
    { $count ->
        [one] { $names } muss eine Karte nennen.
       *[other] { $names } müssen eine Karte nennen.
    }
spartacus-wait-cost-pay =
    { $count ->
        [one] { $names } muss Karten für die Sonderregel eines Hauses wählen.
       *[other] { $names } müssen Karten für die Sonderregel eines Hauses wählen.
    }
spartacus-wait-cost-drop =
    { $count ->
        [one] { $names } muss Karten zum Austauschen wählen.
       *[other] { $names } müssen Karten zum Austauschen wählen.
    }
spartacus-wait-spy-look =
    { $count ->
        [one] { $names } muss eine Hand zum Ansehen wählen.
       *[other] { $names } müssen eine Hand zum Ansehen wählen.
    }
spartacus-wait-exchange-exchange =
    { $count ->
        [one] { $names } muss eine Karte zum Austauschen wählen.
       *[other] { $names } müssen eine Karte zum Austauschen wählen.
    }
spartacus-wait-reaction-thunder =
    { $count ->
        [one] { $names } kann auf die Reaktion antworten.
       *[other] { $names } können auf die Reaktion antworten.
    }
spartacus-wait-reaction-take_guard =
    { $count ->
        [one] { $names } kann eine Wache vom Ablagestapel nehmen.
       *[other] { $names } können eine Wache vom Ablagestapel nehmen.
    }
spartacus-wait-guard-drill =
    { $count ->
        [one] { $names } kann die Wache noch einmal würfeln lassen.
       *[other] { $names } können die Wache noch einmal würfeln lassen.
    }
spartacus-wait-guard-thunder =
    { $count ->
        [one] { $names } kann auf die Wache antworten.
       *[other] { $names } können auf die Wache antworten.
    }
spartacus-wait-quiet-speak =
    { $count ->
        [one] { $names } kann reagieren.
       *[other] { $names } können reagieren.
    }
spartacus-wait-market-trade =
    { $count ->
        [one] { $names } kann auf dem Offenen Markt handeln.
       *[other] { $names } können auf dem Offenen Markt handeln.
    }
spartacus-wait-market-look =
    { $count ->
        [one] { $names } kann sich die Auktion ansehen.
       *[other] { $names } können sich die Auktion ansehen.
    }
spartacus-wait-market-bid =
    { $count ->
        [one] { $names } muss ein Gebot abgeben.
       *[other] { $names } müssen ein Gebot abgeben.
    }
spartacus-wait-market-bid_for_token =
    { $count ->
        [one] { $names } muss ein Gebot um die Gastgebermarke abgeben.
       *[other] { $names } müssen ein Gebot um die Gastgebermarke abgeben.
    }
spartacus-wait-arena-invite =
    { $count ->
        [one] { $names } muss eine Einladung aussprechen.
       *[other] { $names } müssen eine Einladung aussprechen.
    }
spartacus-wait-arena-send =
    { $count ->
        [one] { $names } muss einen Kämpfer schicken oder absagen.
       *[other] { $names } müssen einen Kämpfer schicken oder absagen.
    }
spartacus-wait-arena-take_weapon =
    { $count ->
        [one] { $names } kann eine Waffe nehmen.
       *[other] { $names } können eine Waffe nehmen.
    }
spartacus-wait-arena-take_armour =
    { $count ->
        [one] { $names } kann eine Rüstung nehmen.
       *[other] { $names } können eine Rüstung nehmen.
    }
spartacus-wait-arena-take_special =
    { $count ->
        [one] { $names } kann Spezialausrüstung nehmen.
       *[other] { $names } können Spezialausrüstung nehmen.
    }
spartacus-wait-arena-bet =
    { $count ->
        [one] { $names } muss wetten oder nicht.
       *[other] { $names } müssen wetten oder nicht.
    }
spartacus-wait-arena-show_thumb =
    { $count ->
        [one] { $names } muss den Daumen zeigen.
       *[other] { $names } müssen den Daumen zeigen.
    }
spartacus-wait-fight-cast =
    { $count ->
        [one] { $names } kann das Netz werfen.
       *[other] { $names } können das Netz werfen.
    }
spartacus-wait-fight-reroll_initiative =
    { $count ->
        [one] { $names } kann die Initiative neu auswürfeln.
       *[other] { $names } können die Initiative neu auswürfeln.
    }
spartacus-wait-fight-choose_order =
    { $count ->
        [one] { $names } muss zuerst oder als Zweiter handeln.
       *[other] { $names } müssen zuerst oder als Zweiter handeln.
    }
spartacus-wait-fight-act =
    { $count ->
        [one] { $names } muss sich bewegen oder angreifen.
       *[other] { $names } müssen sich bewegen oder angreifen.
    }
spartacus-wait-fight-act_second =
    { $count ->
        [one] { $names } muss sich bewegen oder angreifen.
       *[other] { $names } müssen sich bewegen oder angreifen.
    }
spartacus-wait-fight-call_off =
    { $count ->
        [one] { $names } kann aufgeben.
       *[other] { $names } können aufgeben.
    }
spartacus-wait-attack-dodge =
    { $count ->
        [one] { $names } muss die Würfel für die Verteidigung wählen.
       *[other] { $names } müssen die Würfel für die Verteidigung wählen.
    }
spartacus-wait-attack-reroll =
    { $count ->
        [one] { $names } kann einen Würfel neu werfen lassen.
       *[other] { $names } können einen Würfel neu werfen lassen.
    }
spartacus-wait-attack-strike =
    { $count ->
        [one] { $names } kann 1 Schaden hinzufügen.
       *[other] { $names } können 1 Schaden hinzufügen.
    }
spartacus-wait-attack-shield =
    { $count ->
        [one] { $names } kann 1 Schaden ignorieren.
       *[other] { $names } können 1 Schaden ignorieren.
    }
spartacus-wait-attack-shield_back =
    { $count ->
        [one] { $names } kann als Angreifer 1 Schaden ignorieren.
       *[other] { $names } können als Angreifer 1 Schaden ignorieren.
    }
spartacus-wait-loss-lose =
    { $count ->
        [one] { $names } muss einen Würfel zum Verlieren wählen.
       *[other] { $names } müssen einen Würfel zum Verlieren wählen.
    }
spartacus-wait-tournament-pick_fighters =
    { $count ->
        [one] { $names } muss einen Kämpfer ins Turnier schicken.
       *[other] { $names } müssen einen Kämpfer ins Turnier schicken.
    }

## What is allowed, and what hangs on it. People are called by their house here.

spartacus-why-match-choose_house = Das Haus bestimmt, womit du beginnst und welche zwei Sonderregeln du in deinen Intrigenzügen nutzen darfst.
spartacus-why-upkeep-treat = 4 bis 6 heilt, 2 und 3 ändern nichts, 1 ist der Tod.
spartacus-why-cure = { $card } hat eine { $die } gewürfelt: 4 bis 6 heilt, 1 ist der Tod. Der neue Wurf zählt.
spartacus-why-release =
    Jeder bereite Sklave bringt 1 Gold, jeder bereite Gladiator kostet 1. Du hast { $gold }; Gladiatoren: { $men }, Sklaven: { $slaves }. Von wem du dich trennst, der wird abgelegt.
spartacus-why-intrigue = Du hast { $cards } auf der Hand; am Ende des Zuges dürfen es höchstens { $most } sein.
spartacus-why-scheme-lay_down = Nur du weißt, welches es ist. Häuser, die es unterstützen, leihen dir für dieses Komplott ihren ganzen Einfluss.
spartacus-why-plead = „{ $title }“ braucht { $needs } Einfluss; bisher sind es { $have }. Jedes Haus kann höchstens dreimal gefragt werden.
spartacus-why-price = { $house } hat { $points }. Gezahlt wird nur für ein Ja, und zwar sofort. Versprochenes Gold zahlst du nach dem Komplott oder nicht: Ein Versprechen bindet niemanden.
spartacus-why-scheme-claim = Was du sagst, muss nicht stimmen, und du darfst schweigen. Eine Karte, die du zeigst, sieht nur das gefragte Haus.
spartacus-why-scheme-claim_target = Es muss nicht stimmen. Du darfst auch schweigen.
spartacus-why-pledge = { $house } legt ein Komplott verdeckt hin, bittet dich um { $points } und bietet { $price }. Ein Ja ist endgültig.
spartacus-why-pledge-free = { $house } legt ein Komplott verdeckt hin, bittet dich um { $points } und bietet nichts. Ein Ja ist endgültig.
spartacus-why-claimed = Angeblich ist es „{ $title }“: { $effect }.
# These follow spartacus-why-pledge.
spartacus-why-promised = Für später sind { $promised } versprochen; ein Versprechen bindet niemanden.
spartacus-why-shown = Dir wurde die Karte gezeigt, „{ $title }“: { $effect }.
spartacus-why-demand = { $house } verlangt { $price } für { $points }. Zahlst du nicht, lautet die Antwort Nein.
spartacus-why-demand-promise = { $house } verlangt für { $points } sofort { $price } und ein Versprechen über { $promised }. Bist du nicht einverstanden, lautet die Antwort Nein.
spartacus-why-make-up = „{ $title }“ braucht noch { $points }. Was du dafür einsetzt, ist verloren, auch wenn das Komplott vereitelt wird.
spartacus-why-foil = { $what }. Wirkung: { $effect }. Alle wählen gleichzeitig; handeln mehrere, kommt zum Zug, wer dem Ränkeschmied zur Linken am nächsten sitzt.
spartacus-why-guard = Du bist das Ziel: Eine Wache vereitelt es mit { $least } oder mehr.
spartacus-why-pick = „{ $title }“: { $effect }.
spartacus-why-cost = { $rule }. Noch zu nennen: { $left }.
spartacus-why-drop = Du ziehst so viele, wie du ablegst. Noch möglich: { $left }.
spartacus-why-spy-look = Du siehst eine zufällige Karte davon; die anderen erfahren nur, wessen Hand es war.
spartacus-why-exchange-exchange = Du legst sie ab und ziehst eine andere.
# For reaction.thunder and guard.thunder.
spartacus-why-thunder = „{ $title }“ von { $house } wirkt gleich. Wird die Karte vereitelt, bewirkt sie nichts.
spartacus-why-reaction-take_guard = Die Wache kommt bereit auf deinen Tisch.
spartacus-why-drill = Die Wache hat eine { $die } gewürfelt und braucht { $least } oder mehr.
spartacus-why-quiet-books = Ein ruhiger Moment: Reaktionen auf Häuser ohne Gold, Sklaven oder Gladiatoren. Alle wählen gleichzeitig; zum Zug kommt der Erste vom Gastgeber an im Uhrzeigersinn.
spartacus-why-quiet-rig = Die Wetten liegen offen: Reaktionen, die einen Kämpfer austauschen, oder auf Häuser in Not. Alle wählen gleichzeitig.
spartacus-why-quiet-death = Nach dem Kampf: Reaktionen auf den Tod eines Gladiators oder auf Häuser in Not. Alle wählen gleichzeitig.
spartacus-why-market-trade = Du darfst bereite Karten an die Bank verkaufen und den anderen Vorschläge machen. Wer den Markt verlässt, kommt nicht zurück; dein Gold wird dann nicht mehr gezeigt.
spartacus-why-market-look = Nur du siehst die Karte. Wer für dich nachsieht, ist erschöpft.
spartacus-why-bid = Zur Auktion: { $what }. Alle Gebote werden zugleich gezeigt; das höchste zahlt, bei Gleichstand wird dazugeboten.
spartacus-why-tied = Du liegst gleichauf; von dir liegen schon { $gold } auf dem Tisch.
spartacus-why-arena-invite = Zwei Häuser kämpfen; jedes wird höchstens einmal gefragt. Wer ablehnt, verliert 1 Einfluss. Du darfst auch dein eigenes einladen.
spartacus-why-send-first = Dein Kämpfer wird Kämpfer I.
spartacus-why-send-second = Kämpfer I, für { $house }: { $card }. Dein Kämpfer wird Kämpfer II.
# One of the next two follows.
spartacus-why-send-decline = Lehnst du ab, verlierst du 1 Einfluss.
spartacus-why-send-host = Du hast dich selbst eingeladen und musst jemanden schicken.
spartacus-why-gear = { $card } darf eine Waffe, eine Rüstung und ein Stück Spezialausrüstung haben.
spartacus-why-bet = I: { $one }. II: { $two }. Ein Sieg bringt 1 für 1, Verletzung und Enthauptung bringen 2 für 1.
# One of the next two follows: per type, or per fighter.
spartacus-why-bet-type = Bis zu 3 Gold je Art; beide Siege zusammen sind eine Art.
spartacus-why-bet-fighter = Auf jedes bis zu 3 Gold.
# Follows the line above, for the houses in the fight.
spartacus-why-bet-own = Auf den Sieg deines Gegners darfst du nicht wetten.
spartacus-why-thumb = { $card } hat verloren. Daumen runter ist der Tod und kostet dich 1 Einfluss für jede Gunstmarke.
spartacus-why-fight-cast = Wirft nur einer sein Netz, gewinnt er die Initiative ohne Wurf. Tun es beide, entscheiden die Würfel.
spartacus-why-initiative = { $one } { $dice }, { $two } { $others }. Der letzte Wurf zählt.
spartacus-why-fight-choose_order = Ein Kämpfer bewegt sich und greift einmal an, in beliebiger Reihenfolge; dann ist der andere dran.
spartacus-why-act =
    { $far ->
        [one] { $card } steht auf { $cell }, { $foe } direkt daneben auf { $there }.
       *[other] { $card } steht auf { $cell }, { $foe } auf { $there }: { $far } Felder entfernt.
    } Eine Bewegung und ein Angriff, in beliebiger Reihenfolge.
spartacus-why-fight-call_off = Zwanzig Runden ohne verlorenen Würfel, und beide Kämpfer sind gleich stark.
spartacus-why-attack-dodge = Mit Tempowürfeln zählt kein Neuwurf, kein Pasch und kein Drilling der Verteidigung.
spartacus-why-attack = Angriff { $attack }, Verteidigung { $defense }.
spartacus-why-damage = Schaden bisher: { $damage }.
spartacus-why-back = Der Drilling macht deinem Kämpfer { $damage } Schaden.
spartacus-why-lose =
    { $damage ->
        [one] 1 Würfel muss weg.
       *[other] { $damage } Würfel müssen weg.
    } Kein Vorrat darf unter 1 sinken, solange ein anderer mehr hat.
spartacus-why-lineup = Du triffst auf { $house }. Beide wählen gleichzeitig; wer das Turnier gewinnt, gewinnt die Partie.

## Options

spartacus-keep = du behältst { $gold }
spartacus-then-have = du hast dann { $gold }
spartacus-then-lack = du brauchst dann noch { $gold }
spartacus-close-books = Abrechnung abschließen
spartacus-for-free = umsonst
spartacus-you-get = du bekommst { $gold }
spartacus-promise-of = ein Versprechen über { $gold }
spartacus-you-lose = du verlierst { $points }
spartacus-enough = dann reicht es
# $points is a number: Influence that is missing.
spartacus-option-lose-die = Würfel verlieren: { $pool }
spartacus-short-paid = { $points } zu wenig: dafür zahlst du { $gold } mehr
spartacus-short-used = { $points } zu wenig: { $card } gleicht es aus
spartacus-still-lacks = { $points } zu wenig
spartacus-now = das sind zurzeit { $what }
spartacus-target-has = das Haus hat { $points }
spartacus-now-dice = jetzt { $dice }
# $others and $left are numbers of dice.
spartacus-dice-against = { $dice } gegen { $others }
spartacus-dice-become = { $dice }, dann noch { $left }
spartacus-damage-instead = { $damage } Schaden statt { $now }
spartacus-then-exhausted = danach erschöpft
spartacus-wins-initiative = du gewinnst die Initiative, außer beide tun es
spartacus-guard-foils = vereitelt das Komplott mit { $least } oder mehr
spartacus-lives = { $card } lebt
spartacus-dies = { $card } stirbt
spartacus-away =
    { $count ->
        [one] direkt neben dem Gegner
       *[other] { $count } Felder vom Gegner
    }

spartacus-deed-post = Eine Wache auf den Tisch stellen
spartacus-deed-seek = Unterstützung für ein Komplott suchen
spartacus-deed-support = Das Komplott unterstützen
spartacus-deed-show = Die Karte zeigen: „{ $title }“, an { $target }
spartacus-deed-accept = { $gold } zahlen
spartacus-deed-sell-guard = Eine Wache vom Tisch verkaufen
spartacus-deed-take-guard = Eine Wache vom Ablagestapel nehmen
spartacus-deed-use = { $card } einsetzen
spartacus-deed-again = Alle deine Tempowürfel neu werfen
spartacus-deed-first = Zuerst dran sein
spartacus-deed-second = Als Zweiter dran sein
spartacus-deed-attack = Angreifen
spartacus-deed-throw = { $card } werfen
# $defense is a number of dice.
spartacus-deed-dodge = Tempo
spartacus-dodge-dice = { $speed } statt { $defense }
spartacus-deed-up = Daumen hoch
spartacus-deed-down = Daumen runter
spartacus-deed-from-table = Eine Wache vom Tisch
spartacus-deed-from-hand = Eine Wache aus deiner Hand

spartacus-play = „{ $title }“ spielen
spartacus-play-on = „{ $title }“ spielen, Ziel: { $target }
spartacus-play-raise-two = „{ $title }“ spielen, Ziele: { $target } und { $second }
spartacus-play-collude = „{ $title }“ spielen, Ziel: { $target }, Nutznießer: { $second }
spartacus-play-buy-secrets = „{ $title }“ spielen, Ziel: { $target }, Gold an { $second }
spartacus-play-foil-slave = „{ $title }“ spielen, abgelegt wird { $target }
spartacus-play-foil-pay = „{ $title }“ spielen, Gold an { $target }
spartacus-play-rig = „{ $title }“ spielen, es kämpft { $target }
spartacus-option-plea = { $target } um Unterstützung bitten
spartacus-option-aimed = Ziel: { $target }
spartacus-option-spy = Die Hand von { $target }
spartacus-option-yields = { $card } ergibt sich
spartacus-option-invite = Einladung an { $target }
spartacus-option-die = Deine { $die } neu würfeln
spartacus-option-their-die = Der Gegner würfelt die { $die } neu
spartacus-option-move = Auf { $cell } gehen
spartacus-option-treat = { $card } würfelt jetzt
spartacus-option-release = { $card } muss gehen
spartacus-option-discard = Ablegen: { $card }
spartacus-option-exhaust = Erschöpfen: { $card }
spartacus-option-send = { $card } tritt an
spartacus-option-sell = Verkaufen: { $card }
spartacus-option-peek = Karte { $place } ansehen ({ $card })
spartacus-option-cash = „{ $title }“ einlösen
spartacus-option-lay = „{ $title }“ verdeckt hinlegen
spartacus-option-claim = Als „{ $title }“ ausgeben
spartacus-option-bid = { $gold } bieten
spartacus-option-bid-nothing = Nichts bieten
spartacus-option-add = { $gold } dazulegen, zusammen { $total }
spartacus-option-add-nothing = Nichts dazulegen
spartacus-option-buy = { $gold } zahlen, { $points } weniger nötig
spartacus-option-offer = { $gold } anbieten
spartacus-option-offer-nothing = Nichts anbieten
spartacus-option-demand = Ja, wenn { $house } dir { $gold } zahlt
spartacus-option-promise = { $gold } versprechen
spartacus-option-owe = Ja, wenn { $house } dir { $gold } verspricht
spartacus-option-no-bet = Keine Wette
spartacus-option-lineup = { $card } mit { $gear }
spartacus-option-lineup-bare = { $card } ohne Ausrüstung

spartacus-pass-upkeep-cure = Kein neuer Wurf
spartacus-pass-intrigue-do_deed = Intrigenzug beenden
spartacus-pass-scheme-lay_down = Keines hinlegen
spartacus-pass-scheme-plead = Das Komplott ungesehen zurücknehmen
spartacus-pass-scheme-claim = Nichts sagen
spartacus-pass-scheme-claim_target = Kein Haus nennen
spartacus-pass-scheme-pledge = Keine Unterstützung
spartacus-pass-scheme-settle_demand = Nicht einverstanden
spartacus-pass-scheme-foil = Nichts tun
spartacus-pass-cost-drop = Keine mehr austauschen
spartacus-pass-reaction-thunder = Nichts tun
spartacus-pass-reaction-take_guard = Keine nehmen
spartacus-pass-guard-drill = Kein neuer Wurf
spartacus-pass-guard-thunder = Nichts tun
spartacus-pass-quiet-speak = Keine Reaktion spielen
spartacus-pass-market-trade = Dein Gold an dich nehmen und zur Versteigerung gehen
spartacus-pass-market-look = Nicht nachsehen
spartacus-pass-arena-send = Ablehnen
spartacus-pass-arena-send-more = du verlierst 1 Einfluss
spartacus-pass-arena-take_weapon = Keine Waffe
spartacus-pass-arena-take_armour = Keine Rüstung
spartacus-pass-arena-take_special = Keine Spezialausrüstung
spartacus-pass-fight-cast = Nicht werfen
spartacus-pass-fight-reroll_initiative = Die Würfel behalten
spartacus-pass-fight-act = Den Zug deines Kämpfers beenden
spartacus-pass-fight-act_second = Den Zug deines Kämpfers beenden
spartacus-pass-attack-dodge = Verteidigungswürfel
spartacus-pass-attack-reroll = Die Würfel behalten
spartacus-pass-attack-strike = Den Schaden so lassen
spartacus-pass-attack-shield = Den Schaden nehmen
spartacus-pass-attack-shield_back = Den Schaden nehmen
# What is typed for an amount: the letter, then the number. Small letters, all different, none of ? r t l c d s u q.
spartacus-letter-bid = b
spartacus-letter-price = g
spartacus-letter-demand = v
spartacus-letter-promise = p
spartacus-letter-owe = w

# The fields of a bet. $seat names the house of the fighter.
spartacus-part-fighter = Gold auf Sieg { $side }: { $card }, { $seat }
spartacus-part-victory-i = Gold auf Sieg I
spartacus-part-victory-ii = Gold auf Sieg II
spartacus-part-injury = Gold auf Verletzung
spartacus-part-decapitation = Gold auf Enthauptung
spartacus-bet-fighter = { $gold } auf { $side } ({ $card })
spartacus-bet-victory-i = { $gold } auf I
spartacus-bet-victory-ii = { $gold } auf II
spartacus-bet-injury = { $gold } auf Verletzung
spartacus-bet-decapitation = { $gold } auf Enthauptung

## Gifts and trade

spartacus-free-action-propose = Einen Vorschlag machen
spartacus-free-action-accept = Annehmen
spartacus-free-action-counter = Gegenvorschlag
spartacus-free-action-decline = Ablehnen
spartacus-free-action-withdraw = Zurückziehen
spartacus-free-action-give-gold = Gold geben
spartacus-free-action-post-guard = Eine Wache auf den Tisch stellen
spartacus-ware-gold = Gold
spartacus-ware-guards = Wachen
spartacus-give = { $seat } { $gold } geben
spartacus-offer = Vorschlag an { $seat }. Du gibst: { $give }. Du bekommst: { $get }
spartacus-offer-gift = Vorschlag an { $seat }: { $give } ohne Gegenleistung
spartacus-offer-request = Bitte an { $seat }: { $get } ohne Gegenleistung
spartacus-offered-you = Vorschlag von { $seat }. Du bekommst: { $give }. Du gibst: { $get }.
spartacus-offered-by-you = Dein Vorschlag an { $seat }. Du gibst: { $give }. Du bekommst: { $get }.

## The special rules of the houses

spartacus-rule-exhaust-gladiators = { $cost } erschöpfen: { $gold } bekommen
spartacus-rule-exhaust-guards = { $cost } erschöpfen: { $cards } ziehen
spartacus-rule-exhaust-slaves = { $cost } erschöpfen: bis zu { $most } Karten ablegen und ebenso viele ziehen
spartacus-rule-lower-needs = beim Ansagen eines Komplotts Gold zahlen: es braucht ebenso viel weniger Einfluss
spartacus-rule-discard = ablegen ({ $cost }): { $gain } bekommen

## Market cards: names, and what they can do. Named people are called as their cards say.

spartacus-card-syrian-warrior = Syrischer Krieger
spartacus-card-numidian-warrior = Numidischer Krieger
spartacus-card-thracian-warrior = Thrakischer Krieger
spartacus-card-celtic-warrior = Keltischer Krieger
spartacus-card-attendant = Diener
spartacus-card-convict = Sträfling
spartacus-card-cook = Koch
spartacus-card-debtor = Schuldner
spartacus-card-deserter = Deserteur
spartacus-card-medicus = Medicus
spartacus-card-apothecary = Apotheker
spartacus-card-masked-courtesan = Maskierte Kurtisane
spartacus-card-gladius = Gladius
spartacus-card-axe = Axt
spartacus-card-trident = Dreizack
spartacus-card-galea = Galea
spartacus-card-scutum = Scutum
spartacus-card-manica = Manica
spartacus-card-net = Netz
spartacus-card-javelin = Wurfspeer

spartacus-ability-double-strike = jeder Pasch im Angriff gibt 1 Schaden dazu
spartacus-ability-riposte = ein Drilling in der Verteidigung macht dem Angreifer 1 Schaden
spartacus-ability-double-block = jeder Pasch in der Verteidigung wehrt 1 Schaden ab
spartacus-ability-wins-ties = gewinnt im Angriff bei Gleichstand zweier Würfel
spartacus-ability-tough = macht Heilungswürfe mit zwei Würfeln und nimmt den besseren
spartacus-ability-overawes = die Fähigkeit des Gegners zählt nicht
spartacus-ability-dodges = darf Tempowürfel statt Verteidigungswürfel werfen
spartacus-ability-quick-start = darf einmal je Runde die Initiative neu würfeln
spartacus-ability-schemer = Intrige: erschöpfen, ein Komplott braucht { $amount } Einfluss weniger
spartacus-ability-maims = ein besiegter Gegner ist mindestens verletzt
spartacus-ability-reroll-attack = würfelt bei jedem Angriff 1 Angriffswürfel neu
spartacus-ability-strides =
    { $amount ->
        [one] geht 1 Feld weiter
       *[other] geht { $amount } Felder weiter
    }
spartacus-ability-crowd-pleaser = bringt { $gold } bei 3 oder mehr verlorenen Würfeln durch einen Angriff, wenn nicht besiegt
spartacus-ability-jinx = einmal im Kampf muss der Gegner einen Würfel deiner Wahl neu werfen
spartacus-ability-beheads = ein besiegter Gegner ist enthauptet
spartacus-ability-heals = erschöpfen, um einen misslungenen Heilungswurf wiederholen zu lassen
spartacus-ability-spies = Intrige: erschöpfen, um eine zufällige Karte einer Hand zu sehen
spartacus-ability-scouts = erschöpfen, um eine Karte der Auktion anzusehen, bevor die erste aufgedeckt wird
spartacus-ability-earns = Intrige: erschöpfen, um { $gold } zu bekommen
spartacus-ability-trades-card = Intrige: erschöpfen, um eine Karte abzulegen und eine zu ziehen
spartacus-ability-drills = erschöpfen, wenn deine Wache versagt, um noch einmal zu würfeln
spartacus-ability-counts-double = zählt als zwei Sklaven
spartacus-ability-extra-damage = erschöpfen für 1 Schaden mehr
spartacus-ability-reach = greift bis zu { $amount } Felder weit an
spartacus-ability-reroll-defence = würfelt bei jeder Verteidigung 1 Verteidigungswürfel neu
spartacus-ability-ignore-damage = erschöpfen, um 1 Schaden abzuwehren
spartacus-ability-ignore-first = wehrt den ersten Schaden des Kampfes ab
spartacus-ability-net = vor der Initiative erschöpfen, um sie zu gewinnen
spartacus-ability-javelin = erschöpfen für einen Tempoangriff, bis zu { $amount } Felder weit

## Intrigue cards: titles, and what they do

spartacus-title-black-market-profits = Schwarzmarktgewinne
spartacus-title-joint-venture = Gemeinsames Geschäft
spartacus-title-looting-the-dead = Leichenfledderei
spartacus-title-labor-contract = Arbeitsvertrag
spartacus-title-illicit-services = Verbotene Dienste
spartacus-title-illicit-auction = Verbotene Versteigerung
spartacus-title-robbery = Raub
spartacus-title-word-to-the-tax-collector = Ein Wink an den Steuereintreiber
spartacus-title-inside-information = Vertrauliche Auskünfte
spartacus-title-visitor-from-rome = Besuch aus Rom
spartacus-title-lend-me-your-ear = Leih mir dein Ohr
spartacus-title-final-blow = Gnadenstoß
spartacus-title-collaboration = Zusammenarbeit
spartacus-title-grand-feast = Großes Festmahl
spartacus-title-public-exhibition = Öffentlicher Schaukampf
spartacus-title-sate-roman-appetites = Roms Gelüste stillen
spartacus-title-epic-spectacle = Grandioses Spektakel
spartacus-title-revenge = Rache!
spartacus-title-collusion = Abgekartetes Spiel
spartacus-title-conspiracy = Verschwörung
spartacus-title-blackmail = Erpressung
spartacus-title-buying-secrets = Gekaufte Geheimnisse
spartacus-title-caught-taking-bribes = Der Bestechlichkeit überführt
spartacus-title-the-great-scandal = Der große Skandal
spartacus-title-bribe-the-guards = Bestochene Wachen
spartacus-title-unlocked-gate = Unverschlossenes Tor
spartacus-title-incite-rebellion = Aufruhr schüren
spartacus-title-poisoned-wine = Vergifteter Wein
spartacus-title-whispered-rumours = Geflüsterte Gerüchte
spartacus-title-support-from-rome = Beistand aus Rom
spartacus-title-sacrifice-for-the-dominus = Opfer für den Dominus
spartacus-title-for-a-few-denarii = Für ein paar Denare
spartacus-title-jupiter-s-thunder = Jupiters Donner
spartacus-title-rigging-the-match = Geschobener Kampf
spartacus-title-blood-on-the-sand = Blut im Sand
spartacus-title-a-shameful-ludus = Ein schändlicher Ludus
spartacus-title-empty-brothel = Leeres Bordell
spartacus-title-destitute = Mittellos!
spartacus-title-guard = Wache

# $amount and $men are numbers; $gold and $pay are spartacus-gold; $points and $loss are spartacus-influence.
spartacus-effect-gain = { $gold } bekommen
spartacus-effect-wages = das Ziel bekommt { $gold } für jeden bereiten Sklaven
spartacus-effect-auction-off =
    { $amount ->
        [2] einen bereiten Sklaven für das Doppelte seines Goldwerts ablegen
       *[other] einen bereiten Sklaven für das { $amount }-Fache seines Goldwerts ablegen
    }
spartacus-effect-rob = dem Ziel bis zu { $gold } wegnehmen
spartacus-effect-tax = das Ziel zahlt der Bank bis zu { $gold }
spartacus-effect-inform =
    { $amount ->
        [one] das Ziel zieht 1 Intrigenkarte
       *[other] das Ziel zieht { $amount } Intrigenkarten
    }
spartacus-effect-raise = das Ziel bekommt { $points }
spartacus-effect-raise-two = zwei verschiedene Ziele bekommen je { $points }
spartacus-effect-feast = jedem anderen Haus { $pay } zahlen, das Ziel bekommt { $points }
spartacus-effect-show-off = ein Ziel mit mindestens { $men } bereiten Gladiatoren bekommt { $points }
spartacus-effect-raise-lowest = das einzige Haus mit dem wenigsten Einfluss bekommt { $points }
spartacus-effect-collude = das Ziel verliert { $points }, ein anderes Haus nach Wahl bekommt { $points }
spartacus-effect-lower = das Ziel verliert { $points }
spartacus-effect-blackmail = einen bereiten Sklaven ablegen, das Ziel verliert { $points }
spartacus-effect-buy-secrets = einem beliebigen anderen Haus { $pay } zahlen, das Ziel verliert { $points }
spartacus-effect-frame = dem Ziel { $pay } zahlen, es verliert { $points }
spartacus-effect-scandal = selbst { $loss } verlieren, jedes andere Haus verliert { $points }
spartacus-effect-bribe-guards = alle bereiten Wachen des Ziels werden erschöpft, für jede { $pay } zahlen
spartacus-effect-lose-slave = das Ziel legt einen bereiten Sklaven seiner Wahl ab
spartacus-effect-lose-gladiator = das Ziel legt einen bereiten Gladiator seiner Wahl ab
spartacus-effect-poison = ein bereiter Gladiator oder Sklave wird erschöpft und verletzt
spartacus-effect-foil = ein Komplott vereiteln
spartacus-effect-foil-guard = ein Komplott vereiteln, dazu auf Wunsch eine Wache vom Ablagestapel nehmen
spartacus-effect-foil-slave = einen bereiten Sklaven ablegen und ein Komplott vereiteln
spartacus-effect-foil-pay = einem anderen Haus { $pay } zahlen und ein Komplott vereiteln
spartacus-effect-thunder = ein beliebiges Komplott oder eine beliebige Reaktion vereiteln
spartacus-effect-rig = nach den Wetten kämpft ein anderer bereiter Kämpfer eines Hauses im Kampf
spartacus-effect-mourn = stirbt ein Gladiator in der Arena, bekommt sein Haus { $points }
spartacus-effect-no-gladiators = ein Haus ohne bereite Gladiatoren verliert { $points }
spartacus-effect-no-slaves = ein Haus ohne bereite Sklaven verliert { $points }
spartacus-effect-no-gold = ein Haus ohne Gold verliert { $points }
spartacus-effect-guard = vereitelt mit 4 oder mehr ein Komplott gegen dich

## The table

spartacus-line-setup = Spielvorbereitung. Sieg mit { $target } Einfluss.
spartacus-line-turn = Spielzug { $turn }, { $phase }. Gastgeber: { $host }. Sieg mit { $target } Einfluss.
spartacus-line-turn-of = Spielzug { $turn } von { $turns }, { $phase }. Gastgeber: { $host }. Sieg mit { $target } Einfluss.
spartacus-line-over = Die Partie ist nach Spielzug { $turn } zu Ende.

spartacus-sheet-assets = Haus von { $seat }
spartacus-sheet-assets-you = Dein Haus
spartacus-sheet-hand = Deine Hand
spartacus-sheet-healing = Heilung
spartacus-sheet-market = Markt
spartacus-sheet-scheme = Komplott
spartacus-sheet-reaction = Reaktion
spartacus-sheet-tournament = Turnier
spartacus-sheet-arena = Arena
spartacus-sheet-fight = Kampf
spartacus-sheet-sand = Sand
spartacus-sheet-attack = Angriff

spartacus-head-influence = Einfluss
spartacus-head-gold = Gold
spartacus-head-cards = Karten
spartacus-head-guards = Wachen
spartacus-head-gladiators = Gladiatoren
spartacus-head-slaves = Sklaven
spartacus-head-equipment = Ausrüstung
spartacus-head-kind = Art
spartacus-head-needs = Nötiger Einfluss
spartacus-head-cash = Gold
spartacus-head-effect = Wirkung
spartacus-head-sort = Art
spartacus-head-value = Wert
spartacus-head-dice = Angriff / Verteidigung / Tempo
spartacus-head-now = Jetzt
spartacus-head-ability = Fähigkeit

spartacus-row-patient = Heilungswurf
spartacus-row-die = Würfel
spartacus-row-trading = Noch auf dem Markt
spartacus-row-up = Zur Auktion
spartacus-row-bidding = Es bieten
spartacus-row-stakes = Auf dem Tisch
spartacus-row-face-down = Verdeckt
spartacus-row-schemer = Ränkeschmied
spartacus-row-scheme = Komplott
spartacus-row-effect = Wirkung
spartacus-row-so-far = Bisher
spartacus-row-support = Unterstützung
spartacus-row-refused = Abgelehnt
spartacus-row-asked = Jetzt gefragt
spartacus-row-shown = Gezeigt wurde es
spartacus-row-claim = Angeblich
spartacus-row-claim-target = Angebliches Ziel
spartacus-row-player = Gespielt von
spartacus-row-card = Karte
spartacus-row-named = Genannt
spartacus-row-invited = Eingeladen
spartacus-row-bets = Wetten von { $seat }
spartacus-row-bets-you = Deine Wetten
spartacus-row-round = Runde
spartacus-row-initiative = Initiative
spartacus-row-attack = Angriff ({ $card })
spartacus-row-defense = Verteidigung ({ $card })
spartacus-row-damage = Schaden
spartacus-row-bout = Im Kampf
spartacus-row-to-come = Noch zu kämpfen
spartacus-row-through = Bisherige Sieger
spartacus-on-cell = auf { $cell }

spartacus-hand = Hand von { $seat } (Handlimit { $size }): { $cards }
spartacus-hand-you = Deine Hand (Handlimit { $size }): { $cards }
spartacus-hand-card = { $points }, { $gold }
spartacus-last-none = Gerade läuft kein Komplott, keine Auktion und kein Kampf.
spartacus-out = Intrigenkarten im Ablagestapel: { $cards }
spartacus-recap = Einfluss nach Spielzug { $turn }: { $list }

spartacus-welcome =
    Du bist der Dominus eines Hauses in Capua. Du schmiedest Komplotte um Einfluss und Gold, vereitelst die der anderen und kaufst Gladiatoren, Sklaven und Ausrüstung.
    Jeder Spielzug endet in der Arena: Der Gastgeber lädt zwei Häuser ein, alle wetten, und die Kämpfer treffen mit Würfeln aufeinander.
    Versprechen binden niemanden. Gold kannst du jederzeit verschenken; Unterstützung für ein Komplott ist käuflich.
spartacus-goal = Wer am Ende einer Phase als einziges Haus { $target } Einfluss hat, gewinnt.
spartacus-goal-turns = Wer am Ende einer Phase als einziges Haus { $target } Einfluss hat, gewinnt; nach Spielzug { $turns } gewinnt der meiste Einfluss.
spartacus-seats = Am Tisch, im Uhrzeigersinn: { $seats }.
spartacus-guide =
    Ein Spielzug: Unterhalt, Intrigenphase, Marktphase, Arenaphase.
    Bereite Karten zählen; erschöpfte tun bis zum nächsten Unterhalt nichts; Verletzte brauchen einen Heilungswurf.
    Unterhalt: Jeder bereite Sklave bringt 1 Gold, jeder bereite Gladiator kostet 1.
    Ein Komplott braucht Einfluss, deinen und den der Häuser, die es unterstützen. Jede Karte lässt sich für Gold einlösen.
    Eine Wache vereitelt mit 4 oder mehr ein Komplott gegen ihr Haus. Reaktionen werden gespielt, wenn ihr Text es sagt.
    Gastgeber: bekommt jeden Spielzug 1 Einfluss, lädt die Kämpfer ein und urteilt mit dem Daumen über den Verlierer.
    Angriff, Verteidigung und Tempo sind Würfel; Schaden kostet Würfel. Ein leerer Vorrat: Er ergibt sich; zwei: Verletzung; drei: Tod.
    Ein Sieger bekommt eine Gunstmarke, und die dritte macht ihn zum Champion: 1 Einfluss für das Haus.
    Felder heißen nach Reihe und Platz: a1 ist das erste der obersten Reihe.
    Beträge kannst du tippen: b7 bietet 7, g3 bietet 3 Gold für Unterstützung, v4 verlangt 4 dafür.
    Wetten auch: 3-0-0-2 setzt 3 auf I und 2 auf Enthauptung.

## Hints

# Why the bot would do it, said to whoever asks what to do. `keep` is about a card, an ability or a piece of gear.
spartacus-hint-house = Jedes Haus kann gewinnen; die Sonderregeln von { $house } versprechen eine muntere Partie.
spartacus-hint-house-wins = Unter Bots hat { $house } an Tischen wie diesem { $percent } von 100 Partien gewonnen: keines der übrigen Häuser hat mehr gewonnen.
spartacus-hint-treat = { $card } würde dir am meisten fehlen: dieser Wurf zuerst, solange ein Heiler noch helfen kann.
spartacus-hint-cure = { $card } ist einen zweiten Wurf wert, und der Heiler ist im Unterhalt wieder bereit.
spartacus-hint-feed = Du kannst alle bezahlen, und jeder ist sein Gold wert.
spartacus-hint-least-missed = Von allem, was du hergeben kannst, wird dir { $card } am wenigsten fehlen.
spartacus-hint-keep = Jetzt lohnt es sich nicht; später brauchst du es mehr.
spartacus-hint-win = „{ $title }“ bringt dir den letzten Einfluss, der dir fehlt.
spartacus-hint-raise = „{ $title }“ bringt dir Einfluss, und der gewinnt Partien.
spartacus-hint-scandal = „{ $title }“ kostet die anderen zusammen mehr als dich.
spartacus-hint-stop = { $seat } steht kurz vor dem Sieg: „{ $title }“ hält das auf.
spartacus-hint-lower = „{ $title }“ nimmt { $seat } Einfluss, und davon hast du am meisten.
spartacus-hint-earn = „{ $title }“ bringt dir mehr Gold, als die Karte einzulösen.
spartacus-hint-draw = „{ $title }“: mehr Karten, mehr Möglichkeiten.
spartacus-hint-harm = „{ $title }“ schadet { $seat } mehr, als es dich kostet.
spartacus-hint-bribe = „{ $title }“: Sind die Wachen von { $seat } aus dem Weg, wird vieles leichter.
spartacus-hint-post = Eine Wache auf dem Tisch schützt dich und braucht keinen Platz auf der Hand.
spartacus-hint-cash = „{ $title }“ ist dir als Gold mehr wert als auf der Hand.
spartacus-hint-full-hand = Deine Hand ist zu voll, und „{ $title }“ wird dir am wenigsten fehlen.
spartacus-hint-end-turn = Mehr lohnt sich nicht; behalte den Rest für später.
spartacus-hint-rule = Die Sonderregel kostet wenig: Was du dafür erschöpfst, ist im Unterhalt wieder bereit.
spartacus-hint-rule-influence = Der Einfluss ist dir jetzt mehr wert als das, was du dafür abwirfst.
spartacus-hint-use = { $card } ist im Unterhalt wieder bereit: Das kostet dich fast nichts.
spartacus-hint-weakest = „{ $title }“ nützt dir am wenigsten; eine neue Karte ist wahrscheinlich besser.
spartacus-hint-good-hand = Die Karten, die du noch hast, sind besser als das, was du wahrscheinlich ziehst.
spartacus-hint-spy = Die Hand von { $seat } solltest du kennen: Niemand ist gefährlicher.
spartacus-hint-make-up = { $card } kostet dich kein Gold und ist im Unterhalt wieder bereit.
spartacus-hint-make-up-gold = Das Komplott ist wert, was du für den fehlenden Einfluss zahlst: { $gold } Gold.
spartacus-hint-seek = „{ $title }“ ist für dich allein zu viel, aber den Preis einer Unterstützung wert.
spartacus-hint-plead = { $seat } hat Einfluss zu verleihen und wenig Grund, Nein zu sagen.
spartacus-hint-take-back = Für „{ $title }“ bekommst du nicht genug Unterstützung zu einem Preis, der sich lohnt.
spartacus-hint-price = Fang niedrig an, mit { $gold } Gold: Wer mehr will, sagt es.
spartacus-hint-promise = Versprich { $gold } Gold für später: Worte kosten jetzt nichts.
spartacus-hint-price-nothing = Versuch es erst ohne Gold: Wer welches will, sagt es.
spartacus-hint-show = { $seat } verliert durch dieses Komplott nichts: Zeig es her.
spartacus-hint-truth = Mit der Wahrheit bekommst du am leichtesten Unterstützung, und dein Wort bleibt etwas wert.
spartacus-hint-lie = Als harmlos ausgegeben findet es leichter Unterstützung; Versprechen binden niemanden.
spartacus-hint-pay-demand = Das Komplott bringt dir mehr, als verlangt wird: { $gold } Gold.
spartacus-hint-too-dear = { $gold } Gold ist mehr, als dir diese Unterstützung wert ist.
spartacus-hint-support = Was { $seat } vorhat, schadet dir nicht und nützt dir vielleicht.
spartacus-hint-support-gold = { $gold } Gold ist mehr wert als der Schaden, den dir das Komplott wohl bringt.
spartacus-hint-ask-more = Deine Unterstützung ist dem anderen { $gold } Gold wert, und dich kostet sie etwas.
spartacus-hint-refuse = Wofür { $seat } deinen Einfluss will, das käme dich zu teuer.
spartacus-hint-refuse-gold = Kein Gold, das hier gezahlt werden kann, wiegt den Schaden auf.
spartacus-hint-guard = Eine Wache ist billig und vereitelt jedes zweite Komplott.
spartacus-hint-foil = Was dich das kosten würde, ist „{ $title }“ wert.
spartacus-hint-harmless = Dieses Komplott schadet dir nicht: Lass es durchgehen.
spartacus-hint-drill = Es steht so viel auf dem Spiel, dass sich ein zweiter Wurf lohnt.
spartacus-hint-take-guard = Eine Wache umsonst: Nimm sie.
spartacus-hint-mourn = „{ $title }“ macht aus diesem Tod Einfluss.
spartacus-hint-rig = „{ $title }“ wendet den Kampf zu deinen Gunsten.
spartacus-hint-shame = Jetzt ist der Moment: „{ $title }“ kostet { $seat } Einfluss.
spartacus-hint-sell = { $card } bringt mehr Gold, als dir die Karte hier wert ist.
spartacus-hint-spare-guards = Du hast mehr Wachen, als du brauchst.
spartacus-hint-leave = Nichts von dir ist der Bank mehr wert als dir.
spartacus-hint-accept = Du bekommst mehr, als du gibst.
spartacus-hint-counter = Der Handel kann euch beiden passen, zu einem besseren Preis für dich.
spartacus-hint-decline = Du würdest mehr geben, als du bekommst.
spartacus-hint-buy = { $card } ist für dich mehr wert als für { $seat }, und der Preis passt euch beiden.
spartacus-hint-buy-guard = Die Wachen von { $seat } werden zu deinem Einfluss.
spartacus-hint-offer = { $card } ist für { $seat } mehr wert als für dich.
spartacus-hint-look = Wer weiß, was zuletzt kommt, weiß, wie viel Gold zu sparen ist.
spartacus-hint-bid = { $card } ist dir etwa { $gold } Gold wert: Zu diesem Preis gewinnst du dabei.
spartacus-hint-bid-full = { $card } ist dir etwa { $gold } Gold wert: Geh nicht höher.
spartacus-hint-no-bid = Behalte dein Gold: Anderes ist dir wichtiger als { $card }.
spartacus-hint-save = Spar dein Gold: Du hast gesehen, dass { $card } noch kommt.
spartacus-hint-token = Der Gastgeber bekommt Einfluss und sagt, wer kämpft: Einen sichereren Weg gibt es nicht.
spartacus-hint-token-win = Die Gastgebermarke ist dein letzter Einfluss: Biete, was nötig ist.
spartacus-hint-token-stop = Als Gastgeber würde { $seat } gewinnen: Lass das nicht zu.
spartacus-hint-no-token = Das kannst du dir jetzt nicht leisten: Behalte dein Gold.
spartacus-hint-invite-absent = { $seat } kann niemanden schicken und verliert dafür Einfluss.
spartacus-hint-invite = Mit { $seat } in der Arena geht der Kampf wahrscheinlich zu deinen Gunsten aus.
spartacus-hint-invite-yourself = Diesen Kampf kannst du gewinnen, mit Einfluss und einer Gunstmarke.
spartacus-hint-send = { $card } hat die besten Aussichten: etwa { $percent } % für den Sieg.
spartacus-hint-fodder = Du verlierst wahrscheinlich, und { $card } wird dir am wenigsten fehlen; wegzubleiben würde Einfluss kosten.
spartacus-hint-stay-home = Der Kämpfer, den du verlieren würdest, ist mehr wert als der Einfluss.
spartacus-hint-equip = { $card } hilft am meisten und kommt zurück, was auch geschieht.
spartacus-hint-bet = { $card } gewinnt mit etwa { $percent } %: eine Wette wert.
spartacus-hint-bet-ending = Wie es ausgeht, ist leichter zu sagen als wer gewinnt, und zahlt doppelt.
spartacus-hint-no-bet = Der Kampf ist zu offen oder dein Gold zu knapp für eine Wette.
spartacus-hint-no-bet-own = Der andere Kämpfer ist Favorit, und gegen den eigenen darfst du nicht wetten.
spartacus-hint-thumb-down = Stirbt { $card }, bringt dir das mehr als Gnade.
spartacus-hint-thumb-up = Stirbt { $card }, kostet dich das mehr, als es bringt.
spartacus-hint-call-off = Siegt { $card }, bringt dir das mehr.
spartacus-hint-strongest = Es geht um alles: Am stärksten ist { $card }.
spartacus-hint-strike-first = Du kannst den Gegner jetzt erreichen: Schlag zuerst zu.
spartacus-hint-let-come = Noch kannst du nicht zuschlagen; wer zuerst näher kommt, wird zuerst getroffen.
spartacus-hint-attack = Du bist in Reichweite: Jeder früh verlorene Würfel schwächt den Gegner für den ganzen Kampf.
spartacus-hint-close-in = Von dort kannst du gleich zuschlagen, so weit weg, wie deine Waffe es erlaubt.
spartacus-hint-close-up = Neben dem Gegner kannst du gleich zuschlagen.
spartacus-hint-approach = Näher heran, aber nicht näher, als klug ist.
spartacus-hint-throw = Du kommst nicht nah genug heran, der Wurf schon.
spartacus-hint-step-back = Nach dem Schlag außer Reichweite: Die Antwort geht ins Leere.
spartacus-hint-hold = Außer Reichweite kommst du nicht: Bleib, wo du bist.
spartacus-hint-reroll = Ein neuer Wurf dieses Würfels ist wahrscheinlich besser für dich.
spartacus-hint-good-dice = Die Würfel sind gut genug: Ein neuer Wurf würde sie eher verderben.
spartacus-hint-dodge = Dort hast du die meisten Würfel: { $pool }.
spartacus-hint-early = Je früher, desto besser: Ein früh verlorener Würfel fehlt am längsten.
spartacus-hint-lose = Dort fehlt dir ein Würfel am wenigsten: { $pool }.

## Standing answers: kinds of questions

spartacus-screen-kind-foil = Ein Komplott vereiteln
spartacus-screen-kind-thunder = Eine Reaktion oder Wache vereiteln
spartacus-screen-kind-quiet = Reaktionen auf Häuser in Not
spartacus-screen-kind-rig = Reaktionen, wenn die Wetten offen liegen
spartacus-screen-kind-mourn = Reaktionen auf einen Tod in der Arena
spartacus-screen-kind-support = Bitten um Unterstützung
spartacus-screen-kind-cure = Einen Heilungswurf wiederholen
spartacus-screen-kind-release = Gladiatoren entlassen
spartacus-screen-kind-tie = Gebote nach Gleichstand
spartacus-screen-kind-after = Bewegung nach einem Angriff
spartacus-screen-mine-release = Wenn die Bücher nicht aufgehen
spartacus-screen-kind-trade = Der offene Markt
spartacus-screen-kind-look = Eine Karte der Auktion ansehen
spartacus-screen-kind-bid = Gebote für Karten
spartacus-screen-kind-host-bid = Gebote für die Gastgebermarke
spartacus-screen-kind-bet = Wetten
spartacus-screen-kind-net = Das Netz vor der Initiative
spartacus-screen-kind-initiative = Die Initiative neu würfeln
spartacus-screen-kind-order = Zuerst oder danach handeln
spartacus-screen-kind-dodge = Mit Tempo verteidigen
spartacus-screen-kind-reroll = Einen Würfel im Angriff neu werfen
spartacus-screen-kind-strike = Ein Schaden mehr
spartacus-screen-kind-shield = Ein Schaden weniger
spartacus-screen-mine-foil = Wenn es mich trifft oder ein anderes Haus aufsteigt
spartacus-screen-mine-thunder = Wenn es mich oder mein Komplott trifft
spartacus-screen-mine-rig = Wenn ich kämpfe oder gewettet habe
spartacus-screen-mine-mourn = Wenn es mein Gladiator war
spartacus-screen-mine-cure = Wenn es einer von meinen Leuten ist
spartacus-screen-mine-initiative = Wenn ich hinten liege
spartacus-screen-mine-reroll = Wenn ein neuer Würfel helfen kann
spartacus-screen-same-order = { $answer }, in diesem Kampf immer
## The screen

spartacus-screen-influence = Einfluss { $influence } von { $goal }
spartacus-screen-resting = { $count } erschöpft
spartacus-screen-no-house = Noch kein Haus
spartacus-screen-asked = gefragt
spartacus-screen-winner = gewinnt
spartacus-screen-hand = Hand: { $cards } von höchstens { $limit } Karten
spartacus-screen-rule = Regel { $number } von { $house }
spartacus-screen-owns = { $name }: Gladiatoren, Sklaven und Ausrüstung
spartacus-screen-aim = { $name } wählen
spartacus-screen-look = Haus von { $name } ansehen
spartacus-screen-stands = { $side }, { $name } ({ $owner }), steht auf { $cell } mit { $dice } Würfeln, { $lost } verloren.
spartacus-screen-apart =
    { $far ->
        [one] Sie stehen direkt nebeneinander.
       *[other] Sie sind { $far } Felder voneinander entfernt.
    }
spartacus-screen-reach = Erreichbare Felder mit Schritten: { $cells }.
spartacus-screen-in-reach = Ein Angriff erreicht: { $name }.
spartacus-screen-steps =
    { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }
spartacus-screen-attack = angreifen
spartacus-screen-arena = Die Arena. Pfeiltasten bewegen, Eingabe wählt.
spartacus-screen-arena-reading = Die Arena in Worten
spartacus-screen-pool = { $pool }: { $dice } von { $full } Würfeln
spartacus-screen-lose = Einen Würfel verlieren: { $pool }
spartacus-screen-clash = { $attacker } gegen { $defender }
spartacus-screen-pair = { $attack } gegen { $defense }
spartacus-screen-hit = trifft
spartacus-screen-miss = trifft nicht
spartacus-screen-again = Neu würfeln: { $value }
spartacus-screen-damage =
    { $damage ->
        [0] Kein Schaden
       *[other] { $damage } Schaden
    }
spartacus-screen-scale =
    { $missing ->
        [0] Genug: { $gathered } von { $need } Einfluss
       *[other] Es fehlen { $missing } Einfluss
    }
spartacus-screen-gathered = Bisher { $gathered } Einfluss
spartacus-screen-paid = Angeboten: { $gold } Gold
spartacus-screen-promised = Versprochen: { $gold } Gold
spartacus-screen-ask = Fragen
spartacus-screen-answer-own = plant
spartacus-screen-answer-yes = unterstützt
spartacus-screen-answer-no = lehnt ab
spartacus-screen-answer-asked = wird gefragt …
spartacus-screen-spent = Dein Gebot
spartacus-screen-left = Bleibt
spartacus-screen-short =
    { $lost ->
        [0] Fehlendes Gold: { $missing }
        [1] Fehlendes Gold: { $missing }. Ein Gladiator muss gehen.
       *[other] Fehlendes Gold: { $missing }. { $lost } Gladiatoren müssen gehen.
    }
spartacus-screen-leaving = Es gehen: { $names }
spartacus-screen-unknown = noch offen
spartacus-screen-bout-now = jetzt
spartacus-screen-bye = wartet auf den Sieger
spartacus-screen-thumb = { $host } entscheidet: { $name } lebt oder stirbt.
spartacus-screen-thumb-cost = Daumen nach unten kostet { $cost } Einfluss
spartacus-screen-spared = { $name } lebt!
spartacus-screen-killed = { $name } stirbt!
spartacus-screen-up = Daumen hoch: leben
spartacus-screen-down =
    { $cost ->
        [0] Daumen nach unten: sterben
       *[other] Daumen nach unten: sterben, −{ $cost } Einfluss
    }
spartacus-screen-guards = { $name }: Eine Wache würfelt
spartacus-screen-guard-holds = Komplott vereitelt
spartacus-screen-guard-fails = Die Wache versagt
spartacus-screen-bet-victory = { $name } gewinnt
spartacus-screen-bet-injury = Der Verlierer ist verletzt
spartacus-screen-bet-decapitation = Der Verlierer ist enthauptet
spartacus-screen-bet-pays = zahlt { $pays } für 1
spartacus-screen-bet-sum = { $staked } Gold gesetzt, { $left } bleiben
spartacus-screen-phase-upkeep = Unterhalt
spartacus-screen-phase-intrigue = Intrige
spartacus-screen-phase-market = Markt
spartacus-screen-phase-arena = Arena
spartacus-screen-my-hand = Deine Hand
spartacus-screen-no-cards = Du hast keine Intrigenkarten.

# What has happened
spartacus-screen-news-swap = Es kämpft jemand anders!
spartacus-screen-news-swap-you = Dein Kämpfer wurde ausgetauscht!
spartacus-screen-news-foiled = Dein Komplott wurde vereitelt!
spartacus-screen-news-stopped = Vereitelt!
spartacus-screen-news-hit-house = Gegen dein Haus!
spartacus-screen-news-hit-card = Gegen eine deiner Karten!

# The course and the story of the match
spartacus-screen-course-influence = Einfluss je Runde
spartacus-screen-course-gold = Gold je Runde
spartacus-screen-course-to-influence = Einfluss zeigen
spartacus-screen-course-to-gold = Gold zeigen
spartacus-screen-fights = Wer wen in der Arena traf
spartacus-screen-story = So kam es dazu
spartacus-screen-story-lead = { $name } lag ab Runde { $turn } allein vorn.
spartacus-screen-story-rise = Beste Runde: { $name } gewann { $points } Einfluss in Runde { $turn }.
spartacus-screen-story-fight =
    { $rounds ->
        [one] Größter Kampf: { $first } gegen { $second } in Runde { $turn }, 1 Kampfrunde, verlorene Würfel: { $dice }.
       *[other] Größter Kampf: { $first } gegen { $second } in Runde { $turn }, { $rounds } Kampfrunden, verlorene Würfel: { $dice }.
    }
spartacus-screen-story-died = { $name } starb.
spartacus-screen-story-dead =
    { $count ->
        [one] Ein Todesfall: { $list }.
       *[other] { $count } Todesfälle: { $list }.
    }
spartacus-screen-story-broken = Schlimmster Verrat: { $by } brach das Wort gegenüber { $to }: „{ $text }“
spartacus-screen-story-foiled =
    { $count ->
        [one] { $by } vereitelte ein Komplott von { $of }.
       *[other] { $by } vereitelte { $count } Komplotte von { $of }.
    }
# Plates, set-up, Upkeep and Market
spartacus-screen-houses = Die Häuser
spartacus-screen-house-taken = gehört { $name }
spartacus-screen-house-yours = Dein Haus
spartacus-screen-house-take = { $house } nehmen
spartacus-screen-house-of = Haus von { $name }
spartacus-screen-my-house = Dein Haus
spartacus-screen-owns-nothing = Es besitzt keine Gladiatoren, Sklaven und keine Ausrüstung.
spartacus-screen-promises = Offene Versprechen
spartacus-screen-promise-mine = Du an { $name }:
spartacus-screen-promise-theirs = { $name } an dich:
spartacus-screen-release-tap = Du kannst Gladiatoren gehen lassen: tippe einen an.
spartacus-screen-books-all = Die Abrechnung aller Häuser
spartacus-screen-settled = abgerechnet
spartacus-screen-books-next = Deine nächste Abrechnung
spartacus-screen-healing = Heilwürfe
spartacus-screen-patient = { $name } von { $owner }: Heilwurf
spartacus-screen-patient-mine = { $name } aus deinem Haus: Heilwurf
spartacus-screen-fate-dies = stirbt
spartacus-screen-fate-stays = bleibt verletzt
spartacus-screen-fate-healed = ist geheilt
spartacus-screen-medics = Kann neu würfeln lassen:
spartacus-screen-patients = Noch zu würfeln
spartacus-screen-traders = Wer am Markt ist
spartacus-screen-trades = am Markt
spartacus-screen-has-left = ist gegangen
spartacus-screen-offer = Vorschlagen
spartacus-screen-sell = An die Bank verkaufen: antippen, was du verkaufst
spartacus-screen-row = Noch verdeckt
spartacus-screen-scout = { $name } darf eine Karte ansehen
spartacus-screen-ware = Karte { $number }, verdeckt
spartacus-screen-ware-seen = von dir gesehen
spartacus-screen-card-up = Zur Versteigerung
spartacus-screen-host-up = Wer wird Gastgeber?
spartacus-screen-tied = Gleichstand bei { $stake } Gold: { $names }.
spartacus-screen-tied-add = Was du jetzt bietest, kommt dazu.
spartacus-screen-bid-short = Ab einem Gebot von { $from } Gold könntest du deine nächste Abrechnung nicht bezahlen.
spartacus-screen-over =
    { $count ->
        [one] 1 Karte zu viel: löse sie ein
       *[other] { $count } Karten zu viel: löse sie ein
    }
spartacus-screen-unsure =
    { $count ->
        [one] 1 Karte ist verletzt und bis dahin vielleicht bereit.
       *[other] { $count } Karten sind verletzt und bis dahin vielleicht bereit.
    }
# Intrigue and the hand
spartacus-screen-card-help = du { $own } + { $help } ersetzt
spartacus-screen-card-short = { $missing } Einfluss fehlt
spartacus-screen-card-ask = du { $own } + frag { $names }
spartacus-screen-card-gold = zu wenig Gold
spartacus-screen-card-target = kein Ziel
spartacus-screen-card-moment = jetzt nicht
spartacus-screen-card-cash = nur einlösen: { $gold }
spartacus-screen-hand-over =
    { $over ->
        [one] Eine Karte zu viel: höchstens { $limit }
       *[other] { $over } Karten zu viel: höchstens { $limit }
    }
spartacus-screen-from-hand = Wähle eine Karte deiner Hand, oder:
spartacus-screen-order = Intrigenzüge
spartacus-screen-way-guards =
    { $guards ->
        [one] 1 Wache im Weg
       *[other] { $guards } Wachen im Weg
    }
spartacus-screen-way-passes =
    { $guards ->
        [one] 1 Wache im Weg: zu { $chance } % kommt man an ihr vorbei
       *[other] { $guards } Wachen im Weg: zu { $chance } % kommt man an allen vorbei
    }
spartacus-screen-face-down = verdeckt
spartacus-screen-foiled = vereitelt
spartacus-screen-said = Angeblich
spartacus-screen-aimed = Ziel
spartacus-screen-costs = Kostet
spartacus-screen-lacks-short = { $missing } Einfluss fehlt: Es wird scheitern
spartacus-screen-lacks-hopeless = { $missing } Einfluss fehlt, und wer noch gefragt werden kann, hat zu wenig
spartacus-screen-price-now = Gold beim Ja
spartacus-screen-price-later = Gold, für später versprochen
spartacus-screen-price-ask =
    { $later ->
        [0] { $name } fragen: { $now } Gold
       *[other] { $name } fragen: { $now } Gold jetzt, { $later } später
    }
spartacus-screen-demand = Ja, aber für mehr
spartacus-screen-demand-gold = gleich gezahlt
spartacus-screen-demand-promise = versprochen
spartacus-screen-claim-true = die Wahrheit
spartacus-screen-claim-proof = der einzige Beweis
spartacus-screen-claim-other =
    { $count ->
        [one] Etwas anderes behaupten (1)
       *[other] Etwas anderes behaupten ({ $count })
    }
spartacus-screen-quiet-books = Ein Haus in Not: Reaktionen darauf
spartacus-screen-quiet-bets = Die Wetten liegen offen: Reaktionen auf den Kampf
spartacus-screen-quiet-death = Ein Gladiator ist gestorben: Reaktionen darauf
# The arena
spartacus-screen-round = Runde { $round }
spartacus-screen-calm = { $calm } von { $most } Runden ohne verlorenen Würfel
spartacus-screen-fight-skip = Zum Ende springen
spartacus-screen-fight-skipping = Springt zum Ende …
spartacus-screen-fight-reading = Der Kampf in Worten
spartacus-screen-initiative = Initiative
spartacus-screen-leads = { $name } hat die Initiative.
spartacus-screen-note-ties = { $name }: Gleiche Würfel treffen.
spartacus-screen-note-doubles = { $name }: Päsche bringen { $damage } Schaden mehr.
spartacus-screen-note-blocked = { $name }: Päsche wehren { $damage } Schaden ab.
spartacus-screen-note-unpaired = Ohne Verteidigungswürfel gegenüber trifft ein Würfel ab { $from }.
spartacus-screen-silenced = Der Gegner hebt diese Sonderregel auf.
spartacus-screen-won = { $name } siegt!
spartacus-screen-lost =
    { $level ->
        [1] { $name } gibt auf.
        [2] { $name } ist verletzt.
       *[other] { $name } ist enthauptet.
    }
spartacus-screen-then-reach = von dort ist ein Angriff möglich
spartacus-screen-again-with = Neu würfeln mit
spartacus-screen-key-sand = Auf dem Sand: von Feld zu Feld gehen
spartacus-screen-key-go = Auf dem Sand: dorthin ziehen oder angreifen
spartacus-screen-sent = hat einen Kämpfer geschickt
spartacus-screen-has-declined = hat abgelehnt
spartacus-screen-unable = hat niemanden: lehnt ab und verliert 1 Einfluss
spartacus-screen-asked-fighter = Wählt einen Kämpfer …
spartacus-screen-tribute = { $gold } Gold für die Gunst
spartacus-screen-choose-fighter = Kämpfer
spartacus-screen-choose-gear =
    { $sort ->
        [weapon] Waffe
        [armor] Rüstung
       *[other] Besondere Ausrüstung
    }
spartacus-screen-send = { $name } schicken
spartacus-screen-send-nobody = Wähle einen Kämpfer
spartacus-screen-equip = In die Arena
spartacus-screen-decline-price = kostet 1 Einfluss
spartacus-screen-sealed-own = Deine Wahl ist versiegelt. Du kannst sie ändern, bis alle bereit sind.
spartacus-screen-bet-best = Bestenfalls kommen { $gold } Gold zurück.
spartacus-screen-bet-lost = Eine Wette, die nicht gewinnen kann: Dieses Gold ist verloren.
spartacus-screen-bet-hopeless = kann nicht gewinnen
spartacus-screen-bet-do = { $gold } Gold wetten
spartacus-screen-bet-nothing = Keine Wette
spartacus-screen-thumb-immune = Ein Champion kann nicht getötet werden.
spartacus-screen-thumb-own = Deine Entscheidung: { $name } lebt oder stirbt.
spartacus-screen-bet-barred = nicht gegen deinen Kämpfer
spartacus-screen-kind-end = Das Ende meines Intrigenzugs, wenn nichts mehr zu tun ist
spartacus-screen-tie = Bei Gleichstand:
spartacus-screen-tie-nothing = Ich lege nichts drauf
spartacus-screen-tie-more = +{ $gold }
spartacus-screen-tie-more-label = Ich lege bis zu { $gold } Gold drauf
spartacus-screen-tie-ask = Frag mich
spartacus-screen-after-ask = Nach einem Angriff: fragen, ob ich wegtrete
spartacus-screen-plea-says = Deine Karte:
spartacus-screen-plea-says-truth = sagen, es ist { $card }
spartacus-screen-plea-says-nothing = nichts sagen
spartacus-screen-plea-says-later = danach wählen
spartacus-screen-kind-demand = Häuser, die mehr für ihre Unterstützung wollen
spartacus-screen-lose-all = { $count } Würfel verlieren, aus den größten Vorräten
spartacus-screen-after-fight = Nach dem Kampf: Wer reagiert?
spartacus-screen-card-ask-any = du { $own } + frag irgendein Haus
spartacus-screen-waits-scheme = wenn ein Komplott angesagt wird
spartacus-screen-waits-any = bei einem Komplott oder einer Reaktion
spartacus-screen-waits-books = sobald ein Haus in Not ist
spartacus-screen-waits-bets = sobald die Wetten offen liegen
spartacus-screen-waits-death = wenn ein Gladiator in der Arena stirbt
spartacus-screen-has-paid = Bezahlt: { $gold } Gold
spartacus-screen-goal = { $goal } Einfluss gewinnt
spartacus-screen-lent = Unterstützer leihen ihren Einfluss nur für dieses Komplott.
spartacus-screen-send-with = { $name } schicken, mit { $list }
spartacus-screen-equip-with = Ausrüsten mit { $list }
spartacus-screen-chance = gewinnt: { $win } %

## What is explained in a first match, once

spartacus-teach-house = Jedes Haus spielt sich anders: Batiatus setzt auf Gladiatoren, Glaber auf Wachen, Tullius auf Sklaven, Solonius auf Gold. Die zwei Regeln zeigen, wovon du viel brauchst.
spartacus-teach-heal = Wer verletzt ist, ist aus dem Spiel, bis ein Heilungswurf gelingt. Medicus und Apotheker können, in welchem Haus auch immer, einen niedrigen Wurf wiederholen lassen.
spartacus-teach-books = Einmal je Spielzug bringen deine Sklaven Gold, und deine Gladiatoren kosten welches. Behalte sie, wenn du kannst: Du brauchst sie in der Arena und für manche Komplotte.
spartacus-teach-intrigue = Spiel Komplotte, löse Karten für Gold ein, nutze dein Haus und deine Leute, stell Wachen auf: in beliebiger Reihenfolge. Mit mehr Einfluss darfst du mehr Karten behalten.
spartacus-teach-support = Für ein Komplott, das für dich zu groß ist, können dir andere Häuser ihren Einfluss leihen. Sie wollen etwas dafür, und sie sehen die Karte nicht.
spartacus-teach-claim = Was du über dein Komplott sagst, ist deine Sache: die Wahrheit, eine Lüge oder nichts. Aber wenn du es spielst, sehen alle die Karte, und man merkt es sich.
spartacus-teach-pledge = Ein Ja leiht deinen Einfluss für dieses eine Komplott; du verlierst nichts davon. Die Karte siehst du nicht, und was man dir sagt, kann gelogen sein. Du darfst Gold verlangen.
spartacus-teach-demand = Du hast um Unterstützung gebeten, und das andere Haus nennt seinen Preis. Gezahlt wird zusammen mit dem Ja; was du für später versprichst, kann niemand einfordern.
spartacus-teach-make-up = Manches senkt den nötigen Einfluss eines Komplotts: das Gold von Solonius, oder Ashur, wenn du ihn erschöpfst. Sag, was du einsetzt, bevor die anderen es vereiteln können.
spartacus-teach-foil = Ein Komplott ist ausgespielt und lässt sich jetzt noch aufhalten: mit manchen Reaktionen und, wenn du das Ziel bist, mit Wachen. Vereitelt es niemand, gelingt es.
spartacus-teach-pick = Das Komplott wirkt, und dafür muss eine Karte gewählt werden. Nur bereite Karten kommen in Frage: Wer erschöpft ist, ist außer Reichweite.
spartacus-teach-house-rule = Eine Regel deines Hauses bezahlst du mit eigenen Karten. Erschöpfte sind im nächsten Unterhalt wieder da, abgelegte nicht.
spartacus-teach-ability = Viele deiner Leute können etwas Besonderes: Erschöpfe eine Karte, und es geschieht. Bis zum nächsten Unterhalt kämpft sie nicht und zählt für nichts.
spartacus-teach-quiet = Das ist ein Fenster für Reaktionen: Alle wählen zugleich, und meistens passen alle. Wer passt, zeigt niemandem, was er auf der Hand hat.
spartacus-teach-thunder = Auch eine Reaktion oder eine Wache, die hoch genug gewürfelt hat, lässt sich vereiteln, wenn jemand die richtige Karte hat. Dann bewirkt sie nichts.
spartacus-teach-guard = Eine Wache schützt nur ihr eigenes Haus vor Komplotten. Sie wird für einen einzigen Wurf abgelegt und vereitelt mit 4 oder mehr; jede weitere Wache ist ein neuer Versuch.
spartacus-teach-market = Alle handeln gleichzeitig: Leute, Ausrüstung und Wachen gegen Gold, wie je zwei sich einigen. Die Bank kauft jederzeit, aber hör erst, was die anderen bieten.
spartacus-teach-auction = Alle bieten zugleich und verdeckt, und das höchste Gebot wird ganz gezahlt. Behalte Gold: Nach den Karten wird auch um die Gastgebermarke geboten.
spartacus-teach-token = Der Gastgeber gewinnt 1 Einfluss, wählt, wer kämpft, und entscheidet, ob ein Verlierer lebt. Wer darum bietet, zahlt für Macht, nicht für eine Karte.
spartacus-teach-invite = Eine Einladung kann ein Gefallen sein oder eine Falle: Wer niemanden schicken kann, verliert Einfluss, genau wie wer ablehnt. Sieh nach, wer starke Kämpfer hat und wer keine.
spartacus-teach-send = Ein Sieg bringt deinem Haus 1 Einfluss und dem Kämpfer eine Gunstmarke, und die bringt bei jedem weiteren Kampf Gold. Eine Niederlage kann aber das Leben kosten.
spartacus-teach-gear = Ausrüstung kehrt nach dem Kampf in dein Haus zurück, was auch mit dem Kämpfer geschieht. Was darin erschöpft wurde, ist im Unterhalt wieder bereit.
spartacus-teach-bet = Alle dürfen verdeckt wetten. Es zählt, wie der Kampf selbst endet: Verletzung und Enthauptung bringen mehr, aber nur, wenn genau das geschieht.
spartacus-teach-thumb = Der Verlierer lebt, und du bist Gastgeber: Du entscheidest. Daumen hoch kostet nichts. Daumen runter schwächt einen Rivalen, aber ein Haus vergisst das nicht so schnell.
spartacus-teach-initiative = Jede Runde beginnt mit den Tempowürfeln: Der bessere Wurf entscheidet, wer zuerst handelt. Wer zuerst handelt, schlägt zuerst zu; der andere sieht, wo der Gegner steht.
spartacus-teach-act = Geh so viele Felder weit, wie du Tempowürfel hast, und greif einmal an, wenn der Gegner neben dir oder in Reichweite deiner Waffe steht. Beides darfst du auslassen.
spartacus-teach-dice = Beide ordnen ihre Würfel von hoch nach niedrig und vergleichen sie paarweise. Jeder höhere Angriffswürfel macht 1 Schaden; bei Gleichstand hält die Verteidigung.
spartacus-teach-damage = Im letzten Moment fügt eine Axt 1 Schaden hinzu, und ein Scutum wehrt 1 ab. Beide sind danach erschöpft, wirken also nur einmal je Kampf.
spartacus-teach-lose = Deine Würfel sind deine Gesundheit, jeder Schaden kostet einen. Eine leere Sorte heißt Niederlage: eine, und du gibst auf, zwei, und du bist verletzt, drei, und du bist tot.
spartacus-teach-call-off = Ein Kampf, in dem lange niemand getroffen wird, endet: Der Schwächere gibt auf. Sind beide gleich stark, bestimmt der Gastgeber, wer.
spartacus-teach-tournament = Mehrere Häuser haben 12 Einfluss, also entscheidet ein Turnier. Jede Seite wählt Kämpfer und Ausrüstung, ohne die Wahl der anderen zu sehen.
spartacus-teach-influence = Einfluss gewinnt die Partie: Wer am Ende einer Phase als Einziger 12 hat, siegt. Er bestimmt auch, welche Komplotte du spielen und wie viele Karten du behalten darfst.
spartacus-teach-favor = Jeder Sieg bringt einem Kämpfer eine Gunstmarke. Mit der dritten wird er Champion: Sein Haus gewinnt 1 Einfluss und bei jedem seiner Kämpfe mehr Gold.
