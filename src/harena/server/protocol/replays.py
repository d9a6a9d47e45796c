"""HTTP: matches that are looked back at."""

from __future__ import annotations

from typing import Any, Literal

from harena.server.protocol.basis import Part
from harena.server.protocol.catalog import Things
from harena.server.protocol.from_server import Edit, Line, Scene, Table


class ReplayMark(Part):
    """A moment at which a part of the match begins."""

    n: int
    kind: Literal["phase", "turn"]
    text: str


class HeldCards(Part):
    """Cards alike in somebody's hand, for those who see everything."""

    seat: int
    kind: str
    number: int
    copies: int


class Replay(Part):
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


class ReplayStep(Part):
    """One moment: with these edits, the scene before becomes the scene of this moment."""

    n: int
    edits: list[Edit]
    log: list[Line]  # what has happened since the moment before
    held: list[HeldCards] | None  # with everything open: everybody's cards; null: as before


class ReplayPage(Part):
    """GET /api/tables/{id}/replay/{lang}/{n}?view=&panels=: some moments from this one on. `scene` is the first of
    them, whole but for its question and free actions: nothing can be answered there."""

    scene: Scene
    held: list[HeldCards]
    first: int  # the moment of `scene`
    steps: list[ReplayStep]  # the moments after it
    end: int  # the next page begins here


class WholeReplay(Part):
    """POST /api/replay/{lang}?view=&panels= with a match record as its body: the record played again, as one view shows
    it. `table.id` is empty."""

    about: Replay
    pages: list[ReplayPage]
    things: Things


class ToldEvent(Part):
    """Something that happened, without words."""

    kind: str
    args: list[Any]  # as in `Line`


class Told(Part):
    """GET /api/tables/{id}/told: what everybody was told in a match that is over, from its start."""

    events: list[ToldEvent]
