"""Webhooks of chat groups: Slack, Mattermost and Matrix (hookshot) read `text`, Discord reads `content`."""

from __future__ import annotations

import json

from harena.server.notices.outgoing import Poster
from harena.server.notices.sending import Outcome, Result

_MARKS = str.maketrans(dict.fromkeys("<>&@*_`~|[]()#\\/:"))  # what a chat takes as a mention, a link or a style


def harmless(name: str) -> str:
    """Return a person's name without what a chat would not take as plain text."""
    return " ".join(name.translate(_MARKS).split())


async def post(poster: Poster, address: str, text: str) -> Outcome:
    body = json.dumps({"text": text, "content": text}, ensure_ascii=False).encode()
    found = await poster.post(address, body, {"content-type": "application/json"})
    # The address was typed by a person, who should see that the chat does not know it.
    return found._replace(result=Result.REFUSED) if found.result is Result.GONE else found
