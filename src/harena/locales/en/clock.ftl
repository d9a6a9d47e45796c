# Time and votes at a table, and the form for the clock of a new one. Calm: nobody is pressed and nobody is blamed.

## How much is left

time = Time
time-you = You
# My time runs, and that of others at once.
time-you-and =
    { $count ->
        [one] You and one other
       *[other] You and { $count } others
    }
time-several =
    { $count ->
        [one] One player
       *[other] { $count } players
    }
# Before the reserve is used: 0:24 + 3:00.
time-and-reserve = { $own } + { $reserve }
time-reserve = Reserve { $reserve }
time-until = until { $moment } ({ $left })
time-last-quarter = last quarter
time-hours =
    { $hours ->
        [one] one hour
       *[other] { $hours } hours
    }
time-hours-minutes = { $hours } h { $minutes } min
time-days =
    { $days ->
        [one] one day
       *[other] { $days } days
    }
time-days-hours =
    { $days ->
        [one] one day { $hours } h
       *[other] { $days } days { $hours } h
    }
# Read out once, when it begins.
time-say = You have { $left }.
time-say-late = The last quarter of your time has begun: { $left }.
time-late = Your time was over, so a bot answered one question for you.
time-read = All right

## Pauses

time-paused = Paused.
time-paused-open = It goes on when one of you says so.
time-paused-until = It goes on in { $left }.
time-resume = Go on

## Votes

time-vote = Vote
time-vote-late = The time of { $name } is over. Shall a bot play for { $name }?
time-vote-pause-open =
    { $who ->
        [you] You ask for a pause.
       *[other] { $by } asks for a pause.
    }
time-vote-pause =
    { $who ->
        [you] You ask for a pause of { $minutes } min.
       *[other] { $by } asks for a pause of { $minutes } min.
    }
time-vote-replace =
    { $who ->
        [you] You want a bot to play for { $name }.
       *[other] { $by } wants a bot to play for { $name }.
    }
time-vote-end =
    { $who ->
        [you] You want to end the match without a result.
       *[other] { $by } wants to end the match without a result.
    }
time-vote-undo =
    { $who ->
        [you] You want to take back the last step.
       *[other] { $by } wants to take back the last step.
    }
time-needs-all = All must agree.
time-needs-most = More than half of the others must agree.
time-vote-waits = Not yet: { $names }.
time-vote-open = { $count } votes are still missing.
time-agree = Agree
time-decline = Decline
time-undone = All agreed: the last step was taken back.
time-ended = All agreed to end this match.
time-ended-help = It has no result, and stays here as it is.

## What can be proposed

time-together = Decide together
time-one-at-a-time = One vote at a time:
time-too-often = This was declined a moment ago. Wait a minute.
time-present = You two are alone, and this person is here.
time-by-days = by days
time-undo = Take back the last step
time-undo-help = All must agree. What was rolled, drawn, opened or shown to somebody stays.
time-pause = Ask for a pause
time-pause-open = Until somebody goes on
time-pause-length = How long
time-pause-help = All must agree. Clocks and bots stand still; anybody may go on.
time-replace-help = More than half of the others must agree. The person comes back with one tap.
time-end = End the match
time-end-help = All must agree. The match has no result then, and stays as it is.

## A new table

time-clock = Time for decisions
time-none = As long as you like
time-none-help = Usual: nobody waits for a clock.
time-preset-quick = Quick
time-preset-normal = Normal
time-preset-slow = Slow
time-preset-own = Times of your own
time-preset-days = By days
time-live-help = { $decision } for each decision, and { $reserve } in reserve for the whole match.
time-live-more = For sealed answers { $sealed }; where all may react, { $window }.
time-own-help = In seconds.
time-days-help = For matches over days or weeks: nobody need be there at the same time.
time-days-label = Time for each decision
time-seconds = Seconds
time-own-decision = For each decision
time-own-reserve = In reserve
time-own-sealed = For sealed answers
time-own-window = Where all may react
time-then = When time is over
time-then-stand-in = a bot plays on until the person is back
time-then-bot = a bot answers this one question
time-then-pass = the person passes, or else a bot answers
time-then-vote = the others vote
