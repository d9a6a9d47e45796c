"""M-7.5: the two schools name their fighters: the Rudiarius with the choice, the other school once the contract is its
own. A man named who cannot go is replaced; a pair that cannot be completed is void."""

from __future__ import annotations

from collections.abc import Sequence

from harena.games.munera.actions import MAN, MEN
from harena.games.munera.contract import available, bill, owed, wages
from harena.games.munera.decks import PAIRING, RIVAL
from harena.games.munera.school import owner_of
from harena.games.munera.sets import men_of
from harena.games.munera.state import Munera, Naming, Spectacle
from harena.games.munera.victory import gain_glory
from harena.kernel.choice import Options
from harena.kernel.flow import Procedure, ask
from harena.kernel.state import enclosing, put, tell

HOST, RIVAL_SIDE = 0, 1
HOST_ONLY, BOTH_SIDES = 1, 2  # how many sides name fighters
NOTHING_PAID, FEES_PAID, BONUS_PAID = range(3)  # what the schools have received: the fees; then the bonus Glory


def naming(g: Munera, spectacle: Spectacle, sides: int, paid: int) -> Naming | None:
    """Return the frame that asks for the fighters still missing; None if there is nothing to ask."""
    f = Naming()
    f.begin("naming")
    f.sides, f.paid = sides, paid
    for side in range(sides):
        stand_down(g, spectacle, side)
    name_forced(g, spectacle, f)
    return f if f.turn >= 0 else None


def stand_down(g: Munera, spectacle: Spectacle, side: int) -> None:
    """Strike out the men who are no longer free, and those for whom no partner is left."""
    named = spectacle.fighters[side]
    if not named:
        return
    fit = available(g, school_of(spectacle, side), spectacle.card)
    kept = named & fit
    for man in unpaired(g, men_of(kept)):
        if not mask_of_class(g, fit & ~kept, RIVAL[g.klass[man]]):
            kept &= ~(1 << man)
    if kept != named:
        spectacle.fighters = put(spectacle.fighters, side, kept)
        for man in men_of(named & ~kept):
            tell(g, "stands-down", school_of(spectacle, side), man)


def school_of(spectacle: Spectacle, side: int) -> int:
    return spectacle.host if side == HOST else spectacle.rival


def unpaired(g: Munera, named: Sequence[int]) -> list[int]:
    """Return the men among these whose partner is still missing."""
    found = []
    for man in named:
        if not [other for other in named if other != man and g.klass[other] == RIVAL[g.klass[man]]]:
            found.append(man)
    return found


def mask_of_class(g: Munera, men: int, klass: int) -> int:
    return sum([1 << man for man in men_of(men) if g.klass[man] == klass])


def fighters(g: Munera, f: Naming, seat: int) -> Options:
    """Fighters are named pair by pair: a man, then a matching partner. Only line-ups the school can pay are allowed."""
    spectacle = enclosing(g, Spectacle)
    side = HOST if seat == spectacle.host else RIVAL_SIDE
    return [MAN + man for man in candidates(g, spectacle, side, f.paid)]


def pairs_possible(g: Munera, spectacle: Spectacle, side: int) -> int:
    """Return how many pairs this side can supply with the men it has named: as many as the contract asks for, unless
    something happened to them."""
    seat, card = school_of(spectacle, side), spectacle.card
    contract = g.table.decks.pairs[card]
    if spectacle.fighters[side].bit_count() == 2 * contract:
        return contract
    men = available(g, seat, card)
    for pairs in range(contract, 0, -1):
        if wages(g, seat, card, men, g.klass, spectacle.fighters[side], pairs) >= 0:
            return pairs
    return 0


def missing(g: Munera, spectacle: Spectacle, side: int) -> int:
    """Return how many men this side has still to name."""
    return 2 * pairs_possible(g, spectacle, side) - spectacle.fighters[side].bit_count()


def candidates(g: Munera, spectacle: Spectacle, side: int, paid: int) -> list[int]:
    """Return the men this side may name next; none when its line-up is complete."""
    seat, chosen, card = school_of(spectacle, side), spectacle.fighters[side], spectacle.card
    pairs = pairs_possible(g, spectacle, side)
    if chosen.bit_count() >= 2 * pairs:
        return []
    pool = available(g, seat, card) & ~chosen
    named = men_of(chosen)
    alone = unpaired(g, named)
    if alone:
        pool = mask_of_class(g, pool, RIVAL[g.klass[alone[0]]])
    else:
        taken = {PAIRING[g.klass[man]] for man in named}
        pool = sum([1 << man for man in men_of(pool) if PAIRING[g.klass[man]] not in taken])
    fits = [(man, bill(g, seat, card, chosen=chosen | 1 << man, pairs=pairs)) for man in men_of(pool)]
    purse = g.denarii[seat] - owed(g, seat, card) + (fee_of(g, spectacle, side) if paid == NOTHING_PAID else 0)
    affordable = [man for man, costs in fits if 0 <= costs <= purse]
    return affordable or [
        man for man, costs in fits if costs >= 0
    ]  # a school that a card made too poor pays all it has


def fee_of(g: Munera, spectacle: Spectacle, side: int) -> int:
    """M-7.5: the Rudiarius gets the printed denarii, the other school its offer."""
    return spectacle.fee if side == RIVAL_SIDE else g.table.decks.denarii[spectacle.card]


def name_fighter(g: Munera, f: Naming, seat: int, option: int) -> None:
    spectacle = enclosing(g, Spectacle)
    name(g, spectacle, f, HOST if seat == spectacle.host else RIVAL_SIDE, option - MAN)
    name_forced(g, spectacle, f)


def name(g: Munera, spectacle: Spectacle, f: Naming, side: int, man: int) -> None:
    spectacle.fighters = put(spectacle.fighters, side, spectacle.fighters[side] | 1 << man)
    tell(g, "named", school_of(spectacle, side), man)
    if f.paid == BONUS_PAID:
        gain_bonus(g, man)


def gain_bonus(g: Munera, man: int) -> None:
    """M-3.4: a Veteranus gives his owner 1 Glory, a Primus Palus 2."""
    if g.rank[man]:
        gain_glory(g, owner_of(g, man), g.rank[man])


def name_forced(g: Munera, spectacle: Spectacle, f: Naming) -> None:
    """Name men without a question while only one line-up is possible; the Rudiarius' side first, then the other."""
    for side in range(f.sides):
        found = candidates(g, spectacle, side, f.paid)
        while found:
            alone = len(unpaired(g, men_of(spectacle.fighters[side]))) > 0
            if len(found) > 1 and (alone or len(found) > missing(g, spectacle, side)):
                f.turn = school_of(spectacle, side)
                return
            for man in found:  # one partner, or just as many men as are missing
                name(g, spectacle, f, side, man)
            found = candidates(g, spectacle, side, f.paid)
    f.turn = -1


NAMING = Procedure("naming", Naming, ask(fighters, name_fighter, MEN, again=True))  # M-7.5
