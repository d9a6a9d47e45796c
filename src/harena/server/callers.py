"""Which seat of a table whoever calls has."""

from __future__ import annotations

from starlette.requests import HTTPConnection, Request

from harena.kernel.views import SPECTATOR
from harena.server.people import person_of
from harena.server.tables import LiveTable


async def seat_of(connection: HTTPConnection, table: LiveTable, token: str, wanted: int = SPECTATOR) -> int | None:
    """Return the seat of whoever calls: by its token, or else because it is theirs; the one they want, if they have
    several. SPECTATOR: they have none; None: their token is not valid."""
    seat = table.seat_of(token)
    if seat is None or seat == SPECTATOR:
        person = await person_of(connection)
        own = table.seats_of(person.id) if person is not None else []
        if own:
            return wanted if wanted in own else own[0]
    return seat


def bearer(request: Request) -> str:
    """Return the token of a seat; empty: there is none."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" else ""
