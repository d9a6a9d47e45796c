"""Follows the section on Munera in docs/adding-a-card.md literally, in a copy of the tree."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from textwrap import indent
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[3]
PAGE = (ROOT / "docs" / "adding-a-card.md").read_text(encoding="utf-8")
SECTION = re.search(r"^## An Eventum card of Munera\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL)
BLOCK = re.compile(r"^\*\*`([^`]+)`\*\*(?:, (above|in) `CARDS`)?:.*?^```\w+\n(.*?)^```", re.MULTILINE | re.DOTALL)
CHECKS = (  # what must pass in the copy: the rules, the texts and the bots know the new card
    "tests/rules/munera/new_card.py",
    "tests/rules/munera/test_cards.py::test_requies_takes_a_wound_marker_off",
    "tests/rules/munera/test_cards.py::test_every_card_is_played_by_a_test",
    "tests/rules/munera/test_cards.py::test_a_card_is_offered_at_its_own_moment_and_at_no_other",
    "tests/rules/munera/test_decks.py::test_every_declared_effect_is_in_our_deck_with_an_amount_it_may_have",
    "tests/rules/munera/test_words.py::test_every_key_is_there_and_none_is_left_over",
    "tests/rules/munera/test_words.py::test_every_language_has_the_same_keys_and_arguments",
    "tests/bots/test_munera.py::test_every_card_has_a_reason_to_be_played_and_a_worth_in_the_hand",
)


class Block(NamedTuple):
    path: str
    where: str  # above or in CARDS; if empty: rows of a data file, or lines at the end of any other file
    code: str


def blocks() -> list[Block]:
    assert SECTION is not None
    found = [Block(*block) for block in BLOCK.findall(SECTION[1])]
    assert len(found) == SECTION[1].count("```") / 2, "every code block stands under the file that it goes into"
    return found


def with_block(text: str, block: Block) -> str:
    if block.path.endswith(".toml"):
        for row in block.code.splitlines():
            title = re.search(r'title = "[^"]+"', row)
            assert title is not None
            there = [line for line in text.splitlines() if title[0] in line]
            text = text.replace(there[0], row) if there else re.sub(r"\n\]\n", f"\n{row}\n]\n", text)
        return text
    if block.where == "above":
        return text.replace("\nCARDS: ", f"\n{block.code}\n\nCARDS: ")
    if block.where == "in":
        assert text.endswith("\n)\n"), "CARDS ends the file"
        return text.removesuffix(")\n") + indent(block.code.rstrip(), "    ") + ",\n)\n"
    return f"{text}\n\n{block.code}" if block.path.endswith(".py") else text + block.code


def copied(to: Path) -> None:
    unwanted = shutil.ignore_patterns("__pycache__", "static", "node_modules")
    shutil.copytree(ROOT / "src", to / "src", ignore=unwanted)
    shutil.copytree(ROOT / "tests", to / "tests", ignore=unwanted)
    shutil.copy(ROOT / "pyproject.toml", to)


def run(tree: Path, *args: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": str(tree / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, *args]
    return subprocess.run(command, cwd=tree, env=env, capture_output=True, text=True, check=False, timeout=300)


def test_a_card_touches_seven_files() -> None:
    assert sorted({block.path for block in blocks()}) == [
        "src/harena/games/munera/cards/rest.py",
        "src/harena/games/munera/data/eventa.toml",
        *[f"src/harena/locales/{lang}/munera.ftl" for lang in ("de", "en", "fr", "it")],
        "tests/rules/munera/test_cards.py",
    ]


def test_the_page_adds_a_card_that_can_be_played(tmp_path: Path) -> None:
    copied(tmp_path)
    for block in blocks():
        file = tmp_path / block.path
        before = file.read_text(encoding="utf-8")
        after = with_block(before, block)
        assert after.count("\n") > before.count("\n"), block.path
        file.write_text(after, encoding="utf-8")
    done = run(tmp_path, "-m", "pytest", "-q", "-p", "no:cacheprovider", *CHECKS)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]
