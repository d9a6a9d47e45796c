# The command line and play in the terminal. No article stands before a name; arguments in capitals are typed as they are.

you = You
list-and = { $first } and { $last }
separator = { "; " }
stand-in-name = { $name } (bot)

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
play-help-deal = d: your free actions, such as making or answering an offer. d 2: do the second of these.
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

verify-ok =
    { $entries ->
        [one] ok: 1 entry, digest { $digest }
       *[other] ok: { NUMBER($entries, useGrouping: 0) } entries, digest { $digest }
    }
verify-dice-ok =
    dice: { $outcomes ->
        [0] nothing was rolled or dealt; the commitment is { $commitment }
        [one] the only outcome follows from the secret of the commitment { $commitment }
       *[other] all { NUMBER($outcomes, useGrouping: 0) } outcomes follow from the secret of the commitment { $commitment }
    }
verify-dice-salts =
    { $salts ->
        [one] salts: 1 seat gave one, after the commitment was shown
       *[other] salts: { $salts } seats gave one, after the commitment was shown
    }
verify-dice-no-salts =
    salts: nobody gave one, so the server could have chosen among many secrets
verify-dice-later =
    dice: the commitment is { $commitment }; what was rolled can be checked once the match is over and the secret is shown
verify-dice-none =
    dice: they came from a generator without a commitment, so they cannot be checked
verify-dice-older =
    older rules: { NUMBER($outcomes, useGrouping: 0) } outcomes were rolled by rules that this version does not know, and were not recomputed
verify-view =
    This match is not over, and the file shows what one viewer may see. Its moves and dice can be checked at the end.
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
simulate-interval = 95 % interval
simulate-shared =
    { $games ->
        [one] 1 victory was shared; it counts for everybody who shared it.
       *[other] { $games } victories were shared; each counts for everybody who shared it.
    }
simulate-intervals = Intervals: Wilson's for shares, Student's for scores; those of one column hold for all seats at once.
simulate-failures =
    { $count ->
        [one] A bot failed once, and a random one played on for it
       *[other] Bots failed { $count } times, and random ones played on for them
    }; first { $bot } in match { NUMBER($match, useGrouping: 0) }, seat { $seat }: { $what }
simulate-stopped =
    Stopped. { $games ->
        [one] 1 match is
       *[other] { $games } matches are
    } kept; the same command goes on from there and finishes { $file }.
simulate-stopped-unkept =
    { $games ->
        [0] Stopped before the first match was over.
        [one] Stopped after 1 match, counted above. With --out FILE.jsonl they would be kept, and could go on.
       *[other] Stopped after { $games } matches, counted above. With --out FILE.jsonl they would be kept, and could go on.
    }
simulate-stopped-records =
    { $games ->
        [0] Stopped before the first match was over.
        [one] Stopped after 1 match, counted above. Their records are in { $folder }.
       *[other] Stopped after { $games } matches, counted above. Their records are in { $folder }.
    }
simulate-kept = The rows are in { $file }; harena report makes a page of them.
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
bot-hard-about = Thinks ahead, at most a third of a second for each decision.
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
tournament-stopped =
    Stopped. { $deals ->
        [one] 1 deal is
       *[other] { $deals } deals are
    } kept in { $file }; the same command goes on from there.
tournament-stopped-unkept =
    { $deals ->
        [0] Stopped before the first deal was over.
        [one] Stopped after 1 deal, counted above. With --out FILE.jsonl they would be kept, and could go on.
       *[other] Stopped after { $deals } deals, counted above. With --out FILE.jsonl they would be kept, and could go on.
    }

## harena compare

compare-change = Changed: { $what } from { $old } to { $new }
compare-done =
    { $games ->
        [one] 1 match
       *[other] { $games } matches
    } with each deck, the same luck for both. The 95 % intervals hold together within each of three families: the game as a whole ({ $whole }), the changed cards ({ $changed }), the other cards ({ $cards } figures).
compare-stopped =
    { $games ->
        [0] Stopped before the first match was over.
        [one] Stopped after 1 match with each deck, compared above. The same command starts anew.
       *[other] Stopped after { $games } matches with each deck, compared above. The same command starts anew.
    }
compare-failures =
    { $bot } failed in { $count ->
        [one] 1 match
       *[other] { $count } matches
    }, and a random bot played on for it.
compare-figure = Figure
compare-difference = Difference
compare-interval = Interval
compare-needs = Needs
compare-needs-help = Needs: with about so many matches with each deck a difference as large as this becomes clear, with a probability of 80 %. What looks large by luck needs more; a dash: more than a hundred times as many as were played.
compare-is-clear = clear
compare-changed = The cards that were changed:
compare-clear = Other cards that are clearly used otherwise, or win otherwise:
compare-nothing = No difference is clear yet. That does not mean that there is none: it may be as large as the intervals say. Four times as many matches halve them.
compare-quiet = No difference of the changed cards is clear yet. It may be as large as the intervals say; four times as many matches halve them.
compare-first = If the differences of the changed cards are as large as they look, about { $games } matches with each deck would make the first of them clear (--games { NUMBER($games, useGrouping: 0) }).
compare-more = … and { $count } more
compare-few = too few matches
compare-rounds = rounds a match
compare-match = decisions a match
compare-score = mean score
compare-winner = winner's score
compare-end = { $name } at the end
compare-seat = won from seat { $name }
compare-side = won with { $name }
compare-bot = won by { $name }
compare-deed = { $deed } { $card }: times a match
compare-won = { $deed } { $card }: won by who did
compare-title = { $game }: two decks compared
compare-decks = Decks
compare-matches = Matches
compare-each = { $games } with each deck
compare-changes = What was changed
compare-change-what = What
compare-old = before
compare-new = after
compare-game = The game as a whole
compare-cards = The changed cards
compare-others = Other cards that clearly differ
compare-others-none = None of the other cards clearly differs.
compare-cards-none = Nothing is counted that is about a changed card.
compare-points = How much more often they win
compare-doers = How much more often those who did it win
compare-times = How much more often it is done, per match
compare-zero = Dashed: no difference. Filled: the interval does not hold it.
compare-sum-clear = { $name }: { $one } becomes { $other } (difference { $interval }).
compare-method = Both decks play the same matches with the same random numbers. A figure is a ratio of two sums; the variance of its difference comes from how matches scatter (delta method), and where either deck had fewer than 30 victories or deeds it is at least what it would be if they were drawn by lot. The intervals are Student’s, and hold together within a family (Bonferroni).
compare-written = The page is in { $file }.

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
decks-rank = the crowd's favor for every rank
decks-favored-zero = for the 0 of the crowd's favorite
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
lessons-good = { $file } is a good lesson: { $moves } moves for the learner, { $notes } notes, complete in: { $languages }.
lessons-lacks = Texts are missing in: { $languages }. Learners get the first language there is.
lessons-written = { $file } and { $record } are written. Fill in the notes, then run: harena lesson check { $file }

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

## harena report

report-written = The report is in { $file }.
report-stopped = Stopped: no report was written, and the rows are as they were in { $file }.
report-title =
    { $game }: { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    } between bots
report-players = Players
report-bots = Bots
report-options = Table options
report-as-usual = as usual
report-seed = Seed
report-version = Made with
report-made = Harena { $version }, rules version { NUMBER($rules, useGrouping: 0) }
report-seat = Seat { $seat }
report-place =
    { $place ->
        [1] Plays first
        [2] Second
        [3] Third
        [4] Fourth
       *[other] Number { $place }
    }

report-summary = In short
report-who = Who wins
report-scores-title = Scores and length
report-course = The course of a match
report-cards = What each card goes with
report-choices = What bots choose
report-method = How this was computed

report-sum-none = { $what }: nothing clear. The even share of { $even } lies within every interval.
report-sum-clear = { $what }, clearly off the even share of { $even }: { $names }.
report-sum-alone = The lone player wins { $rate } of the matches.
report-sum-length = A match lasts { $mean } rounds on average; nine of ten last { $low } to { $high }. Each seat makes { $decisions } decisions in it.
report-sum-play = The lead changes { $changes } times per match. Whoever leads alone at half time wins { $ahead } of the matches; the even share is { $even }.
report-sum-scores = Winners score { $winners } on average, the others { $others }.
report-sum-shared =
    { $count ->
        [one] 1 victory is shared.
       *[other] { $count } victories are shared.
    }
report-sum-cards =
    Of { $looked } cards and deeds looked at, { $clear ->
        [one] 1 goes
       *[other] { $clear } go
    } clearly with winning or losing. { $count ->
        [one] It is
       *[other] Clearest:
    } { $names } percentage points.
report-sum-cards-none = Of { $looked } cards and deeds looked at, none goes clearly with winning or losing.
report-sum-cards-few = There are too few matches to say anything of single cards: at least { $fewest } are needed that tell.

report-who-bots = The seats have different bots: whatever differs by seat or side may be due to them.
report-by-seat = By seat
report-by-place = By order of play
report-by-bot = By bot
report-by-team = By team
report-by-region = By region
report-by-house = By house
report-by-side = By side
report-even = Dashed: the even share, { $even }. Filled: the interval does not hold it.
report-rate = win rate
report-interval = 95 % interval
report-seats = seats
report-matches = matches
report-share = share
report-mean-score = mean score
report-play = How matches go
report-value = value
report-play-rounds = Rounds per match
report-play-decisions = Decisions per match, all seats
report-play-changes = Changes of the lead per match
report-play-steady = Matches in which the lead never changes
report-play-half = Matches in which somebody leads alone at half time
report-play-ahead = The leader at half time wins
report-play-lost = Late decisions by a seat without a chance
report-play-swing = Kingmaking: such a decision settles who wins
report-play-how = Shares have Wilson’s intervals, means Student’s; all of this table hold together with 95 %.
report-play-leads = Who leads is looked up at the end of each round; a tie for the lead changes nothing. Half time is the end of the round with which half of the rounds are played. If the leader were no better off than anybody else, { $even } would win; the higher the share, the more the first half decides.
report-play-kings = Kingmaking is measured by looking again at one decision of the last round, by a seat that lost: { $looks } times the match is played on with the answer that was given and { $looks } times with another one, with new luck and by rules of thumb. A seat that wins none of these matches has no chance. Then matches after different answers are compared with matches after the same answer: how much more often have they different winners? 0 % means that only luck makes the difference, 100 % that the answer alone settles who wins.
report-play-kings-none = Kingmaking was not measured: harena simulate does so with { $command }.
report-winners = winners
report-others = others

report-scores = Scores
report-scores-help = Share of all seats.
report-score = score
report-lengths = Length
report-lengths-help = Share of all matches.
report-rounds = rounds
report-round = round
report-mean = mean
report-middle = middle half

report-cards-how = Seats are compared with the other seats of the same match: how much more often did those win who did it, in percentage points? Where most seats do it with most cards, each further time counts. The clearest stand at the top.
report-cards-many = Of so many cards some always look good by luck. Therefore the intervals are widened until all { $looked } of them hold together with 95 %.
report-cards-choice = What is dealt is chance: there the card itself makes the difference. What is bought, played or sent is a choice: whoever is ahead can afford more, and a card that is played to turn a lost match meets losers. Such a difference shows what goes with winning, not what wins.
report-cards-bots = The bots differ: what the better one likes to do goes with winning, whether it helps or not.
report-cards-nothing = A lone player has nobody to be compared with, so there is nothing to tell of single cards.
report-chance = Chance: nobody decides about this.
report-chance-house = Dealt by chance; but the house says how many, so this is also about houses.
report-chance-drawn = Which card comes is chance; how many come is partly a choice.
report-held = Left in hand when the match was over. A card that winners play is held by losers: this says as much about playing it.
report-choice = A choice, or what came of choices.
report-clearest = The clearest { $shown } of { $count }.
report-difference = win rate within a match with it, less the win rate without it
report-each-time = what each further time adds to the win rate
report-points = percentage points
report-deed = deed
report-card = card
report-done = did it
report-times = times
report-with = win rate with
report-without = win rate without
report-few =
    { $count ->
        [one] 1 more card, of which fewer than { $fewest } matches tell something
       *[other] { $count } more cards, of which fewer than { $fewest } matches tell something
    }

report-choices-how = How often each answer was given where there was a choice, the most frequent first. It says what a bot did, not what it could have done: an answer that is rarely allowed is rarely given.
report-asked = { $step }; answers: { $asked }
report-answer = answer
report-other =
    { $count ->
        [one] 1 other
       *[other] { $count } others
    }
report-of-answers = percent of the answers

report-method-rates = Win rates have Wilson intervals. A shared victory counts as the part each got, which scatters less than whole ones do: the interval is then a little too wide, never too narrow. Of several seats of one bot at most one wins, so matches are counted, not seats; partners win together and count as one. All intervals of a picture hold together with 95 % (Bonferroni), so each is wider than it would be alone.
report-method-cards = A card's difference is the least squares slope of victories on what was done, within matches. Its standard error is the larger one of two: as matches scatter about the slope, and as they would if each winner were drawn by lot. Cards of which fewer than { $fewest } matches can tell something have no interval.
report-method-course = In the course of a match the line is the mean, the band the middle half of the seats. Later rounds hold only matches that lasted so long; rounds that fewer than { $least } reached are left out.

report-table = The numbers
report-alt-table = The numbers are in the table below.
report-alt-range = Highest: { $high }; lowest: { $low }.
report-alt-most = Most frequent: { $name }, { $share }.
report-alt-course = In round { $round }: { $told }.

report-measure-supports = Supports
report-measure-favor = Favor
report-measure-glory = Glory
report-measure-denarii = Denarii
report-measure-men = Men
report-measure-ministers = Ministers
report-measure-cards = Cards in hand
report-measure-influence = Influence
report-measure-gold = Gold
report-measure-assets = Assets
report-measure-guards = Guards

report-deed-dealt = Dealt
report-deed-settled = Settled in
report-deed-recruited = Recruited
report-deed-hired = Hired
report-deed-bought = Bought
report-deed-sold = Sold
report-deed-chosen = Chose the spectacle
report-deed-contract = Got the contract
report-deed-played = Played
report-deed-retrained = Retrained as
report-deed-victory = Won a fight with
report-deed-lent = Lent out
report-deed-starts-with = Started with
report-deed-used = Used
report-deed-cashed = Cashed in
report-deed-worked = Scheme succeeded
report-deed-foiled = Scheme foiled
report-deed-reacted = Reacted with
report-deed-sent = Sent to the arena
report-deed-equipped = Equipped with
report-deed-defeated = Was beaten with
report-deed-killed = Thumb down for
report-deed-drawn = Drew
report-deed-held = Still held at the end
report-deed-schemed = Announced the scheme
report-deed-failed = Failed

report-answer-pass = pass
report-answer-on = on
report-answer-nothing = nothing
report-answer-train = train
report-answer-sell = sell
report-answer-auction = auction
report-answer-buy-glory = buy Glory
report-answer-reroll = reroll
report-answer-stand = stand
report-answer-die = die
report-answer-fix = fix
report-answer-post-a-guard = post a guard
report-answer-seek-support = seek support
report-answer-first-rule = first rule
report-answer-second-rule = second rule
report-answer-support = support
report-answer-accept = accept
report-answer-sell-a-guard = sell a guard
report-answer-take-the-guard = take the guard
report-answer-cast-the-net = cast the Net
report-answer-roll-again = roll again
report-answer-go-first = go first
report-answer-go-second = go second
report-answer-attack = attack
report-answer-throw = throw
report-answer-dodge = dodge
report-answer-strike = strike
report-answer-shield = shield
report-answer-thumb-up = thumb up
report-answer-thumb-down = thumb down
report-answer-guard-from-the-table = guard from the table
report-answer-guard-from-the-hand = guard from the hand
report-answer-show-the-scheme = show the scheme
report-answer-injury = injury
report-answer-decapitation = decapitation
report-answer-seat = seat
report-answer-look = look
report-answer-promise = promise
report-answer-owe = owe
report-answer-pick = pick

# Talk in the terminal
play-help-offer = offer: make an offer of your own, step by step. offer 1: a counter-offer to the first offer to you.
play-help-say = say TEXT: say something to everybody.
play-help-whisper = whisper 2 TEXT: whisper to seat 2, where the table allows it.
play-help-phrase = phrase: choose a ready-made phrase, which everybody reads in their own language, and give it as a promise if you like.
play-help-promise = promise: the promises you know of. promise 1 kept, promise 1 broken: mark one made to you. promise 1 pay: pay what you have promised.
play-talk-all = { $name } says: “{ $text }”
play-talk-whisper = { $name } whispers to you: “{ $text }”
play-talk-promise = (a promise to { $name })
play-talk-said = Said.
play-talk-said-to = Whispered to { $name }.
play-talk-number = Type a number from 1 to { $most }; Enter leaves.
play-talk-cancelled = Nothing was said.
play-talk-refused = That is not allowed now ({ $rule }).
play-talk-whisper-how = Type whisper, a name or the number of a seat, and your message: whisper 2 Shall we make peace? The seats: { $seats }.
play-talk-group = About what (number)?
play-talk-phrase = Which phrase (number)?
play-talk-to = Who shall hear it (number)?
play-talk-everybody = Everybody
play-talk-promise-to = As a promise (number)?
play-talk-no-promise = No, just so
play-talk-seat = Which one (number)?
play-talk-amount = How much (1 to { $most })?
play-talk-name = Type a part of the name:
play-talk-word-kept = kept k
play-talk-word-broken = broken b
play-talk-word-pay = pay p
play-talk-state-open = open
play-talk-state-kept = kept
play-talk-state-broken = broken
play-talk-promises-none = Nobody has promised anything that you know of.
play-talk-promises-how = Type promise 1 kept or promise 1 broken to mark a promise made to you, promise 1 pay to pay what you have promised.
play-talk-no-payment = That cannot be paid now.
play-talk-paid = Paid.
play-talk-offered = { $name } offers { $give } for { $get }
play-talk-offer-to = To whom (number)?
play-talk-give = What do you give? 1, 3 x 5 is the first, and five of the third; Enter: nothing.
play-talk-get = What do you want for it? Enter: nothing.
play-talk-goods-how = Type numbers from the list, separated by commas, with x and an amount if it is more than one.
play-talk-offer-made = Your offer lies before { $name }.
play-talk-empty-message = There is nothing to say in it.
play-talk-too-long = At most 400 characters, please.
play-talk-talk-too-fast = That was a lot at once. Wait a few seconds.
play-talk-talk-full = You have said, promised or changed all you may in one match.
play-talk-talk-off = Talk is switched off at this table.
play-talk-no-whispers = This table does not allow whispers.
play-talk-no-such-seat = There is no such seat, or it would not hear it.
play-talk-to-yourself = You cannot talk to yourself.
play-talk-bad-phrase = There is no such phrase, or something in it does not fit.
play-talk-no-promise-possible = This cannot be given as a promise.
play-talk-no-such-message = There is no such promise.
play-talk-not-your-promise = Only those who were promised something can mark it.

## The coach (harena review)

coach-title = Review: { $game }
coach-seat = { $name }, seat { $seat }
coach-counts = { $judged } decisions looked at: { $best } as the coach would decide, { $good } about as good, { $inaccuracy } slips, { $mistake } mistakes, { $blunder } blunders.
coach-balance = All decisions together cost { $lost } points, rolls and draws brought { $luck }. A hundred points are one victory.
coach-best = as the coach would decide
coach-good = about as good
coach-inaccuracy = a slip
coach-mistake = a mistake
coach-blunder = a blunder
coach-mattered = What mattered most
coach-nothing = No decision surely cost anything.
coach-decision = Entry { $entry }, { $verdict }: { $given }. Better: { $best }. Chance to win { $after } instead of { $before } %. { $why }
coach-lucky = Best luck: entry { $entry }, worth { $points } points.
coach-unlucky = Worst luck: entry { $entry }, { $points } points lost.
coach-written = { $file } has every decision, and the course of the match.
coach-stopped = Stopped: nothing was written.
coach-course = Chances to win
coach-course-help = Judged by somebody who sees all cards, with new luck from there on.
coach-decisions = Decisions that cost something
coach-luck = Luck
coach-method = How this is judged
coach-method-text = Each decision is judged from what this seat could know then: the coach guesses the hidden cards { $simulations } times, plays on and compares. A verdict needs a difference that is hardly chance. Answers that only react, deals and promises are not judged. Luck compares every roll and draw with what could have come instead.
coach-entry = Entry
coach-verdict = Verdict
coach-given = Played
coach-better = Better
coach-chances = Chance to win, %
coach-why = Why
coach-points = Points
# A guest of an evening whose account was deleted.
evenings-nobody = Guest
## The clock of a table, among its options
timing = Time
timing-with-reserve = { $decision } for each decision, and { $reserve } in reserve.
timing-without-reserve = { $decision } for each decision.
timing-late-stand-in = Then a bot plays on until you are back.
timing-late-bot = Then a bot answers this one question.
timing-late-pass = Then you pass; where that is not possible, a bot answers.
timing-late-vote = Then the others vote.
timing-seconds = { $count } s
timing-minutes = { $count } min
timing-hours = { $count } h
timing-days =
    { $count ->
        [one] One day
       *[other] { $count } days
    }
