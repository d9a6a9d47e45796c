"""Compute what crowd favor is worth: whom it helps in this round, and what the round means in the race for supports."""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from harena.bots.heuristic.gorus.card_evaluation import CardEvaluation
from harena.bots.heuristic.gorus.evaluation import Evaluation

BLUR, SPREAD = 0.5, 1.0  # uncertainty of the totals: at the end of the round, and per combat to come
LEAD = -0.8  # the worth of leading the next combat, in crowd favor
FAITH = 0.75  # discount on what we expect to win, per player after us
ENVY = 0.5  # what a point of crowd favor costs us that a rival wins, weighted by danger
FINISH, HASTE = 8.0, 0.7  # weight of winning the round in the last combat, and its discount per earlier combat


MOST = 500.0  # exponents are clamped to this, so that exp() does not overflow


class Standing(NamedTuple):
    """The round before the combat. A side's weight is its likelihood of winning the round; the best other side has
    1."""

    best: float  # total of any other side
    totals: list[float]
    danger: list[float]  # each side's share of the danger to us
    threat: float  # the other sides' totals, weighted by danger
    weights: list[float]  # of all sides; ours is 0


class Race:
    """Computes what each card is worth to us."""

    def __init__(self, ev: Evaluation) -> None:
        self.ev = ev
        self.prizes = ev.round.prizes[ev.side]  # our probability of winning the race, by the winner of the round
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
        """Return the standing for these totals. A side is dangerous by its crowd favor and by its place in the race."""
        mine, prizes, blur = self.ev.side, self.prizes, self.blur
        best = max([total for side, total in enumerate(totals) if side != mine])
        weights = [exp((total - best) / blur) if side != mine else 0.0 for side, total in enumerate(totals)]
        danger = [(prizes[mine] - prize) * weight for prize, weight in zip(prizes, weights, strict=True)]
        whole = sum(danger)
        danger = [each / whole for each in danger]
        threat = sum([each * total for each, total in zip(danger, totals, strict=True)])
        return Standing(best, totals, danger, threat, weights)

    def worth(self, evaluation: CardEvaluation, usual: float) -> float:
        """Return the worth of a card in crowd favor; `usual` is what our hand is worth whatever we play."""
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
        """Return our probability of winning the race if our total is `ours` and that of side `other` is `total`."""
        best, blur, mine, prizes = before.best, self.blur, self.ev.side, self.prizes
        whole = exp(max(-MOST, min(MOST, (ours - best) / blur)))
        good = whole * prizes[mine]
        for side, weight in enumerate(before.weights):
            if side == other:
                weight = exp(max(-MOST, min(MOST, (total - best) / blur)))
            whole += weight
            good += weight * prizes[side]
        return good / whole
