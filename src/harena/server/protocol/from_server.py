"""Messages from the server, over the WebSocket of a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, Union

from harena.server.protocol.basis import Part, Phase, ServerMessage, Who


class BotInfo(Part):
    """A bot that can be chosen. Lists of bots start with the weakest."""

    name: str
    label: str
    about: str  # how it plays
    usual: bool  # the default bot, which plays where nobody has chosen one


class SeatInfo(Part):
    """One seat, with what everybody may know about it."""

    seat: int
    who: Who
    name: str
    bot: str  # the kind of bot that plays here or stands in for a person; empty: none
    bot_label: str  # the name of this kind of bot, for people
    here: bool  # a person sits here and has an open connection
    gone: bool  # a person sits here and has been away so long that `replace` is allowed
    stand_in: bool  # a bot plays for this person


class SettingLine(Part):
    """A table option in words."""

    name: str
    label: str
    value: str
    rule: str
    usual: bool  # the option has its default value


class Dice(Part):
    """How the dice and cards of this table can be checked (docs/fair-dice.md)."""

    commitment: str  # SHA-256 of the secret; empty: this table has none, its dice cannot be checked
    salted: list[bool]  # by seat: its browser has given a salt
    salts: list[str]  # by seat, once the match has started; empty texts for seats without a salt
    secret: str  # empty until the match is over
    next: str  # the commitment for the rematch; empty: none yet
    next_salted: list[bool]


class Table(ServerMessage):
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
    banned: bool  # its host has removed you, and does not let you sit down again


class SeatClock(Part):
    """The clock of one seat. All times are seconds by the server's own count (`Clock.now`)."""

    seat: int
    reserve: float  # what is left of it, when the question began
    of: Literal["", "decision", "market", "sealed", "window"]  # what it is asked; empty: its time does not run
    began: float
    reserve_from: float  # from then on it uses its reserve
    until: float  # when its time is over
    out: bool  # it is over: a bot answers this question
    late: bool  # a bot has answered its last question, because its time was over


class ProposalInfo(Part):
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


class Note(Part):
    """How a vote has ended, or that a pause is over: a line for the log between those of the match."""

    number: int  # counts up in a match
    after: int  # the number of the line of your log before which it stands
    what: Literal["pause", "replace", "end", "undo", "resume"]  # resume: the pause is over
    outcome: Literal["agreed", "declined", "expired", "withdrawn"]
    by: int  # the seat that wanted it; -1: time has run out
    seat: int  # replace: for whom a bot shall play
    minutes: int  # pause: how long; 0: until somebody ends it


class Clock(ServerMessage):
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
    ended: bool  # the match was ended by vote, without a result
    notes: list[Note]  # what was decided so far; of many, the last ones


class TextPart(Part):
    """A piece of a text. Show it as text, whatever it contains. What it names can be pointed at (`Thing`)."""

    text: str
    kind: str  # empty: plain text; else what it names: seat, rule, man, title, ...
    id: str  # of what it names


class Option(Part):
    """One legal answer."""

    option: int
    label: str  # the option in words, with its effect
    head: str  # the same in parts: what it is,
    more: list[str]  # and what follows from it
    domain: str  # card, seat, amount, yes/no, pass, ...
    number: int  # the value within its domain: the amount, the seat or the card


class FormPart(Part):
    """One field of a form: a number from low to high."""

    name: str
    label: str
    low: int
    high: int


class FormLimit(Part):
    """A limit on the sum of some parts of a form."""

    parts: list[int]  # their positions
    most: int


class Form(Part):
    """Options that are too many to list. The number of an option is start plus the parts read as digits in the given
    base, the most significant digit first.
    """

    parts: list[FormPart]
    together: int  # the largest allowed sum of all parts; -1: no limit
    limits: list[FormLimit]  # of some parts only
    start: int
    base: int


class Question(Part):
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


class FreeMoveItem(Part):
    """One ready-made way to take a free action."""

    args: list[int]
    label: str


class Good(Part):
    """Something that can change hands in a deal."""

    good: int
    label: str
    kind: str  # of the thing it is: man, minister, title, money, ...; loan: a man for one spectacle; empty: not told
    number: int  # of that thing; -1: it has none
    spectacle: int  # of a loan; else -1
    mine: int  # how many you may promise
    theirs: list[int]  # per seat: how many you may ask for


class FreeActionInfo(Part):
    """Something you may do without being asked."""

    name: str
    label: str
    rule: str
    menu: list[FreeMoveItem]
    goods: list[Good]  # for `propose` and `counter`: what an offer may contain
    any_time: bool  # also while answers are sealed; the server does not keep a window open for it


class OfferedGood(Part):
    """So many of a good, in an offer."""

    good: int
    amount: int
    text: str  # both in words
    kind: str  # as in `Good`
    number: int
    spectacle: int


class OfferInfo(Part):
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


class Line(Part):
    """A line of the log: what happened, for readers, animations and screen readers."""

    n: int  # its number, counted from 0 among the lines that this viewer may read
    kind: str
    args: list[Any]
    text: str
    parts: list[TextPart]  # the same text
    pause: bool  # leave a gap in the log before this line


class Names(Part):
    """The names of seats and sides, for this viewer."""

    seats: list[str]
    sides: list[str]
    you: int
    your_side: int


class Row(Part):
    """One row of a panel: a label, then one cell per column."""

    label: str
    cells: list[str]


class Panel(Part):
    """A part of the state in words, for the plain view."""

    title: str
    columns: list[str]
    rows: list[Row]


class Result(Part):
    """How the match ended, as lists of seats."""

    winners: list[int]
    scores: list[int]
    text: str  # the last line of the log


class Scene(ServerMessage):
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


class Edit(Part, omit_defaults=True):
    """One difference between two scenes. `path` leads to what is replaced by `value`. With `at`, it leads to a list:
    there, from entry `at` on, `removed` entries are replaced by those in `value`.
    """

    path: Sequence[str | int]
    value: Any
    at: int = -1
    removed: int = 0


class Change(ServerMessage):
    """What has changed since the last scene of this connection: with these edits and these fields it is the next one.
    Sent instead of `scene` to those who asked for it in `hello`.
    """

    seq: int
    edits: list[Edit]
    log: list[Line]
    closed: list[int]


class TalkLine(Part):
    """Something that was said."""

    n: int  # its number, counted from 0 among the lines that this viewer may read
    by: int
    to: int  # -1: everybody at the table
    at: float  # seconds since 1970
    parts: list[TextPart]
    promise_to: int  # the seat that was promised something; -1: no promise


class PromiseInfo(Part):
    """A promise that this viewer knows of. Nothing enforces it."""

    n: int  # the talk line
    by: int
    to: int
    text: str
    state: Literal["open", "kept", "broken"]
    pay: list[int]  # your own open promise to pay: the arguments of the free action below; empty: not possible now
    free_action: str
    amount: int  # what that would pay


class ReportInfo(Part):
    """For the host: a line that somebody has reported."""

    reporter: int
    by: int
    text: str


class Talk(ServerMessage):
    """What is said at the table. Sent after `table`, and again when something has changed that this viewer may know."""

    fresh: bool  # drop the lines you hold; of a long talk, `lines` are the last ones
    on: bool  # something can be said
    whispers: bool  # whispers are allowed here
    lines: list[TalkLine]  # lines that the client does not have yet
    promises: list[PromiseInfo]
    muted: list[int]  # the seats that you do not hear
    silenced: list[int]  # the seats that the host does not let speak
    reports: list[ReportInfo]  # for the host: the last ones


class Done(ServerMessage):
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


class Refused(ServerMessage):
    """The command was refused and changed nothing."""

    command: str  # empty if the command id could not be read
    code: Code
    rule: str = ""


class Lines(ServerMessage):
    """The answer to `earlier`: all lines from number `first` up to the line that was named, except closed ones."""

    first: int
    lines: list[Line]


class Because(ServerMessage):
    """The rule that forbids an option."""

    option: int
    rule: str
    text: str


class Advice(ServerMessage):
    """What a bot would do: an option of the question, or a free action to take first."""

    choice: str  # the id of the question
    turn: int
    option: int | None
    free_action: str  # empty: no free action, but the option above
    args: list[int]
    text: str  # what the bot would do, and why


class ThingPlace(Part):
    """Where some cards of one kind and number are."""

    kind: str
    number: int
    place: str  # in words
    count: int


class Whereabouts(ServerMessage):
    """Where the cards are now."""

    places: list[ThingPlace]


class Pong(ServerMessage):
    """The answer to `ping`."""


class Saving(ServerMessage):
    """The database is locked or away, at all tables alike: what people do now waits, and nothing of it is lost. Sent
    after a second of waiting, to those who come meanwhile, and when it is over."""

    on: bool


ClosingCode = Literal["no-such-table", "wrong-token", "hello-first", "too-fast", "restart", "closed", "banned", "ended"]


class Closing(ServerMessage, omit_defaults=True):
    """The last message before the server closes the connection."""

    code: ClosingCode  # ended: the host has closed the table, or its last person left before the start
    why: str = ""  # closed and banned: the reason that the operator of the site gives, in their own words


class Announcement(ServerMessage):
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
