"""M-5: the Eventum phase, and when cards can be played."""

from __future__ import annotations

from typing import Any

import pytest

from harena.games.munera.actions import STAND
from harena.games.munera.decks import AFTER_ROLL, BEFORE_DUEL, BEFORE_HEALING, BEFORE_JUDGEMENT
from harena.games.munera.moments import CHOSEN, IN_END, IN_EVENTUM, IN_FORUM, IN_MUNUS
from harena.games.munera.state import Duel, Moment, Munera
from harena.kernel.choice import PASS, Refused
from harena.kernel.state import bits
from tests.rules.munera.playing import (
    answer,
    answers,
    asked,
    duel,
    eventum,
    give_bids,
    man,
    munus,
    names,
    options,
    pass_window,
    play,
    position,
    script,
    seeded,
    spectacle,
    titles,
    told,
    under,
    unused,
    watched,
)

WINDOW = "moment.play_card"
PAIRS = {0: ["Ferox", "Leo"], 1: ["Paris", "Ursus"], 2: ["Velox", "Hermes"]}  # one Provocator pair per seat
POLA: dict[str, Any] = {"mine": ["Ferox", "Leo"], "theirs": ["Paris", "Ursus"], "men": PAIRS}  # a spectacle of one pair


def rest_phase(g: Munera) -> int:
    f = g.stack[-1]
    assert isinstance(f, Moment)
    return f.phase


# M-5.1


@pytest.mark.rule("M-5.1")
def test_each_player_draws_one_card_clockwise_from_the_rudiarius() -> None:
    g = position(phase="eventum", rudis=2, luck=[11, 22, 33])
    assert [bits(hand) for hand in g.hands] == [[22], [33], [11]]
    assert asked(g) == (2, "rest.act")


@pytest.mark.rule("M-5.1", "M-2.3")
def test_nobody_draws_in_the_first_turn() -> None:
    assert not any(position(phase="eventum", turn=1).hands)


# M-5.2


@pytest.mark.rule("M-5.2")
def test_the_rudiarius_may_act_first_then_clockwise() -> None:
    g = position(phase="forum", rudis=1, men=PAIRS, hands={0: ["Fur"], 1: ["Rixa"], 2: ["Missio"]})
    order = []
    while asked(g)[1] == WINDOW:
        order.append(g.seat)
        answer(g, g.seat, PASS)
    assert order == [1, 2, 0]


@pytest.mark.rule("M-5.2")
def test_one_card_each_and_the_window_lasts_until_all_pass_in_a_row() -> None:
    hands = {0: ["Acclamatio", "Gladius Acutus"], 1: ["Sibilus"], 2: ["Arma Lusoria"]}
    g = duel("Ferox", "Paris", men=PAIRS, hands=hands, denarii=[0, 0, 0])
    answer(g, 0, play("Acclamatio"))
    assert asked(g) == (1, WINDOW)  # one card, then the next player
    answer(g, 1, PASS)
    answer(g, 2, play("Arma Lusoria"))
    assert asked(g) == (0, WINDOW)
    answer(g, 0, play("Gladius Acutus", 0))
    assert asked(g) == (1, WINDOW)  # a player who has passed may act again
    answer(g, 1, play("Sibilus"))
    assert not any(g.hands)
    assert asked(g)[1] == "duel.reroll"


@pytest.mark.rule("M-5.2")
def test_the_window_closes_when_all_have_passed() -> None:
    hands = {0: ["Acclamatio"], 1: ["Sibilus"], 2: ["Arma Lusoria"]}
    g = duel("Ferox", "Paris", men=PAIRS, hands=hands, denarii=[0, 0, 0])
    answers(g, (0, PASS), (1, play("Sibilus")), (2, PASS), (0, PASS))
    assert asked(g)[1] == "duel.reroll"
    assert titles(g.hands[0]) == ["Acclamatio"]


@pytest.mark.rule("M-5.2")
def test_who_holds_cards_is_asked_whatever_they_are_and_who_holds_none_is_not() -> None:
    g = duel("Ferox", "Paris", men=PAIRS, hands={2: ["Fur"]}, denarii=[0, 0, 0])
    assert (asked(g), options(g)) == ((2, WINDOW), [PASS])
    answer(g, 2, PASS)
    assert asked(g)[1] == "duel.reroll"


@pytest.mark.rule("M-5.2")
def test_a_card_is_played_only_at_its_time() -> None:
    g = duel("Ferox", "Paris", men=PAIRS, hands={0: ["Fur", "Missio", "Acclamatio"]}, denarii=[0, 0, 0])
    assert options(g) == [PASS, play("Acclamatio")]
    with pytest.raises(Refused):
        answer(g, 0, play("Missio"))


@pytest.mark.rule("M-5.2", "M-1.9")
def test_a_played_card_goes_to_the_discards() -> None:
    g = position(phase="munus", hands={0: ["Hereditas", "Hereditas"]})
    answer(g, 0, play("Hereditas"))
    assert (titles(g.hands[0]), titles(g.gone)) == (["Hereditas"], ["Hereditas"])


@pytest.mark.rule("M-5.2", "M-5.3")
def test_a_moment_is_skipped_when_every_card_for_it_lies_open() -> None:
    g = spectacle("Pola", **POLA, hands={0: ["Fur"]}, discarded=["Tempestas"], regions=["Venetia"] * 3)
    assert asked(g)[1] == "spectacle.pick"


# M-5.3, in its order


@pytest.mark.rule("M-5.3", "M-13.3")
def test_eventum_phase_after_the_draws() -> None:
    g = position(phase="eventum", luck=[eventum("Vectigal"), eventum("Fur"), eventum("Hereditas")])
    assert (asked(g), rest_phase(g)) == ((0, "rest.act"), IN_EVENTUM)
    answer(g, 0, play("Vectigal"))
    assert g.denarii == [25, 22, 22]
    answers(g, (1, play("Fur", 0)), (2, play("Hereditas")))
    assert g.denarii == [22, 25, 27]


@pytest.mark.rule("M-5.3")
def test_vectigal_is_for_the_eventum_phase_only() -> None:
    for phase in ("auctions", "munus", "end"):
        g = position(phase=phase, hands={0: ["Vectigal"]}, open=["Pola"], forum=["Ferox"])
        assert play("Vectigal") not in options(g)


@pytest.mark.rule("M-5.3", "M-6.1")
def test_start_of_the_forum_phase_before_anybody_is_disengaged() -> None:
    g = position(phase="forum", men={0: ["Ferox engaged"], 1: ["Leo"]}, hands={1: ["Seditio"]})
    assert (asked(g), under(g)) == ((1, WINDOW), "forum.opening")
    assert options(g) == [PASS, play("Seditio", "Leo")]
    answer(g, 1, PASS)
    assert g.engaged == 0


@pytest.mark.rule("M-5.3", "M-6.2")
def test_who_is_wounded_at_the_start_of_the_forum_phase_rolls_to_heal_in_it() -> None:
    g = position(phase="forum", men={0: ["Ferox"]}, hands={1: ["Seditio"]})
    script(g, 9, 4, 0, 0, 1, 1, 2, 2)
    answer(g, 1, play("Seditio", "Ferox"))
    assert (g.wounded, names(g.engaged)) == (0, ["Ferox"])


@pytest.mark.rule("M-5.3", "M-6.4")
def test_a_forum_auction_decided_before_payment() -> None:
    g = position(phase="auctions", forum=["Ferox"], hands={2: ["Lanista Callidus"]})
    pass_window(g)
    answer(g, 0, man("Ferox"))
    give_bids(g, 3, 2, None)
    assert (asked(g), under(g)) == ((2, WINDOW), "forum.decided")
    assert (g.denarii, g.school) == ([25, 25, 25], [0, 0, 0])
    answer(g, 2, play("Lanista Callidus"))
    assert (g.denarii, names(g.school[2])) == ([25, 25, 21], ["Ferox"])


@pytest.mark.rule("M-5.3", "M-6.4")
def test_no_window_where_nobody_bids() -> None:
    g = position(phase="auctions", forum=["Ferox"], hands={2: ["Lanista Callidus"]})
    pass_window(g)
    answer(g, 0, man("Ferox"))
    give_bids(g, None, None, None)
    assert asked(g)[1] != WINDOW


@pytest.mark.rule("M-5.3", "M-7.4")
@pytest.mark.parametrize(("second", "open_window"), [(STAND, True), (PASS, False)])
def test_the_poll_shows_two_or_more_standing(second: int, open_window: bool) -> None:
    g = spectacle("Pola", men=PAIRS, hands={2: ["Redemptor"]}, at="open_poll")
    answers(g, (1, second), (2, STAND))
    shown = asked(g)[1] == WINDOW and under(g) == "spectacle.poll_shown"
    assert shown == open_window
    if open_window:
        assert g.seat == 2
        events = watched(g)
        answer(g, 2, play("Redemptor"))
        assert (2, 6) in told(events, "contract")  # the printed fee, since there is no tender


@pytest.mark.rule("M-5.3", "M-8.1")
def test_before_travel_then_at_each_payment() -> None:
    hands = {0: ["Via Strata"], 1: ["Latrones"], 2: ["Tempestas"]}
    g = spectacle("Pola", **POLA, hands=hands, regions=["Aemilia", "Sardinia", "Latium"])
    assert under(g) == "spectacle.before_travel"
    assert options(g, 0) == [PASS]
    answers(g, (0, PASS), (1, PASS), (2, play("Tempestas")))
    assert (asked(g), under(g)) == ((0, WINDOW), "spectacle.payment")  # seat 0 pays first
    assert g.denarii == [25, 25, 25]
    answer(g, 0, play("Via Strata"))
    assert (g.denarii[0], under(g)) == (25, "spectacle.payment")
    assert (asked(g), options(g)) == ((1, WINDOW), [PASS])  # nobody may play Latrones against themselves
    answer(g, 1, PASS)
    assert g.denarii[1] < 25


@pytest.mark.rule("M-5.3", "M-9.2", "M-11.2")
def test_before_a_duel_after_virtus_and_before_bets() -> None:
    g = duel("Ferox", "Paris", men=PAIRS, hands={0: ["Gladius Acutus"]})
    assert (asked(g), under(g)) == ((0, WINDOW), "duel.before_duel")
    f = g.stack[-2]
    assert isinstance(f, Duel)
    assert (f.virtus, f.dice, f.stakes) == ((3, 0), (-1, -1), ())
    answer(g, 0, play("Gladius Acutus", 0))
    assert f.virtus == (5, 0)
    assert asked(g) == (2, "duel.stake")


@pytest.mark.rule("M-5.3", "M-10.1")
def test_no_cards_before_or_in_a_bout() -> None:
    hands = {0: ["Gladius Acutus", "Acclamatio"], 1: ["Manus Fortunae", "Sibilus"]}
    g = duel("Ferox", "Leo", men=PAIRS, hands=hands, luck=[9, 5])
    assert g.fame[bits(g.school[0])[0]] > 0  # the bout is over
    assert asked(g)[1] == WINDOW
    assert under(g) == "spectacle.applause"


@pytest.mark.rule("M-5.3", "M-9.4")
def test_after_a_melee_roll_when_the_owners_have_declined() -> None:
    g = duel("Ferox", "Paris", men=PAIRS, hands={2: ["Clamor"]}, denarii=[0, 0, 0], discarded=["Arma Lusoria"])
    answer(script(g, 5, 3), 2, PASS)
    assert asked(g) == (0, "duel.reroll")
    answer(g, 0, PASS)
    assert (asked(g), under(g)) == ((2, WINDOW), "duel.after_roll")
    f = g.stack[-2]
    assert isinstance(f, Duel)
    assert (f.pugna, f.wounds) == (0, (0, 0))
    answer(script(g, 4, 4), 2, play("Clamor"))
    assert (f.approval, f.pugna, f.wounds) == (1, 2, (0, 1))


@pytest.mark.rule("M-5.3", "M-9.7", "M-9.8")
def test_before_the_judgement_and_before_each_healing_roll() -> None:
    hands = {1: ["Favor Populi", "Medicus Graecus"]}
    g = duel("Ferox", "Leo", men={0: ["Ferox"], 1: ["Leo"]}, hands=hands, players=2)
    # Pugna -2, 6, 10; wounds 1 and 2; Appreciation 3 + Charisma 1 + 3; Ferox heals; Leo needs no die
    script(g, 3, 5, 9, 1, 9, 1, 7, 5)
    seen: list[Moment] = []
    while asked(g)[1] != "rest.act":
        f = g.stack[-1]
        if isinstance(f, Moment) and f not in seen:
            seen.append(f)
        answer(g, g.seat, options(g)[-1] if isinstance(f, Moment) else PASS)
    whens = [BEFORE_DUEL, *[AFTER_ROLL] * 3, BEFORE_JUDGEMENT, BEFORE_HEALING, BEFORE_HEALING]
    assert [f.when for f in seen] == whens
    assert (unused(g), g.men_gone, g.wounded, g.hands) == (0, 0, 0, [0, 0])


@pytest.mark.rule("M-5.3", "M-6.2")
def test_before_a_healing_roll_of_the_forum_phase() -> None:
    g = position(phase="forum", men={0: ["Ferox wounded"], 1: ["Leo wounded"]}, hands={0: ["Medicus Graecus"]})
    assert under(g) == "forum.opening"
    answer(g, 0, PASS)
    assert (asked(g), under(g)) == ((0, WINDOW), "roll.cards_before")
    assert names(g.wounded) == ["Ferox", "Leo"]
    script(g, 0, 0, 0, 1, 1, 2, 2)  # Leo's die and the Forum's cards: none for Ferox
    answer(g, 0, play("Medicus Graecus"))
    assert (names(g.wounded), unused(g)) == (["Leo"], 0)


@pytest.mark.rule("M-5.3", "M-12.1")
def test_before_a_test() -> None:
    nine = ["Ferox", "Leo", "Ursus", "Atrox", "Draco", "Lupus", "Rapax", "Taurus", "Torvus"]
    g = position(phase="end", men={0: nine}, hands={0: ["Disciplina"]})
    pass_window(g)
    answer(g, 0, man("Ferox"))
    assert (asked(g), under(g)) == ((0, WINDOW), "roll.cards_before")
    seeded(g)
    answer(g, 0, play("Disciplina"))
    assert g.wounded == 0


@pytest.mark.rule("M-5.3", "M-7.6")
def test_end_of_a_spectacle_before_the_rudis_passes() -> None:
    g = duel("Ferox", "Leo", men=PAIRS, hands={0: ["Triumphus"]}, luck=[9, 5])
    assert (asked(g), under(g), g.rudis) == ((0, WINDOW), "spectacle.applause", 0)
    answer(g, 0, play("Triumphus"))
    assert (g.glory, g.rudis) == ([2, 0, 0], 1)


@pytest.mark.rule("M-5.3", "M-12.1", "M-13.3")
def test_end_of_turn_before_too_many_men_are_named() -> None:
    nine = ["Ferox", "Leo", "Ursus", "Atrox", "Draco", "Lupus", "Rapax", "Taurus", "Torvus"]
    g = position(phase="end", men={0: nine}, hands={1: ["Fuga"]})
    assert rest_phase(g) == IN_END
    answer(g, 0, PASS)
    answer(script(g, 9), 1, play("Fuga", "Leo"))
    assert names(g.men_gone) == ["Leo"]
    pass_window(seeded(g))
    assert asked(g)[1] != "end.name_excess"  # eight men are left


@pytest.mark.rule("M-5.3", "M-13.3")
def test_at_rest_before_each_card_put_up_each_choice_and_at_the_end_of_the_turn() -> None:
    g = position(phase="eventum")
    g.hands, g.bag, g.gone = [0, 0, 0], 0, g.bag | g.hands[0] | g.hands[1] | g.hands[2]  # no other windows open
    seen = []
    while g.turn == 2:
        if asked(g)[1] == "rest.act":
            seen.append(rest_phase(g))
            pass_window(g)
        elif asked(g)[1] == "forum.put_up" and seen.count(IN_FORUM) < 3:
            answer(g, g.seat, options(g)[-1])
        else:
            answer(g, g.seat, PASS)
    assert seen == [IN_EVENTUM, IN_FORUM, IN_FORUM, IN_FORUM, IN_MUNUS, IN_MUNUS, IN_MUNUS, IN_END]


@pytest.mark.rule("M-5.3", "M-13.3")
def test_a_rest_moment_between_choice_and_poll() -> None:
    g = position(open=["Pola"], men=PAIRS, hands={1: ["Hereditas"]})
    pass_window(g)
    answer(g, 0, munus("Pola"))
    assert (asked(g), rest_phase(g)) == ((0, "rest.act"), CHOSEN)
    answers(g, (0, PASS), (1, play("Hereditas")), (2, PASS), (0, PASS), (1, PASS))
    assert (g.denarii[1], asked(g)) == (30, (1, "spectacle.stand"))


@pytest.mark.rule("M-5.2", "M-13.4")
def test_at_rest_everybody_has_one_deed_and_then_the_next_is_asked() -> None:
    g = position(men=PAIRS, rudis=2, open=["Pola"], hands={2: ["Hereditas"], 0: ["Fur"]})
    answer(g, 2, play("Hereditas"))
    assert asked(g) == (0, "rest.act")
    answer(g, 0, play("Fur", 2))
    answers(g, (1, PASS), (2, PASS))
    assert asked(g) == (0, "rest.act")  # a player's own action lets them act again too
    answer(g, 0, PASS)
    assert asked(g)[1] == "munus.choose"
    assert g.denarii == [28, 25, 27]
