"""Tests clocks and votes where several servers share one PostgreSQL: one of them acts, and all show the same."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import URL

from harena.kernel.serialization import digest
from harena.server import protocol, service_time
from harena.server.clock import timing_of
from harena.server.store import Store
from harena.server.table_registry import TableRegistry
from tests.server.table_setup import Person, execute
from tests.server.test_clocks import clocks
from tests.server.test_many_servers import Start, newest, seated, start, until  # noqa: F401  # start is a fixture

DAY = 86_400


async def made(registry: TableRegistry, clock: protocol.ClockWish | None, people: int = 3) -> str:
    seats = [protocol.NewSeat("person", f"P{seat}") for seat in range(people)]
    return (await registry.make(protocol.NewTable("gorus", {"players": people}, seats, True, clock=clock))).table


def by_bot(saved: Any) -> list[Any]:
    return [row for row in saved.entries if row.body.get("by_bot")]


async def test_one_of_two_servers_acts_and_both_show_the_same(start: Start) -> None:  # noqa: F811  # the fixture
    one, two = await start(), await start()
    key = await made(one, protocol.ClockWish("live", 1, 600, sealed=60, window=60, late="bot"))
    [ann], others = await seated(one, key, 0), await seated(two, key, 1, 2)
    people = [ann, *others]
    running = ann.table.clocks.timing.running[0]
    assert abs(one.service_time.now() - two.service_time.now()) < 1.0, "they agree about the time"
    await execute(one.store, "UPDATE service_time SET seconds = seconds + 700")
    for server in (one, two):
        await server.service_time.beat()
        server.tables[key].clocks.ring()
    await until(lambda: all([running.seat in person.table.clocks.timing.late for person in people]))
    found = await one.store.load(key, whole=True)
    assert found is not None
    assert len(by_bot(found)) == 1
    assert clocks(ann)[-1]["seats"][running.seat]["late"]
    assert clocks(ann)[-1]["proposals"] == clocks(others[0])[-1]["proposals"]
    assert not any([person.hung_up for person in people])


async def test_a_vote_crosses_servers(start: Start) -> None:  # noqa: F811
    one, two = await start(), await start()
    key = await made(one, None)
    [ann], [dan, eva] = await seated(one, key, 0), await seated(two, key, 1, 2)
    assert (await ann.command("propose", what="pause"))["type"] == "done"
    await until(lambda: clocks(dan) and clocks(dan)[-1]["proposal"])
    number = clocks(dan)[-1]["proposal"]["number"]
    for person in (dan, eva):
        assert (await person.command("vote", proposal=number, yes=True))["type"] == "done"
    await until(lambda: clocks(ann)[-1]["paused"])
    assert (await ann.command("resume"))["type"] == "done"
    await until(lambda: not clocks(dan)[-1]["paused"])
    assert not any([person.hung_up for person in (ann, dan, eva)])


async def test_a_step_that_is_taken_back_at_one_server_is_back_at_the_other(start: Start) -> None:  # noqa: F811
    """The people at the other server come back to a fresh copy of the table."""
    one, two = await start(), await start()
    key = await made(one, None)
    people: list[Person] = [*await seated(one, key, 0, 1), *await seated(two, key, 2)]
    rules, match = people[0].table.game.rules, people[0].table.playing()
    before = digest(rules, match.settled)
    first = people[match.settled.seat]
    assert (await first.answer())["type"] == "done"
    await until(lambda: len({person.table.row.version for person in people}) == 1)
    assert (await people[0].command("propose", what="undo"))["type"] == "done"
    await until(lambda: people[2].table.clocks.timing.proposal is not None)
    for person in people[1:]:
        await until(lambda: len({each.table.row.version for each in people}) == 1)
        await person.command("vote", proposal=1, yes=True)
    for server in (one, two):
        table = await server.table(key)
        assert table is not None
        assert digest(rules, table.playing().settled) == before
        assert [note.what for note in table.clocks.timing.notes] == ["undo"]


async def test_a_clock_by_days_is_kept_by_the_servers_that_are_left(start: Start) -> None:  # noqa: F811
    one, two = await start(), await start()
    key = await made(one, protocol.ClockWish("days", DAY, sealed=DAY, window=DAY, late="bot"))
    await one.close()
    await execute(two.store, "UPDATE service_time SET seconds = seconds + :more", more=DAY + 60.0)
    await two.clock_keeper.beat()

    async def answered() -> bool:
        found = await two.store.load(key)
        return found is not None and bool(timing_of(found.table).late)

    for _ in range(200):
        if await answered():
            break
        await two.clock_keeper.beat()
    assert await answered()


async def test_servers_agree_on_the_time_of_the_service(postgres: URL, monkeypatch: pytest.MonkeyPatch) -> None:
    stores = [await Store.open(postgres) for _ in range(2)]
    times = [service_time.ServiceTime(store) for store in stores]
    for time in times:
        await time.start()
    await execute(stores[0], "UPDATE service_time SET seconds = 1000")
    for time in times:
        await time.beat()
    assert abs(times[0].now() - times[1].now()) < 0.5
    assert 1000.0 <= times[0].now() < 1010.0, "what has passed was counted once"
    await execute(stores[0], "UPDATE service_time SET at = at - 3600")  # nobody has run for an hour
    before = times[0].now()
    await times[0].beat()
    assert before - service_time.GIVEN_BACK - 1 < times[0].now() < before - service_time.GIVEN_BACK + 1
    await execute(stores[0], "UPDATE service_time SET at = at + 7200")  # the database's own clock was set back
    before = times[0].now()
    await times[0].beat()
    assert before - 1 < times[0].now() < before + 1
    for store in stores:
        await store.close()
