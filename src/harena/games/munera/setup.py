"""M-2: set-up. Dice decide the Rudis; then, from the Rudiarius on, each player gets a region, six men, a Minister and
two cards."""

from __future__ import annotations

from harena.games.munera.actions import CLASS, CLASS_KIND, REGION, REGIONS
from harena.games.munera.decks import AUCTORATUS, CLASSES
from harena.games.munera.hands import draw_eventum
from harena.games.munera.school import doctors_without_class, give_class, unclassed
from harena.games.munera.seats import clockwise
from harena.games.munera.state import Munera
from harena.kernel.choice import Options
from harena.kernel.flow import ask, do, repeat
from harena.kernel.state import Frame, bits, put, tell

FIRST_MEN, FIRST_CARDS = 6, 2
ALL_CLASSES = range(CLASS, CLASS + len(CLASSES))


def highest(g: Munera, seats: list[int]) -> int:
    """M-2.1, M-6.4: each of these seats rolls a die; the highest repeat while they are equal. Return the winner."""
    while len(seats) > 1:
        dice = [g.luck.die(0, 9) for _ in seats]
        for seat, die in zip(seats, dice, strict=True):
            tell(g, "rolled", seat, die)
        seats = [seat for seat, die in zip(seats, dice, strict=True) if die == max(dice)]
    return seats[0]


def take_rudis(g: Munera, f: Frame) -> None:
    """M-2.1: the highest die gets the Rudis."""
    g.rudis = highest(g, list(range(g.seats)))
    tell(g, "rudis", g.rudis)


def next_player(g: Munera, f: Frame) -> None:
    """M-2.2: from the Rudiarius clockwise."""
    f.turn = next(seat for seat in clockwise(g, g.rudis) if g.region[seat] < 0)


def regions(g: Munera, f: Frame, seat: int) -> Options:
    price = g.table.decks.price
    return [REGION + place for place in range(len(price)) if price[place] <= g.denarii[seat]]


def settle(g: Munera, f: Frame, seat: int, option: int) -> None:
    place = option - REGION
    g.region = put(g.region, seat, place)
    g.denarii[seat] -= g.table.decks.price[place]
    tell(g, "settled", seat, place, g.table.decks.price[place])


def recruit(g: Munera, f: Frame) -> None:
    """M-2.2: draw six men who are not Auctorati; Auctorati are discarded."""
    found = 0
    while found < FIRST_MEN:
        man = draw_man(g)
        if man < 0:
            return
        if g.table.decks.origin[man] == AUCTORATUS:
            g.men_gone |= 1 << man
        else:
            g.school[f.turn] |= 1 << man
            found += 1
            tell(g, "recruited", f.turn, man)


def draw_man(g: Munera) -> int:
    """M-1.1: draw a man. An empty deck is refilled from the discards; -1 if both are empty."""
    if not g.men_bag:
        g.men_bag, g.men_gone = g.men_gone, 0
    if not g.men_bag:
        return -1
    man = g.luck.deal(bits(g.men_bag), 1, of="man")[0]
    g.men_bag &= ~(1 << man)
    return man


def draw_minister(g: Munera) -> int:
    if not g.ministers_bag:
        g.ministers_bag, g.ministers_gone = g.ministers_gone, 0
    if not g.ministers_bag:
        return -1
    minister = g.luck.deal(bits(g.ministers_bag), 1, of="minister")[0]
    g.ministers_bag &= ~(1 << minister)
    return minister


def classes(g: Munera, f: Frame, seat: int) -> Options:
    """M-3.2: the men get their classes one after the other; with an option they may wait for a rest moment."""
    return ALL_CLASSES if not g.table.late_classes and unclassed(g, seat) >= 0 else ()


def enlist(g: Munera, f: Frame, seat: int, option: int) -> None:
    give_class(g, seat, unclassed(g, seat), option - CLASS)


def hire(g: Munera, f: Frame) -> None:
    """M-2.2: hire the first Minister of Skill 1 that is drawn."""
    while True:
        minister = draw_minister(g)
        if minister < 0:
            return
        if g.table.decks.skill[minister] == 1:
            g.staff[f.turn] |= 1 << minister
            tell(g, "hired", f.turn, minister)
            return
        g.ministers_gone |= 1 << minister


def doctor_classes(g: Munera, f: Frame, seat: int) -> Options:
    """M-4.1: the class of a Doctor never changes."""
    return ALL_CLASSES if doctors_without_class(g, seat) >= 0 else ()


def assign(g: Munera, f: Frame, seat: int, option: int) -> None:
    minister = doctors_without_class(g, seat)
    g.doctored = put(g.doctored, minister, option - CLASS)
    tell(g, "assigned", seat, minister, option - CLASS)


def first_cards(g: Munera, f: Frame) -> None:
    for _ in range(FIRST_CARDS):
        draw_eventum(g, f.turn)


def players_left(g: Munera, f: Frame) -> bool:
    return -1 in g.region


def shuffle_back(g: Munera, f: Frame) -> None:
    """M-2.3: put back the cards discarded during set-up."""
    g.men_bag, g.men_gone = g.men_bag | g.men_gone, 0
    g.ministers_bag, g.ministers_gone = g.ministers_bag | g.ministers_gone, 0


SETUP = (
    do(take_rudis),  # M-2.1
    do(next_player),  # M-2.2
    ask(regions, settle, REGIONS),
    do(recruit),
    ask(classes, enlist, CLASS_KIND, again=True),  # M-3.2
    do(hire),
    ask(doctor_classes, assign, CLASS_KIND, rule="M-4.1"),
    do(first_cards),
    repeat("next_player", players_left),
    do(shuffle_back),  # M-2.3
)
