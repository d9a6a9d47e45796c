"""M-1.9: what each seat may see, and a random state that fits what it sees."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from harena.games.munera.decks import EVENTA
from harena.games.munera.facts import FACT
from harena.games.munera.game import RULES
from harena.games.munera.state import Munera
from harena.kernel.rules import View
from harena.kernel.state import mask_of
from harena.kernel.views import rebuild, renumber
from harena.kernel.views import view as fields_seen


def view(g: Munera, viewer: int) -> View:
    seen = fields_seen(RULES, g, viewer)
    number_anew(seen, g.table.decks.titled)
    return seen


def number_anew(seen: View, titled: Sequence[int]) -> None:
    """Renumber copies of a title: they look alike, so the number of one must not reveal where the others are."""
    state, known, viewer = seen["state"], seen["known"], seen["viewer"]
    hand = state["hands"][viewer] if viewer >= 0 else []
    number = renumber([*hand, *state["gone"], *[fact % FACT for fact in known["learned"]]], titled)
    hand[:] = sorted([number[card] for card in hand])
    state["gone"] = sorted([number[card] for card in state["gone"]])
    known["learned"] = sorted([fact - fact % FACT + number[fact % FACT] for fact in known["learned"]])


def resample(seen: View, rng: Random) -> Munera:
    """Deal the unseen Eventum cards again, except those this seat knows to be in a hand."""
    state = seen["state"]
    pool = set(range(EVENTA)) - set(state["gone"])
    hands: list[set[int]] = [set(hand or ()) for hand in state["hands"]]
    for fact in seen["known"]["learned"]:
        hands[fact // FACT].add(fact % FACT)
    for hand in hands:
        pool -= hand
    unseen = sorted(pool)
    lacking = [max(0, size - len(hand)) for hand, size in zip(hands, state["hands_size"], strict=True)]
    dealt = rng.sample(unseen, sum(lacking))
    hidden: dict[str, Any] = {"bag": mask_of(unseen) & ~mask_of(dealt)}
    for hand, count in zip(hands, lacking, strict=True):
        hand |= set(dealt[:count])
        del dealt[:count]
    hidden["hands"] = [mask_of(sorted(hand)) for hand in hands]
    return rebuild(RULES, seen, hidden, rng)
