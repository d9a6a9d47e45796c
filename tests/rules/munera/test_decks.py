"""M-1, M-3.1, M-15: what is printed on our cards and map, and what a table's own decks may contain."""

from __future__ import annotations

import copy
import time
import tomllib
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from harena.games.munera import decks as printed
from harena.games.munera.cards import CARDS
from harena.games.munera.decks import (
    AUCTORATUS,
    CAPTIVUS,
    CLASSES,
    COST,
    DAMNATUS,
    EVENTA,
    FILES,
    GLADIATORS,
    MINISTERS,
    MUNERA,
    OBEDIENCE,
    OFFICES,
    ORIGINS,
    PAIRING,
    PAIRINGS,
    RIVAL,
    SERVUS,
    Decks,
    decks,
    our_decks,
    read_decks,
    source,
    starting_file,
)  # fmt: skip
from harena.kernel.rules import BadInput
from harena.kernel.state import bits
from harena.matches.deck_file import parsed
from harena.sources import kinds_by_key

OURS = our_decks()

Raw = dict[str, Any]


def ours() -> Raw:
    """Return our decks as a user's file would give them."""
    return tomllib.loads(starting_file())


def contents(found: Decks) -> Raw:
    return {name: getattr(found, name) for name in dir(found) if name[0] != "_" and name != "ours"}


def men_of(origin: int) -> list[int]:
    return [man for man in range(GLADIATORS) if OURS.origin[man] == origin]


# The cards


@pytest.mark.rule("M-1.1")
def test_four_decks() -> None:
    assert (GLADIATORS, MINISTERS, MUNERA, EVENTA) == (40, 28, 22, 40)
    for column in (OURS.man, OURS.origin, OURS.valor, OURS.courage, OURS.charisma, OURS.cost, OURS.obedience):
        assert len(column) == 40
    for column in (OURS.office, OURS.skill, OURS.fee):
        assert len(column) == 28
    for column in (OURS.city, OURS.site, OURS.pairs, OURS.pairing, OURS.denarii, OURS.glory):
        assert len(column) == 22
    assert len(OURS.titled) == 40
    assert OURS.ours


@pytest.mark.rule("M-1.1")
def test_every_row_says_its_source() -> None:
    raw = ours()
    rows = [
        *raw["gladiator"],
        *raw["minister"],
        *raw["munus"],
        *raw["eventum"],
        *raw["map"]["region"],
        *raw["map"]["sea"],
    ]
    found = [kinds_by_key(row["source"], [key for key in row if key != "source"]) for row in rows]
    assert {kind for row in found for kind in row.values()} == {"rulebook", "press", "ours"}


def kinds_of(name: str) -> dict[str, str]:
    """Return where each value of the Gladiator, city or region of this name comes from."""
    raw = ours()
    [row] = [row for row in [*raw["gladiator"], *raw["munus"], *raw["map"]["region"]] if name in list(row.values())[:1]]
    return kinds_by_key(row["source"], [key for key in row if key != "source"])


@pytest.mark.rule("M-1.3", "M-1.5", "M-1.6", "M-1.7")
@pytest.mark.parametrize(
    ("name", "rulebook", "press"),
    [
        ("Audax", {"name", "valor", "courage", "charisma"}, set()),
        ("Anthrax", {"name", "courage"}, set()),
        ("Scorpio", {"name", "valor"}, set()),
        ("Nimbus", {"name"}, set()),
        ("Marcus Antonius", {"name", "origin"}, set()),
        ("Pugnax", set(), {"name", "origin"}),
        ("Celadus", set(), set()),
        ("Verona", {"city", "pairs", "denarii", "glory"}, set()),
        ("Telesia", {"city", "region", "pairs", "denarii", "glory"}, set()),
        ("Roma", set(), set()),
        ("Samnium", {"name"}, set()),
        ("Venetia", set(), set()),
    ],
)
def test_what_the_rulebooks_say_and_what_is_ours(name: str, rulebook: set[str], press: set[str]) -> None:
    found = kinds_of(name)
    assert {key for key, kind in found.items() if kind == "rulebook"} == rulebook
    assert {key for key, kind in found.items() if kind == "press"} == press
    assert {kind for key, kind in found.items() if key not in rulebook | press} <= {"ours"}


@pytest.mark.rule("M-1.2")
def test_the_origin_fixes_cost_and_obedience() -> None:
    found = {name: (COST[origin], OBEDIENCE[origin]) for origin, name in enumerate(ORIGINS)}
    assert found == {"captivus": (2, 1), "damnatus": (0, 3), "servus": (2, 5), "auctoratus": (5, 7)}
    assert OURS.cost == tuple(COST[origin] for origin in OURS.origin)
    assert OURS.obedience == tuple(OBEDIENCE[origin] for origin in OURS.origin)


@pytest.mark.rule("M-1.3")
def test_men_by_origin_and_the_range_of_their_values() -> None:
    assert {origin: len(men_of(origin)) for origin in range(4)} == {
        SERVUS: 12,
        CAPTIVUS: 12,
        DAMNATUS: 8,
        AUCTORATUS: 8,
    }
    assert len({name.casefold() for name in OURS.man}) == 40
    assert all(0 <= value <= 3 for value in OURS.valor)
    assert all(1 <= value <= 5 for value in OURS.courage)
    assert all(0 <= value <= 4 for value in OURS.charisma)


@pytest.mark.rule("M-1.3")
def test_the_men_of_the_rulebook() -> None:
    def values(name: str) -> tuple[int, int, int]:
        man = OURS.man.index(name)
        return OURS.valor[man], OURS.courage[man], OURS.charisma[man]

    assert values("Audax") == (1, 2, 2)
    assert values("Anthrax")[:2] == (1, 2)
    assert values("Scorpio")[0] == 0
    assert values("Scorpio")[1] >= 2
    named = {"Nimbus", "Paris", "Hector", "Tigris", "Ursus", "Ferox", "Pulcher", "Aureus", "Amethystus"}
    assert named <= set(OURS.man)
    assert OURS.origin[OURS.man.index("Pugnax")] == CAPTIVUS
    for citizen in ("Marcus Antonius", "Flavius Sanctus"):
        assert OURS.origin[OURS.man.index(citizen)] == AUCTORATUS


@pytest.mark.rule("M-1.3")
def test_cost_means_something() -> None:
    def mean(origin: int, *columns: tuple[int, ...]) -> float:
        men = men_of(origin)
        return sum(sum(column[man] for column in columns) for man in men) / len(men)

    whole = {origin: mean(origin, OURS.valor, OURS.courage, OURS.charisma) for origin in range(4)}
    assert whole == {DAMNATUS: 3.5, SERVUS: 5.5, CAPTIVUS: 6, AUCTORATUS: 8.5}
    fighting = [mean(origin, OURS.valor, OURS.courage) for origin in (DAMNATUS, SERVUS, CAPTIVUS, AUCTORATUS)]
    assert fighting == sorted(fighting)
    assert mean(SERVUS, OURS.charisma) > mean(CAPTIVUS, OURS.charisma)


@pytest.mark.rule("M-1.4")
def test_four_ministers_of_each_office() -> None:
    assert len(OFFICES) == 7
    for office in range(7):
        of_it = bits(OURS.office_mask[office])
        assert all(OURS.office[minister] == office for minister in of_it)
        assert [(OURS.skill[minister], OURS.fee[minister]) for minister in of_it] == [(1, 3), (1, 3), (2, 6), (3, 9)]


SPECTACLES = """
Roma Latium 4 15 5 · Verona Venetia 3 10 3 · Capua Latium 3 11 3 · Syracusae Sicilia 3 12 3 · Luceria Apulia 3 10 3
Pompeii Latium 2 7 2 · Aquileia Venetia 2 8 2 · Mediolanum Transpadana 2 8 2 · Placentia Aemilia 2 7 2
Volsinii Etruria 2 7 2 · Urbs Salvia Picenum 2 7 2 · Grumentum Lucania 2 8 2
Telesia Samnium 1 5 1 ha · Ariminum Aemilia 1 5 1 mt · Arretium Etruria 1 5 1 rs · Spoletium Umbria 1 5 1 pp
Paestum Lucania 1 5 1 mt · Lupiae Apulia 1 6 1 rs · Albingaunum Liguria 1 5 1 ha · Pola Venetia 1 6 1 pp
Hispellum Umbria 1 4 1 · Carales Sardinia 1 7 1
"""


@pytest.mark.rule("M-1.5")
def test_the_spectacles() -> None:
    found = []
    for munus in range(MUNERA):
        pairing = [PAIRINGS[OURS.pairing[munus]]] if OURS.pairing[munus] >= 0 else []
        place = [OURS.city[munus], OURS.region[OURS.site[munus]]]
        numbers = [str(column[munus]) for column in (OURS.pairs, OURS.denarii, OURS.glory)]
        found.append(" ".join([*place, *numbers, *pairing]))
    assert found == [line for part in SPECTACLES.strip().splitlines() for line in part.split(" · ")]


@pytest.mark.rule("M-3.1")
def test_seven_classes_in_four_pairings() -> None:
    pairs = {frozenset((CLASSES[one], CLASSES[RIVAL[one]])) for one in range(7)}
    assert pairs == {
        frozenset({"myrmillo", "thraex"}),
        frozenset({"hoplomachus", "aequimanus"}),
        frozenset({"retiarius", "secutor"}),
        frozenset({"provocator"}),
    }
    for one in range(7):
        assert RIVAL[RIVAL[one]] == one
        assert PAIRINGS[PAIRING[one]] == "".join(sorted((CLASSES[one][0], CLASSES[RIVAL[one]][0]), key="mhrptas".index))


# The map

BORDERS = """
Latium: Etruria, Samnium, Apulia, Lucania · Apulia: Latium, Samnium, Lucania · Lucania: Latium, Apulia, Sicilia
Samnium: Latium, Apulia, Picenum, Umbria · Picenum: Samnium, Umbria · Umbria: Picenum, Samnium, Etruria, Aemilia
Etruria: Latium, Umbria, Aemilia, Liguria · Aemilia: Umbria, Etruria, Liguria, Transpadana, Venetia
Liguria: Etruria, Aemilia, Transpadana · Transpadana: Liguria, Aemilia, Venetia · Venetia: Aemilia, Transpadana
Sicilia: Lucania · Sardinia:
"""
COASTS = """
Mare Ligusticum: Liguria, Etruria, Sardinia, Mare Tyrrhenum
Mare Tyrrhenum: Etruria, Latium, Lucania, Sicilia, Sardinia, Mare Ligusticum, Mare Ionium
Mare Ionium: Sicilia, Lucania, Apulia, Mare Tyrrhenum, Mare Adriaticum Inferius
Mare Adriaticum Inferius: Apulia, Samnium, Mare Ionium, Mare Adriaticum Superius
Mare Adriaticum Superius: Picenum, Umbria, Aemilia, Venetia, Mare Adriaticum Inferius
"""


def places(text: str) -> dict[str, set[str]]:
    rows = [row for line in text.strip().splitlines() for row in line.split(" · ")]
    return {name: set(filter(None, near.strip().split(", "))) for name, _, near in [row.partition(":") for row in rows]}


@pytest.mark.rule("M-1.6")
def test_the_map() -> None:
    borders, coasts = places(BORDERS), places(COASTS)
    raw = ours()["map"]
    assert [row["name"] for row in raw["sea"]] == list(coasts)
    assert {row["name"]: set(row["neighbors"]) for row in raw["sea"]} == coasts
    assert OURS.region == tuple(borders)
    for row in raw["region"]:
        seas = {sea for sea, near in coasts.items() if row["name"] in near}
        assert set(row["neighbors"]) == borders[row["name"]] | seas


@pytest.mark.rule("M-1.7")
def test_what_a_gymnasium_costs() -> None:
    assert dict(zip(OURS.region, OURS.price, strict=True)) == {
        "Latium": 9, "Etruria": 8, "Umbria": 8, "Samnium": 7, "Aemilia": 7, "Picenum": 6, "Apulia": 6, "Lucania": 5,
        "Liguria": 5, "Venetia": 5, "Transpadana": 4, "Sicilia": 3, "Sardinia": 2,
    }  # fmt: skip


def place(name: str) -> int:
    return OURS.region.index(name)


@pytest.mark.rule("M-1.8")
@pytest.mark.parametrize(
    ("one", "other", "zones"),
    [
        ("Sardinia", "Samnium", 3),
        ("Aemilia", "Samnium", 2),
        ("Aemilia", "Venetia", 1),
        ("Samnium", "Venetia", 3),
        ("Sardinia", "Venetia", 4),
    ],
)
def test_distances(one: str, other: str, zones: int) -> None:
    assert OURS.zones[place(one)][place(other)] == OURS.zones[place(other)][place(one)] == zones


@pytest.mark.rule("M-8.1", "M-4.2")
def test_fares_of_the_worked_example() -> None:
    calm = OURS.fare[0]
    assert calm[2][place("Sardinia")][place("Samnium")] == 2
    assert calm[0][place("Aemilia")][place("Samnium")] == 4
    assert calm[0][place("Aemilia")][place("Venetia")] == 2
    assert calm[0][place("Samnium")][place("Venetia")] == 6
    assert calm[2][place("Sardinia")][place("Venetia")] == 4


@pytest.mark.rule("M-8.1")
def test_a_calm_journey_costs_two_for_each_zone_that_is_not_free() -> None:
    for free in range(4):
        for start in range(13):
            zones = OURS.zones[start]
            assert OURS.fare[0][free][start] == tuple(2 * max(0, count - free) for count in zones)
            assert zones[start] == 0


def test_a_storm_makes_a_way_by_land_the_cheaper_one() -> None:
    sicilia, etruria, sardinia = place("Sicilia"), place("Etruria"), place("Sardinia")
    assert OURS.zones[sicilia][etruria] == 2  # over the Mare Tyrrhenum
    assert OURS.fare[0][0][sicilia][etruria] == 4
    assert OURS.fare[1][0][sicilia][etruria] == 6  # two zones by sea, or three by land
    assert OURS.fare[1][1][sicilia][etruria] == 2  # the sea zone is the free one
    assert [OURS.fare[1][free][sardinia][etruria] for free in range(4)] == [6, 2, 0, 0]


def journeys(roads: dict[str, list[str]], start: str, longest: int) -> Iterator[list[str]]:
    ways = [[start]]
    while ways:
        way = ways.pop()
        yield way
        if len(way) <= longest:
            ways += [[*way, near] for near in roads[way[-1]] if near not in way]


@pytest.mark.rule("M-8.1")
@pytest.mark.parametrize("storm", [0, 1])
def test_no_way_is_cheaper_than_the_fare(storm: int) -> None:
    raw = ours()["map"]
    roads = {row["name"]: row["neighbors"] for row in [*raw["region"], *raw["sea"]]}
    sea = 4 if storm else 2
    for start, name in enumerate(OURS.region):
        cheapest = [[999] * 13 for _ in range(4)]
        for way in journeys(roads, name, 6):
            if way[-1] not in OURS.region:
                continue
            tolls = sorted([2 if zone in OURS.region else sea for zone in way[1:]])
            for free in range(4):
                goal = OURS.region.index(way[-1])
                cheapest[free][goal] = min(cheapest[free][goal], sum(tolls[: max(0, len(tolls) - free)]))
        assert [list(OURS.fare[storm][free][start]) for free in range(4)] == cheapest


# The Eventum cards


@pytest.mark.rule("M-15")
def test_every_declared_effect_is_in_our_deck_with_an_amount_it_may_have() -> None:
    assert sorted(set(OURS.effect)) == sorted(CARDS)
    for effect, when, amount in zip(OURS.effect, OURS.when, OURS.amount, strict=True):
        assert when == CARDS[effect].when, effect
        assert amount in CARDS[effect].amounts or (amount == 0 and not CARDS[effect].amounts), effect


@pytest.mark.rule("M-15")
def test_a_card_has_one_title_and_one_moment() -> None:
    assert sorted(card for mask in OURS.copies for card in bits(mask)) == list(range(40))
    assert sorted(card for mask in OURS.timed for card in bits(mask)) == list(range(40))
    assert len(OURS.timed) == 14
    for card, title in enumerate(OURS.titled):
        assert OURS.copies[title] >> card & 1
        assert OURS.timed[OURS.when[title]] >> card & 1


# A table's own decks


def test_no_text_is_ours() -> None:
    assert decks("") is OURS


def test_the_starting_file_is_ours_and_tells_how_to_go_on() -> None:
    text = starting_file()
    own = decks(text)
    assert contents(own) == contents(OURS)
    assert not own.ours
    assert decks(text) is own
    assert text.startswith("# ")
    assert "harena decks check" in text


def test_sections_that_are_not_there_are_ours() -> None:
    assert contents(read_decks({}, "x")) == contents(OURS)
    for section in FILES:
        assert contents(read_decks({section: ours()[section]}, "x")) == contents(OURS)
        assert contents(decks(source(section))) == contents(OURS)


def test_rows_may_be_written_as_tables_too() -> None:
    lines: list[str] = []
    for row in ours()["munus"]:
        lines += ["[[munus]]", *[f"{key} = {value!r}" for key, value in row.items()]]
    assert contents(decks("\n".join(lines))) == contents(OURS)


def test_other_values_are_taken_over() -> None:
    raw = ours()
    raw["gladiator"][0] |= {"name": "Spiculus", "origin": "auctoratus", "valor": 3, "courage": 5, "charisma": 4}
    raw["minister"][0] |= {"office": "lupae", "skill": 3, "cost": 25}
    raw["munus"][0] |= {"city": "Puteoli", "region": "Sardinia", "pairs": 1, "pairing": "rs", "denarii": 0, "glory": 10}
    own = read_decks(raw, "x")
    assert (own.man[0], own.origin[0], own.cost[0], own.obedience[0]) == ("Spiculus", AUCTORATUS, 5, 7)
    assert (own.valor[0], own.courage[0], own.charisma[0]) == (3, 5, 4)
    assert (own.office[0], own.skill[0], own.fee[0]) == (6, 3, 25)
    assert bits(own.office_mask[6])[:2] == [0, 1]
    assert (own.city[0], own.region[own.site[0]], own.pairs[0], own.pairing[0]) == ("Puteoli", "Sardinia", 1, 2)
    assert (own.denarii[0], own.glory[0]) == (0, 10)


def test_several_titles_may_share_an_effect() -> None:
    raw = ours()
    raw["eventum"][0] = {"title": "Donum", "effect": "hereditas", "copies": 2, "amount": 20}
    own = read_decks(raw, "x")
    assert [title for title, effect in zip(own.title, own.effect, strict=True) if effect == "hereditas"] == [
        "Donum",
        "Hereditas",
    ]
    assert own.amount[0] == 20
    assert own.timed[printed.AT_REST] & own.copies[0] == own.copies[0]


def test_copies_are_one_and_the_amount_is_ours_unless_they_are_given() -> None:
    rows = [{"title": f"Hereditas {number}", "effect": "hereditas"} for number in range(40)]
    own = read_decks({"eventum": rows}, "x")
    assert len(own.title) == 40
    assert set(own.amount) == {5}
    assert own.timed[printed.AT_REST] == (1 << 40) - 1


def chain(regions: int, seas: int) -> Raw:
    """Return regions in a row, then seas in a row."""
    names = [f"R{number}" for number in range(regions)] + [f"S{number}" for number in range(seas)]
    rows: list[Raw] = []
    for at, name in enumerate(names):
        rows.append({"name": name, "neighbors": [names[near] for near in (at - 1, at + 1) if 0 <= near < len(names)]})
    for row in rows[:regions]:
        row["price"] = 1
    return {"region": rows[:regions], "sea": rows[regions:]}


def test_a_map_of_ones_own() -> None:
    munera = [row | {"region": "R0"} for row in ours()["munus"]]
    own = read_decks({"map": chain(24, 24), "munus": munera}, "x")
    assert len(own.region) == len(own.zones) == 24
    assert own.zones[0][23] == 23
    assert own.fare[1][3][0][23] == 40
    alone = read_decks({"map": {"region": [{"name": "R0", "price": 0, "neighbors": []}]}, "munus": munera}, "x")
    assert alone.fare == (((((0,),),) * 4),) * 2


# Errors in a table's own decks


def broken(raw: Raw) -> str:
    with pytest.raises(BadInput) as bad:
        read_decks(raw, "my.toml")
    text = str(bad.value)
    assert text.startswith("my.toml: ")
    assert "\n" not in text
    return text.removeprefix("my.toml: ")


SOME = {"gladiator": "Audax", "minister": "doctor 1", "munus": "Roma", "eventum": "Favor Editoris"}


def row_named(rows: list[Raw], name: str) -> Raw:
    """Return the row of this name, city or title, or of this office and Skill."""
    keys = ("name", "city", "title")
    known = [[*[row.get(key) for key in keys], f"{row.get('office')} {row.get('skill')}"] for row in rows]
    return next(row for row, names in zip(rows, known, strict=True) if name in names)


def changed(section: str, row: str, **values: Any) -> Raw:
    raw: Raw = {section: copy.deepcopy(ours()[section])}
    row_named(raw[section], row).update(values)
    return raw


def without(section: str, row: str, key: str) -> Raw:
    raw: Raw = {section: copy.deepcopy(ours()[section])}
    del row_named(raw[section], row)[key]
    return raw


@pytest.mark.rule("M-1.1")
@pytest.mark.parametrize(
    ("section", "expected"),
    [
        ("gladiator", "39 gladiators; expected 40"),
        ("minister", "26 ministers; expected 28"),
        ("munus", "21 munera; expected 22"),
        ("eventum", "38 eventum cards, copies included; expected 40"),
    ],
)
def test_wrong_counts(section: str, expected: str) -> None:
    rows = ours()[section]
    assert broken({section: rows[1:]}) == expected
    assert "expected" in broken({section: []})


@pytest.mark.rule("M-15")
def test_copies_that_do_not_add_up() -> None:
    assert broken(changed("eventum", "Triumphus", copies=2)) == "41 eventum cards, copies included; expected 40"
    assert broken(changed("minister", "doctor 2", copies=3)) == "30 ministers; expected 28"


@pytest.mark.parametrize("value", ["x", -1, 21, 10**30, 1.0, True, [1], {"a": 1}])
@pytest.mark.parametrize(
    ("section", "key", "at", "low", "high"),
    [
        ("gladiator", "valor", "gladiator 'Audax'", 0, 10),
        ("gladiator", "courage", "gladiator 'Audax'", 0, 20),
        ("gladiator", "charisma", "gladiator 'Audax'", 0, 20),
        ("gladiator", "obedience", "gladiator 'Audax'", 0, 20),
        ("minister", "skill", "minister 'doctor'", 1, 10),
        ("munus", "pairs", "munus 'Roma'", 1, 4),
    ],
)
def test_a_value_out_of_range(section: str, key: str, at: str, low: int, high: int, value: Any) -> None:
    found = broken(changed(section, SOME[section], **{key: value}))
    assert found == f"{at}: {key} is {value!r}; expected a whole number from {low} to {high}"


@pytest.mark.parametrize(
    ("raw", "expected"),
    [
        (
            changed("minister", "doctor 1", cost=100),
            "minister 'doctor': cost is 100; expected a whole number from 0 to 99",
        ),
        (
            changed("gladiator", "Audax", cost=100),
            "gladiator 'Audax': cost is 100; expected a whole number from 0 to 99",
        ),
        (
            changed("minister", "doctor 1", copies=0),
            "minister 'doctor': copies is 0; expected a whole number from 1 to 28",
        ),
        (changed("munus", "Roma", denarii=100), "munus 'Roma': denarii is 100; expected a whole number from 0 to 99"),
        (changed("munus", "Roma", glory=21), "munus 'Roma': glory is 21; expected a whole number from 0 to 20"),
        (
            changed("eventum", "Favor Editoris", copies=41),
            "eventum 'Favor Editoris': copies is 41; expected a whole number from 1 to 40",
        ),
        (
            changed("eventum", "Favor Editoris", amount=100),
            "eventum 'Favor Editoris': amount is 100; expected a whole number from 1 to 99",
        ),
        (
            changed("eventum", "Favor Editoris", amount=0),
            "eventum 'Favor Editoris': amount is 0; expected a whole number from 1 to 99",
        ),
    ],
)
def test_other_ranges(raw: Raw, expected: str) -> None:
    assert broken(raw) == expected


@pytest.mark.parametrize(
    ("section", "key", "at", "expected"),
    [
        ("gladiator", "valor", "gladiator 'Audax'", "a whole number from 0 to 10"),
        ("gladiator", "origin", "gladiator 'Audax'", "one of: captivus, damnatus, servus, auctoratus"),
        ("gladiator", "name", "gladiator 1", "1 to 40 characters, no spaces around them"),
        ("minister", "office", "minister 1", "one of: doctor, medicus, faber, coquus, arbiter, vectores, lupae"),
        ("minister", "cost", "minister 'doctor'", "a whole number from 0 to 99"),
        ("munus", "city", "munus 1", "1 to 40 characters, no spaces around them"),
        ("munus", "glory", "munus 'Roma'", "a whole number from 0 to 20"),
        ("eventum", "title", "eventum 1", "1 to 40 characters, no spaces around them"),
    ],
)
def test_a_missing_field(section: str, key: str, at: str, expected: str) -> None:
    assert broken(without(section, SOME[section], key)) == f"{at}: {key} is missing; expected {expected}"


@pytest.mark.parametrize(
    ("raw", "expected"),
    [
        (
            changed("gladiator", "Audax", origin="slave"),
            "gladiator 'Audax': origin is 'slave'; expected one of: captivus, dam",
        ),
        (changed("gladiator", "Audax", origin=2), "gladiator 'Audax': origin is 2; expected one of: captivus"),
        (
            changed("minister", "doctor 1", office="cook"),
            "minister 'cook': office is 'cook'; expected one of: doctor, medicus",
        ),
        (
            changed("munus", "Roma", region="Gallia"),
            "munus 'Roma': region is 'Gallia'; expected one of: Latium, Apulia",
        ),
        (
            changed("munus", "Roma", region="Mare Ionium"),
            "munus 'Roma': region is 'Mare Ionium'; expected one of: Latium",
        ),
        (
            changed("munus", "Telesia", pairing="MT"),
            "munus 'Telesia': pairing is 'MT'; expected one of: mt, ha, rs, pp",
        ),
        (
            changed("eventum", "Favor Editoris", effect="luck"),
            "eventum 'Favor Editoris': effect is 'luck'; expected one of: favor_edi",
        ),
    ],
)
def test_unknown_words(raw: Raw, expected: str) -> None:
    assert broken(raw).startswith(expected)


@pytest.mark.parametrize(
    ("raw", "expected"),
    [
        ({"gladiators": []}, "unknown key 'gladiators'; expected: gladiator, minister, munus, eventum, map"),
        (
            changed("gladiator", "Pulcher", valour=1),
            "gladiator 'Pulcher': unknown key 'valour'; expected: name, origin, valor",
        ),
        (
            changed("minister", "medicus 1", name="Galenus"),
            "minister 'medicus': unknown key 'name'; expected: office, skill",
        ),
        (changed("munus", "Syracusae", price=1), "munus 'Syracusae': unknown key 'price'; expected: city, region"),
        (
            changed("eventum", "Acclamatio", when="now"),
            "eventum 'Acclamatio': unknown key 'when'; expected: title, effect",
        ),
        ({"map": {"regions": []}}, "map: unknown key 'regions'; expected: region, sea"),
    ],
)
def test_unknown_keys(raw: Raw, expected: str) -> None:
    assert broken(raw).startswith(expected)


@pytest.mark.parametrize(
    "name", ["", " Audax", "Audax ", "A" * 41, "Au\ndax", "Au\u202edax", "\x1b[2J", 5, None, ["A"]]
)
def test_names_that_cannot_be_shown(name: Any) -> None:
    for section, key in (("gladiator", "name"), ("munus", "city"), ("eventum", "title")):
        assert broken(changed(section, SOME[section], **{key: name})).endswith(
            "expected 1 to 40 characters, no spaces around them"
        )


def test_two_of_one_name() -> None:
    twice = "is there twice; expected another name for each man"
    assert broken(changed("gladiator", "Anthrax", name="Audax")) == f"gladiator 'Audax' {twice}"
    assert broken(changed("gladiator", "Anthrax", name="audax")) == f"gladiator 'audax' {twice}"
    title = broken(changed("eventum", "Triumphus", title="Favor Editoris"))
    assert title == "eventum 'Favor Editoris' is there twice; expected one row, with copies"


@pytest.mark.rule("M-1.5")
def test_a_named_pairing_is_for_one_pair() -> None:
    assert (
        broken(changed("munus", "Roma", pairing="mt")) == "munus 'Roma': pairs is 4; expected 1, for it names a pairing"
    )
    assert broken(changed("munus", "Roma", pairs=5)).startswith("munus 'Roma': pairs is 5; expected")


@pytest.mark.rule("M-15")
def test_an_amount_where_there_is_none() -> None:
    found = broken(changed("eventum", "Arma Lusoria", amount=2))
    assert found == "eventum 'Arma Lusoria': amount is 2; expected none: arma_lusoria has no number"


def test_enough_for_the_set_up_of_four() -> None:
    men = [
        row | {"origin": "auctoratus" if number < 17 else "servus"} for number, row in enumerate(ours()["gladiator"])
    ]
    expected = "23 gladiators who are not auctoratus; expected at least 24: 6 for each of 4 schools"
    assert broken({"gladiator": men}) == expected
    men[0]["origin"] = "damnatus"
    assert read_decks({"gladiator": men}, "x").origin.count(AUCTORATUS) == 16
    staff = [
        {"office": "doctor", "skill": 2, "cost": 6, "copies": 25},
        {"office": "faber", "skill": 1, "cost": 1, "copies": 3},
    ]
    assert broken({"minister": staff}) == "3 ministers of skill 1; expected at least 4, one for each school"


@pytest.mark.parametrize("section", ["gladiator", "minister", "munus", "eventum"])
@pytest.mark.parametrize("rows", [5, "all", {"name": "Audax"}, True])
def test_no_rows_at_all(section: str, rows: Any) -> None:
    assert broken({section: rows}) == f"{section} is {rows!r}; expected a list of rows"


@pytest.mark.parametrize("section", ["gladiator", "minister", "munus", "eventum"])
def test_a_row_that_is_none(section: str) -> None:
    rows = ours()[section]
    rows[2] = 7
    assert broken({section: rows}).startswith(f"{section} 3 is 7; expected a row with ")


def map_with(change: Callable[[Raw], object]) -> str:
    raw = copy.deepcopy(ours()["map"])
    change(raw)
    return broken({"map": raw})


@pytest.mark.rule("M-1.6")
def test_borders_that_cannot_be() -> None:
    def append(kind: str, number: int, name: Any) -> Callable[[Raw], object]:
        return lambda raw: raw[kind][number]["neighbors"].append(name)

    found = map_with(append("region", 0, "Gallia"))
    assert found.startswith("map: region 'Latium': unknown neighbor 'Gallia'; expected one of: Latium, Apulia")
    found = map_with(append("sea", 0, "Mare Nostrum"))
    assert found.startswith("map: sea 'Mare Ligusticum': unknown neighbor 'Mare Nostrum'; expected one of: Latium")
    assert map_with(append("sea", 0, ["Latium"])).startswith("map: sea 'Mare Ligusticum': unknown neighbor ['Latium']")
    assert map_with(append("region", 0, "Latium")) == "map: region 'Latium': neighbor 'Latium' is itself"
    assert map_with(append("region", 0, "Samnium")) == "map: region 'Latium': neighbor 'Samnium' is there twice"
    assert map_with(append("region", 0, "Umbria")) == (
        "map: Latium has the neighbor Umbria, but Umbria does not have Latium; expected both"
    )
    assert map_with(append("sea", 0, "Latium")) == (
        "map: Mare Ligusticum has the neighbor Latium, but Latium does not have Mare Ligusticum; expected both"
    )


@pytest.mark.rule("M-1.6")
def test_a_place_out_of_reach_is_named() -> None:
    def cut_off(raw: Raw) -> None:
        for row in [*raw["region"], *raw["sea"]]:
            row["neighbors"] = [] if row["name"] == "Sardinia" else [x for x in row["neighbors"] if x != "Sardinia"]

    assert map_with(cut_off) == "map: Sardinia cannot be reached from Latium; expected a way"


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (lambda raw: raw["region"][0].update(price=26), "region 'Latium': price is 26; expected a whole number from 0"),
        (
            lambda raw: raw["region"][0].pop("price"),
            "region 'Latium': price is missing; expected a whole number from 0",
        ),
        (lambda raw: raw["region"][0].update(name="Apulia"), "region 'Apulia' is there twice; expected another name"),
        (lambda raw: raw["sea"][0].update(name="Apulia"), "sea 'Apulia' is there twice; expected another name"),
        (lambda raw: raw["sea"][0].update(price=3), "sea 'Mare Ligusticum': unknown key 'price'; expected: name"),
        (lambda raw: raw["sea"][0].pop("neighbors"), "sea 'Mare Ligusticum': neighbors is missing; expected a list of"),
        (
            lambda raw: raw["sea"][0].update(neighbors="Latium"),
            "sea 'Mare Ligusticum': neighbors is 'Latium'; expected",
        ),
        (lambda raw: raw.pop("region"), "region is missing; expected a list of rows"),
        (lambda raw: raw["region"].clear(), "no region; expected at least one"),
        (lambda raw: raw.update(chain(25, 0)), "25 regions; expected at most 24"),
        (lambda raw: raw.update(chain(2, 25)), "25 seas; expected at most 24"),
    ],
)
def test_a_broken_map(change: Callable[[Raw], object], expected: str) -> None:
    assert map_with(change).startswith(f"map: {expected}")


def test_a_map_that_is_none() -> None:
    assert broken({"map": 5}) == "map is 5; expected a [map] with rows region and sea"


def test_spectacles_of_ours_on_a_map_without_their_regions() -> None:
    assert broken({"map": chain(3, 1)}) == "munus 'Roma': region is 'Latium'; expected one of: R0, R1, R2"


# The text of a file


def refused(text: str) -> str:
    with pytest.raises(BadInput) as bad:
        decks(text)
    assert str(bad.value).startswith("decks: ")
    assert "\n" not in str(bad.value)
    return str(bad.value).removeprefix("decks: ")


def test_a_text_that_is_no_toml() -> None:
    assert refused("gladiator = [").startswith("not a TOML file: ")
    assert refused("a = " + "[" * 50_000).startswith("not a TOML file: ")
    assert refused("a = " + "1" * 50_000).startswith("not a TOML file: ")
    with pytest.raises(BadInput, match=r"^my\.toml: not a TOML file: "):
        parsed("?", "my.toml")


def test_a_text_too_long() -> None:
    assert refused("#" * 200_001) == "200,001 bytes; expected at most 200,000"
    assert refused("#" + "é" * 100_000) == "200,001 bytes; expected at most 200,000"
    assert contents(decks("#" * 200_000)) == contents(OURS)


def test_a_text_made_to_keep_us_busy() -> None:
    start = time.perf_counter()
    assert refused("\n" + "a." * 99_000 + "b = 1") == "99,000 dots in line 2; expected at most 50"
    refused("".join([f"k{number}.{'a.' * 40}b = 1\n" for number in range(2000)]))
    refused(f"gladiator = [{'{},' * 60_000}]")
    assert time.perf_counter() - start < 20


def test_a_value_too_long_to_be_shown() -> None:
    assert refused(f"gladiator = 0x{'f' * 9000}") == "gladiator is a huge number; expected a list of rows"
    assert len(refused(f"gladiator = '{'x' * 9000}'")) < 100
    assert len(refused(f"{'x' * 9000} = 1")) < 150
