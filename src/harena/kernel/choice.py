"""What a seat is asked, and what it may do unasked: choices, kinds, option spaces, free actions, offers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

PASS = 0  # the one action number every game shares
OPEN = -1  # in `Frame.seals`: an answer is awaited
ASIDE = -2  # in `Frame.seals`: this seat is not asked


class Refused(Exception):
    """An answer outside the rules. `rule` names what forbids it where the game can tell."""

    def __init__(self, why: str, rule: str = "") -> None:
        super().__init__(why)
        self.rule = rule


class Space:
    """Options that cannot be listed: bids in four boxes, a wager with a message. A game subclasses it.

    It must be true where anything is legal, like a list that is not empty.
    """

    __slots__ = ()

    def __contains__(self, option: object) -> bool:
        """Is this legal?"""
        raise NotImplementedError

    def sample(self, rng: Random) -> int:
        """Any legal option."""
        raise NotImplementedError

    def menu(self) -> Sequence[int]:
        """At most 32 sensible ones, for bots and search."""
        raise NotImplementedError

    def schema(self) -> Mapping[str, Any]:
        """What a form needs to build one."""
        raise NotImplementedError


Options = Sequence[int] | Space  # sorted and free of duplicates; fresh or immutable; a range is fine


def listed(options: Options) -> Sequence[int]:
    """The options one by one, or the menu of a space."""
    return options.menu() if isinstance(options, Space) else options


def any_of(options: Options, rng: Random) -> int:
    """One option, each alike."""
    if isinstance(options, Space):
        return options.sample(rng)
    return options[int(rng.random() * len(options))]


class Kind(NamedTuple):
    """A block of action numbers: what they stand for, and the rule they follow."""

    name: str
    domain: str  # card, seat, region, cell, amount, yes/no, ...
    start: int
    size: int
    rule: str
    why_not: Callable[[Any, Any, int, int], str] | None = None  # (state, frame, seat, option): the rule that forbids it
    remaining: Callable[[Any, Any], int] | None = None  # (state, frame): how many answers of this kind are still due
    of: str = ""  # the id domain of `option - start`; none: that number itself is saved

    def has(self, option: int) -> bool:
        return self.start <= option < self.start + self.size


PASSING = Kind("pass", "pass", PASS, 1, "")


def kind_of(kinds: Sequence[Kind], option: int) -> Kind | None:
    """The kind whose block holds this action number."""
    for kind in kinds:
        if kind.has(option):
            return kind
    return None


class Choice(NamedTuple):
    """One open question to one seat, as the checked door puts it."""

    id: str
    seat: int
    step: str  # "procedure.step": what the game is waiting for
    kind: str
    domain: str
    options: Options
    remaining: int
    rule: str
    sealed: bool  # hidden until all are in, and changeable until then
    given: int  # the answer already sealed, or OPEN
    window: bool = False  # all may react, one after the other or at once, until everybody passes
    gather: bool = False  # all may act in any order; to pass is to leave for good
    ask_again: bool = False  # a window that is about something else each time


class FreeAction(NamedTuple):
    """What a seat may do while the game waits for somebody. Never while a seal or a sealed window is open."""

    name: str
    rule: str
    legal: Callable[[Any, int, tuple[int, ...]], str]  # (state, seat, args): "" or the rule that forbids it
    menu: Callable[[Any, int], Sequence[tuple[int, ...]]]  # (state, seat): sensible args, at most 32
    act: Callable[[Any, int, tuple[int, ...]], None]
    during: tuple[str, ...] = ()  # "procedure.step" names it is free in; none: whenever the game waits
    schema: Callable[[Any, int], Mapping[str, Any]] | None = None  # what a form needs
    goods: Callable[[Sequence[Any]], range] | None = None  # (args): the places of goods among them, for saving


Goods = tuple[tuple[int, int], ...]  # (good, amount) pairs; the game numbers its goods


class Offer(NamedTuple):
    """A deal on the table, seen by both sides, carried out at once for both or not at all."""

    id: int
    by: int
    to: int
    give: Goods
    get: Goods
    clauses: tuple[int, ...] = ()  # the game's own: a loan, a promise of support
    until: int = -1  # the game's own clock (`Deals.moment`); -1: no end
