"""The HTTP endpoints of the puzzles."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from functools import cache
from random import Random

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from harena.games import game_names
from harena.puzzles.collection import Collection, own_collection
from harena.server import protocol
from harena.server.http import HttpError, answered, compressed, language
from harena.server.puzzles.posed import posed
from harena.text import Texts

KEPT = 64  # puzzles, each in one language, that stay in memory as they are sent
DAY = 86_400


class PuzzleApi:
    """There is one per server."""

    def __init__(self, call: Callable[[HTTPConnection], Awaitable[None]], now: Callable[[], float] = time.time) -> None:
        self.call, self.now = call, now
        self.built: OrderedDict[tuple[str, int, str, bool], bytes] = OrderedDict()

    async def all(self, request: Request) -> Response:
        texts, now = Texts(language(request)), self.now()
        games = [
            protocol.PuzzleGame(name, texts.say(f"{name}-name"), found.ids, daily(name, len(found), int(now // DAY)))
            for name in game_names()
            if (found := await asyncio.to_thread(own_collection, name)) is not None
        ]
        return answered(protocol.Puzzles(datetime.fromtimestamp(now, UTC).strftime("%Y-%m-%d"), games))

    async def one(self, request: Request) -> Response:
        lang, panels = language(request), request.query_params.get("panels") == "1"
        name, number = request.path_params["game"], request.path_params["number"]
        found = await asyncio.to_thread(own_collection, name) if name in game_names() else None
        if found is None or not 0 <= number < len(found):
            raise HttpError(404, "not-found", "there is no such puzzle")
        key = (name, number, lang, panels)
        body = self.built.get(key)
        if body is None:
            body = self.built[key] = written(found, *key[1:])
            if len(self.built) > KEPT:
                self.built.popitem(last=False)
        return compressed(request, body)


def written(found: Collection, number: int, lang: str, panels: bool) -> bytes:
    return protocol.write(posed(found.game, found[number], number, len(found), lang, panels))


def daily(game: str, count: int, day: int) -> int:
    """Return the number of the puzzle of a day: all of them in turn, in an order that nobody sees."""
    return _order(game, count, day // count)[day % count]


@cache
def _order(game: str, count: int, turn: int) -> list[int]:
    order = list(range(count))
    Random(f"{game}/{turn}").shuffle(order)
    return order


def routes() -> list[Route]:
    def to(name: str) -> Callable[[Request], Awaitable[Response]]:
        async def endpoint(request: Request) -> Response:
            api: PuzzleApi = request.app.state.site.puzzle_api
            await api.call(request)
            found: Response = await getattr(api, name)(request)
            return found

        return endpoint

    return [
        Route("/api/puzzles/{lang}", to("all")),
        Route("/api/puzzles/{lang}/{game}/{number:int}", to("one")),
    ]
