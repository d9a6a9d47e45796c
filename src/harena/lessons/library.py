"""The lessons that come with Harena, and those of a folder, in the order in which they are taken."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from harena.games import game_names
from harena.kernel.rules import BadInput
from harena.lessons.lesson import Lesson, read_lesson

FOLDER = Path(__file__).parent


@cache
def our_lessons() -> tuple[Lesson, ...]:
    """Return the lessons of our games. The number at the beginning of a file's name is its place."""
    return tuple(lessons_in([FOLDER / name for name in game_names()]))


def own_lessons(folder: Path) -> list[Lesson]:
    """Return the lessons of a club. BadInput says what is wrong with its folder, or with one of them."""
    if not folder.is_dir():
        raise BadInput(f"there is no folder {folder}")
    found = lessons_in([folder])
    if not found:
        raise BadInput(f"{folder}: there is no lesson in it; expected files that end in .toml")
    taken = {lesson.key for lesson in our_lessons()}
    for lesson in found:
        if lesson.key in taken:
            raise BadInput(f"{lesson.where}: one of our lessons has this name; give the file another one")
    return found


def lessons_in(folders: Iterable[Path]) -> list[Lesson]:
    """Read all lessons of these folders. BadInput names the first that is broken."""
    return [read_lesson(path) for folder in folders for path in sorted(folder.glob("*.toml"))]
