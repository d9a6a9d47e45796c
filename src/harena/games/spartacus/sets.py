"""Sets of cards: one int, bit by bit."""

from __future__ import annotations


def members(mask: int) -> list[int]:
    """The members of a set, in order."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found
