"""Tests that luck is told apart from skill."""

from __future__ import annotations

from math import sqrt

import pytest

import harena
from harena.coach.decisions import turns
from harena.coach.luck import Draw, Fortune, fortune
from harena.coach.review import draw_of
from harena.games import game


def draws(name: str, players: int, seed: int) -> list[Draw]:
    match = harena.start(name, players=players, seed=seed)
    harena.play(match, "medium")
    return [draw_of(game(name), match.record, turn) for turn in turns(game(name), match.record) if turn.has_chance]


@pytest.mark.parametrize(
    ("name", "players", "matches"),
    [
        ("gorus", 3, 8),
        *[
            pytest.param(*case, marks=pytest.mark.soak)
            for case in (("gorus", 4, 250), ("munera", 3, 12), ("spartacus", 3, 60))
        ],
    ],
)
def test_the_mean_of_luck_is_nought(name: str, players: int, matches: int) -> None:
    """What came is one of the things that could have come. The luck of a seat per match; those of one match together
    are 0."""
    totals = []
    for seed in range(matches):
        found: list[Fortune] = [fortune(each, 4, seed) for each in draws(name, players, seed)]
        assert all([abs(sum(each.luck)) < 1e-9 for each in found])
        totals.append(sum([each.luck[seed % players] for each in found]))
    mean = sum(totals) / matches
    error = sqrt(sum([(total - mean) ** 2 for total in totals]) / (matches - 1) / matches)
    print(f"{name}: luck {mean:+.4f}, standard error {error:.4f}")
    assert abs(mean) < 4 * error


def test_a_hand_without_a_chance_is_bad_luck() -> None:
    """The same deal is judged alike whoever looks, and luck is what it differs from other deals."""
    deal = draws("gorus", 2, 11)[0]
    assert deal.number == 0
    assert fortune(deal, 8, 1) == fortune(deal, 8, 1)
    one, other = fortune(deal, 8, 1).luck
    assert one == pytest.approx(-other)
    assert one != 0
