"""The HTTP endpoints of club evenings."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, TypeVar

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from harena.kernel.rules import BadInput
from harena.server import limits, protocol, static
from harena.server.evenings.evening import EveningRefused
from harena.server.evenings.evenings import Evenings
from harena.server.http import HttpError, answered, body_of, language
from harena.server.people import person_of

if TYPE_CHECKING:
    from harena.server.app import Site

STATUS = {"not-found": 404, "not-yours": 403, "wrong-invitation": 403, "banned-here": 403}  # of other refusals: 409

_T = TypeVar("_T")


class EveningApi:
    """The endpoints, on top of one site."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.evenings = Evenings(site.registry)

    async def show(self, request: Request) -> Response:
        await self.site.count_reader(request)
        lang = language(request)
        return static.answer(request, await _refusing(self.evenings.page(request.path_params["evening"], lang)))

    async def plan(self, request: Request) -> Response:
        await self.site.count_new(request)
        try:
            wish = await body_of(request, protocol.NewEvening, limits.LARGEST_WISH)
            visit = await self.site.people.visit_or_guest(request, "")
            response = answered(await self.evenings.make(wish, visit.person.id), 201)
            await self.site.people.welcome(response, request, visit)
            return response
        except BadInput as error:
            raise HttpError(422, "bad-options", str(error)) from None

    async def join(self, request: Request) -> Response:
        await self.site.call(request)
        wish = await body_of(request, protocol.JoinEvening)
        visit = await self.site.people.visit_or_guest(request, wish.name)
        joined = await _refusing(self.evenings.join(request.path_params["evening"], wish, visit.person.id))
        response = answered(joined, 201)
        await self.site.people.welcome(response, request, visit)
        return response

    async def who(self, request: Request) -> Response:
        await self.site.call(request)
        person = await _person(request)
        return answered(await _refusing(self.evenings.who(request.path_params["evening"], person)))

    async def attend(self, request: Request) -> Response:
        await self.site.call(request)
        wish = await body_of(request, protocol.Attend)
        await _refusing(self.evenings.attend(request.path_params["evening"], wish, await _person(request)))
        return answered({})

    async def order(self, request: Request) -> Response:
        await self.site.call(request)
        wish = await body_of(request, protocol.OrderEvening)
        await _refusing(self.evenings.order(request.path_params["evening"], wish, await _person(request)))
        return answered({})


async def _person(request: Request) -> str:
    found = await person_of(request)
    return found.id if found is not None else ""


async def _refusing(work: Awaitable[_T]) -> _T:
    try:
        return await work
    except EveningRefused as no:
        code: Any = no.code
        raise HttpError(STATUS.get(code, 409), code, str(no)) from None


def routes() -> list[Route]:
    def to(name: str) -> Callable[[Request], Awaitable[Response]]:
        async def endpoint(request: Request) -> Response:
            found: Response = await getattr(request.app.state.site.evening_api, name)(request)
            return found

        return endpoint

    return [
        Route("/api/evenings", to("plan"), methods=["POST"]),
        Route("/api/evenings/{evening}/guests", to("join"), methods=["POST"]),
        Route("/api/evenings/{evening}/attendance", to("attend"), methods=["POST"]),
        Route("/api/evenings/{evening}/orders", to("order"), methods=["POST"]),
        Route("/api/evenings/{evening}/me", to("who")),
        Route("/api/evenings/{evening}/{lang}", to("show")),
    ]
