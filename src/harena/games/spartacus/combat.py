"""S-11: the rounds of a fight. A side is 0 (I) or 1 (II); dice pools are ATK, DEF, SPD of I, then of II."""

from __future__ import annotations

from collections.abc import Sequence

from harena.games.spartacus.actions import (
    AGAIN,
    ATTACK,
    CELL,
    CELLS,
    DEEDS,
    DICE,
    DIE,
    FIRST,
    FROM_JINX,
    NET,
    SEAT,
    SEATS,
    SECOND,
    THROW,
)
from harena.games.spartacus.attack import begin_attack
from harena.games.spartacus.fighter import (
    JINXED,
    ROLLED_AGAIN,
    YIELDED,
    able,
    defeat,
    die_options,
    piece,
    throw,
)
from harena.games.spartacus.house import exhaust
from harena.games.spartacus.printed import SPD, SPECIAL, WEAPON
from harena.games.spartacus.state import Fight, Ludus
from harena.kernel.choice import PASS, Options
from harena.kernel.flow import Procedure, ask, do, repeat, seal
from harena.kernel.state import tell

MOST_CALM = 20  # S-11.9


def fight(g: Ludus, owners: tuple[int, ...], fighters: tuple[int, ...], gear: tuple[int, ...], formal: int) -> Fight:
    f = Fight()
    f.begin("fight")
    dice = g.table.decks.dice
    f.owners, f.fighters, f.gear = owners, fighters, gear
    f.pools = (*dice[fighters[0]], *dice[fighters[1]])
    f.cells = g.table.decks.sand.starts
    f.formal, f.round, f.calm = formal, 0, 0
    f.lead, f.side, f.moved, f.struck = -1, 0, 0, 0
    f.dice, f.used, f.again = ((), ()), 0, 0
    f.winner, f.level = -1, 0
    return f


# S-11.2: initiative


def new_round(g: Ludus, f: Fight) -> None:
    f.round += 1
    f.calm += 1
    f.lead, f.turn = -1, -1
    f.used &= ~(3 << ROLLED_AGAIN)
    tell(g, "round", f.round)


def net_owners(g: Ludus, f: Fight) -> Sequence[int]:
    return [f.owners[side] for side in (0, 1) if piece(g, f, side, SPECIAL, "net") >= 0]


def nets(g: Ludus, f: Fight, seat: int) -> Options:
    return (PASS, NET)


def cast(g: Ludus, f: Fight, seals: tuple[int, ...]) -> None:
    """Apply the Nets. One Net: its owner wins the initiative. Two: both are exhausted and dice are rolled."""
    thrown = [side for side in (0, 1) if seals[f.owners[side]] == NET]
    for side in thrown:
        exhaust(g, f.gear[3 * side + SPECIAL - WEAPON])
        tell(g, "used", f.owners[side], f.gear[3 * side + SPECIAL - WEAPON])
    if len(thrown) == 1:
        f.lead = thrown[0]


def roll_initiative(g: Ludus, f: Fight) -> None:
    f.again = 0
    if f.lead < 0:
        f.dice = (throw(g, f.pools[SPD]), throw(g, f.pools[3 + SPD]))
        f.again = 1
        tell_initiative(g, f)


def tell_initiative(g: Ludus, f: Fight) -> None:
    for side in (0, 1):
        tell(g, "initiative", f.owners[side], f.dice[side])


def may_reroll(g: Ludus, f: Fight) -> Sequence[int]:
    return [f.owners[side] for side in (0, 1) if f.again and initiative_options(g, f, side)]


def initiative_options(g: Ludus, f: Fight, side: int) -> list[int]:
    """Return the re-rolls of initiative. Pericles rolls all his dice again, once per round; Kerza makes the opponent
    roll one again, once per fight.
    """
    ability = able(g, f, side)
    if ability == "quick_start" and not f.used >> ROLLED_AGAIN + side & 1:
        return [AGAIN]
    if ability == "jinx" and not f.used >> JINXED + side & 1:
        return die_options(FROM_JINX, f.dice[1 - side])
    return []


def initiative_rerolls(g: Ludus, f: Fight, seat: int) -> Options:
    return [PASS, *initiative_options(g, f, f.owners.index(seat))]


def reroll_initiative(g: Ludus, f: Fight, seals: tuple[int, ...]) -> None:
    f.again = 0
    for side in (0, 1):
        given = seals[f.owners[side]]
        if given == AGAIN:
            f.used |= 1 << ROLLED_AGAIN + side
            set_dice(f, side, throw(g, len(f.dice[side])))
            f.again = 1
        elif given >= DIE:
            f.used |= 1 << JINXED + side
            dice = list(f.dice[1 - side])
            dice[(given - DIE) % 16] = g.luck.die(1, 6)
            set_dice(f, 1 - side, tuple(dice))
            f.again = 1
    if f.again:
        tell_initiative(g, f)


def set_dice(f: Fight, side: int, dice: tuple[int, ...]) -> None:
    f.dice = (dice, f.dice[1]) if side == 0 else (f.dice[0], dice)


def rolled_again(g: Ludus, f: Fight) -> bool:
    return bool(may_reroll(g, f))


def compare_initiative(g: Ludus, f: Fight) -> None:
    """S-2.4: compare the sums, or the highest dice one after the other."""
    if f.lead < 0:
        one, two = f.dice
        if g.table.blue_dice:
            mine, theirs = sorted(one, reverse=True), sorted(two, reverse=True)
        else:
            mine, theirs = [sum(one)], [sum(two)]
        if mine != theirs:
            f.lead = 0 if mine > theirs else 1
    if f.lead >= 0:
        f.turn = f.owners[f.lead]
        tell(g, "leads", f.turn)


def level_dice(g: Ludus, f: Fight) -> bool:
    return f.lead < 0


def orders(g: Ludus, f: Fight, seat: int) -> Options:
    return (FIRST, SECOND)


def choose_order(g: Ludus, f: Fight, seat: int, option: int) -> None:
    f.side = f.lead if option == FIRST else 1 - f.lead
    begin_turn(g, f)


# S-11.2: moves and attacks


def begin_turn(g: Ludus, f: Fight) -> None:
    f.moved = f.struck = 0
    f.turn = f.owners[f.side]


def acts(g: Ludus, f: Fight, seat: int) -> Options:
    """Return the moves and attacks. Each is possible once, in either order, and either may be left out."""
    if f.winner >= 0 or (f.moved and f.struck):
        return ()
    side, found = f.side, [PASS]
    sand = g.table.decks.sand
    here, there = f.cells[side], f.cells[1 - side]
    if not f.struck:
        far = sand.apart[here][there]
        if far <= reach_of(g, f, side):
            found.append(ATTACK)
        javelin = piece(g, f, side, SPECIAL, "javelin")
        if javelin >= 0 and far <= g.table.decks.ware_amount[javelin]:
            found.append(THROW)
    if not f.moved:
        found += [CELL + cell for cell in sand.reach(here, there, steps_of(g, f, side))]
    return found if len(found) > 1 else ()


def reach_of(g: Ludus, f: Fight, side: int) -> int:
    weapon = piece(g, f, side, WEAPON, "reach")
    return g.table.decks.ware_amount[weapon] if weapon >= 0 else 1


def steps_of(g: Ludus, f: Fight, side: int) -> int:
    stride = g.table.decks.ware_amount[f.fighters[side]] if able(g, f, side) == "strides" else 0
    return f.pools[3 * side + SPD] + stride


def act(g: Ludus, f: Fight, seat: int, option: int) -> None:
    if option == PASS:
        f.moved = f.struck = 1
    elif option >= CELL:
        f.moved = 1
        cell = option - CELL
        f.cells = (cell, f.cells[1]) if f.side == 0 else (f.cells[0], cell)
        tell(g, "moved", seat, cell)
    else:
        f.struck = 1
        if option == THROW:
            javelin = piece(g, f, f.side, SPECIAL, "javelin")
            exhaust(g, javelin)
            tell(g, "used", seat, javelin)
        g.stack.append(begin_attack(f, option == THROW))


def other_turn(g: Ludus, f: Fight) -> None:
    f.side = 1 - f.side
    begin_turn(g, f)


def fighting(g: Ludus, f: Fight) -> bool:
    return f.winner < 0 and f.calm < MOST_CALM


# The end


def tired_out(g: Ludus, f: Fight) -> None:
    """S-11.9: the fighter with less health yields. If both are equal, the Host decides; in a tournament, a die does."""
    f.turn = -1
    if f.winner >= 0:
        return
    one, two = sum(f.pools[:3]), sum(f.pools[3:])
    if one != two:
        defeat(g, f, 0 if one < two else 1, YIELDED)
    elif f.formal:
        defeat(g, f, 0 if g.luck.die(1, 6) <= 3 else 1, YIELDED)
    else:
        f.turn = g.host


def yielders(g: Ludus, f: Fight, seat: int) -> Options:
    return sorted([SEAT + owner for owner in f.owners])


def call_off(g: Ludus, f: Fight, seat: int, option: int) -> None:
    defeat(g, f, f.owners.index(option - SEAT), YIELDED)


FIGHT = Procedure(
    "fight",
    Fight,
    do(new_round),
    seal(net_owners, nets, cast, DEEDS, rule="S-11.2"),  # S-11.2
    do(roll_initiative),
    seal(may_reroll, initiative_rerolls, reroll_initiative, DEEDS, DICE, rule="S-16"),
    repeat("reroll_initiative", rolled_again),
    do(compare_initiative),  # S-2.4
    repeat("roll_initiative", level_dice),
    ask(orders, choose_order, DEEDS, rule="S-11.2"),
    ask(acts, act, DEEDS, CELLS, again=True, rule="S-11.2"),
    do(other_turn),
    ask(acts, act, DEEDS, CELLS, again=True, rule="S-11.2", name="act_second"),
    repeat("new_round", fighting),
    do(tired_out),  # S-11.9
    ask(yielders, call_off, SEATS, rule="S-11.9"),
)
