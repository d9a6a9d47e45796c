"""Tests what the screen of Gorus is told: it agrees with the rules in every position of random matches."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from harena.games.gorus import GAME
from harena.games.gorus.combat import winning
from harena.games.gorus.stage import Challenge, Combat, challenges, count, stage
from harena.games.gorus.state import Gorus
from harena.games.gorus.table import Table
from harena.kernel.state import bits
from harena.kernel.views import SPECTATOR
from tests.laws import laws
from tests.variants import variants_of

FISTS, SWORDS, ARROWS, AXES = 16, 32, 48, 64


def agrees(g: Gorus, viewer: int, before: list[int], found: Counter[str]) -> None:
    """Check one viewer's stage against the state; `before`: the supports before the last count."""
    told = stage(GAME.view(g, viewer))
    size = g.table.combatants
    assert told.total == (10 if g.table.solo else len(g.deck) // g.seats)
    present = g.played[size * len(g.takers) :]
    assert (told.combat.cards if told.combat else []) == present
    if told.combat is not None:
        assert (told.combat.leader, told.combat.best) == (g.leader, winning(present, g.favored))
        found["combat"] += 1
    if told.last is not None:
        assert told.last.taker == g.takers[-1]
        assert told.last.cards == g.played[size * (len(g.takers) - 1) : size * len(g.takers)]
        found["last"] += 1
    if g.table.open_memory and g.takers:
        assert [each.taker for each in told.past] == g.takers[::-1]
        assert [card for each in told.past[::-1] for card in each.cards] == g.played[: size * len(g.takers)]
    hand = bits(g.hands[viewer]) if viewer >= 0 else []
    for each in told.challenges:
        assert each.card in hand
        assert each.card & 15 == present[-1] & 15
        found["challenges"] += 1
    assert (told.count is None) == (not g.before)
    if told.count is not None:
        assert [pile.total for pile in told.count.piles] == list(g.totals)
        assert sum([len(pile.cards) + pile.rest for pile in told.count.piles]) == len(g.before)
        gained = [has - had for has, had in zip(g.supports, before, strict=True)]
        assert [int(pile.earns) for pile in told.count.piles] == gained
        found["counts"] += 1


@pytest.mark.parametrize("number", range(len(variants_of("gorus"))))
def test_the_stage_agrees_with_random_matches(number: int) -> None:
    rng, found = Random(number), Counter[str]()
    before: list[int] = []
    supports: list[int] = []
    for g, _ in laws.walk(GAME, variants_of("gorus")[number], number):
        if supports != g.supports:
            before, supports = supports or [0] * len(g.supports), g.supports[:]
        agrees(g, rng.randrange(SPECTATOR, g.seats), before, found)
    assert found["combat"]
    assert found["last"]
    assert found["challenges"]
    assert found["counts"] or number


@pytest.mark.rule("G-3.4")
def test_a_challenge_compares_with_the_card_just_before() -> None:
    combat = [FISTS + 9, AXES + 5]
    assert challenges([SWORDS + 5, SWORDS + 9], combat, 1) == [Challenge(SWORDS + 5, 2, False)]
    assert challenges([FISTS + 5], combat, 1) == [Challenge(FISTS + 5, 1, True)]
    assert challenges([SWORDS + 5], [], 1) == []  # a lead (G-3.2)


@pytest.mark.rule("G-4.2", "G-4.3")
def test_the_count_knows_the_favorites_zero_and_who_earns() -> None:
    table = Table(GAME.complete({"players": 3}))
    found = count([FISTS + 4, FISTS + 8, FISTS + 5, AXES + 9, AXES, FISTS + 6], [1, 0], 4, table)
    assert found is not None
    assert [(pile.total, pile.earns) for pile in found.piles] == [(7, True), (-4, False), (0, False)]
    assert [pile.rest for pile in found.piles] == [1, 2, 0]
    assert (found.piles[0].cards, found.piles[0].worths) == ([AXES, AXES + 9], [5, 2])


@pytest.mark.rule("G-7.2")
def test_solo_needs_more_and_an_eight() -> None:
    table = Table(GAME.complete({"players": 1}))
    ahead = [FISTS + 9, FISTS + 10, AXES + 2, AXES + 3]
    without = count(ahead, [0, 1], 1, table)
    assert without is not None
    assert without.no_eight
    assert [pile.earns for pile in without.piles] == [False, True]
    eight = count([AXES + 8, AXES, AXES + 9, AXES + 10, AXES + 2, FISTS + 8], [0, 0, 1], 4, table)
    assert eight is not None
    assert not eight.no_eight
    assert [pile.earns for pile in eight.piles] == [True, False]


def test_a_finished_combat_knows_its_winner() -> None:
    g = next(g for g, _ in laws.walk(GAME, GAME.complete({"players": 3}), 3) if g.takers)
    told = stage(GAME.view(g, 0))
    assert isinstance(told.last, Combat)
    assert (told.last.leader + told.last.best) % 3 == told.last.taker
    assert told.past == [told.last]
