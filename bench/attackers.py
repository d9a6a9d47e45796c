"""Attacks on a server of this machine, for `python -m bench.attack`. Each runs in a process of its own until it is told
to stop, at a pace that leaves the machine some room: it is the server that is measured.

An address of the attack is one of 127.64.0.0/16, so that the server can tell attackers from one another and from the
people who play meanwhile.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import count
from multiprocessing.connection import Connection
from random import Random
from typing import Any

from websockets.frames import Frame, Opcode

NICENESS = 10  # attackers wait for the server, not the other way round
KEY = "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
UPGRADE = f"Host: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n{KEY}\r\n\r\n"
PEOPLE = {"gorus": 3, "munera": 3, "spartacus": 3}


def address(number: int) -> str:
    return f"127.64.{number // 250 % 250}.{number % 250 + 1}"


def framed(message: dict[str, Any] | bytes, opcode: Opcode = Opcode.TEXT) -> bytes:
    data = message if isinstance(message, bytes) else json.dumps(message).encode()
    return Frame(opcode, data).serialize(mask=True)


class Attacker:
    """The tools of all attacks."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.lines: list[asyncio.StreamWriter] = []  # one that nobody holds would be closed
        self.rng = Random(1)
        self.done: dict[str, int] = {}  # what was done how often

    def note(self, what: str) -> None:
        self.done[what] = self.done.get(what, 0) + 1

    async def open(self, number: int, buffer: int = 0) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        """Open a socket from the address with this number."""
        raw = socket.socket()
        if buffer:
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        raw.setblocking(False)
        try:
            raw.bind((address(number), 0))
            async with asyncio.timeout(20):
                await asyncio.get_running_loop().sock_connect(raw, ("127.0.0.1", self.port))
            found = await asyncio.open_connection(sock=raw)
        except (OSError, TimeoutError):
            raw.close()
            self.note("not connected")
            return None
        self.note("connected")
        return found

    async def request(self, number: int, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
        """Send a request, and return the status and the body of the answer."""
        line = await self.open(number)
        if line is None:
            return 0, b""
        reader, writer = line
        raw = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {len(raw)}\r\n\r\n" if raw else "\r\n"
        found = b""
        try:
            writer.write(head.encode() + raw)
            async with asyncio.timeout(60):
                while part := await reader.read(2**16):
                    found += part
        except (OSError, TimeoutError):
            self.note("no answer")
        writer.transport.abort()
        status = int(found[9:12] or 0)
        self.note(f"HTTP {status}")
        return status, found.partition(b"\r\n\r\n")[2]

    async def make(self, number: int, game: str, seats: list[dict[str, str]], **options: Any) -> dict[str, Any] | None:
        wish = {"game": game, "options": {"players": len(seats), **options}, "seats": seats, "start": True}
        status, body = await self.request(number, "POST", "/api/tables", wish)
        return json.loads(body) if status == 201 else None

    async def bots(self, number: int, game: str, level: str) -> str:
        """Make a table of bots, and return its id."""
        made = await self.make(number, game, [{"who": "bot", "bot": level}] * PEOPLE[game])
        return "" if made is None else str(made["table"])

    async def watch(
        self, number: int, table: str, token: str = "", reads: bool = True, buffer: int = 0, **hello: Any
    ) -> asyncio.StreamWriter | None:
        """Open a WebSocket to a table and say hello. What comes is read and thrown away."""
        line = await self.open(number, buffer)
        if line is None:
            return None
        reader, writer = line
        try:
            writer.write(f"GET /ws/{table} HTTP/1.1\r\n{UPGRADE}".encode())
            async with asyncio.timeout(20):
                await reader.readuntil(b"\r\n\r\n")
            writer.write(framed({"type": "hello", "token": token, **hello}))
        except (OSError, EOFError, TimeoutError):
            self.note("no WebSocket")
            writer.transport.abort()
            return None
        self.lines.append(writer)
        if reads:
            _keep(asyncio.create_task(self._drain(reader)))
        else:
            reader._transport.pause_reading()  # type: ignore[attr-defined]
        return writer

    async def _drain(self, reader: asyncio.StreamReader) -> None:
        with suppress(OSError):
            while part := await reader.read(2**16):
                if b'"type":"closing"' in part:
                    self.note("closed: " + part.partition(b'"code":"')[2].partition(b'"')[0].decode())
        self.note("lost")


_tasks: set[asyncio.Task[None]] = set()


def _keep(task: asyncio.Task[None]) -> None:
    _tasks.add(task)
    task.add_done_callback(_tasks.discard)


async def together(number: int, work: Callable[[int], Awaitable[None]]) -> None:
    """Do something as many times at once, each again and again."""

    async def again(at: int) -> None:
        while True:
            await work(at)

    await asyncio.gather(*[again(at) for at in range(number)])


# The attacks


async def idle_sockets(a: Attacker) -> None:
    """5,000 sockets from 10 addresses that say nothing, opened again whenever they are closed."""
    numbers = count()

    async def one(at: int) -> None:
        await asyncio.sleep(at / 500)  # not all in the same moment
        while True:
            line = await a.open(next(numbers) % 10)
            if line is not None:
                with suppress(OSError):
                    await line[0].read()
                line[1].transport.abort()
            await asyncio.sleep(5)

    await asyncio.gather(*[one(at) for at in range(5000)])


async def one_address(a: Attacker) -> None:
    """One address opens sockets as fast as it can."""

    async def one(at: int) -> None:
        line = await a.open(0)
        if line is not None:
            with suppress(OSError, TimeoutError):
                async with asyncio.timeout(30):
                    if (await line[0].read(12))[9:12] == b"429":
                        a.note("HTTP 429")
            line[1].transport.abort()

    await together(1500, one)


async def slow_requests(a: Attacker) -> None:
    """Requests that drip, half bodies, and answers that nobody reads."""

    async def one(at: int) -> None:
        line = await a.open(at % 8, 2048)
        if line is None:
            await asyncio.sleep(1)
            return
        reader, writer = line
        head = b"POST /api/mine HTTP/1.1\r\nHost: localhost\r\n"
        head += b"Content-Type: application/json\r\nContent-Length: 9000\r\n\r\n"
        with suppress(OSError):
            if at % 3 == 0:
                reader._transport.pause_reading()  # type: ignore[attr-defined]
                writer.write(b"GET /api/things/munera/de HTTP/1.1\r\nHost: localhost\r\n\r\n" * 20)
                while not writer.transport.is_closing():
                    await asyncio.sleep(1)
                    writer.write(b"G")
            for byte in (head if at % 3 == 1 else head[:60]) * 50:
                writer.write(bytes([byte]))
                await asyncio.sleep(0.5)
                if reader.at_eof() or writer.transport.is_closing():
                    break
        writer.transport.abort()

    await together(900, one)


async def unread_websockets(a: Attacker) -> None:
    """300 spectators of lively tables who read nothing, and ask for everything again."""
    tables = [table for number in range(4) if (table := await a.bots(number, "munera", "easy"))]

    async def one(at: int) -> None:
        await asyncio.sleep(a.rng.uniform(0, 5))
        line = await a.watch(4 + at % 8, a.rng.choice(tables), reads=False, buffer=2048)
        if line is None:
            return
        for number in range(200):
            if line.transport.is_closing():
                break
            line.write(framed({"type": "look", "lang": ("en", "de")[number % 2]}))
            await asyncio.sleep(3)
        line.transport.abort()

    await together(300, one)


async def spectators(a: Attacker) -> None:
    """1,000 spectators from 20 addresses at one table, whose bots play all the time; refused, they come again."""
    table = await a.bots(0, "gorus", "easy")

    async def one(at: int) -> None:
        await asyncio.sleep(at / 100)
        while True:
            writer = await a.watch(1 + at % 20, table, changes=at % 2 == 0)
            while writer is not None and not writer.transport.is_closing():
                await asyncio.sleep(1)
            await asyncio.sleep(6)  # as the page does

    await asyncio.gather(*[one(at) for at in range(1000)])


async def new_tables(a: Attacker) -> None:
    """Five addresses make tables as fast as they can, every other one with a deck of its own."""
    from harena.games import game  # the server's own decks, changed a little each time

    found = game("munera").decks
    assert found is not None
    deck, numbers = found.starting_file(), count()

    async def one(at: int) -> None:
        number = next(numbers)
        options = {"decks": f"{deck}\n# {number} {'x' * 150_000}"} if number % 2 else {}
        if await a.make(at % 5, "munera", [{"who": "person"}] * 3, **options) is None:
            await asyncio.sleep(0.05)

    await together(10, one)


async def strongest_bots(a: Attacker) -> None:
    """One address makes 20 tables of strongest bots, and watches them."""
    for number in range(20):
        table = await a.bots(0, ("gorus", "munera", "spartacus")[number % 3], "strongest")
        await a.watch(0, table, changes=True)
    await asyncio.Event().wait()


async def easy_bots(a: Attacker) -> None:
    """One address makes 30 tables of easy bots, who never stop to think, and watches them."""
    while True:
        for _ in range(30):
            table = await a.bots(0, a.rng.choice(("gorus", "munera", "spartacus")), "easy")
            if table:
                await a.watch(0, table, changes=True)
        await asyncio.sleep(60)


async def free_actions(a: Attacker) -> None:
    """Eight seats of one address do what costs nothing, as often as they may: names, gifts, offers, drafts, hints."""

    async def one(at: int) -> None:
        made = await a.make(0, "spartacus", [{"who": "person"}] * 3)
        if made is None:
            await asyncio.sleep(10)
            return
        while True:
            lines = [await a.watch(0, made["table"], each["token"], changes=True) for each in made["seats"]]
            for number in range(98):
                for seat, line in enumerate(lines):
                    if line is not None:
                        line.write(framed(_free_action(seat, number)))
                await asyncio.sleep(0.05)
            for line in lines:
                if line is not None:
                    line.transport.abort()

    await together(4, one)


def _free_action(seat: int, number: int) -> dict[str, Any]:
    command = {"command": f"{seat}-{number}-{os.urandom(4).hex()}"}
    return (
        {"type": "rename", **command, "name": f"Max {number}"},
        {"type": "act", **command, "free_action": "give gold", "args": [(seat + 1) % 3, 1]},
        {"type": "act", **command, "free_action": "propose", "args": [(seat + 1) % 3, 0, 1, 0, 0]},
        {"type": "hint", "seat": seat},
        {"type": "where"},
        {"type": "say", **command, "text": "x" * 400},
    )[number % 6]


async def frames(a: Attacker) -> None:
    """Pings by the thousand, empty pieces of messages and nonsense, on 50 WebSockets at once."""
    table = await a.bots(0, "gorus", "easy")
    pings, texts = framed(b"x" * 100, Opcode.PING) * 2000, framed(b"") * 20_000
    pieces = bytes([1, 128, 0, 0, 0, 0]) + bytes([0, 128, 0, 0, 0, 0]) * 20_000  # a text that never ends

    async def one(at: int) -> None:
        line = await a.watch(1 + next(numbers) % 200, table)
        if line is None:
            return
        with suppress(OSError):
            for _ in range(20):
                line.write((pings, pieces, texts)[at % 3])
                await line.drain()
                await asyncio.sleep(0.05)
                if line.transport.is_closing():
                    break
        line.transport.abort()
        await asyncio.sleep(0.2)

    numbers = count()
    await together(50, one)


async def requests(a: Attacker) -> None:
    """One address asks for pages, cards, rules and records on 40 connections, many requests in one go."""
    table = await a.bots(1, "munera", "easy")
    paths = ("/", "/api/things/munera/de", "/api/games/en", "/api/rules/spartacus/fr", f"/api/tables/{table}/record")
    raw = b"".join([f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode() for path in paths]) * 10

    async def one(at: int) -> None:
        line = await a.open(0)
        if line is None:
            await asyncio.sleep(0.5)
            return
        with suppress(OSError, TimeoutError):
            for _ in range(100):
                line[1].write(raw)
                async with asyncio.timeout(10):
                    if not await line[0].read(2**18):
                        break
        line[1].transport.abort()

    await together(40, one)


async def connections(a: Attacker) -> None:
    """Connect, say hello and hang up, as fast as ten addresses can."""
    table = await a.bots(0, "spartacus", "medium")

    async def one(at: int) -> None:
        line = await a.watch(1 + at % 10, table)
        await asyncio.sleep(0.1)
        if line is not None:
            line.transport.abort()

    await together(40, one)


ATTACKS: dict[str, Callable[[Attacker], Awaitable[None]]] = {
    attack.__name__.replace("_", " "): attack
    for attack in (
        idle_sockets,
        one_address,
        slow_requests,
        unread_websockets,
        spectators,
        new_tables,
        strongest_bots,
        easy_bots,
        free_actions,
        frames,
        requests,
        connections,
    )
}


def run(pipe: Connection, port: int, name: str) -> None:
    """Attack until the pipe is closed or something comes through it. Then say what was done."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.setpriority(os.PRIO_PROCESS, 0, NICENESS)
    attacker = Attacker(port)

    async def attack() -> None:
        task = asyncio.ensure_future(ATTACKS[name](attacker))
        while not pipe.poll() and not task.done():
            await asyncio.sleep(0.05)
        task.cancel()
        for result in await asyncio.gather(task, return_exceptions=True):
            if isinstance(result, Exception):
                attacker.note(f"failed: {result!r}")
        pipe.send(attacker.done)

    asyncio.run(attack())
    os._exit(0)  # thousands of sockets are closed by the system
