"""OpenSpiel's own search plays Gorus for two against somebody who plays anything: a few seconds.

python docs/examples/spiel_ismcts.py --matches 5 --simulations 60
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import harena.envs.openspiel  # noqa: F401  # puts our games on OpenSpiel's list

EXPLORATION = 2.0  # for results from -1 to 1
Player = Callable[[Any], int]


def searcher(game: Any, simulations: int, rng: Random) -> Player:
    """It guesses the hidden cards anew for each simulation: `resample_from_infostate` is ours, the search is not."""
    luck = np.random.RandomState(rng.getrandbits(32))
    bot = ISMCTSBot(game, RandomRolloutEvaluator(1, luck), EXPLORATION, simulations, random_state=luck)
    bot.set_resampler(lambda state, seat: state.resample_from_infostate(seat, rng.random))
    return lambda state: int(bot.step(state))


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


def main(given: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="OpenSpiel's ISMCTS plays Gorus for two against random play.")
    parser.add_argument("--matches", type=int, default=5)
    parser.add_argument("--simulations", type=int, default=60, help="for each decision of the search")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(given)
    rng = Random(wanted.seed)
    game = pyspiel.load_game("harena_gorus(players=2,target=1)")  # one round decides
    search = searcher(game, wanted.simulations, rng)

    def anything(state: Any) -> int:
        return int(rng.choice(state.legal_actions()))

    won = 0.0
    for number in range(wanted.matches):
        seat = number % 2  # by turns, so that neither always leads
        result = play(game, [search, anything] if seat == 0 else [anything, search], rng)[seat]
        won += (result + 1) / 2
        print(f"match {number + 1}: {'the search wins' if result > 0 else 'random wins' if result < 0 else 'shared'}")
    print(f"the search won {won:g} of {wanted.matches}")


if __name__ == "__main__":
    main()
