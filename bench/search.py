"""`make bench-search`: simulations per second of our search at Gorus for four, beside OpenSpiel's at hearts.

One simulation samples the hidden cards, goes down the tree once and plays randomly to the end of the round. "As it
plays" is our search as it plays at a table of four: halving with common worlds instead of a tree, and heuristic
playouts, which cost more and are worth it (docs/ladder.md). Four hands of ten cards on either side: Gorus from the
first card of a round on, hearts after three tricks. A new position every so many simulations, a new tree for each. CPU
time, interleaved; ratios are medians over the rounds.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Callable, Iterator, Sequence
from random import Random
from statistics import median
from time import process_time
from typing import Any

from rich.console import Console
from rich.progress import track

from bench.run import Figures, Row, check_own_modules, from_fast, is_built, report, show_and_keep
from harena.bots import ismcts
from harena.bots.ismcts import search_once
from harena.bots.registry import heuristic, search_for
from harena.bots.search.gorus import GorusSearch
from harena.bots.search_api import Budget, Search
from harena.games import game
from harena.kernel import flow
from harena.kernel.chance import Luck

SIMULATIONS = 1000
OURS, OURS_COMPILED = "Harena, Gorus", "Harena compiled, Gorus"
USUAL = "Harena, as it plays, Gorus"
PYTHON, CPP = "OpenSpiel Python, hearts", "OpenSpiel C++, hearts"
YARDSTICKS = {"/ its Python": PYTHON, "/ its C++": CPP}
GOALS = {OURS: 3.0, OURS_COMPILED: 8.0}  # times OpenSpiel's Python bot


def gorus_searches(search: Search, seed: int) -> Iterator[Callable[[], int]]:
    """Yield searches at the first decision of a match; each returns its number of simulations."""
    gorus, rng = game("gorus"), Random(seed)
    options, luck = gorus.complete({"players": 4}), Luck(rng)
    sensible, budget = heuristic("gorus", rng), Budget(1, SIMULATIONS, 0.0)
    while True:
        g = gorus.rules.start(options, luck)
        view, choice = gorus.view(g, g.seat), gorus.rules.pending(g)[0]
        moves = search.answers(choice, sensible.choose(view, choice), rng)
        task = (search, view, choice, moves, budget, rng.getrandbits(64))

        def run(task: Any = task) -> int:
            return sum([count.visits for count in search_once(*task)])

        yield run


def hearts_searches(seed: int, engine: str) -> Iterator[Callable[[], int]]:
    from bench import spiel  # here, because the compiled files are measured without it

    search = (spiel.python_search if engine == PYTHON else spiel.cpp_search)(SIMULATIONS, seed)
    for state in spiel.hearts_positions(seed):

        def run(state: Any = state) -> int:
            search(state)
            return SIMULATIONS

        yield run


def per_second(searches: Iterator[Callable[[], int]], seconds: float) -> float:
    """Return the simulations per second; setting a position up is not counted."""
    simulations, spent = 0, 0.0
    while spent < seconds:
        search = next(searches)
        start = process_time()
        simulations += search()
        spent += process_time() - start
    return simulations / spent


def measure_ours(seconds: float, seed: int) -> Figures:
    compiled = [not str(module.__file__).endswith(".py") for module in (flow, ismcts)]
    return {
        "compiled": float(all(compiled)),
        "Gorus": per_second(gorus_searches(GorusSearch("gorus", plain=True), seed), seconds),
        "as it plays, Gorus": per_second(gorus_searches(search_for("gorus"), seed), seconds),
    }


def one_round(seconds: float, seed: int) -> Figures:
    figures = {engine: per_second(hearts_searches(seed, engine), seconds) for engine in (PYTHON, CPP)}
    ours = measure_ours(seconds, seed)
    figures[OURS], figures[USUAL] = ours["Gorus"], ours["as it plays, Gorus"]
    if is_built():
        figures.update(from_fast("bench.search", "--ours", str(seed), "--seconds", str(seconds)))
    return figures


def ratios(rounds: Sequence[Figures]) -> dict[str, dict[str, float]]:
    """Return the ratio of every engine to both of OpenSpiel's."""
    found = {}
    for name in rounds[0]:
        pairs = {column: [figures[name] / figures[peer] for figures in rounds] for column, peer in YARDSTICKS.items()}
        found[name] = {column: round(median(each), 3) for column, each in pairs.items()}
    return found


def goals(rounds: Sequence[Figures]) -> list[str]:
    """Return one line for each of our two engines: whether its goal was reached."""
    beside = ratios(rounds)
    lines = []
    for name, goal in GOALS.items():
        if name in beside:
            ratio = beside[name]["/ its Python"]
            word = "reached" if ratio >= goal else "missed"
            lines.append(f"{name}: {ratio:.2f} times its Python bot; the goal of {goal:g} is {word}.")
    return lines


def plain(rounds: Sequence[Figures]) -> dict[str, Any]:
    """Return the figures for --json."""
    medians = {name: round(median([figures[name] for figures in rounds])) for name in rounds[0]}
    return {"simulations_per_second": medians, "ratios": ratios(rounds), "rounds": list(rounds)}


def show(rounds: list[Figures], lines: list[str], console: Console) -> None:
    heads: Row = ("simulations a second", "figure", *YARDSTICKS)
    show_and_keep("Search", "Search, random play-outs, one core", heads, report(rounds, YARDSTICKS), lines, console)


def parse(words: Sequence[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.search", description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="of CPU time for each engine in a round")
    parser.add_argument("--repeats", type=int, default=5, help="rounds")
    parser.add_argument("--json", action="store_true", help="print only, and keep nothing")
    parser.add_argument("--ours", type=int, metavar="SEED", help="our search alone, as the files are here")
    asked = parser.parse_args(words)
    if asked.seconds <= 0 or asked.repeats < 1:
        parser.error("--seconds: expected more than 0; --repeats: expected 1 or more")
    return asked


def main() -> None:
    asked = parse()
    if asked.ours is not None:
        print(json.dumps(measure_ours(asked.seconds, asked.ours)))
        return
    check_own_modules()
    load, console = os.getloadavg()[0], Console(stderr=asked.json)
    seeds = track(range(asked.repeats), "search", console=console)
    rounds = [one_round(asked.seconds, seed) for seed in seeds]
    if asked.json:
        print(json.dumps(plain(rounds), indent=2))
        return
    lines = [
        f"Medians of {asked.repeats} interleaved rounds of {asked.seconds:g} s each (CPU time), a new position every "
        f"{SIMULATIONS:,} simulations; load average {load:.1f} before.",
        *goals(rounds),
    ]
    show(rounds, lines, console)


if __name__ == "__main__":
    main()
