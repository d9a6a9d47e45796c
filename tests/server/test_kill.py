"""No acknowledged move is lost by kill -9. `make soak` kills fifty times; here a few must do."""

from __future__ import annotations

from pathlib import Path

from tests.server.killing import run


async def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    seen = await run(4, 23457, tmp_path, seed=7)
    assert seen["kills"] == 4
    assert seen["acknowledged"] > 20
    assert not seen["refused: illegal"] + seen["refused: broken"] + seen["refused: not-saved"]
