"""Tests saved simulations, reports and comparisons, as a person types them."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Harena, refused

QUICK = ("gorus", "--players", "3", "--games", "30", "--option", "target=1")


def test_rows_are_kept_and_reported(harena: Harena) -> None:
    run = harena("simulate", *QUICK, "--out", "rows.jsonl")
    assert run.code == 0
    assert "The rows are in rows.jsonl; harena report makes a page of them." in run.out
    heading, *rows = [json.loads(line) for line in Path("rows.jsonl").read_text(encoding="utf-8").splitlines()]
    assert heading["harena_simulation"] == 1
    assert len(rows) == 90
    report = harena("report", "rows.jsonl")
    assert report.code == 0
    assert "rows.html" in report.out
    assert "<html" in Path("rows.html").read_text(encoding="utf-8")


def test_the_same_command_again_plays_nothing_and_says_the_same(harena: Harena) -> None:
    first = json.loads(harena("simulate", *QUICK, "--out", "rows.jsonl", "--json").out)
    again = json.loads(harena("simulate", *QUICK, "--out", "rows.jsonl", "--json").out)
    for found in (first, again):
        del found["seconds"], found["decisions_per_second"]
    assert first == again
    plain = json.loads(harena("simulate", *QUICK, "--json").out)
    del plain["seconds"], plain["decisions_per_second"]
    assert plain == first


def test_a_file_without_kingmaking_is_another_simulation(harena: Harena) -> None:
    assert harena("simulate", *QUICK, "--out", "rows.jsonl").code == 0
    again = harena("simulate", *QUICK, "--kingmaking", "--out", "rows.jsonl")
    assert refused(again, "kingmaking is off there, on here; name another file")


@pytest.mark.more
def test_parquet(harena: Harena) -> None:
    assert harena("simulate", *QUICK, "--out", "rows.parquet").code == 0
    assert [path.name for path in Path().iterdir()] == ["rows.parquet"]
    assert refused(harena("simulate", *QUICK, "--out", "rows.parquet"), "exists already; name another file")
    assert harena("report", "rows.parquet", "--out", "page.html", "--lang", "de").code == 0
    assert 'lang="de"' in Path("page.html").read_text(encoding="utf-8")


def test_an_interrupted_run_goes_on(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "harena", "simulate", "gorus", "--games", "1000", "--out", "rows.jsonl"]
    env = {**os.environ, "HARENA_LANG": "en"}
    path = tmp_path / "rows.jsonl"
    run = subprocess.Popen(words, cwd=tmp_path, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        deadline = time.monotonic() + 60
        while not path.exists() or path.stat().st_size < 20_000:
            assert time.monotonic() < deadline
            time.sleep(0.02)
        run.send_signal(signal.SIGINT)
        out, err = run.communicate(timeout=60)
    finally:
        run.kill()
    assert (run.returncode, out) == (130, "")
    assert "the same command goes on from there and finishes rows.jsonl" in err
    kept = path.read_bytes()
    assert kept.endswith(b"\n")
    words[words.index("1000")] = "60"
    assert subprocess.run(words, cwd=tmp_path, env=env, capture_output=True, check=True, timeout=60).stdout
    assert path.read_bytes().startswith(kept[: len(kept) // 2])


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["simulate", *QUICK, "--out", "rows.csv"], "expected a name that ends in .jsonl or .parquet"),
        (["simulate", *QUICK, "--out", "no/rows.jsonl"], "there is no folder"),
        (["simulate", *QUICK, "--out", "r.jsonl", "--records", "here"], "--records and --out clash"),
        (["simulate", *QUICK, "--kingmaking"], "--kingmaking is for a report; expected --out FILE, too"),
        (["simulate", *QUICK, "--ray", "127.0.0.1:1"], "no Ray cluster at 127.0.0.1:1"),
        (["tournament", "gorus", "--ray", "somewhere:x"], "expected HOST:PORT, ray://HOST:PORT, auto or local"),
        (["report", "nothing.jsonl"], "there is no such file"),
        (["report", "mine.toml"], "holds no simulation"),
        (["compare"], "Missing argument"),
        (["compare", "ours"], "expected two decks"),
        (["compare", "ours", "ours"], "ours and ours are the same; expected a deck file"),
        (["compare", "ours", "nothing.toml"], "no such file"),
        (["compare", "ours", "mine.toml"], "hold the same cards"),
        (["compare", "chess", "ours", "mine.toml"], "expected one of: gorus"),
        (["compare", "mine.toml", "theirs.toml"], "are decks of two games"),
        (["compare", "munera", "ours", "theirs.toml"], "theirs.toml"),
        (["compare", "ours", "mine.toml", "--games", "0"], "expected a number from 1 on"),
        (["compare", "ours", "mine.toml", "--bots", "deep"], "expected one of: random, heuristic"),
    ],
)
def test_what_is_wrong_is_said_and_nothing_written(harena: Harena, words: list[str], expected: str) -> None:
    assert harena("decks", "new", "munera", "mine.toml").code == 0
    assert harena("decks", "new", "spartacus", "theirs.toml").code == 0
    assert refused(harena(*words), expected)
    assert sorted(path.name for path in Path().iterdir()) == ["mine.toml", "theirs.toml"]


def test_a_changed_card_is_compared(harena: Harena) -> None:
    harena("decks", "new", "munera", "mine.toml")
    text = Path("mine.toml").read_text(encoding="utf-8")
    old = next(line for line in text.splitlines() if '"Telesia"' in line)
    Path("mine.toml").write_text(text.replace(old, old.replace("glory = 1", "glory = 3")), encoding="utf-8")
    line = ("ours", "mine.toml", "--games", "3", "--bots", "random", "--option", "turns=2", "--workers", "1")
    run = harena("compare", *line)
    assert run.code == 0
    assert "Changed: munus Telesia glory from 1 to 3" in run.out
    assert "3 matches with each deck" in run.out
    assert "No difference is clear yet. That does not mean that there is none" in run.out
    found = json.loads(harena("compare", *line, "--json").out)
    assert found["changes"] == [{"section": "munus", "card": "Telesia", "what": "glory", "old": 1, "new": 3}]
    assert found["games"] == 3
    assert ["rounds"] in [each["key"] for each in found["differences"]]


def changed_gorus_cards() -> str:
    cards = Path(__file__).resolve().parents[2] / "src" / "harena" / "games" / "gorus" / "data"
    text = next(cards.glob("*.toml")).read_text(encoding="utf-8")
    return text.replace("favored_zero = 5", "favored_zero = 6")


def test_partners_are_compared_as_a_team(harena: Harena) -> None:
    Path("mine.toml").write_text(changed_gorus_cards(), encoding="utf-8")
    line = (
        "compare",
        "gorus",
        "ours",
        "mine.toml",
        "--option",
        "teams=2-2",
        "--option",
        "target=1",
        "--bots",
        "random",
    )
    found = json.loads(harena(*line, "--games", "20", "--json").out)
    sides = {each["key"][1]: each["one"] for each in found["differences"] if each["key"][0] == "side"}
    assert sorted(sides) == ["Team A", "Team B"]
    assert 1 <= sum(sides.values()) < 1.3  # a shared victory counts for both


def interrupted_after(monkeypatch: pytest.MonkeyPatch, count: int) -> None:
    """Let Ctrl-C come after so many matches."""

    def some(results: Iterable[Any], *_: int) -> Iterator[Any]:
        for number, result in enumerate(results, start=1):
            yield result
            if number == count:
                raise KeyboardInterrupt

    monkeypatch.setattr("harena.cli.lab.with_progress", some)


@pytest.mark.more
def test_an_interrupted_comparison_shows_what_there_is(harena: Harena, monkeypatch: pytest.MonkeyPatch) -> None:
    interrupted_after(monkeypatch, 12)
    Path("mine.toml").write_text(changed_gorus_cards(), encoding="utf-8")
    run = harena("compare", "gorus", "ours", "mine.toml", "--games", "20", "--workers", "1", "--out", "page.html")
    assert run.code == 130
    assert "12 matches with each deck" in run.out
    assert "page.html" in run.out
    assert Path("page.html").exists()
    assert run.err.startswith("harena: Stopped after 12 matches with each deck, compared above.")
    assert run.err.count("\n") == 1


def test_an_interrupted_simulation_shows_what_there_is(harena: Harena, monkeypatch: pytest.MonkeyPatch) -> None:
    interrupted_after(monkeypatch, 7)
    run = harena("simulate", *QUICK)
    assert run.code == 130
    assert "7 matches of Gorus Maximus" in run.out
    assert run.err.startswith("harena: Stopped after 7 matches, counted above.")
    assert run.err.count("\n") == 1
    run = harena("simulate", *QUICK, "--records", "here")
    assert "Their records are in here" in run.err
    assert len(list(Path("here").iterdir())) == 7


def test_an_interrupted_report_leaves_everything_as_it_was(harena: Harena, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    assert harena("simulate", *QUICK, "--out", "rows.jsonl").code == 0
    Path("rows.html").write_text("the old one")
    monkeypatch.setattr("harena.lab.report._page", interrupted)
    run = harena("report", "rows.jsonl")
    assert (run.code, run.out) == (130, "")
    assert run.err == "harena: Stopped: no report was written, and the rows are as they were in rows.jsonl.\n"
    assert Path("rows.html").read_text() == "the old one"
    assert sorted(path.name for path in Path().iterdir()) == ["rows.html", "rows.jsonl"]


def test_a_bot_of_ones_own_is_simulated(harena: Harena) -> None:
    Path("mine.py").write_text(
        "class First:\n    def choose(self, view, choice):\n        return list(choice.options)[0]\n\n"
        "class Broken:\n    def choose(self, view, choice):\n        raise ValueError('no idea')\n",
        encoding="utf-8",
    )
    run = harena("simulate", *QUICK, "--bots", "mine.py:First,random,random")
    assert (run.code, run.err) == (0, "")
    assert "mine.py:First" in run.out
    assert "95 % interval" in run.out
    run = harena("simulate", *QUICK, "--bots", "mine.py:Broken,random,random")
    assert run.code == 0
    assert run.err == (
        "harena: Bots failed 30 times, and random ones played on for them; first mine.py:Broken in match 0, seat 1: "
        "raised ValueError: no idea\n"
    )
    assert refused(harena("simulate", *QUICK, "--bots", "mine.py:Third"), "mine.py has no class Third")
