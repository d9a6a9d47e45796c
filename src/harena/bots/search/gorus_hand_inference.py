"""Infer hidden hands from the cards the other seats have played in this round: a world in which sensible players would
have played like that is likelier than one in which they would not.

A sensible play is one the heuristic rates highly; nobody plays like that always. Worlds come from a Metropolis walk
(Metropolis and others 1953): two of the other seats exchange a card each; an exchange that explains their plays worse
is accepted with a probability that falls with how much worse it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, log
from random import Random

from harena.bots.heuristic.gorus import worths
from harena.bots.heuristic.gorus.evaluation import Evaluation
from harena.bots.heuristic.gorus.memory import Memory, from_the_deal
from harena.bots.search.gorus_playout import playable
from harena.games.gorus.cards import CARD, cards
from harena.games.gorus.view import leaders
from harena.kernel.rules import View

SHARP = 0.1  # by how much crowd favor a card must be better to be played clearly more often
ODD = 0.1  # how often a player plays a random card
WARM = 60  # exchanges that are tried before the first world ...
APART = 6  # ... and between two worlds


class Play:
    """A card that another seat played, and what that seat had seen by then."""

    def __init__(self, seat: int, card: int, memory: Memory) -> None:
        self.seat, self.card, self.memory = seat, card, memory
        self.since = 0  # the cards this seat has played since, including this one: they were in its hand
        self.known: dict[int, float] = {}

    def fit(self, hand: int) -> float:
        """Return the log-likelihood of this play if the seat still holds `hand`."""
        found = self.known.get(hand)
        if found is None:
            found = self.known[hand] = log(self.likely(hand | self.since))
        return found

    def likely(self, hand: int) -> float:
        combat = self.memory.combat
        options = playable(hand, cards(hand), combat[-1] & 15, combat[0] >> 4) if combat else cards(hand)
        if len(options) == 1:
            return 1.0
        found = worths(Evaluation(self.memory, self.seat, hand), options)
        best = max(found)
        weights = [exp((worth - best) / SHARP) for worth in found]
        return (1 - ODD) * weights[options.index(self.card)] / sum(weights) + ODD / len(options)


def history(view: View) -> list[Play]:
    """Return the other seats' plays of this round. It is empty with a stock (G-3.7), because hands have changed since,
    and in solo, because the dummy does not think."""
    memory = from_the_deal(view)
    size = memory.round.size
    if size <= 2:
        return []
    takers: list[int] = view["known"]["takers"]
    first = leaders(memory.round.table, view["state"]["dealer"], takers)
    found: list[Play] = []
    for at, card in enumerate(view["known"]["played"]):
        number, place = divmod(at, size)
        seat = (first[number] + place) % size
        if seat != view["viewer"]:
            found.append(Play(seat, card, memory.copy()))
        memory.play(seat, card)
        if place == size - 1:
            memory.take(takers[number])
    since = [0] * size
    for play in reversed(found):
        since[play.seat] |= CARD[play.card]
        play.since = since[play.seat]
    return found


class HandInference:
    """Samples hands that explain what was played."""

    def __init__(self, me: int, voids: Sequence[int], plays: Sequence[Play], hands: Sequence[int], rng: Random) -> None:
        self.rng, self.hands, self.voids = rng, list(hands), voids
        self.others = [seat for seat in range(len(hands)) if seat != me]
        self.plays = [[play for play in plays if play.seat == seat] for seat in range(len(hands))]
        self.fits = [self.fit(seat, hand) for seat, hand in enumerate(hands)]

    def fit(self, seat: int, hand: int) -> float:
        """Return how well a hand explains what this seat has played, as a log-likelihood."""
        total = 0.0
        for play in self.plays[seat]:
            total += play.fit(hand)
        return total

    def next(self) -> list[int]:
        self.walk(APART)
        return self.hands[:]

    def walk(self, steps: int, goes_on: Callable[[], bool] = lambda: True) -> None:
        for _ in range(steps):
            if not goes_on():
                break
            self.exchange()

    def exchange(self) -> None:
        """Try one step of the walk: two of the other seats exchange a card each, if they may hold it and the step is
        accepted."""
        rand, others, hands = self.rng.random, self.others, self.hands
        one = others[int(rand() * len(others))]
        two = others[int(rand() * len(others))]
        mine, yours = cards(hands[one]), cards(hands[two])
        if one == two or not mine or not yours:
            return
        give, get = CARD[mine[int(rand() * len(mine))]], CARD[yours[int(rand() * len(yours))]]
        if give & self.voids[two] or get & self.voids[one]:
            return
        hand, other = hands[one] ^ give ^ get, hands[two] ^ give ^ get
        fit, other_fit = self.fit(one, hand), self.fit(two, other)
        better = fit + other_fit - self.fits[one] - self.fits[two]
        if better >= 0 or rand() < exp(better):
            hands[one], hands[two] = hand, other
            self.fits[one], self.fits[two] = fit, other_fit
