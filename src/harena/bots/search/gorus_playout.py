"""Play the rest of a round of Gorus Maximus fast. A search plays tens of thousands of rounds to their end, so the rules
of combat (G-3) and counting (G-4) are written here a second time, on plain hands; `tests/bots/test_gorus_playout.py`
compares every card and every total with the kernel.

The next cards are played either by the heuristic itself (bots/heuristic/gorus) or by a policy that was learned from it:
weights of a softmax over cheap features, fitted to 24,000 of its decisions at tables of two to six. The policy finds
the heuristic's card three times in four when following, and every other time when leading. It takes a tenth of the
time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf
from random import Random
from typing import NamedTuple

from harena.bots.heuristic.gorus import worths
from harena.bots.heuristic.gorus.evaluation import Evaluation
from harena.bots.heuristic.gorus.memory import Memory
from harena.games.gorus.cards import CARD, RANK, SCHOOL, cards, school_cards
from harena.games.gorus.state import Gorus
from harena.games.gorus.table import Table

WHIM = 1.5  # range of the random noise on a card's worth
DOUBT = 0.05  # the same for the heuristic
ALONE = 1.59  # worth of getting rid of the last card of a school
CHANGED = 0.09  # worth of a Challenge, per card held of the school it favors
ANYTHING = 0.02  # how often a random card is played


def play_out(g: Gorus, rng: Random, anything: float = ANYTHING, shown: list[int] | None = None) -> list[int]:
    """Play to the end of the round and return each side's crowd favor; `shown` gets the cards in the order of play."""
    totals, zeros = won_so_far(g)
    combat: list[int] = g.played[len(g.played) - g.count :]
    return play_by_policy(
        Rest(g.table, g.hands[:], combat, g.seat, g.favored, totals, zeros, g.stock), rng, anything, shown
    )


def play_sensibly(g: Gorus, memory: Memory, rng: Random, near: int, shown: list[int] | None = None) -> list[int]:
    """Do the same, but play at least the next `near` cards, if there are as many, by the heuristic. `memory` describes
    this round some cards ago; it is changed."""
    hands, seat, size = g.hands[:], g.seat, g.seats
    for card in g.played[memory.gone.bit_count() :]:
        memory.play((memory.leader + len(memory.combat)) % size, card)
        if len(memory.combat) == size:
            memory.take(memory.winner())
    while memory.combat or (near > 0 and hands[seat]):
        hand, combat = hands[seat], memory.combat
        options = playable(hand, cards(hand), combat[-1] & 15, combat[0] >> 4) if combat else cards(hand)
        card = options[0]
        if len(options) > 1:
            card = heaviest(options, worths(Evaluation(memory, seat, hand), options), rng.random, DOUBT)
        memory.play(seat, card)
        hands[seat] ^= CARD[card]
        near -= 1
        seat = seat + 1 if seat + 1 < size else 0
        if len(memory.combat) == size:
            if shown is not None:
                shown += memory.combat
            seat = memory.winner()
            memory.take(seat)
    totals, zeros = memory.won, [-1] * len(SCHOOL)
    for side, school in memory.zeros:
        totals[side] += g.table.favor[0]
        zeros[school] = side
    return play_by_policy(Rest(g.table, hands, [], seat, memory.favored, totals, zeros, 0), rng, ANYTHING, shown)


class Rest(NamedTuple):
    """The state of a round whose rest is to be played."""

    table: Table
    hands: list[int]
    combat: list[int]
    seat: int  # whose turn it is
    favored: int
    totals: list[int]  # each side's crowd favor so far, as if no 0 were of the Favored School
    zeros: list[int]  # the side that has won the 0 of each school, or -1
    stock: int


def play_by_policy(rest: Rest, rng: Random, anything: float, shown: list[int] | None) -> list[int]:
    """Play to the end of the round by the learned policy and return each side's crowd favor."""
    rand = rng.random
    table, hands, combat, seat, favored, totals, zeros, _ = rest
    size, sides, favor = table.players, table.sides, table.favor
    stock = list(cards(rest.stock))
    held = [list(cards(hand)) for hand in hands]  # hands as bit masks and as lists, each used where it is faster
    initial = combat[0] >> 4 if combat else 0
    leader = (seat - len(combat)) % size
    teams = len(totals) < size
    while combat or held[seat]:
        while len(combat) < size:
            own: Sequence[int] = held[seat]
            options = own if not combat else playable(hands[seat], own, combat[-1] & 15, initial)
            if len(options) == 1:
                card = options[0]
            elif anything == 1.0 or rand() < anything:
                card = options[int(rand() * len(options))]
            elif combat:
                ours = teams and sides[(leader + winning_place(combat, favored, initial)) % size] == sides[seat]
                behind = size - 1 - len(combat)
                found = follow_worths(options, hands[seat], combat, favored, initial, favor, behind, ours)
                card = heaviest(options, found, rand)
            else:
                card = heaviest(options, lead_worths(options, hands[seat], favored), rand)
            if not combat:
                initial = card >> 4
                favored = favored or initial
            elif card & 15 == combat[-1] & 15:  # a Challenge
                favored = card >> 4
            combat.append(card)
            held[seat].remove(card)
            hands[seat] ^= CARD[card]
            if stock:
                new = draw(stock, rand)
                held[seat].append(new)
                hands[seat] |= CARD[new]
            seat = seat + 1 if seat + 1 < size else 0
        seat = leader = (leader + winning_place(combat, favored, initial)) % size
        side = sides[seat]
        for card in combat:
            totals[side] += favor[card & 15]
            if not card & 15:
                zeros[card >> 4] = side
        if shown is not None:
            shown += combat
        combat = []
    if zeros[favored] >= 0:
        totals[zeros[favored]] += favor[16] - favor[0]
    return totals


def won_so_far(g: Gorus) -> tuple[list[int], list[int]]:
    """Return each side's crowd favor so far without the Favored 0, and which side has won the 0 of each school."""
    table, size = g.table, g.seats
    totals, zeros = [0] * table.side_count, [-1] * len(SCHOOL)
    for number, taker in enumerate(g.takers):
        side = table.sides[taker]
        for card in g.played[size * number : size * number + size]:
            totals[side] += table.favor[card & 15]
            if not card & 15:
                zeros[card >> 4] = side
    return totals, zeros


def playable(hand: int, held: Sequence[int], before: int, initial: int) -> Sequence[int]:
    """G-3.3: return the cards that may follow a card of rank `before`."""
    following = hand & SCHOOL[initial]
    if not following:
        return held
    challenges = hand & RANK[before] & ~following
    return school_cards(following) + cards(challenges) if challenges else school_cards(following)


def winning_place(combat: list[int], favored: int, initial: int) -> int:
    """G-3.5: return the place of the winning card."""
    best = place = -1
    for where, card in enumerate(combat):
        strength = card & 15
        if card >> 4 == favored:
            strength += 32
        elif card >> 4 != initial:
            strength = -1
        if strength > best:
            best, place = strength, where
    return place


def draw(stock: list[int], rand: Callable[[], float]) -> int:
    """G-3.7: draw a random card of the stock."""
    at = int(rand() * len(stock))
    card = stock[at]
    stock[at] = stock[-1]
    stock.pop()
    return card


def to_beat(combat: list[int], favored: int, initial: int) -> int:
    """Return the strength of the winning card."""
    card = combat[winning_place(combat, favored, initial)]
    return 32 + (card & 15) if card >> 4 == favored else card & 15


def heaviest(options: Sequence[int], found: list[float], rand: Callable[[], float], whim: float = WHIM) -> int:
    """Return the card with the greatest worth after random noise of up to `whim`."""
    chosen, most = -1, -inf
    for card, worth in zip(options, found, strict=True):
        worth += rand() * whim
        if worth > most:
            most, chosen = worth, card
    return chosen


def follow_worths(
    options: Sequence[int],
    hand: int,
    combat: list[int],
    favored: int,
    initial: int,
    favor: tuple[int, ...],
    behind: int,
    ours: bool,
) -> list[float]:
    """Return the worth of each following card: win what is worth winning, as cheaply as possible; get rid of eights,
    keep the zeros. `ours` means that a partner is ahead."""
    points = 0
    for card in combat:
        points += favor[card & 15] if card & 15 or card >> 4 != favored else favor[16]
    best = to_beat(combat, favored, initial)
    before = combat[-1] & 15
    eager = 1.71 - 0.32 * behind if behind else 2.25
    found = []
    for card in options:
        rank, school = card & 15, card >> 4
        worth = 0.0
        trump, beaten = favored, best
        if rank == before:
            trump, beaten = school, to_beat(combat, school, initial)
            worth += CHANGED * (hand & SCHOOL[school]).bit_count()
        if rank == 0:
            worth -= 7.67 if school == trump else 5.28
        strength = rank + 32 if school == trump else rank if school == initial else -1
        if strength > beaten:
            worth += eager * (points + (favor[rank] if rank or school != trump else favor[16]))
            worth -= (0.61 if behind else 0.3) + 0.37 * rank
            if school == trump:
                worth += 0.225 * rank - 2.71
            if rank == 8:
                worth += 1.3
        else:
            worth += THROWN[rank] + (0.42 if school == trump else 0.0)
            if ours:
                worth += 0.8 * eager * (points + favor[rank])
            if not hand & SCHOOL[school] & ~CARD[card]:
                worth += ALONE
        found.append(worth)
    return found


THROWN = tuple([3.43 * (r == 8) - 0.336 * r - 0.88 * (r >= 9) - 0.97 * (r == 9) for r in range(16)])  # by rank
LED = tuple([-5.69 * (r == 0) - 0.43 * (r == 8) - 1.09 * (r == 9) - 0.7 * (r >= 10) - 0.532 * r for r in range(16)])


def lead_worths(options: Sequence[int], hand: int, favored: int) -> list[float]:
    late = 1 - len(options) / 10
    return [lead_worth(card, (hand & SCHOOL[card >> 4]).bit_count(), favored, late) for card in options]


def lead_worth(card: int, length: int, favored: int, late: float) -> float:
    """Return the worth of leading a card: a low card of a short school is best. The first card of a round makes its
    school the trump, so one of a long school is best then."""
    rank = card & 15
    worth = LED[rank] + 0.216 * late * rank
    if length == 1:
        worth += 1.3
    if rank == 8:
        worth -= 2.36 * late
    if not favored:
        return worth + 0.3 * length - 0.1 * rank - (2.58 if rank == 0 else 0.0)
    if card >> 4 == favored:
        worth += 0.096 * rank - 1.77 - 0.36 * late + (1.43 if rank == 8 else 0.0)
    return worth - 0.265 * length
