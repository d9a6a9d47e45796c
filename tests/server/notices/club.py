"""A club without a network: its database, its tables and people, and the notices that they get."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, select

from harena.server import protocol
from harena.server.notices import outbox
from harena.server.notices.links import Signer
from harena.server.notices.outbox import Channel
from harena.server.notices.push import VapidKey
from harena.server.notices.service import NoticeService
from harena.server.notices.settings import NoticeSettings
from harena.server.people import GUEST, Person
from harena.server.people.rows import SignIn
from harena.server.people.sign_ins import add_person, begin
from harena.server.schema import notices
from harena.server.table_registry import TableRegistry
from harena.server.tables import LiveTable
from tests.server import table_setup
from tests.server.notices.receivers import Browser, MailServer, PostServer
from tests.server.table_setup import execute, opened

SITE = "https://club.example"
AT_ONCE = NoticeSettings(SITE, after=0.0, after_by_days=0.0, every=0.0, anywhere=True)


class Club:
    """One server on a database."""

    def __init__(self, registry: TableRegistry, settings: NoticeSettings) -> None:
        self.registry, self.store = registry, registry.store
        self.service = NoticeService(registry, settings, VapidKey.read(VapidKey.new()), Signer(b"secret"))

    async def person(self, name: str) -> str:
        key = f"person-{name}"
        person, sign_in = Person(key, GUEST, name, None, "en", {}, 1.0, 1.0), self.sign_in_of(key)

        def work(connection: Connection) -> None:
            add_person(connection, person)
            begin(connection, key, sign_in, f"hash of {key}", 1e12)

        await self.store.transaction(work)
        return key

    @staticmethod
    def sign_in_of(person: str) -> SignIn:
        return SignIn(f"sign-in of {person}", "Firefox, Linux", 1.0, 1.0, 1.0)

    # Channels, which were there long before anything happened

    async def push(self, person: str, browser: Browser, lang: protocol.Lang = "en") -> Channel:
        keys = browser.subscription["keys"]
        wish = protocol.AddPush(browser.endpoint, keys["p256dh"], keys["auth"], lang=lang)
        return await self._old(await self.service.add_push(person, wish, self.sign_in_of(person)))

    async def webhook(self, person: str, server: PostServer, lang: protocol.Lang = "en") -> Channel:
        wish = protocol.AddWebhook(f"{server.url}/hook", lang=lang)
        return await self._old(await self.service.add_webhook(person, wish))

    async def mail(
        self, person: str, server: MailServer, address: str = "ann@example.org", lang: str = "en"
    ) -> Channel:
        """Add an address and confirm it."""
        channel = await self.service.add_mail(person, protocol.AddMail(address))
        assert await self.service.confirm(self.service.signer.confirm(channel.id)) is not None
        server.mails.clear()
        return await self._old(channel)

    async def _old(self, channel: Channel) -> Channel:
        await execute(self.store, "UPDATE notice_channels SET since = 1, made = 1 WHERE id = :id", id=channel.id)
        return channel

    async def state_of(self, channel: Channel) -> str:
        found = await self.store.ask(lambda c: outbox.channel(c, channel.id))
        return "gone" if found is None else found.state

    # Tables

    async def table(self, seats: str, *people: str, game: str = "gorus", start: bool = True) -> LiveTable:
        """Make a table of the first person; the others sit down. "ppb": two people and a bot."""
        kinds: dict[str, protocol.Who] = {"p": "free", "b": "bot", "f": "free"}
        wishes = [protocol.NewSeat("person", people[0]), *[protocol.NewSeat(kinds[letter]) for letter in seats[1:]]]
        made = await self.registry.make(protocol.NewTable(game, {"players": len(seats)}, wishes), people[0])
        table = await self.registry.table(made.table)
        assert table is not None
        table.users += 1  # it stays in memory
        for person in people[1:]:
            await table.seating.sit(made.invite, person, -1, person)
        if start:
            host = table_setup.Person(table, 0)
            assert (await host.command("start"))["type"] == "done"
        return table

    # Time

    async def look(self, times: int = 1) -> None:
        """Look for notices and send them. Whoever has just left counts as there for one look more."""
        for _ in range(times):
            await self.service.postman.look()
            await self.service.postman.sent()

    async def later(self) -> None:
        """Let the time pass in which nothing may be sent."""
        await execute(self.store, "UPDATE notice_channels SET quiet_until = 0, busy_until = 0")

    async def waiting(self) -> list[Any]:
        """Return the kinds of notices that wait to be sent."""
        asked = select(notices.c.kind).where(notices.c.sent == 0).order_by(notices.c.kind)
        return await self.store.ask(lambda c: [row.kind for row in c.execute(asked)])


@asynccontextmanager
async def club(database: URL | Path, **settings: Any) -> AsyncIterator[Club]:
    registry = await opened(database)
    found = Club(registry, AT_ONCE._replace(**settings))
    try:
        yield found
    finally:
        await found.service.close()
        await registry.close()


def text_of(server: PostServer) -> str:
    """Return what a chat group was told last."""
    found: str = json.loads(server.posts[-1].body)["text"]
    return found
