"""Tests who is told what, and when, on SQLite and PostgreSQL; and what happens where a message cannot be sent."""

from __future__ import annotations

import asyncio
import json
import logging
import re

import pytest
from sqlalchemy import URL, Connection

from harena.server import protocol
from harena.server.notices import outbox
from harena.server.notices.postman import GIVE_UP, LONGEST_PAUSE
from harena.server.people.seats import give
from harena.server.store import Store
from harena.server.tables import LiveTable
from tests.server.notices.club import SITE, Club, club, text_of
from tests.server.notices.receivers import PATIENCE, Browser, MailServer, PostServer, signed_claims
from tests.server.table_setup import Person, execute


async def one_turn(table: LiveTable) -> Person:
    """Let the seat that is asked come, answer and go. Return it."""
    assert table.match is not None
    person = Person(table, table.row.waiting[0])
    table.enter(person.viewer)
    assert (await person.answer())["type"] == "done"
    table.go(person.viewer)
    return person


async def test_who_is_away_is_told_once_by_every_channel(
    database: URL, post_server: PostServer, mail_server: MailServer
) -> None:
    chat = PostServer()
    async with club(database, smtp=mail_server.url, mail_from="Club <club@example.org>") as it:
        ann, browser = await it.person("Ann"), Browser(post_server)
        await it.push(ann, browser)
        await it.webhook(ann, chat)
        await it.mail(ann, mail_server)
        table = await it.table("pb", ann)
        while 0 not in table.row.waiting:
            await asyncio.sleep(0.01)
        await it.look(3)
        (post,), (mail,) = post_server.posts, mail_server.mails
        assert len(chat.posts) == 1

        pushed = browser.read(post)
        assert (pushed["title"], pushed["body"], pushed["open"]) == (
            "It is your turn",
            "Gorus Maximus",
            f"/t/{table.row.id}",
        )
        assert signed_claims(post.headers["authorization"], post_server.url)["sub"] == "mailto:club@example.org"
        assert mail["subject"] == "Gorus Maximus: It is your turn"
        assert f"{SITE}/t/{table.row.id}" in mail.get_content()
        assert text_of(chat).startswith(f"Ann: It is your turn\nGorus Maximus\n{SITE}/t/{table.row.id}\n")
        assert table.match is not None
        for told in (json.dumps(pushed), mail.as_string(), text_of(chat)):
            assert table.row.invite not in told, "a link opens nothing by itself"
            assert not re.search(r"Fists|Swords|Arrows|Axes|Shields|\bpoints?\b", told)
    chat.close()


async def test_nobody_is_told_who_is_there(database: URL, post_server: PostServer) -> None:
    async with club(database) as it:
        ann, dan = await it.person("Ann"), await it.person("Dan")
        await it.webhook(ann, post_server)
        table = await it.table("pp", ann, dan)
        other = await it.table("pp", ann, dan)
        while 0 not in table.row.waiting:
            await one_turn(table)
        visitor = Person(other, 0)
        other.enter(visitor.viewer)  # at another table, but not away
        await it.look(3)
        assert not post_server.posts
        other.go(visitor.viewer)
        await it.look()
        assert not post_server.posts, "whoever loads the page again is not away"
        await it.look(2)
        assert len(post_server.posts) == 1


async def test_a_turn_is_told_again_after_the_next_one(database: URL, post_server: PostServer) -> None:
    async with club(database) as it:
        ann, dan = await it.person("Ann"), await it.person("Dan")
        channel = await it.webhook(ann, post_server)
        await it.service.change(channel, protocol.ChangeChannel(True, ["started"]))
        table = await it.table("pp", ann, dan)
        told = 0
        for _ in range(6):
            await it.look(3)
            told += 0 in table.row.waiting
            assert len(post_server.posts) == told, "once per turn of hers, and never for his"
            await one_turn(table)
        assert told > 1


async def test_several_tables_are_one_message(database: URL, post_server: PostServer) -> None:
    async with club(database, every=600.0) as it:
        ann, browser = await it.person("Ann"), Browser(post_server)
        await it.push(ann, browser, "de")
        tables = [await it.table("pf", ann, start=False) for _ in range(8)]
        dan = await it.person("Dan")
        for table in tables[:7]:
            await table.seating.sit(table.row.invite, "Dan", -1, dan)
        await it.look(2)
        (post,) = post_server.posts
        told = browser.read(post)
        assert told["title"] == "Neues von 7 Tischen"
        assert told["body"].splitlines()[0] == "Gorus Maximus: Jemand hat sich an deinen Tisch gesetzt"
        assert told["body"].splitlines()[-1] == "… und noch ein Tisch"
        assert told["open"] == "/"
        assert len(told["stops"]) == 2

        await tables[7].seating.sit(tables[7].row.invite, "Dan", -1, dan)
        await it.look(3)
        assert len(post_server.posts) == 1, "one message within this time"
        assert await it.waiting() == ["joined"]
        await it.later()
        await it.look()
        assert browser.read(post_server.posts[1])["title"] == "Jemand hat sich an deinen Tisch gesetzt"


async def test_a_match_that_began_or_ended_is_told_who_was_away(database: URL, post_server: PostServer) -> None:
    async with club(database) as it:
        ann, dan = await it.person("Ann"), await it.person("Dan")
        await it.webhook(dan, post_server)
        table = await it.table("pp", ann, dan)
        await it.look(2)
        assert re.match(r"Dan: (The match has begun|It is your turn)\n", text_of(post_server))
        post_server.posts.clear()

        watching = Person(table, 1)
        for at_the_end in (False, True):
            while table.row.phase == "running":
                await one_turn(table)
            if at_the_end:
                table.enter(watching.viewer)
                await it.look()
                table.go(watching.viewer)
            await it.look(3)
            ends = [post for post in post_server.posts if b"The match is over" in post.body]
            assert len(ends) == (0 if at_the_end else 1)
            post_server.posts.clear()
            table = await it.table("pp", ann, dan)


async def test_a_shared_screen_is_told_once(database: URL, post_server: PostServer) -> None:
    """Ann has two seats, and Dan a third one."""
    async with club(database) as it:
        ann, dan = await it.person("Ann"), await it.person("Dan")
        await it.webhook(ann, post_server)
        table = await it.table("pff", ann, ann, start=False)
        await table.seating.sit(table.row.invite, "Dan", -1, dan)
        await it.look(4)
        assert text_of(post_server).startswith("Ann: Somebody has sat down at your table\n")
        assert len(post_server.posts) == 1
        assert (await Person(table, 0).command("start"))["type"] == "done"
        await it.look(4)
        assert len(post_server.posts) == 2, "it began, and whose turn it is, in one message"


async def test_what_happened_before_is_not_told(database: URL, post_server: PostServer) -> None:
    async with club(database) as it:
        ann, dan = await it.person("Ann"), await it.person("Dan")
        await it.table("pf", ann, dan, start=False)
        channel = await it.webhook(ann, post_server)
        await execute(it.store, "UPDATE notice_channels SET since = 1e12 WHERE id = :id", id=channel.id)
        await it.look(2)
        assert not post_server.posts


async def test_a_kind_or_a_channel_that_is_switched_off_is_silent(database: URL, post_server: PostServer) -> None:
    async with club(database) as it:
        ann, dan, eva = [await it.person(name) for name in ("Ann", "Dan", "Eva")]
        browser = Browser(post_server)
        channel = await it.push(ann, browser)
        table = await it.table("pff", ann, dan, start=False)
        await it.look(2)
        told = browser.read(post_server.posts[0])
        assert [stop["says"] for stop in told["stops"]] == ["Not for guests", "Stop all here"]
        link = await it.service.stop(told["stops"][0]["token"])
        assert link is not None
        assert (link.kind, link.about) == ("push", "joined")
        await table.seating.sit(table.row.invite, "Eva", -1, eva)
        await it.look(2)
        assert len(post_server.posts) == 1
        for _ in range(2):  # twice does no harm
            assert await it.service.stop(told["stops"][1]["token"]) is not None
        assert await it.state_of(channel) == "off"
        assert (await Person(table, 0).command("start"))["type"] == "done"
        await it.look(3)
        assert len(post_server.posts) == 1


@pytest.mark.parametrize("status", [404, 410])
async def test_a_push_service_that_does_not_know_a_browser_is_not_asked_again(
    database: URL, post_server: PostServer, status: int
) -> None:
    async with club(database) as it:
        ann, dan = await it.person("Ann"), await it.person("Dan")
        channel = await it.push(ann, Browser(post_server))
        post_server.status = status
        await it.table("pf", ann, dan, start=False)
        await it.look(3)
        await it.later()
        await it.look()
        assert len(post_server.posts) == 1
        assert await it.state_of(channel) == "gone"


async def test_an_address_that_bounces_is_left_alone(database: URL, mail_server: MailServer) -> None:
    async with club(database, smtp=mail_server.url, mail_from="club@example.org") as it:
        ann, dan = await it.person("Ann"), await it.person("Dan")
        channel = await it.mail(ann, mail_server)
        mail_server.unknown = {"ann@example.org"}
        await it.table("pf", ann, dan, start=False)
        await it.look(3)
        assert await it.state_of(channel) == "refused"
        mail_server.unknown = set()
        await it.later()
        await it.look(2)
        assert not mail_server.mails, "until she looks at it"


async def test_a_mail_server_that_is_down_is_tried_again_for_a_day(
    database: URL, mail_server: MailServer, caplog: pytest.LogCaptureFixture
) -> None:
    async with club(database, smtp=mail_server.url, mail_from="club@example.org") as it:
        ann, dan = await it.person("Ann"), await it.person("Dan")
        channel = await it.mail(ann, mail_server)
        mail_server.stop()
        await it.table("pf", ann, dan, start=False)
        pauses = []
        with caplog.at_level(logging.WARNING):
            for _ in range(9):
                await it.look()
                now = await execute(it.store, "SELECT due FROM notices")
                pauses.append(await execute(it.store, "SELECT quiet_until FROM notice_channels") - now)
                await it.look()  # not before the pause is over
                await it.later()
        assert pauses[:4] == pytest.approx([60, 120, 240, 480], abs=30)
        assert pauses[-1] == pytest.approx(LONGEST_PAUSE, abs=30)
        (line,) = [record for record in caplog.records if "cannot be sent" in record.message]
        assert line.exc_info is None
        assert "ann@example.org" not in caplog.text

        mail_server.start()
        await it.look()
        (mail,) = mail_server.mails
        assert mail["subject"] == "Gorus Maximus: Somebody has sat down at your table"
        assert await it.waiting() == []

        mail_server.stop()
        await it.table("pf", ann, dan, start=False)
        await it.look()
        assert await it.waiting() == ["joined"]
        await execute(it.store, "UPDATE notices SET made = made - :day WHERE sent = 0", day=GIVE_UP + 1)
        await it.later()
        await it.look()
        assert await it.waiting() == [], "after a day it is given up"
        assert await it.state_of(channel) == "on"


async def test_the_game_goes_on_while_a_receiver_hangs(database: URL, post_server: PostServer) -> None:
    async with club(database) as it:
        ann, dan = await it.person("Ann"), await it.person("Dan")
        await it.webhook(ann, post_server)
        await it.webhook(dan, post_server)
        post_server.open.clear()
        table = await it.table("pp", ann, dan)
        await it.service.postman.look()
        await asyncio.to_thread(post_server.wait)  # it has the message, and does not answer
        for _ in range(4):
            await one_turn(table)
        assert await execute(it.store, "SELECT max(busy_until) FROM notice_channels") > 0
        post_server.open.set()
        await it.service.postman.sent()
        assert await execute(it.store, "SELECT max(busy_until) FROM notice_channels") == 0


async def test_of_several_servers_one_sends(database: URL, post_server: PostServer) -> None:
    async with club(database) as it:
        others = [Club(it.registry, it.service.settings) for _ in range(3)]
        ann, dan = await it.person("Ann"), await it.person("Dan")
        await it.push(ann, Browser(post_server))
        await it.table("pf", ann, dan, start=False)
        await asyncio.gather(*[each.look() for each in (it, *others)])
        await asyncio.gather(*[each.look() for each in (it, *others)])
        assert len(post_server.posts) == 1
        for each in others:
            await each.service.close()


async def test_what_a_server_was_sending_when_it_died_is_sent_by_the_next(
    database: URL, post_server: PostServer
) -> None:
    """The second message replaces the first one: its topic and its tag are the same."""
    async with club(database) as it:
        ann, dan, browser = await it.person("Ann"), await it.person("Dan"), Browser(post_server)
        await it.push(ann, browser)
        await it.table("pf", ann, dan, start=False)
        post_server.open.clear()
        await it.service.postman.look()
        await asyncio.to_thread(post_server.wait)
        await it.service.postman.close()  # it has sent, and could not note it
        post_server.open.set()
        successor = Club(it.registry, it.service.settings)
        await successor.look()
        assert len(post_server.posts) == 1, "it may still be on its way"
        await it.later()
        await successor.look()
        first, second = post_server.posts
        assert first.headers["topic"] == second.headers["topic"]
        assert browser.read(first)["tag"] == browser.read(second)["tag"]
        await successor.look(2)
        assert len(post_server.posts) == 2
        await successor.service.close()


async def test_with_a_person_goes_everything_about_their_notices(
    database: URL, post_server: PostServer, mail_server: MailServer
) -> None:
    async with club(database, smtp=mail_server.url, mail_from="club@example.org", after=600.0) as it:
        ann, dan = await it.person("Ann"), await it.person("Dan")
        await it.mail(ann, mail_server)
        await it.push(ann, Browser(post_server))
        await it.table("pf", ann, dan, start=False)
        await it.look()
        assert await execute(it.store, "SELECT count(*) FROM notices") == 2
        await execute(it.store, "DELETE FROM people WHERE id = :id", id=ann)
        assert await execute(it.store, "SELECT count(*) FROM notices") == 0
        assert await execute(it.store, "SELECT count(*) FROM notice_channels") == 0


async def test_a_browser_that_was_signed_out_is_told_nothing(database: URL, post_server: PostServer) -> None:
    """Whoever has lost a phone signs it out on another device. A guest who turns out to be somebody keeps theirs."""
    async with club(database) as it:
        ann, dan = await it.person("Ann"), await it.person("Dan")
        channel = await it.push(ann, Browser(post_server))
        await it.table("pf", ann, dan, start=False)
        await execute(it.store, "DELETE FROM sign_ins WHERE person_id = :ann", ann=ann)
        await it.look(2)
        assert not post_server.posts
        assert await it.state_of(channel) == "gone"

        eva, guest = await it.person("Eva"), await it.person("Guest")
        await it.push(guest, Browser(post_server))
        await it.webhook(guest, post_server)
        await it.webhook(eva, post_server)

        def sign_in(connection: Connection) -> None:
            give(connection, guest, eva)
            outbox.follow(connection, eva, it.sign_in_of(guest).id, it.sign_in_of(eva).id)

        await it.store.transaction(sign_in)
        kinds = [each.kind for each in (await it.service.listed(eva)).channels]
        assert sorted(kinds) == ["push", "webhook"], "and the same chat group once"
        await it.table("pf", eva, dan, start=False)
        await it.look(2)
        assert len(post_server.posts) == 2


async def test_a_table_by_days_has_more_patience_and_a_pause_is_no_turn(database: URL, post_server: PostServer) -> None:
    async with club(database, after=0.0, after_by_days=600.0) as it:
        ann, dan = await it.person("Ann"), await it.person("Dan")
        await it.webhook(ann, post_server)
        await it.table("pp", ann, dan)
        await execute(it.store, "UPDATE tables SET clock = :days, waiting = '[0]'", days='{"kind": "days"}')
        await it.look(3)
        assert not post_server.posts
        assert await it.waiting() == ["started", "turn"]
        await execute(it.store, "UPDATE tables SET timing = :paused", paused='{"paused": 12.5}')
        await it.look()
        assert await it.waiting() == ["started"]


async def test_the_keys_of_the_site_are_made_once(database: URL) -> None:
    stores = [await Store.open(database) for _ in range(2)]
    found = await asyncio.gather(
        *[
            store.transaction(lambda c, at=at: outbox.secret(c, "vapid", f"key {at}"))  # type: ignore[misc]
            for at, store in enumerate(stores)
        ]
    )
    assert found[0] == found[1]
    for store in stores:
        await store.close()


async def test_whoever_is_at_another_server_is_not_away(postgres: URL, post_server: PostServer) -> None:
    async with club(postgres) as it, club(postgres) as other:
        for each in (it, other):
            await each.registry.start()
        ann, dan = await it.person("Ann"), await it.person("Dan")
        await it.webhook(ann, post_server)
        table = await it.table("pp", ann, dan)
        while 0 not in table.row.waiting:
            await one_turn(table)
        there = await other.registry.table(table.row.id)
        assert there is not None
        person = Person(there, 0)
        there.enter(person.viewer)
        async with asyncio.timeout(PATIENCE):
            while not await execute(it.store, "SELECT count(*) FROM presence"):
                await asyncio.sleep(0.01)
        await it.look(3)
        assert not post_server.posts
        there.go(person.viewer)
        async with asyncio.timeout(PATIENCE):
            while await execute(it.store, "SELECT count(*) FROM presence"):
                await asyncio.sleep(0.01)
        await it.look(2)
        assert len(post_server.posts) == 1
