"""A lesson as messages. The scenes are built by the projection that shows a table to a seat, so nothing is in them that
this seat would not see there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from harena.lessons.course import Course, Move
from harena.lessons.lesson import Lesson, Said
from harena.players import called
from harena.server import protocol
from harena.server.catalog import things_page
from harena.server.changes import difference
from harena.server.projection import Projection, Reader, TextCache, bot_label
from harena.server.replay.shelf import about_table
from harena.text import Texts
from harena.text_parts import Part
from harena.text_protocol import free_action


def info(lesson: Lesson, lang: str) -> protocol.LessonInfo:
    return protocol.LessonInfo(
        id=lesson.key,
        game=lesson.game.name,
        title=lesson.title.text(lang),
        about=lesson.about.text(lang),
        minutes=lesson.minutes,
        decisions=lesson.decisions,
    )


class Taught:
    """One lesson in one language."""

    def __init__(self, lesson: Lesson, lang: str, panels: bool) -> None:
        self.lesson, self.lang, self.panels = lesson, lang, panels
        self.course = Course(lesson)
        match = self.course.match
        self.people = list(lesson.names) or called(lesson.record["players"] or [""] * match.settled.seats)
        self.cache = TextCache(lesson.game, match.settled.full_options(), self.people, lesson.seat, lang)

    def whole(self) -> Iterator[protocol.Lesson | None]:
        """Work out the lesson. Yields None after each scene, and the lesson in the end."""
        reader = Reader()
        steps: list[protocol.LessonStep] = []
        first: protocol.Scene | None = None
        before: protocol.Scene | None = None
        for place in self.course.places():
            shown = Projection(self.course.match, self.lesson.seat, self.cache, self.lesson.game.odds)
            news, closed = reader.news(self.course.match, self.lesson.seat)
            scene = self._scene(shown, place.move)
            edits = difference(before, scene) if before is not None else []
            log = [shown.line(number, at) for number, at in news]
            notes = [self._said(note.said) for note in place.notes]
            move = self._move(scene, place.move) if place.move is not None else None
            steps.append(protocol.LessonStep(edits, log, closed, notes, move))
            first, before = first or scene, scene
            yield None
        assert first is not None  # there is always the place after the last entry
        options = self.course.match.settled.full_options()
        things = things_page(self.lesson.game.things(options, Texts(self.lang)))
        yield protocol.Lesson(info(self.lesson, self.lang), self._table(), first, steps, things)

    def _scene(self, shown: Projection, move: Move | None) -> protocol.Scene:
        """Return what the seat sees. It is asked only what it has to do here."""
        scene = shown.scene(self.panels)
        question = scene.question if move is not None else None
        return replace(
            scene,
            question=replace(question, forced=False) if question is not None else None,
            free_actions=scene.free_actions if move is not None else [],
            undo=False,
            result=None,
        )

    def _move(self, scene: protocol.Scene, move: Move) -> protocol.LessonMove:
        asked = scene.question.options if scene.question is not None else []
        label = next((option.head for option in asked if option.option == move.option), "")
        if move.free_action:
            label = free_action(Texts(self.lang), self.lesson.game.name, move.free_action)
        return protocol.LessonMove(
            option=move.option,
            free_action=move.free_action,
            args=list(move.args),
            label=label,
            also=list(move.also),
            remarks=[protocol.LessonRemark(list(options), self._said(said)) for options, said in move.remarks],
            otherwise=self._said(move.otherwise) if move.otherwise is not None else None,
        )

    def _said(self, said: Said) -> protocol.LessonText:
        parts = self.cache.pointed([Part(said.text(self.lang))])
        return protocol.LessonText([protocol.TextPart(*part) for part in parts], said.rule)

    def _table(self) -> protocol.Table:
        lesson = self.lesson
        seats = [self._seat(seat, name) for seat, name in enumerate(self.people)]
        options: dict[str, Any] = lesson.record["options"]
        return about_table("", lesson.game, "running", lesson.seat, seats, options, lesson.game.odds, self.lang)

    def _seat(self, seat: int, name: str) -> protocol.SeatInfo:
        if seat == self.lesson.seat:
            return protocol.SeatInfo(seat, "person", name, "", "", here=True, gone=False, stand_in=False)
        label = bot_label(Texts(self.lang), "heuristic")
        return protocol.SeatInfo(seat, "bot", name, "heuristic", label, here=True, gone=False, stand_in=False)
