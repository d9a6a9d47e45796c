"""The load harness plays real tables at a real server, and counts what it says."""

from __future__ import annotations

import sqlite3
from multiprocessing import Pipe
from pathlib import Path

import pytest
from bench.load import Step, measured, shapes
from bench.load_client import Crowd, Order, Shape, Table, Window
from bench.load_figures import COLUMNS, Figures, append, plot, read, remarks, row
from bench.load_server import CommitCounter, bare_commits


@pytest.fixture(scope="module")
def figures() -> Figures:
    step = Step("test", "gorus", 3, seconds=1.0, ramp=0.1, think=(0.02, 0.1), reconnect=1, away=(0.02, 0.1), bare=0.2)
    return measured([step])[0]


@pytest.mark.more
def test_answers_are_carried_out_and_none_is_refused(figures: Figures) -> None:
    assert figures.answers > 5
    assert figures.rate == figures.answers
    assert (figures.refused, figures.closed, figures.lost, figures.quiet) == ({}, {}, 0, 0)
    assert figures.reconnects > 0


@pytest.mark.more
def test_every_figure_is_there(figures: Figures) -> None:
    assert 0 < figures.p50 <= figures.p99 <= figures.most < 10_000
    assert 0 < figures.cpu < 1000
    assert figures.updates > 0.5
    assert 50 < figures.update_bytes <= figures.update_p99
    assert figures.opening_bytes > 500
    assert figures.memory > 0
    assert figures.commits >= 0.5 * figures.rate  # a commit on the edge of the window counts or not
    assert figures.pages >= 1
    assert figures.bare > 0
    assert 0 < figures.client_cpu < 2
    assert row(figures).count("|") == len(COLUMNS) + 1


@pytest.mark.more
def test_figures_are_kept_and_drawn(figures: Figures, tmp_path: Path) -> None:
    append(tmp_path / "kept", [figures])
    append(tmp_path / "kept", [figures])
    assert read(tmp_path / "kept") == [figures, figures]
    plot([figures], tmp_path / "plot.svg")
    assert "test, gorus" in (tmp_path / "plot.svg").read_text()


@pytest.mark.more
def test_a_reader_is_told_where_the_clients_were_late(figures: Figures) -> None:
    figures.late_p99, figures.p99 = 5.0, 60.0
    assert remarks([figures]) == []
    figures.late_p99 = 30.0
    assert "late themselves" in remarks([figures])[0]


def test_there_are_four_viewers_at_each_table() -> None:
    for game in ("gorus", "munera", "spartacus", "mixed"):
        found = shapes(game, 24)
        assert {shape.people + shape.spectators for shape in found} == {4}
        assert len([shape for shape in found if shape.spectators]) == 6
    assert {shape.game for shape in shapes("mixed", 3)} == {"gorus", "munera", "spartacus"}


def test_a_scene_belongs_to_the_nearest_answer() -> None:
    table = Table(Crowd(Order(0, 0, [], 0, (0, 0), 0, (0, 0)), Pipe()[0]), 0, Shape("gorus", 4, 0))
    table.answers = [(10.010, 10.0), (10.210, 10.2), (20.3, 20.0)]  # when it was done, and when it was sent
    table.updates = [
        (10.012, 0, 100),
        (10.015, 1, 100),
        (10.150, 1, 100),  # the server's own move; of this viewer's two, the next one is nearer to the second answer
        (10.230, 0, 100),
        (10.240, 1, 100),
        (20.9, 0, 100),  # a move of the server's own
    ]
    assert table.times(Window(9.0, 20.0, 0.0)) == pytest.approx([0.015, 0.040])
    assert table.times(Window(9.0, 21.0, 0.0))[-1] == pytest.approx(0.3)  # nobody saw it, so `done` counts


def test_commits_are_counted_also_when_the_log_begins_again(tmp_path: Path) -> None:
    path = tmp_path / "some.db"
    writer = sqlite3.connect(path, isolation_level=None)
    counter = CommitCounter(path)
    counter.look()
    assert counter.commits == 0
    for pragma in ("journal_mode=WAL", "synchronous=OFF", "wal_autocheckpoint=40"):
        writer.execute(f"PRAGMA {pragma}")
    writer.execute("CREATE TABLE some (body BLOB)")
    for number in range(300):
        writer.execute("INSERT INTO some VALUES (?)", (bytes(9000 if number % 7 == 0 else 50),))
        if number % 5 == 0:
            counter.look()
    counter.look()
    writer.close()
    assert counter.commits == 301
    assert counter.pages > 400


def test_the_bare_database_commits(tmp_path: Path) -> None:
    assert bare_commits(tmp_path, 6, 0.1) > 0
