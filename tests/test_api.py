"""`import harena`: the examples in its docstrings run, and every game can be played through it."""

from __future__ import annotations

import doctest
import importlib
import json
import pkgutil
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

import harena
from harena.cli import main as cli
from harena.kernel.choice import Space, listed
from harena.lab.simulate import Plan, play_match

MODULES = ("harena.api", "harena.api.match", "harena.api.moves", "harena.api.records", "harena.api.bots")
GAMES = ("gorus", "munera", "spartacus")
SHORT: dict[str, dict[str, Any]] = {"gorus": {}, "munera": {"turns": 3}, "spartacus": {"turns": 3}}


@pytest.mark.parametrize("module", MODULES)
def test_the_examples_in_the_docstrings_run(module: str) -> None:
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    found = doctest.testmod(importlib.import_module(module), extraglobs={"harena": harena}, optionflags=flags)
    assert found.attempted > 0
    assert found.failed == 0


def test_every_name_is_there_and_documented() -> None:
    api = importlib.import_module("harena.api")
    assert {*harena.__all__} - {"__version__"} == {*api.__all__}
    assert {*harena.__all__} <= {*dir(harena)}
    for name in api.__all__:
        assert getattr(harena, name) is getattr(api, name)
        if name not in ("SPECTATOR", "View"):
            assert getattr(api, name).__doc__, name
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        _ = harena.nonsense  # type: ignore[attr-defined]  # a type checker says so, too


def test_no_module_has_the_name_of_a_function() -> None:
    """Importing `harena.game` would put the module in the place of a function `harena.game`."""
    modules = {module.name for module in pkgutil.iter_modules(harena.__path__)}
    assert modules & {*harena.__all__} == set()


def test_the_import_loads_nothing_else() -> None:
    line = "import sys, harena; print([name for name in sys.modules if name.startswith('harena.')])"
    done = subprocess.run([sys.executable, "-c", line], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "['harena.compiled']"


def to_the_end(match: harena.Match, rng: Random) -> None:
    """Play any legal moves, now and then a free one."""
    while not match.over:
        for seat in match.asked:
            if rng.random() < 0.02 and (free_moves := match.free_moves(seat)):
                match.play(rng.choice(free_moves))
                break
        else:
            match.play(match.options().sample(rng))


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_and_its_record(game: str, tmp_path: Path) -> None:
    match = harena.start(game, players=3, seed=5, **SHORT[game])
    to_the_end(match, Random(5))
    assert match.result is not None
    assert (match.to_move, match.asked, len(match.options())) == (None, (), 0)
    assert match.free_moves() == []
    match.save(tmp_path / "match.json")
    for source in (tmp_path / "match.json", str(tmp_path / "match.json"), match.to_json(), match.record):
        again = harena.read_record(source)
        assert again.result == match.result
        assert again.log() == match.log()
    with pytest.raises(harena.Refused, match="the match is over"):
        match.play(0)


@pytest.mark.parametrize("game", GAMES)
def test_it_plays_what_the_simulator_plays(game: str) -> None:
    """The first match of `harena simulate --seed 3`."""
    table = SHORT[game]
    bots = ("medium", "easy", "random")
    expected = play_match(Plan(game, harena.get_game(game).complete({"players": 3, **table}), bots, 3, ""), 0)
    match = harena.start(game, players=3, seed=3, **table)
    found = harena.play(match, bots)
    assert found is not None
    assert (found.winners, found.scores) == (expected.winners, expected.scores)


@pytest.mark.parametrize("game", GAMES)
def test_every_option_has_a_label_and_can_be_found_by_it(game: str) -> None:
    match, rng = harena.start(game, players=3, seed=2), Random(2)
    for _ in range(60):
        options = match.options()
        labels = [option.label for option in options]
        for option in options:
            assert option.label
            assert options.find(option.id) == option
            if labels.count(option.label) == 1:
                assert options.find(option.label) == option
        assert options.question
        match.play(options.sample(rng))


def test_a_copy_goes_its_own_way_with_the_same_luck_or_with_another() -> None:
    match = harena.start("munera", players=3, seed=4, turns=3)
    for _ in range(10):
        match.play(match.options()[0])
    before = match.to_json(), match.show()
    alike = [match.copy(), match.copy()]
    for other in alike:
        to_the_end(other, Random(1))
    assert alike[0].to_json() == alike[1].to_json()
    assert (match.to_json(), match.show()) == before
    to_the_end(match, Random(1))
    assert match.to_json() == alike[0].to_json()
    different = harena.read_record(json.loads(before[0])).copy(seed=9)
    to_the_end(different, Random(1))
    assert different.to_json() != match.to_json()


def test_an_option_of_a_copy_is_good_for_the_original() -> None:
    match = harena.start("gorus", players=2, seed=1)
    option = match.copy().options()[3]
    assert option in match.options()
    match.play(option)
    assert option not in match.options()


def test_an_answer_is_taken_back() -> None:
    match = harena.start("munera", players=3, seed=4)
    while True:
        before = match.to_json(), match.options()[0]
        match.play(before[1])
        if match.to_json() == before[0]:
            break
    assert before[1] not in match.options()
    match.undo()
    assert before[1] in match.options()
    with pytest.raises(harena.Refused, match="nothing to take back"):
        harena.start("gorus", seed=1).undo()


def test_replaying_gives_every_moment_to_play_on_from() -> None:
    match = harena.start("gorus", players=2, seed=6)
    harena.play(match, "random")
    moments = list(harena.replay(match.record))
    entries = match.record["segments"][0]["entries"]
    assert [len(moment.record["segments"][0]["entries"]) for moment in moments] == [*range(len(entries) + 1)]
    assert [moment.over for moment in moments].count(True) == 1
    middle = moments[len(moments) // 2]
    assert harena.play(middle, "medium") is not None
    assert harena.read_record(middle.to_json()).result == middle.result


def test_secrets_stay_where_they_belong() -> None:
    match = harena.start("gorus", players=3, seed=7)
    assert all(hand is None for hand in match.view()["state"]["hands"])
    assert "Your hand" not in match.show()
    assert "Your hand" in match.show(1)
    assert json.dumps(match.export(0)) != json.dumps(match.export(1))
    assert match.export(0)["format"] == "harena-view"
    guess = match.resample(1, seed=3)
    assert guess.show(1) == match.show(1)
    assert harena.play(guess, "random") is not None
    assert not match.over


def test_a_table_with_cards_of_its_own(tmp_path: Path) -> None:
    """Copies, guesses and records keep the decks."""
    assert cli(["decks", "new", "munera", str(tmp_path / "mine.toml")]) == 0
    text = (tmp_path / "mine.toml").read_text(encoding="utf-8").replace("Favor Editoris", "Favor Amicorum")
    match = harena.start("munera", players=3, seed=1, turns=2, decks=text)
    for each in (match.copy(), match.resample(0, seed=1)):
        assert each.show(0) == match.show(0)
        assert harena.play(each, "random") is not None
        assert harena.read_record(each.to_json()).result == each.result


def test_bots_leave_the_other_seats_to_you() -> None:
    match = harena.start("munera", players=3, seed=7, turns=3)
    bots = {seat: harena.bot("medium", "munera", seed=seat) for seat in (0, 2)}
    turns = 0
    while harena.play(match, bots) is None:
        due = [offer for offer in match.offers(1) if offer.to == 1]
        if due and 1 not in match.asked:
            match.act_freely(1, "decline", [due[-1].id])
            continue
        assert 1 in match.asked
        match.play(match.options(1)[0])
        turns += 1
    assert turns > 5


class Amounts(Space):
    """Even amounts below a thousand: more than anybody wants to list."""

    def __contains__(self, option: object) -> bool:
        return isinstance(option, int) and option in range(0, 1000, 2)

    def sample(self, rng: Random) -> int:
        return rng.randrange(0, 1000, 2)

    def menu(self) -> list[int]:
        return [0, 10, 100]


def test_options_that_cannot_be_listed_have_a_menu(monkeypatch: pytest.MonkeyPatch) -> None:
    match = harena.start("gorus", players=2, seed=1)
    choice = match.choice()
    assert choice is not None
    monkeypatch.setattr(match, "choice", lambda _: choice._replace(options=Amounts()))
    options = match.options()
    assert not options.complete
    assert [option.number for option in options] == [0, 10, 100]
    assert (998 in options, 999 in options) == (True, False)
    assert options.sample(Random(1)) in options


@pytest.mark.parametrize(
    ("source", "wrong"),
    [
        ("", "not a file"),
        ("nowhere.json", "nowhere.json: no such file"),
        ("{}", "record: not a match record"),
        ('{"format": "harena-record", "format_version": 99}', "record format 99"),
        ({"format": {1, 2}}, "record: not plain data"),
    ],
)
def test_what_is_no_record_is_refused_in_a_line(source: Any, wrong: str) -> None:
    with pytest.raises(harena.BadInput, match=wrong) as said:
        harena.read_record(source)
    assert "\n" not in str(said.value)


def test_an_edited_record_is_refused() -> None:
    match = harena.start("gorus", players=2, seed=6)
    harena.play(match, "random")
    record = match.record
    record["segments"][0]["entries"][3]["digest"] = "0" * 16
    with pytest.raises(harena.BadInput, match=r"does not follow the rules \(entry 4: digest"):
        harena.read_record(record)


def test_what_people_get_wrong_is_said_in_a_line() -> None:
    match = harena.start("gorus", players=3, seed=7, names=["Ann", "Ben"])
    assert match.names == ["Ann", "Ben", "Cassia"]
    for act, wrong in (
        (lambda: harena.start("chess"), "unknown game 'chess'; expected one of: gorus, munera, spartacus"),
        (lambda: harena.start("gorus", lang="xx"), "unknown language 'xx'"),
        (lambda: harena.start("gorus", speed=3), "unknown option 'speed'"),
        (lambda: harena.start("gorus", players=2, names=["A", "B", "C"]), "3 names for 2 players"),
        (lambda: harena.bot("genius", "gorus"), "unknown bot 'genius'"),
        (lambda: harena.play(match, ["medium"]), "1 bots for 3 seats"),
        (lambda: harena.play(match, {7: "medium"}), "there is no seat 7; expected 0 to 2"),
        (lambda: harena.play(match, [1, 2, 3]), "1 is not a bot"),  # type: ignore[list-item]
        (lambda: match.view(9), "there is no seat 9"),
        (lambda: match.save("/nowhere/at/all.json"), "cannot save"),
    ):
        with pytest.raises(harena.BadInput, match=wrong):
            act()
    for move, wrong in (
        (lambda: match.play(4711), "4711 is not among the options"),
        (lambda: match.play(True), "True is not among the options"),
        (lambda: match.play(match.options()[0], seat=(match.options()[0].seat + 1) % 3), "this is a move of seat"),
        (lambda: match.play(16, seat=2), "seat 2 is not asked anything now"),
        (lambda: match.act_freely(0, "bribe"), "there is no free action 'bribe'"),
        (lambda: match.options(0).sample(Random(1)), "seat 0 is not asked"),
    ):
        with pytest.raises(harena.Refused, match=wrong):
            move()


@pytest.mark.parametrize("seat", [9, -2, "x", None, 1.0, True])
def test_a_seat_that_is_not_there_is_bad_input(seat: Any) -> None:
    match = harena.start("gorus", players=3, seed=1)
    for ask in (match.view, match.show, match.log, match.export):
        with pytest.raises(harena.BadInput, match="there is no seat"):
            ask(seat)


def test_a_class_in_place_of_a_bot_is_bad_input() -> None:
    class Careful:
        def choose(self, view: Any, choice: Any) -> int:
            return int(choice.options[0])

    match = harena.start("gorus", players=2, seed=1)
    with pytest.raises(harena.BadInput, match="Careful is a class"):
        harena.play(match, [Careful, Careful])  # type: ignore[list-item]


@pytest.mark.parametrize("free_move", ["x", ("propose",), 5])
def test_a_malformed_free_move_of_a_bot_is_refused(free_move: Any) -> None:
    class Odd:
        def choose(self, view: Any, choice: Any) -> int:
            return int(listed(choice.options)[0])

        def free_move(self, view: Any, choice: Any, free_moves: Any) -> Any:
            return free_move

    match = harena.start("munera", players=2, seed=1)
    with pytest.raises(harena.Refused, match="free move"):
        harena.play(match, Odd())  # type: ignore[arg-type]


def test_arguments_of_a_free_action_must_be_a_list() -> None:
    match = harena.start("munera", players=2, seed=1)
    with pytest.raises(harena.BadInput, match="expected whole numbers"):
        match.act_freely(0, "accept", 99)  # type: ignore[arg-type]


def test_a_record_with_too_few_players_or_a_strange_result_is_bad_input() -> None:
    record = harena.start("gorus", players=3, seed=1, names=["A", "B", "C"]).record
    for change in ({"players": ["human"]}, {"result": 7}):
        with pytest.raises(harena.BadInput):
            harena.read_record(json.dumps({**record, **change}))
