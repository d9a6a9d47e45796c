"""M-8: the journey to the spectacle."""

from __future__ import annotations

from harena.games.munera.contract import fare
from harena.games.munera.decks import BEFORE_TRAVEL, PAYMENT
from harena.games.munera.hands import draw_for
from harena.games.munera.moments import moment
from harena.games.munera.school import wage
from harena.games.munera.seats import clockwise
from harena.games.munera.sets import men_of
from harena.games.munera.state import Moment, Munera, Spectacle
from harena.kernel.flow import jump
from harena.kernel.state import tell


def before_travel(g: Munera, f: Spectacle) -> Moment | None:
    return moment(g, BEFORE_TRAVEL)


def set_out(g: Munera, f: Spectacle) -> None:
    """M-8.1: every owner of a fighter pays, the Rudiarius first, then clockwise."""
    pairs = g.table.decks.pairs[f.card]
    for seat, men in zip((f.host, f.rival), f.fighters, strict=True):
        if men.bit_count() < 2 * pairs:  # M-7.5
            tell(g, "void-pairs", seat, pairs - men.bit_count() // 2)
    f.payers = tuple([seat for seat in clockwise(g, f.host) if g.school[seat] & named(f)])
    f.robbed = f.paved = 0
    if not f.payers:
        jump(g, f, "draw_cards")


def named(f: Spectacle) -> int:
    return f.fighters[0] | f.fighters[1]


def payment(g: Munera, f: Spectacle) -> Moment | None:
    """M-5.3: a moment at each school's payment, but not for a school that does not travel."""
    decks = g.table.decks
    travels = decks.zones[g.region[f.payers[0]]][decks.site[f.card]] > 0
    return moment(g, PAYMENT) if travels else None


def pay(g: Munera, f: Spectacle) -> None:
    """M-8.1, M-1.2: pay the journey once, and the wages; a school that a card made too poor pays all it has (M-7.3)."""
    seat = f.payers[0]
    journey = 0 if f.paved else fare(g, seat, f.card, f.storm) + f.robbed
    due = journey + sum([wage(g, man) for man in men_of(g.school[seat] & named(f))])
    paid = min(due, g.denarii[seat])
    g.denarii[seat] -= paid
    tell(g, "travelled", seat, paid)
    f.payers = f.payers[1:]
    f.robbed = f.paved = 0


def payments_left(g: Munera, f: Spectacle) -> bool:
    return bool(f.payers)


def draw_cards(g: Munera, f: Spectacle) -> None:
    """M-8.2: the two schools and every lender draw a card."""
    owners = [seat for seat in clockwise(g, f.host) if g.school[seat] & named(f) or seat in (f.host, f.rival)]
    draw_for(g, owners)
