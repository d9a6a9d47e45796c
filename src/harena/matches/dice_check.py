"""Recomputes the chance outcomes of a record from the secret and the salts (docs/fair-dice.md)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from harena.kernel.chance import Throw, TracedLuck, in_order
from harena.kernel.identity import Id
from harena.kernel.rules import BadInput, Rules
from harena.kernel.state import State
from harena.matches.fair_dice import SALT, SECRET, FairDice, commitment_of, naming


class Rolled(NamedTuple):
    """A roll or a deal of a record, with the number of its first outcome."""

    number: int
    bag: list[Id]  # what could have come, in the order in which it is counted
    outcomes: list[Id]
    is_die: bool


class DiceCheck:
    """Follows a record that is replayed with `TracedLuck`. `outcomes` counts what was recomputed, and `older` what was
    played by older rules, which cannot be replayed here."""

    def __init__(self, record: Mapping[str, Any], version: int) -> None:
        self.commitment: str = record.get("commitment") or ""
        self.secret: str = record.get("secret") or ""
        self.dice = FairDice(self.secret, record["salts"]) if self.secret else None
        self.outcomes, self.older = 0, 0
        self.firsts = list(self._numbers(record["segments"], version))  # for each moment: its first outcome's number
        self._left = iter(self.firsts)

    def _numbers(self, segments: list[dict[str, Any]], version: int) -> Iterator[int]:
        """Yield, for every moment of a replay, how many outcomes come before it."""
        n = 0
        for at, part in enumerate(segments, start=1):
            is_left = part["rules_version"] < version and at < len(segments)
            for lucky in [part, *part["entries"]]:
                if is_left:
                    self.older += len(lucky["luck"])
                else:
                    yield n
                n += len(lucky["luck"])

    def problem(self) -> str:
        """Say why the secret is not the one that was promised; nothing if it is, or is not known yet."""
        if self.secret and commitment_of(self.secret) != self.commitment:
            return "the secret does not fit the commitment: it is not the one that was fixed before the match"
        return ""

    def follow(self, rules: Rules[Any], g: State) -> str:
        """Recompute the outcomes of the next moment of a replay. Returns what is wrong with the first that differs."""
        first = next(self._left)
        if self.dice is None:
            return ""
        for rolled in rolls(rules, g, first):
            left = [*rolled.bag]
            for number, outcome in enumerate(rolled.outcomes, start=rolled.number):
                expected = left[self.dice.number(number, len(left))]
                if outcome != expected:
                    return f"chance outcome {number} is {outcome}; secret and salts make it {expected}"
                self.outcomes += 1
                if not rolled.is_die:
                    left.remove(outcome)
        return ""


def rolls(rules: Rules[Any], g: State, first: int) -> Iterator[Rolled]:
    """Yield what was rolled and dealt on the way to this moment of a replay. `first` is the number of its first
    outcome."""
    if not isinstance(g.luck, TracedLuck):
        raise TypeError("the record was replayed without TracedLuck")
    name, n = naming(rules, rules.ids_of(g)), first
    for throw in g.luck.throws:
        yield _named(throw, n, name)
        n += len(throw.outcomes)


def _named(throw: Throw, number: int, name: Any) -> Rolled:
    def named(x: int) -> Id:
        found: Id = name(throw.of, x) if throw.of else x
        return found

    bag = [named(x) for x in in_order(throw.bag, throw.of, name)]
    return Rolled(number, bag, [named(x) for x in throw.outcomes], throw.is_die)


def check_dice_fields(record: dict[str, Any], where: str) -> None:
    """Check what a record, or the view of a running match, says about committed randomness; add what it lacks. BadInput
    says what is wrong."""
    commitment, secret = record.setdefault("commitment", None), record.setdefault("secret", None)
    salts, players = record.setdefault("salts", []), record["options"]["players"]
    for name, value in (("commitment", commitment), ("secret", secret)):
        if value is not None and not (isinstance(value, str) and SECRET.fullmatch(value)):
            raise BadInput(f"{where}: the {name} is broken; expected 64 hexadecimal digits")
    if not isinstance(salts, list) or not all(_is_salt(salt) for salt in salts):
        raise BadInput(f"{where}: the salts are broken; expected 32 hexadecimal digits each, or none")
    if commitment is None and (secret is not None or any(salts)):
        raise BadInput(f"{where}: there is a secret or a salt, but no commitment")
    if commitment is not None and len(salts) != players:
        raise BadInput(f"{where}: {len(salts)} salts for {players} seats; expected one per seat")


def _is_salt(value: Any) -> bool:
    return isinstance(value, str) and (not value or SALT.fullmatch(value) is not None)
