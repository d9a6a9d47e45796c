"""Tests custom bots, given by file and class."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from harena.bots import OwnBot, RandomBot
from harena.games import game
from harena.kernel.choice import Choice
from harena.kernel.rules import BadInput
from harena.lab.contest import planned
from harena.lab.entrants import make_entrant

MINE = """
from __future__ import annotations
import sys
from dataclasses import dataclass

class First:
    def choose(self, view, choice):
        return choice.options[0]

class Lucky:
    blind = True
    def __init__(self, rng):
        self.rng = rng
    def choose(self, view, choice):
        return self.rng.choice(choice.options)

@dataclass
class Sheet:
    number: int = 3

class Leaving:
    def __init__(self):
        sys.exit(7)
    def choose(self, view, choice):
        return 0

class Sulking:
    pass

class Trader(First):
    def free_move(self, view, choice, free_moves):
        return free_moves[0]

class Old(First):
    def deal(self, view, choice, uses):
        return uses[0]

from harena.bots import Bot

class Whole(Bot):
    def choose(self, view, choice):
        return choice.options[0]

number = 3
"""

CHOICE = Choice("1", 0, "day.trade", "trade", "deed", (1, 2), 1, "N-1", False, -1)


@pytest.fixture
def mine(tmp_path: Path) -> str:
    path = tmp_path / "mine.py"
    path.write_text(MINE, encoding="utf-8")
    return str(path)


def test_a_class_of_ones_own_is_made(mine: str) -> None:
    first, rng = make_entrant(f"{mine}:First", "gorus", Random(1)), Random(2)
    assert isinstance(first, OwnBot)
    assert type(first.inner).__name__ == "First"
    assert (first.blind, first.acts_freely, first.why) == (False, False, None)
    lucky = make_entrant(f"{mine}:Lucky", "gorus", rng)
    assert isinstance(lucky, OwnBot)
    assert lucky.blind is True
    assert lucky.inner.rng is rng
    trader = make_entrant(f"{mine}:Trader", "gorus", rng)
    assert trader.acts_freely
    assert trader.free_move({}, CHOICE, [("give", (1, 2))]) == ("give", (1, 2))
    whole = make_entrant(f"{mine}:Whole", "gorus", rng)
    assert (type(whole).__name__, whole.acts_freely) == ("Whole", False)
    assert isinstance(make_entrant("random", "gorus", rng), RandomBot)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("{mine}:Second", "has no class Second"),
        ("{mine}:number", "has no class number"),
        ("{mine}:Sulking", r"is no bot; expected a class with choose\(view, choice\)"),
        ("{mine}:Old", "has a method deal, which is called free_move now"),
        ("nowhere.py:First", "there is no file nowhere.py; expected FILE.py:Class"),
        ("{broken}:First", "cannot be loaded: SyntaxError"),
        ("{leaving}:First", "cannot be loaded: SystemExit: 3"),
        ("{mine}", "unknown bot"),
    ],
)
def test_what_is_wrong_with_it_is_said(mine: str, tmp_path: Path, name: str, expected: str) -> None:
    broken = tmp_path / "broken.py"
    broken.write_text("def", encoding="utf-8")
    leaving = tmp_path / "leaving.py"
    leaving.write_text("import sys; sys.exit(3)", encoding="utf-8")
    with pytest.raises(BadInput, match=expected):
        make_entrant(name.format(mine=mine, broken=broken, leaving=leaving), "gorus", Random(1))


def test_one_that_cannot_be_made_is_not_let_in(mine: str) -> None:
    options = game("gorus").complete({"players": 2})
    with pytest.raises(BadInput, match="Leaving cannot be created: SystemExit: 7"):
        planned("gorus", options, [f"{mine}:Leaving", "random"])
