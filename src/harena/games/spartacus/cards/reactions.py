"""The reactions, and the guard. What a foil does is to have been played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple

from harena.games.spartacus.cards.evaluator import Evaluator
from harena.games.spartacus.cards.scheme import Number
from harena.games.spartacus.house import change_influence, discard, fighters, gladiators, pay_house, slaves
from harena.games.spartacus.phases import ARENA_PHASE, MARKET_PHASE
from harena.games.spartacus.printed import Row
from harena.games.spartacus.sets import members
from harena.games.spartacus.state import Arena, Ludus, React
from harena.kernel.state import enclosing, put, tell

PLAIN = (0,)  # it is aimed at nothing

FOILS_NOTHING, FOILS_SCHEMES, FOILS_ANYTHING = range(3)  # what it may be played against
BOOKS, BETS_SHOWN, DEATH = 1, 2, 4  # quiet moments (S-6.6): the state of the houses, after the bets, after a death
NO_MOMENT = 0  # a foil: it is played against something
EVERY_PHASE = -1


class Reaction(NamedTuple):
    """Everything that must be known of the effect of a reaction. Its text is spartacus-effect-<effect>."""

    about: str  # for people who write a deck file; amount, men and pay are the numbers of the row
    numbers: tuple[Number, ...]  # those that a row must have
    aims: Callable[[Ludus, int, int], Sequence[int]]  # (state, seat, pay): in order; seat -1: by public facts, anybody
    aim_kind: Literal["", "-house", "-card"]  # what an aim is: nothing, a house, a Market card
    own_words: bool  # spartacus-play-<effect> names it; otherwise it is played "on" its aim
    act: Callable[[Ludus, React], None]
    foils: int
    moment: int  # the quiet moments it is played in
    not_in: int  # the phase it is not played in
    reason: Literal["foil", "mourn", "rig", "shame"]  # what a hint says: spartacus-hint-<reason>
    impact: Callable[[Evaluator, Row, int], float]  # (evaluator, row, aim): its worth to us in a quiet moment
    spends: Callable[[Evaluator, Row, int], float]  # (evaluator, row, aim): what playing it costs us beside the card
    keep: float  # what it is worth in a bot's hand while it can be played


class Guard(NamedTuple):
    """The effect of a guard: S-6.3."""

    about: str
    numbers: tuple[Number, ...]


GUARDS: dict[str, Guard] = {
    "guard": Guard("foils a scheme against you with 4 or more on a die; needs nothing, and all guards are one row", ()),
}
REACTIONS: dict[str, Reaction] = {}


def amount(g: Ludus, f: React) -> int:
    return g.table.decks.rows[f.title].amount


def no_impact(ev: Evaluator, row: Row, aim: int) -> float:
    """A foil is worth what the scheme that it stops would do."""
    return 0.0


def spends_nothing(ev: Evaluator, row: Row, aim: int) -> float:
    return 0.0


# Foils


def no_aim(g: Ludus, seat: int, pay: int) -> Sequence[int]:
    return PLAIN


def only_foil(g: Ludus, f: React) -> None:
    """Nothing more happens: that it was not foiled itself is enough (`scheme.foiled`)."""


def plain_foil(about: str, act: Callable[[Ludus, React], None], foils: int, keep: float) -> Reaction:
    """Declare a foil that is aimed at nothing and costs nothing but the card."""
    return Reaction(
        about=about,
        numbers=(),
        aims=no_aim,
        aim_kind="",
        own_words=False,
        act=act,
        foils=foils,
        moment=NO_MOMENT,
        not_in=EVERY_PHASE,
        reason="foil",
        impact=no_impact,
        spends=spends_nothing,
        keep=keep,
    )


REACTIONS["foil"] = plain_foil(about="foils a scheme", act=only_foil, foils=FOILS_SCHEMES, keep=4.5)


def ask_for_guard(g: Ludus, f: React) -> None:
    f.takes = 1


REACTIONS["foil_guard"] = plain_foil(
    about="foils a scheme, and you may take a guard from the discards", act=ask_for_guard, foils=FOILS_SCHEMES, keep=4.8
)


def own_slaves(g: Ludus, seat: int, pay: int) -> Sequence[int]:
    return members(slaves(g, seat))


def sacrifice(g: Ludus, f: React) -> None:
    tell(g, "discarded-asset", f.seat, f.aim)
    discard(g, f.aim)


def spends_slave(ev: Evaluator, row: Row, aim: int) -> float:
    return ev.worth(ev.me, aim)


REACTIONS["foil_slave"] = Reaction(
    about="foils a scheme, for a ready slave you discard",
    numbers=(),
    aims=own_slaves,
    aim_kind="-card",
    own_words=True,
    act=sacrifice,
    foils=FOILS_SCHEMES,
    moment=NO_MOMENT,
    not_in=EVERY_PHASE,
    reason="foil",
    impact=no_impact,
    spends=spends_slave,
    keep=3.7,
)


def other_houses(g: Ludus, seat: int, pay: int) -> Sequence[int]:
    return [other for other in range(g.seats) if other != seat] if g.gold[seat] >= pay else ()


def bribe(g: Ludus, f: React) -> None:
    pay_house(g, f.seat, f.aim, g.table.decks.rows[f.title].pay)


def spends_gold(ev: Evaluator, row: Row, aim: int) -> float:
    return row.pay - ev.purse(aim, row.pay)


REACTIONS["foil_pay"] = Reaction(
    about="foils a scheme, for pay gold you pay another house",
    numbers=("pay",),
    aims=other_houses,
    aim_kind="-house",
    own_words=True,
    act=bribe,
    foils=FOILS_SCHEMES,
    moment=NO_MOMENT,
    not_in=EVERY_PHASE,
    reason="foil",
    impact=no_impact,
    spends=spends_gold,
    keep=3.6,
)

REACTIONS["thunder"] = plain_foil(about="foils any scheme or reaction", act=only_foil, foils=FOILS_ANYTHING, keep=5.0)


# The arena


def substitutes(g: Ludus, seat: int, pay: int) -> Sequence[int]:
    """Another ready gladiator or slave of a house in the fight."""
    f = enclosing(g, Arena)
    mask = 0
    for owner in f.owners:
        mask |= fighters(g, owner)
    for card in f.fighters:
        mask &= ~(1 << card)
    return members(mask)


def substitute(g: Ludus, f: React) -> None:
    arena = enclosing(g, Arena)
    side = 0 if g.assets[arena.owners[0]] >> f.aim & 1 else 1
    tell(g, "replaced", arena.owners[side], f.aim, arena.fighters[side])
    arena.fighters = put(arena.fighters, side, f.aim)


def rig_impact(ev: Evaluator, row: Row, aim: int) -> float:
    return ev.substituted(aim)


REACTIONS["rig"] = Reaction(
    about="after the bets, another ready fighter of a house in the fight fights instead",
    numbers=(),
    aims=substitutes,
    aim_kind="-card",
    own_words=True,
    act=substitute,
    foils=FOILS_NOTHING,
    moment=BETS_SHOWN,
    not_in=EVERY_PHASE,
    reason="rig",
    impact=rig_impact,
    spends=spends_nothing,
    keep=2.6,
)


def mourned(g: Ludus, seat: int, pay: int) -> Sequence[int]:
    f = enclosing(g, Arena)
    return PLAIN if f.dead >= 0 and g.table.decks.gladiators >> f.dead & 1 else ()


def mourn(g: Ludus, f: React) -> None:
    change_influence(g, enclosing(g, Arena).bereaved, amount(g, f))


def mourn_impact(ev: Evaluator, row: Row, aim: int) -> float:
    return ev.moved(ev.frame(Arena).bereaved, row.amount)


REACTIONS["mourn"] = Reaction(
    about="when a gladiator dies in the arena, the house it fought for gains amount Influence",
    numbers=("amount",),
    aims=mourned,
    aim_kind="",
    own_words=False,
    act=mourn,
    foils=FOILS_NOTHING,
    moment=DEATH,
    not_in=EVERY_PHASE,
    reason="mourn",
    impact=mourn_impact,
    spends=spends_nothing,
    keep=2.5,
)


# The state of the houses


def shame(g: Ludus, f: React) -> None:
    change_influence(g, f.aim, -amount(g, f))


def shame_impact(ev: Evaluator, row: Row, aim: int) -> float:
    return ev.moved(aim, -row.amount)


def shaming(about: str, aims: Callable[[Ludus, int, int], Sequence[int]], not_in: int, keep: float) -> Reaction:
    """Declare a reaction by which a house that lacks something loses Influence."""
    return Reaction(
        about=about,
        numbers=("amount",),
        aims=aims,
        aim_kind="-house",
        own_words=False,
        act=shame,
        foils=FOILS_NOTHING,
        moment=BOOKS,
        not_in=not_in,
        reason="shame",
        impact=shame_impact,
        spends=spends_nothing,
        keep=keep,
    )


def without_gladiators(g: Ludus, seat: int, pay: int) -> Sequence[int]:
    return [house for house in range(g.seats) if not gladiators(g, house)]


REACTIONS["no_gladiators"] = shaming(
    about="a house without ready gladiators loses amount Influence; not in the Arena phase",
    aims=without_gladiators,
    not_in=ARENA_PHASE,
    keep=1.4,
)


def without_slaves(g: Ludus, seat: int, pay: int) -> Sequence[int]:
    return [house for house in range(g.seats) if not slaves(g, house)]


REACTIONS["no_slaves"] = shaming(
    about="a house without ready slaves loses amount Influence", aims=without_slaves, not_in=EVERY_PHASE, keep=1.4
)


def without_gold(g: Ludus, seat: int, pay: int) -> Sequence[int]:
    return [house for house in range(g.seats) if not g.gold[house]]


REACTIONS["no_gold"] = shaming(
    about="a house without gold loses amount Influence; not in the Market phase",
    aims=without_gold,
    not_in=MARKET_PHASE,
    keep=1.6,
)
