"""S-1, S-15, S-16, S-17: what is printed on the cards, the houses and the board, ours or a table's own. A card is its
number in its deck: 0-61 in the Market deck, 0-103 in the Intrigue deck."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Any, NamedTuple

from harena.games.spartacus.sand import Sand

GLADIATORS, SLAVES, EQUIPMENT, MARKET, INTRIGUE = 24, 23, 15, 62, 104  # S-1.1: cards
MOST_INFLUENCE = 12  # S-1.3

GLADIATOR, SLAVE, WEAPON, ARMOUR, SPECIAL = range(5)  # what a Market card is
TYPES = ("weapon", "armour", "special")
ATK, DEF, SPD = range(3)

# What a fighter can do (S-16)
FIGHTER_ABILITIES = (
    "double_strike", "riposte", "double_block", "wins_ties", "tough", "overawes", "dodges", "quick_start", "schemer",
    "maims", "reroll_attack", "strides", "crowd_pleaser", "jinx", "beheads",
    "heals", "spies", "scouts", "earns", "trades_card", "drills", "counts_double",
)  # fmt: skip
GEAR_ABILITIES = (
    ("reroll_attack", "extra_damage", "reach"),
    ("reroll_defence", "ignore_damage", "ignore_first"),
    ("net", "javelin"),
)
ABILITIES = tuple(dict.fromkeys([*FIGHTER_ABILITIES, *[x for row in GEAR_ABILITIES for x in row]]))

SCHEME, REACTION, GUARD = range(3)
KINDS = ("scheme", "reaction", "guard")
SCHEME_EFFECTS = (
    "gain", "wages", "auction_off", "rob", "tax", "inform", "raise", "raise_two", "feast", "show_off", "raise_lowest",
    "collude", "lower", "blackmail", "buy_secrets", "frame", "scandal", "bribe_guards", "lose_slave", "lose_gladiator",
    "poison",
)  # fmt: skip
REACTION_EFFECTS = (
    "foil", "foil_guard", "foil_slave", "foil_pay", "thunder", "rig", "mourn", "no_gladiators", "no_slaves", "no_gold",
)  # fmt: skip

FIRST_RULES = ("exhaust_gladiators", "exhaust_guards", "exhaust_slaves", "lower_needs")

FILES = {
    "gladiator": "gladiators.toml",
    "slave": "slaves.toml",
    "equipment": "equipment.toml",
    "intrigue": "intrigue.toml",
    "house": "houses.toml",
    "arena": "arena.toml",
}  # the sections of a deck file, and where ours are


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
    discards: tuple[int, int, int]  # gladiators, slaves, guards: for 1 Influence


class Decks:
    """Shared by all copies of a state and never changed."""

    def __init__(
        self,
        wares: Sequence[Ware],
        rows: Sequence[Row],
        houses: Sequence[House],
        hand_size: Sequence[int],
        sand: Sand,
        ours: bool,
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
        self.able: dict[str, int] = {ability: _mask([x.ability == ability for x in wares]) for ability in ABILITIES}
        self.gear: tuple[tuple[str, ...], ...] = tuple(
            [tuple(dict.fromkeys([x.name for x in wares if x.sort == sort])) for sort in (WEAPON, ARMOUR, SPECIAL)]
        )  # S-14.2: the different pieces of each type

        self.rows: tuple[Row, ...] = tuple(rows)
        self.titled: tuple[int, ...] = tuple([t for t, x in enumerate(rows) for _ in range(x.copies)])  # by card
        self.needs: tuple[int, ...] = tuple([x.needs for x in rows])
        self.copies: tuple[int, ...] = tuple(
            [_mask([title == t for t in self.titled]) for title in range(len(rows))]
        )  # by title: its cards
        self.guards: int = _mask([rows[t].kind == GUARD for t in self.titled])
        self.schemes: int = _mask([rows[t].kind == SCHEME for t in self.titled])
        self.reactions: int = _mask([rows[t].kind == REACTION for t in self.titled])
        self.guard: int = next(title for title, x in enumerate(rows) if x.kind == GUARD)
        self.effects: dict[str, tuple[int, ...]] = {
            effect: tuple([title for title, x in enumerate(rows) if x.effect == effect])
            for effect in (*SCHEME_EFFECTS, *REACTION_EFFECTS)
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


# Reading


def source(section: str) -> str:
    """The text of one of our own files."""
    return (files(__package__) / "data" / FILES[section]).read_text(encoding="utf-8")


@lru_cache(maxsize=64)
def decks(text: str) -> Decks:
    """Ours for an empty text, else those of a deck file."""
    return read_decks(tomllib.loads(text)) if text else OURS


def read_decks(raw: Mapping[str, Any]) -> Decks:
    """Decks from the sections of a file; a section that is not there is ours."""
    return _decks({**_OURS, **raw}, not raw)


def _decks(raw: Mapping[str, Any], ours: bool) -> Decks:
    wares = [_fighter(row, GLADIATOR) for row in _copied(raw["gladiator"])]
    wares += [_fighter(row, SLAVE) for row in _copied(raw["slave"])]
    wares += [_gear(row) for row in _copied(raw["equipment"])]
    return Decks(
        wares,
        [_intrigue(row) for row in raw["intrigue"]],
        [_house(row) for row in raw["house"]],
        raw["hand_size"],
        Sand(raw["arena"]["rows"]),
        ours,
    )


def _copied(rows: Sequence[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    return [row for row in rows for _ in range(row.get("copies", 1))]


def _fighter(row: Mapping[str, Any], sort: int) -> Ware:
    dice = (row.get("atk", 1), row.get("def", 1), row.get("spd", 1))
    ability, amount = row.get("ability", ""), row.get("amount", 0)
    return Ware(row["name"], sort, row["value"], dice, ability, amount, row.get("starting", False))


def _gear(row: Mapping[str, Any]) -> Ware:
    sort = WEAPON + TYPES.index(row["type"])
    return Ware(row["name"], sort, row["value"], (0, 0, 0), row["ability"], row.get("amount", 0), False)


def _intrigue(row: Mapping[str, Any]) -> Row:
    numbers = [row.get(key, 0) for key in ("needs", "gold", "copies", "amount", "men", "pay")]
    return Row(row["title"], KINDS.index(row["kind"]), row["effect"], *numbers)


def _house(row: Mapping[str, Any]) -> House:
    discards = row["discards"]
    costs = (discards.get("gladiators", 0), discards.get("slaves", 0), discards.get("guards", 0))
    return House(row["name"], row["gold"], row["gladiators"], row["slaves"], row["guards"], row["rule"], costs)


_OURS: dict[str, Any] = {}
for _section in FILES:
    _OURS.update(tomllib.loads(source(_section)))
OURS = _decks(_OURS, True)
