"""A decision as one seat sees it: what it remembers and holds, and so which cards are unseen and who can hold them.

A search makes thousands of these, for itself and for the other seats. Therefore card sets are bit masks, and what
several cards share is computed once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from harena.bots.heuristic.gorus.memory import Memory, remembered
from harena.games.gorus.cards import CARD, SCHOOL, cards
from harena.games.gorus.table import HAND
from harena.kernel.rules import View
from harena.kernel.state import mask_of

ABOVE = tuple(
    [SCHOOL[card >> 4] >> card + 1 << card + 1 for card in range(len(CARD))]
)  # by card: the cards of its school that beat it
BELOW = tuple([SCHOOL[card >> 4] & CARD[card] - 1 for card in range(len(CARD))])


class Evaluation:
    """What was played, who won it, which cards are unseen and who can hold them."""

    __slots__ = ("behind", "combat", "favored", "hand", "left", "me", "memory", "places", "round", "side", "unseen")

    def __init__(self, memory: Memory, me: int, hand: int) -> None:
        self.memory, self.me, self.hand = memory, me, hand
        of = self.round = memory.round
        self.side = of.sides[me]
        self.favored = memory.favored
        self.combat = memory.combat
        self.left = hand.bit_count() - 1 + (0 if of.solo else memory.stock // of.size)  # combats after this one
        size = of.size
        self.behind = [(me + n) % size for n in range(1, size - len(memory.combat))]
        self.unseen = of.deck & ~memory.gone & ~hand  # cards that may be anywhere
        self.places: dict[int, tuple[list[int], int]] = {}  # by school

    def rooms(self, school: int) -> tuple[list[int], int]:
        """Return how many cards of a school each seat may hold, and how many places outside our hand can hold them."""
        found = self.places.get(school)
        if found is None:
            memory, all_of_it = self.memory, SCHOOL[school]
            rooms = [
                self.left_over(seat, school) if void & all_of_it else size
                for seat, (size, void) in enumerate(zip(memory.sizes, memory.voids, strict=True))
            ]
            found = self.places[school] = rooms, memory.stock + sum(rooms) - rooms[self.me]
        return found

    def left_over(self, seat: int, school: int) -> int:
        """Return how many cards of a school a seat may hold that has shown a void in it. With two players hands are
        refilled from the stock, so that the void covers only the cards the seat held then."""
        if self.round.size > 2:
            return 0
        memory = self.memory
        plays = memory.gone.bit_count() // 2 + (1 if seat == memory.leader and memory.combat else 0)
        drawn = memory.sizes[seat] + plays - HAND
        number = max([number for who, number, what in memory.proofs if who == seat and what == school])
        return min(memory.sizes[seat], max(0, drawn - number + 1))

    def lacks(self, seat: int, school: int, cards: int) -> float:
        """Return the probability that this seat holds none of `cards` unseen cards of a school."""
        rooms, places = self.rooms(school)
        return none_of(rooms[seat], places, cards)

    def power(self, card: int) -> float:
        """Return the share of the unseen cards of its school that this card beats."""
        unseen = (self.unseen & SCHOOL[card >> 4]).bit_count()
        return (self.unseen & BELOW[card]).bit_count() / unseen if unseen else 1.0

    def held(self) -> Sequence[int]:
        return cards(self.hand)


@cache
def none_of(room: int, places: int, cards: int) -> float:
    """Return the probability that none of `cards` cards is in `room` of the `places`."""
    chance = 1.0
    for _ in range(cards if room else 0):
        if places <= room:
            return 0.0
        chance *= (places - room) / places
        places -= 1
    return chance


@cache
def fortune(schools: int, steady: float, plays: float) -> tuple[float, float]:
    """Return the probability of being the Favored School after `plays` more cards: for the present one, for another."""
    keeps = (1 + (schools - 1) * steady**plays) / schools
    return keeps, (1 - keeps) / (schools - 1)


def evaluation_of(view: View) -> Evaluation:
    """Return the evaluation of the viewer's position."""
    me = view["viewer"]
    return Evaluation(remembered(view), me, mask_of(view["state"]["hands"][me]))
