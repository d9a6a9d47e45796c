"""docs/adding-a-card.md names every effect and ability a deck file may use, and shows a real card as it is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from harena.games.spartacus.decks import ABILITIES, EFFECTS, NUMBERS, source

ROOT = Path(__file__).resolve().parents[3]
PAGE = (ROOT / "docs" / "adding-a-card.md").read_text(encoding="utf-8")


def rows(heading: str) -> dict[str, str]:
    """The first column of a table, name by name, with the last column of its row."""
    part = PAGE.split(f"## {heading}")[1].split("\n## ")[0]
    found = {}
    for line in part.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        for name in re.findall(r"`(\w+)`", cells[0]):
            found[name] = cells[-1]
    return found


@pytest.mark.rule("S-17")
def test_every_effect_is_named_with_its_numbers() -> None:
    listed = rows("Effects of the Intrigue cards of Spartacus")
    assert set(listed) == {effect for kind in EFFECTS for effect in kind}
    for effect, numbers in listed.items():
        assert tuple(numbers.split(", ") if numbers else ()) == NUMBERS.get(effect, ()), effect


@pytest.mark.rule("S-16")
def test_every_ability_is_named() -> None:
    assert set(rows("Abilities of the Market cards of Spartacus")) == set(ABILITIES)


def test_the_card_of_the_example_is_the_real_one() -> None:
    effects = (ROOT / "src/harena/games/spartacus/cards/gold.py").read_text(encoding="utf-8")
    (tax,) = re.findall(r"^def tax\(.*?\n(?=\n)", effects, re.MULTILINE | re.DOTALL)
    assert tax in PAGE
    row = next(line for line in source("intrigue").splitlines() if "Tax Collector" in line)
    assert re.sub(r" +", " ", row.strip()) in PAGE
