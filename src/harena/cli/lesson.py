"""The commands `lesson check` and `lesson new`: lessons of your own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from harena.cli.typed import Lang, Record, whole
from harena.files import difference, open_record, sound, trouble, write_json, write_text
from harena.kernel.rules import BadInput
from harena.lessons.course import check
from harena.lessons.lesson import read_lesson
from harena.lessons.starting import part_of, skeleton
from harena.matches.record import Diverged
from harena.players import seat_numbers
from harena.text import LANGUAGES, Texts

LessonFiles = Annotated[list[Path], typer.Argument(metavar="FILE.toml...", help="Lesson files.")]
LessonFile = Annotated[Path, typer.Argument(metavar="FILE.toml", help="The lesson file to write.")]


def lesson_check(files: LessonFiles, lang: Lang = "") -> None:
    """Play lessons to their end, and say what is wrong with them."""
    texts = Texts(lang)
    for file in files:
        lesson = read_lesson(file)
        moves = check(lesson)
        there = lesson.languages()
        told = ", ".join([each for each in LANGUAGES if each in there])
        print(texts.say("lessons-good", file=str(file), moves=moves, notes=len(lesson.notes), languages=told))
        lacking = [each for each in LANGUAGES if each not in there]
        if lacking:
            print(texts.say("lessons-lacks", languages=", ".join(lacking)))


def lesson_new(
    record: Record,
    file: LessonFile,
    seat: Annotated[
        int, typer.Option(metavar="S", parser=whole("--seat"), help="The learner plays this seat's moves.")
    ] = 1,
    first: Annotated[
        int, typer.Option("--from", metavar="N", parser=whole("--from"), help="Begin with this entry of the record.")
    ] = 1,
    to: Annotated[
        int | None,
        typer.Option(metavar="N", parser=whole("--to"), help="End with this entry. [default: the last]"),
    ] = None,
    lang: Lang = "",
) -> None:
    """Write a lesson to begin with: the part of the record, and an empty note for every move of the learner."""
    texts = Texts(lang)
    chosen, whole_record = open_record(record)
    learner = seat_numbers([seat], whole_record["options"]["players"])[0]
    beside = file.with_suffix(".json")
    try:
        with sound(record):
            part = part_of(chosen, whole_record, first, to)
            text = skeleton(chosen, part, learner, beside.name)
    except Diverged as error:
        raise BadInput(f"{record}: this record was changed, {difference(error)}") from None
    try:
        for path in (file, beside):
            if path.exists():
                raise BadInput(f"{path}: there is such a file already; name another one")
        write_json(beside, part, new=True)
        write_text(file, text, new=True)
    except OSError as error:
        raise BadInput(f"cannot write {trouble(error)}") from None
    print(texts.say("lessons-written", file=str(file), record=str(beside)))
