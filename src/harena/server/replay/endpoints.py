"""The HTTP endpoints of looking back: at a table, and at a record that somebody has opened."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from harena.kernel.rules import BadInput
from harena.server import limits, protocol
from harena.server.callers import bearer, seat_of
from harena.server.guard import SharedRates
from harena.server.http import HttpError, address_of, answered, compressed, language, raw_body
from harena.server.moderation import OrderWatch
from harena.server.replay.from_file import LARGEST, Opened
from harena.server.replay.pages import OPEN
from harena.server.replay.shelf import Shelf, views_of_table
from harena.server.table_registry import TableRegistry
from harena.server.turns import Turns


def number(text: str) -> int:
    """Return a number in an address. LookupError if it is none."""
    if not text.isascii() or not text.isdecimal() or len(text) > 9:
        raise LookupError(f"{text[:20]!r} is not the number of a moment")
    return int(text)


class ReplayApi:
    """The endpoints, on top of one table registry."""

    def __init__(self, registry: TableRegistry, watch: OrderWatch, turns: Turns) -> None:
        self.registry = registry
        self.watch = watch
        sharing = registry.store.sharing
        self.readers = SharedRates("replay pages", limits.REPLAY_PAGES, limits.WINDOW, sharing)
        self.openers = SharedRates("records", limits.RECORDS_A_MINUTE, limits.MINUTE, sharing)
        self.shelf = Shelf(turns)

    async def of_table(self, request: Request) -> Response:
        """Say what there is to look back at, or return a page of it."""
        if not await self.readers.allow(address_of(request)):
            raise HttpError(429, "too-fast", "too many calls; wait a moment")
        if (why := self.watch.orders.closed.get(request.path_params["table"])) is not None:
            raise HttpError(410, "closed", why or "this table was closed")
        lang, page = language(request), request.path_params.get("page", "")
        view, panels = request.query_params.get("view", "-1"), request.query_params.get("panels") == "1"
        async with self.registry.at(request.path_params["table"]) as table:
            seat = await seat_of(request, table, bearer(request)) if table else None
            if table is None or seat is None or table.match is None:
                raise HttpError(404, "not-found", "there is no such match")
            if view not in map(str, views_of_table(table, seat)):
                raise HttpError(403, "not-yet", "this view is open once the match is over")
            try:
                if not page:
                    return answered(await self.shelf.about(table, seat, int(view), lang, address_of(request)))
                found = await self.shelf.page(table, (int(view), lang, panels), number(page), address_of(request))
            except LookupError as error:
                raise HttpError(404, "no-moment", str(error)) from None
            except BadInput as error:
                raise HttpError(422, "bad-record", str(error)) from None
            return compressed(request, found)

    async def of_record(self, request: Request) -> Response:
        """Play a record again that somebody has opened. Nothing of it is stored."""
        if not await self.openers.allow(address_of(request)):
            raise HttpError(429, "too-fast", "too many records; wait a minute")
        lang = language(request)
        view, panels = request.query_params.get("view", str(OPEN)), request.query_params.get("panels") == "1"
        raw = await raw_body(request, LARGEST)
        try:
            if view not in map(str, range(OPEN, 64)):
                raise BadInput("there is no such view")
            opened = Opened(raw.decode(errors="replace"))
            await self.shelf.sliced(address_of(request), opened.play())
            whole = await self.shelf.sliced(address_of(request), opened.whole(int(view), lang, panels))
        except BadInput as error:
            raise HttpError(422, "bad-record", str(error)) from None
        return compressed(request, protocol.write(whole))


def routes() -> list[Route]:
    def to(name: str) -> Callable[[Request], Awaitable[Response]]:
        async def endpoint(request: Request) -> Response:
            found: Response = await getattr(request.app.state.site.replay_api, name)(request)
            return found

        return endpoint

    return [
        Route("/api/tables/{table}/replay/{lang}", to("of_table")),
        Route("/api/tables/{table}/replay/{lang}/{page}", to("of_table")),
        Route("/api/replay/{lang}", to("of_record"), methods=["POST"]),
    ]
