"""The head of the page: what was played, and the results in a few sentences."""

from __future__ import annotations

from collections.abc import Sequence

from harena.games import game
from harena.lab.report.findings import FEWEST, Figure, Rate, mean_of, quantile
from harena.lab.report.markup import facts, listed
from harena.lab.report.speech import Speech
from harena.text_protocol import setting


class Summary(Speech):
    def title(self) -> str:
        return self.say("report-title", game=self.say(f"{self.heading.game}-name"), matches=self.found.matches)

    def facts(self) -> str:
        heading = self.heading
        told = [
            (self.say("report-players"), str(heading.seats)),
            (self.say("report-bots"), self._bots()),
            (self.say("report-options"), "; ".join(self._options()) or self.say("report-as-usual")),
            (self.say("report-seed"), str(heading.seed)),
            (self.say("report-version"), self.say("report-made", version=heading.version, rules=heading.rules)),
        ]
        return facts(told)

    def _bots(self) -> str:
        bots = self.heading.bots
        if not self.mixed:
            return bots[0]
        seats = {bot: [str(seat) for seat, name in enumerate(bots, start=1) if name == bot] for bot in bots}
        return ", ".join([f"{bot} ({', '.join(numbers)})" for bot, numbers in seats.items()])

    def _options(self) -> list[str]:
        """Return the options that differ from the defaults."""
        name, options = self.heading.game, self.heading.options
        told = []
        for each in game(name).settings:
            value = options.get(each.name, each.default)
            if value != each.default:
                told.append(f"{self.say(f'{name}-setting-{each.name}')}: {setting(self.texts, name, each.name, value)}")
        return told

    def summary(self) -> str:
        lines = [
            *[self._rates_text(title, rows) for title, rows in self.by.items()],
            self._length(),
            *self._play_text(),
            *self._scores_text(),
        ]
        shared = round(self.found.who["shared"].sum())
        if shared:
            lines.append(self.say("report-sum-shared", count=shared))
        if self.deeds:
            lines.append(self._cards_text())
        return listed(lines)

    def _rates_text(self, title: str, rows: Sequence[Rate]) -> str:
        even = rows[0].even
        if even is None:
            return self.say("report-sum-alone", rate=self._rate_text(rows[0]))
        clear = [f"{rate.name} {self._rate_text(rate)}" for rate in rows if rate.clear]
        key = "report-sum-clear" if clear else "report-sum-none"
        return self.say(key, what=title, names=self.texts.join(clear), even=self.percent(even))

    def _rate_text(self, rate: Rate) -> str:
        return f"{self.percent(rate.rate)} ({self.between(rate.interval)})"

    def _length(self) -> str:
        counts = [(value, matches) for value, matches in self.found.lengths.rows()]
        decisions = sum(self.found.who["decisions"]) / sum(self.found.who["seats"])
        return self.say(
            "report-sum-length",
            mean=self.number(mean_of(counts)),
            low=quantile(counts, 0.05),
            high=quantile(counts, 0.95),
            decisions=self.number(decisions, 0),
        )

    def _play_text(self) -> list[str]:
        ahead, changes = self.figures.get("ahead"), self.figures.get("changes")
        if ahead is None or changes is None:
            return []
        told = {"ahead": self._told(ahead), "even": self.percent(1 / self.heading.parties)}
        return [self.say("report-sum-play", changes=self._told(changes), **told)]

    def _told(self, figure: Figure) -> str:
        return f"{self.figure_text(figure)} ({self.figure_interval(figure)})"

    def _scores_text(self) -> list[str]:
        means = {}
        for winner in (True, False):
            counts = [(value, seats) for value, who, seats in self.found.scores.rows() if who == winner]
            if counts:
                means[winner] = self.number(mean_of(counts))
        if len(means) < 2:
            return []
        return [self.say("report-sum-scores", winners=means[True], others=means[False])]

    def _cards_text(self) -> str:
        looked = [(deed, effect) for deed in self.deeds for effect in deed.effects]
        clear = sorted([pair for pair in looked if pair[1].clear], key=lambda pair: -pair[1].weight)
        if not looked:
            return self.say("report-sum-cards-few", fewest=FEWEST)
        if not clear:
            return self.say("report-sum-cards-none", looked=len(looked))
        first = [f"{effect.card} ({self.deed_name(deed)}, {self.points(effect.effect)})" for deed, effect in clear[:3]]
        return self.say(
            "report-sum-cards", looked=len(looked), clear=len(clear), names=self.texts.join(first), count=len(first)
        )
