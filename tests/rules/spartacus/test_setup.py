"""S-2: the setup; and the parts of S-1 that it lays out: decks, Influence and hand size."""

from __future__ import annotations

import pytest

from harena.games.spartacus import GAME
from harena.games.spartacus.decks import OURS
from harena.games.spartacus.house import hand_size
from harena.games.spartacus.state import Ludus
from harena.kernel.choice import PASS, Refused
from harena.kernel.rules import BadInput
from harena.kernel.state import bits
from tests.rules.spartacus.playing import (
    ALL_CARDS,
    answer,
    answers,
    asked,
    card,
    guards_of,
    house,
    intrigue,
    names,
    options,
    play,
    position,
    price,
    script,
    start,
    told,
    unused,
    watched,
)

ROLLS = [2, 6, 1, 3]  # seat 1 rolls highest
FIVE = ["Spartacus", "Crixus", "Agron", "Varro", "Barca", "Cook"]


def settled(players: int = 4) -> Ludus:
    """Set up a match with any outcomes: seat 0 rolls highest and takes the first house."""
    g = start(players, luck=[6, 1, 1, 1][:players])
    while asked(g)[1] == "match.choose_house":
        answer(g, g.seat, options(g)[0])
    return g


# S-1.1


@pytest.mark.rule("S-1.1")
def test_the_market_deck_has_62_cards() -> None:
    starting = [number for number in range(62) if OURS.starting >> number & 1]
    assert len(OURS.name) == 62
    assert len([number for number in starting if OURS.gladiators >> number & 1]) == 8
    assert len([number for number in starting if OURS.slaves >> number & 1]) == 8
    assert (OURS.gladiators & ~OURS.starting).bit_count() == 16
    assert (OURS.slaves & ~OURS.starting).bit_count() == 15
    assert OURS.equipment.bit_count() == 15


@pytest.mark.rule("S-1.1")
def test_the_intrigue_deck_has_61_schemes_19_reactions_and_24_guards() -> None:
    """Cards added later replace guards (S-17.1)."""
    assert len(OURS.titled) == 104
    assert OURS.schemes.bit_count() >= 61
    assert OURS.reactions.bit_count() >= 19
    assert OURS.schemes.bit_count() + OURS.reactions.bit_count() + OURS.guards.bit_count() == 61 + 19 + 24


@pytest.mark.rule("S-1.1")
def test_an_empty_deck_is_its_discards_again() -> None:
    g = position(phase="intrigue", hands={0: ["Inside Information"]}, influence=[7, 0, 0, 0])
    g.hands[3] = g.bag & ~0b11
    g.gone, g.bag = 0b11, 0
    script(g, 1, 0)
    answer(g, 0, play("Inside Information", 0))
    assert g.hands[0] == 0b11
    assert (g.bag, bits(g.gone)) == (0, [intrigue("Inside Information")])


@pytest.mark.rule("S-1.1")
def test_with_deck_and_discards_empty_fewer_cards_are_drawn() -> None:
    g = position(phase="intrigue", hands={0: ["Inside Information"]}, influence=[7, 0, 0, 0])
    g.hands[3] = g.bag & ~0b1
    g.bag = 0b1
    script(g, 0)
    answer(g, 0, play("Inside Information", 0))
    assert (g.hands[0], g.bag, unused(g)) == (0b1, 0, 0)


@pytest.mark.rule("S-1.1")
def test_draws_go_one_house_at_a_time_from_the_host_clockwise() -> None:
    g = position(phase="draw", host=2, luck=range(12))
    assert [bits(hand) for hand in g.hands] == [[6, 7, 8], [9, 10, 11], [0, 1, 2], [3, 4, 5]]


# S-1.2


@pytest.mark.rule("S-1.2")
def test_there_are_four_houses() -> None:
    assert [known.name for known in OURS.houses] == ["Batiatus", "Glaber", "Tullius", "Solonius"]
    assert len({known.rule for known in OURS.houses}) == 4


# S-1.3


@pytest.mark.rule("S-1.3")
def test_hand_size_by_influence() -> None:
    g = position()
    sizes = []
    for influence in range(13):
        g.influence[0] = influence
        sizes.append(hand_size(g, 0))
    assert sizes == [3, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6]


@pytest.mark.rule("S-1.3")
def test_a_loss_stops_at_0_and_forbids_nothing() -> None:
    g = position(hands={0: ["The Great Scandal"]}, influence=[4, 0, 1, 2])
    answer(g, 0, play("The Great Scandal"))
    assert g.influence == [2, 0, 0, 1]


@pytest.mark.rule("S-1.3")
def test_the_log_tells_the_points_that_were_really_lost() -> None:
    houses = ["Solonius", "Batiatus", "Glaber", "Tullius"]
    g = position(houses=houses, hands={0: ["Conspiracy"]}, influence=[12, 1, 5, 4])
    events = watched(g)
    answers(g, (0, play("Conspiracy", 1)), (0, price(4)))
    assert told(events, "influence-down") == [(1, 1, 0)]  # house, points, what is left


@pytest.mark.rule("S-1.3")
def test_influence_never_rises_above_12() -> None:
    g = position(hands={0: ["Epic Spectacle"]}, influence=[5, 11, 4, 4], assets={1: FIVE})
    answer(g, 0, play("Epic Spectacle", 1))
    assert g.influence == [5, 12, 4, 4]


# S-2.1


@pytest.mark.rule("S-2.1")
@pytest.mark.parametrize("players", [3, 4])
def test_every_player_rolls_and_the_highest_is_host(players: int) -> None:
    g = start(players, luck=ROLLS[:players])
    assert g.host == 1
    assert asked(g) == (1, "match.choose_house")
    assert unused(g) == 0


@pytest.mark.rule("S-2.1")
def test_only_the_tied_roll_again_until_one_is_highest() -> None:
    g = start(4, luck=[5, 2, 5, 5, 4, 6, 6, 2, 3])
    assert (g.host, unused(g)) == (3, 0)


@pytest.mark.rule("S-2.1")
def test_houses_are_chosen_clockwise_from_the_host() -> None:
    g = start(4, luck=ROLLS)
    answers(g, (1, house("Solonius")), (2, house("Batiatus")), (3, house("Glaber")))
    assert asked(g) == (0, "match.choose_house")
    assert options(g) == [house("Tullius")]
    answer(g, 0, house("Tullius"))
    assert [OURS.houses[number].name for number in g.house] == ["Tullius", "Solonius", "Batiatus", "Glaber"]


@pytest.mark.rule("S-2.1")
def test_a_house_that_is_taken_cannot_be_chosen() -> None:
    g = start(3, luck=[6, 1, 1])
    answer(g, 0, house("Glaber"))
    with pytest.raises(Refused):
        answer(g, 1, house("Glaber"))


@pytest.mark.rule("S-2.1")
def test_random_houses_are_dealt_from_the_host_clockwise() -> None:
    g = start(3, luck=[1, 6, 2, 3, 0, 2], houses="random")
    assert asked(g)[1] == "upkeep.release"
    assert [OURS.houses[number].name for number in g.house] == ["Tullius", "Solonius", "Batiatus"]


# S-2.2


@pytest.mark.rule("S-2.2", "S-1.2")
@pytest.mark.parametrize(
    ("name", "gold", "gladiators", "slaves", "guards"),
    [("Batiatus", 10, 3, 1, 2), ("Glaber", 10, 1, 2, 3), ("Tullius", 9, 2, 3, 1), ("Solonius", 12, 2, 2, 1)],
)
def test_a_house_starts_with_its_own_assets(name: str, gold: int, gladiators: int, slaves: int, guards: int) -> None:
    g = start(4, luck=[6, 1, 1, 1])
    answer(g, 0, house(name))
    while asked(g)[1] == "match.choose_house":
        answer(g, g.seat, options(g)[0])
    assert g.gold[0] == gold
    assert (g.assets[0] & OURS.gladiators).bit_count() == gladiators
    assert (g.assets[0] & OURS.slaves).bit_count() == slaves
    assert guards_of(g, 0) == (guards, 0)


@pytest.mark.rule("S-2.2")
def test_starting_cards_are_dealt_from_piles_of_their_own() -> None:
    g = start(3, luck=[6, 1, 1])
    answers(g, (0, house("Batiatus")), (1, house("Glaber")))
    syrian, numidian, celt = card("Syrian Warrior"), card("Numidian Warrior"), card("Celtic Warrior")
    cook, convict, debtor = card("Cook"), card("Convict"), card("Debtor")
    batiatus = [syrian, numidian, celt, cook]
    glaber = [syrian + 1, convict, debtor]
    tullius = [celt + 1, numidian + 1, card("Attendant"), card("Attendant", 1), card("Deserter")]
    script(g, *batiatus, *glaber, *tullius)
    answer(g, 2, house("Tullius"))
    assert names(g.assets[0]) == ["Syrian Warrior", "Numidian Warrior", "Celtic Warrior", "Cook"]
    assert names(g.assets[1]) == ["Syrian Warrior", "Convict", "Debtor"]
    assert names(g.assets[2]) == [
        "Numidian Warrior",
        "Celtic Warrior",
        "Attendant",
        "Attendant",
        "Deserter",
    ]


@pytest.mark.rule("S-2.2")
def test_the_starting_cards_left_over_go_into_the_market_deck() -> None:
    g = settled(3)  # Batiatus, Glaber and Tullius: 6 gladiators and 6 slaves
    assert (g.market_bag & OURS.starting).bit_count() == 4
    assert g.market_bag.bit_count() == 50
    assert GAME.conserved(g) == ALL_CARDS


@pytest.mark.rule("S-2.2")
def test_starting_guards_come_out_of_the_intrigue_deck() -> None:
    g = settled(4)  # 2 + 3 + 1 + 1 guards
    assert (g.bag & OURS.guards).bit_count() == OURS.guards.bit_count() - 7
    assert g.bag.bit_count() == 104 - 7


@pytest.mark.rule("S-2.2", "S-5.1")
def test_there_is_no_opening_hand_and_the_first_turn_begins_with_upkeep() -> None:
    g = settled(4)
    assert (g.turn, g.phase, g.hands) == (1, 0, [0, 0, 0, 0])
    assert asked(g) == (0, "upkeep.release")
    for seat in range(4):
        answer(g, seat, PASS)
    assert [hand.bit_count() for hand in g.hands] == [3, 3, 3, 3]
    # Batiatus pays 2, Glaber and Tullius gain 1, Solonius's books balance
    assert g.gold == [8, 11, 10, 12]


# S-2.3, S-2.4


@pytest.mark.rule("S-2.3")
@pytest.mark.parametrize(("length", "influence"), [("quick", 7), ("normal", 4), ("long", 1)])
def test_the_length_of_the_game_is_the_influence_to_begin_with(length: str, influence: int) -> None:
    assert start(3, length=length).influence == [influence] * 3


@pytest.mark.rule("S-2.3", "S-2.4", "S-2.1", "S-14.3")
def test_the_default_options() -> None:
    options = GAME.complete({})
    assert (options["length"], options["initiative"], options["houses"], options["turns"]) == (
        "normal",
        "sum",
        "chosen",
        0,
    )
    assert start(3).influence == [4, 4, 4]


@pytest.mark.rule("S-2.4")
def test_blue_dice_are_an_option() -> None:
    assert start(3, initiative="blue dice").table.blue_dice
    assert not start(3).table.blue_dice


@pytest.mark.rule("S-2.1", "S-2.3", "S-2.4")
@pytest.mark.parametrize(
    "wrong",
    [{"players": 2}, {"players": 5}, {"length": "short"}, {"initiative": "red"}, {"houses": "best"}, {"turns": 100}],
)
def test_what_is_no_option_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(BadInput):
        GAME.complete(wrong)


@pytest.mark.rule("S-2.2")
def test_the_bank_never_runs_out() -> None:
    g = position(hands={0: ["Joint Venture"]}, influence=[12, 4, 4, 4], gold=[900, 10, 10, 10])
    answer(g, 0, play("Joint Venture"))
    assert g.gold[0] == 907


@pytest.mark.rule("S-2.2")
def test_the_same_seed_sets_up_the_same_table() -> None:
    one, two = settled(4), settled(4)
    assert (one.assets, one.bag) == (two.assets, two.bag)
