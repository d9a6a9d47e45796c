"""Hand inference for Munera and Spartacus: which cards wait in the hands of others.

Everybody plays some cards as soon as they can (a guard is posted, gold is cashed in) and keeps others for long (foils).
So the hands of a world are not dealt evenly from the unseen cards, but by weights: how much oftener than by chance a
hand between bots holds a card of this kind. They are in hand_weights.json, which `python -m tools.fit_hands` writes; a
card that is not in it counts as by chance."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from random import Random
from typing import Any

from harena.kernel.state import bits

SWEEPS = 3  # how often each card of a hand may be exchanged

Key = tuple[str, bool]  # an effect; Spartacus: whether the house has the Influence for it


def spartacus_key(g: Any, seat: int, card: int) -> Key:
    row = g.table.decks.rows[g.table.decks.titled[card]]
    return row.effect, g.influence[seat] >= row.needs


def munera_key(g: Any, seat: int, card: int) -> Key:
    decks = g.table.decks
    return decks.card[decks.titled[card]].effect, True


KEYS: Mapping[str, Callable[[Any, int, int], Key]] = {"munera": munera_key, "spartacus": spartacus_key}
STORED = "hand_weights.json"  # by game and effect: without the Influence for it, and with it


@cache
def weights_of(game: str) -> dict[Key, float]:
    stored = json.loads((files(__package__) / STORED).read_text(encoding="utf-8"))[game]
    return {(effect, able): row[able] for effect, row in stored.items() for able in (False, True)}


def leanings(game: str, g: Any) -> list[list[float]]:
    """Return the weight of every card in the hand of every seat."""
    key, weights, cards = KEYS[game], weights_of(game), len(g.table.decks.titled)
    return [[weights.get(key(g, seat, card), 1.0) for card in range(cards)] for seat in range(g.seats)]


def lean(g: Any, me: int, fixed: Sequence[int], weights: Sequence[Sequence[float]], rng: Random) -> None:
    """Exchange cards of the others' hands for cards of the deck, so that hands are as likely as their weights say
    (Metropolis). Cards in `fixed` stay: the seat knows where they are."""
    bag = bits(g.bag)
    if not bag:
        return
    rand, count = rng.random, len(bag)
    for seat, weight in enumerate(weights):
        if seat == me:
            continue
        for _ in range(SWEEPS):
            for card in bits(g.hands[seat] & ~fixed[seat]):
                at = int(rand() * count)
                other = bag[at]
                if rand() * weight[card] < weight[other]:
                    bag[at] = card
                    g.hands[seat] ^= 1 << card | 1 << other
                    g.bag ^= 1 << card | 1 << other
