"""OpenSpiel's search: as a player of our Gorus for two, and at its own hearts.

The adapter is thin: a `Position` answers what OpenSpiel's Python bot asks of a state, straight from ours. It is no
`pyspiel.State`, because the way through C++ and back would cost the bot more than the rules do. Cards are dealt and
drawn within `apply_action`, so that there are no chance nodes, and worlds that look like the root come from where our
own search has them. What the bot asks for more than once is kept.

Its roll-outs go to the end of the match, as they would in any game it is given; or, to be fair to it, to the end of
the round, with our own measure of what a round is worth (`Race`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from random import Random
from time import perf_counter
from types import SimpleNamespace
from typing import Any

from bench.peers import HEARTS
from harena.bots import Bot
from harena.bots.search.gorus import Race
from harena.bots.search_api import Budget
from harena.games.gorus.game import RULES, outcome
from harena.games.gorus.resample import Guesses
from harena.games.gorus.state import Gorus
from harena.games.gorus.table import Table
from harena.kernel.choice import Choice
from harena.kernel.rules import View

pyspiel: Any = import_module("pyspiel")
ismcts: Any = import_module("open_spiel.python.algorithms.ismcts")
mcts: Any = import_module("open_spiel.python.algorithms.mcts")
numpy: Any = import_module("numpy")

MATCH, ROUND = "match", "round"
HORIZONS = (MATCH, ROUND)
EXPLORATION = 1.0  # for results from -1 to 1
LEAST = 2  # simulations: its first one only looks at the root
Measure = Callable[[Gorus], Sequence[float]]  # of a finished state: -1 to 1 for each seat

GAME = SimpleNamespace(
    get_type=lambda: SimpleNamespace(
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    ),
    num_players=lambda: 2,
)


class Position:
    """A match of Gorus for two, as OpenSpiel's bot knows states."""

    __slots__ = ("g", "key", "measure")

    def __init__(self, g: Gorus, measure: Measure, key: str = "") -> None:
        self.g, self.measure, self.key = g, measure, key

    def get_game(self) -> Any:
        return GAME

    def num_players(self) -> int:
        return self.g.seats

    def current_player(self) -> int:
        return self.g.seat

    def is_chance_node(self) -> bool:
        return False

    def is_terminal(self) -> bool:
        return self.g.seat < 0

    def returns(self) -> Sequence[float]:
        return self.measure(self.g)

    def legal_actions(self, player: int = -1) -> list[int]:
        options: Any = self.g.options
        return list(options)

    def apply_action(self, action: Any) -> None:
        RULES.step(self.g, int(action))  # it draws its actions from numpy
        self.key = ""

    def clone(self) -> Position:
        return Position(self.g.copy(), self.measure, self.key)

    def information_state_string(self, player: int = -1) -> str:
        """What can differ between two places of one search, as far as whoever is asked may know it: his cards, and
        what was played. In which order he drew them tells him nothing."""
        if not self.key:
            g = self.g
            self.key = f"{g.hands[g.seat]:x} {bytes(g.played).hex()} {bytes(g.before).hex()} {g.supports}"
        return self.key


def match_result(g: Gorus) -> Sequence[float]:
    """Return 1 for the winner and -1 for the loser; 0 for both where both have won."""
    winners = outcome(g).winners
    return (0.0, 0.0) if len(winners) == 2 else (1.0, -1.0) if winners[0] == 0 else (-1.0, 1.0)


def positions(view: View, horizon: str, rng: Random) -> Callable[[], Position]:
    """Return a function that samples worlds with this view, to be played to the end of the match or of the round."""
    worlds = Guesses(view, rng)
    if horizon == MATCH:
        return lambda: Position(worlds(), match_result)
    table = worlds.first.table
    race = Race(table, view["state"]["supports"])
    worlds.first.table = Table({**table.options, "target": 1})  # there is no second deal

    def measure(g: Gorus) -> Sequence[float]:
        return [2 * worth - 1 for worth in race.finished(g)]

    return lambda: Position(worlds(), measure)


class SpielBot(Bot):
    """OpenSpiel's Python bot as one of our bots: it gets a view and a choice."""

    def __init__(self, budget: Budget, horizon: str, rng: Random, exploration: float = EXPLORATION) -> None:
        self.budget, self.horizon, self.rng = budget, horizon, rng
        luck = numpy.random.RandomState(rng.getrandbits(32))
        evaluator = mcts.RandomRolloutEvaluator(1, luck)
        self.bot: Any = ismcts.ISMCTSBot(GAME, evaluator, exploration, budget.simulations, random_state=luck)

    def choose(self, view: View, choice: Choice) -> int:
        end = perf_counter() + self.budget.seconds
        position = positions(view, self.horizon, self.rng)
        self.bot.set_resampler(lambda _state, _player: position())
        root = position()
        return int(self.bot.step(root)) if self.budget.simulations else self.in_time(root, end)

    def in_time(self, root: Position, end: float) -> int:
        """Do the same as its own `run_search`, but stop at a time limit."""
        bot, done = self.bot, 0
        bot.reset()
        node = bot.create_new_node(root)
        while done < LEAST or perf_counter() < end:
            bot.run_simulation(bot.sample_root_state(root))
            done += 1
        policy = bot.get_final_policy(root, node)
        return int(self.rng.choices([action for action, _ in policy], [share for _, share in policy])[0])


# Hearts

CARDS = 52
TRICKS = 3  # played at random, so that ten cards per hand are left, as in our deal
HEARTS_EXPLORATION = 18.0  # for results from 0 to 26; with 2 or 36 it is as fast


def hearts_positions(seed: int) -> Iterator[Any]:
    """Yield positions of hearts with ten cards per hand, in which the leader has a choice."""
    game = pyspiel.load_game(HEARTS)
    rng = Random(seed)
    while True:
        state = game.new_initial_state()
        state.apply_action(0)  # cards are not passed
        for card in rng.sample(range(CARDS), CARDS):
            state.apply_action(card)
        for _ in range(TRICKS * game.num_players()):
            state.apply_action(rng.choice(state.legal_actions()))
        if len(state.legal_actions()) > 1:
            yield state


def python_search(simulations: int, seed: int) -> Callable[[Any], Any]:
    """Return OpenSpiel's Python search of one state of hearts."""
    luck = numpy.random.RandomState(seed)
    game, evaluator = pyspiel.load_game(HEARTS), mcts.RandomRolloutEvaluator(1, luck)
    bot = ismcts.ISMCTSBot(game, evaluator, HEARTS_EXPLORATION, simulations, random_state=luck)
    return lambda state: bot.get_policy(state)


def cpp_search(simulations: int, seed: int) -> Callable[[Any], Any]:
    """Return the same search in C++, called from Python."""
    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    most_visited = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(seed, evaluator, HEARTS_EXPLORATION, simulations, -1, most_visited)
    return lambda state: bot.get_policy(state)
