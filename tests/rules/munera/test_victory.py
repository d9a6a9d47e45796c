"""M-14: who wins, and when."""

from __future__ import annotations

from typing import Any

import pytest

from harena.games.munera import GAME
from harena.games.munera.actions import GLORY, STAND
from harena.games.munera.state import Munera
from harena.kernel.choice import PASS
from harena.kernel.rules import BadInput
from tests.rules.munera.playing import (
    answer,
    asked,
    duel,
    gladiator,
    man,
    munus,
    options,
    pass_all,
    pass_window,
    play,
    position,
    script,
    spectacle,
    told,
    watched,
)

PAIRS: dict[int, list[str]] = {
    0: ["Leo hoplomachus", "Ursus aequimanus"],
    1: ["Hector hoplomachus", "Audax aequimanus"],
    2: ["Paris"],
}


def at_the_contract(glory: list[int], men: dict[int, list[str]] | None = None, **more: Any) -> Munera:
    """Set up a contract: 0 has chosen Telesia (1 Glory), and 1 is about to stand."""
    g = position(open=["Telesia"], men=men or PAIRS, glory=glory, **more)
    pass_all(g)
    answer(g, 0, munus("Telesia"))
    pass_all(g)
    assert asked(g) == (1, "spectacle.stand")
    return g


def over(g: Munera) -> tuple[int, ...]:
    """Return the winners of a match that is over."""
    assert g.seat == -1
    assert GAME.outcome(g).winners == g.winners
    assert GAME.outcome(g).scores == tuple(g.glory)
    return g.winners


# M-14.1: the target


@pytest.mark.rule("M-14.1")
@pytest.mark.parametrize("target", [10, 15, 20])
def test_the_game_ends_at_once_when_the_target_is_reached(target: int) -> None:
    for before, ends in ((target - 2, False), (target - 1, True)):
        g = position(glory=[0, before, 3], rudis=1, hands={1: ["Favor Editoris"]}, target=target)
        events = watched(g)
        answer(g, 1, play("Favor Editoris"))
        assert (g.seat == -1) == ends
        assert told(events, "won") == ([((1,), target)] if ends else [])
        if ends:
            assert over(g) == (1,)
            assert GAME.outcome(g).scores == (0, target, 3)


@pytest.mark.rule("M-14.1", "M-2.5")
def test_the_target_is_fifteen_unless_the_table_says_otherwise() -> None:
    assert GAME.complete({})["target"] == 15


@pytest.mark.rule("M-14.1", "M-7.5")
def test_both_schools_gain_before_anybody_looks() -> None:
    """The Rudiarius gains first and reaches the target, but the other school has more."""
    g = position(
        open=["Pompeii"],
        men={
            0: ["Leo hoplomachus", "Ursus aequimanus", "Ferox", "Lupus"],
            1: ["Hector hoplomachus", "Audax aequimanus", "Draco", "Atrox"],
        },
        glory=[13, 14, 0],
    )
    pass_all(g)
    answer(g, 0, munus("Pompeii"))
    pass_all(g)
    answer(g, 1, STAND)
    assert g.glory == [15, 16, 0]
    assert over(g) == (1,)


@pytest.mark.rule("M-14.1", "M-7.5")
@pytest.mark.parametrize(("naming", "glory", "winner"), [("tender", [15, 16, 0], 1), ("travel", [15, 14, 0], 0)])
def test_contract_and_bonus_glory_are_looked_at_together_unless_fighters_are_named_late(
    naming: str, glory: list[int], winner: int
) -> None:
    """Named late, the bonus for the Primus Palus is never counted: the first check has ended the game."""
    men = {**PAIRS, 1: ["Hector hoplomachus primus", "Audax aequimanus"]}
    g = at_the_contract([14, 13, 0], men, naming=naming)
    events = watched(g)
    answer(g, 1, STAND)
    assert g.glory == glory
    assert over(g) == (winner,)
    assert len(told(events, "named")) == (2 if naming == "tender" else 0)


@pytest.mark.rule("M-14.1", "M-3.4", "M-7.5")
@pytest.mark.parametrize("naming", ["tender", "travel"])
def test_all_bonus_glory_is_gained_before_anybody_looks(naming: str) -> None:
    men = {0: ["Leo hoplomachus veteranus", "Ursus aequimanus"], 1: ["Hector hoplomachus primus", "Audax aequimanus"]}
    g = at_the_contract([13, 13, 0], men, naming=naming)
    answer(g, 1, STAND)
    assert g.glory == [15, 16, 0]
    assert over(g) == (1,)


@pytest.mark.rule("M-14.1", "M-3.4", "M-13.2")
def test_a_lender_may_win_by_the_bonus_of_his_man() -> None:
    men = {**PAIRS, 0: ["Leo hoplomachus"], 2: ["Ursus aequimanus primus"]}
    g = at_the_contract([1, 1, 13], men, loans=[("Ursus", 0, "Telesia")])
    answer(g, 1, STAND)
    assert over(g) == (2,)


@pytest.mark.rule("M-14.1", "M-2.5")
def test_bought_glory_may_win() -> None:
    g = position(phase="auctions", forum=["Draco"], glory=[14, 0, 0], bought_glory=True)
    answer(g, 0, GLORY)
    assert over(g) == (0,)


@pytest.mark.rule("M-14.1", "M-15.3")
def test_a_triumph_ends_the_game_before_the_rudis_passes() -> None:
    men = {0: ["Leo hoplomachus"], 1: ["Audax aequimanus"], 2: ["Paris"]}
    g = duel("Leo", "Audax", men=men, hands={0: ["Triumphus"]}, glory=[13, 0, 0], denarii=[25, 25, 0])
    script(g, 9, 1, 9, 1, 0, 9)
    while asked(g)[1] != "moment.play_card" or play("Triumphus") not in options(g):
        answer(g, g.seat, PASS)
    answer(g, 0, play("Triumphus"))
    assert over(g) == (0,)
    assert g.rudis == 0


# M-14.1: ties


def tied(men: dict[int, list[str]], **more: Any) -> tuple[int, ...]:
    """Let two schools reach the target together, by the Glory of one contract, and return the winners."""
    g = at_the_contract([14, 14, 0], men, **more)
    answer(g, 1, STAND)
    assert g.glory == [15, 15, 0]
    return over(g)


@pytest.mark.rule("M-14.1")
@pytest.mark.parametrize(
    ("mine", "theirs", "winners"),
    [
        ("3", "2", (0,)),
        ("1", "2", (1,)),
        ("veteranus 0", "3", (0,)),  # +4
        ("veteranus 3", "primus 0", (1,)),  # +8
        ("primus 0", "primus 1", (1,)),
        ("primus 6", "veteranus 3", (0,)),  # a Primus Palus keeps collecting
        ("3 engaged", "2", (0,)),
        ("2", "2", (0, 1)),
        ("0", "0", (0, 1)),
    ],
)
def test_the_most_fame_on_gladiators_decides_a_tie(mine: str, theirs: str, winners: tuple[int, ...]) -> None:
    men = {0: [*PAIRS[0], f"Ferox {mine}"], 1: [*PAIRS[1], f"Draco {theirs}"], 2: ["Paris primus 3"]}
    assert tied(men) == winners


@pytest.mark.rule("M-14.1")
def test_the_fame_of_a_whole_school_counts() -> None:
    men = {0: [*PAIRS[0], "Ferox 3", "Lupus 3", "Atrox 3"], 1: [*PAIRS[1], "Draco primus"]}
    assert tied(men) == (0,)


@pytest.mark.rule("M-14.1", "M-13.2")
def test_a_lent_man_has_his_fame_with_his_owner() -> None:
    men = {0: ["Leo hoplomachus"], 1: [*PAIRS[1], "Ursus aequimanus 1"], 2: ["Paris"]}
    assert tied(men, loans=[("Ursus", 0, "Telesia")]) == (1,)


@pytest.mark.rule("M-14.1")
def test_fame_decides_only_between_those_with_the_most_glory() -> None:
    g = position(glory=[14, 14, 14], hands={0: ["Favor Editoris"]}, men={1: ["Paris primus 5"]})
    answer(g, 0, play("Favor Editoris"))
    assert over(g) == (0,)


# M-14.2: the turn limit


@pytest.mark.rule("M-14.2")
def test_there_is_no_turn_limit_unless_the_table_says_otherwise() -> None:
    assert GAME.complete({})["turns"] == 0
    assert [setting.simulated for setting in GAME.settings if setting.name == "turns"] == [40], "simulations must end"
    for turns in (0, 1, 99):
        assert GAME.complete({"turns": turns})["turns"] == turns
    for bad in (100, -1, "40", 40.0, True, None):
        with pytest.raises(BadInput, match="1 to 99"):
            GAME.complete({"turns": bad})


@pytest.mark.rule("M-14.2")
@pytest.mark.parametrize(
    ("glory", "men", "winners"),
    [
        ([3, 5, 4], {}, (1,)),
        ([5, 5, 4], {0: ["Ferox 3"], 1: ["Leo veteranus"], 2: ["Paris primus"]}, (1,)),
        ([5, 5, 5], {0: ["Ferox veteranus 1"], 1: ["Leo 3"], 2: ["Paris veteranus 1"]}, (0, 2)),
        ([0, 0, 0], {}, (0, 1, 2)),
    ],
)
def test_after_the_last_turn_the_most_glory_wins(
    glory: list[int], men: dict[int, list[str]], winners: tuple[int, ...]
) -> None:
    g = position(phase="end", turn=7, turns=7, glory=glory, men=men)
    events = watched(g)
    pass_window(g)
    assert over(g) == winners
    assert told(events, "won") == [(winners, max(glory))]


@pytest.mark.rule("M-14.2")
def test_before_the_last_turn_is_over_nobody_wins() -> None:
    g = position(phase="end", turn=6, turns=7, glory=[14, 0, 0])
    pass_window(g)
    assert (g.turn, g.winners) == (7, ())
    assert asked(g) == (0, "rest.act")


@pytest.mark.rule("M-14.2", "M-12.1")
def test_the_last_turn_has_its_end_too() -> None:
    servi = ["Audax", "Anthrax", "Paris", "Pulcher", "Aureus", "Amethystus", "Celadus", "Columbus", "Crescens"]
    g = position(phase="end", turn=7, turns=7, glory=[1, 0, 0], men={0: servi}, luck=[9])
    pass_window(g)
    assert asked(g) == (0, "end.name_excess")
    answer(g, 0, man("Audax"))
    assert g.wounded == 1 << gladiator("Audax")
    assert over(g) == (0,)


@pytest.mark.rule("M-14.2")
def test_a_match_of_one_turn() -> None:
    g = spectacle("Telesia", mine=["Leo"], theirs=["Audax"], at="close", men=PAIRS, turn=1, turns=1, glory=[1, 2, 0])
    pass_all(g)
    assert over(g) == (1,)
