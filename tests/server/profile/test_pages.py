"""Tests how the past of a person is summed up, and the table of the club."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection

from harena.achievements import achievements_of
from harena.games import GAMES
from harena.ratings import Rating
from harena.server.people import seats as people_seats
from harena.server.profile import pages, summary
from harena.server.profile.choices import choose
from harena.server.profile.counter import MatchCounter
from harena.server.profile.history import Played, played_by
from harena.server.store import Store
from harena.text import LANGUAGES, Texts, has_rules, rules_text
from tests.server.postgres import sqlite
from tests.server.profile.finished import ANN, DAN, EVA, keep, know, play


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    found = await Store.open(sqlite(tmp_path))
    yield found
    await found.close()


async def counted(store: Store, name: str, seats: str, seed: int) -> None:
    played = await keep(store, play(name, seats, seed))
    assert await MatchCounter(store).count(played.id)


def past(*won: float, game: str = "gorus", players: int = 3, counts: bool = True) -> list[Played]:
    """Return matches of three sides: a victory is 1, a shared one 0.5."""
    return [
        Played(game, players, 3, 86_400.0 * at, 1 if each else 2, each, 4, (), counts, Rating(20.0 + at, 5.0))
        for at, each in enumerate(won, start=1)
    ]


# Sums


def test_results_by_game_and_size() -> None:
    played = [*past(1, 0, 0.5), *past(1, players=4), *past(0, game="munera"), *past(1, counts=False, players=8)]
    lines = summary.lines(played)
    assert [(line.game, line.players, line.matches, line.wins) for line in lines] == [
        ("gorus", 3, 3, 1.5),
        ("gorus", 4, 1, 1.0),
        ("munera", 3, 1, 0.0),
    ]
    assert lines[0].share == 0.5
    assert lines[0].interval == pytest.approx((0.1253, 0.8747), abs=1e-4)  # Wilson, 1.5 of 3
    assert lines[0].place == pytest.approx(4 / 3)


@pytest.mark.parametrize(
    ("won", "now", "longest"), [([1, 1, 0, 1], 1, 2), ([0, 0], 0, 0), ([0.5, 1, 1], 3, 3), ([1, 0], 0, 1)]
)
def test_victories_in_a_row(won: list[float], now: int, longest: int) -> None:
    assert summary.streaks(past(*won)) == [summary.Streak("gorus", now, longest)]


def test_a_long_course_is_thinned_out() -> None:
    course = summary.course(past(*[1] * 200), "gorus")
    assert len(course) == summary.POINTS
    assert (course[0].rating.mean, course[-1].rating.mean) == (21.0, 220.0)
    assert [point.at for point in course] == sorted([point.at for point in course])


def test_a_moment_is_told_as_a_date() -> None:
    assert summary.day(1_763_582_399.0) == "2025-11-19"


# Achievements


@pytest.mark.parametrize("name", GAMES)
def test_every_achievement_has_texts_and_a_rule(name: str) -> None:
    known = achievements_of(name).known
    assert len({each.id for each in known}) == len(known) >= 5
    for lang in LANGUAGES:
        texts = Texts(lang)
        assert texts.has(f"profile-rounds-{name}")
        for each in known:
            assert texts.has(f"profile-achievement-{name}-{each.id}")
            assert texts.has(f"profile-achievement-{name}-{each.id}-text")
            assert has_rules(name, lang)
            assert rules_text(name, lang).find(each.rule)


async def test_achievements_are_counted_with_the_date_of_the_first(store: Store) -> None:
    await know(store, ANN)
    for seed in range(3):
        await counted(store, "gorus", "ab", seed)
    played = await store.look(partial(played_by, person=ANN))
    found = {each.id: each for each in summary.achievements(played)}
    assert [*found] == [each.id for each in achievements_of("gorus").known]
    for each in found.values():
        times = [one for one in played if each.id in one.earned]
        assert (each.times, each.first) == (len(times), min([one.ended for one in times], default=0.0))
    assert found["own-challenge"].times > 0


# The club


async def test_the_table_of_the_club(store: Store) -> None:
    """Ann and Dan show themselves, Eva has a rating and does not; whoever has played little does not stand there."""
    await know(store, ANN, DAN, EVA, rated=[ANN, DAN, EVA])
    for person in (ANN, DAN):
        await store.transaction(partial(choose, person=person, shown=True, rated=True))
    for seed in range(pages.LEAST):
        await counted(store, "gorus", "aeb", seed)
    for seed in range(pages.LEAST - 1):
        await counted(store, "gorus", "dem", 50 + seed)
    club = await store.look(partial(pages.club, name="Ludus"))
    assert (club.name, club.least, [game.game for game in club.games]) == ("Ludus", pages.LEAST, ["gorus"])
    rows = {(row.name, row.bot): row for row in club.games[0].rows}
    assert {*rows} == {("Ann", ""), ("", "easy")}, "neither Eva nor Dan, nor a bot that hardly played"
    assert rows["Ann", ""].person
    lows = [row.low for row in club.games[0].rows]
    assert lows == sorted(lows, reverse=True)
    await counted(store, "gorus", "dem", 60)
    assert {row.name for row in (await store.look(partial(pages.club, name=""))).games[0].rows} == {"Ann", "Dan", ""}
    for person in (ANN, DAN):
        await store.transaction(partial(choose, person=person, shown=False, rated=True))
    assert (await store.look(partial(pages.club, name=""))).games == [], "bots alone are no club"


# Whose matches they are


async def test_seats_that_become_somebodys_bring_their_matches(store: Store) -> None:
    await know(store, ANN, DAN, rated=[ANN, DAN])
    played = await keep(store, play("gorus", "a?b", 1))
    assert await MatchCounter(store).count(played.id)

    def adopt(connection: Connection) -> None:
        people_seats.adopt(connection, DAN, {played.id: ["x"]})

    await store.transaction(adopt)
    assert len(await store.look(partial(played_by, person=DAN))) == 1
    await counted(store, "gorus", "ab", 2)
    await store.transaction(lambda connection: people_seats.give(connection, ANN, DAN))
    assert await store.look(partial(played_by, person=ANN)) == []
    found = await store.look(partial(played_by, person=DAN))
    assert [(each.players, each.rating) for each in found] == [(3, None), (2, None)], "her rating has ended"


async def test_an_unknown_guest_is_called_as_at_the_last_table(store: Store) -> None:
    await know(store, ANN)
    await counted(store, "gorus", "ab", 1)
    assert await store.look(partial(pages.name_of, viewed=pages.own(ANN, ""))) == "Ann"
