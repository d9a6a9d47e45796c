"""Signs browsers in and out, and changes whose seats are whose: in the database, and at the tables in memory."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection

from sqlalchemy import Connection
from starlette.requests import HTTPConnection
from starlette.responses import Response

from harena.server.catching_up import catch_up
from harena.server.notices import outbox
from harena.server.people import cookie, seats, sign_ins
from harena.server.people.people import new_sign_in, remember, visit_of
from harena.server.people.rows import GUEST, Person, Visit
from harena.server.persistence import hashed, new_secret
from harena.server.table_registry import TableRegistry


class Signing:
    """There is one per server."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry, self.store = registry, registry.store

    async def sign_in(
        self,
        connection: HTTPConnection,
        person: Person,
        bring: bool,
        use: Callable[[Connection], bool] = lambda connection: True,
    ) -> str | None:
        """Sign the calling browser in. The guest that it was until now is merged into the person, or let go. Return the
        new token; None if `use`, which is part of the same transaction, does not allow it."""
        now, token, before = time.time(), new_secret(), await visit_of(connection)
        new = new_sign_in(connection, now)
        allowed = True

        def work(found: Connection) -> Collection[str]:
            nonlocal allowed
            if sign_ins.exists(found, new.id):
                return []  # the connection was lost after everything was written
            allowed = sign_ins.is_known(found, person.id) and use(found)  # they may have been deleted at this moment
            if not allowed:
                return []
            keys = self._leave(found, before, person, bring) if before is not None else []
            sign_ins.begin(found, person.id, new, hashed(token), now + cookie.LASTS)
            if before is not None:
                outbox.follow(found, person.id, before.sign_in.id, new.id)
            return keys

        await self.change_seats(work)
        if not allowed:
            return None
        remember(connection, Visit(person, new, is_late=False))
        return token

    def _leave(self, connection: Connection, before: Visit, person: Person, bring: bool) -> Collection[str]:
        """Let a browser be no longer whom it was."""
        if before.person.kind != GUEST or before.person.id == person.id:
            sign_ins.end(connection, before.person.id, before.sign_in.id)
            return []
        if bring:
            return seats.give(connection, before.person.id, person.id)
        return seats.let_go(connection, before.person.id, before.sign_in.id)

    async def renew(self, response: Response, connection: HTTPConnection, visit: Visit) -> None:
        """Give the calling browser another token at once."""
        now, token = time.time(), new_secret()
        until = now + cookie.LASTS
        await self.store.transaction(lambda at: sign_ins.replace(at, visit.sign_in.id, hashed(token), now, until))
        cookie.put(response, connection, token)

    async def sign_out(self, visit: Visit, which: str) -> None:
        """Sign out one of a person's browsers, or all others. No token of their seats works any more: the browser that
        is signed out may have kept some."""
        key = visit.person.id

        def work(connection: Connection) -> Collection[str]:
            if which == "others":
                sign_ins.end_others(connection, key, visit.sign_in.id)
            else:
                sign_ins.end(connection, key, visit.sign_in.id if which == "here" else which)
            return seats.withdraw_tokens(connection, key)

        await self.change_seats(work)

    async def change_seats(self, work: Callable[[Connection], Collection[str]]) -> None:
        """Do something that changes seats, and let the tables in memory know it."""
        for key in await self.store.change_seats(work):
            table = self.registry.tables.get(key)
            if table is not None and not table.stale:
                if not await catch_up(table):
                    table.give_up()
                table.wake()
