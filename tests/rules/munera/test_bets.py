"""M-11: bets and fixes. With four players seats 0 and 1 fight; seat 2 is the first bettor, seat 3 the second."""

from __future__ import annotations

from typing import Any

import pytest

from harena.games.munera.actions import COQUUS, FIX, STAKE, VIRTUS
from harena.games.munera.bets import GIVE, PAUSE, REFEREE, REFRESHMENT, SIDE, TAKE
from harena.games.munera.duel import II, I
from harena.games.munera.state import Duel, Munera
from harena.kernel.choice import PASS, Refused
from tests.rules.munera.dueling import QUICK, begin, board, events_of, face, fight, fight_on, lent_audax
from tests.rules.munera.playing import answer, answers, asked, gladiator, man, options, script, spectacle, told, watched

ALL_FIXES = {PAUSE, REFRESHMENT, REFEREE + I, REFEREE + II, GIVE + I, GIVE + II, TAKE + I, TAKE + II}
NOTHING_ELSE = (9, 3, 9, 3, 0, 9)  # side I wins in two rounds, the other is spared and heals


def on(side: int, denarii: int) -> int:
    return STAKE + SIDE * side + denarii


def stakes_on(g: Munera) -> dict[int, list[int]]:
    """Return what may be staked now, by side."""
    found: dict[int, list[int]] = {}
    for option in options(g):
        if option != PASS:
            side, denarii = divmod(option - STAKE, SIDE)
            found.setdefault(side, []).append(denarii)
    return found


def fixes_of(g: Munera) -> set[int]:
    assert asked(g)[1] in ("duel.fix", "duel.interrupt")
    assert PASS in options(g)
    return {option - FIX for option in options(g) if option != PASS}


def four(one: str = "Torvus myrmillo", other: str = "Crescens thraex", **more: Any) -> tuple[Munera, Duel]:
    g, f, _ = face(one, other, players=4, **more)
    return g, f


# M-11.1: who bets


@pytest.mark.rule("M-11.1")
def test_with_two_players_nobody_bets_or_fixes() -> None:
    g, f, events = face("Hermes myrmillo", "Crescens thraex", players=2, luck=[3, 5])
    assert f.bettors == ()
    assert asked(g) == (0, "duel.reroll")
    fight(g, 4, 5, 4, 5, 0, 9)
    assert events_of(events, "staked", "pause", "refreshment", "bribed", "cheered") == []


@pytest.mark.rule("M-11.1")
def test_with_three_players_one_bettor_stakes_up_to_three() -> None:
    g, f, _ = face()
    assert f.bettors == (2,)
    assert asked(g) == (2, "duel.stake")
    assert stakes_on(g) == {I: [1, 2, 3], II: [1, 2, 3]}


@pytest.mark.rule("M-11.1")
def test_with_four_players_two_bettors_stake_up_to_five() -> None:
    g, f = four()
    assert f.bettors == (2, 3)
    assert stakes_on(g) == {I: [1, 2, 3, 4, 5], II: [1, 2, 3, 4, 5]}


@pytest.mark.rule("M-11.1")
def test_nobody_stakes_more_than_they_have() -> None:
    g, _ = four(denarii=[25, 25, 2, 1])
    assert stakes_on(g) == {I: [1, 2], II: [1, 2]}
    answer(g, 2, PASS)
    assert stakes_on(g) == {I: [1], II: [1]}


@pytest.mark.rule("M-11.1")
def test_who_has_nothing_is_not_asked() -> None:
    g, _ = four(denarii=[25, 25, 0, 4])
    assert asked(g) == (3, "duel.stake")
    assert stakes_on(g) == {I: [1, 2, 3, 4], II: [1, 2, 3, 4]}  # as if the first bettor had passed


@pytest.mark.rule("M-11.1")
@pytest.mark.parametrize(
    ("host", "rival", "bettors"), [(0, 1, (2, 3)), (1, 3, (2, 0)), (2, 1, (3, 0)), (3, 0, (1, 2)), (0, 2, (1, 3))]
)
def test_the_first_bettor_is_the_first_from_the_rudiarius_left(host: int, rival: int, bettors: tuple[int, int]) -> None:
    _, f = four(men={host: ["Torvus myrmillo"], rival: ["Crescens thraex"]})
    assert f.bettors == bettors


@pytest.mark.rule("M-11.1")
def test_a_borrower_may_bet_and_comes_last_as_rudiarius() -> None:
    """Seat 0, the Rudiarius, has borrowed Audax from seat 2. The man fights for seat 0, who does not own him."""
    g = lent_audax(players=4)
    assert board(g).owners == (2, 1)
    assert board(g).bettors == (3, 0)


@pytest.mark.rule("M-11.1", "M-13.2")
def test_a_lender_bets_with_everything_once_the_journey_is_paid() -> None:
    """Seat 2 in Sardinia lent Hilarus for this spectacle, has paid the fare and may stake the three denarii left."""
    g = spectacle(
        "Ariminum",
        mine=["Torvus", "Hilarus"],
        theirs=["Crescens", "Paris"],
        men={0: ["Torvus myrmillo"], 1: ["Crescens thraex", "Paris myrmillo"], 2: ["Hilarus thraex"]},
        loans=[("Hilarus", 0, "Ariminum")],
        regions=["Latium", "Latium", "Sardinia"],
        denarii=[10, 10, 3],
        at="pick_forced",
    )
    answer(g, 0, man("Torvus"))
    assert asked(g) == (2, "duel.stake")
    assert stakes_on(g) == {I: [1, 2, 3], II: [1, 2, 3]}


@pytest.mark.rule("M-11.1", "M-13.2")
def test_what_a_lender_owes_for_another_spectacle_may_not_be_staked() -> None:
    """Seat 2 still has to pay the journey from Sardinia to Pola (four zones): 8 of the 9 denarii."""
    g, _, _ = face(
        men={0: ["Torvus myrmillo"], 1: ["Crescens thraex"], 2: ["Hilarus", "Paris"]},
        open=["Telesia", "Pola"],
        loans=[("Hilarus", 1, "Pola")],
        regions=["Latium", "Latium", "Sardinia"],
        denarii=[10, 10, 9],
    )
    assert stakes_on(g) == {I: [1], II: [1]}


@pytest.mark.rule("M-11.1")
def test_with_three_players_there_is_one_fix_pause_or_refreshment() -> None:
    g, f, _ = face("Hermes myrmillo", "Velox thraex")
    begin(g, 3, 5, 3, 5, 3, 5)
    answers(g, (0, PASS), (1, PASS))
    assert asked(g) == (2, "duel.fix")
    assert fixes_of(g) == {PAUSE, REFRESHMENT}
    answer(g, 2, FIX + REFRESHMENT)
    answers(g, (0, PASS), (1, PASS))  # the second round: the bettor's only fix is spent
    assert f.dice == (3, 5)
    assert len(f.bought) == 1
    assert asked(g) == (0, "duel.reroll")  # the third round


@pytest.mark.rule("M-11.1")
def test_with_three_players_no_declared_re_roll_is_answered() -> None:
    g, f, _ = face("Hermes myrmillo")
    begin(g, 3, 5, 9)
    answer(g, 0, VIRTUS)
    assert f.dice == (9, 5)  # rolled at once


@pytest.mark.rule("M-11.1", "M-11.3")
def test_one_bettor_may_use_their_fix_in_any_round() -> None:
    g, f, _ = face()
    begin(g, 3, 5, 3, 5, 3, 5)
    answer(g, 2, PASS)
    assert asked(g) == (2, "duel.fix")
    answer(g, 2, PASS)
    assert asked(g) == (2, "duel.fix")
    assert f.wounds == (2, 0)


@pytest.mark.rule("M-11.1")
def test_with_four_players_there_are_two_fixes_each() -> None:
    g, f = four("Leo myrmillo", "Pugnax thraex", denarii=[9, 9, 9, 9])
    begin(g, *[3, 5] * 6)
    for seat, fix in ((3, PAUSE), (2, REFRESHMENT), (3, REFEREE + I), (2, TAKE + II)):
        answers(g, (0, PASS), (1, PASS))
        assert asked(g) == (seat, "duel.fix")
        answer(g, seat, FIX + fix)
    assert g.denarii == [9, 9, 7, 7]
    assert f.bought == (0, 1, 2, 3)
    answers(g, (0, PASS), (1, PASS))
    assert asked(g) == (0, "duel.reroll")  # the next round: no fix is left to buy
    assert f.wounds == (4, 0)


@pytest.mark.rule("M-11.1")
def test_who_has_staked_nothing_may_fix() -> None:
    g, _ = four()
    begin(g, 3, 5)
    assert asked(g) == (3, "duel.fix")


# M-11.2: stakes


@pytest.mark.rule("M-11.2")
def test_the_second_stakes_on_the_other_side_only() -> None:
    g, _ = four()
    answer(g, 2, on(II, 4))
    assert asked(g) == (3, "duel.stake")
    assert stakes_on(g) == {I: [1, 2, 3, 4, 5]}
    g, _ = four()
    answer(g, 2, on(I, 1))
    assert stakes_on(g) == {II: [1, 2, 3, 4, 5]}


@pytest.mark.rule("M-11.2")
def test_if_the_first_passed_the_second_stakes_on_either() -> None:
    g, _ = four()
    answer(g, 2, PASS)
    assert stakes_on(g) == {I: [1, 2, 3, 4, 5], II: [1, 2, 3, 4, 5]}


@pytest.mark.rule("M-11.2")
def test_a_stake_of_nothing_or_of_six_is_refused() -> None:
    g, _ = four()
    for option in (on(I, 0), on(I, 6), on(II, 0), on(II, 6)):
        with pytest.raises(Refused):
            answer(g, 2, option)


@pytest.mark.rule("M-11.2")
def test_stakes_come_before_the_first_roll_and_are_spent() -> None:
    g, f = four(denarii=[9, 9, 9, 9])
    answer(g, 2, on(I, 5))
    assert g.denarii == [9, 9, 4, 9]
    assert f.dice == (-1, -1)
    script(g, 3, 5)
    answer(g, 3, on(II, 2))
    assert g.denarii == [9, 9, 4, 7]
    assert f.dice == (3, 5)


def bet(dice: tuple[int, ...], first: int, second: int, **more: Any) -> Munera:
    """Lay the stakes of both bettors, then play the duel to its end."""
    g, _ = four(denarii=[9, 9, 9, 9], **more)
    script(g, *dice)
    answers(g, (2, first), (3, second))
    fight_on(g)
    return g


@pytest.mark.rule("M-11.2")
def test_the_winners_side_pays_twice_the_stake() -> None:
    assert bet(NOTHING_ELSE, on(I, 4), on(II, 3)).denarii[2:] == [13, 6]  # 9 - 4 + 8, 9 - 3
    assert bet(NOTHING_ELSE, on(II, 5), on(I, 1)).denarii[2:] == [4, 10]


@pytest.mark.rule("M-11.2")
def test_a_killed_losers_side_pays_nothing_either() -> None:
    assert bet((9, 3, 9, 3, 9), on(I, 4), on(II, 3)).denarii[2:] == [13, 6]


@pytest.mark.rule("M-11.2")
def test_a_minor_victory_pays_too() -> None:
    assert bet((9, 0, 0), on(I, 2), on(II, 2)).denarii[2:] == [11, 7]
    assert bet((0, 9, 0), on(I, 2), on(II, 2)).denarii[2:] == [7, 11]


@pytest.mark.rule("M-11.2")
def test_stantes_missi_pays_both() -> None:
    assert bet((7,) * 10, on(I, 2), on(II, 5)).denarii[2:] == [11, 14]


@pytest.mark.rule("M-11.2")
def test_a_double_accident_pays_none() -> None:
    assert bet((0, 0, 0, 0), on(I, 2), on(II, 5)).denarii[2:] == [7, 4]


@pytest.mark.rule("M-11.2")
def test_who_passed_wins_nothing() -> None:
    assert bet(NOTHING_ELSE, PASS, on(I, 5)).denarii == [9, 9, 9, 14]


@pytest.mark.rule("M-11.2")
def test_winnings_can_be_used_at_once() -> None:
    """In the second duel of the spectacle seat 2 stakes what they have just won."""
    g = spectacle(
        "Ariminum",
        mine=["Torvus", "Hilarus"],
        theirs=["Crescens", "Paris"],
        men={0: ["Torvus myrmillo", "Hilarus thraex"], 1: ["Crescens thraex", "Paris myrmillo"]},
        denarii=[9, 9, 1],
        at="pick_forced",
    )
    script(g, *QUICK)
    answers(g, (0, man("Torvus")), (2, on(I, 1)))
    assert asked(g) == (2, "duel.stake")
    assert g.denarii[2] == 2
    assert stakes_on(g) == {I: [1, 2], II: [1, 2]}


# M-11.3: fixes


@pytest.mark.rule("M-11.3")
def test_pause_pugna_does_not_move_but_the_lower_is_wounded() -> None:
    g, f = four(denarii=[9, 9, 9, 9])
    begin(g, 3, 5, 4, 6, 1, 1)
    answer(g, 3, FIX + PAUSE)
    assert (f.pugna, f.wounds) == (0, (1, 0))
    assert g.denarii == [9, 9, 9, 8]
    answer(g, 2, PASS)  # the next roll moves Pugna again
    assert (f.pugna, f.wounds) == (-2, (2, 0))


@pytest.mark.rule("M-11.3")
def test_refreshment_the_lower_takes_no_wound_but_pugna_moves() -> None:
    g, f = four()
    begin(g, 3, 5, 4, 6, 1, 1)
    answer(g, 3, FIX + REFRESHMENT)
    assert (f.pugna, f.wounds) == (-2, (0, 0))
    answer(g, 2, PASS)  # it protects for that roll only
    assert (f.pugna, f.wounds) == (-4, (1, 0))


@pytest.mark.rule("M-11.3")
@pytest.mark.parametrize(
    ("fix", "virtus"),
    [
        (REFEREE + I, (1, 2)),
        (REFEREE + II, (2, 1)),
        (GIVE + I, (3, 2)),
        (GIVE + II, (2, 3)),
        (TAKE + I, (1, 2)),
        (TAKE + II, (2, 1)),
    ],
)
def test_referee_and_supporters_change_virtus(fix: int, virtus: tuple[int, int]) -> None:
    g, f = four("Hermes myrmillo", "Velox thraex")
    begin(g, 3, 5, 1, 2)
    answers(g, (0, PASS), (1, PASS))
    assert fixes_of(g) == ALL_FIXES
    answer(g, 3, FIX + fix)
    assert f.virtus == virtus


@pytest.mark.rule("M-11.3")
@pytest.mark.parametrize(
    ("fix", "left"),
    [
        (PAUSE, ALL_FIXES - {PAUSE}),
        (REFRESHMENT, ALL_FIXES - {REFRESHMENT}),
        (REFEREE + I, ALL_FIXES - {REFEREE + I, REFEREE + II}),
        (TAKE + II, {PAUSE, REFRESHMENT, REFEREE + I, REFEREE + II}),
    ],
)
def test_each_square_is_used_once_a_duel(fix: int, left: set[int]) -> None:
    g, _ = four("Hermes myrmillo", "Velox thraex")
    begin(g, 3, 5, 3, 5)
    answers(g, (0, PASS), (1, PASS), (3, FIX + fix), (0, PASS), (1, PASS))
    assert asked(g) == (2, "duel.fix")
    assert fixes_of(g) == left


@pytest.mark.rule("M-11.3")
def test_the_squares_are_free_again_in_the_next_duel() -> None:
    g = spectacle(
        "Ariminum",
        mine=["Torvus", "Hilarus"],
        theirs=["Crescens", "Paris"],
        men={0: ["Torvus myrmillo", "Hilarus thraex"], 1: ["Crescens thraex", "Paris myrmillo"]},
        at="pick_forced",
    )
    script(g, 9, 0, 0, 3, 5)
    answers(g, (0, man("Torvus")), (2, PASS), (2, FIX + PAUSE), (2, PASS))
    assert fixes_of(g) == {PAUSE, REFRESHMENT}


@pytest.mark.rule("M-11.3")
def test_a_fix_costs_one_denarius_and_nobody_without_one_is_asked() -> None:
    g, f = four(denarii=[9, 9, 9, 1])
    script(g, *NOTHING_ELSE)
    answers(g, (2, PASS), (3, on(II, 1)))  # their last denarius; the right stays with seat 3
    assert f.bought == ()
    assert g.denarii == [9, 9, 9, 0]
    assert g.stack[-1] is not f  # the duel is over, and nobody was asked for a fix


@pytest.mark.rule("M-11.3")
def test_the_last_denarius_buys_a_fix() -> None:
    g, _ = four(denarii=[9, 9, 9, 1])
    begin(g, 3, 5, 1, 2)
    assert asked(g) == (3, "duel.fix")
    answer(g, 3, FIX + PAUSE)
    assert g.denarii == [9, 9, 9, 0]


@pytest.mark.rule("M-11.2", "M-11.3", "M-1.9")
def test_stakes_and_fixes_are_told_to_everybody() -> None:
    g, _, events = face("Leo myrmillo", "Pugnax thraex", players=4)
    script(g, *[3, 5] * 5)
    answers(g, (2, on(II, 4)), (3, on(I, 3)))
    for seat, fix in ((3, REFRESHMENT), (2, REFEREE + I), (3, PAUSE), (2, GIVE + II)):
        answers(g, (0, PASS), (1, PASS), (seat, FIX + fix))
    leo, pugnax = gladiator("Leo"), gladiator("Pugnax")
    kinds = ("staked", "pause", "refreshment", "bribed", "cheered")
    assert [event for event in events if event.kind in kinds] == [
        ("staked", (2, 4, pugnax), None),
        ("staked", (3, 3, leo), None),
        ("refreshment", (3,), None),
        ("bribed", (2, leo, 1), None),
        ("pause", (3,), None),
        ("cheered", (2, pugnax, 3), None),
    ]


@pytest.mark.rule("M-11.3")
def test_only_one_fix_a_round_with_all_its_re_rolls() -> None:
    g, f = four("Hermes myrmillo", "Velox thraex")
    begin(g, 3, 5, 4, 1, 2)
    answers(g, (0, PASS), (1, PASS), (3, FIX + GIVE + I))
    answers(g, (0, VIRTUS), (0, PASS))  # nobody may answer it: this round already had its fix
    answer(g, 1, PASS)
    assert f.dice == (1, 2)  # the next round; nobody was asked for another fix


@pytest.mark.rule("M-11.3")
def test_the_right_stays_with_the_second_bettor_until_it_is_used_then_alternates() -> None:
    g, _ = four()
    begin(g, *[3, 5] * 6)
    seats = []
    for option in (PASS, PASS, FIX + PAUSE, PASS, FIX + REFRESHMENT):
        seats.append(asked(g)[0])
        answer(g, g.seat, option)
    assert seats == [3, 3, 3, 2, 2]
    assert asked(g) == (3, "duel.fix")  # nobody has the right twice in a row


@pytest.mark.rule("M-11.3")
def test_equal_dice_leave_nothing_to_pause_or_refresh() -> None:
    g, _ = four("Hermes myrmillo")
    begin(g, 4, 4)
    answer(g, 0, PASS)
    assert fixes_of(g) == {REFEREE + I, GIVE + I, GIVE + II, TAKE + I}


@pytest.mark.rule("M-11.3")
def test_virtus_that_is_not_there_cannot_be_taken() -> None:
    g, _ = four("Hermes myrmillo")
    begin(g, 5, 3)
    answer(g, 0, PASS)
    assert fixes_of(g) == ALL_FIXES - {REFEREE + II, TAKE + II}


@pytest.mark.rule("M-11.3")
def test_a_bettor_who_could_change_nothing_is_not_asked() -> None:
    """With three players and equal dice, neither pause nor refreshment would change anything."""
    g, f, _ = face()
    begin(g, 4, 4, 3, 5)
    assert f.approval == 1
    assert f.dice == (3, 5)


# M-11.4: when fixes are bought


@pytest.mark.rule("M-11.4")
def test_a_declared_re_roll_may_be_answered_by_taking_virtus_from_him() -> None:
    g, f = four("Hermes myrmillo", "Velox thraex")
    begin(g, 3, 5, 8)
    answer(g, 0, VIRTUS)
    assert asked(g) == (3, "duel.interrupt")
    assert f.dice == (3, 5)  # not rolled yet
    assert fixes_of(g) == {REFEREE + I, TAKE + I}  # no other fixes, and no Virtus from the other side
    answer(g, 3, FIX + REFEREE + I)
    assert (f.dice, f.virtus) == ((8, 5), (0, 2))  # one Virtus was taken, one paid for the re-roll


@pytest.mark.rule("M-11.4")
@pytest.mark.parametrize(("fix", "left"), [(REFEREE, {GIVE, TAKE}), (TAKE, {REFEREE})])
def test_side_ii_is_answered_alike_and_the_square_is_used(fix: int, left: set[int]) -> None:
    g, f = four("Hermes myrmillo", "Velox thraex")
    begin(g, 5, 3, 4, 5, 3)
    answer(g, 1, VIRTUS)
    assert fixes_of(g) == {REFEREE + II, TAKE + II}
    answer(g, 3, FIX + fix + II)
    assert (f.dice, f.virtus) == ((5, 4), (2, 0))
    answers(g, (0, PASS), (0, PASS))  # this round's roll, and the next round's
    assert asked(g) == (2, "duel.fix")
    both = {PAUSE, REFRESHMENT, *(kind + side for kind in left for side in (I, II))}
    assert fixes_of(g) == both - {REFEREE + II, TAKE + II}  # Velox has no Virtus left


@pytest.mark.rule("M-11.4")
def test_if_his_last_virtus_is_taken_no_die_is_rolled() -> None:
    g, f = four("Audax myrmillo", "Velox thraex")
    events = watched(g)
    begin(g, 3, 5)
    answers(g, (0, VIRTUS), (3, FIX + TAKE + I))
    assert (f.dice, f.virtus) == ((3, 5), (0, 2))
    assert told(events, "stopped") == [(gladiator("Audax"),)]
    assert asked(g) == (1, "duel.reroll")


@pytest.mark.rule("M-11.4")
def test_who_was_stopped_may_still_send_for_his_coquus() -> None:
    g, f = four("Audax myrmillo", staff={0: ["coquus 1"]})
    begin(g, 3, 5, 9, 1, 2)
    answers(g, (0, VIRTUS), (3, FIX + TAKE + I))
    assert asked(g) == (0, "duel.reroll")
    assert options(g) == [PASS, COQUUS]
    answer(g, 0, COQUUS)
    assert f.pugna == 4  # 9 to 5


@pytest.mark.rule("M-11.4")
def test_left_unanswered_the_die_is_rolled() -> None:
    g, f = four("Audax myrmillo")
    begin(g, 3, 5, 9)
    answers(g, (0, VIRTUS), (3, PASS))
    assert (f.dice, f.virtus) == ((9, 5), (0, 0))
    assert asked(g) == (3, "duel.fix")  # seat 3 may still fix the roll as it stands


@pytest.mark.rule("M-11.4")
def test_only_the_bettor_whose_right_it_is_may_answer() -> None:
    g, _ = four("Hermes myrmillo")
    begin(g, 3, 5, 3, 5, 9)
    answers(g, (0, PASS), (3, FIX + PAUSE))  # from now on the right is the first bettor's
    answer(g, 0, VIRTUS)
    assert asked(g) == (2, "duel.interrupt")


@pytest.mark.rule("M-11.4")
def test_an_answer_is_the_rounds_fix() -> None:
    g, f = four("Hermes myrmillo")
    begin(g, 3, 5, 8, 1, 2)
    answers(g, (0, VIRTUS), (3, FIX + REFEREE + I))
    assert f.dice == (1, 2)  # no late fix: the roll counted, and the next round has begun
    assert f.pugna == 3


@pytest.mark.rule("M-11.4")
def test_a_coquus_cannot_be_answered() -> None:
    g, f = four("Hermes myrmillo", staff={0: ["coquus 1"]})
    begin(g, 3, 5, 8)
    answer(g, 0, COQUUS)
    assert f.dice == (8, 5)


@pytest.mark.rule("M-11.4")
def test_with_both_virtus_squares_used_nobody_is_asked_to_answer() -> None:
    g, f = four("Ferox myrmillo")
    begin(g, 3, 5, 3, 5, 3, 5, 9)
    answers(g, (0, PASS), (3, FIX + REFEREE + I), (0, PASS), (2, FIX + TAKE + I))
    answer(g, 0, VIRTUS)
    assert (f.dice, f.virtus) == ((9, 5), (0, 0))


@pytest.mark.rule("M-11.4")
def test_the_late_fix_waits_until_both_owners_have_declined() -> None:
    g, _ = four("Hermes myrmillo", "Velox thraex")
    begin(g, 3, 5)
    assert asked(g) == (0, "duel.reroll")
    answer(g, 0, PASS)
    assert asked(g) == (1, "duel.reroll")
    answer(g, 1, PASS)
    assert asked(g) == (3, "duel.fix")
