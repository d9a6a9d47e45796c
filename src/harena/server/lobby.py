"""The lobby: tables that everybody may join. Everybody gets the same list, made at most once per second and language.

A table is there from the moment its host lists it until the match starts, a seat is no longer free, or nobody of those
who sit there has been connected for a while. Private tables are never read for it.
"""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict

from harena.games import game
from harena.kernel.rules import BadInput
from harena.server import protocol
from harena.server.clock_view import clock_line
from harena.server.projection import setting_lines
from harena.server.showing import seat_info
from harena.server.static import Asset, asset
from harena.server.store import SeatRow, TableRow
from harena.server.table_registry import TableRegistry
from harena.text import Texts

FRESH = 1.0  # seconds for which a list is good
MOST = 60  # tables in the list
OLDEST = 24 * 3600.0  # seconds: a table that has not changed for so long is not listed
ALONE = 600.0  # seconds after its last change for which a table is listed although nobody is connected to it


class Lobby:
    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self._made: dict[str, tuple[float, Asset]] = {}  # by language
        self._locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def page(self, lang: str) -> Asset:
        """Return the list. Its tag changes when something in it does."""
        async with self._locks[lang]:
            at, found = self._made.get(lang, (0.0, None))
            if found is None or time.monotonic() - at >= FRESH:
                found = asset(protocol.write(await self.tables(lang)), "lobby.json", "no-cache")
                self._made[lang] = time.monotonic(), found
            return found

    async def tables(self, lang: str) -> protocol.OpenTables:
        registry, now, texts = self.registry, time.time(), Texts(lang)
        keys = await registry.store.listed(now - OLDEST, MOST)
        found = await registry.store.glance(keys)
        elsewhere = await registry.store.sharing.elsewhere(keys)
        shown: list[protocol.OpenTable] = []
        for key in keys:
            row, seats = found.get(key, (None, []))
            if row is None or not row.listed or row.phase != "open" or key in registry.closed:
                continue  # it has changed since the list was read
            here = set(elsewhere.get(key, ())) | self._here(key)
            if any([seat.who == "free" for seat in seats]) and (here or row.changed > now - ALONE):
                shown.append(_open_table(row, seats, here, texts))
        return protocol.OpenTables(shown)

    def _here(self, key: str) -> set[int]:
        table = self.registry.tables.get(key)
        connected = table.presence.connected if table is not None else {}
        return {seat for seat, count in connected.items() if seat >= 0 and count > 0}


def _open_table(row: TableRow, seats: list[SeatRow], here: set[int], texts: Texts) -> protocol.OpenTable:
    try:
        settings = [line for line in setting_lines(game(row.game), row.options, texts.lang) if not line.usual]
    except BadInput:
        settings = []  # a value that this version does not know
    return protocol.OpenTable(
        table=row.id,
        game=row.game,
        game_name=texts.say(f"{row.game}-name"),
        lang=row.lang,
        seats=[seat_info(seat, texts, seat.seat in here, False) for seat in seats],
        settings=[*clock_line(row.clock, texts), *settings],
        talk=bool(row.talk.get("talk", True)),
        since=row.changed,
    )
