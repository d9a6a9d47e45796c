"""What others notice of an attack: `python -m bench.attack` measures it, on this machine only.

For each attack a new server is started, with tables at which people play by WebSocket from processes and addresses of
their own (bench/load_client.py). After some quiet seconds the attack (bench/attackers.py) begins in another process.
Two things are measured, before the attack and during it: the time from an answer to its last viewer, and how much the
server's event loop has worked from the answer to its acknowledgment, by processor time. The latter says how much of the
attackers' work was done first, whatever else the machine does. Beside it stand how many answers there were, what the
server's limits refused, its memory before and at most, its processor time, and what must not be: answers of 500 or
more, and lines in its log. Attackers are niced; still, they need the same cores as everybody else, so that times on a
small machine are longer than the server alone would make them.

    python -m bench.attack                          # all attacks, about eight minutes
    python -m bench.attack "spectators" "frames"    # some of them
    python -m bench.attack --source ../main/src     # the server of another checkout
"""

from __future__ import annotations

import argparse
import os
import re
import resource
import signal
import sys
import tempfile
import time
from contextlib import ExitStack
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, NamedTuple
from urllib.request import ProxyHandler, build_opener

from tools.running import free_port

from bench import attackers, load_client
from bench.load import ROOT, Clients, LoadFailed, busy_seconds, shapes, source
from bench.load_client import Order, Window
from bench.load_server import Server

TABLES = 12
THINK = (0.4, 1.2)  # seconds
SECONDS = 15.0  # measured before the attack, and again during it
RAMP = 2.0  # seconds of play before, and of attack until the measurement begins
PATIENCE = 30.0
LOOK_EVERY = 0.2  # seconds between two looks at the server
COLUMNS = (
    "attack",
    "time p50",
    "during",
    "time p99",
    "during",
    "work p50",
    "during",
    "work p99",
    "during",
    "answers/s",
    "during",
    "memory (MiB)",
    "at most",
    "server CPU",
    "other work",
    "refused by limits",
    "5xx",
    "log lines",
    "what the attacker did",
)


class Waits(NamedTuple):
    """Seconds that others waited for an answer of theirs, before the attack and during it."""

    times: tuple[list[float], list[float]]  # until its last viewer had it
    work: tuple[list[float], list[float]]  # of the server's event loop, until it was acknowledged


class Others(load_client.Crowd):
    """The people who play meanwhile. Their window has two halves."""

    def __init__(self, order: Order, pipe: Connection) -> None:
        super().__init__(order, pipe)
        self.work: list[tuple[float, float]] = []  # when an answer was sent, and how much was done until it was there

    def tally(self, window: Window, cpu: float) -> Any:
        before = Window(window.begin, (window.begin + window.end - RAMP) / 2, window.patience)
        during = Window(before.end + RAMP, window.end, window.patience)
        halves = (before, during)
        times = [[each for table in self.tables for each in table.times(half)] for half in halves]
        work = [[done for sent, done in self.work if half.begin <= sent < half.end] for half in halves]
        return Waits((times[0], times[1]), (work[0], work[1]))


class Viewer(load_client.Viewer):
    """Looks at the server's processor time when an answer is sent, and when it is acknowledged."""

    pid = 0
    worked = 0.0

    def answer(self) -> None:
        super().answer()
        self.worked = worked(self.pid)

    def received(self, raw: bytes) -> None:
        waits = self.waits
        super().received(raw)
        if waits is not None and self.waits is None and isinstance(self.table.crowd, Others):
            self.table.crowd.work.append((waits.sent, worked(self.pid) - self.worked))


def worked(pid: int) -> float:
    """Return the seconds of processor time that the event loop of a server has used: its first thread."""
    return int(Path(f"/proc/{pid}/schedstat").read_text().split()[0]) / 1e9


def play(pid: int, pipe: Connection, order: Order) -> None:
    """Play. This is what the process of the others does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Viewer.pid = pid
    load_client.Crowd, load_client.Viewer = Others, Viewer  # type: ignore[misc]
    load_client.run(pipe, order)


class Figures(NamedTuple):
    attack: str
    waits: Waits
    seconds: float
    memory: tuple[int, int]  # bytes before, and at most
    cpu: float  # cores that the server used during the attack, without its bots
    others: float  # cores that everything else on the machine used
    limited: int
    broken: int  # answers of 500 or more
    lines: list[str]  # of the log
    done: dict[str, int]

    def row(self) -> list[str]:
        shown = [self.attack]
        for kind in (self.waits.times, self.waits.work):
            for share in (0.5, 0.99):
                shown += [f"{_percentile(waits, share) * 1000:.0f} ms" for waits in kind]
        shown += [f"{len(times) / self.seconds:.1f}" for times in self.waits.times]
        shown += [f"{size / 2**20:.0f}" for size in self.memory]
        shown += [f"{100 * self.cpu:.0f} %", f"{100 * self.others:.0f} %", f"{self.limited:,}"]
        did = ", ".join([f"{what} {number:,}" for what, number in sorted(self.done.items())])
        return [*shown, str(self.broken), str(len(self.lines)), did]


def _percentile(times: list[float], share: float) -> float:
    return sorted(times)[min(len(times) - 1, int(share * len(times)))] if times else float("nan")


class Attack:
    """The process of the attackers. It ends with the `with` block."""

    def __init__(self, port: int, name: str) -> None:
        context = get_context("spawn")
        self.pipe, there = context.Pipe()
        self.process = context.Process(target=attackers.run, args=(there, port, name), daemon=True)
        self.process.start()
        there.close()

    def __enter__(self) -> Attack:
        return self

    def stop(self) -> dict[str, int]:
        try:
            self.pipe.send("stop")
            found: dict[str, int] = self.pipe.recv() if self.pipe.poll(20) else {}
        except (OSError, EOFError):
            found = {"ended by itself": 1}
        return found

    def __exit__(self, *error: object) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


class Watch:
    """Looks at the server again and again."""

    def __init__(self, server: Server, metrics_port: int) -> None:
        self.server, self.metrics_port = server, metrics_port
        self.most = 0

    def look(self) -> None:
        self.most = max(self.most, self.memory())

    def memory(self) -> int:
        pages = int(Path(f"/proc/{self.server.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def counted(self, name: str, labels: str = "") -> int:
        """Return the sum of a metric."""
        address = f"http://127.0.0.1:{self.metrics_port}/metrics"
        text = build_opener(ProxyHandler({})).open(address, timeout=30).read().decode()
        return int(
            sum([float(each) for each in re.findall(rf"^{name}{{[^}}]*{labels}[^}}]*}} (\S+)$", text, re.MULTILINE)])
        )


def first_in_line(pid: int | None) -> None:
    """Let a thread run before everything else on this machine, and what it starts like everything else."""
    os.sched_setscheduler(pid or 0, os.SCHED_FIFO | os.SCHED_RESET_ON_FORK, os.sched_param(1))


def warm_up(port: int) -> None:
    """Let the server read its texts, so that the first attacker is not the first guest."""
    for game in ("gorus", "munera", "spartacus"):
        for lang in ("en", "fr", "it", "de"):
            for what in ("things", "rules", "phrases"):
                build_opener(ProxyHandler({})).open(
                    f"http://127.0.0.1:{port}/api/{what}/{game}/{lang}", timeout=60
                ).read()


def measure(name: str, folder: Path, asked: argparse.Namespace) -> Figures:
    with ExitStack() as stack:
        metrics_port = free_port(25000, 900)
        words = ["--metrics-port", str(metrics_port)]
        server = stack.enter_context(Server(asked.source, folder, words))
        if asked.realtime:
            first_in_line(server.process.pid)
        order = Order(server.port, 0, shapes("mixed", asked.tables), 0, THINK, 0.0, (0.5, 1.0))
        clients = stack.enter_context(Clients([order], partial(play, server.process.pid)))
        watch = Watch(server, metrics_port)
        for process in clients.processes if asked.realtime else ():
            first_in_line(process.pid)
        clients.gather(300, lambda: None)
        warm_up(server.port)
        clients.tell("set up the others")
        clients.gather(300, lambda: None)
        begin = time.perf_counter() + RAMP
        window = Window(begin, begin + 2 * asked.seconds + RAMP, PATIENCE)
        clients.tell(window)
        while time.perf_counter() < begin + asked.seconds:
            clients.look(LOOK_EVERY)
        memory, attack = watch.memory(), stack.enter_context(Attack(server.port, name)) if name else None
        cost, busy, began = server.cost(), busy_seconds(), time.perf_counter()
        while time.perf_counter() < window.end:
            clients.look(LOOK_EVERY)
            watch.look()
        spent = server.cost()
        seconds = time.perf_counter() - began
        own, children = spent.own - cost.own, spent.children - cost.children
        rest = (busy_seconds() - busy - own - children) / seconds
        limited = watch.counted("harena_limited_total")
        broken = watch.counted("harena_http_responses_total", 'status="5')
        done = attack.stop() if attack is not None else {}
        [waits] = clients.gather(PATIENCE + 60, watch.look)
        clients.tell("hang up")
        lines = [line for line in server.log.read_text(errors="replace").splitlines() if line.startswith("harena:")]
        return Figures(
            name or "none",
            waits,
            asked.seconds,
            (memory, watch.most),
            own / seconds,
            rest,
            limited,
            broken,
            lines,
            done,
        )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.attack", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("attacks", nargs="*", metavar="attack", help=", ".join(attackers.ATTACKS))
    parser.add_argument("--tables", type=int, default=TABLES, help="of people who play meanwhile")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="measured before each attack, and during it")
    parser.add_argument(
        "--realtime", action="store_true", help="let nothing else on a busy machine hold up server and people (as root)"
    )
    parser.add_argument("--source", type=source, default=str(ROOT / "src"), help="the src folder of another checkout")
    asked = parser.parse_args()
    unknown = [name for name in asked.attacks if name not in attackers.ATTACKS]
    if unknown:
        parser.error(f"unknown attack {unknown[0]!r}; expected some of: {', '.join(attackers.ATTACKS)}")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    print(f"| {' | '.join(COLUMNS)} |\n|{' --- |' * len(COLUMNS)}", flush=True)
    for name in asked.attacks or ["", *attackers.ATTACKS]:
        with tempfile.TemporaryDirectory() as folder:
            try:
                found = measure(name, Path(folder), asked)
            except LoadFailed as error:
                print(f"| {name} | {error} |", flush=True)
                continue
        print(f"| {' | '.join(found.row())} |", flush=True)
        for line in found.lines[:5]:
            print(f"{name}: {line}", file=sys.stderr)


if __name__ == "__main__":
    main()
