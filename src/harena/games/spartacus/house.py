"""S-3.3, S-13: what a house has, and what happens to it: gold, Influence, ready and exhausted cards, Champions."""

from __future__ import annotations

from harena.games.spartacus.facts import FACT
from harena.games.spartacus.printed import MOST_INFLUENCE
from harena.games.spartacus.state import Ludus
from harena.kernel.state import bits, put, reveal, tell

CHAMPION = 3  # S-13.1: replaces the third Favor

# What a house has


def ready(g: Ludus, seat: int) -> int:
    """S-3.3: return the ready Market cards of a house, the only ones that count."""
    return g.assets[seat] & ~g.tired


def gladiators(g: Ludus, seat: int) -> int:
    return g.assets[seat] & ~g.tired & g.table.decks.gladiators


def slaves(g: Ludus, seat: int) -> int:
    return g.assets[seat] & ~g.tired & g.table.decks.slaves


def fighters(g: Ludus, seat: int) -> int:
    return g.assets[seat] & ~g.tired & g.table.decks.fighters


def guards(g: Ludus, seat: int) -> int:
    """Return the ready guards on the table."""
    return g.guards[seat] & ~g.resting


def count_slaves(g: Ludus, mask: int) -> int:
    """Count these slaves. Naevia counts as two."""
    return mask.bit_count() + (mask & g.table.decks.able["counts_double"]).bit_count()


def owner_of(g: Ludus, card: int) -> int:
    for seat, owned in enumerate(g.assets):
        if owned >> card & 1:
            return seat
    return -1


def hand_size(g: Ludus, seat: int) -> int:
    """S-1.3"""
    return g.table.decks.hand_size[g.influence[seat]]


# Gold and Influence


def gain_gold(g: Ludus, seat: int, amount: int) -> None:
    if amount:
        g.gold[seat] += amount
        tell(g, "gained-gold", seat, amount)


def pay_bank(g: Ludus, seat: int, amount: int) -> None:
    if amount:
        g.gold[seat] -= amount
        tell(g, "paid-bank", seat, amount)


def pay_house(g: Ludus, seat: int, other: int, amount: int) -> None:
    if amount and seat != other:
        g.gold[seat] -= amount
        g.gold[other] += amount
        tell(g, "paid-house", seat, other, amount)


def change_influence(g: Ludus, seat: int, points: int) -> None:
    """Change the Influence of a house. S-1.3: it stays between 0 and 12."""
    now = max(0, min(MOST_INFLUENCE, g.influence[seat] + points))
    moved = now - g.influence[seat]
    if moved:
        g.influence[seat] = now
        tell(g, "influence-up" if moved > 0 else "influence-down", seat, abs(moved), now)


# Market cards


def exhaust(g: Ludus, card: int) -> None:
    g.tired |= 1 << card


def injure(g: Ludus, card: int) -> None:
    g.tired |= 1 << card
    g.injured |= 1 << card
    tell(g, "injured", card)


def take_card(g: Ludus, seat: int, card: int) -> None:
    """Give a house a card from the deck, where no card has tokens. Cards change hands by trade (trade.py)."""
    g.assets[seat] |= 1 << card


def discard(g: Ludus, card: int) -> None:
    """Discard a card. S-12.4: it loses its tokens; S-13.1: losing a Champion costs Influence."""
    seat = owner_of(g, card)
    bit = 1 << card
    g.assets[seat] &= ~bit
    if g.favors[card] == CHAMPION:
        change_influence(g, seat, -1)
    g.tired &= ~bit
    g.injured &= ~bit
    g.market_gone |= bit
    if g.favors[card]:
        g.favors = put(g.favors, card, 0)


def win_favor(g: Ludus, seat: int, card: int) -> None:
    """S-12.1, S-13.1: give a Favor. The third makes a Champion, and a Champion gains no more."""
    if g.favors[card] == CHAMPION:
        return
    g.favors = put(g.favors, card, g.favors[card] + 1)
    tell(g, "favor", card, g.favors[card])
    if g.favors[card] == CHAMPION:
        tell(g, "champion", card)
        change_influence(g, seat, 1)


def draw_ware(g: Ludus) -> int:
    """S-1.1: draw a Market card that nobody sees. If the deck is empty, the discards are shuffled into it; -1 if both
    are empty.
    """
    if not g.market_bag:
        g.market_bag, g.market_gone = g.market_gone, 0
    if not g.market_bag:
        return -1
    card = g.luck.deal(bits(g.market_bag), 1, g.seats, "card")[0]
    g.market_bag &= ~(1 << card)
    return card


# Intrigue cards


def draw_intrigue(g: Ludus, seat: int, count: int) -> None:
    """Draw an Intrigue card secretly."""
    drawn = 0
    for _ in range(count):
        if not g.bag:
            g.bag, g.gone = g.gone, 0
        if not g.bag:
            break
        card = g.luck.deal(bits(g.bag), 1, seat, "intrigue")[0]
        g.bag &= ~(1 << card)
        g.hands[seat] |= 1 << card
        drawn += 1
        tell(g, "drawn", seat, g.table.decks.titled[card], to=(seat,))
    if drawn:
        tell(g, "drew", seat, drawn)


def one_of(g: Ludus, seat: int, alike: int) -> int:
    """Choose which copy of a title leaves a hand. A copy that somebody has seen goes first: otherwise they would learn
    from the missing copy that the seen one is still there, although copies look alike on a real table."""
    known = 0
    for facts in g.learned:
        known |= facts >> FACT * seat
    return (alike & known or alike).bit_length() - 1


def leave_hand(g: Ludus, seat: int, title: int) -> int:
    """Show a card and remove it from the hand, together with what others knew about it."""
    card = one_of(g, seat, g.hands[seat] & g.table.decks.copies[title])
    g.hands[seat] &= ~(1 << card)
    shown(g, seat, card)
    return card


def shown(g: Ludus, seat: int, card: int) -> None:
    """Update what others know when a card is shown. A player who saw another copy cannot tell it from this one, and so
    knows of one copy less.
    """
    reveal(g, seat, card)
    for viewer in range(g.seats):
        forget_copy(g, viewer, seat, card)


def forget_copy(g: Ludus, viewer: int, seat: int, card: int) -> None:
    """Let a viewer know of one copy less in the hand of a seat: of this one, or of another that looks alike."""
    facts = g.learned[viewer] >> FACT * seat & g.table.decks.copies[g.table.decks.titled[card]]
    g.learned[viewer] &= ~((facts & 1 << card or facts & -facts) << FACT * seat)


def discard_title(g: Ludus, seat: int, title: int) -> None:
    g.gone |= 1 << leave_hand(g, seat, title)


def post_guard(g: Ludus, seat: int) -> None:
    """S-5.2: move a guard from the hand to the table, permanently (S-6.5)."""
    card = leave_hand(g, seat, g.table.decks.titled[(g.hands[seat] & g.table.decks.guards).bit_length() - 1])
    g.guards[seat] |= 1 << card
    tell(g, "posted", seat)


def lose_guard(g: Ludus, seat: int) -> None:
    """Remove a ready guard from the table."""
    card = guards(g, seat).bit_length() - 1
    g.guards[seat] &= ~(1 << card)
    g.gone |= 1 << card
