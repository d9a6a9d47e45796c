"""Keeps the time of the service going, and wakes tables whose clock by days runs out while nobody is there."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from harena.server.table_registry import TableRegistry

log = logging.getLogger("harena")

EVERY = 2.0  # seconds between two beats
AT_ONCE = 20  # tables that are woken in one beat


class ClockKeeper:
    """There is one per server."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self.registry.service_time.start()
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop. What has passed is kept, so that the next server goes on from there."""
        if self._task is None:
            return
        self._task.cancel()
        await asyncio.wait([self._task])
        try:
            await self._keep_time()
        except Exception as error:  # then the clocks go on a little earlier
            log.warning("the time of the service was not kept: %s", error)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.beat()
            except Exception as error:  # it must go on whatever happens
                log.error("the clocks of tables cannot be looked at: %r", error)

    async def beat(self) -> None:
        await self._keep_time()
        registry = self.registry
        for key in await registry.store.out_of_time(registry.service_time.now(), AT_ONCE):
            if key in registry.closed:
                continue
            if (found := registry.tables.get(key)) is not None:
                found.clocks.ring()
            elif await registry.leases.take(key):
                await self._wake(key)

    async def _keep_time(self) -> None:
        """Write down how long the service has run, if a clock goes by it."""
        registry = self.registry
        runs = any([table.clocks.runs for table in registry.tables.values()])
        if runs or registry.store.sharing.is_shared or await registry.store.has_clocks():
            await registry.service_time.beat()

    async def _wake(self, key: str) -> None:
        try:
            async with self.registry.at(key) as table:
                if table is not None:
                    table.clocks.ring()
        except Exception as error:  # one bad table must not stop the others
            log.error("table %s: its clock cannot be looked at: %r", key, error)
        if not self.registry.is_known(key):
            self.registry.leases.release(key)
