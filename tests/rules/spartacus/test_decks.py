"""S-1, S-15, S-16, S-17: what is printed on our cards, houses and board, and what a table's own decks may hold."""

from __future__ import annotations

import copy
import datetime
import re
import time
import tomllib
from collections import Counter
from random import Random
from typing import Any

import pytest

from harena.games.spartacus import GAME
from harena.games.spartacus.card_text import title_name
from harena.games.spartacus.cards.abilities import ABILITIES
from harena.games.spartacus.cards.registry import ABOUT, EFFECTS, NUMBERS
from harena.games.spartacus.decks import FILES, OURS, SECTIONS, decks, read_decks, source, starting_file
from harena.games.spartacus.house import hand_size
from harena.games.spartacus.printed import (
    ARMOUR,
    GLADIATOR,
    GUARD,
    REACTION,
    SCHEME,
    SLAVE,
    SPECIAL,
    WEAPON,
    Decks,
)
from harena.games.spartacus.sand import Sand
from harena.kernel import flow
from harena.kernel.rules import BadInput
from harena.kernel.state import bits
from harena.sources import kinds_by_key
from harena.text import LANGUAGES, Texts, rules_text
from tests.laws.check import check_match
from tests.rules.spartacus.playing import position

CLOSELY = 0.02 if flow.__file__.endswith(".py") else 0.0  # the law checks cannot change the dice of compiled files

Raw = dict[str, Any]


def ours() -> Raw:
    """Return our decks as a user's file would give them."""
    return tomllib.loads(starting_file())


def contents(own: Decks) -> tuple[object, ...]:
    """Return everything that is printed."""
    cards = (own.name, own.sort, own.value, own.dice, own.ability, own.ware_amount, own.starting)
    return (*cards, own.gear, own.rows, own.titled, own.needs, own.copies, own.houses, own.hand_size, own.sand.rows)


def cut(text: str) -> list[list[str]]:
    """Parse a table of this file: rows are separated by a dot or a new line, fields by a bar."""
    rows = [row for line in text.strip().splitlines() for row in line.split(" · ")]
    return [[field.strip() for field in row.split("|")] for row in rows]


def wares(sort: int) -> list[int]:
    return [card for card in range(62) if OURS.sort[card] == sort]


# S-1: how many


@pytest.mark.rule("S-1.1")
def test_the_market_deck() -> None:
    assert len(OURS.name) == 62
    assert wares(GLADIATOR) == list(range(24))
    assert wares(SLAVE) == list(range(24, 47))
    assert sorted([*wares(WEAPON), *wares(ARMOUR), *wares(SPECIAL)]) == list(range(47, 62))
    assert (OURS.gladiators & OURS.starting).bit_count() == 8
    assert (OURS.gladiators & ~OURS.starting).bit_count() == 16
    assert (OURS.slaves & OURS.starting).bit_count() == 8
    assert (OURS.slaves & ~OURS.starting).bit_count() == 15
    assert OURS.equipment.bit_count() == 15
    assert not OURS.equipment & OURS.starting
    assert OURS.ours


@pytest.mark.rule("S-1.1")
def test_the_intrigue_deck() -> None:
    assert len(OURS.titled) == 104
    assert OURS.schemes | OURS.reactions | OURS.guards == (1 << 104) - 1
    assert sorted(card for mask in OURS.copies for card in bits(mask)) == list(range(104))
    assert all(OURS.copies[title] >> card & 1 for card, title in enumerate(OURS.titled))


@pytest.mark.rule("S-1.1")
def test_every_row_says_its_source() -> None:
    raw = ours()
    rows = [row for section in ("gladiator", "slave", "equipment", "intrigue", "house") for row in raw[section]]
    found = [kinds_by_key(row["source"], [key for key in row if key != "source"]) for row in rows]
    assert {kind for row in found for kind in row.values()} == {"rulebook", "press", "ours"}


@pytest.mark.rule("S-16.1", "S-17.1", "S-15.1")
@pytest.mark.parametrize(
    ("name", "rulebook", "press"),
    [
        ("Spartacus", {"name", "atk", "ability"}, set()),
        ("Agron", {"name", "def", "ability"}, set()),
        ("Rhaskos", set(), set()),
        ("Auctus", set(), set()),
        ("Duro", set(), {"name", "ability"}),
        ("Celtic Warrior", set(), set()),
        ("Indus", {"name", "ability"}, {"value"}),
        ("Pietros", {"name", "ability", "amount"}, {"value"}),
        ("Javelin", {"name", "type", "ability"}, set()),
        ("Trident", {"name", "type", "ability", "amount"}, set()),
        ("Manica", set(), set()),
        ("Black Market Profits", {"title", "kind", "effect", "needs", "amount"}, {"gold", "copies"}),
        ("Visitor from Rome", {"title", "kind", "effect", "amount"}, set()),
        ("Robbery", set(), {"title", "kind", "effect"}),
        ("Guard", {"title", "kind", "effect", "needs"}, {"gold"}),
    ],
)
def test_what_the_rulebook_says_and_what_is_ours(name: str, rulebook: set[str], press: set[str]) -> None:
    raw = ours()
    rows = [row for section in ("gladiator", "slave", "equipment", "intrigue") for row in raw[section]]
    [row] = [row for row in rows if name in list(row.values())[:1]]
    found = kinds_by_key(row["source"], [key for key in row if key != "source"])
    assert {key for key, kind in found.items() if kind == "rulebook"} == rulebook
    assert {key for key, kind in found.items() if kind == "press"} == press
    assert {kind for key, kind in found.items() if key not in rulebook | press} <= {"ours"}


@pytest.mark.rule("S-1.3", "S-1.4")
def test_hand_track_and_arena_are_ours() -> None:
    """The rulebook shows one place of the track, and does not describe the board."""
    raw = ours()
    track = kinds_by_key(raw["hand_size_source"], [str(influence) for influence in range(13)])
    assert [influence for influence, kind in track.items() if kind != "ours"] == ["5"]
    assert track["5"] == "rulebook"
    assert kinds_by_key(raw["arena"]["source"], ["rows"]) == {"rows": "ours"}


@pytest.mark.rule("S-1.3")
@pytest.mark.parametrize(
    ("influence", "size"), [(0, 3), (3, 3), (4, 4), (5, 4), (6, 4), (7, 5), (9, 5), (10, 6), (12, 6)]
)
def test_the_hand_size_by_influence(influence: int, size: int) -> None:
    assert OURS.hand_size[influence] == size
    assert hand_size(position(influence=[influence, 4, 4, 4]), 0) == size


@pytest.mark.rule("S-1.3")
def test_thirteen_places_on_the_track() -> None:
    assert OURS.hand_size == (3, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6)


# S-1.4: the arena


def axial(sand: Sand, cell: int) -> tuple[int, int]:
    """Return (q, r), counted from the center of our arena."""
    x, y = sand.spots[cell]
    q, rest = divmod(x - 6 - (y - 3), 2)
    assert rest == 0
    return q, y - 3


@pytest.mark.rule("S-1.4")
def test_the_arena_is_a_hexagon_of_radius_three() -> None:
    cells = {axial(OURS.sand, cell) for cell in range(len(OURS.sand.spots))}
    radius = range(-3, 4)
    assert cells == {(q, r) for q in radius for r in radius if abs(q + r) <= 3}
    assert len(cells) == len(OURS.sand.spots) == 37


@pytest.mark.rule("S-1.4")
def test_where_the_fighters_start() -> None:
    one, two = OURS.sand.starts
    assert axial(OURS.sand, one) == (-2, 0)
    assert axial(OURS.sand, two) == (2, 0)
    assert OURS.sand.apart[one][two] == 4


@pytest.mark.rule("S-1.4")
def test_distances_in_axial_coordinates() -> None:
    sand = OURS.sand
    for one in range(37):
        for two in range(37):
            (q, r), (s, t) = axial(sand, one), axial(sand, two)
            far = max(abs(q - s), abs(r - t), abs(q + r - s - t))
            assert sand.apart[one][two] == far
            assert (two in sand.beside[one]) == (far == 1)


@pytest.mark.rule("S-1.4")
def test_cells_have_six_neighbors_but_at_the_edge() -> None:
    assert Counter(len(near) for near in OURS.sand.beside) == {6: 19, 4: 12, 3: 6}


@pytest.mark.rule("S-11.2")
def test_nobody_walks_through_the_other() -> None:
    lane = Sand(["1 . 2 . ."])
    assert lane.reach(0, 2, 9) == (1,)
    assert lane.reach(0, 4, 2) == (1, 2)
    around = Sand(["1 2 .", " . . "])
    assert around.reach(0, 1, 1) == (3,)
    assert around.reach(0, 1, 2) == (3, 4)
    assert around.reach(0, 1, 3) == (2, 3, 4)


# S-15: the houses

HOUSES = """
Batiatus | 10 | 3 | 1 | 2 | exhaust_gladiators | 3 0 0
Glaber | 10 | 1 | 2 | 3 | exhaust_guards | 0 0 3
Tullius | 9 | 2 | 3 | 1 | exhaust_slaves | 0 3 0
Solonius | 12 | 2 | 2 | 1 | lower_needs | 1 1 1
"""  # gold, gladiators, slaves, guards; the first rule; gladiators, slaves, guards discarded by the second


@pytest.mark.rule("S-1.2", "S-15")
def test_the_houses() -> None:
    assert len(OURS.houses) == 4
    for house, row in zip(OURS.houses, cut(HOUSES), strict=True):
        found = [house.name, house.gold, house.gladiators, house.slaves, house.guards, house.rule]
        assert [str(value) for value in found] == row[:6]
        assert " ".join(map(str, house.discards)) == row[6]


# S-16: the Market deck

GLADIATORS = """
Syrian Warrior ×2 | 2 | 2/2/3 | · Numidian Warrior ×2 | 2 | 3/1/3 | · Thracian Warrior ×2 | 2 | 3/2/2 |
Celtic Warrior ×2 | 2 | 2/3/2 |
Spartacus ×1 | 5 | 4/4/4 | double_strike · Agron ×1 | 4 | 4/4/3 | riposte · Crixus ×1 | 5 | 4/4/3 | double_block
Gannicus ×1 | 5 | 4/3/5 | wins_ties · Theokoles ×1 | 5 | 5/4/3 | tough · Oenomaus ×1 | 5 | 4/4/4 | overawes
Barca ×1 | 4 | 3/3/4 | dodges · Varro ×1 | 4 | 3/4/3 | riposte · Pericles ×1 | 4 | 3/3/4 | quick_start
Ashur ×1 | 3 | 3/2/3 | schemer 2 · Gnaeus ×1 | 3 | 3/2/4 | maims · Rhaskos ×1 | 4 | 4/3/3 | reroll_attack
Auctus ×1 | 3 | 2/3/4 | strides 1 · Duro ×1 | 3 | 3/3/2 | crowd_pleaser 1 · Kerza ×1 | 3 | 2/2/4 | jinx
Caburus ×1 | 4 | 4/2/3 | beheads
"""
SLAVES = """
Attendant ×2 | 2 | 1/1/1 | · Convict ×2 | 2 | 1/1/1 | · Cook ×1 | 2 | 1/1/1 | · Debtor ×2 | 2 | 1/1/1 |
Deserter ×1 | 2 | 1/1/1 |
Medicus ×1 | 2 | 1/1/1 | heals · Apothecary ×1 | 2 | 1/1/1 | heals · Indus ×1 | 2 | 1/1/1 | spies
Camilla ×1 | 2 | 1/1/1 | scouts · Lucia ×1 | 2 | 1/1/1 | scouts · Pietros ×1 | 3 | 1/1/1 | earns 1
Melitta ×1 | 3 | 1/1/1 | earns 1 · Prisca ×1 | 3 | 1/1/1 | earns 1 · Masked Courtesan ×1 | 2 | 1/1/1 | earns 1
Mira ×1 | 3 | 1/1/1 | earns 2 · Diona ×1 | 3 | 1/1/1 | trades_card · Aurelia ×1 | 2 | 1/1/1 | trades_card
Raxos ×1 | 3 | 2/2/1 | drills · Marius ×1 | 3 | 2/2/1 | drills · Naevia ×1 | 4 | 1/1/1 | counts_double
"""
EQUIPMENT = """
Gladius ×2 | 2 | 0/0/0 | reroll_attack · Axe ×2 | 2 | 0/0/0 | extra_damage · Trident ×2 | 2 | 0/0/0 | reach 2
Galea ×2 | 2 | 0/0/0 | reroll_defence · Scutum ×2 | 2 | 0/0/0 | ignore_damage · Manica ×1 | 2 | 0/0/0 | ignore_first
Net ×2 | 2 | 0/0/0 | net · Javelin ×2 | 2 | 0/0/0 | javelin 3
"""  # name, copies, value, ATK/DEF/SPD, ability with its number


def market_rows(cards: list[int]) -> list[list[str]]:
    """Return each name once, as the tables list it."""
    copies = Counter(OURS.name[card] for card in cards)
    found: list[list[str]] = []
    for card in cards:
        name, amount = f"{OURS.name[card]} ×{copies[OURS.name[card]]}", OURS.ware_amount[card]
        ability = f"{OURS.ability[card]} {amount}" if amount else OURS.ability[card]
        row = [name, str(OURS.value[card]), "/".join(map(str, OURS.dice[card])), ability]
        if row not in found:
            found.append(row)
    return found


@pytest.mark.rule("S-1.1", "S-16.1")
@pytest.mark.parametrize(
    ("cards", "table"), [(range(24), GLADIATORS), (range(24, 47), SLAVES), (range(47, 62), EQUIPMENT)]
)
def test_the_market_cards(cards: range, table: str) -> None:
    assert market_rows(list(cards)) == cut(table)


@pytest.mark.rule("S-1.1", "S-16.2", "S-16.3")
def test_starting_cards_come_first_and_have_no_ability() -> None:
    assert bits(OURS.starting) == [*range(8), *range(24, 32)]
    assert all(not OURS.ability[card] and OURS.value[card] == 2 for card in bits(OURS.starting))


@pytest.mark.rule("S-1.1")
def test_the_types_of_equipment() -> None:
    assert OURS.gear == (("Gladius", "Axe", "Trident"), ("Galea", "Scutum", "Manica"), ("Net", "Javelin"))
    assert [len(wares(sort)) for sort in (WEAPON, ARMOUR, SPECIAL)] == [6, 5, 4]


# S-17: the Intrigue deck

SCHEME_ROWS = """
Black Market Profits | 7/1×3 | gain | 5 0 0 · Joint Venture | 12/2×2 | gain | 7 0 0
Looting the Dead | 4/1×3 | gain | 3 0 0 · Labor Contract | 2/1×4 | wages | 1 0 0
Illicit Services | 6/1×3 | wages | 2 0 0 · Illicit Auction | 3/1×1 | auction_off | 2 0 0
Robbery | 4/2×4 | rob | 3 0 0 · Word to the Tax Collector | 5/1×2 | tax | 5 0 0
Inside Information | 6/2×3 | inform | 2 0 0
Visitor from Rome | 10/2×2 | raise | 1 0 0 · Lend Me Your Ear | 9/1×1 | raise | 1 0 0
Final Blow | 11/1×1 | raise | 1 0 0 · Collaboration | 12/2×1 | raise_two | 1 0 0
Grand Feast | 5/2×2 | feast | 1 0 2 · Public Exhibition | 3/2×3 | show_off | 1 3 3
Sate Roman Appetites | 4/2×3 | show_off | 1 4 0 · Epic Spectacle | 5/2×2 | show_off | 2 5 0
Revenge! | 2/1×2 | raise_lowest | 2 0 0
Collusion | 11/2×1 | collude | 1 0 0 · Conspiracy | 16/2×1 | lower | 2 0 0
Blackmail | 4/2×2 | blackmail | 1 0 0 · Buying Secrets | 4/2×2 | buy_secrets | 1 0 3
Caught Taking Bribes | 6/1×2 | frame | 1 0 3 · The Great Scandal | 4/2×1 | scandal | 1 0 2
Bribe the Guards | 3/1×2 | bribe_guards | 0 0 1 · Unlocked Gate | 3/1×2 | lose_slave | 0 0 0
Incite Rebellion | 5/1×2 | lose_gladiator | 0 0 0 · Poisoned Wine | 3/2×4 | poison | 0 0 0
"""
REACTION_ROWS = """
Whispered Rumours | 6/3×2 | foil | 0 0 0 · Support from Rome | 8/3×2 | foil_guard | 0 0 0
Sacrifice for the Dominus | 2/3×2 | foil_slave | 0 0 0 · For a Few Denarii | 2/3×2 | foil_pay | 0 0 3
Jupiter's Thunder | 6/4×1 | thunder | 0 0 0
Rigging the Match | 0/2×2 | rig | 0 0 0 · Blood on the Sand | 0/2×2 | mourn | 1 0 0
A Shameful Ludus | 3/1×2 | no_gladiators | 1 0 0 · Empty Brothel | 3/1×2 | no_slaves | 1 0 0
Destitute! | 3/1×2 | no_gold | 1 0 0
"""
GUARD_ROWS = "Guard | 0/1×24 | guard | 0 0 0"  # title, requirement/gold×copies, effect, then amount, men, pay


@pytest.mark.rule("S-1.1", "S-17.1")
@pytest.mark.parametrize(("kind", "table"), [(SCHEME, SCHEME_ROWS), (REACTION, REACTION_ROWS), (GUARD, GUARD_ROWS)])
def test_the_intrigue_cards(kind: int, table: str) -> None:
    """Cards added later are not in these tables; they replace guards (S-17.1)."""
    printed = {row[0] for rows in (SCHEME_ROWS, REACTION_ROWS, GUARD_ROWS) for row in cut(rows)}
    added = sum(row.copies for row in OURS.rows if row.title not in printed)
    found: list[list[str]] = []
    for x in OURS.rows:
        if x.kind == kind and x.title in printed:
            copies = x.copies + added if kind == GUARD else x.copies
            found.append([x.title, f"{x.needs}/{x.gold}×{copies}", x.effect, f"{x.amount} {x.men} {x.pay}"])
    assert found == cut(table)


@pytest.mark.rule("S-17.1")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_tell_what_is_printed_on_the_cards(lang: str) -> None:
    """Compares copies, Influence and gold of each card that the rules list, in every language."""
    chapter = rules_text("spartacus", lang).chapter("S-17")
    assert chapter is not None
    titles = {title_name(Texts(lang), OURS, title): row for title, row in enumerate(OURS.rows)}
    for rule in chapter.rules[1:]:
        line = re.match(r"(.+?)(?: \(\w+\))? ×(\d+), \w+ (\d+), \w+ (\d+) ", rule.text)
        assert line, rule.number
        row = titles[line[1]]
        copies = 24 if row.kind == GUARD else row.copies
        assert [int(line[at]) for at in (2, 3, 4)] == [copies, row.needs, row.gold], (lang, rule.number)


@pytest.mark.rule("S-1.1")
def test_every_effect_and_ability_is_used() -> None:
    for kind, effects in enumerate(EFFECTS):
        assert {x.effect for x in OURS.rows if x.kind == kind} == set(effects)
    assert set(ABILITIES) == {ability for ability in OURS.ability if ability}
    for title, row in enumerate(OURS.rows):
        assert title in OURS.effects[row.effect]


def test_the_starting_file_explains_every_effect_ability_and_rule() -> None:
    """The documentation tells people who write their own file what they may write."""
    comments = [line for line in starting_file().splitlines() if line.startswith("#")]
    for effect, about in ABOUT.items():
        numbers = f" ({', '.join(NUMBERS[effect])})" if NUMBERS[effect] else ""
        assert f"#   {effect:15} {about}{numbers}" in comments, effect
    for name, ability in ABILITIES.items():
        number = " (amount)" if ability.counted else ""
        assert comments.count(f"#   {name:15} {ability.about}{number}") == len(ability.sorts), name
    for house in OURS.houses:
        assert [line for line in comments if f" {house.rule} " in line], house.name


# A table's custom decks


def test_no_text_is_ours() -> None:
    assert decks("") is OURS


def test_the_starting_file_is_ours_and_tells_how_to_go_on() -> None:
    text = starting_file()
    own = decks(text)
    assert contents(own) == contents(OURS)
    assert not own.ours
    assert decks(text) is own
    assert text.startswith("# ")
    assert "harena decks check spartacus" in text


def test_sections_that_are_not_there_are_ours() -> None:
    assert contents(read_decks({}, "x")) == contents(OURS)
    for section in SECTIONS:
        assert contents(read_decks({section: ours()[section]}, "x")) == contents(OURS)
    for section in FILES:
        assert contents(decks(source(section))) == contents(OURS)


def test_rows_may_be_written_as_tables_too() -> None:
    lines: list[str] = []
    for row in ours()["equipment"]:
        lines += ["[[equipment]]", *[f"{key} = {value!r}" for key, value in row.items()]]
    assert contents(decks("\n".join(lines))) == contents(OURS)


def test_other_values_are_taken_over() -> None:
    raw = ours()
    raw["gladiator"][4] = {
        "name": "Spiculus",
        "value": 12,
        "atk": 8,
        "def": 1,
        "spd": 8,
        "ability": "earns",
        "amount": 9,
    }
    raw["slave"][5] = {"name": "Sura", "value": 0, "def": 8}
    raw["equipment"][2] |= {"name": "Hasta", "value": 5, "amount": 9}
    raw["intrigue"][0] |= {"title": "Donum", "needs": 20, "gold": 9, "amount": 12}
    raw["house"][0] |= {"name": "Vettius", "gold": 30, "rule": "lower_needs", "discards": {"guards": 6, "slaves": 1}}
    raw["hand_size"] = [1] * 6 + [12] * 7
    own = read_decks(raw, "x")
    spiculus, sura, hasta = [own.name.index(name) for name in ("Spiculus", "Sura", "Hasta")]
    assert (own.value[spiculus], own.dice[spiculus], own.ware_amount[spiculus]) == (12, (8, 1, 8), 9)
    assert own.able["earns"] >> spiculus & 1
    assert (own.value[sura], own.dice[sura], own.ability[sura]) == (0, (1, 8, 1), "")
    assert (own.value[hasta], own.ware_amount[hasta], own.gear[0]) == (5, 9, ("Gladius", "Axe", "Hasta"))
    assert own.rows[0][:8] == ("Donum", SCHEME, "gain", 20, 9, 3, 12, 0)
    assert own.houses[0] == ("Vettius", 30, 3, 1, 2, "lower_needs", (0, 1, 6))
    assert own.hand_size == (1,) * 6 + (12,) * 7


def test_copies_are_one_and_a_guard_needs_nothing_unless_told() -> None:
    rows = [
        {"title": f"Gift {number}", "kind": "scheme", "effect": "poison", "needs": 0, "gold": 0} for number in range(97)
    ]
    guard = {"title": "Watch", "kind": "guard", "effect": "guard", "gold": 1, "copies": 7}
    own = read_decks({"intrigue": [*rows, guard]}, "x")
    assert len(own.rows) == 98
    assert own.guards.bit_count() == 7
    assert own.rows[own.guard].title == "Watch"


# ... being played


def hexagon(radius: int) -> list[str]:
    """Return an arena like ours, of another size."""
    rows: list[str] = []
    for r in range(-radius, radius + 1):
        rows.append(" " * abs(r) + " ".join("." * (2 * radius + 1 - abs(r))))
    middle = rows[radius]
    rows[radius] = f"1{middle[1:-1]}2"
    return rows


ARENAS = {
    "largest": hexagon(6),
    "two cells": ["1 2"],
    "lane": ["1 . . . . . 2"],
    "ring": [" 1 . ", ".   .", " . 2 "],
    "with a pillar": ["  1 . .  ", " . . . . ", ". .   . .", " . . . . ", "  . . 2  "],
}


@pytest.mark.rule("S-1.4")
@pytest.mark.parametrize("name", ARENAS)
def test_matches_in_another_arena(name: str) -> None:
    text = "[arena]\nrows = [\n" + "".join([f"  '{row}',\n" for row in ARENAS[name]]) + "]\n"
    options = GAME.complete({"players": 3, "turns": 3, "decks": text})
    for seed in range(2):
        seen = check_match(GAME, options, seed, CLOSELY)
        assert seen


def extreme() -> Raw:
    """Return decks with the maximum of everything: dice, values, gold, needs, hands."""
    raw = ours()
    for row in [*raw["gladiator"], *raw["slave"]]:
        row |= {"value": 12, "atk": 8, "def": 8, "spd": 8}
        if "amount" in row:
            row["amount"] = 9
    for row in raw["equipment"]:
        row["value"] = 12
    for row in raw["intrigue"]:
        row["gold"] = 9
        row.update({key: 12 for key in ("amount", "men", "pay") if key in row})
        if row["kind"] != "guard":
            row["needs"] = 20
    for row in raw["house"]:
        guards = min(6, OURS.guards.bit_count() // 4)
        row |= {"gold": 30, "gladiators": 2, "slaves": 2, "guards": guards, "discards": {"gladiators": 6}}
    return raw | {"hand_size": [12] * 13, "arena": {"rows": hexagon(6)}}


def poor() -> Raw:
    """Return minimal decks: no gold, no needs, one die per pool, slaves who count double, only guards and thunder."""
    fighters = [{"name": "Tiro", "value": 0, "atk": 1, "def": 1, "spd": 1, "copies": 24, "starting": True}]
    slaves = [{"name": "Puer", "value": 0, "copies": 23, "starting": True, "ability": "counts_double"}]
    rows: list[Raw] = [{"title": "Guard", "kind": "guard", "effect": "guard", "gold": 0, "copies": 24}]
    rows.append({"title": "Bolt", "kind": "reaction", "effect": "thunder", "needs": 0, "gold": 0, "copies": 60})
    rows.append(
        {"title": "Feast", "kind": "scheme", "effect": "feast", "needs": 0, "gold": 0, "copies": 20} | {"amount": 1}
    )
    rows[-1]["pay"] = 0
    house = {"gold": 0, "gladiators": 0, "slaves": 0, "guards": 0, "rule": "exhaust_slaves", "discards": {"slaves": 1}}
    houses = [house | {"name": name} for name in ("A", "B", "C", "D")]
    gear = [{"name": f"Net {number}", "type": "special", "value": 0, "ability": "net"} for number in range(7)]
    gear.append({"name": "Hook", "type": "weapon", "value": 0, "ability": "reach", "amount": 1, "copies": 8})
    return {"gladiator": fighters, "slave": slaves, "intrigue": rows, "house": houses, "equipment": gear}


def only(effects: tuple[str, ...]) -> Raw:
    """Return an Intrigue deck of these effects and few guards."""
    rows: list[Raw] = [{"title": "Guard", "kind": "guard", "effect": "guard", "gold": 1, "copies": 7}]
    for number in range(97):
        effect = effects[number % len(effects)]
        kind = "scheme" if effect in EFFECTS[SCHEME] else "reaction"
        row: Raw = {"title": f"{effect} {number}", "kind": kind, "effect": effect, "needs": number % 5, "gold": 1}
        rows.append(row | dict.fromkeys(NUMBERS[effect], 1))
    return {"intrigue": rows}


OWN = {
    "extreme": extreme(),
    "poor": poor(),
    "schemes": only(EFFECTS[SCHEME]),
    "reactions": only((*EFFECTS[REACTION], "gain", "poison")),
}


def written(value: Any) -> str:
    """Return a value as TOML."""
    if isinstance(value, dict):
        return "{" + ", ".join([f"{key} = {written(each)}" for key, each in value.items()]) + "}"
    if isinstance(value, list):
        return "[\n" + "".join([f"{written(each)},\n" for each in value]) + "]"
    if isinstance(value, bool):
        return "true" if value else "false"
    return f'"{value}"' if isinstance(value, str) else str(value)


@pytest.mark.rule("S-1.1")
@pytest.mark.parametrize("name", OWN)
def test_matches_with_decks_of_ones_own(name: str) -> None:
    text = "\n".join([f"{section} = {written(OWN[name][section])}" for section in SECTIONS if section in OWN[name]])
    for seed in range(3):
        options = GAME.complete({"players": 3 + seed % 2, "turns": 3, "length": "quick", "decks": text})
        assert check_match(GAME, options, seed, CLOSELY)


# ... and their errors


def verdict(raw: Raw) -> str:
    """Return what is wrong with the decks; nothing if they are valid."""
    try:
        read_decks(raw, "my.toml")
    except BadInput as bad:
        return str(bad)
    return ""


def broken(raw: Raw) -> str:
    with pytest.raises(BadInput) as bad:
        read_decks(raw, "my.toml")
    text = str(bad.value)
    assert text.startswith("my.toml: ")
    assert "\n" not in text
    return text.removeprefix("my.toml: ")


SOME = {
    "gladiator": "Syrian Warrior",
    "slave": "Attendant",
    "equipment": "Gladius",
    "intrigue": "Black Market Profits",
    "house": "Batiatus",
}


def row_named(rows: list[Raw], name: str) -> Raw:
    """Return the row of this name or title."""
    return next(row for row in rows if name in (row.get("name"), row.get("title")))


def changed(section: str, row: str, **values: Any) -> Raw:
    raw: Raw = {section: copy.deepcopy(ours()[section])}
    row_named(raw[section], row).update(values)
    return raw


def without(section: str, row: str, key: str) -> Raw:
    raw: Raw = {section: copy.deepcopy(ours()[section])}
    del row_named(raw[section], row)[key]
    return raw


LISTS = ["gladiator", "slave", "equipment", "intrigue", "house"]


@pytest.mark.rule("S-1.1")
@pytest.mark.parametrize(
    ("section", "expected"),
    [
        ("gladiator", "23 gladiators, copies included; expected 24"),
        ("slave", "22 slaves, copies included; expected 23"),
        ("equipment", "13 pieces of equipment, copies included; expected 15"),
        ("intrigue", f"{104 - OURS.rows[-1].copies} Intrigue cards, copies included; expected 104"),
        ("house", "3 houses; expected 4"),
    ],
)
def test_wrong_counts(section: str, expected: str) -> None:
    rows = ours()[section]
    assert broken({section: rows[:-1]}) == expected
    assert "expected" in broken({section: []})
    assert "expected" in broken({section: [*rows, rows[-1] | {"name": "Another", "title": "Another"}]})


@pytest.mark.parametrize("value", ["x", -1, 99, 1.0, True, [1], {"a": 1}, datetime.date(1, 1, 1)])
@pytest.mark.parametrize(
    ("section", "row", "key", "at", "low", "high"),
    [
        ("gladiator", "Spartacus", "value", "gladiator 'Spartacus'", 0, 12),
        ("gladiator", "Spartacus", "atk", "gladiator 'Spartacus'", 1, 8),
        ("gladiator", "Spartacus", "def", "gladiator 'Spartacus'", 1, 8),
        ("gladiator", "Spartacus", "spd", "gladiator 'Spartacus'", 1, 8),
        ("gladiator", "Ashur", "amount", "gladiator 'Ashur'", 1, 9),
        ("gladiator", "Syrian Warrior", "copies", "gladiator 'Syrian Warrior'", 1, 24),
        ("slave", "Deserter", "value", "slave 'Deserter'", 0, 12),
        ("slave", "Deserter", "spd", "slave 'Deserter'", 1, 8),
        ("slave", "Attendant", "copies", "slave 'Attendant'", 1, 23),
        ("equipment", "Gladius", "value", "equipment 'Gladius'", 0, 12),
        ("equipment", "Trident", "amount", "equipment 'Trident'", 1, 9),
        ("equipment", "Gladius", "copies", "equipment 'Gladius'", 1, 15),
        ("intrigue", "Black Market Profits", "needs", "intrigue 'Black Market Profits'", 0, 20),
        ("intrigue", "Black Market Profits", "gold", "intrigue 'Black Market Profits'", 0, 9),
        ("intrigue", "Black Market Profits", "amount", "intrigue 'Black Market Profits'", 1, 12),
        ("intrigue", "Public Exhibition", "men", "intrigue 'Public Exhibition'", 0, 12),
        ("intrigue", "Public Exhibition", "pay", "intrigue 'Public Exhibition'", 0, 12),
        ("house", "Batiatus", "gold", "house 'Batiatus'", 0, 30),
        ("house", "Batiatus", "gladiators", "house 'Batiatus'", 0, 6),
        ("house", "Batiatus", "slaves", "house 'Batiatus'", 0, 6),
        ("house", "Batiatus", "guards", "house 'Batiatus'", 0, 6),
    ],
)
def test_a_number_out_of_range(section: str, row: str, key: str, at: str, low: int, high: int, value: Any) -> None:
    found = broken(changed(section, row, **{key: value}))
    assert found == f"{at}: {key} is {value!r}; expected a whole number from {low} to {high}"
    for fits in (low, high):
        # the deck may be too large or too small now, but the number itself is not the reason
        assert f"{key} is" not in verdict(changed(section, row, **{key: fits}))


@pytest.mark.parametrize(
    ("section", "row", "key"),
    [
        *[("gladiator", "Syrian Warrior", key) for key in ("name", "value", "atk", "def", "spd")],
        *[("slave", "Attendant", key) for key in ("name", "value")],
        *[("equipment", "Trident", key) for key in ("name", "type", "value", "ability", "amount")],
        *[
            ("intrigue", "Public Exhibition", key)
            for key in ("title", "kind", "effect", "needs", "gold", "amount", "men", "pay")
        ],
        *[("house", "Batiatus", key) for key in ("name", "gold", "gladiators", "slaves", "guards", "rule", "discards")],
    ],
)
def test_what_must_be_there(section: str, row: str, key: str) -> None:
    found = broken(without(section, row, key))
    assert f"{key} is missing; expected " in found
    place = ours()[section].index(row_named(ours()[section], row)) + 1  # a row without a name is named by its position
    assert found.startswith(f"{section} {place}: " if key in ("name", "title") else f"{section} '")


@pytest.mark.parametrize(
    ("section", "row", "key", "value", "expected"),
    [
        (
            "gladiator",
            "Spartacus",
            "ability",
            "net",
            "gladiator 'Spartacus': ability is 'net'; expected one of: double_strike",
        ),
        (
            "gladiator",
            "Spartacus",
            "ability",
            "counts_double",
            "ability is 'counts_double'; expected one of: double_strike",
        ),
        (
            "gladiator",
            "Spartacus",
            "ability",
            "",
            "gladiator 'Spartacus': ability is ''; expected one of: double_strike",
        ),
        (
            "slave",
            "Medicus",
            "ability",
            ["heals"],
            "slave 'Medicus': ability is ['heals']; expected one of: double_strike",
        ),
        (
            "equipment",
            "Gladius",
            "type",
            "shield",
            "'Gladius': type is 'shield'; expected one of: weapon, armour, special",
        ),
        (
            "equipment",
            "Gladius",
            "type",
            "armour",
            "ability is 'reroll_attack'; expected one of: reroll_defence, ignore_damage",
        ),
        (
            "equipment",
            "Gladius",
            "ability",
            "net",
            "ability is 'net'; expected one of: reroll_attack, extra_damage, reach",
        ),
        (
            "intrigue",
            "Black Market Profits",
            "kind",
            "plot",
            "kind is 'plot'; expected one of: scheme, reaction, guard",
        ),
        ("intrigue", "Black Market Profits", "kind", "reaction", "effect is 'gain'; expected one of: foil, foil_guard"),
        (
            "intrigue",
            "Black Market Profits",
            "effect",
            "foil",
            "'Black Market Profits': effect is 'foil'; expected one of: gain, wages",
        ),
        ("intrigue", "Guard", "effect", "gain", "intrigue 'Guard': effect is 'gain'; expected one of: guard"),
        ("house", "Batiatus", "rule", "none", "house 'Batiatus': rule is 'none'; expected one of: exhaust_gladiators"),
        ("gladiator", "Spartacus", "starting", 1, "gladiator 'Spartacus': starting is 1; expected true or false"),
        ("gladiator", "Spartacus", "starting", "no", "gladiator 'Spartacus': starting is 'no'; expected true or false"),
        ("gladiator", "Spartacus", "power", 1, "gladiator 'Spartacus': unknown key 'power'; expected: name, value"),
        ("equipment", "Gladius", "atk", 1, "equipment 'Gladius': unknown key 'atk'; expected: name, type"),
        ("intrigue", "Black Market Profits", "target", 1, "unknown key 'target'; expected: title, kind"),
        ("house", "Batiatus", "influence", 1, "house 'Batiatus': unknown key 'influence'; expected: name, gold"),
    ],
)
def test_a_word_that_is_none(section: str, row: str, key: str, value: Any, expected: str) -> None:
    assert expected in broken(changed(section, row, **{key: value}))


@pytest.mark.parametrize(
    ("section", "row", "values", "expected"),
    [
        (
            "gladiator",
            "Syrian Warrior",
            {"amount": 2},
            "gladiator 'Syrian Warrior': amount is 2; expected none: it has no ability",
        ),
        (
            "gladiator",
            "Spartacus",
            {"amount": 2},
            "'Spartacus': amount is 2; expected none: double_strike has no number",
        ),
        (
            "equipment",
            "Gladius",
            {"amount": 2},
            "equipment 'Gladius': amount is 2; expected none: reroll_attack has no number",
        ),
        ("intrigue", "Black Market Profits", {"men": 2}, "men is 2; expected none: the numbers of gain are: amount"),
        ("intrigue", "Grand Feast", {"men": 2}, "men is 2; expected none: the numbers of feast are: amount, pay"),
        (
            "intrigue",
            "Poisoned Wine",
            {"amount": 2},
            "intrigue 'Poisoned Wine': amount is 2; expected none: poison has no number",
        ),
        ("intrigue", "Guard", {"pay": 2}, "intrigue 'Guard': pay is 2; expected none: guard has no number"),
        ("intrigue", "Guard", {"needs": 1}, "intrigue 'Guard': needs is 1; expected 0: a guard needs no Influence"),
        (
            "intrigue",
            "Guard",
            {"needs": False},
            "intrigue 'Guard': needs is False; expected 0: a guard needs no Influence",
        ),
    ],
)
def test_a_number_where_there_is_none(section: str, row: str, values: Raw, expected: str) -> None:
    assert broken(changed(section, row, **values)).endswith(expected)


@pytest.mark.parametrize("section", LISTS)
@pytest.mark.parametrize("value", ["", " Ann", "x" * 41, "a\nb", 7, None, ["Ann"]])
def test_a_name_that_is_none(section: str, value: Any) -> None:
    key = "title" if section == "intrigue" else "name"
    assert f"{key} is " in broken(changed(section, SOME[section], **{key: value}))


@pytest.mark.parametrize(
    ("section", "name", "expected"),
    [
        ("gladiator", "SPARTACUS", "gladiator 'SPARTACUS' is there twice; expected one row, with copies"),
        ("slave", "Naevia", "slave 'Naevia' is there twice; expected one row, with copies"),
        ("equipment", "Net", "equipment 'Net' is there twice; expected one row, with copies"),
        ("intrigue", "guard", "intrigue 'Guard' is there twice; expected one row, with copies"),
        ("house", "glaber", "house 'Glaber' is there twice; expected another name for each house"),
    ],
)
def test_a_name_that_is_there_twice(section: str, name: str, expected: str) -> None:
    key = "title" if section == "intrigue" else "name"
    row = "Agron" if section == "gladiator" else SOME[section]
    assert broken(changed(section, row, **{key: name})) == expected


@pytest.mark.rule("S-2.2")
def test_enough_for_the_set_up_of_four() -> None:
    found = broken(changed("gladiator", "Syrian Warrior", starting=False))
    assert found == "6 starting gladiators; expected at least 8: the houses start with so many"
    found = broken(changed("slave", "Deserter", starting=False))
    assert found == "7 starting slaves; expected at least 8: the houses start with so many"
    assert (
        broken(changed("house", "Batiatus", slaves=2))
        == "8 starting slaves; expected at least 9: the houses start with so many"
    )
    few = changed("intrigue", "Guard", copies=6)
    few["intrigue"][0]["copies"] += OURS.guards.bit_count() - 6
    assert broken(few) == "6 guards; expected at least 7: the houses start with so many"
    assert not read_decks(few | {"house": changed("house", "Batiatus", guards=1)["house"]}, "x").ours


@pytest.mark.rule("S-6.3")
def test_one_title_of_guards() -> None:
    two = changed("intrigue", "Guard", copies=OURS.guards.bit_count() - 4)
    two["intrigue"].append({"title": "Sentry", "kind": "guard", "effect": "guard", "gold": 1, "copies": 4})
    assert broken(two) == "2 Intrigue titles of the kind guard; expected 1"
    none = changed("intrigue", "Guard", kind="scheme", effect="poison")
    assert broken(none) == "0 Intrigue titles of the kind guard; expected 1"


@pytest.mark.rule("S-14.2")
def test_at_most_seven_different_pieces_of_a_type() -> None:
    rows = [{"name": f"Sica {number}", "type": "weapon", "value": 1, "ability": "extra_damage"} for number in range(15)]
    expected = "15 different pieces of equipment of the type weapon; expected at most 7, copies not counted"
    assert broken({"equipment": rows}) == expected
    few = [*rows[:6], rows[6] | {"copies": 9}]
    assert len(read_decks({"equipment": few}, "x").gear[0]) == 7


@pytest.mark.rule("S-5.7")
@pytest.mark.parametrize(
    ("discards", "expected"),
    [
        ({}, "discards names no card; expected at least one of: gladiators, slaves, guards"),
        ({"slaves": 0}, "discards names no card; expected at least one of: gladiators, slaves, guards"),
        ({"slaves": 7}, "discards: slaves is 7; expected a whole number from 0 to 6"),
        ({"slaves": True}, "discards: slaves is True; expected a whole number from 0 to 6"),
        ({"gold": 3}, "discards: unknown key 'gold'; expected: gladiators, slaves, guards"),
        (3, "discards is 3; expected such as { slaves = 3 }"),
    ],
)
def test_an_influence_is_never_free(discards: Any, expected: str) -> None:
    assert broken(changed("house", "Batiatus", discards=discards)) == f"house 'Batiatus': {expected}"


@pytest.mark.rule("S-1.3")
@pytest.mark.parametrize(
    ("sizes", "expected"),
    [
        (5, "hand_size is 5; expected 13 numbers, for Influence 0 to 12"),
        ([], "hand_size is []; expected 13 numbers, for Influence 0 to 12"),
        ([3] * 12, "hand_size has 12 numbers; expected 13 numbers, for Influence 0 to 12"),
        ([3] * 14, "hand_size has 14 numbers; expected 13 numbers, for Influence 0 to 12"),
        ([3] * 12 + [0], "hand_size: at Influence 12 is 0; expected a whole number from 1 to 12"),
        ([13] + [3] * 12, "hand_size: at Influence 0 is 13; expected a whole number from 1 to 12"),
        ([3, "x"] + [3] * 11, "hand_size: at Influence 1 is 'x'; expected a whole number from 1 to 12"),
    ],
)
def test_hand_sizes_that_cannot_be(sizes: Any, expected: str) -> None:
    assert broken({"hand_size": sizes}) == expected


SHIFTED = ", shifted by one from row to row"


@pytest.mark.rule("S-1.4")
@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        (None, "rows is missing; expected a list of rows drawn with . 1 2 and spaces"),
        (". 1 2", "rows is '. 1 2'; expected a list of rows drawn with . 1 2 and spaces"),
        ([". 1", 2], "row 2 is 2; expected a text drawn with . 1 2 and spaces"),
        (["1 2", " x"], "row 2, column 2 is 'x'; expected . 1 2 or a space"),
        (["1 2", "\t."], "row 2, column 1 is '\\t'; expected . 1 2 or a space"),
        (["1 ２"], "row 1, column 3 is '２'; expected . 1 2 or a space"),
        ([], "0 cells 1; expected one, where I starts"),
        (["1 ."], "0 cells 2; expected one, where II starts"),
        (["1 1 2"], "2 cells 1; expected one, where I starts"),
        (["1 2 2"], "2 cells 2; expected one, where II starts"),
        (["12"], "row 1, column 2 is a cell; expected cells only in odd columns of this row" + SHIFTED),
        (["1 2", ". ."], "row 2, column 1 is a cell; expected cells only in even columns of this row" + SHIFTED),
        (["1 .   2"], "the cell in row 1, column 7 cannot be reached from the cell 1; expected a way"),
        (["1 2", "", ". ."], "the cell in row 3, column 1 cannot be reached from the cell 1; expected a way"),
        (["1 2" + " " * 58], "row 1 has 61 columns; expected at most 60"),
        (["1 2"] + [""] * 26, "27 rows; expected at most 26"),
        ([". " * 29 + "1 2"[:1]] * 5, "150 cells; expected at most 127"),
    ],
)  # fmt: skip
def test_an_arena_that_cannot_be(rows: Any, expected: str) -> None:
    raw = {"rows": rows} if rows is not None else {}
    assert broken({"arena": raw}) == f"arena: {expected}"


@pytest.mark.rule("S-1.4")
def test_the_largest_arena() -> None:
    assert len(read_decks({"arena": {"rows": hexagon(6)}}, "x").sand.spots) == 127
    larger = hexagon(6)
    larger[0] += " ."
    assert broken({"arena": {"rows": larger}}) == "arena: 128 cells; expected at most 127"


def test_an_arena_that_is_none() -> None:
    assert broken({"arena": 5}) == "arena is 5; expected an [arena] with rows"
    assert broken({"arena": {"rows": ["1 2"], "walls": 1}}) == "arena: unknown key 'walls'; expected: rows, source"


def test_a_section_that_is_none() -> None:
    assert broken({"minister": []}).startswith(
        "unknown key 'minister'; expected: gladiator, slave, equipment, intrigue"
    )


@pytest.mark.parametrize("section", LISTS)
@pytest.mark.parametrize("rows", [5, "all", {"name": "Ann"}, True])
def test_no_rows_at_all(section: str, rows: Any) -> None:
    assert broken({section: rows}) == f"{section} is {rows!r}; expected a list of rows"


@pytest.mark.parametrize("section", LISTS)
def test_a_row_that_is_none(section: str) -> None:
    rows = ours()[section]
    rows[2] = 7
    assert broken({section: rows}).startswith(f"{section} 3 is 7; expected a row with ")


# The text of a file


def refused(text: str) -> str:
    with pytest.raises(BadInput) as bad:
        GAME.complete({"players": 3, "decks": text})
    assert str(bad.value).startswith("decks: ")
    assert "\n" not in str(bad.value)
    return str(bad.value).removeprefix("decks: ")


def test_a_text_that_is_no_toml() -> None:
    assert refused("gladiator = [").startswith("not a TOML file: ")
    assert refused("a = " + "[" * 50_000).startswith("not a TOML file: ")
    assert refused("a = " + "1" * 50_000).startswith("not a TOML file: ")


def test_a_text_made_to_keep_us_busy() -> None:
    start = time.perf_counter()
    assert refused("#" * 200_001) == "200,001 bytes; expected at most 200,000"
    assert refused("\n" + "a." * 99_000 + "b = 1") == "99,000 dots in line 2; expected at most 50"
    assert refused("".join([f"k{number}.{'a.' * 40}b = 1\n" for number in range(2000)]))
    assert (
        refused(f"intrigue = [{'{},' * 60_000}]")
        == "intrigue 1: title is missing; expected 1 to 40 characters, no spaces around them"
    )
    assert refused(f"[arena]\nrows = ['{' ' * 190_000}']") == "arena: row 1 has 190,000 columns; expected at most 60"
    assert (
        refused(f"[arena]\nrows = [{chr(39) * 2 + ','}{(chr(39) * 2 + ',') * 50_000}]")
        == "arena: 50,001 rows; expected at most 26"
    )
    assert time.perf_counter() - start < 20


def test_a_value_too_long_to_be_shown() -> None:
    assert refused(f"hand_size = 0x{'f' * 9000}").startswith("hand_size is a huge number; expected")
    assert len(refused(f"gladiator = '{'x' * 9000}'")) < 100
    assert len(refused(f"{'x' * 9000} = 1")) < 170


STRANGE: tuple[Any, ...] = (
    None, True, False, -1, 0, 1, 7, 10**9, 0x1 << 9000, 1.5, float("nan"), float("inf"), "", "x", "net", "\n", " ",
    "é" * 99, [], [[]], [{}], ["1 2"], [1, "2"], {}, {"name": "x"}, {"rows": []}, {"rows": ["1 2"]},
    datetime.date(1, 1, 1), datetime.time(1), datetime.datetime(1, 1, 1, tzinfo=datetime.UTC),
)  # fmt: skip


def spoil(raw: Any, rng: Random) -> Any:
    """Somewhere a field is missing, duplicated, or replaced by something else."""
    if not isinstance(raw, (dict, list)) or not raw or rng.random() < 0.1:
        return rng.choice(STRANGE)
    keys = list(raw) if isinstance(raw, dict) else range(len(raw))
    at = rng.choice(keys)
    chance = rng.random()
    if chance < 0.1:
        del raw[at]
    elif chance < 0.15 and isinstance(raw, list):
        raw.append(copy.deepcopy(raw[at]))
    elif chance < 0.2 and isinstance(raw, dict):
        raw[rng.choice(("copies", "amount", "men", "pay", "ability", "starting", "needs", "x"))] = rng.choice(STRANGE)
    else:
        raw[at] = spoil(raw[at], rng)
    return raw


@pytest.mark.parametrize("files", [300, pytest.param(1500, marks=pytest.mark.soak)])
def test_whatever_a_file_says_it_is_read_or_refused_in_a_line(files: int) -> None:
    rng = Random(15)
    good = 0
    for _ in range(files):
        section = rng.choice(SECTIONS)
        raw: Raw = {section: copy.deepcopy(ours()[section]) if rng.random() < 0.95 else rng.choice(STRANGE)}
        for _ in range(rng.randint(1, 2)):
            raw[section] = spoil(raw[section], rng)
        said = verdict(raw)
        if said:
            assert said.startswith("my.toml: ")
            assert "expected" in said
            assert "\n" not in said
            assert len(said) < 700
        else:
            good += 1
            own = read_decks(raw, "my.toml")
            assert (len(own.name), len(own.titled), len(own.houses), len(own.hand_size)) == (62, 104, 4, 13)
    assert files / 75 < good < files / 1.5
