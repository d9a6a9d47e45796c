"""Cards of a duel: before it, after a melee roll, before the judgement."""

from __future__ import annotations

from collections.abc import Sequence

from harena.games.munera.cards.card import AMOUNT, NO_AMOUNT, NOTHING, PLAIN, Card, Shown, Valuation
from harena.games.munera.cards.chances import going_well
from harena.games.munera.decks import AFTER_ROLL, BEFORE_DUEL, BEFORE_JUDGEMENT
from harena.games.munera.duel import APPROVED
from harena.games.munera.school import MOST_VIRTUS, owner_of
from harena.games.munera.state import Duel, Moment, Munera, Roll
from harena.kernel.state import enclosing, put, tell

SIDES = (0, 1)
SPARED = 0.1  # by how much a point of Comprobatio makes it likelier that the loser is spared
AN_ACCIDENT = 0.08  # how often a man dies by accident in a duel


def always(g: Munera, f: Moment, seat: int) -> Sequence[int]:
    return PLAIN


def my_side(duel: Duel, seat: int) -> int:
    """Return the side of the duel that belongs to this seat, or -1."""
    return duel.owners.index(seat) if seat in duel.owners else -1


# Acclamatio, Sibilus, Clamor: the crowd


def acclamatio(g: Munera, f: Moment, seat: int, target: int, amount: int) -> None:
    cheer(g, amount)


def sibilus(g: Munera, f: Moment, seat: int, target: int, amount: int) -> None:
    cheer(g, -amount)


def cheer(g: Munera, points: int) -> None:
    duel = enclosing(g, Duel)
    duel.approval += points
    tell(g, "approval", duel.approval)


def acclamatio_value(ev: Valuation, target: int, amount: int) -> float:
    """Good for the school whose man is going to lose, better still if both men win."""
    duel = enclosing(ev.g, Duel)
    side = my_side(duel, ev.me)
    if side < 0:
        return 0.0
    win = ev.win_chance(duel)
    ours = win if side == 0 else 1 - win
    kill = ev.loss(duel.men[1 - side]) * ev.share(duel.owners[1 - side])
    spared = SPARED * amount * ((1 - ours) * ev.loss(duel.men[side]) - ours * kill)
    both = (1 - ours) * abs(ev.duel_interest(duel)) * (1.0 if duel.approval + amount >= APPROVED else 0.05 * amount)
    return spared + both


def sibilus_value(ev: Valuation, target: int, amount: int) -> float:
    """Bad for whoever loses, so it also harms two rivals who fight each other."""
    duel = enclosing(ev.g, Duel)
    if my_side(duel, ev.me) >= 0:
        return -acclamatio_value(ev, target, amount)
    win = ev.win_chance(duel)
    harm = [ev.loss(man) * ev.share(owner) for man, owner in zip(duel.men, duel.owners, strict=True)]
    return SPARED * amount * ((1 - win) * harm[0] + win * harm[1])


# Gladius Acutus, Vinum Merum: Virtus


def own_fighter(g: Munera, f: Moment, seat: int) -> Sequence[int]:
    duel = enclosing(g, Duel)
    return [side for side in SIDES if duel.owners[side] == seat and duel.virtus[side] < MOST_VIRTUS]


def others_fighters(g: Munera, f: Moment, seat: int) -> Sequence[int]:
    duel = enclosing(g, Duel)
    return [side for side in SIDES if duel.owners[side] != seat and duel.virtus[side] > 0]


def gladius_acutus(g: Munera, f: Moment, seat: int, side: int, amount: int) -> None:
    change_virtus(g, enclosing(g, Duel), side, amount)


def vinum_merum(g: Munera, f: Moment, seat: int, side: int, amount: int) -> None:
    change_virtus(g, enclosing(g, Duel), side, -amount)


def change_virtus(g: Munera, duel: Duel, side: int, points: int) -> None:
    """M-9.2: Virtus stays within the track."""
    duel.virtus = put(duel.virtus, side, min(MOST_VIRTUS, max(0, duel.virtus[side] + points)))
    tell(g, "virtus", duel.men[side], duel.virtus[side])


def gladius_value(ev: Valuation, side: int, amount: int) -> float:
    return virtus_value(ev, side, amount)


def vinum_value(ev: Valuation, side: int, amount: int) -> float:
    return virtus_value(ev, side, -amount)


def virtus_value(ev: Valuation, side: int, points: int) -> float:
    duel = enclosing(ev.g, Duel)
    return ev.duel_interest(duel) * (ev.win_chance(duel, side, points) - ev.win_chance(duel))


# Arma Lusoria


def sharp(g: Munera, f: Moment, seat: int) -> Sequence[int]:
    return NOTHING if enclosing(g, Duel).blunt else PLAIN


def arma_lusoria(g: Munera, f: Moment, seat: int, target: int, amount: int) -> None:
    enclosing(g, Duel).blunt = 1


def arma_value(ev: Valuation, target: int, amount: int) -> float:
    duel = enclosing(ev.g, Duel)
    side = my_side(duel, ev.me)
    if side < 0:
        return 0.0
    theirs = ev.man(duel.men[1 - side]) * ev.share(duel.owners[1 - side])
    return AN_ACCIDENT * (ev.man(duel.men[side]) - theirs)


# Manus Fortunae


def dice(g: Munera, f: Moment, seat: int) -> Sequence[int]:
    return SIDES


def manus_fortunae(g: Munera, f: Moment, seat: int, side: int, amount: int) -> None:
    duel = enclosing(g, Duel)
    duel.dice = put(duel.dice, side, g.luck.die(0, 9))
    duel.reopened = 1
    tell(g, "rerolled", seat, duel.men[side], duel.dice[side])


def manus_value(ev: Valuation, side: int, amount: int) -> float:
    duel = enclosing(ev.g, Duel)
    return ev.duel_interest(duel) * ev.reroll_gain(duel, side)


# Missio, Iugula, Favor Populi: the judgement


def missio(g: Munera, f: Moment, seat: int, target: int, amount: int) -> None:
    enclosing(g, Roll).settled = 1


def iugula(g: Munera, f: Moment, seat: int, target: int, amount: int) -> None:
    enclosing(g, Roll).modifier -= amount


def favor_populi(g: Munera, f: Moment, seat: int, target: int, amount: int) -> None:
    enclosing(g, Roll).modifier += amount


def missio_value(ev: Valuation, target: int, amount: int) -> float:
    return mercy_value(ev, 1.0)


def iugula_value(ev: Valuation, target: int, amount: int) -> float:
    roll = enclosing(ev.g, Roll)
    return mercy_value(ev, going_well(roll.what, roll.modifier - amount))


def favor_populi_value(ev: Valuation, target: int, amount: int) -> float:
    roll = enclosing(ev.g, Roll)
    return mercy_value(ev, going_well(roll.what, roll.modifier + amount))


def mercy_value(ev: Valuation, after: float) -> float:
    """What it is worth to us that the loser is spared with this probability instead of the present one."""
    roll = enclosing(ev.g, Roll)
    ours = -ev.share(owner_of(ev.g, roll.man))  # 1 for a man of our own
    return ours * (after - going_well(roll.what, roll.modifier)) * ev.roll_stake(roll.what, roll.man)


CARDS: tuple[Card, ...] = (
    Card(
        effect="acclamatio",
        when=BEFORE_DUEL,
        amounts=AMOUNT,
        aims=always,
        aim_kind="",
        play=acclamatio,
        closes=False,
        purpose="duel",
        value=acclamatio_value,
        keep=0.9,
        at_once=False,
        shown=Shown(),
    ),
    Card(
        effect="sibilus",
        when=BEFORE_DUEL,
        amounts=AMOUNT,
        aims=always,
        aim_kind="",
        play=sibilus,
        closes=False,
        purpose="duel",
        value=sibilus_value,
        keep=0.35,
        at_once=False,
        shown=Shown(),
    ),
    Card(
        effect="gladius_acutus",
        when=BEFORE_DUEL,
        amounts=AMOUNT,
        aims=own_fighter,
        aim_kind="side",
        play=gladius_acutus,
        closes=False,
        purpose="duel",
        value=gladius_value,
        keep=1.5,
        at_once=False,
        shown=Shown(),
    ),
    Card(
        effect="vinum_merum",
        when=BEFORE_DUEL,
        amounts=AMOUNT,
        aims=others_fighters,
        aim_kind="side",
        play=vinum_merum,
        closes=False,
        purpose="duel",
        value=vinum_value,
        keep=1.2,
        at_once=False,
        shown=Shown(),
    ),
    Card(
        effect="arma_lusoria",
        when=BEFORE_DUEL,
        amounts=NO_AMOUNT,
        aims=sharp,
        aim_kind="",
        play=arma_lusoria,
        closes=False,
        purpose="save",
        value=arma_value,
        keep=0.6,
        at_once=False,
        shown=Shown(duel_flag="blunt"),
    ),
    Card(
        effect="manus_fortunae",
        when=AFTER_ROLL,
        amounts=NO_AMOUNT,
        aims=dice,
        aim_kind="side",
        play=manus_fortunae,
        closes=True,
        purpose="duel",
        value=manus_value,
        keep=1.5,
        at_once=False,
        shown=Shown(),
    ),
    Card(
        effect="clamor",
        when=AFTER_ROLL,
        amounts=AMOUNT,
        aims=always,
        aim_kind="",
        play=acclamatio,
        closes=False,
        purpose="duel",
        value=acclamatio_value,
        keep=0.6,
        at_once=False,
        shown=Shown(),
    ),
    Card(
        effect="missio",
        when=BEFORE_JUDGEMENT,
        amounts=NO_AMOUNT,
        aims=always,
        aim_kind="",
        play=missio,
        closes=True,
        purpose="save",
        value=missio_value,
        keep=2.5,
        at_once=False,
        shown=Shown(),
    ),
    Card(
        effect="iugula",
        when=BEFORE_JUDGEMENT,
        amounts=AMOUNT,
        aims=always,
        aim_kind="",
        play=iugula,
        closes=False,
        purpose="harm",
        value=iugula_value,
        keep=1.2,
        at_once=False,
        shown=Shown(),
    ),
    Card(
        effect="favor_populi",
        when=BEFORE_JUDGEMENT,
        amounts=AMOUNT,
        aims=always,
        aim_kind="",
        play=favor_populi,
        closes=False,
        purpose="save",
        value=favor_populi_value,
        keep=1.2,
        at_once=False,
        shown=Shown(),
    ),
)
