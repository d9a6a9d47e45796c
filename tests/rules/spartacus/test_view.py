"""S-3.4: what each seat sees, what it remembers, and what it may guess; one test per item of the rule.

Every public fact is shown to all seats and to a spectator; every secret only to those who know it.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from harena.games.spartacus import GAME
from harena.games.spartacus.actions import RULE_2, SEEK, SELL_GUARD, SUPPORT
from harena.games.spartacus.facts import FACT, PEEK
from harena.games.spartacus.state import Ludus
from harena.games.spartacus.trade import CARD, GOLD
from harena.kernel.choice import OPEN, PASS
from harena.kernel.rules import View
from harena.kernel.state import Event, bits, mask_of
from harena.kernel.views import HIDDEN, SPECTATOR
from tests.rules.spartacus.playing import (
    accept,
    answer,
    answers,
    asked,
    asset,
    bets,
    bid,
    card,
    cash,
    choose,
    claim,
    drop,
    give_bids,
    give_gold,
    intrigue,
    lay,
    leave_market,
    look,
    offer,
    pass_all,
    play,
    position,
    post_guard,
    price,
    script,
    seat,
    sell,
    title,
    titles,
    told,
    use,
    watched,
)

OWNER = 0
OTHERS = [1, 2, 3, SPECTATOR]
everybody = pytest.mark.parametrize("viewer", [OWNER, *OTHERS])
others = pytest.mark.parametrize("viewer", OTHERS)

SHOWN = {  # everything a page may show of the table; any addition must be justified by S-3.4
    "turn", "phase", "host", "house", "winners",
    "influence", "gold",
    "assets", "tired", "injured", "favors", "guards", "resting",
    "gone", "market_gone",
    "hands", "hands_size", "bag", "bag_size", "market_bag", "market_bag_size",
}  # fmt: skip


def seen(g: Ludus, viewer: int) -> View:
    return GAME.view(g, viewer)


def state(g: Ludus, viewer: int) -> dict[str, Any]:
    found: dict[str, Any] = seen(g, viewer)["state"]
    return found


def top(g: Ludus, viewer: int, proc: str) -> dict[str, Any]:
    """Return the frame of a procedure as this viewer sees it."""
    found: dict[str, Any] = next(f for f in seen(g, viewer)["stack"] if f["proc"] == proc)
    return found


def known(g: Ludus, viewer: int) -> dict[str, Any]:
    found: dict[str, Any] = seen(g, viewer)["known"]
    return found


def reaching(events: list[Event], viewer: int) -> list[Event]:
    return [event for event in events if event.reaches(viewer)]


def middle(**more: Any) -> Ludus:
    """Return a table that has something of everything."""
    given: dict[str, Any] = {
        "host": 0,
        "turn": 5,
        "assets": {
            0: ["Agron 2", "Crixus injured", "Cook", "Indus", "Trident"],
            1: ["Spartacus champion", "Attendant", "Mira exhausted"],
            2: ["Barca", "Debtor", "Net exhausted"],
            3: ["Duro", "Deserter"],
        },
        "guards": {0: 1, 2: 3},
        "resting": {2: 2},
        "hands": {0: ["Robbery", "Guard", "Conspiracy"], 1: ["Guard"], 2: ["Whispered Rumours", "Robbery"]},
        "gold": [11, 12, 13, 14],
        "influence": [5, 6, 7, 8],
        "discarded": ["Grand Feast", "Guard"],
        "sold": ["Kerza", "Manica"],
    }
    return position(**{**given, **more})


# Public


@pytest.mark.rule("S-3.4")
@everybody
def test_nothing_else_is_shown(viewer: int) -> None:
    assert set(state(middle(), viewer)) == SHOWN


@pytest.mark.rule("S-3.4")
@everybody
def test_influence_is_public(viewer: int) -> None:
    assert state(middle(), viewer)["influence"] == [5, 6, 7, 8]


@pytest.mark.rule("S-3.4")
@everybody
def test_gold_is_public(viewer: int) -> None:
    assert state(middle(), viewer)["gold"] == [11, 12, 13, 14]


@pytest.mark.rule("S-3.4")
@everybody
def test_market_cards_on_the_table_are_public_exhausted_ones_too(viewer: int) -> None:
    found = state(middle(), viewer)
    assert found["assets"][0] == sorted(card(name) for name in ("Agron", "Crixus", "Cook", "Indus", "Trident"))
    assert found["assets"][1] == sorted(card(name) for name in ("Spartacus", "Attendant", "Mira"))
    assert found["tired"] == sorted(card(name) for name in ("Crixus", "Mira", "Net"))


@pytest.mark.rule("S-3.4")
@everybody
def test_guards_on_the_table_are_public_exhausted_ones_too(viewer: int) -> None:
    found = state(middle(), viewer)
    assert [len(guards) for guards in found["guards"]] == [1, 0, 3, 0]
    assert len(found["resting"]) == 2
    assert set(found["resting"]) < set(found["guards"][2])


@pytest.mark.rule("S-3.4")
@everybody
def test_tokens_are_public(viewer: int) -> None:
    """All seats see injuries, Favors, Champions, and who is Host."""
    found = state(middle(), viewer)
    assert found["injured"] == [card("Crixus")]
    assert (found["favors"][card("Agron")], found["favors"][card("Spartacus")]) == (2, 3)
    assert sum(found["favors"]) == 5
    assert found["host"] == 0


@pytest.mark.rule("S-3.4")
@everybody
def test_houses_turn_and_phase_are_public(viewer: int) -> None:
    found = state(middle(), viewer)
    assert (found["house"], found["turn"], found["phase"]) == ([0, 1, 2, 3], 5, 1)


@pytest.mark.rule("S-3.4")
@everybody
def test_sizes_of_hands_are_public(viewer: int) -> None:
    assert state(middle(), viewer)["hands_size"] == [3, 1, 2, 0]


@pytest.mark.rule("S-3.4")
@everybody
def test_sizes_of_decks_are_public(viewer: int) -> None:
    found = state(middle(), viewer)
    assert found["bag_size"] == 104 - 6 - 4 - 2  # hands, guards on the table, discards
    assert found["market_bag_size"] == 62 - 13 - 2  # assets, discards


@pytest.mark.rule("S-3.4")
@everybody
def test_both_discard_piles_are_public(viewer: int) -> None:
    g = middle()
    found = state(g, viewer)
    assert titles(mask_of(found["gone"])) == ["Grand Feast", "Guard"]
    assert found["market_gone"] == sorted([card("Kerza"), card("Manica")])


@pytest.mark.rule("S-3.4", "S-5.2")
@everybody
def test_a_cashed_card_is_public(viewer: int) -> None:
    g = middle()
    events = watched(g)
    answer(g, 0, cash("Robbery"))
    assert Event("cashed", (0, title("Robbery")), None) in reaching(events, viewer)
    assert "Robbery" in titles(mask_of(state(g, viewer)["gone"]))


@pytest.mark.rule("S-3.4", "S-16")
@everybody
def test_a_discarded_card_is_public_and_the_one_drawn_for_it_is_not(viewer: int) -> None:
    g = middle(assets={0: ["Agron", "Diona"]})
    script(g, intrigue("Blackmail"))
    events = watched(g)
    answers(g, (0, use("Diona")), (0, drop("Conspiracy")))
    reached = reaching(events, viewer)
    assert Event("discarded", (0, title("Conspiracy")), None) in reached
    assert told(reached, "drew") == [(0, 1)]
    assert told(reached, "drawn") == ([(0, title("Blackmail"))] if viewer == 0 else [])


@pytest.mark.rule("S-3.4", "S-7.1")
@everybody
def test_trades_are_public(viewer: int) -> None:
    g = middle(phase="market")
    events = watched(g)
    accept(g, 1, offer(g, 0, 1, give=[(CARD + card("Agron"), 1)], get=[(GOLD, 9)]))
    reached = reaching(events, viewer)
    assert Event("deal", (0, 1), None) in reached
    assert (told(reached, "gave"), told(reached, "gave-gold")) == ([(0, 1, card("Agron"))], [(1, 0, 9)])
    assert card("Agron") in state(g, viewer)["assets"][1]


@pytest.mark.rule("S-3.4", "S-7.1")
@everybody
def test_sales_are_public(viewer: int) -> None:
    g = middle(phase="market")
    events = watched(g)
    answer(g, 0, sell("Agron"))
    answer(pass_all(g), 0, SELL_GUARD)
    reached = reaching(events, viewer)
    assert (told(reached, "sold"), told(reached, "sold-guard")) == ([(0, card("Agron"), 4)], [(0, 1)])


@pytest.mark.rule("S-3.4", "S-3.2")
@everybody
def test_gifts_are_public(viewer: int) -> None:
    g = middle()
    events = watched(g)
    give_gold(g, 2, 3, 5)
    assert told(reaching(events, viewer), "gave-gold") == [(2, 3, 5)]
    assert state(g, viewer)["gold"] == [11, 12, 8, 19]


@pytest.mark.rule("S-3.4", "S-5.5")
@everybody
def test_support_asked_and_given_is_public(viewer: int) -> None:
    g = laid_down()
    events = watched(g)
    answers(g, (0, seat(3)), (0, price(2)), (0, claim("Robbery")), (0, seat(2)), (3, SUPPORT))
    answers(g, (0, seat(1)), (0, price(0)), (0, PASS), (1, PASS))
    reached = reaching(events, viewer)
    assert told(reached, "pleaded") == [(0, 3, 2), (0, 1, 0)]
    assert told(reached, "claimed-house") == [(0, title("Robbery"), 2)]
    assert (told(reached, "supported"), told(reached, "refused")) == ([(3, 0)], [(1, 0)])
    found = top(g, viewer, "scheme")
    assert (found["pledged"], found["said_no"]) == ([3], [1])


@pytest.mark.rule("S-3.4", "S-5.4")
@everybody
def test_a_declared_scheme_and_its_target_are_public(viewer: int) -> None:
    g = middle()
    events = watched(g)
    answer(g, 0, play("Robbery", 3))
    assert told(reaching(events, viewer), "schemed-house") == [(0, title("Robbery"), 3)]
    found = top(g, viewer, "scheme")
    assert (found["card"], found["aim"]) == (intrigue("Robbery"), 3)


@pytest.mark.rule("S-3.4", "S-5.2")
@everybody
def test_a_posted_guard_is_public(viewer: int) -> None:
    g = middle()
    events = watched(g)
    post_guard(g, 0)
    assert told(reaching(events, viewer), "posted") == [(0,)]
    assert len(state(g, viewer)["guards"][0]) == 2
    assert state(g, viewer)["hands_size"] == [2, 1, 2, 0]


@pytest.mark.rule("S-3.4", "S-8.2")
@everybody
def test_bids_are_public_once_all_are_in(viewer: int) -> None:
    g = auctioning()
    events = watched(g)
    give_bids(g, 3, 5, 5, 0)
    assert told(reaching(events, viewer), "bids") == [((0, 3, 1, 5, 2, 5, 3, 0),)]
    assert top(g, viewer, "market")["stakes"] == [0, 5, 5, 0]


@pytest.mark.rule("S-3.4", "S-10.5")
@everybody
def test_bets_are_public_once_all_are_in(viewer: int) -> None:
    g = betting()
    events = watched(g)
    answers(g, (0, bets(victory_one=3)), (1, bets()), (2, bets(injury=1)), (3, bets(decapitation=2)))
    assert told(reaching(events, viewer), "bet") == [(0, (3, 0, 0, 0)), (2, (0, 0, 1, 0)), (3, (0, 0, 0, 2))]
    assert top(g, viewer, "arena")["bets"] == [[3, 0, 0, 0], [0, 0, 0, 0], [0, 0, 1, 0], [0, 0, 0, 2]]


@pytest.mark.rule("S-3.4", "S-10.2")
@everybody
def test_fighters_and_their_equipment_are_public(viewer: int) -> None:
    g = middle(phase="invite")
    answers(g, (0, seat(0)), (0, asset("Agron")), (0, asset("Trident")))
    found = top(g, viewer, "arena")
    assert (found["fighters"], found["gear"][0]) == ([card("Agron")], card("Trident"))


# Hidden: hands


@pytest.mark.rule("S-3.4")
def test_the_owner_sees_their_hand() -> None:
    found = state(middle(), OWNER)["hands"]
    assert titles(mask_of(found[0])) == ["Robbery", "Conspiracy", "Guard"]
    assert found[1:] == [None, None, None]


def exchanged(g: Ludus, owner: int, there: int, here: int) -> Ludus:
    """Return the same table with another card in this hand, taken from the deck."""
    twin = g.copy()
    both = 1 << there | 1 << here
    twin.hands[owner] ^= both
    twin.bag ^= both
    return twin


@pytest.mark.rule("S-3.4")
@others
def test_nobody_else_sees_a_hand(viewer: int) -> None:
    g = middle()
    assert state(g, viewer)["hands"][OWNER] is None
    twin = exchanged(g, OWNER, intrigue("Conspiracy"), intrigue("Blackmail"))
    assert seen(twin, viewer) == seen(g, viewer)
    assert seen(twin, OWNER) != seen(g, OWNER)


@pytest.mark.rule("S-3.4", "S-5.1")
@everybody
def test_what_is_drawn_is_told_to_who_drew_it_alone(viewer: int) -> None:
    g = position(phase="upkeep")
    events = watched(g)
    answers(g, (0, PASS), (1, PASS), (2, PASS), (3, PASS))
    reached = reaching(events, viewer)
    assert told(reached, "drew") == [(0, 3), (1, 3), (2, 3), (3, 3)]
    assert [args[0] for args in told(reached, "drawn")] == ([viewer] * 3 if viewer >= 0 else [])


@pytest.mark.rule("S-3.4", "S-6.2")
@others
def test_a_foil_chosen_is_hidden_until_it_is_played(viewer: int) -> None:
    """A sealed window does not even reveal who has answered."""
    g = middle(influence=[5, 6, 7, 8], hands={0: ["Robbery"], 1: ["Guard"], 2: ["Whispered Rumours"], 3: ["Guard"]})
    answer(g, 0, play("Robbery", 3))
    before = seen(g, viewer)
    answer(g, 2, play("Whispered Rumours"))
    if viewer != 2:
        assert seen(g, viewer) == before


@pytest.mark.rule("S-3.4", "S-6.6")
@others
def test_a_reaction_not_carried_out_stays_hidden(viewer: int) -> None:
    """Seats 1 and 2 both speak; the one that keeps its card looks as if it had passed."""
    hands = {1: ["Empty Brothel"], 2: ["A Shameful Ludus"]}
    g = middle(hands=hands, assets={0: ["Agron", "Cook"], 3: []})
    answer(g, 0, PASS)
    twin = g.copy()
    choose(g, {1: play("Empty Brothel", 3), 2: play("A Shameful Ludus", 3)})
    choose(twin, {1: play("Empty Brothel", 3)})
    assert seen(g, viewer) == seen(twin, viewer)


# Hidden: decks


@pytest.mark.rule("S-3.4")
@everybody
def test_nobody_sees_a_deck(viewer: int) -> None:
    found = state(middle(), viewer)
    assert (found["bag"], found["market_bag"]) == (None, None)


# Hidden: the scheme laid face down


def laid_down() -> Ludus:
    """Seat 0 has laid the Conspiracy (16) face down."""
    g = middle()
    return answers(g, (0, SEEK), (0, lay("Conspiracy")))


@pytest.mark.rule("S-3.4", "S-5.5")
def test_the_owner_sees_a_scheme_laid_face_down() -> None:
    assert top(laid_down(), OWNER, "scheme")["laid"] == [intrigue("Conspiracy")]


@pytest.mark.rule("S-3.4", "S-5.5")
@others
def test_nobody_else_sees_a_scheme_laid_face_down(viewer: int) -> None:
    g = laid_down()
    found = top(g, viewer, "scheme")
    assert (found["laid"], found["laid_size"], found["card"]) == (None, 1, -1)
    other = middle(hands={0: ["Robbery", "Guard", "Joint Venture"], **HELD})
    answers(other, (0, SEEK), (0, lay("Joint Venture")))
    assert seen(other, viewer) == seen(g, viewer)


HELD = {1: ["Guard"], 2: ["Whispered Rumours", "Robbery"]}


@pytest.mark.rule("S-3.4", "S-5.5")
@others
def test_laying_it_down_tells_only_that_it_was_laid(viewer: int) -> None:
    g = middle()
    events = watched(g)
    answers(g, (0, SEEK), (0, lay("Conspiracy")))
    assert [event.kind for event in reaching(events, viewer)] == ["laid"]
    assert state(g, viewer)["hands_size"] == [2, 1, 2, 0]


@pytest.mark.rule("S-3.4", "S-5.5")
@others
def test_a_scheme_taken_back_stays_unseen(viewer: int) -> None:
    g = laid_down()
    events = watched(g)
    answer(g, 0, PASS)
    assert asked(g) == (0, "intrigue.do_deed")
    assert [event.kind for event in reaching(events, viewer)] == ["took-back"]
    other = middle(hands={0: ["Robbery", "Guard", "Joint Venture"], **HELD})
    answers(other, (0, SEEK), (0, lay("Joint Venture")), (0, PASS))
    assert seen(other, viewer) == seen(g, viewer)
    assert top(g, viewer, "intrigue")["tried"] is None


# Hidden: the auction's cards that lie face down

WARES = ("Gannicus", "Galea", "Pietros", "Axe")


def auctioning(**more: Any) -> Ludus:
    return middle(**{"phase": "auctions", "luck": [card(name) for name in WARES], **more})


@pytest.mark.rule("S-3.4", "S-8.1")
@everybody
def test_the_card_put_up_is_public_and_the_rest_of_the_row_is_not(viewer: int) -> None:
    found = top(auctioning(), viewer, "market")
    assert (found["card"], found["laid"], found["laid_size"]) == (card("Gannicus"), None, 3)


@pytest.mark.rule("S-3.4", "S-8.1")
@everybody
def test_which_cards_lie_face_down_changes_nothing_of_what_is_seen(viewer: int) -> None:
    other = auctioning(luck=[card(name) for name in ("Gannicus", "Scutum", "Prisca", "Javelin")])
    assert seen(other, viewer) == seen(auctioning(), viewer)


# Hidden: sealed bids and bets


@pytest.mark.rule("S-3.4", "S-8.2")
def test_who_has_sealed_a_bid_sees_it() -> None:
    g = answer(auctioning(), 0, bid(9))
    assert top(g, OWNER, "market")["seals"] == [bid(9), OPEN, OPEN, OPEN]


@pytest.mark.rule("S-3.4", "S-8.2")
@others
def test_the_others_see_only_that_a_bid_is_in(viewer: int) -> None:
    g = answer(auctioning(), 0, bid(9))
    assert top(g, viewer, "market")["seals"] == [HIDDEN, OPEN, OPEN, OPEN]
    assert str(bid(9)) not in json.dumps(seen(g, viewer))
    assert seen(answer(auctioning(), 0, bid(0)), viewer) == seen(g, viewer)


@pytest.mark.rule("S-3.4", "S-9.1")
@others
def test_bids_for_the_token_are_sealed_too(viewer: int) -> None:
    g = answer(middle(phase="host"), 0, bid(9))
    assert seen(answer(middle(phase="host"), 0, bid(2)), viewer) == seen(g, viewer)


@pytest.mark.rule("S-3.4", "S-8.2")
@everybody
def test_sealing_a_bid_tells_nobody_anything(viewer: int) -> None:
    g = auctioning()
    events = watched(g)
    answers(g, (0, bid(9)), (2, bid(8)), (0, bid(3)))
    assert reaching(events, viewer) == []


def betting() -> Ludus:
    """Agron of seat 0 meets Spartacus of seat 1; the bets are due."""
    g = middle(phase="invite", hands={})
    answers(g, (0, seat(0)), (0, asset("Agron")), (0, PASS), (0, seat(1)), (1, asset("Spartacus")))
    while asked(g)[1] != "arena.bet":
        answer(g, g.seat, PASS)
    return g


@pytest.mark.rule("S-3.4", "S-10.5")
def test_who_has_sealed_bets_sees_them() -> None:
    g = answer(betting(), 0, bets(injury=3))
    assert top(g, OWNER, "arena")["seals"][OWNER] == bets(injury=3)


@pytest.mark.rule("S-3.4", "S-10.5")
@others
def test_the_others_see_only_that_bets_are_in(viewer: int) -> None:
    g = answer(betting(), 0, bets(injury=3))
    assert top(g, viewer, "arena")["seals"][OWNER] == HIDDEN
    assert seen(answer(betting(), 0, bets()), viewer) == seen(g, viewer)
    assert state(g, viewer)["gold"] == state(betting(), viewer)["gold"]  # nothing is staked before all bets are in


# Hidden: open offers


@pytest.mark.rule("S-3.4", "S-7.1")
@pytest.mark.parametrize("viewer", [0, 1])
def test_an_open_offer_is_shown_to_its_two_sides(viewer: int) -> None:
    g = middle(phase="market")
    number = offer(g, 0, 1, give=[(GOLD, 2)], get=[(CARD + card("Spartacus"), 1)])
    assert [raw["id"] for raw in seen(g, viewer)["offers"]] == [number]


@pytest.mark.rule("S-3.4", "S-7.1")
@pytest.mark.parametrize("viewer", [2, 3, SPECTATOR])
def test_an_open_offer_is_shown_to_nobody_else(viewer: int) -> None:
    g = middle(phase="market")
    before = seen(g, viewer)
    offer(g, 0, 1, give=[(GOLD, 2)], get=[(CARD + card("Spartacus"), 1)])
    assert seen(g, viewer) == before


# Hidden: what a peek showed. Indus


def spied(on: int = 2, shown: str = "Robbery") -> tuple[Ludus, list[Event]]:
    """Indus of seat 0 has looked into the hand of seat 2."""
    g = middle(hands={0: ["Guard"], 1: ["Guard"], 2: ["Whispered Rumours", "Robbery"]})
    events = watched(script(g, intrigue(shown)))
    answers(g, (0, use("Indus")), (0, seat(on)))
    return g, events


@pytest.mark.rule("S-3.4", "S-16.22")
@everybody
def test_what_indus_saw_is_told_to_the_house_of_indus_alone(viewer: int) -> None:
    _, events = spied()
    reached = reaching(events, viewer)
    assert told(reached, "spied") == [(0, 2)]
    assert told(reached, "saw") == ([(0, 2, title("Robbery"))] if viewer == 0 else [])


@pytest.mark.rule("S-3.4", "S-16.22")
def test_the_house_of_indus_remembers_what_he_saw() -> None:
    g, _ = spied()
    assert known(g, 0)["learned"] == [FACT * 2 + intrigue("Robbery")]
    assert state(g, 0)["hands"][2] is None  # remembered, not shown


@pytest.mark.rule("S-3.4", "S-16.22")
@others
def test_nobody_else_learns_what_indus_saw(viewer: int) -> None:
    g, _ = spied()
    assert known(g, viewer)["learned"] == []
    other, _ = spied(shown="Whispered Rumours")
    assert seen(other, viewer) == seen(g, viewer)


@pytest.mark.rule("S-3.4", "S-16")
def test_once_played_there_is_nothing_to_remember() -> None:
    g, _ = spied()
    answers(g, (0, PASS), (1, PASS))
    answer(g, 2, play("Robbery", 3))
    assert known(g, 0)["learned"] == []


@pytest.mark.rule("S-3.4", "S-16")
def test_once_cashed_there_is_nothing_to_remember() -> None:
    g, _ = spied()
    answers(g, (0, PASS), (1, PASS))
    answer(g, 2, cash("Robbery"))
    assert known(g, 0)["learned"] == []


@pytest.mark.rule("S-3.4", "S-16")
@pytest.mark.parametrize("copy", [0, 1])
def test_of_two_alike_the_one_seen_is_the_one_that_goes(copy: int) -> None:
    """Copies look alike: a seat that saw one of two cannot tell that the other is still there."""
    g = middle(hands={0: ["Guard"], 2: ["Robbery", "Robbery"]})
    script(g, intrigue("Robbery", copy))
    answers(g, (0, use("Indus")), (0, seat(2)), (0, PASS), (1, PASS))
    answer(g, 2, cash("Robbery"))
    assert known(g, 0)["learned"] == []


@pytest.mark.rule("S-3.4", "S-5.5", "S-16")
@pytest.mark.parametrize("copy", [0, 1])
def test_of_two_alike_the_one_seen_is_the_one_laid_face_down(copy: int) -> None:
    g = middle(hands={0: ["Guard"], 2: ["Joint Venture", "Joint Venture"]})
    script(g, intrigue("Joint Venture", copy))
    answers(g, (0, use("Indus")), (0, seat(2)), (0, PASS), (1, PASS))
    answers(g, (2, SEEK), (2, lay("Joint Venture")), (2, seat(3)), (2, price(0)), (2, PASS), (3, SUPPORT))
    answer(g, 2, play("Joint Venture"))
    assert known(g, 0)["learned"] == []


# Hidden: what a peek showed. Camilla


def peeked(place: int = 3) -> tuple[Ludus, list[Event]]:
    """Camilla of seat 0 has looked at one of the four cards laid out."""
    g = auctioning(assets={0: ["Agron", "Camilla", "Cook"]})
    events = watched(g)
    answer(g, 0, look(place))
    return g, events


@pytest.mark.rule("S-3.4", "S-16.23")
@everybody
def test_what_camilla_saw_is_told_to_her_house_alone(viewer: int) -> None:
    _, events = peeked()
    reached = reaching(events, viewer)
    assert told(reached, "peeked") == [(0, 3)]
    assert told(reached, "saw-ware") == ([(0, card("Pietros"))] if viewer == 0 else [])


@pytest.mark.rule("S-3.4", "S-16.23")
def test_the_house_of_camilla_remembers_what_she_saw_until_it_is_shown() -> None:
    g, _ = peeked()
    assert known(g, 0)["peeked"] == [PEEK * 1 + card("Pietros")]  # two cards come before it, one of them face up
    give_bids(g, 1, 0, 0, 0)
    assert known(g, 0)["peeked"] == [card("Pietros")]
    give_bids(g, 1, 0, 0, 0)
    assert known(g, 0)["peeked"] == []
    assert top(g, 0, "market")["card"] == card("Pietros")


@pytest.mark.rule("S-3.4", "S-16.23")
@others
def test_nobody_else_learns_what_camilla_saw(viewer: int) -> None:
    g, _ = peeked()
    assert known(g, viewer)["peeked"] == []
    assert top(g, viewer, "market")["laid"] is None


# Guesses respect what is known


@pytest.mark.rule("S-3.4")
@everybody
def test_a_guess_looks_the_same_from_where_it_was_made(viewer: int) -> None:
    for g in (middle(), laid_down(), spied()[0], peeked()[0], auctioning(), answer(laid_down(), 0, PASS)):
        for seed in range(5):
            guess = GAME.resample(seen(g, viewer), Random(seed))
            assert GAME.conserved(guess) == (104, 62)
            assert seen(guess, viewer) == seen(g, viewer)


@pytest.mark.rule("S-3.4")
def test_a_guess_deals_hidden_cards_anew() -> None:
    hands = {GAME.resample(seen(middle(), 1), Random(seed)).hands[0] for seed in range(20)}
    assert len(hands) > 10


@pytest.mark.rule("S-3.4", "S-16.22")
def test_a_guess_leaves_a_card_seen_by_indus_where_it_is() -> None:
    g, _ = spied()
    for seed in range(20):
        guess = GAME.resample(seen(g, 0), Random(seed))
        assert guess.hands[2] >> intrigue("Robbery") & 1
        assert guess.hands[2].bit_count() == 2


@pytest.mark.rule("S-3.4", "S-16")
def test_who_did_not_see_it_guesses_freely() -> None:
    g, _ = spied()
    assert len({GAME.resample(seen(g, 1), Random(seed)).hands[2] for seed in range(20)}) > 10


@pytest.mark.rule("S-3.4", "S-16.23")
def test_a_guess_leaves_a_card_seen_by_camilla_where_it_lies() -> None:
    g, _ = peeked()
    rows = {GAME.resample(seen(g, 0), Random(seed)).stack[-1].laid for seed in range(20)}  # type: ignore[attr-defined]
    assert {row[1] for row in rows} == {card("Pietros")}
    assert len(rows) > 10
    assert len({GAME.resample(seen(g, 1), Random(seed)).stack[-1].laid[1] for seed in range(20)}) > 5  # type: ignore[attr-defined]


@pytest.mark.rule("S-3.4", "S-5.5")
def test_a_scheme_laid_face_down_is_guessed_as_one_too_great_for_its_house() -> None:
    g = laid_down()  # seat 0 has 5 Influence
    decks = g.table.decks
    guessed = set()
    for seed in range(30):
        f = GAME.resample(seen(g, 2), Random(seed)).stack[-1]
        guessed |= {decks.titled[number] for number in bits(f.laid)}  # type: ignore[attr-defined]
    assert len(guessed) > 3
    assert all(decks.rows[number].kind == 0 and decks.needs[number] > 5 for number in guessed)


@pytest.mark.rule("S-3.4", "S-5.5", "S-16.22")
def test_a_card_seen_by_indus_may_be_the_one_laid_face_down() -> None:
    """With no other card in the hand, it must be this one."""
    g = middle(hands={0: ["Guard"], 1: ["Guard"], 2: ["Joint Venture"]})
    script(g, intrigue("Joint Venture"))
    answers(g, (0, use("Indus")), (0, seat(2)), (0, PASS), (1, PASS), (2, SEEK), (2, lay("Joint Venture")))
    for seed in range(10):
        f = GAME.resample(seen(g, 0), Random(seed)).stack[-1]
        assert f.laid == 1 << intrigue("Joint Venture")  # type: ignore[attr-defined]


@pytest.mark.rule("S-3.4", "S-1.1", "S-5.5")
def test_schemes_tried_and_cashed_may_be_back_in_the_deck() -> None:
    """Two schemes are laid, taken back and cashed; a draw reshuffles the discards: guesses still work."""
    g = position(
        assets={0: ["Agron", "Diona", "Cook"]},
        influence=[4, 4, 4, 4],
        hands={0: ["Joint Venture", "Conspiracy", "Guard"]},
    )
    for name in ("Joint Venture", "Conspiracy"):
        answers(g, (0, SEEK), (0, lay(name)), (0, PASS))
    g.hands[3], g.bag = g.bag, 0  # the deck is empty
    for name in ("Joint Venture", "Conspiracy"):
        answer(g, 0, cash(name))
        while asked(g)[1] == "quiet.speak":
            choose(g)
    answers(g, (0, use("Diona")), (0, drop("Guard")))
    assert (g.gone, g.hands[0].bit_count()) == (0, 1)
    for viewer in (0, 1, SPECTATOR):
        guess = GAME.resample(seen(g, viewer), Random(1))
        assert seen(guess, viewer) == seen(g, viewer)


@pytest.mark.rule("S-3.4", "S-5.5")
def test_a_scheme_tried_and_then_declared_outright_lies_in_no_hand() -> None:
    """A scheme is laid and taken back at Influence 4, then played at 5: while foils are chosen, guesses still work."""
    g = position(
        houses=["Glaber", "Batiatus", "Tullius", "Solonius"], guards={0: 3}, hands={0: ["Grand Feast"], 1: ["Guard"]}
    )
    answers(g, (0, SEEK), (0, lay("Grand Feast")), (0, PASS), (0, RULE_2))
    g.gone, g.bag = 0, g.bag | g.gone  # as after a reshuffle
    answer(g, 0, play("Grand Feast", 0))
    assert (asked(g), g.hands[0], g.gone) == ((1, "scheme.foil"), 0, 0)
    guess = GAME.resample(seen(g, 1), Random(1))
    assert seen(guess, 1) == seen(g, 1)


@pytest.mark.rule("S-3.4", "S-7.2")
@everybody
def test_after_the_open_market_the_view_still_has_the_gold(viewer: int) -> None:
    """S-7.2 only concerns the display: the gold can be worked out."""
    g = leave_market(middle(phase="market", hands={}))
    assert state(g, viewer)["gold"] == [11, 12, 13, 14]
