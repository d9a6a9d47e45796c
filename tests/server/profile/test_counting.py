"""Tests that a match is counted exactly once, what it does to ratings, and that all of it can be computed again."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import URL, Connection, delete, select, text

from harena.ratings import Rating, rated, unknown
from harena.server.people.deletion import erase
from harena.server.profile import again, pages
from harena.server.profile.choices import choose, forget_person
from harena.server.profile.counter import MatchCounter, uncounted
from harena.server.profile.counting import count, ratings_of
from harena.server.profile.results import result_of
from harena.server.schema import ratings, result_seats, results, tables
from harena.server.store import Store
from tests.server.postgres import sqlite
from tests.server.profile.finished import ANN, DAN, EVA, Played, keep, know, play


@pytest.fixture
async def either(database: URL) -> AsyncIterator[Store]:
    """A store on SQLite, and on PostgreSQL."""
    found = await Store.open(database)
    yield found
    await found.close()


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    found = await Store.open(sqlite(tmp_path))
    yield found
    await found.close()


async def counted(store: Store, *matches: Played) -> None:
    """Store matches and count them, in this order."""
    for played in matches:
        await keep(store, played)
        assert await MatchCounter(store).count(played.id)


def everything(connection: Connection) -> list[Any]:
    """Return all that is kept of results and ratings."""
    return [
        sorted([tuple(row) for row in connection.execute(select(table))], key=repr)
        for table in (results, result_seats, ratings)
    ]


async def compute_again(store: Store) -> again.Counted:
    """Do it as `harena admin ratings --again` does: in a thread of its own."""
    loop = asyncio.get_running_loop()

    def run(work: Callable[[Connection], Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(store.transaction(work), loop).result()

    return await asyncio.to_thread(again.count_again, run)


async def test_a_match_counts_once(either: Store) -> None:
    await know(either, ANN, DAN, rated=[ANN, DAN])
    played = await keep(either, play("gorus", "adb"))
    assert await either.ask(uncounted) == [played.id]
    counters = [MatchCounter(either) for _ in range(4)]
    done = await asyncio.gather(*[counter.count(played.id) for counter in counters])
    assert sorted(done) == [False, False, False, True]
    assert await either.ask(uncounted) == []
    before = await either.look(everything)
    assert len(before[0]) == 1
    assert not await MatchCounter(either).count(played.id)
    assert await either.look(everything) == before


async def test_several_servers_count_many_matches_once_and_in_one_order(postgres: URL) -> None:
    stores = [await Store.open(postgres) for _ in range(3)]
    await know(stores[0], ANN, DAN, EVA, rated=[ANN, DAN, EVA])
    played = [play("gorus", seats, seed) for seed, seats in enumerate(["adb", "dem", "aeb"] * 3)]
    matches = [await keep(stores[0], each) for each in played]
    counters = [MatchCounter(store) for store in stores]
    done = await asyncio.gather(*[counter.count(each.id) for each in matches for counter in counters])
    assert sum(done) == len(matches)
    before = await stores[0].look(everything)
    assert sorted([row[1] for row in before[0]]) == [*range(1, 10)]
    assert {row[5] for row in before[2]} == {3, 6}, "matches of the bots, and of the people"
    await compute_again(stores[1])
    assert await stores[2].look(everything) == before
    for store in stores:
        await store.close()


async def test_a_server_counts_what_another_has_left(store: Store) -> None:
    await know(store, ANN)
    first = await keep(store, play("gorus", "ab", 2))
    await keep(store, play("gorus", "b", 3))
    second = await keep(store, play("gorus", "ab", 1))
    assert await store.ask(uncounted) == [second.id, first.id], "those that ended first come first; bots are nobody"
    counter = MatchCounter(store)
    counter.start()
    async with asyncio.timeout(15):
        while await store.ask(uncounted):
            await asyncio.sleep(0.01)
    await counter.close()


async def test_ratings_move_as_openskill_says(store: Store) -> None:
    await know(store, ANN, DAN, rated=[ANN, DAN])
    first, second = play("gorus", "adb", 1), play("gorus", "dab", 2)
    await counted(store, first, second)
    now: dict[Any, Rating] = {}
    ann, dan, bot = (ANN, ""), (DAN, ""), ("", "easy")
    for played, players in ((first, [ann, dan, bot]), (second, [dan, ann, bot])):
        points = played.match.record["result"]
        worth = [(seat in points["winners"], points["scores"][seat]) for seat in range(3)]
        ranks = [1 + sum([other > own for other in worth]) for own in worth]
        now |= rated(now, [[each] for each in players], ranks)
    assert await store.look(partial(ratings_of, game="gorus", players=[*now])) == now


async def test_partners_and_copies_of_a_bot(store: Store) -> None:
    await know(store, ANN, DAN, rated=[ANN, DAN])
    played = play("gorus", "abdb", 3, teams="2-2")
    await counted(store, played)
    won = played.match.record["result"]["winners"]
    players = [(ANN, ""), (DAN, ""), ("", "easy")]
    found = await store.look(partial(ratings_of, game="gorus", players=players))
    assert found[players[0]] == found[players[1]], "partners begin alike and end alike"
    assert (found[players[0]].mean > unknown().mean) == (0 in won)
    assert (found[players[2]].mean > unknown().mean) == (1 in won)


@pytest.mark.parametrize(("seats", "willing"), [("adb", [ANN]), ("adb", []), ("a?b", [ANN]), ("aab", [ANN])])
async def test_nobody_is_rated_who_does_not_want_it(store: Store, seats: str, willing: list[str]) -> None:
    await know(store, ANN, DAN, rated=willing)
    await counted(store, play("gorus", seats))
    _, _, rows = await store.look(everything)
    assert rows == []
    profile = await store.look(partial(pages.profile, viewed=pages.own(ANN, "Ann")))
    assert (profile.ratings, len(profile.results)) == ([], 0 if seats == "aab" else 1)


async def test_who_leaves_loses_and_the_others_do_not(store: Store) -> None:
    """A bot finishes for Ann, and first at that: her rating sinks, and nobody else pays for it."""
    await know(store, ANN, DAN, rated=[ANN, DAN])
    seed = next(seed for seed in range(30) if play("gorus", "ad", seed).match.record["result"]["winners"] == [0])
    await counted(store, play("gorus", "ad", seed, by_bot=lambda seat, number: seat == 0 and number > 3))
    found = await store.look(partial(ratings_of, game="gorus", players=[(ANN, ""), (DAN, "")]))
    assert found[ANN, ""].mean < unknown().mean < found[DAN, ""].mean


async def test_all_of_it_is_the_same_when_it_is_computed_again(either: Store) -> None:
    """Matches of three games; then ratings are lost, and achievements as if a version knew fewer of them."""
    await know(either, ANN, DAN, EVA, rated=[ANN, DAN])
    matches = [play("gorus", seats, seed) for seed, seats in enumerate(["adb", "dam", "ab", "ae", "abdb", "dm"])]
    matches += [play("munera", "abd", 7, turns=1), play("spartacus", "dab", 8, turns=1)]
    matches.append(play("gorus", "adb", 9, most=4))
    await counted(either, *matches)
    before = await either.look(everything)
    assert sum([row[-1] == "" for row in before[0]]) == 7
    found = await compute_again(either)
    assert found == again.Counted(9, 7, 9)
    assert await either.look(everything) == before

    def spoil(connection: Connection) -> None:
        connection.execute(delete(ratings))
        connection.execute(text("UPDATE result_seats SET earned = '[]', points = 0"))
        connection.execute(text("UPDATE result_seats SET mean = 1, sigma = 1 WHERE rated"))

    await either.transaction(spoil)
    await compute_again(either)
    assert await either.look(everything) == before


async def test_matches_whose_tables_are_gone_stay_in_the_ratings(store: Store) -> None:
    await know(store, ANN, DAN, rated=[ANN, DAN])
    await counted(store, *[play("gorus", "adb", seed) for seed in range(3)])
    before = await store.look(everything)
    await store.transaction(lambda connection: connection.execute(delete(tables)).rowcount)
    assert await compute_again(store) == again.Counted(3, 3, 0)
    assert await store.look(everything) == before


async def test_who_wants_no_rating_any_more_has_none_and_begins_anew(store: Store) -> None:
    await know(store, ANN, DAN, rated=[ANN, DAN])
    await counted(store, *[play("gorus", "adb", seed) for seed in range(3)])
    players = [(ANN, ""), (DAN, ""), ("", "easy")]
    others = await store.look(partial(ratings_of, game="gorus", players=players[1:]))
    await store.transaction(partial(choose, person=ANN, shown=False, rated=False))
    assert await store.look(partial(ratings_of, game="gorus", players=players)) == others
    profile = await store.look(partial(pages.profile, viewed=pages.own(ANN, "Ann")))
    assert (profile.ratings, profile.rated, profile.results[0].matches) == ([], False, 3)
    await counted(store, play("gorus", "adb", 4))
    assert await store.look(partial(ratings_of, game="gorus", players=players)) == others, "Dan is not rated with her"
    await store.transaction(partial(choose, person=ANN, shown=False, rated=True))
    await counted(store, play("gorus", "ab", 5))
    before = await store.look(everything)
    profile = await store.look(partial(pages.profile, viewed=pages.own(ANN, "Ann")))
    assert (profile.ratings[0].matches, len(profile.ratings[0].course)) == (1, 1)
    await compute_again(store)
    assert await store.look(everything) == before


async def test_who_is_deleted_before_the_match_is_counted_is_not_in_it(store: Store) -> None:
    await know(store, ANN, DAN, rated=[ANN, DAN])
    played = await keep(store, play("gorus", "adb"))
    read = result_of(played.saved())

    def erased(connection: Connection) -> None:
        erase(connection, ANN)

    await store.transaction(erased)
    assert await store.transaction(partial(count, result=read))
    rows, seats, rated_rows = await store.look(everything)
    assert (rows[0][-1], rated_rows) == ("unknown", [])
    assert ANN not in repr(seats)
    assert "Ann" not in repr(seats)


async def test_a_person_who_is_deleted_leaves_matches_without_a_name(either: Store) -> None:
    await know(either, ANN, DAN, rated=[ANN, DAN])
    await counted(either, *[play("gorus", "adb", seed) for seed in range(2)])
    await either.transaction(partial(forget_person, person=ANN))
    before = await either.look(everything)
    assert ANN not in repr(before)
    assert "Ann" not in repr(before)
    await compute_again(either)
    assert await either.look(everything) == before
    found = await either.look(partial(pages.matches, viewed=pages.own(DAN, "Dan"), game="", players=0, page=0))
    assert [[seat.name for seat in match.seats] for match in found.matches] == [["", "Dan", "Bot 2"]] * 2
