"""Tests club evenings: who sits with whom, what it brings, and a whole evening over the wire."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from itertools import combinations
from random import Random
from typing import Any

import httpx
import pytest
from sqlalchemy import URL

from harena.server import protocol
from harena.server.evenings import rows
from harena.server.evenings.evening import BOT, Evening, EveningRefused, Guest, Plan, Played
from harena.server.evenings.evenings import Evenings
from harena.server.evenings.rotation import seating
from harena.server.evenings.standings import places_of, points_of, standings
from harena.server.people.deletion import erase
from tests.server.conftest import Guest as Player
from tests.server.conftest import Place, request
from tests.server.table_setup import execute, opened

Json = dict[str, Any]
NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gaia", "Hugo"]
PLAN = Plan("e", "Evening", "gorus", {}, 4, 4, 3, "easy", "en", "i", "k")


# Who sits with whom


def rounds_of(people: int, seats: int, rounds: int) -> list[list[tuple[int, ...]]]:
    found: list[list[tuple[int, ...]]] = []
    for number in range(rounds):
        before = [table for tables in found for table in tables]
        found.append(seating(list(range(people)), seats, before, f"test {number}"))
    return found


@pytest.mark.parametrize(("people", "seats"), [(8, 4), (7, 4), (5, 4), (9, 3), (1, 2), (16, 4), (11, 5)])
def test_everybody_sits_once_and_bots_are_shared_out(people: int, seats: int) -> None:
    for tables in rounds_of(people, seats, 3):
        seated = [guest for table in tables for guest in table if guest != BOT]
        assert sorted(seated) == list(range(people))
        assert len(tables) == -(-people // seats)
        bots = [table.count(BOT) for table in tables]
        assert max(bots) - min(bots) <= 1


def test_nobody_meets_anybody_twice_while_that_is_possible() -> None:
    met = [frozenset(pair) for tables in rounds_of(16, 4, 4) for table in tables for pair in combinations(table, 2)]
    assert max([met.count(pair) for pair in set(met)]) <= 2
    again = len(met) - len(set(met))
    assert again <= 4, "16 guests at tables of 4 can meet without repetition for five rounds; we come close"
    first, second = rounds_of(8, 4, 2)
    assert all([len(set(table) & set(other)) == 2 for table in first for other in second])


def test_those_who_played_with_bots_play_with_people_next() -> None:
    first, second = rounds_of(7, 4, 2)
    short = next(set(table) - {BOT} for table in first if BOT in table)
    again = next(set(table) - {BOT} for table in second if BOT in table)
    assert len(short & again) <= 1


def test_seats_change_too() -> None:
    tables = [table for round_ in rounds_of(4, 4, 4) for table in round_]
    for guest in range(4):
        assert len({table.index(guest) for table in tables}) == 4


def test_the_same_evening_gives_the_same_tables() -> None:
    assert rounds_of(11, 4, 3) == rounds_of(11, 4, 3)


# Points


def played(round_: int, number: int, guests: tuple[int, ...], scores: list[int] | None, winners: list[int]) -> Played:
    result = None if scores is None else {"winners": winners, "scores": scores} if scores else {}
    return Played(round_, number, f"t{round_}{number}", guests, result)


@pytest.mark.parametrize(
    ("scores", "winners", "places", "points"),
    [
        ([9, 7, 5, 3], [0], [1, 2, 3, 4], [3, 2, 1, 0]),
        ([3, 9, 9, 1], [1], [3, 1, 2, 4], [1, 3, 2, 0]),  # the rules decided between two with the same score
        ([9, 9, 5, 5], [0, 1], [1, 1, 3, 3], [2.5, 2.5, 0.5, 0.5]),
        ([4, 4, 4, 4], [0], [1, 2, 2, 2], [3, 1, 1, 1]),
        ([], [], [1, 1, 1, 1], [1.5, 1.5, 1.5, 1.5]),  # called off
    ],
)
def test_points_follow_from_places(
    scores: list[int], winners: list[int], places: list[int], points: list[float]
) -> None:
    table = played(1, 0, (0, 1, 2, 3), scores, winners)
    assert places_of(table) == places
    assert points_of(places) == points
    assert sum(points) == 6, "every table brings the same number of points"


def test_more_first_places_break_a_tie_and_else_the_rank_is_shared() -> None:
    guests = tuple([Guest(number, name, "x") for number, name in enumerate(NAMES[:6])])
    tables = (
        played(1, 0, (0, 1, 2, BOT), [9, 8, 7, 1], [0]),  # 3 2 1
        played(1, 1, (3, 4, 5, BOT), [9, 8, 7, 1], [0]),
        played(2, 0, (0, 1, 3, BOT), [1, 9, 8, 7], [1]),  # 0 3 2: 0 has 3, 1 has 5, 3 has 5
        played(2, 1, (2, 4, 5, BOT), [9, 8, 1, 7], [0]),  # 3 2 0: 2 has 4, 4 has 4, 5 has 1
        played(3, 0, (0, 1, 2, 3), None, []),
    )
    found = standings(Evening(PLAN, "playing", 3, guests, tables))
    assert [(each.number, each.rank, each.points) for each in found] == [
        (1, 1, 5),  # first and second, as 3
        (3, 1, 5),
        (2, 3, 4),  # first and third, ahead of twice second
        (4, 4, 4),
        (0, 5, 3),
        (5, 6, 1),
    ]
    assert found[0].rounds == (2, 3, None), "the third round is still played"


def test_a_round_does_not_count_for_whoever_left_in_it_and_the_others_places_stay() -> None:
    guests = (Guest(0, "Ann", "x"), Guest(1, "Ben", "x", here=False, missed=(1,)), Guest(2, "Cleo", "x"))
    table = played(1, 0, (0, 1, 2, BOT), [7, 9, 5, 1], [1])
    found = {each.number: each for each in standings(Evening(PLAN, "between", 1, guests, (table,)))}
    assert (found[0].points, found[2].points) == (2, 1)
    assert (found[1].points, found[1].rounds) == (0, (None,))


# Over the wire


async def post(place: Place, path: str, body: Json) -> httpx.Response:
    return await request(place, "POST", path, body)


async def plan(place: Place, **more: Any) -> Json:
    wish = {"name": "Thursday", "game": "gorus", "options": {"players": 4, "target": 1}, "rounds": 2, "tables": 2}
    answer = await post(place, "/api/evenings", {**wish, **more})
    assert answer.status_code == 201, answer.text
    made: Json = answer.json()
    return made


async def join(place: Place, made: Json, name: str) -> Json:
    answer = await post(place, f"/api/evenings/{made['evening']}/guests", {"invite": made["invite"], "name": name})
    assert answer.status_code == 201, answer.text
    found: Json = answer.json()
    return found


async def order(place: Place, made: Json, what: str, number: int = -1, key: str = "") -> httpx.Response:
    body = {"key": key or made["key"], "order": what, "number": number}
    return await post(place, f"/api/evenings/{made['evening']}/orders", body)


async def evening(place: Place, made: Json) -> Json:
    answer = await request(place, "GET", f"/api/evenings/{made['evening']}/en")
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


async def until(place: Place, made: Json, phase: str) -> Json:
    async with asyncio.timeout(20):
        while (found := await evening(place, made))["phase"] != phase:
            await asyncio.sleep(0.1)
    return found


async def play(place: Place, seen: Json, guests: list[Json], absent: set[int] = frozenset()) -> None:  # type: ignore[assignment]  # nobody
    """Let everybody play at the table where the evening has seated them."""
    async with AsyncExitStack() as stack:
        players = []
        for table in seen["played"][0]["tables"]:
            for number in table["guests"]:
                if number >= 0 and number not in absent:
                    guest = Player(place, table["table"], guests[number]["token"])
                    players.append(await stack.enter_async_context(guest))
        async with asyncio.TaskGroup() as tasks:
            for at, player in enumerate(players):
                tasks.create_task(player.play(Random(f"evening {at}")))


async def test_an_evening_of_two_rounds_with_eight_people_one_of_whom_leaves(place: Place) -> None:
    made = await plan(place)
    guests = [await join(place, made, name) for name in NAMES]
    full = {"invite": made["invite"], "name": "Ida"}
    assert (await post(place, f"/api/evenings/{made['evening']}/guests", full)).json()["code"] == "full"
    seen = await evening(place, made)
    assert [guest["name"] for guest in seen["guests"]] == NAMES
    assert (seen["phase"], seen["round"], seen["played"]) == ("gathering", 0, [])

    assert (await order(place, made, "seat")).status_code == 200
    seen = await until(place, made, "playing")
    first = [set(table["guests"]) for table in seen["played"][0]["tables"]]
    assert sorted(set.union(*first)) == list(range(8))
    assert (await order(place, made, "seat")).json()["code"] == "not-now"

    # Hugo leaves in the middle of the first round: a bot plays for him, and the round does not count
    mine = next(table for table in seen["played"][0]["tables"] if 7 in table["guests"])
    leaving = {"token": guests[7]["token"], "here": False}
    assert (await post(place, f"/api/evenings/{made['evening']}/attendance", leaving)).status_code == 200
    async with Player(place, mine["table"], guests[7]["token"]) as hugo:
        assert hugo.table["seats"][mine["guests"].index(7)]["stand_in"]
        assert hugo.table["evening"] == made["evening"]
        assert hugo.table["host_seat"] == -1
    await play(place, seen, guests, {7})
    seen = await until(place, made, "between")
    assert sum([each["points"] for each in seen["standings"]]) < 12
    assert {each["number"]: each["rounds"] for each in seen["standings"]}[7] == [None]
    for table in seen["played"][0]["tables"]:
        assert (table["state"], sum(table["points"])) == ("over", 6)

    # Ida comes late, in Hugo's place
    guests.append(await join(place, made, "Ida"))
    assert (await order(place, made, "seat")).status_code == 200
    seen = await until(place, made, "playing")
    second = [set(table["guests"]) for table in seen["played"][0]["tables"]]
    assert sorted(set.union(*second)) == [0, 1, 2, 3, 4, 5, 6, 8]
    assert max([len(one & other) for one in first for other in second]) == 2, "who has met less sits together"
    await play(place, seen, guests)
    seen = await until(place, made, "over")
    assert [each["rank"] for each in seen["standings"]] == sorted([each["rank"] for each in seen["standings"]])
    by_guest = {each["number"]: each for each in seen["standings"]}
    assert by_guest[8]["rounds"][0] is None
    assert by_guest[0]["points"] == sum(by_guest[0]["rounds"])
    assert (await order(place, made, "seat")).json()["code"] == "not-now"


async def test_only_the_host_decides_and_nothing_secret_is_shown(place: Place) -> None:
    made = await plan(place)
    guests = [await join(place, made, name) for name in NAMES[:3]]
    assert (await order(place, made, "seat", key=guests[0]["token"])).status_code == 403
    assert (await order(place, made, "seat")).status_code == 200
    shown = (await request(place, "GET", f"/api/evenings/{made['evening']}/de")).text
    for secret in (made["key"], made["invite"], *[guest["token"] for guest in guests]):
        assert secret not in shown
    stranger = {"invite": "x", "name": "Eve"}
    answer = await post(place, f"/api/evenings/{made['evening']}/guests", stranger)
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong-invitation")
    answer = await post(place, f"/api/evenings/{made['evening']}/attendance", {"token": "x", "here": False})
    assert answer.status_code == 403
    assert (await request(place, "GET", "/api/evenings/nothing/en")).status_code == 404
    etag = {"if-none-match": (await request(place, "GET", f"/api/evenings/{made['evening']}/de")).headers["etag"]}
    assert (await request(place, "GET", f"/api/evenings/{made['evening']}/de", headers=etag)).status_code == 304


async def test_a_removed_guest_never_comes_back_and_a_table_can_be_called_off(place: Place) -> None:
    made = await plan(place, options={"players": 2, "target": 1}, rounds=1)
    guests = [await join(place, made, name) for name in NAMES[:2]]
    assert (await order(place, made, "seat")).status_code == 200
    table = (await evening(place, made))["played"][0]["tables"][0]
    async with Player(place, table["table"], guests[1]["token"]) as ben:
        assert (await order(place, made, "remove", 1)).status_code == 200
        await ben.until(lambda: ben.table["you"] == -1)
        answer = await post(
            place, f"/api/evenings/{made['evening']}/attendance", {"token": guests[1]["token"], "here": True}
        )
        assert answer.status_code == 403
        assert (await order(place, made, "call-off", 5)).status_code == 404
        assert (await order(place, made, "call-off", 0)).status_code == 200
        await ben.until(lambda: ben.gone)
        assert ben.closing == "ended"
    seen = await until(place, made, "over")
    assert seen["played"][0]["tables"][0]["state"] == "called-off"
    assert [(each["number"], each["points"]) for each in seen["standings"]] == [(0, 0.5), (1, 0)]


@pytest.mark.parametrize(
    "wrong",
    [
        {"name": "  "},
        {"game": "chess"},
        {"options": {"players": 40}},
        {"options": {"players": 1}},
        {"bot": "nobody"},
        {"rounds": 0},
        {"tables": 17},
        {"name": "x" * 61},
    ],
)
async def test_a_plan_that_cannot_be_carried_out_is_refused_in_one_line(place: Place, wrong: Json) -> None:
    wish = {"name": "E", "game": "gorus", "options": {"players": 4}, "rounds": 2, "tables": 2}
    answer = await post(place, "/api/evenings", {**wish, **wrong})
    assert answer.status_code in (400, 422)
    assert "\n" not in answer.json()["text"]


async def test_a_guest_goes_on_with_another_device_and_a_removed_one_does_not(place: Place) -> None:
    """What a browser keeps is lost, but not its cookie."""
    made = await plan(place, options={"players": 2, "target": 1})
    path = f"/api/evenings/{made['evening']}"
    await join(place, made, "Ann")
    async with httpx.AsyncClient(base_url=place.url, timeout=15) as browser:
        assert (await browser.get(f"{path}/me")).json() == {"number": -1, "host": False, "invite": ""}
        wish = {"invite": made["invite"], "name": "Ben"}
        first = (await browser.post(f"{path}/guests", json=wish)).json()
        assert (await browser.get(f"{path}/me")).json()["number"] == first["number"] == 1
        assert (await order(place, made, "seat")).status_code == 200
        table = (await evening(place, made))["played"][0]["tables"][0]
        again = (await browser.post(f"{path}/guests", json=wish)).json()
        assert again["number"] == 1
        assert len((await evening(place, made))["guests"]) == 2
        assert (await browser.post(f"{path}/attendance", json={"token": "", "here": False})).status_code == 200
        async with Player(place, table["table"]) as eve:
            await eve.until(lambda: eve.table["seats"][table["guests"].index(1)]["stand_in"])
        assert (await browser.post(f"{path}/orders", json={"key": "", "order": "end"})).status_code == 403
        assert (await order(place, made, "remove", 1)).status_code == 200
        answer = await browser.post(f"{path}/guests", json=wish)
        assert (answer.status_code, answer.json()["code"]) == (403, "banned-here")


async def test_the_host_chooses_a_clock_for_all_tables(place: Place) -> None:
    clock = {"kind": "live", "decision": 45, "reserve": 300, "sealed": 45, "window": 5, "late": "bot"}
    made = await plan(place, clock=clock, rounds=1)
    ann = await join(place, made, "Ann")
    assert "45 s" in (await evening(place, made))["settings"][0]["value"]
    assert (await order(place, made, "seat")).status_code == 200
    table = (await evening(place, made))["played"][0]["tables"][0]
    async with Player(place, table["table"], ann["token"]) as guest:
        await guest.until(lambda: any(each["type"] == "clock" for each in guest.heard))
        (found,) = [each for each in guest.heard if each["type"] == "clock"][-1:]
        assert (found["kind"], found["seats"][0]["reserve"]) == ("live", 300)
        assert "45 s" in guest.table["settings"][0]["value"]


async def test_the_host_is_known_by_the_cookie_too(place: Place) -> None:
    wish = {"name": "E", "game": "gorus", "options": {"players": 2}, "rounds": 1, "tables": 1}
    async with httpx.AsyncClient(base_url=place.url, timeout=15) as browser:
        made = (await browser.post("/api/evenings", json=wish)).json()
        path = f"/api/evenings/{made['evening']}"
        assert (await browser.get(f"{path}/me")).json() == {"number": -1, "host": True, "invite": made["invite"]}
        await join(place, made, "Ann")
        assert (await browser.post(f"{path}/orders", json={"key": "", "order": "seat"})).status_code == 200


async def test_a_person_who_is_deleted_leaves_their_points_and_no_name(database: URL) -> None:
    registry = await opened(database)
    try:
        evenings = Evenings(registry)
        wish = protocol.NewEvening("E", "gorus", {"players": 2, "target": 1}, 1, 1)
        made = await evenings.make(wish, "person-one")
        joining = protocol.JoinEvening(made.invite, "Cornelia")
        await evenings.join(made.evening, joining, "person-two")
        await registry.store.transaction(lambda connection: erase(connection, "person-one"))
        await registry.store.transaction(lambda connection: erase(connection, "person-two"))
        found = await registry.store.read(lambda connection: rows.read(connection, made.evening))
        assert found is not None
        assert not [word for word in ("person-", "Cornelia") if word in repr(found)]
        assert b"Guest" in (await evenings.page(made.evening, "en")).body
        with pytest.raises(EveningRefused, match="only the host"):
            await evenings.order(made.evening, protocol.OrderEvening("", "end"), "")
    finally:
        await registry.close()


async def test_two_servers_seat_one_evening_together(postgres: URL) -> None:
    """All join at once, and both look at the round that has just begun: nobody is lost, no table is laid twice."""
    one, two = await opened(postgres), await opened(postgres)
    try:
        here, there = Evenings(one), Evenings(two)
        wish = protocol.NewEvening("E", "gorus", {"players": 2, "target": 1}, 1, 3)
        made = await here.make(wish)
        joining = [protocol.JoinEvening(made.invite, name) for name in NAMES[:6]]
        joined = await asyncio.gather(
            *[(here, there)[at % 2].join(made.evening, each) for at, each in enumerate(joining)]
        )
        assert sorted([each.number for each in joined]) == list(range(6))
        seat = protocol.OrderEvening(made.key, "seat")
        found = await asyncio.gather(
            here.order(made.evening, seat), there.order(made.evening, seat), return_exceptions=True
        )
        assert [type(each) for each in found].count(EveningRefused) == 1, "the second host button comes too late"
        pages = await asyncio.gather(*[each.page(made.evening, "en") for each in (here, there)])
        assert pages[0].body == pages[1].body
        laid = "SELECT count(*) FROM tables WHERE evening = :evening"
        assert await execute(one.store, laid, evening=made.evening) == 3
    finally:
        await two.close()
        await one.close()
