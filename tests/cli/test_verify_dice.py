"""Tests what `harena verify` says about dice: before a match is over and after, of honest and of edited files."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from harena.matches.fair_dice import commitment_of
from harena.text import LANGUAGES, Texts
from tests.cli.conftest import Harena, refused
from tests.matches.test_fair_dice import SALTS, play_on, played, secret_of, started

COMMITMENT = commitment_of(secret_of("gorus"))


def write(record: Any) -> str:
    Path("match.json").write_text(json.dumps(record), encoding="utf-8")
    return "match.json"


def test_after_the_end_every_outcome_is_recomputed(harena: Harena) -> None:
    run = harena("verify", write(played("gorus")), "--commitment", COMMITMENT.upper())
    lines = run.out.splitlines()
    assert (run.code, run.err, len(lines)) == (0, "", 3)
    assert lines[1].startswith("dice: all ")
    assert lines[1].endswith(f" outcomes follow from the secret of the commitment {COMMITMENT}")
    assert lines[2] == "salts: 2 seats gave one, after the commitment was shown"


def test_without_salts_it_says_that_the_server_could_have_chosen(harena: Harena) -> None:
    match = started("gorus", secret_of("gorus"), ["", "", ""])
    run = harena("verify", write({**match.record, "secret": secret_of("gorus")}))
    assert run.code == 0
    assert "the server could have chosen among many secrets" in run.out


def test_before_the_end_it_says_what_can_be_checked_and_what_cannot(harena: Harena) -> None:
    match = started("gorus", secret_of("gorus"), SALTS)
    play_on(match, Random(1), 5)
    file = write(match.export(-1))
    run = harena("verify", file, "--commitment", COMMITMENT)
    assert (run.code, run.err) == (0, "")
    lines = run.out.splitlines()
    assert lines[0].startswith("This match is not over")
    assert lines[1].startswith(f"dice: the commitment is {COMMITMENT}; what was rolled can be checked once")
    assert lines[2].startswith("salts: 2 seats")
    assert harena("verify", file, "--commitment", "0" * 64).code == 1
    again = harena("verify", write(match.record))  # a record that ends in the middle, without its secret
    assert again.code == 0
    assert lines[1] in again.out


def test_another_commitment_than_the_one_that_was_shown(harena: Harena) -> None:
    """The server made a whole match up, with a secret that it chose once it knew the salts."""
    run = harena("verify", write(played("gorus")), "--commitment", "12" * 32)
    assert (run.code, run.out) == (1, "")
    assert run.err == f"harena: match.json: start: the commitment is {COMMITMENT}, not the one you were shown\n"


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"secret": secret_of("another")}, "start: the secret does not fit the commitment"),
        ({"salts": SALTS[::-1]}, "start: chance outcome"),
    ],
)
def test_an_edited_file(harena: Harena, change: dict[str, Any], says: str) -> None:
    run = harena("verify", write({**played("gorus"), **change}))
    assert (run.code, run.out) == (1, "")
    assert run.err.startswith(f"harena: match.json: {says}")
    assert run.err.count("\n") == 1


@pytest.mark.parametrize(
    "change", [{"commitment": 7}, {"salts": None}, {"salts": [1]}, {"secret": "x", "commitment": "y"}]
)
def test_a_broken_view_is_refused(harena: Harena, change: dict[str, Any]) -> None:
    match = started("gorus", secret_of("gorus"), SALTS)
    assert refused(harena("verify", write({**match.export(0), **change})), "broken")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_are_there_in_every_language(lang: str) -> None:
    texts = Texts(lang)
    for outcomes in (0, 1, 1234):
        said = texts.say("verify-dice-ok", outcomes=outcomes, commitment="abc")
        assert "abc" in said
        assert "{" not in said
    for key in ("verify-dice-none", "verify-dice-no-salts", "verify-view"):
        assert len(texts.say(key)) > 40
