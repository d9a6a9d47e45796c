"""Write a review of a match as one HTML page, in the manner of a report."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from itertools import pairwise
from pathlib import Path

from harena.coach.luck import Point
from harena.coach.review_text import ReviewText
from harena.files import write_text
from harena.lab.report.document import document
from harena.lab.report.markup import Sheet, facts, folded, listed, paragraphs, unfolded

SEAT_COLORS = ("#a8412a", "#2f5d8a", "#426c2e", "#7a5230", "#a93f69", "#5d4a92", "#1c6a6b", "#75600f")
DASHES = ("", "8 4", "2 4", "10 4 2 4", "1 6", "14 4", "6 2 2 2", "4 8")  # nobody is told apart by color alone
WIDE, HIGH, LEFT, RIGHT = 520, 300, 36, 92  # of the chart, in its own units


def write(out: Path, told: ReviewText, seats: Sequence[int], simulations: int) -> None:
    page = ReviewPage(told, seats, simulations)
    write_text(out, document(told.title(), told.texts.lang, page.facts(), page.chapters()))


class ReviewPage:
    def __init__(self, told: ReviewText, seats: Sequence[int], simulations: int) -> None:
        self.told, self.seats, self.simulations = told, seats, simulations
        self.say = told.texts.say

    def facts(self) -> str:
        return facts([(self.told.seat(seat), " ".join(self.told.summary(seat))) for seat in self.seats])

    def chapters(self) -> list[tuple[str, str, str]]:
        return [
            ("course", self.say("coach-course"), self._course()),
            ("mattered", self.say("coach-mattered"), self._by_seat(self.told.mattered)),
            ("decisions", self.say("coach-decisions"), self._decisions()),
            ("luck", self.say("coach-luck"), self._by_seat(self.told.fortunes)),
            (
                "method",
                self.say("coach-method"),
                paragraphs([self.say("coach-method-text", simulations=self.simulations)]),
            ),
        ]

    def _by_seat(self, lines: Callable[[int], Sequence[str]]) -> str:
        return "".join([f"<h3>{escape(self.told.seat(seat))}</h3>{listed(lines(seat))}" for seat in self.seats])

    def _decisions(self) -> str:
        heads = ("entry", "verdict", "given", "better", "chances", "why")
        found = []
        for seat in self.seats:
            cells = [
                [
                    str(each.decision.entry),
                    self.told.verdict(each),
                    self.told.answer(each, each.judgment.given),
                    self.told.answer(each, each.judgment.best),
                    f"{100 * each.judgment.after:.0f} / {100 * each.judgment.before:.0f}",
                    self.told.why(each),
                ]
                for each in self.told.review.costly(seat)
            ]
            sheet = Sheet([self.say(f"coach-{head}") for head in heads], cells)
            name = self.told.seat(seat)
            table = unfolded(name, sheet) if cells else paragraphs([self.say("coach-nothing")])
            found.append(f"<h3>{escape(name)}</h3>{table}")
        return "".join(found)

    def _course(self) -> str:
        course, people = self.told.review.course, self.told.people
        if not course:
            return ""
        heads = [self.say("coach-entry"), *people]
        cells = [[str(point.entry), *[f"{100 * chance:.0f}" for chance in point.chances]] for point in course]
        title, below = self.say("coach-course"), self.say("coach-course-help")
        picture = f'<div role="img" aria-label="{escape(title)}">{chart(course, people, heads[0])}</div>'
        return paragraphs([below]) + picture + folded(self.say("coach-chances"), title, Sheet(heads, cells))


def chart(course: Sequence[Point], people: Sequence[str], axis: str) -> str:
    """Draw each seat's chance to win over the entries of the record."""
    last = max(1, course[-1].entry)

    def x(entry: int) -> float:
        return LEFT + (WIDE - LEFT - RIGHT) * entry / last

    def y(chance: float) -> float:
        return 12 + (HIGH - 44) * (1 - chance)

    drawn = []
    for share in (0, 25, 50, 75, 100):
        at = y(share / 100)
        drawn.append(
            f'<path d="M{LEFT} {at:.1f}H{WIDE - RIGHT}" stroke="#d9c7a8"/>'
            f'<text x="{LEFT - 8}" y="{at + 5:.1f}" text-anchor="end" fill="#5f5041">{share}</text>'
        )
    ends = _apart([y(chance) for chance in course[-1].chances])
    for seat, name in enumerate(people):
        color = SEAT_COLORS[seat % len(SEAT_COLORS)]
        line = " ".join([f"{x(point.entry):.1f},{y(point.chances[seat]):.1f}" for point in course])
        drawn.append(
            f'<polyline points="{line}" fill="none" stroke="{color}" stroke-width="2.5" '
            f'stroke-dasharray="{DASHES[seat % len(DASHES)]}" class="seat"/>'
            f'<text x="{WIDE - RIGHT + 8}" y="{ends[seat] + 5:.1f}" class="seat name" fill="{color}">'
            f"{seat + 1} {escape(name[:9])}</text>"
        )
    below = escape(f"{axis} {last}")
    drawn.append(f'<text x="{WIDE - RIGHT}" y="{HIGH - 6}" text-anchor="end" fill="#5f5041">{below}</text>')
    dark = "<style>@media screen and (prefers-color-scheme:dark){.seat{filter:brightness(1.7)}}</style>"
    style = "max-width:760px;font:600 14px system-ui,sans-serif"
    return f'<svg viewBox="0 0 {WIDE} {HIGH}" style="{style}">{dark}{"".join(drawn)}</svg>'


def _apart(heights: Sequence[float], least: float = 18) -> list[float]:
    """Move labels apart that would lie over each other; the lowest stays where it is."""
    placed = list(heights)
    for lower, upper in pairwise(sorted(range(len(placed)), key=lambda seat: -placed[seat])):
        placed[upper] = min(placed[upper], placed[lower] - least)
    return placed
