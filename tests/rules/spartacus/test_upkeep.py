"""S-4, Upkeep: refreshing, healing, and paying the books."""

from __future__ import annotations

import pytest

from harena.games.spartacus.phases import INTRIGUE_PHASE
from harena.kernel.choice import PASS, Refused
from tests.rules.spartacus.playing import (
    answer,
    answers,
    asked,
    asset,
    card,
    give_gold,
    guards_of,
    is_exhausted,
    is_injured,
    names,
    options,
    position,
    ready,
    told,
    unused,
    watched,
)

# S-4.1


@pytest.mark.rule("S-4.1")
def test_every_exhausted_card_without_an_injury_is_refreshed() -> None:
    g = position(phase="upkeep", assets={0: ["Spartacus exhausted", "Mira exhausted", "Axe exhausted"]})
    assert ready(g, 0) == ["Spartacus", "Mira", "Axe"]


@pytest.mark.rule("S-4.1")
def test_exhausted_guards_are_refreshed_too() -> None:
    g = position(phase="upkeep", guards={1: 3}, resting={1: 2})
    assert guards_of(g, 1) == (3, 0)


@pytest.mark.rule("S-4.1", "S-4.2")
def test_an_injured_card_is_not_refreshed_by_itself() -> None:
    g = position(phase="upkeep", luck=[3], assets={0: ["Spartacus injured", "Mira"]})
    assert (is_injured(g, "Spartacus"), is_exhausted(g, "Spartacus")) == (True, True)


# S-4.2


@pytest.mark.rule("S-4.2")
@pytest.mark.parametrize("die", [4, 5, 6])
def test_four_or_more_heals_and_refreshes(die: int) -> None:
    g = position(phase="upkeep", luck=[die], assets={0: ["Spartacus injured", "Mira"]})
    assert ready(g, 0) == ["Spartacus", "Mira"]
    assert not is_injured(g, "Spartacus")


@pytest.mark.rule("S-4.2")
@pytest.mark.parametrize("die", [2, 3])
def test_two_or_three_changes_nothing(die: int) -> None:
    g = position(phase="upkeep", luck=[die], assets={0: ["Spartacus injured", "Mira"]})
    assert ready(g, 0) == ["Mira"]
    assert is_injured(g, "Spartacus")


@pytest.mark.rule("S-4.2")
def test_one_is_death() -> None:
    g = position(phase="upkeep", luck=[1], assets={0: ["Spartacus injured 2", "Mira"]})
    assert names(g.assets[0]) == ["Mira"]
    assert names(g.market_gone) == ["Spartacus"]
    assert (g.injured, g.tired, sum(g.favors)) == (0, 0, 0)


@pytest.mark.rule("S-4.2")
def test_an_injured_slave_rolls_too() -> None:
    g = position(phase="upkeep", luck=[1], assets={0: ["Spartacus", "Mira injured"]})
    assert names(g.market_gone) == ["Mira"]


@pytest.mark.rule("S-4.2")
def test_the_healing_rolls_go_from_the_host_clockwise() -> None:
    g = position(
        phase="upkeep",
        host=2,
        luck=[1, 4, 2],
        assets={0: ["Agron injured", "Cook"], 2: ["Crixus injured", "Mira"], 1: ["Varro injured", "Convict"]},
    )
    assert names(g.market_gone) == ["Crixus"]  # seat 2 first, then 0, then 1
    assert (is_injured(g, "Agron"), is_injured(g, "Varro")) == (False, True)


@pytest.mark.rule("S-4.2")
def test_a_house_orders_its_own_rolls() -> None:
    g = position(phase="upkeep", luck=[6, 2, 1], assets={0: ["Agron injured", "Crixus injured", "Mira injured"]})
    assert asked(g) == (0, "upkeep.treat")
    assert options(g) == [asset("Agron"), asset("Crixus"), asset("Mira")]
    answer(g, 0, asset("Mira"))
    assert options(g) == [asset("Agron"), asset("Crixus")]
    answer(g, 0, asset("Crixus"))  # the last one needs no choice
    assert ready(g, 0) == ["Mira"]
    assert is_injured(g, "Crixus")
    assert names(g.market_gone) == ["Agron"]
    assert unused(g) == 0


@pytest.mark.rule("S-4.2", "S-4.3")
def test_who_is_healed_counts_in_the_books_of_the_same_upkeep() -> None:
    g = position(phase="upkeep", luck=[4], gold=[0, 9, 9, 9], assets={0: ["Mira injured"]})
    assert g.gold[0] == 1
    assert asked(g) == (1, "upkeep.release")


# S-4.3


@pytest.mark.rule("S-4.3")
def test_gold_changes_by_ready_slaves_minus_ready_gladiators() -> None:
    g = position(
        phase="upkeep",
        gold=[5, 5, 5, 5],
        assets={
            0: ["Agron", "Crixus", "Varro", "Cook"],
            1: ["Barca", "Mira", "Prisca", "Melitta"],
            2: ["Duro", "Indus"],
            3: ["Lucia", "Camilla"],
        },
    )
    answers(g, (0, PASS), (1, PASS), (2, PASS))
    assert g.gold == [3, 7, 5, 7]


@pytest.mark.rule("S-4.3")
def test_the_books_are_one_sum() -> None:
    """A house without gold pays for three gladiators with what three slaves earn."""
    g = position(phase="upkeep", gold=[0, 9, 9, 9], assets={0: ["Agron", "Crixus", "Varro", "Cook", "Mira", "Prisca"]})
    answer(g, 0, PASS)
    assert g.gold[0] == 0
    assert len(ready(g, 0)) == 6


@pytest.mark.rule("S-4.3")
def test_gold_may_not_fall_below_0_so_gladiators_go() -> None:
    g = position(phase="upkeep", gold=[1, 9, 9, 9], assets={0: ["Agron", "Crixus", "Varro", "Cook"]})
    assert options(g) == [asset("Agron"), asset("Crixus"), asset("Varro")]  # 3 gladiators, 1 slave: 2 to pay
    with pytest.raises(Refused):
        answer(g, 0, PASS)
    answer(g, 0, asset("Crixus"))
    assert options(g) == [PASS, asset("Agron"), asset("Varro")]
    answer(g, 0, PASS)
    assert g.gold[0] == 0
    assert names(g.assets[0]) == ["Agron", "Varro", "Cook"]
    assert names(g.market_gone) == ["Crixus"]


@pytest.mark.rule("S-4.3")
def test_a_house_may_let_gladiators_go_that_it_could_pay() -> None:
    g = position(phase="upkeep", assets={0: ["Agron", "Crixus", "Cook"]})
    answers(g, (0, asset("Agron")), (0, asset("Crixus")))
    assert asked(g)[0] == 1
    assert g.gold[0] == 11


@pytest.mark.rule("S-4.3")
def test_slaves_are_not_let_go() -> None:
    g = position(phase="upkeep", gold=[0, 9, 9, 9], assets={0: ["Agron", "Crixus", "Cook"]})
    assert asset("Cook") not in options(g)


@pytest.mark.rule("S-4.3", "S-3.2")
def test_a_gift_may_save_a_gladiator() -> None:
    g = position(phase="upkeep", gold=[0, 9, 9, 9], assets={0: ["Agron"]})
    assert PASS not in options(g)
    give_gold(g, 3, 0, 1)
    answer(g, 0, PASS)
    assert (g.gold[0], ready(g, 0)) == (0, ["Agron"])


@pytest.mark.rule("S-4.3")
def test_the_books_go_from_the_host_clockwise() -> None:
    g = position(phase="upkeep", host=2)
    for who in (2, 3, 0, 1):
        assert asked(g) == (who, "upkeep.release")
        answer(g, who, PASS)
    assert g.phase == INTRIGUE_PHASE


@pytest.mark.rule("S-4.3", "S-13.1")
def test_letting_a_champion_go_costs_influence() -> None:
    g = position(phase="upkeep", assets={0: ["Gannicus champion"]})
    answer(g, 0, asset("Gannicus"))
    assert g.influence == [3, 4, 4, 4]
    assert g.favors[card("Gannicus")] == 0


@pytest.mark.rule("S-4.3")
def test_the_books_are_told() -> None:
    g = position(phase="upkeep", gold=[5, 5, 5, 5], assets={0: ["Agron"], 1: ["Varro", "Mira", "Prisca"]})
    events = watched(g)
    answers(g, (0, PASS), (1, PASS), (2, PASS), (3, PASS))
    assert told(events, "books-pay") == [(0, 1)]
    assert told(events, "books-gain") == [(1, 1)]


@pytest.mark.rule("S-6.6", "S-4.3")
def test_after_the_books_there_is_a_quiet_moment() -> None:
    g = position(phase="upkeep", gold=[1, 9, 9, 9], assets={0: ["Agron", "Cook exhausted"]}, hands={1: ["Destitute!"]})
    answers(g, (0, PASS), (1, PASS), (2, PASS), (3, PASS))
    assert asked(g) == (0, "intrigue.do_deed")  # the cook was refreshed and earned the coin, so nobody is without gold


@pytest.mark.rule("S-6.6", "S-4.3")
def test_that_moment_opens_when_a_house_has_become_poor() -> None:
    g = position(phase="upkeep", gold=[1, 9, 9, 9], assets={0: ["Agron"]}, hands={1: ["Destitute!"]})
    answers(g, (0, PASS), (1, PASS), (2, PASS), (3, PASS))
    assert asked(g) == (1, "quiet.speak")
