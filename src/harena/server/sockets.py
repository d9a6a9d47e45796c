"""The sockets below HTTP and WebSocket: how many one address may open, and how long a client may take.

uvicorn waits without end for a client that sends half a request or does not read its answer. Here every socket has a
time limit for what its client owes next; `Sockets.watch` looks at all of them every few seconds.

What comes in is handled in turns (`turns.py`), a little at a time, so that somebody who sends much makes others wait
for a few milliseconds only.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import cache, partial
from ipaddress import ip_address, ip_network
from typing import Any

import h11
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.exceptions import InvalidState
from websockets.frames import CloseCode, Frame

from harena.server import limits, metrics, protocol
from harena.server.guard import HEADERS, rated
from harena.server.turns import Turns

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]

log = logging.getLogger("harena")

LOOK_EVERY = 2.0  # seconds between two looks at the sockets
SLICE = 500  # sockets that are looked at before others get their turn
LINGER = 1.0  # seconds in which a client that is refused may read why
OWN_FILES = 200  # files that the server needs besides sockets: database, worker processes, log
HEAD, BODY, ANSWER = "head", "body", "answer"  # what a client owes: to send the one, or to read the other
WITHIN = {HEAD: limits.HEAD_WITHIN, BODY: limits.BODY_WITHIN, ANSWER: limits.READ_WITHIN}
AT_ONCE = 16 * 1024  # bytes that are read from a socket at once
CHUNK, FEW_FRAMES = 512, 8  # bytes of frames that are handled at once, and after how many frames a turn ends


class Sockets(ServerState):
    """The open sockets of one server. A proxy that is trusted may open as many as it wants: the clients behind it are
    counted where their addresses are known."""

    def __init__(self, proxies: Iterable[str] = (), most: int = limits.SOCKETS, turns: Turns | None = None) -> None:
        super().__init__()
        self.most = most
        self.proxies = [ip_network(proxy) for proxy in proxies]
        self.turns = turns or Turns()
        self.count = 0
        self.by_address: Counter[str] = Counter()

    def enter(self, address: str) -> str:
        """Count a socket. Return why it is refused; empty: it is welcome."""
        self.count += 1
        self.by_address[address] += 1
        if self.count > self.most:
            metrics.LIMITED.labels("sockets").inc()
            return "this server has no room for more guests at the moment; try again in a minute"
        if self.by_address[address] > limits.SOCKETS_OF_ADDRESS and not self.is_proxy(address):
            metrics.LIMITED.labels("sockets of an address").inc()
            return "too many connections from your address; close some"
        return ""

    def leave(self, address: str) -> None:
        self.count -= 1
        self.by_address[address] -= 1
        if not self.by_address[address]:
            del self.by_address[address]

    def is_proxy(self, address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any([found in proxy for proxy in self.proxies])

    async def watch(self) -> None:
        """Again and again, cut off clients that take too long."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            found: list[Any] = list(self.connections)
            for number, each in enumerate(found):
                if each.pace.is_late(each.owed(), each.transport):
                    metrics.LIMITED.labels("slow client").inc()
                    each.transport.abort()
                if number % SLICE == SLICE - 1:
                    await asyncio.sleep(0)

    async def finish_requests(self, within: float) -> None:
        """Let the answers under way be sent, and then cut off who does not read them or sends half a request."""
        end = time.monotonic() + within
        while (left := [each for each in self._http() if each.is_answering]) and time.monotonic() < end:
            await asyncio.sleep(0.02)
        for each in left:
            each.transport.abort()

    async def cut_off(self, within: float) -> None:
        """Close what is still busy: the server stops."""
        end = time.monotonic() + within
        while self.tasks and time.monotonic() < end:
            for each in list(self.connections):
                each.transport.abort()
            await asyncio.sleep(0.02)

    def _http(self) -> list[HttpSocket]:
        return [each for each in self.connections if isinstance(each, HttpSocket)]


class Pace:
    """How long a client has been owing what it owes."""

    def __init__(self) -> None:
        self.owed: tuple[str, object] = ("", None)
        self.since = 0.0
        self.unsent = 0  # bytes at that time

    def is_late(self, owed: tuple[str, object], transport: asyncio.Transport) -> bool:
        """Take note of what the client owes now. Return whether it has taken too long. Who reads slowly is not late."""
        now, unsent = time.monotonic(), transport.get_write_buffer_size()
        if transport.is_closing():
            owed = ANSWER, None  # the last of it
        if owed != self.owed or unsent <= self.unsent - limits.READ_AT_LEAST:
            self.owed, self.since, self.unsent = owed, now, unsent
        return bool(owed[0]) and now - self.since > WITHIN[owed[0]]


class HttpSocket(H11Protocol):
    """A connection by HTTP/1.1. It may become a WebSocket."""

    server_state: Sockets

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.pace = Pace()
        self.refused = False
        self.waits = False  # for its turn
        self.unhandled = 0  # bytes that have come meanwhile

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        transport.max_size = AT_ONCE  # type: ignore[attr-defined]  # asyncio would read 16 times as much
        why = self.server_state.enter(_address(self.client))
        if why:
            self.refused = True
            transport.write(_refusal(why))
            if transport.can_write_eof():
                transport.write_eof()  # closed with unread data, the client might not get the answer
            self.loop.call_later(LINGER, transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        self.server_state.leave(_address(self.client))
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self.refused:
            self.unhandled += len(data)
            super().data_received(data)

    def handle_events(self) -> None:
        """Wait for a turn before anything that has come is handled, also the next of several requests in one go."""
        if self.unhandled >= AT_ONCE:
            self.flow.pause_reading()
        if not self.waits:
            self.waits = True
            self.server_state.turns.put(self._address_in_turns(), partial(_turn, self))

    def take_turn(self) -> None:
        self.waits, self.unhandled = False, 0
        if not self.transport.is_closing():
            self.flow.resume_reading()
            super().handle_events()

    def _address_in_turns(self) -> str:
        """Behind a proxy, the client is not known yet."""
        peer = _address(self.client)
        return f"{peer} {self.client[1]}" if self.client and self.server_state.is_proxy(peer) else peer

    @property
    def is_answering(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    def owed(self) -> tuple[str, object]:
        """Return what the client must do next, and about which request."""
        if self.flow.write_paused:
            return ANSWER, self.cycle
        if self.conn.their_state is h11.SEND_BODY:
            return BODY, self.cycle
        idle = self.timeout_keep_alive_task is not None  # uvicorn itself closes a connection that is idle
        return (HEAD, self.cycle) if self.conn.their_state is h11.IDLE and not idle else ("", None)

    def send_400_response(self, msg: str) -> None:
        """Answer a request that cannot be read, unless it has been answered."""
        metrics.LIMITED.labels("malformed").inc()
        if self.cycle is not None:
            self.cycle.disconnected = True  # the application must not answer as well
            self.cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            with suppress(h11.LocalProtocolError):  # the answer to HEAD has no body, and uvicorn sends one
                super().send_400_response(msg)
        self.transport.close()

    def shutdown(self) -> None:
        with suppress(h11.LocalProtocolError):  # the client has sent nonsense, and the connection closes anyway
            super().shutdown()


class WebSocket(WebSocketsSansIOProtocol):
    """A WebSocket. The application counts messages; here frames are counted, because pings and empty pieces of a
    message never reach it."""

    def __init__(self, config: Config, server_state: Sockets, *args: Any, **more: Any) -> None:
        super().__init__(config, server_state, *args, **more)
        self.sockets = server_state
        self.pace = Pace()
        self.frames_counted, self.counted_since = 0, 0.0
        self.rest = b""  # what has come, and waits for its turn

    def connection_lost(self, exc: Exception | None) -> None:
        while self.rest and not self.close_sent:
            self._handle_some()  # the last words of a client that has gone
        self.sockets.leave(_address(self.client))
        super().connection_lost(exc)

    def owed(self) -> tuple[str, object]:
        return ("", None) if self.writable.is_set() else (ANSWER, None)

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            return
        self.rest += data
        if len(self.rest) == len(data):
            self._wait()
        if len(self.rest) >= AT_ONCE:
            self.transport.pause_reading()

    def _wait(self) -> None:
        address = _address(self.scope["client"])  # behind a proxy, the client is known by now
        self.sockets.turns.put(address, partial(_turn, self))

    def take_turn(self) -> None:
        """Handle what has come, but of many small frames only the first ones: then others have their turn."""
        counted = self.frames_counted
        while self.rest and self.frames_counted - counted < FEW_FRAMES:
            self._handle_some()
        if self.rest:
            self._wait()
        elif not self.read_paused:
            self.transport.resume_reading()

    async def receive(self) -> Any:
        found = await super().receive()  # this goes on reading
        if len(self.rest) >= AT_ONCE:
            self.transport.pause_reading()
        return found

    def _handle_some(self) -> None:
        data, self.rest = self.rest[:CHUNK], self.rest[CHUNK:]
        super().data_received(data)

    def handle_text(self, event: Frame) -> None:
        self._counted(super().handle_text, event)

    def handle_bytes(self, event: Frame) -> None:
        self._counted(super().handle_bytes, event)

    def handle_cont(self, event: Frame) -> None:
        self._counted(super().handle_cont, event)

    def handle_ping(self) -> None:
        if not self.transport.is_closing():
            self._counted(super().handle_ping)

    def handle_pong(self, event: Frame) -> None:
        self._counted(super().handle_pong, event)

    def _counted(self, handle: Callable[..., None], *args: Any) -> None:
        """Handle a frame, unless there are too many."""
        now = self.loop.time()
        if now - self.counted_since > limits.WINDOW:
            self.frames_counted, self.counted_since = 0, now
        self.frames_counted += 1
        if self.frames_counted <= limits.FRAMES:
            handle(*args)
        if self.frames_counted != limits.FRAMES + 1:
            return  # those behind the first one too many have come with it
        metrics.LIMITED.labels("frames").inc()
        self.rest = b""
        if self.close_sent:  # we have closed, and the client goes on
            self.transport.abort()
        else:
            self.conn.fail(CloseCode.POLICY_VIOLATION, "too many frames")
            self.handle_parser_exception()

    def send_receive_event_to_app(self) -> None:
        try:
            super().send_receive_event_to_app()
        except InvalidState:  # no UTF-8, and then the client has closed
            self.transport.close()

    async def send(self, message: Any) -> None:
        if self.transport.is_closing() and message["type"] == "websocket.send":
            raise ClientDisconnected  # else every message that is left would be a line in the log
        await super().send(message)

    def shutdown(self) -> None:
        try:
            super().shutdown()
        except InvalidState:  # it is closed, but the client does not read the last of it
            self.transport.abort()


def _turn(each: HttpSocket | WebSocket) -> None:
    """Let a socket handle some of what has come. What asyncio would do if that failed is done here."""
    try:
        each.take_turn()
    except Exception as error:
        log.exception("a socket failed: %r", error)
        each.transport.abort()


def raise_file_limit() -> int:
    """Let this process open as many files as the system allows. Return how many sockets that leaves."""
    if resource is None:
        return limits.SOCKETS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = limits.SOCKETS + OWN_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(hard, wanted)
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return limits.SOCKETS if soft == resource.RLIM_INFINITY else max(1, min(limits.SOCKETS, soft - OWN_FILES))


def _address(client: tuple[str, int] | None) -> str:
    return rated(client[0]) if client else ""


@cache
def _refusal(why: str) -> bytes:
    body = protocol.write(protocol.Trouble("too-fast", why))
    head = {
        "content-type": "application/json",
        "content-length": str(len(body)),
        "connection": "close",
        "retry-after": "60",
        **HEADERS,
    }
    lines = ["HTTP/1.1 429 Too Many Requests", *[f"{name}: {value}" for name, value in head.items()], "", ""]
    return "\r\n".join(lines).encode() + body
