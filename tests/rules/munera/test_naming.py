"""M-7.5: when the two schools name their fighters, and what happens to a man who cannot go."""

from __future__ import annotations

from typing import Any

import pytest

from harena.games.munera import GAME
from harena.games.munera.actions import STAND, TRAIN
from harena.games.munera.deals import DENARII, MAN_GOOD
from harena.games.munera.moments import CHOSEN
from harena.games.munera.state import Moment, Munera, Spectacle
from harena.kernel.chance import Luck
from harena.kernel.choice import PASS, Refused
from harena.kernel.serialization import dump, load
from harena.kernel.state import mask_of, put
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
    pass_window,
    position,
    spectacle,
    tender,
    told,
    watched,
)

TWO_PAIRS = ["Ferox", "Leo", "Ursus myrmillo", "Draco thraex"]
RIVALS = ["Paris", "Audax", "Velox"]


def chosen(city: str = "Hispellum", men: dict[int, list[str]] | None = None, **more: Any) -> Munera:
    """Set up a spectacle that seat 0 has just chosen."""
    schools = men or {0: TWO_PAIRS, 1: RIVALS}
    g = pass_window(position(open=[city], men=schools, **{"regions": ["Umbria"] * 3, **more}))
    return answer(g, 0, munus(city))


def running(g: Munera) -> Spectacle:
    return next(f for f in g.stack if isinstance(f, Spectacle))


def side(g: Munera, number: int) -> list[str]:
    return names(running(g).fighters[number])


# The order


@pytest.mark.rule("M-7.5")
def test_the_rudiarius_names_fighters_with_the_choice_and_the_winner_at_once_after_the_tender() -> None:
    men = {0: ["Ferox", "Leo", "Ursus"], 1: RIVALS, 2: ["Scorpio", "Nimbus", "Carbo"]}
    g = chosen("Pola", men)
    assert asked(g) == (0, "naming.name_fighter")
    answers(g, (0, man("Ferox")), (0, man("Leo")))
    rest = g.stack[-1]
    assert isinstance(rest, Moment)
    assert rest.phase == CHOSEN, "the others see them before they say whether they stand"
    answers(pass_window(g), (1, STAND), (2, STAND), (1, tender(4)), (2, PASS))
    assert asked(g) == (1, "naming.name_fighter")
    assert (g.glory, g.denarii) == ([0, 0, 0], [25, 25, 25]), "nothing is gained yet"
    events = watched(g)
    answers(g, (1, man("Audax")), (1, man("Velox")))
    assert [event.kind for event in events][:4] == ["named", "named", "contract", "glory"]
    assert (g.glory, told(events, "contract")) == ([1, 1, 0], [(0, 6), (1, 4)])


@pytest.mark.rule("M-7.5")
def test_with_an_option_fighters_are_named_only_before_travel() -> None:
    men = {0: ["Ferox", "Leo", "Ursus"], 1: RIVALS}
    g = chosen("Pola", men, naming="travel")
    assert asked(g) == (0, "rest.act")
    answer(pass_window(g), 1, STAND)
    assert (asked(g), g.glory) == ((0, "naming.name_fighter"), [1, 1, 0])
    answers(g, (0, man("Ferox")), (0, man("Leo")), (1, man("Audax")), (1, man("Velox")))
    assert side(g, 0) == ["Ferox", "Leo"]


@pytest.mark.rule("M-7.5", "M-7.3")
@pytest.mark.parametrize(("denarii", "able"), [(2, False), (3, True)])
def test_fighters_are_named_that_can_be_paid_with_the_fee_to_come(denarii: int, able: bool) -> None:
    """From Sardinia to Pola the journey is 8, the fee 6: an Auctoratus costs 1 more."""
    men = {0: ["Ferox", "Leo", "Titus Cassius"], 1: RIVALS}
    g = chosen("Pola", men, regions=["Sardinia", "Venetia", "Venetia"], denarii=[denarii, 9, 9])
    if able:
        assert man("Titus Cassius") in options(g)
    else:
        assert set(side(g, 0)) == {"Ferox", "Leo"}, "there is only one line-up, and nobody is asked"


# A man who is no longer free


@pytest.mark.rule("M-7.5", "M-3.2")
def test_a_named_man_who_changes_class_is_replaced_before_the_poll() -> None:
    g = chosen(men={0: ["Ferox", "Leo", "Rapax", "Atrox"], 1: RIVALS})
    answers(g, (0, man("Ferox")), (0, man("Leo")))
    events = watched(g)
    answers(g, (0, TRAIN), (0, man("Leo")), (0, klass("thraex")))
    assert told(events, "stands-down") == [(0, gladiator("Leo"))]
    pass_window(g)
    assert (asked(g), options(g)) == ((0, "naming.name_fighter"), sorted([man("Rapax"), man("Atrox")]))
    answer(g, 0, man("Atrox"))
    assert (sorted(side(g, 0)), asked(g)) == (["Atrox", "Ferox"], (1, "spectacle.stand"))


@pytest.mark.rule("M-7.5", "M-13.1")
def test_a_named_man_who_is_traded_away_is_replaced_and_the_other_pair_may_go() -> None:
    g = chosen()
    answers(g, (0, man("Ferox")))
    assert side(g, 0) == ["Ferox", "Leo"]
    number = offer(g, 0, 2, give=[(MAN_GOOD + gladiator("Leo"), 1)], get=[(DENARII, 3)])
    accept(g, 2, number)
    events = watched(g)
    pass_window(g)
    assert sorted(told(events, "stands-down")) == sorted([(0, gladiator("Leo")), (0, gladiator("Ferox"))])
    assert sorted(side(g, 0)) == ["Draco", "Ursus"], "Ferox has no partner left; only the other pair can go"
    assert asked(g) == (1, "spectacle.stand")


@pytest.mark.rule("M-7.3", "M-7.5")
def test_who_has_named_must_still_be_able_to_take_part() -> None:
    g = chosen(men={0: ["Ferox", "Leo"], 1: RIVALS})
    with pytest.raises(Refused) as refused:
        offer(g, 0, 2, give=[(MAN_GOOD + gladiator("Leo"), 1)], get=[(DENARII, 3)])
    assert refused.value.rule == "M-7.3"


@pytest.mark.rule("M-7.3", "M-7.5")
@pytest.mark.parametrize(("price", "allowed"), [(1, True), (2, False)])
def test_who_has_named_keeps_the_denarii_that_these_fighters_cost(price: int, allowed: bool) -> None:
    """8 for the journey and 1 for the Auctoratus named, less the fee of 6: 3 of 4 denarii must stay."""
    men = {0: ["Ferox", "Leo", "Titus Cassius"], 1: RIVALS}
    g = chosen("Pola", men, regions=["Sardinia", "Venetia", "Venetia"], denarii=[4, 9, 9])
    answers(g, (0, man("Titus Cassius")), (0, man("Leo")))
    if allowed:
        offer(g, 0, 1, give=[(DENARII, price)])
    else:
        with pytest.raises(Refused):
            offer(g, 0, 1, give=[(DENARII, price)])


def before_travel(city: str, **more: Any) -> Munera:
    """Set up a spectacle before travel; the window is open, since a seat holds a card for it."""
    men = {0: TWO_PAIRS, 1: ["Paris", "Audax", "Velox myrmillo", "Hermes thraex"]}
    mine, theirs = (["Ferox", "Leo"], ["Paris", "Audax"]) if city == "Hispellum" else ([], [])
    usual: dict[str, Any] = {"mine": mine, "theirs": theirs, "men": men, "regions": ["Sardinia"] * 3}
    g = spectacle(city, hands={2: ["Tempestas"]}, **{**usual, **more})
    assert asked(g) == (2, "moment.play_card")
    return g


def engage(g: Munera, *men: str) -> None:
    """Make men unfree, as a card of somebody's own deck could."""
    g.engaged |= mask_of([gladiator(name) for name in men])


def until_rest(g: Munera) -> None:
    """Pass until the spectacle is over."""
    while asked(g)[1] != "rest.act":
        answer(g, g.seat, PASS)


@pytest.mark.rule("M-7.5")
def test_a_man_who_is_not_free_at_travel_is_replaced_by_his_school() -> None:
    men = {0: ["Ferox", "Leo", "Rapax", "Atrox primus"], 1: ["Paris", "Audax"]}
    g = before_travel("Hispellum", men=men)
    engage(g, "Leo")
    answer(g, 2, PASS)
    assert (asked(g), options(g)) == ((0, "naming.name_fighter"), sorted([man("Rapax"), man("Atrox")]))
    answer(g, 0, man("Atrox"))
    assert sorted(side(g, 0)) == ["Atrox", "Ferox"]
    assert g.glory == [2, 0, 0], "the bonus of his rank comes with him (M-3.4)"


@pytest.mark.rule("M-7.5", "M-9.1", "M-10.1")
def test_a_pair_that_cannot_be_completed_is_void() -> None:
    g = before_travel("Hispellum", men={0: ["Ferox", "Leo"], 1: ["Paris", "Audax"]})
    events = watched(g)
    engage(g, "Leo")
    until_rest(g)
    assert told(events, "void-pairs") == [(0, 1)]
    assert [args[0] for args in told(events, "travelled")] == [1], "who sends nobody does not travel"
    assert [args[0] for args in told(events, "drew")] == [0, 1]
    assert len(told(events, "bout")) == 1, "the other side's pair fights"
    assert not g.engaged >> gladiator("Ferox") & 1


@pytest.mark.rule("M-7.5")
def test_with_every_pair_void_there_are_no_duels() -> None:
    g = before_travel("Hispellum", men={0: ["Ferox", "Leo"], 1: ["Paris", "Audax"]})
    events = watched(g)
    engage(g, "Leo", "Paris")
    until_rest(g)
    assert told(events, "void-pairs") == [(0, 1), (1, 1)]
    assert (told(events, "travelled"), told(events, "bout"), told(events, "duel")) == ([], [], [])
    assert (g.open, g.rudis) == (0, 1)


@pytest.mark.rule("M-7.5")
def test_of_two_broken_pairs_as_many_as_possible_are_made_whole() -> None:
    men = {0: [*TWO_PAIRS, "Rapax"], 1: ["Paris", "Audax", "Velox myrmillo", "Hermes thraex"]}
    g = before_travel(
        "Pompeii", men=men, mine=["Ferox", "Leo", "Ursus", "Draco"], theirs=[name.split()[0] for name in men[1]]
    )
    engage(g, "Leo", "Draco")
    answer(g, 2, PASS)
    assert sorted(side(g, 0)) == ["Ferox", "Rapax"]


@pytest.mark.rule("M-7.5")
def test_men_whom_a_card_strikes_at_rest_after_the_choice_are_replaced_or_void() -> None:
    g = chosen(men={0: ["Ferox", "Leo"], 1: ["Paris", "Audax"]})
    assert sorted(side(g, 0)) == ["Ferox", "Leo"]
    engage(g, "Leo")
    events = watched(g)
    pass_window(g)
    assert (asked(g), side(g, 0)) == ((1, "spectacle.stand"), [])
    answer(g, 1, STAND)
    assert told(events, "void-pairs") == [(0, 1)]
    assert (g.glory, told(events, "contract")) == ([1, 1, 0], [(0, 4), (1, 4)])


# Saved before the order was mended


@pytest.mark.rule("M-7.5")
def test_a_position_saved_while_fighters_were_named_after_the_fees_goes_on() -> None:
    men = {0: ["Ferox veteranus", "Leo", "Ursus"], 1: ["Paris", "Audax"]}
    g = spectacle("Pola", men=men, at="late_naming", denarii=[9, 9, 9], glory=[1, 1, 0])
    raw = dump(GAME.rules, g)
    assert raw["stack"].pop()["proc"] == "naming"
    raw["stack"][-1] |= {"at": "name_fighter", "turn": 0, "opened": 4}
    old = load(GAME.rules, raw, Luck(script=[]))
    assert (asked(old), old.glory) == ((0, "naming.name_fighter"), [1, 1, 0])
    answer(old, 0, man("Ferox"))
    old.luck = g.luck
    answer(old, 0, man("Leo"))
    assert old.glory == [2, 1, 0], "the bonus, and no second fee"
    assert old.denarii[2] == 9


@pytest.mark.rule("M-7.5")
def test_a_position_saved_at_the_tender_goes_on_with_the_rudiarius_naming_first() -> None:
    """The Rudiarius had not been asked for fighters then."""
    men = {0: ["Ferox", "Leo", "Ursus"], 1: RIVALS}
    g = spectacle("Pola", men=men, at="open_poll")
    assert asked(g) == (1, "spectacle.stand")
    answer(g, 1, STAND)
    assert (asked(g), g.glory) == ((0, "naming.name_fighter"), [0, 0, 0])
    answers(g, (0, man("Ferox")), (0, man("Leo")), (1, man("Audax")), (1, man("Velox")))
    assert g.glory == [1, 1, 0]


def test_the_fighters_named_are_shown_to_the_others() -> None:
    g = chosen()
    answers(g, (0, man("Ferox")))
    for seat in range(3):
        seen = next(f for f in GAME.view(g, seat)["stack"] if f["proc"] == "spectacle")
        assert tuple(seen["fighters"]) == put((0, 0), 0, mask_of([gladiator("Ferox"), gladiator("Leo")]))
