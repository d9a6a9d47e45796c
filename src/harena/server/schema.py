"""Defines the tables of the database. migrations/ creates them; a test compares the two."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    true,
)

metadata = MetaData()


def _of_table() -> Column[str]:
    return Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("phase", String(10), nullable=False, index=True),
    Column("options", Text, nullable=False),
    Column("invite", String(64), nullable=False),
    Column("host", Integer, nullable=False),
    Column("rematch", String(40), nullable=False),
    Column("waiting", Text, nullable=False),  # seats the game waits for, as far as everybody may know; for the lobby
    Column("winners", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    # counts the changes, so that two writers can never both make change number n
    Column("version", Integer, nullable=False),
    # hash of the decks that were dealt; "": those of version 0.1
    Column("decks", String(24), nullable=False, server_default=""),
    # what the table allows people to say, as far as it is not as usual
    Column("talk", Text, nullable=False, server_default="{}"),
    # the match waits for a bot: after a restart it goes on although nobody opens the table
    Column("bot_due", Boolean, nullable=False, server_default=true(), index=True),
    # how much time decisions have; {}: as much as people like
    Column("clock", Text, nullable=False, server_default="{}"),
    # how the clock stands, pauses, and what is voted on; by the time of the service
    Column("timing", Text, nullable=False, server_default="{}"),
    # when a clock by days runs out, although nobody may be at the table; 0: never
    Column("clock_due", Float, nullable=False, server_default="0", index=True),
    # the lobby shows it until it starts, and everybody may sit down
    Column("listed", Boolean, nullable=False, server_default=false()),
    Column("lang", String(2), nullable=False, server_default=""),  # of the page it was made on
    # who may not sit down here again: hashes, which say nothing without the person's id
    Column("banned", Text, nullable=False, server_default="[]"),
    Column("evening", String(40), nullable=False, server_default=""),  # it was laid for
)

service_time = Table(  # one row: the seconds in which some server has run, by which the clocks of tables go
    "service_time",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("seconds", Float, nullable=False),
    Column("at", Float, nullable=False),  # PostgreSQL: when they were counted last, by its clock
)

decks = Table(  # complete decks by the hash of their text; many tables share one row
    "decks",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("text", Text, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True),
    Column("who", String(10), nullable=False),
    Column("name", String(40), nullable=False),
    Column("bot", String(20), nullable=False),
    Column("stand_in", Boolean, nullable=False),
    # SHA-256 of the token; empty: nobody holds one, but the seat may be a person's all the same
    Column("token", String(64), nullable=False),
    Column("person", String(40), nullable=False, server_default="", index=True),  # whose it is; empty: nobody known
)

entries = Table(  # the match record, append-only: two writers can never both append number n
    "entries",
    metadata,
    _of_table(),
    Column("seq", Integer, primary_key=True),
    Column("body", Text, nullable=False),  # a segment's head, or an entry of the record
    # the events of the entry and who may see them, so that the log needs no replay
    Column("events", Text, nullable=False),
    Column("at", Float, nullable=False),
)

snapshots = Table(  # the settled position after entry `seq`, which is not always the last one, and the newest draft
    "snapshots",
    metadata,
    _of_table(),
    Column("seq", Integer, nullable=False),
    Column("position", Text, nullable=False),
    Column("drafter", Integer, nullable=False),
    Column("draft", Text, nullable=False),
    # the entry on whose position the draft was made: on any other it is over; -1: on `seq`
    Column("draft_on", Integer, nullable=False, server_default="-1"),
    # what a server must know of the entries that it does not read; {}: it must read all (versions before 0.3)
    Column("before", Text, nullable=False, server_default="{}"),
)

commands = Table(  # commands that were carried out, so that a resend is recognized
    "commands",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True),
    Column("command", String(40), primary_key=True),
    Column("version", Integer, nullable=False, server_default="0"),  # of the table: a server reads the newest only
)

talk = Table(  # what was said, append-only; no part of the match record
    "talk",
    metadata,
    _of_table(),
    Column("seq", Integer, primary_key=True),
    Column("body", Text, nullable=False),
)

reviews = Table(  # what the coach found in a finished match (review/), or a review that is being worked out
    "reviews",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True),  # whose decisions were judged
    Column("body", Text, nullable=False),  # what was found, without a name in it; empty: somebody still works it out
    Column("worker", String(20), nullable=False),  # the server that works it out
    Column("until", Float, nullable=False),  # it has given up if it has not written by then
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),  # tasks; 0: not known yet
)

reports = Table(  # lines of talk that somebody has reported; only the operator reads them
    "reports",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("at", Float, nullable=False, index=True),
    Column("reporter", Integer, nullable=False),  # seats
    Column("accused", Integer, nullable=False),
    Column("name", String(40), nullable=False),  # of the accused at that time: the seat may be somebody else's now
    Column("person", String(40), nullable=False, index=True),  # the accused; empty: not known
    Column("line", Text, nullable=False),
    Column("around", Text, nullable=False),  # what the reporter had read before and after: [seat, receiver, text, at]
    Column("settled", Boolean, nullable=False, server_default=false()),  # the operator has dealt with it
)

# Club evenings (evenings/)

evenings = Table(
    "evenings",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("game", String(20), nullable=False),
    Column("options", Text, nullable=False),
    Column("seats", Integer, nullable=False),  # per table
    Column("tables", Integer, nullable=False),  # at most, per round
    Column("rounds", Integer, nullable=False),
    Column("bot", String(20), nullable=False),  # fills seats that are left
    Column("lang", String(2), nullable=False),
    Column("phase", String(10), nullable=False),  # gathering, playing, between, over
    Column("round", Integer, nullable=False),  # that is played or was played last; 0: none yet
    Column("invite", String(64), nullable=False),
    Column("key", String(64), nullable=False),  # SHA-256 of what proves who plans it
    Column("person", String(40), nullable=False, index=True),  # who plans it; empty: not known
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False, index=True),
    Column("version", Integer, nullable=False),
    Column("clock", Text, nullable=False, server_default="{}"),  # of its tables; {}: none
)

evening_guests = Table(
    "evening_guests",
    metadata,
    Column("evening_id", String(40), ForeignKey("evenings.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("token", String(64), nullable=False),  # SHA-256; the same token opens their seats
    Column("person", String(40), nullable=False, index=True),  # who they are; empty: not known
    Column("here", Boolean, nullable=False),  # they are seated in the next round
    Column("missed", Text, nullable=False),  # rounds that do not count for them, because they left
)

evening_tables = Table(
    "evening_tables",
    metadata,
    Column("evening_id", String(40), ForeignKey("evenings.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("table_id", String(40), nullable=False),  # may be gone: the result stays
    Column("guests", Text, nullable=False),  # by seat; -1: a bot
    Column("result", Text, nullable=False),  # winners and scores; "null" while they play; {}: called off
)

# Who plays here (people/). Everything that belongs to one person goes with their row; their seats stay, without them.

people = Table(
    "people",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("kind", String(10), nullable=False),  # guest, account
    Column("name", String(40), nullable=False),  # as others see it
    Column("login", String(80), nullable=True, unique=True),  # normalized; NULL: none
    Column("password", Text, nullable=False),  # argon2id; empty: none
    Column("lang", String(2), nullable=False),
    Column("settings", Text, nullable=False, server_default="{}"),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)


def _of_person() -> Column[str]:
    return Column("person_id", String(40), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True)


sign_ins = Table(  # browsers in which a person is signed in
    "sign_ins",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("token", String(64), nullable=False, unique=True),  # SHA-256
    Column("previous", String(64), nullable=False, index=True),  # the one before it, until the browser shows this one
    _of_person(),
    Column("device", Text, nullable=False),  # "Firefox, Linux"
    Column("created", Float, nullable=False),
    Column("renewed", Float, nullable=False),  # since when it has this token
    Column("used", Float, nullable=False),
    Column("until", Float, nullable=False),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(400), primary_key=True),  # of the credential, base64url
    _of_person(),
    Column("host", String(255), nullable=False),  # the name of this site that it is good for
    Column("public_key", Text, nullable=False),  # base64url
    Column("uses", Integer, nullable=False),  # by the passkey's own count
    Column("name", Text, nullable=False),  # where it was made
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False),
)

challenges = Table(  # what a passkey must sign, once and soon
    "challenges",
    metadata,
    Column("id", String(64), primary_key=True),  # SHA-256
    Column("purpose", String(50), nullable=False),  # sign-in; or for whom a passkey is made or asked for
    Column("until", Float, nullable=False),
)

move_codes = Table(  # sign in another device of the same person, once and soon
    "move_codes",
    metadata,
    Column("code", String(64), primary_key=True),  # SHA-256
    _of_person(),
    Column("until", Float, nullable=False),
)

dice = Table(  # what the chance outcomes of a match follow from (docs/fair-dice.md); tables of version 0.3 have none
    "dice",
    metadata,
    _of_table(),
    Column("secret", String(64), nullable=False),  # hidden until the match is over; "": the system's generator is used
    Column("salts", Text, nullable=False),  # by seat; fixed at the start
    Column("next_secret", String(64), nullable=False),  # of the rematch, from the end of this match on
    Column("next_salts", Text, nullable=False),
)

# What people did here (profile/). Results outlive their tables, and stay, without a name, when a person is deleted.

results = Table(  # finished matches that were counted
    "results",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("number", Integer, nullable=False, unique=True),  # in which order they were counted
    Column("game", String(20), nullable=False),
    Column("players", Integer, nullable=False),
    Column("sides", Integer, nullable=False),
    Column("ended", Float, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("why", String(12), nullable=False),  # why it is not rated; empty: it is
)

result_seats = Table(
    "result_seats",
    metadata,
    Column("table_id", String(40), ForeignKey("results.table_id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(40), nullable=False, server_default="", index=True),
    Column("name", String(40), nullable=False),
    Column("bot", String(20), nullable=False),
    Column("side", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("won", Float, nullable=False),
    Column("left", Boolean, nullable=False),
    Column("earned", Text, nullable=False),
    # It is one of the matches that the rating of its person or bot is made of. The rating before and after it stay also
    # when that person wants none any more: those of the others are made of them.
    Column("rated", Boolean, nullable=False),
    Column("mean_before", Float, nullable=False),
    Column("sigma_before", Float, nullable=False),
    Column("mean", Float, nullable=False),
    Column("sigma", Float, nullable=False),
)

ratings = Table(  # the present ones, of people who want one and of bots
    "ratings",
    metadata,
    Column("game", String(20), primary_key=True),
    Column("person", String(40), primary_key=True),
    Column("bot", String(20), primary_key=True),
    Column("mean", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("matches", Integer, nullable=False),
)

profiles = Table(  # what a person has chosen to show; who never chose has none, and shows nothing
    "profiles",
    metadata,
    Column("person", String(40), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("public", String(40), nullable=True, unique=True),  # the id in the address others see; NULL: not shown
    Column("rated", Boolean, nullable=False),
)

# What the operator of the site has ordered (moderation.py). Every server on this database reads these three.

bans = Table(
    "bans",
    metadata,
    Column("network", String(50), primary_key=True),  # 203.0.113.7/32, 2001:db8::/32
    Column("why", Text, nullable=False),
    Column("since", Float, nullable=False),
    Column("until", Float, nullable=False),  # 0: until it is lifted
)

closures = Table(  # tables that are closed: nobody can play at them or watch
    "closures",
    metadata,
    _of_table(),
    Column("why", Text, nullable=False),
    Column("since", Float, nullable=False),
)

announcements = Table(  # at most one, which everybody sees at the top of the page
    "announcements",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("text", Text, nullable=False),
    Column("since", Float, nullable=False),
    Column("until", Float, nullable=False),  # 0: until it is withdrawn
)

# What people are told while they are away (notices/).

notice_channels = Table(  # ways to reach a person
    "notice_channels",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("person_id", String(40), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(10), nullable=False),  # push, mail, webhook
    Column("address", Text, nullable=False),
    Column("fingerprint", String(64), nullable=False, index=True),  # hash of kind and address
    Column("keys", Text, nullable=False),  # of a browser: {"key": ..., "auth": ...}
    Column("label", Text, nullable=False),  # "Firefox, Linux"
    Column("sign_in", String(40), nullable=False),  # of a browser: once it is signed out, it is told nothing
    Column("lang", String(2), nullable=False),
    Column("off", Text, nullable=False),  # kinds of notices that it is not told
    Column("state", String(10), nullable=False),  # new: not confirmed; on, off; refused
    Column("made", Float, nullable=False),
    Column("since", Float, nullable=False),  # when it was switched on
    Column("failures", Integer, nullable=False),  # in a row
    Column("quiet_until", Float, nullable=False),  # nothing is sent before
    Column("busy_until", Float, nullable=False),  # a server sends to it now
    UniqueConstraint("person_id", "fingerprint"),
)

notices = Table(  # what a channel was told, or is to be told
    "notices",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("channel_id", String(40), ForeignKey("notice_channels.id", ondelete="CASCADE"), nullable=False),
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(10), nullable=False),  # turn, started, over, joined
    Column("seat", Integer, nullable=False),
    Column("version", Integer, nullable=False),  # of the table when it was noted
    Column("made", Float, nullable=False),
    Column("due", Float, nullable=False),
    Column("sent", Float, nullable=False),  # 0: not yet
    UniqueConstraint("channel_id", "table_id", "kind", "seat"),
)

notice_keys = Table(  # secrets of this site, made once: for Web Push, and for links in messages
    "notice_keys",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", Text, nullable=False),
)

# PostgreSQL only: what several servers on one database share besides the tables (store/sharing.py). Nothing of it must
# survive a crash.
shared = MetaData()

leases = Table(  # which server runs the bots of a table
    "leases",
    shared,
    Column("table_id", String(40), primary_key=True),
    Column("worker", String(20), nullable=False, index=True),
    Column("until", Float, nullable=False),
    prefixes=["UNLOGGED"],
)

counters = Table(  # calls by address in the window of `seconds` that began at `since`
    "counters",
    shared,
    Column("kind", String(20), primary_key=True),
    Column("address", String(50), primary_key=True),
    Column("since", Float, primary_key=True),
    Column("seconds", Float, nullable=False),
    Column("number", Integer, nullable=False),
    prefixes=["UNLOGGED"],
)

workers = Table(  # servers that are alive
    "workers",
    shared,
    Column("id", String(20), primary_key=True),
    Column("until", Float, nullable=False),
    Column("version", Text, nullable=False, server_default=""),  # of Harena and its rules
    prefixes=["UNLOGGED"],
)

presence = Table(  # which seats are connected to which server
    "presence",
    shared,
    Column("table_id", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("worker", String(20), primary_key=True),
    prefixes=["UNLOGGED"],
)
