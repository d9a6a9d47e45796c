"""Compute the figures of the page: rates, verdicts, joint ratings, costs."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from harena.lab.contest import is_timed
from harena.lab.standings import ABOVE, BELOW, OPEN, Ratings
from tools.ladder.plan import Event, Measurement
from tools.ladder.playing import DONE, PART, Found, gather, look

MET, MISSED = "met", "missed"
BAR_WORDS = {ABOVE: MET, BELOW: MISSED, OPEN: OPEN}


class Rate(NamedTuple):
    """A challenger's win rate so far."""

    event: Event
    state: str
    challenger: str
    field: str
    deals: int
    matches: int
    value: float
    low: float
    high: float
    verdict: str
    seconds: float | None  # of processor time per decision

    @property
    def found(self) -> bool:
        return self.deals > 0

    @property
    def answer(self) -> str:
        """Return the answer: whether the bar is met, or whether the rate is above the even share."""
        if not self.found:
            return self.state
        word = BAR_WORDS[self.verdict] if self.event.bar is not None else self.verdict
        return ", ".join(filter(None, [word, self.state if self.state != DONE else ""]))

    @property
    def interval(self) -> str:
        return f"{percent(self.low)} – {percent(self.high)}" if self.found else "–"

    @property
    def told(self) -> str:
        return percent(self.value) if self.found else "–"

    @property
    def opponents(self) -> str:
        copies = self.event.players - 1
        return f"{copies} × {self.field}" if copies > 1 and not self.event.options else self.field


def rates(found: Found) -> list[Rate]:
    summary = found.standings.summary()
    return [
        Rate(
            found.event,
            found.state,
            row["challenger"],
            row["field"],
            row["deals"],
            row["matches"],
            row["rate"],
            row["low"],
            row["high"],
            row["verdict"],
            summary["times"][row["challenger"]],
        )
        for row in summary["pairings"]
    ]


def controls(found: Found) -> str:
    """Summarize the mirror controls."""
    rows = found.standings.summary()["controls"]
    return ", ".join([f"{row['bot']} {percent(row['rate'])} {row['verdict']}" for row in rows if row["deals"]]) or "–"


def joint(found: Sequence[Found]) -> list[dict[str, Any]]:
    """Return one rating over all four-player contests of a game, the best first. Deals are taken in a fixed order: the
    first of every contest, then the second of every contest, and so on, so that no contest dominates the end."""
    rated = [each for each in found if each.event.is_rated and each.state in (PART, DONE)]
    bots = tuple(dict.fromkeys([bot for each in rated for bot in each.event.bots]))
    if not bots:
        return []
    ratings = Ratings(rated[0].standings.contest._replace(bots=bots))
    deals = [deal for each in rated for deal in each.deals if deal.challenger != deal.field]
    for deal in sorted(deals, key=lambda deal: deal.deal):
        ratings.add(deal)
    met = {bot for deal in deals for bot in (deal.challenger, deal.field)}
    return [row for row in ratings.table() if row["bot"] in met]


def simulations(bot: str) -> int | None:
    """Return the simulations per decision of a search bot with one tree; None for other bots."""
    kind, _, budget = bot.partition(":")
    return int(budget) if kind == "ismcts" and budget.isdecimal() and not is_timed(bot) else None


class Ladder:
    """All results of the ladder."""

    def __init__(self, folder: Path, events: Sequence[Event], measurements: Sequence[Measurement]) -> None:
        self.found = [look(event, folder) for event in events]
        self.measured = {each.name: gather(each, folder) for each in measurements}
        self.rates = [rate for found in self.found for rate in rates(found)]

    def of(self, name: str, *parts: str) -> list[Rate]:
        return [rate for rate in self.rates if rate.event.game == name and rate.event.part in parts]

    def result(self, name: str) -> Any:
        measured = self.measured.get(name)
        return None if measured is None else measured.result


def percent(rate: float, digits: int = 1) -> str:
    return f"{100 * rate:.{digits}f} %"


def cost(seconds: float | None) -> str:
    if seconds is None:
        return "–"
    if seconds < 0.0001:
        return f"{1e6 * seconds:.0f} µs"
    return f"{seconds:.2f} s" if seconds >= 0.1 else f"{1000 * seconds:.2f} ms"
