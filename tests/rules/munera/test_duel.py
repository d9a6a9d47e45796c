"""M-9: duels. Unless a test says otherwise, seat 0 (the Rudiarius, side I) meets seat 1, and seat 2 is the bettor, who
is asked for a stake first. The men have no Virtus, so nobody is asked for re-rolls."""

from __future__ import annotations

import re
from typing import Any

import pytest

from harena.games.munera.actions import COQUUS, FIX, VIRTUS
from harena.games.munera.bets import GIVE, PAUSE, REFEREE, REFRESHMENT, TAKE
from harena.games.munera.decks import source
from harena.games.munera.duel import FIGHTING, II, MINOR, STANTES_MISSI, VICTORY, I
from harena.games.munera.school import PRIMUS, TIRO, VETERANUS
from harena.games.munera.state import Duel, Munera
from harena.kernel.chance import OutOfLuck
from harena.kernel.choice import PASS
from harena.kernel.state import mask_of
from tests.rules.munera.dueling import (
    QUICK,
    begin,
    board,
    events_of,
    face,
    fight,
    fight_on,
    in_ring,
    lent_audax,
    line_up,
)
from tests.rules.munera.playing import (
    answer,
    answers,
    asked,
    duel,
    gladiator,
    man,
    names,
    options,
    pass_window,
    play,
    position,
    script,
    seeded,
    spectacle,
    told,
    unused,
    watched,
)

# M-9.1: who meets whom


@pytest.mark.rule("M-9.1")
def test_the_rudiarius_picks_a_fighter_and_the_rest_follows() -> None:
    g = line_up(["Torvus myrmillo", "Hilarus thraex"], ["Crescens thraex", "Paris myrmillo"], "Ariminum", players=2)
    events = watched(g)
    assert asked(g) == (0, "spectacle.pick")
    assert options(g) == sorted([man("Torvus"), man("Hilarus")])
    script(g, *QUICK, *QUICK)
    answer(g, 0, man("Hilarus"))
    met = [(args[1], args[3]) for args in told(events, "duel")]
    assert met == [
        (gladiator("Hilarus"), gladiator("Paris")),
        (gladiator("Torvus"), gladiator("Crescens")),
    ]  # two duels, twice the pairs


@pytest.mark.rule("M-9.1")
def test_the_rudiarius_picks_which_of_two_compatible_men() -> None:
    g = line_up(["Torvus", "Hilarus"], ["Crescens", "Paris"], "Spoletium", players=2)
    events = watched(g)
    script(g, *QUICK, *QUICK)
    answer(g, 0, man("Torvus"))
    assert asked(g) == (0, "spectacle.oppose")
    assert options(g) == sorted([man("Crescens"), man("Paris")])
    answer(g, 0, man("Paris"))
    assert [args[3] for args in told(events, "duel")] == [gladiator("Paris"), gladiator("Crescens")]


PAIRS = {  # Rudiarius MT and RS, the other MT and PP: Retiarius and Provocatores find nobody
    0: ["Torvus myrmillo", "Hilarus thraex", "Pulcher retiarius", "Nimbus secutor"],
    1: ["Crescens thraex", "Paris myrmillo", "Carbo", "Umbra"],
}


@pytest.mark.rule("M-9.1", "M-10.1")
def test_whoever_finds_nobody_meets_his_own_partner_and_the_others_pairs_come_last() -> None:
    g = line_up(PAIRS[0], PAIRS[1], "Pompeii", players=2)
    events = watched(g)
    spectacle_frame = in_ring(g)
    script(g, 5, 4)
    answer(g, 0, man("Pulcher"))
    assert told(events, "bout") == [(gladiator("Pulcher"), 5, gladiator("Nimbus"), 4)]
    assert asked(g) == (0, "spectacle.pick")
    assert options(g) == sorted([man("Torvus"), man("Hilarus")])
    script(g, *QUICK, *QUICK, 5, 7)
    answer(g, 0, man("Torvus"))
    assert events_of(events, "duel", "bout") == ["bout", "duel", "duel", "bout"]  # four duels of four pairs
    assert told(events, "bout")[1] == (gladiator("Carbo"), 5, gladiator("Umbra"), 7)
    assert spectacle_frame.fought.bit_count() == 8  # each pair once
    assert unused(g) == 0


@pytest.mark.rule("M-9.1")
def test_two_men_of_one_owner_meet_by_m_10_even_on_different_sides() -> None:
    """Seat 1 lent a Thraex to the Rudiarius and now meets this Thraex with a Myrmillo of their own."""
    g = spectacle(
        "Ariminum",
        mine=["Torvus", "Hilarus"],
        theirs=["Crescens", "Paris"],
        men={0: ["Torvus myrmillo"], 1: ["Hilarus thraex", "Crescens thraex", "Paris myrmillo"]},
        loans=[("Hilarus", 0, "Ariminum")],
        at="pick_forced",
        players=2,
    )
    events = watched(g)
    script(g, 5, 4, *QUICK)
    answer(g, 0, man("Hilarus"))
    assert told(events, "bout") == [(gladiator("Hilarus"), 5, gladiator("Paris"), 4)]
    assert [args[:2] for args in told(events, "duel")] == [(0, gladiator("Torvus"))]


@pytest.mark.rule("M-9.1")
def test_two_owners_on_one_side_meet_by_m_10() -> None:
    g = spectacle(
        "Pompeii",
        mine=["Torvus", "Hilarus", "Pulcher", "Nimbus"],
        theirs=["Crescens", "Paris", "Carbo", "Umbra"],
        men={0: PAIRS[0][:3], 1: PAIRS[1], 2: PAIRS[0][3:]},
        loans=[("Nimbus", 0, "Pompeii")],
        at="pick_forced",
    )
    events = watched(g)
    script(g, 5, 4)
    answer(g, 0, man("Pulcher"))
    assert told(events, "bout") == [(gladiator("Pulcher"), 5, gladiator("Nimbus"), 4)]
    assert told(events, "duel") == []


@pytest.mark.rule("M-9.1")
def test_a_lent_man_fights_by_m_9_against_a_third_school() -> None:
    g = lent_audax()
    f = board(g)
    assert (f.owners, f.bettors) == ((2, 1), (0,))


# M-9.2: the start


@pytest.mark.rule("M-9.2")
def test_a_duel_starts_at_nought_and_the_rudiarius_side_is_i() -> None:
    _, f, _ = face(rudis=0)
    assert f.men == (gladiator("Torvus"), gladiator("Crescens"))
    assert f.owners == (0, 1)
    assert (f.pugna, f.approval, f.virtus, f.wounds) == (0, 0, (0, 0), (0, 0))


@pytest.mark.rule("M-9.2")
def test_side_i_is_the_rudiarius_side_wherever_they_sit() -> None:
    g, f, _ = face(men={2: ["Torvus myrmillo"], 1: ["Crescens thraex"]})
    assert g.rudis == 2
    assert f.owners == (2, 1)


@pytest.mark.rule("M-9.2", "M-4.1")
@pytest.mark.parametrize(
    ("text", "staff", "virtus"),
    [
        ("Ferox myrmillo", [], 3),
        ("Ferox myrmillo veteranus", [], 4),
        ("Ferox myrmillo primus", [], 5),
        ("Ferox myrmillo", ["doctor 2 myrmillo"], 5),
        ("Ferox myrmillo", ["doctor 2 thraex"], 3),
        ("Ferox myrmillo", ["doctor 1 myrmillo", "doctor 2 myrmillo"], 5),
        ("Ferox myrmillo primus", ["doctor 3 myrmillo"], 8),
    ],
)
def test_virtus_is_valor_rank_and_the_doctor_of_his_class(text: str, staff: list[str], virtus: int) -> None:
    _, f, _ = face(text, staff={0: staff})
    assert f.virtus == (virtus, 0)


@pytest.mark.rule("M-9.2")
def test_virtus_stays_within_nought_and_ten() -> None:
    g, f, _ = face(
        "Ferox myrmillo primus",
        "Audax thraex",
        staff={0: ["doctor 3 myrmillo"]},
        hands={0: ["Gladius Acutus", "Vinum Merum", "Gladius Acutus"]},
        players=4,
    )
    answer(g, 0, play("Gladius Acutus", I))
    assert f.virtus == (10, 1)
    answer(g, 0, play("Vinum Merum", II))
    assert f.virtus == (10, 0)
    pass_window(g)
    begin(g, 5, 4)
    answer(g, 0, PASS)
    assert asked(g) == (3, "duel.fix")
    assert FIX + GIVE + I not in options(g)  # the track ends at ten
    assert FIX + GIVE + II in options(g)
    assert FIX + TAKE + II not in options(g)


@pytest.mark.rule("M-9.2")
def test_comprobatio_starts_where_the_crowd_puts_it() -> None:
    g, f, _ = face(hands={1: ["Sibilus"]})
    assert asked(g) == (1, "moment.play_card")
    answer(g, 1, play("Sibilus"))
    assert f.approval == -2


@pytest.mark.rule("M-9.2")
def test_cards_come_after_virtus_and_before_bets() -> None:
    g, _, _ = face(hands={2: ["Acclamatio"]})
    assert asked(g) == (2, "moment.play_card")
    answer(g, 2, play("Acclamatio"))
    assert asked(g) == (2, "duel.stake")


@pytest.mark.rule("M-9.2", "M-4.1")
def test_a_lent_man_has_his_owners_doctor_and_dice() -> None:
    staff = {0: ["doctor 3 myrmillo", "coquus 3"], 2: ["doctor 2 myrmillo"]}
    g = lent_audax(staff=staff)
    f = board(g)
    assert f.virtus == (3, 0)  # Valor 1, Doctor 2; the borrower's Doctor 3 does not count
    begin(g, 4, 6)
    assert asked(g) == (2, "duel.reroll")
    assert options(g) == [PASS, VIRTUS]  # no Coquus: the borrower's may not be used for him


@pytest.mark.rule("M-9.2", "M-4.3")
def test_a_lent_man_eats_with_his_owners_coquus() -> None:
    g = lent_audax(staff={2: ["coquus 1"]})
    begin(g, 4, 6, 9)
    assert options(g) == [PASS, COQUUS, VIRTUS]
    answer(g, 2, COQUUS)
    f = board(g)
    assert f.dice == (9, 6)


# M-9.3: a round


@pytest.mark.rule("M-9.3")
def test_the_higher_die_moves_pugna_by_the_difference_and_the_lower_is_wounded() -> None:
    g, f, events = face()
    fight(g, 3, 5, 8, 1, 9, 4, 0, 9, 9)
    assert [args[2:] for args in told(events, "struck")] == [(-2, 1), (5, 1), (10, 2)]
    assert f.pugna == 10
    assert f.wounds == (1, 2)


@pytest.mark.rule("M-9.3")
def test_equal_dice_please_the_crowd_and_wound_nobody() -> None:
    g, f, events = face()
    fight(g, 4, 4, 9, 3, 9, 3, 0, 9)
    assert told(events, "approval") == [(1,)]
    assert f.wounds == (0, 2)
    assert f.pugna == 10


@pytest.mark.rule("M-9.3")
@pytest.mark.parametrize("dice", [(10, 5), (5, 10), (-1, 5), (5, -1)])
def test_a_die_has_the_faces_nought_to_nine(dice: tuple[int, int]) -> None:
    g, _, _ = face()
    with pytest.raises(OutOfLuck):
        begin(g, *dice)


@pytest.mark.rule("M-9.3", "M-9.4", "M-4.3")
@pytest.mark.parametrize("face_up", [-1, 10])
def test_so_has_every_die_rolled_again(face_up: int) -> None:
    for option in (VIRTUS, COQUUS):
        g, _, _ = face("Hermes myrmillo", staff={0: ["coquus 3"]})
        begin(g, 3, 5, face_up)
        with pytest.raises(OutOfLuck):
            answer(g, 0, option)
    g, _, _ = face(staff={1: ["coquus 3"]})
    begin(g, 9, 0, 0, face_up)
    answers(g, (1, PASS), (2, PASS))
    with pytest.raises(OutOfLuck):
        answer(g, 1, COQUUS)  # the accident


@pytest.mark.rule("M-9.2", "M-9.3", "M-9.4")
def test_everybody_is_told_what_happens() -> None:
    g = line_up(["Hermes myrmillo", "Torvus thraex"], ["Crescens thraex", "Paris myrmillo"], "Ariminum", players=2)
    events = watched(g)
    script(g, 3, 5, 7, 4, 4)
    answers(g, (0, man("Hermes")), (0, VIRTUS), (0, PASS))
    hermes, crescens = gladiator("Hermes"), gladiator("Crescens")
    assert [(event.kind, event.args) for event in events] == [
        ("duel", (0, hermes, 1, crescens)),
        ("virtus-both", (hermes, 2, crescens, 0)),
        ("melee", (hermes, 3, crescens, 5)),
        ("declared", (0, hermes)),
        ("rerolled", (0, hermes, 7)),
        ("struck", (hermes, crescens, 2, 1)),
        ("melee", (hermes, 4, crescens, 4)),
    ]
    assert {event.to for event in events} == {None}


@pytest.mark.rule("M-9.3", "M-9.2")
def test_pugna_stops_at_ten() -> None:
    g, f, events = face()
    fight(g, 1, 9, 1, 9, 0, 9)
    assert [args[2] for args in told(events, "struck")] == [-8, -10]
    assert f.pugna == -10


# M-9.4: after a melee roll


@pytest.mark.rule("M-9.4")
@pytest.mark.parametrize(("dice", "first"), [((3, 5), 0), ((5, 3), 1), ((4, 4), 0)])
def test_the_lower_die_speaks_first_and_on_a_tie_side_i(dice: tuple[int, int], first: int) -> None:
    g, _, _ = face("Hermes myrmillo", "Velox thraex")
    begin(g, *dice)
    assert asked(g) == (first, "duel.reroll")
    answer(g, first, PASS)
    assert asked(g) == (1 - first, "duel.reroll")


@pytest.mark.rule("M-9.4")
def test_side_i_speaks_first_on_a_tie_whatever_his_seat() -> None:
    g, _, _ = face("Hermes myrmillo", "Velox thraex", men={2: ["Hermes myrmillo"], 1: ["Velox thraex"]})
    begin(g, 4, 4)
    assert asked(g) == (2, "duel.reroll")


@pytest.mark.rule("M-9.4")
def test_a_new_die_replaces_the_old_even_if_worse_and_may_be_rolled_again() -> None:
    g, f, _ = face("Hermes myrmillo")
    begin(g, 3, 5, 1, 8)
    answer(g, 0, VIRTUS)
    assert (f.dice, f.virtus) == ((1, 5), (1, 0))
    answer(g, 0, VIRTUS)
    assert (f.dice, f.virtus) == ((8, 5), (0, 0))
    assert asked(g) == (2, "duel.fix")  # no Virtus is left, so seat 0 is not asked again


@pytest.mark.rule("M-9.4")
def test_any_re_roll_lets_both_speak_again() -> None:
    g, f, _ = face("Hermes myrmillo", "Velox thraex")
    begin(g, 3, 5, 2, 9, 6)
    answer(g, 0, PASS)
    answer(g, 1, VIRTUS)  # the second die of this seat is a 2
    assert f.dice == (3, 2)
    assert asked(g) == (1, "duel.reroll")  # now this is the lower die
    answer(g, 1, VIRTUS)
    assert f.dice == (3, 9)
    assert asked(g) == (0, "duel.reroll")  # though seat 0 had declined
    answer(g, 0, VIRTUS)
    assert f.dice == (6, 9)
    assert asked(g) == (0, "duel.reroll")
    answer(g, 0, PASS)
    assert asked(g) == (2, "duel.fix")


@pytest.mark.rule("M-9.4", "M-4.3")
def test_a_coquus_re_rolls_a_melee_die_and_reopens_too() -> None:
    g, f, _ = face("Hermes myrmillo", "Crescens thraex", staff={1: ["coquus 2"]})
    begin(g, 5, 6, 7)
    answer(g, 0, PASS)
    assert asked(g) == (1, "duel.reroll")
    assert options(g) == [PASS, COQUUS]  # there is no Virtus to spend
    answer(g, 1, COQUUS)
    assert f.dice == (5, 7)
    assert asked(g) == (0, "duel.reroll")  # though seat 0 had declined


@pytest.mark.rule("M-9.4", "M-4.3")
def test_a_coquus_is_spent_with_each_re_roll() -> None:
    g, f, _ = face(staff={1: ["coquus 2 used 1"], 0: ["coquus 1"]})
    begin(g, 6, 5, 2, 1)
    answer(g, 1, COQUUS)
    assert f.dice == (6, 2)
    assert asked(g) == (0, "duel.reroll")  # seat 1's Coquus has no use left
    answer(g, 0, COQUUS)
    assert f.dice == (1, 2)
    assert asked(g) == (2, "duel.fix")


@pytest.mark.rule("M-9.4")
def test_virtus_is_for_melee_rolls_only() -> None:
    g, _, _ = face("Torvus myrmillo", "Velox thraex", staff={1: ["coquus 3"]})
    begin(g, 9, 0, 0, 9, 9, 9)
    assert options(g) == [PASS, COQUUS, VIRTUS]
    answer(g, 1, PASS)
    answer(g, 2, PASS)
    assert asked(g) == (1, "roll.help_oneself")  # the accident
    assert options(g) == [PASS, COQUUS]


@pytest.mark.rule("M-9.4")
def test_the_order_is_re_rolls_then_a_fix_then_cards_then_the_blow() -> None:
    g, f, events = face("Hermes myrmillo", hands={1: ["Clamor"]})
    begin(g, 3, 5, 6, 6)
    assert asked(g) == (0, "duel.reroll")
    answer(g, 0, PASS)
    assert asked(g) == (2, "duel.fix")
    assert f.wounds == (0, 0)
    answer(g, 2, FIX + PAUSE)
    assert asked(g) == (1, "moment.play_card")
    assert f.wounds == (0, 0)
    answer(g, 1, play("Clamor"))
    assert f.approval == 1
    assert told(events, "struck") == [(gladiator("Crescens"), gladiator("Hermes"), 0, 1)]
    assert f.wounds == (1, 0)


@pytest.mark.rule("M-9.4", "M-11.4")
def test_a_fix_that_gives_virtus_reopens_the_re_rolls() -> None:
    g, f, _ = face(players=4)
    begin(g, 3, 5, 7, 1, 2)
    assert asked(g) == (3, "duel.fix")
    answer(g, 3, FIX + GIVE + I)
    assert asked(g) == (0, "duel.reroll")
    answer(g, 0, VIRTUS)
    assert (f.pugna, f.wounds, f.virtus) == (2, (0, 1), (0, 0))  # 7 to 5, not 3 to 5


@pytest.mark.rule("M-9.4")
def test_a_fix_that_gives_virtus_lets_him_speak_who_had_declined() -> None:
    g, _, _ = face("Torvus myrmillo", "Velox thraex", players=4)
    begin(g, 3, 5)
    answer(g, 1, PASS)
    answer(g, 3, FIX + GIVE + I)
    assert asked(g) == (0, "duel.reroll")
    answer(g, 0, PASS)
    assert asked(g) == (1, "duel.reroll")


@pytest.mark.rule("M-9.4")
@pytest.mark.parametrize("fix", [PAUSE, REFRESHMENT, REFEREE + II, TAKE + II])
def test_other_fixes_do_not_reopen_them(fix: int) -> None:
    g, f, _ = face("Torvus myrmillo", "Velox thraex", players=4)
    begin(g, 3, 5, 1, 2)
    answer(g, 1, PASS)
    answer(g, 3, FIX + fix)
    assert f.dice == (1, 2)  # the next round


@pytest.mark.rule("M-9.4")
def test_manus_fortunae_reopens_the_re_rolls() -> None:
    g, f, _ = face("Torvus myrmillo", "Velox thraex", hands={2: ["Manus Fortunae"]})
    begin(g, 3, 5, 4)
    answers(g, (1, PASS), (2, PASS))  # no re-roll, no fix
    assert asked(g) == (2, "moment.play_card")
    answer(g, 2, play("Manus Fortunae", II))
    assert f.dice == (3, 4)
    assert asked(g) == (1, "duel.reroll")
    answer(g, 1, PASS)
    assert asked(g) == (2, "duel.fix")  # nothing was bought in this round
    assert f.wounds == (0, 0)
    script(g, 6, 6)
    answer(g, 2, PASS)
    assert (f.pugna, f.wounds) == (-1, (1, 0))  # 3 to 4, and the next round
    assert f.dice == (6, 6)


# M-9.5: accidental death


@pytest.mark.rule("M-9.5")
@pytest.mark.parametrize(
    ("arbiters", "die", "dies"),
    [
        ({}, 1, True),  # one wound, this roll's
        ({}, 2, False),
        ({0: ["arbiter 1"]}, 0, True),
        ({0: ["arbiter 1"]}, 1, False),  # the other owner's Arbiter counts
        ({1: ["arbiter 1"]}, 1, False),
        ({0: ["arbiter 1"], 1: ["arbiter 2"]}, 0, False),  # the better of the two counts
        ({2: ["arbiter 3"]}, 1, True),  # a bettor's does not count
    ],
)
def test_a_nought_is_deadly_if_die_and_arbiter_are_at_most_his_wounds(
    arbiters: dict[int, list[str]], die: int, dies: bool
) -> None:
    g, f, events = face(staff=arbiters)
    fight(g, *((5, 0, die) if dies else (5, 0, die, 9, 4, 0, 9)))
    assert (f.dead == 1 << II) == dies
    assert bool(told(events, "accident")) == dies


@pytest.mark.rule("M-9.5")
def test_wounds_of_earlier_rounds_count() -> None:
    g, f, _ = face()
    fight(g, 5, 4, 5, 4, 5, 0, 3)
    assert f.wounds == (0, 3)
    assert f.dead == 1 << II


@pytest.mark.rule("M-9.5")
def test_a_nought_rolled_again_is_forgotten_and_one_rolled_again_counts() -> None:
    g, f, events = face("Hermes myrmillo")
    begin(g, 0, 4, 6, 1, 4, 0, 9, 1, 4)
    answers(g, (0, VIRTUS), (0, PASS), (2, PASS))  # the 0 became a 6: no check
    assert f.dice == (1, 4)
    answers(g, (0, VIRTUS), (2, PASS))  # the 1 became a 0: the check is a 9
    assert [args[1:] for args in told(events, "roll")] == [(3, 9)]
    assert f.dead == 0


@pytest.mark.rule("M-9.5", "M-9.6")
def test_both_can_die_and_each_uses_his_own_coquus() -> None:
    g, f, events = face(staff={0: ["coquus 1"], 1: ["coquus 1"]}, denarii=[10, 10, 10])
    script(g, 0, 0, 0, 5, 0, 0)
    answers(g, (2, PASS), (0, PASS), (1, PASS))
    assert asked(g) == (0, "roll.help_oneself")
    answer(g, 0, COQUUS)  # the 5 saves him
    assert asked(g) == (1, "roll.help_oneself")
    answer(g, 1, COQUUS)  # another zero
    assert (f.dead, f.ending) == (1 << II, MINOR)
    assert [args[0] for args in told(events, "accident")] == [gladiator("Crescens")]


@pytest.mark.rule("M-9.5", "M-9.6", "M-9.8")
def test_both_die_no_winner_no_fame_no_payment() -> None:
    g, f, events = face("Torvus myrmillo 2", "Crescens thraex veteranus 3", denarii=[10, 10, 10])
    fight(g, 0, 0, 0, 0)
    assert f.dead == 3
    assert g.school == [0, 0, 0]
    assert g.denarii == [10, 10, 10]
    assert events_of(events, "fame", "victory", "killed", "stantes-missi", "appreciation") == []
    assert names(g.men_gone) == ["Crescens", "Torvus"]


@pytest.mark.rule("M-9.5")
def test_the_dead_come_back_as_new() -> None:
    g, _, _ = face(other="Crescens thraex veteranus 3")
    fight(g, 9, 0, 0)
    crescens = gladiator("Crescens")
    assert (g.klass[crescens], g.rank[crescens], g.fame[crescens]) == (-1, TIRO, 0)
    assert not g.engaged >> crescens & 1


@pytest.mark.rule("M-9.5", "M-9.2", "M-4.2")
def test_a_lent_mans_arbiter_is_his_owners() -> None:
    g = lent_audax(staff={0: ["arbiter 3"], 2: ["arbiter 1"]})
    begin(g, 0, 5, 1, 9, 9)
    f = board(g)
    answers(g, (2, PASS), (0, PASS))  # no re-roll, no fix
    assert f.dead == 0  # 1 and Arbiter 1 are more than one wound
    g = lent_audax(staff={0: ["arbiter 3"]})
    begin(g, 0, 5, 1, 9, 0, 0)
    f = board(g)
    answers(g, (2, PASS), (0, PASS))
    assert f.dead == 1 << I  # the borrower's Arbiter is not there


# M-9.6: how it ends


@pytest.mark.rule("M-9.6")
def test_pugna_at_ten_wins() -> None:
    g, f, events = face()
    fight(g, 9, 4, 9, 4, 0, 9)
    assert (f.ending, f.loser) == (VICTORY, II)
    assert told(events, "victory") == [(0, gladiator("Torvus"))]


@pytest.mark.rule("M-9.6")
def test_more_wounds_than_courage_lose_and_as_many_do_not() -> None:
    g, f, events = face(other="Nimbus thraex")  # Courage 2
    fight(g, 5, 4, 5, 4, 5, 4, 0, 9)
    assert (f.ending, f.loser, f.wounds, f.pugna) == (VICTORY, II, (0, 3), 3)
    assert len(told(events, "melee")) == 3


@pytest.mark.rule("M-9.6")
def test_side_i_loses_by_wounds_too() -> None:
    g, f, _ = face("Nimbus myrmillo")
    fight(g, 4, 5, 4, 5, 4, 5, 0, 9)
    assert (f.ending, f.loser) == (VICTORY, I)


@pytest.mark.rule("M-9.6", "M-9.8")
def test_comprobatio_at_five_dismisses_both_standing() -> None:
    g, f, events = face(hands={0: ["Acclamatio"]})
    answer(g, 0, play("Acclamatio"))
    fight(g, 7, 7, 7, 7, 7, 7)
    assert (f.ending, f.loser, f.approval) == (STANTES_MISSI, -1, 5)
    assert told(events, "stantes-missi") == [(gladiator("Torvus"), gladiator("Crescens"))]
    assert told(events, "fame") == [(gladiator("Torvus"), 2), (gladiator("Crescens"), 2)]
    assert told(events, "roll") == []  # no judgement, no wounds to heal


@pytest.mark.rule("M-9.6")
def test_an_accident_comes_before_pugna_and_wounds() -> None:
    """The same roll brings Pugna to ten, but it is still a minor victory without a judgement."""
    g, f, events = face(other="Umbra thraex", denarii=[10, 10, 10])  # Courage 1
    fight(g, 5, 4, 9, 0, 0)
    assert f.pugna == 10
    assert f.wounds == (0, 2)
    assert (f.ending, f.loser) == (MINOR, II)
    assert events_of(events, "victory", "appreciation", "killed") == []
    assert told(events, "fame") == [(gladiator("Torvus"), 1)]
    assert g.denarii == [10, 10, 10]  # nobody pays for him


@pytest.mark.rule("M-9.6")
def test_an_accident_comes_before_stantes_missi() -> None:
    g, f, events = face()
    fight(g, 7, 7, 7, 7, 7, 7, 7, 7, 0, 0, 0, 9)
    assert f.approval == 5
    assert (f.ending, f.dead) == (MINOR, 1 << I)
    assert told(events, "fame") == [(gladiator("Crescens"), 1)]


@pytest.mark.rule("M-9.6")
@pytest.mark.parametrize(
    ("other", "dice"),
    [("Crescens thraex", (9, 4, 9, 4)), ("Nimbus thraex", (5, 4, 5, 4, 5, 4))],  # Pugna at ten; wounds over Courage
)
def test_pugna_and_wounds_come_before_stantes_missi(other: str, dice: tuple[int, ...]) -> None:
    g, f, events = face(other=other, hands={0: ["Acclamatio"], 1: ["Clamor"]})
    answer(g, 0, play("Acclamatio"))
    pass_window(g)
    script(g, 7, 7, 7, 7, *dice, 9, 9)
    rolls = 2 + len(dice) // 2
    while not f.ending:
        ready = len(told(events, "melee")) == rolls and play("Clamor") in options(g)
        answer(g, g.seat, play("Clamor") if ready else PASS)
    assert f.approval == 5  # in the same round that ends the duel in another way
    assert (f.ending, f.loser) == (VICTORY, II)


# M-9.7: the judgement


@pytest.mark.rule("M-9.7")
@pytest.mark.parametrize(
    ("other", "staff", "appreciation"),
    [
        ("Crescens thraex", {}, 5),  # wounds 1 and 2, Charisma 2
        ("Crescens thraex veteranus", {}, 6),
        ("Crescens thraex primus", {}, 7),
        ("Crescens thraex", {1: ["faber 2"]}, 7),
        ("Crescens thraex", {1: ["faber 1", "faber 2"]}, 7),  # only the best Faber counts
        ("Crescens thraex", {0: ["faber 3"], 2: ["faber 2"]}, 5),  # the winner's does not count, nor a bettor's
    ],
)
def test_appreciation_is_wounds_charisma_rank_and_faber(
    other: str, staff: dict[int, list[str]], appreciation: int
) -> None:
    g, f, events = face(other=other, staff=staff)
    fight(g, 4, 5, 9, 3, 9, 3, 9, 9)
    assert f.wounds == (1, 2)
    assert told(events, "appreciation") == [(gladiator("Crescens"), appreciation)]


@pytest.mark.rule("M-9.7")
@pytest.mark.parametrize(("card", "approval", "appreciation"), [("Acclamatio", 3, 7), ("Sibilus", -1, 3)])
def test_appreciation_counts_comprobatio_negative_too(card: str, approval: int, appreciation: int) -> None:
    g, f, events = face(hands={0: [card]})
    answer(g, 0, play(card))
    fight(g, 7, 7, 9, 3, 9, 3, 9)
    assert f.approval == approval
    assert told(events, "appreciation") == [(gladiator("Crescens"), appreciation)]  # 2 wounds, Charisma 2


@pytest.mark.rule("M-9.7")
@pytest.mark.parametrize(("die", "spared"), [(3, True), (4, True), (5, False), (9, False)])
def test_a_die_up_to_appreciation_spares_him(die: int, spared: bool) -> None:
    g, _, events = face()
    fight(g, 9, 3, 9, 3, die, *([9] if spared else []))  # Appreciation 4
    assert bool(told(events, "spared")) == spared
    assert bool(told(events, "killed")) == (not spared)
    assert names(g.school[1]) == (["Crescens"] if spared else [])


@pytest.mark.rule("M-9.7", "M-3.5")
@pytest.mark.parametrize(
    ("other", "price"),
    [
        ("Crescens thraex", 2),
        ("Crescens thraex 3", 5),
        ("Crescens thraex veteranus 1", 7),
        ("Crescens thraex primus 6", 16),
        ("Nimbus thraex 2", 2),  # a Damnatus costs nothing
        ("Publius Ostorius thraex", 5),
    ],
)
def test_whom_the_public_kills_his_owner_is_paid_for(other: str, price: int) -> None:
    name = next(text for text in ("Crescens", "Nimbus", "Publius Ostorius") if other.startswith(text))
    g = duel("Torvus", name, men={0: ["Torvus myrmillo"], 1: [other]}, denarii=[10, 10, 10])
    f = board(g)
    f.virtus, f.approval = (0, 0), -9
    events = watched(g)
    fight(g, 9, 3, 9, 3, 9)
    assert told(events, "killed") == [(gladiator(name), 1, price)]
    assert g.denarii == [10, 10 + price, 10]
    assert names(g.men_gone) == [name]


@pytest.mark.rule("M-9.7", "M-4.3")
def test_the_losers_owner_may_roll_the_judgement_again() -> None:
    g, _, events = face(staff={0: ["coquus 3"], 1: ["coquus 1"]})
    script(g, 9, 3, 9, 3, 9, 4, 9)
    while asked(g) != (1, "roll.help_oneself"):
        answer(g, g.seat, PASS)
    assert told(events, "roll") == [(gladiator("Crescens"), 0, 9)]
    answer(g, 1, COQUUS)
    assert told(events, "spared") == [(gladiator("Crescens"),)]


@pytest.mark.rule("M-9.7")
def test_a_minor_victory_and_stantes_missi_have_no_judgement() -> None:
    g, _, events = face()
    fight(g, 9, 0, 0)
    assert told(events, "appreciation") == []


@pytest.mark.rule("M-9.7", "M-9.2", "M-3.5")
@pytest.mark.parametrize(("die", "price"), [(6, 0), (7, 5)])
def test_a_lent_loser_has_his_owners_faber_and_pays_his_owner(die: int, price: int) -> None:
    men = {0: ["Torvus thraex"], 1: ["Crescens thraex", "Paris myrmillo"], 2: ["Audax myrmillo 3"]}
    g = lent_audax(men=men, staff={0: ["faber 3"], 2: ["faber 2"]}, denarii=[10, 10, 10])
    events = watched(g)
    begin(g, 3, 9, 3, 9, die, *([9] if not price else []), *QUICK)
    audax = gladiator("Audax")
    while not told(events, "fame"):
        answer(g, g.seat, PASS)
    assert told(events, "appreciation") == [(audax, 6)]  # 2 wounds, Charisma 2, Faber 2
    assert told(events, "killed") == ([(audax, 2, price)] if price else [])
    assert g.denarii[2] == 10 + price


# M-9.8: Fame and healing


@pytest.mark.rule("M-9.8")
def test_the_winner_gains_two_fame_and_a_spared_loser_one() -> None:
    g, _, events = face()
    fight(g, 9, 3, 9, 3, 0, 9)
    assert told(events, "fame") == [(gladiator("Torvus"), 2), (gladiator("Crescens"), 1)]
    assert g.fame[gladiator("Torvus")] == 2
    assert g.fame[gladiator("Crescens")] == 1


@pytest.mark.rule("M-9.8")
def test_a_killed_loser_gains_none() -> None:
    g, _, events = face()
    fight(g, 9, 3, 9, 3, 9)
    assert told(events, "fame") == [(gladiator("Torvus"), 2)]


@pytest.mark.rule("M-9.8", "M-3.3")
@pytest.mark.parametrize(
    ("before", "rank", "fame"),
    [
        ("1", TIRO, 3),
        ("2", VETERANUS, 0),
        ("3", VETERANUS, 1),  # the point above four carries over
        ("veteranus 3", PRIMUS, 1),
        ("primus 3", PRIMUS, 5),  # he cannot rise any further
    ],
)
def test_each_fourth_point_of_fame_promotes(before: str, rank: int, fame: int) -> None:
    g, f, _ = face(f"Torvus myrmillo {before}")
    f.virtus = (0, 0)
    fight(g, 9, 3, 9, 3, 0, 9)
    torvus = gladiator("Torvus")
    assert (g.rank[torvus], g.fame[torvus]) == (rank, fame)


@pytest.mark.rule("M-9.8")
def test_fame_comes_before_the_bets_and_those_before_healing() -> None:
    g, _, events = face()
    script(g, 9, 3, 9, 3, 0, 9)
    answer(g, 2, options(g)[1])
    fight_on(g)
    order = events_of(events, "spared", "fame", "bet-won", "healed")
    assert order == ["spared", "fame", "fame", "bet-won", "healed"]


@pytest.mark.rule("M-9.8")
@pytest.mark.parametrize(
    ("staff", "die", "heals"),
    [
        ({}, 3, True),  # two wounds
        ({}, 2, False),
        ({1: ["medicus 1"]}, 2, True),
        ({1: ["medicus 1"]}, 1, False),
        ({1: ["medicus 1", "medicus 3"]}, 0, True),
        ({0: ["medicus 3"]}, 2, False),
    ],
)
def test_die_and_medicus_must_be_more_than_his_wounds(staff: dict[int, list[str]], die: int, heals: bool) -> None:
    g, f, events = face(staff=staff)
    fight(g, 9, 3, 9, 3, 0, die)
    crescens = 1 << gladiator("Crescens")
    assert f.wounds == (0, 2)
    assert bool(g.wounded & crescens) == (not heals)
    assert events_of(events, "healed", "scarred") == ["healed" if heals else "scarred"]


@pytest.mark.rule("M-9.8")
def test_who_has_no_wounds_does_not_roll_and_all_are_engaged() -> None:
    g, _, events = face()
    fight(g, 9, 3, 9, 3, 0, 9)
    assert [args[0] for args in told(events, "roll")] == [gladiator("Crescens")] * 2  # for judgement and healing
    assert names(g.engaged) == ["Crescens", "Torvus"]
    assert g.wounded == 0


@pytest.mark.rule("M-9.8")
def test_both_roll_to_heal_side_i_first_and_keep_one_marker_at_most() -> None:
    g, f, events = face("Torvus myrmillo", "Nimbus thraex")
    fight(g, 4, 5, 4, 5, 5, 4, 5, 4, 5, 4, 0, 2, 3)
    assert f.wounds == (2, 3)
    assert told(events, "roll")[1:] == [(gladiator("Torvus"), 1, 2), (gladiator("Nimbus"), 1, 3)]
    assert names(g.wounded) == ["Torvus", "Nimbus"]  # a set: one marker per man
    assert g.wounded & ~g.engaged == 0


@pytest.mark.rule("M-9.8", "M-9.6")
def test_the_survivor_of_an_accident_rolls_to_heal_and_the_dead_do_not() -> None:
    g, _, events = face()
    fight(g, 4, 5, 9, 0, 1, 1)
    assert [args[:2] for args in told(events, "roll")] == [(gladiator("Crescens"), 3), (gladiator("Torvus"), 1)]
    assert names(g.wounded) == ["Torvus"]


@pytest.mark.rule("M-9.8", "M-9.6")
def test_after_stantes_missi_the_wounded_roll_to_heal() -> None:
    g, _, events = face()
    fight(g, 4, 5, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 1)
    assert told(events, "scarred") == [(gladiator("Torvus"),)]
    assert names(g.engaged) == ["Crescens", "Torvus"]


@pytest.mark.rule("M-9.8", "M-4.3")
def test_a_healing_roll_is_rolled_again_by_a_coquus() -> None:
    g, _, events = face(staff={1: ["coquus 1"]})
    script(g, 9, 3, 9, 3, 0, 2, 7)
    while not (asked(g) == (1, "roll.help_oneself") and len(told(events, "roll")) == 2):
        answer(g, g.seat, PASS)
    answer(g, 1, COQUUS)
    assert told(events, "healed") == [(gladiator("Crescens"),)]


@pytest.mark.rule("M-9.8", "M-9.2", "M-13.2")
@pytest.mark.parametrize(("medicus", "heals"), [({0: ["medicus 3"]}, False), ({2: ["medicus 1"]}, True)])
def test_a_lent_man_has_his_owners_medicus_and_keeps_his_fame(medicus: dict[int, list[str]], heals: bool) -> None:
    g = lent_audax(staff=medicus)
    events = watched(g)
    begin(g, 3, 9, 3, 9, 0, 2, *QUICK)  # spared; rolls a 2 against two wounds
    audax = gladiator("Audax")
    while not events_of(events, "healed", "scarred"):
        answer(g, g.seat, PASS)
    assert bool(told(events, "healed")) == heals
    assert g.fame[audax] == 1
    assert g.school[2] >> audax & 1
    assert g.engaged >> audax & 1


@pytest.mark.rule("M-9.6")
def test_a_school_that_lost_a_man_is_noted() -> None:
    g, _, _ = face()
    ring = in_ring(g)
    fight(g, 9, 3, 9, 3, 9)
    assert ring.fallen == 1 << 1


@pytest.mark.rule("M-9.6", "M-9.8", "M-11.2")
@pytest.mark.parametrize("amount", [5, 7])
def test_comprobatio_at_five_before_the_first_roll_ends_the_duel_at_once(amount: int) -> None:
    """With a deck file of one's own Acclamatio may be as strong as that. Nobody bets on a duel that is decided."""
    decks = re.sub(r'("acclamatio", .*)amount = 2', rf"\1amount = {amount}", source("eventum"))
    g, board, events = face(hands={2: ["Acclamatio"]}, decks=decks)
    answer(g, 2, play("Acclamatio"))
    assert (board.ending, board.approval, board.wounds) == (STANTES_MISSI, amount, (0, 0))
    assert told(events, "fame") == [(gladiator("Torvus"), 2), (gladiator("Crescens"), 2)]
    assert [told(events, kind) for kind in ("melee", "staked", "roll")] == [[], [], []]
    assert g.engaged == mask_of([gladiator("Torvus"), gladiator("Crescens")])


@pytest.mark.rule("M-9.6")
def test_comprobatio_at_four_before_the_first_roll_does_not() -> None:
    g, board, _ = face(hands={2: ["Acclamatio", "Acclamatio"]})
    board.approval = 2
    answer(g, 2, play("Acclamatio"))
    assert board.approval == 4
    assert board.ending == FIGHTING


# M-9.4: the option that a die is rolled again only once


def thrown(*dice: int, **more: Any) -> tuple[Munera, Duel]:
    """Set up a duel of Ferox and Leo, who have Virtus, after its first roll."""
    usual: dict[str, Any] = {"men": {0: ["Ferox myrmillo"], 1: ["Leo thraex"]}, "players": 2, "luck": dice}
    g = duel("Ferox", "Leo", **{**usual, **more})
    return g, board(g)


@pytest.mark.rule("M-9.4")
def test_with_an_option_a_die_is_rolled_again_only_once() -> None:
    g, f = thrown(2, 6, 3, 7, 5, 4, rerolls="once")
    assert f.virtus[0] > 1
    answer(g, 0, VIRTUS)
    assert f.dice == (3, 6)
    assert asked(g) == (1, "duel.reroll"), "the lower die is spent"
    answer(g, 1, VIRTUS)
    assert (f.dice, f.pugna) == ((5, 4), -4), "both dice are spent: the next round has begun"


@pytest.mark.rule("M-9.4")
def test_otherwise_a_die_may_be_rolled_as_often_as_it_is_paid_for() -> None:
    g, f = thrown(2, 6, 3, 4)
    answers(g, (0, VIRTUS), (0, VIRTUS))
    assert f.dice == (4, 6)


@pytest.mark.rule("M-9.4", "M-15.10")
def test_manus_fortunae_does_not_give_a_spent_die_back() -> None:
    g, f = thrown(2, 6, 3, rerolls="once", hands={1: ["Manus Fortunae"]})
    answer(g, 1, PASS)
    answer(g, 0, VIRTUS)
    answer(g, 1, PASS)
    script(g, 8)
    answer(g, 1, play("Manus Fortunae", 1))
    assert (f.dice, asked(g)) == ((3, 8), (1, "duel.reroll"))


@pytest.mark.rule("M-9.4", "M-4.3")
@pytest.mark.parametrize(("rerolls", "again"), [("paid", True), ("once", False)])
def test_the_option_holds_for_the_coquus_too(rerolls: str, again: bool) -> None:
    g = position(2, phase="forum", men={0: ["Ferox wounded"]}, staff={0: ["coquus 3"]}, luck=[1], rerolls=rerolls)
    assert asked(g) == (0, "roll.help_oneself")
    script(g, 2)
    if again:
        answer(g, 0, COQUUS)
        assert asked(g) == (0, "roll.help_oneself")
    else:
        seeded(g)
        answer(g, 0, COQUUS)
        assert asked(g)[1] != "roll.help_oneself"
