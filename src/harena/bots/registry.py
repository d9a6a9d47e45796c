"""The bots by name, and what each game adds to them.

| name | how it plays |
| --- | --- |
| random | chooses any legal option |
| heuristic | by the game's own rules of thumb (bots/heuristic) |
| ismcts:2000 | by search, with 2000 simulations per decision (bots/ismcts.py) |
| ismcts:0.5s | by search, for half a second per decision |
| ismcts:100/0.5s | by search, with 100 simulations, but for at most half a second |
| ismcts:4x500 | by four searches of 500, in several processes if there are any; they vote, or are added up |
| easy, medium, hard, strongest | the levels that people choose from |
| medium+sly | any of these with a character: it talks to the others (bots/talk); honest, sly or grim |
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from random import Random
from typing import NamedTuple

from harena.bots import Bot, RandomBot
from harena.bots.easy import EasyBot
from harena.bots.ismcts import IsmctsBot, SearchExecutor, in_process
from harena.bots.search_api import Budget, Search
from harena.bots.talk.character import CHARACTERS
from harena.kernel.rules import BadInput

RANDOM, HEURISTIC, ISMCTS = "random", "heuristic", "ismcts"
EASY, MEDIUM, HARD, STRONGEST = "easy", "medium", "hard", "strongest"
LEVELS: Mapping[str, str] = {
    EASY: EASY,
    MEDIUM: HEURISTIC,
    HARD: "ismcts:100/0.3s",
    STRONGEST: "ismcts:2x1.5s",
}
USUAL = MEDIUM  # the level if nobody chose one
OLD = {"sensible": HEURISTIC}  # names in records and tables of older versions
NAMES = f"{RANDOM}, {HEURISTIC}, {ISMCTS}:2000, {ISMCTS}:0.5s, {ISMCTS}:4x500, {', '.join(LEVELS)}"
MOST_SIMULATIONS, MOST_SECONDS, MOST_TREES = 1_000_000, 600.0, 64
PLUS = "+"  # between a bot and its character
SECONDS = r"(\d{1,6}(?:\.\d{1,6})?)s"
BUDGET = re.compile(rf"(?:(\d{{1,3}})x)?(?:(\d{{1,9}})(?:/{SECONDS})?|{SECONDS})", re.ASCII)


class GameBots(NamedTuple):
    """What a game adds to the bots."""

    heuristic: Callable[[Random], Bot]
    search: Search
    reasons: Mapping[str, Mapping[str, str]]  # kinds of reasons for hints: the domains of their arguments


def _gorus() -> GameBots:
    from harena.bots.heuristic.gorus import HeuristicBot
    from harena.bots.heuristic.gorus.hints import REASONS
    from harena.bots.search.gorus import SEARCH

    return GameBots(HeuristicBot, SEARCH, REASONS)


def _munera() -> GameBots:
    from harena.bots.heuristic.munera import HeuristicBot
    from harena.bots.heuristic.munera.hints import REASONS
    from harena.bots.search.munera import SEARCH

    return GameBots(HeuristicBot, SEARCH, REASONS)


def _spartacus() -> GameBots:
    from harena.bots.heuristic.spartacus import HeuristicBot
    from harena.bots.heuristic.spartacus.hints import REASONS
    from harena.bots.search.spartacus import SEARCH

    return GameBots(HeuristicBot, SEARCH, REASONS)


BOTS: dict[str, Callable[[], GameBots]] = {  # imported when they are first asked for; other packages may add to it
    "gorus": _gorus,
    "munera": _munera,
    "spartacus": _spartacus,
}


@cache
def bots_of(game: str) -> GameBots:
    """Return what this game adds to the bots; BadInput if it has no bots of its own."""
    if game not in BOTS:
        raise BadInput(f"{game} has no bots of its own; expected: {RANDOM}")
    return BOTS[game]()


def split_character(name: str) -> tuple[str, str]:
    """Return a bot's name without its character, and the character; empty: it does not talk."""
    plain, plus, character = name.partition(PLUS)
    if plus and character not in CHARACTERS:
        raise BadInput(f"{name!r} has no character we know; expected {plain}{PLUS} and one of: {', '.join(CHARACTERS)}")
    return plain, character


def make_bot(name: str, game: str, rng: Random, executor: SearchExecutor = in_process) -> Bot:
    """Make a bot for one seat of one match. `executor` runs the searches of a bot that makes several. Its character
    matters only to whoever lets it talk."""
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
    """Return the same for every name of one bot: medium is heuristic, ismcts:1x50 is ismcts:50."""
    name, _ = split_character(name)
    plain = OLD.get(name, LEVELS.get(name, name))
    kind, _, budget = plain.partition(":")
    return (ISMCTS, budget_of(name, budget)) if kind == ISMCTS else (plain, None)


def levels_for(game: str) -> tuple[str, ...]:
    """Return the levels that people may choose from at a table of this game, the weakest first."""
    return tuple(LEVELS) if game in BOTS else (RANDOM,)


def usual_for(game: str) -> str:
    """Return the level of a bot that nobody chose."""
    return USUAL if USUAL in levels_for(game) else RANDOM


def heuristic(game: str, rng: Random) -> Bot:
    """Make a bot that plays by the game's rules of thumb."""
    return bots_of(game).heuristic(rng)


def search_for(game: str) -> Search:
    """Return what the game adds to a search."""
    return bots_of(game).search


def budget_of(name: str, text: str) -> Budget:
    """Read the budget behind the colon of a bot's name."""
    found = BUDGET.fullmatch(text)
    if found is None:
        known = (
            f"{ISMCTS}:2000 (simulations), {ISMCTS}:0.5s (seconds), {ISMCTS}:2000/0.5s (whichever comes first) "
            f"or {ISMCTS}:4x500 (four searches)"
        )
        raise BadInput(f"{name!r} has no budget we know; expected {known}")
    trees, simulations, seconds = int(found[1] or 1), int(found[2] or 0), float(found[3] or found[4] or 0)
    if not 1 <= trees <= MOST_TREES:
        raise BadInput(f"{name!r} has {trees} searches; expected 1 to {MOST_TREES}")
    zero = any([limit is not None and not float(limit) for limit in found.groups()[1:]])
    if zero or simulations > MOST_SIMULATIONS or seconds > MOST_SECONDS:
        most = f"{MOST_SIMULATIONS} simulations, or more than 0 and at most {MOST_SECONDS:.0f} seconds"
        raise BadInput(f"{name!r} has a budget out of bounds; expected 1 to {most}")
    return Budget(trees, simulations, seconds)
