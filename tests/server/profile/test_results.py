"""Tests what is read from a finished match: places, points, who has left, why it is not rated, achievements."""

from __future__ import annotations

from typing import Any

import pytest

from harena.games import game
from harena.server.profile.results import (
    ALONE,
    CARDS,
    ENDED,
    LEFT,
    RATED,
    SEVERAL,
    UNKNOWN,
    MatchResult,
    result_of,
    standing,
)
from harena.server.store import EntryRow, Saved
from tests.server.profile.finished import ANN, DAN, play


def places(result: MatchResult) -> list[int]:
    return [seat.place for seat in result.seats]


@pytest.mark.parametrize(("name", "seats"), [("gorus", "adb"), ("munera", "ab"), ("spartacus", "abb")])
def test_a_match_is_read_as_it_ended(name: str, seats: str) -> None:
    options: dict[str, Any] = {"turns": 3} if name != "gorus" else {}
    played = play(name, seats, **options)
    outcome = game(name).outcome(played.match.settled)
    result = result_of(played.saved())
    assert (result.table, result.game, result.sides, result.why) == (played.id, name, len(seats), RATED)
    assert [seat.points for seat in result.seats] == list(outcome.scores)
    assert {seat.seat for seat in result.seats if seat.won} == {*outcome.winners}
    assert {seat.seat for seat in result.seats if seat.place == 1} == {*outcome.winners}
    assert (result.seats[0].person, result.seats[0].bot, result.seats[-1].person) == (ANN, "", "")
    assert result.seats[-1].bot == "easy"
    assert result.rounds == (3 if name != "gorus" else len([e for e in played.match.events if e.kind == "counted"]))
    entries = [row.body["entry"] for row in played.last.entries]
    assert result.moves == sum([len(entry.get("do", ())) for entry in entries])
    assert not any([seat.earned for seat in result.seats if seat.bot]), "bots earn nothing"


def test_equal_points_share_a_place_and_a_team_has_one() -> None:
    result = result_of(play("gorus", "adbb", teams="2-2").saved())
    assert (result.sides, len(result.seats)) == (2, 4)
    assert places(result)[0] == places(result)[2]
    assert sorted({*places(result)}) == [1, 2]
    assert sum([seat.won for seat in result.seats]) == 2


def test_whoever_leaves_early_comes_last_and_earns_nothing() -> None:
    """A bot plays more than half of the match for Ann, who would have won it."""
    seed = next(seed for seed in range(20) if result_of(play("gorus", "adb", seed).saved()).seats[0].won)
    stayed = result_of(play("gorus", "adb", seed).saved())
    assert stayed.seats[0].earned
    result = result_of(play("gorus", "adb", seed, by_bot=lambda seat, number: seat == 0 and number > 3).saved())
    assert (result.seats[0].left, result.seats[0].won, result.seats[0].place) == (True, 0.0, 3)
    assert (result.seats[0].earned, result.why) == ((), RATED)
    assert places(result)[1:] == places(stayed)[1:], "the others have the places they have reached"


def test_a_few_answers_of_a_bot_change_only_the_achievements() -> None:
    played = play("gorus", "adb", by_bot=lambda seat, number: seat == 0 and number == 3)
    result, own = result_of(played.saved()), result_of(play("gorus", "adb").saved())
    assert (result.seats[0].left, places(result)) == (False, places(own))
    assert (result.seats[0].earned, result.seats[1].earned) == ((), own.seats[1].earned)


@pytest.mark.parametrize(
    ("seats", "more", "why"),
    [
        ("adb", {}, RATED),
        ("ab", {}, RATED),
        ("a", {}, ALONE),
        ("bm", {}, ALONE),
        ("aab", {}, SEVERAL),
        ("a?b", {}, UNKNOWN),
        ("adb", {"favor": [0] * 17}, CARDS),
    ],
)
def test_why_a_match_is_not_rated(seats: str, more: dict[str, Any], why: str) -> None:
    assert result_of(play("gorus", seats, **more).saved()).why == why


def test_a_deck_file_is_seen_too() -> None:
    form = game("munera").decks
    assert form is not None
    own: dict[str, Any] = {form.setting: form.starting_file()}
    assert result_of(play("munera", "ab", turns=1).saved()).why == RATED
    assert result_of(play("munera", "ab", turns=1, **own).saved()).why == CARDS


def test_nobody_stays() -> None:
    result = result_of(play("gorus", "adb", by_bot=lambda seat, number: seat < 2 and number > 0).saved())
    assert result.why == LEFT


def test_nobody_wins_a_lost_solo_game() -> None:
    results = [result_of(play("gorus", "a", seed).saved()) for seed in range(8)]
    assert {(each.seats[0].won, each.seats[0].place, each.sides) for each in results} == {(1.0, 1, 2), (0.0, 2, 2)}


def test_a_match_that_was_ended_early_is_nobodys_result() -> None:
    result = result_of(play("gorus", "adb", most=5).saved())
    assert (result.why, places(result), [seat.won for seat in result.seats]) == (ENDED, [0, 0, 0], [0.0] * 3)
    assert {seat.person for seat in result.seats} == {ANN, DAN, ""}


def test_steps_that_were_taken_back_do_not_count() -> None:
    """The head of a segment says after which entry it goes on; entries keep their numbers."""

    def entry(seat: int) -> dict[str, Any]:
        return {"entry": {"seat": seat, "do": [1], "luck": []}}

    bodies = [{"segment": {}}, entry(0), entry(1), entry(2), {"segment": {"after": 0}}, entry(3), entry(4)]
    bodies += [{"segment": {"after": 3}}, entry(5)]
    rows = [EntryRow(seq, body, []) for seq, body in enumerate(bodies)]
    assert [row.body["entry"]["seat"] for row in standing(rows) if "entry" in row.body] == [0, 3, 5]


def without_secrets(saved: Saved) -> Saved:
    """Return the match as if nothing had been told that not everybody knew."""
    entries = [row._replace(events=[event for event in row.events if event[2] is None]) for row in saved.entries]
    return saved._replace(entries=entries)


@pytest.mark.parametrize(("name", "seats"), [("gorus", "ad"), ("munera", "adb"), ("spartacus", "adb")])
def test_nothing_of_a_result_comes_from_what_was_secret(name: str, seats: str) -> None:
    options: dict[str, Any] = {"turns": 3} if name != "gorus" else {}
    saved = play(name, seats, **options).saved()
    assert without_secrets(saved) != saved
    assert result_of(without_secrets(saved)) == result_of(saved)
