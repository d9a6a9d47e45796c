"""S-11: what both the rounds of a fight and an attack need: abilities, gear, dice, defeat."""

from __future__ import annotations

from harena.games.spartacus.actions import DIE
from harena.games.spartacus.printed import WEAPON
from harena.games.spartacus.state import Fight, Ludus
from harena.kernel.state import tell

YIELDED, INJURED, DECAPITATED = 1, 2, 3  # S-11.6: empty pools
JINXED, ROLLED_AGAIN, MANICA = 0, 2, 4  # bits of Fight.used, + side: once per fight, once per round, once per fight


def able(g: Ludus, f: Fight, side: int) -> str:
    """Return the fighter's ability; empty if the opponent cancels it ("overawes")."""
    ability = g.table.decks.ability
    if ability[f.fighters[1 - side]] == "overawes":
        return ""
    return ability[f.fighters[side]]


def piece(g: Ludus, f: Fight, side: int, sort: int, ability: str) -> int:
    """Return a ready piece of gear with this ability; -1: none."""
    card = f.gear[3 * side + sort - WEAPON]
    if card < 0 or g.tired >> card & 1 or g.table.decks.ability[card] != ability:
        return -1
    return card


def throw(g: Ludus, count: int) -> tuple[int, ...]:
    return tuple([g.luck.die(1, 6) for _ in range(count)])


def die_options(source: int, dice: tuple[int, ...]) -> list[int]:
    """Return the dice to choose from. One die of each face is enough."""
    return sorted([DIE + 16 * source + dice.index(face) for face in set(dice)])


def defeat(g: Ludus, f: Fight, side: int, level: int) -> None:
    """Record the defeat. S-16: against Gnaeus nobody escapes unhurt, against Caburus nobody survives."""
    winner = 1 - side
    ability = able(g, f, winner)
    if ability == "maims":
        level = max(level, INJURED)
    elif ability == "beheads":
        level = DECAPITATED
    f.winner, f.level = winner, level
    tell(g, "defeated", f.owners[side], f.fighters[side], level)
