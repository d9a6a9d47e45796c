"""A running match as environments play it: actions are numbers, observations are arrays."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import numpy as np

from harena.bots.driver import skip_forced
from harena.envs.actions import Actions
from harena.envs.observations import Array, observations
from harena.games import game
from harena.kernel.chance import Luck
from harena.kernel.choice import Options, Space
from harena.kernel.rules import BadInput


def table_of(name: str, given: Mapping[str, Any]) -> dict[str, Any]:
    """Return the options of a table, checked and completed with the defaults of simulations."""
    chosen = game(name)
    usual = {setting.name: setting.simulated for setting in chosen.settings if setting.simulated is not None}
    return chosen.complete(usual | dict(given))


def whole_number(what: str, value: Any, least: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int | np.integer) or value < least:
        raise BadInput(f"{what} is {value!r}; expected a whole number, {least} or more")
    return int(value)


class Playing:
    """A game with its numbering and its observations, and the state of the running match: `g`."""

    g: Any

    def __init__(self, name: str, given: Mapping[str, Any], skip_forced: bool) -> None:
        self.game = game(name)
        self.options = table_of(name, given)
        self.rules = self.game.rules
        self.seats: int = self.options["players"]
        self.actions = Actions(self.rules)
        self.observations = observations(name, self.options)
        self.skip_forced = skip_forced
        self.rng = Random()

    def __getattr__(self, name: str) -> Any:
        """Python calls this for missing attributes, and `g` is missing before the first match."""
        if name == "g":
            raise BadInput("no match is going on; call reset() for one")
        raise AttributeError(name)

    def deal(self, seed: int | None) -> None:
        """Start a new match. Without a seed it is the next one of the generator."""
        if seed is not None:
            self.rng = Random(whole_number("seed", seed, 0))
        self.g = self.rules.start(self.options, Luck(self.rng))
        self.skip()

    def skip(self) -> None:
        """Go on to the next decision, unless lone options are asked for, too."""
        if self.skip_forced:
            skip_forced(self.rules, self.g)

    def option(self, action: Any) -> int:
        """Return the option of an action, or -1 if there is no such action. Numbers of numpy are accepted."""
        if isinstance(action, bool) or not isinstance(action, int | np.integer):
            return -1
        return self.actions.options[action] if 0 <= action < self.actions.size else -1

    def refusal(self, who: str, action: Any, options: Options) -> str:
        """Say why an action was refused, and which ones are legal."""
        numbers = list(self.actions.of(options))
        shown = ", ".join(map(str, numbers[:20])) + (", ..." if len(numbers) > 20 else "")
        if self.option(action) < 0:
            return f"action {action!r} is not a whole number from 0 to {self.actions.size - 1}; {who} may take: {shown}"
        kind = self.actions.kind(int(action)).name
        return f"action {action} ({kind}) is not legal for {who} now; expected one of: {shown}"

    def mask(self, options: Options) -> Array:
        """Return an array with 1 for every legal action; of options that cannot be listed, those on the menu."""
        found, numbers = bytearray(self.actions.size), self.actions.numbers
        for option in options.menu() if isinstance(options, Space) else options:
            found[numbers[option]] = 1
        return np.frombuffer(found, np.int8)

    def shares(self) -> list[float]:
        """Return what each seat has won: the winners share 1."""
        winners = self.game.outcome(self.g).winners
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)]
