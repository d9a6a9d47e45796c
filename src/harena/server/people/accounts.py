"""The statements about accounts: logins, passwords, passkeys, and what a person is told about themselves."""

from __future__ import annotations

import unicodedata
from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from harena.server.people.rows import ACCOUNT, Passkey, Person, SignIn
from harena.server.people.sign_ins import person_in
from harena.server.schema import passkeys, people, seats, sign_ins

SHORTEST_LOGIN, LONGEST_LOGIN = 3, 60
SHORTEST_PASSWORD = 10
FEWEST_SIGNS = 5  # different ones in a password


class Profile(NamedTuple):
    """What a person is told about themselves."""

    person: Person
    has_password: bool
    tables: int
    sign_ins: list[SignIn]
    passkeys: list[Passkey]


def normalized(login: str) -> str:
    """Return a login as it is compared: large letters are small, and signs that look alike to a computer are one."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", login).casefold()).strip()


def is_login(login: str) -> bool:
    fits = SHORTEST_LOGIN <= len(login) <= LONGEST_LOGIN
    return fits and login.isprintable() and not any([sign.isspace() for sign in login])


def is_strong(password: str, login: str) -> bool:
    """Is a password long enough, and neither the login nor a few signs again and again?"""
    plain = password.casefold()
    fresh = plain.replace(login, "") if login else plain
    return len(password) >= SHORTEST_PASSWORD and len(set(fresh)) >= FEWEST_SIGNS


def profile(connection: Connection, person: str) -> Profile | None:
    row = connection.execute(select(people).where(people.c.id == person)).mappings().first()
    if row is None:
        return None
    own = select(func.count(seats.c.table_id.distinct())).where(seats.c.person == person)
    signed_in = connection.execute(select(sign_ins).where(sign_ins.c.person_id == person).order_by(sign_ins.c.created))
    keys = connection.execute(select(passkeys).where(passkeys.c.person_id == person).order_by(passkeys.c.created))
    return Profile(
        person_in(row),
        bool(row["password"]),
        connection.execute(own).scalar() or 0,
        [SignIn(*[found[name] for name in SignIn._fields]) for found in signed_in.mappings()],
        [Passkey(*[found[name] for name in Passkey._fields]) for found in keys.mappings()],
    )


def tables_of(connection: Connection, person: str) -> int:
    own = select(func.count(seats.c.table_id.distinct())).where(seats.c.person == person)
    return connection.execute(own).scalar() or 0


def person_by_id(connection: Connection, person: str) -> Person | None:
    row = connection.execute(select(people).where(people.c.id == person)).mappings().first()
    return None if row is None else person_in(row)


def rename(connection: Connection, person: str, name: str) -> None:
    connection.execute(update(people).where(people.c.id == person).values(name=name))


# Passwords


def by_login(connection: Connection, login: str) -> tuple[str, str] | None:
    """Return the id and the hashed password of an account."""
    row = connection.execute(select(people.c.id, people.c.password).where(people.c.login == login)).first()
    return None if row is None else (row.id, row.password)


def password_of(connection: Connection, person: str) -> str:
    """Return the hashed password of a person; empty if they have none."""
    return connection.execute(select(people.c.password).where(people.c.id == person)).scalar() or ""


def set_password(connection: Connection, person: str, login: str, password: str) -> bool:
    """Give a person a login and a password. False: somebody else has that login."""
    others = select(people.c.id).where((people.c.login == login) & (people.c.id != person))
    if connection.execute(others).first() is not None:
        return False
    values = {"login": login, "password": password, "kind": ACCOUNT}
    connection.execute(update(people).where(people.c.id == person).values(values))
    return True


def keep_password(connection: Connection, person: str, before: str, password: str) -> None:
    """Hash the same password in another way."""
    same = (people.c.id == person) & (people.c.password == before)
    connection.execute(update(people).where(same).values(password=password))


# Passkeys


def add_passkey(connection: Connection, person: str, passkey: Passkey) -> bool:
    """Keep a passkey. False: somebody has it already. A guest is an account from now on."""
    known = connection.execute(select(passkeys.c.person_id).where(passkeys.c.id == passkey.id)).scalar()
    if known is not None:
        return bool(known == person)  # the connection was lost after everything was written
    connection.execute(insert(passkeys), {**passkey._asdict(), "person_id": person})
    connection.execute(update(people).where(people.c.id == person).values(kind=ACCOUNT))
    return True


def passkey_by_id(connection: Connection, key: str) -> tuple[str, Passkey] | None:
    """Return a passkey, and whose it is."""
    row = connection.execute(select(passkeys).where(passkeys.c.id == key)).mappings().first()
    return None if row is None else (row["person_id"], Passkey(*[row[name] for name in Passkey._fields]))


def note_passkey(connection: Connection, key: str, count: int, now: float) -> None:
    """Note that a passkey was used."""
    connection.execute(update(passkeys).where(passkeys.c.id == key).values(uses=count, used=now))


def drop_passkey(connection: Connection, person: str, key: str) -> bool:
    """Forget a passkey. False: the person would have no way to sign in any more."""
    others = select(passkeys.c.id).where((passkeys.c.person_id == person) & (passkeys.c.id != key))
    if not password_of(connection, person) and connection.execute(others).first() is None:
        return False
    connection.execute(delete(passkeys).where((passkeys.c.id == key) & (passkeys.c.person_id == person)))
    return True
