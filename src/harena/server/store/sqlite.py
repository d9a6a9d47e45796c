"""SQLite in one file (WAL, synchronous FULL): one thread writes, another reads, a third one makes checkpoints.

A whole transaction is one job for a thread, so the event loop waits once per transaction and not once per statement.
Other programs may lock the file, a backup for example. That is waited for.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event, text
from sqlalchemy.exc import DBAPIError

from harena.kernel.rules import BadInput
from harena.server.store.checkpoints import FALLBACK, KEPT, Checkpoints
from harena.server.store.database import PAUSE, is_current, is_own, log, migrate, refusal, write_one_by_one
from harena.server.store.rows import News
from harena.server.store.writing import Written, write_together

PRAGMAS = (
    "busy_timeout=1000",
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    f"wal_autocheckpoint={FALLBACK}",
    f"journal_size_limit={KEPT}",
)

_T = TypeVar("_T")


class Sqlite:
    def __init__(self, url: URL) -> None:
        if url.database in (None, "", ":memory:"):
            raise BadInput("the database needs a file: sqlite:///PATH")
        self.url = url.set(drivername="sqlite")  # an asynchronous driver would add a thread of its own
        self._writing = _engine(self.url, "BEGIN IMMEDIATE")
        self._reading = _engine(self.url, "BEGIN")
        self._writer = ThreadPoolExecutor(1, "harena-writer")
        self._reader = ThreadPoolExecutor(1, "harena-reader")
        self._checkpoints = Checkpoints(_engine(self.url, "BEGIN"), self._writer)

    async def open(self) -> None:
        """Create the tables, or bring them up to date. BadInput where the file cannot be used."""
        try:
            if not await self._until_free(self._reader, partial(_transaction, self._reading, is_current)):
                await self._until_free(self._writer, partial(_transaction, self._writing, migrate))
        except DBAPIError as error:
            raise BadInput(f"{self.url.database} cannot be used as the database: {error.orig}") from None

    async def close(self) -> None:
        await self._checkpoints.close()  # first: it uses the writer's thread
        for thread, engine in ((self._writer, self._writing), (self._reader, self._reading)):
            await asyncio.get_running_loop().run_in_executor(thread, engine.dispose)
            thread.shutdown(wait=False)

    async def read(self, work: Callable[[Connection], _T]) -> _T:
        return await self._run(self._reader, partial(_transaction, self._reading, work))

    async def read_once(self, work: Callable[[Connection], _T]) -> _T:
        return await self.read(work)

    async def write(self, work: Callable[[Connection], _T]) -> _T:
        found = await self._run(self._writer, partial(_transaction, self._writing, work))
        self._checkpoints.soon()
        return found

    async def write_group(self, group: Sequence[Written]) -> list[Exception | None]:
        found = await self._run(self._writer, partial(self._write_group, group))
        self._checkpoints.soon()
        return found

    def _write_group(self, group: Sequence[Written]) -> list[Exception | None]:
        try:
            _transaction(self._writing, lambda connection: write_together(connection, group))
            return [None] * len(group)
        except Exception as error:
            if not is_own(error):
                raise
            if len(group) == 1:
                return [refusal(error)]
            return _transaction(self._writing, lambda connection: write_one_by_one(connection, group))

    async def listen(self, heard: Callable[[News | None], None]) -> None:
        """There are no other servers."""

    async def pragmas(self) -> dict[str, Any]:
        """Return the settings that the writing connection reports."""
        names = [pragma.partition("=")[0] for pragma in PRAGMAS]
        return await self.write(
            lambda connection: {name: connection.execute(text(f"PRAGMA {name}")).scalar() for name in names}
        )

    async def _run(self, thread: ThreadPoolExecutor, job: Callable[[], _T]) -> _T:
        try:
            return await self._until_free(thread, job)
        except DBAPIError as error:
            raise refusal(error) from error

    async def _until_free(self, thread: ThreadPoolExecutor, job: Callable[[], _T]) -> _T:
        """Do a job in a thread. While somebody else holds a lock, try again and again."""
        told = False
        while True:
            try:
                return await asyncio.get_running_loop().run_in_executor(thread, job)
            except DBAPIError as error:
                if not _is_locked(error):
                    raise
                if not told:
                    log.warning("%s is locked by another program; waiting", self.url.database)
                    told = True
                await asyncio.sleep(PAUSE)


def _engine(url: URL, begin: str) -> Engine:
    engine = create_engine(url, pool_size=1, max_overflow=0)

    # We begin every transaction ourselves: the driver would leave CREATE TABLE and SELECT outside of it.
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    event.listen(engine, "connect", _set_pragmas)
    event.listen(engine, "begin", start)
    return engine


def _transaction(engine: Engine, work: Callable[[Connection], _T]) -> _T:
    with engine.begin() as connection:
        return work(connection)


def _set_pragmas(connection: Any, _record: Any) -> None:
    try:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()
    except Exception:
        connection.close()  # the pool does not have it yet, so nobody else would close it
        raise


def _is_locked(error: DBAPIError) -> bool:
    code = getattr(error.orig, "sqlite_errorcode", 0) & 0xFF  # the rest says which kind of lock
    return code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
