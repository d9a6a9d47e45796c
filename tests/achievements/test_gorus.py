"""Tests each achievement of Gorus Maximus: earned in one match, and just missed in another."""

from __future__ import annotations

from typing import Any

import pytest

from harena.games.gorus import GAME
from harena.games.gorus.state import Gorus
from harena.kernel.state import Event
from tests.achievements.composing import earners, told
from tests.rules.gorus.positions import finish, play_all, position, start, watched


def last_combat(*cards: str, **table: Any) -> tuple[Gorus, list[Event], tuple[int, ...]]:
    """Play the last combat of a match: every seat has one card, the Fists are the favorites, and seat 0 leads."""
    hands = {seat: [card] for seat, card in enumerate(cards)}
    g = position(len(cards), hands, favored="fists", leader=0, dealer=len(cards) - 1, **{"target": 1, **table})
    events = watched(g)
    play_all(g, [(seat, card) for seat, card in enumerate(cards)])
    return g, events, GAME.outcome(g).winners if g.seat < 0 else ()


def test_a_challenge_in_the_last_combat_wins_the_match() -> None:
    g, events, winners = last_combat("fists-5", "swords-5", "fists-9")
    assert winners == (1,)
    assert earners(g, events, "last-challenge", winners) == [1]
    assert earners(g, events, "own-challenge", winners) == [1]


def test_a_challenge_that_helps_another_earns_nothing() -> None:
    g, events, winners = last_combat("fists-5", "swords-5", "swords-9")
    assert winners == (2,)
    assert earners(g, events, "last-challenge", winners) == []
    assert earners(g, events, "own-challenge", winners) == []


def test_a_challenge_that_changes_nothing_does_not_count() -> None:
    g, events, winners = last_combat("swords-5", "fists-5", "arrows-4")
    assert winners != ()
    assert earners(g, events, "own-challenge", winners) == []
    assert earners(g, events, "last-challenge", winners) == []


def test_of_two_challenges_the_last_one_counts() -> None:
    g, events, winners = last_combat("fists-5", "swords-5", "arrows-5", "swords-9")
    assert earners(g, events, "own-challenge", winners) == [2]


def test_the_zero_of_the_favorite_brings_a_support() -> None:
    g, events, winners = last_combat("fists-9", "fists-0", "swords-4")
    assert earners(g, events, "golden-zero", winners) == [0]
    g, events, winners = last_combat("fists-9", "swords-0", "swords-4")
    assert earners(g, events, "golden-zero", winners) == []


def test_partners_earn_together() -> None:
    g, events, winners = last_combat("fists-9", "fists-0", "swords-4", "swords-6", teams="2-2")
    assert earners(g, events, "golden-zero", winners) == [0, 2]


def test_a_support_is_earned_with_one_combat_or_none() -> None:
    g, events, winners = last_combat("fists-8", "fists-4", "fists-5", target=2)
    assert g.totals == (-4, 0, 0)
    assert earners(g, events, "few-combats", winners) == [1, 2]
    combats = [("led", 0, 17), ("played", 1, 18), ("took", 1, 1)]
    counted = [("counted", (0, 3), 1), ("support", 1, 1)]
    assert earners(g, told(GAME, *combats, *counted), "few-combats") == [1]
    assert earners(g, told(GAME, *combats, *combats, *counted), "few-combats") == []


def test_a_match_is_won_without_an_eight() -> None:
    g, events, winners = last_combat("fists-9", "fists-0", "swords-4")
    assert earners(g, events, "no-eights", winners) == [0], "the losers have no 8 either, but did not win"
    g, events, winners = last_combat("fists-12", "fists-8", "fists-0")
    assert winners == (0,)
    assert earners(g, events, "no-eights", winners) == []


@pytest.mark.parametrize(("seed", "found"), [(15, [0]), (16, [])])
def test_the_solo_game_is_won(seed: int, found: list[int]) -> None:
    g = start(1, seed=seed)
    events = watched(g)
    finish(g, seed)
    winners = GAME.outcome(g).winners
    assert list(winners) == found
    assert earners(g, events, "alone", winners) == found
    assert earners(g, events, "no-eights", winners) == [], "a solo player needs an 8"
