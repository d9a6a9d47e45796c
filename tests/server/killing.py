"""Kills servers with SIGKILL during live matches, repeatedly. No acknowledged answer may be lost or doubled, and every
table continues.

python -m tests.server.killing 50                  # the only server, on SQLite
python -m tests.server.killing 60 --workers 3      # one of three servers on PostgreSQL, while the others go on
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import subprocess
import tempfile
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
from sqlalchemy import URL
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from harena.games import game
from harena.kernel.chance import Luck
from harena.kernel.choice import PASS
from harena.kernel.serialization import digest
from harena.matches.record import replay
from harena.server.persistence import record_of
from harena.server.store import Saved, Store
from harena.server.tables import LiveTable
from tests.server.postgres import FOLDER, TEMPLATE, Server
from tools import running

WISHES: list[dict[str, Any]] = [
    {"game": "gorus", "options": {"players": 4}, "people": 1},
    {"game": "gorus", "options": {"players": 2}, "people": 2},
    {"game": "gorus", "options": {"players": 3}, "people": 3},
    {"game": "nundinae", "options": {"players": 3, "days": 9}, "people": 3},
    {"game": "nundinae", "options": {"players": 4, "days": 9}, "people": 2},
]


class Host:
    """The server as a process that can be killed."""

    def __init__(self, port: int, database: URL) -> None:
        self.port, self.database = port, database
        self.process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        address = self.database.render_as_string(hide_password=False)
        self.process = running.launch(self.port, None, "--database", address, stderr=subprocess.DEVNULL)
        assert await asyncio.to_thread(running.answers, self.port, self.process), "the server did not come back"

    def kill(self) -> None:
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def end(self) -> None:
        """Leave nothing running, whatever has failed."""
        if self.process is not None and self.process.poll() is None:
            self.kill()


class Workers(Host):
    """Several servers on one address, of which any can be killed."""

    def __init__(self, port: int, database: URL, count: int, rng: Random) -> None:
        super().__init__(port, database)
        self.count, self.rng = count, rng

    async def start(self) -> None:
        address = self.database.render_as_string(hide_password=False)
        self.log = tempfile.NamedTemporaryFile("wb", prefix="harena-", suffix=".log", delete=False)  # noqa: SIM115
        words = ("--database", address, "--workers", str(self.count))
        self.process = running.launch(self.port, None, *words, stderr=self.log)
        assert await asyncio.to_thread(running.answers, self.port, self.process), "the servers did not come"

    def kill(self) -> None:
        """Kill one of them. On a slow machine all may be about to start."""
        while not (servers := self._servers()):
            time.sleep(0.05)
        os.kill(self.rng.choice(servers), signal.SIGKILL)

    def _servers(self) -> list[int]:
        assert self.process is not None
        found = []
        for pid in Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split():
            with suppress(FileNotFoundError, ProcessLookupError):
                if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes():
                    found.append(int(pid))
        return found

    def stop(self) -> str:
        """Let all finish what they do, and return what they have logged."""
        assert self.process is not None
        self.process.terminate()
        self.process.wait(60)
        self.log.close()
        try:
            return Path(self.log.name).read_text()
        finally:
            os.unlink(self.log.name)

    def end(self) -> None:
        if self.process is not None and self.process.poll() is None:
            print(self.stop())


class Player:
    """One seat, played at random. Whatever was not acknowledged is sent again after every crash."""

    def __init__(self, host: Host, table: str, seat: int, token: str, rng: Random) -> None:
        self.host, self.table, self.seat, self.token, self.rng = host, table, seat, token, rng
        self.acknowledged: list[tuple[str, int]] = []  # commands and options
        self.pending: dict[str, Any] | None = None
        self.sent = 0
        self.over = False
        self.refusals: Counter[str] = Counter()

    async def play(self) -> None:
        while not self.over:
            try:
                async with connect(f"ws://127.0.0.1:{self.host.port}/ws/{self.table}") as ws:
                    await ws.send(json.dumps({"type": "hello", "token": self.token}))
                    if self.pending is not None:
                        await ws.send(json.dumps(self.pending))
                    async for raw in ws:
                        await self.hear(ws, json.loads(raw))
            except (OSError, WebSocketException):
                await asyncio.sleep(0.05)

    async def hear(self, ws: Any, message: dict[str, Any]) -> None:
        if message["type"] == "done" and self.pending and message["command"] == self.pending["command"]:
            self.acknowledged.append((self.pending["command"], self.pending["option"]))
            self.pending = None
        elif message["type"] == "refused":
            self.refusals[message["code"]] += 1
            if self.pending and message["command"] == self.pending["command"]:
                self.pending = None
        elif message["type"] == "scene":
            self.over = message["result"] is not None
            self.question = message["question"]
        if self.over:
            await ws.close()
        elif self.pending is None and self.question and self.question["given"] is None:
            await asyncio.sleep(self.rng.random() * 0.02)
            self.sent += 1
            option = self.rng.choice(self.question["options"])["option"]
            command = f"{self.seat}-{self.sent}"
            quoted = {"choice": self.question["choice"], "turn": self.question["turn"]}
            self.pending = {"type": "answer", "command": command, **quoted, "option": option}
            self.question = None  # until the next scene
            await ws.send(json.dumps(self.pending))

    question: dict[str, Any] | None = None


async def seated(host: Host, wish: dict[str, Any], rng: Random) -> list[Player]:
    players = wish["options"]["players"]
    seats = [{"who": "person" if seat < wish["people"] else "bot"} for seat in range(players)]
    body = {"game": wish["game"], "options": wish["options"], "seats": seats, "start": True}
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{host.port}", timeout=60) as http:
        made = (await http.post("/api/tables", json=body)).raise_for_status().json()
    return [Player(host, made["table"], each["seat"], each["token"], Random(rng.random())) for each in made["seats"]]


def check(saved: Saved, players: list[Player], before: list[int], seen: Counter[str]) -> None:
    """Check that the stored record holds every answer that was acknowledged before it was read, that nothing was
    carried out twice, and that it follows the rules."""
    chosen, record = game(saved.table.game), record_of(saved)
    ids = chosen.rules.ids_of(chosen.rules.blank(saved.table.options, Luck()))
    *_, (_, settled, _) = replay(chosen.rules, record)
    table = LiveTable(None, None, saved)  # type: ignore[arg-type]  # only to see what is loaded
    assert table.match is not None
    assert digest(chosen.rules, table.match.settled) == digest(chosen.rules, settled), "snapshot and replay differ"
    match = table.match
    entries = [entry for part in record["segments"] for entry in part["entries"]]
    for player, count in zip(players, before, strict=True):
        named = [each for entry in entries if entry["seat"] == player.seat for each in entry.get("do", ())]
        written = [chosen.rules.option_of(ids, each) for each in named]
        written += match.draft if match.drafter == player.seat else []
        commands = {command for seat, command in saved.commands if seat == player.seat}
        acknowledged = player.acknowledged[:count]
        assert {command for command, _ in acknowledged} <= commands, f"seat {player.seat} lost a command"
        assert len(commands - {command for command, _ in player.acknowledged}) <= 1, "a command that was never sent"
        passed = _others_than(written, [option for _, option in acknowledged], player.seat)
        late = len(commands) - count  # carried out, and not acknowledged when it was read
        assert late >= 0
        assert len(passed) >= late
        assert sum([option != PASS for option in passed]) <= late, "an answer was carried out twice"
        seen["acknowledged"] += count
        seen["written, not yet acknowledged"] += late
        seen["passed by the server"] += len(passed) - late
    waits = settled.seat >= 0 and settled.stack[-1]
    seen["half-sealed"] += bool(waits and any(x >= 0 for x in waits.seals) and any(x == -1 for x in waits.seals))
    seen["drafts"] += bool(match.draft)


def _others_than(written: list[int], acknowledged: list[int], seat: int) -> list[int]:
    """Return what is written besides the acknowledged answers, which must be there in their order. The server passes
    for whoever can do nothing else."""
    others, left = [], iter(written)
    for option in acknowledged:
        for found in left:
            if found == option:
                break
            others.append(found)
        else:
            raise AssertionError(f"seat {seat} lost an answer")
    return [*others, *left]


async def under_way(players: list[Player]) -> None:
    """Wait until some of the matches have progressed a little, however slow the machine is."""
    before = sum([len(player.acknowledged) for player in players])
    for _ in range(400):
        now = sum([len(player.acknowledged) for player in players])
        if now >= before + 10 or all([player.over for player in players]):
            return
        await asyncio.sleep(0.02)


async def run(
    kills: int, port: int, database: URL, seed: int, progress: bool = False, workers: int = 1
) -> Counter[str]:
    rng, seen = Random(seed), Counter[str]()
    host = Host(port, database) if workers == 1 else Workers(port, database, workers, rng)
    try:
        return await _killed(host, kills, rng, seen, progress)
    finally:
        host.end()


async def _killed(host: Host, kills: int, rng: Random, seen: Counter[str], progress: bool) -> Counter[str]:
    database = host.database
    await host.start()
    tables: list[list[Player]] = []
    tasks: dict[Player, asyncio.Task[None]] = {}
    for number in range(kills):
        tables = [players for players in tables if not all([player.over for player in players])]
        for wish in WISHES if not tables else WISHES[: max(0, 4 - len(tables))]:
            tables.append(await seated(host, wish, rng))
        for player in [player for players in tables for player in players]:
            if player not in tasks:
                tasks[player] = asyncio.create_task(player.play())
        await under_way([player for players in tables for player in players])
        await asyncio.sleep(rng.uniform(0, 0.5))
        host.kill()
        await asyncio.sleep(0.1)  # let messages in transit arrive
        before = seen["acknowledged"]
        await check_all(database, tables, seen)
        seen["kills"] += 1
        if progress:
            there = seen["acknowledged"] - before
            print(f"kill {number + 1}: {there} acknowledged answers on {len(tables)} tables are there", flush=True)
        if not isinstance(host, Workers):
            await host.start()
    for task in tasks.values():
        task.cancel()
    await asyncio.gather(*tasks.values(), return_exceptions=True)
    for player in tasks:
        seen += Counter({f"refused: {code}": count for code, count in player.refusals.items()})
        seen["finished seats"] += player.over
    if isinstance(host, Workers):
        said = host.stop()
        assert "Traceback" not in said, said
        seen["restarted"] = said.count("worker-restarted")
        await check_all(database, tables, seen)
    else:
        host.kill()
    return seen


async def check_all(database: URL, tables: list[list[Player]], seen: Counter[str]) -> None:
    """Check what is stored of all tables. Other servers may go on writing."""
    store = await Store.open(database)
    for players in tables:
        before = [len(player.acknowledged) for player in players]
        saved = await store.load(players[0].table, whole=True)
        assert saved is not None
        check(saved, players, before, seen)
    await store.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kills", nargs="?", type=int, default=50)
    parser.add_argument("--workers", type=int, default=1, help="so many servers on PostgreSQL, of which one is killed")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix=FOLDER) as folder:
        database = URL.create("sqlite", database=str(Path(folder) / "harena.db"))
        server = None
        if asked.workers > 1:
            server = Server(Path(folder) / "postgres")
            asyncio.run(server.prepare())
            asyncio.run(server.execute(f"CREATE DATABASE killing TEMPLATE {TEMPLATE}"))
            database = server.url("killing")
        try:
            found = asyncio.run(run(asked.kills, 23456, database, 1, True, asked.workers))
        finally:
            if server is not None:
                server.handle.cleanup()
        for what, how_often in found.items():
            print(f"  {what}: {how_often:,}")


if __name__ == "__main__":
    main()
