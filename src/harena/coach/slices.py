"""A review in slices: a worker process does a little at a time, so that its caller can tell how far it is, and stop it.

What was found is plain data without a word in it, which a database can keep. `told.py` puts it into words.
"""

from __future__ import annotations

import json
import os
import time
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple

from harena.coach.decisions import Decision
from harena.coach.judging import Judgment
from harena.coach.luck import Fortune
from harena.coach.review import Found, Task, look_at, tasks_of
from harena.games import game
from harena.kernel.rules import BadInput
from harena.matches.record import Diverged

SEED = 1  # as `harena review` has it
DECIMALS = 4


class Slice(NamedTuple):
    """What was found in one go."""

    found: list[dict[str, Any]]
    done: int  # of the tasks, from the first on
    total: int
    spent: float  # seconds of the processor


def some_beside_others(record: str, seat: int, simulations: int, done: int, seconds: float) -> Slice:
    """Do some tasks in a process that lets all others of this machine go first."""
    if hasattr(os, "nice"):
        os.nice(19)  # more than once has no effect
    return some(record, seat, simulations, done, seconds)


def some(record: str, seat: int, simulations: int, done: int, seconds: float) -> Slice:
    """Do the tasks from number `done` on for about so many seconds. `record` is JSON. BadInput where the match
    cannot be reviewed."""
    tasks, began = _tasks(record, seat, simulations), time.process_time()
    found: list[dict[str, Any]] = []
    while done < len(tasks) and time.process_time() - began < seconds:
        task = tasks[done]
        if (plain := _plain(task, look_at(task))) is not None:
            found.append(plain)
        done += 1
    return Slice(found, done, len(tasks), time.process_time() - began)


@lru_cache(1)
def _tasks(record: str, seat: int, simulations: int) -> list[Task]:
    """Return the tasks: first luck and the course, which are quick, then the decisions in any order. If the time runs
    out, all parts of the match were looked at."""
    raw = json.loads(record)
    try:
        tasks = tasks_of(game(raw["game"]), raw, [seat], simulations, SEED)
    except Diverged as error:
        raise BadInput(f"the record does not replay: {error}") from None
    decisions = [task for task in tasks if isinstance(task[1], Decision)]
    Random(SEED).shuffle(decisions)
    return [*[task for task in tasks if not isinstance(task[1], Decision)], *decisions]


def _plain(task: Task, found: Found) -> dict[str, Any] | None:
    if isinstance(found, Judgment):
        about = task[1]
        assert isinstance(about, Decision)  # only decisions are judged
        return {
            "kind": "decision",
            "entry": about.entry,
            "choice": about.choice.id,
            "given": found.given,
            "best": found.best,
            "chances": [round(found.before, DECIMALS), round(found.after, DECIMALS)],  # before the answer and after it
            "cost": round(found.cost, DECIMALS),
            "verdict": found.verdict,
            "why": list(found.why),
            "others": [[move, round(chance, DECIMALS)] for move, chance in found.others],
        }
    if isinstance(found, Fortune):
        return {"kind": "luck", "entry": found.entry, "luck": [round(each, DECIMALS) for each in found.luck]}
    if found is None:
        return None  # the search cannot tell
    return {"kind": "point", "entry": found.entry, "chances": [round(each, DECIMALS) for each in found.chances]}
