"""The rulebook's worked examples of foils, guards, Open Market, auction and Host bids, with every number.

Pierre is seat 0, Sabine seat 1, Jean seat 2, Lise seat 3.
"""

from __future__ import annotations

import pytest

from harena.games.spartacus.actions import FROM_HAND, FROM_TABLE
from harena.games.spartacus.state import Market
from harena.games.spartacus.trade import CARD, GOLD, GUARDS
from tests.rules.spartacus.playing import (
    RULES,
    accept,
    answer,
    asked,
    awaited,
    card,
    choose,
    give_bids,
    guards_of,
    leave_market,
    names,
    offer,
    pass_all,
    play,
    position,
    script,
    sell,
    titles,
    told,
    unused,
    watched,
)

PIERRE, SABINE, JEAN, LISE = range(4)


@pytest.mark.rule("S-5.6", "S-6.2")
def test_example_5_visitor_from_rome_is_foiled_by_whispered_rumours() -> None:
    """Jean has 10 Influence and would gain 1; Lise foils it; both cards are discarded."""
    hands = {JEAN: ["Visitor from Rome"], LISE: ["Whispered Rumours"]}
    g = position(host=JEAN, influence=[4, 4, 10, 6], hands=hands)
    answer(g, JEAN, play("Visitor from Rome", JEAN))
    choose(g, {LISE: play("Whispered Rumours")})
    assert asked(g) == (JEAN, "intrigue.do_deed")
    assert g.influence == [4, 4, 10, 6]
    assert titles(g.gone) == ["Visitor from Rome", "Whispered Rumours"]
    assert (g.hands[JEAN], g.hands[LISE]) == (0, 0)


@pytest.mark.rule("S-5.6")
def test_example_5_unfoiled_it_would_have_been_eleven() -> None:
    g = position(host=JEAN, influence=[4, 4, 10, 6], hands={JEAN: ["Visitor from Rome"], LISE: ["Whispered Rumours"]})
    choose(answer(g, JEAN, play("Visitor from Rome", JEAN)))
    assert g.influence == [4, 4, 11, 6]


@pytest.mark.rule("S-5.6", "S-6.2")
def test_example_5_a_foiled_grand_feast_costs_lise_no_gold() -> None:
    g = position(host=LISE, influence=[4, 4, 6, 5], hands={LISE: ["Grand Feast"], JEAN: ["Whispered Rumours"]})
    answer(g, LISE, play("Grand Feast", LISE))
    choose(g, {JEAN: play("Whispered Rumours")})
    assert (g.gold, g.influence) == ([10, 10, 10, 10], [4, 4, 6, 5])
    assert titles(g.gone) == ["Grand Feast", "Whispered Rumours"]


@pytest.mark.rule("S-5.6")
def test_example_5_unfoiled_the_feast_would_have_cost_her_two_for_every_other_house() -> None:
    g = position(host=LISE, influence=[4, 4, 6, 5], hands={LISE: ["Grand Feast"], JEAN: ["Whispered Rumours"]})
    choose(answer(g, LISE, play("Grand Feast", LISE)))
    assert (g.gold, g.influence) == ([12, 12, 12, 4], [4, 4, 6, 6])


@pytest.mark.rule("S-6.3")
def test_example_6_incite_rebellion_against_three_guards() -> None:
    """A guard on the table rolls 2, one of the two in hand rolls 5: the scheme is foiled, and one guard is left."""
    g = position(
        host=SABINE,
        influence=[4, 5, 4, 4],
        assets={PIERRE: ["Agron", "Cook"]},
        hands={SABINE: ["Incite Rebellion"], PIERRE: ["Guard", "Guard"]},
        guards={PIERRE: 1},
    )
    script(g, 2, 5)
    answer(g, SABINE, play("Incite Rebellion", PIERRE))
    events = watched(g)
    choose(g, {PIERRE: FROM_TABLE})
    assert asked(g) == (PIERRE, "scheme.foil")
    choose(g, {PIERRE: FROM_HAND})
    assert told(events, "guard-rolled") == [(PIERRE, 2), (PIERRE, 5)]
    assert asked(g) == (SABINE, "intrigue.do_deed")
    assert names(g.assets[PIERRE]) == ["Agron", "Cook"]
    assert titles(g.gone) == ["Incite Rebellion", "Guard", "Guard"]
    assert (guards_of(g, PIERRE), titles(g.hands[PIERRE]), unused(g)) == ((0, 0), ["Guard"], 0)


@pytest.mark.rule("S-8.3")
def test_example_7_the_auction_of_agron_fails() -> None:
    """Bids are 0, 2, 3, 3; then 1 and 1 on top; then 0 and 0: the card is discarded, all gold is returned."""
    g = position(phase="auctions", gold=[6, 7, 8, 9], luck=[card(name) for name in ("Agron", "Net", "Mira", "Galea")])
    events = watched(g)
    f = next(f for f in g.stack if isinstance(f, Market))
    give_bids(g, 0, 2, 3, 3)
    assert (awaited(g), f.stakes) == ([JEAN, LISE], (0, 0, 3, 3))
    give_bids(g, 1, 1)
    assert (awaited(g), f.stakes) == ([JEAN, LISE], (0, 0, 4, 4))
    give_bids(g, 0, 0)
    assert told(events, "bids") == [((0, 0, 1, 2, 2, 3, 3, 3),), ((2, 4, 3, 4),), ((2, 4, 3, 4),)]
    assert names(g.market_gone) == ["Agron"]
    assert g.gold == [6, 7, 8, 9]
    assert told(events, "shown") == [(card("Net"),)]


@pytest.mark.rule("S-9.1")
@pytest.mark.parametrize(("dice", "host"), [((5, 2), PIERRE), ((2, 5), LISE), ((3, 3, 6, 1), PIERRE)])
def test_example_8_bids_for_the_host_token(dice: tuple[int, ...], host: int) -> None:
    """Bids are 8, 6, 5 and 8, then 0 and 0: the two tied houses roll; the higher roll becomes Host and pays nothing."""
    g = position(phase="host", host=SABINE, gold=[9, 8, 7, 10])
    events = watched(g)
    give_bids(g, 8, 6, 5, 8)
    assert awaited(g) == [PIERRE, LISE]
    give_bids(script(g, *dice), 0, 0)
    assert [args[0] for args in told(events, "rolled")] == [PIERRE, LISE] * (len(dice) // 2)
    assert (g.host, g.gold, unused(g)) == (host, [9, 8, 7, 10], 0)
    assert g.influence == [5 if seat == host else 4 for seat in range(4)]  # the Host opens the games (S-10.1)


@pytest.mark.rule("S-7.1")
def test_example_16_the_open_market() -> None:
    """Sabine declines Pierre's 3 for a gladiator and sells it to the bank for 2; Jean sells Pierre a guard for 3."""
    g = position(
        phase="market",
        gold=[10, 4, 0, 5],
        assets={PIERRE: ["Agron", "Cook"], SABINE: ["Syrian Warrior", "Crixus", "Debtor"], JEAN: ["Barca", "Deserter"]},
        guards={PIERRE: 1, JEAN: 2},
    )
    number = offer(g, PIERRE, SABINE, give=[(GOLD, 3)], get=[(CARD + card("Syrian Warrior"), 1)])
    RULES.act_freely(g, SABINE, "decline", (number,))
    answer(g, SABINE, sell("Syrian Warrior"))
    assert g.gold == [10, 6, 0, 5]
    assert (names(g.assets[SABINE]), names(g.market_gone)) == (["Crixus", "Debtor"], ["Syrian Warrior"])
    accept(g, JEAN, offer(g, PIERRE, JEAN, give=[(GOLD, 3)], get=[(GUARDS, 1)]))
    assert g.gold == [7, 6, 3, 5]
    assert (guards_of(g, PIERRE), guards_of(g, JEAN), g.gone) == ((2, 0), (1, 0), 0)
    leave_market(g)
    assert asked(pass_all(g))[1] == "market.bid"
