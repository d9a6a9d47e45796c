"""Playouts for games with long matches: the heuristic plays on to a nearby boundary, and a win estimator rates the
position there."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from harena.bots import FreeMove
from harena.bots.halving import unseal
from harena.bots.search.hands import Key, lean, leanings
from harena.bots.search_api import Thought
from harena.game import Game
from harena.kernel.chance import Luck
from harena.kernel.choice import OPEN, Choice, Space
from harena.kernel.flow import GATHER, ROUNDS, SEAL, SEALED
from harena.kernel.rules import Rules, View

NO_QUESTION = Choice("", -1, "", "", "", (), 0, "", False, OPEN)


def finished(g: Any) -> list[float]:
    """Return each seat's part of the victory."""
    return [(seat in g.winners) / len(g.winners) for seat in range(g.seats)]


class Playout(Thought):
    """A game's subclass says where a playout ends, how its heuristic decides, and what a position is worth."""

    def __init__(self, game: Game[Any], view: View, choice: Choice, rng: Random) -> None:
        super().__init__(game.rules)
        self.game, self.view, self.seat, self.rng = game, view, choice.seat, rng
        self.here: tuple[int, ...] = ()
        self.weights: list[list[float]] = []  # by seat and card: how likely it is to be held (hands.py)

    def boundary(self, g: Any) -> tuple[int, ...]:
        """Return the part of the match the state is in; a playout ends where this changes."""
        raise NotImplementedError

    def decided(self, g: Any, rng: Random) -> int:
        """Return the heuristic's answer for the seat that is asked."""
        raise NotImplementedError

    def chances(self, g: Any) -> list[float]:
        """Return each seat's probability of winning from this position."""
        raise NotImplementedError

    def free_move(self, g: Any, seat: int, free_moves: Sequence[FreeMove], rng: Random) -> FreeMove | None:
        """Return the free action the heuristic takes for a seat, or None."""
        raise NotImplementedError

    def known_hands(self, g: Any) -> list[int]:
        """Return, by seat, the set of cards that our seat knows to be in this hand."""
        raise NotImplementedError

    def hand_key(self, g: Any, seat: int, card: int) -> Key:
        """Return by what it is known how likely a card waits in a hand."""
        raise NotImplementedError

    def infer(self, g: Any) -> None:
        """Make what is hidden from our seat as likely as what was seen and said makes it."""
        if not self.weights:
            self.weights = leanings(self.game.name, g, self.hand_key)
        lean(g, self.seat, self.known_hands(g), self.weights, self.rng)

    def world(self) -> Any:
        g = self.game.resample(self.view, self.rng)
        self.infer(g)
        g.skip_lone_pass = True
        unseal(self.rules, g, self.seat)
        self.here = self.boundary(g)
        return g

    def advance(self, g: Any, rng: Random) -> None:
        """Make one decision."""
        options = g.options
        forced = not isinstance(options, Space) and len(options) == 1
        self.step(g, options[0] if forced else self.decided(g, rng))

    def playout(self, g: Any, rng: Random) -> Sequence[float]:
        while g.seat >= 0 and self.boundary(g) == self.here:
            self.advance(g, rng)
        return finished(g) if g.seat < 0 else self.chances(g)

    def look_ahead(self, g: Any, since: Any) -> Sequence[float]:
        """Play a copy of a true position on to the horizon of another one, with new luck."""
        self.here = self.boundary(since)
        own = self.rules.copy(g)
        own.luck, own.skip_lone_pass = Luck(self.rng), True
        return self.playout(own, self.rng)

    def reply(self, g: Any, rng: Random) -> None:
        """Let the receiver of the newest offer accept or decline it."""
        if g.offers:
            offer = g.offers[-1]
            move = self.free_move(g, offer.to, [("accept", (offer.id,))], rng)
            accepts = move is not None and move[0] == "accept"
            self.rules.act_freely_unchecked(g, offer.to, "accept" if accepts else "decline", (offer.id,))


def asked(rules: Rules[Any], g: Any) -> Choice:
    """Return the question a sampled world waits for, without its id and other parts that only checked play needs."""
    f = g.stack[-1]
    step = rules.steps[f.proc][f.at]
    op = step.op
    return Choice(
        "", g.seat, f"{f.proc}.{step.name}", "", "", g.options, 1, "",
        sealed=op == SEAL or op == SEALED,
        given=-1,
        window=op == ROUNDS or op == SEALED,
        gather=op == GATHER,
        ask_again=step.ask_again,
    )  # fmt: skip
