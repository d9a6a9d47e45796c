"""M-1.9: copies of a title look alike. Which copy was played must not reveal what is left in the hand."""

from __future__ import annotations

import pytest

from harena.games.munera import GAME
from harena.games.munera.eventum import lay_down
from harena.kernel.state import bits
from tests.rules.munera.playing import position


@pytest.mark.rule("M-1.9")
@pytest.mark.parametrize("viewer", [-1, 0, 2])
def test_the_copy_that_was_played_tells_nothing_of_the_hand(viewer: int) -> None:
    seen = []
    for both in (False, True):
        g = position()
        decks = g.table.decks
        title = next(t for t, copies in enumerate(decks.copies) if copies.bit_count() == 2)
        low, high = bits(decks.copies[title])
        others = [card for card in bits(g.bag | g.hands[1] | g.gone) if decks.titled[card] != title]
        for seat in range(g.seats):
            g.hands[seat] &= ~decks.copies[title]
        g.gone &= ~decks.copies[title]
        held = {low, high} if both else {low, others[0]}
        g.hands[1] = sum([1 << card for card in held])
        g.bag = (1 << len(decks.titled)) - 1
        for pile in (*g.hands, g.gone):
            g.bag &= ~pile
        lay_down(g, 1, title)
        found = GAME.view(g, viewer)
        seen.append((found["state"]["gone"], found["state"]["hands"], found["state"]["hands_size"]))
    assert seen[0] == seen[1]
