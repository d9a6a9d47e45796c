"""The balance of Spartacus: houses, seats, how matches end, and which Intrigue cards are worth playing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from harena.games.spartacus.decks import OURS
from harena.games.spartacus.printed import MOST_INFLUENCE, REACTION, SCHEME
from harena.games.spartacus.state import Ludus
from tools.balance.series import Plan, Rate, mean, share, table

BY_CHANCE = "match.choose_house"
LIMIT = 60  # turns
SELDOM = 0.05
COUNTED = (
    "worked", "foiled", "supported", "refused", "deal", "bought", "attacks", "defeated", "declined", "killed",
    "champion",
)  # fmt: skip
SOURCES = {
    "phase": "Host",
    "worked": "schemes",
    "reacted": "reactions",
    "reacted-house": "reactions",
    "used-rule": "rules of the house",
    "declined": "declined invitations",
    "defeated": "victories",
    "champion": "Champions",
    "killed": "the thumb",
}  # the last of these events is the source of Influence


class Sheet(NamedTuple):
    """What is kept of one match."""

    winners: tuple[int, ...]
    houses: tuple[int, ...]
    order: tuple[int, ...]  # seats in the order of set-up
    turns: int
    decisions: int
    tournament: bool
    by_influence: bool
    gained: tuple[Counter[str], ...]  # by seat: Influence won, by source
    lost: tuple[Counter[str], ...]
    drawn: tuple[Counter[int], ...]  # by seat: Intrigue cards, by title
    played: tuple[Counter[int], ...]
    cashed: tuple[Counter[int], ...]
    worked: Counter[int]
    happened: Counter[str]
    gold: tuple[int, ...]


class Scorer:
    """Reads the events of a match."""

    def __init__(self, players: int) -> None:
        self.gained: list[Counter[str]] = [Counter() for _ in range(players)]
        self.lost: list[Counter[str]] = [Counter() for _ in range(players)]
        self.drawn: list[Counter[int]] = [Counter() for _ in range(players)]
        self.played: list[Counter[int]] = [Counter() for _ in range(players)]
        self.cashed: list[Counter[int]] = [Counter() for _ in range(players)]
        self.worked: Counter[int] = Counter()
        self.happened: Counter[str] = Counter()
        self.source = ""
        self.first = -1
        self.tournament = False

    def note(self, kind: str, args: Sequence[Any]) -> None:
        """Read one event. The source of Influence is the last event that can give it."""
        self.source = SOURCES.get(kind, self.source)
        self.happened[kind] += kind in COUNTED
        if kind == "influence-up":
            self.gained[args[0]][self.source] += args[1]
        elif kind == "influence-down":
            self.lost[args[0]][self.source] += args[1]
        elif kind.startswith(("schemed", "reacted")):
            self.played[args[0]][args[1]] += 1
        elif kind == "drawn":
            self.drawn[args[0]][args[1]] += 1
        elif kind == "cashed":
            self.cashed[args[0]][args[1]] += 1
        elif kind == "worked":
            self.worked[args[1]] += 1
        elif kind == "host" and self.first < 0:
            self.first = args[0]
        elif kind == "tournament":
            self.tournament = True

    def sheet(self, g: Ludus, decisions: int) -> Sheet:
        return Sheet(
            g.winners,
            g.house,
            g.table.rounds[self.first],
            g.turn,
            decisions,
            self.tournament,
            max(g.influence) == MOST_INFLUENCE,
            tuple(self.gained),
            tuple(self.lost),
            tuple(self.drawn),
            tuple(self.played),
            tuple(self.cashed),
            self.worked,
            self.happened,
            tuple(g.gold),
        )


def scorer(players: int) -> Scorer:
    return Scorer(players)


def options(plan: Plan) -> Mapping[str, Any]:
    """Return the options of a match. Houses are assigned at random, because a bot's preference says nothing about
    them."""
    return {"players": plan.players, "turns": LIMIT, "houses": "random"}


def plans(matches: int, few: int, seed: int) -> list[Plan]:
    return [Plan("spartacus", 4, matches, seed), Plan("spartacus", 3, few, seed)]


# The figures


def by_house(sheets: Sequence[Sheet]) -> str:
    rates = [Rate() for _ in OURS.houses]
    for sheet in sheets:
        for seat, house in enumerate(sheet.houses):
            rates[house].add(sheet, seat)
    return table(("house", "won"), *[(house.name, rates[at].words()) for at, house in enumerate(OURS.houses)])


def by_seat(sheets: Sequence[Sheet], players: int) -> str:
    """Return win rates by place, counted from the first Host."""
    rates = [Rate() for _ in range(players)]
    for sheet in sheets:
        for place, seat in enumerate(sheet.order):
            rates[place].add(sheet, seat)
    return table(("place from the first Host", "won"), *[(str(n + 1), r.words()) for n, r in enumerate(rates)])


def lengths(found: dict[Plan, list[Sheet]]) -> str:
    rows = []
    for plan, sheets in found.items():
        turns = sorted([sheet.turns for sheet in sheets])
        tenths = [turns[len(turns) * n // 10] for n in (1, 5, 9)]
        ended = sum([sheet.by_influence for sheet in sheets])
        rows.append(
            (
                str(plan.players),
                f"{len(sheets):,}",
                f"{mean(turns):.1f}",
                " / ".join([str(turn) for turn in tenths]),
                str(turns[-1]),
                f"{mean([sheet.decisions for sheet in sheets]):,.0f}",
                share(ended, len(sheets)),
                share(sum([sheet.tournament for sheet in sheets]), len(sheets)),
                share(len(sheets) - ended, len(sheets)),
            )
        )
    head = (
        "players",
        "matches",
        "turns",
        "10 / 50 / 90 %",
        "longest",
        "decisions",
        "at 12",
        "tournament",
        "turn limit",
    )
    return table(head, *rows)


def a_turn(found: dict[Plan, list[Sheet]]) -> str:
    rows = []
    for plan, sheets in found.items():
        turns = sum([sheet.turns for sheet in sheets])
        seen: Counter[str] = Counter()
        for sheet in sheets:
            seen.update(sheet.happened)
        purse = mean([mean(sheet.gold) for sheet in sheets])
        rows.append((str(plan.players), *[f"{seen[what] / turns:.2f}" for what in COUNTED], f"{purse:.1f}"))
    heads = ("schemes", "foiled", "supported", "refused", "trades", "cards bought", "attacks", "defeats", "declined")
    return table(("players", *heads, "executed", "Champions", "gold at the end"), *rows)


def by_source(sheets: Sequence[Sheet]) -> str:
    """Return the Influence won and lost per match, by all houses and by the winner."""
    won: Counter[str] = Counter()
    lost: Counter[str] = Counter()
    winners: Counter[str] = Counter()
    for sheet in sheets:
        for seat, gained in enumerate(sheet.gained):
            won.update(gained)
            lost.update(sheet.lost[seat])
            if seat in sheet.winners:
                winners.update(gained)
    houses = sum([len(sheet.gained) for sheet in sheets])
    rows = [
        (source, f"{won[source] / houses:.2f}", f"{lost[source] / houses:.2f}", f"{winners[source] / len(sheets):.2f}")
        for source, _ in (won + lost).most_common()
    ]
    return table(("source", "won by a house", "lost by a house", "won by the winner"), *rows)


def by_card(sheets: Sequence[Sheet], kind: int) -> str:
    """Return the figures of each card. A scheme is played with or without success; other cards are cashed, kept or
    exchanged."""
    rows = []
    for title, row in enumerate(OURS.rows):
        if row.kind != kind:
            continue
        rate = Rate()
        drawn = cashed = worked = 0
        for sheet in sheets:
            worked += sheet.worked[title]
            for seat, played in enumerate(sheet.played):
                drawn += sheet.drawn[seat][title]
                cashed += sheet.cashed[seat][title]
                rate.add(sheet, seat, played[title])
        each = len(sheets)
        rows.append(
            (
                row.title,
                f"{drawn / each:.2f}",
                f"{rate.of / each:.2f}",
                share(rate.of, drawn),
                share(worked, rate.of) if kind == SCHEME else "",
                share(cashed, drawn),
                rate.words(),
            )
        )
    head = ("card", "drawn a match", "played a match", "played / drawn", "succeeded", "cashed", "who played it won")
    return table(head, *rows)


def idle(sheets: Sequence[Sheet]) -> str:
    """Return the schemes that are nearly always cashed."""
    found = []
    for title, row in enumerate(OURS.rows):
        drawn = sum([counter[title] for sheet in sheets for counter in sheet.drawn])
        played = sum([counter[title] for sheet in sheets for counter in sheet.played])
        if row.kind == SCHEME and drawn and played / drawn < SELDOM:
            found.append(f"{row.title} ({share(played, drawn)})")
    return f"Schemes played less than {SELDOM:.0%} of the times they were drawn: {', '.join(found) or 'none'}."


def page(found: dict[Plan, list[Sheet]], command: str) -> str:
    most = max(found, key=lambda plan: plan.players)
    parts = [
        "# Spartacus between heuristic bots",
        f"Made by `{command}`; the same command makes the same page. Intervals are 95 %. Normal length, houses handed "
        f"out by chance, a limit of {LIMIT} turns.",
        "## Length",
        lengths(found),
        "## A turn",
        a_turn(found),
    ]
    for plan, sheets in found.items():
        parts += [
            f"## {plan.players} players, {len(sheets):,} matches",
            by_house(sheets),
            by_seat(sheets, plan.players),
        ]
    parts += ["## Where Influence comes from", by_source(found[most])]
    parts += ["## Schemes", by_card(found[most], SCHEME), idle(found[most])]
    parts += ["## Reactions", by_card(found[most], REACTION)]
    return "\n\n".join(parts) + "\n"
