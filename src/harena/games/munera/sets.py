"""Sets of cards: one int, bit by bit."""

from __future__ import annotations

from functools import lru_cache


@lru_cache(maxsize=1 << 14)  # the same sets come up again and again
def men_of(mask: int) -> tuple[int, ...]:
    """The members of a set, in order."""
    members = []
    while mask:
        low = mask & -mask
        members.append(low.bit_length() - 1)
        mask ^= low
    return tuple(members)
