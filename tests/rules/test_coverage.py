"""Every numbered rule of the product's own text is named by a test, and told in every language."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

from harena.games import GAMES

TESTS = Path(__file__).resolve().parent.parent
LANGUAGES = ("en", "fr", "it", "de")


def told(game: str, language: str) -> list[str]:
    text = (files("harena.games") / game / "rules" / f"{language}.md").read_text(encoding="utf-8")
    return re.findall(r"^- \*\*([A-Z]-\d+\.\d+)\*\*", text, re.MULTILINE)


@cache
def named_by_tests() -> frozenset[str]:
    marks: set[str] = set()
    for path in TESTS.rglob("test_*.py"):
        for call in re.findall(r"mark\.rule\(([^)]*)\)", path.read_text(encoding="utf-8")):
            marks.update(re.findall(r"[A-Z]-\d+\.\d+", call))
    return frozenset(marks)


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_named_by_a_test(game: str) -> None:
    rules = told(game, "en")
    assert len(rules) > 20
    assert [rule for rule in rules if rule not in named_by_tests()] == []


@pytest.mark.parametrize("game", GAMES)
def test_no_test_names_a_rule_that_does_not_exist(game: str) -> None:
    letter = told(game, "en")[0][0]
    assert {mark for mark in named_by_tests() if mark[0] == letter} <= set(told(game, "en"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_language_tells_the_same_rules(game: str, language: str) -> None:
    assert told(game, language) == told(game, "en")
    assert len(set(told(game, language))) == len(told(game, language))
