"""Tests that a table reads, holds and sends only a bounded part of a long match, and that nothing of it is lost."""

from __future__ import annotations

import asyncio
import gc
import json
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any
from weakref import ref

import pytest
from tools.long_table import lay

from harena.games import game
from harena.kernel.choice import PASS, listed
from harena.kernel.rules import BadInput
from harena.kernel.serialization import digest
from harena.kernel.views import SPECTATOR
from harena.matches.record import read_record, replay, verify
from harena.server import protocol, table_registry
from harena.server.limits import MOST_IDLE_MOVES
from harena.server.log_pages import PAGE
from harena.server.persistence import ROWS_HELD, SNAPSHOT_EVERY, record_of
from harena.server.projection import MOST_LINES
from harena.server.protocol import LARGEST_SENT
from harena.server.session import Session
from harena.server.store import Store
from harena.server.table_registry import TableRegistry
from harena.server.tables import MOST_COMMANDS, LiveTable
from harena.talk.account import ALL, REPORT, SAY, Entry
from harena.text import LANGUAGES
from tests.games.nundinae.day import BID
from tests.server.table_setup import Person, Wish, asked, execute, made, opened

LONG = {"gorus": 120, "munera": 700, "spartacus": 1500}  # decisions


@pytest.fixture(autouse=True)
def quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is passed automatically while we look."""
    monkeypatch.setattr(LiveTable, "wake", lambda table: None)


@pytest.fixture
async def registry(tmp_path: Path) -> AsyncIterator[TableRegistry]:
    found = await opened(tmp_path / "harena.db")
    yield found
    await found.close()


async def table_of(registry: TableRegistry, key: str) -> LiveTable:
    found = await registry.table(key)
    assert found is not None
    return found


async def whole_record(store: Store, table: LiveTable) -> dict[str, Any]:
    saved = await store.load(table.row.id, whole=True)
    assert saved is not None
    return {**record_of(saved), "result": table.playing().record["result"]}


def enter(table: LiveTable, seat: int, lang: str = "en") -> Person:
    person = Person(table, seat)
    person.viewer = Session(lambda raw: person.heard.append(json.loads(raw)), lambda: None, seat, lang)
    table.enter(person.viewer)
    return person


def lines_of(person: Person) -> dict[int, Any]:
    found = {}
    for message in person.heard:
        for line in message.get("log", []) if message["type"] == "scene" else message.get("lines", []):
            if message["type"] in ("scene", "lines"):
                found[line["n"]] = line
    return found


async def whole_log(person: Person) -> dict[int, Any]:
    """Ask for page after page until there is nothing earlier."""
    first = min(lines_of(person), default=0)
    while first > 0:
        before = len(person.heard)
        await person.ask("earlier", before=first)
        [page] = person.heard[before:]
        assert page["first"] < first
        assert len(json.dumps(page, ensure_ascii=False).encode()) <= LARGEST_SENT
        first = page["first"]
    return lines_of(person)


@pytest.mark.parametrize("name", LONG)
async def test_an_opened_table_is_where_its_record_ends(registry: TableRegistry, name: str) -> None:
    key = await lay(registry.store, name, 3, LONG[name], 1)
    table = await table_of(registry, key)
    match, record = table.playing(), await whole_record(registry.store, table)
    assert len([entry for entry in record["segments"][0]["entries"] if "digest" in entry]) == table.entries // 32
    moments = list(replay(match.rules, record))
    assert digest(match.rules, moments[-1][1]) == digest(match.rules, match.settled)
    events = [event for _, _, told in moments for event in told]
    assert list(match.events.held) == events[match.events.base.events :]
    for viewer in range(SPECTATOR, 3):
        reached = sum([event.reaches(viewer) for event in events])
        assert match.events.lines_before(len(match.events), viewer) == reached
    answers = [0] * 3
    for entry in record["segments"][0]["entries"]:
        answers[entry["seat"]] += len(entry.get("do", ()))
    assert match.turns() == answers


@pytest.mark.parametrize("name", LONG)
async def test_little_of_a_long_match_is_in_memory(registry: TableRegistry, name: str) -> None:
    table = await table_of(registry, await lay(registry.store, name, 3, LONG[name], 1))
    held = ROWS_HELD + SNAPSHOT_EVERY
    saved = await registry.store.load(table.row.id)
    assert saved is not None
    assert len(saved.entries) <= held
    people, rng = [enter(table, seat) for seat in range(3)], Random(1)
    for _ in range(2 * SNAPSHOT_EVERY):
        if table.playing().over:
            break
        assert (await people[asked(table, rng)].answer(rng=rng))["type"] == "done"
        match = table.playing()
        assert match.events.rows - match.events.base.rows <= held
        assert len(match.record["segments"][-1]["entries"]) <= SNAPSHOT_EVERY
        assert all([len(cache.lines) <= MOST_LINES for cache in table.showing._text_caches.values()])
        assert len(table.done) <= MOST_COMMANDS
    if table.playing().over:
        verify(game(name), await whole_record(registry.store, table))


@pytest.mark.parametrize("name", LONG)
@pytest.mark.parametrize("seat", [SPECTATOR, 0, 2])
async def test_the_pages_of_the_log_are_the_whole_log(registry: TableRegistry, name: str, seat: int) -> None:
    """Every viewer gets each line that reaches it once, in words, with a number of its own count."""
    table = await table_of(registry, await lay(registry.store, name, 3, LONG[name], 2))
    person = enter(table, seat, "de")
    [scene] = [message for message in person.heard if message["type"] == "scene"]
    lines = await whole_log(person)
    match, record = table.playing(), await whole_record(registry.store, table)
    events = [event for _, _, told in replay(match.rules, record) for event in told]
    closed = match.closed()
    reach = [(at, event) for at, event in enumerate(events) if event.reaches(seat)]
    expected = {n: event.kind for n, (at, event) in enumerate(reach) if at not in closed}
    assert {n: line["kind"] for n, line in lines.items()} == expected
    assert all([line["text"] for line in lines.values()])
    hidden = [n for n, (at, _) in enumerate(reach) if at in closed]
    assert scene["closed"] == ([hidden[0], hidden[-1] + 1] if hidden else scene["closed"])


async def test_a_page_asked_for_anywhere_is_right(registry: TableRegistry) -> None:
    table = await table_of(registry, await lay(registry.store, "spartacus", 3, LONG["spartacus"], 3))
    everything = await whole_log(enter(table, 1))
    other, rng = enter(table, 1), Random(1)
    for _ in range(12):
        before, heard = rng.randrange(len(everything) + 50), len(other.heard)
        await other.ask("earlier", before=before)
        [page] = other.heard[heard:]
        end = min(before, len(everything))
        assert page["lines"] == [everything[n] for n in range(page["first"], end)]
        assert not page["first"] or len(json.dumps(page["lines"])) > PAGE / 2
    fresh = await table_of(registry, table.row.id)
    assert fresh.log_pages._bases.keys() <= set(range(0, fresh.entries, 64))


async def test_moves_that_a_bot_made_are_told_as_such_in_old_pages_too(registry: TableRegistry) -> None:
    table = await table_of(registry, await made(registry, Wish("gorus", "ppp")))
    people, rng = [Person(table, seat) for seat in range(3)], Random(1)
    table.seats = [row._replace(stand_in=row.seat == 0) for row in table.seats]
    for _ in range(40):
        seat = asked(table, rng)
        if seat:
            await people[seat].answer(rng=rng)
        else:
            trial, quoted = table.playing().fork(), people[0].quote(rng=rng)
            trial.answer(0, quoted["choice"], quoted["option"])
            await table.moves.keep(trial, 0, "")
    shown = await whole_log(enter(table, 0))
    table.playing().forget(4)
    await table.keep_snapshot()
    registry.tables.clear()
    again = await table_of(registry, table.row.id)
    again.playing().forget(4)
    closed = again.playing().closed()
    told = await whole_log(enter(again, 0))
    assert again.playing().events.base.rows > 0 or closed
    assert told == shown


# Commands that come again


async def test_a_command_is_never_carried_out_twice(registry: TableRegistry) -> None:
    """Neither the newest, which are in memory, nor old ones, which only the database knows."""
    table = await table_of(registry, await made(registry, Wish("nundinae", "ppp")))
    ann = Person(table, 0)
    give = {"free_action": "give", "args": [1, 1]}
    quoted = ann.quote(0)
    assert (await ann.command("answer", "first", **quoted))["type"] == "done"
    assert (await ann.command("act", "gift", **give))["type"] == "done"
    assert (await ann.command("say", "word", text="ave"))["type"] == "done"
    for number in range(MOST_COMMANDS + 1):
        table.note_done(1, f"n{number}")
    assert (0, "gift") not in table.done
    purse, rows, said = list(table.playing().settled.coins), table.entries, len(table.conversation.talk.entries)
    assert (await ann.command("act", "gift", **give))["type"] == "done"
    assert (await ann.command("answer", "first", **quoted))["type"] == "done"
    assert (await ann.command("say", "word", text="ave"))["type"] == "done"
    assert list(table.playing().settled.coins) == purse
    assert (table.entries, len(table.conversation.talk.entries)) == (rows, said)
    assert len(table.done) <= MOST_COMMANDS
    stale = await ann.command("answer", "another", **quoted)
    assert (stale["type"], stale["code"]) == ("refused", "not-asked")


async def test_the_record_of_a_long_match_can_be_downloaded(registry: TableRegistry) -> None:
    table = await table_of(registry, await lay(registry.store, "gorus", 3, LONG["gorus"], 1))
    shown = await table.export(1)
    everything = await whole_log(enter(table, 1))
    assert [event["kind"] for event in shown["events"]] == [everything[n]["kind"] for n in sorted(everything)]
    people, rng = [Person(table, seat) for seat in range(3)], Random(1)
    while not table.playing().over:
        await people[asked(table, rng)].answer(rng=rng)
    record = read_record(json.dumps(await table.export(SPECTATOR)), "here", lambda name: game(name).rules)
    assert verify(game("gorus"), record) == digest(game("gorus").rules, table.playing().settled)


# Coming and going


async def test_a_table_that_leaves_the_memory_stores_its_position(registry: TableRegistry) -> None:
    """So it comes back without a replay, and a newer version need not replay what older rules have made."""
    key, rng = await made(registry, Wish("nundinae", "ppp")), Random(1)
    async with registry.at(key) as table:
        assert table is not None
        for _ in range(7):
            await Person(table, asked(table, rng)).answer(rng=rng)
        assert (table.snapshot, table.entries) == (0, 8)
        position = digest(table.game.rules, table.playing().settled)
        draft = list(table.playing().draft)
    assert not registry.tables
    await asyncio.gather(*registry._leaving)
    again = await table_of(registry, key)
    assert (again.snapshot, again.entries) == (7, 8)
    assert digest(again.game.rules, again.playing().settled) == position
    assert again.playing().draft == draft


async def test_all_positions_are_stored_when_the_server_stops(tmp_path: Path) -> None:
    registry, rng = await opened(tmp_path / "harena.db"), Random(1)
    keys = [await made(registry, Wish("nundinae", "ppp")) for _ in range(3)]
    for key in keys:
        table = await table_of(registry, key)
        await Person(table, asked(table, rng)).answer(rng=rng)
    await registry.close()
    store = await Store.open(f"sqlite:///{tmp_path / 'harena.db'}")
    saved = [await store.load(key) for key in keys]
    await store.close()
    assert [(each.snapshot.seq, len(each.entries)) for each in saved if each and each.snapshot] == [(1, 2)] * 3


async def test_a_table_that_was_left_is_gone_from_memory(registry: TableRegistry) -> None:
    async with registry.at(await made(registry, Wish("munera", "ppp"))) as table:
        assert table is not None
        person = enter(table, asked(table, Random(1)))
        await person.answer()
        table.go(person.viewer)
        left = ref(table)
    await asyncio.gather(*registry._leaving)
    del table, person
    gc.collect()
    assert left() is None


async def test_a_table_that_takes_long_to_read_holds_up_no_other(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow, quick = [await made(registry, Wish("nundinae", "ppp")) for _ in range(2)]
    load, begun, go_on = registry.store.load, asyncio.Event(), asyncio.Event()

    async def waits(key: str, whole: bool = False) -> Any:
        if key == slow:
            begun.set()
            await go_on.wait()
        return await load(key, whole)

    monkeypatch.setattr(registry.store, "load", waits)
    waiting = [asyncio.create_task(registry.table(slow)) for _ in range(3)]
    await begun.wait()
    assert await registry.table(quick) is not None
    go_on.set()
    one, two, three = await asyncio.gather(*waiting)
    assert one is two is three, "it is read once"


async def test_a_table_at_which_nothing_happens_rests(registry: TableRegistry, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its viewers notice nothing: they get the same as before."""
    monkeypatch.setattr(table_registry, "REST_EVERY", 0.01)
    monkeypatch.setattr(table_registry, "REST_AFTER", 0.0)
    table = await table_of(registry, await made(registry, Wish("gorus", "ppp")))
    people = [enter(table, seat) for seat in range(3)]
    resting = asyncio.create_task(registry.rest_idle_tables())
    while table.showing._text_caches or table.showing._scenes:
        await asyncio.sleep(0.01)
    resting.cancel()
    heard = [len(person.heard) for person in people]
    table.broadcast()
    assert [len(person.heard) for person in people] == heard, "nothing has changed, so nothing is sent"
    seat = asked(table, Random(1))
    assert (await people[seat].answer())["type"] == "done"
    assert all([person.heard[-1]["type"] == "scene" for person in people])


async def test_an_entry_that_does_not_fit_is_named_in_one_line(registry: TableRegistry) -> None:
    """A newer version may not replay what the rules of an older one have made."""
    table = await table_of(registry, await made(registry, Wish("nundinae", "ppp")))
    await Person(table, 0).answer(0)
    registry.tables.clear()
    entry = '{"entry":{"seat":0,"do":["bid:99"],"luck":[]}}'
    await execute(registry.store, "UPDATE entries SET body = :entry WHERE seq = 1", entry=entry)
    with pytest.raises(BadInput, match="entry 1 does not fit") as error:
        await registry.table(table.row.id)
    assert "\n" not in str(error.value)


# What could be repeated for ever


async def test_free_actions_are_limited_until_the_game_moves_on(registry: TableRegistry) -> None:
    """Two seats that give each other the same coin cannot fill the record. Honest play never meets the limit."""
    table = await table_of(registry, await made(registry, Wish("nundinae", "ppp")))
    ann, dan = Person(table, 0), Person(table, 1)
    for _ in range(MOST_IDLE_MOVES):
        assert (await ann.command("act", free_action="give", args=[1, 1]))["type"] == "done"
        assert (await dan.command("act", free_action="give", args=[0, 1]))["type"] == "done"
    refused = await ann.command("act", free_action="give", args=[1, 1])
    assert (refused["type"], refused["code"]) == ("refused", "too-often")
    registry.tables.clear()
    table = await table_of(registry, table.row.id)
    ann, people = Person(table, 0), [Person(table, seat) for seat in range(3)]
    assert (await ann.command("act", free_action="give", args=[1, 1]))["code"] == "too-often", (
        "a restart changes nothing"
    )
    for person in people:
        assert (await person.answer(PASS))["type"] == "done", "what the others wait for is allowed"
    assert table.playing().idle_moves == [0, 0, 0]


async def test_a_sealed_answer_cannot_be_changed_for_ever(registry: TableRegistry) -> None:
    table = await table_of(registry, await made(registry, Wish("nundinae", "ppp")))
    for seat in range(3):
        await Person(table, seat).answer(PASS)
    ann, kinds = Person(table, 0), []
    for number in range(MOST_IDLE_MOVES + 2):
        kinds.append((await ann.answer(BID + number % 2)).get("code", ""))
    assert kinds == [""] * MOST_IDLE_MOVES + ["too-often"] * 2
    for seat in (1, 2):
        assert (await Person(table, seat).answer(BID))["type"] == "done"


# The size of what is sent

DEPTHS = {"gorus": (60, 140), "munera": (150, 900), "spartacus": (300, 2500)}
PLAYERS = {"gorus": 8, "munera": 4, "spartacus": 4}


@pytest.mark.parametrize("name", DEPTHS)
async def test_no_message_is_too_large(registry: TableRegistry, name: str) -> None:
    """Whatever is asked for, by whomever, in whichever language, and however long the match has lasted."""
    seen: Counter[str] = Counter()
    rng = Random(name)
    for depth in DEPTHS[name]:
        table = await table_of(registry, await lay(registry.store, name, PLAYERS[name], depth, depth))
        table.seats = [seat._replace(name="W" * 40) for seat in table.seats]
        for seat in (SPECTATOR, 0, 1):
            sent: list[bytes] = []
            session = Session(sent.append, lambda: None, seat, rng.choice(LANGUAGES), 0, True)
            table.enter(session)
            kinds = table.game.rules.kinds
            options = [rng.randrange(kind.start, kind.start + kind.size) for kind in kinds]
            asked_for: list[Any] = [protocol.Why(option) for option in options] + [protocol.Where()]
            for message in [*asked_for, protocol.Earlier(10**6), protocol.Earlier(300)]:
                await table.handle(session, message)
            await table.handle(session, protocol.Look("de", True))
            table.go(session)
            sent += await differences(table, seat, rng)
            for raw in sent:
                kind = json.loads(raw)["type"]
                seen[kind] = max(seen[kind], len(raw))
    assert max(seen.values()) <= LARGEST_SENT, seen
    assert seen.keys() >= {"table", "scene", "change", "lines", "because", "whereabouts", "talk"}
    assert seen["lines"] > 8 * 1024, "the match is long enough to tell something"


async def differences(table: LiveTable, seat: int, rng: Random) -> list[bytes]:
    """Return what a page gets that is sent differences, while the match goes on."""
    sent: list[bytes] = []
    session = Session(sent.append, lambda: None, seat, "fr", 0, True, True)
    table.enter(session)
    for _ in range(6):
        if not table.playing().over:
            await Person(table, asked(table, rng)).answer(rng=rng)
    table.go(session)
    return sent


async def test_no_talk_is_too_large_and_all_of_it_comes(registry: TableRegistry) -> None:
    table = await table_of(registry, await made(registry, Wish("nundinae", "ppp")))
    talk = table.conversation.talk
    for number in range(300):
        seat = number % 3
        entry = Entry(SAY, seat, ALL, "\N{OWL}" * 390 + f" {number}", at=100.0 * number)
        talk.add(talk.check(entry, table.row.host))
    for number in range(40):
        report = Entry(REPORT, 1, message=talk.messages[3 * number + 2].number, at=1e6 + number)
        talk.add(talk.check(report, table.row.host))
    sent: list[bytes] = []
    table.enter(Session(sent.append, lambda: None, table.row.host, "en"))
    assert max(map(len, sent)) <= LARGEST_SENT
    heard = [message for message in map(json.loads, sent) if message["type"] == "talk"]
    assert [message["fresh"] for message in heard] == [True] + [False] * (len(heard) - 1)
    numbers = sorted([line["n"] for message in heard for line in message["lines"]])
    assert numbers == list(range(300 - len(numbers), 300))
    assert len(numbers) > 100
    assert heard[0]["lines"][-1]["n"] == 299, "the newest come first"
    assert heard[0]["reports"]


# The start of a server


async def test_a_start_reads_only_the_tables_that_wait_for_a_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those that wait for people, those of bots alone, finished ones and open ones are left where they are."""
    registry, rng = await opened(tmp_path / "harena.db"), Random(1)
    for wish in [Wish("gorus", "ppp"), Wish("gorus", "bbb"), Wish("gorus", "pff", start=False)]:
        await made(registry, wish)
    due = set()
    for who in ("bot", "person", "bot", "person"):
        table = await table_of(registry, await made(registry, Wish("gorus", "pbb")))
        while table.seats[asked(table, rng)].who != who:
            seat, trial = asked(table, rng), table.playing().fork()
            choice = trial.rules.choice(trial.settled, seat)
            assert choice is not None
            trial.answer(seat, choice.id, next(iter(listed(choice.options))))
            await table.moves.keep(trial, seat, "")
        due |= {table.row.id} if who == "bot" else set()
    await registry.close()
    registry = await opened(tmp_path / "harena.db")
    read: list[str] = []
    load = registry.store.load

    async def noted(key: str, whole: bool = False) -> Any:
        read.append(key)
        return await load(key, whole)

    monkeypatch.setattr(registry.store, "load", noted)
    await registry.resume_running()
    assert set(read) == due
    await registry.close()


async def test_a_person_who_leaves_makes_the_table_wait_for_a_bot(registry: TableRegistry) -> None:
    table = await table_of(registry, await made(registry, Wish("gorus", "ppp")))
    person = Person(table, asked(table, Random(1)))
    assert await registry.store.waiting_for_bots(0.0) == []
    await person.command("leave")
    assert await registry.store.waiting_for_bots(0.0) == [table.row.id]
    await person.command("return")
    assert await registry.store.waiting_for_bots(0.0) == []
