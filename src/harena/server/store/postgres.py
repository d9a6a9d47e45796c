"""PostgreSQL, for one server or for many on the same database (asyncpg).

Every group of changes locks its tables in the order of their ids, so that two servers never wait for each other in a
circle, and tells the other servers what it has written, in the same transaction. While the database is away, everything
waits. If the connection is lost during COMMIT, the database is asked what became of that transaction before it is
written again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import URL, Connection, NullPool, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from harena.kernel.rules import BadInput
from harena.server.store.database import PAUSE, is_current, is_own, log, migrate, refusal, words, write_one_by_one
from harena.server.store.rows import Conflict, News, NotSaved
from harena.server.store.writing import CHANNEL, Written, write_together

CONNECTIONS = 8  # per server
READERS = CONNECTIONS - 2  # one writes and one listens: they never wait for those that read
CONNECT_WITHIN = 10.0  # seconds
ANSWER_WITHIN = 20.0  # seconds after which a connection without an answer counts as lost
LISTEN_CHECK = 10.0  # seconds after which a silent connection is asked whether it is there
LONGEST_PAUSE = 1.0  # seconds between two tries while the database is away
SETTINGS = {  # of every connection
    "application_name": "harena",
    "idle_in_transaction_session_timeout": "10s",  # a server that hangs must not keep its locks
    "jit": "off",  # our statements are short
}
STARTING = 0x4841_5245_4E41  # the number of the lock that a server holds while it migrates or joins the others
LEAVE_WITHIN = 12.0  # seconds after which a server that was killed no longer counts as alive, and some more

# Errors after which the same transaction may succeed, besides those of lost connections (class 08)
TEMPORARY = {
    "25P03": "idle in transaction for too long",
    "40001": "serialization failure",
    "40P01": "deadlock",
    "53300": "too many connections",
    "55P03": "lock not available",
    "57014": "query canceled",
    "57P01": "shutdown",
    "57P02": "crash of another connection",
    "57P03": "starting up",
    "57P05": "idle session for too long",
}

_LOCK = "SELECT id, version FROM tables WHERE id = ANY($1::text[]) ORDER BY id FOR NO KEY UPDATE"
_NOTIFY = f"SELECT pg_current_xact_id()::text, pg_notify('{CHANNEL}', note) FROM unnest($1::text[]) AS note"
_STATUS = text("SELECT pg_xact_status(CAST(:transaction AS text)::xid8)")

_T = TypeVar("_T")


class Away(Exception):
    """The database cannot be reached, or has lost the connection."""


class Outcome(NamedTuple):
    errors: list[Exception | None]  # of each change in the group
    transaction: str | None  # its number; None if nothing was written


class Postgres:
    def __init__(self, url: URL, worker: str) -> None:
        self.url = url.set(drivername="postgresql+asyncpg")
        self.worker = worker
        how = {"timeout": CONNECT_WITHIN, "server_settings": SETTINGS}
        limited = {**how, "command_timeout": ANSWER_WITHIN}
        try:
            self.engine = create_async_engine(self.url, pool_size=CONNECTIONS, max_overflow=0, connect_args=limited)
            self._opening = create_async_engine(self.url, poolclass=NullPool, connect_args=how)
        except ModuleNotFoundError:
            raise BadInput("PostgreSQL needs more packages: pip install 'harena[postgres]'") from None
        # All statements of one question see the same state
        self._reading = self.engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        self._single = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        self._listener: asyncio.Task[None] | None = None
        self._turn = asyncio.Lock()  # one writer at a time
        self._readers = asyncio.Semaphore(READERS)
        self._closed = False

    async def open(self) -> None:
        """Create the tables, or bring them up to date. BadInput where the database cannot be used."""
        where = self.url.render_as_string(hide_password=True)
        try:
            async with self._opening.connect() as connection:  # a migration may take long
                await _check_version(connection)
                if not await connection.run_sync(is_current):
                    # Of several servers that start at once, one migrates; the others find the work done.
                    await connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": STARTING})
                    if not await connection.run_sync(is_current):
                        await _wait_for_older(connection)
                        await connection.run_sync(migrate)
                    await connection.commit()
        except BadInput:
            raise
        except Exception as error:
            raise BadInput(f"{where} cannot be used as the database: {words(error)}") from None

    async def close(self) -> None:
        self._closed = True
        if self._listener is not None:
            self._listener.cancel()
            await asyncio.wait([self._listener])
        await self.engine.dispose()

    async def read(self, work: Callable[[Connection], _T]) -> _T:
        async with self._readers:
            return await self._until_back(lambda: self._run(self._reading, work))

    async def at_once(self, work: Callable[[Connection], _T]) -> _T:
        """Run one statement that needs no order among others: it neither waits for the writer nor holds it up."""
        async with self._readers:
            return await self._until_back(lambda: self._run(self._single, work))

    async def read_once(self, work: Callable[[Connection], _T]) -> _T:
        return await self.at_once(work)

    async def listen(self, heard: Callable[[News | None], None]) -> None:
        """Call somebody with everything that other servers write from now on; with None when something may have been
        missed, because the connection was lost."""
        listening = asyncio.Event()
        self._listener = asyncio.create_task(self._listen(heard, listening))
        await listening.wait()

    async def _listen(self, heard: Callable[[News | None], None], listening: asyncio.Event) -> None:
        while not self._closed:
            with suppress(Away):
                await self._attempt(self._single, lambda connection: self._hear(connection, heard, listening))
            await asyncio.sleep(PAUSE)

    async def _hear(
        self, connection: AsyncConnection, heard: Callable[[News | None], None], listening: asyncio.Event
    ) -> None:
        """Listen until the connection is lost."""

        def note(_connection: object, _pid: int, _channel: str, payload: str) -> None:
            worker, table, version, said = payload.split(" ")
            if worker != self.worker:
                heard(News(table, int(version), int(said), worker))

        driver: Any = (await connection.get_raw_connection()).driver_connection
        ended = asyncio.Event()
        driver.add_termination_listener(lambda _: ended.set())
        try:
            await driver.add_listener(CHANNEL, note)
            if listening.is_set():
                heard(None)
            listening.set()
            while True:
                with suppress(TimeoutError):
                    async with asyncio.timeout(LISTEN_CHECK):
                        await ended.wait()
                await driver.execute("SELECT 1")
        except Exception as error:
            raise ConnectionError(words(error)) from error

    async def write(self, work: Callable[[Connection], _T]) -> _T:
        async with self._turn:
            return await self._until_back(lambda: self._run(self.engine, work))

    async def write_group(self, group: Sequence[Written]) -> list[Exception | None]:
        async with self._turn:
            return await self._until_back(lambda: self._write_group(group))

    async def _write_group(self, group: Sequence[Written]) -> list[Exception | None]:
        try:
            return await self._commit(lambda connection: self._together(connection, group))
        except Exception as error:
            if not is_own(error):
                raise
            if len(group) == 1:
                return [refusal(error)]
            return await self._commit(lambda connection: self._one_by_one(connection, group))

    async def _commit(self, work: Callable[[Connection], Outcome]) -> list[Exception | None]:
        """Run the work and commit it. Raises Away only if it is certain that nothing was written."""
        outcome: Outcome | None = None

        async def all_of_it(connection: AsyncConnection) -> None:
            nonlocal outcome
            outcome = await connection.run_sync(work)
            await connection.commit()

        try:
            await self._attempt(self.engine, all_of_it)
        except Away:
            if outcome is None or outcome.transaction is None:
                raise
            if not await self._is_committed(outcome.transaction):
                raise
        assert outcome is not None
        return outcome.errors

    async def _is_committed(self, transaction: str) -> bool:
        """Ask what became of a transaction whose COMMIT was not answered. It may take a moment until it is known."""
        asked = {"transaction": transaction}
        while True:
            try:
                status = await self._until_back(
                    lambda: self._run(self._reading, lambda connection: connection.execute(_STATUS, asked).scalar())
                )
            except NotSaved:
                if self._closed:
                    raise
                return False  # the database has never heard of it: a copy took over that did not get it
            if status != "in progress":
                return bool(status == "committed")
            await asyncio.sleep(PAUSE)

    def _together(self, connection: Connection, group: Sequence[Written]) -> Outcome:
        """Write a group. A change of a table that somebody else has written is left out."""
        current = _lock(connection, group)
        fresh = [change.reads is None or current.get(change.reads[0]) == change.reads[1] for change in group]
        chosen = [change for change, good in zip(group, fresh, strict=True) if good]
        write_together(connection, chosen)
        return Outcome([None if good else Conflict() for good in fresh], self._notify(connection, chosen))

    def _one_by_one(self, connection: Connection, group: Sequence[Written]) -> Outcome:
        _lock(connection, group)
        errors = write_one_by_one(connection, group)
        written = [change for change, error in zip(group, errors, strict=True) if error is None]
        return Outcome(errors, self._notify(connection, written))

    def _notify(self, connection: Connection, group: Sequence[Written]) -> str | None:
        """Tell the other servers when this is committed. Return the number of the transaction."""
        notes = [f"{self.worker} {change.note}" for change in group if change.note]
        return connection.exec_driver_sql(_NOTIFY, (notes,)).scalar() if notes else None

    async def _run(self, engine: AsyncEngine, work: Callable[[Connection], _T]) -> _T:
        async def all_of_it(connection: AsyncConnection) -> _T:
            found = await connection.run_sync(work)
            await connection.commit()
            return found

        return await self._attempt(engine, all_of_it)

    async def _attempt(self, engine: AsyncEngine, work: Callable[[AsyncConnection], Awaitable[_T]]) -> _T:
        """Do something on a connection. Raises Away where there is none, or where it is lost."""
        try:
            connection = await engine.connect()
        except Exception as error:
            raise Away(words(error)) from error
        try:
            return await work(connection)
        except asyncio.CancelledError:
            await connection.invalidate()
            raise
        except Exception as error:
            if not _is_away(error):
                raise
            await connection.invalidate()
            raise Away(words(error)) from error
        finally:
            await connection.close()

    async def _until_back(self, attempt: Callable[[], Awaitable[_T]]) -> _T:
        """Try until the database answers. An error of another kind is NotSaved."""
        pause, told = PAUSE, False
        while True:
            if self._closed:
                raise NotSaved("the store is closed")
            try:
                return await attempt()
            except Away as error:
                if not told:
                    log.warning("the database does not answer (%s); waiting", error)
                    told = True
            except DBAPIError as error:
                raise refusal(error) from error
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)


def _lock(connection: Connection, group: Sequence[Written]) -> dict[str, int]:
    """Lock the tables that a group changes, and return their versions."""
    keys = [change.reads[0] for change in group if change.reads is not None]
    found = connection.exec_driver_sql(_LOCK, (keys,)) if keys else ()
    return {row.id: row.version for row in found}


def _is_away(error: BaseException) -> bool:
    if isinstance(error, DBAPIError):
        state = str(getattr(error.orig, "sqlstate", None) or "")
        return error.connection_invalidated or state in TEMPORARY or state.startswith("08")
    return isinstance(error, OSError)  # which a TimeoutError is, too


async def _wait_for_older(connection: AsyncConnection) -> None:
    """Wait until servers of an older version, which know the schema as it is now, are gone."""
    if not (await connection.execute(text("SELECT to_regclass('workers') IS NOT NULL"))).scalar():
        return
    living = text("SELECT count(*) FROM workers WHERE until >= extract(epoch FROM clock_timestamp())")
    end = time.monotonic() + LEAVE_WITHIN
    while count := (await connection.execute(living)).scalar():
        if time.monotonic() > end:
            raise BadInput(
                f"servers of an older Harena use this database ({count}); stop all of them before the first new one "
                "starts"
            )
        await asyncio.sleep(0.2)


async def _check_version(connection: AsyncConnection) -> None:
    number = int((await connection.execute(text("SHOW server_version_num"))).scalar_one())
    if number < 130000:
        raise BadInput(f"PostgreSQL {number // 10000} is too old; expected 13 or newer")
