"""Build what each seat may see (G-3.6), and what it can infer from the cards played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from harena.games.gorus.game import RULES
from harena.games.gorus.state import Gorus
from harena.games.gorus.table import Table
from harena.kernel.rules import View
from harena.kernel.state import Event
from harena.kernel.views import view as fields_seen


class Play(NamedTuple):
    """One card played in the round, as everybody saw it."""

    seat: int
    number: int  # which play of that seat, counted from 1
    card: int
    void: int  # the school it proved that seat to lack, or 0


def view(g: Gorus, viewer: int) -> View:
    """G-3.6: show the present and the last combat; the whole round only with open memory, or once it is scored."""
    seen = fields_seen(RULES, g, viewer)
    state, size = seen["state"], g.table.combatants
    finished = len(g.takers)
    state["combat"] = g.played[size * finished :]
    state["last_combat"] = g.played[size * (finished - 1) : size * finished] if finished else []
    state["last_leader"] = leaders(g.table, g.dealer, g.takers)[finished - 1] if finished else -1
    state["combats_won"] = [g.takers.count(seat) for seat in range(size)]
    state["sides"] = list(g.table.sides)
    state["targets"] = list(g.table.targets)
    if g.table.open_memory:
        state["played"], state["takers"] = list(g.played), list(g.takers)
    seen["known"]["voids"] = [[play.seat, play.number, play.void] for play in plays(seen, g.table) if play.void]
    return seen


def closed(options: Mapping[str, Any], events: Sequence[Event]) -> range:
    """G-3.6: return the part of a log that nobody may look at now: this round, except the present and the last
    combat."""
    dealt = max([at + 1 for at, event in enumerate(events) if event.kind in ("dealt", "dealt-solo")], default=0)
    kinds = [event.kind for event in events[dealt:]]
    taken = [at for at, kind in enumerate(kinds) if kind == "took"]
    if options["open_memory"] or "counted" in kinds or len(taken) < 2:
        return range(0)
    return range(dealt, dealt + taken[-2] + 1)


def leaders(table: Table, dealer: int, takers: list[int]) -> list[int]:
    """Return who led each combat of the round, including the present one."""
    return [1 if table.solo else (dealer + 1) % table.players, *takers]


def plays(seen: View, table: Table | None = None) -> list[Play]:
    """Return the plays of the round so far. A card off the Initial School proves a void only if its rank differs from
    that of the card before it: otherwise it may have been a Challenge (G-3.3). The dummy need not follow, so it proves
    nothing."""
    table = table or Table(seen["options"])
    size = table.combatants
    cards: list[int] = seen["known"]["played"]
    first = leaders(table, seen["state"]["dealer"], seen["known"]["takers"])
    numbers = [0] * size
    found = []
    for at, card in enumerate(cards):
        combat, place = divmod(at, size)
        seat = (first[combat] + place) % size
        numbers[seat] += 1
        initial = cards[at - place] >> 4
        discarded = card >> 4 != initial and card & 15 != cards[at - 1] & 15
        proves = discarded and not (table.solo and seat == 1)
        found.append(Play(seat, numbers[seat], card, initial if proves else 0))
    return found
