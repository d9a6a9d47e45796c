"""How a game declares its state and frames: each field once, in `games/<game>/fields.py`.

`make states` (tools/states.py) writes `games/<game>/state.py` from these declarations: slots, `FIELDS`, annotations,
`copy` and `blank`. Nothing here runs during a match.
"""

from __future__ import annotations

from typing import NamedTuple

from harena.kernel.state import ALL, INT, LIST, LISTS, SET, SETS, TUPLE

STARTS = {INT: "0", SET: "0", TUPLE: "()", LIST: "[]", SETS: "[0] * seats", LISTS: "[[] for _ in range(seats)]"}


class Declaration(NamedTuple):
    """One field of a state or a frame."""

    name: str
    shape: str
    holds: str  # the comment beside its annotation
    audience: str
    stuff: str
    of: str
    by: str
    start: str
    nested: bool
    added: bool


def field(
    name: str,
    shape: str,
    holds: str = "",
    *,
    audience: str = ALL,
    stuff: str = "",
    of: str = "",
    by: str = "",
    start: str = "",
    nested: bool = False,
    added: bool = False,
) -> Declaration:
    """Declare a field. `audience`, `stuff`, `of` and `by` are those of `Field`. `holds` says what lies in it.

    `start` is the value on an empty table, as source text that may use `seats` and `g.table`; by default it is zero
    or empty, with one entry per seat for SETS and LISTS. A frame's fields have no start: whoever pushes the frame
    fills them. `nested` marks a TUPLE whose entries are tuples themselves, `added` a field that positions saved by an
    older version lack."""
    return Declaration(name, shape, holds, audience, stuff, of, by, start or STARTS[shape], nested, added)


class Holder(NamedTuple):
    """A class with declared fields: the state, or one kind of frame."""

    name: str
    doc: str
    fields: tuple[Declaration, ...]


class StateModule(NamedTuple):
    """Everything that `state.py` of a game is made from."""

    doc: str
    state: Holder
    frames: tuple[Holder, ...] = ()
    blank: str = "An empty table with these options."  # docstring of `blank`
    imports: tuple[str, ...] = ()  # lines that the start values need
    table: bool = True  # False: the game has no class `Table`, its options are kept as they are
    shown: tuple[Declaration, ...] = ()  # what the game's view adds to the state, for the types of the page
    shown_sometimes: tuple[Declaration, ...] = ()  # the same, at some tables only
    decks: bool = False  # its `Table` has `full_options`, which name the decks it was dealt with
