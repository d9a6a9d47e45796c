"""Gorus Maximus by rules of thumb: will this card win the combat, is the combat worth winning, and what will the card
be missed for later?

| file | what it holds |
| --- | --- |
| memory.py | the round as everybody saw it: what was played, who took it, who cannot hold what |
| mind.py | the same as one seat sees it, with its hand: what is out, and who can hold it |
| outlook.py | what a card leads to: who wins the combat, what lies in it, what the rest of the hand is good for |
| race.py | what crowd favor is worth in the race for supports |
| hints.py | why |
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from harena.bots import Bot, Reason
from harena.bots.heuristic.gorus.card_evaluation import CardEvaluation, Prospects
from harena.bots.heuristic.gorus.evaluation import Evaluation, mind_of
from harena.bots.heuristic.gorus.hints import REASONS, reason
from harena.bots.heuristic.gorus.race import Race
from harena.kernel.choice import Choice, listed
from harena.kernel.rules import View

__all__ = ["REASONS", "HeuristicBot", "decide", "worths"]

EXACT = 9  # digits after which two cards are equally good


class HeuristicBot(Bot):
    """Weighs each legal card by what it does to our chance in the race."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, view: View, choice: Choice) -> int:
        option, self.why = decide(view, choice, self.rng)
        return option


def decide(view: View, choice: Choice, rng: Random) -> tuple[int, Reason]:
    """The best card, and why. Chance decides only between cards that are equally good."""
    options = listed(choice.options)
    if len(options) == 1:
        return options[0], Reason("only")
    ev = mind_of(view)
    evaluations = looked_at(ev, options)
    worth = dict(zip(options, weighed(ev, evaluations), strict=True))
    best = max(options, key=lambda card: (round(worth[card], EXACT), rng.random()))
    return best, reason(ev, dict(zip(options, evaluations, strict=True)), best)


def looked_at(ev: Evaluation, options: Sequence[int]) -> list[CardEvaluation]:
    """What each of these cards leads to."""
    prospects = Prospects(ev)
    return [CardEvaluation(prospects, card) for card in options]


def weighed(ev: Evaluation, evaluations: Sequence[CardEvaluation]) -> list[float]:
    """What each of them does for us, in crowd favor."""
    race = Race(ev)
    usual = sum([evaluation.later for evaluation in evaluations]) / len(evaluations)
    return [race.worth(evaluation, usual) for evaluation in evaluations]


def worths(ev: Evaluation, options: Sequence[int]) -> list[float]:
    """What each of these cards does for us."""
    return weighed(ev, looked_at(ev, options))
