"""The bench of vectorized environments, and the rows of the page of baselines."""

from __future__ import annotations

import json

import numpy as np
import pytest

from bench import leaderboard, learn
from harena.envs.vector import VectorTables


@pytest.mark.parametrize("words", [["--seconds", "0"], ["--repeats", "0"], ["--tables", "0"]])
def test_asked_badly(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        learn.parse(words)
    assert "expected" in capsys.readouterr().err


def test_every_line_is_measured() -> None:
    figures = learn.one_round([1], 0.01, 1)
    assert len(figures) == 2 * len(learn.GAMES)
    assert min(figures.values()) > 0


def test_goals() -> None:
    figures = {f"{name}, 1 table, network": 6000.0 for name in learn.GOALS}
    told = learn.goals(figures | {"Gorus for 4, 64 tables, random": 90_000.0})
    assert "6,000 decisions a second with the network; the goal of 20,000 is missed." in told[0]
    assert told[1].endswith("the goal of 5,000 is reached.")


def test_the_network_takes_legal_actions_only() -> None:
    tables = VectorTables("munera", 8, seed=1, players=3)
    network = learn.Network(tables, np.random.default_rng(1))
    for _ in range(20):
        places = network.places(tables)
        assert tables.mask[np.arange(8), places].all()
        tables.step(places)


def test_a_row_can_be_played_again(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["gorus", "--option", "target=1", "--bot", "medium", "--against", "random", "--deals", "10"]
    leaderboard.main(words)
    first = capsys.readouterr().out.strip().partition(", ")[0]
    leaderboard.main(words)
    assert capsys.readouterr().out.strip().partition(", ")[0] == first
    assert first.startswith("medium against random: ")
    leaderboard.main([*words, "--json"])
    found = json.loads(capsys.readouterr().out)
    assert found["matches"] == 20
    assert found["rate"] > 0.6


def test_intervals_are_wilsons() -> None:
    """30 of 100: 21.9 % to 39.6 %; all of 10: at least 72.2 %."""
    assert leaderboard.wilson(0.3, 100) == pytest.approx((0.2189, 0.3958), abs=1e-4)
    assert leaderboard.wilson(1.0, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
