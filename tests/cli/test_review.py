"""`harena review`: the coach on a recorded match."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cases import cases
from tests.cli.conftest import Harena, refused

QUICK = ("--simulations", "6", "--workers", "1")


@pytest.fixture
def kept(record: dict[str, Any]) -> str:
    Path("match.json").write_text(json.dumps(record), encoding="utf-8")
    return "match.json"


@pytest.mark.parametrize("lang", cases(["de"], ["en", "fr", "it"]))
def test_it_says_what_mattered_and_writes_a_page(harena: Harena, kept: str, lang: str) -> None:
    run = harena("review", kept, *QUICK, "--seat", "2", "--out", "page.html", "--lang", lang)
    assert (run.code, run.err) == (0, "")
    assert "Brutus" in run.out
    assert "Aelia" not in run.out, "only the seat that was asked for"
    page = Path("page.html").read_text(encoding="utf-8")
    assert f'lang="{lang}"' in page
    assert page.count("<polyline") == 4, "everybody's chances"
    assert "http" not in page, "nothing comes from elsewhere"


@pytest.mark.more
def test_the_seed_alone_decides(harena: Harena, kept: str) -> None:
    one, two = (harena("review", kept, "--simulations", "6", "--json", "--workers", count).out for count in ("1", "2"))
    assert one == two
    told = json.loads(one)
    assert [each["seat"] for each in told["seats"]] == [1, 2, 3, 4], "bots alone: all seats"
    assert {"entry", "seat", "given", "best", "cost", "verdict"} <= set(told["decisions"][0])
    assert all([abs(sum(each["luck"])) < 1e-3 for each in told["luck"]])
    assert told["course"][-1]["chances"].count(1.0) == 1, "the winner's chance at the end"


def test_people_are_judged_and_bots_are_not(harena: Harena, record: dict[str, Any]) -> None:
    record["players"] = ["human:Ann", "random", "random", "random"]
    Path("match.json").write_text(json.dumps(record), encoding="utf-8")
    told = json.loads(harena("review", "match.json", *QUICK, "--json").out)
    assert {each["seat"] for each in told["decisions"]} == {1}


def test_bad_input(harena: Harena, kept: str, record: dict[str, Any]) -> None:
    assert refused(harena("review", kept, "--seat", "9"), "there is no seat 9; expected 1 to 4")
    assert refused(harena("review", kept, "--simulations", "0"), "--simulations is 0; expected 1 to 5000")
    assert refused(harena("review", kept, "--workers", "0"), "--workers is 0")
    assert refused(harena("review", "gone.json"), "gone.json: no such file")
    entries = record["segments"][0]["entries"]
    entries[5]["do"] = entries[6]["do"]
    Path("forged.json").write_text(json.dumps(record), encoding="utf-8")
    assert refused(harena("review", "forged.json", *QUICK), "forged.json: this record was changed, entry 6")
    Path("cut.json").write_text(json.dumps(record)[:500], encoding="utf-8")
    assert refused(harena("review", "cut.json", *QUICK), "not a whole JSON file")


def test_against_the_dummy_there_is_nothing_to_review(harena: Harena) -> None:
    assert harena("simulate", "gorus", "--players", "1", "--games", "1", "--records", "solo").code == 0
    alone = str(next(Path("solo").iterdir()))
    assert refused(harena("review", alone), "against the dummy nobody else decides")
