"""HTTP: the tables that everybody may join, and club evenings."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from harena.server.protocol.basis import Body, Lang, Name, Part, Secret
from harena.server.protocol.from_server import SeatInfo, SettingLine
from harena.server.protocol.tables import ClockWish


class OpenTable(Part):
    """A table in the lobby. Whoever wants to sits down there."""

    table: str
    game: str
    game_name: str
    lang: str  # of the page it was made on; may be empty
    seats: list[SeatInfo]
    settings: list[SettingLine]  # the options that are not as usual
    talk: bool  # people may say something
    since: float  # when it last changed, in seconds since 1970


class OpenTables(Part):
    """GET /api/lobby/{lang}: the tables that everybody may join, those that changed last first. It has an ETag, and is
    made at most once per second."""

    tables: list[OpenTable]


class NewEvening(Body):
    """POST /api/evenings: plan an evening. In every round the server seats those who are there at new tables."""

    name: Annotated[str, Meta(max_length=60)]
    game: Annotated[str, Meta(max_length=20)]
    options: dict[str, Any]  # `players` is the number of seats at each table
    rounds: Annotated[int, Meta(ge=1, le=12)]
    tables: Annotated[int, Meta(ge=1, le=16, description="at most, per round")]
    bot: Annotated[str, Meta(max_length=20)] = ""  # fills the seats that are left
    lang: Lang = "en"
    clock: ClockWish | None = None  # of its tables; null: everybody takes as long as they like


class EveningMade(Part):
    """The answer to `NewEvening`. Keep the key: it proves that you are the host of this evening."""

    evening: str
    invite: str
    key: str


class JoinEvening(Body):
    """POST /api/evenings/{id}/guests: take part, from the next round on."""

    invite: Secret
    name: Name


class Joined(Part):
    """The answer to `JoinEvening`. Keep the token: it opens your seats, in every round."""

    number: int
    token: str


class EveningSelf(Part):
    """GET /api/evenings/{id}/me: what you are at an evening, which you may have joined on another device."""

    number: int  # of the guest you are; -1: none
    host: bool  # you plan it
    invite: str  # for its host


class Attend(Body):
    """POST /api/evenings/{id}/attendance: leave the evening, or come back. A bot plays on for those who leave in the
    middle of a round, and that round does not count for them."""

    token: Secret  # empty: you are known by your cookie
    here: bool


class OrderEvening(Body):
    """POST /api/evenings/{id}/orders: what its host decides."""

    key: Secret  # empty: you are known by your cookie
    order: Literal["seat", "call-off", "remove", "end"]  # seat the next round; call a table off; remove a guest; end
    number: Annotated[int, Meta(ge=-1, le=1000)] = -1  # of the table or the guest


class EveningGuest(Part):
    """Somebody who takes part in an evening."""

    number: int
    name: str
    here: bool  # they are seated in the next round


class EveningTable(Part):
    """A table of one round."""

    number: int
    table: str  # its id
    guests: list[int]  # by seat, the numbers of those who sit there; -1: a bot
    state: Literal["running", "over", "called-off"]
    places: list[int]  # by seat, once it is over: 1 is the best; several may share one
    points: list[float]  # by seat


class EveningRound(Part):
    """One round of an evening."""

    number: int  # counted from 1
    tables: list[EveningTable]


class Standing(Part):
    """How a guest stands after the rounds that are over."""

    number: int  # of the guest
    rank: int  # several may share one
    points: float
    rounds: list[float | None]  # points per round; null: it did not count for them


class Evening(Part):
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
