"""S-7, the Open Market: sales to the bank, and leaving for good."""

from __future__ import annotations

import pytest

from harena.games.spartacus import GAME
from harena.games.spartacus.actions import SELL_GUARD
from harena.games.spartacus.trade import CARD, GOLD, GUARDS
from harena.kernel.choice import PASS, Refused
from tests.rules.spartacus.playing import (
    accept,
    answer,
    answers,
    asked,
    awaited,
    card,
    give_gold,
    guards_of,
    leave_market,
    names,
    offer,
    options,
    position,
    sell,
    titles,
    told,
    watched,
)

# S-7.1: selling to the bank


@pytest.mark.rule("S-7.1")
def test_the_market_opens_for_all_at_once() -> None:
    g = position(phase="market", host=2)
    assert asked(g)[1] == "market.trade"
    assert awaited(g) == [0, 1, 2, 3]


@pytest.mark.rule("S-7.1")
def test_there_is_no_turn_order() -> None:
    g = position(phase="market", assets={0: ["Agron"], 3: ["Crixus"]})
    answer(g, 3, sell("Crixus"))
    answer(g, 0, sell("Agron"))
    assert g.gold == [14, 10, 10, 15]


@pytest.mark.rule("S-7.1", "S-16.4", "S-16.13", "S-16.29", "S-16.34", "S-16.37")
@pytest.mark.parametrize(
    ("name", "value"),
    [("Syrian Warrior", 2), ("Spartacus", 5), ("Ashur", 3), ("Cook", 2), ("Mira", 3), ("Naevia", 4), ("Trident", 2)],
)
def test_a_ready_asset_is_sold_for_its_value(name: str, value: int) -> None:
    g = position(phase="market", assets={1: [name]}, gold=[0, 0, 0, 0])
    answer(g, 1, sell(name))
    assert g.gold == [0, value, 0, 0]
    assert (g.assets[1], names(g.market_gone)) == (0, [name])


@pytest.mark.rule("S-7.1", "S-17.40")
def test_a_guard_is_sold_for_one_and_goes_to_the_intrigue_discards() -> None:
    g = position(phase="market", guards={1: 2}, gold=[0, 0, 0, 0])
    answer(g, 1, SELL_GUARD)
    assert g.gold == [0, 1, 0, 0]
    assert (guards_of(g, 1), titles(g.gone), g.market_gone) == ((1, 0), ["Guard"], 0)


@pytest.mark.rule("S-7.1", "S-3.3")
def test_exhausted_assets_are_not_sold() -> None:
    g = position(
        phase="market",
        assets={1: ["Agron exhausted", "Crixus injured", "Cook"]},
        guards={1: 1},
        resting={1: 1},
    )
    assert options(g, 1) == [PASS, sell("Cook")]


@pytest.mark.rule("S-7.1")
def test_cards_of_the_hand_are_not_sold() -> None:
    g = position(phase="market", assets={1: []}, hands={1: ["Guard", "Robbery"]})
    assert options(g, 1) == [PASS]


@pytest.mark.rule("S-7.1")
def test_one_may_sell_and_sell_again() -> None:
    g = position(phase="market", assets={1: ["Agron", "Crixus"]}, guards={1: 1})
    answers(g, (1, sell("Agron")), (1, SELL_GUARD), (1, sell("Crixus")))
    assert g.gold[1] == 10 + 4 + 1 + 5
    assert options(g, 1) == [PASS]


@pytest.mark.rule("S-7.1", "S-12.4")
def test_tokens_leave_a_card_that_is_sold() -> None:
    g = position(phase="market", assets={1: ["Agron 2"]})
    answer(g, 1, sell("Agron"))
    assert g.favors[card("Agron")] == 0


@pytest.mark.rule("S-7.1", "S-13.1")
def test_who_sells_a_champion_loses_one_influence() -> None:
    g = position(phase="market", assets={1: ["Agron champion"]})
    answer(g, 1, sell("Agron"))
    assert (g.influence, g.gold[1]) == ([4, 3, 4, 4], 14)


@pytest.mark.rule("S-7.1", "S-3.4")
def test_a_sale_is_told_to_all() -> None:
    g = position(phase="market", assets={1: ["Agron"]}, guards={1: 1})
    events = watched(g)
    answers(g, (1, sell("Agron")), (1, SELL_GUARD))
    assert told(events, "sold") == [(1, card("Agron"), 4)]
    assert told(events, "sold-guard") == [(1, 1)]
    assert all(event.to is None for event in events)


# S-7.2: leaving


@pytest.mark.rule("S-7.2")
def test_a_house_that_takes_up_its_gold_has_left_for_good() -> None:
    g = position(phase="market", assets={1: ["Agron"]})
    answer(g, 1, PASS)
    assert awaited(g) == [0, 2, 3]
    with pytest.raises(Refused):
        answer(g, 1, sell("Agron"))


@pytest.mark.rule("S-7.2")
def test_who_has_left_proposes_nothing() -> None:
    g = answer(position(phase="market"), 1, PASS)
    with pytest.raises(Refused) as refusal:
        offer(g, 1, 2, give=[(GOLD, 1)])
    assert refusal.value.rule == "S-7.1"


@pytest.mark.rule("S-7.2")
def test_who_has_left_is_offered_nothing() -> None:
    g = answer(position(phase="market"), 1, PASS)
    with pytest.raises(Refused) as refusal:
        offer(g, 2, 1, give=[(GOLD, 1)])
    assert refusal.value.rule == "S-7.1"


@pytest.mark.rule("S-7.2")
@pytest.mark.parametrize("leaver", [1, 2])
def test_open_offers_fall_when_either_side_leaves(leaver: int) -> None:
    g = position(phase="market", assets={1: ["Agron"]})
    events = watched(g)
    number = offer(g, 1, 2, give=[(CARD + card("Agron"), 1)], get=[(GOLD, 6)])
    answer(g, leaver, PASS)
    assert g.offers == []
    assert told(events, "offer-gone") == [(number, 1, 2)]
    with pytest.raises(Refused):
        accept(g, 2, number)


@pytest.mark.rule("S-7.2")
def test_the_offers_of_others_stay_when_somebody_leaves() -> None:
    g = position(phase="market", assets={1: ["Agron"]})
    number = offer(g, 1, 2, give=[(CARD + card("Agron"), 1)], get=[(GOLD, 6)])
    answers(g, (0, PASS), (3, PASS))
    accept(g, 2, number)
    assert "Agron" in names(g.assets[2])
    assert g.gold == [10, 16, 4, 10]


@pytest.mark.rule("S-7.2", "S-3.2")
def test_who_has_left_may_still_be_given_gold_and_give() -> None:
    g = answer(position(phase="market"), 1, PASS)
    give_gold(g, 1, 2, 3)
    give_gold(g, 2, 1, 1)
    assert g.gold == [10, 8, 12, 10]


@pytest.mark.rule("S-7.2")
def test_when_all_have_left_the_auctions_begin() -> None:
    g = leave_market(position(phase="market"))
    assert asked(g) == (0, "market.bid")


@pytest.mark.rule("S-7.2")
def test_the_last_one_there_may_still_sell() -> None:
    g = answers(position(phase="market", assets={3: ["Agron"]}), (0, PASS), (1, PASS), (2, PASS))
    answer(g, 3, sell("Agron"))
    assert asked(g) == (3, "market.trade")
    answer(g, 3, PASS)
    assert asked(g)[1] == "market.bid"


@pytest.mark.rule("S-7.2", "S-3.4")
def test_gold_taken_up_is_no_hidden_information() -> None:
    """The gold can be worked out; only the page stops showing it."""
    g = answer(position(phase="market", gold=[7, 8, 9, 10]), 1, PASS)
    assert GAME.view(g, 0)["state"]["gold"] == [7, 8, 9, 10]


# S-7.3: tokens


@pytest.mark.rule("S-7.3")
def test_a_gladiator_keeps_his_favors_when_he_changes_hands() -> None:
    g = position(phase="market", assets={1: ["Agron 2"]})
    accept(g, 2, offer(g, 1, 2, give=[(CARD + card("Agron"), 1)]))
    assert g.favors[card("Agron")] == 2
    assert "Agron" in names(g.assets[2])
    assert g.influence == [4, 4, 4, 4]


@pytest.mark.rule("S-7.3", "S-13.1")
def test_a_champion_takes_his_influence_with_him() -> None:
    g = position(phase="market", assets={1: ["Agron champion"]})
    accept(g, 2, offer(g, 1, 2, give=[(CARD + card("Agron"), 1)], get=[(GOLD, 9)]))
    assert (g.influence, g.gold) == ([4, 3, 5, 4], [10, 19, 1, 10])
    assert g.favors[card("Agron")] == 3


@pytest.mark.rule("S-7.1", "S-6.5")
def test_a_traded_guard_lies_ready_on_the_new_table() -> None:
    g = position(phase="market", guards={1: 2})
    accept(g, 2, offer(g, 1, 2, give=[(GUARDS, 2)], get=[(GOLD, 5)]))
    assert (guards_of(g, 1), guards_of(g, 2)) == ((0, 0), (2, 0))
    answer(g, 2, SELL_GUARD)
    assert g.gold == [10, 15, 6, 10]


@pytest.mark.rule("S-7.1")
def test_three_players_trade_too() -> None:
    g = position(3, phase="market", assets={1: ["Agron"]})
    assert awaited(g) == [0, 1, 2]
    accept(g, 0, offer(g, 1, 0, give=[(CARD + card("Agron"), 1)], get=[(GOLD, 10)]))
    assert g.gold == [0, 20, 10]
