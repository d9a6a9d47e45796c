"""The bench of the PettingZoo side: reading the command line, and adding up."""

from __future__ import annotations

from typing import Any

import pytest

from bench import zoo


def test_usual_figures() -> None:
    asked = zoo.parse([])
    assert (asked.seconds, asked.repeats, asked.json) == (2.0, 5, False)
    asked = zoo.parse(["--seconds", "0.5", "--repeats", "2", "--json"])
    assert (asked.seconds, asked.repeats, asked.json) == (0.5, 2, True)


@pytest.mark.parametrize("words", [["--seconds", "0"], ["--repeats", "0"], ["--json", "x"]])
def test_asked_badly(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        zoo.parse(words)
    assert "usage" in capsys.readouterr().err


def test_every_game_of_ours_is_played() -> None:
    figures = zoo.one_round(zoo.our_games(), 0.01, 1)
    assert list(figures) == list(zoo.OURS)
    assert min(figures.values()) > 0


def test_every_decision_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that stands still for a hundred decisions and then is a second on."""
    ticks = iter(range(100))
    monkeypatch.setattr(zoo, "process_time", lambda: next(ticks))
    made: list[Any] = []

    def make() -> Any:
        made.append(zoo.our_games()[zoo.MAIN]())
        return made[0]

    assert zoo.per_second(make, 2.0, 1) == made[0].decisions / 2 == 50


def test_missing_games_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(zoo, "CLASSIC", {"chess in the dark": "no.such_game"})
    assert zoo.classic_games() == {}


def test_columns_and_goal() -> None:
    theirs, ours = "PettingZoo, Texas hold'em", zoo.MAIN
    assert zoo.yardsticks([theirs, "PettingZoo, connect four", ours]) == {"/ Texas hold'em": theirs}
    rounds = [{theirs: 10.0, ours: figure} for figure in (16_000.0, 14_000.0, 15_500.0)]
    assert zoo.goal(rounds) == f"{ours}: 15,500 decisions a second; the goal of 15,000 is reached."
    assert zoo.plain(rounds)["decisions_per_second"] == {theirs: 10, ours: 15_500}
