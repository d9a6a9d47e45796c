"""What a card is made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from harena.games.munera.state import Moment, Munera
from harena.kernel.state import Frame

NOTHING: tuple[int, ...] = ()  # it cannot be played now
PLAIN = (0,)  # it is aimed at nothing


class Card(NamedTuple):
    aims: Callable[[Munera, Moment, int], Sequence[int]]  # (state, moment, seat): what it may be aimed at, in order
    play: Callable[[Munera, Moment, int, int, int], Frame | None]  # (state, moment, seat, target, amount)
    aim: str = ""  # what a target is: man, school, side
    closes: int = 0  # nothing is left to be played at that moment
