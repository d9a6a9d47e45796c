"""What every balance page is made with: a series of matches between sensible bots, rates with intervals, tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from typing import Any, NamedTuple, Protocol

from rich.console import Console
from rich.progress import Progress

from harena.bots import MOST_FREE_MOVES, free_move_of, free_moves_for_bot, offer_due
from harena.bots.registry import make_bot
from harena.games import game
from harena.kernel.chance import Luck
from harena.kernel.choice import any_of, listed
from harena.kernel.state import Watch
from harena.lab.simulate import reply, rng_for

BATCH = 10
SURE = 1.96  # standard deviations: 95 %
Row = tuple[str, ...]


class Plan(NamedTuple):
    """A series of matches: plain data, so that workers can be told."""

    game: str
    players: int
    matches: int
    seed: int
    scattered: bool = False  # regions or houses are handed out by chance, so that each is tried as often


class Sheet(Protocol):
    """What is kept of one match; each game keeps more."""

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
    """A module of this package: how one game is looked at."""

    BY_CHANCE: str  # the step that is answered by chance where a series is scattered

    def options(self, plan: Plan) -> Mapping[str, Any]: ...

    def scorer(self, players: int) -> Scorer: ...

    def plans(self, matches: int, few: int, seed: int) -> list[Plan]: ...

    def page(self, found: dict[Plan, list[Any]], command: str) -> str: ...


def study(name: str) -> Study:
    from tools.balance import munera, spartacus  # they import this module

    studies: dict[str, Study] = {"munera": munera, "spartacus": spartacus}
    return studies[name]


def read(scorer: Scorer, watch: Watch) -> None:
    for event in watch.events:
        scorer.note(event.kind, event.args)
    watch.events.clear()
    watch.reveals.clear()


def play(plan: Plan, number: int) -> Any:
    """Through the checked door: it tells what happens."""
    chosen, looked_at = game(plan.game), study(plan.game)
    rules = chosen.rules
    table = f"{'scattered' if plan.scattered else 'balance'}{plan.players}"
    seats = range(plan.players)
    bots = [make_bot("heuristic", plan.game, rng_for(plan.seed, number, f"{table}/seat{seat}")) for seat in seats]
    chance = rng_for(plan.seed, number, f"{table}/regions")
    watch, scorer = Watch(), looked_at.scorer(plan.players)
    options = chosen.complete(looked_at.options(plan))
    g = rules.start(options, Luck(rng_for(plan.seed, number, f"{table}/luck")), watch)
    decisions = taken = 0
    while g.seat >= 0:
        due = offer_due(rules, g)
        if due is not None:
            rules.act_freely(g, due.to, *reply(chosen, g, due, bots[due.to]))
            read(scorer, watch)
            continue
        seat = g.seat
        choice = rules.choice(g, seat)
        assert choice is not None
        several = len(listed(choice.options)) > 1
        view = chosen.view(g, seat) if several else {}
        free_moves = free_moves_for_bot(rules, g, seat) if several and taken < MOST_FREE_MOVES else ()
        free_move = free_move_of(bots[seat], view, choice, free_moves)
        if free_move is not None:
            rules.act_freely(g, seat, *free_move)
            taken += 1
        else:
            taken = 0
            decisions += several
            by_chance = not several or (plan.scattered and choice.step == looked_at.BY_CHANCE)
            option = any_of(choice.options, chance) if by_chance else bots[seat].choose(view, choice)
            rules.apply(g, seat, choice.id, option)
        read(scorer, watch)
    return scorer.sheet(g, decisions)


def batch(plan: Plan, first: int) -> list[Any]:
    return [play(plan, number) for number in range(first, min(first + BATCH, plan.matches))]


def played_out(plans: Sequence[Plan], workers: int, console: Console) -> dict[Plan, list[Any]]:
    """The sheets of every plan, in order, whoever played them."""
    found: dict[Plan, list[Any]] = {plan: [] for plan in plans}
    with ProcessPoolExecutor(workers) as pool, Progress(console=console) as progress:
        bar = progress.add_task(plans[0].game, total=sum([plan.matches for plan in plans]))
        starts = [(plan, first) for plan in plans for first in range(0, plan.matches, BATCH)]
        jobs = [(plan, pool.submit(batch, plan, first)) for plan, first in starts]
        for plan, job in jobs:
            found[plan] += job.result()
            progress.update(bar, completed=sum([len(sheets) for sheets in found.values()]))
    return found


# The figures


class Rate:
    """How often somebody won, of how many times."""

    def __init__(self) -> None:
        self.won = 0.0
        self.of = 0

    def add(self, sheet: Sheet, seat: int, times: int = 1) -> None:
        """A shared victory is a share of one."""
        self.of += times
        self.won += times * (seat in sheet.winners) / len(sheet.winners)

    def words(self) -> str:
        """With the interval of Wilson, 95 %."""
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
