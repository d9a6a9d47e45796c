"""Fit the weights of the fast policy in bots/search/gorus_playout.py to the decisions of the heuristic bot:

    python -m tools.playout --matches 120

The command prints one weight per feature for following and for leading, and how often the fit finds the same card on
decisions that were not used. The policy is written by hand from these weights, because table lookups would be too slow.
"""

from __future__ import annotations

import argparse
from random import Random
from typing import Any

import numpy as np

from harena.bots.registry import heuristic
from harena.bots.search.gorus_playout import to_beat
from harena.games import game
from harena.games.gorus.cards import CARD, SCHOOL
from harena.games.gorus.state import Gorus
from harena.kernel.chance import Luck

TABLES = {2: 1 / 3, 3: 1 / 3, 4: 1.0, 5: 1 / 4, 6: 1 / 6}  # players: share of the matches
STEPS, RATE, RIDGE = 1500, 0.05, 1e-4
HELD_BACK = 5  # one decision in this many is kept for the test
Facts = dict[str, float]
Decision = tuple[list[Facts], int]  # the features of each card, and which was played


def following(g: Gorus, card: int) -> Facts:
    """Return the features of a card that follows."""
    combat, hand = g.played[-g.count :], g.hands[g.seat]
    rank, school, favor = card & 15, card >> 4, g.table.favor
    challenge = rank == combat[-1] & 15
    trump = school if challenge else g.favored
    strength = rank + 32 if school == trump else rank if school == g.initial else -1
    wins = float(strength > to_beat(combat, trump, g.initial))
    behind = g.seats - 1 - len(combat)
    points = sum([favor[c & 15] if c & 15 or c >> 4 != g.favored else favor[16] for c in combat])
    points += favor[rank] if rank or school != trump else favor[16]
    alone = not hand & SCHOOL[school] & ~CARD[card]
    return {
        "wins, last": wins * (not behind),
        "wins, not last": wins * (behind > 0),
        "points it wins, last": wins * points * (not behind),
        "points it wins, not last": wins * points * (behind > 0),
        "the same, times those behind": wins * points * behind,
        "rank that wins": wins * rank,
        "trump that wins": wins * (school == trump),
        "rank of a trump that wins": wins * rank * (school == trump),
        "an 8 that wins": wins * (rank == 8),
        "rank that loses": (1 - wins) * rank,
        "trump that loses": (1 - wins) * (school == trump),
        "an 8 that loses": (1 - wins) * (rank == 8),
        "a 9 or more that loses": (1 - wins) * (rank >= 9),
        "a 9 that loses": (1 - wins) * (rank == 9),
        "the last of its school, loses": (1 - wins) * alone,
        "a 0": float(rank == 0),
        "a 0 of the trump": float(rank == 0 and school == trump),
        "cards of the school a Challenge favors": float(challenge) * (hand & SCHOOL[school]).bit_count(),
    }


def leading(g: Gorus, card: int) -> Facts:
    """Return the features of a card that leads."""
    rank, school, hand = card & 15, card >> 4, g.hands[g.seat]
    late = 1 - hand.bit_count() / 10
    length = (hand & SCHOOL[school]).bit_count()
    first, trump = not g.favored, school == g.favored
    return {
        "rank": rank,
        "rank, late": late * rank,
        "cards of its school": length * (not first),
        "the only one of its school": length == 1,
        "a 0": rank == 0,
        "an 8": rank == 8,
        "an 8, late": late * (rank == 8),
        "a 9": rank == 9,
        "a 10 or more": rank >= 10,
        "trump": trump,
        "rank of a trump": trump * rank,
        "trump, late": trump * late,
        "an 8 of the trump": trump and rank == 8,
        "very first: cards of its school": first * length,
        "very first: rank": first * rank,
        "very first: a 0": first and rank == 0,
    }


def collected(matches: int) -> tuple[list[Decision], list[Decision]]:
    """Return decisions from matches between heuristic bots: those that follow, those that lead."""
    gorus = game("gorus")
    rules = gorus.rules
    found: tuple[list[Decision], list[Decision]] = [], []
    for players, share in TABLES.items():
        for number in range(round(matches * share)):
            rng = Random(f"playout/{players}/{number}")
            g = rules.start(gorus.complete({"players": players, "target": 2}), Luck(rng))
            bots = [heuristic("gorus", rng) for _ in range(players)]
            while g.seat >= 0:
                choice: Any = rules.choice(g, g.seat)
                card = bots[g.seat].choose(gorus.view(g, g.seat), choice)
                if len(choice.options) > 1:
                    facts = following if g.count else leading
                    rows = [facts(g, each) for each in choice.options]
                    found[not g.count].append((rows, list(choice.options).index(card)))
                rules.step(g, card)
    return found


def fit(decisions: list[Decision]) -> tuple[dict[str, float], float]:
    """Return the weights, and how often the card with the greatest weight is the one that was played."""
    names = list(decisions[0][0][0])
    most = max([len(rows) for rows, _ in decisions])
    x = np.zeros((len(decisions), most, len(names)))
    barred = np.full((len(decisions), most), -1e9)
    for at, (rows, _) in enumerate(decisions):
        x[at, : len(rows)] = [[float(row[name]) for name in names] for row in rows]
        barred[at, : len(rows)] = 0
    played = np.array([card for _, card in decisions])
    kept = np.arange(len(decisions)) % HELD_BACK == 0
    weights = descend(x[~kept], barred[~kept], played[~kept])
    found = (x[kept] @ weights + barred[kept]).argmax(axis=1) == played[kept]
    return dict(zip(names, weights.tolist(), strict=True)), float(found.mean())


def descend(x: Any, barred: Any, played: Any) -> Any:
    """Fit a softmax regression by Adam."""
    weights = np.zeros(x.shape[2])
    m, v = np.zeros_like(weights), np.zeros_like(weights)
    for step in range(1, STEPS + 1):
        scores = x @ weights + barred
        p = np.exp(scores - scores.max(axis=1, keepdims=True))
        p /= p.sum(axis=1, keepdims=True)
        p[np.arange(len(played)), played] -= 1
        slope = np.einsum("ns,nsf->f", p, x) / len(played) + RIDGE * weights
        m, v = 0.9 * m + 0.1 * slope, 0.999 * v + 0.001 * slope**2
        weights -= RATE * (m / (1 - 0.9**step)) / (np.sqrt(v / (1 - 0.999**step)) + 1e-8)
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=120, help="at tables of four; fewer at the others")
    given = parser.parse_args()
    for what, decisions in zip(("following", "leading"), collected(given.matches), strict=True):
        Random(1).shuffle(decisions)
        weights, found = fit(decisions)
        print(f"{what}: {len(decisions):,} decisions, {found:.1%} of the cards found")
        for name, weight in weights.items():
            print(f"  {weight:7.3f}  {name}")


if __name__ == "__main__":
    main()
