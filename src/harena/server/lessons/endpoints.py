"""The HTTP endpoints of the lessons, and of what a first match explains."""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from harena.kernel.rules import BadInput
from harena.lessons.lesson import Lesson
from harena.lessons.library import our_lessons
from harena.server import protocol
from harena.server.http import HttpError, address_of, answered, language
from harena.server.lessons.first_match import teach_notes
from harena.server.lessons.taught import Taught, info
from harena.server.replay.shelf import Shelf

KEPT = 48  # lessons, each in one language, that stay in memory as they are sent


class LessonApi:
    """There is one per server."""

    def __init__(
        self, shelf: Shelf, call: Callable[[HTTPConnection], Awaitable[None]], own: Sequence[Lesson] = ()
    ) -> None:
        self.shelf = shelf
        self.call = call
        self.own = own  # those of the club that runs this server
        self.built: OrderedDict[tuple[str, str, bool], bytes] = OrderedDict()  # packed
        self.lock = asyncio.Lock()  # nothing is built twice

    async def lessons(self) -> list[Lesson]:
        return [*await asyncio.to_thread(our_lessons), *self.own]

    async def all(self, request: Request) -> Response:
        lang = language(request)
        return answered(protocol.Lessons([info(lesson, lang) for lesson in await self.lessons()]))

    async def one(self, request: Request) -> Response:
        lang, panels = language(request), request.query_params.get("panels") == "1"
        key = request.path_params["lesson"]
        lesson = next((each for each in await self.lessons() if each.key == key), None)
        if lesson is None:
            raise HttpError(404, "not-found", "there is no such lesson")
        async with self.lock:
            body = self.built.get((key, lang, panels))
            if body is None:
                whole = await self.shelf.sliced(address_of(request), Taught(lesson, lang, panels).whole())
                body = gzip.compress(protocol.write(whole), 6, mtime=0)
                self.built[key, lang, panels] = body
                if len(self.built) > KEPT:
                    self.built.popitem(last=False)
        headers = {"cache-control": "no-cache", "vary": "accept-encoding"}
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(gzip.decompress(body), 200, headers, "application/json")
        return Response(body, 200, {**headers, "content-encoding": "gzip"}, "application/json")

    async def first_match(self, request: Request) -> Response:
        try:
            return answered(await asyncio.to_thread(teach_notes, request.path_params["game"], language(request)))
        except BadInput as error:
            raise HttpError(404, "not-found", str(error)) from None


def routes() -> list[Route]:
    def to(name: str) -> Callable[[Request], Awaitable[Response]]:
        async def endpoint(request: Request) -> Response:
            api: LessonApi = request.app.state.site.lesson_api
            await api.call(request)
            found: Response = await getattr(api, name)(request)
            return found

        return endpoint

    return [
        Route("/api/lessons/{lang}", to("all")),
        Route("/api/lessons/{lang}/{lesson}", to("one")),
        Route("/api/teach/{game}/{lang}", to("first_match")),
    ]
