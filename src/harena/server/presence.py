"""Who is connected to a table, here and at other servers, and for whom a bot may play because they are away."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING
from weakref import ReferenceType, ref

from harena.kernel.views import SPECTATOR
from harena.server.store import NotSaved, SeatRow, Sharing

if TYPE_CHECKING:
    from harena.server.tables import LiveTable

log = logging.getLogger("harena")

AWAY = 60.0  # seconds without a connection after which a bot may play for a person


class Presence:
    """There is one per table."""

    def __init__(self, table: LiveTable, away: float = AWAY) -> None:
        self.table = table
        self.away = away
        self.connected: Counter[int] = Counter()  # sessions by seat
        self.elsewhere: Collection[int] = ()  # seats that are connected to other servers
        self._gone = {seat.seat: time.monotonic() for seat in table.seats}  # since when a seat has nobody connected

    def is_here(self, seat: int) -> bool:
        return self.connected[seat] > 0 or seat in self.elsewhere

    def is_gone(self, seat: SeatRow) -> bool:
        """Has this person been away so long that others may ask for a bot? Loading the page again does not count."""
        waiting = self.table.row.phase == "running" and seat.who == "person" and not seat.stand_in
        return waiting and not self.is_here(seat.seat) and time.monotonic() - self._gone[seat.seat] >= self.away

    def arrive(self, seat: int) -> bool:
        """Count a session of this seat. Return whether a person has come (back) with it."""
        arrived = seat >= 0 and not self.is_here(seat)
        self.connected[seat] += 1
        return arrived

    def leave(self, seat: int) -> bool:
        """Forget a session of this seat. Return whether the person has gone with it."""
        self.connected[seat] -= 1
        left = seat >= 0 and not self.is_here(seat)
        if left:
            self._gone[seat] = time.monotonic()
        return left

    def unseat(self, seat: int) -> None:
        """Count the sessions of a seat as spectators from now on."""
        self.connected[SPECTATOR] += self.connected.pop(seat, 0)

    def learn(self, elsewhere: Collection[int]) -> None:
        """Take over who is connected to other servers, and tell those who are connected here."""
        before, self.elsewhere = self.elsewhere, elsewhere
        left = [seat for seat in before if not self.is_here(seat)]
        for seat in left:
            self._gone[seat] = time.monotonic()
        if set(before) != set(elsewhere):
            self.table.broadcast(scenes=False)
        if left:
            self.tell_later()

    def tell_later(self) -> None:
        """Tell everybody again when a person has been away long enough to be replaced by a bot."""
        # by a weak reference: a table that was unloaded meanwhile must not stay in memory for this
        asyncio.get_running_loop().call_later(self.away + 0.05, _tell_again, ref(self.table))


def _tell_again(table: ReferenceType[LiveTable]) -> None:
    if (found := table()) is not None:
        found.broadcast(scenes=False)


class SharedPresence:
    """Tells the other servers who is connected to this one, and asks who is connected to them."""

    def __init__(self, sharing: Sharing, tables: Mapping[str, LiveTable]) -> None:
        self.sharing = sharing
        self.tables = tables  # those in memory
        self.silent = False  # this server stops, and says so to the others itself
        self._told: dict[str, set[int]] = {}  # by table: the seats that the others know to be connected here
        self._telling: dict[str, asyncio.Task[None]] = {}

    def tell(self, key: str) -> None:
        """Tell the others soon who is connected to a table now. One message at a time: their order matters."""
        if not self.sharing.is_shared or self.silent or key in self._telling:
            return
        if self._here(key) != self._told.get(key, set()):
            self._telling[key] = asyncio.create_task(self._tell(key))

    def tell_all_again(self) -> None:
        """The others have taken this server for dead, and have forgotten everything."""
        self._told.clear()
        for key in list(self.tables):
            self.tell(key)

    async def _tell(self, key: str) -> None:
        try:
            while (here := self._here(key)) != (told := self._told.setdefault(key, set())):
                if missing := here - told:
                    told.add(seat := min(missing))
                    await self.sharing.arrive(key, seat)
                else:
                    told.discard(seat := min(told - here))
                    await self.sharing.leave(key, seat)
            if not here:
                self._told.pop(key, None)
        except NotSaved as error:
            log.warning("table %s: the other servers do not know who is connected here: %s", key, error)
        finally:
            del self._telling[key]  # at once: whoever comes now needs another task

    def _here(self, key: str) -> set[int]:
        table = self.tables.get(key)
        connected = table.presence.connected if table is not None else {}
        return {seat for seat, count in connected.items() if seat >= 0 and count > 0}

    async def ask(self, keys: Collection[str]) -> None:
        """Ask who is connected to these tables at other servers."""
        found = await self.sharing.elsewhere(keys)
        for key in keys:
            if (table := self.tables.get(key)) is not None:
                table.presence.learn(found.get(key, ()))

    async def close(self) -> None:
        """Stop. The others forget this server by themselves."""
        for task in list(self._telling.values()):
            task.cancel()
        await asyncio.gather(*self._telling.values(), return_exceptions=True)
