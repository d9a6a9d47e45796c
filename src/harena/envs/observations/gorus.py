"""Observations of Gorus as bits. Seats are counted clockwise from the observer (0), so that one policy can play every
seat.

A number n is n ones, then zeros. A set of cards is 80 bits: Fists 0 to 15, Swords 0 to 15, and so on. What the options
fix (ranks in the deck, crowd favor, targets) is not included.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from harena.envs.observations.layout import Array, LayoutBuilder
from harena.games.gorus.cards import CARD, FIRST, SCHOOLS
from harena.games.gorus.state import Gorus
from harena.games.gorus.table import HAND, Table
from harena.games.gorus.view import leaders

CARDS = 16 * len(SCHOOLS[1:])
MOST = 9  # most supports a side may need


class GorusObservations:
    """Collects all bits in one long integer and unpacks it at the end, which is far faster than writing entry by
    entry."""

    low, high = 0, 1
    dtype: np.dtype[Any] = np.dtype(np.int8)

    def __init__(self, options: Mapping[str, Any]) -> None:
        table = Table(options)
        self.table = table
        self.count = table.combatants  # the dummy of a solo game is one of them
        count, parts = self.count, LayoutBuilder()
        schools = len(SCHOOLS[1:])
        self.hand = parts.add("hand", CARDS)
        self.combat = parts.add("combat", count * CARDS)  # by seat: its card in the present combat
        self.played = parts.add("played", count * CARDS)  # by seat: what it played in this round
        self.won = parts.add("won", count * CARDS)  # by seat: the cards it took in this round
        self.voids = parts.add("voids", count * schools)  # by seat: schools it proved to lack
        self.hand_sizes = parts.add("hand_sizes", count * HAND)
        self.stock_size = parts.add("stock_size", max(1, len(table.ranks) * table.school_count - HAND * table.players))
        self.waiting = parts.add("waiting", count)  # who is asked
        self.leader = parts.add("leader", count)  # of the present combat
        self.dealer = parts.add("dealer", count)
        self.partners = parts.add("partners", count)  # on the observer's side, including the observer
        self.initial = parts.add("initial", schools)  # the school to follow; none: the observer leads
        self.favored = parts.add("favored", schools)
        self.schools = parts.add("schools", schools)  # in play
        self.supports = parts.add("supports", count * MOST)  # by seat: its side's
        self.rounds = parts.add("round", sum([target - 1 for target in table.targets]) + 1)
        self.layout, self.size = parts.layout, parts.size
        self.private = {"hand"}
        self.bytes = -(-self.size // 8)
        self.combats = len(table.ranks) * table.school_count // 2 if table.players == 2 else HAND  # in a round
        sides = table.sides
        self.partner_bits = [
            sum([1 << other for other in range(count) if sides[(seat + other) % count] == sides[seat]])
            for seat in range(count)
        ]

    def of(self, g: Gorus, seat: int) -> Array:
        packed = np.frombuffer(self.written(g, seat).to_bytes(self.bytes, "little"), np.uint8)
        return np.unpackbits(packed, count=self.size, bitorder="little").view(np.int8)

    def into(self, g: Gorus, seat: int, row: Array) -> None:
        row[:] = self.of(g, seat)

    def written(self, g: Gorus, seat: int) -> int:
        """Return all bits as one number."""
        me = max(seat, 0)
        found = self.cards(g, me) | self.facts(g, me)
        return found | g.hands[seat] >> FIRST << self.hand if seat >= 0 else found

    def order(self, g: Gorus, seat: int) -> Array:
        """Return when each card of this round was played: per combat its cards, and who led it. Everybody saw it. With
        `of` it says all there is to remember of the round."""
        found = at = 0
        each = CARDS + self.count
        size = each * self.combats
        for number, leader in enumerate(leaders(self.table, g.dealer, g.takers)):
            fallen = g.played[at : at + self.count]
            at += self.count
            if not fallen:
                break
            pile = 0
            for card in fallen:
                pile |= CARD[card]
            found |= (pile >> FIRST | 1 << CARDS + (leader - max(seat, 0)) % self.count) << each * number
        packed = np.frombuffer(found.to_bytes(-(-size // 8), "little"), np.uint8)
        return np.unpackbits(packed, count=size, bitorder="little").view(np.int8)

    def cards(self, g: Gorus, seat: int) -> int:
        """Return the bits of the cards of this round, and the proven voids. Everybody saw these cards (G-3.6 forbids
        looking again, not remembering)."""
        count, played, takers = self.count, g.played, g.takers
        own = [0] * count  # by seat, counted from the observer
        won = [0] * count
        voids, at = 0, 0
        combat = 0
        for number, leader in enumerate(leaders(self.table, g.dealer, takers)):
            fallen = played[at : at + count]
            at += count
            if not fallen:
                break
            initial, before, pile = fallen[0] >> 4, -1, 0
            place = (leader - seat) % count
            present = number == len(takers)
            for card in fallen:
                bit = CARD[card]
                pile |= bit
                own[place] |= bit
                if card >> 4 != initial and card & 15 != before & 15:
                    voids |= 1 << 5 * place + initial - 1
                if present:
                    combat |= bit >> FIRST << CARDS * place
                before = card
                place = place + 1 if place + 1 < count else 0
            if not present:
                won[(takers[number] - seat) % count] |= pile
        if self.table.solo:
            voids &= 31  # the dummy need not follow, so it proves no void
        found = combat << self.combat | voids << self.voids
        for place in range(count):
            found |= own[place] >> FIRST << self.played + CARDS * place
            found |= won[place] >> FIRST << self.won + CARDS * place
        return found

    def facts(self, g: Gorus, seat: int) -> int:
        count, sides, seats = self.count, self.table.sides, g.seats
        found = self.partner_bits[seat] << self.partners
        found |= 1 << self.leader + (g.leader - seat) % count | 1 << self.dealer + (g.dealer - seat) % count
        found |= ((1 << g.stock.bit_count()) - 1) << self.stock_size | ((1 << g.round) - 1) << self.rounds
        if g.seat >= 0:
            found |= 1 << self.waiting + (g.seat - seat) % count
        if g.favored:
            found |= 1 << self.favored + g.favored - 1
        if g.count:
            found |= 1 << self.initial + g.initial - 1
        for school in g.schools:
            found |= 1 << self.schools + school - 1
        for place in range(count):
            other = (seat + place) % count
            found |= ((1 << g.supports[sides[other]]) - 1) << self.supports + MOST * place
            if other < seats:
                found |= ((1 << g.hands[other].bit_count()) - 1) << self.hand_sizes + HAND * place
        return found


class EverythingOfGorus(GorusObservations):
    """What seat 0 sees, all hands from there, and the stock: for a critic, never for play."""

    def __init__(self, options: Mapping[str, Any]) -> None:
        super().__init__(options)
        self.private = set()
        parts = LayoutBuilder()
        for name, part in self.layout.items():
            parts.add(name, part.stop - part.start)
        self.hands = parts.add("hands", self.table.players * CARDS)
        self.stock = parts.add("stock", CARDS)
        self.layout, self.size = parts.layout, parts.size
        self.bytes = -(-self.size // 8)

    def written(self, g: Gorus, seat: int) -> int:
        found = super().written(g, 0) | g.stock >> FIRST << self.stock
        for other, hand in enumerate(g.hands):
            found |= hand >> FIRST << self.hands + CARDS * other
        return found
