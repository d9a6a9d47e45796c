"""Tests each achievement of Spartacus: earned in one match, and just missed in another."""

from __future__ import annotations

from typing import Any

import pytest

from harena.games.spartacus import GAME
from harena.games.spartacus.actions import DOWN, FROM_TABLE, SUPPORT, UP
from harena.games.spartacus.fighter import INJURED, YIELDED
from harena.kernel.choice import PASS
from tests.achievements.composing import earners, told
from tests.rules.spartacus.playing import (
    answer,
    asked,
    card,
    choose,
    play,
    position,
    script,
    table,
    title,
    verdict,
    watched,
)
from tests.rules.spartacus.test_support import laid, plead

STRONG, WEAK = "Spartacus", "Thracian Warrior"
ROBBERY, RUMOURS, THUNDER = "Robbery", "Whispered Rumours", "Jupiter's Thunder"


def sent(*fighters: tuple[int, str]) -> list[tuple[Any, ...]]:
    return [("sent", house, card(name)) for house, name in fighters]


# Foils


@pytest.mark.parametrize(("die", "found"), [(4, [1]), (3, [])])
def test_a_guard_foils_a_scheme(die: int, found: list[int]) -> None:
    g = position(influence=[4, 0, 0, 0], hands={0: [ROBBERY]}, guards={1: 1})
    events = watched(g)
    answer(g, 0, play(ROBBERY, 1))
    script(g, die)
    answer(g, 1, FROM_TABLE)
    while asked(g)[1].startswith(("scheme.foil", "guard.", "reaction.")):
        answer(g, g.seat, PASS)
    assert earners(g, events, "foiled") == found


def test_a_reaction_foils_a_scheme() -> None:
    g = position(influence=[4, 6, 6, 6], hands={0: [ROBBERY], 2: [RUMOURS]})
    events = watched(g)
    answer(g, 0, play(ROBBERY, 1))
    choose(g, {2: play(RUMOURS)})
    while asked(g)[1].startswith(("scheme.foil", "reaction.")):
        answer(g, g.seat, PASS)
    assert earners(g, events, "foiled") == [2]


def test_a_silenced_foil_does_not_count() -> None:
    g = table()
    robbery, rumours, thunder = title(ROBBERY), title(RUMOURS), title(THUNDER)
    begun = [
        ("schemed-house", 0, robbery, 1),
        ("reacted", 2, rumours),
        ("reacted", 3, thunder),
        ("silenced", 2, rumours),
    ]
    assert earners(g, told(GAME, *begun, ("worked", 0, robbery)), "foiled") == []
    again = [("reacted", 1, rumours), ("foiled", 0, robbery)]
    assert earners(g, told(GAME, *begun, *again), "foiled") == [1], "neither the silenced one nor who silenced him"


# Support


def test_a_scheme_works_with_the_support_of_another() -> None:
    g = laid("Black Market Profits", influence=[4, 4, 0, 0])
    events = watched(g)
    answer(plead(g, 1), 1, SUPPORT)
    answer(g, 0, play("Black Market Profits"))
    while asked(g)[1].startswith(("scheme.foil", "reaction.")):
        answer(g, g.seat, PASS)
    assert earners(g, events, "supported") == [0]


def test_a_scheme_of_ones_own_strength_is_not_supported() -> None:
    g, profits = table(), title("Black Market Profits")
    helped = [("laid", 0), ("supported", 1, 0), ("took-back", 0)]
    assert earners(g, told(GAME, *helped, ("schemed", 0, profits), ("worked", 0, profits)), "supported") == []
    stopped = [("laid", 0), ("supported", 1, 0), ("schemed", 0, profits), ("foiled", 0, profits)]
    assert earners(g, told(GAME, *stopped, ("worked", 0, profits)), "supported") == []


# Fights


@pytest.mark.parametrize(("mine", "theirs", "found"), [(WEAK, STRONG, [0]), (STRONG, WEAK, [])])
def test_the_weaker_fighter_wins(mine: str, theirs: str, found: list[int]) -> None:
    g = table()
    defeat = ("defeated", 1, card(theirs), INJURED)
    assert earners(g, told(GAME, *sent((0, mine), (1, theirs)), defeat), "underdog") == found


def test_a_substitute_counts_and_not_the_fighter_he_replaces() -> None:
    g = table()
    rigged = ("replaced", 0, card(WEAK), card("Crixus"))
    defeat = ("defeated", 1, card(STRONG), YIELDED)
    assert earners(g, told(GAME, *sent((0, "Crixus"), (1, STRONG)), rigged, defeat), "underdog") == [0]


@pytest.mark.parametrize(("thumb", "host", "found"), [(UP, 0, []), (UP, 2, [2]), (DOWN, 2, [])])
def test_the_host_spares_a_fighter_of_another_house(thumb: int, host: int, found: list[int]) -> None:
    g = verdict("Spartacus", "Crixus", YIELDED, winner=1, host=host, assets={0: ["Spartacus"], 1: ["Crixus"]})
    events = watched(g)
    while asked(g)[1] != "arena.show_thumb":
        answer(g, g.seat, PASS)
    answer(g, host, thumb)
    assert earners(g, [*told(GAME, *sent((0, "Spartacus"), (1, "Crixus"))), *events], "mercy") == found


def test_a_champion_must_be_spared() -> None:
    g = table()
    spared = ("spared", 2, card("Crixus"))
    before = told(GAME, *sent((0, "Crixus"), (1, STRONG)), ("champion", card("Crixus")), ("phase", 0))
    assert earners(g, [*before, *told(GAME, *sent((0, "Crixus"), (1, STRONG)), spared)], "mercy") == []


def test_a_fighter_becomes_a_champion() -> None:
    g = verdict("Spartacus", "Crixus", YIELDED, assets={0: ["Spartacus 2"], 1: ["Crixus"]})
    assert g.favors[card("Spartacus")] > 2
    events = told(GAME, *sent((0, "Spartacus"), (1, "Crixus")), ("favor", card("Spartacus"), 3))
    assert earners(g, events, "champion") == []
    assert earners(g, [*events, *told(GAME, ("champion", card("Spartacus")))], "champion") == [0]


# The end


def test_a_tournament_decides_the_match() -> None:
    g = table()
    assert earners(g, told(GAME, ("tournament", (0, 2))), "tournament", [2]) == [2]
    assert earners(g, told(GAME, ("won", 2, 12)), "tournament", [2]) == []
