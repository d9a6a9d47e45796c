"""state.py of each game is made from its fields.py, and nothing else."""

from __future__ import annotations

import pytest

from harena.kernel.declaration import Holder, StateModule, field
from harena.kernel.state import BY, INT, LIST, LISTS, OWNER, SET, SETS, TUPLE
from tools import states

FIELDS = (
    field("hands", SETS, "by seat: cards", audience=OWNER, stuff="card", of="card"),
    field("strength", TUPLE, by="card", start="(1,) * 9"),
    field("rows", LISTS),
    field("seen", LIST),
    field("pairs", TUPLE, nested=True),
    field("bag", SET),
)
FRAME = Holder("Duel", "A duel.", (field("by", INT), field("card", INT, audience=BY + "by", stuff="card")))


def made(*fields: str) -> list[str]:
    chosen = tuple([f for f in FIELDS if f.name in fields])
    module = StateModule("A game.", Holder("Tiny", "", chosen), (FRAME,))
    return [line.strip() for line in states.source("harena.games.tiny", module).split("\n")]


def test_the_checked_in_files_are_what_the_declarations_make() -> None:
    assert states.stale() == []


def test_a_field_is_written_wherever_it_must_stand() -> None:
    lines = made("hands")
    assert '__slots__ = ("hands", "table")' in lines
    assert 'FIELDS = (Field("hands", SETS, OWNER, "card", of="card"),)' in lines
    assert "hands: list[int]  # by seat: cards" in lines
    assert "g.hands = self.hands[:]" in lines
    assert "g.hands = [0] * seats" in lines
    assert "seats = g.seats" in lines


def test_what_can_change_is_copied_and_what_cannot_is_shared() -> None:
    lines = made("strength", "rows", "seen", "pairs", "bag")
    assert "g.strength = self.strength" in lines
    assert "g.rows = [row[:] for row in self.rows]" in lines
    assert "g.seen = self.seen[:]" in lines
    assert "g.bag = self.bag" in lines
    assert "pairs: tuple[tuple[int, ...], ...]" in lines


def test_an_index_says_what_it_names() -> None:
    assert 'FIELDS = (Field("strength", TUPLE, by="card"),)' in made("strength")


def test_a_frame_has_no_start_values() -> None:
    lines = made()
    assert 'FIELDS = (Field("by", INT), Field("card", INT, BY + "by", "card"))' in lines
    assert "f.card = self.card" in lines
    assert "g.card = 0" not in lines


def test_only_what_is_used_is_imported() -> None:
    assert "from harena.kernel.state import BY, INT, SET, Field, Frame, State" in made("bag")


def test_a_comment_that_does_not_fit_is_refused() -> None:
    with pytest.raises(ValueError, match="field cup: say in fewer words"):
        states.annotation(field("cup", INT, "wine " * 30))


def test_check_fails_and_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(states, "NOTE", "# Something else.")
    with pytest.raises(SystemExit, match=r"out of date: src/harena/games/gorus/state\.py, .*run `make states`"):
        states.main(["--check"])


def test_other_arguments_are_refused() -> None:
    with pytest.raises(SystemExit, match="usage: python -m tools"):
        states.main(["--force"])
