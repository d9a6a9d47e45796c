"""Sequential halving (Karnin, Koren and Somekh 2013) with common worlds: every candidate is tried in the same worlds
with the same luck, then the worse half goes home, and so on. Where a simulation is dear, few of them tell more if they
are compared like with like."""

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
    """The first move is the rule of thumb's own: it stays to the end, and is what the others have to beat. The counts
    have one visit more for the move that won."""
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
                if meter.done and not meter.has_time(number):  # half a comparison is none
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
    """How many candidates so many simulations can tell apart: progressive widening."""
    simulations = budget.simulations or budget.seconds * search.speed
    return max(2, ceil(search.width * sqrt(simulations)))


def outcome(thought: Thought, world: Any, seat: int, move: Move, seed: int) -> float:
    """What becomes of one move in one world. The same seed is the same luck for every move."""
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
    """Is it clear that this one is better? Both were tried in the same worlds."""
    gains = [mine - other for mine, other in zip(better, usual, strict=True)]
    if len(gains) < 2:
        return False
    mean = sum(gains) / len(gains)
    spread = sum([(gain - mean) ** 2 for gain in gains]) / (len(gains) - 1)
    return mean > patience * sqrt(spread / len(gains))


def unseal(rules: Rules[Any], g: Any, seat: int) -> None:
    """What the others have sealed they decide again: a guess at their thoughts is better than any legal answer."""
    f = g.stack[-1]
    if rules.steps[f.proc][f.at].op in (SEAL, SEALED):
        f.seals = tuple([OPEN if given >= 0 and other != seat else given for other, given in enumerate(f.seals)])
