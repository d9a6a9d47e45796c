"""Games of other packages: added by hand or with HARENA_GAMES; and what is loaded when."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from harena import games
from harena.game import Game
from harena.games import GAMES, game, game_names, register
from harena.kernel.rules import BadInput, Rules
from harena.text import Texts, rules_text
from harena.text_protocol import Words
from tests.games.nundinae import GAME, RULES
from tests.games.nundinae.state import Nundinae


@pytest.fixture
def registry(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whatever a test registers is forgotten afterwards."""
    game_names()
    monkeypatch.setattr(games, "_registered", {"nundinae": GAME})
    yield
    games._register_named_modules.cache_clear()


def called(name: str) -> Game[Nundinae]:
    """The test game under another name, without texts or words of its own."""
    copied: Rules[Nundinae] = Rules(
        name,
        version=1,
        complete=RULES.complete,
        blank=RULES.blank,
        first=RULES.first,
        procedures=tuple(RULES.procedures.values()),
    )
    return Game(
        rules=copied,
        words=Words(name),
        seats=GAME.seats,
        settings=GAME.settings,
        view=GAME.view,
        resample=GAME.resample,
        outcome=GAME.outcome,
        conserved=GAME.conserved,
        longest=GAME.longest,
    )


def harena(*args: str, **environment: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, **environment}
    return subprocess.run([sys.executable, "-m", "harena", *args], capture_output=True, text=True, env=env, check=False)


def test_the_tests_know_one_game_more() -> None:
    assert game_names() == [*GAMES, "nundinae"]
    assert game("nundinae") is GAME


def test_a_game_is_registered_with_its_texts(registry: None) -> None:
    register(GAME)  # once more changes nothing
    assert Texts("de").say("nundinae-name") == "Nundinae"
    assert rules_text("nundinae", "fr").find("N-1")
    register(mine := called("feriae"))
    assert game_names() == [*GAMES, "nundinae", "feriae"]
    assert game("feriae") is mine


def test_a_name_that_is_taken_is_refused(registry: None) -> None:
    for name in ("gorus", "nundinae"):
        with pytest.raises(BadInput, match=f"there is a game '{name}' already; register yours under another name"):
            register(called(name))


@pytest.mark.parametrize("module", ["no.such.module", "json"])
def test_a_module_without_a_game_is_told_in_a_line(module: str) -> None:
    found = harena("games", HARENA_GAMES=module)
    assert (found.returncode, found.stdout) == (2, "")
    assert found.stderr.startswith(f"harena: HARENA_GAMES names '{module}', which has no GAME: ")
    assert found.stderr.count("\n") == 1


def test_without_the_variable_there_are_ours_alone() -> None:
    said = harena("play", "nundinae", HARENA_GAMES="")
    assert said.stderr == f"harena: unknown game 'nundinae'; expected one of: {', '.join(GAMES)}\n"


def test_help_loads_no_game_and_nothing_heavy(tmp_path: Path) -> None:
    told = (
        "import sys\n"
        "from harena.cli import main\n"
        "main(['--help'])\n"
        "heavy = [name for name in sys.modules if name in ('numpy', 'polars', 'altair')]\n"
        "games = [name for name in sys.modules if name.startswith(('harena.games.', 'harena.bots.heuristic.'))]\n"
        "print(heavy + games, file=sys.stderr)\n"
    )
    run = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    assert run.stderr == "[]\n"
