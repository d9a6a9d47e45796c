"""docs/adding-a-card.md lists the parts of a declaration and the ready-made building blocks."""

from __future__ import annotations

import re
from pathlib import Path

from harena.games.spartacus.cards import scheme
from harena.games.spartacus.cards.scheme import Scheme

ROOT = Path(__file__).resolve().parents[3]
PAGE = (ROOT / "docs" / "adding-a-card.md").read_text(encoding="utf-8")


def test_the_page_explains_every_part_of_a_scheme() -> None:
    parts = re.findall(r"^\| `(\w+)` \|", PAGE, re.MULTILINE)
    assert parts == list(Scheme._fields)


def test_the_page_knows_which_parts_have_a_default() -> None:
    rows = dict(re.findall(r"^\| `(\w+)` \|.*\| (.*) \|$", PAGE, re.MULTILINE))
    assert {part for part, made in rows.items() if "(default)" in made} == set(Scheme._field_defaults)


def test_what_the_page_calls_ready_made_is_there() -> None:
    rows = re.findall(r"^\| `\w+` \|.*\| (.*) \|$", PAGE, re.MULTILINE)
    names = [name for row in rows for name in re.findall(r"`(\w+)`", row) if name not in ("True", "False", "None")]
    assert len(names) > 10
    assert [name for name in names if not hasattr(scheme, name)] == []
