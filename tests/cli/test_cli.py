"""Tests every command, and every mistake a person can make with one."""

from __future__ import annotations

import copy
import errno
import json
import os
import shlex
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from rich.progress import Progress

from harena import __version__, compiled
from harena.__main__ import main as entry_point
from harena.games import GAMES, game
from harena.text import LANGUAGES
from tests.cases import cases
from tests.cli.conftest import Harena, refused

CARDS = Path(__file__).parents[2] / "src/harena/games/gorus/data/cards.toml"


def test_version(harena: Harena) -> None:
    assert harena("--version").out == f"harena {__version__}, {compiled.kind()}\n"


def test_help_of_every_command(harena: Harena) -> None:
    for command in ("play", "simulate", "replay", "verify", "rules", "games"):
        assert harena(command, "--help").out.startswith(f"Usage: harena {command}")


def test_games_lists_every_option(harena: Harena) -> None:
    out = harena("games").out
    for name in GAMES:
        for setting in game(name).settings:
            assert f"  {setting.name}: " in out
            assert setting.rule in out
    assert "Default: 3. Values: 1, 2, 3" in out


# Rules


def test_rules_whole_in_every_language(harena: Harena) -> None:
    for lang in ("en", "fr", "it", "de"):
        run = harena("rules", "gorus", "--lang", lang)
        assert run.code == 0
        assert "G-7.2 " in run.out
        assert "[ruling]" not in run.out


def test_one_rule_or_a_chapter(harena: Harena) -> None:
    assert harena("rules", "gorus", "--rule", "g-3.4").out.startswith("G-3.4 Challenge: ")
    assert harena("rules", "gorus", "--rule", "G-3.4", "--lang", "fr").out.startswith("G-3.4 Défi")
    chapter = harena("rules", "gorus", "--rule", "G-5").out
    assert "G-5.1 " in chapter
    assert "G-4.3 " not in chapter


# Simulate


def test_simulate_says_who_won(harena: Harena) -> None:
    run = harena("simulate", "gorus", "--players", "3", "--games", "20", "--bots", "heuristic,random,random")
    assert run.code == 0
    assert run.err == ""
    assert run.out.startswith("20 matches of Gorus Maximus with 3 players")
    assert "heuristic" in run.out


def simulated(harena: Harena, *args: str) -> dict[str, Any]:
    run = harena("simulate", "gorus", "--games", "60", "--json", *args)
    assert (run.code, run.err) == (0, "")
    found: dict[str, Any] = json.loads(run.out)
    assert found.pop("seconds") >= 0
    assert found.pop("decisions_per_second") >= 0
    return found


def test_simulate_is_the_same_with_any_number_of_workers(harena: Harena) -> None:
    alone = simulated(harena, "--workers", "1")
    assert alone["games"] == 60
    assert sum(alone["wins"].values()) >= 60
    assert simulated(harena, "--workers", "3") == alone
    assert simulated(harena, "--workers", "2", "--records", "here") == alone
    assert simulated(harena, "--seed", "2") != alone


TIMED = {
    "en": "cannot be reproduced.",
    "fr": "ne sont pas reproductibles.",
    "it": "non sono riproducibili.",
    "de": "lassen sich nicht wiederholen.",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_simulate_warns_of_bots_with_a_time_budget(harena: Harena, monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    monkeypatch.setenv("HARENA_LANG", lang)
    line = ["simulate", "gorus", "--players", "2", "--games", "1", "--option", "target=1", "--json"]
    run = harena(*line, "--bots", "random,ismcts:0.001s")
    assert run.code == 0
    assert json.loads(run.out)["games"] == 1
    assert run.err.startswith("harena: ismcts:0.001s")
    assert run.err.endswith(f"{TIMED[lang]}\n")
    assert run.err.count("\n") == 1
    assert harena(*line, "--bots", "random,ismcts:2").err == ""


def test_the_bar_moves_where_matches_are_slow(harena: Harena, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[float] = []
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    monkeypatch.setattr(Progress, "refresh", lambda bar: shown.append(bar.tasks[0].completed if bar.tasks else 0))
    line = ["simulate", "gorus", "--players", "2", "--games", "5", "--option", "target=1"]
    assert harena(*line).code == 0
    assert not {1, 2, 3, 4} & set(shown), "quick ones are not waited for"
    monkeypatch.setattr("harena.cli.lab.BAR_SECONDS", 0.0)
    assert harena(*line).code == 0
    assert {0, 1, 2, 3, 4, 5} <= set(shown)


def test_records_of_a_simulation_verify(harena: Harena) -> None:
    assert harena("simulate", "gorus", "--games", "3", "--players", "2", "--records", "a/b").code == 0
    files = sorted(Path("a/b").iterdir())
    assert len(files) == 3
    for file in files:
        run = harena("verify", str(file))
        assert (run.code, run.err) == (0, "")
        assert run.out.startswith("ok: ")


def test_records_are_never_written_over(harena: Harena) -> None:
    assert harena("simulate", "gorus", "--games", "2", "--records", "here").code == 0
    before = {path: path.read_bytes() for path in Path("here").iterdir()}
    again = harena("simulate", "gorus", "--games", "9", "--bots", "heuristic", "--records", "here")
    assert refused(again, "here holds records of gorus with seed 1 already; name another folder")
    assert {path: path.read_bytes() for path in Path("here").iterdir()} == before
    assert harena("simulate", "gorus", "--games", "1", "--seed", "2", "--records", "here").code == 0


def test_own_card_values(harena: Harena) -> None:
    Path("mine.toml").write_text(CARDS.read_text(encoding="utf-8").replace("favor = -4", "favor = 7"), encoding="utf-8")
    assert simulated(harena, "--cards", "mine.toml")["options"]["favor"][8] == 7


def test_options_by_kind(harena: Harena) -> None:
    given = ("--option", "open_memory=on", "--option", "target=1", "--option", "schools=fists, axes,arrows,shields")
    options = simulated(harena, *given)["options"]
    assert options["open_memory"] is True
    assert options["target"] == 1
    assert options["schools"] == ["fists", "arrows", "axes", "shields"]


# Bad input: one line, exit code 2, nothing written

BAD = [
    (["nonsense"], "expected one of: play, serve, simulate"),
    (["play", "chess"], "expected one of: gorus"),
    (["play", "--players", "9"], "1 (solo) to 8 players"),
    (["play", "--players", "0"], "1 (solo) to 8 players"),
    (["play", "--players", "many"], "--players is 'many'; expected a whole number"),
    (["play", "--seat", "1", "--seat", "me"], "--seat is 'me'; expected a whole number"),
    (["play", "--seed", ""], "--seed is ''; expected a whole number"),
    (["play", ""], "expected one of: gorus"),
    (["play", "--players"], "requires an argument"),
    (["play", "--speed", "9"], "No such option: --speed"),
    (["play", "--seat", "5"], "no seat 5; expected 1 to 4"),
    (["play", "--players", "1", "--seat", "2"], "expected 1"),
    (["play", "--bots", "deep"], "expected one of: random, heuristic"),
    (["play", "--bots", "random,random"], "2 bots for 3 seats"),
    (["play", "--bots", ""], "unknown bot ''; expected one of: random, heuristic"),
    (["play", "--players", "1", "--bots", "foo"], "unknown bot 'foo'; expected one of: random, heuristic"),
    (["play", "--players", "2", "--seat", "1", "--seat", "2", "--bots", "foo"], "unknown bot 'foo'"),
    (["play", "--seat", "1", "--seat", "2", "--name", "Ann", "--name", "ann "], "two people are called 'ann'"),
    (["play", "--name", "A", "--name", "B"], "2 names for 1 people"),
    (["play", "--lang", "es"], "expected one of: en, fr, it, de"),
    (["play", "--option", "trumps=2"], "unknown option 'trumps'"),
    (["play", "--option", "target=10"], "expected one of: 1, 2"),
    (["play", "--option", "target=few"], "expected one of: 1, 2"),
    (["play", "--option", "target"], "expected name=value"),
    (["play", "--option", "players=3"], "use --players"),
    (["play", "--option", "schools=fists"], "expected random, or 4 different"),
    (["play", "--option", "teams=3-3"], "do not fit 4 players"),
    (["play", "--option", "favor=1,2"], "17 whole numbers"),
    (["play", "--option", "favor=1,2", "--cards", str(CARDS)], "--cards and --option favor=... clash"),
    (["play", "--cards", "nowhere.toml"], "nowhere.toml: no such file"),
    (["play", "--save", "nowhere/match.json"], "there is no folder"),
    (["play", "--save", "."], "expected a file name"),
    (["play", "--resume", "nowhere.json"], "nowhere.json: no such file"),
    (["simulate"], "Missing argument"),
    (["simulate", "chess"], "expected one of: gorus"),
    (["simulate", "gorus", "--games", "0"], "expected a number from 1 on"),
    (["simulate", "gorus", "--games", "1.5"], "--games is '1.5'; expected a whole number"),
    (["replay", "nowhere.json", "--to", "end"], "--to is 'end'; expected a whole number"),
    (["simulate", "gorus", "--games", "1", "--workers", "0"], "expected a number from 1 on"),
    (["simulate", "gorus", "--players", "12", "--records", "new"], "1 (solo) to 8 players"),
    (["simulate", "gorus", "--bots", "deep", "--records", "new"], "expected one of: random, heuristic"),
    (["replay", "nowhere.json"], "no such file"),
    (["verify", "nowhere.json"], "no such file"),
    (["verify", "."], ".: not a file"),
    (["rules", "chess"], "expected one of: gorus"),
    (["rules", "gorus", "--rule", "G-3.9"], "G-3.1, G-3.2"),
    (["rules", "gorus", "--rule", "M-1.1"], "G-1, G-2"),
    (["rules", "gorus", "--rule", ""], "unknown rule ''; expected one of: G-1, G-2"),
    (["rules", "gorus", "--lang", "la"], "en, fr, it, de"),
    (["games", "--lang", "la"], "en, fr, it, de"),
]


@pytest.mark.parametrize(("args", "expected"), BAD, ids=[" ".join(args) for args, _ in BAD])
def test_bad_input_is_one_line(harena: Harena, tmp_path: Path, args: list[str], expected: str) -> None:
    assert refused(harena(*args, typed="1\n"), expected)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("favor = -4", 'favor = "low"', "rank 8: favor is 'low'"),
        ("rank = 15", "rank = 14", "rank 14 is there twice"),
        ("favored_zero = 5", "", "favored_zero is missing; expected"),
        ("[[rank]]", "[[rank", "not a TOML file"),
    ],
)
def test_broken_card_files_name_the_card_and_field(harena: Harena, old: str, new: str, expected: str) -> None:
    Path("mine.toml").write_text(CARDS.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    run = harena("play", "--cards", "mine.toml")
    assert refused(run, expected)
    assert "mine.toml" in run.err
    assert [path.name for path in Path().iterdir()] == ["mine.toml"]


def test_a_folder_that_cannot_be_made(harena: Harena) -> None:
    Path("file").write_text("", encoding="utf-8")
    assert refused(harena("simulate", "gorus", "--games", "1", "--records", "file/in"), "not a directory")
    assert refused(harena("simulate", "gorus", "--games", "1", "--records", "file"), "file exists")


def test_a_full_disk(harena: Harena, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(self: Path, *_: Any, **__: Any) -> int:
        self.touch()
        raise OSError(errno.ENOSPC, "No space left on device", str(self))

    monkeypatch.setattr(Path, "write_text", full)
    run = harena("play", "--save", "match.json", typed="1\n")
    assert run.code == 2
    assert run.err == "harena: Not saved. The disk is full: match.json was not written.\n"
    assert list(Path().iterdir()) == []


def test_a_full_disk_during_a_simulation_leaves_no_half_record(harena: Harena, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(self: Path, *_: Any, **__: Any) -> int:
        self.touch()
        raise OSError(errno.ENOSPC, "No space left on device", str(self))

    monkeypatch.setattr(Path, "write_text", full)
    assert refused(harena("simulate", "gorus", "--games", "2", "--records", "here"), "no space left on device")
    assert list(Path("here").iterdir()) == []


def test_a_bug_of_ours_is_one_line_too(harena: Harena, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HARENA_DEBUG")
    monkeypatch.setattr("harena.cli.library.game_names", lambda: 1 / 0)
    run = harena("games")
    assert (run.code, run.out) == (3, "")
    assert run.err.startswith("harena: this is a bug in Harena (ZeroDivisionError")
    assert run.err.count("\n") == 1


# Records that were truncated, changed or never valid


def write(record: Any, name: str = "record.json") -> str:
    Path(name).write_text(record if isinstance(record, str) else json.dumps(record), encoding="utf-8")
    return name


def test_verify_counts_and_fingerprints(harena: Harena, record: dict[str, Any]) -> None:
    run = harena("verify", write(record))
    entries = record["segments"][0]["entries"]
    ok = f"ok: {len(entries)} entries, digest {entries[-1]['digest']}"
    assert run == (0, f"{ok}\ndice: they came from a generator without a commitment, so they cannot be checked\n", "")


def edited(record: dict[str, Any], what: str) -> dict[str, Any]:
    changed = copy.deepcopy(record)
    part = changed["segments"][0]
    if what == "digest":
        part["entries"][4]["digest"] = "0" * 16
    elif what == "answer":
        part["entries"][4]["do"][0] = 1
    elif what == "luck":
        part["luck"][-1], part["luck"][-2] = part["luck"][-2], part["luck"][-1]
        part["luck"].append(3)
    elif what == "option":
        changed["options"]["target"] = 2
    elif what == "result":
        changed["result"]["winners"] = [9]
    return changed


@pytest.mark.parametrize(
    ("what", "where"),
    [("digest", "entry 5: digest"), ("answer", "entry 5: 1 is not"), ("luck", "start: "), ("option", "start: digest")],
)
def test_an_edited_record(harena: Harena, record: dict[str, Any], what: str, where: str) -> None:
    file = write(edited(record, what))
    run = harena("verify", file)
    assert (run.code, run.out) == (1, "")
    assert run.err.startswith(f"harena: record.json: {where}")
    assert run.err.count("\n") == 1
    assert refused(harena("replay", file), where)
    assert refused(harena("play", "--resume", file), where)


def test_an_edited_result(harena: Harena, record: dict[str, Any]) -> None:
    run = harena("verify", write(edited(record, "result")))
    assert run.code == 1
    assert "result" in run.err


@pytest.mark.parametrize("command", [["verify"], ["replay"], ["play", "--resume"]])
def test_a_truncated_or_foreign_record(harena: Harena, record: dict[str, Any], command: list[str]) -> None:
    text = json.dumps(record)
    foreign: list[tuple[Any, str]] = [
        (text[: len(text) // 2], "not a whole JSON file"),
        ("", "not a whole JSON file"),
        ("[" * 100_000, ""),
        ([1, 2], "not a match record"),
        ({"format": "pgn"}, "not a match record"),
        ({**record, "format_version": 99}, "format 99"),
        ({**record, "game": "chess"}, "unknown game 'chess'"),
        ({**record, "game": 7}, "names no game"),
        ({**record, "options": None}, "options"),
        ({**record, "options": {"players": 70}}, "1 (solo) to 8 players"),
        ({**record, "segments": []}, "no segments"),
        ({**record, "segments": [{**record["segments"][0], "rules_version": 99}]}, "rules 99"),
        ({**record, "segments": [{**record["segments"][0], "entries": [{}]}]}, "entry 1"),
        ({**record, "segments": [{**record["segments"][0], "start": {"ply": 1}}]}, "not a position"),
    ]
    for content, expected in foreign:
        assert refused(harena(*command, write(content)), expected)
    Path("record.json").write_bytes(b"\xff\xfe\x00")
    assert refused(harena(*command, "record.json"), "expected UTF-8")


def test_replay_asks_for_seats_and_entries_that_are_there(harena: Harena, record: dict[str, Any]) -> None:
    file = write(record)
    last = len(record["segments"][0]["entries"])
    assert refused(harena("replay", file, "--seat", "5"), "no seat 5; expected 1 to 4")
    assert refused(harena("replay", file, "--seat", "0"), "no seat 0")
    assert refused(harena("replay", file, "--to", str(last + 1)), f"to {last}")
    assert refused(harena("replay", file, "--to", "-1"), "expected 0")


def test_what_a_foreign_record_holds_never_reaches_the_terminal_raw(harena: Harena, record: dict[str, Any]) -> None:
    players = ["human:\x1b[2J\nAnn\u202e", f"human:{'x' * 99}", "human:\x07", "heuristic"]
    out = harena("replay", write({**record, "players": players})).out
    assert not set(out) & set("\x1b\x07\u202e")
    assert "[2J Ann leads" in out
    assert "x" * 40 in out
    assert "x" * 41 not in out
    assert "Cassia plays" in out
    run = harena("play", "--resume", write({**record, "game": "\x1b[2J", "players": []}))
    assert refused(run, "unknown game")
    assert "\x1b" not in run.err


# As a process


def test_a_terminal_that_lacks_characters(tmp_path: Path) -> None:
    line = [sys.executable, "-m", "harena", "play", "--save", "x.json"]
    env = {**os.environ, "PYTHONIOENCODING": "ascii"}
    run = subprocess.run(line, input=b"?\n1\n", capture_output=True, cwd=tmp_path, env=env, check=False)
    assert (run.returncode, run.stderr) == (0, b"")


def process(*args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "harena", *args], capture_output=True, text=True, check=False)


def test_as_a_module() -> None:
    assert process("--version").stdout == f"harena {__version__}, {compiled.kind()}\n"
    wrong = process("play", "chess")
    assert (wrong.returncode, wrong.stdout) == (2, "")
    assert wrong.stderr == "harena: unknown game 'chess'; expected one of: gorus, munera, spartacus, nundinae\n"


PROGRAM = [sys.executable, "-m", "harena"]


@pytest.mark.skipif(os.name == "nt", reason="needs a POSIX shell")
@pytest.mark.parametrize(
    ("line", "code"),
    cases(
        [("games >&- 2>&-", 0), ("play chess 2>/dev/full", 2), ("play --save x.json <&- >&- 2>&-", 0)],
        [
            ("games >&-", 0),
            ("simulate gorus --games 3 2>&-", 0),
            ("play chess 2>&-", 2),
            ("play --save x.json <&-", 0),
        ],
    ),
)
def test_closed_streams(tmp_path: Path, line: str, code: int) -> None:
    if "/dev/full" in line and not Path("/dev/full").exists():
        pytest.skip("no /dev/full here")
    words = ["sh", "-c", f"exec {shlex.join(PROGRAM)} {line}"]
    env = {name: value for name, value in os.environ.items() if name != "HARENA_DEBUG"}
    run = subprocess.run(words, capture_output=True, text=True, cwd=tmp_path, env=env, check=False)
    assert (run.returncode, run.stderr) == (code, "")
    assert [path.name for path in tmp_path.iterdir()] == (["x.json"] if "play --save" in line else [])


@pytest.mark.skipif(os.name == "nt", reason="needs signals")
@pytest.mark.parametrize("wait", [0.1, 0.2, 0.3, 0.5])
@pytest.mark.parametrize("args", [["games"], ["simulate", "gorus", "--games", "100000"]], ids=["games", "simulate"])
def test_an_interrupt_leaves_no_stack_trace(args: list[str], wait: float) -> None:
    pipe = subprocess.PIPE
    with subprocess.Popen([*PROGRAM, *args], stdout=pipe, stderr=pipe, text=True, start_new_session=True) as run:
        time.sleep(wait)
        with suppress(ProcessLookupError):
            os.killpg(run.pid, signal.SIGINT)
        _, err = run.communicate(timeout=120)
    # before our first line runs, Python itself prints a traceback, and ends with 1 if it was still loading `site`
    assert "Traceback" not in err or "/harena/" not in err
    assert "bug" not in err
    own = [1] if "KeyboardInterrupt" in err else []
    assert run.returncode in (130, 0, -signal.SIGINT, *own)  # 0: it had finished before


def test_an_interrupt_while_we_are_still_being_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("harena.cli.main", interrupted)
    before = signal.getsignal(signal.SIGINT)
    try:
        assert entry_point() == 130
        assert signal.getsignal(signal.SIGINT) == signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)


def test_a_reader_who_leaves_early_sees_no_stack_trace() -> None:
    line = f"{sys.executable} -m harena rules gorus | head -1"
    run = subprocess.run(["sh", "-c", line], capture_output=True, text=True, check=False)
    assert (run.stdout, run.stderr) == ("Gorus Maximus\n", "")
