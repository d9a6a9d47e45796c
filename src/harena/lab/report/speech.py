"""Format numbers and names for the page, in one language."""

from __future__ import annotations

from functools import cached_property

from harena.intervals import Interval
from harena.lab import numbers
from harena.lab.report.aggregate import Tables
from harena.lab.report.findings import Deed, Figure, Rate, deeds, figures, rates
from harena.lab.study import study_class
from harena.text import Texts


class Speech:
    """Base of the summary and the chapters: one simulation, described in one language."""

    def __init__(self, found: Tables, texts: Texts) -> None:
        self.found, self.texts, self.say = found, texts, texts.say
        self.heading = found.heading

    @property
    def mixed(self) -> bool:
        """Tell whether different bots play."""
        return len(set(self.heading.bots)) > 1

    @cached_property
    def deeds(self) -> list[Deed]:
        return deeds(self.found)

    @cached_property
    def figures(self) -> dict[str, Figure]:
        return figures(self.found)

    def figure_text(self, figure: Figure) -> str:
        return self.percent(figure.value) if figure.share else self.number(figure.value, 2)

    def figure_interval(self, figure: Figure) -> str:
        if figure.share:
            return self.between(figure.interval)
        return f"{self.number(figure.interval.low, 2)} – {self.number(figure.interval.high, 2)}"

    @cached_property
    def by(self) -> dict[str, list[Rate]]:
        """Return the win rates by title, only where there is something to compare."""
        found = self.found
        seats = [rate._replace(name=self.say("report-seat", seat=rate.name)) for rate in rates(found, "seat")]
        places = [rate._replace(name=self.say("report-place", place=int(rate.name))) for rate in rates(found, "place")]
        groups = {
            self.say("report-by-bot"): rates(found, "bot"),
            self.say("report-by-place"): places,
            self.say("report-by-seat"): seats,
            self.say(study_class(self.heading.game).sides): rates(found, "side"),
        }
        lone = self.heading.parties == 1
        return {title: rows for title, rows in groups.items() if len(rows) > 1 or (lone and rows == seats)}

    def number(self, value: float, digits: int = 1) -> str:
        return numbers.number(value, digits, self.texts.lang)

    def percent(self, share: float) -> str:
        return numbers.percent(share, self.texts.lang)

    def between(self, interval: Interval) -> str:
        return f"{self.number(100 * interval.low)} – {self.percent(interval.high)}"

    def points(self, effect: float) -> str:
        return f"{'+' if effect > 0 else ''}{self.number(100 * effect)}"

    def deed_name(self, deed: Deed) -> str:
        key = f"report-deed-{deed.name}"
        return self.say(key) if self.texts.has(key) else deed.name
