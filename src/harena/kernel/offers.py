"""Deals as offers: propose, accept, counter, decline, withdraw. The game says what may be dealt and moves the goods."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from harena.kernel.choice import Goods, Liberty, Offer
from harena.kernel.state import State, tell

MOST_OPEN = 6  # offers a seat may have on the table


class Deals(NamedTuple):
    """What a game must say to have offers. All of it looks only at what both sides may know, except `carry_out`."""

    rule: str
    may: Callable[[Any, Offer], str]  # (state, offer): "" or the rule that forbids it
    menu: Callable[[Any, int], Sequence[Offer]]  # (state, seat): sensible offers to make
    carry_out: Callable[[Any, Offer], str]  # moves the goods, both ways at once, or says which rule forbids it
    moment: Callable[[Any], int]  # the clock `until` is read by
    during: tuple[str, ...] = ()


def offer_args(offer: Offer) -> tuple[int, ...]:
    """An offer as flat numbers: to, until, then the lengths and contents of give, get and clauses."""
    flat = [offer.to, offer.until, len(offer.give), len(offer.get)]
    for good, amount in (*offer.give, *offer.get):
        flat += [good, amount]
    return (*flat, *offer.clauses)


def offer_from(g: State, by: int, args: tuple[int, ...]) -> Offer | None:
    """The way back; None where the numbers are no offer."""
    if len(args) < 4 or args[2] < 0 or args[3] < 0 or len(args) < 4 + 2 * (args[2] + args[3]):
        return None
    pairs = [(args[i], args[i + 1]) for i in range(4, 4 + 2 * (args[2] + args[3]), 2)]
    if by == args[0] or not 0 <= args[0] < g.seats or any(amount < 1 for _, amount in pairs):
        return None
    rest = args[4 + 2 * len(pairs) :]
    fresh = 1 + max([offer.id for offer in g.offers], default=g.ply * 8)
    return Offer(fresh, by, args[0], tuple(pairs[: args[2]]), tuple(pairs[args[2] :]), rest, args[1])


def stands(deals: Deals, g: State, offer: Offer) -> bool:
    """May it stay on the table? Swept after every answer and liberty."""
    return (offer.until < 0 or deals.moment(g) <= offer.until) and not deals.may(g, offer)


def offer_liberties(deals: Deals) -> tuple[Liberty, ...]:
    """The five liberties of a game with deals."""

    def find(g: State, number: int) -> Offer | None:
        for offer in g.offers:
            if offer.id == number:
                return offer
        return None

    def may_propose(g: State, seat: int, args: tuple[int, ...]) -> str:
        offer = offer_from(g, seat, args)
        if offer is None or sum(o.by == seat for o in g.offers) >= MOST_OPEN or _repeats(g, offer):
            return deals.rule
        return deals.rule if not stands(deals, g, offer) else ""

    def propose(g: State, seat: int, args: tuple[int, ...]) -> None:
        offer = offer_from(g, seat, args)
        assert offer is not None
        g.offers.append(offer)
        tell(g, "offered", offer.id, offer.by, offer.to, to=(offer.by, offer.to))

    def proposals(g: State, seat: int) -> list[tuple[int, ...]]:
        found = [offer_args(offer) for offer in deals.menu(g, seat)]
        return [args for args in found if not may_propose(g, seat, args)]

    def to_me(g: State, seat: int, args: tuple[int, ...]) -> str:
        offer = find(g, args[0]) if args else None
        return "" if offer is not None and offer.to == seat and len(args) == 1 else deals.rule

    def by_me(g: State, seat: int, args: tuple[int, ...]) -> str:
        offer = find(g, args[0]) if args else None
        return "" if offer is not None and offer.by == seat and len(args) == 1 else deals.rule

    def accept(g: State, seat: int, args: tuple[int, ...]) -> None:
        offer = find(g, args[0])
        assert offer is not None
        g.offers.remove(offer)
        if deals.carry_out(g, offer):  # a secret was not where it was promised: void for both
            tell(g, "offer-void", offer.id, offer.by, offer.to, to=(offer.by, offer.to))
        else:
            tell(g, "deal", offer.by, offer.to)

    def may_counter(g: State, seat: int, args: tuple[int, ...]) -> str:
        return to_me(g, seat, args[:1]) or may_propose(g, seat, args[1:])

    def counter(g: State, seat: int, args: tuple[int, ...]) -> None:
        propose(g, seat, args[1:])  # the original stays open

    def counters(g: State, seat: int) -> list[tuple[int, ...]]:
        """The same goods for one more, or one less."""
        found: list[tuple[int, ...]] = []
        for offer in [o for o in g.offers if o.to == seat and o.give]:
            good, amount = offer.give[0]
            dearer = Offer(
                0, seat, offer.by, offer.get, ((good, amount + 1), *offer.give[1:]), offer.clauses, offer.until
            )
            args = (offer.id, *offer_args(dearer))
            found += [args] if not may_counter(g, seat, args) else []
        return found

    def drop(g: State, seat: int, args: tuple[int, ...]) -> None:
        offer = find(g, args[0])
        assert offer is not None
        g.offers.remove(offer)
        tell(g, "offer-gone", offer.id, offer.by, offer.to, to=(offer.by, offer.to))

    def mine(g: State, seat: int) -> list[tuple[int, ...]]:
        return [(offer.id,) for offer in g.offers if offer.by == seat]

    def theirs(g: State, seat: int) -> list[tuple[int, ...]]:
        return [(offer.id,) for offer in g.offers if offer.to == seat]

    rule, during = deals.rule, deals.during
    return (
        Liberty("propose", rule, may_propose, proposals, propose, during),
        Liberty("accept", rule, to_me, theirs, accept, during),
        Liberty("counter", rule, may_counter, counters, counter, during),
        Liberty("decline", rule, to_me, theirs, drop, during),
        Liberty("withdraw", rule, by_me, mine, drop, during),
    )


def _repeats(g: State, offer: Offer) -> bool:
    return any(offer[1:] == other[1:] for other in g.offers)
