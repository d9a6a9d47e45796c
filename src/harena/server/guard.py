"""Checks host names, origins and rates before a request is handled. Clients are not trusted."""

from __future__ import annotations

import logging
import time
from collections import OrderedDict, deque
from collections.abc import Iterable
from contextlib import suppress
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from urllib.parse import SplitResult, urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from harena.server import limits, metrics, protocol
from harena.server.logs import happened, tagged
from harena.server.moderation import Ban, OrderWatch
from harena.server.store import NotSaved, Sharing
from harena.text import LANGUAGES, Texts

log = logging.getLogger("harena")

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Guard:
    """Middleware that sets strict headers on every response and refuses foreign hosts and origins."""

    def __init__(self, app: ASGIApp, names: Iterable[str] = (), watch: OrderWatch | None = None) -> None:
        self.app = app
        self.watch = watch  # knows the addresses that are banned
        self.names = {"localhost", *[name.lower() for name in names]}  # host names we answer to, besides IP addresses

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if not self.knows(host):
            log.warning(
                "turned away a request for %r; if that is this server's name, start it with --name",
                host[:80],
                extra=tagged("foreign-host"),
            )
            await self._turn_away(scope, send, "this server is not known by this name; its host can add it with --name")
            return
        if not self.same_origin(headers):
            await self._turn_away(scope, send, "this page does not belong to this server")
            return

        if scope["type"] == "http" and (ban := self.ban_of(scope)) is not None:
            happened("request-refused", code="banned", address=scope["client"][0])
            await self._answer_banned(scope, receive, send, ban, headers)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                metrics.response(message["status"])
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        await self.app(scope, receive, with_headers if scope["type"] == "http" else send)

    def knows(self, host: str) -> bool:
        """Return whether we answer to this host name. A foreign page may point its own name at us (DNS rebinding)."""
        name = _split(f"//{host}").hostname or ""
        if name in self.names or name.endswith(".local"):
            return True
        try:
            ip_address(name)
        except ValueError:
            return False
        return True

    def same_origin(self, headers: Headers) -> bool:
        """Return whether the request comes from our own page. Browsers send the origin; other programs send none."""
        origin = headers.get("origin")
        return origin is None or (_split(origin).netloc != "" and _split(origin).netloc == headers.get("host"))

    def ban_of(self, scope: Scope) -> Ban | None:
        client = scope.get("client")
        return self.watch.orders.banned(client[0]) if self.watch is not None and client else None

    async def _answer_banned(self, scope: Scope, receive: Receive, send: Send, ban: Ban, headers: Headers) -> None:
        """Refuse a request in the reader's language: for programs as JSON, for a browser that opens a page as text."""
        accepted = headers.get("accept-language", "")[:2].lower()
        texts = Texts(accepted if accepted in LANGUAGES else "en")
        text = texts.say("operators-banned-why", why=ban.why) if ban.why else texts.say("operators-banned")
        metrics.response(403)
        if scope["path"].startswith("/api/"):
            body, kind = protocol.write(protocol.Trouble("banned", text)), "application/json"
        else:
            body, kind = f"{text}\n".encode(), "text/plain"
        await Response(body, 403, {**HEADERS, "cache-control": "no-store"}, kind)(scope, receive, send)

    async def _turn_away(self, scope: Scope, send: Send, why: str) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 4403})  # before it is accepted: HTTP 403
            return
        body = protocol.write(protocol.Trouble("foreign-origin", why))
        head = [(b"content-type", b"application/json"), *[(k.encode(), v.encode()) for k, v in HEADERS.items()]]
        await send({"type": "http.response.start", "status": 403, "headers": head})
        await send({"type": "http.response.body", "body": body})


def _split(address: str) -> SplitResult:
    """Split an address; everything is empty if it cannot be read."""
    try:
        return urlsplit(address)
    except ValueError:
        return urlsplit("")


@lru_cache(limits.REMEMBERED)
def rated(address: str) -> str:
    """Return what counts as one address where rates are limited. One house has 2**64 addresses of IPv6. It is asked for
    with every message."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    return str(found.ipv4_mapped or ip_network((found.packed, 64), strict=False))


class Rate:
    """Allows at most a given number of events within a given number of seconds."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self.times: deque[float] = deque()

    def allows(self, cost: int = 1) -> bool:
        now = time.monotonic()
        while self.times and self.times[0] <= now - self.seconds:
            self.times.popleft()
        if len(self.times) + cost > self.most:
            return False
        self.times.extend([now] * cost)
        return True


class Rates:
    """Keeps one rate limit per address. The addresses seen longest ago are forgotten."""

    def __init__(self, most: int, seconds: float, remembered: int = limits.REMEMBERED) -> None:
        self.most, self.seconds, self.remembered = most, seconds, remembered
        self.known: OrderedDict[str, Rate] = OrderedDict()

    def allows(self, key: str) -> bool:
        rate = self.known.setdefault(key, Rate(self.most, self.seconds))
        self.known.move_to_end(key)
        if len(self.known) > self.remembered:
            self.known.popitem(last=False)
        return rate.allows()


class SharedRates:
    """Limits what one address may do at all servers on a database together. What this server can refuse by itself, it
    does without asking the database."""

    def __init__(self, kind: str, most: int, seconds: float, sharing: Sharing) -> None:
        self.kind, self.sharing = kind, sharing
        self.own = Rates(most, seconds)

    async def allow(self, address: str) -> bool:
        """Count a call, and return whether it is allowed."""
        key = rated(address)
        allowed = self.own.allows(key)
        if allowed and self.sharing.is_shared:
            with suppress(NotSaved):  # the server stops
                allowed = await self.sharing.count(self.kind, key, self.own.seconds) <= self.own.most
        if not allowed:
            metrics.LIMITED.labels(self.kind).inc()
        return allowed
