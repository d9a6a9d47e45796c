"""The cookie that tells who calls.

It is HttpOnly, so no script can read it; SameSite=Lax, so no other site can send it along; and Secure wherever the page
comes by https. Browsers share cookies among all ports of a host: two servers on one laptop must not overwrite each
other's, so the port is in the name.
"""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response

NAME = "harena_person"
LASTS = 365 * 24 * 3600  # seconds since the last visit
LONGEST = 64  # characters of a token that could be one of ours


def name_of(connection: HTTPConnection) -> str:
    try:
        port = urlsplit(f"//{connection.headers.get('host', '')}").port
    except ValueError:
        port = None
    return NAME if port is None else f"{NAME}_{port}"


def token_in(connection: HTTPConnection) -> str:
    """Return the token that came along; empty if there is none."""
    found = connection.cookies.get(name_of(connection), "")
    return found if len(found) <= LONGEST else ""


def put(response: Response, connection: HTTPConnection, token: str) -> None:
    """Let the browser keep a token."""
    secure = is_secure(connection)
    response.set_cookie(name_of(connection), token, LASTS, secure=secure, httponly=True, samesite="lax")


def drop(response: Response, connection: HTTPConnection) -> None:
    """Let the browser forget its token."""
    response.delete_cookie(name_of(connection), secure=is_secure(connection), httponly=True, samesite="lax")


def is_secure(connection: HTTPConnection) -> bool:
    """Does the browser reach us by https? A proxy says so; where it does not, the browser's own origin does."""
    origin = urlsplit(connection.headers.get("origin", ""))
    return connection.url.scheme in ("https", "wss") or origin.scheme == "https"
