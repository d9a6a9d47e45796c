"""Tests the odds of duels: without Virtus they are exact; with it they agree with many duels fought sensibly."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

from harena.games.munera.actions import COQUUS, VIRTUS
from harena.games.munera.odds import Fight, again_odds, falls, shares, wants, whole_duel
from harena.games.munera.stage import Odds
from harena.games.munera.stage_facts import stage
from harena.games.munera.state import Duel, Munera, Roll
from harena.games.munera.view import view
from harena.kernel.choice import PASS
from harena.kernel.state import innermost
from harena.kernel.views import SPECTATOR
from tests.rules.munera.dueling import board, face
from tests.rules.munera.playing import answer, duel, script

FRESH = Fight(
    pugna=0,
    approval=0,
    virtus=(0, 0),
    wounds=(0, 0),
    courage=(2, 2),
    mercy=(2, 2),
    arbiter=0,
    blunt=False,
    dice=(-1, -1),
    declined=(False, False),
    declared=-1,
    paused=False,
    refreshed=False,
    struck=False,
    accident=(-1.0, -1.0),
)


def exactly(fight: Fight) -> list[float]:
    """Count a duel without Virtus die by die: I wins, II wins, both, the man of I dies, the man of II dies."""

    @cache
    def fought(pugna: int, one: int, other: int, approval: int) -> tuple[float, ...]:
        total = [0.0] * 5
        for first in range(10):
            for second in range(10):
                for at, part in enumerate(after(pugna, one, other, approval, first, second)):
                    total[at] += part / 100
        return tuple(total)

    def after(pugna: int, one: int, other: int, approval: int, first: int, second: int) -> list[float]:
        pugna = max(-10, min(10, pugna + first - second))
        wounds = [one + (first < second), other + (second < first)]
        approval += first == second
        risk = [
            0.0 if die or fight.blunt else min(10, max(0, wounds[side] - fight.arbiter + 1)) / 10
            for side, die in enumerate((first, second))
        ]
        total = [risk[1] * (1 - risk[0]), risk[0] * (1 - risk[1]), 0.0, risk[0], risk[1]]
        alive = (1 - risk[0]) * (1 - risk[1])
        loser = -1
        if abs(pugna) == 10:
            loser = 1 if pugna > 0 else 0
        elif wounds[0] > fight.courage[0] or wounds[1] > fight.courage[1]:
            loser = 0 if wounds[0] > fight.courage[0] else 1
        if loser >= 0:
            total[1 - loser] += alive
            total[3 + loser] += alive * min(10, max(0, 9 - sum(wounds) - approval - fight.mercy[loser])) / 10
        elif approval >= 5:
            total[2] += alive
        elif alive:
            total = [x + alive * y for x, y in zip(total, fought(pugna, *wounds, approval), strict=True)]
        return total

    return [100 * each for each in fought(fight.pugna, *fight.wounds, fight.approval)]


@pytest.mark.rule("M-9.6", "M-9.7", "M-9.5")
@pytest.mark.parametrize(
    "change",
    [
        {},
        {"courage": (1, 4), "mercy": (0, 5)},
        {"pugna": -6, "wounds": (1, 2), "approval": 2},
        {"arbiter": 2, "approval": 4},
        {"blunt": True, "pugna": 9, "courage": (5, 3)},
        {"approval": -2, "wounds": (2, 0)},
    ],
)
def test_without_virtus_the_count_is_exact(change: dict[str, Any]) -> None:
    fight = FRESH._replace(**change)
    for found, right in zip(whole_duel(fight), exactly(fight), strict=True):
        assert abs(found - right) < 1.1  # rounded, and improbable cells are left out


def simulated(fight: Fight, rng: Random) -> tuple[float, float]:
    """Fight one duel with Virtus; return what it counts for side I (1 a victory) and whether the man of I dies."""
    pugna, approval, virtus, wounds = fight.pugna, fight.approval, list(fight.virtus), list(fight.wounds)
    while True:
        dice = [rng.randrange(10), rng.randrange(10)]
        while True:
            first = 1 if dice[1] < dice[0] else 0
            eager = [side for side in (first, 1 - first) if wants(dice[side], dice[1 - side], virtus[side])]
            if not eager:
                break
            virtus[eager[0]] -= 1
            dice[eager[0]] = rng.randrange(10)
        pugna = max(-10, min(10, pugna + dice[0] - dice[1]))
        approval += dice[0] == dice[1]
        wounds[0] += dice[0] < dice[1]
        wounds[1] += dice[1] < dice[0]
        dead = [dice[side] == 0 and rng.randrange(10) <= wounds[side] for side in (0, 1)]
        if any(dead):
            return float(dead[1] and not dead[0]), float(dead[0])
        won = [pugna == 10 or wounds[1] > fight.courage[1], pugna == -10 or wounds[0] > fight.courage[0]]
        if abs(pugna) == 10:
            won = [pugna > 0, pugna < 0]
        if won[0]:
            return 1.0, 0.0
        if won[1]:
            return 0.0, float(rng.randrange(10) > sum(wounds) + approval + fight.mercy[0])
        if approval >= 5:
            return 0.5, 0.0


@pytest.mark.parametrize("virtus", [(1, 0), (0, 3), (2, 2), (4, 1), (5, 5)])
def test_with_virtus_the_estimate_is_near(virtus: tuple[int, int]) -> None:
    fight, rng = FRESH._replace(virtus=virtus, courage=(3, 2)), Random(7)
    duels = [simulated(fight, rng) for _ in range(4000)]
    win, _, both, death, _ = whole_duel(fight)
    assert abs(win + both / 2 - 100 * sum([each[0] for each in duels]) / len(duels)) < 4
    assert abs(death - 100 * sum([each[1] for each in duels]) / len(duels)) < 4


def test_sides_are_treated_alike() -> None:
    one = whole_duel(FRESH._replace(virtus=(2, 1), courage=(3, 1), pugna=4, mercy=(1, 3)))
    other = whole_duel(FRESH._replace(virtus=(1, 2), courage=(1, 3), pugna=-4, mercy=(3, 1)))
    assert one == (other[1], other[0], other[2], other[4], other[3])


def test_shares_add_up() -> None:
    assert shares([1 / 3, 1 / 3, 1 / 3]) == [34, 33, 33]
    assert sum(shares([0.995, 0.004, 0.001, 0.0])) == 100


def odds_of(g: Munera) -> Odds:
    told = stage(view(g, SPECTATOR)).duel
    assert told is not None
    assert told.odds is not None
    return told.odds


def test_the_dice_as_they_stand_count() -> None:
    g, _, _ = face("Torvus myrmillo", "Crescens thraex", players=4)
    before = odds_of(g)
    script(g, 9, 2)
    while board(g).dice == (-1, -1):
        answer(g, g.seat, PASS)
    after = odds_of(g)
    assert after.win[0] > before.win[0]
    assert after.win[1] < before.win[1]


@pytest.mark.rule("M-9.7")
def test_a_judgement_is_exact() -> None:
    """Crescens has lost; a card might still be played, so the die has not been rolled."""
    g, _, _ = face(hands={0: ["Missio"]})
    script(g, 9, 1, 9, 1)
    while not isinstance(innermost(g, Roll), Roll):
        answer(g, g.seat, PASS)
    told = stage(view(g, SPECTATOR))
    assert told.roll is not None
    assert told.duel is not None
    assert told.duel.odds is not None
    appreciation = told.duel.appreciation[1]
    assert (told.roll.what, told.roll.needs, told.roll.more) == ("judgement", appreciation, False)
    assert told.roll.chance == 10 * (appreciation + 1)
    assert told.duel.odds == Odds([100, 0], 0, [0, 100 - told.roll.chance], told.duel.odds.spared)
    assert told.duel.odds.spared[1] == told.roll.chance


@pytest.mark.rule("M-10.1")
def test_a_same_school_duel_is_counted() -> None:
    g = duel(
        "Torvus", "Crescens", men={0: ["Torvus myrmillo", "Crescens thraex"]}, staff={0: ["coquus 1"]}, luck=[5, 2]
    )
    told = stage(view(g, SPECTATOR)).duel
    assert told is not None
    assert told.same_school
    assert told.odds is not None
    assert sorted(told.odds.win) == [0, 100]  # as the dice stand


@pytest.mark.rule("M-9.4")
def test_what_another_die_would_bring() -> None:
    men = {0: ["Ferox hoplomachus veteranus"], 1: ["Draco hoplomachus"]}
    g = duel("Ferox", "Draco", players=2, rudis=1, men=men)
    f = innermost(g, Duel)
    assert f is not None
    f.dice, f.virtus, f.declined = (1, 4), (2, 0), (0, 0)
    again = again_odds(g, f, 0, (PASS, COQUUS, VIRTUS))
    assert again.stay < again.virtus <= again.coquus  # a Coquus costs no Virtus
    f.dice = (9, 2)
    again = again_odds(g, f, 0, (PASS, VIRTUS))
    assert again.stay > again.virtus
    assert again.coquus == -1


@pytest.mark.rule("M-9.6")
@pytest.mark.parametrize(
    ("change", "side"),
    [
        ({"dice": (2, 5)}, -1),
        ({"dice": (2, 5), "wounds": (9, 0)}, 0),
        ({"dice": (2, 5), "wounds": (9, 0), "refreshed": 1}, 0),  # it was enough before
        ({"dice": (2, 2), "wounds": (9, 9)}, -1),
        ({"dice": (9, 3), "pugna": 4}, 1),
        ({"dice": (9, 3), "pugna": 3}, -1),
        ({"dice": (9, 3), "pugna": 4, "paused": 1}, -1),
        ({"dice": (3, 9), "pugna": -4}, 0),
    ],
)
def test_whom_the_dice_beat_as_they_lie(change: dict[str, Any], side: int) -> None:
    men = {0: ["Ferox hoplomachus veteranus"], 1: ["Draco hoplomachus"]}
    g = duel("Ferox", "Draco", players=2, rudis=1, men=men)
    f = innermost(g, Duel)
    assert f is not None
    for name, value in change.items():
        setattr(f, name, value)
    assert falls(g, f, "reroll") == side
    assert falls(g, f, "stake") == -1
