"""Worlds that look the same from one chair: the cards a seat has not seen, dealt anew where they can be.

A seat that proved a void holds no card of that school. With two players hands are filled up from the stock, so there a
proof says: whatever he holds of that school he drew later. A place is therefore a moment at which a seat got a card (0:
with the deal, n: after its n-th play), and with two players the cards it has played since need a place too.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, NamedTuple

from harena.games.gorus.game import RULES
from harena.games.gorus.state import Gorus
from harena.games.gorus.table import HAND
from harena.games.gorus.view import Play, plays
from harena.kernel.rules import View
from harena.kernel.sight import rebuild
from harena.kernel.state import mask_of

STOCK = -1
NEVER = 99  # later than any play


class Place(NamedTuple):
    seat: int  # or STOCK
    got_after: int


class Lot(NamedTuple):
    card: int
    player: int  # who played it, or -1
    played_at: int  # as which of his plays, or NEVER: it is still hidden


def resample(seen: View, rng: Random) -> Gorus:
    """A state with this view."""
    state = seen["state"]
    hands: list[list[int]] = [hand if hand is not None else [] for hand in state["hands"]]
    gone = {card for hand in hands for card in hand} | set(seen["known"]["played"])
    lots = [Lot(card, -1, NEVER) for card in state["deck"] if card not in gone]
    strangers = [seat for seat, hand in enumerate(state["hands"]) if hand is None]
    history = [play for play in plays(seen) if play.seat in strangers]
    places = [Place(STOCK, 0)] * state["stock_size"]
    for seat in strangers:
        places += [Place(seat, 0)] * state["hands_size"][seat]
    if not any(play.void for play in history):
        rng.shuffle(lots)
        dealt = list(zip(lots, places, strict=True))
    else:
        if len(hands) == 2:
            lots += [Lot(play.card, play.seat, play.number) for play in history]
            places = drawn_places(seen, strangers, history)
        dealt = Fitting(lots, places, history, rng).deal()
    stock: list[int] = []
    for lot, place in dealt:
        if lot.played_at == NEVER:
            (stock if place.seat == STOCK else hands[place.seat]).append(lot.card)
    hidden: dict[str, Any] = {"hands": [mask_of(hand) for hand in hands], "stock": mask_of(stock)}
    return rebuild(RULES, seen, hidden, rng)


def drawn_places(seen: View, strangers: list[int], history: list[Play]) -> list[Place]:
    """Two players: every moment at which a stranger got a card, and the stock."""
    places = [Place(STOCK, 0)] * seen["state"]["stock_size"]
    for seat in strangers:
        played = sum([play.seat == seat for play in history])
        draws = seen["state"]["hands_size"][seat] + played - HAND
        places += [Place(seat, 0)] * HAND + [Place(seat, number) for number in range(1, draws + 1)]
    return places


class Fitting:
    """A lot for each place: augmenting paths find a deal that fits, exchanges then make it a random one."""

    def __init__(self, lots: list[Lot], places: list[Place], history: list[Play], rng: Random) -> None:
        self.lots, self.rng = lots, rng
        self.room = Counter(places)  # equal places are one kind with room for many
        self.held: dict[Place, list[int]] = {place: [] for place in self.room}
        self.proofs: dict[tuple[int, int], list[int]] = {}
        for play in history:
            if play.void:
                self.proofs.setdefault((play.seat, play.void), []).append(play.number)
        self.fitting = [[place for place in self.room if self.fits(lot, place)] for lot in lots]

    def fits(self, lot: Lot, place: Place) -> bool:
        """Was it there at a moment at which it cannot have been there?"""
        if place.seat == STOCK:
            return lot.player < 0
        if lot.player >= 0 and (lot.player != place.seat or place.got_after >= lot.played_at):
            return False
        proofs = self.proofs.get((place.seat, lot.card >> 4), ())
        return all([not place.got_after < number < lot.played_at for number in proofs])

    def settle(self, lot: int, tried: set[Place]) -> bool:
        """A place for this lot, others moving on where they must."""
        free = [place for place in self.fitting[lot] if len(self.held[place]) < self.room[place]]
        if free:
            self.held[self.rng.choice(free)].append(lot)
            return True
        for place in self.fitting[lot]:
            if place not in tried:
                tried.add(place)
                for at, other in enumerate(self.held[place]):
                    if self.settle(other, tried):
                        self.held[place][at] = lot
                        return True
        return False

    def deal(self) -> list[tuple[Lot, Place]]:
        order = list(range(len(self.lots)))
        self.rng.shuffle(order)
        for lot in order:
            if not self.settle(lot, set()):
                raise AssertionError("a view that no deal explains")
        where = {lot: place for place, held in self.held.items() for lot in held}
        for _ in range(4 * len(order)):
            a, b = self.rng.choice(order), self.rng.choice(order)
            if where[b] in self.fitting[a] and where[a] in self.fitting[b]:
                where[a], where[b] = where[b], where[a]
        return [(self.lots[lot], place) for lot, place in where.items()]
