"""S-1, S-15, S-16, S-17: what can be printed on the cards, the houses and the board.

A card is its number in its deck: 0-61 in the Market deck, 0-103 in the Intrigue deck. This module does not depend on
effects and abilities, so that the state and the cards can import it. Deck files are read and checked in decks.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from harena.games.spartacus.sand import Sand

GLADIATORS, SLAVES, EQUIPMENT, MARKET, INTRIGUE = 24, 23, 15, 62, 104  # S-1.1: numbers of cards
MOST_INFLUENCE = 12  # S-1.3

GLADIATOR, SLAVE, WEAPON, ARMOUR, SPECIAL = range(5)  # sorts of Market cards
ATK, DEF, SPD = range(3)
SCHEME, REACTION, GUARD = range(3)  # kinds of Intrigue cards


class Ware(NamedTuple):
    """A card of the Market deck."""

    name: str
    sort: int  # GLADIATOR, SLAVE, WEAPON, ARMOUR, SPECIAL
    value: int
    dice: tuple[int, int, int]
    ability: str
    amount: int
    starting: bool


class Row(NamedTuple):
    """A title of the Intrigue deck."""

    title: str
    kind: int
    effect: str
    needs: int
    gold: int
    copies: int
    amount: int
    men: int
    pay: int


class House(NamedTuple):
    name: str
    gold: int
    gladiators: int
    slaves: int
    guards: int
    rule: str
    discards: tuple[int, int, int]  # gladiators, slaves, guards that are discarded for 1 Influence


class Decks:
    """The cards of a table. Shared by all copies of a state and never changed."""

    def __init__(
        self,
        wares: Sequence[Ware],
        rows: Sequence[Row],
        houses: Sequence[House],
        hand_size: Sequence[int],
        sand: Sand,
        ours: bool,
        abilities: Sequence[str],
        effects: Sequence[str],
    ) -> None:
        self.name: tuple[str, ...] = tuple([x.name for x in wares])
        self.sort: tuple[int, ...] = tuple([x.sort for x in wares])
        self.value: tuple[int, ...] = tuple([x.value for x in wares])
        self.dice: tuple[tuple[int, int, int], ...] = tuple([x.dice for x in wares])
        self.ability: tuple[str, ...] = tuple([x.ability for x in wares])
        self.ware_amount: tuple[int, ...] = tuple([x.amount for x in wares])
        self.sorts: tuple[int, ...] = tuple([_mask([x.sort == sort for x in wares]) for sort in range(5)])
        self.gladiators: int = self.sorts[GLADIATOR]
        self.slaves: int = self.sorts[SLAVE]
        self.fighters: int = self.gladiators | self.slaves
        self.equipment: int = self.sorts[WEAPON] | self.sorts[ARMOUR] | self.sorts[SPECIAL]
        self.starting: int = _mask([x.starting for x in wares])
        self.able: dict[str, int] = {ability: _mask([x.ability == ability for x in wares]) for ability in abilities}
        self.gear: tuple[tuple[str, ...], ...] = tuple(
            [tuple(dict.fromkeys([x.name for x in wares if x.sort == sort])) for sort in (WEAPON, ARMOUR, SPECIAL)]
        )  # S-14.2: the different pieces per type

        self.rows: tuple[Row, ...] = tuple(rows)
        self.titled: tuple[int, ...] = tuple([t for t, x in enumerate(rows) for _ in range(x.copies)])  # by card
        self.needs: tuple[int, ...] = tuple([x.needs for x in rows])
        self.copies: tuple[int, ...] = tuple(
            [_mask([title == t for t in self.titled]) for title in range(len(rows))]
        )  # the cards of each title
        self.guards: int = _mask([rows[t].kind == GUARD for t in self.titled])
        self.schemes: int = _mask([rows[t].kind == SCHEME for t in self.titled])
        self.reactions: int = _mask([rows[t].kind == REACTION for t in self.titled])
        self.guard: int = next(title for title, x in enumerate(rows) if x.kind == GUARD)
        self.effects: dict[str, tuple[int, ...]] = {
            effect: tuple([title for title, x in enumerate(rows) if x.effect == effect]) for effect in effects
        }

        self.houses: tuple[House, ...] = tuple(houses)
        self.hand_size: tuple[int, ...] = tuple(hand_size)
        self.sand: Sand = sand
        self.ours: bool = ours


def _mask(flags: Sequence[bool]) -> int:
    mask = 0
    for member, flag in enumerate(flags):
        if flag:
            mask |= 1 << member
    return mask
