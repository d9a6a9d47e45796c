"""S-16: what each piece of equipment does in a fight."""

from __future__ import annotations

import pytest

from harena.games.spartacus.actions import ATTACK, FIRST, NET, SHIELD, STRIKE, THROW
from harena.kernel.choice import PASS
from tests.rules.spartacus.fighting import (
    YIELDED,
    close,
    decline,
    defeats,
    done,
    events,
    face,
    initiative,
    lose,
    pools,
    reroll,
    strike,
    throw_javelin,
)
from tests.rules.spartacus.playing import answer, asked, awaited, is_exhausted, options, script, told, unused

SMALL = ([2, 2, 2], [2, 2, 2])


def next_round(*, lead: int = 0) -> list[int]:
    """Roll the initiative of two fighters with two Speed dice each."""
    return initiative(2, 2, lead=lead)


# Weapons


@pytest.mark.rule("S-16.35")
def test_the_gladius_rolls_one_attack_die_again_in_each_attack() -> None:
    g = close(pools=SMALL, gear={0: ["Gladius"]})
    strike(g, [5, 1], [4, 3], 6)
    assert asked(g) == (0, "attack.reroll")
    answer(g, 0, reroll("weapon", 1, [5, 1]))
    assert done(g) == 2
    assert not is_exhausted(g, "Gladius")


@pytest.mark.rule("S-16.35")
def test_the_gladius_does_not_help_in_defence() -> None:
    g = close(pools=SMALL, gear={1: ["Gladius"]})
    strike(g, [1, 1], [6, 1])
    assert asked(g) == (0, "fight.act")


@pytest.mark.rule("S-16.36")
def test_the_axe_adds_one_damage_and_is_exhausted() -> None:
    g = close(pools=SMALL, gear={0: ["Axe"]})
    strike(g, [6, 1], [5, 1])
    assert asked(g) == (0, "attack.strike")
    assert options(g) == [PASS, STRIKE]
    answer(g, 0, STRIKE)
    assert done(g) == 2
    assert is_exhausted(g, "Axe")


@pytest.mark.rule("S-16.36", "S-11.4")
def test_the_axe_adds_also_to_nought() -> None:
    g = close(pools=SMALL, gear={0: ["Axe"]})
    strike(g, [1, 1], [6, 6])
    answer(g, 0, STRIKE)
    assert done(g) == 1


@pytest.mark.rule("S-16.36")
def test_an_axe_can_be_kept_for_later_but_used_once() -> None:
    g = close(pools=SMALL, gear={0: ["Axe"]})
    strike(g, [1, 1], [6, 6])
    answer(g, 0, PASS)
    assert not is_exhausted(g, "Axe")
    answer(g, 0, PASS)
    script(g, *next_round())
    answer(g, 1, PASS)
    answer(g, 0, FIRST)
    strike(g, [1, 1], [6, 6])
    answer(g, 0, STRIKE)
    lose(g, "DEF")
    answer(g, 0, PASS)
    script(g, *next_round())
    answer(g, 1, PASS)
    answer(g, 0, FIRST)
    strike(g, [1, 1], [6])
    assert asked(g) == (0, "fight.act")  # it is exhausted, so nobody is asked


@pytest.mark.rule("S-16.37", "S-11.3")
@pytest.mark.parametrize(("far", "reaches"), [((1, 0), True), ((2, 0), True), ((1, 1), True), ((3, 0), False)])
def test_the_trident_reaches_two_cells(far: tuple[int, int], reaches: bool) -> None:
    g = close(pools=SMALL, at=((0, 0), far), gear={0: ["Trident"]})
    assert (ATTACK in options(g)) == reaches


@pytest.mark.rule("S-16.37")
def test_the_trident_is_not_used_up() -> None:
    g = close(pools=SMALL, at=((0, 0), (2, 0)), gear={0: ["Trident"]})
    strike(g, [6, 1], [1, 1])
    assert done(g) == 1
    assert not is_exhausted(g, "Trident")


# Armour


@pytest.mark.rule("S-16.38")
def test_the_galea_rolls_one_defence_die_again_in_each_defence() -> None:
    g = close(pools=SMALL, gear={1: ["Galea"]})
    strike(g, [5, 5], [6, 1], 5)
    assert asked(g) == (1, "attack.reroll")
    answer(g, 1, reroll("armour", 1, [6, 1]))
    assert done(g) == 0
    assert not is_exhausted(g, "Galea")


@pytest.mark.rule("S-16.38")
def test_the_galea_does_not_help_in_attack() -> None:
    g = close(pools=SMALL, gear={0: ["Galea"]})
    strike(g, [1, 1], [6, 6])
    assert asked(g) == (0, "fight.act")


@pytest.mark.rule("S-16.39")
def test_the_scutum_ignores_one_damage_and_is_exhausted() -> None:
    g = close(pools=SMALL, gear={1: ["Scutum"]})
    strike(g, [6, 6], [1, 1])
    assert asked(g) == (1, "attack.shield")
    assert options(g) == [PASS, SHIELD]
    answer(g, 1, SHIELD)
    assert done(g) == 1
    assert is_exhausted(g, "Scutum")
    lose(g, "SPD")
    assert pools(g, 1) == (2, 2, 1)


@pytest.mark.rule("S-16.39")
def test_a_scutum_need_not_be_used() -> None:
    g = close(pools=SMALL, gear={1: ["Scutum"]})
    strike(g, [6, 1], [1, 1])
    answer(g, 1, PASS)
    assert done(g) == 1
    assert not is_exhausted(g, "Scutum")


@pytest.mark.rule("S-16")
def test_without_damage_there_is_nothing_to_ignore() -> None:
    g = close(pools=SMALL, gear={1: ["Scutum"]})
    strike(g, [1, 1], [1, 1])
    assert asked(g) == (0, "fight.act")


@pytest.mark.rule("S-16.39", "S-11.4")
def test_a_scutum_stops_the_damage_of_a_triple() -> None:
    """It ignores any damage, so it helps the attacker too."""
    g = close("Thracian Warrior", "Varro", pools=([1, 3, 1], [3, 4, 3]), gear={0: ["Scutum"]})
    strike(g, [1], [4, 4, 4, 1])
    assert asked(g) == (0, "attack.shield_back")
    assert options(g) == [PASS, SHIELD]
    answer(g, 0, SHIELD)
    assert pools(g, 0) == (1, 3, 1)
    assert is_exhausted(g, "Scutum")
    assert done(g) == 0  # the attack itself went on


@pytest.mark.rule("S-16.39", "S-11.4")
def test_a_scutum_can_be_kept_when_a_triple_strikes_back() -> None:
    g = close("Thracian Warrior", "Varro", pools=([1, 3, 1], [3, 4, 3]), gear={0: ["Scutum"]})
    strike(g, [1], [4, 4, 4, 1])
    answer(g, 0, PASS)
    assert pools(g, 0) == (1, 2, 1)
    assert not is_exhausted(g, "Scutum")


@pytest.mark.rule("S-16.39")
def test_without_a_triple_the_attacker_is_not_asked_for_the_scutum() -> None:
    g = close("Thracian Warrior", "Varro", pools=([1, 3, 1], [3, 4, 3]), gear={0: ["Scutum"]})
    strike(g, [1], [4, 4, 1, 1])
    assert asked(g) == (0, "fight.act")


@pytest.mark.rule("S-16.40")
def test_the_manica_ignores_the_first_damage_of_the_fight() -> None:
    g = close(pools=([2, 2, 2], [1, 3, 1]), gear={1: ["Manica"]})
    strike(g, [6, 6], [1, 1, 1])
    assert done(g) == 2
    assert pools(g, 1) == (1, 2, 1)
    answer(g, 0, PASS)
    script(g, *initiative(2, 1))
    answer(g, 1, PASS)
    answer(g, 0, FIRST)
    strike(g, [6, 1], [1, 1])
    assert pools(g, 1) == (1, 1, 1)  # only the first one
    assert not is_exhausted(g, "Manica")


@pytest.mark.rule("S-16.40")
def test_the_manica_waits_for_damage() -> None:
    g = close(pools=SMALL, gear={1: ["Manica"]})
    strike(g, [1, 1], [6, 6])
    answer(g, 0, PASS)
    script(g, *next_round())
    answer(g, 1, PASS)
    answer(g, 0, FIRST)
    strike(g, [6, 1], [1, 1])
    assert pools(g, 1) == (2, 2, 2)
    assert told(events(g), "padded") == [(1,)]


@pytest.mark.rule("S-16.40", "S-11.4")
def test_the_manica_also_takes_a_triples_damage() -> None:
    g = close("Thracian Warrior", "Varro", pools=([1, 1, 1], [3, 4, 3]), gear={0: ["Manica"]})
    strike(g, [6], [4, 4, 4, 1])
    assert pools(g, 0) == (1, 1, 1)
    assert done(g) == 1  # this fighter still stands, so the attack counts


@pytest.mark.rule("S-16.40")
def test_the_manica_can_save_from_defeat() -> None:
    g = close(pools=([1, 1, 1], [1, 1, 1]), gear={1: ["Manica"]})
    strike(g, [6], [1])
    assert defeats(g) == []


# Special


@pytest.mark.rule("S-16.41", "S-11.2")
def test_the_net_wins_the_initiative_once() -> None:
    g = face(pools=SMALL, gear={0: ["Net"]})
    assert options(g, 0) == [PASS, NET]
    answer(g, 0, NET)
    assert asked(g) == (0, "fight.choose_order")
    assert is_exhausted(g, "Net")
    answer(g, 0, FIRST)
    answer(g, 0, PASS)
    script(g, *next_round(lead=1))
    answer(g, 1, PASS)
    assert asked(g) == (1, "fight.choose_order")  # nobody was asked about a Net
    assert unused(g) == 0


@pytest.mark.rule("S-16.42", "S-11.8")
@pytest.mark.parametrize(
    ("far", "deeds"), [((1, 0), {ATTACK, THROW}), ((2, 0), {THROW}), ((3, 0), {THROW}), ((3, -1), {THROW})]
)
def test_the_javelin_reaches_three_cells(far: tuple[int, int], deeds: set[int]) -> None:
    g = close(pools=SMALL, at=((0, 0), far), gear={0: ["Javelin"]})
    assert set(options(g)) & {ATTACK, THROW} == deeds


@pytest.mark.rule("S-16.42")
def test_the_javelin_does_not_reach_four_cells() -> None:
    g = close(pools=SMALL, at=((-2, 0), (2, 0)), gear={0: ["Javelin"]})
    assert THROW not in options(g)


@pytest.mark.rule("S-16.42", "S-11.8")
def test_the_javelin_is_thrown_once_with_speed_dice() -> None:
    g = close(pools=([3, 3, 2], [2, 2, 2]), at=((0, 0), (3, 0)), gear={0: ["Javelin"]})
    throw_javelin(g, [6, 5], [1, 1])
    assert done(g) == 2
    assert is_exhausted(g, "Javelin")
    lose(g, "ATK", "DEF")
    answer(g, 0, PASS)
    script(g, *next_round())
    answer(g, 1, PASS)
    answer(g, 0, FIRST)
    assert THROW not in options(g)


@pytest.mark.rule("S-16.42", "S-11.2")
def test_the_javelin_can_be_thrown_before_or_after_a_move() -> None:
    g = close(pools=([3, 3, 2], [2, 2, 2]), at=((0, 0), (3, 0)), gear={0: ["Javelin"]})
    throw_javelin(g, [1, 1], [6, 6])
    assert asked(g) == (0, "fight.act")
    answer(g, 0, PASS)
    assert asked(g) == (1, "fight.act_second")


# S-12.4


@pytest.mark.rule("S-12.4")
def test_exhausted_equipment_stays_so_after_the_fight() -> None:
    g = close(pools=([1, 1, 1], [1, 1, 1]), gear={0: ["Axe"], 1: ["Scutum"]})
    strike(g, [6], [1])
    answer(g, 0, STRIKE)
    answer(g, 1, SHIELD)
    assert defeats(g) == [(1, "Celtic Warrior", YIELDED)]
    assert asked(g) == (0, "arena.show_thumb")
    assert is_exhausted(g, "Axe")
    assert is_exhausted(g, "Scutum")


@pytest.mark.rule("S-16")
def test_both_sides_use_their_gear_in_one_attack() -> None:
    """The 2 hits become 3 with the Gladius and 2 again with the Galea; each fighter has one weapon and one armor."""
    g = close(pools=([3, 3, 2], [3, 3, 3]), gear={0: ["Gladius"], 1: ["Galea"]})
    strike(g, [6, 5, 1], [5, 4, 2], 6, 6)
    assert awaited(g) == [0, 1]
    answer(g, 0, reroll("weapon", 1, [6, 5, 1]))
    answer(g, 1, reroll("armour", 2, [5, 4, 2]))
    decline(g)
    assert done(g) == 2  # 6-6-5 against 6-5-4
