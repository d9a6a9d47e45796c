"""The store keeps everything that must survive a restart: SQLite by default (WAL, synchronous FULL), SQLAlchemy Core.

A change of a table is one transaction: record entries, position, draft, seats and the id of the command that asked for
it. A writer that loses the race for a table's next version gets `Conflict` and must read the table again.

All database work happens in one thread of the store's own. A whole transaction is one job for that thread, so the event
loop waits once per change and not once per statement, and our own writes never wait for each other's locks.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import (
    URL,
    Connection,
    Engine,
    bindparam,
    case,
    create_engine,
    delete,
    event,
    insert,
    inspect,
    make_url,
    select,
    text,
    update,
)
from sqlalchemy.exc import DBAPIError, IntegrityError

from harena.kernel.identity import Id
from harena.kernel.rules import BadInput
from harena.server.schema import commands, decks, entries, metadata, seats, snapshots, tables, talk

HEAD = "0004"  # the newest migration; a test compares
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
COMMANDS_READ = 256  # a table that is opened reads the commands of so many changes
CONNECTIONS = 2  # kept open; the store's thread uses one, a second is for whoever looks at the database beside it

_T = TypeVar("_T")

# Statements are built once: building one costs more than running it.
_UPDATE_TABLE = update(tables).where(
    (tables.c.id == bindparam("key")) & (tables.c.version == bindparam("read_version"))
)
_UPDATE_SNAPSHOT = update(snapshots).where(snapshots.c.table_id == bindparam("key"))
# A command that is there already must not look like a conflict with another server: it was sent again.
_INSERT_COMMAND = insert(commands).prefix_with("OR IGNORE", dialect="sqlite")
_DELETE_SEATS = delete(seats).where(seats.c.table_id == bindparam("key"))


class Conflict(Exception):
    """Another server has written this table in the meantime."""


class Repeated(Exception):
    """The command was carried out before; nothing was written."""


class NotSaved(Exception):
    """The database refused the change: a full disk, for example, or a lost connection."""


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
    """The position after entry `seq`, and the newest draft."""

    seq: int
    position: dict[str, Any]
    drafter: int
    draft: list[Id]
    draft_on: int = -1  # the entry whose position the draft lies on; -1: `seq`
    before: dict[str, Any] = {}  # noqa: RUF012  # what must be known of entries that are not read; {}: nothing is known


class Draft(NamedTuple):
    """A draft on top of the position after an entry."""

    drafter: int
    draft: list[Id]
    draft_on: int


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
    decks: str = ""  # the id of the decks the match was dealt with
    version: int = 0  # counts the changes; a write that read an older version than the stored one is refused
    talk: dict[str, Any] = {}  # noqa: RUF012  # what is not as usual in talk and odds; the bots' salt
    bot_due: bool = False  # the match waits for a bot


class Saved(NamedTuple):
    """A table as it was stored: all of its record, or only the newest part."""

    table: TableRow
    seats: list[SeatRow]
    entries: list[EntryRow]
    snapshot: Snapshot | None
    commands: set[tuple[int, str]]  # seat and id of the newest commands that were carried out
    decks: str = ""  # the text of the decks the match was dealt with; tables of version 0.1 have none
    talk: tuple[dict[str, Any], ...] = ()  # what was said


class Change(NamedTuple):
    """What one command changes. None or empty means that this part stays as it is."""

    table: TableRow
    seats: list[SeatRow] | None = None
    entries: tuple[EntryRow, ...] = ()
    snapshot: Snapshot | Draft | None = None
    seat: int = -1
    command: str = ""
    decks: str = ""  # the text of the decks that `table` names, with the first change of a match


class Store:
    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._thread = ThreadPoolExecutor(1, "harena-store")

    @classmethod
    async def open(cls, url: str | URL) -> Store:
        """Connect, and bring the schema up to date. BadInput where there is no usable database."""
        wanted = make_url(url)
        if wanted.get_backend_name() == "sqlite":
            wanted = wanted.set(drivername="sqlite")  # an asynchronous driver would add a thread of its own
        memory = wanted.get_backend_name() == "sqlite" and wanted.database in (None, "", ":memory:")
        engine = create_engine(wanted) if memory else create_engine(wanted, pool_size=CONNECTIONS)
        if engine.dialect.name == "sqlite":
            event.listen(engine, "connect", _set_pragmas)
            event.listen(engine, "begin", _begin)
        store = cls(engine)
        try:
            await store._job(store._migrate)
        except BaseException:
            await store.close()
            raise
        return store

    async def close(self) -> None:
        """Close the connections, after the changes that are still being written."""
        await self._job(self.engine.dispose)
        self._thread.shutdown(wait=False)

    async def _job(self, work: Callable[[], _T]) -> _T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    async def _transaction(self, work: Callable[[Connection], _T]) -> _T:
        """Run the work in one transaction. When this returns, the transaction is on disk."""

        def transaction() -> _T:
            try:
                with self.engine.begin() as connection:
                    return work(connection)
            except IntegrityError:
                raise Conflict from None
            except DBAPIError as error:
                raise NotSaved(str(error.orig)) from error

        return await self._job(transaction)

    def _migrate(self) -> None:
        try:
            with self.engine.begin() as connection:
                _migrate(connection)
        except DBAPIError as error:
            raise BadInput(f"{self.engine.url.database} cannot be used as the database: {error.orig}") from None

    async def add(self, seated: list[SeatRow], first: Change, link: Change | None = None) -> None:
        """Add a table as its first change leaves it, and change an older one that leads to it."""

        def work(connection: Connection) -> None:
            row = _plain(first.table)
            connection.execute(insert(tables), {**row, "created": row["changed"]})
            connection.execute(insert(seats), [_seat(first.table.id, seat) for seat in seated])
            _write_match(connection, first)
            if link is not None:
                _write(connection, link)

        await self._transaction(work)

    async def save(self, change: Change) -> None:
        """Write one change, whole or not at all."""
        await self._transaction(lambda connection: _write(connection, change))

    async def say(
        self, key: str, seq: int, body: dict[str, Any], seat: int = -1, command: str = "", version: int = 0
    ) -> None:
        """Write one entry of a table's talk. The table itself does not change."""

        def work(connection: Connection) -> None:
            connection.execute(insert(talk), {"table_id": key, "seq": seq, "body": _dumps(body)})
            _note_command(connection, key, seat, command, version)

        await self._transaction(work)

    async def load(self, key: str, whole: bool = False) -> Saved | None:
        """Return a table. Of the record and of the commands, only the newest part is read unless `whole` is set."""

        def work(connection: Connection) -> Saved | None:
            row = connection.execute(select(tables).where(tables.c.id == key)).first()
            if row is None:
                return None
            seated = connection.execute(select(seats).where(seats.c.table_id == key).order_by(seats.c.seat))
            snap = connection.execute(select(snapshots).where(snapshots.c.table_id == key)).first()
            before = json.loads(snap.before) if snap is not None and not whole else {}
            newest = 0 if whole else row.version - COMMANDS_READ
            done = connection.execute(
                select(commands).where((commands.c.table_id == key) & (commands.c.version >= newest))
            )
            said = connection.execute(select(talk).where(talk.c.table_id == key).order_by(talk.c.seq))
            dealt = connection.execute(select(decks.c.text).where(decks.c.id == row.decks)).scalar() or ""
            if row.decks and not dealt:
                raise BadInput(f"table {key}: the decks it was dealt with ({row.decks}) are not in the database")
            try:
                return Saved(
                    _table(row),
                    [SeatRow(s.seat, s.who, s.name, s.bot, s.stand_in, s.token) for s in seated],
                    _entries(connection, key, before.get("rows", 0)),
                    _snapshot(snap) if snap else None,
                    {(c.seat, c.command) for c in done},
                    dealt,
                    tuple([json.loads(row.body) for row in said]),
                )
            except ValueError as error:
                raise BadInput(f"table {key}: what is kept of it cannot be read: {error}") from None

        return await self._transaction(work)

    async def entries(self, key: str, first: int, end: int) -> list[EntryRow]:
        """Return the rows of a table's record from number `first` up to `end`, without it."""
        return await self._transaction(lambda connection: _entries(connection, key, first, end))

    async def is_done(self, key: str, seat: int, command: str) -> bool:
        """Tell whether a command was carried out."""
        same = (commands.c.table_id == key) & (commands.c.seat == seat) & (commands.c.command == command)
        return await self._transaction(lambda c: c.execute(select(commands.c.seat).where(same)).first() is not None)

    async def keep_snapshot(self, key: str, snapshot: Snapshot) -> None:
        """Store a newer position of a table; nothing else changes, neither the draft nor the table's version."""
        older = (snapshots.c.table_id == key) & (snapshots.c.seq <= snapshot.seq)
        values = {"seq": snapshot.seq, "position": _dumps(snapshot.position), "before": _dumps(snapshot.before)}
        # a draft that lies on the older position keeps lying on it
        on = case((snapshots.c.draft_on < 0, snapshots.c.seq), else_=snapshots.c.draft_on)
        change = update(snapshots).where(older).values(**values, draft_on=on)
        await self._transaction(lambda connection: connection.execute(change))

    async def glance(self, keys: Iterable[str]) -> dict[str, tuple[TableRow, list[SeatRow]]]:
        """Return tables with their seats, for the lobby. Nothing of the match is read."""
        wanted = list(keys)

        def work(connection: Connection) -> dict[str, tuple[TableRow, list[SeatRow]]]:
            rows = [_table(row) for row in connection.execute(select(tables).where(tables.c.id.in_(wanted)))]
            found: dict[str, tuple[TableRow, list[SeatRow]]] = {row.id: (row, []) for row in rows}
            where = select(seats).where(seats.c.table_id.in_(list(found))).order_by(seats.c.seat)
            for s in connection.execute(where):
                found[s.table_id][1].append(SeatRow(s.seat, s.who, s.name, s.bot, s.stand_in, s.token))
            return found

        return await self._transaction(work)

    async def waiting_for_bots(self, since: float) -> list[str]:
        """Return the tables at which a match waits for a bot, those that changed last first."""
        due = (tables.c.phase == "running") & tables.c.bot_due
        chosen = select(tables.c.id).where(due & (tables.c.changed > since))
        ordered = chosen.order_by(tables.c.changed.desc())
        return await self._transaction(lambda connection: [row.id for row in connection.execute(ordered)])

    async def pragmas(self) -> dict[str, Any]:
        """Return the settings the live connection reports (SQLite)."""
        names = [pragma.partition("=")[0] for pragma in PRAGMAS]
        return await self._transaction(
            lambda connection: {name: connection.execute(text(f"PRAGMA {name}")).scalar() for name in names}
        )


def _write(connection: Connection, change: Change) -> None:
    row = {**_plain(change.table), "version": change.table.version + 1}
    key = row.pop("id")
    values = {**row, "key": key, "read_version": change.table.version}
    if connection.execute(_UPDATE_TABLE, values).rowcount != 1:
        raise Conflict
    if change.seats is not None:
        connection.execute(_DELETE_SEATS, {"key": key})
        connection.execute(insert(seats), [_seat(key, seat) for seat in change.seats])
    _write_match(connection, change)


def _write_match(connection: Connection, change: Change) -> None:
    """Write the record entries, the position and the id of the command."""
    key, now = change.table.id, time.time()
    if change.decks:
        _keep_decks(connection, change.table.decks, change.decks)
    if change.entries:
        rows = [
            {"table_id": key, "seq": row.seq, "body": _dumps(row.body), "events": _dumps(row.events), "at": now}
            for row in change.entries
        ]
        connection.execute(insert(entries), rows)
    if change.snapshot is not None:
        found = change.snapshot
        values: dict[str, Any] = {"drafter": found.drafter, "draft": _dumps(found.draft), "draft_on": found.draft_on}
        if isinstance(found, Snapshot):
            position, before = _dumps(found.position), _dumps(found.before)
            values |= {"seq": found.seq, "position": position, "before": before}
        if connection.execute(_UPDATE_SNAPSHOT, {**values, "key": key}).rowcount != 1:
            connection.execute(insert(snapshots), {**values, "table_id": key})
    _note_command(connection, key, change.seat, change.command, change.table.version + 1)


def _note_command(connection: Connection, key: str, seat: int, command: str, version: int) -> None:
    """Store the id of a command that is carried out. Raises Repeated if it is there already."""
    if command:
        values = {"table_id": key, "seat": seat, "command": command, "version": version}
        if connection.execute(_INSERT_COMMAND, values).rowcount != 1:
            raise Repeated


def _keep_decks(connection: Connection, key: str, content: str) -> None:
    """Store decks that are not there yet. Another server may store the same ones at the same moment."""
    if connection.execute(select(decks.c.id).where(decks.c.id == key)).first() is None:
        try:
            with connection.begin_nested():
                connection.execute(insert(decks), {"id": key, "text": content})
        except IntegrityError:
            """They are there now."""


def _begin(connection: Connection) -> None:
    """Begin every transaction ourselves: the driver would leave CREATE TABLE and SELECT outside of it."""
    connection.exec_driver_sql("BEGIN")


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


def _migrate(connection: Connection) -> None:
    """Bring the schema up to date. Alembic is imported only when it has something to do: it is slow to load."""
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
    packed = {name: _dumps(getattr(row, name)) for name in ("options", "waiting", "winners", "talk")}
    return {**row._asdict(), **packed}


def _seat(key: str, seat: SeatRow) -> dict[str, Any]:
    return {"table_id": key, **seat._asdict()}


def _snapshot(row: Any) -> Snapshot:
    draft, before = json.loads(row.draft), json.loads(row.before)
    return Snapshot(row.seq, json.loads(row.position), row.drafter, draft, row.draft_on, before)


def _entries(connection: Connection, key: str, first: int = 0, end: int | None = None) -> list[EntryRow]:
    chosen = select(entries).where((entries.c.table_id == key) & (entries.c.seq >= first)).order_by(entries.c.seq)
    found = connection.execute(chosen if end is None else chosen.where(entries.c.seq < end))
    return [EntryRow(e.seq, json.loads(e.body), json.loads(e.events)) for e in found]


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
        row.decks,
        row.version,
        loads(row.talk),
        row.bot_due,
    )
