"""The statements that write changes, for many changes at once.

SQLite gets one prepared statement per kind of row and runs it for each; PostgreSQL gets whole columns as arrays, so
that a group of changes takes as many round trips as a single one. Building statements with SQLAlchemy would cost more
processor time than running them.
"""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Boolean, Connection, Float, Integer, Table, func, select, update

from harena.server.schema import commands, decks, entries, seats, snapshots, tables, talk
from harena.server.store.rows import Change, Conflict, Repeated, SeatRow, Snapshot, TableRow

CHANNEL = "harena"  # PostgreSQL: where the workers tell each other what they have written

Row = tuple[Any, ...]


class Statement:
    """One statement for many rows. It must change one row for each; `otherwise` is the error if it does not, and None
    where that is no error."""

    def __init__(self, sqlite: str, postgres: str, otherwise: type[Exception] | None = Conflict) -> None:
        self.sqlite, self.postgres, self.otherwise = sqlite, postgres, otherwise

    def run(self, connection: Connection, rows: Sequence[Row]) -> None:
        if connection.dialect.name == "sqlite":
            done = connection.exec_driver_sql(self.sqlite, list(rows))
        else:
            columns = [list(column) for column in zip(*rows, strict=True)]
            done = connection.exec_driver_sql(self.postgres, tuple(columns))
        if self.otherwise is not None and done.rowcount != len(rows):
            raise self.otherwise


def _arrays(table: Table, names: Sequence[str]) -> str:
    """Return PostgreSQL's expression for rows that come as one array per column."""
    kinds: list[str] = []
    for number, name in enumerate(names, 1):
        column = table.c[name.removeprefix("read_")].type
        kind = {Integer: "integer", Float: "double precision", Boolean: "boolean"}.get(type(column), "text")
        kinds.append(f"${number}::{kind}[]")
    return f"unnest({', '.join(kinds)}) AS new ({', '.join(names)})"


def _insert(
    table: Table, names: Sequence[str], more: str = "", otherwise: type[Exception] | None = Conflict
) -> Statement:
    into = f"INSERT INTO {table.name} ({', '.join(names)})"
    marks = ", ".join("?" * len(names))
    return Statement(
        f"{into} VALUES ({marks}) {more}", f"{into} SELECT * FROM {_arrays(table, names)} {more}", otherwise
    )


def _update(table: Table, names: Sequence[str], key: str, version: str = "") -> Statement:
    """Return a statement whose rows have the new values, then the key, then the version that must be found there."""
    found = [key, f"read_{version}"] if version else [key]
    sqlite = " AND ".join([f"{name.removeprefix('read_')} = ?" for name in found])
    postgres = " AND ".join([f"{table.name}.{name.removeprefix('read_')} = new.{name}" for name in found])
    values = ", ".join([f"{name} = new.{name}" for name in names])
    return Statement(
        f"UPDATE {table.name} SET {', '.join([f'{name} = ?' for name in names])} WHERE {sqlite}",
        f"UPDATE {table.name} SET {values} FROM {_arrays(table, [*names, *found])} WHERE {postgres}",
    )


_TABLE = [name for name in TableRow._fields if name != "id"]
_SNAPSHOT = ("table_id", "seq", "position", "before", "drafter", "draft", "draft_on")
_REPLACE = ", ".join([f"{name} = excluded.{name}" for name in _SNAPSHOT[1:]])

ADD_TABLE = _insert(tables, (*_TABLE, "id", "created"))
CHANGE_TABLE = _update(tables, _TABLE, "id", "version")
REMOVE_SEATS = Statement(
    "DELETE FROM seats WHERE table_id = ?", "DELETE FROM seats WHERE table_id = ANY($1::text[])", otherwise=None
)
ADD_SEAT = _insert(seats, ("table_id", *SeatRow._fields))
ADD_DECKS = _insert(decks, ("id", "text"), "ON CONFLICT DO NOTHING", otherwise=None)  # many tables share them
ADD_ENTRY = _insert(entries, ("table_id", "seq", "body", "events", "at"))
PUT_SNAPSHOT = _insert(snapshots, _SNAPSHOT, f"ON CONFLICT (table_id) DO UPDATE SET {_REPLACE}")
PUT_DRAFT = _update(snapshots, ("drafter", "draft", "draft_on"), "table_id")
# A newer position; a draft that lies on the older one keeps lying on it
_KEEP = "draft_on = CASE WHEN draft_on < 0 THEN snapshots.seq ELSE draft_on END"
_KEPT = ("seq", "position", "before", "table_id", "read_seq")
KEEP_SNAPSHOT = Statement(
    f"UPDATE snapshots SET {_KEEP}, seq = ?, position = ?, before = ? WHERE table_id = ? AND seq <= ?",
    f"UPDATE snapshots SET {_KEEP}, seq = new.seq, position = new.position, before = new.before "
    f"FROM {_arrays(snapshots, _KEPT)} WHERE snapshots.table_id = new.table_id AND snapshots.seq <= new.read_seq",
    otherwise=None,
)
ADD_TALK = _insert(talk, ("table_id", "seq", "body"))
# A command that is there already must not look like a conflict with another server: it was sent again.
ADD_COMMAND = _insert(commands, ("table_id", "seat", "command", "version"), "ON CONFLICT DO NOTHING", Repeated)

ORDER = (  # a row comes after those it refers to
    ADD_TABLE,
    CHANGE_TABLE,
    REMOVE_SEATS,
    ADD_SEAT,
    ADD_DECKS,
    ADD_ENTRY,
    PUT_SNAPSHOT,
    PUT_DRAFT,
    KEEP_SNAPSHOT,
    ADD_TALK,
    ADD_COMMAND,
)


class Written(NamedTuple):
    """One change, ready to be written: everything that can fail without a database has been done."""

    key: str  # a group has at most one change with this key
    rows: tuple[tuple[Statement, Row], ...]
    note: str  # what other servers on this database are told, if anything
    reads: tuple[str, int] | None = None  # the table that is changed, and the version it must have


def encoded(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def new_table(seated: Sequence[SeatRow], first: Change, link: Change | None) -> Written:
    """A table as its first change leaves it, and the change of an older one that leads to it."""
    table = first.table
    rows = [(ADD_TABLE, (*_table(table, table.version), table.id, table.changed))]
    rows += [(ADD_SEAT, (table.id, *seat)) for seat in seated]
    rows += _match(first)
    if link is None:
        return Written(table.id, tuple(rows), note(table.id, table.version))
    linked = changed(link)
    return linked._replace(rows=(*rows, *linked.rows))


def changed(change: Change) -> Written:
    table = change.table
    rows = [(CHANGE_TABLE, (*_table(table, table.version + 1), table.id, table.version))]
    if change.seats is not None:
        rows.append((REMOVE_SEATS, (table.id,)))
        rows += [(ADD_SEAT, (table.id, *seat)) for seat in change.seats]
    version = table.version
    return Written(table.id, (*rows, *_match(change)), note(table.id, version + 1), (table.id, version))


def newer_snapshot(key: str, snapshot: Snapshot) -> Written:
    """A newer position of a table. Nothing else changes, neither the draft nor the table's version."""
    row = (snapshot.seq, encoded(snapshot.position), encoded(snapshot.before), key, snapshot.seq)
    return Written(key, ((KEEP_SNAPSHOT, row),), "")


def said(key: str, seq: int, body: dict[str, Any], seat: int, command: str, version: int) -> Written:
    """One entry of a table's talk. The table itself does not change."""
    rows = [(ADD_TALK, (key, seq, encoded(body))), *_command(key, seat, command, version)]
    return Written(f"{key} talk", tuple(rows), note(key, said=seq))


def lock_tables(connection: Connection, keys: Collection[str]) -> None:
    """Lock tables in the order of their ids, as every writer does, so that none waits for another in a circle."""
    rows = select(tables.c.id).where(tables.c.id.in_(sorted(keys))).order_by(tables.c.id)
    connection.execute(rows.with_for_update(key_share=True)).all()


def bump(connection: Connection, keys: Sequence[str], worker: str) -> None:
    """Give tables their next version because their seats were changed, and tell the other servers."""
    changed_tables = update(tables).where(tables.c.id.in_(keys)).values(version=tables.c.version + 1)
    connection.execute(changed_tables)
    if connection.dialect.name == "postgresql":
        found = connection.execute(select(tables.c.id, tables.c.version).where(tables.c.id.in_(keys))).all()
        for row in found:
            told = f"{worker} {note(row.id, row.version)}"
            connection.execute(select(func.pg_notify(CHANNEL, told)))


def note(key: str, version: int = -1, said: int = -1) -> str:
    """Return what other servers are told: the table, its new version, the number of what was said. If there is neither,
    somebody came or went."""
    return f"{key} {version} {said}"


def _table(table: TableRow, version: int) -> list[Any]:
    packed = {name: encoded(getattr(table, name)) for name in ("options", "waiting", "winners", "talk")}
    values = {**table._asdict(), **packed, "version": version}
    return [values[name] for name in _TABLE]


def _match(change: Change) -> list[tuple[Statement, Row]]:
    """The record entries, the position and the id of the command."""
    key, now, found = change.table.id, time.time(), change.snapshot
    rows: list[tuple[Statement, Row]] = []
    if change.decks:
        rows.append((ADD_DECKS, (change.table.decks, change.decks)))
    for entry in change.entries:
        rows.append((ADD_ENTRY, (key, entry.seq, encoded(entry.body), encoded(entry.events), now)))
    if isinstance(found, Snapshot):
        position = (key, found.seq, encoded(found.position), encoded(found.before))
        rows.append((PUT_SNAPSHOT, (*position, found.drafter, encoded(found.draft), found.draft_on)))
    elif found is not None:
        rows.append((PUT_DRAFT, (found.drafter, encoded(found.draft), found.draft_on, key)))
    return rows + _command(key, change.seat, change.command, change.table.version + 1)


def _command(key: str, seat: int, command: str, version: int) -> list[tuple[Statement, Row]]:
    return [(ADD_COMMAND, (key, seat, command, version))] if command else []


def write_together(connection: Connection, group: Sequence[Written]) -> None:
    """Write a group of changes of different tables. Where one of them cannot be written, none must be committed."""
    rows: dict[Statement, list[Row]] = {statement: [] for statement in ORDER}
    for change in group:
        for statement, row in change.rows:
            rows[statement].append(row)
    for statement, found in rows.items():
        if found:
            statement.run(connection, found)
