"""M-7.3: which schools can take part in a spectacle: they need the men, and denarii for journey and wages."""

from __future__ import annotations

from functools import lru_cache

from harena.games.munera.decks import AUCTORATUS, PAIRING, PROVOCATOR, Decks
from harena.games.munera.moments import CHOSEN
from harena.games.munera.school import owner_of, vectores, wage
from harena.games.munera.sets import men_of
from harena.games.munera.state import Munera, Spectacle
from harena.kernel.state import innermost

PAIRINGS = 4


def lent(g: Munera) -> int:
    """Return the men on loan. A loan lasts as long as its spectacle is open (M-13.2)."""
    mask = 0
    for man, _, _ in g.loans:
        mask |= 1 << man
    return mask


def borrowed(g: Munera, seat: int, card: int) -> int:
    """Return the men lent to this school for this spectacle."""
    mask = 0
    for man, borrower, spectacle in g.loans:
        if borrower == seat and spectacle == card:
            mask |= 1 << man
    return mask


def available(g: Munera, seat: int, card: int, klass: tuple[int, ...] | None = None) -> int:
    """Return the men this school could name: its own and borrowed ones who are not engaged and have a class (`klass`:
    after a change of class)."""
    own = g.school[seat]
    if g.loans:
        own = own & ~lent(g) | borrowed(g, seat, card)
    if g.table.late_classes:
        own &= ~without_class(own, g.klass if klass is None else klass)
    return own & ~g.engaged


def without_class(men: int, klass: tuple[int, ...]) -> int:
    """M-3.2: return those of these men who have no class yet, and cannot fight."""
    return sum([1 << man for man in men_of(men) if klass[man] < 0])


def fare(g: Munera, seat: int, card: int, storm: int = 0) -> int:
    """M-8.1: return the cost of the cheapest way, less the free zones of the Vectores."""
    decks = g.table.decks
    return decks.fare[storm][vectores(g, seat)][g.region[seat]][decks.site[card]]


def wages(g: Munera, seat: int, card: int, men: int, klass: tuple[int, ...], chosen: int = 0, pairs: int = 0) -> int:
    """Return the least wages of a line-up of these men that fulfils the contract and contains those already chosen; -1
    if there is none. The owner of a borrowed man pays his wage. `pairs`: how many there must be; 0: as contracted."""
    decks = g.table.decks
    needed = pairs or decks.pairs[card]
    if men.bit_count() < 2 * needed:  # too few, whatever their classes
        return -1
    return least_wages(decks, card, men, g.school[seat] & men, klass, chosen & men, needed)


@lru_cache(maxsize=1 << 14)
def least_wages(decks: Decks, card: int, men: int, own: int, klass: tuple[int, ...], chosen: int, needed: int) -> int:
    """Return the same, by what it depends on: bots ask for the same line-ups again and again."""
    by_class: list[list[int]] = [[], [], [], [], [], [], []]
    forced = 0
    for man in men_of(men):
        k = klass[man]
        costs = int(decks.origin[man] == AUCTORATUS) if own >> man & 1 else 0
        if chosen >> man & 1:
            forced |= 1 << PAIRING[k]
            by_class[k].insert(0, costs)
        else:
            by_class[k].append(costs + 2)  # behind the chosen ones, which must come first
    total = 0
    others = []
    for pairing in range(PAIRINGS):
        if decks.pairing[card] not in (-1, pairing):
            if forced >> pairing & 1:
                return -1
            continue
        costs = pair_wages(by_class, pairing)
        if forced >> pairing & 1:
            if costs < 0:
                return -1
            total += costs
            needed -= 1
        elif costs >= 0:
            others.append(costs)
    if not 0 <= needed <= len(others):
        return -1
    return total + sum(sorted(others)[:needed])


def pair_wages(by_class: list[list[int]], pairing: int) -> int:
    """Return the least wages of one pair, or -1."""
    if pairing == PAIRING[PROVOCATOR]:
        first, second = sorted(by_class[PROVOCATOR])[:2] if len(by_class[PROVOCATOR]) > 1 else (-1, -1)
    else:
        one, other = by_class[2 * pairing], by_class[2 * pairing + 1]
        first, second = (min(one), min(other)) if one and other else (-1, -1)
    if first < 0:
        return -1
    return (first & 1) + (second & 1)


def bill(
    g: Munera,
    seat: int,
    card: int,
    klass: tuple[int, ...] | None = None,
    without: int = 0,
    chosen: int = 0,
    pairs: int = 0,
) -> int:
    """Return the least this school must pay to take part, including for men it has lent for the same spectacle; -1 if
    it cannot supply the contract, or so many pairs."""
    men = available(g, seat, card, klass) & ~without
    classes = g.klass if klass is None else klass
    own = g.school[seat]
    debts = lender_bill(g, seat, card)
    if g.loans and not chosen & own and wages(g, seat, card, men & ~own, classes, chosen, pairs) >= 0:
        return debts  # a school with borrowed fighters only pays nothing for the journey
    least = wages(g, seat, card, men, classes, chosen, pairs)
    if least < 0:
        return -1
    journey = 0 if debts else fare(g, seat, card)
    return least + journey + debts


def lender_bill(g: Munera, seat: int, card: int) -> int:
    """M-13.2: return journey and wages of the men this school has lent for this spectacle."""
    own = g.school[seat]
    lent_here = [man for man, _, spectacle in g.loans if spectacle == card and own >> man & 1]
    if not lent_here:
        return 0
    return fare(g, seat, card) + sum([wage(g, man) for man in lent_here])


def owed(g: Munera, seat: int, but: int = -1) -> int:
    """Return what a lender must keep for the journeys of lent men."""
    if not g.loans:
        return 0
    cards = {spectacle for man, _, spectacle in g.loans if owner_of(g, man) == seat and spectacle != but}
    return sum([lender_bill(g, seat, card) for card in cards])


def purse(g: Munera, seat: int) -> int:
    """Return what a school may spend: its treasury less what it owes as a lender."""
    return max(0, g.denarii[seat] - owed(g, seat))


def spare(g: Munera, phase: int, seat: int) -> int:
    """Return what a school may spend at a rest moment. A school that has chosen a spectacle keeps what it will cost."""
    spectacle = chosen_spectacle(g, phase)
    if spectacle is None or seat != spectacle.host:
        return purse(g, seat)
    card = spectacle.card
    left = g.denarii[seat] + g.table.decks.denarii[card] - owed(g, seat, card) - hosts_bill(g, spectacle)
    return max(0, min(purse(g, seat), left))


def can_take_part(
    g: Munera, seat: int, card: int, fee: int, klass: tuple[int, ...] | None = None, without: int = 0
) -> bool:
    """M-7.3: return whether a school has the men, and can pay after receiving its fee."""
    costs = bill(g, seat, card, klass, without)
    return costs >= 0 and g.denarii[seat] + fee - owed(g, seat, card) >= costs


# M-7.3: between choice and poll


def chosen_spectacle(g: Munera, phase: int) -> Spectacle | None:
    """Return the spectacle the Rudiarius has chosen, at the rest moment before the poll."""
    return innermost(g, Spectacle) if phase == CHOSEN else None


def hosts_bill(g: Munera, spectacle: Spectacle, klass: tuple[int, ...] | None = None, without: int = 0) -> int:
    """Return the least the Rudiarius must pay with the fighters already named (M-7.5), or with any if those cannot go;
    -1 if the contract cannot be supplied. `klass` and `without`: after a change of class, or without some men."""
    seat, card = spectacle.host, spectacle.card
    named = spectacle.fighters[0] & available(g, seat, card) & ~without
    if klass is not None:
        named &= ~sum([1 << man for man in men_of(named) if klass[man] != g.klass[man]])
    costs = bill(g, seat, card, klass, without, named) if named else -1
    return costs if costs >= 0 else bill(g, seat, card, klass, without)


def host_is_able(g: Munera, spectacle: Spectacle, klass: tuple[int, ...] | None = None, without: int = 0) -> bool:
    """M-7.3: return whether the Rudiarius has the men, and can pay after receiving the fee."""
    seat, card = spectacle.host, spectacle.card
    costs = hosts_bill(g, spectacle, klass, without)
    return 0 <= costs <= g.denarii[seat] + g.table.decks.denarii[card] - owed(g, seat, card)


def keeps_his_word(g: Munera, phase: int, seat: int, klass: tuple[int, ...] | None = None, without: int = 0) -> bool:
    """Return whether a school that has chosen a spectacle could still take part after a change. If a card has already
    made it unable to pay, it must still supply the contract."""
    spectacle = chosen_spectacle(g, phase)
    if spectacle is None or seat != spectacle.host:
        return True
    named = spectacle.fighters[0]
    if named.bit_count() == 2 * g.table.decks.pairs[spectacle.card] and not named & without:
        untouched = klass is None or not [man for man in men_of(named) if klass[man] != g.klass[man]]
        if untouched and not named & ~available(g, seat, spectacle.card):
            return True  # the line-up stays as it is
    if host_is_able(g, spectacle, klass, without):
        return True
    return bill(g, seat, spectacle.card, klass, without) >= 0 and not host_is_able(g, spectacle)
