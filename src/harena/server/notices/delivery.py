"""Puts a message into the form of its channel, and sends it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence

from harena.server.notices import webhook, wording
from harena.server.notices.links import Signer
from harena.server.notices.mail import Letter, Mailer, mail_server, sender_of
from harena.server.notices.outbox import Channel, Pending
from harena.server.notices.outgoing import Poster
from harena.server.notices.push import Subscription, VapidKey, push
from harena.server.notices.sending import Outcome, Result
from harena.server.notices.settings import NoticeSettings
from harena.server.persistence import new_id
from harena.text import Texts


class Delivery:
    """There is one per server."""

    def __init__(self, settings: NoticeSettings, key: VapidKey, signer: Signer) -> None:
        self.settings, self.key, self.signer = settings, key, signer
        self.poster = Poster(settings.anywhere)
        self.mailer = Mailer(mail_server(settings.smtp), sender_of(settings.mail_from)) if settings.smtp else None

    async def close(self) -> None:
        await self.poster.close()

    async def tell(self, channel: Channel, name: str, pending: Sequence[Pending]) -> Outcome:
        """Tell a channel of a person everything that waits for it. `name`: what the person is called."""
        told = wording.message(pending, channel.lang)
        # The same for a message that is sent again, because a server was killed before it could note that it was sent.
        batch = hashlib.sha256("\n".join([channel.id, *[each.id for each in pending]]).encode()).hexdigest()[:24]
        return await self._send(channel, name, told, batch)

    async def try_out(self, channel: Channel, name: str) -> Outcome:
        """Send what a person asks for to see whether it arrives."""
        says = Texts(channel.lang).say("notices-test")
        told = wording.Message(says, says, [], 0, [])
        return await self._send(channel, name, told, new_id())

    async def ask_to_confirm(self, channel: Channel) -> Outcome:
        """Ask the owner of an address whether they want e-mail here. It is all that an address gets before that."""
        if self.mailer is None:
            return Outcome(Result.LATER, why="no mail server")
        texts, url = Texts(channel.lang), self.settings.url
        link = f"{url}/notices#confirm={self.signer.confirm(channel.id)}"
        text = texts.say("notices-confirm-text", address=url, link=link)
        return await self.mailer.send(Letter(channel.address, texts.say("notices-confirm"), f"{text}\n", new_id()))

    async def _send(self, channel: Channel, name: str, told: wording.Message, batch: str) -> Outcome:
        if channel.kind == "mail":
            return await self._mail(channel, name, told, batch)
        if channel.kind == "webhook":
            said = wording.chat_line(
                told, webhook.harmless(name), self.settings.url, self._stop_page(channel), channel.lang
            )
            return await webhook.post(self.poster, channel.address, said)
        return await self._push(channel, told, batch)

    async def _mail(self, channel: Channel, name: str, told: wording.Message, batch: str) -> Outcome:
        if self.mailer is None:  # the operator had one
            return Outcome(Result.LATER, why="no mail server")
        texts = Texts(channel.lang)
        stops = [(texts.say(f"notices-stop-{kind}"), self._stop_page(channel, kind)) for kind in told.kinds]
        stops.append((texts.say("notices-stop-mail"), self._stop_page(channel)))
        text = wording.plain(told, name, self.settings.url, stops, channel.lang)
        one_click = f"{self.settings.url}/api/notices/stop/{self.signer.stop(channel.id)}"
        return await self.mailer.send(Letter(channel.address, told.subject, text, batch, one_click))

    async def _push(self, channel: Channel, told: wording.Message, batch: str) -> Outcome:
        texts = Texts(channel.lang)
        more = [texts.say("notices-more", count=told.more)] if told.more else []
        # Browsers show two buttons at most.
        kinds = [*told.kinds, "all"] if len(told.kinds) == 1 else ["all"]
        message: dict[str, object] = {
            "title": told.title,
            "body": "\n".join([*[each.text for each in told.news], *more]),
            "lang": channel.lang,
            "open": told.path,
            "tag": told.news[0].table if told.path != "/" else "tables",
            "stops": [
                {"says": texts.say(f"notices-button-{kind}"), "token": self.signer.stop(channel.id, kind)}
                for kind in kinds
            ],
        }
        keys: Mapping[str, str] = json.loads(channel.keys)
        to = Subscription(channel.address, keys["key"], keys["auth"])
        return await push(self.poster, self.key, self.contact, to, message, batch)

    @property
    def contact(self) -> str:
        """Whom a push service may turn to."""
        return f"mailto:{self.mailer.sender.addr_spec}" if self.mailer is not None else self.settings.url

    def _stop_page(self, channel: Channel, kind: str = "all") -> str:
        """Return the link that a person taps. The token is behind the #, so it stands in nobody's log; and it takes a
        script to follow it, so no program that looks into mails switches them off."""
        return f"{self.settings.url}/notices#stop={self.signer.stop(channel.id, kind)}"
