"""S-16: slaves, and what slaves and gladiators can do outside the fight."""

from __future__ import annotations

import pytest

from harena.games.spartacus import GAME
from harena.games.spartacus.actions import FROM_HAND, FROM_TABLE, POST, SEEK
from harena.games.spartacus.decks import OURS
from harena.games.spartacus.state import Ludus
from harena.kernel.choice import PASS, Refused
from tests.rules.spartacus.playing import (
    aims,
    answer,
    answers,
    asked,
    asset,
    awaited,
    card,
    choose,
    drop,
    guards_of,
    intrigue,
    is_exhausted,
    is_injured,
    look,
    names,
    options,
    play,
    position,
    ready,
    script,
    seat,
    titles,
    told,
    unused,
    use,
    watched,
)

PRINTED = {  # value, ATK, DEF, SPD, copies
    "Attendant": (2, 1, 1, 1, 2),
    "Convict": (2, 1, 1, 1, 2),
    "Cook": (2, 1, 1, 1, 1),
    "Debtor": (2, 1, 1, 1, 2),
    "Deserter": (2, 1, 1, 1, 1),
    "Medicus": (2, 1, 1, 1, 1),
    "Apothecary": (2, 1, 1, 1, 1),
    "Indus": (2, 1, 1, 1, 1),
    "Camilla": (2, 1, 1, 1, 1),
    "Lucia": (2, 1, 1, 1, 1),
    "Pietros": (3, 1, 1, 1, 1),
    "Melitta": (3, 1, 1, 1, 1),
    "Prisca": (3, 1, 1, 1, 1),
    "Masked Courtesan": (2, 1, 1, 1, 1),
    "Mira": (3, 1, 1, 1, 1),
    "Diona": (3, 1, 1, 1, 1),
    "Aurelia": (2, 1, 1, 1, 1),
    "Raxos": (3, 2, 2, 1, 1),
    "Marius": (3, 2, 2, 1, 1),
    "Naevia": (4, 1, 1, 1, 1),
}


@pytest.mark.rule("S-16")
@pytest.mark.parametrize("name", PRINTED)
def test_value_dice_and_copies_of_a_slave(name: str) -> None:
    number = card(name)
    assert OURS.slaves >> number & 1
    assert (OURS.value[number], *OURS.dice[number], OURS.name.count(name)) == PRINTED[name]


@pytest.mark.rule("S-16.3", "S-1.1")
def test_the_eight_starting_slaves() -> None:
    starting = ["Attendant", "Attendant", "Convict", "Convict", "Cook", "Debtor", "Debtor", "Deserter"]
    assert names(OURS.slaves & OURS.starting) == starting
    assert sum(row[-1] for row in PRINTED.values()) == 23


# Medicus, Apothecary


def sick(medic: str, *luck: int) -> Ludus:
    """Spartacus of seat 0 is injured; seat 1 has the medic."""
    return position(phase="upkeep", luck=luck, assets={0: ["Spartacus injured", "Cook"], 1: ["Agron", medic]})


@pytest.mark.rule("S-16.20", "S-16.21", "S-4.2")
@pytest.mark.parametrize("medic", ["Medicus", "Apothecary"])
@pytest.mark.parametrize("die", [1, 2, 3])
def test_medicus_and_apothecary_let_a_failed_healing_roll_of_any_house_be_rolled_again(medic: str, die: int) -> None:
    g = sick(medic, die, 4)
    assert asked(g) == (1, "upkeep.cure")
    answer(g, 1, use(medic))
    assert "Spartacus" in ready(g, 0)
    assert not is_injured(g, "Spartacus")
    assert is_exhausted(g, medic)
    assert unused(g) == 0


@pytest.mark.rule("S-16.20", "S-16.21")
@pytest.mark.parametrize("medic", ["Medicus", "Apothecary"])
def test_no_medic_is_asked_after_a_roll_that_healed(medic: str) -> None:
    g = sick(medic, 4)
    assert asked(g) == (0, "upkeep.release")
    assert not is_exhausted(g, medic)


@pytest.mark.rule("S-16.20")
def test_the_medicus_need_not_help() -> None:
    g = sick("Medicus", 1)
    answer(g, 1, PASS)
    assert names(g.market_gone) == ["Spartacus"]
    assert not is_exhausted(g, "Medicus")


@pytest.mark.rule("S-16")
def test_the_second_roll_stands_even_if_it_is_worse() -> None:
    g = sick("Medicus", 3, 1)
    answer(g, 1, use("Medicus"))
    assert names(g.market_gone) == ["Spartacus"]


@pytest.mark.rule("S-16.20", "S-16.21")
def test_medicus_and_apothecary_one_after_the_other() -> None:
    assets = {0: ["Spartacus injured", "Apothecary"], 1: ["Agron", "Medicus"]}
    g = position(phase="upkeep", luck=[2, 1, 6], assets=assets)
    assert awaited(g) == [0, 1]
    choose(g, {0: use("Apothecary"), 1: use("Medicus")})
    assert is_exhausted(g, "Apothecary")  # the Host's helper comes first; the other one was not needed yet
    assert not is_exhausted(g, "Medicus")
    assert awaited(g) == [1]
    choose(g, {1: use("Medicus")})
    assert "Spartacus" in ready(g, 0)


@pytest.mark.rule("S-16.20", "S-3.3")
def test_an_injured_medicus_helps_nobody() -> None:
    assets = {0: ["Medicus injured", "Agron injured"]}
    g = position(phase="upkeep", luck=[2, 3], assets=assets)
    answer(g, 0, asset("Agron"))
    assert asked(g) == (1, "upkeep.release")
    assert (is_injured(g, "Medicus"), is_injured(g, "Agron")) == (True, True)


@pytest.mark.rule("S-16.20", "S-4.3", "S-3.3")
def test_a_medicus_who_helped_earns_nothing_in_this_upkeep() -> None:
    g = sick("Medicus", 3, 3)
    answer(g, 1, use("Medicus"))
    assert asked(g) == (1, "upkeep.release")
    answer(g, 1, PASS)
    assert g.gold[1] == 9  # Agron's upkeep is paid; the Medicus lies face down


# Indus


@pytest.mark.rule("S-16.22")
def test_indus_sees_one_random_card_of_a_hand() -> None:
    g = position(assets={0: ["Agron", "Indus"]}, hands={1: ["Robbery", "Final Blow", "Guard"], 2: ["Guard"]})
    events = watched(g)
    answer(g, 0, use("Indus"))
    assert options(g) == [seat(1), seat(2)]
    script(g, intrigue("Final Blow"))
    answer(g, 0, seat(1))
    assert is_exhausted(g, "Indus")
    assert told(events, "saw") == [(0, 1, OURS.titled[intrigue("Final Blow")])]
    assert [event.reaches(viewer) for event in events if event.kind == "saw" for viewer in range(4)] == [
        True,
        False,
        False,
        False,
    ]
    assert titles(g.hands[1]) == ["Robbery", "Final Blow", "Guard"]


@pytest.mark.rule("S-16.22")
def test_indus_needs_a_hand_to_look_into() -> None:
    g = position(assets={0: ["Agron", "Indus"]}, hands={0: ["Guard"]})
    assert use("Indus") not in options(g)


# Camilla, Lucia

ROW = ["Spartacus", "Gladius", "Mira", "Net"]


@pytest.mark.rule("S-16.23", "S-16.24", "S-8.1")
@pytest.mark.parametrize("scout", ["Camilla", "Lucia"])
def test_camilla_and_lucia_look_at_a_card_of_the_auction_before_the_first_is_shown(scout: str) -> None:
    g = position(phase="auctions", luck=[card(name) for name in ROW], assets={1: ["Agron", scout]})
    assert asked(g) == (1, "market.look")
    assert options(g) == [PASS, look(1), look(2), look(3), look(4)]
    events = watched(g)
    answer(g, 1, look(3))
    assert is_exhausted(g, scout)
    assert told(events, "saw-ware") == [(1, card("Mira"))]
    seen = next(event for event in events if event.kind == "saw-ware")
    assert [seen.reaches(viewer) for viewer in range(4)] == [False, True, False, False]
    assert [event.args for event in events if event.kind == "peeked" and event.reaches(3)] == [(1, 3)]
    assert asked(g)[1] == "market.bid"


@pytest.mark.rule("S-16.23")
def test_camilla_need_not_look() -> None:
    g = position(phase="auctions", luck=[card(name) for name in ROW], assets={1: ["Agron", "Camilla"]})
    answer(g, 1, PASS)
    assert not is_exhausted(g, "Camilla")
    assert asked(g)[1] == "market.bid"


@pytest.mark.rule("S-16.23", "S-16.24")
def test_camilla_and_lucia_look_at_one_each() -> None:
    g = position(phase="auctions", luck=[card(name) for name in ROW], assets={1: ["Agron", "Camilla", "Lucia"]})
    events = watched(g)
    answers(g, (1, look(1)), (1, look(4)))
    assert told(events, "saw-ware") == [(1, card("Spartacus")), (1, card("Net"))]


@pytest.mark.rule("S-16.23", "S-3.3")
def test_an_exhausted_camilla_does_not_look() -> None:
    g = position(phase="auctions", assets={1: ["Agron", "Camilla exhausted"]})
    assert asked(g)[1] == "market.bid"


# Pietros, Melitta, Prisca, Masked Courtesan, Mira


@pytest.mark.rule("S-16.25", "S-16.26", "S-16.27", "S-16.28")
@pytest.mark.parametrize("name", ["Pietros", "Melitta", "Prisca", "Masked Courtesan"])
def test_pietros_melitta_prisca_and_the_masked_courtesan_earn_1(name: str) -> None:
    g = position(assets={0: ["Agron", name]})
    answer(g, 0, use(name))
    assert g.gold == [11, 10, 10, 10]
    assert is_exhausted(g, name)
    with pytest.raises(Refused):
        answer(g, 0, use(name))


@pytest.mark.rule("S-16.29")
def test_mira_earns_2() -> None:
    g = position(assets={0: ["Agron", "Mira"]})
    answer(g, 0, use("Mira"))
    assert g.gold == [12, 10, 10, 10]
    assert is_exhausted(g, "Mira")


@pytest.mark.rule("S-16")
def test_they_earn_in_the_turn_of_their_own_house_only() -> None:
    g = position(assets={1: ["Agron", "Mira"]})
    assert use("Mira") not in options(g)
    answer(g, 0, PASS)
    assert use("Mira") in options(g, 1)


# Diona, Aurelia


@pytest.mark.rule("S-16.30", "S-16.31")
@pytest.mark.parametrize("name", ["Diona", "Aurelia"])
def test_diona_and_aurelia_exchange_a_card(name: str) -> None:
    g = position(assets={0: ["Agron", name]}, hands={0: ["Robbery", "Guard"]})
    script(g, intrigue("Final Blow"))
    answer(g, 0, use(name))
    assert options(g) == [drop("Robbery"), drop("Guard")]
    answer(g, 0, drop("Guard"))
    assert titles(g.hands[0]) == ["Robbery", "Final Blow"]
    assert titles(g.gone) == ["Guard"]
    assert is_exhausted(g, name)
    assert g.gold[0] == 10


@pytest.mark.rule("S-16.30")
def test_diona_needs_a_card_to_discard() -> None:
    g = position(assets={0: ["Agron", "Diona"]})
    assert use("Diona") not in options(g)


# Raxos, Marius


@pytest.mark.rule("S-16.32", "S-16.33", "S-6.3")
@pytest.mark.parametrize("name", ["Raxos", "Marius"])
@pytest.mark.parametrize("place", [FROM_TABLE, FROM_HAND])
def test_raxos_and_marius_let_a_guard_who_failed_roll_again(name: str, place: int) -> None:
    hands = {0: ["Robbery"], 1: ["Guard"]}
    g = position(assets={1: ["Agron", name]}, hands=hands, guards={1: 1})
    answer(g, 0, play("Robbery", 1))
    script(g, 3, 4)
    answer(g, 1, place)
    assert asked(g) == (1, "guard.drill")
    answer(g, 1, use(name))
    assert g.gold == [10, 10, 10, 10]
    assert is_exhausted(g, name)
    assert sorted(titles(g.gone)) == ["Guard", "Robbery"]


@pytest.mark.rule("S-16.32")
def test_raxos_is_not_asked_when_the_guard_held() -> None:
    g = position(assets={1: ["Agron", "Raxos"]}, hands={0: ["Robbery"]}, guards={1: 1})
    answer(g, 0, play("Robbery", 1))
    script(g, 4)
    answer(g, 1, FROM_TABLE)
    assert asked(g) == (0, "intrigue.do_deed")
    assert not is_exhausted(g, "Raxos")


@pytest.mark.rule("S-16.32", "S-16.33")
def test_raxos_and_marius_one_after_the_other() -> None:
    g = position(assets={1: ["Agron", "Raxos", "Marius"]}, hands={0: ["Robbery"]}, guards={1: 1})
    answer(g, 0, play("Robbery", 1))
    script(g, 1, 2, 5)
    answers(g, (1, FROM_TABLE), (1, use("Marius")))
    assert options(g) == [PASS, use("Raxos")]
    answer(g, 1, use("Raxos"))
    assert g.gold == [10, 10, 10, 10]
    assert guards_of(g, 1) == (0, 0)


@pytest.mark.rule("S-16.32")
def test_raxos_drills_the_guards_of_his_own_house_only() -> None:
    g = position(assets={2: ["Agron", "Raxos"]}, hands={0: ["Robbery"]}, guards={1: 1})
    answer(g, 0, play("Robbery", 1))
    script(g, 3)
    answer(g, 1, FROM_TABLE)
    assert g.gold == [13, 7, 10, 10]


# Naevia


@pytest.mark.rule("S-16.34", "S-4.3")
def test_naevia_counts_as_two_slaves_in_upkeep() -> None:
    g = position(phase="upkeep", assets={0: ["Agron", "Cook", "Naevia"]})
    answer(g, 0, PASS)
    assert g.gold[0] == 12


@pytest.mark.rule("S-16", "S-17.5", "S-17.6")
@pytest.mark.parametrize(("name", "gold"), [("Labor Contract", 3), ("Illicit Services", 6)])
def test_naevia_counts_as_two_slaves_for_schemes(name: str, gold: int) -> None:
    g = position(assets={1: ["Agron", "Cook", "Naevia"]}, hands={0: [name]}, influence=[6, 4, 4, 4])
    answer(g, 0, play(name, 1))
    assert g.gold[1] == 10 + gold


@pytest.mark.rule("S-16", "S-17")
def test_naevia_is_one_card_when_one_slave_must_be_discarded() -> None:
    g = position(assets={1: ["Agron", "Cook", "Naevia"]}, hands={0: ["Unlocked Gate"]})
    answers(g, (0, play("Unlocked Gate", 1)), (1, asset("Naevia")))
    assert names(g.assets[1]) == ["Agron", "Cook"]


@pytest.mark.rule("S-16", "S-17")
def test_naevia_alone_leaves_no_house_without_slaves() -> None:
    g = position(assets={1: ["Agron", "Naevia"]}, hands={0: ["Guard"], 2: ["Empty Brothel"]})
    answer(g, 0, POST)
    assert asked(g) == (0, "intrigue.do_deed")


@pytest.mark.rule("S-16", "S-17")
def test_naevia_auctioned_off_brings_twice_her_value() -> None:
    g = position(assets={0: ["Agron", "Naevia"]}, hands={0: ["Illicit Auction"]})
    answer(g, 0, play("Illicit Auction"))
    assert g.gold[0] == 18


# Ashur


@pytest.mark.rule("S-16.13", "S-5.4")
def test_ashur_lets_one_scheme_need_2_less() -> None:
    g = position(assets={0: ["Ashur", "Cook"]}, hands={0: ["Illicit Services", "Inside Information"]})
    answer(g, 0, play("Illicit Services", 0))
    assert options(g) == [use("Ashur")]
    answer(g, 0, use("Ashur"))
    assert g.gold[0] == 12
    assert is_exhausted(g, "Ashur")
    assert aims(g, "Inside Information") == []


@pytest.mark.rule("S-16.13", "S-5.4")
def test_ashur_does_not_make_up_for_three() -> None:
    g = position(assets={0: ["Ashur", "Cook"]}, hands={0: ["Black Market Profits"]})
    assert aims(g, "Black Market Profits") == []
    assert SEEK in options(g)


@pytest.mark.rule("S-16.13")
def test_ashur_stays_ready_where_influence_is_enough() -> None:
    g = position(assets={0: ["Ashur", "Cook"]}, hands={0: ["Looting the Dead"]})
    answer(g, 0, play("Looting the Dead"))
    assert g.gold[0] == 13
    assert not is_exhausted(g, "Ashur")


@pytest.mark.rule("S-16.13", "S-5.7")
def test_ashur_is_exhausted_even_if_the_scheme_is_foiled() -> None:
    hands = {0: ["Illicit Services"], 1: ["Whispered Rumours"]}
    g = position(assets={0: ["Ashur", "Cook"]}, hands=hands, influence=[4, 6, 4, 4])
    answers(g, (0, play("Illicit Services", 0)), (0, use("Ashur")))
    choose(g, {1: play("Whispered Rumours")})
    assert g.gold[0] == 10
    assert is_exhausted(g, "Ashur")


@pytest.mark.rule("S-16.13", "S-3.3")
def test_an_exhausted_ashur_is_no_help() -> None:
    g = position(assets={0: ["Ashur exhausted", "Cook"]}, hands={0: ["Illicit Services"]})
    assert aims(g, "Illicit Services") == []


@pytest.mark.rule("S-16.13", "S-5.6")
def test_ashur_exhausted_for_a_scheme_does_not_count_among_the_gladiators_it_shows() -> None:
    hands = {0: ["Public Exhibition", "Poisoned Wine"]}
    influence = [1, 4, 4, 4]
    g = position(assets={0: ["Ashur", "Agron", "Crixus"]}, hands=hands, influence=influence)
    assert aims(g, "Public Exhibition") == []
    assert card("Ashur") not in aims(g, "Poisoned Wine")
    g = position(assets={0: ["Ashur", "Agron", "Crixus", "Varro"]}, hands=hands, influence=influence)
    assert aims(g, "Public Exhibition") == [0]


# Theokoles


@pytest.mark.rule("S-16.8", "S-4.2")
@pytest.mark.parametrize("dice", [(1, 4), (4, 1), (6, 2)])
def test_theokoles_rolls_two_healing_dice_and_takes_the_better(dice: tuple[int, int]) -> None:
    g = position(phase="upkeep", luck=dice, assets={0: ["Theokoles injured", "Cook"]})
    assert ready(g, 0) == ["Theokoles", "Cook"]
    assert unused(g) == 0


@pytest.mark.rule("S-16.8", "S-4.2")
def test_theokoles_dies_only_of_two_ones() -> None:
    g = position(phase="upkeep", luck=[1, 2], assets={0: ["Theokoles injured", "Cook"]})
    assert is_injured(g, "Theokoles")
    g = position(phase="upkeep", luck=[1, 1], assets={0: ["Theokoles injured", "Cook"]})
    assert names(g.market_gone) == ["Theokoles"]


@pytest.mark.rule("S-16.8", "S-16.20", "S-4.2")
def test_theokoles_rolls_two_dice_again_with_the_medicus() -> None:
    g = position(phase="upkeep", luck=[1, 3, 2, 5], assets={0: ["Theokoles injured", "Medicus"]})
    answer(g, 0, use("Medicus"))
    assert ready(g, 0) == ["Theokoles"]
    assert unused(g) == 0


# What a peek shows


@pytest.mark.rule("S-16.22", "S-3.4")
def test_what_indus_saw_he_keeps_in_mind() -> None:
    g = position(assets={0: ["Agron", "Indus"]}, hands={1: ["Robbery", "Guard"]})
    script(g, intrigue("Robbery"))
    answers(g, (0, use("Indus")), (0, seat(1)))
    assert GAME.view(g, 0)["known"]["learned"] != []
    assert GAME.view(g, 1)["known"]["learned"] == []
    assert GAME.view(g, 2)["known"]["learned"] == []
