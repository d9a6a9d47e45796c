"""Every rule that the rules text marks as a ruling has a row in docs/rulings.md, and the other way round."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from harena.games import GAMES
from harena.text import LANGUAGES, rules_text

PAGE = Path(__file__).resolve().parents[2] / "docs" / "rulings.md"
NUMBER = re.compile(r"[A-Z]-\d+(?:\.\d+)?")


def marked(game: str, mark: str, lang: str = "en") -> set[str]:
    """Return the rules that the rules text gives this mark, such as [ruling]. `rules_text` replaces the marks."""
    text = (files("harena.games") / game / "rules" / f"{lang}.md").read_text(encoding="utf-8")
    rules = re.findall(r"(?m)^- \*\*([A-Z]-\d+\.\d+)\*\* (.*(?:\n\n?  .*)*)$", text)
    return {number for number, rule in rules if mark in rule}


def rows(game: str, notes: bool) -> list[tuple[list[str], str]]:
    """Return the rows of a game's first table, or of its notes: the rules a row is about, and what it says we play."""
    title = rules_text(game, "en").title
    section = PAGE.read_text(encoding="utf-8").partition(f"\n## {title}\n")[2].partition("\n## ")[0]
    found = section.partition("\n### Notes\n")[2 if notes else 0]
    cells = [line.strip("| ").split(" | ") for line in found.splitlines() if line.startswith("| ")][2:]
    return [(NUMBER.findall(row[0]), row[-1]) for row in cells]


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_of_the_rules_text_is_on_the_page(game: str) -> None:
    listed = {number for numbers, _ in rows(game, notes=False) for number in numbers}
    missing = sorted(marked(game, "[ruling]") - listed)
    assert not missing, f"docs/rulings.md has no row for: {', '.join(missing)}"


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_of_the_page_is_marked_in_the_rules_text(game: str) -> None:
    """What is no ruling of ours belongs into the table under Notes."""
    listed = {number for numbers, _ in rows(game, notes=False) for number in numbers}
    unmarked = sorted(listed - marked(game, "[ruling]"))
    assert not unmarked, f"the rules text does not mark as [ruling]: {', '.join(unmarked)}"


@pytest.mark.parametrize("game", GAMES)
def test_every_row_names_rules_that_exist_and_says_what_we_play(game: str) -> None:
    chapters = rules_text(game, "en").chapters
    known = {chapter.number for chapter in chapters} | {rule.number for part in chapters for rule in part.rules}
    assert rows(game, notes=False)
    assert rows(game, notes=True)
    for numbers, said in [*rows(game, notes=False), *rows(game, notes=True)]:
        assert numbers
        assert set(numbers) <= known
        assert said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mark", ["[ruling]", "[data]", "[option]"])
@pytest.mark.parametrize("game", GAMES)
def test_every_language_has_the_same_marks(game: str, mark: str, lang: str) -> None:
    assert marked(game, mark, lang) == marked(game, mark)


@pytest.mark.rule("G-1.2")
def test_the_page_says_that_equal_favor_in_all_schools_is_our_reading() -> None:
    [said] = [said for numbers, said in rows("gorus", notes=True) if numbers == ["G-1.2"]]
    assert "the same favor in every school is our reading" in said


@pytest.mark.rule("G-4.1")
def test_the_page_says_that_no_card_is_0() -> None:
    [said] = [said for numbers, said in rows("gorus", notes=True) if numbers == ["G-4.1"]]
    assert said.startswith("the sum of no cards is 0")


@pytest.mark.rule("G-7.1")
@pytest.mark.parametrize(
    ("lang", "word"), [("en", "publisher"), ("fr", "éditeur"), ("it", "editore"), ("de", "Verlag")]
)
def test_solo_names_the_rules_of_the_publisher_that_we_have_not_seen(lang: str, word: str) -> None:
    found = rules_text("gorus", lang).find("G-7.1")
    assert found is not None
    assert word in found.text


@pytest.mark.rule("M-1.3", "M-1.4", "M-1.5", "M-1.6", "M-1.7", "M-15.1")
@pytest.mark.parametrize(("lang", "ours"), [("en", "ours"), ("fr", "nous"), ("it", "nostr"), ("de", "von uns")])
def test_munera_says_plainly_which_cards_are_ours(lang: str, ours: str) -> None:
    for number in ("M-1.3", "M-1.4", "M-1.5", "M-1.6", "M-1.7", "M-15.1"):
        found = rules_text("munera", lang).find(number)
        assert found is not None
        assert ours in found.text, number


@pytest.mark.rule("S-1.3", "S-1.4", "S-16.1", "S-17.1")
@pytest.mark.parametrize(("lang", "ours"), [("en", "ours"), ("fr", "de nous"), ("it", "nostr"), ("de", "von uns")])
def test_spartacus_says_plainly_which_cards_are_ours(lang: str, ours: str) -> None:
    for number in ("S-1.3", "S-1.4", "S-16.1", "S-17.1"):
        found = rules_text("spartacus", lang).find(number)
        assert found is not None
        assert ours in found.text.casefold(), number
