"""Lists of legal actions with their features, written into arrays that are there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from harena.envs.actions import Actions
from harena.envs.legal.features import ActionFeatures
from harena.envs.observations.layout import Array, Layout
from harena.kernel.choice import Options, listed
from harena.kernel.rules import Rules

KEPT = 1 << 14  # rows of features that are remembered


class LegalActions:
    """The legal actions of a decision, at most `room`: of a longer list, which can only be one of amounts, the lower
    half and evenly spread ones of the rest, up to the highest."""

    def __init__(self, rules: Rules[Any], features: ActionFeatures) -> None:
        self.actions = Actions(rules)
        self.features, self.room, self.size = features, features.room, features.size
        self.places: dict[int, int] = {}  # where the rows of options seen before are, by seat and option
        self.rows = np.zeros((256, self.size), np.float32)

    @property
    def layout(self) -> Layout:
        """Return where to find what in the features of an action."""
        return self.features.layout

    def options(self, options: Options) -> Sequence[int]:
        """Return the options of the list, in the order of their numbers."""
        found = listed(options)
        return found if len(found) <= self.room else thinned(found, self.room)

    def of(self, options: Options, seat: int) -> tuple[Array, Array]:
        """Return the numbers of the legal actions, and one row of features for each."""
        found = self.options(options)
        numbers = np.array([self.actions.numbers[option] for option in found], np.int32)
        places = self._places(found, seat)  # may replace the rows by a longer array
        return numbers, self.rows[places]

    def into(self, options: Options, seat: int, numbers: Array, features: Array | None) -> Sequence[int]:
        """Write the same into arrays with `room` rows, -1 and zeros after the last; return the options."""
        found = self.options(options)
        count = len(found)
        known = self.actions.numbers
        numbers[:count] = [known[option] for option in found]
        numbers[count:] = -1
        if features is not None:
            places = self._places(found, seat)
            self.rows.take(places, axis=0, out=features[:count], mode="clip")
            features[count:] = 0
        return found

    def _places(self, options: Sequence[int], seat: int) -> list[int]:
        places, first = self.places, seat << 32
        found = [places.get(first + option, -1) for option in options]
        if -1 in found:
            if len(places) > KEPT:
                places.clear()
            found = [self._place(option, seat) for option in options]
        return found

    def _place(self, option: int, seat: int) -> int:
        key = (seat << 32) + option
        place = self.places.get(key)
        if place is None:
            place = self.places[key] = len(self.places)
            if place >= len(self.rows):
                self.rows = np.concatenate([self.rows, np.zeros_like(self.rows)])
            self.rows[place] = self.features.row(option, seat)
        return place


def thinned(options: Sequence[int], room: int) -> list[int]:
    """Return so many of the options: the first half of them, then evenly spread ones up to the last."""
    half = room // 2
    rest = len(options) - half
    return [*options[:half], *[options[half + (at + 1) * rest // (room - half) - 1] for at in range(room - half)]]
