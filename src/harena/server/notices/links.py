"""Signed links in a message: whoever has the message may confirm its address, or switch it off. They open nothing else.

A link names the channel and what it does. It is good as long as the channel exists; a confirmation, for some days.
"""

from __future__ import annotations

import hashlib
import hmac
import time
from typing import Literal, NamedTuple

from harena.server.notices.push import packed

CONFIRM_WITHIN = 3 * 24 * 3600.0  # seconds

Does = Literal["stop", "confirm"]


class Link(NamedTuple):
    does: Does
    channel: str
    about: str  # stop: the kind of notice, or all; confirm: until when


class Signer:
    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def stop(self, channel: str, kind: str = "all") -> str:
        return self._signed(Link("stop", channel, kind))

    def confirm(self, channel: str) -> str:
        return self._signed(Link("confirm", channel, str(int(time.time() + CONFIRM_WITHIN))))

    def read(self, token: str, does: Does) -> Link | None:
        """Return what a link says; None unless we have signed exactly this."""
        channel, _, rest = token.partition(".")
        link = Link(does, channel, rest.partition(".")[0])
        if not token.isascii() or not hmac.compare_digest(self._signed(link), token):
            return None
        if does == "confirm" and float(link.about) < time.time():
            return None
        return link

    def _signed(self, link: Link) -> str:
        mac = hmac.digest(self._secret, "\n".join(link).encode(), hashlib.sha256)
        return f"{link.channel}.{link.about}.{packed(mac[:18])}"
