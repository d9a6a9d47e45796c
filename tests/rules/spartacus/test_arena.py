"""S-10 and S-12: invitations, tribute, bets, and what follows a fight. Seat 0 is Host unless a test says otherwise."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from harena.games.spartacus.actions import DOWN, UP
from harena.games.spartacus.arena import Wagers
from harena.games.spartacus.state import Ludus
from harena.kernel.choice import PASS, Refused
from tests.rules.spartacus.fighting import (
    DECAPITATED,
    INJURED,
    YIELDED,
    arena,
    bout,
    close,
    decline,
    defeats,
    events,
    pools,
    strike,
)
from tests.rules.spartacus.playing import (
    RULES,
    answer,
    asked,
    asset,
    awaited,
    bets,
    card,
    choose,
    give_gold,
    is_exhausted,
    is_injured,
    names,
    options,
    play,
    position,
    script,
    seat,
    told,
    watched,
)

WARRIORS = {
    0: ["Thracian Warrior", "Attendant"],
    1: ["Celtic Warrior", "Attendant"],
    2: ["Syrian Warrior", "Convict"],
    3: ["Numidian Warrior", "Convict"],
}
SLAVES = {0: ["Attendant"], 1: ["Attendant"]}  # so that no house is without slaves: no other reaction fits


def invited(*seats: int, **more: Any) -> Ludus:
    """The Host invites these houses one after the other; each sends its first fighter without equipment."""
    g = position(phase="invite", **{"assets": WARRIORS, **more})
    for house in seats:
        answer(g, g.host, seat(house))
        answer(g, house, options(g)[1])
    return g


def bet_all(g: Ludus, stakes: Mapping[int, int] | None = None) -> Ludus:
    """Give everybody's bets; a seat that is not named stakes nothing."""
    for house in awaited(g):
        answer(g, house, (stakes or {}).get(house, bets()))
    return g


def fall(hits: int, one: str = "Thracian Warrior", two: str = "Celtic Warrior", **more: Any) -> Ludus:
    """II has one die left in each pool and takes this many hits."""
    g = close(one, two, pools=([hits, 1, 1], [1, 1, 1]), **more)
    return decline(strike(g, [6] * hits, [1]))


# S-10.1


@pytest.mark.rule("S-10.1")
def test_the_host_gains_one_influence() -> None:
    g = position(phase="arena", host=2)
    assert g.influence == [4, 4, 5, 4]
    assert asked(g) == (2, "arena.invite")


# S-10.2


@pytest.mark.rule("S-10.2")
def test_the_host_may_invite_any_house_himself_included() -> None:
    assert options(invited()) == [seat(0), seat(1), seat(2), seat(3)]


@pytest.mark.rule("S-10.2")
def test_first_is_one_second_is_two() -> None:
    g = invited(3, 1)
    assert arena(g).owners == (3, 1)
    assert [names(1 << man)[0] for man in arena(g).fighters] == ["Numidian Warrior", "Celtic Warrior"]


@pytest.mark.rule("S-10.2")
def test_the_second_is_invited_after_the_first_has_chosen() -> None:
    g = position(phase="invite", assets={**WARRIORS, 1: ["Celtic Warrior", "Galea"]})
    answer(g, 0, seat(1))
    assert asked(g) == (1, "arena.send")
    answer(g, 1, asset("Celtic Warrior"))
    answer(g, 1, asset("Galea"))
    assert asked(g) == (0, "arena.invite")
    assert options(g) == [seat(0), seat(2), seat(3)]


@pytest.mark.rule("S-10.2")
def test_a_ready_gladiator_or_slave_is_named() -> None:
    mine = ["Agron", "Varro exhausted", "Crixus injured", "Cook", "Attendant exhausted", "Gladius"]
    g = answer(position(phase="invite", assets={**WARRIORS, 1: mine}), 0, seat(1))
    assert options(g) == [PASS, asset("Agron"), asset("Cook")]


@pytest.mark.rule("S-10.2")
def test_up_to_one_ready_piece_of_each_type() -> None:
    mine = ["Agron", "Gladius", "Axe", "Trident exhausted", "Scutum", "Manica exhausted", "Net", "Javelin"]
    g = answer(position(phase="invite", assets={**WARRIORS, 1: mine}), 0, seat(1))
    answer(g, 1, asset("Agron"))
    assert asked(g) == (1, "arena.take_weapon")
    assert options(g) == [PASS, asset("Gladius"), asset("Axe")]
    answer(g, 1, asset("Axe"))
    assert asked(g) == (1, "arena.take_armour")
    assert options(g) == [PASS, asset("Scutum")]
    answer(g, 1, PASS)
    assert asked(g) == (1, "arena.take_special")
    assert options(g) == [PASS, asset("Net"), asset("Javelin")]
    answer(g, 1, asset("Javelin"))
    assert arena(g).gear == (card("Axe"), -1, card("Javelin"), -1, -1, -1)
    assert asked(g) == (0, "arena.invite")


@pytest.mark.rule("S-10.2")
def test_both_fight_with_what_they_took() -> None:
    """The first copy of the Gladius belongs to the other house."""
    g = position(
        phase="invite", assets={0: ["Agron", "Gladius"], 1: ["Varro", "Gladius", "Scutum"], 2: ["Cook"], 3: []}
    )
    answer(g, 0, seat(0))
    answer(g, 0, asset("Agron"))
    answer(g, 0, asset("Gladius"))
    answer(g, 0, seat(1))
    answer(g, 1, asset("Varro"))
    answer(g, 1, asset("Gladius", 1))
    answer(g, 1, asset("Scutum"))
    script(g, 1, 1, 1, 2, 2, 2)
    bet_all(g)
    assert bout(g).gear == (card("Gladius"), -1, -1, card("Gladius", 1), card("Scutum"), -1)
    assert (pools(g, 0), pools(g, 1)) == ((4, 4, 3), (3, 4, 3))


@pytest.mark.rule("S-10.2")
def test_the_host_may_be_the_first_and_send_a_slave() -> None:
    g = answer(invited(), 0, seat(0))
    answer(g, 0, asset("Attendant"))
    assert arena(g).owners == (0,)
    assert arena(g).fighters == (card("Attendant"),)
    assert options(g) == [seat(1), seat(2), seat(3)]


# S-10.3


@pytest.mark.rule("S-10.3")
def test_declining_costs_one_influence() -> None:
    g = answer(invited(), 0, seat(2))
    answer(g, 2, PASS)
    assert g.influence == [4, 4, 3, 4]
    assert asked(g) == (0, "arena.invite")
    assert options(g) == [seat(0), seat(1), seat(3)]  # each house at most once


@pytest.mark.rule("S-10.3")
def test_being_unable_costs_one_influence_too() -> None:
    g = invited(assets={**WARRIORS, 2: ["Agron injured", "Cook exhausted", "Gladius"]})
    answer(g, 0, seat(2))
    assert g.influence == [4, 4, 3, 4]
    assert asked(g) == (0, "arena.invite")


@pytest.mark.rule("S-10.3", "S-1.3")
def test_a_house_without_influence_has_none_to_lose() -> None:
    g = invited(influence=[4, 0, 4, 4])
    answer(g, 0, seat(1))
    answer(g, 1, PASS)
    assert g.influence[1] == 0


@pytest.mark.rule("S-10.3")
def test_when_all_others_were_asked_the_host_must_invite_himself() -> None:
    g = invited(1)
    for house in (2, 3):
        answer(g, 0, seat(house))
        answer(g, house, PASS)
    assert options(g) == [seat(0)]
    with pytest.raises(Refused):
        answer(g, 0, PASS)
    answer(g, 0, seat(0))
    assert asked(g) == (0, "arena.send")


@pytest.mark.rule("S-10.3")
@pytest.mark.parametrize("others", [(), (2, 3)])
def test_the_host_who_invites_himself_cannot_decline(others: tuple[int, ...]) -> None:
    """Neither when nobody else is left, nor before: otherwise an early refusal would be a way around it."""
    g = invited(1)
    for house in others:
        answer(g, 0, seat(house))
        answer(g, house, PASS)
    answer(g, 0, seat(0))
    assert options(g) == [asset("Thracian Warrior"), asset("Attendant")]
    with pytest.raises(Refused) as refused:
        answer(g, 0, PASS)
    assert refused.value.rule == "S-10.3"
    answer(g, 0, asset("Attendant"))
    assert arena(g).owners == (1, 0)


@pytest.mark.rule("S-10.3")
def test_a_table_may_let_the_host_decline() -> None:
    """With only one fighter there is no fight, no tribute and no bets; the phase ends."""
    assets = {**WARRIORS, 1: ["Celtic Warrior 2"]}
    g = invited(1, assets=assets, influence=[6, 6, 6, 6], invitation="may decline")
    seen = watched(g)
    for house in (2, 3, 0):
        answer(g, 0, seat(house))
        answer(g, house, PASS)
    assert g.influence == [5, 6, 5, 5]
    assert told(seen, "no-fight") == [()]
    assert told(seen, "gained-gold") == []
    assert told(seen, "bet") == []
    assert told(seen, "turn") == [(3,)]  # the next turn has begun


@pytest.mark.rule("S-10.3")
def test_the_host_may_be_unable() -> None:
    g = invited(1, assets={**WARRIORS, 0: ["Gladius"]})
    seen = watched(g)
    for house in (2, 3):
        answer(g, 0, seat(house))
        answer(g, house, PASS)
    answer(g, 0, seat(0))
    assert g.influence == [3, 4, 3, 3]
    assert told(seen, "no-fight") == [()]


@pytest.mark.rule("S-10.3", "S-14.1")
def test_without_a_fight_the_phase_still_ends_with_its_victory_check() -> None:
    g = invited(1, influence=[5, 12, 5, 5], invitation="may decline")
    for house in (2, 3, 0):
        answer(g, 0, seat(house))
        answer(g, house, PASS)
    assert asked(g) == (-1, "")
    assert g.winners == (1,)


# S-10.4


@pytest.mark.rule("S-10.4")
@pytest.mark.parametrize(("tokens", "gold"), [("", 10), (" 1", 12), (" 2", 14), (" champion", 16)])
def test_tribute_is_two_a_favor_and_six_for_a_champion(tokens: str, gold: int) -> None:
    g = invited(1, 2, assets={**WARRIORS, 1: ["Celtic Warrior" + tokens]})
    assert g.gold == [10, gold, 10, 10]
    assert asked(g)[1] == "arena.bet"  # before the bets


@pytest.mark.rule("S-10.4")
def test_each_house_in_the_fight_gets_its_own() -> None:
    g = invited(1, 3, assets={**WARRIORS, 1: ["Celtic Warrior 2"], 3: ["Agron 1"], 0: ["Spartacus champion"]})
    assert g.gold == [10, 14, 10, 12]


# S-10.5


def may_bet(g: Ludus, house: int) -> Wagers:
    choice = RULES.choice(g, house)
    assert choice is not None
    assert isinstance(choice.options, Wagers)
    return choice.options


@pytest.mark.rule("S-10.5")
def test_up_to_three_gold_on_each_type_of_bet() -> None:
    """Both victories together are one type."""
    space = may_bet(invited(1, 2, gold=[20, 20, 20, 20]), 3)
    assert bets(3, 0, 3, 3) in space
    assert bets(1, 2, 3, 3) in space
    assert bets() in space
    assert bets(3, 1) not in space
    assert bets(2, 2) not in space
    assert space.most == (3, 3, 3, 3)
    assert all(option in space for option in [*space.menu(), *(space.sample(Random(seed)) for seed in range(200))])
    assert space.schema()["limits"] == [{"parts": [0, 1], "most": 3}]


@pytest.mark.rule("S-10.5")
def test_a_table_may_have_three_gold_on_each_fighter() -> None:
    space = may_bet(invited(1, 2, gold=[20, 20, 20, 20], bets="per fighter"), 3)
    assert bets(3, 3, 3, 3) in space


@pytest.mark.rule("S-10.5")
def test_within_the_gold_of_the_house() -> None:
    space = may_bet(invited(1, 2, gold=[20, 20, 20, 4]), 3)
    assert bets(0, 0, 3, 1) in space
    assert bets(0, 0, 3, 2) not in space


@pytest.mark.rule("S-10.5", "S-10.4")
def test_tribute_may_be_staked() -> None:
    space = may_bet(invited(1, 2, assets={**WARRIORS, 1: ["Celtic Warrior 1"]}, gold=[9, 0, 9, 9]), 1)
    assert bets(2) in space
    assert bets(3) not in space


@pytest.mark.rule("S-10.5")
def test_a_house_in_the_fight_may_not_bet_on_its_opponent() -> None:
    g = invited(1, 2)
    assert may_bet(g, 1).most == (3, 0, 3, 3)
    assert may_bet(g, 2).most == (0, 3, 3, 3)
    assert may_bet(g, 0).most == (3, 3, 3, 3)


@pytest.mark.rule("S-10.5")
def test_bets_are_sealed_and_all_at_the_same_time() -> None:
    g = invited(1, 2)
    seen = watched(g)
    assert awaited(g) == [0, 1, 2, 3]
    script(g, 6, 6, 1, 1, 1)
    answer(g, 3, bets(1))
    answer(g, 0, bets(0, 2))
    assert g.gold == [10, 10, 10, 10]
    assert told(seen, "bet") == []
    answer(g, 0, bets(0, 1))  # a bet may be changed until the last one is in
    answer(g, 1, bets())
    answer(g, 2, bets(0, 3, 1, 1))
    assert g.gold == [9, 10, 5, 9]
    assert told(seen, "bet") == [(0, (0, 1, 0, 0)), (2, (0, 3, 1, 1)), (3, (1, 0, 0, 0))]


@pytest.mark.rule("S-10.5")
def test_a_house_without_gold_has_nothing_to_bet() -> None:
    assert awaited(invited(1, 2, gold=[10, 0, 10, 0])) == [0, 2]


# S-12.1


@pytest.mark.rule("S-12.1")
def test_the_winners_house_gains_influence_and_the_winner_a_favor() -> None:
    g = fall(1)
    assert g.influence == [5, 4, 4, 4]
    assert g.favors[arena(g).fighters[0]] == 1
    assert g.favors[arena(g).fighters[1]] == 0


@pytest.mark.rule("S-12.1", "S-13.1")
def test_the_third_favor_makes_a_champion_who_brings_one_more() -> None:
    g = fall(1, "Thracian Warrior 2")
    assert g.influence == [6, 4, 4, 4]
    assert told(events(g), "champion") == [(arena(g).fighters[0],)]
    assert g.favors[arena(g).fighters[0]] == 3


@pytest.mark.rule("S-12.1")
def test_a_champion_gains_no_more_favors() -> None:
    g = fall(1, "Thracian Warrior champion")
    assert g.influence == [5, 4, 4, 4]
    assert g.favors[arena(g).fighters[0]] == 3
    assert told(events(g), "favor") == []


@pytest.mark.rule("S-12.1")
def test_a_slave_can_win_favor() -> None:
    g = fall(1, "Cook")
    assert g.favors[card("Cook")] == 1


# S-12.2


@pytest.mark.rule("S-12.2")
@pytest.mark.parametrize(
    ("hits", "how", "back"),
    [
        (1, YIELDED, [4, 0, 0, 0]),  # Victory I: 2 and 2
        (2, INJURED, [4, 0, 6, 0]),  # Injury: 2 and 4
        (3, DECAPITATED, [4, 0, 0, 6]),  # a decapitation is no injury
    ],
)
def test_won_bets_come_back_with_their_gain(hits: int, how: int, back: list[int]) -> None:
    """Four houses stake two gold each on one outcome; the stakes are already deducted."""
    g = fall(hits, bets={0: (2, 0, 0, 0), 1: (0, 2, 0, 0), 2: (0, 0, 2, 0), 3: (0, 0, 0, 2)})
    won: list[Any] = told(events(g), "bets-won")
    paid = dict(won)
    assert defeats(g) == [(1, "Celtic Warrior", how)]
    assert [paid.get(house, 0) for house in range(4)] == back


@pytest.mark.rule("S-12.2")
def test_the_same_where_the_second_wins() -> None:
    g = close(pools=([1, 1, 1], [2, 1, 1]), lead=1, bets={0: (3, 0, 0, 0), 1: (0, 3, 1, 0), 2: (1, 2, 1, 1)})
    strike(g, [6, 6], [1])
    assert told(events(g), "bets-won") == [(1, 9), (2, 7)]  # 6 and 3; 4 and 3
    assert told(events(g), "bets-lost") == [(0, 3)]
    assert g.influence == [4, 5, 4, 4]


@pytest.mark.rule("S-12.2")
def test_the_gold_itself() -> None:
    """2 on Victory I and 3 on Injury: 4 and 9 come back; 3 on Victory II and 1 on Decapitation are lost."""
    g = fall(2, gold=[0, 10, 10, 10], bets={0: (2, 0, 3, 0), 3: (0, 3, 0, 1)})
    assert g.gold == [13, 10, 10, 10]


@pytest.mark.rule("S-12.2", "S-16.14", "S-16.19")
@pytest.mark.parametrize(("winner", "back"), [("Gnaeus", [(2, 3)]), ("Caburus", [(3, 3)]), ("Thracian Warrior", [])])
def test_gnaeus_and_caburus_count_for_the_bets(winner: str, back: list[tuple[int, int]]) -> None:
    g = fall(1, winner, bets={2: (0, 0, 1, 0), 3: (0, 0, 0, 1)})
    assert told(events(g), "bets-won") == back


@pytest.mark.rule("S-12.2", "S-12.3")
def test_an_execution_is_no_decapitation() -> None:
    g = fall(1, bets={3: (0, 0, 0, 3)})
    answer(g, 0, DOWN)
    assert told(events(g), "bets-won") == []
    assert told(events(g), "bets-lost") == [(3, 3)]


@pytest.mark.rule("S-12.2")
def test_staked_gold_is_no_longer_the_houses() -> None:
    """A house whose only gold is staked counts as a house without gold."""
    g = invited(1, 2, gold=[2, 10, 10, 10], hands={3: ["Destitute!"]})
    bet_all(g, {0: bets(1, 1)})
    assert g.gold[0] == 0
    assert asked(g) == (3, "quiet.speak")
    choose(g, {3: play("Destitute!", 0)})
    assert g.influence[0] == 3


@pytest.mark.rule("S-12.2", "S-3.2")
def test_staked_gold_cannot_be_given_away() -> None:
    g = script(invited(1, 2, gold=[2, 10, 10, 10]), 6, 6, 1, 1, 1)
    bet_all(g, {0: bets(1, 0)})
    give_gold(g, 0, 1, 1)
    with pytest.raises(Refused):
        give_gold(g, 0, 1, 1)


# S-12.3


@pytest.mark.rule("S-12.3")
def test_the_host_decides_about_a_loser_still_alive() -> None:
    g = fall(1, host=2)
    assert asked(g) == (2, "arena.show_thumb")
    assert options(g) == [UP, DOWN]


@pytest.mark.rule("S-12.3", "S-12.4")
def test_thumb_up_brings_him_home_ready_with_his_equipment() -> None:
    g = answer(fall(1, gear={1: ["Galea"]}), 0, UP)
    assert names(g.assets[1]) == ["Celtic Warrior", "Galea"]
    assert not g.tired
    assert g.influence == [5, 4, 4, 4]


@pytest.mark.rule("S-12.3")
def test_thumb_down_kills_him_and_the_equipment_returns() -> None:
    g = answer(fall(1, gear={1: ["Galea"]}), 0, DOWN)
    assert names(g.assets[1]) == ["Galea"]
    assert names(g.market_gone) == ["Celtic Warrior"]


@pytest.mark.rule("S-12.3", "S-3.3")
def test_an_injured_loser_can_be_executed() -> None:
    """Exhausted cards cannot be discarded in any other way."""
    g = fall(2)
    assert is_injured(g, "Celtic Warrior")
    assert asked(g) == (0, "arena.show_thumb")
    answer(g, 0, DOWN)
    assert names(g.market_gone) == ["Celtic Warrior"]
    assert g.injured == 0


@pytest.mark.rule("S-12.3")
def test_an_injured_loser_may_live() -> None:
    g = script(fall(2), 2)
    answer(g, 0, UP)
    assert is_injured(g, "Celtic Warrior")


@pytest.mark.rule("S-12.3")
@pytest.mark.parametrize(("favors", "left"), [("", 5), (" 1", 4), (" 2", 3)])
def test_thumb_down_costs_one_influence_a_favor(favors: str, left: int) -> None:
    """The Host won the fight: 5 before the thumb."""
    g = answer(fall(1, two="Celtic Warrior" + favors), 0, DOWN)
    assert g.influence == [left, 4, 4, 4]


@pytest.mark.rule("S-12.3", "S-1.3")
def test_a_thumb_the_host_cannot_pay_for_is_allowed() -> None:
    g = answer(fall(1, two="Celtic Warrior 2", host=2, influence=[4, 4, 1, 4]), 2, DOWN)
    assert g.influence == [5, 4, 0, 4]


@pytest.mark.rule("S-12.3")
def test_no_thumb_down_on_a_champion() -> None:
    g = fall(1, two="Celtic Warrior champion")
    assert options(g) == [UP]


@pytest.mark.rule("S-12.3")
def test_the_dead_need_no_thumb() -> None:
    g = fall(3)
    assert told(events(g), "turn") == [(3,)]
    assert asked(g)[1] == "upkeep.release"


@pytest.mark.rule("S-12.3", "S-13.1")
def test_a_decapitated_champion_costs_his_house_one() -> None:
    g = fall(3, two="Celtic Warrior champion")
    assert g.influence == [5, 3, 4, 4]
    assert sum(g.favors) == 1  # the winner's card; tokens leave a card that is discarded


# S-12.4


@pytest.mark.rule("S-12.4")
def test_fighters_are_not_exhausted_by_a_fight() -> None:
    g = fall(1)
    assert not is_exhausted(g, "Thracian Warrior")
    assert not is_exhausted(g, "Celtic Warrior")


@pytest.mark.rule("S-12.4")
def test_tokens_leave_a_card_that_is_discarded() -> None:
    g = answer(fall(1, two="Celtic Warrior 2"), 0, DOWN)
    assert g.favors[card("Celtic Warrior")] == 0


# Rigging the Match and Blood on the Sand during the phase


@pytest.mark.rule("S-17", "S-10.2")
def test_a_rigged_match_is_fought_by_another_with_the_same_equipment() -> None:
    mine = ["Spartacus 2", "Cook", "Gladius"]
    g = position(phase="invite", assets={**WARRIORS, 1: mine}, hands={3: ["Rigging the Match"]})
    answer(g, 0, seat(1))
    answer(g, 1, asset("Spartacus"))
    answer(g, 1, asset("Gladius"))
    answer(g, 0, seat(2))
    answer(g, 2, asset("Syrian Warrior"))
    assert g.gold[1] == 14
    bet_all(g, {1: bets(3)})
    script(g, 1, 2, 2, 2)
    choose(g, {3: play("Rigging the Match", "Cook")})
    assert bout(g).fighters == (card("Cook"), card("Syrian Warrior"))
    assert bout(g).gear[0] == card("Gladius")
    assert g.gold[1] == 11  # tribute and bets stay in place
    assert pools(g, 0) == (1, 1, 1)


@pytest.mark.rule("S-17.36", "S-12.3")
@pytest.mark.parametrize(("hits", "thumb"), [(3, None), (1, DOWN)])
def test_blood_on_the_sand_for_one_decapitated_or_executed(hits: int, thumb: int | None) -> None:
    g = fall(hits, others=SLAVES, hands={2: ["Blood on the Sand"]})
    if thumb:
        answer(g, 0, thumb)
    assert asked(g) == (2, "quiet.speak")
    choose(g, {2: play("Blood on the Sand")})
    assert g.influence == [5, 5, 4, 4]


@pytest.mark.rule("S-17.36")
def test_blood_on_the_sand_is_not_for_slaves() -> None:
    g = fall(3, two="Cook", others=SLAVES, hands={2: ["Blood on the Sand"]})
    assert asked(g)[1] == "upkeep.release"
