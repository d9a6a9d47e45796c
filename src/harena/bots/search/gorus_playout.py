"""The rest of a round of Gorus Maximus at a stroke. A search plays tens of thousands of rounds to their end, so here
the rules of combat (G-3) and counting (G-4) stand once more, on bare hands: `tests/bots/test_gorus_playout.py` holds
every card and every total against the kernel."""

from __future__ import annotations

from random import Random
from typing import Any

from harena.games.gorus.cards import CARD, RANK, SCHOOL, cards, school_cards
from harena.games.gorus.state import Gorus

WHIM = 1.5  # nobody plays alike twice
ANYTHING = 0.02  # how often a card is played that nobody would


def play_out(g: Gorus, rng: Random, shown: list[int] | None = None) -> list[int]:
    """Every side's crowd favor at the end of the round; `shown` gets the cards in the order they are played. Each
    seat follows by simple rules of thumb and leads anything."""
    rand = rng.random
    size: int = g.seats
    hands: list[int] = g.hands[:]
    sides: tuple[int, ...] = g.table.sides
    favor: tuple[int, ...] = g.table.favor
    totals, zeros = won_so_far(g)
    favored: int = g.favored
    initial: int = g.initial
    seat: int = g.seat
    combat: list[int] = g.played[len(g.played) - g.count :]
    leader: int = (seat - len(combat)) % size
    stock: list[int] = list(cards(g.stock))
    while True:
        while len(combat) < size:
            mask = hands[seat]
            options: Any
            if not combat:
                if not mask:
                    if zeros[favored] >= 0:
                        totals[zeros[favored]] += favor[16] - favor[0]
                    return totals
                options = cards(mask)
                card = led(options, mask, favored, rand) if len(options) > 1 else options[0]
                initial = card >> 4
                if not favored:
                    favored = initial
            else:
                rank = combat[-1] & 15
                following = mask & SCHOOL[initial]
                if following:
                    options = school_cards(following)
                    challenges = mask & RANK[rank] & ~following
                    if challenges:
                        options = options + cards(challenges)
                else:
                    options = cards(mask)
                if len(options) == 1:
                    card = options[0]
                elif rand() < ANYTHING:
                    card = options[int(rand() * len(options))]
                else:
                    card = followed(options, mask, combat, favored, initial, favor, size - 1 - len(combat), rand)
                if card & 15 == rank:
                    favored = card >> 4
            combat.append(card)
            mask ^= CARD[card]
            if stock:
                at = int(rand() * len(stock))
                mask |= CARD[stock[at]]
                stock[at] = stock[-1]
                stock.pop()
            hands[seat] = mask
            seat += 1
            if seat == size:
                seat = 0
        best, place, worth = -2, 0, 0
        for where, card in enumerate(combat):
            rank = card & 15
            worth += favor[rank]
            strength = rank + 32 if card >> 4 == favored else rank if card >> 4 == initial else -1
            if strength > best:
                best, place = strength, where
        seat = leader = (leader + place) % size
        side = sides[seat]
        totals[side] += worth
        for card in combat:
            if not card & 15:
                zeros[card >> 4] = side
        if shown is not None:
            shown += combat
        combat = []


def followed(
    options: Any,
    hand: int,
    combat: list[int],
    favored: int,
    initial: int,
    favor: tuple[int, ...],
    behind: int,
    rand: Any,
) -> int:
    """Win what is worth winning, as cheaply as it goes; be rid of eights, keep the zeros."""
    best, points = -2, 0
    for card in combat:
        rank = card & 15
        points += favor[rank] if rank or card >> 4 != favored else favor[16]
        strength = rank + 32 if card >> 4 == favored else rank if card >> 4 == initial else -1
        if strength > best:
            best = strength
    before = combat[-1] & 15
    each = 2.25 if not behind else 1.71 - 0.32 * behind
    chosen, most = -1, -1000.0
    for card in options:
        rank, school = card & 15, card >> 4
        trump, beaten = favored, best
        worth = rand() * WHIM
        if rank == before:  # a Challenge: the others are weighed anew
            trump, beaten = school, -2
            for other in combat:
                other_rank = other & 15
                strength = other_rank + 32 if other >> 4 == trump else other_rank if other >> 4 == initial else -1
                if strength > beaten:
                    beaten = strength
            worth += 0.09 * (hand & SCHOOL[school]).bit_count()
        if rank == 0:
            worth -= 7.67 if school == trump else 5.28
        strength = rank + 32 if school == trump else rank if school == initial else -1
        if strength > beaten:
            in_it = points + (favor[rank] if rank or school != trump else favor[16])
            worth += each * in_it - 0.37 * rank - (0.61 if behind else 0.3)
            if school == trump:
                worth += 0.225 * rank - 2.71
            if rank == 8:
                worth += 1.3
        else:
            worth -= 0.336 * rank
            if rank == 8:
                worth += 3.43
            elif rank >= 9:
                worth -= 1.85 if rank == 9 else 0.88
            if school == trump:
                worth += 0.42
            if not hand & SCHOOL[school] & ~CARD[card]:
                worth += 1.59
        if worth > most:
            most, chosen = worth, card
    return chosen


def led(options: Any, hand: int, favored: int, rand: Any) -> int:
    """Low cards of a short school; the very first card of a round makes the trump, so a long one then."""
    late = 1 - len(options) / 10
    lengths = [(hand & school).bit_count() for school in SCHOOL]
    chosen, most = -1, -1000.0
    for card in options:
        rank, school = card & 15, card >> 4
        worth = rand() * WHIM - (0.532 - 0.216 * late) * rank
        length = lengths[school]
        if length == 1:
            worth += 1.3
        if not favored:
            worth += 0.3 * length - 0.1 * rank
            if rank == 0:
                worth -= 2.58
        else:
            worth -= 0.265 * length
            if school == favored:
                worth += 0.096 * rank - 1.77 - 0.36 * late
                if rank == 8:
                    worth += 1.43
        if rank == 0:
            worth -= 5.69
        elif rank == 8:
            worth -= 0.43 + 2.36 * late
        elif rank == 9:
            worth -= 1.09
        elif rank >= 10:
            worth -= 0.7
        if worth > most:
            most, chosen = worth, card
    return chosen


def won_so_far(g: Gorus) -> tuple[list[int], list[int]]:
    """Of the round: every side's crowd favor without the Favored 0, and which side has won the 0 of each school."""
    table, size = g.table, g.seats
    totals, zeros = [0] * table.side_count, [-1] * 6
    for number, taker in enumerate(g.takers):
        side = table.sides[taker]
        for card in g.played[size * number : size * number + size]:
            totals[side] += table.favor[card & 15]
            if not card & 15:
                zeros[card >> 4] = side
    return totals, zeros
