"""M-2: set-up; and the parts of M-1 on how the decks are used."""

from __future__ import annotations

import pytest

from harena.games.munera.actions import GLORY, SELL
from harena.games.munera.decks import AUCTORATUS, our_decks
from harena.games.munera.moments import IN_EVENTUM, IN_MUNUS
from harena.games.munera.state import Moment, Munera
from harena.kernel.choice import PASS, Refused
from harena.kernel.state import bits, mask_of
from tests.rules.munera.playing import (
    answer,
    answers,
    asked,
    bid,
    duel,
    eventum,
    give_bids,
    gladiator,
    hired,
    klass,
    let_it_run,
    man,
    minister,
    names,
    options,
    pass_all,
    place,
    play,
    position,
    region,
    script,
    seeded,
    spectacle_card,
    start,
    throw_away,
    titles,
    told,
    unused,
    watched,
)

OURS = our_decks()

SLAVES = [gladiator(name) for name in ("Audax", "Anthrax", "Paris", "Pulcher", "Aureus", "Amethystus")]
MORE_SLAVES = [gladiator(name) for name in ("Celadus", "Columbus", "Crescens", "Hermes", "Hilarus", "Velox")]
AUCTORATI = [gladiator(name) for name in ("Marcus Antonius", "Flavius Sanctus")]
VALERIUS = gladiator("Gaius Valerius")  # one more Auctoratus
FAVORS = [eventum("Favor Editoris"), eventum("Favor Editoris", copy=1)]
MEDICUS, DOCTOR = minister("medicus 1"), minister("doctor 1")
ROMA, VERONA, TELESIA = spectacle_card("Roma"), spectacle_card("Verona"), spectacle_card("Telesia")
ARIMINUM, CARALES = spectacle_card("Ariminum"), spectacle_card("Carales")


def settled(g: Munera, seat: int, where: str, men: list[int], ministers: list[int], cards: list[int]) -> Munera:
    """Play one player's whole set-up with what is revealed; every man becomes a Myrmillo."""
    script(g, *men, *ministers, *cards)
    answer(g, seat, region(where))
    while asked(g) in ((seat, "match.enlist"), (seat, "match.assign")) and unused(g):
        answer(g, seat, klass("myrmillo"))
    return g


def set_up(players: int) -> Munera:
    """Play to the first rest moment with arbitrary answers."""
    g = start(players)
    while asked(g)[1] != "rest.act":
        answer(g, g.seat, options_first(g))
    return g


def options_first(g: Munera) -> int:
    return options(g)[0]


def rest_phase(g: Munera) -> int:
    f = g.stack[-1]
    assert isinstance(f, Moment)
    return f.phase


# M-2.1


@pytest.mark.rule("M-2.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_with_25_denarii(players: int) -> None:
    assert start(players).denarii == [25] * players


@pytest.mark.rule("M-2.1")
def test_the_highest_die_takes_the_rudis() -> None:
    g = start(3, luck=[3, 9, 0])
    assert g.rudis == 1
    assert asked(g) == (1, "match.settle")


@pytest.mark.rule("M-2.1")
def test_only_the_tied_roll_again_for_the_rudis_until_one_is_highest() -> None:
    g = start(4, luck=[7, 2, 7, 7, 5, 8, 8, 0, 1])
    assert (g.rudis, unused(g)) == (3, 0)


# M-2.2


@pytest.mark.rule("M-2.2")
def test_set_up_goes_clockwise_from_the_rudiarius() -> None:
    g = start(3, luck=[0, 0, 9])
    order = []
    while asked(g)[1] != "rest.act":
        if asked(g)[1] == "match.settle":
            order.append(g.seat)
        answer(g, g.seat, options_first(g))
    assert order == [2, 0, 1]


@pytest.mark.rule("M-2.2", "M-1.7")
def test_a_region_is_paid_for() -> None:
    g = start(2, luck=[9, 0])
    answer(g, 0, region("Umbria"))
    assert (g.region[0], g.denarii) == (place("Umbria"), [17, 25])


@pytest.mark.rule("M-1.7", "M-2.2")
def test_every_region_is_open_also_one_where_a_school_stands() -> None:
    g = start(2, luck=[9, 0])
    assert len(options(g)) == 13
    settled(g, 0, "Sicilia", SLAVES, [MEDICUS], FAVORS)
    answer(seeded(g), 1, region("Sicilia"))
    assert g.region == (place("Sicilia"), place("Sicilia"))
    assert g.denarii == [22, 22]


@pytest.mark.rule("M-2.2")
def test_auctorati_among_the_first_men_are_discarded_until_there_are_six_others() -> None:
    g = start(2, luck=[9, 0])
    script(g, SLAVES[0], *AUCTORATI, *SLAVES[1:])
    answer(g, 0, region("Latium"))
    assert g.school[0] == mask_of(SLAVES)
    assert g.men_gone == mask_of(AUCTORATI)


@pytest.mark.rule("M-2.2", "M-3.2")
def test_each_of_the_first_six_gets_a_class_of_ones_own_choice() -> None:
    g = start(2, luck=[9, 0])
    script(g, *SLAVES, MEDICUS, *FAVORS)
    answer(g, 0, region("Latium"))
    for number in range(6):
        assert asked(g) == (0, "match.enlist")
        answer(g, 0, klass("myrmillo") + number)
    assert [g.klass[who] for who in SLAVES] == [0, 1, 2, 3, 4, 5]
    assert [(g.rank[who], g.fame[who]) for who in SLAVES] == [(0, 0)] * 6


@pytest.mark.rule("M-2.2")
def test_ministers_are_revealed_until_one_has_skill_1_and_the_others_discarded() -> None:
    others = [minister("doctor 3"), minister("lupae 2")]
    g = settled(start(2, luck=[9, 0]), 0, "Latium", SLAVES, [*others, MEDICUS], FAVORS)
    assert bits(g.staff[0]) == [MEDICUS]
    assert bits(g.ministers_gone) == sorted(others)


@pytest.mark.rule("M-2.2", "M-4.1")
def test_a_first_minister_who_is_a_doctor_gets_his_class() -> None:
    g = start(2, luck=[9, 0])
    script(g, *SLAVES, DOCTOR, *FAVORS)
    answers(g, (0, region("Latium")), *[(0, klass("thraex"))] * 6)
    assert asked(g) == (0, "match.assign")
    answer(g, 0, klass("retiarius"))
    assert g.doctored[DOCTOR] == 4


@pytest.mark.rule("M-2.2")
def test_two_eventum_cards_each() -> None:
    g = settled(start(2, luck=[9, 0]), 0, "Latium", SLAVES, [MEDICUS], [eventum("Sibilus"), eventum("Hereditas")])
    assert (sorted(titles(g.hands[0])), g.hands[1]) == (["Hereditas", "Sibilus"], 0)


# M-2.3


@pytest.mark.rule("M-2.3")
def test_discards_of_the_set_up_go_back_into_their_decks() -> None:
    g = start(2, luck=[9, 0])
    settled(g, 0, "Latium", [*AUCTORATI, *SLAVES], [minister("faber 3"), MEDICUS], FAVORS)
    assert (g.men_gone.bit_count(), g.ministers_gone.bit_count()) == (2, 1)
    cards = [eventum("Triumphus"), eventum("Rudis Donata"), ROMA, VERONA]
    settled(g, 1, "Latium", [VALERIUS, *MORE_SLAVES], [minister("faber 1")], cards)
    assert asked(g)[1] == "rest.act"
    assert (g.men_gone, g.ministers_gone) == (0, 0)
    discarded = mask_of([*AUCTORATI, VALERIUS])
    assert g.men_bag & discarded == discarded
    assert g.ministers_bag >> minister("faber 3") & 1


@pytest.mark.rule("M-2.3", "M-13.3")
def test_the_first_turn_starts_with_the_munus_phase() -> None:
    g = set_up(4)
    assert (g.turn, rest_phase(g)) == (1, IN_MUNUS)
    assert [hand.bit_count() for hand in g.hands] == [2, 2, 2, 2]
    assert (g.forum_men, g.forum_ministers) == (0, 0)
    assert g.open.bit_count() == 3


@pytest.mark.rule("M-2.3", "M-5.1")
def test_the_second_turn_starts_with_the_eventum_phase() -> None:
    g = position(phase="end", turn=1, men={0: ["Ferox"]})
    answers(g, (0, PASS), (1, PASS), (2, PASS))
    assert (g.turn, rest_phase(g)) == (2, IN_EVENTUM)
    assert [hand.bit_count() for hand in g.hands] == [1, 1, 1]


# M-2.4


@pytest.mark.rule("M-2.4")
def test_a_quick_start_draws_until_there_are_as_many_one_pair_spectacles_as_players() -> None:
    drawn = [ROMA, TELESIA, VERONA, ARIMINUM, CARALES]
    g = position(phase="announce", turn=1, quick_start=True, luck=drawn)
    assert bits(g.open) == sorted([TELESIA, ARIMINUM, CARALES])
    assert g.munera_gone == 0
    assert g.munera_bag & (1 << ROMA | 1 << VERONA) == 1 << ROMA | 1 << VERONA


@pytest.mark.rule("M-2.4")
@pytest.mark.parametrize(("turn", "quick_start"), [(2, True), (1, False)])
def test_a_quick_start_is_for_the_first_munus_phase_and_an_option(turn: int, quick_start: bool) -> None:
    g = position(phase="announce", turn=turn, quick_start=quick_start, luck=[ROMA, VERONA])
    assert g.open == mask_of([ROMA, VERONA])


# M-2.5


@pytest.mark.rule("M-2.5", "M-14.1")
@pytest.mark.parametrize("target", [10, 15, 20])
def test_the_target_is_10_15_or_20_glory(target: int) -> None:
    favored = {0: ["Favor Editoris"]}
    g = position(target=target, glory=[target - 2, 0, 0], hands=favored)
    answer(g, 0, play("Favor Editoris"))
    assert asked(g) == (1, "rest.act")
    g = position(target=target, glory=[target - 1, 0, 0], hands=favored)
    answer(g, 0, play("Favor Editoris"))
    assert (asked(g), g.winners) == ((-1, ""), (0,))


@pytest.mark.rule("M-2.5")
def test_the_usual_target_is_15() -> None:
    g = position(glory=[14, 0, 0], hands={0: ["Favor Editoris"]})
    answer(g, 0, play("Favor Editoris"))
    assert g.winners == (0,)


@pytest.mark.rule("M-2.5")
def test_bought_glory_costs_15_denarii_at_rest_in_the_forum_phase() -> None:
    g = position(phase="auctions", forum=["Ferox"], bought_glory=True, denarii=[31, 15, 14])
    answers(g, (0, GLORY), (1, GLORY))
    assert GLORY not in options(g, 2)
    answers(g, (2, PASS), (0, GLORY))
    assert (g.denarii, g.glory) == ([1, 0, 14], [2, 1, 0])


@pytest.mark.rule("M-2.5", "M-14.1")
def test_bought_glory_may_win_the_game() -> None:
    g = position(phase="auctions", forum=["Ferox"], bought_glory=True, glory=[14, 0, 0])
    answer(g, 0, GLORY)
    assert g.winners == (0,)


@pytest.mark.rule("M-2.5")
@pytest.mark.parametrize("phase", ["eventum", "munus", "end"])
def test_glory_is_bought_at_no_other_rest_moment(phase: str) -> None:
    g = position(phase=phase, open=["Telesia"], bought_glory=True)
    assert asked(g) == (0, "rest.act")
    with pytest.raises(Refused):
        answer(g, 0, GLORY)


@pytest.mark.rule("M-2.5")
def test_glory_is_not_for_sale_unless_the_table_wants_it() -> None:
    g = position(phase="auctions", forum=["Ferox"], denarii=[50, 50, 50])
    assert GLORY not in options(g)


# M-1.1: decks and discards


@pytest.mark.rule("M-1.1")
def test_a_used_up_deck_of_gladiators_is_its_discards_again() -> None:
    g = position(phase="eventum")
    g.men_gone, g.men_bag = g.men_bag & ~0b11, 0b11  # Audax and Anthrax are left
    pass_all(script(g, 0, 0, 1, 1, 7, 2))  # men and Ministers in turn
    assert bits(g.forum_men) == [0, 1, 7]
    assert g.men_gone == 0
    assert g.men_bag.bit_count() == 37


@pytest.mark.rule("M-1.1")
def test_a_used_up_deck_of_ministers_is_its_discards_again() -> None:
    g = position(phase="eventum")
    g.ministers_gone, g.ministers_bag = g.ministers_bag & ~1, 1
    pass_all(script(g, 0, 0, 1, 9, 2, 7))
    assert bits(g.forum_ministers) == [0, 7, 9]
    assert (g.ministers_gone, g.ministers_bag.bit_count()) == (0, 25)


@pytest.mark.rule("M-1.1", "M-6.3")
def test_where_deck_and_discards_are_empty_fewer_cards_are_revealed() -> None:
    g = position(phase="eventum")
    g.school[2], g.men_bag = g.men_bag & ~0b11, 0b11
    g.klass = (6,) * 40
    g.staff[2], g.ministers_bag = g.ministers_bag, 0
    pass_all(seeded(g))
    assert (bits(g.forum_men), g.forum_ministers) == ([0, 1], 0)


@pytest.mark.rule("M-1.1", "M-7.1")
def test_a_used_up_deck_of_spectacles_is_its_discards_again() -> None:
    g = position(phase="end", open=["Roma"])
    g.turn = 0  # the next turn has neither Eventum nor Forum phase
    g.munera_gone, g.munera_bag = g.munera_bag & ~(1 << TELESIA), 1 << TELESIA
    script(g, TELESIA, ROMA)
    answers(g, (0, PASS), (1, PASS), (2, PASS))
    assert g.open == mask_of([ROMA, TELESIA])
    assert (g.munera_gone, g.munera_bag.bit_count()) == (0, 20)


@pytest.mark.rule("M-1.1", "M-5.1")
def test_a_used_up_eventum_deck_is_its_discards_again() -> None:
    g = position(phase="end")
    g.gone, g.bag = g.bag & ~1, 1
    script(g, 0, 5, 6)
    answers(g, (0, PASS), (1, PASS), (2, PASS))
    assert [bits(hand) for hand in g.hands] == [[0], [5], [6]]
    assert (g.gone, g.bag.bit_count()) == (0, 37)


@pytest.mark.rule("M-1.1", "M-5.1")
def test_where_no_eventum_card_is_left_none_is_drawn() -> None:
    g = position(phase="end")
    g.gone, g.bag = 1, 0
    answers(script(g, 0), (0, PASS), (1, PASS), (2, PASS))
    assert (g.hands[0], g.hands[2]) == (1, 0)
    assert (g.bag, g.gone) == (0, 0)


@pytest.mark.rule("M-1.1", "M-6.6")
def test_a_sold_gladiator_comes_back_as_new() -> None:
    g = position(phase="auctions", men={0: ["Ferox myrmillo veteranus 3 wounded"]}, forum=["Leo"])
    ferox = gladiator("Ferox")
    answers(g, (0, SELL), (0, man("Ferox")))
    assert g.men_gone == 1 << ferox
    assert (g.klass[ferox], g.rank[ferox], g.fame[ferox]) == (-1, 0, 0)
    assert not (g.engaged | g.wounded) >> ferox & 1


@pytest.mark.rule("M-1.1", "M-9.7")
def test_a_killed_gladiator_comes_back_as_new() -> None:
    men = {0: ["Ferox"], 1: ["Leo thraex veteranus 2"]}
    g = let_it_run(duel("Ferox", "Leo", men=men, players=2, luck=[9, 3, 9, 3, 9]))
    leo = gladiator("Leo")
    assert g.men_gone == 1 << leo
    assert (g.klass[leo], g.rank[leo], g.fame[leo]) == (-1, 0, 0)
    assert not (g.engaged | g.wounded) >> leo & 1


@pytest.mark.rule("M-1.1", "M-6.6")
def test_a_sold_minister_comes_back_as_new() -> None:
    staff = {0: ["coquus 3 used 2", "doctor 2 thraex"]}
    g = position(phase="auctions", staff=staff, forum=["Leo"])
    answers(g, (0, SELL), (0, hired("coquus 3")), (1, PASS), (2, PASS), (0, SELL), (0, hired("doctor 2")))
    assert bits(g.ministers_gone) == sorted([minister("coquus 3"), minister("doctor 2")])
    assert set(g.used) == {0}
    assert set(g.doctored) == {-1}


@pytest.mark.rule("M-1.1")
def test_the_bank_never_runs_out() -> None:
    g = position(phase="auctions", denarii=[500, 0, 0], men={0: ["Ferox primus 300"]}, forum=["Leo"])
    answers(g, (0, SELL), (0, man("Ferox")))
    assert g.denarii[0] == 810


@pytest.mark.rule("M-1.1", "M-5.1")
def test_a_sixth_eventum_card_is_discarded_at_once_by_own_choice() -> None:
    hand = ["Fur", "Clamor", "Missio", "Missio", "Rixa"]
    g = position(phase="eventum", hands={1: hand}, luck=[eventum("Pestis"), eventum("Fuga"), eventum("Iugula")])
    assert asked(g) == (1, "hand.throw_away")
    assert options(g) == sorted({throw_away(name) for name in [*hand, "Fuga"]})
    answer(g, 1, throw_away("Missio"))
    assert sorted(titles(g.hands[1])) == ["Clamor", "Fuga", "Fur", "Missio", "Rixa"]
    assert titles(g.gone) == ["Missio"]
    assert asked(g)[1] == "rest.act"


@pytest.mark.rule("M-1.1")
def test_five_eventum_cards_may_be_held() -> None:
    g = position(phase="eventum", hands={0: ["Fur", "Clamor", "Missio", "Rixa"]})
    assert g.hands[0].bit_count() == 5
    assert asked(g) == (0, "rest.act")


@pytest.mark.rule("M-1.1", "M-8.2")
def test_several_with_six_cards_discard_one_after_the_other_from_the_rudiarius() -> None:
    full = {0: ["Fur", "Clamor", "Rixa", "Fuga", "Missio"], 2: ["Pestis", "Missio", "Iugula", "Iugula", "Redemptor"]}
    g = position(phase="eventum", rudis=1, hands=full)
    assert asked(g) == (2, "hand.throw_away")
    answer(g, 2, options_first(g))
    assert asked(g) == (0, "hand.throw_away")
    answer(g, 0, options_first(g))
    assert [hand.bit_count() for hand in g.hands] == [5, 1, 5]


@pytest.mark.rule("M-1.1", "M-1.2", "M-6.3")
def test_gladiators_ministers_and_spectacles_are_drawn_openly() -> None:
    g = position(phase="eventum")
    events = watched(g)
    pass_all(g)
    assert told(events, "restocked") == [(tuple(bits(g.forum_men)), tuple(bits(g.forum_ministers)))]
    answers(g, (0, PASS), (1, PASS), (2, PASS))
    assert told(events, "announced") == [(tuple(bits(g.open)),)]
    assert all(event.to is None for event in events if event.kind in ("restocked", "announced"))


@pytest.mark.rule("M-1.2", "M-6.4")
@pytest.mark.parametrize(("who", "cost"), [("Ferox", 2), ("Scorpio", 0), ("Audax", 2), ("Marcus Antonius", 5)])
def test_the_origin_fixes_what_a_gladiator_costs(who: str, cost: int) -> None:
    g = position(phase="auctions", forum=[who])
    pass_all(g)
    answer(g, 0, man(who))
    assert options(g)[:2] == [PASS, bid(cost)]
    give_bids(g, cost, None, None)
    assert (names(g.school[0]), g.denarii[0]) == ([who], 25 - cost)
    assert (OURS.origin[gladiator(who)] == AUCTORATUS) == (cost == 5)
