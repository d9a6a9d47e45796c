"""M-3: Gladiators; M-4: Ministers."""

from __future__ import annotations

from typing import Any

import pytest

from harena.games.munera.actions import AUCTION, COQUUS, DIE, SELL, TRAIN
from harena.games.munera.contract import can_take_part
from harena.games.munera.decks import CLASSES, PROVOCATOR, SECUTOR
from harena.games.munera.school import (
    PRIMUS,
    TIRO,
    VETERANUS,
    arbiter,
    charisma,
    doctor,
    faber,
    gain_fame,
    meals,
    medicus,
    obedience,
    valor,
    vectores,
    worth,
)
from harena.games.munera.state import Duel, Munera, Roll
from harena.kernel.choice import PASS
from harena.kernel.state import bits, put
from tests.rules.munera.playing import (
    accept,
    answer,
    answers,
    asked,
    duel,
    give_bids,
    gladiator,
    hired,
    klass,
    let_it_run,
    man,
    minimum,
    minister,
    names,
    offer,
    options,
    pass_all,
    pass_window,
    play,
    position,
    script,
    spectacle,
    spectacle_card,
    start,
    table,
    told,
    watched,
)  # fmt: skip

FEROX, LEO = gladiator("Ferox"), gladiator("Leo")


def the_duel(g: Munera) -> Duel:
    return next(f for f in g.stack if isinstance(f, Duel))


def the_roll(g: Munera) -> Roll:
    f = g.stack[-1]
    assert isinstance(f, Roll)
    return f


# M-3.1


@pytest.mark.rule("M-3.1", "M-7.3")
@pytest.mark.parametrize("one", CLASSES)
@pytest.mark.parametrize("other", CLASSES)
def test_only_four_pairings_fight(one: str, other: str) -> None:
    pairs = {("myrmillo", "thraex"), ("hoplomachus", "aequimanus"), ("retiarius", "secutor")}
    g = position(open=["Hispellum"], men={0: [f"Ferox {one}", f"Leo {other}"]})
    pass_window(g)
    can = (one, other) in pairs or (other, one) in pairs or one == other == "provocator"
    assert (asked(g) == (0, "munus.choose")) == can


@pytest.mark.rule("M-3.1", "M-9.2")
@pytest.mark.parametrize("name", CLASSES)
def test_a_class_has_no_other_effect(name: str) -> None:
    g = duel("Ferox", "Leo", men={0: [f"Ferox {name}"], 1: [f"Leo {name}"]}, luck=[5, 5])
    assert the_duel(g).virtus == (3, 2)


# M-3.2


@pytest.mark.rule("M-3.2", "M-6.4")
def test_from_the_forum_a_gladiator_gets_his_class_at_once_as_a_tiro() -> None:
    g = position(phase="auctions", forum=["Ferox"])
    pass_all(g)
    answer(g, 0, man("Ferox"))
    give_bids(g, None, 2, None)
    assert asked(g) == (1, "forum.enlist")
    assert len(options(g)) == 7
    answer(g, 1, klass("secutor"))
    assert (CLASSES[g.klass[FEROX]], g.rank[FEROX], g.fame[FEROX]) == ("secutor", TIRO, 0)


@pytest.mark.rule("M-3.2", "M-13.1")
def test_from_another_player_he_keeps_class_rank_fame_marker_and_engagement() -> None:
    g = position(men={0: ["Ferox thraex veteranus 3 wounded", "Leo secutor 2 engaged"]})
    number = offer(g, 0, 1, give=[(1 + FEROX, 1), (1 + LEO, 1)])
    accept(g, 1, number)
    assert names(g.school[1]) == ["Ferox", "Leo"]
    assert (CLASSES[g.klass[FEROX]], g.rank[FEROX], g.fame[FEROX]) == ("thraex", VETERANUS, 3)
    assert (CLASSES[g.klass[LEO]], g.rank[LEO], g.fame[LEO]) == ("secutor", TIRO, 2)
    assert names(g.wounded) == ["Ferox"]
    assert names(g.engaged) == ["Ferox", "Leo"]
    assert asked(g)[1] == "rest.act"  # nobody is asked for a class


@pytest.mark.rule("M-3.2")
@pytest.mark.parametrize("phase", ["eventum", "auctions", "munus", "end"])
def test_at_rest_a_man_may_change_class_and_starts_again_as_a_tiro(phase: str) -> None:
    men = {0: ["Ferox thraex veteranus 3 wounded", "Leo primus 1"]}
    g = position(phase=phase, men=men, open=["Telesia"], forum=["Ursus"])
    answer(g, 0, TRAIN)
    assert options(g) == [man("Ferox"), man("Leo")]
    answer(g, 0, man("Ferox"))
    assert klass("thraex") not in options(g)
    answer(g, 0, klass("retiarius"))
    assert (CLASSES[g.klass[FEROX]], g.rank[FEROX], g.fame[FEROX]) == ("retiarius", TIRO, 0)
    assert (g.rank[LEO], g.fame[LEO]) == (PRIMUS, 1)
    assert names(g.wounded) == ["Ferox"]
    assert asked(g) == (1, "rest.act")


@pytest.mark.rule("M-3.2")
def test_a_man_changes_class_at_most_once_at_each_rest_moment() -> None:
    g = position(men={0: ["Ferox", "Leo"]}, open=["Telesia"])
    answers(g, (0, TRAIN), (0, man("Ferox")), (0, klass("thraex")), (1, PASS), (2, PASS), (0, TRAIN))
    assert asked(g) == (0, "training.pick_trainee")
    assert options(g) == [man("Leo")]
    answers(g, (0, man("Leo")), (0, klass("myrmillo")), (1, PASS), (2, PASS))
    assert TRAIN not in options(g)
    answers(g, (0, PASS))
    assert (asked(g), TRAIN in options(g)) == ((1, "rest.act"), False)  # the Rudis has passed on: another moment
    answer(g, 1, PASS)
    answer(g, 2, PASS)
    assert TRAIN in options(g, 0)


@pytest.mark.rule("M-3.2")
def test_only_the_owner_trains_a_man() -> None:
    g = position(men={0: ["Ferox"]}, open=["Telesia"])
    answer(g, 0, PASS)
    assert TRAIN not in options(g, 1)


@pytest.mark.rule("M-3.2", "M-13.2")
def test_a_man_on_loan_does_not_change_class() -> None:
    g = position(men={0: ["Ferox", "Leo"]}, open=["Telesia"], loans=[("Ferox", 1, "Telesia")])
    answer(g, 0, TRAIN)
    assert options(g) == [man("Leo")]


# M-3.3


@pytest.mark.rule("M-3.3")
@pytest.mark.parametrize(
    ("before", "points", "after"),
    [
        ((TIRO, 0), 3, (TIRO, 3)),
        ((TIRO, 2), 2, (VETERANUS, 0)),
        ((TIRO, 3), 2, (VETERANUS, 1)),
        ((VETERANUS, 3), 1, (PRIMUS, 0)),
        ((VETERANUS, 3), 2, (PRIMUS, 1)),
        ((PRIMUS, 3), 2, (PRIMUS, 5)),
        ((PRIMUS, 7), 1, (PRIMUS, 8)),
    ],
)
def test_each_fourth_point_of_fame_raises_a_man(before: tuple[int, int], points: int, after: tuple[int, int]) -> None:
    rank = ("tiro", "veteranus", "primus")[before[0]]
    g = position(men={0: [f"Ferox {rank} {before[1]}"]})
    gain_fame(g, FEROX, points)
    assert (g.rank[FEROX], g.fame[FEROX]) == after


@pytest.mark.rule("M-3.3", "M-10.1")
def test_the_winner_of_a_bout_rises_with_his_fourth_point_and_keeps_the_rest() -> None:
    g = duel("Ferox", "Leo", men={0: ["Ferox veteranus 3", "Leo 3"]}, luck=[9, 5])
    assert (g.rank[FEROX], g.fame[FEROX]) == (PRIMUS, 1)
    assert (g.rank[LEO], g.fame[LEO]) == (VETERANUS, 0)


# M-3.4


@pytest.mark.rule("M-3.4")
@pytest.mark.parametrize(("rank", "bonus"), [("tiro", 0), ("veteranus", 1), ("primus", 2)])
def test_rank_adds_to_valor_charisma_and_glory(rank: str, bonus: int) -> None:
    men = {0: [f"Leo hoplomachus {rank}", "Ferox aequimanus"], 1: ["Paris hoplomachus", "Ursus aequimanus"]}
    g = spectacle("Telesia", mine=["Leo", "Ferox"], theirs=["Paris", "Ursus"], men=men, at="bonus")
    assert (valor(g, LEO), charisma(g, LEO)) == (2 + bonus, 1 + bonus)
    assert g.glory == [bonus, 0, 0]


@pytest.mark.rule("M-3.4", "M-13.2")
def test_on_loan_the_bonus_glory_goes_to_the_owner() -> None:
    g = spectacle(
        "Telesia",
        mine=["Leo", "Ferox"],
        theirs=["Paris", "Ursus"],
        men={
            0: ["Ferox aequimanus veteranus"],
            1: ["Paris hoplomachus", "Ursus aequimanus"],
            2: ["Leo hoplomachus primus"],
        },
        loans=[("Leo", 0, "Telesia")],
        at="bonus",
    )
    assert g.glory == [1, 0, 2]


# M-3.5


@pytest.mark.rule("M-3.5")
@pytest.mark.parametrize(
    ("text", "price"),
    [
        ("Ferox", 2),
        ("Ferox 3", 5),
        ("Ferox veteranus 1", 7),
        ("Ferox primus 6", 16),
        ("Scorpio", 0),
        ("Titus Cassius veteranus", 9),
    ],
)
def test_worth_is_cost_and_fame_and_4_or_8_for_the_rank(text: str, price: int) -> None:
    g = position(phase="auctions", forum=["Leo"], men={0: [text]}, denarii=[0, 0, 0])
    name = next(iter(names(g.school[0])))
    assert worth(g, gladiator(name)) == price
    answers(g, (0, SELL), (0, man(name)))
    assert g.denarii[0] == price


@pytest.mark.rule("M-3.5", "M-9.7")
def test_for_a_man_killed_by_the_judgement_his_owner_gets_his_worth() -> None:
    # 9 to 0 and 9 to 3: Pugna is at 10 with two wounds; Appreciation 2 + Charisma 1 + 1 for his rank: a 5 is too high
    men = {0: ["Ferox"], 1: ["Leo veteranus 2"]}
    g = let_it_run(duel("Ferox", "Leo", men=men, players=2, denarii=[0, 0], luck=[9, 3, 9, 3, 5]))
    assert names(g.men_gone) == ["Leo"]
    assert g.denarii == [0, 8]


@pytest.mark.rule("M-3.5", "M-9.5")
def test_nothing_is_paid_for_a_death_by_accident() -> None:
    men = {0: ["Ferox"], 1: ["Leo veteranus 2"]}
    g = let_it_run(duel("Ferox", "Leo", men=men, players=2, denarii=[0, 0], luck=[4, 0, 1]))
    assert names(g.men_gone) == ["Leo"]
    assert g.denarii == [0, 0]


@pytest.mark.rule("M-3.5", "M-10.1")
def test_nothing_is_paid_for_a_death_in_a_bout() -> None:
    g = duel("Ferox", "Scorpio", men={0: ["Ferox", "Scorpio veteranus"]}, denarii=[0, 0, 0], luck=[9, 0, 9])
    assert names(g.men_gone) == ["Scorpio"]
    assert g.denarii == [0, 0, 0]


# M-4.1


@pytest.mark.rule("M-4.1", "M-6.4")
def test_a_doctor_gets_his_class_when_acquired() -> None:
    g = position(phase="auctions", forum=["doctor 2"])
    pass_all(g)
    answer(g, 0, hired("doctor 2"))
    give_bids(g, None, None, 6)
    assert asked(g) == (2, "forum.assign")
    answer(g, 2, klass("thraex"))
    assert CLASSES[g.doctored[minister("doctor 2")]] == "thraex"


@pytest.mark.rule("M-4.1", "M-9.2")
def test_men_of_the_doctors_class_have_his_skill_as_virtus() -> None:
    staff = {0: ["doctor 2 thraex"], 1: ["doctor 3 thraex"]}
    g = duel("Ferox", "Leo", men={0: ["Ferox thraex veteranus"], 1: ["Leo myrmillo"]}, staff=staff, luck=[5, 5])
    assert the_duel(g).virtus == (3 + 1 + 2, 2)


@pytest.mark.rule("M-4.1", "M-13.1")
def test_a_doctor_keeps_his_class_when_traded() -> None:
    g = position(staff={0: ["doctor 2 thraex"]})
    accept(g, 1, offer(g, 0, 1, give=[(1 + 40 + minister("doctor 2"), 1)]))
    assert doctor(g, 1, CLASSES.index("thraex")) == 2
    assert asked(g)[1] == "rest.act"


@pytest.mark.rule("M-4.1", "M-6.6")
def test_a_doctor_keeps_his_class_in_a_sellers_auction() -> None:
    g = position(phase="auctions", forum=["Leo"], staff={0: ["doctor 2 thraex"]})
    answers(g, (0, AUCTION), (0, hired("doctor 2")), (0, minimum(1)))
    give_bids(g, 4, None)
    assert doctor(g, 1, CLASSES.index("thraex")) == 2
    assert asked(g)[1] == "rest.act"


# M-4.2


@pytest.mark.rule("M-4.2", "M-6.2")
def test_a_medicus_helps_to_remove_a_wound_marker() -> None:
    men = {0: ["Ferox wounded"], 1: ["Leo wounded"]}
    g = position(phase="forum", men=men, staff={0: ["medicus 2"]}, luck=[2, 2, 0, 1, 1, 2, 2, 3])
    assert names(g.wounded) == ["Leo"]


BEATEN = [9, 3, 9, 3]  # Ferox against Leo: two wounds, and Pugna at 10


@pytest.mark.rule("M-4.2", "M-9.8")
@pytest.mark.parametrize(("staff", "marked"), [({}, ["Leo"]), ({1: ["medicus 1"]}, []), ({0: ["medicus 3"]}, ["Leo"])])
def test_a_medicus_helps_after_a_duel(staff: dict[int, list[str]], marked: list[str]) -> None:
    # spared by a 0, he rolls 2: not more than his wounds
    men = {0: ["Ferox"], 1: ["Leo"]}
    g = let_it_run(duel("Ferox", "Leo", men=men, players=2, staff=staff, luck=[*BEATEN, 0, 2]))
    assert names(g.wounded) == marked


@pytest.mark.rule("M-4.2", "M-9.7")
@pytest.mark.parametrize(("staff", "killed"), [({}, ["Leo"]), ({1: ["faber 3"]}, []), ({0: ["faber 3"]}, ["Leo"])])
def test_a_faber_pleads_for_the_schools_loser(staff: dict[int, list[str]], killed: list[str]) -> None:
    # Appreciation: two wounds and Charisma 1; with the Faber 6
    men = {0: ["Ferox"], 1: ["Leo"]}
    g = let_it_run(duel("Ferox", "Leo", men=men, players=2, staff=staff, luck=[*BEATEN, 6, 9]))
    assert names(g.men_gone) == killed


@pytest.mark.rule("M-4.2", "M-9.5")
@pytest.mark.parametrize(
    ("staff", "dead"),
    [({}, True), ({1: ["arbiter 1"]}, False), ({0: ["arbiter 1"]}, False), ({2: ["arbiter 3"]}, True)],
)
def test_the_arbiter_of_either_owner_counts_for_both(staff: dict[int, list[str]], dead: bool) -> None:
    # Leo rolls 0 and has a wound; 1 is not more than it, 1 + 1 is
    men = {0: ["Ferox"], 1: ["Leo"]}
    g = duel("Ferox", "Leo", men=men, staff=staff, denarii=[9, 9, 0], luck=[4, 0, 1, 5, 5])
    answers(g, (1, PASS), (0, PASS))
    assert (names(g.men_gone) == ["Leo"]) == dead


@pytest.mark.rule("M-4.2")
def test_the_higher_arbiter_counts() -> None:
    g = position(staff={0: ["arbiter 1"], 1: ["arbiter 3"]})
    assert arbiter(g, 0, 1) == arbiter(g, 1, 0) == 3


@pytest.mark.rule("M-4.2", "M-8.1")
def test_vectores_carry_that_many_zones_for_nothing() -> None:
    men = {0: ["Ferox", "Leo"], 1: ["Paris", "Ursus"]}
    regions = ["Sardinia", "Sardinia", "Latium"]  # four zones to Venetia
    g = spectacle("Pola", mine=["Ferox", "Leo"], theirs=["Paris", "Ursus"], men=men, regions=regions,
                  staff={0: ["vectores 3"]})  # fmt: skip
    assert g.denarii == [25 - 2, 25 - 8, 25]


@pytest.mark.rule("M-4.2", "M-12.1")
@pytest.mark.parametrize(("die", "failed"), [(3, False), (4, True)])
def test_lupae_make_men_obey(die: int, failed: bool) -> None:
    men = ["Ferox", "Leo", "Ursus", "Atrox", "Draco", "Lupus", "Rapax", "Taurus", "Torvus"]  # all Captivi: Obedience 1
    g = position(phase="end", men={0: men}, staff={0: ["lupae 2"]})
    answers(g, (0, PASS), (1, PASS), (2, PASS))
    assert obedience(g, FEROX) == 3
    events = watched(script(g, die, 0, 1, 2))
    answer(g, 0, man("Ferox"))
    assert [kind for kind, _, _ in events if kind.startswith("test")] == ["test-failed" if failed else "test-passed"]
    assert names(g.wounded) == (["Ferox"] if failed else [])


# M-4.3


@pytest.mark.rule("M-4.3", "M-9.4")
def test_a_coquus_rolls_a_melee_die_again() -> None:
    men, staff = {0: ["Scorpio"], 1: ["Nimbus"]}, {0: ["coquus 2"]}
    g = duel("Scorpio", "Nimbus", men=men, staff=staff, players=2, luck=[1, 5, 4])
    assert (asked(g), options(g)) == ((0, "duel.reroll"), [PASS, COQUUS])
    answer(g, 0, COQUUS)
    assert the_duel(g).dice == (4, 5)
    assert meals(g, 0) == 1


@pytest.mark.rule("M-4.3", "M-9.7", "M-9.8")
def test_a_coquus_rolls_judgement_and_healing_again() -> None:
    men, staff = {0: ["Ferox"], 1: ["Leo"]}, {1: ["coquus 3"]}
    g = duel("Ferox", "Leo", men=men, staff=staff, players=2, luck=[*BEATEN, 9, 0, 1, 8])
    while asked(g)[1] == "duel.reroll":
        answer(g, g.seat, PASS)
    assert (asked(g), the_roll(g).die) == ((1, "roll.help_oneself"), 9)
    answers(g, (1, COQUUS), (1, PASS))
    assert (asked(g), the_roll(g).die) == ((1, "roll.help_oneself"), 1)
    answer(g, 1, COQUUS)
    assert (the_roll(g).die, meals(g, 1)) == (8, 1)
    answer(g, 1, PASS)
    assert (g.men_gone, g.wounded) == (0, 0)


@pytest.mark.rule("M-4.3", "M-9.5")
def test_a_coquus_rolls_for_an_accident_again() -> None:
    men, staff = {0: ["Scorpio"], 1: ["Nimbus"]}, {1: ["coquus 2"]}
    g = duel("Scorpio", "Nimbus", men=men, staff=staff, players=2, luck=[4, 0, 1, 7, 5, 5])
    answer(g, 1, PASS)
    assert (asked(g), the_roll(g).die) == ((1, "roll.help_oneself"), 1)
    answers(g, (1, COQUUS), (1, PASS))
    assert g.men_gone == 0


@pytest.mark.rule("M-4.3", "M-6.2")
def test_a_coquus_rolls_in_the_forum_again() -> None:
    g = position(phase="forum", men={0: ["Ferox wounded"]}, staff={0: ["coquus 1"]}, luck=[3, 4, 0, 0, 1, 1, 2, 2])
    assert asked(g) == (0, "roll.help_oneself")
    answer(g, 0, COQUUS)
    assert g.wounded == 0


@pytest.mark.rule("M-4.3", "M-10.1")
def test_a_coquus_rolls_in_a_bout_again() -> None:
    g = duel("Ferox", "Leo", men={0: ["Ferox", "Leo"]}, staff={0: ["coquus 1"]}, luck=[5, 5, 9])
    assert options(g) == [PASS, DIE, DIE + 1]
    answer(g, 0, DIE + 1)
    assert g.fame[LEO] == 2


@pytest.mark.rule("M-4.3")
def test_a_coquus_helps_only_his_own_schools_men() -> None:
    men, staff = {0: ["Scorpio"], 1: ["Nimbus"]}, {2: ["coquus 3"]}
    g = duel("Scorpio", "Nimbus", men=men, staff=staff, denarii=[9, 9, 0], luck=[5, 0, 0])
    assert asked(g)[1] == "rest.act"
    assert names(g.men_gone) == ["Nimbus"]


@pytest.mark.rule("M-4.3")
def test_what_a_coquus_has_spent_is_spent_for_this_turn() -> None:
    men, staff = {0: ["Scorpio"], 1: ["Ferox"]}, {0: ["coquus 2 used 1"]}
    g = duel("Scorpio", "Ferox", men=men, staff=staff, players=2, luck=[1, 5, 2, 1, 5])
    answer(g, 0, COQUUS)
    assert meals(g, 0) == 0
    assert asked(g) == (1, "duel.reroll")
    answer(g, 1, PASS)
    assert (the_duel(g).dice, asked(g)) == ((1, 5), (1, "duel.reroll"))


@pytest.mark.rule("M-4.3", "M-5.3")
def test_coqui_are_refreshed_at_the_very_start_of_the_forum_phase_before_its_cards() -> None:
    staff = {0: ["coquus 2 used 2"]}
    g = position(phase="forum", men={0: ["Ferox"]}, staff=staff, hands={1: ["Seditio"]})
    assert asked(g) == (1, "moment.play_card")
    assert meals(g, 0) == 2
    answer(script(g, 9), 1, play("Seditio", "Ferox"))
    assert asked(g) == (0, "roll.help_oneself")


@pytest.mark.rule("M-4.3")
@pytest.mark.parametrize("phase", ["eventum", "munus", "end"])
def test_coqui_are_refreshed_at_no_other_time(phase: str) -> None:
    g = position(phase=phase, staff={0: ["coquus 2 used 2"]}, open=["Telesia"])
    assert meals(g, 0) == 0


@pytest.mark.rule("M-4.3", "M-13.1")
def test_used_coqui_stay_used_when_the_card_changes_hands() -> None:
    g = position(staff={0: ["coquus 3 used 2"]})
    accept(g, 1, offer(g, 0, 1, give=[(41 + minister("coquus 3"), 1)]))
    assert (meals(g, 0), meals(g, 1)) == (0, 1)


# M-4.4


@pytest.mark.rule("M-4.4")
def test_of_several_ministers_of_one_type_only_the_best_counts() -> None:
    offices = ["medicus", "faber", "arbiter", "vectores", "lupae"]
    staff = [f"{office} {skill}" for office in offices for skill in (1, 1, 2)]
    g = position(staff={0: staff}, men={0: ["Ferox"]})
    assert (medicus(g, 0), faber(g, 0), arbiter(g, 0, 1), vectores(g, 0)) == (2, 2, 2, 2)
    assert obedience(g, FEROX) == 1 + 2


@pytest.mark.rule("M-4.4", "M-4.1")
def test_doctors_count_per_class() -> None:
    g = position(staff={0: ["doctor 1 thraex", "doctor 2 thraex", "doctor 3 secutor"]})
    assert [doctor(g, 0, CLASSES.index(name)) for name in ("thraex", "secutor", "myrmillo")] == [2, 3, 0]


@pytest.mark.rule("M-4.4", "M-4.3")
def test_coqui_add_up() -> None:
    men, staff = {0: ["Scorpio"], 1: ["Ferox"]}, {0: ["coquus 1", "coquus 1", "coquus 2"]}
    g = duel("Scorpio", "Ferox", men=men, staff=staff, players=2, luck=[1, 5, 1, 1, 1, 2])
    for left in (4, 3, 2, 1):
        assert (asked(g), meals(g, 0)) == ((0, "duel.reroll"), left)
        answer(g, 0, COQUUS)
    assert (asked(g), meals(g, 0)) == ((1, "duel.reroll"), 0)


# M-3.2: the option that a class may wait until the first spectacle


def late(**more: Any) -> Munera:
    """Set up a table where the men of seat 0 have no class yet."""
    men = {0: ["Ferox", "Leo"], 1: ["Paris", "Audax"]}
    g = table(**{"men": men, "open": ["Pola"], "classes": "spectacle", **more})
    for name in ("Ferox", "Leo"):
        g.klass = put(g.klass, gladiator(name), -1)
    return g


@pytest.mark.rule("M-3.2")
def test_with_an_option_classes_are_not_asked_at_set_up_or_purchase() -> None:
    g = start(2, classes="spectacle")
    while asked(g)[1].startswith("match."):
        assert asked(g)[1] != "match.enlist"
        answer(g, g.seat, options(g)[0])
    assert {g.klass[who] for school in g.school for who in bits(school)} == {-1}


@pytest.mark.rule("M-3.2", "M-7.3")
def test_a_man_without_a_class_can_take_part_once_he_has_one() -> None:
    g = late()
    assert not can_take_part(g, 0, spectacle_card("Pola"), 6)
    for name in ("Ferox", "Leo"):
        g.klass = put(g.klass, gladiator(name), PROVOCATOR)
    assert can_take_part(g, 0, spectacle_card("Pola"), 6)


@pytest.mark.rule("M-3.2", "M-13.3")
def test_at_rest_a_man_without_a_class_gets_one() -> None:
    g = position(men={0: ["Ferox"]}, open=["Pola"], classes="spectacle")
    g.klass = put(g.klass, gladiator("Ferox"), -1)
    events = watched(g)
    answers(g, (0, TRAIN), (0, man("Ferox")))
    assert len(options(g)) == 7
    answer(g, 0, klass("secutor"))
    assert told(events, "class") == [(0, gladiator("Ferox"), SECUTOR)]
    assert told(events, "retrained") == []
