"""M-7: the Munus phase: choice, poll, tender, fighters."""

from __future__ import annotations

from typing import Any

import pytest

from harena.games.munera.actions import STAND, TRAIN
from harena.games.munera.moments import CHOSEN, IN_END, IN_MUNUS
from harena.games.munera.state import Moment, Munera, Spectacle
from harena.kernel.choice import PASS, Refused
from harena.kernel.state import bits, mask_of
from tests.rules.munera.playing import (
    accept,
    answer,
    answers,
    asked,
    gladiator,
    klass,
    man,
    munus,
    names,
    offer,
    options,
    pass_all,
    pass_window,
    play,
    position,
    spectacle,
    spectacle_card,
    tender,
    told,
    watched,
)

POOL = (  # eight men per seat; none is an Auctoratus
    ["Ferox", "Leo", "Ursus", "Atrox", "Draco", "Lupus", "Rapax", "Taurus"],
    ["Audax", "Anthrax", "Paris", "Pulcher", "Aureus", "Amethystus", "Celadus", "Columbus"],
    ["Scorpio", "Nimbus", "Carbo", "Corvus", "Serpens", "Umbra", "Vespa", "Vulpes"],
    ["Crescens", "Hermes", "Hilarus", "Velox", "Pugnax", "Hector", "Tigris", "Torvus"],
)
CLASSES_OF = {
    "mt": ("myrmillo", "thraex"),
    "ha": ("hoplomachus", "aequimanus"),
    "rs": ("retiarius", "secutor"),
    "pp": ("provocator", "provocator"),
}


def pairs(*schools: str) -> dict[int, list[str]]:
    """Return the men of each seat: 'mt ha' are two pairs."""
    men: dict[int, list[str]] = {}
    for seat, pairings in enumerate(schools):
        wanted = [name for pairing in pairings.split() for name in CLASSES_OF[pairing]]
        men[seat] = [f"{name} {role}" for name, role in zip(POOL[seat], wanted, strict=False)]
    return men


def choosing(open: list[str], **more: Any) -> Munera:
    """Play on from the rest moment: the Rudiarius is asked, unless they cannot take part in any spectacle."""
    return pass_window(position(open=open, **more))


def choices(g: Munera) -> list[int]:
    return options(g) if asked(g)[1] == "munus.choose" else []


def polling(city: str, **more: Any) -> Munera:
    """Play until seat 0 has chosen and the others are asked whether they stand."""
    return spectacle(city, at="open_poll", **more)


def running(g: Munera) -> Spectacle:
    return next(f for f in g.stack if isinstance(f, Spectacle))


def rest_phase(g: Munera) -> int:
    f = g.stack[-1]
    assert isinstance(f, Moment)
    return f.phase


# M-7.1


@pytest.mark.rule("M-7.1")
@pytest.mark.parametrize(("players", "count"), [(2, 2), (3, 2), (4, 3)])
def test_two_munus_cards_are_revealed_or_three_with_four_players(players: int, count: int) -> None:
    assert position(players, phase="announce").open.bit_count() == count


@pytest.mark.rule("M-7.1")
def test_munus_cards_that_are_left_are_discarded() -> None:
    roma, pola, verona = [spectacle_card(city) for city in ("Roma", "Pola", "Verona")]
    g = position(phase="announce", open=["Roma"], luck=[pola, verona])
    assert (bits(g.munera_gone), bits(g.open)) == ([roma], sorted([pola, verona]))


# M-7.2


@pytest.mark.rule("M-7.2")
def test_the_rudiarius_chooses_among_spectacles_open_to_their_school() -> None:
    g = choosing(["Pompeii", "Telesia", "Verona"], players=4, men=pairs("ha mt"))
    assert asked(g) == (0, "munus.choose")
    assert choices(g) == [PASS, munus("Pompeii"), munus("Telesia")]


@pytest.mark.rule("M-7.2")
def test_who_declines_passes_the_rudis_left() -> None:
    g = choosing(["Telesia"], men=pairs("ha", "ha", "ha"), rudis=1)
    answer(g, 1, PASS)
    assert (g.rudis, rest_phase(g)) == (2, IN_MUNUS)
    assert asked(pass_window(g)) == (2, "munus.choose")


@pytest.mark.rule("M-7.2")
def test_who_can_take_part_in_nothing_declines_without_a_question() -> None:
    g = choosing(["Telesia"], men=pairs("mt", "ha"))
    assert (g.rudis, rest_phase(g)) == (1, IN_MUNUS)


@pytest.mark.rule("M-7.2")
def test_the_phase_ends_when_all_decline_in_a_row() -> None:
    g = choosing(["Telesia", "Roma"], men=pairs("ha", "ha", "ha"))
    for seat in range(3):
        assert asked(g) == (seat, "munus.choose")
        answer(g, seat, PASS)
        if seat < 2:
            pass_window(g)
    assert (rest_phase(g), g.rudis) == (IN_END, 0)


@pytest.mark.rule("M-7.2")
def test_after_a_spectacle_the_declines_are_counted_anew() -> None:
    g = choosing(["Telesia", "Pola"], men=pairs("ha", "", "ha"))
    answer(g, 0, PASS)
    pass_window(g)  # seat 1 can only decline
    answer(pass_window(g), 2, munus("Telesia"))
    pass_window(g)
    answer(g, 0, PASS)  # nobody stands
    assert (rest_phase(g), g.rudis) == (IN_MUNUS, 0)
    for seat in range(3):
        assert (asked(g), rest_phase(g)) == ((seat, "rest.act"), IN_MUNUS)
        pass_window(g)  # nobody can take part in Pola
    assert rest_phase(g) == IN_END


@pytest.mark.rule("M-7.2")
def test_the_phase_ends_when_no_spectacle_is_left() -> None:
    g = choosing(["Telesia"], men=pairs("ha"))
    answer(g, 0, munus("Telesia"))
    pass_window(g)  # nobody else could stand
    assert (rest_phase(g), g.open) == (IN_END, 0)


# M-7.3: the men


@pytest.mark.rule("M-7.3")
@pytest.mark.parametrize(
    ("city", "school", "able"),
    [
        ("Hispellum", "mt", True),
        ("Hispellum", "pp", True),
        ("Telesia", "ha", True),
        ("Telesia", "mt", False),
        ("Spoletium", "pp", True),
        ("Pompeii", "mt rs", True),
        ("Pompeii", "mt mt", False),
        ("Pompeii", "mt", False),
        ("Verona", "mt ha pp", True),
        ("Verona", "mt ha ha pp", True),
        ("Verona", "mt ha ha", False),
        ("Roma", "mt ha rs pp", True),
        ("Roma", "mt ha rs rs", False),
    ],
)
def test_a_school_must_supply_the_pairs_all_of_different_pairings_or_the_named_one(
    city: str, school: str, able: bool
) -> None:
    g = choosing([city], men=pairs(school), denarii=[99, 0, 0])
    assert (munus(city) in choices(g)) == able


@pytest.mark.rule("M-7.3")
@pytest.mark.parametrize("marker", ["engaged", "wounded"])
def test_engaged_men_do_not_count(marker: str) -> None:
    g = choosing(["Pola"], men={0: ["Ferox", f"Leo {marker}"]})
    assert not choices(g)


@pytest.mark.rule("M-7.3", "M-3.2")
def test_men_fight_with_the_classes_they_have_now() -> None:
    g = position(open=["Pola"], men={0: ["Ferox", "Leo myrmillo"]})
    answers(g, (0, TRAIN), (0, man("Leo")), (0, klass("provocator")))
    assert choices(pass_window(g)) == [PASS, munus("Pola")]


@pytest.mark.rule("M-7.3", "M-13.2")
def test_borrowed_men_count_for_the_spectacle_they_are_lent_for() -> None:
    men = {0: ["Ferox"], 1: ["Leo"]}
    assert choices(choosing(["Pola"], men=men, loans=[("Leo", 0, "Pola")])) == [PASS, munus("Pola")]
    assert not choices(choosing(["Pola", "Roma"], men=men, loans=[("Leo", 0, "Roma")]))


@pytest.mark.rule("M-7.3", "M-13.2")
def test_men_lent_to_another_do_not_count() -> None:
    g = choosing(["Pola"], men={0: ["Ferox", "Leo"]}, loans=[("Leo", 1, "Pola")])
    assert not choices(g)


# M-7.3: the denarii


@pytest.mark.rule("M-7.3", "M-8.1")
@pytest.mark.parametrize(("denarii", "able"), [(2, True), (1, False)])
def test_a_school_must_be_able_to_pay_the_journey_after_receiving_its_fee(denarii: int, able: bool) -> None:
    # Sardinia to Pola in Venetia: four zones, 8 denarii; the fee is 6
    g = choosing(["Pola"], men=pairs("pp"), regions=["Sardinia", "Latium", "Latium"], denarii=[denarii, 0, 0])
    assert bool(choices(g)) == able


@pytest.mark.rule("M-7.3", "M-1.2")
@pytest.mark.parametrize(("denarii", "able"), [(4, True), (3, False)])
def test_wages_of_auctorati_must_be_paid_too(denarii: int, able: bool) -> None:
    men = {0: ["Marcus Antonius", "Titus Cassius"]}
    g = choosing(["Pola"], men=men, regions=["Sardinia", "Latium", "Latium"], denarii=[denarii, 0, 0])
    assert bool(choices(g)) == able


@pytest.mark.rule("M-7.3", "M-4.2")
def test_vectores_make_it_cheaper() -> None:
    more: dict[str, Any] = {"regions": ["Sardinia", "Latium", "Latium"], "denarii": [0, 0, 0]}
    assert not choices(choosing(["Pola"], men=pairs("pp"), **more))
    assert choices(choosing(["Pola"], men=pairs("pp"), staff={0: ["vectores 1"]}, **more))


@pytest.mark.rule("M-7.3", "M-8.1")
def test_with_borrowed_fighters_only_nothing_must_be_paid() -> None:
    more: dict[str, Any] = {"regions": ["Sardinia", "Latium", "Latium"], "denarii": [0, 0, 0]}
    men = {0: ["Ursus", "Draco"], 1: ["Marcus Antonius", "Leo"]}
    assert not choices(choosing(["Pola"], men=men, **more))
    loans = [("Marcus Antonius", 0, "Pola"), ("Leo", 0, "Pola")]
    assert choices(choosing(["Pola"], men=men, loans=loans, **more))


@pytest.mark.rule("M-7.3", "M-13.2")
@pytest.mark.parametrize(("denarii", "able"), [(8, True), (7, False)])
def test_what_a_lender_owes_for_another_spectacle_is_kept(denarii: int, able: bool) -> None:
    # at Pola the journey is 8, the fee 6; Leo is lent for Spoletium in Umbria: three zones, 6
    more: dict[str, Any] = {"regions": ["Sardinia", "Latium", "Latium"], "denarii": [denarii, 0, 0]}
    men = {0: ["Ferox", "Ursus", "Leo"]}
    g = choosing(["Pola", "Spoletium"], men=men, loans=[("Leo", 1, "Spoletium")], **more)
    assert (munus("Pola") in choices(g)) == able


@pytest.mark.rule("M-7.3", "M-13.2", "M-8.1")
@pytest.mark.parametrize(("denarii", "able"), [(3, True), (2, False)])
def test_who_lends_for_the_same_spectacle_pays_one_journey_and_every_wage(denarii: int, able: bool) -> None:
    # 8 for the one journey, and 1 for the lent Auctoratus; the fee is 6
    more: dict[str, Any] = {"regions": ["Sardinia", "Latium", "Latium"], "denarii": [denarii, 0, 0]}
    men = {0: ["Ferox", "Ursus", "Titus Cassius"]}
    g = choosing(["Pola"], men=men, loans=[("Titus Cassius", 1, "Pola")], **more)
    assert bool(choices(g)) == able


@pytest.mark.rule("M-7.3", "M-7.4")
def test_only_schools_that_can_take_part_are_asked_whether_they_stand() -> None:
    g = polling("Telesia", players=4, men=pairs("ha", "mt", "ha", "ha"), regions=["Samnium"] * 2 + ["Sardinia"] * 2,
                denarii=[5, 5, 0, 1])  # fmt: skip
    assert asked(g) == (3, "spectacle.stand")  # seat 1 has no pair, seat 2 cannot pay 6 with a fee of 5


@pytest.mark.rule("M-7.3", "M-7.4")
def test_no_tender_may_leave_a_school_unable_to_pay() -> None:
    # Sardinia to Telesia: three zones, 6 denarii
    g = polling("Telesia", men=pairs("ha", "ha", "ha"), regions=["Samnium", "Sardinia", "Samnium"], denarii=[0, 3, 0])
    answers(g, (1, STAND), (2, STAND))
    assert options(g) == [tender(3), tender(4), tender(5)]
    answers(g, (1, tender(5)), (2, tender(4)))
    assert options(g) == [PASS, tender(3)]
    answers(g, (1, tender(3)), (2, tender(1)))
    assert options(g) == [PASS]


@pytest.mark.rule("M-7.3", "M-7.5", "M-1.2")
def test_a_school_names_only_fighters_it_can_pay() -> None:
    men = {0: ["Ferox", "Leo", "Titus Cassius"], 1: ["Paris", "Audax"]}
    more: dict[str, Any] = {"men": men, "regions": ["Sardinia", "Venetia", "Latium"], "at": "name_forced"}
    g = spectacle("Pola", denarii=[8, 0, 0], **more)  # enough for the journey only: the Auctoratus cannot be paid
    assert options(g) == [man("Ferox"), man("Leo")]
    g = spectacle("Pola", denarii=[9, 0, 0], **more)
    assert options(g) == [man("Ferox"), man("Leo"), man("Titus Cassius")]


@pytest.mark.rule("M-7.3", "M-7.5", "M-8.1")
def test_who_cannot_pay_the_journey_names_borrowed_men_only() -> None:
    men = {0: ["Ferox", "Ursus"], 1: ["Paris", "Audax"], 2: ["Leo", "Draco"]}
    loans = [("Leo", 0, "Pola"), ("Draco", 0, "Pola")]
    more: dict[str, Any] = {"men": men, "loans": loans, "at": "name_forced"}
    g = spectacle("Pola", regions=["Sardinia", "Venetia", "Latium"], denarii=[7, 0, 9], **more)
    assert options(g) == [man("Draco"), man("Leo")]
    g = spectacle("Pola", regions=["Sardinia", "Venetia", "Latium"], denarii=[8, 0, 9], **more)
    assert len(options(g)) == 4


@pytest.mark.rule("M-7.3", "M-8.1")
def test_made_short_by_a_card_a_school_pays_what_it_has() -> None:
    more: dict[str, Any] = {"regions": ["Sardinia", "Venetia", "Latium"], "denarii": [2, 0, 0]}
    g = choosing(["Pola"], men=pairs("pp", "pp"), hands={2: ["Fur"]}, **more)
    answers(g, (0, munus("Pola")), (0, PASS), (1, PASS), (2, play("Fur", 0)))
    pass_all(g)
    answer(g, 1, STAND)
    pass_all(g)
    assert asked(g)[1] == "spectacle.pick"
    assert g.denarii == [0, 6, 2]  # 0 + 6 - 8: all that the seat had


@pytest.mark.rule("M-7.3", "M-3.2")
def test_a_school_that_has_chosen_keeps_the_pairs_it_needs() -> None:
    g = answer(choosing(["Pola"], men={0: ["Ferox", "Leo", "Ursus myrmillo"]}), 0, munus("Pola"))
    assert rest_phase(g) == CHOSEN
    answer(g, 0, TRAIN)
    assert options(g) == [man("Ursus")]
    answers(g, (0, man("Ursus")), (0, klass("thraex")))
    assert asked(g) == (1, "rest.act")


# M-7.4


@pytest.mark.rule("M-7.4", "M-13.3")
def test_all_rest_once_between_choice_and_poll() -> None:
    g = answer(choosing(["Pola"], men=pairs("pp", "pp")), 0, munus("Pola"))
    assert (asked(g), rest_phase(g)) == ((0, "rest.act"), CHOSEN)
    assert asked(pass_window(g)) == (1, "spectacle.stand")


@pytest.mark.rule("M-7.4")
def test_from_the_rudiarius_left_each_says_whether_they_stand() -> None:
    g = polling("Pola", players=4, host=2, men=pairs("pp", "pp", "pp", "pp"))
    for seat in (3, 0, 1):
        assert (asked(g), options(g)) == ((seat, "spectacle.stand"), [PASS, STAND])
        answer(g, seat, PASS)
    assert asked(g)[1] == "rest.act"


@pytest.mark.rule("M-7.4", "M-7.6")
def test_where_nobody_stands_the_spectacle_is_discarded_and_nobody_gains() -> None:
    g = polling("Pola", men=pairs("pp", "pp"), open=["Pola", "Roma"])
    events = watched(g)
    answer(g, 1, PASS)
    assert told(events, "unmatched") == [(spectacle_card("Pola"),)]
    assert (bits(g.open), bits(g.munera_gone)) == ([spectacle_card("Roma")], [spectacle_card("Pola")])
    assert (g.denarii, g.glory, g.engaged, g.rudis) == ([25] * 3, [0] * 3, 0, 1)
    assert not any(g.hands)


@pytest.mark.rule("M-7.4", "M-7.5")
def test_who_stands_alone_gets_the_full_fee() -> None:
    g = polling("Pola", men=pairs("pp", "pp", "pp"), regions=["Venetia"] * 3)
    answers(g, (1, PASS), (2, STAND))
    assert (g.denarii, g.glory) == ([31, 25, 31], [1, 0, 1])


@pytest.mark.rule("M-7.4")
def test_several_who_stand_bid_one_another_down_clockwise() -> None:
    """At Telesia, Marcus, Caius and Lucius bid 4, 3 and 0."""
    g = polling("Telesia", players=4, men=pairs("ha", "ha", "ha", "ha"), regions=["Samnium"] * 4)
    answers(g, (1, STAND), (2, STAND), (3, STAND))
    assert asked(g) == (1, "spectacle.tender")
    assert options(g) == [tender(n) for n in range(6)]  # the first must offer the printed denarii or less
    answer(g, 1, tender(4))
    assert (asked(g), options(g)) == ((2, "spectacle.tender"), [PASS, *[tender(n) for n in range(4)]])
    answers(g, (2, tender(3)), (3, PASS))
    assert (asked(g), options(g)) == ((1, "spectacle.tender"), [PASS, tender(0), tender(1), tender(2)])
    answers(g, (1, tender(2)), (2, PASS))
    assert (g.denarii, g.glory) == ([30, 27, 25, 25], [1, 1, 0, 0])


@pytest.mark.rule("M-7.4")
def test_who_has_withdrawn_is_not_asked_again() -> None:
    g = polling("Telesia", players=4, men=pairs("ha", "ha", "ha", "ha"), regions=["Samnium"] * 4)
    answers(g, (1, STAND), (2, STAND), (3, STAND), (1, tender(5)), (2, PASS), (3, tender(4)), (1, tender(3)))
    assert asked(g) == (3, "spectacle.tender")


@pytest.mark.rule("M-7.4")
def test_who_offers_0_wins_at_once() -> None:
    g = polling("Telesia", players=4, men=pairs("ha", "ha", "ha", "ha"), regions=["Samnium"] * 4)
    answers(g, (1, STAND), (2, STAND), (3, STAND), (1, tender(5)), (2, tender(0)))
    assert running(g).rival == 2
    assert (g.denarii, g.glory) == ([30, 25, 25, 25], [1, 0, 1, 0])


@pytest.mark.rule("M-7.4")
def test_the_first_may_offer_0_himself_but_not_withdraw() -> None:
    g = polling("Telesia", men=pairs("ha", "ha", "ha"), regions=["Samnium"] * 3)
    answers(g, (1, STAND), (2, STAND))
    with pytest.raises(Refused):
        answer(g, 1, PASS)
    answer(g, 1, tender(0))
    assert g.glory == [1, 1, 0]


@pytest.mark.rule("M-7.4")
def test_the_tender_starts_with_the_first_who_stands() -> None:
    g = polling("Telesia", players=4, host=1, men=pairs("ha", "ha", "ha", "ha"))
    answers(g, (2, PASS), (3, STAND), (0, STAND))
    assert asked(g) == (3, "spectacle.tender")


# M-7.5


@pytest.mark.rule("M-7.5")
def test_both_gain_the_printed_glory_and_each_their_fee() -> None:
    g = polling("Verona", men=pairs("mt ha pp", "mt ha pp", "mt ha pp"), regions=["Venetia"] * 3)
    answers(g, (1, STAND), (2, STAND), (1, tender(9)), (2, PASS))
    assert (g.glory, g.denarii) == ([3, 3, 0], [35, 34, 25])


@pytest.mark.rule("M-7.5", "M-14.1")
def test_named_late_glory_is_looked_at_before_the_fighters_are_named() -> None:
    men = {0: ["Ferox", "Leo"], 1: ["Paris primus", "Audax primus", "Velox"]}
    g = polling("Pola", men=men, glory=[14, 13, 0], naming="travel")
    events = watched(g)
    answer(g, 1, STAND)
    assert (asked(g), g.winners, g.glory) == ((-1, ""), (0,), [15, 14, 0])
    assert told(events, "named") == []


@pytest.mark.rule("M-7.5", "M-14.1")
def test_both_have_gained_when_glory_is_looked_at() -> None:
    g = polling("Pola", men=pairs("pp", "pp"), glory=[14, 14, 0])
    answer(g, 1, STAND)
    assert (g.winners, g.glory) == ((0, 1), [15, 15, 0])


@pytest.mark.rule("M-7.5")
def test_the_rudiarius_names_fighters_openly_then_the_other() -> None:
    men = {0: ["Ferox", "Leo", "Ursus"], 1: ["Paris", "Audax", "Velox"]}
    g = answer(polling("Pola", men=men), 1, STAND)
    events = watched(g)
    assert asked(g) == (0, "naming.name_fighter")
    answers(g, (0, man("Ursus")), (0, man("Leo")))
    assert asked(g) == (1, "naming.name_fighter")
    answers(g, (1, man("Audax")), (1, man("Velox")))
    named = [(0, "Ursus"), (0, "Leo"), (1, "Audax"), (1, "Velox")]
    assert told(events, "named") == [(seat, gladiator(name)) for seat, name in named]
    assert all(event.to is None for event in events if event.kind == "named")


@pytest.mark.rule("M-7.5", "M-7.3")
def test_pairs_are_named_man_by_man_and_never_two_of_a_pairing() -> None:
    men = {
        0: ["Ferox myrmillo", "Leo thraex", "Ursus thraex", "Draco hoplomachus", "Atrox aequimanus", "Lupus secutor"],
        1: ["Paris myrmillo", "Audax thraex", "Velox hoplomachus", "Hermes aequimanus"],
    }
    g = answer(polling("Pompeii", men=men), 1, STAND)
    assert man("Lupus") not in options(g)  # there is no Retiarius
    answer(g, 0, man("Ferox"))
    assert options(g) == [man("Ursus"), man("Leo")]
    answer(g, 0, man("Ursus"))
    assert names(running(g).fighters[0]) == ["Ursus", "Ferox", "Atrox", "Draco"]  # the others had to be
    assert running(g).fighters[1] == g.school[1], "he has just the men it takes, and is not asked"


@pytest.mark.rule("M-7.5")
def test_a_borrowed_man_is_named_by_the_borrower() -> None:
    men = {0: ["Ferox", "Ursus"], 1: ["Paris", "Audax"], 2: ["Leo"]}
    g = answer(polling("Pola", men=men, loans=[("Leo", 0, "Pola")]), 1, STAND)
    assert options(g) == [man("Ursus"), man("Ferox"), man("Leo")]


@pytest.mark.rule("M-7.5", "M-3.4")
def test_all_bonus_glory_comes_together_lenders_too() -> None:
    men = {0: ["Ferox veteranus", "Ursus"], 1: ["Paris primus", "Audax veteranus"], 2: ["Leo primus"]}
    fighters: dict[str, Any] = {"mine": ["Ferox", "Leo"], "theirs": ["Paris", "Audax"], "at": "bonus"}
    g = spectacle("Pola", men=men, loans=[("Leo", 0, "Pola")], **fighters)
    assert g.glory == [1, 3, 2]
    g = spectacle("Pola", men=men, loans=[("Leo", 0, "Pola")], glory=[14, 13, 14], **fighters)
    assert (g.glory, g.winners) == ([15, 16, 16], (1,))  # seat 1 has the more famous men


@pytest.mark.rule("M-7.5", "M-14.1")
def test_the_second_check_comes_before_travel() -> None:
    men = {0: ["Ferox veteranus", "Ursus"], 1: ["Paris", "Audax"]}
    more: dict[str, Any] = {"mine": ["Ferox", "Ursus"], "theirs": ["Paris", "Audax"], "at": "bonus"}
    g = spectacle("Pola", men=men, glory=[14, 0, 0], **more)
    assert (g.winners, g.denarii) == ((0,), [25, 25, 25])


@pytest.mark.rule("M-7.5", "M-3.4")
def test_who_is_not_named_brings_no_glory() -> None:
    men = {0: ["Ferox", "Ursus", "Leo primus"], 1: ["Paris", "Audax"], 2: ["Draco primus"]}
    more: dict[str, Any] = {"mine": ["Ferox", "Ursus"], "theirs": ["Paris", "Audax"], "at": "bonus"}
    assert spectacle("Pola", men=men, loans=[("Draco", 0, "Pola")], **more).glory == [0, 0, 0]


# M-7.6


@pytest.mark.rule("M-7.6")
def test_after_a_spectacle_the_rudis_passes_left_once() -> None:
    g = spectacle("Pola", host=1, rival=0, mine=["Paris", "Audax"], theirs=["Ferox", "Leo"],
                  men={0: ["Ferox", "Leo"], 1: ["Paris", "Audax"]}, open=["Pola", "Roma"])  # fmt: skip
    while asked(g)[1] != "rest.act":
        answer(g, g.seat, options(g)[0])
    assert (g.rudis, bits(g.open)) == (2, [spectacle_card("Roma")])
    assert bits(g.munera_gone) == [spectacle_card("Pola")]
    assert rest_phase(g) == IN_MUNUS


@pytest.mark.rule("M-7.6", "M-13.2")
def test_after_a_spectacle_its_loans_are_over_and_others_are_not() -> None:
    men = {0: ["Ferox"], 1: ["Paris", "Audax"], 2: ["Leo", "Draco"]}
    loans = [("Leo", 0, "Pola"), ("Draco", 0, "Roma")]
    g = polling("Pola", men=men, loans=loans, open=["Pola", "Roma"], regions=["Venetia"] * 3)
    answer(g, 1, PASS)  # nobody stands
    assert g.loans == ((gladiator("Draco"), 0, spectacle_card("Roma")),)
    assert not g.engaged & mask_of([gladiator("Leo")])


@pytest.mark.rule("M-7.4", "M-13.2")
def test_a_loan_may_be_agreed_between_choice_and_poll() -> None:
    men = {0: ["Ferox", "Ursus"], 1: ["Paris"], 2: ["Leo"]}
    g = answer(choosing(["Pola"], men=men), 0, munus("Pola"))
    answer(g, 0, PASS)
    loan = 1 + 40 + 28 + 40 + 40 * spectacle_card("Pola") + gladiator("Leo")
    accept(g, 2, offer(g, 1, 2, give=[(0, 8)], get=[(loan, 1)]))
    pass_window(g)
    assert asked(g) == (1, "spectacle.stand")
