"""HTTP: lessons, and what is explained in a first match. A lesson comes whole: the page asks for nothing more while it
is taken."""

from __future__ import annotations

from typing import Any

from harena.server.protocol.basis import Part
from harena.server.protocol.catalog import Things
from harena.server.protocol.from_server import Edit, Line, Scene, Table, TextPart


class LessonInfo(Part):
    """A chapter that can be taken alone."""

    id: str
    game: str
    title: str
    about: str
    minutes: int
    decisions: int  # so many moves are the learner's


class Lessons(Part):
    """GET /api/lessons/{lang}: all lessons, those of a game in the order in which they are taken."""

    lessons: list[LessonInfo]


class LessonText(Part):
    """Something the teacher says."""

    parts: list[TextPart]
    rule: str  # that it is about; empty: none


class LessonRemark(Part):
    """What is said to certain wrong answers."""

    options: list[int]
    said: LessonText


class LessonMove(Part):
    """What the learner does."""

    option: int | None  # the answer; null: the free action below
    free_action: str
    args: list[Any]
    label: str  # the answer in words
    also: list[int]  # answers that are as good: then this one is played as well
    remarks: list[LessonRemark]
    otherwise: LessonText | None  # said to other wrong answers; null: the page has a text


class LessonStep(Part):
    """One position. With these edits, the scene before becomes the scene of this one."""

    edits: list[Edit]
    log: list[Line]  # what has happened since the position before
    closed: list[int]
    notes: list[LessonText]  # to be read here, one after the other
    move: LessonMove | None  # null: the match goes on by itself, after the notes


class Lesson(Part):
    """GET /api/lessons/{lang}/{id}?panels=: a lesson with the scenes that the learner's seat sees. The scene of a step
    has a question and free actions only where the learner does something."""

    info: LessonInfo
    table: Table  # as in `table`; it has no id
    scene: Scene  # of the first step, which has no edits
    steps: list[LessonStep]
    things: Things


class TeachNote(Part):
    """Something that a first match explains once, when it first appears."""

    id: str
    rule: str
    steps: list[str]  # explained when one of these is asked: Question.step
    events: list[str]  # explained when one of these is told: Line.kind
    parts: list[TextPart]


class TeachNotes(Part):
    """GET /api/teach/{game}/{lang}: the notes of a game. The first that fits is shown, unless it was shown before."""

    notes: list[TeachNote]
