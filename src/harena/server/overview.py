"""What an operator sees of the tables: who sits there, how big and how old they are. No cards, no tokens, no links."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from sqlalchemy import Connection, Select, func, select

from harena.server.schema import closures, entries, seats, snapshots, tables, talk


class Row(NamedTuple):
    id: str
    game: str
    phase: str  # open, running, over or closed
    people: list[str]
    bots: int
    created: float
    changed: float
    size: int  # about how many bytes it takes


class Whole(NamedTuple):
    id: str
    game: str
    phase: str
    closed: str  # why, if it is closed
    seats: list[dict[str, Any]]
    waiting: list[int]  # seats the game waits for, as far as everybody may know
    created: float
    changed: float
    entries: int
    talk: int
    size: int


def listed(connection: Connection, game: str | None, phase: str | None, limit: int) -> tuple[list[Row], int]:
    """Return the tables that changed last, and how many there are in all."""
    chosen = select(tables, closures.c.why).outerjoin(closures, closures.c.table_id == tables.c.id)
    if game is not None:
        chosen = chosen.where(tables.c.game == game)
    if phase == "closed":
        chosen = chosen.where(closures.c.table_id.is_not(None) | (tables.c.phase == "closed"))
    elif phase is not None:
        chosen = chosen.where((tables.c.phase == phase) & closures.c.table_id.is_(None))
    count = connection.execute(select(func.count()).select_from(chosen.subquery())).scalar() or 0
    rows = connection.execute(chosen.order_by(tables.c.changed.desc()).limit(limit)).all()
    keys = [row.id for row in rows]
    sizes = _sizes(connection, keys)
    sitting: dict[str, list[Any]] = {key: [] for key in keys}
    for seat in connection.execute(select(seats).where(seats.c.table_id.in_(keys)).order_by(seats.c.seat)):
        sitting[seat.table_id].append(seat)
    found = [
        Row(
            row.id,
            row.game,
            row.phase if row.why is None else "closed",
            [seat.name for seat in sitting[row.id] if seat.who == "person"],
            len([seat for seat in sitting[row.id] if seat.who == "bot"]),
            row.created,
            row.changed,
            sizes.get(row.id, 0),
        )
        for row in rows
    ]
    return found, count


def shown(connection: Connection, key: str) -> Whole:
    row = connection.execute(select(tables).where(tables.c.id == key)).one()
    why = connection.execute(select(closures.c.why).where(closures.c.table_id == key)).scalar()
    around = connection.execute(select(seats).where(seats.c.table_id == key).order_by(seats.c.seat))
    named = ("seat", "who", "name", "bot", "stand_in")
    return Whole(
        row.id,
        row.game,
        row.phase if why is None else "closed",
        why or "",
        [{name: getattr(seat, name) for name in named} for seat in around],
        json.loads(row.waiting) if row.phase == "running" else [],
        row.created,
        row.changed,
        _count(connection, select(func.count()).where(entries.c.table_id == key)),
        _count(connection, select(func.count()).where(talk.c.table_id == key)),
        _sizes(connection, [key]).get(key, 0),
    )


def _count(connection: Connection, counted: Select[Any]) -> int:
    return int(connection.execute(counted).scalar() or 0)


def _sizes(connection: Connection, keys: list[str]) -> dict[str, int]:
    """Return about how many bytes the record, the position and the talk of each table take."""
    found: dict[str, int] = {}
    texts = ((entries, entries.c.body, entries.c.events), (snapshots, snapshots.c.position), (talk, talk.c.body))
    for table, *columns in texts:
        length = sum([func.length(column) for column in columns[1:]], func.length(columns[0]))
        summed = select(table.c.table_id, func.sum(length).label("size")).where(table.c.table_id.in_(keys))
        for row in connection.execute(summed.group_by(table.c.table_id)):
            found[row.table_id] = found.get(row.table_id, 0) + int(row.size or 0)
    return found
