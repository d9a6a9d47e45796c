# Lessons: a match in which the learner makes the moves.

lesson-teacher = Lezione
lesson-words = Che cosa dice la lezione
lesson-finished = Finito
lesson-count = Mossa { $n } di { $of }
lesson-not-this = Non questa.
lesson-otherwise = È permesso, ma la lezione prende un'altra strada. Rileggi la nota e riprova.
lesson-equal = Va altrettanto bene. Perché la storia continui, la lezione fa la propria mossa.
lesson-watch = Guarda che cosa succede sul tavolo.
lesson-shown = Segnato per te: { $move }
lesson-back = Indietro
lesson-next = Avanti
lesson-chapter = Prossimo capitolo: { $title }
lesson-first-match = Gioca una prima partita contro i bot
lesson-chapters = Tutti i capitoli
lesson-your-move = Tocca a te
lesson-show = Fammi vedere
lesson-play = Fallo per me
lesson-failed = Questa lezione non si apre
lesson-learn = Impara { $game }
lesson-none = Per questo gioco non c'è ancora una lezione. Si impara con le regole e con una partita contro i bot.
lesson-about = Ogni capitolo è una breve partita in cui fai tu le mosse, sul tavolo vero. Una mossa sbagliata non costa niente: senti perché, e riprovi.
lesson-length = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
}, { $moves ->
    [one] 1 mossa
   *[other] { $moves } mosse
}
lesson-again = Ancora una volta
lesson-go-on = Continua
lesson-start = Inizia
lesson-fold = Vedi tutto il tavolo
lesson-unfold = Leggi la lezione
