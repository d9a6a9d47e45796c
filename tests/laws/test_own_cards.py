"""Laws of Munera at tables with cards of their own: docs/deck-files.md."""

from __future__ import annotations

import pytest

from harena.games.munera import GAME
from harena.games.munera.decks import decks
from tests.laws.check import check_match
from tests.rules.munera.own_cards import EXAMPLE, big_deck


@pytest.mark.rule("M-15")
@pytest.mark.parametrize("seed", range(6))
def test_the_example_is_played_under_all_laws(seed: int) -> None:
    options = GAME.complete(
        {"players": 2 + seed % 3, "turns": 3, "quick_start": True, "decks": EXAMPLE.read_text(encoding="utf-8")}
    )
    check_match(GAME, options, seed, 0.05)


@pytest.mark.rule("M-1.3", "M-1.4", "M-1.5", "M-15")
@pytest.mark.timeout(300)
@pytest.mark.parametrize("seeds", [range(6), pytest.param(range(6, 50), marks=pytest.mark.soak)], ids=["few", "many"])
def test_matches_with_the_biggest_values(seeds: range) -> None:
    text = big_deck()
    own = decks(text)
    assert (max(own.valor), max(own.courage), max(own.charisma), max(own.skill)) == (10, 20, 20, 10)
    assert (max(own.denarii), max(own.glory), max(own.fee), max(own.cost)) == (99, 20, 99, 99)
    assert len(own.fare[0]) == 11, "the best Vectores have ten free zones"
    for seed in seeds:
        options = GAME.complete({"players": 2 + seed % 3, "turns": 2, "quick_start": seed % 2 == 0, "decks": text})
        check_match(GAME, options, 900 + seed, 0.01)
