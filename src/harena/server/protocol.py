"""The types of all messages between client and server. docs/protocol.md and client/src/lib/protocol.ts are generated
from them.

Input from a client is not trusted until it has passed through `read` or `read_body`: they refuse unknown types and
fields, wrong shapes and long texts. What the server sends is built by projection.py, separately for each viewer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal, TypeVar, Union

from msgspec import DecodeError, Meta, Struct, json

VERSION = 1
LARGEST = 16 * 1024  # bytes of a message or a body
LARGEST_SENT = 64 * 1024  # bytes of a message to a client; a law checks

Lang = Literal["en", "fr", "it", "de"]
Phase = Literal["open", "running", "over"]
Who = Literal["free", "person", "bot"]
NoticeKind = Literal["turn", "started", "over", "joined"]
Command = Annotated[
    str,
    Meta(min_length=1, max_length=40, pattern=r"^[^\x00]*$", description="the client's own number for this command"),
]  # PostgreSQL stores no zero bytes
Secret = Annotated[str, Meta(max_length=64, description="a seat token or an invitation")]
Name = Annotated[str, Meta(max_length=40, description="what a person is called")]
Number = Annotated[int, Meta(ge=-(2**31), le=2**31)]
Seat = Annotated[int, Meta(ge=-1, le=63, description="a seat, counted from 0; -1 is a spectator")]


class _FromClient(Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    pass


# What is sent never refers back to itself, so garbage collection need not walk through it (gc=False).


class _FromServer(Struct, tag_field="type", tag=str.lower, gc=False):
    pass


class _Part(Struct, gc=False):
    pass


class _Body(Struct, forbid_unknown_fields=True):
    pass


# Messages from the client, over the WebSocket of a table


class Hello(_FromClient):
    """Opens the connection. It must be the first message and is sent exactly once. Answered by `table`, and by `scene`
    once a match runs.
    """

    token: Secret = ""  # proves whose seat this is; empty: the cookie does, or watch only
    seat: Seat = -1  # without a token: which of your seats, if you have several here
    lang: Lang = "en"
    have: Annotated[int, Meta(ge=0)] = 0  # the client needs no log lines before this number, in this language
    panels: bool = False  # send `scene.panels`, for the plain view
    changes: bool = False  # after the first scene, send `change` instead of whole scenes


class Look(_FromClient):
    """Changes the language or the view from now on. Answered like `hello`, with the newest lines of the log."""

    lang: Lang
    panels: bool = False


class Answer(_FromClient):
    """Answers the open question with one of its options. Quote `choice` and `turn` of that question; an answer to
    another question is refused as stale.
    """

    command: Command
    choice: Annotated[str, Meta(max_length=64)]
    turn: Number
    option: Number


class Undo(_FromClient):
    """Takes back the last answer of your own draft."""

    command: Command


class Act(_FromClient):
    """Takes a free action: something that a seat may do without being asked. Offers are made and answered this way."""

    command: Command
    free_action: Annotated[str, Meta(max_length=40)]
    args: Annotated[list[Number], Meta(max_length=64)]


class Why(_FromClient):
    """Asks why an option is not allowed now. Answered by `because`."""

    option: Number


class Hint(_FromClient):
    """Asks what a bot would do in this seat. Answered by `advice` when the bot has finished thinking, or by `refused`.
    Only this connection gets the answer, and nothing is played."""

    seat: Seat  # the seat whose question it is about; it must be your own


class Say(_FromClient):
    """Says something to all seats or to one: a text, or a phrase of the game's phrasebook with its slots filled. A
    phrase can be given as a promise.
    """

    command: Command
    to: Seat = -1  # -1: everybody at the table; else a whisper
    text: Annotated[str, Meta(max_length=4000)] = ""
    phrase: Annotated[str, Meta(max_length=60)] = ""
    slots: Annotated[list[int | Annotated[str, Meta(max_length=60)]], Meta(max_length=8)] = []
    promise_to: Seat = -1  # the seat that is promised something; -1: it is not a promise


class Mark(_FromClient):
    """Marks a promise that was made to you as kept or broken. You may change your mind."""

    command: Command
    message: Annotated[int, Meta(ge=0)]  # the number of the talk line
    kept: bool


class Mute(_FromClient):
    """Stops what another seat says from reaching you, or lets it through again."""

    command: Command
    seat: Seat
    on: bool


class Report(_FromClient):
    """Shows a talk line to the host, who can switch talk off, and with the lines around it to the operator of the
    site."""

    command: Command
    message: Annotated[int, Meta(ge=0)]


class TalkSwitch(_FromClient):
    """The host switches talk off for everybody, or on again."""

    command: Command
    on: bool


class Silence(_FromClient):
    """The host stops a seat from saying anything at this table, or lets it speak again."""

    command: Command
    seat: Seat
    on: bool


class Remove(_FromClient):
    """The host removes a person. Before the start the seat becomes free; later a bot plays there to the end. The person
    may watch. If they are banned as well, they cannot sit down again, and the private link changes."""

    command: Command
    seat: Seat
    ban: bool = False


class Publish(_FromClient):
    """The host opens the table to everybody and lists it in the lobby, or makes it private again. Only before the
    start."""

    command: Command
    on: bool


class Close(_FromClient):
    """The host closes the table for good. Everybody is told; the record stays."""

    command: Command


class Arrange(_FromClient):
    """The host gives a seat to a bot or frees it, before the start. A person who sat in it has to sit down again."""

    command: Command
    seat: Seat
    who: Literal["free", "bot"]
    bot: Annotated[str, Meta(max_length=20)] = ""


class Start(_FromClient):
    """The host starts the match. Every seat must be taken."""

    command: Command


class Rename(_FromClient):
    """Changes your own name."""

    command: Command
    name: Name


class Salt(_FromClient):
    """Adds a random number to the dice: of this table's match before it starts, of the rematch once it is over. A page
    sends one by itself as soon as it has seen the commitment. The first one of a seat counts.
    """

    command: Command
    commitment: Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="the commitment that you have seen")]
    salt: Annotated[str, Meta(pattern="^[0-9a-f]{32}$", description="16 random bytes in hexadecimal digits")]


class Leave(_FromClient):
    """Leaves the seat. Before the start, it becomes free: another person is the host then, and where there is none the
    table ends. Later, a bot plays for you until you come back."""

    command: Command


class Return(_FromClient):
    """Takes your own seat back from the bot that plays for you."""

    command: Command


class Replace(_FromClient):
    """Lets a bot play for a person who is gone, until they come back. Any seated person may ask for it."""

    command: Command
    seat: Seat


class Propose(_FromClient):
    """Proposes something that the people at the table decide together while a match runs. Whoever proposes it agrees
    with it. One vote is open at a time."""

    command: Command
    what: Literal["pause", "replace", "end", "undo"]
    seat: Seat = -1  # replace: for whom a bot shall play
    minutes: Annotated[int, Meta(ge=0, le=7 * 24 * 60)] = 0  # pause: how long; 0: until somebody ends it


class Vote(_FromClient):
    """Says yes or no to what was proposed. It can be changed until it is decided."""

    command: Command
    proposal: Number  # its number
    yes: bool


class Resume(_FromClient):
    """Ends a pause. Anybody who plays may."""

    command: Command


class Rematch(_FromClient):
    """Makes a new table with the same seats and options. Its id is in `table.rematch`, and everybody's token is valid
    there too.
    """

    command: Command


class Where(_FromClient):
    """Asks where the cards are now, as far as you may know it. Answered by `whereabouts`."""


class Earlier(_FromClient):
    """Asks for lines of the log that come before a line. Answered by `lines`."""

    before: Annotated[int, Meta(ge=0)]


class Ping(_FromClient):
    """Checks whether the connection is alive. Answered by `pong`."""


FromClient = Union[  # noqa: UP007  # read at run time by the generator too
    Hello,
    Look,
    Answer,
    Undo,
    Act,
    Why,
    Hint,
    Say,
    Mark,
    Mute,
    Report,
    TalkSwitch,
    Silence,
    Remove,
    Publish,
    Arrange,
    Start,
    Rename,
    Salt,
    Leave,
    Return,
    Replace,
    Propose,
    Vote,
    Resume,
    Rematch,
    Close,
    Where,
    Earlier,
    Ping,
]


# Messages from the server, over the WebSocket of a table


class BotInfo(_Part):
    """A bot that can be chosen. Lists of bots start with the weakest."""

    name: str
    label: str
    about: str  # how it plays
    usual: bool  # the default bot, which plays where nobody has chosen one


class SeatInfo(_Part):
    """One seat, with what everybody may know about it."""

    seat: int
    who: Who
    name: str
    bot: str  # the kind of bot that plays here or stands in for a person; empty: none
    bot_label: str  # the name of this kind of bot, for people
    here: bool  # a person sits here and has an open connection
    gone: bool  # a person sits here and has been away so long that `replace` is allowed
    stand_in: bool  # a bot plays for this person


class SettingLine(_Part):
    """A table option in words."""

    name: str
    label: str
    value: str
    rule: str
    usual: bool  # the option has its default value


class Dice(_Part):
    """How the dice and cards of this table can be checked (docs/fair-dice.md)."""

    commitment: str  # SHA-256 of the secret; empty: this table has none, its dice cannot be checked
    salted: list[bool]  # by seat: its browser has given a salt
    salts: list[str]  # by seat, once the match has started; empty texts for seats without a salt
    secret: str  # empty until the match is over
    next: str  # the commitment for the rematch; empty: none yet
    next_salted: list[bool]


class Table(_FromServer):
    """The table around the match. Sent first, and again whenever any of it changes."""

    id: str
    game: str
    game_name: str
    phase: Phase
    you: int  # your seat; -1: you are watching
    yours: list[int]  # all seats of the same person
    host: bool  # you may arrange seats and start the match
    host_seat: int  # the seat of whoever may; -1: nobody has sat down yet
    seats: list[SeatInfo]
    options: dict[str, Any]
    settings: list[SettingLine]
    bots: list[BotInfo]  # the bots that can play this game
    hints: bool  # `hint` is available
    odds: bool  # the stage tells the odds of what is at stake
    invite: str  # comes after the # of the private link; empty for spectators
    rematch: str  # the id of the table of the rematch; empty: none yet
    dice: Dice
    listed: bool  # everybody may sit down without an invitation, until the start
    evening: str  # the id of the evening it belongs to; empty: none


class SeatClock(_Part):
    """The clock of one seat. All times are seconds by the server's own count (`Clock.now`)."""

    seat: int
    reserve: float  # what is left of it, when the question began
    of: Literal["", "decision", "market", "sealed", "window"]  # what it is asked; empty: its time does not run
    began: float
    reserve_from: float  # from then on it uses its reserve
    until: float  # when its time is over
    out: bool  # it is over: a bot answers this question
    late: bool  # a bot has answered its last question, because its time was over


class ProposalInfo(_Part):
    """What is voted on."""

    number: int
    what: Literal["pause", "replace", "end", "undo"]
    by: int  # the seat that proposed it; -1: a clock has run out
    seat: int  # replace: for whom a bot shall play
    minutes: int  # pause: how long; 0: until somebody ends it
    voters: list[int]
    yes: list[int]
    no: list[int]
    until: float


class Clock(_FromServer):
    """How much time everybody has, and what the people at the table decide together. Sent after `scene` at tables that
    have a clock, a pause or a vote, and again when it changes: never because of what not everybody may know."""

    now: float  # the server's own count of seconds; it stands still while no server runs
    kind: Literal["", "live", "days"]  # empty: there is no clock
    seats: list[SeatClock]
    paused: bool
    paused_since: float
    paused_until: float  # 0: until somebody ends the pause
    proposal: ProposalInfo | None
    proposals: int  # so many were made
    undone: int  # so many steps were taken back by vote
    ended: bool  # the match was ended by vote, without a result


class TextPart(_Part):
    """A piece of a text. Show it as text, whatever it contains. What it names can be pointed at (`Thing`)."""

    text: str
    kind: str  # empty: plain text; else what it names: seat, rule, man, title, ...
    id: str  # of what it names


class Option(_Part):
    """One legal answer."""

    option: int
    label: str  # the option in words, with its effect
    head: str  # the same in parts: what it is,
    more: list[str]  # and what follows from it
    domain: str  # card, seat, amount, yes/no, pass, ...
    number: int  # the value within its domain: the amount, the seat or the card


class FormPart(_Part):
    """One field of a form: a number from low to high."""

    name: str
    label: str
    low: int
    high: int


class FormLimit(_Part):
    """A limit on the sum of some parts of a form."""

    parts: list[int]  # their positions
    most: int


class Form(_Part):
    """Options that are too many to list. The number of an option is start plus the parts read as digits in the given
    base, the most significant digit first.
    """

    parts: list[FormPart]
    together: int  # the largest allowed sum of all parts; -1: no limit
    limits: list[FormLimit]  # of some parts only
    start: int
    base: int


class Question(_Part):
    """The question that your seat must answer."""

    choice: str
    turn: int  # counts your own answers; quote it, so that a double click cannot answer the next question
    step: str
    kind: str
    domain: str
    rule: str
    remaining: int
    sealed: bool  # hidden from the others until all have answered; you may change your answer until then
    given: int | None  # your sealed answer, if you have given one
    window: bool  # all may react, in turn or at once, until everybody passes
    fresh: bool  # a window that opens for something else each time: a seat that passed is asked again
    forced: bool  # the server answers in a moment: as far as everybody knows, there is nothing to decide
    text: str  # who must do what, in words
    why: str  # what is allowed, and why
    text_parts: list[TextPart]
    why_parts: list[TextPart]
    amounts: list[str]  # domains whose options are amounts, best shown as a number field
    options: list[Option]  # all options; where there is a form, only a sensible selection
    form: Form | None


class FreeMoveItem(_Part):
    """One ready-made way to take a free action."""

    args: list[int]
    label: str


class Good(_Part):
    """Something that can change hands in a deal."""

    good: int
    label: str
    kind: str  # of the thing it is: man, minister, title, money, ...; loan: a man for one spectacle; empty: not told
    number: int  # of that thing; -1: it has none
    spectacle: int  # of a loan; else -1
    mine: int  # how many you may promise
    theirs: list[int]  # per seat: how many you may ask for


class FreeActionInfo(_Part):
    """Something you may do without being asked."""

    name: str
    label: str
    rule: str
    menu: list[FreeMoveItem]
    goods: list[Good]  # for `propose` and `counter`: what an offer may contain
    any_time: bool  # also while answers are sealed; the server does not keep a window open for it


class OfferedGood(_Part):
    """So many of a good, in an offer."""

    good: int
    amount: int
    text: str  # both in words
    kind: str  # as in `Good`
    number: int
    spectacle: int


class OfferInfo(_Part):
    """A pending offer, as its two sides see it."""

    id: int
    by: int
    to: int
    give: list[list[int]]  # pairs of good and amount
    get: list[list[int]]
    give_text: str
    get_text: str
    give_goods: list[OfferedGood]  # the same good by good
    get_goods: list[OfferedGood]


class Line(_Part):
    """A line of the log: what happened, for readers, animations and screen readers."""

    n: int  # its number, counted from 0 among the lines that this viewer may read
    kind: str
    args: list[Any]
    text: str
    parts: list[TextPart]  # the same text
    pause: bool  # leave a gap in the log before this line


class Names(_Part):
    """The names of seats and sides, for this viewer."""

    seats: list[str]
    sides: list[str]
    you: int
    your_side: int


class Row(_Part):
    """One row of a panel: a label, then one cell per column."""

    label: str
    cells: list[str]


class Panel(_Part):
    """A part of the state in words, for the plain view."""

    title: str
    columns: list[str]
    rows: list[Row]


class Result(_Part):
    """How the match ended, as lists of seats."""

    winners: list[int]
    scores: list[int]
    text: str  # the last line of the log


class Scene(_FromServer):
    """The complete match as this viewer sees it. Sent after every change that the viewer can see, and only then."""

    seq: int  # counts the scenes of this connection; sealed answers of others do not count
    fresh: bool  # drop the log lines you hold
    view: dict[str, Any]  # what this seat may see: docs/kernel.md
    stage: Any  # what the game's own screen would have to work out from the view (games/<game>/stage.py); null: none
    names: Names
    question: Question | None
    waiting: list[int]  # the seats the game waits for, as far as everybody may know
    waiting_text: str  # who else must do what; empty if only the viewer is asked
    undo: bool  # `undo` would take back one of your answers
    free_actions: list[FreeActionInfo]
    offers: list[OfferInfo]
    log: list[Line]  # lines that the client does not have yet; if they are too many, the newest: see `earlier`
    closed: list[int]  # [from, to): lines that nobody may look at for now; they come again when they may
    result: Result | None
    panels: list[Panel] | None


class Edit(_Part, omit_defaults=True):
    """One difference between two scenes. `path` leads to what is replaced by `value`. With `at`, it leads to a list:
    there, from entry `at` on, `removed` entries are replaced by those in `value`.
    """

    path: Sequence[str | int]
    value: Any
    at: int = -1
    removed: int = 0


class Change(_FromServer):
    """What has changed since the last scene of this connection: with these edits and these fields it is the next one.
    Sent instead of `scene` to those who asked for it in `hello`.
    """

    seq: int
    edits: list[Edit]
    log: list[Line]
    closed: list[int]


class TalkLine(_Part):
    """Something that was said."""

    n: int  # its number, counted from 0 among the lines that this viewer may read
    by: int
    to: int  # -1: everybody at the table
    at: float  # seconds since 1970
    parts: list[TextPart]
    promise_to: int  # the seat that was promised something; -1: no promise


class PromiseInfo(_Part):
    """A promise that this viewer knows of. Nothing enforces it."""

    n: int  # the talk line
    by: int
    to: int
    text: str
    state: Literal["open", "kept", "broken"]
    pay: list[int]  # your own open promise to pay: the arguments of the free action below; empty: not possible now
    free_action: str
    amount: int  # what that would pay


class ReportInfo(_Part):
    """For the host: a line that somebody has reported."""

    reporter: int
    by: int
    text: str


class Talk(_FromServer):
    """What is said at the table. Sent after `table`, and again when something has changed that this viewer may know."""

    fresh: bool  # drop the lines you hold; of a long talk, `lines` are the last ones
    on: bool  # something can be said
    whispers: bool  # whispers are allowed here
    lines: list[TalkLine]  # lines that the client does not have yet
    promises: list[PromiseInfo]
    muted: list[int]  # the seats that you do not hear
    silenced: list[int]  # the seats that the host does not let speak
    reports: list[ReportInfo]  # for the host: the last ones


class Done(_FromServer):
    """The command was carried out and is safely on disk. A resend gets the same answer and has no further effect."""

    command: str


Code = Literal[
    "unreadable",  # not a message of this protocol
    "not-asked",  # this seat is not asked anything now
    "stale",  # the question was answered or has changed
    "illegal",  # not among the options; `rule` says why
    "not-free",  # this free action is not allowed now, or not with these arguments
    "too-often",  # this seat has taken 100 free actions, or changed its answer so often: now the game must move on
    "nothing-to-undo",
    "among-strangers",  # the table stands in the lobby: nothing is taken back there
    "not-yours",  # only a seat, or only the host, may do this
    "not-now",  # the table is in another phase
    "not-full",  # some seats are still free
    "no-such-seat",
    "no-such-bot",
    "present",  # the person is here or has only just left, and cannot be replaced yet
    "bad-name",
    "empty-message",  # there is nothing to read in it
    "too-long",  # more than 400 characters
    "talk-too-fast",  # more than 8 messages in 20 seconds
    "talk-full",  # this seat has said, promised or changed all it may at one table
    "talk-off",  # the host has switched talk off
    "silenced",  # the host does not let this seat speak
    "no-whispers",  # the table does not allow them, or the match has not begun
    "to-yourself",
    "bad-phrase",  # there is no such phrase, or a slot does not fit
    "no-promise",  # this cannot be given as a promise
    "no-such-message",
    "not-your-promise",  # only its receiver marks it
    "already-done",
    "not-saved",  # the change could not be written, so nothing has changed; try again
    "broken",  # a bug in the server; nothing has changed
]


class Refused(_FromServer):
    """The command was refused and changed nothing."""

    command: str  # empty if the command id could not be read
    code: Code
    rule: str = ""


class Lines(_FromServer):
    """The answer to `earlier`: all lines from number `first` up to the line that was named, except closed ones."""

    first: int
    lines: list[Line]


class Because(_FromServer):
    """The rule that forbids an option."""

    option: int
    rule: str
    text: str


class Advice(_FromServer):
    """What a bot would do: an option of the question, or a free action to take first."""

    choice: str  # the id of the question
    turn: int
    option: int | None
    free_action: str  # empty: no free action, but the option above
    args: list[int]
    text: str  # what the bot would do, and why


class ThingPlace(_Part):
    """Where some cards of one kind and number are."""

    kind: str
    number: int
    place: str  # in words
    count: int


class Whereabouts(_FromServer):
    """Where the cards are now."""

    places: list[ThingPlace]


class Pong(_FromServer):
    """The answer to `ping`."""


class Saving(_FromServer):
    """The database is locked or away, at all tables alike: what people do now waits, and nothing of it is lost. Sent
    after a second of waiting, to those who come meanwhile, and when it is over."""

    on: bool


ClosingCode = Literal["no-such-table", "wrong-token", "hello-first", "too-fast", "restart", "closed", "banned", "ended"]


class Closing(_FromServer, omit_defaults=True):
    """The last message before the server closes the connection."""

    code: ClosingCode  # ended: the host has closed the table, or its last person left before the start
    why: str = ""  # closed and banned: the reason that the operator of the site gives, in their own words


class Announcement(_FromServer):
    """What the operator of the site says to everybody. Sent after `table` if there is something, and when it changes;
    GET /api/announcement is the same.
    """

    id: str  # another text has another id
    text: str  # empty: there is nothing to say


FromServer = Union[  # noqa: UP007
    Table,
    Scene,
    Change,
    Clock,
    Talk,
    Done,
    Refused,
    Lines,
    Because,
    Advice,
    Whereabouts,
    Pong,
    Saving,
    Closing,
    Announcement,
]


# HTTP


class NewSeat(_Body):
    """Who sits in a seat. A person is you or somebody who shares your screen; the name is theirs."""

    who: Who
    name: Name = ""
    bot: Annotated[str, Meta(max_length=20)] = ""


class ClockWish(_Body):
    """How much time decisions have."""

    kind: Literal["live", "days"]  # seconds for each decision and a reserve, or days for each
    decision: Annotated[int, Meta(ge=1, le=30 * 24 * 3600)]  # seconds for each decision,
    reserve: Annotated[int, Meta(ge=0, le=24 * 3600)] = 0  # then these, once per match
    sealed: Annotated[int, Meta(ge=1, le=30 * 24 * 3600)] = 60  # for answers that all seal at once
    window: Annotated[int, Meta(ge=1, le=30 * 24 * 3600)] = 10  # in which all may react; who does not, passes
    late: Literal["stand-in", "bot", "pass", "vote"] = "bot"  # then a bot plays on, or answers once; they pass; a vote


class NewTable(_Body):
    """POST /api/tables"""

    game: Annotated[str, Meta(max_length=20)]
    options: dict[str, Any]
    seats: Annotated[list[NewSeat], Meta(max_length=64)]
    start: bool = False  # start at once; every seat must be taken, and the dice get no salts
    talk: bool = True  # people may say something; the host can change it later
    whispers: bool | None = None  # two seats may talk in private; null: as usual for the game
    afterwards: bool = True  # spectators may read the table talk once the match is over
    odds: bool = True  # the table shows the odds of what is at stake
    listed: bool = False  # the lobby shows it, and everybody may sit down
    lang: Lang | Literal[""] = ""  # what is spoken there, for the lobby
    clock: ClockWish | None = None  # null: everybody takes as long as they like


class Seated(_Part):
    """A seat that is yours: the answer to `SitDown`."""

    seat: int
    token: str


class TableMade(_Part):
    """The answer to `NewTable`. Keep the tokens: they prove which seats are yours."""

    table: str
    invite: str
    seats: list[Seated]
    commitment: str  # of the dice, as in `table.dice`


class SitDown(_Body):
    """POST /api/tables/{id}/seats: take a free seat with the invitation from the private link. A listed table needs
    none."""

    invite: Secret
    name: Name
    seat: Seat = -1  # -1: any free seat


class Mine(_Body):
    """One of your tables: its id and a token."""

    table: Annotated[str, Meta(max_length=64)]
    token: Secret


class MyTables(_Body):
    """POST /api/mine: get the state of your tables: those whose tokens you send, and those of the person whose cookie
    comes along."""

    tables: Annotated[list[Mine], Meta(max_length=60)]
    lang: Lang = "en"


class AddPush(_Body):
    """POST /api/notices/push: send notices to this browser. Answered by `NoticeChannel`."""

    endpoint: Annotated[str, Meta(max_length=1000)]  # this and the keys are from `pushManager.subscribe`
    key: Annotated[str, Meta(max_length=100, description="p256dh")]
    auth: Annotated[str, Meta(max_length=40)]
    lang: Lang = "en"


class AddMail(_Body):
    """POST /api/notices/mail: send notices to an e-mail address, once a link that is sent there was opened. Answered by
    `NoticeChannel`."""

    address: Annotated[str, Meta(max_length=254)]
    lang: Lang = "en"


class AddWebhook(_Body):
    """POST /api/notices/webhook: send notices to a chat group. Answered by `NoticeChannel`."""

    address: Annotated[str, Meta(max_length=1000)]
    lang: Lang = "en"


class ChangeChannel(_Body):
    """POST /api/notices/channels/{id}: switch a channel of yours on or off, and choose what it is told. DELETE removes
    it."""

    on: bool
    off: Annotated[list[NoticeKind], Meta(max_length=4)]  # what it is not told
    lang: Lang = "en"


class TableState(_Part):
    """The state of one table. The phase is "gone" if the table or the seat no longer exists, and
    "closed" if its host or the operator of the site has closed it."""

    table: str
    phase: Literal["open", "running", "over", "gone", "closed"]
    game: str
    game_name: str
    names: list[str]
    you: int
    yours: list[int]  # all your seats, as far as the cookie tells
    waiting: list[int]  # the seats the game waits for
    winners: list[int]
    changed: float  # seconds since 1970


# HTTP: who people are. All of it is about the person whose cookie comes along.

Login = Annotated[str, Meta(max_length=80, description="the name of an account")]
Password = Annotated[str, Meta(max_length=200)]
MoveCode = Annotated[str, Meta(max_length=40, description="a code from another device; spaces and dashes do not count")]
Bring = Annotated[bool, Meta(description="the tables of this browser's guest come along")]
Credential = Annotated[dict[str, Any], Meta(description="what the browser's WebAuthn gives, as JSON")]


class AboutMe(_Body):
    """POST /api/me: who am I? Answered by `Me`. Seats whose tokens you send become yours if they are nobody's yet; with
    the first one, the browser becomes a guest."""

    tables: Annotated[list[Mine], Meta(max_length=60)] = []


class NewName(_Body):
    """POST /api/me/name: change what you are called from now on. Answered by `Me`."""

    name: Name


class MakeCode(_Body):
    """POST /api/me/code: get a code that signs in another device. Answered by `CodeMade`."""


class LookAtCode(_Body):
    """POST /api/code/look: whose code is this? It stays good. Answered by `CodeInfo`."""

    code: MoveCode


class UseCode(_Body):
    """POST /api/code: sign this browser in with a code from another device. Answered by `Me`."""

    code: MoveCode
    bring: Bring = False


class SetPassword(_Body):
    """POST /api/me/password: choose a login and a password, or other ones. All other browsers are signed out.
    Answered by `Me`."""

    login: Login
    password: Password
    old: Password = ""  # the present one, if there is one


class SignIn(_Body):
    """POST /api/sign-in: sign this browser in with a password. Answered by `Me`."""

    login: Login
    password: Password
    bring: Bring = False


class AskPasskey(_Body):
    """POST /api/me/passkey/options, and POST /api/sign-in/options: what the browser's WebAuthn must be given to make a
    passkey, or to use one. Answered by `PasskeyOptions`."""


class AddPasskey(_Body):
    """POST /api/me/passkey: keep a passkey that the browser has made. Answered by `Me`."""

    credential: Credential


class UsePasskey(_Body):
    """POST /api/sign-in/passkey: sign this browser in with a passkey. Answered by `Me`."""

    credential: Credential
    bring: Bring = False


class DropPasskey(_Body):
    """POST /api/me/passkey/remove. Answered by `Me`."""

    id: Annotated[str, Meta(max_length=400)]


class SignOut(_Body):
    """POST /api/me/sign-out: sign browsers out. The tokens of all your seats stop working: browsers that are still
    signed in need none. Answered by `Me`."""

    device: Annotated[str, Meta(max_length=40)]  # its id; "here": this browser; "others": all but this one


class DeleteMe(_Body):
    """POST /api/me/delete: delete everything that is kept about you. Matches stay, without your name. An account proves
    again who it is. Answered by `Me`."""

    password: Password = ""
    credential: Credential | None = None  # by a passkey, where there is no password


class DeviceInfo(_Part):
    """A browser in which you are signed in."""

    id: str
    label: str  # "Firefox, Linux"; may be empty
    here: bool  # it is this one
    created: float  # seconds since 1970
    used: float  # to the hour


class PasskeyInfo(_Part):
    """A passkey of yours."""

    id: str
    label: str  # where it was made
    host: str  # the name of this site that it is good for
    created: float
    used: float


class Me(_Part):
    """Who you are."""

    kind: Literal["", "guest", "account"]  # empty: nobody is known yet
    name: str
    login: str  # empty: none
    password: bool  # you have one
    tables: int  # where you have a seat
    devices: list[DeviceInfo]
    passkeys: list[PasskeyInfo]
    accounts: bool  # this server keeps accounts
    passkeys_here: bool  # passkeys can be used at this address


class CodeMade(_Part):
    """A code for another device, good once."""

    code: str
    until: float  # seconds since 1970
    seconds: float  # from now


class CodeInfo(_Part):
    """Whose code this is."""

    name: str
    kind: Literal["guest", "account"]
    tables: int
    yours: int  # tables of this browser's guest, who may bring them along
    same: bool  # this browser is signed in as this person already


class PasskeyOptions(_Part):
    """What the browser's WebAuthn must be given: `PublicKeyCredential.parseCreationOptionsFromJSON` and
    `parseRequestOptionsFromJSON` read it."""

    options: dict[str, Any]


class OpenTable(_Part):
    """A table in the lobby. Whoever wants to sits down there."""

    table: str
    game: str
    game_name: str
    lang: str  # of the page it was made on; may be empty
    seats: list[SeatInfo]
    settings: list[SettingLine]  # the options that are not as usual
    talk: bool  # people may say something
    since: float  # when it last changed, in seconds since 1970


class OpenTables(_Part):
    """GET /api/lobby/{lang}: the tables that everybody may join, those that changed last first. It has an ETag, and is
    made at most once per second."""

    tables: list[OpenTable]


class NewEvening(_Body):
    """POST /api/evenings: plan an evening. In every round the server seats those who are there at new tables."""

    name: Annotated[str, Meta(max_length=60)]
    game: Annotated[str, Meta(max_length=20)]
    options: dict[str, Any]  # `players` is the number of seats at each table
    rounds: Annotated[int, Meta(ge=1, le=12)]
    tables: Annotated[int, Meta(ge=1, le=16, description="at most, per round")]
    bot: Annotated[str, Meta(max_length=20)] = ""  # fills the seats that are left
    lang: Lang = "en"


class EveningMade(_Part):
    """The answer to `NewEvening`. Keep the key: it proves that you are the host of this evening."""

    evening: str
    invite: str
    key: str


class JoinEvening(_Body):
    """POST /api/evenings/{id}/guests: take part, from the next round on."""

    invite: Secret
    name: Name


class Joined(_Part):
    """The answer to `JoinEvening`. Keep the token: it opens your seats, in every round."""

    number: int
    token: str


class EveningSelf(_Part):
    """GET /api/evenings/{id}/me: what you are at an evening, which you may have joined on another device."""

    number: int  # of the guest you are; -1: none
    host: bool  # you plan it
    invite: str  # for its host


class Attend(_Body):
    """POST /api/evenings/{id}/attendance: leave the evening, or come back. A bot plays on for those who leave in the
    middle of a round, and that round does not count for them."""

    token: Secret  # empty: you are known by your cookie
    here: bool


class OrderEvening(_Body):
    """POST /api/evenings/{id}/orders: what its host decides."""

    key: Secret  # empty: you are known by your cookie
    order: Literal["seat", "call-off", "remove", "end"]  # seat the next round; call a table off; remove a guest; end
    number: Annotated[int, Meta(ge=-1, le=1000)] = -1  # of the table or the guest


class EveningGuest(_Part):
    """Somebody who takes part in an evening."""

    number: int
    name: str
    here: bool  # they are seated in the next round


class EveningTable(_Part):
    """A table of one round."""

    number: int
    table: str  # its id
    guests: list[int]  # by seat, the numbers of those who sit there; -1: a bot
    state: Literal["running", "over", "called-off"]
    places: list[int]  # by seat, once it is over: 1 is the best; several may share one
    points: list[float]  # by seat


class EveningRound(_Part):
    """One round of an evening."""

    number: int  # counted from 1
    tables: list[EveningTable]


class Standing(_Part):
    """How a guest stands after the rounds that are over."""

    number: int  # of the guest
    rank: int  # several may share one
    points: float
    rounds: list[float | None]  # points per round; null: it did not count for them


class Evening(_Part):
    """GET /api/evenings/{id}/{lang}: the whole evening, as everybody may see it. It has an ETag."""

    id: str
    name: str
    game: str
    game_name: str
    settings: list[SettingLine]  # the options that are not as usual
    seats: int  # per table
    tables: int  # at most, per round
    rounds: int
    phase: Literal["gathering", "playing", "between", "over"]
    round: int  # that is played or was played last; 0: none yet
    guests: list[EveningGuest]
    played: list[EveningRound]  # the newest first
    standings: list[Standing]  # the best first


class SettingInfo(_Part):
    """A table option, as a form needs it."""

    name: str
    label: str
    help: str
    rule: str
    kind: Literal["choice", "switch", "number", "text", "numbers", "some"]  # some: the default, or some of the values
    default: Any
    default_label: str
    values: list[Any]
    value_labels: list[str]  # labels of the values; of the numbers, where the kind is numbers
    advanced: bool  # rarely changed: shown under "More options"
    fits: dict[str, list[Any]]  # by number of players: the values that fit (some: how many); empty: all, always


class ClockPreset(_Part):
    """Usual times of a live clock, in seconds."""

    name: Literal["quick", "normal", "slow"]
    decision: int
    reserve: int
    sealed: int
    window: int


class GameInfo(_Part):
    """A game, as the form for a new table needs it."""

    name: str
    label: str
    about: str
    low: int
    high: int
    usual: int  # the default number of players
    bots: list[BotInfo]
    settings: list[SettingInfo]
    odds: bool  # its screen can show the odds of what is at stake
    clocks: list[ClockPreset]


class Games(_Part):
    """GET /api/games/{lang}"""

    games: list[GameInfo]


class RuleText(_Part):
    """One numbered rule."""

    number: str
    text: str


class ChapterText(_Part):
    """A chapter of the rules."""

    number: str
    title: str
    rules: list[RuleText]


class RulesPage(_Part):
    """GET /api/rules/{game}/{lang}"""

    title: str
    intro: str
    chapters: list[ChapterText]


class PhraseInfo(_Part):
    """A ready-made sentence."""

    phrase: str
    group: str
    text: str  # with {name} where a slot is
    slots: list[str]  # their names
    domains: list[str]  # their domains: seat, amount, or one of `Phrases.domains`
    promise: bool  # it can be given as a promise


class NamedThing(_Part):
    """Something that a sentence can name."""

    id: str
    label: str
    about: str  # what is to know about it; may be empty


class Phrases(_Part):
    """GET /api/phrases/{game}/{lang}: what can be said in two taps, and what talk can name."""

    groups: list[NamedThing]
    phrases: list[PhraseInfo]
    domains: dict[str, list[NamedThing]]
    whispers: bool  # tables of this game usually allow whispers
    largest: int  # the largest amount


class Fact(_Part):
    """One line of a thing's sheet."""

    label: str
    value: str
    term: str  # the id of the term that explains the label; empty: none


class Thing(_Part):
    """Something that can be pointed at: a card, a token, a track, a number, a word of the game."""

    kind: str  # man, minister, title, spectacle, region, ...; "term" for what is not a card
    id: str  # stable, unique within the kind
    number: int  # as views and options number it; -1: it has none
    title: str
    subtitle: str  # of which sort it is, in words; may be empty
    text: str  # what it is and does
    facts: list[Fact]
    values: dict[str, int]  # the same as numbers, for drawings
    sort: str  # within its kind: the origin of a man, the office of a Minister, ...
    copies: int  # how many cards are alike; 0: it is not a card, or one like it stands before it
    rule: str
    source: str  # where the numbers of a card come from, in words; may be empty


class ThingKind(_Part):
    """A kind of cards, for the card browser."""

    kind: str
    label: str


class Things(_Part):
    """GET /api/things/{game}/{lang} with the usual decks, and GET /api/tables/{id}/things/{lang} with the decks of a
    table: everything that can be pointed at."""

    kinds: list[ThingKind]  # those that are cards
    things: list[Thing]


class NoticeChannel(_Part):
    """One of your channels: a way to reach you while you are away."""

    id: str
    kind: Literal["push", "mail", "webhook"]
    address: str  # of a browser: its address at the push service; of a chat group: the host only
    label: str  # which browser
    state: Literal["new", "on", "off", "refused"]  # new: not confirmed; refused: it does not take our messages
    off: list[NoticeKind]  # what it is not told


class Notices(_Part):
    """GET /api/notices: what this server can send, and your channels."""

    push: str  # the key for `pushManager.subscribe`; empty: it sends nothing to browsers
    mail: bool
    webhook: bool
    channels: list[NoticeChannel]


class NoticeTried(_Part):
    """POST /api/notices/channels/{id}/test: what became of a message that was sent to try the channel out."""

    result: Literal["sent", "later", "refused", "gone"]  # later: the other side is away or busy


class NoticeLink(_Part):
    """POST /api/notices/confirm/{token} and /api/notices/stop/{token}: what a link in a message has done. Whoever has
    the message may do it: no cookie is needed."""

    kind: Literal["push", "mail", "webhook"]
    about: Literal["turn", "started", "over", "joined", "all"]  # what the channel is told no more


class ProfileChoice(_Body):
    """POST /api/profile: what you show of yourself. Nobody sees anything before that. The answer is your `Profile`."""

    shown: bool  # others may see your profile, under an address that nobody can guess
    rated: bool  # your matches move a rating of yours; switching it off deletes it


class ResultLine(_Part):
    """How somebody did in one game at tables of one size."""

    game: str
    players: int
    matches: int
    wins: float  # a shared victory is a part of one
    share: float  # of the matches that were won, from 0 to 1,
    low: float  # and where it truly is (Wilson's interval, 95 %)
    high: float
    place: float  # the mean place
    sides: float  # of so many: the mean number of sides


class RatingPoint(_Part):
    """A rating, and how sure it is."""

    date: str  # 2026-11-19, in UTC; empty: now
    mean: float
    low: float  # where the rating truly is (95 %)
    high: float


class BotRating(_Part):
    """The present rating of a bot."""

    bot: str
    mean: float


class RatingLine(_Part):
    """The rating of somebody in one game, and how it came about."""

    game: str
    matches: int  # rated ones
    now: RatingPoint
    course: list[RatingPoint]  # after each match; a long course is thinned out
    bots: list[BotRating]  # for comparison


class Streak(_Part):
    """Victories in a row."""

    game: str
    now: int
    longest: int


class Achievement(_Part):
    """Something to do in a game that shows a rule at its best."""

    game: str
    id: str
    rule: str  # the one it teaches
    count: int  # matches in which it was earned; 0: it is still to be earned
    date: str  # when it was earned for the first time


class Profile(_Part):
    """GET /api/profile: your own. GET /api/players/{id}: that of somebody who shows it. A browser that the server does
    not know has an empty one."""

    id: str  # in the address under which others see it; empty: they do not
    name: str
    own: bool
    known: bool  # to the server; only a browser may not be that has never sat down
    rated: bool
    games: list[str]  # those that were played
    results: list[ResultLine]
    ratings: list[RatingLine]
    streaks: list[Streak]
    achievements: list[Achievement]


class PlayedSeat(_Part):
    """Who sat in a seat, and how they did."""

    name: str  # empty: somebody who does not show themselves, or was deleted
    bot: str  # the level; empty: a person
    person: str  # the id of their profile, if they show it and it is not this one
    you: bool  # whose profile it is
    place: int  # of their side; 0: the match did not end by the rules
    points: int
    won: bool
    left: bool  # a bot played more than half of it for them


WhyNotRated = Literal["", "ended", "alone", "several", "unknown", "cards", "left", "unrated"]


class PlayedMatch(_Part):
    """A match that somebody has played."""

    table: str  # empty: its table was deleted, or it is not yours to see
    game: str
    date: str  # of the end, 2026-11-19, in UTC
    rounds: int  # or turns; 0: the game has none
    moves: int
    # Why it is not rated; empty: it is. unrated: somebody at the table does not want a rating
    why: WhyNotRated
    seats: list[PlayedSeat]


class PlayedMatches(_Part):
    """GET /api/profile/matches and /api/players/{id}/matches, with ?game=, ?players= and ?page=: the newest first."""

    page: int  # from 0
    size: int  # matches on a page
    count: int  # of all pages
    matches: list[PlayedMatch]


class ClubRow(_Part):
    """Somebody in the table of the club, or a bot."""

    person: str  # the id of the profile; empty: a bot
    name: str
    bot: str
    matches: int
    mean: float
    low: float
    high: float


class ClubGame(_Part):
    """The table of the club for one game."""

    game: str
    rows: list[ClubRow]  # the best first: those whose rating is high for sure


class Club(_Part):
    """GET /api/club: everybody on this site who shows themselves and wants a rating, and the bots for comparison."""

    name: str  # as the operator calls it; may be empty
    least: int  # rated matches from which somebody stands in it
    games: list[ClubGame]


class ReplayMark(_Part):
    """A moment at which a part of the match begins."""

    n: int
    kind: Literal["phase", "turn"]
    text: str


class HeldCards(_Part):
    """Cards alike in somebody's hand, for those who see everything."""

    seat: int
    kind: str
    number: int
    copies: int


class Replay(_Part):
    """GET /api/tables/{id}/replay/{lang}?view=: what can be looked back at. Moments are numbered alike for all viewers,
    from 0, the start; each is the table as it was after something that everybody was told."""

    table: Table  # as in `table`, without what belongs to a seat
    view: int  # whose view this is: a seat, -1: a spectator, -2: everything open
    views: list[int]  # those that you may have
    first: int  # the first moment: those before it were played under older rules
    count: int  # the number of the newest moment, plus one
    withheld: list[int]  # [from, to): moments that nobody may look at for now
    lines: list[int]  # by moment, from `first` on: the number of the line after the last one that it knows
    marks: list[ReplayMark]


class ReplayStep(_Part):
    """One moment: with these edits, the scene before becomes the scene of this moment."""

    n: int
    edits: list[Edit]
    log: list[Line]  # what has happened since the moment before
    held: list[HeldCards] | None  # with everything open: everybody's cards; null: as before


class ReplayPage(_Part):
    """GET /api/tables/{id}/replay/{lang}/{n}?view=&panels=: some moments from this one on. `scene` is the first of
    them, whole but for its question and free actions: nothing can be answered there."""

    scene: Scene
    held: list[HeldCards]
    first: int  # the moment of `scene`
    steps: list[ReplayStep]  # the moments after it
    end: int  # the next page begins here


class WholeReplay(_Part):
    """POST /api/replay/{lang}?view=&panels= with a match record as its body: the record played again, as one view shows
    it. `table.id` is empty."""

    about: Replay
    pages: list[ReplayPage]
    things: Things


class About(_Part):
    """GET /api/about: information about this server. Its addresses are those for the local network."""

    version: str
    protocol: int
    addresses: list[str]


class DiceThing(_Part):
    """Something that can be drawn."""

    id: str  # as in the record
    title: str


class DiceRoll(_Part):
    """Dice or cards that were rolled or dealt at once. A die has the faces low to high; cards come one after the other
    from a bag, which holds fewer each time."""

    n: int  # the number of the first outcome
    entry: int  # of the record, counted from 1; 0: the set-up
    low: int
    high: int
    bag: list[int]  # what could be drawn, as positions in `things`; empty: it is a die
    outcomes: list[int]  # faces, or positions in `things`
    text: str  # what the log told the viewer then


class DiceReport(_Part):
    """GET /api/tables/{id}/dice/{lang}: everything that was rolled and dealt in a match that is over, with
    `Authorization: Bearer <token>` as the viewer's seat saw it."""

    rolls: list[DiceRoll]
    things: list[DiceThing]  # sorted by id
    older: int  # outcomes that were rolled by older rules, and cannot be listed here


class Trouble(_Part):
    """The body of every HTTP error. `text` is meant for people."""

    code: Literal[
        "not-found",
        "bad-request",
        "too-large",
        "foreign-origin",
        "wrong-invitation",
        "full",
        "bad-options",
        "too-fast",
        "too-many-tables",  # made from this address today
        "bad-address",  # nothing can be sent there
        "not-sent",  # the mail server cannot be reached
        "too-many-channels",
        "banned",
        "banned-here",  # the host of the table does not let them sit down again
        "not-now",  # the evening is in another phase
        "not-yours",  # only the host of the evening may do this
        "closed",
        "not-yet",  # this view of a match is open once it is over
        "no-moment",
        "bad-record",  # `text` says why it cannot be replayed
        "broken",
        "not-signed-in",
        "wrong-sign-in",  # there is no such account, or this is not its password
        "wrong-code",  # it was used, is too old, or never was one
        "wrong-passkey",  # it is not known here, was made for another site, or came too late
        "login-taken",
        "bad-login",
        "weak-password",
        "last-way",  # without it, nobody could sign in to this account any more
        "no-accounts",  # this server keeps none, or passkeys cannot be used at this address
        "busy",  # too many people sign in at this moment
    ]
    text: str


HTTP_BODIES = (
    *(NewTable, SitDown, MyTables),
    *(NewEvening, JoinEvening, Attend, OrderEvening),
    *(AboutMe, NewName, MakeCode, LookAtCode, UseCode, SetPassword, SignIn, AskPasskey, AddPasskey, UsePasskey),
    *(DropPasskey, SignOut, DeleteMe),
    *(NewEvening, JoinEvening, Attend, OrderEvening),
    *(AddPush, AddMail, AddWebhook, ChangeChannel),
    ProfileChoice,
)
HTTP_ANSWERS = (
    *(TableMade, Seated, TableState, Games, RulesPage, Phrases, Things, About),
    *(Me, CodeMade, CodeInfo, PasskeyOptions),
    *(OpenTables, EveningMade, Joined, EveningSelf, Evening),
    *(Notices, NoticeChannel, NoticeTried, NoticeLink),
    *(Profile, PlayedMatches, Club),
    *(Replay, ReplayPage, WholeReplay),
    DiceReport,
    Trouble,
)


class Unreadable(Exception):
    """Raised for input that is not a message of this protocol."""


_T = TypeVar("_T")
_decoder = json.Decoder(FromClient)
_encoder = json.Encoder()


def read(raw: str | bytes) -> FromClient:
    """Decode and check one message of a client."""
    try:
        message: FromClient = _decoder.decode(raw)
    except (DecodeError, RecursionError, ValueError) as error:  # ValueError: the text is not valid Unicode
        raise Unreadable(str(error)) from None
    return message


def read_body(raw: bytes, kind: type[_T]) -> _T:
    """Decode and check the body of a request."""
    try:
        return json.decode(raw, type=kind)
    except (DecodeError, RecursionError, ValueError) as error:
        raise Unreadable(str(error)) from None


def write(message: Any) -> bytes:
    return _encoder.encode(message)
