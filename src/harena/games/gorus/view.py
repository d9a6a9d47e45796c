"""What each seat may see (G-3.6), what it may have learned, and worlds that look the same from its chair."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from harena.games.gorus.game import RULES
from harena.games.gorus.state import Gorus
from harena.games.gorus.table import HAND, Table
from harena.kernel.rules import View
from harena.kernel.sight import rebuild
from harena.kernel.sight import view as fields_seen
from harena.kernel.state import Event, mask_of


class Play(NamedTuple):
    """One card of the round, as everybody saw it."""

    seat: int
    number: int  # which play of that seat, counted from 1
    card: int
    void: int  # the school it proved that seat to lack, or 0


def view(g: Gorus, viewer: int) -> View:
    """G-3.6: the present and the last combat; the whole round only with open memory, or once it is scored."""
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
    seen["known"]["voids"] = [[play.seat, play.number, play.void] for play in plays(seen) if play.void]
    return seen


def look_back(g: Gorus, events: Sequence[Event]) -> Sequence[Event]:
    """G-3.6: of an unfinished round the log shows the present and the last finished combat only."""
    if g.table.open_memory or not g.takers or len(g.takers) * g.table.combatants == len(g.before) == len(g.played):
        return events
    dealt = max([at for at, event in enumerate(events) if event.kind == "dealt"], default=-1)
    leads = [at for at, event in enumerate(events) if at > dealt and event.kind == "led"]
    shown = leads[-2:] if g.count else leads[-1:]
    return [*events[: dealt + 1], *events[shown[0] :]] if shown else events


def leaders(table: Table, dealer: int, takers: list[int]) -> list[int]:
    """Who led each combat of the round, the present one included."""
    return [1 if table.solo else (dealer + 1) % table.players, *takers]


def plays(seen: View) -> list[Play]:
    """The round so far. A card off the Initial School proves a void only if its rank differs from the card before
    it: otherwise it may have been a Challenge (G-3.3). The dummy never follows, so it proves nothing."""
    table = Table(seen["options"])
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


def resample(seen: View, rng: Random) -> Gorus:
    """A state with this view: the cards the viewer has not seen, dealt anew among the places they can be in."""
    state = seen["state"]
    hands: list[list[int]] = [hand if hand is not None else [] for hand in state["hands"]]
    gone = {card for hand in hands for card in hand} | set(seen["known"]["played"])
    unseen = [card for card in state["deck"] if card not in gone]
    rng.shuffle(unseen)
    strangers = [seat for seat, hand in enumerate(state["hands"]) if hand is None]
    places = [Place(seat, 0) for seat in strangers for _ in range(state["hands_size"][seat])]
    places += [Place(STOCK, 0)] * state["stock_size"]
    lots = [Lot(card, -1, -1) for card in unseen]
    history = [play for play in plays(seen) if play.seat in strangers]
    if any(play.void for play in history):
        places, lots = with_voids(seen, strangers, history, unseen)
        lots = fit(lots, places, history, rng)
    stock: list[int] = []
    for lot, place in zip(lots, places, strict=True):
        if place.seat == STOCK:
            stock.append(lot.card)
        elif lot.played_at < 0:
            hands[place.seat].append(lot.card)
    hidden: dict[str, Any] = {"hands": [mask_of(hand) for hand in hands], "stock": mask_of(stock)}
    return rebuild(RULES, seen, hidden, rng)


# Where a card can be. With two players hands are filled up from the stock, so a proved void says: whatever he holds
# of that school he drew later. A place is then the moment at which a seat got a card (0: the deal, n: after its
# n-th play), and the cards it has played since must have had a place too.

STOCK = -1


class Place(NamedTuple):
    seat: int
    got_after: int  # 0: with the deal, n: after its n-th play


class Lot(NamedTuple):
    card: int
    player: int  # who played it, or -1
    played_at: int  # as which of his plays, or -1: it is still hidden


def with_voids(
    seen: View, strangers: list[int], history: list[Play], unseen: list[int]
) -> tuple[list[Place], list[Lot]]:
    """All places and all cards for them, those already played included where hands are filled up."""
    state = seen["state"]
    lots = [Lot(card, -1, -1) for card in unseen]
    drawing = len(state["hands"]) == 2
    places = [Place(STOCK, 0)] * state["stock_size"]
    for seat in strangers:
        if not drawing:
            places += [Place(seat, 0)] * state["hands_size"][seat]
            continue
        mine = [play for play in history if play.seat == seat]
        draws = state["hands_size"][seat] + len(mine) - HAND
        places += [Place(seat, 0)] * HAND + [Place(seat, number) for number in range(1, draws + 1)]
        lots += [Lot(play.card, seat, play.number) for play in mine]
    return places, lots


def fit(lots: list[Lot], places: list[Place], history: list[Play], rng: Random) -> list[Lot]:
    """A lot for each place: augmenting paths find a deal that fits, exchanges then make it a random one."""
    proofs: dict[tuple[int, int], list[int]] = {}
    for play in history:
        if play.void:
            proofs.setdefault((play.seat, play.void), []).append(play.number)

    def fits(lot: Lot, place: Place) -> bool:
        if place.seat == STOCK:
            return lot.played_at < 0
        if lot.played_at >= 0 and (lot.player != place.seat or place.got_after >= lot.played_at):
            return False
        left = lot.played_at if lot.played_at >= 0 else 99
        numbers = proofs.get((place.seat, lot.card >> 4), ())
        return all(not (place.got_after < number < left) for number in numbers)

    holder: list[int] = [-1] * len(places)  # the lot at each place
    order = list(range(len(places)))
    rng.shuffle(order)

    def settle(lot: int, tried: set[int]) -> bool:
        for at in order:
            if at not in tried and fits(lots[lot], places[at]):
                tried.add(at)
                if holder[at] < 0 or settle(holder[at], tried):
                    holder[at] = lot
                    return True
        return False

    for lot in range(len(lots)):
        if not settle(lot, set()):
            raise AssertionError("a view that no deal explains")
    for _ in range(3 * len(places)):
        a, b = rng.randrange(len(places)), rng.randrange(len(places))
        if fits(lots[holder[a]], places[b]) and fits(lots[holder[b]], places[a]):
            holder[a], holder[b] = holder[b], holder[a]
    return [lots[lot] for lot in holder]
