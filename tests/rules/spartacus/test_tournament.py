"""S-14.2: several houses at 12 fight for the victory. The tournaments follow the Market phase; seat 0 is Host."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from harena.games.spartacus import GAME
from harena.games.spartacus.actions import ATTACK, FIRST, NET, PICK, STRIKE
from harena.games.spartacus.state import Fight, Ludus, Tournament
from harena.kernel.choice import PASS
from tests.rules.spartacus.fighting import bout, places, pools, step_to
from tests.rules.spartacus.playing import (
    ALL_CARDS,
    RULES,
    _match_at,
    answer,
    asked,
    awaited,
    card,
    is_exhausted,
    names,
    options,
    script,
    table,
    told,
    unused,
    watched,
)

WEAPONS = ["", "Gladius", "Axe", "Trident"]
ARMOUR = ["", "Galea", "Scutum", "Manica"]
SPECIAL = ["", "Net", "Javelin"]
OVER = (-1, "")


def tournament(*best: int, luck: Sequence[int] = (), players: int = 4, **more: Any) -> Ludus:
    """These houses stand at 12 when the Market phase ends."""
    g = table(players, influence=[12 if seat in best else 4 for seat in range(players)], **more)
    _match_at(g, "after_market")
    watched(g)
    script(g, *luck)
    RULES.advance(g)
    return g


def pick(name: str, weapon: str = "", armour: str = "", special: str = "", copy: int = 0) -> int:
    row = 64 * WEAPONS.index(weapon) + 8 * ARMOUR.index(armour) + SPECIAL.index(special)
    return PICK + 512 * card(name, copy) + row


def seen(g: Ludus, kind: str) -> list[tuple[Any, ...]]:
    assert g.watch is not None
    return told(g.watch.events, kind)


def bouts(g: Ludus) -> list[tuple[Any, ...]]:
    return seen(g, "bout")


def win(g: Ludus, winner: int, *dice: int) -> Ludus:
    """Both houses pick the first fighter they can, and `dice` are the initiative of the first round; see `decide`."""
    script(g, *dice)
    for house in awaited(g):
        answer(g, house, options(g, house)[0])
    return decide(g, winner)


def decide(g: Ludus, winner: int) -> Ludus:
    """The current round is the twentieth calm one, and the winner has one die more."""
    f = bout(g)
    f.calm = 20
    f.pools = (2, 1, 1, 1, 1, 1) if f.owners[0] == winner else (1, 1, 1, 2, 1, 1)
    return stand_still(g)


def stand_still(g: Ludus) -> Ludus:
    """The rest of the round passes without a blow."""
    f = bout(g)
    answer(g, g.seat, FIRST)
    answer(g, g.seat, PASS)
    answer(g, g.seat, PASS)
    assert f not in g.stack
    return g


# Two


@pytest.mark.rule("S-14.2")
def test_two_houses_pick_sealed_and_duel() -> None:
    g = tournament(1, 3, assets={1: ["Agron", "Gladius"], 3: ["Varro", "Cook"]})
    assert bouts(g) == [(1, 3)]
    assert awaited(g) == [1, 3]
    assert asked(g)[1] == "tournament.pick_fighters"
    assert options(g, 1) == [pick("Agron"), pick("Agron", "Gladius")]
    assert options(g, 3) == sorted([pick("Varro"), pick("Cook")])
    answer(g, 1, pick("Agron", "Gladius"))
    assert seen(g, "sent") == []  # nothing is shown before both are in
    script(g, 6, 6, 6, 1, 1, 1)
    answer(g, 3, pick("Varro"))
    assert bout(g).owners == (1, 3)
    assert bout(g).fighters == (card("Agron"), card("Varro"))
    assert bout(g).gear == (card("Gladius"), -1, -1, -1, -1, -1)


@pytest.mark.rule("S-14.2")
@pytest.mark.parametrize("winner", [1, 3])
def test_the_winner_of_the_duel_wins_the_game(winner: int) -> None:
    g = tournament(1, 3, assets={1: ["Agron"], 3: ["Varro"]})
    win(g, winner, 6, 6, 6, 1, 1, 1)
    assert asked(g) == OVER
    assert g.winners == (winner,)


@pytest.mark.rule("S-14.2")
@pytest.mark.parametrize(("host", "order"), [(0, (1, 3)), (2, (3, 1)), (3, (3, 1)), (1, (1, 3))])
def test_the_first_clockwise_from_the_host_is_one(host: int, order: tuple[int, int]) -> None:
    assert bouts(tournament(1, 3, host=host)) == [order]


@pytest.mark.rule("S-14.2")
def test_only_ready_cards_are_picked() -> None:
    mine = ["Agron injured", "Varro", "Cook exhausted", "Axe exhausted", "Galea", "Net"]
    g = tournament(1, 3, assets={1: mine})
    assert options(g, 1) == [
        pick("Varro"),
        pick("Varro", special="Net"),
        pick("Varro", armour="Galea"),
        pick("Varro", armour="Galea", special="Net"),
    ]


@pytest.mark.rule("S-14.2")
def test_a_fight_with_all_dice_and_no_gold_favor_or_thumb() -> None:
    """II is hit twice and beheaded by three more hits: nothing happens to the card, and the game is over."""
    g = tournament(0, 1, assets={0: ["Theokoles 2", "Axe"], 1: ["Cook 2"]}, gold=[5, 5, 5, 5])
    answer(g, 0, pick("Theokoles", "Axe"))
    script(g, 6, 6, 6, 1)
    answer(g, 1, pick("Cook"))
    assert (pools(g, 0), pools(g, 1)) == ((5, 4, 3), (1, 1, 1))
    answer(g, 0, FIRST)
    answer(g, 0, step_to(1, 0))
    script(g, 6, 6, 6, 6, 6, 1)
    answer(g, 0, ATTACK)
    answer(g, 0, STRIKE)
    assert asked(g) == OVER
    assert g.winners == (0,)
    assert g.gold == [5, 5, 5, 5]
    assert g.influence == [12, 12, 4, 4]
    assert g.favors[card("Theokoles")] == 2
    assert GAME.conserved(g) == ALL_CARDS


@pytest.mark.rule("S-14.2")
def test_no_reactions_in_a_tournament() -> None:
    g = tournament(1, 3, assets={1: ["Agron"], 3: ["Varro"]}, hands={2: ["Empty Brothel", "Rigging the Match"]})
    assert asked(g)[1] == "tournament.pick_fighters"
    win(g, 1, 6, 6, 6, 1, 1, 1)
    assert asked(g) == OVER


# Without fighters


@pytest.mark.rule("S-14.2")
@pytest.mark.parametrize(("able", "unable"), [(1, 3), (3, 1)])
def test_a_house_without_a_ready_fighter_loses_its_bout(able: int, unable: int) -> None:
    g = tournament(1, 3, assets={able: ["Cook"], unable: ["Agron injured", "Gladius"]})
    assert asked(g) == OVER
    assert g.winners == (able,)


@pytest.mark.rule("S-14.2")
@pytest.mark.parametrize(("dice", "winner"), [([5, 2], 1), ([2, 5], 3), ([4, 4, 1, 6], 3)])
def test_if_neither_has_one_a_die_decides(dice: list[int], winner: int) -> None:
    g = tournament(1, 3, assets={1: [], 3: ["Net"]}, luck=dice)
    assert unused(g) == 0
    assert g.winners == (winner,)


# S-11.9 in a tournament


@pytest.mark.rule("S-14.2", "S-11.9")
@pytest.mark.parametrize(("die", "winner"), [(1, 3), (3, 3), (4, 1), (6, 1)])
def test_equal_weariness_ends_in_a_die(die: int, winner: int) -> None:
    """On a roll of 1 to 3, I yields."""
    g = script(tournament(1, 3, assets={1: ["Cook"], 3: ["Convict"]}), 6, 1)
    answer(g, 1, pick("Cook"))
    answer(g, 3, pick("Convict"))
    bout(g).calm = 20
    stand_still(script(g, die))
    assert asked(g) == OVER
    assert g.winners == (winner,)


# Three


@pytest.mark.rule("S-14.2")
def test_of_three_the_two_lowest_fight_and_the_winner_meets_the_third() -> None:
    """Seat 0: Spartacus 5 and a Galea 2. Seat 1: Ashur 3 and a Net 2. Seat 2: Varro 4; slaves do not count."""
    assets = {0: ["Spartacus", "Galea"], 1: ["Ashur", "Net"], 2: ["Varro", "Naevia"]}
    g = tournament(0, 1, 2, assets=assets)
    assert bouts(g) == [(1, 2)]  # 7, 5 and 4
    win(g, 2, 6, 6, 6, 1, 1, 1)
    assert bouts(g) == [(1, 2), (0, 2)]
    win(g, 2, 6, 6, 6, 6, 1, 1, 1)
    assert asked(g) == OVER
    assert g.winners == (2,)


@pytest.mark.rule("S-14.2")
@pytest.mark.parametrize("state", ["", " exhausted", " injured"])
def test_all_gladiators_and_equipment_are_added_up_ready_or_not(state: str) -> None:
    assets = {0: [f"Spartacus{state}", "Ashur"], 1: ["Varro"], 2: ["Crixus"]}
    assert bouts(tournament(0, 1, 2, assets=assets)) == [(1, 2)]  # 8, 4 and 5
    worn = "" if state == " injured" else state
    assets = {0: ["Ashur", f"Axe{worn}"], 1: ["Varro"], 2: ["Gnaeus"]}
    assert bouts(tournament(0, 1, 2, assets=assets)) == [(1, 2)]  # 5, 4 and 3


@pytest.mark.rule("S-14.2")
@pytest.mark.parametrize(
    ("dice", "pair"), [([6, 2, 1], (1, 2)), ([1, 6, 2], (0, 2)), ([1, 2, 6], (0, 1)), ([5, 5, 1, 2, 4], (0, 2))]
)
def test_equal_values_are_ordered_by_a_die(dice: list[int], pair: tuple[int, int]) -> None:
    """The highest die takes the highest place. The other two roll for their order too, which does not matter."""
    g = tournament(0, 1, 2, assets={0: ["Agron"], 1: ["Varro"], 2: ["Barca"]}, luck=[*dice, 6, 1])
    assert bouts(g) == [pair]


@pytest.mark.rule("S-14.2")
def test_a_tie_of_the_upper_two_is_rolled_for() -> None:
    g = tournament(0, 1, 2, assets={0: ["Spartacus"], 1: ["Ashur"], 2: ["Crixus"]}, luck=[2, 5])
    assert bouts(g) == [(0, 1)]  # seat 0 rolled lower and fights the lowest


@pytest.mark.rule("S-14.2", "S-11.1")
def test_a_fighter_may_be_picked_again_with_full_dice_but_exhausted_equipment_stays_so() -> None:
    g = tournament(0, 1, 2, assets={0: ["Spartacus", "Galea"], 1: ["Ashur", "Net"], 2: ["Varro"]})
    answer(g, 1, pick("Ashur", special="Net"))
    answer(g, 2, pick("Varro"))
    answer(g, 1, NET)
    assert is_exhausted(g, "Net")
    decide(g, 1)
    assert bouts(g)[-1] == (0, 1)
    assert options(g, 1) == [pick("Ashur")]
    script(g, 6, 6, 6, 6, 1, 1, 1)
    answer(g, 0, pick("Spartacus"))
    answer(g, 1, pick("Ashur"))
    assert pools(g, 1) == (3, 2, 3)
    assert places(g) == ((-2, 0), (2, 0))  # back on their starting cells


@pytest.mark.rule("S-14.2")
def test_the_third_house_wins_if_the_others_have_nobody() -> None:
    """Neither of the lower two has a fighter: a die decides which of them loses to the third."""
    g = tournament(0, 1, 2, assets={0: ["Spartacus"], 1: [], 2: []}, luck=[1, 2, 6, 3])
    assert bouts(g) == [(1, 2), (0, 1)]
    assert g.winners == (0,)


# Four


@pytest.mark.rule("S-14.2")
def test_of_four_the_lowest_and_the_highest_pair_up_and_the_winners_meet() -> None:
    assets = {0: ["Spartacus"], 1: ["Ashur"], 2: ["Varro", "Axe"], 3: ["Agron"]}  # 5, 3, 6, 4
    g = tournament(0, 1, 2, 3, assets=assets)
    assert bouts(g) == [(1, 3)]
    win(g, 3, 6, 6, 6, 1, 1, 1)
    assert bouts(g) == [(1, 3), (0, 2)]
    win(g, 2, 6, 6, 6, 6, 1, 1, 1)
    assert bouts(g) == [(1, 3), (0, 2), (2, 3)]
    win(g, 3, 6, 6, 6, 1, 1, 1)
    assert g.winners == (3,)
    assert [seat for (seat,) in seen(g, "through")] == [3, 2, 3]


@pytest.mark.rule("S-14.2")
def test_three_players_can_all_be_tied() -> None:
    g = tournament(0, 1, 2, players=3, assets={0: ["Ashur"], 1: ["Agron"], 2: ["Spartacus"]})
    assert bouts(g) == [(0, 1)]
    assert seen(g, "tournament") == [((0, 1, 2),)]


@pytest.mark.rule("S-14.2")
def test_a_tournament_is_between_those_at_twelve_only() -> None:
    g = tournament(0, 2, assets={1: ["Spartacus"]})
    f = next(f for f in g.stack if isinstance(f, Tournament))
    assert f.pair == (0, 2)
    assert not any(isinstance(f, Fight) for f in g.stack)
    assert names(g.assets[1]) == ["Spartacus"]
