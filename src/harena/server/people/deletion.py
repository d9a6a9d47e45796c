"""Deletes everything that is kept about a person. Matches stay, without the name, and with a bot in the seat."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import Connection, Table, delete, select, update

from harena.bots.registry import usual_for
from harena.names import unlike
from harena.server.evenings import rows
from harena.server.people.seats import keys_of
from harena.server.persistence import waits_for_bot
from harena.server.profile.choices import forget_person
from harena.server.schema import metadata, people, seats, tables, talk
from harena.server.store import SeatRow

NAMELESS = "Guest"
SAID = "…"  # instead of what they said


def erase(connection: Connection, person: str) -> list[str]:
    """Delete a person. Return the tables where they had a seat."""
    keys = keys_of(connection, person)
    kept = [key for key in keys if _leave(connection, key, person)]
    forget_person(connection, person)
    rows.forget_person(connection, person)  # the points of others depend on theirs
    for each in metadata.tables.values():
        if each is not seats and "person" in each.c:
            connection.execute(delete(each).where(each.c.person == person))
    connection.execute(delete(people).where(people.c.id == person))  # and all that refers to them
    return kept


def _leave(connection: Connection, key: str, person: str) -> bool:
    """Take a person out of a table. False: nobody else was there, and nothing was played, so the table is gone."""
    row = connection.execute(select(tables).where(tables.c.id == key)).one()
    found = connection.execute(select(seats).where(seats.c.table_id == key).order_by(seats.c.seat))
    seated = [SeatRow(*[each[name] for name in SeatRow._fields]) for each in found.mappings()]
    own = [seat.seat for seat in seated if seat.person == person]
    host = row.host if row.host not in own else _next_host(seated, person)
    if row.phase == "open" and host < 0:
        connection.execute(delete(tables).where(tables.c.id == key))
        return False
    for seat in own:
        others = [each.name for each in seated if each.seat != seat]
        seated[seat] = _without(seated[seat], row, others)
        values = seated[seat]._asdict()
        connection.execute(update(seats).where((seats.c.table_id == key) & (seats.c.seat == seat)).values(values))
    due = row.phase == "running" and waits_for_bot(seated, json.loads(row.waiting))
    connection.execute(update(tables).where(tables.c.id == key).values(host=host, bot_due=due))
    _unsay(connection, talk, key, own)
    return True


def _next_host(seated: list[SeatRow], person: str) -> int:
    return next((each.seat for each in seated if each.who == "person" and each.person != person), -1)


def _without(seat: SeatRow, row: Any, others: list[str]) -> SeatRow:
    """Return a seat without the person who had it."""
    if row.phase == "open":
        return SeatRow(seat.seat, "free")
    left = seat._replace(name=unlike(NAMELESS, others), token="", person="")
    return left._replace(stand_in=True, bot=usual_for(row.game)) if row.phase == "running" else left


def _unsay(connection: Connection, kept: Table, key: str, own: list[int]) -> None:
    """Take away the words of what these seats said. What was said with ready-made sentences has none of their own."""
    for row in connection.execute(select(kept).where(kept.c.table_id == key)).all():
        body = json.loads(row.body)
        if body.get("by") in own and body.get("text"):
            words = json.dumps({**body, "text": SAID}, ensure_ascii=False, separators=(",", ":"))
            this = (kept.c.table_id == key) & (kept.c.seq == row.seq)
            connection.execute(update(kept).where(this).values(body=words))
