"""Computes everything again from the stored matches: what was read from them, then all ratings, in the order in which
the matches were counted. The outcome is the same, unless a version of Harena reads more in a match than the one that
counted it, new achievements for example."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from sqlalchemy import Connection, func, select, update

from harena.server.profile.counting import compute_again, lock
from harena.server.profile.results import ENDED, RATED, MatchResult, result_of
from harena.server.schema import result_seats, results, tables
from harena.server.store.reading import load

AS_COUNTED = ("seat", "person", "name", "bot")  # of a seat: it may have been taken from somebody since


class Counted(NamedTuple):
    matches: int
    rated: int
    again: int = 0  # read again: their tables are still there


def counted(connection: Connection) -> Counted:
    """Return how many matches were counted."""
    found = {row.why: row.many for row in connection.execute(_BY_WHY)}
    return Counted(sum(found.values()), found.get(RATED, 0))


_BY_WHY = select(results.c.why, func.count().label("many")).group_by(results.c.why)


def tables_there(connection: Connection) -> list[str]:
    """Return the tables of counted matches that were not deleted."""
    there = select(results.c.table_id).join(tables, tables.c.id == results.c.table_id).order_by(results.c.number)
    return [row.table_id for row in connection.execute(there)]


def count_again(run: Callable[[Callable[[Connection], Any]], Any]) -> Counted:
    """Read every match again whose table is still there, and compute all ratings again. `run` runs work in one
    transaction: each match is one of its own, so that a running server waits only a moment."""
    keys = run(tables_there)
    for key in keys:
        saved = run(partial(load, key=key, whole=True))
        if saved is not None:
            run(partial(renew, result=result_of(saved)))
    run(compute_again)
    found: Counted = run(counted)
    return found._replace(again=len(keys))


def renew(connection: Connection, result: MatchResult) -> None:
    """Write what a match was as it is read now. Who played, and whether it is rated, stays as it was counted."""
    if result.why == ENDED:
        return
    lock(connection)
    own = results.c.table_id == result.table
    values = {"sides": result.sides, "rounds": result.rounds, "moves": result.moves}
    connection.execute(update(results).where(own).values(**values))
    for seat in result.seats:
        same = (result_seats.c.table_id == result.table) & (result_seats.c.seat == seat.seat)
        read = {name: value for name, value in seat._asdict().items() if name not in AS_COUNTED}
        connection.execute(update(result_seats).where(same).values({**read, "earned": json.dumps(seat.earned)}))
