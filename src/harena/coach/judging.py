"""Judges one decision from what the seat could know: its view and the question, nothing else.

A search finds the best answer. If it is another one than was given, both are compared again in fresh guessed worlds
with the same luck: the search had chosen it because it looked good there, so its own figures would flatter it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Any, Literal, NamedTuple

from harena.bots import Reason
from harena.bots.halving import halve
from harena.bots.registry import heuristic, search_for
from harena.bots.search_api import Budget, Meter, Move, Search, Thought
from harena.coach.decisions import Decision
from harena.kernel.chance import Luck

Verdict = Literal["best", "good", "inaccuracy", "mistake", "blunder"]
LIMITS: tuple[tuple[float, Verdict], ...] = ((0.10, "blunder"), (0.05, "mistake"), (0.02, "inaccuracy"))  # lost chance
SURE = 2.0  # a verdict needs a cost of so many standard errors
LEAST = 8  # guessed worlds in which two answers are compared again
RUNNERS = 1  # answers that are compared besides the best one and the one that was given


class Judgment(NamedTuple):
    """What a decision was worth. Chances are the seat's to win the match, 0 to 1."""

    given: int
    best: int  # the answer that the coach would give; `given` if it is as good
    before: float  # the chance with the best answer
    after: float  # the chance with the one that was given
    cost: float  # of the answer, as estimated; below 0 where it only seemed to be worse, so that sums are right
    error: float  # standard error of the cost
    verdict: Verdict
    why: Reason  # for the best answer
    others: Sequence[tuple[int, float]] = ()  # answers that were not given, with their chances; the best one first


def judge(name: str, decision: Decision, simulations: int, seed: int) -> Judgment | None:
    """Return what the coach thinks of a decision; None where no search can tell: the answer takes effect only later, or
    somebody is asked whether they want to react."""
    search, view, choice, given = search_for(name), decision.view, decision.choice, decision.given
    if not search.is_worth_it(view, choice):
        return None
    rng = Random(seed)
    sensible = heuristic(name, Random(seed))
    first = sensible.choose(view, choice)
    why = sensible.why or Reason("usual")
    answers = search.answers(choice, first, rng)
    moves: list[Move] = [first, *([given] if given != first else []), *[each for each in answers[1:] if each != given]]
    counts = halve(search, view, choice, moves, Budget(1, simulations, 0.0), rng)
    counts.sort(key=lambda count: (-count.visits, -count.total))
    ranked = [count.move for count in counts if isinstance(count.move, int)]
    best, runners = ranked[0], [move for move in ranked[1:] if move != given][:RUNNERS]
    compare = [best, *([given] if given != best else []), *runners]
    at = compare.index(given)
    found = compared(search, decision, compare, max(LEAST, simulations // 3), rng)
    while at and len(found) < 2 * simulations and is_open([one[0] - one[at] for one in found]):
        found += compared(search, decision, compare, len(found), rng)
    gains = [one[0] - one[at] for one in found]
    chances = [_mean(column) for column in zip(*found, strict=True)]
    before, after = chances[0], chances[at]
    cost, error = before - after, _error(gains)
    others = [(move, chance) for move, chance in zip(compare, chances, strict=True) if move != given]
    if cost <= 0:  # it only looked better
        best, before = given, after
    reason = why if best == first else Reason("searched")
    return Judgment(given, best, before, after, cost, error, verdict(given == best, cost, error), reason, others)


def verdict(is_best: bool, cost: float, error: float) -> Verdict:
    if is_best:
        return "best"
    for limit, name in LIMITS:
        if cost >= limit and cost > SURE * error:
            return name
    return "good"


def is_open(gains: Sequence[float]) -> bool:
    """Tell whether an answer may have cost enough for a verdict, but not surely."""
    cost, error = _mean(gains), _error(gains)
    return cost <= SURE * error and cost + SURE * error >= LIMITS[-1][0]


def compared(search: Search, decision: Decision, moves: Sequence[int], times: int, rng: Random) -> list[list[float]]:
    """Return the seat's chances after each of the moves, in one guessed world after the other."""
    thought = search.think(decision.view, decision.choice, rng)
    thought.prepare(Meter(Budget(1, times, 0.0)))
    found = []
    for _ in range(times):
        world, seed = thought.world(), rng.getrandbits(64)
        found.append([_chance(thought, world, decision.seat, move, seed) for move in moves])
    return found


def _chance(thought: Thought, world: Any, seat: int, move: int, seed: int) -> float:
    g, rng = world.copy(), Random(seed)
    g.luck = Luck(rng)
    thought.rules.answer(g, seat, move)
    thought.rules.settle(g)
    return thought.winning(g, rng)[seat]


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _error(values: Sequence[float]) -> float:
    """Return the standard error of the mean."""
    mean = _mean(values)
    return sqrt(sum([(value - mean) ** 2 for value in values]) / (len(values) - 1) / len(values))
