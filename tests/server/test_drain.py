"""Tests that a server which is told to stop finishes what it does, tells everybody to come back, and leaves no
traceback."""

from __future__ import annotations

import asyncio
import json
import signal
import socket
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from harena.server.store import Store
from tests.server.conftest import Made, Place, launch, make, stop, wait_for

TABLES = 8
WITHIN = 10.0  # seconds


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    found = launch(tmp_path / "data", tmp_path / "log")
    try:
        yield wait_for(found)
    finally:
        stop(found)


class Seat:
    """Answers at once whatever it is asked, without waiting for anything."""

    def __init__(self, place: Place, made: Made, seat: int) -> None:
        self.place, self.made, self.seat = place, made, seat
        self.rng = Random(seat)
        self.sent: list[str] = []
        self.done: list[str] = []
        self.closing = ""

    async def play(self) -> None:
        async with connect(self.place.ws + self.made.table, max_size=2**22) as line:
            await line.send(json.dumps({"type": "hello", "token": self.made.tokens[self.seat]}))
            try:
                async for raw in line:
                    await self._hear(line, json.loads(raw))
            except ConnectionClosed:
                pass

    async def _hear(self, line: ClientConnection, message: dict[str, Any]) -> None:
        if message["type"] == "closing":
            self.closing = message["code"]
        elif message["type"] == "done":
            self.done.append(message["command"])
        question = message.get("question")
        if question and question["given"] is None and len(self.sent) < 80:
            self.sent.append(f"{self.seat}-{len(self.sent)}")
            option = self.rng.choice(question["options"])["option"]
            said = {"choice": question["choice"], "turn": question["turn"], "option": option}
            with suppress(ConnectionClosed):  # what the server sent before is still to be read
                await line.send(json.dumps({"type": "answer", "command": self.sent[-1], **said}))


async def test_sigterm_under_load(place: Place) -> None:
    """Everything that was acknowledged is in the database, and everybody is told to come back."""
    tables = [await make(place, "gorus" if number % 2 else "munera", "ppp") for number in range(TABLES)]
    mute = [await connect(place.ws + made.table) for made in tables]  # they never say hello
    seats = [Seat(place, made, seat) for made in tables for seat in made.tokens]
    playing = [asyncio.create_task(seat.play()) for seat in seats]
    while sum([len(seat.done) for seat in seats]) < 60:
        await asyncio.sleep(0.01)
    began = time.monotonic()
    place.process.send_signal(signal.SIGTERM)
    await asyncio.gather(*playing)
    status = await asyncio.to_thread(place.process.wait, WITHIN)
    assert time.monotonic() - began < WITHIN
    assert status == 0
    assert "Traceback" not in place.log.read_text()
    assert Counter([seat.closing for seat in seats]) == Counter({"restart": len(seats)})
    assert [json.loads(await line.recv())["code"] for line in mute] == ["restart"] * len(mute)
    store = await Store.open(f"sqlite:///{place.data / 'harena.db'}")
    for made in tables:
        saved = await store.load(made.table, whole=True)
        assert saved is not None
        assert saved.snapshot is not None
        assert saved.snapshot.seq == len(saved.entries) - 1, "the next start replays nothing"
        done = {(seat.seat, command) for seat in seats if seat.made is made for command in seat.done}
        assert done <= saved.commands
    await store.close()


def frame(message: dict[str, Any]) -> bytes:
    """Return a masked frame; the mask is zero."""
    text = json.dumps(message).encode()
    return bytes([0x81, 0x80 | 126]) + len(text).to_bytes(2, "big") + bytes(4) + text


async def test_sigterm_does_not_wait_for_those_who_read_nothing(place: Place) -> None:
    made = await make(place, "munera", "pbb")
    half = b"POST /api/mine HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"
    with socket.socket() as deaf, socket.create_connection(("127.0.0.1", place.port)) as dripping:
        dripping.sendall(half)
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(("127.0.0.1", place.port))
        head = ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
        head += [f"Host: 127.0.0.1:{place.port}", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="]
        deaf.sendall("\r\n".join([f"GET /ws/{made.table} HTTP/1.1", *head, "\r\n"]).encode())
        deaf.recv(12)
        deaf.sendall(frame({"type": "hello", "token": made.tokens[0]}))
        for lang in ("de", "fr", "it", "en", "de", "fr", "it", "en"):
            deaf.sendall(frame({"type": "look", "lang": lang}))
        await asyncio.sleep(1)
        place.process.send_signal(signal.SIGTERM)
        assert await asyncio.to_thread(place.process.wait, WITHIN) == 0
    assert "running task" not in place.log.read_text(), "none had to be cancelled"
    assert "Traceback" not in place.log.read_text()
