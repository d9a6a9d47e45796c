"""What the others' cards in this round tell of the hands behind them: a world in which sensible people would have
played like that is likelier than one in which they would not.

Sensible is what the rules of thumb call good, which nobody follows always. Worlds come from a walk (Metropolis and
others 1953): two of the others exchange two cards, and if what they played makes less sense with these, then the less
likely it stays so."""

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

SHARP = 0.1  # crowd favor by which a card must be better to be played clearly more often
ODD = 0.1  # how often somebody plays any card at all
WARM = 60  # exchanges to be tried before the first world ...
APART = 6  # ... and before each other


class Play:
    """A card that somebody else played, and what he had seen by then."""

    def __init__(self, seat: int, card: int, memory: Memory) -> None:
        self.seat, self.card, self.memory = seat, card, memory
        self.since = 0  # the cards he has played since, this one included: they were in his hand
        self.known: dict[int, float] = {}

    def fit(self, hand: int) -> float:
        """The logarithm of how likely this card was, if this is what he still holds."""
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
    """Of this round. With a stock (G-3.7) hands were others, and the dummy of solo thinks nothing: none is told."""
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
    """Hands that explain what was played, one deal after the other."""

    def __init__(self, me: int, voids: Sequence[int], plays: Sequence[Play], hands: Sequence[int], rng: Random) -> None:
        self.rng, self.hands, self.voids = rng, list(hands), voids
        self.others = [seat for seat in range(len(hands)) if seat != me]
        self.plays = [[play for play in plays if play.seat == seat] for seat in range(len(hands))]
        self.fits = [self.fit(seat, hand) for seat, hand in enumerate(hands)]

    def fit(self, seat: int, hand: int) -> float:
        """How well a hand explains what this seat has played."""
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
        """Two of the others give each other a card, if they may hold it and it makes no less sense."""
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
