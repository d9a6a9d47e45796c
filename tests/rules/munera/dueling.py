"""Set up and play duels for the tests of duels, bets and bouts.

Seat 0 is the Rudiarius and side I, seat 1 is side II; with three players seat 2 is the bettor, who is asked first.
Torvus and Crescens have no Virtus, so that nobody is asked for re-rolls.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from harena.games.munera.state import Duel, Munera, Spectacle
from harena.kernel.choice import PASS
from harena.kernel.state import Event
from tests.rules.munera.playing import answer, asked, duel, man, script, spectacle, unused, watched

QUICK = [9, 0, 0]  # the first die wins against a zero, and the accident roll is a zero too: one roll, one death
FIGHT = ("duel.", "roll.", "moment.")


def face(one: str = "Torvus myrmillo", other: str = "Crescens thraex", **more: Any) -> tuple[Munera, Duel, list[Event]]:
    """Set up a duel of two men before anything is rolled."""
    first, second = (text.split()[0] for text in (one, other))
    g = duel(first, second, **{"men": {0: [one], 1: [other]}, **more})
    return g, board(g), watched(g)


def board(g: Munera) -> Duel:
    """Return the duel that is being fought."""
    return next(f for f in g.stack if isinstance(f, Duel))


def fight(g: Munera, *dice: int) -> Munera:
    """Play to the end of the duel with these dice; everybody declines everything."""
    fight_on(script(g, *dice))
    assert unused(g) == 0
    return g


def begin(g: Munera, *dice: int) -> Munera:
    """Play to the first roll, without cards before the duel and without stakes."""
    script(g, *dice)
    while board(g).dice == (-1, -1):
        answer(g, g.seat, PASS)
    return g


def events_of(events: Sequence[Event], *kinds: str) -> list[str]:
    return [event.kind for event in events if event.kind in kinds]


def line_up(mine: Sequence[str], theirs: Sequence[str], city: str, **more: Any) -> Munera:
    """Set up a spectacle whose fighters are named and have arrived; the Rudiarius picks next."""
    first, second = ([text.split()[0] for text in side] for side in (mine, theirs))
    return spectacle(
        city, mine=first, theirs=second, at="pick_forced", **{"men": {0: list(mine), 1: list(theirs)}, **more}
    )


def in_ring(g: Munera) -> Spectacle:
    return next(f for f in g.stack if isinstance(f, Spectacle))


def fight_on(g: Munera) -> None:
    while asked(g)[1].startswith(FIGHT):
        answer(g, g.seat, PASS)


def lent_audax(**more: Any) -> Munera:
    """Set up a spectacle where Audax, lent by seat 2, fights for seat 0 against Crescens of seat 1."""
    g = spectacle(
        "Ariminum",
        mine=["Torvus", "Audax"],
        theirs=["Crescens", "Paris"],
        **{
            "men": {0: ["Torvus thraex"], 1: ["Crescens thraex", "Paris myrmillo"], 2: ["Audax myrmillo"]},
            "loans": [("Audax", 0, "Ariminum")],
            "at": "pick_forced",
            **more,
        },
    )
    return answer(g, 0, man("Audax"))
