"""Gorus Maximus by rules of thumb: will this card win the combat, is the combat worth winning, and what will the card
be missed for later?

| file | what it holds |
| --- | --- |
| mind.py | the table as the seat sees and remembers it: what is out, and who can hold it |
| outlook.py | what a card leads to: who wins the combat, what lies in it, what the rest of the hand is good for |
| race.py | what crowd favor is worth in the race for supports |
| hints.py | why |
"""

from __future__ import annotations

from random import Random

from harena.bots import Reason
from harena.bots.heuristic.gorus.hints import REASONS, reason
from harena.bots.heuristic.gorus.mind import Mind
from harena.bots.heuristic.gorus.outlook import Outlook
from harena.bots.heuristic.gorus.race import prizes_of, worth
from harena.kernel.choice import Choice, listed
from harena.kernel.rules import View

__all__ = ["REASONS", "HeuristicBot", "decide"]


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
    mind = Mind(view)
    prizes = prizes_of(mind)
    outlooks = {card: Outlook(mind, card) for card in options}
    usual = sum([outlook.later for outlook in outlooks.values()]) / len(outlooks)
    worths = {card: worth(mind, outlook, prizes, usual) for card, outlook in outlooks.items()}
    best = max(options, key=lambda card: (worths[card], rng.random()))
    return best, reason(mind, outlooks, best)
