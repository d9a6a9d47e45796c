"""What all HTTP endpoints share: how a request is read, how an answer and an error are written."""

from __future__ import annotations

import gzip
from typing import Any, TypeVar

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from harena.server import protocol
from harena.text import LANGUAGES

NO_STORE = {"cache-control": "no-store"}

_T = TypeVar("_T")


class HttpError(Exception):
    """A request that is answered with an error."""

    def __init__(self, status: int, code: Any, text: str) -> None:
        super().__init__(text)
        self.status = status
        self.trouble = protocol.Trouble(code, text)


def answered(value: Any, status: int = 200) -> Response:
    return Response(protocol.write(value), status, NO_STORE, "application/json")


def compressed(request: Request, body: bytes) -> Response:
    """Answer with JSON that is long."""
    headers = {**NO_STORE, "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(gzip.compress(body, 5), 200, {**headers, "content-encoding": "gzip"}, "application/json")
    return Response(body, 200, headers, "application/json")


def address_of(connection: HTTPConnection) -> str:
    """Return the address of the client; behind a trusted proxy, the one that the proxy names."""
    return connection.client.host if connection.client else ""


async def raw_body(request: Request, most: int) -> bytes:
    if request.headers.get("content-type", "").split(";")[0].strip() != "application/json":
        raise HttpError(415, "bad-request", "expected application/json")
    raw = bytearray()
    async for part in request.stream():
        raw += part
        if len(raw) > most:
            raise HttpError(413, "too-large", f"at most {most} bytes")
    return bytes(raw)


async def body_of(request: Request, kind: type[_T], most: int = protocol.LARGEST) -> _T:
    try:
        return protocol.read_body(await raw_body(request, most), kind)
    except protocol.Unreadable as error:
        raise HttpError(400, "bad-request", str(error)) from None


def language(request: Request) -> str:
    lang: str = request.path_params["lang"]
    if lang not in LANGUAGES:
        raise HttpError(404, "not-found", f"there is no language {lang!r}")
    return lang
