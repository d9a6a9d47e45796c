"""Follows docs/adding-a-card.md literally: its blocks add a scheme to a copy of the tree, which is played there."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
PAGE = (ROOT / "docs" / "adding-a-card.md").read_text(encoding="utf-8")
SECTION = PAGE.split("## A scheme of Spartacus for everybody, by example\n")[1].split("\n## ")[0]
BLOCK = re.compile(
    r"^In `(?P<file>[^`]+)`, "
    r"(?:(?P<end>at the end)|(?P<where>after|in place of) the line that begins with `(?P<line>[^`]+)`):\n\n"
    r"```\w*\n(?P<text>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)
TOUCHED = [
    "src/harena/games/spartacus/cards/gold.py",
    "src/harena/games/spartacus/data/intrigue.toml",
    "src/harena/locales/de/spartacus.ftl",
    "src/harena/locales/en/spartacus.ftl",
    "src/harena/locales/fr/spartacus.ftl",
    "src/harena/locales/it/spartacus.ftl",
    "tests/rules/spartacus/test_schemes.py",
]
TESTS = ("__init__.py", "rules/__init__.py", "rules/spartacus/__init__.py", "rules/spartacus/playing.py")

# Run in the copy, where the card exists.
PLAYED = """
from random import Random

from harena.bots.heuristic.spartacus import HeuristicBot
from harena.games.spartacus import GAME, words
from harena.games.spartacus.decks import OURS, starting_file
from harena.text import Texts
from tests.rules.spartacus.playing import aims, answer, cash, choose, play, position, title

CARD = "Tax on Slaves"
Texts.strict = True  # a missing text is an error


def table():
    houses = {1: ["Cook", "Mira", "Agron"], 2: ["Naevia"]}
    hands = {0: [CARD], 3: ["Whispered Rumours"]}
    return position(hands=hands, assets=houses, influence=[4, 10, 4, 6], gold=[3, 9, 9, 9])


g = table()
assert aims(g, CARD) == [0, 1, 2, 3], "declared"
assert choose(answer(table(), 0, play(CARD, 1)), {}).gold == [3, 5, 9, 9], "worked"
foiled = choose(answer(table(), 0, play(CARD, 1)), {3: play("Whispered Rumours")})
assert foiled.gold == [3, 9, 9, 9], "foiled"
assert answer(table(), 0, cash(CARD)).gold == [4, 9, 9, 9], "cashed"

for lang, name, what in (
    ("en", "Tax on Slaves", "the target pays the bank 2 gold per ready slave"),
    ("fr", "Taxe sur les Esclaves", "la Cible paie 2"),
    ("it", "Tassa sugli schiavi", "il bersaglio paga 2"),
    ("de", "Sklavensteuer", "das Ziel zahlt der Bank 2"),
):
    texts = Texts(lang)
    view = GAME.view(g, 0)
    names = words.naming(texts, view["options"], ("Marcus", "Caius", "Lucius", "Julius"), 0)
    said = words.option(texts, view, play(CARD, 1), names)
    assert name in said.head and what in said.text and "4" in said.more[-1], said
    assert any([name in line for line in words.hand(texts, view, names)]), lang

choice = GAME.rules.choice(g, 0)
plays = [option for option in words.order(GAME.view(g, 0), choice.options) if play(CARD) <= option <= play(CARD, 3)]
assert plays == [play(CARD, aim) for aim in (1, 2, 3, 0)], "against oneself comes last"

bot = HeuristicBot(Random(1))
assert bot.choose(GAME.view(g, 0), choice) == play(CARD, 1), "considered by the bot"
assert tuple(bot.why) == ("harm", (1, title(CARD))), bot.why

assert "#   tax_slaves      the target pays the bank amount gold for each ready slave (amount)" in starting_file()
assert len(OURS.titled) == 104
print("played")
"""


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the source and the one test file, with the blocks of the page applied."""
    folder = tmp_path_factory.mktemp("tree")
    skipped = shutil.ignore_patterns("__pycache__", "static", "*.so")
    shutil.copytree(ROOT / "src" / "harena", folder / "src" / "harena", ignore=skipped)
    for name in (*TESTS, "rules/spartacus/test_schemes.py"):
        (folder / "tests" / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / "tests" / name, folder / "tests" / name)
    shutil.copy(ROOT / "pyproject.toml", folder)
    for block in BLOCK.finditer(SECTION):
        apply(block, folder / block["file"])
    return folder


def apply(block: re.Match[str], path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    if block["end"]:
        gap = "\n\n" if path.suffix == ".py" else ""  # in the formatter's style
        path.write_text(text + gap + block["text"], encoding="utf-8")
        return
    (line,) = [line for line in text.splitlines(keepends=True) if line.startswith(block["line"])]
    kept = line if block["where"] == "after" else ""
    path.write_text(text.replace(line, kept + block["text"]), encoding="utf-8")


def run(folder: Path, *command: str) -> str:
    environment = {**os.environ, "PYTHONPATH": f"{folder / 'src'}{os.pathsep}{folder}", "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, *command], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_every_block_says_where_it_belongs() -> None:
    assert SECTION.count("```") == 2 * len(BLOCK.findall(SECTION))


def test_the_files_that_a_new_scheme_touches(copied: Path) -> None:
    assert sorted({block["file"] for block in BLOCK.finditer(SECTION)}) == TOUCHED
    for name in TOUCHED:
        assert (copied / name).read_text(encoding="utf-8") != (ROOT / name).read_text(encoding="utf-8"), name
    assert "touches seven files" in SECTION
    assert len(TOUCHED) == 7


def test_the_new_scheme_is_declared_played_cashed_shown_and_weighed(copied: Path) -> None:
    assert run(copied, "-c", PLAYED) == "played\n"


def test_the_test_of_the_page_passes_with_all_the_other_schemes(copied: Path) -> None:
    tests = "tests/rules/spartacus/test_schemes.py"
    assert "1 passed" in run(copied, "-m", "pytest", "-p", "no:cacheprovider", tests, "-k", "tax_on_slaves")
    run(copied, "-m", "pytest", "-p", "no:cacheprovider", tests)
