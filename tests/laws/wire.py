"""The twin law for the bytes the server sends: what a viewer gets by WebSocket or HTTP is the same in twin worlds.

Tables, sessions and projection are the server's own; only the socket is replaced by a list of the bytes sent.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from random import Random
from typing import Any, cast

from harena.game import Game
from harena.kernel.serialization import digest, dump
from harena.kernel.state import Event
from harena.kernel.views import SPECTATOR
from harena.server import protocol
from harena.server.session import Session
from harena.server.store import EntryRow, Saved, SeatRow, Snapshot, TableRow
from harena.server.tables import LiveTable
from harena.text import LANGUAGES
from tests.laws import laws

NO_STORE = cast(Any, None)  # nothing may be saved here; an attempt would fail


def table_of(game: Game[Any], g: Any, events: list[Event]) -> LiveTable:
    """Return a live table at this position, with a person in every seat."""
    options = dict(g.settings())
    row = TableRow("table", game.name, "running", options, "invite", 0, "", [], [], 0.0)
    seats = [SeatRow(seat, "person", f"Person {seat}", token=f"token {seat}") for seat in range(g.seats)]
    position = dump(game.rules, g)
    head = {"rules_version": game.rules.version, "start": position, "luck": [], "digest": digest(game.rules, g)}
    told = [[event.kind, list(event.args), event.to and list(event.to)] for event in events]
    saved = Saved(row, seats, [EntryRow(0, {"segment": head}, told)], Snapshot(0, position, -1, []), set())
    return LiveTable(NO_STORE, NO_STORE, saved)


class WireSight(laws.Sight):
    """Everything that would be sent to one viewer."""

    def __init__(self, game: Game[Any], g: Any, viewer: int) -> None:
        self.game = game
        self.out: list[bytes] = []
        self.table = table_of(game, g, [])
        lang = LANGUAGES[(g.ply + viewer) % len(LANGUAGES)]
        self.viewer_ = Session(self.out.append, lambda: None, viewer, lang, 0, True)
        asyncio.run(self._enter())
        self.provoke(g)

    async def _enter(self) -> None:
        self.table.enter(self.viewer_)

    def after(self, g: Any, told: list[Event]) -> None:
        """Continue the same connection after a move; only what has changed is sent."""
        match = table_of(self.game, g, told).match
        assert match is not None
        assert self.table.match is not None
        match.events[:0] = self.table.match.events
        self.table.match = match
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
        messages += [protocol.Undo("u"), protocol.Ping()]
        asyncio.run(self._handle(messages))
        assert self.table.match is not None
        self.out.append(json.dumps(self.table.match.export(self.viewer_.seat)).encode() if g.seat >= 0 else b"")
        self.seen = list(self.out)

    async def _handle(self, messages: list[Any]) -> None:
        for message in messages:
            await self.table.handle(self.viewer_, message)


def check_wire(game: Game[Any], options: dict[str, Any], seed: int, share: float) -> Counter[str]:
    """Play a random match; at a share of the positions, twin worlds send every viewer the same bytes."""
    rng = Random(f"wire/{seed}")
    seen: Counter[str] = Counter()
    for g, _ in laws.walk(game, options, seed):
        seen["positions"] += 1
        if rng.random() < share:
            for viewer in range(SPECTATOR, g.seats):
                laws.twins_look_alike(game, g, viewer, rng, moves=2, sight=WireSight)
                seen["twins on the wire"] += 1
    return seen
