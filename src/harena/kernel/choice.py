"""Questions to a seat and what it may do besides: choices, kinds, option spaces, free actions and offers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

PASS = 0  # the one action number every game shares
OPEN = -1  # in `Frame.seals`: an answer is awaited
ASIDE = -2  # in `Frame.seals`: this seat is not asked


class Refused(Exception):
    """Raised for a move that the rules do not allow. `rule` is the rule that forbids it, where the game can tell."""

    def __init__(self, why: str, rule: str = "") -> None:
        super().__init__(why)
        self.rule = rule


class Space:
    """Options that are too many to be listed, such as a bid split over four boxes. Games subclass it.

    It must be true where anything is legal, like a list that is not empty.
    """

    __slots__ = ()

    def __contains__(self, option: object) -> bool:
        """Return whether this option is legal."""
        raise NotImplementedError

    def sample(self, rng: Random) -> int:
        """Return a random legal option."""
        raise NotImplementedError

    def menu(self) -> Sequence[int]:
        """Return at most 32 sensible options, for bots and search."""
        raise NotImplementedError

    def schema(self) -> Mapping[str, Any]:
        """Return what a form needs to build an option."""
        raise NotImplementedError


Options = Sequence[int] | Space  # sorted and free of duplicates; fresh or immutable; a range is fine


def listed(options: Options) -> Sequence[int]:
    """Return the options one by one; of a space, its menu."""
    return options.menu() if isinstance(options, Space) else options


def any_of(options: Options, rng: Random) -> int:
    """Return one option at random, all with the same probability."""
    if isinstance(options, Space):
        return options.sample(rng)
    return options[int(rng.random() * len(options))]


class Kind(NamedTuple):
    """A block of action numbers that stand for the same kind of answer, and the rule they follow."""

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
    """Return the kind whose block holds this action number."""
    for kind in kinds:
        if kind.has(option):
            return kind
    return None


class Choice(NamedTuple):
    """One open question to one seat."""

    id: str
    seat: int
    step: str  # "procedure.step": what the game is waiting for
    kind: str
    domain: str
    options: Options
    remaining: int
    rule: str
    sealed: bool  # answers stay hidden and can be changed until all have answered
    given: int  # the answer already sealed, or OPEN
    window: bool = False  # all may react, one after the other or at once, until everybody passes
    gather: bool = False  # all may act in any order; a seat that passes has left for good
    ask_again: bool = False  # a window about a new matter each time: a seat that passed before is asked again


class FreeAction(NamedTuple):
    """Something a seat may do while the game waits for anybody; while a seal or a sealed window is open, only what is
    marked `any_time`."""

    name: str
    rule: str
    legal: Callable[[Any, int, tuple[int, ...]], str]  # (state, seat, args): "" or the rule that forbids it
    menu: Callable[[Any, int], Sequence[tuple[int, ...]]]  # (state, seat): sensible args, at most 32
    act: Callable[[Any, int, tuple[int, ...]], None]
    during: tuple[str, ...] = ()  # the steps ("procedure.step") in which it is allowed; empty: in all of them
    schema: Callable[[Any, int], Mapping[str, Any]] | None = None  # what a form needs
    goods: Callable[[Sequence[Any]], range] | None = None  # (args): which of them are goods; these are saved by id
    any_time: bool = False  # also while a seal or a sealed window is open; no window is kept open for it
    for_bots: Callable[[Any, int], bool] | None = None  # (state, seat): may bots still use it? None: always


Goods = tuple[tuple[int, int], ...]  # (good, amount) pairs; the game numbers its goods


class Offer(NamedTuple):
    """A proposed deal. Both sides see it; it is carried out for both at once, or not at all."""

    id: int
    by: int
    to: int
    give: Goods
    get: Goods
    clauses: tuple[int, ...] = ()  # the game's own: a loan, a promise of support
    until: int = -1  # when it expires, by the game's own clock (`Deals.moment`); -1: never
