"""One connection's eyes: who looks, in which language, and what he has been sent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Protocol

from harena.matches.match import Match
from harena.server import protocol
from harena.server.projection import Projection, Reader


class Shown(Protocol):
    """What a viewer needs of a table."""

    match: Match[Any] | None  # as it is on disk

    def about(self, viewer: Session) -> protocol.Table: ...

    def people(self) -> list[str]: ...

    def worded(self, seat: int, lang: str) -> dict[int, protocol.Line]:
        """Lines that were worded before: a log is long, and many come to read it."""
        ...


class Session:
    def __init__(
        self,
        send: Callable[[bytes], None],
        close: Callable[[], None],
        seat: int,
        lang: str,
        have: int = 0,
        panels: bool = False,
    ) -> None:
        self.send = send
        self.close = close  # after everything that was sent
        self.seat = seat
        self.scenes = 0
        self.hint: asyncio.Task[None] | None = None  # the last one asked for, perhaps still being thought about
        self.look(lang, panels)
        self.reader = Reader(have)
        self.fresh = have == 0

    def look(self, lang: str, panels: bool) -> None:
        """From now on like this, from the beginning."""
        self.lang = lang
        self.panels = panels
        self.reader = Reader()
        self.fresh = True
        self.last_table = b""
        self.last_scene = b""

    def show(self, table: Shown) -> None:
        """Send what this viewer can see to have changed, and nothing else: not even that something has."""
        self.show_table(table)
        if table.match is not None:
            self.show_scene(table, table.match)

    def show_table(self, table: Shown) -> None:
        about = protocol.write(table.about(self))
        if about != self.last_table:
            self.last_table = about
            self.send(about)

    def show_scene(self, table: Shown, match: Match[Any]) -> None:
        seen = Projection(match, table.people(), self.seat, self.lang, table.worded(self.seat, self.lang))
        scene = seen.scene(self.reader, self.fresh, self.panels)
        lines, scene.log = scene.log, []
        bare = protocol.write(scene)
        if bare == self.last_scene and not lines:
            return
        self.scenes += 1
        scene.log, scene.seq = lines, self.scenes
        self.send(protocol.write(scene))
        scene.log, scene.seq, scene.fresh = [], 0, False
        self.last_scene = protocol.write(scene) if self.fresh else bare
        self.fresh = False
