"""Speed of Gorus, four seats, uniformly random play on one core: the same loops as the peers'.

Run as a script it prints one figure as JSON, so that the compiled files can be measured in a process of their own.
"""

from __future__ import annotations

import json
import sys
from random import Random
from time import perf_counter

from harena.games.gorus import GAME
from harena.games.gorus.state import Gorus
from harena.kernel import flow
from harena.kernel.chance import Luck

OPTIONS = GAME.complete({"players": 4})
ONE_ROUND = GAME.complete({"players": 4, "target": 1})  # over after the first round: no second deal
POOL = 64
COPIES = 1000


def quick(seconds: float, seed: int, dealt: bool = False) -> tuple[int, float]:
    """Through the unchecked door; `dealt` plays out one round from copies of dealt tables."""
    rules, luck = GAME.rules, Luck(Random(seed))
    step, rand = rules.step, Random(seed).random
    pool = [rules.start(ONE_ROUND, luck) for _ in range(POOL)]
    decisions = matches = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        g = pool[matches % POOL].copy() if dealt else rules.start(OPTIONS, luck)
        while g.seat >= 0:
            options = g.options
            n = len(options)  # type: ignore[arg-type]  # Gorus has no option spaces
            if n > 1:
                decisions += 1
                step(g, options[int(rand() * n)])  # type: ignore[index]
            else:
                step(g, options[0])  # type: ignore[index]
        matches += 1
    return decisions, perf_counter() - start


def checked(seconds: float, seed: int) -> tuple[int, float]:
    """Through the checked door: pending choices, ids, legality."""
    rules, luck, rng = GAME.rules, Luck(Random(seed)), Random(seed)
    decisions = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        g = rules.start(OPTIONS, luck)
        while g.seat >= 0:
            choice = rules.pending(g)[0]
            n = len(choice.options)  # type: ignore[arg-type]
            decisions += n > 1
            rules.apply(g, choice.seat, choice.id, choice.options[int(rng.random() * n)])  # type: ignore[index]
    return decisions, perf_counter() - start


def copying(seconds: float) -> float:
    """Microseconds a copy of a state in the middle of a round."""
    g: Gorus = GAME.rules.start(OPTIONS, Luck(Random(0)))
    rand = Random(0).random
    for _ in range(20):
        GAME.rules.step(g, g.options[int(rand() * len(g.options))])  # type: ignore[arg-type, index]
    copies, start = 0, perf_counter()
    while perf_counter() - start < seconds:
        for _ in range(COPIES):
            g.copy()
        copies += COPIES
    return (perf_counter() - start) / copies * 1e6


def measure(seconds: float, seed: int) -> dict[str, float]:
    figures = {"compiled": float(not flow.__file__.endswith(".py"))}
    for name, (decisions, took) in {
        "unchecked": quick(seconds, seed),
        "unchecked, dealt": quick(seconds, seed, dealt=True),
        "checked": checked(seconds, seed),
    }.items():
        figures[name] = decisions / took
    figures["copy us"] = copying(seconds / 4)
    return figures


if __name__ == "__main__":
    print(json.dumps(measure(float(sys.argv[1]), int(sys.argv[2]))))
