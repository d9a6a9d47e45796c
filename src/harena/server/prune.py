"""Deletes tables that nobody has touched for a long time, old evenings and reports, and guests who have not been here
since."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence

from sqlalchemy import Connection, delete, func, select

from harena.server import reports
from harena.server.evenings import rows
from harena.server.schema import decks, entries, people, seats, tables, talk

PHASES = ("over", "open", "running")
AT_ONCE = 50  # tables per transaction: a running server waits for one only a moment


def untouched(connection: Connection, before: float, phases: Iterable[str]) -> dict[str, list[str]]:
    """Return the ids of the tables at which nothing was done or said since, by phase. Those that their host has closed
    are over."""
    wanted = list(phases)
    moved = select(entries.c.seq).where((entries.c.table_id == tables.c.id) & (entries.c.at >= before)).exists()
    old = (tables.c.changed < before) & tables.c.phase.in_([*wanted, "closed"] if "over" in wanted else wanted) & ~moved
    found: dict[str, list[str]] = {phase: [] for phase in wanted}
    for row in connection.execute(select(tables.c.id, tables.c.phase).where(old).order_by(tables.c.changed)):
        found["over" if row.phase == "closed" else row.phase].append(row.id)
    lively = _talked_since(connection, before)
    return {phase: [key for key in keys if key not in lively] for phase, keys in found.items()}


def _talked_since(connection: Connection, before: float) -> set[str]:
    last = select(talk.c.table_id, func.max(talk.c.seq).label("seq")).group_by(talk.c.table_id).subquery()
    joined = talk.join(last, (talk.c.table_id == last.c.table_id) & (talk.c.seq == last.c.seq))
    rows = connection.execute(select(talk.c.table_id, talk.c.body).select_from(joined))
    return {row.table_id for row in rows if json.loads(row.body).get("at", 0.0) >= before}


def delete_tables(connection: Connection, keys: Sequence[str], before: float) -> int:
    """Delete tables with everything that belongs to them, unless somebody has come back to them."""
    gone = delete(tables).where(tables.c.id.in_(keys) & (tables.c.changed < before))
    return connection.execute(gone).rowcount


def delete_old_club(connection: Connection, before: float) -> None:
    """Delete evenings and reports to the operator at which nothing was done since."""
    rows.delete_old(connection, before)
    reports.delete_old(connection, before)


def delete_unseen_guests(connection: Connection, before: float) -> None:
    """Delete guests who have not been here since, and have no seat at any table that is left. Accounts stay."""
    seated = select(seats.c.person).where(seats.c.person == people.c.id).exists()
    unseen = (people.c.kind == "guest") & (people.c.seen < before) & ~seated
    connection.execute(delete(people).where(unseen))


def delete_unused_decks(connection: Connection) -> None:
    """Delete decks that no table was dealt with. On PostgreSQL a server could take up such a deck at this moment, so
    they stay there; on SQLite, nobody else writes while we do."""
    if connection.dialect.name == "sqlite":
        connection.execute(delete(decks).where(decks.c.id.not_in(select(tables.c.decks))))
