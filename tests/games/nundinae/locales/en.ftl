# Nundinae, the kernel's own test game. No article stands before a name. Keys that end in -you address the reader. Where
# an event names two seats, the reader's own is called what harena.ftl says for `you`, so that a text can tell which
# of the two he is.

nundinae-name = Nundinae
nundinae-about = A market day for { $low } to { $high } traders: deal, bid, boast and cheer. The house's own test game.

nundinae-card-10 = Rumor
nundinae-card-11 = Toast
nundinae-card-12 = Boast
nundinae-altar-4 = No more altars
nundinae-altar-5 = Mercury
nundinae-altar-6 = Ceres
nundinae-altar-7 = Fortuna
nundinae-deed-1 = Sell a jar for 2 coins
nundinae-deed-2 = Buy a jar for 3 coins
nundinae-yes = yes
nundinae-no = no
nundinae-hidden = hidden
nundinae-nothing = nothing

## Goods: so many of them

nundinae-ware-0 = Coins
nundinae-ware-1 = Jars
nundinae-ware-10 = Rumor cards
nundinae-ware-11 = Toast cards
nundinae-ware-12 = Boast cards
nundinae-good-0 =
    { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }
nundinae-good-1 =
    { $amount ->
        [one] { $amount } jar
       *[other] { $amount } jars
    }
nundinae-good-10 =
    { $amount ->
        [one] { $amount } Rumor card
       *[other] { $amount } Rumor cards
    }
nundinae-good-11 =
    { $amount ->
        [one] { $amount } Toast card
       *[other] { $amount } Toast cards
    }
nundinae-good-12 =
    { $amount ->
        [one] { $amount } Boast card
       *[other] { $amount } Boast cards
    }

## Table options

nundinae-setting-days = market days
nundinae-setting-days-help = After the last one, the most honor wins.

## What happens

nundinae-event-drew = { $seat } draws a card: { $card }.
nundinae-event-drew-you = You draw a card: { $card }.
nundinae-event-traded =
    { $jars ->
        [1] { $seat } buys a jar for 3 coins.
       *[other] { $seat } sells a jar for 2 coins.
    }
nundinae-event-traded-you =
    { $jars ->
        [1] You buy a jar for 3 coins.
       *[other] You sell a jar for 2 coins.
    }
nundinae-event-honor = { $seat } gains 1 honor and now has { $honor }.
nundinae-event-honor-you = You gain 1 honor and now have { $honor }.
nundinae-event-toast = { $seat } plays a Toast and gets 1 coin.
nundinae-event-toast-you = You play a Toast and get 1 coin.
nundinae-event-blessed =
    { $blessed ->
        [no] The gods do not bless { $seat } today.
       *[other] The gods bless { $seat }.
    }
nundinae-event-blessed-you =
    { $blessed ->
        [no] The gods do not bless you today.
       *[other] The gods bless you.
    }
nundinae-event-cheered = { $seat } cheers: a jar for 1 coin.
nundinae-event-cheered-you = You cheer: a jar for 1 coin.
nundinae-event-gave =
    { $seat } gives { $other } { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
nundinae-event-gave-you =
    { $other ->
        [You] { $seat } gives you
       *[other] You give { $other }
    } { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
nundinae-event-offered = { $seat } makes { $other } an offer.
nundinae-event-offered-you =
    { $other ->
        [You] { $seat } makes you an offer.
       *[other] You make { $other } an offer.
    }
nundinae-event-countered = { $seat } answers { $other } with a counteroffer.
nundinae-event-countered-you =
    { $other ->
        [You] { $seat } answers you with a counteroffer.
       *[other] You answer { $other } with a counteroffer.
    }
nundinae-event-offer-declined = { $other } declines the offer of { $seat }.
nundinae-event-offer-declined-you =
    { $other ->
        [You] You decline the offer of { $seat }.
       *[other] { $other } declines your offer.
    }
nundinae-event-offer-withdrawn = { $seat } withdraws the offer to { $other }.
nundinae-event-offer-withdrawn-you =
    { $other ->
        [You] { $seat } withdraws the offer to you.
       *[other] You withdraw your offer to { $other }.
    }
nundinae-event-offer-gone = The offer of { $seat } to { $other } is off the table: the time for it is over.
nundinae-event-offer-gone-you =
    { $other ->
        [You] The offer of { $seat } to you is off the table: the time for it is over.
       *[other] Your offer to { $other } is off the table: the time for it is over.
    }
nundinae-event-offer-failed = The offer of { $seat } to { $other } is off the table: it can no longer be carried out.
nundinae-event-offer-failed-you =
    { $other ->
        [You] The offer of { $seat } to you is off the table: it can no longer be carried out.
       *[other] Your offer to { $other } is off the table: it can no longer be carried out.
    }
nundinae-event-offer-void = The offer of { $seat } to { $other } is void: a promised card was not there.
nundinae-event-offer-void-you =
    { $other ->
        [You] The offer of { $seat } to you is void: a promised card was not there.
       *[other] Your offer to { $other } is void: a promised card was not there.
    }
nundinae-event-deal = { $seat } and { $other } make a deal.
nundinae-event-deal-you =
    { $other ->
        [You] You make a deal with { $seat }.
       *[other] You make a deal with { $other }.
    }

## What is asked

nundinae-ask-day-trade = The market is open. What will you do?
nundinae-why-day-trade = Sell and buy as often as you like, or deal with the others. Whoever leaves the market does not come back today.
nundinae-pass-day-trade = Leave the market
nundinae-ask-day-bid = How much do you bid for the laurel?
nundinae-why-day-bid = The highest bid pays and gains 1 honor. Tied bidders bid again; if all bid 0, nobody gets it.
nundinae-bid =
    { $coins ->
        [one] Bid { $coins } coin
       *[other] Bid { $coins } coins
    }
nundinae-keep =
    { $coins ->
        [one] you keep { $coins } coin
       *[other] you keep { $coins } coins
    }
nundinae-left = then you have { $coins } and { $jars }
nundinae-ask-boast-hide = You are the host. Which card goes under the cup?
nundinae-why-boast-hide = A Boast that no rumor hits is 1 honor. The others do not see what lies there.
nundinae-play-boast-hide = goes under the cup, unseen
nundinae-pass-boast-hide = Leave the cup empty
nundinae-ask-boast-rumor = A card lies under the cup. Do you spread a rumor?
nundinae-why-boast-rumor = A rumor makes a Boast worthless, unless a rumor answers it.
nundinae-play-boast-rumor = against the card under the cup
nundinae-pass-boast-rumor = Say nothing
nundinae-ask-rumor-rumor = There is a rumor. Do you answer it with another?
nundinae-why-rumor-rumor = A rumor that is answered counts for nothing.
nundinae-play-rumor-rumor = against the rumor
nundinae-pass-rumor-rumor = Say nothing
nundinae-ask-day-toast = Do you play a Toast?
nundinae-why-day-toast = A Toast brings 1 coin.
nundinae-play-day-toast = brings 1 coin
nundinae-pass-day-toast = No Toast
nundinae-ask-day-name_altar =
    { $remaining ->
        [one] You are the host. Which altar gets the last jar?
       *[other] You are the host. Which altars get a jar, { $remaining } at most?
    }
nundinae-why-day-name_altar = The gods bless you with a 5 or 6 on the die; each jar adds 1. A blessing is 1 honor.
nundinae-altar = A jar for { $altar }
nundinae-ask-day-stake = What do you stake on the answer of the gods?
nundinae-why-day-stake = Up to 3 coins on a blessing and up to 3 on none. What you win comes back double; the rest is gone.
nundinae-stakes = { $blessing } on a blessing, { $none } on none
nundinae-ask-acclaim-cheer = Honor was gained. Do you cheer?
nundinae-why-acclaim-cheer = Once each, until two have cheered.
nundinae-cheer = Cheer: a jar for 1 coin
nundinae-pass-acclaim-cheer = Keep quiet

nundinae-wait-day-trade = Still at the market: { $names }.
nundinae-wait-day-bid = Still to bid: { $names }.
nundinae-wait-boast-hide = A card for the cup, or none: { $names }.
nundinae-wait-boast-rumor = A rumor against the cup, or none: { $names }.
nundinae-wait-rumor-rumor = A rumor against the rumor, or none: { $names }.
nundinae-wait-day-toast = A Toast, or none: { $names }.
nundinae-wait-day-name_altar = A choice of altars: { $names }.
nundinae-wait-day-stake = Still to stake: { $names }.
nundinae-wait-acclaim-cheer = A cheer, or none: { $names }.

nundinae-part-blessing = Coins on a blessing
nundinae-part-none = Coins on no blessing

nundinae-free-action-give = Give coins away
nundinae-give = Give { $seat } { $gift }
nundinae-free-action-propose = Make an offer
nundinae-free-action-accept = Accept
nundinae-free-action-counter = Counteroffer
nundinae-free-action-decline = Decline
nundinae-free-action-withdraw = Withdraw
nundinae-proposal = { $seat }: you give { $give }, you get { $get }

## The table

nundinae-field-day = Day
nundinae-field-host = Host
nundinae-field-coins = Coins
nundinae-field-jars = Jars
nundinae-field-honor = Honor
nundinae-field-hands = Cards
nundinae-field-bag = In the bag
nundinae-field-discards = Played cards
nundinae-field-bidders = Bidders
nundinae-field-laid_jars = Altars
nundinae-field-stakes = Stakes
nundinae-field-by = Played by
nundinae-field-under = Under the cup
nundinae-field-shown = Shown
nundinae-field-rumored = Hit by a rumor
nundinae-field-denied = Answered
nundinae-field-hailed = Honored
nundinae-field-cheered = Have cheered
nundinae-field-boast = The cup
nundinae-field-rumor = A rumor
nundinae-field-acclaim = Acclaim

nundinae-of = { $seat }: { $what }
nundinae-day = Day { $day } of { $days }. Host: { $host }.
nundinae-trader =
    { $seat }: { $coins }, { $jars }, { $honor } honor, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
nundinae-played = Played cards: { $cards }
nundinae-hand = Cards of { $seat }: { $cards }
nundinae-hand-you = Your cards: { $cards }
nundinae-seats = At the market, clockwise: { $seats }.
nundinae-welcome =
    A market day: trade jars and coins, then bid for a laurel, boast, toast, and ask the gods for a blessing.
    Honor is what counts. Coins and jars are the way to it.
nundinae-goal =
    { $days ->
        [one] The market lasts 1 day. Whoever has the most honor then wins.
       *[other] The market lasts { $days } days. Whoever has the most honor then wins.
    }
nundinae-guide =
    Laurel: auctioned every day by sealed bids; 1 honor for whoever pays most.
    Cup: the host may hide a card under it. A Boast that no rumor hits is 1 honor.
    Blessing: a die of 5 or 6, one more for each jar the host gives to an altar; 1 honor for the host.
nundinae-recap = Honor: { $list }
nundinae-won = Won by: { $seats }.
