"""What lies on the table: fields with audiences; frames; copy, dump, load; events for those who may know.

A game declares each field once, in its `fields.py` (declaration.py); its `state.py` is made from that, with a `copy` in
plain source. `FIELDS` drives dump, load, digest, view and twin. Neither states nor frames have an `__init__`: an empty
one is filled by set-up, by `copy` or by `load`, which is the fastest way both interpreted and compiled.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar, NamedTuple, TypeVar

from harena.kernel.chance import Luck
from harena.kernel.choice import Offer, Options

# Audiences. A secret never changes its audience: it *moves* to a field of another one, with a `reveal`.
ALL = "all"
OWNER = "owner"  # one entry per seat; a seat knows its own entry, and how many things the others have
NOBODY = "nobody"  # everybody knows only how many things there are
MEMORY = "memory"  # everybody saw it, but may not look again: for bots and `resample`, not for the page
LEARNED = "learned"  # one entry per seat: what only it was shown (a peek, a traded card); not for the page
BY = "by:"  # "by:<field>", "by:<field>,<field>": the seats those fields of the same frame or state name
EACH = "each:"  # in a BY, before a field that is a set: all seats in it; a seat joins it with a `reveal`

# Shapes. Cards, seats and cells are ints; a set of them may be one int, bit by bit, which copies for free.
INT = "int"
TUPLE = "tuple"  # of ints, or of such tuples
LIST = "list"  # of ints
LISTS = "lists"  # of lists of ints
SET = "set"  # bits of an int
SETS = "sets"  # a list of such ints
LARGEST = 4096  # no set has members from here on

EVERYONE = None  # spectators too; an empty tuple is nobody


class Field(NamedTuple):
    name: str
    shape: str
    audience: str = ALL
    stuff: str = ""  # what lies in it: the twin law exchanges hidden things of the same stuff
    of: str = ""  # the id domain of the numbers in it; "man,,munus": of each column, where entries are tuples
    by: str = ""  # of a tuple with one entry for each thing of a domain: that domain
    added: bool = False  # positions of older versions lack it: it is then zero or empty


class Event(NamedTuple):
    """Something that happened, for log, animation and screen reader. `to` lists the seats that may know."""

    kind: str
    args: tuple[int | tuple[int, ...], ...]
    to: tuple[int, ...] | None

    def reaches(self, viewer: int) -> bool:
        return self.to is None or viewer in self.to


class Reveal(NamedTuple):
    """A secret that was revealed, and to whom."""

    what: tuple[int, ...]
    to: tuple[int, ...] | None

    def reaches(self, viewer: int) -> bool:
        return self.to is None or viewer in self.to


class Watch:
    """Collects events and reveals while the rules run. Search has none, so that it does not pay for them."""

    __slots__ = ("events", "reveals")

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.reveals: list[Reveal] = []


class Frame:
    """A running procedure. Games subclass it to add local fields."""

    __slots__ = ("at", "called", "opened", "proc", "seals", "spoke", "turn")
    FIELDS: ClassVar[tuple[Field, ...]] = ()

    proc: str
    at: int  # index of the step; on disk its name
    turn: int  # the seat an `ask` asks
    seals: tuple[int, ...]  # seal, SEALED: hidden answers; gather, ROUNDS: who has passed; empty: not open
    spoke: int  # the last seat that spoke in a seal, gather or window
    called: bool  # the frame below waits for its result
    opened: int  # the ply at which its question was asked; part of the ids of its choices

    def begin(self, proc: str, turn: int = -1) -> None:
        self.proc, self.at, self.turn = proc, 0, turn
        self.seals, self.spoke, self.called, self.opened = (), -1, False, -1

    def copy(self) -> Frame:
        f = Frame()
        self.onto(f)
        return f

    def onto(self, f: Frame) -> None:
        f.proc = self.proc
        f.at = self.at
        f.turn = self.turn
        f.seals = self.seals
        f.spoke = self.spoke
        f.called = self.called
        f.opened = self.opened


def frame(proc: str, turn: int = -1) -> Frame:
    """Return a frame without local fields, at the first step of a procedure."""
    f = Frame()
    f.begin(proc, turn)
    return f


class State:
    """The base of every game's state. `seat` and `options` are derived from the other fields; `luck`, `watch` and
    `skip_lone_pass` are not part of the saved state."""

    __slots__ = (
        "luck",
        "offered",
        "offers",
        "options",
        "ply",
        "seat",
        "seats",
        "skip_lone_pass",
        "stack",
        "triggers",
        "watch",
    )
    FIELDS: ClassVar[tuple[Field, ...]] = ()

    seats: int
    stack: list[Frame]
    triggers: list[tuple[int, ...]]  # (event, *facts), handled before the next step
    offers: list[Offer]
    offered: tuple[int, ...]  # offers made so far per pair of seats, so that no id is used twice; empty: none
    ply: int  # counts settled answers
    seat: int  # who must answer next; -1: the match is over
    options: Options  # what that seat may answer
    luck: Luck
    watch: Watch | None
    skip_lone_pass: bool  # for search: seats that could only pass in a window are not asked (`Flow.poll`)

    def begin(self, seats: int, luck: Luck) -> None:
        self.seats, self.luck = seats, luck
        self.stack, self.triggers, self.offers, self.offered = [], [], [], ()
        self.ply, self.seat, self.options, self.watch, self.skip_lone_pass = 0, -1, (), None, False

    def settings(self) -> Mapping[str, Any]:
        """The table's options as people chose them, complete, as plain data."""
        raise NotImplementedError

    def full_options(self) -> Mapping[str, Any]:
        """The options with which `blank` builds an equal empty table. They differ from `settings` where the table was
        dealt with decks that are no longer ours: then they hold the text of these decks."""
        return self.settings()

    def copy(self) -> State:
        raise NotImplementedError

    def onto(self, g: State) -> None:
        g.seats = self.seats
        g.stack = [f.copy() for f in self.stack]
        g.triggers = self.triggers[:] if self.triggers else []
        g.offers = self.offers[:] if self.offers else []
        g.offered = self.offered
        g.ply = self.ply
        g.seat = self.seat
        g.options = self.options
        g.luck = self.luck
        g.watch = None
        g.skip_lone_pass = self.skip_lone_pass


F = TypeVar("F", bound=Frame)


def innermost(g: State, kind: type[F]) -> F | None:
    """The frame of this class nearest to the top of the stack, or None."""
    for f in reversed(g.stack):
        if isinstance(f, kind):
            return f
    return None


def enclosing(g: State, kind: type[F]) -> F:
    """The frame of this class nearest to the top of the stack, where the rules say that there is one."""
    for f in reversed(g.stack):
        if isinstance(f, kind):
            return f
    raise LookupError(f"no {kind.__name__} is running")


def options_of(g: State) -> dict[str, Any]:
    """The options as people chose them, for somebody who may change what they get."""
    return copied_options(g.settings())


def copied_options(options: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value[:] if isinstance(value, list) else value for name, value in options.items()}


def tell(g: State, kind: str, *args: int | tuple[int, ...], to: tuple[int, ...] | None = EVERYONE) -> None:
    """Report an event to the seats that may know of it. Events are not part of the state."""
    if g.watch is not None:
        g.watch.events.append(Event(kind, args, to))


def reveal(g: State, *what: int, to: tuple[int, ...] | None = EVERYONE) -> None:
    """Report that a secret is revealed, to all or to some seats. Drafts end here; twin worlds may differ after it."""
    if g.watch is not None:
        g.watch.reveals.append(Reveal(what, to))


def trigger(g: State, event: int, *facts: int) -> None:
    """Queue a fact (Glory was gained) that is handled before the next step, wherever it happened."""
    g.triggers.append((event, *facts))


def end(g: State) -> None:
    """End the match at once."""
    g.stack.clear()
    g.triggers.clear()


def mark_offer_id_used(g: State, offer: Offer) -> None:
    """Make sure that no later offer of the same pair of seats gets this id."""
    pair, squared = offer.by * g.seats + offer.to, g.seats * g.seats
    made = list(g.offered) or [0] * squared
    made[pair] = max(made[pair], offer.id // squared + 1)
    g.offered = tuple(made)


# Plain data: what goes into JSON and comes back.


def bits(mask: int) -> list[int]:
    """Return the members of a set, in order."""
    return list(members(mask))


@lru_cache(maxsize=1 << 14)  # the same decks and hands are looked at again and again
def members(mask: int) -> tuple[int, ...]:
    """Return the members of a set, in order, as a tuple that all callers share."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return tuple(found)


def mask_of(members: Sequence[int]) -> int:
    mask = 0
    for member in members:
        mask |= 1 << member
    return mask


def put(row: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """Return the tuple with one entry changed."""
    return (*row[:at], value, *row[at + 1 :])


def once(piles: list[int]) -> int:
    """Return how many cards lie in exactly one of these piles."""
    some = several = 0
    for pile in piles:
        several |= some & pile
        some |= pile
    return (some & ~several).bit_count()


def plain(shape: str, value: Any) -> Any:
    """Return a field's value as JSON types."""
    if shape == INT:
        return value
    if shape == SET:
        return bits(value)
    if shape == SETS:
        return [bits(mask) for mask in value]
    if shape == LISTS:
        return [list(row) for row in value]
    if shape == LIST:
        return list(value)
    if shape == TUPLE:
        if _are_numbers(value):
            return list(value)
        return [plain(TUPLE, x) if isinstance(x, tuple) else x for x in value]
    return value


def unplain(shape: str, raw: Any) -> Any:
    """Return the value of a field from JSON types. Raises TypeError or ValueError if it does not fit the shape."""
    if shape == INT:
        if not isinstance(raw, int):
            raise TypeError(f"a whole number, not {raw!r}")
        return raw
    if not isinstance(raw, list):
        raise TypeError(f"a list, not {raw!r}")
    if shape == SET:
        members: list[int] = raw if _are_numbers(raw) else [unplain(INT, x) for x in raw]
        if members and not 0 <= min(members) <= max(members) < LARGEST:
            raise ValueError(f"members of a set are 0 to {LARGEST - 1}")
        return mask_of(members)
    if shape == SETS:
        return [unplain(SET, row) for row in raw]
    if shape == LISTS:
        return [unplain(LIST, row) for row in raw]
    if shape == TUPLE:
        if _are_numbers(raw):
            return tuple(raw)
        return tuple([unplain(TUPLE if isinstance(x, list) else INT, x) for x in raw])
    return list(raw) if _are_numbers(raw) else [unplain(INT, x) for x in raw]


def _are_numbers(raw: Iterable[Any]) -> bool:
    """Return whether all entries are whole numbers: most lists are, and need no closer look."""
    return set(map(type, raw)) <= {int}


def size_of(shape: str, value: Any) -> int:
    """Return how many things lie there; everybody may know that."""
    return value.bit_count() if shape == SET else 1 if shape == INT else len(value)
