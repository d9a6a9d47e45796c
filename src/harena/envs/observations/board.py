"""Observations of the games with a board: bits for cards, seats and categories, then numbers.

The fields of state and frames are read directly, each by its audience (`kernel/state.py`): what everybody sees; a
seat's own entry and the sizes of the others'; only a size where nobody sees it. That is what a view contains, without
the cost of building one. How each field is written is declared in the game's own file; a field without a declaration
is an error when the observations are created. Cards that look alike are counted by title.

Everything that belongs to seats is written clockwise from the observer. All entries of a procedure that is not running
are 0.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from harena.envs.observations.codes import (
    Amount,
    AmountsBySeat,
    BitCode,
    Category,
    Code,
    NumberCode,
    Range,
    Seat,
    SeatSet,
)
from harena.envs.observations.layout import Array, LayoutBuilder
from harena.game import Game
from harena.kernel.chance import Luck
from harena.kernel.choice import ASIDE, OPEN, kind_of
from harena.kernel.flow import AGAIN, ASK, GATHER, ROUNDS, SEAL, SEALED
from harena.kernel.state import ALL, LEARNED, MEMORY, NOBODY, OWNER, Field
from harena.kernel.state import size_of as size_of_value
from harena.kernel.views import INNER, SPECTATOR, sees, waiting

ASKING = (ASK, AGAIN, SEAL, GATHER, ROUNDS, SEALED)
ANSWERED, AWAITED, NOT_ASKED = 4, 1, 2  # the bits of a seat in a window or seal
LEAVE: Sequence[Code] = ()  # a field that is left out, because it does not matter for decisions
SIZES = Amount(10, 128)  # of hidden fields


class BitField(NamedTuple):
    name: str
    write: Callable[[Any, int], int]
    at: int


class NumberField(NamedTuple):
    name: str
    write: Callable[[Any, int, Any, int], None]
    at: int


class HiddenField(NamedTuple):
    """A field that not everybody sees, and where its parts are written."""

    field: Field
    bits: Sequence[tuple[BitCode, int]]
    numbers: Sequence[tuple[NumberCode, int]]
    size: int  # where its size is written; -1: nowhere


class Fields:
    """The fields of the state, or of one frame."""

    def __init__(self) -> None:
        self.bits: list[BitField] = []
        self.numbers: list[NumberField] = []
        self.whole_bits: list[BitField] = []
        self.whole_numbers: list[NumberField] = []
        self.hidden: list[HiddenField] = []


class Slot:
    """The part of the array for one running procedure."""

    def __init__(self, at: int, seals: bool, fields: Fields) -> None:
        self.at, self.seals, self.fields = at, seals, fields


class Plan(NamedTuple):
    """What the array consists of, before it is known where its numbers begin."""

    bits: list[tuple[str, int]]
    numbers: list[tuple[str, Sequence[Range]]]


class BoardObservations:
    """With `everything`, nothing is hidden and no seat is the observer: the state for a critic, never for play."""

    dtype: np.dtype[Any] = np.dtype(np.float32)

    def __init__(
        self,
        game: Game[Any],
        options: Mapping[str, Any],
        codes: Mapping[str, Sequence[Code]],
        nested: Mapping[str, int],
        everything: bool = False,
    ) -> None:
        """Lay out the array. `codes` says how each field is written, by its name or by "procedure.name"; a name
        "+procedure" or "+" adds something that is worked out from the whole frame or state. `nested` says, for a
        procedure that may run inside itself, how many of the innermost ones are observed."""
        self.game, self.codes, self.everything = game, codes, everything
        rules, seats = game.rules, options["players"]
        self.rules, self.seats = rules, seats
        self.bit_at, self.plan = 0, Plan([], [])
        self.number_at = 0
        self.private: set[str] = set()
        self.me = self._bits("seat", seats)  # the observer's number at the table, as some actions name seats
        self.waiting = self._bits("waiting", seats)
        self.questions = {
            f"{procedure.name}.{step.name}": number
            for number, (procedure, step) in enumerate(
                [(p, step) for p in rules.procedures.values() for step in p.steps if step.op in ASKING]
            )
        }
        self.question_of = {
            procedure.name: [self.questions.get(f"{procedure.name}.{step.name}", -1) for step in procedure.steps]
            for procedure in rules.procedures.values()
        }
        self.question = self._bits("question", len(self.questions))  # the step of the rules that asks
        self.ops = {p.name: [step.op for step in p.steps] for p in rules.procedures.values()}
        self.seat_of, self.seat_set = Seat(seats), SeatSet(seats)
        state = type(rules.blank(options, Luck()))
        self.fields = self._fields("", state.FIELDS, "")
        self.slots = {
            name: [self._slot(procedure, f"{name}/{n}." if n else f"{name}.") for n in range(nested.get(name, 1))]
            for name, procedure in rules.procedures.items()
        }
        self.kinds = sorted(rules.kinds, key=lambda kind: kind.start)
        self.sealed = self._numbers("sealed", [(0.0, 1.0)] * (len(self.kinds) + 1))  # the observer's own sealed answer
        self.private.add("sealed")
        parts = LayoutBuilder()
        for name, width in self.plan.bits:
            parts.add(name, width)
        self.bit_count = parts.size
        for name, ranges in self.plan.numbers:
            parts.add(name, len(ranges))
        self.layout, self.size = parts.layout, parts.size
        spans = [each for _, ranges in self.plan.numbers for each in ranges]
        zeros = np.zeros(self.bit_count, np.float32)
        self.low = np.concatenate([zeros, np.array([low for low, _ in spans], np.float32)])
        self.high = np.concatenate([zeros + 1, np.array([high for _, high in spans], np.float32)])
        self.bytes = -(-self.bit_count // 8)
        self.nothing = array("f", bytes(4 * len(spans)))

    # What is where

    def _bits(self, name: str, width: int) -> int:
        at = self.bit_at
        self.plan.bits.append((name, width))
        self.bit_at += width
        return at

    def _numbers(self, name: str, ranges: Sequence[Range]) -> int:
        at = self.number_at
        self.plan.numbers.append((name, ranges))
        self.number_at += len(ranges)
        return at

    def _fields(self, key: str, fields: Sequence[Field], shown: str) -> Fields:
        found = Fields()
        for field in fields:
            codes = self.codes.get(key + field.name, self.codes.get(field.name))
            if codes is None:
                raise LookupError(f"{self.game.name}: field {key}{field.name} has no place in the observation")
            if not codes:
                continue
            if field.audience in (ALL, MEMORY):
                self._open_field(found, field.name, shown + field.name, codes)
            else:
                self._hidden_field(found, field, shown + field.name, codes)
        codes = self.codes.get("+" + key[:-1], LEAVE)
        for code, name in zip(codes, names_of(shown + "more", codes), strict=True):
            if isinstance(code, BitCode):
                found.whole_bits.append(BitField("", code.bits, self._bits(name, code.width)))
            else:
                found.whole_numbers.append(NumberField("", code.put, self._numbers(name, code.ranges)))
        return found

    def _open_field(self, found: Fields, name: str, shown: str, codes: Sequence[Code]) -> None:
        for code, part in zip(codes, names_of(shown, codes), strict=True):
            if isinstance(code, BitCode):
                found.bits.append(BitField(name, code.bits, self._bits(part, code.width)))
            else:
                found.numbers.append(NumberField(name, code.put, self._numbers(part, code.ranges)))

    def _hidden_field(self, found: Fields, field: Field, shown: str, codes: Sequence[Code]) -> None:
        """A hidden field has a size, which is public, except for what a seat has learned. `everything` shows what it
        holds as well: one entry after the other where seats have one each."""
        per_seat = field.audience in (OWNER, LEARNED)
        bits, numbers = [], []
        if field.audience != NOBODY or self.everything:
            copies = self.seats if per_seat and self.everything else 1
            for code, part in zip(codes, names_of(shown, codes), strict=True):
                self.private.add(part)
                if isinstance(code, BitCode):
                    at = self._bits(part, copies * code.width)
                    bits += [(code, at + copy * code.width) for copy in range(copies)]
                else:
                    at = self._numbers(part, list(code.ranges) * copies)
                    numbers += [(code, at + copy * len(code.ranges)) for copy in range(copies)]
        size = -1
        if field.audience != LEARNED:
            size = self._numbers(shown + "_size", list(SIZES.ranges) * (self.seats if per_seat else 1))
        found.hidden.append(HiddenField(field, bits, numbers, size))

    def _slot(self, procedure: Any, shown: str) -> Slot:
        at = self._bits(shown + "runs", 1)
        self._bits(shown + "step", len(procedure.steps) + 1)
        self._bits(shown + "turn", self.seats)
        self._bits(shown + "spoke", self.seats)
        seals = any([step.op in (SEAL, SEALED, GATHER, ROUNDS) for step in procedure.steps])
        if seals:
            self._bits(shown + "seals", 3 * self.seats)
        return Slot(at, seals, self._fields(f"{procedure.name}.", procedure.frame.FIELDS, shown))

    # Writing

    def of(self, g: Any, seat: int) -> Array:
        found = np.empty(self.size, np.float32)
        self.into(g, seat, found)
        return found

    def order(self, g: Any, seat: int) -> Array:
        """A match is too long to be remembered in an array."""
        return np.zeros(0, np.float32)

    def into(self, g: Any, seat: int, row: Array) -> None:
        """Write what this seat may know into an array of `size` numbers. A spectator is counted from seat 0."""
        numbers = self.nothing[:]
        viewer, me = seat, max(seat, 0)
        bits = 0 if self.everything or viewer == SPECTATOR else 1 << self.me + seat
        asked = waiting(self.rules, g)
        for each in asked:
            bits |= 1 << self.waiting + (each - me) % self.seats
        bits |= self._written(g, self.fields, numbers, viewer, me)
        running: dict[str, int] = {}
        for f in reversed(g.stack):
            name = f.proc
            number = running.get(name, 0)
            running[name] = number + 1
            slots = self.slots[name]
            if number < len(slots):
                bits |= self._frame(f, slots[number], numbers, viewer, me)
        if asked:
            f = g.stack[-1]
            bits |= 1 << self.question + self.question_of[f.proc][f.at]
        packed = np.frombuffer(bits.to_bytes(self.bytes, "little"), np.uint8)
        row[: self.bit_count] = np.unpackbits(packed, count=self.bit_count, bitorder="little")
        row[self.bit_count :] = np.frombuffer(numbers, np.float32)

    def _written(self, holder: Any, fields: Fields, numbers: Any, viewer: int, me: int) -> int:
        bits = 0
        for name, write, at in fields.bits:
            found = write(getattr(holder, name), me)
            if found:
                bits |= found << at
        for name, put, at in fields.numbers:
            put(numbers, at, getattr(holder, name), me)
        for _, write, at in fields.whole_bits:
            bits |= write(holder, me) << at
        for _, put, at in fields.whole_numbers:
            put(numbers, at, holder, me)
        for hidden in fields.hidden:
            bits |= self._hidden(holder, hidden, numbers, viewer, me)
        return bits

    def _hidden(self, holder: Any, hidden: HiddenField, numbers: Any, viewer: int, me: int) -> int:
        field = hidden.field
        value = getattr(holder, field.name)
        bits = 0
        if field.audience in (OWNER, LEARNED):
            if self.everything:
                shown: Sequence[Any] = value
            else:
                shown = (value[viewer],) if viewer >= 0 else ()
            if hidden.size >= 0:
                sizes = [size_of_value(INNER[field.shape], each) for each in value]
                AmountsBySeat(self.seats, SIZES).put(numbers, hidden.size, sizes, me)
        else:
            shown = (value,) if self.everything or sees(field, holder, viewer) else ()
            SIZES.put(numbers, hidden.size, size_of_value(field.shape, value), me)
        for (code, at), each in zip(hidden.bits, shown, strict=False):
            bits |= code.bits(each, me) << at
        for (put, at), each in zip(hidden.numbers, shown, strict=False):
            put.put(numbers, at, each, me)
        return bits

    def _frame(self, f: Any, slot: Slot, numbers: Any, viewer: int, me: int) -> int:
        ops, seats = self.ops[f.proc], self.seats
        place: int = f.at
        bits, at = 1 | 2 << place, len(ops) + 2
        bits |= self.seat_of.bits(f.turn, me) << at | self.seat_of.bits(f.spoke, me) << at + seats
        if slot.seals and f.seals:
            bits |= self._seals(f, ops[f.at] if f.at < len(ops) else -1, numbers, viewer, me) << at + 2 * seats
        within: int = self._written(f, slot.fields, numbers, viewer, me)
        found: int = bits << slot.at | within
        return found

    def _seals(self, f: Any, op: int, numbers: Any, viewer: int, me: int) -> int:
        """Who is asked and who has answered. A sealed window does not show that others have answered; and what a seat
        has sealed is seen by that seat only."""
        bits, sealed = 0, op == SEAL or op == SEALED
        for seat, given in enumerate(f.seals):
            known = given
            if op == SEALED and given >= 0 and seat != viewer and not self.everything:
                known = OPEN
            mark = AWAITED if known == OPEN else NOT_ASKED if known == ASIDE else ANSWERED
            bits |= mark << 3 * ((seat - me) % self.seats)
        if sealed and viewer >= 0 and f.seals[viewer] > 0:
            self._own_answer(f.seals[viewer], numbers)
        return bits

    def _own_answer(self, option: int, numbers: Any) -> None:
        kind = kind_of(self.kinds, option)
        if kind is not None:
            numbers[self.sealed + self.kinds.index(kind)] = 1
            numbers[self.sealed + len(self.kinds)] = (option - kind.start) / kind.size


def names_of(shown: str, codes: Sequence[Code]) -> list[str]:
    """Return the names of the parts of a field: the first has its name, the others a number or `.printed`."""
    numbers = [code for code in codes if isinstance(code, NumberCode)]
    if len(codes) == 2 and len(numbers) == 1 and codes[1] is numbers[0]:
        return [shown, shown + ".printed"]
    return [shown if at == 0 else f"{shown}.{at}" for at in range(len(codes))]


def flag() -> Sequence[Code]:
    """A field that is 0 or 1."""
    return (Category(1, 1),)
