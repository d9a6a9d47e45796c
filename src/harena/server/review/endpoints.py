"""The HTTP endpoints of the coach. Before a match is over, they say nothing but that."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from harena.bots.registry import BOTS, search_for
from harena.kernel.rules import BadInput
from harena.matches.record import Diverged
from harena.server import limits, protocol
from harena.server.callers import bearer, seat_of
from harena.server.guard import SharedRates
from harena.server.http import NO_STORE, HttpError, address_of, answered, body_of, language
from harena.server.moderation import OrderWatch
from harena.server.review.reviewer import Reviewer
from harena.server.review.telling import Told, told
from harena.server.store import NotSaved
from harena.server.table_registry import TableRegistry
from harena.server.tables import LiveTable

KEPT = 8  # reviews in words that stay in memory
NOTHING = Told([], [], [])


class ReviewApi:
    def __init__(
        self, registry: TableRegistry, call: Callable[[HTTPConnection], Awaitable[None]], watch: OrderWatch
    ) -> None:
        self.registry, self.call, self.watch = registry, call, watch
        self.reviewer = Reviewer(registry.store)
        self.rates = SharedRates("reviews", limits.REVIEWS_AN_HOUR, limits.HOUR, registry.store.sharing)
        self._turn = asyncio.Lock()  # one is put into words at a time
        self._kept: OrderedDict[Any, Told] = OrderedDict()

    async def close(self) -> None:
        await self.reviewer.close()

    async def look(self, request: Request) -> Response:
        await self.call(request)
        lang = language(request)
        async with self.registry.at(request.path_params["table"]) as table:
            table, own = await self._over(request, table)
            seat = _seat(table, request.path_params["seat"])
            review = await self._review(table, seat, lang)
            review.may_order = may_order(table, own) and not never(table)
            return answered(review)

    async def order(self, request: Request) -> Response:
        await self.call(request)
        wish = await body_of(request, protocol.OrderReview)
        async with self.registry.at(request.path_params["table"]) as table:
            table, own = await self._over(request, table)
            seat = _seat(table, str(wish.seat))
            if not may_order(table, own):
                raise HttpError(403, "not-yours", "only somebody who has played here may ask the coach")
            if never(table):
                raise HttpError(422, "bad-record", "the coach cannot review this match")
            if wish.stop:
                await self.reviewer.stop(table.row.id, seat)
            elif not await self.rates.allow(address_of(request)):
                raise HttpError(429, "too-fast", f"{limits.REVIEWS_AN_HOUR} reviews within an hour; wait a while")
            elif not await self.reviewer.begin(table.row.id, seat):
                found = await self.reviewer.read(table.row.id, seat)
                if found is None:
                    raise HttpError(409, "coach-busy", "the coach is busy with another review; try again soon")
            return Response(status_code=204, headers=NO_STORE)

    async def _over(self, request: Request, table: LiveTable | None) -> tuple[LiveTable, int]:
        """Return a table whose match is over, and the seat of whoever asks."""
        if (why := self.watch.orders.closed.get(request.path_params["table"])) is not None:
            raise HttpError(410, "closed", why or "this table was closed")
        seat = await seat_of(request, table, bearer(request)) if table is not None else None
        if table is None or seat is None or table.match is None:
            raise HttpError(404, "not-found", "there is no such match")
        if table.row.phase != "over":
            raise HttpError(403, "not-yet", "the coach looks at a match once it is over")
        return table, seat

    async def _review(self, table: LiveTable, seat: int, lang: str) -> protocol.Review:
        if why := never(table):
            return _shown("never", why=why)
        row = await self.reviewer.read(table.row.id, seat)
        if row is None:
            return _shown("none")
        if row.body is None:
            return _shown("working", done=row.done, total=row.total)
        if row.failed:
            bad = row.body["trouble"] == "bad-record"
            return _shown("never", why="bad-record") if bad else _shown("failed")
        try:
            found = await self._told(table, seat, lang, row.body["found"])
        except (BadInput, Diverged):  # the rules have changed since
            return _shown("never", why="bad-record")
        return _shown("done", found, simulations=row.body["simulations"], left=row.body["left"])

    async def _told(self, table: LiveTable, seat: int, lang: str, found: list[dict[str, Any]]) -> Told:
        key = table.row.id, seat, lang, tuple(table.people())
        async with self._turn:
            if key not in self._kept:
                saved = await self.registry.store.load(table.row.id, whole=True)
                if saved is None:
                    raise NotSaved(f"table {table.row.id} is gone")
                self._kept[key] = await asyncio.to_thread(told, saved, found, seat, lang)
                if len(self._kept) > KEPT:
                    self._kept.popitem(last=False)
            self._kept.move_to_end(key)
            return self._kept[key]


def may_order(table: LiveTable, seat: int) -> bool:
    """May whoever has this seat have a review made, or stop it? At a table of bots alone, everybody may."""
    return seat >= 0 or all([each.who == "bot" for each in table.seats])


def never(table: LiveTable) -> Any:
    """Return why a match can never be reviewed; empty: it may be."""
    if table.game.name not in BOTS or not search_for(table.game.name).rates_positions:
        return "no-coach"
    return "alone" if len(table.seats) < 2 else ""


def _seat(table: LiveTable, text: str) -> int:
    if text not in map(str, range(len(table.seats))):
        raise HttpError(404, "not-found", f"there is no seat {text[:20]!r}")
    return int(text)


def _shown(
    state: Any, found: Told = NOTHING, why: Any = "", done: int = 0, total: int = 0, simulations: int = 0, left: int = 0
) -> protocol.Review:
    return protocol.Review(state, why, False, done, total, simulations, left, *found)


def routes() -> list[Route]:
    def to(name: str) -> Callable[[Request], Awaitable[Response]]:
        async def endpoint(request: Request) -> Response:
            found: Response = await getattr(request.app.state.site.review_api, name)(request)
            return found

        return endpoint

    return [
        Route("/api/tables/{table}/review", to("order"), methods=["POST"]),
        Route("/api/tables/{table}/review/{lang}/{seat}", to("look")),
    ]
