"""Finds out who calls, makes guests and renews their tokens."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from sqlalchemy import Connection
from starlette.requests import HTTPConnection
from starlette.responses import Response

from harena.names import cleaned
from harena.server.people import cookie, sign_ins
from harena.server.people.devices import device_of
from harena.server.people.rows import GUEST, Person, SignIn, Visit
from harena.server.persistence import hashed, new_id, new_secret
from harena.server.store import Store
from harena.text import LANGUAGES

if TYPE_CHECKING:
    from harena.server.app import Site

RENEW_AFTER = 7 * 24 * 3600.0  # seconds after which a browser gets another token
ARRIVES_WITHIN = 60.0  # seconds after which an answer with a new token has got lost, if the browser has the old one
NOTE_EVERY = 3600.0  # seconds between two notes that somebody was here
_VISIT = "harena.visit"  # where a request remembers who has sent it


async def person_of(connection: HTTPConnection) -> Person | None:
    """Return who calls; None where the browser is not known. The database is asked once per request."""
    visit = await visit_of(connection)
    return None if visit is None else visit.person


async def visit_of(connection: HTTPConnection) -> Visit | None:
    """Return who calls, and from which browser."""
    if _VISIT not in connection.scope:
        site: Site = connection.app.state.site
        connection.scope[_VISIT] = await site.people.find(cookie.token_in(connection))
    found: Visit | None = connection.scope[_VISIT]
    return found


def remember(connection: HTTPConnection, visit: Visit | None) -> None:
    """Take over who calls from now on, in this request."""
    connection.scope[_VISIT] = visit


def language_of(connection: HTTPConnection) -> str:
    accepted = connection.headers.get("accept-language", "")[:2].lower()
    return accepted if accepted in LANGUAGES else "en"


class People:
    """Everybody who is known on this site. There is one per server."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def find(self, token: str) -> Visit | None:
        """Return who has a token."""
        if not token:
            return None
        found, now = hashed(token), time.time()
        return await self.store.ask(lambda connection: sign_ins.find(connection, found, now))

    async def visit_or_guest(self, connection: HTTPConnection, name: str) -> Visit:
        """Return who calls. Whoever is not known is a new guest, who is known once `welcome` has stored them."""
        found = await visit_of(connection)
        if found is not None:
            return found
        now = time.time()
        person = Person(new_id(), GUEST, cleaned(name), None, language_of(connection), {}, now, now)
        found = Visit(person, new_sign_in(connection, now), is_late=False, token=new_secret())
        remember(connection, found)
        return found

    async def welcome(self, response: Response, connection: HTTPConnection, visit: Visit) -> None:
        """Store a guest who is new, renew the token of somebody who has had it for long, and note that they were here.
        The answer brings a new token."""
        now = time.time()
        if visit.token:
            await self.store.transaction(lambda found: _add_guest(found, visit, now))
            cookie.put(response, connection, visit.token)
        elif now - visit.sign_in.renewed > (ARRIVES_WITHIN if visit.is_late else RENEW_AFTER):
            old, token = hashed(cookie.token_in(connection)), new_secret()
            until = now + cookie.LASTS
            if await self.store.transaction(lambda found: sign_ins.renew(found, visit, old, hashed(token), now, until)):
                cookie.put(response, connection, token)
        elif now - visit.sign_in.used > NOTE_EVERY:
            await self.store.transaction(lambda found: sign_ins.note_use(found, visit, now))


def _add_guest(connection: Connection, visit: Visit, now: float) -> None:
    if sign_ins.is_known(connection, visit.person.id):
        return  # the connection was lost after everything was written
    sign_ins.add_person(connection, visit.person)
    sign_ins.begin(connection, visit.person.id, visit.sign_in, hashed(visit.token), now + cookie.LASTS)


def new_sign_in(connection: HTTPConnection, now: float) -> SignIn:
    """Return the sign-in of the browser that calls."""
    return SignIn(new_id(), device_of(connection.headers.get("user-agent", "")), now, now, now)
