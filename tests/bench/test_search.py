"""The bench of our search: reading the command line, and adding up."""

from __future__ import annotations

import pytest
from bench.search import CPP, OURS, PYTHON

from bench import search
from harena.bots.search.gorus import GorusSearch


def test_usual_figures() -> None:
    asked = search.parse([])
    assert (asked.seconds, asked.repeats, asked.json, asked.ours) == (3.0, 5, False, None)
    asked = search.parse(["--seconds", "0.5", "--repeats", "2", "--json"])
    assert (asked.seconds, asked.repeats, asked.json) == (0.5, 2, True)


@pytest.mark.parametrize("words", [["--seconds", "0"], ["--repeats", "0"], ["--ours", "x"]])
def test_asked_badly(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        search.parse(words)
    assert "usage" in capsys.readouterr().err


def test_every_simulation_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "SIMULATIONS", 30)
    like_theirs = GorusSearch("gorus", plain=True)
    assert next(search.gorus_searches(like_theirs, 1))() == 30
    assert search.per_second(search.gorus_searches(like_theirs, 1), 0.01) > 0


def test_ratios_are_medians_over_the_rounds() -> None:
    rounds = [{PYTHON: 10.0, CPP: 100.0, OURS: ours} for ours in (20.0, 40.0, 30.0)]
    assert search.ratios(rounds)[OURS] == {"/ its Python": 3.0, "/ its C++": 0.3}
    assert search.goals(rounds) == [f"{OURS}: 3.00 times its Python bot; the goal of 3 is reached."]
    assert search.plain(rounds)["simulations_per_second"] == {PYTHON: 10, CPP: 100, OURS: 30}
