"""HTTP: everything that was rolled and dealt in a match."""

from __future__ import annotations

from harena.server.protocol.basis import Part


class DiceThing(Part):
    """Something that can be drawn."""

    id: str  # as in the record
    title: str


class DiceRoll(Part):
    """Dice or cards that were rolled or dealt at once. A die has the faces low to high; cards come one after the other
    from a bag, which holds fewer each time."""

    n: int  # the number of the first outcome
    entry: int  # of the record, counted from 1; 0: the set-up
    low: int
    high: int
    bag: list[int]  # what could be drawn, as positions in `things`; empty: it is a die
    outcomes: list[int]  # faces, or positions in `things`
    text: str  # what the log told the viewer then


class DiceReport(Part):
    """GET /api/tables/{id}/dice/{lang}: everything that was rolled and dealt in a match that is over, with
    `Authorization: Bearer <token>` as the viewer's seat saw it."""

    rolls: list[DiceRoll]
    things: list[DiceThing]  # sorted by id
    older: int  # outcomes that were rolled by older rules, and cannot be listed here
