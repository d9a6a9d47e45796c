# The profile of a person and the table of the club. Achievements are worded as something to try; whoever has earned one
# reads the date beside it. { $date } is a date, { $count } a number.

## The page
profile-title = Your profile
profile-title-of = The profile of { $name }
profile-nobody = You have not played here yet
profile-nobody-text = Sit down at a table: your first match begins your profile. You need no account.
profile-gone = Nobody shows a profile here
profile-gone-text = Whoever it was may have changed their mind.
profile-guest = Guest
profile-club-link = Club
profile-try-again = Try again

## What others see
profile-seen = What others see
profile-seen-nothing = Nobody but you sees this page.
profile-seen-link = Whoever has this address sees this page, without your tables and without the names of those who show nothing:
profile-copy = Copy the address
profile-copied = Copied
profile-show = Show my profile
profile-show-help = Under an address nobody can guess, and in the table of the club if your matches are rated. Switch it off, and the page is gone at once; the next one has another address.
profile-rate = Rate my matches
profile-rate-help = Each match moves your rating, if everybody at the table wants one. Switch it off, and your rating is deleted.
profile-saved = Saved.

## Ratings
profile-ratings = Ratings
profile-no-rating = No rated match yet.
profile-rating-help = People and bots stand on one scale; strangers begin at 25. The band is where the rating truly is, with 95 %: it gets narrower the more you play.
profile-rating-matches =
    { $count ->
        [one] { $count } rated match
       *[other] { $count } rated matches
    }
profile-curve = Rating in { $game }, match by match: now { $mean }, between { $low } and { $high }
profile-as-table = As a table
profile-date = Date
profile-rating = Rating
profile-range = { $low } to { $high }

## Results
profile-results = Results
profile-no-results = No finished match yet.
profile-game = Game
profile-seats = Seats
profile-played = Matches
profile-won = Won
profile-won-help = Won matches in percent; behind it, where your true share lies with 95 %.
profile-mean-place = Mean place
profile-place-of = { $place } of { $sides }
profile-streak = In a row: { $now ->
        [0] none now
       *[other] { $now } now
    }, longest { $longest }

## Achievements
profile-achievements = Achievements
profile-achievements-help = Each shows a rule at its best. They are found in what everybody at the table could see.
profile-achievements-count = { $count } of { $all }
profile-earned =
    { $count ->
        [one] earned on { $date }
       *[other] earned { $count } times, first on { $date }
    }
profile-not-earned = still to be earned
profile-rule = Rule { $rule }

## Matches
profile-matches = Matches
profile-no-matches = No match fits.
profile-any-game = All games
profile-any-size = All sizes
profile-size =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
profile-rounds-gorus =
    { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
profile-rounds-munera =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
profile-rounds-spartacus =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
profile-moves =
    { $count ->
        [one] { $count } decision
       *[other] { $count } decisions
    }
profile-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
profile-place = Place { $place }
profile-victory = Victory
profile-defeat = Defeat
profile-no-place = No result
profile-left = a bot finished it
profile-result-left = Finished by a bot
profile-left-you = A bot made most of your moves. Whatever it reached, the match counts as your last place.
profile-left-help = Whoever let a bot make most of their moves has the last place, whatever the bot reached.
profile-table = Open the table
profile-record = Record
profile-newer = Newer
profile-older = Older
profile-page = { $first } to { $last } of { $count }
profile-why-ended = Not counted: it was ended before the rules ended it.
profile-why-alone = Not rated: nobody to compare with.
profile-why-several = Not counted: one person had several seats.
profile-why-unknown = Not rated: somebody at the table is not known here.
profile-why-cards = Not rated: the table had its own cards.
profile-why-left = Not rated: nobody stayed to the end.
profile-why-unrated = Not rated: not everybody at the table wants a rating.

## The club
profile-club-title = The club
profile-club-title-of = { $name }
profile-club-about = Everybody here who shows a profile and has { $least } rated matches in a game. Whoever is high for sure stands first: the order goes by the lower end of the band.
profile-club-empty = Nobody stands here yet. Show your profile, rate your matches, and play { $least } of them.
profile-club-place = Place
profile-club-name = Name
profile-club-interval = Band

## Gorus Maximus
profile-achievement-gorus-own-challenge = Stolen applause
profile-achievement-gorus-own-challenge-text = Win a combat with your own Challenge. A card of the same rank as the one before it makes its school the favorite at once, whatever was led.
profile-achievement-gorus-golden-zero = The golden zero
profile-achievement-gorus-golden-zero-text = Earn a support in a round in which you won the 0 of the favorite. It counts 5, and only the one whose school is the favorite at the end.
profile-achievement-gorus-few-combats = Less is more
profile-achievement-gorus-few-combats-text = Earn a support in a round in which you won one combat at most. Favor counts, not combats: some are better left to others.
profile-achievement-gorus-no-eights = Clean hands
profile-achievement-gorus-no-eights-text = Win a match without winning a single 8. Each costs 4 favor: play yours where somebody else takes the combat.
profile-achievement-gorus-last-challenge = The last word
profile-achievement-gorus-last-challenge-text = Change the favorite in the very last combat of a match, and win the match. A Challenge can turn a whole round: every 0 and every combat is worth something else.
profile-achievement-gorus-alone = Alone on the sand
profile-achievement-gorus-alone-text = Win the solo game. More favor than the dummy is not enough: you also need an 8 in every round you win.

## Munera
profile-achievement-munera-every-size = Small and large
profile-achievement-munera-every-size-text = Sign contracts of three different sizes in one match. Large ones bring Glory, but need pairs of different classes: build your school for them in time.
profile-achievement-munera-for-nothing = For the glory
profile-achievement-munera-for-nothing-text = Win a tender with an offer of 0. It wins at once, and the Glory is yours all the same; only think of travel and wages first.
profile-achievement-munera-lender = A good neighbor
profile-achievement-munera-lender-text = Lend a man whom the borrower then names. You keep his Fame and may ask a price; he binds himself for one spectacle only.
profile-achievement-munera-missus = Missus
profile-achievement-munera-missus-text = Lose a duel, and the crowd spares your man. Long fights, an approving crowd and Charisma make mercy likely; a Faber helps.
profile-achievement-munera-stantes-missi = Stantes missi
profile-achievement-munera-stantes-missi-text = Let both men leave as winners. Equal rolls please the crowd: at 5 the duel ends, and both gain 2 Fame.
profile-achievement-munera-primus-palus = Primus Palus
profile-achievement-munera-primus-palus-text = Raise a man to Primus Palus. Each fourth point of Fame is a rank; a rank makes him stronger and brings Glory at every spectacle.

## Spartacus
profile-achievement-spartacus-foiled = Not in this house
profile-achievement-spartacus-foiled-text = Foil a scheme. Whoever is its target may send a guard, who holds on 4 or more; anybody may play a reaction.
profile-achievement-spartacus-supported = Borrowed power
profile-achievement-spartacus-supported-text = Let a scheme work with the support of another house. A yes lends you all its Influence for this card: ask, pay, promise, or bluff.
profile-achievement-spartacus-underdog = The underdog
profile-achievement-spartacus-underdog-text = Win a fight with a fighter who has fewer dice than his opponent. Dice are health: position, initiative and equipment can make up for them.
profile-achievement-spartacus-mercy = Thumb up
profile-achievement-spartacus-mercy-text = Be Host and spare the beaten fighter of another house. Killing him would cost you 1 Influence for each of his Favors, and friends.
profile-achievement-spartacus-champion = A name they chant
profile-achievement-spartacus-champion-text = Make a fighter of yours a Champion. The third Favor brings 1 Influence and 6 gold for each fight, and no Host can kill him.
profile-achievement-spartacus-tournament = The last duel
profile-achievement-spartacus-tournament-text = Win a match in a tournament. If several stand at the top, their best fighters decide: keep one ready, with equipment.
