"""Tests ratings: who gains, how sure they are, teams, ties, and several seats of one player."""

from __future__ import annotations

from random import Random

import pytest
from openskill.models import PlackettLuce

from harena.ratings import Rating, places, rated, unknown


def test_equal_sides_share_a_place() -> None:
    assert places([(True, 5), (False, 9), (False, 3), (False, 9)]) == [1, 2, 4, 2]
    assert places([(True, 1), (True, 1)]) == [1, 1]


def test_a_match_between_strangers_moves_them_apart_and_makes_both_surer() -> None:
    after = rated({}, [["ann"], ["dan"]], [1, 2])
    assert after["ann"].mean > unknown().mean > after["dan"].mean
    assert all([one.sigma < unknown().sigma for one in after.values()])
    assert after["ann"].low < after["ann"].mean < after["ann"].high


def test_it_is_the_model_of_openskill() -> None:
    model = PlackettLuce()
    before = {"ann": Rating(27.0, 4.0), "dan": Rating(25.0, 8.0), "eva": Rating(22.0, 2.0), "max": Rating(30.0, 3.0)}
    teams = [["ann", "dan"], ["eva", "max"]]
    known = model.rate([[model.rating(*before[name]) for name in team] for team in teams], ranks=[2.0, 1.0])
    assert rated(before, teams, [2, 1]) == {
        name: Rating(one.mu, one.sigma)
        for team, side in zip(teams, known, strict=True)
        for name, one in zip(team, side, strict=True)
    }


def test_a_tie_between_equals_moves_nobody() -> None:
    after = rated({}, [["ann"], ["dan"]], [1, 1])
    assert after["ann"].mean == pytest.approx(after["dan"].mean) == pytest.approx(unknown().mean)


def test_copies_of_a_bot_are_one_player_with_the_mean_of_their_seats() -> None:
    after = rated({}, [["ann"], ["easy"], ["easy"]], [1, 2, 3])
    single = rated({}, [["ann"], ["one"], ["other"]], [1, 2, 3])
    assert after["easy"].mean == pytest.approx((single["one"].mean + single["other"].mean) / 2)
    assert after["ann"] == single["ann"]


def test_the_better_player_is_found() -> None:
    """Of three, the one who wins two of three matches is first, and the interval is narrower than a stranger's."""
    rng, now = Random(1), dict.fromkeys(("strong", "usual", "weak"), unknown())
    for _ in range(60):
        order = ["strong", "usual", "weak"] if rng.random() < 2 / 3 else rng.sample(["strong", "usual", "weak"], 3)
        now.update(rated(now, [[name] for name in now], [1 + order.index(name) for name in now]))
    assert sorted(now, key=lambda name: -now[name].mean) == ["strong", "usual", "weak"]
    assert now["strong"].low > now["weak"].high
