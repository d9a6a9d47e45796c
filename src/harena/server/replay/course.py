"""The course of a match: its record played again, entry by entry, with the position at each.

A *moment* is a position that can be looked at: the start, and what an entry of which everybody was told something left
behind. Entries that nobody noticed are no moments, so their number tells nothing about who changed a sealed answer; and
moments have the same numbers for every viewer, so that a link to one means the same to all.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from harena.files import BROKEN
from harena.game import Game
from harena.kernel.chance import Luck, OutOfLuck
from harena.kernel.identity import Ids, UnknownId
from harena.kernel.rules import BadInput
from harena.kernel.serialization import digest, load
from harena.kernel.state import Event, State, Watch
from harena.kernel.views import SPECTATOR
from harena.matches.record import EDITED, Diverged, enter

KEEP_EVERY = 32  # rows: so many entries are played again at most to get to a position


class Row(NamedTuple):
    """What one row of the record brought: the start of a segment, or an entry."""

    events: Sequence[Event]
    by_bot: int = -1  # the person for whom a bot did this; -1: nobody


class Withheld(NamedTuple):
    """Moments that nobody may look at for now: [start, stop)."""

    start: int = 0
    stop: int = 0


class Course:
    """Rows are added one after the other, each with little work. `moments` are row numbers."""

    def __init__(self, game: Game[Any], options: dict[str, Any], decks: str) -> None:
        self.game, self.rules = game, game.rules
        self.options = options
        self.decks = decks
        self._full = self.rules.options_with_decks(options, decks)
        self._ids: Ids = self.rules.ids_of(self.rules.blank(self._full, Luck()))
        self.rows: list[Row] = []
        self.bodies: list[dict[str, Any]] = []  # of the rows, as they are stored
        self.moments: list[int] = []
        self.first_seen = 0  # the first row with a position: what comes before was played under older rules
        self._kept: dict[int, State] = {}  # positions by row
        self._tip: State | None = None

    @property
    def tip(self) -> State:
        assert self._tip is not None  # callers have added the start
        return self._tip

    @property
    def over(self) -> bool:
        return self._tip is not None and self._tip.seat < 0

    def skip(self, body: dict[str, Any], events: Sequence[Event]) -> None:
        """Add a row of a segment that was left behind under older rules: it is not played again."""
        self._add(body, Row(events))
        self.first_seen = len(self.rows)

    def add(self, body: dict[str, Any], told: Sequence[Event] = ()) -> None:
        """Play the next row: {"segment": ...} or {"entry": ...}. `told` is what was stored with a segment that begins
        from a position. BadInput says where it does not fit the rules."""
        try:
            row = self._begin(body["segment"], told) if "segment" in body else self._enter(body)
        except Diverged as error:
            where = f"entry {error.where + 1}" if error.where >= 0 else "the start"
            raise BadInput(f"the record cannot be replayed from {where} on: {error.why}"[:300]) from None
        except BROKEN as error:
            where = f"entry {len(self.rows)}"
            raise BadInput(f"the record does not fit the rules at {where} ({type(error).__name__})") from None
        self._add(body, row)
        if "segment" in body or not len(self.rows) % KEEP_EVERY:
            self._kept[len(self.rows) - 1] = self.rules.copy(self.tip)

    def _add(self, body: dict[str, Any], row: Row) -> None:
        at = len(self.rows)
        self.rows.append(row)
        self.bodies.append(body)
        if not at or any([event.reaches(SPECTATOR) for event in row.events]):
            self.moments.append(at)

    def _begin(self, part: dict[str, Any], told: Sequence[Event]) -> Row:
        watch = Watch()
        try:
            if part["start"] == "setup":
                script = [self.rules.outcome_of(self._ids, x) for x in part["luck"]]
                self._tip = self.rules.start(self._full, Luck(script=script), watch)
            else:
                self._tip = load(self.rules, part["start"], Luck(), self.decks)
        except OutOfLuck as error:
            raise Diverged(len(self.rows) - 1, str(error)) from None
        except UnknownId as unknown:
            raise Diverged(len(self.rows) - 1, f"{unknown}; {EDITED}") from None
        if dict(self._tip.settings()) != self.options:
            raise Diverged(-1, "the position has other table options than the record")
        if self.rules.version == part["rules_version"] and digest(self.rules, self._tip) != part["digest"]:
            raise Diverged(len(self.rows) - 1, "the position is not the one that was recorded")
        return Row(watch.events if part["start"] == "setup" else told)

    def _enter(self, body: dict[str, Any]) -> Row:
        entry = body["entry"]
        return Row(self._play(self.tip, entry), entry["seat"] if body.get("by_bot") else -1)

    def _play(self, g: State, entry: dict[str, Any]) -> Sequence[Event]:
        g.watch = watch = Watch()
        enter(self.rules, g, entry, self._ids, len(self.rows) - 1)
        g.watch = None
        return watch.events

    def positions(self, first: int) -> Iterator[tuple[int, State]]:
        """Yield the rows from this one on, each with its position. Do not change a position, or keep it."""
        at = max([kept for kept in self._kept if kept <= first])
        g = self.rules.copy(self._kept[at])
        while at < len(self.rows):
            if at >= first:
                yield at, g
            at += 1
            if at in self._kept:
                g = self.rules.copy(self._kept[at])
            elif at < len(self.rows):
                self._play(g, self.bodies[at]["entry"])

    def closed(self) -> range:
        """Return the events that nobody may read now."""
        return range(0) if self.over else self.game.closed(self.options, self._events(len(self.rows)))

    def withheld(self) -> Withheld:
        """Return the moments that nobody may look at now. A position shows what could be read then of the present part
        of the log; where that is closed by now, the position is, too."""
        closed = self.closed()
        if not closed:
            return Withheld()
        found = []
        ends = 0
        numbers = {row: n for n, row in enumerate(self.moments)}
        for at, row in enumerate(self.rows):
            ends += len(row.events)
            if at in numbers and ends > closed.start:
                then = self.game.closed(self.options, self._events(at + 1))
                if not then or then.stop < closed.stop:
                    found.append(numbers[at])
        return Withheld(found[0], found[-1] + 1) if found else Withheld()

    def _events(self, rows: int) -> list[Event]:
        return [event for row in self.rows[:rows] for event in row.events]
