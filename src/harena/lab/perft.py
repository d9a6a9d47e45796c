"""Count paths to depth n (perft): two rules engines with equal counts generate the same moves."""

from __future__ import annotations

from typing import TypeVar

from harena.kernel.choice import listed
from harena.kernel.rules import Rules
from harena.kernel.state import State

S = TypeVar("S", bound=State)


def perft(rules: Rules[S], g: S, depth: int) -> int:
    """Return the number of sequences of `depth` answers from this state. No random event may occur on the way."""
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
