"""S-11.3 to S-11.8: one attack: dice, re-rolls, damage, lost dice."""

from __future__ import annotations

from collections.abc import Sequence

from harena.games.spartacus.actions import (
    DEEDS,
    DICE,
    DIE,
    DODGE,
    FROM_ABILITY,
    FROM_ARMOUR,
    FROM_JINX,
    FROM_WEAPON,
    POOL,
    POOLS,
    SHIELD,
    STRIKE,
)
from harena.games.spartacus.fighter import JINXED, MANICA, able, defeat, die_options, piece, throw
from harena.games.spartacus.house import exhaust, gain_gold
from harena.games.spartacus.printed import ARMOUR, ATK, DEF, SPD, WEAPON
from harena.games.spartacus.state import Attack, Fight, Loss, Ludus
from harena.kernel.choice import PASS, Options
from harena.kernel.flow import Procedure, ask, call, do, repeat, seal
from harena.kernel.state import enclosing, put, tell

UNPAIRED_HITS = 3  # S-11.3: an unopposed Attack die hits from this value on
CROWD_LIKES = 3  # S-16: the dice Duro must lose to one attack


def begin_attack(fight: Fight, thrown: bool) -> Attack:
    f = Attack()
    f.begin("attack", fight.owners[1 - fight.side])  # a fighter who may dodge is asked first
    f.side, f.thrown, f.dodged = fight.side, int(thrown), 0
    f.attack, f.defence, f.spent, f.again = (), (), 0, 0
    f.back = f.damage = 0
    return f


# S-11.4: the dice


def dodges(g: Ludus, f: Attack, seat: int) -> Options:
    """Let Barca choose to roll Speed dice in defense."""
    return (PASS, DODGE) if able(g, enclosing(g, Fight), 1 - f.side) == "dodges" else ()


def dodge(g: Ludus, f: Attack, seat: int, option: int) -> None:
    f.dodged = int(option == DODGE)


def throw_dice(g: Ludus, f: Attack) -> None:
    """Roll the dice. S-11.8: a speed attack uses Speed dice."""
    fight = enclosing(g, Fight)
    tell(g, "attacks", fight.owners[f.side], fight.fighters[f.side], f.thrown)
    f.attack = throw(g, fight.pools[3 * f.side + (SPD if f.thrown else ATK)])
    f.defence = throw(g, fight.pools[3 * (1 - f.side) + (SPD if f.dodged else DEF)])
    f.again = 1
    tell_dice(g, f)


def tell_dice(g: Ludus, f: Attack) -> None:
    tell(g, "dice", f.attack, f.defence)


# Re-rolls happen in rounds in which both sides decide at the same time


def rerollers(g: Ludus, f: Attack) -> Sequence[int]:
    fight = enclosing(g, Fight)
    return [fight.owners[side] for side in (0, 1) if f.again and die_choices(g, f, fight, side)]


def die_choices(g: Ludus, f: Attack, fight: Fight, side: int) -> list[int]:
    """Return the dice that may be rolled again. Each source works once per attack; Kerza's works once per fight, on a
    die of the opponent.
    """
    found: list[int] = []
    mine, theirs = (f.attack, f.defence) if side == f.side else (f.defence, f.attack)
    unspent = ~f.spent >> 4 * side
    ability = able(g, fight, side)
    if side == f.side and not f.thrown:
        if unspent >> FROM_WEAPON & 1 and piece(g, fight, side, WEAPON, "reroll_attack") >= 0:
            found += die_options(FROM_WEAPON, mine)
        if unspent >> FROM_ABILITY & 1 and ability == "reroll_attack":
            found += die_options(FROM_ABILITY, mine)
    armoured = side != f.side and not f.dodged and unspent >> FROM_ARMOUR & 1
    if armoured and piece(g, fight, side, ARMOUR, "reroll_defence") >= 0:
        found += die_options(FROM_ARMOUR, mine)
    if ability == "jinx" and not fight.used >> JINXED + side & 1:
        found += die_options(FROM_JINX, theirs)
    return found


def rerolls(g: Ludus, f: Attack, seat: int) -> Options:
    fight = enclosing(g, Fight)
    return [PASS, *die_choices(g, f, fight, fight.owners.index(seat))]


def reroll(g: Ludus, f: Attack, seals: tuple[int, ...]) -> None:
    """Roll the chosen dice again, the attacker's first, then the defender's."""
    fight = enclosing(g, Fight)
    f.again = 0
    for side in (f.side, 1 - f.side):
        given = seals[fight.owners[side]]
        if given < DIE:
            continue
        source, at = divmod(given - DIE, 16)
        if source == FROM_JINX:
            fight.used |= 1 << JINXED + side
        f.spent |= 1 << 4 * side + source
        if (side == f.side) != (source == FROM_JINX):
            f.attack = put(f.attack, at, g.luck.die(1, 6))
        else:
            f.defence = put(f.defence, at, g.luck.die(1, 6))
        f.again = 1
        tell(g, "rerolled", fight.owners[side], source)
    if f.again:
        tell_dice(g, f)


def rolled_again(g: Ludus, f: Attack) -> bool:
    return bool(rerollers(g, f))


# S-11.7: each die counts once


def groups(dice: Sequence[int], size: int) -> int:
    """Count doubles (2) or triples (3). No fighter can use both, so four equal dice count as whichever the fighter can
    use.
    """
    return sum([dice.count(face) // size for face in range(1, 7)])


def strike_back(g: Ludus, f: Attack) -> None:
    """Count the damage that a triple in DEF does to the attacker; it comes before the comparison."""
    fight = enclosing(g, Fight)
    f.turn = fight.owners[f.side]
    f.back = 0 if f.dodged or able(g, fight, 1 - f.side) != "riposte" else groups(f.defence, 3)
    if f.back:
        tell(g, "riposte", fight.owners[1 - f.side], f.back)


def shields_back(g: Ludus, f: Attack, seat: int) -> Options:
    """Offer the attacker the Scutum: it stops any damage, that of a triple too."""
    if not f.back or piece(g, enclosing(g, Fight), f.side, ARMOUR, "ignore_damage") < 0:
        return ()
    return (PASS, SHIELD)


def shield_back(g: Ludus, f: Attack, seat: int, option: int) -> None:
    if option == SHIELD:
        use_gear(g, f.side, ARMOUR)
        f.back -= 1


def riposte(g: Ludus, f: Attack) -> Loss | None:
    return loss(f.side, f.back)


def compare(g: Ludus, f: Attack) -> None:
    """Compare the dice (S-11.3). S-11.4: doubles in ATK add damage, doubles in DEF reduce it, but not below 0."""
    fight = enclosing(g, Fight)
    f.turn = -1
    if fight.winner >= 0:  # the riposte ended the fight, so the attack does nothing
        return
    attacker, defender = able(g, fight, f.side), able(g, fight, 1 - f.side)
    ties = attacker == "wins_ties" and not f.thrown
    f.damage = hits(f.attack, f.defence, ties)
    if attacker == "double_strike" and not f.thrown:
        f.damage += groups(f.attack, 2)
    if defender == "double_block" and not f.dodged:
        f.damage = max(0, f.damage - groups(f.defence, 2))
    f.turn = fight.owners[f.side]


def hits(attack: Sequence[int], defence: Sequence[int], ties: bool) -> int:
    mine, theirs = sorted(attack, reverse=True), sorted(defence, reverse=True)
    damage = 0
    for at, die in enumerate(mine):
        if at >= len(theirs):
            damage += die >= UNPAIRED_HITS
        else:
            damage += die > theirs[at] or (ties and die == theirs[at])
    return damage


def blows(g: Ludus, f: Attack, seat: int) -> Options:
    """Offer the Axe: one damage more, even if there was none. S-11.8: the Javelin too, unless the table says no."""
    if (f.thrown and g.table.javelin_alone) or piece(g, enclosing(g, Fight), f.side, WEAPON, "extra_damage") < 0:
        return ()
    return (PASS, STRIKE)


def strike(g: Ludus, f: Attack, seat: int, option: int) -> None:
    if option == STRIKE:
        use_gear(g, f.side, WEAPON)
        f.damage += 1


def use_gear(g: Ludus, side: int, sort: int) -> None:
    fight = enclosing(g, Fight)
    card = fight.gear[3 * side + sort - WEAPON]
    exhaust(g, card)
    tell(g, "used", fight.owners[side], card)


def to_defender(g: Ludus, f: Attack) -> None:
    fight = enclosing(g, Fight)
    f.turn = fight.owners[1 - f.side] if fight.winner < 0 else -1


def shields(g: Ludus, f: Attack, seat: int) -> Options:
    """Offer the Scutum: one damage less."""
    if not f.damage or piece(g, enclosing(g, Fight), 1 - f.side, ARMOUR, "ignore_damage") < 0:
        return ()
    return (PASS, SHIELD)


def shield(g: Ludus, f: Attack, seat: int, option: int) -> None:
    if option == SHIELD:
        use_gear(g, 1 - f.side, ARMOUR)
        f.damage -= 1


def wound(g: Ludus, f: Attack) -> Loss | None:
    if enclosing(g, Fight).winner >= 0:
        return None
    tell(g, "damage", enclosing(g, Fight).owners[1 - f.side], f.damage)
    return loss(1 - f.side, f.damage)


def wounded(g: Ludus, f: Attack, child: Loss) -> None:
    """Duro: give gold from the crowd if this fighter survives the loss of enough dice."""
    fight = enclosing(g, Fight)
    side = 1 - f.side
    if fight.winner < 0 and child.lost >= CROWD_LIKES and able(g, fight, side) == "crowd_pleaser":
        gain_gold(g, fight.owners[side], g.table.decks.ware_amount[fight.fighters[side]])


# S-11.5, S-11.6: losing dice


def loss(side: int, damage: int) -> Loss | None:
    if damage <= 0:
        return None
    f = Loss()
    f.begin("loss")
    f.side, f.damage, f.lost = side, damage, 0
    return f


def pads(g: Ludus, f: Loss) -> None:
    """Let the Manica absorb the first damage of the fight."""
    fight = enclosing(g, Fight)
    if piece(g, fight, f.side, ARMOUR, "ignore_first") >= 0 and not fight.used >> MANICA + f.side & 1:
        fight.used |= 1 << MANICA + f.side
        f.damage -= 1
        tell(g, "padded", fight.owners[f.side])
    lose_forced(g, f, fight)


def lose_forced(g: Ludus, f: Loss, fight: Fight) -> None:
    """Remove the dice about which there is no choice: all pools down to one, the only pool above one, and what is lost
    below one.
    """
    while f.damage:
        pools = fight.pools[3 * f.side : 3 * f.side + 3]
        spare = sum(pools) - 3
        large = [at for at in (ATK, DEF, SPD) if pools[at] > 1]
        if len(large) > 1 and f.damage < spare:
            f.turn = fight.owners[f.side]
            return
        left = large or [at for at in (ATK, DEF, SPD) if pools[at]]
        if not left:
            break
        lose_die(g, f, fight, left[0])
    f.damage = 0
    empty = fight.pools[3 * f.side : 3 * f.side + 3].count(0)
    if empty and fight.winner < 0:
        defeat(g, fight, f.side, empty)


def lose_die(g: Ludus, f: Loss, fight: Fight, pool: int) -> None:
    at = 3 * f.side + pool
    fight.pools = put(fight.pools, at, fight.pools[at] - 1)
    fight.calm = 0
    f.damage -= 1
    f.lost += 1
    tell(g, "lost-die", fight.owners[f.side], pool)


def pools_to_lose(g: Ludus, f: Loss, seat: int) -> Options:
    """Return the pools that may lose a die, by the rule of one."""
    if not f.damage:
        return ()
    pools = enclosing(g, Fight).pools[3 * f.side : 3 * f.side + 3]
    return [POOL + at for at in (ATK, DEF, SPD) if pools[at] > 1]


def lose(g: Ludus, f: Loss, seat: int, option: int) -> None:
    fight = enclosing(g, Fight)
    lose_die(g, f, fight, option - POOL)
    lose_forced(g, f, fight)


ATTACK = Procedure(
    "attack",
    Attack,
    ask(dodges, dodge, DEEDS, rule="S-16"),
    do(throw_dice),
    seal(rerollers, rerolls, reroll, DICE),  # S-11.4
    repeat("reroll", rolled_again),
    do(strike_back),
    ask(shields_back, shield_back, DEEDS, rule="S-16"),
    call(riposte),
    do(compare),  # S-11.3
    ask(blows, strike, DEEDS, rule="S-16"),
    do(to_defender),
    ask(shields, shield, DEEDS, rule="S-16"),
    call(wound, wounded),
)
LOSS = Procedure("loss", Loss, do(pads), ask(pools_to_lose, lose, POOLS, again=True))
