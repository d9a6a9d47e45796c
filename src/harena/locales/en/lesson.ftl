# Lessons: a match in which the learner makes the moves.

lesson-teacher = Lesson
lesson-words = What the teacher says
lesson-finished = Finished
lesson-count = Move { $n } of { $of }
lesson-not-this = Not this one.
lesson-otherwise = It is allowed, but the lesson goes another way. Read the note again and try once more.
lesson-equal = That is as good. So that the story goes on, the lesson makes its own move.
lesson-watch = Watch what happens on the table.
lesson-shown = Marked for you: { $move }
lesson-back = Back
lesson-next = Next
lesson-chapter = Next chapter: { $title }
lesson-first-match = Play a first match against bots
lesson-chapters = All chapters
lesson-your-move = Your move
lesson-show = Show me
lesson-play = Do it for me
lesson-failed = This lesson cannot be opened
lesson-learn = Learn { $game }
lesson-none = There is no lesson for this game yet. The rules and a match against bots are the way to learn it.
lesson-about = Each chapter is a short match in which you make the moves, on the real table. A wrong move costs nothing: you hear why, and try again.
lesson-length = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
lesson-again = Once more
lesson-go-on = Go on
lesson-start = Start
lesson-fold = See the whole table
lesson-unfold = Read the lesson
