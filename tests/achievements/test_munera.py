"""Tests each achievement of Munera: earned in one match, and just missed in another."""

from __future__ import annotations

import pytest

from harena.games.munera import GAME
from harena.games.munera.actions import STAND
from harena.games.munera.school import PRIMUS, VETERANUS
from harena.kernel.choice import PASS
from tests.achievements.composing import earners, told
from tests.rules.munera.dueling import face, fight
from tests.rules.munera.playing import answer, asked, gladiator, play, spectacle, spectacle_card, table, tender, watched

BEGUN = told(GAME, ("duel", 0, gladiator("Torvus"), 1, gladiator("Crescens")))  # what `face` has told already
FEROX, LEO = gladiator("Ferox"), gladiator("Leo")


def signed(*cities: str, seats: tuple[int, int] = (0, 1)) -> list[tuple[object, ...]]:
    """Both schools sign the contract of each of these spectacles."""
    found: list[tuple[object, ...]] = []
    for city in cities:
        found.append(("chosen", seats[0], spectacle_card(city)))
        found += [("contract", seat, 5) for seat in seats]
    return found


def test_contracts_of_three_sizes() -> None:
    g = table()
    sizes = [g.table.decks.pairs[spectacle_card(city)] for city in ("Telesia", "Pompeii", "Verona", "Ariminum")]
    assert sizes == [1, 2, 3, 1]
    assert earners(g, told(GAME, *signed("Telesia", "Pompeii", "Verona")), "every-size") == [0, 1]
    assert earners(g, told(GAME, *signed("Telesia", "Pompeii", "Ariminum")), "every-size") == []
    other = [*signed("Telesia", "Pompeii"), *signed("Verona", seats=(0, 2))]
    assert earners(g, told(GAME, *other), "every-size") == [0]


@pytest.mark.parametrize(("offered", "found"), [(0, [1]), (3, [])])
def test_a_tender_is_won_for_nothing(offered: int, found: list[int]) -> None:
    g = spectacle(
        "Telesia",
        mine=["Ferox", "Leo"],
        at="open_poll",
        men={
            0: ["Ferox hoplomachus", "Leo aequimanus"],
            1: ["Audax hoplomachus", "Anthrax aequimanus"],
            2: ["Scorpio hoplomachus", "Nimbus aequimanus"],
        },
    )
    events = watched(g)
    answer(g, 1, STAND)
    answer(g, 2, STAND)
    answer(g, 1, tender(offered))
    assert earners(g, events, "for-nothing") == found


def test_a_lent_man_fights_for_the_borrower() -> None:
    g, pola = table(), spectacle_card("Pola")
    lent = ("lent", 2, 0, FEROX, pola)
    assert earners(g, told(GAME, lent, ("named", 0, FEROX)), "lender") == [2]
    assert earners(g, told(GAME, lent, ("named", 0, LEO)), "lender") == []
    assert earners(g, told(GAME, lent, ("closed", pola), ("named", 0, FEROX)), "lender") == []


@pytest.mark.parametrize(("die", "found"), [(3, [1]), (5, [])])
def test_the_crowd_lets_a_beaten_man_live(die: int, found: list[int]) -> None:
    g, _, events = face()
    fight(g, 9, 3, 9, 3, die, *([9] if found else []))  # Appreciation 4
    assert earners(g, [*BEGUN, *events], "missus") == found


def test_both_men_leave_as_winners() -> None:
    g, _, events = face(hands={0: ["Acclamatio"]})
    answer(g, 0, play("Acclamatio"))
    fight(g, 7, 7, 7, 7, 7, 7)
    assert earners(g, [*BEGUN, *events], "stantes-missi") == [0, 1]
    assert earners(g, [*BEGUN, *events], "missus") == []


def test_a_man_rises_to_primus_palus() -> None:
    g, _, events = face("Torvus myrmillo veteranus 3")
    torvus = gladiator("Torvus")
    fight(g, 9, 3, 9, 3, 9)
    risen = [event for event in events if event.kind == "promoted"]
    assert [event.args for event in risen] == [(torvus, PRIMUS)]
    recruited = told(GAME, ("recruited", 0, torvus))
    assert earners(g, [*recruited, *risen], "primus-palus") == [0]
    sold = told(GAME, ("bought", 2, torvus, 9))
    assert earners(g, [*recruited, *sold, *risen], "primus-palus") == [2]
    given = told(GAME, ("gave", 0, 1, torvus))
    assert earners(g, [*recruited, *given, *risen], "primus-palus") == [1]
    assert earners(g, told(GAME, ("recruited", 0, torvus), ("promoted", torvus, VETERANUS)), "primus-palus") == []


def test_declining_earns_nothing() -> None:
    g, _, events = face()
    while asked(g)[1].startswith("moment."):
        answer(g, g.seat, PASS)
    assert [earners(g, events, each) for each in ("missus", "stantes-missi", "for-nothing")] == [[], [], []]
