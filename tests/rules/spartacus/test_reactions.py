"""S-6.1, S-6.2 and the reactions of S-17: who may answer what, in which order, and what each card does."""

from __future__ import annotations

from typing import Any

import pytest

from harena.games.spartacus.actions import FROM_TABLE, SEEK, TAKE_GUARD
from harena.games.spartacus.decks import OURS, source
from harena.games.spartacus.fighter import DECAPITATED, YIELDED
from harena.games.spartacus.state import Fight, Ludus
from harena.kernel.choice import PASS, Refused
from harena.kernel.state import enclosing
from tests.rules.spartacus.playing import (
    aims,
    answer,
    answers,
    asked,
    asset,
    awaited,
    bets,
    bid,
    card,
    cash,
    choose,
    guards_of,
    intrigue,
    lay,
    names,
    options,
    play,
    position,
    ready,
    script,
    seat,
    title,
    titles,
    told,
    under,
    verdict,
    watched,
)

THUNDER = "Jupiter's Thunder"
RUMOURS = "Whispered Rumours"
DENARII = "For a Few Denarii"
SACRIFICE = "Sacrifice for the Dominus"
SUPPORT = "Support from Rome"
RIGGING, BLOOD = "Rigging the Match", "Blood on the Sand"
LUDUS, BROTHEL, DESTITUTE = "A Shameful Ludus", "Empty Brothel", "Destitute!"


def robbery(hands: dict[int, list[str]], influence: tuple[int, ...] = (6, 6, 6, 6), **more: Any) -> Ludus:
    """Seat 0 robs seat 1 of 3 gold; the others hold the given cards."""
    g = position(influence=list(influence), hands={0: ["Robbery"], **hands}, **more)
    return answer(g, 0, play("Robbery", 1))


ROBBED = [13, 7, 10, 10]
UNTOUCHED = [10, 10, 10, 10]


def done(g: Ludus) -> bool:
    """The scheme is over, and its player continues their turn."""
    return asked(g)[1] == "intrigue.do_deed"


# S-6.1


@pytest.mark.rule("S-6.1")
def test_a_reaction_needs_its_influence() -> None:
    assert play(RUMOURS) in options(robbery({2: [RUMOURS]}), 2)  # 6 of 6
    assert options(robbery({2: [RUMOURS]}, influence=(6, 6, 5, 6)), 2) == [PASS]


@pytest.mark.rule("S-6.1", "S-5.5")
def test_there_is_no_support_for_a_reaction() -> None:
    g = position(influence=[5, 5, 5, 5], hands={0: [RUMOURS, "Lend Me Your Ear"]})
    answer(g, 0, SEEK)
    assert options(g) == [PASS, lay("Lend Me Your Ear")]


@pytest.mark.rule("S-6.1")
@pytest.mark.parametrize("name", [RUMOURS, THUNDER, BROTHEL, LUDUS, DESTITUTE, RIGGING, BLOOD, SACRIFICE, DENARII])
def test_in_ones_own_intrigue_turn_a_reaction_is_cashed_but_not_played(name: str) -> None:
    g = position(influence=[12, 4, 4, 4], hands={0: [name]}, gold=[10, 0, 10, 10], assets={1: []})
    assert asked(g) == (0, "intrigue.do_deed")
    assert aims(g, name) == []
    assert cash(name) in options(g)


@pytest.mark.rule("S-6.1")
def test_a_reaction_is_played_in_other_phases_too() -> None:
    g = position(phase="invite", hands={3: [BROTHEL]}, assets={2: ["Agron"]})
    answers(g, (0, seat(1)), (1, PASS))
    assert asked(g) == (3, "quiet.speak")
    choose(g, {3: play(BROTHEL, 2)})
    assert g.influence == [4, 3, 3, 4]  # 1 for declining, 1 for the brothel


# S-6.2: right after a scheme is declared


@pytest.mark.rule("S-6.2")
def test_a_scheme_is_open_to_foils_before_it_does_anything() -> None:
    g = robbery({2: [RUMOURS]})
    assert asked(g) == (2, "scheme.foil")
    assert g.gold == UNTOUCHED


@pytest.mark.rule("S-6.2")
def test_any_scheme_can_be_foiled_not_only_one_aimed_at_oneself() -> None:
    g = robbery({3: [RUMOURS]})
    choose(g, {3: play(RUMOURS)})
    assert done(g)
    assert g.gold == UNTOUCHED
    assert titles(g.gone) == ["Robbery", RUMOURS]


@pytest.mark.rule("S-6.2")
def test_a_scheme_without_target_can_be_foiled() -> None:
    g = position(influence=[7, 6, 6, 6], hands={0: ["Black Market Profits"], 3: [RUMOURS]})
    answer(g, 0, play("Black Market Profits"))
    choose(g, {3: play(RUMOURS)})
    assert g.gold == UNTOUCHED


@pytest.mark.rule("S-6.2")
def test_all_the_others_choose_at_once() -> None:
    g = robbery({1: [RUMOURS], 2: ["Guard"], 3: [THUNDER]})
    assert awaited(g) == [1, 2, 3]  # whatever cards they hold
    assert options(g, 2) == [PASS]


@pytest.mark.rule("S-6.2")
def test_the_schemer_does_not_foil_himself() -> None:
    g = position(influence=[6, 6, 6, 6], hands={0: ["Robbery", RUMOURS], 2: ["Guard"]})
    answer(g, 0, play("Robbery", 1))
    assert awaited(g) == [2]


@pytest.mark.rule("S-6.2")
def test_who_has_no_hand_and_is_no_target_is_not_asked() -> None:
    assert awaited(robbery({3: ["Guard"]})) == [3]


@pytest.mark.rule("S-6.2")
def test_who_has_too_little_influence_for_every_foil_is_not_asked() -> None:
    g = robbery({2: [DENARII], 3: [DENARII]}, influence=(4, 4, 1, 2))
    assert awaited(g) == [3]  # the cheapest foils need 2


@pytest.mark.rule("S-6.2")
def test_who_is_asked_hangs_on_discards_that_all_can_see() -> None:
    cheap = [SACRIFICE, SACRIFICE, DENARII, DENARII]
    g = robbery({2: ["Guard"], 3: ["Guard"]}, influence=(6, 4, 5, 6), discarded=cheap)
    assert awaited(g) == [3]  # the remaining foils need 6 or 8


@pytest.mark.rule("S-6.2")
def test_with_every_foil_discarded_only_the_target_is_asked() -> None:
    everything = [SACRIFICE, SACRIFICE, DENARII, DENARII, RUMOURS, RUMOURS, SUPPORT, SUPPORT, THUNDER]
    g = robbery({1: ["Guard"], 2: ["Guard"], 3: ["Guard"]}, influence=(6, 12, 12, 12), discarded=everything)
    assert awaited(g) == [1]


@pytest.mark.rule("S-6.2")
def test_of_those_who_act_the_nearest_to_the_schemers_left_goes_first() -> None:
    g = position(host=2, influence=[6, 6, 6, 6], hands={2: ["Robbery"], 0: [RUMOURS], 3: [RUMOURS]})
    answer(g, 2, play("Robbery", 1))
    choose(g, {0: play(RUMOURS), 3: play(RUMOURS)})
    choose(g)  # nobody plays Thunder
    assert (titles(g.hands[3]), titles(g.hands[0])) == ([], [RUMOURS])
    assert titles(g.gone) == ["Robbery", RUMOURS]


@pytest.mark.rule("S-6.2", "S-3.4")
def test_the_others_keep_their_cards_unseen() -> None:
    g = position(host=2, influence=[6, 6, 6, 6], hands={2: ["Robbery"], 0: [DENARII], 3: [RUMOURS]})
    answer(g, 2, play("Robbery", 1))
    events = watched(g)
    choose(g, {0: play(DENARII, 1), 3: play(RUMOURS)})
    assert told(events, "reacted") == [(3, title(RUMOURS))]
    assert told(events, "reacted-house") == []
    assert (titles(g.hands[0]), g.gold) == ([DENARII], UNTOUCHED)


@pytest.mark.rule("S-6.2")
def test_if_the_scheme_still_stands_all_are_asked_again_those_who_passed_too() -> None:
    g = robbery({3: [RUMOURS]}, guards={1: 1})
    choose(script(g, 3), {1: FROM_TABLE})  # seat 3 passed
    assert awaited(g) == [3]
    choose(g, {3: play(RUMOURS)})
    assert (done(g), g.gold) == (True, UNTOUCHED)


@pytest.mark.rule("S-6.2")
def test_once_foiled_nobody_is_asked_again() -> None:
    g = robbery({1: [RUMOURS], 3: [RUMOURS]})
    choose(g, {1: play(RUMOURS)})
    assert asked(g)[1] == "reaction.thunder"
    choose(g)
    assert done(g)
    assert titles(g.hands[3]) == [RUMOURS]


@pytest.mark.rule("S-6.2")
def test_a_scheme_succeeds_when_all_pass() -> None:
    g = robbery({1: [RUMOURS], 2: [THUNDER], 3: [RUMOURS]})
    choose(g)
    assert (done(g), g.gold) == (True, ROBBED)


@pytest.mark.rule("S-6.2")
def test_an_answer_may_be_changed_until_the_last_is_in() -> None:
    g = robbery({2: [RUMOURS], 3: [THUNDER]})
    answers(g, (2, play(RUMOURS)), (2, PASS), (3, PASS))
    assert (done(g), g.gold) == (True, ROBBED)


# S-6.2: right after a reaction


@pytest.mark.rule("S-6.2")
def test_a_reaction_is_answered_only_by_a_card_that_foils_reactions() -> None:
    g = robbery({1: [RUMOURS], 2: [RUMOURS, DENARII], 3: [THUNDER]})
    choose(g, {1: play(RUMOURS)})
    assert awaited(g) == [2, 3]  # the schemer's hand is empty
    assert options(g, 2) == [PASS]
    assert options(g, 3) == [PASS, play(THUNDER)]


@pytest.mark.rule("S-6.2")
def test_who_could_not_have_a_thunder_is_not_asked() -> None:
    g = robbery({1: [RUMOURS], 2: ["Guard"], 3: ["Guard"]}, influence=(6, 6, 5, 6))
    choose(g, {1: play(RUMOURS)})
    assert awaited(g) == [3]


@pytest.mark.rule("S-6.2")
def test_with_the_thunder_discarded_nobody_is_asked_for_it() -> None:
    g = robbery({1: [RUMOURS], 3: ["Guard"]}, discarded=[THUNDER])
    choose(g, {1: play(RUMOURS)})
    assert done(g)


@pytest.mark.rule("S-6.2")
def test_thunder_on_a_foil_lets_the_scheme_stand() -> None:
    g = robbery({1: [RUMOURS], 3: [THUNDER]})
    choose(g, {1: play(RUMOURS)})
    choose(g, {3: play(THUNDER)})
    assert (done(g), g.gold) == (True, ROBBED)
    assert titles(g.gone) == ["Robbery", RUMOURS, THUNDER]


@pytest.mark.rule("S-6.2")
def test_after_a_foiled_foil_all_are_asked_about_the_scheme_again() -> None:
    g = robbery({1: [RUMOURS], 2: [RUMOURS], 3: [THUNDER]})
    choose(g, {1: play(RUMOURS)})
    choose(g, {3: play(THUNDER)})
    assert (asked(g), awaited(g)) == ((2, "scheme.foil"), [2])
    choose(g, {2: play(RUMOURS)})
    assert (done(g), g.gold) == (True, UNTOUCHED)


@pytest.mark.rule("S-6.2")
def test_the_schemer_may_answer_the_foil_of_their_own_scheme() -> None:
    g = position(influence=[6, 6, 6, 6], hands={0: ["Robbery", THUNDER], 1: [RUMOURS]})
    answer(g, 0, play("Robbery", 1))
    choose(g, {1: play(RUMOURS)})
    assert awaited(g) == [0]
    choose(g, {0: play(THUNDER)})
    assert g.gold == ROBBED


@pytest.mark.rule("S-6.2")
def test_nobody_answers_their_own_reaction() -> None:
    g = robbery({1: [RUMOURS, THUNDER]})
    choose(g, {1: play(RUMOURS)})
    assert done(g)


@pytest.mark.rule("S-6.2", "S-6.3")
def test_thunder_on_a_guard_that_held_lets_the_scheme_stand() -> None:
    g = robbery({3: [THUNDER]}, guards={1: 1})
    choose(script(g, 6), {1: FROM_TABLE})
    assert (asked(g), awaited(g)) == ((3, "guard.thunder"), [3])
    choose(g, {3: play(THUNDER)})
    assert (done(g), g.gold, guards_of(g, 1)) == (True, ROBBED, (0, 0))


@pytest.mark.rule("S-6.2", "S-6.3")
def test_the_schemer_may_thunder_at_the_guard_and_its_house_may_not() -> None:
    g = position(influence=[6, 6, 6, 6], hands={0: ["Robbery", THUNDER], 1: ["Guard"]}, guards={1: 1})
    answer(g, 0, play("Robbery", 1))
    choose(script(g, 4), {1: FROM_TABLE})
    assert (asked(g), awaited(g)) == ((0, "guard.thunder"), [0])


@pytest.mark.rule("S-6.2", "S-6.3")
def test_after_a_thunder_on_a_guard_another_guard_may_step_up() -> None:
    g = robbery({3: [THUNDER]}, guards={1: 2})
    choose(script(g, 6, 4), {1: FROM_TABLE})
    choose(g, {3: play(THUNDER)})
    assert asked(g) == (1, "scheme.foil")
    choose(g, {1: FROM_TABLE})
    assert (done(g), g.gold, guards_of(g, 1)) == (True, UNTOUCHED, (0, 0))


@pytest.mark.rule("S-6.2", "S-6.3")
def test_a_guard_that_failed_is_answered_by_nobody() -> None:
    g = robbery({3: [THUNDER]}, guards={1: 1})
    choose(script(g, 3), {1: FROM_TABLE})
    assert asked(g) == (3, "scheme.foil")


@pytest.mark.rule("S-6.2", "S-6.6")
def test_thunder_on_a_quiet_reaction_leaves_the_influence_alone() -> None:
    g = position(influence=[6, 4, 4, 4], hands={0: [THUNDER, "Guard"], 2: [BROTHEL]}, assets={3: ["Agron"]})
    answer(g, 0, cash("Guard"))
    choose(g, {2: play(BROTHEL, 3)})
    assert (asked(g), awaited(g)) == ((0, "reaction.thunder"), [0])
    choose(g, {0: play(THUNDER)})
    assert g.influence == [6, 4, 4, 4]
    assert titles(g.gone) == [THUNDER, BROTHEL, "Guard"]


@pytest.mark.rule("S-6.2", "S-6.6")
def test_after_a_foiled_quiet_reaction_the_moment_goes_on() -> None:
    g = position(influence=[6, 4, 4, 4], hands={0: [THUNDER, "Guard"], 2: [BROTHEL, BROTHEL]}, assets={3: ["Agron"]})
    answer(g, 0, cash("Guard"))
    choose(g, {2: play(BROTHEL, 3)})
    choose(g, {0: play(THUNDER)})
    assert asked(g) == (2, "quiet.speak")
    choose(g, {2: play(BROTHEL, 3)})
    assert g.influence == [6, 4, 4, 3]


ANSWERS: dict[str, list[tuple[int, int]]] = {  # the events that lead to a quiet moment in each phase
    "upkeep": [(0, PASS), (1, PASS), (2, PASS), (3, PASS)],
    "intrigue": [(0, PASS)],
    "market": [(0, PASS), (1, PASS), (2, PASS), (3, PASS)],
    "invite": [(0, seat(3)), (3, asset("Agron"))],
}


@pytest.mark.rule("S-6.2")
@pytest.mark.parametrize("phase", ANSWERS)
def test_thunder_answers_in_any_phase(phase: str) -> None:
    g = position(phase=phase, influence=[6, 6, 6, 6], hands={1: [BROTHEL], 2: [THUNDER]}, assets={3: ["Agron"]})
    answers(g, *ANSWERS[phase])
    choose(g, {1: play(BROTHEL, 3)})
    choose(g, {2: play(THUNDER)})
    assert g.influence == [6, 6, 6, 6]


# Thunder on Thunder: a custom deck with two of them, in place of one For a Few Denarii

TWO_THUNDERS = (
    source("intrigue")
    .replace(
        'effect = "foil_pay",  needs = 2, gold = 3, copies = 2', 'effect = "foil_pay",  needs = 2, gold = 3, copies = 1'
    )
    .replace(
        'effect = "thunder",   needs = 6, gold = 4, copies = 1', 'effect = "thunder",   needs = 6, gold = 4, copies = 2'
    )
)


def stormy(hands: dict[int, list[str]], second: int, **more: Any) -> Ludus:
    """Set up `robbery` with the second Thunder in this hand; all other cards have the numbers of our own deck."""
    g = position(influence=[6, 6, 6, 6], hands={0: ["Robbery"], **hands}, decks=TWO_THUNDERS, **more)
    moved = 1 << intrigue(DENARII, 1)
    assert g.table.decks.titled[intrigue(DENARII, 1)] == title(THUNDER)
    g.bag &= ~moved
    g.hands[second] |= moved
    return answer(g, g.host, play("Robbery", 1))


@pytest.mark.rule("S-6.2", "S-1.1")
def test_thunder_on_thunder_brings_the_foil_back() -> None:
    g = stormy({1: [RUMOURS], 2: [THUNDER]}, second=3)
    choose(g, {1: play(RUMOURS)})
    choose(g, {2: play(THUNDER)})
    assert (asked(g), awaited(g)) == ((3, "reaction.thunder"), [3])
    choose(g, {3: play(THUNDER)})
    assert (done(g), g.gold) == (True, UNTOUCHED)
    assert [hand for hand in g.hands if hand] == []


@pytest.mark.rule("S-6.2")
def test_a_scheme_thundered_at_stands_after_a_second_thunder() -> None:
    g = stormy({2: [THUNDER]}, second=0)
    choose(g, {2: play(THUNDER)})
    choose(g, {0: play(THUNDER)})
    assert (done(g), g.gold) == (True, ROBBED)


@pytest.mark.rule("S-6.2")
def test_a_guard_holds_after_all_when_the_thunder_on_it_is_foiled() -> None:
    g = stormy({2: [THUNDER]}, second=1, guards={1: 1})
    choose(script(g, 4), {1: FROM_TABLE})
    choose(g, {2: play(THUNDER)})
    assert awaited(g) == [1]
    choose(g, {1: play(THUNDER)})
    assert (done(g), g.gold) == (True, UNTOUCHED)


@pytest.mark.rule("S-6.2")
def test_the_nearest_to_the_reacting_players_left_thunders_first() -> None:
    g = stormy({1: [THUNDER], 2: [RUMOURS]}, second=3)
    choose(g, {2: play(RUMOURS)})
    choose(g, {1: play(THUNDER), 3: play(THUNDER)})  # to the left of seat 2 sit 3, 0, 1
    assert (g.hands[3], titles(g.hands[1])) == (0, [THUNDER])
    assert asked(g) == (1, "reaction.thunder")  # who may foil that one with their own


# S-17: foils, one test per card


@pytest.mark.rule("S-17.30")
def test_whispered_rumours() -> None:
    """6/3: it foils a scheme."""
    g = robbery({2: [RUMOURS]}, influence=(6, 6, 6, 6))
    choose(g, {2: play(RUMOURS)})
    assert (g.gold, g.influence) == (UNTOUCHED, [6, 6, 6, 6])


@pytest.mark.rule("S-17.31")
def test_support_from_rome() -> None:
    """8/3: it foils a scheme, and a guard moves from the discards to the table."""
    g = robbery({2: [SUPPORT]}, influence=(6, 6, 8, 6), discarded=["Guard", "Guard"])
    choose(g, {2: play(SUPPORT)})
    assert (asked(g), options(g)) == ((2, "reaction.take_guard"), [PASS, TAKE_GUARD])
    answer(g, 2, TAKE_GUARD)
    assert (done(g), g.gold) == (True, UNTOUCHED)
    assert guards_of(g, 2) == (1, 0)
    assert titles(g.gone) == ["Robbery", SUPPORT, "Guard"]


@pytest.mark.rule("S-17.31")
def test_support_from_rome_needs_eight() -> None:
    assert options(robbery({2: [SUPPORT]}, influence=(6, 6, 7, 6)), 2) == [PASS]


@pytest.mark.rule("S-17.31", "S-17.40")
def test_support_from_rome_need_not_bring_the_guard() -> None:
    g = robbery({2: [SUPPORT]}, influence=(6, 6, 8, 6), discarded=["Guard"])
    choose(g, {2: play(SUPPORT)})
    answer(g, 2, PASS)
    assert (done(g), g.gold, guards_of(g, 2)) == (True, UNTOUCHED, (0, 0))


@pytest.mark.rule("S-17.31", "S-17.40")
def test_without_a_guard_in_the_discards_support_from_rome_only_foils() -> None:
    g = robbery({2: [SUPPORT]}, influence=(6, 6, 8, 6))
    choose(g, {2: play(SUPPORT)})
    assert (done(g), g.gold, guards_of(g, 2)) == (True, UNTOUCHED, (0, 0))


@pytest.mark.rule("S-17.31", "S-17.40", "S-6.3")
def test_support_from_rome_brings_back_the_guard_that_has_just_failed() -> None:
    g = robbery({1: [SUPPORT]}, influence=(6, 8, 4, 4), guards={1: 1})
    choose(script(g, 2), {1: FROM_TABLE})
    choose(g, {1: play(SUPPORT)})
    answer(g, 1, TAKE_GUARD)
    assert (guards_of(g, 1), titles(g.gone)) == ((1, 0), ["Robbery", SUPPORT])


@pytest.mark.rule("S-17.31", "S-17.40", "S-6.2")
def test_a_foiled_support_from_rome_brings_no_guard() -> None:
    g = robbery({2: [SUPPORT], 3: [THUNDER]}, influence=(6, 6, 8, 6), discarded=["Guard"])
    choose(g, {2: play(SUPPORT)})
    choose(g, {3: play(THUNDER)})
    assert (done(g), g.gold, guards_of(g, 2)) == (True, ROBBED, (0, 0))


@pytest.mark.rule("S-17.32")
def test_sacrifice_for_the_dominus() -> None:
    """2/3: it foils a scheme; the scheme's player discards a ready slave of their choice."""
    g = robbery({2: [SACRIFICE]}, influence=(4, 4, 2, 4), assets={2: ["Agron", "Cook", "Mira", "Naevia exhausted"]})
    assert aims(g, SACRIFICE, 2) == [card("Cook"), card("Mira")]
    choose(g, {2: play(SACRIFICE, "Mira")})
    assert (done(g), g.gold) == (True, UNTOUCHED)
    assert (names(g.assets[2]), names(g.market_gone)) == (["Agron", "Cook", "Naevia"], ["Mira"])


@pytest.mark.rule("S-17")
def test_without_a_ready_slave_there_is_no_sacrifice() -> None:
    g = robbery({2: [SACRIFICE]}, assets={2: ["Agron", "Cook exhausted", "Mira injured"]})
    assert options(g, 2) == [PASS]


@pytest.mark.rule("S-17", "S-16.34")
def test_naevia_is_one_card_for_a_sacrifice() -> None:
    g = robbery({2: [SACRIFICE]}, assets={2: ["Agron", "Naevia"]})
    choose(g, {2: play(SACRIFICE, "Naevia")})
    assert (g.gold, names(g.market_gone)) == (UNTOUCHED, ["Naevia"])


@pytest.mark.rule("S-17", "S-6.2")
def test_a_foiled_sacrifice_costs_no_slave() -> None:
    g = robbery({2: [SACRIFICE], 3: [THUNDER]}, assets={2: ["Agron", "Cook"]})
    choose(g, {2: play(SACRIFICE, "Cook")})
    choose(g, {3: play(THUNDER)})
    assert (g.gold, names(g.assets[2])) == (ROBBED, ["Agron", "Cook"])
    assert titles(g.gone) == ["Robbery", SACRIFICE, THUNDER]


@pytest.mark.rule("S-17.33")
@pytest.mark.parametrize(("paid", "gold"), [(0, [13, 10, 7, 10]), (1, [10, 13, 7, 10]), (3, [10, 10, 7, 13])])
def test_for_a_few_denarii(paid: int, gold: list[int]) -> None:
    """2/3: it foils a scheme; its player pays 3 to another house of their choice, possibly the schemer's."""
    g = robbery({2: [DENARII]}, influence=(4, 4, 2, 4))
    assert aims(g, DENARII, 2) == [0, 1, 3]
    choose(g, {2: play(DENARII, paid)})
    assert (done(g), g.gold) == (True, gold)


@pytest.mark.rule("S-17")
def test_a_few_denarii_are_three() -> None:
    assert aims(robbery({2: [DENARII]}, gold=[10, 10, 2, 10]), DENARII, 2) == []
    assert aims(robbery({2: [DENARII]}, gold=[10, 10, 3, 10]), DENARII, 2) == [0, 1, 3]


@pytest.mark.rule("S-17", "S-6.2")
def test_foiled_denarii_are_not_paid() -> None:
    g = robbery({2: [DENARII], 3: [THUNDER]})
    choose(g, {2: play(DENARII, 3)})
    choose(g, {3: play(THUNDER)})
    assert g.gold == ROBBED


@pytest.mark.rule("S-17.34")
def test_jupiters_thunder() -> None:
    """6/4: it foils any scheme (and any reaction, see above)."""
    g = robbery({2: [THUNDER]})
    choose(g, {2: play(THUNDER)})
    assert (done(g), g.gold) == (True, UNTOUCHED)
    assert options(robbery({2: [THUNDER]}, influence=(6, 6, 5, 6)), 2) == [PASS]


@pytest.mark.rule("S-17.25", "S-17.34")
def test_jupiters_thunder_alone_foils_the_great_scandal() -> None:
    everything = [RUMOURS, DENARII, SACRIFICE, SUPPORT, "Guard"]
    g = position(influence=[6, 8, 6, 5], hands={0: ["The Great Scandal"], 1: everything, 2: [THUNDER], 3: ["Guard"]})
    answer(g, 0, play("The Great Scandal"))
    assert awaited(g) == [1, 2]
    assert (options(g, 1), options(g, 2)) == ([PASS], [PASS, play(THUNDER)])
    choose(g, {2: play(THUNDER)})
    assert g.influence == [6, 8, 6, 5]


# S-17: the other reactions, one test per card


def quiet_turn(name: str, **more: Any) -> Ludus:
    """Seat 0 has ended its Intrigue turn; seat 2 holds the card."""
    g = position(**{"hands": {2: [name]}, **more})
    return answer(g, 0, PASS)


@pytest.mark.rule("S-17.37")
def test_a_shameful_ludus() -> None:
    """3/1: a house without ready gladiators loses 1."""
    g = quiet_turn(
        LUDUS, assets={1: ["Cook"], 3: ["Agron exhausted", "Crixus injured", "Debtor"]}, influence=[4, 4, 3, 4]
    )
    assert aims(g, LUDUS) == [1, 3]
    choose(g, {2: play(LUDUS, 3)})
    assert g.influence == [4, 4, 3, 3]
    assert titles(g.gone) == [LUDUS]


@pytest.mark.rule("S-17.37", "S-6.6")
def test_a_shameful_ludus_is_not_played_in_the_arena_phase() -> None:
    g = position(phase="invite", hands={2: [LUDUS]}, assets={1: ["Cook"]})
    answers(g, (0, seat(1)), (1, PASS))
    assert asked(g) == (0, "arena.invite")  # no quiet moment


@pytest.mark.rule("S-17.38")
def test_empty_brothel() -> None:
    """3/1: a house without ready slaves loses 1."""
    g = quiet_turn(BROTHEL, assets={0: ["Agron"], 3: ["Crixus", "Cook exhausted"]}, influence=[4, 4, 3, 4])
    assert aims(g, BROTHEL) == [0, 3]
    choose(g, {2: play(BROTHEL, 0)})
    assert g.influence == [3, 4, 3, 4]


@pytest.mark.rule("S-17.39")
def test_destitute() -> None:
    """3/1: a house without gold loses 1."""
    g = quiet_turn(DESTITUTE, gold=[1, 0, 5, 0], influence=[4, 4, 3, 1])
    assert aims(g, DESTITUTE) == [1, 3]
    choose(g, {2: play(DESTITUTE, 3)})
    assert g.influence == [4, 4, 3, 0]


@pytest.mark.rule("S-17.39", "S-6.6")
def test_destitute_is_not_played_in_the_market_phase() -> None:
    g = position(phase="host", hands={2: [DESTITUTE]}, gold=[0, 0, 5, 0])
    answer(g, 2, bid(5))  # all the gold, for the token
    assert g.gold == [0, 0, 0, 0]
    assert asked(g) == (2, "arena.invite")


@pytest.mark.rule("S-17")
@pytest.mark.parametrize("name", [LUDUS, BROTHEL, DESTITUTE])
def test_they_take_three_influence(name: str) -> None:
    g = quiet_turn(name, hands={2: [name], 3: [name]}, assets={1: []}, gold=[5, 0, 5, 5], influence=[4, 4, 2, 3])
    assert awaited(g) == [3]


@pytest.mark.rule("S-17")
@pytest.mark.parametrize("name", [LUDUS, BROTHEL, DESTITUTE])
def test_one_may_name_ones_own_house(name: str) -> None:
    g = quiet_turn(name, assets={2: []}, gold=[5, 5, 0, 5])
    choose(g, {2: play(name, 2)})
    assert g.influence == [4, 4, 3, 4]


@pytest.mark.rule("S-17", "S-1.3")
def test_influence_stays_at_nothing() -> None:
    g = quiet_turn(DESTITUTE, gold=[5, 0, 5, 5], influence=[4, 0, 4, 4])
    choose(g, {2: play(DESTITUTE, 1)})
    assert g.influence == [4, 0, 4, 4]
    assert titles(g.gone) == [DESTITUTE]


def bets_shown(**more: Any) -> Ludus:
    """Agron of seat 0 with a Trident fights Crixus of seat 1; nobody bets."""
    house = {0: ["Agron 1", "Cook", "Trident", "Barca"], 1: ["Crixus", "Debtor", "Duro exhausted"]}
    g = position(**{"phase": "invite", "hands": {2: [RIGGING]}, "assets": house, **more})
    answers(g, (0, seat(0)), (0, asset("Agron")), (0, asset("Trident")), (0, seat(1)), (1, asset("Crixus")))
    while asked(g)[1] == "arena.bet":
        answer(g, g.seat, bets())
    return g


def in_the_arena(g: Ludus) -> list[str]:
    """Return the fighters: I, then II."""
    return [OURS.name[fighter] for fighter in enclosing(g, Fight).fighters]


@pytest.mark.rule("S-17.35")
def test_rigging_the_match() -> None:
    """0/2: another ready gladiator or slave of an invited house fights instead; equipment, tribute and bets stay."""
    g = bets_shown(influence=[4, 4, 0, 4])
    assert (asked(g), under(g)) == ((2, "quiet.speak"), "arena.after_bets")
    assert aims(g, RIGGING) == [card("Barca"), card("Cook"), card("Debtor")]
    assert g.gold[0] == 12  # tribute for Agron's Favor
    choose(script(g, 1, 1, 1, 1, 6, 6, 6), {2: play(RIGGING, "Barca")})
    assert in_the_arena(g) == ["Barca", "Crixus"]
    assert enclosing(g, Fight).gear[0] == card("Trident")
    assert g.gold[0] == 12
    assert titles(g.gone) == [RIGGING]


@pytest.mark.rule("S-17")
def test_rigging_may_send_a_slave_and_change_either_side() -> None:
    g = bets_shown()
    choose(script(g, 1, 1, 1, 6), {2: play(RIGGING, "Debtor")})
    assert in_the_arena(g) == ["Agron", "Debtor"]


@pytest.mark.rule("S-17")
def test_rigging_is_unplayable_without_another_fighter() -> None:
    g = bets_shown(
        assets={0: ["Agron", "Trident"], 1: ["Crixus", "Duro exhausted"], 2: ["Barca", "Cook"]}, discarded=[BROTHEL] * 2
    )
    assert asked(g)[1].startswith("fight.")


@pytest.mark.rule("S-17", "S-6.2")
def test_thunder_on_rigging_leaves_the_fighters_as_they_were() -> None:
    g = bets_shown(hands={2: [RIGGING], 3: [THUNDER]}, influence=[4, 4, 4, 6])
    choose(g, {2: play(RIGGING, "Barca")})
    choose(script(g, 1, 1, 1, 6, 6, 6), {3: play(THUNDER)})
    assert in_the_arena(g) == ["Agron", "Crixus"]
    assert titles(g.gone) == [THUNDER, RIGGING]


@pytest.mark.rule("S-17")
def test_a_match_may_be_rigged_twice() -> None:
    g = bets_shown(hands={2: [RIGGING], 3: [RIGGING]})
    choose(g, {2: play(RIGGING, "Cook"), 3: play(RIGGING, "Barca")})
    assert aims(g, RIGGING, 3) == [card("Agron"), card("Barca"), card("Debtor")]
    choose(script(g, 1, 1, 1, 6, 6, 6), {3: play(RIGGING, "Agron")})
    assert in_the_arena(g) == ["Agron", "Crixus"]


@pytest.mark.rule("S-17.36")
def test_blood_on_the_sand() -> None:
    """0/2: when a gladiator has died in the arena, its house gains 1, whoever plays the card."""
    g = verdict("Agron", "Crixus", DECAPITATED, assets={0: ["Agron", "Cook"], 1: ["Crixus", "Barca", "Debtor"]},
                hands={3: [BLOOD]}, influence=[4, 4, 4, 0])  # fmt: skip
    assert (asked(g), under(g), g.influence) == ((3, "quiet.speak"), "arena.after_settling", [5, 4, 4, 0])
    choose(g, {3: play(BLOOD)})
    assert g.influence == [5, 5, 4, 0]


@pytest.mark.rule("S-17")
def test_no_blood_is_mourned_for_a_slave() -> None:
    g = verdict("Agron", "Debtor", DECAPITATED, assets={0: ["Agron", "Cook"], 1: ["Barca", "Debtor", "Deserter"]},
                hands={3: [BLOOD]})  # fmt: skip
    assert asked(g)[1] != "quiet.speak"


@pytest.mark.rule("S-17")
def test_no_blood_without_a_death() -> None:
    g = verdict("Agron", "Crixus", YIELDED, assets={0: ["Agron", "Cook"], 1: ["Crixus", "Debtor"]}, hands={3: [BLOOD]})
    assert asked(g) == (0, "arena.show_thumb")


@pytest.mark.rule("S-17.36")
def test_blood_on_the_sand_cannot_be_kept_for_later() -> None:
    g = verdict("Agron", "Crixus", DECAPITATED, assets={0: ["Agron", "Cook"], 1: ["Crixus", "Barca", "Debtor"]},
                hands={3: [BLOOD]})  # fmt: skip
    choose(g)
    assert asked(g)[1] != "quiet.speak"
    with pytest.raises(Refused):
        answer(g, 3, play(BLOOD))


@pytest.mark.rule("S-17", "S-12.4")
def test_the_dead_gladiator_lies_in_the_discards_when_his_blood_is_mourned() -> None:
    g = verdict("Agron", "Crixus", DECAPITATED, assets={0: ["Agron", "Cook"], 1: ["Crixus 2", "Barca", "Debtor"]},
                hands={3: [BLOOD]})  # fmt: skip
    assert (names(g.market_gone), g.favors[card("Crixus")]) == (["Crixus"], 0)
    assert ready(g, 1) == ["Barca", "Debtor"]
