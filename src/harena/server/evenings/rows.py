"""The statements that read and write evenings. An evening is written whole or not at all, and never over a version that
was not read."""

from __future__ import annotations

import json
import time
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from harena.server.evenings.evening import Evening, Guest, Plan, Played
from harena.server.schema import evening_guests, evening_tables, evenings
from harena.server.store import Conflict

JSON = ("options", "clock")  # columns of a plan


def add(connection: Connection, evening: Evening) -> None:
    plan, now = evening.plan, time.time()
    values = {
        **plan._asdict(),
        "options": json.dumps(plan.options),
        "clock": json.dumps(plan.clock),
        "phase": evening.phase,
        "round": evening.round,
    }
    connection.execute(insert(evenings), {**values, "created": now, "changed": now, "version": evening.version})


def read(connection: Connection, key: str) -> Evening | None:
    row = connection.execute(select(evenings).where(evenings.c.id == key)).first()
    if row is None:
        return None
    guests = select(evening_guests).where(evening_guests.c.evening_id == key).order_by(evening_guests.c.number)
    played = select(evening_tables).where(evening_tables.c.evening_id == key)
    plan = Plan(*[json.loads(getattr(row, name)) if name in JSON else getattr(row, name) for name in Plan._fields])
    return Evening(
        plan,
        row.phase,
        row.round,
        tuple(
            [
                Guest(each.number, each.name, each.token, each.person, each.here, tuple(json.loads(each.missed)))
                for each in connection.execute(guests)
            ]
        ),
        tuple(
            [
                Played(each.round, each.number, each.table_id, tuple(json.loads(each.guests)), json.loads(each.result))
                for each in connection.execute(played.order_by(evening_tables.c.round, evening_tables.c.number))
            ]
        ),
        row.version,
    )


def save(connection: Connection, before: Evening, after: Evening) -> None:
    """Write what has changed. Conflict: somebody else was first."""
    key, version = before.plan.id, before.version
    same = (evenings.c.id == key) & (evenings.c.version == version)
    values = {"phase": after.phase, "round": after.round, "changed": time.time(), "version": version + 1}
    if connection.execute(update(evenings).where(same).values(**values)).rowcount != 1:
        raise Conflict
    old_guests = {guest.number: guest for guest in before.guests}
    for guest in after.guests:
        if old_guests.get(guest.number) != guest:
            number = evening_guests.c.number == guest.number
            connection.execute(delete(evening_guests).where((evening_guests.c.evening_id == key) & number))
            connection.execute(insert(evening_guests), {"evening_id": key, **_guest(guest)})
    old_tables = {each.table: each for each in before.played}
    for each in after.played:
        if old_tables.get(each.table) != each:
            place = (evening_tables.c.round == each.round) & (evening_tables.c.number == each.number)
            connection.execute(delete(evening_tables).where((evening_tables.c.evening_id == key) & place))
            connection.execute(insert(evening_tables), {"evening_id": key, **_played(each)})


def forget_person(connection: Connection, person: str) -> None:
    """Take a person out of all evenings: the points stay, the name goes."""
    gone = {"person": "", "token": "", "name": "", "here": False}
    connection.execute(update(evening_guests).where(evening_guests.c.person == person).values(**gone))
    connection.execute(update(evenings).where(evenings.c.person == person).values(person="", key=""))


def delete_old(connection: Connection, before: float) -> int:
    """Delete evenings that have not changed since. Their tables are pruned by themselves."""
    return connection.execute(delete(evenings).where(evenings.c.changed < before)).rowcount


def _guest(guest: Guest) -> dict[str, Any]:
    return {**guest._asdict(), "missed": json.dumps(guest.missed)}


def _played(each: Played) -> dict[str, Any]:
    return {
        "round": each.round,
        "number": each.number,
        "table_id": each.table,
        "guests": json.dumps(each.guests),
        "result": json.dumps(each.result),
    }
