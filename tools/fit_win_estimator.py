"""Fit the weights of a game's win estimators (bots/search/<game>.py) to matches between heuristic bots:

    python -m tools.fit_win_estimator spartacus --matches 1000

A position is taken at every boundary where a playout may stop. The command prints the weights as Python, and how much
of the uncertainty they explain on matches that were not used for the fit. Where it is plain whether a feature helps or
hurts (SIGNS of the game's search), its weight cannot have the other sign: matches between equal bots would sometimes
say so, because of what happens to go along with it.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np

from harena.bots.search import munera, spartacus
from harena.games import game
from harena.kernel.chance import Luck

Rows = dict[int, list[tuple[list[list[float]], float, list[float]]]]
HELD_BACK = 5  # one match in this many is kept for the test
STEPS, RATE, RIDGE = 3000, 0.05, 1e-4
SEARCHES: dict[str, Any] = {"munera": munera, "spartacus": spartacus}


def positions(name: str, first: int, matches: int, players: int) -> list[Rows]:
    """Return, per match and boundary, what each seat had, how near the end was, and who won."""
    chosen, search = game(name), SEARCHES[name]
    found = []
    for number in range(first, first + matches):
        rng = Random(f"outlook/{name}/{number}")
        g = chosen.rules.start(chosen.complete({"players": players}), Luck(rng))
        g.skip_lone_pass = True
        rows: Rows = {}
        thought = search.SEARCH.think(chosen.view(g, g.seat), chosen.rules.choice(g, g.seat), rng)
        before = thought.boundary(g)
        seen = []
        while g.seat >= 0:
            thought.advance(g, rng)
            now = thought.boundary(g)
            if now != before and g.seat >= 0:
                seen.append((now, search.features(g), search.stage(g)))
                before = now
        winners = chosen.outcome(g).winners
        share = [(seat in winners) / len(winners) for seat in range(players)]
        for now, features, stage in seen:
            rows.setdefault(now[-1], []).append((features, stage, share))
        found.append(rows)
    return found


def fit(rows: list[tuple[list[list[float]], float, list[float]]], signs: Sequence[int]) -> Any:
    x = np.array([row[0] for row in rows])
    t = np.array([row[1] for row in rows])[:, None, None]
    y = np.array([row[2] for row in rows])
    both = np.concatenate([x * (1 - t), x * t], axis=2)
    weights = np.zeros(both.shape[2])
    lowest = np.array([0.0 if sign > 0 else -np.inf for sign in signs] * 2)
    highest = np.array([0.0 if sign < 0 else np.inf for sign in signs] * 2)
    m, v = np.zeros_like(weights), np.zeros_like(weights)
    for step in range(1, STEPS + 1):
        p = softmax(both @ weights)
        slope = np.einsum("ns,nsf->f", p - y, both) / len(y) + RIDGE * weights
        m, v = 0.9 * m + 0.1 * slope, 0.999 * v + 0.001 * slope**2
        weights -= RATE * (m / (1 - 0.9**step)) / (np.sqrt(v / (1 - 0.999**step)) + 1e-8)
        weights = np.clip(weights, lowest, highest)
    return weights


def softmax(scores: Any) -> Any:
    odds = np.exp(scores - scores.max(axis=1, keepdims=True))
    return odds / odds.sum(axis=1, keepdims=True)


def loss(weights: Any, rows: list[tuple[list[list[float]], float, list[float]]]) -> tuple[float, float]:
    """Return the loss of the fit, and of a uniform guess, in bits."""
    x = np.array([row[0] for row in rows])
    t = np.array([row[1] for row in rows])[:, None, None]
    y = np.array([row[2] for row in rows])
    p = softmax(np.concatenate([x * (1 - t), x * t], axis=2) @ weights)
    return float(-(y * np.log2(p)).sum(axis=1).mean()), float(np.log2(y.shape[1]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=SEARCHES)
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--players", type=int, default=4)
    given = parser.parse_args()
    search = SEARCHES[given.game]
    found = positions(given.game, 0, given.matches, given.players)
    columns, left = [], []
    boundaries = sorted({key for rows in found for key in rows})
    for boundary in boundaries:
        used = [row for at, rows in enumerate(found) if at % HELD_BACK for row in rows.get(boundary, ())]
        kept = [row for at, rows in enumerate(found) if at % HELD_BACK == 0 for row in rows.get(boundary, ())]
        weights = fit(used, search.SIGNS)
        bits, blind = loss(weights, kept)
        left.append(f"{bits:.3f}")
        columns += [*weights.reshape(2, -1)]
    print(f"# Bits left of {blind:.3f} on other matches, for {boundaries}: {', '.join(left)}")
    for name, row in zip(search.WEIGHTS, zip(*columns, strict=True), strict=True):
        print(f'    "{name}": ({", ".join([f"{weight:.2f}" for weight in row])}),')


if __name__ == "__main__":
    main()
