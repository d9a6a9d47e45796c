"""The games for OpenSpiel: import this module, then call `pyspiel.load_game("harena_gorus(players=2)")`.

Chance nodes are the true draws and rolls, one by one (chance_nodes.py). Several cards dealt at once are as many nodes,
as in OpenSpiel's own card games. Everybody pays one and the winners share it, so that every game is zero-sum.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping
from functools import lru_cache
from importlib import import_module
from random import Random
from typing import Any, ClassVar

from harena.envs.chance_nodes import CHANCE, OVER, Position, Terms, terms_from
from harena.envs.openspiel_games import GAMES, GORUS, MUNERA, SPARTACUS
from harena.games import game as game_named
from harena.kernel.choice import Kind
from harena.kernel.rules import BadInput
from harena.kernel.views import SPECTATOR
from harena.text import Texts

try:
    import numpy as np

    from harena.envs.observations import Observations, observations

    pyspiel: Any = import_module("pyspiel")
except ImportError as error:
    raise BadInput("OpenSpiel is not installed; to get it: pip install 'harena[envs]'") from error

RECALL, FAINT = 64, 0.01  # bits of a fingerprint, and how they are written: no network shall learn from them
MOST_HELD = 10  # cards in a hand
SET_UP = 6  # draws before the first round of Gorus: at most five schools, and who deals


# What actions are called


@lru_cache(maxsize=64)
def action_names(terms: Terms) -> list[str]:
    """Return the English name of every action. Where several have one name, the number of the action is added."""
    named = [name for kind in terms.actions.kinds for name in names_of(terms, kind)]
    often = Counter(named)
    return [name if often[name] == 1 else f"{name} #{number}" for number, name in enumerate(named)]


def action_name(terms: Terms, player: int, action: int) -> str:
    return f"outcome {action}" if player == CHANCE else action_names(terms)[action]


def names_of(terms: Terms, kind: Kind) -> list[str]:
    """Return the names of all actions of a kind."""
    facts, texts, words = GAMES[terms.name], Texts("en"), terms.game.words
    names = words.naming(texts, terms.options, [f"seat {seat}" for seat in range(terms.seats)])

    def word(domain: str, value: int) -> str:
        try:
            return words.word(texts, domain, value, names)
        except LookupError:  # the block has room for more than there is
            return str(value)

    if kind.size == 1:
        return [kind.name]
    if kind.name == "play":
        titles = [word("title", title) for title in range(kind.size // facts.aims)]
        return [f"play {title} at {aim}" for title in titles for aim in range(facts.aims)]
    domain = facts.named.get(kind.name, "")
    first = kind.start if facts.numbered else 0
    return [f"{kind.name} {word(domain, first + at) if domain else at}" for at in range(kind.size)]


# OpenSpiel's side


class HarenaState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A state for OpenSpiel, which copies and saves it. All its data is the position."""

    position: Position

    def __init__(self, game: HarenaGame) -> None:
        super().__init__(game)
        self.position = game.terms.opening

    def current_player(self) -> int:
        return self.position.player

    def is_terminal(self) -> bool:
        return self.position.player == OVER

    def is_chance_node(self) -> bool:
        return self.position.player == CHANCE

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.numbers

    def chance_outcomes(self) -> list[tuple[int, float]]:
        bag = self.position.bag
        share = 1.0 / len(bag)
        return [(outcome, share) for outcome in bag]

    def _apply_action(self, action: int) -> None:
        self.position = self.position.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return action_name(self.position.terms, player, action)

    def returns(self) -> list[float]:
        return self.position.returns()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> HarenaState:
        """Return a state that looks the same to this player. Its history is empty: the true one has secrets in it."""
        found: HarenaState = self.get_game().new_initial_state()
        found.position = self.position.resampled(player, Random(sampler()))
        return found

    def __str__(self) -> str:
        return str(self.position)


@lru_cache(maxsize=64)
def numbers_of(terms: Terms) -> Observations:
    return observations(terms.name, terms.options)


class SeatObserver:
    """What a seat sees, as text and as numbers (OpenSpiel's observer interface). The numbers are PettingZoo's, with the
    same named parts. With perfect recall there are two more: `order`, what happened when, as far as the game can write
    it down, and `recall`, a fingerprint of all the seat was ever told and has answered."""

    def __init__(self, terms: Terms, kind: Any, params: Any) -> None:
        if params:
            raise BadInput(f"observers of harena games take no parameters, not {params}")
        self.public, self.own = kind.public_info, kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS or not (self.public or self.own):
            raise BadInput("observers of harena games see what lies open, one seat's own, or both; never all hands")
        self.recall: bool = kind.perfect_recall
        self.seen = numbers_of(terms)
        self.order_size = len(self.seen.order(terms.opened, 0)) if self.recall and self.public else 0
        if self.public:
            parts = {name: (part.start, part.stop) for name, part in self.seen.layout.items()}
            size = self.seen.size
        else:
            parts, size = {}, 0
            for name in sorted(self.seen.private, key=lambda name: self.seen.layout[name].start):
                length = self.seen.layout[name].stop - self.seen.layout[name].start
                parts[name] = (size, size + length)
                size += length
        if self.order_size:
            parts["order"] = (size, size + self.order_size)
            size += self.order_size
        if self.recall:
            parts["recall"] = (size, size + RECALL)
            size += RECALL
        self.tensor = np.zeros(size, np.float32)
        self.dict = {name: self.tensor[start:stop] for name, (start, stop) in parts.items()}

    def set_from(self, state: HarenaState, player: int) -> None:
        position = state.position
        g = position.g
        if g is None:
            self.tensor[:] = 0
            return
        seat = player if self.own else SPECTATOR
        seen = self.seen.of(g, seat)
        if self.public:
            self.tensor[: self.seen.size] = seen
        else:
            for name in self.seen.private:
                self.dict[name][:] = seen[self.seen.layout[name]]
        if self.order_size:
            self.dict["order"][:] = self.seen.order(g, seat)
        if self.recall:
            self.dict["recall"][:] = FAINT * np.unpackbits(np.frombuffer(position.print_of(seat), np.uint8))

    def string_from(self, state: HarenaState, player: int) -> str:
        if not self.public:
            return state.position.own(player, self.recall)
        return state.position.seen(player if self.own else SPECTATOR, self.recall)


class HarenaGame(pyspiel.Game):  # type: ignore[misc]  # as above
    """One of our games with its options."""

    name: ClassVar[str]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        name = self.name
        given = {**defaults(name), **(params or {})}
        options = options_from(name, given)
        last = int(given.get("last", 0))
        if not 0 <= last <= MOST_HELD:
            raise BadInput(f"last is {last}; expected 0 (whole matches) to {MOST_HELD}")
        self.terms = terms_from(name, json.dumps(options), given["forced"], last)
        self.longest = self.terms.game.longest(options) * GAMES[name].dawdling
        played = self.terms.actions.size if last else 0
        seats = self.terms.seats
        info = pyspiel.GameInfo(
            num_distinct_actions=self.terms.actions.size,
            max_chance_outcomes=max(GAMES[name].outcomes, played),
            num_players=seats,
            min_utility=-1.0,
            max_utility=seats - 1.0,
            utility_sum=0.0,
            max_game_length=self.longest,
        )
        super().__init__(TYPES[name], info, params or {})

    def new_initial_state(self) -> HarenaState:
        return HarenaState(self)

    def action_to_string(self, player: int, action: int) -> str:
        return action_name(self.terms, player, action)

    def max_chance_nodes_in_history(self) -> int:
        """Return an upper bound: in Gorus every card of a round and the set-up, and those that chance plays; the other
        games draw far less."""
        return self.longest * (2 if self.terms.last else 1) + SET_UP

    def make_py_observer(self, kind: Any = None, params: Any = None) -> SeatObserver:
        return SeatObserver(self.terms, kind or pyspiel.IIGObservationType(perfect_recall=False), params)


class GorusGame(HarenaGame):
    name = GORUS.name


class MuneraGame(HarenaGame):
    name = MUNERA.name


class SpartacusGame(HarenaGame):
    name = SPARTACUS.name


# Parameters


def seats_of(name: str) -> range:
    """Return the possible numbers of players: at least two, because a game for one is not zero-sum."""
    seats = game_named(name).seats
    return range(max(2, seats[0]), seats[-1] + 1)


def defaults(name: str) -> dict[str, Any]:
    """Return the parameters of a game: its table options that are numbers, words, or yes and no."""
    game = game_named(name)
    found: dict[str, Any] = {"players": seats_of(name)[0], "forced": False}
    if GAMES[name].held is not None:
        found["last"] = 0
    for setting in game.settings:
        usual = setting.default if setting.simulated is None else setting.simulated
        if isinstance(usual, int | str) and usual != "":  # deck files and lists do not fit into the name of a game
            found[setting.name] = usual
    return found


def options_from(name: str, given: Mapping[str, Any]) -> dict[str, Any]:
    """Return table options from parameters. OpenSpiel reads 2-2 as a number and splits parameters at commas, so teams
    are written 2v2 and schools fists+axes+arrows."""
    options = {key: value for key, value in given.items() if key not in ("forced", "last")}
    seats = seats_of(name)
    if options["players"] not in seats:
        raise BadInput(f"harena_{name} is for {seats[0]} to {seats[-1]} players, not {options['players']}")
    return game_named(name).complete(GAMES[name].options(options))


def type_of(name: str) -> Any:
    seats = seats_of(name)
    return pyspiel.GameType(
        short_name=f"harena_{name}",
        long_name=GAMES[name].title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(name),
        provides_factored_observation_string=True,
    )


TYPES = {name: type_of(name) for name in GAMES}
for _game in (GorusGame, MuneraGame, SpartacusGame):
    pyspiel.register_game(TYPES[_game.name], _game)
