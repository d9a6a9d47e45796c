"""Carries out what guests and hosts of evenings want, lays the tables of a round, and collects their results.

Results are collected when somebody looks at the evening: then its tables are looked at, and a table that is missing
because a server died in the middle is laid. So nothing must run in the background, and any server can do it.
"""

from __future__ import annotations

import hmac
import time
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from harena.bots.registry import levels_for, usual_for
from harena.games import game
from harena.kernel.rules import BadInput
from harena.names import unlike
from harena.players import ROMANS
from harena.server import protocol
from harena.server.clock_view import chosen as chosen_clock
from harena.server.evenings import rows
from harena.server.evenings.evening import (
    BOT,
    Evening,
    EveningRefused,
    Guest,
    Plan,
    Played,
    attending,
    check_plan,
    ended,
    next_round,
    with_guest,
    with_result,
    without,
)
from harena.server.evenings.showing import shown
from harena.server.persistence import TRIES, hashed, is_id, new_id, new_secret
from harena.server.static import Asset, asset
from harena.server.store import Conflict, NotSaved, SeatRow, TableRow
from harena.server.table_registry import TableRegistry

FRESH = 1.0  # seconds for which a page is good
REMEMBERED = 200  # pages


class Evenings:
    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.store = registry.store
        self._pages: OrderedDict[tuple[str, str], tuple[float, Asset]] = OrderedDict()  # by evening and language

    async def make(self, wish: protocol.NewEvening, person: str = "") -> protocol.EveningMade:
        """Plan an evening. BadInput says what is wrong with it."""
        chosen = game(wish.game)
        options = chosen.complete(wish.options)
        bot = wish.bot or usual_for(chosen.name)
        if bot not in levels_for(chosen.name):
            raise BadInput(f"unknown bot {bot!r}; expected one of: {', '.join(levels_for(chosen.name))}")
        seats, key = int(options["players"]), new_secret()
        if seats < 2:
            raise BadInput("an evening needs tables with at least two seats")
        about = (new_id(), check_plan(wish.name), chosen.name, options, seats, wish.tables, wish.rounds, bot, wish.lang)
        plan = Plan(*about, new_secret(), hashed(key), person, chosen_clock(wish.clock))
        await self.store.transaction(lambda connection: rows.add(connection, Evening(plan)))
        return protocol.EveningMade(plan.id, plan.invite, key)

    async def join(self, key: str, wish: protocol.JoinEvening, person: str = "") -> protocol.Joined:
        token = new_secret()
        found: list[Guest] = []

        def work(evening: Evening) -> Evening:
            if not hmac.compare_digest(wish.invite.encode(), evening.plan.invite.encode()):
                raise EveningRefused("wrong-invitation", "this invitation is not for this evening")
            known = [guest for guest in evening.guests if guest.token == hashed(token)]
            if known:  # it was written, and the answer was lost on the way from the database
                found.append(known[0])
                return evening
            after, guest = with_guest(evening, wish.name, hashed(token), person)
            found.append(guest)
            return after

        await self._change(key, work)
        return protocol.Joined(found[-1].number, token)

    async def who(self, key: str, person: str) -> protocol.EveningSelf:
        """Return what a person is at an evening, who may have joined or planned it on another device."""
        evening = await self._read(key)
        guest, is_host = evening.guest_of(hashed(""), person), evening.is_host(hashed(""), person)
        number = guest.number if guest is not None else -1
        return protocol.EveningSelf(number, is_host, evening.plan.invite if is_host else "")

    async def attend(self, key: str, wish: protocol.Attend, person: str = "") -> None:
        """Let a guest leave or come back. At the table of the round, a bot plays for whoever leaves."""
        evening = await self._read(key)
        guest = evening.guest_of(hashed(wish.token), person)
        if guest is None:
            raise EveningRefused("not-yours", "nobody of this evening has this token")
        played = evening.table_of(guest.number)
        await self._change(key, lambda each: attending(each, guest.number, wish.here))
        if played is not None and not wish.here:
            await self._let_go(played, guest.number, for_good=False)

    async def order(self, key: str, wish: protocol.OrderEvening, person: str = "") -> None:
        """Carry out what the host of an evening decides."""
        evening = await self._read(key)
        if not evening.is_host(hashed(wish.key), person):
            raise EveningRefused("not-yours", "only the host of this evening may do this")
        if wish.order == "seat":
            ids = [new_id() for _ in range(evening.plan.tables)]
            await self._collect(await self._change(key, lambda each: next_round(each, ids)))
        elif wish.order == "remove":
            played = evening.table_of(wish.number)
            await self._change(key, lambda each: without(each, wish.number))
            if played is not None:
                await self._let_go(played, wish.number, for_good=True)
        elif wish.order == "call-off":
            called = [each for each in evening.open_tables if each.number == wish.number]
            if not called:
                raise EveningRefused("not-found", f"no table {wish.number} is played at")
            await self._call_off(called[0])
        else:
            for each in evening.open_tables:
                await self._call_off(each)
            await self._change(key, lambda each: each if each.phase == "over" else ended(each))

    async def page(self, key: str, lang: str) -> Asset:
        """Return an evening as everybody may see it. Its tag changes when something in it does."""
        at, found = self._pages.get((key, lang), (0.0, None))
        if found is None or time.monotonic() - at >= FRESH:
            evening = await self._collect(await self._read(key))
            found = asset(protocol.write(shown(evening, lang)), "evening.json", "no-cache")
            self._pages[key, lang] = time.monotonic(), found
            self._pages.move_to_end((key, lang))
            if len(self._pages) > REMEMBERED:
                self._pages.popitem(last=False)
        return found

    # The stored evening

    async def _read(self, key: str) -> Evening:
        found = await self.store.read(lambda connection: rows.read(connection, key)) if is_id(key) else None
        if found is None:
            raise EveningRefused("not-found", "there is no such evening")
        return found

    async def _change(self, key: str, work: Callable[[Evening], Evening]) -> Evening:
        """Change an evening as it is now. What cannot be done raises EveningRefused."""
        for _ in range(TRIES):
            before = await self._read(key)
            after = work(before)
            if after == before:
                return before
            try:
                await self.store.transaction(partial(rows.save, before=before, after=after))
            except Conflict:
                continue
            for page in [page for page in self._pages if page[0] == key]:
                del self._pages[page]
            return after._replace(version=before.version + 1)
        raise NotSaved("other servers were always first")

    # The tables

    async def _collect(self, evening: Evening) -> Evening:
        """Lay the tables that are missing, and note the results of those that are over."""
        running = {each.table: each for each in evening.open_tables}
        if not running:
            return evening
        found = await self.store.glance(running)
        for key, played in running.items():
            row = found[key][0] if key in found else None
            if row is None:
                await self._lay(evening, played)
            elif row.phase in ("over", "closed"):
                result = await self._result(row)
                evening = await self._change(evening.plan.id, partial(with_result, table=key, result=result))
        return evening

    async def _result(self, row: TableRow) -> dict[str, list[int]]:
        if row.phase == "closed":
            return {}
        async with self.registry.at(row.id) as table:
            return table.game.outcome(table.playing().settled).plain() if table is not None else {}

    async def _lay(self, evening: Evening, played: Played) -> None:
        plan, now = evening.plan, time.time()
        row = TableRow(played.table, plan.game, "open", plan.options, new_secret(), -1, "", [], [], now)
        row = row._replace(talk={"salt": new_id()}, lang=plan.lang, evening=plan.id, clock=plan.clock)
        with suppress(Conflict):  # another server has just laid it
            await self.registry.lay(row, _seats(evening, played), start=True)

    async def _let_go(self, played: Played, number: int, for_good: bool) -> None:
        async with self.registry.at(played.table) as table:
            if table is not None:
                await table.seating.let_go(played.guests.index(number), for_good)

    async def _call_off(self, played: Played) -> None:
        async with self.registry.at(played.table) as table:
            if table is not None:
                await table.seating.call_off()


def _seats(evening: Evening, played: Played) -> list[SeatRow]:
    seats: list[SeatRow] = []
    guests = {guest.number: guest for guest in evening.guests}
    taken = [guests[number].name for number in played.guests if number != BOT]
    for seat, number in enumerate(played.guests):
        if number == BOT:
            name = unlike(ROMANS[seat % len(ROMANS)], taken)
            taken.append(name)
            seats.append(SeatRow(seat, "bot", name, evening.plan.bot))
        else:
            guest = guests[number]
            seats.append(SeatRow(seat, "person", guest.name, token=guest.token, person=guest.person))
    return seats
