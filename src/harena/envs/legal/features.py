"""Features of actions: what a game says about each of its options."""

from __future__ import annotations

from typing import Any

import numpy as np

from harena.envs.observations.codes import Attributes
from harena.envs.observations.layout import Array, Layout, LayoutBuilder
from harena.kernel.choice import Kind
from harena.kernel.rules import Rules

SMALL = 128  # kinds with at most so many options have one entry for each of them
LOGS = (1, 10, 100, 1000)  # an amount is written as a part of each of these


class ActionFeatures:
    """The parts that all games have. `room` is how many actions a list may have at most."""

    room = 64

    def __init__(self, rules: Rules[Any], seats: int) -> None:
        self.seats = seats
        self.kinds = sorted(rules.kinds, key=lambda kind: kind.start)
        self.parts = LayoutBuilder()
        self.kind_at = self.parts.add("kind", len(self.kinds))
        self.amount_at = self.parts.add("amount", len(LOGS))  # of money: divided by 1, 10, 100 and 1000, at most 1
        self.which_at = self.parts.add("which", max([kind.size for kind in self.kinds if kind.size <= SMALL]))
        self.target_at = self.parts.add("target", seats)  # a seat, counted from the one that acts
        self.second_at = self.parts.add("second", seats)
        self.kind_numbers = {kind.name: number for number, kind in enumerate(self.kinds)}

    @property
    def layout(self) -> Layout:
        return self.parts.layout

    @property
    def size(self) -> int:
        return self.parts.size

    def row(self, option: int, me: int) -> Array:
        """Return the features of an option for the seat that acts. All are between -1 and 1."""
        found = np.zeros(self.size, np.float32)
        kind = next(kind for kind in self.kinds if kind.has(option))
        found[self.kind_at + self.kind_numbers[kind.name]] = 1
        if kind.size <= SMALL:
            found[self.which_at + option - kind.start] = 1
        self.describe(kind, option - kind.start, me, found)
        return found

    def describe(self, kind: Kind, value: int, me: int, row: Array) -> None:
        """Add what the game knows of the option at this place of its kind."""
        raise NotImplementedError

    def write_amount(self, row: Array, amount: int) -> None:
        for at, whole in enumerate(LOGS):
            row[self.amount_at + at] = min(1.0, amount / whole)

    def write_seat(self, row: Array, seat: int, me: int, at: int | None = None) -> None:
        row[(self.target_at if at is None else at) + (seat - me) % self.seats] = 1


class Cards:
    """The stretch of the features with what is printed on one card."""

    def __init__(self, parts: LayoutBuilder, name: str, table: Attributes) -> None:
        self.rows = table.rows
        self.at = parts.add(name, len(table.names))

    def write(self, row: Array, card: int) -> None:
        if 0 <= card < len(self.rows):
            row[self.at : self.at + len(self.rows[card])] = self.rows[card]
