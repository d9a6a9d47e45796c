"""The texts of notices. One message tells everything that a channel is to be told: a digest, not a flood.

A message says that something waits at a table, and of which game. It never says what: no cards, no amounts, nothing
that is hidden at the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from harena.server.notices.outbox import Pending
from harena.text import Texts

STRONGEST = ("turn", "over", "started", "joined")  # of several notices about one table, the first is told
LINES = 6  # tables that one message names


class TableNews(NamedTuple):
    table: str
    kind: str
    text: str


class Message(NamedTuple):
    title: str
    subject: str  # of an e-mail: the game as well, if it is one
    news: list[TableNews]
    more: int  # tables that are not named
    kinds: list[str]  # that are in it: each can be switched off

    @property
    def path(self) -> str:
        """Where it leads: to the table, or to the lobby, which lists all of them."""
        return f"/t/{self.news[0].table}" if len(self.news) == 1 and not self.more else "/"


def message(pending: Sequence[Pending], lang: str) -> Message:
    texts = Texts(lang)
    by_table: dict[str, Pending] = {}
    for each in sorted(pending, key=lambda one: STRONGEST.index(one.kind)):
        by_table.setdefault(each.table, each)
    told = list(by_table.values())
    kinds = [kind for kind in STRONGEST if kind in {each.kind for each in told}]
    if len(told) == 1:
        title = texts.say(f"notices-{kinds[0]}")
    elif kinds == ["turn"]:
        title = texts.say("notices-turns", count=len(told))
    else:
        title = texts.say("notices-many", count=len(told))
    news = [TableNews(each.table, each.kind, _line(texts, each, len(told))) for each in told[:LINES]]
    subject = texts.say("notices-line", game=news[0].text, what=title) if len(news) == 1 else title
    return Message(title, subject, news, len(told) - len(news), kinds)


def _line(texts: Texts, each: Pending, many: int) -> str:
    game = texts.say(f"{each.game}-name")
    return game if many == 1 else texts.say("notices-line", game=game, what=texts.say(f"notices-{each.kind}"))


def plain(found: Message, name: str, url: str, stops: Sequence[tuple[str, str]], lang: str) -> str:
    """Return the text of an e-mail. `stops`: links that switch something off, with what they say."""
    texts = Texts(lang)
    lines = [texts.say("notices-mail-hello", name=name), ""] if name else []
    if len(found.news) < 2:
        lines += [found.title, *([] if found.news else [""])]
    for each in found.news:
        lines += [each.text, f"{url}/t/{each.table}", ""]
    if found.more:
        lines += [texts.say("notices-more", count=found.more), f"{url}/", ""]
    lines += ["-- ", texts.say("notices-mail-why", address=url)]
    for says, link in stops:
        lines += [says, link]
    return "\n".join(lines) + "\n"


def chat_line(found: Message, name: str, url: str, stop: str, lang: str) -> str:
    """Return the text for a chat group, where many people read: it says who is meant."""
    texts = Texts(lang)
    said = [f"{name}: {found.title}" if name else found.title, *[each.text for each in found.news]]
    if found.more:
        said.append(texts.say("notices-more", count=found.more))
    return "\n".join([*said, f"{url}{found.path}", f"{texts.say('notices-stop-webhook')} {stop}"])
