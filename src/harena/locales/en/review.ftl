# The coach beside the replay: what decisions were worth, and what was luck.

review-whose = Whose decisions
review-ask-text = The coach looks at every decision, from what this seat could know then, and at every roll and draw. That takes a minute or two; you can go on looking at the match.
review-ask = Judge the decisions of { $name }
review-nobody = Nobody who played here has asked the coach about this seat yet.
review-working = The coach is looking at the match …
review-progress = { $done } of { $total } looked at
review-stop = Stop
review-busy = The coach is busy with another seat or match. Try again soon.
review-failed = The coach could not finish. Try it once more.
review-never-alone = In a match against nobody there is nothing to compare with: the coach looks at matches of two players or more.
review-never-no-coach = The coach does not know this game.
review-never-bad-record = The coach cannot look at this match: its record does not fit the rules of this version.

review-counts =
    { $judged } decisions judged: { $best } as the coach would decide, { $good } about as good, { $inaccuracy ->
        [one] { $inaccuracy } slip
       *[other] { $inaccuracy } slips
    }, { $mistake ->
        [one] { $mistake } mistake
       *[other] { $mistake } mistakes
    }, { $blunder ->
        [one] { $blunder } blunder
       *[other] { $blunder } blunders
    }.
review-left = There was no time for { $left } more.
review-best = as the coach would decide
review-good = about as good
review-inaccuracy = a slip
review-mistake = a mistake
review-blunder = a blunder
review-cost = { $points } points
review-given = Played
review-better = Better
review-also = Also possible
review-go = Moment { $n }
review-here = The coach at this moment
review-here-none = { $name } decides nothing here that the coach judges.

review-course = Chances to win
review-course-help = For somebody who sees all cards, with new luck from there on.
review-chances = The chances as a table
review-chances-at = Moment { $n }: { $chances }
review-moment = Moment
review-turning = Turning points
review-turning-point = Moment { $n }: { $name } goes from { $from } to { $to } %

review-mattered = Decisions that mattered most
review-nothing = No decision surely cost anything.
review-luck = Luck and skill
review-balance = Rolls and draws brought { $name } { $luck } points. All decisions together are worth { $lost } compared with those of the coach, some of which were worse. A hundred points are one victory.
review-luck-of = Luck: { $name }
review-skill-of = Decisions: { $name }
review-lucky = Best luck: moment { $n }, { $points } points
review-unlucky = Worst luck: moment { $n }, { $points } points
review-decisions = The decisions
review-all = Also those that cost nothing
review-method = How this is judged
review-method-text = Each decision is judged from what this seat could know then: the coach guesses the hidden cards { $simulations } times, plays on and compares. A verdict needs a difference that is hardly chance. Reactions, deals and promises are not judged. Luck compares every roll and draw with what could have come instead.
