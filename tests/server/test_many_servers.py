"""Tests several servers on one PostgreSQL: people at one table on different servers, bots that one server runs and
another takes over, limits that hold across servers. The servers are in this process; test_workers.py starts real
ones."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from random import Random
from typing import Any

import pytest
from sqlalchemy import URL

from harena.kernel.choice import OPEN, PASS, Choice, any_of
from harena.kernel.rules import BadInput
from harena.kernel.views import SPECTATOR
from harena.server import heartbeat, leases
from harena.server.app import make_app
from harena.server.bot_runner import BotRunner
from harena.server.guard import SharedRates
from harena.server.moderation import ban, close_table, network_of
from harena.server.side_database import SideDatabase
from harena.server.store import SeatRow
from harena.server.table_registry import TableRegistry
from harena.server.tables import LiveTable
from tests.server.conftest import PATIENCE
from tests.server.table_setup import Person, Wish, asked, execute, made, opened
from tests.server.test_postgres import Proxy, proxy  # noqa: F401  # a fixture
from tests.server.test_store import assert_the_same_again, state_of

Start = Callable[[], Awaitable[TableRegistry]]


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers notice soon that another one is dead."""
    monkeypatch.setattr(heartbeat, "EVERY", 0.1)
    monkeypatch.setattr(heartbeat, "ALIVE", 0.6)
    monkeypatch.setattr(heartbeat, "PATIENCE", 0.8)
    monkeypatch.setattr(leases, "LEASE", 0.6)


@pytest.fixture
async def start(postgres: URL) -> AsyncIterator[Start]:
    """Start servers on one database, and stop them afterwards."""
    started: list[TableRegistry] = []

    async def one_more() -> TableRegistry:
        registry = await opened(postgres)
        await registry.start()
        started.append(registry)
        return registry

    yield one_more
    for registry in started:
        await registry.close()


async def until(test: Callable[[], Any]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not test():
            await asyncio.sleep(0.01)


async def caught_up(table: LiveTable, version: int) -> None:
    await until(lambda: table.row.version >= version)


async def seated(registry: TableRegistry, key: str, *seats: int) -> list[Person]:
    """Connect people to a table at one server."""
    table = await registry.table(key)
    assert table is not None
    people = [Person(table, seat) for seat in seats]
    for person in people:
        table.enter(person.viewer)
    return people


def newest(person: Person, kind: str) -> dict[str, Any]:
    return [message for message in person.heard if message["type"] == kind][-1]


def current(people: list[Person]) -> bool:
    """Do all servers know the same?"""
    return len({str(state_of(person.table)) for person in people}) == 1


# People


async def test_people_at_two_servers_see_each_other(start: Start) -> None:
    one, two = await start(), await start()
    key = await made(one, Wish("nundinae", "ppp", {"days": 2}))
    [ann], [dan, max_] = await seated(one, key, 0), await seated(two, key, 1, 2)
    people, rng = [ann, dan, max_], Random(1)
    await until(lambda: [seat["here"] for seat in newest(ann, "table")["seats"]] == [True] * 3)
    assert [seat["here"] for seat in newest(dan, "table")["seats"]] == [True] * 3
    for _ in range(60):
        if ann.table.playing().over:
            break
        person = people[asked(ann.table, rng)]
        assert (await person.answer(rng=rng))["type"] == "done"
        await until(lambda: current(people))
    assert not any([person.hung_up for person in people])
    scenes = [newest(person, "scene") for person in people]
    assert scenes[0]["waiting"] == scenes[1]["waiting"]
    assert scenes[0]["view"]["ply"] == scenes[1]["view"]["ply"] > 0
    await assert_the_same_again(two.store, dan.table)


async def test_all_answer_at_once_at_three_servers(start: Start) -> None:
    """Sealed answers of all seats at the same moment: whoever comes too late catches up and writes after."""
    servers = [await start() for _ in range(3)]
    key = await made(servers[0], Wish("nundinae", "ppp", {"days": 2}))
    people = [(await seated(server, key, seat))[0] for seat, server in enumerate(servers)]
    for _ in range(8):
        await until(lambda: current(people))
        if people[0].table.playing().over:
            break
        match, rng = people[0].table.playing(), Random(5)
        waiting = [people[choice.seat] for choice in match.rules.pending(match.tip) if choice.given == OPEN]
        answers = await asyncio.gather(*[person.answer(rng=rng) for person in waiting])
        assert [answer["type"] for answer in answers] == ["done"] * len(waiting)
    await until(lambda: current(people))
    assert not any([person.hung_up for person in people])
    await assert_the_same_again(servers[2].store, people[2].table)


async def test_talk_whispers_and_offers_cross_servers(start: Start) -> None:
    one, two = await start(), await start()
    key = await made(one, Wish("nundinae", "ppp", {"days": 1}))
    [ann], [dan, max_] = await seated(one, key, 0), await seated(two, key, 1, 2)
    assert (await ann.command("say", text="Ave"))["type"] == "done"
    await until(lambda: newest(dan, "talk")["lines"])
    assert newest(dan, "talk")["lines"][0]["parts"][0]["text"] == "Ave"
    said = [person.command("say", text=f"{person.viewer.seat}/{n}") for n in range(3) for person in (ann, dan, max_)]
    assert [answer["type"] for answer in await asyncio.gather(*said)] == ["done"] * 9
    await until(lambda: len(ann.table.conversation.talk.entries) == len(dan.table.conversation.talk.entries) == 10)
    assert ann.table.conversation.talk.entries == dan.table.conversation.talk.entries
    assert (await dan.command("act", free_action="give", args=[0, 1]))["type"] == "done"
    await until(lambda: current([ann, dan]))


async def test_a_match_is_started_at_another_server(start: Start) -> None:
    one, two = await start(), await start()
    key = await made(one, Wish("gorus", "pp", start=False))
    [ann], [dan, eva] = await seated(one, key, 0), await seated(two, key, 1, SPECTATOR)
    assert (await ann.command("start"))["type"] == "done"
    await until(lambda: dan.table.match is not None and newest(dan, "table")["phase"] == "running")
    assert not dan.hung_up
    assert "question" in newest(dan, "scene")
    assert "question" in newest(eva, "scene")
    await assert_the_same_again(two.store, dan.table)
    first = ann if asked(ann.table, Random(1)) == 0 else dan
    assert (await first.answer())["type"] == "done"
    await until(lambda: current([ann, dan]))


async def test_a_seat_that_is_taken_away_at_another_server_is_lost_at_once(start: Start) -> None:
    one, two = await start(), await start()
    key = await made(one, Wish("gorus", "pp", start=False))
    [ann], [dan] = await seated(one, key, 0), await seated(two, key, 1)
    assert (await ann.command("arrange", seat=1, who="free"))["type"] == "done"
    await until(lambda: dan.viewer.seat == SPECTATOR)
    assert newest(dan, "table")["you"] == SPECTATOR
    assert newest(dan, "table")["invite"] == ""
    assert (await dan.command("rename", name="Dan"))["code"] == "not-yours"
    await until(lambda: not newest(ann, "table")["seats"][1]["here"])


async def test_whoever_comes_from_another_server_finds_what_they_did(start: Start) -> None:
    """Without waiting: the news may be on their way still."""
    one, two = await start(), await start()
    key = await made(one, Wish("gorus", "pf", start=False))
    await seated(two, key, 0)
    for number in range(5):
        here, there = (one, two) if number % 2 else (two, one)
        table = await here.table(key)
        assert table is not None
        table.users += 1
        seat = await table.seating.sit(table.row.invite, "Eva", -1)
        other = await there.table(key)
        assert other is not None
        assert other.seat_of(seat.token) == 1
        assert (await Person(other, 0).command("arrange", seat=1, who="free"))["type"] == "done"
        again = await here.table(key)
        assert again is not None
        assert again.seat_of(seat.token) is None


async def test_a_table_that_somebody_is_about_to_use_stays_in_memory(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There would be two copies of it, and one of them would hear no news."""
    registry = await start()
    key = await made(registry, Wish("gorus", "pp"))
    [ann] = await seated(registry, key, 0)
    newest_, begun, go_on = registry.store.newest, asyncio.Event(), asyncio.Event()

    async def waits(keys: Iterable[str]) -> dict[str, tuple[int, int]]:
        begun.set()
        await go_on.wait()
        return await newest_(keys)

    monkeypatch.setattr(registry.store, "newest", waits)
    coming = asyncio.create_task(registry.table(key))
    await begun.wait()
    ann.table.go(ann.viewer)
    registry.unload_if_idle(ann.table)
    assert key in registry.tables
    go_on.set()
    assert await coming is ann.table


async def test_the_news_tell_nobody_that_somebody_drafts_or_seals(start: Start) -> None:
    """People move at one server and look on at another. As at a single server, nobody else gets a message about a
    draft, a changed sealed answer or an answer in a silent window: neither its content nor its time may tell."""
    one, two = await start(), await start()
    kinds = ("drafts", "changed seals", "silent windows")
    silent: Counter[str] = Counter()
    for seed in range(40):  # what the server rolls decides how many matches are needed
        if seed >= 3 and min([silent[kind] for kind in kinds]) > 0:
            break
        rng = Random(f"silent/{seed}")
        key = await made(one, Wish("nundinae", "ppp", {"days": 1}))
        viewers = await seated(two, key, 0, 1, 2, SPECTATOR)
        [eva] = await seated(one, key, SPECTATOR)
        here, there = eva.table, viewers[0].table
        while not here.playing().over:
            match = here.playing()
            choice = rng.choice(match.rules.pending(match.tip))
            heard = [len(person.heard) for person in viewers]
            option = any_of(choice.options, rng)
            answer: dict[str, Any] = {"choice": choice.id, "turn": match.turn_of(choice.seat), "option": option}
            assert (await Person(here, choice.seat).command("answer", **answer))["type"] == "done"
            after, version = here.playing(), here.row.version
            await caught_up(there, version)
            drafted = after.events.rows == match.events.rows
            changed = choice.sealed and choice.given >= 0
            in_window = choice.sealed and choice.step.endswith(".rumor")
            still_open = not after.over and any([each.id == choice.id for each in after.rules.pending(after.tip)])
            if drafted or (still_open and (changed or in_window)):
                silent["drafts" if drafted else "changed seals" if changed else "silent windows"] += 1
                told = [len(person.heard) > seen for person, seen in zip(viewers, heard, strict=True)]
                assert not [seat for seat, got in enumerate(told) if got and seat != choice.seat]
    assert min([silent[kind] for kind in kinds]) > 0, silent


async def test_a_person_is_replaced_only_if_they_are_at_no_server(start: Start) -> None:
    one, two = await start(), await start()
    key = await made(one, Wish("gorus", "pp"))
    [ann], [dan] = await seated(one, key, 0), await seated(two, key, 1)
    ann.table.presence.away = dan.table.presence.away = 0.0
    await until(lambda: newest(ann, "table")["seats"][1]["here"])
    assert (await ann.command("replace", seat=1))["code"] == "present"
    dan.table.go(dan.viewer)
    await until(lambda: newest(ann, "table")["seats"][1]["gone"])
    assert not newest(ann, "table")["seats"][1]["here"]
    assert (await ann.command("replace", seat=1))["type"] == "done"
    [dan] = await seated(two, key, 1)
    assert newest(dan, "table")["seats"][1]["stand_in"]
    assert (await dan.command("return"))["type"] == "done"
    await until(lambda: not newest(ann, "table")["seats"][1]["stand_in"])


async def test_people_at_a_dead_server_are_gone(start: Start, quick: None) -> None:
    one, two = await start(), await start()
    key = await made(one, Wish("gorus", "pp"))
    [ann], [_dan] = await seated(one, key, 0), await seated(two, key, 1)
    await until(lambda: newest(ann, "table")["seats"][1]["here"])
    await die(two)
    await until(lambda: not newest(ann, "table")["seats"][1]["here"])


async def test_a_server_that_was_only_slow_is_believed_again(start: Start, quick: None) -> None:
    one, two = await start(), await start()
    key = await made(one, Wish("gorus", "pp"))
    [ann], [_dan] = await seated(one, key, 0), await seated(two, key, 1)
    await until(lambda: newest(ann, "table")["seats"][1]["here"])
    beating = two.heartbeat._task
    assert beating is not None
    beating.cancel()
    await until(lambda: not newest(ann, "table")["seats"][1]["here"])
    two.heartbeat._task = asyncio.create_task(two.heartbeat._run())
    await until(lambda: newest(ann, "table")["seats"][1]["here"])


# Bots


async def die(registry: TableRegistry) -> None:
    """Let a server stop without a word, as after kill -9: it neither writes nor beats nor listens any more."""
    database: Any = registry.store.database
    database._closed = True
    running = [registry.heartbeat._task, database._listener]
    running += [table.bot_runner.task for table in registry.tables.values()]
    for task in running:
        if task is not None:
            task.cancel()
    await asyncio.sleep(0)


def waits_for_bots(table: LiveTable) -> bool:
    return table.bot_runner.asked() is not None


async def think_forever(*_: Any) -> int:
    await asyncio.Event().wait()
    raise AssertionError


def counted(monkeypatch: pytest.MonkeyPatch) -> set[LiveTable]:
    """Return the copies of tables whose bots are asked from now on."""
    ran: set[LiveTable] = set()
    true_answer = BotRunner.answer

    async def answer(self: BotRunner, seat: SeatRow, choice: Choice) -> None:
        ran.add(self.table)
        await true_answer(self, seat, choice)

    monkeypatch.setattr(BotRunner, "answer", answer)
    return ran


async def test_one_server_runs_the_bots_of_a_table(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    one, two = await start(), await start()
    ran = counted(monkeypatch)
    key = await made(one, Wish("gorus", "ppbb"))
    people = [*await seated(one, key, 0), *await seated(two, key, 1)]
    for _ in range(6):
        await until(lambda: current(people) and not waits_for_bots(people[0].table))
        assert (await people[asked(people[0].table, Random(1))].answer())["type"] == "done"
    await until(lambda: current(people) and not waits_for_bots(people[0].table))
    assert len(ran) == 1
    assert (key in one.leases.mine) != (key in two.leases.mine)


async def test_the_bots_of_a_dead_server_are_taken_over(start: Start, quick: None) -> None:
    """It has written the answer of a person, and dies while its bot thinks."""
    one, two = await start(), await start()
    key = await made(one, Wish("gorus", "pbb"))
    one.bot_pool.think = think_forever  # type: ignore[assignment, method-assign]
    assert await one.leases.take(key)
    [ann], [eva] = await seated(one, key, 0), await seated(two, key, SPECTATOR)
    if not waits_for_bots(ann.table):
        assert (await ann.answer())["type"] == "done"
    await asyncio.sleep(2 * leases.LEASE)
    assert waits_for_bots(eva.table), "as long as it lives, nobody takes over"
    await die(one)
    await until(lambda: not waits_for_bots(eva.table))
    assert key in two.leases.mine


async def test_tables_that_nobody_has_open_are_taken_over_too(start: Start, quick: None) -> None:
    one, two = await start(), await start()
    key = await made(one, Wish("gorus", "pbb"))
    one.bot_pool.think = think_forever  # type: ignore[assignment, method-assign]
    [ann] = await seated(one, key, 0)
    if not waits_for_bots(ann.table):
        assert (await ann.answer())["type"] == "done"
    await die(one)
    async with asyncio.timeout(PATIENCE):
        while (await two.store.glance([key]))[key][0].waiting != [0]:
            await asyncio.sleep(0.05)
    await until(lambda: not two.tables)  # nobody looks on


async def test_a_server_that_stops_hands_its_bots_over_at_once(start: Start) -> None:
    """Nobody waits until the lease has run out."""
    one, two = await start(), await start()
    key = await made(one, Wish("gorus", "pbb"))
    one.bot_pool.think = think_forever  # type: ignore[assignment, method-assign]
    assert await one.leases.take(key)
    [ann], [eva] = await seated(one, key, 0), await seated(two, key, SPECTATOR)
    if not waits_for_bots(ann.table):
        assert (await ann.answer())["type"] == "done"
    await until(lambda: waits_for_bots(eva.table))
    before = asyncio.get_running_loop().time()
    ann.table.go(ann.viewer)
    await one.close()
    await until(lambda: not waits_for_bots(eva.table))
    assert asyncio.get_running_loop().time() - before < leases.LEASE


async def test_a_server_without_people_hands_its_bots_over_at_once(start: Start) -> None:
    one, two = await start(), await start()
    key = await made(one, Wish("gorus", "pbb"))
    [ann] = await seated(one, key, 0)
    await until(lambda: not waits_for_bots(ann.table))
    assert await one.leases.take(key)
    [again] = await seated(two, key, 0)
    ann.table.go(ann.viewer)
    one.unload_if_idle(ann.table)
    assert key not in one.tables
    before = asyncio.get_running_loop().time()
    while key not in two.leases.mine:  # whoever takes a combat leads the next one, and no bot is asked between
        assert (await again.answer())["type"] == "done"
        await until(lambda: not waits_for_bots(again.table))
    assert asyncio.get_running_loop().time() - before < leases.LEASE


async def test_two_servers_that_believe_in_the_same_lease_do_no_harm(start: Start) -> None:
    """Both let the bots think, the database takes one answer."""
    one, two = await start(), await start()
    key = await made(one, Wish("gorus", "ppbb"))
    for registry in (one, two):
        registry.leases.mine[key] = float("inf")
    people = [*await seated(one, key, 0), *await seated(two, key, 1)]
    for _ in range(8):
        await until(lambda: current(people) and not waits_for_bots(people[0].table))
        assert (await people[asked(people[0].table, Random(1))].answer())["type"] == "done"
    await until(lambda: current(people) and not waits_for_bots(people[0].table))
    assert not any([person.hung_up for person in people])
    await assert_the_same_again(two.store, people[1].table)


async def test_bots_answer_what_is_said_at_another_server(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("harena.server.bot_talk.ANSWER_PAUSE", (0.01, 0.02))
    one, two = await start(), await start()
    key = await made(one, Wish("munera", "pbb"))
    [eva] = await seated(one, key, SPECTATOR)
    assert await one.leases.take(key)
    [ann] = await seated(two, key, 0)
    assert (await ann.command("say", phrase="any-hello"))["type"] == "done"
    await until(lambda: {each.entry.by for each in ann.table.conversation.talk.messages} == {0, 1, 2})
    assert not two.leases.mine
    await until(lambda: not eva.table.bot_talk.tasks)
    hellos = [each.entry.by for each in eva.table.conversation.talk.messages if each.entry.phrase == "any-hello"]
    assert sorted(hellos) == [0, 1, 2]


# Servers


@pytest.mark.more
async def test_a_lost_connection_is_caught_up_with(
    postgres: URL,
    proxy: Proxy,  # noqa: F811
) -> None:
    """What was written while one server could not hear."""
    one, deaf = await opened(postgres), await opened(proxy.url(postgres))
    try:
        for registry in (one, deaf):
            await registry.start()
        key = await made(one, Wish("nundinae", "ppp", {"days": 1}))
        [ann, dan], [max_] = await seated(one, key, 0, 1), await seated(deaf, key, 2)
        await proxy.cut()
        for person in (ann, dan):
            assert (await person.answer(PASS))["type"] == "done"
            assert (await person.command("say", text="Ave"))["type"] == "done"
        await proxy.open()
        await until(lambda: current([ann, max_]))
        await until(lambda: len(max_.table.conversation.talk.entries) == 2)
        assert (await max_.answer(PASS))["type"] == "done"
        await until(lambda: current([ann, max_]))
    finally:
        for registry in (one, deaf):
            await registry.close()


async def test_servers_of_two_versions_do_not_start_together(
    start: Start, monkeypatch: pytest.MonkeyPatch, quick: None
) -> None:
    await start()
    monkeypatch.setattr(heartbeat, "__version__", "9.9.9")
    with pytest.raises(BadInput, match=r"another version uses this database: Harena .*; this one is Harena 9\.9\.9"):
        await start()


async def test_a_clock_that_jumps_is_named_in_one_line(
    start: Start, monkeypatch: pytest.MonkeyPatch, quick: None, caplog: pytest.LogCaptureFixture
) -> None:
    one = await start()
    true_time = time.time
    with caplog.at_level(logging.WARNING, "harena"):
        monkeypatch.setattr(time, "time", lambda: true_time() - 3600)
        await until(lambda: caplog.records)
        await asyncio.sleep(3 * heartbeat.EVERY)
    assert caplog.messages == ["the clock of this machine has jumped by -3600 s"]
    key = await made(one, Wish("gorus", "pb"))
    [ann] = await seated(one, key, 0)
    await until(lambda: not waits_for_bots(ann.table))
    assert (await ann.answer())["type"] == "done"


async def test_a_clock_of_the_database_that_was_set_back_does_no_harm(start: Start, quick: None) -> None:
    """What dead servers have left behind lies an hour ahead, and is nobody's all the same."""
    one = await start()
    ahead = "extract(epoch FROM clock_timestamp()) + 3600"
    key = await made(one, Wish("gorus", "pb"))
    await execute(one.store, f"INSERT INTO leases VALUES (:key, 'dead', {ahead})", key=key)
    await execute(one.store, f"INSERT INTO workers VALUES ('dead', {ahead}, 'another')")
    await execute(one.store, "INSERT INTO presence VALUES (:key, 0, 'dead')", key=key)
    [ann] = await seated(one, key, 0)
    await until(lambda: not waits_for_bots(ann.table))
    await until(lambda: not ann.table.presence.elsewhere)
    await start()


async def test_limits_hold_across_servers(start: Start) -> None:
    one, two = await start(), await start()
    rates = [SharedRates("new tables", 5, 1e6, registry.store.sharing) for registry in (one, two)]
    allowed = [await rates[number % 2].allow("203.0.113.7") for number in range(8)]
    assert allowed == [True] * 5 + [False] * 3
    assert await rates[0].allow("203.0.113.8")
    assert await rates[1].allow("2001:db8::1")
    assert await one.store.sharing.count("new tables", "x\0" * 100, 1e6) == 1


async def test_orders_reach_all_servers(postgres: URL, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("harena.server.moderation.EVERY", 0.05)
    apps = [make_app(postgres, bot_processes=1) for _ in range(2)]
    beside = SideDatabase(postgres)
    async with apps[0].router.lifespan_context(apps[0]), apps[1].router.lifespan_context(apps[1]):
        sites = [app.state.site for app in apps]
        key = await made(sites[0].registry, Wish("gorus", "pp"))
        people = [(await seated(site.registry, key, seat))[0] for seat, site in enumerate(sites)]
        await beside.run(lambda connection: ban(connection, network_of("203.0.113.0/24"), "", 0.0))
        await beside.run(lambda connection: close_table(connection, key, "Insults"))
        await until(lambda: all([person.hung_up for person in people]))
        assert [person.heard[-1] for person in people] == [{"type": "closing", "code": "closed", "why": "Insults"}] * 2
        await until(lambda: all([site.watch.orders.banned("203.0.113.9") for site in sites]))
    await beside.close()
