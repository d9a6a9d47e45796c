"""The HTTP endpoints of profiles and of the club."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from harena.server import protocol
from harena.server.http import HttpError, answered, body_of
from harena.server.people import person_of
from harena.server.profile.profiles import Profiles, Wanted
from harena.server.store import Store


class ProfileApi:
    """The endpoints, on top of one store. `call` counts a request, and refuses it where there are too many."""

    def __init__(self, store: Store, call: Callable[[HTTPConnection], Awaitable[None]], club: str) -> None:
        self.profiles = Profiles(store, club)
        self.call = call

    async def own(self, request: Request) -> Response:
        return answered(await self.profiles.own(await person_of(request)))

    async def choose(self, request: Request) -> Response:
        wish, person = await body_of(request, protocol.ProfileChoice), await person_of(request)
        if person is None:
            raise HttpError(404, "not-found", "you have not played here yet")
        return answered(await self.profiles.choose(person, wish))

    async def own_matches(self, request: Request) -> Response:
        return answered(await self.profiles.own_matches(await person_of(request), Wanted.of(request.query_params)))

    async def player(self, request: Request) -> Response:
        return shown(await self.profiles.of(request.path_params["player"]))

    async def matches_of_player(self, request: Request) -> Response:
        wanted = Wanted.of(request.query_params)
        return shown(await self.profiles.matches_of(request.path_params["player"], wanted))

    async def club(self, request: Request) -> Response:
        return answered(await self.profiles.club())


def shown(found: protocol.Profile | protocol.PlayedMatches | None) -> Response:
    """Answer with what somebody shows of themselves."""
    if found is None:
        raise HttpError(404, "not-found", "nobody shows a profile here")
    return answered(found)


def routes() -> list[Route]:
    def to(name: str) -> Callable[[Request], Awaitable[Response]]:
        async def endpoint(request: Request) -> Response:
            api: ProfileApi = request.app.state.site.profile_api
            await api.call(request)
            found: Response = await getattr(api, name)(request)
            return found

        return endpoint

    return [
        Route("/api/profile", to("own")),
        Route("/api/profile", to("choose"), methods=["POST"]),
        Route("/api/profile/matches", to("own_matches")),
        Route("/api/players/{player}", to("player")),
        Route("/api/players/{player}/matches", to("matches_of_player")),
        Route("/api/club", to("club")),
    ]
