"""Notices of one server: the loop that sends them, and what people change about their channels."""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast
from urllib.parse import urlsplit

from sqlalchemy import Connection

from harena.kernel.rules import BadInput
from harena.server import limits, protocol
from harena.server.guard import SharedRates
from harena.server.notices import mail, outbox, outgoing, push
from harena.server.notices.delivery import Delivery
from harena.server.notices.links import Signer
from harena.server.notices.outbox import Channel
from harena.server.notices.postman import Postman
from harena.server.notices.push import Subscription, VapidKey
from harena.server.notices.sending import Outcome, Result
from harena.server.notices.settings import NoticeSettings
from harena.server.people.rows import SignIn
from harena.server.persistence import new_id, new_secret

if TYPE_CHECKING:
    from harena.server.table_registry import TableRegistry


class NoticeRefused(Exception):
    """A wish that cannot be fulfilled, with a code and a text for people."""

    def __init__(self, code: Any, text: str) -> None:
        super().__init__(text)
        self.code: Any = code


class NoticeService:
    """There is one per server that sends notices."""

    def __init__(self, registry: TableRegistry, settings: NoticeSettings, key: VapidKey, signer: Signer) -> None:
        self.store, self.settings = registry.store, settings
        self.key, self.signer = key, signer
        self.delivery = Delivery(settings, key, signer)
        self.postman = Postman(registry, self.delivery)
        sharing = registry.store.sharing
        self._tries = SharedRates("test messages", limits.TRIES, limits.MINUTE, sharing)  # by person
        self._mails_for = SharedRates("mails for", limits.CONFIRMATIONS_FOR, limits.DAY, sharing)  # by person
        self._mails_to = SharedRates("mails to", limits.CONFIRMATIONS, limits.DAY, sharing)  # by address

    @classmethod
    async def open(cls, registry: TableRegistry, settings: NoticeSettings) -> NoticeService:
        """Read the keys of this site, or make them, and begin."""
        new = {"vapid": VapidKey.new(), "links": new_secret()}
        found = await registry.store.transaction(
            lambda connection: {name: outbox.secret(connection, name, value) for name, value in new.items()}
        )
        service = cls(registry, settings, VapidKey.read(found["vapid"]), Signer(found["links"].encode()))
        await service.postman.start()
        return service

    async def close(self) -> None:
        await self.postman.close()
        await self.delivery.close()

    # What people have

    async def listed(self, person: str) -> protocol.Notices:
        found = await self.store.ask(lambda connection: outbox.channels_of(connection, person)) if person else []
        return protocol.Notices(self.key.public, bool(self.settings.smtp), True, [shown(each) for each in found])

    async def channel(self, person: str, key: str) -> Channel | None:
        """Return a channel of this person."""
        found = await self.store.ask(lambda connection: outbox.channel(connection, key))
        return found if found is not None and found.person_id == person else None

    # What they change

    async def add_push(self, person: str, wish: protocol.AddPush, sign_in: SignIn) -> Channel:
        """Add a browser, for as long as it is signed in."""
        try:
            push.checked(Subscription(wish.endpoint, wish.key, wish.auth))
            address = outgoing.checked_address(wish.endpoint, self.settings.anywhere)
        except BadInput as error:
            raise NoticeRefused("bad-address", str(error)) from None
        keys = json.dumps({"key": wish.key, "auth": wish.auth})
        return await self._put(_new(person, "push", address, wish.lang, keys=keys, sign_in=sign_in))

    async def add_webhook(self, person: str, wish: protocol.AddWebhook) -> Channel:
        try:
            address = outgoing.checked_address(wish.address, self.settings.anywhere)
        except BadInput as error:
            raise NoticeRefused("bad-address", str(error)) from None
        return await self._put(_new(person, "webhook", address, wish.lang))

    async def add_mail(self, person: str, wish: protocol.AddMail) -> Channel:
        """Add an address, and send it a link that must be opened first. If the mail server refuses the address or does
        not answer, nothing is kept of it."""
        try:
            address = mail.checked_address(wish.address)
        except BadInput as error:
            raise NoticeRefused("bad-address", str(error)) from None
        if not await self._mails_for.allow(counted(person)) or not await self._mails_to.allow(counted(address)):
            raise NoticeRefused("too-fast", "this address was asked often enough today; look into its spam folder")
        channel = await self._put(_new(person, "mail", address, wish.lang)._replace(state="new"))
        if channel.state == "on":
            return channel
        outcome = await self.delivery.ask_to_confirm(channel)
        if outcome.result is Result.SENT:
            return channel
        await self.remove(channel)
        if outcome.result is Result.REFUSED:
            raise NoticeRefused("bad-address", "the mail server refuses this address; look whether it is written right")
        raise NoticeRefused("not-sent", "the mail server does not answer at the moment; try again later")

    async def _put(self, new: Channel) -> Channel:
        found = await self.store.transaction(lambda connection: outbox.put_channel(connection, new))
        if found is None:
            raise NoticeRefused("too-many-channels", f"at most {outbox.MOST_CHANNELS} channels; remove one first")
        return found

    async def change(self, channel: Channel, wish: protocol.ChangeChannel) -> Channel | None:
        """Switch a channel on or off, and choose what it is told. An address that is not confirmed stays so."""
        now = time.time()

        def changed(current: Channel) -> Channel:
            found = current._replace(off=frozenset(wish.off), lang=wish.lang)
            if current.state == "new" or wish.on == (current.state == "on"):
                return found
            since = now if wish.on else current.since
            return found._replace(state="on" if wish.on else "off", since=since, failures=0, quiet_until=0.0)

        return await self._change(channel.id, changed)

    async def _change(self, key: str, changed: Callable[[Channel], Channel]) -> Channel | None:
        def work(connection: Connection) -> Channel | None:
            current = outbox.channel(connection, key)
            if current is None:
                return None
            outbox.change_channel(connection, found := changed(current))
            return found

        return await self.store.transaction(work)

    async def remove(self, channel: Channel) -> None:
        await self.store.transaction(lambda connection: outbox.remove_channel(connection, channel.id))

    async def try_out(self, channel: Channel, name: str) -> Outcome:
        """Send a message that says nothing, and do what its outcome asks for."""
        if not await self._tries.allow(counted(channel.person_id)):
            raise NoticeRefused("too-fast", "that was a lot at once; wait a moment")
        outcome = await self.delivery.try_out(channel, name)
        if outcome.result is Result.GONE:
            await self.remove(channel)
        elif outcome.result is Result.REFUSED:
            await self._change(channel.id, lambda current: current._replace(state="refused"))
        return outcome

    # What links in messages do

    async def confirm(self, token: str) -> protocol.NoticeLink | None:
        link = self.signer.read(token, "confirm")

        def confirmed(current: Channel) -> Channel:
            return current._replace(state="on", since=time.time()) if current.state == "new" else current

        found = await self._change(link.channel, confirmed) if link is not None else None
        return None if found is None else protocol.NoticeLink(cast(Any, found.kind), "all")

    async def stop(self, token: str) -> protocol.NoticeLink | None:
        """Switch a channel off, or one kind of notices there. Doing it twice does no harm."""
        link = self.signer.read(token, "stop")
        if link is None:
            return None

        def stopped(current: Channel) -> Channel:
            if link.about == "all":
                return current._replace(state="off") if current.state == "on" else current
            return current._replace(off=current.off | {link.about})

        found = await self._change(link.channel, stopped)
        return None if found is None else protocol.NoticeLink(cast(Any, found.kind), cast(Any, link.about))


def _new(person: str, kind: str, address: str, lang: str, keys: str = "", sign_in: SignIn | None = None) -> Channel:
    now, nothing = time.time(), frozenset[str]()
    browser = (sign_in.device, sign_in.id) if sign_in is not None else ("", "")
    return Channel(new_id(), person, kind, address, keys, *browser, lang, nothing, "on", now, now, 0, 0.0, 0.0)


def counted(text: str) -> str:
    """Return what stands for a person or an address in the counters of the database, which outlive both."""
    return hashlib.sha256(text.encode()).hexdigest()[:40]


def shown(channel: Channel) -> protocol.NoticeChannel:
    """Return what its person sees of a channel. The address of a chat group is a secret in itself."""
    address = urlsplit(channel.address).hostname or "" if channel.kind == "webhook" else channel.address
    off = cast(Any, sorted(channel.off))
    return protocol.NoticeChannel(
        channel.id, cast(Any, channel.kind), address, channel.label, cast(Any, channel.state), off
    )
