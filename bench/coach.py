"""Measure the coach: planted blunders that it finds, the mean of luck, and the skill of two levels of bots.

    python -m bench.coach blunders spartacus --matches 20
    python -m bench.coach luck gorus --matches 1000 --out luck-gorus.jsonl
    python -m bench.coach skill gorus --matches 50 --out skill-gorus.jsonl

`blunders`: a bot plays by the rules of thumb, but errs on purpose. Now and then it compares a few answers more
thoroughly than the coach does. If the worst one costs ten points or more, it gives that; if not, the best one.
The coach then reviews the record with other random numbers. *Hits* are planted blunders that it calls a mistake or a
blunder; *false alarms* are best answers that it calls one.

`luck`: matches between bots of two levels are reviewed for the luck of a seat, which must be 0 in the mean.

`skill`: the same, for what the decisions of each level cost. With --out, each match is kept in a file, and the same
command continues there.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import harena
from harena.bots import Bot
from harena.bots.registry import heuristic, make_bot, search_for
from harena.coach.decisions import Decision
from harena.coach.judging import compared
from harena.coach.review import Review, found, gathered, tasks_of
from harena.games import game
from harena.kernel.choice import Choice, listed
from harena.kernel.rules import View
from harena.lab.append_log import AppendLog
from harena.processes import cores

PLANTED = 0.10  # chance to win that a planted blunder costs at least
EVERY = 6  # one of so many decisions is looked at
TRIED = 5  # answers compared
THOROUGH = 120  # worlds per answer
BAD = ("mistake", "blunder")
LEVELS = ("easy", "medium")
PLAYERS = {"gorus": 4, "munera": 3, "spartacus": 3}


class Erring(Bot):
    """Plays by the rules of thumb, and errs at places that it remembers."""

    def __init__(self, name: str, rng: Random) -> None:
        self.name, self.rng, self.sensible = name, rng, heuristic(name, Random(rng.random()))
        self.planted: set[tuple[str, int]] = set()  # by question and answer
        self.sound: set[tuple[str, int]] = set()

    def choose(self, view: View, choice: Choice) -> int:
        first = self.sensible.choose(view, choice)
        options = [option for option in listed(choice.options) if option != first]
        if not options or self.rng.randrange(EVERY) or not search_for(self.name).is_worth_it(view, choice):
            return first
        tried = [first, *self.rng.sample(options, min(TRIED - 1, len(options)))]
        decision = Decision(0, choice.seat, view, choice, first)
        rows = compared(search_for(self.name), decision, tried, THOROUGH, self.rng)
        means = [sum(column) / THOROUGH for column in zip(*rows, strict=True)]
        best, worst = (tried[means.index(extreme(means))] for extreme in (max, min))
        if max(means) - min(means) >= PLANTED:
            self.planted.add((choice.id, worst))
            return worst
        self.sound.add((choice.id, best))
        return best


class Finding(NamedTuple):
    hits: int
    planted: int
    alarms: int
    sound: int


def reviewed(name: str, record: dict[str, Any], seats: Sequence[int], workers: int, simulations: int = 60) -> Review:
    tasks = tasks_of(game(name), record, seats, simulations, seed=99)
    return gathered(tasks, list(found(tasks, workers)))


def find_planted(name: str, seed: int, workers: int) -> Finding:
    """Play one match with a bot that errs, review it, and count."""
    players, erring = PLAYERS[name], Erring(name, Random(seed))
    match = harena.start(name, players=players, seed=seed)
    harena.play(match, [erring, *["medium"] * (players - 1)])
    review = reviewed(name, match.record, [0], workers)
    called = {(each.decision.choice.id, each.decision.given): each.judgment.verdict in BAD for each in review.judged}
    hits, alarms = ([called[place] for place in places if place in called] for places in (erring.planted, erring.sound))
    return Finding(sum(hits), len(hits), sum(alarms), len(alarms))


def tell_blunders(name: str, matches: int, workers: int) -> None:
    total = Finding(0, 0, 0, 0)
    for seed in range(1, matches + 1):
        total = Finding(*[a + b for a, b in zip(total, find_planted(name, seed, workers), strict=True)])
        print(f"{seed} of {matches}: {total.hits}/{total.planted} hits", file=sys.stderr)
    print(f"{name}, {matches} matches: {total.hits} of {total.planted} planted blunders found", end="; ")
    print(f"{total.alarms} false alarms in {total.sound} sound answers")


def played(name: str, seed: int) -> tuple[dict[str, Any], list[str]]:
    """Play a match. The two levels sit at every other seat, turned about from match to match. Returns its record, and
    the level of each seat."""
    players = PLAYERS[name]
    levels = [LEVELS[(seat + seed) % 2] for seat in range(players)]
    bots = [make_bot(level, name, Random(1000 * seed + seat)) for seat, level in enumerate(levels)]
    match = harena.start(name, players=players, seed=seed)
    harena.play(match, bots)
    return match.record, levels


def luck_of_one(name: str, seed: int, workers: int, simulations: int) -> dict[str, list[float]]:
    """Return the luck of one seat: those of one match add up to 0."""
    record, _ = played(name, seed)
    return {"luck": [reviewed(name, record, [], workers, simulations).luck(seed % PLAYERS[name])]}


def costs_by_level(name: str, seed: int, workers: int, simulations: int) -> dict[str, list[float]]:
    """Return what all decisions of each seat cost, by the level of the bot in it."""
    record, levels = played(name, seed)
    review = reviewed(name, record, range(len(levels)), workers, simulations)
    return {level: [review.lost(seat) for seat, its in enumerate(levels) if its == level] for level in LEVELS}


def tell_means(given: argparse.Namespace, measure: Callable[..., dict[str, list[float]]]) -> None:
    kept: list[dict[str, list[float]]] = []
    log = None
    if given.out is not None:
        heading = {"harena_coaching": given.what, "game": given.game, "simulations": given.simulations}
        log = AppendLog(given.out, "coaching", heading)
        kept = [json.loads(line) for line in log.lines()]
        log.start()
    for seed in range(len(kept) + 1, given.matches + 1):
        kept.append(measure(given.game, seed, given.workers, given.simulations))
        if log is not None:
            log.write(json.dumps(kept[-1]).encode() + b"\n")
        print(f"{seed} of {given.matches}", file=sys.stderr)
    means = [f"{what} {shown([value for each in kept for value in each[what]])}" for what in kept[0]]
    print(f"{given.game}, {len(kept)} matches, in points per seat: {'; '.join(means)}")


def shown(values: Sequence[float]) -> str:
    """Return a mean with its 95 % interval, in points: a hundred are a victory."""
    mean = sum(values) / len(values)
    error = sqrt(sum([(value - mean) ** 2 for value in values]) / max(1, len(values) - 1) / len(values))
    return f"{100 * mean:+.1f} ({100 * (mean - 1.96 * error):+.1f} to {100 * (mean + 1.96 * error):+.1f})"


def main(args: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("blunders", "luck", "skill"))
    parser.add_argument("game", choices=tuple(PLAYERS))
    parser.add_argument("--matches", type=int, default=10)
    parser.add_argument("--workers", type=int, default=cores())
    parser.add_argument("--simulations", type=int, default=30, help="per decision (skill)")
    parser.add_argument("--out", type=Path, help="keep each match in this file, and continue there (luck, skill)")
    given = parser.parse_args(args)
    if given.what == "blunders":
        tell_blunders(given.game, given.matches, given.workers)
    else:
        tell_means(given, luck_of_one if given.what == "luck" else costs_by_level)


if __name__ == "__main__":
    main()
