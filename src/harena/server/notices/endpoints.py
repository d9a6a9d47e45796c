"""What the page asks about notices. Without `harena serve --notices`, it hears that there are none."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from harena.server import protocol
from harena.server.http import HttpError, answered, body_of
from harena.server.people import Person, person_of

if TYPE_CHECKING:
    from harena.server.app import Site
    from harena.server.notices.outbox import Channel
    from harena.server.notices.service import NoticeService

NOWHERE = protocol.Notices("", False, False, [])


def _site(request: Request) -> Site:
    site: Site = request.app.state.site
    return site


def _service(request: Request) -> NoticeService:
    found = _site(request).notices
    if found is None:
        raise HttpError(404, "not-found", "this server sends no notices")
    return found


async def listed(request: Request) -> Response:
    service, person = _site(request).notices, await person_of(request)
    return answered(NOWHERE if service is None else await service.listed(person.id if person is not None else ""))


async def add(request: Request) -> Response:
    """Add a channel. Whoever is not known yet becomes a guest."""
    await _site(request).call(request)
    service, kind = _service(request), request.path_params["kind"]
    from harena.server.notices.service import NoticeRefused, shown  # there is a service, so its packages are installed

    bodies: dict[str, Any] = {"push": protocol.AddPush, "mail": protocol.AddMail, "webhook": protocol.AddWebhook}
    if kind not in bodies or (kind == "mail" and not service.settings.smtp):
        raise HttpError(404, "not-found", "this server sends no notices of this kind")
    wish = await body_of(request, bodies[kind])
    people = _site(request).people
    visit = await people.visit_or_guest(request, "")
    welcomed = Response()
    await people.welcome(welcomed, request, visit)  # first: a channel refers to its person
    try:
        if kind == "push":
            found = await service.add_push(visit.person.id, wish, visit.sign_in)
        elif kind == "mail":
            found = await service.add_mail(visit.person.id, wish)
        else:
            found = await service.add_webhook(visit.person.id, wish)
        answer = answered(shown(found), 201)
    except NoticeRefused as no:
        status = {"too-fast": 429, "not-sent": 503}.get(no.code, 422)
        answer = answered(protocol.Trouble(no.code, str(no)), status)
    answer.raw_headers.extend([header for header in welcomed.raw_headers if header[0] == b"set-cookie"])
    return answer


async def change(request: Request) -> Response:
    service, _, channel = await _own(request)
    from harena.server.notices.service import shown

    if request.method == "DELETE":
        await service.remove(channel)
        return answered({})
    found = await service.change(channel, await body_of(request, protocol.ChangeChannel))
    if found is None:
        raise HttpError(404, "not-found", "there is no such channel")
    return answered(shown(found))


async def try_out(request: Request) -> Response:
    await _site(request).call(request)
    service, person, channel = await _own(request)
    from harena.server.notices.service import NoticeRefused

    if channel.state == "new":
        raise HttpError(422, "bad-address", "this address is not confirmed yet")
    try:
        outcome = await service.try_out(channel, person.name)
    except NoticeRefused as no:
        raise HttpError(429, no.code, str(no)) from None
    return answered(protocol.NoticeTried(outcome.result.value))


async def _own(request: Request) -> tuple[NoticeService, Person, Channel]:
    """Return a channel of the person who calls."""
    service, person = _service(request), await person_of(request)
    channel = await service.channel(person.id, request.path_params["channel"]) if person is not None else None
    if person is None or channel is None:
        raise HttpError(404, "not-found", "there is no such channel")
    return service, person, channel


async def confirm(request: Request) -> Response:
    return await _linked(request, await _service(request).confirm(request.path_params["token"]))


async def stop(request: Request) -> Response:
    """Mail programs come here by themselves, with a form (RFC 8058), and service workers with nothing. The token says
    everything, so the body is not read."""
    return await _linked(request, await _service(request).stop(request.path_params["token"]))


async def _linked(request: Request, found: protocol.NoticeLink | None) -> Response:
    if found is None:
        raise HttpError(404, "not-found", "this link is not valid any more")
    return answered(found)


def routes() -> list[Route]:
    return [
        Route("/api/notices", listed),
        Route("/api/notices/confirm/{token}", confirm, methods=["POST"]),
        Route("/api/notices/stop/{token}", stop, methods=["POST"]),
        Route("/api/notices/channels/{channel}", change, methods=["POST", "DELETE"]),
        Route("/api/notices/channels/{channel}/test", try_out, methods=["POST"]),
        Route("/api/notices/{kind}", add, methods=["POST"]),
    ]
