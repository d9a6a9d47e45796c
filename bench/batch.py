"""`make bench-batch`: random play-outs of our batch twin of Gorus for four, beside OpenSpiel's own in C++, at hearts.

"play-outs" are rounds from dealt hands to the last card, by one call for thousands of them, on both sides: ours is
`GorusBatch.play_outs`, theirs the roll-outs of `RandomRolloutEvaluator`, which OpenSpiel's search in C++ calls (nothing
in Python is called until thousands are done). "matches" plays whole matches, deals included. "step" gives one answer at
each of thousands of tables: the mask of legal cards, a random choice, the answers, and new matches where one is over,
each by a call from Python. A decision has two options or more. CPU time on one core, interleaved; ratios are medians
over the rounds.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Callable, Sequence
from statistics import median
from time import process_time
from typing import Any

from rich.console import Console
from rich.progress import track

from bench import ours, peers
from bench.run import Figures, check_own_modules, report, show_and_keep
from harena.batch.gorus import GorusBatch
from harena.games import game

TABLES = 5_000
TIMES = 10  # play-outs of each table by one call
PLAYERS = 4
PYTHON, CPP = "OpenSpiel hearts, cloned, from Python", "OpenSpiel hearts, play-outs in C++"
KERNEL, STEP = "Harena, the rules, from Python", "Harena batch, step, from Python"
MATCHES, PLAY_OUTS = "Harena batch, matches", "Harena batch, play-outs"
YARDSTICKS = {"/ its C++": CPP, "/ from Python": PYTHON, "/ our rules": KERNEL}
GOAL = 10.0  # times OpenSpiel's play-outs in C++


def per_second(run: Callable[[], int], seconds: float) -> float:
    """Return the decisions per second; what `run` returns is how many it made."""
    run()  # numba compiles, or reads what it has compiled before
    decisions, start = 0, process_time()
    while (spent := process_time() - start) < seconds or not decisions:
        decisions += run()
    return decisions / spent


def play_outs(seed: int) -> Callable[[], int]:
    batch = GorusBatch(TABLES, seed, players=PLAYERS)
    return lambda: batch.play_outs(TIMES, seed=seed).decisions


def share_of_decisions(batch: GorusBatch, seed: int) -> float:
    """Return how many of the answers of random matches have two options or more."""
    sample = batch.play_outs(1, until="match", seed=seed)
    return sample.decisions / sample.answers


def matches(seed: int) -> Callable[[], int]:
    """Whole matches of the same tables, again and again."""
    batch = GorusBatch(TABLES, seed, players=PLAYERS)
    share = share_of_decisions(batch, seed)

    def run() -> int:
        answers = batch.play_on()
        batch.restart()
        return round(share * answers)

    return run


def steps(seed: int) -> Callable[[], int]:
    batch = GorusBatch(TABLES, seed, players=PLAYERS)
    share = share_of_decisions(batch, seed)

    def run() -> int:
        batch.legal()
        batch.step(batch.random_cards())
        if batch.over.any():
            batch.restart(batch.over)
        return round(share * TABLES)

    return run


def one_round(seconds: float, seed: int) -> Figures:
    gorus: Any = game("gorus")
    return {
        CPP: peers.hearts_in_cpp(seconds, seed).per_second,
        PLAY_OUTS: per_second(play_outs(seed), seconds),
        PYTHON: peers.hearts(seconds, seed, "cloned").per_second,
        MATCHES: per_second(matches(seed), seconds),
        STEP: per_second(steps(seed), seconds),
        KERNEL: ours.quick(gorus, ours.dealt(gorus, seed), seconds, seed).per_second,
    }


def goal(rounds: Sequence[Figures]) -> str:
    found = median([figures[PLAY_OUTS] / figures[CPP] for figures in rounds])
    word = "reached" if found >= GOAL else "missed"
    return f"{PLAY_OUTS}: {found:.1f} times OpenSpiel's in C++; the goal of {GOAL:g} is {word}."


def plain(rounds: Sequence[Figures]) -> dict[str, Any]:
    """Return the figures for --json."""
    medians = {name: round(median([figures[name] for figures in rounds])) for name in rounds[0]}
    ratios = {name: round(median([figures[name] / figures[CPP] for figures in rounds]), 3) for name in rounds[0]}
    return {"decisions_per_second": medians, "ratios": ratios, "rounds": list(rounds)}


def parse(words: Sequence[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.batch", description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="of CPU time for each engine in a round")
    parser.add_argument("--repeats", type=int, default=7, help="rounds")
    parser.add_argument("--json", action="store_true", help="print only, and keep nothing")
    asked = parser.parse_args(words)
    if asked.seconds <= 0 or asked.repeats < 1:
        parser.error("--seconds: expected more than 0; --repeats: expected 1 or more")
    return asked


def main() -> None:
    asked = parse()
    check_own_modules()
    load, console = os.getloadavg()[0], Console(stderr=asked.json)
    rounds = [one_round(asked.seconds, seed) for seed in track(range(asked.repeats), "batch", console=console)]
    if asked.json:
        print(json.dumps(plain(rounds), indent=2))
        return
    lines = [
        f"Medians of {asked.repeats} interleaved rounds of {asked.seconds:g} s each (CPU time); "
        f"load average {load:.1f} before.",
        goal(rounds),
    ]
    heads = ("decisions a second", "figure", *YARDSTICKS)
    title = "Batch twin of Gorus, random play, one core"
    show_and_keep("Batch", title, heads, report(rounds, YARDSTICKS), lines, console)


if __name__ == "__main__":
    main()
