"""How fair and how long a game is between sensible bots: python -m tools.balance munera --matches 2000

Prints the figures and writes them to docs/balance-munera.md. Match n of a seed is the same on every machine and with
any number of workers, and so is the page."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import Progress

from harena.bots import MOST_USES, make_bot, unasked, uses_of
from harena.games import game
from harena.games.munera.decks import OURS
from harena.games.munera.state import Munera
from harena.kernel.chance import Luck
from harena.kernel.choice import any_of, listed
from harena.kernel.state import Watch
from harena.lab.simulate import cores, rng_for

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "balance-munera.md"
BATCH = 10
SURE = 1.96  # standard deviations: 95 %
CONTRACT, RANK = "contracts", "bonus of rank"
COUNTED = ("chosen", "unmatched", "killed", "accident", "bout-death", "promoted", "deal", "bought")
Row = tuple[str, ...]


class Plan(NamedTuple):
    """A series of matches: plain data, so that workers can be told."""

    players: int
    matches: int
    seed: int
    scattered: bool = False  # regions are handed out by chance, so that each is tried as often


class Sheet(NamedTuple):
    """What is kept of one match."""

    winners: tuple[int, ...]
    regions: tuple[int, ...]
    order: tuple[int, ...]  # seats in the order of set-up
    turns: int
    decisions: int
    by_glory: bool
    sources: tuple[Counter[str], ...]  # by seat: where its Glory came from
    drawn: tuple[Counter[int], ...]  # by seat: Eventum cards, by title
    played: tuple[Counter[int], ...]
    happened: Counter[str]
    denarii: tuple[int, ...]


# One match


class Scorer:
    """Reads the events of a match."""

    def __init__(self, players: int) -> None:
        self.sources: list[Counter[str]] = [Counter() for _ in range(players)]
        self.drawn: list[Counter[int]] = [Counter() for _ in range(players)]
        self.played: list[Counter[int]] = [Counter() for _ in range(players)]
        self.happened: Counter[str] = Counter()
        self.order: list[int] = []
        self.source = ""

    def read(self, watch: Watch) -> None:
        for event in watch.events:
            self.note(event.kind, event.args)
        watch.events.clear()
        watch.reveals.clear()

    def note(self, kind: str, args: Sequence[Any]) -> None:
        """Glory has the source that was last told of."""
        if kind == "glory":
            self.sources[args[0]][self.source] += args[1]
        elif kind == "contract":
            self.source = CONTRACT
        elif kind == "named":
            self.source = RANK
        elif kind.startswith("played"):
            self.source = OURS.title[args[1]]
            self.played[args[0]][args[1]] += 1
        elif kind == "drawn":
            self.drawn[args[0]][args[1]] += 1
        elif kind == "settled":
            self.order.append(args[0])
        self.happened[kind] += kind in COUNTED

    def sheet(self, g: Munera, decisions: int) -> Sheet:
        return Sheet(
            g.winners,
            g.region,
            tuple(self.order),
            g.turn,
            decisions,
            max(g.glory) >= g.table.target,
            tuple(self.sources),
            tuple(self.drawn),
            tuple(self.played),
            self.happened,
            tuple(g.denarii),
        )


def play(plan: Plan, number: int) -> Sheet:
    """Through the checked door: it tells what happens."""
    chosen = game("munera")
    rules = chosen.rules
    table = f"{'scattered' if plan.scattered else 'balance'}{plan.players}"
    seats = range(plan.players)
    bots = [make_bot("sensible", "munera", rng_for(plan.seed, number, f"{table}/seat{seat}")) for seat in seats]
    chance = rng_for(plan.seed, number, f"{table}/regions")
    watch, scorer = Watch(), Scorer(plan.players)
    options = chosen.complete({"players": plan.players})
    g: Munera = rules.start(options, Luck(rng_for(plan.seed, number, f"{table}/luck")), watch)
    decisions = taken = 0
    while g.seat >= 0:
        seat = g.seat
        choice = rules.choice(g, seat)
        assert choice is not None
        several = len(listed(choice.options)) > 1
        view = chosen.view(g, seat) if several else {}
        uses = uses_of(rules, g, seat) if several and taken < MOST_USES else ()
        use = unasked(bots[seat], view, choice, uses)
        if use is not None:
            rules.take(g, seat, *use)
            taken += 1
        else:
            taken = 0
            decisions += several
            by_chance = not several or (plan.scattered and choice.step == "match.settle")
            option = any_of(choice.options, chance) if by_chance else bots[seat].choose(view, choice)
            rules.apply(g, seat, choice.id, option)
        scorer.read(watch)
    return scorer.sheet(g, decisions)


def batch(plan: Plan, first: int) -> list[Sheet]:
    return [play(plan, number) for number in range(first, min(first + BATCH, plan.matches))]


def played_out(plans: Sequence[Plan], workers: int, console: Console) -> dict[Plan, list[Sheet]]:
    """The sheets of every plan, in order, whoever played them."""
    found: dict[Plan, list[Sheet]] = {plan: [] for plan in plans}
    with ProcessPoolExecutor(workers) as pool, Progress(console=console) as progress:
        bar = progress.add_task("munera", total=sum([plan.matches for plan in plans]))
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
        return f"{share:.1%} ({middle - spread:.1%} to {middle + spread:.1%})"


def table(*rows: Row) -> str:
    head, *rest = rows
    return "\n".join(["| " + " | ".join(row) + " |" for row in (head, ("---",) * len(head), *rest)])


def mean(values: Sequence[float]) -> float:
    return sum(values) / max(1, len(values))


def by_seat(sheets: Sequence[Sheet], players: int) -> str:
    """In the order of set-up: the Rudiarius of the first turn is the first."""
    rates = [Rate() for _ in range(players)]
    for sheet in sheets:
        for place, seat in enumerate(sheet.order):
            rates[place].add(sheet, seat)
    return table(("place in the order of set-up", "won"), *[(str(n + 1), r.words()) for n, r in enumerate(rates)])


def by_region(sheets: Sequence[Sheet]) -> str:
    rates = [Rate() for _ in OURS.region]
    for sheet in sheets:
        for seat, place in enumerate(sheet.regions):
            rates[place].add(sheet, seat)
    everybody = sum([rate.of for rate in rates])
    rows = [
        (
            OURS.region[place],
            str(OURS.price[place]),
            f"{mean_fare(place):.1f}",
            f"{rate.of / everybody:.1%}",
            rate.words(),
        )
        for place, rate in enumerate(rates)
    ]
    return table(("region", "price", "mean fare", "chosen", "won"), *rows)


def mean_fare(place: int) -> float:
    """To all spectacles alike, without Vectores."""
    return mean([OURS.fare[0][0][place][site] for site in OURS.site])


def by_card(sheets: Sequence[Sheet]) -> str:
    rows = []
    for title, name in enumerate(OURS.title):
        rate = Rate()
        drawn = 0
        for sheet in sheets:
            for seat, played in enumerate(sheet.played):
                drawn += sheet.drawn[seat][title]
                rate.add(sheet, seat, played[title])
        copies = str(OURS.copies[title].bit_count())
        each = len(sheets)
        rows.append((name, copies, f"{drawn / each:.2f}", f"{rate.of / each:.2f}", share(rate.of, drawn), rate.words()))
    return table(("card", "copies", "drawn a match", "played a match", "played / drawn", "who played it won"), *rows)


def share(part: float, whole: float) -> str:
    return f"{part / whole:.0%}" if whole else "-"


def by_source(sheets: Sequence[Sheet]) -> str:
    """Of the Glory of all schools, and of the winners alone."""
    everybody: Counter[str] = Counter()
    winners: Counter[str] = Counter()
    schools = won = 0
    for sheet in sheets:
        for seat, sources in enumerate(sheet.sources):
            everybody.update(sources)
            schools += 1
            if seat in sheet.winners:
                winners.update(sources)
                won += 1
    rows = [
        (source, f"{points / schools:.2f}", f"{winners[source] / won:.2f}")
        for source, points in everybody.most_common()
    ]
    total = ("all", f"{everybody.total() / schools:.2f}", f"{winners.total() / won:.2f}")
    return table(("source", "a school", "a winner"), *rows, total)


def lengths(found: dict[Plan, list[Sheet]]) -> str:
    rows = []
    for plan, sheets in found.items():
        turns = sorted([sheet.turns for sheet in sheets])
        tenths = [turns[len(turns) * n // 10] for n in (1, 5, 9)]
        ended = sum([sheet.by_glory for sheet in sheets])
        shared = sum([len(sheet.winners) > 1 for sheet in sheets])
        rows.append(
            (
                f"{plan.players}{', regions by chance' if plan.scattered else ''}",
                f"{len(sheets):,}",
                f"{mean(turns):.1f}",
                " / ".join([str(turn) for turn in tenths]),
                str(turns[-1]),
                f"{mean([sheet.decisions for sheet in sheets]):,.0f}",
                share(ended, len(sheets)),
                share(len(sheets) - ended, len(sheets)),
                share(shared, len(sheets)),
            )
        )
    head = ("players", "matches", "turns", "10 / 50 / 90 %", "longest", "decisions", "by Glory", "turn limit", "shared")
    return table(head, *rows)


def a_turn(found: dict[Plan, list[Sheet]]) -> str:
    rows = []
    for plan, sheets in found.items():
        if not plan.scattered:
            turns = sum([sheet.turns for sheet in sheets])
            seen: Counter[str] = Counter()
            for sheet in sheets:
                seen.update(sheet.happened)
            purse = mean([mean(sheet.denarii) for sheet in sheets])
            rows.append((str(plan.players), *[f"{seen[what] / turns:.2f}" for what in COUNTED], f"{purse:.1f}"))
    heads = ("spectacles chosen", "nobody stood", "killed", "accidents", "killed by his own", "promoted", "deals")
    return table(("players", *heads, "cards bought", "denarii at the end"), *rows)


def page(found: dict[Plan, list[Sheet]], command: str) -> str:
    most = max(found, key=lambda plan: (plan.players, not plan.scattered))
    parts = [
        "# Munera between sensible bots",
        f"Made by `{command}`; the same command makes the same page. Intervals are 95 %. "
        "A shared victory counts as a share of one.",
        "## Length",
        lengths(found),
        "## A turn",
        a_turn(found),
        "## Seats",
    ]
    for plan, sheets in found.items():
        if not plan.scattered:
            parts += [f"{plan.players} players, {len(sheets):,} matches:", by_seat(sheets, plan.players)]
    parts += ["## Regions", f"{most.players} players, as the bots choose:", by_region(found[most])]
    for plan, sheets in found.items():
        if plan.scattered:
            parts += [
                f"{plan.players} players, regions handed out by chance, {len(sheets):,} matches:",
                by_region(sheets),
            ]
    parts += ["## Where Glory comes from", by_source(found[most]), "## Eventum cards", by_card(found[most])]
    return "\n\n".join(parts) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=["munera"])
    parser.add_argument("--matches", type=int, default=2000, help="of four players; as many with regions by chance")
    parser.add_argument("--few", type=int, default=300, help="of two and of three players")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=cores())
    asked = parser.parse_args()
    plans = [
        Plan(4, asked.matches, asked.seed),
        Plan(3, asked.few, asked.seed),
        Plan(2, asked.few, asked.seed),
        Plan(4, asked.matches // 2, asked.seed, scattered=True),
    ]
    console = Console()
    found = played_out(plans, asked.workers, console)
    command = f"python -m tools.balance munera --matches {asked.matches} --few {asked.few} --seed {asked.seed}"
    text = page(found, command)
    print(text)
    PAGE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
