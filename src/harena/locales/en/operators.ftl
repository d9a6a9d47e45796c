# What an operator of a site reads, and what the site says in their name.

operators-backup =
    { $tables ->
        [one] { $file } ({ $size }): one table
       *[other] { $file } ({ $size }): { $tables } tables
    } - running: { $running }, open: { $open }, over: { $over }.
operators-restored =
    { $tables ->
        [one] Restored from { $file }: one table
       *[other] Restored from { $file }: { $tables } tables
    } - running: { $running }, open: { $open }, over: { $over }.
operators-replaced =
    { $tables ->
        [one] Replaced: one table
       *[other] Replaced: { $tables } tables
    } - running: { $running }, open: { $open }, over: { $over }.
operators-pruned =
    { $tables ->
        [0] Nothing is that old.
        [one] Deleted: one table (over: { $over }, open: { $open }, running: { $running }).
       *[other] Deleted: { $tables } tables (over: { $over }, open: { $open }, running: { $running }).
    }
operators-would-prune =
    { $tables ->
        [0] Nothing is that old.
        [one] One table would be deleted (over: { $over }, open: { $open }, running: { $running }).
       *[other] { $tables } tables would be deleted (over: { $over }, open: { $open }, running: { $running }).
    }
operators-people =
    { $bots ->
        [0] { $names }
        [one] { $names } + 1 bot
       *[other] { $names } + { $bots } bots
    }
operators-room-freed = { $size } given back to the disk.
operators-room-kept = The room is kept for new tables. To give it back to the disk, stop the server and run this again.
operators-head-id = Table
operators-head-game = Game
operators-head-phase = Phase
operators-head-people = People
operators-head-age = Made
operators-head-changed = Changed
operators-head-size = Size
operators-phase-open = open
operators-phase-running = running
operators-phase-over = over
operators-phase-closed = closed
operators-tables = { $shown } of { $count } tables.
operators-show-ages = made { $created }, changed { $changed }
operators-show-size = entries: { $entries }, lines of talk: { $talk }, { $size }
operators-show-waiting = * The game waits for this seat.
operators-who-free = free
operators-who-person = person
operators-who-bot = bot ({ $bot })
operators-who-stand-in = person, a bot plays ({ $bot })
operators-minutes = { $count } min ago
operators-hours = { $count } h ago
operators-days = { $count } days ago
operators-closed = Table { $table } is closed. `harena admin reopen` opens it again.
operators-reopened = Table { $table } is open again.
operators-ban = { $network } is banned, within two seconds. `harena admin unban` lifts it.
operators-unban = { $network } is admitted again.
operators-no-bans = Nobody is banned.
operators-no-end = no end
operators-announced = Everybody sees it within two seconds, on other pages within a minute. --withdraw takes it away.
operators-withdrawn = The announcement is withdrawn.
operators-code = { $code } signs in whoever types it at /me, once and within ten minutes.
operators-nothing-announced = Nothing is announced.
operators-banned = Your address is not admitted to this site.
operators-banned-why = Your address is not admitted to this site: { $why }
operators-report = Seat { $reporter } has reported seat { $accused }, { $name }:
operators-report-settled = settled
operators-reports = { $shown } of { $count } reports. `harena admin settle` takes one off the list.
operators-settled = Report { $report } is settled. `harena admin reports --all` still shows it.
operators-counted =
    { $matches ->
        [one] { $matches } match was counted, { $rated } of them rated.
       *[other] { $matches } matches were counted, { $rated } of them rated.
    }
operators-counted-again =
    { $again ->
        [one] { $again } match was read again; the ratings were computed from { $rated }.
       *[other] { $again } matches were read again; the ratings were computed from { $rated }.
    }
