"""Tests custom decks: harena decks check and new, and the file that --cards brings to a table."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import Any

import pytest

from harena.cli.decks import deck_formats
from harena.games import GAMES, game
from harena.games.munera.decks import FILES, decks, our_decks, source, starting_file
from harena.games.spartacus import decks as spartacus
from harena.terminal.setup import table_options
from tests.cli.conftest import Harena, refused

OURS = our_decks()


def write(text: str, name: str = "my.toml") -> str:
    Path(name).write_text(text, encoding="utf-8")
    return name


# harena decks new


def test_a_new_file_is_good_as_it_is(harena: Harena) -> None:
    run = harena("decks", "new", "munera", "my.toml")
    assert (run.code, run.err) == (0, "")
    assert run.out.startswith("my.toml now holds our decks.")
    assert decks(Path("my.toml").read_text(encoding="utf-8")).man == OURS.man
    run = harena("decks", "check", "my.toml")
    assert run == (
        0,
        "my.toml is all right: 40 Gladiator cards, 28 Minister cards, 22 Munus cards, 40 Eventum cards "
        "and a map of 13 regions and 5 sea zones.\n",
        "",
    )


def test_the_game_of_a_new_file_is_named(harena: Harena) -> None:
    expected = "no game named; expected one of gorus, munera, spartacus, then my.toml"
    assert refused(harena("decks", "new", "my.toml"), expected)
    assert not Path("my.toml").exists()
    assert harena("decks", "new", "munera", "my.toml").code == 0
    assert Path("my.toml").read_text(encoding="utf-8") == starting_file()
    assert harena("decks", "check", "munera", "my.toml") == harena("decks", "check", "my.toml")


def test_a_new_file_for_spartacus(harena: Harena) -> None:
    run = harena("decks", "new", "spartacus", "my.toml")
    assert (run.code, run.err) == (0, "")
    assert run.out.startswith("my.toml now holds our decks.")
    assert Path("my.toml").read_text(encoding="utf-8") == spartacus.starting_file()
    run = harena("decks", "check", "spartacus", "my.toml")
    assert run == (
        0,
        "my.toml is all right: 24 Gladiator cards, 23 Slave cards, 15 Equipment cards, 104 Intrigue cards, 4 houses, "
        "hand sizes and an arena of 37 cells.\n",
        "",
    )
    assert harena("decks", "check", "my.toml") == run  # its sections identify the game


def test_a_new_file_for_gorus(harena: Harena) -> None:
    run = harena("decks", "new", "gorus", "my.toml")
    assert (run.code, run.err) == (0, "")
    run = harena("decks", "check", "gorus", "my.toml")
    assert run == (
        0,
        "my.toml is all right: the crowd's favor for every rank and for the 0 of the crowd's favorite.\n",
        "",
    )
    assert harena("decks", "check", "my.toml") == run
    text = Path("my.toml").read_text(encoding="utf-8")
    write(text.replace("favor = -4", "favor = -5", 1))
    assert table_options(game("gorus"), 3, [], Path("my.toml"))["favor"][8] == -5
    write(text.replace("favor = -4", "favor = 100"))
    assert refused(harena("decks", "check", "my.toml"), "rank 8: favor is 100; expected a whole number from -99 to 99")


def test_every_game_with_decks_is_there() -> None:
    formats = deck_formats()
    assert sorted(formats) == sorted([name for name in GAMES if game(name).decks is not None])
    assert list(formats["munera"].sections) == list(FILES)
    assert list(formats["spartacus"].sections) == list(spartacus.SECTIONS)


def test_a_file_that_is_there_is_left_alone(harena: Harena) -> None:
    file = write("mine")
    assert refused(
        harena("decks", "new", "munera", file), "cannot write my.toml: there is such a file already; name another file"
    )
    assert Path(file).read_text(encoding="utf-8") == "mine"
    assert [path.name for path in Path().iterdir()] == ["my.toml"]


@pytest.mark.parametrize(
    ("file", "expected"),
    [
        ("nowhere/my.toml", "cannot write nowhere/my.toml: no such file or directory; name another file"),
        (".", "cannot write .: it is a folder; expected a file name"),
        ("", "it is a folder; expected a file name"),
        (f"{'x' * 300}.toml", "file name too long; name another file"),
    ],
)
def test_a_file_that_cannot_be_made(harena: Harena, file: str, expected: str) -> None:
    assert refused(harena("decks", "new", "munera", file), expected)
    assert list(Path().iterdir()) == []


def test_a_full_disk_leaves_nothing_behind(harena: Harena, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(self: Path, *_: Any, **__: Any) -> int:
        self.touch()
        raise OSError(errno.ENOSPC, "No space left on device", str(self))

    monkeypatch.setattr(Path, "write_text", full)
    expected = "cannot write my.toml: no space left on device; name another file"
    assert refused(harena("decks", "new", "munera", "my.toml"), expected)
    assert list(Path().iterdir()) == []


# harena decks check


def test_what_a_file_does_not_hold_is_ours(harena: Harena) -> None:
    file = write(source("gladiator") + source("map"))
    run = harena("decks", "check", file)
    assert run.out == (
        "my.toml is all right: 40 Gladiator cards and a map of 13 regions and 5 sea zones. "
        "The rest is ours: Minister cards, Munus cards and Eventum cards.\n"
    )
    run = harena("decks", "check", write("# nothing yet\n"))
    assert run.out == "my.toml is all right, but it has nothing of its own: everything is ours.\n"


def test_what_a_file_for_spartacus_does_not_hold_is_ours(harena: Harena) -> None:
    file = write(spartacus.source("house") + spartacus.source("arena"))
    expected = (
        "my.toml is all right: 4 houses, hand sizes and an arena of 37 cells. "
        "The rest is ours: Gladiator cards, Slave cards, Equipment cards and Intrigue cards.\n"
    )
    assert harena("decks", "check", "spartacus", file).out == expected
    assert harena("decks", "check", file).out == expected
    assert "nothing of its own" in harena("decks", "check", "spartacus", write("\n")).out


@pytest.mark.parametrize(
    ("lang", "good", "new"),
    [("fr", "est en ordre", "contient maintenant"), ("it", "va bene", "contiene ora"), ("de", "in Ordnung", "enthält")],
)
def test_in_other_languages(harena: Harena, lang: str, good: str, new: str) -> None:
    assert new in harena("decks", "new", "munera", "my.toml", "--lang", lang).out
    for text in (starting_file(), source("eventum"), "\n"):
        assert good in harena("decks", "check", write(text), "--lang", lang).out
    for text in (spartacus.starting_file(), spartacus.source("intrigue"), spartacus.source("arena")):
        assert good in harena("decks", "check", "spartacus", write(text), "--lang", lang).out


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ('name = "Pugnax",', 'name = "Audax",', "my.toml: gladiator 'Audax' is there twice"),
        ("valor = 3", "valor = 11", "valor is 11; expected a whole number from 0 to 10"),
        (
            'effect = "fur"',
            'effect = "theft"',
            "my.toml: eventum 'Fur': effect is 'theft'; expected one of: favor_editoris",
        ),
        ("gladiator = [", "gladiator = [[", "my.toml: not a TOML file"),
        ("\n[map]\n", "\n", "my.toml: unknown key 'region'; expected: gladiator"),
    ],
)
def test_what_is_wrong_is_one_line(harena: Harena, old: str, new: str, expected: str) -> None:
    text = starting_file()
    assert old in text
    assert refused(harena("decks", "check", write(text.replace(old, new, 1))), expected)


def test_what_is_wrong_with_a_file_for_spartacus_is_one_line(harena: Harena) -> None:
    text = spartacus.starting_file()
    worse = write(text.replace("copies = 24", "copies = 23"))
    expected = "my.toml: 103 Intrigue cards, copies included; expected 104"
    assert refused(harena("decks", "check", "spartacus", worse), expected)
    assert refused(harena("decks", "check", worse), expected)
    assert refused(harena("decks", "check", "munera", write(text)), "my.toml: unknown key 'slave'; expected: gladiator")
    expected = "my.toml: gladiator 'Syrian Warrior': unknown key 'value'; expected: name, origin"
    assert refused(harena("decks", "check", "munera", write(spartacus.source("gladiator"))), expected)
    # both games have this section, so both are reported
    both = harena("decks", "check", write(spartacus.source("gladiator")))
    assert "24 Gladiator cards. The rest is ours: Slave cards" in both.out
    found = harena("decks", "check", write("nonsense = 1"))
    assert refused(found, "my.toml: no section of any game is in it; name the game before the file")
    found = harena("decks", "check", "munera", write("nonsense = 1"))
    assert refused(found, "unknown key 'nonsense'; expected: gladiator, minis")


def test_files_that_cannot_be_read(harena: Harena) -> None:
    assert refused(harena("decks", "check", "nowhere.toml"), "cannot read nowhere.toml: no such file or directory")
    assert refused(harena("decks", "check", "."), ".: not a file")
    assert refused(harena("decks", "check", write("#" * 200_001)), "my.toml: 200,001 bytes; expected at most 200,000")
    Path("my.toml").write_bytes(b"\xff\xfe\x00")
    assert refused(harena("decks", "check", "my.toml"), "my.toml: not a text file; expected UTF-8")
    assert refused(harena("decks", "check", write("\n"), "--lang", "la"), "en, fr, it, de")


def test_the_commands_there_are(harena: Harena) -> None:
    assert refused(harena("decks"), "Missing command; expected one of: check, new")
    assert refused(harena("decks", "make"), "No such command 'make'; expected one of: check, new")
    assert refused(
        harena("deck"),
        "expected one of: play, serve, simulate, report, compare, tournament, replay, verify, review, puzzles, rules, "
        "games, backup, restore, prune, decks, lesson, admin",
    )
    assert refused(harena("decks", "check"), "Missing argument '[GAME] FILE.toml'")
    for command in ("check", "new"):
        assert refused(harena("decks", command, "spartacus"), "no file for spartacus; expected spartacus FILE.toml")
        found = harena("decks", command, "chess", "my.toml")
        assert refused(found, "'chess' is no game with deck files; expected one of: gorus, munera, spartacus")
        found = harena("decks", command, "munera", "my.toml", "your.toml")
        assert refused(found, "unexpected 'your.toml'; expected a game (gorus, munera, spartacus) and one file")
    assert list(Path().iterdir()) == []
    assert harena("decks", "check", "--help").out.startswith("Usage: harena decks check")


# --cards


def test_the_text_of_the_file_goes_into_the_options(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    text = source("gladiator").replace('name = "Audax",', 'name = "Spiculus",')
    file.write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())  # as some editors save it
    options = table_options(game("munera"), 3, [], file)
    assert options["decks"] == text
    assert decks(text).man[0] == "Spiculus"
    assert table_options(game("munera"), 3, [], None)["decks"] == ""


def test_a_record_carries_the_decks_it_was_played_with(harena: Harena) -> None:
    file = write(source("minister").replace("cost = 9", "cost = 8"))
    given = ("--json", "--games", "1", "--players", "2", "--option", "target=10", "--records", "here")
    assert harena("simulate", "munera", "--cards", file, *given).code == 0
    Path(file).unlink()
    (record,) = Path("here").iterdir()
    assert "cost = 8" in record.read_text(encoding="utf-8")
    assert harena("verify", str(record)).out.startswith("ok: ")


def test_a_match_of_spartacus_with_decks_of_ones_own(harena: Harena) -> None:
    file = write(spartacus.source("gladiator").replace('name = "Agron"', 'name = "Donar"'))
    given = ("--json", "--games", "1", "--players", "3", "--bots", "random", "--option", "turns=2", "--records", "here")
    assert harena("simulate", "spartacus", "--cards", file, *given).code == 0
    Path(file).unlink()
    (record,) = Path("here").iterdir()
    assert "Donar" in record.read_text(encoding="utf-8")
    assert harena("verify", str(record)).out.startswith("ok: ")


def test_the_file_is_checked_first(harena: Harena) -> None:
    file = write(source("gladiator").replace("courage = 5", "courage = 21", 1))
    expected = "my.toml: gladiator 'Ursus': courage is 21; expected a whole number from 0 to 20"
    for command in (("play", "munera"), ("simulate", "munera", "--games", "1")):
        assert refused(harena(*command, "--players", "3", "--cards", file), expected)
    file = write(spartacus.source("house").replace("gold = 12", "gold = 31"))
    expected = "my.toml: house 'Solonius': gold is 31; expected a whole number from 0 to 30"
    for command in (("play", "spartacus"), ("simulate", "spartacus", "--games", "1")):
        assert refused(harena(*command, "--players", "3", "--bots", "random", "--cards", file), expected)
    assert [path.name for path in Path().iterdir()] == ["my.toml"]


def test_cards_from_one_place_only(harena: Harena) -> None:
    clash = harena("play", "munera", "--players", "3", "--cards", "my.toml", "--option", "decks=x")
    assert refused(clash, "--cards and --option decks=... clash: both give the cards; expected one of them")
    assert refused(harena("play", "nundinae", "--players", "3", "--cards", "my.toml"), "nundinae takes no --cards file")
