"""The course of a lesson: its record played again, and what the learner is to do at each place.

Everything that does not fit together is found here, and said in one sentence: an entry the rules refuse, a note for an
answer that is not the recorded one, an answer that nobody could give at that place.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from fnmatch import fnmatchcase
from typing import Any, NamedTuple

from harena.files import BROKEN, difference
from harena.kernel.chance import Luck
from harena.kernel.choice import Choice, Options, listed
from harena.kernel.identity import UnknownId
from harena.kernel.rules import BadInput
from harena.lessons.lesson import Lesson, Note, Said
from harena.matches.match import Match
from harena.matches.record import Diverged


class Move(NamedTuple):
    """What the learner does: an answer, or a free action."""

    option: int | None
    free_action: str = ""
    args: tuple[int, ...] = ()
    also: tuple[int, ...] = ()  # options that are as good
    remarks: tuple[tuple[tuple[int, ...], Said], ...] = ()  # what is said to wrong ones
    otherwise: Said | None = None


class Place(NamedTuple):
    """A position of the match before the next entry, or before the next answer of one."""

    notes: tuple[Note, ...]
    move: Move | None  # None: the match goes on by itself, once the notes were read


class Course:
    """A lesson that is being played. `match` shows the position of the place that was yielded last."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        part = lesson.record["segments"][0]
        with _named(lesson):
            start = {**lesson.record, "segments": [{**part, "entries": []}], "result": None}
            self.match: Match[Any] = Match.resume(lesson.game, start, Luck())

    def places(self) -> Iterator[Place]:
        """Play the match, place by place. BadInput says what does not fit."""
        lesson, match = self.lesson, self.match
        for number, entry in enumerate(lesson.entries, start=1):
            with _named(lesson):
                if entry["seat"] == lesson.seat and "do" in entry:
                    yield from self._answers(number, entry["do"])
                else:
                    yield self._going_on(number, entry)
                try:
                    match.append_recorded(entry)
                except Diverged as error:
                    raise BadInput(f"its record cannot be played at entry {number}: {error.why}") from None
        end, result = match.settled, lesson.record["result"]
        if result is not None and result != (lesson.game.outcome(end).plain() if end.seat < 0 else None):
            raise BadInput(f"{lesson.where}: its record does not end as its result says; it was changed, or cut off")
        yield Place(self._notes(len(lesson.entries) + 1, 1), None)

    def _notes(self, entry: int, step: int) -> tuple[Note, ...]:
        return tuple([note for note in self.lesson.notes if (note.entry, note.step) == (entry, step)])

    def _answers(self, number: int, answers: Sequence[str]) -> Iterator[Place]:
        """The learner gives these answers, one after the other."""
        for note in self.lesson.notes:
            if note.entry == number and note.step > len(answers):
                raise BadInput(f"entry {number} has no answer {note.step}; it has {len(answers)}")
        for step, answer in enumerate(answers, start=1):
            notes = self._notes(number, step)
            move = self._move(notes, answer, f"entry {number}") if notes else None
            yield Place(notes, move)
            if step < len(answers):
                self.match.redraft(self.lesson.seat, answers[:step])

    def _going_on(self, number: int, entry: dict[str, Any]) -> Place:
        """Somebody else does something, or the learner takes a free action."""
        notes, rules = self._notes(number, 1), self.match.rules
        if entry["seat"] != self.lesson.seat or not notes:
            told = [note for note in notes if note.answer or note.also or note.wrong or note.otherwise]
            if told:
                raise BadInput(f"a note before entry {number} is about answers, but the learner does nothing there")
            return Place(notes, None)
        args = rules.free_args_of(rules.ids_of(self.match.settled), entry["free"], entry["args"])
        return Place(notes, Move(None, entry["free"], tuple(args), otherwise=notes[-1].otherwise))

    def _move(self, notes: Sequence[Note], answer: str, where: str) -> Move:
        match, rules = self.match, self.match.rules
        g = match.seen_by(self.lesson.seat)
        ids = rules.ids_of(g)
        note = notes[-1]
        if note.answer and note.answer != answer:
            raise BadInput(f"{where}: the note says {note.answer}, the record {answer}")
        choice: Choice | None = rules.choice(g, self.lesson.seat)
        if choice is None:
            raise BadInput(f"{where}: nothing is asked of the learner's seat")
        right = rules.option_of(ids, answer)
        if right not in choice.options:
            raise BadInput(f"{where}: the rules do not allow {answer}")
        known = {rules.option_id(ids, option): option for option in listed(choice.options)}
        known[answer] = right

        def options_of(patterns: Sequence[str]) -> tuple[int, ...]:
            found: list[int] = []
            for pattern in patterns:
                matching = [option for key, option in known.items() if fnmatchcase(str(key), pattern)]
                if not matching:
                    matching = [_one(rules, ids, pattern, choice.options, where)]
                found += matching
            return tuple([option for option in dict.fromkeys(found) if option != right])

        remarks = [(options_of(wrong.answers), wrong.said) for wrong in note.wrong]
        return Move(right, also=options_of(note.also), remarks=tuple(remarks), otherwise=note.otherwise)


def _one(rules: Any, ids: Any, answer: str, options: Options, where: str) -> int:
    """Return an answer of a form, which is not in the list."""
    try:
        option: int = rules.option_of(ids, answer)
    except (UnknownId, *BROKEN):
        raise BadInput(f"{where}: there is no answer {answer!r}") from None
    if option not in options:
        raise BadInput(f"{where}: {answer} cannot be answered there")
    return option


@contextmanager
def _named(lesson: Lesson) -> Iterator[None]:
    """Turn what a broken record raises into BadInput that names the lesson."""
    try:
        yield
    except Diverged as error:
        raise BadInput(f"{lesson.where}: its record cannot be played: {difference(error)}"[:300]) from None
    except (UnknownId, BadInput) as error:
        raise BadInput(f"{lesson.where}: {error}"[:300]) from None
    except BROKEN as error:
        raise BadInput(f"{lesson.where}: its record does not fit the rules ({type(error).__name__})") from None


def check(lesson: Lesson) -> int:
    """Play a lesson to its end and return the number of moves the learner makes. BadInput says what is wrong."""
    return len([place for place in Course(lesson).places() if place.move is not None])
