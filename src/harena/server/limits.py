"""What one seat, one address, one table and one connection may ask of the server. docs/hosting.md tells people the
same (a test compares).

An address is that of the client, also behind a proxy; all of an IPv6 network /64 count as one. A club may share one
address, so limits per address are wide, and within them work is shared out fairly (`turns.py`, `fair_pool.py`).
"""

from __future__ import annotations

from typing import Any

from harena.files import LARGEST_CARDS
from harena.server import protocol

WINDOW = 20.0  # seconds within which messages, calls and requests are counted
MINUTE, HOUR, DAY = 60.0, 3600.0, 24 * 3600.0  # seconds
REMEMBERED = 4096  # addresses whose counts are kept; those seen longest ago are forgotten

# Per connection
PLAYING, WATCHING = 100, 50  # messages in a window, of a player and of a spectator
# Messages whose answer is long, or takes long, count as so many
COSTS: dict[Any, int] = {protocol.Look: 10, protocol.Propose: 10, protocol.Earlier: 3}
HELLO_WITHIN = 10.0  # seconds until it says who it is
BACKLOG = 400  # messages it may leave unread,
UNREAD = 1024 * 1024  # and bytes
FRAMES = 200  # WebSocket frames in a window, pings and pieces of messages included
HEAD_WITHIN = 10.0  # seconds for the first lines of a request,
BODY_WITHIN = 60.0  # and for the rest of it
READ_WITHIN, READ_AT_LEAST = 20.0, 16 * 1024  # seconds in which it must read at least so many bytes of an answer

# Per seat
TABS = 8  # connections at once
MOST_IDLE_MOVES = 100  # free actions and changed answers until the game moves on

# Per table
CROWD = 200  # spectators at once

# Per server
SOCKETS = 10_000  # open at once, if the system allows so many files

# Per address
SOCKETS_OF_ADDRESS = 1000  # open at once; a proxy that is trusted may have any number
CALLS = 120  # connections, seats, records and lists of cards in a window
LISTS = 600  # looks at the lobby or an evening in a window: every page that shows one asks every five seconds
REPLAY_PAGES = 400  # answers of the replay in a window; a long match has 40
RECORDS_A_MINUTE = 10  # that are opened
REVIEWS_AN_HOUR = 20  # by the coach, that are begun
TABLES_A_MINUTE, TABLES_A_DAY = 30, 500  # new tables

SIGN_INS, SIGN_INS_WITHIN = 60, 900.0  # passwords and passkeys that are tried within so many seconds
CODES, CODES_WITHIN = 20, 600.0  # codes from other devices that are tried
PROOFS = 120  # codes and challenges that are asked for within CODES_WITHIN

# Per account
SIGN_INS_OF_ACCOUNT = 10  # passwords tried from one address within SIGN_INS_WITHIN,
MANY_SIGN_INS = 100  # or only one, after so many from all addresses: nobody can lock out the owner from elsewhere
MOST_PASSKEYS = 20
EXPORTS = 6  # files with everything one has, within an hour

# Per person who asks for notices
TRIES = 5  # messages in a minute to try a channel out
CONFIRMATIONS_FOR = 10  # mails in a day that ask an address whether it wants more,
CONFIRMATIONS = 3  # and to one address

# Per request
LARGEST_WISH = protocol.LARGEST + 2 * LARGEST_CARDS  # bytes; in JSON, quotes and line ends of a deck file take two

# Per review of a finished match; each server works out one at a time
REVIEW_SECONDS = 300.0  # of a processor; then what was found has to do
REVIEW_WITHIN = 1800.0  # seconds on a busy machine
REVIEWS_WAITING = 20  # for their turn at one server

# Per bot
MOST_THINKING = 30.0  # seconds of one search in a worker process
SHORTEST_SEARCH = 0.2  # of its time is what a search gets at least, however many there are
LONGEST_WAIT = 5.0  # seconds that a search waits for a free process; beyond, the usual bot answers
