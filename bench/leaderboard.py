"""`python -m bench.leaderboard gorus --bot heuristic --against random`: one row of docs/leaderboard.md.

The bot plays one seat, bots of the other kind play all others; every deal is played once from every seat. The seeds of
deals and bots follow from `--seed`, so that a row can be played again. Bots are those of `harena tournament`:
names, or FILE.py:Class.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import NormalDist
from time import process_time
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import track

from harena.bots.driver import drive_state
from harena.envs.env_match import table_of
from harena.games import game as game_named
from harena.kernel.chance import Luck
from harena.lab.entrants import make_entrant


class Result(NamedTuple):
    rate: float
    low: float
    high: float
    matches: int
    seconds: float  # of processor time for each match, all seats together


def played(game: str, bot: str, against: str, options: dict[str, Any], deals: int, seed: int) -> Result:
    chosen = game_named(game)
    table = table_of(game, options)
    seats: int = table["players"]
    means, start = [], process_time()
    for deal in track(range(deals), f"{bot} against {against}", console=Console(stderr=True)):
        won = 0.0
        for seat in range(seats):
            rng = Random(f"{seed}/{deal}")
            g = chosen.rules.start(table, Luck(rng))
            luck = Random(f"{seed}/{deal}/{seat}")
            names = [bot if at == seat else against for at in range(seats)]
            bots = [make_entrant(name, game, Random(luck.getrandbits(64))) for name in names]
            drive_state(chosen, g, bots)
            winners = chosen.outcome(g).winners
            won += 1 / len(winners) if seat in winners else 0.0
        means.append(won / seats)
    matches = deals * seats
    low, high = wilson(sum(means) / deals, matches)
    return Result(sum(means) / deals, low, high, matches, (process_time() - start) / matches)


def wilson(rate: float, matches: int) -> tuple[float, float]:
    """Return the 95 % interval of a share (Wilson's score). It takes matches for independent; those with the same deal
    differ more than others, so that the true interval is not wider."""
    z = NormalDist().inv_cdf(0.975)
    middle = (rate + z * z / (2 * matches)) / (1 + z * z / matches)
    wide = z / (1 + z * z / matches) * sqrt(rate * (1 - rate) / matches + z * z / (4 * matches * matches))
    return middle - wide, middle + wide


def option(given: str) -> tuple[str, Any]:
    name, _, value = given.partition("=")
    return name, int(value) if value.lstrip("-").isdigit() else value


def parse(words: Sequence[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.leaderboard", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bot", required=True)
    parser.add_argument("--against", required=True)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], type=option, metavar="NAME=VALUE")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args(words)
    if asked.deals < 1:
        parser.error("--deals: expected 1 or more")
    return asked


def main(words: Sequence[str] | None = None) -> None:
    asked = parse(words)
    options = {"players": asked.players, **dict(asked.option)}
    found = played(asked.game, asked.bot, asked.against, options, asked.deals, asked.seed)
    if asked.json:
        print(json.dumps(found._asdict()))
        return
    rate = f"{found.rate:.1%} ({found.low:.1%} to {found.high:.1%})"
    print(f"{asked.bot} against {asked.against}: {rate} of {found.matches} matches, {found.seconds:.2f} s a match")


if __name__ == "__main__":
    main()
