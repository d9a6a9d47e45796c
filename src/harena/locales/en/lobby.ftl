# The part of the lobby that shows what others have opened: tables that everybody may join, and club evenings.

lobby-open = Open tables
lobby-none = Nobody waits for players at the moment. Open a table yourself: others see it here.
lobby-free =
    { $count ->
        [one] One seat of { $seats } is free
       *[other] { $count } seats of { $seats } are free
    }
# After the names of people: Ann, Ben + 2 bots
lobby-bots =
    { $count ->
        [one] {" "}+ 1 bot
       *[other] {" "}+ { $count } bots
    }
lobby-options = What is special there
lobby-no-talk = without talk
lobby-join = Sit down
lobby-join-at = Sit down: { $game }, with { $names }
lobby-to-table = To my seat
lobby-make = Open a table
lobby-evenings = Club evenings
lobby-evenings-help = Several rounds at several tables, with standings. One link invites everybody.
lobby-plan = Plan an evening
