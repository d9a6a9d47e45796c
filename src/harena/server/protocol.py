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
    Leave,
    Return,
    Replace,
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
    listed: bool  # everybody may sit down without an invitation, until the start
    evening: str  # the id of the evening it belongs to; empty: none


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


class NewTable(_Body):
    """POST /api/tables"""

    game: Annotated[str, Meta(max_length=20)]
    options: dict[str, Any]
    seats: Annotated[list[NewSeat], Meta(max_length=64)]
    start: bool = False  # start at once; every seat must be taken
    talk: bool = True  # people may say something; the host can change it later
    whispers: bool | None = None  # two seats may talk in private; null: as usual for the game
    afterwards: bool = True  # spectators may read the table talk once the match is over
    odds: bool = True  # the table shows the odds of what is at stake
    listed: bool = False  # the lobby shows it, and everybody may sit down
    lang: Lang | Literal[""] = ""  # what is spoken there, for the lobby


class Seated(_Part):
    """A seat that is yours: the answer to `SitDown`."""

    seat: int
    token: str


class TableMade(_Part):
    """The answer to `NewTable`. Keep the tokens: they prove which seats are yours."""

    table: str
    invite: str
    seats: list[Seated]


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


class About(_Part):
    """GET /api/about: information about this server. Its addresses are those for the local network."""

    version: str
    protocol: int
    addresses: list[str]


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
        "banned",
        "banned-here",  # the host of the table does not let them sit down again
        "not-now",  # the evening is in another phase
        "not-yours",  # only the host of the evening may do this
        "closed",
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
)
HTTP_ANSWERS = (
    *(TableMade, Seated, TableState, Games, RulesPage, Phrases, Things, About),
    *(OpenTables, EveningMade, Joined, EveningSelf, Evening),
    *(Me, CodeMade, CodeInfo, PasskeyOptions),
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
