"""Builds twin worlds from the declarations of the state's fields alone."""

from __future__ import annotations

from random import Random
from typing import Any, TypeVar

from harena.kernel.rules import Rules
from harena.kernel.state import INT, LEARNED, OWNER, SET, TUPLE, Field, State, bits, mask_of
from harena.kernel.views import INNER, seal_anew, sees

S = TypeVar("S", bound=State)


def twin(rules: Rules[S], g: S, viewer: int, rng: Random) -> S:
    """Return a world that this viewer cannot tell from `g`: things of one stuff that they do not see are redistributed
    among their places, and the others' sealed answers are chosen again. It uses the declarations only."""
    world = rules.copy(g)
    holders: list[tuple[Any, Field]] = [(world, field) for field in world.FIELDS]
    holders += [(f, field) for f in world.stack for field in f.FIELDS]
    pools: dict[str, list[int]] = {}
    places: list[tuple[Any, Field, int, int]] = []  # holder, field, seat or -1, how many
    for holder, field in holders:
        if not field.stuff or sees(field, holder, viewer):
            continue
        value = getattr(holder, field.name)
        pool = pools.setdefault(field.stuff, [])
        if field.audience in (OWNER, LEARNED):
            for seat, entry in enumerate(value):
                if seat != viewer:
                    things = _things(INNER[field.shape], entry)
                    pool += things
                    places.append((holder, field, seat, len(things)))
        else:
            things = _things(field.shape, value)
            pool += things
            places.append((holder, field, -1, len(things)))
    for stuff in sorted(pools):
        rng.shuffle(pools[stuff])
    for holder, field, seat, count in places:
        pool = pools[field.stuff]
        things, pool[:count] = pool[:count], []
        if seat < 0:
            setattr(holder, field.name, _made(field.shape, things))
        else:
            entries = list(getattr(holder, field.name))
            entries[seat] = _made(INNER[field.shape], things)
            setattr(holder, field.name, tuple(entries) if field.shape == TUPLE else entries)
    seal_anew(rules, world, viewer, rng)
    rules.advance(world)
    return world


def _things(shape: str, value: Any) -> list[int]:
    return bits(value) if shape == SET else [value] if shape == INT else list(value)


def _made(shape: str, things: list[int]) -> Any:
    if shape == SET:
        return mask_of(things)
    return things[0] if shape == INT else tuple(things) if shape == TUPLE else sorted(things)
