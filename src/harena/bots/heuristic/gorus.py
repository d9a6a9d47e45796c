"""Gorus Maximus by rules of thumb: is this combat worth winning, and will this card win it?"""

from __future__ import annotations

from random import Random
from typing import Any

from harena.bots import Reason
from harena.games.gorus.combat import strength
from harena.kernel.choice import Choice, listed
from harena.kernel.rules import View

HIGH_CARD = 0.08  # what keeping one more rank for later is worth
LIKELY_SAFE = 0.75  # how far one more player behind us leaves a safe card safe


class HeuristicBot:
    """Weighs each legal card: chance to win the combat times what lies in it, less what the card is worth later."""

    blind = False

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.why: Reason | None = None

    def choose(self, view: View, choice: Choice) -> int:
        options = list(listed(choice.options))
        if len(options) == 1:
            return options[0]
        thought = Thought(view)
        worth = [(thought.worth(card), self.rng.random(), card) for card in options]
        return max(worth)[2]


class Thought:
    """What the seat sees, laid out for one decision."""

    def __init__(self, view: View) -> None:
        state: dict[str, Any] = view["state"]
        self.seat: int = view["viewer"]
        self.combat: list[int] = state["combat"]
        self.favored: int = state["favored"]
        self.favor: list[int] = view["options"]["favor"]
        self.sides: list[int] = state["sides"]
        self.size = len(self.sides)
        self.leader: int = state["leader"] if self.combat else self.seat
        hand = state["hands"][self.seat]
        self.last = len(hand) == 1
        seen = {*view["known"]["played"], *hand}
        self.unseen = [card for card in state["deck"] if card not in seen]
        self.behind = self.size - len(self.combat) - 1

    def worth(self, card: int) -> float:
        combat = [*self.combat, card]
        initial = combat[0] >> 4
        challenge = len(combat) > 1 and card & 15 == combat[-2] & 15
        favored = card >> 4 if challenge or not self.favored else self.favored
        strengths = [strength(c, favored, initial) for c in combat]
        best = strengths.index(max(strengths))
        mine = self.sides[(self.leader + best) % self.size] == self.sides[self.seat]
        points = sum([self.points(c, favored) for c in combat])
        hold = self.chance_to_hold(max(strengths), favored, initial)
        swing = points * (hold if mine else -hold / max(1, max(self.sides)))
        return swing - HIGH_CARD * self.later(card, favored) + (0.3 if mine and card & 15 == 0 else 0.0)

    def points(self, card: int, favored: int) -> float:
        """The Favored 0 may still lose its school, unless this is the last combat."""
        if card & 15 == 0 and card >> 4 == favored:
            return self.favor[16] * (1.0 if self.last else 0.6)
        return self.favor[card & 15]

    def chance_to_hold(self, strongest: int, favored: int, initial: int) -> float:
        """Will the leading card still lead when everybody behind us has played?"""
        if not self.behind or not self.unseen:
            return 1.0
        better = sum([strength(card, favored, initial) > strongest for card in self.unseen])
        share = better / len(self.unseen)
        return float((1 - share) ** (3 * self.behind) * LIKELY_SAFE ** (self.behind > 1))

    def later(self, card: int, favored: int) -> float:
        """High cards and trumps are good to keep; an 8 is good to be rid of."""
        burden = 6.0 if self.favor[card & 15] < 0 else 0.0
        return (card & 15) * (1.6 if card >> 4 == favored else 1.0) - burden
