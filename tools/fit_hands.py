"""`python -m tools.fit_hands spartacus --matches 100`: how much oftener than by chance bots hold each card.

What a house plays, posts or cashes at once is rarely in its hand, and foils wait there for long. The search deals the
hands of others by these weights (bots/search/hands.py). They are written into <game>_hands.json beside it; printed is
how much better they foretell the hands of other matches, in bits per card.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from math import log2
from pathlib import Path
from random import Random
from typing import Any

from harena.bots.driver import drive_state
from harena.bots.registry import heuristic
from harena.bots.search import munera, spartacus
from harena.games import game
from harena.kernel.chance import Luck
from harena.kernel.state import bits

Counted = tuple[list[Any], list[dict[Any, float]]]  # keys of cards that are held; what chance would have given
STORE = Path(__file__).resolve().parent.parent / "src" / "harena" / "bots" / "search"
SEARCHES: dict[str, Any] = {"munera": munera, "spartacus": spartacus}
OFTEN = 20.0  # seen less often than this, an effect counts as by chance


class Onlooker:
    """Looks at the hands before every tenth decision."""

    def __init__(self, name: str, rng: Random) -> None:
        self.key_of, self.rng = SEARCHES[name].hand_key, rng
        self.held: list[Any] = []
        self.chance: list[dict[Any, float]] = []

    def look(self, g: Any) -> None:
        if g.seat < 0 or self.rng.random() > 0.1:
            return
        unseen = g.bag
        for seat, hand in enumerate(g.hands):
            unseen |= hand if seat != g.seat else 0
        for seat, hand in enumerate(g.hands):
            if seat == g.seat:
                continue
            by_chance: dict[Any, float] = defaultdict(float)
            for card in bits(unseen):
                by_chance[self.key_of(g, seat, card)] += 1 / unseen.bit_count()
            for card in bits(hand):
                self.held.append(self.key_of(g, seat, card))
                self.chance.append(by_chance)

    def answering(self, g: Any) -> None:
        """Nothing to see."""

    def decided(self, g: Any, seat: int, option: int) -> None:
        """Nothing to see."""


def counted(name: str, seeds: range) -> Counted:
    chosen, onlooker = game(name), Onlooker(name, Random(seeds.start))
    for seed in seeds:
        rng = Random(f"hands/{seed}")
        g = chosen.rules.start(chosen.complete({"players": 4}), Luck(rng))
        drive_state(chosen, g, [heuristic(name, rng) for _ in range(4)], None, onlooker)
    return onlooker.held, onlooker.chance


def weights_of(found: Counted) -> dict[Any, float]:
    """Return how much oftener than by chance a card is held."""
    held: dict[Any, float] = defaultdict(float)
    chance: dict[Any, float] = defaultdict(float)
    for key, by_chance in zip(*found, strict=True):
        held[key] += 1
        for other, share in by_chance.items():
            chance[other] += share
    return {key: max(0.02, held[key] / chance[key]) if chance[key] >= OFTEN else 1.0 for key in chance}


def gain(weights: dict[Any, float], found: Counted) -> float:
    """Return how many bits per card the weights foretell more than chance does."""
    total = 0.0
    for key, by_chance in zip(*found, strict=True):
        total += log2(weights.get(key, 1.0) / sum([weights.get(k, 1.0) * share for k, share in by_chance.items()]))
    return total / len(found[0])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=SEARCHES)
    parser.add_argument("--matches", type=int, default=100)
    args = parser.parse_args()
    weights = weights_of(counted(args.game, range(args.matches)))
    rows = [
        f' "{effect}": {[round(weights.get((effect, able), 1.0), 2) for able in (False, True)]}'
        for effect in sorted({effect for effect, _ in weights})
    ]
    (STORE / f"{args.game}_hands.json").write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")
    others = counted(args.game, range(10_000, 10_000 + args.matches // 2))
    print(f"bits per card gained on other matches: {gain(weights, others):.3f}")


if __name__ == "__main__":
    main()
