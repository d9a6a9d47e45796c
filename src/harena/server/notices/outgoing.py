"""Posts to addresses that people have given: push services, and webhooks of chat groups.

Anybody may name an address, so the server must not be led into its own network. Only https is allowed, and only to
public addresses. A name is resolved here, and the connection goes to the very address that was checked. Redirects are
not followed.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterable
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Any
from urllib.parse import SplitResult, urlsplit

import httpcore

from harena.kernel.rules import BadInput
from harena.server.notices.sending import PATIENCE, SENT, Outcome, Result

LONGEST = 1000  # characters of an address
LONGEST_WAIT = 3600.0  # seconds that another server may ask us to wait

_GLOBAL = ip_network("2000::/3")
_TUNNELS = (ip_network("2002::/16"), ip_network("2001::/32"))  # 6to4 and Teredo: an IPv4 address is inside
_SPECIAL = (ip_network("192.0.0.0/24"), ip_network("192.88.99.0/24"))  # older Pythons take parts of them for public


class NotPublic(Exception):
    """A name leads to an address that is not public."""


def is_public(address: str) -> bool:
    """Is this an address that everybody on the internet may reach?"""
    try:
        found: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    if isinstance(found, IPv6Address) and (found not in _GLOBAL or any([found in tunnel for tunnel in _TUNNELS])):
        return False
    return found.is_global and not found.is_multicast and not any([found in special for special in _SPECIAL])


def checked_address(typed: str, anywhere: bool = False) -> str:
    """Return an address to which something may be posted. BadInput says what is wrong with it. Where its name leads is
    checked when it is used: that may change."""
    text = typed.strip()
    try:
        found = urlsplit(text)
        host, port = found.hostname or "", found.port
    except ValueError:
        raise BadInput("this address cannot be read; expected https://...") from None
    if len(text) > LONGEST or not text.isascii() or not text.isprintable() or " " in text:
        raise BadInput(f"this address cannot be read; expected https://... with at most {LONGEST} characters")
    if found.scheme not in (("https", "http") if anywhere else ("https",)) or not host or port == 0:
        raise BadInput("this address cannot be used; expected https://...")
    if found.username is not None or found.password is not None:
        raise BadInput("this address has a user name in it; expected https://... without one")
    if not anywhere and (_is_internal(host) or (_is_number(host) and not is_public(host))):
        raise BadInput("this address is in a private network; expected a public one")
    return text


def _is_internal(host: str) -> bool:
    return host == "localhost" or host.endswith((".localhost", ".local", ".internal", ".home.arpa"))


def _is_number(host: str) -> bool:
    with suppress(ValueError):
        return bool(ip_address(host.partition("%")[0]))
    return False


class _Resolved(httpcore.AsyncNetworkBackend):
    """Connects to public addresses only, whatever a name resolves to. The certificate is checked for the name."""

    def __init__(self) -> None:
        self._backend = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = list(dict.fromkeys([str(entry[4][0]) for entry in found]))
        if not addresses or not all([is_public(address) for address in addresses]):
            raise NotPublic
        for number, address in enumerate(addresses, 1):
            try:
                return await self._backend.connect_tcp(address, port, timeout, local_address, socket_options)
            except (httpcore.ConnectError, httpcore.ConnectTimeout):
                if number == len(addresses):
                    raise
        raise NotPublic

    async def sleep(self, seconds: float) -> None:
        await self._backend.sleep(seconds)


class Poster:
    """Posts messages. Connections are not kept: every message resolves its name again."""

    def __init__(self, anywhere: bool = False) -> None:
        """`anywhere`: private addresses and http are allowed, too."""
        self.anywhere = anywhere
        backend = None if anywhere else _Resolved()
        self._pool = httpcore.AsyncConnectionPool(max_keepalive_connections=0, network_backend=backend)

    async def post(self, address: str, body: bytes, headers: dict[str, str]) -> Outcome:
        try:
            url = checked_address(address, self.anywhere)
        except BadInput:
            return Outcome(Result.REFUSED, why="address")
        try:
            async with asyncio.timeout(PATIENCE):
                sent = {**headers, "user-agent": "Harena", "content-length": str(len(body))}
                async with self._pool.stream("POST", url, headers=[*sent.items()], content=body) as answer:
                    return outcome_of(answer.status, dict(answer.headers).get(b"retry-after", b"").decode("latin-1"))
        except NotPublic:
            return Outcome(Result.REFUSED, why="private address")
        except (TimeoutError, httpcore.TimeoutException):
            return Outcome(Result.LATER, why="timeout")
        except (OSError, httpcore.NetworkError, httpcore.ProtocolError):
            return Outcome(Result.LATER, why="connection")

    async def close(self) -> None:
        await self._pool.aclose()


def outcome_of(status: int, retry_after: str = "") -> Outcome:
    """Return what the status of an answer means for the message, and for the address."""
    why = f"status {status}"
    if 200 <= status < 300:
        return SENT
    if status in (404, 410):
        return Outcome(Result.GONE, why=why)
    if status in (408, 425, 429) or status >= 500:
        wait = float(retry_after) if retry_after.isdecimal() else 0.0
        return Outcome(Result.LATER, min(wait, LONGEST_WAIT), why)
    return Outcome(Result.REFUSED, why=why)  # redirects as well


def origin_of(address: str) -> str:
    """Return scheme, host and port of an address."""
    found: SplitResult = urlsplit(address)
    return f"{found.scheme}://{found.netloc}"
