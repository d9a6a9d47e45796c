"""M-11: bets and fixes of the players who own no fighter in the duel."""

from __future__ import annotations

from harena.games.munera.actions import FIX, STAKE
from harena.games.munera.contract import owed
from harena.games.munera.rolls import open_again
from harena.games.munera.school import MOST_VIRTUS
from harena.games.munera.seats import clockwise
from harena.games.munera.state import Duel, Munera, Spectacle, Wager
from harena.kernel.choice import PASS, Options
from harena.kernel.state import innermost, put, tell

SIDE = 8  # a stake is SIDE * side + denarii; 0: none
MOST_STAKED = {3: 3, 4: 5}  # M-11.1: by players
MOST_FIXES = {1: 1, 2: 4}  # M-11.1: by bettors, together
PAUSE, REFRESHMENT, REFEREE, SUPPORTERS = range(4)  # M-11.3: the squares
GIVE, TAKE = 4, 6  # the fixes: PAUSE, REFRESHMENT, REFEREE + side, GIVE + side, TAKE + side


def bettors_of(g: Munera, owners: tuple[int, ...]) -> tuple[int, ...]:
    """M-11.1: return the seats that may bet, from the Rudiarius' left; none with two players."""
    if g.seats == 2:
        return ()
    return tuple([seat for seat in clockwise(g, (g.rudis + 1) % g.seats) if seat not in owners])


def means(g: Munera, seat: int) -> int:
    """Return what a bettor may spend: all but what they owe as a lender. This spectacle's journey is already paid."""
    paid = innermost(g, Spectacle)
    return max(0, g.denarii[seat] - owed(g, seat, but=paid.card if paid is not None else -1))


# M-11.2


def to_bettors(g: Munera, f: Duel | Wager) -> None:
    """Ask from the Rudiarius' left; a bettor with nothing to stake, or no side left to back, is not asked."""
    while len(f.stakes) < len(f.bettors):
        f.turn = f.bettors[len(f.stakes)]
        if means(g, f.turn) and free_sides(f):
            return
        f.stakes = (*f.stakes, 0)
    f.turn = -1


def free_sides(f: Duel | Wager) -> list[int]:
    """Return the sides nobody has bet on: the first bettor may bet on either side, the second only on the other."""
    taken = [laid // SIDE for laid in f.stakes if laid]
    return [side for side in (0, 1) if side not in taken]


def stakes(g: Munera, f: Duel | Wager, seat: int) -> Options:
    most = min(MOST_STAKED[g.seats], means(g, seat))
    return [PASS, *[STAKE + SIDE * side + amount for side in free_sides(f) for amount in range(1, most + 1)]]


def stake(g: Munera, f: Duel | Wager, seat: int, option: int) -> None:
    laid = option - STAKE if option != PASS else 0
    if laid:
        g.denarii[seat] -= laid % SIDE
        tell(g, "staked", seat, laid % SIDE, f.men[laid // SIDE])
    f.stakes = (*f.stakes, laid)
    to_bettors(g, f)


def pay_stakes(g: Munera, f: Duel | Wager, winners: tuple[int, ...]) -> None:
    """Pay twice the stake; the stake itself was spent."""
    for seat, laid in zip(f.bettors, f.stakes, strict=False):
        if laid and laid // SIDE in winners:
            g.denarii[seat] += 2 * (laid % SIDE)
            tell(g, "bet-won", seat, 2 * (laid % SIDE))
        elif laid:
            tell(g, "bet-lost", seat, laid % SIDE)


# M-11.3


def has_right(f: Duel) -> int:
    """Return who may buy the next fix, or -1: the second bettor first, then they alternate; one fix per round."""
    if f.fixed or not f.bettors or len(f.bought) >= MOST_FIXES[len(f.bettors)]:
        return -1
    return f.bettors[0] if len(f.bettors) == 1 else f.bettors[1 - len(f.bought) % 2]


def square_of(fix: int) -> int:
    return fix if fix < REFEREE else REFEREE if fix < GIVE else SUPPORTERS


def changes(f: Duel, fix: int) -> bool:
    """Return whether a fix changes anything; otherwise it cannot be bought."""
    if fix in (PAUSE, REFRESHMENT):
        return f.dice[0] != f.dice[1]
    virtus = f.virtus[fix & 1]
    return virtus < MOST_VIRTUS if GIVE <= fix < TAKE else virtus > 0


def fixes(g: Munera, f: Duel, seat: int) -> list[int]:
    """Return what this bettor could buy. With three players, only pause and refreshment (M-11.1)."""
    if means(g, seat) < 1:
        return []
    kinds = range(REFEREE) if len(f.bettors) == 1 else range(TAKE + 2)
    return [fix for fix in kinds if square_of(fix) not in f.bought and changes(f, fix)]


# M-11.4


def interrupts(g: Munera, f: Duel, seat: int) -> Options:
    """(a) Fixes that answer a declared Virtus re-roll before the die is rolled."""
    if f.declared < 0:
        return ()
    found = [FIX + fix for fix in fixes(g, f, seat) if fix in (REFEREE + f.declared, TAKE + f.declared)]
    return [PASS, *found] if found else ()


def interrupt(g: Munera, f: Duel, seat: int, option: int) -> None:
    if option != PASS:
        buy(g, f, seat, option - FIX)


def late_fixes(g: Munera, f: Duel, seat: int) -> Options:
    """(b) Fixes of the roll after both owners have declined."""
    found = [FIX + fix for fix in fixes(g, f, seat)]
    return [PASS, *found] if found else ()


def fix(g: Munera, f: Duel, seat: int, option: int) -> None:
    if option == PASS:
        return
    buy(g, f, seat, option - FIX)
    if GIVE <= option - FIX < TAKE:  # M-9.4 (2): Virtus given opens the re-rolls again
        f.declined = open_again(f.declined)


def buy(g: Munera, f: Duel, seat: int, fix: int) -> None:
    g.denarii[seat] -= 1
    f.bought = (*f.bought, square_of(fix))
    f.fixed = 1
    if fix == PAUSE:
        f.paused = 1
        tell(g, "pause", seat)
    elif fix == REFRESHMENT:
        f.refreshed = 1
        tell(g, "refreshment", seat)
    else:
        side, points = fix & 1, 1 if GIVE <= fix < TAKE else -1
        f.virtus = put(f.virtus, side, f.virtus[side] + points)
        tell(g, "bribed" if fix < GIVE else "cheered", seat, f.men[side], f.virtus[side])
