"""The balance of Munera: seats, regions, Eventum cards, sources of Glory."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from harena.games.munera.decks import our_decks
from harena.games.munera.state import Munera
from tools.balance.series import Plan, Rate, mean, share, table

OURS = our_decks()

BY_CHANCE = "match.settle"
CONTRACT, RANK = "contracts", "bonus of rank"
COUNTED = ("chosen", "unmatched", "killed", "accident", "bout-death", "promoted", "deal", "bought")


def options(plan: Plan) -> Mapping[str, Any]:
    return {"players": plan.players}


def plans(matches: int, few: int, seed: int) -> list[Plan]:
    """Return the series: many with four players, fewer with three and two, and one with four and random regions."""
    return [
        Plan("munera", 4, matches, seed),
        Plan("munera", 3, few, seed),
        Plan("munera", 2, few, seed),
        Plan("munera", 4, matches // 2, seed, scattered=True),
    ]


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


class Scorer:
    """Reads the events of a match."""

    def __init__(self, players: int) -> None:
        self.sources: list[Counter[str]] = [Counter() for _ in range(players)]
        self.drawn: list[Counter[int]] = [Counter() for _ in range(players)]
        self.played: list[Counter[int]] = [Counter() for _ in range(players)]
        self.happened: Counter[str] = Counter()
        self.order: list[int] = []
        self.source = ""

    def note(self, kind: str, args: Sequence[Any]) -> None:
        """Read one event. The source of Glory is the last event that can give it."""
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


def scorer(players: int) -> Scorer:
    return Scorer(players)


# The figures


def by_seat(sheets: Sequence[Sheet], players: int) -> str:
    """Return win rates in the order of set-up; the Rudiarius of the first turn is the first."""
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
    """Return the mean fare to all spectacles, without Vectores."""
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


def by_source(sheets: Sequence[Sheet]) -> str:
    """Return the sources of Glory, for all schools and for the winners alone."""
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
        "# Munera between heuristic bots",
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
