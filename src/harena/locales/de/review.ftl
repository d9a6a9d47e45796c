# Der Trainer neben der Wiederholung: was Entscheidungen wert waren, und was Glück war.

review-whose = Wessen Entscheidungen
review-ask-text = Der Trainer sieht sich jede Entscheidung an, von dem aus, was dieser Platz damals wissen konnte, und jeden Wurf und jede gezogene Karte. Das dauert ein, zwei Minuten; du kannst die Partie weiter ansehen.
review-ask = Die Entscheidungen von { $name } beurteilen
review-nobody = Noch hat niemand, der hier gespielt hat, den Trainer nach diesem Platz gefragt.
review-working = Der Trainer sieht sich die Partie an …
review-progress = { $done } von { $total } angesehen
review-stop = Abbrechen
review-busy = Der Trainer ist mit einem anderen Platz oder einer anderen Partie beschäftigt. Versuch es bald noch einmal.
review-failed = Der Trainer ist nicht fertig geworden. Versuch es noch einmal.
review-never-alone = In einer Partie gegen niemanden gibt es nichts zu vergleichen: Der Trainer sieht sich Partien ab zwei Spielern an.
review-never-no-coach = Der Trainer kennt dieses Spiel nicht.
review-never-bad-record = Der Trainer kann sich diese Partie nicht ansehen: Ihre Aufzeichnung passt nicht zu den Regeln dieser Version.

review-counts =
    { $judged } Entscheidungen beurteilt: { $best } wie der Trainer sie träfe, { $good } etwa gleich gut, { $inaccuracy ->
        [one] { $inaccuracy } Ungenauigkeit
       *[other] { $inaccuracy } Ungenauigkeiten
    }, { $mistake } Fehler, { $blunder ->
        [one] { $blunder } grober Fehler
       *[other] { $blunder } grobe Fehler
    }.
review-left = Für { $left } weitere hat die Zeit nicht gereicht.
review-best = wie der Trainer
review-good = etwa gleich gut
review-inaccuracy = eine Ungenauigkeit
review-mistake = ein Fehler
review-blunder = ein grober Fehler
review-cost = { $points } Punkte
review-given = Gespielt
review-better = Besser
review-also = Auch möglich
review-go = Moment { $n }
review-here = Der Trainer zu diesem Moment
review-here-none = { $name } entscheidet hier nichts, was der Trainer beurteilt.

review-course = Siegchancen
review-course-help = Für jemanden, der alle Karten sieht, mit neuem Glück von da an.
review-chances = Die Chancen als Tabelle
review-chances-at = Moment { $n }: { $chances }
review-moment = Moment
review-turning = Wendepunkte
review-turning-point = Moment { $n }: { $name } von { $from } auf { $to } %

review-mattered = Die Entscheidungen, die am meisten zählten
review-nothing = Keine Entscheidung hat sicher etwas gekostet.
review-luck = Glück und Können
review-balance = Würfel und Karten haben { $name } { $luck } Punkte gebracht. Alle Entscheidungen zusammen sind { $lost } wert, verglichen mit denen des Trainers, von denen manche schlechter waren. Hundert Punkte sind ein Sieg.
review-luck-of = Glück: { $name }
review-skill-of = Entscheidungen: { $name }
review-lucky = Größtes Glück: Moment { $n }, { $points } Punkte
review-unlucky = Größtes Pech: Moment { $n }, { $points } Punkte
review-decisions = Die Entscheidungen
review-all = Auch die, die nichts gekostet haben
review-method = Wie geurteilt wird
review-method-text = Jede Entscheidung wird nach dem beurteilt, was dieser Platz damals wissen konnte: Der Trainer errät die verdeckten Karten { $simulations }-mal, spielt weiter und vergleicht. Ein Urteil braucht einen Unterschied, der kaum Zufall ist. Reaktionen, Geschäfte und Versprechen werden nicht beurteilt. Das Glück vergleicht jeden Wurf und jede gezogene Karte mit dem, was hätte kommen können.
