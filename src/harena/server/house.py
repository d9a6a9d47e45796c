"""All tables of one server: made, found, and put away when nobody looks at them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from functools import cache
from typing import Any

from harena.games import SHELF, game
from harena.kernel.rules import BadInput, Game, Setting
from harena.seating import ROMANS, cleaned
from harena.server import protocol
from harena.server.projection import setting_label
from harena.server.store import Change, Conflict, NotSaved, SeatRow, Store, TableRow
from harena.server.tables import LiveTable, first_change, hashed, new_id, new_match, new_secret, unlike
from harena.server.thinking import Thinker, bots_for
from harena.text import Texts, rules_text
from harena.wording import setting as setting_value

log = logging.getLogger("harena")

LIVELY = 7 * 24 * 3600.0  # seconds: tables that moved since go on by themselves after a restart
USUAL_PLAYERS = 4


class House:
    def __init__(self, store: Store, thinker: Thinker) -> None:
        self.store = store
        self.thinker = thinker
        self.tables: dict[str, LiveTable] = {}
        self._loading = asyncio.Lock()

    async def table(self, key: str) -> LiveTable | None:
        """A table by its id, from memory or from the store."""
        found = self.tables.get(key)
        if found is not None and not found.stale:
            return found
        async with self._loading:
            found = self.tables.get(key)
            if found is None or found.stale:
                found = await self._load(key)
                if found is not None:
                    self.tables[key] = found
        return found

    async def _load(self, key: str) -> LiveTable | None:
        for _ in range(3):
            saved = await self.store.load(key)
            if saved is None:
                return None
            try:
                table = LiveTable(self.store, self.thinker, saved)
                await table.adopt()
                return table
            except Conflict:
                await asyncio.sleep(0.05)  # read while another server was writing
        raise NotSaved(f"table {key} could not be read")

    def put_away(self, table: LiveTable) -> None:
        """Out of memory, once nobody looks and no bot thinks."""
        if table.idle and self.tables.get(table.row.id) is table:
            del self.tables[table.row.id]

    async def go_on(self) -> None:
        """After a restart: tables that wait for a bot need nobody to open them."""
        for key in await self.store.running(time.time() - LIVELY):
            try:
                table = await self.table(key)
            except (BadInput, NotSaved) as error:
                log.error("table %s cannot be taken up: %s", key, error)
                continue
            if table is not None:
                table.wake()
                while table.steward is not None and not table.steward.done():
                    await asyncio.wait([table.steward])
                self.put_away(table)

    async def close(self) -> None:
        stewards = [table.steward for table in self.tables.values() if table.steward is not None]
        for steward in stewards:
            steward.cancel()
        await asyncio.gather(*stewards, return_exceptions=True)  # they may be writing
        for table in list(self.tables.values()):
            for viewer in list(table.viewers):
                viewer.send(protocol.write(protocol.Closing("restart")))
                viewer.close()
        self.thinker.close()
        await self.store.close()

    async def make(self, wish: protocol.NewTable) -> protocol.TableMade:
        """A new table; BadInput says what is wrong with the wish."""
        chosen = game(wish.game)
        players = wish.options.get("players")
        if players != len(wish.seats):
            raise BadInput(f"{len(wish.seats)} seats for {players!r} players")
        options = chosen.complete(wish.options)
        tokens: dict[int, str] = {}
        seats: list[SeatRow] = []
        for number, seat in enumerate(wish.seats):
            seats.append(_seat(chosen, number, seat, [row.name for row in seats], tokens))
        if wish.start and any([seat.who == "free" for seat in seats]):
            raise BadInput("a seat is free; fill it before the start")
        host = min(tokens, default=-1)
        row = TableRow(new_id(), chosen.name, "open", options, new_secret(), host, "", [], [], time.time())
        first = Change(row)
        if wish.start:
            self.thinker.warm_up()
            first = first_change(row, new_match(chosen, options, seats), -1, "")
        await self.store.add(seats, first)
        return protocol.TableMade(row.id, row.invite, [protocol.Seated(seat, tokens[seat]) for seat in sorted(tokens)])

    async def mine(self, wish: protocol.MyTables) -> list[protocol.TableState]:
        """How the tables stand for which somebody holds a token; without the right one there is no such table."""
        found = await self.store.glance({each.table for each in wish.tables})
        texts = Texts(wish.lang)
        states = []
        for each in wish.tables:
            row, seats = found.get(each.table, (None, []))
            print_ = hashed(each.token)
            you = next((seat.seat for seat in seats if seat.token and seat.token == print_), -1)
            if row is None or you < 0:
                states.append(protocol.TableState(each.table, "gone", "", "", [], -1, [], [], 0.0))
                continue
            states.append(
                protocol.TableState(
                    table=row.id,
                    phase="open" if row.phase == "open" else "over" if row.phase == "over" else "running",
                    game=row.game,
                    game_name=texts.say(f"{row.game}-name"),
                    names=[seat.name for seat in seats],
                    you=you,
                    waiting=row.waiting,
                    winners=row.winners,
                    changed=row.changed,
                )
            )
        return states


def _seat(
    chosen: Game[Any], number: int, wish: protocol.NewSeat, taken: Sequence[str], tokens: dict[int, str]
) -> SeatRow:
    roman = unlike(ROMANS[number % len(ROMANS)], taken)
    if wish.who == "free":
        return SeatRow(number, "free")
    if wish.who == "bot":
        bot = wish.bot or bots_for(chosen.name)[0]
        if bot not in bots_for(chosen.name):
            raise BadInput(f"unknown bot {bot!r}; expected one of: {', '.join(bots_for(chosen.name))}")
        return SeatRow(number, "bot", roman, bot)
    tokens[number] = new_secret()
    name = unlike(cleaned(wish.name) or roman, taken)
    return SeatRow(number, "person", name, token=hashed(tokens[number]))


# The shelf, for forms


@cache
def games(lang: str) -> protocol.Games:
    return protocol.Games([_game_info(game(name), Texts(lang)) for name in SHELF])


def _game_info(chosen: Game[Any], texts: Texts) -> protocol.GameInfo:
    low, high = chosen.seats[0], chosen.seats[-1]
    return protocol.GameInfo(
        name=chosen.name,
        label=texts.say(f"{chosen.name}-name"),
        about=texts.say(f"{chosen.name}-about", low=low, high=high),
        low=low,
        high=high,
        usual=min(max(low, USUAL_PLAYERS), high),
        hidden=chosen.hidden,
        bots=list(bots_for(chosen.name)),
        settings=[_setting_info(chosen, each, texts) for each in chosen.settings],
    )


def _setting_info(chosen: Game[Any], each: Setting, texts: Texts) -> protocol.SettingInfo:
    key = f"{chosen.name}-setting-{each.name}"
    values = each.some_of or each.values
    labels = [setting_value(texts, chosen.name, each.name, value) for value in values]
    if isinstance(each.default, list):
        labels = [setting_value(texts, chosen.name, f"{each.name}-at", at) for at in range(len(each.default))]
    return protocol.SettingInfo(
        name=each.name,
        label=setting_label(texts, chosen.name, each.name),
        help=texts.say(f"{key}-help"),
        rule=each.rule,
        kind=_kind(each),
        default=each.default,
        default_label=setting_value(texts, chosen.name, each.name, each.default),
        values=list(values),
        value_labels=labels,
        fits=_fits(chosen, each),
    )


def _kind(each: Setting) -> Any:
    if isinstance(each.default, bool):
        return "switch"
    if each.values or each.some_of:
        return "some" if each.some_of else "choice"
    return "numbers" if isinstance(each.default, list) else "number" if isinstance(each.default, int) else "text"


def _fits(chosen: Game[Any], each: Setting) -> dict[str, list[Any]]:
    """By number of players: the values the game itself would take; of some, how many."""
    if each.some_of:
        counts = range(1, len(each.some_of) + 1)
        return {
            str(players): [n for n in counts if _takes(chosen, players, each.name, list(each.some_of[:n]))]
            for players in chosen.seats
        }
    fits = {
        str(players): [value for value in each.values if _takes(chosen, players, each.name, value)]
        for players in chosen.seats
    }
    return {} if all([len(values) == len(each.values) for values in fits.values()]) else fits


def _takes(chosen: Game[Any], players: int, name: str, value: Any) -> bool:
    """With the usual options, or with others that need it: a target for teams needs teams."""
    bases = [{"players": players}, *[table for table in chosen.variants() if table["players"] == players]]
    for base in bases:
        try:
            chosen.complete({**base, name: value})
        except BadInput:
            continue
        return True
    return False


def rules_page(name: str, lang: str) -> protocol.RulesPage:
    game(name)
    found = rules_text(name, lang)
    chapters = [
        protocol.ChapterText(
            chapter.number, chapter.title, [protocol.RuleText(rule.number, rule.text) for rule in chapter.rules]
        )
        for chapter in found.chapters
    ]
    return protocol.RulesPage(found.title, found.intro, chapters)
