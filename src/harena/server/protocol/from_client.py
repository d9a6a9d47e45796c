"""Messages from the client, over the WebSocket of a table."""

from __future__ import annotations

from typing import Annotated, Literal, Union

from msgspec import Meta

from harena.server.protocol.basis import ClientMessage, Command, Lang, Name, Number, Seat, Secret


class Hello(ClientMessage):
    """Opens the connection. It must be the first message and is sent exactly once. Answered by `table`, and by `scene`
    once a match runs.
    """

    token: Secret = ""  # proves whose seat this is; empty: the cookie does, or watch only
    seat: Seat = -1  # without a token: which of your seats, if you have several here
    lang: Lang = "en"
    have: Annotated[int, Meta(ge=0)] = 0  # the client needs no log lines before this number, in this language
    panels: bool = False  # send `scene.panels`, for the plain view
    changes: bool = False  # after the first scene, send `change` instead of whole scenes


class Look(ClientMessage):
    """Changes the language or the view from now on. Answered like `hello`, with the newest lines of the log."""

    lang: Lang
    panels: bool = False


class Answer(ClientMessage):
    """Answers the open question with one of its options. Quote `choice` and `turn` of that question; an answer to
    another question is refused as stale.
    """

    command: Command
    choice: Annotated[str, Meta(max_length=64)]
    turn: Number
    option: Number


class Undo(ClientMessage):
    """Takes back the last answer of your own draft."""

    command: Command


class Act(ClientMessage):
    """Takes a free action: something that a seat may do without being asked. Offers are made and answered this way."""

    command: Command
    free_action: Annotated[str, Meta(max_length=40)]
    args: Annotated[list[Number], Meta(max_length=64)]


class Why(ClientMessage):
    """Asks why an option is not allowed now. Answered by `because`."""

    option: Number


class Hint(ClientMessage):
    """Asks what a bot would do in this seat. Answered by `advice` when the bot has finished thinking, or by `refused`.
    Only this connection gets the answer, and nothing is played."""

    seat: Seat  # the seat whose question it is about; it must be your own


class Say(ClientMessage):
    """Says something to all seats or to one: a text, or a phrase of the game's phrasebook with its slots filled. A
    phrase can be given as a promise.
    """

    command: Command
    to: Seat = -1  # -1: everybody at the table; else a whisper
    text: Annotated[str, Meta(max_length=4000)] = ""
    phrase: Annotated[str, Meta(max_length=60)] = ""
    slots: Annotated[list[int | Annotated[str, Meta(max_length=60)]], Meta(max_length=8)] = []  # noqa: RUF012  # msgspec makes a new list each time
    promise_to: Seat = -1  # the seat that is promised something; -1: it is not a promise


class Mark(ClientMessage):
    """Marks a promise that was made to you as kept or broken. You may change your mind."""

    command: Command
    message: Annotated[int, Meta(ge=0)]  # the number of the talk line
    kept: bool


class Mute(ClientMessage):
    """Stops what another seat says from reaching you, or lets it through again."""

    command: Command
    seat: Seat
    on: bool


class Report(ClientMessage):
    """Shows a talk line to the host, who can switch talk off, and with the lines around it to the operator of the
    site."""

    command: Command
    message: Annotated[int, Meta(ge=0)]


class TalkSwitch(ClientMessage):
    """The host switches talk off for everybody, or on again."""

    command: Command
    on: bool


class Silence(ClientMessage):
    """The host stops a seat from saying anything at this table, or lets it speak again."""

    command: Command
    seat: Seat
    on: bool


class Remove(ClientMessage):
    """The host removes a person. Before the start the seat becomes free; later a bot plays there to the end. The person
    may watch. If they are banned as well, they cannot sit down again, and the private link changes."""

    command: Command
    seat: Seat
    ban: bool = False


class Publish(ClientMessage):
    """The host opens the table to everybody and lists it in the lobby, or makes it private again. Only before the
    start."""

    command: Command
    on: bool


class Close(ClientMessage):
    """The host closes the table for good. Everybody is told; the record stays."""

    command: Command


class Arrange(ClientMessage):
    """The host gives a seat to a bot or frees it, before the start. A person who sat in it has to sit down again."""

    command: Command
    seat: Seat
    who: Literal["free", "bot"]
    bot: Annotated[str, Meta(max_length=20)] = ""


class Start(ClientMessage):
    """The host starts the match. Every seat must be taken."""

    command: Command


class Rename(ClientMessage):
    """Changes your own name."""

    command: Command
    name: Name


class Salt(ClientMessage):
    """Adds a random number to the dice: of this table's match before it starts, of the rematch once it is over. A page
    sends one by itself as soon as it has seen the commitment. The first one of a seat counts.
    """

    command: Command
    commitment: Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="the commitment that you have seen")]
    salt: Annotated[str, Meta(pattern="^[0-9a-f]{32}$", description="16 random bytes in hexadecimal digits")]


class Leave(ClientMessage):
    """Leaves the seat. Before the start, it becomes free: another person is the host then, and where there is none the
    table ends. Later, a bot plays for you until you come back."""

    command: Command


class Return(ClientMessage):
    """Takes your own seat back from the bot that plays for you."""

    command: Command


class Replace(ClientMessage):
    """Lets a bot play for a person who is gone, until they come back. Any seated person may ask for it."""

    command: Command
    seat: Seat


class Propose(ClientMessage):
    """Proposes something that the people at the table decide together while a match runs. Whoever proposes it agrees
    with it. One vote is open at a time."""

    command: Command
    what: Literal["pause", "replace", "end", "undo"]
    seat: Seat = -1  # replace: for whom a bot shall play
    minutes: Annotated[int, Meta(ge=0, le=7 * 24 * 60)] = 0  # pause: how long; 0: until somebody ends it


class Vote(ClientMessage):
    """Says yes or no to what was proposed. It can be changed until it is decided. With no, whoever has
    proposed it withdraws it."""

    command: Command
    proposal: Number  # its number
    yes: bool


class Resume(ClientMessage):
    """Ends a pause. Anybody who plays may."""

    command: Command


class Rematch(ClientMessage):
    """Makes a new table with the same seats and options. Its id is in `table.rematch`, and everybody's token is valid
    there too.
    """

    command: Command


class Where(ClientMessage):
    """Asks where the cards are now, as far as you may know it. Answered by `whereabouts`."""


class Earlier(ClientMessage):
    """Asks for lines of the log that come before a line. Answered by `lines`."""

    before: Annotated[int, Meta(ge=0)]


class Ping(ClientMessage):
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
