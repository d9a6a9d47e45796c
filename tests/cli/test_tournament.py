"""Tests `harena tournament` as a user sees it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path

import pytest

from harena.games import game
from harena.lab.contest import planned
from harena.lab.standings import Standings
from harena.lab.tournament_output import print_standings
from harena.text import LANGUAGES, Texts
from tests.cases import cases
from tests.cli.conftest import Harena, refused

SHORT = ("tournament", "gorus", "--deals", "2", "--control", "1", "--option", "target=1", "--workers", "1")
PROGRAM = [sys.executable, "-m", "harena"]


def test_it_says_who_is_better(harena: Harena) -> None:
    run = harena(*SHORT, "--deals", "60")
    assert (run.code, run.err) == (0, "")
    assert run.out.startswith("Gorus Maximus, 4 players, seed 1: ")
    assert "Is the challenger's win rate above or below 25.0 %?" in run.out
    rows = [line.split() for line in run.out.splitlines()]
    assert ["heuristic", "3", "×", "random"] in [row[:4] for row in rows]
    assert "above" in run.out
    assert "itself" in run.out
    assert "fair" in run.out


def test_help(harena: Harena) -> None:
    assert harena("tournament", "--help").out.startswith("Usage: harena tournament")


def test_a_bar_for_whoever_watches(harena: Harena, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    run = harena(*SHORT)
    assert run.code == 0
    assert run.out.startswith("Gorus Maximus")
    assert "6/6" in run.err
    assert "random – random" in run.err


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("more", [["--players", "1"], ["--players", "2"], ["--option", "teams=2-2"]], ids=str)
def test_in_every_language(harena: Harena, monkeypatch: pytest.MonkeyPatch, lang: str, more: list[str]) -> None:
    monkeypatch.setenv("HARENA_LANG", lang)
    line = ["tournament", "gorus", "--deals", "1", "--control", "1", "--workers", "1", "--bots", "random,heuristic"]
    run = harena(*line, *more)
    assert (run.code, run.err) == (0, "")
    assert "random" in run.out


def test_as_json(harena: Harena) -> None:
    run = harena(*SHORT, "--json", "--question", "0.7", "--seed", "3", "--bots", "random, heuristic")
    assert (run.code, run.err) == (0, "")
    found = json.loads(run.out)
    assert found["bots"] == ["random", "heuristic"]
    assert found["seed"] == 3
    assert found["question"] == 0.7
    assert found["options"]["target"] == 1
    assert [row["deals"] for row in found["pairings"]] == [2, 2]
    assert [row["deals"] for row in found["controls"]] == [1, 1]
    assert len(found["ratings"]) == 2


def test_one_challenger(harena: Harena) -> None:
    run = harena(*SHORT, "--json", "--bots", "easy,heuristic,random", "--challenger", "heuristic", "--control", "0")
    found = json.loads(run.out)
    assert [(row["challenger"], row["field"]) for row in found["pairings"]] == [
        ("heuristic", "easy"),
        ("heuristic", "random"),
    ]


def test_own_cards_are_played_with(harena: Harena) -> None:
    cards = Path(__file__).parents[2] / "src/harena/games/gorus/data/cards.toml"
    Path("mine.toml").write_text(cards.read_text(encoding="utf-8").replace("favor = -4", "favor = 7"), encoding="utf-8")
    run = harena(*SHORT, "--json", "--cards", "mine.toml")
    assert json.loads(run.out)["options"]["favor"][8] == 7


def noted(bots: str, capsys: pytest.CaptureFixture[str]) -> str:
    contest = planned("gorus", game("gorus").complete({"players": 4}), bots.split(","))
    print_standings(Standings(contest), Texts("en"))
    return capsys.readouterr().out


def test_notes(capsys: pytest.CaptureFixture[str]) -> None:
    assert "reproduced" not in noted("ismcts:50,random", capsys)
    assert "hard and ismcts:0.2s: with a time budget" in noted("hard,random,ismcts:0.2s", capsys)


# Bad input: one line, exit code 2, nothing written

BAD = [
    (["chess"], "expected one of: gorus"),
    (["gorus", "--bots", "deep"], "unknown bot 'deep'; expected one of: random, heuristic"),
    (["gorus", "--bots", ""], "unknown bot ''"),
    (["gorus", "--bots", "heuristic,human"], "unknown bot 'human'"),
    (["gorus", "--bots", "ismcts:lots"], "'ismcts:lots' has no budget we know"),
    (["gorus", "--bots", "ismcts:0"], "'ismcts:0' has a budget out of bounds"),
    (["gorus", "--bots", "ismcts:٣"], "expected ismcts:2000 (simulations), ismcts:0.5s (seconds), ismcts:2000/0.5s"),
    (["gorus", "--bots", "random,random"], "random is there twice in --bots"),
    (["gorus", "--bots", "heuristic,medium"], "heuristic and medium in --bots are the same bot"),
    (["gorus", "--bots", "ismcts:50,random,ismcts:1x050"], "ismcts:50 and ismcts:1x050 in --bots are the same bot"),
    (["gorus", "--bots", "random", "--control", "0"], "there is nothing to play"),
    (["gorus", "--challenger", "easy"], "--challenger easy does not play; expected one of --bots: heuristic, random"),
    (["gorus", "--players", "9"], "1 (solo) to 8 players"),
    (["gorus", "--players", "some"], "--players is 'some'; expected a whole number"),
    (["gorus", "--deals", "0"], "--deals: expected a number from 1 on"),
    (["gorus", "--control", "-1"], "--control: from 0 on"),
    (["gorus", "--workers", "0"], "--workers: expected a number from 1 on"),
    (["gorus", "--question", "45"], "--question is 45.0; expected a win rate between 0 and 1"),
    (["gorus", "--question", "nan"], "expected a win rate between 0 and 1"),
    (["gorus", "--question", "half"], "--question is 'half'; expected a number such as 0.45"),
    (["gorus", "--option", "trumps=2"], "unknown option 'trumps'"),
    (["gorus", "--option", "teams=3-3"], "do not fit 4 players"),
    (["gorus", "--cards", "nowhere.toml"], "nowhere.toml: no such file"),
    (["gorus", "--out", "nowhere/a.jsonl"], "cannot write nowhere/a.jsonl: there is no folder"),
    (["gorus", "--out", "."], "not a file; expected a file name"),
    (["gorus", "--out", "/dev/null"], "not a file; expected a file name"),
    (["nundinae", "--bots", "heuristic"], "nundinae has no bots of its own"),
]


@pytest.mark.parametrize(("args", "expected"), BAD, ids=[" ".join(args) for args, _ in BAD])
def test_bad_input_is_one_line(harena: Harena, tmp_path: Path, args: list[str], expected: str) -> None:
    assert refused(harena("tournament", *args), expected)
    assert list(tmp_path.iterdir()) == []


def test_another_plan_is_one_line(harena: Harena) -> None:
    assert harena(*SHORT, "--out", "a.jsonl").code == 0
    before = Path("a.jsonl").read_bytes()
    assert refused(harena(*SHORT, "--out", "a.jsonl", "--seed", "2"), "a.jsonl is another tournament: seed is 1 there")
    assert harena(*SHORT, "--out", "a.jsonl").code == 0
    assert Path("a.jsonl").read_bytes() == before


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="needs permissions that hold")
def test_a_file_that_may_not_be_written(harena: Harena) -> None:
    assert harena(*SHORT, "--out", "a.jsonl").code == 0
    Path("a.jsonl").chmod(0o400)
    assert refused(harena(*SHORT, "--deals", "3", "--out", "a.jsonl"), "cannot write a.jsonl: permission denied")


# Interruptions

LONG = ["tournament", "gorus", "--deals", "100000", "--control", "100000", "--bots", "random", "--out", "a.jsonl"]


def lines(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0


def alive(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.more
@pytest.mark.skipif(os.name == "nt", reason="needs signals")
@pytest.mark.parametrize("workers", cases(["2"], ["1"]))
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL], ids=["ctrl-c", "kill"])
def test_stopped_in_the_middle_it_goes_on(tmp_path: Path, workers: str, how: signal.Signals) -> None:
    env = {**os.environ, "HARENA_LANG": "en"}
    path, pipe = tmp_path / "a.jsonl", subprocess.PIPE
    with subprocess.Popen(
        [*PROGRAM, *LONG, "--workers", workers],
        stdout=pipe, stderr=pipe, text=True, cwd=tmp_path, env=env, start_new_session=True,
    ) as run:  # fmt: skip
        try:
            until = time.monotonic() + 60
            while lines(path) < 8 and time.monotonic() < until:
                time.sleep(0.02)
            os.killpg(run.pid, how) if how == signal.SIGINT else os.kill(run.pid, how)
            out, err = run.communicate(timeout=60)
        except BaseException:
            os.killpg(run.pid, signal.SIGKILL)  # otherwise leaving the block would wait for it
            raise
    kept = lines(path) - 1
    assert kept >= 7
    assert out == ""
    if how == signal.SIGINT:
        assert run.returncode == 130
        assert err == f"harena: Stopped. {kept} deals are kept in a.jsonl; the same command goes on from there.\n"
    until = time.monotonic() + 30
    while alive(run.pid) and time.monotonic() < until:  # the workers of a killed parent exit, too
        time.sleep(0.05)
    assert not alive(run.pid)
    whole = path.read_bytes().rpartition(b"\n")[0] + b"\n"
    more = [*PROGRAM, *LONG, "--deals", str(kept + 3), "--workers", "1"]
    again = subprocess.run(more, capture_output=True, text=True, cwd=tmp_path, env=env, check=False, timeout=120)
    assert (again.returncode, again.stderr) == (0, "")
    assert path.read_bytes().startswith(whole)
    assert lines(path) == kept + 4


def test_ctrl_c_without_a_file_shows_what_there_is(harena: Harena, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(deals: Iterable[object], *_: object) -> None:
        for number, _deal in enumerate(deals, start=1):
            if number == stop:
                raise KeyboardInterrupt

    monkeypatch.setattr("harena.cli.lab.with_bar", interrupted)
    stop = 2
    run = harena(*SHORT)
    assert run.code == 130
    assert "2 deals" in run.out
    assert run.err.startswith("harena: Stopped after 2 deals, counted above. With --out FILE.jsonl")
    assert run.err.count("\n") == 1


LITTLE_ROOM = """
import resource, sys
from harena.cli import main
resource.setrlimit(resource.RLIMIT_FSIZE, (3000, 3000))
sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.skipif(os.name == "nt", reason="needs limits")
@pytest.mark.parametrize("workers", cases(["2"], ["1"]))
def test_a_full_disk_keeps_what_is_finished(tmp_path: Path, workers: str) -> None:
    """The file may not grow beyond 3000 bytes: the last line is written in part, then not at all."""
    line = [sys.executable, "-c", LITTLE_ROOM, *LONG, "--workers", workers]
    run = subprocess.run(line, capture_output=True, text=True, cwd=tmp_path, check=False, timeout=120)
    assert run.returncode == 2, run
    assert run.stderr.count("\n") == 1
    assert "harena: cannot write a.jsonl: file too large; what is finished is kept in a.jsonl" in run.stderr
    kept = (tmp_path / "a.jsonl").read_bytes()
    assert kept.endswith(b"}\n")
    more = [*PROGRAM, *LONG, "--deals", str(kept.count(b"\n")), "--workers", "1"]
    again = subprocess.run(more, capture_output=True, text=True, cwd=tmp_path, check=False, timeout=120)
    assert again.returncode == 0
    assert (tmp_path / "a.jsonl").read_bytes().startswith(kept)
    assert lines(tmp_path / "a.jsonl") == kept.count(b"\n") + 1
