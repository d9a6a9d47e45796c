# What is said at the table: ready-made phrases (talk-any-... for all games, talk-<game>-... for one), and what the
# program says about talk. A phrase is spoken by one person to another: informal, and the same for men and women. Slots
# stand without an article: $seat is a name, $card, $city, $region, $house, $school and $rank are names of the game's
# things; amounts ($amount, $denarii, $gold) are numbers from 1 to 99.

talk-unknown-phrase = (a phrase this version does not know)

## Groups of phrases, in the order of the menu

talk-group-greeting = Greetings
talk-group-praise = Praise and luck
talk-group-deal = Deals
talk-group-promise = Promises
talk-group-threat = Threats
talk-group-question = Questions
talk-group-answer = Answers

## All games

talk-any-hello = Hello!
talk-any-good-luck = Good luck!
talk-any-thanks = Thank you!
talk-any-sorry = Sorry about that.
talk-any-one-moment = One moment, please.
talk-any-good-game = Thanks for the game!
talk-any-well-played = Well played.
talk-any-lucky = Luck is on your side today.
talk-any-bad-luck = Bad luck!
talk-any-let-us-deal = Let us make a deal.
talk-any-together-against = Let us stop { $seat } together.
talk-any-return-favor = I will return the favor.
talk-any-help-against = I will help you against { $seat }.
talk-any-watch = Watch { $seat }!
talk-any-regret = You will regret that.
talk-any-how-much = How much do you want?
talk-any-what-for-me = What do I get for it?
talk-any-still-there = Are you still there?
talk-any-yes = Yes, agreed.
talk-any-no = No, thank you.
talk-any-let-me-think = Let me think.
talk-any-maybe-later = Not now, perhaps later.
talk-any-too-much = That is too much for me.
talk-any-for-less = I would do it for { $amount }.

## Gorus Maximus

talk-gorus-crowd-waits = The crowd is waiting!
talk-gorus-new-round = New round, new luck.
talk-gorus-fine-challenge = A fine challenge!
talk-gorus-fine-lead = A good lead.
talk-gorus-what-a-trick = What a trick!
talk-gorus-well-done-partner = Good teamwork!
talk-gorus-thanks-eight = An 8 for me? How kind of you.
talk-gorus-bad-hand = Who dealt me these cards?
talk-gorus-keep-favorite = Let us keep { $school } as trump.
talk-gorus-new-favorite = Let us make { $school } trump.
talk-gorus-leave-trick = Leave this trick to me.
talk-gorus-no-challenge-please = No challenge now, please.
talk-gorus-lead-please = Lead { $school }, please.
talk-gorus-save-zero = Keep an eye on { $school } 0.
talk-gorus-no-challenge = I will not challenge in this trick.
talk-gorus-yours = I will leave this trick to you.
talk-gorus-lead = I will lead { $school } as soon as I can.
talk-gorus-challenge = I will challenge as soon as I can.
talk-gorus-no-eights = I will not give you an 8.
talk-gorus-challenge-coming = There is a challenge coming.
talk-gorus-eight-for-you = There is an 8 waiting for you.
talk-gorus-zero-mine = { $school } 0 is mine!
talk-gorus-favorite-ends = { $school } will not be trump for long.
talk-gorus-no-more-support = You are not getting another support.
talk-gorus-who-has = Who has { $school } { $rank }?
talk-gorus-still-have = Do you have any { $school } left?
talk-gorus-can-you-beat = Can you beat that?
talk-gorus-what-shall-i-lead = What shall I lead?
talk-gorus-on-purpose = Was that challenge on purpose?
talk-gorus-whose-trick = Whose trick is this now?
talk-gorus-have = I have at least one { $rank }.
talk-gorus-none-left = I have no { $school } left.
talk-gorus-had-to-follow = I had to follow.
talk-gorus-not-on-purpose = That challenge was not on purpose.
talk-gorus-cannot-beat = I cannot beat that.
talk-gorus-not-telling = You will see soon enough.
talk-about-gorus-zero = favor { $favor } if its school is the favorite at the end, otherwise { $other }

## Munera

talk-munera-salve = Salve, lanista!
talk-munera-to-the-arena = To the arena!
talk-munera-nice-throw = Nice throw!
talk-munera-what-a-duel = What a duel!
talk-munera-fought-well = { $card } fought well.
talk-munera-good-buy = { $card }: a good buy.
talk-munera-bad-dice = These dice hate me.
talk-munera-want-card = I want { $card }. What do you ask?
talk-munera-buy-card =
    I give you { $denarii ->
        [one] 1 denarius
       *[other] { $denarii } denarii
    } for { $card }.
talk-munera-sell-card =
    You can have { $card } for { $denarii ->
        [one] 1 denarius
       *[other] { $denarii } denarii
    }.
talk-munera-swap = { $card } for { $other }: shall we swap?
talk-munera-lend-me =
    Lend me { $card } for this spectacle, and I pay you { $denarii ->
        [one] 1 denarius
       *[other] { $denarii } denarii
    }.
talk-munera-leave-card =
    Leave { $card } to me, and I pay you { $denarii ->
        [one] 1 denarius
       *[other] { $denarii } denarii
    }.
talk-munera-leave-tender =
    Stay out of this tender, and I pay you { $denarii ->
        [one] 1 denarius
       *[other] { $denarii } denarii
    }.
talk-munera-share-spectacle = Let us do { $city } together: Glory for both of us.
talk-munera-pay =
    I will pay you { $denarii ->
        [one] 1 denarius
       *[other] { $denarii } denarii
    } this turn.
talk-munera-stay-out-tender = I will not tender for this spectacle.
talk-munera-stay-out-card = I will not bid for { $card }.
talk-munera-not-below =
    I will not tender below { $denarii ->
        [one] 1 denarius
       *[other] { $denarii } denarii
    }.
talk-munera-no-fix = I will not fix this duel.
talk-munera-peace = I will play no Eventum card against you this turn.
talk-munera-lend = I will lend you a fighter for this spectacle.
talk-munera-stand = I will stand for { $city } if you choose it.
talk-munera-outbid = { $card } is mine, whatever you bid.
talk-munera-undercut = If you stand, I go down to 0.
talk-munera-eventum-for-you = I have an Eventum card just for you.
talk-munera-referee = The referee is easy to bribe.
talk-munera-too-much-glory = { $seat } has too much Glory already.
talk-munera-who-stands = Who stands for { $city }?
talk-munera-who-travels = Who travels to { $region }?
talk-munera-how-low = How low will you go?
talk-munera-bid-for-card = Are you bidding for { $card }?
talk-munera-need-fighter = Do you need a fighter?
talk-munera-not-for-sale = { $card } is not for sale.
talk-munera-loan-price =
    You can borrow him for { $denarii ->
        [one] 1 denarius
       *[other] { $denarii } denarii
    }.
talk-munera-too-far = { $region } is too far for me.
talk-munera-no-fighters = I have nobody left who can fight.
talk-munera-no-money = My treasury is empty.
talk-about-munera-region = Gymnasium: { $price }

## Spartacus

talk-spartacus-salve = Greetings to your house!
talk-spartacus-games-begin = Let the games begin!
talk-spartacus-nice-throw = Nice throw!
talk-spartacus-fine-scheme = A fine scheme.
talk-spartacus-fought-well = { $card } fought well.
talk-spartacus-good-buy = { $card }: a good buy.
talk-spartacus-bad-dice = These dice hate me.
talk-spartacus-pay-after-scheme = Support this scheme and I pay you { $gold } gold afterwards.
talk-spartacus-helps-you = This scheme helps you as well.
talk-spartacus-scheme-against = This scheme is aimed at { $house }. Support it!
talk-spartacus-buy-card = I give you { $gold } gold for { $card }.
talk-spartacus-sell-card = You can have { $card } for { $gold } gold.
talk-spartacus-swap = { $card } for { $other }: shall we swap?
talk-spartacus-leave-card = Leave { $card } to me, and I pay you { $gold } gold.
talk-spartacus-invite-me = Invite my house, and I pay you { $gold } gold.
talk-spartacus-mercy-price = Thumb up for my fighter, and I pay you { $gold } gold.
talk-spartacus-pay = I will pay you { $gold } gold this turn.
talk-spartacus-peace = I will play no scheme or reaction against you this turn.
talk-spartacus-support-next = I will support your next scheme.
talk-spartacus-foil-for-you = I will foil the next scheme against you if I can.
talk-spartacus-stay-out-card = I will not bid for { $card }.
talk-spartacus-stay-out-host = I will not bid for the Host token.
talk-spartacus-invite-you = I will invite your house if I am Host.
talk-spartacus-not-invite = I will not invite your house if I am Host.
talk-spartacus-spare = I will spare your fighter if I am Host.
talk-spartacus-foil = Try it, and your scheme will be foiled.
talk-spartacus-you-are-next = { $house }, you are next.
talk-spartacus-thumb-down = If I become Host, your fighter dies.
talk-spartacus-guards-wait = My guards are waiting for you.
talk-spartacus-outbid = { $card } is mine, whatever you bid.
talk-spartacus-too-much-influence = { $seat } has too much Influence already.
talk-spartacus-will-you-support = Will you support me for { $gold } gold?
talk-spartacus-against-whom = Whom is your scheme aimed at?
talk-spartacus-bid-for-host = Are you bidding for the Host token?
talk-spartacus-bet-on = Are you betting on { $card }?
talk-spartacus-mercy = Will you show mercy?
talk-spartacus-hold-nothing = I hold nothing against you.
talk-spartacus-support-price = My support costs { $gold } gold.
talk-spartacus-gold-first = Gold first, then my support.
talk-spartacus-show-me = Show me the card first.
talk-spartacus-not-for-sale = { $card } is not for sale.
