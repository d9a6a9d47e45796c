"""Tests that fast playouts of a round follow the rules: the kernel plays the same cards and counts the same favor."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import pytest

from harena.bots.heuristic.gorus import HeuristicBot
from harena.bots.heuristic.gorus.memory import remembered
from harena.bots.search.gorus_playout import play_out, play_sensibly, playable, winning_place
from harena.game import Game
from harena.games import game
from harena.games.gorus.cards import cards
from harena.games.gorus.combat import winning
from harena.games.gorus.state import Gorus
from harena.kernel.chance import Luck
from harena.kernel.choice import any_of, listed
from tests.variants import variants_of

GORUS: Game[Gorus] = game("gorus")
RULES = GORUS.rules
TABLES = [
    {**options, "target": 1, "team_target": "number"} for options in variants_of("gorus") if options["players"] > 1
]  # one round each; the dummy of solo has its own rules


CROWDS = [options for options in TABLES if options["players"] > 2]  # where players consider the next cards


def somewhere(number: int, tables: Sequence[Mapping[str, Any]] = TABLES) -> Gorus:
    """Return a position in the middle of a round with every card dealt: cards drawn from a stock would be chance, not a
    choice.
    """
    rng = Random(f"playout/{number}")
    while True:
        g = RULES.start(tables[number % len(tables)], Luck(rng))
        left = int(rng.random() * 10 * g.seats)
        while g.seat >= 0 and (left > 0 or g.stock):
            RULES.step(g, g.options[int(rng.random() * len(g.options))])  # type: ignore[index, arg-type]
            left -= 1
        if g.seat >= 0:
            return g


@pytest.mark.rule("G-3.3", "G-3.4", "G-3.5", "G-4.1", "G-4.2")
@pytest.mark.parametrize("anything", [0.02, 1.0], ids=["by rules of thumb", "by chance"])
def test_every_card_is_legal_and_every_total_is_right(anything: float) -> None:
    for number in range(8 * len(TABLES)):
        g = somewhere(number)
        shown: list[int] = []
        totals = play_out(g, Random(number), anything, shown)
        for card in shown[g.count :]:
            assert card in g.options
            RULES.step(g, card)
        assert g.seat < 0, "the round is over"
        assert totals == list(g.totals)


@pytest.mark.rule("G-3.3", "G-3.4", "G-3.5", "G-4.1", "G-4.2")
@pytest.mark.parametrize("near", [0, 6, 99])
def test_the_same_holds_for_those_who_think_about_the_next_cards(near: int) -> None:
    """The memory is from the moment a search was asked: one card ago, and perhaps the last of a combat."""
    for number in range(4 * len(CROWDS)):
        g = somewhere(number, CROWDS)
        memory, shown = remembered(GORUS.view(g, g.seat)), list[int]()
        RULES.step(g, any_of(g.options, Random(number)))
        if g.seat < 0:
            continue  # it was the last card of the round
        totals = play_sensibly(g, memory, Random(number), near, shown)
        for card in shown[g.count :]:
            assert card in g.options
            RULES.step(g, card)
        assert g.seat < 0, "the round is over"
        assert totals == list(g.totals)


def test_they_play_as_the_bot_would(monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison is made card by card, from a memory that is updated instead of a view."""
    monkeypatch.setattr("harena.bots.search.gorus_playout.DOUBT", 0.0)
    different = cards_shown = 0
    for number in range(3 * len(CROWDS)):
        g = somewhere(number, CROWDS)
        shown: list[int] = []
        play_sensibly(g, remembered(GORUS.view(g, g.seat)), Random(number), 99, shown)
        bot = HeuristicBot(Random(number))
        for card in shown[g.count :]:
            choice = RULES.choice(g, g.seat)
            assert choice is not None
            different += card != bot.choose(GORUS.view(g, g.seat), choice)  # two cards may be equally good
            cards_shown += 1
            RULES.step(g, card)
    assert different < 0.02 * cards_shown


def test_it_leaves_the_table_as_it_was() -> None:
    for number in range(2 * len(TABLES)):
        g = somewhere(number)
        before = GORUS.view(g, g.seat), list(g.hands)
        play_out(g, Random(number))
        assert (GORUS.view(g, g.seat), list(g.hands)) == before


@pytest.mark.rule("G-3.7")
def test_with_a_stock_each_seat_plays_all_its_cards() -> None:
    for number in range(30):
        g = RULES.start({**GORUS.complete({"players": 2}), "target": 1}, Luck(Random(number)))
        shown: list[int] = []
        play_out(g, Random(number), shown=shown)
        assert sorted(shown) == sorted(g.deck)


@pytest.mark.rule("G-3.3", "G-3.5")
def test_options_and_winners_are_those_of_the_rules() -> None:
    for number in range(4 * len(TABLES)):
        g = somewhere(number)
        while g.seat >= 0:
            combat = g.played[len(g.played) - g.count :]
            if combat:
                hand = g.hands[g.seat]
                options = playable(hand, cards(hand), combat[-1] & 15, g.initial)
                assert sorted(options) == sorted(listed(g.options))
                assert winning_place(combat, g.favored, g.initial) == winning(combat, g.favored)
            RULES.step(g, g.options[0])  # type: ignore[index]
