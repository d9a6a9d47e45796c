# Munera: Familia Gladiatoria. No article stands before a name. Latin names (classes, ranks, origins, offices, titles of
# cards, cities, regions) come from the decks and stay Latin. Keys that end in -you address the reader; the others tell of
# somebody by name. Where an event names two seats, the reader's own is called what harena.ftl says for `you`, so that a
# text can tell which of the two is meant. A part that begins small stands in a list or after a colon.

munera-name = Munera: Familia Gladiatoria
munera-about = Gladiator schools for { $low } to { $high } players: sealed auctions, contracts, deals and duels with dice.

## Small parts

munera-denarii =
    { $amount ->
        [one] 1 denarius
       *[other] { $amount } denarii
    }
munera-glory = { $points } Glory
munera-fame = { $points } Fame
munera-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
munera-none = none
munera-no-class = no class yet
munera-values = Valor { $valor }, Courage { $courage }, Charisma { $charisma }
munera-rank = { $rank }, Fame { $fame }
munera-obedience = Obedience { $obedience }
munera-man-of = { $man } of { $seat }
munera-man-yours = your { $man }
munera-rudiarius = { $seat } (Rudis)
munera-uses = { $minister } ({ $left } left)
munera-ready = ready
munera-engaged = engaged
munera-wounded = engaged, wounded
munera-lent = lent to { $seat } for { $city }
munera-lent-you = lent to you for { $city }
munera-cost = cost { $cost }
munera-contract =
    { $pairs ->
        [one] 1 pair
       *[other] { $pairs } pairs
    }
munera-contract-named = 1 pair: { $one } and { $other }
munera-pay = { $denarii }, { $glory } Glory
munera-journey = your journey { $denarii }
munera-prospect-able = you can take part
munera-prospect-men = you lack men for it
munera-prospect-denarii = you lack denarii for it
munera-pugna = { $points } for { $side }
munera-die = die { $die }
munera-total = total { $total }
munera-of = { $has } of { $target }
munera-line = { $label }: { $what }

# What a Minister does, as part of a list.
munera-office-doctor = +{ $skill } Virtus for the men of one class
munera-office-medicus = +{ $skill } to healing rolls
munera-office-faber = +{ $skill } to the Appreciation of your losers
munera-office-coquus =
    { $skill ->
        [one] 1 re-roll a turn
       *[other] { $skill } re-rolls a turn
    }
munera-office-arbiter = +{ $skill } against accidental death
munera-office-vectores =
    { $skill ->
        [one] 1 zone of each journey free
       *[other] { $skill } zones of each journey free
    }
munera-office-lupae = +{ $skill } to Obedience

## Table options

munera-setting-target = Glory to win
munera-setting-target-help = The game ends as soon as a school has this much Glory.
munera-setting-quick_start = quick start
munera-setting-quick_start-help = In the first turn as many spectacles of one pair are laid out as there are players.
munera-setting-bought_glory = bought glory
munera-setting-bought_glory-help = At rest in the Forum phase, 15 denarii buy 1 Glory.
munera-setting-sales = sales
munera-setting-sales-help = When a school may sell to the Forum or hold an auction of its own.
munera-setting-naming = naming of fighters
munera-setting-naming-help = When the two schools of a spectacle name their fighters.
munera-setting-classes = classes
munera-setting-classes-help = When a new man gets his class.
munera-setting-rerolls = re-rolls
munera-setting-rerolls-help = How often one die may be rolled again.
munera-setting-bout_bets = bets on same-school duels
munera-setting-bout_bets-help = Stakes, but no fixes, on duels between men of one side or one owner.
munera-setting-offers = offers
munera-setting-offers-help = How many offers a player may make at one rest moment.
munera-setting-turns = turn limit
munera-setting-turns-help = After this turn the most Glory wins; 0 is no limit.
munera-setting-decks = cards and map
munera-setting-decks-help = Our own, or those of a deck file: “harena decks new munera FILE.toml” writes one to start from.

munera-value-sales-forum = in the Forum phase
munera-value-sales-always = at every rest moment
munera-value-naming-tender = before the tender
munera-value-naming-travel = before travel, after the fees
munera-value-classes-purchase = at once
munera-value-classes-spectacle = at any rest moment before his first spectacle
munera-value-rerolls-paid = as often as it is paid for
munera-value-rerolls-once = once
munera-value-offers-0 = no limit
munera-value-turns-0 = none
munera-value-decks-none = our own cards
munera-value-decks-own = cards of your own

## What happens: set-up, turns, cards

munera-event-rolled = { $seat } rolls { $die }.
munera-event-rolled-you = You roll { $die }.
munera-event-rudis = The Rudis goes to { $seat }.
munera-event-rudis-you = The Rudis goes to you.
munera-event-settled =
    { $seat } founds a school in { $region } for { $price ->
        [one] 1 denarius
       *[other] { $price } denarii
    }.
munera-event-settled-you =
    You found a school in { $region } for { $price ->
        [one] 1 denarius
       *[other] { $price } denarii
    }.
munera-event-recruited = { $man } joins the school of { $seat }.
munera-event-recruited-you = { $man } joins your school.
munera-event-hired = { $minister } enters the service of { $seat }.
munera-event-hired-you = { $minister } enters your service.
munera-event-class = { $seat } has { $man } fight as { $class }.
munera-event-class-you = You have { $man } fight as { $class }.
munera-event-retrained = { $seat } retrains { $man } as { $class }: he is a Tiro with 0 Fame.
munera-event-retrained-you = You retrain { $man } as { $class }: he is a Tiro with 0 Fame.
munera-event-assigned = { $minister } of { $seat } trains the class { $class } from now on.
munera-event-assigned-you = Your { $minister } trains the class { $class } from now on.
munera-event-turn = Turn { $turn } begins.
munera-event-drew = { $seat } draws an Eventum card.
munera-event-drew-you = You draw an Eventum card.
# Follows the line above, for those who may know.
munera-event-drawn = The card is { $title }.
munera-event-discarded = { $seat } discards { $title }.
munera-event-discarded-you = You discard { $title }.
munera-event-played = { $seat } plays { $title }.
munera-event-played-you = You play { $title }.
munera-event-played-man = { $seat } plays { $title } on { $man }.
munera-event-played-man-you = You play { $title } on { $man }.
munera-event-played-school = { $seat } plays { $title } on the school of { $other }.
munera-event-played-school-you =
    { $seat ->
        [You]
            { $other ->
                [You] You play { $title } on your own school.
               *[other] You play { $title } on the school of { $other }.
            }
       *[other] { $seat } plays { $title } on your school.
    }
munera-event-played-side = { $seat } plays { $title } on side { $side }.
munera-event-played-side-you = You play { $title } on side { $side }.
munera-event-fame = { $man } gains { $points } Fame.
munera-event-promoted = { $man } rises to { $rank }.
munera-event-income =
    { $seat } receives { $denarii ->
        [one] 1 denarius
       *[other] { $denarii } denarii
    }.
munera-event-income-you =
    You receive { $denarii ->
        [one] 1 denarius
       *[other] { $denarii } denarii
    }.
munera-event-paid =
    { $seat } pays { $denarii ->
        [one] 1 denarius
       *[other] { $denarii } denarii
    } to the bank.
munera-event-paid-you =
    You pay { $denarii ->
        [one] 1 denarius
       *[other] { $denarii } denarii
    } to the bank.
munera-event-stolen =
    { $seat } takes { $denarii ->
        [one] 1 denarius
       *[other] { $denarii } denarii
    } from { $other }.
munera-event-stolen-you =
    { $other ->
        [You] { $seat } takes
       *[other] You take
    } { $denarii ->
        [one] 1 denarius
       *[other] { $denarii } denarii
    } { $other ->
        [You] from you.
       *[other] from { $other }.
    }
munera-event-roll = A die for { $man }, { $what }: { $die }.
munera-event-test-passed = { $man } passes the test.
munera-event-test-failed = { $man } fails the test: he is engaged and has a wound marker.
munera-event-test-fled = { $man } fails the test and is lost to his school: the card is discarded.
munera-event-healthy = { $man } stays healthy.
munera-event-fallen-ill = { $man } falls ill: he is engaged and has a wound marker.
munera-event-disobeyed = { $man } fails the test.
munera-event-hurt = { $man } is engaged and gets a wound marker.
munera-event-engaged = { $man } is engaged.
munera-event-rested = { $man } is ready again.
munera-event-vanished = { $man } is lost to his school: the card is discarded.
munera-event-fame-lost = { $man } loses { $points } Fame.
munera-event-glory-lost = { $seat } loses { $points } Glory and now has { $total }.
munera-event-glory-lost-you = You lose { $points } Glory and now have { $total }.
munera-event-pugna = Pugna now stands at { $pugna }.
munera-event-wounds =
    { $wounds ->
        [0] { $man } now has no wound in this duel.
        [one] { $man } now has 1 wound in this duel.
       *[other] { $man } now has { $wounds } wounds in this duel.
    }

# What a die is rolled for, between commas.
munera-what-judgement = judgment
munera-what-healing = healing
munera-what-recovery = healing
munera-what-accident = accidental death
munera-what-mercy = mercy
munera-what-plague = plague
munera-what-test = test of obedience
munera-what-flight = test of obedience
munera-what-ordeal = test of obedience

## What happens: the Forum

munera-event-forum = The Forum phase begins.
munera-event-recovered = { $man } recovers: his wound marker comes off.
munera-event-still-hurt = { $man } keeps his wound marker.
munera-event-restocked = On offer in the Forum: { $men }; Ministers: { $ministers }.
munera-event-put-up = { $seat } puts { $ware } up for auction.
munera-event-put-up-you = You put { $ware } up for auction.
munera-event-bids = Bids: { $bids }.
munera-event-outbid =
    { $seat } takes the card instead, for { $price ->
        [one] 1 denarius
       *[other] { $price } denarii
    }.
munera-event-outbid-you =
    You take the card instead, for { $price ->
        [one] 1 denarius
       *[other] { $price } denarii
    }.
munera-event-bought =
    { $seat } buys { $ware } for { $price ->
        [one] 1 denarius
       *[other] { $price } denarii
    }.
munera-event-bought-you =
    You buy { $ware } for { $price ->
        [one] 1 denarius
       *[other] { $price } denarii
    }.
munera-event-unsold = Nobody bids for { $ware }.
munera-event-sold =
    { $seat } sells { $ware } to the Forum for { $price ->
        [one] 1 denarius
       *[other] { $price } denarii
    }.
munera-event-sold-you =
    You sell { $ware } to the Forum for { $price ->
        [one] 1 denarius
       *[other] { $price } denarii
    }.
munera-event-auction =
    { $seat } auctions { $ware }, for at least { $minimum ->
        [one] 1 denarius
       *[other] { $minimum } denarii
    }.
munera-event-auction-you =
    You auction { $ware }, for at least { $minimum ->
        [one] 1 denarius
       *[other] { $minimum } denarii
    }.

## What happens: spectacles

munera-event-announced = Spectacles announced: { $spectacles }.
munera-event-chosen = { $seat } chooses the spectacle of { $spectacle }.
munera-event-chosen-you = You choose the spectacle of { $spectacle }.
munera-event-stands = { $seat } stands.
munera-event-stands-you = You stand.
munera-event-tendered =
    { $seat } bids { $denarii ->
        [0] 0 denarii and gets the contract: nobody can go lower
        [one] 1 denarius
       *[other] { $denarii } denarii
    }.
munera-event-tendered-you =
    You bid { $denarii ->
        [0] 0 denarii and get the contract: nobody can go lower
        [one] 1 denarius
       *[other] { $denarii } denarii
    }.
munera-event-withdrew = { $seat } withdraws.
munera-event-withdrew-you = You withdraw.
munera-event-unmatched = Nobody stands for { $spectacle }: it does not take place.
munera-event-contract =
    { $seat } receives a fee of { $denarii ->
        [one] 1 denarius
       *[other] { $denarii } denarii
    }.
munera-event-contract-you =
    You receive a fee of { $denarii ->
        [one] 1 denarius
       *[other] { $denarii } denarii
    }.
munera-event-glory = { $seat } gains { $points } Glory and now has { $total }.
munera-event-glory-you = You gain { $points } Glory and now have { $total }.
munera-event-named = { $seat } names { $man }.
munera-event-named-you = You name { $man }.
munera-event-stands-down = { $man } no longer fights for { $seat } in this spectacle.
munera-event-stands-down-you = { $man } no longer fights for you in this spectacle.
munera-event-void-pairs =
    { $count ->
        [one] { $seat } lacks men for one pair: it is void.
       *[other] { $seat } lacks men for { $count } pairs: they are void.
    }
munera-event-void-pairs-you =
    { $count ->
        [one] You lack men for one pair: it is void.
       *[other] You lack men for { $count } pairs: they are void.
    }
munera-event-travelled =
    { $denarii ->
        [0] { $seat } pays nothing for journey and wages.
        [one] { $seat } pays 1 denarius for journey and wages.
       *[other] { $seat } pays { $denarii } denarii for journey and wages.
    }
munera-event-travelled-you =
    { $denarii ->
        [0] You pay nothing for journey and wages.
        [one] You pay 1 denarius for journey and wages.
       *[other] You pay { $denarii } denarii for journey and wages.
    }
munera-event-closed = The card of { $spectacle } is discarded.

## What happens: duels

munera-event-duel = Duel: { $man } of { $seat } (side I) meets { $rival } of { $other } (side II).
munera-event-duel-you =
    { $other ->
        [You] Duel: { $man } of { $seat } (side I) meets your { $rival } (side II).
       *[other] Duel: your { $man } (side I) meets { $rival } of { $other } (side II).
    }
munera-event-virtus-both = Virtus: { $man } { $virtus }, { $rival } { $other }.
munera-event-melee = { $man } rolls { $die }, { $rival } { $other }.
munera-event-declared = { $seat } spends 1 Virtus of { $man } on a re-roll.
munera-event-declared-you = You spend 1 Virtus of { $man } on a re-roll.
munera-event-stopped = { $man } has no Virtus left: no die is rolled.
munera-event-rerolled = { $seat } rolls again for { $man }: { $die }.
munera-event-rerolled-you = You roll again for { $man }: { $die }.
munera-event-approval = Comprobatio now stands at { $approval }.
munera-event-virtus = { $man } now has { $virtus } Virtus.
munera-event-struck =
    { $man } has the better of { $rival }. Pugna: { $pugna }; { $rival } has { $wounds ->
        [0] no wound
        [one] 1 wound
       *[other] { $wounds } wounds
    }.
munera-event-accident = { $man } dies by accident.
munera-event-victory = { $man } wins for { $seat }.
munera-event-victory-you = { $man } wins for you.
munera-event-stantes-missi = Stantes Missi: { $man } and { $rival } both win and leave on their feet.
munera-event-appreciation = The crowd judges { $man }: Appreciation { $appreciation }.
munera-event-spared = { $man } is spared.
munera-event-killed =
    { $price ->
        [0] { $man } is killed. { $seat } receives nothing.
        [one] { $man } is killed. { $seat } receives his worth, 1 denarius.
       *[other] { $man } is killed. { $seat } receives his worth, { $price } denarii.
    }
munera-event-killed-you =
    { $price ->
        [0] { $man } is killed. You receive nothing.
        [one] { $man } is killed. You receive his worth, 1 denarius.
       *[other] { $man } is killed. You receive his worth, { $price } denarii.
    }
munera-event-healed = { $man } is healed: no wound marker stays.
munera-event-scarred = { $man } keeps a wound marker.
munera-event-bout = Same-school duel: { $man } rolls { $die }, { $rival } { $other }.
munera-event-bout-won = { $man } wins, { $total } to { $other }.
munera-event-bout-death = { $man } is killed; nothing is paid.
munera-event-staked =
    { $seat } stakes { $denarii ->
        [one] 1 denarius
       *[other] { $denarii } denarii
    } on { $man }.
munera-event-staked-you =
    You stake { $denarii ->
        [one] 1 denarius
       *[other] { $denarii } denarii
    } on { $man }.
munera-event-bet-won =
    { $seat } wins the bet and receives { $denarii ->
        [one] 1 denarius
       *[other] { $denarii } denarii
    }.
munera-event-bet-won-you =
    You win the bet and receive { $denarii ->
        [one] 1 denarius
       *[other] { $denarii } denarii
    }.
munera-event-bet-lost =
    { $seat } loses the bet, and with it { $denarii ->
        [one] 1 denarius
       *[other] { $denarii } denarii
    }.
munera-event-bet-lost-you =
    You lose the bet, and with it { $denarii ->
        [one] 1 denarius
       *[other] { $denarii } denarii
    }.
munera-event-pause = { $seat } buys a pause: Pugna does not move for this roll.
munera-event-pause-you = You buy a pause: Pugna does not move for this roll.
munera-event-refreshment = { $seat } buys refreshment: nobody is wounded by this roll.
munera-event-refreshment-you = You buy refreshment: nobody is wounded by this roll.
munera-event-bribed = { $seat } bribes the referee: { $man } now has { $virtus } Virtus.
munera-event-bribed-you = You bribe the referee: { $man } now has { $virtus } Virtus.
munera-event-cheered = { $seat } pays supporters: { $man } now has { $virtus } Virtus.
munera-event-cheered-you = You pay supporters: { $man } now has { $virtus } Virtus.

## The screen: the duel

munera-screen-duel = Duel: { $man } against { $rival }
munera-screen-duel-reading = The duel in words
munera-screen-duel-man = { $man } of { $seat }.
munera-screen-duel-virtus = Virtus { $virtus }.
munera-screen-duel-wounds = Wounds { $wounds } of { $most }: with { $most } he has lost.
munera-screen-duel-pugna = Pugna { $points } of { $most } for { $man }.
munera-screen-duel-pugna-level = Pugna in the middle.
munera-screen-duel-pugna-next = As the dice lie: { $pugna }
munera-screen-duel-crowd = Comprobatio { $approval } of { $most }.
munera-screen-duel-crowd-short = Crowd { $approval } / { $most }
munera-screen-duel-same = One roll each; Valor and Courage are added.
munera-screen-duel-die = { $man } has rolled { $die }.
munera-screen-duel-die-before = before:
munera-screen-duel-total = Total { $total }
munera-screen-duel-ahead = { $man } leads by { $points }.
munera-screen-duel-equal = The crowd rises
munera-screen-duel-blunt = Blunt weapons
munera-screen-duel-declared = { $man } spends 1 Virtus on a new die.
munera-screen-duel-spend = Roll again: 1 Virtus
munera-screen-duel-chance = win { $chance } %
munera-screen-duel-coquus = Roll again: Coquus
munera-screen-duel-keep = Keep the { $die }
munera-screen-duel-bet-on = Bet on { $man }
munera-screen-duel-staked =
    { $seat }: { $denarii ->
        [one] 1 denarius
       *[other] { $denarii } denarii
    } on { $man }.
munera-screen-duel-fixes = Cheating
munera-screen-duel-fix-pause = Pugna stays where it is
munera-screen-duel-fix-refreshment = Nobody is wounded
munera-screen-duel-fix-referee = −1 Virtus
munera-screen-duel-fix-supporters = +1 or −1 Virtus
munera-screen-duel-fix-whom = Choose the man
munera-screen-duel-fix-on = Fixes against or for { $man }
munera-screen-duel-fix-used = Bought by { $seat }
munera-screen-duel-fix-useless = Would change nothing
munera-screen-duel-fix-late = Does not stop this die
munera-screen-duel-fix-none = No more in this round
munera-screen-duel-fix-right = { $seat } may buy
munera-screen-duel-fix-yours = Yours, once both keep their dice
munera-screen-duel-cards = Cards you can play now
munera-screen-duel-no-more = No more in this duel
munera-screen-duel-skip = Skip to the judgment
munera-screen-duel-skipping = On to the judgment ...
munera-screen-duel-bet-won = won { $denarii }
munera-screen-duel-bet-lost = lost { $denarii }
munera-screen-duel-spared-ahead = Kept for you: your die is higher.
munera-screen-duel-spared-high = Kept for you: a new die would rarely be higher.
munera-screen-duel-spared-level = Kept for you: the dice are level.
munera-screen-duel-spared-keep = Kept, as you have said.
munera-screen-duel-spared-again = Rolled again, as you have said.
munera-screen-duel-spared-card = No card played for you.
munera-screen-duel-spared-bet = No bet made for you.
munera-screen-duel-spared-fix = No fix bought for you.
munera-screen-duel-spared-help = Kept for you: this roll is good.
munera-screen-duel-asked = You will be asked from now on.
munera-screen-duel-won = { $man } wins.
munera-screen-duel-both = Both win and leave on their feet.
munera-screen-duel-dead = { $man } is dead.
munera-screen-duel-spared = { $man } is spared.
munera-screen-judgment-spared = { $man } is spared
munera-screen-judgment-killed = { $man } must die
munera-screen-judgment-parts = Wounds of both men { $wounds }, crowd { $approval }, Charisma, Faber and cards { $rest }: Appreciation { $sum }.
munera-screen-judgment-why-spared = { $die } rolled, no more than { $needs }: the crowd lets him live.
munera-screen-judgment-why-killed = { $die } rolled, more than { $needs }: the crowd turns on him.
munera-screen-judgment-why-any = { $die } rolled, and any die was good enough: the crowd lets him live.
munera-screen-judgment-why-none = { $die } rolled, and no die could have saved him: the crowd turns on him.

## What happens: end of turn, deals, victory

munera-event-unruly = The school of { $seat } is too large: { $man } takes a test.
munera-event-unruly-you = Your school is too large: { $man } takes a test.
munera-event-gave-denarii =
    { $seat } gives { $other } { $denarii ->
        [one] 1 denarius
       *[other] { $denarii } denarii
    }.
munera-event-gave-denarii-you =
    { $other ->
        [You] { $seat } gives you
       *[other] You give { $other }
    } { $denarii ->
        [one] 1 denarius
       *[other] { $denarii } denarii
    }.
munera-event-gave = { $seat } hands { $ware } over to { $other }.
munera-event-gave-you =
    { $other ->
        [You] { $seat } hands { $ware } over to you.
       *[other] You hand { $ware } over to { $other }.
    }
munera-event-gave-cards =
    { $seat } gives { $other } { $count ->
        [one] 1 Eventum card
       *[other] { $count } Eventum cards
    }.
munera-event-gave-cards-you =
    { $other ->
        [You] { $seat } gives you
       *[other] You give { $other }
    } { $count ->
        [one] 1 Eventum card
       *[other] { $count } Eventum cards
    }.
# Follows the line above, for those who may know.
munera-event-gave-card =
    { $count ->
        [one] The card is { $title }.
       *[other] The cards are { $count } times { $title }.
    }
munera-event-lent = { $seat } lends { $man } to { $other } for { $spectacle }.
munera-event-lent-you =
    { $other ->
        [You] { $seat } lends { $man } to you for { $spectacle }.
       *[other] You lend { $man } to { $other } for { $spectacle }.
    }
munera-event-won = The game is over. Won by: { $seats }, with { $glory } Glory.
munera-event-won-with-you = The game is over. You win together with { $seats }, with { $glory } Glory.
munera-event-won-you = The game is over. You win with { $glory } Glory.
munera-event-offered = { $seat } makes { $other } an offer.
munera-event-offered-you =
    { $other ->
        [You] { $seat } makes you an offer.
       *[other] You make { $other } an offer.
    }
munera-event-countered = { $seat } answers { $other } with a counteroffer.
munera-event-countered-you =
    { $other ->
        [You] { $seat } answers you with a counteroffer.
       *[other] You answer { $other } with a counteroffer.
    }
munera-event-offer-declined = { $other } declines the offer of { $seat }.
munera-event-offer-declined-you =
    { $other ->
        [You] You decline the offer of { $seat }.
       *[other] { $other } declines your offer.
    }
munera-event-offer-withdrawn = { $seat } withdraws the offer to { $other }.
munera-event-offer-withdrawn-you =
    { $other ->
        [You] { $seat } withdraws the offer to you.
       *[other] You withdraw your offer to { $other }.
    }
munera-event-offer-gone = The offer of { $seat } to { $other } is off the table: the time for it is over.
munera-event-offer-gone-you =
    { $other ->
        [You] The offer of { $seat } to you is off the table: the time for it is over.
       *[other] Your offer to { $other } is off the table: the time for it is over.
    }
munera-event-offer-failed = The offer of { $seat } to { $other } is off the table: it can no longer be carried out.
munera-event-offer-failed-you =
    { $other ->
        [You] The offer of { $seat } to you is off the table: it can no longer be carried out.
       *[other] Your offer to { $other } is off the table: it can no longer be carried out.
    }
munera-event-offer-void = The offer of { $seat } to { $other } is void: a promised card was not there.
munera-event-offer-void-you =
    { $other ->
        [You] The offer of { $seat } to you is void: a promised card was not there.
       *[other] Your offer to { $other } is void: a promised card was not there.
    }
munera-event-deal = { $seat } and { $other } make a deal.
munera-event-deal-you =
    { $other ->
        [You] You make a deal with { $seat }.
       *[other] You make a deal with { $other }.
    }

## What is asked

munera-ask-match-settle = In which region do you found your school?
munera-ask-match-enlist = New men. Which class does each of them get?
munera-ask-match-assign = Which class does your Doctor train?
munera-ask-moment-play_card = Do you play a card?
munera-ask-at-moment = { $moment }: do you play a card?
munera-ask-hand-throw_away = You hold too many Eventum cards. Which one do you discard?
munera-ask-roll-help_oneself = Do you roll this die again?
munera-ask-forum-put_up = You have the Rudis. Which card do you put up for auction?
munera-ask-forum-bid = How much do you bid?
munera-ask-bid-for = How much do you bid for { $ware }?
munera-ask-forum-enlist = A new man. Which class does he get?
munera-ask-forum-assign = Which class does your Doctor train?
munera-ask-rest-act = The schools are at rest. What do you do?
munera-ask-at-rest = { $rest }. What do you do?
munera-ask-training-pick_trainee = Who changes class?
munera-ask-training-train = Which class does he change to?
munera-ask-sale-sell = What do you sell to the Forum?
munera-ask-auction-offer_up = What do you auction?
munera-ask-auction-name_minimum = What is the lowest bid you accept?
munera-ask-auction-private_bid = How much do you bid?
munera-ask-munus-choose = You have the Rudis. Which spectacle do you choose?
munera-ask-spectacle-stand = Do you stand?
munera-ask-stand-for = Do you stand for { $city }?
munera-ask-spectacle-tender = How low do you bid?
munera-ask-tender-for = How low do you bid for { $city }?
munera-ask-naming-name_fighter = Who fights for you?
munera-ask-spectacle-pick = Which of your fighters is next?
munera-ask-spectacle-oppose = Whom does he meet?
munera-ask-duel-stake = Do you bet on this duel?
munera-ask-wager-stake = Do you bet on this duel?
munera-ask-duel-reroll = Do you roll your die again?
munera-ask-duel-interrupt = Do you answer the re-roll with a fix?
munera-ask-duel-fix = Do you buy a fix?
munera-ask-bout-try_again = Do you roll a die again?
munera-ask-end-name_excess = You have the Rudis. Whom do you name for a test?
munera-ask-brawl-name_brawler = A brawl: which of your men is in it?
munera-ask-plague-name_patient = Plague: which of your men is exposed to it?

munera-wait-match-settle =
    { $count ->
        [one] { $names } chooses a region for the school.
       *[other] { $names } choose a region for the school.
    }
munera-wait-match-enlist =
    { $count ->
        [one] { $names } chooses a class for a new man.
       *[other] { $names } choose a class for a new man.
    }
munera-wait-match-assign =
    { $count ->
        [one] { $names } chooses a class for a Doctor.
       *[other] { $names } choose a class for a Doctor.
    }
munera-wait-moment-play_card =
    { $count ->
        [one] { $names } decides whether to play a card.
       *[other] { $names } decide whether to play a card.
    }
munera-wait-hand-throw_away =
    { $count ->
        [one] { $names } discards a card.
       *[other] { $names } discard a card.
    }
munera-wait-roll-help_oneself =
    { $count ->
        [one] { $names } decides whether to roll again.
       *[other] { $names } decide whether to roll again.
    }
munera-wait-forum-put_up =
    { $count ->
        [one] { $names } puts a card up for auction.
       *[other] { $names } put a card up for auction.
    }
munera-wait-forum-bid =
    { $count ->
        [one] { $names } bids.
       *[other] { $names } bid.
    }
munera-wait-forum-enlist =
    { $count ->
        [one] { $names } chooses a class for a new man.
       *[other] { $names } choose a class for a new man.
    }
munera-wait-forum-assign =
    { $count ->
        [one] { $names } chooses a class for a Doctor.
       *[other] { $names } choose a class for a Doctor.
    }
munera-wait-rest-act =
    { $count ->
        [one] { $names } acts or passes, at rest.
       *[other] { $names } act or pass, at rest.
    }
munera-wait-training-pick_trainee =
    { $count ->
        [one] { $names } chooses a man to change class.
       *[other] { $names } choose a man to change class.
    }
munera-wait-training-train =
    { $count ->
        [one] { $names } chooses a new class.
       *[other] { $names } choose a new class.
    }
munera-wait-sale-sell =
    { $count ->
        [one] { $names } chooses what to sell to the Forum.
       *[other] { $names } choose what to sell to the Forum.
    }
munera-wait-auction-offer_up =
    { $count ->
        [one] { $names } chooses a card to auction.
       *[other] { $names } choose a card to auction.
    }
munera-wait-auction-name_minimum =
    { $count ->
        [one] { $names } names the lowest bid.
       *[other] { $names } name the lowest bid.
    }
munera-wait-auction-private_bid =
    { $count ->
        [one] { $names } bids.
       *[other] { $names } bid.
    }
munera-wait-munus-choose =
    { $count ->
        [one] { $names } chooses a spectacle.
       *[other] { $names } choose a spectacle.
    }
munera-wait-spectacle-stand =
    { $count ->
        [one] { $names } decides whether to stand for this spectacle.
       *[other] { $names } decide whether to stand for this spectacle.
    }
munera-wait-spectacle-tender =
    { $count ->
        [one] { $names } bids lower or withdraws.
       *[other] { $names } bid lower or withdraw.
    }
munera-wait-naming-name_fighter =
    { $count ->
        [one] { $names } names a fighter.
       *[other] { $names } name a fighter.
    }
munera-wait-spectacle-pick =
    { $count ->
        [one] { $names } chooses the next fighter.
       *[other] { $names } choose the next fighter.
    }
munera-wait-spectacle-oppose =
    { $count ->
        [one] { $names } chooses his opponent.
       *[other] { $names } choose his opponent.
    }
munera-wait-duel-stake =
    { $count ->
        [one] { $names } decides whether to bet on this duel.
       *[other] { $names } decide whether to bet on this duel.
    }
munera-wait-wager-stake =
    { $count ->
        [one] { $names } decides whether to bet on this duel.
       *[other] { $names } decide whether to bet on this duel.
    }
munera-wait-duel-reroll =
    { $count ->
        [one] { $names } decides whether to roll a die again.
       *[other] { $names } decide whether to roll a die again.
    }
munera-wait-duel-interrupt =
    { $count ->
        [one] { $names } decides whether to answer the re-roll with a fix.
       *[other] { $names } decide whether to answer the re-roll with a fix.
    }
munera-wait-duel-fix =
    { $count ->
        [one] { $names } decides whether to buy a fix.
       *[other] { $names } decide whether to buy a fix.
    }
munera-wait-bout-try_again =
    { $count ->
        [one] { $names } decides whether to roll a die again.
       *[other] { $names } decide whether to roll a die again.
    }
munera-wait-end-name_excess =
    { $count ->
        [one] { $names } names a man for a test.
       *[other] { $names } name a man for a test.
    }
munera-wait-brawl-name_brawler =
    { $count ->
        [one] { $names } names a man for the brawl.
       *[other] { $names } name a man for the brawl.
    }
munera-wait-plague-name_patient =
    { $count ->
        [one] { $names } names a man exposed to the plague.
       *[other] { $names } name a man exposed to the plague.
    }

## What is allowed, and what hangs on it

munera-why-match-settle = Your journeys start here: 2 denarii for each region or sea zone entered. Schools may share a region.
# For match.enlist and forum.enlist.
munera-why-enlist = { $man }: { $what }. Two men whose classes fight each other are a pair; a contract asks for pairs of different pairings.
# For match.assign and forum.assign.
munera-why-assign = { $minister }: your men of that class have +{ $skill } Virtus in duels. The class stays for good.
munera-why-moment = One card for this moment, or none, until all pass in a row.
munera-why-hand-throw_away = Five is the most you may hold.
munera-why-forum-put_up = All bid sealed; the highest pays and takes it. If you buy it or put up none, the Rudis passes on.
munera-why-forum-bid = { $ware }. Lowest bid { $cost }. All bids are shown together; the highest pays, ties roll a die.
munera-why-rest-act = One action, or pass; it ends when all pass in a row.
munera-rest-eventum = Rest after the draws
munera-rest-forum = Rest in the Forum phase
munera-rest-munus = Rest before a spectacle is chosen
munera-rest-chosen = Rest: { $city } is chosen
munera-rest-end = Rest at the end of the turn
munera-why-training-pick_trainee = Whoever changes class becomes a Tiro with 0 Fame; a man without a class just gets one.
munera-why-training-train = { $what }. He becomes a Tiro with 0 Fame.
munera-why-sale-sell = A man brings his worth, a Minister his cost. The card is discarded.
munera-why-auction-offer_up = The others bid sealed from your lowest bid up; the highest pays you. Each card once a turn.
munera-why-auction-name_minimum = { $ware }: the Forum would pay { $price }.
munera-why-auction-private_bid = { $ware }. Lowest bid { $minimum }. All bids are shown together; the highest pays the seller.
munera-why-munus-choose = Only spectacles your school can supply and pay for. You get the printed denarii and Glory; a second school must stand.
munera-why-spectacle-stand = { $what }. If several stand, they bid downwards for the fee.
munera-why-tender-first = { $city }: the fee is at most { $fee }. The lowest bid gets the contract; 0 gets it at once.
munera-why-tender = { $city }: bid less than { $fee }, or withdraw. 0 gets the contract at once.
munera-why-fighter = { $city } asks for { $contract }.
munera-why-fighters =
    { $done ->
        [0] { $city } asks for { $contract }, all of different pairings.
        [one] { $city } asks for { $contract }, all of different pairings; 1 is named.
       *[other] { $city } asks for { $contract }, all of different pairings; { $done } are named.
    }
munera-why-partner = { $man } needs a partner to fight: { $partner }.
munera-why-spectacle-pick = If the other school has an unfought man of the class he fights, he meets one of them; if not, his own partner.
munera-why-spectacle-oppose = Next: { $what }.
munera-why-duel-stake = { $man } against { $rival }. If the man you back wins, you get twice the stake; the stake itself is spent.
munera-why-duel-reroll = { $man } { $die }, { $rival } { $other }. The new die counts, even if it is worse.
munera-why-duel-interrupt = { $man } is about to roll again; Virtus { $virtus }. Taken to 0, no die is rolled. A fix costs 1 denarius.
munera-why-duel-fix = { $man } { $die }, { $rival } { $other }: the dice stand. A fix costs 1 denarius, one a round.
munera-why-bout-try_again = Die, Valor and Courage together; the higher total wins. The new die counts, even if it is worse.
munera-why-end-name_excess =
    { $count ->
        [one] A school has more than 8 Gladiators: name 1 more.
       *[other] A school has more than 8 Gladiators: name { $count } more.
    } A die above his Obedience: he is engaged and wounded.
munera-why-brawl-name_brawler = These are equally disobedient. A die above his Obedience: he is engaged and wounded.
munera-why-plague-name_patient = Die and Medicus below 4: he is engaged and wounded.

# What a die decides. $need is one of munera-need-*.
munera-roll-judgement = { $man } is judged by the crowd: spared with { $need }.
munera-roll-healing = { $man } is tended after the duel: healed with { $need }.
munera-roll-recovery = The wound of { $man } heals with { $need }.
munera-roll-accident = { $man } has rolled 0: he survives with { $need }.
munera-roll-mercy = { $man } lost by half: he lives with { $need }.
munera-roll-plague = { $man } is exposed to the plague: he stays healthy with { $need }.
munera-roll-test = { $man } takes a test: he obeys with { $need }.
munera-roll-flight = { $man } takes a test: he stays with { $need }.
munera-roll-ordeal = { $man } takes a test: he obeys with { $need }.
munera-need-more = { $die } or more
munera-need-less = { $die } or less
munera-need-any = any die
munera-need-none = no die at all
munera-die-shows = The die shows { $die }.

## Options

munera-keep = you keep { $denarii }
munera-have = you have { $count } { $klass }
munera-option-region = { $region } for { $price }
munera-option-rival = fights { $rival }
munera-makes-pair = makes a pair
munera-option-sell = Sell { $ware } for { $price }
munera-option-bid = Bid { $amount }
munera-option-minimum = At least { $amount }
munera-after-journey = after journey and wages you have { $denarii }
munera-at-least = you pay at least { $denarii } for journey and wages
munera-option-stand = Stand for { $city }
munera-option-stake = { $amount } on { $man }
munera-option-won = { $amount } if he wins
munera-option-coquus = Roll again with your Coquus ({ $left } left)
munera-option-virtus = Roll again with Virtus ({ $left } left)
munera-option-die = Roll again for { $man }, who has { $die }
munera-keep-die = Keep the { $die }
munera-fix-pause = Pause: Pugna does not move for this roll
munera-fix-refreshment = Refreshment: { $man } takes no wound for this roll
munera-fix-referee = Bribed referee: { $man } goes down to { $virtus } Virtus
munera-fix-supporters = Supporters cheer: { $man } goes up to { $virtus } Virtus
munera-fix-jeers = Supporters jeer: { $man } goes down to { $virtus } Virtus
munera-deed-train = Change the class of a man
munera-deed-sell = Sell to the Forum
munera-deed-auction = Hold an auction among the others
munera-deed-glory = Buy 1 Glory for { $price }
munera-pass-moment-play_card = Play no card
munera-pass-forum-put_up = Put nothing up
munera-pass-forum-put_up-more = the Rudis passes on
munera-pass-forum-bid = No bid
munera-pass-auction-private_bid = No bid
munera-pass-munus-choose = Choose none
munera-pass-munus-choose-more = the Rudis passes on
munera-pass-spectacle-stand = Do not stand
munera-pass-spectacle-tender = Withdraw
munera-pass-duel-stake = No bet
munera-pass-wager-stake = No bet
munera-pass-duel-interrupt = No fix
munera-pass-duel-fix = No fix
munera-pass-bout-try_again = Keep the dice
# What is typed for an amount: the letter, then the number. Small letters, all different.
munera-letter-bid = b
munera-letter-tender = t
munera-letter-minimum = m

## Deals

munera-free-action-propose = Make an offer
munera-free-action-accept = Accept
munera-free-action-counter = Counteroffer
munera-free-action-decline = Decline
munera-free-action-withdraw = Withdraw
munera-ware-denarii = Denarii
munera-ware-title = { $title } (Eventum)
munera-ware-loan = Loan of { $man } ({ $city })
munera-good-loan = the loan of { $man } ({ $city })
munera-offer = Offer to { $seat }: { $give } for { $get }
munera-offer-gift = Offer to { $seat }: { $give } for nothing
munera-offer-request = Ask { $seat } for { $get }, for nothing
munera-offered-you = Offer of { $seat }: you get { $give }, you give { $get }.
munera-offered-by-you = Your offer to { $seat }: you give { $give }, you get { $get }.

## Eventum cards: when, what they do, and what they do to whom

munera-when-at-rest = at rest
munera-when-forum-rest = at rest in the Forum phase
munera-when-eventum-phase = in the Eventum phase
munera-when-forum-start = at the start of the Forum phase
munera-when-auction-won = when a Forum auction is decided
munera-when-poll = when two or more stand
munera-when-before-travel = before travel
munera-when-payment = when a school pays for its journey
munera-when-before-duel = before a duel
munera-when-after-roll = after a melee roll
munera-when-before-judgement = before a judgment
munera-when-before-healing = before a healing roll
munera-when-before-test = before a test
munera-when-spectacle-end = at the end of a spectacle
munera-when-turn-end = at the end of the turn

# The moments for cards, as a question names them
munera-moment-forum-start = Start of the Forum phase
munera-moment-auction-won = { $seat } wins { $ware } for { $price }
munera-moment-auction-won-you = You win { $ware } for { $price }
munera-moment-poll = Several stand for { $city }
munera-moment-before-travel = Before the journey to { $city }
munera-moment-payment = The journey to { $city } is being paid
munera-moment-before-duel = Before the duel { $man } – { $rival }
munera-moment-after-roll = After the roll { $man } { $die } – { $rival } { $other }
munera-moment-before-judgement = Before the judgment of { $man }
munera-moment-before-healing = Before the healing roll of { $man }
munera-moment-before-test = Before the test of { $man }
munera-moment-spectacle-end = The spectacle of { $city } ends

munera-effect-favor-editoris = you gain { $amount } Glory
munera-effect-triumphus = you gain { $amount } Glory, if a man of yours fought in it and none was killed
munera-effect-rudis-donata = discard a Veteranus of yours and gain { $amount } Glory, or a Primus Palus and gain twice as much
munera-effect-acclamatio = Comprobatio starts { $amount } higher
munera-effect-sibilus = Comprobatio starts { $amount } lower
munera-effect-gladius-acutus = your fighter has +{ $amount } Virtus
munera-effect-vinum-merum = a fighter of another school has −{ $amount } Virtus
munera-effect-arma-lusoria = nobody dies by accident in this duel
munera-effect-manus-fortunae = one of the two dice is rolled again
munera-effect-clamor = Comprobatio rises by { $amount }
munera-effect-missio = the loser is spared without a roll
munera-effect-iugula = Appreciation −{ $amount }
munera-effect-favor-populi = Appreciation +{ $amount }
munera-effect-medicus-graecus = the healing roll of your Gladiator succeeds without a die
munera-effect-veneficium = the healing roll of another school's Gladiator fails without a die
munera-effect-seditio = a Gladiator who is not engaged takes a test; if he fails, he is engaged and wounded
munera-effect-fuga = a Gladiator of another school takes a test; if he fails, he is gone and nothing is paid
munera-effect-mors-voluntaria = a Captivus of any school takes a test; if he fails, he is gone and nothing is paid
munera-effect-rixa = the two least obedient men of a school of 6 or more take a test; who fails is engaged and wounded
munera-effect-disciplina = your Gladiator passes the test
munera-effect-pestis = every school exposes a man who is not engaged; die and Medicus below 4: he is engaged and wounded
munera-effect-hereditas =
    { $amount ->
        [one] you get 1 denarius
       *[other] you get { $amount } denarii
    }
munera-effect-vectigal = every other school with more than 15 denarii pays { $amount } to the bank
munera-effect-fur = take up to { $amount } denarii from another school
munera-effect-latrones = another school that travels pays { $amount } more, or all it has
munera-effect-via-strata = you pay nothing for your journey, nor for bandits
munera-effect-tempestas = sea zones cost 4 denarii instead of 2 for this spectacle
munera-effect-redemptor = if you stand, you take part for the printed fee, without a tender
munera-effect-lanista-callidus = you take the card another has won, for 1 denarius more
munera-effect-ars-dimicandi = in the Forum phase: a Tiro of yours becomes Veteranus with 0 Fame

munera-target-you = your own school
munera-aim-rudis-donata = discard { $target } and gain { $amount } Glory
munera-aim-gladius-acutus = +{ $amount } Virtus for { $target }
munera-aim-vinum-merum = −{ $amount } Virtus for { $target }
munera-aim-manus-fortunae = the die of { $target } is rolled again
munera-aim-seditio = { $target } takes a test, or is engaged and wounded
munera-aim-fuga = { $target } takes a test, or is gone
munera-aim-mors-voluntaria = { $target } takes a test, or is gone
munera-aim-rixa = the two least obedient men of { $target } take a test
munera-aim-fur =
    { $amount ->
        [one] take 1 denarius from { $target }
       *[other] take { $amount } denarii from { $target }
    }
munera-aim-ars-dimicandi = { $target } becomes Veteranus with 0 Fame

# Cards that were put together in a deck file: whom a part is about, before a colon, and what happens, after it.
munera-whom-you = you
munera-whom-others = each other school
munera-whom-all = every school
munera-whom-owner = his school
munera-whom-he = he
munera-whom-that-school = that school
munera-whom-own-man = one of your Gladiators
munera-whom-other-man = a Gladiator of another school
munera-whom-any-man = a Gladiator of any school
munera-whom-each-own-man = each of your Gladiators
munera-whom-each-other-man = each Gladiator of the other schools
munera-whom-each-man = each Gladiator of every school
munera-whom-own-fighter = your fighter
munera-whom-other-fighter = a fighter of another school
munera-whom-any-fighter = one of the two fighters
munera-whom-other-school = another school
munera-whom-any-school = any school
munera-whom-own-roller = your Gladiator
munera-whom-other-roller = another school's Gladiator
munera-whom-any-roller = the Gladiator
munera-whom-own-payer = your school
munera-whom-other-payer = another school that pays
munera-whom-any-payer = the school that pays
munera-only-free = not engaged
munera-only-engaged = engaged
munera-only-wounded = wounded
munera-needs-fought = if a man of yours fought in it
munera-needs-unhurt = if a man of yours fought in it and none was killed
munera-if-passed = if he passes
munera-if-failed = if he fails
munera-above = { $what } (only with more than { $denarii } denarii)
munera-do-glory = { $signed } Glory
munera-do-denarii =
    { $amount ->
        [one] { $signed } denarius
       *[other] { $signed } denarii
    }
munera-do-steal =
    { $amount ->
        [one] pays you 1 denarius
       *[other] pays you up to { $amount } denarii
    }
munera-do-draw =
    { $amount ->
        [one] +1 Eventum card
       *[other] +{ $amount } Eventum cards
    }
munera-do-test = test of Obedience
munera-do-test-changed = test of Obedience ({ $signed } to it)
munera-do-wound = engaged and wounded
munera-do-heal = the wound marker comes off
munera-do-engage = engaged
munera-do-ready = no longer engaged, if not wounded
munera-do-gone = discarded, nothing is paid
munera-do-fame = { $signed } Fame
munera-do-rank = one rank higher, with 0 Fame
munera-do-comprobatio = Comprobatio { $signed }
munera-do-virtus = { $signed } Virtus
munera-do-pugna = Pugna { $signed } for him
munera-do-wounds =
    { $amount ->
        [one] { $signed } wound in this duel
       *[other] { $signed } wounds in this duel
    }
munera-do-reroll = the die is rolled again
munera-do-chance = { $signed } to the roll
munera-do-succeed = the roll succeeds without a die
munera-do-fail = the roll fails without a die
munera-do-fare =
    { $amount ->
        [one] { $signed } denarius for the journey
       *[other] { $signed } denarii for the journey
    }

## The table

munera-phase-eventum = Eventum phase
munera-phase-forum = Forum phase
munera-phase-munus = Munus phase
munera-phase-end = end of the turn
munera-line-setup = Set-up. { $target } Glory win.
munera-line-turn = Turn { $turn }, { $phase }. { $target } Glory win.
munera-line-turn-of = Turn { $turn } of { $turns }, { $phase }. { $target } Glory win.
munera-line-over = The game is over after turn { $turn }.

munera-sheet-school = School of { $seat }
munera-sheet-school-you = Your school
munera-sheet-forum = Forum
munera-sheet-spectacles = Spectacles
munera-sheet-spectacle = Spectacle of { $city }
munera-sheet-duel = Duel
munera-sheet-bout = Same-school duel
munera-sheet-wager = Bets on a same-school duel
munera-sheet-auction = Auction
munera-sheet-roll = Die
munera-sheet-hand = Your hand

munera-head-glory = Glory
munera-head-denarii = Denarii
munera-head-region = Region
munera-head-men = Men
munera-head-cards = Cards
munera-head-ministers = Ministers
munera-head-class = Class
munera-head-rank = Rank
munera-head-origin = Origin
munera-head-values = Valor / Courage / Charisma
munera-head-now = Now
munera-head-what = What
munera-head-cost = Cost
munera-head-contract = Contract
munera-head-pay = Pay
munera-head-journey = Journey
munera-head-prospect = For you
munera-head-when = When
munera-head-effect = What it does

munera-row-chosen = Chosen by
munera-row-fighters = Its fighters
munera-row-standing = Standing
munera-row-fee = Lowest bid
munera-row-pugna = Pugna
munera-row-comprobatio = Comprobatio
munera-row-stakes = Bets
munera-row-fixes = Fixes bought
munera-row-right = Next fix
munera-row-paying = Pays now
munera-row-seller = Seller
munera-row-minimum = Lowest bid
munera-row-bid = Highest bid
munera-up-for = Up for auction
munera-up = up for auction
munera-unwanted = not again this turn
munera-on-sale = on sale
munera-fought = { $man } (has fought)
munera-fighting = { $man } (fights now)
munera-duel-state = Virtus { $virtus }, wounds { $wounds }, Courage { $courage }, Charisma { $charisma }
munera-pugna-level = 0 of { $target }
munera-pugna-for = { $points } of { $target } for { $man }
munera-stake = { $seat } { $amount } on { $man }
munera-square-pause = pause
munera-square-refreshment = refreshment
munera-square-referee = bribed referee
munera-square-supporters = supporters

munera-hand = Hand of { $seat }: { $cards }
munera-hand-you = Your hand: { $cards }
munera-last-none = No spectacle and no auction is going on.
munera-out = Eventum cards among the discards: { $cards }
munera-recap = Glory in turn { $turn }: { $list }

munera-welcome =
    You run a school of gladiators. In the Forum you buy men and Ministers at sealed auctions.
    With pairs of men you fulfill contracts for spectacles: they bring Glory and denarii, and your men fight duels with dice.
    The winner of a duel gains Fame and rises. The loser is judged by the crowd.
munera-goal = The first school with { $target } Glory wins.
munera-goal-turns = The first school with { $target } Glory wins; after turn { $turns } the most Glory wins.
munera-seats = At the table, clockwise: { $seats }.
munera-guide =
    Rudis: the wooden sword. Whoever holds it, the Rudiarius, chooses first.
    Pairs: Myrmillo and Thraex, Hoplomachus and Aequimanus, Retiarius and Secutor, Provocator and Provocator.
    Valor is Virtus in a duel: re-rolls. More wounds than Courage lose it. Charisma helps before the crowd.
    Origins (cost, Obedience): Damnatus 0, 3; Captivus 2, 1; Servus 2, 5; Auctoratus 5, 7 and 1 denarius a duel.
    Four Fame make a Tiro a Veteranus, four more a Primus Palus: more Valor, Charisma and Glory.
    Pugna at 10 wins a duel. Comprobatio, the mood of the crowd, at 5 lets both win.
    Engaged men rest until the next Forum phase; a wounded man must be healed first.
    Amounts can be typed: b7 bids 7, t4 bids 4 for a contract, m5 sets 5 as the lowest bid.

## Hints

munera-hint-settle = From { $region } the journeys to most spectacles are short, and the price is fair.
munera-hint-partner = As { $class } he is the partner that one of your men lacks: that makes a pair.
munera-hint-new-pair = As { $class } he begins a pair you have not got yet: contracts want different ones.
munera-hint-assign = Most is gained by Virtus for the class { $class }.
munera-hint-train = As { $class }, { $man } completes the pairs for a spectacle that pays.
munera-hint-card-glory = { $title } brings you Glory, and Glory wins the game.
munera-hint-card-duel = { $title } makes it likelier that the duel ends well for you.
munera-hint-card-save = { $title } protects a man you would miss.
munera-hint-card-harm = { $title } hurts the other schools, and now it hurts them enough.
munera-hint-card-denarii = { $title } brings you denarii, or saves you some.
munera-hint-card-contract = { $title } gives you the contract for the printed fee, without a tender.
munera-hint-card-ware = { $title } gets you what another has won, for less than it is worth to you.
munera-hint-card-rank = { $title } makes a Tiro of yours a Veteranus at once.
munera-hint-card-fame = { $title } makes a man of yours better known.
munera-hint-card-cards = { $title } brings you Eventum cards.
munera-hint-card-keep = Hardly anybody can fight, so cards decide: while you keep the Glory in your hand, nobody else draws it.
munera-hint-card-wait = Your cards will do more for you at another moment.
munera-hint-throw-away = Of all your cards, you will miss { $title } least.
munera-hint-name-own = You can spare { $man } best.
munera-hint-name-other = It hurts that school most if { $man } fails.
munera-hint-put-up = Nothing in the Forum is worth as much to you, beyond its price, as { $ware }.
munera-hint-put-up-none = Nothing in the Forum is worth its price to you.
munera-hint-bid =
    { $ware } is worth about { $denarii ->
        [one] 1 denarius
       *[other] { $denarii } denarii
    } to you: at this price you gain by it.
munera-hint-bid-full =
    { $ware } is worth about { $denarii ->
        [one] 1 denarius
       *[other] { $denarii } denarii
    } to you: bid that, but no more.
munera-hint-bid-none = { $ware } is not worth the price to you, or you need the denarii for journeys.
munera-hint-sell = The denarii for { $ware } will serve you better.
munera-hint-minimum =
    The Forum pays { $denarii ->
        [one] 1 denarius
       *[other] { $denarii } denarii
    } for { $ware }: below that no auction is worthwhile.
munera-hint-buy-glory = You have denarii to spare, and Glory wins the game.
munera-hint-host = { $spectacle } brings you { $glory } Glory and the whole fee, and somebody is likely to stand against you.
munera-hint-host-win = With { $spectacle } you win the game, if anybody stands against you.
munera-hint-host-none = No spectacle here serves you: nobody could stand against you, or others would gain more by it.
munera-hint-stand = { $spectacle } brings you { $glory } Glory, and that is worth the journey.
munera-hint-stand-win = { $spectacle } ends the game, and you win it.
munera-hint-stand-not = { $spectacle } costs you more than it brings.
munera-hint-stand-lost = { $spectacle } would end the game, and somebody else would win it.
munera-hint-tender =
    Even for { $denarii ->
        [one] 1 denarius
       *[other] { $denarii } denarii
    } { $spectacle } pays, and one less is enough to stay in.
munera-hint-tender-nothing = Others want { $spectacle } for its Glory alone: who asks for nothing first has it.
munera-hint-withdraw = For so low a fee { $spectacle } does not pay.
munera-hint-fighter = { $man } is strong enough, or is close to a higher rank.
munera-hint-fighter-rank = { $man } brings you { $points } Glory for his rank.
munera-hint-pick = { $man } has the best chances against those who are left on the other side.
munera-hint-oppose = { $man } is likely to beat { $rival }: a chance of about { $chance } %.
munera-hint-oppose-best = It will be hard for { $man }, but { $rival } is the easiest opponent: about { $chance } %.
munera-hint-oppose-all = With { $rival } in this duel, your other men have the better chances in theirs.
munera-hint-reroll = A new die raises the chances of { $man } from { $before } % to about { $after } %.
munera-hint-reroll-not = As the dice lie { $man } wins with a chance of about { $chance } %: a new one would not help enough.
munera-hint-reroll-save = A new die could help { $man }, but his Virtus will be worth more later in the duel.
munera-hint-help = Much is at stake for { $man }, and a new die helps with a chance of { $chance } %.
munera-hint-help-well = The die is good enough for { $man }.
munera-hint-help-not = Too little is at stake for { $man }: the Coquus may be needed more elsewhere.
munera-hint-bout-again = { $man } has much to lose, so try a new die.
munera-hint-bout-let = Too little is at stake in this duel to send for the Coquus.
munera-hint-stake = { $man } wins with a chance of about { $chance } %, and a bet pays double.
munera-hint-stake-none = The duel is too even for a bet, or the better man is taken.
munera-hint-interrupt = With less Virtus the new die does { $man } less good, and that is worth a denarius to you.
munera-hint-interrupt-not = Let { $man } have the new die: stopping it is not worth a denarius to you.
munera-hint-fix = It helps { $man } to win, and that is worth more to you than a denarius.
munera-hint-fix-none = No fix changes enough here to be worth a denarius to you.
munera-hint-accept = What { $seat } offers is worth more to you than what you give.
munera-hint-decline = What { $seat } asks is worth more to you than what you would get.
munera-hint-counter-ask =
    It is a fair deal for you if { $seat } pays { $denarii ->
        [one] 1 denarius
       *[other] { $denarii } denarii
    }.
munera-hint-counter-pay =
    It is a fair deal for you if { $seat } takes { $denarii ->
        [one] 1 denarius
       *[other] { $denarii } denarii
    }.
munera-hint-counter-even = It is a fair deal for you if { $seat } wants no denarii on top.
munera-hint-borrow = With { $man } on loan you can take part in { $spectacle }.
munera-hint-buy-man =
    You have few men, and { $man } is worth more to you than { $denarii ->
        [one] 1 denarius
       *[other] { $denarii } denarii
    }.

## The screen

munera-screen-course = Glory so far, { $goal } wins: { $list }
munera-screen-course-title = Glory by turn
munera-screen-asked = to act
munera-screen-asked-you = your turn
munera-screen-winner = Winner
munera-screen-rudis = Has the Rudis
munera-screen-glory = Glory { $glory } of { $goal }
munera-screen-men =
    { $count ->
        [one] 1 man
       *[other] { $count } men
    }
munera-screen-cards =
    { $count ->
        [one] 1 Eventum card
       *[other] { $count } Eventum cards
    }
munera-screen-aim = Aim at the school of { $name }
munera-screen-look = Look at the school of { $name }
munera-screen-start = You run a school of gladiators. Your men fight in shows all over Italy and win it Glory; denarii buy better men and helpers. Whoever first has { $goal } Glory wins.
munera-screen-start-turns = After turn { $turns } whoever has the most Glory wins.
munera-screen-start-region = In the middle of Italy more shows are near; a school there costs more.
munera-screen-phase-eventum = Events
munera-screen-phase-forum = Market
munera-screen-phase-munus = Shows
munera-screen-phase-end = End of turn
munera-screen-phase-first = Left out now: the first turn begins with the shows.
munera-screen-latin-eventum = Eventum
munera-screen-latin-forum = Forum
munera-screen-latin-munus = Munus
munera-screen-latin-end = Finis
munera-screen-classes = The classes of your new men
munera-screen-classes-help = Two men whose classes fight each other (the same color) are a pair. Shows ask for pairs, each of another kind.
munera-screen-classes-done = These classes
munera-screen-pairs =
    { $count ->
        [0] No pair yet.
        [one] 1 pair.
       *[other] { $count } pairs of { $kinds ->
            [one] 1 kind
           *[other] { $kinds } kinds
        }.
    }
munera-screen-lacks = { $klass } lacks a { $rival }.
munera-screen-lineup = Your men for { $city }
munera-screen-lineup-help = { $pairs ->
    [one] One pair: two men whose classes fight each other. Tap to change.
   *[other] { $pairs } pairs, each of another kind: two men whose classes fight each other. Tap to change.
}
munera-screen-lineup-named = named
munera-screen-lineup-count = { $count } of { $needs } men
munera-screen-lineup-pairs = Somebody lacks his opponent.
munera-screen-lineup-done = These men fight
munera-screen-mine = Your school
munera-screen-school = School of { $name }
munera-screen-no-men = No men
munera-screen-hand = Your Eventum cards
munera-screen-target-school = Now pick a school: here, or above the map.
munera-screen-target-man = Now pick a man: here, or on the table.
munera-screen-journey =
    journey { $denarii ->
        [one] 1 denarius
       *[other] { $denarii } denarii
    }
munera-screen-my-men = { $count ->
    [one] one man fits
   *[other] { $count } men fit
}, { $needs } needed
munera-screen-able = could join: { $names }
munera-screen-able-none = nobody could join
munera-screen-choose = Choose
munera-screen-not-pairs = You have { $count } of { $needs } pairs
munera-screen-not-paid = You could not pay { $denarii } for journey and wages
munera-screen-not-lent = lent
munera-screen-not-wounded = wounded
munera-screen-not-engaged = engaged
munera-screen-not-now = not now
## The screen: cards and map

munera-screen-skill = Skill { $skill }
munera-screen-worth = sells for { $denarii }
munera-screen-map = Map of Italy
munera-screen-map-home = school of { $names }
munera-screen-spectacle-open = open
munera-screen-spectacle-chosen = chosen
munera-screen-spectacle-held = being held
munera-screen-spectacle-closed = over
## Standing answers: kinds of questions

munera-screen-kind-rest = Rest (deals, training)
munera-screen-kind-forum-start = Cards at the start of the Forum
munera-screen-kind-auction-won = Cards when an auction is decided
munera-screen-kind-poll = Cards when several schools stand
munera-screen-kind-before-travel = Cards before the journey
munera-screen-kind-payment = Cards when a journey is paid
munera-screen-kind-before-duel = Cards before a duel
munera-screen-kind-after-roll = Cards after a melee roll
munera-screen-kind-before-judgement = Cards before the judgment
munera-screen-kind-before-healing = Cards before a healing roll
munera-screen-kind-before-test = Cards before a test
munera-screen-kind-spectacle-end = Cards at the end of a spectacle
munera-screen-kind-reroll = Rolling my die again in a duel
munera-screen-kind-help = Rolling again with a Coquus
munera-screen-kind-stake = Bets on the duels of others
munera-screen-kind-fix = Fixes in the duels of others
munera-screen-kind-bid = Bids
munera-screen-kind-put-up = Putting a card up for auction
munera-screen-kind-stand = Standing for a spectacle
munera-screen-kind-tender = The tender
munera-screen-kind-pick = Which of my men fights next
munera-screen-mine-reroll = When another die makes my victory likelier
munera-screen-mine-help = When the roll goes badly
munera-screen-mine-fix = When I have bet on the duel
munera-screen-mine-stake = When the chances of a man are good
munera-screen-mine-man = When it is my man
munera-screen-mine-duel = In the duels of my men
munera-screen-mine-behind = In a duel of mine, when my die is lower

## The screen: tender and Forum

munera-screen-tender = Tender for { $city }
munera-screen-poll = Who stands for { $city }?
munera-screen-poll-help = A school that stands sends its men against those of { $host }. If it is alone, it gets the whole fee. If several stand, a tender follows: whoever asks least goes.
munera-screen-poll-help-you = A school that stands sends its men against yours. If it is alone, it gets the whole fee. If several stand, a tender follows: whoever asks least goes.
munera-screen-tender-fee = The fee is { $amount }.
munera-screen-tender-printed = the printed fee
munera-screen-tender-lowest = lowest offer
munera-screen-tender-floor = Below { $amount } you lose money
munera-screen-tender-loss = Journey and wages cost you at least { $amount }: you would lose money.
munera-screen-tender-stay = Stay in down to { $amount }
munera-screen-tender-limit = You stay in down to { $amount }, one step at a time; then you are out.
munera-screen-tender-back = Take back
munera-screen-tender-out = out
munera-screen-tender-beaten = The contract is gone: you are out.
munera-screen-glory-contract = for the spectacle
munera-screen-glory-rank = for the rank of a man
munera-screen-tender-turn = Next: { $name }
munera-screen-stands = in
munera-screen-to-come = not asked yet
munera-screen-asked-now = is asked now
munera-screen-tender-mine = your limit
munera-screen-forum = The Forum
munera-screen-forum-cards = Cards of the Forum
munera-screen-forum-own = Cards you could auction
munera-screen-forum-tap = Tap a card to put it up: then everybody bids for it.
munera-screen-forum-put-up = Put it up
munera-screen-forum-up = Up for auction
munera-screen-forum-unwanted = not again this turn
munera-screen-forum-seller = Auction of { $name }
munera-screen-forum-yours = Your auction
munera-screen-forum-minimum = From { $amount }
munera-screen-forum-won = { $name } has won it for { $amount }
munera-screen-forum-won-you = You have won it for { $amount }
munera-screen-gain-pair = Could make a pair with { $men }
munera-screen-gain-class = A new pairing as { $classes }
munera-screen-gain-skill = Your school gains { $gain } Skill
munera-screen-gain-none = Completes nothing in your school
munera-screen-gain-brief-pair = a pair
munera-screen-gain-brief-class = new pairing
munera-screen-gain-brief-skill = +{ $gain } Skill
munera-screen-gain-brief-none = nothing new
munera-screen-bid-lowest = Lowest bid you accept
munera-screen-same-reroll = Roll again while my die is lower
munera-screen-quiet-reroll = Keep my dice
munera-screen-bid-short = Then journey and wages this turn, { $needs }, may be more than you have left.
munera-screen-rest-next = Stop at the next rest: deals, sales, training
munera-screen-rest-soon = You are asked at the next rest
munera-screen-rest-help = A pause between two steps: now you can sell, train, trade and play some cards.
munera-screen-train-for = To take part in { $city }, one man must change his class. He starts again as Tiro without Fame:
munera-screen-train-one = { $man } becomes { $klass }

# The story of the match
munera-screen-duels = Who met whom in duels
munera-screen-story = How it came about
munera-screen-story-best = Best spectacle: { $name } won { $points } Glory with { $spectacle } in turn { $turn }.
munera-screen-story-duel =
    { $rounds ->
        [one] Longest duel: { $first } against { $second } in turn { $turn }, 1 melee.
       *[other] Longest duel: { $first } against { $second } in turn { $turn }, { $rounds } melees.
    }
munera-screen-story-dead =
    { $count ->
        [one] One death: { $list }.
       *[other] { $count } deaths: { $list }.
    }
munera-meets = against { $men }
munera-meets-partner = against his partner { $men }

## What is explained in a first match, once

munera-teach-settle = Your school stays in this region for the whole match. The regions in the middle of Italy cost more, but from there most cities are near. What you save now buys men.
munera-teach-class = A class only says against whom a man can fight. For each spectacle you need pairs: two of your own men whose classes belong together. So look for a partner for each.
munera-teach-doctor = A Doctor makes all your men of one class better in duels, those you buy later too. Pick a class in which you have good men or several.
munera-teach-card = Eventum cards are your secret hand, and each says when it can be played. At such a moment everybody is asked in turn. Passing costs nothing.
munera-teach-too-many = You draw more Eventum cards than you can keep, so play them while they are useful instead of saving them up.
munera-teach-cook = Your Coquus, the cook, lets you roll again any die that was rolled for one of your men: as often each turn as his Skill says.
munera-teach-put-up = Whoever holds the Rudis chooses what comes up for auction. If somebody else buys it, you choose again; so first put up what the others will pay for.
munera-teach-bid = All bid at once and unseen, and only the winner pays. Keep some denarii: men have to travel before they earn, and volunteers want a wage for each duel.
munera-teach-rest = A rest is the time for deals: offer the others denarii, cards or men, even on loan. You may also play cards and retrain men; selling is for the Forum phase.
munera-teach-retrain = A new class can complete a pair that you lack, but it costs a man everything he has achieved. So change beginners, and leave experienced men as they are.
munera-teach-sell = The Forum buys at a fixed price. In an auction of your own the others may pay you more, but if nobody bids, you keep the card and get nothing.
munera-teach-spectacle = Spectacles bring Glory, and the first school with enough Glory wins the match. Both schools get all of it, whoever wins the duels; but every fighter risks his life.
munera-teach-stand = To stand means to offer your men as the second school. If you are the only one, you get the full fee; in any case you get the same Glory as the other school.
munera-teach-tender = The tender goes downwards, and the Glory stays the same. Ask yourself what it is worth to you, and do not forget what travel and wages will cost.
munera-teach-name = Everybody you name fights one duel and is engaged afterwards: he rests until the next Forum phase, a wounded man longer. Keep some for the next spectacle.
munera-teach-pick = Every fighter fights exactly once, and you decide the order. If the other side has several men of the right class, you even pick the opponent: look for a weak one.
munera-teach-bet = You own neither fighter, so you may bet. The first bettor picks a side; whoever comes next can only back the other one.
munera-teach-pugna = The higher die pulls Pugna to its side, and the lower man takes a wound. He loses with more wounds than Courage, or once Pugna is at the other's end. Virtus buys re-rolls.
munera-teach-fix = Bettors can help fate along: they weaken or strengthen a fighter's Virtus, or let a roll pass without effect. Each kind of fix can be bought once in a duel.
munera-teach-excess = More than 8 Gladiators are hard to keep in order. For each man above 8 one is tested: if his die is higher than his Obedience, he is engaged and wounded.
munera-teach-brawl = The card Rixa strikes a large school: its two least obedient men may hurt each other. If several are equal, their owner chooses.
munera-teach-plague = The card Pestis strikes every school: each names a man who is exposed. A Medicus helps him; if you have none, name somebody you can spare for a while.
munera-teach-rudis = The Rudis, a wooden sword, goes around the table. Whoever holds it is asked first and chooses what is auctioned and which spectacle takes place.
munera-teach-judgment = The loser lives or dies by the crowd's judgment. Wounds of both men, Comprobatio and his Charisma make the Appreciation higher; a die above it kills him.
munera-teach-travel = Whoever owns a fighter in a spectacle pays for the way there, once for all men: 2 denarii for each region or sea zone entered. Vectores make some of them free.
