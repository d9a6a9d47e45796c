"""S-8, S-9: the auctions of the Market phase, and the bids for the Host token."""

from __future__ import annotations

from typing import Any

import pytest

from harena.games.spartacus.actions import BID, BIDS
from harena.games.spartacus.house import CHAMPION
from harena.games.spartacus.state import Ludus, Market
from harena.kernel.choice import PASS, Refused
from tests.rules.spartacus.playing import (
    answer,
    asked,
    asset,
    awaited,
    bid,
    card,
    choose,
    give_bids,
    give_gold,
    is_exhausted,
    leave_market,
    look,
    names,
    options,
    position,
    script,
    seat,
    told,
    unused,
    watched,
)

ROW = ("Spartacus", "Trident", "Mira", "Gannicus")


def auctions(*row: str, **more: Any) -> Ludus:
    """Lay out these cards, in this order."""
    return position(phase="auctions", luck=[card(name) for name in row or ROW], **more)


def on_the_block(g: Ludus) -> tuple[str, int]:
    """Return the card that is bid for, and how many cards lie face down."""
    f = market(g)
    return names(1 << f.card)[0], len(f.laid)


def market(g: Ludus) -> Market:
    return next(f for f in g.stack if isinstance(f, Market))


# S-8.1


@pytest.mark.rule("S-8.1")
@pytest.mark.parametrize("players", [3, 4])
def test_as_many_cards_as_players_are_laid_out(players: int) -> None:
    g = auctions(*ROW[:players], players=players)
    assert unused(g) == 0
    assert on_the_block(g) == ("Spartacus", players - 1)


@pytest.mark.rule("S-8.1")
def test_the_first_is_revealed_and_bid_for_then_the_next() -> None:
    g = auctions()
    events = watched(g)
    for place, name in enumerate(ROW):
        assert on_the_block(g) == (name, 3 - place)
        give_bids(g, 1, 0, 0, 0)
    assert told(events, "shown") == [(card(name),) for name in ROW[1:]]
    assert asked(g)[1] == "market.bid_for_token"


@pytest.mark.rule("S-8.1", "S-1.1")
def test_an_empty_market_deck_is_its_discards_again() -> None:
    g = leave_market_with(deck=["Spartacus"], discards=["Trident", "Mira", "Gannicus", "Cook"])
    f = market(g)
    assert on_the_block(g) == ("Spartacus", 3)
    assert set(f.laid) < {card(name) for name in ("Trident", "Mira", "Gannicus", "Cook")}
    assert (g.market_gone, g.market_bag.bit_count()) == (0, 1)


@pytest.mark.rule("S-8.1", "S-1.1")
def test_where_both_are_empty_fewer_cards_are_laid_out() -> None:
    g = leave_market_with(deck=["Spartacus"], discards=["Mira"])
    assert (on_the_block(g), g.market_bag, g.market_gone) == (("Spartacus", 1), 0, 0)
    give_bids(g, 0, 0, 1, 0)
    assert on_the_block(g) == ("Mira", 0)
    give_bids(g, 0, 0, 1, 0)
    assert asked(g)[1] == "market.bid_for_token"


@pytest.mark.rule("S-8.1", "S-1.1")
def test_without_any_card_the_token_is_bid_for_at_once() -> None:
    g = leave_market_with(deck=[], discards=[])
    assert asked(g)[1] == "market.bid_for_token"


@pytest.mark.rule("S-8.1", "S-1.1")
def test_a_card_sold_in_the_open_market_may_come_up_again() -> None:
    g = leave_market_with(deck=[], discards=["Spartacus"])
    assert on_the_block(g) == ("Spartacus", 0)


def leave_market_with(deck: list[str], discards: list[str]) -> Ludus:
    """Set the Market deck and its discards; seat 3 owns the remaining cards, then all leave the market."""
    g = position(phase="market", assets={0: ["Agron"], 1: ["Crixus"], 2: ["Barca"]})
    bag, gone = [sum(1 << card(name) for name in pile) for pile in (deck, discards)]
    g.assets[3] |= g.market_bag & ~bag & ~gone
    g.tired |= g.assets[3]  # so nobody has an ability to look at cards
    g.market_bag, g.market_gone = bag, gone
    return leave_market(g)


# S-8.2


@pytest.mark.rule("S-8.2")
def test_all_bid_at_once_from_nothing_to_all_they_have() -> None:
    g = auctions(gold=[3, 1, 10, 5])
    assert awaited(g) == [0, 1, 2, 3]
    assert options(g, 0) == [bid(0), bid(1), bid(2), bid(3)]
    assert options(g, 1) == [bid(0), bid(1)]


@pytest.mark.rule("S-8.2")
def test_nobody_bids_more_than_they_have() -> None:
    g = auctions(gold=[3, 1, 10, 5])
    with pytest.raises(Refused):
        answer(g, 0, bid(4))


@pytest.mark.rule("S-8.2")
def test_the_highest_pays_its_whole_bid_to_the_bank_and_takes_the_card_ready() -> None:
    g = give_bids(auctions(), 2, 7, 6, 0)
    assert g.gold == [10, 3, 10, 10]
    assert "Spartacus" in names(g.assets[1])
    assert not is_exhausted(g, "Spartacus")


@pytest.mark.rule("S-8.2")
def test_a_bid_may_be_changed_until_the_last_is_in() -> None:
    g = auctions()
    for who, amount in ((0, 9), (1, 2), (0, 1), (2, 0), (3, 0)):
        answer(g, who, bid(amount))
    assert g.gold == [10, 8, 10, 10]


@pytest.mark.rule("S-8.2", "S-3.4")
def test_opened_bids_are_told_to_all() -> None:
    g = auctions()
    events = watched(g)
    give_bids(g, 2, 7, 6, 0)
    assert told(events, "bids") == [((0, 2, 1, 7, 2, 6, 3, 0),)]
    assert told(events, "bought") == [(1, card("Spartacus"), 7)]
    assert all(event.to is None for event in events)


@pytest.mark.rule("S-8.2")
def test_who_has_no_gold_is_not_asked_and_offers_nothing() -> None:
    g = auctions(gold=[3, 0, 2, 0])
    assert awaited(g) == [0, 2]
    give_bids(g, 1, 0)
    assert (g.gold, "Spartacus" in names(g.assets[0])) == ([2, 0, 2, 0], True)


@pytest.mark.rule("S-8.2")
def test_gold_paid_is_gone_for_the_next_auction() -> None:
    g = give_bids(auctions(), 8, 0, 0, 0)
    assert options(g, 0) == [bid(0), bid(1), bid(2)]


@pytest.mark.rule("S-8.2", "S-13.1")
def test_a_card_of_the_deck_brings_no_tokens() -> None:
    g = give_bids(auctions(), 1, 0, 0, 0)
    assert (g.favors[card("Spartacus")], g.influence) == (0, [4, 4, 4, 4])
    assert CHAMPION not in g.favors


@pytest.mark.rule("S-8.2")
def test_equipment_and_slaves_are_auctioned_too() -> None:
    g = auctions("Trident", "Mira", "Cook", "Net", assets={0: [], 1: [], 2: [], 3: []})
    for _ in range(4):
        give_bids(g, 0, 0, 0, 1)
    assert names(g.assets[3]) == ["Cook", "Mira", "Trident", "Net"]
    assert g.gold == [10, 10, 10, 6]


@pytest.mark.rule("S-8.2")
def test_there_is_no_bid_below_nothing_and_no_other_answer() -> None:
    g = auctions()
    for option in (PASS, BID - 1, BIDS.start + BIDS.size, bid(11)):
        with pytest.raises(Refused):
            answer(g, 0, option)


# S-8.3


@pytest.mark.rule("S-8.3")
def test_tied_highest_bidders_bid_again() -> None:
    g = give_bids(auctions(), 4, 1, 4, 3)
    assert (asked(g), awaited(g)) == ((0, "market.bid"), [0, 2])
    assert on_the_block(g) == ("Spartacus", 3)


@pytest.mark.rule("S-8.3")
def test_they_bid_on_top_of_what_lies_on_the_table() -> None:
    g = give_bids(auctions(gold=[6, 10, 9, 10]), 4, 1, 4, 3)
    assert market(g).stakes == (4, 0, 4, 0)
    assert options(g, 0) == [bid(0), bid(1), bid(2)]
    assert options(g, 2) == [bid(amount) for amount in range(6)]


@pytest.mark.rule("S-8.3")
def test_the_highest_total_wins_and_is_paid_whole() -> None:
    g = give_bids(auctions(), 4, 1, 4, 3)
    give_bids(g, 0, 1)
    assert g.gold == [10, 10, 5, 10]
    assert "Spartacus" in names(g.assets[2])


@pytest.mark.rule("S-8.3")
def test_the_outbid_take_theirs_back_at_once() -> None:
    g = give_bids(auctions(), 4, 4, 4, 3)
    give_bids(g, 0, 2, 2)
    assert market(g).stakes == (0, 6, 6, 0)
    assert awaited(g) == [1, 2]
    give_bids(g, 3, 0)
    assert g.gold == [10, 1, 10, 10]


@pytest.mark.rule("S-8.3")
def test_until_one_total_is_highest() -> None:
    g = auctions()
    give_bids(g, 0, 1, 1, 0)
    for _ in range(5):
        give_bids(g, 1, 1)
    give_bids(g, 2, 3)
    assert g.gold == [10, 10, 1, 10]  # 1 + 5 + 3


@pytest.mark.rule("S-8.3")
def test_if_all_offer_nothing_the_card_is_discarded() -> None:
    g = auctions()
    events = watched(g)
    give_bids(g, 0, 0, 0, 0)
    assert g.gold == [10, 10, 10, 10]
    assert names(g.market_gone) == ["Spartacus"]
    assert told(events, "unsold") == [(card("Spartacus"),)]
    assert on_the_block(g) == ("Trident", 2)


@pytest.mark.rule("S-8.3")
def test_if_the_tied_add_nothing_the_auction_fails_and_all_take_back_their_stakes() -> None:
    g = give_bids(auctions(), 0, 5, 5, 4)
    give_bids(g, 0, 0)
    assert g.gold == [10, 10, 10, 10]
    assert names(g.market_gone) == ["Spartacus"]
    assert market(g).stakes == (0, 0, 0, 0)


@pytest.mark.rule("S-8.3")
def test_the_second_highest_bidder_gets_nothing_of_a_failed_tie() -> None:
    g = give_bids(auctions(), 0, 5, 5, 4)
    give_bids(g, 0, 0)
    assert "Spartacus" not in names(g.assets[3])


@pytest.mark.rule("S-8.3")
def test_of_the_tied_only_who_has_gold_left_is_asked() -> None:
    g = give_bids(auctions(gold=[5, 5, 8, 1]), 5, 0, 5, 0)
    assert awaited(g) == [2]
    give_bids(g, 1)
    assert g.gold == [5, 5, 2, 1]


@pytest.mark.rule("S-8.3")
def test_if_that_house_adds_nothing_the_auction_fails() -> None:
    g = give_bids(auctions(gold=[5, 5, 8, 1]), 5, 0, 5, 0)
    give_bids(g, 0)
    assert (g.gold, names(g.market_gone)) == ([5, 5, 8, 1], ["Spartacus"])


@pytest.mark.rule("S-8.3")
def test_if_none_of_the_tied_can_add_anything_it_fails_at_once() -> None:
    g = give_bids(auctions(gold=[5, 5, 8, 1]), 5, 5, 0, 0)
    assert (g.gold, names(g.market_gone)) == ([5, 5, 8, 1], ["Spartacus"])
    assert on_the_block(g) == ("Trident", 2)


@pytest.mark.rule("S-8.3")
def test_without_any_gold_every_auction_fails() -> None:
    g = position(phase="auctions", gold=[0, 0, 0, 0], luck=[*[card(name) for name in ROW], 1, 2, 6, 3])
    assert names(g.market_gone) == ["Spartacus", "Gannicus", "Mira", "Trident"]
    assert g.host == 2  # the token was decided by a roll (S-9.1)


@pytest.mark.rule("S-8.3", "S-8.1")
def test_a_failed_auction_is_followed_by_the_next() -> None:
    g = auctions()
    give_bids(g, 0, 0, 0, 0)
    give_bids(g, 2, 0, 0, 0)
    assert "Trident" in names(g.assets[0])
    assert on_the_block(g) == ("Mira", 1)


# S-9


@pytest.mark.rule("S-9.1")
def test_the_highest_bid_pays_and_is_host() -> None:
    g = give_bids(position(phase="host"), 2, 0, 3, 1)
    assert (g.host, g.gold) == (2, [10, 10, 7, 10])


@pytest.mark.rule("S-9.1", "S-10.1")
def test_the_new_host_opens_the_games() -> None:
    g = give_bids(position(phase="host"), 2, 0, 3, 1)
    assert asked(g) == (2, "arena.invite")
    assert g.influence == [4, 4, 5, 4]


@pytest.mark.rule("S-9.1")
def test_the_old_host_may_keep_the_token() -> None:
    g = give_bids(position(phase="host", host=1), 2, 5, 3, 1)
    assert (g.host, g.gold) == (1, [10, 5, 10, 10])


@pytest.mark.rule("S-9.1")
def test_ties_bid_again_on_top_for_the_token_too() -> None:
    g = give_bids(position(phase="host"), 3, 0, 3, 1)
    assert (asked(g), awaited(g)) == ((0, "market.bid_for_token"), [0, 2])
    give_bids(g, 2, 1)
    assert (g.host, g.gold) == (0, [5, 10, 10, 10])


@pytest.mark.rule("S-9.1")
def test_if_all_offer_nothing_all_roll_and_the_highest_is_host_for_nothing() -> None:
    g = position(phase="host")
    events = watched(g)
    give_bids(script(g, 2, 3, 6, 5), 0, 0, 0, 0)
    assert (g.host, g.gold, unused(g)) == (2, [10, 10, 10, 10], 0)
    assert told(events, "rolled") == [(0, 2), (1, 3), (2, 6), (3, 5)]


@pytest.mark.rule("S-9.1")
def test_equal_highest_dice_roll_again() -> None:
    g = give_bids(script(position(phase="host"), 6, 3, 6, 5, 4, 4, 1, 2), 0, 0, 0, 0)
    assert (g.host, unused(g)) == (2, 0)


@pytest.mark.rule("S-9.1")
def test_after_a_failed_tie_only_those_still_in_it_roll_and_pay_nothing() -> None:
    g = give_bids(position(phase="host"), 4, 5, 0, 5)
    give_bids(script(g, 1, 2), 0, 0)
    assert (g.host, g.gold, unused(g)) == (3, [10, 10, 10, 10], 0)


@pytest.mark.rule("S-9.1")
def test_the_tied_without_gold_left_roll_too() -> None:
    g = position(phase="host", gold=[5, 5, 8, 1])
    give_bids(script(g, 4, 2), 5, 5, 0, 0)
    assert (g.host, g.gold) == (0, [5, 5, 8, 1])


@pytest.mark.rule("S-9.1")
def test_without_any_gold_at_the_table_all_roll() -> None:
    g = position(phase="host", gold=[0, 0, 0, 0], luck=[1, 5, 2, 3])
    assert (g.host, asked(g)) == (1, (1, "arena.invite"))


@pytest.mark.rule("S-9.1")
def test_three_players_bid_for_the_token() -> None:
    g = give_bids(position(3, phase="host"), 2, 0, 3)
    assert (g.host, g.gold) == (2, [10, 10, 7])


@pytest.mark.rule("S-9.1")
def test_the_token_moves_at_no_other_time() -> None:
    """The token does not move in the auctions, whoever wins them."""
    g = auctions()
    for _ in range(4):
        give_bids(g, 0, 0, 1, 0)
    assert g.host == 0


@pytest.mark.rule("S-9.1", "S-8.3")
def test_stakes_of_the_token_are_the_houses_again_once_it_failed() -> None:
    """Gold that was staked and taken back can be bet and given."""
    g = give_bids(position(phase="host", gold=[5, 5, 8, 1]), 5, 5, 0, 0)
    assert asked(g)[1] == "arena.invite"
    give_gold(g, 0, 3, 5)
    assert g.gold == [0, 5, 8, 6]


# S-16: Camilla and Lucia


def scouting(**more: Any) -> Ludus:
    """Seat 2 has Camilla, seat 0 Lucia; the Host is seat 1."""
    house = {0: ["Agron", "Lucia"], 2: ["Crixus", "Camilla"]}
    return auctions(**{"assets": house, "host": 1, **more})


@pytest.mark.rule("S-16", "S-8.1")
def test_scouts_look_before_the_first_card_is_shown_from_the_host_on() -> None:
    g = scouting()
    assert asked(g) == (2, "market.look")
    assert options(g) == [PASS, look(1), look(2), look(3), look(4)]
    answer(g, 2, PASS)
    assert asked(g) == (0, "market.look")
    answer(g, 0, PASS)
    assert asked(g)[1] == "market.bid"


@pytest.mark.rule("S-16")
def test_who_looks_exhausts_the_scout_and_alone_learns_the_card() -> None:
    g = scouting()
    events = watched(g)
    answer(g, 2, look(3))
    assert is_exhausted(g, "Camilla")
    assert [(event.kind, event.args, event.to) for event in events] == [
        ("used", (2, card("Camilla")), None),
        ("peeked", (2, 3), None),
        ("saw-ware", (2, card("Mira")), (2,)),
    ]


@pytest.mark.rule("S-16")
def test_a_house_that_does_not_look_keeps_its_scout_ready() -> None:
    g = answer(scouting(), 2, PASS)
    assert not is_exhausted(g, "Camilla")


@pytest.mark.rule("S-16", "S-3.3")
def test_an_exhausted_scout_does_not_look() -> None:
    g = scouting(assets={0: ["Agron", "Lucia exhausted"], 2: ["Crixus", "Camilla injured"]})
    assert asked(g)[1] == "market.bid"


@pytest.mark.rule("S-16")
def test_a_house_with_both_looks_twice() -> None:
    g = scouting(assets={2: ["Crixus", "Camilla", "Lucia"]})
    answer(g, 2, look(1))
    answer(g, 2, look(2))
    assert asked(g)[1] == "market.bid"
    assert (is_exhausted(g, "Camilla"), is_exhausted(g, "Lucia")) == (True, True)


@pytest.mark.rule("S-16", "S-8.1")
def test_a_scout_bought_in_an_auction_comes_too_late() -> None:
    g = auctions("Camilla", "Trident", "Mira", "Gannicus")
    give_bids(g, 1, 0, 0, 0)
    assert asked(g)[1] == "market.bid"
    assert on_the_block(g) == ("Trident", 2)


@pytest.mark.rule("S-8.2", "S-10.2")
def test_a_gladiator_just_bought_may_fight() -> None:
    g = auctions(assets={0: ["Cook"], 1: ["Agron", "Debtor"]})
    for _ in range(4):
        give_bids(g, 1, 0, 0, 0)
    give_bids(g, 1, 0, 0, 0)
    answer(g, 0, seat(0))
    assert asset("Spartacus") in options(g)


@pytest.mark.rule("S-8.1", "S-6.6")
def test_the_next_card_is_shown_after_the_quiet_moment() -> None:
    g = auctions(assets={0: ["Agron"]}, hands={1: ["Empty Brothel"]})
    give_bids(g, 0, 0, 1, 0)
    assert asked(g) == (1, "quiet.speak")
    assert (market(g).card, len(market(g).laid)) == (-1, 3)
    choose(g)
    assert on_the_block(g) == ("Trident", 2)
