"""Everything that goes over the wire. docs/protocol.md and client/src/lib/protocol.ts are made from these types.

What a client sends is hostile until it has passed through `read` or `read_body`: unknown types and fields, wrong
shapes and long texts are refused there. What the server sends is built by projection.py for one viewer.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeVar, Union

from msgspec import DecodeError, Meta, Struct, json

VERSION = 1
LARGEST = 16 * 1024  # bytes of a message or a body

Lang = Literal["en", "fr", "it", "de"]
Phase = Literal["open", "running", "over"]
Who = Literal["free", "person", "bot"]
Command = Annotated[str, Meta(min_length=1, max_length=40, description="the client's own number for this command")]
Secret = Annotated[str, Meta(max_length=64, description="a seat token or an invitation")]
Name = Annotated[str, Meta(max_length=40, description="what a person is called")]
Number = Annotated[int, Meta(ge=-(2**31), le=2**31)]
Seat = Annotated[int, Meta(ge=-1, le=63, description="a seat, counted from 0; -1 is a spectator")]


class _FromClient(Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    pass


class _FromServer(Struct, tag_field="type", tag=str.lower):
    pass


class _Part(Struct):
    pass


class _Body(Struct, forbid_unknown_fields=True):
    pass


# From the client, over the socket of a table


class Hello(_FromClient):
    """The first message of a connection; exactly one. Answered by `table`, and by `scene` once a match runs."""

    token: Secret = ""  # whose seat this is; empty: watch
    lang: Lang = "en"
    have: Annotated[int, Meta(ge=0)] = 0  # lines 0 to have-1 of the log are there already, in this language
    panels: bool = False  # send `scene.panels`, for the plain view


class Look(_FromClient):
    """Another language or another view from now on. The server answers like to `hello`, with the whole log."""

    lang: Lang
    panels: bool = False


class Answer(_FromClient):
    """One option of the open question. Quote `choice` and `turn` of that question; another is stale."""

    command: Command
    choice: Annotated[str, Meta(max_length=64)]
    turn: Number
    option: Number


class Undo(_FromClient):
    """Take back the last answer of one's own draft."""

    command: Command


class Act(_FromClient):
    """A free action: something a seat may do unasked. Offers are made and answered this way."""

    command: Command
    free_action: Annotated[str, Meta(max_length=40)]
    args: Annotated[list[Number], Meta(max_length=64)]


class Why(_FromClient):
    """Why is this option not allowed now? Answered by `because`."""

    option: Number


class Hint(_FromClient):
    """What would a bot do in my place? Answered by `advice`, to this connection only, once the bot has thought; or by
    `refused`. Nothing is played, and nobody else hears of it."""

    seat: Seat  # whose question it is about: one's own


class Arrange(_FromClient):
    """The host, before the start: give a seat to a bot, or free it (a person in it has to sit down again)."""

    command: Command
    seat: Seat
    who: Literal["free", "bot"]
    bot: Annotated[str, Meta(max_length=20)] = ""


class Start(_FromClient):
    """The host starts the match; every seat must be taken."""

    command: Command


class Rename(_FromClient):
    """Change one's own name."""

    command: Command
    name: Name


class Leave(_FromClient):
    """Before the start: the seat is free again. Later: a bot plays for you until you come back."""

    command: Command


class Return(_FromClient):
    """Take one's own seat back from the bot that plays for one."""

    command: Command


class Replace(_FromClient):
    """A bot plays for somebody who is gone, until he comes back. Any seated person may ask for it."""

    command: Command
    seat: Seat


class Rematch(_FromClient):
    """The same seats and options again: a new table, named in `table.rematch`; everybody's token is good there too."""

    command: Command


class Ping(_FromClient):
    """Is anybody there? Answered by `pong`."""


FromClient = Union[  # noqa: UP007  # read at run time by the generator too
    Hello, Look, Answer, Undo, Act, Why, Hint, Arrange, Start, Rename, Leave, Return, Replace, Rematch, Ping
]


# From the server, over the socket of a table


class BotInfo(_Part):
    """A bot one can choose, from the weakest on."""

    name: str
    label: str
    about: str  # how it plays
    usual: bool  # who plays where nobody has chosen


class SeatInfo(_Part):
    """One seat, as everybody may know it."""

    seat: int
    who: Who
    name: str
    bot: str  # the kind of bot that plays here or stands in; empty: none
    bot_label: str  # what this kind is called
    here: bool  # a person with an open connection
    gone: bool  # a person who has been away so long that `replace` is allowed
    stand_in: bool  # a bot plays for this person


class SettingLine(_Part):
    """A table option in words."""

    name: str
    label: str
    value: str
    rule: str
    usual: bool  # it has its usual value


class Table(_FromServer):
    """The table around the match. Sent first, and whenever any of it changes."""

    id: str
    game: str
    game_name: str
    phase: Phase
    you: int  # your seat; -1: you watch
    host: bool  # you may arrange seats and start
    seats: list[SeatInfo]
    options: dict[str, Any]
    settings: list[SettingLine]
    bots: list[BotInfo]  # that know this game
    hints: bool  # `hint` is answered
    invite: str  # goes behind the # of the private link; empty for those who only watch
    rematch: str  # the id of the table where it goes on; empty: none yet


class Option(_Part):
    """One legal answer."""

    option: int
    label: str  # in words, with what it would do
    domain: str  # card, seat, amount, yes/no, pass, ...
    number: int  # its place in its domain: the amount, the seat, the card


class FormPart(_Part):
    """One field of a form: a number from low to high."""

    name: str
    label: str
    low: int
    high: int


class Form(_Part):
    """Options that cannot be listed. The option is start + the parts as digits to the base, the first the highest."""

    parts: list[FormPart]
    together: int  # the sum of all parts is at most this; -1: any
    start: int
    base: int


class Question(_Part):
    """What you are asked."""

    choice: str
    turn: int  # counts your own answers: quote it, so that a second click cannot answer the next question
    step: str
    kind: str
    domain: str
    rule: str
    remaining: int
    sealed: bool  # hidden from the others until all are in; you may change it until then
    given: int | None  # what you have sealed
    window: bool  # all may react, in turn or at once, until everybody passes
    fresh: bool  # a window that is about something else each time: who passed once is asked again
    text: str  # who must do what
    why: str  # what is allowed, and why
    amounts: list[str]  # domains whose options are amounts, best shown as a number to set
    options: list[Option]  # all of them, or sensible ones where there is a form
    form: Form | None


class FreeMoveItem(_Part):
    """One ready-made use of a free action."""

    args: list[int]
    label: str


class Good(_Part):
    """Something that can change hands in a deal."""

    good: int
    label: str
    mine: int  # how many you may promise
    theirs: list[int]  # a seat: how many you may ask for


class FreeActionInfo(_Part):
    """Something you may do unasked."""

    name: str
    label: str
    rule: str
    menu: list[FreeMoveItem]
    goods: list[Good]  # for `propose` and `counter`: what an offer can be made of


class OfferInfo(_Part):
    """A deal on the table, seen by its two sides."""

    id: int
    by: int
    to: int
    give: list[list[int]]  # pairs of good and amount
    get: list[list[int]]
    give_text: str
    get_text: str


class Line(_Part):
    """A line of the log: what happened, for reader, animation and screen reader."""

    n: int  # counted from 0 among the lines this viewer may read
    kind: str
    args: list[Any]
    text: str
    pause: bool  # the chronicle takes a breath before it


class Names(_Part):
    """What seats and sides are called, for this viewer."""

    seats: list[str]
    sides: list[str]
    you: int
    your_side: int


class Row(_Part):
    """One line of a panel: what it is about, then a cell a column."""

    label: str
    cells: list[str]


class Panel(_Part):
    """A part of the state in words, for the plain view."""

    title: str
    columns: list[str]
    rows: list[Row]


class Result(_Part):
    """How the match ended: seats."""

    winners: list[int]
    scores: list[int]
    text: str  # the last word of the log


class Scene(_FromServer):
    """The match as this viewer sees it, whole. Sent after every change that he can see, and only then."""

    seq: int  # counts the scenes of this connection: nobody sees when others seal or change their minds
    fresh: bool  # `log` is all there is to read: drop the lines you hold
    view: dict[str, Any]  # what this seat may look at: docs/kernel.md
    names: Names
    question: Question | None
    waiting: list[int]  # the seats the game waits for, as everybody may know
    waiting_text: str  # who must do what, for those who are not asked
    undo: bool  # `undo` would take back an answer of yours
    free_actions: list[FreeActionInfo]
    offers: list[OfferInfo]
    log: list[Line]  # lines the client does not hold yet
    closed: list[int]  # [from, to): lines nobody may look at for now
    result: Result | None
    panels: list[Panel] | None


class Done(_FromServer):
    """The command is carried out and safely on disk. A resend of it is answered the same way and does nothing."""

    command: str


Code = Literal[
    "unreadable",  # not a message of this protocol
    "not-asked",  # this seat is not asked anything now
    "stale",  # the question was answered or has changed
    "illegal",  # not among the options; `rule` says why
    "not-free",  # this free action is not free now, or not like this
    "nothing-to-undo",
    "not-yours",  # only a seat, or only the host, may do this
    "not-now",  # the table is in another phase
    "not-full",  # there are free seats
    "no-such-seat",
    "no-such-bot",
    "present",  # he is here, or has only just left: nobody can be replaced yet
    "bad-name",
    "not-saved",  # could not be written; nothing has changed; try again
    "broken",  # a bug of ours; nothing has changed
]


class Refused(_FromServer):
    """The command changed nothing."""

    command: str  # empty where none could be read
    code: Code
    rule: str = ""


class Because(_FromServer):
    """The rule that forbids an option."""

    option: int
    rule: str
    text: str


class Advice(_FromServer):
    """What a bot would do: an option of the question, or something to be done unasked first."""

    choice: str  # the question
    turn: int
    option: int | None
    free_action: str  # empty: none, there is an option
    args: list[int]
    text: str  # what, and why


class Pong(_FromServer):
    """Yes."""


class Closing(_FromServer):
    """The last message before the server closes the connection."""

    code: Literal["no-such-table", "wrong-token", "hello-first", "too-fast", "restart"]


FromServer = Union[Table, Scene, Done, Refused, Because, Advice, Pong, Closing]  # noqa: UP007


# HTTP


class NewSeat(_Body):
    """Who shall sit here. Person: you, or at one screen with you; the name is his."""

    who: Who
    name: Name = ""
    bot: Annotated[str, Meta(max_length=20)] = ""


class NewTable(_Body):
    """POST /api/tables"""

    game: Annotated[str, Meta(max_length=20)]
    options: dict[str, Any]
    seats: Annotated[list[NewSeat], Meta(max_length=64)]
    start: bool = False  # at once; every seat must be taken


class Seated(_Part):
    """A seat that is yours: the answer to `SitDown`."""

    seat: int
    token: str


class TableMade(_Part):
    """The answer to `NewTable`: keep the tokens, they are your seats."""

    table: str
    invite: str
    seats: list[Seated]


class SitDown(_Body):
    """POST /api/tables/{id}/seats: take a free seat with the invitation of the private link."""

    invite: Secret
    name: Name
    seat: Seat = -1  # -1: any


class Mine(_Body):
    """One of my tables: its id and a token."""

    table: Annotated[str, Meta(max_length=64)]
    token: Secret


class MyTables(_Body):
    """POST /api/mine: how do my tables stand?"""

    tables: Annotated[list[Mine], Meta(max_length=60)]
    lang: Lang = "en"


class TableState(_Part):
    """One of them; phase "gone" where there is no such table or seat any more."""

    table: str
    phase: Literal["open", "running", "over", "gone"]
    game: str
    game_name: str
    names: list[str]
    you: int
    waiting: list[int]  # seats
    winners: list[int]
    changed: float  # seconds since 1970


class SettingInfo(_Part):
    """A table option for a form."""

    name: str
    label: str
    help: str
    rule: str
    kind: Literal["choice", "switch", "number", "text", "numbers", "some"]  # some: the default, or some of the values
    default: Any
    default_label: str
    values: list[Any]
    value_labels: list[str]  # of the values; of the numbers, where the kind is numbers
    advanced: bool  # few people change it: shown under "More options"
    fits: dict[str, list[Any]]  # by number of players: the values that fit (some: how many); empty: all, always


class GameInfo(_Part):
    """A game for the form of a new table."""

    name: str
    label: str
    about: str
    low: int
    high: int
    usual: int  # players
    bots: list[BotInfo]
    settings: list[SettingInfo]


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


class About(_Part):
    """GET /api/about: addresses are those under which this server can be reached from the local network."""

    version: str
    protocol: int
    addresses: list[str]


class Trouble(_Part):
    """The body of every HTTP error; `text` is for people."""

    code: Literal[
        "not-found",
        "bad-request",
        "too-large",
        "foreign-origin",
        "wrong-invitation",
        "full",
        "bad-options",
        "too-fast",
        "broken",
    ]
    text: str


HTTP_BODIES = (NewTable, SitDown, MyTables)
HTTP_ANSWERS = (TableMade, Seated, TableState, Games, RulesPage, About, Trouble)


class Unreadable(Exception):
    """Not a message of this protocol."""


_T = TypeVar("_T")
_decoder = json.Decoder(FromClient)
_encoder = json.Encoder()


def read(raw: str | bytes) -> FromClient:
    """One message of a client, checked."""
    try:
        message: FromClient = _decoder.decode(raw)
    except (DecodeError, RecursionError, ValueError) as error:  # ValueError: text that is no Unicode
        raise Unreadable(str(error)) from None
    return message


def read_body(raw: bytes, kind: type[_T]) -> _T:
    """The body of a request, checked."""
    try:
        return json.decode(raw, type=kind)
    except (DecodeError, RecursionError, ValueError) as error:
        raise Unreadable(str(error)) from None


def write(message: Any) -> bytes:
    return _encoder.encode(message)
