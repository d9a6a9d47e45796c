"""Measures how fast a table with a long match is opened, and how fast a server with many tables starts.

python -m bench.long_tables open     opens tables of all games again and again, in a warm process
python -m bench.long_tables start    starts `harena serve` on a database with 10,000 tables
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import subprocess
import tempfile
import time
from pathlib import Path
from statistics import quantiles
from unittest.mock import patch

from tools.long_table import lay

from harena.server.bot_pool import BotPool
from harena.server.memory import settle
from harena.server.session import Session
from harena.server.store import Store
from harena.server.table_registry import TableRegistry
from harena.server.tables import LiveTable
from tools import running

LONG = (("munera", 4, 2000), ("spartacus", 4, 9000), ("gorus", 4, 200))  # game, players, decisions
MANY = 10_000  # tables


async def opened(folder: Path, times: int) -> None:
    """Print how long it takes until a table is read and its first scene is built, and what is sent."""
    store = await Store.open(f"sqlite:///{folder / 'harena.db'}")
    registry = TableRegistry(store, BotPool(1))
    for name, players, decisions in LONG:
        key = await lay(store, name, players, decisions, 1)
        took, busy = [], []
        for number in range(times):
            if number == 1:
                settle()  # as a server does when it is warm
            began, used = time.perf_counter(), time.process_time()
            table = await registry.table(key)
            assert table is not None
            sent: list[bytes] = []
            session = Session(sent.append, lambda: None, 0, "en")
            table.enter(session)
            took.append(1e3 * (time.perf_counter() - began))
            busy.append(1e3 * (time.process_time() - used))
            table.go(session)
            registry.tables.clear()
        assert table is not None
        wall, cpu = quantiles(took[1:], n=100), quantiles(busy[1:], n=100)
        print(
            f"{name}: {decisions} decisions, {table.entries} entries, {len(table.playing().events)} events; "
            f"open and first scene p50 {wall[49]:.1f} ms, p99 {wall[98]:.1f} ms; "
            f"processor p50 {cpu[49]:.1f} ms, p99 {cpu[98]:.1f} ms; largest message {max(map(len, sent))} bytes"
        )
    await registry.close()


async def filled(folder: Path) -> None:
    """Fill a database with copies of three tables that wait for people."""
    store = await Store.open(f"sqlite:///{folder / 'harena.db'}")
    keys = [await lay(store, name, 4, 100, 1) for name in ("munera", "spartacus", "gorus")]
    await store.close()
    with sqlite3.connect(folder / "harena.db") as database:
        for table, column in (
            ("tables", "id"),
            ("seats", "table_id"),
            ("entries", "table_id"),
            ("snapshots", "table_id"),
        ):
            names = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
            others = ", ".join([f'"{name}"' for name in names if name != column])
            copy = f"INSERT INTO {table} ({column}, {others}) SELECT {column} || '-' || ?, {others} FROM {table}"
            for number in range(MANY // len(keys)):
                database.execute(f"{copy} WHERE {column} IN (?, ?, ?)", (number, *keys))
    database.close()


def started(folder: Path) -> None:
    """Print how long a server takes until it answers."""
    port = running.free_port(23100, 200)
    for attempt in ("first", "second", "third"):
        began = time.perf_counter()
        process = running.launch(port, folder, stderr=subprocess.STDOUT)
        assert running.answers(port, process)
        print(f"{attempt} start with {MANY} tables: {time.perf_counter() - began:.2f} s until it answers")
        process.terminate()
        process.wait()


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("what", choices=["open", "start"])
    words.add_argument("--times", type=int, default=200)
    given = words.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        if given.what == "open":
            with patch.object(LiveTable, "wake"):  # nobody is passed automatically meanwhile
                asyncio.run(opened(Path(folder), given.times))
        else:
            asyncio.run(filled(Path(folder)))
            started(Path(folder))


if __name__ == "__main__":
    main()
