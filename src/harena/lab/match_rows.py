"""The data that a match leaves for analysis: one row per seat.

| column | |
| --- | --- |
| match, seat, bot | identify the row |
| side | the house, region or team it played; empty where there is none |
| won | 1, or its share of a victory; else 0 |
| score | as the game counts |
| rounds | how many rounds or turns the match had |
| decisions, answers | questions with two or more options that it answered; those with one, too |
| course | what it had at the end of each round, by measure |
| deeds | what it did with which card, and how often |
| choices | what it answered to which question, and how often |
| place | 1: it played first; 2: it sat next to that seat, and so on; 0: the game has no first player |
| chance, swing | of one of its decisions, if it was looked at (kingmaking.py); a chance of -1: not looked at |

A file of an earlier version lacks the last columns; they are then read as 0 and -1.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from harena.kernel.rules import Outcome
from harena.kernel.state import Watch
from harena.lab.kingmaking import Crossroads
from harena.lab.study import Study

FORMAT = 1
WHAT = "simulation"  # what a file of rows is called in messages
LINES, PARQUET = ".jsonl", ".parquet"
DEALT = "dealt"  # the deed of being dealt a card, where a deal gives everybody as many
HELD = "held"  # the deed of still having a card in hand at the end
FAILED = "failed"  # the deed of a bot of one's own that failed; its card says how
Counts = dict[str, dict[str, int]]


class Row(msgspec.Struct):
    match: int
    seat: int
    bot: str
    side: str
    won: float
    score: int
    rounds: int
    decisions: int
    answers: int
    course: dict[str, list[int]]
    deeds: Counts
    choices: Counts
    place: int = 0
    chance: float = -1.0
    swing: float = 0.0


class Notes:
    """Collects data while one match is played."""

    def __init__(self, study: Study, seats: int, crossroads: Crossroads | None = None) -> None:
        self.study = study
        self.crossroads = crossroads  # decisions that may be looked at again; None: not wanted
        self.first = -1  # the seat that plays first
        self.begun = False
        self.watch = Watch()
        self.round = 0
        self.answers = [0] * seats
        self.course: list[list[Sequence[int]]] = [[] for _ in range(seats)]
        self.deeds: list[Counter[tuple[str, str]]] = [Counter() for _ in range(seats)]
        self.choices: list[Counter[tuple[str, int, int]]] = [Counter() for _ in range(seats)]

    def answering(self, g: Any) -> None:
        self.answers[g.seat] += 1

    def decided(self, g: Any, seat: int, option: int) -> None:
        """Count an answer to a question with two options or more."""
        f = g.stack[-1]
        self.choices[seat][f.proc, f.at, option] += 1
        if self.crossroads is not None:
            self.crossroads.decided(g, seat, option)

    def look(self, g: Any) -> None:
        """Read the new events after a step, and notice the end of a round."""
        study = self.study
        if not self.begun:
            self.begun, self.first = True, study.first(g)
        events = self.watch.events
        for event in events:
            deed = study.deed_of(g, event)
            if deed is not None:
                self._did(*deed)
        events.clear()
        self.watch.reveals.clear()
        number = study.round(g)
        if number != self.round:
            if self.round:
                self._note(self.study.had, g)
            self.round = number
            if self.crossroads is not None:
                self.crossroads.forget()
            for deed in study.begun(g):
                self._did(*deed)

    def _did(self, seat: int, deed: str, card: str) -> None:
        if seat < len(self.deeds):  # there may be a dummy at the table
            self.deeds[seat][deed, card] += 1

    def _note(self, measured: Callable[[Any, int], Sequence[int]], g: Any) -> None:
        """Store what each seat had at the end of a round."""
        for seat, course in enumerate(self.course):
            course.append(measured(g, seat))

    def failed(self, seat: int, what: str) -> None:
        """Note that a bot failed; a random one played on."""
        self._did(seat, FAILED, what)

    def rows(self, g: Any, number: int, bots: Sequence[str], outcome: Outcome) -> list[Row]:
        self._note(self.study.has, g)
        for seat in range(len(bots)):
            for card in self.study.held(g, seat):
                self._did(seat, HELD, card)
        looked_at = None if self.crossroads is None else self.crossroads.look(outcome)
        rows = [self._row(g, number, seat, bot, outcome) for seat, bot in enumerate(bots)]
        if looked_at is not None:
            rows[looked_at.seat].chance, rows[looked_at.seat].swing = looked_at.chance, looked_at.swing
        return rows

    def _row(self, g: Any, number: int, seat: int, bot: str, outcome: Outcome) -> Row:
        choices = self.choices[seat]
        return Row(
            match=number,
            seat=seat + 1,
            bot=bot,
            side=self.study.side(g, seat),
            won=round(1 / len(outcome.winners), 4) if seat in outcome.winners else 0.0,
            score=outcome.scores[seat],
            rounds=self.round,
            decisions=choices.total(),
            answers=self.answers[seat],
            course={name: [had[at] for had in self.course[seat]] for at, name in enumerate(self.study.course)},
            deeds=_nested(self.deeds[seat]),
            choices=self._in_words(choices),
            place=(seat - self.first) % len(self.deeds) + 1 if self.first >= 0 else 0,
        )

    def _in_words(self, choices: Counter[tuple[str, int, int]]) -> Counts:
        """Return counts by option name, sorted so that equal matches give equal rows. Several options may share a
        name."""
        steps, said = self.study.rules.steps, Counter[tuple[str, str]]()
        for (proc, at, option), times in choices.items():
            said[f"{proc}.{steps[proc][at].name}", self.study.option(option)] += times
        return _nested(said)


def _nested(counts: Counter[tuple[str, str]]) -> Counts:
    found: Counts = {}
    for (one, other), times in sorted(counts.items()):
        found.setdefault(one, {})[other] = times
    return found
