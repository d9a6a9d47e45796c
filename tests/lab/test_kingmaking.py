"""Tests kingmaking: the estimate by hand, and on games of which the truth is known."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from harena.games import game
from harena.kernel.rules import Outcome
from harena.lab.kingmaking import LOOKS, Crossroads, swing
from harena.lab.match_rows import Row
from harena.lab.simulate import Plan, play_match
from harena.lab.study import study_of
from tests.lab.test_study import ROWS, options_of


def won(by: str) -> list[list[float]]:
    """Return the shares of three sides in matches that these sides won."""
    return [[float(side == int(winner)) for side in range(3)] for winner in by]


def test_swing_by_hand() -> None:
    """If the answer decides, the distance is 1 + 1, half of which is 1. Of two matches each, won by 0 and 1 after
    either answer, the means agree; luck alone makes them differ more: its variance is 1/4 per side and answer."""
    assert swing(won("0000"), won("1111")) == 1
    assert swing(won("0000"), won("0000")) == 0
    assert swing(won("01"), won("10")) == pytest.approx(-0.5)
    assert swing(won("00"), won("01")) == pytest.approx((0.5**2 + 0.5**2 - 0.25 - 0.25) / 2)


@pytest.mark.parametrize(("one", "other"), [((0.5, 0.5), (0.5, 0.5)), ((0.8, 0.2), (0.3, 0.7)), ((1, 0), (0.9, 0.1))])
def test_swing_is_right_on_average(one: tuple[float, float], other: tuple[float, float]) -> None:
    """Its mean is half the squared distance of the true probabilities, however few matches are played on."""
    rng = Random(6)

    def some(chances: tuple[float, float]) -> list[list[float]]:
        return won("".join(rng.choices("01", chances, k=4)))

    mean = sum([swing(some(one), some(other)) for _ in range(4000)]) / 4000
    assert mean == pytest.approx(sum([(p - q) ** 2 for p, q in zip(one, other, strict=True)]) / 2, abs=0.02)


class Vote:
    """A game of one question: seat 2, which never wins, says who does, or a coin does."""

    def __init__(self, decides: bool) -> None:
        self.decides, self.name = decides, "vote"
        self.rules: Any = SimpleNamespace(
            copy=lambda g: SimpleNamespace(**vars(g)), step=self.step, act_freely_unchecked=None
        )

    def step(self, g: Any, option: int) -> None:
        g.seat, g.winner = -1, option if self.decides else g.luck._random.randrange(2)

    def outcome(self, g: Any) -> Outcome:
        return Outcome((g.winner,), (0, 0, 0))


@pytest.mark.parametrize("decides", [True, False])
def test_a_seat_that_names_the_winner_and_one_that_does_not(decides: bool) -> None:
    swings = []
    for seed in range(60):
        vote: Any = Vote(decides)
        crossroads = Crossroads(vote, (0, 1, 2), Random(seed))
        crossroads.decided(SimpleNamespace(seat=2, options=(0, 1), luck=None, offers=()), 2, 0)
        found = crossroads.look(Outcome((0,), (1, 0, 0)))
        assert found is not None
        assert (found.seat, found.chance) == (2, 0.0)
        swings.append(found.swing)
    assert sum(swings) / 60 == pytest.approx(1.0 if decides else 0.0, abs=0.05)


def test_only_losers_and_the_last_round_are_looked_at() -> None:
    vote: Any = Vote(True)
    crossroads = Crossroads(vote, (0, 1, 2), Random(1))
    state = SimpleNamespace(seat=0, options=(0, 1), luck=None, offers=())
    crossroads.decided(state, 0, 0)
    assert crossroads.look(Outcome((0,), (1, 0, 0))) is None
    crossroads.decided(state, 2, 0)
    crossroads.forget()
    assert crossroads.look(Outcome((0,), (1, 0, 0))) is None


def rows_of(name: str, number: int, kingmaking: bool) -> list[Row]:
    plan = Plan(name, options_of(name, 3), ("random",) * 3, 5, "", True, kingmaking)
    return ROWS.decode_lines(play_match(plan, number).rows)


@pytest.mark.parametrize("name", ["gorus", "munera", "spartacus"])
def test_looking_again_changes_nothing_of_the_match(name: str) -> None:
    looked_at = 0
    for number in range(1 if name == "munera" else 3):
        plain, again = rows_of(name, number, False), rows_of(name, number, True)
        for row in again:
            looked_at += row.chance >= 0
            assert row.chance < 0 or not row.won
            assert round(row.chance * 2 * LOOKS, 6) % 0.5 == 0 or row.chance < 0 or name == "gorus"
            row.chance, row.swing = -1.0, 0.0
        assert plain == again
    assert looked_at


@pytest.mark.parametrize("name", ["gorus", "munera", "spartacus"])
def test_who_plays_first_and_what_is_held_at_the_end(name: str) -> None:
    rows = rows_of(name, 0, False)
    places = [row.place for row in rows]
    assert sorted(places) == [1, 2, 3]
    assert (places[1] - places[0]) % 3 == 1
    study = study_of(name, game(name).complete({"players": 3}))
    if "drawn" in study.deeds:
        for row in rows:
            held = row.deeds.get("held", {})
            assert sum(held.values()) == row.course["cards"][-1]
