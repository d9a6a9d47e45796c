"""Tests each kind of step and each concept of the kernel on the test game."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from harena.kernel.chance import Luck, OutOfLuck
from harena.kernel.choice import OPEN, PASS, Offer, Refused
from harena.kernel.flow import Procedure, ask, do, repeat
from harena.kernel.serialization import digest, dump, load
from harena.kernel.state import Frame, Watch
from harena.kernel.views import HIDDEN
from harena.matches.offers import offer_args
from tests.games.nundinae import GAME, day
from tests.games.nundinae.day import BID, BUY, CHEER, DONE, SELL, STAKE
from tests.games.nundinae.state import Boast, Nundinae
from tests.games.nundinae.table import BOAST, RUMOR, TOAST

RULES = GAME.rules
ANN, DAN, MAX = 0, 1, 2


def morning(*cards: int, seed: int = 5) -> Nundinae:
    """Three traders on the first day, with these cards in hand, in the open market; Ann is host."""
    return RULES.start(GAME.complete({}), Luck(Random(seed), script=cards))


def say(g: Nundinae, seat: int, option: int) -> None:
    choice = RULES.choice(g, seat)
    assert choice is not None, f"seat {seat} is not asked"
    RULES.apply(g, seat, choice.id, option)


def all_say(g: Nundinae, option: int, seats: Sequence[int] = (ANN, DAN, MAX)) -> None:
    for seat in seats:
        say(g, seat, option)


def step_of(g: Nundinae) -> str:
    f = g.stack[-1]
    return f"{f.proc}.{RULES.procedures[f.proc].name_of(f.at)}"


def at_the_cup(*cards: int) -> Nundinae:
    """Market and auction are over; Ann may put a card under the cup."""
    g = morning(*cards)
    all_say(g, PASS)
    all_say(g, BID)
    assert step_of(g) == "boast.hide"
    return g


# gather


def test_in_a_gather_each_answer_takes_effect_as_it_arrives() -> None:
    g = morning()
    say(g, MAX, SELL)
    assert (g.coins[MAX], g.jars[MAX]) == (8, 1)
    say(g, ANN, BUY)
    say(g, MAX, SELL)
    assert g.jars == [3, 2, 0]
    assert [choice.seat for choice in RULES.pending(g)] == [ANN, DAN, MAX]


def test_a_seat_that_passes_in_a_gather_is_not_asked_again() -> None:
    g = morning()
    say(g, DAN, PASS)
    assert [choice.seat for choice in RULES.pending(g)] == [ANN, MAX]
    with pytest.raises(Refused, match="seat 1 is not asked"):
        RULES.apply(g, DAN, "0.1.1", SELL)
    all_say(g, PASS, (MAX, ANN))
    assert step_of(g) == "day.bid"


# seal


def test_sealed_answers_are_hidden_and_changeable_until_the_last_is_in() -> None:
    g = morning()
    all_say(g, PASS)
    say(g, DAN, BID + 3)
    say(g, DAN, BID + 2)
    seen = GAME.view(g, ANN)["stack"][-1]["seals"]
    assert seen == [OPEN, HIDDEN, OPEN]
    assert GAME.view(g, DAN)["stack"][-1]["seals"] == [OPEN, BID + 2, OPEN]
    assert GAME.view(g, ANN)["waiting"] == [ANN, MAX]
    say(g, ANN, BID + 1)
    say(g, MAX, BID)
    assert g.honor == [0, 1, 0]
    assert g.coins == [6, 4, 6]


def test_a_half_sealed_auction_survives_on_disk() -> None:
    g = morning()
    all_say(g, PASS)
    say(g, MAX, BID + 5)
    say(g, ANN, BID + 4)
    raw = json.loads(json.dumps(dump(RULES, g)))
    assert raw["stack"][-1]["at"] == "bid"
    assert raw["stack"][-1]["seals"] == [BID + 4, OPEN, BID + 5]
    again = load(RULES, raw, Luck())
    assert digest(RULES, again) == digest(RULES, g)
    say(again, DAN, BID)
    assert again.honor == [0, 0, 1]


def test_tied_bidders_bid_again_alone() -> None:
    g = morning()
    all_say(g, PASS)
    for seat, bid in ((ANN, 2), (DAN, 2), (MAX, 1)):
        say(g, seat, BID + bid)
    assert [choice.seat for choice in RULES.pending(g)] == [ANN, DAN]
    say(g, ANN, BID + 3)
    say(g, DAN, BID + 2)
    assert g.honor == [1, 0, 0]


def test_a_sealed_answer_of_several_parts_is_a_space() -> None:
    g = at_the_cup()
    say(g, ANN, PASS)
    all_say(g, PASS)
    say(g, ANN, DONE)
    choice = RULES.choice(g, DAN)
    assert choice is not None
    assert STAKE + 302 in choice.options
    assert STAKE + 400 not in choice.options
    assert isinstance(choice.options, day.Purse)
    assert choice.options.schema()["parts"].keys() == {"blessing", "none"}
    g.luck = Luck(Random(1), script=[6])
    say(g, DAN, STAKE + 302)
    say(g, MAX, STAKE)
    assert g.coins[DAN] == 6 - 5 + 6


# windows


def test_a_sealed_window_lets_the_nearest_act_and_the_others_keep_their_cards() -> None:
    g = at_the_cup(BOAST, RUMOR, RUMOR)
    say(g, ANN, BOAST)
    assert step_of(g) == "boast.rumor"
    say(g, MAX, RUMOR)
    say(g, DAN, RUMOR)
    assert step_of(g) == "rumor.rumor"  # Dan's, the nearest to the host's left
    assert g.hands[MAX] == [RUMOR]
    say(g, ANN, PASS)
    say(g, MAX, RUMOR)  # a rumor on the rumor
    all_say(g, PASS, (ANN, DAN))
    assert step_of(g) == "boast.rumor"  # denied: everybody is asked again
    all_say(g, PASS, (DAN, MAX))
    assert g.honor == [1, 0, 0]


def test_a_sealed_window_closes_when_its_cause_is_gone() -> None:
    g = at_the_cup(BOAST, RUMOR, TOAST)
    say(g, ANN, BOAST)
    say(g, DAN, RUMOR)
    say(g, MAX, PASS)
    all_say(g, PASS, (ANN, MAX))
    assert step_of(g) == "day.toast"
    assert g.honor == [0, 0, 0]


def test_a_sealed_window_asks_everybody_and_stays_silent() -> None:
    g = at_the_cup(BOAST, TOAST, TOAST)
    say(g, ANN, TOAST if TOAST in g.hands[ANN] else BOAST)
    before = GAME.view(g, ANN)
    say(g, MAX, PASS)
    assert GAME.view(g, ANN) == before
    assert GAME.view(g, ANN)["waiting"] == [DAN, MAX]
    choice = RULES.choice(g, MAX)
    assert choice is not None
    assert choice.given == PASS


def test_in_rounds_any_card_makes_everybody_asked_again() -> None:
    g = at_the_cup(TOAST, TOAST, RUMOR)
    say(g, ANN, PASS)
    assert step_of(g) == "day.toast"
    say(g, ANN, PASS)
    say(g, DAN, TOAST)
    say(g, MAX, PASS)
    say(g, ANN, TOAST)  # asked again
    for seat in (DAN, MAX, ANN):
        say(g, seat, PASS)
    assert step_of(g) == "day.name_altar"
    assert g.coins == [7, 7, 6]


def test_a_triggered_window_opens_before_the_next_step() -> None:
    g = morning()
    all_say(g, PASS)
    say(g, ANN, BID + 1)
    say(g, DAN, BID)
    say(g, MAX, BID)
    assert step_of(g) == "acclaim.cheer"  # honor was gained
    say(g, DAN, CHEER)
    assert g.jars[DAN] == 3
    for seat in (MAX, DAN):
        say(g, seat, PASS)
    assert step_of(g) == "boast.hide"


# secrets


def test_a_face_down_card_is_known_to_its_owner_and_counted_by_the_others() -> None:
    g = at_the_cup(BOAST, RUMOR, TOAST)
    say(g, ANN, BOAST)
    assert GAME.view(g, ANN)["stack"][-1]["under"] == [BOAST]
    other = GAME.view(g, DAN)["stack"][-1]
    assert (other["under"], other["under_size"]) == (None, 1)
    assert GAME.view(g, -1)["state"]["hands"] == [None, None, None]


# free actions


def test_a_free_action_during_another_seats_decision_keeps_its_id() -> None:
    g = at_the_cup()
    asked = RULES.choice(g, ANN)
    assert asked is not None
    RULES.act_freely(g, MAX, "give", (DAN, 2))
    assert g.coins == [6, 8, 4]
    RULES.apply(g, ANN, asked.id, PASS)


def test_no_free_action_while_a_seal_is_open() -> None:
    g = morning()
    all_say(g, PASS)
    assert RULES.free_moves_for(g, ANN) == []
    with pytest.raises(Refused) as refusal:
        RULES.act_freely(g, MAX, "give", (DAN, 1))
    assert refusal.value.rule == "N-8"


def test_a_free_action_is_possible_only_in_its_steps() -> None:
    g = at_the_cup()
    assert {name for name, _ in RULES.free_moves_for(g, DAN)} == {"give"}
    with pytest.raises(Refused, match="propose is not free now"):
        RULES.act_freely(g, DAN, "propose", offer_args(Offer(0, DAN, ANN, ((0, 1),), ((1, 1),))))


# offers


def propose(g: Nundinae, by: int, to: int, give: tuple[int, int], get: tuple[int, int], until: int = -1) -> Offer:
    RULES.act_freely(g, by, "propose", offer_args(Offer(0, by, to, (give,), (get,), (), until)))
    return g.offers[-1]


def test_an_accepted_offer_is_carried_out_for_both_at_once() -> None:
    g = morning()
    offer = propose(g, ANN, DAN, (day.COIN, 4), (day.JAR, 1))
    assert [x["id"] for x in GAME.view(g, DAN)["offers"]] == [offer.id]
    assert GAME.view(g, MAX)["offers"] == []
    RULES.act_freely(g, DAN, "accept", (offer.id,))
    assert (g.coins, g.jars, g.offers) == ([2, 10, 6], [3, 1, 2], [])


def test_a_counter_leaves_the_original_open() -> None:
    g = morning()
    offer = propose(g, ANN, DAN, (day.COIN, 2), (day.JAR, 1))
    dearer = Offer(0, DAN, ANN, ((day.JAR, 1),), ((day.COIN, 3),))
    RULES.act_freely(g, DAN, "counter", (offer.id, *offer_args(dearer)))
    assert [(x.by, x.to) for x in g.offers] == [(ANN, DAN), (DAN, ANN)]
    RULES.act_freely(g, ANN, "accept", (g.offers[1].id,))
    assert g.coins == [3, 9, 6]
    assert len(g.offers) == 1  # two coins are still there, so the first one stands


def test_declined_and_withdrawn_offers_are_gone() -> None:
    g = morning()
    one = propose(g, ANN, DAN, (day.COIN, 2), (day.JAR, 1))
    two = propose(g, ANN, MAX, (day.COIN, 2), (day.JAR, 1))
    with pytest.raises(Refused):
        RULES.act_freely(g, MAX, "decline", (one.id,))
    RULES.act_freely(g, DAN, "decline", (one.id,))
    RULES.act_freely(g, ANN, "withdraw", (two.id,))
    assert g.offers == []


def test_an_offer_is_void_when_something_in_it_has_moved() -> None:
    g = morning()
    propose(g, ANN, DAN, (day.COIN, 2), (day.JAR, 2))
    say(g, DAN, SELL)
    assert g.offers == []


def test_an_offer_is_void_when_a_side_has_left() -> None:
    g = morning()
    propose(g, ANN, DAN, (day.COIN, 2), (day.JAR, 1))
    say(g, ANN, PASS)
    assert g.offers == []


def test_a_secret_good_that_was_never_there_voids_the_deal_for_both() -> None:
    g = morning(TOAST, TOAST, TOAST)
    offer = propose(g, ANN, DAN, (BOAST, 1), (day.COIN, 3))
    RULES.act_freely(g, DAN, "accept", (offer.id,))
    assert (g.coins, g.offers) == ([6, 6, 6], [])


def test_a_traded_card_changes_hands_and_a_third_seat_learns_only_of_the_deal() -> None:
    """The twin law does not change offers that the viewer cannot see, so this case has a test of its own."""
    g = morning(RUMOR, TOAST, TOAST)
    offer = propose(g, ANN, DAN, (RUMOR, 1), (day.COIN, 3))
    g.watch = Watch()
    RULES.act_freely(g, DAN, "accept", (offer.id,))
    assert (g.hands[ANN], g.hands[DAN], g.coins[ANN]) == ([], [RUMOR, TOAST], 9)
    assert [event.args for event in g.watch.events if event.reaches(MAX)] == [(ANN, DAN)]
    assert [shown.what for shown in g.watch.reveals if shown.reaches(MAX)] == [(0,)]


@pytest.mark.parametrize(
    "args",
    [
        (),
        (1,),
        (1, -1, 1, 0),
        (0, -1, 1, 1, 0, 1, 1, 1),  # to oneself
        (7, -1, 1, 1, 0, 1, 1, 1),  # to nobody
        (1, -1, 1, 1, 0, 0, 1, 1),  # nothing
        (1, -1, 1, 1, 0, 99, 1, 1),  # more than one has
        (1, -1, 1, 1, 55, 1, 1, 1),  # no such good
        (1, -1, 2, 0, 0, 6, 0, 6),  # the same coins twice
        (1, 0, 1, 1, 0, 1, 1, 1),  # until yesterday
    ],
)
def test_a_malformed_or_impossible_offer_is_refused(args: tuple[int, ...]) -> None:
    g = morning()
    before = digest(RULES, g)
    with pytest.raises(Refused) as refusal:
        RULES.act_freely(g, ANN, "propose", args)
    assert refusal.value.rule == "N-2"
    assert digest(RULES, g) == before


def test_nobody_has_more_than_six_offers_open_nor_one_twice() -> None:
    g = morning()
    propose(g, ANN, DAN, (day.COIN, 1), (day.JAR, 1))
    with pytest.raises(Refused):
        propose(g, ANN, DAN, (day.COIN, 1), (day.JAR, 1))
    for amount in range(2, 7):
        propose(g, ANN, DAN, (day.COIN, amount), (day.JAR, 1))
    with pytest.raises(Refused):
        propose(g, ANN, MAX, (day.COIN, 1), (day.JAR, 1))


# chance


def test_scripted_outcomes_come_first_and_must_be_possible() -> None:
    luck = Luck(Random(1), script=[6, 11])
    assert luck.die(1, 6) == 6
    bag = [10, 11, 11]
    assert luck.draw(bag) == 11
    assert sorted(bag) == [10, 11]
    with pytest.raises(OutOfLuck, match="a die rolls 1 to 6, not 9"):
        Luck(script=[9]).die(1, 6)
    with pytest.raises(OutOfLuck, match="card 12 cannot be drawn"):
        Luck(script=[12]).draw([10])
    with pytest.raises(OutOfLuck, match="no outcome left"):
        Luck().die(1, 6)


def test_an_empty_bag_is_refilled_with_its_discards_and_two_empty_ones_give_nothing() -> None:
    luck = Luck(Random(1), log=[])
    bag: list[int] = []
    discards = [12, 10]
    assert luck.draw(bag, discards) in (10, 12)
    assert (len(bag), discards) == (1, [])
    assert luck.draw([], []) == -1
    assert luck.log is not None
    assert len(luck.log) == 1


# tables


def test_two_steps_of_one_name_need_names_of_their_own() -> None:
    def wait(g: Any, f: Any) -> None:
        """Do nothing."""

    with pytest.raises(ValueError, match="two steps named wait"):
        Procedure("twice", Frame, do(wait), do(wait))
    assert Procedure("twice", Frame, do(wait), do(wait, name="wait_more")).places["wait_more"] == 1


def test_a_renamed_step_keeps_its_alias() -> None:
    def answer(g: Any, f: Any, seat: int, option: int) -> None:
        """Do nothing."""

    table = Procedure("p", Frame, ask(lambda g, f, seat: (1,), answer, name="new"), aliases={"old": "new"})
    assert table.places["old"] == table.places["new"] == 0


def test_a_repeat_belongs_to_one_table() -> None:
    def ever(g: Any, f: Any) -> bool:
        return True

    def wait(g: Any, f: Any) -> None:
        """Do nothing."""

    again = repeat("wait", ever)
    Procedure("one", Frame, do(wait), again)
    with pytest.raises(ValueError, match="stands in two tables"):
        Procedure("two", Frame, do(wait, name="first"), do(wait), again)


def test_a_refusal_names_the_rule() -> None:
    g = at_the_cup(TOAST, TOAST, TOAST)
    with pytest.raises(Refused) as refusal:
        say(g, ANN, BOAST)
    assert refusal.value.rule == "N-4"


def test_the_cup_is_a_frame_with_locals() -> None:
    g = at_the_cup()
    assert isinstance(g.stack[-1], Boast)
    assert g.stack[-1].called
