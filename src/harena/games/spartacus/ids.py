"""Defines the stable ids of cards, titles, houses and cells in everything that is saved."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from harena.games.spartacus.actions import AIMS, POST
from harena.games.spartacus.cards.registry import aim_kind
from harena.games.spartacus.cards.scheme import PAIR
from harena.games.spartacus.facts import FACT, PEEK
from harena.games.spartacus.printed import GUARD, Decks
from harena.games.spartacus.state import Ludus, Plot, React
from harena.games.spartacus.trade import CARD, GOLD, GUARDS
from harena.kernel.identity import (
    SEPARATOR,
    Id,
    IdDomain,
    Ids,
    PairDomain,
    ids_from_names,
    numbered_copies,
    part_id,
    part_number,
    split_id,
)

DEEDS = (
    "post", "seek", "rule-1", "rule-2", "support", "accept", "sell-guard", "take-guard", "net", "again", "first",
    "second", "attack", "throw", "dodge", "strike", "shield", "up", "down", "from-table", "from-hand", "show",
)  # fmt: skip  # in the order of actions.py
POOLS = ("attack", "defense", "speed")
BARE = "none"  # no gear of a type


class AimDomain(IdDomain):
    """The target of an Intrigue card. Its title says what the number means: a house, two houses or a Market card."""

    def __init__(self, decks: Decks, cards: IdDomain) -> None:
        super().__init__("target", ())
        self.decks = decks
        pair = PairDomain("target", PAIR, None, None)
        domains = {"-card": cards, "-houses": pair}
        self.by_title: list[IdDomain | None] = [
            domains.get(aim_kind(row)) if row.kind != GUARD else None for row in decks.rows
        ]

    def domain(self, title: int) -> IdDomain | None:
        return self.by_title[title] if 0 <= title < len(self.by_title) else None

    def title(self, holder: Any) -> int:
        if isinstance(holder, Plot):
            return self.decks.titled[holder.card] if holder.card >= 0 else -1
        return holder.title if isinstance(holder, React) else -1

    def id_of(self, number: int, holder: Any = None) -> Id:
        domain = self.domain(self.title(holder))
        return number if domain is None else domain.id_of(number)

    def number_of(self, value: object, holder: Any = None) -> int:
        if type(value) is int:
            return value
        return part_number(self.domain(self.title(holder)), str(value), self.name)


class PlayDomain(IdDomain):
    """A card that is played: its title and its target."""

    def __init__(self, titles: IdDomain, aims: AimDomain) -> None:
        super().__init__("play", ())
        self.titles = titles
        self.aims = aims

    def id_of(self, number: int, holder: Any = None) -> Id:
        title, aim = divmod(number, AIMS)
        return SEPARATOR.join([part_id(self.titles, title), part_id(self.aims.domain(title), aim)])

    def number_of(self, value: object, holder: Any = None) -> int:
        if type(value) is int:
            return value
        name, rest = split_id(self.name, value)
        title = part_number(self.titles, name, "title")
        return AIMS * title + part_number(self.aims.domain(title), rest, self.aims.name)


class LineupDomain(IdDomain):
    """S-14.2: a fighter with gear for a bout, "crixus:sword:none:net"."""

    def __init__(self, decks: Decks, cards: IdDomain) -> None:
        super().__init__("lineup", ())
        self.cards = cards
        self.gear = [IdDomain("equipment", [BARE, *ids_from_names(names, "equipment")]) for names in decks.gear]

    def id_of(self, number: int, holder: Any = None) -> Id:
        picked = (number >> 6 & 7, number >> 3 & 7, number & 7)
        pieces = [part_id(domain, at) for domain, at in zip(self.gear, picked, strict=True)]
        return SEPARATOR.join([part_id(self.cards, number >> 9), *pieces])

    def number_of(self, value: object, holder: Any = None) -> int:
        if type(value) is int:
            return value
        fighter, rest = split_id(self.name, value)
        weapon, rest = split_id(self.name, rest)
        armour, special = split_id(self.name, rest)
        number = part_number(self.cards, fighter, self.name)
        for domain, piece in zip(self.gear, (weapon, armour, special), strict=True):
            number = number << 3 | part_number(domain, piece, self.name)
        return number


@lru_cache(maxsize=64)
def ids_for(decks: Decks) -> Ids:
    """Return the mapping between numbers and ids for these decks."""
    title_ids = ids_from_names([row.title for row in decks.rows], "title")
    card = IdDomain("card", numbered_copies(ids_from_names(decks.name, "card")))
    title = IdDomain("title", title_ids)
    intrigue = IdDomain("Intrigue card", numbered_copies([title_ids[each] for each in decks.titled]))
    aim = AimDomain(decks, card)
    goods = [""] * (GUARDS + 1)
    goods[GOLD], goods[GUARDS] = "gold", "guards"
    for number, each in enumerate(card.ids):
        goods[CARD + number] = f"card:{each}"
    return {
        "card": card,
        "intrigue": intrigue,
        "title": title,
        "house": IdDomain("house", ids_from_names([house.name for house in decks.houses], "house")),
        "cell": IdDomain("cell", [f"{column}-{row}" for column, row in decks.sand.spots]),
        "good": IdDomain("good", goods),
        "fact": PairDomain("fact", FACT, None, intrigue),
        "peek": PairDomain("peek", PEEK, None, card),
        "aim": aim,
        "play": PlayDomain(title, aim),
        "lineup": LineupDomain(decks, card),
        "deed": IdDomain("deed", DEEDS),
        "pool": IdDomain("pool", POOLS),
    }


def ids(g: Ludus) -> Ids:
    return ids_for(g.table.decks)


assert POST == 1  # DEEDS counts from there
