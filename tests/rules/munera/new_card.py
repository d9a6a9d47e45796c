"""Tests of the card that docs/adding-a-card.md adds. test_adding_a_card.py runs them in a copy that has this card."""

from __future__ import annotations

from random import Random

import pytest

from harena.bots.heuristic.munera import decide
from harena.bots.heuristic.munera.hints import REASONS
from harena.games.munera import GAME, words
from harena.games.munera.decks import decks, starting_file
from harena.games.munera.state import Munera
from harena.kernel.choice import PASS
from harena.text import LANGUAGES, Texts
from harena.text_protocol import hint
from tests.rules.munera.playing import RULES, answer, duel, options, play, position, title, titles, told, watched

NAME = "Requies"


def at_rest() -> Munera:
    return position(men={0: ["Leo hoplomachus wounded", "Ursus"], 1: ["Paris wounded"]}, hands={0: [NAME]})


def test_it_is_played_at_its_moment_and_does_what_it_says() -> None:
    g = at_rest()
    assert [option for option in options(g) if option >= play(NAME)] == [play(NAME, "Leo")]
    events = watched(g)
    wounded = g.wounded.bit_count()
    answer(g, 0, play(NAME, "Leo"))
    assert g.wounded.bit_count() == wounded - 1
    assert titles(g.gone) == [NAME]
    assert told(events, "played-man")[0][:2] == (0, title(NAME))


def test_it_is_not_played_before_a_duel() -> None:
    men = {0: ["Leo hoplomachus", "Ursus wounded"], 1: ["Audax aequimanus"]}
    g = duel("Leo", "Audax", men=men, players=2, hands={0: [NAME]})
    assert options(g) == [PASS]


def test_it_is_shown_in_every_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Texts, "strict", True)
    view = GAME.view(at_rest(), 0)
    labels, hands = set(), set()
    for lang in LANGUAGES:
        texts = Texts(lang)
        names = words.naming(texts, view["options"], ["Ada", "Bo", "Cy"], 0)
        labels.add(GAME.words.option(texts, view, play(NAME, "Leo"), names).text)
        hands.add("\n".join(GAME.words.hand(texts, view, names)))
    for said in (labels, hands):
        assert len(said) == len(LANGUAGES)
        assert all(NAME in text for text in said)
    assert all("Leo" in label for label in labels)


def test_the_bot_plays_it_and_says_why() -> None:
    g = at_rest()
    choice = RULES.choice(g, 0)
    assert choice is not None
    option, why = decide(g, choice, Random(1))
    assert option == play(NAME, "Leo")
    said = set()
    for lang in LANGUAGES:
        names = words.naming(Texts(lang), {}, ["Ada", "Bo", "Cy"], 0)
        said.add(hint(Texts(lang), GAME.words, "munera", REASONS[why.kind], why, names))
    assert len(said) == len(LANGUAGES)
    assert all(NAME in sentence for sentence in said)


def test_a_deck_file_may_use_it() -> None:
    assert NAME in decks(starting_file()).title
