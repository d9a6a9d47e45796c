"""A refused answer names the rule that forbids it."""

from __future__ import annotations

import pytest

from harena.games.spartacus.actions import ATTACK, CELL, DOWN, FROM_HAND, FROM_TABLE, SEEK, SUPPORT, THROW
from harena.games.spartacus.state import Ludus
from harena.kernel.choice import PASS, Refused
from tests.rules.spartacus.fighting import YIELDED, cell, close, strike
from tests.rules.spartacus.playing import (
    answer,
    answers,
    asset,
    bets,
    lay,
    play,
    position,
    price,
    seat,
    sell,
    verdict,
)


def refused(g: Ludus, who: int, option: int) -> str:
    """Return the rule with which an answer is refused."""
    with pytest.raises(Refused) as refusal:
        answer(g, who, option)
    return refusal.value.rule


@pytest.mark.rule("S-12.3")
def test_no_thumb_down_for_a_champion() -> None:
    assets = {0: ["Thracian Warrior", "Cook"], 1: ["Celtic Warrior champion", "Attendant"]}
    g = verdict("Thracian Warrior", "Celtic Warrior", YIELDED, assets=assets)
    assert refused(g, 0, DOWN) == "S-12.3"


@pytest.mark.rule("S-6.3")
@pytest.mark.parametrize("option", [FROM_TABLE, FROM_HAND])
def test_only_the_target_may_use_guards(option: int) -> None:
    hands = {0: ["Robbery"], 1: ["Guard"], 2: ["Guard", "Whispered Rumours"]}
    g = position(hands=hands, guards={1: 1, 2: 1}, influence=[6, 6, 6, 6])
    answer(g, 0, play("Robbery", 1))
    assert refused(g, 2, option) == "S-6.3"
    assert refused(g, 2, play("Jupiter's Thunder")) == "S-6.2"  # it is not in this hand
    g.influence[2] = 5
    assert refused(g, 2, play("Whispered Rumours")) == "S-6.1"


@pytest.mark.rule("S-11.3", "S-11.2", "S-16")
def test_an_attack_out_of_range() -> None:
    g = close(at=((0, 0), (3, 0)), gear={0: ["Trident"]})
    assert refused(g, 0, ATTACK) == "S-11.3"
    assert refused(g, 0, THROW) == "S-16"
    assert refused(g, 0, CELL + cell(3, 0)) == "S-11.2"
    g = close(pools=([1, 1, 1], [2, 2, 2]))
    strike(g, [1], [6, 6])
    assert refused(g, 0, ATTACK) == "S-11.2"


@pytest.mark.rule("S-5.5", "S-5.4")
def test_asking_a_house_that_supports_already() -> None:
    g = position(hands={0: ["Joint Venture"]})
    answers(g, (0, SEEK), (0, lay("Joint Venture")), (0, seat(1)), (0, price(0)))
    while g.seat == 0:
        answer(g, 0, PASS)
    answer(g, 1, SUPPORT)
    assert refused(g, 0, seat(1)) == "S-5.5"
    assert refused(g, 0, seat(0)) == "S-5.5"
    assert refused(g, 0, play("Joint Venture")) == "S-5.4"


@pytest.mark.rule("S-5.3", "S-5.4", "S-5.6")
def test_deeds_of_an_intrigue_turn() -> None:
    g = position(hands={0: ["Conspiracy", "Blackmail", "Public Exhibition", "Guard", "Guard"]}, gold=[2, 9, 9, 9])
    assert refused(g, 0, PASS) == "S-5.3"
    assert refused(g, 0, play("Conspiracy", 1)) == "S-5.4"
    assert refused(g, 0, play("Public Exhibition", 0)) == "S-5.6"
    assert refused(g, 0, play("Robbery", 1)) == "S-5.4"


@pytest.mark.rule("S-10.2", "S-10.3", "S-3.3")
def test_invitations_and_fighters() -> None:
    g = position(phase="invite", assets={1: ["Celtic Warrior", "Crixus exhausted"], 2: ["Cook"]})
    answers(g, (0, seat(1)), (1, asset("Celtic Warrior")))
    assert refused(g, 0, seat(1)) == "S-10.3"
    answer(g, 0, seat(2))
    assert refused(g, 2, asset("Celtic Warrior")) == "S-10.2"
    g = position(phase="invite", assets={1: ["Celtic Warrior", "Crixus exhausted"]})
    answer(g, 0, seat(1))
    assert refused(g, 1, asset("Crixus")) == "S-3.3"


@pytest.mark.rule("S-10.5")
def test_bets() -> None:
    g = position(phase="invite", assets={1: ["Celtic Warrior"], 2: ["Cook"]})
    answers(g, (0, seat(1)), (1, asset("Celtic Warrior")), (0, seat(2)), (2, asset("Cook")))
    assert refused(g, 3, bets(3, 3)) == "S-10.5"


@pytest.mark.rule("S-3.3", "S-7.1")
def test_sales() -> None:
    g = position(phase="market", assets={0: ["Crixus exhausted", "Cook"], 1: ["Agron"]})
    assert refused(g, 0, sell("Crixus")) == "S-3.3"
    assert refused(g, 0, sell("Agron")) == "S-7.1"
