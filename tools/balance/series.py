"""The common parts of the balance pages: series of matches between heuristic bots, rates with intervals, tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from random import Random
from typing import Any, NamedTuple, Protocol

from rich.console import Console
from rich.progress import Progress

from harena.bots import Bot, FreeMove, free_move_of
from harena.bots.driver import drive_state
from harena.bots.registry import make_bot
from harena.games import game
from harena.kernel.chance import Luck
from harena.kernel.choice import Choice, any_of, listed
from harena.kernel.rules import View
from harena.kernel.state import Watch
from harena.lab.simulate import rng_for
from harena.processes import WorkerPool

BATCH = 10
SURE = 1.96  # standard deviations: 95 %
Row = tuple[str, ...]


class Plan(NamedTuple):
    """A series of matches, as plain data that can be sent to workers."""

    game: str
    players: int
    matches: int
    seed: int
    scattered: bool = False  # regions or houses are assigned at random, so that each is tried equally often


class Sheet(Protocol):
    """The data kept of one match; each game adds more."""

    @property
    def winners(self) -> tuple[int, ...]: ...

    @property
    def turns(self) -> int: ...

    @property
    def decisions(self) -> int: ...


class Scorer(Protocol):
    """Reads the events of a match."""

    def note(self, kind: str, args: Sequence[Any]) -> None: ...

    def sheet(self, g: Any, decisions: int) -> Any: ...


class Study(Protocol):
    """A module of this package, which measures one game."""

    BY_CHANCE: str  # the step that is answered at random in a scattered series

    def options(self, plan: Plan) -> Mapping[str, Any]: ...

    def scorer(self, players: int) -> Scorer: ...

    def plans(self, matches: int, few: int, seed: int) -> list[Plan]: ...

    def page(self, found: dict[Plan, list[Any]], command: str) -> str: ...


def study(name: str) -> Study:
    from tools.balance import munera, spartacus  # they import this module

    studies: dict[str, Study] = {"munera": munera, "spartacus": spartacus}
    return studies[name]


class Reader:
    """Hands the events of a match to a scorer, and counts decisions."""

    def __init__(self, scorer: Scorer, chance: Random) -> None:
        self.scorer, self.chance = scorer, chance
        self.watch = Watch()
        self.decisions = 0

    def look(self, g: Any) -> None:
        for event in self.watch.events:
            self.scorer.note(event.kind, event.args)
        self.watch.events.clear()
        self.watch.reveals.clear()

    def answering(self, g: Any) -> None:
        if len(listed(g.options)) == 1:
            any_of(
                g.options, self.chance
            )  # an earlier version drew a number here; without it a seed would give other matches

    def decided(self, g: Any, seat: int, option: int) -> None:
        self.decisions += len(listed(g.options)) > 1


class Scattered(Bot):
    """A bot that answers one step at random."""

    acts_freely = True

    def __init__(self, bot: Bot, step: str, chance: Random) -> None:
        self.bot, self.step, self.chance = bot, step, chance

    def choose(self, view: View, choice: Choice) -> int:
        return any_of(choice.options, self.chance) if choice.step == self.step else self.bot.choose(view, choice)

    def free_move(self, view: View, choice: Choice, free_moves: Sequence[FreeMove]) -> FreeMove | None:
        return free_move_of(self.bot, view, choice, free_moves)


def play(plan: Plan, number: int) -> Any:
    """Play one match, and return what the scorer makes of it."""
    chosen, looked_at = game(plan.game), study(plan.game)
    table = f"{'scattered' if plan.scattered else 'balance'}{plan.players}"
    chance = rng_for(plan.seed, number, f"{table}/regions")
    bots: list[Bot] = [
        make_bot("heuristic", plan.game, rng_for(plan.seed, number, f"{table}/seat{seat}"))
        for seat in range(plan.players)
    ]
    if plan.scattered:
        bots = [Scattered(bot, looked_at.BY_CHANCE, chance) for bot in bots]
    reader = Reader(looked_at.scorer(plan.players), chance)
    options = chosen.complete(looked_at.options(plan))
    g = chosen.rules.start(options, Luck(rng_for(plan.seed, number, f"{table}/luck")), reader.watch)
    drive_state(chosen, g, bots, observer=reader)
    return reader.scorer.sheet(g, reader.decisions)


def batch(task: tuple[Plan, int]) -> list[Any]:
    plan, first = task
    return [play(plan, number) for number in range(first, min(first + BATCH, plan.matches))]


def played_out(plans: Sequence[Plan], workers: int, console: Console) -> dict[Plan, list[Any]]:
    """Return the sheets of every plan, in order."""
    found: dict[Plan, list[Any]] = {plan: [] for plan in plans}
    with WorkerPool(workers) as pool, Progress(console=console) as progress:
        bar = progress.add_task(plans[0].game, total=sum([plan.matches for plan in plans]))
        starts = [(plan, first) for plan in plans for first in range(0, plan.matches, BATCH)]
        for (plan, _), sheets in zip(starts, pool.results(batch, starts), strict=True):
            found[plan] += sheets
            progress.update(bar, completed=sum([len(each) for each in found.values()]))
    return found


# The figures


class Rate:
    """A win rate: victories and trials."""

    def __init__(self) -> None:
        self.won = 0.0
        self.of = 0

    def add(self, sheet: Sheet, seat: int, times: int = 1) -> None:
        """Count a match; a shared victory counts as a part of one."""
        self.of += times
        self.won += times * (seat in sheet.winners) / len(sheet.winners)

    def words(self) -> str:
        """Return the rate with its 95 % Wilson interval."""
        if not self.of:
            return "-"
        share, square = self.won / self.of, SURE * SURE
        middle = (share + square / (2 * self.of)) / (1 + square / self.of)
        spread = SURE / (1 + square / self.of) * sqrt(share * (1 - share) / self.of + square / (4 * self.of**2))
        return f"{share:.1%} ({max(0.0, middle - spread):.1%} to {middle + spread:.1%})"


def table(*rows: Row) -> str:
    head, *rest = rows
    return "\n".join(["| " + " | ".join(row) + " |" for row in (head, ("---",) * len(head), *rest)])


def mean(values: Sequence[float]) -> float:
    return sum(values) / max(1, len(values))


def share(part: float, whole: float) -> str:
    return f"{part / whole:.0%}" if whole else "-"
