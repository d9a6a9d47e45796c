"""Tests that a clock which jumps by hours, forward or back, breaks nothing: what people do must not depend on it."""

from __future__ import annotations

import asyncio
import logging
import time
from pathlib import Path

import pytest

from harena.kernel.serialization import digest
from harena.server import heartbeat
from harena.server.guard import Rate
from harena.server.moderation import announce, ban, network_of, read_orders
from harena.server.store import Store
from harena.talk.account import BURST
from tests.server.table_setup import Person, Wish, made, opened
from tests.server.test_many_servers import seated, until, waits_for_bots

HOUR = 3600.0
JUMPS = (5 * HOUR, -5 * HOUR, 0.0)  # forward by five hours, back by ten, and right again


class Clock:
    """The clock of this machine, which can be set."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ahead, true_time = 0.0, time.time
        monkeypatch.setattr(time, "time", lambda: true_time() + self.ahead)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


async def talk(person: Person, many: int) -> list[str]:
    """Say something so many times. Return what became of it."""
    found = [await person.command("say", text="Salve!", to=-1) for _ in range(many)]
    return [answer.get("code", answer["type"]) for answer in found]


async def play(person: Person, answers: int) -> None:
    table = person.table
    for _ in range(answers):
        await until(lambda: not waits_for_bots(table))
        if table.playing().over:
            return
        assert (await person.answer())["type"] == "done"


async def test_people_and_bots_play_and_talk_on_whatever_the_clock_says(tmp_path: Path, clock: Clock) -> None:
    registry = await opened(tmp_path / "harena.db")
    await registry.start()
    key = await made(registry, Wish("gorus", "pb"))
    [ann] = await seated(registry, key, 0)
    for clock.ahead in JUMPS:
        await play(ann, 3)
        assert await talk(ann, BURST + 1) == ["done"] * BURST + ["talk-too-fast"]
    assert not ann.hung_up
    await registry.close()


@pytest.mark.parametrize("jump", [5 * HOUR, -5 * HOUR])
async def test_a_restart_under_another_clock_goes_on_where_it_was(tmp_path: Path, clock: Clock, jump: float) -> None:
    registry = await opened(tmp_path / "harena.db")
    key = await made(registry, Wish("gorus", "pb"))
    [ann] = await seated(registry, key, 0)
    await play(ann, 2)
    before = digest(ann.table.game.rules, ann.table.playing().settled)
    await registry.close()
    clock.ahead = jump
    registry = await opened(tmp_path / "harena.db")
    [ann] = await seated(registry, key, 0)
    after = ann.table.playing()
    assert before == digest(ann.table.game.rules, after.settled) or waits_for_bots(ann.table)
    await play(ann, 2)
    assert not ann.table.presence.is_gone(ann.table.seats[0])
    await registry.close()


@pytest.mark.parametrize("jump", [5 * HOUR, -5 * HOUR])
async def test_bots_are_woken_after_a_restart_under_another_clock(tmp_path: Path, clock: Clock, jump: float) -> None:
    registry = await opened(tmp_path / "harena.db")
    keys = [await made(registry, Wish("gorus", "pbb")) for _ in range(6)]
    due = await registry.store.waiting_for_bots(0.0)
    await registry.close()
    clock.ahead = jump
    registry = await opened(tmp_path / "harena.db")
    await registry.resume_running()

    async def nobody_waits() -> None:
        while await registry.store.waiting_for_bots(0.0):
            await asyncio.sleep(0.01)

    assert set(due) <= set(keys)
    assert due
    async with asyncio.timeout(20):
        await nobody_waits()
    await registry.close()


async def test_somebody_is_away_by_a_clock_that_does_not_jump(tmp_path: Path, clock: Clock) -> None:
    registry = await opened(tmp_path / "harena.db")
    key = await made(registry, Wish("gorus", "pp"))
    ann, bea = await seated(registry, key, 0, 1)
    ann.table.go(bea.viewer)
    for clock.ahead in JUMPS:
        assert not ann.table.presence.is_gone(ann.table.seats[1])
    await registry.close()


def test_rates_do_not_depend_on_it(clock: Clock) -> None:
    rate = Rate(2, HOUR)
    assert [rate.allows() for clock.ahead in (0.0, 5 * HOUR, -5 * HOUR)] == [True, True, False]


async def test_a_ban_and_an_announcement_end_when_the_clock_says_so(tmp_path: Path, clock: Clock) -> None:
    """They were ordered by the clock. One that is set back lets them last longer; nothing else happens."""
    store = await Store.open(f"sqlite:///{tmp_path / 'harena.db'}")
    until = time.time() + HOUR
    await store.transaction(lambda connection: ban(connection, network_of("203.0.113.7"), "", until))
    await store.transaction(lambda connection: announce(connection, "Back soon.", until))
    for clock.ahead, holds in ((0.0, True), (2 * HOUR, False), (-2 * HOUR, True)):
        orders = await store.transaction(read_orders)
        assert (orders.banned("203.0.113.7") is not None, orders.announcement is not None) == (holds, holds)
    await store.close()


async def test_each_jump_is_one_line_in_the_log(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(heartbeat, "EVERY", 0.02)
    registry = await opened(tmp_path / "harena.db")
    await registry.start()
    with caplog.at_level(logging.WARNING, "harena"):
        for clock.ahead in JUMPS:
            await asyncio.sleep(0.2)
    await registry.close()
    assert caplog.messages == [
        f"the clock of this machine has jumped by {seconds:.0f} s" for seconds in (5 * HOUR, -10 * HOUR, 5 * HOUR)
    ]
