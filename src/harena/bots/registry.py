"""Bots by name.

| name | who plays |
| --- | --- |
| random | anything legal |
| heuristic | the game's own rules of thumb (bots/heuristic) |
| ismcts:2000 | search with so many simulations a decision (bots/ismcts.py) |
| ismcts:0.5s | search for so long |
| ismcts:4x500 | four searches of 500, in several processes where there are any; they vote, or are added up |
| easy, medium, hard, strongest | the levels people choose from |
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from random import Random

from harena.bots import Bot, RandomBot
from harena.bots.easy import EasyBot
from harena.bots.ismcts import IsmctsBot, SearchExecutor, in_process
from harena.bots.search_api import Budget, Search
from harena.kernel.rules import BadInput

RANDOM, HEURISTIC, ISMCTS = "random", "heuristic", "ismcts"
EASY, MEDIUM, HARD, STRONGEST = "easy", "medium", "hard", "strongest"
LEVELS: Mapping[str, str] = {
    EASY: EASY,
    MEDIUM: HEURISTIC,
    HARD: "ismcts:0.3s",
    STRONGEST: "ismcts:2x1.5s",
}
USUAL = MEDIUM  # who plays where nobody chose
OLD = {"sensible": HEURISTIC}  # what records and tables of older versions say
NAMES = f"{RANDOM}, {HEURISTIC}, {ISMCTS}:2000, {ISMCTS}:0.5s, {ISMCTS}:4x500, {', '.join(LEVELS)}"
MOST_SIMULATIONS, MOST_SECONDS, MOST_TREES = 1_000_000, 600.0, 64
BUDGET = re.compile(r"(?:(\d{1,3})x)?(?:(\d{1,9})|(\d{1,6}(?:\.\d{1,6})?)s)", re.ASCII)


def make_bot(name: str, game: str, rng: Random, executor: SearchExecutor = in_process) -> Bot:
    """A bot for one seat of one match. `executor` runs the searches of a bot that makes several."""
    plain, budget = known_as(name)
    if plain == RANDOM:
        return RandomBot(rng)
    if plain == HEURISTIC:
        return heuristic(game, rng)
    if plain == EASY:
        return EasyBot(heuristic(game, rng), rng)
    if budget is not None:
        return IsmctsBot(search_for(game), budget, heuristic(game, rng), rng, executor)
    raise BadInput(f"unknown bot {name!r}; expected one of: {NAMES}")


def known_as(name: str) -> tuple[str, Budget | None]:
    """The same for every name of one bot: medium is heuristic, ismcts:1x50 is ismcts:50."""
    plain = OLD.get(name, LEVELS.get(name, name))
    kind, _, budget = plain.partition(":")
    return (ISMCTS, budget_of(name, budget)) if kind == ISMCTS else (plain, None)


def levels_for(game: str) -> tuple[str, ...]:
    """What people may choose from at a table of this game, from the weakest on."""
    return tuple(LEVELS) if find_spec(f"harena.bots.heuristic.{game}") else (RANDOM,)


def usual_for(game: str) -> str:
    return USUAL if USUAL in levels_for(game) else RANDOM


def heuristic(game: str, rng: Random) -> Bot:
    if find_spec(f"harena.bots.heuristic.{game}") is None:
        raise BadInput(f"{game} has no bots of its own; expected: {RANDOM}")
    make: Callable[[Random], Bot] = import_module(f"harena.bots.heuristic.{game}").HeuristicBot
    return make(rng)


def search_for(game: str) -> Search:
    """How this game is searched: bots/search/<game>.py."""
    if find_spec(f"harena.bots.search.{game}") is None:
        raise BadInput(f"{game} has no bots of its own; expected: {RANDOM}")
    found: Search = import_module(f"harena.bots.search.{game}").SEARCH
    return found


def budget_of(name: str, text: str) -> Budget:
    """What stands behind the colon."""
    found = BUDGET.fullmatch(text)
    if found is None:
        known = f"{ISMCTS}:2000 (simulations), {ISMCTS}:0.5s (seconds) or {ISMCTS}:4x500 (four searches)"
        raise BadInput(f"{name!r} has no budget we know; expected {known}")
    trees, simulations, seconds = int(found[1] or 1), int(found[2] or 0), float(found[3] or 0)
    if not 1 <= trees <= MOST_TREES:
        raise BadInput(f"{name!r} has {trees} searches; expected 1 to {MOST_TREES}")
    if simulations > MOST_SIMULATIONS or seconds > MOST_SECONDS or not (simulations or seconds):
        most = f"{MOST_SIMULATIONS} simulations, or more than 0 and at most {MOST_SECONDS:.0f} seconds"
        raise BadInput(f"{name!r} has a budget out of bounds; expected 1 to {most}")
    return Budget(trees, simulations, seconds)
