"""Play many matches between bots. Match n of a seed is the same on every machine and with any number of workers."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec

from harena.bots import Bot
from harena.bots.driver import drive_match, drive_state
from harena.files import write_json
from harena.game import Game
from harena.games import game
from harena.intervals import joint, of_mean, wilson
from harena.kernel.chance import Luck
from harena.kernel.choice import Refused
from harena.lab.entrants import is_own, make_entrant
from harena.lab.kingmaking import Crossroads
from harena.lab.match_rows import Notes
from harena.lab.sandbox import BotFault, Replaced, checked_act
from harena.lab.study import Study, study_of
from harena.lab.workers import Workers
from harena.matches.match import Match

BATCH = 25  # matches a worker plays before it reports
ENCODER = msgspec.json.Encoder()


class Failure(NamedTuple):
    """A bot of one's own that failed in a match; a random one played on for it."""

    seat: int
    what: str


class Result(NamedTuple):
    """One finished match."""

    number: int
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: int  # answers with two options or more
    answers: int
    rows: bytes = b""  # one row per seat as JSON lines (match_rows.py), if they are wanted
    failures: tuple[Failure, ...] = ()


class Plan(NamedTuple):
    """What to play, as plain data that can be sent to workers."""

    game: str
    options: Mapping[str, Any]
    bots: tuple[str, ...]  # one per seat
    seed: int
    records: str  # a folder, or "" for none
    noted: bool = False  # rows are wanted
    kingmaking: bool = False  # and in each match one decision is looked at again


def rng_for(seed: int, number: int, part: str) -> Random:
    """Return an independent random stream for the cards or for one bot. Text seeds are the same on every machine."""
    return Random(f"{seed}/{number}/{part}")


def play_match(plan: Plan, number: int) -> Result:
    """Play match `number` of the plan."""
    chosen = game(plan.game)
    luck = Luck(rng_for(plan.seed, number, "luck"))
    bots = [_bot(plan, number, seat) for seat in range(len(plan.bots))]
    if plan.records:
        return recorded_match(chosen, plan, number, luck, bots)
    return quick_match(chosen, plan, number, luck, bots)


def _bot(plan: Plan, number: int, seat: int) -> Bot:
    """Return the bot of one seat. One of one's own is watched, and replaced if it fails."""
    name = plan.bots[seat]
    make = partial(make_entrant, name, plan.game, rng_for(plan.seed, number, f"seat{seat}"))
    return Replaced(make, seat, rng_for(plan.seed, number, f"instead{seat}")) if is_own(name) else make()


def quick_match(chosen: Game[Any], plan: Plan, number: int, luck: Luck, bots: Sequence[Bot]) -> Result:
    """Play a match through the unchecked door. Only what bots of one's own do is checked."""
    notes = _notes(chosen, plan, number) if plan.noted else None
    g = chosen.rules.start(plan.options, luck, None if notes is None else notes.watch)
    checked = checked_act(chosen.rules)

    def act_freely(g: Any, seat: int, name: str, args: tuple[int, ...]) -> None:
        bot = bots[seat]
        if not isinstance(bot, Replaced):
            chosen.rules.act_freely_unchecked(g, seat, name, args)
            return
        try:
            checked(g, seat, name, args)
        except BotFault as fault:
            bot.replace(fault)

    counts = drive_state(chosen, g, bots, act_freely, notes)
    outcome = chosen.outcome(g)
    failures = _failures(bots)
    rows = b""
    if notes is not None:
        for failure in failures:
            notes.failed(*failure)
        rows = ENCODER.encode_lines(notes.rows(g, number, plan.bots, outcome))
    return Result(number, outcome.winners, outcome.scores, *counts, rows, failures)


def _notes(chosen: Game[Any], plan: Plan, number: int) -> Notes:
    crossroads = None
    if plan.kingmaking:
        crossroads = Crossroads(chosen, chosen.sides(plan.options), rng_for(plan.seed, number, "kingmaking"))
    return Notes(_study(plan), len(plan.bots), crossroads)


def _failures(bots: Sequence[Bot]) -> tuple[Failure, ...]:
    return tuple([Failure(bot.seat, bot.fault) for bot in bots if isinstance(bot, Replaced) and bot.fault])


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

    def refused(seat: int, error: Refused) -> None:
        bot = bots[seat]
        if not isinstance(bot, Replaced):
            raise error
        bot.replace(error)

    counts = drive_match(match, bots, refused=refused)
    path = Path(plan.records) / f"{plan.game}-{plan.seed}-{number:06d}.json"
    write_json(path, match.record, new=True)
    outcome = chosen.outcome(match.settled)
    return Result(number, outcome.winners, outcome.scores, *counts, failures=_failures(bots))


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
        self.squares = [0] * seats  # of the scores
        self.failures: Counter[str] = Counter()  # by bot: matches in which it failed
        self.first_failure: tuple[int, Failure] | None = None  # a match and what happened in it
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
            self.squares[seat] += score * score
        for failure in result.failures:
            self.failures[self.plan.bots[failure.seat]] += 1
            self.first_failure = self.first_failure or (result.number, failure)

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
            "win_intervals": [self._win_interval(wins) for wins in self.wins],
            "score_intervals": [self._score_interval(seat) for seat in range(len(self.wins))],
            "failures": dict(self.failures),
        }

    def _win_interval(self, wins: int) -> list[float] | None:
        """Return Wilson's interval of the share of the matches a seat won. Those of all seats hold together."""
        if not self.games:
            return None
        return [round(end, 4) for end in wilson(wins / self.games, self.games, joint(len(self.wins)))]

    def _score_interval(self, seat: int) -> list[float] | None:
        """Return Student's interval of a seat's mean score. Those of all seats hold together."""
        found = of_mean(self.points[seat], self.squares[seat], self.games, joint(len(self.wins)))
        return None if found is None else [round(end, 3) for end in found]
