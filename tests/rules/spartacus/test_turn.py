"""S-3: a turn, gifts of gold, ready and exhausted cards."""

from __future__ import annotations

import pytest

from harena.games.spartacus.actions import ASSET, FROM_TABLE, RULE_1, RULE_2, SEEK, SELL, SELL_GUARD, SUPPORT, USE
from harena.games.spartacus.phases import ARENA_PHASE, INTRIGUE_PHASE, MARKET_PHASE, UPKEEP
from harena.games.spartacus.trade import CARD, GOLD, bot_may_give
from harena.kernel.choice import PASS, Refused
from tests.rules.spartacus.playing import (
    RULES,
    accept,
    aims,
    answer,
    asked,
    asset,
    awaited,
    card,
    give_bids,
    give_gold,
    guards_of,
    is_exhausted,
    lay,
    leave_market,
    offer,
    options,
    play,
    position,
    price,
    ready,
    script,
    seat,
    told,
    watched,
)

# S-3.1


@pytest.mark.rule("S-3.1")
def test_a_turn_is_upkeep_intrigue_market_and_arena() -> None:
    g = position(phase="upkeep", gold=[0, 0, 0, 0], influence=[0, 0, 0, 0], invitation="may decline")
    events = watched(g)
    for _ in range(4):
        answer(g, g.seat, PASS)
    assert g.phase == INTRIGUE_PHASE
    for _ in range(4):
        answer(g, g.seat, PASS)
    assert g.phase == MARKET_PHASE
    leave_market(g)  # nobody has gold: four auctions fail, and the dice decide who is Host
    assert (g.phase, asked(g)) == (ARENA_PHASE, (g.host, "arena.invite"))
    for guest in range(4):
        answer(g, g.host, seat(guest))
        answer(g, guest, PASS)
    assert (g.phase, g.turn) == (UPKEEP, 3)
    assert [args[0] for args in told(events, "phase")] == [INTRIGUE_PHASE, MARKET_PHASE, ARENA_PHASE, UPKEEP]


@pytest.mark.rule("S-3.1", "S-14.1")
def test_twelve_influence_wins_only_at_the_end_of_the_phase() -> None:
    g = position(hands={0: ["Visitor from Rome"]}, influence=[11, 4, 4, 4])
    answer(g, 0, play("Visitor from Rome", 0))
    assert g.influence[0] == 12
    for who in range(4):
        assert asked(g) == (who, "intrigue.do_deed")
        answer(g, who, PASS)
    assert asked(g) == (-1, "")
    assert g.winners == (0,)


@pytest.mark.rule("S-3.1", "S-14.1")
def test_no_victory_is_checked_at_the_end_of_upkeep() -> None:
    g = position(phase="upkeep", influence=[12, 4, 4, 4])
    for who in range(4):
        answer(g, who, PASS)
    assert asked(g) == (0, "intrigue.do_deed")


@pytest.mark.rule("S-3.1", "S-14.1")
def test_victory_is_checked_at_the_end_of_the_market_phase() -> None:
    g = position(phase="market", influence=[11, 4, 4, 4], gold=[0, 0, 0, 0], assets={1: ["Gannicus champion", "Cook"]})
    accept(g, 0, offer(g, 1, 0, give=[(CARD + card("Gannicus"), 1)]))
    assert g.influence == [12, 3, 4, 4]
    leave_market(g)
    assert asked(g) == (-1, "")
    assert g.winners == (0,)


# S-3.2


@pytest.mark.rule("S-3.2")
@pytest.mark.parametrize("phase", ["upkeep", "intrigue", "market", "invite"])
def test_gold_may_be_given_in_any_phase_without_consent(phase: str) -> None:
    g = position(phase=phase)
    give_gold(g, 2, 3, 4)
    assert g.gold == [10, 10, 6, 14]


@pytest.mark.rule("S-3.2")
def test_nobody_gives_more_than_they_have_nor_less_than_nothing() -> None:
    g = position(gold=[3, 10, 10, 10])
    for amount in (4, 0, -1):
        with pytest.raises(Refused):
            give_gold(g, 0, 1, amount)
    with pytest.raises(Refused):
        give_gold(g, 0, 0, 1)
    assert g.gold == [3, 10, 10, 10]


@pytest.mark.rule("S-3.2")
def test_gifts_while_sealed_answers_are_under_way() -> None:
    g = position(phase="auctions")
    assert awaited(g) == [0, 1, 2, 3]
    give_gold(g, 0, 1, 1)
    give_bids(g, 0, 0, 0, 1)
    give_gold(g, 0, 1, 1)
    assert g.gold == [8, 12, 10, 9]


@pytest.mark.rule("S-3.2")
def test_a_house_makes_at_most_twelve_offers_a_phase_and_any_number_of_gifts() -> None:
    g = position(phase="market", gold=[30, 0, 0, 0])
    wanted = [(CARD + min_card(g.assets[2]), 1)]
    for gold in range(1, 13):
        give_gold(g, 0, 1, 1)
        RULES.act_freely(g, 0, "withdraw", (offer(g, 0, 2, give=[(GOLD, gold)], get=wanted),))
    with pytest.raises(Refused):
        offer(g, 0, 1, give=[(GOLD, 1)])
    give_gold(g, 0, 1, 1)
    offer(g, 1, 0, give=[(GOLD, 1)])  # the other seat has its own count


def min_card(mask: int) -> int:
    return (mask & -mask).bit_length() - 1


@pytest.mark.rule("S-3.2")
def test_a_new_phase_has_twelve_gifts_of_a_bot_of_its_own() -> None:
    g = position(gold=[20, 10, 10, 10])
    for _ in range(12):
        give_gold(g, 0, 1, 1)
    assert not bot_may_give(g, 0)
    for who in range(4):
        answer(g, who, PASS)
    assert g.phase == MARKET_PHASE
    assert bot_may_give(g, 0)


@pytest.mark.rule("S-3.2", "S-7.1")
@pytest.mark.parametrize("phase", ["upkeep", "intrigue", "auctions", "invite"])
def test_assets_change_hands_only_in_the_open_market(phase: str) -> None:
    g = position(phase=phase, assets={0: ["Spartacus", "Cook"]})
    with pytest.raises(Refused):
        offer(g, 0, 1, give=[(CARD + card("Spartacus"), 1)])


@pytest.mark.rule("S-3.2")
def test_a_promise_binds_nobody() -> None:
    """A house that was told nothing supports the scheme against itself."""
    g = position(hands={0: ["Word to the Tax Collector"]})
    answer(g, 0, SEEK)
    answer(g, 0, lay("Word to the Tax Collector"))
    for option in (seat(1), price(0), PASS):
        answer(g, 0, option)
    answer(g, 1, SUPPORT)
    answer(g, 0, play("Word to the Tax Collector", 1))
    assert g.gold == [10, 5, 10, 10]


# S-3.3


@pytest.mark.rule("S-3.3", "S-4.3")
def test_exhausted_cards_neither_pay_nor_cost_in_upkeep() -> None:
    """Only an injury leaves a card exhausted that long; tested with one slave and one gladiator."""
    g = position(phase="upkeep", luck=[2, 2], assets={0: ["Agron", "Crixus injured", "Cook", "Mira injured"]})
    answer(g, 0, asset("Crixus"))
    answer(g, 0, PASS)
    assert g.gold[0] == 10  # 1 slave, 1 gladiator


@pytest.mark.rule("S-3.3")
def test_an_exhausted_fighter_cannot_fight() -> None:
    g = position(phase="invite", assets={1: ["Spartacus exhausted", "Agron", "Cook exhausted", "Mira"]})
    answer(g, 0, seat(1))
    assert options(g) == [PASS, asset("Agron"), asset("Mira")]


@pytest.mark.rule("S-3.3")
def test_exhausted_equipment_is_not_taken_into_the_arena() -> None:
    g = position(phase="invite", assets={1: ["Agron", "Axe exhausted", "Galea"]})
    answer(g, 0, seat(1))
    answer(g, 1, asset("Agron"))
    assert asked(g) == (1, "arena.take_armour")


@pytest.mark.rule("S-3.3", "S-7.1")
def test_an_exhausted_card_cannot_be_sold() -> None:
    g = position(phase="market", assets={0: ["Spartacus exhausted", "Agron"]}, guards={0: 1}, resting={0: 1})
    assert options(g, 0) == [PASS, SELL + card("Agron")]
    with pytest.raises(Refused):
        answer(g, 0, SELL_GUARD)


@pytest.mark.rule("S-3.3", "S-7.1")
def test_an_exhausted_card_cannot_be_traded() -> None:
    g = position(phase="market", assets={0: ["Spartacus exhausted", "Agron"]})
    with pytest.raises(Refused):
        offer(g, 0, 1, give=[(CARD + card("Spartacus"), 1)])
    offer(g, 0, 1, give=[(CARD + card("Agron"), 1)])


@pytest.mark.rule("S-3.3", "S-5.7")
def test_exhausted_cards_do_not_pay_for_a_rule_of_the_house() -> None:
    g = position(assets={0: ["Spartacus", "Agron exhausted", "Crixus exhausted", "Cook"]})
    assert RULE_1 not in options(g)
    assert RULE_2 not in options(g)


@pytest.mark.rule("S-3.3")
def test_an_exhausted_card_has_no_ability() -> None:
    g = position(assets={0: ["Agron", "Pietros exhausted", "Mira"]})
    assert [option - USE for option in options(g) if USE <= option < USE + 62] == [card("Mira")]


@pytest.mark.rule("S-3.3", "S-6.3")
def test_an_exhausted_guard_does_not_guard() -> None:
    g = position(hands={0: ["Robbery"]}, guards={1: 2}, resting={1: 1})
    answer(g, 0, play("Robbery", 1))
    script(g, 1)
    answer(g, 1, FROM_TABLE)
    assert g.gold[:2] == [13, 7]  # the second one lies face down, so nobody is asked again
    assert guards_of(g, 1) == (0, 1)


@pytest.mark.rule("S-3.3")
def test_an_exhausted_card_is_not_poisoned_again() -> None:
    g = position(hands={0: ["Poisoned Wine"]}, assets={1: ["Spartacus exhausted", "Agron", "Cook"]})
    assert card("Spartacus") not in aims(g, "Poisoned Wine")
    assert card("Agron") in aims(g, "Poisoned Wine")


@pytest.mark.rule("S-3.3")
def test_exhausted_cards_cannot_be_discarded_for_a_scheme() -> None:
    g = position(hands={0: ["Incite Rebellion"]}, influence=[5, 4, 4, 4], assets={1: ["Spartacus exhausted", "Agron"]})
    answer(g, 0, play("Incite Rebellion", 1))
    assert ready(g, 1) == []
    assert is_exhausted(g, "Spartacus")


@pytest.mark.rule("S-3.3", "S-4.2")
def test_an_exhausted_card_dies_of_its_injury() -> None:
    g = position(phase="upkeep", luck=[1], assets={0: ["Spartacus injured", "Cook"]})
    assert g.market_gone == 1 << card("Spartacus")
    assert asked(g) == (1, "upkeep.release")
    assert ASSET + card("Spartacus") not in options(g)


# S-3.5


@pytest.mark.rule("S-3.5")
def test_the_text_of_a_card_beats_the_rules() -> None:
    """A scheme may be guarded by its targets (S-6.3); the text of Collusion lets only the loser guard."""
    g = position(hands={0: ["Collusion"]}, guards={1: 1, 2: 1}, influence=[11, 4, 4, 4])
    answer(g, 0, play("Collusion", (1, 2)))
    assert awaited(g) == [1]
