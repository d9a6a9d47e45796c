"""The older part of a table's log, in pages from the newest line back. It is read from the store when somebody asks."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, NamedTuple

from harena.kernel.state import Event
from harena.matches.event_log import LogBase
from harena.server import protocol
from harena.server.persistence import event_reader
from harena.server.projection import Projection

if TYPE_CHECKING:
    from harena.server.tables import LiveTable

PAGE = 48 * 1024  # bytes of the lines in one message
BLOCK = 64  # rows of the record that are read at once


class Told(NamedTuple):
    """An event of the log, with its place in it."""

    at: int
    event: Event
    by_bot: int  # the person for whom a bot did this; -1: nobody


class LogPages:
    """There is one per table. It remembers how many lines come before each block that was read, so that no block is
    read only to be counted."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self._bases: dict[int, LogBase] = {}  # by number of rows

    async def page(self, projection: Projection, before: int) -> protocol.Lines:
        """Return the lines right before a line, as many as one message may have. Closed lines are left out."""
        viewer = projection.viewer
        closed = self.table.playing().closed()
        found: list[protocol.Line] = []
        size, first = 0, before
        async for base, block in self._blocks(viewer, before):
            number = base.lines_of(viewer) + sum([told.event.reaches(viewer) for told in block])
            for told in reversed(block):
                if not told.event.reaches(viewer):
                    continue
                number -= 1
                if number >= before:
                    continue
                if told.at not in closed:
                    line = projection.told(number, told.event, told.by_bot == viewer)
                    size += len(protocol.write(line)) + 1
                    if found and size > PAGE:
                        return protocol.Lines(first, found[::-1])
                    found.append(line)
                first = number
        return protocol.Lines(0, found[::-1])

    async def _blocks(self, viewer: int, before: int) -> AsyncIterator[tuple[LogBase, list[Told]]]:
        """Yield parts of the log from the newest that can hold these lines back, each with what comes before it."""
        log = self.table.playing().events
        base = log.base
        if before > base.lines_of(viewer):
            by_bot = {at: seat for seat, events in self.table.by_bot.items() for at in events}
            events = enumerate(log.held, start=base.events)
            yield base, [Told(at, event, by_bot.get(at, -1)) for at, event in events]
        near = [each for each in self._bases.values() if before <= each.lines_of(viewer) and each.rows < base.rows]
        base = min([base, *near])
        while base.rows > 0:
            base, block = await self._read(base)
            yield base, block

    async def _read(self, base: LogBase) -> tuple[LogBase, list[Told]]:
        """Read the block that ends where `base` ends."""
        table, match = self.table, self.table.playing()
        first = (base.rows - 1) // BLOCK * BLOCK
        rows = await table.store.entries(table.row.id, first, base.rows)
        read = event_reader(match)
        events = [[read(raw) for raw in row.events] for row in rows]
        earlier = self._bases[first] = base.moved(events, match.settled.seats, back=True)
        at, found = earlier.events, list[Told]()
        for row, told in zip(rows, events, strict=True):
            seat = row.body["entry"]["seat"] if row.body.get("by_bot") else -1
            found += [Told(at + place, event, seat) for place, event in enumerate(told)]
            at += len(told)
        return earlier, found
