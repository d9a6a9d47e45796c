"""Which tables' bots this server runs. Of several servers on one database, one has the lease of a table.

A lease saves work, and nothing depends on it: if two servers let the bots of a table think, the database takes the
answer of the first, and the second catches up.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Collection

from harena.server.store import NotSaved, Sharing

log = logging.getLogger("harena")

LEASE = 8.0  # seconds until another server may take over


class BotLeases:
    """The leases of one server. They are renewed together, as long as their tables are in memory."""

    def __init__(self, sharing: Sharing) -> None:
        self.sharing = sharing
        self.mine: dict[str, float] = {}  # by table: until when nobody else can have the lease
        self.refused: set[str] = set()  # tables whose lease another server had when this one wanted it
        self._releasing: set[asyncio.Task[None]] = set()

    async def take(self, key: str) -> bool:
        """Return whether this server runs the bots of a table now."""
        if self.mine.get(key, 0.0) > time.monotonic():
            return True
        now = time.monotonic()  # before the question: our time runs out before that in the database
        if await self.sharing.take_lease(key, LEASE):
            self.mine[key] = now + LEASE
            self.refused.discard(key)
            return True
        self.mine.pop(key, None)
        self.refused.add(key)
        return False

    async def renew(self) -> None:
        if self.mine:
            now = time.monotonic()
            kept = await self.sharing.renew_leases(LEASE)
            self.mine = {key: now + LEASE if key in kept else until for key, until in self.mine.items()}

    async def find_free(self) -> set[str]:
        """Return the tables whose lease another server had, and whose lease nobody has any more."""
        found = await self.sharing.free_leases(self.refused, LEASE)
        self.refused -= found
        return found

    def keep_only(self, keys: Collection[str]) -> None:
        """Forget everything about tables that are no longer in memory."""
        for key in [key for key in self.mine if key not in keys]:
            self.release(key)
        self.refused &= set(keys)

    def release(self, key: str) -> None:
        """Let another server run the bots of a table."""
        if self.mine.pop(key, None) is not None:
            task = asyncio.create_task(self._release(key))
            self._releasing.add(task)
            task.add_done_callback(self._releasing.discard)

    async def _release(self, key: str) -> None:
        try:
            await self.sharing.release(key)
            if key in self.mine and not await self.sharing.take_lease(key, LEASE):  # it was taken again meanwhile
                self.mine.pop(key, None)
        except NotSaved as error:
            log.warning("table %s: the lease of its bots runs out by itself: %s", key, error)

    async def close(self) -> None:
        await asyncio.gather(*self._releasing)
