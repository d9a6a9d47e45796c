"""Tests the puzzles that come with the package, and what happens to files that do not fit."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from harena.bots.registry import BOTS
from harena.games import game
from harena.kernel.identity import decks_id
from harena.kernel.rules import BadInput
from harena.lab.puzzle_search import FEWEST, GAP, SURE
from harena.puzzles.collection import KEY, Collection, heading, own_collection, read_collection
from harena.puzzles.puzzle import plain, unplain
from harena.server import protocol
from harena.server.puzzles.endpoints import daily
from harena.server.puzzles.posed import posed
from tests.laws.twin import twin

NAMES = list(BOTS)


def own(name: str) -> Collection:
    found = own_collection(name)
    assert found is not None
    return found


def text_of(name: str, **head: Any) -> str:
    """Return a collection with one puzzle; `head`: what is different in its heading."""
    line = json.dumps(plain(game(name), own(name)[0]))
    return "\n".join([json.dumps({**heading(game(name), 1), **head}), line])


@pytest.mark.parametrize("name", NAMES)
def test_in_every_puzzle_one_answer_is_clearly_the_best(name: str) -> None:
    found = own(name)
    assert len(found) >= 20
    puzzles = [found[at] for at in range(len(found))]
    assert [each.id for each in puzzles] == found.ids
    assert len(set(found.ids)) == len(found)
    for puzzle in puzzles:
        first, *others = puzzle.answers
        assert len(others) + 1 >= FEWEST
        assert first.cost == 0
        assert min(each.cost for each in others) >= GAP - 1e-3
        assert all(each.cost >= SURE * each.error - 1e-3 for each in others)
        assert puzzle.usual in [each.option for each in puzzle.answers]
    assert len({(each.choice.step, each.g.seats) for each in puzzles}) >= 5, "they are not all of one kind"


@pytest.mark.parametrize("name", NAMES)
def test_a_puzzle_shows_what_the_seat_would_see(name: str) -> None:
    """In a world that differs only in what is hidden from the seat, the puzzle is the same to the byte."""
    found, rng, seen = own(name), Random(4), 0
    for at in rng.sample(range(len(found)), 6):
        puzzle = found[at]
        other = twin(found.game.rules, puzzle.g, puzzle.choice.seat, rng)
        here, there = [
            protocol.write(posed(found.game, each, at, len(found), "en", panels=True))
            for each in (puzzle, puzzle._replace(g=other))
        ]
        assert here == there
        seen += plain(found.game, puzzle)["position"] != plain(found.game, puzzle._replace(g=other))["position"]
    assert seen, "no twin differed"


@pytest.mark.parametrize("name", NAMES)
def test_a_puzzle_is_written_and_read(name: str) -> None:
    found = own(name)
    raw = plain(found.game, found[1])
    assert plain(found.game, unplain(found.game, json.loads(json.dumps(raw)), found.decks)) == raw


def test_every_puzzle_is_the_daily_one_in_turn() -> None:
    days = [daily("gorus", 7, day) for day in range(70, 84)]
    assert sorted(days[:7]) == sorted(days[7:]) == list(range(7))
    assert days[:7] != days[7:]


def test_other_decks_of_today_change_no_puzzle() -> None:
    """A puzzle is read with the decks of its collection, whatever is in those of today."""
    other = own("spartacus").decks.replace('"value":2,"copies":2', '"value":3,"copies":2', 1)
    head, line = text_of("spartacus", decks=other).split("\n")
    with pytest.raises(BadInput, match="puzzle 1: it was made with other decks"):
        read_collection(f"{head}\n{line}", "file")[0]
    raw = json.loads(line)
    raw["position"]["decks"] = decks_id(other)  # as if they had been those of that day
    puzzle = read_collection(f"{head}\n{json.dumps(raw)}", "file")[0]
    assert puzzle.g.full_options()["decks"]
    assert puzzle.answers == own("spartacus")[0].answers


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "not a collection of puzzles"),
        ("{}", "not a collection of puzzles"),
        ("[" * 100_000, "not a collection of puzzles"),
        (json.dumps({KEY: 9}), "puzzles of format 9; this version reads format 1"),
        (json.dumps({KEY: 1}), "names no game"),
        (json.dumps({KEY: 1, "game": "gorus", "decks": "", "rules_version": 99}), "version 99 of the rules of gorus"),
    ],
)
def test_a_file_that_does_not_fit_is_refused_in_a_line(text: str, why: str) -> None:
    with pytest.raises(BadInput, match=why) as refused:
        read_collection(text, "file.jsonl")
    assert "\n" not in str(refused.value)


def cut(raw: dict[str, Any]) -> None:
    del raw["position"]


def another_answer(raw: dict[str, Any]) -> None:
    raw["answers"][0][0] = "play:nothing"


def too_few(raw: dict[str, Any]) -> None:
    raw["answers"].pop()


def another_question(raw: dict[str, Any]) -> None:
    raw["step"] = "match.nothing"


@pytest.mark.parametrize("edit", [cut, another_answer, too_few, another_question])
def test_a_forged_puzzle_is_refused_in_a_line(edit: Any) -> None:
    head, line = text_of("gorus").split("\n")
    raw = json.loads(line)
    edit(raw)
    found = read_collection(f"{head}\n{json.dumps(raw)}", "file")
    with pytest.raises(BadInput, match="file, puzzle 1: ") as refused:
        found[0]
    assert "\n" not in str(refused.value)
