"""Every game on the shelf, every shape of table, under every law."""

from __future__ import annotations

import ast
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import harena
from harena.game import Game
from harena.games import game
from harena.kernel.chance import Luck
from harena.kernel.flow import AGAIN, ASK, GATHER, ROUNDS, SEAL, SEALED
from harena.kernel.state import ALL, MEMORY, Frame, State
from tests.laws.check import check_match
from tests.variants import EVERY_GAME, variants_of

TABLES = [(name, number) for name in EVERY_GAME for number in range(len(variants_of(name)))]
CLOSELY = 40  # positions a match at which the costly laws look
MATCHES = {"gorus": 2, "munera": 2, "spartacus": 2, "nundinae": 12}


@pytest.mark.parametrize(("name", "number"), TABLES)
def test_every_law_holds_in_random_matches(name: str, number: int) -> None:
    chosen = game(name)
    options = dict(variants_of(name)[number])
    seen: Counter[str] = Counter()
    for seed in range(MATCHES[name]):
        share = min(1.0, CLOSELY / (chosen.longest(options) / 3))
        seen += check_match(chosen, options, 1000 * number + seed, share)
    assert seen["looked at closely"] > 5
    assert seen["guesses unlike the truth"] > seen["guesses"] / 4, "resampling really varies what is hidden"


@pytest.mark.parametrize("name", EVERY_GAME)
def test_random_play_reaches_every_step_that_asks(name: str) -> None:
    chosen = game(name)
    seen: Counter[str] = Counter()
    for options in variants_of(name)[:4]:
        for seed in range(8):
            seen += check_match(chosen, dict(options), 77 + seed, share=0.0)
    asking = {ASK, AGAIN, SEAL, GATHER, SEALED, ROUNDS}
    steps = {f"step {p.name}.{s.name}" for p in chosen.rules.procedures.values() for s in p.steps if s.op in asking}
    assert steps <= set(seen)


def declared(cls: type[State] | type[Frame], base: type[State] | type[Frame]) -> set[str]:
    outside = {"table"} if issubclass(cls, State) else set()  # the options stand in `settings`
    return {field.name for field in cls.FIELDS} | outside if cls is not base else set()


@pytest.mark.parametrize("name", EVERY_GAME)
def test_slots_are_the_declared_fields(name: str) -> None:
    """An undeclared field would be invisible to digest, copy and dump alike, hence to the laws."""
    chosen = game(name)
    g = chosen.rules.blank(chosen.complete({}), Luck())
    assert set(type(g).__slots__) == declared(type(g), State)
    for procedure in chosen.rules.procedures.values():
        slots = procedure.frame.__slots__ if procedure.frame is not Frame else ()
        assert set(slots) == declared(procedure.frame, Frame)
        assert not hasattr(procedure.frame(), "__dict__")
    assert not hasattr(g, "__dict__")


@pytest.mark.parametrize("name", EVERY_GAME)
def test_every_hidden_field_says_what_lies_in_it(name: str) -> None:
    """Without it the twin law would leave the field alone, and prove nothing."""
    chosen = game(name)
    g = chosen.rules.blank(chosen.complete({}), Luck())
    holders = [type(g), *[procedure.frame for procedure in chosen.rules.procedures.values()]]
    fields = [field for holder in holders for field in holder.FIELDS if field.audience not in (ALL, MEMORY)]
    assert [field.name for field in fields if not field.stuff] == []


@pytest.mark.parametrize("name", EVERY_GAME)
def test_kinds_own_their_numbers(name: str) -> None:
    chosen: Game[Any] = game(name)
    blocks = sorted((kind.start, kind.start + kind.size, kind.name) for kind in chosen.rules.kinds)
    for (_, end, one), (start, _, other) in pairwise(blocks):
        assert end <= start, f"{one} and {other} overlap"


BASE = {"kernel", "game", "deck_format", "matches", "games", "text", "text_protocol"}
ALLOWED = {  # package: what it may import
    "kernel": {"kernel"},
    "text.py": {"kernel"},
    "text_protocol.py": {"kernel", "text"},
    "deck_format.py": {"text"},
    "game.py": {"kernel", "deck_format", "text_protocol"},
    "matches": {"kernel", "game", "matches"},
    "games": BASE,
    "files.py": {"kernel", "game", "matches", "games"},
    "bots": {"kernel", "game", "matches", "games", "bots"},
    "lab": BASE | {"bots", "lab", "files"},
    "envs": BASE | {"bots", "envs"},
    "players.py": {"kernel", "bots"},
    "hints.py": BASE | {"bots"},
    "processes.py": set[str](),
    "terminal": BASE | {"bots", "files", "players", "hints", "processes", "terminal"},
    "server": BASE | {"bots", "files", "players", "hints", "processes", "server"},
}


FREE = {"cli", "__main__.py"}  # these may import all


def pokes(source: str) -> list[int]:
    """The lines that move another object's `at`, or look into a stack below its top."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and node.attr == "at" and isinstance(node.ctx, ast.Store | ast.Del):
            own = isinstance(node.value, ast.Name) and node.value.id == "self"
            found += [] if own else [node.lineno]
        elif isinstance(node, ast.Subscript) and ast.unparse(node.value).split(".")[-1] == "stack":
            found += [] if ast.unparse(node.slice) == "-1" else [node.lineno]
    return found


def test_only_the_kernel_moves_a_frame_or_looks_below_the_top() -> None:
    """Elsewhere a step says `when`, an answer jumps by name, and `enclosing` finds the frame of a class."""
    root = Path(harena.__file__).parent
    paths = [path for path in root.rglob("*.py") if path.relative_to(root).parts[0] != "kernel"]
    assert [f"{path}:{line}" for path in paths for line in pokes(path.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize("line", ["f.at = 3", "g.stack[0].at -= 1", "a, f.at = 1, 2", "x = g.stack[-2]", "stack[1]"])
def test_a_poke_is_found(line: str) -> None:
    assert pokes(line)


@pytest.mark.parametrize("line", ["self.at = 3", "x = f.at", "f = g.stack[-1]", "g.stack.append(f)"])
def test_what_is_no_poke_is_left_alone(line: str) -> None:
    assert not pokes(line)


def test_rooms_import_only_what_lies_below_them() -> None:
    root = Path(harena.__file__).parent
    for path in root.rglob("*.py"):
        room = path.relative_to(root).parts[0]
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom):
                assert not node.level, f"{path}: say whence you import"
                whence = node.module or ""
                names += [f"harena.{alias.name}" for alias in node.names] if whence == "harena" else [whence]
            for name in [n for n in names if n.startswith("harena.") and n != "harena.__version__"]:
                parts = name.split(".")
                assert room in ALLOWED or room in FREE, f"{path}: give the new room a place in the import law"
                assert room not in ALLOWED or parts[1] in ALLOWED[room], f"{path} imports {name}"
                own = path.relative_to(root).parts[1] if room == "games" else ""
                foreign = own not in ("", "__init__.py") and parts[1] == "games" and len(parts) > 2 and parts[2] != own
                assert not foreign, f"{path}: games never import each other"
