"""The bench of the levels: positions a search thinks about, and what is said of the figures."""

from __future__ import annotations

import pytest
from bench.levels import Trial, is_worth_it, parse, peak, positions, timed, trials, verdicts

from harena.bots.registry import LEVELS, search_for


@pytest.mark.more
@pytest.mark.parametrize("name", ["gorus", "munera"])
def test_positions_are_worth_a_thought(name: str) -> None:
    found = positions(name, 4, 1)
    assert len(found) == 4
    for position in found:
        assert position.wish or is_worth_it(search_for(name), position)
    assert found[0].wish is (name == "munera")  # where there is something to trade
    assert [position.choice for position in positions(name, 4, 1)] == [position.choice for position in found]


def test_every_level_is_tried() -> None:
    busy, free = list(trials("gorus", 1)), list(trials("gorus", 2))
    assert [trial.level for trial in busy] == list(LEVELS)
    assert [trial.together for trial in free] == [False] * len(LEVELS) + [True]
    assert (busy[0].seconds, busy[-1].seconds) == (0.0, 1.5)


def test_every_answer_is_timed() -> None:
    seconds, memory = timed(Trial("gorus", "hard", "ismcts:0.02s", "", 0.02), positions("gorus", 3, 1), 1)
    assert len(seconds) == 3
    assert all(each > 0 for each in seconds)
    assert 0 < memory <= peak()


def test_verdicts() -> None:
    rows: list[dict[str, float | None]] = [
        {"over": None, "memory": 20.0},
        {"over": 0.08, "memory": None},
        {"over": -0.1, "memory": 299.0},
    ]
    assert verdicts(rows) == [
        "Within budget + 10%: yes (worst 8.0% over).",
        "Memory under 300 MB: yes (at most 299 MB).",
    ]
    assert verdicts([{"over": 0.2, "memory": 300.0}])[0].startswith("Within budget + 10%: no (worst 20.0% over)")


def test_asked_badly(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        parse(["--decisions", "0"])
    assert "expected 1 or more" in capsys.readouterr().err
