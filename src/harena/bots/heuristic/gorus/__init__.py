"""The heuristic bot of Gorus Maximus: will this card win the combat, is the combat worth winning, and what would the
card be worth later?

| file | what it holds |
| --- | --- |
| memory.py | the public part of a round: what was played, who won it, who cannot hold which school |
| evaluation.py | the same as one seat sees it, with its hand: which cards are unseen, and who can hold them |
| card_evaluation.py | what playing a card leads to: who wins the combat, how much, and what the kept cards are worth |
| race.py | what crowd favor is worth in the race for supports |
| hints.py | the reason for a decision |
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from harena.bots import Bot, Reason
from harena.bots.heuristic.gorus.card_evaluation import CardEvaluation, Prospects
from harena.bots.heuristic.gorus.evaluation import Evaluation, evaluation_of
from harena.bots.heuristic.gorus.hints import REASONS, reason
from harena.bots.heuristic.gorus.race import Race
from harena.kernel.choice import Choice, listed
from harena.kernel.rules import View

__all__ = ["REASONS", "HeuristicBot", "decide", "worths"]

EXACT = 9  # decimal digits that are compared; cards that agree in them are equally good


class HeuristicBot(Bot):
    """Rates each legal card by what it does to our chance in the race."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, view: View, choice: Choice) -> int:
        option, self.why = decide(view, choice, self.rng)
        return option


def decide(view: View, choice: Choice, rng: Random) -> tuple[int, Reason]:
    """Return the best card and the reason for it. Ties are broken at random."""
    options = listed(choice.options)
    if len(options) == 1:
        return options[0], Reason("only")
    ev = evaluation_of(view)
    evaluations = evaluations_of(ev, options)
    worth = dict(zip(options, worths_of(ev, evaluations), strict=True))
    best = max(options, key=lambda card: (round(worth[card], EXACT), rng.random()))
    return best, reason(ev, dict(zip(options, evaluations, strict=True)), best)


def evaluations_of(ev: Evaluation, options: Sequence[int]) -> list[CardEvaluation]:
    """Return the evaluation of each of these cards."""
    prospects = Prospects(ev)
    return [CardEvaluation(prospects, card) for card in options]


def worths_of(ev: Evaluation, evaluations: Sequence[CardEvaluation]) -> list[float]:
    """Return what each evaluated card is worth to us, in crowd favor."""
    race = Race(ev)
    usual = sum([evaluation.later for evaluation in evaluations]) / len(evaluations)
    return [race.worth(evaluation, usual) for evaluation in evaluations]


def worths(ev: Evaluation, options: Sequence[int]) -> list[float]:
    """Return what each of these cards is worth to us, in crowd favor."""
    return worths_of(ev, evaluations_of(ev, options))
