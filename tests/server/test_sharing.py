"""Tests what several servers on one database share: news, leases, counters and presence."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import URL

from harena.kernel.rules import BadInput
from harena.server.store import Change, Draft, News, Store
from harena.server.store.sharing import Beat
from tests.server.conftest import PATIENCE
from tests.server.postgres import Server, sqlite
from tests.server.test_postgres import Proxy, opened, proxy  # noqa: F401  # a fixture
from tests.server.test_writer import SEATS, added, change, row


@pytest.fixture
async def store(database: URL) -> AsyncIterator[Store]:
    """A store on either database."""
    async with opened(database) as found:
        yield found


@pytest.fixture
async def stores(postgres: URL) -> AsyncIterator[tuple[Store, Store]]:
    """Two servers on one PostgreSQL."""
    async with opened(postgres) as one, opened(postgres) as two:
        yield one, two


async def test_what_was_written_since_is_read(store: Store) -> None:
    await added(store, 1)
    first = await store.since("table0", 0, 0, 0)
    assert first is not None
    assert (first.table, first.seats, first.entries, first.draft) == (row(0), SEATS, [], None)
    for version in range(3):
        await store.save(change(0, version))
        await store.say("table0", version, {"n": version}, 0, f"t{version}", version)
    await store.save(Change(row(0, 3), snapshot=Draft(0, [5], 2)))
    later = await store.since("table0", 1, 2, 1)
    assert later is not None
    assert later.table.version == 4
    assert later.entries == [change(0, version).entries[0] for version in (1, 2)]
    assert later.draft == Draft(0, [5], 2)
    assert later.commands == {(0, f"{kind}{version}") for kind in "ct" for version in (0, 1, 2)} - {(0, "t0")}
    assert later.talk == ({"n": 2},)
    assert await store.since("nowhere", 0, 0, 0) is None


# News


class Heard(list[News | None]):
    async def until(self, news: News | None) -> None:
        async with asyncio.timeout(PATIENCE):
            while news not in self:
                await asyncio.sleep(0.01)


async def test_servers_tell_each_other_what_they_have_written(stores: tuple[Store, Store]) -> None:
    one, two = stores
    heard, own = Heard(), Heard()
    await two.listen(heard.append)
    await one.listen(own.append)
    await added(one, 2)
    await asyncio.gather(one.save(change(0, 0)), one.save(change(1, 0)), one.say("table0", 0, {}))
    await one.sharing.arrive("table0", 1)
    worker = one.sharing.worker
    for news in (("table0", 0, -1), ("table1", 0, -1), ("table0", 1, -1), ("table0", -1, 0), ("table0", -1, -1)):
        await heard.until(News(*news, worker))
    await two.save(change(0, 1))
    await own.until(News("table0", 2, -1, two.sharing.worker))
    assert own == [News("table0", 2, -1, two.sharing.worker)]  # nobody hears themselves
    assert len(heard) == 6


async def test_nothing_is_told_of_what_was_refused(stores: tuple[Store, Store]) -> None:
    one, two = stores
    heard = Heard()
    await two.listen(heard.append)
    await added(one, 3)
    found = await asyncio.gather(one.save(change(0, 5)), one.save(change(1, 0)), return_exceptions=True)
    assert [error is None for error in found] == [False, True]
    await one.save(change(2, 0))
    await heard.until(News("table2", 1, -1, one.sharing.worker))
    assert [news.table for news in heard if news is not None and news.version > 0] == ["table1", "table2"]


async def test_after_a_lost_connection_everything_may_have_changed(
    postgres: URL,
    proxy: Proxy,  # noqa: F811
) -> None:
    async with opened(proxy.url(postgres)) as listening, opened(postgres) as writing:
        heard = Heard()
        await listening.listen(heard.append)
        await added(writing, 1)
        await heard.until(News("table0", 0, -1, writing.sharing.worker))
        await proxy.cut()
        await writing.save(change(0, 0))
        await proxy.open()
        await heard.until(None)
        await writing.save(change(0, 1))
        await heard.until(News("table0", 2, -1, writing.sharing.worker))


async def test_nobody_hears_themselves(store: Store) -> None:
    heard = Heard()
    await store.listen(heard.append)
    await added(store, 1)
    assert heard == []


# Leases, counters and presence


async def test_a_lease_is_kept_renewed_and_given_back(store: Store) -> None:
    share = store.sharing
    assert await share.take_lease("a", 20)
    assert await share.take_lease("a", 20)
    assert await share.take_lease("b", 20)
    assert await share.renew_leases(30) == {"a", "b"}
    await share.release("a")
    assert await share.renew_leases(0.01) == {"b"}
    await asyncio.sleep(0.05)
    assert await share.renew_leases(30) == set()


async def test_one_server_has_a_lease_until_it_runs_out(stores: tuple[Store, Store]) -> None:
    one, two = [store.sharing for store in stores]
    tries = await asyncio.gather(*[share.take_lease("a", 20) for share in (one, two)])
    assert sorted(tries) == [False, True]
    holder, other = (one, two) if tries[0] else (two, one)
    assert not await other.take_lease("a", 20)
    assert await holder.renew_leases(0.3) == {"a"}
    assert not await other.take_lease("a", 20)
    async with asyncio.timeout(PATIENCE):
        while not await other.take_lease("a", 20):
            await asyncio.sleep(0.02)
    assert not await holder.take_lease("a", 20)
    assert await holder.renew_leases(20) == set()
    await holder.release("a")  # no longer theirs
    assert await other.renew_leases(20) == {"a"}
    await other.release("a")
    assert await holder.take_lease("a", 20)


async def test_calls_are_counted_by_address_and_window(store: Store) -> None:
    share = store.sharing
    counts = await asyncio.gather(*[share.count("table", "203.0.113.7", 1e6) for _ in range(30)])
    assert sorted(counts) == list(range(1, 31))
    assert await share.count("table", "2001:db8::1", 1e6) == 1
    assert await share.count("call", "203.0.113.7", 1e6) == 1
    async with asyncio.timeout(PATIENCE):
        while await share.count("short", "203.0.113.7", 0.2) < 3:
            pass
        while await share.count("short", "203.0.113.7", 0.2) > 1:  # until the next window
            await asyncio.sleep(0.05)


async def test_servers_count_together(stores: tuple[Store, Store]) -> None:
    rng = Random(1)
    calls = [rng.choice(stores).sharing.count("table", "203.0.113.7", 1e6) for _ in range(40)]
    assert sorted(await asyncio.gather(*calls)) == list(range(1, 41))


async def test_free_leases_are_found(stores: tuple[Store, Store]) -> None:
    one, two = [store.sharing for store in stores]
    await one.take_lease("a", 20)
    await one.take_lease("b", 0.01)
    await asyncio.sleep(0.05)
    assert await two.free_leases({"a", "b", "c"}, 20) == {"b", "c"}
    assert await two.free_leases(set(), 20) == set()
    assert await two.free_leases({"a"}, 10) == {"a"}, "nobody can have taken it for longer: the clock was set back"
    assert await two.take_lease("a", 10)
    assert not await one.take_lease("a", 20)


async def test_who_is_connected_is_known_everywhere(stores: tuple[Store, Store]) -> None:
    one, two = [store.sharing for store in stores]
    await one.join("same", 20, 0)
    await two.join("same", 20, 0)
    assert not (await one.beat(20)).was_dead
    assert (await two.beat(20)).others == {one.worker}
    await one.arrive("a", 0)
    await one.arrive("a", 0)
    await two.arrive("a", 0)
    await two.arrive("a", 3)
    await two.arrive("b", 1)
    assert await one.elsewhere(["a", "b", "c"]) == {"a": {0, 3}, "b": {1}}
    assert await two.elsewhere(["a", "b"]) == {"a": {0}}
    await two.leave("a", 3)
    assert await one.elsewhere(["a"]) == {"a": {0}}
    await two.beat(0.01)
    await asyncio.sleep(0.05)
    assert await one.elsewhere(["a"]) == {}  # that server is dead
    assert (await one.beat(20)).others == frozenset()
    found = await two.beat(20)
    assert found.others == {one.worker}
    assert found.was_dead
    assert await one.elsewhere(["a"]) == {}  # what it had is forgotten
    await two.arrive("a", 3)
    assert await one.elsewhere(["a"]) == {"a": {3}}


async def test_a_server_that_departs_is_gone_at_once(stores: tuple[Store, Store]) -> None:
    one, two = [store.sharing for store in stores]
    heard = Heard()
    await stores[1].listen(heard.append)
    for share in (one, two):
        await share.join("same", 20, 0)
    await one.arrive("a", 0)
    await one.take_lease("a", 20)
    await one.depart()
    await heard.until(News("", -1, -1, one.worker))
    assert (await two.beat(20)).others == frozenset()
    assert await two.elsewhere(["a"]) == {}
    assert await two.take_lease("a", 20)


async def test_servers_of_two_versions_do_not_meet(stores: tuple[Store, Store]) -> None:
    one, two = [store.sharing for store in stores]
    await one.join("1.0", 20, 0)
    with pytest.raises(BadInput) as error:
        await two.join("2.0", 20, 0.3)
    assert str(error.value).startswith("a server of another version uses this database: 1.0; this one is 2.0. Stop all")
    assert (await one.beat(20)).others == frozenset()
    await one.depart()
    await two.join("2.0", 20, 0)
    with pytest.raises(BadInput, match=r"2\.0; this one is 1\.0"):
        await one.join("1.0", 20, 0.3)


async def test_a_server_waits_until_a_dead_one_of_another_version_is_forgotten(stores: tuple[Store, Store]) -> None:
    one, two = [store.sharing for store in stores]
    await one.join("1.0", 0.5, 0)  # and is killed
    await two.join("2.0", 20, PATIENCE)
    assert (await two.beat(20)).others == frozenset()


async def test_of_two_versions_that_start_at_once_one_wins(stores: tuple[Store, Store]) -> None:
    joined = [store.sharing.join(version, 20, 0) for store, version in zip(stores, ("1.0", "2.0"), strict=True)]
    found = await asyncio.gather(*joined, return_exceptions=True)
    assert sorted([type(each).__name__ for each in found]) == ["BadInput", "NoneType"]


async def test_one_server_is_alone(tmp_path: Path) -> None:
    async with opened(sqlite(tmp_path)) as store:
        share = store.sharing
        await share.join("any", 20, 0)
        await share.arrive("a", 0)
        assert await share.beat(20) == Beat()
        assert await share.elsewhere(["a"]) == {}


async def test_nothing_of_it_waits_for_the_writer(postgres_server: Server, stores: tuple[Store, Store]) -> None:
    """A group of changes that waits for a lock does not hold up counters and leases."""
    one, _ = stores
    await added(one, 1)
    locked, go_on = asyncio.Event(), asyncio.Event()
    loop = asyncio.get_running_loop()

    async def hold() -> None:
        import asyncpg

        url = one.database.url
        connection = await asyncpg.connect(user="postgres", database=url.database, host=postgres_server.socket)
        async with connection.transaction():
            await connection.execute("SELECT 1 FROM tables FOR UPDATE")
            locked.set()
            await go_on.wait()
        await connection.close()

    holding = loop.create_task(hold())
    await locked.wait()
    saving = loop.create_task(one.save(change(0, 0)))
    assert await one.sharing.count("table", "203.0.113.7", 1e6) == 1
    assert await one.sharing.take_lease("table0", 20)
    assert await one.load("table0") is not None
    assert not saving.done()
    go_on.set()
    await asyncio.gather(holding, saving)
