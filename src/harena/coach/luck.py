"""Tells luck from skill: every roll and draw is compared with what could have come instead.

For each entry in which chance decided something, the same answers are carried out again with new luck. A seat's luck is
its chance to win after what came, less its mean chance after what could have come. What came is one of the things that
could have come, so over many matches the mean of luck is 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from harena.bots.registry import search_for
from harena.games import game
from harena.kernel.chance import Luck
from harena.kernel.serialization import load
from harena.matches.record import carry_out


class Draw(NamedTuple):
    """One entry in which chance decided something, ready to be sent to another process."""

    game: str
    decks: str
    options: dict[str, Any]  # for the start
    entry: dict[str, Any]
    number: int  # of the entry, counted from 1; 0: the start
    before: dict[str, Any] | None  # a dumped position; None: the start
    after: dict[str, Any]


class Fortune(NamedTuple):
    """What chance did to each seat in one entry."""

    entry: int
    luck: Sequence[float]  # per seat: won or lost chance, 0 to 1


class Moment(NamedTuple):
    """A position whose chances are asked for, ready to be sent to another process."""

    game: str
    decks: str
    number: int  # of the entry before it
    position: dict[str, Any]


class Point(NamedTuple):
    """Each seat's chance to win after an entry."""

    entry: int
    chances: Sequence[float]


def fortune(draw: Draw, samples: int, seed: int) -> Fortune:
    """Compare one entry with as many others, from the position before it."""
    rules, rng = game(draw.game).rules, Random(seed)
    after = load(rules, draw.after, Luck(), draw.decks)
    before = None if draw.before is None else load(rules, draw.before, Luck(), draw.decks)
    since = after if before is None else before
    ids = rules.ids_of(after)
    came: list[Sequence[float]] = []
    could: list[Sequence[float]] = []
    for _ in range(samples):
        came.append(search_for(draw.game).in_position(after, since, rng))
        if before is None:
            other = rules.start(rules.options_with_decks(draw.options, draw.decks), Luck(rng))
        else:
            other = rules.copy(before)
            other.luck = Luck(rng)
            carry_out(rules, other, draw.entry, ids)
        could.append(search_for(draw.game).in_position(other, since if before is not None else other, rng))
    return Fortune(draw.number, [one - other for one, other in zip(_means(came), _means(could), strict=True)])


def point(moment: Moment, samples: int, seed: int) -> Point:
    """Return the chances in one position of a match, judged by somebody who sees everything."""
    g, rng = load(game(moment.game).rules, moment.position, Luck(), moment.decks), Random(seed)
    return Point(moment.number, _means([search_for(moment.game).in_position(g, g, rng) for _ in range(samples)]))


def _means(rows: Sequence[Sequence[float]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]
