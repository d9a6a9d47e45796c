"""M-1.9: what is public, and what only its owner or the two parties of a deal may know.

Each item of the rule has a test of its own, seen by its owner (seat 0), by the other seats and by a spectator (-1).
"""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from harena.games.munera import GAME
from harena.games.munera.actions import AUCTION, FIX, STAKE
from harena.games.munera.deals import DENARII, TITLE_GOOD
from harena.games.munera.facts import FACT
from harena.games.munera.state import Munera
from harena.kernel.choice import OPEN, PASS
from harena.kernel.rules import View
from harena.kernel.state import Event, bits
from harena.kernel.views import HIDDEN
from tests.rules.munera.playing import (
    accept,
    answer,
    answers,
    asked,
    bid,
    duel,
    eventum,
    give_bids,
    gladiator,
    man,
    minimum,
    minister,
    offer,
    options,
    pass_window,
    place,
    play,
    position,
    spectacle_card,
    throw_away,
    title,
    watched,
)

SPECTATOR = -1
OWNER = 0
OTHERS = [1, 2, SPECTATOR]
VIEWERS = [OWNER, *OTHERS]
everybody = pytest.mark.parametrize("viewer", VIEWERS)
others = pytest.mark.parametrize("viewer", OTHERS)

SHOWN = {  # everything a page may show of the table; any addition must be justified by M-1.9
    "turn", "rudis", "moment", "winners",
    "denarii", "glory", "region",
    "school", "klass", "rank", "fame", "engaged", "wounded", "loans",
    "staff", "doctored", "used",
    "forum_men", "forum_ministers", "auctioned", "open",
    "men_bag", "ministers_bag", "munera_bag",  # cards that are not open, discarded or owned can be inferred by counting
    "men_gone", "ministers_gone", "munera_gone", "gone",
    "hands", "hands_size", "bag", "bag_size",
}  # fmt: skip


def seen(g: Munera, viewer: int) -> View:
    return GAME.view(g, viewer)


def state(g: Munera, viewer: int) -> dict[str, Any]:
    found: dict[str, Any] = seen(g, viewer)["state"]
    return found


def reaching(events: list[Event], viewer: int) -> list[Event]:
    return [event for event in events if event.reaches(viewer)]


def middle() -> Munera:
    """Set up a table in mid-match that has something of every kind."""
    return position(
        phase="auctions",
        rudis=1,
        men={0: ["Ferox thraex veteranus 3", "Leo secutor engaged"], 1: ["Paris wounded"]},
        staff={0: ["coquus 3 used 2", "doctor 2 thraex"], 2: ["faber 1"]},
        hands={0: ["Fur", "Missio"], 2: ["Pestis"]},
        regions=["Sicilia", "Umbria", "Latium"],
        denarii=[11, 12, 13],
        glory=[3, 4, 5],
        open=["Verona"],
        forum=["Ursus", "medicus 3"],
        discarded=["Rixa", "Clamor"],
    )


# Public


@pytest.mark.rule("M-1.9")
@everybody
def test_nothing_else_is_shown(viewer: int) -> None:
    assert set(state(middle(), viewer)) == SHOWN


@pytest.mark.rule("M-1.9")
@everybody
def test_treasuries_and_glory_are_public(viewer: int) -> None:
    found = state(middle(), viewer)
    assert found["denarii"] == [11, 12, 13]
    assert found["glory"] == [3, 4, 5]


@pytest.mark.rule("M-1.9")
@everybody
def test_gladiators_are_public_with_class_rank_fame_engagement_and_wound_markers(viewer: int) -> None:
    found = state(middle(), viewer)
    ferox, leo, paris = gladiator("Ferox"), gladiator("Leo"), gladiator("Paris")
    assert found["school"] == [[ferox, leo], [paris], []]
    assert (found["klass"][ferox], found["rank"][ferox], found["fame"][ferox]) == (1, 1, 3)
    assert (found["engaged"], found["wounded"]) == ([paris, leo], [paris])


@pytest.mark.rule("M-1.9")
@everybody
def test_ministers_with_doctors_classes_and_coquus_uses_are_public(viewer: int) -> None:
    found = state(middle(), viewer)
    coquus, doctor, faber = minister("coquus 3"), minister("doctor 2"), minister("faber 1")
    assert found["staff"] == [sorted([coquus, doctor]), [], [faber]]
    assert (found["used"][coquus], found["doctored"][doctor]) == (2, 1)


@pytest.mark.rule("M-1.9")
@everybody
def test_forum_and_munus_cards_are_public(viewer: int) -> None:
    found = state(middle(), viewer)
    assert (found["forum_men"], found["forum_ministers"]) == ([gladiator("Ursus")], [minister("medicus 3")])
    assert found["open"] == [spectacle_card("Verona")]


@pytest.mark.rule("M-1.9")
@everybody
def test_rudis_turn_and_regions_are_public(viewer: int) -> None:
    found = state(middle(), viewer)
    assert (found["rudis"], found["turn"]) == (1, 2)
    assert found["region"] == [place("Sicilia"), place("Umbria"), place("Latium")]


@pytest.mark.rule("M-1.9")
@everybody
def test_discards_are_public(viewer: int) -> None:
    g = middle()
    g.men_gone, g.men_bag = g.men_bag & 0b11, g.men_bag & ~0b11
    g.ministers_gone, g.ministers_bag = g.ministers_bag & 0b1, g.ministers_bag & ~0b1
    g.munera_gone, g.munera_bag = g.munera_bag & 0b1, g.munera_bag & ~0b1
    found = state(g, viewer)
    assert found["gone"] == sorted([eventum("Rixa"), eventum("Clamor")])
    assert (found["men_gone"], found["ministers_gone"], found["munera_gone"]) == ([0, 1], [0], [0])


@pytest.mark.rule("M-1.9", "M-1.1")
@everybody
def test_an_eventum_card_thrown_away_is_shown_to_all(viewer: int) -> None:
    hand = ["Fur", "Clamor", "Missio", "Iugula", "Rixa"]
    g = position(phase="eventum", hands={0: hand})
    events = watched(g)
    answer(g, 0, throw_away("Rixa"))
    assert Event("discarded", (0, title("Rixa")), None) in reaching(events, viewer)
    assert eventum("Rixa") in state(g, viewer)["gone"]


@pytest.mark.rule("M-1.9")
@everybody
def test_hand_sizes_are_public(viewer: int) -> None:
    assert state(middle(), viewer)["hands_size"] == [2, 0, 1]


@pytest.mark.rule("M-1.9", "M-6.4")
@everybody
def test_opened_bids_are_public(viewer: int) -> None:
    g = pass_window(middle())
    events = watched(g)
    answer(g, 1, man("Ursus"))
    give_bids(g, 5, None, 7)
    assert asked(g)[1] == "moment.play_card"  # because somebody might hold Lanista Callidus
    below = seen(g, viewer)["stack"][-2]
    assert (below["bids"], below["buyer"], below["price"]) == ([5, -1, 7], 2, 7)
    assert Event("bids", ((5, -1, 7),), None) in reaching(events, viewer)


@pytest.mark.rule("M-1.9", "M-6.6")
@everybody
def test_opened_bids_of_a_sellers_auction_are_public(viewer: int) -> None:
    g = middle()
    answers(g, (1, PASS), (2, PASS), (0, AUCTION), (0, man("Leo")), (0, minimum(2)))
    events = watched(g)
    give_bids(g, 3, 4)
    assert Event("bids", ((-1, 3, 4),), None) in reaching(events, viewer)


def betting() -> Munera:
    """Set up a duel of four players: seats 2 and 3 bet, and 3 has bought a pause."""
    g = duel("Ferox", "Leo", players=4, men={0: ["Ferox"], 1: ["Leo"]})
    answers(g, (2, STAKE + 3), (3, STAKE + 8 + 2))
    while asked(g)[1] == "duel.reroll":
        answer(g, g.seat, PASS)
    assert asked(g) == (3, "duel.fix")
    return g


@pytest.mark.rule("M-1.9", "M-11.2")
@pytest.mark.parametrize("viewer", [0, 1, 2, 3, SPECTATOR])
def test_stakes_are_public(viewer: int) -> None:
    shown = seen(betting(), viewer)["stack"][-1]
    assert (shown["bettors"], shown["stakes"]) == ([2, 3], [3, 10])
    assert state(betting(), viewer)["denarii"] == [25, 25, 22, 23]


@pytest.mark.rule("M-1.9", "M-11.3")
@pytest.mark.parametrize("viewer", [0, 1, 2, 3, SPECTATOR])
def test_fixes_are_public(viewer: int) -> None:
    g = betting()
    events = watched(g)
    answer(g, 3, next(option for option in options(g) if FIX <= option < FIX + 2))
    assert {event.kind for event in reaching(events, viewer)} & {"pause", "refreshment"}
    shown = next(f for f in seen(g, viewer)["stack"] if f["proc"] == "duel")
    assert len(shown["bought"]) == 1


@pytest.mark.rule("M-1.9", "M-13.1")
@everybody
def test_concluded_deals_are_public(viewer: int) -> None:
    g = middle()
    answer(g, 1, PASS)
    answer(g, 2, PASS)
    events = watched(g)
    number = offer(g, 0, 1, give=[(1 + gladiator("Leo"), 1)], get=[(DENARII, 9)])
    accept(g, 1, number)
    reached = reaching(events, viewer)
    assert Event("deal", (0, 1), None) in reached
    assert Event("gave", (0, 1, gladiator("Leo")), None) in reached
    assert Event("gave-denarii", (1, 0, 9), None) in reached


# Secret: Eventum hands


@pytest.mark.rule("M-1.9")
def test_the_owner_sees_their_eventum_hand() -> None:
    found = state(middle(), OWNER)["hands"]
    assert found == [[eventum("Missio"), eventum("Fur")], None, None]


@pytest.mark.rule("M-1.9")
@others
def test_nobody_else_sees_an_eventum_hand(viewer: int) -> None:
    g = middle()
    assert state(g, viewer)["hands"][OWNER] is None
    twin = g.copy()  # the same table with another card in that hand
    twin.hands[OWNER] ^= 1 << eventum("Fur") | 1 << eventum("Fuga")
    twin.bag ^= 1 << eventum("Fur") | 1 << eventum("Fuga")
    assert seen(twin, viewer) == seen(g, viewer)
    assert seen(twin, OWNER) != seen(g, OWNER)


@pytest.mark.rule("M-1.9")
@everybody
def test_nobody_sees_the_eventum_deck(viewer: int) -> None:
    found = state(middle(), viewer)
    assert (found["bag"], found["bag_size"]) == (None, 40 - 3 - 2)


@pytest.mark.rule("M-1.9", "M-5.1")
@everybody
def test_the_drawer_is_told_the_card_and_the_others_only_that_one_was_drawn(viewer: int) -> None:
    g = position(phase="end")
    events = watched(g)
    answers(g, (0, PASS), (1, PASS), (2, PASS))
    assert [event.args for event in reaching(events, viewer) if event.kind == "drew"] == [(0,), (1,), (2,)]
    drawn = [event.args[0] for event in reaching(events, viewer) if event.kind == "drawn"]
    assert drawn == ([viewer] if viewer >= 0 else [])


# Secret: sealed bids


def sealing() -> Munera:
    """Set up an auction: seat 0 has sealed a bid of 9 for Ursus; the others have not answered."""
    g = pass_window(middle())
    answer(g, 1, man("Ursus"))
    return answer(g, 0, bid(9))


@pytest.mark.rule("M-1.9", "M-6.4")
def test_who_has_sealed_a_bid_sees_it() -> None:
    assert seen(sealing(), OWNER)["stack"][-1]["seals"] == [bid(9), OPEN, OPEN]


@pytest.mark.rule("M-1.9", "M-6.4")
@others
def test_the_others_see_only_that_a_bid_is_in(viewer: int) -> None:
    g = sealing()
    assert seen(g, viewer)["stack"][-1]["seals"] == [HIDDEN, OPEN, OPEN]
    assert str(bid(9)) not in json.dumps(seen(g, viewer))
    assert seen(answer(sealing(), 0, PASS), viewer) == seen(g, viewer)  # a pass looks the same


@pytest.mark.rule("M-1.9", "M-6.4")
@everybody
def test_sealing_a_bid_tells_nobody_anything(viewer: int) -> None:
    g = pass_window(middle())
    answer(g, 1, man("Ursus"))
    events = watched(g)
    answers(g, (0, bid(9)), (2, bid(8)))
    assert reaching(events, viewer) == []


@pytest.mark.rule("M-1.9", "M-6.6")
@others
def test_bids_of_a_sellers_auction_are_sealed_too(viewer: int) -> None:
    g = position(4, phase="auctions", forum=["Ursus"], rudis=3, men={3: ["Ferox"]})
    answers(g, (3, AUCTION), (3, man("Ferox")), (3, minimum(2)), (0, bid(9)))
    assert seen(g, viewer)["stack"][-1]["seals"][OWNER] == HIDDEN
    assert seen(g, OWNER)["stack"][-1]["seals"][OWNER] == bid(9)


# Secret: open offers


def offering() -> tuple[Munera, int, list[Event]]:
    """Set up an offer: seat 0 has offered seat 1 the Fur for 7 denarii."""
    g = position(hands={0: ["Fur", "Missio"]}, open=["Verona"])
    events = watched(g)
    number = offer(g, 0, 1, give=[(TITLE_GOOD + title("Fur"), 1)], get=[(DENARII, 7)])
    return g, number, events


@pytest.mark.rule("M-1.9", "M-13.4")
@pytest.mark.parametrize("viewer", [0, 1])
def test_an_open_offer_is_shown_to_its_two_parties(viewer: int) -> None:
    g, number, events = offering()
    assert [raw["id"] for raw in seen(g, viewer)["offers"]] == [number]
    assert [event.kind for event in reaching(events, viewer)] == ["offered"]


@pytest.mark.rule("M-1.9", "M-13.4")
@pytest.mark.parametrize("viewer", [2, SPECTATOR])
def test_an_open_offer_is_shown_to_nobody_else(viewer: int) -> None:
    g, _, events = offering()
    assert seen(g, viewer)["offers"] == []
    assert reaching(events, viewer) == []
    assert "asked" not in state(g, viewer)
    other = position(hands={0: ["Fur", "Missio"]}, open=["Verona"])
    offer(other, 0, 2 if viewer == SPECTATOR else 1, get=[(DENARII, 3)])  # another offer, or an offer to another seat
    assert seen(other, viewer) == seen(g, viewer)


@pytest.mark.rule("M-1.9", "M-13.4")
@pytest.mark.parametrize("viewer", [2, SPECTATOR])
def test_an_offer_declined_is_told_to_nobody_else(viewer: int) -> None:
    g, number, events = offering()
    GAME.rules.act_freely(g, 1, "decline", (number,))
    assert reaching(events, viewer) == []
    assert [event.kind for event in reaching(events, 0)] == ["offered", "offer-declined"]


# A traded Eventum card: only the two parties know which


def traded() -> tuple[Munera, list[Event]]:
    g, number, events = offering()
    return accept(g, 1, number), events


@pytest.mark.rule("M-1.9", "M-13.1")
@pytest.mark.parametrize("viewer", [0, 1])
def test_the_two_know_which_eventum_card_was_traded(viewer: int) -> None:
    g, events = traded()
    assert Event("gave-card", (0, 1, title("Fur"), 1), (0, 1)) in reaching(events, viewer)
    assert bits(g.hands[1]) == [eventum("Fur")]


@pytest.mark.rule("M-1.9", "M-13.1")
@pytest.mark.parametrize("viewer", [2, SPECTATOR])
def test_the_others_know_only_that_a_card_was_traded(viewer: int) -> None:
    g, events = traded()
    reached = reaching(events, viewer)
    assert Event("gave-cards", (0, 1, 1), None) in reached
    assert [event.kind for event in reached if event.kind in ("gave-card", "drawn", "offered")] == []
    assert state(g, viewer)["hands_size"] == [1, 1, 0]
    assert state(g, viewer)["hands"] == [None, None, [] if viewer == 2 else None]
    assert seen(g, viewer)["known"]["learned"] == []


@pytest.mark.rule("M-1.9", "M-13.1")
def test_the_giver_remembers_where_the_card_is() -> None:
    g, _ = traded()
    assert seen(g, 0)["known"]["learned"] == [FACT * 1 + eventum("Fur")]
    for seed in range(20):
        assert GAME.resample(seen(g, 0), Random(seed)).hands[1] == 1 << eventum("Fur")


@pytest.mark.rule("M-1.9", "M-13.1")
def test_once_played_there_is_nothing_to_remember() -> None:
    g, _ = traded()
    while g.seat != 1:
        answer(g, g.seat, PASS)
    answer(g, 1, play("Fur", 2))
    assert seen(g, 0)["known"]["learned"] == []
    assert state(g, 2)["gone"] == [eventum("Fur")]
