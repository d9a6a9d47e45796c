"""S-11.3 to S-11.8: one attack, from the roll to the lost dice. I attacks unless a test says otherwise."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from harena.games.spartacus.actions import ATTACK, FIRST, SHIELD, STRIKE, THROW
from harena.kernel.choice import PASS, Refused
from tests.rules.spartacus.fighting import (
    DECAPITATED,
    INJURED,
    YIELDED,
    blow,
    bout,
    close,
    damage,
    decline,
    defeats,
    done,
    events,
    lose,
    pools,
    reroll,
    strike,
    throw_javelin,
)
from tests.rules.spartacus.playing import (
    answer,
    asked,
    awaited,
    is_exhausted,
    names,
    options,
    pool,
    script,
    told,
    unused,
)


def plain(attack: Sequence[int], defence: Sequence[int]) -> int:
    """Return the damage between two fighters without abilities or gear."""
    dice = ([len(attack), 1, 2], [5, len(defence), 5])
    return damage("Thracian Warrior", "Celtic Warrior", attack, defence, pools=dice)


# S-11.3


@pytest.mark.rule("S-11.3")
@pytest.mark.parametrize(
    ("attack", "defence", "hits"),
    [
        ([6], [5], 1),
        ([5], [5], 0),  # the defender wins a tie
        ([4], [5], 0),
        ([6, 5, 4], [5, 4, 3], 3),
        ([4, 6, 5], [3, 5, 4], 3),  # the dice are sorted, in whatever order they fell
        ([5, 1], [1, 6], 0),  # the highest die against the highest: 5 to 6, 1 to 1
        ([6, 2], [5, 2], 1),
        ([6, 2, 2], [6, 1, 1], 2),
    ],
)
def test_strictly_higher_attack_dice_hit_pair_by_pair(attack: list[int], defence: list[int], hits: int) -> None:
    assert plain(attack, defence) == hits


@pytest.mark.rule("S-11.3")
@pytest.mark.parametrize(
    ("attack", "defence", "hits"),
    [
        ([6, 3], [6], 1),
        ([6, 2], [6], 0),
        ([6, 5, 4, 3, 2], [6], 3),  # 5, 4 and 3 have no partner
        ([1, 1, 1], [1], 0),
        ([6, 6, 6, 2, 1], [6, 5], 2),  # 6 against 5, and a lone 6
        ([5, 4, 3], [6, 6], 1),  # the lowest die is the one without a partner
    ],
)
def test_unpaired_attack_dice_hit_on_three_or_more(attack: list[int], defence: list[int], hits: int) -> None:
    assert plain(attack, defence) == hits


@pytest.mark.rule("S-11.3")
@pytest.mark.parametrize(
    ("attack", "defence", "hits"),
    [
        ([5], [1, 1, 6], 0),  # the 6 stays, the ones are ignored
        ([5, 4], [4, 3, 3, 1], 2),
        ([6, 6], [1, 1, 1, 1, 1], 2),
    ],
)
def test_unpaired_defence_dice_the_lowest_are_ignored(attack: list[int], defence: list[int], hits: int) -> None:
    assert plain(attack, defence) == hits


@pytest.mark.rule("S-11.3")
def test_attacker_and_defender_roll_what_is_left_in_their_pools() -> None:
    g = strike(close(pools=([2, 5, 5], [5, 4, 5])), [1, 1], [2, 2, 2, 2])
    assert told(events(g), "dice") == [((1, 1), (2, 2, 2, 2))]
    assert unused(g) == 0


@pytest.mark.rule("S-11.3")
def test_an_attack_that_does_not_hit_costs_nothing() -> None:
    g = strike(close(), [1, 1, 1], [1, 1, 1])
    assert pools(g, 1) == (2, 3, 2)


# S-11.4: the order


@pytest.mark.rule("S-11.4")
def test_rerolls_are_made_by_both_at_once() -> None:
    """Neither side sees the other's choice; both dice fall when the second choice is in."""
    g = close("Celtic Warrior", "Syrian Warrior", gear={0: ["Gladius"], 1: ["Galea"]})
    strike(g, [4, 1], [5, 2], 6, 6)
    assert awaited(g) == [0, 1]
    answer(g, 0, reroll("weapon", 1, [4, 1]))
    assert blow(g).attack == (4, 1)
    assert asked(g) == (1, "attack.reroll")
    answer(g, 1, reroll("armour", 2, [5, 2]))
    assert told(events(g), "dice")[-1] == ((4, 6), (5, 6))
    assert done(g) == 0  # 6 to 6, 4 to 5


@pytest.mark.rule("S-11.4")
def test_a_seal_may_be_changed_until_the_other_is_in() -> None:
    g = close("Celtic Warrior", "Syrian Warrior", gear={0: ["Gladius"], 1: ["Galea"]})
    strike(g, [4, 1], [5, 2], 6)
    answer(g, 0, reroll("weapon", 1, [4, 1]))
    answer(g, 0, PASS)
    answer(g, 1, PASS)
    assert told(events(g), "rerolled") == []


@pytest.mark.rule("S-11.4")
def test_who_passed_may_still_answer_the_others_reroll() -> None:
    """In each pass both sides either pass or use one effect, until both pass."""
    g = close("Celtic Warrior", "Syrian Warrior", gear={0: ["Gladius"], 1: ["Galea"]})
    strike(g, [4, 1], [5, 2], 6, 6)
    answer(g, 0, reroll("weapon", 1, [4, 1]))
    answer(g, 1, PASS)
    assert awaited(g) == [1]  # the defender has seen the 6; the attacker has no re-roll left
    answer(g, 1, reroll("armour", 2, [5, 2]))
    assert done(g) == 0
    assert unused(g) == 0


@pytest.mark.rule("S-11.4")
def test_when_both_pass_it_is_over() -> None:
    g = close("Celtic Warrior", "Syrian Warrior", gear={0: ["Gladius"], 1: ["Galea"]})
    strike(g, [4, 1], [5, 2])
    answer(g, 0, PASS)
    answer(g, 1, PASS)
    assert asked(g) == (0, "fight.act")


@pytest.mark.rule("S-11.4")
def test_one_die_a_pass() -> None:
    """Rhaskos with a Gladius has two re-rolls, one after the other, even of the same die."""
    g = strike(close("Rhaskos", "Celtic Warrior", gear={0: ["Gladius"]}), [6, 6, 6, 1], [6, 6, 6], 1, 5)
    answer(g, 0, reroll("weapon", 1, [6, 6, 6, 1]))
    assert blow(g).attack == (6, 6, 6, 1)
    assert options(g) == [PASS, *(reroll("ability", face, [6, 6, 6, 1]) for face in (6, 1))]  # the Gladius is used
    answer(g, 0, reroll("ability", 1, [6, 6, 6, 1]))
    assert done(g) == 1  # the lone 5


@pytest.mark.rule("S-11.4")
def test_the_last_result_stands_even_if_it_is_worse() -> None:
    g = strike(close("Celtic Warrior", "Celtic Warrior", gear={0: ["Gladius"]}), [6, 4], [5, 5, 1], 1)
    answer(g, 0, reroll("weapon", 6, [6, 4]))
    assert told(events(g), "dice")[-1] == ((1, 4), (5, 5, 1))
    assert done(g) == 0


@pytest.mark.rule("S-11.4")
def test_ones_own_dice_only() -> None:
    g = strike(close("Celtic Warrior", "Celtic Warrior", gear={1: ["Galea"]}), [6, 4], [3, 2, 1])
    assert awaited(g) == [1]
    assert options(g, 1) == [PASS, *(reroll("armour", face, [3, 2, 1]) for face in (3, 2, 1))]


@pytest.mark.rule("S-11.4")
def test_one_of_dice_that_are_alike_is_enough_to_choose_from() -> None:
    g = strike(close("Celtic Warrior", "Celtic Warrior", gear={1: ["Galea"]}), [6, 4], [2, 5, 2])
    assert options(g, 1) == [PASS, reroll("armour", 2, [2, 5, 2]), reroll("armour", 5, [2, 5, 2])]


@pytest.mark.rule("S-11.4")
def test_rerolls_come_back_with_the_next_attack() -> None:
    g = close("Celtic Warrior", "Celtic Warrior", gear={0: ["Gladius"]}, pools=([2, 3, 1], [2, 3, 1]))
    strike(g, [1, 1], [6, 6, 6], 1)
    answer(g, 0, reroll("weapon", 1, [1, 1]))
    answer(g, 0, PASS)
    script(g, 6, 1)
    answer(g, 1, PASS)
    answer(g, 0, FIRST)
    strike(g, [1, 1], [6, 6, 6])
    assert awaited(g) == [0]


@pytest.mark.rule("S-11.4", "S-16")
def test_triples_strike_back_before_the_comparison() -> None:
    """The attacker loses a die first, then the defender; the attack itself was rolled with all dice."""
    g = strike(close("Thracian Warrior", "Varro"), [6, 6, 6], [2, 2, 2, 1])
    assert asked(g) == (0, "loss.lose")
    assert told(events(g), "damage") == []
    lose(g, "SPD")
    assert done(g) == 3
    assert asked(g) == (1, "loss.lose")


@pytest.mark.rule("S-11.4", "S-16")
def test_an_attacker_defeated_by_triples_does_no_damage() -> None:
    g = strike(close("Thracian Warrior", "Varro", pools=([1, 1, 1], [3, 4, 3])), [6], [2, 2, 2, 1])
    assert defeats(g) == [(0, "Thracian Warrior", YIELDED)]
    assert told(events(g), "damage") == []
    assert asked(g) == (0, "arena.show_thumb")


@pytest.mark.rule("S-11.4", "S-16.36")
def test_a_dead_attackers_axe_is_not_asked_for() -> None:
    g = strike(close("Thracian Warrior", "Varro", pools=([1, 1, 1], [3, 4, 3]), gear={0: ["Axe"]}), [6], [2, 2, 2, 1])
    assert asked(g) == (0, "arena.show_thumb")
    assert not is_exhausted(g, "Axe")


@pytest.mark.rule("S-11.4", "S-16")
@pytest.mark.parametrize(
    ("attack", "defence", "points"),
    [
        ([3, 3, 2, 1], [6, 6, 5, 4], 0),  # 0 + 1 - 1
        ([2, 2, 1, 1], [6, 6, 5, 5], 0),  # 0 + 2 - 2
        ([2, 2, 1, 1], [6, 5, 4, 3], 2),
        ([4, 3, 2, 1], [6, 6, 5, 5], 0),  # never below 0
        ([6, 6, 1, 1], [5, 5, 1, 1], 2),  # 2 + 2 - 2
    ],
)
def test_doubles_add_in_attack_and_block_in_defence(attack: list[int], defence: list[int], points: int) -> None:
    assert damage("Spartacus", "Crixus", attack, defence) == points


@pytest.mark.rule("S-11.4")
def test_the_attacker_adds_before_the_defender_ignores() -> None:
    g = close("Celtic Warrior", "Celtic Warrior", gear={0: ["Axe"], 1: ["Scutum"]})
    strike(g, [6, 1], [5, 1, 1])
    assert asked(g) == (0, "attack.strike")
    answer(g, 0, STRIKE)
    assert asked(g) == (1, "attack.shield")
    answer(g, 1, SHIELD)
    assert done(g) == 1


@pytest.mark.rule("S-11.4", "S-16.36")
def test_doubles_block_only_down_to_nought_and_the_axe_adds_after_that() -> None:
    g = strike(close("Celtic Warrior", "Crixus", gear={0: ["Axe"]}), [1, 1], [6, 6, 5, 5])
    answer(g, 0, STRIKE)
    assert done(g) == 1


# S-11.5


@pytest.mark.rule("S-11.5")
def test_the_owner_of_the_fighter_hit_chooses_each_die() -> None:
    g = strike(close(pools=([2, 1, 1], [3, 2, 3])), [6, 6], [1, 1])
    assert asked(g) == (1, "loss.lose")
    assert options(g) == [pool("ATK"), pool("DEF"), pool("SPD")]
    lose(g, "ATK", "ATK")
    assert pools(g, 1) == (1, 2, 3)


@pytest.mark.rule("S-11.5")
def test_no_pool_below_one_while_another_has_more() -> None:
    g = strike(close(pools=([2, 1, 1], [1, 2, 3])), [6, 6], [1, 1])
    assert options(g) == [pool("DEF"), pool("SPD")]
    with pytest.raises(Refused):
        answer(g, 1, pool("ATK"))
    lose(g, "DEF")
    assert pools(g, 1) == (1, 1, 2)  # the last die could only be a Speed die


@pytest.mark.rule("S-11.5")
def test_where_only_one_pool_is_left_nobody_is_asked() -> None:
    g = strike(close(pools=([1, 1, 1], [1, 3, 1])), [6], [1, 1, 1])
    assert pools(g, 1) == (1, 2, 1)
    assert asked(g) == (0, "fight.act")


@pytest.mark.rule("S-11.5")
def test_as_much_damage_as_there_are_spare_dice_leaves_one_of_each() -> None:
    g = strike(close(pools=([3, 1, 1], [2, 2, 2])), [6, 6, 6], [1, 1])
    assert pools(g, 1) == (1, 1, 1)
    assert defeats(g) == []


# S-11.6


@pytest.mark.rule("S-11.6")
@pytest.mark.parametrize(("hits", "how"), [(1, YIELDED), (2, INJURED), (3, DECAPITATED), (4, DECAPITATED)])
def test_the_three_defeats_from_one_die_each(hits: int, how: int) -> None:
    g = strike(close(pools=([hits, 1, 1], [1, 1, 1])), [6] * hits, [1])
    assert done(g) == hits
    assert defeats(g) == [(1, "Celtic Warrior", how)]


@pytest.mark.rule("S-11.6")
@pytest.mark.parametrize(("hits", "how"), [(2, None), (3, YIELDED), (4, INJURED), (5, DECAPITATED), (6, DECAPITATED)])
def test_damage_beyond_one_of_each_empties_pools(hits: int, how: int | None) -> None:
    """A fighter with 1/2/2 has two dice to spare."""
    g = strike(close(pools=([hits, 1, 1], [1, 2, 2])), [6] * hits, [1, 1])
    assert defeats(g) == ([] if how is None else [(1, "Celtic Warrior", how)])


@pytest.mark.rule("S-11.6")
def test_injured_is_exhausted_with_a_token() -> None:
    g = strike(close(pools=([2, 1, 1], [1, 1, 1])), [6, 6], [1])
    assert names(g.tired) == names(g.injured) == ["Celtic Warrior"]


@pytest.mark.rule("S-11.6")
def test_who_yields_is_neither_exhausted_nor_injured() -> None:
    g = strike(close(pools=([1, 1, 1], [1, 1, 1])), [6], [1])
    assert g.tired == g.injured == 0


@pytest.mark.rule("S-11.6")
def test_decapitated_is_discarded_and_the_equipment_returns() -> None:
    g = strike(close(pools=([3, 1, 1], [1, 1, 1]), gear={1: ["Galea", "Trident", "Net"]}), [6, 6, 6], [1])
    decline(g)
    assert names(g.market_gone) == ["Celtic Warrior"]
    assert names(g.assets[1]) == ["Trident", "Galea", "Net"]


# S-11.7


@pytest.mark.rule("S-11.7")
@pytest.mark.parametrize(
    ("dice", "doubles"),
    [
        ([1, 1, 2, 3], 1),
        ([1, 1, 1, 2], 1),  # three alike: one double
        ([1, 1, 2, 2], 2),
        ([2, 2, 2, 2], 2),  # four alike: two doubles
        ([1, 2, 3, 4], 0),
    ],
)
def test_a_die_counts_once_for_doubles(dice: list[int], doubles: int) -> None:
    assert damage("Spartacus", "Celtic Warrior", dice, [6, 6, 6, 6], pools=([4, 4, 4], [4, 4, 4])) == doubles


@pytest.mark.rule("S-11.7")
@pytest.mark.parametrize(
    ("dice", "triples"), [([3, 3, 3, 1], 1), ([3, 3, 3, 3], 1), ([3, 3, 2, 2], 0), ([6, 6, 6, 6, 6, 6], 2)]
)
def test_a_die_counts_once_for_triples(dice: list[int], triples: int) -> None:
    g = strike(close("Celtic Warrior", "Agron", pools=([1, 5, 1], [4, len(dice), 3])), [1], dice)
    assert pools(g, 0) == (1, 5 - triples, 1)


# S-11.8


@pytest.mark.rule("S-11.8")
def test_a_speed_attack_rolls_speed_dice_in_place_of_the_normal_attack() -> None:
    g = close(pools=([1, 1, 3], [4, 2, 4]), gear={0: ["Javelin"]}, at=((-1, 0), (2, 0)))
    throw_javelin(g, [6, 5, 4], [1, 1])
    assert done(g) == 3
    lose(g, "ATK", "ATK", "ATK")
    assert ATTACK not in options(g)
    assert THROW not in options(g)


@pytest.mark.rule("S-11.8")
def test_the_gladius_does_not_apply_to_a_speed_attack() -> None:
    """It rolls an Attack die again, and there is none."""
    g = close(pools=([1, 1, 2], [4, 2, 4]), gear={0: ["Javelin", "Gladius"]})
    throw_javelin(g, [1, 1], [6, 6])
    assert asked(g) == (0, "fight.act")
    assert done(g) == 0


@pytest.mark.rule("S-11.8", "S-16.36")
def test_the_axe_adds_its_damage_to_a_speed_attack() -> None:
    g = close(pools=([1, 1, 2], [4, 2, 4]), gear={0: ["Javelin", "Axe"]})
    throw_javelin(g, [1, 1], [6, 6])
    assert asked(g) == (0, "attack.strike")
    answer(g, 0, STRIKE)
    assert done(g) == 1
    assert is_exhausted(g, "Axe")


@pytest.mark.rule("S-11.8")
def test_a_table_may_have_the_javelin_alone() -> None:
    g = close(pools=([1, 1, 2], [4, 2, 4]), gear={0: ["Javelin", "Axe"]}, javelin="alone")
    throw_javelin(g, [1, 1], [6, 6])
    assert asked(g) == (0, "fight.act")
    assert done(g) == 0


@pytest.mark.rule("S-11.8", "S-16.4", "S-16.7", "S-16.15")
@pytest.mark.parametrize("name", ["Spartacus", "Gannicus", "Rhaskos"])
def test_abilities_of_attack_do_not_apply_to_a_speed_attack(name: str) -> None:
    """The attack has a double and ties, and asks no question about a re-roll."""
    g = close(name, "Celtic Warrior", pools=([1, 1, 2], [4, 2, 4]), gear={0: ["Javelin"]})
    throw_javelin(g, [4, 4], [4, 4])
    assert done(g) == 0
    assert asked(g) == (0, "fight.act")


@pytest.mark.rule("S-11.8")
def test_armour_helps_against_a_speed_attack() -> None:
    g = close(pools=([1, 1, 2], [4, 2, 4]), gear={0: ["Javelin"], 1: ["Galea"]})
    throw_javelin(g, [6, 5], [1, 1], 6)
    answer(g, 1, reroll("armour", 1, [1, 1]))
    assert done(g) == 1  # 6 to 6, 5 to 1


@pytest.mark.rule("S-11.8", "S-16")
def test_triples_strike_back_at_a_speed_attack() -> None:
    g = close("Celtic Warrior", "Varro", pools=([1, 1, 3], [4, 3, 4]), gear={0: ["Javelin"]}, at=((-1, 0), (2, 0)))
    throw_javelin(g, [1, 1, 1], [5, 5, 5])
    assert pools(g, 0) == (1, 1, 2)
    assert bout(g).winner == -1
