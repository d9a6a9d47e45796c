"""Sends hostile input of every kind to a real server, in the middle of matches of all three games.

    python -m tests.server.fuzz --inputs 100000 --seed 1

Two honest people and two hostile ones sit at each table, and hostile spectators watch. At a table of their own, others
play on; how long they wait is measured before and meanwhile. Every byte that comes back is searched for what its
receiver must not know. A finding is an answer of 500 or more, a line in the log, a secret, or somebody who is stuck.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.frames import Opcode

from harena.server import protocol
from harena.server.changes import edited
from tests.server.conftest import Json, Made, Place, launch, make, request, stop, wait_for
from tests.server.fuzzing import Known, Maker, frame

GAMES = ("gorus", "munera", "spartacus")
HONEST, HOSTILE = (0, 1), (2, 3)  # seats; seat 0 is the host
MANY = 80  # messages of one connection: a hundred are allowed, pings included
AT_ONCE = 8  # messages sent before some answers are read
PATIENCE = 30.0  # seconds until somebody counts as stuck
ENOUGH = 5000  # inputs meanwhile somebody must have had a turn
SHARE = {"message": 6, "request": 8, "frames": 6}  # of those who send at the same time; messages are quickest
QUIET = "harena: turned away a request for "  # the only line that input may cause
GOOD = (
    "done", "refused", "scene", "change", "clock", "table", "talk", "pong", "because", "whereabouts", "lines", "advice",
    "saving", "closing",
)  # fmt: skip
NEVER = ("broken", "not-saved", "restart", "closed", "banned")  # codes that no input may cause
HIDDEN = ("bag", "market_bag", "stock")  # cards that nobody sees
_numbers = count()


def address() -> str:
    """Return another address of this machine: the server counts by address."""
    number = next(_numbers)
    return f"127.{40 + number // 62_500 % 200}.{number // 250 % 250}.{number % 250 + 1}"


class Report:
    """What was sent, what came of it, and what should not have."""

    def __init__(self) -> None:
        self.inputs: Counter[str] = Counter()
        self.outcomes: Counter[str] = Counter()
        self.findings: list[str] = []
        self.waits: dict[str, list[float]] = {"before": [], "meanwhile": []}
        self.moves: Counter[str] = Counter()  # answers of honest people, by game
        self.seconds = 0.0
        self.memory = (0, 0)

    def find(self, what: str) -> None:
        if len(self.findings) < 200:
            self.findings.append(what)

    def __str__(self) -> str:
        lines = [f"{sum(self.inputs.values()):,} inputs in {self.seconds:.0f} s: {_told(self.inputs)}"]
        lines.append(f"outcomes: {_told(self.outcomes)}")
        lines.append(f"answers of honest people: {_told(self.moves)}")
        for when, waits in self.waits.items():
            lines.append(f"others {when}: {_percentiles(waits)}")
        lines.append(f"memory: {self.memory[0] / 2**20:.0f} MiB before, {self.memory[1] / 2**20:.0f} MiB after")
        lines.append(f"findings: {len(self.findings)}")
        return "\n".join([*lines, *self.findings])


def _told(found: Counter[str]) -> str:
    return ", ".join([f"{name} {number:,}" for name, number in found.most_common()])


def _percentiles(waits: list[float]) -> str:
    found = sorted(waits)
    if not found:
        return "nothing was measured"
    p50, p99 = found[len(found) // 2], found[min(len(found) - 1, len(found) * 99 // 100)]
    return f"{len(found)} answers, p50 {p50 * 1000:.0f} ms, p99 {p99 * 1000:.0f} ms, longest {found[-1] * 1000:.0f} ms"


class Secrets(NamedTuple):
    """What must not occur in what somebody receives."""

    words: tuple[bytes, ...]

    def among(self, raw: bytes) -> str:
        return next((word.decode() for word in self.words if word in raw), "")


class Player:
    """One WebSocket to a table. Everything that comes is checked."""

    def __init__(self, place: Place, table: str, token: str, seat: int, secrets: Secrets, report: Report) -> None:
        self.place, self.table, self.token, self.seat = place, table, token, seat
        self.secrets, self.report = secrets, report
        self.scene: Json = {}
        self.lines: list[int] = []  # the numbers of what was said
        self.answers: dict[str, float] = {}  # by command: when its answer came
        self.codes: dict[str, str] = {}
        self.gone = asyncio.Event()
        self.pongs = 0
        self.came = asyncio.Event()
        self.line: ClientConnection
        self._ears: asyncio.Task[None] | None = None

    async def come(self, hello: str | bytes | None = None, at: str = "", **more: Any) -> bool:
        """Connect and say hello. False: the server does not want that."""
        given = {"token": self.token, **more}
        try:
            self.line = await connect(
                self.place.ws + self.table,
                local_addr=(at or address(), 0),
                max_size=2**22,
                ping_interval=None,
                compression=None,
                proxy=None,
            )
        except (InvalidHandshake, OSError, TimeoutError) as error:
            self.report.find(f"no connection: {error!r}")
            return False
        self._ears = asyncio.create_task(self._listen())
        await self.send(hello if hello is not None else json.dumps({"type": "hello", **given}))
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await self.came.wait()
        return not self.gone.is_set()

    async def leave(self, abort: bool = False) -> None:
        if abort:
            self.line.transport.abort()
        with suppress(ConnectionClosed, TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await self.line.close()
        if self._ears is not None:
            self._ears.cancel()
            await asyncio.gather(self._ears, return_exceptions=True)

    async def send(self, raw: str | bytes) -> bool:
        try:
            if isinstance(raw, str):
                await self.line.send(raw.encode("utf-8", "surrogatepass"), text=True)
            else:
                await self.line.send(raw)
        except ConnectionClosed:
            return False
        return True

    async def quiet(self) -> bool:
        """Wait until everything that was sent has been answered."""
        seen = self.pongs
        if not await self.send('{"type": "ping"}'):
            return False
        end = time.monotonic() + PATIENCE
        while self.pongs == seen and not self.gone.is_set():
            if time.monotonic() > end:
                self.report.find(f"table {self.table}, seat {self.seat}: no answer in {PATIENCE:.0f} s")
                return False
            await asyncio.sleep(0.003)
        return not self.gone.is_set()

    async def _listen(self) -> None:
        try:
            async for raw in self.line:
                self._hear(raw if isinstance(raw, bytes) else raw.encode())
        except ConnectionClosed:
            pass
        finally:
            self.gone.set()
            self.came.set()

    def _hear(self, raw: bytes) -> None:
        if found := self.secrets.among(raw):
            self.report.find(f"seat {self.seat} of {self.table} got the secret {found}: {raw[:300]!r}")
        message: Json = json.loads(raw)
        kind = message["type"]
        code = message.get("code", "")
        self.report.outcomes[f"{kind} {code}".strip()] += 1
        if kind not in GOOD or code in NEVER:
            self.report.find(f"seat {self.seat} of {self.table} got {raw[:300]!r}")
        if kind in ("done", "refused"):
            self.answers[message["command"]] = time.perf_counter()
            self.codes[message["command"]] = code
        elif kind == "pong":
            self.pongs += 1
        elif kind == "talk":
            self.lines += [line["n"] for line in message["lines"]]
        elif kind == "table":
            self.seat = message["you"]
            if self.seat < 0 and message["invite"]:
                self.report.find(f"a spectator of {self.table} got the invitation")
            if message["phase"] == "open":
                self.came.set()
        elif kind in ("scene", "change"):
            self.scene = message if kind == "scene" else edited(self.scene, message)
            self._look()
            self.came.set()

    def _look(self) -> None:
        """Check that the scene shows no card of others."""
        view = self.scene["view"]
        state = view["state"]
        hands = [seat for seat, hand in enumerate(state.get("hands", ())) if hand is not None and seat != self.seat]
        open_ = [name for name in HIDDEN if state.get(name) is not None]
        if view["viewer"] != self.seat or (hands and not self.over) or open_:
            self.report.find(f"seat {self.seat} of {self.table} sees as {view['viewer']}: hands {hands}, {open_}")

    @property
    def over(self) -> bool:
        return bool(self.scene) and self.scene["result"] is not None

    @property
    def question(self) -> Json:
        return (self.scene.get("question") or {}) if self.scene else {}

    def answer(self, rng: Random, command: str) -> str:
        """Return a legal answer to the open question; nothing if there is none."""
        asked = self.question
        if not asked or asked["given"] is not None or asked["forced"]:
            return ""
        option = rng.choice(asked["options"])["option"]
        said = {"type": "answer", "command": command, "choice": asked["choice"], "turn": asked["turn"]}
        return json.dumps({**said, "option": option})


class Arena:
    """A table at which two honest and two hostile people sit."""

    def __init__(self, place: Place, game: str, report: Report, seed: int) -> None:
        self.place, self.game, self.report = place, game, report
        self.rng = Random(f"{seed} {game}")
        self.canary = f"canary{self.rng.getrandbits(64):x}"
        self.made: Made
        self.over = False

    async def open(self) -> None:
        self.made = await make(self.place, self.game, "pppp")
        self.over = False

    async def play(self, seat: int, stopped: asyncio.Event) -> None:
        """Play and whisper as an honest person, until the match is over."""
        rng, numbers = Random(f"{self.canary} {seat}"), count()
        mine = Secrets(tuple([token.encode() for at, token in self.made.tokens.items() if at != seat]))
        while not stopped.is_set() and not self.over:
            player = Player(self.place, self.made.table, self.made.tokens[seat], seat, mine, self.report)
            if not await player.come(changes=True):
                self.report.find(f"an honest person could not come back to {self.made.table}")
                await asyncio.sleep(0.5)
                continue
            for _ in range(MANY - 10):
                command = f"{seat}h{next(numbers)}-{self.made.table[:8]}"
                said = player.answer(rng, command)
                if not said and rng.random() < 0.05:
                    text = f"{self.canary} {rng.random()}"
                    said = json.dumps({"type": "say", "command": command, "to": 1 - seat, "text": text})
                if stopped.is_set() or player.over or player.gone.is_set():
                    break
                if said:
                    await self._sent(player, said, command)
                await asyncio.sleep(rng.uniform(0.02, 0.15))
            self.over = self.over or player.over
            await player.leave()

    async def _sent(self, player: Player, said: str, command: str) -> None:
        await player.send(said)
        end = time.monotonic() + PATIENCE
        while command not in player.codes and not player.gone.is_set():
            if time.monotonic() > end:
                self.report.find(f"an honest person at {self.made.table} got no answer to {said}")
                return
            await asyncio.sleep(0.003)
        self.report.moves[self.game] += player.codes.get(command) == "" and "answer" in said


class Fuzzer:
    def __init__(self, place: Place, inputs: int, seed: int) -> None:
        self.place, self.left, self.seed = place, inputs, seed
        self.report = Report()
        self.arenas = [Arena(place, game, self.report, seed) for game in GAMES]
        self.stopped = asyncio.Event()
        self.host = f"127.0.0.1:{place.port}"
        self.known = Known()
        self.tokens: list[str] = []  # of all honest seats
        self.invites: list[str] = []

    def take(self, kind: str) -> bool:
        """Count an input, as long as there are some left."""
        if self.left <= 0 or self.stopped.is_set():
            return False
        self.left -= 1
        self.report.inputs[kind] += 1
        return True

    def secrets(self, arena: Arena | None = None, seated: bool = False) -> Secrets:
        """Return what a hostile person must not read: invitations are for those who sit at the table."""
        own = [arena.made.invite] if arena is not None and seated else []
        words = [*self.tokens, *[invite for invite in self.invites if invite not in own]]
        return Secrets(tuple([word.encode() for word in [*words, *[arena.canary for arena in self.arenas]]]))

    async def open(self, arena: Arena) -> None:
        await arena.open()
        self.tokens = [*self.tokens[-60:], *[arena.made.tokens[seat] for seat in HONEST]]
        self.invites = [*self.invites[-30:], arena.made.invite]
        self.known.learn("table", arena.made.table, most=12)
        self.known.learn("token", *[arena.made.tokens[seat] for seat in HOSTILE], most=12)
        self.known.learn("invite", arena.made.invite, most=12)

    async def learn(self) -> None:
        """Read what a page would read."""
        for game in GAMES:
            found = (await request(self.place, "GET", f"/api/phrases/{game}/en")).json()
            self.known.learn("phrase", *[phrase["phrase"] for phrase in found["phrases"]])
        self.known.set("lang", ["en", "fr", "it", "de"])
        self.known.set("game", [*GAMES, "nundinae"])
        self.known.set("bot", ["easy", "medium", "", "hard"])
        self.known.set("seat", [-1, 0, 1, 2, 3, 3, 2])
        self.known.set("to", [-1, 0, 1, 2, 3])
        self.known.set("options", [{"players": 2}, {"players": 3}, {"players": 4}, {"players": 3, "decks": "x"}])
        who: list[Json] = [{"who": "person", "name": "Ann"}, {"who": "bot"}, {"who": "free"}]
        self.known.set("seats", [[who[at % kinds] for at in range(many)] for many in (2, 3, 4) for kinds in (1, 2, 3)])
        self.known.set("path", ["index.html", "favicon.svg", "assets/x.js"])

    # The hostile ones

    def maker(self, name: str) -> Maker:
        known = Known()
        known.values.update({key: list(values) for key, values in self.known.values.items()})
        return Maker(Random(f"{self.seed} {name}"), known)

    async def messages(self, number: int) -> None:
        """Send messages at a table, as a seat or as a spectator."""
        maker = self.maker(f"messages {number}")
        while self.left > 0 and not self.stopped.is_set():
            arena = self.arenas[number % len(self.arenas)]
            seat = (*HOSTILE, -1)[number // len(self.arenas) % 3]
            token = arena.made.tokens.get(seat, "")
            player = Player(self.place, arena.made.table, token, seat, self.secrets(arena, seat >= 0), self.report)
            hello = maker.nearly(protocol.Hello) if maker.rng.random() < 0.05 else None
            if hello is not None and not self.take("message"):
                return
            more: Json = {"lang": maker.rng.choice(("en", "de")), "changes": maker.rng.random() < 0.8}
            more |= {"panels": maker.rng.random() < 0.2, "have": maker.rng.choice((0, 5, 10**9))}
            if await player.come(hello, **more):
                await self._talk(player, maker, number)
            await player.leave(abort=maker.rng.random() < 0.3)

    async def _talk(self, player: Player, maker: Maker, number: int) -> None:
        for sent in range(MANY if player.seat >= 0 else MANY // 2):
            if player.gone.is_set() or not self.take("message"):
                return
            self._learn_from(player, maker.known)
            raw: str | bytes = maker.message()
            if maker.rng.random() < 0.15:
                raw = player.answer(maker.rng, f"v{number}-{next(_numbers)}") or raw
            if not await player.send(raw):
                return
            if sent % AT_ONCE == AT_ONCE - 1 and not await player.quiet():
                return
        await player.quiet()

    def _learn_from(self, player: Player, known: Known) -> None:
        known.set("command", [f"c{next(_numbers)}"] * 9 + [f"c{next(_numbers) - 7}", "x" * 40])
        known.set("message", [*player.lines[-9:], 0])
        scene, asked = player.scene, player.question
        if scene:
            free = scene["free_actions"]
            menu = [item["args"] for each in free for item in each["menu"]]
            goods = [good["good"] for each in free for good in each["goods"]]
            offers = [[offer["id"]] for offer in scene["offers"]]
            deals = [[player_, good, 1, good, 1] for player_ in range(4) for good in goods[:3]]
            known.set("free_action", [each["name"] for each in free] * 3 + ["propose", "counter", "accept", "withdraw"])
            known.set("args", [*menu[:40], *offers, *deals, []])
        if asked:
            known.set("choice", [asked["choice"]])
            known.set("turn", [asked["turn"]] * 5 + [asked["turn"] + 1])
            known.set("option", [option["option"] for option in asked["options"]][:60])

    async def requests(self, number: int) -> None:
        maker = self.maker(f"requests {number}")
        while self.take("request"):
            maker.known.set("table", self.known.values["table"])
            maker.known.set("token", self.known.values["token"])
            raw = maker.request(self.host)
            if maker.rng.random() < 0.05:
                raw += maker.request(self.host)
            found = await self._exchange(raw)
            self._check_http(found, raw)

    async def frames(self, number: int) -> None:
        """Open a WebSocket by hand, and send frames that no library would send."""
        maker = self.maker(f"frames {number}")
        while self.take("frames"):
            arena = self.arenas[number % len(self.arenas)]
            seat = maker.rng.choice((*HOSTILE, -1))
            raw = maker.handshake(self.host, arena.made.table)
            hello = {"type": "hello", "token": arena.made.tokens.get(seat, ""), "changes": True}
            said = frame(Opcode.TEXT, json.dumps(hello).encode()) if maker.rng.random() < 0.8 else b""
            for _ in range(maker.rng.choice((0, 1, 1, 3))):
                said += maker.frames()
            said += frame(Opcode.CLOSE, b"\x03\xe8") if maker.rng.random() < 0.8 else b""
            apart, secrets = maker.rng.random() < 0.5, self.secrets(arena, seat >= 0)  # before it may be another table
            found = await self._exchange(raw + (b"" if apart else said), said if apart else b"", short=True)
            if secret := secrets.among(found):
                self.report.find(f"frames got the secret {secret}: {raw + said!r}"[:600])
            if not found.startswith(b"HTTP/1.1 101"):
                self._check_http(found, raw + said, scan=False)
            elif any([f'"code":"{code}"'.encode() in found for code in NEVER]):
                self.report.find(f"frames got {found[-300:]!r} for {said[:300]!r}")
            self.report.outcomes[f"handshake {found[9:12].decode(errors='replace')}"] += 1

    async def _exchange(self, raw: bytes, later: bytes = b"", short: bool = False) -> bytes:
        """Send bytes from a new address, and return what comes back until the server closes or is silent."""
        found = b""
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", self.place.port, local_addr=(address(), 0))
        except OSError as error:
            self.report.find(f"no connection: {error!r}")
            return b""
        try:
            writer.write(raw)
            async with asyncio.timeout(PATIENCE):
                if later:
                    found += await reader.read(2**16)
                    writer.write(later)
                while part := await asyncio.wait_for(reader.read(2**16), 0.25 if short or found else 1.0):
                    found += part
        except (TimeoutError, ConnectionError):
            pass
        finally:
            writer.transport.abort()
        return found

    def _check_http(self, found: bytes, raw: bytes, scan: bool = True) -> None:
        for status in re.findall(rb"(?:^|\r\n|\})HTTP/1\.1 (\d\d\d) ", found):
            self.report.outcomes[f"HTTP {status.decode()}"] += 1
            if int(status) >= 500:
                self.report.find(f"{found[:300]!r} for {raw[:600]!r}")
        if scan and (secret := self.secrets().among(found)):
            self.report.find(f"a request got the secret {secret}: {raw!r}"[:600])

    # The others

    async def bystanders(self, when: str, until: Callable[[], bool]) -> None:
        """Two people play at a table of their own. How long each answer takes is noted."""
        rng = Random(self.seed)
        while not until():
            made = await make(self.place, "gorus", "pp")
            at = [address(), address()]
            players = [
                Player(self.place, made.table, made.tokens[seat], seat, Secrets(()), self.report) for seat in (0, 1)
            ]
            for player, where in zip(players, at, strict=True):
                await player.come(changes=True, at=where)
            for number in range(MANY - 10):
                if until() or players[0].over:
                    break
                await self._bystander(players, rng, f"b{number}", when)
                await asyncio.sleep(0.02)
            for player in players:
                await player.leave()

    async def _bystander(self, players: list[Player], rng: Random, command: str, when: str) -> None:
        for player in players:
            if said := player.answer(rng, command):
                began = time.perf_counter()
                await player.send(said)
                while command not in player.answers and not player.gone.is_set():
                    if time.perf_counter() - began > PATIENCE:
                        self.report.find("the other table is stuck")
                        return
                    await asyncio.sleep(0.001)
                self.report.waits[when].append(time.perf_counter() - began)
                return

    async def honest(self, arena: Arena) -> None:
        """Let the honest people of a table play one match after the other."""
        while not self.stopped.is_set():
            async with asyncio.TaskGroup() as tasks:
                for seat in HONEST:
                    tasks.create_task(arena.play(seat, self.stopped))
            if not self.stopped.is_set():
                await self.open(arena)

    async def run(self, seconds: float, workers: int, quiet: float = 2.0) -> Report:
        pid, log_size = self.place.process.pid, self.place.log.stat().st_size
        for arena in self.arenas:
            await self.open(arena)
        await self.learn()
        began = time.monotonic()
        await self.bystanders("before", lambda: time.monotonic() - began > quiet)
        self.report.memory = (resident(pid), 0)
        began = time.monotonic()
        honest = [asyncio.create_task(self.honest(arena)) for arena in self.arenas]
        others = asyncio.create_task(self.bystanders("meanwhile", self.stopped.is_set))
        ways: dict[str, Callable[[int], Awaitable[None]]] = {
            "message": self.messages,
            "request": self.requests,
            "frames": self.frames,
        }
        kinds = [kind for kind, share in SHARE.items() for _ in range(max(1, round(share * workers / 20)))]
        hostile = [asyncio.ensure_future(ways[kind](number)) for number, kind in enumerate(kinds)]
        _, late = await asyncio.wait(hostile, timeout=seconds)
        self.stopped.set()
        for task in late:
            task.cancel()
        for result in await asyncio.gather(*hostile, *honest, others, return_exceptions=True):
            if isinstance(result, BaseException) and not isinstance(result, asyncio.CancelledError):
                self.report.find(f"the test itself failed: {result!r}")
        self.report.seconds = time.monotonic() - began
        await self._look_after(log_size)
        return self.report

    async def _look_after(self, log_size: int) -> None:
        """Look at the server when everybody has gone."""
        if self.place.process.poll() is not None:
            self.report.find("the server has died")
            return
        if (await request(self.place, "GET", "/api/about")).status_code != 200:
            self.report.find("the server does not answer")
        self.report.memory = (self.report.memory[0], resident(self.place.process.pid))
        with self.place.log.open("rb") as file:
            file.seek(log_size)
            for line in file.read().decode(errors="replace").splitlines():
                if not line.startswith(QUIET):
                    self.report.find(f"in the log: {line}")
        for game in GAMES if sum(self.report.inputs.values()) >= ENOUGH else ():
            if not self.report.moves[game]:
                self.report.find(f"no honest person could play {game}")


def resident(pid: int) -> int:
    """Return the bytes of memory that a process uses (Linux only)."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def main(words: Iterable[str]) -> int:
    options = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    options.add_argument("--inputs", type=int, default=100_000)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--seconds", type=float, default=3600.0, help="stop after so many seconds")
    options.add_argument("--workers", type=int, default=20, help="how much is sent at the same time")
    chosen = options.parse_args(list(words))
    with tempfile.TemporaryDirectory() as folder:
        place = launch(Path(folder) / "data", Path(folder) / "log")
        try:
            fuzzer = Fuzzer(wait_for(place), chosen.inputs, chosen.seed)
            report = asyncio.run(fuzzer.run(chosen.seconds, chosen.workers))
        finally:
            stop(place)
    print(report)
    return 1 if report.findings else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
