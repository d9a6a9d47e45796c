"""M-1.1, M-5.1: drawing Eventum cards, and the largest hand. What a hand of too many discards is in eventum.py."""

from __future__ import annotations

from collections.abc import Sequence

from harena.games.munera.state import Hand, Munera
from harena.kernel.state import bits, tell

MOST_CARDS = 5  # M-1.1


def draw_eventum(g: Munera, seat: int) -> None:
    """Draw a card in secret. An empty deck is refilled from the discards; if both are empty, nothing is drawn."""
    if not g.bag:
        g.bag, g.gone = g.gone, 0
    if not g.bag:
        return
    card = g.luck.deal(bits(g.bag), 1, seat, "eventum")[0]
    g.bag &= ~(1 << card)
    g.hands[seat] |= 1 << card
    tell(g, "drew", seat)
    tell(g, "drawn", seat, g.table.decks.titled[card], to=(seat,))


def draw_for(g: Munera, seats: Sequence[int]) -> None:
    """Draw one card per seat. A seat that then has more than five discards at once, in the order of the seats."""
    for seat in seats:
        draw_eventum(g, seat)
    check_hands(g, seats)


def check_hands(g: Munera, seats: Sequence[int]) -> None:
    """M-1.1: ask seats with too many cards to discard. A deal can cause that too."""
    for seat in reversed(seats):
        if g.hands[seat].bit_count() > MOST_CARDS:
            f = Hand()
            f.begin("hand", seat)
            g.stack.append(f)
