"""M-13: deals. Schools exchange denarii, Eventum cards, Ministers and Gladiators, and lend Gladiators for a spectacle.

Goods are numbers: denarii, men, Ministers, titles of Eventum cards, and loans (a man for one spectacle)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from harena.games.munera.contract import bill, can_take_part, chosen_spectacle, host_is_able, lender_bill, lent, owed
from harena.games.munera.decks import EVENTA, GLADIATORS, MINISTERS, MUNERA
from harena.games.munera.facts import FACT
from harena.games.munera.hands import check_hands
from harena.games.munera.moments import CHOSEN, IN_MUNUS
from harena.games.munera.rest_phase import move_ware
from harena.games.munera.school import worth
from harena.games.munera.sets import men_of
from harena.games.munera.state import Moment, Munera
from harena.kernel.choice import OPEN, PASS, FreeAction, Goods, Offer
from harena.kernel.state import reveal, tell
from harena.matches.offers import Deals, OfferBook, fingerprint, offer_from

DENARII = 0
MAN_GOOD = 1
MINISTER_GOOD = MAN_GOOD + GLADIATORS
TITLE_GOOD = MINISTER_GOOD + MINISTERS
LOAN_GOOD = TITLE_GOOD + EVENTA  # + GLADIATORS * spectacle + man
LAST_GOOD = LOAN_GOOD + GLADIATORS * MUNERA
BOTS_OFFERS = 3  # that bots and search consider per moment, also where there is no limit
MOST_GOODS = 8  # per side, so that an offer stays readable


# What is on the table


def resting(g: Munera) -> Moment | None:
    """Return the running rest moment, or None. It may lie below another procedure."""
    for f in reversed(g.stack):
        if isinstance(f, Moment) and f.proc == "rest":
            return f
    return None


def may_deal(g: Munera, offer: Offer) -> str:
    """Check an offer by what both sides may know. Only the holder knows which Eventum cards a hand has."""
    f = resting(g)
    if f is None or offer.clauses or not (offer.give or offer.get):
        return "M-13.3"
    for giver, taker, goods in ((offer.by, offer.to, offer.give), (offer.to, offer.by, offer.get)):
        rule = has_openly(g, f, giver, taker, goods)
        if rule:
            return rule
    return leaves_able(g, f, offer)


def has_openly(g: Munera, f: Moment, giver: int, taker: int, goods: Goods) -> str:
    if len(goods) > MOST_GOODS or len({good for good, _ in goods}) != len(goods):
        return "M-13.1"
    cards = 0
    bound = lent(g)
    moved = 0  # a man cannot be sold and lent in the same offer
    for good, amount in goods:
        if good == DENARII:
            if amount > g.denarii[giver]:
                return "M-13.1"
        elif TITLE_GOOD <= good < LOAN_GOOD:
            if good - TITLE_GOOD >= len(g.table.decks.title):
                return "M-13.1"
            if amount > g.table.decks.copies[good - TITLE_GOOD].bit_count():
                return "M-13.1"
            cards += amount
        elif amount != 1 or not MAN_GOOD <= good < LAST_GOOD:
            return "M-13.1"
        elif MINISTER_GOOD <= good < TITLE_GOOD:
            if not g.staff[giver] >> good - MINISTER_GOOD & 1:
                return "M-13.1"
        else:
            man = (good - LOAN_GOOD) % GLADIATORS if good >= LOAN_GOOD else good - MAN_GOOD
            if not g.school[giver] & ~bound & ~moved & 1 << man:
                return "M-13.2" if g.school[giver] >> man & 1 else "M-13.1"
            if good >= LOAN_GOOD and not may_lend(g, f, man, (good - LOAN_GOOD) // GLADIATORS):
                return "M-13.2"
            moved |= 1 << man
    return "M-13.1" if cards > g.hands[giver].bit_count() else ""


def may_lend(g: Munera, f: Moment, man: int, spectacle: int) -> bool:
    """M-13.2: a loan is for one open spectacle that can still be resolved; an engaged man could not fight, nor one who
    has no class yet."""
    if f.phase not in (IN_MUNUS, CHOSEN) or g.klass[man] < 0:
        return False
    return bool(g.open >> spectacle & 1) and not g.engaged >> man & 1


def leaves_able(g: Munera, f: Moment, offer: Offer) -> str:
    """M-7.3, M-13.2: check on a copy that lenders can still pay and that a chosen spectacle can still be held."""
    chosen = chosen_spectacle(g, f.phase)
    lends = any([good >= LOAN_GOOD for good, _ in (*offer.give, *offer.get)])
    if chosen is None and not g.loans and not lends:
        return ""
    after = g.copy()
    exchange_open(after, offer)
    for seat, gives in ((offer.by, offer.give), (offer.to, offer.get)):
        short = owed(after, seat) - after.denarii[seat]
        lends_more = any([good >= LOAN_GOOD for good, _ in gives])
        if short > 0 and (lends_more or short > owed(g, seat) - g.denarii[seat]):
            return "M-13.2"
    if chosen is not None:
        short_before = not host_is_able(g, chosen)
        if bill(after, chosen.host, chosen.card) < 0 or not (short_before or host_is_able(after, chosen)):
            return "M-7.3"
    return ""


# Carrying out a deal


def exchange_open(g: Munera, offer: Offer) -> None:
    """Move the public goods of both sides at once."""
    for giver, taker, goods in ((offer.by, offer.to, offer.give), (offer.to, offer.by, offer.get)):
        for good, amount in goods:
            if good == DENARII:
                g.denarii[giver] -= amount
                g.denarii[taker] += amount
            elif good < TITLE_GOOD:
                move_ware(g, giver, taker, good - MAN_GOOD)
            elif good >= LOAN_GOOD:
                spectacle, man = divmod(good - LOAN_GOOD, GLADIATORS)
                g.loans = (*g.loans, (man, taker, spectacle))


def carry_out(g: Munera, offer: Offer) -> str:
    if not (holds(g, offer.by, offer.give) and holds(g, offer.to, offer.get)):
        reveal(g, offer.id, to=(offer.by, offer.to))  # the two now know that a card was missing
        return "M-13.1"
    exchange_open(g, offer)
    traded = False
    for giver, taker, goods in ((offer.by, offer.to, offer.give), (offer.to, offer.by, offer.get)):
        tell_goods(g, giver, taker, goods)
        traded = hand_cards(g, giver, taker, goods) or traded
    wake(g, acted=False)
    if traded:
        check_hands(g, [offer.by, offer.to])  # M-1.1
    return ""


def holds(g: Munera, seat: int, goods: Goods) -> bool:
    copies = g.table.decks.copies
    return all(
        [
            (g.hands[seat] & copies[good - TITLE_GOOD]).bit_count() >= amount
            for good, amount in goods
            if TITLE_GOOD <= good < LOAN_GOOD
        ]
    )


def tell_goods(g: Munera, giver: int, taker: int, goods: Goods) -> None:
    """M-1.9: everybody sees which public goods move; of Eventum cards they see only the number."""
    for good, amount in goods:
        if TITLE_GOOD <= good < LOAN_GOOD:
            tell(g, "gave-cards", giver, taker, amount)
            tell(g, "gave-card", giver, taker, good - TITLE_GOOD, amount, to=(giver, taker))
        elif good == DENARII:
            tell(g, "gave-denarii", giver, taker, amount)
        elif good >= LOAN_GOOD:
            spectacle, man = divmod(good - LOAN_GOOD, GLADIATORS)
            tell(g, "lent", giver, taker, man, spectacle)
        else:
            tell(g, "gave", giver, taker, good - MAN_GOOD)


def hand_cards(g: Munera, giver: int, taker: int, goods: Goods) -> bool:
    """M-1.9: only the two seats know which cards moved. What others knew of the giver's hand may no longer be true."""
    moved = False
    for good, amount in goods:
        if not TITLE_GOOD <= good < LOAN_GOOD:
            continue
        for _ in range(amount):
            card = (g.hands[giver] & g.table.decks.copies[good - TITLE_GOOD]).bit_length() - 1
            g.hands[giver] &= ~(1 << card)
            g.hands[taker] |= 1 << card
            reveal(g, giver, taker, card, to=(giver, taker))
            learn(g, giver, taker, card)
            moved = True
    return moved


def learn(g: Munera, giver: int, taker: int, card: int) -> None:
    """The giver knows where the card went. The taker forgets a fact about the giver's hand that is no longer true, and
    all others become unsure of the giver's hand."""
    of_giver = (1 << EVENTA) - 1 << FACT * giver
    for viewer in range(g.seats):
        if viewer == taker:
            g.learned[viewer] &= ~(1 << FACT * giver + card)
        elif viewer != giver:
            g.learned[viewer] &= ~of_giver
    g.learned[giver] |= 1 << FACT * taker + card


def wake(g: Munera, acted: bool) -> None:
    """M-13.4: seats that had passed are asked again. After an action in turn the next seat is asked; otherwise the seat
    that is asked now still is, and its question stays the same."""
    f = resting(g)
    if f is None:
        return
    f.seals = tuple([OPEN if given == PASS else given for given in f.seals])
    f.spoke = g.seat if acted else (g.seat - 1) % g.seats
    if acted:
        g.ply += 1
        f.opened = g.ply


# Offers (M-13.4)


def silenced(g: Munera, seat: int) -> bool:
    """M-13.4: return whether a seat has made as many offers as it may at this moment."""
    return 0 < g.table.offers <= len(g.asked[seat])


class Market(OfferBook[Munera]):
    """Making an offer is a seat's action in its turn at a rest moment; it may be answered at any time during it."""

    def may_propose(self, g: Munera, seat: int, args: tuple[int, ...]) -> str:
        if g.seat != seat:
            return "M-13.4"
        return self.may_offer(g, seat, args)

    def may_offer(self, g: Munera, seat: int, args: tuple[int, ...]) -> str:
        """At most three offers per moment unless the table has no limit, none of them twice."""
        if silenced(g, seat):
            return "M-13.4"
        offer = offer_from(g, seat, args)
        if offer is None:
            return "M-13.1"
        if fingerprint(offer) in g.asked[seat]:
            return "M-13.4"
        if offer.until not in (-1, g.moment):
            return "M-13.1"
        rule = may_deal(g, offer)
        if not rule and not holds(g, seat, offer.give):
            return "M-13.1"  # a seat cannot offer a card it does not have
        return rule

    def schema(self, g: Munera, seat: int) -> dict[str, Any]:
        """Return no goods once the seat has made as many offers as it may."""
        return {} if silenced(g, seat) else super().schema(g, seat)

    def may_counter(self, g: Munera, seat: int, args: tuple[int, ...]) -> str:
        """A counter-offer goes only to the seat that made the offer: any other would be a proposal out of turn."""
        offer = self.find(g, args)
        if offer is None or offer.to != seat or args[1:2] != (offer.by,):
            return "M-13.4"  # the same answer whether another seat's offer exists or not, so that nothing is revealed
        return self.may_offer(g, seat, args[1:])

    def propose(self, g: Munera, seat: int, args: tuple[int, ...]) -> None:
        """A proposal is the seat's action, so the next seat is asked."""
        self.lay_down(g, seat, args, "offered")
        wake(g, acted=True)

    def counter(self, g: Munera, seat: int, args: tuple[int, ...]) -> None:
        """A counter-offer does not use up the seat's action, even in its own turn."""
        self.lay_down(g, seat, args[1:], "countered")
        wake(g, acted=False)

    def lay_down(self, g: Munera, seat: int, args: tuple[int, ...], event: str) -> Offer:
        offer = super().lay_down(g, seat, args, event)
        g.asked[seat] = sorted([*g.asked[seat], fingerprint(offer)])
        return offer


def goods(g: Munera, owner: int, viewer: int) -> Sequence[tuple[int, int]]:
    """Return what an offer can be made of. Of another seat's Eventum cards only the number is known."""
    f, bound = resting(g), lent(g)
    found = [(DENARII, g.denarii[owner])]
    free = g.school[owner] & ~bound
    found += [(MAN_GOOD + man, 1) for man in men_of(free)]
    found += [(MINISTER_GOOD + minister, 1) for minister in men_of(g.staff[owner])]
    decks = g.table.decks
    if owner == viewer:
        held = [(title, (g.hands[owner] & copies).bit_count()) for title, copies in enumerate(decks.copies)]
        found += [(TITLE_GOOD + title, count) for title, count in held if count]
    elif g.hands[owner]:
        size = g.hands[owner].bit_count()
        found += [(TITLE_GOOD + title, min(size, copies.bit_count())) for title, copies in enumerate(decks.copies)]
    if f is not None:
        for spectacle in men_of(g.open):
            lendable = [man for man in men_of(free) if may_lend(g, f, man, spectacle)]
            found += [(LOAN_GOOD + GLADIATORS * spectacle + man, 1) for man in lendable]
    return found


def sensible_offers(g: Munera, seat: int) -> Sequence[Offer]:
    """Return offers for bots and search: borrow a man for a contract, buy a man for a fair price, sell a card."""
    f = resting(g)
    if f is None or g.seat != seat or len(g.asked[seat]) >= BOTS_OFFERS:
        return []
    found: list[Offer] = []
    for other in range(g.seats):
        if other != seat:
            found += loans_wanted(g, f, seat, other)
            found += trades(g, seat, other)
    return sorted(found)[:32]


def loans_wanted(g: Munera, f: Moment, seat: int, other: int) -> list[Offer]:
    """Offer to borrow a man who makes a contract possible, for what he costs his owner and a third of the fee."""
    if f.phase not in (IN_MUNUS, CHOSEN):
        return []
    found = []
    decks = g.table.decks
    for card in men_of(g.open):
        if can_take_part(g, seat, card, decks.denarii[card]):
            continue
        for man in men_of(g.school[other] & ~lent(g) & ~g.engaged):
            price = max(1, decks.denarii[card] // 3) + journey_of(g, other, card, man)
            good = LOAN_GOOD + GLADIATORS * card + man
            offer = Offer(0, seat, other, ((DENARII, price),), ((good, 1),))
            if price <= g.denarii[seat] and completes(g, seat, card, offer):
                found.append(offer)
    return found[:6]


def journey_of(g: Munera, other: int, card: int, man: int) -> int:
    after = g.copy()
    after.loans = (*after.loans, (man, -1, card))
    return lender_bill(after, other, card)


def completes(g: Munera, seat: int, card: int, offer: Offer) -> bool:
    after = g.copy()
    exchange_open(after, offer)
    return can_take_part(after, seat, card, g.table.decks.denarii[card])


def trades(g: Munera, seat: int, other: int) -> list[Offer]:
    """Offer a man's worth and two denarii for the man; offer an own card for three denarii."""
    found = []
    for man in men_of(g.school[other] & ~lent(g))[:3]:
        price = worth(g, man) + 2
        if price <= g.denarii[seat]:
            found.append(Offer(0, seat, other, ((DENARII, price),), ((MAN_GOOD + man, 1),)))
    titled = g.table.decks.titled
    for title in sorted({titled[card] for card in men_of(g.hands[seat])})[:2]:
        if g.denarii[other] >= 3:
            found.append(Offer(0, seat, other, ((TITLE_GOOD + title, 1),), ((DENARII, 3),)))
    return found


OFFER_BOOK = Market(
    Deals(
        "M-13.1",
        may_deal,
        sensible_offers,
        carry_out,
        lambda g: int(g.moment),
        during=("rest.act",),
        goods=goods,
        lasts=lambda g, offer: resting(g) is not None,
    )
)
FREE_ACTIONS: tuple[FreeAction, ...] = OFFER_BOOK.free_actions()
