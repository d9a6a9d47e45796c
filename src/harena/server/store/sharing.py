"""What the servers on one database share besides the tables: who is alive, who runs the bots of a table, how often an
address has called, and who is connected where.

Nothing of it must survive a crash. On SQLite there is only one server, and all of it stays in memory. In PostgreSQL it
is in tables that are not logged (sharing_postgres.py).

A server joins when it starts and calls `beat` every few seconds. A server that has not done so for a while is dead: its
people count as gone, and its leases run out. If it was only slow, it must say again who is connected to it. Nothing of
this decides what is true about a table: a lease that two servers believe to have costs time, and no more.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Collection
from typing import NamedTuple, Protocol


class Beat(NamedTuple):
    """What a server learns when it says that it is alive."""

    others: frozenset[str] = frozenset()  # the other servers that are alive
    was_dead: bool = False  # the others have taken this server for dead: it must say again who is connected to it
    ahead: float = 0.0  # by how much the database's clock is ahead of `time.monotonic`


class Sharing(Protocol):
    worker: str  # the name of this server among the others
    is_shared: bool  # can there be other servers on this database?

    async def join(self, version: str, seconds: float, patience: float) -> None:
        """Become one of the servers on this database, alive for so many seconds. BadInput if servers of another version
        are still alive when the patience is over."""

    async def beat(self, seconds: float) -> Beat:
        """Tell the others that this server is alive for so many seconds from now. What has run out is deleted."""

    async def depart(self) -> None:
        """Tell the others that this server stops: its leases and its people are gone."""

    async def take_lease(self, key: str, seconds: float) -> bool:
        """Try to become or stay the only server that does something for a table, for so many seconds."""

    async def renew_leases(self, seconds: float) -> set[str]:
        """Keep all leases of this server for so many seconds from now. Return their tables; others were lost."""

    async def free_leases(self, keys: Collection[str], seconds: float) -> set[str]:
        """Return those of the tables for which no server has a lease, if leases are taken for so many seconds."""

    async def release(self, key: str) -> None:
        """Give a lease back before it runs out."""

    async def count(self, kind: str, address: str, seconds: float) -> int:
        """Count a call. Return how many there were in the present window of so many seconds, with this one."""

    async def arrive(self, key: str, seat: int) -> None:
        """Note that a seat is connected to this server now."""

    async def leave(self, key: str, seat: int) -> None:
        """Note that a seat has no connection to this server any more."""

    async def elsewhere(self, keys: Collection[str]) -> dict[str, set[int]]:
        """Return by table the seats that are connected to another server which is alive."""


class Alone:
    """The only server on its database."""

    is_shared = False

    def __init__(self, worker: str) -> None:
        self.worker = worker
        self._leases: dict[str, float] = {}
        self._calls: Counter[tuple[str, str, float]] = Counter()

    async def join(self, version: str, seconds: float, patience: float) -> None:
        """There is nobody to tell."""

    async def beat(self, seconds: float) -> Beat:
        now = time.monotonic()
        self._calls = Counter({call: number for call, number in self._calls.items() if call[2] >= now})
        return Beat()

    async def depart(self) -> None:
        self._leases.clear()

    async def take_lease(self, key: str, seconds: float) -> bool:
        self._leases[key] = time.monotonic() + seconds
        return True

    async def renew_leases(self, seconds: float) -> set[str]:
        now = time.monotonic()
        self._leases = {key: now + seconds for key, until in self._leases.items() if until >= now}
        return set(self._leases)

    async def free_leases(self, keys: Collection[str], seconds: float) -> set[str]:
        now = time.monotonic()
        return {key for key in keys if self._leases.get(key, 0.0) < now}

    async def release(self, key: str) -> None:
        self._leases.pop(key, None)

    async def count(self, kind: str, address: str, seconds: float) -> int:
        end = (time.monotonic() // seconds + 1) * seconds
        self._calls[kind, address, end] += 1
        return self._calls[kind, address, end]

    async def arrive(self, key: str, seat: int) -> None:
        """There is nobody to tell."""

    async def leave(self, key: str, seat: int) -> None:
        """There is nobody to tell."""

    async def elsewhere(self, keys: Collection[str]) -> dict[str, set[int]]:
        return {}
