"""The server under `make load`: its processes, their processor time and memory, and the commits of its database."""

from __future__ import annotations

import os
import sqlite3
import struct
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

from tools.running import answers, free_port

NOTES = 2000  # characters of the server's log that are shown when it fails
STOP_WITHIN = 15.0  # seconds
SETTLE, SETTLES = 0.4, 10  # seconds between two looks at whether the server is idle, and how many there are
IDLE = 0.08  # cores that an idle server may use
WAL_HEAD, FRAME_HEAD = 32, 24  # bytes
WAL_READ = struct.Struct(">8xI4xII8x")  # page size and the two salts of this run through the file
FRAME_READ = struct.Struct(">4xIII8x")  # size of the database after a commit, else 0; the two salts


class Cost(NamedTuple):
    """Seconds of processor time so far, user and system, and resident bytes."""

    own: float
    children: float
    memory: int  # of all together


class Server:
    """`harena serve` in its own process, on a database in an empty folder or on PostgreSQL; there, it may be several
    servers. Ends with the `with` block."""

    def __init__(self, source: str, folder: Path, words: list[str], database: str = "", workers: int = 1) -> None:
        self.port = free_port(24000, 900)
        self.log = folder / "server.log"
        self.data = folder / "data"
        self.database = self.data / "harena.db"
        self.workers = workers
        address = ["--local", "--port", str(self.port)]
        address += ["--database", database] if database else ["--data", str(self.data)]
        address += ["--workers", str(workers)] if workers > 1 else []
        with self.log.open("wb") as out:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "harena", "serve", *address, *words],
                env={**os.environ, "PYTHONPATH": source},
                stdout=out,
                stderr=out,
            )

    def __enter__(self) -> Server:
        try:
            if not answers(self.port, self.process):
                raise SystemExit(f"the server does not answer: {self.log.read_text()[-NOTES:]}")
            while self.process.poll() is None and "Ctrl-C" not in self.log.read_text():
                time.sleep(0.05)  # until all of them accept connections
        except BaseException:
            self.stop()
            raise
        return self

    def __exit__(self, *error: object) -> None:
        self.stop()

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(STOP_WITHIN)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def settled(self) -> Cost:
        """Wait until the server has nothing to do, and return its cost so far. Its bots' processes start by and by."""
        before = self.cost()
        for _ in range(SETTLES):
            time.sleep(SETTLE)
            now = self.cost()
            if now.own + now.children - before.own - before.children < IDLE * SETTLE:
                return now
            before = now
        return before

    def cost(self) -> Cost:
        """Linux only."""
        if self.process.poll() is not None:
            raise SystemExit(f"the server has ended: {self.log.read_text()[-NOTES:]}")
        servers = [self.process.pid]
        if self.workers > 1:
            servers += _direct_children(self.process.pid)
        below = [pid for pid in _children(self.process.pid) if pid not in servers]
        own = [_times(pid) for pid in servers]
        living = sum([sum(_times(pid)) for pid in below])
        memory = sum([_resident(pid) for pid in [*servers, *below]])
        return Cost(sum([times[0] for times in own]), sum([times[1] for times in own]) + living, memory)


def _times(pid: int) -> tuple[float, float]:
    """Return the processor time of a process, and that of its children which have ended."""
    try:
        parts = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return 0.0, 0.0
    ticks = os.sysconf("SC_CLK_TCK")
    return (int(parts[11]) + int(parts[12])) / ticks, (int(parts[13]) + int(parts[14])) / ticks


def _direct_children(pid: int) -> list[int]:
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        try:
            found += [int(word) for word in task.read_text().split()]
        except (FileNotFoundError, ProcessLookupError):
            continue
    return found


def _children(pid: int) -> list[int]:
    """Return the living children, and theirs."""
    found = _direct_children(pid)
    return found + [deeper for child in found for deeper in _children(child)]


def _resident(pid: int) -> int:
    try:
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (FileNotFoundError, ProcessLookupError):
        return 0


class CommitCounter:
    """Counts the commits of somebody else's SQLite database by reading its write-ahead log.

    Every page that is written is a frame of this file, and the last frame of a commit is marked. When everything is in
    the database proper, SQLite begins again at the top with other salts; old frames stay until they are overwritten,
    so that looking several times per second misses none.
    """

    def __init__(self, database: Path) -> None:
        self.path = database.with_name(f"{database.name}-wal")
        self.salts: tuple[int, int] | None = None
        self.at = 0  # frames of the present run through the file that were counted
        self.size = 0  # bytes of a page
        self.commits = 0
        self.pages = 0

    def look(self) -> None:
        try:
            file = os.open(self.path, os.O_RDONLY)
        except FileNotFoundError:
            return
        try:
            head = os.pread(file, WAL_HEAD, 0)
            if len(head) < WAL_HEAD:
                return
            self.size, *salts = WAL_READ.unpack(head)
            now = (salts[0], salts[1])
            if self.salts is not None and self.salts != now:
                self._read_on(file, self.salts)  # what came before the new beginning
            if self.salts != now:
                self.salts, self.at = now, 0
            self._read_on(file, now)
        finally:
            os.close(file)

    def _read_on(self, file: int, salts: tuple[int, int]) -> None:
        while True:
            frame = os.pread(file, FRAME_HEAD, WAL_HEAD + self.at * (FRAME_HEAD + self.size))
            if len(frame) < FRAME_HEAD:
                return
            after, *found = FRAME_READ.unpack(frame)
            if (found[0], found[1]) != salts:
                return
            self.at += 1
            self.pages += 1
            self.commits += after > 0


def bare_commits(folder: Path, pages: float, seconds: float) -> float:
    """Return how many durable commits per second SQLite makes on this disk, one after the other, of so many pages."""
    path = folder / "bare.db"
    connection = sqlite3.connect(path, isolation_level=None)
    for pragma in ("journal_mode=WAL", "synchronous=FULL"):
        connection.execute(f"PRAGMA {pragma}")
    connection.execute("CREATE TABLE bare (id INTEGER PRIMARY KEY, body BLOB)")
    size = connection.execute("PRAGMA page_size").fetchone()[0]
    body = bytes(max(100, round((pages - 1.5) * size)))  # the rest is the page of the tree
    done, start = 0, time.perf_counter()
    while time.perf_counter() < start + seconds:
        connection.execute("INSERT INTO bare (body) VALUES (?)", (body,))
        done += 1
    taken = time.perf_counter() - start
    connection.close()
    return done / taken
