"""`python -m bench.learn`: decisions per second with a network of 256 units in the loop, on one core.

The network reads the observation of whoever is asked (a layer of 256 units), scores every legal action by its features,
and an action is drawn by its odds: what a learner does to collect matches, with numpy alone. Many tables run in one
process (`harena.envs.vector`), so that the network answers for all of them at once; `--tables 1` shows what one table
alone gives. CPU time, interleaved; medians over the rounds.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from statistics import median
from time import process_time
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import track

from bench.run import Figures, Row, show_and_keep
from harena.compiled import kind
from harena.envs.vector import VectorTables

UNITS = 256
THREADS = "OPENBLAS_NUM_THREADS"
GAMES: dict[str, tuple[str, dict[str, Any]]] = {
    "Gorus for 4": ("gorus", {"players": 4}),
    "Munera for 4": ("munera", {"players": 4}),
    "Spartacus for 4": ("spartacus", {"players": 4}),
}
GOALS = {"Gorus for 4": 20_000, "Munera for 4": 5_000, "Spartacus for 4": 5_000}


class Network:
    """Chooses among the legal actions of all tables: score = (units of the observation) x (units of the action)."""

    def __init__(self, tables: VectorTables, rng: np.random.Generator) -> None:
        size, features = tables.playing.observations.size, tables.legal_actions.size
        self.seen = rng.normal(0, 0.05, (size, UNITS)).astype(np.float32)
        self.action = rng.normal(0, 0.05, (features, UNITS)).astype(np.float32)
        self.rng = rng

    def places(self, tables: VectorTables) -> Any:
        assert tables.features is not None
        units = np.maximum(tables.observations.astype(np.float32) @ self.seen, 0)
        rows, _ = tables.mask.nonzero()
        actions = tables.features[tables.mask] @ self.action
        scores = np.full(tables.mask.shape, -np.inf, np.float32)
        scores[tables.mask] = np.einsum("ij,ij->i", actions, units[rows])
        noise = self.rng.gumbel(size=scores.shape)  # the greatest score with this noise is a draw by the odds
        return (scores + noise).argmax(axis=1)


def per_second(name: str, count: int, seconds: float, seed: int, network: bool) -> float:
    game, options = GAMES[name]
    rng = np.random.default_rng(seed)
    tables = VectorTables(game, count, seed=seed, **options)
    chooser = Network(tables, rng)
    decisions, start = 0, process_time()
    while (spent := process_time() - start) < seconds:
        for _ in range(10):  # read the clock rarely
            if network:
                places = chooser.places(tables)
            else:
                places = (rng.random(count) * tables.mask.sum(axis=1)).astype(np.int64)
            tables.step(places)
        decisions += 10 * count
    return decisions / spent


def one_round(counts: Sequence[int], seconds: float, seed: int) -> Figures:
    found = {}
    for name in GAMES:
        for count in counts:
            at = f"{name}, {count} {'tables' if count > 1 else 'table'}"
            found[f"{at}, random"] = per_second(name, count, seconds, seed, False)
            found[f"{at}, network"] = per_second(name, count, seconds, seed, True)
    return found


def goals(figures: Figures) -> list[str]:
    lines = []
    for name, wanted in GOALS.items():
        best = max([figure for row, figure in figures.items() if row.startswith(name) and row.endswith("network")])
        word = "reached" if best >= wanted else "missed"
        lines.append(f"{name}: {best:,.0f} decisions a second with the network; the goal of {wanted:,} is {word}.")
    return lines


def parse(words: Sequence[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.learn", description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="of CPU time for each line in a round")
    parser.add_argument("--repeats", type=int, default=5, help="rounds")
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 64], help="how many tables at once")
    parser.add_argument("--json", action="store_true", help="print only, and keep nothing")
    asked = parser.parse_args(words)
    if asked.seconds <= 0 or asked.repeats < 1 or min(asked.tables) < 1:
        parser.error("--seconds: expected more than 0; --repeats and --tables: expected 1 or more")
    return asked


def main() -> None:
    asked = parse()
    if THREADS not in os.environ:  # numpy reads it when it is imported
        os.environ[THREADS] = "1"
        os.execv(sys.executable, [sys.executable, "-m", "bench.learn", *sys.argv[1:]])
    load, console = os.getloadavg()[0], Console(stderr=asked.json)
    rounds = [
        one_round(asked.tables, asked.seconds, seed)
        for seed in track(range(asked.repeats), "Environments", console=console)
    ]
    figures = {name: median([each[name] for each in rounds]) for name in rounds[0]}
    if asked.json:
        print(json.dumps({name: round(figure) for name, figure in figures.items()}, indent=2))
        return
    lines = [
        f"Medians of {asked.repeats} interleaved rounds of {asked.seconds:g} s each (CPU time); "
        f"load average {load:.1f} before; {kind()}.",
        *goals(figures),
    ]
    heads: Row = ("decisions a second", "figure")
    body: list[Row] = [(name, f"{figure:,.0f}/s") for name, figure in figures.items()]
    show_and_keep("Environments for learning", "Vectorized environments, one core", heads, body, lines, console)


if __name__ == "__main__":
    main()
