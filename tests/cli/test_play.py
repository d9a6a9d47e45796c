"""Tests whole matches in the terminal, typed line by line."""

from __future__ import annotations

import errno
import json
import os
import re
import shlex
import shutil
import sys
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from random import Random
from typing import Any

import pytest

from harena.files import open_record, write_json
from harena.games import game
from harena.games.gorus.combat import winning
from harena.kernel.chance import Luck
from harena.kernel.choice import any_of
from harena.kernel.state import bits
from harena.matches.match import Match
from harena.matches.record import replay
from harena.players import called, make_bots
from harena.terminal.play import Terminal
from harena.terminal.saving import program
from harena.terminal.screen import Screen
from harena.terminal.setup import Sitting, new_sitting, old_sitting
from harena.text import Texts
from tests.cli.conftest import Harena, refused

ESCAPE = "\x1b"
FIRST = "1\n"


class Person:
    """A person who reads the screen and types what a test wants."""

    def __init__(self, answer: Callable[[Person], str]) -> None:
        self.lines: list[str] = []
        self.answer = answer

    def read(self, prompt: str) -> str:
        self.lines.append(prompt)
        return self.answer(self)

    @property
    def said(self) -> str:
        return "\n".join(self.lines)

    def since(self, start: str) -> list[str]:
        at = max([at for at, line in enumerate(self.lines) if line.startswith(start)], default=0)
        return self.lines[at:]


def sit(path: Path, players: int = 4, seats: tuple[int, ...] = (1,), options: tuple[str, ...] = ()) -> Sitting:
    return new_sitting("gorus", players, seats, "heuristic", (), ("target=1", *options), None, 7, path)


def play(sitting: Sitting, answer: Callable[[Person], str]) -> Person:
    person = Person(answer)
    screen = Screen(person.read, person.lines.append)
    Terminal(sitting.match, sitting.players, sitting.bots, Texts(), screen, sitting.path).run()
    return person


def first(_: Person) -> str:
    return "1"


def until(answers: list[str], error: type[BaseException] = EOFError) -> Callable[[Person], str]:
    """Type these lines, then end the input."""
    left = iter(answers)

    def answer(_: Person) -> str:
        try:
            return next(left)
        except StopIteration:
            raise error from None

    return answer


# Whole matches


def test_a_whole_match_saved_in_the_middle_resumed_and_verified(harena: Harena) -> None:
    begun = harena("play", "gorus", "--seed", "3", "--name", "Julia", typed=FIRST * 4 + "q\n\n")
    assert (begun.code, begun.err) == (0, "")
    saved = next(Path().glob("gorus-*.harena.json")).name
    assert f"harena play --resume {shlex.quote(str(Path(saved).absolute()))}\n" in begun.out
    record = json.loads(Path(saved).read_text(encoding="utf-8"))
    assert record["players"] == ["human:Julia", "medium", "medium", "medium"]
    assert record["result"] is None
    assert harena("verify", saved).code == 0

    ended = harena("play", "--resume", saved, "--plain", typed=FIRST * 300)
    assert (ended.code, ended.err) == (0, "")
    assert "Taken up where it was left." in ended.out
    assert "The game is over." in ended.out
    assert "Round 1: You " in ended.out
    assert ESCAPE not in ended.out
    assert f"The record of this match is in {saved}." in ended.out
    assert harena("verify", saved).out.startswith("ok: ")
    assert json.loads(Path(saved).read_text(encoding="utf-8"))["result"]["winners"]
    assert [path.name for path in Path().iterdir()] == [saved]
    assert refused(harena("play", "--resume", saved), "this match is over")


def test_the_same_seed_deals_the_same_match(harena: Harena) -> None:
    for name in ("a.json", "b.json"):
        assert harena("play", "--seed", "9", "--save", name, typed=FIRST * 12).code == 0
    assert Path("a.json").read_bytes() == Path("b.json").read_bytes()


@pytest.mark.parametrize("players", range(1, 9))
def test_every_number_of_players(tmp_path: Path, players: int) -> None:
    person = play(sit(tmp_path / "x.json", players, options=("target=3",)), first)
    assert "The game is over." in person.said
    assert (tmp_path / "x.json").exists()
    assert ("Dummy" in person.said) == (players == 1)


@pytest.mark.parametrize(("players", "teams"), [(4, "2-2"), (5, "3-2"), (7, "2-2-2-1")])
def test_teams(tmp_path: Path, players: int, teams: str) -> None:
    person = play(
        sit(tmp_path / "x.json", players, options=(f"teams={teams}", "team_target=size+1", "target=3")), first
    )
    assert re.search(r"Team A \(yours\): You(,| and) \w+", person.said)
    assert re.search(r"Supports.*: Team A \(yours\) 0", person.said)
    assert re.search(r"Won by: Team \w", person.said)


def test_hot_seat_shows_each_person_only_the_own_cards(tmp_path: Path) -> None:
    person = play(sit(tmp_path / "x.json", 3, seats=(1, 3)), lambda p: "" if "press Enter" in p.lines[-1] else "1")
    assert "The game is over. Won by: " in person.said
    screens = re.split(r"(\w+) is next\. .*\n", person.said)
    for name, mine in zip(screens[1:-2:2], screens[2:-2:2], strict=True):
        assert f"{name} plays" not in mine  # but "You play"
        assert len(re.findall(r"^Your hand: ", mine, re.MULTILINE)) == mine.count("Your choice (")
    assert len(screens) > 10


@pytest.mark.parametrize(("rows", "expected"), [(0, 40), (24, 40), (90, 90)])
def test_hot_seat_a_tall_terminal_shows_nothing_of_the_last_person(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rows: int, expected: int
) -> None:
    monkeypatch.setattr(os, "get_terminal_size", lambda *_: os.terminal_size((80, rows)))
    monkeypatch.setenv("LINES", "10")
    person = play(sit(tmp_path / "x.json", 2, seats=(1, 2)), until(["", "1", "", "1"]))
    curtains = [len(found) for found in re.findall(r"\n{30,}", person.said)]
    assert curtains
    assert all([expected <= count <= expected + 3 for count in curtains])


def test_a_terminal_hardly_wider_than_a_letter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setenv("COLUMNS", "1")
    assert Screen.of_terminal(plain=True).width == 20


def test_nobody_deals_in_solo(tmp_path: Path) -> None:
    said = play(sit(tmp_path / "x.json", 1, options=("target=3",)), until(["t"] * 3)).said
    assert "Dealer" not in said
    assert "\nRound 1 begins.\n" in said
    assert said.count("\nRound 1.\n") == 4


@pytest.mark.rule("G-3.6")
def test_replay_keeps_earlier_combats_of_a_solo_round_closed(harena: Harena) -> None:
    assert harena("play", "--players", "1", "--seed", "2", "--save", "s.json", typed=FIRST * 14).code == 0
    assert "Round 2 begins." in harena("replay", "s.json").out
    assert "(The earlier combats of this round stay closed" in harena("replay", "s.json").out


def test_another_game_without_words_of_its_own(harena: Harena, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Texts, "strict", False)
    run = harena("play", "nundinae", "--players", "2", "--bots", "random", "--save", "n.json", typed=FIRST * 400)
    assert (run.code, run.err) == (0, "")
    assert harena("verify", "n.json").code == 0


# What is on the screen


def test_the_table(tmp_path: Path) -> None:
    shown = play(sit(tmp_path / "x.json"), until([])).since("Round 1. ")
    patterns = [
        r"Round 1\. Dealer: \w+\.",
        r"Supports \(1 to win\): You 0, Brutus 0, Cassia 0, Drusus 0",
        r"Combats won: You 0, Brutus 0, Cassia 0, Drusus 0",
        r"Cards in hand: You 10, Brutus \d+, Cassia \d+, Drusus \d+",
        r"Combat 1 of 10: .+",
        r"Lead school, to follow: .+",
        r"Crowd's favorite \(trump\): .+",
        r"Your hand: .+",
    ]
    for line, pattern in zip(shown, patterns, strict=False):
        assert re.fullmatch(pattern, line)


@pytest.mark.rule("G-3.5")
def test_the_winning_card_is_marked_as_the_rules_have_it(tmp_path: Path) -> None:
    """The mark in every combat on the screen is compared with who takes the cards if nobody plays better."""
    words, texts = game("gorus").words, Texts()
    chosen = game("gorus")
    match = Match.start(chosen, {"players": 5}, Luck(Random(4)))
    names = words.naming(texts, match.record["options"], ["A", "B", "C", "D", "E"])
    rng, looked = Random(1), 0
    while not match.over:
        g = match.settled
        if g.count:
            line = next(line for line in words.table(texts, chosen.view(g, -1), names) if line.startswith("Combat "))
            marked = [play.endswith("(winning)") for play in line.partition(": ")[2].split("; ")]
            assert marked.index(True) == winning(g.played[-g.count :], g.favored)
            assert marked.count(True) == 1
            looked += 1
        choice = match.rules.pending(g)[0]
        match.answer(choice.seat, choice.id, any_of(choice.options, rng))
    assert looked > 100


def test_the_hand_is_sorted_trump_lead_rest(tmp_path: Path) -> None:
    def answer(person: Person) -> str:
        shown = "\n".join(person.since("Combat "))
        hand = re.search(r"Your hand: (.+)", shown)
        trump, lead = (re.search(rf"{line}: (\w+)", shown) for line in (r"\(trump\)", "to follow"))
        if hand and trump and lead:
            order = [group.split()[0] for group in hand[1].split("; ")]
            wanted = [school for school in dict.fromkeys((trump[1], lead[1])) if school in order]
            assert order[: len(wanted)] == wanted
        return "1"

    play(sit(tmp_path / "x.json", 5, options=("target=3",)), answer)


def test_a_challenge_is_announced_and_happens(tmp_path: Path) -> None:
    taken: list[str] = []

    def answer(person: Person) -> str:
        for line in person.since("Combat "):
            found = re.match(r" +(\d+)\. .*Challenge: the favorite becomes (\w+)", line)
            if found:
                taken.append(found[2])
                return found[1]
        return "1"

    said = play(sit(tmp_path / "x.json", 5, options=("target=5",)), answer).said
    assert taken
    assert re.findall(r"You challenge: the crowd's favorite is now (\w+)\.", said)[0] == taken[0]


def test_a_forbidden_card_names_the_rule(tmp_path: Path) -> None:
    seen: list[str] = []

    def answer(person: Person) -> str:
        shown = person.since("Combat ")
        hand = next((line for line in shown if line.startswith("Your hand: ")), "")
        groups = [group.replace(" (trump)", "").split(" ", 1) for group in hand.removeprefix("Your hand: ").split("; ")]
        held = [f"{school} {rank}" for school, ranks in groups for rank in ranks.split(", ")] if hand else []
        offered = [found[1] for line in shown if (found := re.match(r" +\d+\. (\w+ \d+) ", line))]
        forbidden = [card for card in held if card not in offered]
        if forbidden and not seen:
            seen.append(forbidden[0])
            return forbidden[0]
        return "1"

    said = play(sit(tmp_path / "x.json"), answer).said
    assert f"{seen[0]} is not allowed now. G-3.3: After the lead, " in said


def test_commands_while_playing(tmp_path: Path) -> None:
    typed = [
        "?",
        "",
        "99",
        "nonsense",
        "r",
        "r G-3.4",
        "rule g-1.3",
        "r G-4",
        "r G-9.9",
        "t",
        "l",
        "c",
        "u",
        "O15",
        "1",
    ]
    said = play(sit(tmp_path / "x.json", options=("schools=fists,swords,arrows,axes",)), until([*typed, "l"])).said
    for expected in (
        "q: leave; you are asked whether to save.",
        "Type a number from 1 to ",
        "“99” is not a choice here.",
        "“nonsense” is not a choice here. Type a number from 1 to ",
        "\nG-3.4: Challenge: ",
        "\nG-1.3: Support tokens ",
        "\nG-4.2: The 0 of ",
        "There is no rule G-9.9. There are: G-1, G-2",
        "No combat of this round is finished yet.",
        "No round has been counted yet.",
        "Nothing can be taken back",
        "You do not hold Shields 15.",
        "Last combat: ",
        "Saved in ",
    ):
        assert expected in said
    assert said.count("Supports (1 to win)") == 2


@pytest.mark.rule("G-4.1", "G-4.2")
def test_counting_a_round_card_by_card(tmp_path: Path) -> None:
    said = play(
        sit(tmp_path / "x.json"), lambda p: "c" if "type c" in p.lines[-1] and "Together" not in p.said else "1"
    )
    found = re.findall(r"^(\w+): (.*)\. Together ([+−]?\d+)\.$", said.said, re.MULTILINE)
    assert [name for name, _, _ in found] == ["You", "Brutus", "Cassia", "Drusus"]
    for _, cards, total in found:
        worths = re.findall(r"\(([+−]\d+)\)", cards)
        assert sum([int(worth.replace("−", "-")) for worth in worths]) == int(total.replace("−", "-"))


@pytest.mark.rule("G-3.6")
def test_open_memory_shows_every_combat(tmp_path: Path) -> None:
    answers = ["1"] * 4 + ["l"]
    closed = play(sit(tmp_path / "x.json"), until(answers)).said
    assert closed.count("Last combat: ") == 1
    opened = play(sit(tmp_path / "y.json", options=("open_memory=on",)), until(answers)).said
    assert len(re.findall(r"^Combat \d: .* Won by", opened, re.MULTILINE)) >= 3


def test_color_says_nothing_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("COLORTERM", "truecolor")
    shown = {}
    for color in (False, True):
        sitting = sit(tmp_path / f"{color}.json")
        lines: list[str] = []
        screen = Screen(lambda _: "1", lines.append, width=80, color=color)
        Terminal(sitting.match, sitting.players, sitting.bots, Texts(), screen, sitting.path).run()
        end = next(at for at, line in enumerate(lines) if line.startswith("The record of this match"))
        shown[color] = "\n".join(lines[:end])
    assert max([len(line) for line in shown[False].splitlines()]) < 80
    assert ESCAPE not in shown[False]
    assert ESCAPE in shown[True]
    assert re.sub(r"\x1b\[[0-9;]*m", "", shown[True]) == shown[False]
    assert set(re.findall(r"\x1b\[[0-9;]*(\w)", shown[True])) == {"m"}


# Leaving


def test_a_bug_of_ours_keeps_the_match_and_is_reported(tmp_path: Path) -> None:
    with pytest.raises(ZeroDivisionError):
        play(sit(tmp_path / "x.json"), until(["1", "1"], ZeroDivisionError))
    assert old_sitting(tmp_path / "x.json", None, [], None).match.settled.ply > 2


@pytest.mark.parametrize("error", [EOFError, KeyboardInterrupt, BrokenPipeError])
def test_whoever_drops_out_keeps_the_match(tmp_path: Path, error: type[BaseException]) -> None:
    path = tmp_path / "x y.json"
    person = play(sit(path), until(["1", "1"], error))
    assert person.lines[-1] == f"harena play --resume '{path}'"
    assert len(list(tmp_path.iterdir())) == 1
    again = old_sitting(path, None, [], None)
    assert again.match.settled.ply > 2
    assert again.players[0] == "human"


def test_leaving_without_saving(tmp_path: Path) -> None:
    assert play(sit(tmp_path / "x.json"), until(["1", "q", "n"])).lines[-1] == "Not saved."
    assert list(tmp_path.iterdir()) == []


def test_saving_under_another_name(tmp_path: Path) -> None:
    there = tmp_path / "there.json"
    there.write_text("mine", encoding="utf-8")
    nowhere = tmp_path / "no" / "x.json"
    typed = ["1", f"s {there}", f"s {nowhere}", f"s {tmp_path / 'new.json'}", "q"]
    said = play(sit(tmp_path / "x.json"), until(typed)).said
    assert f"{there} is there already." in said
    assert f"There is no folder {nowhere.parent}." in said
    assert there.read_text(encoding="utf-8") == "mine"
    assert sorted([path.name for path in tmp_path.iterdir()]) == ["new.json", "there.json"]


@pytest.mark.parametrize("lang", ["en", "fr", "it", "de"])
def test_why_a_match_cannot_be_saved_is_said_in_ones_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    monkeypatch.setenv("HARENA_LANG", lang)
    there = tmp_path / "there.json"
    there.write_text("mine", encoding="utf-8")
    typed = [f"s {tmp_path}", "s .", f"s {tmp_path}/no/x", f"s {there}", f"s {there}/x", "s ~nouser/x", "q", "n"]
    person = play(sit(tmp_path / "x.json"), until(["1", *typed]))
    texts = Texts(lang)
    for key, file, folder in (
        ("play-save-folder", str(tmp_path), ""),
        ("play-save-folder", ".", ""),
        ("play-save-no-folder", "", str(tmp_path / "no")),
        ("play-save-exists", str(there), ""),
        ("play-save-no-folder", "", str(there)),
        ("play-save-no-folder", "", "~nouser"),
    ):
        assert texts.say(key, file=file, folder=folder) in person.lines
    assert list(tmp_path.iterdir()) == [there]


@pytest.mark.parametrize(
    ("number", "key"), [(errno.EACCES, "play-save-denied"), (errno.EROFS, "play-save-denied"), (errno.EIO, "")]
)
def test_a_disk_that_says_no(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, key: str) -> None:
    def write(path: Path, *_: object, **__: object) -> None:
        raise OSError(number, os.strerror(number), f"{path}.part")

    sitting = sit(tmp_path / "x.json")
    monkeypatch.setattr("harena.terminal.saving.write_json", write)
    said = play(sitting, until(["1", "q", "y", ""])).said
    file = str(tmp_path / "x.json")
    expected = Texts().say(key, file=file) if key else f"This could not be saved: {file}: input/output error."
    assert f"\n{expected}\n" in said
    assert said.endswith("Not saved.")


def test_another_match_that_came_first_is_not_overwritten(tmp_path: Path) -> None:
    """With two runs and the same --save, the file did not exist when either began."""
    path, other = tmp_path / "x.json", tmp_path / "y.json"
    one, two, three = sit(path), sit(path), sit(path)
    other.write_text("mine", encoding="utf-8")
    play(one, until(["1", "s", "1", "s", "q"]))
    before = path.read_bytes()
    said = play(two, until(["1", "s", "q", "", str(other), str(tmp_path / "z.json")])).said
    assert said.count(f"{path} is there already. Choose another name.") == 2
    assert f"{other} is there already. Choose another name." in said
    assert f"Saved in {tmp_path / 'z.json'}." in said
    assert f"Saved in {tmp_path / 'x-2.json'}." in play(three, until(["1"])).said
    assert path.read_bytes() == before
    assert other.read_text(encoding="utf-8") == "mine"
    assert sorted([file.name for file in tmp_path.iterdir()]) == ["x-2.json", "x.json", "y.json", "z.json"]


def test_matches_begun_in_the_same_second_have_files_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Noon(datetime):
        @classmethod
        def now(cls, tz: Any = None) -> Noon:
            return cls(2026, 1, 1, 12)

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("harena.terminal.setup.datetime", Noon)
    one, two = [new_sitting("gorus", 4, (), None, (), (), None, seed, None) for seed in (1, 2)]
    play(one, until(["1"]))
    play(two, until(["1", "q", ""]))
    three = new_sitting("gorus", 4, (), None, (), (), None, 3, None)
    play(three, until(["1"]))
    names = [f"gorus-20260101-120000{part}.harena.json" for part in ("-2", "-3", "")]
    assert sorted([file.name for file in tmp_path.iterdir()]) == names


def test_a_resumed_match_goes_on_in_its_file_or_in_a_new_one(harena: Harena) -> None:
    assert harena("play", "--save", "x.json", typed=FIRST * 3).code == 0
    first_part = Path("x.json").read_bytes()
    run = harena("play", "--resume", "x.json", "--save", "y.json", typed="q\n\n")
    assert "Saved in y.json." in run.out
    assert Path("y.json").exists()
    assert harena("play", "--resume", "x.json", "--save", "./x.json", typed=FIRST).code == 0
    assert Path("x.json").read_bytes() != first_part
    assert sorted([file.name for file in Path().iterdir()]) == ["x.json", "y.json"]
    assert refused(harena("play", "--resume", "x.json", "--name", "A", "--name", "B"), "2 names for 1 people")


def test_a_disk_without_links(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def link(*_: object) -> None:
        raise OSError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(os, "link", link)
    write_json(tmp_path / "x.json", 1, new=True)
    with pytest.raises(FileExistsError):
        write_json(tmp_path / "x.json", 2, new=True)
    assert (tmp_path / "x.json").read_text(encoding="utf-8") == "1\n"
    assert len(list(tmp_path.iterdir())) == 1


def test_how_to_go_on_is_said_as_it_was_started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script = tmp_path / "bin" / "harena"
    script.parent.mkdir()
    script.touch(mode=0o755)
    monkeypatch.chdir(tmp_path)
    paths = {"harena": None, "python": "/usr/bin/python", "python3": sys.executable}
    monkeypatch.setattr(shutil, "which", paths.get)
    for started, expected in (
        (os.path.join("bin", "harena"), os.path.join("bin", "harena")),
        (str(tmp_path / "src" / "harena" / "__main__.py"), "python3 -m harena"),
        (str(tmp_path / "pytest" / "__main__.py"), "harena"),
    ):
        monkeypatch.setattr(sys, "argv", [started])
        assert program() == expected
    monkeypatch.setattr(shutil, "which", {"harena": str(script)}.get)
    monkeypatch.setattr(sys, "argv", [os.path.join("bin", "harena")])
    assert program() == "harena"
    monkeypatch.setattr(sys, "argv", [str(tmp_path / "harena" / "__main__.py")])
    assert program() == f"{shlex.quote(sys.executable)} -m harena"


def test_a_file_that_is_there_is_not_overwritten(harena: Harena) -> None:
    Path("x.json").write_text("mine", encoding="utf-8")
    assert refused(harena("play", "--save", "x.json", typed=FIRST), "x.json exists already")
    assert Path("x.json").read_text(encoding="utf-8") == "mine"


def test_what_resume_refuses(harena: Harena, record: dict[str, Any]) -> None:
    assert harena("play", "--save", "x.json", typed=FIRST * 3).code == 0
    assert refused(harena("play", "--resume", "x.json", "--players", "3"), "--players cannot be changed")
    assert refused(harena("play", "nundinae", "--resume", "x.json"), "a match of gorus, not of nundinae")
    saved = json.loads(Path("x.json").read_text(encoding="utf-8"))
    for players, expected in ((["human"], "4 seats"), (None, "list"), (["random"] * 4, "nobody"), ([1] * 4, "list")):
        Path("y.json").write_text(json.dumps({**saved, "players": players}), encoding="utf-8")
        assert refused(harena("play", "--resume", "y.json"), expected)
    players = ["human", "deep", "random", "random"]
    Path("y.json").write_text(json.dumps({**saved, "players": players}), encoding="utf-8")
    assert refused(harena("play", "--resume", "y.json"), "unknown bot 'deep'")


# Replay


def two_players(harena: Harena, moves: int) -> str:
    assert harena("play", "--players", "2", "--seed", "2", "--save", "two.json", typed=FIRST * moves).code == 0
    return "two.json"


def draws_of(file: str, seat: int) -> list[str]:
    """Return what a seat drew, in words."""
    chosen, record = open_record(Path(file))
    words, texts = game("gorus").words, Texts()
    names = words.naming(texts, record["options"], ["A", "B"])
    events = [event for _, _, told in replay(chosen.rules, record) for event in told]
    drawn = [event.args[1] for event in events if event.kind == "drew" and event.args[0] == seat]
    return [words.word(texts, "card", card, names) for card in drawn]


@pytest.mark.parametrize("moves", [3, 300])
def test_replay_as_a_seat_never_shows_what_the_other_drew(harena: Harena, moves: int) -> None:
    file = two_players(harena, moves)
    mine = harena("replay", file, "--seat", "1").out
    assert "You draw " in mine
    assert "Brutus draws a card." in mine
    assert not re.search(r"Brutus draws \w+ \d", mine)
    theirs = harena("replay", file, "--seat", "2").out
    assert "You draw " in theirs
    assert not re.search(r"Aelia draws \w+ \d", theirs)


@pytest.mark.rule("G-3.6")
@pytest.mark.parametrize("moves", [1, 3, 8])
def test_replay_of_a_running_match_shows_only_that_seat(harena: Harena, moves: int) -> None:
    """Every card in the text is in that seat's hand, was drawn by it, or was played for all to see."""
    file = two_players(harena, moves)
    chosen, record = open_record(Path(file))
    texts = Texts()
    names = chosen.words.naming(texts, record["options"], ["A", "B"])
    played = list(replay(chosen.rules, record))
    last = played[-1][1]
    assert last.seat >= 0
    shown = {event.args[1] for _, _, told in played for event in told if event.kind in ("led", "played")}
    for seat in (0, 1):
        hidden = [chosen.words.word(texts, "card", card, names) for card in bits(last.hands[1 - seat] | last.stock)]
        assert not shown & set(bits(last.hands[1 - seat] | last.stock))
        for stop in range(0, len(record["segments"][0]["entries"]) + 1, 3):
            out = harena("replay", file, "--seat", str(seat + 1), "--to", str(stop)).out
            assert "Hand of" not in out
            assert [card for card in hidden if re.search(rf"\b{card}\b", out.partition("The table after")[0])] == []
        table = harena("replay", file, "--seat", str(seat + 1)).out.partition("Your hand: ")[2]
        yours = chosen.words.naming(texts, record["options"], ["A", "B"], seat)
        assert f"Your hand: {table.strip()}" == chosen.words.hand(texts, chosen.view(last, seat), yours)[0]


@pytest.mark.rule("G-3.3")
@pytest.mark.parametrize(
    ("lang", "welcome", "guide"),
    [
        ("en", "or challenge instead", "instead of following"),
        ("fr", "ou lance un Défi à la place", "au lieu de suivre"),
        ("it", "oppure lancia una Sfida", "invece di rispondere"),
        ("de", "oder fordere stattdessen heraus", "statt zu bedienen"),
    ],
)
def test_welcome_and_help_say_that_a_challenge_may_replace_following(
    harena: Harena, lang: str, welcome: str, guide: str
) -> None:
    start = harena("play", "--seed", "1", "--lang", lang, typed="?\nq\nn\n").out
    assert welcome in " ".join(start.split())
    assert guide in " ".join(start.split())


@pytest.mark.rule("G-6.4")
def test_a_target_beside_size_plus_one_is_refused(harena: Harena) -> None:
    teams = ["--option", "teams=2-2", "--option", "team_target=size+1"]
    assert refused(harena("play", *teams, "--option", "target=5"), "target 5 and team_target size+1 exclude each other")
    assert refused(harena("simulate", "gorus", "--games", "1", *teams, "--option", "target=2"), "leave target at 3")
    teams = ["--players", "5", "--option", "teams=3-2", "--option", "team_target=size+1"]
    assert "one support more than it has members" in harena("play", *teams, "--seed", "1", typed="q\nn\n").out


@pytest.mark.rule("G-4.1")
def test_the_count_says_that_no_card_is_0() -> None:
    said = {lang: Texts(lang).say("gorus-count-zeros", cards=0) for lang in ("en", "fr", "it", "de")}
    assert all("0" in text and "G-4.1" in text for text in said.values())


def test_replay_for_the_public_and_after_the_end(harena: Harena) -> None:
    file = two_players(harena, 3)
    public = harena("replay", file).out
    assert "Aelia draws a card." in public
    assert not re.search(r"draws \w+ \d", public)
    assert "Your hand" not in public
    assert "Hand of" not in public
    file = "done.json"
    assert harena("play", "--players", "2", "--seed", "2", "--save", file, typed=FIRST * 300).code == 0
    whole = harena("replay", file).out
    assert "draws a card" not in whole
    for seat, name in enumerate(("Aelia", "Brutus")):
        for card in draws_of(file, seat):
            assert f"{name} draws {card}." in whole


@pytest.mark.rule("G-3.6")
def test_replay_keeps_earlier_combats_closed_while_the_round_lasts(harena: Harena) -> None:
    file = two_players(harena, 5)
    out = harena("replay", file).out
    assert "(The earlier combats of this round stay closed until it is scored: rule G-3.6.)" in out
    assert out.count("wins the combat") == 1
    early = harena("replay", file, "--to", "3").out
    assert "leads" not in early
    assert "Combat 2" not in early
    assert harena("play", "--resume", file, typed=FIRST * 300).code == 0
    assert harena("replay", file).out.count("wins the combat") >= 15
    assert "leads" in harena("replay", file, "--to", "3").out


def test_replay_stops_where_it_is_told(harena: Harena, record: dict[str, Any]) -> None:
    Path("r.json").write_text(json.dumps(record), encoding="utf-8")
    start = harena("replay", "r.json", "--to", "0").out
    assert "The table after entry 0:" in start
    assert "leads" not in start
    some = harena("replay", "r.json", "--to", "6", "--seat", "2").out
    assert "\n6. " in some
    assert "\n7. " not in some
    assert "The table after entry 6:" in some
    assert "Your hand: " in some
    assert "Hand of " in harena("replay", "r.json", "--to", "6").out


def test_a_chronicle_needs_no_player_names(harena: Harena, record: dict[str, Any]) -> None:
    Path("r.json").write_text(json.dumps({**record, "players": []}), encoding="utf-8")
    assert "Aelia leads" in harena("replay", "r.json").out


def test_a_budget_is_no_name(harena: Harena) -> None:
    players = ["human:Ann", "ismcts:20", "ismcts:2x20", "medium"]
    assert called(players) == ["Ann", "Brutus", "Cassia", "Drusus"]
    line = ["play", "gorus", "--bots", "ismcts:20", "--players", "3", "--name", "Ann", "--seed", "1"]
    new = harena(*line, "--save", "x.json", typed="t\n1\nq\n\n")
    again = harena("play", "--resume", "x.json", typed="t\nq\n\n")
    for said in (new.out, again.out, harena("replay", "x.json").out):
        assert "Brutus" in said
        assert "Cassia" in said
        assert re.search(r"\b20\b", said) is None


def test_bots_are_made_by_name() -> None:
    assert sorted(make_bots(["human", "random", "human:Ann", "heuristic"], "gorus", lambda seat: Random(seat))) == [
        1,
        3,
    ]
