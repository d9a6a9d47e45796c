"""Every chapter of the rules has a picture, the same in all languages, with a caption and a description. That the page
can draw each of them is tested in client/src/rules/figures.test.ts."""

from __future__ import annotations

import pytest

from harena.games import GAMES
from harena.text import LANGUAGES, Texts, catalogue, rules_text


def figures(game: str, lang: str) -> list[tuple[str, str]]:
    """Return the rules that have figures, with their names."""
    return [
        (rule.number, figure)
        for chapter in rules_text(game, lang).chapters
        for rule in chapter.rules
        for figure in rule.figures
    ]


@pytest.mark.parametrize("game", GAMES)
def test_every_chapter_has_a_figure(game: str) -> None:
    chapters = {number.partition(".")[0] for number, _ in figures(game, "en")}
    assert chapters == {chapter.number for chapter in rules_text(game, "en").chapters}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_language_has_the_same_figures_in_the_same_places(game: str, lang: str) -> None:
    assert figures(game, lang) == figures(game, "en")
    names = [name for _, name in figures(game, lang)]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_figure_has_a_caption_and_a_description_and_no_others_exist(lang: str) -> None:
    texts, wanted = Texts(lang), set()
    for game in GAMES:
        for _, name in figures(game, lang):
            key = f"figures-{game}-{name}"
            assert texts.say(key) != texts.say(f"{key}-about")
            wanted |= {key, f"{key}-about"}
    lines = catalogue(lang, "figures").splitlines()
    assert {line.partition(" =")[0] for line in lines if line.startswith("figures-")} == wanted


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_language_has_the_same_lists(game: str, lang: str) -> None:
    def shape(lang: str) -> list[list[int]]:
        rules = [rule for chapter in rules_text(game, lang).chapters for rule in chapter.rules]
        return [[len(part.items) for part in rule.parts] for rule in rules]

    assert shape(lang) == shape("en")


def test_a_rule_in_one_line_has_its_lists_but_no_figures() -> None:
    found = rules_text("gorus", "en").find("G-6.1")
    assert found is not None
    assert "The team sizes are: 4 players 2-2 · 5 players 2-2-1 or 3-2" in found.text
    found = rules_text("gorus", "en").find("G-2.3")
    assert found is not None
    assert found.figures == ["hand"]
    assert "figure" not in found.text
