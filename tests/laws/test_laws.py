"""Checks every law for every registered game, player count and shape of options."""

from __future__ import annotations

import ast
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import harena
from harena.games import GAMES, game
from harena.kernel.chance import Luck
from harena.kernel.flow import AGAIN, ASK, GATHER, ROUNDS, SEAL, SEALED
from harena.kernel.rules import Game
from harena.kernel.state import ALL, MEMORY, Frame, State
from tests.laws.check import check_match
from tests.laws.laws import walk

TABLES = [(name, number) for name in GAMES for number in range(len(game(name).variants()))]
# How many positions the expensive laws would check in a match of a third of the longest length; most are shorter.
CLOSELY = {"gorus": 12, "munera": 30, "spartacus": 30, "nundinae": 12}
MATCHES = {"gorus": 1, "munera": 1, "spartacus": 1, "nundinae": 6}  # per shape of table
SOAK_CLOSELY, SOAK_MATCHES = 40, 4  # in `make soak`: positions, and how many times as many matches


def check_matches(name: str, number: int, seeds: range, closely: int) -> None:
    chosen = game(name)
    options = dict(chosen.variants()[number])
    share = min(1.0, closely / (chosen.longest(options) / 3))
    seen: Counter[str] = Counter()
    for seed in seeds:
        seen += check_match(chosen, options, 1000 * number + seed, share)
    assert seen["looked at closely"] > 5
    assert seen["guesses unlike the truth"] > seen["guesses"] / 4, "resampling really varies what is hidden"


@pytest.mark.parametrize(("name", "number"), TABLES)
def test_every_law_holds_in_random_matches(name: str, number: int) -> None:
    check_matches(name, number, range(MATCHES[name]), CLOSELY[name])


@pytest.mark.soak
@pytest.mark.parametrize(("name", "number"), TABLES)
def test_every_law_holds_in_more_random_matches(name: str, number: int) -> None:
    check_matches(name, number, range(SOAK_MATCHES * MATCHES[name]), SOAK_CLOSELY)


@pytest.mark.parametrize("name", GAMES)
def test_random_play_reaches_every_step_that_asks(name: str) -> None:
    """In 32 matches at most; all steps of a game are usually reached in far fewer."""
    chosen = game(name)
    asking = {ASK, AGAIN, SEAL, GATHER, SEALED, ROUNDS}
    steps = {f"{p.name}.{s.name}" for p in chosen.rules.procedures.values() for s in p.steps if s.op in asking}
    for seed in range(8):
        for options in chosen.variants()[:4]:
            for g, _ in walk(chosen, dict(options), 77 + seed):
                f = g.stack[-1]
                steps.discard(f"{f.proc}.{chosen.rules.procedures[f.proc].name_of(f.at)}")
            if not steps:
                return
    raise AssertionError(f"never reached: {sorted(steps)}")


def declared(cls: type[State] | type[Frame], base: type[State] | type[Frame]) -> set[str]:
    outside = {"table"} if issubclass(cls, State) else set()  # the options stand in `settings`
    return {field.name for field in cls.FIELDS} | outside if cls is not base else set()


@pytest.mark.parametrize("name", GAMES)
def test_slots_are_the_declared_fields(name: str) -> None:
    """Digest, copy and dump know only declared fields, so the laws could not see an undeclared one."""
    chosen = game(name)
    g = chosen.rules.blank(chosen.complete({}), Luck())
    assert set(type(g).__slots__) == declared(type(g), State)
    for procedure in chosen.rules.procedures.values():
        slots = procedure.frame.__slots__ if procedure.frame is not Frame else ()
        assert set(slots) == declared(procedure.frame, Frame)
        assert not hasattr(procedure.frame(), "__dict__")
    assert not hasattr(g, "__dict__")


@pytest.mark.parametrize("name", GAMES)
def test_every_hidden_field_declares_its_stuff(name: str) -> None:
    """The twin law redistributes hidden things by their `stuff`; it would skip a field without one."""
    chosen = game(name)
    g = chosen.rules.blank(chosen.complete({}), Luck())
    holders = [type(g), *[procedure.frame for procedure in chosen.rules.procedures.values()]]
    fields = [field for holder in holders for field in holder.FIELDS if field.audience not in (ALL, MEMORY)]
    assert [field.name for field in fields if not field.stuff] == []


@pytest.mark.parametrize("name", GAMES)
def test_kinds_own_their_numbers(name: str) -> None:
    chosen: Game[Any] = game(name)
    blocks = sorted((kind.start, kind.start + kind.size, kind.name) for kind in chosen.rules.kinds)
    for (_, end, one), (start, _, other) in pairwise(blocks):
        assert end <= start, f"{one} and {other} overlap"


BASE = {"kernel", "matches", "games", "text", "text_protocol"}
ALLOWED = {  # package: what it may import
    "kernel": {"kernel"},
    "matches": {"kernel", "matches"},
    "text.py": {"kernel"},
    "text_protocol.py": {"kernel", "text"},
    "games": {"kernel", "matches", "games", "text"},
    "files.py": {"kernel", "matches", "games"},
    "bots": {"kernel", "matches", "games", "bots"},
    "lab": BASE | {"bots", "lab", "files"},
    "envs": BASE | {"bots", "envs"},
    "players.py": {"kernel", "bots"},
    "hints.py": BASE | {"bots"},
    "processes.py": set[str](),
    "terminal": BASE | {"bots", "files", "players", "hints", "processes", "terminal"},
    "server": BASE | {"bots", "files", "players", "hints", "processes", "server"},
}


FREE = {"cli", "__main__.py"}  # may import everything


def test_packages_import_only_what_they_may() -> None:
    root = Path(harena.__file__).parent
    for path in root.rglob("*.py"):
        package = path.relative_to(root).parts[0]
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom):
                assert not node.level, f"{path}: use absolute imports"
                source = node.module or ""
                names += [f"harena.{alias.name}" for alias in node.names] if source == "harena" else [source]
            for name in [n for n in names if n.startswith("harena.") and n != "harena.__version__"]:
                parts = name.split(".")
                assert package in ALLOWED or package in FREE, f"{path}: add the new package to ALLOWED"
                assert package not in ALLOWED or parts[1] in ALLOWED[package], f"{path} imports {name}"
                own = path.relative_to(root).parts[1] if package == "games" else ""
                foreign = package == "games" and parts[1] == "games" and len(parts) > 2 and parts[2] != own
                assert not foreign, f"{path}: games never import each other"
