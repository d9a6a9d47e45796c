"""Reads a collection of puzzles: a heading, then one puzzle per line.

The heading has the decks and the version of the rules. With other decks of today the puzzles stay as they were; under
other rules an answer may be worth something else, so the collection is refused.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from functools import cache, cached_property
from importlib.resources import files
from typing import Any

from harena.files import BROKEN
from harena.game import Game
from harena.games import game
from harena.kernel.rules import BadInput
from harena.puzzles.puzzle import Puzzle, unplain

FORMAT_VERSION = 1
ID = re.compile(r'\{"id":"([0-9a-f]+)"')  # each line begins with it
KEY = "harena_puzzles"  # of the heading: the version of the format


def heading(chosen: Game[Any], seed: int) -> dict[str, Any]:
    """Return the first line of a collection that is made today."""
    decks = chosen.rules.decks_text(chosen.complete({"players": chosen.seats[-1]}))
    return {
        KEY: FORMAT_VERSION,
        "game": chosen.name,
        "rules_version": chosen.rules.version,
        "seed": seed,
        "decks": decks,
    }


class Collection:
    """The puzzles of one game. Each is read when it is first asked for."""

    def __init__(self, chosen: Game[Any], decks: str, lines: Sequence[str], where: str) -> None:
        self.game, self.decks, self.where = chosen, decks, where
        self._lines = lines
        self._read: dict[int, Puzzle] = {}

    def __len__(self) -> int:
        return len(self._lines)

    @cached_property
    def ids(self) -> list[str]:
        """Return the id of every puzzle. They stay the same when others are added."""
        return [match[1] if (match := ID.match(line)) else "" for line in self._lines]

    def __getitem__(self, at: int) -> Puzzle:
        found = self._read.get(at)
        if found is None:
            try:
                found = unplain(self.game, json.loads(self._lines[at]), self.decks)
            except (BadInput, *BROKEN) as error:
                why = str(error) if isinstance(error, BadInput) else f"it is broken ({type(error).__name__})"
                raise BadInput(f"{self.where}, puzzle {at + 1}: {why}"[:300]) from None
            self._read[at] = found
        return found


def read_collection(text: str, where: str) -> Collection:
    """Read a file of puzzles. BadInput says in one line what is wrong with it."""
    first, *lines = text.splitlines() or [""]
    try:
        head = json.loads(first)
    except (ValueError, RecursionError):
        head = None
    if not isinstance(head, dict) or KEY not in head:
        raise BadInput(f"{where}: not a collection of puzzles; expected a file that harena puzzles has written")
    if head[KEY] != FORMAT_VERSION:
        raise BadInput(f"{where}: puzzles of format {head[KEY]!r}; this version reads format {FORMAT_VERSION}"[:200])
    name, decks = head.get("game"), head.get("decks")
    if not isinstance(name, str) or not isinstance(decks, str):
        raise BadInput(f"{where}: the heading names no game, or no decks")
    chosen = game(name)
    if head.get("rules_version") != chosen.rules.version:
        raise BadInput(
            f"{where}: puzzles for version {head.get('rules_version')!r} of the rules of {name}; this is version "
            f"{chosen.rules.version}, so make new ones with harena puzzles"
        )
    return Collection(chosen, decks, [line for line in lines if line.strip()], where)


@cache
def own_collection(name: str) -> Collection | None:
    """Return the puzzles that come with the package; None: there are none for this game."""
    file = files("harena.puzzles").joinpath("data", f"{name}.jsonl")
    if not file.is_file():
        return None
    return read_collection(file.read_text(encoding="utf-8"), f"the puzzles of {name}")
