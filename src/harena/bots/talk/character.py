"""The characters of bots, and what a bot makes of the talk so far."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple
from zlib import crc32

from harena.talk.account import BROKEN, OPEN, Promise, trust
from harena.talk.phrases import PEACE, Phrasebook

HONEST = "honest"  # keeps every promise
SLY = "sly"  # promises much, and keeps what happens to suit it
GRIM = "grim"  # promises little and keeps it, but owes nothing to those who have lied
CHARACTERS = (HONEST, SLY, GRIM)

KEPT_BY_SLY = 0.4  # share of its promises
GENEROSITY = {HONEST: 0.3, SLY: 0.5, GRIM: 0.15}  # how often a bot gives a promise when it could
BELIEF = {HONEST: 1.0, SLY: 0.8, GRIM: 0.9}  # how far it believes what it should believe
SOFTENED = 0.5  # how much less a bot wants to harm a seat that has promised peace, if it trusts it fully
REVENGE = 1.25  # how much more a grim bot wants to harm a seat that has lied to it


class Standing(NamedTuple):
    """What a bot makes of the talk so far. It is `view["talk"]`, beside what the rules let the seat know."""

    character: str
    trust: tuple[float, ...]  # by seat: how likely it keeps a promise to us
    grudge: tuple[float, ...]  # by seat: how much we want to harm it; 1.0 is as usual, 0.0 not at all
    keeping: tuple[tuple[str, ...], ...]  # by seat: what we have promised it and mean to keep, while it is open


def standing_of(view: Mapping[str, Any]) -> Standing | None:
    """Return what the bot makes of the talk; None where nobody talks."""
    found = view.get("talk")
    return found if isinstance(found, Standing) else None


def standing(promises: Sequence[Promise], book: Phrasebook, seats: int, seat: int, character: str) -> Standing:
    """Sum up the promises that a seat knows about."""
    trusts = tuple([believed(promises, other, seat, character) for other in range(seats)])
    keeping: list[tuple[str, ...]] = []
    grudge: list[float] = []
    for other in range(seats):
        ours = [each for each in promises if (each.by, each.to, each.state) == (seat, other, OPEN)]
        kinds = tuple([book.promise_of(each.phrase) for each in ours if keeps(each, promises, character)])
        theirs = [each for each in promises if (each.by, each.to, each.state) == (other, seat, OPEN)]
        peaceful = any([book.promise_of(each.phrase) == PEACE for each in theirs])
        lied = any([(each.by, each.to, each.state) == (other, seat, BROKEN) for each in promises])
        keeping.append(kinds)
        if PEACE in kinds:
            grudge.append(0.0)
        elif peaceful:
            grudge.append(1.0 - SOFTENED * trusts[other])
        else:
            grudge.append(REVENGE if lied and character == GRIM else 1.0)
    return Standing(character, trusts, tuple(grudge), tuple(keeping))


def believed(promises: Sequence[Promise], of: int, by: int, character: str) -> float:
    """Return how far a bot believes another seat."""
    if character == GRIM and any([(each.by, each.to, each.state) == (of, by, BROKEN) for each in promises]):
        return 0.0
    return BELIEF[character] * trust(promises, of, by)


def keeps(promise: Promise, promises: Sequence[Promise], character: str) -> bool:
    """Tell whether a bot of this character means to keep its promise. The same promise always gets the same answer."""
    if character == HONEST:
        return True
    if character == GRIM:
        return not any([each.by == promise.to and each.state == BROKEN for each in promises])
    return chance_of(promise) < KEPT_BY_SLY


def chance_of(promise: Promise) -> float:
    """Return a number from 0 to 1 that belongs to this promise alone."""
    return crc32(f"{promise.number}:{promise.by}:{promise.to}:{promise.phrase}:{promise.slots}".encode()) / 2**32
