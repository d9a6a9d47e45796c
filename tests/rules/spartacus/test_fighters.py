"""S-16: what each gladiator can do in a fight. Theokoles and Ashur are tested elsewhere."""

from __future__ import annotations

import pytest

from harena.games.spartacus.actions import AGAIN, ATTACK, DODGE, FIRST, NET
from harena.kernel.choice import PASS
from tests.rules.spartacus.fighting import (
    DECAPITATED,
    INJURED,
    YIELDED,
    blow,
    close,
    damage,
    decline,
    defeats,
    done,
    events,
    face,
    lose,
    moves,
    pools,
    reroll,
    strike,
    throw_javelin,
)
from tests.rules.spartacus.playing import answer, asked, awaited, options, script, told, unused

PRINTED = {
    "Syrian Warrior": (2, 2, 3),
    "Numidian Warrior": (3, 1, 3),
    "Thracian Warrior": (3, 2, 2),
    "Celtic Warrior": (2, 3, 2),
    "Spartacus": (4, 4, 4),
    "Agron": (4, 4, 3),
    "Crixus": (4, 4, 3),
    "Gannicus": (4, 3, 5),
    "Theokoles": (5, 4, 3),
    "Oenomaus": (4, 4, 4),
    "Barca": (3, 3, 4),
    "Varro": (3, 4, 3),
    "Pericles": (3, 3, 4),
    "Ashur": (3, 2, 3),
    "Gnaeus": (3, 2, 4),
    "Rhaskos": (4, 3, 3),
    "Auctus": (2, 3, 4),
    "Duro": (3, 3, 2),
    "Kerza": (2, 2, 4),
    "Caburus": (4, 2, 3),
    "Attendant": (1, 1, 1),
    "Raxos": (2, 2, 1),
    "Marius": (2, 2, 1),
    "Naevia": (1, 1, 1),
}


@pytest.mark.rule("S-16", "S-11.1")
@pytest.mark.parametrize("name", PRINTED)
def test_everybody_fights_with_his_dice(name: str) -> None:
    assert pools(close(name, "Cook"), 0) == PRINTED[name]


# Doubles and triples


@pytest.mark.rule("S-16.4")
def test_spartacus_each_double_in_attack_adds_one() -> None:
    assert damage("Spartacus", "Celtic Warrior", [5, 5, 2, 2], [6, 6, 6]) == 2
    assert damage("Spartacus", "Celtic Warrior", [6, 5, 4, 3], [6, 6, 6]) == 1  # the lone 3; no double


@pytest.mark.rule("S-16.4")
def test_spartacus_doubles_in_defence_do_nothing() -> None:
    assert damage("Celtic Warrior", "Spartacus", [6, 6], [5, 5, 1, 1]) == 2


@pytest.mark.rule("S-16.5", "S-16.11")
@pytest.mark.parametrize("name", ["Agron", "Varro"])
def test_agron_and_varro_a_triple_in_defence_strikes_back(name: str) -> None:
    g = strike(close("Thracian Warrior", name), [1, 1, 1], [2, 2, 2, 6])
    lose(g, "ATK")
    assert pools(g, 0) == (2, 2, 2)
    assert done(g) == 0


@pytest.mark.rule("S-16.5", "S-16.11")
@pytest.mark.parametrize("name", ["Agron", "Varro"])
def test_their_triples_in_attack_do_nothing(name: str) -> None:
    """The attacker rolls three alike; the defender loses nothing because of it."""
    g = decline(strike(close(name, "Crixus"), [1] * PRINTED[name][0], [6, 5, 4, 3]))
    assert pools(g, 1) == (4, 4, 3)
    assert pools(g, 0) == PRINTED[name]


@pytest.mark.rule("S-16.6")
def test_crixus_each_double_in_defence_blocks_one() -> None:
    assert damage("Theokoles", "Crixus", [6, 6, 6, 6, 6], [5, 5, 4, 4]) == 3
    assert damage("Theokoles", "Crixus", [6, 6, 6, 6, 6], [5, 5, 5, 5]) == 3
    assert damage("Theokoles", "Crixus", [6, 6, 6, 6, 6], [5, 4, 3, 2]) == 5
    assert damage("Theokoles", "Crixus", [2, 2, 2, 2, 2], [5, 5, 4, 4]) == 0


@pytest.mark.rule("S-16.6", "S-11.8")
def test_crixus_blocks_a_speed_attack_too() -> None:
    g = close("Celtic Warrior", "Crixus", gear={0: ["Javelin"]})
    assert done(throw_javelin(g, [6, 6], [5, 5, 1, 2])) == 1


@pytest.mark.rule("S-16.6")
def test_crixus_doubles_in_attack_do_nothing() -> None:
    assert damage("Crixus", "Celtic Warrior", [2, 2, 1, 1], [6, 6, 6]) == 0


# Comparison


@pytest.mark.rule("S-16.7")
def test_gannicus_wins_ties_of_paired_dice_when_attacking() -> None:
    assert damage("Gannicus", "Celtic Warrior", [5, 4, 3, 2], [5, 4, 4]) == 2  # the lone 2 misses
    assert damage("Gannicus", "Celtic Warrior", [5, 4, 3, 3], [6, 4, 4]) == 2  # a tie and the lone 3


@pytest.mark.rule("S-16.7")
def test_gannicus_does_not_win_ties_when_defending() -> None:
    assert damage("Celtic Warrior", "Gannicus", [5, 4], [5, 4, 4]) == 0


# Oenomaus


@pytest.mark.rule("S-16.9")
def test_oenomaus_turns_off_an_attackers_ability() -> None:
    assert damage("Spartacus", "Oenomaus", [2, 2, 1, 1], [6, 5, 4, 3]) == 0
    assert damage("Gannicus", "Oenomaus", [4, 4, 3, 3], [4, 4, 3, 3]) == 0
    g = strike(close("Rhaskos", "Oenomaus"), [1, 1, 1, 1], [6, 6, 6, 6])
    assert asked(g) == (0, "fight.act")  # no re-roll


@pytest.mark.rule("S-16.9")
def test_oenomaus_turns_off_a_defenders_ability() -> None:
    assert damage("Oenomaus", "Crixus", [6, 6, 6, 6], [5, 5, 4, 4]) == 4
    g = strike(close("Oenomaus", "Varro"), [1, 1, 1, 1], [6, 6, 6, 6])
    assert pools(g, 0) == (4, 4, 4)
    g = script(close("Oenomaus", "Barca"), 1, 1, 1, 1, 6, 6, 6)
    strike(g, [1, 1, 1, 1], [6, 6, 6])
    assert asked(g) == (0, "fight.act")


@pytest.mark.rule("S-16.9")
def test_oenomaus_turns_off_what_happens_in_the_end() -> None:
    g = strike(close("Caburus", "Oenomaus", pools=([1, 1, 1], [1, 1, 1])), [6], [1])
    assert defeats(g) == [(1, "Oenomaus", YIELDED)]


@pytest.mark.rule("S-16.9")
def test_oenomaus_leaves_equipment_alone() -> None:
    g = strike(close("Celtic Warrior", "Oenomaus", gear={0: ["Gladius"]}), [1, 1], [6, 6, 6, 6])
    assert asked(g) == (0, "attack.reroll")


@pytest.mark.rule("S-16.9", "S-16.12", "S-16.16", "S-16.18")
def test_oenomaus_holds_pericles_kerza_and_auctus_too() -> None:
    g = face("Pericles", "Oenomaus", luck=[1, 1, 1, 1, 6, 6, 6, 6])
    assert asked(g) == (1, "fight.choose_order")
    g = face("Kerza", "Oenomaus", luck=[1, 1, 1, 1, 6, 6, 6, 6])
    assert asked(g) == (1, "fight.choose_order")
    g = close("Auctus", "Oenomaus", at=((-3, 0), (3, 0)), pools=([1, 1, 1], [1, 1, 1]))
    assert moves(g) == {(-2, 0), (-3, 1), (-2, -1)}


# Barca


@pytest.mark.rule("S-16.10", "S-11.4")
def test_barca_may_roll_speed_dice_instead_of_defence() -> None:
    g = script(close("Celtic Warrior", "Barca"), 6, 5, 6, 6, 1, 1)
    answer(g, 0, ATTACK)
    assert asked(g) == (1, "attack.dodge")  # before anything is rolled
    assert unused(g) == 6
    assert options(g) == [PASS, DODGE]
    answer(g, 1, DODGE)
    assert told(events(g), "dice") == [((6, 5), (6, 6, 1, 1))]
    assert done(g) == 0


@pytest.mark.rule("S-16.10")
def test_barca_may_keep_to_defence_dice() -> None:
    g = strike(close("Celtic Warrior", "Barca"), [6, 5], [1, 1, 1])
    assert told(events(g), "dice") == [((6, 5), (1, 1, 1))]
    assert done(g) == 2


@pytest.mark.rule("S-16.38")
@pytest.mark.parametrize("dodges", [True, False])
def test_barcas_speed_dice_are_not_rolled_again_by_a_galea(dodges: bool) -> None:
    g = script(close("Celtic Warrior", "Barca", gear={1: ["Galea"]}), 1, 1, *([6] * (4 if dodges else 3)))
    answer(g, 0, ATTACK)
    answer(g, 1, DODGE if dodges else PASS)
    assert (asked(g) == (1, "attack.reroll")) == (not dodges)


@pytest.mark.rule("S-16.10")
def test_barca_loses_dice_of_any_pool_after_dodging() -> None:
    g = script(close("Celtic Warrior", "Barca"), 6, 1, 2, 1, 1, 1)
    answer(g, 0, ATTACK)
    answer(g, 1, DODGE)
    lose(g, "DEF")
    assert pools(g, 1) == (3, 2, 4)


@pytest.mark.rule("S-16.10")
def test_barca_attacks_like_anybody() -> None:
    assert damage("Barca", "Celtic Warrior", [6, 6, 6], [1, 1, 1]) == 3


# Initiative


@pytest.mark.rule("S-16.12", "S-11.2")
def test_pericles_rolls_his_whole_initiative_again() -> None:
    g = face("Pericles", "Celtic Warrior", luck=[1, 1, 1, 1, 4, 4])
    assert asked(g) == (0, "fight.reroll_initiative")  # after both rolled
    assert options(g) == [PASS, AGAIN]
    script(g, 3, 2, 2, 2)
    answer(g, 0, AGAIN)
    assert told(events(g), "initiative")[-2:] == [(0, (3, 2, 2, 2)), (1, (4, 4))]
    assert asked(g) == (0, "fight.choose_order")  # 9 to 8


@pytest.mark.rule("S-16.12")
def test_pericles_once_a_round_also_when_a_tie_is_rolled_again() -> None:
    g = face("Pericles", "Celtic Warrior", luck=[1, 1, 1, 1, 4, 4])
    script(g, 2, 2, 2, 2, 1, 1, 1, 1, 6, 6)  # 8 to 8, then all dice are rolled again
    answer(g, 0, AGAIN)
    assert unused(g) == 0
    assert asked(g) == (1, "fight.choose_order")
    answer(g, 1, FIRST)
    answer(g, 1, PASS)
    script(g, 1, 1, 1, 1, 6, 6)
    answer(g, 0, PASS)
    assert asked(g) == (0, "fight.reroll_initiative")  # the next round


@pytest.mark.rule("S-16.12")
def test_pericles_need_not() -> None:
    g = face("Pericles", "Celtic Warrior", luck=[1, 1, 1, 1, 4, 4])
    answer(g, 0, PASS)
    assert asked(g) == (1, "fight.choose_order")


@pytest.mark.rule("S-16.12", "S-16.41", "S-11.2")
def test_pericles_has_nothing_to_roll_against_a_net() -> None:
    g = face("Pericles", "Celtic Warrior", gear={1: ["Net"]})
    answer(g, 1, NET)
    assert asked(g) == (1, "fight.choose_order")


@pytest.mark.rule("S-16.16")
def test_auctus_moves_one_cell_more() -> None:
    slow = ([2, 3, 1], [1, 1, 1])
    assert (-1, 0) in moves(close("Auctus", "Cook", at=((-3, 0), (3, 0)), pools=slow))
    assert (0, 0) not in moves(close("Auctus", "Cook", at=((-3, 0), (3, 0)), pools=slow))
    assert (-1, 0) not in moves(close("Celtic Warrior", "Cook", at=((-3, 0), (3, 0)), pools=slow))


@pytest.mark.rule("S-16.16")
def test_auctus_rolls_no_more_dice_for_it() -> None:
    g = close("Auctus", "Cook")
    assert told(events(g), "initiative")[0] == (0, (6, 6, 6, 6))


# Re-rolls


@pytest.mark.rule("S-16.15")
def test_rhaskos_rolls_one_attack_die_again_in_each_attack() -> None:
    g = strike(close("Rhaskos", "Celtic Warrior"), [6, 6, 6, 1], [6, 6, 6], 3)
    assert asked(g) == (0, "attack.reroll")
    answer(g, 0, reroll("ability", 1, [6, 6, 6, 1]))
    assert done(g) == 1


@pytest.mark.rule("S-16.15")
def test_rhaskos_rolls_no_defence_die_again() -> None:
    g = strike(close("Celtic Warrior", "Rhaskos"), [1, 1], [6, 6, 1])
    assert asked(g) == (0, "fight.act")


@pytest.mark.rule("S-16.18")
def test_kerza_makes_an_attacker_roll_again() -> None:
    g = strike(close("Celtic Warrior", "Kerza"), [6, 1], [5, 1], 2)
    assert awaited(g) == [1]
    assert options(g, 1) == [PASS, *(reroll("jinx", face, [6, 1]) for face in (6, 1))]
    answer(g, 1, reroll("jinx", 6, [6, 1]))
    assert told(events(g), "dice")[-1] == ((2, 1), (5, 1))
    assert done(g) == 0


@pytest.mark.rule("S-16.18")
def test_kerza_makes_a_defender_roll_again() -> None:
    g = strike(close("Kerza", "Celtic Warrior"), [5, 4], [6, 4, 1], 1)
    answer(g, 0, reroll("jinx", 6, [6, 4, 1]))
    assert told(events(g), "dice")[-1] == ((5, 4), (1, 4, 1))
    assert done(g) == 2


@pytest.mark.rule("S-16.18")
def test_kerza_makes_an_initiative_die_roll_again() -> None:
    g = face("Kerza", "Celtic Warrior", luck=[2, 2, 2, 2, 6, 6])
    assert asked(g) == (0, "fight.reroll_initiative")
    assert options(g) == [PASS, reroll("jinx", 6, [6, 6])]
    script(g, 1)
    answer(g, 0, reroll("jinx", 6, [6, 6]))
    assert asked(g) == (0, "fight.choose_order")  # 8 to 7


@pytest.mark.rule("S-16.18")
def test_kerza_once_a_fight() -> None:
    """A re-roll used on the initiative is no longer available for the attacks."""
    g = face("Kerza", "Celtic Warrior", luck=[2, 2, 2, 2, 6, 6], at=((0, 0), (1, 0)))
    script(g, 1)
    answer(g, 0, reroll("jinx", 6, [6, 6]))
    answer(g, 0, FIRST)
    strike(g, [1, 1], [6, 6, 6])
    assert asked(g) == (0, "fight.act")
    answer(g, 0, PASS)
    script(g, 1, 1, 1, 1, 6, 6)
    answer(g, 1, PASS)
    assert asked(g) == (1, "fight.choose_order")


@pytest.mark.rule("S-16.12", "S-16.18", "S-11.4")
def test_pericles_may_answer_kerza() -> None:
    """Both choose at once; a player who passed is asked again after the other has rolled."""
    g = face("Kerza", "Pericles", luck=[3, 3, 3, 3, 6, 6, 1, 1])
    assert awaited(g) == [0, 1]
    script(g, 1)
    answer(g, 0, reroll("jinx", 6, [6, 6, 1, 1]))
    answer(g, 1, PASS)
    assert awaited(g) == [1]
    script(g, 5, 5, 5, 5)
    answer(g, 1, AGAIN)
    assert asked(g) == (1, "fight.choose_order")


@pytest.mark.rule("S-16.18")
def test_kerza_reaches_speed_dice_of_a_dodge() -> None:
    g = script(close("Kerza", "Barca"), 5, 4, 6, 6, 1, 1)
    answer(g, 0, ATTACK)
    answer(g, 1, DODGE)
    assert blow(g).defence == (6, 6, 1, 1)
    assert options(g, 0) == [PASS, *(reroll("jinx", face, [6, 6, 1, 1]) for face in (6, 1))]


# The end


@pytest.mark.rule("S-16.14", "S-11.6")
@pytest.mark.parametrize(("hits", "how"), [(1, INJURED), (2, INJURED), (3, DECAPITATED)])
def test_gnaeus_at_least_injures(hits: int, how: int) -> None:
    g = strike(close("Gnaeus", "Cook", pools=([hits, 1, 1], [1, 1, 1])), [6] * hits, [1])
    assert defeats(g) == [(1, "Cook", how)]


@pytest.mark.rule("S-16.19", "S-11.6")
@pytest.mark.parametrize("hits", [1, 2, 3])
def test_caburus_decapitates(hits: int) -> None:
    g = strike(close("Caburus", "Cook", pools=([hits, 1, 1], [1, 1, 1])), [6] * hits, [1])
    assert defeats(g) == [(1, "Cook", DECAPITATED)]


@pytest.mark.rule("S-16.14", "S-16.19")
@pytest.mark.parametrize("name", ["Gnaeus", "Caburus"])
def test_they_are_defeated_like_anybody_themselves(name: str) -> None:
    g = strike(close("Celtic Warrior", name, pools=([1, 1, 1], [1, 1, 1])), [6], [1])
    assert defeats(g) == [(1, name, YIELDED)]


@pytest.mark.rule("S-16.17")
@pytest.mark.parametrize(("attack", "gold"), [([6, 6, 6, 1], 11), ([6, 6, 1, 1], 10), ([6, 6, 6, 6], 11)])
def test_duro_earns_when_he_loses_three_dice_and_stands(attack: list[int], gold: int) -> None:
    """The fourth die of Rhaskos has no partner: a 1 misses, a 6 hits."""
    g = decline(strike(close("Rhaskos", "Duro"), attack, [1, 1, 1]))
    lose(g, *["ATK", "DEF", "SPD"][: done(g)])
    if done(g) == 4:
        lose(g, "ATK")
    assert g.gold[1] == gold


@pytest.mark.rule("S-16.17")
def test_duro_earns_nothing_when_he_is_defeated() -> None:
    g = decline(strike(close("Rhaskos", "Duro", pools=([4, 3, 3], [1, 2, 2])), [6, 6, 6, 1], [1, 1]))
    assert defeats(g) == [(1, "Duro", YIELDED)]
    assert g.gold[1] == 10


@pytest.mark.rule("S-16.17")
def test_duro_counts_dice_lost_not_damage() -> None:
    """The Manica ignores one of three damage."""
    g = decline(strike(close("Rhaskos", "Duro", gear={1: ["Manica"]}), [6, 6, 6, 1], [1, 1, 1]))
    lose(g, "ATK", "DEF")
    assert g.gold[1] == 10
