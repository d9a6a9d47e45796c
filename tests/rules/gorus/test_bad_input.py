"""Tests mistakes in what people type, link or edit: one line says what is wrong and what was expected."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from harena.games.gorus import GAME
from harena.games.gorus.cards import FAVOR, data, read_favor
from harena.kernel.chance import Luck
from harena.kernel.rules import BadInput
from harena.matches.match import Match
from tests.variants import variants_of


def complaint(raw: dict[str, Any]) -> str:
    with pytest.raises(BadInput) as bad:
        GAME.complete(raw)
    text = str(bad.value)
    assert "\n" not in text
    return text


def test_nothing_given_is_a_table_for_four() -> None:
    assert GAME.complete({}) == {
        "players": 4,
        "schools": "random",
        "target": 3,
        "teams": "none",
        "team_target": "number",
        "open_memory": False,
        "favor": list(FAVOR),
    }


def test_complete_options_stay_as_they_are() -> None:
    for options in variants_of("gorus"):
        assert GAME.complete(options) == options


def test_an_unknown_option_is_named_with_those_there_are() -> None:
    text = complaint({"players": 4, "tramp": "fists"})
    assert "'tramp'" in text
    for name in ("players", "schools", "target", "teams", "team_target", "open_memory", "favor"):
        assert name in text


@pytest.mark.rule("G-2.1")
@pytest.mark.parametrize("players", [0, 9, -1, 100, "4", 4.0, True, None, [4]])
def test_players_out_of_range(players: Any) -> None:
    text = complaint({"players": players})
    assert repr(players) in text
    assert "1 (solo) to 8" in text


@pytest.mark.rule("G-6.1")
def test_teams_that_do_not_fit_name_those_that_do() -> None:
    assert complaint({"players": 5, "teams": "2-2"}) == "teams 2-2 do not fit 5 players; expected: 2-2-1, 3-2"
    assert "need four players or more" in complaint({"players": 3, "teams": "2-2"})
    assert "need four players or more" in complaint({"players": 1, "teams": "2-2"})


@pytest.mark.rule("G-6.1")
@pytest.mark.parametrize("teams", ["5-3", "", "2-3", None, 22, ["2-2"]])
def test_teams_that_nobody_plays(teams: Any) -> None:
    text = complaint({"players": 5, "teams": teams})
    assert text.startswith(f"option teams is {teams!r}; expected one of: none, 2-2")


@pytest.mark.rule("G-6.4")
def test_a_team_target_needs_teams() -> None:
    assert complaint({"players": 6, "team_target": "size+1"}) == "team_target size+1 needs teams"
    assert "option team_target is 'size+2'" in complaint({"players": 6, "teams": "3-3", "team_target": "size+2"})


@pytest.mark.rule("G-6.4", "G-5.1")
def test_a_number_of_supports_beside_size_plus_one_is_refused() -> None:
    text = complaint({"players": 6, "teams": "3-3", "target": 5, "team_target": "size+1"})
    assert text == (
        "target 5 and team_target size+1 exclude each other: with size+1 each team needs one support more than it has "
        "members (G-6.4); leave target at 3, or set team_target to number"
    )


@pytest.mark.rule("G-6.4")
def test_a_table_of_an_earlier_version_may_have_both() -> None:
    """They were accepted then: records and saved tables must open, and a rematch must start."""
    old = {**GAME.complete({"players": 6, "teams": "3-3", "team_target": "size+1"}), "target": 5}
    assert GAME.rules.complete(old) == old
    assert Match.start(GAME, old, Luck(Random(1))).settled.table.targets == (4, 4)


@pytest.mark.rule("G-5.1")
@pytest.mark.parametrize("target", [0, 10, -3, "3", 3.0, True, None, [3]])
def test_a_bad_target(target: Any) -> None:
    text = complaint({"target": target})
    assert text == f"option target is {target!r}; expected one of: 1, 2, 3, 4, 5, 6, 7, 8, 9"


@pytest.mark.rule("G-7.2")
def test_solo_has_no_other_target_than_three() -> None:
    assert "solo is always played to 3 rounds (G-7.2)" in complaint({"players": 1, "target": 5})
    assert GAME.complete({"players": 1, "target": 3})["target"] == 3


@pytest.mark.rule("G-2.2")
@pytest.mark.parametrize(
    "schools",
    [
        ["fists", "swords"],
        ["fists", "swords", "arrows", "axes"],
        ["fists", "swords", "swords"],
        ["fists", "swords", "trees"],
        ["Fists", "swords", "arrows"],
        "fists",
        "fists;swords;arrows",
        "",
        [],
        None,
        3,
        {"fists": 1},
        [1, 2, 3],
        [["fists"], ["swords"], ["arrows"]],
    ],
)
def test_bad_schools(schools: Any) -> None:
    text = complaint({"players": 3, "schools": schools})
    assert text.startswith(f"option schools is {schools!r}; expected random, or 3 different ones of: fists, swords")


@pytest.mark.rule("G-2.2")
def test_schools_may_be_written_as_a_list_or_with_commas() -> None:
    expected = ["fists", "arrows", "shields"]
    assert GAME.complete({"players": 3, "schools": "shields, fists,arrows"})["schools"] == expected
    assert GAME.complete({"players": 2, "schools": ["arrows", "shields", "fists"]})["schools"] == expected


@pytest.mark.rule("G-3.6")
@pytest.mark.parametrize("value", [1, 0, "yes", "true", None])
def test_open_memory_is_yes_or_no(value: Any) -> None:
    assert complaint({"open_memory": value}) == f"option open_memory is {value!r}; expected one of: False, True"


@pytest.mark.rule("G-1.2")
@pytest.mark.parametrize(
    "favor", [[], [0] * 16, [0] * 18, [0] * 16 + ["5"], [0] * 16 + [True], [0.5] * 17, "0", None, 5]
)
def test_a_bad_favor_option(favor: Any) -> None:
    assert "option favor needs 17 whole numbers" in complaint({"favor": favor})


@pytest.mark.rule("G-1.2")
@pytest.mark.parametrize("value", [100, -100, 10**9])
def test_the_favor_option_has_the_limits_of_the_file(value: int) -> None:
    assert "favor" in complaint({"favor": [0] * 16 + [value]})


# data/cards.toml, or a copy of it that somebody edited


def good() -> dict[str, Any]:
    return data("cards.toml")


def broken(raw: dict[str, Any]) -> str:
    with pytest.raises(BadInput) as bad:
        read_favor(raw, "my-cards.toml")
    text = str(bad.value)
    assert text.startswith("my-cards.toml: ")
    assert "\n" not in text
    return text.removeprefix("my-cards.toml: ")


@pytest.mark.rule("G-1.2")
def test_our_own_file_is_good() -> None:
    assert read_favor(good(), "cards") == FAVOR
    assert len(FAVOR) == 17


@pytest.mark.rule("G-1.2")
def test_an_edited_value_is_taken_over() -> None:
    raw = good()
    raw["rank"][8]["favor"] = 6
    raw["favored_zero"] = 7
    favor = read_favor(raw, "cards")
    assert (favor[8], favor[16]) == (6, 7)
    assert favor[:8] == FAVOR[:8]


@pytest.mark.rule("G-1.2")
@pytest.mark.parametrize("rank", [0, 8, 15])
def test_a_missing_rank_is_named(rank: int) -> None:
    raw = good()
    raw["rank"] = [row for row in raw["rank"] if row["rank"] != rank]
    assert broken(raw).startswith(f"rank {rank} is missing")


@pytest.mark.rule("G-1.2")
@pytest.mark.parametrize("rank", [0, 9, 15])
def test_a_rank_that_is_there_twice_is_named(rank: int) -> None:
    raw = good()
    raw["rank"].append({"rank": rank, "favor": 1})
    assert broken(raw) == f"rank {rank} is there twice"


@pytest.mark.rule("G-1.2")
@pytest.mark.parametrize("favor", ["2", 2.5, True, [2], 100, -100])
def test_a_favor_that_is_no_number_is_named(favor: Any) -> None:
    raw = good()
    raw["rank"][9]["favor"] = favor
    assert broken(raw) == f"rank 9: favor is {favor!r}; expected a whole number from -99 to 99"


@pytest.mark.rule("G-1.2")
def test_a_rank_without_favor_is_named() -> None:
    raw = good()
    del raw["rank"][9]["favor"]
    assert broken(raw).startswith("rank 9: favor is missing")


@pytest.mark.rule("G-1.2")
@pytest.mark.parametrize("rank", [16, -1, "9", 9.0, True, None])
def test_a_rank_that_does_not_exist_is_named(rank: Any) -> None:
    raw = good()
    raw["rank"][9]["rank"] = rank
    assert broken(raw) == f"a [[rank]] has rank = {rank!r}; expected a whole number from 0 to 15"


@pytest.mark.rule("G-1.2", "G-4.2")
@pytest.mark.parametrize("value", ["5", 5.0, True])
def test_a_bad_favored_zero_is_named(value: Any) -> None:
    raw = good()
    raw["favored_zero"] = value
    assert broken(raw) == f"favored_zero is {value!r}; expected a whole number from -99 to 99"


@pytest.mark.rule("G-1.2")
def test_an_unknown_key_is_named() -> None:
    raw = good()
    raw["favoured_zero"] = 5
    assert broken(raw).startswith("unknown key 'favoured_zero'")


@pytest.mark.rule("G-1.2")
def test_an_unknown_key_of_a_rank_is_named_with_the_rank() -> None:
    raw = good()
    raw["rank"][9]["favour"] = 3
    text = broken(raw)
    assert "rank 9" in text
    assert "'favour'" in text


@pytest.mark.rule("G-1.2")
@pytest.mark.parametrize("rows", [None, 5, {}, "ranks"])
def test_no_ranks_at_all(rows: Any) -> None:
    assert broken({"favored_zero": 5, "rank": rows}).startswith("expected a [[rank]] table")


@pytest.mark.rule("G-1.2")
@pytest.mark.parametrize("row", [None, 5, "0", [0, 0]])
def test_a_row_that_is_no_table(row: Any) -> None:
    raw = good()
    raw["rank"][3] = row
    assert broken(raw).startswith("a [[rank]] has rank = None")
