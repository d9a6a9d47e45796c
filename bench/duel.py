"""`python -m bench.duel --simulations 400 --seconds 0.1`: our search against OpenSpiel's in Python, Gorus for two.

Every deal is played twice, with seats exchanged and the same initial random numbers; our share of the two matches is
one observation (a shared victory is half a match). The 95 % interval may be checked after every deal, so a duel is over
as soon as the interval is clear of the bar. At equal time our search has its usual budget of seconds, which it does not
use up, and OpenSpiel's has the whole of it; the time that decisions really took is printed.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from functools import partial
from time import perf_counter
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from bench.spiel import EXPLORATION, HORIZONS, SpielBot
from harena.bots import Bot
from harena.bots.registry import budget_of, make_bot
from harena.games import game
from harena.kernel.chance import Luck
from harena.kernel.choice import Choice
from harena.kernel.rules import BadInput, View
from harena.lab.odds import Evidence
from harena.lab.simulate import Plan, quick_match, rng_for
from harena.processes import WorkerPool

BAR = 0.6
GORUS = "gorus"
OURS, THEIRS = 0, 1


class Duel(NamedTuple):
    """What is played, as plain data that can be sent to workers."""

    budget: str  # in the syntax of a bot's name after the colon: 400 or 0.1s
    horizon: str
    seed: int
    exploration: float = EXPLORATION

    @property
    def ours(self) -> str:
        return f"ismcts:{self.budget}"


class Spent(NamedTuple):
    decisions: int = 0
    seconds: float = 0.0

    def plus(self, other: Spent) -> Spent:
        return Spent(self.decisions + other.decisions, self.seconds + other.seconds)

    @property
    def mean(self) -> float:
        return self.seconds / max(1, self.decisions)


class Deal(NamedTuple):
    """Two matches with the same cards."""

    share: float  # our share of the victories
    spent: tuple[Spent, Spent]  # ours, theirs


class Clocked(Bot):
    """A bot whose time is measured."""

    def __init__(self, bot: Bot) -> None:
        self.bot, self.blind = bot, bot.blind
        self.spent = Spent()

    def choose(self, view: View, choice: Choice) -> int:
        start = perf_counter()
        option = self.bot.choose(view, choice)
        self.spent = self.spent.plus(Spent(1, perf_counter() - start))
        return option


def play_deal(duel: Duel, number: int) -> Deal:
    """Play deal `number`, once from each side of the table."""
    share, spent = 0.0, (Spent(), Spent())
    for our_seat in range(2):
        bots = [ours(duel, number, our_seat), theirs(duel, number, our_seat)]
        share += play(duel, number, bots, our_seat) / 2
        spent = (spent[OURS].plus(bots[OURS].spent), spent[THEIRS].plus(bots[THEIRS].spent))
    return Deal(share, spent)


def ours(duel: Duel, number: int, our_seat: int) -> Clocked:
    return Clocked(make_bot(duel.ours, GORUS, rng_for(duel.seed, number, f"ours{our_seat}")))


def theirs(duel: Duel, number: int, our_seat: int) -> Clocked:
    rng = rng_for(duel.seed, number, f"theirs{our_seat}")
    return Clocked(SpielBot(budget_of(duel.ours, duel.budget), duel.horizon, rng, duel.exploration))


def play(duel: Duel, number: int, bots: Sequence[Bot], our_seat: int) -> float:
    """Play one match and return our share of the victory: 1, 0, or a half."""
    chosen = game(GORUS)
    seated = bots if our_seat == 0 else bots[::-1]
    plan = Plan(GORUS, chosen.complete({"players": 2}), ("", ""), duel.seed, "")
    winners = quick_match(chosen, plan, number, Luck(rng_for(duel.seed, number, "luck")), seated).winners
    return (our_seat in winners) / len(winners)


def play_deals(duel: Duel, deals: int, workers: int) -> Iterator[Deal]:
    """Yield the deals in order. Closing the iterator cancels the rest."""
    if workers == 1:
        for number in range(deals):
            yield play_deal(duel, number)
        return
    with WorkerPool(workers) as pool:
        yield from pool.results(partial(play_deal, duel), range(deals))


def verdict(evidence: Evidence) -> str:
    return "above" if evidence.above(BAR) else "below" if evidence.below(BAR) else "open"


def fight(duel: Duel, deals: int, workers: int, progress: Progress) -> dict[str, Any]:
    """Play one duel, to its last deal or until the interval is clear of the bar."""
    evidence, spent = Evidence(), (Spent(), Spent())
    task = progress.add_task(f"{duel.budget}, to the end of the {duel.horizon}", total=deals)
    for deal in play_deals(duel, deals, workers):
        evidence.add(deal.share)
        spent = (spent[OURS].plus(deal.spent[OURS]), spent[THEIRS].plus(deal.spent[THEIRS]))
        progress.update(task, advance=1, description=f"{duel.budget}, {duel.horizon}: {evidence.rate:.1%}")
        if verdict(evidence) != "open":
            break
    interval = evidence.interval()
    return {
        "budget": duel.budget,
        "horizon": duel.horizon,
        "seed": duel.seed,
        "matches": 2 * len(evidence.seen),
        "share": round(evidence.rate, 4),
        "low": round(interval.low, 4),
        "high": round(interval.high, 4),
        "bar": BAR,
        "verdict": verdict(evidence),
        "our_seconds": round(spent[OURS].mean, 4),
        "their_seconds": round(spent[THEIRS].mean, 4),
        "decisions": [each.decisions for each in spent],
    }


def report(results: Sequence[dict[str, Any]], console: Console) -> None:
    heads = ("a decision", "its roll-outs", "matches", "ours", "95 %", f"bar {BAR:.0%}", "our s", "their s")
    table = Table(*heads, title="Gorus for two: our search against OpenSpiel's in Python", box=None)
    for found in results:
        share, between = f"{found['share']:.1%}", f"{found['low']:.1%}-{found['high']:.1%}"
        seconds = [f"{found[whose]:.3f}" for whose in ("our_seconds", "their_seconds")]
        table.add_row(
            found["budget"], found["horizon"], str(found["matches"]), share, between, found["verdict"], *seconds
        )
    console.print(table)


def parse(words: Sequence[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.duel", description=__doc__)
    parser.add_argument("--deals", type=int, default=500, help="the most deals, two matches each")
    parser.add_argument("--simulations", type=int, default=0, help="a decision, for both")
    parser.add_argument("--seconds", type=float, default=0.0, help="a decision, for both")
    parser.add_argument(
        "--horizon", choices=HORIZONS, help="how far OpenSpiel's roll-outs go; else one, then the other"
    )
    parser.add_argument("--exploration", type=float, default=EXPLORATION, help="OpenSpiel's uct_c")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args(words)
    if asked.deals < 1 or asked.workers < 1:
        parser.error("--deals and --workers: expected 1 or more")
    if not (asked.simulations or asked.seconds):
        parser.error("expected --simulations, --seconds, or both")
    return asked


def duels(asked: argparse.Namespace) -> list[Duel]:
    budgets = [str(asked.simulations)] if asked.simulations else []
    budgets += [f"{asked.seconds:g}s"] if asked.seconds else []
    horizons = [asked.horizon] if asked.horizon else HORIZONS
    made = [Duel(budget, horizon, asked.seed, asked.exploration) for budget in budgets for horizon in horizons]
    for duel in made:
        budget_of(duel.ours, duel.budget)
    return made


def main() -> None:
    asked = parse()
    try:
        planned = duels(asked)
    except BadInput as bad:
        raise SystemExit(f"harena: {bad}") from bad
    with Progress(console=Console(stderr=True)) as progress:
        results = [fight(duel, asked.deals, asked.workers, progress) for duel in planned]
    if asked.json:
        print(json.dumps(results, indent=2))
    else:
        report(results, Console())


if __name__ == "__main__":
    main()
