# The command line and play in the terminal. No article stands before a name; arguments in capitals are typed as they are.

you = You
list-and = { $first } and { $last }
separator = { "; " }

## Rules text: what a tag in square brackets says

rules-ruling = (house ruling)
rules-option = (table option)
rules-data = (kept in a data file)
rules-unknown = There is no rule { $rule }. There are: { $known }.

## harena serve

serve-here = Harena is open: { $address }
serve-others = In your local network: { $addresses }
serve-stop = Ctrl-C closes it; every table is kept.

## harena play

play-start = Answer with the number of a choice. Type ? for help, q to leave; a match can be saved at any time.
play-resumed = Taken up where it was left. Type ? for help.
play-prompt =
    { $count ->
        [one] Your choice (1):
       *[other] Your choice (1 to { $count }):
    }
play-only = Only one choice: { $option }.
play-pass = Pass
play-unknown = “{ $typed }” is not a choice here.
play-expected = Type a number from 1 to { $count }, or ? for help.
play-expected-short = Type a number from 1 to { $count }, a short name such as { $example }, or ? for help.
play-forbidden = { $option } is not allowed now.
play-nothing-to-undo = Nothing can be taken back: what everybody has seen stays.
play-no-deals = Nothing can be dealt now.
play-no-hints = There are no hints for this game.
play-deal = Type d and a number from 1 to { $count } to do it.
play-curtain = { $name } is next. When only { $name } can see the screen, press Enter.
play-end = Press Enter to leave, or type c for the count:

play-help-answer = 1, 2, 3: the choice with that number.
play-help-short = A short name such as { $example } does the same.
play-help-rule = r: the rule behind this question. r { $rule }: any other rule.
play-help-table = t: the whole table.
play-help-last = l: what is going on, or happened last.
play-help-count = c: the count so far, in detail.
play-help-deal = d: what you may do unasked, such as make or answer an offer. d 2: do the second of these.
play-help-hint = h: what the medium bot would do in your place, and why.
play-help-save = s: save the match. s FILE: save it under another name.
play-help-undo = u: take back your last answer, as long as nobody has seen it.
play-help-quit = q: leave; you are asked whether to save.

play-leave = Save the match? Enter saves, n leaves without saving:
# The first letters that mean no, in this language and in English.
play-no-letters = n
play-saved = The record of this match is in { $file }.
play-kept = Saved in { $file }. To go on, type:
play-not-saved = Not saved.
play-save-failed = This could not be saved: { $why }.
play-save-where = Another file name (Enter leaves without saving):
play-save-exists = { $file } is there already. Choose another name.
play-save-no-folder = There is no folder { $folder }. Choose another name.
play-save-folder = { $file } is a folder. Choose another name.
play-save-denied = { $file } may not be written. Choose another name.
play-save-full = The disk is full: { $file } was not written.

## harena replay, verify, simulate, games

replay-table = The table after entry { $entry }:
verify-ok =
    { $entries ->
        [one] ok: 1 entry, digest { $digest }
       *[other] ok: { NUMBER($entries, useGrouping: 0) } entries, digest { $digest }
    }
simulate-done =
    { $games ->
        [one] 1 match
       *[other] { $games } matches
    } of { $game } with { $players ->
        [one] 1 player
       *[other] { $players } players
    } in { $seconds } s: { $decisions } decisions, { $decisions_per_second } a second.
simulate-seat = Seat
simulate-bot = Bot
simulate-wins = Wins
simulate-share = Share
simulate-score = Mean score
simulate-shared =
    { $games ->
        [one] 1 victory was shared; it counts for everybody who shared it.
       *[other] { $games } victories were shared; each counts for everybody who shared it.
    }
games-options = Table options, given as --option name=value:
games-default = Default: { $value }.
games-values = Values: { $values }.
games-rule = Rule { $rule }.
games-bots = Bots, given as --bots name:

## Bots: each kind with a line about it

bot-easy = Easy bot
bot-easy-about = Knows the game and makes mistakes. For a first game.
bot-medium = Medium bot
bot-medium-about = Plays by rules of thumb, at once.
bot-hard = Hard bot
bot-hard-about = Thinks ahead, about a third of a second for each decision.
bot-strongest = Strongest bot
bot-strongest-about = Thinks ahead for up to a second and a half, on two cores.
bot-random = Random bot
bot-random-about = Plays anything the rules allow.
timed-bots = { $bots }: with a time budget results depend on the machine; these cannot be reproduced.

## Hints: what a bot would do, and why; each game has reasons of its own

hint-line = Hint: { $move }. { $why }
# What to type for it in the terminal, and what it is.
hint-typed = { $typed }: { $move }
hint-only = There is nothing else to choose.
hint-nothing-to-do = Nothing here is worth doing now.
hint-usual = This is what I would do.
hint-searched = I looked ahead, and this came out best.

## harena tournament

tournament-done =
    { $game }, { $players ->
        [one] 1 player
       *[other] { $players } players
    }, seed { NUMBER($seed, useGrouping: 0) }: { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    }, { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    }.
tournament-question = Is the challenger's win rate above or below { $rate }?
tournament-challenger = Challenger
tournament-field = Field
tournament-itself = itself
tournament-deals = Deals
tournament-matches = Matches
tournament-rate = Win rate
tournament-interval = 95 % interval
tournament-verdict = Verdict
tournament-above = above
tournament-below = below
tournament-open = open
tournament-fair = fair
tournament-unfair = not fair
tournament-unasked = –
tournament-rating = Rating
tournament-sigma = Sigma
tournament-ordinal = Ordinal
tournament-decisions = Decisions
tournament-cost = CPU a decision
tournament-failures = Failures
tournament-failure = { $bot } lost a match of deal { $deal } against { $other }, in seat { $seat }: { $what }
tournament-failure-solo = { $bot } lost deal { $deal }: { $what }
tournament-more-failures =
    { $count ->
        [one] And 1 more failure.
       *[other] And { $count } more failures.
    }
tournament-unrated = Ratings need openskill: { $command }
tournament-stopped =
    Stopped. { $deals ->
        [one] 1 deal is
       *[other] { $deals } deals are
    } kept in { $file }; the same command goes on from there.
tournament-stopped-unkept =
    Stopped after { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    }, and nothing is kept: with --out FILE.jsonl a tournament can be taken up again.

## harena decks

decks-gladiator = Gladiator cards
decks-minister = Minister cards
decks-munus = Munus cards
decks-eventum = Eventum cards
decks-map = map
decks-fighter = Gladiator cards
decks-slave = Slave cards
decks-equipment = Equipment cards
decks-intrigue = Intrigue cards
decks-house = houses
decks-hand-size = hand sizes
decks-arena = arena
decks-own-cards = { $cards } { $deck }
decks-own-map =
    a map of { $regions ->
        [one] 1 region
       *[other] { $regions } regions
    } and { $seas ->
        [one] 1 sea zone
       *[other] { $seas } sea zones
    }
decks-own-arena = an arena of { $cells } cells
decks-good = { $file } is all right: { $own }.
decks-good-partly = { $file } is all right: { $own }. The rest is ours: { $ours }.
decks-empty = { $file } is all right, but it has nothing of its own: everything is ours.
decks-written = { $file } now holds our decks. Change what you like; harena decks check looks it over, --cards plays with it.

## The table in the browser: what the server itself says

table-waiting = Waiting for { $names }.
table-over = The match is over.
table-seats = Players
table-middle = On the table
table-nothing = nothing
table-on = on
table-off = off
table-hidden =
    { $count ->
        [one] 1 hidden
       *[other] { $count } hidden
    }
