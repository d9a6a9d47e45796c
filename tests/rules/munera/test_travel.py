"""M-8: the journey."""

from __future__ import annotations

from typing import Any

import pytest

from harena.games.munera.decks import our_decks
from harena.games.munera.state import Munera
from harena.kernel.choice import PASS
from harena.kernel.state import bits
from tests.rules.munera.playing import (
    answer,
    asked,
    play,
    script,
    spectacle,
    throw_away,
    told,
    watched,
)

OURS = our_decks()

MEN = {0: ["Ferox", "Leo"], 1: ["Paris", "Audax"], 2: ["Draco"]}


def journey(city: str = "Pola", **more: Any) -> Munera:
    """Play until the journey is paid and cards are drawn: two Provocatores per side, seat 0 is the Rudiarius."""
    return spectacle(city, **{"mine": ["Ferox", "Leo"], "theirs": ["Paris", "Audax"], "men": MEN, **more})


# M-8.1


@pytest.mark.rule("M-8.1", "M-1.8")
@pytest.mark.parametrize(
    ("home", "city", "zones"),
    [
        ("Sardinia", "Telesia", 3),
        ("Aemilia", "Telesia", 2),
        ("Aemilia", "Verona", 1),
        ("Samnium", "Verona", 3),
        ("Sardinia", "Verona", 4),
        ("Samnium", "Telesia", 0),
        ("Sardinia", "Carales", 0),
        ("Latium", "Carales", 2),
    ],
)
def test_2_denarii_for_each_region_or_sea_zone_entered(home: str, city: str, zones: int) -> None:
    g = journey(city, regions=[home, place_of(city), "Latium"])
    assert g.denarii == [25 - 2 * zones, 25, 25]


def place_of(city: str) -> str:
    return OURS.region[OURS.site[OURS.city.index(city)]]


@pytest.mark.rule("M-8.1", "M-4.2")
@pytest.mark.parametrize(("skill", "paid"), [(1, 6), (2, 4), (3, 2)])
def test_the_zones_of_the_vectores_are_free(skill: int, paid: int) -> None:
    g = journey(regions=["Sardinia", "Venetia", "Latium"], staff={0: [f"vectores {skill}"]})
    assert g.denarii[0] == 25 - paid


@pytest.mark.rule("M-8.1", "M-4.2")
def test_a_journey_never_costs_less_than_nothing() -> None:
    g = journey(regions=["Aemilia", "Venetia", "Latium"], staff={0: ["vectores 3"]})
    assert g.denarii[0] == 25


@pytest.mark.rule("M-8.1")
def test_a_school_pays_once_however_many_fight() -> None:
    men = {0: ["Ferox myrmillo", "Leo thraex", "Ursus", "Draco"], 1: ["Paris"]}
    g = journey("Pompeii", mine=["Ferox", "Leo", "Ursus", "Draco"], theirs=[], men=men,
                regions=["Etruria", "Latium", "Latium"])  # fmt: skip
    assert g.denarii[0] == 23


@pytest.mark.rule("M-8.1", "M-13.2")
def test_a_lender_pays_their_own_journey() -> None:
    """In the second spectacle of Marcus, Caius and Lucius, Marcus lends a man and pays 4."""
    g = journey(
        mine=["Ferox", "Draco"],
        regions=["Aemilia", "Samnium", "Transpadana"],
        loans=[("Draco", 0, "Pola")],
    )
    assert g.denarii == [23, 19, 23]


@pytest.mark.rule("M-8.1")
def test_a_school_with_borrowed_fighters_only_pays_nothing() -> None:
    men = {0: ["Ursus"], 1: ["Paris", "Audax"], 2: ["Draco", "Leo"]}
    g = journey(mine=["Draco", "Leo"], men=men, regions=["Sardinia", "Venetia", "Aemilia"],
                loans=[("Draco", 0, "Pola"), ("Leo", 0, "Pola")])  # fmt: skip
    assert g.denarii == [25, 25, 23]


@pytest.mark.rule("M-8.1", "M-13.2")
def test_a_lender_whose_man_was_not_named_pays_nothing() -> None:
    g = journey(regions=["Venetia", "Venetia", "Sardinia"], loans=[("Draco", 0, "Pola")])
    assert g.denarii == [25, 25, 25]


@pytest.mark.rule("M-8.1", "M-1.2")
def test_wages_are_paid_with_the_journey_by_the_owner_lent_or_not() -> None:
    men = {0: ["Marcus Antonius", "Ferox"], 1: ["Paris", "Titus Cassius"], 2: ["Gaius Valerius", "Lucius Raecius"]}
    g = journey(
        mine=["Marcus Antonius", "Gaius Valerius"],
        theirs=["Paris", "Titus Cassius"],
        men=men,
        regions=["Venetia", "Aemilia", "Aemilia"],
        loans=[("Gaius Valerius", 0, "Pola")],
    )
    assert g.denarii == [24, 22, 22]


@pytest.mark.rule("M-1.2")
def test_an_auctoratus_is_paid_for_a_duel_within_his_own_school_too() -> None:
    men = {0: ["Marcus Antonius", "Titus Cassius"], 1: ["Paris", "Audax"]}
    g = journey(mine=["Marcus Antonius", "Titus Cassius"], theirs=[], men=men, regions=["Venetia"] * 3)
    assert g.denarii[0] == 23


@pytest.mark.rule("M-8.1")
def test_the_rudiarius_pays_first_then_clockwise() -> None:
    g = spectacle(
        "Pola",
        host=1,
        rival=0,
        mine=["Paris", "Draco"],
        theirs=["Ferox", "Leo"],
        men=MEN,
        loans=[("Draco", 1, "Pola")],
        regions=["Aemilia", "Aemilia", "Aemilia"],
        hands={0: ["Tempestas"]},
    )
    events = watched(g)
    while asked(g)[1] == "moment.play_card":
        answer(g, g.seat, PASS)
    assert told(events, "travelled") == [(1, 2), (2, 2), (0, 2)]


@pytest.mark.rule("M-8.1", "M-15.28")
def test_the_free_zone_is_the_dearest() -> None:
    # Latium to Sardinia: a sea zone, 4 in a storm, and a landing
    more: dict[str, Any] = {"regions": ["Latium", "Sardinia", "Latium"], "hands": {2: ["Tempestas"]}}
    g = answer(journey("Carales", **more), 2, play("Tempestas"))
    assert g.denarii[0] == 25 - 6
    g = answer(journey("Carales", staff={0: ["vectores 1"]}, **more), 2, play("Tempestas"))
    assert g.denarii[0] == 25 - 2


@pytest.mark.rule("M-8.1", "M-7.3")
def test_a_school_made_short_pays_what_it_has() -> None:
    g = journey(regions=["Sardinia", "Venetia", "Latium"], denarii=[5, 0, 0])
    assert g.denarii == [0, 0, 0]


# M-8.2


@pytest.mark.rule("M-8.2")
def test_the_two_schools_draw_a_card_each_whether_they_travelled_or_not() -> None:
    g = journey(regions=["Venetia", "Sardinia", "Latium"])
    assert [hand.bit_count() for hand in g.hands] == [1, 1, 0]


@pytest.mark.rule("M-8.2", "M-13.2")
def test_every_lender_draws_one_too_and_only_one() -> None:
    men = {0: ["Ferox"], 1: ["Paris"], 2: ["Draco", "Leo"], 3: ["Ursus"]}
    g = journey(mine=["Ferox", "Draco"], theirs=["Paris", "Leo"], men=men, players=4,
                loans=[("Draco", 0, "Pola"), ("Leo", 1, "Pola"), ("Ursus", 1, "Pola")])  # fmt: skip
    assert [hand.bit_count() for hand in g.hands] == [1, 1, 1, 0]  # Ursus was lent, but not named


@pytest.mark.rule("M-8.2", "M-8.1")
def test_a_school_with_borrowed_fighters_only_draws_as_well() -> None:
    men = {0: ["Ursus"], 1: ["Paris", "Audax"], 2: ["Draco", "Leo"]}
    g = journey(mine=["Draco", "Leo"], men=men, loans=[("Draco", 0, "Pola"), ("Leo", 0, "Pola")])
    assert [hand.bit_count() for hand in g.hands] == [1, 1, 1]


@pytest.mark.rule("M-8.2")
def test_cards_are_drawn_from_the_rudiarius_clockwise_after_all_have_paid() -> None:
    g = spectacle(
        "Pola",
        host=1,
        rival=0,
        mine=["Paris", "Draco"],
        theirs=["Ferox", "Leo"],
        men=MEN,
        loans=[("Draco", 1, "Pola")],
        regions=["Aemilia"] * 3,
        hands={0: ["Tempestas"]},
    )
    script(g, 7, 8, 9)
    events = watched(g)
    while asked(g)[1] == "moment.play_card":
        answer(g, g.seat, PASS)
    assert told(events, "drew") == [(1,), (2,), (0,)]
    assert [bits(hand)[0] for hand in g.hands] == [9, 7, 8]
    kinds = [event.kind for event in events if event.kind in ("travelled", "drew")]
    assert kinds == ["travelled"] * 3 + ["drew"] * 3


@pytest.mark.rule("M-8.2", "M-1.1")
def test_a_sixth_card_is_discarded_before_the_first_duel() -> None:
    hand = ["Missio", "Iugula", "Fur", "Clamor", "Rixa"]
    g = journey(regions=["Venetia"] * 3, hands={1: hand}, discarded=["Tempestas"])
    assert asked(g) == (1, "hand.throw_away")
    answer(g, 1, throw_away("Rixa"))
    assert (g.hands[1].bit_count(), asked(g)) == (5, (0, "spectacle.pick"))
