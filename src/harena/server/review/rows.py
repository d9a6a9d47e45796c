"""The statements for the rows of reviews.

A server claims a row before it works at a review, and writes to it every second or two. The row also tells others how
far it is, and lets them stop it: whoever deletes the row has stopped the work, at whatever server. A server that was
killed leaves a row that runs out.
"""

from __future__ import annotations

import json
import time
from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, delete, insert, select, update

from harena.server.schema import reviews
from harena.server.store.writing import lock_tables

ALIVE = 30.0  # seconds until a review that nobody has written to counts as given up


class ReviewRow(NamedTuple):
    """A review that is kept, or that is being worked out."""

    body: dict[str, Any] | None  # what was found; None: it is being worked out
    done: int
    total: int

    @property
    def failed(self) -> bool:
        return self.body is not None and "trouble" in self.body


def read(connection: Connection, table: str, seat: int) -> ReviewRow | None:
    """Read a review. None: there is none, and nobody works at it."""
    row = connection.execute(select(reviews).where(_is(table, seat))).first()
    return None if row is None or _was_given_up(row) else _row(row)


def claim(connection: Connection, table: str, seat: int, worker: str) -> bool:
    """Let a server work at a review. False: it is there, or somebody works at one of this table now."""
    lock_tables(connection, [table])
    rows = connection.execute(select(reviews).where(reviews.c.table_id == table)).all()
    if any([not row.body and not _was_given_up(row) for row in rows]):
        return False
    if any([row.seat == seat and row.body and not _row(row).failed for row in rows]):
        return False
    connection.execute(delete(reviews).where(_is(table, seat)))
    values = {"table_id": table, "seat": seat, "body": "", "worker": worker, "done": 0, "total": 0}
    connection.execute(insert(reviews), {**values, "until": time.time() + ALIVE})
    return True


def note(connection: Connection, table: str, seat: int, worker: str, done: int, total: int) -> bool:
    """Note how far a review is. False: it was stopped."""
    values = {"done": done, "total": total, "until": time.time() + ALIVE}
    return connection.execute(update(reviews).where(_works(table, seat, worker)).values(values)).rowcount == 1


def keep(connection: Connection, table: str, seat: int, worker: str, body: dict[str, Any]) -> bool:
    """Keep what was found. False: it was stopped."""
    text = json.dumps(body, separators=(",", ":"))
    return connection.execute(update(reviews).where(_works(table, seat, worker)).values(body=text)).rowcount == 1


def stop(connection: Connection, table: str, seat: int) -> None:
    """Stop the work at a review, whichever server does it. What is finished stays."""
    connection.execute(delete(reviews).where(_is(table, seat) & (reviews.c.body == "")))


def give_up(connection: Connection, worker: str) -> None:
    """Let others work at the reviews that this server does not finish."""
    connection.execute(delete(reviews).where((reviews.c.worker == worker) & (reviews.c.body == "")))


def _is(table: str, seat: int) -> Any:
    return (reviews.c.table_id == table) & (reviews.c.seat == seat)


def _works(table: str, seat: int, worker: str) -> Any:
    return _is(table, seat) & (reviews.c.worker == worker) & (reviews.c.body == "")


def _row(row: Row[Any]) -> ReviewRow:
    return ReviewRow(json.loads(row.body) if row.body else None, row.done, row.total)


def _was_given_up(row: Row[Any]) -> bool:
    return not row.body and row.until < time.time()
