"""Tests simulations on disk: the file is the same however they were interrupted, distributed or formatted."""

from __future__ import annotations

import errno
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from harena.games import game
from harena.kernel.rules import BadInput
from harena.lab.match_rows import Row
from harena.lab.simulate import Plan, Result, Tally, play_match
from harena.lab.simulation import RowFile, Simulation
from harena.lab.tables import CHUNK, heading_of, table_of, to_parquet

GAMES = 60


def a_plan(**more: Any) -> Plan:
    options = game("gorus").complete({"players": 3, "target": 1})
    return Plan("gorus", options, ("heuristic", "random", "random"), 4, "", True)._replace(**more)


def simulated(path: Path, games: int = GAMES, workers: int = 1, plan: Plan | None = None) -> dict[str, Any]:
    simulation = Simulation(plan or a_plan(), games, path)
    with simulation.workers(workers) as hall:
        for _ in simulation.play(hall):
            """Run the simulation, counting and saving its matches."""
    simulation.finish()
    return simulation.tally.summary(clock=lambda: simulation.tally.started)


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> tuple[dict[str, Any], bytes]:
    path = tmp_path_factory.mktemp("alone") / "a.jsonl"
    return simulated(path), path.read_bytes()


Alone = tuple[dict[str, Any], bytes]


@pytest.mark.parametrize("workers", [2, 3])
def test_the_number_of_workers_changes_nothing(tmp_path: Path, alone: Alone, workers: int) -> None:
    assert simulated(tmp_path / "b.jsonl", workers=workers) == alone[0]
    assert (tmp_path / "b.jsonl").read_bytes() == alone[1]


@pytest.mark.parametrize("kept", [0, 7, "heading", "half a line", "half a match", "a match", "all"])
@pytest.mark.parametrize("workers", [1, 2])
def test_it_goes_on_where_it_was_cut(tmp_path: Path, alone: Alone, kept: int | str, workers: int) -> None:
    found, rows = alone
    lines = rows.splitlines(keepends=True)
    sizes = {
        "heading": len(lines[0]),
        "half a line": sum(map(len, lines[:85])) + len(lines[85]) // 2,
        "half a match": sum(map(len, lines[:84])),
        "a match": sum(map(len, lines[:85])),
        "all": len(rows),
    }
    path = tmp_path / "c.jsonl"
    path.write_bytes(rows[: sizes[kept] if isinstance(kept, str) else kept])
    assert simulated(path, workers=workers) == found
    assert path.read_bytes() == rows


def test_more_matches_go_on_and_fewer_change_nothing(tmp_path: Path, alone: Alone) -> None:
    path = tmp_path / "d.jsonl"
    simulated(path, 33)
    assert alone[1].startswith(path.read_bytes())
    assert simulated(path) == alone[0]
    assert simulated(path, 10)["games"] == GAMES
    assert path.read_bytes() == alone[1]


def test_a_reader_who_has_had_enough_loses_nothing(tmp_path: Path, alone: Alone) -> None:
    path = tmp_path / "e.jsonl"
    simulation = Simulation(a_plan(), GAMES, path)
    with simulation.workers(2) as hall:
        results: Iterator[Any] = simulation.play(hall)
        for _ in range(41):
            next(results)
    simulation.row_file.close()  # type: ignore[union-attr]
    assert alone[1].startswith(path.read_bytes())
    assert path.read_bytes().count(b"\n") == 1 + 3 * 41
    assert simulated(path) == alone[0]


def test_partners_share_no_victory(tmp_path: Path) -> None:
    options = game("gorus").complete({"players": 4, "target": 1, "teams": "2-2"})
    found = simulated(tmp_path / "q.jsonl", 10, plan=Plan("gorus", options, ("random",) * 4, 4, "", True))
    assert found["shared"] < 5
    assert sum(found["wins"].values()) >= 20


# Parquet


def test_parquet_has_the_same_rows(tmp_path: Path, alone: Alone, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("harena.lab.tables.CHUNK", 50)
    assert simulated(tmp_path / "f.parquet") == alone[0]
    assert [path.name for path in tmp_path.iterdir()] == ["f.parquet"]
    lines = [json.loads(line) for line in alone[1].splitlines()[1:]]
    table = pl.read_parquet(tmp_path / "f.parquet")
    assert table.columns == list(Row.__struct_fields__)
    for name in ("match", "seat", "bot", "won", "score", "rounds", "decisions", "answers"):
        assert table[name].to_list() == [line[name] for line in lines]
    for line, course, choices in zip(lines, table["course"], table["choices"], strict=True):
        assert [each["favor"] for each in course] == line["course"]["favor"]
        assert [each["round"] for each in course] == list(range(1, line["rounds"] + 1))
        assert {(each["step"], each["option"]): each["times"] for each in choices} == {
            (step, option): times for step, options in line["choices"].items() for option, times in options.items()
        }
    dealt = table.explode("deeds").unnest("deeds").filter(pl.col("deed") == "dealt")
    assert dealt["times"].sum() == sum(sum(line["deeds"]["dealt"].values()) for line in lines)


def test_rows_without_deeds_stay(tmp_path: Path) -> None:
    plan = Plan("nundinae", game("nundinae").complete({"players": 2}), ("random", "random"), 1, "", True)
    simulated(tmp_path / "g.parquet", 3, plan=plan)
    table = pl.read_parquet(tmp_path / "g.parquet")
    assert table["deeds"].to_list() == [[]] * 6
    assert table["course"].to_list() == [[]] * 6


def test_both_kinds_of_files_are_read_alike(tmp_path: Path, alone: Alone) -> None:
    lines, parquet = tmp_path / "h.jsonl", tmp_path / "h.parquet"
    lines.write_bytes(alone[1])
    to_parquet(lines, parquet)
    with table_of(lines) as (one, rows), table_of(parquet) as (other, same):
        assert one == other
        assert rows.collect().equals(same.collect())
    assert CHUNK >= 1000  # rows are not written one by one


def test_an_interrupted_parquet_is_finished_from_its_lines(tmp_path: Path, alone: Alone) -> None:
    (tmp_path / "i.parquet.part").write_bytes(alone[1][:5000])
    assert simulated(tmp_path / "i.parquet") == alone[0]
    assert [path.name for path in tmp_path.iterdir()] == ["i.parquet"]


# What can go wrong


def test_another_simulation_is_left_alone(tmp_path: Path, alone: Alone) -> None:
    path = tmp_path / "j.jsonl"
    path.write_bytes(alone[1])
    for change, expected in (
        ({"seed": 5}, "seed is 4 there, 5 here"),
        ({"bots": ("random",) * 3}, "bots are heuristic, random and random there"),
        ({"options": game("gorus").complete({"players": 3, "target": 2})}, "option target is 1 there, 2 here"),
    ):
        with pytest.raises(BadInput, match=expected):
            Simulation(a_plan(**change), GAMES, path)
    assert path.read_bytes() == alone[1]


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b"hello\n", "is not a simulation; name another file"),
        (b'{"harena_tournament":1}\n', "is not a simulation; name another file"),
        (b'{"harena_simulation":0}\n', "harena_simulation is 0 there, 1 here"),
    ],
)
def test_a_file_that_is_something_else(tmp_path: Path, content: bytes, expected: str) -> None:
    path = tmp_path / "k.jsonl"
    path.write_bytes(content)
    with pytest.raises(BadInput, match=expected):
        Simulation(a_plan(), GAMES, path)
    assert path.read_bytes() == content


def test_a_file_that_was_changed(tmp_path: Path, alone: Alone) -> None:
    path = tmp_path / "l.jsonl"
    lines = alone[1].splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:4], *lines[5:]]))
    with pytest.raises(BadInput, match="line 5: expected seat 1 of match 1; this file was changed"):
        Simulation(a_plan(), GAMES, path)
    path.write_bytes(lines[0] + b"{}\n")
    with pytest.raises(BadInput, match="line 2: not a line of a simulation"):
        Simulation(a_plan(), GAMES, path)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("x.csv", "expected a name that ends in .jsonl or .parquet"),
        ("no/x.jsonl", "there is no folder"),
        ("there.parquet", "exists already; name another file"),
        ("folder.jsonl", "not a file"),
    ],
)
def test_a_name_that_will_not_do(tmp_path: Path, name: str, expected: str) -> None:
    (tmp_path / "there.parquet").touch()
    (tmp_path / "folder.jsonl").mkdir()
    with pytest.raises(BadInput, match=expected):
        Simulation(a_plan(), 1, tmp_path / name)


def test_a_full_disk_keeps_what_is_finished(tmp_path: Path, alone: Alone, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "m.jsonl"
    left = 20
    original = RowFile.write

    def until_it_is_full(self: Any, line: bytes) -> None:
        nonlocal left
        left -= 1
        if left < 0:
            raise OSError(errno.ENOSPC, "No space left on device")
        original(self, line)

    monkeypatch.setattr(RowFile, "write", until_it_is_full)
    with pytest.raises(BadInput, match="no space left on device; what is finished is kept in"):
        simulated(path)
    monkeypatch.undo()
    assert alone[1].startswith(path.read_bytes())
    assert simulated(path) == alone[0]


@pytest.mark.parametrize(
    ("name", "content", "expected"),
    [
        ("n.jsonl", b"", "holds no simulation; expected a file that harena simulate --out has written"),
        ("n.jsonl", b'{"harena_simulation":9}\n', "is of format 9, this is harena with format 1; simulate again"),
        ("n.parquet", b"PAR1 or not", "is no Parquet file, or is broken"),
    ],
)
def test_files_nobody_can_read(tmp_path: Path, name: str, content: bytes, expected: str) -> None:
    path = tmp_path / name
    path.write_bytes(content)
    with pytest.raises(BadInput, match=expected):
        heading_of(path)
    with pytest.raises(BadInput, match="there is no such file"):
        heading_of(tmp_path / "nothing.jsonl")


def test_a_file_without_a_match(tmp_path: Path, alone: Alone) -> None:
    path = tmp_path / "p.jsonl"
    path.write_bytes(alone[1].splitlines(keepends=True)[0])
    with pytest.raises(BadInput, match="holds no finished match yet"):
        to_parquet(path, tmp_path / "p.parquet")
    assert [each.name for each in tmp_path.iterdir()] == ["p.jsonl"]


def test_no_room_for_the_parquet_keeps_the_lines(tmp_path: Path, alone: Alone) -> None:
    """The process may not write a file of more than two thousand bytes, which is equivalent to a full disk."""
    lines = tmp_path / "r.jsonl"
    lines.write_bytes(alone[1])
    code = (
        "import resource, sys; from pathlib import Path; from harena.lab.tables import to_parquet;"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (2000, 2000)); to_parquet(*map(Path, sys.argv[1:]))"
    )
    words = [sys.executable, "-c", code, str(lines), str(tmp_path / "r.parquet")]
    done = subprocess.run(words, capture_output=True, text=True, check=False, timeout=60)
    last = done.stderr.splitlines()[-1]
    assert "BadInput: cannot write" in last
    assert f"what was played is kept in {lines}" in last
    assert [each.name for each in tmp_path.iterdir()] == ["r.jsonl"]


def test_a_deck_that_differs_is_not_printed_whole(tmp_path: Path) -> None:
    path = tmp_path / "s.jsonl"
    ours = {**a_plan().options, "decks": "a" * 5000}  # equal as far as a message would show
    simulated(path, 1)
    there = path.read_bytes()
    path.write_bytes(there.replace(b'"options":{', b'"options":{"decks":"' + b"a" * 4999 + b'b",'))
    with pytest.raises(BadInput, match="option decks is another there; name another file") as error:
        Simulation(a_plan(options=ours), 1, path)
    assert len(str(error.value)) < 300


def test_a_parquet_file_of_somebody_else(tmp_path: Path) -> None:
    path = tmp_path / "o.parquet"
    pl.DataFrame({"a": [1]}).write_parquet(path)
    with pytest.raises(BadInput, match="holds no simulation"):
        heading_of(path)


# Bots of one's own

OWN = """
class First:
    def choose(self, view, choice):
        return list(choice.options)[0]

class Tired:
    def __init__(self):
        self.left = 3
    def choose(self, view, choice):
        self.left -= 1
        if not self.left:
            raise ZeroDivisionError("too tired")
        return list(choice.options)[0]

class Stubborn:
    acts_freely = True
    def choose(self, view, choice):
        return list(choice.options)[0]
    def free_move(self, view, choice, free_moves):
        return "steal", ()
"""


@pytest.fixture
def mine(tmp_path: Path) -> str:
    path = tmp_path / "mine.py"
    path.write_text(OWN, encoding="utf-8")
    return str(path)


def test_a_bot_of_ones_own_plays(tmp_path: Path, mine: str) -> None:
    plan = a_plan(bots=(f"{mine}:First", "random", "random"))
    found = simulated(tmp_path / "r.jsonl", 10, plan=plan)
    assert (found["games"], found["failures"]) == (10, {})
    rows = [json.loads(line) for line in (tmp_path / "r.jsonl").read_text().splitlines()[1:]]
    assert rows[0]["bot"] == f"{mine}:First"
    assert simulated(tmp_path / "s.jsonl", 10, 2, plan) == found


def test_a_bot_that_fails_is_replaced_and_counted(tmp_path: Path, mine: str) -> None:
    """Its matches are complete, the rows say that it failed, and a run that goes on knows it from them."""
    plan = a_plan(bots=(f"{mine}:Tired", "random", "random"))
    found = simulated(tmp_path / "t.jsonl", 6, plan=plan)
    assert found["failures"] == {f"{mine}:Tired": 6}
    rows = [json.loads(line) for line in (tmp_path / "t.jsonl").read_text().splitlines()[1:]]
    assert {json.dumps(row["deeds"].get("failed")) for row in rows if row["seat"] == 1} == {
        '{"raised ZeroDivisionError: too tired": 1}'
    }
    assert all(["failed" not in row["deeds"] for row in rows if row["seat"] > 1])
    again = Simulation(plan, 6, tmp_path / "t.jsonl")
    assert again.tally.failures == found["failures"]
    assert again.tally.first_failure == (0, (0, "raised ZeroDivisionError: too tired"))


@pytest.mark.parametrize("recorded", [False, True])
def test_a_free_action_that_is_not_allowed_is_a_failure(tmp_path: Path, mine: str, recorded: bool) -> None:
    options = game("munera").complete({"players": 2, "turns": 1})
    records = str(tmp_path) if recorded else ""
    plan = Plan("munera", options, (f"{mine}:Stubborn", "random"), 4, records, False)
    result = play_match(plan, 0)
    assert [failure.seat for failure in result.failures] == [0]
    assert "steal" in result.failures[0].what or recorded


def test_shares_and_scores_have_intervals() -> None:
    """Ten matches for two: 3 wins are 30 %, and with z = 2.2414 for two seats Wilson's interval is 9.4 to 64.0 %. The
    scores of seat 2 are 1 and 3 in turn: the mean is 2 and the variance 10/9, so the standard error is 1/3."""
    plan = Plan("gorus", game("gorus").complete({"players": 2}), ("random", "random"), 1, "")
    tally = Tally(plan, 2)
    for number in range(10):
        tally.add(Result(number, (0,) if number < 3 else (1,), (number, 1 + number % 2 * 2), 5, 5))
    found = tally.summary()
    assert found["wins"] == {"0": 3, "1": 7}
    assert found["win_intervals"][0] == pytest.approx([0.0936, 0.6402], abs=0.0002)
    assert found["win_intervals"][1] == pytest.approx([0.3598, 0.9064], abs=0.0002)
    low, high = found["score_intervals"][1]
    assert (low + high) / 2 == pytest.approx(2)
    assert (high - low) / 2 == pytest.approx(2.685 / 3, rel=0.01)  # Student's quantile for 9 degrees and 1.25 %
    assert Tally(plan, 2).summary()["win_intervals"] == [None, None]
