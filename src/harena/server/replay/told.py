"""What everybody was told in a match that is over, without words: what its charts and its story are made of.

The log in words comes to a page bit by bit, because it is long. This is a tenth of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from harena.kernel.views import SPECTATOR
from harena.server import protocol
from harena.server.callers import bearer, seat_of
from harena.server.http import HttpError, address_of, compressed
from harena.server.persistence import event_reader
from harena.server.store import EntryRow
from harena.server.tables import LiveTable

SOME = 256  # rows that are read at a time


def routes() -> list[Route]:
    async def endpoint(request: Request) -> Response:
        return await told(request, request.app.state.site)

    return [Route("/api/tables/{table}/told", endpoint)]


async def told(request: Request, site: Any) -> Response:
    if not await site.replay_api.readers.allow(address_of(request)):
        raise HttpError(429, "too-fast", "too many calls; wait a moment")
    if (why := site.watch.orders.closed.get(request.path_params["table"])) is not None:
        raise HttpError(410, "closed", why or "this table was closed")
    async with site.registry.at(request.path_params["table"]) as table:
        seat = await seat_of(request, table, bearer(request)) if table else None
        if table is None or seat is None or table.match is None or not table.playing().over:
            raise HttpError(404, "not-found", "there is no match here that is over")
        found = protocol.Told([])
        for first in range(0, table.entries, SOME):
            rows = await table.store.entries(table.row.id, first, min(first + SOME, table.entries))
            await site.replay_api.shelf.sliced(address_of(request), _added(found, table, rows))
        return compressed(request, protocol.write(found))


def _added(found: protocol.Told, table: LiveTable, rows: list[EntryRow]) -> Iterator[None]:
    read = event_reader(table.playing())
    for row in rows:
        for event in map(read, row.events):
            if event.reaches(SPECTATOR):
                args = [list(arg) if isinstance(arg, tuple) else arg for arg in event.args]
                found.events.append(protocol.ToldEvent(event.kind, args))
        yield None
