"""Tests that the log of a SQLite file is copied into it beside the writer, and does not grow without end."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import create_engine

from harena.server.store import EntryRow, Store, checkpoints, sqlite
from harena.server.store.checkpoints import Checkpoints, Progress
from tests.server.table_setup import execute
from tests.server.test_writer import Holder, added, change

TABLES, LONG, PAGE = 20, 200, 4096 + 24  # bytes of a page in the log


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "harena.db"


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let checkpoints come often, and a log be long soon."""
    monkeypatch.setattr(checkpoints, "EVERY", 0.01)
    monkeypatch.setattr(checkpoints, "LONG", LONG)


@pytest.fixture
async def store(path: Path, quick: None) -> AsyncIterator[Store]:
    found = await Store.open(f"sqlite:///{path}")
    await added(found, TABLES)
    yield found
    await found.close()


class Play:
    """People at all tables, who never pause."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.saved = [0] * TABLES

    async def until(self, changes: int) -> None:
        """Play until so many more changes are saved."""
        end = sum(self.saved) + changes
        await asyncio.gather(*[self._at(number, end) for number in range(TABLES)])

    async def check(self) -> None:
        """All that was saved is there, and nothing else."""
        for number in range(TABLES):
            assert (
                await execute(self.store, "SELECT version FROM tables WHERE id = :id", id=f"table{number}")
                == (self.saved[number])
            )
            entries = await self.store.entries(f"table{number}", 0, 10_000)
            assert [entry.seq for entry in entries] == list(range(self.saved[number]))

    async def _at(self, number: int, end: int) -> None:
        while sum(self.saved) < end:
            entry = EntryRow(self.saved[number], {"entry": {"do": "x" * 10_000}}, [])
            await self.store.save(change(number, self.saved[number])._replace(entries=(entry,)))
            self.saved[number] += 1


def log_of(path: Path) -> int:
    """Return the size of the log in pages. It shrinks only when it is cut off."""
    return path.with_name("harena.db-wal").stat().st_size // PAGE


def modes(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Progress]]:
    """Return a list to which every checkpoint is added from now on."""
    found: list[tuple[str, Progress]] = []
    make = Checkpoints._checkpoint

    def noted(self: Checkpoints, mode: str) -> Progress:
        done = make(self, mode)
        found.append((mode, done))
        return done

    monkeypatch.setattr(Checkpoints, "_checkpoint", noted)
    return found


async def test_the_log_stays_short_while_many_play_and_others_read(
    store: Store, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of thousands of pages that are written, the log never holds more than a small part."""
    found, play = modes(monkeypatch), Play(store)
    playing = asyncio.create_task(play.until(3000))
    while not playing.done():
        await store.load("table0")
    await playing
    begun_again = [done.pages for mode, done in found if mode == "RESTART" and not done.busy]
    assert sum(begun_again) > 20 * LONG
    assert log_of(path) < sum(begun_again) / 2
    assert await execute(store, "PRAGMA integrity_check") == "ok"
    await play.check()


async def test_passive_checkpoints_alone_would_not_keep_it_short(
    store: Store, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The test above can fail."""
    monkeypatch.setattr(checkpoints, "FEW", -1)
    await Play(store).until(1500)
    assert log_of(path) > 5 * LONG


async def test_a_long_reader_holds_nobody_up_and_the_log_is_cut_off_after_it(
    path: Path, quick: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        sqlite, "PRAGMAS", [each for each in sqlite.PRAGMAS if "limit" not in each] + ["journal_size_limit=100000"]
    )
    store = await Store.open(f"sqlite:///{path}")
    await added(store, TABLES)
    holder, play = Holder(path, "BEGIN", "SELECT * FROM entries"), Play(store)
    began = asyncio.get_running_loop().time()
    await play.until(600)
    assert asyncio.get_running_loop().time() - began < 10
    grown = log_of(path)
    assert grown > 5 * LONG
    await holder.release()
    for _ in range(100):
        await play.until(TABLES)
        if log_of(path) < grown / 2:
            break
    assert log_of(path) < grown / 2
    await store.close()


async def test_a_writer_elsewhere_is_waited_for_while_checkpoints_are_due(store: Store, path: Path) -> None:
    play = Play(store)
    await play.until(200)
    holder = Holder(path, "BEGIN IMMEDIATE", "DELETE FROM talk")
    playing = asyncio.create_task(play.until(200))
    await asyncio.sleep(0.2)
    assert not playing.done()
    await holder.release()
    await playing
    await play.check()


async def test_after_the_last_change_all_of_it_is_copied(store: Store, path: Path) -> None:
    """A quiet server leaves nothing to be copied when it is started again."""
    await Play(store).until(50)
    await asyncio.sleep(0.3)
    with closing(sqlite3.connect(path)) as other:
        busy, pages, copied = other.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
    assert (busy, pages) == (0, copied)


async def test_closing_leaves_one_file(path: Path, quick: None) -> None:
    store = await Store.open(f"sqlite:///{path}")
    await added(store, TABLES)
    play = Play(store)
    await play.until(300)
    await store.close()
    assert [found.name for found in path.parent.iterdir()] == ["harena.db"]
    again = await Store.open(f"sqlite:///{path}")
    play.store = again
    await play.check()
    await again.close()


async def test_a_failure_is_told_once_and_tried_again(
    store: Store, path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    broken, make = True, Checkpoints._checkpoint

    def checkpoint(self: Checkpoints, mode: str) -> Progress:
        if broken:
            raise sqlite3.OperationalError("disk I/O error")
        return make(self, mode)

    monkeypatch.setattr(Checkpoints, "_checkpoint", checkpoint)
    play = Play(store)
    with caplog.at_level(logging.WARNING):
        await play.until(300)
        await asyncio.sleep(0.1)
        broken = False
        found = modes(monkeypatch)
        await play.until(100)
        await asyncio.sleep(0.1)
    assert [record.getMessage() for record in caplog.records] == [
        "the log of the database cannot be copied into its file yet: disk I/O error"
    ]
    assert found[-1][1].left == 0


async def test_the_writer_copies_nothing_itself(path: Path) -> None:
    """Without checkpoints, the file stays as it was: a commit only adds to the log."""
    store = await Store.open(f"sqlite:///{path}")
    await added(store, TABLES)
    before = path.read_bytes(), os.stat(path).st_mtime_ns
    await Play(store).until(400)
    assert log_of(path) > 1000  # SQLite's own limit
    assert (path.read_bytes(), os.stat(path).st_mtime_ns) == before
    await store.close()


async def test_a_checkpoint_of_what_is_no_database_does_not_stop_the_next(
    path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(checkpoints, "EVERY", 0.01)
    path.write_bytes(b"x" * 5000)
    writer = ThreadPoolExecutor(1)
    found = Checkpoints(create_engine(f"sqlite:///{path}"), writer)
    for _ in range(2):
        found.soon()
        await asyncio.sleep(0.2)
    await found.close()
    writer.shutdown()
    assert len(caplog.records) == 1
