"""The rulebook's worked examples of the arena, 9 to 13, with every number."""

from __future__ import annotations

import pytest

from harena.games.spartacus.actions import FIRST, SECOND
from harena.games.spartacus.state import Ludus
from harena.kernel.choice import PASS
from tests.rules.spartacus.fighting import (
    DECAPITATED,
    YIELDED,
    arena,
    bout,
    close,
    decline,
    defeats,
    done,
    events,
    face,
    lose,
    pools,
    reroll,
    step_to,
    strike,
)
from tests.rules.spartacus.playing import (
    answer,
    asked,
    asset,
    bets,
    card,
    give_gold,
    options,
    pool,
    position,
    script,
    seat,
    told,
    unused,
    watched,
)

JEAN, LISE, PIERRE, SABINE = range(4)


def games() -> Ludus:
    """Jean is Host and has Theokoles; Lise's only gladiator is a Thracian Warrior."""
    g = position(
        phase="invite",
        assets={
            JEAN: ["Theokoles", "Attendant"],
            LISE: ["Thracian Warrior", "Attendant"],
            PIERRE: ["Spartacus", "Cook", "Trident", "Galea", "Javelin"],
            SABINE: ["Varro", "Convict"],
        },
    )
    watched(g)
    return g


def declined_and_paid_for() -> Ludus:
    """Lise declines, Pierre pays 3 gold for his invitation, Jean invites himself."""
    g = games()
    answer(g, JEAN, seat(LISE))
    answer(g, LISE, PASS)
    give_gold(g, PIERRE, JEAN, 3)
    answer(g, JEAN, seat(PIERRE))
    for choice in ("Spartacus", "Trident", "Galea", "Javelin"):
        answer(g, PIERRE, asset(choice))
    answer(g, JEAN, seat(JEAN))
    return answer(g, JEAN, asset("Theokoles"))


@pytest.mark.rule("S-10.2", "S-10.3", "S-3.2")
def test_example_9_an_invitation_declined_and_one_paid_for() -> None:
    g = declined_and_paid_for()
    assert g.influence == [4, 3, 4, 4]
    assert g.gold == [13, 10, 7, 10]
    assert arena(g).owners == (PIERRE, JEAN)
    assert arena(g).fighters == (card("Spartacus"), card("Theokoles"))
    assert arena(g).gear == (card("Trident"), card("Galea"), card("Javelin"), -1, -1, -1)
    assert asked(g)[1] == "arena.bet"


@pytest.mark.rule("S-10.5", "S-12.2", "S-11.6")
def test_example_10_bets_on_theokoles_and_on_decapitation() -> None:
    """Sabine stakes 3 on each outcome. Spartacus hits six times in each of two attacks, with doubles: 12 dice."""
    g = declined_and_paid_for()
    script(g, 6, 6, 6, 6, 1, 1, 1)
    for house in range(4):
        answer(g, house, bets(victory_two=3, decapitation=3) if house == SABINE else bets())
    assert g.gold[SABINE] == 4
    answer(g, PIERRE, FIRST)
    answer(g, PIERRE, step_to(0, 0))  # two cells from Theokoles: the Trident reaches him
    strike(g, [6, 6, 6, 6], [1, 1, 1, 1])
    assert done(g) == 6
    lose(g, "ATK", "ATK", "ATK", "ATK", "SPD", "SPD")
    assert pools(g, 1) == (1, 4, 1)
    script(g, 6, 6, 6, 6, 1)
    answer(g, JEAN, PASS)
    answer(g, PIERRE, FIRST)
    strike(g, [6, 6, 6, 6], [1, 1, 1, 1])
    assert defeats(g) == [(JEAN, "Theokoles", DECAPITATED)]
    assert told(events(g), "bets-won") == [(SABINE, 9)]
    assert g.gold[SABINE] == 13  # net +3
    assert g.influence == [4, 3, 5, 4]


@pytest.mark.rule("S-11.2")
def test_example_11_initiative_8_against_11() -> None:
    """Jean has 3 Speed dice, Sabine 4; she chooses to go second, so Jean goes first."""
    g = face("Agron", "Spartacus", luck=[4, 3, 1, 5, 3, 2, 1])
    assert told(events(g), "initiative") == [(0, (4, 3, 1)), (1, (5, 3, 2, 1))]
    assert asked(g) == (1, "fight.choose_order")
    answer(g, 1, SECOND)
    assert asked(g) == (0, "fight.act")
    answer(g, 0, PASS)
    assert asked(g) == (1, "fight.act_second")


@pytest.mark.rule("S-11.5")
def test_example_11_two_damages_on_3_3_3() -> None:
    g = strike(close(pools=([2, 1, 1], [3, 3, 3])), [6, 6], [1, 1, 1])
    assert done(g) == 2
    lose(g, "DEF", "SPD")
    assert pools(g, 1) == (3, 2, 2)


@pytest.mark.rule("S-11.5", "S-11.6")
def test_example_11_2_2_1_becomes_1_1_1_and_one_more_defeats() -> None:
    g = strike(close(pools=([2, 1, 1], [2, 2, 1])), [6, 6], [1, 1])
    assert pools(g, 1) == (1, 1, 1)
    assert bout(g).winner == -1
    answer(g, 0, PASS)
    script(g, 6, 1)
    answer(g, 1, PASS)
    answer(g, 0, FIRST)
    strike(g, [6, 1], [1])
    assert [(who, how) for who, _, how in defeats(g)] == [(1, YIELDED)]


@pytest.mark.rule("S-11.5")
def test_example_11_with_one_damage_the_last_speed_die_cannot_be_named() -> None:
    g = strike(close(pools=([1, 1, 1], [2, 2, 1])), [6], [1, 1])
    assert options(g) == [pool("ATK"), pool("DEF")]


@pytest.mark.rule("S-11.3", "S-11.4")
def test_example_12_a_sword_makes_two_damage_of_one() -> None:
    fighters = ("Thracian Warrior", "Celtic Warrior")
    g = decline(strike(close(*fighters, gear={0: ["Gladius"]}), [6, 4, 3], [6, 4, 2]))
    assert done(g) == 1  # without the re-roll
    g = strike(close(*fighters, gear={0: ["Gladius"]}), [6, 4, 3], [6, 4, 2], 5)
    answer(g, 0, reroll("weapon", 3, [6, 4, 3]))
    assert told(events(g), "dice")[-1] == ((6, 4, 5), (6, 4, 2))
    assert done(g) == 2
    assert unused(g) == 0


@pytest.mark.rule("S-11.7", "S-16")
@pytest.mark.parametrize("attack", [[6, 6, 6], [1, 1, 1]])
def test_example_13_agrons_triple(attack: list[int]) -> None:
    """The attacker loses a die, whatever the roll was."""
    g = strike(close("Thracian Warrior", "Agron", gear={1: ["Galea"]}), attack, [4, 3, 3, 2], 3)
    assert asked(g) == (1, "attack.reroll")
    answer(g, 1, reroll("armour", 2, [4, 3, 3, 2]))
    assert asked(g) == (0, "loss.lose")
    lose(g, "SPD")
    assert pools(g, 0) == (3, 2, 1)


@pytest.mark.rule("S-11.7", "S-16.4")
def test_example_13_two_doubles_of_spartacus() -> None:
    g = strike(close("Spartacus", "Agron"), [2, 2, 1, 1], [6, 5, 4, 3])
    assert done(g) == 2
    lose(g, "ATK", "ATK")
    assert pools(g, 1) == (2, 4, 3)
