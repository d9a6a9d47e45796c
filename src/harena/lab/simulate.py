"""Play many matches between bots. Match n of a seed is the same on every machine and with any number of workers."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec

from harena.bots import Bot
from harena.bots.driver import drive_match, drive_state
from harena.bots.registry import make_bot
from harena.files import write_json
from harena.game import Game
from harena.games import game
from harena.kernel.chance import Luck
from harena.lab.match_rows import Notes
from harena.lab.study import Study, study_of
from harena.lab.workers import Workers
from harena.matches.match import Match

BATCH = 25  # matches a worker plays before it reports
ENCODER = msgspec.json.Encoder()


class Result(NamedTuple):
    """One finished match."""

    number: int
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: int  # answers with two options or more
    answers: int
    rows: bytes = b""  # one row per seat as JSON lines (match_rows.py), if they are wanted


class Plan(NamedTuple):
    """What to play, as plain data that can be sent to workers."""

    game: str
    options: Mapping[str, Any]
    bots: tuple[str, ...]  # one per seat
    seed: int
    records: str  # a folder, or "" for none
    noted: bool = False  # rows are wanted


def rng_for(seed: int, number: int, part: str) -> Random:
    """Return an independent random stream for the cards or for one bot. Text seeds are the same on every machine."""
    return Random(f"{seed}/{number}/{part}")


def play_match(plan: Plan, number: int) -> Result:
    """Play match `number` of the plan."""
    chosen = game(plan.game)
    luck = Luck(rng_for(plan.seed, number, "luck"))
    bots = [make_bot(name, plan.game, rng_for(plan.seed, number, f"seat{s}")) for s, name in enumerate(plan.bots)]
    if plan.records:
        return recorded_match(chosen, plan, number, luck, bots)
    return quick_match(chosen, plan, number, luck, bots)


def quick_match(chosen: Game[Any], plan: Plan, number: int, luck: Luck, bots: Sequence[Bot]) -> Result:
    """Play a match through the unchecked door."""
    notes = Notes(_study(plan), len(plan.bots)) if plan.noted else None
    g = chosen.rules.start(plan.options, luck, None if notes is None else notes.watch)
    counts = drive_state(chosen, g, bots, observer=notes)
    outcome = chosen.outcome(g)
    rows = b"" if notes is None else ENCODER.encode_lines(notes.rows(g, number, plan.bots, outcome))
    return Result(number, outcome.winners, outcome.scores, *counts, rows)


@lru_cache(maxsize=1)
def _study_of(name: str, options: str) -> Study:
    return study_of(name, json.loads(options))


def _study(plan: Plan) -> Study:
    """Return the study of a plan. All matches share it, because it caches the names of things."""
    return _study_of(plan.game, json.dumps(plan.options))


def recorded_match(chosen: Game[Any], plan: Plan, number: int, luck: Luck, bots: Sequence[Bot]) -> Result:
    """Play a match through the checked door, and write its record. It is exactly the match that `quick_match` plays."""
    match = Match.start(chosen, plan.options, luck)
    match.record["players"] = list(plan.bots)
    counts = drive_match(match, bots)
    path = Path(plan.records) / f"{plan.game}-{plan.seed}-{number:06d}.json"
    write_json(path, match.record, new=True)
    outcome = chosen.outcome(match.settled)
    return Result(number, outcome.winners, outcome.scores, *counts)


def play_batch(plan: Plan, first: int) -> list[Result]:
    """Play the matches that a worker plays before it reports."""
    return [play_match(plan, number) for number in range(first, first + BATCH)]


def simulate(plan: Plan, first: int, last: int, workers: Workers[int, list[Result]]) -> Iterator[Result]:
    """Return the results of these matches in order; `workers` run `play_batch`. Batches begin at the same matches in
    every run, so that it does not matter where an earlier run ended."""
    if last <= first:
        return
    if workers.are_here:  # without waiting for a whole batch of slow matches
        for number in range(first, last):
            yield play_match(plan, number)
        return
    starts = range(first - first % BATCH, last, BATCH)
    for batch in workers.results(starts):
        yield from [result for result in batch if first <= result.number < last]


class Tally:
    """What `harena simulate` reports."""

    def __init__(self, plan: Plan, seats: int) -> None:
        self.plan = plan
        self.games = self.decisions = self.answers = self.shared = self.earlier = 0
        self.sides = game(plan.game).sides(plan.options)
        self.wins = [0] * seats  # matches this seat won, shared victories included
        self.points = [0] * seats
        self.started = time.perf_counter()

    def add(self, result: Result) -> None:
        self.games += 1
        self.decisions += result.decisions
        self.answers += result.answers
        self.shared += len({self.sides[seat] for seat in result.winners}) > 1  # partners do not count as sharing
        for seat in result.winners:
            self.wins[seat] += 1
        for seat, score in enumerate(result.scores):
            self.points[seat] += score

    def begin(self) -> None:
        """Start the clock. The matches counted so far were played in an earlier run."""
        self.earlier = self.decisions
        self.started = time.perf_counter()

    def summary(self, clock: Callable[[], float] = time.perf_counter) -> dict[str, Any]:
        seconds = clock() - self.started
        return {
            "game": self.plan.game,
            "players": len(self.wins),
            "options": dict(self.plan.options),
            "bots": list(self.plan.bots),
            "seed": self.plan.seed,
            "games": self.games,
            "decisions": self.decisions,
            "answers": self.answers,
            "seconds": round(seconds, 3),
            "decisions_per_second": round((self.decisions - self.earlier) / seconds) if seconds else 0,
            "wins": {str(seat): wins for seat, wins in enumerate(self.wins)},
            "shared": self.shared,
            "mean_scores": [round(points / max(1, self.games), 3) for points in self.points],
        }
