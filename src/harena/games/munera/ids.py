"""The names of men, Ministers, spectacles, cards and regions in everything that is saved."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from harena.games.munera.actions import TARGETS
from harena.games.munera.deals import DENARII, LOAN_GOOD, MAN_GOOD, MINISTER_GOOD, TITLE_GOOD
from harena.games.munera.decks import CLASSES, GLADIATORS, OFFICES, Decks
from harena.games.munera.facts import FACT
from harena.games.munera.school import WARES
from harena.games.munera.state import Munera
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
from harena.kernel.state import bits, mask_of

REROLLS = ("coquus", "virtus")
DEEDS = ("train", "sell", "auction", "glory")


class SetDomain(IdDomain):
    """A set of men in one number: "nimbus+pugnax"."""

    def __init__(self, men: IdDomain) -> None:
        super().__init__("set of men", ())
        self.men = men

    def id_of(self, number: int, holder: Any = None) -> Id:
        return "+".join([part_id(self.men, man) for man in bits(number)]) if number > 0 else number

    def number_of(self, value: object, holder: Any = None) -> int:
        if type(value) is int:
            return value
        return mask_of([self.men.number_of(each) for each in str(value).split("+")])


class GoodDomain(IdDomain):
    """What can be dealt: denarii, men, Ministers, Eventum cards by title, and men for one spectacle."""

    def __init__(self, men: IdDomain, ministers: IdDomain, titles: IdDomain, loans: IdDomain) -> None:
        super().__init__("good", ())
        self.parts = (
            ("loan", LOAN_GOOD, loans),
            ("title", TITLE_GOOD, titles),
            ("minister", MINISTER_GOOD, ministers),
            ("man", MAN_GOOD, men),
        )

    def id_of(self, number: int, holder: Any = None) -> Id:
        for name, start, domain in self.parts:
            if number >= start:
                return name + SEPARATOR + part_id(domain, number - start)
        return "denarii" if number == DENARII else number

    def number_of(self, value: object, holder: Any = None) -> int:
        if type(value) is int:
            return value
        if value == "denarii":
            return DENARII
        head, rest = split_id(self.name, value)
        for name, start, domain in self.parts:
            if name == head:
                return start + part_number(domain, rest, self.name)
        return super().number_of(value)


class WareDomain(IdDomain):
    """What can be put up for auction: men, then Ministers."""

    def __init__(self, men: IdDomain, ministers: IdDomain) -> None:
        super().__init__("ware", ())
        self.men = men
        self.ministers = ministers

    def id_of(self, number: int, holder: Any = None) -> Id:
        if number < 0:
            return number
        if number < WARES:
            return f"man:{part_id(self.men, number)}"
        return f"minister:{part_id(self.ministers, number - WARES)}"

    def number_of(self, value: object, holder: Any = None) -> int:
        if type(value) is int:
            return value
        head, rest = split_id(self.name, value)
        if head == "minister":
            return WARES + part_number(self.ministers, rest, self.name)
        return part_number(self.men, rest, self.name)


class PlayDomain(IdDomain):
    """A card that is played: its title, and what it is aimed at."""

    def __init__(self, decks: Decks, titles: IdDomain, men: IdDomain) -> None:
        super().__init__("play", ())
        self.titles = titles
        self.aims: list[IdDomain | None] = [men if card.aim_kind == "man" else None for card in decks.card]

    def id_of(self, number: int, holder: Any = None) -> Id:
        title, target = divmod(number, TARGETS)
        return SEPARATOR.join([part_id(self.titles, title), part_id(self.aims[title], target)])

    def number_of(self, value: object, holder: Any = None) -> int:
        if type(value) is int:
            return value
        name, rest = split_id(self.name, value)
        title = part_number(self.titles, name, "title")
        return TARGETS * title + part_number(self.aims[title], rest, "target")


@lru_cache(maxsize=64)
def ids_for(decks: Decks) -> Ids:
    """Numbers and ids of these decks."""
    staff = [f"{OFFICES[office]}-{skill}" for office, skill in zip(decks.office, decks.skill, strict=True)]
    title_ids = ids_from_names(decks.title, "title")
    man = IdDomain("man", ids_from_names(decks.man, "man"))
    minister = IdDomain("minister", numbered_copies(staff))
    spectacle = IdDomain("spectacle", numbered_copies(ids_from_names(decks.city, "spectacle")))
    title = IdDomain("title", title_ids)
    eventum = IdDomain("Eventum card", numbered_copies([title_ids[each] for each in decks.titled]))
    return {
        "man": man,
        "men": man,
        "minister": minister,
        "ministers": minister,
        "spectacle": spectacle,
        "spectacles": spectacle,
        "title": title,
        "eventum": eventum,
        "region": IdDomain("region", ids_from_names(decks.region, "region")),
        "ware": WareDomain(man, minister),
        "good": GoodDomain(man, minister, title, PairDomain("loan", GLADIATORS, spectacle, man)),
        "fact": PairDomain("fact", FACT, None, eventum),
        "set-of-men": SetDomain(man),
        "play": PlayDomain(decks, title, man),
        "class": IdDomain("class", CLASSES),
        "reroll": IdDomain("reroll", REROLLS),
        "deed": IdDomain("deed", DEEDS),
    }


def ids(g: Munera) -> Ids:
    return ids_for(g.table.decks)
