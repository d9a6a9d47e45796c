"""Tests what everybody was told in a match that is over, as its charts need it."""

from __future__ import annotations

from typing import Any

import pytest
from tools.recorded_table import lay

import harena
from harena.games import game
from harena.kernel.views import SPECTATOR
from harena.matches.record import replay
from tests.server.conftest import Place, make, request

OPTIONS: dict[str, dict[str, Any]] = {"gorus": {"target": 2}, "munera": {"turns": 1}, "spartacus": {"turns": 1}}


@pytest.mark.parametrize("name", OPTIONS)
async def test_everything_is_told_from_the_start(name: str, place: Place) -> None:
    match = harena.start(name, players=3, seed=3, **OPTIONS[name])
    harena.play(match, "heuristic", seed=3)
    laid = lay(place.data, match.record, ["Ann", "Ben", "bot:easy"])
    answer = await request(place, "GET", f"/api/tables/{laid.table}/told")
    events = [event for _, _, told in replay(game(name).rules, match.record) for event in told]
    expected = [event.kind for event in events if event.reaches(SPECTATOR)]
    assert [each["kind"] for each in answer.json()["events"]] == expected
    forged = {"authorization": "Bearer x"}
    assert (await request(place, "GET", f"/api/tables/{laid.table}/told", headers=forged)).status_code == 404


async def test_nothing_is_told_of_a_match_that_runs(place: Place) -> None:
    made = await make(place, "gorus", "pp")
    assert (await request(place, "GET", f"/api/tables/{made.table}/told")).status_code == 404
    assert (await request(place, "GET", "/api/tables/none/told")).status_code == 404
