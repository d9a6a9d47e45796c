"""What crowd favor is worth: whom it helps in this round, and what this round means in the race for supports."""

from __future__ import annotations

from math import exp

from harena.bots.heuristic.gorus.mind import Mind
from harena.bots.heuristic.gorus.outlook import Outlook

BLUR, SPREAD = 0.5, 1.0  # how far totals are from settled: at the end of the round, and for each combat to come
STRIDE = 2.0  # how much better it is to be one support ahead
WON = 1e9  # the weight of a side that has reached its target: nobody else counts
LEAD = -0.8  # what it is worth to lead the next combat, in crowd favor
FAITH = 0.75  # how far we trust in winning what lies there, for each player behind us
ENVY = 0.5  # what crowd favor costs us that the most dangerous rival wins
FINISH, HASTE = 8.0, 0.7  # what winning the round counts in the last combat, and how much less in each before


def worth(mind: Mind, outlook: Outlook, prizes: list[float], usual: float) -> float:
    """What a card does for us, in crowd favor; `usual` is what our hand is good for whatever we play."""
    totals = [float(won) for won in mind.won]
    for side, school in mind.zeros:
        totals[side] += outlook.worth(16 * school)
    danger = dangers(mind, totals, prizes)
    value = outlook.later + totals[mind.side]
    totals[mind.side] += outlook.later - usual
    chance_to_win = 0.0
    for side, chance in enumerate(outlook.chances):
        before, stake = totals[side], outlook.stakes[side]
        if side != mind.side:
            value -= danger[side] * (before + ENVY * chance * stake)
        else:
            stake = stake if mind.solo else stake * FAITH ** len(mind.behind) + LEAD
            value += chance * stake
        totals[side] = before + stake
        chance_to_win += chance * standing(mind, totals, prizes)
        totals[side] = before
    return value + FINISH * HASTE**mind.left * chance_to_win / prizes[mind.side]


def prizes_of(mind: Mind) -> list[float]:
    """For each side: our chance in the race if that side wins this round."""
    found = []
    for winner in range(mind.side_count):
        weights = []
        for side, target in enumerate(mind.targets):
            missing = target - mind.supports[side] - (side == winner)
            weights.append(STRIDE**-missing if missing > 0 else WON)
        found.append(weights[mind.side] / sum(weights))
    return found


def dangers(mind: Mind, totals: list[float], prizes: list[float]) -> list[float]:
    """How much of all that threatens us comes from each side: by its crowd favor, and by its place in the race."""
    blur = BLUR + SPREAD * mind.left**0.5
    best = max([total for side, total in enumerate(totals) if side != mind.side])
    ours = prizes[mind.side]
    found = [(ours - prizes[side]) * exp(min(0.0, total - best) / blur) for side, total in enumerate(totals)]
    return [danger / sum(found) for danger in found]


def standing(mind: Mind, totals: list[float], prizes: list[float]) -> float:
    """Our chance in the race if the round stands like this."""
    blur = BLUR + SPREAD * mind.left**0.5
    best = max(totals)
    weights = [exp((total - best) / blur) for total in totals]
    return sum([weight * prize for weight, prize in zip(weights, prizes, strict=True)]) / sum(weights)
