"""Write a comparison of two decks as one HTML page, in the manner of a report."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from harena.lab.compare import DEED, SHARES, Comparison, Difference
from harena.lab.compare_output import (
    Change,
    Found,
    Naming,
    done,
    sheet,
    short,
    sorted_out,
    verdict,
)
from harena.lab.report import can_draw, may_write, write_page
from harena.lab.report.document import document
from harena.lab.report.markup import Sheet, facts, figure, folded, listed, paragraphs, pictures, unfolded
from harena.lab.simulate import Plan

CLEAR_TOLD = 6  # most clear differences in the summary
SHOWN = 24  # rows of a plot; the table below it has all


class Setting(NamedTuple):
    """What was compared."""

    plan: Plan  # of the first deck
    one: str
    other: str


def check(out: Path, sources: Sequence[Path]) -> None:
    """Check that the page can be written, before the matches and not after them."""
    can_draw()
    for source in sources:
        may_write(out, source)


def write(out: Path, setting: Setting, comparison: Comparison, changes: Sequence[Change], names: Naming) -> None:
    page = Page(setting, comparison, changes, names)
    say = names.texts.say
    title = say("compare-title", game=say(f"{setting.plan.game}-name"))
    write_page(out, document(title, names.texts.lang, page.facts(), page.chapters()))


class Page:
    def __init__(self, setting: Setting, comparison: Comparison, changes: Sequence[Change], names: Naming) -> None:
        self.setting, self.comparison, self.changes, self.names = setting, comparison, changes, names
        self.texts, self.say = names.texts, names.texts.say
        self.found: Found = sorted_out(comparison)
        self.plots: Any = import_module("harena.lab.report.plots")

    def facts(self) -> str:
        plan, bots = self.setting.plan, dict.fromkeys(self.setting.plan.bots)
        told = [
            (self.say("compare-decks"), f"{self.setting.one} – {self.setting.other}"),
            (self.say("compare-matches"), self.say("compare-each", games=self.comparison.matches)),
            (self.say("report-players"), str(len(plan.bots))),
            (self.say("report-bots"), ", ".join(bots)),
            (self.say("report-seed"), str(plan.seed)),
        ]
        return facts(told)

    def chapters(self) -> list[tuple[str, str, str]]:
        found = [
            ("summary", "report-summary", self._summary()),
            ("changes", "compare-changes", self._changes()),
            ("game", "compare-game", self._rows(self.found.general, "compare-game")),
            ("cards", "compare-cards", self._cards(self.found.changed, "compare-cards")),
            ("others", "compare-others", self._cards(self.found.others, "compare-others")),
            ("method", "report-method", paragraphs([self.say("compare-method"), self.say("compare-needs-help")])),
        ]
        return [(name, self.say(key), told) for name, key, told in found]

    def _summary(self) -> str:
        clear = [each for each in (*self.found.changed, *self.found.general, *self.found.others) if each.is_clear]
        lines = [self._clear(each) for each in clear[:CLEAR_TOLD]]
        if len(clear) > CLEAR_TOLD:
            lines.append(self.say("compare-more", count=len(clear) - CLEAR_TOLD))
        told = [*lines, *verdict(self.found, self.texts)]
        return listed(told) + paragraphs([done(self.comparison, self.found, self.texts)])

    def _clear(self, each: Difference) -> str:
        names = self.names
        ends = {"one": names.shown(each, each.one), "other": names.shown(each, each.other)}
        ends["interval"] = names.interval(each)
        return self.say("compare-sum-clear", name=self.names.figure(each), **ends)

    def _changes(self) -> str:
        heads = [self.say(key) for key in ("compare-change-what", "compare-old", "compare-new")]
        cells = [
            [" ".join(filter(None, (each.section, each.card, each.what))), short(each.old), short(each.new)]
            for each in self.changes
        ]
        return unfolded(self.say("compare-changes"), Sheet(heads, cells))

    def _rows(self, rows: Sequence[Difference], title: str) -> str:
        """Return a plot of the victories, and a table of everything."""
        shares = [each for each in rows if each.key[0] in SHARES]
        drawn = pictures([self._plot(shares, "compare-points", 100)]) if shares else ""
        return drawn + unfolded(self.say(title), self._sheet(rows))

    def _cards(self, rows: Sequence[Difference], title: str) -> str:
        if not rows:
            return paragraphs([self.say(f"{title}-none")])
        kinds = {
            "compare-doers": ([each for each in rows if each.key[0] in SHARES], 100.0),
            "compare-times": ([each for each in rows if each.key[0] == DEED], 1.0),
        }
        drawn = [self._plot(some, key, scale) for key, (some, scale) in kinds.items() if self._known(some)]
        return pictures(drawn) + folded(self.say("report-table"), self.say(title), self._sheet(rows))

    def _known(self, rows: Sequence[Difference]) -> list[Difference]:
        return [each for each in rows if each.low is not None]

    def _plot(self, rows: Sequence[Difference], key: str, scale: float) -> str:
        known = self._known(rows)[:SHOWN]
        bars = [
            self.plots.Bar(
                self.names.thing(each),
                scale * (each.other - each.one),
                scale * (each.low or 0.0),
                scale * (each.high or 0.0),
                each.is_clear,
            )
            for each in known
        ]
        title, points = self.say(key), scale > 1
        unit = self.say("report-points") if points else ""
        svg = self.plots.forest(bars, 0.0, unit, "+.1~f" if points else "+.2~f", self.texts.lang)
        return figure(title, self.say("compare-zero"), f"{title}. {self.say('report-alt-table')}", svg, "")

    def _sheet(self, rows: Sequence[Difference]) -> Sheet:
        heads, cells = sheet(rows, self.setting.one, self.setting.other, self.comparison.matches, self.names)
        return Sheet(heads, cells, [each.is_clear for each in rows])
