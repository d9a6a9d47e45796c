"""Tests robustness: nothing is shown before it is saved, no table stalls, and nobody blocks anybody else."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from harena.games import game
from harena.kernel.chance import Luck
from harena.matches.match import Match
from harena.server.bot_pool import BotPool, _think
from harena.server.limits import TABS
from harena.server.protocol import Look
from harena.server.store import Change, NotSaved, Store
from harena.server.table_registry import TableRegistry
from harena.server.tables import LiveTable
from tests.server.conftest import Guest, Place, make
from tests.server.table_setup import Person, Wish, asked, execute, laid, made, opened

MARKET = Wish("nundinae", "ppp", {"days": 9})


@pytest.fixture
async def registry(tmp_path: Path) -> AsyncIterator[TableRegistry]:
    found = await opened(tmp_path / "harena.db")
    yield found
    await found.close()


async def test_nothing_is_shown_before_it_is_on_disk(registry: TableRegistry, monkeypatch: pytest.MonkeyPatch) -> None:
    """A new viewer, a look and an export during a write see the saved state; so does everybody when the write fails."""
    table = await registry.table(await made(registry, Wish("gorus", "pp")))
    assert table is not None
    assert table.match is not None
    watcher, newcomer = Person(table, -1), Person(table, -1)
    table.enter(watcher.viewer)
    seat = asked(table, Random(1))
    held, goes_on = asyncio.Event(), asyncio.Event()

    async def hold(self: Store, change: Change) -> None:
        held.set()
        await goes_on.wait()
        raise NotSaved("full")

    monkeypatch.setattr(Store, "save", hold)
    before = (table.match.export(-1), len(watcher.heard))
    player = Person(table, seat)
    answer = asyncio.create_task(player.answer())
    await held.wait()
    table.enter(newcomer.viewer)
    await table.handle(watcher.viewer, Look("en"))
    assert table.match.export(-1) == before[0]
    goes_on.set()
    assert (await answer)["code"] == "not-saved"
    monkeypatch.undo()
    assert (await player.answer())["type"] == "done"
    table.broadcast()
    lines = [
        [line["text"] for m in who.heard if m["type"] == "scene" for line in m["log"]] for who in (watcher, newcomer)
    ]
    led = [line for line in lines[1] if "leads" in line]
    assert len(led) == 1
    assert lines[0][-len(lines[1]) :] == lines[1]


async def test_a_refused_command_does_not_wait_for_other_writes(registry: TableRegistry) -> None:
    """Otherwise the time of its answer would reveal when somebody seals."""
    table = await registry.table(await made(registry, MARKET))
    assert table is not None
    await table.lock.acquire()
    try:
        for who, kind, fields, code in (
            (-1, "undo", {}, "not-yours"),
            (0, "undo", {}, "nothing-to-undo"),
            (0, "answer", {"choice": "9.9.9.9", "turn": 0, "option": 1}, "stale"),
            (0, "act", {"free_action": "give", "args": [0, 999]}, "not-free"),
        ):
            refusal = await asyncio.wait_for(Person(table, who).command(kind, **fields), 1)
            assert refusal["code"] == code
    finally:
        table.lock.release()


async def test_a_table_in_use_exists_only_once_in_memory(registry: TableRegistry) -> None:
    key = await made(registry, Wish("gorus", "pff", start=False))
    async with registry.at(key) as one:
        async with registry.at(key) as two:
            assert one is two
        async with registry.at(key) as three:
            assert one is three
    assert key not in registry.tables


async def test_a_table_is_unloaded_when_its_bots_are_done(registry: TableRegistry) -> None:
    key = await made(registry, Wish("gorus", "pbbb"))
    async with registry.at(key) as table:
        assert table is not None
        person = Person(table, 0)
        table.enter(person.viewer)
        await person.command("leave")
        await asyncio.sleep(0)
        table.go(person.viewer)
    for _ in range(500):
        if key not in registry.tables:
            break
        await asyncio.sleep(0.02)
    assert key not in registry.tables
    assert table.row.phase == "running", "where every seat is a bot's they wait for somebody to look"


async def test_an_idle_worker_that_dies_disturbs_nobody() -> None:
    bot_pool = BotPool(1)
    try:
        bot_pool.warm_up("gorus", [])
        await bot_pool.quick.run(os.getpid)
        (worker,) = bot_pool.quick.workers
        os.kill(worker.process.pid, signal.SIGKILL)
        await asyncio.sleep(0.3)
        bot_pool.warm_up("gorus", [])  # raises nothing
        choice, view = a_question()
        assert await bot_pool.think("gorus", "heuristic", view, choice) in choice.options
    finally:
        bot_pool.close()


def a_question() -> tuple[Any, Any]:
    gorus = game("gorus")
    match = Match.start(gorus, {"players": 3}, Luck(Random(1)))
    seat = match.tip.seat
    return gorus.rules.choice(match.tip, seat), gorus.view(match.tip, seat)


async def test_a_bot_pool_answers_when_a_worker_times_out() -> None:
    bot_pool = BotPool(1, limit=1.0)
    try:
        await bot_pool.quick.run(os.getpid)
        before = list(bot_pool.quick.workers)
        busy = bot_pool.quick.submit(time.sleep, 60)
        choice, view = a_question()
        assert await asyncio.wait_for(bot_pool.think("gorus", "heuristic", view, choice), 30) in choice.options
        assert not set(before) & bot_pool.quick.workers
        assert isinstance(busy.exception(0), TimeoutError)
    finally:
        bot_pool.close()


def test_a_worker_returns_a_legal_option() -> None:
    choice, view = a_question()
    assert _think("gorus", "heuristic", view, choice, (), 1) in choice.options


async def test_one_bad_table_does_not_hold_up_the_others_after_a_restart(registry: TableRegistry) -> None:
    keys = [await made(registry, Wish("gorus", "pbb")) for _ in range(3)]
    await execute(registry.store, "UPDATE snapshots SET position = '{' WHERE table_id = :key", key=keys[1])
    await registry.resume_running()
    for key in (keys[0], keys[2]):
        async with registry.at(key) as table:
            assert table is not None
            while (task := table.bot_runner.task) is not None and not task.done():
                await asyncio.wait([task])
            assert table.row.waiting == [0]


async def test_nobody_is_replaced_while_their_page_reloads(tmp_path: Path) -> None:
    async with laid(tmp_path / "harena.db", Wish("gorus", "pp")) as table:  # the default timeout is a minute
        ann, dan = Person(table, 0), Person(table, 1)
        table.enter(ann.viewer)
        table.enter(dan.viewer)
        table.go(dan.viewer)
        assert (await ann.command("replace", seat=1))["code"] == "present"
        table.presence.away = 0.0
        assert (await ann.command("replace", seat=1))["type"] == "done"
        assert table.seats[1].stand_in


async def test_the_first_to_sit_down_is_host_where_there_was_none(registry: TableRegistry) -> None:
    table = await registry.table(await made(registry, Wish("gorus", "bf", start=False)))
    assert table is not None
    await table.seating.sit(table.row.invite, "Ann", -1)
    assert (await Person(table, 1).command("start"))["type"] == "done"


async def test_a_draft_that_no_longer_fits_is_truncated(registry: TableRegistry) -> None:
    """As after a change of the rules: the part of the draft that would settle now is left to the person."""
    table = await registry.table(await made(registry, MARKET))
    assert table is not None
    assert table.match is not None
    key = table.row.id
    words = {"key": key, "draft": "[0]"}  # passing at the market settles at once, so it was never a draft
    await execute(registry.store, "UPDATE snapshots SET drafter = 0, draft = :draft WHERE table_id = :key", **words)
    registry.unload_if_idle(table)
    again = await registry.table(key)
    assert again is not None
    assert again.match is not None
    assert (again.match.draft, again.match.drafter) == ([], -1)
    assert (await Person(again, 0).answer(0))["type"] == "done"
    saved = await registry.store.load(key)
    assert saved is not None
    LiveTable(registry.store, registry.bot_pool, saved)  # and can be read once more


async def test_connections_per_seat_are_limited(place: Place) -> None:
    table = await make(place, "gorus", "pp")
    guests = [Guest(place, table.table, table.tokens[0]) for _ in range(TABS + 1)]
    for guest in guests:
        await guest.__aenter__()
    try:
        assert [guest.closing for guest in guests] == [""] * TABS + ["too-fast"]
    finally:
        for guest in guests:
            await guest.__aexit__(None, None, None)
