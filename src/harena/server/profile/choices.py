"""What a person shows of themselves: nothing, until they choose to. Whoever changes their mind vanishes at once."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from harena.server.persistence import new_id
from harena.server.profile.counting import lock
from harena.server.schema import people, profiles, ratings, result_seats, seats


class Choice(NamedTuple):
    public: str = ""  # the id under which others see this person; empty: they do not
    rated: bool = False


def choice_of(connection: Connection, person: str) -> Choice:
    row = connection.execute(select(profiles).where(profiles.c.person == person)).first()
    return Choice() if row is None else Choice(row.public or "", row.rated)


def choose(connection: Connection, person: str, shown: bool, rated: bool) -> Choice:
    """Write what a person has chosen. Whoever shows themselves again gets another address, so that nobody who knew the
    old one finds them; whoever wants a rating again begins anew."""
    lock(connection)
    before = choice_of(connection, person)
    if before.rated and not rated:
        forget_rating(connection, person)
    found = Choice((before.public or new_id()) if shown else "", rated)
    values = {"public": found.public or None, "rated": rated}
    own = update(profiles).where(profiles.c.person == person)
    if connection.execute(own.values(**values)).rowcount == 0:
        connection.execute(insert(profiles), {"person": person, **values})
    return found


def forget_rating(connection: Connection, person: str) -> None:
    """Delete somebody's ratings and their course. The matches stay, with what the ratings of others were made of."""
    connection.execute(delete(ratings).where(ratings.c.person == person))
    connection.execute(update(result_seats).where(result_seats.c.person == person).values(rated=False))


def forget_person(connection: Connection, person: str) -> None:
    """Take a person who is deleted out of everything that is kept here."""
    lock(connection)
    forget_rating(connection, person)
    connection.execute(delete(profiles).where(profiles.c.person == person))
    nobody = {"person": "", "name": ""}
    connection.execute(update(result_seats).where(result_seats.c.person == person).values(**nobody))


def shown_person(connection: Connection, public: str) -> tuple[str, str] | None:
    """Return the id and the name of a person who shows themselves under this address."""
    both = profiles.join(people, people.c.id == profiles.c.person)
    chosen = select(people.c.id, people.c.name).select_from(both).where(profiles.c.public == public)
    row = connection.execute(chosen).first()
    return None if row is None else (row.id, row.name)


# When it changes whose seats are whose (people/seats.py)


def give_results(connection: Connection, before: str, person: str) -> None:
    """Give the matches of one person to another, or to nobody. The rating of the one ends: two courses do not make
    one."""
    lock(connection)
    forget_rating(connection, before)
    connection.execute(update(result_seats).where(result_seats.c.person == before).values(person=person))


def adopt_results(connection: Connection, person: str, tables: Collection[str]) -> None:
    """Give a person the matches of seats that have become theirs."""
    lock(connection)
    for key in tables:
        own = select(seats.c.seat).where((seats.c.table_id == key) & (seats.c.person == person))
        nobodys = (result_seats.c.person == "") & (result_seats.c.bot == "") & result_seats.c.seat.in_(own)
        taken = update(result_seats).where((result_seats.c.table_id == key) & nobodys)
        connection.execute(taken.values(person=person))
