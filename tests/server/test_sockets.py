"""Tests what a server does with clients that open many sockets, send half of something, or do not read."""

from __future__ import annotations

import asyncio
import json
import logging
import resource
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from harena.server import limits, sockets
from harena.server.sockets import HttpSocket, Sockets, WebSocket, raise_file_limit
from harena.server.web_server import Server

PATIENCE = 10.0  # seconds until a test gives up waiting
LARGE = b"x" * 3_000_000  # more than the system keeps for a client that does not read
HEAD = b"POST /echo HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n"


MAY_SEND = asyncio.Event()


async def app(scope: Any, receive: Any, send: Any) -> None:
    """Answer /large with much, anything else with the size of the body. A WebSocket says what it hears; /many says much
    once it may."""
    if scope["type"] == "websocket":
        await receive()  # the connection
        await send({"type": "websocket.accept"})
        if scope["path"] == "/many":
            await MAY_SEND.wait()
            for _ in range(50):
                await send({"type": "websocket.send", "text": "x" * 1000})
        while (message := await receive())["type"] == "websocket.receive":
            await asyncio.sleep(0)
            await send({"type": "websocket.send", "text": message.get("text") or "bytes"})
    elif scope["type"] == "http":
        size, more = 0, scope["path"] != "/early"
        while more:
            message = await receive()
            if message["type"] == "http.disconnect":
                return
            size, more = size + len(message["body"]), message["more_body"]
        body = LARGE if scope["path"] == "/large" else str(size).encode()
        length = (b"content-length", str(len(body)).encode())
        await send({"type": "http.response.start", "status": 200, "headers": [length]})
        await send({"type": "http.response.body", "body": body})


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "LOOK_EVERY", 0.05)
    monkeypatch.setattr(sockets, "LINGER", 0.2)
    monkeypatch.setattr(sockets, "WITHIN", {sockets.HEAD: 0.4, sockets.BODY: 0.4, sockets.ANSWER: 0.4})


@pytest.fixture(autouse=True)
def nothing_is_logged(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    caplog.set_level(logging.WARNING)
    yield
    faults = ("Invalid HTTP request received.", "Invalid UTF-8 sequence received from client.")  # not in a real log
    assert [each.getMessage() for each in caplog.get_records("call") if each.getMessage() not in faults] == []


@asynccontextmanager
async def served(found: Sockets | None = None) -> AsyncIterator[int]:
    """Serve on this event loop, and return the port."""

    async def nothing() -> None:
        pass

    listening = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(
        app,
        http=HttpSocket,
        ws=WebSocket,
        ws_max_size=2**14,
        ws_per_message_deflate=False,
        log_config=None,
        lifespan="off",
        timeout_graceful_shutdown=3,
    )
    server = Server(config, found or Sockets(), lambda: None, nothing)
    running = asyncio.create_task(server._serve([listening]))
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield listening.getsockname()[1]
        assert not running.done()
    finally:
        server.should_exit = True
        await running


class Line:
    """A raw connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    @classmethod
    async def opened(cls, port: int, *said: bytes, address: str = "127.0.0.1", buffer: int = 0) -> Line:
        raw = socket.socket()
        if buffer:
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        raw.bind((address, 0))
        raw.setblocking(False)
        await asyncio.get_running_loop().sock_connect(raw, ("127.0.0.1", port))
        found = cls(*await asyncio.open_connection(sock=raw, limit=2**12))
        for each in said:
            found.writer.write(each)
        return found

    async def rest(self) -> bytes:
        """Return what comes until the server closes."""
        found = b""
        async with asyncio.timeout(PATIENCE):
            with suppress(ConnectionError):
                while part := await self.reader.read(2**16):
                    found += part
        return found

    async def close(self) -> None:
        self.writer.close()
        with suppress(ConnectionError):
            await self.writer.wait_closed()


async def until(test: Callable[[], Any]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not test():
            await asyncio.sleep(0.01)


# Slow clients


@pytest.mark.parametrize("said", [b"", b"G", b"GET / HTTP/1.1\r\nHost: x\r\n", HEAD, HEAD + b"1234"])
async def test_half_a_request_is_cut_off(said: bytes) -> None:
    async with served() as port:
        line = await Line.opened(port, said)
        assert await line.rest() == b""
        await line.close()


async def test_a_second_request_that_drips_is_cut_off() -> None:
    async with served() as port:
        line = await Line.opened(port, b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        assert (await line.reader.readline()).startswith(b"HTTP/1.1 200")
        sent = 0
        with suppress(ConnectionError):
            async with asyncio.timeout(PATIENCE):
                while not line.reader.at_eof():
                    line.writer.write(b"G" if sent == 0 else b"E")
                    await line.writer.drain()
                    sent += 1
                    await line.reader.read(200) if sent < 3 else await asyncio.sleep(0.05)
        assert sent < 30
        await line.close()


async def test_who_reads_nothing_of_an_answer_is_cut_off() -> None:
    found = Sockets()
    async with served(found) as port:
        deaf = [await Line.opened(port, b"GET /large HTTP/1.1\r\nHost: x\r\n\r\n", buffer=2048) for _ in range(3)]
        last = await Line.opened(port, b"GET /large HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", buffer=2048)
        await until(lambda: found.count == 4)
        for line in [*deaf, last]:
            line.reader._transport.pause_reading()  # type: ignore[attr-defined]
        await until(lambda: found.count == 0)
        for line in [*deaf, last]:
            await line.close()


async def test_who_reads_slowly_gets_everything() -> None:
    """It takes much longer than the limit, but something is read all the time."""
    async with served() as port:
        line = await Line.opened(port, b"GET /large HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", buffer=2**16)
        size = 0
        began = asyncio.get_running_loop().time()
        while part := await line.reader.read(2**16):
            size += len(part)
            await asyncio.sleep(0.02)
        assert size > len(LARGE)
        assert asyncio.get_running_loop().time() - began > 2 * sockets.WITHIN[sockets.ANSWER]
        await line.close()


async def test_a_websocket_that_reads_nothing_is_cut_off() -> None:
    found = Sockets()
    async with served(found) as port:
        deaf = await connect(f"ws://127.0.0.1:{port}/", max_queue=1, ping_interval=None, compression=None)
        deaf.transport.pause_reading()
        sending = asyncio.create_task(flood(deaf, "x" * 2**14))
        await until(lambda: found.count == 0)
        sending.cancel()
        deaf.transport.abort()


async def flood(line: ClientConnection, said: str) -> None:
    with suppress(ConnectionClosed):
        while True:
            await line.send(said)


# Many sockets


async def test_an_address_has_only_so_many_sockets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SOCKETS_OF_ADDRESS", 3)
    found = Sockets(proxies=("127.0.0.2", "127.5.0.0/16"))
    async with served(found) as port:
        lines = [await Line.opened(port) for _ in range(3)]
        refused = await Line.opened(port, b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        head, _, body = (await refused.rest()).partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 429 ")
        assert json.loads(body) == {"code": "too-fast", "text": "too many connections from your address; close some"}
        for address in ("127.0.0.3", *["127.0.0.2"] * 5, *["127.5.6.7"] * 5):
            other = await Line.opened(port, b"GET / HTTP/1.1\r\nHost: x\r\n\r\n", address=address)
            assert (await other.reader.readline()).startswith(b"HTTP/1.1 200")
            lines.append(other)
        for line in [*lines, refused]:
            await line.close()
        await until(lambda: not found.by_address)
        again = await Line.opened(port, b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        assert (await again.reader.readline()).startswith(b"HTTP/1.1 200")
        await again.close()


async def test_a_server_has_only_so_many_sockets() -> None:
    found = Sockets(proxies=("127.0.0.0/8",), most=3)
    async with served(found) as port:
        lines = [await connect(f"ws://127.0.0.1:{port}/") for _ in range(3)]
        refused = await Line.opened(port, b"GET / HTTP/1.1\r\nHost: x\r\n\r\n", address="127.0.0.9")
        assert b"this server has no room for more guests at the moment" in await refused.rest()
        await refused.close()
        for line in lines:
            await line.close()
        await until(lambda: found.count == 0)


def test_the_file_limit_is_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    held = [(256, 4096)]

    def set_to(which: int, pair: tuple[int, int]) -> None:
        held[0] = pair

    monkeypatch.setattr(resource, "getrlimit", lambda which: held[0])
    monkeypatch.setattr(resource, "setrlimit", set_to)
    assert (raise_file_limit(), held[0]) == (4096 - sockets.OWN_FILES, (4096, 4096))
    held[0] = (1024, resource.RLIM_INFINITY)
    assert raise_file_limit() == limits.SOCKETS
    assert held[0] == (limits.SOCKETS + sockets.OWN_FILES, resource.RLIM_INFINITY)
    held[0] = (2**20, 2**20)
    assert (raise_file_limit(), held[0]) == (limits.SOCKETS, (2**20, 2**20))


# Frames


async def said_of(line: ClientConnection) -> tuple[int | None, str]:
    async with asyncio.timeout(PATIENCE):
        with suppress(ConnectionClosed):
            while True:
                await line.recv()
    return line.close_code, line.close_reason or ""


def frame(opcode: Opcode, data: bytes = b"", fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


PINGS = frame(Opcode.PING, b"x" * 125) * (limits.FRAMES + 1)
PONGS = frame(Opcode.PONG) * (limits.FRAMES + 1)
PIECES = frame(Opcode.TEXT, b"x", fin=False) + frame(Opcode.CONT, b"", fin=False) * (limits.FRAMES + 1)
TEXTS = frame(Opcode.TEXT) * 40_000  # one read of the socket


@pytest.mark.parametrize("flood", [PINGS, PONGS, PIECES, TEXTS], ids=["pings", "pongs", "pieces", "texts"])
async def test_too_many_frames_end_the_connection(flood: bytes) -> None:
    async with served() as port:
        line = await connect(f"ws://127.0.0.1:{port}/", compression=None)
        line.transport.write(flood)
        assert (await said_of(line))[0] in (1008, 1006)  # unread data may replace the reason for closing
        async with connect(f"ws://127.0.0.1:{port}/") as other:
            await other.send("hello")
            assert await other.recv() == "hello"


async def test_a_usual_number_of_pings_and_pieces_is_fine() -> None:
    async with served() as port, connect(f"ws://127.0.0.1:{port}/") as line:
        for _ in range(50):
            line.transport.write(frame(Opcode.PING, b"x"))
        line.transport.write(frame(Opcode.TEXT, b"he", fin=False) + frame(Opcode.PING) + frame(Opcode.CONT, b"llo"))
        assert await line.recv() == "hello"


@pytest.mark.parametrize("then", [b"", frame(Opcode.CLOSE, b"\x03\xe8")], ids=["alone", "and a close"])
async def test_text_that_is_no_utf8_is_no_fault_of_ours(then: bytes) -> None:
    async with served() as port:
        line = await connect(f"ws://127.0.0.1:{port}/")
        line.transport.write(frame(Opcode.TEXT, b"\xff\xfe") + then)
        assert (await said_of(line))[0] in ((1000, 1006) if then else (1007,))


async def test_a_client_that_is_gone_is_not_written_to() -> None:
    """The server learns that it is gone from the first message; the others must not become lines in the log."""
    async with served() as port:
        MAY_SEND.clear()
        line = await connect(f"ws://127.0.0.1:{port}/many", compression=None)
        line.transport.abort()
        await asyncio.sleep(0)
        MAY_SEND.set()
        await asyncio.sleep(0.05)


@pytest.mark.parametrize(
    ("said", "statuses"),
    [
        (b"nonsense\r\n\r\n", [b"400"]),
        (b"GET / HTTP/1.1\r\nHost: x\r\n\r\nnonsense\r\n\r\n", [b"200", b"400"]),
        (b"POST /echo HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nnonsense\r\n", [b"400"]),
        (b"POST /early HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n", [b"200"]),
    ],
    ids=["at once", "after another", "in a body", "after the answer"],
)
async def test_nonsense_is_answered_once(said: bytes, statuses: list[bytes]) -> None:
    """Nonsense behind an answer, or while the application waits for the rest, is no error of the server."""
    async with served() as port:
        line = await Line.opened(port, said)
        if b"early" in said:
            await line.reader.readuntil(b"\r\n\r\n")
            line.writer.write(b"nonsense\r\n")
            await line.rest()
        else:
            found = await line.rest()
            assert [part.split(b" ")[0] for part in found.split(b"HTTP/1.1 ")[1:]] == statuses
        await line.close()


async def test_a_stopping_server_waits_for_nobody() -> None:
    """Those who send half a request or read nothing are cut off, without a trace in the log."""
    found = Sockets()
    lines: list[Line] = []
    began = 0.0
    async with served(found) as port:
        for said in (HEAD, b"GET /large HTTP/1.1\r\nHost: x\r\n\r\n", b"GET / HT"):
            lines.append(await Line.opened(port, said, buffer=2048))
            lines[-1].reader._transport.pause_reading()  # type: ignore[attr-defined]
        deaf = await connect(f"ws://127.0.0.1:{port}/", compression=None)
        await until(lambda: found.count == 4)
        began = asyncio.get_running_loop().time()
    assert asyncio.get_running_loop().time() - began < 5
    for line in lines:
        await line.close()
    await deaf.close()
