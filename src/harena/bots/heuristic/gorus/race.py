"""What crowd favor is worth: whom it helps in this round, and what this round means in the race for supports."""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from harena.bots.heuristic.gorus.card_evaluation import CardEvaluation
from harena.bots.heuristic.gorus.evaluation import Evaluation

BLUR, SPREAD = 0.5, 1.0  # how far totals are from settled: at the end of the round, and for each combat to come
LEAD = -0.8  # what it is worth to lead the next combat, in crowd favor
FAITH = 0.75  # how far we trust in winning what lies there, for each player behind us
ENVY = 0.5  # what crowd favor costs us that the most dangerous rival wins
FINISH, HASTE = 8.0, 0.7  # what winning the round counts in the last combat, and how much less in each before


MOST = 500.0  # e to the power of more, or of less than minus it, is out of bounds or nothing


class Standing(NamedTuple):
    """The round before the combat. A side's weight is how likely it will win the round, beside the best other's 1."""

    best: float  # total of any other side
    totals: list[float]
    danger: list[float]  # how much of all that threatens us comes from each side
    threat: float  # all others' totals, by their danger
    weights: list[float]  # of all sides but ours


class Race:
    """What each card does for us."""

    def __init__(self, ev: Evaluation) -> None:
        self.ev = ev
        self.prizes = ev.round.prizes[ev.side]  # our chance in the race if this or that side wins the round
        self.blur: float = BLUR + SPREAD * ev.left**0.5
        self.faith = 1.0 if ev.round.solo else FAITH ** len(ev.behind)
        self.lead = 0.0 if ev.round.solo else LEAD
        self.finish = FINISH * HASTE**ev.left / self.prizes[ev.side]
        self.known: dict[int, Standing] = {}  # by Favored School, on which the worth of the 0s depends

    def standing(self, evaluation: CardEvaluation) -> Standing:
        found = self.known.get(evaluation.favored)
        if found is None:
            totals = [float(won) for won in self.ev.memory.won]
            for side, school in self.ev.memory.zeros:
                totals[side] += evaluation.worth(16 * school)
            found = self.known[evaluation.favored] = self.stand(totals)
        return found

    def stand(self, totals: list[float]) -> Standing:
        """A side is dangerous by its crowd favor, and by its place in the race."""
        mine, prizes, blur = self.ev.side, self.prizes, self.blur
        best = max([total for side, total in enumerate(totals) if side != mine])
        weights = [exp((total - best) / blur) if side != mine else 0.0 for side, total in enumerate(totals)]
        danger = [(prizes[mine] - prize) * weight for prize, weight in zip(prizes, weights, strict=True)]
        whole = sum(danger)
        danger = [each / whole for each in danger]
        threat = sum([each * total for each, total in zip(danger, totals, strict=True)])
        return Standing(best, totals, danger, threat, weights)

    def worth(self, evaluation: CardEvaluation, usual: float) -> float:
        """In crowd favor; `usual` is what our hand is good for whatever we play."""
        mine = self.ev.side
        before = self.standing(evaluation)
        ours = before.totals[mine]
        value = evaluation.later + ours - before.threat
        ours += evaluation.later - usual
        chance_to_win = 0.0
        for side, chance in enumerate(evaluation.chances):
            if not chance:
                continue
            if side == mine:
                stake = evaluation.stakes[side] * self.faith + self.lead
                value += chance * stake
                chance_to_win += chance * self.winning(before, ours + stake)
            else:
                stake = evaluation.stakes[side]
                value -= before.danger[side] * ENVY * chance * stake
                chance_to_win += chance * self.winning(before, ours, side, before.totals[side] + stake)
        return value + self.finish * chance_to_win

    def winning(self, before: Standing, ours: float, other: int = -1, total: float = 0.0) -> float:
        """Our chance in the race if our total is this, and that of one other side that."""
        best, blur, mine, prizes = before.best, self.blur, self.ev.side, self.prizes
        whole = exp(max(-MOST, min(MOST, (ours - best) / blur)))
        good = whole * prizes[mine]
        for side, weight in enumerate(before.weights):
            if side == other:
                weight = exp(max(-MOST, min(MOST, (total - best) / blur)))
            whole += weight
            good += weight * prizes[side]
        return good / whole
