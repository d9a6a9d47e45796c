"""Observations of the games with a board: an array of whole numbers, written field by field from a seat's view.

Only the view is read, so that nothing hidden from the seat can get in. The space for every field of a view is declared
here or in the game's own file; a field without a declaration is an error when the observations are created.

Seats have their absolute numbers, as in the action numbers; `me` says which one observes. -1 means no card, no seat or
no bid. All entries of a procedure that is not running are 0.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import numpy as np

from harena.envs.observations.layout import Array, LayoutBuilder
from harena.game import Game
from harena.kernel.chance import Luck
from harena.kernel.flow import AGAIN, ASK, GATHER, ROUNDS, SEAL, SEALED
from harena.kernel.rules import View
from harena.kernel.state import ALL, INT, LEARNED, MEMORY, NOBODY, OWNER, Field

Buffer = array  # of ints: everything is written to it; numpy uses it without a copy
ASKING = (ASK, AGAIN, SEAL, GATHER, ROUNDS, SEALED)


class Entry(Protocol):
    """Writes one value of a view into the array."""

    length: int

    def put(self, buffer: Buffer[int], at: int, value: Any) -> None: ...


class Number:
    length = 1

    def put(self, buffer: Buffer[int], at: int, value: int) -> None:
        buffer[at] = value


class Row:
    """A list of at most this length; missing entries are -1."""

    def __init__(self, length: int) -> None:
        self.length = length

    def put(self, buffer: Buffer[int], at: int, value: Sequence[int]) -> None:
        for i in range(self.length):
            buffer[at + i] = value[i] if i < len(value) else -1


class Counts:
    """A set or multiset of cards, as one count per card. `alike` maps a card to its title, which copies share."""

    def __init__(self, length: int, alike: Sequence[int] | None = None) -> None:
        self.length = length
        self.alike = alike or range(length)

    def put(self, buffer: Buffer[int], at: int, value: Sequence[int] | None) -> None:
        for card in value or ():
            buffer[at + self.alike[card]] += 1


class Title:
    """One card by its title."""

    length = 1

    def __init__(self, alike: Sequence[int]) -> None:
        self.alike = alike

    def put(self, buffer: Buffer[int], at: int, value: int) -> None:
        buffer[at] = self.alike[value] if value >= 0 else -1


class Each:
    """Several values of the same kind: one per seat, or one per side. None stands for what the observer may not see."""

    def __init__(self, count: int, inner: Entry) -> None:
        self.count, self.inner = count, inner
        self.length = count * inner.length

    def put(self, buffer: Buffer[int], at: int, value: Sequence[Any]) -> None:
        for i, each in enumerate(value):
            if each is not None:
                self.inner.put(buffer, at + i * self.inner.length, each)


class Masks:
    """Sets that are stored as one bit mask each."""

    def __init__(self, count: int, members: int) -> None:
        self.members, self.length = members, count * members

    def put(self, buffer: Buffer[int], at: int, value: Sequence[int]) -> None:
        for i, mask in enumerate(value):
            for member in range(self.members):
                buffer[at + i * self.members + member] = mask >> member & 1


class Facts:
    """What the observer was shown of others: numbers `base * owner + card`, counted by owner and title."""

    def __init__(self, base: int, count: int, inner: Counts) -> None:
        self.base, self.inner = base, inner
        self.length = count * inner.length

    def put(self, buffer: Buffer[int], at: int, value: Sequence[int]) -> None:
        for fact in value:
            self.inner.put(buffer, at + fact // self.base * self.inner.length, (fact % self.base,))


class Leave:
    """A field that is left out, because it does not matter for decisions."""

    length = 0

    def put(self, buffer: Buffer[int], at: int, value: Any) -> None:
        pass


class Slot:
    """The part of the array for one running procedure."""

    def __init__(self, start: int, places: Mapping[str, int], fields: Sequence[tuple[str, int, Entry]]) -> None:
        self.start, self.places, self.fields = start, places, fields


class BoardObservations:
    dtype: np.dtype[Any] = np.dtype(np.int32)
    low, high = -(2**31), 2**31 - 1

    def __init__(
        self,
        game: Game[Any],
        options: Mapping[str, Any],
        entries: Mapping[str, Entry],
        nested: Mapping[str, int],
    ) -> None:
        """Lay out the array. `entries` has the entry of each field by its name, or by "procedure.name". `nested` says,
        for a procedure that may run inside itself, how many of the innermost ones are observed."""
        self.game = game
        rules, seats = game.rules, options["players"]
        self.entries = entries
        self.parts = LayoutBuilder()
        self.me = self.parts.add("me", seats)
        self.waiting = self.parts.add("waiting", seats)  # the seats the game waits for, which is public
        self.questions = {
            f"{procedure.name}.{step.name}": number
            for number, (procedure, step) in enumerate(
                [(p, step) for p in rules.procedures.values() for step in p.steps if step.op in ASKING]
            )
        }
        self.question = self.parts.add("question", len(self.questions))  # the step of the rules that asks
        state = type(rules.blank(options, Luck()))
        self.fields = self._fields("", state.FIELDS)
        self.slots: dict[str, list[Slot]] = {}
        for name, procedure in rules.procedures.items():
            self.slots[name] = [
                self._slot(f"{name}.", f"{name}/{n}." if n else f"{name}.", procedure, seats)
                for n in range(nested.get(name, 1))
            ]
        self.layout, self.size = self.parts.layout, self.parts.size
        self.nothing: Buffer[int] = array("i", bytes(4 * self.size))

    def _fields(self, key: str, fields: Sequence[Field], shown: str = "") -> list[tuple[str, int, Entry]]:
        found = []
        for field in fields:
            for name, entry in self._entries(key, field):
                if entry.length:
                    found.append((name, self.parts.add((shown or key) + name, entry.length), entry))
        return found

    def _entries(self, key: str, field: Field) -> list[tuple[str, Entry]]:
        """Return the entries of a field. A hidden field also has its size, which is public."""
        found = self.entries.get(key + field.name) or self.entries.get(field.name)
        if found is None and field.shape != INT:
            raise LookupError(f"{self.game.name}: field {key}{field.name} has no place in the observation")
        entry = found or Number()
        if field.audience in (ALL, MEMORY, LEARNED):
            return [(field.name, entry)]
        size = field.name + "_size"
        if field.audience == OWNER:
            assert isinstance(entry, Each)
            return [(field.name, entry), (size, Row(entry.count))]
        return [(size, Number())] if field.audience == NOBODY else [(field.name, entry), (size, Number())]

    def _slot(self, key: str, shown: str, procedure: Any, seats: int) -> Slot:
        start = self.parts.add(shown + "runs", 1)
        self.parts.add(shown + "step", 1)
        self.parts.add(shown + "turn", 1)
        self.parts.add(shown + "spoke", 1)
        self.parts.add(shown + "seals", seats)
        return Slot(start, procedure.places, self._fields(key, procedure.frame.FIELDS, shown))

    def of(self, g: Any, seat: int) -> Array:
        return self.written(self.game.view(g, seat))

    def written(self, seen: View) -> Array:
        """Return the observation of a view."""
        buffer = self.nothing[:]
        buffer[self.me + seen["viewer"]] = 1
        for seat in seen["waiting"]:
            buffer[self.waiting + seat] = 1
        state, known, stack = seen["state"], seen["known"], seen["stack"]
        for name, at, entry in self.fields:
            entry.put(buffer, at, state[name] if name in state else known[name])
        running: dict[str, int] = {}
        for raw in reversed(stack):
            slots, number = self.slots[raw["proc"]], running.get(raw["proc"], 0)
            running[raw["proc"]] = number + 1
            if number < len(slots):
                self.frame(buffer, slots[number], raw)
        if stack and seen["waiting"]:
            buffer[self.question + self.questions[f"{stack[-1]['proc']}.{stack[-1]['at']}"]] = 1
        return np.frombuffer(buffer, np.int32)

    def frame(self, buffer: Buffer[int], slot: Slot, raw: Mapping[str, Any]) -> None:
        start = slot.start
        buffer[start] = 1
        buffer[start + 1] = slot.places[raw["at"]]
        buffer[start + 2] = raw["turn"]
        buffer[start + 3] = raw["spoke"]
        for seat, given in enumerate(raw["seals"]):
            buffer[start + 4 + seat] = given
        for name, at, entry in slot.fields:
            value = raw.get(name)
            if value is not None:
                entry.put(buffer, at, value)
