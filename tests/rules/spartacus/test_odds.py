"""Tests the chances of a fight against rolls counted one by one."""

from __future__ import annotations

from itertools import product

import pytest

from harena.games.spartacus.attack import groups, hits
from harena.games.spartacus.odds import Contest, Fighter, Position, damage_of, leads, lowered

NO_GEAR = ((False, False),) * 3
PLAIN = Fighter("", 0, 0)


def counted(attack: int, defense: int, attacker: str, defender: str) -> dict[tuple[int, int], float]:
    found: dict[tuple[int, int], float] = {}
    for rolled in product(range(1, 7), repeat=attack + defense):
        mine, theirs = rolled[:attack], rolled[attack:]
        damage = hits(mine, theirs, attacker == "wins_ties")
        damage += groups(mine, 2) if attacker == "double_strike" else 0
        damage -= groups(theirs, 2) if defender == "double_block" else 0
        key = (max(0, damage), groups(theirs, 3) if defender == "riposte" else 0)
        found[key] = found.get(key, 0.0) + 6.0 ** -len(rolled)
    return found


@pytest.mark.rule("S-11.3", "S-11.7")
@pytest.mark.parametrize(
    ("attack", "defense", "attacker", "defender"),
    [
        (1, 1, "", ""),
        (3, 1, "", ""),
        (1, 3, "wins_ties", ""),
        (3, 2, "double_strike", ""),
        (2, 3, "", "riposte"),
        (2, 3, "double_strike", "double_block"),
        (3, 3, "wins_ties", "double_block"),
    ],
)
def test_damage_is_counted_exactly(attack: int, defense: int, attacker: str, defender: str) -> None:
    found = damage_of(attack, defense, 0, 0, attacker, defender)
    assert found == pytest.approx(counted(attack, defense, attacker, defender))


@pytest.mark.rule("S-2.4")
@pytest.mark.parametrize("blue_dice", [False, True])
def test_initiative_is_counted_exactly(blue_dice: bool) -> None:
    won = lost = 0
    for rolled in product(range(1, 7), repeat=3):
        one, two = sorted(rolled[:2], reverse=True), list(rolled[2:])
        mine, theirs = (one, two) if blue_dice else ([sum(one)], [sum(two)])
        won += mine > theirs
        lost += mine < theirs
    assert leads(2, 1, blue_dice) == pytest.approx(won / (won + lost))


@pytest.mark.rule("S-11.5")
def test_dice_are_lost_by_the_rule_of_one() -> None:
    assert lowered((2, 2, 1), 2) == (1, 1, 1)
    assert lowered((3, 3, 3), 1) == (3, 3, 2)
    assert lowered((1, 1, 1), 2).count(0) == 2
    assert lowered((1, 1, 1), 9) == (0, 0, 0)


def test_equal_fighters_have_equal_chances() -> None:
    found = Contest(PLAIN, PLAIN, False).new_round(Position(((3, 2, 2), (3, 2, 2)), *NO_GEAR))
    assert sum(found) == pytest.approx(1)
    assert found[:3] == pytest.approx(found[3:])


def test_gear_and_abilities_help() -> None:
    start = Position(((3, 3, 3), (3, 3, 3)), *NO_GEAR)
    for better in (Fighter("wins_ties", 0, 0), Fighter("double_block", 0, 0), Fighter("", 1, 0), Fighter("", 0, 1)):
        assert sum(Contest(better, PLAIN, False).new_round(start)[:3]) > 0.5
    mine = (True, False)
    for armed in (start._replace(axe=mine), start._replace(shield=mine), start._replace(padding=mine)):
        assert sum(Contest(PLAIN, PLAIN, False).new_round(armed)[:3]) > 0.5


@pytest.mark.rule("S-16")
def test_gnaeus_and_caburus_decide_how_it_ends() -> None:
    start = Position(((3, 3, 3), (3, 3, 3)), *NO_GEAR)
    maimed = Contest(Fighter("maims", 0, 0), PLAIN, False).new_round(start)
    assert maimed[0] == 0
    beheaded = Contest(Fighter("beheads", 0, 0), PLAIN, False).new_round(start)
    assert beheaded[:2] == (0, 0)
