"""One writer per process: everything that waits is written in one durable transaction."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import NamedTuple

from harena.server import metrics
from harena.server.store.database import Database
from harena.server.store.rows import NotSaved
from harena.server.store.writing import Written

SLOW = 1.0  # seconds after which people are told that their changes are still being saved
LARGEST_GROUP = 500  # changes per transaction
PATIENCE = 5.0  # seconds that `close` waits for a database that is locked or away


class Waiting(NamedTuple):
    change: Written
    done: asyncio.Future[None]


class Writer:
    """Takes changes and writes them in groups. A change is acknowledged when its transaction is on disk."""

    def __init__(self, database: Database, told: Callable[[bool], None]) -> None:
        self.database = database
        self.told = told  # is called with True when a transaction takes long, with False when it is over
        self._waiting: list[Waiting] = []
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    async def write(self, change: Written) -> None:
        """Return when the change is on disk. Conflict or NotSaved: it is not, and never will be."""
        if self._closed:
            raise NotSaved("the store is closed")
        done = asyncio.get_running_loop().create_future()
        self._waiting.append(Waiting(change, done))
        if self._task is None:
            self._task = asyncio.create_task(self._run())
        await done

    async def close(self) -> None:
        """Write what waits."""
        self._closed = True
        if (task := self._task) is not None:
            await asyncio.wait([task], timeout=PATIENCE)
            task.cancel()
            await asyncio.wait([task])

    async def _run(self) -> None:
        group: list[Waiting] = []
        try:
            while group := self._next_group():
                await self._write(group)
        finally:
            self._task = None
            for each in (*group, *self._waiting):
                if not each.done.done():  # the store was closed while the database was locked or away
                    each.done.set_exception(NotSaved("the database did not answer in time"))
            self._waiting.clear()

    def _next_group(self) -> list[Waiting]:
        """Take everything that waits, but only one change per table."""
        group: dict[str, Waiting] = {}
        later: list[Waiting] = []
        for each in self._waiting:
            if each.done.cancelled():
                continue
            if each.change.key in group or len(group) == LARGEST_GROUP:
                later.append(each)
            else:
                group[each.change.key] = each
        self._waiting = later
        return list(group.values())

    async def _write(self, group: list[Waiting]) -> None:
        slow = asyncio.get_running_loop().call_later(SLOW, self.told, True)
        errors: list[Exception | None]
        began = time.perf_counter()
        try:
            errors = await self.database.write_group([each.change for each in group])
        except Exception as error:  # the database refuses all of them
            errors = [error] * len(group)
        finally:
            slow.cancel()
            self.told(False)
        refused = len([error for error in errors if error is not None])
        metrics.commit(len(group) - refused, refused, time.perf_counter() - began)
        for each, wrong in zip(group, errors, strict=True):
            if each.done.done():
                continue  # whoever asked for it has gone
            if wrong is None:
                each.done.set_result(None)
            else:
                each.done.set_exception(wrong)
