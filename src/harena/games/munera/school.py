"""M-3, M-4: Gladiators and Ministers, their worth and their effects."""

from __future__ import annotations

from harena.games.munera.decks import (
    ARBITER,
    AUCTORATUS,
    COQUUS,
    DOCTOR,
    FABER,
    GLADIATORS,
    LUPAE,
    MEDICUS,
    VECTORES,
)
from harena.games.munera.sets import men_of
from harena.games.munera.state import Munera
from harena.kernel.state import put, tell

TIRO, VETERANUS, PRIMUS = range(3)
RISE = 4  # M-3.3: points of Fame per rank
RANK_WORTH = 4
MOST_VIRTUS = 10


# M-3 Gladiators


def owner_of(g: Munera, man: int) -> int:
    """Return the seat whose school a man belongs to, or -1."""
    bit = 1 << man
    for seat, school in enumerate(g.school):
        if school & bit:
            return seat
    return -1


def unclassed(g: Munera, seat: int) -> int:
    """M-3.2: return a man of this school who still needs a class, or -1."""
    for man in men_of(g.school[seat]):
        if g.klass[man] < 0:
            return man
    return -1


def give_class(g: Munera, seat: int, man: int, klass: int) -> None:
    """M-3.2: a man from deck or Forum starts as a Tiro with 0 Fame."""
    g.klass = put(g.klass, man, klass)
    tell(g, "class", seat, man, klass)


def change_class(g: Munera, seat: int, man: int, klass: int) -> None:
    """M-3.2: the man starts again as a Tiro with 0 Fame."""
    g.klass, g.rank, g.fame = put(g.klass, man, klass), put(g.rank, man, TIRO), put(g.fame, man, 0)
    tell(g, "retrained", seat, man, klass)


def gain_fame(g: Munera, man: int, points: int) -> None:
    """M-3.3: add Fame and promote the man when it is due."""
    fame, rank = g.fame[man] + points, g.rank[man]
    tell(g, "fame", man, points)
    while fame >= RISE and rank < PRIMUS:
        fame -= RISE
        rank += 1
        tell(g, "promoted", man, rank)
    g.fame, g.rank = put(g.fame, man, fame), put(g.rank, man, rank)


def worth(g: Munera, man: int) -> int:
    """M-3.5: return what a man is worth in denarii."""
    return g.table.decks.cost[man] + g.fame[man] + RANK_WORTH * g.rank[man]


def valor(g: Munera, man: int) -> int:
    """M-3.4: return the value including the bonus of the man's rank."""
    return g.table.decks.valor[man] + g.rank[man]


def charisma(g: Munera, man: int) -> int:
    """M-3.4: return the value including the bonus of the man's rank."""
    return g.table.decks.charisma[man] + g.rank[man]


def wage(g: Munera, man: int) -> int:
    """M-1.2: return what a duel of this man costs his owner."""
    return int(g.table.decks.origin[man] == AUCTORATUS)


def engage(g: Munera, man: int, wounded: bool) -> None:
    """M-9.8: a man with a wound marker is always engaged."""
    g.engaged |= 1 << man
    if wounded:
        g.wounded |= 1 << man


def discard_man(g: Munera, man: int) -> None:
    """M-1.1: discard a man; when the card is drawn again, he has no class, rank, Fame or marker."""
    bit = 1 << man
    for seat in range(g.seats):
        g.school[seat] &= ~bit
    g.men_gone |= bit
    g.engaged &= ~bit
    g.wounded &= ~bit
    g.klass, g.rank, g.fame = put(g.klass, man, -1), put(g.rank, man, TIRO), put(g.fame, man, 0)


def discard_minister(g: Munera, seat: int, minister: int) -> None:
    bit = 1 << minister
    g.staff[seat] &= ~bit
    g.ministers_gone |= bit
    g.doctored, g.used = put(g.doctored, minister, -1), put(g.used, minister, 0)


# M-4 Ministers


def skill(g: Munera, seat: int, office: int) -> int:
    """M-4.4: return the Skill of an office; of several Ministers only the best counts."""
    staff = g.staff[seat] & g.table.decks.office_mask[office]
    best = 0
    if staff:
        skills = g.table.decks.skill
        for minister in men_of(staff):
            best = max(best, skills[minister])
    return best


def doctor(g: Munera, seat: int, klass: int) -> int:
    """M-4.1: return the Virtus that Doctors add to a class; only the best Doctor of the class counts."""
    staff = g.staff[seat] & g.table.decks.office_mask[DOCTOR]
    best = 0
    if staff:
        for minister in men_of(staff):
            if g.doctored[minister] == klass:
                best = max(best, g.table.decks.skill[minister])
    return best


def medicus(g: Munera, seat: int) -> int:
    return skill(g, seat, MEDICUS)


def faber(g: Munera, seat: int) -> int:
    return skill(g, seat, FABER)


def arbiter(g: Munera, one: int, other: int) -> int:
    """M-4.2: return the higher Skill of the two owners' Arbiters, which counts for both."""
    return max(skill(g, one, ARBITER), skill(g, other, ARBITER))


def vectores(g: Munera, seat: int) -> int:
    return skill(g, seat, VECTORES)


def obedience(g: Munera, man: int) -> int:
    """M-4.2: return Obedience, raised by the owner's Lupae."""
    seat = owner_of(g, man)
    return g.table.decks.obedience[man] + (skill(g, seat, LUPAE) if seat >= 0 else 0)


def meals(g: Munera, seat: int) -> int:
    """M-4.3: return how many re-rolls the Coqui have left; several Coqui add up (M-4.4)."""
    staff = g.staff[seat] & g.table.decks.office_mask[COQUUS]
    left = 0
    if staff:
        for minister in men_of(staff):
            left += g.table.decks.skill[minister] - g.used[minister]
    return left


def serve_meal(g: Munera, seat: int) -> None:
    """M-4.3: spend a use. It stays spent when the card changes hands."""
    for minister in men_of(g.staff[seat] & g.table.decks.office_mask[COQUUS]):
        if g.used[minister] < g.table.decks.skill[minister]:
            g.used = put(g.used, minister, g.used[minister] + 1)
            return


def starting_virtus(g: Munera, man: int, owner: int) -> int:
    """M-9.2: return Valor, rank and the Doctor of the class together, within the track."""
    return min(MOST_VIRTUS, valor(g, man) + doctor(g, owner, g.klass[man]))


# Wares: one numbering for men and Ministers

WARES = GLADIATORS  # a ware is a man, or WARES plus a Minister


def ware_cost(g: Munera, ware: int) -> int:
    decks = g.table.decks
    return decks.cost[ware] if ware < WARES else decks.fee[ware - WARES]


def doctors_without_class(g: Munera, seat: int) -> int:
    """M-4.1: return a Doctor of this school who still needs a class, or -1."""
    for minister in men_of(g.staff[seat] & g.table.decks.office_mask[DOCTOR]):
        if g.doctored[minister] < 0:
            return minister
    return -1
