"""Tests whole matches over the WebSocket, as pages play them."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest

from harena.games import game
from harena.kernel.choice import PASS
from harena.matches.record import verify
from tests.games.nundinae.day import ALTAR, BID, DONE
from tests.server.conftest import NAMES, Guest, Json, Made, Place, around, make, play_out, record, request, sit_down

COIN, JAR = 0, 1


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        ("pbb", {"target": 1}),
        ("ppb", {"target": 1, "open_memory": True}),
        ("p", {}),
        ("pbpb", {"teams": "2-2", "target": 1}),
    ],
    ids=["against bots", "two people", "solo", "teams"],
)
async def test_a_whole_match_of_gorus(place: Place, seats: str, options: Json) -> None:
    made = await make(place, "gorus", seats, **options)
    async with around(place, made, *made.tokens) as guests:
        await play_out(*guests)
        first = guests[0]
        assert first.scene["result"]["winners"] is not None
        assert first.scene["question"] is None
        assert first.scene["waiting"] == []
        await first.until(lambda: first.table["phase"] == "over")
        assert [line["kind"] for line in first.lines.values()][-1] == "won"
        assert sorted(first.lines) == list(range(len(first.lines)))
        found = await record(place, made.table)
        said = dict(first.scene["result"])
        assert said.pop("text") in [line["text"] for line in first.lines.values()]
        assert found["result"] == said
        assert verify(game("gorus"), found)


# Nundinae: seals, windows, drafts, free actions and offers


async def market(place: Place) -> Made:
    return await make(place, "nundinae", "ppp", days=1)


async def all_answer(guests: list[Guest], option: int) -> None:
    """Let each guest answer in turn, as they are asked."""
    for guest in guests:
        await guest.turn()
        await guest.answer(option)


async def to_the_altars(guests: list[Guest]) -> None:
    """Play past market, auction, cup and toasts, until Ann, the host, must name altars."""
    await all_answer(guests, PASS)
    await all_answer(guests, BID)
    await all_answer(guests[:1], PASS)  # nothing under the cup
    for guest in guests:
        await guest.turn()
        assert guest.question["step"] == "day.toast"
        await guest.answer(PASS)
    await guests[0].until(lambda: guests[0].question.get("step") == "day.name_altar")


async def test_a_whole_match_of_nundinae_by_three_people(place: Place) -> None:
    made = await market(place)
    async with around(place, made, 0, 1, 2) as guests:
        await play_out(*guests, seed=4)
        assert len({json.dumps(guest.scene["result"]["winners"]) for guest in guests}) == 1
        assert verify(game("nundinae"), await record(place, made.table))


async def test_a_market_is_open_to_all_at_once(place: Place) -> None:
    async with around(place, await market(place), 0, 1, 2) as (ann, dan, max_):
        assert [guest.question["step"] for guest in (ann, dan, max_)] == ["day.trade"] * 3
        assert ann.scene["waiting"] == [0, 1, 2]
        await max_.answer(2)  # a jar for three coins, before the others have answered
        await ann.until(lambda: ann.scene["view"]["state"]["jars"] == [2, 2, 3])
        await dan.answer(PASS)
        await ann.until(lambda: ann.scene["waiting"] == [0, 2])


async def test_a_sealed_bid_is_hidden_and_can_be_changed(place: Place) -> None:
    async with around(place, await market(place), 0, 1, 2, -1) as (ann, dan, max_, watcher):
        await all_answer([ann, dan, max_], PASS)
        await ann.until(lambda: ann.question.get("sealed"))
        await dan.until(lambda: dan.question.get("sealed"))
        await ann.answer(BID + 3)
        assert ann.question["given"] == BID + 3
        await dan.until(lambda: dan.scene["waiting"] == [1, 2])
        assert dan.scene["view"]["stack"][-1]["seals"] == [-3, -1, -1]  # sealed, and not for Dan to see
        assert watcher.scene["view"]["stack"][-1]["seals"] == [-3, -1, -1]
        await dan.quiet()
        before = len(dan.heard)
        await ann.answer(BID + 1)
        assert ann.question["given"] == BID + 1
        assert [message["type"] for message in await dan.quiet()] == ["pong"]
        assert len(dan.heard) == before + 1  # nobody sees that she changed her answer
        assert ann.scene["free_actions"] == []
        assert await ann.refusal("act", free_action="give", args=[1, 1]) == "not-free"
        await dan.answer(BID)
        await max_.answer(BID + 2)
        await ann.until(lambda: ann.scene["view"]["state"]["honor"] == [0, 0, 1])


async def test_a_sealed_window_tells_nobody_who_has_answered(place: Place) -> None:
    made = await market(place)
    async with around(place, made, 0, 1, 2, -1) as (ann, dan, max_, watcher):
        await all_answer([ann, dan, max_], PASS)
        await all_answer([ann, dan, max_], BID)
        await ann.until(lambda: ann.question.get("step") == "boast.hide")
        card = ann.scene["view"]["state"]["hands"][0][0]
        await ann.answer(card)
        await dan.until(lambda: dan.question.get("sealed"))
        await max_.until(lambda: max_.question.get("sealed"))
        assert dan.scene["waiting"] == [1, 2]
        assert str(card) not in json.dumps(dan.scene["view"]["stack"])
        others = (ann, max_, watcher)
        for guest in others:
            await guest.quiet()
        stood = [await mine(place, made, 2), await record(place, made.table), *[len(guest.heard) for guest in others]]
        await dan.answer(PASS)
        for guest in others:
            assert [message["type"] for message in await guest.quiet()] == ["pong"]
        now = [await mine(place, made, 2), await record(place, made.table), *[len(guest.heard) - 1 for guest in others]]
        assert now == stood  # no message, and not even another time of the last change


async def mine(place: Place, made: Made, *seats: int) -> list[Json]:
    tables = [{"table": made.table, "token": made.tokens[seat]} for seat in seats]
    answer = await request(place, "POST", "/api/mine", {"tables": tables, "lang": "de"})
    assert answer.status_code == 200
    found: list[Json] = answer.json()
    return found


def offer(guest: Guest) -> Json:
    found: Json = guest.scene["offers"][-1]
    return found


async def test_offers_are_made_countered_declined_and_accepted(place: Place) -> None:
    async with around(place, await market(place), 0, 1, 2, -1) as (ann, dan, max_, watcher):
        free_actions = {each["name"]: each for each in ann.scene["free_actions"]}
        assert {"give", "propose", "accept", "counter", "decline", "withdraw"} == set(free_actions)
        coins = free_actions["propose"]["goods"][0]
        assert (coins["good"], coins["mine"], coins["theirs"]) == (COIN, 6, [6, 6, 6])
        await watcher.quiet()
        seen = [len(max_.heard), len(watcher.heard)]
        await ann.do("act", free_action="propose", args=[1, -1, 1, 1, COIN, 2, JAR, 1])
        await dan.until(lambda: dan.scene["offers"])
        assert (offer(dan)["by"], offer(dan)["to"]) == (0, 1)
        assert (offer(dan)["give"], offer(dan)["get"]) == ([[COIN, 2]], [[JAR, 1]])
        assert offer(dan)["give_text"]
        dearer = [offer(dan)["id"], 0, -1, 1, 1, JAR, 1, COIN, 3]
        await dan.do("act", free_action="counter", args=dearer)
        await ann.until(lambda: len(ann.scene["offers"]) == 2)  # the first stays open
        await dan.do("act", free_action="decline", args=[dan.scene["offers"][0]["id"]])
        await ann.until(lambda: len(ann.scene["offers"]) == 1)
        assert max_.scene["offers"] == watcher.scene["offers"] == []
        assert [await max_.quiet() and len(max_.heard) - 1, await watcher.quiet() and len(watcher.heard) - 1] == seen
        await ann.do("act", free_action="accept", args=[offer(ann)["id"]])
        await max_.until(lambda: max_.scene["view"]["state"]["coins"] == [3, 9, 6])
        assert max_.scene["view"]["state"]["jars"] == [3, 1, 2]
        assert max_.lines[max(max_.lines)]["kind"] == "deal"
        await max_.do("act", free_action="give", args=[0, 1])
        await ann.until(lambda: ann.scene["view"]["state"]["coins"] == [4, 9, 5])
        assert await max_.refusal("act", free_action="accept", args=[0]) == "not-free"
        assert await max_.refusal("act", free_action="steal", args=[]) == "not-free"


async def test_a_draft_is_seen_by_its_owner_alone_and_can_be_undone(place: Place) -> None:
    made = await market(place)
    async with around(place, made, 0, 1, 2, -1) as (ann, dan, max_, watcher):
        await to_the_altars([ann, dan, max_])
        others = (dan, max_, watcher)
        for guest in others:
            await guest.quiet()
        before = [guest.scene for guest in others], [len(guest.heard) for guest in others], await mine(place, made, 1)
        public = await record(place, made.table)
        assert not ann.scene["undo"]
        await ann.answer(ALTAR + 2)
        assert ann.scene["undo"]
        assert ann.scene["view"]["stack"][-1]["laid_jars"] == [ALTAR + 2]
        await ann.again()
        assert ann.scene["view"]["stack"][-1]["laid_jars"] == [ALTAR + 2]  # the unfinished choice is still there
        assert await record(place, made.table) == public
        await ann.do("undo")
        await ann.until(lambda: not ann.scene["undo"])
        assert ann.scene["view"]["stack"][-1]["laid_jars"] == []
        assert await ann.refusal("undo") == "nothing-to-undo"
        assert await dan.refusal("undo") == "nothing-to-undo"
        await ann.answer(ALTAR)
        for guest, scene, heard in zip(others, before[0], before[1], strict=True):
            told = [message for message in await guest.quiet() if message["type"] == "scene"]
            assert told == []
            assert guest.scene == scene
            assert [m["type"] for m in guest.heard[heard:] if m["type"] not in ("table", "pong", "refused")] == []
        assert await mine(place, made, 1) == before[2]
        await ann.answer(DONE)
        await dan.until(lambda: dan.scene["view"]["stack"][-1]["laid_jars"] == [ALTAR, DONE])


# Seats


async def test_only_the_host_arranges_and_starts(place: Place) -> None:
    made = await make(place, "gorus", "pff", start=False, target=1)
    token = await sit_down(place, made, "Dan", 1)
    async with Guest(place, made.table, made.tokens[0]) as ann, Guest(place, made.table, token) as dan:
        assert ann.table["host"]
        assert not dan.table["host"]
        assert dan.table["you"] == 1
        assert dan.table["invite"] == made.invite
        assert dan.scene == {}
        assert await dan.refusal("arrange", seat=2, who="bot", bot="") == "not-yours"
        assert await dan.refusal("start") == "not-yours"
        assert await ann.refusal("start") == "not-full"
        assert await ann.refusal("arrange", seat=0, who="bot") == "no-such-seat"
        assert await ann.refusal("arrange", seat=3, who="bot") == "no-such-seat"
        assert await ann.refusal("arrange", seat=-1, who="free") == "no-such-seat"
        assert await ann.refusal("arrange", seat=2, who="bot", bot="genius") == "no-such-bot"
        await ann.do("arrange", seat=2, who="bot", bot="hard")
        await dan.until(lambda: dan.table["seats"][2]["who"] == "bot")
        assert [dan.table["seats"][2][key] for key in ("bot", "bot_label")] == ["hard", "Hard bot"]
        assert await ann.refusal("rematch") == "not-now"
        assert await ann.refusal("return") == "not-now"
        assert await ann.refusal("replace", seat=1) == "not-now"
        await ann.do("start")
        await dan.until(lambda: dan.scene)
        assert dan.table["phase"] == "running"
        assert await ann.refusal("start") == "not-now"
        assert await ann.refusal("arrange", seat=2, who="free") == "not-now"
        await play_out(ann, dan)


async def test_a_person_freed_by_the_host_watches_and_sits_down_again(place: Place) -> None:
    made = await make(place, "gorus", "pf", start=False)
    token = await sit_down(place, made, "Dan")
    async with Guest(place, made.table, made.tokens[0]) as ann, Guest(place, made.table, token) as dan:
        await ann.do("arrange", seat=1, who="free")
        await dan.until(lambda: dan.table["you"] == -1)
        assert dan.table["invite"] == ""
        assert await dan.refusal("rename", name="Dan again") == "not-yours"
        async with Guest(place, made.table, token) as again:
            assert again.closing == "wrong-token"
        await sit_down(place, made, "Dan")
        await ann.until(lambda: ann.table["seats"][1]["name"] == "Dan")


async def test_leaving_before_the_start_frees_the_seat(place: Place) -> None:
    made = await make(place, "gorus", "pf", start=False)
    token = await sit_down(place, made, "Dan")
    async with Guest(place, made.table, made.tokens[0]) as ann, Guest(place, made.table, token) as dan:
        await dan.do("leave")
        await ann.until(lambda: ann.table["seats"][1]["who"] == "free")
        await dan.until(lambda: dan.table["you"] == -1)


async def test_a_bot_stands_in_until_the_person_is_back(place: Place) -> None:
    made = await make(place, "gorus", "pp", target=1)
    async with Guest(place, made.table, made.tokens[0]) as ann:
        dan = Guest(place, made.table, made.tokens[1])
        async with dan:
            await ann.until(lambda: ann.table["seats"][1]["here"])
            assert await ann.refusal("replace", seat=1) == "present"
            assert await ann.refusal("replace", seat=2) == "no-such-seat"
            await dan.do("leave")
            await ann.until(lambda: ann.table["seats"][1]["stand_in"])
            await ann.until(lambda: ann.asked)
            await ann.any_answer(Random(1))
            await ann.until(lambda: ann.asked)  # the bot has played
            assert await dan.refusal("answer", choice="1.1.1.1", turn=0, option=0) == "not-yours"
            await dan.do("return")
            await ann.until(lambda: not ann.table["seats"][1]["stand_in"])
            while not dan.asked:
                await ann.any_answer(Random(1))
                await ann.until(lambda: ann.asked or dan.asked)
            await dan.any_answer(Random(1))
        await ann.until(lambda: not ann.table["seats"][1]["here"])
        await ann.do("replace", seat=1)
        await ann.until(lambda: ann.table["seats"][1]["bot"] == "medium")
        assert ann.table["seats"][1]["who"] == "person"
        await ann.play(Random(2))
        assert ann.table["seats"][1]["name"] == "Dan"
        assert (await record(place, made.table))["players"] == ["human:Ann", "human:Dan"]


async def test_a_new_name_is_seen_by_all_and_never_somebody_elses(place: Place) -> None:
    made = await make(place, "gorus", "ppb")
    async with around(place, made, 0, 1) as (ann, dan):
        await dan.do("rename", name="  ANN\u200b\n ")
        await ann.until(lambda: ann.table["seats"][1]["name"] == "ANN II")
        await ann.until(lambda: "ANN II" in ann.scene["names"]["seats"])
        assert await dan.refusal("rename", name=" \t ") == "bad-name"
        await ann.do("rename", name="x" * 40)
        await dan.do("rename", name="x" * 40)
        await ann.until(lambda: ann.table["seats"][1]["name"] != "ANN II")
        names = [seat["name"] for seat in ann.table["seats"]]
        assert len(set(names)) == 3
        assert max([len(name) for name in names]) <= 40


async def test_at_one_screen_each_token_sees_its_own_hand_only(place: Place) -> None:
    async with around(place, await make(place, "gorus", "ppb"), 0, 1) as (ann, dan):
        for seat, guest in enumerate((ann, dan)):
            hands = guest.scene["view"]["state"]["hands"]
            assert [at for at, hand in enumerate(hands) if hand is not None] == [seat]
            assert guest.table["you"] == guest.scene["names"]["you"] == seat
            assert "known" not in guest.scene["view"]
        assert ann.scene["view"]["state"]["hands"][0] != dan.scene["view"]["state"]["hands"][1]


async def test_a_spectator_sees_nothing_of_a_hand_and_can_do_nothing(place: Place) -> None:
    made = await make(place, "nundinae", "ppb")
    async with around(place, made, 0, -1) as (ann, watcher):
        assert watcher.table["you"] == -1
        assert watcher.table["invite"] == ""
        assert not watcher.table["host"]
        assert watcher.scene["question"] is None
        assert watcher.scene["free_actions"] == watcher.scene["offers"] == []
        assert watcher.scene["view"]["state"]["hands"] == [None, None, None]
        assert "drew" not in [line["kind"] for line in watcher.lines.values()]
        tries: list[tuple[str, Json]] = [
            ("answer", ann.quote(PASS)),
            ("undo", {}),
            ("act", {"free_action": "give", "args": [0, 1]}),
            ("arrange", {"seat": 2, "who": "free"}),
            ("start", {}),
            ("rename", {"name": "Nobody"}),
            ("leave", {}),
            ("return", {}),
            ("replace", {"seat": 1}),
            ("rematch", {}),
        ]
        for kind, fields in tries:
            assert await watcher.refusal(kind, **fields) == "not-yours"
        assert [seat["name"] for seat in watcher.table["seats"]][:2] == list(NAMES[:2])


async def test_another_language_by_look(place: Place) -> None:
    async with around(place, await make(place, "gorus", "pb"), 0) as (ann,):
        await ann.until(lambda: ann.asked)  # until then the bot may play
        english = ann.scene
        texts = [line["text"] for line in ann.lines.values()]
        await ann.say("look", lang="it", panels=True)
        await ann.until(lambda: ann.scene is not english and ann.scene["panels"])
        assert ann.scene["fresh"]
        assert ann.scene["seq"] > english["seq"]  # counts the scenes of the connection
        assert len(ann.lines) == len(texts)
        assert [line["text"] for line in ann.lines.values()] != texts
        assert ann.scene["question"] is None or ann.scene["question"]["text"] != english["question"]["text"]
        assert ann.scene["view"] == english["view"]


# The log


async def test_a_reconnecting_client_gets_exactly_the_missing_lines(place: Place) -> None:
    made = await make(place, "gorus", "pp", open_memory=True)
    async with around(place, made, 0, 1, -1) as (ann, dan, watcher):
        await watcher.leave()
        known = len(watcher.lines)
        assert sorted(watcher.lines) == list(range(known))
        for _ in range(3):
            for guest in (ann, dan):
                await ann.until(lambda: ann.asked or dan.asked)
                if guest.asked:
                    await guest.any_answer(Random(1))
        await dan.quiet()
        watcher.have = known
        await watcher.come()
        assert not watcher.scene["fresh"]
        missed = [line["n"] for line in watcher.scene["log"]]
        assert missed == list(range(known, max(dan.lines) + 1))
        assert len(missed) > 1
        async with Guest(place, made.table) as other:
            assert other.scene["fresh"]
            assert other.lines == watcher.lines


async def test_closed_lines_come_back_once_they_open(place: Place) -> None:
    """G-3.6: during a round only the current and the last combat can be looked at again."""
    made = await make(place, "gorus", "pp", target=2)
    async with around(place, made, 0, 1) as (ann, dan):
        rng = Random(5)
        while ann.scene["closed"][1] - ann.scene["closed"][0] < 4:
            guest = ann if ann.asked else dan
            await guest.until(lambda: ann.asked or dan.asked)
            await (ann if ann.asked else dan).any_answer(rng)
            await ann.quiet()
        closed = range(*ann.scene["closed"])
        late = Guest(place, made.table)
        async with late:
            assert not set(closed) & set(late.lines)
            assert late.scene["closed"] == ann.scene["closed"]
            private = await record(place, made.table)
            assert len(private["events"]) == len(late.lines)
            while len(late.lines) <= max(closed) or ann.scene["closed"][1] > closed[0]:
                await late.until(lambda: ann.asked or dan.asked or ann.over)
                if ann.over:
                    break
                await (ann if ann.asked else dan).any_answer(rng)
                await ann.quiet()
                await late.quiet()
            assert set(closed) <= set(late.lines)
            assert [late.lines[n]["text"] for n in closed]


# After the match


async def test_a_record_is_a_projection_until_the_match_is_over(place: Place) -> None:
    made = await make(place, "gorus", "pp", target=1)
    async with around(place, made, 0, 1) as (ann, dan):
        mine_, theirs = [guest.scene["view"]["state"]["hands"][at] for at, guest in enumerate((ann, dan))]
        found = await record(place, made.table, made.tokens[0])
        assert found["format"] == "harena-view"
        assert found["view"]["state"]["hands"] == [mine_, None]
        assert all([hand is None for hand in (await record(place, made.table))["view"]["state"]["hands"]])
        assert not ({"segments", "luck", "known"} & set(keys(found)))
        assert not any([value == theirs for value in values(found)])
        await play_out(ann, dan)
        found = await record(place, made.table)
        assert found == await record(place, made.table, made.tokens[1])
        assert found["format"] == "harena-record"
        assert found["players"] == ["human:Ann", "human:Dan"]
        assert verify(game("gorus"), found)


def values(tree: Any) -> list[Any]:
    below = list(tree.values()) if isinstance(tree, dict) else tree if isinstance(tree, list) else []
    return [tree, *[value for branch in below for value in values(branch)]]


def keys(tree: Any) -> list[str]:
    return [key for value in values(tree) if isinstance(value, dict) for key in value]


async def test_a_rematch_is_a_new_table_for_the_same_tokens(place: Place) -> None:
    made = await make(place, "gorus", "ppb", target=1)
    async with around(place, made, 0, 1) as (ann, dan):
        assert await ann.refusal("rematch") == "not-now"
        await play_out(ann, dan)
        await asyncio.gather(ann.do("rematch"), dan.do("rematch"))
        await ann.until(lambda: ann.table["rematch"])
        await dan.until(lambda: dan.table["rematch"])
        assert dan.table["rematch"] == ann.table["rematch"] != made.table
        new = made._replace(table=ann.table["rematch"])
        async with around(place, new, 0, 1) as (ann_too, dan_too):
            assert [ann_too.table["you"], dan_too.table["you"]] == [0, 1]
            assert ann_too.table["phase"] == "running"
            assert ann_too.table["options"] == ann.table["options"]
            assert ann_too.table["invite"] != made.invite
            await play_out(ann_too, dan_too)
        assert verify(game("gorus"), await record(place, new.table))


async def test_my_tables(place: Place) -> None:
    open_ = await make(place, "gorus", "pf", start=False)
    running = await make(place, "nundinae", "pp")
    wishes = [
        {"table": open_.table, "token": open_.tokens[0]},
        {"table": running.table, "token": running.tokens[1]},
        {"table": running.table, "token": open_.tokens[0]},
        {"table": running.table, "token": ""},
        {"table": "no such table", "token": running.tokens[0]},
    ]
    answer = await request(place, "POST", "/api/mine", {"tables": wishes, "lang": "en"})
    found = answer.json()
    assert [state["phase"] for state in found] == ["open", "running", "gone", "gone", "gone"]
    assert [state["you"] for state in found] == [0, 1, -1, -1, -1]
    assert found[0]["names"] == ["Ann", ""]
    assert found[1]["waiting"] == [0, 1]
    assert found[2] == {**found[4], "table": running.table}  # a wrong token learns nothing
