"""S-5.5: support for a scheme laid face down."""

from __future__ import annotations

import pytest

from harena.games.spartacus import GAME
from harena.games.spartacus.actions import ACCEPT, SEEK, SUPPORT
from harena.games.spartacus.state import Ludus
from harena.kernel.chance import Luck
from harena.kernel.choice import PASS, Refused
from harena.kernel.serialization import dump, load
from tests.rules.spartacus.playing import (
    RULES,
    aims,
    answer,
    answers,
    asked,
    awaited,
    cash,
    choose,
    claim,
    demand,
    give_gold,
    is_exhausted,
    lay,
    options,
    play,
    position,
    price,
    promise,
    seat,
    titles,
    told,
    use,
    watched,
)


def laid(name: str, **more: object) -> Ludus:
    """Seat 0 has laid a scheme face down."""
    g = position(**{"hands": {0: [name]}, **more})  # type: ignore[arg-type]
    answers(g, (0, SEEK), (0, lay(name)))
    return g


def plead(g: Ludus, other: int, gold: int = 0) -> Ludus:
    """Seat 0 asks a house for support, for gold or for nothing, and says nothing about the card."""
    return answers(g, (0, seat(other)), (0, price(gold)), (0, PASS))


@pytest.mark.rule("S-5.5")
def test_who_is_short_of_influence_lays_one_scheme_face_down() -> None:
    g = laid("Black Market Profits")
    assert asked(g) == (0, "scheme.plead")
    assert g.hands[0] == 0
    assert options(g) == [PASS, seat(1), seat(2), seat(3)]


@pytest.mark.rule("S-5.5")
def test_who_has_enough_influence_needs_no_support() -> None:
    g = position(hands={0: ["Robbery"]})
    assert SEEK not in options(g)


@pytest.mark.rule("S-5.5")
def test_what_all_houses_together_could_not_do_is_not_laid() -> None:
    g = position(hands={0: ["Conspiracy"]}, influence=[4, 4, 4, 3])
    assert SEEK not in options(g)
    g = position(hands={0: ["Conspiracy"]}, influence=[4, 4, 4, 4])
    assert SEEK in options(g)


@pytest.mark.rule("S-5.5")
def test_a_yes_gives_the_whole_influence_of_that_house() -> None:
    g = laid("Visitor from Rome", influence=[4, 6, 4, 4])
    assert aims(g, "Visitor from Rome") == []
    answer(plead(g, 1), 1, SUPPORT)
    assert aims(g, "Visitor from Rome") == [0, 1, 2, 3]
    answer(g, 0, play("Visitor from Rome", 0))
    assert g.influence == [5, 6, 4, 4]


@pytest.mark.rule("S-5.5")
def test_one_point_less_is_not_enough() -> None:
    g = laid("Visitor from Rome", influence=[4, 5, 4, 4])
    answer(plead(g, 1), 1, SUPPORT)
    with pytest.raises(Refused):
        answer(g, 0, play("Visitor from Rome", 0))
    assert options(g) == [PASS, seat(2), seat(3)]


@pytest.mark.rule("S-5.5")
def test_the_houses_are_asked_one_by_one() -> None:
    g = laid("Joint Venture")
    answer(plead(g, 2), 2, SUPPORT)
    answer(plead(g, 1), 1, SUPPORT)
    answer(g, 0, play("Joint Venture"))
    assert g.gold[0] == 17


@pytest.mark.rule("S-5.5")
def test_a_house_that_agreed_is_not_asked_again() -> None:
    g = laid("Joint Venture")
    answer(plead(g, 2), 2, PASS)
    answer(plead(g, 1), 1, SUPPORT)
    assert options(g) == [PASS, seat(2), seat(3)]
    with pytest.raises(Refused):
        answer(g, 0, seat(1))


@pytest.mark.rule("S-5.5")
def test_a_house_that_refused_is_asked_again_at_another_price() -> None:
    g = laid("Black Market Profits")
    answer(plead(g, 1, 2), 1, PASS)
    answers(g, (0, seat(1)), (0, price(4)), (0, PASS))
    assert asked(g) == (1, "scheme.pledge")
    answer(g, 1, SUPPORT)
    assert g.gold == [6, 14, 10, 10]
    answer(g, 0, play("Black Market Profits"))
    assert g.gold == [11, 14, 10, 10]


@pytest.mark.rule("S-5.5")
def test_at_the_same_price_it_must_be_told_something_else() -> None:
    g = laid("Black Market Profits")
    answer(plead(g, 1, 2), 1, PASS)
    answers(g, (0, seat(1)), (0, price(2)))
    with pytest.raises(Refused):
        answer(g, 0, PASS)  # it has heard this at this price
    answer(g, 0, claim("Black Market Profits"))
    answer(g, 1, PASS)
    answers(g, (0, seat(1)), (0, price(2)))
    assert PASS not in options(g)
    assert claim("Black Market Profits") not in options(g)
    answer(g, 0, claim("Joint Venture"))
    assert asked(g) == (1, "scheme.pledge")


@pytest.mark.rule("S-5.5")
def test_another_target_is_another_claim() -> None:
    g = laid("Visitor from Rome")
    for target in (seat(1), PASS):
        answers(g, (0, seat(1)), (0, price(0)), (0, claim("Visitor from Rome")))
        assert target in options(g)
        answers(g, (0, target), (1, PASS))
    answers(g, (0, seat(1)), (0, price(0)), (0, claim("Visitor from Rome")))
    assert options(g) == [seat(0), seat(2), seat(3)]


@pytest.mark.rule("S-5.5")
def test_a_house_is_asked_at_most_three_times_per_card() -> None:
    g = laid("Black Market Profits")
    for gold in (0, 1, 2):
        answer(plead(g, 1, gold), 1, PASS)
    assert options(g) == [PASS, seat(2), seat(3)]
    with pytest.raises(Refused):
        answer(g, 0, seat(1))
    answer(plead(g, 2), 2, PASS)  # the others have not been asked yet


@pytest.mark.rule("S-5.5")
def test_the_next_card_may_be_brought_to_the_same_house_again() -> None:
    g = laid("Black Market Profits", hands={0: ["Black Market Profits", "Joint Venture"]})
    for gold in (0, 1, 2):
        answer(plead(g, 1, gold), 1, PASS)
    answers(g, (0, PASS), (0, SEEK), (0, lay("Joint Venture")))
    assert options(g) == [PASS, seat(1), seat(2), seat(3)]


def test_a_scheme_saved_before_requests_were_kept_goes_on() -> None:
    g = laid("Black Market Profits")
    saved = dump(RULES, g)
    del saved["stack"][-1]["requests"]
    again = load(RULES, saved, Luck())
    answer(plead(again, 1), 1, PASS)
    assert options(again) == [PASS, seat(1), seat(2), seat(3)]


@pytest.mark.rule("S-5.5", "S-3.4")
def test_requests_are_public() -> None:
    g = laid("Black Market Profits")
    answer(plead(g, 1, 2), 1, PASS)
    for viewer in (-1, 0, 1, 2, 3):
        assert GAME.view(g, viewer)["stack"][-1]["requests"] == [[1, 2, 0, -1, -1]]


@pytest.mark.rule("S-5.5")
def test_not_enough_support_the_card_returns_unseen() -> None:
    g = laid("Joint Venture")
    events = watched(g)
    answer(plead(g, 1), 1, SUPPORT)
    answer(g, 0, PASS)
    assert titles(g.hands[0]) == ["Joint Venture"]
    assert asked(g) == (0, "intrigue.do_deed")
    assert [event for event in events if event.reaches(1) and event.kind in ("schemed", "cashed", "discarded")] == []
    assert g.gone == 0


@pytest.mark.rule("S-5.5")
def test_a_card_taken_back_is_not_laid_again_this_turn() -> None:
    g = laid("Joint Venture")
    answer(g, 0, PASS)
    assert SEEK not in options(g)
    answers(g, (0, cash("Joint Venture")))
    assert g.gold[0] == 12


@pytest.mark.rule("S-5.5")
def test_a_second_copy_is_another_card() -> None:
    g = laid("Joint Venture", hands={0: ["Joint Venture", "Joint Venture"]})
    answer(plead(g, 1), 1, PASS)
    answers(g, (0, PASS), (0, SEEK), (0, lay("Joint Venture")))
    assert options(g) == [PASS, seat(1), seat(2), seat(3)]


@pytest.mark.rule("S-5.5")
def test_in_the_next_turn_it_may_be_laid_again() -> None:
    g = laid("Joint Venture")
    answer(g, 0, PASS)
    while g.turn == 2 or asked(g) != (0, "intrigue.do_deed"):
        answer(g, g.seat, PASS if PASS in options(g) else options(g)[0])
    assert "Joint Venture" in titles(g.hands[0])
    assert SEEK in options(g)


@pytest.mark.rule("S-5.5")
def test_support_lapses_with_the_card() -> None:
    g = laid("Joint Venture", hands={0: ["Joint Venture", "Visitor from Rome"]}, influence=[4, 6, 4, 4])
    answer(plead(g, 1), 1, SUPPORT)
    answers(g, (0, PASS), (0, SEEK), (0, lay("Visitor from Rome")))
    assert aims(g, "Visitor from Rome") == []  # it has 4 and needs 10: the support of seat 1 was for the other card
    assert seat(1) in options(g)


@pytest.mark.rule("S-5.5")
def test_support_serves_this_card_only() -> None:
    g = laid("Black Market Profits", hands={0: ["Black Market Profits", "Black Market Profits"]})
    answer(plead(g, 1), 1, SUPPORT)
    answer(g, 0, play("Black Market Profits"))
    assert g.gold[0] == 15
    assert aims(g, "Black Market Profits") == []


@pytest.mark.rule("S-5.5")
def test_support_moves_no_token() -> None:
    g = laid("Black Market Profits")
    answer(plead(g, 1), 1, SUPPORT)
    answer(g, 0, play("Black Market Profits"))
    assert g.influence == [4, 4, 4, 4]


@pytest.mark.rule("S-5.5")
def test_requests_and_answers_are_public() -> None:
    g = laid("Black Market Profits")
    events = watched(g)
    answer(plead(g, 1, 2), 1, PASS)
    answer(plead(g, 2), 2, SUPPORT)
    assert told(events, "pleaded") == [(0, 1, 2), (0, 2, 0)]
    assert told(events, "refused") == [(1, 0)]
    assert told(events, "supported") == [(2, 0)]
    assert all(event.reaches(3) for event in events if event.kind in ("pleaded", "refused", "supported"))


@pytest.mark.rule("S-5.5")
def test_the_card_and_its_target_are_not_seen() -> None:
    """To the others, any scheme lying face down looks the same."""
    one, two = plead(laid("Inside Information"), 1), plead(laid("Joint Venture"), 1)
    for viewer in (1, 2, 3):
        assert GAME.view(one, viewer) == GAME.view(two, viewer)
    assert GAME.view(one, 0) != GAME.view(two, 0)


@pytest.mark.rule("S-5.5")
def test_a_house_may_be_told_an_untruth() -> None:
    g = laid("Word to the Tax Collector", influence=[4, 4, 4, 4])
    events = watched(g)
    answers(g, (0, seat(1)), (0, price(0)), (0, claim("Labor Contract")), (0, seat(1)))
    assert told(events, "claimed-house") == [(0, 3, 1)]
    answer(g, 1, SUPPORT)
    answer(g, 0, play("Word to the Tax Collector", 1))
    assert g.gold[1] == 5


@pytest.mark.rule("S-5.5")
def test_gold_offered_for_a_yes_is_paid_at_once() -> None:
    g = laid("Black Market Profits")
    answer(plead(g, 1, 3), 1, SUPPORT)
    assert g.gold == [7, 13, 10, 10]


@pytest.mark.rule("S-5.5")
def test_gold_offered_is_not_paid_for_a_no() -> None:
    g = laid("Black Market Profits")
    answer(plead(g, 1, 3), 1, PASS)
    assert g.gold == [10, 10, 10, 10]


@pytest.mark.rule("S-5.5")
def test_nobody_offers_more_than_they_have() -> None:
    g = laid("Black Market Profits", gold=[2, 9, 9, 9])
    answer(g, 0, seat(1))
    assert [option for option in options(g) if option < promise(0)] == [price(0), price(1), price(2)]


@pytest.mark.rule("S-5.5")
def test_a_house_may_demand_more() -> None:
    g = laid("Black Market Profits")
    plead(g, 1, 2)
    assert options(g)[:3] == [PASS, SUPPORT, demand(3)]
    answer(g, 1, demand(5))
    assert asked(g) == (0, "scheme.settle_demand")
    answer(g, 0, ACCEPT)
    assert g.gold == [5, 15, 10, 10]
    assert aims(g, "Black Market Profits") == [0]


@pytest.mark.rule("S-5.5")
def test_a_demand_turned_down_is_a_no() -> None:
    g = laid("Black Market Profits")
    answer(plead(g, 1), 1, demand(5))
    answer(g, 0, PASS)
    assert g.gold == [10, 10, 10, 10]
    assert g.stack[-1].said_no == 1 << 1  # type: ignore[attr-defined]
    assert options(g) == [PASS, seat(1), seat(2), seat(3)]


@pytest.mark.rule("S-5.5", "S-3.2")
def test_who_gave_the_promised_gold_away_has_no_support() -> None:
    g = laid("Black Market Profits")
    plead(g, 1, 10)
    give_gold(g, 0, 2, 1)
    answer(g, 1, SUPPORT)
    assert g.gold == [9, 10, 11, 10]
    assert options(g) == [PASS, seat(1), seat(2), seat(3)]


@pytest.mark.rule("S-5.5", "S-15")
def test_support_and_ashur_together() -> None:
    """The support is 4 + 6, plus Ashur's 2: Joint Venture needs 12."""
    g = laid("Joint Venture", influence=[4, 6, 4, 4], assets={0: ["Ashur", "Cook"]})
    answer(plead(g, 1), 1, SUPPORT)
    answers(g, (0, play("Joint Venture")), (0, use("Ashur")))
    assert g.gold[0] == 17
    assert is_exhausted(g, "Ashur")


@pytest.mark.rule("S-5.5")
def test_a_supporter_may_foil_what_they_supported() -> None:
    """A yes is final, but it is not a promise of peace."""
    g = laid(
        "Black Market Profits", hands={0: ["Black Market Profits"], 1: ["Whispered Rumours"]}, influence=[4, 6, 4, 4]
    )
    answer(plead(g, 1), 1, SUPPORT)
    answer(g, 0, play("Black Market Profits"))
    assert awaited(g) == [1]
    choose(g, {1: play("Whispered Rumours")})
    assert g.gold == [10, 10, 10, 10]


@pytest.mark.rule("S-5.5")
def test_there_is_no_support_for_reactions() -> None:
    g = position(hands={0: ["Support from Rome", "Jupiter's Thunder"]}, influence=[4, 9, 4, 4])
    assert SEEK not in options(g)


@pytest.mark.rule("S-5.5")
def test_the_schemer_may_decide_to_lay_nothing() -> None:
    g = position(hands={0: ["Joint Venture"]})
    answer(g, 0, SEEK)
    answer(g, 0, PASS)
    assert asked(g) == (0, "intrigue.do_deed")
    assert titles(g.hands[0]) == ["Joint Venture"]
    assert RULES.choice(g, 1) is None
