"""S-5.1 to S-5.4, S-5.6: the Intrigue phase, the parts of a turn, and how a scheme is declared and ends."""

from __future__ import annotations

import pytest

from harena.games.spartacus.actions import FROM_HAND, FROM_TABLE, POST, SEEK
from harena.kernel.choice import PASS, Refused
from tests.rules.spartacus.playing import (
    aims,
    answer,
    answers,
    asked,
    asset,
    awaited,
    card,
    cash,
    choose,
    give_gold,
    guards_of,
    is_exhausted,
    is_injured,
    lay,
    options,
    pass_all,
    play,
    position,
    post_guard,
    price,
    ready,
    script,
    seat,
    titles,
    told,
    unused,
    use,
    watched,
)

# S-5.1


@pytest.mark.rule("S-5.1")
def test_everybody_draws_three() -> None:
    g = position(phase="draw", hands={1: ["Robbery", "Guard"]})
    assert [hand.bit_count() for hand in g.hands] == [3, 5, 3, 3]


@pytest.mark.rule("S-5.1")
def test_the_turns_go_from_the_host_clockwise() -> None:
    g = position(players=3, host=1)
    for who in (1, 2, 0):
        assert asked(g) == (who, "intrigue.do_deed")
        answer(g, who, PASS)
    assert asked(g)[1] == "market.trade"


# S-5.2


@pytest.mark.rule("S-5.2")
def test_a_card_is_cashed_for_its_gold() -> None:
    g = position(hands={0: ["Robbery", "Looting the Dead", "Jupiter's Thunder", "Guard"]})
    answers(g, (0, cash("Robbery")), (0, cash("Looting the Dead")))
    assert g.gold[0] == 10 + 2 + 1
    answers(g, (0, cash("Jupiter's Thunder")), (0, cash("Guard")))
    assert g.gold[0] == 13 + 4 + 1
    assert g.hands[0] == 0
    assert sorted(titles(g.gone)) == ["Guard", "Jupiter's Thunder", "Looting the Dead", "Robbery"]


@pytest.mark.rule("S-5.2")
def test_cashing_takes_no_influence() -> None:
    g = position(hands={0: ["Joint Venture"]}, influence=[0, 4, 4, 4])
    answer(g, 0, cash("Joint Venture"))
    assert g.gold[0] == 12


@pytest.mark.rule("S-5.2")
def test_in_any_order_and_number() -> None:
    g = position(
        hands={0: ["Looting the Dead", "Looting the Dead", "Guard", "Robbery"]},
        assets={0: ["Agron", "Pietros", "Mira"]},
    )
    answers(g, (0, play("Looting the Dead")), (0, POST), (0, use("Pietros")), (0, play("Looting the Dead")))
    answers(g, (0, cash("Robbery")), (0, use("Mira")))
    assert g.gold[0] == 10 + 3 + 1 + 3 + 2 + 2
    assert guards_of(g, 0) == (1, 0)
    assert asked(g) == (0, "intrigue.do_deed")


@pytest.mark.rule("S-5.2")
def test_only_ready_abilities_may_be_used() -> None:
    g = position(assets={0: ["Agron", "Pietros", "Mira exhausted"]})
    answer(g, 0, use("Pietros"))
    assert options(g) == [PASS]


@pytest.mark.rule("S-5.2")
def test_a_guard_goes_from_the_hand_to_the_table() -> None:
    g = position(hands={0: ["Guard", "Guard"]}, guards={0: 1})
    answer(g, 0, POST)
    assert guards_of(g, 0) == (2, 0)
    assert g.hands[0].bit_count() == 1


@pytest.mark.rule("S-5.2")
@pytest.mark.parametrize(("phase", "who"), [("upkeep", 0), ("invite", 0), ("market", 0), ("market", 3)])
def test_a_guard_may_be_put_down_at_any_prompt_of_ones_own(phase: str, who: int) -> None:
    g = position(phase=phase, hands={who: ["Guard"]})
    post_guard(g, who)
    assert guards_of(g, who) == (1, 0)


@pytest.mark.rule("S-5.2")
def test_a_guard_may_be_put_down_while_one_is_asked_for_support() -> None:
    g = position(hands={0: ["Inside Information"], 1: ["Guard"]})
    answers(g, (0, SEEK), (0, lay("Inside Information")), (0, seat(1)), (0, price(0)), (0, PASS))
    assert asked(g) == (1, "scheme.pledge")
    post_guard(g, 1)
    assert guards_of(g, 1) == (1, 0)
    assert asked(g) == (1, "scheme.pledge")


@pytest.mark.rule("S-5.2")
def test_a_guard_is_put_down_in_the_turn_of_another() -> None:
    g = position(hands={1: ["Guard"]})
    post_guard(g, 1)
    assert (g.hands[1], asked(g)) == (0, (0, "intrigue.do_deed"))


@pytest.mark.rule("S-5.2")
def test_not_between_sealing_an_answer_and_opening_it() -> None:
    g = position(hands={0: ["Robbery"], 1: ["Guard", "Guard"], 2: ["Guard"]})
    answer(g, 0, play("Robbery", 1))
    post_guard(g, 1)
    answer(g, 1, PASS)
    with pytest.raises(Refused):
        post_guard(g, 1)
    answer(g, 2, PASS)
    post_guard(g, 1)
    assert g.hands[1] == 0


@pytest.mark.rule("S-5.2")
def test_without_a_guard_in_hand_nothing_can_be_put_down() -> None:
    g = position(hands={0: ["Robbery"]})
    assert POST not in options(g)
    with pytest.raises(Refused):
        post_guard(g, 0)


# S-5.3


@pytest.mark.rule("S-5.3")
def test_the_turn_ends_at_or_below_the_hand_size() -> None:
    g = position(hands={0: ["Guard"] * 5})  # 4 Influence: 4 cards
    with pytest.raises(Refused):
        answer(g, 0, PASS)
    answer(g, 0, cash("Guard"))
    answer(g, 0, PASS)
    assert asked(g) == (1, "intrigue.do_deed")
    assert g.hands[0].bit_count() == 4


@pytest.mark.rule("S-5.3")
def test_it_is_the_hand_size_of_the_present_influence() -> None:
    g = position(hands={0: [*["Guard"] * 4, "The Great Scandal"]})
    answer(g, 0, play("The Great Scandal"))
    assert (g.influence[0], g.hands[0].bit_count()) == (2, 4)
    assert PASS not in options(g)
    answer(g, 0, POST)
    answer(g, 0, PASS)
    assert asked(g) == (1, "intrigue.do_deed")


@pytest.mark.rule("S-5.3")
def test_cards_gained_in_anothers_turn_wait_for_the_next_own_turn() -> None:
    g = position(hands={0: ["Guard"] * 4, 1: ["Inside Information"]}, influence=[4, 6, 4, 4])
    answer(g, 0, PASS)
    answer(g, 1, play("Inside Information", 0))
    pass_all(g)
    assert g.hands[0].bit_count() == 6
    answers(g, (1, PASS), (2, PASS), (3, PASS))
    assert asked(g)[1] == "market.trade"
    assert g.hands[0].bit_count() == 6


@pytest.mark.rule("S-5.3")
def test_every_card_can_be_cashed_so_a_turn_can_always_end() -> None:
    g = position(hands={0: ["Conspiracy", "Whispered Rumours", "Guard", "Destitute!"]}, influence=[0, 4, 4, 4])
    assert {cash("Conspiracy"), cash("Whispered Rumours"), cash("Guard"), cash("Destitute!")} <= set(options(g))


# S-5.4


@pytest.mark.rule("S-5.4")
def test_a_scheme_needs_influence_at_or_above_its_requirement() -> None:
    g = position(hands={0: ["Looting the Dead"]}, influence=[3, 4, 4, 4])
    assert aims(g, "Looting the Dead") == []
    g = position(hands={0: ["Looting the Dead"]}, influence=[4, 4, 4, 4])
    assert aims(g, "Looting the Dead") == [0]


@pytest.mark.rule("S-5.4")
def test_its_player_names_the_target_himself_included() -> None:
    g = position(hands={0: ["Robbery"]})
    assert aims(g, "Robbery") == [0, 1, 2, 3]


@pytest.mark.rule("S-5.4")
def test_reductions_add_up() -> None:
    """Final Blow (11) with 4 Influence: Ashur reduces it to 9, Solonius pays 5."""
    g = position(
        houses=["Solonius", "Batiatus", "Glaber", "Tullius"], hands={0: ["Final Blow"]}, assets={0: ["Ashur", "Cook"]}
    )
    answer(g, 0, play("Final Blow", 0))
    assert asked(g) == (0, "scheme.make_up")
    assert options(g) == [use("Ashur"), price(7)]
    answer(g, 0, use("Ashur"))
    assert options(g) == [price(5)]
    answer(g, 0, price(5))
    assert (g.influence[0], g.gold[0], is_exhausted(g, "Ashur")) == (5, 5, True)


@pytest.mark.rule("S-5.4")
def test_a_requirement_does_not_fall_below_0() -> None:
    """Labor Contract (2) with 1 Influence: Ashur's reduction by 2 is more than enough; the excess gains nothing."""
    g = position(hands={0: ["Labor Contract"]}, influence=[1, 4, 4, 4], assets={0: ["Ashur", "Cook"]})
    answer(g, 0, play("Labor Contract", 0))
    answer(g, 0, use("Ashur"))
    assert (g.gold[0], g.influence[0]) == (11, 1)


@pytest.mark.rule("S-5.4")
def test_a_requirement_above_12_needs_support_or_a_reduction() -> None:
    g = position(hands={0: ["Conspiracy"]}, influence=[12, 4, 4, 4])
    assert aims(g, "Conspiracy") == []
    assert SEEK in options(g)


# S-5.6


@pytest.mark.rule("S-5.6")
def test_success_pays_the_cost_to_the_bank_and_discards_the_card() -> None:
    g = position(hands={0: ["Public Exhibition"]}, assets={0: ["Agron", "Crixus", "Varro", "Cook"]})
    answer(g, 0, play("Public Exhibition", 0))
    assert (g.gold, g.influence) == ([7, 10, 10, 10], [5, 4, 4, 4])
    assert titles(g.gone) == ["Public Exhibition"]


@pytest.mark.rule("S-5.6")
def test_a_foiled_scheme_does_nothing_and_costs_nothing() -> None:
    g = position(
        hands={0: ["Public Exhibition"], 1: ["Whispered Rumours"]},
        influence=[4, 6, 4, 4],
        assets={0: ["Agron", "Crixus", "Varro", "Cook"]},
    )
    answer(g, 0, play("Public Exhibition", 0))
    choose(g, {1: play("Whispered Rumours")})
    assert (g.gold, g.influence) == ([10] * 4, [4, 6, 4, 4])
    assert titles(g.gone) == ["Public Exhibition", "Whispered Rumours"]
    assert asked(g) == (0, "intrigue.do_deed")


@pytest.mark.rule("S-5.6")
def test_a_scheme_whose_cost_cannot_be_paid_is_not_declared() -> None:
    g = position(hands={0: ["Grand Feast"]}, influence=[5, 4, 4, 4], gold=[5, 10, 10, 10])
    assert aims(g, "Grand Feast") == []
    give_gold(g, 1, 0, 1)
    assert aims(g, "Grand Feast") == [0, 1, 2, 3]


@pytest.mark.rule("S-5.6")
def test_a_target_must_meet_the_condition() -> None:
    g = position(hands={0: ["Sate Roman Appetites"]}, assets={2: ["Agron", "Crixus", "Varro", "Barca", "Cook"]})
    assert aims(g, "Sate Roman Appetites") == [2]


@pytest.mark.rule("S-5.6")
def test_a_cost_no_longer_payable_after_the_foils_nothing_happens() -> None:
    """While Raxos is asked about the failed guard, no answer is sealed: the schemer gives their gold away."""
    g = position(
        hands={0: ["Grand Feast"]},
        influence=[5, 4, 4, 4],
        gold=[6, 10, 10, 10],
        assets={1: ["Agron", "Raxos"]},
        guards={1: 1},
    )
    events = watched(g)
    answer(g, 0, play("Grand Feast", 1))
    script(g, 2)
    answer(g, 1, FROM_TABLE)
    assert asked(g) == (1, "guard.drill")
    give_gold(g, 0, 3, 1)
    answer(g, 1, PASS)
    assert g.gold == [5, 10, 10, 11]
    assert g.influence == [5, 4, 4, 4]
    assert told(events, "fizzled")
    assert sorted(titles(g.gone)) == ["Grand Feast", "Guard"]


@pytest.mark.rule("S-5.6")
def test_otherwise_each_effect_does_what_it_can() -> None:
    """Poisoned Wine targets Raxos, whom the guard's second roll has exhausted: Raxos is no longer ready."""
    g = position(hands={0: ["Poisoned Wine"]}, assets={1: ["Agron", "Raxos"]}, guards={1: 1})
    answer(g, 0, play("Poisoned Wine", "Raxos"))
    script(g, 1, 3)
    answers(g, (1, FROM_TABLE), (1, use("Raxos")))
    assert (is_exhausted(g, "Raxos"), is_injured(g, "Raxos")) == (True, False)
    assert unused(g) == 0


@pytest.mark.rule("S-5.6")
def test_a_cost_counted_in_guards_is_counted_again_after_the_foils() -> None:
    g = position(hands={0: ["Bribe the Guards"]}, guards={1: 3})
    answer(g, 0, play("Bribe the Guards", 1))
    script(g, 2)
    answer(g, 1, FROM_TABLE)
    choose(g)
    assert g.gold[0] == 8  # two were left
    assert guards_of(g, 1) == (0, 2)


@pytest.mark.rule("S-5.6", "S-6.3")
def test_a_failed_guard_leaves_the_scheme_standing() -> None:
    g = position(hands={0: ["Robbery"], 1: ["Guard"]})
    answer(g, 0, play("Robbery", 1))
    script(g, 3)
    answer(g, 1, FROM_HAND)
    assert g.gold[:2] == [13, 7]
    assert titles(g.gone) == ["Robbery", "Guard"]


@pytest.mark.rule("S-5.6")
def test_the_target_names_the_card_it_loses() -> None:
    g = position(hands={0: ["Unlocked Gate"]}, assets={1: ["Agron", "Cook", "Mira"]})
    answer(g, 0, play("Unlocked Gate", 1))
    assert asked(g) == (1, "scheme.pick")
    assert options(g) == [asset("Cook"), asset("Mira")]
    answer(g, 1, asset("Cook"))
    assert ready(g, 1) == ["Agron", "Mira"]
    assert g.market_gone == 1 << card("Cook")


@pytest.mark.rule("S-5.6")
def test_nobody_is_asked_about_a_scheme_against_a_house_with_nothing_to_answer() -> None:
    g = position(hands={0: ["Robbery", "Guard"]})
    answer(g, 0, play("Robbery", 1))
    assert awaited(g) == []
    assert asked(g) == (0, "intrigue.do_deed")
