"""The bench of the batch twin: reading the command line, and adding up."""

from __future__ import annotations

import pytest

pytest.importorskip("numba", reason="numba is not installed: pip install -e '.[fast]'")
pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install -e '.[bench]'")

from bench.batch import CPP, PLAY_OUTS, PYTHON

from bench import batch, peers


def test_usual_figures() -> None:
    asked = batch.parse([])
    assert (asked.seconds, asked.repeats, asked.json) == (2.0, 7, False)
    asked = batch.parse(["--seconds", "0.5", "--repeats", "2", "--json"])
    assert (asked.seconds, asked.repeats, asked.json) == (0.5, 2, True)


@pytest.mark.parametrize("words", [["--seconds", "0"], ["--repeats", "0"], ["--json", "x"]])
def test_asked_badly(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        batch.parse(words)
    assert "usage" in capsys.readouterr().err


def test_every_decision_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that is a second on after each call; the first call, which may compile, is not counted."""
    ticks = iter(range(100))
    monkeypatch.setattr(batch, "process_time", lambda: next(ticks))
    assert batch.per_second(lambda: 30, 3.0) == 30 * 2 / 3


def test_every_engine_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batch, "TABLES", 50)
    monkeypatch.setattr(peers, "_ROLLOUTS", 20)
    figures = batch.one_round(0.01, 1)
    assert {CPP, PYTHON, PLAY_OUTS} < set(figures)
    assert min(figures.values()) > 0


@pytest.mark.more  # it compiles
def test_our_play_outs_have_as_many_decisions_as_the_rules_say(monkeypatch: pytest.MonkeyPatch) -> None:
    """A round for four has 40 cards; the last four, and some others, are forced."""
    monkeypatch.setattr(batch, "TABLES", 50)
    decisions = batch.play_outs(1)()
    assert 50 * batch.TIMES * 20 < decisions < 50 * batch.TIMES * 36


def test_goal_and_ratios() -> None:
    rounds = [{CPP: 10.0, PLAY_OUTS: ours} for ours in (90.0, 110.0, 105.0)]
    assert batch.goal(rounds) == f"{PLAY_OUTS}: 10.5 times OpenSpiel's in C++; the goal of 10 is reached."
    assert batch.plain(rounds)["ratios"] == {CPP: 1.0, PLAY_OUTS: 10.5}
