"""The store: what the server reads and writes."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Iterable
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, make_url
from sqlalchemy.exc import ArgumentError

from harena.kernel.rules import BadInput
from harena.server.store import reading, writing
from harena.server.store.database import Database
from harena.server.store.rows import Change, EntryRow, Later, News, ReportRow, Saved, SeatRow, Snapshot, TableRow
from harena.server.store.sharing import Alone, Sharing
from harena.server.store.sqlite import Sqlite
from harena.server.store.writer import Writer

_T = TypeVar("_T")


class Store:
    """Everything that is stored. `sharing` is what several servers on one database must agree on."""

    def __init__(self, database: Database, sharing: Sharing) -> None:
        self.database = database
        self.sharing = sharing
        self.saving = False  # does a change wait for the disk, or for a lock, for more than a second?
        self._watchers: list[Callable[[bool], None]] = []
        self._writer = Writer(database, self._tell)

    @classmethod
    async def open(cls, url: str | URL) -> Store:
        """Connect, and bring the schema up to date. BadInput where there is no usable database."""
        database, sharing = _database(database_url(url), secrets.token_urlsafe(6))
        try:
            await database.open()
        except BaseException:
            await database.close()
            raise
        return cls(database, sharing)

    async def close(self) -> None:
        """Write what waits to be written, and close the connections."""
        await self._writer.close()
        await self.database.close()

    def watch(self, watcher: Callable[[bool], None]) -> None:
        """Call somebody whenever `saving` changes."""
        self._watchers.append(watcher)

    def _tell(self, saving: bool) -> None:
        if saving != self.saving:
            self.saving = saving
            for watcher in self._watchers:
                watcher(saving)

    # Changes

    async def add(self, seated: list[SeatRow], first: Change, link: Change | None = None) -> None:
        """Add a table as its first change leaves it, and change an older one that leads to it."""
        await self._writer.write(writing.new_table(seated, first, link))

    async def save(self, change: Change) -> None:
        """Write one change, whole or not at all."""
        await self._writer.write(writing.changed(change))

    async def say(
        self,
        key: str,
        seq: int,
        body: dict[str, Any],
        seat: int = -1,
        command: str = "",
        version: int = 0,
        report: ReportRow | None = None,
    ) -> None:
        """Write one entry of a table's talk, and what the operator reads of it. The table itself does not change."""
        await self._writer.write(writing.said(key, seq, body, seat, command, version, report))

    async def keep_snapshot(self, key: str, snapshot: Snapshot) -> None:
        """Store a newer position of a table; nothing else changes, neither the draft nor the table's version."""
        await self._writer.write(writing.newer_snapshot(key, snapshot))

    async def transaction(self, work: Callable[[Connection], _T]) -> _T:
        """Run rare work of another kind in one transaction. It takes turns with the changes of tables. It must be
        harmless to do it twice: PostgreSQL does if the connection is lost at the very end."""
        return await self.database.write(work)

    async def change_seats(self, work: Callable[[Connection], Collection[str]]) -> list[str]:
        """Run work that changes seats at tables of any number, in one transaction. It returns their ids, after it has
        locked them with `writing.lock_tables`. Other servers are told; tables in memory here must catch up."""

        def whole(connection: Connection) -> list[str]:
            keys = sorted(work(connection))
            writing.bump(connection, keys, self.sharing.worker)
            return keys

        return await self.database.write(whole)

    async def listen(self, heard: Callable[[News | None], None]) -> None:
        """Call somebody with everything that other servers on this database write from now on. None means that
        something may have been missed. SQLite has one server only, so nobody is ever called."""
        await self.database.listen(heard)

    # Questions

    async def load(self, key: str, whole: bool = False) -> Saved | None:
        """Return a table. Of the record and of the commands, only the newest part is read unless `whole` is set.
        BadInput where it cannot be read."""
        return await self.database.read(lambda connection: reading.load(connection, key, whole))

    async def entries(self, key: str, first: int, end: int) -> list[EntryRow]:
        """Return the rows of a table's record from number `first` up to `end`, without it."""
        return await self.database.read(lambda connection: reading.entries_of(connection, key, first, end))

    async def is_done(self, key: str, seat: int, command: str) -> bool:
        """Tell whether a command was carried out."""
        return await self.database.read(lambda connection: reading.is_done(connection, key, seat, command))

    async def since(self, key: str, seq: int, talk_seq: int, version: int) -> Later | None:
        """Return what a table is now, with its entries and its talk from these numbers on, and the commands since it
        had this version."""
        return await self.database.read_once(lambda connection: reading.since(connection, key, seq, talk_seq, version))

    async def newest(self, keys: Iterable[str]) -> dict[str, tuple[int, int]]:
        """Return the version of each table, and how much was said at it."""
        wanted = list(keys)
        return await self.database.read_once(lambda connection: reading.newest(connection, wanted))

    async def glance(self, keys: Iterable[str]) -> dict[str, tuple[TableRow, list[SeatRow]]]:
        """Return tables with their seats, for the lobby. Nothing of the match is read."""
        wanted = list(keys)
        return await self.database.read(lambda connection: reading.glance(connection, wanted))

    async def listed(self, since: float, most: int) -> list[str]:
        """Return the tables of the lobby that changed since, those that changed last first."""
        return await self.database.read(lambda connection: reading.listed(connection, since, most))

    async def read(self, work: Callable[[Connection], _T]) -> _T:
        """Answer a rare question of another kind."""
        return await self.database.read(work)

    async def tables_of(self, person: str, most: int | None = None) -> list[str]:
        """Return the tables where a person has a seat, those that changed last first."""
        return await self.database.read_once(lambda connection: reading.tables_of(connection, person, most))

    async def ask(self, question: Callable[[Connection], _T]) -> _T:
        """Answer a question of another kind: one statement, or several that need not see the same moment."""
        return await self.database.read_once(question)

    async def waiting_for_bots(self, since: float) -> list[str]:
        """Return the tables at which a match waits for a bot, those that changed last first."""
        return await self.database.read(lambda connection: reading.waiting_for_bots(connection, since))


def database_url(address: str | URL) -> URL:
    """Read the address of a database. BadInput where it is none of ours."""
    expected = "expected sqlite:///PATH or postgresql+asyncpg://USER:PASSWORD@HOST/DATABASE"
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise BadInput(f"the address of the database cannot be read; {expected}") from None
    if url.get_backend_name() not in ("sqlite", "postgresql"):
        raise BadInput(f"a database of the kind {url.get_backend_name()!r} cannot be used; {expected}")
    return url


def _database(url: URL, worker: str) -> tuple[Database, Sharing]:
    if url.get_backend_name() == "sqlite":
        return Sqlite(url), Alone(worker)
    from harena.server.store.postgres import Postgres  # slow to load
    from harena.server.store.sharing_postgres import Shared

    found = Postgres(url, worker)
    return found, Shared(found)
