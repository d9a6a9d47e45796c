"""HTTP: puzzles. A puzzle comes whole, with its solution: the page asks for nothing more while it is solved."""

from __future__ import annotations

from harena.server.protocol.basis import Part
from harena.server.protocol.catalog import Things
from harena.server.protocol.from_server import Scene, Table


class PuzzleGame(Part):
    """The puzzles of one game."""

    game: str
    label: str
    ids: list[str]  # their order is that of their numbers, from 0
    daily: int  # the number of today's


class Puzzles(Part):
    """GET /api/puzzles/{lang}: the puzzles that come with the server. The daily ones change at midnight, UTC."""

    date: str  # 2026-11-19, in UTC
    games: list[PuzzleGame]


class PuzzleAnswer(Part):
    """What one answer is worth."""

    option: int
    label: str
    chance: float  # to win the match, 0 to 1
    cost: float  # less than with the best answer


class Puzzle(Part):
    """GET /api/puzzles/{lang}/{game}/{n}?panels=: a position as one seat sees it, with a question."""

    id: str
    game: str
    number: int
    count: int  # of the puzzles of this game
    table: Table  # as in `table`; it has no id
    scene: Scene
    answers: list[PuzzleAnswer]  # the best first
    usual: int  # what the rules of thumb of the bots would answer,
    why: str  # and why, in a sentence
    things: Things
