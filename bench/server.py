"""`make bench-server`: how long an answer takes to reach the last viewer. Appended to bench/server.md.

One real server process (uvicorn, a SQLite file) has 100 tables of Gorus, Munera and Spartacus with four viewers each,
every viewer on a WebSocket of their own. With `--before PATH/src` a second server runs from that checkout; the same
load goes to both in turns, a slice at a time, so that other work on the machine slows down both alike.

Two loads are measured. *Paced*: a fixed number of answers per second, few enough that they hardly wait for each other;
the time runs from sending the answer until the last viewer who is sent a scene has it. *Full*: every table sends the
next answer soon after the last one, so that the server is always busy; this gives the answers per second.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import httpx
import msgspec
from tools.running import answers, free_port
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "bench" / "server.md"
TABLES = 100
SHAPES = (  # people and spectators: four viewers each
    ("gorus", 4, 0),
    ("munera", 4, 0),
    ("spartacus", 4, 0),
    ("gorus", 2, 2),
    ("munera", 2, 2),
    ("spartacus", 3, 1),
)
SECONDS = 60.0  # for each server, half of it per load
SLICE = 3.0  # seconds before it is the other server's turn
PACE = 8.0  # answers per second over all tables, in the paced load
SETTLE = 0.25  # seconds after `done` in which scenes count; a player who can only pass is passed after 0.3 s or more
PATIENCE = 30.0  # seconds until an answer must be carried out
NOTES = 2000  # characters of the server's log that are shown when it fails

_addresses = count()


class Option(msgspec.Struct):
    option: int


class Question(msgspec.Struct):
    choice: str
    turn: int
    given: int | None
    options: list[Option]


class Message(msgspec.Struct):
    """The part of a server's message that a player of this bench reads."""

    type: str
    command: str = ""
    code: str = ""
    question: Question | None = None
    result: Any = None


_decoder = msgspec.json.Decoder(Message)


class Viewer:
    """One connection."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.question: Question | None = None
        self.over = False
        self.scene_at = 0.0  # when the first scene since the last answer at this table came
        self.replies: dict[str, asyncio.Future[str]] = {}
        self.listener = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        try:
            async for raw in self.socket:
                now = time.perf_counter()
                message = _decoder.decode(raw)
                if message.type == "scene":
                    self.question, self.over = message.question, message.result is not None
                    self.scene_at = self.scene_at or now
                elif message.type in ("done", "refused") and message.command in self.replies:
                    self.replies.pop(message.command).set_result(message.code)
                elif message.type in ("closing", "refused"):
                    raise SystemExit(f"the server says {message.type}: {message.code}")
        except ConnectionClosed:
            pass

    @property
    def asked(self) -> bool:
        return self.question is not None and self.question.given is None and bool(self.question.options)

    async def command(self, name: str, raw: bytes) -> str:
        reply = self.replies[name] = asyncio.get_running_loop().create_future()
        await self.socket.send(raw.decode())
        return await asyncio.wait_for(reply, PATIENCE)


class Table:
    """One table with its viewers. `play` gives one answer and measures it."""

    def __init__(self, server: Server, shape: tuple[str, int, int], rng: Random) -> None:
        self.server = server
        self.shape = shape
        self.rng = rng
        self.viewers: list[Viewer] = []
        self.busy = False
        self.commands = count()

    async def set_up(self) -> None:
        game, people, spectators = self.shape
        seats = [{"who": "person", "name": f"P{at}"} for at in range(people)]
        wish = {"game": game, "options": {"players": people}, "seats": seats, "start": True}
        address = new_address()
        transport = httpx.AsyncHTTPTransport(local_address=address)
        async with httpx.AsyncClient(transport=transport, timeout=PATIENCE) as client:
            made = (await client.post(f"{self.server.url}/api/tables", json=wish)).raise_for_status().json()
        tokens = [seat["token"] for seat in made["seats"]] + [""] * spectators
        where = f"ws://127.0.0.1:{self.server.port}/ws/{made['table']}"
        for token in tokens:
            socket = await connect(
                where, max_size=2**22, ping_interval=None, compression=None, local_addr=(address, 0), proxy=None
            )
            self.viewers.append(Viewer(socket))
            await socket.send(msgspec.json.encode({"type": "hello", "token": token}).decode())

    async def close(self) -> None:
        viewers, self.viewers = self.viewers, []
        for viewer in viewers:
            await viewer.socket.close()

    @property
    def asked(self) -> list[Viewer]:
        return [viewer for viewer in self.viewers if viewer.asked]

    async def play(self) -> float | None:
        """Seconds from sending one answer to the last viewer's scene; None where it came too late to count."""
        if any([viewer.over for viewer in self.viewers]):
            await self.close()
            await self.set_up()
            return None
        if not self.asked:
            await asyncio.sleep(0.05)
            return None
        viewer = self.rng.choice(self.asked)
        question = viewer.question
        assert question is not None
        name = f"c{next(self.commands)}"
        answer = {
            "type": "answer",
            "command": name,
            "choice": question.choice,
            "turn": question.turn,
            "option": self.rng.choice(question.options).option,
        }
        for each in self.viewers:
            each.scene_at = 0.0
        raw, started = msgspec.json.encode(answer), time.perf_counter()
        refused = await viewer.command(name, raw)
        await asyncio.sleep(SETTLE)
        return None if refused else max([each.scene_at for each in self.viewers]) - started


class Server:
    """One checkout's server, and what was measured of it."""

    def __init__(self, name: str, source: Path, folder: Path) -> None:
        self.name = name
        self.port = free_port(23000, 900, 17 * next(_addresses))
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"{name}.log"
        self.tables: list[Table] = []
        self.times: dict[str, list[float]] = {"paced": [], "full": []}
        self.seconds = {"paced": 0.0, "full": 0.0}
        self.cpu = {"paced": 0.0, "full": 0.0}
        words = ["--local", "--port", str(self.port), "--data", str(folder / name)]
        with self.log.open("wb") as out:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "harena", "serve", *words],
                env={**os.environ, "PYTHONPATH": str(source.resolve())},
                stdout=out,
                stderr=out,
            )

    def wait(self) -> None:
        if not answers(self.port, self.process):
            raise SystemExit(f"the server {self.name} does not answer: {self.log.read_text()[-NOTES:]}")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()

    def cpu_seconds(self) -> float:
        """CPU time of the process so far, user and system (Linux)."""
        parts = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")

    async def set_up(self, tables: int) -> None:
        for at in range(tables):
            table = Table(self, SHAPES[at % len(SHAPES)], Random(f"{at}"))
            await table.set_up()
            self.tables.append(table)
        await asyncio.sleep(1.0)

    async def load(self, kind: str, seconds: float, keep: bool = True) -> None:
        """Send answers for so many seconds and note how long each took."""
        started, cpu, end = time.perf_counter(), self.cpu_seconds(), time.perf_counter() + seconds
        found: list[float] = []
        await (self._paced(end, found) if kind == "paced" else self._full(end, found))
        if keep:
            self.times[kind] += found
            self.seconds[kind] += time.perf_counter() - started
            self.cpu[kind] += self.cpu_seconds() - cpu
        await asyncio.sleep(0.2)

    async def _paced(self, end: float, found: list[float]) -> None:
        async def one(table: Table) -> None:
            table.busy = True
            if (taken := await table.play()) is not None:
                found.append(taken)
            table.busy = False

        rng, due = Random(len(self.times["paced"])), time.perf_counter()
        async with asyncio.TaskGroup() as tasks:
            while due < end:
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
                free = [table for table in self.tables if not table.busy and table.asked]
                if free:
                    tasks.create_task(one(rng.choice(free)))
                due += rng.uniform(0.5, 1.5) / PACE

    async def _full(self, end: float, found: list[float]) -> None:
        async def play_on(table: Table) -> None:
            while time.perf_counter() < end:
                if (taken := await table.play()) is not None:
                    found.append(taken)

        async with asyncio.TaskGroup() as tasks:
            for table in self.tables:
                tasks.create_task(play_on(table))

    def row(self) -> str:
        paced, full = [sorted(self.times[kind]) for kind in ("paced", "full")]
        figures = [
            f"{1000 * median(paced):.1f} ms",
            f"{1000 * paced[int(0.95 * len(paced))]:.1f} ms",
            f"{1000 * self.cpu['paced'] / len(paced):.1f} ms",
            f"{len(full) / self.seconds['full']:.0f}",
            f"{1000 * self.cpu['full'] / len(full):.1f} ms",
            f"{1000 * median(full):.0f} ms",
            f"{1000 * full[int(0.95 * len(full))]:.0f} ms",
            f"{len(paced)} + {len(full)}",
        ]
        return f"| {self.name} | " + " | ".join(figures) + " |"


def new_address() -> str:
    """Another address of this machine: the server counts new tables and connections by address."""
    number = next(_addresses)
    return f"127.8.{number // 250 % 250}.{number % 250 + 1}"


async def measure(servers: list[Server], tables: int, seconds: float) -> None:
    for server in servers:
        await server.set_up(tables)
        await server.load("full", min(2 * SLICE, seconds / 4), keep=False)  # catalogs are read, code is warm
    for number in range(max(1, round(seconds / SLICE / 2))):
        for kind in ("paced", "full"):
            for server in servers if number % 2 else reversed(servers):
                await server.load(kind, min(SLICE, seconds / 2))
    for server in servers:
        for table in server.tables:
            await table.close()


HEAD = (
    "| server | paced: answer to last viewer, median | 95 % | CPU per answer | full: answers per second |"
    " CPU per answer | answer to last viewer, median | 95 % | answers |\n"
    "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |"
)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--before", type=Path, help="the src folder of another checkout, measured in the same run")
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="for each server")
    parser.add_argument("--folder", type=Path, help="where the databases are made; default: the temporary folder")
    parser.add_argument("--keep", action="store_true", help="append to bench/server.md")
    asked = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(dir=asked.folder)))
        sources = ([("before", asked.before)] if asked.before else []) + [("this checkout", ROOT / "src")]
        servers = [Server(name.replace(" ", "-"), source, folder) for name, source in sources]
        for server in servers:
            stack.callback(server.stop)
            server.wait()
        asyncio.run(measure(servers, asked.tables, asked.seconds))
        rows = [server.row() for server in servers]
    machine = f"{platform.machine()}, {os.cpu_count()} cores, {platform.system()}, CPython {platform.python_version()}"
    load = f"{asked.tables} tables, four viewers each, paced {PACE:.0f} answers per second, {asked.seconds:.0f} s each"
    load += f", database in {asked.folder}" if asked.folder else ""
    load += f", load average {os.getloadavg()[1]:.0f}"
    section = f"\n## {machine}\n\n{load}\n\n{HEAD}\n" + "\n".join(rows) + "\n"
    print(section)
    if asked.keep:
        if not RESULTS.exists():
            RESULTS.write_text(f"# The server, measured\n\n{__doc__}", encoding="utf-8")
        with RESULTS.open("a", encoding="utf-8") as file:
            file.write(section)


if __name__ == "__main__":
    main()
