"""The turns of a match; M-12: too many men in one school; and the brawl (Rixa) and the plague (Pestis) of M-15."""

from __future__ import annotations

from collections.abc import Sequence

from harena.games.munera.actions import MAN, MEN
from harena.games.munera.moments import IN_END, rest
from harena.games.munera.rolls import PLAGUE, TEST, obey, roll
from harena.games.munera.school import engage, medicus, obedience, owner_of
from harena.games.munera.seats import clockwise
from harena.games.munera.sets import men_of
from harena.games.munera.state import Moment, Munera, Named, Roll
from harena.games.munera.victory import crown
from harena.kernel.choice import Options
from harena.kernel.flow import Procedure, ask, call, do, repeat
from harena.kernel.state import Frame, frame, tell

MOST_MEN = 8  # M-12.1


def new_turn(g: Munera, f: Frame) -> None:
    g.turn += 1
    g.auctioned = 0
    tell(g, "turn", g.turn)


def eventum_phase(g: Munera, f: Frame) -> Frame | None:
    """M-2.3: there is no Eventum phase in the first turn."""
    return None if g.turn == 1 else frame("eventum")


def turn_end(g: Munera, f: Frame) -> Named:
    return named_men("end", [])


def named_men(proc: str, schools: Sequence[int]) -> Named:
    child = Named()
    child.begin(proc)
    child.schools, child.wanted, child.named = tuple(schools), 0, ()
    return child


def turns_left(g: Munera, f: Frame) -> bool:
    return g.turn < g.table.turns


def time_up(g: Munera, f: Frame) -> None:
    """M-14.2: the match ends after its last turn."""
    crown(g)


# M-12.1


def rest_at_end(g: Munera, f: Named) -> Moment:
    """M-13.3"""
    return rest(g, IN_END)


def count_men(g: Munera, f: Named) -> None:
    f.schools = tuple([seat for seat in clockwise(g, g.rudis) if g.school[seat].bit_count() > MOST_MEN])
    to_next_school(g, f)


def to_next_school(g: Munera, f: Named) -> None:
    f.wanted = g.school[f.schools[0]].bit_count() - MOST_MEN if f.schools else 0
    f.turn = g.rudis if f.schools else -1


def excess(g: Munera, f: Named, seat: int) -> Options:
    """The Rudiarius may name any man of the school, engaged men too."""
    return [MAN + man for man in men_of(g.school[f.schools[0]]) if man not in f.named] if f.schools else ()


def name_excess(g: Munera, f: Named, seat: int, option: int) -> None:
    f.named = (*f.named, option - MAN)
    tell(g, "unruly", f.schools[0], option - MAN)
    f.wanted -= 1
    if not f.wanted:
        f.schools = f.schools[1:]
        to_next_school(g, f)


def next_test(g: Munera, f: Named) -> Roll | None:
    return obey(g, f.named[0], TEST) if f.named else None


def tested(g: Munera, f: Named, child: Roll) -> None:
    f.named = f.named[1:]


def tests_left(g: Munera, f: Named) -> bool:
    return bool(f.named)


# Rixa: the two least obedient of a school


def least_obedient(g: Munera, f: Named) -> list[int]:
    """Return who may be named next: the least obedient man not named yet; several on a tie."""
    men = [man for man in men_of(g.school[f.schools[0]]) if man not in f.named]
    least = min([obedience(g, man) for man in men])
    return [man for man in men if obedience(g, man) == least]


def gather_brawlers(g: Munera, f: Named) -> None:
    """Name men without a question while there is no tie, or while all who tie must brawl."""
    while f.wanted:
        tied = least_obedient(g, f)
        if len(tied) > f.wanted:
            f.turn = f.schools[0]
            return
        f.named = (*f.named, *tied)
        f.wanted -= len(tied)
    f.turn = -1


def brawlers(g: Munera, f: Named, seat: int) -> Options:
    return [MAN + man for man in least_obedient(g, f)]


def name_brawler(g: Munera, f: Named, seat: int, option: int) -> None:
    """On a tie the owner chooses."""
    f.named = (*f.named, option - MAN)
    f.wanted -= 1
    gather_brawlers(g, f)


# Pestis: every school names a man


def next_victim(g: Munera, f: Named) -> None:
    """Ask from the Rudiarius on; a school whose men are all engaged is skipped."""
    while f.schools:
        free = men_of(g.school[f.schools[0]] & ~g.engaged)
        if len(free) > 1:
            f.turn = f.schools[0]
            return
        f.schools = f.schools[1:]
        f.named = (*f.named, *free)
    f.turn = -1


def patients(g: Munera, f: Named, seat: int) -> Options:
    return [MAN + man for man in men_of(g.school[seat] & ~g.engaged)]


def name_patient(g: Munera, f: Named, seat: int, option: int) -> None:
    f.named = (*f.named, option - MAN)
    f.schools = f.schools[1:]
    next_victim(g, f)


def next_fever(g: Munera, f: Named) -> Roll | None:
    return roll(g, PLAGUE, f.named[0], medicus(g, owner_of(g, f.named[0]))) if f.named else None


def fever(g: Munera, f: Named, child: Roll) -> None:
    f.named = f.named[1:]
    tell(g, "healthy" if child.good else "fallen-ill", child.man)
    if not child.good:
        engage(g, child.man, wounded=True)


END = Procedure(
    "end",
    Named,
    call(rest_at_end),  # M-13.3
    do(count_men),  # M-12.1
    ask(excess, name_excess, MEN, again=True, rule="M-12.1"),
    call(next_test, tested),
    repeat("next_test", tests_left),
)
BRAWL = Procedure(
    "brawl",
    Named,
    do(gather_brawlers),
    ask(brawlers, name_brawler, MEN, again=True, rule="M-15"),
    call(next_test, tested),
    repeat("next_test", tests_left),
)
PLAGUE_TABLE = Procedure(
    "plague",
    Named,
    do(next_victim),
    ask(patients, name_patient, MEN, again=True, rule="M-15"),
    call(next_fever, fever),
    repeat("next_fever", tests_left),
)
