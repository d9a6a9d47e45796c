# The plain view of the page: any game in words and tables. What is asked and what lies there, the game says itself.

plain-your-move = Your answer
plain-remaining = Still to choose: { $count }
plain-sealed = The others see your answer only when all are in. You may change it until then.
plain-given = Your answer is in: { $answer }.
plain-same = This is your answer so far.
plain-yours = your answer so far
plain-amount = Amount
plain-confirm = Confirm
plain-part = { $label }: { $value }
plain-together =
    { $left ->
        [0] Together at most { $limit }; all of it is set.
       *[other] Together at most { $limit }; { $left } left.
    }
plain-suggestions = Ready-made answers
plain-filter = Find
plain-filter-count = { $shown } of { $total }
plain-filter-none = Nothing here has these words.
# Besides passing once: where all may react again and again.
plain-pass-on = Pass until I am asked something else
# Where a question offers answers of several kinds, each kind has a heading.
plain-kind-card = Cards to play
plain-kind-cash = Cards to cash in
plain-kind-cell = Moves
plain-kind-deed = Deeds
plain-kind-gold = Gold
plain-kind-promise = Promises for later
plain-kind-man = Men
plain-kind-minister = Ministers
plain-kind-sale = Sales to the bank
plain-kind-seat = Players
plain-kind-use = Abilities

## Free actions

plain-may-also = You may also
plain-rule = Rule { $rule }
plain-offers = Deals
plain-no-offers = There is no offer to you or from you.
plain-offers-later = You cannot make an offer now: only in your own turn, and only so many at a time.
plain-offers-to-you =
    { $count ->
        [one] One offer to you
       *[other] { $count } offers to you
    }
plain-offer-from = { $name } offers you a deal
plain-offer-to = Your offer to { $name }
plain-you-give = You give
plain-you-get = You get
plain-ready-offers = Ready-made offers
plain-with = With whom?
plain-nothing = nothing
plain-empty = Choose what shall change hands.
plain-offer = Offer it to { $name }
plain-cancel = Cancel

## The table and the end

plain-no-state = The table is being laid …
plain-you-win = You win
plain-you-share = You share the victory
plain-won-by = Won by { $names }
plain-nobody-wins = Nobody wins
plain-winner = winner
