"""S-4: Upkeep. Cards are refreshed, injured cards roll, the books are balanced."""

from __future__ import annotations

from collections.abc import Sequence

from harena.games.spartacus.actions import ASSET, ASSETS, USE, USES
from harena.games.spartacus.house import count_slaves, discard, exhaust, gladiators, owner_of, ready, slaves
from harena.games.spartacus.phases import UPKEEP as IN_UPKEEP
from harena.games.spartacus.quiet import quiet
from harena.games.spartacus.seats import from_host
from harena.games.spartacus.sets import members
from harena.games.spartacus.state import Ludus, Quiet, Upkeep
from harena.kernel.choice import PASS, Options
from harena.kernel.flow import SEALED, Procedure, ask, call, do, repeat, window
from harena.kernel.state import Frame, tell

HEALED, STAYS = 4, 2  # S-4.2: the lowest roll for each result


def upkeep(g: Ludus, f: Frame) -> Upkeep:
    child = Upkeep()
    child.begin("upkeep")
    child.left, child.card, child.die, child.owing = 0, -1, 0, ()
    return child


def refresh(g: Ludus, f: Upkeep) -> None:
    """S-4.1"""
    enter_phase(g, IN_UPKEEP)
    g.tired = g.injured
    g.resting = 0
    f.left = g.injured


def enter_phase(g: Ludus, phase: int) -> None:
    """S-3.2: begin a phase, in which the count of offers starts anew."""
    g.phase = phase
    tell(g, "phase", phase)
    for row in g.opened:
        row.clear()


# S-4.2


def next_patient(g: Ludus, f: Upkeep) -> None:
    """Choose the next card to roll, clockwise from the Host. A house with only one is not asked which."""
    f.turn, f.card = -1, -1
    for seat in from_host(g):
        mine = f.left & g.assets[seat]
        if mine:
            if mine & mine - 1:
                f.turn = seat
            else:
                f.card = mine.bit_length() - 1
            return


def patients(g: Ludus, f: Upkeep, seat: int) -> Options:
    return [ASSET + card for card in members(f.left & g.assets[seat])]


def treat(g: Ludus, f: Upkeep, seat: int, option: int) -> None:
    f.card = option - ASSET


def patient_chosen(g: Ludus, f: Upkeep) -> bool:
    return f.card >= 0


def roll_healing(g: Ludus, f: Upkeep) -> None:
    roll_for(g, f)


def roll_for(g: Ludus, f: Upkeep) -> None:
    """Roll for a card. Theokoles rolls two dice and takes the better one."""
    f.die = g.luck.die(1, 6)
    if g.table.decks.ability[f.card] == "tough":
        f.die = max(f.die, g.luck.die(1, 6))
    tell(g, "healing", owner_of(g, f.card), f.card, f.die)


def medics(g: Ludus, f: Upkeep) -> Sequence[int]:
    heal = g.table.decks.able["heals"]
    return [seat for seat in from_host(g) if ready(g, seat) & heal]


def cures(g: Ludus, f: Upkeep, seat: int) -> Options:
    """S-16: offer the Medicus of any house."""
    return [PASS, *[USE + card for card in members(ready(g, seat) & g.table.decks.able["heals"])]]


def cure(g: Ludus, f: Upkeep, seat: int, option: int) -> None:
    exhaust(g, option - USE)
    tell(g, "used", seat, option - USE)
    roll_for(g, f)


def ailing(g: Ludus, f: Upkeep) -> bool:
    return f.card >= 0 and f.die < HEALED


def heal(g: Ludus, f: Upkeep) -> None:
    bit = 1 << f.card
    f.left &= ~bit
    if f.die >= HEALED:
        g.injured &= ~bit
        g.tired &= ~bit
        tell(g, "healed", f.card)
    elif f.die < STAYS:
        tell(g, "died", owner_of(g, f.card), f.card)
        discard(g, f.card)


def patients_left(g: Ludus, f: Upkeep) -> bool:
    return f.left != 0


# S-4.3


def open_books(g: Ludus, f: Upkeep) -> None:
    f.owing = from_host(g)
    next_books(g, f)


def next_books(g: Ludus, f: Upkeep) -> None:
    """Find the next house with books to balance. A house without ready gladiators has nothing to decide."""
    while f.owing:
        f.turn = f.owing[0]
        if gladiators(g, f.turn):
            return
        balance(g, f)
    f.turn = -1


def due(g: Ludus, seat: int) -> int:
    """Return what a house gains; below 0: what it pays."""
    return count_slaves(g, slaves(g, seat)) - gladiators(g, seat).bit_count()


def balance(g: Ludus, f: Upkeep) -> None:
    seat = f.turn
    gain = due(g, seat)
    g.gold[seat] += gain
    if gain:
        tell(g, "books-gain" if gain > 0 else "books-pay", seat, abs(gain))
    f.owing = f.owing[1:]


def releases(g: Ludus, f: Upkeep, seat: int) -> Options:
    """Return the gladiators a house may release. The books can be closed when they balance."""
    closed = [PASS] if g.gold[seat] + due(g, seat) >= 0 else []
    return closed + [ASSET + card for card in members(gladiators(g, seat))]


def release(g: Ludus, f: Upkeep, seat: int, option: int) -> None:
    if option != PASS:
        discard(g, option - ASSET)
        tell(g, "released", seat, option - ASSET)
        if gladiators(g, seat):
            return
    balance(g, f)
    next_books(g, f)


def after_books(g: Ludus, f: Upkeep) -> Quiet | None:
    return quiet(g)


UPKEEP = Procedure(
    "upkeep",
    Upkeep,
    do(refresh),  # S-4.1
    do(next_patient),  # S-4.2
    ask(patients, treat, ASSETS, rule="S-4.2"),
    do(roll_healing, when=patient_chosen),
    window(SEALED, medics, cures, cure, USES, while_=ailing, ask_again=True, rule="S-16"),
    do(heal, when=patient_chosen),
    repeat("next_patient", patients_left),
    do(open_books),  # S-4.3
    ask(releases, release, ASSETS, again=True, rule="S-4.3"),
    call(after_books),  # S-6.6
)
