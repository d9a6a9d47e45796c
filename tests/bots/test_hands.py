"""Tests what a search of Munera or Spartacus expects in hidden hands."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from harena.bots.registry import search_for
from harena.bots.search.hands import SWEEPS, lean, weights_of
from harena.games import game
from harena.games.spartacus.actions import SEEK
from harena.games.spartacus.state import Ludus, Plot
from harena.kernel.chance import Luck
from harena.kernel.choice import Choice
from harena.kernel.state import innermost
from tests.rules.spartacus.playing import answers, claim, lay, position, price, seat

SPARTACUS = game("spartacus")
MANY = 300


def start(name: str) -> Any:
    chosen = game(name)
    g = chosen.rules.start(chosen.complete({"players": 4}), Luck(Random(1)))
    while not all(g.hands):
        chosen.rules.step(g, next(iter(g.options)))
    return g


@pytest.mark.parametrize("name", ["munera", "spartacus"])
def test_cards_are_exchanged_and_none_is_lost(name: str) -> None:
    g = start(name)
    me, sizes, everything = 0, [hand.bit_count() for hand in g.hands], sum(g.hands) + g.bag
    mine, fixed = g.hands[me], [0, g.hands[1], 0, 0]
    weights = [[1.0 for _ in g.table.decks.titled] for _ in g.hands]
    before = g.hands[2]
    for seed in range(20):
        lean(g, me, fixed, weights, Random(seed))
        assert sum(g.hands) + g.bag == everything
        assert [hand.bit_count() for hand in g.hands] == sizes
        assert (g.hands[me], g.hands[1]) == (mine, fixed[1]), "what the seat knows stays"
    assert g.hands[2] != before
    assert SWEEPS >= 1


def choice_of(g: Ludus, who: int) -> Choice:
    choice = SPARTACUS.rules.choice(g, who)
    assert choice is not None
    return choice


def worlds(g: Ludus, who: int) -> list[Ludus]:
    view = SPARTACUS.view(g, who)
    thought = search_for("spartacus").think(view, choice_of(g, who), Random(1))
    return [thought.world() for _ in range(MANY)]


def test_guards_are_posted_and_foils_wait() -> None:
    g = position(hands={1: ["Guard", "Guard"], 2: ["Robbery", "Robbery"]})
    decks = g.table.decks
    counted = {"guard": 0, "foil_slave": 0}
    for world in worlds(g, 0):
        for card in range(len(decks.titled)):
            effect = decks.rows[decks.titled[card]].effect
            if effect in counted and (world.hands[1] | world.hands[2]) >> card & 1:
                counted[effect] += 1
    copies = {effect: sum([row.copies for row in decks.rows if row.effect == effect]) for effect in counted}
    assert counted["foil_slave"] / copies["foil_slave"] > 3 * counted["guard"] / copies["guard"]
    weights = weights_of("spartacus")
    assert weights["foil_slave", True] > 1 > weights["guard", True]


def test_a_claimed_scheme_is_mostly_believed_and_never_if_it_cannot_be() -> None:
    g = position(influence=[6, 6, 4, 4], hands={0: ["Visitor from Rome"]})
    answers(g, (0, SEEK), (0, lay("Visitor from Rome")), (0, seat(1)), (0, price(1)), (0, claim("Final Blow")))
    while choice_of(g, g.seat).step == "scheme.claim_target":
        answers(g, (0, seat(0)))
    decks = g.table.decks
    found = []
    for world in worlds(g, 1):
        plot = innermost(world, Plot)
        assert plot is not None
        assert not plot.laid & (world.bag | sum(world.hands)), "a card is in one place"
        found.append(decks.rows[decks.titled[plot.laid.bit_length() - 1]])
    assert 0.6 < sum([row.title == "Final Blow" for row in found]) / MANY < 0.95
    assert all(row.needs > 6 for row in found)
