# Club evenings: planning one, and its page.

evening = Club evening
evening-plan = Plan an evening
evening-plan-help = You plan the rounds, and send one link. In every round the server seats those who are there: who has met least sits together.
evening-what = What is played
evening-name = Name of the evening
evening-usual-name = Club evening
evening-seats = Seats per table
evening-tables = Tables, at most
evening-rounds = Rounds
evening-room =
    { $count ->
        [one] Room for one guest.
       *[other] Room for { $count } guests.
    }
evening-bots = Bots
evening-bots-help = They take the seats that are left.
evening-play = I play along
evening-make = Make the evening
evening-missing = There is no such evening
evening-missing-next = The link may have lost a piece, or the evening was long ago.
evening-about = { $game }, { $seats } seats per table, rounds: { $rounds }.
evening-gathering =
    { $count ->
        [one] Not begun yet. One guest is here.
       *[other] Not begun yet. { $count } guests are here.
    }
evening-playing = Round { $round } of { $rounds } is being played.
evening-between = Round { $round } of { $rounds } is over.
evening-over = The evening is over.
evening-your-table = Your table
evening-seated = You sit at table { $number } in round { $round }.
evening-to-table = To the table
evening-guests = Guests
evening-nobody = Nobody is here yet.
evening-left = has left
evening-remove = Remove
evening-leave = Leave the evening
evening-leave-help = In the middle of a round a bot plays on for you, and the round does not count for you. You keep your points, and may come back for the next round.
evening-back = Come back
evening-back-help = You sit again in the next round.
evening-join = Take part
evening-join-help = You sit at a table from the next round on.
evening-join-do = Take part
evening-full = All seats of this evening are taken.
evening-host = You are the host
evening-wait = The next round can begin when all tables are over. A table that nobody finishes can be called off.
evening-next-help =
    { $count ->
        [one] One guest is here.
       *[other] { $count } guests are here; tables: { $tables }.
    }
evening-next = Seat round { $round }
evening-end = End the evening
evening-end-sure = No further round is played. Tables that are not over are called off.
evening-standings = Standings
evening-rank = Rank
evening-round = Round { $round }
evening-round-short = R{ $round }
evening-points = Points
evening-bot = Bot
evening-table = Table { $number }
evening-table-running = playing
evening-table-over = over
evening-table-called-off = called off
evening-place = { $place }.
evening-call-off = Call the table off
evening-call-off-sure = The match ends now; it counts as a tie of all at this table.
evening-rules = How points are given
evening-rule-points = At a table of four the winner gets 3 points, then 2, 1 and 0; at other sizes likewise. Who shares places shares their points. Bots take their places as anybody does.
evening-rule-ties = With the same points, more first places decide, then more second places, and so on; then the rank is shared.
evening-rule-tables = In every round those sit together who have met least. Bots fill tables and are shared out evenly.
evening-rule-late = Who comes late plays from the next round on, and has no points for the rounds before.
evening-rule-leaving = For those who leave in the middle of a round a bot plays on. The round does not count for them, but it does for the others.
evening-rule-off = A table that is called off counts as a tie of all who sat there.
