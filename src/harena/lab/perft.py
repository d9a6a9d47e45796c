"""Path counts to depth n: two rules engines that agree on them generate the same moves."""

from __future__ import annotations

from typing import TypeVar

from harena.kernel.choice import listed
from harena.kernel.rules import Rules
from harena.kernel.state import State

S = TypeVar("S", bound=State)


def perft(rules: Rules[S], g: S, depth: int) -> int:
    """How many sequences of `depth` answers there are from here. Chance must not happen on the way."""
    if g.seat < 0:
        return 0
    options = listed(g.options)
    if depth == 1:
        return len(options)
    total = 0
    for option in options:
        after = rules.copy(g)
        rules.step(after, option)
        total += perft(rules, after, depth - 1)
    return total
