"""M-6: the Forum phase. Engaged men are released, wounded men heal; then the Rudiarius puts cards up for auction."""

from __future__ import annotations

from collections.abc import Sequence

from harena.games.munera.actions import BID, BIDS, CLASS_KIND, MAN, MEN, MINISTER, MINISTER_KIND, PURSE
from harena.games.munera.contract import purse
from harena.games.munera.decks import AUCTION_WON, FORUM_START, MINISTERS
from harena.games.munera.moments import IN_FORUM, moment, rest
from harena.games.munera.munus import pass_rudis
from harena.games.munera.rolls import recovery
from harena.games.munera.school import WARES, ware_cost
from harena.games.munera.seats import clockwise
from harena.games.munera.sets import men_of
from harena.games.munera.setup import assign, classes, doctor_classes, draw_man, draw_minister, enlist, highest
from harena.games.munera.state import Forum, Moment, Munera, Roll
from harena.kernel.choice import PASS, Options
from harena.kernel.flow import Procedure, ask, call, do, jump, repeat, seal
from harena.kernel.state import Frame, tell


def forum_phase(g: Munera, f: Frame) -> Forum | None:
    """M-2.3: the first turn starts with the Munus phase."""
    if g.turn == 1:
        return None
    child = Forum()
    child.begin("forum")
    child.patients, child.bids = (), ()
    child.ware = child.buyer = child.price = -1
    child.declined = 0
    return child


def fresh_meals(g: Munera, f: Forum) -> None:
    """M-4.3: the Coqui get their uses back at the very start."""
    g.used = (0,) * MINISTERS
    tell(g, "forum")


def opening(g: Munera, f: Forum) -> Moment | None:
    return moment(g, FORUM_START)


# M-6.1, M-6.2


def release(g: Munera, f: Forum) -> None:
    g.engaged &= g.wounded
    f.patients = tuple([man for seat in clockwise(g, g.rudis) for man in men_of(g.school[seat] & g.wounded)])


def next_patient(g: Munera, f: Forum) -> Roll | None:
    return recovery(g, f.patients[0]) if f.patients else None


def heal(g: Munera, f: Forum, child: Roll) -> None:
    """Take off the marker. The man is released in the Forum phase of the next turn."""
    f.patients = f.patients[1:]
    tell(g, "recovered" if child.good else "still-hurt", child.man)
    if child.good:
        g.wounded &= ~(1 << child.man)


def patients_left(g: Munera, f: Forum) -> bool:
    return bool(f.patients)


# M-6.3


def restock(g: Munera, f: Forum) -> None:
    """Lay out as many Gladiators and as many Ministers as there are players."""
    g.men_gone |= g.forum_men
    g.ministers_gone |= g.forum_ministers
    g.forum_men = g.forum_ministers = 0
    for _ in range(g.seats):
        man, minister = draw_man(g), draw_minister(g)
        g.forum_men |= 1 << man if man >= 0 else 0
        g.forum_ministers |= 1 << minister if minister >= 0 else 0
    tell(g, "restocked", tuple(men_of(g.forum_men)), tuple(men_of(g.forum_ministers)))


def rest_in_forum(g: Munera, f: Forum) -> Moment | None:
    """M-13.3, M-6.6: a rest moment before each card is put up, and after the last auction; none if no card was put up
    since the last one."""
    f.turn = g.rudis
    return None if f.declined else rest(g, IN_FORUM)


# M-6.4


def on_sale(g: Munera) -> int:
    """Return the set of wares that may still be put up."""
    return (g.forum_men | g.forum_ministers << WARES) & ~g.auctioned


def ware_option(ware: int) -> int:
    return MAN + ware if ware < WARES else MINISTER + ware - WARES


def option_ware(option: int) -> int:
    return option - MAN if option < MINISTER else WARES + option - MINISTER


def close_if_empty(g: Munera, f: Forum) -> None:
    """M-6.5: the auctions end when no card may be put up any more. Nobody declines then, so the Rudis stays."""
    if not on_sale(g):
        jump(g, f, "end")


def wares(g: Munera, f: Forum, seat: int) -> Options:
    return [PASS, *[ware_option(ware) for ware in men_of(on_sale(g))]]


def put_up(g: Munera, f: Forum, seat: int, option: int) -> None:
    f.bids, f.buyer, f.price = (), -1, -1
    if option == PASS:
        f.ware = -1
        return
    f.ware = option_ware(option)
    f.declined = 0
    tell(g, "put-up", seat, f.ware)


def bidders(g: Munera, f: Forum) -> Sequence[int]:
    return range(g.seats) if f.ware >= 0 and f.buyer < 0 else ()


def bids(g: Munera, f: Forum, seat: int) -> Options:
    """PASS, or a bid from the card's cost to the treasury."""
    return [PASS, *range(BID + ware_cost(g, f.ware), BID + min(purse(g, seat), PURSE - 1) + 1)]


def bid(g: Munera, f: Forum, seals: tuple[int, ...]) -> None:
    f.bids = tuple([option - BID if option > PASS else -1 for option in seals])
    f.price = max(f.bids)
    if f.price >= 0:
        tell(g, "bids", f.bids)
        f.buyer = highest(g, [seat for seat in range(g.seats) if f.bids[seat] == f.price])


def decided(g: Munera, f: Forum) -> Moment | None:
    return moment(g, AUCTION_WON) if f.ware >= 0 and f.buyer >= 0 else None


def hand_over(g: Munera, f: Forum) -> None:
    """The highest bidder pays and takes the card. A card without a bid stays, but cannot be put up again (M-6.5)."""
    if f.ware < 0:
        return
    f.turn = f.buyer
    if f.buyer < 0:
        g.auctioned |= 1 << f.ware
        tell(g, "unsold", f.ware)
        return
    g.denarii[f.buyer] -= f.price
    bit = 1 << f.ware
    if f.ware < WARES:
        g.forum_men &= ~bit
        g.school[f.buyer] |= bit
    else:
        g.forum_ministers &= ~(bit >> WARES)
        g.staff[f.buyer] |= bit >> WARES
    tell(g, "bought", f.buyer, f.ware, f.price)


# M-6.5


def move_rudis(g: Munera, f: Forum) -> None:
    """The Rudis passes left if the Rudiarius bought the card or put none up."""
    if f.ware < 0:
        f.declined += 1
    if f.ware < 0 or f.buyer == g.rudis:
        pass_rudis(g)
    f.ware = f.buyer = -1


def not_all_declined(g: Munera, f: Forum) -> bool:
    """M-6.5: the auctions go on unless every player declined in a row."""
    return f.declined < g.seats


FORUM = Procedure(
    "forum",
    Forum,
    do(fresh_meals),  # M-4.3
    call(opening),  # M-5.3
    do(release),  # M-6.1
    call(next_patient, heal),  # M-6.2
    repeat("next_patient", patients_left),
    do(restock),  # M-6.3
    call(rest_in_forum),  # M-13.3
    do(close_if_empty),  # M-6.5
    ask(wares, put_up, MEN, MINISTER_KIND, rule="M-6.4"),
    seal(bidders, bids, bid, BIDS),
    call(decided),  # M-5.3
    do(hand_over),
    ask(classes, enlist, CLASS_KIND),  # M-3.2
    ask(doctor_classes, assign, CLASS_KIND, rule="M-4.1"),
    do(move_rudis),  # M-6.5
    repeat("rest_in_forum", not_all_declined),
)
