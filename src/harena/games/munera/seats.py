"""The order of the seats around the table."""

from __future__ import annotations

from harena.games.munera.state import Munera


def clockwise(g: Munera, first: int) -> tuple[int, ...]:
    """All seats, from one of them to the left."""
    return g.table.rounds[first]
