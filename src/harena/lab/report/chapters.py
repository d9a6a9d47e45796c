"""The chapters of the page, each with its plots and the numbers behind them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property

import polars as pl

from harena.lab.kingmaking import LOOKS
from harena.lab.match_rows import HELD
from harena.lab.report import plots
from harena.lab.report.findings import CHANCE, FEWEST, LASTING, Deed, Effect, Point, Question, Rate, courses, questions
from harena.lab.report.markup import Sheet, figure, folded, paragraphs, pictures, unfolded
from harena.lab.report.plots import Bar, Grid, Words
from harena.lab.report.speech import Speech

PLAY = ("rounds", "decisions", "changes", "steady", "half", "ahead", "lost", "swing")  # in this order
SHOWN = 24  # cards in a plot; the table behind it has all


class Chapters(Speech):
    @cached_property
    def courses(self) -> dict[str, list[Point]]:
        return courses(self.found)

    @cached_property
    def questions(self) -> list[Question]:
        return questions(self.found)

    # Who wins

    def who(self) -> str:
        warned = paragraphs([self.say("report-who-bots")]) if self.mixed else ""
        return warned + pictures([self._rates(title, rows) for title, rows in self.by.items()])

    def _rates(self, title: str, rows: Sequence[Rate]) -> str:
        bars = [Bar(rate.name, rate.rate, *rate.interval, rate.clear) for rate in rows]
        svg = plots.forest(bars, rows[0].even, self.say("report-rate"), ".1~%", self.texts.lang)
        heads = ["", *map(self.say, ("report-rate", "report-interval", "report-seats", "report-mean-score"))]
        cells = [
            [
                rate.name,
                self.percent(rate.rate),
                self.between(rate.interval),
                f"{rate.seats}",
                self.number(rate.score, 2),
            ]
            for rate in rows
        ]
        even = rows[0].even
        below = "" if even is None else self.say("report-even", even=self.percent(even))
        seen = self._range([(rate.name, rate.rate) for rate in rows], self.percent)
        return self._figure(title, below, seen, svg, Sheet(heads, cells, [rate.clear for rate in rows]))

    def _range(self, named: Sequence[tuple[str, float]], told: Callable[[float], str]) -> str:
        """Return the extremes as text, for those who cannot see the plot."""
        low, high = min(named, key=lambda pair: pair[1]), max(named, key=lambda pair: pair[1])
        ends = {"high": f"{high[0]} {told(high[1])}", "low": f"{low[0]} {told(low[1])}"}
        return self.say("report-alt-range", **ends)

    # How matches go

    def play(self) -> str:
        heads = ["", *map(self.say, ("report-value", "report-interval", "report-matches"))]
        order = [name for name in PLAY if name in self.figures]
        cells = [
            [
                self.say(f"report-play-{name}"),
                self.figure_text(self.figures[name]),
                self.figure_interval(self.figures[name]),
                self.number(self.figures[name].matches, 0),
            ]
            for name in order
        ]
        told = [self.say("report-play-how")]
        if "ahead" in self.figures:
            told.append(self.say("report-play-leads", even=self.percent(1 / self.heading.parties)))
        if self.heading.parties > 1:
            key = "report-play-kings" if "lost" in self.figures else "report-play-kings-none"
            told.append(self.say(key, command="--kingmaking", looks=LOOKS))
        return unfolded(self.say("report-play"), Sheet(heads, cells)) + paragraphs(told)

    # Scores and length

    def scores(self) -> str:
        scores = [(value, winner, seats) for value, winner, seats in self.found.scores.rows()]
        lengths = [(value, True, matches) for value, matches in self.found.lengths.rows()]
        words = Words(self.say("report-score"), self.say("report-winners"), self.say("report-others"))
        rounds = Words(self.say("report-rounds"), "", "")
        return pictures(
            [
                self._histogram(("report-scores", "report-scores-help", "report-seats"), scores, words),
                self._histogram(("report-lengths", "report-lengths-help", "report-matches"), lengths, rounds),
            ]
        )

    def _histogram(self, keys: Sequence[str], counts: Sequence[tuple[int, bool, int]], words: Words) -> str:
        """Return a histogram. The keys name its title, its columns and what is counted."""
        title, below, counted = [self.say(key) for key in keys]
        svg = plots.histogram(counts, words, self.texts.lang)
        total = sum([count for _, _, count in counts])
        most = max(counts, key=lambda each: each[2])
        seen = self._most(str(most[0]), most[2] / total)
        named = [words.x, *([""] if words.others else []), counted, self.say("report-share")]
        cells = [
            [
                str(value),
                *([words.winners if winner else words.others] if words.others else []),
                str(count),
                self.percent(count / total),
            ]
            for value, winner, count in counts
        ]
        return self._figure(title, below, seen, svg, Sheet(named, cells))

    # The course of a match

    def course(self) -> str:
        return pictures([self._measure(measure, points) for measure, points in self.courses.items()])

    def _measure(self, measure: str, points: Sequence[Point]) -> str:
        words = Words(self.say("report-round"), self.say("report-winners"), self.say("report-others"))
        svg = plots.course(points, words, self.texts.lang)
        who = {True: words.winners, False: words.others}
        last = [point for point in points if point.round == points[-1].round]
        told = [f"{who[point.winner]} {self.number(point.mean)}" for point in last]
        seen = self.say("report-alt-course", round=last[0].round, told=self.texts.join(told))
        heads = [words.x, "", *map(self.say, ("report-mean", "report-middle", "report-seats"))]
        cells = [
            [
                str(point.round),
                who[point.winner],
                self.number(point.mean, 2),
                f"{self.number(point.low, 0)} – {self.number(point.high, 0)}",
                str(point.seats),
            ]
            for point in points
        ]
        key = f"report-measure-{measure}"
        name = self.say(key) if self.texts.has(key) else measure
        return self._figure(name, "", seen, svg, Sheet(heads, cells))

    # Cards

    def cards(self) -> str:
        if not self.deeds:
            return paragraphs([self.say("report-cards-nothing")])
        looked = sum([len(deed.effects) for deed in self.deeds])
        told = [self.say("report-cards-how"), self.say("report-cards-choice")]
        if looked:
            told.insert(1, self.say("report-cards-many", looked=looked))
        if self.mixed:
            told.append(self.say("report-cards-bots"))
        return paragraphs(told) + pictures([self._deed(deed) for deed in self.deeds if deed.effects]) + self._few()

    def _deed(self, deed: Deed) -> str:
        bars = [
            Bar(each.card, 100 * each.effect, 100 * each.interval.low, 100 * each.interval.high, each.clear)
            for each in deed.effects[:SHOWN]
        ]
        measured = self.say("report-each-time" if deed.by_times else "report-difference")
        svg = plots.forest(bars, 0.0, self.say("report-points"), "+.1~f", self.texts.lang)
        below = [
            f"{measured[0].upper()}{measured[1:]}.",
            self.say(CHANCE.get(deed.name, "report-held" if deed.name == HELD else "report-choice")),
        ]
        if len(deed.effects) > SHOWN:
            below.append(self.say("report-clearest", shown=SHOWN, count=len(deed.effects)))
        seen = self._range([(effect.card, effect.effect) for effect in deed.effects], self.points)
        return self._figure(
            self.deed_name(deed), " ".join(below), seen, svg, self._effects(self.say("report-points"), deed.effects)
        )

    def _effects(self, unit: str, effects: Sequence[Effect]) -> Sheet:
        keys = ("report-interval", "report-done", "report-times", "report-with", "report-without")
        heads = [self.say("report-card"), unit, *map(self.say, keys)]
        cells = [
            [
                each.card,
                self.points(each.effect),
                f"{self.points(each.interval.low)} – {self.points(each.interval.high)}",
                *self._counted(each),
            ]
            for each in effects
        ]
        return Sheet(heads, cells, [each.clear for each in effects])

    def _counted(self, effect: Effect) -> list[str]:
        other = "–" if effect.other is None else self.percent(effect.other)
        return [str(effect.parties), str(effect.times), self.percent(effect.rate), other]

    def _few(self) -> str:
        """Return the rows with too few matches for an interval."""
        rows = [(deed, effect) for deed in self.deeds for effect in deed.few]
        if not rows:
            return ""
        keys = ("report-deed", "report-card", "report-done", "report-times", "report-with", "report-without")
        cells = [[self.deed_name(deed), each.card, *self._counted(each)] for deed, each in rows]
        title = self.say("report-few", count=len(rows), fewest=FEWEST)
        return folded(title, title, Sheet([self.say(key) for key in keys], cells))

    # What bots choose

    def choices(self) -> str:
        found = [picture for question in self.questions for picture in self._question(question)]
        return paragraphs([self.say("report-choices-how")]) + pictures(found)

    def _question(self, question: Question) -> list[str]:
        """Return one plot for all bots, or one per bot where the answers are cards of suits and too many for a list."""
        key = f"{self.heading.game}-ask-{question.step.replace('.', '-')}"
        title = self.say(key, seat="…", remaining=1) if self.texts.has(key) else question.step
        answers = {bot: self._all_answers(question.step, bot) for bot in question.asked}
        grids = {bot: plots.grid_of(shares) for bot, shares in answers.items()} if question.other else {}
        drawn = [self._grid(question, title, bot, grid) for bot, grid in grids.items() if grid is not None]
        return drawn if len(drawn) == len(question.asked) else [self._shares(question, title)]

    def _shares(self, question: Question, title: str) -> str:
        other = self.say("report-other", count=question.others)
        rows = [*question.answers, *([(other, question.other)] if question.other else [])]
        cells = [[name, *[self.percent(by_bot[bot]) for bot in question.asked]] for name, by_bot in rows]
        name, by_bot = question.answers[0]
        seen = self._most(name, sum(by_bot.values()) / len(by_bot))
        svg = plots.shares(question, other, self.texts.lang)
        sheet = Sheet([self.say("report-answer"), *question.asked], cells)
        return self._figure(title, self._asked(question, question.asked), seen, svg, sheet)

    def _asked(self, question: Question, bots: Iterable[str]) -> str:
        asked = [f"{bot} {self.number(question.asked[bot], 0)}" for bot in bots]
        return self.say("report-asked", step=question.step, asked=self.texts.join(asked))

    def _most(self, name: str, share: float) -> str:
        return self.say("report-alt-most", name=name, share=self.percent(share))

    def _all_answers(self, step: str, bot: str) -> dict[str, float]:
        rows = self.found.choices.filter((pl.col("step") == step) & (pl.col("bot") == bot))
        total = sum(rows["times"])
        return {option: times / total for option, times in zip(rows["option"], rows["times"], strict=True)}

    def _grid(self, question: Question, title: str, bot: str, grid: Grid) -> str:
        (suit, number), share = max(grid.shares.items(), key=lambda pair: pair[1])
        svg = plots.squares(grid, self.say("report-of-answers"), self.texts.lang)
        heads = ["", *map(str, grid.numbers)]
        cells = [
            [suit, *[self.number(100 * grid.shares.get((suit, number), 0)) for number in grid.numbers]]
            for suit in grid.suits
        ]
        below, seen = self._asked(question, [bot]), self._most(f"{suit} {number}", share)
        return self._figure(f"{title} – {bot}" if self.mixed else title, below, seen, svg, Sheet(heads, cells))

    # How it was computed

    def method(self) -> str:
        cards = self.say("report-method-cards", fewest=FEWEST)
        course = self.say("report-method-course", least=f"{self.number(100 * LASTING, 0)} %")
        return paragraphs([self.say("report-method-rates"), cards, course])

    def _figure(self, title: str, below: str, seen: str, svg: str, sheet: Sheet) -> str:
        """Return a plot with its table; `seen` is the text for screen readers."""
        label = f"{title}. {seen} {self.say('report-alt-table')}"
        return figure(title, below, label, svg, folded(self.say("report-table"), title, sheet))
