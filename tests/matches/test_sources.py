"""Tests source notes: every value of our own data files says where it comes from."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from typing import Any

import pytest

from harena.games import GAMES, game
from harena.kernel.rules import BadInput
from harena.sources import KINDS, check, kinds_by_key, sourced

ROW = {"name": "Ann", "gold": 3, "source": "rulebook: name; ours"}


def shipped() -> list[tuple[str, str]]:
    folders = [(name, files("harena.games") / name / "data") for name in GAMES]
    return [(name, file.name) for name, folder in folders for file in folder.iterdir() if file.name.endswith(".toml")]


@pytest.mark.parametrize(("name", "file"), shipped())
def test_every_value_of_our_data_has_a_source(name: str, file: str) -> None:
    text = (files("harena.games") / name / "data" / file).read_text(encoding="utf-8")
    check(tomllib.loads(text), file)
    assert "\n# source: " in text, "the head of the file explains its notes"


def test_there_are_four_kinds_of_sources() -> None:
    assert list(KINDS) == ["rulebook", "publisher", "press", "ours"]


def test_notes_on_single_values_are_left_out() -> None:
    raw = {"hand": 10, "hand_source": "rulebook", "house": [ROW], "solo": {"target": 3, "source": "ours"}}
    assert sourced(raw, "x.toml") == {"hand": 10, "house": [ROW], "solo": raw["solo"]}


@pytest.mark.parametrize(
    ("note", "found"),
    [
        ("ours", {"name": "ours", "gold": "ours"}),
        ("rulebook: name; ours", {"name": "rulebook", "gold": "ours"}),
        ("press: gold (a review, 2012; another: 2013); rulebook: name", {"name": "rulebook", "gold": "press"}),
        ("publisher: gold, name", {"name": "publisher", "gold": "publisher"}),
    ],
)
def test_a_note_covers_every_key(note: str, found: dict[str, str]) -> None:
    assert kinds_by_key(note, ["name", "gold"]) == found


@pytest.mark.parametrize(
    ("raw", "wrong"),
    [
        ({"hand": 10}, "x.toml: hand has no source; expected source or hand_source"),
        ({"house": [{"name": "Ann", "gold": 3}]}, "x.toml: house Ann: name has no source"),
        ({"house": [ROW, {"gold": 3}]}, "x.toml: house 2: gold has no source"),
        ({"house": []}, "x.toml: house has no source"),
        ({"map": {"price": 3}}, "x.toml: map: price has no source"),
        ({"hand_source": "ours"}, "x.toml: hand_source: there is no value 'hand'"),
        ({"hand": 10, "hand_source": "rulebook: hand"}, "'hand' is no key of this row"),
        ({"house": [{**ROW, "source": "house"}]}, "names 'house'; expected one of: rulebook, publisher, press, ours"),
        ({"house": [{**ROW, "source": ""}]}, "names ''"),
        ({"house": [{**ROW, "source": 7}]}, "source is 7; expected a text"),
        ({"house": [{**ROW, "source": "rulebook: name"}]}, "source leaves out gold"),
        ({"house": [{**ROW, "source": "ours: name, slaves; press"}]}, "'slaves' is no key of this row"),
        ({"house": [{**ROW, "source": "ours: name; press: name; ours"}]}, "'name' is there twice"),
        ({"house": [{**ROW, "source": "ours; press"}]}, "two kinds without keys, ours and press"),
        ({"house": [{**ROW, "source": "ours: name, gold; press"}]}, "press stands for the other keys"),
    ],
)
def test_data_without_a_source_is_refused(raw: dict[str, Any], wrong: str) -> None:
    with pytest.raises(BadInput) as bad:
        sourced(raw, "x.toml")
    assert wrong in str(bad.value)


@pytest.mark.parametrize("name", GAMES)
def test_a_deck_file_of_a_user_needs_no_source(name: str) -> None:
    decks = game(name).decks
    assert decks is not None
    bare = re.sub(r'(?m)^\w*source = "[^"]*".*\n|, +source = "[^"]*"', "", decks.starting_file())
    assert "source = " not in bare
    assert decks.option(bare, tomllib.loads(bare), "own.toml")
