"""Tests how single fields of a deck file are read. Whole files are tested in tests/rules/*/test_decks.py."""

from __future__ import annotations

from typing import Any

import pytest

from harena.kernel.rules import BadInput
from harena.matches import deck_file


def refused(read: Any, *args: Any) -> str:
    with pytest.raises(BadInput) as bad:
        read(*args)
    return str(bad.value)


def test_a_name_is_new_however_it_is_spelled() -> None:
    names: set[str] = set()
    assert deck_file.new_name({"name": "Groß"}, "name", names, "another name", "row 1") == "Groß"
    found = refused(deck_file.new_name, {"name": "GROSS"}, "name", names, "another name", "row 2")
    assert found == "row 2 is there twice; expected another name"
    assert deck_file.new_name({"name": "Klein"}, "name", names, "another name", "row 3") == "Klein"


def test_defaults_of_missing_fields() -> None:
    assert deck_file.copies({}, 5, "row 1") == 1
    assert deck_file.copies({"copies": 5}, 5, "row 1") == 5
    assert refused(deck_file.copies, {"copies": 6}, 5, "row 1").endswith(
        "copies is 6; expected a whole number from 1 to 5"
    )
    assert deck_file.flag({}, "free", "row 1") is False
    assert deck_file.flag({"free": True}, "free", "row 1") is True
    assert refused(deck_file.flag, {"free": 1}, "free", "row 1") == "row 1: free is 1; expected true or false"


def test_a_row_is_called_by_its_name_or_its_number() -> None:
    rows = [{"name": "Ann", "source": "ours"}, {"name": 7}, {}]
    assert [at for _, at in deck_file.rows(rows, "man", "name", ["name"], "x")] == [
        "x: man 'Ann'",
        "x: man 2",
        "x: man 3",
    ]
    found = refused(deck_file.rows, [{"age": 1}], "man", "name", ["name"], "x")
    assert found == "x: man 1: unknown key 'age'; expected: name, source"


@pytest.mark.parametrize(("value", "text"), [(None, "missing"), ("a", "'a'"), ([1], "[1]"), (True, "True")])
def test_how_a_wrong_value_is_shown(value: Any, text: str) -> None:
    assert deck_file.shown(value) == text


def test_a_number_too_long_to_be_spelled() -> None:
    assert deck_file.shown(1 << 20_000) == "a huge number"


def test_a_long_value_is_cut() -> None:
    assert deck_file.shown("x" * 58) == f"'{'x' * 58}'"
    assert deck_file.shown("x" * 59) == f"'{'x' * 39}..."
