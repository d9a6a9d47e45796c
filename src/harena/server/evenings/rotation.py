"""Who sits with whom: those who have met least often, each at another seat than before."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from random import Random

BOT = -1
TRIES = 8  # beginnings that are improved, of which the best is taken


def seating(guests: Sequence[int], seats: int, before: Sequence[Sequence[int]], seed: str) -> list[tuple[int, ...]]:
    """Return the tables of a round: per table and seat a guest, or a bot where seats are left. `before`: all tables
    so far. The same arguments give the same tables."""
    rng = Random(seed)
    met, with_bots = _meetings(before)
    best = min([_improved(_dealt(guests, seats, rng), met, with_bots) for _ in range(TRIES)], key=lambda each: each[0])
    sat = Counter([(guest, seat) for table in before for seat, guest in enumerate(table) if guest != BOT])
    return [_placed(table, sat) for table in best[1]]


def _meetings(before: Sequence[Sequence[int]]) -> tuple[Counter[frozenset[int]], Counter[int]]:
    """Return how often each two have met, and how many bots each has met."""
    met: Counter[frozenset[int]] = Counter()
    with_bots: Counter[int] = Counter()
    for table in before:
        people = [guest for guest in table if guest != BOT]
        met.update([frozenset(pair) for pair in combinations(people, 2)])
        with_bots.update({guest: len(table) - len(people) for guest in people})
    return met, with_bots


def _dealt(guests: Sequence[int], seats: int, rng: Random) -> list[list[int]]:
    """Share the guests out at random, as evenly as possible; bots take the seats that are left."""
    order = list(guests)
    rng.shuffle(order)
    count = -(-len(order) // seats)
    tables = [order[at::count] for at in range(count)]
    return [table + [BOT] * (seats - len(table)) for table in tables]


def _improved(
    tables: list[list[int]], met: Counter[frozenset[int]], with_bots: Counter[int]
) -> tuple[int, list[list[int]]]:
    """Swap guests between tables as long as that lets people meet who have met less often."""

    def cost(table: Sequence[int]) -> int:
        people = [guest for guest in table if guest != BOT]
        again = sum([2 * met[frozenset(pair)] ** 2 + met[frozenset(pair)] for pair in combinations(people, 2)])
        return again + sum([(len(table) - len(people)) * with_bots[guest] for guest in people])

    costs = [cost(table) for table in tables]
    better = True
    while better:
        better = False
        for one, other in combinations(range(len(tables)), 2):
            for i in range(len(tables[one])):
                for j in range(len(tables[other])):
                    first, second = list(tables[one]), list(tables[other])
                    first[i], second[j] = second[j], first[i]
                    new = cost(first), cost(second)
                    if sum(new) < costs[one] + costs[other] and (BOT not in (first[i], second[j])):
                        tables[one], tables[other] = first, second
                        costs[one], costs[other] = new
                        better = True
    return sum(costs), tables


def _placed(table: Sequence[int], sat: Counter[tuple[int, int]]) -> tuple[int, ...]:
    """Give the seats of a table to those who have had them least often; bots take what is left."""
    left = sorted([guest for guest in table if guest != BOT])
    free = len(table) - len(left)
    placed: list[int] = []
    for seat in range(len(table)):
        if not left or (free and seat >= len(table) - free):
            placed.append(BOT)
            continue
        chosen = min(left, key=lambda guest: (sat[guest, seat], -sum([sat[guest, at] for at in range(seat)]), guest))
        left.remove(chosen)
        placed.append(chosen)
    return tuple(placed)
