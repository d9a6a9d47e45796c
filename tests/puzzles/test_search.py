"""Tests how puzzles are found, continued and solved. The search is made as small as can be."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from harena.cli import main
from harena.games import game
from harena.kernel.rules import BadInput
from harena.lab import puzzle_search
from harena.lab.puzzle_search import Shares, answers_of, is_clear, options_of_match, puzzles_of_match
from harena.lab.puzzle_solving import solved, tries
from harena.puzzles.collection import own_collection, read_collection
from harena.puzzles.puzzle import plain


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"QUICK": 2, "SECOND": 2, "BATCH": 3, "BATCHES": 1, "GAP": 0.01, "SURE": 0.1}.items():
        monkeypatch.setattr(puzzle_search, name, value)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The search finds the last answer to be the best, by 10 points."""

    def found(_search: Any, _decision: Any, options: list[int], worlds: int, rng: Random) -> list[list[float]]:
        return [[0.2 + rng.random() / 1000 for _ in options[1:]] + [0.3] for _ in range(worlds)]

    monkeypatch.setattr(puzzle_search, "compared", found)


def lines(file: Path) -> list[Any]:
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


@pytest.mark.usefixtures("quick")
def test_puzzles_are_found_and_the_search_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "some.jsonl"
    command = ["puzzles", "gorus", "--lang", "en", "--seed", "4", "--out", str(file)]
    assert main([*command, "--count", "1"]) == 0
    assert "has 1 puzzles" in capsys.readouterr().out
    before = file.read_bytes()
    file.write_bytes(before + b'{"id": "cut of')  # as a killed process leaves it
    assert main([*command, "--count", "2"]) == 0
    assert file.read_bytes().startswith(before)
    assert len(lines(file)) == 3
    found = read_collection(file.read_text(encoding="utf-8"), "file")
    assert [found[at].id for at in range(2)] == found.ids


@pytest.mark.usefixtures("small")
@pytest.mark.more
@pytest.mark.parametrize("name", ["munera", "spartacus"])
def test_puzzles_are_found_in_every_game(name: str) -> None:
    chosen = game(name)
    puzzle = next(each for number in range(9) for each in puzzles_of_match(chosen, 2, number, Shares(50)))
    assert plain(chosen, puzzle)["step"] == puzzle.choice.step


def test_one_kind_of_question_fills_no_collection() -> None:
    shares = Shares(100)
    for _ in range(12):
        assert shares.wants("match.play", 3)
        shares.add("a", "match.play", 3, easy=True)
    assert not shares.wants("match.play", 3)
    assert shares.wants("match.play", 4)
    assert shares.wants_easy()
    for _ in range(28):
        shares.add("b", "match.lead", 4, easy=True)
    assert not shares.wants_easy()


def test_a_solver_can_read_what_a_bot_remembers() -> None:
    assert options_of_match(game("gorus"), 0)["open_memory"]
    assert {options_of_match(game("spartacus"), number)["players"] for number in range(4)} == {3, 4}


def test_the_best_answer_is_clear_only_if_all_others_are_worse() -> None:
    worlds = [[0.5, 0.3 + at / 100, 0.4] for at in range(3)] * 10
    assert is_clear(worlds, 0)
    assert not is_clear(worlds, 2)
    assert not is_clear([[0.5, 0.3, 0.48]] * 30, 0)
    assert [each.option for each in answers_of(worlds, [7, 8, 9])] == [7, 9, 8]
    assert [round(each.cost, 2) for each in answers_of(worlds, [7, 8, 9])] == [0, 0.1, 0.19]


def test_bots_solve_puzzles() -> None:
    collection = own_collection("gorus")
    assert collection is not None
    found = list(tries(collection, ["heuristic", "random"], 1))
    sensible, random = solved(found, ["heuristic", "random"])
    assert sensible.puzzles == len(collection)
    assert sensible.solved > random.solved
    assert sensible.cost < random.cost
    assert sensible.interval.holds(sensible.share)


@pytest.mark.parametrize(
    ("args", "why"),
    [
        (["gorus"], "--out is missing"),
        (["gorus", "--count", "0", "--out", "x"], "--count is 0; expected 1 to"),
        (["chess", "--out", "x"], "chess"),
        (["gorus", "--solve", "nobody"], "unknown bot 'nobody'"),
        (["gorus", "--solve", "random", "--out", "none.jsonl"], "cannot read none.jsonl"),
        (["gorus", "--out", "nowhere/x.jsonl"], "there is no folder"),
    ],
)
def test_wrong_input_is_answered_in_a_line(
    args: list[str], why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["puzzles", *args]) == 2
    said = capsys.readouterr().err
    assert why in said
    assert said.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_a_game_whose_bots_rate_no_positions_has_no_puzzles() -> None:
    with pytest.raises(BadInput):
        next(puzzles_of_match(game("nundinae"), 1, 0, Shares(1)))
