"""Tests of Match: drafts, undo, records, replay and exports."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from harena.games import game
from harena.kernel.chance import Luck
from harena.kernel.choice import PASS, Refused, listed
from harena.kernel.rules import BadInput, Rules
from harena.kernel.serialization import digest, dump, load
from harena.matches.match import Match
from harena.matches.record import Diverged, read_record, replay
from tests.games.nundinae import GAME
from tests.games.nundinae.day import ALTAR, BID, DONE, STAKE
from tests.games.nundinae.state import Nundinae

ANN, DAN, MAX = 0, 1, 2


def rules_of(name: str) -> Rules[Any]:
    return game(name).rules


def say(match: Match[Nundinae], seat: int, option: int) -> list[Any]:
    choice = match.rules.choice(match.seen_by(seat), seat)
    assert choice is not None
    return match.answer(seat, choice.id, option)


def at_the_altars() -> Match[Nundinae]:
    """Return a match in which Ann, the host, names altars: several answers without chance or reveal."""
    match = Match.start(GAME, {}, Luck(Random(4)))
    for option in (PASS, BID):
        for seat in (ANN, DAN, MAX):
            say(match, seat, option)
    say(match, ANN, PASS)  # nothing under the cup
    for seat in (ANN, DAN, MAX):
        say(match, seat, PASS)
    return match


def entries(match: Match[Nundinae]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = match.record["segments"][-1]["entries"]
    return found


def test_a_draft_is_seen_by_its_seat_only_and_recorded_as_one_entry() -> None:
    match = at_the_altars()
    before = len(entries(match))
    say(match, ANN, ALTAR)
    assert len(entries(match)) == before
    assert match.seen_by(ANN).stack[-1].laid_jars == (ALTAR,)  # type: ignore[attr-defined]
    assert match.seen_by(DAN).stack[-1].laid_jars == ()  # type: ignore[attr-defined]
    assert GAME.view(match.seen_by(DAN), DAN)["stack"][-1]["laid_jars"] == []
    say(match, ANN, ALTAR + 2)  # two jars: it is the others' turn now
    assert entries(match)[-1]["do"] == [ALTAR, ALTAR + 2]
    assert len(entries(match)) == before + 1


def test_a_draft_can_be_undone() -> None:
    match = at_the_altars()
    settled = digest(match.rules, match.settled)
    say(match, ANN, ALTAR)
    match.undo(ANN)
    assert digest(match.rules, match.seen_by(ANN)) == settled
    say(match, ANN, ALTAR + 1)
    say(match, ANN, DONE)
    assert entries(match)[-1]["do"] == [ALTAR + 1, DONE]


def test_nothing_passed_on_or_rolled_can_be_undone() -> None:
    match = at_the_altars()
    with pytest.raises(Refused, match="nothing to take back"):
        match.undo(ANN)
    say(match, ANN, DONE)
    with pytest.raises(Refused):
        match.undo(ANN)
    with pytest.raises(Refused):
        match.undo(DAN)


def test_a_free_action_during_a_draft_is_recorded_before_it() -> None:
    match = at_the_altars()
    say(match, ANN, ALTAR)
    match.act_freely(MAX, "give", (DAN, 1))
    assert entries(match)[-1]["free"] == "give"
    assert match.seen_by(ANN).stack[-1].laid_jars == (ALTAR,)  # type: ignore[attr-defined]
    assert match.seen_by(ANN).coins == [6, 7, 5]
    say(match, ANN, DONE)
    assert [digest(match.rules, g) for _, g, _ in replay(match.rules, match.record)]


def test_a_draft_that_is_no_longer_legal_is_dropped() -> None:
    """Ann loses her only jar during her draft, so the altars she named are dropped."""
    match = at_the_altars()
    say(match, ANN, ALTAR)
    match.settled.jars[ANN] = 0
    match.act_freely(MAX, "give", (DAN, 1))
    assert match.draft == []
    assert match.drafter == -1


def test_a_draft_ends_with_a_reveal() -> None:
    """In Gorus everybody sees a played card, so the last card of a combat is not part of a draft of the next lead."""
    chosen = game("gorus")
    match = Match.start(chosen, {"players": 3}, Luck(Random(3)))
    for _ in range(30):
        seat = match.settled.seat
        choice = match.rules.choice(match.settled, seat)
        assert choice is not None
        match.answer(seat, choice.id, listed(choice.options)[0])
        assert match.drafter == -1


def finished(seed: int = 9) -> Match[Nundinae]:
    match = Match.start(GAME, {"days": 1}, Luck(Random(seed)))
    rng = Random(seed)
    while not match.over:
        seat = match.tip.seat
        choice = match.rules.choice(match.seen_by(seat), seat)
        assert choice is not None
        options = choice.options
        match.answer(seat, choice.id, rng.choice(list(options)) if not hasattr(options, "menu") else STAKE)
    return match


def test_a_record_replays_to_the_same_digests_and_result() -> None:
    match = finished()
    record = read_record(json.dumps(match.record), "here", rules_of)
    moments = list(replay(match.rules, record))
    assert digest(match.rules, moments[-1][1]) == digest(match.rules, match.settled)
    assert record["result"]["scores"] == match.settled.honor
    events = [event for _, _, told in moments for event in told]
    assert events == list(match.events)
    assert {"commitment", "salts", "secret"} <= set(record)


def test_a_record_may_start_from_a_position() -> None:
    match = at_the_altars()
    position = json.loads(json.dumps(dump(match.rules, match.settled)))
    again = Match.from_position(GAME, position, Luck(Random(1)))
    say(again, ANN, DONE)
    assert [at for at, _, _ in replay(again.rules, again.record)] == [-1, 0]


def test_a_match_continues_in_a_new_segment() -> None:
    match = at_the_altars()
    match.next_segment()
    say(match, ANN, DONE)
    assert [len(part["entries"]) for part in match.record["segments"]] == [10, 1]
    *_, (_, g, _) = replay(match.rules, match.record)
    assert digest(match.rules, g) == digest(match.rules, match.settled)


def test_a_match_is_resumed_where_its_record_ends() -> None:
    match = at_the_altars()
    again = Match.resume(GAME, json.loads(json.dumps(match.record)), Luck(Random(8)))
    assert digest(again.rules, again.settled) == digest(match.rules, match.settled)
    say(again, ANN, DONE)
    say(again, DAN, STAKE)
    say(again, MAX, STAKE)
    assert entries(again)[-1]["luck"]  # the die


@pytest.mark.parametrize("what", ["digest", "answer", "luck", "extra luck", "missing luck", "seat"])
def test_an_edited_record_names_the_first_difference(what: str) -> None:
    record = json.loads(json.dumps(finished().record))
    entry = next(e for e in record["segments"][0]["entries"] if e["luck"])
    at = record["segments"][0]["entries"].index(entry)
    if what == "digest":
        entry["digest"] = "0" * 16
    elif what == "answer":
        entry["do"] = [77]
    elif what == "luck":
        entry["luck"][0] = entry["luck"][0] % 6 + 1
    elif what == "extra luck":
        entry["luck"].append(1)
    elif what == "missing luck":
        entry["luck"].clear()
    else:
        entry["seat"] = 7
    with pytest.raises(Diverged) as found:
        list(replay(GAME.rules, record))
    assert found.value.where == at


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "not a whole JSON file"),
        ('{"format": "harena-record", "segm', "cut off"),
        ("[]", "not a match record"),
        ('{"format": "pgn"}', "not a match record"),
        ('{"format": "harena-record", "format_version": 99}', "reads formats 1, 2 and 3"),
        ('{"format": "harena-record", "format_version": 1}', "names no game"),
        ('{"format": "harena-record", "format_version": 1, "game": "chess"}', "unknown game 'chess'"),
        ('{"format": "harena-record", "format_version": 1, "game": "nundinae"}', "no table options"),
        ('{"format": "harena-record", "format_version": 1, "game": "nundinae", "options": {"a": 1}}', "unknown option"),
        ('{"format": "harena-record", "format_version": 1, "game": "nundinae", "options": {}}', "no segments"),
    ],
)
def test_a_broken_record_is_refused_in_one_line(text: str, expected: str) -> None:
    with pytest.raises(BadInput, match=expected) as found:
        read_record(text, "match.json", rules_of)
    assert "\n" not in str(found.value)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("segments", 0), 5),
        (("segments", 0, "entries", 0), {}),
        (("segments", 0, "entries", 0, "do"), [1.5]),
        (("segments", 0, "entries", 0, "digest"), None),
        (("segments", 0, "luck"), None),
        (("segments", 0, "luck"), [1.5]),
        (("segments", 0, "rules_version"), 99),
        (("segments",), {}),
    ],
)
def test_a_record_with_a_broken_part_is_refused(path: tuple[Any, ...], value: Any) -> None:
    record = json.loads(json.dumps(finished().record))
    target = record
    for key in path[:-1]:
        target = target[key]
    target[path[-1]] = value
    with pytest.raises(BadInput, match=r"match\.json"):
        read_record(json.dumps(record), "match.json", rules_of)


def test_a_position_that_does_not_fit_is_bad_input() -> None:
    raw = dump(GAME.rules, at_the_altars().settled)
    for key, value in (("coins", None), ("stack", [{}]), ("ply", "x"), ("hands", 3)):
        with pytest.raises(BadInput, match="not a position of nundinae"):
            load(GAME.rules, {**raw, key: value}, Luck())
    with pytest.raises(BadInput, match="2 to 4 players"):
        load(GAME.rules, {**raw, "options": {"players": 9}}, Luck())


def test_an_export_of_a_running_match_has_no_secret() -> None:
    match = at_the_altars()
    hands = match.settled.hands
    export = match.export(DAN)
    assert export["view"]["state"]["hands"] == [None, hands[DAN], None]
    assert "known" not in export["view"]
    assert "segments" not in export
    drawn = [event for event in export["events"] if event["kind"] == "drew"]
    assert [event["args"][0] for event in drawn] == [DAN]
    assert match.export(-1)["view"]["state"]["hands"] == [None, None, None]
    over = finished()
    assert over.export(DAN) == over.record


def test_the_digest_is_the_same_in_every_process() -> None:
    """The value is fixed here: a digest that changes without a new rules_version breaks every stored match."""
    g = GAME.rules.start(GAME.complete({}), Luck(Random("digest")))
    assert digest(GAME.rules, g) == "095e22e5d7c5bad0"
