"""The ladder: contests that go on, a page that tells what is there and what is not, plots that can be drawn."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from rich.console import Console
from tools.ladder import __main__ as command
from tools.ladder import origin as origins
from tools.ladder import playing
from tools.ladder.figures import cost, joint
from tools.ladder.page import write
from tools.ladder.plan import BARS, EVENTS, GAMES, MEASUREMENTS, RUNGS, Event, Measurement, against
from tools.ladder.playing import DONE, MISSING, PART, STALE, look, measure, play
from tools.ladder.plot import Dot, Point, curve, dots

from harena.kernel.rules import BadInput
from harena.lab.tournament import Tournament

QUIET = Console(quiet=True)
HEURISTIC = against("heuristic", BARS, "gorus", "heuristic", "random", question=0.7, deals=2, control=1)
EASY = against("easy", RUNGS, "gorus", "easy", "random", question=0.25, deals=1)


# The plan


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.name)
def test_every_contest_can_be_played(event: Event) -> None:
    contest = event.contest()
    assert contest.pairings()
    assert contest.question == event.question


def test_nothing_is_played_twice() -> None:
    """The same pairing with the same seed would be the same matches, counted twice in a joint rating."""
    names = [one.name for one in command.chosen(["*"])]
    assert len(set(names)) == len(names)
    met = [
        (event.game, event.players, event.options, event.seed, pairing)
        for event in EVENTS
        for pairing in event.contest().pairings()
    ]
    assert len(set(met)) == len(met)


def test_every_game_has_its_bars() -> None:
    for name in GAMES:
        assert [event.bar is not None for event in EVENTS if event.game == name].count(True) == 2


# Playing


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two contests that are played."""
    path = tmp_path_factory.mktemp("ladder")
    assert command.played([HEURISTIC, EASY], path, 1, QUIET)
    return path


def test_what_is_played_is_kept(folder: Path) -> None:
    found = look(HEURISTIC, folder)
    assert found.state == DONE
    assert len(found.deals) == found.standings.deals() == 4  # two deals, and a control of either bot
    assert found.seconds > 0
    (made,) = found.origins
    assert made.deals == 0
    assert made.commit
    assert len(made.heuristic) == len(made.search) == 8


def test_a_finished_contest_is_not_played_again(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Tournament, "workers", None)
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    play(HEURISTIC, folder, 1, QUIET)
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before


def test_an_interrupted_contest_goes_on(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for path in folder.iterdir():
        content = path.read_bytes()
        lines = content.splitlines(keepends=True)
        (tmp_path / path.name).write_bytes(b"".join(lines[:2]) if path.name == "gorus-heuristic.jsonl" else content)
    assert look(HEURISTIC, tmp_path).state == PART
    monkeypatch.setattr(origins, "digest", lambda files: "changed")
    play(HEURISTIC, tmp_path, 1, QUIET)
    assert (tmp_path / "gorus-heuristic.jsonl").read_bytes() == (folder / "gorus-heuristic.jsonl").read_bytes()
    first, second = look(HEURISTIC, tmp_path).origins
    assert (first.deals, second.deals, second.heuristic) == (0, 1, "changed")


def test_another_plan_is_refused_and_the_rest_goes_on(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = HEURISTIC._replace(seed=2)
    assert look(other, folder).state == STALE
    assert not command.played([other, EASY], folder, 1, Console())
    told = " ".join(capsys.readouterr().out.split())
    assert "is another tournament: seed is 1 there, 2 here" in told
    assert "gorus-easy: 1 deals; easy – random" in told


def test_a_joint_rating_counts_every_contest(folder: Path) -> None:
    rows = joint([look(HEURISTIC, folder), look(EASY, folder)])
    assert {row["bot"] for row in rows} == {"heuristic", "easy", "random"}
    assert rows[-1]["bot"] == "random"
    assert joint([look(HEURISTIC._replace(name="none"), folder)]) == []


def test_measurements_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "answer.py").write_text("import sys\nprint('[42]' if sys.argv[1:] == ['--json'] else '')")
    monkeypatch.setattr(playing, "ROOT", tmp_path)
    asked = Measurement("answer", "answer", ())
    measure(asked, tmp_path, 1, QUIET)
    (tmp_path / "answer.py").unlink()
    measure(asked, tmp_path, 1, QUIET)  # not again
    assert playing.gather(asked, tmp_path).result == [42]
    with pytest.raises(BadInput, match="nowhere: nowhere failed"):
        measure(Measurement("nowhere", "nowhere", ()), tmp_path, 1, QUIET)
    assert playing.gather(Measurement("nowhere", "nowhere", ()), tmp_path).result is None


# The page

DUEL = {
    "budget": "400", "horizon": "match", "matches": 24, "share": 0.9, "low": 0.61, "high": 0.99, "bar": 0.6,
    "verdict": "above", "our_seconds": 0.04, "their_seconds": 0.2,
}  # fmt: skip
SPEED = {
    "simulations_per_second": {"Harena, Gorus": 5000},
    "ratios": {"Harena, Gorus": {"/ its Python": 2.5, "/ its C++": 0.1}},
}
LEVEL = {"game": "gorus", "level": "strongest", "how": "", "budget": 1.5, "mean": 1.4, "worst": 1.5, "over": 0.02}
LEVELS = {"decisions": 3, "load": 0.5, "cores": 2, "levels": [{**LEVEL, "memory": 40.0}, {**LEVEL, "memory": None}]}


def rows_of(docs: Path, start: str) -> list[str]:
    return [line for line in (docs / "ladder.md").read_text().splitlines() if line.startswith(f"| {start}")]


def test_the_page(folder: Path, tmp_path: Path) -> None:
    for name, result in (("duel-simulations-match", [DUEL]), ("speed", SPEED), ("levels", LEVELS)):
        (folder / f"{name}.json").write_text(json.dumps(result))
    (tmp_path / "ladder").mkdir()
    (tmp_path / "ladder" / "chess-rates.svg").write_text("of a game we no longer have")
    write(folder, tmp_path, [HEURISTIC, EASY])
    assert {path.name for path in (tmp_path / "ladder").iterdir()} == {"gorus-rates.svg", "gorus-ratings.svg"}
    for path in (tmp_path / "ladder").iterdir():
        assert ElementTree.parse(path).getroot().tag.endswith("svg")
        assert f"](ladder/{path.name})" in (tmp_path / "ladder.md").read_text()
    (bar,) = rows_of(tmp_path, "gorus: heuristic against 3 × random")
    assert "70 % of matches" in bar
    assert bar.endswith("**open** |")
    assert rows_of(tmp_path, "gorus for two: against OpenSpiel's Python search, 400 simulations")[0].endswith(
        "**met** |"
    )
    assert rows_of(tmp_path, "gorus for two: against OpenSpiel's Python search at equal time")[0].endswith(
        f"**{MISSING}** |"
    )
    assert [line.split("|")[-2] for line in rows_of(tmp_path, "simulations a second")] == [
        " **missed** ",
        f" **{MISSING}** ",
    ]
    assert "+2.0 %" in rows_of(tmp_path, "strongest level")[0]
    assert "40 MB" in rows_of(tmp_path, "memory")[0]


def test_a_page_of_nothing(tmp_path: Path) -> None:
    write(tmp_path / "nothing", tmp_path)
    text = (tmp_path / "ladder.md").read_text()
    assert "![" not in text
    assert text.count("**not played**") == 12
    assert list((tmp_path / "ladder").iterdir()) == []


def test_what_is_unfinished_or_stale_is_said_to_be(folder: Path, tmp_path: Path) -> None:
    write(folder, tmp_path, [HEURISTIC._replace(deals=3), EASY._replace(seed=2)])
    assert rows_of(tmp_path, "gorus: heuristic against")[0].endswith("**open, unfinished** |")
    assert rows_of(tmp_path, "easy")[0].endswith(f"– | – | – | {STALE} |")
    assert "4 of at most 5" in rows_of(tmp_path, "gorus-heuristic")[0]


@pytest.mark.parametrize(
    ("seconds", "said"), [(None, "–"), (2e-6, "2 µs"), (0.00014, "0.14 ms"), (0.02, "20.00 ms"), (0.5, "0.50 s")]
)
def test_costs(seconds: float | None, said: str) -> None:
    assert cost(seconds) == said


# The plots


def test_plots_are_drawings() -> None:
    rows = [Dot("a < b & c", 0.5, 0.2, 0.8, "50 %", "good", 0.4), Dot("d", 0.1, 0.0, 0.3, "10 %")]
    row_plot = dots("One & all", "about", rows, [(0, "0"), (1, "1")], 0.25)
    line_plot = curve("Longer", "about", [Point(10, 0.2, 0.1, 0.4), Point(100, 0.5, 0.3, 0.7)], 0.25, 0.45)
    for made in (row_plot, line_plot, curve("One", "", [Point(10, 0.2, 0.1, 0.4)], 0.25, None)):
        assert ElementTree.fromstring(made).attrib["role"] == "img"
    assert "a &lt; b &amp; c" in row_plot
    assert row_plot.count("<circle") == line_plot.count("<circle") == 2


# The command


def test_what_may_be_asked(capsys: pytest.CaptureFixture[str]) -> None:
    assert len(command.chosen(command.parse([]).only)) == len(EVENTS) + len(MEASUREMENTS)
    assert [one.name for one in command.chosen(["gorus-two", "duel-*-round"])] == [
        "duel-simulations-round",
        "duel-seconds-round",
        "gorus-two",
    ]
    for words in (["--only", "chess"], ["--workers", "0"]):
        with pytest.raises(SystemExit):
            command.parse(words)
        assert "expected" in capsys.readouterr().err


def test_a_list(folder: Path) -> None:
    table = command.listing([HEURISTIC, EVENTS[1], MEASUREMENTS[-1]], folder)
    assert list(table.columns[4].cells)[:2] == [DONE, MISSING]


def test_only_the_page(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "KEPT", folder)
    monkeypatch.setattr(command, "DOCS", tmp_path)
    monkeypatch.setattr(sys, "argv", ["ladder", "--page"])
    with pytest.raises(SystemExit) as end:
        command.main()
    assert end.value.code == 0
    assert (tmp_path / "ladder.md").exists()
