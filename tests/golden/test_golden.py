"""Replays every file tests/golden/<game>/*.json: it must give the same digests and the same result.

Any record added there becomes a test; make.py regenerates ours. The records in format-1/ were written by version 0.1,
with numbers in place of ids. They are never regenerated. They must replay as well, unless the rules of their game have
a newer version: then they must still be read, and either replay or end with `Diverged`.
"""

from __future__ import annotations

import json
import re
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from harena.games import game
from harena.games.gorus.ids import IDS
from harena.kernel.rules import BadInput
from harena.matches.record import Diverged, read_record, replay
from tests.golden import munera_matches, spartacus_matches
from tests.golden.make import EVENTS, LARGEST, event_counts, file_name, short
from tests.rules.gorus.examples import EXAMPLES
from tests.variants import variants_of

HERE = Path(__file__).parent
FILES = sorted([*HERE.glob("*/*.json"), *HERE.glob("format-1/*/*.json")])
CHANGED = "a golden match changed: raise rules_version and make the goldens anew"


def read(path: Path) -> dict[str, Any]:
    return read_record(path.read_text(encoding="utf-8"), path.name, lambda name: game(name).rules)


def verify(record: dict[str, Any]) -> None:
    """Fail with CHANGED if the rules no longer produce this record."""
    chosen = game(record["game"])
    assert {part["rules_version"] for part in record["segments"]} == {chosen.rules.version}, CHANGED
    try:
        _, g, _ = list(replay(chosen.rules, record))[-1]
    except Diverged as error:
        pytest.fail(f"{CHANGED} ({error})")
    result = None
    if g.seat < 0:
        outcome = chosen.outcome(g)
        result = {"winners": list(outcome.winners), "scores": list(outcome.scores)}
    assert record["result"] == result, CHANGED


@pytest.mark.parametrize("path", FILES, ids=[path.relative_to(HERE).with_suffix("").as_posix() for path in FILES])
def test_a_golden_match_stays_what_it_was(path: Path) -> None:
    record = read(path)
    assert record["game"] == path.parent.name
    if record["segments"][0]["rules_version"] < game(record["game"]).rules.version and "format-1" in path.parts:
        with suppress(Diverged):
            assert list(replay(game(record["game"]).rules, record))
    else:
        verify(record)


@pytest.mark.parametrize(("name", "expected"), json.loads(EVENTS.read_text(encoding="utf-8")).items())
def test_a_golden_match_has_the_same_events(name: str, expected: dict[str, int]) -> None:
    found = event_counts(HERE / f"{name}.json")
    assert found == expected, "events are missing or new; if they should be: python -m tests.golden.make --events"


def test_every_shape_of_gorus_table_has_a_finished_match() -> None:
    for options in variants_of("gorus"):
        record = read(HERE / "gorus" / file_name(options))
        assert record["options"] == short(options)
        assert record["result"] is not None
        assert record["segments"][0]["start"] == "setup"


def test_every_worked_example_has_its_record() -> None:
    for example in EXAMPLES:
        record = read(HERE / "gorus" / f"{example.file}.json")
        part = record["segments"][0]
        answers = [(entry["seat"], entry["do"]) for entry in part["entries"]]
        played = [(seat, *[game("gorus").rules.option_of(IDS, each) for each in cards]) for seat, cards in answers]
        assert played == example.numbered_plays
        assert record["players"] == example.people
        assert len(part["start"]["hands"]) == len(example.people)


@pytest.mark.parametrize("table", munera_matches.TABLES, ids=[table.file for table in munera_matches.TABLES])
def test_munera_tables_have_a_finished_match(table: munera_matches.Table) -> None:
    record = read(HERE / "munera" / f"{table.file}.json")
    assert record["options"] == game("munera").complete(table.options)
    assert record["result"] is not None
    assert record["segments"][0]["start"] == "setup"
    told = {event.kind for _, _, events in replay(game("munera").rules, record) for event in events}
    assert table.events <= told


def test_one_munera_match_ends_by_glory_and_others_by_their_turn_limit() -> None:
    records = [read(HERE / "munera" / f"{table.file}.json") for table in munera_matches.TABLES]
    ended = [max(record["result"]["scores"]) >= record["options"]["target"] for record in records]
    assert ended == [False, False, False, True]


@pytest.mark.parametrize("name", munera_matches.EXAMPLES)
def test_every_worked_example_of_munera_has_its_record(name: str) -> None:
    assert read(HERE / "munera" / f"{name}.json") == munera_matches.told(name)


@pytest.mark.parametrize("table", spartacus_matches.TABLES, ids=[table.file for table in spartacus_matches.TABLES])
def test_spartacus_tables_have_a_finished_match(table: spartacus_matches.Table) -> None:
    record = read(HERE / "spartacus" / f"{table.file}.json")
    assert record["options"] == game("spartacus").complete(table.options)
    assert record["result"] is not None
    assert record["segments"][0]["start"] == "setup"
    told = {event.kind for _, _, events in replay(game("spartacus").rules, record) for event in events}
    assert table.events <= told


def test_one_spartacus_match_is_won_on_the_track_and_others_end_by_their_turn_limit() -> None:
    records = [read(HERE / "spartacus" / f"{table.file}.json") for table in spartacus_matches.TABLES]
    ended = [max(record["result"]["scores"]) == 12 for record in records]
    assert ended == [not table.options.get("turns") for table in spartacus_matches.TABLES]


@pytest.mark.parametrize("name", spartacus_matches.EXAMPLES)
def test_every_worked_example_of_spartacus_has_its_record(name: str) -> None:
    assert read(HERE / "spartacus" / f"{name}.json") == spartacus_matches.told(name)


def test_every_one_of_the_eighteen_examples_of_spartacus_is_told() -> None:
    numbers = {int(number) for name in spartacus_matches.EXAMPLES for number in re.findall(r"\b\d\d\b", name)}
    assert numbers == set(range(1, 19))


def test_golden_files_are_small() -> None:
    assert {path.name: path.stat().st_size for path in FILES if path.stat().st_size >= LARGEST} == {}


def one() -> dict[str, Any]:
    return read(HERE / "gorus" / "gorus-3.json")


def test_a_changed_digest_fails() -> None:
    record = one()
    record["segments"][0]["entries"][7]["digest"] = "0" * 16
    with pytest.raises(pytest.fail.Exception, match=f"{CHANGED} .entry 7: digest"):
        verify(record)


def test_a_changed_answer_fails() -> None:
    record = one()
    entries = record["segments"][0]["entries"]
    entries[3]["do"] = entries[0]["do"]  # a card already played
    with pytest.raises(pytest.fail.Exception, match="entry 3"):
        verify(record)


def test_a_changed_result_fails() -> None:
    record = one()
    record["result"]["winners"] = [seat for seat in range(3) if seat not in record["result"]["winners"]]
    with pytest.raises(AssertionError, match=CHANGED):
        verify(record)


def test_a_changed_option_fails() -> None:
    record = one()
    record["options"]["target"] = 2
    with pytest.raises(pytest.fail.Exception, match=CHANGED):
        verify(record)


def test_an_older_version_of_the_rules_fails() -> None:
    record = one()
    record["segments"][0]["rules_version"] -= 1
    with pytest.raises(AssertionError, match=CHANGED):
        verify(record)


def test_a_newer_version_of_the_rules_is_not_read() -> None:
    record = one()
    record["segments"][0]["rules_version"] += 1
    with pytest.raises(BadInput, match="was played under rules"):
        read_record(json.dumps(record), "newer", lambda name: game(name).rules)
