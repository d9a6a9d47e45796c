"""OpenSpiel's Deep CFR learns the last cards of a round of Gorus for two: some minutes. Needs PyTorch.

python docs/examples/spiel_deep_cfr.py --last 3 --iterations 5 --traversals 1500

Only the last cards of each hand are decided; chance has played those before (`last`, docs/envs.md). Deep CFR walks all
own choices of every traversal, which whole rounds do not allow.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from random import Random
from typing import Any

import pyspiel

import harena.envs.openspiel  # noqa: F401  # puts our games on OpenSpiel's list
from harena.lab.odds import Evidence

Player = Callable[[Any], int]


def play(game: Any, players: list[Player], rng: Random) -> list[float]:
    """One match; what each player won or lost."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, shares)[0])
        else:
            state.apply_action(players[state.current_player()](state))
    results: list[float] = state.returns()
    return results


def tested(game: Any, player: Player, matches: int, seed: int) -> str:
    """Against somebody who plays anything, by turns in both seats, with cards that do not depend on the players."""
    rng, evidence = Random(seed), Evidence()

    def anything(state: Any) -> int:
        return int(rng.choice(state.legal_actions()))

    for number in range(matches):
        seat = number % 2
        result = play(game, [player, anything] if seat == 0 else [anything, player], rng)[seat]
        evidence.add((result + 1) / 2)
    low, high = evidence.interval()
    return f"{evidence.rate:.1%} of {matches} matches against random (95 %: {low:.1%} to {high:.1%})"


def main(given: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="OpenSpiel's Deep CFR learns the last cards of a round of Gorus.")
    parser.add_argument("--last", type=int, default=3, help="cards of each hand that are decided")
    parser.add_argument("--iterations", type=int, default=5)
    parser.add_argument("--traversals", type=int, default=1500, help="in each iteration, for each player")
    parser.add_argument("--tests", type=int, default=2000, help="matches against random, before and after")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(given)
    from open_spiel.python.pytorch.deep_cfr import DeepCFRSolver  # it needs torch

    game = pyspiel.load_game(f"harena_gorus(players=2,target=1,last={wanted.last})")
    rng = Random(wanted.seed)
    solver = DeepCFRSolver(
        game,
        policy_network_layers=(256, 256),
        advantage_network_layers=(256, 256),
        num_iterations=wanted.iterations,
        num_traversals=wanted.traversals,
        learning_rate=1e-3,
        batch_size_advantage=256,
        batch_size_strategy=256,
        memory_capacity=200_000,
        policy_network_train_steps=1500,
        advantage_network_train_steps=400,
        reinitialize_advantage_networks=False,
        seed=wanted.seed,
    )

    def learned(state: Any) -> int:
        odds = solver.action_probabilities(state)
        return int(rng.choices(list(odds), [max(0.0, float(share)) for share in odds.values()])[0])

    print(f"before: wins {tested(game, learned, wanted.tests, wanted.seed)}", flush=True)
    solver.solve()
    print(f"after:  wins {tested(game, learned, wanted.tests, wanted.seed)}")


if __name__ == "__main__":
    main()
