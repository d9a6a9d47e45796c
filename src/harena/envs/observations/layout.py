"""The layout of an observation: named slices of one flat array."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, TypeAlias

from harena.kernel.rules import BadInput

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError:
    raise BadInput("numpy is not installed; install it with: pip install 'harena[envs]'") from None

Array: TypeAlias = NDArray[Any]
Layout: TypeAlias = Mapping[str, slice]


class Observations(Protocol):
    """Makes the observations of one table: arrays of a fixed shape."""

    size: int
    dtype: np.dtype[Any]
    private: set[str]  # the parts that only this seat sees; all others are the same for every seat, seen from it

    @property
    def low(self) -> int | Array:
        """Return the least possible entry, or the least of each."""
        ...

    @property
    def high(self) -> int | Array:
        """Return the greatest possible entry, or the greatest of each."""
        ...

    @property
    def layout(self) -> Layout: ...

    def of(self, g: Any, seat: int) -> Array:
        """Return what this seat may know in this state, in a new array. Seat -1 is a spectator, who sees from seat 0
        what is public."""
        ...

    def into(self, g: Any, seat: int, row: Array) -> None:
        """Write the same into an array that is there."""
        ...

    def order(self, g: Any, seat: int) -> Array:
        """Return what else this seat remembers, where `of` leaves out the order of what happened; may be empty."""
        ...


class LayoutBuilder:
    """Assigns consecutive slices."""

    def __init__(self) -> None:
        self.layout: dict[str, slice] = {}
        self.size = 0

    def add(self, name: str, length: int) -> int:
        """Add a slice and return where it begins."""
        start = self.size
        self.size += length
        self.layout[name] = slice(start, self.size)
        return start
