"""Tests that nobody at a table can look like somebody else, and that names contain nothing that is not seen."""

from __future__ import annotations

import pytest

from harena.names import LONGEST, cleaned, unlike
from harena.names.skeleton import looks_of


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("  Ann \n Lee ", "Ann Lee"),
        ("A\u200bn\u2060n\ufeff", "Ann"),  # spaces without width
        ("\u202eAnn\u202c \u2066Lee\u2069", "Ann Lee"),  # marks that turn the direction of reading
        ("ＡＮＮ 𝐋𝐞𝐞", "ANN Lee"),
        ("\u3164\u2800\u115f", ""),  # letters that look like nothing
        ("Bob" + "\u0301" * 30, "Bob\u0301\u0301\u0301"),
        ("Zoë 🦁", "Zoë 🦁"),
        ("Вова", "Вова"),
        ("田中Ken", "田中Ken"),
        ("Αθηνά", "Αθηνά"),
        ("А" + "nn", ""),  # the first letter is Cyrillic
        ("Аnn-Marie", ""),
        ("\x1b[31mRed", "[31mRed"),
        ("x" * 60, "x" * LONGEST),
    ],
)
def test_a_name_is_cleaned(typed: str, name: str) -> None:
    assert cleaned(typed) == name


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ann", "ann"),
        ("Paul", "PauI"),
        ("Corn", "Com"),
        ("сосо", "coco"),  # all Cyrillic
        ("ΑΝΝΑ", "ANNA"),  # all Greek
        ("Leo 0", "Leo O"),
        ("Max 1", "Max I"),
        ("Zoe\u0308", "Zoë"),
    ],
)
def test_a_name_that_looks_like_another_is_changed(name: str, other: str) -> None:
    found = unlike(name, [other, "", "Somebody"])
    assert found == f"{name} II"
    assert not looks_of(found) & looks_of(other)


def test_different_names_stay() -> None:
    names = ["Ann", "Anna", "Anne", "Hannah", "Renée", "Rene", "Brutus", "Brutus II", "李", "Łukasz", "Lukas"]
    for at, name in enumerate(names):
        assert unlike(name, names[:at]) == name


def test_the_longest_name_makes_room_for_its_number() -> None:
    name = "x" * LONGEST
    assert unlike(name, [name]) == "x" * (LONGEST - 3) + " II"
    assert len(unlike(name, [name, unlike(name, [name])])) == LONGEST
