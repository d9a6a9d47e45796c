"""S-6.6, quiet moments: where they occur, what may be played in them, who speaks first, and when one is skipped."""

from __future__ import annotations

from typing import Any

import pytest

from harena.games.spartacus.actions import DOWN, RULE_1, SEEK, UP
from harena.games.spartacus.fighter import DECAPITATED, INJURED, YIELDED
from harena.games.spartacus.state import Ludus
from harena.games.spartacus.trade import CARD, GOLD
from harena.kernel.choice import PASS, Refused
from tests.rules.spartacus.playing import (
    accept,
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
    give_bids,
    give_gold,
    intrigue,
    lay,
    leave_market,
    offer,
    options,
    pass_all,
    play,
    position,
    script,
    seat,
    sell,
    title,
    titles,
    told,
    under,
    use,
    verdict,
    watched,
)

RIGGING, BLOOD = "Rigging the Match", "Blood on the Sand"
LUDUS, BROTHEL, DESTITUTE = "A Shameful Ludus", "Empty Brothel", "Destitute!"
MEN = {0: ["Agron", "Cook"], 1: ["Crixus", "Debtor"], 2: ["Barca", "Deserter"], 3: ["Duro"]}  # seat 3 has no slave
HANDS = {1: [BROTHEL]}  # so there is always something to play


def moment(**more: Any) -> Ludus:
    """Return a position in which seat 1 could declare the brothel of seat 3 empty in any quiet moment."""
    return position(**{"assets": MEN, "hands": HANDS, **more})


def is_quiet(g: Ludus, where: str) -> bool:
    return asked(g)[1] == "quiet.speak" and under(g) == where


# Where


@pytest.mark.rule("S-6.6", "S-4.3")
def test_after_the_books() -> None:
    g = moment(phase="upkeep")
    answers(g, (0, PASS), (1, PASS), (2, PASS), (3, PASS))
    assert is_quiet(g, "upkeep.after_books")
    choose(g, {1: play(BROTHEL, 3)})
    assert g.influence == [4, 4, 4, 3]


@pytest.mark.rule("S-6.6")
def test_after_a_card_is_cashed() -> None:
    g = moment(hands={0: ["Robbery"], **HANDS})
    answer(g, 0, cash("Robbery"))
    assert is_quiet(g, "intrigue.after_deed")
    choose(g)
    assert asked(g) == (0, "intrigue.do_deed")


@pytest.mark.rule("S-6.6")
def test_after_a_scheme() -> None:
    g = moment(hands={0: ["Looting the Dead"], **HANDS}, influence=[4, 4, 4, 4])
    answer(g, 0, play("Looting the Dead"))
    choose(g)  # there is no foil
    assert is_quiet(g, "intrigue.after_deed")
    assert g.gold[0] == 13  # the scheme is over


@pytest.mark.rule("S-6.6")
def test_after_a_rule_of_the_house() -> None:
    g = moment(assets={**MEN, 0: ["Agron", "Spartacus", "Cook"]})
    answers(g, (0, RULE_1), (0, asset("Agron")), (0, asset("Spartacus")))
    assert is_quiet(g, "intrigue.after_deed")
    assert g.gold[0] == 12


@pytest.mark.rule("S-6.6")
def test_after_an_ability() -> None:
    g = moment(assets={**MEN, 0: ["Agron", "Pietros"]})
    answer(g, 0, use("Pietros"))
    assert is_quiet(g, "intrigue.after_deed")
    assert aims(g, BROTHEL, 1) == [0, 3]  # Pietros is exhausted


@pytest.mark.rule("S-6.6", "S-5.5")
def test_after_a_search_for_support_is_given_up() -> None:
    g = moment(hands={0: ["Joint Venture"], **HANDS})
    answers(g, (0, SEEK), (0, lay("Joint Venture")), (0, PASS))
    assert is_quiet(g, "intrigue.after_deed")


@pytest.mark.rule("S-6.6")
def test_not_in_the_middle_of_an_action() -> None:
    g = moment(assets={**MEN, 0: ["Agron", "Spartacus", "Cook"]})
    answers(g, (0, RULE_1), (0, asset("Agron")))
    assert asked(g)[1] == "cost.pay"


@pytest.mark.rule("S-6.6")
def test_at_the_end_of_an_intrigue_turn() -> None:
    g = answer(moment(), 0, PASS)
    assert is_quiet(g, "intrigue.after_deed")
    choose(g)
    assert asked(g) == (1, "intrigue.do_deed")


@pytest.mark.rule("S-6.6")
def test_at_the_end_of_the_intrigue_phase() -> None:
    g = moment()
    for house in range(4):
        answer(g, house, PASS)
        assert is_quiet(g, "intrigue.after_deed")
        choose(g)
    assert asked(g)[1] == "market.trade"


@pytest.mark.rule("S-6.6")
def test_after_the_open_market() -> None:
    g = leave_market(moment(phase="market"))
    assert is_quiet(g, "market.market_quiet")
    choose(g)
    assert asked(g) == (0, "market.bid")


@pytest.mark.rule("S-6.6")
def test_after_each_auction() -> None:
    g = moment(phase="auctions")
    for _ in range(4):
        assert asked(g)[1] == "market.bid"
        give_bids(g, 0, 0, 1, 0)
        assert is_quiet(g, "market.after_auction")
        choose(g)
    assert asked(g)[1] == "market.bid_for_token"


@pytest.mark.rule("S-6.6")
def test_not_between_two_rounds_of_bids() -> None:
    g = give_bids(moment(phase="auctions"), 0, 2, 2, 0)
    assert asked(g)[1] == "market.bid"


@pytest.mark.rule("S-6.6", "S-9.1")
def test_after_the_bids_for_the_host_token_which_end_the_market_phase() -> None:
    g = give_bids(moment(phase="host"), 0, 0, 1, 0)
    assert is_quiet(g, "market.end_of_market")
    assert g.host == 2
    choose(g)
    assert asked(g) == (2, "arena.invite")


@pytest.mark.rule("S-6.6", "S-10.2")
def test_after_an_accepted_invitation() -> None:
    g = answers(moment(phase="invite"), (0, seat(3)), (3, asset("Duro")))
    assert is_quiet(g, "arena.after_answer")


@pytest.mark.rule("S-6.6", "S-10.2")
def test_an_invitation_is_answered_once_the_equipment_is_named() -> None:
    g = answer(moment(phase="invite", assets={**MEN, 2: ["Barca", "Deserter", "Trident", "Net"]}), 0, seat(2))
    for step, option in (("send", asset("Barca")), ("take_weapon", asset("Trident")), ("take_special", PASS)):
        assert asked(g) == (2, f"arena.{step}")
        answer(g, 2, option)
    assert is_quiet(g, "arena.after_answer")


@pytest.mark.rule("S-6.6", "S-10.3")
def test_after_a_declined_invitation() -> None:
    g = answers(moment(phase="invite"), (0, seat(2)), (2, PASS))
    assert is_quiet(g, "arena.after_answer")
    assert g.influence[2] == 3


@pytest.mark.rule("S-6.6", "S-10.3")
def test_after_an_invitation_to_a_house_that_is_unable() -> None:
    g = answer(moment(phase="invite", assets={**MEN, 3: []}), 0, seat(3))
    assert is_quiet(g, "arena.after_answer")


def at_the_bets(**more: Any) -> Ludus:
    """Agron of seat 0 fights Crixus of seat 1; the bets are due."""
    g = moment(**{"phase": "invite", **more})
    for host_asks, sent in ((seat(0), "Agron"), (seat(1), "Crixus")):
        answer(g, 0, host_asks)
        answer(g, g.seat, asset(sent))
        while asked(g)[1] == "quiet.speak":
            choose(g)
    assert asked(g)[1] == "arena.bet"
    return g


@pytest.mark.rule("S-6.6", "S-10.5")
def test_after_the_bets() -> None:
    g = at_the_bets()
    for house in range(4):
        answer(g, house, bets())
    assert is_quiet(g, "arena.after_bets")


@pytest.mark.rule("S-6.6", "S-12.2")
def test_staked_gold_is_no_longer_the_houses() -> None:
    g = at_the_bets(hands={1: [DESTITUTE]}, gold=[10, 10, 3, 10])
    answers(g, (0, bets()), (1, bets()), (2, bets(injury=3)), (3, bets()))
    assert is_quiet(g, "arena.after_bets")
    assert aims(g, DESTITUTE, 1) == [2]


@pytest.mark.rule("S-6.6", "S-12.2")
def test_after_the_bets_are_paid() -> None:
    g = verdict("Agron", "Crixus", YIELDED, assets=MEN, hands=HANDS)
    assert is_quiet(g, "arena.after_settling")
    choose(g)
    assert asked(g) == (0, "arena.show_thumb")


@pytest.mark.rule("S-6.6", "S-12.3")
@pytest.mark.parametrize("thumb", [UP, DOWN])
def test_after_the_thumb_which_ends_the_arena_phase(thumb: int) -> None:
    g = choose(verdict("Agron", "Crixus", INJURED, assets=MEN, hands=HANDS))
    answer(g, 0, thumb)
    assert is_quiet(g, "arena.end_of_games")


@pytest.mark.rule("S-6.6", "S-10.3")
def test_at_the_end_of_an_arena_phase_without_a_fight() -> None:
    """The moment after the last invitation is also the end of the phase: nothing happens between the two."""
    g = moment(phase="invite", invitation="may decline")
    turn = g.turn
    for house in (3, 2, 1, 0):
        answer(g, 0, seat(house))
        answer(g, house, PASS)
        assert is_quiet(g, "arena.after_answer")
        choose(g)
    assert g.turn == turn + 1


@pytest.mark.rule("S-6.6", "S-14.1")
@pytest.mark.parametrize("phase", ["intrigue", "host", "arena"])
def test_the_moment_at_the_end_of_a_phase_comes_before_the_victory_check(phase: str) -> None:
    """Seat 3 stands at 12 and would win: the empty brothel reduces it to 11."""
    if phase == "intrigue":
        g = moment(influence=[4, 4, 4, 12])
        for house in range(4):
            answer(g, house, PASS)
            if house < 3:
                choose(g)
    elif phase == "host":
        g = give_bids(moment(phase="host", influence=[4, 4, 4, 12]), 1, 0, 0, 0)
    else:
        g = choose(verdict("Agron", "Crixus", YIELDED, assets=MEN, hands=HANDS, influence=[4, 4, 4, 12]))
        answer(g, 0, UP)
    twin = choose(g.copy())
    assert (twin.seat, twin.winners) == (-1, (3,))
    choose(g, {1: play(BROTHEL, 3)})
    assert (g.seat >= 0, g.winners, g.influence[3]) == (True, (), 11)


# All choose at once


@pytest.mark.rule("S-6.6")
def test_all_choose_at_once_whatever_they_hold() -> None:
    g = answer(moment(hands={0: ["Guard"], 1: [BROTHEL], 2: ["Robbery"]}), 0, PASS)
    assert awaited(g) == [0, 1, 2]
    assert options(g, 0) == options(g, 2) == [PASS]
    assert options(g, 1) == [PASS, play(BROTHEL, 3)]


@pytest.mark.rule("S-6.6")
def test_the_house_whose_turn_it_is_speaks_too() -> None:
    g = answer(moment(hands={0: [BROTHEL]}), 0, PASS)
    choose(g, {0: play(BROTHEL, 3)})
    assert g.influence == [4, 4, 4, 3]


@pytest.mark.rule("S-6.6")
def test_the_first_from_the_host_clockwise_is_carried_out() -> None:
    g = moment(host=2, hands={1: [BROTHEL], 3: [BROTHEL]})
    answer(g, 2, PASS)
    choose(g, {1: play(BROTHEL, 3), 3: play(BROTHEL, 3)})  # from the Host: 2, 3, 0, 1
    assert (titles(g.hands[3]), titles(g.hands[1])) == ([], [BROTHEL])
    assert g.influence == [4, 4, 4, 3]


@pytest.mark.rule("S-6.6", "S-3.4")
def test_the_others_keep_theirs_unseen() -> None:
    g = moment(hands={1: [BROTHEL], 2: [LUDUS]}, assets={**MEN, 0: ["Cook"]})
    answer(g, 0, PASS)
    events = watched(g)
    choose(g, {1: play(BROTHEL, 3), 2: play(LUDUS, 0)})
    assert told(events, "reacted-house") == [(1, title(BROTHEL), 3)]
    assert (titles(g.hands[2]), g.influence) == ([LUDUS], [4, 4, 4, 3])


@pytest.mark.rule("S-6.6")
def test_a_house_that_kept_its_card_may_pass_in_the_next_round() -> None:
    g = moment(hands={1: [BROTHEL], 2: [BROTHEL]})
    answer(g, 0, PASS)
    choose(g, {1: play(BROTHEL, 3), 2: play(BROTHEL, 3)})
    assert (asked(g), awaited(g)) == ((2, "quiet.speak"), [2])
    choose(g)
    assert g.influence == [4, 4, 4, 3]


@pytest.mark.rule("S-6.6")
def test_repeated_until_all_pass() -> None:
    g = moment(hands={1: [BROTHEL], 2: [BROTHEL, "Guard"]})
    answer(g, 0, PASS)
    choose(g, {1: play(BROTHEL, 3)})
    choose(g, {2: play(BROTHEL, 3)})
    assert g.influence == [4, 4, 4, 2]
    assert asked(g) == (1, "intrigue.do_deed")  # both copies are discarded: nothing more can be played


@pytest.mark.rule("S-6.6")
def test_who_passed_may_speak_in_the_next_round() -> None:
    g = moment(hands={1: [BROTHEL], 2: [BROTHEL]})
    answer(g, 0, PASS)
    choose(g, {2: play(BROTHEL, 3)})
    choose(g, {1: play(BROTHEL, 3)})
    assert g.influence == [4, 4, 4, 2]


@pytest.mark.rule("S-6.6")
def test_one_reaction_at_a_time() -> None:
    g = moment(hands={1: [BROTHEL, LUDUS]}, assets={**MEN, 0: ["Cook"]})
    answer(g, 0, PASS)
    choose(g, {1: play(LUDUS, 0)})
    assert asked(g) == (1, "quiet.speak")
    choose(g, {1: play(BROTHEL, 3)})
    assert g.influence == [3, 4, 4, 3]


# What may be played there


@pytest.mark.rule("S-6.6")
def test_foils_are_not_played_in_a_quiet_moment() -> None:
    foils = ["Whispered Rumours", "For a Few Denarii", "Sacrifice for the Dominus", "Jupiter's Thunder"]
    g = answer(moment(hands={1: foils}, influence=[6, 8, 6, 6]), 0, PASS)
    assert options(g, 1) == [PASS]


@pytest.mark.rule("S-6.6")
@pytest.mark.parametrize("phase", ["upkeep", "intrigue", "market", "invite"])
def test_which_of_the_three_fit_which_phase(phase: str) -> None:
    """Empty Brothel is allowed in all phases, A Shameful Ludus not in the Arena, Destitute! not in the Market phase."""
    g = position(
        phase=phase,
        hands={1: [LUDUS, BROTHEL, DESTITUTE]},
        assets={0: ["Agron", "Cook"], 1: ["Crixus", "Debtor"], 2: ["Barca", "Deserter"], 3: []},
        gold=[5, 5, 5, 0],
    )
    if phase == "upkeep":
        answers(g, (0, PASS), (1, PASS), (2, PASS))
    elif phase == "intrigue":
        answer(g, 0, PASS)
    elif phase == "market":
        leave_market(g)
    else:
        answer(g, 0, seat(3))
    fitting = {name for name in (LUDUS, BROTHEL, DESTITUTE) if aims(g, name, 1)}
    missing = {"market": DESTITUTE, "invite": LUDUS}.get(phase)
    assert fitting == {LUDUS, BROTHEL, DESTITUTE} - {missing}


@pytest.mark.rule("S-6.6")
def test_rigging_only_after_the_bets_are_shown() -> None:
    g = moment(phase="invite", hands={2: [RIGGING]})
    answers(g, (0, seat(0)), (0, asset("Agron")))
    assert asked(g)[1] == "quiet.speak"
    assert options(g, 2) == [PASS]
    choose(g)
    answers(g, (0, seat(1)), (1, asset("Crixus")))
    assert options(g, 2) == [PASS]
    choose(g)
    for house in range(4):
        answer(g, house, bets())
    assert aims(g, RIGGING, 2) == [card("Cook"), card("Debtor")]


@pytest.mark.rule("S-6.6")
def test_rigging_comes_too_late_after_the_fight() -> None:
    g = verdict("Agron", "Crixus", YIELDED, assets=MEN, hands={2: [RIGGING]})
    assert options(g, 2) == [PASS]


@pytest.mark.rule("S-6.6")
def test_blood_of_the_decapitated_only_after_the_bets_are_paid() -> None:
    g = verdict("Agron", "Crixus", DECAPITATED, assets=MEN, hands={2: [BLOOD]})
    assert is_quiet(g, "arena.after_settling")
    assert aims(g, BLOOD, 2) == [0]
    choose(g)
    assert is_quiet(g, "arena.end_of_games")
    assert options(g, 2) == [PASS]


@pytest.mark.rule("S-6.6")
def test_blood_of_the_executed_only_after_the_thumb() -> None:
    g = verdict("Agron", "Crixus", INJURED, assets=MEN, hands={2: [BLOOD]})
    assert is_quiet(g, "arena.after_settling")
    assert options(g, 2) == [PASS]
    choose(g)
    answer(g, 0, DOWN)
    assert aims(g, BLOOD, 2) == [0]
    choose(g, {2: play(BLOOD)})
    assert g.influence == [5, 5, 4, 4]  # 1 for the victory, 1 for the blood


@pytest.mark.rule("S-6.6")
def test_no_blood_when_the_thumb_goes_up() -> None:
    g = choose(verdict("Agron", "Crixus", INJURED, assets=MEN, hands={2: [BLOOD]}))
    answer(g, 0, UP)
    assert is_quiet(g, "arena.end_of_games")
    assert options(g, 2) == [PASS]


@pytest.mark.rule("S-6.6")
def test_no_blood_for_a_slave_who_is_executed() -> None:
    g = choose(verdict("Agron", "Debtor", YIELDED, assets=MEN, hands={2: [BLOOD]}))
    answer(g, 0, DOWN)
    assert is_quiet(g, "arena.end_of_games")
    assert options(g, 2) == [PASS]


# Skipping, by public facts only


@pytest.mark.rule("S-6.6")
def test_skipped_where_no_house_lacks_anything() -> None:
    g = position(hands={0: ["Guard"], 1: [BROTHEL, LUDUS, DESTITUTE]})
    answer(g, 0, cash("Guard"))
    assert asked(g) == (0, "intrigue.do_deed")


@pytest.mark.rule("S-6.6")
def test_not_skipped_because_nobody_holds_the_card() -> None:
    """Every seat that could hold the card is asked: the fact that nobody holds it is hidden."""
    g = answer(moment(hands={1: ["Guard"], 2: ["Guard"]}), 0, PASS)
    assert (awaited(g), options(g, 1), options(g, 2)) == ([1, 2], [PASS], [PASS])


@pytest.mark.rule("S-6.6", "S-3.4")
def test_what_somebody_holds_changes_nothing_of_who_is_asked() -> None:
    hands = [{1: [BROTHEL], 2: ["Guard"]}, {1: ["Guard"], 2: [BROTHEL]}, {1: ["Robbery"], 2: [RIGGING]}]
    assert [awaited(answer(moment(hands=held), 0, PASS)) for held in hands] == [[1, 2]] * 3


@pytest.mark.rule("S-6.6")
def test_who_has_no_cards_is_not_asked() -> None:
    assert awaited(answer(moment(hands={2: ["Guard"]}), 0, PASS)) == [2]
    assert asked(answer(moment(hands={}), 0, PASS)) == (1, "intrigue.do_deed")


@pytest.mark.rule("S-6.6")
def test_who_has_too_little_influence_is_not_asked() -> None:
    g = answer(moment(hands={1: [BROTHEL], 2: ["Guard"]}, influence=[4, 2, 3, 4]), 0, PASS)
    assert awaited(g) == [2]


@pytest.mark.rule("S-6.6")
def test_rigging_takes_no_influence_so_all_with_cards_are_asked_after_the_bets() -> None:
    g = at_the_bets(influence=[4, 0, 0, 0], hands={1: ["Guard"], 2: ["Guard"]})
    for house in range(4):
        answer(g, house, bets())
    assert awaited(g) == [1, 2]


@pytest.mark.rule("S-6.6")
def test_skipped_once_every_copy_is_discarded() -> None:
    g = answer(moment(hands={1: ["Guard"]}, discarded=[BROTHEL, BROTHEL]), 0, PASS)
    assert asked(g) == (1, "intrigue.do_deed")
    g = answer(moment(hands={1: ["Guard"]}, discarded=[BROTHEL]), 0, PASS)
    assert is_quiet(g, "intrigue.after_deed")


@pytest.mark.rule("S-6.6")
def test_a_moment_may_open_by_what_the_action_did() -> None:
    g = position(influence=[4, 4, 4, 4], hands={0: ["Robbery"], 1: [DESTITUTE]}, gold=[5, 5, 3, 5])
    answer(g, 0, play("Robbery", 2))
    choose(g)
    assert is_quiet(g, "intrigue.after_deed")
    assert aims(g, DESTITUTE, 1) == [2]


@pytest.mark.rule("S-6.6")
def test_cards_drawn_in_the_moment_before_are_known_to_their_house_alone() -> None:
    """The number of cards decides who is asked, not which cards were drawn."""
    g = position(phase="draw", assets=MEN, luck=[intrigue("Guard", copy) for copy in range(12)])
    assert (is_quiet(g, "intrigue.after_draw"), awaited(g)) == (True, [0, 1, 2, 3])
    choose(g)
    answer(g, 0, cash("Guard"))
    assert awaited(g) == [0, 1, 2, 3]


@pytest.mark.rule("S-6.6", "S-5.1")
def test_destitute_drawn_with_the_three_cards_answers_the_books() -> None:
    drawn = [intrigue("Guard", copy) for copy in range(11)]
    g = position(phase="draw", gold=[10, 10, 10, 0], luck=[*drawn[:3], intrigue(DESTITUTE), *drawn[3:]])
    assert is_quiet(g, "intrigue.after_draw")
    choose(g, {1: play(DESTITUTE, 3)})
    assert g.influence == [4, 4, 4, 3]
    assert asked(pass_all(g)) == (0, "intrigue.do_deed")


@pytest.mark.rule("S-6.6", "S-5.1")
def test_after_the_draw_nobody_is_asked_where_public_facts_allow_no_reaction() -> None:
    g = position(phase="draw")
    assert asked(g) == (0, "intrigue.do_deed")


@pytest.mark.rule("S-6.6", "S-7.1")
def test_after_each_sale_to_the_bank() -> None:
    g = position(phase="market", assets={**MEN, 3: ["Duro", "Attendant", "Convict"]}, hands=HANDS)
    answer(g, 3, sell("Attendant"))
    assert asked(g)[1] == "market.trade"  # seat 3 still has a slave
    answer(g, 3, sell("Convict"))
    assert is_quiet(g, "market.trade")
    choose(g, {1: play(BROTHEL, 3)})
    assert (g.influence, asked(g)[1]) == ([4, 4, 4, 3], "market.trade")
    assert awaited(g) == [0, 1, 2, 3]  # everybody is still in the market


@pytest.mark.rule("S-6.6", "S-7.1")
def test_after_each_trade_between_two_houses() -> None:
    g = position(phase="market", assets={**MEN, 3: ["Duro", "Attendant"]}, hands=HANDS)
    other = offer(g, 0, 2, give=[(GOLD, 1)], get=[(CARD + card("Barca"), 1)])
    accept(g, 0, offer(g, 3, 0, give=[(CARD + card("Attendant"), 1)], get=[(GOLD, 2)]))
    assert is_quiet(g, "market.trade")
    with pytest.raises(Refused):
        accept(g, 2, other)  # first the quiet moment; the offer stays open
    choose(g, {1: play(BROTHEL, 3)})
    assert g.influence == [4, 4, 4, 3]
    accept(g, 2, other)
    assert g.gold == [7, 10, 11, 12]


@pytest.mark.rule("S-6.6", "S-7.2")
def test_who_has_left_the_market_reacts_to_a_sale_too() -> None:
    g = position(phase="market", assets={**MEN, 3: ["Duro", "Attendant"]}, hands=HANDS)
    answers(g, (1, PASS), (3, sell("Attendant")))
    choose(g, {1: play(BROTHEL, 3)})
    assert g.influence == [4, 4, 4, 3]
    assert awaited(g) == [0, 2, 3]


@pytest.mark.rule("S-6.6", "S-17")
def test_destitute_does_not_answer_a_purchase_in_the_open_market() -> None:
    house = {2: ["Crixus", "Cook", "Mira"]}
    g = position(phase="market", gold=[2, 10, 10, 10], hands={1: [DESTITUTE]}, assets=house)
    accept(g, 0, offer(g, 2, 0, give=[(CARD + card("Mira"), 1)], get=[(GOLD, 2)]))
    assert (g.gold[0], asked(g)[1]) == (0, "market.trade")


@pytest.mark.rule("S-6.6", "S-3.2")
def test_a_gift_in_a_quiet_moment_saves_a_house_from_a_sealed_reaction() -> None:
    """The condition is looked at again when the answers are opened. The card stays in the hand, unseen."""
    g = position(hands={0: ["Guard"], 1: [DESTITUTE], 2: ["Guard"]}, gold=[5, 5, 5, 0])
    events = watched(g)
    answer(g, 0, cash("Guard"))
    answer(g, 1, play(DESTITUTE, 3))
    give_gold(g, 2, 3, 1)
    answer(g, 2, PASS)
    assert (g.influence, titles(g.hands[1])) == ([4, 4, 4, 4], [DESTITUTE])
    assert told(events, "reacted-house") == []
    assert asked(g) == (0, "intrigue.do_deed")


@pytest.mark.rule("S-6.6", "S-3.2")
def test_who_gives_away_the_last_gold_in_a_quiet_moment_is_destitute() -> None:
    g = position(hands={0: ["Guard"], 1: [DESTITUTE], 2: ["Guard"]}, gold=[5, 5, 1, 0])
    answer(g, 0, cash("Guard"))
    answer(g, 2, PASS)
    give_gold(g, 2, 3, 1)
    assert options(g, 1) == [PASS, play(DESTITUTE, 2)]
    answer(g, 1, play(DESTITUTE, 2))
    assert g.influence == [4, 4, 3, 4]


@pytest.mark.rule("S-6.6")
def test_three_players_have_quiet_moments_too() -> None:
    g = position(3, assets={0: ["Agron"], 1: ["Crixus", "Cook"], 2: ["Barca", "Debtor"]}, hands={2: [BROTHEL]})
    answer(g, 0, PASS)
    choose(g, {2: play(BROTHEL, 0)})
    assert g.influence == [3, 4, 4]


@pytest.mark.rule("S-6.6", "S-9.1")
def test_the_new_host_is_the_first_to_speak_after_the_bids_for_the_token() -> None:
    g = moment(phase="host", hands={0: [BROTHEL], 2: [BROTHEL]})
    answers(g, (0, bid(0)), (1, bid(0)), (2, bid(3)), (3, bid(0)))
    choose(g, {0: play(BROTHEL, 3), 2: play(BROTHEL, 3)})
    assert (titles(g.hands[2]), titles(g.hands[0])) == ([], [BROTHEL])


@pytest.mark.rule("S-6.6", "S-9.1")
def test_a_token_rolled_for_leads_to_a_quiet_moment_too() -> None:
    g = moment(phase="host")
    give_bids(script(g, 2, 5, 1, 1), 0, 0, 0, 0)
    assert (is_quiet(g, "market.end_of_market"), g.host) == (True, 1)
