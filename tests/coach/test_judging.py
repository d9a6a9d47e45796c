"""Tests how the coach judges single decisions."""

from __future__ import annotations

from random import Random

import pytest

import harena
from harena.coach.decisions import Decision, decisions, turns
from harena.coach.judging import judge, verdict
from harena.games import game
from harena.games.gorus import GAME as GORUS
from harena.kernel.choice import listed
from tests.cases import cases
from tests.rules.gorus.positions import position


def last_combat() -> Decision:
    """The first of three seats holds the card that takes the last combats, and the round decides the match."""
    g = position(
        3,
        {0: ["swords-6"], 1: ["swords-5"], 2: ["fists-12", "fists-4"]},
        favored="fists",
        combat=["fists-10", "fists-11"],
        target=1,
    )
    choice = GORUS.rules.choice(g, g.seat)
    assert choice is not None
    return Decision(1, g.seat, GORUS.view(g, g.seat), choice, -1)


def test_an_answer_that_throws_the_match_away_is_a_blunder() -> None:
    asked = last_combat()
    low, high = listed(asked.choice.options)
    bad, right = (judge("gorus", asked._replace(given=option), 20, seed=1) for option in (low, high))
    assert bad is not None
    assert (bad.verdict, bad.best, bad.before, bad.after, bad.cost) == ("blunder", high, 1.0, 0.0, 1.0)
    assert right is not None
    assert (right.verdict, right.best, right.cost) == ("best", high, 0.0)


@pytest.mark.parametrize(
    ("cost", "error", "expected"),
    [
        (0.12, 0.01, "blunder"),
        (0.12, 0.07, "good"),  # may be chance
        (0.06, 0.01, "mistake"),
        (0.03, 0.001, "inaccuracy"),
        (0.01, 0.001, "good"),
        (-0.2, 0.01, "good"),
    ],
)
def test_a_verdict_needs_a_cost_that_is_hardly_chance(cost: float, error: float, expected: str) -> None:
    assert verdict(False, cost, error) == expected
    assert verdict(True, cost, error) == "best"


@pytest.mark.parametrize(("name", "players"), cases([("spartacus", 3)], [("gorus", 4), ("munera", 3)]))
def test_hidden_cards_change_no_judgment(name: str, players: int) -> None:
    """In a world that looks the same to the seat, but where others hold other cards, the coach says the same."""
    chosen, rng = game(name), Random(3)
    match = harena.start(name, players=players, seed=5)
    harena.play(match, "easy")
    seen = 0
    for turn in turns(chosen, match.record):
        for asked in decisions(chosen, turn):
            if rng.random() > 0.1 or (here := judge(name, asked, 8, seed=2)) is None:
                continue
            twin = chosen.resample(asked.view, rng)
            there = asked._replace(view=chosen.view(twin, asked.seat))
            assert there.view == asked.view
            assert judge(name, there, 8, seed=2) == here
            seen += 1
        if seen >= 4:
            return
    raise AssertionError("too few decisions")
