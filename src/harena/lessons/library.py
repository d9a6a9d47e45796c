"""The lessons that come with Harena, and those of a folder, in the order in which they are taken."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from harena.games import game_names
from harena.lessons.lesson import Lesson, read_lesson

FOLDER = Path(__file__).parent


@cache
def our_lessons() -> tuple[Lesson, ...]:
    """Return the lessons of our games. The number at the beginning of a file's name is its place."""
    return tuple(lessons_in([FOLDER / name for name in game_names()]))


def lessons_in(folders: Iterable[Path]) -> list[Lesson]:
    """Read all lessons of these folders. BadInput names the first that is broken."""
    return [read_lesson(path) for folder in folders for path in sorted(folder.glob("*.toml"))]
