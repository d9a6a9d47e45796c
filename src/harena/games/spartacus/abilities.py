"""S-16: the "(Intrigue)" abilities of ready cards, used in a house's own Intrigue turn."""

from __future__ import annotations

from harena.games.spartacus.actions import SEAT, SEATS, TITLE, TITLES, USE
from harena.games.spartacus.facts import FACT
from harena.games.spartacus.house import discard_title, draw_intrigue, exhaust, gain_gold, ready
from harena.games.spartacus.sets import members
from harena.games.spartacus.state import Ludus, Spy
from harena.kernel.choice import Options
from harena.kernel.flow import Procedure, ask
from harena.kernel.state import bits, reveal, tell


def uses(g: Ludus, seat: int) -> list[int]:
    """Return the abilities that can be used. Abilities that earn gold always can; those that look or exchange need a
    card to look at or to give.
    """
    able = g.table.decks.able
    mask = able["earns"]
    if any([hand for other, hand in enumerate(g.hands) if other != seat]):
        mask |= able["spies"]
    if g.hands[seat]:
        mask |= able["trades_card"]
    return [USE + card for card in members(ready(g, seat) & mask)]


def use(g: Ludus, seat: int, card: int) -> None:
    exhaust(g, card)
    tell(g, "used", seat, card)
    if g.table.decks.ability[card] == "earns":
        gain_gold(g, seat, g.table.decks.ware_amount[card])
        return
    f = Spy()
    f.begin("spy" if g.table.decks.ability[card] == "spies" else "exchange", seat)
    f.seat, f.card = seat, card
    g.stack.append(f)


def hands_to_see(g: Ludus, f: Spy, seat: int) -> Options:
    return [SEAT + other for other in range(g.seats) if other != seat and g.hands[other]]


def look(g: Ludus, f: Spy, seat: int, option: int) -> None:
    """Indus: show one random card of a hand. Only the owner of Indus learns which."""
    other = option - SEAT
    card = g.luck.deal(bits(g.hands[other]), 1, seat, "intrigue")[0]
    reveal(g, seat, other, card, to=(seat,))
    g.learned[seat] |= 1 << FACT * other + card
    tell(g, "spied", seat, other)
    tell(g, "saw", seat, other, g.table.decks.titled[card], to=(seat,))


def cards_to_give(g: Ludus, f: Spy, seat: int) -> Options:
    titled = g.table.decks.titled
    return sorted({TITLE + titled[card] for card in members(g.hands[seat])})


def exchange(g: Ludus, f: Spy, seat: int, option: int) -> None:
    """Diona: discard one card and draw one."""
    discard_title(g, seat, option - TITLE)
    tell(g, "discarded", seat, option - TITLE)
    draw_intrigue(g, seat, 1)


SPY = Procedure("spy", Spy, ask(hands_to_see, look, SEATS, rule="S-16"))
EXCHANGE = Procedure("exchange", Spy, ask(cards_to_give, exchange, TITLES, rule="S-16"))
