"""The HTTP and WebSocket endpoints. Nothing here knows a game."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from importlib.metadata import version
from typing import TYPE_CHECKING, Any

from sqlalchemy import URL, make_url
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from harena import compiled
from harena.kernel.rules import BadInput
from harena.lessons.lesson import Lesson
from harena.server import limits, metrics, protocol, static
from harena.server.bot_pool import BotPool
from harena.server.callers import bearer, seat_of
from harena.server.catalog import games, phrases, reference_sheet, rules_page, things_asset, usual_things
from harena.server.commands import CommandRefused
from harena.server.connection import Connection, announcement
from harena.server.dice_report import DiceReports
from harena.server.evenings.endpoints import EveningApi
from harena.server.evenings.endpoints import routes as evening_routes
from harena.server.guard import HEADERS, Guard, SharedRates
from harena.server.http import NO_STORE, HttpError, address_of, answered, body_of, language
from harena.server.lessons.endpoints import LessonApi
from harena.server.lessons.endpoints import routes as lesson_routes
from harena.server.lobby import Lobby
from harena.server.logs import happened, tagged
from harena.server.moderation import Orders, OrderWatch
from harena.server.notices.endpoints import routes as notice_routes
from harena.server.notices.settings import NoticeSettings
from harena.server.people import People, sign_ins
from harena.server.people.endpoints import PeopleApi
from harena.server.people.endpoints import routes as people_routes
from harena.server.people.people import visit_of
from harena.server.presence import AWAY
from harena.server.profile.endpoints import ProfileApi
from harena.server.profile.endpoints import routes as profile_routes
from harena.server.replay.endpoints import ReplayApi
from harena.server.replay.endpoints import routes as replay_routes
from harena.server.review.endpoints import ReviewApi
from harena.server.review.endpoints import routes as review_routes
from harena.server.seating import Banned
from harena.server.side_database import SideDatabase
from harena.server.store import NotSaved, Store
from harena.server.table_registry import TableRegistry
from harena.server.turns import Turns

if TYPE_CHECKING:
    from harena.server.notices.service import NoticeService

log = logging.getLogger("harena")

DRAIN_WITHIN = 4.0  # seconds until a server that stops gives up on clients that do not read
RECHECK_EVERY = 10.0  # seconds until a connection notices that its browser was signed out at another server
PAGES = (
    "/",
    "/new",
    "/me",
    "/notices",
    "/t/{table}",
    "/t/{table}/replay",
    "/replay",
    "/rules/{game}",
    "/learn/{game}",
    "/learn/{game}/{lesson}",
    "/evening",
    "/evening/{evening}",
    "/profile",
    "/players/{player}",
    "/club",
)


def name_in(wish: protocol.NewTable) -> str:
    """Return what somebody who makes a table is called there."""
    return next((seat.name for seat in wish.seats if seat.who == "person"), "")


class Site:
    """The endpoints, on top of one table registry."""

    def __init__(
        self,
        registry: TableRegistry,
        addresses: Iterable[str],
        watch: OrderWatch,
        turns: Turns,
        club: str = "",
        lessons: Sequence[Lesson] = (),
    ) -> None:
        self.registry = registry
        self.people = People(registry.store)
        self.profile_api = ProfileApi(registry.store, self.call, club)
        self.people_api = PeopleApi(registry, self.people, self.end_signed_out)
        self.notices: NoticeService | None = None  # what is sent to people who are away, if anything is
        self.addresses = list(addresses)
        self.watch = watch
        self.connections: set[Connection] = set()
        self.draining = False  # the server stops: nothing new is begun
        self.reports = DiceReports()
        sharing = registry.store.sharing
        self.makers = SharedRates("new tables", limits.TABLES_A_MINUTE, limits.MINUTE, sharing)
        self.makers_today = SharedRates("new tables today", limits.TABLES_A_DAY, limits.DAY, sharing)
        self.callers = SharedRates("calls", limits.CALLS, limits.WINDOW, sharing)
        self.readers = SharedRates("lists", limits.LISTS, limits.WINDOW, sharing)
        self.open_tables = Lobby(registry)
        self.evening_api = EveningApi(self)
        self.replay_api = ReplayApi(registry, watch, turns)
        self.lesson_api = LessonApi(self.replay_api.shelf, self.call, lessons)
        self.review_api = ReviewApi(registry, self.call, watch)

    async def page(self, request: Request) -> Response:
        return static.answer(request, static.page())

    async def asset(self, request: Request) -> Response:
        """Return a file of the client. Any other address gets the page, which says that nothing is there."""
        asset = static.assets().get(request.url.path)
        if asset is not None:
            return static.answer(request, asset)
        if request.url.path.startswith(("/api/", "/ws/", "/assets/")):
            raise HttpError(404, "not-found", "there is nothing here")
        return static.answer(request, static.page(), 404)

    async def about(self, request: Request) -> Response:
        return answered(protocol.About(version("harena"), protocol.VERSION, self.addresses))

    async def healthy(self, request: Request) -> Response:
        """Answer as long as the process lives."""
        return PlainTextResponse(f"ok, {compiled.kind()}\n", headers=NO_STORE)

    async def ready(self, request: Request) -> Response:
        """Say whether new guests may be sent here. Nothing is asked of the database for that."""
        why = "the server is stopping" if self.draining else self.watch.not_ready()
        return PlainTextResponse(f"{why or 'ok'}\n", 503 if why else 200, NO_STORE)

    async def announcement(self, request: Request) -> Response:
        return answered(announcement(self.watch.orders))

    def obey(self, before: Orders, now: Orders) -> None:
        """Carry out new orders of the operator: close tables and connections, and tell everybody what is announced."""
        self.registry.closed = now.closed
        for key, why in now.closed.items():
            if key not in before.closed and (table := self.registry.tables.get(key)) is not None:
                happened("table-closed", table=key, game=table.game.name)
                table.shut(why)
        for line in list(self.connections):
            if (ban := now.banned(line.address)) is not None:
                line.refuse("banned", ban.why)
            elif now.announcement != before.announcement and line.greeted:
                line.say(announcement(now))

    async def games(self, request: Request) -> Response:
        return answered(games(language(request)))

    async def rules(self, request: Request) -> Response:
        try:
            return answered(rules_page(request.path_params["game"], language(request)))
        except BadInput as error:
            raise HttpError(404, "not-found", str(error)) from None

    async def reference(self, request: Request) -> Response:
        try:
            return answered(reference_sheet(request.path_params["game"], language(request)))
        except BadInput as error:
            raise HttpError(404, "not-found", str(error)) from None

    async def phrases(self, request: Request) -> Response:
        try:
            return answered(phrases(request.path_params["game"], language(request)))
        except BadInput as error:
            raise HttpError(404, "not-found", str(error)) from None

    async def things(self, request: Request) -> Response:
        try:
            return static.answer(request, things_asset(usual_things(request.path_params["game"], language(request))))
        except BadInput as error:
            raise HttpError(404, "not-found", str(error)) from None

    async def table_things(self, request: Request) -> Response:
        await self.call(request)
        lang = language(request)
        async with self.registry.at(request.path_params["table"]) as table:
            if table is None:
                raise HttpError(404, "not-found", "there is no such table")
            return static.answer(request, things_asset(table.showing.things(lang)))

    async def lobby(self, request: Request) -> Response:
        await self.count_reader(request)
        return static.answer(request, await self.open_tables.page(language(request)))

    async def count_new(self, request: Request) -> None:
        """Count a new table, or an evening, and refuse it where there are too many."""
        if not await self.makers.allow(address_of(request)):
            raise HttpError(429, "too-fast", "too many new tables; wait a minute")
        if not await self.makers_today.allow(address_of(request)):
            text = f"{limits.TABLES_A_DAY} tables were made from your address within a day; try again tomorrow"
            raise HttpError(429, "too-many-tables", text)

    async def make(self, request: Request) -> Response:
        await self.count_new(request)
        try:
            wish = await body_of(request, protocol.NewTable, limits.LARGEST_WISH)
            visit = await self.people.visit_or_guest(request, name_in(wish))
            response = answered(await self.registry.make(wish, visit.person.id), 201)
            await self.people.welcome(response, request, visit)
            return response
        except BadInput as error:
            raise HttpError(422, "bad-options", str(error)) from None

    async def sit(self, request: Request) -> Response:
        await self.call(request)
        wish = await body_of(request, protocol.SitDown)
        if (why := self.watch.orders.closed.get(request.path_params["table"])) is not None:
            raise HttpError(410, "closed", why or "this table was closed")
        async with self.registry.at(request.path_params["table"]) as table:
            if table is None:
                raise HttpError(404, "not-found", "there is no such table")
            try:
                visit = await self.people.visit_or_guest(request, wish.name)
                seated = await table.seating.sit(wish.invite, wish.name, wish.seat, visit.person.id)
                response = answered(seated, 201)
                await self.people.welcome(response, request, visit)
                return response
            except Banned:
                raise HttpError(403, "banned-here", "the host of this table does not let you sit down again") from None
            except CommandRefused as no:
                if no.code == "not-yours":
                    raise HttpError(403, "wrong-invitation", "this invitation is not for this table") from None
                raise HttpError(409, "full", "no seat is free") from None

    async def mine(self, request: Request) -> Response:
        """Return the tables for which the caller holds a token, and those of the person that the browser belongs to."""
        wish, visit = await body_of(request, protocol.MyTables), await visit_of(request)
        response = answered(await self.registry.mine(wish, visit.person.id if visit is not None else ""))
        if visit is not None:
            await self.people.welcome(response, request, visit)
        return response

    async def record(self, request: Request) -> Response:
        await self.call(request)
        async with self.registry.at(request.path_params["table"]) as table:
            seat = await seat_of(request, table, bearer(request)) if table else None
            if table is None or seat is None or table.match is None:
                raise HttpError(404, "not-found", "there is no such match")
            text = json.dumps(await table.export(seat), separators=(",", ":"))
            name = f"{table.game.name}-{table.row.id[:8]}.harena.json"
            headers = {"cache-control": "no-store", "content-disposition": f'attachment; filename="{name}"'}
            return Response(text, 200, headers, "application/json")

    async def dice(self, request: Request) -> Response:
        await self.call(request)
        async with self.registry.at(request.path_params["table"]) as table:
            seat = await seat_of(request, table, bearer(request)) if table else None
            if table is None or seat is None or not table.row.phase == "over":
                raise HttpError(404, "not-found", "there is no match here that is over")
            try:
                record = await table.export(seat)
                return answered(await self.reports.of(table.row.id, record, seat, language(request)))
            except BadInput as error:
                raise HttpError(422, "bad-options", str(error)) from None

    async def call(self, request: HTTPConnection) -> None:
        """Count a request that needs a whole table, and refuse it where there are too many."""
        if not await self.callers.allow(address_of(request)):
            raise HttpError(429, "too-fast", "too many calls; wait a moment")

    async def count_reader(self, request: Request) -> None:
        """Count a request for a list. Pages ask for them again and again; what they get is made once for all."""
        if not await self.readers.allow(address_of(request)):
            raise HttpError(429, "too-fast", "too many calls; wait a moment")

    async def socket(self, ws: WebSocket) -> None:
        await ws.accept()
        line = Connection(self.registry, ws, self.watch)
        if not await self._admitted(line):
            with suppress(WebSocketDisconnect, RuntimeError):  # it may be gone before it has read why
                await line.write()
            return
        self.connections.add(line)
        try:
            if self.draining:
                line.drain()
            await line.run()
        finally:
            self.connections.discard(line)

    async def end_signed_out(self) -> None:
        """Close the connections of browsers that are signed in no more. They come back, and only watch."""
        held = {line.sign_in for line in self.connections if line.sign_in}
        if held:
            valid = await self.registry.store.ask(lambda found: sign_ins.valid(found, held, time.time()))
            for line in list(self.connections):
                if line.sign_in in held - valid:
                    line.say(protocol.Closing("restart"))
                    line.hang_up()

    async def recheck(self) -> None:
        """Again and again, close the connections of browsers that were signed out at another server."""
        while True:
            await asyncio.sleep(RECHECK_EVERY)
            with suppress(NotSaved):  # the server stops, or the database has a problem
                await self.end_signed_out()

    async def drain(self) -> None:
        """Finish the answers under way, tell all clients to come back, and wait until they have been told."""
        self.draining = True
        self.registry.shared_presence.silent = True
        for line in list(self.connections):
            line.drain()
        end = asyncio.get_running_loop().time() + DRAIN_WITHIN
        while self.connections and asyncio.get_running_loop().time() < end:
            await asyncio.sleep(0.02)
        for line in list(self.connections):
            line.abandon()  # it does not read what it is sent

    async def _admitted(self, line: Connection) -> bool:
        """Refuse a connection that calls too often, is banned, or wants a closed table."""
        orders = self.watch.orders
        try:
            await self.call(line.ws)
        except HttpError:
            line.refuse("too-fast")
            return False
        if (ban := orders.banned(line.address)) is not None:
            line.refuse("banned", ban.why)
            return False
        if (why := orders.closed.get(line.ws.path_params["table"])) is not None:
            line.refuse("closed", why)
            return False
        return True


def trouble(request: Request, error: Exception) -> Response:
    """Answer every error with a body of ours. Unexpected errors reveal nothing about the server."""
    if isinstance(error, HttpError):
        return answered(error.trouble, error.status)
    if isinstance(error, HTTPException):
        wrong = answered(protocol.Trouble("bad-request", str(error.detail)), error.status_code)
        wrong.headers.update(error.headers or {})
        return wrong
    log.error("%s %s: %r", request.method, request.url.path, error, exc_info=error)
    response = answered(protocol.Trouble("broken", "this is a bug of ours"), 500)
    response.headers.update(HEADERS)  # Starlette sends this response without passing the guard
    return response


async def unsaved(request: Request, error: Exception) -> Response:
    log.error("%s: %s", request.url.path, error, extra=tagged("saving-problem"))
    return answered(protocol.Trouble("broken", "the database cannot be used at the moment; try again"), 503)


async def gone(request: Request, error: Exception) -> Response:
    return Response(status_code=400)


async def _notices(registry: TableRegistry, settings: NoticeSettings) -> NoticeService | None:
    if not settings.on:
        return None
    from harena.server.notices.service import NoticeService  # needs packages that may not be installed

    return await NoticeService.open(registry, settings)


def make_app(
    database: str | URL,
    addresses: Iterable[str] = (),
    names: Iterable[str] = (),
    bot_processes: int = 0,
    away: float = AWAY,
    notices: NoticeSettings = NoticeSettings(),  # noqa: B008  # it is a constant
    club: str = "",
    lessons: Sequence[Lesson] = (),
) -> Starlette:
    """Make the whole application on one database."""
    watch, turns = OrderWatch(SideDatabase(make_url(database))), Turns()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        registry = TableRegistry(await Store.open(database), BotPool(bot_processes, turns=turns), away)
        app.state.site = Site(registry, addresses, watch, turns, club, lessons)
        app.state.site.notices = service = await _notices(registry, notices)
        metrics.TABLES.set_function(lambda: len(registry.tables))
        await watch.start(app.state.site.obey)
        await registry.start()
        site = app.state.site
        beside = [asyncio.create_task(work) for work in (registry.rest_idle_tables(), site.recheck())]
        yield
        for task in beside:
            task.cancel()
        await asyncio.wait(beside)
        site.people_api.close()
        await site.review_api.close()
        if service is not None:
            await service.close()
        await watch.close()
        await registry.close()

    def to(name: str) -> Callable[[Any], Awaitable[Any]]:
        async def endpoint(request: Any) -> Any:
            return await getattr(request.app.state.site, name)(request)

        return endpoint

    routes = [
        *[Route(path, to("page")) for path in PAGES],
        Route("/healthz", to("healthy")),
        Route("/readyz", to("ready")),
        Route("/api/about", to("about")),
        Route("/api/announcement", to("announcement")),
        Route("/api/games/{lang}", to("games")),
        Route("/api/rules/{game}/{lang}", to("rules")),
        Route("/api/reference/{game}/{lang}", to("reference")),
        Route("/api/phrases/{game}/{lang}", to("phrases")),
        Route("/api/things/{game}/{lang}", to("things")),
        Route("/api/tables", to("make"), methods=["POST"]),
        Route("/api/tables/{table}/seats", to("sit"), methods=["POST"]),
        Route("/api/tables/{table}/record", to("record")),
        Route("/api/tables/{table}/dice/{lang}", to("dice")),
        Route("/api/tables/{table}/things/{lang}", to("table_things")),
        Route("/api/mine", to("mine"), methods=["POST"]),
        *people_routes(),
        Route("/api/lobby/{lang}", to("lobby")),
        *evening_routes(),
        *notice_routes(),
        *profile_routes(),
        *replay_routes(),
        *review_routes(),
        *lesson_routes(),
        WebSocketRoute("/ws/{table}", to("socket")),
        Route("/{path:path}", to("asset")),
    ]
    handlers: dict[Any, Any] = {
        HttpError: trouble,
        HTTPException: trouble,
        Exception: trouble,
        NotSaved: unsaved,
        ClientDisconnect: gone,
    }
    guard = Middleware(Guard, names=list(names), watch=watch)
    app = Starlette(routes=routes, lifespan=lifespan, middleware=[guard], exception_handlers=handlers)
    app.state.watch, app.state.turns = watch, turns
    return app
