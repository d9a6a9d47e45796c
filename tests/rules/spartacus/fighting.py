"""Two fighters on the sand: what the tests of the arena have in common.

    g = close("Rhaskos", "Crixus", gear={1: ["Galea"]})
    strike(g, [6, 5, 4, 2], [6, 4, 3, 1])
    assert asked(g) == (0, "attack.reroll")

Seat 0 is the Host and side I, seat 1 is side II. Nobody has an Intrigue card, so no quiet moment opens. Cells are given
in axial coordinates (S-1.4), pools as ATK, DEF, SPD.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from harena.games.spartacus.actions import (
    ATTACK,
    CELL,
    CELLS,
    DIE,
    FIRST,
    FROM_ABILITY,
    FROM_ARMOUR,
    FROM_JINX,
    FROM_WEAPON,
    THROW,
)
from harena.games.spartacus.arena import arena_phase
from harena.games.spartacus.combat import fight
from harena.games.spartacus.decks import OURS
from harena.games.spartacus.phases import ARENA_PHASE
from harena.games.spartacus.printed import SPD, WEAPON
from harena.games.spartacus.state import Arena, Attack, Fight, Ludus
from harena.kernel.choice import PASS, listed
from harena.kernel.state import Event, put
from tests.rules.spartacus.playing import (
    RULES,
    _match_at,
    _push,
    answer,
    asked,
    card,
    pool,
    script,
    table,
    told,
    unused,
    watched,
)

Spot = tuple[int, int]
STARTS = ((-2, 0), (2, 0))  # S-1.4
BESIDE = ((0, 0), (1, 0))
SOURCES = {"weapon": FROM_WEAPON, "ability": FROM_ABILITY, "armour": FROM_ARMOUR, "jinx": FROM_JINX}
YIELDED, INJURED, DECAPITATED = 1, 2, 3  # S-11.6


# Cells


def cell(q: int, r: int) -> int:
    """Two cells of a row are two columns apart, the next row is shifted by one."""
    return OURS.sand.spots.index((2 * q + r + 6, r + 3))


def spot(number: int) -> Spot:
    x, y = OURS.sand.spots[number]
    return (x - 6 - (y - 3)) // 2, y - 3


def step_to(q: int, r: int) -> int:
    """Return the answer that moves to this cell."""
    return CELL + cell(q, r)


# Fights


def face(
    one: str = "Thracian Warrior",
    two: str = "Celtic Warrior",
    gear: Mapping[int, Sequence[str]] | None = None,
    at: tuple[Spot, Spot] = STARTS,
    pools: tuple[Sequence[int], Sequence[int]] | None = None,
    calm: int = 0,
    luck: Sequence[int] = (),
    bets: Mapping[int, tuple[int, int, int, int]] | None = None,
    others: Mapping[int, Sequence[str]] | None = None,
    formal: int = 0,
    **more: Any,
) -> Ludus:
    """Set up a fight before its first round and play on to the first question with the dice of `luck`.

    one, two: the fighters, written as for a table ('Agron 2'); gear: by seat; pools: the dice left to both fighters;
    calm: the number of rounds so far without a lost die; bets: by seat, the gold already staked; others: further assets
    of a house.
    """
    owned = {0: [one, *(gear or {}).get(0, [])], 1: [two, *(gear or {}).get(1, [])]}
    for owner, texts in (others or {}).items():
        owned[owner] = [*owned.get(owner, []), *texts]
    g = table(assets=owned, **more)
    g.phase = ARENA_PHASE
    arena = arena_phase(g, _match_at(g, "arena_phase"))
    arena.invited, arena.owners = 3, (0, 1)
    arena.fighters = (_owned(g, 0, one), _owned(g, 1, two))
    for side in (0, 1):
        for name in (gear or {}).get(side, []):
            piece = _owned(g, side, name)
            arena.gear = put(arena.gear, 3 * side + OURS.sort[piece] - WEAPON, piece)
    arena.bets = tuple([(bets or {}).get(seat, (0, 0, 0, 0)) for seat in range(g.seats)])
    _push(g, arena, "to_arms")
    f = fight(g, arena.owners, arena.fighters, arena.gear, formal)
    f.cells = (cell(*at[0]), cell(*at[1]))
    f.calm = calm
    if pools:
        f.pools = (*pools[0], *pools[1])
    _push(g, f, "new_round")
    watched(g)
    script(g, *luck)
    RULES.advance(g)
    return g


def _owned(g: Ludus, owner: int, text: str) -> int:
    """Return the copy of a named card that a house has."""
    return next(c for c in range(len(OURS.name)) if g.assets[owner] >> c & 1 and text.startswith(OURS.name[c]))


def initiative(*speeds: int, lead: int = 0) -> list[int]:
    """Return dice for I and II with which one of them wins the initiative: sixes against ones."""
    return [6 if side == lead else 1 for side in (0, 1) for _ in range(speeds[side])]


def speeds_of(one: str, two: str, pools: tuple[Sequence[int], Sequence[int]] | None) -> tuple[int, ...]:
    if pools:
        return pools[0][SPD], pools[1][SPD]
    names = sorted(set(OURS.name), key=len, reverse=True)
    return tuple(OURS.dice[card(next(n for n in names if text.startswith(n)))][SPD] for text in (one, two))


def close(
    one: str = "Thracian Warrior",
    two: str = "Celtic Warrior",
    at: tuple[Spot, Spot] = BESIDE,
    pools: tuple[Sequence[int], Sequence[int]] | None = None,
    lead: int = 0,
    **more: Any,
) -> Ludus:
    """Place the fighters side by side; `lead` has won the initiative, goes first and is asked for an action."""
    luck = initiative(*speeds_of(one, two, pools), lead=lead)
    g = face(one, two, at=at, pools=pools, luck=luck, **more)
    while asked(g)[1] in ("fight.cast", "fight.reroll_initiative"):
        answer(g, g.seat, PASS)
    assert asked(g) == (lead, "fight.choose_order")
    answer(g, lead, FIRST)
    assert unused(g) == 0
    return g


def strike(g: Ludus, attack: Sequence[int], defence: Sequence[int], *more: int, deed: int = ATTACK) -> Ludus:
    """The asked fighter attacks and these dice fall; Barca keeps his Defense dice. `more`: what falls afterwards."""
    script(g, *attack, *defence, *more)
    answer(g, g.seat, deed)
    if asked(g)[1] == "attack.dodge":
        answer(g, g.seat, PASS)
    return g


def throw_javelin(g: Ludus, speed: Sequence[int], defence: Sequence[int], *more: int) -> Ludus:
    return strike(g, speed, defence, *more, deed=THROW)


def reroll(source: str, face: int, dice: Sequence[int]) -> int:
    """Return the answer that re-rolls a die of this face: the first such die in the order they lie."""
    return DIE + 16 * SOURCES[source] + list(dice).index(face)


def decline(g: Ludus) -> Ludus:
    """Decline every re-roll, added damage and ignored damage in this attack."""
    while asked(g)[1] in ("attack.reroll", "attack.strike", "attack.shield"):
        answer(g, g.seat, PASS)
    return g


def lose(g: Ludus, *pools: str) -> Ludus:
    """Give up these dice, one by one, for the owner of the fighter that was hit."""
    for name in pools:
        assert asked(g)[1] == "loss.lose"
        answer(g, g.seat, pool(name))
    return g


def damage(one: str, two: str, attack: Sequence[int], defence: Sequence[int], **more: Any) -> int:
    """Play an attack by I with these dice where nobody re-rolls, adds or ignores anything."""
    g = decline(strike(close(one, two, **more), attack, defence))
    assert unused(g) == 0
    return done(g)


# What can be observed


def events(g: Ludus) -> list[Event]:
    assert g.watch is not None
    return g.watch.events


def done(g: Ludus) -> int:
    """Return the damage of the last attack."""
    points = told(events(g), "damage")[-1][1]
    assert isinstance(points, int)
    return points


def defeats(g: Ludus) -> list[tuple[Any, ...]]:
    """Return (house, card, how) of the defeated fighter."""
    rows: list[Any] = told(events(g), "defeated")
    return [(who, OURS.name[loser], how) for who, loser, how in rows]


def bout(g: Ludus) -> Fight:
    return next(f for f in g.stack if isinstance(f, Fight))


def arena(g: Ludus) -> Arena:
    return next(f for f in g.stack if isinstance(f, Arena))


def blow(g: Ludus) -> Attack:
    return next(f for f in g.stack if isinstance(f, Attack))


def pools(g: Ludus, side: int) -> tuple[int, ...]:
    return bout(g).pools[3 * side : 3 * side + 3]


def places(g: Ludus) -> tuple[Spot, Spot]:
    one, two = bout(g).cells
    return spot(one), spot(two)


def moves(g: Ludus) -> set[Spot]:
    """Return the cells that the asked fighter may move to."""
    return {spot(option - CELL) for option in listed(g.options) if CELLS.has(option)}
