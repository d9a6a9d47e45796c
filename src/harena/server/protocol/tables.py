"""HTTP: tables that are made, seats that are taken, and the tables of one person."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from harena.server.protocol.basis import Body, Lang, Name, Part, Seat, Secret, Who


class NewSeat(Body):
    """Who sits in a seat. A person is you or somebody who shares your screen; the name is theirs."""

    who: Who
    name: Name = ""
    bot: Annotated[str, Meta(max_length=20)] = ""


class ClockWish(Body):
    """How much time decisions have."""

    kind: Literal["live", "days"]  # seconds for each decision and a reserve, or days for each
    decision: Annotated[int, Meta(ge=1, le=30 * 24 * 3600)]  # seconds for each decision,
    reserve: Annotated[int, Meta(ge=0, le=24 * 3600)] = 0  # then these, once per match
    sealed: Annotated[int, Meta(ge=1, le=30 * 24 * 3600)] = 60  # for answers that all seal at once
    window: Annotated[int, Meta(ge=1, le=30 * 24 * 3600)] = 10  # in which all may react; who does not, passes
    late: Literal["stand-in", "bot", "pass", "vote"] = "bot"  # then a bot plays on, or answers once; they pass; a vote


class NewTable(Body):
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


class Seated(Part):
    """A seat that is yours: the answer to `SitDown`."""

    seat: int
    token: str


class TableMade(Part):
    """The answer to `NewTable`. Keep the tokens: they prove which seats are yours."""

    table: str
    invite: str
    seats: list[Seated]
    commitment: str  # of the dice, as in `table.dice`


class SitDown(Body):
    """POST /api/tables/{id}/seats: take a free seat with the invitation from the private link. A listed table needs
    none."""

    invite: Secret
    name: Name
    seat: Seat = -1  # -1: any free seat


class Mine(Body):
    """One of your tables: its id and a token."""

    table: Annotated[str, Meta(max_length=64)]
    token: Secret


class MyTables(Body):
    """POST /api/mine: get the state of your tables: those whose tokens you send, and those of the person whose cookie
    comes along."""

    tables: Annotated[list[Mine], Meta(max_length=60)]
    lang: Lang = "en"


class TableState(Part):
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
