"""`make load`: many tables at once, played by people who think. Appended to bench/load.md.

One real server process (uvicorn, a SQLite file, loopback) has so many tables with four viewers each: people, and at one
table of four also spectators. Everybody thinks for 2 to 5 seconds before an answer, which is random among the legal
ones, and hangs up about every five minutes and comes back with the log lines they have. Every step begins with a new
server and an empty database. Tables of Munera have played their first 30 answers quickly before: in its opening the
others see nothing. The clients run in processes of their own.

The time runs from the write of the answer to the socket until the last viewer of the table has the scene that shows
it; the answers sent within the measured seconds count. The server sends `done` and all scenes of an answer in one go,
so a scene belongs to the nearest `done` of its table, if that is at most 0.25 s away; of several at one viewer the
nearest counts, because the others are moves that the server makes by itself. Processor time is the server's, user and
system, in the measured seconds, divided by the answers carried out in them: it includes reconnects and moves that the
server makes by itself. Beside other work on the machine it has varied by some 20 percent between equal runs, while the
times from answer to viewer can grow a hundredfold. All matches are still early: a minute is some 15 answers per table.
An update is a scene or a change of it; the first scene of a connection is counted apart, and an answer that is hidden
from the others is an update for one viewer only.

Memory is the growth of the server's resident memory with the tables, played on until the end. Commits are counted in
SQLite's write-ahead log; beside them stands how many single commits of as many pages the bare database makes on the
same disk, WAL and synchronous FULL, right after the step. Client CPU is the processor time of all client processes, in
percent of one core, and how late their own event loop was: if they are late, the times are too long. Other work is what
everything else on the machine has used meanwhile.
"""

from __future__ import annotations

import argparse
import os
import platform
import resource
import shlex
import signal
import sys
import tempfile
import time
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeElapsedColumn

from bench import load_client
from bench.load_client import Order, Shape, Tally, Window
from bench.load_figures import Figures, append, figures_of, plot, read, remarks, table
from bench.load_server import CommitCounter, Server, bare_commits

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "bench" / "load.md"
KEPT = ROOT / "bench" / "load.jsonl"
PLOT = ROOT / "bench" / "load.svg"
BUILT_PLOT = ROOT / "build" / "load.svg"
GAMES = ("gorus", "munera", "spartacus")
FORWARD = {"munera": 30}  # answers: in its opening, everybody decides for themselves and the others see nothing
TABLES = "50,200,500,1000"
SECONDS = 60.0
RAMP = 8.0  # seconds of play before anything is measured
THINK = (2.0, 5.0)
RECONNECT = 300.0
AWAY = (0.5, 3.0)
PATIENCE = 15.0  # seconds until answers that are on their way at the end are given up as lost
SETUP = 600.0  # seconds until all tables must be there
WARM = 6  # tables that are there before memory is counted: texts are read and code is warm
BARE = 2.0  # seconds
LOOK_EVERY = 0.05  # seconds between two looks at the write-ahead log


class Step(NamedTuple):
    """One measurement."""

    name: str
    game: str
    tables: int
    seconds: float = SECONDS
    ramp: float = RAMP
    think: tuple[float, float] = THINK
    reconnect: float = RECONNECT
    away: tuple[float, float] = AWAY
    bare: float = BARE
    processes: int = 1
    source: str = str(ROOT / "src")
    serve: tuple[str, ...] = ()
    database: str = ""
    workers: int = 1
    folder: Path | None = None
    whole: bool = False


class LoadFailed(Exception):
    """The step cannot be measured."""


def shapes(game: str, tables: int) -> list[Shape]:
    """Return who sits at each table. There are always four viewers; spectators sit at every fourth table."""
    games = GAMES if game == "mixed" else (game,)
    found = []
    for at in range(tables):
        name, watched = games[at % len(games)], at // len(games) % 4 == 3
        people = (3 if name == "spartacus" else 2) if watched else 4  # Spartacus is for three or four
        found.append(Shape(name, people, 4 - people, FORWARD.get(name, 0)))
    return found


class Clients:
    """The client processes. They end with the `with` block."""

    def __init__(self, orders: list[Order], play: Callable[[Connection, Order], None] = load_client.run) -> None:
        context = get_context("spawn")
        self.tables: dict[Connection, load_client.Progress] = {}
        self.results: list[Any] = []
        self.processes = []
        for order in orders:
            here, there = context.Pipe()
            process = context.Process(target=play, args=(there, order), daemon=True)
            process.start()
            there.close()
            self.processes.append(process)
            self.tables[here] = load_client.Progress(0, 0, 0)

    def __enter__(self) -> Clients:
        return self

    def __exit__(self, *error: object) -> None:
        for pipe in self.tables:
            pipe.close()
        for process in self.processes:
            process.join(1.0)
            process.terminate()
            process.join()

    def tell(self, what: Any) -> None:
        self.results = []
        for pipe in self.tables:
            pipe.send(what)

    def look(self, seconds: float) -> None:
        """Take in what the clients say, for at most so long."""
        for pipe in wait(list(self.tables), seconds):
            assert isinstance(pipe, Connection)
            try:
                said = pipe.recv()
            except EOFError:
                raise LoadFailed("a client process has ended; the lines above say why") from None
            if isinstance(said, load_client.Progress):
                self.tables[pipe] = said
            elif isinstance(said, load_client.Failure):
                raise LoadFailed(said.why)
            else:
                self.results.append(said)

    def gather(self, seconds: float, meanwhile: Callable[[], None]) -> list[Any]:
        """Wait until every process has said something other than its progress."""
        end = time.monotonic() + seconds
        while len(self.results) < len(self.processes):
            if time.monotonic() > end:
                raise LoadFailed("the clients do not get ready in time")
            self.look(LOOK_EVERY)
            meanwhile()
        return self.results

    @property
    def progress(self) -> load_client.Progress:
        return load_client.Progress(*[sum(column) for column in zip(*self.tables.values(), strict=True)])


def orders(step: Step, port: int) -> list[Order]:
    """Share the tables out among the client processes."""
    wanted, found, first = shapes(step.game, step.tables), [], 0
    for at in range(step.processes):
        mine = wanted[at :: step.processes]
        warm = min(WARM, step.tables // 2) if at == 0 else 0
        found.append(Order(port, first, mine, warm, step.think, step.reconnect, step.away, step.whole))
        first += len(mine)
    return found


def busy_seconds() -> float:
    """Return the processor time that this machine has used, all cores together."""
    parts = [int(word) for word in Path("/proc/stat").read_text().splitlines()[0].split()[1:9]]
    return (sum(parts) - parts[3] - parts[4]) / os.sysconf("SC_CLK_TCK")


def measure(step: Step, bar: Progress, task: TaskID) -> Figures:
    """Measure one step: a new server, all tables, the play, and the bare database beside it."""

    def setting_up() -> None:
        bar.update(task, description="setting up", completed=clients.progress.tables, total=step.tables)

    def playing() -> None:
        counter.look()
        done, since = clients.progress, time.perf_counter() - start
        said = f"playing, {done.answers} answers" + (f", {done.refused} refused" if done.refused else "")
        bar.update(task, description=said, completed=since, total=step.ramp + step.seconds)

    with (
        tempfile.TemporaryDirectory(dir=step.folder) as folder,
        Server(step.source, Path(folder), list(step.serve), step.database, step.workers) as server,
        Clients(orders(step, server.port)) as clients,
    ):
        counter = CommitCounter(server.database)
        clients.gather(SETUP, setting_up)
        warm = server.settled()
        clients.tell("set up the others")
        clients.gather(SETUP, setting_up)
        start = time.perf_counter()
        window = Window(start + step.ramp, start + step.ramp + step.seconds, PATIENCE)
        clients.tell(window)
        while time.perf_counter() < window.begin:
            clients.look(min(LOOK_EVERY, max(0.0, window.begin - time.perf_counter())))
            playing()
        before, commits, pages, busy = server.cost(), counter.commits, counter.pages, busy_seconds()
        while time.perf_counter() < window.end:
            clients.look(min(LOOK_EVERY, max(0.0, window.end - time.perf_counter())))
            playing()
        counter.look()
        after, commits, pages = server.cost(), counter.commits - commits, counter.pages - pages
        busy = busy_seconds() - busy
        tally = Tally()
        for each in clients.gather(PATIENCE + SETUP, playing):
            tally.add(each)
        found = figures_of(step.name, step.game, step.tables, step.seconds, tally, before, after)
        found.memory = (server.cost().memory - warm.memory) / (step.tables - min(WARM, step.tables // 2))
        clients.tell("hang up")
        if commits:
            found.commits, found.pages = commits / step.seconds, pages / commits
            bar.update(task, description="the bare database")
            found.bare = bare_commits(Path(folder), found.pages, step.bare)
        spent = after.own - before.own + after.children - before.children
        found.others = max(0.0, busy - spent - tally.cpu) / step.seconds
        bar.update(task, description=f"{found.rate:.1f} answers/s, {found.cpu:.2f} ms each, p99 {found.p99:.0f} ms")
        return found


def measured(steps: list[Step]) -> list[Figures]:
    """Measure all steps, and show how far it is."""
    columns = TextColumn("{task.fields[step]}"), BarColumn(), TextColumn("{task.description}"), TimeElapsedColumn()
    found = []
    with Progress(*columns, console=Console(stderr=True)) as bar:
        for step in steps:
            task = bar.add_task("starting the server", total=1, step=f"{step.tables} {step.game}")
            found.append(measure(step, bar, task))
            bar.update(task, completed=1, total=1)
            bar.stop_task(task)
    return found


def section(name: str, about: str, rows: list[Figures]) -> str:
    machine = f"{platform.machine()}, {os.cpu_count()} cores, {platform.system()}, CPython {platform.python_version()}"
    said = "".join([f"\n\n{remark}" for remark in remarks(rows)])
    return f"\n## {name}: {machine}\n\n{about}\n\n{table(rows)}{said}\n"


def pair(text: str) -> tuple[float, float]:
    low, _, high = text.partition(",")
    return float(low), float(high or low)


def numbers(text: str) -> list[int]:
    found = [int(part) for part in text.split(",")]
    if min(found) < 2:
        raise ValueError
    return found


def source(text: str) -> str:
    """Return the folders as PYTHONPATH wants them. Without the package in them, an installed one would be measured."""
    folders = [Path(part).resolve() for part in text.split(os.pathsep)]
    if not (folders[-1] / "harena" / "__main__.py").exists():
        raise argparse.ArgumentTypeError(f"{text} has no package harena in it; name the src folder of a checkout")
    return os.pathsep.join([str(folder) for folder in folders])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument(
        "--tables", type=numbers, default=TABLES, help="how many (at least 2), with commas for several steps"
    )
    parser.add_argument("--game", choices=[*GAMES, "mixed"], default="gorus")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="measured per step, after the ramp")
    parser.add_argument("--ramp", type=float, default=RAMP, help="seconds of play before")
    parser.add_argument("--think", type=pair, default=THINK, help="seconds before an answer, from,to")
    parser.add_argument(
        "--reconnect", type=float, default=RECONNECT, help="mean seconds until a viewer hangs up; 0: never"
    )
    parser.add_argument("--client-processes", type=int, default=1)
    parser.add_argument(
        "--source", type=source, default=str(ROOT / "src"), help="the src folder of the checkout whose server runs"
    )
    parser.add_argument("--serve", default="", help="more words for `harena serve`")
    parser.add_argument("--database", default="", help="an empty PostgreSQL instead of a file of SQLite")
    parser.add_argument("--workers", type=int, default=1, help="so many server processes, with --database")
    parser.add_argument("--folder", type=Path, help="where the databases are made; default: the temporary folder")
    parser.add_argument("--whole", action="store_true", help="ask for whole scenes: servers before 0.3 know no changes")
    parser.add_argument("--name", default="this checkout", help="what the series is called")
    parser.add_argument("--keep", action="store_true", help="append to bench/load.md and draw bench/load.svg anew")
    asked = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # a connection is a file, here and in the server
    steps = [
        Step(
            name=asked.name,
            game=asked.game,
            tables=tables,
            seconds=asked.seconds,
            ramp=asked.ramp,
            think=asked.think,
            reconnect=asked.reconnect,
            processes=asked.client_processes,
            source=asked.source,
            serve=tuple(shlex.split(asked.serve)),
            database=asked.database,
            workers=asked.workers,
            folder=asked.folder,
            whole=asked.whole,
        )
        for tables in asked.tables
    ]
    try:
        rows = measured(steps)
    except LoadFailed as error:
        sys.exit(f"load: {error}")
    except KeyboardInterrupt:
        sys.exit("load: stopped; nothing was kept")
    about = f"{asked.seconds:.0f} s per step, {asked.think[0]:g} to {asked.think[1]:g} s of thought"
    about += f", {asked.client_processes} client processes" if asked.client_processes > 1 else ""
    about += f", served with {asked.serve}" if asked.serve else ""
    about += f", PostgreSQL and {asked.workers} server processes" if asked.database else ""
    about += f", database in {asked.folder}" if asked.folder else ""
    said = section(asked.name, about, rows)
    print(said)
    if asked.keep:
        keep(said, rows)
    BUILT_PLOT.parent.mkdir(exist_ok=True)
    plot(read(KEPT) if asked.keep else rows, PLOT if asked.keep else BUILT_PLOT)


def keep(said: str, rows: list[Figures]) -> None:
    if not RESULTS.exists():
        head = f"# The server under load\n\n{__doc__}\n![Times and processor time by number of tables]({PLOT.name})\n"
        RESULTS.write_text(head, encoding="utf-8")
    with RESULTS.open("a", encoding="utf-8") as file:
        file.write(said)
    append(KEPT, rows)


if __name__ == "__main__":
    main()
