"""`python -m bench.levels`: does each level answer within its budget, and what does a search hold in memory?

Positions come from matches between the rules of thumb, for four and for as many as can play, where a search has
something to think about. A level answers as it does at a table: first whether it takes a free action, then the
question. Time is the clock's, because that is what a person waits for. The strongest level is measured with one of its
trees in one process, and, where two cores are free, as it plays: with its trees in processes of their own, which were
started before.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from statistics import mean
from time import perf_counter
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import track
from rich.table import Table

from harena.bots import Bot, FreeMove, free_move_of
from harena.bots.driver import bot_move, drive_state
from harena.bots.ismcts import SearchExecutor as Searches
from harena.bots.ismcts import in_process
from harena.bots.registry import HEURISTIC, ISMCTS, LEVELS, budget_of, make_bot, search_for
from harena.bots.search_api import Budget, Search
from harena.games import GAMES, game
from harena.kernel import choice as choices
from harena.kernel.chance import Luck
from harena.kernel.choice import Choice
from harena.kernel.rules import View
from harena.lab.simulate import rng_for
from harena.processes import WorkerPool, cores
from harena.terminal.search_executor import SearchExecutor
from harena.terminal.setup import table_options

SPARE = 0.1  # share of its budget by which a level may exceed it
MEMORY = 300  # most megabytes for a search
PLAYERS = 4  # at the usual table
WISHES = 4  # at most one position in this many is a wish
WIDTH = 110  # fewest columns of the table


class Position(NamedTuple):
    """What a bot is asked, and the free actions it may take."""

    view: View
    choice: Choice
    free_moves: Sequence[FreeMove]
    wish: bool = False  # the heuristic would take a free action: a search thinks about that, too


class Trial(NamedTuple):
    """One level of one game, measured in one way."""

    game: str
    level: str
    bot: str
    how: str
    seconds: float  # its budget; 0: it has none
    together: bool = False  # its trees run in separate processes


class Witness(Bot):
    """A heuristic bot that records every question it is asked."""

    acts_freely = True

    def __init__(self, bot: Bot, seen: list[Position]) -> None:
        self.bot, self.seen = bot, seen
        self.noted = False

    def free_move(self, view: View, choice: Choice, free_moves: Sequence[FreeMove]) -> FreeMove | None:
        free_move = free_move_of(self.bot, view, choice, free_moves)
        self.seen.append(Position(view, choice, free_moves, free_move is not None))
        self.noted = free_move is None  # else the same is asked again
        return free_move

    def choose(self, view: View, choice: Choice) -> int:
        if not self.noted:
            self.seen.append(Position(view, choice, ()))
        self.noted = False
        return self.bot.choose(view, choice)


def positions(name: str, count: int, seed: int) -> list[Position]:
    """Return positions, half of them from a table of four, half from the game's biggest table."""
    tables = sorted({PLAYERS, max(game(name).seats)})
    shares = [count * (at + 1) // len(tables) - count * at // len(tables) for at in range(len(tables))]
    return [each for players, share in zip(tables, shares, strict=True) for each in some(name, players, share, seed)]


def some(name: str, players: int, count: int, seed: int) -> list[Position]:
    """Return some positions of a match that a search would think about, or of several matches if one has too few. Some
    are wishes, if there are any: they are rare, and a search has two decisions to think about there."""
    chosen, search = game(name), search_for(name)
    options = table_options(chosen, players, [], None, simulated=True)
    found: list[Position] = []
    match = 0
    while len([position for position in found if not position.wish]) < count:
        seen: list[Position] = []
        bots = [
            Witness(make_bot(HEURISTIC, name, rng_for(seed, match, f"seat{seat}")), seen) for seat in range(players)
        ]
        drive_state(chosen, chosen.rules.start(options, Luck(rng_for(seed, match, "luck"))), bots)
        found += [position for position in seen if position.wish or is_worth_it(search, position)]
        match += 1
    wishes = [position for position in found if position.wish][: count // WISHES]
    others = [position for position in found if not position.wish]
    return [*wishes, *Random(seed).sample(others, count - len(wishes))]


def is_worth_it(search: Search, position: Position) -> bool:
    return len(choices.listed(position.choice.options)) > 1 and search.is_worth_it(position.view, position.choice)


def trials(name: str, free: int) -> Iterator[Trial]:
    """Yield a trial per level. Trials that need two cores are left out if fewer are free."""
    for level, plain in LEVELS.items():
        kind, _, text = plain.partition(":")
        if kind != ISMCTS:
            yield Trial(name, level, level, "rules of thumb", 0.0)
            continue
        budget: Budget = budget_of(level, text)
        one = "one search" if budget.trees == 1 else "one of its searches alone"
        yield Trial(name, level, f"{ISMCTS}:{budget.seconds:g}s", one, budget.seconds)
        if 1 < budget.trees <= free:
            yield Trial(name, level, level, f"{budget.trees} searches at once", budget.seconds, together=True)


def timed(
    trial: Trial, asked: Sequence[Position], seed: int, executor: Searches = in_process
) -> tuple[list[float], float]:
    """Return the seconds per answer, and this process's peak memory."""
    seconds = []
    for number, position in enumerate(asked):
        bot = make_bot(trial.bot, trial.game, rng_for(seed, number, trial.bot), executor)
        start = perf_counter()
        bot_move(bot, position.view, position.choice, position.free_moves)
        seconds.append(perf_counter() - start)
    return seconds, peak()


def peak() -> float:
    """Megabytes. What the kernel counts for this program alone, where it does; `ru_maxrss` also knows of whoever
    started us."""
    status = Path("/proc/self/status")
    if status.exists():
        line = next(line for line in status.read_text().splitlines() if line.startswith("VmHWM"))
        return int(line.split()[1]) / 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (2**20 if sys.platform == "darwin" else 2**10)


def tried(trial: Trial, asked: Sequence[Position], seed: int) -> dict[str, Any]:
    """Run a trial in its own process, so that its memory can be measured."""
    memory: float | None = None
    if trial.together:
        with SearchExecutor() as executor:
            timed(trial, asked[:1], seed, executor)  # its processes are started
            seconds, _ = timed(trial, asked, seed, executor)
    else:
        with WorkerPool(1) as pool:
            seconds, memory = pool.submit(timed, trial, asked, seed).result()
    over = max(seconds) / trial.seconds - 1 if trial.seconds else None
    return {
        "game": trial.game,
        "level": trial.level,
        "how": trial.how,
        "budget": trial.seconds,
        "mean": round(mean(seconds), 5),
        "worst": round(max(seconds), 5),
        "over": None if over is None else round(over, 4),
        "within": None if over is None else over <= SPARE,
        "memory": None if memory is None else round(memory, 1),
    }


def verdicts(rows: Sequence[dict[str, Any]]) -> list[str]:
    """Return the result for both bars, in words."""
    worst = max([row["over"] for row in rows if row["over"] is not None])
    most = max([row["memory"] for row in rows if row["memory"] is not None])
    word = "over" if worst > 0 else "under"
    return [
        f"Within budget + {SPARE:.0%}: {'yes' if worst <= SPARE else 'no'} (worst {abs(worst):.1%} {word}).",
        f"Memory under {MEMORY} MB: {'yes' if most < MEMORY else 'no'} (at most {most:.0f} MB).",
    ]


def show(rows: Sequence[dict[str, Any]], console: Console) -> None:
    table = Table("game", "level", "how", "budget", "mean", "worst", "within", "memory", box=None)
    console.width = max(console.width, WIDTH)
    for row in rows:
        budget, within = "-", "-"
        if row["budget"]:
            budget, within = f"{row['budget']:g} s", f"{'yes' if row['within'] else 'no'} ({row['over']:+.1%})"
        memory = "-" if row["memory"] is None else f"{row['memory']:.0f} MB"
        times = [f"{row[key]:.3f} s" for key in ("mean", "worst")]
        table.add_row(row["game"], row["level"], row["how"], budget, *times, within, memory)
    console.print(table)
    console.print("\n".join(verdicts(rows)))


def parse(words: Sequence[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.levels", description=__doc__)
    parser.add_argument("--decisions", type=int, default=20, help="for each level")
    parser.add_argument("--game", choices=GAMES, help="only this one")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args(words)
    if asked.decisions < 1:
        parser.error("--decisions: expected 1 or more")
    return asked


def main() -> None:
    asked = parse()
    load, many = os.getloadavg()[0], cores()
    console = Console(stderr=asked.json, highlight=False)
    free = many if load <= many else 1
    if free < many:
        console.print(f"others are at work (load {load:.1f} on {many} cores): searches at once are left out")
    rows: list[dict[str, Any]] = []
    for name in [asked.game] if asked.game else GAMES:
        found = positions(name, asked.decisions, asked.seed)
        rows += [tried(each, found, asked.seed) for each in track(list(trials(name, free)), name, console=console)]
    if asked.json:
        result = {"decisions": asked.decisions, "seed": asked.seed, "load": round(load, 1), "cores": many}
        print(json.dumps({**result, "levels": rows}, indent=2))
    else:
        show(rows, console)


if __name__ == "__main__":
    main()
