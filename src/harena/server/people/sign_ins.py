"""The statements about people and their sign-ins."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from typing import Any

from sqlalchemy import Connection, delete, insert, or_, select, update

from harena.server.people.rows import Person, SignIn, Visit
from harena.server.schema import people, sign_ins


def find(connection: Connection, hashed: str, now: float) -> Visit | None:
    """Return who has this token."""
    both = sign_ins.join(people, people.c.id == sign_ins.c.person_id)
    his = [sign_ins.c[name].label(f"sign_in_{name}") for name in (*SignIn._fields, "token")]
    mine = or_(sign_ins.c.token == hashed, sign_ins.c.previous == hashed) & (sign_ins.c.until > now)
    row = connection.execute(select(people, *his).select_from(both).where(mine)).mappings().first()
    if row is None:
        return None
    sign_in = SignIn(*[row[f"sign_in_{name}"] for name in SignIn._fields])
    return Visit(person_in(row), sign_in, is_late=row["sign_in_token"] != hashed)


def person_in(row: Mapping[Any, Any]) -> Person:
    return Person(**{name: row[name] for name in Person._fields})._replace(settings=json.loads(row["settings"]))


def is_known(connection: Connection, person: str) -> bool:
    return connection.execute(select(people.c.id).where(people.c.id == person)).first() is not None


def add_person(connection: Connection, person: Person) -> None:
    row = {**person._asdict(), "settings": json.dumps(person.settings), "password": ""}
    connection.execute(insert(people), row)


def begin(connection: Connection, person: str, sign_in: SignIn, hashed: str, until: float) -> None:
    """Sign a browser in. Sign-ins that have run out are forgotten."""
    connection.execute(delete(sign_ins).where(sign_ins.c.until < sign_in.created))
    row = {**sign_in._asdict(), "person_id": person, "token": hashed, "previous": "", "until": until}
    connection.execute(insert(sign_ins), row)


def renew(connection: Connection, visit: Visit, found: str, hashed: str, now: float, until: float) -> bool:
    """Give a sign-in another token. The one it came with stays valid until the browser has shown the new one. False:
    another request of the same browser was faster."""
    unchanged = (sign_ins.c.id == visit.sign_in.id) & (sign_ins.c.renewed == visit.sign_in.renewed)
    values = {"token": hashed, "previous": found, "renewed": now, "used": now, "until": until}
    return connection.execute(update(sign_ins).where(unchanged).values(values)).rowcount > 0


def replace(connection: Connection, key: str, hashed: str, now: float, until: float) -> None:
    """Give a sign-in another token at once: the one before is of no use any more."""
    values = {"token": hashed, "previous": "", "renewed": now, "used": now, "until": until}
    connection.execute(update(sign_ins).where(sign_ins.c.id == key).values(values))


def end(connection: Connection, person: str, key: str) -> None:
    """Sign a browser out."""
    connection.execute(delete(sign_ins).where((sign_ins.c.id == key) & (sign_ins.c.person_id == person)))


def end_others(connection: Connection, person: str, but: str) -> None:
    """Sign out all browsers but one."""
    connection.execute(delete(sign_ins).where((sign_ins.c.person_id == person) & (sign_ins.c.id != but)))


def exists(connection: Connection, key: str) -> bool:
    return connection.execute(select(sign_ins.c.id).where(sign_ins.c.id == key)).first() is not None


def has_any(connection: Connection, person: str) -> bool:
    return connection.execute(select(sign_ins.c.id).where(sign_ins.c.person_id == person).limit(1)).first() is not None


def valid(connection: Connection, keys: Collection[str], now: float) -> set[str]:
    """Return those of the sign-ins that have not ended."""
    living = select(sign_ins.c.id).where(sign_ins.c.id.in_(keys) & (sign_ins.c.until > now))
    return {row.id for row in connection.execute(living)}


def note_use(connection: Connection, visit: Visit, now: float) -> None:
    """Note that somebody was here. If they came with the present token, the one before it is of no use any more."""
    values = {"used": now} if visit.is_late else {"used": now, "previous": ""}
    connection.execute(update(sign_ins).where(sign_ins.c.id == visit.sign_in.id).values(values))
    connection.execute(update(people).where(people.c.id == visit.person.id).values(seen=now))
