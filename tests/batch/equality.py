"""Compare the batch twin of Gorus with the rules, answer by answer: make soak, or

    python -m tests.batch.equality --matches 100000

The rules play random matches and log what chance brought. The twin gets the same deals and the same answers, and before
every answer and at the end its tables must be what those of the rules were: who is asked, what is legal, all hands and
the stock, trump, supports, crowd favor, winners. At the end of a match everything is compared, by its digest. What the
twin plays on by itself, in one call, must be what it plays answer by answer.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from harena.batch import gorus_kernel as twin
from harena.batch.gorus import GorusBatch
from harena.games.gorus import GAME
from harena.games.gorus.scoring import at_target
from harena.games.gorus.state import Gorus
from harena.kernel.chance import Luck
from harena.kernel.choice import listed
from harena.kernel.serialization import digest
from harena.kernel.state import mask_of
from tests.variants import variants_of

RULES = GAME.rules
TOGETHER = 250  # matches in a batch
SCALARS = [
    twin.SEAT, twin.LEADER, twin.COUNT, twin.INITIAL, twin.FAVORED, twin.FAVORED_BEFORE, twin.DEALER, twin.ROUND,
    twin.SCHOOLS, twin.PLAYED, twin.TAKEN, twin.BEFORE, twin.PLY, twin.WINNERS,
]  # fmt: skip
FIRST_WORD = (1 << 48) - 1


class Played(NamedTuple):
    """A random match as the rules played it."""

    outcomes: list[int]
    answers: list[int]
    facts: list[list[int]]  # before each answer, and at the end
    end: Gorus


def facts_of(g: Gorus) -> list[int]:
    """Return what must be equal."""
    found = [
        g.seat, g.leader, g.count, g.initial, g.favored, g.favored_before, g.dealer, g.round,
        mask_of(g.schools), len(g.played), len(g.takers), len(g.before), g.ply, mask_of(g.winners),
    ]  # fmt: skip
    found += g.supports
    found += g.totals or [0] * len(g.supports)
    for pile in (*g.hands, g.stock, mask_of(listed(g.options)) if g.seat >= 0 else 0):
        found += [pile >> 16 & FIRST_WORD, pile >> 64]
    return found


def facts_of_twin(batch: GorusBatch) -> NDArray[np.int64]:
    """Return the same of every table of the batch."""
    rows, sides, seats = batch.rows, batch.table.side_count, batch.table.players
    legal = np.packbits(batch.legal()[:, 16:], axis=1, bitorder="little")
    words = np.zeros((len(batch), 2, 8), np.uint8)
    words[:, 0, :6], words[:, 1, :4] = legal[:, :6], legal[:, 6:]
    return np.hstack(
        [
            rows[:, SCALARS],
            rows[:, twin.SUPPORTS : twin.SUPPORTS + sides],
            rows[:, twin.TOTALS : twin.TOTALS + sides],
            rows[:, twin.HANDS : twin.HANDS + 2 * seats],
            rows[:, twin.STOCK : twin.STOCK + 2],
            words.view("<i8")[:, :, 0],
        ]
    )


def play(options: Mapping[str, Any], seed: str) -> Played:
    """Let the rules play a random match."""
    rng = Random(seed)
    luck = Luck(rng)
    luck.start_log()
    g = RULES.start(options, luck)
    answers, facts = [], []
    while g.seat >= 0:
        facts.append(facts_of(g))
        cards = listed(g.options)
        answers.append(cards[int(rng.random() * len(cards))])
        RULES.step(g, answers[-1])
    facts.append(facts_of(g))
    assert luck.log is not None
    return Played(luck.log, answers, facts, g)


def compare(options: Mapping[str, Any], matches: Sequence[Played]) -> int:
    """Play the same matches in the twin, and assert that every position is the same. Return how many there were."""
    batch = GorusBatch.from_outcomes([match.outcomes for match in matches], **options)
    longest = max([len(match.answers) for match in matches])
    lengths = np.array([len(match.answers) for match in matches])
    positions = 0
    for ply in range(longest + 1):
        expected = np.array([match.facts[min(ply, len(match.answers))] for match in matches])
        found = facts_of_twin(batch)
        if not np.array_equal(found, expected):
            at = int(np.flatnonzero((found != expected).any(axis=1))[0])
            raise AssertionError(f"{dict(options)}, match {at}, answer {ply}: {found[at]} is not {expected[at]}")
        positions += int((lengths >= ply).sum())
        if ply < longest:
            batch.step(np.array([match.answers[ply] if ply < len(match.answers) else -1 for match in matches]))
    for at, match in enumerate(matches):
        assert digest(RULES, batch.state(at)) == digest(RULES, match.end), f"{dict(options)}, match {at}: the end"
    return positions


def compare_random_play(options: Mapping[str, Any], tables: int, seed: int) -> None:
    """Assert that playing on at random is a random card at a time, with the same generators."""
    batch = GorusBatch(tables, seed, **options)
    at_once, rounds = batch.copy(), batch.copy()
    at_once.play_on("match")
    while not batch.over.all():
        batch.step(batch.random_cards())
    while not rounds.over.all():
        rounds.play_on("round")
    for other in (at_once, rounds):
        assert np.array_equal(batch.rows, other.rows), dict(options)
        assert np.array_equal(batch.cards[:, : twin.BY], other.cards[:, : twin.BY]), dict(options)


def fates(matches: Sequence[Played]) -> Counter[str]:
    """Count how these matches ended."""
    found: Counter[str] = Counter()
    for match in matches:
        g = match.end
        rivals = len(at_target(g))
        found["matches"] += 1
        found["rounds"] += g.round
        found["decided among several (G-5.2)"] += rivals > 1 and len(g.winners) == 1
        found["shared (G-5.2)"] += len(g.winners) > 1
    return found


def run(count: int, seed: int = 0, say: bool = False) -> Counter[str]:
    """Compare so many matches, spread evenly over the shapes of table."""
    shapes = variants_of("gorus")
    seen: Counter[str] = Counter()
    start = time.perf_counter()
    numbers = [range(shape, count, len(shapes)) for shape in range(len(shapes))]
    for options, mine in zip(shapes, numbers, strict=True):
        for at in range(0, len(mine), TOGETHER):
            matches = [play(options, f"twin/{seed}/{number}") for number in mine[at : at + TOGETHER]]
            seen["positions"] += compare(options, matches)
            seen += fates(matches)
            compare_random_play(options, len(matches), seed + at)
        if say:
            print(f"{seen['matches']:,} matches, {time.perf_counter() - start:,.0f} s, last: {options}", flush=True)
    return seen


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.batch.equality", description=__doc__)
    parser.add_argument("--matches", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    for what, number in run(asked.matches, asked.seed, say=True).items():
        print(f"{what}: {number:,}")
    print("no difference")


if __name__ == "__main__":
    main()
