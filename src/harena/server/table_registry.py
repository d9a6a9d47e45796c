"""Keeps all tables of one server: creates them, loads them on demand and unloads them when nobody uses them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, cast
from weakref import WeakValueDictionary

from harena.bots.registry import levels_for, usual_for
from harena.game import Game
from harena.games import game
from harena.kernel.rules import BadInput
from harena.matches.fair_dice import commitment_of
from harena.names import cleaned, unlike
from harena.players import ROMANS
from harena.server import metrics, protocol
from harena.server.bot_pool import BotPool
from harena.server.catching_up import Newest, NewsReader, catch_up
from harena.server.clock_keeper import ClockKeeper
from harena.server.clock_view import chosen as chosen_clock
from harena.server.conversation import know_names
from harena.server.dice import new_dice
from harena.server.heartbeat import Heartbeat
from harena.server.leases import BotLeases
from harena.server.logs import happened
from harena.server.persistence import first_change, hashed, is_id, new_id, new_match, new_secret
from harena.server.presence import AWAY, SharedPresence
from harena.server.profile.counter import MatchCounter
from harena.server.service_time import ServiceTime
from harena.server.store import Change, Conflict, DiceRow, NotSaved, SeatRow, Store, TableRow
from harena.server.tables import LiveTable
from harena.text import Texts

log = logging.getLogger("harena")

LIVELY = 7 * 24 * 3600.0  # seconds: after a restart, only tables that changed within this time continue on their own
REST_EVERY, REST_AFTER = 60.0, 600.0  # seconds: people leave pages open for days
LOADS = 3  # how often a table is read that another server writes at the same moment
MOST_OWN = 60  # tables of a person that are listed, those that changed last
AT_ONCE = 8  # the number of tables whose bots catch up at the same time


class TableRegistry:
    """All tables that are in memory. Without `start`, it neither hears from other servers nor takes over from them."""

    def __init__(self, store: Store, bot_pool: BotPool, away: float = AWAY) -> None:
        self.store = store
        self.away = away  # seconds after which a bot may play for a person who has gone
        self.bot_pool = bot_pool
        self.tables: dict[str, LiveTable] = {}
        self.closed: Mapping[str, str] = {}  # by id: tables that the operator of the site has closed, and why
        self.leases = BotLeases(store.sharing)
        self.shared_presence = SharedPresence(store.sharing, self.tables)
        self.match_counter = MatchCounter(store)
        self.news_reader = NewsReader(self)
        self.heartbeat = Heartbeat(self)
        self.service_time = ServiceTime(store)
        self.clock_keeper = ClockKeeper(self)
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by table, while it is read
        self._leaving: set[asyncio.Task[None]] = set()  # store the positions of tables that were unloaded
        self._resuming: asyncio.Task[None] | None = None
        store.watch(self._tell_saving)

    async def start(self) -> None:
        """Join the other servers on the database, and go on with the tables that wait for bots. BadInput if the others
        are of another version."""
        await self.store.listen(self.news_reader.hear)
        await self.heartbeat.start()
        await self.clock_keeper.start()
        self.match_counter.start()
        self._resume()

    @asynccontextmanager
    async def at(self, key: str) -> AsyncIterator[LiveTable | None]:
        """Yield a table by its id. It stays in memory at least as long as somebody uses it."""
        table = await self.table(key)
        if table is None:
            yield None
            return
        table.users += 1
        try:
            yield table
        finally:
            table.users -= 1
            self.unload_if_idle(table)

    async def table(self, key: str) -> LiveTable | None:
        """Return the table from memory or from the store. At most one copy of it is not stale. It knows all that any
        server had written when it was asked for."""
        for _ in range(LOADS):
            found = await self._in_memory(key)
            if found is None or not self.store.sharing.is_shared:
                return found
            found.users += 1  # it must not be unloaded meanwhile
            try:
                if await self._is_current(found):
                    return found
            finally:
                found.users -= 1
            found.give_up()
        raise NotSaved(f"table {key} could not be read")

    async def _in_memory(self, key: str) -> LiveTable | None:
        """Return the table from memory, where it is put if it is not there."""
        found = self.tables.get(key)
        if found is not None and not found.stale:
            return found
        if not is_id(key):
            return None
        lock = self._loading.setdefault(key, asyncio.Lock())  # a table that takes long to read holds up no other
        async with lock:
            found = self.tables.get(key)
            if found is None or found.stale:
                found = await self._load(key)
                if found is not None:
                    self.tables[key] = found
        return found

    async def _is_current(self, table: LiveTable) -> bool:
        """Let a table catch up if another server has written it, and learn who is connected to it there. Whoever comes
        from another server must find what they did."""
        found = await self.store.newest([table.row.id])
        if table.row.id not in found or not await catch_up(table, Newest(*found[table.row.id])):
            return False
        if not table.sessions:  # whoever comes and goes later is heard of
            await self.shared_presence.ask([table.row.id])
        return not table.stale

    def is_known(self, key: str) -> bool:
        """Is a table in memory, or about to be?"""
        return key in self.tables or key in self._loading

    async def loaded(self, key: str) -> LiveTable | None:
        """Return a table that is in memory or is being read now."""
        if (lock := self._loading.get(key)) is not None:
            async with lock:
                pass
        found = self.tables.get(key)
        return None if found is None or found.stale else found

    async def _load(self, key: str) -> LiveTable | None:
        for _ in range(LOADS):
            saved = await self.store.load(key)
            if saved is None:
                return None
            if saved.talk:
                await know_names(game(saved.table.game).phrases)
            try:
                table = LiveTable(
                    self.store,
                    self.bot_pool,
                    saved,
                    self.away,
                    leases=self.leases,
                    left=self.unload_if_idle,
                    came_or_went=self.shared_presence.tell,
                    service_time=self.service_time,
                    ended=self.match_counter.soon,
                )
                await table.adopt()
                return table
            except Conflict:
                await asyncio.sleep(0.05)  # the table was read while another server was writing; retry
        raise NotSaved(f"table {key} could not be read")

    def _tell_saving(self, saving: bool) -> None:
        """Tell everybody that the store cannot write at the moment, or that it can again."""
        message = protocol.write(protocol.Saving(saving))
        for table in self.tables.values():
            for session in list(table.sessions):
                session.send(message)

    def unload_if_idle(self, table: LiveTable) -> None:
        """Unload the table from memory if nobody is connected and no bot is thinking."""
        if table.idle and self.tables.get(table.row.id) is table:
            del self.tables[table.row.id]
            table.clocks.stop()
            self.leases.release(table.row.id)
            if table.behind:
                task = asyncio.create_task(_keep_snapshot(table))
                self._leaving.add(task)
                task.add_done_callback(self._leaving.discard)

    async def rest_idle_tables(self) -> None:
        """Again and again, let tables at which nothing has happened for a while drop what can be built again."""
        while True:
            await asyncio.sleep(REST_EVERY)
            for table in list(self.tables.values()):
                if time.monotonic() - table.used > REST_AFTER:
                    table.rest()

    # Bots

    def wake(self, key: str) -> None:
        """Let the bots of a table play, if it is in memory."""
        if (table := self.tables.get(key)) is not None:
            table.wake()

    async def take_over(self) -> None:
        """Go on where servers that are gone have stopped."""
        await self.shared_presence.ask(list(self.tables))
        for table in list(self.tables.values()):
            table.wake()
        self._resume()

    def _resume(self) -> None:
        if self._resuming is None or self._resuming.done():
            self._resuming = asyncio.create_task(self.resume_running())

    async def resume_running(self) -> None:
        """Continue the tables that wait for a bot, so that nobody has to open them. Of several servers, each continues
        those whose lease it gets."""
        busy: set[asyncio.Task[None]] = set()
        for key in await self.store.waiting_for_bots(time.time() - LIVELY):
            try:
                if key in self.closed or key in self.tables or not await self.leases.take(key):
                    continue
                async with self.at(key) as table:
                    if table is not None:
                        table.wake()
                        busy |= {table.bot_runner.task} if table.bot_runner.task else set()
            except Exception as error:  # one bad table must not stop the others
                log.error("table %s cannot be resumed: %r", key, error)
            if not self.is_known(key):
                self.leases.release(key)
            if len(busy) >= AT_ONCE:
                _, busy = await asyncio.wait(busy, return_when=asyncio.FIRST_COMPLETED)

    async def close(self) -> None:
        """Stop all tables. The sockets are already closed; clients reconnect, to another server or after a restart."""
        self.leases.mine.clear()  # the heartbeat gives them back, all at once
        serving = [table.bot_runner.task for table in self.tables.values() if table.bot_runner.task is not None]
        serving += [task for table in self.tables.values() for task in table.bot_talk.tasks]
        serving += [table.clocks.task for table in self.tables.values() if table.clocks.task is not None]
        serving += [self._resuming] if self._resuming is not None else []
        for task in serving:
            task.cancel()
        await asyncio.gather(*serving, return_exceptions=True)  # they may still be writing
        await self.clock_keeper.close()
        for table in self.tables.values():
            table.clocks.stop()
        await self.match_counter.close()
        await self.news_reader.close()
        await self.shared_presence.close()
        await self.leases.close()
        await asyncio.gather(*self._leaving, *[_keep_snapshot(table) for table in self.tables.values()])
        await self.heartbeat.close()
        self.bot_pool.close()
        await self.store.close()

    async def make(self, wish: protocol.NewTable, person: str = "") -> protocol.TableMade:
        """Create a table, whose people's seats belong to one person, if it is known who makes it. BadInput says what is
        wrong with the request."""
        chosen = game(wish.game)
        players = wish.options.get("players")
        if players != len(wish.seats):
            raise BadInput(f"{len(wish.seats)} seats for {players!r} players")
        options = chosen.complete(wish.options)
        tokens: dict[int, str] = {}
        seats: list[SeatRow] = []
        for number, seat in enumerate(wish.seats):
            seats.append(_seat(chosen, number, seat, [row.name for row in seats], tokens, person))
        if wish.start and any([seat.who == "free" for seat in seats]):
            raise BadInput("a seat is free; fill it before the start")
        host = min(tokens, default=-1)
        row = TableRow(new_id(), chosen.name, "open", options, new_secret(), host, "", [], [], time.time())
        row = row._replace(talk=_talk_settings(wish), listed=wish.listed and not wish.start, lang=wish.lang)
        row = row._replace(clock=chosen_clock(wish.clock))
        dice = await self.lay(row, seats, wish.start)
        mine = [protocol.Seated(seat, tokens[seat]) for seat in sorted(tokens)]
        return protocol.TableMade(row.id, row.invite, mine, commitment_of(dice.secret))

    async def lay(self, row: TableRow, seats: list[SeatRow], start: bool) -> DiceRow:
        """Store a new table, with its match if that starts at once. Return what its dice will follow from."""
        dice = new_dice(len(seats))
        first = Change(row, dice=dice)
        if start:
            now = self.service_time.now()
            self.bot_pool.warm_up(row.game, [seat.bot for seat in seats if seat.who == "bot"])
            first = first_change(row, seats, new_match(game(row.game), row.options, seats, dice), -1, "", dice, now)
        await self.store.add(seats, first)
        metrics.TABLES_MADE.labels(row.game).inc()
        bots = len([seat for seat in seats if seat.who == "bot"])
        happened("table-made", table=row.id, game=row.game, seats=len(seats), bots=bots)
        return dice

    async def mine(self, wish: protocol.MyTables, person: str = "") -> list[protocol.TableState]:
        """Return the state of the tables for which the caller holds a token, and of those where the person has a seat.
        Without one of both, a table is reported as missing.
        """
        own = await self.store.tables_of(person, MOST_OWN) if person else []
        found = await self.store.glance({*own, *[each.table for each in wish.tables if is_id(each.table)]})
        texts = Texts(wish.lang)
        states = []
        named = [(each.table, each.token) for each in wish.tables]
        more = set(own) - {key for key, _ in named}
        for key, token in [*named, *[(key, "") for key in own if key in more]]:
            row, seats = found.get(key, (None, []))
            print_ = hashed(token)
            yours = [seat.seat for seat in seats if person and seat.person == person]
            you = next((seat.seat for seat in seats if seat.token and seat.token == print_), min(yours, default=-1))
            if row is None or you < 0:
                states.append(protocol.TableState(key, "gone", "", "", [], -1, [], [], [], 0.0))
                continue
            states.append(
                protocol.TableState(
                    table=row.id,
                    phase="closed" if row.id in self.closed else cast(protocol.Phase, row.phase),
                    game=row.game,
                    game_name=texts.say(f"{row.game}-name"),
                    names=[seat.name for seat in seats],
                    you=you,
                    yours=sorted({you, *yours}),
                    waiting=row.waiting,
                    winners=row.winners,
                    changed=row.changed,
                )
            )
        return states


async def _keep_snapshot(table: LiveTable) -> None:
    """Store the position of a table that leaves the memory. Nothing is lost if it fails: the record has everything."""
    try:
        await table.keep_snapshot()
    except NotSaved as error:
        log.warning("table %s: its position was not stored: %s", table.row.id, error)


def _seat(
    chosen: Game[Any],
    number: int,
    wish: protocol.NewSeat,
    taken: Sequence[str],
    tokens: dict[int, str],
    person: str,
) -> SeatRow:
    roman = unlike(ROMANS[number % len(ROMANS)], taken)
    if wish.who == "free":
        return SeatRow(number, "free")
    if wish.who == "bot":
        bot = wish.bot or usual_for(chosen.name)
        if bot not in levels_for(chosen.name):
            raise BadInput(f"unknown bot {bot!r}; expected one of: {', '.join(levels_for(chosen.name))}")
        return SeatRow(number, "bot", roman, bot)
    tokens[number] = new_secret()
    name = unlike(cleaned(wish.name) or roman, taken)
    return SeatRow(number, "person", name, token=hashed(tokens[number]), person=person)


def _talk_settings(wish: protocol.NewTable) -> dict[str, Any]:
    """Return what was chosen and is not as usual (talk and odds), and the salt from which bots get their characters."""
    chosen: dict[str, Any] = {"salt": new_id()} if wish.talk else {"salt": new_id(), "talk": False}
    chosen |= {} if wish.whispers is None else {"whispers": wish.whispers}
    chosen |= {} if wish.afterwards else {"afterwards": False}
    return chosen if wish.odds else {**chosen, "odds": False}
