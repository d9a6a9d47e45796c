# Fair dice: the dialog at a table

dice-none = This table was made before Harena could promise its dice. They come from the server’s generator and cannot be checked.
dice-none-rematch = A rematch will have fair dice.
dice-about = Nobody can choose the dice and cards of this match, not even the server. It has fixed them before the match without knowing them all, and at the end everybody can compute them again.
dice-promise = A secret was fixed before the match
dice-promise-about = The server drew a long secret number and showed its fingerprint. Another secret has another fingerprint, so the server cannot swap it later.
dice-commitment = Fingerprint of the secret
dice-seen = Fingerprint that this browser saw before the match
dice-other = This is not the fingerprint that your browser saw before the match. The server has exchanged the secret.
dice-salts = Random numbers from your browsers
dice-salts-about = They came after the fingerprint, and every one of them changes all dice and cards. So the server could not choose a secret that suits it.
dice-salt-bot = bots add none
dice-salt-awaited = awaited
dice-salt-none = none came in time
dice-salt-given = added; it is shown once the match starts
dice-seat = Seat { $number }
dice-yours = yours
dice-lost = The random number of this browser is missing or was changed.
dice-nobody = Nobody added a random number, so the server could have chosen among many secrets before the match.
dice-not-mine = This browser added none. Ask somebody whom you trust whether theirs is right.
dice-check = Everything is computed again
dice-check-about = Your browser has computed every die and every card from the secret and the random numbers, with a program of its own.
dice-secret = The secret
dice-later = Once the match is over, the secret is shown here, and your browser computes every die and every card again. Before that it would tell what comes next.
dice-verify = For a check that trusts this page in nothing: download the record at the end and run “harena verify”.
dice-older =
    { $count ->
        [one] One outcome was rolled by older rules and is not listed.
       *[other] { $count } outcomes were rolled by older rules and are not listed.
    }
dice-all =
    { $count ->
        [one] The only outcome
       *[other] All { $count } outcomes
    }
dice-copy = Copy: { $what }
dice-working = Computing dice and cards …
dice-insecure = Your browser computes on secure pages only (https). Download the record and run “harena verify” instead.
dice-verdict-good =
    { $count ->
        [0] As promised. Nothing was rolled or dealt in this match.
        [one] As promised: the only outcome follows from the secret and the random numbers.
       *[other] As promised: all { $count } dice and cards follow from the secret and the random numbers.
    }
dice-verdict-secret = Not as promised: the secret does not have the fingerprint that was shown.
dice-verdict-wrong = Not as promised: outcome { $number } is not what secret and random numbers make it.
dice-verdict-other = Not as promised: the secret is not the one that this browser was shown before the match.
dice-verdict-salt = Not as promised: the random number of this browser was left out.
dice-out-of =
    { $count ->
        [one] (the only card)
       *[other] (of { $count } cards)
    }
dice-die = (a die from { $low } to { $high })
dice-more = Show more ({ $count })
dice-fits = as computed
dice-differs = differs
