"""Only a game's own places know the game: elsewhere there is no name of a game, no field of its state, and no module or
optional method that is looked up by a string."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import harena
from harena.games import GAMES, game
from harena.kernel.chance import Luck

ROOT = Path(harena.__file__).parent
CLIENT = ROOT.parent.parent / "client" / "src"
REGISTRIES = {  # typed tables with one entry per game
    "achievements/__init__.py",
    "games/__init__.py",
    "bots/registry.py",
    "bots/talk/registry.py",
    "lab/study/__init__.py",
    "envs/legal/__init__.py",
    "envs/observations/__init__.py",
    "envs/openspiel_games.py",
}
LOOKUPS = ("import_module", "find_spec", "getattr", "hasattr")
OF_A_GAME = re.compile(r"(?:^|\.)(?:g|game|chosen|words|rules|bot|module)$")


def belongs_to_a_game(path: Path) -> bool:
    """games/gorus/..., bots/heuristic/gorus/..., bots/search/gorus_playout.py, lab/study/gorus.py"""
    return any([part.split("_")[0].removesuffix(".py") in GAMES for part in path.parts])


def shared_files() -> list[Path]:
    inner = [path.relative_to(ROOT) for path in sorted(ROOT.rglob("*.py"))]
    return [path for path in inner if not belongs_to_a_game(path)]


def code_of(path: Path) -> Iterator[ast.AST]:
    return ast.walk(ast.parse((ROOT / path).read_text(encoding="utf-8")))


def test_the_rooms_are_found() -> None:
    rooms = {path.parts[0] for path in shared_files()}
    assert {"server", "cli", "terminal", "lab", "envs", "bots", "games", "kernel", "matches"} <= rooms
    assert belongs_to_a_game(Path("bots/search/gorus_playout.py"))


@pytest.mark.parametrize("path", [path for path in shared_files() if str(path) not in REGISTRIES], ids=str)
def test_no_shared_file_names_a_game(path: Path) -> None:
    for node in code_of(path):
        if isinstance(node, ast.Constant):
            assert node.value not in GAMES, f"line {node.lineno}: {node.value!r}; ask the Game, or use a typed registry"
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("harena.games."):
            raise AssertionError(f"line {node.lineno} imports {node.module}; ask the Game, or use a typed registry")


@pytest.mark.parametrize("path", shared_files(), ids=str)
def test_nothing_of_a_game_is_looked_up_by_a_string(path: Path) -> None:
    """Modules of other packages may be: they are optional, and their names are constants."""
    for node in code_of(path):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or node.func.id not in LOOKUPS:
            continue
        if node.func.id in ("getattr", "hasattr"):
            named = isinstance(node.args[1], ast.Constant)  # else it goes through the declared fields
            assert not named or not OF_A_GAME.search(ast.unparse(node.args[0])), f"line {node.lineno}"
        elif str(path) != "games/__init__.py":  # it imports what HARENA_GAMES names
            told = ast.unparse(node.args[0])
            assert isinstance(node.args[0], ast.Constant) or "harena" not in told, f"line {node.lineno}: {told}"
            assert not re.search(r"\{(self\.)?(game|name)\}", told), f"line {node.lineno}: {told}"


def fields() -> set[str]:
    """Everything in the views of our games that only one game has, or that is about hidden cards."""
    found: list[set[str]] = []
    for name in GAMES:
        rules = game(name).rules
        holders = [type(rules.blank(game(name).complete({}), Luck()))]
        found.append({field.name for holder in holders for field in holder.FIELDS})
    return {each + end for names in found for each in names for end in ("", "_size")}


SEATED = ("server", "cli", "terminal", "lab", "envs")


READERS = [path for path in shared_files() if path.parts[0] in SEATED and str(path) not in REGISTRIES]


@pytest.mark.parametrize("path", READERS, ids=str)
def test_no_room_reads_a_field_of_a_game(path: Path) -> None:
    known = fields() - {"sides", "winners", "round", "turn", "host"}  # these have a meaning outside a game, too
    for node in code_of(path):
        found: ast.expr | None = None
        if isinstance(node, ast.Subscript):
            found = node.slice
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "get":
            found = node.args[0] if node.args else None
        if isinstance(found, ast.Constant):
            assert found.value not in known, f"line {found.lineno}: {ast.unparse(node)} is known to one game"


@pytest.mark.skipif(not CLIENT.is_dir(), reason="the sources of the page are not here")
def test_the_page_knows_games_in_their_folder_only() -> None:
    names = re.compile(rf"\b(?:{'|'.join((*GAMES, 'nundinae', 'hands_size', 'denarii'))})\b")
    paths = [path for path in sorted(CLIENT.rglob("*")) if path.suffix in (".ts", ".svelte")]
    assert len(paths) > 50
    own = {CLIENT / "games", CLIENT / "gallery"}  # the gallery shows the parts of any game
    for path in paths:
        if not own & set(path.parents) and not path.name.endswith(".test.ts"):
            assert names.findall(path.read_text(encoding="utf-8")) == [], path
