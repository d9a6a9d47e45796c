"""What the servers on one database share besides the tables: who runs the bots of a table, how often an address has
called, and who is connected where.

Nothing of it must survive a crash. On SQLite there is only one server, and all of it stays in memory. In PostgreSQL it
is in tables that are not logged (sharing_postgres.py).

A server calls `beat` every few seconds. A server that has not done so for a while is dead: its people count as gone,
and its leases run out. If it was only slow, it must say again who is connected to it.
"""

from __future__ import annotations

import time
from collections import Counter
from typing import Protocol


class Sharing(Protocol):
    worker: str  # the name of this server among the others

    async def take_lease(self, key: str, seconds: float) -> bool:
        """Try to become or stay the only server that does something for a table, for so many seconds."""

    async def renew_leases(self, seconds: float) -> set[str]:
        """Keep all leases of this server for so many seconds from now. Return their tables; others were lost."""

    async def release(self, key: str) -> None:
        """Give a lease back before it runs out."""

    async def count(self, kind: str, address: str, seconds: float) -> int:
        """Count a call. Return how many there were in the present window of so many seconds, with this one."""

    async def arrive(self, key: str, seat: int) -> None:
        """Note that a seat is connected to this server now."""

    async def leave(self, key: str, seat: int) -> None:
        """Note that a seat has no connection to this server any more."""

    async def present(self, key: str) -> set[int]:
        """Return the seats of a table that are connected to a server which is alive."""

    async def beat(self, seconds: float) -> set[str]:
        """Tell the others that this server is alive for so many seconds, and return all that are. What has run out is
        deleted."""


class Alone:
    """The only server on its database."""

    def __init__(self, worker: str) -> None:
        self.worker = worker
        self._leases: dict[str, float] = {}
        self._calls: Counter[tuple[str, str, float]] = Counter()
        self._present: set[tuple[str, int]] = set()

    async def take_lease(self, key: str, seconds: float) -> bool:
        self._leases[key] = time.monotonic() + seconds
        return True

    async def renew_leases(self, seconds: float) -> set[str]:
        now = time.monotonic()
        self._leases = {key: now + seconds for key, until in self._leases.items() if until >= now}
        return set(self._leases)

    async def release(self, key: str) -> None:
        self._leases.pop(key, None)

    async def count(self, kind: str, address: str, seconds: float) -> int:
        end = (time.monotonic() // seconds + 1) * seconds
        self._calls[kind, address, end] += 1
        return self._calls[kind, address, end]

    async def arrive(self, key: str, seat: int) -> None:
        self._present.add((key, seat))

    async def leave(self, key: str, seat: int) -> None:
        self._present.discard((key, seat))

    async def present(self, key: str) -> set[int]:
        return {seat for table, seat in self._present if table == key}

    async def beat(self, seconds: float) -> set[str]:
        now = time.monotonic()
        self._calls = Counter({call: number for call, number in self._calls.items() if call[2] >= now})
        return {self.worker}
