"""Deals as offers: propose, accept, counter, decline, withdraw. The game says what may be dealt and moves the goods."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar
from zlib import crc32

from harena.kernel.choice import FreeAction, Offer
from harena.kernel.state import State, mark_offer_id_used, reveal, tell

G = TypeVar("G", bound=State)  # the state of a game with deals

OFFER_EVENTS = {
    "offered": {"offer": "offer", "seat": "seat", "other": "seat"},
    "countered": {"offer": "offer", "seat": "seat", "other": "seat"},
    "offer-declined": {"offer": "offer", "seat": "seat", "other": "seat"},
    "offer-withdrawn": {"offer": "offer", "seat": "seat", "other": "seat"},
    "offer-gone": {"offer": "offer", "seat": "seat", "other": "seat"},  # the time for it is over
    "offer-failed": {"offer": "offer", "seat": "seat", "other": "seat"},  # by what both know it is no longer possible
    "offer-void": {"offer": "offer", "seat": "seat", "other": "seat"},  # accepted, but a secret good was not there
    "deal": {"seat": "seat", "other": "seat"},
}

PROPOSE = "propose"  # the free action that makes an offer


class Deals(NamedTuple):
    """What a game provides to have offers. `may` and `moment` may use only what both sides know."""

    rule: str
    may: Callable[[Any, Offer], str]  # (state, offer): "" or the rule that forbids it
    menu: Callable[[Any, int], Sequence[Offer]]  # (state, seat): sensible offers to make
    carry_out: Callable[[Any, Offer], str]  # moves the goods, both ways at once, or says which rule forbids it
    moment: Callable[[Any], int]  # the clock `until` is read by
    during: tuple[str, ...] = ()  # the steps that leave time for deals
    most_open: int = 6  # offers a seat may have on the table
    goods: Callable[[Any, int, int], Sequence[tuple[int, int]]] | None = (
        None  # (state, owner, viewer): how many of each
    )
    lasts: Callable[[Any, Offer], bool] | None = None  # is it still the time at which this offer was made?


def offer_args(offer: Offer) -> tuple[int, ...]:
    """An offer as flat numbers: to, until, the lengths of give and get, their pairs, the clauses."""
    flat = [offer.to, offer.until, len(offer.give), len(offer.get)]
    for good, amount in (*offer.give, *offer.get):
        flat += [good, amount]
    return (*flat, *offer.clauses)


def goods_at(args: Sequence[Any], first: int = 4) -> range:
    """Return the indexes of the goods in `offer_args`; each amount follows its good."""
    return range(first, first + 2 * (args[first - 2] + args[first - 1]), 2) if len(args) > first else range(0)


def goods_at_counter(args: Sequence[Any]) -> range:
    """Return the same for a counter-offer, which begins with the id of the offer it answers."""
    return goods_at(args, 5)


def offer_from(g: State, by: int, args: tuple[int, ...]) -> Offer | None:
    """Return the offer that these numbers describe, or None."""
    if len(args) < 4 or args[2] < 0 or args[3] < 0 or len(args) < 4 + 2 * (args[2] + args[3]):
        return None
    pairs = [(args[i], args[i + 1]) for i in range(4, 4 + 2 * (args[2] + args[3]), 2)]
    if by == args[0] or not 0 <= args[0] < g.seats or any([amount < 1 for _, amount in pairs]):
        return None
    rest = args[4 + 2 * len(pairs) :]
    return Offer(
        fresh_number(g, by, args[0]), by, args[0], tuple(pairs[: args[2]]), tuple(pairs[args[2] :]), rest, args[1]
    )


def fingerprint(offer: Offer) -> int:
    """Return a hash of an offer that does not depend on the order of its goods."""
    return crc32(repr((offer.to, sorted(offer.give), sorted(offer.get))).encode())


def fresh_number(g: State, by: int, to: int) -> int:
    """Return an unused offer id. It depends on the offers of this pair of seats only, so it reveals nothing else."""
    pair = by * g.seats + to
    made = g.offered[pair] if g.offered else 0
    return made * g.seats * g.seats + pair


class OfferBook(Generic[G]):
    """Checks, lists and carries out the five free actions of a game with deals. The open offers are in `g.offers`."""

    def __init__(self, deals: Deals) -> None:
        self.deals = deals

    def free_actions(self) -> tuple[FreeAction, ...]:
        rule, during = self.deals.rule, self.deals.during
        return (
            FreeAction(PROPOSE, rule, self.may_propose, self.proposals, self.propose, during, self.schema, goods_at),
            FreeAction("accept", rule, self.to_me, self.theirs, self.accept, during),
            FreeAction(
                "counter", rule, self.may_counter, self.counters, self.counter, during, self.schema, goods_at_counter
            ),
            FreeAction("decline", rule, self.to_me, self.theirs, self.decline, during),
            FreeAction("withdraw", rule, self.by_me, self.mine, self.withdraw, during),
        )

    def schema(self, g: G, seat: int) -> dict[str, Any]:
        """Return what an offer of this seat can contain: how many of each good it has, and the others may have."""
        if self.deals.goods is None:
            return {}
        has: dict[int, list[int]] = {}  # by good: how many each seat has
        for owner in range(g.seats):
            for good, amount in self.deals.goods(g, owner, seat):
                row = has.get(good)
                if row is None:
                    row = has[good] = [0] * g.seats
                row[owner] = amount
        return {"goods": [{"good": good, "mine": has[good][seat], "theirs": has[good]} for good in sorted(has)]}

    def stands(self, g: G, offer: Offer) -> bool:
        """Return whether an offer may stay open. Checked after every answer and free action."""
        return (offer.until < 0 or self.deals.moment(g) <= offer.until) and not self.deals.may(g, offer)

    def lapsed(self, g: G, offer: Offer) -> bool:
        """Return whether an offer that no longer stands is gone because its time is over."""
        if offer.until >= 0 and self.deals.moment(g) > offer.until:
            return True
        return self.deals.lasts is not None and not self.deals.lasts(g, offer)

    def find(self, g: G, args: tuple[int, ...]) -> Offer | None:
        for offer in g.offers:
            if args and offer.id == args[0]:
                return offer
        return None

    def may_propose(self, g: G, seat: int, args: tuple[int, ...]) -> str:
        offer = offer_from(g, seat, args)
        if offer is None or sum([o.by == seat for o in g.offers]) >= self.deals.most_open:
            return self.deals.rule
        if any([offer[1:] == other[1:] for other in g.offers]) or not self.stands(g, offer):
            return self.deals.rule
        return ""

    def proposals(self, g: G, seat: int) -> list[tuple[int, ...]]:
        found = [offer_args(offer) for offer in self.deals.menu(g, seat)]
        return [args for args in found if not self.may_propose(g, seat, args)]

    def propose(self, g: G, seat: int, args: tuple[int, ...]) -> None:
        self.lay_down(g, seat, args, "offered")

    def lay_down(self, g: G, seat: int, args: tuple[int, ...], event: str) -> Offer:
        offer = offer_from(g, seat, args)
        assert offer is not None  # `may_propose` was asked first
        mark_offer_id_used(g, offer)
        g.offers.append(offer)
        tell(g, event, offer.id, offer.by, offer.to, to=(offer.by, offer.to))
        return offer

    def to_me(self, g: G, seat: int, args: tuple[int, ...]) -> str:
        offer = self.find(g, args)
        return "" if offer is not None and offer.to == seat and len(args) == 1 else self.deals.rule

    def by_me(self, g: G, seat: int, args: tuple[int, ...]) -> str:
        offer = self.find(g, args)
        return "" if offer is not None and offer.by == seat and len(args) == 1 else self.deals.rule

    def theirs(self, g: G, seat: int) -> list[tuple[int, ...]]:
        return [(offer.id,) for offer in g.offers if offer.to == seat]

    def mine(self, g: G, seat: int) -> list[tuple[int, ...]]:
        return [(offer.id,) for offer in g.offers if offer.by == seat]

    def accept(self, g: G, seat: int, args: tuple[int, ...]) -> None:
        """Carry out an offer, both ways at once. If a promised secret good is missing, the offer is void."""
        offer = self.take_off(g, args)
        void = self.deals.carry_out(g, offer) != ""
        reveal(g, int(void))  # goods that all can see moved, or did not
        if void:
            tell(g, "offer-void", offer.id, offer.by, offer.to, to=(offer.by, offer.to))
        else:
            tell(g, "deal", offer.by, offer.to)

    def may_counter(self, g: G, seat: int, args: tuple[int, ...]) -> str:
        return self.to_me(g, seat, args[:1]) or self.may_propose(g, seat, args[1:])

    def counter(self, g: G, seat: int, args: tuple[int, ...]) -> None:
        """The original stays open."""
        self.lay_down(g, seat, args[1:], "countered")

    def counters(self, g: G, seat: int) -> list[tuple[int, ...]]:
        """Return counter-offers that ask for one more of the first good."""
        found: list[tuple[int, ...]] = []
        for offer in g.offers:
            if offer.to == seat and offer.give:
                good, amount = offer.give[0]
                more = ((good, amount + 1), *offer.give[1:])
                dearer = Offer(0, seat, offer.by, offer.get, more, offer.clauses, offer.until)
                args = (offer.id, *offer_args(dearer))
                if not self.may_counter(g, seat, args):
                    found.append(args)
        return found

    def decline(self, g: G, seat: int, args: tuple[int, ...]) -> None:
        offer = self.take_off(g, args)
        tell(g, "offer-declined", offer.id, offer.by, offer.to, to=(offer.by, offer.to))

    def withdraw(self, g: G, seat: int, args: tuple[int, ...]) -> None:
        offer = self.take_off(g, args)
        tell(g, "offer-withdrawn", offer.id, offer.by, offer.to, to=(offer.by, offer.to))

    def take_off(self, g: G, args: tuple[int, ...]) -> Offer:
        offer = self.find(g, args)
        assert offer is not None  # `to_me` or `by_me` was asked first
        g.offers.remove(offer)
        return offer
