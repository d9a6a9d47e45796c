"""Sample states that look the same to one seat: the cards it has not seen are dealt again to where they can be.

A seat that proved a void holds no card of that school. With two players hands are refilled from the stock, so a proof
there means that the seat drew all its cards of that school later. Therefore a place is a moment at which a seat got a
card (0: with the deal, n: after its n-th play), and with two players the cards it has played since need a place too.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, NamedTuple

from harena.games.gorus.cards import CARD
from harena.games.gorus.game import RULES
from harena.games.gorus.state import Gorus
from harena.games.gorus.table import HAND
from harena.games.gorus.view import Play, plays
from harena.kernel.rules import View
from harena.kernel.state import mask_of
from harena.kernel.views import rebuild

STOCK = -1
NEVER = 99  # later than any play


class Place(NamedTuple):
    seat: int  # or STOCK
    got_after: int


class Lot(NamedTuple):
    card: int
    player: int  # who played it, or -1
    played_at: int  # the number of that play, or NEVER: it is still hidden


def resample(seen: View, rng: Random) -> Gorus:
    """Return a random state with this view."""
    return Guesses(seen, rng)()


class Guesses:
    """Makes random states with this view; what all of them share is built once."""

    def __init__(self, seen: View, rng: Random) -> None:
        state = seen["state"]
        self.rng = rng
        self.hands = [mask_of(hand) if hand is not None else 0 for hand in state["hands"]]
        gone = {card for hand in state["hands"] if hand for card in hand} | set(seen["known"]["played"])
        lots = [Lot(card, -1, NEVER) for card in state["deck"] if card not in gone]
        strangers = [seat for seat, hand in enumerate(state["hands"]) if hand is None]
        history = [play for play in plays(seen) if play.seat in strangers]
        self.sizes = [(STOCK, state["stock_size"]), *[(seat, state["hands_size"][seat]) for seat in strangers]]
        self.masks = [CARD[lot.card] for lot in lots]
        places = [Place(seat, 0) for seat, size in self.sizes for _ in range(size)]
        self.fitting: Fitting | None = None
        if any([play.void for play in history]):
            if len(self.hands) == 2:
                lots += [Lot(play.card, play.seat, play.number) for play in history]
                places = drawn_places(seen, strangers, history)
            self.fitting = Fitting(lots, places, history, rng)
        self.lots = lots
        hands, stock = self.deal()
        hidden: dict[str, Any] = {"hands": hands, "stock": stock}
        self.first = rebuild(RULES, seen, hidden, rng)
        self.asks_stranger = self.first.seat in strangers  # their options depend on the hand they are given

    def __call__(self) -> Gorus:
        g = self.first.copy()
        g.hands, g.stock = self.deal()
        if self.asks_stranger:
            RULES.advance(g)
        return g

    def deal(self) -> tuple[list[int], int]:
        """Return all hands and the stock."""
        hands, stock = self.hands[:], 0
        if self.fitting is None:  # no void is proven, so a shuffle is enough
            rand, at = self.rng.random, 0
            shuffled = sorted(self.masks, key=lambda _: rand())
            for seat, size in self.sizes:
                part = sum(shuffled[at : at + size])
                at += size
                if seat == STOCK:
                    stock = part
                else:
                    hands[seat] |= part
            return hands, stock
        for lot, place in zip(self.lots, self.fitting.mixed(), strict=True):
            if lot.played_at == NEVER:
                if place.seat == STOCK:
                    stock |= CARD[lot.card]
                else:
                    hands[place.seat] |= CARD[lot.card]
        return hands, stock


def drawn_places(seen: View, strangers: list[int], history: list[Play]) -> list[Place]:
    """Two players: return every moment at which the other seat got a card, and the stock."""
    places = [Place(STOCK, 0)] * seen["state"]["stock_size"]
    for seat in strangers:
        played = sum([play.seat == seat for play in history])
        draws = seen["state"]["hands_size"][seat] + played - HAND
        places += [Place(seat, 0)] * HAND + [Place(seat, number) for number in range(1, draws + 1)]
    return places


class Fitting:
    """Assigns a place to each lot: augmenting paths find a deal that fits, then random exchanges turn it into a random
    one, and later ones start from it."""

    def __init__(self, lots: list[Lot], places: list[Place], history: list[Play], rng: Random) -> None:
        self.lots, self.rng = lots, rng
        room = Counter(places)  # equal places are merged into one with room for several
        self.kinds = list(room)
        self.room = [room[kind] for kind in self.kinds]
        self.held: list[list[int]] = [[] for _ in self.kinds]
        self.proofs: dict[tuple[int, int], list[int]] = {}
        for play in history:
            if play.void:
                self.proofs.setdefault((play.seat, play.void), []).append(play.number)
        self.fitting = [[at for at, kind in enumerate(self.kinds) if self.fits(lot, kind)] for lot in lots]
        self.allowed = [mask_of(fitting) for fitting in self.fitting]
        order = list(range(len(lots)))
        rng.shuffle(order)
        for lot in order:
            if not self.settle(lot, set()):
                raise AssertionError("a view that no deal explains")
        self.where = [0] * len(lots)
        for at, held in enumerate(self.held):
            for lot in held:
                self.where[lot] = at
        for _ in range(3):
            self.mixed()

    def fits(self, lot: Lot, place: Place) -> bool:
        """Tell whether a card may have been at this place, given the proven voids."""
        if place.seat == STOCK:
            return lot.player < 0
        if lot.player >= 0 and (lot.player != place.seat or place.got_after >= lot.played_at):
            return False
        proofs = self.proofs.get((place.seat, lot.card >> 4), ())
        return all([not place.got_after < number < lot.played_at for number in proofs])

    def settle(self, lot: int, tried: set[int]) -> bool:
        """Find a place for this lot, moving other lots if necessary."""
        free = [at for at in self.fitting[lot] if len(self.held[at]) < self.room[at]]
        if free:
            self.held[self.rng.choice(free)].append(lot)
            return True
        for at in self.fitting[lot]:
            if at not in tried:
                tried.add(at)
                for slot, other in enumerate(self.held[at]):
                    if self.settle(other, tried):
                        self.held[at][slot] = lot
                        return True
        return False

    def mixed(self) -> list[Place]:
        """Return the next deal, after random exchanges of two lots wherever both fit."""
        where, allowed, rand = self.where, self.allowed, self.rng.random
        count = len(where)
        for one in range(count):
            other = int(rand() * count)
            here, there = where[one], where[other]
            if allowed[one] >> there & 1 and allowed[other] >> here & 1:
                where[one], where[other] = there, here
        return [self.kinds[at] for at in where]
