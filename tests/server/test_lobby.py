"""Tests the lobby: open tables are listed for everybody, private ones never, and what a host may do at a table."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import httpx
import pytest

from tests.server.conftest import Guest, Made, Place, around, make, request

Json = dict[str, Any]
OPEN = {"listed": True, "lang": "de"}


async def lobby(place: Place, lang: str = "en") -> list[Json]:
    """Return the list as it is now: a list is good for a second, so it is asked for until it is a new one."""
    answer = await request(place, "GET", f"/api/lobby/{lang}")
    assert answer.status_code == 200
    found: list[Json] = answer.json()["tables"]
    return found


async def listed(place: Place, made: Made, yes: bool = True) -> Json:
    """Wait until the lobby shows a table, or shows it no more. Return how it is shown."""
    async with asyncio.timeout(15):
        while True:
            found = [each for each in await lobby(place) if each["table"] == made.table]
            if bool(found) == yes:
                return found[0] if found else {}
            await asyncio.sleep(0.1)


async def sit(place: Place, made: Made, invite: str = "", name: str = "Zoe") -> httpx.Response:
    return await request(place, "POST", f"/api/tables/{made.table}/seats", {"invite": invite, "name": name})


async def test_an_open_table_is_listed_and_joined_without_an_invitation(place: Place) -> None:
    made = await make(place, "gorus", "pfb", start=False, talk=OPEN, target=7)
    async with around(place, made, 0) as [ann]:
        shown = await listed(place, made)
        assert shown["game_name"] == "Gorus Maximus"
        assert shown["lang"] == "de"
        assert [(seat["who"], seat["name"]) for seat in shown["seats"]][:2] == [("person", "Ann"), ("free", "")]
        assert [line["name"] for line in shown["settings"]] == ["target"], "what is as usual is not repeated"
        secrets = [made.invite, *made.tokens.values()]
        text = (await request(place, "GET", "/api/lobby/en")).text
        assert not [secret for secret in secrets if secret in text]
        answer = await sit(place, made)
        assert answer.status_code == 201
        await ann.until(lambda: [seat["name"] for seat in ann.table["seats"]][1] == "Zoe")
        await listed(place, made, yes=False)  # no seat is free
        assert (await sit(place, made)).status_code == 409


async def test_a_private_table_is_never_listed_and_not_joined_without_its_link(place: Place) -> None:
    private = await make(place, "gorus", "pf", start=False)
    started = await make(place, "gorus", "pb", start=True, talk=OPEN)
    seen = await make(place, "gorus", "pf", start=False, talk=OPEN)
    async with around(place, private, 0), around(place, started, 0), around(place, seen, 0):
        await listed(place, seen)
        keys = {each["table"] for lang in ("en", "fr", "it", "de") for each in await lobby(place, lang)}
        assert private.table not in keys
        assert started.table not in keys
    answer = await sit(place, private)
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong-invitation")
    assert (await sit(place, private, seen.invite)).status_code == 403
    assert (await sit(place, private, private.invite)).status_code == 201


async def test_the_host_opens_the_table_and_makes_it_private_again(place: Place) -> None:
    made = await make(place, "gorus", "pff", start=False)
    async with around(place, made, 0) as [ann]:
        assert ann.table["listed"] is False
        await ann.do("publish", on=True)
        await ann.until(lambda: ann.table["listed"])
        await listed(place, made)
        token = (await sit(place, made)).json()["token"]
        async with Guest(place, made.table, token) as zoe:
            assert await zoe.refusal("publish", on=False) == "not-yours"
        await ann.do("publish", on=False)
        await listed(place, made, yes=False)
        assert (await sit(place, made)).status_code == 403
        assert (await sit(place, made, made.invite)).status_code == 201
        await ann.do("start")
        assert await ann.refusal("publish", on=True) == "not-now"


async def test_a_list_that_has_not_changed_is_not_sent_again(place: Place) -> None:
    made = await make(place, "gorus", "pf", start=False, talk=OPEN)
    async with around(place, made, 0):
        await listed(place, made)
        first = await request(place, "GET", "/api/lobby/fr")
        async with asyncio.timeout(15):  # tables of other tests may still leave the list
            while True:
                again = await request(place, "GET", "/api/lobby/fr", headers={"if-none-match": first.headers["etag"]})
                if again.status_code == 304:
                    break
                assert again.content != first.content
                first = again
        assert again.content == b""
    assert (await request(place, "GET", "/api/lobby/xx")).status_code == 404


@pytest.mark.more
async def test_one_address_may_look_often_but_not_without_end(place: Place) -> None:
    limit = httpx.Limits(max_connections=20)
    async with httpx.AsyncClient(base_url=place.url, limits=limit, transport=None) as client:
        answers = await asyncio.gather(*[client.get("/api/lobby/it") for _ in range(620)])
    codes = [answer.status_code for answer in answers]
    assert codes.count(200) == 600
    assert {answer.json()["code"] for answer in answers if answer.status_code != 200} == {"too-fast"}


# What the host may do


async def test_before_the_start_a_removed_person_leaves_a_free_seat(place: Place) -> None:
    made = await make(place, "gorus", "ppf", start=False)
    async with around(place, made, 0, 1) as [ann, dan]:
        assert await dan.refusal("remove", seat=0) == "not-yours"
        assert await ann.refusal("remove", seat=0) == "no-such-seat"
        assert await ann.refusal("remove", seat=2) == "no-such-seat"
        await ann.do("remove", seat=1)
        await dan.until(lambda: dan.table["you"] == -1)
        assert [seat["who"] for seat in ann.table["seats"]] == ["person", "free", "free"]
        assert await dan.refusal("rename", name="Eve") == "not-yours"
        assert dan.table["invite"] == ""
        assert (await sit(place, made, made.invite)).status_code == 201, "the link is as it was"


async def test_at_an_open_table_a_banned_person_is_known_again(place: Place) -> None:
    made = await make(place, "gorus", "pff", start=False, talk=OPEN)
    wish, path = {"invite": "", "name": "Zoe"}, f"/api/tables/{made.table}/seats"
    async with around(place, made, 0) as [ann], httpx.AsyncClient(base_url=place.url, timeout=15) as browser:
        assert (await browser.post(path, json=wish)).status_code == 201
        await ann.do("remove", seat=1)
        assert (await browser.post(path, json=wish)).status_code == 201, "removed is not banned"
        await ann.do("remove", seat=1, ban=True)
        answer = await browser.post(path, json=wish)
        assert (answer.status_code, answer.json()["code"]) == (403, "banned-here")
        cookie = "; ".join([f"{name}={value}" for name, value in browser.cookies.items()])
        async with Guest(place, made.table, cookie=cookie) as zoe, Guest(place, made.table) as stranger:
            assert (zoe.table["banned"], stranger.table["banned"]) == (True, False)
        assert (await sit(place, made, name="Somebody else")).status_code == 201
        assert ann.table["listed"]


async def test_a_banned_person_has_no_way_back(place: Place) -> None:
    made = await make(place, "gorus", "ppf", start=False)
    async with around(place, made, 0, 1) as [ann, dan]:
        await ann.do("remove", seat=1, ban=True)
        await dan.until(lambda: dan.table["you"] == -1)
        await ann.until(lambda: ann.table["invite"] != made.invite)
        assert (await sit(place, made, made.invite)).status_code == 403
        assert not any(ann.table["invite"] in json.dumps(heard) for heard in dan.heard)
        assert (await sit(place, made, ann.table["invite"], "Max")).status_code == 201
    gone = Guest(place, made.table, made.tokens[1])
    await gone.come()
    assert gone.closing == "wrong-token"


async def test_during_the_match_a_bot_plays_for_a_removed_person_to_the_end(place: Place) -> None:
    made = await make(place, "gorus", "ppp", target=1)
    async with around(place, made, 0, 1, 2) as [ann, dan, max_]:
        hand = dan.scene["view"]["state"]["hands"][1]
        assert hand
        await ann.do("remove", seat=1)
        await dan.until(lambda: dan.table["you"] == -1 and dan.scene["view"]["viewer"] == -1)
        assert dan.scene["view"]["state"]["hands"][1] is None, "from now on they see what everybody sees"
        seat = (await max_.until(lambda: max_.table["seats"][1]["who"] == "bot" and max_.table))["seats"][1]
        assert (seat["name"], seat["stand_in"]) == ("Brutus", False)
        assert await dan.refusal("return") == "not-yours"
        assert (await sit(place, made, made.invite)).status_code == 409


async def test_the_host_closes_a_table_and_everybody_is_told(place: Place) -> None:
    made = await make(place, "gorus", "ppf", start=False, talk=OPEN)
    async with around(place, made, 0, 1, -1) as [ann, dan, eve]:
        await listed(place, made)
        assert await dan.refusal("close") == "not-yours"
        await ann.do("close")
        await eve.until(lambda: ann.gone and dan.gone and eve.gone)
        assert [guest.closing for guest in (ann, dan, eve)] == ["ended"] * 3
    await listed(place, made, yes=False)
    again = Guest(place, made.table, made.tokens[0])
    await again.come()
    assert again.closing == "ended"
    wish = {"tables": [{"table": made.table, "token": made.tokens[0]}]}
    assert (await request(place, "POST", "/api/mine", wish)).json()[0]["phase"] == "closed"
    assert (await sit(place, made, made.invite)).status_code == 409


async def test_a_closed_match_keeps_its_record(place: Place) -> None:
    made = await make(place, "gorus", "pb")
    async with around(place, made, 0) as [ann]:
        await ann.turn()
        await ann.do("close")
    headers = {"authorization": f"Bearer {made.tokens[0]}"}
    answer = await request(place, "GET", f"/api/tables/{made.table}/record", headers=headers)
    assert answer.status_code == 200
    assert answer.json()["game"] == "gorus"


async def test_when_the_host_leaves_somebody_else_is_the_host(place: Place) -> None:
    made = await make(place, "gorus", "ppf", start=False)
    async with around(place, made, 0, 1) as [ann, dan]:
        await ann.do("leave")
        await dan.until(lambda: dan.table["host"])
        assert dan.table["host_seat"] == 1
        await dan.do("arrange", seat=0, who="bot")
        await dan.do("arrange", seat=2, who="bot")
        await dan.do("start")


async def test_a_table_that_its_last_person_leaves_before_the_start_ends(place: Place) -> None:
    made = await make(place, "gorus", "pbf", start=False, talk=OPEN)
    async with around(place, made, 0) as [ann]:
        await listed(place, made)
        await ann.do("leave")
        await ann.until(lambda: ann.gone)
        assert ann.closing == "ended"
    await listed(place, made, yes=False)


async def test_a_match_that_its_last_person_leaves_waits_for_them(place: Place) -> None:
    made = await make(place, "gorus", "ppb", target=1)
    async with around(place, made, 0, 1) as [ann, dan]:
        await ann.do("leave")
        await dan.do("leave")
    async with around(place, made, 0) as [ann]:
        assert ann.table["phase"] in ("running", "over")
        if ann.table["phase"] == "running":
            await ann.do("return")
            await ann.until(lambda: not ann.table["seats"][0]["stand_in"])


@pytest.mark.parametrize("name", ["Аnn", "\u3164\u200b"])
async def test_a_name_that_hides_something_is_not_taken(place: Place, name: str) -> None:
    made = await make(place, "gorus", "pff", start=False)
    async with around(place, made, 0) as [ann]:
        assert (await sit(place, made, made.invite, name)).status_code == 201
        await ann.until(lambda: ann.table["seats"][1]["name"] == "Brutus")
        assert await ann.refusal("rename", name=name) == "bad-name"
        assert (await sit(place, made, made.invite, "АВВА")).status_code == 201
        await ann.do("rename", name="ABBA")
        await ann.until(lambda: ann.table["seats"][0]["name"] == "ABBA II")


# Talk


async def test_the_host_silences_a_seat(place: Place) -> None:
    made = await make(place, "gorus", "ppp", start=False)
    async with around(place, made, 0, 1, 2) as [ann, dan, max_]:
        assert await dan.refusal("silence", seat=2, on=True) == "not-yours"
        assert await ann.refusal("silence", seat=0, on=True) == "to-yourself"
        await ann.do("silence", seat=1, on=True)
        assert await dan.refusal("say", text="Hello") == "silenced"
        await dan.until(lambda: dan.talk["silenced"] == [1])
        await max_.do("say", text="Good")
        await ann.do("silence", seat=1, on=False)
        await dan.do("say", text="Back")
        await ann.do("silence", seat=1, on=True)
        await ann.do("remove", seat=1)
        token = (await sit(place, made, made.invite)).json()["token"]
        async with Guest(place, made.table, token) as zoe:
            await zoe.do("say", text="I am somebody else")
