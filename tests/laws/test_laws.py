"""Checks every law for every registered game, player count and shape of options."""

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
from tests.cases import cases
from tests.laws.check import check_match
from tests.laws.laws import walk
from tests.variants import EVERY_GAME, variants_of

TABLES = [(name, number) for name in EVERY_GAME for number in range(len(variants_of(name)))]
# How many positions the expensive laws would check in a match of a third of the longest length; most are shorter.
CLOSELY = {"gorus": 12, "munera": 30, "spartacus": 30, "nundinae": 12}
MATCHES = {"gorus": 1, "munera": 1, "spartacus": 1, "nundinae": 6}  # per shape of table
SOAK_CLOSELY, SOAK_MATCHES = 40, 4  # in `make soak`: positions, and how many times as many matches


def check_matches(name: str, number: int, seeds: range, closely: int) -> None:
    chosen = game(name)
    options = dict(variants_of(name)[number])
    share = min(1.0, closely / (chosen.longest(options) / 3))
    seen: Counter[str] = Counter()
    for seed in seeds:
        seen += check_match(chosen, options, 1000 * number + seed, share)
    assert seen["looked at closely"] > 5
    assert seen["guesses unlike the truth"] > seen["guesses"] / 4, "resampling really varies what is hidden"


@pytest.mark.parametrize(("name", "number"), cases(TABLES[::3], [each for each in TABLES if each not in TABLES[::3]]))
def test_every_law_holds_in_random_matches(name: str, number: int) -> None:
    check_matches(name, number, range(MATCHES[name]), CLOSELY[name])


@pytest.mark.soak
@pytest.mark.parametrize(("name", "number"), TABLES)
def test_every_law_holds_in_more_random_matches(name: str, number: int) -> None:
    check_matches(name, number, range(SOAK_MATCHES * MATCHES[name]), SOAK_CLOSELY)


TOO_RARE = {"attack.shield_back"}  # an attacker with a Scutum meets a triple of Agron or Varro


@pytest.mark.parametrize("name", EVERY_GAME)
def test_random_play_reaches_every_step_that_asks(name: str) -> None:
    """In 32 matches at most; all steps of a game are usually reached in far fewer."""
    chosen = game(name)
    asking = {ASK, AGAIN, SEAL, GATHER, SEALED, ROUNDS}
    steps = {f"{p.name}.{s.name}" for p in chosen.rules.procedures.values() for s in p.steps if s.op in asking}
    steps -= TOO_RARE
    for seed in range(8):
        for options in variants_of(name)[:4]:
            for g, _ in walk(chosen, dict(options), 77 + seed):
                f = g.stack[-1]
                steps.discard(f"{f.proc}.{chosen.rules.procedures[f.proc].name_of(f.at)}")
            if not steps:
                return
    raise AssertionError(f"never reached: {sorted(steps)}")


def declared(cls: type[State] | type[Frame], base: type[State] | type[Frame]) -> set[str]:
    outside = {"table"} if issubclass(cls, State) else set()  # the options stand in `settings`
    return {field.name for field in cls.FIELDS} | outside if cls is not base else set()


@pytest.mark.parametrize("name", EVERY_GAME)
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


@pytest.mark.parametrize("name", EVERY_GAME)
def test_every_hidden_field_declares_its_stuff(name: str) -> None:
    """The twin law redistributes hidden things by their `stuff`; it would skip a field without one."""
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


BASE = {
    "kernel", "look", "sources", "talk", "game", "deck_format", "matches", "games", "text", "text_parts",
    "text_protocol", "reference", "teaching", "things",
}  # fmt: skip
ALLOWED = {  # package: what it may import
    "kernel": {"kernel"},
    "text.py": {"kernel"},
    "text_parts.py": set(),
    "text_protocol.py": {"kernel", "text", "text_parts"},
    "sources.py": {"kernel"},
    "deck_format.py": {"text", "sources"},
    "look.py": {"kernel", "text"},
    "talk": {"text", "text_parts", "talk"},
    "things.py": {"sources", "text", "text_parts"},
    "reference.py": {"text", "things"},
    "teaching.py": set(),
    "game.py": {"kernel", "deck_format", "reference", "teaching", "text", "text_protocol", "talk", "things"},
    "matches": {"kernel", "game", "sources", "matches"},
    "games": BASE,
    "files.py": {"kernel", "game", "matches", "games"},
    "batch": {"kernel", "games", "batch"},
    "bots": {"kernel", "talk", "game", "matches", "games", "batch", "bots"},
    "lab": BASE | {"batch", "bots", "coach", "lab", "files", "intervals", "processes", "puzzles", "ratings"},
    "puzzles": {"kernel", "bots", "files", "game", "games", "matches", "puzzles"},
    "lessons": {"kernel", "text", "game", "matches", "games", "files", "lessons"},
    "api": BASE | {"bots", "files", "players", "api"},
    "__init__.py": {"api", "compiled"},
    "compiled.py": set[str](),
    "envs": BASE | {"batch", "bots", "envs"},
    "names": {"talk", "names"},
    "intervals.py": set[str](),
    "ratings.py": set[str](),
    "achievements": BASE | {"achievements"},
    "coach": BASE | {"bots", "hints", "players", "processes", "coach"},
    "players.py": {"kernel", "bots", "names"},
    "hints.py": BASE | {"bots"},
    "processes.py": set[str](),
    "terminal": BASE | {"bots", "files", "names", "players", "hints", "processes", "terminal"},
    "server": BASE
    | {
        "achievements",
        "bots",
        "coach",
        "compiled",
        "files",
        "hints",
        "intervals",
        "lessons",
        "puzzles",
        "names",
        "players",
        "processes",
        "ratings",
        "server",
    },
}


FREE = {"cli", "__main__.py"}  # may import everything


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
                foreign = own not in ("", "__init__.py") and parts[1] == "games" and len(parts) > 2 and parts[2] != own
                assert not foreign, f"{path}: games never import each other"
