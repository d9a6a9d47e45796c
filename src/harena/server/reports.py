"""What people at a table have reported to the operator: a line of talk, with those around it. Nobody else reads it.

The rows belong to their table and are deleted with it, or by `harena prune` once they are as old as what it deletes.
"""

from __future__ import annotations

import json
from typing import NamedTuple

from sqlalchemy import Connection, delete, func, select, update

from harena.kernel.rules import BadInput
from harena.server.schema import reports

SHORTEST = 4  # signs of an id that a person must type


class Line(NamedTuple):
    seat: int
    to: int  # -1: everybody at the table heard it
    text: str
    at: float


class Report(NamedTuple):
    id: str
    table: str
    at: float
    reporter: int
    accused: int
    name: str  # of the accused, at that time
    line: str
    around: list[Line]  # what the reporter had read before and after
    settled: bool


def listed(connection: Connection, with_settled: bool, limit: int) -> tuple[list[Report], int]:
    """Return the newest reports, and how many there are in all."""
    chosen = select(reports) if with_settled else select(reports).where(~reports.c.settled)
    count = connection.execute(select(func.count()).select_from(chosen.subquery())).scalar() or 0
    found = [
        Report(
            row.id,
            row.table_id,
            row.at,
            row.reporter,
            row.accused,
            row.name,
            row.line,
            [Line(*each) for each in json.loads(row.around)],
            row.settled,
        )
        for row in connection.execute(chosen.order_by(reports.c.at.desc()).limit(limit))
    ]
    return found, count


def settle(connection: Connection, typed: str) -> str:
    """Note that the operator has dealt with a report, named by its id or the beginning of it. Return the id."""
    begins = select(reports.c.id).where(reports.c.id.startswith(typed, autoescape=True)).limit(2)
    found = [row.id for row in connection.execute(begins)] if len(typed) >= SHORTEST else []
    if len(found) > 1:
        raise BadInput(f"several reports begin with {typed!r}; expected the whole id")
    if not found:
        raise BadInput(f"there is no report {typed!r}; `harena admin reports` lists them")
    connection.execute(update(reports).where(reports.c.id == found[0]).values(settled=True))
    return str(found[0])


def delete_old(connection: Connection, before: float) -> int:
    """Delete reports of older days."""
    return connection.execute(delete(reports).where(reports.c.at < before)).rowcount
