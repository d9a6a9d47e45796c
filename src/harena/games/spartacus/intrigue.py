"""S-5: the Intrigue phase. Everybody draws; then each house in turn cashes cards, schemes and uses its rules and
people.
"""

from __future__ import annotations

from harena.games.spartacus.abilities import use, uses
from harena.games.spartacus.actions import (
    CASH,
    CASHES,
    DEEDS,
    PLAY,
    PLAYS,
    POST,
    RULE_1,
    RULE_2,
    SEEK,
    USE,
    USES,
)
from harena.games.spartacus.house import discard_title, draw_intrigue, gain_gold, hand_size, post_guard
from harena.games.spartacus.phases import INTRIGUE_PHASE
from harena.games.spartacus.quiet import quiet
from harena.games.spartacus.scheme import declared, may_seek, plays_of, plot, schemes_in_hand, short_by
from harena.games.spartacus.seats import from_host
from harena.games.spartacus.sets import members
from harena.games.spartacus.special import may_use, use_rule
from harena.games.spartacus.state import Intrigue, Ludus, Quiet
from harena.games.spartacus.upkeep import enter_phase
from harena.kernel.choice import PASS, Options
from harena.kernel.flow import Procedure, ask, call, do, repeat
from harena.kernel.state import Frame, tell

NEW_CARDS = 3  # S-5.1
MOST_DEEDS = 100  # per turn; after that, cards can only be cashed


def intrigue_phase(g: Ludus, f: Frame) -> Intrigue:
    child = Intrigue()
    child.begin("intrigue")
    child.deeds, child.left, child.over, child.tried = 0, (), 0, 0
    return child


def draw_cards(g: Ludus, f: Intrigue) -> None:
    """S-5.1, S-1.1: draw cards, one house after the other, starting with the Host."""
    enter_phase(g, INTRIGUE_PHASE)
    for seat in from_host(g):
        draw_intrigue(g, seat, NEW_CARDS)
    f.left = from_host(g)


def after_draw(g: Ludus, f: Intrigue) -> Quiet | None:
    """S-6.6: open a quiet moment for the cards just drawn. Destitute! can answer the books with them."""
    return quiet(g)


def next_house(g: Ludus, f: Intrigue) -> None:
    f.turn, f.left = f.left[0], f.left[1:]
    f.deeds, f.over, f.tried = 0, 0, 0
    tell(g, "intrigue-turn", f.turn)


def deeds(g: Ludus, f: Intrigue, seat: int) -> Options:
    """Return the possible deeds (S-5.2). The turn may end once the hand is within the hand size (S-5.3)."""
    if f.over:
        return ()
    decks = g.table.decks
    hand = g.hands[seat]
    titles = sorted({decks.titled[card] for card in members(hand)})
    found = [PASS] if hand.bit_count() <= hand_size(g, seat) else []
    if f.deeds >= MOST_DEEDS:
        return found + [CASH + title for title in titles]
    if hand & decks.guards:
        found.append(POST)
    if may_seek(g, f, seat):
        found.append(SEEK)
    found += may_use(g, seat)
    found += uses(g, seat)
    found += [CASH + title for title in titles]
    for title in schemes_in_hand(g, seat):
        found += plays_of(g, seat, title, short_by(g, seat, title))
    return found


def do_deed(g: Ludus, f: Intrigue, seat: int, option: int) -> None:
    f.deeds += 1
    if option == PASS:
        f.over = 1
        tell(g, "intrigue-over", seat)
    elif option == POST:
        post_guard(g, seat)
    elif option == SEEK:
        g.stack.append(plot(seat))
    elif option in (RULE_1, RULE_2):
        use_rule(g, seat, option)
    elif option >= PLAY:
        g.stack.append(declared(g, seat, option))
    elif option >= CASH:
        cash(g, seat, option - CASH)
    else:
        use(g, seat, option - USE)


def cash(g: Ludus, seat: int, title: int) -> None:
    discard_title(g, seat, title)
    tell(g, "cashed", seat, title)
    gain_gold(g, seat, g.table.decks.rows[title].gold)


def after_deed(g: Ludus, f: Intrigue) -> Quiet | None:
    """S-6.6: open a quiet moment after each finished action and at the end of the turn. The last one ends the phase."""
    return quiet(g)


def goes_on(g: Ludus, f: Intrigue) -> bool:
    return not f.over


def houses_left(g: Ludus, f: Intrigue) -> bool:
    return bool(f.left)


INTRIGUE = Procedure(
    "intrigue",
    Intrigue,
    do(draw_cards),  # S-5.1
    call(after_draw),  # S-6.6
    do(next_house),
    ask(deeds, do_deed, DEEDS, USES, CASHES, PLAYS),  # S-5.2
    call(after_deed),  # S-6.6
    repeat("do_deed", goes_on),
    repeat("next_house", houses_left),
)
