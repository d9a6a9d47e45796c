"""Hand inference for games with hands of cards that may be kept: which cards wait in the hands of others.

Everybody plays some cards as soon as they can and keeps others for long. So the hands of a world are not dealt evenly
from the unseen cards, but by weights: how much oftener than by chance a hand between bots holds a card with this
effect. They are in <game>_hands.json, which `python -m tools.fit_hands` writes: two per effect, for a card that its
seat may not play yet, and for one that it may. A card that is not in it counts as by chance."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import cache
from importlib.resources import files
from random import Random
from typing import Any

from harena.kernel.state import bits

SWEEPS = 3  # how often each card of a hand may be exchanged

Key = tuple[str, bool]  # the effect of a card, and whether the seat may play it at all
KeyOf = Callable[[Any, int, int], Key]  # (state, seat, card)


@cache
def weights_of(game: str) -> dict[Key, float]:
    stored = json.loads((files(__package__) / f"{game}_hands.json").read_text(encoding="utf-8"))
    return {(effect, able): row[able] for effect, row in stored.items() for able in (False, True)}


def leanings(game: str, g: Any, key_of: KeyOf) -> list[list[float]]:
    """Return the weight of every card in the hand of every seat."""
    weights, cards = weights_of(game), len(g.table.decks.titled)
    return [[weights.get(key_of(g, seat, card), 1.0) for card in range(cards)] for seat in range(g.seats)]


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
