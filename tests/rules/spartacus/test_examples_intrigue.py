"""The worked examples of the rulebook about Upkeep, schemes and exhausted cards: 1-4, 14, 15, 17 and 18."""

from __future__ import annotations

import pytest

from harena.games.spartacus.actions import ACCEPT, SEEK, SUPPORT
from harena.kernel.choice import PASS, Refused
from tests.rules.spartacus.playing import (
    aims,
    answer,
    answers,
    asked,
    asset,
    cash,
    choose,
    demand,
    intrigue,
    is_exhausted,
    is_injured,
    lay,
    names,
    options,
    play,
    position,
    price,
    ready,
    script,
    seat,
    seeded,
    titles,
    unused,
    use,
)


@pytest.mark.rule("S-4.3")
def test_example_1_upkeep_money() -> None:
    """Houses: 3 gladiators, 2 slaves; 2 gladiators, one injured, 4 slaves; 1 and 1; 3 gladiators, no slaves, 2 gold."""
    g = position(
        phase="upkeep",
        gold=[10, 10, 10, 2],
        luck=[3],
        assets={
            0: ["Agron", "Crixus", "Varro", "Cook", "Mira"],
            1: ["Spartacus", "Barca injured", "Prisca", "Melitta", "Diona", "Aurelia"],
            2: ["Duro", "Indus"],
            3: ["Kerza", "Gnaeus", "Rhaskos"],
        },
    )
    answers(g, (0, PASS), (1, PASS), (2, PASS))
    assert g.gold == [9, 13, 10, 2]
    assert asked(g) == (3, "upkeep.release")
    assert options(g) == [asset("Gnaeus"), asset("Rhaskos"), asset("Kerza")]  # 3 to pay with 2 gold: one must go
    assert unused(g) == 0
    answer(seeded(g), 3, asset("Gnaeus"))
    answer(g, 3, PASS)
    assert g.gold == [9, 13, 10, 0]
    assert names(g.assets[3]) == ["Rhaskos", "Kerza"]
    assert names(g.market_gone) == ["Gnaeus"]


@pytest.mark.rule("S-4.1", "S-4.2", "S-4.3")
def test_example_2_a_whole_upkeep() -> None:
    g = position(
        phase="upkeep",
        luck=[3, 5],
        assets={0: ["Agron", "Crixus injured", "Varro injured", "Cook exhausted", "Mira exhausted"]},
    )
    assert ready(g, 0) == ["Agron", "Cook", "Mira"]  # both slaves are refreshed at once
    assert asked(g) == (0, "upkeep.treat")
    answer(g, 0, asset("Crixus"))  # the player names whom to treat first: a 3, then a 5
    assert (is_injured(g, "Crixus"), is_exhausted(g, "Crixus")) == (True, True)
    assert ready(g, 0) == ["Agron", "Varro", "Cook", "Mira"]
    answer(g, 0, PASS)
    assert g.gold[0] == 10  # 2 gladiators, 2 slaves: nothing is owed
    assert unused(g) == 0


@pytest.mark.rule("S-5.5")
def test_example_3_support_of_6_and_4_for_a_scheme_of_9() -> None:
    g = position(hands={0: ["Lend Me Your Ear"]}, influence=[6, 5, 4, 4])
    answers(g, (0, SEEK), (0, lay("Lend Me Your Ear")), (0, seat(2)), (0, price(1)), (0, PASS), (2, SUPPORT))
    assert g.gold == [9, 10, 11, 10]  # in exchange for a little gold
    answer(g, 0, play("Lend Me Your Ear", 1))
    assert g.influence == [6, 6, 4, 4]  # the scheme's gain; the tokens of the two houses did not move


@pytest.mark.rule("S-5.5")
def test_example_3_support_of_4_and_3_for_black_market_profits() -> None:
    g = position(hands={0: ["Black Market Profits"]}, influence=[4, 4, 4, 3])
    with pytest.raises(Refused):
        answer(g, 0, play("Black Market Profits"))
    answers(g, (0, SEEK), (0, lay("Black Market Profits")), (0, seat(3)), (0, price(0)), (0, PASS))
    answers(g, (3, demand(2)), (0, ACCEPT))
    assert g.gold == [8, 10, 10, 12]
    answer(g, 0, play("Black Market Profits"))
    assert g.gold == [13, 10, 10, 12]
    assert g.influence == [4, 4, 4, 3]
    assert titles(g.gone) == ["Black Market Profits"]


@pytest.mark.rule("S-6.6", "S-4.3", "S-17.39")
def test_example_4_destitute_in_upkeep() -> None:
    """Sabine has 2 gold, and her upkeep takes all of it."""
    g = position(
        phase="upkeep",
        gold=[10, 2, 10, 10],
        assets={1: ["Agron", "Crixus", "Varro", "Cook"]},
        hands={2: ["Destitute!"]},
    )
    answers(g, (0, PASS), (1, PASS), (2, PASS), (3, PASS))
    assert g.gold == [10, 0, 10, 10]
    assert asked(g) == (2, "quiet.speak")
    choose(g, {2: play("Destitute!", 1)})
    assert g.influence == [4, 3, 4, 4]
    assert titles(g.gone) == ["Destitute!"]


@pytest.mark.rule("S-3.3", "S-17")
def test_example_14_exhausted_slaves_count_for_nothing() -> None:
    """Seat 0 has three slaves, two of them exhausted; seat 1 opens the gate, seat 2 finds the house empty."""
    g = position(
        hands={0: ["Illicit Services"], 1: ["Unlocked Gate"], 2: ["Empty Brothel"]},
        influence=[6, 4, 4, 4],
        assets={0: ["Agron", "Cook", "Mira exhausted", "Indus exhausted"]},
    )
    answer(g, 0, play("Illicit Services", 0))
    choose(g)
    assert g.gold[0] == 12
    answer(g, 0, PASS)
    assert asked(g) == (1, "intrigue.do_deed")
    answer(g, 1, play("Unlocked Gate", 0))  # only the ready slave can go, so nobody is asked which one
    choose(g)
    assert names(g.assets[0]) == ["Agron", "Indus", "Mira"]
    assert names(g.market_gone) == ["Cook"]
    assert asked(g) == (2, "quiet.speak")
    assert aims(g, "Empty Brothel") == [0]
    choose(g, {2: play("Empty Brothel", 0)})
    assert g.influence == [5, 4, 4, 4]


@pytest.mark.rule("S-5.4", "S-17.10")
def test_example_15_inside_information_on_oneself() -> None:
    g = position(hands={0: ["Inside Information"]}, influence=[7, 4, 4, 4])
    script(g, intrigue("Robbery"), intrigue("Guard"))
    answer(g, 0, play("Inside Information", 0))
    assert titles(g.hands[0]) == ["Robbery", "Guard"]
    assert titles(g.gone) == ["Inside Information"]
    assert unused(g) == 0


@pytest.mark.rule("S-16.25", "S-5.2")
def test_example_17_pietros() -> None:
    g = position(assets={0: ["Agron", "Pietros"]})
    answer(g, 0, use("Pietros"))
    assert is_exhausted(g, "Pietros")
    assert g.gold[0] == 11
    with pytest.raises(Refused):
        answer(g, 0, use("Pietros"))


@pytest.mark.rule("S-1.3", "S-5.3")
def test_example_18_at_5_influence_the_hand_size_is_4() -> None:
    g = position(hands={0: ["Guard"] * 6}, influence=[5, 4, 4, 4])
    answer(g, 0, cash("Guard"))
    assert g.hands[0].bit_count() == 5
    with pytest.raises(Refused):
        answer(g, 0, PASS)
    answer(g, 0, cash("Guard"))
    answer(g, 0, PASS)
    assert g.hands[0].bit_count() == 4
    assert asked(g) == (1, "intrigue.do_deed")
