"""The twin law for the bytes the server sends: what a viewer gets by WebSocket or HTTP is the same in twin worlds.

Tables, sessions and projection are the server's own; only the socket is replaced by a list of the bytes sent, and what
is said is not stored. People talk at random: what the viewer may hear is the same in both worlds, what others whisper
to each other is not.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any, cast

from harena.game import Game
from harena.kernel.serialization import digest, dump
from harena.kernel.state import Event
from harena.kernel.views import SPECTATOR
from harena.matches.event_log import EventLog
from harena.server import protocol
from harena.server.replay.course import Course, Row
from harena.server.replay.pages import Replayed
from harena.server.replay.shelf import about_table
from harena.server.session import Session
from harena.server.store import EntryRow, Saved, SeatRow, Snapshot, TableRow
from harena.server.tables import LiveTable
from harena.talk.account import line_of
from harena.text import LANGUAGES
from tests.laws import laws


class NoStore:
    """Stores nothing. A move would fail here, what is said is forgotten."""

    async def say(self, *args: Any) -> None:
        pass


NO_STORE = cast(Any, NoStore())


def table_of(game: Game[Any], g: Any, events: list[Event]) -> LiveTable:
    """Return a live table at this position, with a person in every seat."""
    options = dict(g.settings())
    row = TableRow("table", game.name, "running", options, "invite", 0, "", [], [], 0.0, talk={"whispers": True})
    seats = [SeatRow(seat, "person", f"Person {seat}", token=f"token {seat}") for seat in range(g.seats)]
    position = dump(game.rules, g)
    head = {"rules_version": game.rules.version, "start": position, "luck": [], "digest": digest(game.rules, g)}
    told = [[event.kind, list(event.args), event.to and list(event.to)] for event in events]
    saved = Saved(row, seats, [EntryRow(0, {"segment": head}, told)], Snapshot(0, position, -1, []), set())
    return LiveTable(NO_STORE, NO_STORE, saved)


_worlds = count()  # no two worlds hear the same whispers


class Chatter:
    """People who talk at random. The viewer hears the same in every world; what the others whisper is different."""

    def __init__(self, table: LiveTable, viewer: int) -> None:
        self.table = table
        self.viewer = viewer
        self.seats = range(len(table.seats))
        self.silent = [Session(lambda raw: None, lambda: None, seat, "en") for seat in self.seats]
        self.private = Random(f"whispers/{next(_worlds)}")
        self.commands = {True: count(), False: count()}  # heard by the viewer or not
        self.promised: Counter[tuple[bool, int, int]] = Counter()
        self.time = 0.0
        table.conversation.clock = lambda: self.time

    async def talk(self, rng: Random, session: Session) -> None:
        """Let people talk: `rng` is the same in every world. What the viewer says comes from their own session."""
        for _ in range(rng.randrange(1, 4) if len(self.seats) > 1 else 0):
            await self._whisper()
            by, message = self._heard(rng)
            self.time = 1e9 + 100.0 * int(message.command[1:])
            await self.table.handle(session if by == self.viewer else self.silent[by], message)
        await self._whisper()

    def _heard(self, rng: Random) -> tuple[int, Any]:
        """Return something that the viewer does or may hear of."""
        by, command = rng.choice(self.seats), f"h{next(self.commands[True])}"
        if rng.random() < 0.3 and (marked := self._mark(rng, command)) is not None:
            return marked
        if by == self.viewer and rng.random() < 0.3:
            mute = protocol.Mute(command, rng.choice(self._others(by)), rng.random() < 0.3)
            return by, rng.choice([mute, protocol.Report(command, rng.randrange(4))])
        to = rng.choice([-1, rng.choice(self._others(by)) if by == self.viewer else self.viewer])
        return by, self._say(rng, command, by, to, True)

    def _mark(self, rng: Random, command: str) -> tuple[int, Any] | None:
        """Return a mark on a promise that the viewer knows of, by its receiver."""
        talk = self.table.conversation.talk
        known = talk.promises_known_to(self.viewer)
        if not known:
            return None
        promise, kept = rng.choice(known), rng.random() < 0.5
        return promise.to, protocol.Mark(command, max(0, line_of(talk.read_by(promise.to), promise.number)), kept)

    async def _whisper(self) -> None:
        """Let the others whisper to each other, mark, mute and report: nothing of it is for the viewer."""
        seats, rng = self._others(self.viewer), self.private
        for _ in range(rng.randrange(4) if len(seats) > 1 else 0):
            number = next(self.commands[False])
            self.time = -1e6 + 100.0 * number  # long ago: it does not count for what is too fast
            by, to = rng.sample(seats, 2)
            deaf, muted = rng.random() < 0.2, rng.choice([by, self.viewer if self.viewer >= 0 else by])
            if deaf:  # only for this whisper: a mark that fails would be seen
                await self.table.handle(self.silent[to], protocol.Mute(f"m{number}", muted, True))
            await self.table.handle(self.silent[by], self._say(rng, f"w{number}", by, to, False))
            if deaf:
                await self.table.handle(self.silent[to], protocol.Mute(f"n{number}", muted, False))
            if rng.random() < 0.3 and (change := self._change(rng, f"c{number}", by)) is not None:
                await self.table.handle(self.silent[by], change)

    def _change(self, rng: Random, command: str, by: int) -> Any:
        """Return a mark or a report of a line that the viewer cannot read."""
        read = self.table.conversation.talk.read_by(by)
        lines = [line for line, message in enumerate(read) if not message.reaches(self.viewer)]
        if not lines:
            return None
        line = rng.choice(lines)
        if rng.random() < 0.5 and self.viewer != self.table.row.host:
            return protocol.Report(command, line)
        return protocol.Mark(command, line, rng.random() < 0.5)

    def _say(self, rng: Random, command: str, by: int, to: int, heard: bool) -> protocol.Say:
        kind, receiver = rng.randrange(3), to if to >= 0 else rng.choice(self._others(by))
        if kind == 0:
            return protocol.Say(command, to, phrase="any-watch", slots=[rng.choice(self.seats)])
        if kind == 1 and self.promised[heard, by, receiver] < 3:  # never too many, in whatever world
            self.promised[heard, by, receiver] += 1
            return protocol.Say(command, to, phrase="any-return-favor", promise_to=receiver)
        return protocol.Say(command, to, f"<b>{rng.random()}</b> Person 1, for 10 coins")

    def _others(self, seat: int) -> list[int]:
        return [each for each in self.seats if each != seat]


class Walked(Course):
    """A course that is walked state by state, as the laws do."""

    def __init__(self, game: Game[Any], g: Any) -> None:
        super().__init__(game, dict(g.settings()), game.rules.decks_text(g.full_options()))
        self.states: list[Any] = []
        self.walk(g, [])

    def walk(self, g: Any, events: list[Event]) -> None:
        self._tip = self.rules.copy(g)
        self.states.append(self._tip)
        self._add({}, Row(events))

    def positions(self, first: int) -> Iterator[tuple[int, Any]]:
        yield from enumerate(self.states[first:], first)

    def seen_by(self, viewer: int, lang: str) -> list[bytes]:
        """Return everything that looking back sends to a viewer."""
        people = [f"Person {seat}" for seat in range(self.tip.seats)]
        replayed = Replayed(self, people, viewer, lang, True, panels=True)
        info = about_table("table", self.game, "running", viewer, [], self.options, True, lang)
        pages = [page for n in range(len(self.moments)) for page in replayed.page(n)]
        return [protocol.write(each) for each in (replayed.about(info, [viewer]), *pages)]


class WireSight(laws.Sight):
    """Everything that would be sent to one viewer."""

    def __init__(self, game: Game[Any], g: Any, viewer: int) -> None:
        self.game = game
        self.out: list[bytes] = []
        self.table = table_of(game, g, [])
        lang = LANGUAGES[(g.ply + viewer) % len(LANGUAGES)]
        self.viewer_ = Session(self.out.append, lambda: None, viewer, lang, 0, panels=True, changes=True)
        self.chatter = Chatter(self.table, viewer)
        self.course = Walked(game, g)
        asyncio.run(self._enter())
        self.provoke(g)

    async def _enter(self) -> None:
        self.table.enter(self.viewer_)

    def after(self, g: Any, told: list[Event]) -> None:
        """Continue the same connection after a move; only what has changed is sent."""
        match = table_of(self.game, g, told).match
        assert match is not None
        assert self.table.match is not None
        match.events = EventLog(g.seats, [[*self.table.match.events, *match.events]])
        self.table.match = match
        self.course.walk(g, told)
        self.out.clear()
        self.table.broadcast()
        self.provoke(g)

    def provoke(self, g: Any) -> None:
        """Provoke errors, explanations and exports, which could leak something too."""
        kinds = self.game.rules.kinds
        rng = Random(g.ply)
        options = [rng.randrange(kind.start, kind.start + kind.size) for kind in kinds for _ in range(2)]
        choice = self.game.rules.choice(g, self.viewer_.seat) if self.viewer_.seat >= 0 else None
        legal = choice.options if choice else ()
        messages: list[Any] = [protocol.Why(option) for option in options]
        for number, option in enumerate([option for option in options if option not in legal]):
            id_, turn = (choice.id, 0) if choice else ("0.1.0.0", 0)
            messages.append(protocol.Answer(f"a{number}", id_, turn, option))
        messages += [protocol.Act(f"t{at}", name, [10**6]) for at, name in enumerate(self.game.rules.free_actions)]
        messages += [
            protocol.Undo("u"),
            protocol.Where(),
            protocol.Earlier(10**6),
            protocol.Earlier(3),
            protocol.Ping(),
        ]
        asyncio.run(self._handle(messages, Random(f"talk/{g.ply}")))
        assert self.table.match is not None
        self.out.append(json.dumps(self.table.match.export(self.viewer_.seat)).encode() if g.seat >= 0 else b"")
        self.out.append(str(self.table.row.changed).encode())  # what the lobby shows
        if g.seat >= 0:  # once it is over, everything is open
            self.out += self.course.seen_by(self.viewer_.seat, self.viewer_.lang)
        self.seen = list(self.out)

    async def _handle(self, messages: list[Any], rng: Random) -> None:
        for message in messages:
            await self.table.handle(self.viewer_, message)
        await self.chatter.talk(rng, self.viewer_)


def check_wire(game: Game[Any], options: dict[str, Any], seed: int, share: float) -> Counter[str]:
    """Play a random match; at a share of the positions, twin worlds send every viewer the same bytes."""
    global _worlds
    _worlds = count()  # so that a match that fails can be repeated
    rng = Random(f"wire/{seed}")
    seen: Counter[str] = Counter()
    for g, _ in laws.walk(game, options, seed):
        seen["positions"] += 1
        if rng.random() < share:
            for viewer in range(SPECTATOR, g.seats):
                laws.twins_look_alike(game, g, viewer, rng, moves=2, sight=WireSight)
                seen["twins on the wire"] += 1
    return seen
