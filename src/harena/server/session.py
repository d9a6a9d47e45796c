"""One connection to a table: who looks, in which language, and what they have been sent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from harena.matches.match import Match
from harena.server import protocol
from harena.server.conversation import pages_of
from harena.server.projection import Reader

if TYPE_CHECKING:
    from harena.server.showing import Showing


class Session:
    def __init__(
        self,
        send: Callable[[bytes], None],
        close: Callable[[], None],
        seat: int,
        lang: str,
        have: int = 0,
        panels: bool = False,
        changes: bool = False,
        address: str = "",
        person: str = "",
    ) -> None:
        self.person = person  # the id of who looks, if they are known; it stays when they lose their seat
        self.address = address  # of the client; what is done for one address counts together
        self.send = send
        self.close = close  # after everything that was sent
        self.seat = seat
        self.scenes = 0
        self.changes = changes  # after the first scene, only differences are sent
        self.hint: asyncio.Task[None] | None = None  # the last one asked for; it may still be running
        self.look(lang, panels)
        self.reader = Reader(have)
        self.fresh = have == 0

    def look(self, lang: str, panels: bool) -> None:
        """Change the language or the kind of view, and start from the beginning."""
        self.lang = lang
        self.panels = panels
        self.reader = Reader()
        self.fresh = True
        self.last_table: protocol.Table | None = None
        self.last_scene: protocol.Scene | None = None
        self.last_closed: list[int] = []
        self.last_clock: protocol.Clock | None = None
        self.forget_talk()

    def forget_talk(self) -> None:
        """Begin with the talk again."""
        self.last_talk: protocol.Talk | None = None
        self.talk_lines = 0  # the number of the next line
        self.talk_stamp: tuple[Any, ...] = ()
        self.talk_seat = self.seat  # whose lines were sent

    def show(self, table: Showing) -> None:
        """Send what has changed for this viewer. Where nothing has, send nothing: a message alone would tell."""
        self.show_table(table)
        if table.match is not None:
            self.show_scene(table, table.match)
        self.show_clock(table)
        self.show_talk(table)

    def show_table(self, table: Showing) -> None:
        about = table.about(self)
        if about != self.last_table:
            self.last_table = about
            self.send(protocol.write(about))

    def show_scene(self, table: Showing, match: Match[Any]) -> None:
        scene = table.scene(self.seat, self.lang, self.panels)
        news, closed = self.reader.news(match, self.seat)
        if not news and closed == self.last_closed and scene == self.last_scene:
            return
        self.scenes += 1
        if self.scenes == 1 and self.fresh:
            self.send(table.opening(self.seat, self.lang, scene, news, closed))
        else:
            lines = table.projection(self.seat, self.lang).newest(news, scene)
            if self.changes and self.last_scene is not None:
                edits = table.edits(self.last_scene, scene)
                self.send(protocol.write(protocol.Change(self.scenes, edits, lines, closed)))
            else:
                self.send(protocol.write(replace(scene, seq=self.scenes, fresh=self.fresh, log=lines, closed=closed)))
        self.last_scene, self.last_closed, self.fresh = scene, closed, False

    def show_clock(self, table: Showing) -> None:
        clock = table.clock(self.seat)
        if clock is not None and (
            self.last_clock is None or replace(clock, now=self.last_clock.now) != self.last_clock
        ):
            self.last_clock = clock
            self.send(protocol.write(clock))

    def show_talk(self, table: Showing) -> None:
        stamp = table.conversation.stamp(self.seat)
        if stamp == self.talk_stamp:
            return
        self.talk_stamp = stamp
        if self.seat != self.talk_seat:  # the seat was freed: from now on this is a spectator, who counts otherwise
            self.talk_seat, self.talk_lines, self.last_talk = self.seat, 0, None
        heard = table.conversation.heard(self.seat, self.lang, self.talk_lines)
        if heard.lines or heard.rest != self.last_talk:
            for number, lines in enumerate(pages_of(heard.lines)):
                fresh = self.last_talk is None and number == 0
                self.send(protocol.write(replace(heard.rest, fresh=fresh, lines=lines)))
            self.talk_lines = heard.lines[-1].n + 1 if heard.lines else self.talk_lines
            self.last_talk = heard.rest
