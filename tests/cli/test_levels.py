"""Tests the levels of bots in the terminal, and hints from a bot."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from harena.bots import FreeMove, RandomBot, Reason
from harena.bots.driver import free_moves_for_bot
from harena.bots.heuristic.spartacus import HeuristicBot
from harena.bots.ismcts import Task, run
from harena.bots.registry import LEVELS, make_bot
from harena.games import GAMES, game
from harena.hints import Advice, advise, said
from harena.kernel.chance import Luck
from harena.kernel.choice import Choice
from harena.kernel.rules import View
from harena.matches.match import Match
from harena.terminal.search_executor import SearchExecutor
from harena.terminal.setup import Sitting, new_sitting
from harena.text import LANGUAGES, Label, Names, Texts
from harena.text_protocol import Words
from tests.cli.conftest import Harena, refused
from tests.cli.test_play import Person, play, sit, until
from tests.cli.test_spartacus import at_market as market

HINTS = {"en": "Hint: ", "fr": "Conseil : ", "it": "Consiglio: ", "de": "Tipp: "}


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_every_level_plays(level: str, harena: Harena) -> None:
    typed = "1\n" * 3 + "q\n\n"
    played = harena("play", "gorus", "--players", "2", "--bots", level, "--seed", "1", "--save", "x.json", typed=typed)
    assert (played.code, played.err) == (0, "")
    assert json.loads(Path("x.json").read_text("utf-8"))["players"] == ["human", level]
    assert harena("play", "--resume", "x.json", typed="1\nq\n\n").code == 0


def test_whoever_does_not_choose_gets_the_usual_bots(tmp_path: Path) -> None:
    for name, usual in [*[(name, "medium") for name in GAMES], ("nundinae", "random")]:
        sitting = new_sitting(name, 3, [1], None, (), (), None, 1, tmp_path / f"{name}.json")
        assert sitting.players[1:] == [usual, usual]


def test_other_bots_by_name_and_what_is_no_bot(harena: Harena) -> None:
    for bots in ("random", "heuristic", "sensible", "ismcts:20", "ismcts:2x20/0.1s"):
        saved = f"{bots.translate({58: 45, 47: 45})}.json"
        found = harena("play", "--players", "2", "--bots", bots, "--seed", "1", "--save", saved, typed="1\nq\n\n")
        assert (found.code, found.err) == (0, "")
    for bots, expected in (
        ("genius", "unknown bot 'genius'; expected one of: random, heuristic"),
        ("hardest", "ismcts:4x500, easy, medium, hard, strongest"),
        ("ismcts:٣", "has no budget we know"),
        ("ismcts", "expected ismcts:2000 (simulations), ismcts:0.5s (seconds), ismcts:2000/0.5s (whichever"),
        ("ismcts:20/0s", "has a budget out of bounds"),
        ("ismcts:many", "expected ismcts:2000 (simulations), ismcts:0.5s (seconds), ismcts:2000/0.5s (whichever"),
    ):
        assert refused(harena("play", "--players", "2", "--bots", bots), expected)


def test_games_and_help_name_the_levels(harena: Harena) -> None:
    said, help_ = harena("games").out, harena("play", "--help").out
    for level in LEVELS:
        assert said.count(f"  {level}: ") == len(GAMES)
        assert level in help_
    assert "[default: medium]" in help_


# Hints


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_hint_in_every_game_and_language(name: str, lang: str, harena: Harena) -> None:
    typed = "h\n1\nhint\n1\nH\nq\nn\n"
    said = harena("play", name, "--players", "3", "--seed", "4", "--lang", lang, "--save", "x.json", typed=typed).out
    lines = [line.partition(HINTS[lang])[2] for line in said.splitlines() if HINTS[lang] in line]
    assert len(lines) == 3
    for line in lines:
        assert line.count(". ") >= 1
        assert line.endswith((".", "!"))
        assert "{" not in line


def test_a_hint_answers_nothing_and_stays_the_same(tmp_path: Path) -> None:
    sitting = sit(tmp_path / "x.json")
    said = play(sitting, until(["h", "h", "?"])).said
    hints = [line for line in said.splitlines() if line.startswith("Hint: ")]
    assert len(hints) == 2
    assert len(set(hints)) == 1
    assert not [entry for entry in sitting.match.record["segments"][-1]["entries"] if entry["seat"] == 0]
    assert "h: what the medium bot would do in your place, and why." in said


def at_market(folder: Path) -> tuple[Sitting, Choice, Sequence[FreeMove]]:
    """Return a person in an Open Market of Spartacus, and the free actions there."""
    sitting = market(folder)._replace(bots={seat: RandomBot(Random(seat)) for seat in (1, 2)})
    choice = sitting.match.rules.choice(sitting.match.tip, 0)
    assert choice is not None
    return sitting, choice, free_moves_for_bot(sitting.match.rules, sitting.match.settled, 0)


@pytest.mark.parametrize("listed", [True, False])
def test_a_hint_for_a_free_action_says_how_to_type_it(
    listed: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting, _, free_moves = at_market(tmp_path)
    name, args = next(free_move for free_move in free_moves if free_move[0] == "give gold")
    wish = (name, args if listed else (args[0], 9))
    assert (wish in free_moves) is listed
    monkeypatch.setattr(HeuristicBot, "free_move", lambda *_: wish)
    said = play(sitting, until(["h", "d"])).said
    hint = next(line for line in said.splitlines() if line.startswith("Hint: "))
    if listed:
        found = re.match(r"Hint: d (\d+): (Give Brutus \d+ gold)\. ", hint)
        assert found is not None
        assert f"{int(found[1]):3}. {found[2]}" in said, "as the list has it"
    else:
        assert re.match(r"Hint: \d+: ", hint), "what nobody can type is no hint"


def test_advice_may_be_a_free_action_that_is_not_listed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting, choice, free_moves = at_market(tmp_path)
    wish = ("give gold", (1, 9))
    monkeypatch.setattr(HeuristicBot, "free_move", lambda *_: wish)
    view = sitting.match.game.view(sitting.match.tip, 0)
    assert advise("spartacus", view, choice, free_moves).move == wish


@pytest.mark.parametrize(("name", "short"), [("gorus", "target=1"), ("munera", "turns=1"), ("spartacus", "turns=1")])
def test_whoever_types_what_the_hints_say_plays_a_whole_match(name: str, short: str, tmp_path: Path) -> None:
    sitting = new_sitting(name, 3, [1], "heuristic", (), (short,), None, 8, tmp_path / "x.json")
    questions = 0

    def follow(person: Person) -> str:
        nonlocal questions
        if not person.lines[-1].startswith("Your choice"):
            return ""
        questions += 1
        assert questions < 1000
        typed = re.match(r"Hint: ((?:d )?\d+): ", person.lines[-2])
        return typed[1] if typed else "h"

    person = play(sitting, follow)
    assert sitting.match.over
    assert "is not a choice here" not in person.said
    assert questions > 10


class Victims(Words):
    """Three options of which two begin with the same words."""

    def option(self, texts: Texts, view: View, option: int, names: Names, /) -> Label:
        head, more = [
            ("Fur", "take 3 denarii from Brutus."),
            ("Fur", "take 1 denarius from Cassia."),
            ("Pass", "keep the card."),
        ][option]
        return texts.label(head, more)


@pytest.mark.parametrize(
    ("move", "typed", "expected"),
    [
        (0, "", "Hint: Fur; take 3 denarii from Brutus. This is what I would do."),
        (1, "2", "Hint: 2: Fur; take 1 denarius from Cassia. This is what I would do."),
        (2, "3", "Hint: 3: Pass. This is what I would do."),
    ],
)
def test_a_hint_tells_options_apart_that_begin_alike(move: int, typed: str, expected: str) -> None:
    names = Names((), (), 0, 0)
    advice = Advice(move, Reason("usual"), range(3))
    assert said(Texts("en"), Victims("munera"), "munera", {}, advice, names, typed) == expected


def test_where_no_bot_knows_the_game_there_is_no_hint(harena: Harena) -> None:
    said = harena("play", "nundinae", "--players", "2", "--seed", "1", "--save", "n.json", typed="h\n?\nq\nn\n").out
    assert "There are no hints for this game." in said
    assert "h: what the" not in said


# The search executor


def tasks() -> list[Task]:
    """Return the searches that a bot with two searches asks for."""
    wanted: list[Task] = []

    def note(given: Any) -> Any:
        wanted.extend(given)
        return [run(task) for task in given]

    gorus = game("gorus")
    match = Match.start(gorus, {"players": 3}, Luck(Random(1)))
    choice = gorus.rules.choice(match.tip, match.tip.seat)
    assert choice is not None
    make_bot("ismcts:2x20", "gorus", Random(1), note).choose(gorus.view(match.tip, match.tip.seat), choice)
    return wanted


def test_searches_run_in_processes_of_their_own_and_leave_none_behind() -> None:
    wanted = tasks()
    with SearchExecutor(2) as executor:
        assert executor.pool.workers == set(), "no process is started before there is something to do"
        assert list(executor(wanted)) == [run(task) for task in wanted]
        workers = list(executor.pool.workers)
        assert len(workers) == 2
        for worker in workers:
            worker.kill()
        assert list(executor(wanted)) == [run(task) for task in wanted], "others take their place"
        workers += executor.pool.workers
    assert executor.pool.workers == set()
    assert executor(wanted) == [run(wanted[0])], "without processes one search must do"
    for worker in workers:
        with pytest.raises(ProcessLookupError):
            os.kill(worker.process.pid, 0)


def test_on_one_core_one_search_must_do() -> None:
    wanted = tasks()
    with SearchExecutor(1) as executor:
        assert executor(wanted) == [run(wanted[0])]
        assert executor(wanted[1:]) == [run(wanted[1])]
        assert executor.pool.workers == set()
