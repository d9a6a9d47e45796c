"""Checkpoints of a SQLite file, beside the writer.

Changes are appended to a log first; a checkpoint copies their pages into the file. SQLite would do that in the commit
of whoever makes the log long, and everybody whose change is saved then would wait for the disk. So a thread of its own
does it, a little after every change, while the writer and readers go on.

That alone would let the log grow for ever: it begins again from its start only if a commit finds everything copied, and
while many play, something new is always there. So once it is long, the last few pages are copied while the writer
pauses. Where somebody else reads for long (a backup), the log must grow until they have ended; then it is cut off.
"""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import NamedTuple

from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError

from harena.server.store.database import log, words

EVERY = 2.0  # seconds from a change to the checkpoint
LONG = 2000  # pages of a log that is begun again,
FEW = 200  # if at most so many of them are left to copy while the writer waits
ROUNDS = 4  # of copying beside the writer, until so few are left
FALLBACK = 20_000  # pages of a log that is copied in the writer's commit after all
KEPT = 64 * 1024 * 1024  # bytes that a log which has begun again may keep on the disk
BUSY = 20  # milliseconds that the writer waits for others who read at that moment


class Progress(NamedTuple):
    """What SQLite says after a checkpoint."""

    busy: int  # 1: somebody held a lock
    pages: int  # in the log
    copied: int

    @property
    def left(self) -> int:
        return self.pages - self.copied


class Checkpoints:
    """There is one per SQLite file."""

    def __init__(self, engine: Engine, writer: ThreadPoolExecutor) -> None:
        self.engine = engine
        self._writer = writer  # what runs there has its turn between two transactions
        self._thread = ThreadPoolExecutor(1, "harena-checkpoint")
        self._task: asyncio.Task[None] | None = None
        self._closing = asyncio.Event()
        self._fails = False

    def soon(self) -> None:
        """Something was written."""
        if self._task is None:
            self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Finish what is under way, and close the connection. What is left is copied when the last one is closed."""
        self._closing.set()
        if self._task is not None:
            await asyncio.wait([self._task])
        await asyncio.get_running_loop().run_in_executor(self._thread, self.engine.dispose)
        self._thread.shutdown(wait=False)

    async def _run(self) -> None:
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout(EVERY):
                    await self._closing.wait()
            await self._copy()
            self._fails = False
        except (DBAPIError, sqlite3.Error) as error:  # what was saved is safe in the log; the next change tries again
            if not self._fails:
                log.warning("the log of the database cannot be copied into its file yet: %s", words(error))
            self._fails = True
        finally:
            self._task = None

    async def _copy(self) -> None:
        loop = asyncio.get_running_loop()
        for _ in range(ROUNDS):
            if self._closing.is_set():
                return
            found = await loop.run_in_executor(self._thread, partial(self._checkpoint, "PASSIVE"))
            if found.busy or found.pages < LONG:
                return
            if found.left <= FEW:
                await loop.run_in_executor(self._writer, partial(self._checkpoint, "RESTART"))
                return

    def _checkpoint(self, mode: str) -> Progress:
        connection = self.engine.raw_connection()
        try:
            cursor = connection.cursor()
            cursor.execute(f"PRAGMA busy_timeout={BUSY}")
            cursor.execute(f"PRAGMA wal_checkpoint({mode})")
            found = Progress(*cursor.fetchall()[0])
            cursor.close()
            return found
        finally:
            connection.close()
