# Lessons: a match in which the learner makes the moves.

lesson-teacher = Lektion
lesson-words = Was die Lektion sagt
lesson-finished = Geschafft
lesson-count = Zug { $n } von { $of }
lesson-not-this = Das nicht.
lesson-otherwise = Erlaubt ist es, aber die Lektion geht anders weiter. Lies die Notiz noch einmal und versuch es wieder.
lesson-equal = Das ist genauso gut. Damit die Geschichte weitergeht, spielt die Lektion ihren eigenen Zug.
lesson-watch = Schau zu, was auf dem Tisch geschieht.
lesson-shown = Für dich markiert: { $move }
lesson-back = Zurück
lesson-next = Weiter
lesson-chapter = Nächstes Kapitel: { $title }
lesson-first-match = Eine erste Partie gegen Bots spielen
lesson-chapters = Alle Kapitel
lesson-your-move = Du bist dran
lesson-show = Zeig es mir
lesson-play = Mach es für mich
lesson-failed = Diese Lektion lässt sich nicht öffnen
lesson-learn = { $game } lernen
lesson-none = Für dieses Spiel gibt es noch keine Lektion. Mit den Regeln und einer Partie gegen Bots lernst du es.
lesson-about = Jedes Kapitel ist eine kurze Partie, in der du selbst spielst, am echten Tisch. Ein falscher Zug kostet nichts: Du erfährst, warum, und versuchst es noch einmal.
lesson-length = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}, { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}
lesson-again = Noch einmal
lesson-go-on = Weiter
lesson-start = Anfangen
lesson-fold = Den ganzen Tisch sehen
lesson-unfold = Die Lektion lesen
