"""The events of a match. The oldest ones may be left out of memory: then only their numbers are known.

The log is kept in rows, as the store keeps it: one row for the head of a segment, one for each entry of the record.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, overload

from harena.kernel.state import Event
from harena.kernel.views import SPECTATOR


class LogBase(NamedTuple):
    """How much of a log comes before the part that is in memory."""

    rows: int = 0
    events: int = 0
    lines: tuple[int, ...] = ()  # events that reach each seat; the last number is for spectators; empty: all are 0

    def lines_of(self, viewer: int) -> int:
        """Return how many of these events reach a viewer."""
        return self.lines[viewer] if self.lines else 0  # a spectator is -1, the last one

    def moved(self, rows: Sequence[Sequence[Event]], seats: int, back: bool = False) -> LogBase:
        """Return the base after these rows, or before them."""
        events = [event for row in rows for event in row]
        sign = -1 if back else 1
        reached = [sum([event.reaches(viewer) for event in events]) for viewer in (*range(seats), SPECTATOR)]
        before = self.lines or (0,) * (seats + 1)
        lines = tuple([count + sign * more for count, more in zip(before, reached, strict=True)])
        return LogBase(self.rows + sign * len(rows), self.events + sign * len(events), lines)


class EventLog(Sequence[Event]):
    """All events since the start, in order. Those before `base` are counted, and cannot be read here."""

    def __init__(self, seats: int, rows: Iterable[Sequence[Event]] = (), base: LogBase | None = None) -> None:
        self.seats = seats
        self.base = base or LogBase()
        self._events: list[Event] = []
        self._starts: list[int] = []  # of the rows in memory, as places in `_events`
        for row in rows:
            self.add(row)

    @property
    def rows(self) -> int:
        """The number of rows, those that are not in memory included."""
        return self.base.rows + len(self._starts)

    @property
    def held(self) -> Sequence[Event]:
        """The events in memory. Do not change them."""
        return self._events

    def __len__(self) -> int:
        return self.base.events + len(self._events)

    @overload
    def __getitem__(self, at: int) -> Event: ...

    @overload
    def __getitem__(self, at: slice) -> list[Event]: ...

    def __getitem__(self, at: int | slice) -> Event | list[Event]:
        if isinstance(at, slice):
            start, stop, step = at.indices(len(self))
            if start < min(stop, self.base.events):
                raise LookupError(f"event {start} is not in memory")
            first = self.base.events
            return self._events[max(0, start - first) : max(0, stop - first) : step]
        place = at if at >= 0 else len(self) + at
        if place < self.base.events:
            raise LookupError(f"event {place} is not in memory")
        return self._events[place - self.base.events]

    def __iter__(self) -> Iterator[Event]:
        return iter(self[:])

    def add(self, events: Sequence[Event]) -> None:
        """Add the events of one more row."""
        self._starts.append(len(self._events))
        self._events += events

    def lines_before(self, at: int, viewer: int) -> int:
        """Return how many of the events before number `at` reach a viewer."""
        if at == 0:
            return 0
        if at < self.base.events:
            raise LookupError(f"event {at} is not in memory")
        told = self._events[: at - self.base.events]
        return self.base.lines_of(viewer) + sum([event.reaches(viewer) for event in told])

    def forget(self, keep: int, needed: int) -> None:
        """Leave old rows out of memory: keep the last `keep` of them, and all from event number `needed` on."""
        most = len(self._starts) - keep
        place = needed - self.base.events
        count = 0
        while count < most and self._end(count) <= place:
            count += 1
        if count > 0:
            end = self._end(count - 1)
            rows = [self._events[self._starts[row] : self._end(row)] for row in range(count)]
            self.base = self.base.moved(rows, self.seats)
            self._events = self._events[end:]
            self._starts = [start - end for start in self._starts[count:]]

    def fork(self) -> EventLog:
        """Return a copy to add other events to."""
        other = EventLog(self.seats, (), self.base)
        other._events, other._starts = [*self._events], [*self._starts]
        return other

    def _end(self, row: int) -> int:
        """Return the place after the last event of a row in memory."""
        return self._starts[row + 1] if row + 1 < len(self._starts) else len(self._events)
