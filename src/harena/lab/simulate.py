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

from harena.bots import MOST_FREE_MOVES, Bot, FreeMove, RandomBot, free_move_of, free_moves_for_bot, offer_due
from harena.bots.registry import make_bot
from harena.files import write_json
from harena.game import Game
from harena.games import game
from harena.kernel.chance import Luck
from harena.kernel.choice import Offer, Space, any_of
from harena.lab.match_rows import Notes
from harena.lab.study import Study, study_of
from harena.lab.workers import Workers
from harena.matches.match import Match

BATCH = 25  # matches a worker plays before it reports
ENCODER = msgspec.json.Encoder()
Take = Callable[[Any, int, str, tuple[int, ...]], None]  # (state, seat, free action, arguments)


class Result(NamedTuple):
    """One finished match."""

    number: int
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: int  # answers with two options or more
    answers: int
    rows: bytes = b""  # what the match leaves behind, as JSON lines (noting.py), where somebody wants it


class Plan(NamedTuple):
    """What to play: plain data, so that workers can be told."""

    game: str
    options: Mapping[str, Any]
    bots: tuple[str, ...]  # one a seat
    seed: int
    records: str  # a folder, or "" for none
    noted: bool = False  # rows are wanted


def rng_for(seed: int, number: int, part: str) -> Random:
    """Independent streams for the cards and for each bot; text seeds are the same on every machine."""
    return Random(f"{seed}/{number}/{part}")


def play_match(plan: Plan, number: int) -> Result:
    """Match `number` of the plan."""
    chosen = game(plan.game)
    luck = Luck(rng_for(plan.seed, number, "luck"))
    bots = [make_bot(name, plan.game, rng_for(plan.seed, number, f"seat{s}")) for s, name in enumerate(plan.bots)]
    if plan.records:
        return recorded_match(chosen, plan, number, luck, bots)
    return quick_match(chosen, plan, number, luck, bots)


def quick_match(chosen: Game[Any], plan: Plan, number: int, luck: Luck, bots: Sequence[Bot]) -> Result:
    """Through the unchecked door."""
    notes = Notes(_study(plan), len(plan.bots)) if plan.noted else None
    g, decisions, answers = played(chosen, plan.options, luck, bots, chosen.rules.act_freely_unchecked, notes)
    outcome = chosen.outcome(g)
    rows = b"" if notes is None else ENCODER.encode_lines(notes.rows(g, number, plan.bots, outcome))
    return Result(number, outcome.winners, outcome.scores, decisions, answers, rows)


@lru_cache(maxsize=1)
def _study_of(name: str, options: str) -> Study:
    return study_of(name, json.loads(options))


def _study(plan: Plan) -> Study:
    """The same for all matches: it remembers what things are called."""
    return _study_of(plan.game, json.dumps(plan.options))


def played(
    chosen: Game[Any],
    table: Mapping[str, Any],
    luck: Luck,
    bots: Sequence[Bot],
    take: Take,
    notes: Notes | None = None,
) -> tuple[Any, int, int]:
    """A match between bots up to its end, and how many decisions and answers it took. `take` carries out what a bot
    does unasked; `notes` are taken where somebody wants them."""
    rules = chosen.rules
    g = rules.start(table, luck, None if notes is None else notes.watch)
    decisions = answers = taken = 0
    while g.seat >= 0:
        if notes is not None:
            notes.look(g)
        due = offer_due(rules, g) if g.offers else None
        if due is not None:
            take(g, due.to, *reply(chosen, g, due, bots[due.to]))
            continue
        bot: Bot = bots[g.seat]
        options = g.options
        answers += 1
        if notes is not None:
            notes.answers[g.seat] += 1
        if not isinstance(options, Space) and len(options) == 1:
            rules.step(g, options[0])
            continue
        decisions += 1
        if isinstance(bot, RandomBot):
            option = any_of(options, bot.rng)
            if notes is not None:
                notes.decided(g, g.seat, option)
            rules.step(g, option)
            continue
        choice = rules.choice(g, g.seat)
        assert choice is not None
        view = {} if bot.blind else chosen.view(g, g.seat)
        free_moves = free_moves_for_bot(rules, g, g.seat) if bot.acts_freely and taken < MOST_FREE_MOVES else ()
        free_move = free_move_of(bot, view, choice, free_moves)
        if free_move is not None:
            take(g, g.seat, *free_move)
            taken += 1
            continue
        taken = 0
        option = bot.choose(view, choice)
        if notes is not None:
            notes.decided(g, g.seat, option)
        rules.step(g, option)
    if notes is not None:
        notes.look(g)
    return g, decisions, answers


def reply(chosen: Game[Any], g: Any, offer: Offer, bot: Bot) -> FreeMove:
    """What a bot says to an offer made to it in a market; silence is a no, so that the market comes to an end."""
    seat = offer.to
    choice = chosen.rules.choice(g, seat)
    assert choice is not None
    free_moves = free_moves_for_bot(chosen.rules, g, seat) if bot.acts_freely else ()
    free_move = free_move_of(bot, chosen.view(g, seat), choice, free_moves) if free_moves else None
    return free_move or ("decline", (offer.id,))


def recorded_match(chosen: Game[Any], plan: Plan, number: int, luck: Luck, bots: Sequence[Bot]) -> Result:
    """Through the checked door, with a record in the folder. Plays exactly what `quick_match` plays."""
    match = Match.start(chosen, plan.options, luck)
    match.record["players"] = list(plan.bots)
    decisions = answers = taken = 0
    while not match.over:
        due = offer_due(match.rules, match.settled)
        if due is not None:
            match.act_freely(due.to, *reply(chosen, match.settled, due, bots[due.to]))
            continue
        seat = match.tip.seat
        g = match.seen_by(seat)
        choice = match.rules.choice(g, seat)
        assert choice is not None
        answers += 1
        if not isinstance(choice.options, Space) and len(choice.options) == 1:
            option = choice.options[0]
        else:
            decisions += 1
            bot = bots[seat]
            view = {} if bot.blind else chosen.view(g, seat)
            free_moves = (
                free_moves_for_bot(match.rules, match.settled, seat)
                if bot.acts_freely and taken < MOST_FREE_MOVES
                else ()
            )
            free_move = free_move_of(bot, view, choice, free_moves)
            if free_move is not None:
                match.act_freely(seat, *free_move)
                taken += 1
                continue
            taken = 0
            option = bot.choose(view, choice)
        match.answer(seat, choice.id, option)
    path = Path(plan.records) / f"{plan.game}-{plan.seed}-{number:06d}.json"
    write_json(path, match.record, new=True)
    outcome = chosen.outcome(match.settled)
    return Result(number, outcome.winners, outcome.scores, decisions, answers)


def play_batch(plan: Plan, first: int) -> list[Result]:
    """What a worker plays before it reports."""
    return [play_match(plan, number) for number in range(first, first + BATCH)]


def simulate(plan: Plan, first: int, last: int, workers: Workers[int, list[Result]]) -> Iterator[Result]:
    """These matches in order, whoever plays them; `workers` do `play_batch`. Batches begin at the same matches in
    every run, so that it does not matter where one was cut."""
    if last <= first:
        return
    if workers.are_here:  # nobody waits for a whole batch of slow matches
        for number in range(first, last):
            yield play_match(plan, number)
        return
    starts = range(first - first % BATCH, last, BATCH)
    for batch in workers.results(iter(starts), lambda _: False):
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
        self.shared += len({self.sides[seat] for seat in result.winners}) > 1  # partners share nothing
        for seat in result.winners:
            self.wins[seat] += 1
        for seat, score in enumerate(result.scores):
            self.points[seat] += score

    def begin(self) -> None:
        """What is counted so far was played in an earlier run."""
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
