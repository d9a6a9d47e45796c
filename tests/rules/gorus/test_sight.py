"""Tests G-3.6: what a player, and a spectator (-1), may look at; and what `resample` may guess from it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from harena.games.gorus import GAME
from harena.games.gorus.cards import SCHOOLS
from harena.games.gorus.resample import NEVER, Fitting, Lot, Place
from harena.games.gorus.state import Gorus
from harena.kernel.rules import View
from harena.kernel.state import bits
from tests.rules.gorus.positions import (
    finish,
    finish_round,
    hand,
    number,
    numbers,
    play,
    play_all,
    play_on,
    position,
    start,
)

SPECTATOR = -1
VIEWERS = [SPECTATOR, 0, 1, 2, 3]
SHOWN = {  # everything a page may show during a round; an addition must be justified by G-3.6
    "schools",
    "deck",
    "round",
    "dealer",
    "hands",
    "hands_size",
    "stock",  # always None: only its size is shown
    "stock_size",
    "leader",
    "count",
    "initial",
    "favored",
    "supports",
    "totals",
    "before",
    "before_takers",
    "favored_before",
    "winners",
    "combat",
    "last_combat",
    "last_leader",
    "combats_won",
    "sides",
    "targets",
}


def whole(found: Any) -> Iterator[int]:
    """Return all numbers in a value. In a view of Gorus, cards are 16 or more and everything else is less."""
    if isinstance(found, dict):
        for value in found.values():
            yield from whole(value)
    elif isinstance(found, list | tuple):
        for value in found:
            yield from whole(value)
    elif type(found) is int:
        yield found


def cards_on_page(seen: View) -> set[int]:
    """Return the cards a viewer is shown, except for the public deck list."""
    return {n for key, value in seen["state"].items() if key != "deck" for n in whole(value) if n >= 16}


def middle() -> Gorus:
    """Return a table of four players with three combats finished and two cards of the fourth on the table."""
    return play_on(start(4, seed=12), 14)


# The page


@pytest.mark.rule("G-3.6")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_present_and_the_last_combat_can_be_looked_at(viewer: int) -> None:
    g = middle()
    state = GAME.view(g, viewer)["state"]
    assert state["last_combat"] == g.played[8:12]
    assert state["combat"] == g.played[12:14]
    assert state["last_leader"] == g.takers[1]
    assert state["leader"] == g.takers[2]


@pytest.mark.rule("G-3.6")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_before_the_first_combat_is_over_there_is_no_last_one(viewer: int) -> None:
    g = play_on(start(4, seed=12), 3)
    state = GAME.view(g, viewer)["state"]
    assert (state["last_combat"], state["last_leader"]) == ([], -1)
    assert state["combat"] == g.played
    play_on(g, 1)
    state = GAME.view(g, viewer)["state"]
    assert (state["combat"], state["last_combat"]) == ([], g.played)
    assert state["last_leader"] == (g.dealer + 1) % 4


@pytest.mark.rule("G-3.6")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_earlier_combats_are_closed_one_s_own_pile_too(viewer: int) -> None:
    for cards in range(8, 40):
        g = play_on(start(4, seed=12, target=9), cards)
        finished = len(g.takers)
        seen = GAME.view(g, viewer)
        closed = set(g.played[: 4 * (finished - 1)])
        assert closed
        assert not closed & cards_on_page(seen)
        assert "played" not in seen["state"]
        assert "takers" not in seen["state"]


@pytest.mark.rule("G-3.6")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_open_memory_shows_the_whole_round(viewer: int) -> None:
    g = play_on(start(4, seed=12, open_memory=True), 14)
    state = GAME.view(g, viewer)["state"]
    assert state["played"] == g.played
    assert state["takers"] == g.takers
    assert set(state) == SHOWN | {"played", "takers"}


@pytest.mark.rule("G-3.6")
def test_open_memory_is_off_by_default() -> None:
    assert GAME.complete({})["open_memory"] is False
    assert GAME.complete({"open_memory": True})["open_memory"] is True


@pytest.mark.rule("G-3.6")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_no_running_favor(viewer: int) -> None:
    state = GAME.view(middle(), viewer)["state"]
    assert state["totals"] == []
    assert set(state) == SHOWN


@pytest.mark.rule("G-3.6")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_place_in_the_rules_says_nothing_about_cards(viewer: int) -> None:
    seen = GAME.view(middle(), viewer)
    assert [set(f) for f in seen["stack"]] == [{"proc", "at", "turn", "seals", "spoke", "called", "opened"}]
    assert seen["offers"] == []
    assert set(seen) == {"game", "viewer", "options", "ply", "state", "known", "stack", "offers", "waiting"}


@pytest.mark.rule("G-3.6")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_totals_stay_those_of_the_round_before(viewer: int) -> None:
    g = finish_round(start(4, seed=12, target=9))
    scored = list(g.totals)
    for _ in range(3):
        play_on(g, 9)
        assert GAME.view(g, viewer)["state"]["totals"] == scored
    finish_round(g)
    assert GAME.view(g, viewer)["state"]["totals"] == list(g.totals) != scored


@pytest.mark.rule("G-3.6")
@pytest.mark.parametrize("players", range(1, 9))
def test_a_player_sees_the_own_hand_only_and_a_spectator_none(players: int) -> None:
    g = play_on(start(players, seed=5), 7)
    for viewer in range(-1, players):
        seen = GAME.view(g, viewer)
        assert seen["viewer"] == viewer
        for seat in range(players):
            assert seen["state"]["hands"][seat] == (numbers(hand(g, seat)) if seat == viewer else None)
        others = {card for seat in range(players) if seat != viewer for card in bits(g.hands[seat])}
        hidden = others | set(bits(g.stock))
        assert not hidden & cards_on_page(seen)
        assert not hidden & set(whole(seen["known"]))


@pytest.mark.rule("G-3.6")
@pytest.mark.parametrize("players", range(1, 9))
def test_public_facts_are_the_same_for_everybody(players: int) -> None:
    g = play_on(start(players, seed=5), 9)
    for viewer in range(-1, players):
        state = GAME.view(g, viewer)["state"]
        assert state["hands_size"] == [len(hand(g, seat)) for seat in range(players)]
        assert state["stock_size"] == len(bits(g.stock))
        assert state["favored"] == g.favored > 0
        assert state["deck"] == list(g.deck)
        assert state["stock"] is None
        combatants = 2 if players == 1 else players
        assert state["combats_won"] == [g.takers.count(place) for place in range(combatants)]
        assert state["supports"] == g.supports


@pytest.mark.rule("G-3.6")
def test_combats_won_are_counted_for_each_player() -> None:
    four = ["fists-10", "fists-4", "fists-5", "fists-6"]
    more = ["swords-4", "swords-5", "swords-6", "swords-10"]
    hands = {seat: [f"axes-{4 + seat}"] for seat in range(4)}
    g = position(
        4, hands, favored="fists", won=[(0, four), (3, more), (3, ["arrows-9", *[f"arrows-{n}" for n in (4, 5, 6)]])]
    )
    for viewer in VIEWERS:
        assert GAME.view(g, viewer)["state"]["combats_won"] == [1, 0, 0, 2]


@pytest.mark.rule("G-3.6")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_favored_school_is_public_as_soon_as_it_changes(viewer: int) -> None:
    g = position(
        4,
        {0: ["arrows-4"], 1: ["swords-9", "arrows-5"], 2: ["axes-6", "arrows-6"], 3: ["axes-7", "arrows-7"]},
        favored="fists",
        combat=["fists-9"],
    )
    assert GAME.view(g, viewer)["state"]["favored"] == SCHOOLS.index("fists")
    play(g, 1, "swords-9")
    assert GAME.view(g, viewer)["state"]["favored"] == SCHOOLS.index("swords")


@pytest.mark.rule("G-3.6", "G-3.7")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
def test_the_stock_is_closed_its_size_is_not(viewer: int) -> None:
    g = start(2, seed=2)
    for drawn in range(11):
        seen = GAME.view(g, viewer)
        assert seen["state"]["stock_size"] == 10 - drawn
        assert not set(bits(g.stock)) & (cards_on_page(seen) | set(whole(seen["known"])))
        play_on(g, 1)


@pytest.mark.rule("G-3.6")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_after_scoring_the_round_is_open(viewer: int) -> None:
    g = play_on(start(4, seed=12, target=9), 39)
    assert GAME.view(g, viewer)["state"]["before"] == []
    round_so_far, takers = list(g.played), list(g.takers)
    last = hand(g, g.seat)[0]
    play(g, g.seat, last)
    state = GAME.view(g, viewer)["state"]
    assert state["before"] == [*round_so_far, number(last)]
    assert state["before_takers"][:9] == takers
    assert len(state["before_takers"]) == 10
    assert state["totals"] == list(g.totals)
    assert len(state["totals"]) == 4
    assert state["favored_before"] > 0
    assert (state["combat"], state["last_combat"], state["combats_won"]) == ([], [], [0, 0, 0, 0])


@pytest.mark.rule("G-3.6")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_last_round_is_open_when_the_game_is_over(viewer: int) -> None:
    g = finish(start(4, seed=12, target=1))
    state = GAME.view(g, viewer)["state"]
    assert state["before"] == g.played
    assert state["before_takers"] == g.takers
    assert state["winners"] == list(g.winners)


# What bots remember


@pytest.mark.rule("G-3.6")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_bots_remember_what_was_played_and_nothing_else(viewer: int) -> None:
    g = middle()
    known = GAME.view(g, viewer)["known"]
    assert set(known) == {"played", "takers", "voids"}
    assert known["played"] == g.played
    assert known["takers"] == g.takers


@pytest.mark.rule("G-3.6")
def test_bots_forget_with_the_new_deal() -> None:
    g = finish_round(start(4, seed=12, target=9))
    known = GAME.view(g, 0)["known"]
    assert known == {"played": [], "takers": [], "voids": []}


DEALT = {  # three players; Fists, Swords, Arrows
    0: [f"arrows-{rank}" for rank in (0, 4, 5, 6, 7)] + [f"fists-{rank}" for rank in (0, 4, 5, 6, 7)],
    1: [f"fists-{rank}" for rank in (8, 9, 10, 11, 12)] + [f"swords-{rank}" for rank in (0, 4, 5, 6, 7)],
    2: [f"swords-{rank}" for rank in (8, 9, 10, 11, 12)] + [f"arrows-{rank}" for rank in (8, 9, 10, 11, 12)],
}
THREE = ["fists", "swords", "arrows"]
FISTS = 1


def held(g: Gorus, seat: int, school: int = FISTS) -> int:
    """Return how many cards of a school are in a hand."""
    return sum(card >> 4 == school for card in bits(g.hands[seat]))


def worlds(seen: View, count: int = 300) -> list[Gorus]:
    """Return resampled tables; each must look the same from that seat."""
    found = [GAME.resample(seen, Random(seed)) for seed in range(count)]
    for world in found[:50]:
        assert GAME.view(world, seen["viewer"]) == seen
        assert GAME.conserved(world) == sorted(world.deck)
    return found


@pytest.mark.rule("G-3.3", "G-3.6")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
def test_a_discard_of_another_rank_proves_a_void(viewer: int) -> None:
    g = play_all(start(3, DEALT, dealer=0, schools=THREE), [(1, "fists-9"), (2, "swords-8")])
    seen = GAME.view(g, viewer)
    assert seen["known"]["voids"] == [[2, 1, FISTS]]
    found = worlds(seen)
    assert {held(world, 2) for world in found} == {0}
    assert len({world.hands[2] for world in found}) > 100
    if viewer == 1:
        assert {held(world, 0) for world in found} == {5}  # the other Fists cannot be anywhere else


@pytest.mark.rule("G-3.3", "G-3.6")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
def test_a_possible_challenge_proves_nothing(viewer: int) -> None:
    """Seat 2 holds no Fists, but nobody can know that: the 9 may have been a Challenge."""
    g = play_all(start(3, DEALT, dealer=0, schools=THREE), [(1, "fists-9"), (2, "swords-9")])
    seen = GAME.view(g, viewer)
    assert seen["known"]["voids"] == []
    counts = Counter(held(world, 2) for world in worlds(seen))
    assert counts[0] < 300
    assert len(counts) >= 3


@pytest.mark.rule("G-3.3", "G-3.6")
def test_following_proves_nothing() -> None:
    g = play_all(start(3, DEALT, dealer=2, schools=THREE), [(0, "fists-4"), (1, "fists-8")])
    assert GAME.view(g, 2)["known"]["voids"] == []
    assert len({held(world, 1) for world in worlds(GAME.view(g, 2))}) >= 3


@pytest.mark.rule("G-3.3", "G-3.6")
def test_a_void_is_remembered_for_the_rest_of_the_round() -> None:
    g = play_all(start(3, DEALT, dealer=0, schools=THREE), [(1, "fists-9"), (2, "swords-8"), (0, "fists-4")])
    play_on(g, 9)
    seen = GAME.view(g, 1)
    assert [2, 1, FISTS] in seen["known"]["voids"]
    assert {held(world, 2) for world in worlds(seen)} == {0}


@pytest.mark.rule("G-3.6", "G-7.1")
def test_the_dummy_proves_nothing() -> None:
    mine = [
        "fists-4",
        "fists-6",
        "fists-9",
        "fists-12",
        "swords-5",
        "swords-8",
        "swords-9",
        "arrows-4",
        "arrows-7",
        "arrows-12",
    ]
    g = start(1, {0: mine}, draws=["fists-5", "arrows-5"], schools=THREE)
    play(g, 0, "fists-9")
    play(g, 0, "swords-9")
    for viewer in (SPECTATOR, 0):
        assert GAME.view(g, viewer)["known"]["voids"] == []
        assert len({world.stock for world in worlds(GAME.view(g, viewer), 60)}) == (1 if viewer == 0 else 60)


@pytest.mark.rule("G-3.3", "G-3.6", "G-7.1")
def test_the_player_against_the_dummy_does_prove_voids() -> None:
    mine = [f"swords-{rank}" for rank in (0, 4, 5, 6, 7)] + [f"arrows-{rank}" for rank in (0, 4, 5, 6, 7)]
    g = start(1, {0: mine}, draws=["fists-9"], schools=THREE)
    play(g, 0, "swords-5")
    seen = GAME.view(g, SPECTATOR)
    assert seen["known"]["voids"] == [[0, 1, FISTS]]
    found = worlds(seen)
    assert {held(world, 0) for world in found} == {0}
    assert len({world.hands[0] for world in found}) > 100


# Two players: hands are filled up from the stock

LEADER = [f"fists-{rank}" for rank in (0, 4, 5, 6, 7, 8)] + [f"arrows-{rank}" for rank in (0, 4, 5, 6)]
ANSWERER = [f"swords-{rank}" for rank in (0, 4, 5, 6, 7, 8, 9)] + [f"arrows-{rank}" for rank in (7, 8, 9)]


def duel(*draws: str) -> Gorus:
    """Seat 1 leads; seat 0 holds no Fists until it draws some."""
    return start(2, {0: ANSWERER, 1: LEADER}, dealer=0, draws=draws, schools=THREE)


@pytest.mark.rule("G-3.3", "G-3.7")
@pytest.mark.parametrize("viewer", [SPECTATOR, 1])
def test_after_a_void_a_seat_holds_at_most_what_it_drew_since(viewer: int) -> None:
    g = duel("arrows-10", "fists-9")
    play_all(g, [(1, "fists-4"), (0, "swords-0")])
    seen = GAME.view(g, viewer)
    assert seen["known"]["voids"] == [[0, 1, FISTS]]
    counts = Counter(held(world, 0) for world in worlds(seen))
    assert set(counts) == {0, 1}


@pytest.mark.rule("G-3.3", "G-3.7")
def test_every_draw_since_allows_one_more() -> None:
    g = duel("arrows-10", "fists-9", "arrows-11", "fists-10")
    play_all(g, [(1, "fists-4"), (0, "swords-0"), (1, "arrows-6"), (0, "arrows-8")])
    counts = Counter(held(world, 0) for world in worlds(GAME.view(g, 1)))
    assert set(counts) == {0, 1, 2}


@pytest.mark.rule("G-3.3", "G-3.7")
def test_a_card_of_that_school_played_since_was_drawn_since() -> None:
    """The seat had no Fists at its first play and played Fists 9 at its second, so it drew that card in between. Only
    the card drawn after the second play can be another one."""
    g = duel("arrows-10", "fists-9", "arrows-11", "fists-10")
    play_all(g, [(1, "fists-4"), (0, "swords-0"), (1, "fists-5"), (0, "fists-9")])
    counts = Counter(held(world, 0) for world in worlds(GAME.view(g, 1)))
    assert set(counts) == {0, 1}


@pytest.mark.rule("G-3.3", "G-3.7")
def test_a_second_void_starts_the_count_anew() -> None:
    g = duel("arrows-10", "swords-10", "arrows-11", "fists-10")
    play_all(g, [(1, "fists-4"), (0, "swords-0"), (1, "fists-5"), (0, "swords-4")])
    seen = GAME.view(g, 1)
    assert seen["known"]["voids"] == [[0, 1, FISTS], [0, 2, FISTS]]
    assert {held(world, 0) for world in worlds(seen)} == {0, 1}


@pytest.mark.rule("G-3.7")
def test_a_card_was_drawn_before_it_was_played() -> None:
    """Of two cards, the one played first cannot be the one drawn after that."""
    played, kept = Lot(number("swords-4"), player=0, played_at=1), Lot(number("swords-5"), player=-1, played_at=NEVER)
    dealt, drawn = Place(seat=0, got_after=0), Place(seat=0, got_after=1)
    for seed in range(50):
        assert Fitting([kept, played], [drawn, dealt], [], Random(seed)).mixed() == [drawn, dealt]


@pytest.mark.rule("G-3.3", "G-3.7")
def test_a_possible_challenge_of_two_proves_nothing() -> None:
    g = duel("arrows-10", "fists-9")
    play_all(g, [(1, "fists-4"), (0, "swords-4")])
    seen = GAME.view(g, 1)
    assert seen["known"]["voids"] == []
    assert max(held(world, 0) for world in worlds(seen)) >= 3


@pytest.mark.rule("G-3.6", "G-3.7")
def test_one_s_own_draws_are_one_s_own_to_see() -> None:
    g = duel("arrows-10", "fists-9")
    play_all(g, [(1, "fists-4"), (0, "swords-0")])
    assert number("fists-9") in GAME.view(g, 0)["state"]["hands"][0]
    for viewer in (SPECTATOR, 1):
        seen = GAME.view(g, viewer)
        assert number("fists-9") not in cards_on_page(seen) | set(whole(seen["known"]))


@pytest.mark.rule("G-3.3", "G-3.7")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 8])
def test_every_world_explains_the_whole_round(players: int) -> None:
    """At each decision of random rounds, the hand guessed for every other seat agrees with all it has proved."""
    for seed in range(3):
        g = start(players, seed=seed, target=9 if players > 1 else 3)
        while g.round == 1:
            seen = GAME.view(g, SPECTATOR)
            for world in (GAME.resample(seen, Random(n)) for n in range(3)):
                assert GAME.view(world, SPECTATOR) == seen
                if players == 2:
                    continue  # drawn cards may be of a school that was missing before; that is tested above
                for seat, _, school in seen["known"]["voids"]:
                    assert held(world, seat, school) == 0
            play_on(g, 1, seed)


@pytest.mark.rule("G-3.3", "G-3.6")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
def test_voids_stay_with_the_seat_that_proved_them_when_the_game_is_over(viewer: int) -> None:
    """By then the next seat is the dealer; what happened in the round must not move with the deal."""
    three = play_all(start(3, DEALT, dealer=0, target=1, schools=THREE), [(1, "fists-9"), (2, "swords-8")])
    assert GAME.view(finish(three), viewer)["known"]["voids"][0] == [2, 1, FISTS]
    two = start(2, {0: ANSWERER, 1: LEADER}, dealer=0, target=1, schools=THREE)
    play_all(two, [(1, "fists-4"), (0, "swords-0")])
    assert GAME.view(finish(two), viewer)["known"]["voids"][0] == [0, 1, FISTS]


@pytest.mark.rule("G-3.6")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
def test_a_finished_game_can_be_resampled_too(viewer: int) -> None:
    for seed in range(200):
        seen = GAME.view(finish(start(2, seed=seed, target=1), seed), viewer)
        assert GAME.view(GAME.resample(seen, Random(0)), viewer) == seen
