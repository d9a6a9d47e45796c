"""Tests the queue of changes: groups in one transaction, locks that other programs hold, and the end."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Sequence
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import URL

from harena.server.store import Change, Conflict, EntryRow, NotSaved, SeatRow, Snapshot, Store, TableRow
from harena.server.store import writer as writer_module
from harena.server.store.writing import Written
from tests.server.conftest import Place, around, make
from tests.server.postgres import sqlite
from tests.server.table_setup import execute

SEATS = [SeatRow(0, "person", "Ann", token="hash")]


def row(number: int, version: int = 0) -> TableRow:
    return TableRow(f"table{number}", "gorus", "running", {"players": 1}, "invite", 0, "", [0], [], 1.0, "", version)


def change(number: int, version: int) -> Change:
    """The change of a table that makes its next version: one entry, a snapshot and a command."""
    entry = EntryRow(version, {"entry": {"seat": 0, "do": [version]}}, [])
    snapshot = Snapshot(version, {"at": version}, -1, [])
    return Change(row(number, version), None, (entry,), snapshot, 0, f"c{version}")


async def added(store: Store, many: int) -> None:
    await asyncio.gather(*[store.add(SEATS, Change(row(number))) for number in range(many)])


@pytest.fixture
async def store(database: URL) -> AsyncIterator[Store]:
    """A store on either database."""
    found = await Store.open(database)
    yield found
    await found.close()


@pytest.fixture
async def sqlite_store(tmp_path: Path) -> AsyncIterator[Store]:
    found = await Store.open(sqlite(tmp_path))
    yield found
    await found.close()


def groups_of(store: Store) -> list[int]:
    """Return a list to which the size of every group is added from now on."""
    sizes: list[int] = []
    write_group = store.database.write_group

    async def counted(group: Sequence[Written]) -> list[Exception | None]:
        sizes.append(len(group))
        return await write_group(group)

    store.database.write_group = counted  # type: ignore[method-assign]
    return sizes


async def version_of(store: Store, number: int) -> int:
    saved = await store.load(f"table{number}")
    assert saved is not None
    assert [entry.seq for entry in saved.entries] == list(range(saved.table.version))
    assert saved.commands == {(0, f"c{version}") for version in range(saved.table.version)}
    return saved.table.version


async def test_many_tables_write_at_once_and_all_of_it_survives(store: Store, database: URL) -> None:
    """Whoever goes on finds their change on disk: a second connection sees it."""
    tables, steps = 20, 6
    await added(store, tables)
    sizes = groups_of(store)
    other = await Store.open(database)

    async def play(number: int) -> None:
        for version in range(steps):
            await store.save(change(number, version))
            assert await version_of(store, number) == version + 1
            assert await version_of(other, number) == version + 1
            await store.say(f"table{number}", version, {"text": "salve"}, 0, f"t{version}") if version > 4 else None

    await asyncio.gather(*[play(number) for number in range(tables)])
    await other.close()
    assert sum(sizes) == tables * (steps + 1)
    assert len(sizes) < sum(sizes) / 2


async def test_a_conflict_in_a_group_is_only_its_own(store: Store) -> None:
    await added(store, 5)
    sizes = groups_of(store)
    wrong = change(2, 7)  # the stored table has version 0
    doubled = Change(row(3), None, (EntryRow(0, {}, []), EntryRow(0, {}, [])))
    too_large = change(4, 0)._replace(seat=2**70)
    changes = [change(0, 0), change(1, 0), wrong, doubled, too_large]
    found = await asyncio.gather(*[store.save(each) for each in changes], return_exceptions=True)
    assert [type(each) for each in found] == [type(None), type(None), Conflict, Conflict, NotSaved]
    assert sizes == [5]
    assert [await version_of(store, number) for number in range(5)] == [1, 1, 0, 0, 0]


async def test_changes_of_one_table_are_written_in_order(store: Store) -> None:
    await added(store, 1)
    twice = [change(0, 0), change(0, 1), change(0, 1), change(0, 2)]
    found = await asyncio.gather(*[store.save(each) for each in twice], return_exceptions=True)
    assert [type(each) for each in found] == [type(None), type(None), Conflict, type(None)]
    assert await version_of(store, 0) == 3


async def test_a_change_that_nobody_waits_for_any_more_is_not_begun(store: Store) -> None:
    await added(store, 2)
    first, second = [asyncio.create_task(store.save(change(number, 0))) for number in range(2)]
    await asyncio.sleep(0)
    second.cancel()
    await first
    assert [await version_of(store, number) for number in range(2)] == [1, 0]


async def test_closing_writes_what_waits(database: URL) -> None:
    store = await Store.open(database)
    await added(store, 20)
    saving = [asyncio.create_task(store.save(change(number, 0))) for number in range(20)]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*saving) == [None] * 20
    with pytest.raises(NotSaved):
        await store.save(change(0, 1))
    again = await Store.open(database)
    assert [await version_of(again, number) for number in range(20)] == [1] * 20
    await again.close()


# Locks of other programs

HOLD = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None)
for statement in sys.argv[2:]:
    connection.execute(statement).fetchall()
print("locked", flush=True)
sys.stdin.readline()
"""


class Holder:
    """Another program that holds a lock until it is told to let go."""

    def __init__(self, path: Path, *statements: str) -> None:
        words = [sys.executable, "-c", HOLD, str(path), *statements]
        self.process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        assert self.process.stdout.readline() == "locked\n"

    async def release(self) -> None:
        await asyncio.to_thread(self.process.communicate, "\n")


async def test_a_lock_is_waited_for_and_people_are_told(
    sqlite_store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = sqlite_store
    monkeypatch.setattr(writer_module, "SLOW", 0.2)
    await added(store, 10)
    holder = Holder(tmp_path / "harena.db", "BEGIN IMMEDIATE")
    told: list[tuple[bool, float]] = []
    store.watch(lambda saving: told.append((saving, time.monotonic())))
    began = time.monotonic()
    saving = [asyncio.create_task(store.save(change(number, 0))) for number in range(9)]
    while not store.saving:
        await asyncio.sleep(0.01)
    assert [saving for saving, _ in told] == [True]
    assert told[0][1] - began >= 0.2
    assert await version_of(store, 0) == 0  # reading goes on
    saving.append(asyncio.create_task(store.save(change(9, 0))))
    await asyncio.sleep(1.2)  # longer than one try
    assert not any([each.done() for each in saving])
    await holder.release()
    assert await asyncio.gather(*saving) == [None] * 10
    assert [saving for saving, _ in told] == [True, False]
    assert [await version_of(store, number) for number in range(10)] == [1] * 10


async def test_opening_waits_for_a_program_that_has_the_file_for_itself(tmp_path: Path) -> None:
    path = tmp_path / "harena.db"
    await (await Store.open(f"sqlite:///{path}")).close()
    holder = Holder(path, "PRAGMA locking_mode=EXCLUSIVE", "BEGIN EXCLUSIVE", "DELETE FROM talk")
    opening = asyncio.create_task(Store.open(f"sqlite:///{path}"))
    await asyncio.sleep(1.2)  # longer than one try
    assert not opening.done()
    await holder.release()
    await (await opening).close()


async def test_players_see_that_the_server_waits_and_nothing_is_lost(place: Place) -> None:
    made, elsewhere = await make(place, "gorus", "pp"), await make(place, "gorus", "pp")
    async with around(place, made, 0, 1) as guests, around(place, elsewhere, 0) as (other,):
        ann = next(guest for guest in guests if guest.asked)
        holder = Holder(place.data / "harena.db", "BEGIN IMMEDIATE")
        answer = asyncio.create_task(ann.command("answer", **ann.quote(ann.question["options"][0]["option"])))
        waits = {"type": "saving", "on": True}
        for guest in (*guests, other):
            await guest.until(partial(guest.heard.__contains__, waits))
        async with around(place, made, -1) as (newcomer,):
            await newcomer.until(lambda: waits in newcomer.heard)
            assert not answer.done()
            await holder.release()
            assert (await answer)["type"] == "done"
            for guest in (*guests, other, newcomer):
                await guest.until(partial(guest.heard.__contains__, {"type": "saving", "on": False}))


async def test_closing_does_not_wait_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer_module, "PATIENCE", 0.2)
    store = await Store.open(f"sqlite:///{tmp_path / 'harena.db'}")
    await added(store, 1)
    holder = Holder(tmp_path / "harena.db", "BEGIN IMMEDIATE")
    saving = asyncio.create_task(store.save(change(0, 0)))
    await asyncio.sleep(0)
    await store.close()
    with pytest.raises(NotSaved):
        await saving
    await holder.release()


async def test_a_full_disk_refuses_and_then_all_goes_on(sqlite_store: Store) -> None:
    store = sqlite_store
    await added(store, 3)
    pages = await execute(store, "PRAGMA page_count")
    await execute(store, f"PRAGMA max_page_count = {pages}")
    large = [change(number, 0)._replace(decks="x" * 100_000) for number in range(3)]
    found = await asyncio.gather(*[store.save(each) for each in large], return_exceptions=True)
    assert [type(each) for each in found] == [NotSaved] * 3
    await execute(store, f"PRAGMA max_page_count = {2**30}")
    await asyncio.gather(*[store.save(each) for each in large])
    assert [await version_of(store, number) for number in range(3)] == [1] * 3
