"""Reviews a whole match in several processes. The result depends on the record and the seed alone, not on how many
processes there are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from harena.bots.registry import BOTS, search_for
from harena.coach.decisions import Decision, Turn, decisions, turns
from harena.coach.judging import Judgment, judge
from harena.coach.luck import Draw, Fortune, Moment, Point, fortune, point
from harena.game import Game
from harena.kernel.rules import BadInput
from harena.kernel.serialization import dump
from harena.processes import WorkerPool

SIMULATIONS = 60  # per decision
SAMPLES = 6  # per roll, draw or point of the course
POINTS = 60  # of the course, at most
MATTERED = 3  # decisions in the summary

Task = tuple[str, Decision | Draw | Moment, int, int]  # the game, what to look at, simulations or samples, seed
Found = Judgment | Fortune | Point | None


class Judged(NamedTuple):
    """A decision, and what the coach thinks of it."""

    decision: Decision
    judgment: Judgment


class Review(NamedTuple):
    """What the coach found in one match. Each list is in the order of the match."""

    judged: Sequence[Judged]
    fortunes: Sequence[Fortune]
    course: Sequence[Point]

    def of(self, seat: int) -> list[Judged]:
        return [each for each in self.judged if each.decision.seat == seat]

    def costly(self, seat: int) -> list[Judged]:
        """Return the decisions that surely cost this seat something, the worst first."""
        found = [each for each in self.of(seat) if each.judgment.verdict not in ("best", "good")]
        return sorted(found, key=lambda each: -each.judgment.cost)

    def lost(self, seat: int) -> float:
        """Return how many victories all decisions of a seat cost together."""
        return sum([each.judgment.cost for each in self.of(seat)])

    def luck(self, seat: int) -> float:
        """Return how many victories chance brought to a seat."""
        return sum([each.luck[seat] for each in self.fortunes])


def tasks_of(game: Game[Any], record: dict[str, Any], seats: Sequence[int], simulations: int, seed: int) -> list[Task]:
    """Return everything that is to be looked at: the decisions of these seats, all rolls and draws, and points of the
    course. Diverged where the record does not replay; BadInput where there is nothing to review."""
    if game.name not in BOTS or not search_for(game.name).rates_positions:
        raise BadInput(f"the coach does not know {game.name}: its bots do not rate positions")
    if record["options"]["players"] == 1:
        raise BadInput("the coach reviews matches of two players or more; against the dummy nobody else decides")
    tasks: list[Task] = []
    entries = sum([len(part["entries"]) for part in record["segments"]])
    every = max(1, -(-entries // POINTS))
    for turn in turns(game, record):
        about: list[Decision | Draw | Moment] = [each for each in decisions(game, turn) if each.seat in seats]
        if turn.has_chance:
            about.append(draw_of(game, record, turn))
        if turn.number % every == 0 or turn.number == entries:
            about.append(Moment(game.name, record.get("decks", ""), turn.number, dump(game.rules, turn.after)))
        for each in about:
            times = simulations if isinstance(each, Decision) else SAMPLES
            tasks.append((game.name, each, times, seed + turn.number))
    return tasks


def draw_of(game: Game[Any], record: dict[str, Any], turn: Turn) -> Draw:
    before = None if turn.before is None else dump(game.rules, turn.before)
    decks, options = record.get("decks", ""), record["options"]
    return Draw(game.name, decks, options, dict(turn.entry), turn.number, before, dump(game.rules, turn.after))


def found(tasks: Sequence[Task], workers: int) -> Iterator[Found]:
    """Yield the results in the order of the tasks."""
    if workers == 1:
        yield from map(look_at, tasks)
        return
    with WorkerPool(workers) as pool:
        yield from pool.results(look_at, tasks)


def look_at(task: Task) -> Found:
    """Do one task; this runs in a process of the pool."""
    name, about, times, seed = task
    if isinstance(about, Draw):
        return fortune(about, times, seed)
    return point(about, times, seed) if isinstance(about, Moment) else judge(name, about, times, seed)


def gathered(tasks: Sequence[Task], results: Sequence[Found]) -> Review:
    judged = [
        Judged(about, result)
        for (_, about, _, _), result in zip(tasks, results, strict=False)
        if isinstance(about, Decision) and isinstance(result, Judgment)
    ]
    fortunes = [each for each in results if isinstance(each, Fortune)]
    return Review(judged, fortunes, [each for each in results if isinstance(each, Point)])
