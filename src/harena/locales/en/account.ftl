# The page about the person at this browser: devices, account, file, deletion. It is loaded when somebody opens it.
# "Harena" stays as it is. Nobody needs an account, and the texts say so.

account-title = You
account-kind-nobody = This browser is not known here yet. It will be as soon as you sit down at a table, without an account.
account-kind-guest = You are a guest: this browser remembers your seats, and nobody needs an account.
account-kind-account = You have an account: sign in with it wherever you like.
account-tables =
    { $count ->
        [0] You have no seat at any table yet.
        [one] You have a seat at one table.
       *[other] You have seats at { $count } tables.
    }
account-saved = Saved.

## Another device

account-move = Continue on another device
account-move-help = Take your seats to your phone or to another computer. The code works once, for ten minutes. Whoever uses it plays as you, so show it to nobody else.
account-move-show = Show a code
account-move-again = Make a new code
account-move-scan = Scan this with the other device:
account-qr = The link as a QR code
account-move-link = Or open this link there:
account-move-type = Or open { $address } there and type in this code:
account-move-until = Good once, until { $time }.
account-move-late = This code is too old by now.
account-move-done = Done: { $device } plays as you, too.
account-device = Another device
account-copy = Copy the link
account-copied = Copied

## Arriving on another device

account-arrive = Continue here?
account-arrive-who = This browser will be signed in as { $name }.
account-arrive-nameless = This browser will be signed in as the person whose code this is.
account-arrive-tables =
    { $count ->
        [0] They have no tables yet.
        [one] They have a seat at one table.
       *[other] They have seats at { $count } tables.
    }
account-arrive-same = This browser is signed in as this person already.
account-bring =
    { $count ->
        [one] Bring along the table of this browser
       *[other] Bring along the { $count } tables of this browser
    }
account-bring-not =
    { $count ->
        [one] Otherwise it stays in this browser only, and you do not find it elsewhere.
       *[other] Otherwise they stay in this browser only, and you do not find them elsewhere.
    }
account-arrive-yes = Yes, that is me
account-arrive-no = No
account-code = I have a code
account-code-help = The other device shows it under “Continue on another device”.
account-code-field = Code
account-code-use = Continue
account-arrived = Welcome back. Your tables are in the lobby.

## Account

account-keep = Keep it with an account
account-keep-help = So that you find your seats again even if you lose every device. You keep your name, your tables and your matches. No e-mail address is needed.
account-begin = Begin with an account
account-begin-help = If you like, you can make an account before you sit down anywhere. No e-mail address is needed.
account-ways = How you sign in
account-passkey-help = A passkey is the fingerprint, the face or the PIN of your device. There is nothing to remember, and nobody can steal it from this server.
account-passkey-add = Make a passkey
account-passkey-another = Make another passkey
account-passkey = Passkey
account-passkey-line = for { $host }, made on { $created }, last used on { $used }
account-passkey-remove = Remove
account-passkey-removed = The passkey was removed here. Your device may still show it; you can delete it there.
account-passkeys-not = Passkeys need an address with a name and https://. Here, a password does the same.
account-password-set = Choose a password
account-password-change = Change login or password
account-password-others = All your other devices will be signed out.
account-login = Login
account-login-help = 3 to 60 characters without spaces. Nobody else sees it.
account-password-field = Password
account-password-new = New password
account-password-help = At least 10 characters. A few words are good.
account-password-old = Present password
account-save = Save

## Signing in

account-sign-in = I have an account
account-sign-in-go = Sign in
account-sign-in-passkey = Sign in with a passkey

## Devices

account-devices = Where you are signed in
account-devices-help = A browser that you sign out loses your seats as well.
account-here = this browser
account-unknown = Unknown browser
account-used = last here on { $time }
account-out = Sign out
account-out-which = Sign out { $device }
account-out-others = Sign out all others
account-out-here = Sign out here
account-outside = You are signed out. This browser has no seats any more.

## File and deletion

account-file = Everything you have here
account-file-help = Your name, devices, tables, matches and what you said, in one file (JSON).
account-file-get = Download the file
account-delete = Delete everything
account-delete-help = Your name, account, devices and words are deleted for good, here and on every device. Matches stay without your name, and a bot plays on for you.
account-delete-open = Delete me …
account-delete-sure = This cannot be undone. Delete everything?
account-delete-proof = Show once more that it is you: use your passkey, or type your password.
account-delete-yes = Yes, delete everything
account-gone = You are gone
account-gone-text = Nothing about you is kept here any more. Thank you for playing.

## What went wrong

account-trouble-not-signed-in = Nobody is signed in here any more. Load the page again.
account-trouble-wrong-sign-in = There is no such account, or this is not its password.
account-trouble-wrong-code = This code is not right, was used already, or is older than ten minutes. Check it, or let the other device show a new one.
account-trouble-wrong-passkey = This passkey is not known here: it belongs to another site, was removed, or took too long. Try again, or sign in another way.
account-trouble-no-passkey = No passkey was used. This device may have none for this site.
account-trouble-login-taken = Somebody else has this login. Choose another one.
account-trouble-bad-login = This cannot be a login: 3 to 60 characters without spaces.
account-trouble-weak-password = This password is too easy: take at least 10 characters, different ones, and not your login.
account-trouble-last-way = Without it you could not sign in any more. Choose a password first, or make another passkey.
account-trouble-no-accounts = This server keeps no accounts.
account-trouble-busy = Many people are signing in at this moment. Try again.
account-trouble-too-fast = That was tried too often. Wait a quarter of an hour, then try again.
