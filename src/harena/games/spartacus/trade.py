"""S-3.2, S-5.2, S-7.1: gifts of gold and guards to the table at any time; trade in the Open Market. Goods are gold,
Market cards and guards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from harena.games.spartacus.actions import AIMS, BETS, BID, PLAY, PLAYS
from harena.games.spartacus.arena import wagers
from harena.games.spartacus.house import CHAMPION, change_influence, guards, post_guard, ready
from harena.games.spartacus.printed import MARKET
from harena.games.spartacus.quiet import then_quiet
from harena.games.spartacus.sets import members
from harena.games.spartacus.state import Ludus, Market, React
from harena.kernel.choice import OPEN, FreeAction, Goods, Offer
from harena.kernel.state import innermost, tell
from harena.matches.offers import Deals, OfferBook, fingerprint, offer_from

GOLD = 0
CARD = 1
GUARDS = CARD + MARKET
MOST_OPENED = 12  # S-3.2: offers per phase
MOST_GIFTS = 12  # S-3.2: gifts of a bot per phase; people give as often as they like
GIFT = -1  # stands for a gift among the fingerprints in `opened`
MOST_GOODS = 8  # per side, so that an offer stays readable


def at_market(g: Ludus, seat: int) -> bool:
    """Return whether a house still trades. S-7.2: a house that has taken up its gold has left for good."""
    f = innermost(g, Market)  # a quiet moment may lie on top of it
    return f is not None and trading(g, f) and f.seals[seat] == OPEN


def trading(g: Ludus, f: Market) -> bool:
    """Return whether the Open Market is under way: seals then say who has left it. Later they are bids."""
    return not f.bidding and len(f.seals) == g.seats


# Offers


def may_trade(g: Ludus, offer: Offer) -> str:
    if offer.clauses or not (offer.give or offer.get) or not (at_market(g, offer.by) and at_market(g, offer.to)):
        return "S-7.1"
    if any([not owns(g, seat, goods) for seat, goods in ((offer.by, offer.give), (offer.to, offer.get))]):
        return "S-3.3"
    return ""


def owns(g: Ludus, seat: int, goods: Goods) -> bool:
    """Return whether the seat has all these goods, and all of them are ready."""
    if len(goods) > MOST_GOODS or len({good for good, _ in goods}) != len(goods):
        return False
    for good, amount in goods:
        if good == GOLD:
            most = g.gold[seat]
        elif good == GUARDS:
            most = guards(g, seat).bit_count()
        else:
            most = ready(g, seat) >> good - CARD & 1 if CARD <= good < GUARDS else 0
        if amount > most:
            return False
    return True


def carry_out(g: Ludus, offer: Offer) -> str:
    """Carry out a deal. S-13.1: all at once, so that Champions given and received cancel out before Influence is
    limited to the track.
    """
    lost = champions(g, offer.give) - champions(g, offer.get)
    for giver, taker, goods in ((offer.by, offer.to, offer.give), (offer.to, offer.by, offer.get)):
        for good, amount in goods:
            hand_over(g, giver, taker, good, amount)
    change_influence(g, offer.by, -lost)
    change_influence(g, offer.to, lost)
    then_quiet(g)  # S-6.6
    return ""


def champions(g: Ludus, goods: Goods) -> int:
    return len([good for good, _ in goods if CARD <= good < GUARDS and g.favors[good - CARD] == CHAMPION])


def hand_over(g: Ludus, giver: int, taker: int, good: int, amount: int) -> None:
    if good == GOLD:
        g.gold[giver] -= amount
        g.gold[taker] += amount
        tell(g, "gave-gold", giver, taker, amount)
    elif good == GUARDS:
        for _ in range(amount):
            card = guards(g, giver).bit_length() - 1
            g.guards[giver] &= ~(1 << card)
            g.guards[taker] |= 1 << card
        tell(g, "gave-guards", giver, taker, amount)
    else:
        card = good - CARD
        g.assets[giver] &= ~(1 << card)
        g.assets[taker] |= 1 << card
        tell(g, "gave", giver, taker, card)


class Stalls(OfferBook[Ludus]):
    """The offers in the Open Market: no order, at most twelve per phase, none twice."""

    def may_propose(self, g: Ludus, seat: int, args: tuple[int, ...]) -> str:
        offer = offer_from(g, seat, args)
        if offer is None or offer.until != -1:
            return "S-7.1"
        if not may_open(g, seat) or fingerprint(offer) in g.opened[seat]:
            return "S-3.2"
        return may_trade(g, offer)

    def may_counter(self, g: Ludus, seat: int, args: tuple[int, ...]) -> str:
        offer = self.find(g, args)
        if offer is None or offer.to != seat or args[1:2] != (offer.by,):
            return "S-7.1"
        return self.may_propose(g, seat, args[1:])

    def lay_down(self, g: Ludus, seat: int, args: tuple[int, ...], event: str) -> Offer:
        offer = super().lay_down(g, seat, args, event)
        note_opened(g, seat, fingerprint(offer))
        return offer

    def schema(self, g: Ludus, seat: int) -> dict[str, Any]:
        return super().schema(g, seat) if may_open(g, seat) else {}


def may_open(g: Ludus, seat: int) -> bool:
    return len(g.opened[seat]) - g.opened[seat].count(GIFT) < MOST_OPENED


def note_opened(g: Ludus, seat: int, number: int) -> None:
    g.opened[seat] = sorted([*g.opened[seat], number])


def goods(g: Ludus, owner: int, viewer: int) -> Sequence[tuple[int, int]]:
    """Return what an offer may contain."""
    if not at_market(g, owner):
        return []
    found = [(GOLD, g.gold[owner])] if g.gold[owner] else []
    found += [(CARD + card, 1) for card in members(ready(g, owner))]
    count = guards(g, owner).bit_count()
    return found + ([(GUARDS, count)] if count else [])


def sensible_offers(g: Ludus, seat: int) -> Sequence[Offer]:
    """Return sensible offers for bots and search: a card of theirs for its value plus one or three gold; a card of
    ours likewise; a guard.
    """
    found: list[Offer] = []
    if not at_market(g, seat) or not may_open(g, seat):
        return found
    value = g.table.decks.value
    for other in range(g.seats):
        if other == seat or not at_market(g, other):
            continue
        for extra in (1, 3):
            for card in members(ready(g, other))[:4]:
                if value[card] + extra <= g.gold[seat]:
                    found.append(Offer(0, seat, other, ((GOLD, value[card] + extra),), ((CARD + card, 1),)))
            for card in members(ready(g, seat))[:2]:
                if value[card] + extra <= g.gold[other]:
                    found.append(Offer(0, seat, other, ((CARD + card, 1),), ((GOLD, value[card] + extra),)))
        if guards(g, other) and g.gold[seat] >= 3:
            found.append(Offer(0, seat, other, ((GOLD, 3),), ((GUARDS, 1),)))
    return sorted(found)[:32]


OFFER_BOOK = Stalls(
    Deals(
        "S-7.1",
        may_trade,
        sensible_offers,
        carry_out,
        lambda g: 0,
        during=("market.trade",),
        goods=goods,
        lasts=lambda g, offer: at_market(g, offer.by) and at_market(g, offer.to),
    )
)


# Gifts (S-3.2)


def sealed(g: Ludus, seat: int) -> int:
    """Return the answer that a seat has sealed and that is not opened yet, or OPEN."""
    f = g.stack[-1]
    if not f.seals or (isinstance(f, Market) and trading(g, f)):
        return OPEN
    return max(OPEN, f.seals[seat])


def reserved(g: Ludus, seat: int) -> int:
    """S-3.2: return the gold that a house cannot give away for now: its stakes on the table (S-8.3), the price of a
    reaction it has played that is not paid yet, and what it has sealed: a bid, bets, or the price of a reaction. Only
    the house itself learns from a refusal what it has sealed."""
    rows = g.table.decks.rows
    owed = 0
    for f in g.stack:
        if isinstance(f, Market):
            owed += f.stakes[seat]
        elif isinstance(f, React) and f.seat == seat and not f.foiled:
            owed += rows[f.title].pay
    answer = sealed(g, seat)
    if isinstance(g.stack[-1], Market):
        return owed + max(0, answer - BID)
    if BETS.has(answer):
        return owed + sum(wagers(answer))
    if PLAYS.has(answer):
        return owed + rows[(answer - PLAY) // AIMS].pay
    return owed


def may_give(g: Ludus, seat: int, args: tuple[int, ...]) -> str:
    if len(args) != 2 or not 0 <= args[0] < g.seats or args[0] == seat:
        return "S-3.2"
    return "" if 1 <= args[1] <= g.gold[seat] - reserved(g, seat) else "S-3.2"


def gifts(g: Ludus, seat: int) -> Sequence[tuple[int, ...]]:
    most = g.gold[seat] - reserved(g, seat) if g.gold[seat] else 0
    return [(other, amount) for other in range(g.seats) if other != seat for amount in (1, 2, 3, 5) if amount <= most]


def give(g: Ludus, seat: int, args: tuple[int, ...]) -> None:
    other, amount = args
    g.gold[seat] -= amount
    g.gold[other] += amount
    if bot_may_give(g, seat):
        note_opened(g, seat, GIFT)
    tell(g, "gave-gold", seat, other, amount)


def bot_may_give(g: Ludus, seat: int) -> bool:
    """S-3.2: return whether a bot may give once more in this phase, so that matches of bots end."""
    return g.opened[seat].count(GIFT) < MOST_GIFTS


# Guards from the hand to the table (S-5.2)


def may_post(g: Ludus, seat: int, args: tuple[int, ...]) -> str:
    if args or not g.hands[seat] & g.table.decks.guards:
        return "S-5.2"
    return "" if sealed(g, seat) == OPEN else "S-5.2"  # the sealed answer may be that guard


def postings(g: Ludus, seat: int) -> Sequence[tuple[int, ...]]:
    return [()] if not may_post(g, seat, ()) else []


def post(g: Ludus, seat: int, args: tuple[int, ...]) -> None:
    post_guard(g, seat)


FREE_ACTIONS: tuple[FreeAction, ...] = (
    *OFFER_BOOK.free_actions(),
    FreeAction("give gold", "S-3.2", may_give, gifts, give, any_time=True, for_bots=bot_may_give),
    FreeAction("post guard", "S-5.2", may_post, postings, post, any_time=True),
)
