"""S-1.4: the arena as data: cells drawn as text, how far apart they are, and where a fighter can go."""

from __future__ import annotations

from collections.abc import Sequence

CELL_SIGNS = ".12"


class Sand:
    """Cells are numbered as they are read, row by row. Two cells of a row are two columns apart; the rows above and
    below are shifted by one."""

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
        self._reached: dict[int, tuple[int, ...]] = {}  # found once, kept: the same few questions come again and again

    def reach(self, start: int, foe: int, steps: int) -> tuple[int, ...]:
        """S-11.2: the other cells within so many steps, not through or onto the foe; in order."""
        key = (start << 7 | foe) << 7 | steps
        found = self._reached.get(key)
        if found is None:
            found = self._reached[key] = self._walk(start, foe, steps)
        return found

    def _walk(self, start: int, foe: int, steps: int) -> tuple[int, ...]:
        reached, edge = {start}, [start]
        for _ in range(steps):
            edge = sorted({there for here in edge for there in self.beside[here]} - reached - {foe})
            reached.update(edge)
        return tuple(sorted(reached - {start}))


def apart(one: tuple[int, int], two: tuple[int, int]) -> int:
    """How many cells from one to the other, walls or not."""
    across, down = abs(one[0] - two[0]), abs(one[1] - two[1])
    return down + max(0, across - down) // 2
