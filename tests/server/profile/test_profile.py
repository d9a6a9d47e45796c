"""Tests profiles on a real server: what their owner sees, what others see and when, and what nobody ever sees."""

from __future__ import annotations

import asyncio
import json
import re
from random import Random
from typing import Any

import pytest

from tests.server.conftest import Json, Made, Place
from tests.server.devices import Device
from tests.server.test_accounts import code_of
from tests.server.test_operators import Harena, Serve, beside, harena, refused, serve  # noqa: F401  # fixtures

TIME_OF_DAY = re.compile(r"\d\d:\d\d|\b1[67]\d{8}")  # 18:30, or seconds since 1970


async def ended(device: Device, made: Made, *others: Device) -> Json:
    """Play a match of people to its end, and wait until it is counted. Return the profile."""
    before = len((await matches(device))["matches"])
    async with device.guest(made.table) as guest, asyncio.TaskGroup() as tasks:
        tasks.create_task(guest.play(Random(1)))
        for other in others:
            tasks.create_task(_join(other, made))
    async with asyncio.timeout(15):
        while len((await matches(device))["matches"]) == before:
            await asyncio.sleep(0.02)
    return await profile(device)


async def _join(device: Device, made: Made) -> None:
    async with device.guest(made.table) as guest:
        await guest.play(Random(2))


async def profile(device: Device, path: str = "/api/profile") -> Json:
    answer = await device.ask("GET", path)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


async def matches(device: Device, path: str = "/api/profile", **query: Any) -> Json:
    asked = "&".join([f"{name}={value}" for name, value in query.items()])
    return await profile(device, f"{path}/matches?{asked}")


async def choose(device: Device, shown: bool, rated: bool = False) -> Json:
    found: Json = await device.post("/api/profile", {"shown": shown, "rated": rated})
    return found


async def test_a_match_against_a_bot_stands_in_the_profile(place: Place) -> None:
    ann = Device(place)
    found = await ended(ann, await ann.make("pb", target=1))
    assert (found["name"], found["own"], found["known"], found["id"]) == ("Ann", True, True, "")
    (line,) = found["results"]
    assert (line["game"], line["players"], line["matches"]) == ("gorus", 2, 1)
    assert 0 <= line["low"] <= line["share"] <= line["high"] <= 1
    assert {each["game"] for each in found["achievements"]} == {"gorus"}
    assert len(found["achievements"]) == 6
    (match,) = (await matches(ann))["matches"]
    assert (match["why"], match["rounds"], [seat["you"] for seat in match["seats"]]) == ("unrated", 1, [True, False])
    assert (await ann.ask("GET", f"/api/tables/{match['table']}/record")).status_code == 200
    assert not TIME_OF_DAY.search(json.dumps([found, match]))


async def test_a_rating_moves_once_it_is_wanted(place: Place) -> None:
    ann = Device(place)
    assert (await ended(ann, await ann.make("pb", target=1)))["ratings"] == []
    assert (await choose(ann, shown=False, rated=True))["ratings"] == [], "what was before does not count"
    (rating,) = (await ended(ann, await ann.make("pb", target=1)))["ratings"]
    assert (rating["matches"], len(rating["course"])) == (1, 1)
    assert rating["now"]["low"] < rating["now"]["mean"] < rating["now"]["high"]
    assert [each["bot"] for each in rating["bots"]] == ["medium"]
    assert (await choose(ann, shown=False))["ratings"] == []
    assert [match["why"] for match in (await matches(ann))["matches"]] == ["", "unrated"]


async def test_nobody_sees_a_profile_that_is_not_shown(place: Place) -> None:
    ann, dan, stranger = Device(place), Device(place), Device(place)
    made = await ann.make("pf", target=1)
    await dan.sit(made, "Dan")
    async with ann.guest(made.table) as host:
        await host.do("start")
    await ended(ann, made, dan)
    async with asyncio.timeout(15):
        while not (await matches(dan))["matches"]:
            await asyncio.sleep(0.02)
    own = (await matches(ann))["matches"][0]
    assert [(seat["name"], seat["person"]) for seat in own["seats"]] == [("Ann", ""), ("Dan", "")]
    assert json.loads((await ann.ask("GET", "/api/me/export")).text)["results"]["matches"] == [own]

    shown = await choose(ann, shown=True)
    assert len(shown["id"]) > 20, "nobody guesses it"
    path = f"/api/players/{shown['id']}"
    for viewer in (stranger, dan):
        seen = await profile(viewer, path)
        assert (seen["name"], seen["own"], seen["results"]) == ("Ann", False, shown["results"])
        (match,) = (await matches(viewer, path))["matches"]
        assert match["table"] == "", "strangers find no table"
        assert [seat["name"] for seat in match["seats"]] == ["Ann", ""], "Dan shows nothing"
    (match,) = (await matches(dan))["matches"]
    assert [seat["person"] for seat in match["seats"]] == [shown["id"], ""], "who sat there finds the profile"

    await choose(dan, shown=True)
    assert [seat["name"] for seat in (await matches(stranger, path))["matches"][0]["seats"]] == ["Ann", "Dan"]
    await choose(ann, shown=False)
    for each in (path, f"{path}/matches"):
        assert (await stranger.ask("GET", each)).status_code == 404
    assert (await choose(ann, shown=True))["id"] != shown["id"], "who knew the address does not find her again"

    await ann.post("/api/me/delete", {})
    (match,) = (await matches(dan))["matches"]
    assert [(seat["name"], seat["person"]) for seat in match["seats"]] == [("", ""), ("Dan", "")]
    assert "Ann" not in json.dumps(await matches(dan))


async def test_whoever_never_played_has_an_empty_profile(place: Place) -> None:
    stranger = Device(place)
    found = await profile(stranger)
    assert (found["known"], found["results"], found["id"]) == (False, [], "")
    assert (await matches(stranger))["matches"] == []
    answer = await stranger.ask("POST", "/api/profile", {"shown": True, "rated": True})
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
    assert stranger.token == "", "looking makes nobody a guest"


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("POST", "/api/profile", {"shown": "yes", "rated": True}, 400),
        ("POST", "/api/profile", {"shown": True}, 400),
        ("GET", "/api/players/nobody", None, 404),
        ("GET", "/api/players/%00", None, 404),
        ("GET", f"/api/players/{'x' * 500}/matches", None, 404),
        ("GET", "/api/profile/matches?game=chess&players=-3&page=9999999999999999999", None, 200),
        ("GET", "/api/profile/matches?page=%D9%A3&players=two", None, 200),
        ("GET", "/api/club?x=1", None, 200),
    ],
)
async def test_bad_input_is_answered_in_a_line(place: Place, method: str, path: str, body: Any, status: int) -> None:
    ann = Device(place)
    await ann.make("pf")
    answer = await ann.ask(method, path, body)
    assert answer.status_code == status, answer.text
    assert "Traceback" not in answer.text


async def test_another_site_changes_nothing(place: Place) -> None:
    ann = Device(place)
    await ann.make("pf")
    answer = await ann.ask("POST", "/api/profile", {"shown": True, "rated": True}, origin="https://evil.example")
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
    assert (await profile(ann))["id"] == ""


async def test_matches_come_along_to_another_device(place: Place) -> None:
    """The phone has played as a guest; then it becomes Ann's, and brings its match with it."""
    ann, phone = Device(place), Device(place)
    await ended(ann, await ann.make("pb", target=1))
    await ended(phone, await phone.make("pbb", target=1))
    await phone.post("/api/code", {"code": await code_of(ann), "bring": True})
    found = await profile(phone)
    assert [(line["players"], line["matches"]) for line in found["results"]] == [(2, 1), (3, 1)]
    assert (await profile(ann))["results"] == found["results"]


async def test_matches_are_found_by_game_and_size(place: Place) -> None:
    ann = Device(place)
    for seats in ("pb", "pbb", "pb"):
        await ended(ann, await ann.make(seats, target=1))
    assert [len(each["seats"]) for each in (await matches(ann))["matches"]] == [2, 3, 2]
    assert (await matches(ann, game="gorus", players=3))["count"] == 1
    assert (await matches(ann, game="munera"))["count"] == 0
    assert (await matches(ann, page=1))["matches"] == []


async def test_an_operator_names_the_club_and_computes_all_of_it_again(serve: Serve) -> None:  # noqa: F811  # the fixture
    place = await asyncio.to_thread(serve, "data", "--club", "Ludus Capua")
    ann = Device(place)
    await choose_rating(ann)
    before = await ended(ann, await ann.make("pb", target=1))
    assert before["ratings"]
    assert (await profile(ann, "/api/club"))["name"] == "Ludus Capua"
    command = ("admin", "ratings", "--data", place.data)
    said = await asyncio.to_thread(beside, *command)
    assert (said.code, said.out) == (0, "1 match was counted, 1 of them rated.\n")
    said = await asyncio.to_thread(beside, *command, "--again")
    assert (said.code, said.out) == (0, "1 match was read again; the ratings were computed from 1.\n")
    assert await profile(ann) == before


async def choose_rating(device: Device) -> None:
    await device.make("pf")  # from now on the browser is somebody
    await choose(device, shown=False, rated=True)


def test_a_club_has_a_name_of_one_line(harena: Harena) -> None:  # noqa: F811  # the fixture
    refused(harena("serve", "--club", "x" * 61), "--club is ")
    refused(harena("serve", "--club", "a\nb"), "expected a name of at most 60 characters")
