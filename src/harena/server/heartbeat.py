"""Tells the other servers on the database that this one is alive, and takes over from those that are not."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from harena import __version__
from harena.games import GAMES, game
from harena.server.logs import happened, tagged
from harena.server.store import HEAD, NotSaved, Sharing

if TYPE_CHECKING:
    from harena.server.table_registry import TableRegistry

log = logging.getLogger("harena")

EVERY = 2.0  # seconds between two beats
ALIVE = 8.0  # seconds without a beat after which a server is dead
PATIENCE = ALIVE + EVERY  # seconds that a server waits for those of another version to end
JUMP = 5.0  # seconds by which clocks may differ before somebody is told


def version() -> str:
    """Return what servers on one database must have in common: they read what the others write."""
    rules = ", ".join([f"{name} {game(name).rules.version}" for name in GAMES])
    return f"Harena {__version__} (schema {HEAD}, rules {rules})"


async def join(sharing: Sharing) -> None:
    """Join the servers on a database. BadInput if they are of another version, and are not about to be forgotten."""
    if sharing.is_shared:  # where there is nobody to agree with, the games are loaded when they are played
        await sharing.join(version(), ALIVE, PATIENCE)


class Heartbeat:
    """There is one per server. Where there can be no other servers, it only looks at the clock."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.sharing = registry.store.sharing
        self._others: frozenset[str] = frozenset()
        self._clocks: dict[str, float] = {}  # by how much each was ahead of one that never jumps, at the last beat
        self._early = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Join the other servers. BadInput if they are of another version."""
        await join(self.sharing)
        await self._beat()
        self._task = asyncio.create_task(self._run())

    def soon(self) -> None:
        """Look at the others now: one of them stops."""
        self._early.set()

    async def close(self) -> None:
        """Leave the other servers. They need not wait until this one is dead."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
        with suppress(NotSaved, TimeoutError):
            async with asyncio.timeout(EVERY):  # the database may be away
                await self.sharing.depart()

    async def _run(self) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(EVERY):
                    await self._early.wait()
            self._early.clear()
            try:
                await self._beat()
            except Exception as error:  # it must go on whatever happens
                log.error("this server cannot tell the others that it is alive: %s", error)

    async def _beat(self) -> None:
        registry, leases = self.registry, self.registry.leases
        found = await self.sharing.beat(ALIVE)
        leases.keep_only({key for key, table in registry.tables.items() if not table.stale})
        await leases.renew()
        self._look_at_clocks({"the database": found.ahead} if self.sharing.is_shared else {})
        if found.was_dead:
            registry.shared_presence.tell_all_again()
        gone, self._others = self._others - found.others, found.others
        for key in await leases.find_free():
            registry.wake(key)
        if gone:
            happened("servers-gone", count=len(gone))
            await registry.take_over()

    def _look_at_clocks(self, others: dict[str, float]) -> None:
        """Say so when a clock jumps, or when clocks differ. Nothing depends on them but how soon a server counts as
        dead, what is shown as the time of something, which limits hold at several servers, and when a ban ends."""
        own = time.time() - time.monotonic()
        now = {"this machine": own, **others}
        for name, before in self._clocks.items():
            if abs(now[name] - before) > JUMP:
                jumped = tagged("clock-jumped")
                log.warning("the clock of %s has jumped by %.0f s", name, now[name] - before, extra=jumped)
        for ahead in others.values():
            if abs(own - ahead) > JUMP and not self._clocks:
                text = "the clock of this machine is %.0f s ahead of that of the database; set both by NTP"
                log.warning(text, own - ahead, extra=tagged("clocks-differ"))
        self._clocks = now
