"""Tests the rows of a match: they agree with what was played, in every game."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from harena.bots.driver import drive_state
from harena.bots.registry import make_bot
from harena.games import GAMES, game
from harena.games.spartacus import ids
from harena.kernel.chance import Luck
from harena.kernel.choice import any_of
from harena.lab.match_rows import Notes, Row
from harena.lab.simulate import Plan, play_match
from harena.lab.study import spartacus, study_of

ROWS = msgspec.json.Decoder(Row)
QUICK = {"gorus": {"target": 1}, "munera": {"turns": 2}, "spartacus": {"turns": 3}, "nundinae": {}}


def options_of(name: str, players: int, **more: Any) -> dict[str, Any]:
    return game(name).complete({"players": players, **QUICK[name], **more})


def rows_of(name: str, players: int, bot: str = "random", number: int = 0, **more: Any) -> list[Row]:
    plan = Plan(name, options_of(name, players, **more), (bot,) * players, 5, "", noted=True)
    return ROWS.decode_lines(play_match(plan, number).rows)


@pytest.mark.parametrize("bot", ["random", "heuristic"])
@pytest.mark.parametrize("name", GAMES)
def test_rows_agree_with_the_match(name: str, bot: str) -> None:
    plan = Plan(name, options_of(name, 4), (bot,) * 4, 5, "", noted=True)
    result = play_match(plan, 1)
    assert result._replace(rows=b"") == play_match(plan._replace(noted=False), 1)  # recording rows changes nothing
    rows = ROWS.decode_lines(result.rows)
    assert [(row.match, row.seat, row.bot) for row in rows] == [(1, seat + 1, bot) for seat in range(4)]
    assert [seat for seat, row in enumerate(rows) if row.won] == list(result.winners)
    assert [row.score for row in rows] == list(result.scores)
    assert sum(row.decisions for row in rows) == result.decisions
    assert sum(row.answers for row in rows) == result.answers
    for row in rows:
        assert row.decisions == sum(times for options in row.choices.values() for times in options.values())
        assert {len(had) for had in row.course.values()} == {row.rounds}
        assert row.deeds
    assert sum(row.won for row in rows) == pytest.approx(1.0)


def test_the_course_ends_with_the_score() -> None:
    for name, measure in (("gorus", "supports"), ("munera", "glory"), ("spartacus", "influence")):
        for row in rows_of(name, 3):
            assert row.course[measure][-1] == row.score


def test_cards_of_the_new_turn_are_not_of_the_old_one() -> None:
    """Munera deals everybody a card before the first question of a turn: the course must not have it yet."""
    options = options_of("munera", 3, turns=3)
    chosen, rng = game("munera"), Random(8)
    notes = Notes(study_of("munera", options), 3)
    g = chosen.rules.start(options, Luck(rng), notes.watch)
    ends: list[list[int]] = []
    while g.seat >= 0:
        told = [event.kind for event in notes.watch.events]
        if "turn" in told and g.turn > 1:
            drawn = [event.args[0] for event in notes.watch.events[told.index("turn") :] if event.kind == "drew"]
            ends.append([g.hands[seat].bit_count() - drawn.count(seat) for seat in range(3)])
        notes.look(g)
        chosen.rules.step(g, any_of(g.options, rng))
    notes.look(g)
    rows = notes.rows(g, 0, ["random"] * 3, chosen.outcome(g))
    assert len(ends) == 2
    assert [[row.course["cards"][turn] for row in rows] for turn in range(2)] == ends


def test_what_a_seat_plays() -> None:
    assert {row.side for row in rows_of("gorus", 4)} == {""}
    assert [row.side for row in rows_of("gorus", 4, teams="2-2")] == ["Team A", "Team B"] * 2
    assert len({row.side for row in rows_of("spartacus", 4)} & {"Batiatus", "Glaber", "Solonius", "Tullius"}) == 4
    assert all(row.side for row in rows_of("munera", 4))


def test_everybody_is_dealt_as_many_cards_and_nobody_the_same() -> None:
    rows = rows_of("gorus", 4)
    dealt = [sum(row.deeds["dealt"].values()) for row in rows]
    assert dealt == [10 * rows[0].rounds] * 4
    for card in {card for row in rows for card in row.deeds["dealt"]}:
        assert sum(row.deeds["dealt"].get(card, 0) for row in rows) <= rows[0].rounds


def test_the_dummy_of_a_solo_game_has_no_row() -> None:
    assert [row.seat for row in rows_of("gorus", 1, target=3)] == [1]


def test_both_schools_of_a_contract_have_it() -> None:
    found = 0
    for number in range(4):
        rows = rows_of("munera", 4, "heuristic", number)
        for row in rows:
            for city in row.deeds.get("contract", ()):
                hosts = [each for each in rows if city in each.deeds.get("chosen", ())]
                others = [each for each in rows if city in each.deeds["contract"]]
                assert len(hosts) == 1
                assert len(others) == 2
                found += 1
    assert found


@pytest.mark.parametrize("name", GAMES)
def test_every_option_has_a_name(name: str) -> None:
    """This holds for whatever is asked in a random match."""
    chosen, rng = game(name), Random(3)
    options = options_of(name, 4)
    study = study_of(name, options)
    g = chosen.rules.start(options, Luck(rng))
    while g.seat >= 0:
        option = any_of(g.options, rng)
        assert study.option(option)
        chosen.rules.step(g, option)


def test_every_deed_of_spartacus_has_a_name() -> None:
    """Showing a scheme had none, and no random match had come to it."""
    assert len(spartacus.DEEDS) == len(ids.DEEDS)


def test_a_game_without_a_study_is_told_by_its_questions() -> None:
    options = options_of("nundinae", 2)
    notes = Notes(study_of("nundinae", options), 2)
    chosen = game("nundinae")
    bots = [make_bot("random", "nundinae", Random(seat)) for seat in range(2)]
    g = chosen.rules.start(options, Luck(Random(1)), notes.watch)
    decisions, _ = drive_state(chosen, g, bots, observer=notes)
    rows = notes.rows(g, 0, ["random"] * 2, chosen.outcome(g))
    assert sum(row.decisions for row in rows) == decisions > 0
    assert all(row.course == {} for row in rows)
