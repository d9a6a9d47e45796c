"""Tests that a Ray cluster gives the same results and loses none with a worker. Ray takes some seconds to start, so it
is started once.
"""

from __future__ import annotations

import os
import signal
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from harena.games import game
from harena.kernel.rules import BadInput
from harena.lab.cluster import LOCAL, Cluster
from harena.lab.simulate import BATCH, Plan, Result, play_batch
from harena.lab.simulation import Simulation
from harena.lab.tournament import Tournament
from tests.lab.test_tournament import contest

GAMES = 8 * BATCH
OPTIONS = game("gorus").complete({"players": 3, "target": 1})
PLAN = Plan("gorus", OPTIONS, ("random",) * 3, 4, "", noted=True)


def killed_in_the_middle(marker: Path, plan: Plan, first: int) -> list[Result]:
    """Let the worker that plays the fourth batch die, the first time."""
    found = play_batch(plan, first)
    if first == 3 * BATCH and not marker.exists():
        marker.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return found


def simulated(path: Path, hall: Any) -> bytes:
    simulation = Simulation(PLAN, GAMES, path)
    for _ in simulation.play(hall):
        """Run the simulation, counting and saving its matches."""
    return path.read_bytes()


@pytest.mark.soak
def test_a_cluster_gives_the_same_bytes_and_loses_nothing_with_a_worker(tmp_path: Path) -> None:
    marker = tmp_path / "killed"
    alone = simulated(tmp_path / "alone.jsonl", Simulation(PLAN, GAMES).workers(1))
    deals = Tournament(contest("heuristic,random", players=3, deals=3, control=1), tmp_path / "deals.jsonl")
    with deals.workers(1) as here:
        list(deals.play(here))
    with Cluster(LOCAL, 2, partial(killed_in_the_middle, marker, PLAN)) as hall:
        assert hall.count == 2
        assert not hall.are_here
        assert simulated(tmp_path / "there.jsonl", hall) == alone
    assert marker.exists()
    again = Tournament(contest("heuristic,random", players=3, deals=3, control=1), tmp_path / "again.jsonl")
    with again.workers(2, LOCAL) as there:
        list(again.play(there))
    assert (tmp_path / "again.jsonl").read_bytes() == (tmp_path / "deals.jsonl").read_bytes()


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("127.0.0.1:1", r"no Ray cluster at 127\.0\.0\.1:1: .*refused"),
        ("ray://127.0.0.1:1", r"no Ray cluster at ray://127\.0\.0\.1:1: .*refused"),
        ("127.0.0.1:99999", "no Ray cluster at"),
        ("head:six", "expected HOST:PORT, ray://HOST:PORT, auto or local"),
        ("auto", "no Ray cluster at auto: Could not find any running Ray instance"),
    ],
)
def test_a_cluster_that_is_not_there(address: str, expected: str) -> None:
    with pytest.raises(BadInput, match=expected), Cluster(address, 1, str):
        """The call must fail before this is reached."""
