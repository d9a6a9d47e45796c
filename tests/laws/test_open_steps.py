"""Checks that the steps a game calls open depend on public facts alone: the server answers them for a person when there
is one option, and neither that nor the time it takes may tell anything about a hand."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from harena.game import Game
from harena.games import game
from harena.kernel.choice import listed
from harena.kernel.views import SPECTATOR
from tests.laws import laws
from tests.variants import EVERY_GAME, variants_of

SHARE = {"munera": 0.5, "spartacus": 0.5}  # of the positions that are looked at; others: all of them


def differing(chosen: Game[Any], steps: frozenset[str], number: int, seed: int, share: float) -> Counter[str]:
    """Count, by step, how often the options in another world that looks the same to a spectator are different."""
    rng, found = Random(f"open/{number}/{seed}"), Counter[str]()
    for g, _ in laws.walk(chosen, dict(variants_of(chosen.name)[number]), seed):
        asked = [choice for choice in chosen.rules.pending(g) if choice.step in steps]
        if not asked or rng.random() > share:
            continue
        twin = chosen.resample(chosen.view(g, SPECTATOR), rng)
        for choice in asked:
            other = chosen.rules.choice(twin, choice.seat)
            same = other is not None and list(listed(other.options)) == list(listed(choice.options))
            found[choice.step] += not same
    return found


@pytest.mark.parametrize("name", [name for name in EVERY_GAME if game(name).open_steps])
def test_open_steps_depend_on_public_facts_alone(name: str) -> None:
    chosen = game(name)
    looked_at: set[str] = set()
    for number in range(len(variants_of(name))):
        found = differing(chosen, chosen.open_steps, number, 7 * number + 1, SHARE.get(name, 1.0))
        assert not +found
        looked_at |= set(found)
    assert len(looked_at) > len(chosen.open_steps) / 2


@pytest.mark.parametrize("name", EVERY_GAME)
def test_open_steps_are_steps_that_ask(name: str) -> None:
    chosen = game(name)
    steps = {f"{proc}.{step.name}" for proc, steps in chosen.rules.steps.items() for step in steps if step.kinds}
    assert chosen.open_steps <= steps


def test_a_step_that_depends_on_a_hand_is_caught() -> None:
    chosen = game("munera")
    found = [differing(chosen, frozenset({"moment.play_card", "rest.act"}), 0, seed, 0.3) for seed in range(3)]
    assert any([+each for each in found])
