# Gorus Maximus. No article stands before a name. Keys that end in -you address the reader; the others tell of
# somebody by name. Lead school and crowd's favorite are what the rules call Initial School and Favored School.

gorus-name = Gorus Maximus
gorus-about = Trick-taking for { $low } to { $high } players (1: solo). The trump can change in the middle of a trick.

gorus-school-fists = Fists
gorus-school-swords = Swords
gorus-school-arrows = Arrows
gorus-school-axes = Axes
gorus-school-shields = Shields
gorus-school-none = none yet
gorus-letter-fists = F
gorus-letter-swords = S
gorus-letter-arrows = A
gorus-letter-axes = X
gorus-letter-shields = O
gorus-card = { $school } { $rank }

gorus-dummy = Dummy
gorus-team = Team { $letter }
gorus-team-yours = Team { $letter } (yours)

## Table options

gorus-setting-schools = schools in play
gorus-setting-schools-help = Drawn at random, or chosen: 3 up to three players, 4 for four, all 5 for more. In the terminal: names with commas between them.
gorus-setting-target = supports to win
gorus-setting-target-help = The game ends after the round in which somebody reaches this number.
gorus-setting-teams = teams
gorus-setting-teams-help = The sizes of the teams, for four players or more; they must add up to the number of players.
gorus-setting-team_target = target of teams
gorus-setting-team_target-help = The same number for all, or size+1: each team needs one support more than it has members, and the number of “supports to win” does not count.
gorus-setting-open_memory = open memory
gorus-setting-open_memory-help = Everybody may look back at all combats of the round, not only at the last one.
gorus-setting-favor = crowd favor of the ranks
gorus-setting-favor-help = 17 numbers: ranks 0 to 15, then the 0 of the crowd's favorite. In the terminal easier in a file: --cards FILE.toml.

gorus-value-schools-random = drawn at random
gorus-value-schools-fists = Fists
gorus-value-schools-swords = Swords
gorus-value-schools-arrows = Arrows
gorus-value-schools-axes = Axes
gorus-value-schools-shields = Shields
gorus-value-favor-at-16 = 0 (favorite)
gorus-value-teams-none = none
gorus-value-team_target-number = the same for all
gorus-value-team_target-size-1 = one more than members

## What happens

gorus-event-schools = Schools in this game: { $schools }.
gorus-event-dealt = Round { $round } begins. Dealer: { $seat }.
gorus-event-dealt-solo = Round { $round } begins.
gorus-event-led = { $seat } leads { $card }.
gorus-event-led-you = You lead { $card }.
gorus-event-favored = The crowd's favorite is { $school }.
gorus-event-played = { $seat } plays { $card }.
gorus-event-played-you = You play { $card }.
gorus-event-challenge = { $seat } challenges: the crowd's favorite is now { $school }.
gorus-event-challenge-you = You challenge: the crowd's favorite is now { $school }.
gorus-event-challenge-same = { $seat } challenges: the crowd's favorite stays { $school }.
gorus-event-challenge-same-you = You challenge: the crowd's favorite stays { $school }.
gorus-event-drew = { $seat } draws { $card }.
gorus-event-drew-you = You draw { $card }.
gorus-event-drew-unseen = { $seat } draws a card.
gorus-event-drew-unseen-you = You draw a card.
gorus-event-took = { $seat } wins the combat. Crowd's favorite: { $school }.
gorus-event-took-you = You win the combat. Crowd's favorite: { $school }.
gorus-event-counted = The round is over, with { $school } as the crowd's favorite. Crowd favor: { $totals }.
gorus-event-no-eight = { $seat } has more crowd favor but won no 8, so the round is lost (rule G-7.2).
gorus-event-no-eight-you = You have more crowd favor but won no 8, so the round is lost (rule G-7.2).
gorus-event-support =
    { $number ->
        [one] { $side } earns a support, the first.
       *[other] { $side } earns a support and now has { $number }.
    }
gorus-event-support-you =
    { $number ->
        [one] You earn a support, your first.
       *[other] You earn a support and now have { $number }.
    }
gorus-event-tied-zero = Level at the goal: { $sides }. The 0 of the crowd's favorite decides: { $side } (rule G-5.2).
gorus-event-tied-lowest = Level at the goal: { $sides }. The lowest cards they won decide: { $winners } (rule G-5.2).
gorus-event-tied-shared = Level at the goal to the last card: { $sides }. They share the victory (rule G-5.2).
gorus-event-won = The game is over. Won by: { $sides }.
gorus-event-won-with-you = The game is over. You win together with { $sides }.
gorus-event-won-you = The game is over. You win.

## What is asked

gorus-ask-match-lead = You lead. Which card?
gorus-ask-match-play = Your turn. Which card?
gorus-ask-solo-lead = You lead. Which card?
gorus-ask-solo-play = Your turn. Which card?
gorus-wait-match-lead = Waiting for { $names } to lead.
gorus-wait-match-play = Waiting for { $names } to play a card.
gorus-wait-solo-lead = Waiting for { $names } to lead.
gorus-wait-solo-play = Waiting for { $names } to play a card.
gorus-why-first = Any card is allowed. Its school becomes the lead school and, for now, the crowd's favorite.
gorus-why-lead = Any card is allowed. Its school becomes the lead school; the crowd's favorite stays { $school }.
gorus-why-follow = Follow { $school }, or challenge with any { $rank }.
gorus-why-free = You hold no { $school }, so any card is allowed.
gorus-only-card = You can only play { $option }.
gorus-forbidden-G-2-3 = You do not hold { $option }.
gorus-option = { $card } ({ $short })
gorus-worth = favor { $favor }
gorus-worth-zero = favor { $favor } if { $school } is the favorite at the end, otherwise { $other }
gorus-challenge = Challenge: the favorite becomes { $school }
gorus-challenge-same = Challenge: the favorite stays { $school }

## The table

gorus-welcome =
    In each combat everybody plays one card, and the best one takes them all: follow the lead school if you can, or challenge instead.
    The crowd's favorite is trump. A card of the same rank as the card just before it is a Challenge: its school becomes the favorite at once. You may challenge even if you could follow.
    The cards you win bring you crowd favor, good or bad.
gorus-worths = Crowd favor by rank: { $list }; all others 0. At the end of a round the 0 of the crowd's favorite is worth { $zero }.
gorus-worth-rank = { $low }: { $favor }
gorus-worth-ranks = { $low } to { $high }: { $favor }
gorus-goal =
    { $target ->
        [one] The most crowd favor in a round earns a support, and one support wins the game.
       *[other] The most crowd favor in a round earns a support; { $target } supports win the game.
    }
gorus-goal-each = The most crowd favor in a round earns a support; a team wins the game with one support more than it has members.
gorus-goal-solo = You win a round with more crowd favor than Dummy and at least one 8 among your cards; { $target } rounds win the game.
gorus-seats = At the table, clockwise: { $seats }.
gorus-members = { $team }: { $members }
gorus-round = Round { $round }. Dealer: { $dealer }.
gorus-round-solo = Round { $round }.
gorus-round-over = Round { $round } was the last.
gorus-score = { $name } { $score }
gorus-of = { $has } of { $target }
gorus-supports = Supports ({ $target } to win): { $list }
gorus-supports-each = Supports: { $list }
gorus-won = Combats won: { $list }
gorus-hands = Cards in hand: { $list }
gorus-stock =
    { $cards ->
        [one] Stock: 1 card
       *[other] Stock: { $cards } cards
    }
gorus-no-card = no card yet
gorus-combat = Combat { $number } of { $total }: { $plays }
gorus-play = { $seat } { $card }
gorus-play-best = { $seat } { $card } (winning)
gorus-lead = Lead school, to follow: { $school }
gorus-lead-open = open, the leader chooses
gorus-favored = Crowd's favorite (trump): { $school }
gorus-hand = Hand of { $seat }: { $cards }
gorus-hand-you = Your hand: { $cards }
gorus-hand-group = { $school } { $ranks }
gorus-hand-trump = { $school } (trump) { $ranks }

gorus-sheet-players = Players
gorus-sheet-supports = Supports
gorus-sheet-won = Combats won
gorus-sheet-cards = Cards

gorus-last = Last combat: { $plays }. Won by: { $seat }.
gorus-past = Combat { $number }: { $plays }. Won by: { $seat }.
gorus-last-none = No combat of this round is finished yet.
gorus-closed = (The earlier combats of this round stay closed until it is scored: rule G-3.6.)
gorus-count-none = No round has been counted yet.
gorus-count = The last round counted, with { $school } as the crowd's favorite at the end:
gorus-count-side = { $side }: { $cards }. Together { $total }.
gorus-count-card = { $card } ({ $favor })
gorus-count-zeros =
    { $cards ->
        [0] no card won, so 0 (rule G-4.1)
        [one] 1 card worth 0
       *[other] { $cards } cards worth 0
    }
gorus-recap = Round { $round }: { $totals }

gorus-guide =
    Lead school: the school of the first card in a combat; follow it if you can. The rules call it Initial School.
    Crowd's favorite: trump; its cards beat all others. The rules call it Favored School.
    Challenge: a card with the same rank as the card just before it makes its own school the crowd's favorite at once. You may play one instead of following.
    Short names: F Fists, S Swords, A Arrows, X Axes, O Shields, then the rank: X5 is Axes 5.

## The screen

gorus-screen-arena = The arena
gorus-screen-when = Round { $round }, combat { $number }/{ $total }
gorus-screen-lead = Lead school
gorus-screen-lead-open = open
gorus-screen-favorite = Crowd's favorite
gorus-screen-trump = (trump)
gorus-screen-turn = to play
gorus-screen-winner = winner
gorus-screen-dealer = Dealer
gorus-screen-dealer-short = D
gorus-screen-supports = Supports: { $has } of { $target } to win
gorus-screen-won =
    { $count ->
        [one] 1 combat won
       *[other] { $count } combats won
    }
gorus-screen-cards =
    { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
gorus-screen-took = { $seat } took it
gorus-screen-took-you = You took it
gorus-screen-victory = Won by: { $sides }
gorus-screen-victory-you = You win the game
gorus-screen-hand = Your hand
# On a card that is a Challenge: its school becomes, or stays, the crowd's favorite. As short as can be.
gorus-screen-challenge = Challenge
gorus-screen-becomes = → { $school }
gorus-screen-stays = = { $school }
gorus-screen-play = Play
gorus-screen-last = Last combat
gorus-screen-combat = Combat { $number }
gorus-screen-count = Last count
gorus-screen-counted = The count
gorus-screen-skip = Skip
gorus-screen-continue = Continue
gorus-screen-eight = An 8 among your cards is needed (G-7.2).
gorus-screen-earns =
    { $count ->
        [one] { $sides } earns a support.
       *[other] Each of them earns a support: { $sides }.
    }
gorus-screen-earns-you = You earn a support.

# How the match came about, at its end
gorus-story = How it came about
gorus-story-favor = Crowd favor by round
gorus-story-supports = Supports by round
gorus-story-round = Round
gorus-story-best = Best round: { $side }, with { $points } crowd favor in round { $round }.
gorus-story-challenges = Most Challenges: { $seat }, with { $count }.

## Hints: why a card is good, said to whoever asks

gorus-hint-last = You play last: it wins the combat.
gorus-hint-sure = Nobody behind you can beat it: the combat is yours.
gorus-hint-likely = Likely wins the combat: little that is still out can beat it.
gorus-hint-press = Takes the lead in the combat, so that those behind you must spend a better card to win it.
gorus-hint-stuck = This combat is likely yours and costs you crowd favor, but any other card would cost you more in the end.
gorus-hint-zero = A good moment for { $card }: it counts a lot at the end if you win it now.
gorus-hint-eight = Likely wins you the 8 that you still need in this round.
gorus-hint-challenge-win = A Challenge: with { $school } as the crowd's favorite the combat is likely yours.
gorus-hint-challenge = A Challenge: it serves you best if { $school } is the crowd's favorite.
gorus-hint-feed = { $seat } is ahead for your team, so add crowd favor to the combat.
gorus-hint-partner = { $seat } is ahead for your team, so leave the combat alone and play what you need least.
gorus-hint-throw = { $seat } is ahead in this combat: a good moment to be rid of { $card }.
gorus-hint-duck = There is nothing to gain in this combat, so leave it to { $seat }.
gorus-hint-save = { $card } could take the combat, but you will need that card more later.
gorus-hint-leave = { $card } could take the lead, but too little lies in this combat.
gorus-hint-give-up = Even { $card } would hardly hold the lead, so play what you need least.
gorus-hint-cheap = You cannot win this combat, so play what you need least.
gorus-hint-first-lead = The first card of a round makes its school the crowd's favorite, and of no school do you hold more than of { $school }.
gorus-hint-first-lead-short = The first card of a round makes its school the crowd's favorite: you hold more of another, but all in all { $school } makes the better opening.
gorus-hint-lead-bad = Whoever wins { $card } loses crowd favor by it: with luck it is somebody else.
gorus-hint-lead-rid = { $card } may well come back to you and cost crowd favor, but you have nothing better to lead.
gorus-hint-lead-high = A strong lead: it likely wins the combat.
gorus-hint-lead-trump = Leading { $school }, the crowd's favorite, draws trumps out of the other hands, and you keep better ones.
gorus-hint-lead-chance = { $card } wins the combat with a chance of about { $chance } %: no other lead promises you more.
gorus-hint-lead-low = A modest lead: let somebody else win this one and keep what is better for later.

## What is explained in a first match, once

gorus-teach-lead = Whoever opens a combat may play any card. A strong lead wins the whole combat, its bad cards included: think of what you would like to win.
gorus-teach-follow = The highest card of the crowd's favorite wins all cards of the combat. If nobody played one, the highest of the lead school wins. Other cards cannot win.
gorus-teach-challenge = That was a Challenge: a card of the same rank as the one just before it. Its school is trump from now on, but everybody still follows the lead school.
gorus-teach-won = Whoever wins a combat keeps its cards face down and leads the next one. Only at the end of the round it is counted what they are worth.
gorus-teach-counted = The favor of the cards you won is added up. The 0 of the school that is the crowd's favorite now is worth much; every other 0 is worth nothing.
