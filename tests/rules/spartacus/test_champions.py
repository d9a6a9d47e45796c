"""S-13: how Champions are made, won and lost."""

from __future__ import annotations

import pytest

from harena.games.spartacus.actions import DOWN, RULE_2, UP
from harena.games.spartacus.house import CHAMPION
from harena.games.spartacus.state import Ludus
from harena.games.spartacus.trade import CARD, GOLD
from tests.rules.spartacus.fighting import close, decline, strike
from tests.rules.spartacus.playing import (
    accept,
    answer,
    answers,
    asked,
    asset,
    card,
    names,
    offer,
    options,
    play,
    position,
    sell,
    told,
    watched,
)


def victory(one: str, two: str = "Cook", **more: object) -> Ludus:
    """Seat 0's fighter strikes a slave down: four sixes against a one remove all three dice."""
    return decline(strike(close(one, two, **more), [6, 6, 6, 6], [1]))  # type: ignore[arg-type]


# The third Favor


@pytest.mark.rule("S-13.1", "S-12.1")
def test_the_third_favor_makes_a_champion_and_brings_influence() -> None:
    g = victory("Agron 2")
    assert g.favors[card("Agron")] == CHAMPION
    assert g.influence == [4 + 1 + 1, 4, 4, 4]  # 1 for the victory, 1 for the Champion


@pytest.mark.rule("S-13.1", "S-12.1")
@pytest.mark.parametrize("favors", [0, 1])
def test_the_first_two_do_not(favors: int) -> None:
    g = victory(f"Agron {favors}")
    assert g.favors[card("Agron")] == favors + 1
    assert g.influence == [5, 4, 4, 4]


@pytest.mark.rule("S-13.1", "S-12.1")
def test_a_champion_gains_no_more_favors_and_no_more_influence_for_being_one() -> None:
    g = victory("Agron champion")
    assert g.favors[card("Agron")] == CHAMPION
    assert g.influence == [5, 4, 4, 4]


@pytest.mark.rule("S-13.1")
def test_a_new_champion_is_announced() -> None:
    g = close("Agron 2", "Cook")
    events = watched(g)
    decline(strike(g, [6, 6, 6, 6], [1]))
    assert told(events, "champion") == [(card("Agron"),)]
    assert told(events, "influence-up") == [(0, 1, 5), (0, 1, 6)]


@pytest.mark.rule("S-13.1")
def test_a_slave_who_wins_three_times_is_a_champion_too() -> None:
    g = decline(strike(close("Raxos 2", "Cook", pools=([4, 1, 1], [1, 1, 1])), [6, 6, 6, 6], [1]))
    assert g.favors[card("Raxos")] == CHAMPION
    assert g.influence[0] == 6


@pytest.mark.rule("S-13.1")
def test_a_champion_stays_one_for_life() -> None:
    """Injury, healing and sale to another house do not change a Champion."""
    g = position(phase="upkeep", luck=[4], assets={0: ["Gannicus injured champion", "Cook"]})
    assert g.favors[card("Gannicus")] == CHAMPION
    assert g.influence == [4, 4, 4, 4]


# By trade


@pytest.mark.rule("S-13.1", "S-7.3")
def test_a_champion_traded_takes_his_influence_with_him() -> None:
    g = position(phase="market", assets={1: ["Gannicus champion", "Cook"]})
    accept(g, 0, offer(g, 1, 0, give=[(CARD + card("Gannicus"), 1)], get=[(GOLD, 8)]))
    assert g.influence == [5, 3, 4, 4]
    assert g.gold == [2, 18, 10, 10]
    assert g.favors[card("Gannicus")] == CHAMPION


@pytest.mark.rule("S-13.1")
def test_two_champions_exchanged_change_nothing() -> None:
    g = position(phase="market", assets={0: ["Agron champion", "Cook"], 1: ["Gannicus champion", "Mira"]})
    give, get = [(CARD + card("Gannicus"), 1)], [(CARD + card("Agron"), 1)]
    accept(g, 0, offer(g, 1, 0, give=give, get=get))
    assert g.influence == [4, 4, 4, 4]


@pytest.mark.rule("S-7.3")
def test_a_gladiator_with_favors_keeps_them_and_brings_no_influence() -> None:
    g = position(phase="market", assets={1: ["Gannicus 2", "Cook"]})
    accept(g, 0, offer(g, 1, 0, give=[(CARD + card("Gannicus"), 1)]))
    assert g.influence == [4, 4, 4, 4]
    assert g.favors[card("Gannicus")] == 2


@pytest.mark.rule("S-13.1", "S-7.1")
def test_a_champion_sold_to_the_bank_costs_influence() -> None:
    g = position(phase="market", assets={1: ["Gannicus champion", "Cook"]})
    answer(g, 1, sell("Gannicus"))
    assert g.influence == [4, 3, 4, 4]
    assert g.gold[1] == 15
    assert g.favors[card("Gannicus")] == 0


@pytest.mark.rule("S-13.1", "S-1.3")
def test_at_no_influence_the_loss_of_a_champion_costs_nothing() -> None:
    g = position(phase="market", assets={1: ["Gannicus champion", "Cook"]}, influence=[4, 0, 4, 4])
    accept(g, 0, offer(g, 1, 0, give=[(CARD + card("Gannicus"), 1)]))
    assert g.influence == [5, 0, 4, 4]


# By death


@pytest.mark.rule("S-13.1", "S-4.2")
def test_a_champion_who_dies_of_his_injury_costs_influence() -> None:
    g = position(phase="upkeep", luck=[1], assets={0: ["Gannicus injured champion", "Cook"]})
    assert g.influence == [3, 4, 4, 4]
    assert names(g.market_gone) == ["Gannicus"]


@pytest.mark.rule("S-13.1")
def test_a_champion_decapitated_costs_influence() -> None:
    g = victory("Agron", "Cook champion")
    assert g.influence == [5, 3, 4, 4]
    assert g.favors[card("Cook")] == 0


@pytest.mark.rule("S-13.1", "S-12.3")
def test_no_thumb_turns_down_on_a_champion() -> None:
    g = decline(strike(close("Agron", "Celtic Warrior champion", pools=([4, 4, 3], [1, 1, 1])), [6, 2, 2, 2], [1]))
    assert asked(g) == (0, "arena.show_thumb")
    assert options(g) == [UP]
    assert DOWN not in options(g)


@pytest.mark.rule("S-13.1", "S-17")
def test_a_champion_discarded_for_a_scheme_costs_influence() -> None:
    hands = {0: ["Incite Rebellion"]}
    g = position(hands=hands, influence=[5, 4, 4, 4], assets={1: ["Gannicus champion", "Agron", "Cook"]})
    answers(g, (0, play("Incite Rebellion", 1)), (1, asset("Gannicus")))
    assert g.influence == [5, 3, 4, 4]


@pytest.mark.rule("S-13.1", "S-15")
def test_a_champion_discarded_for_a_rule_of_the_house_costs_what_it_brings() -> None:
    g = position(assets={0: ["Gannicus champion", "Agron", "Varro", "Cook"]})
    answers(g, (0, RULE_2), (0, asset("Gannicus")), (0, asset("Agron")), (0, asset("Varro")))
    assert g.influence == [4, 4, 4, 4]


@pytest.mark.rule("S-13.1")
def test_a_champion_exhausted_and_injured_is_still_his_houses() -> None:
    g = position(hands={0: ["Poisoned Wine"]}, assets={1: ["Gannicus champion", "Cook"]})
    answer(g, 0, play("Poisoned Wine", "Gannicus"))
    assert g.influence == [4, 4, 4, 4]
    assert g.favors[card("Gannicus")] == CHAMPION


@pytest.mark.rule("S-13.1", "S-1.3")
@pytest.mark.parametrize("influence", [0, 12])
def test_two_champions_exchanged_change_nothing_at_the_ends_of_the_track(influence: int) -> None:
    """A trade happens at once: a house that loses one and gains one neither wins at 0 nor loses at 12."""
    assets = {0: ["Agron champion", "Cook"], 1: ["Gannicus champion", "Mira"]}
    for proposer, other in ((0, 1), (1, 0)):
        g = position(phase="market", assets=assets, influence=[influence, influence, 4, 4])
        mine, theirs = [(CARD + card("Agron"), 1)], [(CARD + card("Gannicus"), 1)]
        if proposer == 1:
            mine, theirs = theirs, mine
        accept(g, other, offer(g, proposer, other, give=mine, get=theirs))
        assert g.influence == [influence, influence, 4, 4]
