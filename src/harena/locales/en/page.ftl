# The page in the browser. No article stands before a name. Short, second person; say what happened, what one can do,
# and never blame. Harena is the name of the house and stays as it is.

## Everywhere

skip = Skip to the content
loading = One moment…
close = Close
cancel = Cancel
try-again = Try again
to-lobby = Back to the lobby
not-found = There is nothing here
not-found-next = The address may have lost a piece on its way. All games start in the lobby.
name = Name
your-name = Your name
# What somebody is called who has given no name. A number may follow.
guest = Guest
rules = Rules
# A link to a rule such as G-3.4.
rule = Rule { $rule }
watch = Watch

## Settings

settings = Settings
# The page about the person at this browser.
me = You and your devices
language = Language
motion = Animation
motion-slow = Slow
motion-normal = Normal
motion-fast = Fast
motion-off = Off
sound = Sound
sound-on = On
sound-volume = Volume
theme = Colors
theme-system = As on this device
theme-light = Light
theme-dark = Dark
plain = Plain view
plain-help = Every game in words and tables: for screen readers, slow phones and people who like it that way.
twice = Confirm twice
twice-help = A tap only chooses; a second one does it. For those who tap too fast.
settings-notices = Notices while you are away …

## Lobby

hero = Board games of the arena, against bots and friends. No account, just play.
games = Games
play-now = Play now against bots
play-friends = Play with friends
learn = Learn
teach-me = Teach me as I play
set-up = Set up a table
mine = My tables
lobby-profile = Your profile
lobby-puzzles = Puzzles
lobby-club = The club
mine-none = None yet. Tables you play at appear here.
mine-your-turn = Your turn
mine-waits = Waiting for { $names }
mine-won-by = Won by { $names }
mine-open = Not started yet
mine-running = Running
mine-over = Over
mine-gone = A table that no longer exists
mine-forget = Remove from this list
mine-record = Open the record of a match

## The stage kit: odds

stage-odds = Chances
stage-odds-win = { $name } wins: { $chance } %
stage-odds-both = Both win: { $chance } %
stage-odds-death = { $name } dies: { $chance } %
stage-percent = { $chance } %

## A new table

new = Set up a table
new-game = Game
new-players = Players
new-seats = Who sits where?
new-options = Table options
new-more = More options
new-nobody = Take a seat yourself, or give one to somebody at this screen.
new-no-file = Choose another file with your cards, or use the usual cards.
new-talk = Talk
new-talk-on = People may talk at the table
new-talk-on-help = Messages, ready-made phrases and promises. Whoever made the table can switch it off and on later.
new-whispers = Two may whisper
new-whispers-help = Only the two read it. Usual where the game lives from deals.
new-afterwards = Spectators may read it after the match
new-afterwards-help = What was said to all, never whispers.
new-odds = The screen shows the odds
new-odds-help = How likely it is that a fighter wins or dies, counted from what everybody knows.
new-make = Make the table
new-start = Start the match
# The usual value of a table option, after its explanation.
option-usual = Usual: { $value }.
# Of several values that many are to be chosen.
option-some = Choose { $count }
option-file = Cards of your own (TOML file)
option-no-file = Use the usual cards
option-not-text = This file is no UTF-8 text.
seat-number = Seat { $number }
who-me = Me
who-friend = A friend, by link
who-friend-about = You get a link to send.
who-here = Somebody at this screen
who-here-name = Name of the person on seat { $number }

## Before the start

seats = Seats
seat-you = (you)
seat-free = free
seat-here = here
seat-away = away
seat-stand-in = a bot plays until they are back
seat-waited = to play
special = At this table
room-waiting =
    { $count ->
        [one] One seat is free.
       *[other] { $count } seats are free.
    }
room-ready = Everybody is here. Start when you like.
room-then-host = When all are taken, the host starts the match.
room-host-starts = All seats are taken. The host starts the match.
room-start = Start the match
fair-dice = Fair dice
room-fill-start = Fill with bots and start
room-level = Bots for free seats
room-bot = Seat a bot
room-bot-seat = Seat a bot: seat { $number }
room-free = Free this seat
room-free-seat = Free this seat: { $name }
room-leave = Leave the table
watching-room = You are watching. The match has not started yet.

invite = Invite friends
invite-help = Whoever opens this link can take a free seat. Send it only to those you want to play with.
invite-link = Private link
invite-share = Share the link
invite-copy = Copy the link
invite-copied = Copied
invite-qr = QR code of the private link

join = You are invited to this table. Say who you are and sit down.
join-seat = Seat
join-any = Any free seat
join-sit = Sit down
join-full = All seats of this table are taken. You can watch.
join-freed = The host has freed your seat. You can sit down again.

## At the table

tools = Tools
prompt = What happens now
prompt-over = The match is over.
prompt-nobody = Nobody has to do anything now.
prompt-sealed = Your answer is sealed. You can change it until all are in.
prompt-result = Result
title-your-turn = Your turn
hint = Hint
undo = Take back
watching = You are watching.
lost = Connection lost. Trying again…
lost-now = Try now
sending = Sending…
keeps-nothing = This browser keeps nothing. If you close or reload this page, you lose your seat.
stage-failed = The table could not be drawn. Load the page again.
stage-away = Since you were away
stage-away-close = Close: since you were away
beside = Seats and chronicle
log = Chronicle
log-closed = Some earlier lines are closed for now: the rules want you to remember them.
log-newest = To the newest line
log-look = Look back at the match
rules-search = Search the rules
rules-none = No rule has “{ $words }”. Try another word, or a number such as 3.4.
rules-found = { $count ->
    [one] One rule found
   *[other] { $count } rules found
}
rules-contents = Contents
rules-missing = There is no rule { $rule } in this game. Here are all that there are.
rules-page = Open as a page
rules-print = Print
rules-sheet = Reference sheet
rules-print-now = Print now
rules-back = Back to the rules
rules-print-help = This is how it looks on paper (A4).

replace = Let a bot play for { $name }
leave = Leave the table
leave-help = A bot can play for you until you take your seat back. Or go to the lobby: your seat waits, and you find the table under “My tables”.
leave-bot = Let a bot play for me
leave-wait = Go, my seat waits
stand-in = A bot plays for you.
stand-in-return = Take my seat back

curtain = Pass the device to { $name }
curtain-help = Everything is hidden until only { $name } looks at the screen.
curtain-open = I am { $name }

## Talk


## Talk


## Talk

say = Talk
say-unread =
    { $count ->
        [one] One new line
       *[other] { $count } new lines
    }
# Read out to those who do not have the talk open.
say-news = { $name } says: { $text }
# Between the lines that were read and the new ones.
say-new = New
say-failed = Talk could not be loaded.
say-empty = Nothing has been said yet. Write something, or choose a phrase: everybody reads it in their own language.
say-off = Talk is switched off at this table.
say-watching = You are watching. What is said at the table stays there while the match runs; afterwards you can read it, if the table allows it.
say-watching-none = There is no table talk to read: nothing was said to all, or this table keeps it to itself.
say-shared = Several people share this screen, so whispers are not shown now.
say-earlier = Show earlier lines
say-you = You
say-whisper-to = whisper to { $name }
say-whisper-you = whisper to you
say-promise-to = promise to { $name }
say-promise-you = promise to you
say-more = What you can do about this line of { $name }
say-no-about = There is nothing more to know about this here.
say-to = To whom
# In a list of receivers.
say-everybody = To everybody
say-only = Only to { $name }
say-to-all = Everybody at the table reads it.
say-text = Say something
say-send = Send
say-whisper = Whisper to { $name }
say-left =
    { $count ->
        [one] One character left
       *[other] { $count } characters left
    }
say-over =
    { $count ->
        [one] One character too many
       *[other] { $count } characters too many
    }
# Ready-made sentences.
say-phrases = Phrases
say-groups = Kinds of phrases
say-write = Write something instead
# What a phrase still needs.
say-slot-seat = who
say-slot-amount = how much
say-slot-thing = which
say-amount-bounds = It takes a whole number from 1 to { $high }.
# Go on to what the phrase needs next.
say-next = Next
say-find = Find
say-promise-one = As a promise to { $name }
say-promise-some = As a promise
say-promise-whom = To whom?
say-mute = Mute { $name }
say-muted = { $name } is muted for you.
say-hear = Hear again
say-report-line = Report this line…
say-report = Report
say-report-help = Whoever made the table reads this line and that you reported it, and can silence or remove people. Those who run this site read it with the lines around it.
# Instead of say-report-help, about a line of the host.
say-report-host = { $name } is the host of this table. Only those who run this site read your report, with the lines around it.
say-reported = Reported.
say-host = You made this table. Reports: { $count }
say-report-by = { $reporter } reports { $name }:
say-switch-off = Switch talk off for all
say-switch-on = Switch talk on again
promises = Promises
promises-open = Promises ({ $count } open)
promises-settled = Promises ({ $count } settled)
promise-to-you = { $name } promised you
promise-by-you = You promised { $name }
promise-by-to = { $by } promised { $to }
# Who promised, and to whom, above what was promised.
promise-pair = { $by } to { $to }
promise-open = open
promise-kept = kept
promise-broken = broken
promise-mark = What became of it?
promise-mark-kept = Kept
promise-mark-broken = Broken
promise-pay = Pay { $amount } now
promise-help = Nothing enforces a promise. Whoever got it says what became of it.

## Explanations, cards, keys

stage-back = Back
stage-phase-done = done
stage-turn = Turn { $turn }
stage-turn-of = Turn { $turn } of { $turns }
stage-setup = Set-up
stage-confirm = Do it
stage-go-on = Go on
stage-target = On whom?
# Before what a thing does at present.
stage-now = Now:
## Numbers, sealed answers and deals

stage-less = { $label }: one less
stage-more = { $label }: one more
stage-counts = { $number } counts
stage-hint-use = Use the hint: { $number }
stage-hint-used = As in the hint: { $number }
stage-amount =
    { $unit ->
        [gold] { $number } gold
       *[silver]
            { $number ->
                [one] { $number } denarius
               *[other] { $number } denarii
            }
    }
stage-bid = Your bid
stage-bid-tap = Your bid: one tap, and it is sealed
stage-bid-other = Another amount
stage-bid-keep = keep { $left }
stage-bid-given = Your bid is in: { $answer }. You may change it.
# In these, $unit is gold or denarii and is never shown itself.
stage-sealed-in = sealed
stage-sealed-out = still thinking
stage-sealed-passed = no bid
stage-sealed-winner = highest
stage-sealed-waiting =
    { $count ->
        [one] One bid is still missing.
       *[other] { $count } bids are still missing.
    }
stage-sealed-ready = All bids are in.
stage-sealed-won =
    { $unit ->
        [gold] Goes to { $name } for { $price } gold.
       *[denarii]
            { $price ->
                [one] Goes to { $name } for 1 denarius.
               *[other] Goes to { $name } for { $price } denarii.
            }
    }
stage-sealed-won-you =
    { $unit ->
        [gold] Goes to you for { $price } gold.
       *[denarii]
            { $price ->
                [one] Goes to you for 1 denarius.
               *[other] Goes to you for { $price } denarii.
            }
    }
stage-sealed-tie = A tie at { $price }.
stage-sealed-nobody = Nobody bids.
stage-cards = Cards
stage-cards-kind = Kind
stage-cards-sort = Group
stage-cards-all = All
stage-cards-order = Order
stage-cards-order-deck = As in the deck
stage-cards-order-name = By name
stage-cards-none = This game has no cards to look at.
stage-cards-count =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
stage-cards-failed = The cards could not be loaded.
stage-cards-copies = × { $count }
# Some cards of one kind in one place: Discards × 2.
stage-cards-place = { $place } × { $count }
# Where the numbers on a card come from.
stage-cards-source = Numbers: { $source }
stage-deal = Deal
stage-deal-with = With whom?
stage-deal-counter = Your counteroffer to { $name }
stage-deal-give = You give
stage-deal-get = You get
stage-deal-mine = What you have
stage-deal-theirs = What { $name } has
stage-deal-empty-give = Tap what you would give.
stage-deal-empty-get = Tap what you would like to get.
stage-deal-empty = Nothing is on the trays yet.
stage-deal-none = nothing
stage-deal-nothing = Nothing that can change hands.
stage-deal-sum = You give { $give }. You get { $get }.
stage-deal-later = You cannot make this offer now: only in your own turn, and only so many at a time. It stays as it is.
stage-deal-send = Offer it to { $name }
stage-deal-send-counter = Counteroffer to { $name }
stage-deal-clear = Clear
stage-deal-gone = no longer there
stage-deal-short = only { $number } left
stage-deal-take-off = Take off: { $label }
stage-deal-how-many = How many?
stage-deal-how = How: { $label }
stage-deal-for-good = For good
stage-deal-lend = On loan: { $spectacle }
stage-deal-add = { $label }: { $number } more
stage-deal-has = of { $number }
stage-deal-find = Find
stage-goods-man = Men
stage-goods-minister = Ministers
stage-goods-title = Eventum cards
stage-goods-card = Cards
stage-goods-guards = Guards
stage-offer-from = { $name } offers you a deal
stage-offer-to = Your offer to { $name }
# On the phone: the tabs at the foot of the page.
stage-tabs = What is shown
stage-tab-table = Table
stage-tab-mine = Mine
stage-tab-others = Others
# Shows the whole question where only its beginning is on the screen.
stage-read-all = Read all
stage-list = All answers
# Opens the tools of the table, where there is no room for them.
stage-menu = Menu
# The game's own screen has a bug: the plain view is shown in its place.
stage-broken = This cannot be drawn just now. Here it is in words.
stage-keys = Keys
# A switch in the list of keys.
stage-keys-on = Use these one-letter keys
stage-key-help = This list
stage-key-explain = What is this? Explains what has the focus
stage-key-pass = Pass
# After the key that passes, for those who confirm everything twice.
stage-key-again = Press P again to pass.
stage-key-close = Close what is open
stage-key-tab = To the next thing, with Shift to the one before
stage-key-arrows = Within a hand, a list or the chronicle

## The end of a match

end-you-win = You win!
end-team-wins = Your team wins: { $names }
end-won-by = Won by { $names }
end-shared = Shared victory: { $names }
end-shared-you = You win together with { $names }
end-shared-why = They reached the goal together, and the rules find no difference between them, so they win together.
end-nobody = No victory this time
end-player = Player
end-score = Score
end-winner = winner
end-rematch = Play again
end-to-rematch = Go to the next match
end-look = Look at the table
end-record = Download the record
end-coach = Look back with the coach
end-replay = Watch the replay

## Why a command changed nothing

refused-unreadable = The server did not understand this. Load the page again.
refused-not-asked = This has been decided already. Here is how it stands now.
refused-stale = Something has changed in between. Here is how it stands now.
refused-illegal = The rules do not allow this now.
refused-not-free = This is not possible now.
refused-among-strangers = At a table that everybody could join nothing is taken back.
refused-nothing-to-undo = Nothing can be taken back: what everybody has seen stays.
refused-not-yours = This is not yours to do.
refused-not-now = This is not possible at this point of the match.
refused-not-full = There are free seats. Fill them first.
refused-no-such-seat = There is no such seat.
refused-no-such-bot = There is no such bot for this game.
refused-present = This person is here. Only the seat of somebody who is away goes to a bot.
refused-bad-name = This name cannot be shown, or mixes alphabets. Choose another.
refused-empty-message = There is nothing to read in this message.
refused-too-long = A message has at most 400 characters. Shorten it or send it in two.
refused-talk-too-fast = At most 8 messages in 20 seconds. Wait a little, then send it again.
refused-talk-full = You have said, promised or changed all you can at this table.
refused-talk-off = Talk is switched off at this table.
refused-no-whispers = Nobody can whisper at this table now.
refused-to-yourself = Choose somebody else: this would go to yourself.
refused-bad-phrase = This phrase does not fit here. Choose it again.
refused-no-promise = This cannot be given as a promise.
refused-no-such-message = There is no such line.
refused-not-your-promise = Only the person who got the promise says what became of it.
refused-already-done = This has been done already.
refused-not-saved = This could not be saved, so nothing has changed. Try again.
refused-broken = This is a bug of ours. Nothing has changed; try something else.

## Why the connection is closed, and what to do next

closing-no-such-table = This table does not exist
closing-no-such-table-next = The link may have lost a piece, or the table was removed. Ask for the link again, or start a table of your own.
closing-wrong-token = This seat is no longer yours
closing-wrong-token-next = It was freed or taken anew. You can watch, or ask for the private link and sit down again.

## Why a request did not work out

trouble-not-found = This does not exist (any more).
trouble-bad-request = The server did not understand this. Load the page again.
trouble-too-large = This is too large for the server.
trouble-foreign-origin = The server does not answer pages from another address.
trouble-wrong-invitation = This invitation is not for this table. Ask for the link again.
trouble-full = All seats are taken by now.
trouble-bad-options = The table cannot be made like this.
trouble-too-fast = That was a lot at once. Wait a moment, then try again.
trouble-too-many-tables = Very many tables were made from your address today. Try again tomorrow; open tables go on.
trouble-broken = The server has a problem of its own. Try again in a moment.
trouble-no-moment = There is no such moment in this match.
trouble-bad-record = This record cannot be replayed.
trouble-not-yet = You may look through these eyes once the match is over.
trouble-offline = The server cannot be reached. Check your connection and try again.

## Standing answers

stage-stop = Ask me less …
stage-stop-about = { $kind }: what do you answer now, and from then on without being asked?
stage-stop-duel = { $answer } until this fight is over
stage-stop-spectacle = { $answer } until this spectacle is over
stage-stop-auction = { $answer } until this card is sold
stage-stop-turn = { $answer } until this turn is over
stage-stop-same = { $answer } whenever possible in this fight
stage-stop-mine = { $answer }; ask me only if it concerns me
stage-stop-mine-when = { $answer }; ask me only in this case: { $when }
stage-stop-news = { $answer }; ask me when something is new for me
stage-stop-never = { $answer }; never ask me this again
stage-stop-title = { $answer }; never ask me because of this card
stage-standing-not-duel = not until this fight is over
stage-standing-not-spectacle = not until this spectacle is over
stage-standing-not-auction = not again until this card is sold
stage-standing-not-turn = not until this turn is over
stage-told = Noted: { $choice }
stage-told-change = Change
stage-passed = Passed for you: { $kind }
stage-gave = Answered for you: { $answer } ({ $kind })
stage-answered-window = a question like the one before
stage-ask-again = Ask me
stage-standing = What the page asks me
stage-standing-help = The page passes for you where you do not want to be asked. It takes the same time whatever you hold.
stage-standing-ask = Ask me
stage-standing-mine = Only if it concerns me
stage-standing-news = When something is new for me
stage-standing-never = Never
stage-standing-window = Such questions
stage-standing-reset = As at the beginning
refused-too-often = You have done this so often that the game must move on first.
announced = From the host of this site:
announced-close = Close the announcement
closing-closed = This table was closed by the host of this site
closing-closed-next = Nobody can play or watch here at the moment. Ask those who run this site.
closing-banned = You are not admitted to this site
closing-banned-next = The host of this site has banned the address you come from.
closing-why = The host of this site says: { $why }
mine-closed = This table was closed
trouble-banned = The host of this site has banned the address you come from.
trouble-closed = This table was closed by the host of this site.
saving = Saving…

## Without a server

offline-title = No connection
offline-text = Harena cannot reach its server. As soon as it answers, this page goes on by itself.
offline-still = The server still does not answer.
offline-seats = { $count ->
    [one] Your seat at a table is
   *[other] Your seats at { $count } tables are
} kept in this browser.
offline-matches = Matches are kept by the server, to the last answer. If you are away for long, the others may let a bot play for you; you take your seat back with one tap.
offline-settings = What works here: language, appearance and sound, in the settings. To play, to watch and to read the rules, you need the connection.
offline-own = You can also play without internet: install Harena on your own computer, and the server runs there.

## Hosts

host = Host tools
join-open = This table is open to everybody. Say who you are and sit down.
join-removed = The host has given your seat to a bot. You can watch.
room-listed = This table is listed in the lobby: anybody may take a free seat.
end-to-evening = Back to the evening
refused-silenced = The host does not let you speak at this table.
closing-ended = This table has ended
closing-ended-next = Its host has closed it, or everybody left before the start. Your other tables go on.
trouble-banned-here = The host of this table does not let you sit down again.
trouble-not-now = That is not possible at the moment. Look at how things stand now.
trouble-not-yours = Only the host may do this, or your place was taken away.

## Charts

chart-which = What the chart shows
chart-as-table = As a table
chart-turn = Turn
chart-meetings-help = (won / fought, by row)
chart-meetings-cell = { $wins } won of { $all }
