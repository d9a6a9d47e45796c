"""S-6.3 to S-6.5: guards, from the table and from the hand."""

from __future__ import annotations

from typing import Any

import pytest

from harena.games.spartacus.actions import FROM_HAND, FROM_TABLE, SEEK, SELL_GUARD
from harena.games.spartacus.state import Ludus
from harena.kernel.choice import PASS, Refused
from tests.rules.spartacus.playing import (
    answer,
    asked,
    asset,
    awaited,
    bid,
    cash,
    choose,
    give_bids,
    guards_of,
    lay,
    leave_market,
    names,
    options,
    play,
    position,
    post_guard,
    price,
    script,
    seat,
    titles,
    unused,
    use,
)


def robbery(on: int = 1, influence: tuple[int, ...] = (4, 0, 0, 0), **more: Any) -> Ludus:
    """Seat 0 robs seat 1, who may guard; the others have too little Influence for any foil."""
    g = position(influence=list(influence), **{"hands": {0: ["Robbery"]}, **more})
    return answer(g, 0, play("Robbery", on))


# S-6.3


@pytest.mark.rule("S-6.3")
def test_a_target_may_guard_with_a_guard_on_the_table() -> None:
    g = robbery(guards={1: 1})
    assert asked(g) == (1, "scheme.foil")
    assert options(g) == [PASS, FROM_TABLE]


@pytest.mark.rule("S-6.3")
def test_a_target_may_guard_with_a_guard_of_the_hand() -> None:
    g = robbery(hands={0: ["Robbery"], 1: ["Guard"]})
    assert asked(g) == (1, "scheme.foil")
    assert options(g) == [PASS, FROM_HAND]


@pytest.mark.rule("S-6.3")
def test_who_has_both_chooses() -> None:
    g = robbery(hands={0: ["Robbery"], 1: ["Guard"]}, guards={1: 1})
    assert options(g) == [PASS, FROM_TABLE, FROM_HAND]


@pytest.mark.rule("S-6.3")
def test_only_the_house_of_the_target_may_guard() -> None:
    g = robbery(
        influence=(4, 4, 4, 4), hands={0: ["Robbery"], 1: ["Guard"], 2: ["Guard"]}, guards={0: 1, 1: 1, 2: 1, 3: 1}
    )
    assert awaited(g) == [1, 2]  # seat 2 has a hand that could contain a foil
    assert options(g, 1) == [PASS, FROM_TABLE, FROM_HAND]
    assert options(g, 2) == [PASS]


@pytest.mark.rule("S-6.3")
def test_nobody_guards_against_their_own_scheme() -> None:
    g = position(influence=[6, 0, 0, 0], hands={0: ["Inside Information"]}, guards={0: 2})
    answer(g, 0, play("Inside Information", 0))
    assert asked(g) == (0, "intrigue.do_deed")
    assert guards_of(g, 0) == (2, 0)


@pytest.mark.rule("S-6.3")
@pytest.mark.parametrize("die", [4, 5, 6])
def test_on_four_to_six_the_scheme_is_foiled(die: int) -> None:
    g = script(robbery(guards={1: 1}), die)
    choose(g, {1: FROM_TABLE})
    assert asked(g) == (0, "intrigue.do_deed")
    assert g.gold == [10, 10, 10, 10]
    assert titles(g.gone) == ["Robbery", "Guard"]
    assert (guards_of(g, 1), unused(g)) == ((0, 0), 0)


@pytest.mark.rule("S-6.3")
@pytest.mark.parametrize("die", [1, 2, 3])
def test_on_one_to_three_it_is_not(die: int) -> None:
    g = script(robbery(guards={1: 1}), die)
    choose(g, {1: FROM_TABLE})
    assert asked(g) == (0, "intrigue.do_deed")
    assert g.gold == [13, 7, 10, 10]
    assert titles(g.gone) == ["Robbery", "Guard"]
    assert guards_of(g, 1) == (0, 0)


@pytest.mark.rule("S-6.3")
def test_a_guard_of_the_hand_is_discarded_too() -> None:
    g = script(robbery(hands={0: ["Robbery"], 1: ["Guard"]}), 6)
    choose(g, {1: FROM_HAND})
    assert g.hands[1] == 0
    assert titles(g.gone) == ["Robbery", "Guard"]
    assert g.gold == [10, 10, 10, 10]


@pytest.mark.rule("S-6.3")
def test_as_many_attempts_as_guards() -> None:
    g = script(robbery(hands={0: ["Robbery"], 1: ["Guard"]}, guards={1: 2}), 1, 2, 3)
    choose(g, {1: FROM_TABLE})
    assert options(g) == [PASS, FROM_TABLE, FROM_HAND]
    choose(g, {1: FROM_HAND})
    assert options(g) == [PASS, FROM_TABLE]
    choose(g, {1: FROM_TABLE})
    assert asked(g) == (0, "intrigue.do_deed")
    assert g.gold == [13, 7, 10, 10]


@pytest.mark.rule("S-6.3")
def test_the_house_may_stop_after_a_failed_guard() -> None:
    g = script(robbery(guards={1: 2}), 3)
    choose(g, {1: FROM_TABLE})
    choose(g)
    assert guards_of(g, 1) == (1, 0)
    assert g.gold == [13, 7, 10, 10]


@pytest.mark.rule("S-6.3")
def test_a_reaction_may_follow_a_failed_guard() -> None:
    g = robbery(influence=(4, 6, 0, 0), hands={0: ["Robbery"], 1: ["Whispered Rumours"]}, guards={1: 1})
    script(g, 2)
    choose(g, {1: FROM_TABLE})
    assert asked(g) == (1, "scheme.foil")
    choose(g, {1: play("Whispered Rumours")})
    assert g.gold == [10, 10, 10, 10]
    assert titles(g.gone) == ["Robbery", "Whispered Rumours", "Guard"]


@pytest.mark.rule("S-6.3", "S-3.3")
def test_an_exhausted_guard_does_not_guard() -> None:
    g = robbery(guards={1: 1}, resting={1: 1})
    assert asked(g) == (0, "intrigue.do_deed")  # seat 1 was not even asked
    assert g.gold == [13, 7, 10, 10]
    assert guards_of(g, 1) == (0, 1)


@pytest.mark.rule("S-6.3", "S-3.3")
def test_only_the_ready_one_of_two_steps_up() -> None:
    g = script(robbery(guards={1: 2}, resting={1: 1}), 3)
    choose(g, {1: FROM_TABLE})
    assert asked(g) == (0, "intrigue.do_deed")
    assert guards_of(g, 1) == (0, 1)


@pytest.mark.rule("S-6.3", "S-5.6")
def test_what_a_foiled_scheme_costs_is_not_paid() -> None:
    g = position(influence=[6, 0, 0, 0], hands={0: ["Caught Taking Bribes"]}, guards={1: 1})
    answer(g, 0, play("Caught Taking Bribes", 1))
    choose(script(g, 4), {1: FROM_TABLE})
    assert (g.gold, g.influence) == ([10, 10, 10, 10], [6, 0, 0, 0])


@pytest.mark.rule("S-6.3", "S-16")
def test_the_owner_of_a_poisoned_fighter_may_guard() -> None:
    g = position(influence=[3, 0, 0, 0], hands={0: ["Poisoned Wine"]}, assets={2: ["Agron", "Cook"]}, guards={2: 1})
    answer(g, 0, play("Poisoned Wine", "Agron"))
    assert asked(g) == (2, "scheme.foil")
    choose(script(g, 5), {2: FROM_TABLE})
    assert g.injured == 0


@pytest.mark.rule("S-6.3")
@pytest.mark.parametrize("scheme", ["Black Market Profits", "Joint Venture", "Looting the Dead", "Illicit Auction"])
def test_a_scheme_without_target_cannot_be_guarded_against(scheme: str) -> None:
    g = position(influence=[12, 0, 0, 0], hands={0: [scheme], 1: ["Guard"]}, guards={1: 1, 2: 1, 3: 1})
    answer(g, 0, play(scheme))
    assert asked(g) == (0, "intrigue.do_deed")


@pytest.mark.rule("S-17.40")
def test_guard() -> None:
    """The card is 0/1: it requires no Influence, and is cashed for 1."""
    g = position(influence=[4, 0, 0, 0], hands={0: ["Robbery", "Guard"], 1: ["Guard"]}, gold=[0, 5, 5, 5])
    answer(g, 0, cash("Guard"))
    assert g.gold[0] == 1
    answer(g, 0, play("Robbery", 1))
    choose(script(g, 4), {1: FROM_HAND})
    assert g.gold == [1, 5, 5, 5]


# S-6.4


@pytest.mark.rule("S-6.4")
def test_each_of_two_targets_may_guard() -> None:
    g = position(influence=[12, 1, 1, 1], hands={0: ["Collaboration"]}, guards={1: 1, 2: 1, 3: 1})
    answer(g, 0, play("Collaboration", (1, 2)))
    assert awaited(g) == [1, 2]
    assert options(g, 1) == options(g, 2) == [PASS, FROM_TABLE]


@pytest.mark.rule("S-6.4")
def test_a_scheme_with_two_targets_is_foiled_as_a_whole() -> None:
    g = position(influence=[12, 1, 1, 1], hands={0: ["Collaboration"]}, guards={2: 1})
    answer(g, 0, play("Collaboration", (1, 2)))
    choose(script(g, 4), {2: FROM_TABLE})
    assert g.influence == [12, 1, 1, 1]


@pytest.mark.rule("S-6.4", "S-6.2")
def test_of_two_targets_the_nearest_to_the_left_guards_first() -> None:
    g = position(host=2, influence=[1, 1, 12, 1], hands={2: ["Collaboration"]}, guards={1: 1, 3: 1})
    answer(g, 2, play("Collaboration", (1, 3)))
    choose(script(g, 5), {1: FROM_TABLE, 3: FROM_TABLE})
    assert (guards_of(g, 1), guards_of(g, 3)) == ((1, 0), (0, 0))
    assert g.influence == [1, 1, 12, 1]


@pytest.mark.rule("S-6.4", "S-17.20", "S-17.40")
def test_against_collusion_only_the_house_losing_may_guard() -> None:
    g = position(influence=[11, 1, 1, 1], hands={0: ["Collusion"]}, guards={1: 1, 2: 1})
    answer(g, 0, play("Collusion", (1, 2)))
    assert awaited(g) == [1]


@pytest.mark.rule("S-6.4", "S-17")
def test_the_house_paid_for_secrets_is_no_target() -> None:
    g = position(influence=[4, 1, 1, 1], hands={0: ["Buying Secrets"]}, guards={1: 1, 2: 1})
    answer(g, 0, play("Buying Secrets", (1, 2)))
    assert awaited(g) == [1]


@pytest.mark.rule("S-6.4", "S-17")
def test_houses_fed_at_a_feast_are_no_targets() -> None:
    g = position(influence=[5, 1, 1, 1], hands={0: ["Grand Feast"]}, guards={1: 1, 2: 1, 3: 1})
    answer(g, 0, play("Grand Feast", 3))
    assert awaited(g) == [3]


# S-6.5


@pytest.mark.rule("S-6.5", "S-7.1")
def test_guards_on_the_table_are_assets_that_can_be_sold() -> None:
    g = position(phase="market", guards={0: 1})
    assert SELL_GUARD in options(g, 0)


@pytest.mark.rule("S-6.5", "S-5.2")
def test_a_guard_is_posted_at_any_own_prompt() -> None:
    g = position(phase="invite", hands={0: ["Guard"]})
    assert asked(g) == (0, "arena.invite")
    post_guard(g, 0)
    assert (g.hands[0], guards_of(g, 0)) == (0, (1, 0))
    assert asked(g) == (0, "arena.invite")


@pytest.mark.rule("S-5.2")
def test_a_guard_is_posted_while_one_names_an_offer_for_support() -> None:
    g = position(influence=[6, 4, 4, 4], hands={0: ["Lend Me Your Ear", "Guard"]})
    answer(g, 0, SEEK)
    answer(g, 0, lay("Lend Me Your Ear"))
    answer(g, 0, seat(1))
    post_guard(g, 0)
    answer(g, 0, price(0))
    assert guards_of(g, 0) == (1, 0)


@pytest.mark.rule("S-5.2")
def test_a_guard_is_posted_at_somebody_elses_prompt() -> None:
    g = position(phase="invite", hands={1: ["Guard"]})
    post_guard(g, 1)
    assert (guards_of(g, 1), asked(g)) == ((1, 0), (0, "arena.invite"))


@pytest.mark.rule("S-5.2")
def test_a_guard_is_posted_while_others_seal_their_bids_but_not_behind_ones_own() -> None:
    g = position(phase="host", hands={0: ["Guard", "Guard"], 1: ["Guard"]})
    assert asked(g) == (0, "market.bid_for_token")
    post_guard(g, 0)
    answer(g, 0, bid(3))
    with pytest.raises(Refused) as refusal:
        post_guard(g, 0)
    assert refusal.value.rule == "S-5.2"
    post_guard(g, 1)
    assert (guards_of(g, 0), guards_of(g, 1)) == ((1, 0), (1, 0))
    for other in (1, 2, 3):
        answer(g, other, bid(0))
    post_guard(g, 0)  # the bids are opened
    assert guards_of(g, 0) == (2, 0)


@pytest.mark.rule("S-5.2", "S-6.3")
def test_the_guard_that_one_has_sealed_cannot_be_posted() -> None:
    g = position(hands={0: ["Robbery"], 1: ["Guard"], 2: ["Guard"]})
    answer(g, 0, play("Robbery", 1))
    assert awaited(g) == [1, 2]
    answer(g, 1, FROM_HAND)
    with pytest.raises(Refused):
        post_guard(g, 1)
    post_guard(g, 2)
    assert (guards_of(g, 2), awaited(g)) == ((1, 0), [2])
    answer(script(g, 5), 2, PASS)
    assert g.gold[:2] == [10, 10]  # the sealed guard held


@pytest.mark.rule("S-5.2", "S-6.3")
def test_a_guard_posted_before_one_answers_guards_from_the_table() -> None:
    g = robbery(hands={0: ["Robbery"], 1: ["Guard"]})
    post_guard(g, 1)
    assert options(g, 1) == [PASS, FROM_TABLE]


@pytest.mark.rule("S-5.2", "S-7.1")
def test_in_the_open_market_everybody_may_post_also_who_has_left() -> None:
    g = position(phase="market", hands={0: ["Guard"], 2: ["Guard"]})
    post_guard(g, 2)
    assert guards_of(g, 2) == (1, 0)
    answer(g, 0, PASS)
    post_guard(g, 0)
    assert guards_of(g, 0) == (1, 0)


@pytest.mark.rule("S-6.5")
def test_a_guard_on_the_table_is_not_cashed_and_never_taken_back() -> None:
    g = position(hands={0: ["Guard"]}, guards={0: 1})
    answer(g, 0, cash("Guard"))
    assert (g.hands[0], guards_of(g, 0), g.gold[0]) == (0, (1, 0), 11)
    assert cash("Guard") not in options(g)
    answer(g, 0, PASS)
    assert (g.hands[0], guards_of(g, 0)) == (0, (1, 0))


@pytest.mark.rule("S-6.5")
def test_guards_stay_on_the_table_through_a_market_phase() -> None:
    g = position(phase="market", guards={0: 2}, hands={0: ["Guard"]})
    leave_market(g)
    while asked(g)[1] == "market.bid":
        give_bids(g, 0, 0, 0, 0)
    give_bids(g, 1, 0, 0, 0)
    assert asked(g) == (0, "arena.invite")
    assert (guards_of(g, 0), titles(g.hands[0])) == ((2, 0), ["Guard"])


# S-16: drills


@pytest.mark.rule("S-6.3", "S-16")
def test_a_guard_that_rolled_again_and_held_is_one_guard() -> None:
    g = robbery(assets={1: ["Syrian Warrior", "Raxos"]}, guards={1: 2})
    script(g, 1, 4)
    choose(g, {1: FROM_TABLE})
    assert asked(g) == (1, "guard.drill")
    answer(g, 1, use("Raxos"))
    assert asked(g) == (0, "intrigue.do_deed")
    assert (guards_of(g, 1), g.gold) == ((1, 0), [10, 10, 10, 10])
    assert names(g.tired) == ["Raxos"]


@pytest.mark.rule("S-6.3", "S-16")
def test_a_house_picks_the_gladiator_it_loses_once_all_guards_failed() -> None:
    g = position(
        influence=[5, 0, 0, 0], hands={0: ["Incite Rebellion"]}, assets={1: ["Agron", "Crixus", "Cook"]}, guards={1: 1}
    )
    answer(g, 0, play("Incite Rebellion", 1))
    choose(script(g, 1), {1: FROM_TABLE})
    assert asked(g) == (1, "scheme.pick")
    answer(g, 1, asset("Agron"))
    assert names(g.assets[1]) == ["Crixus", "Cook"]
