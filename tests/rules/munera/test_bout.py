"""M-10: two men of one side or one owner. Unless a test says otherwise both belong to seat 0."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from harena.games.munera.actions import COQUUS, DIE, STAKE
from harena.games.munera.bets import SIDE
from harena.games.munera.school import TIRO, VETERANUS
from harena.games.munera.state import Munera, Spectacle
from harena.kernel.chance import OutOfLuck
from harena.kernel.choice import PASS
from harena.kernel.state import Event
from tests.rules.munera.dueling import in_ring
from tests.rules.munera.playing import (
    answer,
    asked,
    gladiator,
    man,
    names,
    options,
    script,
    spectacle,
    told,
    unused,
    watched,
)

NEXT = (0, "spectacle.pick")  # what is asked when the bout is over
THEIRS = ["Leo hoplomachus", "Tigris aequimanus", "Draco myrmillo", "Rapax thraex"]
HECTOR = gladiator("Hector")


def bout(one: str = "Hector", other: str = "Nimbus", **more: Any) -> tuple[Munera, Spectacle, list[Event]]:
    """Set up two Provocatores of the Rudiarius whom nobody of the other side can meet; the Rudiarius picks the first.
    Two more men of the same school wait, so that the Rudiarius is asked again afterwards."""
    mine = [one, other, "Paris retiarius", "Pulcher secutor"]
    g = spectacle(
        "Pompeii",
        mine=[text.split()[0] for text in mine],
        theirs=[text.split()[0] for text in THEIRS],
        at="pick_forced",
        **{"men": {0: mine, 1: THEIRS}, **more},
    )
    return g, in_ring(g), watched(g)


def meet(g: Munera, *dice: int, first: str = "Hector") -> Munera:
    """Let the first man step forward, and roll these dice."""
    script(g, *dice)
    return answer(g, 0, man(first))


def totals(events: Sequence[Event]) -> list[tuple[Any, ...]]:
    """Return (winner, the winner's total, the other's total) of each bout."""
    return told(events, "bout-won")


@pytest.mark.rule("M-10.1")
@pytest.mark.parametrize(
    ("one", "staff", "total"),
    [
        ("Hector", [], 9),  # 4, Valor 2, Courage 3
        ("Hector veteranus", [], 10),
        ("Hector primus", [], 11),
        ("Hector", ["doctor 3 provocator"], 9),  # no Doctor
    ],
)
def test_die_valor_rank_and_courage_are_added_but_no_doctor(one: str, staff: list[str], total: int) -> None:
    g, _, events = bout(one, staff={0: staff})
    meet(g, 4, 5)
    assert totals(events) == [(HECTOR, total, 7)]  # Nimbus: 5, Courage 2
    assert unused(g) == 0


@pytest.mark.rule("M-10.1")
@pytest.mark.parametrize("dice", [(10, 5), (5, 10), (-1, 5), (5, -1), (5, 4, 10), (5, 4, -1)])
def test_a_die_has_the_faces_nought_to_nine(dice: tuple[int, ...]) -> None:
    g, _, _ = bout(staff={0: ["coquus 1"]})
    with pytest.raises(OutOfLuck):
        answer(meet(g, *dice), 0, DIE)


@pytest.mark.rule("M-10.1")
def test_the_higher_total_wins_not_the_higher_die() -> None:
    g, _, events = bout()
    meet(g, 3, 5)
    assert totals(events) == [(HECTOR, 8, 7)]


@pytest.mark.rule("M-10.1")
def test_equal_totals_roll_again() -> None:
    g, _, events = bout()
    meet(g, 2, 5, 1, 4, 3, 5)  # 7 to 7, 6 to 6, 8 to 7
    assert len(told(events, "bout")) == 3
    assert totals(events) == [(HECTOR, 8, 7)]


@pytest.mark.rule("M-10.1")
def test_the_winner_gains_two_fame_the_loser_one_and_a_wound_marker_and_both_are_engaged() -> None:
    g, _, events = bout("Hector 1", "Nimbus 2")
    meet(g, 4, 5)
    nimbus = gladiator("Nimbus")
    assert told(events, "fame") == [(HECTOR, 2), (nimbus, 1)]
    assert (g.fame[HECTOR], g.fame[nimbus]) == (3, 3)
    assert names(g.engaged) == ["Hector", "Nimbus"]
    assert names(g.wounded) == ["Nimbus"]
    assert told(events, "roll") == []  # no healing roll
    assert asked(g) == NEXT


@pytest.mark.rule("M-10.1", "M-3.3")
def test_fame_promotes_and_carries_over() -> None:
    g, _, _ = bout("Hector 3", "Nimbus 3")
    meet(g, 4, 5)
    nimbus = gladiator("Nimbus")
    assert (g.rank[HECTOR], g.fame[HECTOR]) == (VETERANUS, 1)
    assert (g.rank[nimbus], g.fame[nimbus]) == (VETERANUS, 0)


@pytest.mark.rule("M-10.1")
@pytest.mark.parametrize(
    ("dice", "rolls"),
    [((3, 2), True), ((2, 2), False), ((9, 5), True), ((8, 5), False)],  # 8 to 4, 7 to 4; 14 to 7, 13 to 7
)
def test_at_least_double_and_the_loser_rolls_for_his_life(dice: tuple[int, int], rolls: bool) -> None:
    g, _, events = bout()
    meet(g, *dice, *([0] if rolls else []))
    assert bool(told(events, "roll")) == rolls
    assert unused(g) == 0


@pytest.mark.rule("M-10.1")
@pytest.mark.parametrize(
    ("other", "die", "dies"),
    [
        ("Nimbus", 2, False),  # Charisma 2
        ("Nimbus", 3, True),
        ("Nimbus veteranus", 3, False),
        ("Nimbus veteranus", 4, True),
    ],
)
def test_more_than_his_charisma_kills_him(other: str, die: int, dies: bool) -> None:
    g, f, events = bout("Hector primus", other, denarii=[10, 10, 10], staff={0: ["faber 3", "medicus 3", "arbiter 3"]})
    meet(g, 9, 2, die)
    nimbus = gladiator("Nimbus")
    assert (not g.school[0] >> nimbus & 1) == dies
    assert bool(told(events, "bout-death")) == dies
    assert g.denarii == [10, 10, 10]  # no payment
    assert bool(f.fallen & 1) == dies
    if dies:
        assert told(events, "fame") == [(HECTOR, 2)]
        assert names(g.men_gone) == ["Nimbus"]
        assert (g.rank[nimbus], g.fame[nimbus]) == (TIRO, 0)
        assert g.wounded == 0


@pytest.mark.rule("M-10.1", "M-4.3")
def test_an_owner_rolls_either_of_his_dice_again_by_coquus() -> None:
    g, _, events = bout(staff={0: ["coquus 2"]})
    meet(g, 2, 9, 3, 4)  # 7 to 11
    assert asked(g) == (0, "bout.try_again")
    assert options(g) == [PASS, DIE, DIE + 1]
    answer(g, 0, DIE + 1)  # 3: 7 to 5
    assert asked(g) == (0, "bout.try_again")  # the new die may be rolled again, and so may the other
    answer(g, 0, DIE)  # 4: 9 to 5
    assert told(events, "rerolled") == [(0, gladiator("Nimbus"), 3), (0, HECTOR, 4)]
    assert totals(events) == [(HECTOR, 9, 5)]  # the Coquus has no use left


@pytest.mark.rule("M-10.1", "M-4.3")
def test_only_the_uses_left_this_turn_count() -> None:
    g, _, events = bout(staff={0: ["coquus 3 used 2"]})
    meet(g, 2, 9, 3)
    answer(g, 0, DIE + 1)
    assert totals(events) == [(HECTOR, 7, 5)]


@pytest.mark.rule("M-10.1", "M-4.3")
def test_the_roll_for_his_life_is_rolled_again_by_coquus() -> None:
    g, _, events = bout(staff={0: ["coquus 1"]})
    meet(g, 9, 2, 9, 2)
    answer(g, 0, PASS)  # both dice stay
    assert asked(g) == (0, "roll.help_oneself")
    answer(g, 0, COQUUS)
    assert told(events, "bout-death") == []
    assert g.school[0] >> gladiator("Nimbus") & 1


def lent_bout(**more: Any) -> tuple[Munera, list[Event]]:
    """Set up a bout whose second Provocator is lent by seat 2."""
    mine = ["Hector", "Paris retiarius", "Pulcher secutor"]
    g, _, events = bout(
        **{
            "men": {0: mine, 1: THEIRS, 2: ["Nimbus"]},
            "loans": [("Nimbus", 0, "Pompeii")],
            **more,
        }
    )
    return g, events


@pytest.mark.rule("M-10.1")
def test_two_owners_roll_each_for_his_own_the_lower_total_first() -> None:
    g, _ = lent_bout(staff={0: ["coquus 1"], 2: ["coquus 2"]})
    meet(g, 4, 5, 6, 9)  # 9 to 7
    assert asked(g) == (2, "bout.try_again")
    assert options(g) == [PASS, DIE + 1]
    answer(g, 2, PASS)
    assert asked(g) == (0, "bout.try_again")
    assert options(g) == [PASS, DIE]
    answer(g, 0, DIE)  # 6: 11 to 7, and both are asked again
    assert asked(g) == (2, "bout.try_again")
    answer(g, 2, DIE + 1)  # 9: 11 to 11
    assert asked(g) == (2, "bout.try_again")  # seat 0's Coquus has no use left


@pytest.mark.rule("M-10.1")
def test_who_declined_may_speak_again_after_a_re_roll_and_after_a_tie() -> None:
    g, _ = lent_bout(staff={0: ["coquus 1"], 2: ["coquus 2"]})
    meet(g, 2, 6, 5, 1, 8)  # 7 to 8
    assert asked(g) == (0, "bout.try_again")
    answer(g, 0, PASS)
    answer(g, 2, DIE + 1)  # 5: 7 to 7
    assert asked(g) == (0, "bout.try_again")
    answer(g, 0, PASS)
    answer(g, 2, PASS)  # both roll again: 6 to 10
    assert asked(g) == (0, "bout.try_again")


@pytest.mark.rule("M-10.1")
def test_on_a_tie_of_totals_side_i_speaks_first() -> None:
    g, _ = lent_bout(staff={0: ["coquus 1"], 2: ["coquus 2"]})
    meet(g, 2, 5)
    assert asked(g) == (0, "bout.try_again")


@pytest.mark.rule("M-10.1", "M-13.2")
def test_a_lent_loser_killed_is_mourned_by_his_owner_and_not_paid_for() -> None:
    g, events = lent_bout(denarii=[10, 10, 10])
    f = in_ring(g)
    meet(g, 9, 2, 9)
    assert told(events, "bout-death") == [(gladiator("Nimbus"),)]
    assert g.denarii == [10, 10, 10]
    assert f.fallen == 1 << 2


@pytest.mark.rule("M-10.1", "M-11.1")
def test_there_are_no_bets_fixes_or_cards_in_it() -> None:
    hands = {
        0: ["Acclamatio", "Gladius Acutus", "Arma Lusoria", "Manus Fortunae", "Medicus Graecus"],
        1: ["Sibilus", "Vinum Merum", "Clamor", "Manus Fortunae", "Iugula"],
        2: ["Missio", "Favor Populi", "Veneficium"],
    }
    g, _, events = bout(hands=hands)
    meet(g, 9, 2, 3)  # played at once to the end, death included
    assert told(events, "bout-death") == [(gladiator("Nimbus"),)]
    assert asked(g) == NEXT
    assert [event for event in events if event.kind in ("staked", "pause", "refreshment", "virtus-both", "melee")] == []


@pytest.mark.rule("M-10.1")
def test_nobody_is_asked_without_a_coquus() -> None:
    g, _, _ = bout("Ferox", "Hermes")  # Virtus cannot be used here
    meet(g, 4, 5, first="Ferox")
    assert asked(g) == NEXT


# M-9.4, M-4.3: the option that a die is rolled again only once


@pytest.mark.rule("M-9.4", "M-10.1")
def test_with_an_option_a_die_is_rolled_again_only_once() -> None:
    g, _, events = bout(staff={0: ["coquus 3"]}, rerolls="once")
    meet(g, 1, 9, 2)
    assert options(g) == [PASS, DIE, DIE + 1]
    answer(g, 0, DIE)
    assert options(g) == [PASS, DIE + 1], "the other die of the same owner may still be"
    script(g, 3)
    answer(g, 0, DIE + 1)
    assert asked(g) == NEXT
    assert len(told(events, "rerolled")) == 2


# M-11.1: the option to bet on same-school duels


@pytest.mark.rule("M-10.1", "M-11.1")
def test_without_the_option_nobody_bets_on_a_same_school_duel() -> None:
    g, _, events = bout(players=4)
    meet(g, 5, 5 - 1)
    assert (asked(g), told(events, "staked")) == (NEXT, [])


@pytest.mark.rule("M-11.1", "M-11.2")
def test_with_an_option_those_who_own_no_fighter_bet_on_a_same_school_duel() -> None:
    g, _, events = bout(players=4, bout_bets=True)
    script(g)
    answer(g, 0, man("Hector"))
    assert (asked(g), options(g)[:2]) == ((1, "wager.stake"), [PASS, STAKE + 1])
    assert options(g)[-1] == STAKE + SIDE + 5
    answer(g, 1, STAKE + 4)
    assert (asked(g), options(g)[1]) == ((2, "wager.stake"), STAKE + SIDE + 1), "only the other side is left"
    script(g, 9, 0, 0)
    answer(g, 2, STAKE + SIDE + 2)
    assert asked(g) == NEXT, "seat 3 finds both squares taken and is not asked; there are no fixes"
    assert (told(events, "bet-won"), told(events, "bet-lost")) == ([(1, 8)], [(2, 2)])
    assert g.denarii == [25, 25 - 4 + 8, 25 - 2, 25]


@pytest.mark.rule("M-11.1")
def test_with_two_players_nobody_bets_on_a_same_school_duel_either() -> None:
    g, _, _ = bout(players=2, bout_bets=True)
    meet(g, 9, 8)
    assert asked(g) == NEXT
