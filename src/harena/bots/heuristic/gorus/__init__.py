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

from harena.bots import Reason
from harena.bots.heuristic.gorus.hints import REASONS, reason
from harena.bots.heuristic.gorus.mind import Mind, mind_of
from harena.bots.heuristic.gorus.outlook import Outlook, Prospects
from harena.bots.heuristic.gorus.race import Race
from harena.kernel.choice import Choice, listed
from harena.kernel.rules import View

__all__ = ["REASONS", "HeuristicBot", "decide", "worths"]

EXACT = 9  # digits after which two cards are equally good


class HeuristicBot:
    """Weighs each legal card by what it does to our chance in the race."""

    blind = False

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.why: Reason | None = None

    def choose(self, view: View, choice: Choice) -> int:
        option, self.why = decide(view, choice, self.rng)
        return option


def decide(view: View, choice: Choice, rng: Random) -> tuple[int, Reason]:
    """The best card, and why. Chance decides only between cards that are equally good."""
    options = listed(choice.options)
    if len(options) == 1:
        return options[0], Reason("only")
    mind = mind_of(view)
    outlooks = looked_at(mind, options)
    worth = dict(zip(options, weighed(mind, outlooks), strict=True))
    best = max(options, key=lambda card: (round(worth[card], EXACT), rng.random()))
    return best, reason(mind, dict(zip(options, outlooks, strict=True)), best)


def looked_at(mind: Mind, options: Sequence[int]) -> list[Outlook]:
    """What each of these cards leads to."""
    prospects = Prospects(mind)
    return [Outlook(prospects, card) for card in options]


def weighed(mind: Mind, outlooks: Sequence[Outlook]) -> list[float]:
    """What each of them does for us, in crowd favor."""
    race = Race(mind)
    usual = sum([outlook.later for outlook in outlooks]) / len(outlooks)
    return [race.worth(outlook, usual) for outlook in outlooks]


def worths(mind: Mind, options: Sequence[int]) -> list[float]:
    """What each of these cards does for us."""
    return weighed(mind, looked_at(mind, options))
