"""G-2: set-up of a round."""

from __future__ import annotations

from harena.games.gorus.cards import CARD
from harena.games.gorus.state import Gorus
from harena.games.gorus.table import HAND
from harena.kernel.flow import do
from harena.kernel.state import Frame, mask_of, tell


def choose_schools(g: Gorus, f: Frame) -> None:
    """G-2.1, G-2.2: choose the schools that play, once per match."""
    every = g.table.all_schools()
    if g.table.named:
        g.schools = g.table.named
    elif g.table.school_count == len(every):
        g.schools = tuple(every)
    else:
        g.schools = tuple(sorted(g.luck.deal(every, g.table.school_count, of="school")))
    g.deck = g.table.deck(g.schools)
    tell(g, "schools", g.schools)


def choose_dealer(g: Gorus, f: Frame) -> None:
    """G-2.4: choose the first dealer at random."""
    g.dealer = g.luck.die(0, g.seats - 1)


def deal(g: Gorus, f: Frame) -> None:
    """G-2.3: deal ten cards to each player; with two players, and in solo, the other cards are the stock."""
    fallen = g.luck.deal(g.deck, HAND * g.seats, of="card")
    for seat in range(g.seats):
        hand = 0
        for card in fallen[HAND * seat : HAND * (seat + 1)]:
            hand |= CARD[card]
        g.hands[seat] = hand
    g.stock = 0 if len(fallen) == len(g.deck) else mask_of(g.deck) - sum(g.hands)
    g.round += 1
    g.played, g.takers = [], []
    g.count = g.initial = g.favored = 0
    g.leader = (g.dealer + 1) % g.seats  # G-3.1
    f.turn = g.leader
    if g.table.solo:
        tell(g, "dealt-solo", g.round)  # G-7: nobody is the dealer
    else:
        tell(g, "dealt", g.round, g.dealer)


SETUP = (
    do(choose_schools),  # G-2.1, G-2.2
    do(choose_dealer),  # G-2.4
)
DEAL = (do(deal),)  # G-2.3
