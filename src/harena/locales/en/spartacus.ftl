# Spartacus: A Game of Blood and Treachery. No article stands before a name. Proper names (houses, named gladiators and
# slaves) come from the decks and stay as they are. Keys that end in -you address the reader; the others tell of somebody
# by name. Where an event names several seats, the reader's own is called what harena.ftl says for `you`, so that a text
# can tell which of them is meant. A part that begins small stands in a list, after a semicolon or after a colon.
# $gold and $pay are a number in events, elsewhere a whole part such as spartacus-gold; $points is a number in events,
# elsewhere spartacus-influence.

spartacus-name = Spartacus: A Game of Blood and Treachery
spartacus-about = Intrigue, market and arena for { $low } to { $high } players: schemes and bribes, sealed auctions, bets and fights with dice.

## Small parts

spartacus-gold = { $amount } gold
spartacus-gold-hidden = gold not shown
spartacus-influence = { $points } Influence
spartacus-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
spartacus-dice =
    { $count ->
        [one] 1 die
       *[other] { $count } dice
    }
spartacus-count-gladiators =
    { $count ->
        [one] 1 gladiator
       *[other] { $count } gladiators
    }
spartacus-count-slaves =
    { $count ->
        [one] 1 slave
       *[other] { $count } slaves
    }
spartacus-count-guards =
    { $count ->
        [one] 1 guard
       *[other] { $count } guards
    }
spartacus-count-fighters =
    { $count ->
        [0] nobody ready to fight
        [one] 1 ready fighter
       *[other] { $count } ready fighters
    }
# $count is a number, or one such as “2 + 1 exhausted”.
spartacus-purse-gladiators = gladiators { $count }
spartacus-purse-slaves = slaves { $count }
spartacus-purse-guards = guards { $count }
spartacus-ready-exhausted = { $ready } + { $exhausted } exhausted
spartacus-none = none
spartacus-line = { $label }: { $what }
# Caius (Glaber)
spartacus-seat-house = { $seat } ({ $house })
spartacus-is-host = { $seat }, Host
spartacus-own-house = your house
spartacus-card-yours = your { $card }
spartacus-card-of = { $card } of { $seat }
spartacus-value = value { $value }
spartacus-champion = Champion
spartacus-favors =
    { $count ->
        [one] 1 Favor
       *[other] { $count } Favors
    }
spartacus-state-ready = ready
spartacus-state-exhausted = exhausted
spartacus-state-injured = injured
spartacus-host-token = the Host token
spartacus-face-down = face down
spartacus-needs = needs { $points }
spartacus-pay-first = you pay { $pay }
# What was declared, and on whom.
spartacus-declared = { $title } on { $target }
spartacus-declared-raise-two = { $title } on { $target } and { $second }
spartacus-declared-collude = { $title } on { $target }, in favor of { $second }
spartacus-declared-buy-secrets = { $title } on { $target }, paying { $second }

spartacus-sort-gladiator = gladiator
spartacus-sort-slave = slave
spartacus-sort-weapon = weapon
spartacus-sort-armor = armor
spartacus-sort-special = special equipment
spartacus-kind-scheme = scheme
spartacus-kind-reaction = reaction
spartacus-kind-guard = guard

spartacus-phase-upkeep = Upkeep
spartacus-phase-intrigue = Intrigue phase
spartacus-phase-market = Market phase
spartacus-phase-arena = Arena phase
spartacus-pool-attack = Attack
spartacus-pool-defense = Defense
spartacus-pool-speed = Speed
spartacus-pools = Attack { $attack }, Defense { $defense }, Speed { $speed }
# What lets a die be rolled again, in brackets.
spartacus-source-weapon = weapon
spartacus-source-ability = ability
spartacus-source-armor = armor
spartacus-source-opponent = a die of the opponent

## Table options

spartacus-setting-length = length
spartacus-setting-length-help = How much Influence each house starts with: quick 7, normal 4, long 1.
spartacus-setting-houses = houses
spartacus-setting-houses-help = Whether players choose their houses or get them at random.
spartacus-setting-initiative = initiative
spartacus-setting-initiative-help = How Speed dice are compared: by their sum; or blue dice, the highest die first, then the next.
spartacus-setting-bets = bets
spartacus-setting-bets-help = Up to 3 gold per type of bet, where both victories together are one type, as printed; or up to 3 on each of the two fighters.
spartacus-setting-invitation = Host as fighter
spartacus-setting-invitation-help = Whether Hosts who invite their own house must send a fighter, as printed, or may decline for 1 Influence.
spartacus-setting-javelin = Javelin
spartacus-setting-javelin-help = Whether the Axe may add its damage to a throw, as printed, or the Javelin is used alone.
spartacus-setting-turns = turn limit
spartacus-setting-turns-help = After this turn the most Influence wins; 0 is no limit.
spartacus-setting-decks = cards and arena
spartacus-setting-decks-help = Our own, or those of a deck file: “harena decks new spartacus FILE.toml” writes one to start from.

spartacus-value-length-quick = quick
spartacus-value-length-normal = normal
spartacus-value-length-long = long
spartacus-value-houses-chosen = chosen
spartacus-value-houses-random = random
spartacus-value-initiative-sum = sum
spartacus-value-initiative-blue-dice = blue dice
spartacus-value-bets-per-type = 3 per type
spartacus-value-bets-per-fighter = 3 per fighter
spartacus-value-invitation-must-fight = must fight
spartacus-value-invitation-may-decline = may decline
spartacus-value-javelin-with-axe = with the Axe
spartacus-value-javelin-alone = alone
spartacus-value-turns-0 = none
spartacus-value-decks-none = our own cards
spartacus-value-decks-own = cards of your own

## What happens: set-up, houses, cards
spartacus-event-rolled = { $seat } rolls { $die }.
spartacus-event-rolled-you = You roll { $die }.
spartacus-event-host = { $seat } is the Host.
spartacus-event-host-you = You are the Host.
spartacus-event-house = { $seat } takes the house of { $house }.
spartacus-event-house-you = You take the house of { $house }.
spartacus-event-starts-with = { $seat } starts with { $card }.
spartacus-event-starts-with-you = You start with { $card }.
spartacus-event-turn = Turn { $turn } begins.
spartacus-event-phase = { $phase }.
spartacus-event-gained-gold = { $seat } gains { $gold } gold.
spartacus-event-gained-gold-you = You gain { $gold } gold.
spartacus-event-paid-bank = { $seat } pays the bank { $gold } gold.
spartacus-event-paid-bank-you = You pay the bank { $gold } gold.
spartacus-event-paid-house = { $seat } pays { $other } { $gold } gold.
spartacus-event-paid-house-you =
    { $other ->
        [You] { $seat } pays you { $gold } gold.
       *[other] You pay { $other } { $gold } gold.
    }
spartacus-event-gave-gold = { $seat } gives { $other } { $gold } gold.
spartacus-event-gave-gold-you =
    { $other ->
        [You] { $seat } gives you { $gold } gold.
       *[other] You give { $other } { $gold } gold.
    }
spartacus-event-influence-up = { $seat } gains { $points } Influence and now has { $total }.
spartacus-event-influence-up-you = You gain { $points } Influence and now have { $total }.
spartacus-event-influence-down = { $seat } loses { $points } Influence and now has { $total }.
spartacus-event-influence-down-you = You lose { $points } Influence and now have { $total }.
spartacus-event-injured = { $card } is injured and exhausted.
spartacus-event-favor =
    { $favors ->
        [one] { $card } gains a Favor.
       *[other] { $card } gains a Favor and now has { $favors }.
    }
spartacus-event-champion = { $card } is a Champion.
spartacus-event-used = { $seat } uses { $card }, now exhausted.
spartacus-event-used-you = You use { $card }, now exhausted.
spartacus-event-exhausted = { $seat } exhausts { $card }.
spartacus-event-exhausted-you = You exhaust { $card }.
spartacus-event-discarded-asset = { $seat } discards { $card }.
spartacus-event-discarded-asset-you = You discard { $card }.

## What happens: Upkeep
spartacus-event-healing = { $card } of { $seat } rolls { $die } for healing.
spartacus-event-healing-you = Your { $card } rolls { $die } for healing.
spartacus-event-healed = { $card } is healed.
spartacus-event-died = { $card } of { $seat } dies of the injury.
spartacus-event-died-you = Your { $card } dies of the injury.
spartacus-event-released = { $seat } lets { $card } go.
spartacus-event-released-you = You let { $card } go.
spartacus-event-books-gain = { $seat } balances the books and gains { $gold } gold.
spartacus-event-books-gain-you = You balance the books and gain { $gold } gold.
spartacus-event-books-pay = { $seat } balances the books and pays { $gold } gold.
spartacus-event-books-pay-you = You balance the books and pay { $gold } gold.

## What happens: Intrigue
spartacus-event-drew =
    { $seat } draws { $count ->
        [one] 1 Intrigue card
       *[other] { $count } Intrigue cards
    }.
spartacus-event-drew-you =
    You have drawn { $count ->
        [one] 1 Intrigue card
       *[other] { $count } Intrigue cards
    }.
# Stands before the line above, for those who may know.
spartacus-event-drawn = { $seat } draws { $title }.
spartacus-event-drawn-you = You draw { $title }.
spartacus-event-intrigue-turn = It is the Intrigue turn of { $seat }.
spartacus-event-intrigue-turn-you = It is your Intrigue turn.
spartacus-event-intrigue-over = { $seat } ends the Intrigue turn.
spartacus-event-intrigue-over-you = You end your Intrigue turn.
spartacus-event-cashed = { $seat } cashes in { $title }.
spartacus-event-cashed-you = You cash in { $title }.
spartacus-event-discarded = { $seat } discards { $title }.
spartacus-event-discarded-you = You discard { $title }.
spartacus-event-posted = { $seat } puts a guard on the table.
spartacus-event-posted-you = You put a guard on the table.
spartacus-event-used-rule = { $seat } uses a rule of the house: { $rule }.
spartacus-event-used-rule-you = You use a rule of your house: { $rule }.
spartacus-event-spied = { $seat } looks at a card in the hand of { $other }.
spartacus-event-spied-you =
    { $other ->
        [You] { $seat } looks at a card in your hand.
       *[other] You look at a card in the hand of { $other }.
    }
# Follows the line above, for those who may know.
spartacus-event-saw = The card in the hand of { $other } is { $title }.
spartacus-event-laid = { $seat } lays a scheme face down and looks for support.
spartacus-event-laid-you = You lay a scheme face down and look for support.
spartacus-event-took-back = { $seat } takes the scheme back unseen.
spartacus-event-took-back-you = You take the scheme back unseen.
spartacus-event-pleaded =
    { $gold ->
        [0] { $seat } asks { $other } for support.
       *[other] { $seat } asks { $other } for support and offers { $gold } gold.
    }
spartacus-event-pleaded-you =
    { $other ->
        [You]
            { $gold ->
                [0] { $seat } asks you for support.
               *[other] { $seat } asks you for support and offers { $gold } gold.
            }
       *[other]
            { $gold ->
                [0] You ask { $other } for support.
               *[other] You ask { $other } for support and offer { $gold } gold.
            }
    }
spartacus-event-promised = { $seat } promises { $other } { $gold } gold for later.
spartacus-event-promised-you =
    { $other ->
        [You] { $seat } promises you { $gold } gold for later.
       *[other] You promise { $other } { $gold } gold for later.
    }
spartacus-event-showed = { $seat } shows { $other } the scheme.
spartacus-event-showed-you =
    { $other ->
        [You] { $seat } shows you the scheme.
       *[other] You show { $other } the scheme.
    }
# Follows the line above, for the house that was shown it.
spartacus-event-saw-scheme = The face-down scheme of { $other } is { $title }.
spartacus-event-claimed = { $seat } says the scheme is { $title }.
spartacus-event-claimed-you = You say the scheme is { $title }.
spartacus-event-claimed-house = { $seat } says the scheme is { $title } on { $other }.
spartacus-event-claimed-house-you =
    { $seat ->
        [You]
            { $other ->
                [You] You say the scheme is { $title } on your own house.
               *[other] You say the scheme is { $title } on { $other }.
            }
       *[other] { $seat } says the scheme is { $title } on your house.
    }
spartacus-event-claimed-target = { $seat } says it is aimed at { $other }.
spartacus-event-claimed-target-you =
    { $seat ->
        [You]
            { $other ->
                [You] You say it is aimed at your own house.
               *[other] You say it is aimed at { $other }.
            }
       *[other] { $seat } says it is aimed at your house.
    }
spartacus-event-demanded = { $seat } wants { $gold } gold for it.
spartacus-event-demanded-you = You want { $gold } gold for it.
spartacus-event-demanded-promise = { $seat } wants a promise of { $gold } gold for it.
spartacus-event-demanded-promise-you = You want a promise of { $gold } gold for it.
spartacus-event-supported = { $seat } supports the scheme of { $other }.
spartacus-event-supported-you =
    { $other ->
        [You] { $seat } supports your scheme.
       *[other] You support the scheme of { $other }.
    }
spartacus-event-support-promised = { $seat } owes { $other } { $gold } gold for the support, on a promise.
spartacus-event-support-promised-you =
    { $other ->
        [You] { $seat } owes you { $gold } gold for the support, on a promise.
       *[other] You owe { $other } { $gold } gold for the support, on a promise.
    }
spartacus-event-refused = { $seat } does not support the scheme of { $other }.
spartacus-event-refused-you =
    { $other ->
        [You] { $seat } does not support your scheme.
       *[other] You do not support the scheme of { $other }.
    }
spartacus-event-schemed = { $seat } declares { $title }.
spartacus-event-schemed-you = You declare { $title }.
spartacus-event-schemed-house = { $seat } declares { $title } on { $other }.
spartacus-event-schemed-house-self = { $seat } declares { $title } on their own house.
spartacus-event-schemed-house-you =
    { $seat ->
        [You]
            { $other ->
                [You] You declare { $title } on your own house.
               *[other] You declare { $title } on { $other }.
            }
       *[other] { $seat } declares { $title } on your house.
    }
# Two houses are named; with Buying Secrets and Collusion the second one profits.
spartacus-event-schemed-houses = { $seat } declares { $title } on { $other }, with { $second }.
spartacus-event-schemed-houses-you =
    { $seat ->
        [You]
            { $other ->
                [You] You declare { $title } on your own house, with { $second }.
               *[other]
                    { $second ->
                        [You] You declare { $title } on { $other }, with your own house.
                       *[other] You declare { $title } on { $other }, with { $second }.
                    }
            }
       *[other]
            { $other ->
                [You] { $seat } declares { $title } on your house, with { $second }.
               *[other] { $seat } declares { $title } on { $other }, with your house.
            }
    }
spartacus-event-schemed-card = { $seat } declares { $title } on { $card }.
spartacus-event-schemed-card-you = You declare { $title } on { $card }.
spartacus-event-foiled = { $title } of { $seat } is foiled.
spartacus-event-foiled-you = Your { $title } is foiled.
spartacus-event-fizzled = { $title } of { $seat } comes to nothing: it can no longer be carried out.
spartacus-event-fizzled-you = Your { $title } comes to nothing: it can no longer be carried out.
spartacus-event-worked = { $title } of { $seat } succeeds.
spartacus-event-worked-you = Your { $title } succeeds.
spartacus-event-guards-exhausted = All guards of { $seat } are exhausted.
spartacus-event-guards-exhausted-you = All your guards are exhausted.

## What happens: reactions and guards
spartacus-event-reacted = { $seat } plays { $title }.
spartacus-event-reacted-you = You play { $title }.
spartacus-event-reacted-house = { $seat } plays { $title } and names { $other }.
spartacus-event-reacted-house-you =
    { $seat ->
        [You]
            { $other ->
                [You] You play { $title } and name your own house.
               *[other] You play { $title } and name { $other }.
            }
       *[other] { $seat } plays { $title } and names your house.
    }
spartacus-event-reacted-card = { $seat } plays { $title } and names { $card }.
spartacus-event-reacted-card-you = You play { $title } and name { $card }.
spartacus-event-silenced = { $title } of { $seat } is foiled and does nothing.
spartacus-event-silenced-you = Your { $title } is foiled and does nothing.
spartacus-event-took-guard = { $seat } takes a guard from the discards to the table.
spartacus-event-took-guard-you = You take a guard from the discards to your table.
spartacus-event-guard-rolled = A guard of { $seat } rolls { $die }.
spartacus-event-guard-rolled-you = Your guard rolls { $die }.
spartacus-event-guard-held = The guard of { $seat } foils the scheme.
spartacus-event-guard-held-you = Your guard foils the scheme.
spartacus-event-guard-failed = The guard of { $seat } fails.
spartacus-event-guard-failed-you = Your guard fails.

## What happens: the Market
spartacus-event-sold = { $seat } sells { $card } to the bank for { $gold } gold.
spartacus-event-sold-you = You sell { $card } to the bank for { $gold } gold.
spartacus-event-sold-guard = { $seat } sells a guard to the bank for { $gold } gold.
spartacus-event-sold-guard-you = You sell a guard to the bank for { $gold } gold.
spartacus-event-gave = { $seat } hands { $card } over to { $other }.
spartacus-event-gave-you =
    { $other ->
        [You] { $seat } hands { $card } over to you.
       *[other] You hand { $card } over to { $other }.
    }
spartacus-event-gave-guards =
    { $seat } hands { $other } { $count ->
        [one] 1 guard
       *[other] { $count } guards
    }.
spartacus-event-gave-guards-you =
    { $other ->
        [You] { $seat } hands you
       *[other] You hand { $other }
    } { $count ->
        [one] 1 guard
       *[other] { $count } guards
    }.
spartacus-event-laid-out =
    { $count ->
        [one] 1 Market card is laid out face down.
       *[other] { $count } Market cards are laid out face down.
    }
spartacus-event-peeked = { $seat } looks at card { $place } of the auction.
spartacus-event-peeked-you = You look at card { $place } of the auction.
# Follows the line above, for those who may know.
spartacus-event-saw-ware = The card is { $card }.
spartacus-event-shown = Up for auction: { $card }.
# $seats and $bids are lists in the same order.
spartacus-event-bids = Bids: { $bids }.
spartacus-event-bought = { $seat } buys { $card } for { $gold } gold.
spartacus-event-bought-you = You buy { $card } for { $gold } gold.
spartacus-event-unsold = Nobody buys { $card }: it is discarded.
spartacus-event-token-up = Up for auction: the Host token.

## What happens: the arena
spartacus-event-invited = { $seat } invites { $other } to the arena.
spartacus-event-invited-self = { $seat } invites their own house to the arena.
spartacus-event-invited-you =
    { $seat ->
        [You]
            { $other ->
                [You] You invite your own house to the arena.
               *[other] You invite { $other } to the arena.
            }
       *[other] { $seat } invites you to the arena.
    }
spartacus-event-declined = { $seat } sends nobody.
spartacus-event-declined-you = You send nobody.
spartacus-event-sent = { $seat } sends { $card } into the arena.
spartacus-event-sent-you = You send { $card } into the arena.
spartacus-event-equipped = { $seat } adds { $card }.
spartacus-event-equipped-you = You add { $card }.
spartacus-event-no-fight = There is no fight: two fighters were not found.
spartacus-event-replaced = { $card } fights for { $seat } instead of { $instead }.
spartacus-event-replaced-you = { $card } fights for you instead of { $instead }.
spartacus-event-bet = { $seat } bets { $bets }.
spartacus-event-bet-you = You bet { $bets }.
spartacus-event-bets-won = { $seat } wins bets and takes back { $gold } gold.
spartacus-event-bets-won-you = You win bets and take back { $gold } gold.
spartacus-event-bets-lost = { $seat } loses bets of { $gold } gold.
spartacus-event-bets-lost-you = You lose bets of { $gold } gold.
spartacus-event-spared = { $seat } turns the thumb up: { $card } lives.
spartacus-event-spared-you = You turn the thumb up: { $card } lives.
spartacus-event-killed = { $seat } turns the thumb down: { $card } is killed.
spartacus-event-killed-you = You turn the thumb down: { $card } is killed.

## What happens: a fight
spartacus-event-round = Round { $round }.
spartacus-event-initiative = { $seat } rolls { $dice } for initiative.
spartacus-event-initiative-you = You roll { $dice } for initiative.
spartacus-event-leads = { $seat } wins the initiative.
spartacus-event-leads-you = You win the initiative.
spartacus-event-moved = The fighter of { $seat } moves to { $cell }.
spartacus-event-moved-you = Your fighter moves to { $cell }.
# $thrown is speed (dice of Speed, the Javelin) or normal; it is never shown itself.
spartacus-event-attacks =
    { $thrown ->
        [speed] { $card } of { $seat } attacks with Speed dice.
       *[normal] { $card } of { $seat } attacks.
    }
spartacus-event-attacks-you =
    { $thrown ->
        [speed] Your { $card } attacks with Speed dice.
       *[normal] Your { $card } attacks.
    }
spartacus-event-dice = Attack { $attack }, defense { $defence }.
spartacus-event-rerolled = { $seat } has a die rolled again ({ $source }).
spartacus-event-rerolled-you = You have a die rolled again ({ $source }).
spartacus-event-damage =
    { $damage ->
        [0] The fighter of { $seat } takes no damage.
       *[other] The fighter of { $seat } takes { $damage } damage.
    }
spartacus-event-damage-you =
    { $damage ->
        [0] Your fighter takes no damage.
       *[other] Your fighter takes { $damage } damage.
    }
spartacus-event-riposte = A triple in defense: the fighter of { $seat } strikes back for { $damage } damage.
spartacus-event-riposte-you = A triple in defense: your fighter strikes back for { $damage } damage.
spartacus-event-padded = The armor of { $seat } absorbs the first damage.
spartacus-event-padded-you = Your armor absorbs the first damage.
spartacus-event-lost-die = { $seat } loses a die: { $pool }.
spartacus-event-lost-die-you = You lose a die: { $pool }.
# $level is yields, injured or decapitated; it is never shown itself.
spartacus-event-defeated =
    { $level ->
        [yields] { $card } of { $seat } is beaten and yields.
        [injured] { $card } of { $seat } is beaten and injured.
       *[decapitated] { $card } of { $seat } is beaten and decapitated.
    }
spartacus-event-defeated-you =
    { $level ->
        [yields] Your { $card } is beaten and yields.
        [injured] Your { $card } is beaten and injured.
       *[decapitated] Your { $card } is beaten and decapitated.
    }

## What happens: the end, trade
spartacus-event-tournament = A tournament decides. Taking part: { $seats }.
spartacus-event-bout = Bout of the tournament: { $seat } against { $other }.
spartacus-event-bout-you =
    { $other ->
        [You] Bout of the tournament: { $seat } against you.
       *[other] Bout of the tournament: you against { $other }.
    }
spartacus-event-through = { $seat } wins the bout.
spartacus-event-through-you = You win the bout.
spartacus-event-won = The game is over. { $seat } wins with { $influence } Influence.
spartacus-event-won-you = The game is over. You win with { $influence } Influence.
spartacus-event-offered = { $seat } makes { $other } an offer.
spartacus-event-offered-you =
    { $other ->
        [You] { $seat } makes you an offer.
       *[other] You make { $other } an offer.
    }
spartacus-event-countered = { $seat } answers { $other } with a counteroffer.
spartacus-event-countered-you =
    { $other ->
        [You] { $seat } answers you with a counteroffer.
       *[other] You answer { $other } with a counteroffer.
    }
spartacus-event-offer-declined = { $other } declines the offer of { $seat }.
spartacus-event-offer-declined-you =
    { $other ->
        [You] You decline the offer of { $seat }.
       *[other] { $other } declines your offer.
    }
spartacus-event-offer-withdrawn = { $seat } withdraws the offer to { $other }.
spartacus-event-offer-withdrawn-you =
    { $other ->
        [You] { $seat } withdraws the offer to you.
       *[other] You withdraw your offer to { $other }.
    }
spartacus-event-offer-gone = The offer of { $seat } to { $other } is off the table: the time for it is over.
spartacus-event-offer-gone-you =
    { $other ->
        [You] The offer of { $seat } to you is off the table: the time for it is over.
       *[other] Your offer to { $other } is off the table: the time for it is over.
    }
spartacus-event-offer-failed = The offer of { $seat } to { $other } is off the table: it can no longer be carried out.
spartacus-event-offer-failed-you =
    { $other ->
        [You] The offer of { $seat } to you is off the table: it can no longer be carried out.
       *[other] Your offer to { $other } is off the table: it can no longer be carried out.
    }
spartacus-event-offer-void = The offer of { $seat } to { $other } is void: something promised was not there.
spartacus-event-offer-void-you =
    { $other ->
        [You] The offer of { $seat } to you is void: something promised was not there.
       *[other] Your offer to { $other } is void: something promised was not there.
    }
spartacus-event-deal = { $seat } and { $other } make a deal.
spartacus-event-deal-you =
    { $other ->
        [You] You make a deal with { $seat }.
       *[other] You make a deal with { $other }.
    }


## What is asked

spartacus-ask-match-choose_house = Which house do you take?
spartacus-ask-upkeep-treat = Who rolls for healing next?
spartacus-ask-upkeep-cure = Do you have this healing roll rolled again?
spartacus-ask-upkeep-release = You balance the books. Do you let a gladiator go?
spartacus-ask-intrigue-do_deed = Your Intrigue turn. What do you do?
spartacus-ask-scheme-lay_down = Which scheme do you lay face down?
spartacus-ask-scheme-plead = Whom do you ask for support?
spartacus-ask-plead-enough = You have enough support. Do you play your scheme?
spartacus-ask-scheme-name_price = How much gold do you offer at once or promise for later?
spartacus-ask-scheme-claim = What do you say the scheme is, or do you show it?
spartacus-ask-scheme-claim_target = Whom do you say it is aimed at?
spartacus-ask-scheme-pledge = Do you support this scheme?
spartacus-ask-scheme-settle_demand = More is wanted. Do you agree?
spartacus-ask-scheme-make_up = How do you make up for the missing Influence?
spartacus-ask-scheme-foil = Do you try to foil this scheme?
spartacus-ask-scheme-pick = Which card is it?
spartacus-ask-cost-pay = Which card do you use for the rule of your house?
spartacus-ask-cost-drop = Which card do you exchange?
spartacus-ask-spy-look = Whose hand do you look into?
spartacus-ask-exchange-exchange = Which card do you exchange?
spartacus-ask-reaction-thunder = Do you foil this reaction?
spartacus-ask-reaction-take_guard = Do you take a guard from the discards?
spartacus-ask-guard-drill = Your guard has failed. Does the guard roll again?
spartacus-ask-guard-thunder = Do you foil this guard?
spartacus-ask-quiet-speak = Do you play a reaction?
spartacus-ask-market-trade = The Open Market. What do you sell to the bank?
spartacus-ask-market-look = Which card of the auction do you look at?
spartacus-ask-market-bid = How much do you bid?
spartacus-ask-market-bid_for_token = How much do you bid for the Host token?
spartacus-ask-arena-invite = You are the Host. Whom do you invite?
spartacus-ask-arena-send = You are invited. Whom do you send?
spartacus-ask-arena-take_weapon = Which weapon does your fighter take?
spartacus-ask-arena-take_armour = Which armor does your fighter take?
spartacus-ask-arena-take_special = Which special equipment does your fighter take?
spartacus-ask-arena-bet = What do you bet on?
spartacus-ask-arena-show_thumb = You are the Host. Thumb up or down?
spartacus-ask-fight-cast = Do you use your Net?
spartacus-ask-fight-reroll_initiative = Is the initiative rolled again?
spartacus-ask-fight-choose_order = You have the initiative. Do you act first or second?
spartacus-ask-fight-act = What does your fighter do?
spartacus-ask-fight-act_second = What does your fighter do?
spartacus-ask-fight-call_off = You are the Host. Who yields?
spartacus-ask-attack-dodge = You are attacked. Which dice do you roll?
spartacus-ask-attack-reroll = Do you have a die rolled again?
spartacus-ask-attack-strike = Do you add 1 damage?
spartacus-ask-attack-shield = Do you ignore 1 damage?
spartacus-ask-attack-shield_back = A triple strikes back. Do you ignore 1 damage?
spartacus-ask-loss-lose = Which die do you lose?
spartacus-ask-tournament-pick_fighters = Whom do you send into the tournament?

spartacus-wait-match-choose_house =
    { $count ->
        [one] { $names } chooses a house.
       *[other] { $names } choose a house.
    }
spartacus-wait-upkeep-treat =
    { $count ->
        [one] { $names } chooses who rolls for healing next.
       *[other] { $names } choose who rolls for healing next.
    }
spartacus-wait-upkeep-cure =
    { $count ->
        [one] { $names } decides whether to roll for healing again.
       *[other] { $names } decide whether to roll for healing again.
    }
spartacus-wait-upkeep-release =
    { $count ->
        [one] { $names } settles the books.
       *[other] { $names } settle the books.
    }
spartacus-wait-intrigue-do_deed =
    { $count ->
        [one] { $names } takes the Intrigue turn.
       *[other] { $names } take the Intrigue turn.
    }
spartacus-wait-scheme-lay_down =
    { $count ->
        [one] { $names } lays down a scheme.
       *[other] { $names } lay down a scheme.
    }
spartacus-wait-scheme-plead =
    { $count ->
        [one] { $names } decides whether to ask for support.
       *[other] { $names } decide whether to ask for support.
    }
spartacus-wait-scheme-name_price =
    { $count ->
        [one] { $names } offers gold for support.
       *[other] { $names } offer gold for support.
    }
spartacus-wait-scheme-claim =
    { $count ->
        [one] { $names } says what the scheme is.
       *[other] { $names } say what the scheme is.
    }
spartacus-wait-scheme-claim_target =
    { $count ->
        [one] { $names } says whom it is aimed at.
       *[other] { $names } say whom it is aimed at.
    }
spartacus-wait-scheme-pledge =
    { $count ->
        [one] { $names } decides whether to support the scheme.
       *[other] { $names } decide whether to support the scheme.
    }
spartacus-wait-scheme-settle_demand =
    { $count ->
        [one] { $names } pays more or goes without support.
       *[other] { $names } pay more or go without support.
    }
spartacus-wait-scheme-make_up =
    { $count ->
        [one] { $names } decides whether to make up for missing Influence.
       *[other] { $names } decide whether to make up for missing Influence.
    }
spartacus-wait-scheme-foil =
    { $count ->
        [one] { $names } decides whether to foil the scheme.
       *[other] { $names } decide whether to foil the scheme.
    }
spartacus-wait-scheme-pick =
    { $count ->
        [one] { $names } names a card.
       *[other] { $names } name a card.
    }
spartacus-wait-cost-pay =
    { $count ->
        [one] { $names } chooses cards for the rule of a house.
       *[other] { $names } choose cards for the rule of a house.
    }
spartacus-wait-cost-drop =
    { $count ->
        [one] { $names } chooses cards to exchange.
       *[other] { $names } choose cards to exchange.
    }
spartacus-wait-spy-look =
    { $count ->
        [one] { $names } chooses a hand to look into.
       *[other] { $names } choose a hand to look into.
    }
spartacus-wait-exchange-exchange =
    { $count ->
        [one] { $names } chooses a card to exchange.
       *[other] { $names } choose a card to exchange.
    }
spartacus-wait-reaction-thunder =
    { $count ->
        [one] { $names } decides whether to answer the reaction.
       *[other] { $names } decide whether to answer the reaction.
    }
spartacus-wait-reaction-take_guard =
    { $count ->
        [one] { $names } decides whether to take a guard from the discards.
       *[other] { $names } decide whether to take a guard from the discards.
    }
spartacus-wait-guard-drill =
    { $count ->
        [one] { $names } decides whether to have the guard roll again.
       *[other] { $names } decide whether to have the guard roll again.
    }
spartacus-wait-guard-thunder =
    { $count ->
        [one] { $names } decides whether to answer the guard.
       *[other] { $names } decide whether to answer the guard.
    }
spartacus-wait-quiet-speak =
    { $count ->
        [one] { $names } decides whether to react.
       *[other] { $names } decide whether to react.
    }
spartacus-wait-market-trade =
    { $count ->
        [one] { $names } decides whether to trade in the Open Market.
       *[other] { $names } decide whether to trade in the Open Market.
    }
spartacus-wait-market-look =
    { $count ->
        [one] { $names } decides whether to look at the auction.
       *[other] { $names } decide whether to look at the auction.
    }
spartacus-wait-market-bid =
    { $count ->
        [one] { $names } bids.
       *[other] { $names } bid.
    }
spartacus-wait-market-bid_for_token =
    { $count ->
        [one] { $names } bids for the Host token.
       *[other] { $names } bid for the Host token.
    }
spartacus-wait-arena-invite =
    { $count ->
        [one] { $names } invites to the arena.
       *[other] { $names } invite to the arena.
    }
spartacus-wait-arena-send =
    { $count ->
        [one] { $names } sends a fighter or refuses.
       *[other] { $names } send a fighter or refuse.
    }
spartacus-wait-arena-take_weapon =
    { $count ->
        [one] { $names } decides whether to take a weapon.
       *[other] { $names } decide whether to take a weapon.
    }
spartacus-wait-arena-take_armour =
    { $count ->
        [one] { $names } decides whether to take armor.
       *[other] { $names } decide whether to take armor.
    }
spartacus-wait-arena-take_special =
    { $count ->
        [one] { $names } decides whether to take special equipment.
       *[other] { $names } decide whether to take special equipment.
    }
spartacus-wait-arena-bet =
    { $count ->
        [one] { $names } decides whether to bet.
       *[other] { $names } decide whether to bet.
    }
spartacus-wait-arena-show_thumb =
    { $count ->
        [one] { $names } shows the thumb.
       *[other] { $names } show the thumb.
    }
spartacus-wait-fight-cast =
    { $count ->
        [one] { $names } decides whether to cast the Net.
       *[other] { $names } decide whether to cast the Net.
    }
spartacus-wait-fight-reroll_initiative =
    { $count ->
        [one] { $names } decides whether to roll for initiative again.
       *[other] { $names } decide whether to roll for initiative again.
    }
spartacus-wait-fight-choose_order =
    { $count ->
        [one] { $names } chooses to go first or second.
       *[other] { $names } choose to go first or second.
    }
spartacus-wait-fight-act =
    { $count ->
        [one] { $names } moves or attacks.
       *[other] { $names } move or attack.
    }
spartacus-wait-fight-act_second =
    { $count ->
        [one] { $names } moves or attacks.
       *[other] { $names } move or attack.
    }
spartacus-wait-fight-call_off =
    { $count ->
        [one] { $names } decides whether to yield.
       *[other] { $names } decide whether to yield.
    }
spartacus-wait-attack-dodge =
    { $count ->
        [one] { $names } chooses the dice for the defense.
       *[other] { $names } choose the dice for the defense.
    }
spartacus-wait-attack-reroll =
    { $count ->
        [one] { $names } decides whether to have a die rolled again.
       *[other] { $names } decide whether to have a die rolled again.
    }
spartacus-wait-attack-strike =
    { $count ->
        [one] { $names } decides whether to add 1 damage.
       *[other] { $names } decide whether to add 1 damage.
    }
spartacus-wait-attack-shield =
    { $count ->
        [one] { $names } decides whether to ignore 1 damage.
       *[other] { $names } decide whether to ignore 1 damage.
    }
spartacus-wait-attack-shield_back =
    { $count ->
        [one] { $names } decides whether to ignore 1 damage as the attacker.
       *[other] { $names } decide whether to ignore 1 damage as the attacker.
    }
spartacus-wait-loss-lose =
    { $count ->
        [one] { $names } chooses a die to lose.
       *[other] { $names } choose a die to lose.
    }
spartacus-wait-tournament-pick_fighters =
    { $count ->
        [one] { $names } sends a fighter into the tournament.
       *[other] { $names } send a fighter into the tournament.
    }

## What is allowed, and what hangs on it. People are called by their house here.

spartacus-why-match-choose_house = The house decides what you start with, and which two special rules you may use in your Intrigue turns.
spartacus-why-upkeep-treat = 4 to 6 heals, 2 and 3 change nothing, 1 is death.
spartacus-why-cure = { $card } has rolled { $die }: 4 to 6 heals, 1 is death. The new roll counts.
spartacus-why-release =
    Each ready slave brings 1 gold, each ready gladiator costs 1. You have { $gold }; gladiators: { $men }, slaves: { $slaves }. Whoever is let go is discarded.
spartacus-why-intrigue = You hold { $cards }; the turn can end with { $most } or fewer.
spartacus-why-scheme-lay_down = Only you know which it is. The houses that support it add their whole Influence to yours, for this scheme.
spartacus-why-plead = { $title } needs { $needs } Influence; so far it has { $have }. A house can be asked three times at most.
spartacus-why-price = { $house } has { $points }. The gold is paid only for a yes, at once. Gold that you promise is paid after the scheme, or not: a promise binds nobody.
spartacus-why-scheme-claim = What you say need not be true, and you may say nothing. Only the house that is asked sees a card you show.
spartacus-why-scheme-claim_target = It need not be true. You may say nothing.
spartacus-why-pledge = { $house } lays a scheme face down, asks for your { $points } and offers { $price }. A yes is final.
spartacus-why-pledge-free = { $house } lays a scheme face down, asks for your { $points } and offers nothing. A yes is final.
spartacus-why-claimed = It is said to be { $title }: { $effect }.
# These follow spartacus-why-pledge.
spartacus-why-promised = For later, { $promised } are promised; a promise binds nobody.
spartacus-why-shown = You were shown the card, { $title }: { $effect }.
spartacus-why-demand = { $house } wants { $price } for { $points }. If you do not pay, the answer is no.
spartacus-why-demand-promise = { $house } wants { $price } at once and a promise of { $promised } for { $points }. If you do not agree, the answer is no.
spartacus-why-make-up = { $title } lacks { $points }. What you use is lost even if the scheme is foiled.
spartacus-why-foil = { $what }: { $effect }. All choose at once; of those who act, the nearest to the schemer's left goes first.
spartacus-why-guard = You are the target: a guard foils it with { $least } or more.
spartacus-why-pick = { $title }: { $effect }.
spartacus-why-cost = { $rule }. Still to be named: { $left }.
spartacus-why-drop = You draw as many as you discard. Still possible: { $left }.
spartacus-why-spy-look = You see one card of it at random; the others learn only whose hand it was.
spartacus-why-exchange-exchange = You discard it and draw another one.
# For reaction.thunder and guard.thunder.
spartacus-why-thunder = { $title } of { $house } is about to take effect. If it is foiled, it does nothing.
spartacus-why-reaction-take_guard = The guard goes to your table, ready.
spartacus-why-drill = The guard has rolled { $die } and needs { $least } or more.
spartacus-why-quiet-books = A quiet moment: reactions about houses without gold, slaves or gladiators. All choose at once; the first from the Host clockwise acts.
spartacus-why-quiet-rig = The bets are shown: reactions that change who fights, or about houses in need. All choose at once.
spartacus-why-quiet-death = After the fight: reactions to the death of a gladiator, or about houses in need. All choose at once.
spartacus-why-market-trade = You may sell ready cards to the bank and make offers to the others. Leaving is for good; then your gold is no longer shown.
spartacus-why-market-look = Only you see the card. Whoever looks for you is exhausted.
spartacus-why-bid = Up for auction: { $what }. All bids are shown together; the highest pays, ties bid again on top.
spartacus-why-tied = You are tied; { $gold } of yours lie on the table already.
spartacus-why-arena-invite = Two houses fight; each is asked at most once. Declining costs a house 1 Influence. You may invite your own.
spartacus-why-send-first = Whoever you send is fighter I.
spartacus-why-send-second = Fighter I, for { $house }: { $card }. Whoever you send is fighter II.
# One of the next two follows.
spartacus-why-send-decline = Declining costs you 1 Influence.
spartacus-why-send-host = You have invited yourself, so you must send somebody.
spartacus-why-gear = { $card } may have one weapon, one armor and one special equipment.
spartacus-why-bet = I: { $one }. II: { $two }. Victory pays 1 for 1, injury and decapitation pay 2 for 1.
# One of the next two follows: per type, or per fighter.
spartacus-why-bet-type = Up to 3 gold per type; both victories together are one type.
spartacus-why-bet-fighter = Up to 3 gold on each.
# Follows the line above, for the houses in the fight.
spartacus-why-bet-own = You may not bet on the victory of your opponent.
spartacus-why-thumb = { $card } has lost. Thumb down is death, and costs you 1 Influence for each Favor.
spartacus-why-fight-cast = Whoever alone uses a Net wins the initiative without a roll. If both do, dice are rolled.
spartacus-why-initiative = { $one } { $dice }, { $two } { $others }. The last roll counts.
spartacus-why-fight-choose_order = Each fighter moves and attacks once, in either order; then the other one.
spartacus-why-act =
    { $far ->
        [one] { $card } stands on { $cell }, next to { $foe } on { $there }.
       *[other] { $card } stands on { $cell }, { $foe } on { $there }: { $far } cells away.
    } One move and one attack, in either order.
spartacus-why-fight-call_off = Twenty rounds without a lost die, and both fighters are equally strong.
spartacus-why-attack-dodge = With Speed dice no re-roll, double or triple of the defense counts.
spartacus-why-attack = Attack { $attack }, defense { $defense }.
spartacus-why-damage = Damage so far: { $damage }.
spartacus-why-back = The triple does { $damage } damage to your fighter.
spartacus-why-lose =
    { $damage ->
        [one] 1 die must go.
       *[other] { $damage } dice must go.
    } No pool may fall below 1 while another has more.
spartacus-why-lineup = You meet { $house }. Both pick at once; the winner of the tournament wins the game.

## Options

spartacus-keep = you keep { $gold }
spartacus-then-have = you then have { $gold }
spartacus-then-lack = you still lack { $gold }
spartacus-close-books = Close the books
spartacus-for-free = for nothing
spartacus-you-get = you get { $gold }
spartacus-promise-of = a promise of { $gold }
spartacus-you-lose = you lose { $points }
spartacus-enough = then it is enough
# $points is a number: Influence that is missing.
spartacus-option-lose-die = Lose a die: { $pool }
spartacus-short-paid = { $points } short: you pay { $gold } more for it
spartacus-short-used = { $points } short: { $card } makes up for it
spartacus-still-lacks = { $points } short
spartacus-now = at present that is { $what }
spartacus-target-has = the house has { $points }
spartacus-now-dice = now { $dice }
# $others and $left are numbers of dice.
spartacus-dice-against = { $dice } against { $others }
spartacus-dice-become = { $dice }, { $left } left
spartacus-damage-instead = { $damage } damage instead of { $now }
spartacus-then-exhausted = then it is exhausted
spartacus-wins-initiative = you win the initiative, unless both use one
spartacus-guard-foils = foils the scheme with { $least } or more
spartacus-lives = { $card } lives
spartacus-dies = { $card } dies
spartacus-away =
    { $count ->
        [one] next to the opponent
       *[other] { $count } cells from the opponent
    }

spartacus-deed-post = Put a guard on the table
spartacus-deed-seek = Look for support for a scheme
spartacus-deed-support = Support the scheme
spartacus-deed-show = Show { $target } the card, { $title }
spartacus-deed-accept = Pay { $gold }
spartacus-deed-sell-guard = Sell a guard from the table
spartacus-deed-take-guard = Take a guard from the discards
spartacus-deed-use = Use { $card }
spartacus-deed-again = Roll all your Speed dice again
spartacus-deed-first = Act first
spartacus-deed-second = Act second
spartacus-deed-attack = Attack
spartacus-deed-throw = Throw { $card }
# $defense is a number of dice.
spartacus-deed-dodge = Speed
spartacus-dodge-dice = { $speed } instead of { $defense }
spartacus-deed-up = Thumb up
spartacus-deed-down = Thumb down
spartacus-deed-from-table = A guard from the table
spartacus-deed-from-hand = A guard from your hand

spartacus-play = Play { $title }
spartacus-play-on = Play { $title } on { $target }
spartacus-play-raise-two = Play { $title } on { $target } and { $second }
spartacus-play-collude = Play { $title } on { $target }, in favor of { $second }
spartacus-play-buy-secrets = Play { $title } on { $target }, paying { $second }
spartacus-play-foil-slave = Play { $title }, discarding { $target }
spartacus-play-foil-pay = Play { $title }, paying { $target }
spartacus-play-rig = Play { $title }, sending { $target }
spartacus-option-plea = Ask { $target } for support
spartacus-option-aimed = At { $target }
spartacus-option-spy = The hand of { $target }
spartacus-option-yields = { $card } yields
spartacus-option-invite = Invite { $target }
spartacus-option-die = Roll your { $die } again
spartacus-option-their-die = Have the opponent roll the { $die } again
spartacus-option-move = Move to { $cell }
spartacus-option-treat = { $card } rolls now
spartacus-option-release = Let { $card } go
spartacus-option-discard = Discard { $card }
spartacus-option-exhaust = Exhaust { $card }
spartacus-option-send = Send { $card }
spartacus-option-sell = Sell { $card }
spartacus-option-peek = Look at card { $place } with { $card }
spartacus-option-cash = Cash in { $title }
spartacus-option-lay = Lay { $title } face down
spartacus-option-claim = Say it is { $title }
spartacus-option-bid = Bid { $gold }
spartacus-option-bid-nothing = Bid nothing
spartacus-option-add = Add { $gold }, { $total } in all
spartacus-option-add-nothing = Add nothing
spartacus-option-buy = Pay { $gold } for { $points } less
spartacus-option-offer = Offer { $gold }
spartacus-option-offer-nothing = Offer nothing
spartacus-option-demand = Yes, if { $house } pays you { $gold }
spartacus-option-promise = Promise { $gold }
spartacus-option-owe = Yes, if { $house } promises you { $gold }
spartacus-option-no-bet = No bet
spartacus-option-lineup = { $card } with { $gear }
spartacus-option-lineup-bare = { $card } without equipment

spartacus-pass-upkeep-cure = No new roll
spartacus-pass-intrigue-do_deed = End your Intrigue turn
spartacus-pass-scheme-lay_down = Lay down none
spartacus-pass-scheme-plead = Take the scheme back unseen
spartacus-pass-scheme-claim = Say nothing
spartacus-pass-scheme-claim_target = Name no house
spartacus-pass-scheme-pledge = No support
spartacus-pass-scheme-settle_demand = Do not agree
spartacus-pass-scheme-foil = Do nothing
spartacus-pass-cost-drop = Exchange no more
spartacus-pass-reaction-thunder = Do nothing
spartacus-pass-reaction-take_guard = Take none
spartacus-pass-guard-drill = No new roll
spartacus-pass-guard-thunder = Do nothing
spartacus-pass-quiet-speak = Play no reaction
spartacus-pass-market-trade = Take up your gold and go to the auctions
spartacus-pass-market-look = Do not look
spartacus-pass-arena-send = Decline
spartacus-pass-arena-send-more = you lose 1 Influence
spartacus-pass-arena-take_weapon = No weapon
spartacus-pass-arena-take_armour = No armor
spartacus-pass-arena-take_special = No special equipment
spartacus-pass-fight-cast = Do not use it
spartacus-pass-fight-reroll_initiative = Keep the dice
spartacus-pass-fight-act = End the turn of your fighter
spartacus-pass-fight-act_second = End the turn of your fighter
spartacus-pass-attack-dodge = Defense dice
spartacus-pass-attack-reroll = Keep the dice
spartacus-pass-attack-strike = Leave the damage as it is
spartacus-pass-attack-shield = Take the damage
spartacus-pass-attack-shield_back = Take the damage
# What is typed for an amount: the letter, then the number. Small letters, all different, none of ? r t l c d s u q.
spartacus-letter-bid = b
spartacus-letter-price = o
spartacus-letter-demand = a
spartacus-letter-promise = p
spartacus-letter-owe = w

# The fields of a bet. $seat names the house of the fighter.
spartacus-part-fighter = Gold on the victory of { $side }: { $card }, { $seat }
spartacus-part-victory-i = Gold on the victory of I
spartacus-part-victory-ii = Gold on the victory of II
spartacus-part-injury = Gold on injury
spartacus-part-decapitation = Gold on decapitation
spartacus-bet-fighter = { $gold } on { $side } ({ $card })
spartacus-bet-victory-i = { $gold } on I
spartacus-bet-victory-ii = { $gold } on II
spartacus-bet-injury = { $gold } on injury
spartacus-bet-decapitation = { $gold } on decapitation

## Gifts and trade

spartacus-free-action-propose = Make an offer
spartacus-free-action-accept = Accept
spartacus-free-action-counter = Counteroffer
spartacus-free-action-decline = Decline
spartacus-free-action-withdraw = Withdraw
spartacus-free-action-give-gold = Give gold
spartacus-free-action-post-guard = Put a guard on the table
spartacus-ware-gold = Gold
spartacus-ware-guards = Guards
spartacus-give = Give { $seat } { $gold }
spartacus-offer = Offer to { $seat }: { $give } for { $get }
spartacus-offer-gift = Offer to { $seat }: { $give } for nothing
spartacus-offer-request = Ask { $seat } for { $get }, for nothing
spartacus-offered-you = Offer of { $seat }: you get { $give }, you give { $get }.
spartacus-offered-by-you = Your offer to { $seat }: you give { $give }, you get { $get }.

## The special rules of the houses

spartacus-rule-exhaust-gladiators = exhaust { $cost }: gain { $gold }
spartacus-rule-exhaust-guards = exhaust { $cost }: draw { $cards }
spartacus-rule-exhaust-slaves = exhaust { $cost }: discard up to { $most } cards and draw as many
spartacus-rule-lower-needs = pay gold when declaring a scheme: it needs as much less Influence
spartacus-rule-discard = discard { $cost }: gain { $gain }

## Market cards: names, and what they can do. Named people are called as their cards say.

spartacus-card-syrian-warrior = Syrian Warrior
spartacus-card-numidian-warrior = Numidian Warrior
spartacus-card-thracian-warrior = Thracian Warrior
spartacus-card-celtic-warrior = Celtic Warrior
spartacus-card-attendant = Attendant
spartacus-card-convict = Convict
spartacus-card-cook = Cook
spartacus-card-debtor = Debtor
spartacus-card-deserter = Deserter
spartacus-card-medicus = Medicus
spartacus-card-apothecary = Apothecary
spartacus-card-masked-courtesan = Masked Courtesan
spartacus-card-gladius = Gladius
spartacus-card-axe = Axe
spartacus-card-trident = Trident
spartacus-card-galea = Galea
spartacus-card-scutum = Scutum
spartacus-card-manica = Manica
spartacus-card-net = Net
spartacus-card-javelin = Javelin

spartacus-ability-double-strike = each double in Attack adds 1 damage
spartacus-ability-riposte = a triple in Defense does 1 damage to the attacker
spartacus-ability-double-block = each double in Defense blocks 1 damage
spartacus-ability-wins-ties = wins ties of paired dice when attacking
spartacus-ability-tough = rolls two healing dice and takes the better
spartacus-ability-overawes = the ability of the opponent does not count
spartacus-ability-dodges = may roll Speed dice instead of Defense dice
spartacus-ability-quick-start = may roll the initiative again once a round
spartacus-ability-schemer = Intrigue: exhaust, a scheme needs { $amount } less Influence
spartacus-ability-maims = a beaten opponent is at least injured
spartacus-ability-reroll-attack = rolls 1 Attack die again in each attack
spartacus-ability-strides = moves { $amount } further
spartacus-ability-crowd-pleaser = brings { $gold } for 3 or more dice lost to one attack, if not beaten
spartacus-ability-jinx = once a fight, the opponent rolls a die of your choice again
spartacus-ability-beheads = a beaten opponent is decapitated
spartacus-ability-heals = exhaust to have a failed healing roll rolled again
spartacus-ability-spies = Intrigue: exhaust to see a random card of a hand
spartacus-ability-scouts = exhaust to look at a card of the auction before the first is shown
spartacus-ability-earns = Intrigue: exhaust for { $gold }
spartacus-ability-trades-card = Intrigue: exhaust to discard a card and draw one
spartacus-ability-drills = exhaust when your guard fails, to roll again
spartacus-ability-counts-double = counts as two slaves
spartacus-ability-extra-damage = exhaust for 1 damage more
spartacus-ability-reach = attacks up to { $amount } cells away
spartacus-ability-reroll-defence = rolls 1 Defense die again in each defense
spartacus-ability-ignore-damage = exhaust to ignore 1 damage
spartacus-ability-ignore-first = ignores the first damage of the fight
spartacus-ability-net = exhaust before the initiative to win it
spartacus-ability-javelin = exhaust to attack with Speed dice, up to { $amount } cells away

## Intrigue cards: titles, and what they do

spartacus-title-black-market-profits = Black Market Profits
spartacus-title-joint-venture = Joint Venture
spartacus-title-looting-the-dead = Looting the Dead
spartacus-title-labor-contract = Labor Contract
spartacus-title-illicit-services = Illicit Services
spartacus-title-illicit-auction = Illicit Auction
spartacus-title-robbery = Robbery
spartacus-title-word-to-the-tax-collector = Word to the Tax Collector
spartacus-title-inside-information = Inside Information
spartacus-title-visitor-from-rome = Visitor from Rome
spartacus-title-lend-me-your-ear = Lend Me Your Ear
spartacus-title-final-blow = Final Blow
spartacus-title-collaboration = Collaboration
spartacus-title-grand-feast = Grand Feast
spartacus-title-public-exhibition = Public Exhibition
spartacus-title-sate-roman-appetites = Sate Roman Appetites
spartacus-title-epic-spectacle = Epic Spectacle
spartacus-title-revenge = Revenge!
spartacus-title-collusion = Collusion
spartacus-title-conspiracy = Conspiracy
spartacus-title-blackmail = Blackmail
spartacus-title-buying-secrets = Buying Secrets
spartacus-title-caught-taking-bribes = Caught Taking Bribes
spartacus-title-the-great-scandal = The Great Scandal
spartacus-title-bribe-the-guards = Bribe the Guards
spartacus-title-unlocked-gate = Unlocked Gate
spartacus-title-incite-rebellion = Incite Rebellion
spartacus-title-poisoned-wine = Poisoned Wine
spartacus-title-whispered-rumours = Whispered Rumours
spartacus-title-support-from-rome = Support from Rome
spartacus-title-sacrifice-for-the-dominus = Sacrifice for the Dominus
spartacus-title-for-a-few-denarii = For a Few Denarii
spartacus-title-jupiter-s-thunder = Jupiter's Thunder
spartacus-title-rigging-the-match = Rigging the Match
spartacus-title-blood-on-the-sand = Blood on the Sand
spartacus-title-a-shameful-ludus = A Shameful Ludus
spartacus-title-empty-brothel = Empty Brothel
spartacus-title-destitute = Destitute!
spartacus-title-guard = Guard

# $amount and $men are numbers; $gold and $pay are spartacus-gold; $points and $loss are spartacus-influence.
spartacus-effect-gain = gain { $gold }
spartacus-effect-wages = the target gains { $gold } per ready slave
spartacus-effect-auction-off = discard a ready slave for { $amount } times its value in gold
spartacus-effect-rob = take up to { $gold } from the target
spartacus-effect-tax = the target pays the bank up to { $gold }
spartacus-effect-inform =
    { $amount ->
        [one] the target draws 1 Intrigue card
       *[other] the target draws { $amount } Intrigue cards
    }
spartacus-effect-raise = the target gains { $points }
spartacus-effect-raise-two = two different targets gain { $points } each
spartacus-effect-feast = pay every other house { $pay }, the target gains { $points }
spartacus-effect-show-off = a target with { $men } or more ready gladiators gains { $points }
spartacus-effect-raise-lowest = the one house with the lowest Influence gains { $points }
spartacus-effect-collude = the target loses { $points }, another house of your choice gains { $points }
spartacus-effect-lower = the target loses { $points }
spartacus-effect-blackmail = discard a ready slave, the target loses { $points }
spartacus-effect-buy-secrets = pay any other house { $pay }, the target loses { $points }
spartacus-effect-frame = pay the target { $pay }, it loses { $points }
spartacus-effect-scandal = you lose { $loss }, every other house loses { $points }
spartacus-effect-bribe-guards = all ready guards of the target are exhausted, you pay { $pay } for each
spartacus-effect-lose-slave = the target discards a ready slave of its choice
spartacus-effect-lose-gladiator = the target discards a ready gladiator of its choice
spartacus-effect-poison = a ready gladiator or slave is exhausted and injured
spartacus-effect-foil = foil a scheme
spartacus-effect-foil-guard = foil a scheme, and you may take a guard from the discards
spartacus-effect-foil-slave = discard a ready slave and foil a scheme
spartacus-effect-foil-pay = pay another house { $pay } and foil a scheme
spartacus-effect-thunder = foil any scheme or reaction
spartacus-effect-rig = after the bets, another ready fighter of a house in the fight fights instead
spartacus-effect-mourn = when a gladiator dies in the arena, his house gains { $points }
spartacus-effect-no-gladiators = a house without ready gladiators loses { $points }
spartacus-effect-no-slaves = a house without ready slaves loses { $points }
spartacus-effect-no-gold = a house without gold loses { $points }
spartacus-effect-guard = foils a scheme against you with 4 or more on a die

## The table

spartacus-line-setup = Set-up. { $target } Influence win.
spartacus-line-turn = Turn { $turn }, { $phase }. Host: { $host }. { $target } Influence win.
spartacus-line-turn-of = Turn { $turn } of { $turns }, { $phase }. Host: { $host }. { $target } Influence win.
spartacus-line-over = The game is over after turn { $turn }.

spartacus-sheet-assets = House of { $seat }
spartacus-sheet-assets-you = Your house
spartacus-sheet-hand = Your hand
spartacus-sheet-healing = Healing
spartacus-sheet-market = Market
spartacus-sheet-scheme = Scheme
spartacus-sheet-reaction = Reaction
spartacus-sheet-tournament = Tournament
spartacus-sheet-arena = Arena
spartacus-sheet-fight = Fight
spartacus-sheet-sand = Sand
spartacus-sheet-attack = Attack

spartacus-head-influence = Influence
spartacus-head-gold = Gold
spartacus-head-cards = Cards
spartacus-head-guards = Guards
spartacus-head-gladiators = Gladiators
spartacus-head-slaves = Slaves
spartacus-head-equipment = Equipment
spartacus-head-kind = Kind
spartacus-head-needs = Influence needed
spartacus-head-cash = Gold
spartacus-head-effect = What it does
spartacus-head-sort = Kind
spartacus-head-value = Value
spartacus-head-dice = Attack / Defense / Speed
spartacus-head-now = Now
spartacus-head-ability = Ability

spartacus-row-patient = Rolls for healing
spartacus-row-die = Die
spartacus-row-trading = Still trading
spartacus-row-up = Up for auction
spartacus-row-bidding = Bidding
spartacus-row-stakes = On the table
spartacus-row-face-down = Face down
spartacus-row-schemer = Schemer
spartacus-row-scheme = Scheme
spartacus-row-effect = What it does
spartacus-row-so-far = So far
spartacus-row-support = Supported by
spartacus-row-refused = Refused by
spartacus-row-asked = Asked now
spartacus-row-shown = Shown to
spartacus-row-claim = Said to be
spartacus-row-claim-target = Said to be aimed at
spartacus-row-player = Played by
spartacus-row-card = Card
spartacus-row-named = Named
spartacus-row-invited = Invited
spartacus-row-bets = Bets of { $seat }
spartacus-row-bets-you = Your bets
spartacus-row-round = Round
spartacus-row-initiative = Initiative
spartacus-row-attack = Attack of { $card }
spartacus-row-defense = Defense of { $card }
spartacus-row-damage = Damage
spartacus-row-bout = In the bout
spartacus-row-to-come = Still to fight
spartacus-row-through = Winners so far
spartacus-on-cell = on { $cell }

spartacus-hand = Hand of { $seat } (keeps { $size }): { $cards }
spartacus-hand-you = Your hand (you keep { $size }): { $cards }
spartacus-hand-card = { $points }, { $gold }
spartacus-last-none = No scheme, auction or fight is going on.
spartacus-out = Intrigue cards among the discards: { $cards }
spartacus-recap = Influence after turn { $turn }: { $list }

spartacus-welcome =
    You are the Dominus of a house in Capua. You scheme for Influence and gold, foil the schemes of the others, and buy gladiators, slaves and equipment.
    Each turn ends in the arena: the Host invites two houses, everybody bets, and the fighters meet with dice.
    Promises bind nobody. Gold can be given at any time; support for a scheme can be bought.
spartacus-goal = The only house with { $target } Influence at the end of a phase wins.
spartacus-goal-turns = The only house with { $target } Influence at the end of a phase wins; after turn { $turns } the most Influence wins.
spartacus-seats = At the table, clockwise: { $seats }.
spartacus-guide =
    A turn: Upkeep, Intrigue phase, Market phase, Arena phase.
    Ready cards count; exhausted ones do nothing until the next Upkeep; the injured must roll to be healed.
    Upkeep: each ready slave brings 1 gold, each ready gladiator costs 1.
    A scheme needs Influence, your own and that of the houses that support it. Any card can be cashed in for gold.
    A guard foils a scheme against its house with 4 or more. Reactions are played when their text says so.
    Host: gains 1 Influence each turn, invites the fighters, and judges the loser with the thumb.
    Attack, Defense and Speed are dice; lost dice are damage. One empty pool yields, two are an injury, three are death.
    A winner gains a Favor, and the third Favor makes a Champion: 1 Influence for the house.
    Cells are called by row and place: a1 is the first of the top row.
    Amounts can be typed: b7 bids 7, o3 offers 3 for support, a4 asks 4 for it.
    Bets too: 3-0-0-2 lays 3 on I and 2 on decapitation.

## Hints

# Why the bot would do it, said to whoever asks what to do. `keep` is about a card, an ability or a piece of gear.
spartacus-hint-house = Every house can win; the special rules of { $house } make for a lively match.
spartacus-hint-house-wins = Between bots, { $house } has won { $percent } of 100 matches at tables like this one: none of the houses that are left has won more.
spartacus-hint-treat = You would miss { $card } most, so this roll comes first, while a healer may still help.
spartacus-hint-cure = { $card } is worth another roll, and the healer is ready again in Upkeep.
spartacus-hint-feed = You can pay them all, and each of them is worth the gold.
spartacus-hint-least-missed = Of all you could give up, you will miss { $card } least.
spartacus-hint-keep = It is not worth it now; you will need it more later.
spartacus-hint-win = { $title } brings the last Influence you need.
spartacus-hint-raise = { $title } brings you Influence, and that wins matches.
spartacus-hint-scandal = { $title } costs the others together more than it costs you.
spartacus-hint-stop = { $seat } is about to win: { $title } holds that back.
spartacus-hint-lower = { $title } takes Influence from { $seat }, and you gain by it most.
spartacus-hint-earn = { $title } brings you more gold than cashing the card in.
spartacus-hint-draw = { $title }: more cards, more ways to go.
spartacus-hint-harm = { $title } hurts { $seat } more than it costs you.
spartacus-hint-bribe = { $title }: with the guards of { $seat } out of the way, much becomes easier.
spartacus-hint-post = A guard on the table protects you and takes no room in your hand.
spartacus-hint-cash = { $title } is worth more to you as gold than in your hand.
spartacus-hint-full-hand = Your hand is too full, and { $title } is the card you will miss least.
spartacus-hint-end-turn = Nothing more is worth doing; keep the rest for later.
spartacus-hint-rule = The special rule costs little: what you exhaust for it is ready again in Upkeep.
spartacus-hint-rule-influence = The Influence is worth more to you now than what you discard for it.
spartacus-hint-use = { $card } is ready again in Upkeep, so this costs you next to nothing.
spartacus-hint-weakest = { $title } does least for you; a new card is likely to be better.
spartacus-hint-good-hand = The cards you have left are better than what you are likely to draw.
spartacus-hint-spy = The hand of { $seat } is the one to know: nobody else is as dangerous.
spartacus-hint-make-up = { $card } costs you no gold and is ready again in Upkeep.
spartacus-hint-make-up-gold = The scheme is worth what you pay for the missing Influence: { $gold } gold.
spartacus-hint-seek = { $title } is too much for you alone, but worth the price of some support.
spartacus-hint-plead = { $seat } has Influence to lend and little reason to say no.
spartacus-hint-take-back = You will not get enough support for { $title } at a price that pays.
spartacus-hint-price = Start low, with { $gold } gold: whoever wants more will say so.
spartacus-hint-promise = Promise { $gold } gold for later: words cost nothing now.
spartacus-hint-price-nothing = Try it without gold first: whoever wants some will say so.
spartacus-hint-show = { $seat } loses nothing by this scheme: let them see it.
spartacus-hint-truth = The truth gets support most easily, and keeps your word worth something.
spartacus-hint-lie = Said to be harmless, it finds support more easily; promises bind nobody.
spartacus-hint-pay-demand = The scheme brings you more than the { $gold } gold asked for.
spartacus-hint-too-dear = { $gold } gold is more than this support is worth to you.
spartacus-hint-support = What { $seat } is up to does you no harm, perhaps some good.
spartacus-hint-support-gold = That { $gold } gold is worth more than the harm the scheme is likely to do you.
spartacus-hint-ask-more = Your support is worth { $gold } gold to the schemer, and it is not free to you.
spartacus-hint-refuse = What { $seat } wants your Influence for would cost you too much.
spartacus-hint-refuse-gold = No gold that can be paid here makes up for the harm.
spartacus-hint-guard = A guard is cheap, and foils every second scheme.
spartacus-hint-foil = What this would cost you is worth playing { $title }.
spartacus-hint-harmless = This scheme does you no harm: let it pass.
spartacus-hint-drill = So much is at stake that a second roll is worth it.
spartacus-hint-take-guard = A guard for nothing: take it.
spartacus-hint-mourn = { $title } turns this death into Influence.
spartacus-hint-rig = { $title } turns the fight your way.
spartacus-hint-shame = Now is the moment: { $title } costs { $seat } Influence.
spartacus-hint-sell = { $card } brings more gold than it is worth to you here.
spartacus-hint-spare-guards = You have more guards than you need.
spartacus-hint-leave = Nothing of yours is worth more to the bank than to you.
spartacus-hint-accept = You get more than you give.
spartacus-hint-counter = The trade could suit you both, at a better price for you.
spartacus-hint-decline = You would give more than you get.
spartacus-hint-buy = { $card } is worth more to you than to { $seat }, and the price suits you both.
spartacus-hint-buy-guard = The guards of { $seat } become your Influence.
spartacus-hint-offer = { $card } is worth more to { $seat } than to you.
spartacus-hint-look = Knowing what comes last tells you what gold to save.
spartacus-hint-bid = { $card } is worth about { $gold } gold to you, so you would gain by this bid.
spartacus-hint-bid-full = { $card } is worth about { $gold } gold to you: this is as far as you should go.
spartacus-hint-no-bid = Keep your gold: you will need it more for other things than for { $card }.
spartacus-hint-save = Save your gold: you have seen that { $card } is still to come.
spartacus-hint-token = The Host gains Influence and says who fights: there is no surer way.
spartacus-hint-token-win = The Host token is your last Influence: bid what it takes.
spartacus-hint-token-stop = As Host, { $seat } would win: do not let that happen.
spartacus-hint-no-token = You cannot afford it now: keep what gold you have.
spartacus-hint-invite-absent = { $seat } has nobody to send, and loses Influence for it.
spartacus-hint-invite = With { $seat } in the arena, the fight is likely to go your way.
spartacus-hint-invite-yourself = This is a fight you may win, with Influence and a Favor.
spartacus-hint-send = { $card } has the best prospects: a chance of about { $percent } % to win.
spartacus-hint-fodder = You are likely to lose, and you will miss { $card } least; staying away would cost Influence.
spartacus-hint-stay-home = The fighter you would lose is worth more than the Influence.
spartacus-hint-equip = { $card } helps most, and comes back whatever happens.
spartacus-hint-bet = { $card } wins with about { $percent } %: worth a bet.
spartacus-hint-bet-ending = How it ends is easier to tell than who wins, and pays double.
spartacus-hint-no-bet = The fight is too even, or your gold too scarce, for a bet.
spartacus-hint-no-bet-own = The other fighter is the favorite, and you may not bet against your own.
spartacus-hint-thumb-down = The death of { $card } is worth more to you than mercy.
spartacus-hint-thumb-up = The death of { $card } would cost you more than it brings.
spartacus-hint-call-off = You gain more by a victory of { $card }.
spartacus-hint-strongest = Everything is at stake: send the strongest you have, { $card }.
spartacus-hint-strike-first = You can reach the opponent now: strike before you are struck.
spartacus-hint-let-come = You cannot strike yet; whoever comes closer first is struck first.
spartacus-hint-attack = You are in reach: every die lost early weakens the opponent for the rest of the fight.
spartacus-hint-close-in = From there you can strike at once, as far off as your weapon allows.
spartacus-hint-close-up = Next to the opponent you can strike at once.
spartacus-hint-approach = Closer, but no closer than is wise.
spartacus-hint-throw = You cannot get close enough, but the throw can.
spartacus-hint-step-back = After the blow, out of reach: the answer falls short.
spartacus-hint-hold = There is nowhere out of reach: stay where you are.
spartacus-hint-reroll = A new roll of this die is likely to be better for you.
spartacus-hint-good-dice = The dice are good enough: another roll would rather spoil them.
spartacus-hint-dodge = You have the most dice there: { $pool }.
spartacus-hint-early = Use it at once: a die lost early is missed longest.
spartacus-hint-lose = You will miss a die least there: { $pool }.

## Standing answers: kinds of questions

spartacus-screen-kind-foil = Foiling a scheme
spartacus-screen-kind-thunder = Foiling a reaction or a guard
spartacus-screen-kind-quiet = Reactions to houses in need
spartacus-screen-kind-rig = Reactions once the bets are shown
spartacus-screen-kind-mourn = Reactions to a death in the arena
spartacus-screen-kind-support = Requests for support
spartacus-screen-kind-cure = Rolling a healing die again
spartacus-screen-kind-release = Letting gladiators go
spartacus-screen-kind-tie = Bids after a tie
spartacus-screen-kind-after = Moving after an attack
spartacus-screen-mine-release = When the books cannot be paid
spartacus-screen-kind-trade = The Open Market
spartacus-screen-kind-look = Looking at a card of the auction
spartacus-screen-kind-bid = Bids for cards
spartacus-screen-kind-host-bid = Bids for the Host token
spartacus-screen-kind-bet = Bets
spartacus-screen-kind-net = The Net before initiative
spartacus-screen-kind-initiative = Rolling initiative again
spartacus-screen-kind-order = Going first or second
spartacus-screen-kind-dodge = Speed dice in defense
spartacus-screen-kind-reroll = Rolling a die again in an attack
spartacus-screen-kind-strike = One damage more
spartacus-screen-kind-shield = One damage less
spartacus-screen-mine-foil = When it hits me, or lets another house rise
spartacus-screen-mine-thunder = When it hits me or my scheme
spartacus-screen-mine-rig = When I fight or have bet
spartacus-screen-mine-mourn = When it was my gladiator
spartacus-screen-mine-cure = When it is one of my people
spartacus-screen-mine-initiative = When I am behind
spartacus-screen-mine-reroll = When a new die could help
spartacus-screen-same-order = { $answer }, always in this fight
## The screen

spartacus-screen-influence = Influence { $influence } of { $goal }
spartacus-screen-resting = { $count } exhausted
spartacus-screen-no-house = No house yet
spartacus-screen-asked = asked
spartacus-screen-winner = winner
spartacus-screen-hand = Hand: { $cards } of at most { $limit } cards
spartacus-screen-rule = Rule { $number } of { $house }
spartacus-screen-owns = { $name }: gladiators, slaves and equipment
spartacus-screen-aim = Choose { $name }
spartacus-screen-look = Look at the house of { $name }
spartacus-screen-stands = { $side }, { $name } ({ $owner }), stands on { $cell } with { $dice } dice, { $lost } lost.
spartacus-screen-apart =
    { $far ->
        [one] They stand side by side.
       *[other] They are { $far } cells apart.
    }
spartacus-screen-reach = Cells in reach, with steps: { $cells }.
spartacus-screen-in-reach = { $name } can be attacked.
spartacus-screen-steps =
    { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
spartacus-screen-attack = attack
spartacus-screen-arena = The arena. Arrow keys move, Enter chooses.
spartacus-screen-arena-reading = The arena in words
spartacus-screen-pool = { $pool }: { $dice } of { $full } dice
spartacus-screen-lose = Lose a die: { $pool }
spartacus-screen-clash = { $attacker } attacks { $defender }
spartacus-screen-pair = { $attack } against { $defense }
spartacus-screen-hit = hits
spartacus-screen-miss = does not hit
spartacus-screen-again = Roll again: { $value }
spartacus-screen-damage =
    { $damage ->
        [0] No damage
       *[other] { $damage } damage
    }
spartacus-screen-scale =
    { $missing ->
        [0] Enough: { $gathered } of { $need } Influence
       *[other] { $missing } Influence missing
    }
spartacus-screen-gathered = { $gathered } Influence so far
spartacus-screen-paid = Offered: { $gold } gold
spartacus-screen-promised = Promised: { $gold } gold
spartacus-screen-ask = Ask
spartacus-screen-answer-own = plots
spartacus-screen-answer-yes = supports
spartacus-screen-answer-no = refuses
spartacus-screen-answer-asked = is asked …
spartacus-screen-spent = Your bid
spartacus-screen-left = Left
spartacus-screen-short =
    { $lost ->
        [0] { $missing } gold missing
        [1] { $missing } gold missing: a gladiator must go.
       *[other] { $missing } gold missing: { $lost } gladiators must go.
    }
spartacus-screen-leaving = Let go: { $names }
spartacus-screen-unknown = still open
spartacus-screen-bout-now = now
spartacus-screen-bye = waits for the winner
spartacus-screen-thumb = { $host } decides about { $name }.
spartacus-screen-thumb-cost = Thumbs down costs { $cost } Influence
spartacus-screen-spared = { $name } lives!
spartacus-screen-killed = { $name } dies!
spartacus-screen-up = Thumbs up: live
spartacus-screen-down =
    { $cost ->
        [0] Thumbs down: die
       *[other] Thumbs down: die, −{ $cost } Influence
    }
spartacus-screen-guards = { $name }: a guard rolls
spartacus-screen-guard-holds = Scheme foiled
spartacus-screen-guard-fails = The guard fails
spartacus-screen-bet-victory = { $name } wins
spartacus-screen-bet-injury = The loser is injured
spartacus-screen-bet-decapitation = The loser is decapitated
spartacus-screen-bet-pays = pays { $pays } for 1
spartacus-screen-bet-sum = { $staked } gold staked, { $left } left
spartacus-screen-phase-upkeep = Upkeep
spartacus-screen-phase-intrigue = Intrigue
spartacus-screen-phase-market = Market
spartacus-screen-phase-arena = Arena
spartacus-screen-my-hand = Your hand
spartacus-screen-no-cards = You have no Intrigue cards.

# What has happened
spartacus-screen-news-swap = Somebody else fights!
spartacus-screen-news-swap-you = Your fighter was swapped!
spartacus-screen-news-foiled = Your scheme was foiled!
spartacus-screen-news-stopped = Foiled!
spartacus-screen-news-hit-house = Aimed at your house!
spartacus-screen-news-hit-card = Aimed at one of yours!

# The course and the story of the match
spartacus-screen-course-influence = Influence by turn
spartacus-screen-course-gold = Gold by turn
spartacus-screen-course-to-influence = Show Influence
spartacus-screen-course-to-gold = Show gold
spartacus-screen-fights = Who met whom in the arena
spartacus-screen-story = How it came about
spartacus-screen-story-lead = { $name } was alone in the lead from turn { $turn } on.
spartacus-screen-story-rise = Best turn: { $name } gained { $points } Influence in turn { $turn }.
spartacus-screen-story-fight =
    { $rounds ->
        [one] Biggest fight: { $first } against { $second } in turn { $turn }, 1 round, dice lost: { $dice }.
       *[other] Biggest fight: { $first } against { $second } in turn { $turn }, { $rounds } rounds, dice lost: { $dice }.
    }
spartacus-screen-story-died = { $name } died.
spartacus-screen-story-dead =
    { $count ->
        [one] One death: { $list }.
       *[other] { $count } deaths: { $list }.
    }
spartacus-screen-story-broken = Worst betrayal: { $by } broke the word given to { $to }: “{ $text }”
spartacus-screen-story-foiled =
    { $count ->
        [one] { $by } foiled a scheme of { $of }.
       *[other] { $by } foiled { $count } schemes of { $of }.
    }
# Plates, set-up, Upkeep and Market
spartacus-screen-houses = The houses
spartacus-screen-house-taken = { $name } has it
spartacus-screen-house-yours = Your house
spartacus-screen-house-take = Take { $house }
spartacus-screen-house-of = House of { $name }
spartacus-screen-my-house = Your house
spartacus-screen-owns-nothing = It owns no gladiators, slaves or equipment.
spartacus-screen-promises = Open promises
spartacus-screen-promise-mine = You to { $name }:
spartacus-screen-promise-theirs = { $name } to you:
spartacus-screen-release-tap = You may let gladiators go: tap one.
spartacus-screen-books-all = The books of all houses
spartacus-screen-settled = settled
spartacus-screen-books-next = Your next books
spartacus-screen-healing = Healing rolls
spartacus-screen-patient = { $name } of { $owner } rolls for healing
spartacus-screen-patient-mine = { $name }, your own, rolls for healing
spartacus-screen-fate-dies = dies
spartacus-screen-fate-stays = stays injured
spartacus-screen-fate-healed = is healed
spartacus-screen-medics = Could have it rolled again:
spartacus-screen-patients = Still to roll
spartacus-screen-traders = Who is at the market
spartacus-screen-trades = at the market
spartacus-screen-has-left = has left
spartacus-screen-offer = Make an offer
spartacus-screen-sell = Sell to the bank: tap what you sell
spartacus-screen-row = Still face down
spartacus-screen-scout = { $name } may look at one card
spartacus-screen-ware = Card { $number }, face down
spartacus-screen-ware-seen = you saw it
spartacus-screen-card-up = Up for auction
spartacus-screen-host-up = Who will be the Host?
spartacus-screen-tied = A tie between { $names } at { $stake } gold.
spartacus-screen-tied-add = What you bid now comes on top.
spartacus-screen-bid-short = With a bid of { $from } gold or more you could not pay your next books.
spartacus-screen-over =
    { $count ->
        [one] 1 card too many: cash it in
       *[other] { $count } cards too many: cash them in
    }
spartacus-screen-unsure =
    { $count ->
        [one] 1 card is injured and may be ready by then.
       *[other] { $count } cards are injured and may be ready by then.
    }
# Intrigue and the hand
spartacus-screen-card-help = you { $own } + { $help } made up
spartacus-screen-card-short = { $missing } Influence short
spartacus-screen-card-ask = you { $own } + ask { $names }
spartacus-screen-card-gold = not enough gold
spartacus-screen-card-target = no target
spartacus-screen-card-moment = not now
spartacus-screen-card-cash = cash in for { $gold }
spartacus-screen-hand-over =
    { $over ->
        [one] One card too many: the limit is { $limit }
       *[other] { $over } cards too many: the limit is { $limit }
    }
spartacus-screen-from-hand = Choose a card in your hand, or:
spartacus-screen-order = Intrigue turns
spartacus-screen-way-guards =
    { $guards ->
        [one] 1 guard in the way
       *[other] { $guards } guards in the way
    }
spartacus-screen-way-passes =
    { $guards ->
        [one] 1 guard in the way: { $chance } % to get past it
       *[other] { $guards } guards in the way: { $chance } % to get past them all
    }
spartacus-screen-face-down = face down
spartacus-screen-foiled = foiled
spartacus-screen-said = Said to be
spartacus-screen-aimed = Aimed at
spartacus-screen-costs = Costs
spartacus-screen-lacks-short = { $missing } Influence short: it will fail
spartacus-screen-lacks-hopeless = { $missing } Influence short, and nobody left to ask has enough
spartacus-screen-price-now = Gold with the yes
spartacus-screen-price-later = Gold promised for later
spartacus-screen-price-ask =
    { $later ->
        [0] Ask { $name }: { $now } gold
       *[other] Ask { $name }: { $now } gold now, { $later } later
    }
spartacus-screen-demand = Yes, but for more
spartacus-screen-demand-gold = paid at once
spartacus-screen-demand-promise = promised for later
spartacus-screen-claim-true = the truth
spartacus-screen-claim-proof = the only proof
spartacus-screen-claim-other =
    { $count ->
        [one] Say it is something else (1)
       *[other] Say it is something else ({ $count })
    }
spartacus-screen-quiet-books = A house in need: reactions to it
spartacus-screen-quiet-bets = The bets lie open: reactions to the fight
spartacus-screen-quiet-death = A gladiator died: reactions to it
# The arena
spartacus-screen-round = Round { $round }
spartacus-screen-calm = { $calm } of { $most } rounds without a lost die
spartacus-screen-fight-skip = Skip to the end
spartacus-screen-fight-skipping = Skipping to the end …
spartacus-screen-fight-reading = The fight in words
spartacus-screen-initiative = Initiative
spartacus-screen-leads = { $name } has the initiative.
spartacus-screen-note-ties = { $name }: equal dice hit.
spartacus-screen-note-doubles = { $name }: doubles add { $damage } damage.
spartacus-screen-note-blocked = { $name }: doubles stop { $damage } damage.
spartacus-screen-note-unpaired = Dice that meet no defense die hit from { $from }.
spartacus-screen-silenced = The opponent cancels this special rule.
spartacus-screen-won = { $name } wins!
spartacus-screen-lost =
    { $level ->
        [1] { $name } yields.
        [2] { $name } is injured.
       *[other] { $name } is decapitated.
    }
spartacus-screen-then-reach = an attack is possible from there
spartacus-screen-again-with = Roll again with
spartacus-screen-key-sand = On the sand: go from cell to cell
spartacus-screen-key-go = On the sand: move there, or attack
spartacus-screen-sent = has sent a fighter
spartacus-screen-has-declined = has declined
spartacus-screen-unable = has nobody to send: declines and loses 1 Influence
spartacus-screen-asked-fighter = Chooses a fighter …
spartacus-screen-tribute = { $gold } gold for its favors
spartacus-screen-choose-fighter = Fighter
spartacus-screen-choose-gear =
    { $sort ->
        [weapon] Weapon
        [armor] Armor
       *[other] Special equipment
    }
spartacus-screen-send = Send { $name }
spartacus-screen-send-nobody = Choose a fighter
spartacus-screen-equip = Into the arena
spartacus-screen-decline-price = costs 1 Influence
spartacus-screen-sealed-own = Your choice is sealed. You can change it until everybody is ready.
spartacus-screen-bet-best = At best { $gold } gold come back.
spartacus-screen-bet-lost = A bet that cannot win: this gold is lost.
spartacus-screen-bet-hopeless = cannot win
spartacus-screen-bet-do = Bet { $gold } gold
spartacus-screen-bet-nothing = No bet
spartacus-screen-thumb-immune = A Champion cannot be killed.
spartacus-screen-thumb-own = Your decision: { $name } lives or dies.
spartacus-screen-bet-barred = not against your own fighter
spartacus-screen-kind-end = The end of my Intrigue turn, with nothing left to do
spartacus-screen-tie = If somebody bids the same:
spartacus-screen-tie-nothing = I add nothing
spartacus-screen-tie-more = +{ $gold }
spartacus-screen-tie-more-label = I add up to { $gold } gold
spartacus-screen-tie-ask = Ask me
spartacus-screen-after-ask = After an attack: ask whether I step away
spartacus-screen-plea-says = Your card:
spartacus-screen-plea-says-truth = say it is { $card }
spartacus-screen-plea-says-nothing = say nothing
spartacus-screen-plea-says-later = decide next
spartacus-screen-kind-demand = Houses that want more for their support
spartacus-screen-lose-all = Lose { $count } dice, from the largest pools
spartacus-screen-after-fight = After the fight: who reacts?
spartacus-screen-card-ask-any = you { $own } + ask any house
spartacus-screen-waits-scheme = when a scheme is declared
spartacus-screen-waits-any = against a scheme or a reaction
spartacus-screen-waits-books = as soon as a house is in need
spartacus-screen-waits-bets = once the bets are shown
spartacus-screen-waits-death = when a gladiator dies in the arena
spartacus-screen-has-paid = Paid: { $gold } gold
spartacus-screen-goal = { $goal } Influence wins
spartacus-screen-lent = Supporters lend their Influence for this scheme only.
spartacus-screen-send-with = Send { $name } with { $list }
spartacus-screen-equip-with = Equip him with { $list }
spartacus-screen-chance = wins: { $win } %

## What is explained in a first match, once

spartacus-teach-house = Every house plays differently: Batiatus relies on gladiators, Glaber on guards, Tullius on slaves, Solonius on gold. Its two rules show what you will need much of.
spartacus-teach-heal = Whoever is injured is out of the game until a healing roll goes well. Medicus and Apothecary, in whichever house, can have a low roll repeated.
spartacus-teach-books = Once a turn your slaves earn gold and your gladiators cost some. Keep your gladiators if you can: you need them in the arena, and some schemes want several.
spartacus-teach-intrigue = Play schemes, cash in cards for gold, use your house and your people, put guards on the table: in any order, as often as you like. More Influence lets you keep more cards.
spartacus-teach-support = For a scheme that is too big for you, other houses can lend you their Influence. They will want something for it, and they do not see the card.
spartacus-teach-claim = What you say about your scheme is up to you: the truth, a lie, or nothing. But the card will be seen in the end, and people remember.
spartacus-teach-pledge = A yes lends your Influence for this one scheme; you lose none of it. You cannot see the card, and what you hear about it may be a lie. You may ask for gold.
spartacus-teach-demand = You asked for support, and the other house names its own price. Gold is paid together with the yes; what you promise for later, nobody can make you pay.
spartacus-teach-make-up = Some things make a scheme need less Influence: the gold of Solonius, or Ashur if you exhaust him. Name what you use before the others may foil it.
spartacus-teach-foil = A scheme has been declared, and now it can still be stopped: with certain reactions, and by its target with guards. If nobody foils it, it succeeds.
spartacus-teach-pick = The scheme takes effect, and it needs a card to be chosen. Only ready cards can be taken: whoever is exhausted is out of reach.
spartacus-teach-house-rule = You pay for a rule of your house with your own cards. Exhausted ones come back in the next Upkeep, discarded ones do not.
spartacus-teach-ability = Many of your people can do something special: exhaust one, and it happens. Until the next Upkeep that card then neither fights nor counts for anything.
spartacus-teach-quiet = This is a window for reactions: all choose at once, and most of the time all pass. A pass shows nobody what you hold.
spartacus-teach-thunder = Even a reaction, or a guard that has rolled high enough, can be foiled, if somebody holds the right card. Then it does nothing.
spartacus-teach-guard = A guard protects only its own house against schemes. It is discarded for a single roll, foils on 4 or more, and each further guard is another try.
spartacus-teach-market = Everybody trades at the same time: people, equipment and guards for gold, as any two of you agree. The bank buys at any time, but first see what the others offer.
spartacus-teach-auction = All bid at once and unseen, and the highest bid is paid in full. Keep some gold: after the cards, the Host token is auctioned too.
spartacus-teach-token = The Host gains 1 Influence, chooses who fights, and decides whether a loser lives. Whoever wants the token pays for power, not for a card.
spartacus-teach-invite = An invitation can be a favor or a trap: whoever has nobody to send loses Influence, like whoever declines. Look at who has strong fighters and who has none.
spartacus-teach-send = A victory brings your house 1 Influence and your fighter a Favor, and Favors bring gold at every later fight. But losing can cost a life; so some send a slave.
spartacus-teach-gear = Equipment comes back to your house after the fight, whatever becomes of the fighter. What was used up in it is ready again in Upkeep.
spartacus-teach-bet = Everybody may bet, unseen. What counts is how the fight itself ends: injury and decapitation pay better, but only if exactly that happens.
spartacus-teach-thumb = The loser is alive, and you are the Host: you decide. Thumb up costs nothing. Thumb down weakens a rival, but a house does not forget it soon.
spartacus-teach-initiative = Every round begins with the Speed dice: the better roll decides who acts first. Going first means to strike first; going second, to see where the other stands.
spartacus-teach-act = Move as many cells as you have Speed dice, and attack once if your opponent is beside you or in reach of your weapon. You may leave out either.
spartacus-teach-dice = Both sort their dice from high to low and compare them pair by pair. Each Attack die that is higher does 1 damage; in a tie the defender holds.
spartacus-teach-damage = At the last moment an Axe adds 1 damage and a Scutum ignores 1. Either is exhausted by it, so it works only once in a fight.
spartacus-teach-lose = Your dice are your health, and each damage costs one. A pool that is empty means defeat: one and you yield, two and you are injured, three and you are dead.
spartacus-teach-call-off = A fight in which nobody is hurt for a long time is ended: the weaker fighter yields. If both are equally strong, the Host says who it is.
spartacus-teach-tournament = Several houses have 12 Influence, so a tournament decides the game. Each side picks a fighter and equipment without seeing the other's choice.
spartacus-teach-influence = Influence wins the game: whoever alone has 12 at the end of a phase. It also decides which schemes you can play and how many cards you may keep.
spartacus-teach-favor = Every victory brings a fighter a Favor. With the third he becomes a Champion: his house gains 1 Influence, and more gold whenever he fights.
