"""The statements that say whose seats are whose, at any number of tables at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy import Connection, delete, select, update

from harena.server.people import sign_ins
from harena.server.schema import people, seats
from harena.server.store.writing import lock_tables


def keys_of(connection: Connection, person: str) -> list[str]:
    """Return the tables where a person has a seat, and lock them."""
    found = connection.execute(select(seats.c.table_id).where(seats.c.person == person).distinct())
    keys = [row.table_id for row in found]
    lock_tables(connection, keys)
    return keys


def adopt(connection: Connection, person: str, tokens: Mapping[str, Sequence[str]]) -> list[str]:
    """Give a person the seats whose hashed tokens they have, by table, if these seats are nobody's. Return the
    tables."""
    lock_tables(connection, list(tokens))
    found = []
    for key, hashed in tokens.items():
        own = (seats.c.table_id == key) & (seats.c.person == "") & (seats.c.who == "person")
        taken = update(seats).where(own & (seats.c.token != "") & seats.c.token.in_(hashed)).values(person=person)
        if connection.execute(taken).rowcount:
            found.append(key)
    return found


def give(connection: Connection, before: str, person: str) -> list[str]:
    """Give all seats of one person to another, and forget the one."""
    keys = keys_of(connection, before)
    connection.execute(update(seats).where(seats.c.person == before).values(person=person))
    connection.execute(delete(people).where(people.c.id == before))
    return keys


def let_go(connection: Connection, guest: str, sign_in: str) -> list[str]:
    """Sign a browser out as a guest, and forget a guest who is nowhere signed in any more. Their seats are left to
    whoever holds the tokens."""
    sign_ins.end(connection, guest, sign_in)
    return [] if sign_ins.has_any(connection, guest) else give(connection, guest, "")


def withdraw_tokens(connection: Connection, person: str) -> list[str]:
    """Let no token of a person's seats work any more. Whoever is signed in needs none."""
    keys = keys_of(connection, person)
    own = (seats.c.person == person) & (seats.c.token != "")
    held = {row.table_id for row in connection.execute(select(seats.c.table_id).where(own))}
    connection.execute(update(seats).where(own).values(token=""))
    return [key for key in keys if key in held]
