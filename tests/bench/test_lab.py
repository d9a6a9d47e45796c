"""The bench of the lab measures what it says."""

from __future__ import annotations

from pathlib import Path

import pytest
from bench.lab import measured


@pytest.mark.more
def test_every_command_is_measured_in_a_process_of_its_own(tmp_path: Path) -> None:
    found = measured(3, tmp_path)
    assert list(found) == ["simulate, JSON lines", "simulate, Parquet", "report of the Parquet file"]
    for cost, size in found.values():
        assert cost.seconds > 0
        assert 10 < cost.own < 2000
        assert size > 0
