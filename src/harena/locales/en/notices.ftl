# What people who are away are told, and the page on which they choose how. Nothing secret: which game, never what
# happens in it. Short, second person; no article stands before a name or a game.

## Messages

notices-turn = It is your turn
notices-started = The match has begun
notices-over = The match is over
notices-joined = Somebody has sat down at your table
notices-turns = It is your turn at { $count } tables
notices-many = News from { $count } tables
# A line of a message about several tables.
notices-line = { $game }: { $what }
notices-more =
    { $count ->
        [one] … and one more table
       *[other] … and { $count } more tables
    }
notices-test = This is what a notice looks like. It has arrived.
notices-mail-hello = Hello { $name },
notices-mail-why = You get this because you asked for it at { $address }.
notices-stop-turn = No more e-mails when it is your turn:
notices-stop-started = No more e-mails when a match begins:
notices-stop-over = No more e-mails when a match ends:
notices-stop-joined = No more e-mails when somebody sits down:
notices-stop-mail = No more e-mails at all:
notices-stop-webhook = No more of these:
notices-button-turn = Not for turns
notices-button-started = Not for beginnings
notices-button-over = Not for endings
notices-button-joined = Not for guests
notices-button-all = Stop all here
notices-confirm = Do you want e-mail from Harena?
notices-confirm-text =
    Somebody, probably you, asked { $address } to send e-mail to this address when it is their turn in a game.

    If that was you, open this link:
    { $link }

    If not, there is nothing to do: no other mail will come.

## The page

notices-title = While you are away
notices-about = Harena can tell you that it is your turn, that a match has begun or is over, or that somebody has sat down at your table. As long as you are at a table, you get nothing. No message says what happens in a game.
notices-in-browser = In this browser
notices-title-says = The title of the tab always says whose turn it is; a sound can be switched on in the settings.
notices-notify = Tell me when the page is open in the background
notices-notify-help = The browser shows a message while you look at something else.
notices-add-browser = Tell this browser, even when the page is closed
notices-add-browser-help = The browser asks you once. What is sent on the way can be read by this browser only.
notices-install = This browser takes messages only once Harena is installed: add it to the home screen, then come back here.
notices-blocked = The browser does not allow messages from this site. You can change that in its settings for this site.
notices-no-push = The browser cannot get messages at the moment. Its message service may be switched off.
notices-this-browser = This browser
notices-browser = Another browser
notices-mail = By e-mail
notices-mail-address = E-mail address
notices-mail-help = You get a mail with a link first. Nothing else comes before you have opened it.
notices-chat = In a chat group
notices-webhook-address = Address of the webhook
notices-webhook-help = Slack, Discord, Mattermost and Matrix give one to each group. Everybody in the group reads that it is your turn, and where.
notices-add = Add
notices-nowhere = This server sends no messages when the page is closed. Its host can change that.
notices-when = Tell me when
notices-when-turn = it is my turn
notices-when-started = a match begins
notices-when-over = a match is over
notices-when-joined = somebody sits down at my table
notices-try = Send me a test
notices-switch-off = Switch off
notices-switch-on = Switch on
notices-remove = Remove
notices-tried-sent = Sent. It should arrive any moment.
notices-tried-later = It could not be sent now: the other side does not answer. Try again later.
notices-tried-refused = The other side does not take it.
notices-tried-gone = This address does not exist any more; it was removed.
notices-state-new = Not confirmed yet: open the link in the mail that was sent there. Look into the spam folder, too.
notices-state-off = Switched off
notices-state-refused = Our messages were refused here. Look whether the address is still right, then switch it on again.
notices-confirmed = Thank you: from now on, e-mail comes to this address.
notices-stopped-turn = Done: nothing more when it is your turn.
notices-stopped-started = Done: nothing more when a match begins.
notices-stopped-over = Done: nothing more when a match is over.
notices-stopped-joined = Done: nothing more when somebody sits down.
notices-stopped-mail = Done: no more e-mail comes to this address.
notices-stopped-push = Done: nothing more is sent to that browser.
notices-stopped-webhook = Done: nothing more is sent to that chat group.
notices-old-link = This link is not valid any more. What it led to may be gone already.
notices-bad-address = Nothing can be sent to this address. Look whether it is written right.
notices-not-sent = The mail server does not answer at the moment. Try again later; nothing was kept.
notices-too-many-channels = You have very many already. Remove one first.
