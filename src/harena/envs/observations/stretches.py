"""Where things stand in an observation: named stretches of one flat array."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, TypeAlias

from harena.kernel.rules import BadInput

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError:
    raise BadInput("numpy is not there; install it with: pip install 'harena[envs]'") from None

Array: TypeAlias = NDArray[Any]
Layout: TypeAlias = Mapping[str, slice]


class Observations(Protocol):
    """What a seat of one table observes, as an array of ever the same shape."""

    size: int
    dtype: np.dtype[Any]
    low: int  # no entry is less ...
    high: int  # ... and none is more

    @property
    def layout(self) -> Layout: ...

    def of(self, g: Any, seat: int) -> Array:
        """Return what this seat may know in this state, in a new array."""
        ...


class Stretches:
    """Hands out stretches one behind the other."""

    def __init__(self) -> None:
        self.layout: dict[str, slice] = {}
        self.size = 0

    def add(self, name: str, length: int) -> int:
        """Where the new stretch begins."""
        start = self.size
        self.size += length
        self.layout[name] = slice(start, self.size)
        return start
