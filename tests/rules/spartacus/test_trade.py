"""S-3.2, S-7.1: gifts of gold at any time; trade by offers, in the Open Market only."""

from __future__ import annotations

from typing import Any

import pytest

from harena.bots.driver import free_moves_for_bot
from harena.games.spartacus import GAME
from harena.games.spartacus.actions import FROM_TABLE, SEEK
from harena.games.spartacus.state import Ludus
from harena.games.spartacus.trade import CARD, GOLD, GUARDS, MOST_OPENED
from harena.kernel.choice import PASS, Offer, Refused
from harena.kernel.serialization import digest
from harena.matches.offers import offer_args
from tests.rules.spartacus.playing import (
    RULES,
    accept,
    answer,
    answers,
    asked,
    awaited,
    bets,
    bid,
    card,
    cash,
    choose,
    give_bids,
    give_gold,
    guards_of,
    lay,
    names,
    offer,
    options,
    pass_all,
    play,
    position,
    script,
    seat,
    sell,
    table,
    told,
    use,
    watched,
)
from tests.rules.spartacus.playing import asset as send

Good = tuple[int, int]


def gold(amount: int) -> Good:
    return GOLD, amount


def asset(name: str, copy: int = 0) -> Good:
    return CARD + card(name, copy), 1


def guards(count: int) -> Good:
    return GUARDS, count


def market(**more: Any) -> Ludus:
    """Seat 1 has Agron, a Cook and two guards, seat 2 Crixus, Mira, a Trident and a guard."""
    house = {1: ["Agron", "Cook"], 2: ["Crixus", "Mira", "Trident"]}
    return position(phase="market", assets=house, guards={1: 2, 2: 1}, **more)


def refused(g: Ludus, who: int, name: str, args: tuple[int, ...]) -> str:
    """Return the rule that forbids the offer; nothing has changed."""
    before = digest(RULES, g)
    with pytest.raises(Refused) as refusal:
        RULES.act_freely(g, who, name, args)
    assert digest(RULES, g) == before
    return refusal.value.rule


def proposal(by: int, to: int, give: list[Good], get: list[Good]) -> tuple[int, ...]:
    return offer_args(Offer(0, by, to, tuple(give), tuple(get)))


# S-3.2: gifts


@pytest.mark.rule("S-3.2")
def test_a_gift_needs_no_consent() -> None:
    g = position()
    give_gold(g, 0, 2, 4)
    assert g.gold == [6, 10, 14, 10]


@pytest.mark.rule("S-3.2", "S-3.4")
def test_a_gift_is_told_to_all() -> None:
    g = position()
    events = watched(g)
    give_gold(g, 0, 2, 4)
    assert told(events, "gave-gold") == [(0, 2, 4)]
    assert all(event.to is None for event in events)


@pytest.mark.rule("S-3.2")
def test_who_is_not_asked_anything_may_give_too() -> None:
    g = position()
    assert asked(g)[0] == 0
    give_gold(g, 3, 1, 10)
    assert g.gold == [10, 20, 10, 0]


@pytest.mark.rule("S-3.2")
@pytest.mark.parametrize("args", [(0, 1), (1, 0), (1, -1), (1, 11), (4, 1), (-1, 1), (1,), (1, 1, 1), ()])
def test_a_gift_is_gold_one_has_to_another_player(args: tuple[int, ...]) -> None:
    assert refused(position(), 0, "give gold", args) == "S-3.2"


@pytest.mark.rule("S-3.2")
@pytest.mark.parametrize("phase", ["upkeep", "intrigue", "market", "invite"])
def test_gold_is_given_in_every_phase(phase: str) -> None:
    g = give_gold(position(phase=phase), 0, 1, 1)
    assert g.gold[:2] == [9, 11]


@pytest.mark.rule("S-3.2", "S-4.3")
def test_gold_given_in_upkeep_helps_to_balance_the_books() -> None:
    g = position(phase="upkeep", assets={0: ["Agron", "Crixus"]}, gold=[1, 10, 10, 10])
    assert PASS not in options(g, 0)
    give_gold(g, 1, 0, 1)
    answer(g, 0, PASS)
    assert g.gold[:2] == [0, 9]


@pytest.mark.rule("S-3.2", "S-11.2")
def test_gold_is_given_in_the_middle_of_a_fight() -> None:
    g = position(phase="invite", assets={0: ["Agron", "Cook"], 1: ["Crixus", "Mira"]})
    answers(g, (0, seat(0)), (0, send("Agron")), (0, seat(1)), (1, send("Crixus")))
    script(g, 1, 1, 1, 6, 6, 6)
    for house in range(4):
        answer(g, house, bets())
    assert asked(g) == (1, "fight.choose_order")
    give_gold(g, 2, 3, 5)
    assert g.gold == [10, 10, 5, 15]


@pytest.mark.rule("S-3.2", "S-8.2")
@pytest.mark.parametrize("phase", ["auctions", "host"])
def test_gold_is_given_while_bids_are_sealed_but_not_what_one_has_bid(phase: str) -> None:
    g = position(phase=phase)
    give_gold(g, 0, 1, 1)
    answer(g, 0, bid(5))
    assert refused(g, 0, "give gold", (1, 5)) == "S-3.2"
    give_gold(g, 0, 1, 4)
    assert refused(g, 0, "give gold", (1, 1)) == "S-3.2"
    answer(g, 0, bid(2))  # a sealed bid can be changed, and then it is free again
    give_gold(g, 0, 1, 3)
    assert g.gold == [2, 18, 10, 10]
    answers(g, (1, bid(0)), (2, bid(0)), (3, bid(0)))
    assert g.gold[0] == 0


@pytest.mark.rule("S-3.2", "S-8.3")
def test_stakes_on_the_table_are_not_given_away() -> None:
    g = position(phase="host")
    give_bids(g, 6, 6, 0, 0)
    assert awaited(g) == [0, 1]
    assert refused(g, 0, "give gold", (2, 5)) == "S-3.2"
    give_gold(g, 0, 2, 4)
    give_gold(g, 2, 3, 14)  # outbid, so its bid is its own again


@pytest.mark.rule("S-3.2", "S-8.2")
def test_who_gets_gold_while_the_others_bid_bids_too() -> None:
    g = position(phase="host", gold=[10, 0, 10, 0])
    assert awaited(g) == [0, 2]
    give_gold(g, 0, 1, 4)
    assert awaited(g) == [0, 1, 2]
    answers(g, (0, bid(0)), (1, bid(4)), (2, bid(1)))
    assert (g.host, g.gold) == (1, [6, 0, 10, 0])


@pytest.mark.rule("S-3.2", "S-8.2")
def test_who_gave_all_gold_away_bids_nothing() -> None:
    g = position(phase="host")
    give_gold(g, 0, 1, 10)
    assert options(g, 0) == [bid(0)]


@pytest.mark.rule("S-3.2", "S-3.4")
def test_what_one_may_give_tells_the_others_nothing_about_a_sealed_bid() -> None:
    small, large = position(phase="host"), position(phase="host")
    answer(small, 0, bid(1))
    answer(large, 0, bid(9))
    for viewer in (-1, 1, 2, 3):
        assert GAME.view(small, viewer) == GAME.view(large, viewer)
        assert viewer < 0 or RULES.free_moves_for(small, viewer) == RULES.free_moves_for(large, viewer)
    assert ("give gold", (1, 5)) in RULES.free_moves_for(small, 0)
    assert [args for name, args in RULES.free_moves_for(large, 0) if name == "give gold"] == [(1, 1), (2, 1), (3, 1)]


@pytest.mark.rule("S-3.2", "S-10.5")
def test_gold_is_given_while_bets_are_sealed_but_not_what_one_has_bet() -> None:
    g = position(phase="invite", assets={0: ["Agron", "Cook"], 1: ["Crixus", "Mira"]}, gold=[10, 10, 0, 10])
    answers(g, (0, seat(0)), (0, send("Agron")), (0, seat(1)), (1, send("Crixus")))
    assert awaited(g) == [0, 1, 3]
    answer(g, 3, bets(victory_one=3, injury=2))
    assert refused(g, 3, "give gold", (2, 6)) == "S-3.2"
    give_gold(g, 3, 2, 5)
    assert awaited(g) == [0, 1, 2]  # now seat 2 has gold to bet with
    assert g.gold == [10, 10, 5, 5]


@pytest.mark.rule("S-3.2", "S-6.2")
def test_gold_is_given_while_foils_are_sealed() -> None:
    g = position(influence=[4, 4, 4, 4], hands={0: ["Robbery"], 2: ["Guard"]})
    answer(g, 0, play("Robbery", 1))
    assert asked(g) == (2, "scheme.foil")
    give_gold(g, 1, 3, 9)
    choose(g)
    assert g.gold == [11, 0, 10, 19]  # Robbery takes what is left


@pytest.mark.rule("S-3.2", "S-17")
def test_the_price_of_a_sealed_reaction_is_reserved() -> None:
    g = position(hands={0: ["Robbery"], 2: ["For a Few Denarii"], 3: ["Guard"]}, gold=[10, 10, 5, 10])
    answer(g, 0, play("Robbery", 1))
    answer(g, 2, play("For a Few Denarii", 3))
    assert refused(g, 2, "give gold", (1, 3)) == "S-3.2"
    give_gold(g, 2, 1, 2)
    answer(g, 3, PASS)
    pass_all(g)
    assert g.gold == [10, 12, 0, 13]


@pytest.mark.rule("S-3.2", "S-6.2")
def test_the_price_of_a_reaction_that_can_still_be_foiled_is_reserved() -> None:
    """The card is on the table, others may answer it with Jupiter's Thunder, and it is paid only after that."""
    g = position(hands={0: ["Robbery"], 1: ["Jupiter's Thunder"], 2: ["For a Few Denarii"]}, gold=[10, 10, 5, 10])
    g.influence[1] = 12
    answer(g, 0, play("Robbery", 2))
    for house in {choice.seat for choice in RULES.pending(g)} - {2}:
        answer(g, house, PASS)
    answer(g, 2, play("For a Few Denarii", 3))
    assert asked(g) == (1, "reaction.thunder")
    assert refused(g, 2, "give gold", (0, 3)) == "S-3.2"
    give_gold(g, 2, 0, 2)
    assert g.gold[2] == 3
    answer(g, 1, PASS)
    assert g.gold[2] == 0


@pytest.mark.rule("S-3.2", "S-6.6")
def test_gold_is_given_in_a_quiet_moment() -> None:
    g = position(hands={0: ["Guard"], 1: ["Destitute!"]}, gold=[5, 5, 0, 5])
    answer(g, 0, cash("Guard"))
    assert asked(g) == (1, "quiet.speak")
    give_gold(g, 0, 2, 1)
    assert options(g, 1) == [PASS]


@pytest.mark.rule("S-3.2", "S-5.6")
def test_a_schemer_who_gave_the_gold_away_before_the_outcome_gets_nothing() -> None:
    g = position(
        influence=[6, 0, 0, 0], hands={0: ["Caught Taking Bribes"]}, assets={1: ["Agron", "Raxos"]}, guards={1: 1}
    )
    answer(g, 0, play("Caught Taking Bribes", 1))
    choose(script(g, 1), {1: FROM_TABLE})
    assert asked(g) == (1, "guard.drill")  # no sealed answer is pending
    give_gold(g, 0, 3, 8)
    answer(g, 1, PASS)
    assert (g.gold, g.influence) == ([2, 10, 10, 18], [6, 0, 0, 0])


# S-3.2: how often


@pytest.mark.rule("S-3.2")
def test_gifts_are_not_counted_but_a_bot_makes_at_most_twelve_a_phase() -> None:
    g = position(gold=[20, 0, 0, 0])
    for _ in range(12):
        assert "give gold" in {name for name, _ in free_moves_for_bot(RULES, g, 0)}
        give_gold(g, 0, 1, 1)
    assert "give gold" not in {name for name, _ in free_moves_for_bot(RULES, g, 0)}
    assert ("give gold", (1, 1)) in RULES.free_moves_for(g, 0)
    give_gold(g, 0, 1, 1)
    assert g.gold == [7, 13, 0, 0]


@pytest.mark.rule("S-3.2")
def test_the_limit_is_each_houses_own() -> None:
    g = position(gold=[20, 0, 0, 0])
    for _ in range(12):
        give_gold(g, 0, 1, 1)
    give_gold(g, 1, 0, 12)
    assert g.gold == [20, 0, 0, 0]


@pytest.mark.rule("S-3.2")
def test_gifts_leave_the_twelve_offers_alone() -> None:
    g = market(gold=[20, 20, 20, 20])
    for amount in range(1, 13):
        give_gold(g, 1, 3, 1)
        give_gold(g, 3, 1, 1)
        RULES.act_freely(g, 1, "withdraw", (offer(g, 1, 2, give=[gold(amount)], get=[asset("Mira")]),))
    assert refused(g, 1, "propose", proposal(1, 2, [gold(13)], [asset("Mira")])) == "S-3.2"


@pytest.mark.rule("S-3.2")
def test_a_counter_offer_is_an_offer_too() -> None:
    g = market(gold=[20, 20, 20, 20])
    number = offer(g, 2, 1, give=[gold(3)], get=[asset("Agron")])
    for amount in range(1, MOST_OPENED + 1):
        RULES.act_freely(g, 1, "withdraw", (offer(g, 1, 2, give=[gold(amount)], get=[asset("Mira")]),))
    args = (number, *proposal(1, 2, [asset("Agron")], [gold(6)]))
    assert refused(g, 1, "counter", args) == "S-3.2"


@pytest.mark.rule("S-3.2")
def test_accepting_and_declining_are_free() -> None:
    g = market(gold=[20, 20, 20, 20])
    first = offer(g, 2, 1, give=[gold(5)], get=[asset("Agron")])
    second = offer(g, 2, 1, give=[gold(5)], get=[asset("Cook")])
    for amount in range(1, MOST_OPENED + 1):
        RULES.act_freely(g, 1, "withdraw", (offer(g, 1, 2, give=[gold(amount)], get=[asset("Mira")]),))
    accept(g, 1, first)
    RULES.act_freely(g, 1, "decline", (second,))
    assert (names(g.assets[1]), g.offers) == (["Cook"], [])


@pytest.mark.rule("S-3.2")
def test_an_offer_withdrawn_has_been_opened_all_the_same() -> None:
    g = market(gold=[20, 20, 20, 20])
    for amount in range(1, MOST_OPENED + 1):
        RULES.act_freely(g, 1, "withdraw", (offer(g, 1, 2, give=[gold(amount)], get=[asset("Mira")]),))
    assert MOST_OPENED == 12
    assert refused(g, 1, "propose", proposal(1, 2, [gold(13)], [asset("Mira")])) == "S-3.2"


@pytest.mark.rule("S-3.2")
def test_a_new_phase_allows_twelve_more() -> None:
    g = position(gold=[30, 0, 0, 0], phase="intrigue")
    for _ in range(12):
        give_gold(g, 0, 1, 1)
    for house in range(4):
        answer(pass_all(g), house, PASS)
    pass_all(g)
    assert asked(g)[1] == "market.trade"
    give_gold(g, 0, 1, 1)
    assert g.gold[0] == 17


# S-3.2, S-7.1: trade in the Open Market only


@pytest.mark.rule("S-3.2")
@pytest.mark.parametrize("phase", ["upkeep", "intrigue", "auctions", "host", "invite"])
def test_assets_change_hands_only_in_the_open_market(phase: str) -> None:
    g = position(phase=phase, assets={1: ["Agron", "Cook"], 2: ["Crixus", "Mira"]})
    assert refused(g, 1, "propose", proposal(1, 2, [asset("Agron")], [gold(1)])) == "S-7.1"


@pytest.mark.rule("S-7.1")
def test_a_trade_is_made_by_agreement_of_both() -> None:
    g = market()
    number = offer(g, 1, 2, give=[asset("Agron")], get=[gold(7)])
    assert (names(g.assets[1]), g.gold) == (["Agron", "Cook"], [10, 10, 10, 10])
    accept(g, 2, number)
    assert (names(g.assets[1]), g.gold) == (["Cook"], [10, 17, 3, 10])
    assert "Agron" in names(g.assets[2])
    assert g.offers == []


@pytest.mark.rule("S-7.1")
def test_any_mixture_of_assets_and_gold_is_traded() -> None:
    g = market()
    give, get = [asset("Agron"), guards(2), gold(1)], [asset("Crixus"), asset("Trident"), gold(2)]
    accept(g, 2, offer(g, 1, 2, give=give, get=get))
    assert names(g.assets[1]) == ["Crixus", "Cook", "Trident"]
    assert names(g.assets[2]) == ["Agron", "Mira"]
    assert (guards_of(g, 1), guards_of(g, 2)) == ((0, 0), (3, 0))
    assert g.gold == [10, 11, 9, 10]


@pytest.mark.rule("S-7.1")
def test_values_do_not_matter_between_players() -> None:
    g = market()
    accept(g, 2, offer(g, 1, 2, give=[asset("Agron")], get=[]))
    accept(g, 1, offer(g, 2, 1, give=[asset("Mira")], get=[gold(10)]))
    assert g.gold == [10, 0, 20, 10]


@pytest.mark.rule("S-7.1")
def test_only_the_house_asked_may_accept_or_decline() -> None:
    g = market()
    number = offer(g, 1, 2, give=[asset("Agron")], get=[gold(7)])
    for other in (0, 1, 3):
        assert refused(g, other, "accept", (number,)) == "S-7.1"
        assert refused(g, other, "decline", (number,)) == "S-7.1"


@pytest.mark.rule("S-7.1")
def test_only_its_maker_may_withdraw_an_offer() -> None:
    g = market()
    number = offer(g, 1, 2, give=[asset("Agron")], get=[gold(7)])
    for other in (0, 2, 3):
        assert refused(g, other, "withdraw", (number,)) == "S-7.1"
    RULES.act_freely(g, 1, "withdraw", (number,))
    assert g.offers == []


@pytest.mark.rule("S-7.1")
def test_a_declined_offer_is_gone() -> None:
    g = market()
    number = offer(g, 1, 2, give=[asset("Agron")], get=[gold(7)])
    RULES.act_freely(g, 2, "decline", (number,))
    assert g.offers == []
    assert refused(g, 2, "accept", (number,)) == "S-7.1"


@pytest.mark.rule("S-7.1")
def test_a_counter_offer_goes_back_to_the_maker_and_leaves_their_own_open() -> None:
    g = market()
    number = offer(g, 2, 1, give=[gold(3)], get=[asset("Agron")])
    RULES.act_freely(g, 1, "counter", (number, *proposal(1, 2, [asset("Agron")], [gold(6)])))
    assert len(g.offers) == 2
    accept(g, 2, g.offers[-1].id)
    assert (g.gold, g.offers) == ([10, 16, 4, 10], [])  # the first offer lapsed with Agron


@pytest.mark.rule("S-7.1")
def test_a_counter_offer_is_made_to_the_maker_alone() -> None:
    g = market()
    number = offer(g, 2, 1, give=[gold(3)], get=[asset("Agron")])
    assert refused(g, 1, "counter", (number, *proposal(1, 3, [asset("Agron")], [gold(6)]))) == "S-7.1"
    assert refused(g, 3, "counter", (number, *proposal(3, 2, [gold(1)], [asset("Mira")]))) == "S-7.1"


@pytest.mark.rule("S-7.1", "S-3.3")
@pytest.mark.parametrize(
    ("give", "get"),
    [
        ([asset("Crixus")], [gold(1)]),  # not theirs
        ([gold(11)], [asset("Mira")]),  # they have 10
        ([gold(1)], [asset("Spartacus")]),  # owned by nobody
        ([gold(1)], [gold(11)]),
        ([guards(3)], [gold(1)]),  # they have two
        ([gold(1)], [guards(2)]),  # they have one
        ([gold(4), gold(4)], [asset("Mira")]),  # a good may be named only once
        ([(CARD + 62 + 1, 1)], [gold(1)]),  # no such good
    ],
)
def test_both_sides_must_have_what_they_give(give: list[Good], get: list[Good]) -> None:
    assert refused(market(), 1, "propose", proposal(1, 2, give, get)) == "S-3.3"


@pytest.mark.rule("S-3.3", "S-7.1")
def test_exhausted_assets_are_not_traded() -> None:
    g = position(
        phase="market",
        assets={1: ["Agron exhausted", "Crixus injured", "Cook"], 2: ["Mira"]},
        guards={1: 2},
        resting={1: 1},
    )
    for give in ([asset("Agron")], [asset("Crixus")], [guards(2)]):
        assert refused(g, 1, "propose", proposal(1, 2, give, [gold(1)])) == "S-3.3"
    offer(g, 1, 2, give=[guards(1), asset("Cook")], get=[gold(1)])


@pytest.mark.rule("S-7.1")
def test_an_offer_of_nothing_for_nothing_is_none() -> None:
    assert refused(market(), 1, "propose", proposal(1, 2, [], [])) == "S-7.1"


@pytest.mark.rule("S-7.1")
def test_nobody_trades_with_himself_or_with_nobody() -> None:
    for other in (1, 4, -1):
        assert refused(market(), 1, "propose", proposal(1, other, [gold(1)], [])) == "S-7.1"


@pytest.mark.rule("S-7.1")
def test_an_offer_falls_when_its_goods_are_gone() -> None:
    g = market()
    offer(g, 1, 2, give=[asset("Agron")], get=[gold(7)])
    offer(g, 2, 1, give=[gold(6)], get=[asset("Agron")])
    answer(g, 1, sell("Agron"))
    assert g.offers == []


@pytest.mark.rule("S-7.1")
def test_an_offer_falls_when_the_gold_is_no_longer_there() -> None:
    g = market()
    offer(g, 1, 2, give=[asset("Agron")], get=[gold(7)])
    give_gold(g, 2, 0, 4)
    assert g.offers == []


@pytest.mark.rule("S-7.1")
def test_of_two_offers_for_one_card_the_first_accepted_counts() -> None:
    g = market()
    first = offer(g, 0, 1, give=[gold(5)], get=[asset("Agron")])
    offer(g, 2, 1, give=[gold(6)], get=[asset("Agron")])
    accept(g, 1, first)
    assert (g.gold, g.offers) == ([5, 15, 10, 10], [])


@pytest.mark.rule("S-3.2")
def test_intrigue_cards_are_no_goods() -> None:
    """Goods are gold, the 62 Market cards and guards on the table; a guard in the hand is not a good."""
    g = position(phase="market", hands={1: ["Guard", "Robbery"]})
    assert refused(g, 1, "propose", proposal(1, 2, [guards(1)], [gold(1)])) == "S-3.3"
    for good in range(GUARDS + 1, GUARDS + 110):
        assert refused(g, 1, "propose", proposal(1, 2, [(good, 1)], [gold(1)])) == "S-3.3"


@pytest.mark.rule("S-7.1", "S-6.5")
def test_a_guard_posted_in_the_market_can_be_traded_there() -> None:
    g = position(phase="market", hands={1: ["Guard"]})
    RULES.act_freely(g, 1, "post guard", ())
    accept(g, 2, offer(g, 1, 2, give=[guards(1)], get=[gold(2)]))
    assert (guards_of(g, 2), g.gold) == ((1, 0), [10, 12, 8, 10])


@pytest.mark.rule("S-7.1", "S-3.4")
def test_a_trade_is_told_to_all_and_an_open_offer_to_its_two_sides() -> None:
    g = market()
    events = watched(g)
    number = offer(g, 1, 2, give=[asset("Agron"), guards(1)], get=[gold(7)])
    assert [(event.kind, event.to) for event in events] == [("offered", (1, 2))]
    accept(g, 2, number)
    assert told(events, "gave") == [(1, 2, card("Agron"))]
    assert told(events, "gave-guards") == [(1, 2, 1)]
    assert told(events, "gave-gold") == [(2, 1, 7)]
    assert all(event.to is None for event in events if event.kind in ("gave", "gave-guards", "gave-gold", "deal"))


@pytest.mark.rule("S-3.2")
def test_promises_bind_nobody() -> None:
    """An offer has no clauses: it cannot include future promises."""
    g = market()
    args = offer_args(Offer(0, 1, 2, (gold(1),), (), clauses=(1,)))
    assert refused(g, 1, "propose", args) == "S-7.1"


@pytest.mark.rule("S-7.1")
def test_the_menu_of_offers_holds_only_legal_ones() -> None:
    g = market()
    for who in range(4):
        for name, args in RULES.free_moves_for(g, who):
            RULES.act_freely(g.copy(), who, name, args)


@pytest.mark.rule("S-3.2", "S-16")
def test_gold_is_given_while_a_scout_thinks() -> None:
    """Between laying out the cards and the first bids, no answer is sealed."""
    wares = [card(name) for name in ("Spartacus", "Agron", "Net", "Mira")]
    g = position(phase="auctions", assets={1: ["Crixus", "Camilla"]}, luck=wares)
    assert asked(g) == (1, "market.look")
    give_gold(g, 0, 1, 3)
    answer(g, 1, PASS)
    give_bids(g, 0, 13, 0, 0)
    assert (g.gold, "Spartacus" in names(g.assets[1])) == ([7, 0, 10, 10], True)


@pytest.mark.rule("S-3.2")
def test_nothing_is_given_once_the_match_is_over() -> None:
    g = table()
    assert refused(g, 0, "give gold", (1, 1)) == "S-3.2"


@pytest.mark.rule("S-3.2", "S-5.5")
def test_gold_is_given_while_support_is_sought() -> None:
    g = position(hands={0: ["Joint Venture"]})
    answers(g, (0, SEEK), (0, lay("Joint Venture")))
    give_gold(g, 0, 2, 5)
    assert asked(g) == (0, "scheme.plead")
    assert g.gold == [5, 10, 15, 10]


@pytest.mark.rule("S-3.2", "S-16")
def test_an_ability_used_in_between_changes_nothing_of_the_count() -> None:
    g = position(assets={0: ["Agron", "Pietros"]}, gold=[11, 0, 0, 0])
    for _ in range(11):
        give_gold(g, 0, 1, 1)
    answer(g, 0, use("Pietros"))
    give_gold(g, 0, 1, 1)
    assert g.gold == [0, 12, 0, 0]
    give_gold(g, 1, 0, 1)
    assert "give gold" not in {name for name, _ in free_moves_for_bot(RULES, g, 0)}
