"""Provides a real server in its own process, and guests who use its tables by HTTP and WebSocket."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from itertools import count
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any, NamedTuple

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.programs import Program
from tests.server.postgres import database, database_server, postgres, postgres_server  # noqa: F401  # fixtures
from tools import running

PATIENCE = 15.0  # seconds until a test gives up waiting
NAMES = ("Ann", "Dan", "Max", "Eva")
MANY = 90  # messages after which a guest reconnects: nobody clicks as fast as a test

Json = dict[str, Any]
_numbers = count()


class Place(NamedTuple):
    """A running server."""

    port: int
    data: Path
    log: Path
    process: Program | subprocess.Popen[bytes]

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def ws(self) -> str:
        return f"ws://127.0.0.1:{self.port}/ws/"


def free_port(together: int = 1) -> int:
    """Return a free port, or the first of several. Each worker process of pytest-xdist has a range of its own: what is
    free now must be free until a server listens there."""
    worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")) % 8
    return running.free_port(22000 + 200 * worker, 200 - together, 7 * next(_numbers), together)


def environment(**more: str) -> dict[str, str]:
    return {**os.environ, "HARENA_LANG": "en", **more}


def launch(data: Path | None, log: Path, *args: str, port: int = 0, **more: str) -> Place:
    """Start `harena serve` without waiting for it. Without a data folder, it needs another database."""
    port = port or free_port()
    with log.open("wb") as out:
        words = running.serve(port, data, "--away", "0", *args)
        return Place(port, data or log.parent, log, Program(words, out, out, environment(**more)))


def launch_as_users_do(data: Path, log: Path, *args: str, port: int = 0, **more: str) -> Place:
    """Start it from the shell, which takes longer."""
    port = port or free_port()
    with log.open("wb") as out:
        how = {"stdout": out, "stderr": out, "env": environment(**more), "start_new_session": True}
        return Place(port, data, log, running.launch(port, data, "--away", "0", *args, **how))


def wait_for(place: Place) -> Place:
    if not running.answers(place.port, place.process):
        raise RuntimeError(f"the server does not answer: {place.log.read_text()}")
    return place


def stop(place: Place) -> None:
    place.process.kill()
    place.process.wait()


@pytest.fixture(scope="session")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    folder = tmp_path_factory.mktemp("served")
    found = launch(folder / "data", folder / "log")
    try:
        yield wait_for(found)
        assert found.process.poll() is None, "the server has died"
    finally:
        stop(found)


# HTTP


async def request(
    place: Place,
    method: str,
    path: str,
    body: Any = None,
    *,
    content: bytes | None = None,
    headers: dict[str, str] | None = None,
) -> httpx.Response:
    """Send a request from a new address of this machine each time, because the server limits new tables per address."""
    number = next(_numbers)
    transport = httpx.AsyncHTTPTransport(verify=False, local_address=f"127.7.{number // 250 % 250}.{number % 250 + 1}")
    async with httpx.AsyncClient(transport=transport, base_url=place.url, timeout=PATIENCE) as client:
        if content is not None:
            given = {"content-type": "application/json", **(headers or {})}
            return await client.request(method, path, content=content, headers=given)
        return await client.request(method, path, json=body, headers=headers)


class Made(NamedTuple):
    table: str
    invite: str
    tokens: dict[int, str]


async def make(
    place: Place,
    game: str,
    seats: str,
    start: bool = True,
    bot: str = "",
    talk: Json | None = None,
    **options: Any,
) -> Made:
    """Make a table: "ppb" is two people and a bot, "f" a free seat. `talk`: what is not as usual about talk."""
    people = {"p": "person", "b": "bot", "f": "free"}
    wish = {
        "game": game,
        "options": {"players": len(seats), **options},
        "seats": [
            {"who": people[letter], "name": NAMES[at] if letter == "p" else "", "bot": bot if letter == "b" else ""}
            for at, letter in enumerate(seats)
        ],
        "start": start,
        **(talk or {}),
    }
    answer = await request(place, "POST", "/api/tables", wish)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return Made(made["table"], made["invite"], {seat["seat"]: seat["token"] for seat in made["seats"]})


async def sit_down(place: Place, made: Made, name: str, seat: int = -1) -> str:
    wish = {"invite": made.invite, "name": name, "seat": seat}
    answer = await request(place, "POST", f"/api/tables/{made.table}/seats", wish)
    assert answer.status_code == 201, answer.text
    token: str = answer.json()["token"]
    return token


async def record(place: Place, table: str, token: str = "") -> Json:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    answer = await request(place, "GET", f"/api/tables/{table}/record", headers=headers)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


# WebSocket


class Guest:
    """One connection to a table. `lines` is the log as the page would hold it, `said` what was said."""

    def __init__(
        self,
        place: Place,
        table: str,
        token: str = "",
        lang: str = "en",
        have: int = 0,
        cookie: str = "",
        seat: int = -1,
    ) -> None:
        self.place = place
        self.key = table
        self.token = token
        self.lang = lang
        self.have = have
        self.cookie = cookie
        self.seat = seat  # the one that is wanted, where the cookie tells who this is
        self.heard: list[Json] = []
        self.lines: dict[int, Json] = {}
        self.table: Json = {}
        self.scene: Json = {}
        self.talk: Json = {}
        self.said: dict[int, Json] = {}
        self.closing = ""
        self.gone = False
        self.sent = 0
        self._ears: asyncio.Task[None] | None = None
        self.socket: ClientConnection

    async def __aenter__(self) -> Guest:
        await self.come()
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: Any, trace: TracebackType | None) -> None:
        await self.leave()

    async def come(self) -> None:
        headers = {"cookie": self.cookie} if self.cookie else {}
        self.socket = await connect(self.place.ws + self.key, max_size=2**22, additional_headers=headers)
        self.gone, self.sent, self.closing = False, 0, ""
        seen = len(self.heard)
        self._ears = asyncio.create_task(self._listen())
        with suppress(ConnectionClosed):  # the server may have refused it before
            await self.say("hello", token=self.token, lang=self.lang, have=self.have, seat=self.seat)
        await self.until(lambda: self.gone or self._came(seen))

    def _came(self, seen: int) -> bool:
        kinds = [message["type"] for message in self.heard[seen:]]
        return "table" in kinds and (self.table["phase"] == "open" or "scene" in kinds)

    async def leave(self) -> None:
        await self.socket.close()
        if self._ears is not None:
            await self._ears

    async def again(self) -> None:
        """Disconnect and reconnect, with what was read so far."""
        await self.leave()
        self.have = max(self.lines, default=-1) + 1
        await self.come()

    async def _listen(self) -> None:
        try:
            async for raw in self.socket:
                message: Json = json.loads(raw)
                self.heard.append(message)
                if message["type"] == "table":
                    self.table = message
                elif message["type"] == "scene":
                    self._read(message)
                elif message["type"] == "talk":
                    self._hear(message)
                elif message["type"] == "closing":
                    self.closing = message["code"]
        except ConnectionClosed:
            pass
        self.gone = True

    def _read(self, scene: Json) -> None:
        self.scene = scene
        if scene["fresh"]:
            self.lines = {}
        for line in scene["log"]:
            self.lines[line["n"]] = line

    def _hear(self, talk: Json) -> None:
        self.talk = talk
        if talk["fresh"]:
            self.said = {}
        for line in talk["lines"]:
            self.said[line["n"]] = line

    @property
    def words(self) -> list[str]:
        """Return what was said, as text."""
        return ["".join([part["text"] for part in line["parts"]]) for line in self.said.values()]

    async def until(self, test: Callable[[], Any]) -> Any:
        """Wait until something holds, which may depend on what other guests receive."""
        async with asyncio.timeout(PATIENCE):
            while not (found := test()):
                await asyncio.sleep(0.003)
        return found

    async def say(self, kind: str, **fields: Any) -> None:
        self.sent += 1
        await self.socket.send(json.dumps({"type": kind, **fields}))

    async def quiet(self) -> list[Json]:
        """Wait until everything in transit has arrived. Return what came since the last question of this kind."""
        seen = len(self.heard)
        await self.say("ping")
        await self.until(lambda: any([message["type"] == "pong" for message in self.heard[seen:]]))
        return self.heard[seen:]

    async def command(self, kind: str, number: str = "", **fields: Any) -> Json:
        """Send a command and wait for its answer."""
        number = number or f"c{next(_numbers)}"
        seen = len(self.heard)
        await self.say(kind, command=number, **fields)

        def answered() -> Json | None:
            for message in self.heard[seen:]:
                if message["type"] in ("done", "refused") and message["command"] in (number, ""):
                    return message
            return {"type": "gone", "code": self.closing} if self.gone else None

        found: Json = await self.until(answered)
        return found

    async def do(self, kind: str, **fields: Any) -> None:
        answer = await self.command(kind, **fields)
        assert answer["type"] == "done", (kind, fields, answer)

    async def refusal(self, kind: str, **fields: Any) -> str:
        answer = await self.command(kind, **fields)
        assert answer["type"] == "refused", (kind, fields, answer)
        code: str = answer["code"]
        return code

    @property
    def question(self) -> Json:
        found: Json | None = self.scene.get("question")
        return found or {}

    @property
    def asked(self) -> bool:
        """Return whether a question is open that was not answered yet, and that the server leaves to this person."""
        return bool(self.question) and self.question["given"] is None and not self.question["forced"]

    @property
    def over(self) -> bool:
        return self.scene.get("result") is not None

    async def more(self, seen: int) -> None:
        await self.until(lambda: len(self.heard) > seen)

    async def turn(self) -> None:
        await self.until(lambda: self.asked)

    def quote(self, option: int) -> Json:
        return {"choice": self.question["choice"], "turn": self.question["turn"], "option": option}

    async def answer(self, option: int) -> None:
        turn = (self.question["choice"], self.question["turn"])
        await self.do("answer", **self.quote(option))
        await self.until(lambda: (self.question.get("choice"), self.question.get("turn")) != turn)

    async def any_answer(self, rng: Random) -> None:
        await self.answer(rng.choice(self.question["options"])["option"])

    async def play(self, rng: Random) -> None:
        """Play anything legal until the match is over."""
        while not self.over:
            await self.until(lambda: self.over or self.asked)
            if self.sent >= MANY:
                await self.again()
            elif self.asked:
                await self.any_answer(rng)


async def play_out(*guests: Guest, seed: int = 1) -> None:
    async with asyncio.TaskGroup() as tasks:
        for at, guest in enumerate(guests):
            tasks.create_task(guest.play(Random(f"{seed} {at}")))


@asynccontextmanager
async def around(place: Place, made: Made, *seats: int, **more: Any) -> AsyncIterator[list[Guest]]:
    """Connect the people of a table, one connection each; seat -1 watches."""
    async with AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(Guest(place, made.table, made.tokens.get(seat, ""), **more))
            for seat in seats
        ]
