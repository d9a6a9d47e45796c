"""Measure the speed of other engines, from Python on one core, under uniformly random play.

A decision has two or more options; chance nodes and forced moves are played but not counted.
Peers are installed separately:

    pip install open_spiel==2.0.2 rlcard==1.2.0 catanatron==3.2.1

- OpenSpiel's hearts runs without the passing of cards, so that it is a plain trick-taking game. Its deal is 52 chance
  nodes. "outcomes" is the loop of OpenSpiel's own examples: ask each chance node for its outcomes, sample one.
  "shuffled" is the fastest honest way we found: a shuffled deck, one card a node, has the same distribution and
  spares the peer 52 lists of outcomes. "cloned" plays out clones of dealt states.
- RLCard's bridge is played on the game beneath the environment, which spares the peer the
  observation array of every step; `env=True` measures the usual `reset` and `step` instead.
- Catanatron's Settlers of Catan, four players, is played like its own `Game.play` does it (to 10 points or 1000 turns),
  but we choose, which spares the peer the calls of its players; and actions out of its own list are carried out without
  being looked up in that list again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import count, cycle, islice, repeat
from random import Random
from time import process_time
from typing import Any, NamedTuple

HEARTS = "hearts(pass_cards=false)"
_NO_PASS = 0  # the only legal outcome of the first chance node of HEARTS
_CARDS = 52
_POOL = 64  # dealt states to clone from
_ROLLOUTS = 2000  # of a state by one evaluation
_CLONES = 1000  # between two readings of the clock
_COPIES = 50  # the same, for states that take longer
_TURNS = 1000  # catanatron's own limit
_MIDDLE = 400  # actions: about the middle of a random game of Catan


class Figure(NamedTuple):
    name: str
    decisions: int
    games: int
    seconds: float
    forced: int = 0  # moves without a choice, where they were counted

    @property
    def per_second(self) -> float:
        return self.decisions / self.seconds

    @property
    def answers_per_second(self) -> float:
        return (self.decisions + self.forced) / self.seconds


class PeerMissing(ImportError):
    """A peer that is to be measured is not installed."""


def hearts(seconds: float, seed: int, way: str = "outcomes") -> Figure:
    """OpenSpiel's hearts, dealt by "outcomes" or "shuffled" (dealing counts), or "cloned" from dealt states."""
    states = _by_outcomes(seed) if way == "outcomes" else _dealt(seed)
    if way == "cloned":
        states = _clones([next(states) for _ in range(_POOL)])
    rand = Random(seed).random
    clock = process_time
    decisions = games = 0
    start = clock()
    end = start + seconds
    for state in states:
        legal = state.legal_actions
        apply = state.apply_action
        while actions := legal():  # empty when the game is over
            n = len(actions)
            if n > 1:
                decisions += 1
                apply(actions[int(rand() * n)])
            else:
                apply(actions[0])
        games += 1
        if clock() >= end:
            break
    return Figure(f"OpenSpiel hearts, {way}", decisions, games, clock() - start)


def hearts_in_cpp(seconds: float, seed: int) -> Figure:
    """OpenSpiel's hearts, played out in C++: the evaluator of its search, of which only the roll-outs take time.

    Its decisions cannot be counted, so they are taken from play-outs of the same states from Python. A search of two
    simulations evaluates twice: the state it is given, and that after a random card.
    """
    pyspiel = _need("pyspiel", "open_spiel")
    states = [_first_choice(state) for state in islice(_dealt(seed), _POOL)]
    played = [_random_decisions(state.clone(), seed + at) for at, state in enumerate(10 * states)]
    length = sum(played) / len(played)
    evaluator = pyspiel.RandomRolloutEvaluator(_ROLLOUTS, seed)
    by_visits = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(seed, evaluator, 1.0, 2, -1, by_visits)
    clock = process_time
    games = 0
    start = clock()
    end = start + seconds
    for state in cycle(states):
        bot.get_policy(state)
        games += 2 * _ROLLOUTS
        if clock() >= end:
            break
    return Figure("OpenSpiel hearts, in C++", round(games * (length - 0.5)), games, clock() - start)


def hearts_clone(seconds: float) -> float:
    """Return the microseconds per clone of a hearts state after half of the cards, from Python."""
    state = next(_dealt(0))
    rand = Random(0).random
    for _ in range(_CARDS // 2):
        actions = state.legal_actions()
        state.apply_action(actions[int(rand() * len(actions))])
    clone = state.clone
    clock = process_time
    clones = 0
    start = now = clock()
    end = start + seconds
    while not clones or now < end:
        for _ in repeat(None, _CLONES):
            clone()
        clones += _CLONES
        now = clock()
    return (now - start) / clones * 1e6


def rlcard_bridge(seconds: float, seed: int, env: bool = False) -> Figure:
    """RLCard's bridge, bidding and dealing included; with `env`, through the environment."""
    table = _need("rlcard", "rlcard").make("bridge", config={"seed": seed})
    play = _bridge_env if env else _bridge_game
    rand = Random(seed).random
    decisions = games = 0
    start = process_time()
    end = start + seconds
    while not games or process_time() < end:
        decisions += play(table, rand)
        games += 1
    name = "RLCard bridge, environment" if env else "RLCard bridge"
    return Figure(name, decisions, games, process_time() - start)


def catan(seconds: float, seed: int) -> Figure:
    """Catanatron's Catan, set-up included."""
    new_game = _catan_games(seed)
    rand = Random(seed).random
    clock = process_time
    decisions = forced = games = 0
    start = clock()
    end = start + seconds
    while not games or clock() < end:
        game = new_game()
        state, execute, winner = game.state, game.execute, game.winning_color
        while winner() is None and state.num_turns < _TURNS:
            actions = state.playable_actions
            n = len(actions)
            if n > 1:
                decisions += 1
                execute(actions[int(rand() * n)], validate_action=False)
            else:
                forced += 1
                execute(actions[0], validate_action=False)
        games += 1
    return Figure("catanatron", decisions, games, clock() - start, forced)


def catan_copy(seconds: float) -> float:
    """Return the microseconds per copy of a game of Catan in its middle."""
    new_game, rand = _catan_games(0), Random(0).random
    done = 0
    while done < _MIDDLE:  # a shorter game will not do
        game, done = new_game(), 0
        while done < _MIDDLE and game.winning_color() is None:
            actions = game.state.playable_actions
            game.execute(actions[int(rand() * len(actions))], validate_action=False)
            done += 1
    copy = game.copy
    clock = process_time
    copies = 0
    start = now = clock()
    end = start + seconds
    while not copies or now < end:
        for _ in repeat(None, _COPIES):
            copy()
        copies += _COPIES
        now = clock()
    return (now - start) / copies * 1e6


def _catan_games(seed: int) -> Callable[[], Any]:
    """Return a function that starts new games, one seed after the other (seed 0 would mean a random one)."""
    catanatron = _need("catanatron", "catanatron")
    seeds = count(1 + 10_000 * seed)
    colors = list(catanatron.Color)

    def new_game() -> Any:
        return catanatron.Game([catanatron.RandomPlayer(color) for color in colors], seed=next(seeds))

    return new_game


def _need(module: str, package: str) -> Any:
    try:
        return import_module(module)
    except ImportError as error:
        raise PeerMissing(
            f"the peer {module!r} cannot be imported ({error}): pip install {package}",
            name=module,
        ) from error


def _dealt(seed: int) -> Iterator[Any]:
    """Yield newly dealt hearts states without end; one-time work is done before the first."""
    pyspiel = _need("pyspiel", "open_spiel")
    numpy = _need("numpy", "numpy")
    root = pyspiel.load_game(HEARTS).new_initial_state()
    root.apply_action(_NO_PASS)
    shuffle = numpy.random.default_rng(seed).shuffle  # faster than random.shuffle
    return _deals(root, numpy.arange(_CARDS), shuffle)


def _deals(root: Any, deck: Any, shuffle: Any) -> Iterator[Any]:
    while True:
        shuffle(deck)
        state = root.clone()
        apply = state.apply_action
        for card in deck.tolist():
            apply(card)
        yield state


def _by_outcomes(seed: int) -> Iterator[Any]:
    """Yield the same, with each chance node asked for its outcomes."""
    pyspiel = _need("pyspiel", "open_spiel")
    root = pyspiel.load_game(HEARTS).new_initial_state()
    root.apply_action(_NO_PASS)
    rand = Random(seed).random
    while True:
        state = root.clone()
        while state.is_chance_node():
            outcomes = state.chance_outcomes()  # uniform here: no need for their weights
            state.apply_action(outcomes[int(rand() * len(outcomes))][0])
        yield state


def _first_choice(state: Any) -> Any:
    """Play a dealt state up to its first decision: the first card of hearts is forced."""
    while len(actions := state.legal_actions()) == 1:
        state.apply_action(actions[0])
    return state


def _random_decisions(state: Any, seed: int) -> int:
    """Play a state out, and return how many decisions that took."""
    rand = Random(seed).random
    decisions = 0
    while actions := state.legal_actions():
        decisions += len(actions) > 1
        state.apply_action(actions[int(rand() * len(actions))])
    return decisions


def _clones(states: list[Any]) -> Iterator[Any]:
    for clone in cycle([state.clone for state in states]):
        yield clone()


def _bridge_game(table: Any, rand: Any) -> int:
    game = table.game
    game.init_game()
    legal = game.judger.get_legal_actions
    step = game.step
    decisions = 0
    while actions := legal():  # empty when the game is over
        n = len(actions)
        if n > 1:
            decisions += 1
            step(actions[int(rand() * n)])
        else:
            step(actions[0])
    return decisions


def _bridge_env(table: Any, rand: Any) -> int:
    state, _ = table.reset()
    step = table.step
    decisions = 0
    while legal := state["legal_actions"]:  # empty when the game is over
        actions = list(legal)
        n = len(actions)
        if n > 1:
            decisions += 1
            state, _ = step(actions[int(rand() * n)])
        else:
            state, _ = step(actions[0])
    return decisions
