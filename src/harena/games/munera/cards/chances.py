"""Probabilities that follow from the rules alone; the valuations of several cards need them."""

from __future__ import annotations

from harena.games.munera.rolls import goes_well
from harena.games.munera.school import obedience
from harena.games.munera.state import Munera

FACES = range(10)
OUT = 2.0  # turns that a man with a wound marker misses


def failing(g: Munera, man: int) -> float:
    """Return the probability that a man fails a test."""
    return max(0.0, (9 - obedience(g, man)) / 10)


def going_well(what: int, modifier: int) -> float:
    """Return the probability that a roll goes well for its man."""
    return len([face for face in FACES if goes_well(what, face, modifier)]) / len(FACES)
