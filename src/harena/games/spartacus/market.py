"""S-7, S-8, S-9: the Market phase: Open Market, auctions, bids for the Host token."""

from __future__ import annotations

from collections.abc import Sequence

from harena.games.spartacus.actions import BID, BIDS, DEEDS, LOOK, LOOKS, PURSE, SALES, SELL, SELL_GUARD
from harena.games.spartacus.facts import PEEK
from harena.games.spartacus.house import (
    discard,
    draw_ware,
    exhaust,
    guards,
    lose_guard,
    owner_of,
    pay_bank,
    ready,
    take_card,
)
from harena.games.spartacus.phases import MARKET_PHASE
from harena.games.spartacus.quiet import quiet, then_quiet
from harena.games.spartacus.seats import from_host
from harena.games.spartacus.sets import members
from harena.games.spartacus.state import Ludus, Market, Quiet
from harena.games.spartacus.upkeep import enter_phase
from harena.kernel.choice import PASS, Options
from harena.kernel.flow import Procedure, ask, call, do, gather, repeat, seal
from harena.kernel.state import Frame, put, reveal, tell

TOKEN = -1  # used in place of a card when the Host token is auctioned


def market_phase(g: Ludus, f: Frame) -> Market:
    child = Market()
    child.begin("market")
    child.laid, child.card, child.bidding = (), TOKEN, 0
    child.stakes, child.again, child.winner, child.scouts = (0,) * g.seats, 0, -1, ()
    return child


# S-7


def open_stalls(g: Ludus, f: Market) -> None:
    enter_phase(g, MARKET_PHASE)


def everybody(g: Ludus, f: Market) -> Sequence[int]:
    return from_host(g)


def wares(g: Ludus, f: Market, seat: int) -> Options:
    """S-7.1: return what the bank would buy; trade between houses uses offers (trade.py). Passing takes up the gold
    (S-7.2).
    """
    found = [PASS]
    if guards(g, seat):
        found.append(SELL_GUARD)
    return found + [SELL + card for card in members(ready(g, seat))]


def trade(g: Ludus, f: Market, seat: int, option: int) -> None:
    if option == SELL_GUARD:
        price = g.table.decks.rows[g.table.decks.guard].gold
        lose_guard(g, seat)
        tell(g, "sold-guard", seat, price)
    else:
        price = g.table.decks.value[option - SELL]
        discard(g, option - SELL)
        tell(g, "sold", seat, option - SELL, price)
    g.gold[seat] += price
    then_quiet(g)  # S-6.6


def market_quiet(g: Ludus, f: Market) -> Quiet | None:
    return quiet(g)


# S-8


def lay_out(g: Ludus, f: Market) -> None:
    """S-8.1: lay out the cards. S-16: then Camilla and Lucia may look at one."""
    drawn = [draw_ware(g) for _ in range(g.seats)]
    f.laid = tuple([card for card in drawn if card >= 0])
    scouts = g.table.decks.able["scouts"]
    f.scouts = tuple([card for seat in from_host(g) for card in members(ready(g, seat) & scouts)])
    tell(g, "laid-out", len(f.laid))
    next_scout(g, f)


def next_scout(g: Ludus, f: Market) -> None:
    f.turn = -1
    if f.scouts and f.laid:
        f.turn = owner_of(g, f.scouts[0])


def looks(g: Ludus, f: Market, seat: int) -> Options:
    return [PASS, *range(LOOK, LOOK + len(f.laid))]


def look(g: Ludus, f: Market, seat: int, option: int) -> None:
    if option != PASS:
        place = option - LOOK
        card = f.laid[place]
        exhaust(g, f.scouts[0])
        tell(g, "used", seat, f.scouts[0])
        tell(g, "peeked", seat, place + 1)
        reveal(g, seat, place, card, to=(seat,))
        g.peeked[seat] |= 1 << PEEK * place + card
        tell(g, "saw-ware", seat, card, to=(seat,))
    f.scouts = f.scouts[1:]
    next_scout(g, f)


def show_card(g: Ludus, f: Market) -> None:
    f.card, f.winner, f.again = TOKEN, -1, 0
    if not f.laid:
        f.bidding = 0
        return
    f.card, f.laid = f.laid[0], f.laid[1:]
    reveal(g, f.card)
    for viewer in range(g.seats):
        g.peeked[viewer] >>= PEEK  # the other cards move up
    tell(g, "shown", f.card)
    all_bid(g, f)


def all_bid(g: Ludus, f: Market) -> None:
    f.bidding, f.stakes, f.winner, f.again = (1 << g.seats) - 1, (0,) * g.seats, -1, 0


def bidders(g: Ludus, f: Market) -> Sequence[int]:
    """Return the houses that bid. A house that cannot add anything offers nothing."""
    return [seat for seat in members(f.bidding) if g.gold[seat] > f.stakes[seat]]


def bids(g: Ludus, f: Market, seat: int) -> Options:
    return range(BID, BID + min(PURSE, g.gold[seat] - f.stakes[seat] + 1))


def bid(g: Ludus, f: Market, seals: tuple[int, ...]) -> None:
    """S-8.2, S-8.3"""
    f.again = 0
    offers = [max(0, given - BID) for given in seals]
    inside = members(f.bidding)
    tell(g, "bids", tuple([x for seat in inside for x in (seat, f.stakes[seat] + offers[seat])]))
    if not any(offers):
        return
    for seat in inside:
        f.stakes = put(f.stakes, seat, f.stakes[seat] + offers[seat])
    most = max([f.stakes[seat] for seat in inside])
    tied = [seat for seat in inside if f.stakes[seat] == most]
    for seat in inside:
        if seat not in tied:
            f.bidding &= ~(1 << seat)
            f.stakes = put(f.stakes, seat, 0)
    if len(tied) == 1:
        f.winner = tied[0]
    elif bidders(g, f):
        f.again = 1


def tied_bids(g: Ludus, f: Market) -> bool:
    return f.again == 1


def hand_over(g: Ludus, f: Market) -> None:
    if f.card < 0:
        return
    if f.winner < 0:
        g.market_gone |= 1 << f.card
        tell(g, "unsold", f.card)
    else:
        tell(g, "bought", f.winner, f.card, f.stakes[f.winner])
        g.gold[f.winner] -= f.stakes[f.winner]
        take_card(g, f.winner, f.card)
    f.card, f.stakes = TOKEN, (0,) * g.seats


def after_auction(g: Ludus, f: Market) -> Quiet | None:
    return quiet(g)


def cards_left(g: Ludus, f: Market) -> bool:
    return bool(f.laid)


# S-9


def open_token(g: Ludus, f: Market) -> None:
    tell(g, "token-up")
    all_bid(g, f)


def tied_token(g: Ludus, f: Market) -> bool:
    return f.again == 1


def new_host(g: Ludus, f: Market) -> None:
    """Give the Host token to the winner. If the auction failed, the houses still in it roll, and nobody pays."""
    if f.winner >= 0:
        pay_bank(g, f.winner, f.stakes[f.winner])
        g.host = f.winner
    else:
        g.host = highest_roll(g, members(f.bidding))
    f.stakes = (0,) * g.seats
    tell(g, "host", g.host)


def highest_roll(g: Ludus, seats: list[int]) -> int:
    """S-2.1, S-9.1: roll one die per house; ties roll again."""
    while len(seats) > 1:
        dice = [g.luck.die(1, 6) for _ in seats]
        for seat, die in zip(seats, dice, strict=True):
            tell(g, "rolled", seat, die)
        seats = [seat for seat, die in zip(seats, dice, strict=True) if die == max(dice)]
    return seats[0]


MARKET = Procedure(
    "market",
    Market,
    do(open_stalls),
    gather(everybody, wares, trade, DEEDS, SALES, rule="S-7.1"),  # S-7
    call(market_quiet),  # S-6.6
    do(lay_out),  # S-8.1
    ask(looks, look, LOOKS, again=True, rule="S-16"),
    do(show_card),
    seal(bidders, bids, bid, BIDS),  # S-8.2
    repeat("bid", tied_bids),  # S-8.3
    do(hand_over),
    call(after_auction),  # S-6.6
    repeat("show_card", cards_left),
    do(open_token),  # S-9
    seal(bidders, bids, bid, BIDS, rule="S-9.1", name="bid_for_token"),
    repeat("bid_for_token", tied_token),
    do(new_host),
    call(after_auction, name="end_of_market"),  # S-6.6
)
