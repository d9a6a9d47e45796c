# Time and votes at a table, and the form for the clock of a new one. Calm: nobody is pressed and nobody is blamed.

## How much is left

clock-time = Time
clock-you = You
# My time runs, and that of others at once.
clock-you-and =
    { $count ->
        [one] You and one other
       *[other] You and { $count } others
    }
clock-several =
    { $count ->
        [one] One player
       *[other] { $count } players
    }
# Before the reserve is used: 0:24 + 3:00.
clock-and-reserve = { $own } + { $reserve }
clock-reserve = Reserve { $reserve }
clock-until = until { $moment } ({ $left })
clock-last-quarter = last quarter
clock-minutes = { $minutes } min
clock-hours =
    { $hours ->
        [one] one hour
       *[other] { $hours } hours
    }
clock-hours-minutes = { $hours } h { $minutes } min
clock-days =
    { $days ->
        [one] one day
       *[other] { $days } days
    }
clock-days-hours =
    { $days ->
        [one] one day { $hours } h
       *[other] { $days } days { $hours } h
    }
# Read out once, when it begins.
clock-say = You have { $left }.
clock-say-late = The last quarter of your time has begun: { $left }.
clock-late = Your time was over, so a bot answered one question for you.
clock-read = All right

## Pauses

clock-paused = Paused.
clock-paused-open = It goes on when one of you says so.
clock-paused-until = It goes on in { $left }.
clock-resume = Go on

## Votes

clock-vote = Vote
clock-vote-late = The time of { $name } is over. Shall a bot play for { $name }?
clock-vote-pause-open =
    { $who ->
        [you] You ask for a pause.
       *[other] { $by } asks for a pause.
    }
clock-vote-pause =
    { $who ->
        [you] You ask for a pause of { $length }.
       *[other] { $by } asks for a pause of { $length }.
    }
clock-vote-replace =
    { $who ->
        [you] You want a bot to play for { $name }.
       *[other] { $by } wants a bot to play for { $name }.
    }
clock-vote-end =
    { $who ->
        [you] You want to end the match without a result.
       *[other] { $by } wants to end the match without a result.
    }
clock-vote-undo =
    { $who ->
        [you] You want to take back the last step.
       *[other] { $by } wants to take back the last step.
    }
clock-needs-all = All must agree.
clock-needs-most = More than half of the others must agree.
clock-vote-waits = Not yet: { $names }.
clock-vote-open = { $count } votes are still missing.
clock-agree = Agree
clock-decline = Decline
clock-withdraw = Withdraw
clock-undone = All agreed: the last step was taken back.
clock-ended = All agreed to end this match.
clock-ended-help = It has no result, and stays here as it is.
# Lines of the log, and news for a few seconds
clock-note-pause-open = All agreed to a pause.
clock-note-pause = All agreed to a pause of { $length }.
clock-note-replace = It was agreed that a bot plays for { $name }.
clock-note-resume =
    { $who ->
        [time] The pause is over.
        [you] You end the pause.
       *[other] { $by } ends the pause.
    }
# Behind what was wanted: Ann asks for a pause. Declined.
clock-note-declined = Declined.
clock-note-expired = Not decided in time.
clock-note-withdrawn = Withdrawn.

## What can be proposed

clock-together = Decide together
clock-one-at-a-time = One vote at a time:
clock-too-often = This was declined a moment ago. Wait a minute.
clock-present = You two are alone, and this person is here.
clock-undo = Take back the last step
clock-undo-help = All must agree. What was rolled, drawn, opened or shown to somebody stays.
clock-pause = Ask for a pause
clock-pause-open = Until somebody goes on
clock-pause-length = How long
clock-pause-help = All must agree. Clocks and bots stand still; anybody may go on.
clock-replace-help = More than half of the others must agree. The person comes back with one tap.
clock-end = End the match
clock-end-help = All must agree. The match has no result then, and stays as it is.

## A new table

clock-clock = Time for decisions
clock-none = As long as you like
clock-none-help = Usual: nobody waits for a clock.
clock-preset-quick = Quick
clock-preset-normal = Normal
clock-preset-slow = Slow
clock-preset-own = Times of your own
clock-preset-days = By days
clock-live-help = { $decision } for each decision, and { $reserve } in reserve for the whole match.
clock-live-more = For sealed answers { $sealed }; where all may react, { $window }.
clock-own-help = In seconds.
clock-days-help = For matches over days or weeks: nobody need be there at the same time.
clock-days-label = Time for each decision
clock-seconds = Seconds
clock-own-decision = For each decision
clock-own-reserve = In reserve
clock-own-sealed = For sealed answers
clock-own-window = Where all may react
clock-then = When time is over
clock-then-stand-in = a bot plays on until the person is back
clock-then-bot = a bot answers this one question
clock-then-pass = the person passes, or else a bot answers
clock-then-vote = the others vote
