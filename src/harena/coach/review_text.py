"""Puts a review into words, for terminal and page."""

from __future__ import annotations

from collections import Counter
from typing import Any, get_args

from harena.coach.judging import Verdict
from harena.coach.review import MATTERED, Judged, Review
from harena.game import Game
from harena.hints import because, told_apart
from harena.kernel.choice import listed
from harena.players import called
from harena.text import Texts


class ReviewText:
    def __init__(self, game: Game[Any], record: dict[str, Any], review: Review, texts: Texts) -> None:
        self.game, self.review, self.texts = game, review, texts
        self.options = record["options"]
        self.people = called(record["players"] or [""] * self.options["players"])

    def title(self) -> str:
        return self.texts.say("coach-title", game=self.texts.say(f"{self.game.name}-name"))

    def seat(self, seat: int) -> str:
        return self.texts.say("coach-seat", name=self.people[seat], seat=seat + 1)

    def summary(self, seat: int) -> list[str]:
        """Return how good the decisions of a seat were all together, and what luck did."""
        counts = Counter([each.judgment.verdict for each in self.review.of(seat)])
        told = {verdict: counts[verdict] for verdict in get_args(Verdict)}
        return [
            self.texts.say("coach-counts", judged=counts.total(), **told),
            self.texts.say("coach-balance", lost=self._points(self.review.lost(seat)), luck=self._luck(seat)),
        ]

    def mattered(self, seat: int) -> list[str]:
        """Return the decisions that cost most, in a sentence or two each."""
        costly = self.review.costly(seat)[:MATTERED]
        return [self.decision(each) for each in costly] or [self.texts.say("coach-nothing")]

    def decision(self, judged: Judged) -> str:
        judgment = judged.judgment
        return self.texts.say(
            "coach-decision",
            entry=judged.decision.entry,
            verdict=self.verdict(judged),
            given=self.answer(judged, judgment.given),
            best=self.answer(judged, judgment.best),
            before=round(100 * judgment.before),
            after=round(100 * judgment.after),
            why=self.why(judged),
        )

    def verdict(self, judged: Judged) -> str:
        return self.texts.say(f"coach-{judged.judgment.verdict}")

    def answer(self, judged: Judged, option: int) -> str:
        """Return an answer in words, as the seat read it."""
        view, choice = judged.decision.view, judged.decision.choice
        names = self.game.words.naming(self.texts, self.options, self.people, choice.seat)
        return told_apart(self.texts, self.game.words, view, option, listed(choice.options), names).rstrip(".")

    def why(self, judged: Judged) -> str:
        names = self.game.words.naming(self.texts, self.options, self.people, judged.decision.seat)
        return because(self.texts, self.game.words, self.game.name, judged.judgment.why, names)

    def fortunes(self, seat: int) -> list[str]:
        """Return where luck did most for a seat, and most against it."""
        sorted_by_luck = sorted(self.review.fortunes, key=lambda each: each.luck[seat])
        found = []
        for key, each in (("coach-lucky", sorted_by_luck[-1:]), ("coach-unlucky", sorted_by_luck[:1])):
            found += [self.texts.say(key, entry=one.entry, points=self._points(abs(one.luck[seat]))) for one in each]
        return found

    def _luck(self, seat: int) -> str:
        luck = self.review.luck(seat)
        sign = "\N{MINUS SIGN}" if luck < 0 else "+"
        return f"{sign}{self._points(abs(luck))}"

    def _points(self, chance: float) -> str:
        return str(round(100 * chance))
