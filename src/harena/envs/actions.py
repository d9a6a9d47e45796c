"""One fixed numbering of all answers of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from harena.kernel.choice import Kind, Options, listed
from harena.kernel.rules import Rules


class Actions:
    """Numbers the blocks of the kinds one after the other, without gaps. 0 is to pass, in every game."""

    def __init__(self, rules: Rules[Any]) -> None:
        self.kinds = tuple(sorted(rules.kinds, key=lambda kind: kind.start))
        self.options = tuple([option for kind in self.kinds for option in range(kind.start, kind.start + kind.size)])
        self.numbers = {option: number for number, option in enumerate(self.options)}
        self.size = len(self.options)

    def of(self, options: Options) -> Sequence[int]:
        """Return the numbers of these options; of a space, those of its menu."""
        numbers = self.numbers
        return [numbers[option] for option in listed(options)]

    def kind(self, number: int) -> Kind:
        option = self.options[number]
        return next(kind for kind in self.kinds if kind.has(option))
