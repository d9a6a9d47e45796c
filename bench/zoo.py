"""`python -m bench.zoo`: decisions per second through PettingZoo, our games beside its own classic games.

Raw AEC environments: `last()` with its observation, a random legal action from the mask, `step()`; when a match is
over, a new one starts, which counts too. Forced moves of the classic games count as decisions; ours do not occur. CPU
time on one core, interleaved; ratios are medians over the rounds. Peers are installed separately:

    pip install pettingzoo==1.27.0 pygame-ce rlcard==1.2.0  # and shimmy with open_spiel for Hanabi
"""

from __future__ import annotations

import argparse
import json
import os
import warnings
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from importlib import import_module
from random import Random
from statistics import median
from time import process_time
from typing import Any

from rich.console import Console
from rich.progress import track

from bench.run import Figures, Row, report, show_and_keep

Make = Callable[[], Any]
OURS = {
    "Harena, Gorus for 4": ("gorus", {"players": 4}),
    "Harena, Gorus for 2": ("gorus", {"players": 2}),
    "Harena, Gorus for 8": ("gorus", {"players": 8}),
    "Harena, Munera for 4": ("munera", {"players": 4}),
    "Harena, Spartacus for 4": ("spartacus", {"players": 4}),
}
CLASSIC = {
    "Leduc hold'em": "rlcard_envs.leduc_holdem",
    "Texas hold'em": "rlcard_envs.texas_holdem",
    "no-limit hold'em": "rlcard_envs.texas_holdem_no_limit",
    "Hanabi": "hanabi.hanabi",
    "connect four": "connect_four.connect_four",
    "tic-tac-toe": "tictactoe.tictactoe",
}
CARDS = ("Leduc hold'em", "Texas hold'em", "no-limit hold'em", "Hanabi")  # the others are boards
MAIN = "Harena, Gorus for 4"
GOAL = 15_000  # decisions a second


def our_games() -> dict[str, Make]:
    zoo: Any = import_module("harena.envs.pettingzoo")
    return {name: partial(zoo.raw_env, game, **options) for name, (game, options) in OURS.items()}


def classic_games() -> dict[str, Make]:
    """Return the installed ones: each needs a separate package."""
    found: dict[str, Make] = {}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        for name, module in CLASSIC.items():
            try:
                make = import_module(f"pettingzoo.classic.{module}").raw_env
                make().reset(seed=0)
            except ImportError:
                continue
            found[f"PettingZoo, {name}"] = make
    return found


def per_second(make: Make, seconds: float, seed: int) -> float:
    """Return the decisions per second on one core, including resets; creating the environment is not counted."""
    table, rng = make(), Random(seed)
    table.reset(seed=seed)
    decisions, start = 0, process_time()
    while (spent := process_time() - start) < seconds:
        for _ in range(100):  # read the clock rarely
            observation, _, terminated, truncated, _ = table.last()
            if terminated or truncated:
                table.reset()
                continue
            legal = observation["action_mask"].nonzero()[0]
            table.step(int(legal[int(rng.random() * len(legal))]))
            decisions += 1
    return decisions / spent


def one_round(games: Mapping[str, Make], seconds: float, seed: int) -> Figures:
    return {name: per_second(make, seconds, seed) for name, make in games.items()}


def yardsticks(names: Sequence[str]) -> dict[str, str]:
    """Return one column per installed card game of theirs."""
    return {f"/ {name}": f"PettingZoo, {name}" for name in CARDS if f"PettingZoo, {name}" in names}


def goal(rounds: Sequence[Figures]) -> str:
    found = median([figures[MAIN] for figures in rounds])
    word = "reached" if found >= GOAL else "missed"
    return f"{MAIN}: {found:,.0f} decisions a second; the goal of {GOAL:,} is {word}."


def plain(rounds: Sequence[Figures]) -> dict[str, Any]:
    """Return the figures for --json."""
    medians = {name: round(median([figures[name] for figures in rounds])) for name in rounds[0]}
    return {"decisions_per_second": medians, "rounds": list(rounds)}


def show(rounds: list[Figures], lines: list[str], console: Console) -> None:
    columns = yardsticks(list(rounds[0]))
    heads: Row = ("decisions a second", "figure", *columns)
    title = "PettingZoo, raw AEC, random play, one core"
    show_and_keep("PettingZoo", title, heads, report(rounds, columns), lines, console)


def parse(words: Sequence[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.zoo", description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="of CPU time for each game in a round")
    parser.add_argument("--repeats", type=int, default=5, help="rounds")
    parser.add_argument("--json", action="store_true", help="print only, and keep nothing")
    asked = parser.parse_args(words)
    if asked.seconds <= 0 or asked.repeats < 1:
        parser.error("--seconds: expected more than 0; --repeats: expected 1 or more")
    return asked


def main() -> None:
    asked = parse()
    warnings.filterwarnings(
        "ignore", message=".*precision lowered"
    )  # from one of their spaces, each time it is created
    load, console = os.getloadavg()[0], Console(stderr=asked.json)
    games = {**classic_games(), **our_games()}
    seeds = track(range(asked.repeats), "PettingZoo", console=console)
    rounds = [one_round(games, asked.seconds, seed) for seed in seeds]
    if asked.json:
        print(json.dumps(plain(rounds), indent=2))
        return
    lines = [
        f"Medians of {asked.repeats} interleaved rounds of {asked.seconds:g} s each (CPU time); "
        f"load average {load:.1f} before.",
        goal(rounds),
    ]
    show(rounds, lines, console)


if __name__ == "__main__":
    main()
