"""Reads and checks deck files: the built-in decks, or a table's own."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Any

from harena.games.spartacus.cards.abilities import ABILITIES, of_sort
from harena.games.spartacus.cards.registry import ABOUT, EFFECTS, NUMBERS
from harena.games.spartacus.printed import (
    EQUIPMENT,
    GLADIATOR,
    GLADIATORS,
    GUARD,
    INTRIGUE,
    MOST_INFLUENCE,
    SLAVE,
    SLAVES,
    WEAPON,
    Decks,
    House,
    Row,
    Ware,
)
from harena.games.spartacus.sand import read_sand
from harena.kernel.rules import BadInput
from harena.matches import deck_file
from harena.sources import sourced, without_notes

TYPES = ("weapon", "armour", "special")
SORTS = ("gladiator", "slave", *TYPES)  # kinds of Market cards
KINDS = ("scheme", "reaction", "guard")  # kinds of Intrigue cards
FIRST_RULES = ("exhaust_gladiators", "exhaust_guards", "exhaust_slaves", "lower_needs")

HOUSES = 4  # S-1.2
DICE, VALUE, NEEDS, CASHED = 8, 12, 20, 9  # the largest values that a card may show
MOST = {"amount": (1, 12), "men": (0, 12), "pay": (0, 12)}
MOST_COUNTED = 9  # the largest amount of an ability
START = {"gold": 30, "gladiators": 6, "slaves": 6, "guards": 6}  # the most a house may start with
MOST_DISCARDED = 6  # of each sort, for 1 Influence
MOST_HAND = 12
MOST_PIECES = 7  # different pieces per type: S-14.2 encodes the choice as a digit to base eight

FILES = {
    "gladiator": "gladiators.toml",
    "slave": "slaves.toml",
    "equipment": "equipment.toml",
    "intrigue": "intrigue.toml",
    "house": "houses.toml",
    "arena": "arena.toml",
}  # the sections of a deck file and the built-in files; hand_size is in the same file as the houses
SECTIONS = ("gladiator", "slave", "equipment", "intrigue", "house", "hand_size", "arena")

_HEAD = """\
# Decks of your own for Spartacus. Change what you like, and cut out what shall stay as it is: a section that is not in
# the file (gladiator, slave, equipment, intrigue, house, hand_size, arena) is ours.
#
#   harena decks check spartacus FILE.toml       whether everything fits
#   harena play spartacus --cards FILE.toml      a match with it"""


# Reading


def source(section: str) -> str:
    """Return the text of a built-in file."""
    return (files(__package__) / "data" / FILES[section]).read_text(encoding="utf-8")


def our_rows(section: str) -> list[dict[str, Any]]:
    """Return the rows of a section of our own decks, with their notes on sources."""
    rows: list[dict[str, Any]] = _OURS[section]
    return rows


def starting_file() -> str:
    """Return the built-in decks as one file to change, with all effects and abilities explained. The arena must come
    last.
    """
    return "\n\n".join([_HEAD, _what_there_is(), *[source(section).strip() for section in FILES]]) + "\n"


def _what_there_is() -> str:
    """List every effect and ability that a row may have, as comments."""
    lines: list[str] = []
    for kind, effects in zip(KINDS, EFFECTS, strict=True):
        lines += ["", f"Effects of the kind {kind}; in brackets the numbers that a row must have:"]
        lines += [_listed(effect, ABOUT[effect], NUMBERS[effect]) for effect in effects]
    for sort, name in enumerate(SORTS):
        lines += ["", f"Abilities of the sort {name}; in brackets the number that a row must have:"]
        for ability in of_sort(sort):
            counted = ("amount",) if ABILITIES[ability].counted else ()
            lines.append(_listed(ability, ABILITIES[ability].about, counted))
    return "\n".join([f"# {line}".rstrip() for line in lines[1:]])


def _listed(name: str, about: str, numbers: Sequence[str]) -> str:
    return f"  {name:15} {about}" + (f" ({', '.join(numbers)})" if numbers else "")


@lru_cache(maxsize=64)
def decks(text: str) -> Decks:
    """Return the built-in decks for an empty text, otherwise those of a deck file."""
    return read_decks(deck_file.parsed(text, "decks"), "decks") if text else OURS


def read_decks(raw: dict[str, Any], where: str) -> Decks:
    """Read decks from the sections of a file. Missing sections are filled from the built-in decks."""
    ours = raw.get(deck_file.CHOSEN) == ""  # the match was dealt with the built-in decks of its time
    sections = {name: raw[name] for name in without_notes(raw, SECTIONS) if name != deck_file.CHOSEN}
    deck_file.no_other_keys(sections, list(SECTIONS), where)
    return _decks({**_OURS, **sections}, where, ours or not sections)


def _decks(raw: dict[str, Any], where: str, ours: bool) -> Decks:
    gladiators = _fighters(raw["gladiator"], GLADIATOR, where)
    slaves = _fighters(raw["slave"], SLAVE, where)
    equipment = _equipment(raw["equipment"], where)
    intrigue = _intrigue(raw["intrigue"], where)
    houses = _houses(raw["house"], where)
    _enough(gladiators, slaves, intrigue, houses, where)
    sizes, sand = _hand_size(raw["hand_size"], where), read_sand(raw["arena"], where)
    effects = [effect for kind in EFFECTS for effect in kind]
    return Decks([*gladiators, *slaves, *equipment], intrigue, houses, sizes, sand, ours, list(ABILITIES), effects)


def _enough(
    gladiators: Sequence[Ware], slaves: Sequence[Ware], intrigue: Sequence[Row], houses: Sequence[House], where: str
) -> None:
    """S-2.2: check that there are enough cards to set up four houses."""
    supply = (
        ("starting gladiators", len([x for x in gladiators if x.starting]), sum([x.gladiators for x in houses])),
        ("starting slaves", len([x for x in slaves if x.starting]), sum([x.slaves for x in houses])),
        ("guards", sum([x.copies for x in intrigue if x.kind == GUARD]), sum([x.guards for x in houses])),
    )
    for what, there, taken in supply:
        if there < taken:
            raise BadInput(f"{where}: {there} {what}; expected at least {taken}: the houses start with so many")


# The Market deck


def _fighters(raw: Any, sort: int, where: str) -> list[Ware]:
    """Read fighters (S-16). Slaves roll one die of each kind unless their row says otherwise."""
    section, size = (("gladiator", GLADIATORS), ("slave", SLAVES))[sort]
    abilities = of_sort(sort)
    keys = ["name", "value", "atk", "def", "spd", "ability", "amount", "copies", "starting"]
    usual = {"atk": 1, "def": 1, "spd": 1} if sort == SLAVE else {}
    found: list[Ware] = []
    names: set[str] = set()
    for row, at in deck_file.rows(raw, section, "name", keys, where):
        name = deck_file.new_name(row, "name", names, "one row, with copies", at)
        value = deck_file.number(row, "value", 0, VALUE, at)
        atk, guard, spd = [deck_file.number({**usual, **row}, key, 1, DICE, at) for key in ("atk", "def", "spd")]
        ability = abilities[deck_file.one_of(row, "ability", abilities, at)] if "ability" in row else ""
        amount, starting = _counted(row, ability, at), deck_file.flag(row, "starting", at)
        ware = Ware(name, sort, value, (atk, guard, spd), ability, amount, starting)
        found += [ware] * deck_file.copies(row, size, at)
    deck_file.count(len(found), size, f"{section}s, copies included", where)
    return found


def _counted(row: dict[str, Any], ability: str, at: str) -> int:
    """Return the amount of an ability; 0 if it has none."""
    if ability and ABILITIES[ability].counted:
        return deck_file.number(row, "amount", 1, MOST_COUNTED, at)
    if "amount" in row:
        why = f"{ability} has no number" if ability else "it has no ability"
        raise BadInput(f"{at}: amount is {deck_file.shown(row['amount'])}; expected none: {why}")
    return 0


def _equipment(raw: Any, where: str) -> list[Ware]:
    """Read equipment (S-16)."""
    found: list[Ware] = []
    names: set[str] = set()
    different = [0, 0, 0]
    for row, at in deck_file.rows(
        raw, "equipment", "name", ["name", "type", "value", "ability", "amount", "copies"], where
    ):
        name = deck_file.new_name(row, "name", names, "one row, with copies", at)
        kind = deck_file.one_of(row, "type", TYPES, at)
        value = deck_file.number(row, "value", 0, VALUE, at)
        abilities = of_sort(WEAPON + kind)
        ability = abilities[deck_file.one_of(row, "ability", abilities, at)]
        ware = Ware(name, WEAPON + kind, value, (0, 0, 0), ability, _counted(row, ability, at), False)
        found += [ware] * deck_file.copies(row, EQUIPMENT, at)
        different[kind] += 1
    deck_file.count(len(found), EQUIPMENT, "pieces of equipment, copies included", where)
    for kind, pieces in enumerate(different):
        if pieces > MOST_PIECES:
            raise BadInput(
                f"{where}: {pieces} different pieces of equipment of the type {TYPES[kind]}; "
                f"expected at most {MOST_PIECES}, copies not counted"
            )
    return found


# The Intrigue deck


def _intrigue(raw: Any, where: str) -> list[Row]:
    """Read the titles of the Intrigue deck (S-17)."""
    found: list[Row] = []
    titles: set[str] = set()
    keys = ["title", "kind", "effect", "needs", "gold", "copies", "amount", "men", "pay"]
    for row, at in deck_file.rows(raw, "intrigue", "title", keys, where):
        title = deck_file.new_name(row, "title", titles, "one row, with copies", at)
        kind = deck_file.one_of(row, "kind", KINDS, at)
        effect = EFFECTS[kind][deck_file.one_of(row, "effect", EFFECTS[kind], at)]
        needs, gold = _needs(row, kind, at), deck_file.number(row, "gold", 0, CASHED, at)
        copies = deck_file.copies(row, INTRIGUE, at)
        amount, men, pay = [_effect_number(row, effect, key, at) for key in MOST]
        found.append(Row(title, kind, effect, needs, gold, copies, amount, men, pay))
    deck_file.count(sum([x.copies for x in found]), INTRIGUE, "Intrigue cards, copies included", where)
    deck_file.count(len([x for x in found if x.kind == GUARD]), 1, "Intrigue titles of the kind guard", where)
    return found


def _needs(row: dict[str, Any], kind: int, at: str) -> int:
    """Return the Influence a card needs. S-6.3: a guard needs none, and its row may leave it out."""
    if kind != GUARD:
        return deck_file.number(row, "needs", 0, NEEDS, at)
    value = row.get("needs", 0)
    if type(value) is not int or value:
        raise BadInput(f"{at}: needs is {deck_file.shown(value)}; expected 0: a guard needs no Influence")
    return 0


def _effect_number(row: dict[str, Any], effect: str, key: str, at: str) -> int:
    """Return one of the numbers that an effect may have; 0 if it has none."""
    numbers = NUMBERS[effect]
    if key in numbers:
        return deck_file.number(row, key, *MOST[key], at)
    if key in row:
        why = f"the numbers of {effect} are: {', '.join(numbers)}" if numbers else f"{effect} has no number"
        raise BadInput(f"{at}: {key} is {deck_file.shown(row[key])}; expected none: {why}")
    return 0


# Houses and hands


def _houses(raw: Any, where: str) -> list[House]:
    """Read the houses (S-15)."""
    found: list[House] = []
    names: set[str] = set()
    for row, at in deck_file.rows(raw, "house", "name", ["name", *START, "rule", "discards"], where):
        name = deck_file.new_name(row, "name", names, "another name for each house", at)
        gold, gladiators, slaves, guards = [deck_file.number(row, key, 0, most, at) for key, most in START.items()]
        rule = FIRST_RULES[deck_file.one_of(row, "rule", FIRST_RULES, at)]
        found.append(House(name, gold, gladiators, slaves, guards, rule, _discards(row.get("discards"), at)))
    deck_file.count(len(found), HOUSES, "houses", where)
    return found


def _discards(raw: Any, at: str) -> tuple[int, int, int]:
    """Return what a house discards for 1 Influence. It must not be nothing, or a turn might never end."""
    sorts = ["gladiators", "slaves", "guards"]
    if not isinstance(raw, dict):
        raise BadInput(f"{at}: discards is {deck_file.shown(raw)}; expected such as {{ slaves = 3 }}")
    at = f"{at}: discards"
    deck_file.no_other_keys(raw, sorts, at)
    gladiators, slaves, guards = [deck_file.number({key: 0, **raw}, key, 0, MOST_DISCARDED, at) for key in sorts]
    if not gladiators + slaves + guards:
        raise BadInput(f"{at} names no card; expected at least one of: {', '.join(sorts)}")
    return gladiators, slaves, guards


def _hand_size(raw: Any, where: str) -> list[int]:
    """Read the hand sizes (S-1.3)."""
    sizes = raw if isinstance(raw, list) else []
    if len(sizes) != MOST_INFLUENCE + 1:
        there = f"has {len(sizes)} numbers" if sizes else f"is {deck_file.shown(raw)}"
        expected = f"{MOST_INFLUENCE + 1} numbers, for Influence 0 to {MOST_INFLUENCE}"
        raise BadInput(f"{where}: hand_size {there}; expected {expected}")
    at = f"{where}: hand_size"
    return [
        deck_file.number({f"at Influence {influence}": size}, f"at Influence {influence}", 1, MOST_HAND, at)
        for influence, size in enumerate(sizes)
    ]


_OURS: dict[str, Any] = {}
for _section in FILES:
    _OURS.update(sourced(tomllib.loads(source(_section)), f"data/{FILES[_section]}"))
OURS = _decks(_OURS, "data", True)


@lru_cache(maxsize=64)
def _archived(text: str) -> str:
    return deck_file.completed(text, _OURS)


ARCHIVE = deck_file.archive(_archived, files(__package__))
