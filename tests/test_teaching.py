"""Tests what a first match explains: every question of every game, in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from harena.games import GAMES, game
from harena.kernel.flow import AGAIN, ASK, GATHER, ROUNDS, SEAL, SEALED
from harena.teaching import TeachNote, text_key
from harena.text import LANGUAGES, Texts, rules_text

ASKING = (ASK, AGAIN, SEAL, GATHER, SEALED, ROUNDS)
MOST_WORDS = 40
MOST_SIGNS = 220  # six lines on a small phone

NOTES = [pytest.param(name, note, id=f"{name}-{note.id}") for name in GAMES for note in game(name).teaching]


def asking_steps(name: str) -> Iterator[str]:
    for procedure in game(name).rules.procedures.values():
        yield from [f"{procedure.name}.{step.name}" for step in procedure.steps if step.op in ASKING]


@pytest.mark.parametrize("name", GAMES)
def test_every_question_is_explained_by_one_note(name: str) -> None:
    explained = [step for note in game(name).teaching for step in note.steps]
    assert sorted(explained) == sorted(asking_steps(name))


@pytest.mark.parametrize("name", GAMES)
def test_every_event_is_one_of_the_game_and_has_one_note(name: str) -> None:
    told = [kind for note in game(name).teaching for kind in note.events]
    assert len(told) == len(set(told)) > 0
    assert set(told) <= set(game(name).rules.events)


@pytest.mark.parametrize("name", GAMES)
def test_notes_have_names_of_their_own(name: str) -> None:
    ids = [note.id for note in game(name).teaching]
    assert len(ids) == len(set(ids))
    assert all(note.steps or note.events for note in game(name).teaching)


@pytest.mark.parametrize(("name", "note"), NOTES)
def test_a_note_is_short_and_leads_to_a_rule(name: str, note: TeachNote) -> None:
    said = set()
    for lang in LANGUAGES:
        assert rules_text(name, lang).find(note.rule), f"{lang}: no rule {note.rule}"
        text = Texts(lang).say(text_key(name, note))
        assert len(text.split()) <= MOST_WORDS, text
        assert len(text) <= MOST_SIGNS, text
        said.add(text)
    assert len(said) == len(LANGUAGES)
