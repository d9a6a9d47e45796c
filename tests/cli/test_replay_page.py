"""Tests `harena replay --html`: a page that holds everything it needs, and what is wrong in one line."""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import re
from pathlib import Path
from typing import Any

import pytest

import harena as api
from harena.server.replay import html
from tests.cli.conftest import Harena, refused


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = api.start("gorus", players=3, seed=3, target=1)
    api.play(match, "heuristic", seed=3)
    path = tmp_path / "match.json"
    path.write_text(json.dumps(match.record))
    return path


@pytest.fixture(autouse=True)
def built() -> None:
    if not (html.FOLDER / "replay.js").is_file():
        pytest.fail("the page is not built: run make client", pytrace=False)


def told(page: str) -> dict[str, Any]:
    found = re.search(r'<script type="application/json" id="replay">(.*?)</script>', page)
    assert found is not None
    told: dict[str, Any] = json.loads(found[1])
    return told


def unpacked(packed: str) -> Any:
    return json.loads(gzip.decompress(base64.b64decode(packed)))


def test_the_page_has_every_view_and_may_load_nothing(harena: Harena, record: Path, tmp_path: Path) -> None:
    page = tmp_path / "match.html"
    assert str(page) in harena("replay", str(record), "--html", str(page), "--lang", "it").out
    text = page.read_text("utf-8")
    inside = told(text)
    assert inside["order"] == [-2, -1, 0, 1, 2]
    assert sorted(map(int, inside["views"])) == [-2, -1, 0, 1, 2]
    whole = unpacked(inside["views"]["-2"])
    assert whole["about"]["views"] == inside["order"]
    assert whole["pages"][0]["scene"]["log"][0]["text"].startswith("Scuole")
    assert unpacked(inside["record"]) == json.loads(record.read_text())
    policy = re.search(r'Policy" content="([^"]*)"', text)
    script = re.search(r'<script type="module">(.*?)</script>', text, re.DOTALL)
    assert policy is not None
    assert script is not None
    digest = base64.b64encode(hashlib.sha256(script[1].encode()).digest()).decode()
    assert f"script-src &#x27;sha256-{digest}&#x27;" in policy[1]
    assert "default-src &#x27;none&#x27;" in policy[1]
    assert "url(./" not in text
    assert "font/woff2;base64," in text


def test_one_seat_alone_gets_no_record_of_the_others(harena: Harena, record: Path, tmp_path: Path) -> None:
    page = tmp_path / "match.html"
    harena("replay", str(record), "--html", str(page), "--seat", "2")
    inside = told(page.read_text("utf-8"))
    assert list(inside["views"]) == ["1"]
    assert inside["record"] == ""
    whole = unpacked(inside["views"]["1"])
    assert whole["about"]["views"] == [1]
    for each in whole["pages"]:
        assert each["held"] == []
        hands = each["scene"]["view"]["state"]["hands"]
        assert hands[0] is None
        assert hands[2] is None


def test_what_is_wrong_is_one_line_and_writes_nothing(harena: Harena, record: Path, tmp_path: Path) -> None:
    page = tmp_path / "match.html"
    assert refused(harena("replay", str(record), "--html", str(page), "--to", "3"), "--to is for the text")
    assert refused(harena("replay", str(record), "--html", str(tmp_path / "no" / "match.html")), "there is no folder")
    assert refused(harena("replay", str(record), "--html", str(page), "--seat", "9"), "there is no seat 9")
    cut = tmp_path / "cut.json"
    cut.write_text(record.read_text()[:900])
    assert refused(harena("replay", str(cut), "--html", str(page)), "cut off")
    forged = json.loads(record.read_text())
    forged["segments"][0]["entries"][2]["do"] = ["card:arrows-99"]
    cut.write_text(json.dumps(forged))
    assert refused(harena("replay", str(cut), "--html", str(page)), "cannot be replayed from entry 3 on")
    assert not page.exists()


def test_without_the_built_page_it_says_how_to_build_it(
    harena: Harena, record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(html, "FOLDER", tmp_path / "nowhere")
    assert refused(harena("replay", str(record), "--html", str(tmp_path / "match.html")), "make client")
