"""Checks the steps whose answers can be taken back by vote although they show something (`Game.own_steps`): whoever
answers must have known it. In another world that looks the same to them, the same answer shows the same."""

from __future__ import annotations

from random import Random

import pytest

from harena.games import game
from harena.kernel.chance import Luck
from harena.kernel.choice import any_of
from tests.laws import laws
from tests.variants import EVERY_GAME, variants_of


@pytest.mark.parametrize("name", [name for name in EVERY_GAME if game(name).own_steps])
def test_an_answer_shows_only_what_the_seat_knew(name: str) -> None:
    chosen, looked_at = game(name), set[str]()
    rules = chosen.rules
    for number in range(len(variants_of(name))):
        rng = Random(f"own/{number}")
        for g, _ in laws.walk(chosen, dict(variants_of(name)[number]), 3 * number + 1):
            choice = rules.choice(g, g.seat) if g.seat >= 0 else None
            if choice is None or choice.step not in chosen.own_steps or rng.random() > 0.2:
                continue
            seat, option = choice.seat, any_of(choice.options, rng)
            worlds = [rules.copy(g), chosen.resample(chosen.view(g, seat), rng)]
            for world in worlds:
                world.luck = Luck(Random(1))
                world.luck.start_log()
                rules.step(world, option)
            if worlds[0].luck.log:
                continue  # it cannot be taken back
            looked_at.add(choice.step)
            assert chosen.view(worlds[0], seat) == chosen.view(worlds[1], seat)
    assert looked_at == chosen.own_steps


@pytest.mark.parametrize("name", EVERY_GAME)
def test_own_steps_are_steps_that_ask(name: str) -> None:
    chosen = game(name)
    steps = {f"{proc}.{step.name}" for proc, steps in chosen.rules.steps.items() for step in steps if step.kinds}
    assert chosen.own_steps <= steps
