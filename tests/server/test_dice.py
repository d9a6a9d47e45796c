"""Tests fair dice at a table: who sees what when, salts, that nothing is rolled twice, and old tables."""

from __future__ import annotations

import asyncio
import json
import logging
import pickle
from collections.abc import AsyncIterator
from itertools import accumulate
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import URL

from harena.games import game
from harena.matches.dice_check import DiceCheck
from harena.matches.fair_dice import commitment_of
from harena.matches.record import Diverged, read_record, verify
from harena.server import bot_runner, dice_report, protocol
from harena.server.bot_pool import BotPool
from harena.server.store import Change, DiceRow, NotSaved, Store
from harena.server.table_registry import TableRegistry
from harena.server.tables import LiveTable
from tests.server.conftest import Place, around, make, request
from tests.server.conftest import play_out as play_out_there
from tests.server.devices import Device
from tests.server.table_setup import Person, Wish, asked, execute, laid, made, opened

SALTS = ["00112233445566778899aabbccddeeff", "ffeeddccbbaa99887766554433221100"]
WISH = Wish("gorus", "pp", {"target": 3}, start=False)


@pytest.fixture
async def registry(tmp_path: Path) -> AsyncIterator[TableRegistry]:
    found = await opened(tmp_path / "harena.sqlite")
    yield found
    await found.close()


def person(table: LiveTable, seat: int) -> Person:
    found = Person(table, seat)
    table.enter(found.viewer)
    return found


def dice_of(guest: Person) -> dict[str, Any]:
    """Return what a guest was last told about the dice."""
    found: dict[str, Any] = [message for message in guest.heard if message["type"] == "table"][-1]["dice"]
    return found


async def salt(guest: Person, salt: str = "", **other: Any) -> dict[str, Any]:
    shown = dice_of(guest)
    wish = {"commitment": shown["next"] or shown["commitment"], "salt": salt or SALTS[guest.viewer.seat], **other}
    return await guest.command("salt", **wish)


async def play_out(table: LiveTable, people: list[Person], seed: int = 1) -> None:
    rng = Random(seed)
    while not table.playing().over:
        assert (await people[asked(table, rng)].answer(rng=rng))["type"] == "done"


async def begun(table: LiveTable) -> list[Person]:
    people = [person(table, seat) for seat in range(len(table.seats))]
    for guest in people:
        assert (await salt(guest))["type"] == "done"
    assert (await people[0].command("start"))["type"] == "done"
    return people


async def test_the_commitment_comes_first_then_salts_then_the_match_and_the_secret_last(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    async with laid(tmp_path / "harena.sqlite", WISH) as table:
        ann, bob, crowd = person(table, 0), person(table, 1), person(table, -1)
        secret = table.dice.secret
        before = dice_of(crowd)
        assert before == dice_of(ann) == dice_of(bob)
        assert (before["commitment"], before["salts"], before["secret"]) == (commitment_of(secret), [], "")
        assert before["salted"] == [False, False]
        await salt(ann)
        assert dice_of(crowd)["salted"] == [True, False]
        assert dice_of(crowd)["salts"] == [], "a salt is shown once it cannot be answered any more"
        await salt(bob)
        await ann.command("start")
        assert dice_of(crowd)["salts"] == SALTS
        await play_out(table, [ann, bob])
        shown = [message for guest in (ann, bob, crowd) for message in guest.heard if secret in json.dumps(message)]
        assert [message["phase"] for message in shown] == ["over"] * len(shown), "the secret comes once it is over"
        assert shown
        assert secret not in caplog.text
        assert secret not in repr(table.dice)
        assert dice_of(crowd)["secret"] == secret
        assert commitment_of(dice_of(crowd)["secret"]) == before["commitment"]
        assert dice_of(crowd)["next"] not in ("", before["commitment"]), "a rematch has a secret of its own"
        record = await table.export(-1)
    again = read_record(json.dumps(record), "here", lambda name: game(name).rules)
    dice = DiceCheck(again, game("gorus").rules.version)
    verify(game("gorus"), again, dice)
    assert (dice.outcomes > 20, again["salts"], again["secret"]) == (True, SALTS, secret)


async def test_a_running_match_exports_the_commitment_and_no_secret(tmp_path: Path) -> None:
    async with laid(tmp_path / "harena.sqlite", WISH) as table:
        await begun(table)
        for seat in (-1, 0, 1):
            found = await table.export(seat)
            assert (found["commitment"], found["salts"]) == (commitment_of(table.dice.secret), SALTS)
            assert table.dice.secret not in json.dumps(found)
        assert table.dice.secret not in json.dumps(table.playing().record)


async def test_salts_count_once_for_their_own_commitment_and_before_the_start_only(tmp_path: Path) -> None:
    async with laid(tmp_path / "harena.sqlite", WISH) as table:
        ann, bob, crowd = person(table, 0), person(table, 1), person(table, -1)
        assert (await salt(ann, commitment="0" * 64))["code"] == "stale"
        assert (await salt(crowd, SALTS[0]))["code"] == "not-yours"
        assert (await salt(ann))["type"] == "done"
        assert (await salt(ann, SALTS[1]))["code"] == "not-now"
        assert table.dice.salts == [SALTS[0], ""]
        await ann.command("start")
        assert (await salt(bob))["code"] == "not-now"
        assert table.dice.salts == [SALTS[0], ""], "a seat without a salt has an empty one"
        for wrong in ("", "xyz", SALTS[0].upper(), SALTS[0] * 2):
            with pytest.raises(Exception, match="salt"):
                await ann.command("salt", commitment="0" * 64, salt=wrong)


async def test_a_seat_that_somebody_left_has_no_salt(tmp_path: Path) -> None:
    async with laid(tmp_path / "harena.sqlite", WISH) as table:
        ann, bob = person(table, 0), person(table, 1)
        await salt(ann)
        await salt(bob)
        await bob.command("leave")
        assert table.dice.salts == [SALTS[0], ""]
        await table.seating.sit(table.row.invite, "Cleo", 1)
        cleo = person(table, 1)
        assert (await salt(cleo, "ab" * 16))["type"] == "done"
        await ann.command("arrange", seat=1, who="bot")
        assert table.dice.salts == [SALTS[0], ""]


async def test_a_rematch_has_its_own_secret_and_the_salts_that_came_after_the_end(tmp_path: Path) -> None:
    path = tmp_path / "harena.sqlite"
    async with laid(path, WISH) as table:
        people = await begun(table)
        await play_out(table, people)
        promised = dice_of(people[0])["next"]
        assert (await salt(people[0], "cd" * 16))["type"] == "done"
        assert dice_of(people[1])["next_salted"] == [True, False]
        await people[1].command("rematch")
        assert dice_of(people[1])["next"] == "", "the secret of a match that runs is at its own table only"
        key = table.row.rematch
    registry = await opened(path)
    rematch = await registry.table(key)
    assert rematch is not None
    assert commitment_of(rematch.dice.secret) == promised
    assert rematch.dice.salts == ["cd" * 16, ""]
    assert rematch.playing().record["salts"] == ["cd" * 16, ""]
    assert (
        await execute(
            registry.store, "SELECT next_secret FROM dice WHERE secret != :secret", secret=rematch.dice.secret
        )
        == ""
    )
    await registry.close()


async def test_a_move_that_could_not_be_saved_rolls_the_same_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A full disk, then the same answer once more, for a whole match: as if it had been saved at once."""
    async with laid(tmp_path / "harena.sqlite", WISH) as table:
        people, rng, save, tried = await begun(table), Random(2), Store.save, []

        async def full(self: Store, change: Change) -> None:
            tried.extend([row.body["entry"] for row in change.entries])
            raise NotSaved("full")

        lucky = 0
        while not table.playing().over:
            guest = people[asked(table, rng)]
            quote = guest.quote(rng=rng)
            tried.clear()
            for _ in range(2):
                monkeypatch.setattr(Store, "save", full)
                assert (await guest.command("answer", **quote))["code"] == "not-saved"
            monkeypatch.setattr(Store, "save", save)
            assert (await guest.command("answer", **quote))["type"] == "done"
            if tried:
                now = await newest(table)
                assert [entry["luck"] for entry in tried] == [now["luck"]] * 2
                lucky += bool(now["luck"])
        assert lucky
        verify(game("gorus"), await table.export(0))


async def test_after_a_restart_the_match_rolls_what_it_would_have_rolled(tmp_path: Path) -> None:
    """Before every answer, one copy of the server has just been started from what is stored."""
    path, rng = tmp_path / "harena.sqlite", Random(4)
    async with laid(path, WISH) as table:
        people = await begun(table)
        lucky = 0
        while not table.playing().over:
            seat = asked(table, rng)
            quote = people[seat].quote(rng=rng)
            saved = await table.store.load(table.row.id)
            assert saved is not None
            other = LiveTable(table.store, table.bot_pool, saved)
            trial = other.moves.tried(seat, _answer(quote))
            before = table.entries
            await people[seat].command("answer", **quote)
            if table.entries > before:
                now = await newest(table)
                assert trial.record["segments"][-1]["entries"][-1]["luck"] == now["luck"]
                lucky += bool(now["luck"])
        assert lucky


async def newest(table: LiveTable) -> dict[str, Any]:
    """Return the last entry as it is stored: the table may have left it out of its memory."""
    row = (await table.store.entries(table.row.id, table.entries - 1, table.entries))[0]
    found: dict[str, Any] = row.body["entry"]
    return found


def _answer(quote: dict[str, Any]) -> Any:
    return protocol.Answer("x", quote["choice"], quote["turn"], quote["option"])


async def test_a_table_of_an_older_version_goes_on_without_a_commitment_and_its_rematch_has_one(tmp_path: Path) -> None:
    path = tmp_path / "harena.sqlite"
    registry = await opened(path)
    key = await made(registry, WISH)
    await execute(registry.store, "DELETE FROM dice")
    await registry.close()
    registry = await opened(path)
    table = await registry.table(key)
    assert table is not None
    assert table.dice == DiceRow()
    people = [person(table, seat) for seat in (0, 1)]
    assert dice_of(people[0])["commitment"] == ""
    assert (await people[0].command("salt", commitment="0" * 64, salt=SALTS[0]))["code"] == "not-now"
    await people[0].command("start")
    await play_out(table, people)
    record = await table.export(0)
    assert (record["commitment"], record["salts"], record["secret"]) == (None, [], None)
    verify(game("gorus"), record)
    assert dice_of(people[0])["secret"] == ""
    assert dice_of(people[0])["next"]
    await salt(people[0])
    await people[0].command("rematch")
    rematch = await registry.table(table.row.rematch)
    assert rematch is not None
    assert rematch.dice.secret
    assert rematch.dice.salts == [SALTS[0], ""]
    await registry.close()


async def test_a_match_that_goes_on_under_newer_rules_keeps_its_dice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, rules = tmp_path / "harena.sqlite", game("gorus").rules
    async with laid(path, WISH) as table:
        people, rng = await begun(table), Random(7)
        for _ in range(12):
            await people[asked(table, rng)].answer(rng=rng)
        key = table.row.id
    monkeypatch.setattr(rules, "version", rules.version + 1)
    registry = await opened(path)
    found = await registry.table(key)
    assert found is not None
    people = [person(found, seat) for seat in (0, 1)]
    await play_out(found, people)
    record = await found.export(0)
    assert len(record["segments"]) == 2
    dice = DiceCheck(record, rules.version)
    verify(game("gorus"), record, dice)
    assert dice.older > 0
    assert dice.outcomes > 0
    edited = json.loads(json.dumps(record))
    at, entry = next((at, each) for at, each in enumerate(edited["segments"][1]["entries"]) if each["luck"])
    entry["luck"] = entry["luck"][::-1] if len(entry["luck"]) > 1 else ["card:axes-5"]
    with pytest.raises(Diverged) as error:
        verify(game("gorus"), edited)
    assert error.value.where == at + len(edited["segments"][0]["entries"])
    await registry.close()


async def test_the_report_lists_every_outcome_with_what_could_have_come(tmp_path: Path) -> None:
    async with laid(tmp_path / "harena.sqlite", WISH) as table:
        await play_out(table, await begun(table))
        record = await table.export(-1)
    for seat, lang in ((-1, "en"), (1, "de")):
        found = dice_report.report(record, seat, lang)
        luck = [x for part in record["segments"] for each in (part, *part["entries"]) for x in each["luck"]]
        listed = [found.things[x].id if roll.bag else x for roll in found.rolls for x in roll.outcomes]
        assert listed == luck
        starts = [0, *accumulate([len(roll.outcomes) for roll in found.rolls])]
        assert [roll.n for roll in found.rolls] == starts[:-1]
        for roll in found.rolls:
            assert roll.bag == sorted(set(roll.bag))
            assert not roll.bag or set(roll.outcomes) <= set(roll.bag)
        assert [thing.id for thing in found.things] == sorted(thing.id for thing in found.things)
        assert found.rolls[0].text


async def test_bots_and_hints_get_nothing_of_the_secret(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What goes to the processes of the bots, of a match in which two of them play."""
    sent: list[bytes] = []
    think, advise = BotPool.think, BotPool.advise

    async def listening(self: BotPool, *args: Any) -> Any:
        sent.append(pickle.dumps(args[:-1]))
        return await think(self, *args)

    async def overheard(self: BotPool, *args: Any) -> Any:
        sent.append(pickle.dumps(args[:-1]))
        return await advise(self, *args)

    monkeypatch.setattr(BotPool, "think", listening)
    monkeypatch.setattr(BotPool, "advise", overheard)
    monkeypatch.setattr(bot_runner.BotRunner, "pretended", lambda *_: 0.0)
    async with laid(tmp_path / "harena.sqlite", Wish("gorus", "pbb", {"target": 1}, start=False)) as table:
        ann = person(table, 0)
        await salt(ann)
        await ann.command("start")
        while len(sent) < 6:
            match = table.playing()
            if match.rules.choice(match.seen_by(0), 0) is None:
                await asyncio.sleep(0.01)
                continue
            await ann.ask("hint", seat=0)
            await ann.answer(rng=Random(1))
        secret = table.dice.secret
    assert all(secret.encode() not in raw and bytes.fromhex(secret) not in raw for raw in sent)
    assert any(b"hands" in raw for raw in sent)


async def test_the_report_is_there_for_everybody_once_the_match_is_over(place: Place) -> None:
    made_there = await make(place, "gorus", "pp", target=1)
    path = f"/api/tables/{made_there.table}/dice/"
    async with around(place, made_there, 0, 1) as guests:
        assert (await request(place, "GET", f"{path}en")).status_code == 404
        await play_out_there(*guests)
    for headers in ({}, {"authorization": f"Bearer {made_there.tokens[1]}"}):
        answer = await request(place, "GET", f"{path}en", headers=headers)
        assert answer.status_code == 200
        assert answer.json()["rolls"][0]["n"] == 0
    assert (await request(place, "GET", f"{path}xx")).status_code == 404
    assert (await request(place, "GET", f"{path}en", headers={"authorization": "Bearer no"})).status_code == 404
    assert (await request(place, "GET", "/api/tables/nowhere/dice/en")).status_code == 404


@pytest.mark.more
async def test_several_servers_roll_the_same(postgres: URL) -> None:
    """Two servers on one PostgreSQL: salts are given at one and start there, moves are made at both in turn, and before
    each of them the other server finds the same outcome."""
    one, two = await opened(postgres), await opened(postgres)
    for registry in (one, two):
        await registry.start()
    key = await made(one, WISH)
    tables = [await registry.table(key) for registry in (one, two)]
    people = [[person(table, seat) for seat in (0, 1)] for table in tables if table is not None]
    assert (await salt(people[0][0]))["type"] == "done"
    assert (await salt(people[1][1]))["type"] == "done"
    assert (await people[0][0].command("start"))["type"] == "done"
    rng, lucky = Random(3), 0
    for turn in range(10**6):
        here, there = [await registry.table(key) for registry in ((one, two), (two, one))[turn % 2]]
        assert here is not None
        assert there is not None
        assert here.dice == there.dice != DiceRow()
        if here.playing().over:
            break
        seat = asked(here, rng)
        guest = people[turn % 2][seat]
        guest.table = here
        quote = guest.quote(rng=rng)
        expected = there.moves.tried(seat, _answer(quote)).record["segments"][-1]["entries"]
        before = here.entries
        assert (await guest.command("answer", **quote))["type"] == "done"
        if here.entries > before:
            now = await newest(here)
            assert expected[-1]["luck"] == now["luck"]
            lucky += bool(now["luck"])
    assert lucky
    table = await one.table(key)
    assert table is not None
    verify(game("gorus"), await table.export(0))
    for registry in (one, two):
        await registry.close()


async def test_whoever_became_an_account_during_the_match_gets_the_report(place: Place) -> None:
    """The token of the seat that the page still sends is withdrawn then; the cookie says whose seat it is."""
    ann = Device(place)
    made_there = await ann.make("pp", target=1)
    async with around(place, made_there, 0, 1) as guests:
        await play_out_there(*guests)
    await ann.post("/api/me/password", {"login": "ann@example.org", "password": "correct horse battery"})
    old = {"authorization": f"Bearer {made_there.tokens[0]}"}
    path = f"/api/tables/{made_there.table}/dice/en"
    assert (await request(place, "GET", path, headers=old)).status_code == 404, "the token alone is of no use any more"
    assert (await ann.ask("GET", path, **old)).status_code == 200
