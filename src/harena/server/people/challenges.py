"""Secrets that are good once and for a few minutes: codes that sign in another device, and what a passkey must sign."""

from __future__ import annotations

import secrets
import unicodedata

from sqlalchemy import Connection, delete, insert, select

from harena.server.people.rows import Person
from harena.server.people.sign_ins import person_in
from harena.server.persistence import hashed
from harena.server.schema import challenges, move_codes, people

CODE_LASTS = 600.0  # seconds
CHALLENGE_LASTS = 300.0
SIGNS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # nobody can mistake one for another
GROUPS, GROUP = 3, 3  # a code of 44 bits: K7M-Q2X-9RT


def new_code() -> str:
    return "-".join(["".join([secrets.choice(SIGNS) for _ in range(GROUP)]) for _ in range(GROUPS)])


def print_of(code: str) -> str:
    """Return the hash of a code, however it was typed."""
    plain = unicodedata.normalize("NFKC", code).upper()
    return hashed("".join([sign for sign in plain if sign.isalnum()]))


def keep_code(connection: Connection, person: str, print_: str, now: float) -> None:
    """Keep a code of a person. An older one is of no use any more, nor are those that are too old."""
    old = (move_codes.c.person_id == person) | (move_codes.c.until < now)
    connection.execute(delete(move_codes).where(old))
    connection.execute(insert(move_codes), {"code": print_, "person_id": person, "until": now + CODE_LASTS})


def owner_of(connection: Connection, print_: str, now: float) -> Person | None:
    """Return whose code this is."""
    both = move_codes.join(people, people.c.id == move_codes.c.person_id)
    good = (move_codes.c.code == print_) & (move_codes.c.until > now)
    row = connection.execute(select(people).select_from(both).where(good)).mappings().first()
    return None if row is None else person_in(row)


def has_code(connection: Connection, person: str, now: float) -> bool:
    """Tell whether a code of a person can still be used."""
    good = (move_codes.c.person_id == person) & (move_codes.c.until > now)
    return connection.execute(select(move_codes.c.code).where(good)).first() is not None


def use_code(connection: Connection, print_: str, now: float) -> bool:
    """Use a code up. False: it is not good any more."""
    good = (move_codes.c.code == print_) & (move_codes.c.until > now)
    return connection.execute(delete(move_codes).where(good)).rowcount > 0


def keep_challenge(connection: Connection, challenge: str, purpose: str, now: float) -> None:
    connection.execute(delete(challenges).where(challenges.c.until < now))
    row = {"id": hashed(challenge), "purpose": purpose, "until": now + CHALLENGE_LASTS}
    connection.execute(insert(challenges), row)


def use_challenge(connection: Connection, challenge: str, purpose: str, now: float) -> bool:
    """Use a challenge up. False: it is not good any more, or was meant for something else."""
    same = (challenges.c.id == hashed(challenge)) & (challenges.c.purpose == purpose) & (challenges.c.until > now)
    return connection.execute(delete(challenges).where(same)).rowcount > 0
