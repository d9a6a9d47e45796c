"""Represents sets of cards as one int with one bit per card."""

from __future__ import annotations


def members(mask: int) -> list[int]:
    """Return the members of a set, in order."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found
