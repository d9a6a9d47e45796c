"""Sequential halving (Karnin, Koren and Somekh 2013) with common random numbers.

Every candidate is tried in the same sampled worlds with the same random numbers; then the worse half is dropped, and so
on. Where a simulation is expensive, a few of them say more if all candidates face the same conditions."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, sqrt
from random import Random
from typing import Any

from harena.bots.search_api import Budget, Count, Meter, Move, Search, Thought
from harena.kernel.chance import Luck
from harena.kernel.choice import OPEN, Choice
from harena.kernel.flow import SEAL, SEALED
from harena.kernel.rules import Rules, View


def halve(
    search: Search, view: View, choice: Choice, moves: Sequence[Move], budget: Budget, rng: Random
) -> list[Count]:
    """Run one search by halving and return a count per move.

    The first move is the heuristic's own: it stays in to the end, and the others have to beat it. The move that won
    gets one extra visit in the counts."""
    first, *rivals = moves[: widened(search, budget)]
    rounds = max(1, len(rivals).bit_length())
    meter, thought = Meter(budget, rounds), search.think(view, choice, rng)
    thought.prepare(meter)
    tried: dict[Move, list[float]] = {move: [] for move in (first, *rivals)}
    for number in range(rounds):
        field = (first, *rivals)
        while meter.goes_on(number, len(field)):
            world, seed = thought.world(), rng.getrandbits(64)
            for at, move in enumerate(field):
                if meter.done and not meter.has_time(number):  # an unfinished comparison is not used
                    for unlike in field[:at]:
                        tried[unlike].pop()
                    break
                tried[move].append(outcome(thought, world, choice.seat, move, seed))
            meter.done += len(field)
        rivals.sort(key=lambda move: -sum(tried[move]))
        del rivals[max(1, len(rivals) // 2) :]
    best = rivals[0] if rivals and convinces(tried[rivals[0]], tried[first], search.patience) else first
    return [Count(move, len(worth) + (move == best), sum(worth)) for move, worth in tried.items()]


def widened(search: Search, budget: Budget) -> int:
    """Return how many candidates this budget can tell apart (progressive widening)."""
    simulations = budget.simulations or budget.seconds * search.speed
    return max(2, ceil(search.width * sqrt(simulations)))


def outcome(thought: Thought, world: Any, seat: int, move: Move, seed: int) -> float:
    """Return what one move is worth in one world. The same seed gives every move the same random numbers."""
    g, rng = world.copy(), Random(seed)
    g.luck = Luck(rng)
    if isinstance(move, int):
        thought.rules.answer(g, seat, move)
        thought.rules.settle(g)
    elif move[0]:
        thought.rules.act_freely_unchecked(g, seat, *move)
        if move[0] in ("propose", "counter"):
            thought.reply(g, rng)
    return thought.playout(g, rng)[seat]


def convinces(better: Sequence[float], usual: Sequence[float], patience: float) -> bool:
    """Tell whether `better` is clearly better than `usual`. Both were tried in the same worlds."""
    gains = [mine - other for mine, other in zip(better, usual, strict=True)]
    if len(gains) < 2:
        return False
    mean = sum(gains) / len(gains)
    spread = sum([(gain - mean) ** 2 for gain in gains]) / (len(gains) - 1)
    return mean > patience * sqrt(spread / len(gains))


def unseal(rules: Rules[Any], g: Any, seat: int) -> None:
    """Ask the other seats again for their sealed answers: the heuristic's guess is better than a random legal
    answer."""
    f = g.stack[-1]
    if rules.steps[f.proc][f.at].op in (SEAL, SEALED):
        f.seals = tuple([OPEN if given >= 0 and other != seat else given for other, given in enumerate(f.seals)])
