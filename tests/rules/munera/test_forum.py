"""M-6: the Forum phase: healing, auctions, sales."""

from __future__ import annotations

from typing import Any

import pytest

from harena.games.munera.actions import AUCTION, SELL
from harena.games.munera.decks import CLASSES
from harena.games.munera.moments import IN_FORUM, IN_MUNUS
from harena.games.munera.state import Moment, Munera
from harena.kernel.choice import PASS, Refused
from harena.kernel.state import bits
from tests.rules.munera.playing import (
    accept,
    answer,
    answers,
    asked,
    bid,
    give_bids,
    gladiator,
    hired,
    klass,
    man,
    minimum,
    minister,
    names,
    offer,
    options,
    pass_all,
    pass_window,
    play,
    position,
    script,
    seeded,
    spectacle,
    told,
    unused,
    watched,
)

FEROX = gladiator("Ferox")
STOCK = [3, 0, 4, 1, 5, 2]  # cards for the Forum: three men and three Ministers, in turn


def auctions(forum: list[str], **more: Any) -> Munera:
    """Play until the Rudiarius is asked which card to put up."""
    return pass_window(position(phase="auctions", forum=forum, **more))


def put_up(g: Munera, option: int, *bids: int | None) -> Munera:
    """Play one auction to the next rest: a bought Gladiator becomes a Provocator, a Doctor a Doctor of Provocatores."""
    answer(g, g.seat, option)
    give_bids(g, *bids)
    while asked(g)[1] in ("forum.enlist", "forum.assign"):
        answer(g, g.seat, klass("provocator"))
    return pass_all(g)


# M-6.1


@pytest.mark.rule("M-6.1")
def test_engaged_men_without_a_wound_marker_are_disengaged() -> None:
    men = {0: ["Ferox engaged", "Leo"], 1: ["Ursus engaged"], 2: ["Paris wounded"]}
    g = position(phase="forum", men=men, luck=[0, *STOCK])
    assert names(g.engaged) == ["Paris"]


# M-6.2


@pytest.mark.rule("M-6.2")
@pytest.mark.parametrize(("die", "medicus", "marked"), [(4, 0, False), (3, 0, True), (3, 1, False), (0, 3, True)])
def test_4_or_more_with_the_medicus_removes_the_marker(die: int, medicus: int, marked: bool) -> None:
    staff = {0: [f"medicus {medicus}"]} if medicus else {}
    g = position(phase="forum", men={0: ["Ferox wounded"]}, staff=staff, luck=[die, *STOCK])
    assert bool(g.wounded) == marked


@pytest.mark.rule("M-6.2", "M-6.1")
def test_who_heals_is_disengaged_only_in_the_next_turns_forum_phase() -> None:
    g = position(phase="forum", men={0: ["Ferox wounded"]}, luck=[9, *STOCK])
    assert (g.wounded, names(g.engaged)) == (0, ["Ferox"])
    seeded(g)
    while g.turn == 2 or asked(g)[1] != "forum.put_up":
        answer(g, g.seat, PASS)
    assert g.engaged == 0


@pytest.mark.rule("M-6.2")
def test_each_wounded_man_rolls_from_the_rudiarius_clockwise() -> None:
    men = {0: ["Ferox wounded", "Leo wounded"], 1: ["Paris wounded"], 2: ["Ursus wounded"]}
    g = position(phase="forum", rudis=1, men=men, luck=[9, 0, 0, 9, *STOCK])
    assert names(g.wounded) == ["Ursus", "Ferox"]
    assert names(g.engaged) == ["Paris", "Ursus", "Ferox", "Leo"]


# M-6.3


@pytest.mark.rule("M-6.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_gladiators_and_as_many_ministers_as_players(players: int) -> None:
    g = position(players, phase="forum")
    assert (g.forum_men.bit_count(), g.forum_ministers.bit_count()) == (players, players)


@pytest.mark.rule("M-6.3")
def test_what_is_left_in_the_forum_is_discarded() -> None:
    g = position(phase="forum", forum=["Ferox", "medicus 3"], luck=STOCK)
    assert names(g.men_gone) == ["Ferox"]
    assert bits(g.ministers_gone) == [minister("medicus 3")]
    assert (bits(g.forum_men), bits(g.forum_ministers)) == ([3, 4, 5], [0, 1, 2])


# M-6.4


@pytest.mark.rule("M-6.4")
def test_the_rudiarius_puts_one_card_of_the_forum_up() -> None:
    g = auctions(["Ferox", "Leo", "medicus 3"], rudis=2)
    assert asked(g) == (2, "forum.put_up")
    assert options(g) == [PASS, man("Ferox"), man("Leo"), hired("medicus 3")]


@pytest.mark.rule("M-6.4")
def test_all_players_bid_at_the_same_time_and_may_change_their_minds() -> None:
    g = auctions(["Ferox"])
    answer(g, 0, man("Ferox"))
    answers(g, (2, bid(9)), (0, bid(3)), (2, bid(4)))  # in any order
    assert g.school == [0, 0, 0]
    answer(g, 1, PASS)
    assert (g.denarii, names(g.school[2])) == ([25, 25, 21], ["Ferox"])


@pytest.mark.rule("M-6.4")
@pytest.mark.parametrize(("card", "cost"), [("Ferox", 2), ("Marcus Antonius", 5)])
def test_a_bid_is_a_pass_or_from_the_cards_cost_to_the_treasury(card: str, cost: int) -> None:
    g = auctions([card], denarii=[7, 1, 30])
    answer(g, 0, man(card))
    assert options(g, 0) == [PASS, *[bid(n) for n in range(cost, 8)]]
    assert options(g, 1) == [PASS]
    assert options(g, 2) == [PASS, *[bid(n) for n in range(cost, 31)]]


@pytest.mark.rule("M-6.4", "M-1.4")
@pytest.mark.parametrize(("skill", "cost"), [(1, 3), (2, 6), (3, 9)])
def test_a_minister_is_bid_for_from_his_cost(skill: int, cost: int) -> None:
    g = auctions([f"medicus {skill}"])
    answer(g, 0, hired(f"medicus {skill}"))
    assert options(g, 1)[:2] == [PASS, bid(cost)]
    give_bids(g, None, cost, None)
    assert (bits(g.staff[1]), g.denarii[1]) == ([minister(f"medicus {skill}")], 25 - cost)
    assert g.forum_ministers == 0


@pytest.mark.rule("M-6.4")
def test_all_bids_are_shown() -> None:
    g = auctions(["Ferox"])
    events = watched(g)
    answer(g, 0, man("Ferox"))
    give_bids(g, 3, None, 8)
    assert told(events, "bids") == [((3, -1, 8),)]
    assert told(events, "bought") == [(2, FEROX, 8)]


@pytest.mark.rule("M-6.4")
def test_the_highest_pays_and_takes_it_the_others_keep_their_money() -> None:
    g = put_up(auctions(["Ferox", "Leo"]), man("Ferox"), 5, 8, 7)
    assert g.denarii == [25, 17, 25]
    assert (names(g.school[1]), names(g.forum_men)) == (["Ferox"], ["Leo"])


@pytest.mark.rule("M-6.4")
def test_the_tied_roll_and_the_highest_wins() -> None:
    g = auctions(["Ferox"], rudis=1)
    answer(g, 1, man("Ferox"))
    give_bids(script(g, 3, 6), 5, 2, 5)
    assert (names(g.school[2]), g.denarii) == (["Ferox"], [25, 25, 20])


@pytest.mark.rule("M-6.4")
def test_equal_rolls_roll_again() -> None:
    g = auctions(["Ferox"])
    answer(g, 0, man("Ferox"))
    give_bids(script(g, 6, 6, 2, 4, 4, 8, 1), 5, 5, 5)
    assert (names(g.school[0]), unused(g)) == (["Ferox"], 0)


@pytest.mark.rule("M-6.4")
def test_a_pass_differs_from_a_bid_of_0_for_a_damnatus() -> None:
    g = put_up(auctions(["Scorpio", "Leo"], denarii=[9, 0, 9]), man("Scorpio"), None, 0, None)
    assert (names(g.school[1]), g.denarii) == (["Scorpio"], [9, 0, 9])
    g = put_up(auctions(["Scorpio", "Leo"]), man("Scorpio"), None, None, None)
    assert (g.school, names(g.forum_men)) == ([0, 0, 0], ["Leo", "Scorpio"])


# M-6.5


@pytest.mark.rule("M-6.5")
def test_the_rudis_passes_left_if_the_rudiarius_bought_the_card() -> None:
    g = put_up(auctions(["Ferox", "Leo"], rudis=2), man("Ferox"), None, None, 2)
    assert (g.rudis, asked(g)) == (0, (0, "forum.put_up"))


@pytest.mark.rule("M-6.5")
@pytest.mark.parametrize("bids", [(None, 5, 2), (None, None, None)])
def test_otherwise_the_rudis_stays(bids: tuple[int | None, ...]) -> None:
    g = put_up(auctions(["Ferox", "Leo"]), man("Ferox"), *bids)
    assert (g.rudis, asked(g)) == (0, (0, "forum.put_up"))


@pytest.mark.rule("M-6.5")
def test_the_rudis_passes_left_if_the_rudiarius_declines_to_put_a_card_up() -> None:
    g = answer(auctions(["Ferox"]), 0, PASS)
    assert (g.rudis, asked(g)) == (1, (1, "forum.put_up"))


@pytest.mark.rule("M-6.5")
def test_who_outbids_by_a_card_is_the_buyer() -> None:
    hands = {0: ["Lanista Callidus"], 2: ["Fur"]}
    g = auctions(["Ferox", "Leo"], hands=hands)
    answer(g, 0, man("Ferox"))
    give_bids(g, 2, 6, None)
    answers(g, (0, play("Lanista Callidus")), (0, klass("thraex")))
    assert (names(g.school[0]), g.denarii, g.rudis) == (["Ferox"], [18, 25, 25], 1)


@pytest.mark.rule("M-6.5")
def test_a_card_nobody_bids_for_stays_but_cannot_be_put_up_again() -> None:
    g = put_up(auctions(["Ferox", "Leo"]), man("Ferox"), None, None, None)
    assert names(g.forum_men) == ["Ferox", "Leo"]
    assert options(g) == [PASS, man("Leo")]
    with pytest.raises(Refused):
        answer(g, 0, man("Ferox"))


@pytest.mark.rule("M-6.5", "M-6.3")
def test_a_card_nobody_bid_for_is_discarded_in_the_next_turn_and_may_come_again() -> None:
    g = put_up(auctions(["Ferox"]), man("Ferox"), None, None, None)
    while g.turn == 2:
        answer(g, g.seat, PASS)
    assert g.auctioned == 0


@pytest.mark.rule("M-6.5")
def test_the_auctions_end_when_no_card_may_be_put_up() -> None:
    g = auctions(["Ferox", "medicus 1"])
    put_up(g, man("Ferox"), None, None, None)
    answer(g, 0, hired("medicus 1"))
    give_bids(g, 3, None, None)
    assert (rest_phase(g), g.rudis) == (IN_FORUM, 1)
    pass_window(g)
    assert (rest_phase(g), g.rudis) == (IN_MUNUS, 1)


@pytest.mark.rule("M-6.5")
def test_the_auctions_end_when_every_player_declines_in_a_row() -> None:
    g = answers(auctions(["Ferox", "Leo"]), (0, PASS), (1, PASS))
    put_up(g, man("Ferox"), None, 3, None)  # the third player puts one up: all are counted anew
    assert asked(g) == (2, "forum.put_up")
    answers(g, (2, PASS), (0, PASS))
    assert asked(g) == (1, "forum.put_up")
    answer(g, 1, PASS)
    assert (rest_phase(g), g.rudis) == (IN_MUNUS, 2)


@pytest.mark.rule("M-6.5")
def test_the_rudis_is_back_after_everybody_has_declined() -> None:
    g = answers(auctions(["Ferox"], rudis=1), (1, PASS), (2, PASS), (0, PASS))
    assert (g.rudis, names(g.forum_men)) == (1, ["Ferox"])


@pytest.mark.rule("M-13.3", "M-6.4")
def test_all_rest_before_each_card_is_put_up() -> None:
    g = auctions(["Ferox", "Leo"])
    answer(g, 0, man("Ferox"))
    give_bids(g, None, None, None)
    assert (asked(g), rest_phase(g)) == ((0, "rest.act"), IN_FORUM)


def rest_phase(g: Munera) -> int:
    f = g.stack[-1]
    assert isinstance(f, Moment)
    return f.phase


# M-6.6


@pytest.mark.rule("M-6.6", "M-3.5")
def test_a_gladiator_is_sold_to_the_forum_for_his_worth() -> None:
    g = position(phase="auctions", forum=["Leo"], men={0: ["Ferox veteranus 2"]})
    answers(g, (0, SELL), (0, man("Ferox")))
    assert (g.denarii[0], g.school[0], names(g.men_gone)) == (33, 0, ["Ferox"])
    assert asked(g) == (1, "rest.act")


@pytest.mark.rule("M-6.6")
@pytest.mark.parametrize(("skill", "cost"), [(1, 3), (2, 6), (3, 9)])
def test_a_minister_is_sold_to_the_forum_for_his_cost(skill: int, cost: int) -> None:
    g = position(phase="auctions", forum=["Leo"], staff={0: [f"faber {skill}"]})
    answers(g, (0, SELL), (0, hired(f"faber {skill}")))
    assert (g.denarii[0], g.staff[0]) == (25 + cost, 0)
    assert bits(g.ministers_gone) == [minister(f"faber {skill}")]


@pytest.mark.rule("M-6.6")
def test_engaged_and_wounded_men_may_be_sold() -> None:
    g = position(phase="auctions", forum=["Leo"], men={0: ["Ferox engaged", "Ursus wounded"]})
    answer(g, 0, SELL)
    assert options(g) == [man("Ursus"), man("Ferox")]
    answer(g, 0, man("Ursus"))
    assert (names(g.engaged), g.wounded) == (["Ferox"], 0)


@pytest.mark.rule("M-6.6", "M-13.2")
def test_men_on_loan_are_not_sold() -> None:
    g = position(
        open=["Pola"], sales="always", men={0: ["Ferox", "Ursus"]}, loans=[("Ferox", 1, "Pola")], denarii=[50] * 3
    )
    for deed in (SELL, AUCTION):
        once = answer(g.copy(), 0, deed)
        assert options(once) == [man("Ursus")]


@pytest.mark.rule("M-6.6")
@pytest.mark.parametrize("phase", ["eventum", "munus", "end"])
def test_sales_are_for_the_forum_phase_unless_the_table_allows_them_always(phase: str) -> None:
    men, staff = {0: ["Ferox"]}, {0: ["faber 1"]}
    g = position(phase=phase, men=men, staff=staff, open=["Pola"])
    assert not {SELL, AUCTION} & set(options(g))
    g = position(phase=phase, men=men, staff=staff, open=["Pola"], sales="always")
    assert {SELL, AUCTION} <= set(options(g))


@pytest.mark.rule("M-6.6")
def test_a_seller_names_a_minimum_and_the_others_bid_sealed() -> None:
    g = position(4, phase="auctions", forum=["Leo"], men={1: ["Ferox thraex veteranus 3 wounded"]}, rudis=1,
                 denarii=[9, 0, 6, 3])  # fmt: skip
    answers(g, (1, AUCTION), (1, man("Ferox")))
    assert options(g) == [minimum(n) for n in range(10)]  # nobody else could pay more
    answer(g, 1, minimum(4))
    with pytest.raises(Refused):
        answer(g, 1, PASS)
    assert options(g, 0) == [PASS, *[bid(n) for n in range(4, 10)]]
    assert options(g, 3) == [PASS]
    give_bids(g, 5, 6, None)
    assert (g.denarii, names(g.school[2])) == ([9, 6, 0, 3], ["Ferox"])
    assert (CLASSES[g.klass[FEROX]], g.rank[FEROX], g.fame[FEROX], names(g.wounded)) == ("thraex", 1, 3, ["Ferox"])
    assert g.men_gone == 0


@pytest.mark.rule("M-6.6", "M-6.4")
def test_ties_in_a_sellers_auction_roll() -> None:
    g = position(phase="auctions", forum=["Leo"], men={0: ["Ferox"]})
    answers(g, (0, AUCTION), (0, man("Ferox")), (0, minimum(0)))
    give_bids(script(g, 4, 4, 0, 1), 0, 0)
    assert (names(g.school[2]), g.denarii) == (["Ferox"], [25, 25, 25])


@pytest.mark.rule("M-6.6")
def test_a_card_is_auctioned_by_its_owner_once_a_turn() -> None:
    g = position(phase="auctions", forum=["Leo"], men={0: ["Ferox"], 1: ["Ursus"]}, staff={0: ["faber 1"]})
    answers(g, (0, AUCTION), (0, man("Ferox")), (0, minimum(3)))
    give_bids(g, None, None)
    assert names(g.school[0]) == ["Ferox"]
    answers(g, (1, PASS), (2, PASS), (0, AUCTION))
    assert options(g) == [hired("faber 1")]
    answers(g, (0, hired("faber 1")), (0, minimum(3)))
    give_bids(g, 4, None)
    assert (g.denarii, bits(g.staff[1])) == ([29, 21, 25], [minister("faber 1")])
    answer(g, 1, AUCTION)
    assert options(g) == [man("Ursus")]  # nor may the buyer put it up


@pytest.mark.rule("M-6.6")
def test_what_found_no_bid_may_still_be_sold_to_the_forum() -> None:
    g = position(phase="auctions", forum=["Leo"], men={0: ["Ferox"]})
    answers(g, (0, AUCTION), (0, man("Ferox")), (0, minimum(3)))
    give_bids(g, None, None)
    answers(g, (1, PASS), (2, PASS), (0, SELL), (0, man("Ferox")))
    assert g.denarii[0] == 27


@pytest.mark.rule("M-6.6", "M-13.1")
def test_a_sale_to_one_player_is_a_deal() -> None:
    g = position(phase="auctions", forum=["Leo"], men={0: ["Ferox"]})
    accept(g, 1, offer(g, 0, 1, give=[(1 + FEROX, 1)], get=[(0, 7)]))
    assert (g.denarii, names(g.school[1])) == ([32, 18, 25], ["Ferox"])


# M-6.6 and M-7.3, where sales are always allowed: a player who has chosen a spectacle must stay able to take part


def chosen(**more: Any) -> Munera:
    """Seat 0 has chosen Pola in Venetia, 4 zones from Sardinia, for a fee of 6 and needs 8 denarii."""
    return spectacle(
        "Pola",
        at="rest_after_choice",
        sales="always",
        regions=["Sardinia", "Venetia", "Venetia"],
        **{"men": {0: ["Ferox", "Leo"], 1: ["Paris"]}, "denarii": [5, 9, 9], **more},
    )


@pytest.mark.rule("M-6.6", "M-7.3")
def test_a_school_that_has_chosen_does_not_sell_a_man_it_needs() -> None:
    g = chosen()
    assert not {SELL, AUCTION} & set(options(g))
    g = answer(chosen(men={0: ["Ferox", "Leo", "Ursus"]}), 0, SELL)
    assert len(options(g)) == 3


@pytest.mark.rule("M-6.6", "M-7.3")
def test_a_school_that_has_chosen_does_not_bid_what_it_needs_for_the_journey() -> None:
    g = chosen()
    answers(g, (0, PASS), (1, AUCTION), (1, man("Paris")), (1, minimum(0)))
    assert options(g, 0) == [PASS, bid(0), bid(1), bid(2), bid(3)]


@pytest.mark.rule("M-6.6", "M-7.3")
@pytest.mark.parametrize("deed", [SELL, AUCTION])
def test_a_school_that_has_chosen_keeps_its_vectores(deed: int) -> None:
    g = answer(chosen(staff={0: ["vectores 2", "faber 1"]}), 0, deed)
    assert options(g) == [hired("faber 1")]


@pytest.mark.rule("M-6.6", "M-13.2")
def test_a_lender_keeps_their_vectores() -> None:
    more: dict[str, Any] = {"open": ["Pola"], "sales": "always", "men": {0: ["Ferox engaged"]}}
    staff = {0: ["vectores 2"]}
    assert {SELL, AUCTION} <= set(options(position(**more, staff=staff)))
    g = position(**more, staff=staff, loans=[("Ferox", 1, "Pola")])
    assert not {SELL, AUCTION} & set(options(g))


@pytest.mark.rule("M-6.6", "M-13.3")
def test_sales_stay_possible_after_the_last_auction() -> None:
    g = auctions(["Ferox"], men={1: ["Paris"]})
    answer(g, 0, man("Ferox"))
    give_bids(g, None, 2, None)
    answer(g, 1, klass("thraex"))
    assert (rest_phase(g), asked(g)) == (IN_FORUM, (0, "rest.act"))
    answer(g, 0, PASS)
    assert {SELL, AUCTION} <= set(options(g))
    answers(g, (1, SELL), (1, man("Ferox")))
    assert (names(g.school[1]), g.denarii) == (["Paris"], [25, 25, 25])
    pass_window(g)
    assert rest_phase(g) == IN_MUNUS


@pytest.mark.rule("M-6.6")
def test_after_everybody_has_declined_there_was_a_rest_moment_since_the_last_auction() -> None:
    g = answers(auctions(["Ferox", "Leo"]), (0, PASS), (1, PASS))
    moment = g.moment
    answer(g, 2, PASS)
    assert (rest_phase(g), g.moment) == (IN_MUNUS, moment + 1)


@pytest.mark.rule("M-6.5")
def test_an_empty_forum_does_not_cost_the_rudis() -> None:
    g = position(phase="auctions", rudis=1)
    assert rest_phase(g) == IN_FORUM, "deals and sales are possible all the same"
    pass_window(g)
    assert (rest_phase(g), g.rudis) == (IN_MUNUS, 1)
