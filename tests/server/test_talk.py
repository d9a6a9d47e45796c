"""Tests what is said at a table: who gets it, what is kept of it, and that nobody else notices a whisper."""

from __future__ import annotations

import asyncio
import json
import shutil
import time
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from harena.kernel.choice import PASS
from harena.server.conversation import MOST_REPORTS
from harena.server.limits import UNREAD
from harena.server.store import NotSaved, Store
from harena.server.table_registry import TableRegistry
from harena.talk.account import BURST, LONGEST, MOST_MESSAGES, SAY, Entry
from tests.server.conftest import (
    Guest,
    Json,
    Made,
    Place,
    around,
    launch,
    make,
    play_out,
    record,
    request,
    stop,
    wait_for,
)
from tests.server.table_setup import Person, Wish, asked, made, opened
from tests.server.test_old_database import DATA, SAID

WHISPERS = {"whispers": True}
ANN, DAN, MAX = range(3)


async def three(place: Place, game: str = "nundinae", **talk: Any) -> Made:
    return await make(place, game, "ppp", talk={**WHISPERS, **talk})


async def mine(place: Place, table: Made, seat: int) -> Json:
    wish = {"tables": [{"table": table.table, "token": table.tokens[seat]}], "lang": "en"}
    found: list[Json] = (await request(place, "POST", "/api/mine", wish)).json()
    return found[0]


async def say(guest: Guest, text: str = "", **more: Any) -> None:
    await guest.do("say", text=text, **more)


async def heard(*guests: Guest) -> list[list[str]]:
    for guest in guests:
        await guest.quiet()
    return [guest.words for guest in guests]


# Who hears what


async def test_everybody_at_the_table_hears_what_is_said(place: Place) -> None:
    async with around(place, await three(place), ANN, DAN, MAX, -1) as (ann, dan, max_, watcher):
        await say(ann, "  Ave,\n<b>Dan</b>\u202e! ")
        assert await heard(ann, dan, max_, watcher) == [["Ave, <b>Dan</b>!"]] * 3 + [[]]
        line = dan.said[0]
        assert (line["by"], line["to"], line["promise_to"]) == (ANN, -1, -1)
        assert {"text": "Dan", "kind": "seat", "id": "1"} in line["parts"]
        assert abs(line["at"] - time.time()) < 60
        assert not watcher.talk["on"]


async def test_a_whisper_is_heard_by_two_and_nobody_else_gets_a_byte(place: Place) -> None:
    table = await three(place)
    async with around(place, table, ANN, DAN, MAX, -1) as (ann, dan, max_, watcher):
        await say(ann, "aloud")
        others = (max_, watcher)
        await heard(ann, dan, *others)
        before = await mine(place, table, MAX)
        for number in range(3):
            await say(ann, f"psst {number}", to=DAN)
        await dan.until(lambda: len(dan.words) == 4)
        for guest in others:
            assert [message["type"] for message in await guest.quiet()] == ["pong"]
        assert await mine(place, table, MAX) == before  # not even another time of the last change
        await say(dan, "aloud again")
        assert await heard(max_) == [["aloud", "aloud again"]]
        assert list(max_.said) == [0, 1]  # numbers do not tell how much was whispered
        assert await heard(ann, dan) == [["aloud", "psst 0", "psst 1", "psst 2", "aloud again"]] * 2
        await max_.again()
        assert list(max_.said) == [0, 1]


async def test_a_whisper_needs_a_table_that_allows_it(place: Place) -> None:
    async with around(place, await three(place, whispers=False), ANN, -1) as (ann, watcher):
        assert await ann.refusal("say", to=DAN, text="psst") == "no-whispers"
        assert not ann.talk["whispers"]
        assert await watcher.refusal("say", text="hello") == "not-yours"
    for game, usual in (("gorus", False), ("munera", True), ("spartacus", True)):
        async with around(place, await make(place, game, "ppp"), ANN) as (ann,):
            await ann.quiet()
            assert ann.talk["whispers"] == usual, game


async def test_before_the_start_nobody_whispers(place: Place) -> None:
    """Until then, another person may still take the seat."""
    table = await make(place, "nundinae", "ppp", start=False, talk=WHISPERS)
    async with around(place, table, ANN, DAN) as (ann, dan):
        assert await ann.refusal("say", to=DAN, text="psst") == "no-whispers"
        await say(ann, "Shall we begin?")
        await ann.do("start")
        await say(ann, "psst", to=DAN)
        assert await heard(dan) == [["Shall we begin?", "psst"]]


async def test_a_person_who_lost_the_seat_hears_nothing_more(place: Place) -> None:
    table = await make(place, "gorus", "ppp", start=False, talk=WHISPERS, target=1)
    async with around(place, table, ANN, DAN) as (ann, dan):
        await say(ann, "one")
        await ann.do("arrange", seat=DAN, who="bot")
        await say(ann, "two")
        assert await heard(dan) == [[]]
        assert dan.talk["fresh"]
        assert await dan.refusal("say", text="hey") == "not-yours"


@pytest.mark.parametrize("afterwards", [True, False])
async def test_spectators_read_table_talk_after_the_match(place: Place, afterwards: bool) -> None:
    table = await make(place, "gorus", "pp", talk={**WHISPERS, "afterwards": afterwards}, target=1)
    async with around(place, table, ANN, DAN, -1) as (ann, dan, watcher):
        await say(ann, "aloud")
        await say(ann, "psst", to=DAN)
        await say(ann, phrase="any-return-favor", promise_to=DAN)
        await say(ann, phrase="any-return-favor", promise_to=DAN, to=DAN)
        assert await heard(watcher) == [[]]
        await play_out(ann, dan)
        wanted = ["aloud", "I will return the favor."] if afterwards else []
        await watcher.until(lambda: watcher.over)
        async with Guest(place, table.table) as late:
            assert await heard(watcher, late) == [wanted] * 2
            assert [each["n"] for each in late.talk["promises"]] == ([1] if afterwards else [])
        await say(dan, "a good match")
        assert await heard(watcher) == [[*wanted, "a good match"] if afterwards else []]


# Phrases and promises


async def test_a_phrase_is_read_by_each_in_their_own_language(place: Place) -> None:
    table = await three(place)
    async with (
        Guest(place, table.table, table.tokens[ANN], lang="en") as ann,
        Guest(place, table.table, table.tokens[DAN], lang="de") as dan,
        Guest(place, table.table, table.tokens[MAX], lang="it") as max_,
    ):
        await say(ann, phrase="any-watch", slots=[MAX])
        english, german, italian = [words[0] for words in await heard(ann, dan, max_)]
        assert english == "Watch Max!"
        assert len({english, german, italian}) == 3
        for guest in (ann, dan, max_):
            assert {"text": "Max", "kind": "seat", "id": "2"} in guest.said[0]["parts"]
        await dan.say("look", lang="fr")
        assert (await heard(dan))[0][0] not in (english, german, italian)


@pytest.mark.parametrize("aloud", [True, False])
async def test_a_promise_is_marked_by_its_receiver(place: Place, aloud: bool) -> None:
    async with around(place, await three(place), ANN, DAN, MAX) as (ann, dan, max_):
        await say(dan, "psst", to=MAX)  # the lines of each are counted separately
        await say(ann, phrase="any-return-favor", promise_to=DAN, to=-1 if aloud else DAN)
        await heard(ann, dan, max_)
        n = {guest: [each["n"] for each in guest.talk["promises"]] for guest in (ann, dan, max_)}
        assert n == {ann: [0], dan: [1], max_: [1] if aloud else []}
        assert await ann.refusal("mark", message=0, kept=True) == "not-your-promise"
        assert await max_.refusal("mark", message=1, kept=True) == ("not-your-promise" if aloud else "no-such-message")
        for kept in (True, False):
            await dan.do("mark", message=1, kept=kept)
            await heard(ann, dan, max_)
            states = [[each["state"] for each in guest.talk["promises"]] for guest in (ann, dan, max_)]
            assert states == [["kept" if kept else "broken"]] * (3 if aloud else 2) + [[]] * (not aloud)


async def play_until(guests: list[Guest], found: Any, rng: Random) -> None:
    """Pass mostly, until something holds."""
    while not found():
        await guests[0].until(lambda: found() or any([guest.asked for guest in guests]))
        guest = next((each for each in guests if each.asked), None)
        if found() or guest is None:
            return
        if guest.sent > 80:
            await guest.again()
        options = [each["option"] for each in guest.question["options"]]
        answer = await guest.command("answer", **guest.quote(PASS if PASS in options else rng.choice(options)))
        assert answer["type"] in ("done", "refused"), answer  # the server may have passed for this guest
        await guest.quiet()


async def test_a_promise_to_pay_is_kept_with_one_command(place: Place) -> None:
    table = await make(place, "spartacus", "ppp")
    async with around(place, table, ANN, DAN, MAX) as guests:
        ann, dan, _ = guests
        await say(ann, phrase="spartacus-pay", slots=[2], promise_to=DAN)
        await ann.until(lambda: ann.talk["promises"])
        await play_until(guests, lambda: ann.talk["promises"][0]["pay"], Random(1))
        assert not dan.talk["promises"][0]["pay"]  # only for the one who owes
        owed = ann.talk["promises"][0]
        gold = dan.scene["view"]["state"]["gold"][DAN]
        await ann.do("act", free_action=owed["free_action"], args=owed["pay"])
        await dan.until(lambda: dan.scene["view"]["state"]["gold"][DAN] == gold + 2)
        await dan.do("mark", message=0, kept=True)
        await ann.until(lambda: ann.talk["promises"][0]["state"] == "kept")
        assert ann.talk["promises"][0]["pay"] == []


async def test_a_rematch_allows_the_same_and_begins_in_silence(registry: TableRegistry) -> None:
    key = await made(registry, Wish("gorus", "pp", {"target": 1}))
    async with registry.at(key) as table:
        assert table is not None
        table.row = table.row._replace(talk={**table.row.talk, "whispers": True})
        people = [Person(table, seat) for seat in (ANN, DAN)]
        assert (await people[0].command("say", text="until we meet again"))["type"] == "done"
        rng = Random(1)
        while table.row.phase != "over":
            await people[asked(table, rng)].answer(rng=rng)
        assert (await people[0].command("rematch"))["type"] == "done"
        again = await registry.table(table.row.rematch)
        assert again is not None
        assert again.conversation.talk.settings.whispers
        assert not again.conversation.talk.messages
        assert again.bot_talk.salt != table.bot_talk.salt


# Mutes, reports, the switch


async def test_a_muted_seat_is_not_heard_and_does_not_know(place: Place) -> None:
    async with around(place, await three(place), ANN, DAN, MAX) as (ann, dan, max_):
        await dan.do("mute", seat=ANN, on=True)
        assert [message["type"] for message in await ann.quiet()] == ["pong"]
        await say(ann, "aloud")
        await say(ann, "psst", to=DAN)
        assert await heard(ann, dan, max_) == [["aloud", "psst"], [], ["aloud"]]
        assert (ann.talk["muted"], dan.talk["muted"]) == ([], [ANN])
        await dan.do("mute", seat=ANN, on=False)
        await say(ann, "again")
        assert await heard(dan) == [["again"]]
        assert await dan.refusal("mute", seat=DAN, on=True) == "to-yourself"
        assert await dan.refusal("mute", seat=7, on=True) == "no-such-seat"


async def test_a_report_is_seen_by_the_host_only(place: Place) -> None:
    async with around(place, await three(place), ANN, DAN, MAX, -1) as (ann, dan, max_, watcher):
        await say(max_, "a foul word", to=DAN)
        await heard(ann, dan, max_, watcher)
        await dan.do("report", message=0)
        for guest in (max_, watcher):
            assert [message["type"] for message in await guest.quiet()] == ["pong"]
        await heard(ann, dan)
        assert ann.talk["reports"] == [{"reporter": DAN, "by": MAX, "text": "a foul word"}]
        assert ann.words == []
        assert dan.talk["reports"] == []
        assert await dan.refusal("report", message=0) == "already-done"
        assert await max_.refusal("report", message=0) == "no-such-message"
        assert await ann.refusal("report", message=0) == "no-such-message"


async def test_the_host_switches_talk_off(place: Place) -> None:
    async with around(place, await three(place), ANN, DAN) as (ann, dan):
        assert await dan.refusal("talkswitch", on=False) == "not-yours"
        await ann.do("talkswitch", on=False)
        await dan.until(lambda: not dan.talk["on"])
        for guest in (ann, dan):
            assert await guest.refusal("say", text="hello") == "talk-off"
        await ann.do("talkswitch", on=True)
        await dan.until(lambda: dan.talk["on"])
        await say(dan, "hello")
    async with around(place, await three(place, talk=False), ANN) as (ann,):
        await ann.until(lambda: ann.talk)
        assert not ann.talk["on"]
        assert await ann.refusal("say", text="hello") == "talk-off"


async def test_too_much_is_refused_and_the_match_goes_on(place: Place) -> None:
    async with around(place, await three(place), ANN, DAN) as (ann, dan):
        assert await ann.refusal("say", text="x" * (LONGEST + 1)) == "too-long"
        assert (await ann.command("say", text="x" * 5000))["code"] == "unreadable"
        for number in range(BURST):
            await say(ann, f"{number}")
        assert await ann.refusal("say", text="one more") == "talk-too-fast"
        await say(dan, "I may")
        await ann.any_answer(Random(1))
        assert await heard(dan) == [[*map(str, range(BURST)), "I may"]]


# What is kept


async def test_a_command_sent_again_is_done_once(place: Place) -> None:
    async with around(place, await three(place), ANN, DAN) as (ann, dan):
        for _ in range(3):
            assert (await ann.command("say", "same", text="hello"))["type"] == "done"
        await ann.again()
        assert (await ann.command("say", "same", text="something else"))["type"] == "done"
        assert await heard(ann, dan) == [["hello"]] * 2
        assert (await dan.command("say", "same", text="mine"))["type"] == "done"  # the command id of another person
        assert await heard(ann) == [["hello", "mine"]]


async def test_a_restart_keeps_everything(tmp_path: Path) -> None:
    first = wait_for(launch(tmp_path / "data", tmp_path / "log"))
    try:
        table = await three(first)
        async with around(first, table, ANN, DAN, MAX) as (ann, dan, max_):
            await say(ann, "aloud")
            await say(ann, "psst", to=DAN)
            await say(ann, phrase="any-return-favor", promise_to=DAN)
            await dan.do("mark", message=2, kept=False)
            await max_.do("mute", seat=ANN, on=True)
            await dan.do("report", message=1)
            assert (await ann.command("say", "last", text="unheard by Max"))["type"] == "done"
            await heard(ann, dan, max_)
            before = [(guest.said, {**guest.talk, "fresh": 0, "lines": 0}) for guest in (ann, dan, max_)]
    finally:
        stop(first)
    second = wait_for(launch(tmp_path / "data", tmp_path / "log2"))
    try:
        async with around(second, table, ANN, DAN, MAX) as (ann, dan, max_):
            await heard(ann, dan, max_)
            assert [(guest.said, {**guest.talk, "fresh": 0, "lines": 0}) for guest in (ann, dan, max_)] == before
            assert (await ann.command("say", "last", text="unheard by Max"))["type"] == "done"  # not once more
            await say(dan, "still here")
            assert (await heard(max_))[0] == ["aloud", "I will return the favor.", "still here"]
    finally:
        stop(second)


async def test_the_record_contains_no_talk(place: Place) -> None:
    table = await make(place, "gorus", "pp", talk=WHISPERS, target=1)
    async with around(place, table, ANN, DAN) as (ann, dan):
        silent = await record(place, table.table, table.tokens[ANN])
        await say(ann, "Quousque tandem")
        await say(ann, "Quousque tandem", to=DAN)
        assert await record(place, table.table, table.tokens[ANN]) == silent
        await play_out(ann, dan)
        for token in ("", table.tokens[ANN]):
            found = await record(place, table.table, token)
            assert found["result"]
            assert "Quousque" not in json.dumps(found)


@pytest.mark.parametrize("key", SAID, ids=[f"{each['game']}-{each['moves']}" for each in SAID.values()])
async def test_people_can_talk_at_a_table_of_version_0_1(tmp_path: Path, key: str) -> None:
    database = Path(shutil.copy(DATA / "harena-0.1.0.sqlite", tmp_path / "harena.db"))
    whispers = SAID[key]["game"] in ("munera", "spartacus")
    for visit in range(2):
        registry = await opened(database)
        try:
            async with registry.at(key) as table:
                assert table is not None
                one, two = Person(table, 0), Person(table, 1)
                for person in (one, two):
                    table.enter(person.viewer)
                if visit == 0:
                    assert (await one.command("say", "talk1", text="still here?"))["type"] == "done"
                    answer = await two.command("say", "talk2", text="psst", to=0)
                    assert answer["type"] == ("done" if whispers else "refused")
                lines = [line for m in one.heard if m["type"] == "talk" for line in m["lines"]]
                assert [line["parts"][0]["text"] for line in lines] == ["still here?", "psst"][: 1 + whispers]
        finally:
            await registry.close()


# Without a network: what must not be seen from outside, and what must not break


@pytest.fixture
async def registry(tmp_path: Path) -> AsyncIterator[TableRegistry]:
    found = await opened(tmp_path / "harena.db")
    yield found
    await found.close()


async def seated(registry: TableRegistry, wish: Wish, *seats: int) -> list[Person]:
    table = await registry.table(await made(registry, wish))
    assert table is not None
    people = [Person(table, seat) for seat in seats]
    for person in people:
        table.enter(person.viewer)
    return people


MARKET = Wish("nundinae", "ppp", {"days": 9})


async def test_a_refused_message_does_not_wait_for_a_whisper(registry: TableRegistry) -> None:
    """Otherwise the time of its answer would reveal when others whisper."""
    ann, watcher = await seated(registry, MARKET, ANN, -1)
    async with ann.table.conversation.lock:
        for who, kind, fields, code in (
            (ann, "say", {"text": ""}, "empty-message"),
            (ann, "say", {"to": 0, "text": "x"}, "to-yourself"),
            (ann, "mark", {"message": 0, "kept": True}, "no-such-message"),
            (ann, "report", {"message": 5}, "no-such-message"),
            (watcher, "say", {"text": "x"}, "not-yours"),
        ):
            assert (await asyncio.wait_for(who.command(kind, **fields), 1))["code"] == code


async def test_a_move_does_not_wait_for_talk(registry: TableRegistry) -> None:
    (ann,) = await seated(registry, MARKET, ANN)
    async with ann.table.conversation.lock:
        seat = asked(ann.table, Random(1))
        assert (await asyncio.wait_for(Person(ann.table, seat).answer(), 5))["type"] == "done"


async def test_one_id_for_a_message_and_a_move_closes_nothing(registry: TableRegistry) -> None:
    """A seat with two connections sends both at the same moment. The table must not think of another server."""
    (ann,) = await seated(registry, MARKET, ANN)
    again = Person(ann.table, ANN)
    seat = asked(ann.table, Random(1))
    mover, speaker = Person(ann.table, seat), Person(ann.table, seat)
    for number in range(5):
        answers = [
            speaker.command("say", f"same{number}", text="hello"),
            mover.command("rename", f"same{number}", name=f"Name {number}"),
        ]
        await asyncio.gather(*answers[:: 1 if number % 2 else -1])
        assert not ann.table.stale
        assert not ann.hung_up
    assert (await again.command("say", text="still here"))["type"] == "done"


async def test_what_cannot_be_saved_was_not_said(registry: TableRegistry, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, dan = await seated(registry, MARKET, ANN, DAN)

    async def fail(*args: Any, **more: Any) -> None:
        raise NotSaved("full")

    monkeypatch.setattr(Store, "say", fail)
    assert (await ann.command("say", "n", text="lost"))["code"] == "not-saved"
    monkeypatch.undo()
    assert not [m for m in dan.heard if m["type"] == "talk" and m["lines"]]
    assert (await ann.command("say", "n", text="found"))["type"] == "done"
    assert [m["lines"][0]["parts"][0]["text"] for m in dan.heard if m["type"] == "talk" and m["lines"]] == ["found"]


async def test_a_session_that_fails_does_not_keep_talk_from_the_others(registry: TableRegistry) -> None:
    ann, dan, max_ = await seated(registry, MARKET, ANN, DAN, MAX)

    def fail(raw: bytes) -> None:
        raise RuntimeError("the line is dead")

    dan.viewer.send = fail
    assert (await ann.command("say", text="hello"))["type"] == "done"
    assert dan.hung_up
    assert [m for m in max_.heard if m["type"] == "talk" and m["lines"]]


async def test_a_table_full_of_talk_can_still_be_opened(registry: TableRegistry) -> None:
    """Everything that could be said was said, with as many links as fit: a newcomer gets the last lines."""
    (ann,) = await seated(registry, Wish("gorus", "ppp"), ANN)
    talk = ann.table.conversation.talk
    text = "G-1 " * (LONGEST // 4 - 1) + "\U0001f9d1"
    for number in range(3 * MOST_MESSAGES):
        talk.add(Entry(SAY, number % 3, text=f"{text}{number}", at=float(number)))
    late = Person(ann.table, MAX)
    started = time.perf_counter()
    ann.table.enter(late.viewer)
    assert time.perf_counter() - started < 2
    assert sum([len(json.dumps(message)) for message in late.heard]) < UNREAD
    heard = [message for message in late.heard if message["type"] == "talk"]
    numbers = [line["n"] for message in reversed(heard) for line in message["lines"]]
    assert numbers == list(range(numbers[0], 3 * MOST_MESSAGES))
    assert len(numbers) >= 10
    seen = len(late.heard)
    ann.table.conversation.talk.add(Entry(SAY, 0, text="one more", at=1e9))
    ann.table.show_talk()
    (more,) = late.heard[seen:]
    assert [line["n"] for line in more["lines"]] == [3 * MOST_MESSAGES]


async def test_the_host_is_shown_the_last_reports(registry: TableRegistry) -> None:
    ann, dan = await seated(registry, MARKET, ANN, DAN)
    talk = ann.table.conversation.talk
    for number in range(2 * MOST_REPORTS):
        talk.add(Entry(SAY, MAX, text=f"foul {number}", at=100.0 * number))
        talk.add(talk.check(Entry("report", DAN, message=number)))
    ann.table.show_talk()
    reports = ann.heard[-1]["reports"]
    assert [each["text"] for each in reports] == [f"foul {n}" for n in range(MOST_REPORTS, 2 * MOST_REPORTS)]
    assert dan.heard[-1]["reports"] == []


# Bots at the table


async def test_a_bot_answers_a_greeting_once(registry: TableRegistry, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("harena.server.bot_talk.ANSWER_PAUSE", (0.01, 0.02))
    ann, dan = await seated(registry, Wish("gorus", "ppb"), ANN, DAN)
    table = ann.table
    said = await asyncio.gather(*[each.command("say", phrase="any-hello") for each in (ann, dan)])
    assert [each["type"] for each in said] == ["done", "done"]
    assert len(table.bot_talk.tasks) == 2  # one per message, though both were written at the same time
    while table.bot_talk.tasks:
        await asyncio.sleep(0.01)
    assert [message.entry.by for message in table.conversation.talk.messages].count(MAX) == 1


async def test_a_table_stays_in_memory_until_its_bots_have_answered(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise a second copy of the table would not know the answer, and its next message would be a conflict."""
    monkeypatch.setattr("harena.server.bot_talk.ANSWER_PAUSE", (0.2, 0.3))
    key = await made(registry, Wish("gorus", "pb"))
    async with registry.at(key) as table:
        assert table is not None
        ann = Person(table, 0)
        table.enter(ann.viewer)
        while table.bot_runner.busy:
            await asyncio.sleep(0.01)
        assert (await ann.command("say", phrase="any-hello"))["type"] == "done"
        table.go(ann.viewer)
    async with registry.at(key) as again:
        assert again is table
    while table.bot_talk.tasks:
        await asyncio.sleep(0.01)
    await asyncio.sleep(0)
    assert len(table.conversation.talk.messages) == 2
    assert key not in registry.tables


async def test_a_promise_of_another_version_does_not_stop_the_bots(registry: TableRegistry) -> None:
    (ann,) = await seated(registry, Wish("spartacus", "pbb"), ANN)
    table = ann.table
    for by, to in ((0, 1), (1, 2), (2, 1)):
        old = Entry(SAY, by, phrase="spartacus-of-old", slots=(3,), promise_to=to, at=1.0)
        table.conversation.talk.add(old)
    for bot in (1, 2):
        assert table.bot_talk.standing(bot) is not None
        await table.bot_talk.before_move(bot)
    table.show_talk()
    assert len(ann.heard[-1]["promises"]) == 3
