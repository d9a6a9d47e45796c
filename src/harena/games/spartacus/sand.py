"""S-1.4: the arena as data: cells drawn as text, distances, and where a fighter can go."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from harena.kernel.rules import BadInput
from harena.matches import deck_file

CELL_SIGNS = ".12"
MOST_CELLS = 127
MOST_ROWS = 26  # a row is named by a letter
WIDEST = 60  # columns: the arena must fit on a screen


class Sand:
    """The cells of the arena, numbered row by row. Two cells of a row are two columns apart; the rows above and below
    are shifted by one."""

    def __init__(self, rows: Sequence[str]) -> None:
        spots = [(x, y) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign in CELL_SIGNS]
        signs = [rows[y][x] for x, y in spots]
        self.rows: tuple[str, ...] = tuple(rows)
        self.spots: tuple[tuple[int, int], ...] = tuple(spots)
        self.starts: tuple[int, int] = (signs.index("1"), signs.index("2"))
        self.apart: tuple[tuple[int, ...], ...] = tuple([tuple([apart(one, two) for two in spots]) for one in spots])
        self.beside: tuple[tuple[int, ...], ...] = tuple(
            [tuple([cell for cell, far in enumerate(row) if far == 1]) for row in self.apart]
        )
        self._reached: dict[int, tuple[int, ...]] = {}  # a cache: the same few questions come again and again

    def reach(self, start: int, foe: int, steps: int) -> tuple[int, ...]:
        """S-11.2: return the other cells within so many steps, in order. The path may not lead through or onto the
        opponent.
        """
        key = (start << 7 | foe) << 7 | steps
        found = self._reached.get(key)
        if found is None:
            found = self._reached[key] = self.walk(start, foe, steps)
        return found

    def walk(self, start: int, foe: int, steps: int) -> tuple[int, ...]:
        reached, edge = {start}, [start]
        for _ in range(steps):
            edge = sorted({there for here in edge for there in self.beside[here]} - reached - {foe})
            reached.update(edge)
        return tuple(sorted(reached - {start}))


def apart(one: tuple[int, int], two: tuple[int, int]) -> int:
    """Return the distance between two cells, ignoring walls."""
    across, down = abs(one[0] - two[0]), abs(one[1] - two[1])
    return down + max(0, across - down) // 2


# Reading


def read_sand(raw: Any, where: str) -> Sand:
    """Read the arena of a deck file."""
    where = f"{where}: arena"
    if not isinstance(raw, dict):
        raise BadInput(f"{where} is {deck_file.shown(raw)}; expected an [arena] with rows")
    deck_file.no_other_keys(raw, ["rows", "source"], where)
    rows = _drawn(raw.get("rows"), where)
    _cells(rows, where)
    sand = Sand(rows)
    _in_line(sand, where)
    _connected(sand, where)
    return sand


def _drawn(raw: Any, where: str) -> list[str]:
    if not isinstance(raw, list):
        raise BadInput(f"{where}: rows is {deck_file.shown(raw)}; expected a list of rows drawn with . 1 2 and spaces")
    if len(raw) > MOST_ROWS:
        raise BadInput(f"{where}: {len(raw):,} rows; expected at most {MOST_ROWS}")
    for number, row in enumerate(raw, start=1):
        at = f"{where}: row {number}"
        if not isinstance(row, str):
            raise BadInput(f"{at} is {deck_file.shown(row)}; expected a text drawn with . 1 2 and spaces")
        if len(row) > WIDEST:
            raise BadInput(f"{at} has {len(row):,} columns; expected at most {WIDEST}")
        for column, sign in enumerate(row, start=1):
            if sign not in CELL_SIGNS and sign != " ":
                raise BadInput(f"{at}, column {column} is {deck_file.shown(sign)}; expected . 1 2 or a space")
    return raw


def _cells(rows: Sequence[str], where: str) -> None:
    signs = "".join(rows).replace(" ", "")
    if len(signs) > MOST_CELLS:
        raise BadInput(f"{where}: {len(signs):,} cells; expected at most {MOST_CELLS}")
    for sign, side in (("1", "I"), ("2", "II")):
        if signs.count(sign) != 1:
            raise BadInput(f"{where}: {signs.count(sign)} cells {sign}; expected one, where {side} starts")


def _in_line(sand: Sand, where: str) -> None:
    """Check that every row is shifted by one column against the next, starting from the cell of I."""
    x, y = sand.spots[sand.starts[0]]
    for column, row in sand.spots:
        if (column + row - x - y) % 2:
            odd = "even" if column % 2 == 0 else "odd"
            at = f"{where}: row {row + 1}, column {column + 1} is a cell"
            raise BadInput(f"{at}; expected cells only in {odd} columns of this row, shifted by one from row to row")


def _connected(sand: Sand, where: str) -> None:
    start = sand.starts[0]
    reached = {start, *sand.walk(start, -1, MOST_CELLS)}
    for cell, (column, row) in enumerate(sand.spots):
        if cell not in reached:
            at = f"{where}: the cell in row {row + 1}, column {column + 1}"
            raise BadInput(f"{at} cannot be reached from the cell 1; expected a way")
