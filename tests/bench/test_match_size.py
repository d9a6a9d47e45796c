"""Tests that the size of a finished match is measured."""

from __future__ import annotations

from pathlib import Path

from bench.match_size import measure


async def test_a_match_is_played_and_takes_room(tmp_path: Path) -> None:
    answers, found = await measure(tmp_path, "gorus", 1, 1)
    assert answers > 50
    assert 20_000 < found < 1_000_000
