"""Checks that kill -9 loses no acknowledged move. `make soak` kills the server fifty times and one of
three sixty times, these tests twice."""

from __future__ import annotations

import pytest
from sqlalchemy import URL

from tests.cases import cases
from tests.server.conftest import free_port
from tests.server.killing import run


@pytest.mark.parametrize("database_server", cases(["sqlite"], ["postgres"]), indirect=True)
async def test_nothing_acknowledged_is_lost(database: URL) -> None:
    seen = await run(2, free_port(), database, seed=7)
    assert seen["kills"] == 2
    assert seen["acknowledged"] > 20
    assert not seen["refused: illegal"] + seen["refused: broken"] + seen["refused: not-saved"]


@pytest.mark.more
async def test_nothing_is_lost_when_one_of_several_servers_is_killed(postgres: URL) -> None:
    """The others go on while it is started again."""
    seen = await run(2, free_port(), postgres, seed=7, workers=2)
    assert seen["kills"] == 2
    assert seen["restarted"]
    assert seen["acknowledged"] > 20
    assert not seen["refused: illegal"] + seen["refused: broken"] + seen["refused: not-saved"]
