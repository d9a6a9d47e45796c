"""Tests what the server tells about things that can be pointed at: cards, words, and where the cards are."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from harena.games.munera.decks import starting_file
from harena.server import protocol
from harena.server.catalog import things_asset, things_page, usual_things
from harena.server.session import Session
from tests.server.conftest import Place, make, request
from tests.server.table_setup import Person, Wish, asked, laid

OWN = starting_file().replace('name = "Audax",', 'name = "Zorn",')


def titles(page: Any, kind: str) -> list[str]:
    return [thing["title"] for thing in page["things"] if thing["kind"] == kind]


async def test_a_game_tells_everything_that_can_be_pointed_at(place: Place) -> None:
    for lang, label in (("en", "Gladiators"), ("fr", "Gladiateurs"), ("it", "Gladiatori"), ("de", "Gladiatoren")):
        page = (await request(place, "GET", f"/api/things/munera/{lang}")).json()
        assert page["kinds"][0] == {"kind": "man", "label": label}
        assert len(titles(page, "man")) == 40
        glory = next(thing for thing in page["things"] if (thing["kind"], thing["id"]) == ("term", "glory"))
        assert glory["rule"] == "M-14.1"


async def test_a_table_tells_its_own_cards(place: Place) -> None:
    made = await make(place, "munera", "pb", decks=OWN)
    page = (await request(place, "GET", f"/api/tables/{made.table}/things/de")).json()
    assert "Zorn" in titles(page, "man")
    assert "Audax" not in titles(page, "man")


async def test_a_page_is_built_once_and_sent_once(place: Place) -> None:
    assert things_asset(usual_things("munera", "de")) is things_asset(usual_things("munera", "de"))
    answer = await request(place, "GET", "/api/things/munera/de")
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["content-type"] == "application/json"
    again = await request(place, "GET", "/api/things/munera/de", headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


async def test_lines_and_questions_name_things(tmp_path: Path) -> None:
    """Everything that the scenes of a random match name is a thing of that table, a seat or a rule."""
    rng = Random(1)
    async with laid(tmp_path / "one.db", Wish("munera", "ppp")) as table:
        people = [Person(table, seat) for seat in range(3)]
        there = {(thing.kind, thing.id) for thing in things_page(table.showing.things("en")).things}
        parts: list[protocol.TextPart] = []
        for _ in range(150):
            if table.playing().over:
                break
            seat = asked(table, rng)
            question = table.showing.scene(seat, "en", False).question
            assert question is not None
            for text, named in ((question.text, question.text_parts), (question.why, question.why_parts)):
                assert "".join([part.text for part in named]) == text
                parts += named
            for option in question.options:
                assert option.label == "; ".join([option.head, *option.more])
            await people[seat].answer(rng=rng)
        match = table.playing()
        projection = table.showing.projection(0, "en")
        for number, at in enumerate([at for at, event in enumerate(match.events) if event.reaches(0)]):
            line = projection.line(number, at)
            assert "".join([part.text for part in line.parts]) == line.text
            parts += line.parts
        named_things = {(part.kind, part.id) for part in parts if part.kind not in ("", "seat", "rule")}
        assert len(named_things) > 30
        assert named_things <= there


async def test_whereabouts_are_those_of_the_viewer(tmp_path: Path) -> None:
    async with laid(tmp_path / "one.db", Wish("munera", "ppp")) as table:
        answers = []
        for seat in (-1, 0, 1):
            person = Person(table, seat)
            await table.handle(person.viewer, protocol.Where())
            assert [message["type"] for message in person.heard] == ["whereabouts"]
            answers.append(person.heard[0]["places"])
        hands = [[place for place in places if place["place"] == "in your hand"] for places in answers]
        sizes = [sum([place["count"] for place in hand]) for hand in hands]
        view = table.playing().view(-1)
        assert sizes == [0, *view["state"]["hands_size"][:2]]


async def test_a_table_without_a_match_has_things_but_no_places(tmp_path: Path) -> None:
    async with laid(tmp_path / "one.db", Wish("spartacus", "ppp", start=False)) as table:
        assert table.showing.things("it").kinds
        said: list[Any] = []
        await table.handle(Session(said.append, lambda: None, 0, "it"), protocol.Where())
        assert json.loads(said[0]) == {"type": "whereabouts", "places": []}
