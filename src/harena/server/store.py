"""The store: everything that must survive. SQLite by default (WAL, synchronous FULL), SQLAlchemy Core.

A change of a table is one transaction: record entries, position, draft, seats and the number of the command that asked
for it. Whoever loses the race for a table's next version gets `Conflict` and must read the table anew.
"""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import URL, Connection, delete, event, insert, inspect, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from harena.kernel.rules import BadInput
from harena.server.schema import commands, entries, metadata, seats, snapshots, tables

HEAD = "0001"  # the newest migration; a test compares
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")


class Conflict(Exception):
    """Somebody else has written this table meanwhile."""


class NotSaved(Exception):
    """The database could not take it: a full disk, a lost connection."""


class SeatRow(NamedTuple):
    seat: int
    who: str
    name: str = ""
    bot: str = ""
    stand_in: bool = False
    token: str = ""


class EntryRow(NamedTuple):
    seq: int
    body: dict[str, Any]  # {"segment": ...} or {"entry": ...}
    events: list[Any]


class Snapshot(NamedTuple):
    seq: int
    position: dict[str, Any]
    drafter: int
    draft: list[int]


class TableRow(NamedTuple):
    id: str
    game: str
    phase: str
    options: dict[str, Any]
    invite: str
    host: int
    rematch: str
    waiting: list[int]
    winners: list[int]
    changed: float
    version: int = 0  # changes written: whoever writes over another than he has read is too late


class Saved(NamedTuple):
    """A whole table as it was written."""

    table: TableRow
    seats: list[SeatRow]
    entries: list[EntryRow]
    snapshot: Snapshot | None
    commands: set[tuple[int, str]]  # seat and number of what was carried out


class Change(NamedTuple):
    """What one command changes; None and empty: nothing of that."""

    table: TableRow
    seats: list[SeatRow] | None = None
    entries: tuple[EntryRow, ...] = ()
    snapshot: Snapshot | None = None
    seat: int = -1
    command: str = ""


class Store:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    @classmethod
    async def open(cls, url: str | URL) -> Store:
        """Connect, and bring the schema up to date. BadInput where there is no usable database."""
        engine = create_async_engine(url, pool_size=2) if ":memory:" not in str(url) else create_async_engine(url)
        if engine.dialect.name == "sqlite":
            _try_to_open(engine.url.database or ":memory:")
            event.listen(engine.sync_engine, "connect", _set_pragmas)
            event.listen(engine.sync_engine, "begin", _begin)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(_migrate)
        except BaseException as error:
            await engine.dispose()
            if isinstance(error, DBAPIError):
                raise BadInput(f"{engine.url.database} cannot be used as the database: {error.orig}") from None
            raise
        return cls(engine)

    async def close(self) -> None:
        await self.engine.dispose()

    async def add(self, seated: list[SeatRow], first: Change, link: Change | None = None) -> None:
        """A new table as its first change leaves it, and the change of an older one that leads to it."""
        async with _session(self.engine) as connection:
            row = _plain(first.table)
            await connection.execute(insert(tables).values(**row, created=row["changed"]))
            await connection.execute(insert(seats), [_seat(first.table.id, seat) for seat in seated])
            await self._entries(connection, first)
            if link is not None:
                await self._write(connection, link)

    async def save(self, change: Change) -> None:
        """One change, whole or not at all."""
        async with _session(self.engine) as connection:
            await self._write(connection, change)

    async def _write(self, connection: AsyncConnection, change: Change) -> None:
        row = {**_plain(change.table), "version": change.table.version + 1}
        same = (tables.c.id == row.pop("id")) & (tables.c.version == change.table.version)
        if (await connection.execute(update(tables).where(same).values(**row))).rowcount != 1:
            raise Conflict
        if change.seats is not None:
            await connection.execute(delete(seats).where(seats.c.table_id == change.table.id))
            await connection.execute(insert(seats), [_seat(change.table.id, seat) for seat in change.seats])
        await self._entries(connection, change)

    async def _entries(self, connection: AsyncConnection, change: Change) -> None:
        key, now = change.table.id, time.time()
        if change.entries:
            rows = [
                {"table_id": key, "seq": row.seq, "body": _dumps(row.body), "events": _dumps(row.events), "at": now}
                for row in change.entries
            ]
            await connection.execute(insert(entries), rows)
        if change.snapshot is not None:
            found = change.snapshot
            values = {"seq": found.seq, "position": _dumps(found.position)}
            values |= {"drafter": found.drafter, "draft": _dumps(found.draft)}
            await connection.execute(delete(snapshots).where(snapshots.c.table_id == key))
            await connection.execute(insert(snapshots).values(table_id=key, **values))
        if change.command:
            await connection.execute(insert(commands).values(table_id=key, seat=change.seat, command=change.command))

    async def load(self, key: str) -> Saved | None:
        async with _session(self.engine) as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == key))).first()
            if row is None:
                return None
            seated = await connection.execute(select(seats).where(seats.c.table_id == key).order_by(seats.c.seat))
            found = await connection.execute(select(entries).where(entries.c.table_id == key).order_by(entries.c.seq))
            snap = (await connection.execute(select(snapshots).where(snapshots.c.table_id == key))).first()
            done = await connection.execute(select(commands).where(commands.c.table_id == key))
            try:
                return Saved(
                    _table(row),
                    [SeatRow(s.seat, s.who, s.name, s.bot, s.stand_in, s.token) for s in seated],
                    [EntryRow(e.seq, json.loads(e.body), json.loads(e.events)) for e in found],
                    _snapshot(snap) if snap else None,
                    {(c.seat, c.command) for c in done},
                )
            except ValueError as error:
                raise BadInput(f"table {key}: what is kept of it cannot be read: {error}") from None

    async def glance(self, keys: Iterable[str]) -> dict[str, tuple[TableRow, list[SeatRow]]]:
        """Tables with their seats, for the lobby: nothing of the match."""
        wanted = list(keys)
        async with _session(self.engine) as connection:
            rows = [_table(row) for row in await connection.execute(select(tables).where(tables.c.id.in_(wanted)))]
            found: dict[str, tuple[TableRow, list[SeatRow]]] = {row.id: (row, []) for row in rows}
            where = select(seats).where(seats.c.table_id.in_(list(found))).order_by(seats.c.seat)
            for s in await connection.execute(where):
                found[s.table_id][1].append(SeatRow(s.seat, s.who, s.name, s.bot, s.stand_in, s.token))
            return found

    async def running(self, since: float) -> list[str]:
        """Tables at which a match runs, the liveliest first."""
        chosen = select(tables.c.id).where((tables.c.phase == "running") & (tables.c.changed > since))
        async with _session(self.engine) as connection:
            return [row.id for row in await connection.execute(chosen.order_by(tables.c.changed.desc()))]

    async def pragmas(self) -> dict[str, Any]:
        """What the live connection says of itself (SQLite)."""
        names = [pragma.partition("=")[0] for pragma in PRAGMAS]
        async with _session(self.engine) as connection:
            return {name: (await connection.execute(text(f"PRAGMA {name}"))).scalar() for name in names}


@asynccontextmanager
async def _session(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A transaction whose failures have our names; when it has ended without one, it is on disk."""
    try:
        async with engine.begin() as connection:
            yield connection
    except IntegrityError:
        raise Conflict from None
    except DBAPIError as error:
        raise NotSaved(str(error.orig)) from error


def _try_to_open(database: str) -> None:
    """Before the driver does: where a file cannot be opened, the driver's thread trips over the closed loop."""
    try:
        sqlite3.connect(database).close()
    except sqlite3.Error as error:
        raise BadInput(f"{database} cannot be used as the database: {error}") from None


def _begin(connection: Connection) -> None:
    """By ourselves: the driver would leave CREATE TABLE and SELECT outside of the transaction."""
    connection.exec_driver_sql("BEGIN")


def _set_pragmas(connection: Any, _record: Any) -> None:
    try:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()
    except Exception:
        connection.close()  # the pool has not got it yet, so nobody else would
        raise


def _migrate(connection: Connection) -> None:
    """To the newest schema. Alembic is imported only where there is something to do: it is slow to load."""
    known = inspect(connection).get_table_names()
    if "alembic_version" in known:
        version = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        if version == HEAD:
            return
        if str(version) > HEAD:
            raise BadInput(f"the database was made by a newer Harena (schema {version}; this one knows {HEAD})")
    elif set(known) & set(metadata.tables):
        raise BadInput("the database holds tables that are not Harena's; name another folder with --data")
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _dumps(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))


def _plain(row: TableRow) -> dict[str, Any]:
    packed = {name: _dumps(getattr(row, name)) for name in ("options", "waiting", "winners")}
    return {**row._asdict(), **packed}


def _seat(key: str, seat: SeatRow) -> dict[str, Any]:
    return {"table_id": key, **seat._asdict()}


def _snapshot(row: Any) -> Snapshot:
    return Snapshot(row.seq, json.loads(row.position), row.drafter, json.loads(row.draft))


def _table(row: Any) -> TableRow:
    loads = json.loads
    return TableRow(
        row.id,
        row.game,
        row.phase,
        loads(row.options),
        row.invite,
        row.host,
        row.rematch,
        loads(row.waiting),
        loads(row.winners),
        row.changed,
        row.version,
    )
