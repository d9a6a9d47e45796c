"""Tests talk in the terminal: messages, whispers, phrases, promises and offers, typed line by line."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from harena.terminal.talking import chosen_goods
from tests.cli.conftest import Harena

TO_THE_BOOKS = ("1",)  # the house; the next question is about the books (S-4.3)
SPARTACUS = ("play", "spartacus", "--players", "3", "--seed", "3", "--bots", "medium+honest", "--save", "m.json")


def typed(*lines: str) -> str:
    return "".join([f"{line}\n" for line in (*TO_THE_BOOKS, *lines)])


def test_help_lists_what_can_be_said(harena: Harena) -> None:
    out = harena(*SPARTACUS, typed=typed("?", "q", "n")).out
    for line in ("say TEXT:", "whisper 2 TEXT:", "phrase: choose", "promise: the promises", "offer: make an offer"):
        assert line in out


def test_a_greeting_is_answered_and_a_phrase_is_chosen_by_numbers(harena: Harena) -> None:
    out = harena(*SPARTACUS, typed=typed("phrase 1", "1", "1", "q", "n")).out
    assert "1. Hello!" in out
    assert "Brutus says: “Hello!”" in out
    assert "Cassia says: “Hello!”" in out


def test_a_promise_is_listed_marked_by_its_receiver_only_and_paid_with_one_line(harena: Harena) -> None:
    promise = ("phrase 4", "3", "2", "1", "2")  # promises: pay, 2 gold, everybody hears it, to Brutus
    run = harena(
        *SPARTACUS, typed=typed(*promise, "promises", "promise 1 kept", "promise 1 pay", "promise 9 kept", "q", "n")
    )
    assert "1. You → Brutus: I will pay you 2 gold this turn. (open)" in run.out
    assert "Only those who were promised something can mark it." in run.out
    assert "Paid." in run.out
    assert "You give Brutus 2 gold." in run.out
    assert run.code == 0


def test_talk_is_saved_beside_the_record_and_taken_up_again(harena: Harena) -> None:
    assert harena(*SPARTACUS, typed=typed("phrase 4", "3", "2", "1", "2", "q", "")).code == 0
    assert "spartacus-pay" not in Path("m.json").read_text(encoding="utf-8")
    kept = json.loads(Path("m.talk.json").read_text(encoding="utf-8"))
    assert kept["entries"][0]["phrase"] == "spartacus-pay"
    out = harena("play", "--resume", "m.json", typed="promise\nq\n\n").out
    assert "1. You → Brutus: I will pay you 2 gold this turn. (open)" in out


CHARACTERS = '{"format": "harena-talk-1", "salt": "", "events": 0, "entries": [], "characters": ["", "x", "sly"]}'


@pytest.mark.parametrize("broken", ["", "{}", "[1]", '{"format": "harena-talk-1"}', CHARACTERS])
def test_a_broken_file_of_talk_is_refused_by_name(harena: Harena, broken: str) -> None:
    harena(*SPARTACUS, typed=typed("say hello", "q", ""))
    Path("m.talk.json").write_text(broken, encoding="utf-8")
    before = Path("m.json").read_bytes()
    run = harena("play", "--resume", "m.json", typed="")
    assert run.code == 2
    assert run.err.count("\n") == 1
    assert "m.talk.json: this is not the talk of this match" in run.err
    assert Path("m.json").read_bytes() == before


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("say", "There is nothing to say in it."),
        ("say " + "x" * 401, "At most 400 characters"),
        ("whisper 1 me", "You cannot talk to yourself."),
        ("whisper", "Type whisper, a name or the number of a seat"),
        ("whisper 9 you", "Type whisper, a name or the number of a seat"),
        ("promises", "Nobody has promised anything"),
        ("offer", "Nothing can be dealt now."),
    ],
)
def test_what_cannot_be_said_gets_a_sentence(harena: Harena, line: str, answer: str) -> None:
    run = harena(*SPARTACUS, typed=typed(line, "q", "n"))
    assert answer in run.out
    assert run.code == 0


def test_a_whisper_by_name(harena: Harena) -> None:
    assert "Whispered to Cassia." in harena(*SPARTACUS, typed=typed("whisper cassia psst", "q", "n")).out


def test_where_whispers_are_not_usual_they_are_refused(harena: Harena) -> None:
    run = harena("play", "gorus", "--seed", "3", typed="whisper 2 psst\nq\nn\n")
    assert "This table does not allow whispers." in run.out


def test_an_offer_of_ones_own_making(harena: Harena) -> None:
    """In Munera, at rest: three denarii for nothing, which Brutus gladly takes."""
    setup = "1\n" * 22
    out = harena("play", "munera", "--players", "3", "--seed", "5", typed=setup + "offer\n1\n1 x 3\n\nq\nn\n").out
    assert re.search(r"To whom \(number\)\?", out)
    assert "Your offer lies before Brutus." in out
    assert "You give Brutus 3 denarii." in out


def test_goods_are_read_by_their_numbers() -> None:
    rows = [(0, 7), (12, 1), (30, 1)]
    assert chosen_goods("", rows) == ()
    assert chosen_goods("1 x 5, 3", rows) == ((0, 5), (30, 1))
    assert chosen_goods("2", rows) == ((12, 1),)
    for wrong in ("4", "0", "1 x 8", "1 x 0", "2, 2", "x", "1 x", "one", "1 x -1"):
        found = chosen_goods(wrong, rows)
        assert found is None or wrong == "1 x"
