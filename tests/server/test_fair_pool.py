"""Tests how time is shared: in the event loop, and of the processes in which bots think. The test plays the processes,
so that nothing depends on how fast they are."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

import pytest

from harena.processes import WorkerPool
from harena.server import bot_pool as bot_pool_module
from harena.server import limits, turns
from harena.server.bot_pool import BotPool
from harena.server.fair_pool import Asker, FairPool, NoTurn
from harena.server.fair_queue import FORGOTTEN, FairQueue
from harena.server.turns import Turns
from tests.server.test_steadiness import a_question

ANN, EVE = Asker("ann's table", ["198.51.100.1"]), Asker("eve's table", ["203.0.113.66"])


def eve(table: int) -> Asker:
    return EVE._replace(table=f"eve's table {table}")


# The queue


def taken(queue: FairQueue[int], many: int, **costs: float) -> list[str]:
    """Return whose items were taken, one after the other."""
    found = []
    for _ in range(many):
        owner, _ = queue.take()
        queue.charge(owner, costs.get(owner, 1.0))
        found.append(owner)
    return found


def filled(**many: int) -> FairQueue[int]:
    queue: FairQueue[int] = FairQueue()
    for owner, count in many.items():
        for number in range(count):
            queue.put(owner, number)
    return queue


def test_a_newcomer_does_not_wait_for_all_that_others_have_asked_for() -> None:
    queue = filled(eve=1000)
    assert taken(queue, 100) == ["eve"] * 100
    queue.put("ann", 0)
    assert taken(queue, 1) == ["ann"]
    assert len(queue) == 900


def test_everybody_gets_the_same_time_not_the_same_number() -> None:
    counts = Counter(taken(filled(eve=200, ann=200), 120, eve=1.5, ann=0.3))
    assert 4.5 < counts["ann"] / counts["eve"] < 5.5


def test_the_items_of_an_owner_keep_their_order() -> None:
    queue = filled(ann=50)
    found = []
    while queue:
        owner, number = queue.take()
        if number == 20:
            queue.put(owner, 50)  # before it is charged
        queue.charge(owner, 1.0)
        found.append(number)
    assert found == list(range(51))


def test_turns_cannot_be_saved_up() -> None:
    queue = filled(ann=100)
    taken(queue, 50)
    for number in range(50):  # eve was away all the time
        queue.put("eve", number)
    counts = Counter(taken(queue, 20))
    assert counts["ann"] == counts["eve"] == 10


def test_thousands_of_owners_are_not_remembered() -> None:
    queue: FairQueue[int] = FairQueue()
    for number in range(5000):
        queue.put("eve", 0)
        queue.put(f"{number}", 0)
        taken(queue, 2)
    assert len(queue._clocks) < 2 * FORGOTTEN
    assert not queue


# Turns in the event loop


async def test_a_turn_comes_before_a_flood_of_another_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "TURNS", 1)
    line, done = Turns(), list[str]()
    for _ in range(300):
        line.put("eve", lambda: done.append("eve"))
    await asyncio.sleep(0)
    line.put("ann", lambda: done.append("ann"))
    await line.wait("eve")
    assert "ann" in done[:4]
    assert len(done) == 301


async def test_a_turn_that_fails_stops_no_other(caplog: pytest.LogCaptureFixture) -> None:
    line = Turns()
    line.put("eve", lambda: 1 // 0)  # type: ignore[arg-type]  # it fails before it returns
    await asyncio.wait_for(line.wait("ann"), 5)
    assert "a turn failed: ZeroDivisionError" in caplog.text


# Processes


class Processes(WorkerPool):
    """A pool without processes: jobs are there until the test says that they are done."""

    def __init__(self, count: int) -> None:
        super().__init__(count)
        self.jobs: list[tuple[Future[Any], tuple[Any, ...]]] = []

    def submit(self, work: Callable[..., Any], *args: Any, **more: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_running_or_notify_cancel()
        self.jobs.append((future, args))
        return future

    def names(self) -> list[Any]:
        return [args[0] for _, args in self.jobs]

    async def finish(self, number: int = 0) -> Any:
        """End a job, and return its arguments."""
        future, args = self.jobs.pop(number)
        future.set_result(args)
        await settled()
        return args


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def nothing(*args: Any) -> None:
    """What the processes would do."""


def search(pool: FairPool, asker: Asker, seconds: float) -> asyncio.Task[Any]:
    """Ask for a search; its job tells how many seconds it got."""
    return asyncio.create_task(pool.search(asker, seconds, lambda granted: (nothing, (asker.table, round(granted, 3)))))


async def stopped(*tasks: asyncio.Task[Any]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def test_one_address_with_many_tables_does_not_make_another_wait() -> None:
    """Twenty tables with a strongest bot each, and one with a hard one: it gets the next process that is free."""
    processes = Processes(2)
    pool = FairPool(processes)
    tasks = [search(pool, eve(table), 1.5) for table in range(20) for _ in range(2)]
    await settled()
    assert len(processes.jobs) == 2
    hard = search(pool, ANN, 0.3)
    await settled()
    assert len(processes.jobs) == 2, "there is no free process"
    await processes.finish()
    assert processes.jobs[-1][1][0] == (ANN.table, 0.3), "and it gets its full time"
    await stopped(*tasks, hard)


async def test_within_an_address_the_tables_take_turns() -> None:
    processes = Processes(1)
    pool = FairPool(processes)
    tasks = [search(pool, eve(0), 1.0) for _ in range(10)]
    tasks += [search(pool, eve(1), 1.0) for _ in range(2)]
    await settled()
    order = [(await processes.finish())[0][0] for _ in range(5)]
    assert order.count(eve(1).table) == 2
    await stopped(*tasks)


@pytest.mark.parametrize(("many", "third"), [(3, 1.5), (4, 1.0), (6, 0.6), (40, 0.3)])
async def test_searches_get_less_time_the_more_there_are_down_to_a_share(many: int, third: float) -> None:
    processes = Processes(2)
    pool = FairPool(processes)
    tasks = [search(pool, eve(table), 1.5) for table in range(many)]
    await settled()
    assert [args[0][1] for _, args in processes.jobs] == [1.5, 1.5], "nobody else had asked yet"
    await processes.finish()
    assert processes.jobs[-1][1][0] == (eve(2).table, third)
    await stopped(*tasks)
    while processes.jobs:
        await processes.finish()
    assert (pool.running, dict(pool.asked)) == (0, {})


async def test_two_addresses_share_the_processes_however_many_tables_one_has() -> None:
    processes = Processes(2)
    pool = FairPool(processes)
    tasks = [search(pool, eve(table), 1.0) for table in range(50)]
    tasks += [search(pool, ANN, 1.0) for _ in range(50)]
    await settled()
    time_of: Counter[str] = Counter()
    for _ in range(40):
        (table, seconds), *_ = await processes.finish()
        time_of[table.split()[0]] += round(1000 * seconds)
    assert 0.8 < time_of["ann's"] / time_of["eve's"] < 1.25
    await stopped(*tasks)


async def test_a_table_of_several_people_counts_for_the_one_who_has_had_least() -> None:
    processes = Processes(1)
    pool = FairPool(processes)
    tasks = [search(pool, eve(table), 1.0) for table in range(20)]
    await settled()
    tasks.append(search(pool, Asker("both", [*EVE.addresses, *ANN.addresses]), 1.0))
    await settled()
    await processes.finish()
    assert processes.names() == [("both", 0.5)]
    await stopped(*tasks)


async def test_what_waits_too_long_is_given_up_and_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "LONGEST_WAIT", 0.05)
    processes = Processes(1)
    pool = FairPool(processes)
    first, second = search(pool, ANN, 1.0), search(pool, ANN, 1.0)
    with pytest.raises(NoTurn):
        await second
    assert len(processes.jobs) == 1
    await processes.finish()
    assert await first == ((ANN.table, 1.0),)
    assert (pool.running, dict(pool.asked), len(pool._owners), pool._tables) == (0, {}, 0, {})


async def test_a_table_that_closes_while_it_waits_frees_nothing_that_is_not_its_own() -> None:
    processes = Processes(1)
    pool = FairPool(processes)
    running, waiting, last = search(pool, ANN, 1.0), search(pool, EVE, 1.0), search(pool, eve(2), 1.0)
    await settled()
    await stopped(waiting, running)
    assert pool.running == 1, "its process still works"
    await processes.finish()
    assert processes.names() == [(eve(2).table, 1.0)]
    await processes.finish()
    assert await last == ((eve(2).table, 1.0),)
    assert (pool.running, dict(pool.asked)) == (0, {})


async def test_a_pretended_search_waits_like_a_real_one(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []
    sleep = asyncio.sleep

    async def note(seconds: float) -> None:
        if seconds:
            slept.append(seconds)
        await sleep(0)

    monkeypatch.setattr("harena.server.fair_pool.asyncio.sleep", note)
    processes = Processes(1)
    pool = FairPool(processes)
    busy = search(pool, EVE, 1.5)
    await settled()
    pretended = asyncio.create_task(pool.pretend(ANN, 1.5))
    real = search(pool, ANN, 1.5)
    await settled()
    assert slept == [], "there is no free process, for the real one neither"
    await processes.finish()
    assert slept == [1.5]
    assert processes.names() == [(ANN.table, 1.5)], "the pretended one takes no process"
    await processes.finish()
    await asyncio.gather(busy, pretended, real)
    assert pool.running == 0


# Bots


async def test_a_bot_without_time_to_search_plays_like_the_usual_one(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(limits, "LONGEST_WAIT", 0.05)
    choice, view = a_question()
    asked: list[str] = []

    def submit(work: Any, game: str, bot: str, *rest: Any) -> Future[Any]:
        asked.append(bot)
        done: Future[Any] = Future()
        done.set_result(bot_pool_module._think(game, bot, *rest))
        return done

    pool = BotPool(1)
    monkeypatch.setattr(pool.quick, "submit", submit)
    pool._deep = FairPool(Processes(1))
    busy = search(pool._deep, EVE, 1.5)
    await settled()
    with caplog.at_level(logging.WARNING):
        assert await pool.think("gorus", "hard", view, choice, asker=ANN) in choice.options
    assert asked == ["hard", "medium"]
    assert caplog.text == ""
    await stopped(busy)
    pool.close()
