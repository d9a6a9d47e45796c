"""Shares out work fairly: whoever has had least goes first (start-time fair queuing, Goyal, Vin and Cheng 1996).

An owner has a clock of their own, which what is done for them moves on. Somebody who comes after a pause starts at the
time of the work that is being done: nobody can save up turns, and nobody waits for all that others have asked for
before.
"""

from __future__ import annotations

from collections import deque
from heapq import heappop, heappush
from typing import Generic, TypeVar

T = TypeVar("T")

FORGOTTEN = 1000  # owners who have nothing waiting, until those are forgotten who are not ahead of the others


class FairQueue(Generic[T]):
    """A queue of items with owners. After `take` comes `charge`; then it is the owner's turn again some time."""

    def __init__(self) -> None:
        self.now = 0.0  # the clock of the owner whose item was taken last
        self._clocks: dict[str, float] = {}  # by owner; without one, it is `now`
        self._lines: dict[str, deque[T]] = {}  # what waits, by owner
        self._heads: list[tuple[float, int, str]] = []  # a heap: the owners who wait, by their clocks
        self._served: set[str] = set()  # owners whose item was taken, and who were not charged yet
        self._arrivals = 0
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def clock(self, owner: str) -> float:
        return max(self.now, self._clocks.get(owner, 0.0))

    def put(self, owner: str, item: T) -> None:
        self._count += 1
        line = self._lines.setdefault(owner, deque())
        line.append(item)
        if len(line) == 1 and owner not in self._served:
            self._push(owner)

    def take(self) -> tuple[str, T]:
        """Return the next item and its owner, whom the caller has to charge for it."""
        clock, _, owner = heappop(self._heads)
        self.now = max(self.now, clock)
        line = self._lines[owner]
        item = line.popleft()
        if not line:
            del self._lines[owner]
        self._count -= 1
        self._served.add(owner)
        return owner, item

    def charge(self, owner: str, cost: float) -> None:
        """Move an owner's clock on by what their item has cost."""
        self._clocks[owner] = self.clock(owner) + cost
        self._served.discard(owner)
        if owner in self._lines:
            self._push(owner)
        elif len(self._clocks) > len(self._lines) + FORGOTTEN:
            self._clocks = {each: clock for each, clock in self._clocks.items() if clock > self.now}

    def _push(self, owner: str) -> None:
        self._arrivals += 1
        heappush(self._heads, (self.clock(owner), self._arrivals, owner))
